import { describe, expect, it } from 'vitest';
import { type PageViews, ViewsResult } from '../../../src/contract/schemas.ts';
import { addDays, daysOf } from '../../../src/shared/days.ts';
import { BadAnswer, RateLimited, Unavailable } from '../../../src/shared/errors.ts';
import { testClient } from '../../support/client.ts';
import { InstantClock } from '../../support/clock.ts';
import { answering, BEFORE, RANGE, tryExport } from '../../support/export.ts';
import { Site, SiteService, sampleInsights, totalsOf } from '../../support/site.ts';
import { json, wire } from '../../support/wire.ts';

const site = (pages: number) => new SiteService(new Site({ pages }));
const page = (path: string, human: number, ai = 0): PageViews => ({
  path,
  human,
  ai,
  total: human + ai,
});
const whole = (views: PageViews[]) => ({ totals: totalsOf(views), views, hasMore: false });

describe('an export', () => {
  it('asks for totals with the first pages, then pages, previous totals, days, previous pages', async () => {
    const service = site(600);
    await tryExport(service);
    const period = ({ from, to }: typeof RANGE, offset: number) => ({
      dateFrom: from,
      dateTo: to,
      limit: 250,
      offset,
    });
    expect(service.asked).toEqual([
      period(RANGE, 0),
      period(RANGE, 250),
      period(RANGE, 500),
      period(BEFORE, 0),
      ...daysOf(RANGE)
        .toReversed()
        .map((day) => ({
          dateFrom: day,
          dateTo: addDays(day, 1),
          limit: 1,
          offset: 0,
        })),
      period(BEFORE, 250),
      period(BEFORE, 500),
    ]);
  });

  it('writes every page once, with the counts of the period before, and finds that all adds up', async () => {
    const made = new Site({ pages: 600 });
    const { csv, report } = await tryExport(new SiteService(made));
    const now = made.views(RANGE.from, RANGE.to);
    const before = new Map(made.views(BEFORE.from, BEFORE.to).map((one) => [one.path, one]));
    expect(csv().slice(1)).toEqual(
      now.map(({ path, human, ai, total }) => {
        const was = before.get(path) ?? page(path, 0);
        const share = Math.round((ai / total) * 10_000) / 10_000;
        return [
          path,
          human,
          ai,
          total,
          share,
          was.human,
          was.ai,
          was.total,
          total - was.total,
          was.total === 0 ? '' : Math.round((total / was.total - 1) * 1_000) / 10,
          RANGE.from,
          RANGE.to,
        ].join();
      }),
    );
    expect(report.missing).toEqual([]);
    expect(report.checks.every(({ ok }) => ok)).toBe(true);
    expect(report.days.map(({ date }) => date)).toEqual(daysOf(RANGE));
  });

  it('writes JSON that reads as an answer of the service', async () => {
    const made = new Site({ pages: 300 });
    const { json } = await tryExport(new SiteService(made));
    const now = { views: made.views(RANGE.from, RANGE.to), hasMore: false };
    expect(ViewsResult.parse(json())).toEqual({ ...now, totals: totalsOf(now.views) });
    expect(json()).toMatchObject({
      range: RANGE,
      partial: false,
      previous: { range: BEFORE, pages: 300 },
    });
  });

  it('gives the same bytes when it is made again, at another time', async () => {
    const formats = ['csv', 'json', 'html'] as const;
    const first = await tryExport(site(400), { formats });
    const clock = new InstantClock(Date.UTC(2027, 3, 1));
    const second = await tryExport(site(400), { formats }, { clock });
    expect(first.files).toEqual([
      'page-views.csv',
      'page-views-by-day.csv',
      'page-views.json',
      'report.html',
      'README.md',
    ]);
    for (const name of first.files) expect(second.read(name) === first.read(name)).toBe(true);
  });

  it('writes a table of the days, whose weeks can be put together', async () => {
    const { read, report } = await tryExport(site(10));
    const [head, ...days] = read('page-views-by-day.csv').trim().split('\r\n');
    expect(head).toBe('date,human,ai,total');
    expect(days).toEqual(
      report.days.map(({ date, human, ai, total }) => [date, human, ai, total].join()),
    );
    expect(days).toHaveLength(7);
  });

  it('adds a column for each class where the service’s first answer says that it knows them', async () => {
    const known = {
      insights: async () => sampleInsights(RANGE.from, RANGE.to),
      async *classesByPage() {
        const none = { human: 9, 'ai-search': 0, training: 4, 'other-bot': 7, unknown: 1 };
        const classes = { ...none, 'coding-agent': 3, assistant: 2 };
        yield { path: '/not-exported', classes, aiReferrals: 8 };
        yield { path: '/', classes, aiReferrals: 6 };
      },
    };
    const service = Object.defineProperty(site(2), 'insights', {
      get: () => (service.asked.length > 0 ? known : undefined),
    });
    const { csv, json } = await tryExport(service);
    expect(csv()[0]).toMatch(
      /,class_coding_agent,class_assistant,class_ai_search,class_training,class_other_bot,class_unknown,ai_referrals,date_from,date_to$/,
    );
    expect(csv()[1]).toMatch(/^\/,.*,3,2,0,4,7,1,6,[\d-]+,[\d-]+$/);
    expect(json()).toMatchObject({ rules: '2026-11-01', insights: { quality: { rejected: 312 } } });
    expect(json().views[0]).toMatchObject({ path: '/', aiReferrals: 6 });
  });

  it('says nothing but zeros about an empty period', async () => {
    const empty = answering(() => whole([]));
    const { csv, json, report } = await tryExport(empty, { formats: ['csv', 'json', 'html'] });
    expect(csv()).toHaveLength(1);
    expect(json()).toMatchObject({ totals: { total: 0 }, views: [] });
    expect(report.checks.every(({ ok }) => ok)).toBe(true);
  });

  it('tells pages that are new from pages that are gone', async () => {
    const service = answering(({ dateFrom }) =>
      dateFrom === BEFORE.from
        ? whole([page('/old', 40), page('/both', 20)])
        : whole([page('/new', 30), page('/both', 20)]),
    );
    const { story } = await tryExport(service);
    expect(story).toMatchObject({ newPages: 1, gonePages: 1 });
    expect(story.risers.map(({ path }) => path)).toEqual(['/new']);
    expect(story.fallers.map(({ path }) => path)).toEqual(['/old']);
  });
});

