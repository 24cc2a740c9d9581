// Any DocsService behind HTTP: `Request` in, `Response` out, and no socket in sight.
import { Hono } from 'hono';
import type { Administration } from '../../contract/administration.ts';
import { COLLECT_ROUTES } from '../../contract/collect.ts';
import { checkId } from '../../contract/ids.ts';
import { openapi } from '../../contract/openapi.ts';
import {
  EXTENSIONS,
  EXTENSIONS_HEADER,
  type Extension,
  ROUTES,
  type Route,
} from '../../contract/routes.ts';
import type { DocsService } from '../../contract/service.ts';
import { NotFound } from '../../shared/errors.ts';
import { addDashboard, isBrowser } from '../dashboard/routes/dashboard.ts';
import type { DashboardDeps } from '../dashboard/routes/visit.ts';
import type { KeyStore } from '../projects/key-store.ts';
import { authorize } from '../projects/keys.ts';
import { addCollectRoutes, type CollectDeps, type Peer } from './collect.ts';
import { EventStreams } from './event-streams.ts';
import { type Call, HANDLERS } from './handlers.ts';
import { keyUse } from './key-use.ts';
import { METRICS, type MetricsDeps, readMetrics } from './metrics-route.ts';
import { createReady, READY, type ReadyDeps } from './ready.ts';
import { type Asked, type Reply, type RespondDeps, respond, wrongMethod } from './respond.ts';
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
  /** Where pages report their own views. */
  collect?: CollectDeps;
  /** Absent: there are no pages for people. */
  dashboard?: DashboardDeps | undefined;
}

export interface Server {
  /** `address` is that of the other end of the connection. */
  fetch(request: Request, address?: string): Promise<Response>;
  /** What never ends by itself ends now, so that the server can stop. */
  endStreams?(): void;
}

export function createServer(deps: ServerDeps): Server {
  const { collect } = deps;
  const extensions = extensionsOf(deps);
  const fixed = Object.freeze({
    'Content-Type': 'application/json; charset=utf-8',
    'Cache-Control': 'no-store',
    'X-Content-Type-Options': 'nosniff',
    ...(extensions.length > 0 && { [EXTENSIONS_HEADER]: extensions.join(', ') }),
  });
  const answer = (asked: Asked) => respond(deps, fixed, asked);
  const streams = new EventStreams(deps.clock);
  const noteUse = keyUse(deps.keys, deps.clock, deps.log);

  function onRoute(
    route: Route,
    { request, param, query }: Pick<Call, 'request' | 'param' | 'query'>,
  ) {
    return answer({
      request,
      route,
      async run({ entry, once }) {
        const named = route.path.includes('{projectId}')
          ? checkId('projectId', param('projectId'))
          : undefined;
        entry.project = named;
        const header = request.headers.get('authorization') ?? undefined;
        const wanted = { projectId: named, scope: route.scope };
        const check = async () =>
          authorize(await deps.keys.list(), header, wanted, deps.clock.now());
        const { id: key, name, project: projectId } = await check();
        Object.assign(entry, { key, project: projectId });
        noteUse(key);
        if (!(await deps.projects.has(projectId))) {
          throw new NotFound(
            'This server does not serve that project. Check the project ID and the URL.',
          );
        }
        const { service } = deps;
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
        const said = await HANDLERS[route.name]({
          service,
          administration,
          once,
          stream,
          ...about,
        });
        return route.streams ? (said as Reply) : JSON.stringify(said);
      },
    });
  }

  const app = new Hono<Peer>();
  for (const route of Object.values(ROUTES)) {
    app.on(route.method, route.path.replace(/\{(\w+)\}/g, ':$1'), (c) =>
      onRoute(route, {
        request: c.req.raw,
        param: (name) => c.req.param(name) ?? '',
        query: () => c.req.query(),
      }),
    );
  }
  const ready = createReady(deps);
  const document = JSON.stringify(openapi(deps.version, extensions));
  app.get(HEALTH, (c) => answer({ request: c.req.raw, run: () => '{"status":"ok"}' }));
  app.get(READY, (c) => answer({ request: c.req.raw, run: ready }));
  app.get(OPENAPI, (c) => answer({ request: c.req.raw, run: () => document }));
  const { metrics } = deps;
  if (metrics) {
    app.get(METRICS, (c) => {
      const request = c.req.raw;
      return answer({ request, name: METRICS, run: () => readMetrics(metrics, request) });
    });
  }
  if (deps.webhooks) {
    const receive = createWebhooks(deps.webhooks);
    app.post(WEBHOOKS, (c) => {
      const request = c.req.raw;
      return answer({ request, name: WEBHOOKS, success: 202, run: () => receive(request) });
    });
  }
  if (collect) addCollectRoutes(app, answer, collect);
  const pages = deps.dashboard && addDashboard(app, answer, { ...deps.dashboard, streams });
  app.notFound((c) => {
    const request = c.req.raw;
    const allow = allowed(request, deps).join(', ');
    if (pages && allow === '' && isBrowser(request)) {
      return answer({ request, run: () => pages.unknown(request, () => '') });
    }
    return answer({ request, allow, run: () => Promise.reject(noRoute(request, allow)) });
  });
  return {
    fetch: async (request, address = '') => app.fetch(request, { address }),
    endStreams: () => streams.close(),
  };
}

function extensionsOf({ service, collect, administration }: ServerDeps): Extension[] {
  const has: Record<Extension, unknown> = {
    'job-control': service.control,
    'job-directory': service.directory,
    'view-insights': service.insights,
    'view-collector': collect,
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
function allowed(request: Request, { webhooks, collect, metrics }: ServerDeps): string[] {
  const { pathname } = new URL(request.url);
  if (webhooks && pathname === WEBHOOKS) return ['POST'];
  if (metrics && pathname === METRICS) return ['GET'];
  if ([HEALTH, READY, OPENAPI].includes(pathname)) return ['GET'];
  return [...Object.values(ROUTES), ...(collect ? COLLECT_ROUTES : [])]
    .filter(({ path }) => new RegExp(`^${path.replace(/\{\w+\}/g, '[^/]+')}$`).test(pathname))
    .map(({ method }) => method);
}
