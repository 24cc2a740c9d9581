// Follows a job of a service over HTTP to its end by asking, yields each change, and believes no answer
// that may be older than what it follows.

import type { ReceivedJob } from '../../contract/schemas.ts';
import type { DocsService, JobDirectory } from '../../contract/service.ts';
import { FINAL_STATUSES, JOB_STATUSES } from '../../contract/values.ts';
import { NotFound, RateLimited, sentence } from '../../shared/errors.ts';
import { type Backoff, backoff } from '../../shared/retry.ts';
import type { Clock, Runtime } from '../../shared/runtime.ts';
import { isAway } from '../../shared/waiting.ts';

/** What is followed. `after` says what was done to the job just now, on this clock. */
export interface Followed {
  projectId: string;
  jobId: string;
  after?: 'create' | 'message';
  /** The answer to that: the first change that is yielded. */
  job?: ReceivedJob;
}

export interface FollowDeps extends Runtime {
  service: Pick<DocsService, 'getJob'>;
  /** Milliseconds on the clock. The job is looked at one last time when it has come. */
  deadline: number;
  signal?: AbortSignal;
  /** What tells of changes, as far as the service has it by now: nobody has to wait for the next look. */
  events?: () => JobDirectory['events'] | undefined;
}

export type FollowEnd =
  | { kind: 'final'; job: ReceivedJob }
  /** Nobody works on the job here any more, and whoever comes next continues it. */
  | { kind: 'left'; job: ReceivedJob }
  /** `job` is the last that was seen, `trouble` why the last look failed, if it did. */
  | { kind: 'timed-out'; job?: ReceivedJob; trouble?: Error };

/** A final status right after a message may still be that of the request before. */
const STALE_MS = 20_000;
/** A job that was just created may not have reached every replica. */
const UNSEEN_MS = 30_000;
/** Between two looks. Runs that began together do not ask together. */
const LOOK: Backoff = { baseMs: 2_000, capMs: 30_000, spread: 0.4 };

export async function* follow(
  followed: Followed,
  deps: FollowDeps,
): AsyncGenerator<ReceivedJob, FollowEnd, undefined> {
  const over = new AbortController();
  try {
    return yield* look(followed, deps, over.signal);
  } finally {
    over.abort();
  }
}

async function* look(
  { projectId, jobId, after, job: first }: Followed,
  { service, clock, random, log, deadline, signal, events }: FollowDeps,
  over: AbortSignal,
): AsyncGenerator<ReceivedJob, FollowEnd, undefined> {
  let nextChange: (() => Promise<void>) | undefined;
  /** The first change after the latest look. */
  let change: Promise<void> | undefined;
  const startedAt = clock.now();
  const since = () => clock.now() - startedAt;
  let caughtUp = after !== 'message';
  let last: ReceivedJob | undefined;
  let trouble: Error | undefined;
  let warned = false;

  const isBelieved = (job: ReceivedJob): boolean => {
    // Only our own service says `docket`, and it never answers with less than it has accepted.
    caughtUp ||= job.status === 'active' || job.docket !== undefined || since() >= STALE_MS;
    return caughtUp || !FINAL_STATUSES.has(job.status);
  };
  const isTransient = (error: unknown): error is Error =>
    isAway(error) || (error instanceof NotFound && after === 'create' && since() < UNSEEN_MS);
  const warnOfUnknown = ({ status }: ReceivedJob): void => {
    if (warned || JOB_STATUSES.some((known) => known === status)) return;
    warned = true;
    log.warn(`The service reports the status \`${status}\`, which is not known; still waiting.`);
  };

  const stale = after === 'message' && FINAL_STATUSES.has(first?.status ?? '');
  if (first && !stale) {
    last = first;
    yield first;
    if (FINAL_STATUSES.has(first.status)) return { kind: 'final', job: first };
  }
  // Without an answer to begin with, the first look is at once.
  for (let waits = first ? 0 : -1; ; waits++) {
    if (waits >= 0) {
      const left = deadline - clock.now();
      if (left <= 0) return timedOut(last, trouble);
      const asked = trouble instanceof RateLimited ? trouble.retryAfterSeconds * 1000 : 0;
      const known = events?.();
      nextChange ??= known && changesOf(known(projectId, jobId, { signal: over }));
      change ??= nextChange?.();
      const ms = Math.min(left, Math.max(asked, backoff(waits, LOOK, random)));
      await sleepUnless(asked > 0 ? undefined : change, ms, clock, signal);
    }
    signal?.throwIfAborted();
    change = nextChange?.();
    let job: ReceivedJob;
    try {
      job = await service.getJob(projectId, jobId, signal ? { signal } : {});
      trouble = undefined;
    } catch (error) {
      if (signal?.aborted || !isTransient(error)) throw error;
      trouble = error;
      log.info(`Could not look at job ${jobId}, trying again: ${sentence(error)}`);
      continue;
    }
    if (!isBelieved(job)) continue;
    warnOfUnknown(job);
    if (JSON.stringify(job) !== JSON.stringify(last)) {
      last = job;
      yield job;
    }
    if (FINAL_STATUSES.has(job.status)) return { kind: 'final', job };
  }
}

/** Each call gives the next event, as a promise that is never kept if they break. */
function changesOf(events: AsyncIterable<unknown>): () => Promise<void> {
  let next = Promise.withResolvers<void>();
  const read = async () => {
    for await (const _ of events) {
      next.resolve();
      next = Promise.withResolvers();
    }
  };
  // Looking now and then finds the end, too.
  read().catch(() => {});
  return () => next.promise;
}

async function sleepUnless(
  woken: Promise<void> | undefined,
  ms: number,
  clock: Clock,
  signal = new AbortController().signal,
): Promise<void> {
  const stop = new AbortController();
  const slept = clock.sleep(ms, AbortSignal.any([signal, stop.signal]));
  const early = woken?.then(() => stop.abort());
  await Promise.race([slept, early ?? slept]).catch((error) => {
    if (!stop.signal.aborted) throw error;
  });
  slept.catch(() => {});
}

function timedOut(job: ReceivedJob | undefined, trouble: Error | undefined): FollowEnd {
  return { kind: 'timed-out', ...(job && { job }), ...(trouble && { trouble }) };
}

/** Follows to the end, with each change told on the way. */
export async function followToEnd(
  changes: AsyncGenerator<ReceivedJob, FollowEnd, undefined>,
  onChange: (job: ReceivedJob) => void | Promise<void>,
): Promise<FollowEnd> {
  for (;;) {
    const next = await changes.next();
    if (next.done) return next.value;
    await onChange(next.value);
  }
}
