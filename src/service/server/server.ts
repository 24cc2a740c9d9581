// Any DocsService behind HTTP: `Request` in, `Response` out, and no socket in sight.
import { type Env, Hono } from 'hono';
import { type Administration, NewKey } from '../../contract/administration.ts';
import { JobsQuery, UsageQuery } from '../../contract/directory.ts';
import type { PageClasses } from '../../contract/insights.ts';
import { openapi } from '../../contract/openapi.ts';
import {
  EXTENSIONS,
  EXTENSIONS_HEADER,
  type Extension,
  ROUTES,
  type Route,
  type RouteName,
} from '../../contract/routes.ts';
import {
  ClassesQuery,
  PromptRequest,
  parse,
  RangeQuery,
  ViewsQuery,
} from '../../contract/schemas.ts';
import {
  controlOf,
  type DocsRequest,
  type DocsService,
  directoryOf,
  type ViewInsights,
} from '../../contract/service.ts';
import { checkId } from '../../contract/values.ts';
import { NotFound, RateLimited, SetupError, sentence, Unavailable } from '../../shared/errors.ts';
import { Limiter } from '../../shared/limiter.ts';
import { type Clock, isoTime, type Log } from '../../shared/runtime.ts';
import { addDashboard, isBrowser } from '../dashboard/routes/dashboard.ts';
import type { DashboardDeps } from '../dashboard/routes/visit.ts';
import { authorize, type KeyStore } from '../projects/keys.ts';
import { checkPromptSize, readJson } from './body.ts';
import { EventStreams, type Opening, type StreamedEvent } from './event-streams.ts';
import { METRICS, type MetricsDeps, readMetrics } from './metrics-route.ts';
import {
  type Asked,
  type HttpExchange,
  type HttpReply,
  type RespondDeps,
  respond,
  wrongMethod,
} from './respond.ts';
import { createWebhooks, WEBHOOKS, type WebhookDeps } from './webhooks.ts';

export interface ServerDeps extends RespondDeps, Pick<ReadyDeps, 'reach'> {
  service: DocsService;
  /** Those that are served; keys of others open nothing. */
  projects: { has(id: string): Promise<boolean> };
  keys: Pick<KeyStore, 'list' | 'used'>;
  version: string;
  /** Absent: keys and projects are managed elsewhere. */
  administration?: ((actor: string) => Administration) | undefined;
  /** Absent: there is no GitHub App. */
  webhooks?: WebhookDeps | undefined;
  /** Absent: nothing is measured. */
  metrics?: MetricsDeps | undefined;
  /** Absent: there are no pages for people. */
  dashboard?: DashboardDeps | undefined;
}

/** What one tenant asks waits for what it asked before, so that nobody else does. */
const TENANT = {
  // A browser opens six connections, and a program needs fewer.
  perKey: 4,
  // More would only keep memory.
  waiting: {
    most: 100,
    busy: () =>
      new RateLimited('100 requests of yours are waiting already. Send fewer at once.', {
        retryAfterSeconds: 1,
      }),
  },
};

/** A page is much work at once, and GitHub waits for its answer meanwhile. */
const PAGES = { ...TENANT, size: 3, perKey: 2 };

export interface Server {
  fetch(request: Request): Promise<Response>;
  /** What never ends by itself ends now, so that the server can stop. */
  endStreams?(): void;
}

export function createServer(deps: ServerDeps): Server {
  const extensions = extensionsOf(deps);
  const fixed = Object.freeze({
    ...FIXED_HEADERS,
    ...(extensions.length > 0 && { [EXTENSIONS_HEADER]: extensions.join(', ') }),
  });
  const answer: Answer = (asked) => respond(deps, fixed, asked);
  const streams = new EventStreams(deps.clock);
  const turns = new Limiter(TENANT);
  const app = new Hono();
  addContractRoutes(app, answer, deps, { streams, turns });
  const document = JSON.stringify(openapi(deps.version, extensions));
  addProbes(app, answer, { ready: createReady(deps), metrics: deps.metrics });
  app.get(OPENAPI, (c) => answer({ request: c.req.raw, run: () => document }));
  if (deps.webhooks) {
    const receive = createWebhooks(deps.webhooks);
    app.post(WEBHOOKS, (c) => {
      const request = c.req.raw;
      return answer({ request, name: WEBHOOKS, success: 202, run: () => receive(request) });
    });
  }
  const pageTurns = { streams, turns: new Limiter(PAGES) };
  const pages = deps.dashboard && addDashboard(app, answer, { ...deps.dashboard, ...pageTurns });
  app.notFound((c) => {
    const request = c.req.raw;
    const allow = allowed(request, deps).join(', ');
    if (pages && allow === '' && isBrowser(request)) {
      return answer({ request, run: () => pages.unknown(request, () => '') });
    }
    return answer({ request, allow, run: () => Promise.reject(noRoute(request, allow)) });
  });
  return {
    fetch: async (request) => app.fetch(request),
    endStreams: () => streams.close(),
  };
}

