// The job engine: takes requests, works on them in the background, and answers for them.

import { isDeepStrictEqual } from 'node:util';
import type { CallOptions, DocsRequest } from '../contract/service.ts';
import { Conflict, CorruptState, sentence } from '../shared/errors.ts';
import type { Limiter } from '../shared/limiter.ts';
import { createRemembered, type Remembered } from '../shared/remembered.ts';
import { type Clock, isoTime, type Log } from '../shared/runtime.ts';
import {
  addMessage,
  archiveJob,
  createJob,
  deleteJob,
  insistOnThread,
  jobId,
  type Limit,
  newTurn,
  ofProject,
  requestCancel,
} from './intake.ts';
import { type Holder, type JobRecord, type Turn, threadKey } from './job.ts';
import { JobUpdates } from './job-updates.ts';
import { releaseDead, Stop, type StopKind } from './lease.ts';
import { LocalWake } from './local-wake.ts';
import { BRANCHES } from './publisher.ts';
import { type JobStore, type Write, wakeOrder } from './store.ts';
import type { JobTools } from './tools.ts';
import { workOrWatch } from './worker.ts';

export const DEFAULT_LIMITS = { creates: { perHour: 100 }, messages: { perHour: 100 } };

export class JobEngine {
  readonly #options: EngineOptions;
  readonly #updates = new JobUpdates();
  readonly #local: LocalWake;
  readonly #taken = new ReceivedRequests();
  readonly #asked: Remembered;

