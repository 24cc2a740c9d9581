import { describe, expect, it } from 'vitest';
import { addDays, daysOf } from '../../../src/shared/days.ts';
import { htmlPage } from '../../../src/views/reports/page.ts';
import { chart, missingPages, Top } from '../../../src/views/reports/story.ts';
import fc from '../../support/properties.ts';
import { reportOf, row, rowsOf, tellStory } from '../../support/report.ts';
import { sampleInsights } from '../../support/site.ts';

const paths = (items: { path: string }[]) => items.map(({ path }) => path);

describe('what is worth telling', () => {
  it('counts a change that is clear, not one that is merely large or happens by chance', () => {
    const pages = [
      row('/huge', 10_100, 0, [10_000, 0]),
      row('/clear', 110, 0, [20, 0]),
      row('/tiny', 9, 0, [1, 0]),
      row('/chance', 24, 0, [20, 0]),
      row('/fell', 20, 0, [100, 0]),
    ];
    const story = tellStory(reportOf(pages), rowsOf(pages));
    expect(paths(story.risers)).toEqual(['/clear']);
    expect(paths(story.fallers)).toEqual(['/fell']);
  });

  it('lists movers by the size of their change', () => {
    const pages = [row('/more', 2_600, 0, [2_000, 0]), row('/clearer', 400, 0, [10, 0])];
    const story = tellStory(reportOf(pages), rowsOf(pages));
    expect(paths(story.risers)).toEqual(['/more', '/clearer']);
  });

  it('knows the pages that only AI reads', () => {
    const pages = [row('/b', 0, 3), row('/a', 0, 7), row('/people', 1, 90), row('/none', 0, 0)];
    const story = tellStory(reportOf(pages), rowsOf(pages));
    expect(paths(story.aiOnly)).toEqual(['/a', '/b']);
    expect(story.aiOnlyPages).toBe(2);
  });

  it('tells no new pages from half a period', () => {
    const pages = [row('/', 5, 0, [0, 0])];
    expect(tellStory(reportOf(pages), rowsOf(pages)).newPages).toBe(1);
    const half = reportOf(pages, { pagesComplete: false });
    expect(tellStory(half, rowsOf(pages)).newPages).toBeNull();
  });

  it('keeps the best of any number, of equals the first, as a full sort would', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 0, max: 20 })),
        fc.integer({ min: 1, max: 8 }),
        (scores, size) => {
          const items = scores.map((score, place) => ({ score, place }));
          const top = new Top<(typeof items)[0]>(size, ({ score }) => score);
          for (const item of items) top.add(item);
          const sorted = items.toSorted((a, b) => b.score - a.score || a.place - b.place);
          expect(top.items()).toEqual(sorted.slice(0, size));
        },
      ),
    );
  });
});

describe('the chart', () => {
  const counts = { human: 1, ai: 2, total: 3 };
  const series = (from: string, length: number) =>
    Array.from({ length }, (_, index) => ({ date: addDays(from, index), ...counts }));

  it('has a column a day, empty where a day was not fetched', () => {
    const range = { from: '2026-11-02', to: '2026-11-05' };
    const [first, , third] = series(range.from, 3);
    const { unit, bars } = chart(
      range,
      [first, third].flatMap((day) => day ?? []),
    );
    expect(unit).toBe('day');
    expect(bars.map((bar) => bar.counts?.total ?? null)).toEqual([3, null, 3]);
  });

  it('has a column a week beyond a quarter, the last one as long as it is', () => {
    const range = { from: '2026-01-01', to: '2026-05-01' };
    const { unit, bars } = chart(range, series(range.from, daysOf(range).length));
    expect(unit).toBe('week');
    expect(bars.at(0)?.counts?.total).toBe(21);
    expect(bars.at(-1)).toEqual({ from: '2026-04-30', to: '2026-05-01', counts });
  });

  it('leaves a week unknown of which a day is unknown', () => {
    const range = { from: '2026-01-01', to: '2026-05-01' };
    const { bars } = chart(range, series(range.from, 10));
    expect(bars[0]?.counts?.total).toBe(21);
    expect(bars[1]?.counts).toBeNull();
  });
});

describe('missing pages', () => {
  it('that were asked for as a page and as Markdown are one', () => {
    expect(
      missingPages([
        { path: '/docs/json', ai: 9, human: 2 },
        { path: '/docs/json.md', ai: 5, human: 1 },
        { path: '/docs/json.mdx', ai: 1, human: 0 },
        // The page itself may be there.
        { path: '/docs/yaml.md', ai: 3, human: 0 },
      ]),
    ).toEqual([
      { path: '/docs/json', ai: 15, human: 3 },
      { path: '/docs/yaml.md', ai: 3, human: 0 },
    ]);
  });

  it('that people ask for are listed by how often they do', () => {
    const insights = {
      ...sampleInsights('2026-11-02', '2026-11-09'),
      missing: [
        { path: '/a', ai: 9, human: 2 },
        { path: '/b', ai: 0, human: 7 },
        { path: '/c', ai: 1, human: 0 },
      ],
    };
    const pages = [row('/', 5, 5)];
    const { head } = htmlPage(tellStory(reportOf(pages, { insights }), rowsOf(pages)));
    const people = head.slice(head.indexOf('Requested by people'));
    const listed = people.slice(0, people.indexOf('</table>')).match(/\/<wbr>[abc]/g);
    expect(listed).toEqual(['/<wbr>b', '/<wbr>a']);
  });
});

describe('a change', () => {
  it('has its percentage in the tables', () => {
    const pages = [
      row('/', 118, 0, [100, 0]),
      row('/new', 40, 0, [0, 0]),
      row('/same', 9, 0, [9, 0]),
    ];
    const { head } = htmlPage(tellStory(reportOf(pages), rowsOf(pages)));
    const top = head.slice(head.indexOf('<section id="top"'), head.indexOf('<section id="all"'));
    expect(
      [...top.matchAll(/<td class="num">([^/]*?)(?:<\/span>)?<\/td><\/tr>/g)].map(([, one]) => one),
    ).toEqual([
      '+18<span class="pct quiet">+18%',
      'new<span class="pct quiet">',
      '±0<span class="pct quiet">',
    ]);
  });
});
