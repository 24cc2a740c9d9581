// What each route does with the service: the request in, the service's answer out.

import { checkId } from '../contract/ids.ts';
import type { PageClasses } from '../contract/insights.ts';
import { parse } from '../contract/parse.ts';
import type { RouteName } from '../contract/routes.ts';
import { ClassesQuery, PromptRequest, RangeQuery, ViewsQuery } from '../contract/schemas.ts';
import type { DocsService, Instruction, JobControl, ViewInsights } from '../contract/service.ts';
import { NotFound } from '../shared/errors.ts';
import { checkPromptSize, readJson } from './body.ts';
import type { Exchange } from './respond.ts';

export interface Call {
  service: DocsService;
  request: Request;
  projectId: string;
  param(name: string): string;
  query(): Record<string, string>;
  once: Exchange['once'];
}

/**
 * A request takes effect even if the caller has hung up, because the caller cannot know whether it
 * was too late: no signal is passed on.
 */
export const HANDLERS: Record<RouteName, (call: Call) => Promise<unknown>> = {
  async createJob(call) {
    return call.service.createJob(call.projectId, await instruction(call), call.once);
  },
  async sendMessage(call) {
    const id = jobId(call);
    return call.service.sendMessage(call.projectId, id, await instruction(call), call.once);
  },
  async getJob(call) {
    return call.service.getJob(call.projectId, jobId(call));
  },
  async getViews(call) {
    // Unlike a job, this may take long enough for a caller to hang up meanwhile.
    const { signal } = call.request;
    return call.service.getViews(call.projectId, parse(ViewsQuery, call.query()), { signal });
  },
  async getInsights(call) {
    const { signal } = call.request;
    const range = parse(RangeQuery, call.query());
    return insights(call).insights(call.projectId, range, { signal });
  },
  async getPageClasses(call) {
    const { signal } = call.request;
    const { limit, offset, ...range } = parse(ClassesQuery, call.query());
    const pages: PageClasses['pages'] = [];
    let at = 0;
    for await (const page of insights(call).classesByPage(call.projectId, range, { signal })) {
      if (pages.length === limit) return { pages, hasMore: true };
      if (at++ >= offset) pages.push(page);
    }
    return { pages, hasMore: false };
  },
  async cancelJob(call) {
    return control(call).cancel(call.projectId, jobId(call), call.once);
  },
  async archiveJob(call) {
    return control(call).archive(call.projectId, jobId(call), call.once);
  },
};

const jobId = (call: Call) => checkId('id', call.param('id'));

async function instruction(call: Call): Promise<Instruction> {
  const { prompt } = parse(PromptRequest, await readJson(call.request));
  checkPromptSize(prompt);
  return { prompt };
}

function insights({ service }: Call): ViewInsights {
  if (!service.insights) {
    throw new NotFound('This service provides only page views, no other traffic data.');
  }
  return service.insights;
}

function control({ service }: Call): JobControl {
  if (!service.control) {
    throw new NotFound('This service does not support canceling or archiving jobs.');
  }
  return service.control;
}
