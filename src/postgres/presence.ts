// A worker says every few seconds that it is there, looks whether it can work, and hears whether it is to
// drain. While it cannot work, it takes no jobs: others do.
import { type Selectable, sql } from 'kysely';
import { NotFound, sentence } from '../shared/errors.ts';
import { type Clock, clockProblem, isoTime, type Log } from '../shared/runtime.ts';
import type { Database } from './database.ts';
import type { Queue, Rest } from './queue.ts';
import type { Tables } from './tables.ts';

const BEAT_MS = 5_000;
/** A worker that was not heard of for this long is dead. Its main thread may be busy for a while. */
const DEAD_SECONDS = 60;

/** Work that failed because of this worker, in a row, after which it takes nothing for a while. */
const MOST_FAULTS = 2;
const REST_MS = 5 * 60_000;

/** Of a worker that is not ready. */
export const REASONS = ['machine', 'clock', 'github', 'agent', 'failures'] as const;

/** What keeps a worker from its work. */
export interface Problem {
  /** For the metrics. */
  reason: (typeof REASONS)[number];
  /** A sentence, with what to do about it. */
  words: string;
  /** Comments can be answered. */
  onlyJobs?: boolean;
}

interface PresenceOptions {
  database: Database;
  queue: Pick<Queue, 'rest'>;
  name: string;
  clock: Clock;
  log: Log;
  /** What is wrong here; undefined: it can work. `fresh`: an earlier answer does not count. */
  check(fresh?: boolean): Promise<Problem | undefined>;
  github: {
    /** How far GitHub's clock is ahead of ours, if it is known. */
    clockOffMs(): number | undefined;
    awaySince(): number | undefined;
  };
  /** Told of the death of another worker. */
  died?: (() => void) | undefined;
}

export interface Presence {
  /** Why it takes no jobs; undefined: it does. */
  readonly whyNot: string | undefined;
  /** Looks again now. Answers what is wrong here; nothing more is taken then. */
  look(fresh?: boolean): Promise<string | undefined>;
  /** Work failed because of this worker, although nothing is wrong that it could find. */
  failed(words: string, what: 'job' | 'comment'): Promise<void>;
  /** Work succeeded. */
  worked(): void;
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
  #reason: Problem['reason'] | undefined;
  #faults = 0;
  #rest: { problem: Problem; until: number } | undefined;
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

  worked(): void {
    this.#faults = 0;
  }

  async failed(words: string, what: 'job' | 'comment'): Promise<void> {
    this.#faults += 1;
    if (this.#faults < MOST_FAULTS) return;
    const problem: Problem = {
      reason: 'failures',
      words: `Work failed here ${this.#faults} times in a row, and not because of what was asked: ${words} It tries again in ${REST_MS / 60_000} minutes.`,
      onlyJobs: what === 'job',
    };
    this.#rest = { problem, until: this.#options.clock.now() + REST_MS };
    await this.look();
  }

  async look(fresh = false): Promise<string | undefined> {
    const { queue, log } = this.#options;
    const problem = await this.#unfit(fresh);
    const broken = problem?.words;
    const wrong = this.#isDraining ? 'It is draining, as an operator asked.' : broken;
    this.#reason = problem?.reason;
    const part: Rest = problem?.onlyJobs && !this.#isDraining ? 'jobs' : 'all';
    if (wrong !== this.#whyNot) {
      if (wrong === undefined) log.info('This worker is ready.');
      else log.warn(`This worker takes no jobs. ${wrong}`);
      this.#whyNot = wrong;
    }
    await queue.rest(wrong === undefined ? 'nothing' : part);
    return broken;
  }

  async #unfit(fresh: boolean): Promise<Problem | undefined> {
    // GitHub's clock is right; the database's may be as wrong as ours.
    const fromGithub = this.#options.github.clockOffMs();
    const whose = fromGithub === undefined ? 'the database’s' : 'GitHub’s';
    const words = clockProblem(fromGithub ?? this.#databaseOffMs ?? 0, whose);
    if (words !== undefined) return { reason: 'clock', words };
    const found = await this.#options.check(fresh);
    if (found) return found;
    const isOver = this.#rest && this.#options.clock.now() >= this.#rest.until;
    if (isOver) this.#rest = undefined;
    return this.#rest?.problem;
  }

  async #beat(): Promise<void> {
    const { database, name, clock } = this.#options;
    const awaySince = this.#options.github.awaySince();
    const before = clock.now();
    const { rows } = await database.read((db) =>
      sql<{ draining: boolean; now: Date }>`
        insert into docket.worker as known (name, not_ready, not_ready_reason, github_away_since)
        values (${name}, ${this.#whyNot ?? null}, ${this.#reason ?? null},
          ${awaySince === undefined ? null : isoTime(awaySince)})
        on conflict (name) do update set seen_at = now(), not_ready = excluded.not_ready,
          not_ready_reason = excluded.not_ready_reason,
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
  /** Why it takes no jobs; null: it does. */
  notReady: string | null;
  reason: string | null;
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
    reason: row.not_ready_reason,
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
