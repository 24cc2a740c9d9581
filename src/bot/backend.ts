// A documentation service together with what a workflow needs to use it once and to its end.
// Callers ask what is there, never which service they have.

import type { Origin } from '../contract/job.ts';
import type { ReceivedJob } from '../contract/schemas.ts';
import type { DocsService } from '../contract/service.ts';
import type { JobStatus } from '../contract/values.ts';
import type { AcceptedJob } from '../jobs/acceptance.ts';
import type { PullOutcome } from '../jobs/job.ts';
import type { ThreadHost } from './thread-host.ts';

export interface Backend {
  readonly service: DocsService;
  readonly projectId: string;
  readonly threads: ThreadIndex;
  /** It recognizes a key for good: sending again only finds what was sent before. */
  readonly repeatable: boolean;
  /** It joins a thread to its job, fetches its context, and links the pull request to it. */
  readonly readsThreads: boolean;
  /** Where the jobs' pull requests are, if that is not where their threads are. */
  readonly pulls?: Pick<ThreadHost, 'pull'>;
  /** Present where the jobs' records can be read. */
  readonly records?: ThreadJobs;
  /** Present where the jobs are worked on in this very process. */
  readonly work?: LocalWork;
}

export type OpenBackend = Backend & { close(): Promise<void> };

export interface ThreadIndex {
  /** The newest job of an issue or pull request. */
  jobOfThread(thread: number): Promise<string | null>;
  /** The job that opened this pull request; null if none did, whatever the branch is called. */
  ownerOf(pull: { number: number; headRef: string }): Promise<OwnJob | null>;
}

export interface OwnJob {
  id: string;
  archived: boolean;
  /** How many requests it had, and how many of the last ones were to fix checks. */
  requests: number;
  attempts: number;
}

/** What became of a job, whether archived or not. */
export interface KeyedJob {
  id: string;
  status: JobStatus;
  pull?: number;
  /** When it last changed, or was archived. */
  endedAt: string;
  /** When a person asked for it, on the host's clock. */
  askedAt?: string;
}

interface RecordedPull {
  /** The last commit that Docket pushed. */
  head: string | null;
  acceptance?: PullOutcome;
}

/** One request of a job, and the job as that request sees it. */
export interface RequestEnd {
  origin: Origin;
  job: ReceivedJob;
  /** Did this event lead to it? */
  isOf(event: string): boolean;
}

export interface ThreadJobs {
  /** The job that was created with this idempotency key. */
  jobOfKey(key: string): Promise<KeyedJob | null>;
  /** What is recorded of a job's pull request. */
  pullOf(jobId: string): Promise<RecordedPull>;
  /** What is recorded of all pull requests; absent where each has to be asked for. */
  accepted?(): Promise<readonly AcceptedJob[]>;
  /** Answers whether that was news. */
  noteAcceptance(jobId: string, outcome: PullOutcome): Promise<boolean>;
  /** The first request of a job. */
  requestOf(jobId: string): Promise<string | undefined>;
  /** The request that this event led to, by the job's own record. */
  promptOf(jobId: string, event: string): Promise<string | undefined>;
  /** What became of the job's requests from this repository; absent: from its own. None: there is no job. */
  endsOf(jobId: string, repository?: string): Promise<RequestEnd[]>;
  /**
   * The request that `retry` repeats: the last one, or what this very event repeated before.
   * Rejects with WorkFailed when it cannot be confirmed that somebody gave it.
   */
  promptToRepeat(jobId: string, event: string): Promise<string | undefined>;
  /** Has the job changed something that was not undone? */
  canUndo(jobId: string): Promise<boolean>;
  /** Is the job's last change an undo? */
  canRedo(jobId: string): Promise<boolean>;
  /** Ids of all jobs that are not archived. */
  unarchived(): Promise<string[]>;
  /** Ids of jobs that were finished at this time (ISO 8601, UTC) or later, and are not archived. */
  endedSince(time: string): Promise<string[]>;
  /** Archives the finished jobs that nobody has touched for as long as is configured. */
  retire(): Promise<string[]>;
  /** Where a job's requests came from. */
  originsOf(jobId: string): Promise<Origin[]>;
}

export interface LocalWork {
  /**
   * The job as the request of this event sees it, now and after each change, for as long as it is worked
   * on here.
   */
  follow(jobId: string, event: string, signal: AbortSignal): AsyncIterable<ReceivedJob>;
  /** The time is over: stops the job, and keeps its work. */
  timeOut(jobId: string): Promise<void>;
  /** The process ends: lets go of all jobs, so that another run can continue them at once. */
  release(): Promise<void>;
  /** Continues one active job, if nobody works on it any more. */
  resumeJob(jobId: string): Promise<void>;
  /** Continues every active job, also those whose run has died; answers their ids. */
  resume(): Promise<string[]>;
}
