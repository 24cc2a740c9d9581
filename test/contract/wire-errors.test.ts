import { describe, expect, it } from 'vitest';
import { fromWireError, toWireError } from '../../src/contract/wire-errors.ts';
import {
  Conflict,
  type DocketError,
  Forbidden,
  InvalidRequest,
  LeaseLost,
  NotFound,
  RateLimited,
  SetupError,
  Unauthorized,
  Unavailable,
} from '../../src/shared/errors.ts';

describe('errors on the wire', () => {
  const details = ['One.', 'Two.'];
  it.each<[number, DocketError]>([
    [400, new InvalidRequest('Wrong.', { details })],
    [401, new Unauthorized('No key.')],
    [403, new Forbidden('Not yours.')],
    [404, new NotFound('Nothing here.')],
    [405, new InvalidRequest('Use GET.', { code: 'method-not-allowed' })],
    [409, new Conflict('Archived.')],
    [413, new InvalidRequest('Too large.', { code: 'too-large' })],
    [415, new InvalidRequest('Send JSON.', { code: 'unsupported-type' })],
    [429, new RateLimited('Slow down. Try again in 30 s.', { retryAfterSeconds: 30 })],
    [503, new Unavailable('Later.')],
  ])('%i arrives as it was sent', (status, error) => {
    const sent = toWireError(error, 'r1');
    expect(sent.status).toBe(status);
    const received = fromWireError({
      status: sent.status,
      body: JSON.stringify(sent.body),
      ...(error instanceof RateLimited && { retryAfterSeconds: error.retryAfterSeconds }),
    });
    expect(received).toEqual(error);
    expect(received.constructor).toBe(error.constructor);
  });

  it('says nothing of what is inside', () => {
    for (const error of [new SetupError('/etc/secret'), new LeaseLost('x'), new Error('y'), 'z']) {
      expect(toWireError(error, 'r1')).toEqual({
        status: 500,
        body: { error: expect.stringMatching(/^The service failed.+r1\.$/) },
        headers: {},
      });
    }
  });

  it('cleans and shortens foreign words', () => {
    const body = JSON.stringify({ error: `a\u001b[31m\u202eb\n${'x'.repeat(600)}` });
    const { message } = fromWireError({ status: 400, body });
    expect(message).toMatch(/^a\[31mb x+…$/);
    expect(message.length).toBe(500);
  });

  it('takes a 429 that names no time for a minute', () => {
    expect(fromWireError({ status: 429, body: '' })).toMatchObject({ retryAfterSeconds: 60 });
  });
});
