// The script that pages load to report their views: at most 1 kB, no cookies, nothing stored in the
// browser, and nothing sent for readers who ask not to be tracked. It counts a view per path, also
// when a page changes its address without loading another. A page that the browser prepares ahead
// counts when it is shown.

import { hash, randomBytes } from 'node:crypto';
import { BlockList, isIP, isIPv6 } from 'node:net';
import type { Hono } from 'hono';
import { COLLECT, PageView, type ViewCollector } from '../../contract/collect.ts';
import { checkId } from '../../contract/values.ts';
import { MINUTE_MS } from '../../shared/days.ts';
import {
  Forbidden,
  InvalidRequest,
  NotFound,
  RateLimited,
  SetupError,
} from '../../shared/errors.ts';
import type { Clock } from '../../shared/runtime.ts';
import { NOT_A_VIEW, readView } from './body.ts';
import type { Asked, HttpReply } from './respond.ts';

export const COLLECT_SCRIPT = `(()=>{
const d=document,n=navigator,h=history,s=d.currentScript;
if(n.doNotTrack=="1"||n.globalPrivacyControl)return;
const u=new URL("v1/collect/"+encodeURIComponent(s.dataset.project),s.src);
let last;
const view=()=>{
const l=location,path=l.pathname;
if(path===last)return;
const body={path,referrer:""};
if(last===undefined){
body.status=performance.getEntriesByType("navigation")[0]?.responseStatus;
body.referrer=d.referrer.split("/",3).join("/").slice(0,300);
body.source=new URLSearchParams(l.search).get("utm_source")?.slice(0,100);
}
last=path;
fetch(u,{method:"POST",body:JSON.stringify(body),keepalive:true,credentials:"omit"}).catch(()=>{});
};
for(const f of["pushState","replaceState"]){
const real=h[f];
h[f]=function(){real.apply(this,arguments);view()};
}
addEventListener("popstate",view);
if(d.prerendering)d.addEventListener("prerenderingchange",view,{once:true});else view();
})();
`;

// Page views that pages report themselves: the script they load, what it sends, and a picture for
// pages without scripts. No key is needed: a project names the origins of its pages.

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
const SCRIPT: HttpReply = {
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

// How much one reader may report. Nothing about a reader is stored: an address is hashed with a
// random salt that changes every minute, and only picks one of a fixed number of counters.

/** An office behind one address reads a lot; nobody reads five pages a second for a minute. */
const PER_MINUTE = 300;
const COUNTERS = 1 << 16;

/** Returns the seconds to wait, 0 for none. */
type ClientLimit = (client: string) => number;

export function createClientLimit(clock: Clock, perMinute = PER_MINUTE): ClientLimit {
  const counters = new Uint32Array(COUNTERS);
  let startedAt = Number.NEGATIVE_INFINITY;
  let salt = '';
  return (client) => {
    const now = clock.now();
    if (now - startedAt >= MINUTE_MS) {
      startedAt = now;
      salt = randomBytes(16).toString('hex');
      counters.fill(0);
    }
    const at = Number.parseInt(hash('sha256', salt + client).slice(0, 8), 16) % COUNTERS;
    const count = (counters[at] as number) + 1;
    counters[at] = count;
    return count > perMinute ? Math.ceil((startedAt + MINUTE_MS - now) / 1000) : 0;
  };
}

/** The proxies whose `X-Forwarded-For` is believed: those on this machine, and the listed ones. */
export function trustedProxies(list = ''): BlockList {
  const trusted = new BlockList();
  trusted.addSubnet('127.0.0.0', 8);
  trusted.addAddress('::1', 'ipv6');
  for (const entry of list.split(',').map((one) => one.trim())) {
    if (entry === '') continue;
    const [address = '', bits = isIPv6(address) ? '128' : '32'] = entry.split('/');
    const most = isIPv6(address) ? 128 : 32;
    if (!isIP(address) || !/^\d{1,3}$/.test(bits) || Number(bits) > most || /\/.*\//.test(entry)) {
      throw new SetupError(
        `DOCKET_TRUSTED_PROXIES must be a list of addresses or networks such as 10.0.0.0/8,fd00::/8; got \`${entry.slice(0, 60)}\`.`,
      );
    }
    trusted.addSubnet(address, Number(bits), isIPv6(address) ? 'ipv6' : 'ipv4');
  }
  return trusted;
}

/**
 * The reader's address. Each proxy adds the address it was asked from to the end of
 * `X-Forwarded-For`, so the last one that is not a proxy's is the reader's. What others write there is
 * not believed, wherever they are.
 */
export function clientOf(
  peer: string,
  forwardedFor: string | null,
  proxies: BlockList = trustedProxies(),
): string {
  let client = plain(peer);
  for (const before of (forwardedFor ?? '').split(',').reverse()) {
    const address = plain(before.trim());
    const isProxy = isIP(client) !== 0 && proxies.check(client, isIPv6(client) ? 'ipv6' : 'ipv4');
    if (!isProxy || !isIP(address)) break;
    client = address;
  }
  return network(client);
}

const plain = (address: string) => address.replace(/^::ffff:(?=\d+\.)/i, '');

/** One reader can have a whole /64 of IPv6 addresses. */
function network(address: string): string {
  if (!isIPv6(address)) return address;
  const [head = '', tail] = address.split('::');
  const groups = head.split(':');
  const rest = tail === undefined ? [] : tail.split(':');
  const zeros = tail === undefined ? 0 : 8 - groups.length - rest.length;
  return [...groups, ...Array<string>(zeros).fill('0'), ...rest].slice(0, 4).join(':');
}
