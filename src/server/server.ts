// Any DocsService behind HTTP: `Request` in, `Response` out, and no socket in sight.
import { Hono } from 'hono';
import { checkId } from '../contract/ids.ts';
import { openapi } from '../contract/openapi.ts';
import { EXTENSIONS_HEADER, type Extension, ROUTES, type Route } from '../contract/routes.ts';
import type { DocsService } from '../contract/service.ts';
import type { KeyStore } from '../projects/key-store.ts';
import { authorize } from '../projects/keys.ts';
import { InvalidRequest, NotFound } from '../shared/errors.ts';
import { type Call, HANDLERS } from './handlers.ts';
import { keyUse } from './key-use.ts';
import { type Asked, type RespondDeps, respond } from './respond.ts';
import { createWebhooks, WEBHOOKS, type WebhookDeps } from './webhooks.ts';

export interface ServerDeps extends RespondDeps {
  service: DocsService;
  /** Those that are served; keys of others open nothing. */
  projects: { has(id: string): Promise<boolean> };
  keys: Pick<KeyStore, 'list' | 'used'>;
  version: string;
  /** Absent: there is no GitHub App. */
  webhooks?: WebhookDeps | undefined;
}

export interface Server {
  fetch(request: Request): Promise<Response>;
}

export function createServer(deps: ServerDeps): Server {
  const extensions = extensionsOf(deps.service);
  const fixed = Object.freeze({
    'Content-Type': 'application/json; charset=utf-8',
    'Cache-Control': 'no-store',
    'X-Content-Type-Options': 'nosniff',
    ...(extensions.length > 0 && { [EXTENSIONS_HEADER]: extensions.join(', ') }),
  });
  const answer = (asked: Asked) => respond(deps, fixed, asked);
  const noteUse = keyUse(deps.keys, deps.clock, deps.log);

  function onRoute(
    route: Route,
    { request, param, query }: Pick<Call, 'request' | 'param' | 'query'>,
  ) {
    return answer({
      request,
      route,
      async run({ entry, once }) {
        const projectId = checkId('projectId', param('projectId'));
        entry.project = projectId;
        const header = request.headers.get('authorization') ?? undefined;
        const wanted = { projectId, scope: route.scope };
        entry.key = authorize(await deps.keys.list(), header, wanted, deps.clock.now()).id;
        noteUse(entry.key);
        if (!(await deps.projects.has(projectId))) {
          throw new NotFound(
            'This server does not serve that project. Check the project ID and the URL.',
          );
        }
        const { service } = deps;
        const call: Call = { service, projectId, request, param, query, once };
        return JSON.stringify(await HANDLERS[route.name](call));
      },
    });
  }

  const app = new Hono();
  for (const route of Object.values(ROUTES)) {
    app.on(route.method, route.path.replace(/\{(\w+)\}/g, ':$1'), (c) =>
      onRoute(route, {
        request: c.req.raw,
        param: (name) => c.req.param(name) ?? '',
        query: () => c.req.query(),
      }),
    );
  }
  const document = JSON.stringify(openapi(deps.version, extensions));
  app.get(HEALTH, (c) => answer({ request: c.req.raw, run: () => '{"status":"ok"}' }));
  app.get(OPENAPI, (c) => answer({ request: c.req.raw, run: () => document }));
  if (deps.webhooks) {
    const receive = createWebhooks(deps.webhooks);
    app.post(WEBHOOKS, (c) => {
      const request = c.req.raw;
      return answer({ request, name: WEBHOOKS, success: 202, run: () => receive(request) });
    });
  }
  app.notFound((c) => {
    const request = c.req.raw;
    const allow = allowed(request, deps).join(', ');
    return answer({ request, allow, run: () => Promise.reject(noRoute(request, allow)) });
  });
  return { fetch: async (request) => app.fetch(request) };
}

function extensionsOf({ control, insights }: DocsService): Extension[] {
  return [
    ...(control ? ['job-control' as const] : []),
    ...(insights ? ['view-insights' as const] : []),
  ];
}

/** These need no key. */
const HEALTH = '/healthz';
const OPENAPI = '/openapi.json';

function noRoute(request: Request, allow: string): Error {
  if (allow === '') {
    return new NotFound('This URL does not exist. GET /openapi.json lists all endpoints.');
  }
  return new InvalidRequest(`Use ${allow} here, not ${request.method}.`, {
    code: 'method-not-allowed',
  });
}

/** The methods that this path has. */
function allowed(request: Request, { webhooks }: ServerDeps): string[] {
  const { pathname } = new URL(request.url);
  if (webhooks && pathname === WEBHOOKS) return ['POST'];
  if (pathname === HEALTH || pathname === OPENAPI) return ['GET'];
  return Object.values(ROUTES)
    .filter(({ path }) => new RegExp(`^${path.replace(/\{\w+\}/g, '[^/]+')}$`).test(pathname))
    .map(({ method }) => method);
}
