import { describe, expect, it } from 'vitest';
import type { Answer } from '../../local-analytics/exchanges.ts';
import { json } from '../../local-analytics/exchanges.ts';
import { type GoatPath, goatServer } from '../../local-analytics/goatcounter.ts';
import { plausibleServer } from '../../local-analytics/plausible.ts';
import { UMAMI_SITE, umamiServer } from '../../local-analytics/umami.ts';
import { InstantClock } from '../../support/clock.ts';
import { RANGE, tryExport } from '../../support/export.ts';
import { openSource } from './open-source.ts';

const goat = (address: string) => ({ kind: 'goatcounter', address }) as const;
const site = (address: string) => ({ kind: 'umami', site: UMAMI_SITE, address }) as const;
const plausibleSite = (address: string) =>
  ({ kind: 'plausible', site: 'docs.example.com', address }) as const;

/** A visit of each page per hour, from the first day of the range. */
function paths(count: number, hours = ['2026-11-03T10']): GoatPath[] {
  return Array.from({ length: count }, (_, index) => ({
    id: index + 1,
    path: `/page/${index}`,
    title: '',
    event: false,
    visits: new Map(hours.map((hour) => [hour, 1])),
  }));
}

async function goatSource(world: Parameters<typeof goatServer>[0], options = {}) {
  const clock = new InstantClock();
  return openSource(
    goatServer(world, () => clock.now()),
    goat,
    { clock, ...options },
  );
}

describe('GoatCounter', () => {
  it('gives visits of all pages, however many there are, within its limits', async () => {
    const { views, server, clock } = await goatSource({ paths: paths(1_234) });
    const {
      report,
      json: file,
      csv,
      read,
    } = await tryExport(views, {
      formats: ['csv', 'json', 'html'],
    });
    expect(report.totals.total).toBe(1_234);
    expect(report.pages).toBe(1_234);
    expect(report.checks.filter(({ ok }) => !ok)).toEqual([]);
    expect(report.days.map(({ total }) => total)).toEqual([0, 1_234, 0, 0, 0, 0, 0]);
    expect(csv()[0]).toBe('path,visits,previous_visits,change,change_percent,date_from,date_to');
    expect(read('page-views-by-day.csv')).toContain('date,visits\r\n');
    expect(JSON.stringify(file())).not.toContain('"ai":');
    const html = read('report.html');
    expect(html).toContain('<dt><span class="key human"></span>Visits</dt>');
    expect(html).not.toContain('What AI reads');
    // No request is refused, and no address is long.
    const longest = Math.max(...server.asked.map(({ path }) => path.length));
    expect(longest).toBeLessThan(1_000);
    expect(clock.slept.every((ms) => ms <= 300)).toBe(true);
  });

  it('counts days in the time zone of its user, and says so', async () => {
    // Late on the first day in New York, and before the range there.
    const world = {
      paths: paths(1, ['2026-11-02T03', '2026-11-03T02', '2026-11-08T23', '2026-11-09T04']),
      zone: 'America/New_York',
    };
    const { views } = await goatSource(world);
    const { report } = await tryExport(views);
    expect(report.days.map(({ total }) => total)).toEqual([1, 0, 0, 0, 0, 0, 2]);
    expect(report.totals.total).toBe(3);
    expect(report.insights?.quality.warnings.join()).toContain('time zone America/New_York');
  });

  it('leaves out events, and what the settings do not want', async () => {
    const [one, two, event] = paths(3) as [GoatPath, GoatPath, GoatPath];
    const world = { paths: [one, two, { ...event, path: 'signup', event: true }] };
    const { views } = await goatSource(world);
    expect((await tryExport(views)).report.totals.total).toBe(2);
    const only = await goatSource(world, { pages: ['/page/1'] });
    const { report } = await tryExport(only.views);
    expect(report.totals.total).toBe(1);
    expect(report.checks.filter(({ ok }) => !ok)).toEqual([]);
  });

  it('says what to do about a token without the right to read statistics', async () => {
    const { check } = await goatSource({ paths: [], permissions: 2 });
    await expect(check()).rejects.toThrow(
      /answered 403 with `requires 'stats' permissions`.*Read statistics/,
    );
  });
});

