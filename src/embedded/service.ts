// The documentation service inside this process: job engine and analytics behind the contract.
import { parse } from '../contract/parse.ts';
import { type AgentJob, PromptRequest, ViewsQuery, type ViewsResult } from '../contract/schemas.ts';
import type { DocsService, JobControl, ViewInsights, ViewsRequest } from '../contract/service.ts';
import type { JobEngine } from '../jobs/engine.ts';
import { type JobRecord, prLink } from '../jobs/job.ts';
import { NotFound } from '../shared/errors.ts';

/** Where page views come from. */
export interface ViewsSource {
  getViews(projectId: string, request: ViewsRequest): Promise<ViewsResult>;
  readonly insights?: ViewInsights;
}

/** The same rules apply to a caller in this process as to one over HTTP. */
export function createEmbeddedService(engine: JobEngine, views: ViewsSource): DocsService {
  const control: JobControl = {
    async cancel(projectId, id, options) {
      options?.signal?.throwIfAborted();
      return toWire(await engine.cancel(projectId, knownId(id)));
    },
    async archive(projectId, id, options) {
      options?.signal?.throwIfAborted();
      return toWire(await engine.archive(projectId, knownId(id)));
    },
  };
  return {
    async createJob(projectId, { prompt, ...rest }, { signal, ...options } = {}) {
      signal?.throwIfAborted();
      const { origin, joinThread } = rest;
      const instruction = { ...parse(PromptRequest, { prompt }), origin, joinThread };
      return toWire(await engine.create(projectId, { ...instruction, ...options }));
    },
    async sendMessage(projectId, id, { prompt, origin }, { signal, ...options } = {}) {
      signal?.throwIfAborted();
      const instruction = { ...parse(PromptRequest, { prompt }), origin, ...options };
      return toWire(await engine.message(projectId, knownId(id), instruction));
    },
    async getJob(projectId, id, options) {
      options?.signal?.throwIfAborted();
      return toWire(await engine.get(projectId, knownId(id)));
    },
    async getViews(projectId, request, options) {
      options?.signal?.throwIfAborted();
      return views.getViews(projectId, parse(ViewsQuery, asQuery(request)));
    },
    control,
    ...(views.insights ? { insights: views.insights } : {}),
  };
}

export function isJobId(id: string): boolean {
  return /^[\w-]{1,64}$/.test(id);
}

/** Whatever could not be an id of ours is unknown, and never becomes the name of a ref. */
function knownId(id: string): string {
  if (isJobId(id)) return id;
  throw new NotFound(
    'There is no such job in this project. Check the ID returned when the job was created.',
  );
}

function asQuery(request: ViewsRequest): Record<string, string> {
  const given = Object.entries(request).filter(([, value]) => value !== undefined);
  return Object.fromEntries(given.map(([name, value]) => [name, String(value)]));
}

export function toWire(job: JobRecord): AgentJob {
  const { reason, checks, usage, work } = job;
  const done = job.turns.findLast(({ state }) => state === 'done');
  const draft = work?.draft === 'made' || work?.draft === 'unsupported' ? work.draft : undefined;
  return {
    id: job.id,
    status: job.status,
    source: { repository: job.repository, ref: job.ref },
    model: job.model,
    prLink: prLink(job),
    createdAt: job.createdAt,
    archivedAt: job.archivedAt,
    docket: {
      reason,
      checks,
      usage,
      compareLink: work?.compareLink ?? null,
      ...(done && { changed: done.commit !== undefined }),
      ...(draft && { draft }),
    },
  };
}