  constructor(options: EngineOptions) {
    const store = this.#updates.observe(options.store);
    this.#options = { ...options, store };
    const { tools, newId, holder, slots, leaves } = options;
    this.#local = new LocalWake(tools.log, slots, (id) => this.#updates.end(id));
    this.#asked = createRemembered(tools.clock, ASK_AGAIN_MS);
    if (options.elsewhere) return;
    const took = (job: string, turn: Turn) => this.#taken.has(job, turn);
    void this.#local.work((id, signal) =>
      workOrWatch(
        id,
        { store, tools, newId, holder, took, leaves, shared: slots && slots.size > 1 },
        signal,
      ),
    );
  }

  async create(projectId: string, request: DocsRequest & CallOptions): Promise<JobRecord> {
    const { newId, store, tools, repository, ref, elsewhere } = this.#options;
    const turn = newTurn(request, this.#clock.now());
    const key = request.idempotencyKey;
    const id = key === undefined ? newId() : jobId(projectId, key);
    const thread = threadKey(request.origin ?? {});
    const job = { id, projectId, repository, ref, model: tools.agent.model };
    const decide = (continues?: string) => {
      const proof = elsewhere ? newId() : undefined;
      const joinThread = continues === undefined && request.joinThread;
      return store.updateShared(
        id,
        createJob({ ...job, proof, continues }, turn, this.#limits.creates, joinThread),
        { counted: true, fresh: key === undefined, ...(thread !== undefined && { thread }) },
      );
    };

    await refuseFlood(id, request, { store, tools, asked: this.#asked });
    this.#take(id, turn);
    let created = await decide();
    if (created.kind === 'thread-has-job') {
      const earlier = created.jobId;
      if (thread !== undefined) insistOnThread(await this.get(projectId, earlier), thread);
      try {
        return await this.message(projectId, earlier, request);
      } catch (error) {
        if (!(error instanceof Conflict) || !(await this.#isArchived(earlier))) throw error;
      }
      created = await decide(earlier);
    }
    if (created.kind === 'thread-has-job') throw new Conflict('The thread has another job now.');
    if (created.kind === 'created') request.onQuota?.(created.quota);
    this.#wake(created.job);
    return created.job;
  }

  async message(
    projectId: string,
    id: string,
    request: DocsRequest & CallOptions,
  ): Promise<JobRecord> {
    const { store } = this.#options;
    await this.#archiveIfClosed(projectId, id);
    const turn = newTurn(request, this.#clock.now());
    this.#take(id, turn);
    const { job, quota } = await store.updateShared(
      id,
      addMessage({ id, projectId }, turn, this.#limits.messages, request.whenIdle),
      { counted: true },
    );
    if (quota) request.onQuota?.(quota);
    this.#wake(job);
    return job;
  }

  async get(projectId: string, id: string): Promise<JobRecord> {
    return ofProject(await this.#options.store.get(id), id, projectId);
  }

  /** Its record now and after each change, for as long as this process works on it. */
  async *follow(projectId: string, id: string, signal: AbortSignal): AsyncGenerator<JobRecord> {
    if (this.#updates.has(id)) yield* this.#updates.follow(id, signal);
    else yield await this.get(projectId, id);
  }

  /** The job that an issue or pull request has. */
  async jobOfThread(projectId: string, thread: string): Promise<string | null> {
    const id = await this.#options.store.jobOfThread(thread);
    if (id !== null) insistOnThread(await this.get(projectId, id), thread);
    return id;
  }

  async cancel(projectId: string, id: string, by?: string): Promise<JobRecord> {
    const { store } = this.#options;
    if ((await this.get(projectId, id)).status === 'archived') {
      throw new Conflict(`Job ${id} is archived. There is nothing to cancel.`);
    }
    const job = await store.update(
      id,
      requestCancel(id, projectId, { by, now: this.#clock.now() }),
    );
    if (job.status === 'active') {
      this.#local.abort(id, new Stop('cancelled'));
      this.#wake(job);
    }
    return job;
  }

  archive(projectId: string, id: string): Promise<JobRecord> {
    const { store } = this.#options;
    return store.updateShared(id, archiveJob(id, projectId, this.#clock.now()));
  }

  /** Works on an active job, or watches whoever does. */
  async resumeJob(projectId: string, id: string): Promise<void> {
    this.#wake(await this.get(projectId, id));
  }

  /**
   * Resumes every active job, also those whose run has died. `alone`: no other process works on
   * this store, so whoever holds a lease is dead, and it need not be watched until it expires.
   */
  async resume({ alone = false } = {}): Promise<string[]> {
    const { store, projectId, from, tools } = this.#options;
    const { log } = tools;
    const taken: string[] = [];
    for (const id of await store.active()) {
      if (!(await isAdoptable(id, { store, projectId, log }))) continue;
      const job = await store.get(id);
      const waiting = job?.turns.find(({ state }) => state === 'queued' || state === 'running');
      // Only a run in the repository of its thread can confirm that request.
      if (waiting && waiting.origin?.repository !== from) continue;
      if (alone) await store.update(id, afterDeath);
      const left = alone ? await store.get(id) : job;
      if (left) this.#wake(left);
      taken.push(id);
    }
    return taken;
  }

  /** Archives finished jobs that nobody has touched for this long; answers their ids. */
  async applyRetention(olderThanMs: number): Promise<string[]> {
    const { store, projectId, tools } = this.#options;
    const { log } = tools;
    const archived: string[] = [];
    for (const id of await store.list()) {
      if (!(await isAdoptable(id, { store, projectId, log }))) continue;
      const job = await store.get(id);
      if (!job || job.status === 'active' || job.status === 'archived') continue;
      if (this.#clock.now() - Date.parse(job.updatedAt) < olderThanMs) continue;
      await this.archive(job.projectId, id);
      archived.push(id);
    }
    return archived;
  }

  /** Deletes jobs that were archived this long ago; answers their ids. */
  async deleteArchived(olderThanMs: number): Promise<string[]> {
    const { store, projectId } = this.#options;
    const before = isoTime(this.#clock.now() - olderThanMs);
    const old = await store.archivedBefore(before);
    // Together, so that a store can write them together.
    const results = await Promise.all(
      old.map((id) => store.updateShared(id, deleteJob(id, projectId, before))),
    );
    return old.filter((_, at) => results[at]);
  }

  /** Resolves when nothing runs in this process any more. */
  idle(): Promise<void> {
    return this.#local.idle();
  }

  /** Stops one job's work, or all of it. Interrupted jobs stay active for the next run. */
  stop(kind: StopKind, id?: string): Promise<void> {
    return this.#local.stop(kind, id);
  }

  /** Before the request is written, because a worker of this process may start on it at once. */
  #take(id: string, turn: Turn): void {
    if (this.#options.tools.confirm) this.#taken.add(id, turn);
  }

  #wake(job: JobRecord): void {
    const { atOnce } = this.#options.tools;
    if (job.status !== 'active') return;
    this.#updates.begin(job);
    void this.#local.send(undefined, job.id, wakeOrder(job, atOnce));
  }

  /** A pull request that was merged or closed ends its job, also when nobody told us. */
  async #archiveIfClosed(projectId: string, id: string): Promise<void> {
    const { store, tools } = this.#options;
    const job = await store.get(id);
    if (job?.projectId !== projectId || job.status === 'active' || !job.work?.pull) return;
    const pull = await tools.publisher.lookUp(job.work.branch, untilAnswered());
    if (pull && pull.state !== 'open') await this.archive(projectId, id);
  }

  async #isArchived(id: string): Promise<boolean> {
    return (await this.#options.store.get(id))?.status === 'archived';
  }

  get #clock(): Clock {
    return this.#options.tools.clock;
  }

  get #limits() {
    const { limits = DEFAULT_LIMITS, tools } = this.#options;
    const budget = tools.money?.budget;
    const allowance = budget && { budget, metered: tools.agent.metered ?? false };
    return {
      creates: { ...limits.creates, allowance },
      messages: { ...limits.messages, allowance },
    };
  }
}

/** The code host's client has its own patience. */
const untilAnswered = () => new AbortController().signal;

// What the engine is made of, and what it is asked.

export interface EngineOptions {
  store: JobStore;
  tools: JobTools;
  /** For the job's `source`: what people call the repository. */
  repository: string;
  /** The branch named in `source.ref` until the work has begun. */
  ref: string;
  limits?: { creates: Limit; messages: Limit };
  newId: () => string;
  /** The workflow run that this is: a re-run need not wait for the leases of its first attempt. */
  holder?: Holder;
  /** Where the requests come from that this process can confirm; absent: the job's own repository. */
  from?: string | undefined;
  /** Jobs of other projects in the same store are not this process's to work on. */
  projectId?: string | undefined;
  /** Other processes work on the jobs; the store wakes them in the write that gives them work. */
  elsewhere?: boolean;
  /** Jobs that run at the same time in this process; absent: any number. */
  slots?: Limiter | undefined;
  /** A job that waits for something outside is left to a later process: this one does not stay. */
  leaves?: boolean | undefined;
}

/** As after a server that was killed: nobody else works here. */
function afterDeath(job: JobRecord | null): Write<void> {
  if (!job?.lease) return { result: undefined };
  return { result: undefined, story: 'released: its run had died', job: releaseDead(job) };
}

// Whether a job in the store is this process's to work on. One that is not is left as it is, and
// does not keep the others waiting.

async function isAdoptable(
  id: string,
  { store, projectId, log }: { store: JobStore; projectId: string | undefined; log: Log },
): Promise<boolean> {
  try {
    const job = await store.get(id);
    if (projectId === undefined || !job || job.projectId === projectId) return true;
    log.warn(`Job ${id} was left as it is: it belongs to the project \`${job.projectId}\`.`);
  } catch (error) {
    if (!(error instanceof CorruptState)) throw error;
    log.error(`Job ${id} was left as it is: ${sentence(error)}`);
  }
  return false;
}

// No new job while too many pull requests wait.

/** How long the code host's count of open pull requests is believed, if our own records do not change. */
const ASK_AGAIN_MS = 60_000;

/**
 * Nobody reviews a flood. What opens nothing new, a replay or a message, is let through. Most often
 * the records of the jobs are enough; the code host is asked where they are too many, or not counted.
 */
async function refuseFlood(
  id: string,
  { origin, joinThread, idempotencyKey }: Omit<DocsRequest, 'prompt'> & CallOptions,
  { store, tools, asked }: { store: JobStore; tools: JobTools; asked: Remembered },
): Promise<void> {
  const most = tools.maxOpenPulls;
  if (most === undefined) return;
  const recorded = await store.countPulls?.();
  if (recorded && recorded.most < most) return;
  const thread = joinThread ? threadKey(origin ?? {}) : undefined;
  const known = idempotencyKey === undefined ? null : await store.get(id);
  const threadJob = thread === undefined ? null : await store.jobOfThread(thread);
  if (known || threadJob !== null) return;
  const ask = () => tools.publisher.countOpen(BRANCHES, untilAnswered());
  // Again when a pull request was opened, merged, or closed since.
  const open = recorded ? await asked(String(recorded.waiting), ask) : await ask();
  if (open < most) return;
  throw new Conflict(
    `${open} pull requests of jobs are waiting for review, so no new job was created. Merge or close some, or raise \`jobs.max-open-pull-requests\` in \`.github/docket.yml\`.`,
  );
}

// Which requests came to this process itself. All others are in the record only, where anyone
// with push access may have put them.

class ReceivedRequests {
  readonly #byJob = new Map<string, ReturnType<typeof requestOf>[]>();

  add(id: string, turn: Turn): void {
    this.#byJob.set(id, [...(this.#byJob.get(id) ?? []), requestOf(turn)]);
  }

  /** Compared whole: what the record says now may not be what was written. */
  has(id: string, turn: Turn): boolean {
    const known = this.#byJob.get(id) ?? [];
    return known.some((taken) => isDeepStrictEqual(taken, requestOf(turn)));
  }
}

function requestOf({ prompt, origin, key }: Turn) {
  return { prompt, origin: JSON.parse(JSON.stringify(origin ?? null)), key };
}
