// What each route does with the service: the request in, the service's answer out.
import { type Administration, NewKey } from '../../contract/administration.ts';
import { JobsQuery, UsageQuery } from '../../contract/directory.ts';
import { checkId } from '../../contract/ids.ts';
import type { PageClasses } from '../../contract/insights.ts';
import { parse } from '../../contract/parse.ts';
import type { RouteName } from '../../contract/routes.ts';
import { ClassesQuery, PromptRequest, RangeQuery, ViewsQuery } from '../../contract/schemas.ts';
import type {
  DocsService,
  Instruction,
  JobControl,
  JobDirectory,
  ViewInsights,
} from '../../contract/service.ts';
import { NotFound } from '../../shared/errors.ts';
import { checkPromptSize, readJson } from './body.ts';
import type { Opening, StreamedEvent } from './event-streams.ts';
import type { Exchange, Reply } from './respond.ts';

export interface Call {
  service: DocsService;
  request: Request;
  projectId: string;
  /** The key that was used, for people. */
  actor: string;
  param(name: string): string;
  query(): Record<string, string>;
  once: Exchange['once'];
  administration: Administration | undefined;
  /** Opens a stream for the caller's key. */
  stream(events: Opening<StreamedEvent>['events']): Promise<Reply>;
}

/**
 * A request takes effect even if the caller has hung up, because the caller cannot know whether it
 * was too late: no signal is passed on.
 */
export const HANDLERS: Record<RouteName, (call: Call) => Promise<object>> = {
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
  async listJobs(call) {
    const { signal } = call.request;
    return directory(call).list(call.projectId, parse(JobsQuery, call.query()), { signal });
  },
  async followJob(call) {
    const id = jobId(call);
    const after = call.request.headers.get('last-event-id') ?? '';
    const follow = (signal: AbortSignal) =>
      directory(call).events(call.projectId, id, { signal, after });
    return call.stream(follow);
  },
  async getUsage(call) {
    const { signal } = call.request;
    return directory(call).usage(call.projectId, parse(UsageQuery, call.query()), { signal });
  },
  async listProjects(call) {
    return { projects: [await administration(call).project(call.projectId)] };
  },
  async getProject(call) {
    return administration(call).project(call.projectId);
  },
  async listKeys(call) {
    return { keys: await administration(call).keys(call.projectId) };
  },
  async createKey(call) {
    const wanted = parse(NewKey, await readJson(call.request));
    return administration(call).createKey(call.projectId, wanted, call.once);
  },
  async revokeKey(call) {
    const id = checkId('keyId', call.param('keyId'));
    return administration(call).revokeKey(call.projectId, id);
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
  return { prompt, origin: { actor: call.actor } };
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

function directory({ service }: Call): JobDirectory {
  if (!service.directory) throw new NotFound('This service cannot list jobs.');
  return service.directory;
}

function administration(call: Call): Administration {
  if (!call.administration) throw new NotFound('This service has no projects to manage.');
  return call.administration;
}
