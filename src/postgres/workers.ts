// Jobs from the queue, worked on in this process. The queue says whose turn it is; the lease in the
// job's row decides whether a worker may still write, however late it comes back.

import { sql } from 'kysely';
import { isSuspected, type JobRecord } from '../jobs/job.ts';
import {
  type HeldLease,
  insistOnLease,
  type LeaseGuard,
  MAX_ADOPTIONS,
  releaseDead,
  Stop,
} from '../jobs/lease.ts';
import type { Write } from '../jobs/store.ts';
import type { JobTools } from '../jobs/tools.ts';
import { giveUp, workOnQueuedJob } from '../jobs/worker.ts';
import { LeaseLost, StoreUnavailable, sentence, WorkerFault } from '../shared/errors.ts';
import type { Clock, Log } from '../shared/runtime.ts';
import { waitFor } from '../shared/waiting.ts';
import type { Database, Tx } from './database.ts';
import { CANCELS, PostgresStore } from './job-store.ts';
import { type DeadTicket, type Queue, type Ticket, WORKERS_DIED } from './queue.ts';

type JobTicket = Ticket<{ job: string }>;

interface WorkersOptions {
  database: Database;
  queue: Queue;
  /** Jobs at a time. */
  concurrency: number;
  clock: Clock;
  log: Log;
  newId: () => string;
  /** By which leases and log lines name this process. */
  name: string;
  /** As `JobTools` has it. */
  machineProblem?(error: unknown): Promise<string | undefined>;
  /** Told when the work of a dead worker is taken over, and when a job has killed too many. */
  noted?: JobTools['noted'];
  /** Works on a job in a process of its own. Answers what ended that, if it was not the job's end. */
  apart(job: JobApart, signal: AbortSignal): Promise<string | undefined>;
  /** What the jobs of a project are done with. Rejects with a sentence for one that is gone. */
  open(project: string): Promise<{ store: PostgresStore; tools: JobTools }>;
}

export interface JobApart {
  job: string;
  project: string;
  /** Of the lease that it takes. */
  token: string;
}

interface Workers {
  /** Hands running jobs to other workers, and takes no new ones. */
  stop(): Promise<void>;
}

/** How late a cancel can be where notifications do not arrive. */
const LOOK_EVERY_MS = 5_000;

/** The job goes to another worker. The limit of deaths per job, not that of attempts per ticket, ends it. */
function workersDied(job: JobRecord | null): Write<void> {
  if (job?.status !== 'active') return { result: undefined };
  return { result: undefined, story: 'its workers died', job: releaseDead(job), wake: true };
}

/** The process of a job has died, and so has nobody else. */
function processDied(job: JobRecord | null): Write<JobRecord | null> {
  if (job?.status !== 'active') return { result: null };
  const left = releaseDead(job);
  return { result: left, story: 'its process died', job: left, wake: true };
}

export async function startWorkers(options: WorkersOptions): Promise<Workers> {
  const { queue, concurrency } = options;
  const work = new Work(options);
  await queue.turns.work(concurrency, (ticket) => work.onTicket(ticket));
  await queue.turns.workDead((dead) => work.onDead(dead));
  return {
    async stop() {
      work.close();
      await queue.stop();
    },
  };
}

/** Works on this job, whoever had it before: what a process does that was started for it. */
export async function workOnJob(
  { job, project, token }: JobApart,
  { name, clock, log, open }: Pick<WorkersOptions, 'name' | 'clock' | 'log' | 'open'>,
  signal: AbortSignal,
): Promise<void> {
  const opened = await open(project);
  const store = opened.store.until(signal);
  const guard = rowGuard(store, { clock, log });
  const options = { store, tools: opened.tools, newId: () => token, worker: name, shared: false };
  await workOnQueuedJob(job, { ...options, took: () => true }, guard, signal);
}

/** What this process does with the tickets that it gets. */
class Work {
  readonly #options: WorkersOptions;
  readonly #closing = new AbortController();
  readonly #nudges = new Map<string, () => void>();
  #listening: Promise<Awaited<ReturnType<Queue['listen']>> | undefined> | undefined;
  #atWork = 0;

