// The documentation service inside this process: job engine and analytics behind the contract.
import { parse } from '../../contract/parse.ts';
import { PromptRequest, ViewsQuery, type ViewsResult } from '../../contract/schemas.ts';
import type {
  DocsService,
  JobControl,
  ViewInsights,
  ViewsRequest,
} from '../../contract/service.ts';
import type { JobEngine } from '../../jobs/engine.ts';
import type { JobListing } from '../../jobs/listing.ts';
import type { Clock } from '../../shared/clock.ts';
import { createDirectory } from './directory.ts';
import { asQuery, knownId, toWire } from './wire-job.ts';

/** Where page views come from. */
export interface ViewsSource {
  getViews(projectId: string, request: ViewsRequest): Promise<ViewsResult>;
  readonly insights?: ViewInsights;
}

/** The same rules apply to a caller in this process as to one over HTTP. */
export function createEmbeddedService(
  engine: JobEngine,
  views: ViewsSource,
  jobs: { listing: JobListing; clock: Clock },
): DocsService {
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
    directory: createDirectory(engine, jobs.listing, jobs.clock),
    ...(views.insights ? { insights: views.insights } : {}),
  };
}
