// The connection to PostgreSQL: one pool, transactions that can be repeated, errors as sentences.
import { Kysely, PostgresDialect, type Transaction } from 'kysely';
import pg from 'pg';
import { SetupError, StoreUnavailable } from '../shared/errors.ts';
import type { Clock } from '../shared/runtime.ts';
import { databaseError, isPassing } from './errors.ts';
import type { Tables } from './tables.ts';

export const SCHEMA = 'docket';

export type Tx = Transaction<Tables>;

export interface Database {
  readonly url: string;
  readonly db: Kysely<Tables>;
  /** The whole of read, decide, write; repeated when the connection broke before the commit. */
  transaction<T>(work: (tx: Tx) => Promise<T>, repeating?: Repeating): Promise<T>;
  /** One statement, or several that need not agree. */
  read<T>(work: (db: Kysely<Tables>) => Promise<T>, repeating?: Repeating): Promise<T>;
  /** Several statements that see the same moment, and change nothing. */
  snapshot<T>(work: (tx: Tx) => Promise<T>): Promise<T>;
  close(): Promise<void>;
}

export interface Repeating {
  /** Until this aborts, it is tried again for as long as the database cannot do it, for any reason. */
  until?: AbortSignal | undefined;
  /** The work finds out itself whether it was committed, so an unclear commit is repeated, too. */
  knowsItself?: boolean;
}

interface DatabaseOptions {
  url: string;
  clock: Clock;
  connections?: number;
  /** How the database's own lists show its connections. */
  name?: string | undefined;
  /** How long a restart of the database is waited out. A server answers its callers instead. */
  patienceMs?: number;
  /** How long a statement may take. */
  statementMs?: number;
}

const CONNECT_MS = 10_000;
const STATEMENT_MS = 30_000;
const RETRY_MS = 500;

export function openDatabase(options: DatabaseOptions): Database {
  const { clock, patienceMs = 0, statementMs = STATEMENT_MS } = options;
  const url = checkUrl(options.url);
  const pool = new pg.Pool({
    connectionString: url,
    max: options.connections ?? 10,
    connectionTimeoutMillis: CONNECT_MS,
    statement_timeout: statementMs,
    idle_in_transaction_session_timeout: statementMs,
    query_timeout: statementMs + CONNECT_MS,
    application_name: options.name ?? 'docket',
  });
  // A connection that breaks while nobody waits for it would end the process. The pool drops it,
  // and whoever uses it next gets another one, or the error.
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) }).withSchema(SCHEMA);

  async function patiently<T>(
    attempt: () => Promise<T>,
    { until }: Repeating = {},
    isSettled = () => false,
  ): Promise<T> {
    const deadline = clock.now() + patienceMs;
    for (;;) {
      try {
        return await attempt();
      } catch (error) {
        const known = databaseError(error);
        const endless = until !== undefined && !until.aborted;
        const again = endless ? known instanceof StoreUnavailable : isPassing(error);
        const late = !endless && clock.now() + RETRY_MS > deadline;
        if (late || isSettled() || !again) throw known;
        await clock.sleep(RETRY_MS, endless ? until : undefined).catch(() => {});
      }
    }
  }

  return {
    url,
    db,
    transaction(work, repeating) {
      let committing = false;
      const attempt = () =>
        db.transaction().execute(async (tx) => {
          const result = await work(tx);
          // From here on it may have happened.
          committing = true;
          return result;
        });
      return patiently(attempt, repeating, () => committing && !repeating?.knowsItself);
    },
    read: (work, repeating) => patiently(() => work(db), repeating),
    snapshot: (work) =>
      patiently(() =>
        db
          .transaction()
          .setIsolationLevel('repeatable read')
          .setAccessMode('read only')
          .execute(work),
      ),
    close: () => db.destroy(),
  };
}

function checkUrl(url: string): string {
  const parsed = URL.canParse(url) ? new URL(url) : undefined;
  if (parsed && /^postgres(?:ql)?:$/.test(parsed.protocol) && parsed.pathname.length > 1)
    return url;
  throw new SetupError(
    '`--database` must be a URL such as postgresql://docket@db.example.com/docket. Set the password in PGPASSWORD.',
  );
}

/** What must appear in no log and in no published text. */
export function databaseSecrets(url: string, env: NodeJS.ProcessEnv): string[] {
  const password = URL.canParse(url) ? decodeURIComponent(new URL(url).password) : '';
  return [password, env.PGPASSWORD ?? ''].filter((secret) => secret.length > 0);
}
