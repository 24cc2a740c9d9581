// The documentation service inside this process: job engine and analytics behind the contract.
import type { AgentJob, ViewsResult } from '../api/schemas.ts';
import type { DocsService, JobControl, ViewInsights, ViewsRequest } from '../api/service.ts';
import type { JobEngine } from '../jobs/engine.ts';
import { type JobRecord, prLink } from '../jobs/job.ts';

/** Where page views come from. */
export interface ViewsSource {
  getViews(projectId: string, request: ViewsRequest): Promise<ViewsResult>;
  readonly insights?: ViewInsights;
}

export function createEmbeddedService(engine: JobEngine, views: ViewsSource): DocsService {
  const control: JobControl = {
    cancel: async (projectId, id) => toWire(await engine.cancel(projectId, id)),
    archive: async (projectId, id) => toWire(await engine.archive(projectId, id)),
  };
  return {
    async createJob(projectId, { prompt, origin, joinThread }, { idempotencyKey } = {}) {
      const job = await engine.create(projectId, { prompt, origin, joinThread, idempotencyKey });
      return toWire(job);
    },
    async sendMessage(projectId, id, { prompt, origin }, { idempotencyKey } = {}) {
      return toWire(await engine.message(projectId, id, { prompt, origin, idempotencyKey }));
    },
    async getJob(projectId, id) {
      return toWire(await engine.get(projectId, id));
    },
    getViews: (projectId, request) => views.getViews(projectId, request),
    control,
    ...(views.insights ? { insights: views.insights } : {}),
  };
}

export function toWire(job: JobRecord): AgentJob {
  const { reason, checks, usage, work } = job;
  return {
    id: job.id,
    status: job.status,
    source: { repository: job.repository, ref: job.ref },
    model: job.model,
    prLink: prLink(job),
    createdAt: job.createdAt,
    archivedAt: job.archivedAt,
    docket: { reason, checks, usage, compareLink: work?.compareLink ?? null },
  };
}
