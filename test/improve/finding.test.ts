import { describe, expect, it } from 'vitest';
import { isFalling, type LookPeriod, pageAsked, ranked } from '../../src/improve/look.ts';

const RANGE = { from: '2026-10-08', to: '2026-10-15' };
const period = (before: number, now: number): LookPeriod => ({
  ...{ range: RANGE, previous: RANGE, now, before },
});

describe('a page that was asked for', () => {
  it.each([
    ['/json', '/json'],
    ['/Guide/JSON.md', '/guide/json'],
    ['/guide/v1.2/setup.html', '/guide/v1.2/setup'],
    ['/llms.txt', '/llms.txt'],
  ])('%s is %s', (path, page) => expect(pageAsked(path)).toBe(page));

  it.each([
    ...['/', '', 'json', '/a b', '/a%20b', '/a`b', '/@mona', '/a/../b', '/.env', '/a/.git/config'],
    ...['/wp-login.php', '/robots.txt', '/a?b', '/a\n', '/café', '/a//b', `/${'a'.repeat(100)}`],
  ])('%j is no plain name', (path) => expect(pageAsked(path)).toBeNull());
});

describe('a page that loses readers', () => {
  it.each([
    ['most of them', 200, 40, period(1000, 900), true],
    ['a few, as chance would have it', 200, 170, period(1000, 1000), false],
    ['as many as the whole site', 200, 100, period(1000, 500), false],
    ['all of them, of a site that gains readers', 60, 0, period(1000, 5000), true],
    ['of few readers', 40, 0, period(1000, 1000), false],
  ])('%s', (_, before, now, site, falls) => expect(isFalling(now, before, site)).toBe(falls));
});

it('ranks by failed requests and lost views, unread pages last', () => {
  const counts = (total: number) => ({ human: total, ai: 0, total });
  const found = ranked([
    { kind: 'unread', path: '/u', file: 'docs/u.md' },
    { kind: 'missing', path: '/m', ai: 30, human: 5, days: 7 },
    { kind: 'falling', path: '/f', file: 'docs/f.md', now: counts(10), before: counts(90) },
    { kind: 'missing', path: '/l', ai: 35, human: 0, days: 7 },
  ]);
  expect(found.map(({ path }) => path)).toEqual(['/f', '/l', '/m', '/u']);
});