describe('a budget of requests', () => {
  // 600 pages: 3 requests for each period, 7 for the days.
  it.each([
    [2, 500, [/^Only 500 pages/, /^Not fetched: the previous period/, /^Only 0 of 7 days/]],
    [3, 600, [/^Not fetched: the previous period/, /^Only 0 of 7 days/]],
    [4, 600, [/^Only 0 of 7 days/, /^Only 250 pages of the previous period/]],
    [9, 600, [/^Only 5 of 7 days/, /^Only 250 pages of the previous period/]],
    [12, 600, [/^Only 500 pages of the previous period/]],
    [13, 600, []],
  ])('of %i gets %i pages and names the rest', async (maxRequests, pages, missing) => {
    const service = site(600);
    const { report, json } = await tryExport(service, { maxRequests });
    expect(service.asked).toHaveLength(maxRequests);
    expect(report.pages).toBe(pages);
    expect(report.missing).toEqual(missing.map((what) => expect.stringMatching(what)));
    expect(json()).toMatchObject({ partial: missing.length > 0, hasMore: pages < 600 });
  });

  it('counts what goes over the wire, repeats included', async () => {
    const { url, seen } = await wire(json(503, { error: 'Down.' }));
    const { client } = testClient(url);
    const attempt = tryExport(client, { maxRequests: 3 });
    await expect(attempt).rejects.toThrow('the budget of 3 requests is used up');
    expect(seen).toHaveLength(3);
  });

  it('leaves a page unknown, not new, when the previous period was not read to its end', async () => {
    const { csv, story } = await tryExport(site(600), { maxRequests: 11 });
    const rows = csv().slice(1);
    expect(rows.filter((row) => row.includes(',,,,,'))).toHaveLength(story.report.pages - 250);
    expect(story).toMatchObject({ newPages: null, gonePages: null, fallers: [] });
  });
});

