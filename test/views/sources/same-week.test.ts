// One world of visits, told by an access log and by every service. What agrees, agrees exactly; what
// differs is what the report and docs/page-views.md say.
import { generateKeyPairSync } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { ViewsSource } from '../../../src/contract/service.ts';
import { createViewsSource } from '../../../src/views/counting/analytics.ts';
import { cloudflareServer } from '../../local-analytics/cloudflare.ts';
import { goatServer } from '../../local-analytics/goatcounter.ts';
import { googleServer } from '../../local-analytics/google.ts';
import { plausibleServer } from '../../local-analytics/plausible.ts';
import { UMAMI_SITE, umamiWorld } from '../../local-analytics/umami.ts';
import { AI } from '../../support/access-logs.ts';
import { InstantClock } from '../../support/clock.ts';
import { tryExport } from '../../support/export.ts';
import { logOf } from '../../support/log-source.ts';
import { openSource } from './open-source.ts';

const NOW = Date.UTC(2026, 10, 15, 12);
const CHROME =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';
const PAGES = ['/', '/install', '/config', '/api/users', '/über-uns'];

/** The week and the one before it; the first and the last hour of each, too. */
const VIEWS = Array.from({ length: 14 }, (_, day) =>
  PAGES.flatMap((path, page) =>
    Array.from({ length: 1 + ((day * 3 + page) % 4) }, (_, n) => ({
      path,
      time: Date.UTC(2026, 9, 26 + day, [0, 10, 23][(n + page) % 3], 59 * (n % 2), 59),
      // The first one reads a page twice in an hour, now and then.
      visitor: `reader-${n < 2 ? 0 : n}`,
    })),
  ),
).flat();
const WEEK = VIEWS.filter(
  ({ time }) => time >= Date.UTC(2026, 10, 2) && time < Date.UTC(2026, 10, 9),
);
/** Agents send no views to a service whose script they do not run. */
const AGENTS = [{ path: '/install', time: Date.UTC(2026, 10, 4, 5), agent: AI }];

const dayOf = (time: number) => new Date(time).toISOString().slice(0, 10);
/** `02/Nov/2026:10:00:00 +0000` */
const clf = (time: number) =>
  new Date(time).toUTCString().replace(/^\w+, (\d+) (\w+) (\d+) (\S+) GMT$/, '$1/$2/$3:$4 +0000');

function accessLog(): ViewsSource {
  const lines = [...VIEWS.map((view) => ({ ...view, agent: CHROME })), ...AGENTS].map(
    ({ path, time, agent }) =>
      `203.0.113.9 - - [${clf(time)}] "GET ${encodeURI(path)} HTTP/1.1" 200 512 "-" "${agent}"\n`,
  );
  return createViewsSource({
    logs: async () => [logOf('access.log', lines.join(''))],
    clock: new InstantClock(NOW),
  });
}

const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: 2_048 });
const account = {
  client_email: 'docs@acme.iam.gserviceaccount.com',
  private_key: privateKey.export({ type: 'pkcs8', format: 'pem' }),
};
const byDay = VIEWS.map(({ path, time, visitor }) => ({ path, day: dayOf(time), visitor }));

/** GoatCounter counts the first view of a page in a session; here, a session is a reader's hour. */
function goatPaths() {
  const seen = new Set<string>();
  return PAGES.map((path, index) => {
    const visits = new Map<string, number>();
    for (const view of VIEWS.filter((one) => one.path === path)) {
      const hour = new Date(view.time).toISOString().slice(0, 13);
      const key = `${path} ${view.visitor} ${hour}`;
      if (seen.has(key)) continue;
      seen.add(key);
      visits.set(hour, (visits.get(hour) ?? 0) + 1);
    }
    return { id: index + 1, path, title: '', event: false, visits };
  });
}