describe('Umami', () => {
  it.each(['postgresql', 'clickhouse'] as const)('gives views as on %s', async (database) => {
    const { views } = await openSource(umamiServer(database), site);
    const range = { dateFrom: '2026-11-12', dateTo: '2026-11-19' };
    const days: unknown[] = [];
    for await (const day of views.days('p', range)) days.unshift([day.date.slice(8), day.total]);
    expect(days).toEqual([
      ...[
        ['12', 13],
        ['13', 8],
        ['14', 9],
      ],
      ...[
        ['15', 0],
        ['16', 11],
        ['17', 12],
        ['18', 9],
      ],
    ]);
    for await (const { totals, views: pages } of views.pages('p', range)) {
      expect(totals.total).toBe(62);
      expect(pages.slice(0, 2)).toMatchObject([
        // With those of a heading on it, which are rows of their own there.
        { path: '/docs/install', total: 25 },
        { path: '/docs/config', total: 10 },
      ]);
      expect(pages.reduce((sum, { total }) => sum + total, 0)).toBe(62);
    }
    expect((await views.insights.insights('p', range)).visitors).toBe(6);
  });

  it('says that a website is unknown, where the server says zero', async () => {
    const unknown = 'a1b2c3d4-0000-4000-8000-00000000dead';
    const { check } = await openSource(umamiServer('postgresql'), (address) => ({
      ...site(address),
      site: unknown,
    }));
    await expect(check()).rejects.toThrow(`has no website ${unknown}. Check \`site\``);
  });

  it('refuses a wrong password', async () => {
    const answer: Answer = () =>
      json(401, { error: { message: 'Unauthorized', code: 'incorrect-username-password' } });
    const { check } = await openSource(answer, site, { key: 'admin:hunter22' });
    await expect(check()).rejects.toThrow(/401 with `Unauthorized`.*`USER:PASSWORD`/);
  });
});

