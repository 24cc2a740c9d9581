// The one interface that everything above uses: a documentation service, local or remote.
import { NotFound } from '../shared/errors.ts';
import type { AcceptanceReport } from './acceptance.ts';
import type { JobEvent, JobPage, JobSummary, JobsRequest, UsageReport } from './directory.ts';
import type { Insights, PageFacts, ReceivedViews } from './insights.ts';
import type { Origin } from './job.ts';
import type { ReceivedJob, ViewCounts } from './schemas.ts';

/** What is left of the hour's uses, and when the first of them falls out of it. */
export interface Quota {
  remaining: number;
  resetSeconds: number;
}

export interface CallOptions {
  signal?: AbortSignal;
  /** The same key with the same body gives the same answer, and the effect happens once. */
  idempotencyKey?: string;
  /** One request and no more: the caller counts them, and decides about repeats itself. */
  once?: boolean;
  /** Receives what is left of the hourly limit, from a service that counts it itself. */
  onQuota?: (quota: Quota) => void;
}

export interface DocsRequest {
  prompt: string;
  /**
   * Quoted, untrusted data that goes to the agent with the prompt. A remote service gets it as part
   * of the prompt (the contract has no other place); the embedded engine never records it.
   */
  context?: string;
  origin?: Origin;
  /**
   * When the origin's thread has a job already, this request is a message to it. Only a service
   * that keeps the threads itself can decide that together with the create; others leave it to
   * the caller.
   */
  joinThread?: boolean;
  /** A message is refused with a conflict while the job is active. Other services ignore it. */
  whenIdle?: boolean;
}

export interface ViewsRequest extends DateRange {
  limit?: number;
  offset?: number;
}

export interface DocsService {
  createJob(projectId: string, request: DocsRequest, options?: CallOptions): Promise<ReceivedJob>;
  sendMessage(
    projectId: string,
    jobId: string,
    request: DocsRequest,
    options?: CallOptions,
  ): Promise<ReceivedJob>;
  getJob(projectId: string, jobId: string, options?: CallOptions): Promise<ReceivedJob>;
  getViews(projectId: string, request: ViewsRequest, options?: CallOptions): Promise<ReceivedViews>;
  /** Present where the service can do it; callers ask for the port, never for the backend. */
  readonly control?: JobControl;
  readonly insights?: ViewInsights;
  readonly views?: ViewsSource;
  readonly directory?: JobDirectory;
}

/** Beyond the contract: what only some services can do to a job. */
export interface JobControl {
  /** `by` is who asks. A service elsewhere knows that by its API key. */
  cancel(
    projectId: string,
    jobId: string,
    options?: CallOptions & { by?: string },
  ): Promise<ReceivedJob>;
  archive(projectId: string, jobId: string, options?: CallOptions): Promise<ReceivedJob>;
}

export interface DateRange {
  dateFrom?: string;
  dateTo?: string;
}

/** Where page views come from, for callers in the same process: all of a range at once. */
export interface ViewsSource {
  /**
   * Every page, most-read first, in as few pieces as the source has. Each has the totals of the
   * whole range.
   */
  pages(projectId: string, range: DateRange, options?: CallOptions): AsyncIterable<ViewsPiece>;
  /** The totals of each day, the latest first. */
  days(
    projectId: string,
    range: Required<DateRange>,
    options?: CallOptions,
  ): AsyncIterable<DayViews>;
  readonly insights?: ViewInsights;
}

/** `short`: it has fewer pages than were asked for, although more follow. */
export type ViewsPiece = ReceivedViews & { short?: boolean };

export interface DayViews extends ViewCounts {
  date: string;
}

/** Beyond the contract: what only some services know about the traffic of a range. */
export interface ViewInsights {
  insights(projectId: string, range: DateRange, options?: CallOptions): Promise<Insights>;
  /** Every page with its count per class, in the order of `getViews`. */
  classesByPage(
    projectId: string,
    range: DateRange,
    options?: CallOptions,
  ): AsyncIterable<PageFacts>;
}

export interface AllJobsPage {
  jobs: readonly (JobSummary & { project: string })[];
  /** Those whose records cannot be read. */
  unreadable: readonly { project: string; id: string }[];
  nextCursor: string | null;
}

/** Beyond the contract: all jobs of a project, one job as it moves, and what the work cost. */
export interface JobDirectory {
  /** Newest first. */
  list(projectId: string, request?: JobsRequest, options?: CallOptions): Promise<JobPage>;
  /** The jobs of all these projects. Absent: ask for each project. */
  listAll?(projects: readonly string[], request?: JobsRequest): Promise<AllJobsPage>;
  /**
   * What there is of the job, then every change of it, until it is final or the signal aborts. An
   * event carries the whole turn or job, so getting one twice does no harm.
   */
  events(
    projectId: string,
    jobId: string,
    options?: { after?: string; signal?: AbortSignal },
  ): AsyncIterable<JobEvent>;
  usage(
    projectId: string,
    request?: { months?: number },
    options?: CallOptions,
  ): Promise<UsageReport>;
  acceptance(projectId: string, options?: CallOptions): Promise<AcceptanceReport>;
}

export const NO_CONTROL = 'This service does not support canceling or archiving jobs.';

export function controlOf({ control }: DocsService): JobControl {
  if (control) return control;
  throw new NotFound(NO_CONTROL);
}

export function viewsOf({ views }: DocsService): ViewsSource {
  if (views) return views;
  throw new NotFound('This service cannot read page views at once.');
}

export function directoryOf({ directory }: DocsService): JobDirectory {
  if (directory) return directory;
  throw new NotFound('This service cannot list jobs.');
}