type Answer = (asked: Asked) => Promise<Response>;

/** With every reply that does not set its own. */
export const FIXED_HEADERS = {
  'Content-Type': 'application/json; charset=utf-8',
  'Cache-Control': 'no-store',
  'X-Content-Type-Options': 'nosniff',
};

/** What others ask to find out whether this process is well. */
export function addProbes<E extends Env>(
  app: Hono<E>,
  answer: Answer,
  { ready, metrics }: { ready: () => Promise<string>; metrics: MetricsDeps | undefined },
): void {
  app.get(HEALTH, (c) => answer({ request: c.req.raw, run: () => '{"status":"ok"}' }));
  app.get(READY, (c) => answer({ request: c.req.raw, run: ready }));
  if (!metrics) return;
  app.get(METRICS, (c) => {
    const request = c.req.raw;
    return answer({ request, name: METRICS, run: () => readMetrics(metrics, request) });
  });
}

/** Each checks the key and the project before its handler sees anything. */
function addContractRoutes(
  app: Hono,
  answer: Answer,
  deps: ServerDeps,
  { streams, turns }: { streams: EventStreams; turns: Limiter },
): void {
  const noteUse = keyUse(deps.keys, deps.clock, deps.log);

  async function run(
    route: Route,
    { request, param, query }: Pick<Call, 'request' | 'param' | 'query'>,
    { entry, once }: HttpExchange,
  ): Promise<HttpReply | string> {
    const named = route.path.includes('{projectId}')
      ? checkId('projectId', param('projectId'))
      : undefined;
    entry.project = named;
    const header = request.headers.get('authorization') ?? undefined;
    const wanted = { projectId: named, scope: route.scope };
    const check = async () => authorize(await deps.keys.list(), header, wanted, deps.clock.now());
    const { id: key, name, project: projectId } = await check();
    Object.assign(entry, { key, project: projectId });
    noteUse(key);
    if (!(await deps.projects.has(projectId))) {
      throw new NotFound(
        'This server does not serve that project. Check the project ID and the URL.',
      );
    }
    const isAllowed = () =>
      check().then(
        () => deps.projects.has(projectId),
        () => false,
      );
    const stream: Call['stream'] = (events) =>
      streams.open({ owner: key, project: projectId, request, events, isAllowed });
    // No login contains a space, so nobody can pass for an account with the name of a key.
    const actor = `API key ${name || key}`;
    const administration = deps.administration?.(actor);
    const about = { projectId, actor, request, param, query };
    const call = { service: deps.service, administration, once, stream, ...about };
    const said = await turns.run({ key: projectId }, async () => HANDLERS[route.name](call));
    return route.streams ? (said as HttpReply) : JSON.stringify(said);
  }

  for (const route of Object.values<Route>(ROUTES)) {
    app.on(route.method, route.path.replace(/\{(\w+)\}/g, ':$1'), (c) => {
      const request = c.req.raw;
      const param = (name: string) => c.req.param(name) ?? '';
      const asked = { request, param, query: () => c.req.query() };
      return answer({ request, route, run: (exchange) => run(route, asked, exchange) });
    });
  }
}

function extensionsOf({ service, administration }: ServerDeps): Extension[] {
  const has: Record<Extension, unknown> = {
    'job-control': service.control,
    'job-directory': service.directory,
    'view-insights': service.insights,
    administration,
  };
  return EXTENSIONS.filter((extension) => has[extension]);
}

/** These need no key. */
const HEALTH = '/healthz';
const OPENAPI = '/openapi.json';

function noRoute(request: Request, allow: string): Error {
  if (allow === '') {
    return new NotFound('This URL does not exist. GET /openapi.json lists all endpoints.');
  }
  return wrongMethod(request, allow);
}

/** The methods that this path has. */
function allowed(request: Request, { webhooks, metrics }: ServerDeps): string[] {
  const { pathname } = new URL(request.url);
  if (webhooks && pathname === WEBHOOKS) return ['POST'];
  if (metrics && pathname === METRICS) return ['GET'];
  if ([HEALTH, READY, OPENAPI].includes(pathname)) return ['GET'];
  return Object.values<Route>(ROUTES)
    .filter(({ path }) => new RegExp(`^${path.replace(/\{\w+\}/g, '[^/]+')}$`).test(pathname))
    .map(({ method }) => method);
}

