// The contract as data. Client, server and the OpenAPI document are all made from this table.
import type * as z from 'zod';
import { AcceptanceReport } from './acceptance.ts';
import {
  CreatedKey,
  KeyInfo,
  KeyList,
  NewKey,
  ProjectInfo,
  ProjectList,
} from './administration.ts';
import { JobEvent, JobPage, JobsQuery, UsageQuery, UsageReport } from './directory.ts';
import { Insights, PageClasses, ReceivedViews } from './insights.ts';
import {
  AgentJob,
  ClassesQuery,
  PromptRequest,
  RangeQuery,
  ReceivedJob,
  ViewsQuery,
  ViewsResult,
} from './schemas.ts';
import { checkId, type KeyScope } from './values.ts';

/** Optional features beyond the contract, as a server announces them. */
export const EXTENSIONS = [
  ...(['job-control', 'job-directory', 'view-insights'] as const),
  'administration',
] as const;
export type Extension = (typeof EXTENSIONS)[number];

interface RouteRow {
  method: 'GET' | 'POST';
  /** With `{name}` for each path parameter. */
  path: string;
  summary: string;
  /** One or two sentences for the OpenAPI document. */
  description: string;
  query?: z.ZodObject;
  body?: z.ZodType;
  /** The status code of a success, if it is not 200; a client accepts any 2xx. */
  success?: 201;
  answer: z.ZodType;
  /** What a client accepts as the answer, where that is more than the contract promises. */
  accepts?: z.ZodType;
  /** Each `data` of a stream of server-sent events is an answer. */
  streams?: true;
  /** What the key has to allow. */
  scope: KeyScope;
  /** The hourly limit it counts against. */
  limit?: 'create' | 'message';
  /** Available only if the server lists it in `EXTENSIONS_HEADER`. */
  extension?: Extension;
}

const JOB = '/v2/agent/{projectId}/job/{id}';