  constructor(options: WorkersOptions) {
    this.#options = options;
  }

  close(): void {
    this.#closing.abort(new Stop('interrupted'));
  }

  async onTicket(ticket: JobTicket): Promise<void> {
    const { database, queue, machineProblem } = this.#options;
    const { job: id } = ticket.data;
    const found = await this.#look(id);
    if (!found) return;
    const { project } = found;
    if (this.#closing.signal.aborted) {
      // Fetched while the process was asked to stop.
      return database.transaction(async (tx) => {
        await queue.send(tx, id, { project, kind: 'begun' });
        await ticket.complete(tx);
      });
    }
    try {
      await this.#workOn(id, found, ticket);
    } catch (error) {
      if ((await machineProblem?.(error)) === undefined) throw error;
      await database.transaction((tx) => ticket.putBack(tx));
    }
  }

  /** Nobody tries this one again by itself. */
  async onDead({ data: { job: id }, reason, remove }: DeadTicket<{ job: string }>): Promise<void> {
    const { database, queue, clock, log } = this.#options;
    const project = (await this.#look(id))?.project;
    if (project === undefined) return database.transaction(remove);
    const store = new PostgresStore({ database, project, wake: queue });
    if (reason === WORKERS_DIED) return store.update(id, workersDied, remove);
    const words = `This job could not be worked on: ${reason} Retry it when that is fixed.`;
    log.error(`Job ${id}: ${words}`);
    await store.update(id, giveUp(words, clock.now()), remove);
  }

  /** Cancels are listened to while there is a job: an idle worker needs no connection for them. */
  async #whileListening(work: () => Promise<void>): Promise<void> {
    const { queue } = this.#options;
    this.#atWork += 1;
    this.#listening ??= queue
      .listen(CANCELS, (id) => this.#nudges.get(id)?.())
      .catch(() => undefined);
    try {
      await this.#listening;
      await work();
    } finally {
      this.#atWork -= 1;
      if (this.#atWork === 0) {
        const ended = this.#listening;
        this.#listening = undefined;
        await (await ended)?.close();
      }
    }
  }

  /**
   * A job that still has a lease lost its worker. The record is searched as text, because PostgreSQL
   * reads no field of a record in which a prompt has U+0000. Inside of a string, quotes are escaped.
   */
  async #look(id: string): Promise<{ project: string; deaths: number } | undefined> {
    const { database } = this.#options;
    const { rows } = await database.read((db) =>
      sql<{ project: string; deaths: number }>`
        select project, coalesce(substring(record::text from '"deaths":([0-9]{1,9})')::int, 0)
          + (position('"lease":null' in record::text) = 0)::int as deaths
        from docket.job where id = ${id}`.execute(db),
    );
    return rows[0];
  }

