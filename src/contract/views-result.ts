// A check of answers with page views that copies nothing: an export reads hundreds of thousands of
// rows. It is true only where the schema returns the same value; a test compares both.
import type { ViewsResult } from './schemas.ts';

export function isViewsResult(value: unknown): value is ViewsResult {
  if (!isObject(value) || !hasKeys(value, 3)) return false;
  const { totals, views, hasMore } = value;
  if (typeof hasMore !== 'boolean' || !Array.isArray(views)) return false;
  if (!isObject(totals) || !hasKeys(totals, 3) || !hasCounts(totals)) return false;
  for (const row of views) {
    if (!isObject(row) || !hasKeys(row, 4)) return false;
    if (typeof row.path !== 'string' || !hasCounts(row)) return false;
  }
  return true;
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

/** With one more, it has something that the schema leaves out. */
function hasKeys(value: object, size: number): boolean {
  let keys = 0;
  for (const _ in value) keys += 1;
  return keys === size;
}

export function hasCounts({ human, ai, total }: Partial<Record<string, unknown>>): boolean {
  return isCount(human) && isCount(ai) && isCount(total);
}

function isCount(value: unknown): boolean {
  return Number.isSafeInteger(value) && (value as number) >= 0;
}
