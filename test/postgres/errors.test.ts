import { expect, it } from 'vitest';
import { databaseError, isPassing } from '../../src/postgres/errors.ts';
import { SetupError, StoreUnavailable } from '../../src/shared/errors.ts';

const failed = (code: string, words = 'no') => Object.assign(new Error(words), { code });

it.each([
  ...['53300', '53400', '57P01', '57P02', '57P03', '08000', '08006', '40001'],
  ...['ECONNREFUSED', 'ECONNRESET', 'ETIMEDOUT', 'EPIPE', 'EAI_AGAIN', 'EHOSTUNREACH'],
])('%s passes, and is no reason to fail a job', (code) => {
  expect(isPassing(failed(code))).toBe(true);
  expect(databaseError(failed(code))).toBeInstanceOf(StoreUnavailable);
});

it.each([
  'timeout exceeded when trying to connect',
  'Connection terminated due to connection timeout',
  'Connection terminated unexpectedly',
  'Query read timeout',
])('“%s” passes, although it has no code', (words) => {
  expect(isPassing(new Error(words))).toBe(true);
});

it.each(['53100', '25006', '57014', '55P03'])('%s does not pass by itself, but waits', (code) => {
  expect(isPassing(failed(code))).toBe(false);
  expect(databaseError(failed(code))).toBeInstanceOf(StoreUnavailable);
});

it.each([
  ['', 'The server does not support SSL connections', /does not offer TLS/],
  ['28000', 'no pg_hba.conf entry for host "::1", user "docket", no encryption', /only with TLS/],
  ['SELF_SIGNED_CERT_IN_CHAIN', 'self-signed certificate', /sslrootcert/],
  ['ERR_TLS_CERT_ALTNAME_INVALID', 'Host: db is not in the altnames', /sslrootcert/],
])('%s “%s” is a sentence about TLS', (code, words, told) => {
  const error = databaseError(code ? failed(code, words) : new Error(words));
  expect(error).toBeInstanceOf(SetupError);
  expect(String(error)).toMatch(told);
});

it('a wrong password and a broken rule are neither', () => {
  expect(databaseError(failed('28P01'))).toBeInstanceOf(SetupError);
  const broken = failed('23505');
  expect([isPassing(broken), databaseError(broken)]).toEqual([false, broken]);
});
