// The quick check of answers with page views says yes only where the schema changes nothing.
import { describe, expect, it } from 'vitest';
import { isViewsResult } from '../../src/contract/insights.ts';
import { ViewsResult } from '../../src/contract/schemas.ts';
import fc from '../support/properties.ts';

const count = fc.oneof(fc.nat(), fc.maxSafeNat());
const counts = fc.record({ human: count, ai: count, total: count });
const row = fc.record({ path: fc.string(), human: count, ai: count, total: count });
const answer = fc.record({
  totals: counts,
  views: fc.array(row, { maxLength: 5 }),
  hasMore: fc.boolean(),
});

/** What a service can send in place of anything. */
const odd = fc.constantFrom<unknown>(
  ...[null, true, '', '1', -1, -0, 0, 1.5, 2 ** 53, [], {}, [1, 2, 3, 4]],
  ...['__proto__', { human: 1, ai: 2, total: 3 }, { path: 'x' }],
);
const key = fc.constantFrom('human', 'ai', 'total', 'path', 'extra', '__proto__', '0');

/** Changes, removes, or adds one thing somewhere in the answer. */
const mutated = fc
  .tuple(answer, fc.nat(2), fc.nat(4), key, odd, fc.boolean())
  .map(([whole, where, index, name, value, remove]) => {
    const text = JSON.stringify(whole);
    const copy = JSON.parse(text) as Record<string, unknown>;
    const rows = copy.views as object[];
    const places: object[] = [
      copy,
      copy.totals as object,
      rows[index % (rows.length || 1)] ?? rows,
    ];
    const names = Object.keys(places[where] as object);
    const target = where === 0 ? (names[index % names.length] ?? name) : name;
    if (remove) Reflect.deleteProperty(places[where] as object, target);
    else
      Object.defineProperty(places[where], target, {
        value,
        enumerable: true,
        configurable: true,
        writable: true,
      });
    // As it comes from the wire.
    return JSON.parse(JSON.stringify(copy)) as unknown;
  });

function sameAsSchema(value: unknown): void {
  const parsed = ViewsResult.safeParse(value);
  const unchanged = parsed.success && JSON.stringify(parsed.data) === ordered(value);
  expect(isViewsResult(value)).toBe(unchanged);
}

/** The schema returns its keys in its own order. */
function ordered(value: unknown): string {
  const { totals, views, hasMore, ...rest } = value as ViewsResult;
  const plain = ({ human, ai, total, ...more }: ViewsResult['totals']) => ({
    human,
    ai,
    total,
    ...more,
  });
  const rows = views.map(({ path, ...counts }) => ({ ...plain(counts), path }));
  return JSON.stringify({ totals: plain(totals), views: rows, hasMore, ...rest });
}

describe('the quick check of page views', () => {
  it('accepts every answer of the contract', () => {
    fc.assert(fc.property(answer, (value) => isViewsResult(value)));
  });

  it('accepts a changed answer only where the schema returns it as it is', () => {
    fc.assert(fc.property(mutated, sameAsSchema), { numRuns: 2000 });
  });

  it.each([
    [undefined],
    [null],
    [1],
    ['x'],
    [[]],
    [{}],
    [{ totals: null, views: [], hasMore: true }],
  ])('refuses %j', (value) => {
    expect(isViewsResult(value)).toBe(false);
  });
});