describe('a deadline', () => {
  it('ends the requests and keeps what is there', async () => {
    const clock = new InstantClock();
    const behind = site(600);
    const service = answering((request) => {
      clock.advance(1_000);
      return behind.getViews('acme', request);
    });
    const deadline = clock.now() + 5_000;
    const { report } = await tryExport(service, { deadline }, { clock });
    expect(service.asked).toHaveLength(5);
    expect(report.pages).toBe(600);
    expect(report.missing).toEqual([
      expect.stringMatching(/^Only 1 of 7 days .*: the time limit was reached\.$/),
      expect.stringMatching(/^Only 250 pages of the previous period/),
    ]);
  });

  it('fails with a remedy when not even the totals came', async () => {
    const deadline = new InstantClock().now();
    await expect(tryExport(site(1), { deadline })).rejects.toThrow(
      /any page views.*time limit was reached/,
    );
  });

  it('stops at once when whoever waits gives up', async () => {
    const stop = new AbortController();
    const service = answering(({ offset }, turn) => {
      if (turn === 2) stop.abort(new Error('cancelled'));
      return { totals: totalsOf([]), views: [page(`/${offset}`, 1)], hasMore: true };
    });
    await expect(tryExport(service, {}, { signal: stop.signal })).rejects.toThrow('cancelled');
    expect(service.asked.length).toBeLessThan(4);
  });
});

describe('a service in trouble', () => {
  const limited = () => new RateLimited('Too often.', { retryAfterSeconds: 40 });

  it('is asked again after the time it names', async () => {
    const behind = site(10);
    const service = answering((request, turn) => {
      if (turn === 1 || turn === 3) throw limited();
      return behind.getViews('acme', request);
    });
    const { report, clock } = await tryExport(service);
    expect(report.missing).toEqual([]);
    expect(clock.slept).toEqual([40_250, 40_250]);
  });

  it('is asked again a few times when it fails, then the export continues without the rest', async () => {
    const behind = site(600);
    const service = answering((request) => {
      if (request.offset === 500 && request.dateTo === RANGE.to)
        throw new Unavailable('It is down.');
      return behind.getViews('acme', request);
    });
    const { report } = await tryExport(service);
    const asked = service.asked.filter((one) => one.offset === 500 && one.dateTo === RANGE.to);
    expect(asked).toHaveLength(6);
    expect(report.missing).toEqual(['Only 500 pages could be fetched: It is down.']);
    expect(report.days).toHaveLength(7);
  });

  it('is not waited for beyond the deadline', async () => {
    const clock = new InstantClock();
    const behind = site(10);
    const service = answering((request, turn) => {
      if (turn === 2) throw limited();
      return behind.getViews('acme', request);
    });
    const { report } = await tryExport(service, { deadline: clock.now() + 30_000 }, { clock });
    expect(report.missing[0]).toMatch(/previous period: the service asked to wait longer/);
    expect(clock.slept).toEqual([]);
  });

  it.each(['It is down.', 'It is down. Try again later.'])(
    'is believed when it fails from the start, and advice is given once: %s',
    async (words) => {
      const service = answering(() => {
        throw new Unavailable(words);
      });
      await expect(tryExport(service)).rejects.toThrow(Unavailable);
      await expect(tryExport(service)).rejects.toThrow(
        /^Could not fetch any page views: It is down\. Try again later, or allow more time\.$/,
      );
    },
  );

  it('says how long it asks to wait where there is less time', async () => {
    const service = answering(() => {
      throw new RateLimited('Too often. Try again in 1 h 0 min.', { retryAfterSeconds: 3_600 });
    });
    const clock = new InstantClock();
    await expect(tryExport(service, { deadline: clock.now() + 30_000 }, { clock })).rejects.toThrow(
      /asked to wait longer .* \(Too often\. Try again in 1 h 0 min\)\. Try/,
    );
  });
});