describe('Plausible', () => {
  const view = (path: string, day: string, visitor: string) => ({ path, day, visitor });
  const world = {
    site: 'docs.example.com',
    key: 'TOKEN',
    views: [
      view('/a', '2026-11-02', 'one'),
      view('/a', '2026-11-03', 'one'),
      view('/b/', '2026-11-08', 'two'),
      view('/b', '2026-11-09', 'two'),
    ],
  };

  it('gives views and visitors, who are not the sum of days', async () => {
    const { views } = await openSource(
      plausibleServer({ ...world, zone: '+02:00' }),
      plausibleSite,
    );
    const { report, csv } = await tryExport(views);
    expect(
      csv()
        .slice(1)
        .map((row) => row.split(',').slice(0, 2).join(' ')),
    ).toEqual(['/a 2', '/b 1']);
    expect(report.insights?.visitors).toBe(2);
    expect(report.insights?.quality.warnings.join()).toContain('time zone, UTC+02:00');
    expect(report.checks.filter(({ ok }) => !ok)).toEqual([]);
  });

  it('gives every page where there are more than one answer has', async () => {
    const many = Array.from({ length: 20_001 }, (_, n) => view(`/p/${n}`, '2026-11-04', 'x'));
    const { views, server } = await openSource(
      plausibleServer({ ...world, views: many }),
      plausibleSite,
    );
    expect((await tryExport(views)).report.pages).toBe(20_001);
    expect(server.asked.length).toBeLessThan(9);
  });

  it.each([
    ['a wrong key', { ...world, key: 'another' }, /401 with `Invalid API key/],
    ['a plan without the API', { ...world, plan: false }, /402 with .*its plan includes/],
  ])('says what to do about %s', async (_, other, words) => {
    const { check } = await openSource(plausibleServer(other), plausibleSite);
    await expect(check()).rejects.toThrow(words);
  });
});

describe('any source', () => {
  const stats =
    (pages: unknown, pageviews: unknown = 3): Answer =>
    ({ path }) => {
      if (path.includes('/expanded')) return json(200, pages);
      if (path.includes('/stats')) return json(200, { pageviews, visitors: 1 });
      if (path.includes('/pageviews')) return json(200, { pageviews: [] });
      return json(200, { id: UMAMI_SITE });
    };
  const row = (name: unknown, pageviews: unknown) => ({ name, pageviews });

  it('keeps what can be counted, and names what cannot', async () => {
    const rows = [
      row('/a', 3),
      row('/b', 1.5),
      row('/c', null),
      row('/d', -1),
      row(7, 1),
      row('/a', 3),
    ];
    const { views } = await openSource(stats(rows), site);
    const { report, csv } = await tryExport(views);
    expect(csv()).toHaveLength(2);
    const said = report.checks.map(({ summary }) => summary).join(' ');
    expect(said).toContain(
      '4 pages left out because of counts that are not whole numbers ≥ 0: `views` is 1.5',
    );
    expect(report.insights?.quality.warnings.join()).toContain('sent 1 pages twice');
  });

  it('shows no path as anything but text', async () => {
    const rows = [row('/\u001b[31m\u202e<script>', 1), row('=cmd|calc', 1), row('/a#b?c', 1)];
    const { views } = await openSource(stats(rows), site);
    const { csv, read } = await tryExport(views, { formats: ['csv', 'json', 'html'] });
    expect(
      csv()
        .slice(1)
        .map((line) => line.split(',')[0]),
    ).toEqual(['/%1B[31m%E2%80%AE<script>', '/=cmd|calc', '/a']);
    expect(read('page-views.json')).not.toContain('\u202e');
  });

  it('uses no total that is not one', async () => {
    const { views } = await openSource(stats([], '1e21'), site);
    await expect(tryExport(views)).rejects.toThrow(
      /The total of the range from Umami cannot be used/,
    );
  });

  it('takes no page for an answer, and shows no key', async () => {
    const html: Answer = () => ({ status: 200, headers: {}, body: '<html>' });
    await expect((await openSource(html, site)).check()).rejects.toThrow('not JSON');
    const leak: Answer = () => json(403, { error: 'key s3cr3t-key may not' });
    const { check } = await openSource(leak, site, { key: 's3cr3t-key' });
    const error = await check().catch(String);
    expect(error).toContain('`key *** may not`');
    expect(error).not.toContain('s3cr3t');
  });

  it('sends its key nowhere else', async () => {
    const away: Answer = () => ({
      status: 302,
      headers: { location: 'http://127.0.0.1:9/' },
      body: '',
    });
    await expect((await openSource(away, site)).check()).rejects.toThrow(/redirects to `http:/);
  });

  it('waits as long as the service asks, and not beyond its deadline', async () => {
    let asked = 0;
    const busy: Answer = () =>
      asked++ < 2
        ? { status: 429, headers: { 'retry-after': '40' }, body: {} }
        : json(200, { id: UMAMI_SITE });
    const { check, clock } = await openSource(busy, site);
    await check().catch(() => {});
    expect(clock.slept.filter((ms) => ms >= 40_000)).toHaveLength(2);
    asked = 0;
    const late = await openSource(busy, site, { minutes: 0.5 });
    await expect(late.check()).rejects.toThrow(/429.*again and again/);
  });

  it('asks for a range once, whatever is shown of it', async () => {
    const { views, server } = await openSource(stats([row('/a', 3)]), site);
    const range = { dateFrom: RANGE.from, dateTo: RANGE.to };
    for (let n = 0; n < 3; n += 1) {
      for await (const _ of views.pages('p', range)) await views.insights.insights('p', range);
    }
    expect(server.asked.map(({ path }) => path.replace(/\?.*/, '').split('/').at(-1))).toEqual([
      ...[UMAMI_SITE, 'stats', 'expanded'],
    ]);
  });
});