  async #workOn(
    id: string,
    { project, deaths }: { project: string; deaths: number },
    ticket: JobTicket,
  ): Promise<void> {
    const { database, newId, open, machineProblem, noted, concurrency, name } = this.#options;
    const opened = await open(project).catch((error) => this.#postpone(ticket, project, error));
    if (!opened) return;
    const { store: jobs, tools: given } = opened;
    const tools = { ...given, ...(machineProblem && { machineProblem }), ...(noted && { noted }) };
    const { atOnce } = tools;
    if (atOnce && !(await database.transaction((tx) => ticket.admit(tx, project, atOnce)))) return;
    const signal = AbortSignal.any([this.#closing.signal, ticket.signal]);
    if (isSuspected({ deaths })) return this.#workApart(id, project, ticket, signal);
    const { clock, log } = this.#options;
    const store = jobs.until(signal);
    const guard = rowGuard(store, {
      ...{ clock, log, nudges: this.#nudges },
      complete: (tx) => ticket.complete(tx),
    });
    const shared = concurrency > 1;
    const taking = { store, tools, newId, worker: name, shared, took: () => true };
    await this.#whileListening(() => workOnQueuedJob(id, taking, guard, signal));
  }

  /** Whatever it does to its process, this one and the other jobs here go on. */
  async #workApart(
    id: string,
    project: string,
    ticket: JobTicket,
    signal: AbortSignal,
  ): Promise<void> {
    const { database, queue, newId, apart, noted, log } = this.#options;
    const token = newId();
    const ended = await apart({ job: id, project, token }, signal);
    if (ended === undefined) return;
    const store = new PostgresStore({ database, project, wake: queue });
    const job = await store.get(id);
    if (job?.status === 'active' && job.lease?.token !== token)
      throw new WorkerFault(
        `A process for job ${id} could not begin: it ended with ${ended}. Check the log, and the memory of this machine.`,
      );
    const left = await store.update(id, processDied, (tx) => ticket.complete(tx));
    if (!left) return;
    noted?.('takeover');
    log.warn(
      `The process of job ${id} died with ${ended}, and no other job with it. This is death ${left.adoptions} of the ${MAX_ADOPTIONS + 1} that a job may cause.`,
    );
  }

  /** What a project needs, such as its settings, may be away before anything has begun. */
  async #postpone(ticket: JobTicket, project: string, error: unknown): Promise<undefined> {
    const { database, queue, clock } = this.#options;
    const store = new PostgresStore({ database, project, wake: queue });
    const how = { now: clock.now(), random: Math.random };
    await store.update(
      ticket.data.job,
      (job) => {
        if (job?.status !== 'active') return { result: undefined };
        const waiting = waitFor(error, job.waiting, how);
        // A database that is away is waited for right here.
        if (!waiting || error instanceof StoreUnavailable) throw error;
        const left = { ...job, waiting };
        return { result: undefined, story: `waiting: ${waiting.reason}`, job: left, wake: true };
      },
      (tx) => ticket.complete(tx),
    );
  }
}

interface RowGuardOptions {
  clock: Clock;
  log: Log;
  /** How a job is looked at sooner, such as after a cancel. */
  nudges?: Map<string, () => void>;
  /** Whatever woke this worker is done with. */
  complete?(tx: Tx): Promise<void>;
}

/** The lease is in the job's row, and every write finds out whose it is. */
function rowGuard(store: PostgresStore, options: RowGuardOptions): LeaseGuard {
  const { complete } = options;
  return {
    // A takeover can come seconds after the last write.
    sureForMs: 0,
    watch: (hold, stopping, signal) => watch({ store, hold, stopping }, options, signal),
    // Released, sent to the next worker, and done with here: one transaction.
    release: (hold, left) =>
      store.update(
        hold.id,
        (job) => {
          insistOnLease(job, hold);
          const released = left(job as JobRecord);
          return { result: undefined, story: 'released', job: released, wake: true };
        },
        complete,
      ),
  };
}

async function watch(
  { store, hold, stopping }: { store: PostgresStore; hold: HeldLease; stopping: AbortController },
  { clock, log, nudges = new Map() }: RowGuardOptions,
  signal: AbortSignal,
): Promise<void> {
  const { id } = hold;
  while (!signal.aborted) {
    try {
      await hold.saveStep();
      const nudged = new Promise<void>((resolve) => nudges.set(id, resolve));
      const job = await store.get(id);
      insistOnLease(job, hold);
      if (job?.cancelRequested) stopping.abort(new Stop('cancelled'));
      await orNudged(nudged, clock, signal);
    } catch (error) {
      if (signal.aborted) break;
      if (error instanceof LeaseLost) stopping.abort(error);
      else {
        log.warn(`Job ${id} could not be looked at, trying again: ${sentence(error)}`);
        await clock.sleep(LOOK_EVERY_MS, signal).catch(() => {});
      }
    }
  }
  nudges.delete(id);
}

async function orNudged(nudged: Promise<void>, clock: Clock, signal: AbortSignal): Promise<void> {
  const waiting = new AbortController();
  const timer = clock.sleep(LOOK_EVERY_MS, AbortSignal.any([signal, waiting.signal]));
  await Promise.race([nudged, timer.catch(() => {})]);
  waiting.abort();
}
