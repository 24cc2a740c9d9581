// The documentation service inside this process: job engine and analytics behind the contract.

import {
  type JobEvent,
  type JobSummary,
  JobsQuery,
  type JobsRequest,
  type JobTurn,
  UsageQuery,
} from '../contract/directory.ts';
import { cursorOf, inReach, isJobId, readCursor } from '../contract/job.ts';
import { PromptRequest, parse, ViewsQuery } from '../contract/schemas.ts';
import {
  type AllJobsPage,
  controlOf,
  type DocsService,
  directoryOf,
  type JobControl,
  type JobDirectory,
  type ViewInsights,
  type ViewsSource,
  viewsOf,
} from '../contract/service.ts';
import { FINAL_STATUSES } from '../contract/values.ts';
import { acceptanceOf, acceptanceReport, triggerOf } from '../jobs/acceptance.ts';
import { toAgentJob } from '../jobs/agent-job.ts';
import type { JobEngine } from '../jobs/engine.ts';
import { askedAt, askedBy, type JobRecord, type Turn } from '../jobs/job.ts';
import { monthBefore } from '../jobs/money.ts';
import {
  type JobListing,
  type ListedRecord,
  type ListingQuery,
  waitingSince,
} from '../jobs/store.ts';
import { utcTime } from '../shared/days.ts';
import { NotFound, NoViews } from '../shared/errors.ts';
import { type Clock, isoTime } from '../shared/runtime.ts';
import { bound } from '../shared/text/foreign.ts';
import { digestOf } from '../shared/text/json.ts';

/** The same rules apply to a caller in this process as to one over HTTP. */
export function createEmbeddedService(
  engine: JobEngine,
  views: ViewsSource,
  jobs: { listing: JobListing; clock: Clock },
): DocsService {
  const control: JobControl = {
    async cancel(projectId, id, options) {
      options?.signal?.throwIfAborted();
      return toAgentJob(await engine.cancel(projectId, knownId(id), options?.by));
    },
    async archive(projectId, id, options) {
      options?.signal?.throwIfAborted();
      return toAgentJob(await engine.archive(projectId, knownId(id)));
    },
  };
  return {
    async createJob(projectId, { prompt, ...rest }, { signal, ...options } = {}) {
      signal?.throwIfAborted();
      const { origin, joinThread } = rest;
      const request = { ...parse(PromptRequest, { prompt }), origin, joinThread };
      return toAgentJob(await engine.create(projectId, { ...request, ...options }));
    },
    async sendMessage(projectId, id, { prompt, origin, whenIdle }, { signal, ...options } = {}) {
      signal?.throwIfAborted();
      const request = { ...parse(PromptRequest, { prompt }), origin, whenIdle, ...options };
      return toAgentJob(await engine.message(projectId, knownId(id), request));
    },
    async getJob(projectId, id, options) {
      options?.signal?.throwIfAborted();
      return toAgentJob(await engine.get(projectId, knownId(id)));
    },
    async getViews(projectId, request, options) {
      options?.signal?.throwIfAborted();
      const { limit, offset, ...range } = parse(ViewsQuery, asQuery(request));
      // Jobs need nothing of it.
      const { joinPieces, pageOfViews } = await import('../views/counting/query.ts');
      return pageOfViews(await joinPieces(views.pages(projectId, range, options)), limit, offset);
    },
    control,
    directory: createDirectory((projectId, id) => engine.get(projectId, id), jobs),
    views,
    ...(views.insights ? { insights: views.insights } : {}),
  };
}

// The directory of the jobs in a store of this process, or in a database that many share.

const MAX_PROMPT = 500;