describe('answers that do not fit together', () => {
  const checkOf = async (service: ReturnType<typeof answering>, name: string) => {
    const { report } = await tryExport(service);
    return report.checks.find((check) => check.name === name);
  };
  /** 250 pages an answer, from a list that a test may change on the way. */
  const paged = (list: () => PageViews[], totals = totalsOf(list())) =>
    answering(({ offset, limit, dateFrom, dateTo }) => {
      if (dateTo !== RANGE.to || dateFrom !== RANGE.from) return whole([]);
      const all = list();
      return {
        totals,
        views: all.slice(offset, offset + limit),
        hasMore: offset + limit < all.length,
      };
    });
  const many = (count: number) =>
    Array.from({ length: count }, (_, index) => page(`/p${index}`, count - index));

  it('are told when a page comes twice, and it is counted once', async () => {
    const shifting = many(300);
    let turn = 0;
    const service = paged(() => {
      turn += 1;
      return turn <= 2 ? shifting : [page('/late', 400), ...shifting];
    });
    expect(await checkOf(service, 'pages-once')).toEqual({
      name: 'pages-once',
      ok: false,
      summary: expect.stringMatching(/^1 row appeared twice/),
    });
  });

  it('are told when the pages do not add up to the totals', async () => {
    const service = paged(() => many(3), { human: 10, ai: 0, total: 10 });
    expect((await checkOf(service, 'pages-sum'))?.summary).toBe(
      'The pages add up to 6 views, but the totals say 10.',
    );
  });

  it('are told when the totals move while pages are read', async () => {
    let extra = 0;
    const views = many(300);
    const service = answering(({ offset }) => {
      const totals = { ...totalsOf(views), total: totalsOf(views).total + extra };
      extra += 5;
      return { totals, views: views.slice(offset, offset + 250), hasMore: offset === 0 };
    });
    expect((await checkOf(service, 'steady'))?.summary).toMatch(/changed from 45,150 to 45,155/);
  });

  it('are told when human and AI are not the total', async () => {
    const service = answering(() => whole([{ path: '/', human: 1, ai: 1, total: 3 }]));
    expect((await checkOf(service, 'split'))?.ok).toBe(false);
  });

  it('are told when an answer is shorter than it has to be', async () => {
    const views = many(300);
    const service = answering(({ offset }) => ({
      totals: totalsOf(views),
      views: views.slice(offset, offset + 100),
      hasMore: offset === 0,
    }));
    expect((await checkOf(service, 'full-answers'))?.ok).toBe(false);
  });

  it('are told when the last day is still running', async () => {
    const clock = new InstantClock(Date.UTC(2026, 10, 8, 12));
    const { report } = await tryExport(site(3), {}, { clock });
    expect(report.checks.find(({ name }) => name === 'days-over')?.ok).toBe(false);
  });

  it.each([
    ['the same page for ever', () => ({ ...whole(many(250)), hasMore: true }), 2],
    ['nothing for ever', () => ({ ...whole([]), hasMore: true }), 1],
  ])('stop the export when more is promised and %s comes', async (_, answer, asked) => {
    const service = answering(answer);
    await expect(tryExport(service)).rejects.toThrow(BadAnswer);
    expect(service.asked.length).toBeLessThanOrEqual(asked + 1);
  });

  it.each([
    ['1.5', '`human` is 1.5'],
    ['1e21', '`human` is 1e+21'],
    ['-1', '`human` is -1'],
    ['null', '`human` is null'],
    ['"<b>many</b>"', '`human` is not a number'],
  ])(
    'leave out a page with the count %s, name the fault, and keep the others',
    async (sent, told) => {
      const views = `[{"path":"/a","human":1,"ai":0,"total":1},{"path":"/b","human":${sent},"ai":0,"total":1}]`;
      const body = `{"totals":{"human":1,"ai":0,"total":1},"views":${views},"hasMore":false}`;
      const { url } = await wire((response) => {
        response.writeHead(200, { 'Content-Type': 'application/json' }).end(body);
      });
      const { report, csv } = await tryExport(testClient(url).client);
      expect(report.pages).toBe(1);
      expect(csv()[1]).toMatch(/^\/a,1,/);
      const check = report.checks.find(({ name }) => name === 'counts');
      expect(check).toEqual({ name: 'counts', ok: false, summary: expect.stringContaining(told) });
    },
  );
});