// What each route does with the service: the request in, the service's answer out.

interface Call {
  service: DocsService;
  request: Request;
  projectId: string;
  /** The key that was used, for people. */
  actor: string;
  param(name: string): string;
  query(): Record<string, string>;
  once: HttpExchange['once'];
  administration: Administration | undefined;
  /** Opens a stream for the caller's key. */
  stream(events: Opening<StreamedEvent>['events']): Promise<HttpReply>;
}

/**
 * A request takes effect even if the caller has hung up, because the caller cannot know whether it
 * was too late: no signal is passed on.
 */
const HANDLERS: Record<RouteName, (call: Call) => Promise<object>> = {
  async createJob(call) {
    return call.service.createJob(call.projectId, await readRequest(call), call.once);
  },
  async sendMessage(call) {
    const id = jobId(call);
    return call.service.sendMessage(call.projectId, id, await readRequest(call), call.once);
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
    return directoryOf(call.service).list(call.projectId, parse(JobsQuery, call.query()), {
      signal,
    });
  },
  async followJob(call) {
    const id = jobId(call);
    const after = call.request.headers.get('last-event-id') ?? '';
    const follow = (signal: AbortSignal) =>
      directoryOf(call.service).events(call.projectId, id, { signal, after });
    return call.stream(follow);
  },
  async getUsage(call) {
    const { signal } = call.request;
    return directoryOf(call.service).usage(call.projectId, parse(UsageQuery, call.query()), {
      signal,
    });
  },
  async getAcceptance(call) {
    const { signal } = call.request;
    return directoryOf(call.service).acceptance(call.projectId, { signal });
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
    return controlOf(call.service).cancel(call.projectId, jobId(call), {
      ...call.once,
      by: call.actor,
    });
  },
  async archiveJob(call) {
    return controlOf(call.service).archive(call.projectId, jobId(call), call.once);
  },
};

const jobId = (call: Call) => checkId('id', call.param('id'));

async function readRequest(call: Call): Promise<DocsRequest> {
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

function administration(call: Call): Administration {
  if (!call.administration) throw new NotFound('This service has no projects to manage.');
  return call.administration;
}

// Whether the server can do its work now: a proxy sends requests elsewhere while it cannot.

const READY = '/readyz';

interface ReadyDeps {
  clock: Clock;
  /** Rejects while the database, or what jobs need of this machine, cannot be used. */
  reach?: (() => Promise<unknown>) | undefined;
}

/** Anyone can ask, so it is looked at once for all who do. */
const FRESH_MS = 1_000;
const PATIENCE_MS = 5_000;

/** The answer's body. */
export function createReady({ clock, reach }: ReadyDeps): () => Promise<string> {
  let asked: { at: number; answer: Promise<unknown> } | undefined;

  async function reached(look: () => Promise<unknown>): Promise<void> {
    const waiting = new AbortController();
    const tooLate = clock.sleep(PATIENCE_MS, waiting.signal).then(() => {
      throw new Unavailable(
        'The database, or this machine, does not answer in time. Check its load and the network.',
      );
    });
    try {
      await Promise.race([look(), tooLate]);
    } catch (error) {
      // For the program, it is a mistake; for whoever asks, something to wait for.
      throw error instanceof SetupError ? new Unavailable(error.message, { cause: error }) : error;
    } finally {
      tooLate.catch(() => {});
      waiting.abort();
    }
  }

  return async () => {
    if (reach) {
      const now = clock.now();
      if (!asked || now - asked.at >= FRESH_MS) asked = { at: now, answer: reached(reach) };
      await asked.answer;
    }
    return '{"status":"ready"}';
  };
}

// When keys were used last. A busy server would write all the time, so it writes once a minute.

const WRITE_EVERY_MS = 60_000;

function keyUse(keys: Pick<KeyStore, 'used'>, clock: Clock, log: Log): (id: string) => void {
  const times = new Map<string, string>();
  let writtenAt = Number.NEGATIVE_INFINITY;
  return (id) => {
    times.set(id, isoTime(clock.now()));
    if (clock.now() - writtenAt < WRITE_EVERY_MS) return;
    writtenAt = clock.now();
    const noted = new Map(times);
    times.clear();
    keys
      .used(noted)
      .catch((error) => log.warn(`The last use of keys was not written: ${sentence(error)}`));
  };
}