export function createDirectory(
  get: (projectId: string, id: string) => Promise<JobRecord>,
  { listing, clock }: { listing: JobListing; clock: Clock },
): JobDirectory {
  type Read = (query: ListingQuery) => Promise<ListedRecord[]>;

  async function pageOf(request: JobsRequest, read: Read): Promise<AllJobsPage> {
    const { cursor, waitingSince: since, limit, ...filter } = parse(JobsQuery, asQuery(request));
    const found = await read({
      ...filter,
      waitingSince: since === undefined ? undefined : isoTime(inReach(utcTime(since))),
      after: cursor === undefined ? undefined : readCursor(cursor),
      limit: limit + 1,
    });
    const listed = found.slice(0, limit);
    const last = found.length > limit ? listed.at(-1) : undefined;
    return {
      jobs: listed.flatMap(({ job, project }) => (job ? { ...summaryOf(job), project } : [])),
      unreadable: listed.filter(({ job }) => job === null),
      nextCursor: last ? cursorOf(last) : null,
    };
  }

  const { pageOfAll } = listing;
  return {
    async list(projectId, request = {}, options = {}) {
      options.signal?.throwIfAborted();
      const page = await pageOf(request, (query) => listing.page(projectId, query));
      const unreadable = page.unreadable.map(({ id }) => id);
      return {
        jobs: page.jobs.map(({ project: _, ...job }) => job),
        ...(unreadable.length > 0 && { unreadable }),
        nextCursor: page.nextCursor,
      };
    },
    ...(pageOfAll && {
      listAll: (projects, request = {}) => pageOf(request, (query) => pageOfAll(projects, query)),
    }),
    events(projectId, jobId, { after, signal } = {}) {
      const id = knownId(jobId);
      return jobEvents(() => get(projectId, id), { clock, after, signal });
    },
    async usage(projectId, request = {}, options = {}) {
      options.signal?.throwIfAborted();
      const { months } = parse(UsageQuery, asQuery(request));
      return { months: await listing.usageSince(projectId, monthBefore(clock.now(), months - 1)) };
    },
    async acceptance(projectId, options = {}) {
      options.signal?.throwIfAborted();
      const now = clock.now();
      const usage = await listing.usageSince(projectId, monthBefore(now, 0));
      return acceptanceReport(await listing.accepted(projectId), usage, now);
    },
  };
}

function summaryOf(job: JobRecord): JobSummary {
  const [first] = job.turns;
  return {
    ...toAgentJob(job),
    updatedAt: job.updatedAt,
    prompt: bound(first?.prompt ?? '', MAX_PROMPT),
    requester: first ? askedBy(first) : null,
    instructions: job.turns.length,
    waitingSince: waitingSince(job),
    trigger: triggerOf(first?.origin),
    acceptance: acceptanceOf(job),
  };
}

// One job as it moves: what there is of it, then every change. Changes are found by looking, because
// that works across processes and costs one read; whoever follows a job is a person.

const LOOK_EVERY_MS = 1_000;
const MAX_TEXT = 20_000;

interface EventsOptions {
  clock: Clock;
  /** The id of the last event that the caller has. */
  after?: string | undefined;
  signal?: AbortSignal | undefined;
}

async function* jobEvents(
  read: () => Promise<JobRecord>,
  { clock, after, signal }: EventsOptions,
): AsyncGenerator<JobEvent> {
  /** What was sent last of each part, as digests. */
  const sent = new Map<string, string>();
  let resume = readId(after);
  while (!signal?.aborted) {
    const job = await read();
    const parts = partsOf(job);
    const whole = digestOf(parts.map((part) => part.digest));
    if (resume) {
      const settled = Math.min(resume.settled, job.turns.length);
      const known = resume.whole === whole ? parts : parts.slice(0, settled);
      for (const part of known) sent.set(part.name, part.digest);
      resume = undefined;
    }
    const isFinal = FINAL_STATUSES.has(job.status);
    // The end is always told, or a caller could not know it from a connection that broke.
    const fresh = parts.filter(
      ({ name, digest }) => sent.get(name) !== digest || (isFinal && name === 'job'),
    );
    for (const part of fresh) {
      sent.set(part.name, part.digest);
      const isLast = part === fresh.at(-1);
      const settled = job.turns.findIndex(
        (turn, index) => !isOver(turn) || sent.get(String(index)) !== parts[index]?.digest,
      );
      yield {
        id: idOf(settled < 0 ? job.turns.length : settled, isLast ? whole : ''),
        ...part.event,
      };
    }
    if (isFinal) return;
    await clock.sleep(LOOK_EVERY_MS, signal).catch(() => {});
  }
}

type Unnumbered =
  | { type: 'turn'; turn: JobTurn }
  | { type: 'job'; job: ReturnType<typeof toAgentJob> };

/** The turns in order, then the job. */
function partsOf(job: JobRecord): { name: string; digest: string; event: Unnumbered }[] {
  const events: [string, Unnumbered][] = [
    ...job.turns.map((turn, index): [string, Unnumbered] => [
      String(index),
      { type: 'turn', turn: toJobTurn(turn, index) },
    ]),
    ['job', { type: 'job', job: toAgentJob(job) }],
  ];
  return events.map(([name, event]) => ({ name, event, digest: digestOf(event) }));
}

