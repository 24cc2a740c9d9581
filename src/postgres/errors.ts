// What a database says when something is wrong, as a sentence with a remedy. Never the URL itself:
// it may contain the password.
import { DocketError, SetupError, StoreUnavailable, sentence } from '../shared/errors.ts';

const MIGRATE = 'Run `docket migrate --database URL`.';

/** By SQLSTATE or by the code of the connection's error. */
const SETUP: Record<string, string> = {
  '28000': 'The database refuses this user. Check the user in `--database`.',
  '28P01': 'The database refuses the password. Check `--database`, or set PGPASSWORD.',
  '3D000': 'There is no such database. Create it with `createdb`, or check `--database`.',
  '3F000': `The database has no Docket tables yet. ${MIGRATE}`,
  '42P01': `The database has no Docket tables yet. ${MIGRATE}`,
  '42501': 'The database user may not do this. Grant it the rights that docs/operating.md lists.',
  ENOTFOUND: 'There is no such database host. Check `--database`.',
};

const UNAVAILABLE: Record<string, string> = {
  '25006': 'The database is read-only. Connect to the primary, or end its recovery.',
  '53100': 'The disk of the database is full. Free some space there.',
  '53200': 'The database is out of memory. Give it more, or lower `--concurrency`.',
  '53400': 'The database has reached a limit of its settings, such as `temp_file_limit`. Raise it.',
  '53300': 'The database has no free connection. Raise `max_connections`, or run fewer processes.',
  '55P03':
    'The record is locked in the database. Try again, or end the session in pg_stat_activity that locks it.',
  '57014': 'The database took too long to answer. Try again.',
  ECONNREFUSED: 'The database cannot be reached. Check `--database`, or start it.',
  ETIMEDOUT: 'The database cannot be reached in time. Check `--database` and the network.',
};

/** What the connection says, after its code if it has one: `28000` or one of OpenSSL's. */
const TLS: [RegExp, string][] = [
  [
    /^ The server does not support SSL/,
    'The database does not offer TLS, and `--database` asks for it. Turn on `ssl` in the database, or remove `sslmode`.',
  ],
  [
    /^28000 .*no encryption/,
    'The database accepts this user only with TLS. Add `?sslmode=verify-full` to `--database`.',
  ],
  [
    /^(?:\w*(?:CERT|SELF_SIGNED|UNABLE_TO_)\w* | .*establishing an SSL connection)/,
    'The certificate of the database is not trusted. Name its certificate authority in `sslrootcert`, and check that the host in `--database` is the one that the certificate is for.',
  ],
];

/** The server is going down or coming up, has no room, or the connection to it broke. */
const LOST =
  /^(?:08...|57P0[1-5]|40...|53[34]00|ECONNRE(?:SET|FUSED)|ETIMEDOUT|EPIPE|EAI_AGAIN|E(?:HOST|NET)UNREACH)$/;
const LOST_WORDS =
  /terminated|not queryable|connection timeout|timeout exceeded|read timeout|ended by/i;

/** Worth trying again in a moment: a restart of the database is enough to cause it, or a rush. */
export function isPassing(error: unknown): boolean {
  const code = codeOf(error);
  if (LOST.test(code)) return true;
  return code === '' && LOST_WORDS.test(sentence(error));
}

export function databaseError(error: unknown): unknown {
  if (error instanceof DocketError) return error;
  const code = codeOf(error);
  const tls = TLS.find(([words]) => words.test(`${code} ${sentence(error)}`));
  const setup = tls ? tls[1] : SETUP[code];
  if (setup) return new SetupError(setup, { cause: error });
  const words = UNAVAILABLE[code];
  if (words) return new StoreUnavailable(`${words} Nothing was changed.`, { cause: error });
  if (isPassing(error)) {
    return new StoreUnavailable('The connection to the database was lost. Try again in a moment.', {
      cause: error,
    });
  }
  return error;
}

function codeOf(error: unknown): string {
  const { code, errors } = (error ?? {}) as { code?: unknown; errors?: unknown[] };
  if (typeof code === 'string') return code;
  return Array.isArray(errors) ? codeOf(errors[0]) : '';
}