const clock = new InstantClock(NOW);
const SOURCES: Record<string, () => Promise<ViewsSource>> = {
  'an access log': async () => accessLog(),
  async GoatCounter() {
    const answer = goatServer({ paths: goatPaths() }, () => clock.now());
    const source = (address: string) => ({ kind: 'goatcounter', address }) as const;
    return (await openSource(answer, source, { clock })).views;
  },
  async Plausible() {
    const answer = plausibleServer({ site: 'docs.example.com', key: 'TOKEN', views: byDay });
    const site = 'docs.example.com';
    return (await openSource(answer, (address) => ({ kind: 'plausible', site, address }))).views;
  },
  async Umami() {
    const source = (address: string) => ({ kind: 'umami', site: UMAMI_SITE, address }) as const;
    return (await openSource(umamiWorld(VIEWS), source)).views;
  },
  async Cloudflare() {
    const zone = '0123456789abcdef0123456789abcdef';
    const requests = [...VIEWS.map((view) => ({ ...view, agent: CHROME })), ...AGENTS].map(
      ({ path, time, agent }) => ({
        ...{ time, host: 'docs.example.com', method: 'GET', status: 200, agent },
        path: encodeURI(path),
      }),
    );
    const answer = cloudflareServer({ zone, key: 'TOKEN', now: NOW, requests });
    return (await openSource(answer, () => ({ kind: 'cloudflare', site: zone }), { now: NOW }))
      .views;
  },
  async 'Google Analytics'() {
    const world = { property: '123', email: account.client_email, publicKey, views: byDay };
    const options = { key: JSON.stringify(account), now: NOW };
    return (await openSource(googleServer(world), () => ({ kind: 'google', site: '123' }), options))
      .views;
  },
};

async function told(source: string) {
  const { report, json } = await tryExport(await (SOURCES[source] as () => Promise<ViewsSource>)());
  const { views } = json() as { views: { path: string; human: number; ai?: number }[] };
  return {
    people: Object.fromEntries(views.map(({ path, human }) => [path, human])),
    days: report.days.map(({ human }) => human),
    before: report.previous?.totals.human,
    ai: views.reduce((sum, { ai = Number.NaN }) => sum + ai, 0),
    visitors: report.insights?.visitors,
    failed: report.checks.filter(({ ok }) => !ok),
  };
}

describe('the same week', () => {
  const count = (some: typeof VIEWS) => some.length;
  const people = Object.fromEntries(
    PAGES.map((path) => [path, count(WEEK.filter((one) => one.path === path))]),
  );
  const days = Array.from({ length: 7 }, (_, n) =>
    count(WEEK.filter(({ time }) => dayOf(time) === dayOf(Date.UTC(2026, 10, 2 + n)))),
  );

  it.each(Object.keys(SOURCES).filter((name) => name !== 'GoatCounter'))(
    'has the same views by people, by page and by day, from %s',
    async (name) => {
      const { failed, before, ...same } = await told(name);
      expect(same).toMatchObject({ people, days });
      expect(before).toBe(VIEWS.length - WEEK.length);
      expect(failed).toEqual([]);
    },
  );

  it('has fewer visits than views from GoatCounter, by as many as were read again', async () => {
    const { people: visits, failed } = await told('GoatCounter');
    const again = Object.entries(people).map(([path, views]) => views - (visits[path] ?? 0));
    expect(Math.min(...again)).toBeGreaterThanOrEqual(0);
    expect(again.reduce((sum, views) => sum + views)).toBe(
      WEEK.length -
        new Set(
          WEEK.map(
            ({ path, visitor, time }) =>
              `${path} ${visitor} ${new Date(time).toISOString().slice(0, 13)}`,
          ),
        ).size,
    );
    expect(failed).toEqual([]);
  });

  it('has agents only from what sees them, and visitors only from what knows them', async () => {
    const all = await Promise.all(
      Object.keys(SOURCES).map(async (name) => [name, await told(name)] as const),
    );
    const facts = all.map(([name, { ai, visitors }]) => [
      name,
      Number.isNaN(ai) ? 'absent' : ai,
      visitors,
    ]);
    const readers = new Set(WEEK.map(({ visitor }) => visitor)).size;
    expect(facts).toEqual([
      ['an access log', 1, undefined],
      ['GoatCounter', 'absent', undefined],
      ['Plausible', 'absent', readers],
      ['Umami', 'absent', readers],
      ['Cloudflare', 1, undefined],
      ['Google Analytics', 'absent', readers],
    ]);
  });
});