function toJobTurn(turn: Turn, index: number): JobTurn {
  const { summary, reason, rounds = [], checks = [], usage = {} } = turn;
  return {
    index,
    prompt: bound(turn.prompt, MAX_TEXT),
    requester: askedBy(turn),
    url: turn.origin?.url ?? null,
    askedAt: askedAt(turn),
    receivedAt: turn.receivedAt,
    endedAt: turn.endedAt ?? null,
    state: turn.state,
    rounds: rounds.map((round) => bound(round, MAX_TEXT)),
    summary: summary === undefined ? null : bound(summary, MAX_TEXT),
    files: turn.files?.count ?? null,
    checks,
    reason: reason ?? null,
    usage,
  };
}

/**
 * An id says how many turns at the beginning were over and sent, and, at the end of what there was to
 * send, a digest of it all. So any server can continue, and none has to remember anything.
 */
const idOf = (settled: number, whole: string) => `${settled}-${whole}`;

function readId(id: string | undefined): { settled: number; whole: string } | undefined {
  const [, settled, whole = ''] = /^(\d{1,6})-([0-9a-f]{0,16})$/.exec(id ?? '') ?? [];
  return settled === undefined ? undefined : { settled: Number(settled), whole };
}

const isOver = ({ state }: Turn) => state === 'done' || state === 'failed';

// What callers in this process may ask with.

/** Whatever could not be an id of ours is unknown, and never becomes the name of a ref. */
function knownId(id: string): string {
  if (isJobId(id)) return id;
  throw new NotFound(
    'There is no such job in this project. Check the ID returned when the job was created.',
  );
}

function asQuery(request: object): Record<string, string> {
  const given = Object.entries(request).filter(([, value]) => value !== undefined);
  return Object.fromEntries(given.map(([name, value]) => [name, String(value)]));
}

// A service that counts nothing and reports an error: zero views would look like an unread site.

export const noViews: ViewsSource = { pages: refuseViews, days: refuseViews };

function refuseViews(): never {
  throw new NoViews(
    'This service does not count page views. Start it with `--access-logs` and the globs of your logs, or name your analytics service in `views: source` in the settings.',
  );
}

// Many projects behind one DocsService: each call goes to the service of its project.

/** `own` answers without opening a project, where there is such a directory. */
export function manyServices(
  open: (projectId: string) => Promise<DocsService>,
  own?: JobDirectory,
): DocsService {
  async function insightsOf(projectId: string): Promise<ViewInsights> {
    const { insights } = await open(projectId);
    if (insights) return insights;
    throw new NotFound('This project does not count page views. Add its access logs to it first.');
  }
  const insights: ViewInsights = {
    insights: async (projectId, ...rest) =>
      (await insightsOf(projectId)).insights(projectId, ...rest),
    async *classesByPage(projectId, ...rest) {
      yield* (await insightsOf(projectId)).classesByPage(projectId, ...rest);
    },
  };
  const views: ViewsSource = {
    async *pages(projectId, ...rest) {
      yield* viewsOf(await open(projectId)).pages(projectId, ...rest);
    },
    async *days(projectId, ...rest) {
      yield* viewsOf(await open(projectId)).days(projectId, ...rest);
    },
    insights,
  };
  return {
    createJob: async (projectId, ...rest) => (await open(projectId)).createJob(projectId, ...rest),
    sendMessage: async (projectId, ...rest) =>
      (await open(projectId)).sendMessage(projectId, ...rest),
    getJob: async (projectId, ...rest) => (await open(projectId)).getJob(projectId, ...rest),
    getViews: async (projectId, ...rest) => (await open(projectId)).getViews(projectId, ...rest),
    control: {
      cancel: async (projectId, ...rest) =>
        controlOf(await open(projectId)).cancel(projectId, ...rest),
      archive: async (projectId, ...rest) =>
        controlOf(await open(projectId)).archive(projectId, ...rest),
    },
    directory: own ?? {
      list: async (projectId, ...rest) =>
        directoryOf(await open(projectId)).list(projectId, ...rest),
      async *events(projectId, ...rest) {
        yield* directoryOf(await open(projectId)).events(projectId, ...rest);
      },
      usage: async (projectId, ...rest) =>
        directoryOf(await open(projectId)).usage(projectId, ...rest),
      acceptance: async (projectId, ...rest) =>
        directoryOf(await open(projectId)).acceptance(projectId, ...rest),
    },
    views,
    insights,
  };
}