const ROWS = {
  createJob: {
    method: 'POST',
    path: '/v2/agent/{projectId}/job',
    summary: 'Create an agent job',
    description:
      'Starts an agent that changes the documentation. Returns immediately; poll the job until it is final.',
    body: PromptRequest,
    success: 201,
    answer: AgentJob,
    accepts: ReceivedJob,
    scope: 'jobs',
    limit: 'create',
  },
  sendMessage: {
    method: 'POST',
    path: `${JOB}/message`,
    summary: 'Send a follow-up message to an agent job',
    description:
      'Continues a job on its branch and pull request. A message to an active job waits its turn.',
    body: PromptRequest,
    answer: AgentJob,
    accepts: ReceivedJob,
    scope: 'jobs',
    limit: 'message',
  },
  getJob: {
    method: 'GET',
    path: JOB,
    summary: 'Get an agent job',
    description: 'Returns the current state of the job.',
    answer: AgentJob,
    accepts: ReceivedJob,
    scope: 'jobs',
  },
  getViews: {
    method: 'GET',
    path: '/v1/analytics/{projectId}/views',
    summary: 'Get page views',
    description: 'Counts the views of each page by people and by AI in a range of whole UTC days.',
    query: ViewsQuery,
    answer: ViewsResult,
    accepts: ReceivedViews,
    scope: 'views',
  },
  cancelJob: {
    method: 'POST',
    path: `${JOB}/cancel`,
    summary: 'Cancel an active agent job',
    description:
      'Asks an active job to stop. The job then fails with the reason `cancelled`. A finished job does not change.',
    answer: AgentJob,
    accepts: ReceivedJob,
    scope: 'jobs',
    extension: 'job-control',
  },
  archiveJob: {
    method: 'POST',
    path: `${JOB}/archive`,
    summary: 'Archive a finished agent job',
    description: 'Closes a finished job permanently.',
    answer: AgentJob,
    accepts: ReceivedJob,
    scope: 'jobs',
    extension: 'job-control',
  },
  getInsights: {
    method: 'GET',
    path: '/v1/analytics/{projectId}/insights',
    summary: 'Get traffic classes, agents, missing pages, and data quality for a date range',
    description:
      'Counts the traffic in a date range by class and agent, and lists requested pages that do not exist.',
    query: RangeQuery,
    answer: Insights,
    scope: 'views',
    extension: 'view-insights',
  },
  getPageClasses: {
    method: 'GET',
    path: '/v1/analytics/{projectId}/classes',
    summary: 'Get page views by class of traffic',
    description: 'Counts the views of each page in a date range by class of traffic.',
    query: ClassesQuery,
    answer: PageClasses,
    scope: 'views',
    extension: 'view-insights',
  },
  listJobs: {
    method: 'GET',
    path: '/v2/agent/{projectId}/job',
    summary: 'List agent jobs',
    description: 'Lists the jobs of the project, newest first, archived ones included.',
    query: JobsQuery,
    answer: JobPage,
    scope: 'jobs',
    extension: 'job-directory',
  },
  followJob: {
    method: 'GET',
    path: `${JOB}/events`,
    summary: 'Follow an agent job',
    description:
      'Sends what there is of the job, then every change, as server-sent events until the job is final. An event contains the whole turn or job, so receiving one twice does no harm.',
    answer: JobEvent,
    streams: true,
    scope: 'jobs',
    extension: 'job-directory',
  },
  getUsage: {
    method: 'GET',
    path: '/v2/agent/{projectId}/usage',
    summary: 'Get usage and cost per month',
    description: 'Adds up what the requests of each UTC month used and cost.',
    query: UsageQuery,
    answer: UsageReport,
    scope: 'jobs',
    extension: 'job-directory',
  },
  getAcceptance: {
    method: 'GET',
    path: '/v2/agent/{projectId}/acceptance',
    summary: 'Get how many pull requests were merged',
    description:
      'Counts the pull requests of jobs that were merged, closed, or are open, by what the jobs came from.',
    answer: AcceptanceReport,
    scope: 'jobs',
    extension: 'job-directory',
  },
  listProjects: {
    method: 'GET',
    path: '/v1/projects',
    summary: 'List projects',
    description: 'Lists the projects that the key gives access to: always one.',
    answer: ProjectList,
    scope: 'admin',
    extension: 'administration',
  },
  getProject: {
    method: 'GET',
    path: '/v1/projects/{projectId}',
    summary: 'Get a project',
    description: 'Returns the repository and the settings of the project.',
    answer: ProjectInfo,
    scope: 'admin',
    extension: 'administration',
  },
  listKeys: {
    method: 'GET',
    path: '/v1/projects/{projectId}/keys',
    summary: 'List API keys',
    description: 'Lists the keys of the project, oldest first, revoked ones included.',
    answer: KeyList,
    scope: 'admin',
    extension: 'administration',
  },
  createKey: {
    method: 'POST',
    path: '/v1/projects/{projectId}/keys',
    summary: 'Create an API key',
    description: 'Creates a key for the project. Only this response contains it.',
    body: NewKey,
    success: 201,
    answer: CreatedKey,
    scope: 'admin',
    extension: 'administration',
  },
  revokeKey: {
    method: 'POST',
    path: '/v1/projects/{projectId}/keys/{keyId}/revoke',
    summary: 'Revoke an API key',
    description: 'Ends a key of the project for good, also the one that is used for this.',
    answer: KeyInfo,
    scope: 'admin',
    extension: 'administration',
  },
} satisfies Record<string, RouteRow>;

export type RouteName = keyof typeof ROWS;

export interface Route extends RouteRow {
  name: RouteName;
}

/** What a client gets from a route. */
export type AnswerOf<R extends Route> = R extends { accepts: z.ZodType<infer Accepted> }
  ? Accepted
  : z.output<R['answer']>;

export const ROUTES = Object.freeze(
  Object.fromEntries(Object.entries(ROWS).map(([name, row]) => [name, { ...row, name }])),
) as { readonly [Name in RouteName]: (typeof ROWS)[Name] & { name: Name } };

export const IDEMPOTENCY_HEADER = 'Idempotency-Key';
export const REQUEST_ID_HEADER = 'X-Request-Id';
/** Sent with every response of a server that has extensions: a comma-separated list. */
export const EXTENSIONS_HEADER = 'Docket-Extensions';

/** The path of a route, each parameter checked and encoded. */
export function pathOf(route: Route, params: Record<string, string>): string {
  return route.path.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(checkId(name, params[name] ?? '')),
  );
}
