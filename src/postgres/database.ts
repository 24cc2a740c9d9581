// The connection to PostgreSQL: one pool, transactions that can be repeated, errors as sentences.
import {
  CompiledQuery,
  type DatabaseConnection,
  type Driver,
  Kysely,
  PostgresDialect,
  type PostgresDialectConfig,
  PostgresDriver,
  sql,
  type Transaction,
} from 'kysely';
import pg from 'pg';
import { SetupError, StoreUnavailable } from '../shared/errors.ts';
import { Limiter } from '../shared/limiter.ts';
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
  /** Rejects while the database cannot do it. With a connection of its own: others may all be busy. */
  reach(work?: (db: Kysely<Tables>) => Promise<unknown>): Promise<void>;
  close(): Promise<void>;
}

export interface Repeating {
  /** Until this aborts, it is tried again for as long as the database cannot do it, for any reason. */
  until?: AbortSignal | undefined;
  /** The work finds out itself whether it was committed, so an unclear commit is repeated, too. */
  knowsItself?: boolean;
  /** Its rows are what the work may have to wait for: briefly, and with few connections. */
  project?: string;
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
  /** How long the transaction of a project may wait for a lock. */
  lockMs?: number;
}

const CONNECT_MS = 10_000;
const STATEMENT_MS = 30_000;
const LOCK_MS = 5_000;
const RETRY_MS = 500;
const CONNECTIONS = 10;
/** Transactions leave this part of them to those who only read. */
const FOR_READS = 0.3;
const PER_PROJECT = 2;
/** Transactions of a project that wait for each other, or for a row that somebody else has locked, hold no connection. */
const WAITING = { most: 500, ms: 20_000, busy: isBusy };

export function openDatabase(options: DatabaseOptions): Database {
  const { clock, patienceMs = 0, statementMs = STATEMENT_MS, lockMs = LOCK_MS } = options;
  const url = checkUrl(options.url);
  const { connections = CONNECTIONS } = options;
  const { db, brief, health } = connect({ ...options, url, connections, statementMs, lockMs });
  const atOnce = Math.max(1, Math.floor(connections * (1 - FOR_READS)));
  const waiting = { ...WAITING, clock };
  const admission = new Limiter({ size: atOnce, perKey: PER_PROJECT, waiting });

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
        // What has a sentence is about the database, and not about the work.
        const again = endless ? known !== error : isPassing(error);
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
      const execute = (on: Kysely<Tables>) =>
        on.transaction().execute(async (tx) => {
          const result = await work(tx);
          // From here on it may have happened.
          committing = true;
          return result;
        });
      const project = repeating?.project;
      const attempt = () =>
        project === undefined ? execute(db) : admission.run({ key: project }, () => execute(brief));
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
    async reach(work = (db) => sql`select`.execute(db)) {
      try {
        await work(health);
      } catch (error) {
        throw databaseError(error);
      }
    },
    close: async () => void (await Promise.all([db.destroy(), health.destroy()])),
  };
}

function isBusy(): StoreUnavailable {
  return new StoreUnavailable(
    'Too many requests of this project are waiting for the database. Nothing was changed. Try again in a moment.',
  );
}

/** One pool for the work, `brief` where locks are waited for briefly, and a connection of its own. */
function connect({
  url,
  connections,
  name = 'docket',
  statementMs,
  lockMs,
}: DatabaseOptions & { connections: number; statementMs: number; lockMs: number }) {
  const connection = {
    connectionString: url,
    connectionTimeoutMillis: CONNECT_MS,
    query_timeout: statementMs + CONNECT_MS,
    application_name: name,
    // Not when it connects: PgBouncer refuses that.
    onConnect: async (client: pg.ClientBase) => {
      await client.query(
        `set statement_timeout = ${statementMs}; set idle_in_transaction_session_timeout = ${statementMs}`,
      );
    },
  };
  const pool = openPool({ ...connection, max: connections });
  const health = new Kysely<Tables>({
    dialect: new PostgresDialect({ pool: openPool({ ...connection, max: 1 }) }),
  }).withSchema(SCHEMA);
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) }).withSchema(SCHEMA);
  const brief = new Kysely<Tables>({ dialect: new BriefDialect({ pool }, lockMs) }).withSchema(
    SCHEMA,
  );
  return { db, brief, health };
}

function openPool(options: pg.PoolConfig): pg.Pool {
  const pool = new pg.Pool(options);
  // A connection that breaks while nobody waits for it would end the process. The pool drops it,
  // and whoever uses it next gets another one, or the error.
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  return pool;
}

/** Its transactions do not wait long for a lock, behind PgBouncer, too. */
class BriefDialect extends PostgresDialect {
  readonly #config: PostgresDialectConfig;
  readonly #lockMs: number;

  constructor(config: PostgresDialectConfig, lockMs: number) {
    super(config);
    this.#config = config;
    this.#lockMs = lockMs;
  }

  override createDriver(): Driver {
    const begin = CompiledQuery.raw(`begin; set local lock_timeout = ${this.#lockMs}`);
    return new (class extends PostgresDriver {
      override async beginTransaction(connection: DatabaseConnection): Promise<void> {
        await connection.executeQuery(begin);
      }
    })(this.#config);
  }
}

function checkUrl(url: string): string {
  if (/^postgres(?:ql)?:\/\/[^/?#]*,/.test(url)) {
    throw new SetupError(
      '`--database` names several hosts, and Docket connects to one. Use the address of the primary, or of a proxy that always leads to it, such as PgBouncer or HAProxy.',
    );
  }
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
