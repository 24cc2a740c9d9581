// A worker says every few seconds that it is there, looks whether it can work, and hears whether it is to
// drain. While it cannot work, it takes no tickets: others do.
import { type Selectable, sql } from 'kysely';
import { NotFound, sentence } from '../shared/errors.ts';
import { type Clock, clockProblem, isoTime, type Log } from '../shared/runtime.ts';
import type { Database } from './database.ts';
import type { Queue } from './queue.ts';
import type { Tables } from './tables.ts';

const BEAT_MS = 5_000;
/** A worker that was not heard of for this long is dead. Its main thread may be busy for a while. */
const DEAD_SECONDS = 60;

interface PresenceOptions {
  database: Database;
  queue: Pick<Queue, 'pause' | 'resume'>;
  name: string;
  clock: Clock;
  log: Log;
  /** What is wrong with this machine, as a sentence; undefined: it can work. */
  check(): Promise<string | undefined>;
  github: {
    /** How far GitHub's clock is ahead of ours, if it is known. */
    clockOffMs(): number | undefined;
    awaySince(): number | undefined;
  };
  /** Told of the death of another worker. */
  died?: (() => void) | undefined;
}

export interface Presence {
  /** Why it takes no tickets; undefined: it does. */
  readonly whyNot: string | undefined;
  /** Looks again now. Answers what is wrong with the machine; nothing more is taken then. */
  look(): Promise<string | undefined>;
  /** It is not there any more. */
  stop(): Promise<void>;
}

export async function startPresence(options: PresenceOptions): Promise<Presence> {
  const { database, queue, name, clock, log } = options;
  const stopping = new AbortController();
  let whyNot: string | undefined = 'It is starting.';
  let isDraining = false;
  let databaseOffMs: number | undefined;
  /** Since when every beat has arrived. */
  let heardSince = clock.now();

  async function look(): Promise<string | undefined> {
    const broken = await unfit();
    const wrong = isDraining ? 'It is draining, as an operator asked.' : broken;
    if (wrong !== whyNot) {
      if (wrong === undefined) log.info('This worker takes tickets.');
      else log.warn(`This worker takes no tickets. ${wrong}`);
      whyNot = wrong;
    }
    await (wrong === undefined ? queue.resume() : queue.pause());
    return broken;
  }

  async function unfit(): Promise<string | undefined> {
    // GitHub's clock is right; the database's may be as wrong as ours.
    const fromGithub = options.github.clockOffMs();
    const whose = fromGithub === undefined ? 'the database’s' : 'GitHub’s';
    return clockProblem(fromGithub ?? databaseOffMs ?? 0, whose) ?? options.check();
  }

  async function beat(): Promise<void> {
    const awaySince = options.github.awaySince();
    const before = clock.now();
    const { rows } = await database.read((db) =>
      sql<{ draining: boolean; now: Date }>`
        insert into docket.worker as known (name, not_ready, github_away_since)
        values (${name}, ${whyNot ?? null}, ${awaySince === undefined ? null : isoTime(awaySince)})
        on conflict (name) do update set seen_at = now(), not_ready = excluded.not_ready,
          github_away_since = excluded.github_away_since
        returning draining, now() as now`.execute(db),
    );
    const [row] = rows;
    if (!row) return;
    isDraining = row.draining;
    databaseOffMs = row.now.getTime() - (before + clock.now()) / 2;
    if (clock.now() - heardSince >= DEAD_SECONDS * 1000) await bury();
  }

  /** While the database was away, nobody could be heard, so others are not dead yet. */
  async function bury(): Promise<void> {
    const { rows } = await database.read((db) =>
      sql<{ name: string; seen: string }>`delete from docket.worker
        where seen_at < now() - ${`${DEAD_SECONDS} seconds`}::interval
        returning name, seen_at::text as seen`.execute(db),
    );
    for (const dead of rows) {
      log.error(`Worker ${dead.name} died: it was last heard of at ${dead.seen}.`);
      options.died?.();
    }
  }

  async function live(): Promise<void> {
    while (!stopping.signal.aborted) {
      await clock.sleep(BEAT_MS, stopping.signal).catch(() => {});
      if (stopping.signal.aborted) return;
      try {
        await beat();
      } catch (error) {
        heardSince = clock.now();
        log.debug(`This worker could not say that it is there: ${sentence(error)}`);
      }
      await look().catch((error) => log.warn(sentence(error)));
    }
  }

  // One of the same name has died, and what it was told does not concern this one.
  await database.read((db) => sql`delete from docket.worker where name = ${name}`.execute(db));
  await beat();
  await look();
  await beat();
  const living = live();
  return {
    get whyNot() {
      return whyNot;
    },
    look,
    async stop() {
      stopping.abort();
      await living;
      await database
        .read((db) => sql`delete from docket.worker where name = ${name}`.execute(db))
        .catch(() => {});
    },
  };
}

interface KnownWorker {
  name: string;
  since: string;
  /** Why it takes no tickets; null: it does. */
  notReady: string | null;
  draining: boolean;
  /** Since when GitHub does not answer it. */
  githubAwaySince: string | null;
  /** How many it works on. */
  jobs: number;
}

export async function listWorkers(database: Database): Promise<KnownWorker[]> {
  const { rows } = await database.read((db) =>
    sql<Selectable<Tables['worker']> & { jobs: number }>`
      select worker.*, (select count(*)::int from docket.job
        where status = 'active'
          and position('"worker":' || to_json(worker.name)::text in record::text) > 0) as jobs
      from docket.worker order by name limit ${MOST_LISTED}`.execute(db),
  );
  return rows.map((row) => ({
    name: row.name,
    since: row.started_at.toISOString(),
    notReady: row.not_ready,
    draining: row.draining,
    githubAwaySince: row.github_away_since?.toISOString() ?? null,
    jobs: row.jobs,
  }));
}

const MOST_LISTED = 1_000;

export const unknownWorker = (name: string) =>
  new NotFound(`There is no worker ${name}. List them with docket admin workers.`);

/** False: there is no such worker. */
export async function drainWorker(database: Database, name: string): Promise<boolean> {
  const { numUpdatedRows } = await database.transaction((tx) =>
    tx.updateTable('worker').set({ draining: true }).where('name', '=', name).executeTakeFirst(),
  );
  return numUpdatedRows > 0n;
}
