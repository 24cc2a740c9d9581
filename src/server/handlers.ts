// What each route does with the service: the request in, the service's answer out.
import { parse } from '../api/parse.ts';
import type { RouteName } from '../api/routes.ts';
import { checkId } from '../api/routes.ts';
import { PromptRequest, ViewsQuery } from '../api/schemas.ts';
import type { CallOptions, DocsService, Instruction, JobControl } from '../api/service.ts';
import { NotFound } from '../shared/errors.ts';
import { checkPromptSize, readJson } from './body.ts';

export interface Call {
  service: DocsService;
  request: Request;
  projectId: string;
  param(name: string): string;
  query(): Record<string, string>;
  options: CallOptions;
}

export const HANDLERS: Record<RouteName, (call: Call) => Promise<unknown>> = {
  async createJob(call) {
    return call.service.createJob(call.projectId, await instruction(call), call.options);
  },
  async sendMessage(call) {
    const id = jobId(call);
    return call.service.sendMessage(call.projectId, id, await instruction(call), call.options);
  },
  async getJob(call) {
    return call.service.getJob(call.projectId, jobId(call), call.options);
  },
  async getViews(call) {
    return call.service.getViews(call.projectId, parse(ViewsQuery, call.query()), call.options);
  },
  async cancelJob(call) {
    return control(call).cancel(call.projectId, jobId(call), call.options);
  },
  async archiveJob(call) {
    return control(call).archive(call.projectId, jobId(call), call.options);
  },
};

const jobId = (call: Call) => checkId('id', call.param('id'));

async function instruction(call: Call): Promise<Instruction> {
  const { prompt } = parse(PromptRequest, await readJson(call.request));
  checkPromptSize(prompt);
  return { prompt };
}

function control({ service }: Call): JobControl {
  if (!service.control) {
    throw new NotFound('This service can neither cancel nor archive jobs; leave the job be.');
  }
  return service.control;
}
