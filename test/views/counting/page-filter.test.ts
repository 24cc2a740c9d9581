import { describe, expect, it } from 'vitest';
import { Analytics } from '../../../src/views/counting/analytics.ts';
import { type PageFilter, pageFilter } from '../../../src/views/counting/page-filter.ts';
import { AI, logLine } from '../../support/access-logs.ts';
import { InstantClock } from '../../support/clock.ts';
import { logOf } from '../../support/log-source.ts';
import { createMemoryHistory } from '../../support/memory-history.ts';

describe('the globs of pages', () => {
  it.each([
    ['/guide/**', '/guide', true],
    ['/guide/**', '/guide/a/b', true],
    ['guide/**', '/guide/a', true],
    ['/guide/', '/guide/a', true],
    ['/guide/', '/guide', true],
    ['/guide/*', '/guide/a', true],
    ['/guide/*', '/guide', false],
    ['/guide/*', '/guide/a/b', false],
    ['/guide', '/guide', true],
    ['/guide', '/guide/a', false],
    ['/guide/**', '/guidebook', false],
    ['**', '/', true],
    ['/', '/', true],
    ['/', '/guide', false],
    ['**/draft-*', '/a/draft-1', true],
    ['/{de,fr}/**', '/fr/x', true],
  ])('%s covers %s: %s', (pattern, path, covered) => {
    expect(pageFilter([pattern])(path)).toBe(covered);
    expect(pageFilter([`!${pattern}`])(path)).toBe(!covered);
  });

  it('lets exclude win', () => {
    const wanted = pageFilter(['!/guide/internal/**', '/guide/**']);
    expect(['/guide/a', '/guide/internal/b', '/blog'].map(wanted)).toEqual([true, false, false]);
  });
});

const CHATGPT = 'https://chatgpt.com/';
const sent = (line: string) => line.replace('"-"', `"${CHATGPT}"`);
const missing = (line: string) => line.replace(' 200 ', ' 404 ');
const LOG = [
  sent(logLine(1, '/guide')),
  sent(logLine(1, '/internal/a')),
  logLine(1, '/guide/a', AI),
  logLine(1, '/internal/b', AI),
  missing(logLine(1, '/guide/lost.md', AI)),
  missing(logLine(1, '/internal/lost', AI)),
].join('');

function engine(pages: PageFilter | undefined, history = createMemoryHistory(), log = LOG) {
  const logs = async () => (log === '' ? [] : [logOf('access.log', log)]);
  return new Analytics({ logs, clock: new InstantClock(), history, pages });
}

async function everything(counted: Analytics) {
  const { agents, missing, classes, aiReferrals, weeks } = await counted.insights({});
  return {
    ...(await counted.views({})),
    agents: agents.map(({ views }) => views),
    missing: missing.map(({ path }) => path),
    classes: classes.human + classes['coding-agent'],
    referrals: [aiReferrals?.views, aiReferrals?.sources[0]?.views],
    weeks: weeks.length,
  };
}

describe('a site whose settings leave pages out', () => {
  const FILTERED = {
    totals: { human: 1, ai: 1, total: 2 },
    views: [
      { path: '/guide', human: 1, ai: 0, total: 1 },
      { path: '/guide/a', human: 0, ai: 1, total: 1 },
    ],
    hasMore: false,
    agents: [1],
    missing: ['/guide/lost.md'],
    classes: 2,
    referrals: [1, 1],
    weeks: 1,
  };

  it.each([
    ['exclude', pageFilter(['!/internal/**'])],
    ['include', pageFilter(['/guide/**'])],
  ])('has the same pages in every figure, by %s', async (_, pages) => {
    expect(await everything(engine(pages))).toEqual(FILTERED);
    expect(await everything(engine(undefined))).toMatchObject({ totals: { total: 4 }, classes: 4 });
  });

  it('leaves them out of the history, and of what was kept before', async () => {
    const pages = pageFilter(['!/internal/**']);
    const fresh = createMemoryHistory();
    await engine(pages, fresh).views({});
    const [entry] = await fresh.read({ from: 0, to: 1e8 });
    const kept: string[] = [];
    entry?.pages.forEach((_, path) => {
      kept.push(path);
    });
    expect(kept.sort()).toEqual(['/guide', '/guide/a']);

    const before = createMemoryHistory();
    await engine(undefined, before).views({});
    expect(await engine(pages, before, '').views({})).toMatchObject({ totals: { total: 2 } });
    expect(await everything(engine(pages, before))).toEqual(FILTERED);
  });

  it('has them back when they are no longer left out and the log is still there', async () => {
    const history = createMemoryHistory();
    await engine(pageFilter(['!/internal/**']), history).views({});
    await engine(undefined, history).views({});
    expect(await engine(undefined, history, '').views({})).toMatchObject({ totals: { total: 4 } });
  });
});
