// Which rows are shown, and in which order.
import type { Pages } from './decode.ts';

export const SORT_KEYS = ['path', 'human', 'ai', 'total', 'share', 'change', 'sent'] as const;
export type SortKey = (typeof SORT_KEYS)[number];
export type Filter = 'all' | 'mostly-ai' | 'only-ai' | 'new';

export interface View {
  key: SortKey;
  descending: boolean;
  filter: Filter;
  search: string;
}

/** Row numbers. Every word of the search has to occur in the path, in any order. */
export function arrange(pages: Pages, view: View): Uint32Array {
  const words = view.search.toLowerCase().split(/\s+/).filter(Boolean);
  const keep = filters[view.filter];
  const found = new Uint32Array(pages.paths.length);
  let size = 0;
  for (let row = 0; row < pages.paths.length; row += 1) {
    if (!keep(pages, row)) continue;
    if (words.length > 0) {
      const path = (pages.paths[row] ?? '').toLowerCase();
      if (!words.every((word) => path.includes(word))) continue;
    }
    found[size] = row;
    size += 1;
  }
  return sorted(pages, found.subarray(0, size), view);
}

const at = (column: Float64Array, row: number) => column[row] ?? 0;

const filters: Record<Filter, (pages: Pages, row: number) => boolean> = {
  all: () => true,
  'mostly-ai': ({ ai, human }, row) => at(ai, row) > at(human, row),
  'only-ai': ({ ai, human }, row) => at(human, row) === 0 && at(ai, row) > 0,
  new: ({ before }, row) => at(before, row) === 0,
};

/** Rows arrive by total; the sort is stable, so equals keep that order. */
function sorted(pages: Pages, rows: Uint32Array, { key, descending }: View): Uint32Array {
  const sign = descending ? -1 : 1;
  if (key === 'path') {
    const { paths } = pages;
    return rows.sort((one, other) => {
      const [a, b] = [paths[one] ?? '', paths[other] ?? ''];
      return a < b ? -sign : a > b ? sign : one - other;
    });
  }
  const value = values(pages, key);
  return rows.sort((one, other) => {
    const [a, b] = [at(value, one), at(value, other)];
    // The unknown goes last, whichever way.
    if (Number.isNaN(a) || Number.isNaN(b)) {
      return Number(Number.isNaN(a)) - Number(Number.isNaN(b)) || one - other;
    }
    return sign * (a - b) || one - other;
  });
}

function values(pages: Pages, key: Exclude<SortKey, 'path'>): Float64Array {
  const { ai, total, before } = pages;
  if (key === 'share') return ai.map((count, row) => count / (at(total, row) || 1));
  if (key === 'change') return total.map((count, row) => count - at(before, row));
  return pages[key];
}
