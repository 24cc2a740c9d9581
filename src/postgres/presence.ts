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
  const beating = new Beating(options);
  await beating.start();
  return beating;
}

class Beating implements Presence {
  readonly #options: PresenceOptions;
  readonly #stopping = new AbortController();
  #whyNot: string | undefined = 'It is starting.';
  #isDraining = false;
  #databaseOffMs: number | undefined;
  /** Since when every beat has arrived. */
  #heardSince: number;
  #living: Promise<void> | undefined;

  constructor(options: PresenceOptions) {
    this.#options = options;
    this.#heardSince = options.clock.now();
  }

  get whyNot(): string | undefined {
    return this.#whyNot;
  }

  async start(): Promise<void> {
    // One of the same name has died, and what it was told does not concern this one.
    await this.#leave();
    await this.#beat();
    await this.look();
    await this.#beat();
    this.#living = this.#live();
  }

  async stop(): Promise<void> {
    this.#stopping.abort();
    await this.#living;
    await this.#leave().catch(() => {});
  }

  async #leave(): Promise<void> {
    const { database, name } = this.#options;
    await database.read((db) => sql`delete from docket.worker where name = ${name}`.execute(db));
  }

  async look(): Promise<string | undefined> {
    const { queue, log } = this.#options;
    const broken = await this.#unfit();
    const wrong = this.#isDraining ? 'It is draining, as an operator asked.' : broken;
    if (wrong !== this.#whyNot) {
      if (wrong === undefined) log.info('This worker takes tickets.');
      else log.warn(`This worker takes no tickets. ${wrong}`);
      this.#whyNot = wrong;
    }
    await (wrong === undefined ? queue.resume() : queue.pause());
    return broken;
  }

  async #unfit(): Promise<string | undefined> {
    // GitHub's clock is right; the database's may be as wrong as ours.
    const fromGithub = this.#options.github.clockOffMs();
    const whose = fromGithub === undefined ? 'the database’s' : 'GitHub’s';
    return clockProblem(fromGithub ?? this.#databaseOffMs ?? 0, whose) ?? this.#options.check();
  }

  async #beat(): Promise<void> {
    const { database, name, clock } = this.#options;
    const awaySince = this.#options.github.awaySince();
    const before = clock.now();
    const { rows } = await database.read((db) =>
      sql<{ draining: boolean; now: Date }>`
        insert into docket.worker as known (name, not_ready, github_away_since)
        values (${name}, ${this.#whyNot ?? null}, ${awaySince === undefined ? null : isoTime(awaySince)})
        on conflict (name) do update set seen_at = now(), not_ready = excluded.not_ready,
          github_away_since = excluded.github_away_since
        returning draining, now() as now`.execute(db),
    );
    const [row] = rows;
    if (!row) return;
    this.#isDraining = row.draining;
    this.#databaseOffMs = row.now.getTime() - (before + clock.now()) / 2;
    if (clock.now() - this.#heardSince >= DEAD_SECONDS * 1000) await this.#bury();
  }

  /** While the database was away, nobody could be heard, so others are not dead yet. */
  async #bury(): Promise<void> {
    const { database, log } = this.#options;
    const { rows } = await database.read((db) =>
      sql<{ name: string; seen: string }>`delete from docket.worker
        where seen_at < now() - ${`${DEAD_SECONDS} seconds`}::interval
        returning name, seen_at::text as seen`.execute(db),
    );
    for (const dead of rows) {
      log.error(`Worker ${dead.name} died: it was last heard of at ${dead.seen}.`);
      this.#options.died?.();
    }
  }

  async #live(): Promise<void> {
    const { clock, log } = this.#options;
    while (!this.#stopping.signal.aborted) {
      await clock.sleep(BEAT_MS, this.#stopping.signal).catch(() => {});
      if (this.#stopping.signal.aborted) return;
      try {
        await this.#beat();
      } catch (error) {
        this.#heardSince = clock.now();
        log.debug(`This worker could not say that it is there: ${sentence(error)}`);
      }
      await this.look().catch((error) => log.warn(sentence(error)));
    }
  }
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
