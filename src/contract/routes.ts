// The contract as data. Client, server and the OpenAPI document are all made from this table.
import type * as z from 'zod';
import { checkId } from './ids.ts';
import { Insights, PageClasses } from './insights.ts';
import {
  AgentJob,
  ClassesQuery,
  PromptRequest,
  RangeQuery,
  ViewsQuery,
  ViewsResult,
} from './schemas.ts';

export type RouteName =
  | 'createJob'
  | 'sendMessage'
  | 'getJob'
  | 'getViews'
  | 'cancelJob'
  | 'archiveJob'
  | 'getInsights'
  | 'getPageClasses';

/** What a key can be limited to. `admin` includes the others. */
export const KEY_SCOPES = ['jobs', 'views', 'admin'] as const;
export type KeyScope = (typeof KEY_SCOPES)[number];

/** Optional features beyond the contract, as a server announces them. */
export type Extension = 'job-control' | 'view-insights' | 'view-collector';

export interface Route {
  name: RouteName;
  method: 'GET' | 'POST';
  /** With `{name}` for each path parameter. */
  path: string;
  summary: string;
  /** One or two sentences for the OpenAPI document. */
  description: string;
  query?: z.ZodType;
  body?: z.ZodType;
  /** The status code of a success; a client accepts any 2xx. */
  success: 200 | 201;
  answer: z.ZodType;
  /** What the key has to allow. */
  scope: KeyScope;
  /** The hourly limit it counts against. */
  limit?: 'create' | 'message';
  /** Available only if the server lists it in `EXTENSIONS_HEADER`. */
  extension?: Extension;
}

const JOB = '/v2/agent/{projectId}/job/{id}';

export const ROUTES: Readonly<Record<RouteName, Route>> = Object.freeze({
  createJob: {
    name: 'createJob',
    method: 'POST',
    path: '/v2/agent/{projectId}/job',
    summary: 'Create an agent job',
    description:
      'Starts an agent that changes the documentation. Returns immediately; poll the job until it is final.',
    body: PromptRequest,
    success: 201,
    answer: AgentJob,
    scope: 'jobs',
    limit: 'create',
  },
  sendMessage: {
    name: 'sendMessage',
    method: 'POST',
    path: `${JOB}/message`,
    summary: 'Send a follow-up message to an agent job',
    description:
      'Continues a job on its branch and pull request. A message to an active job waits its turn.',
    body: PromptRequest,
    success: 200,
    answer: AgentJob,
    scope: 'jobs',
    limit: 'message',
  },
  getJob: {
    name: 'getJob',
    method: 'GET',
    path: JOB,
    summary: 'Get an agent job',
    description: 'Returns the current state of the job.',
    success: 200,
    answer: AgentJob,
    scope: 'jobs',
  },
  getViews: {
    name: 'getViews',
    method: 'GET',
    path: '/v1/analytics/{projectId}/views',
    summary: 'Get page views',
    description: 'Counts the views of each page by people and by AI in a range of whole UTC days.',
    query: ViewsQuery,
    success: 200,
    answer: ViewsResult,
    scope: 'views',
  },
  cancelJob: {
    name: 'cancelJob',
    method: 'POST',
    path: `${JOB}/cancel`,
    summary: 'Cancel an active agent job',
    description:
      'Asks an active job to stop. The job then fails with the reason `cancelled`. A finished job does not change.',
    success: 200,
    answer: AgentJob,
    scope: 'jobs',
    extension: 'job-control',
  },
  archiveJob: {
    name: 'archiveJob',
    method: 'POST',
    path: `${JOB}/archive`,
    summary: 'Archive a finished agent job',
    description: 'Closes a finished job permanently.',
    success: 200,
    answer: AgentJob,
    scope: 'jobs',
    extension: 'job-control',
  },
  getInsights: {
    name: 'getInsights',
    method: 'GET',
    path: '/v1/analytics/{projectId}/insights',
    summary: 'Get traffic classes, agents, missing pages, and data quality for a date range',
    description:
      'Counts the traffic in a date range by class and agent, and lists requested pages that do not exist.',
    query: RangeQuery,
    success: 200,
    answer: Insights,
    scope: 'views',
    extension: 'view-insights',
  },
  getPageClasses: {
    name: 'getPageClasses',
    method: 'GET',
    path: '/v1/analytics/{projectId}/classes',
    summary: 'Get page views by class of traffic',
    description: 'Counts the views of each page in a date range by class of traffic.',
    query: ClassesQuery,
    success: 200,
    answer: PageClasses,
    scope: 'views',
    extension: 'view-insights',
  },
});

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
