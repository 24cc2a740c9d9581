// Page views that pages report themselves: the script they load, what it sends, and a picture for
// pages without scripts. No key is needed: a project names the origins of its pages.
import type { BlockList } from 'node:net';
import type { Hono } from 'hono';
import { COLLECT, PageView, type ViewCollector } from '../../contract/collect.ts';
import { checkId } from '../../contract/ids.ts';
import { Forbidden, InvalidRequest, NotFound, RateLimited } from '../../shared/errors.ts';
import { NOT_A_VIEW, readView } from './body.ts';
import { type ClientLimit, clientOf } from './client-limit.ts';
import { COLLECT_SCRIPT } from './collect-script.ts';
import type { Asked, Reply } from './respond.ts';

export interface CollectDeps {
  collector: ViewCollector;
  limit: ClientLimit;
  /** Whose `X-Forwarded-For` is believed. */
  proxies?: BlockList;
}

/** Hono's environment: who is at the other end of the connection. */
export interface Peer {
  Bindings: { address: string };
}

/** Also for pages that isolate themselves from other origins. */
const FOR_ANY_PAGE = { 'Cross-Origin-Resource-Policy': 'cross-origin' };
const SCRIPT: Reply = {
  status: 200,
  body: COLLECT_SCRIPT,
  headers: {
    ...FOR_ANY_PAGE,
    'Content-Type': 'text/javascript; charset=utf-8',
    'Cache-Control': 'public, max-age=86400',
    'Access-Control-Allow-Origin': '*',
  },
};
/** One transparent pixel. */
const PIXEL = Uint8Array.from(
  Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64'),
);

export function addCollectRoutes(
  app: Hono<Peer>,
  answer: (asked: Asked) => Promise<Response>,
  { collector, limit, proxies }: CollectDeps,
): void {
  async function accept(projectId: string, request: Request, peer: string, origin: string | null) {
    const wait = limit(clientOf(peer, request.headers.get('x-forwarded-for'), proxies));
    if (wait > 0) {
      throw new RateLimited('Too many page views from one reader. Wait, then try again.', {
        retryAfterSeconds: wait,
      });
    }
    const origins = await collector.originsOf(projectId);
    if (!origins) {
      throw new NotFound(
        'Page views are not collected for this project. Check the project ID, and list the origins of the pages in `views: collect-from` in the settings.',
      );
    }
    if (origin === null || !origins.includes(origin)) {
      throw new Forbidden(
        'Page views from this origin are not accepted. Add it to `views: collect-from` in the settings.',
      );
    }
  }

  const add = (projectId: string, request: Request, view: PageView) => {
    const { headers } = request;
    // The script does not send anything then; others may.
    if (headers.get('dnt') === '1' || headers.get('sec-gpc') === '1') return;
    collector.add(projectId, { ...view, agent: headers.get('user-agent') ?? '' });
  };

  app.get(COLLECT.script.path, (c) =>
    answer({ request: c.req.raw, name: COLLECT.script.path, run: () => SCRIPT }),
  );
  app.post(pattern(COLLECT.view.path), (c) => {
    const request = c.req.raw;
    return answer({
      request,
      name: COLLECT.view.path,
      async run({ entry }) {
        const projectId = checkId('projectId', c.req.param('projectId') ?? '');
        entry.project = projectId;
        const origin = request.headers.get('origin');
        await accept(projectId, request, c.env.address, origin);
        add(projectId, request, await readView(request));
        const headers = { 'Access-Control-Allow-Origin': origin ?? '', Vary: 'Origin' };
        return { status: 204, body: null, headers };
      },
    });
  });
  app.get(pattern(COLLECT.pixel.path), (c) => {
    const request = c.req.raw;
    return answer({
      request,
      name: COLLECT.pixel.path,
      async run({ entry }) {
        const projectId = checkId('projectId', c.req.param('projectId') ?? '');
        entry.project = projectId;
        const page = URL.parse(request.headers.get('referer') ?? '');
        await accept(projectId, request, c.env.address, page?.origin ?? null);
        const view = PageView.safeParse({ path: page?.pathname });
        if (!view.success) throw new InvalidRequest(NOT_A_VIEW);
        add(projectId, request, view.data);
        const headers = { ...FOR_ANY_PAGE, 'Content-Type': 'image/gif' };
        return { status: 200, body: PIXEL, headers };
      },
    });
  });
}

const pattern = (path: string) => path.replace(/\{(\w+)\}/g, ':$1');
