// Pages that deserve a job, with the figures that say so, and what decides it. Pure.
import type { ViewCounts } from '../../contract/schemas.ts';
import type { DayRange } from '../../shared/days.ts';

export type Finding =
  /** AI agents request the page, and there is none. */
  | { kind: 'missing'; path: string; file?: string; ai: number; human: number; days: number }
  /** The page loses readers, beyond chance and beyond what the whole site loses. */
  | { kind: 'falling'; path: string; file: string; now: ViewCounts; before: ViewCounts }
  /** The page exists, and nobody read it. */
  | { kind: 'unread'; path: string; file: string };

export interface Period {
  range: DayRange;
  previous: DayRange | null;
  /** Views of the whole site. */
  now: number;
  before: number;
}

/** Below this, a single visitor's script could order a page. */
export const MIN_REQUESTS = 10;
/** So many different days, too: what one run of a script asks for is not a demand. */
export const MIN_DAYS = 3;
/** Views in the previous period. */
const MIN_VIEWS = 50;
/** In standard deviations. Of a thousand pages, two would pass one falling by chance at 3. */
const CLEAR = 3;

/** What a path from a log must look like to become part of a prompt. */
const PLAIN_PATH = /^(?:\/[a-z0-9][a-z0-9_-]*(?:\.[a-z0-9_-]+)*){1,8}$/i;
const MAX_PATH = 100;
const PAGE_NAME = /(?:^[^.]+|\.(?:mdx?|html?)|llms(?:-full)?\.txt)$/i;

/** The page that a request was for, one name for all its spellings; null if it is no plain name. */
export function pageAsked(path: string): string | null {
  const name = path.slice(path.lastIndexOf('/') + 1);
  if (path.length > MAX_PATH || !PLAIN_PATH.test(path) || !PAGE_NAME.test(name)) return null;
  return path.toLowerCase().replace(/\.(?:mdx?|html?)$/, '');
}

export function isFalling(
  now: number,
  before: number,
  { now: site, before: past }: Period,
): boolean {
  // A page that falls with its whole site has lost nothing of its own.
  const expected = before * Math.min(1, past === 0 ? 1 : site / past);
  if (before < MIN_VIEWS || now >= expected) return false;
  return expected - now >= CLEAR * Math.sqrt(now + expected);
}

/** Most readers first; those that nobody reads come last. */
export function ranked(findings: readonly Finding[]): Finding[] {
  return findings.toSorted((one, other) => {
    const more = weight(other) - weight(one);
    return more || (one.path < other.path ? -1 : 1);
  });
}

/** Requests that failed, or views that are gone. */
function weight(finding: Finding): number {
  switch (finding.kind) {
    case 'missing':
      return finding.ai + finding.human;
    case 'falling':
      return finding.before.total - finding.now.total;
    case 'unread':
      return 0;
  }
}

/** The same for the same page, whatever was found about it. */
export function subjectOf({ path, file }: Finding): string {
  return file?.toLowerCase() ?? path;
}
