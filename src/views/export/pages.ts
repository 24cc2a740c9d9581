// Reads all pages of one period, 250 at a time, and notices when the responses are
// inconsistent: then the report says so.

import type { PageFacts } from '../../contract/insights.ts';
import {
  MAX_VIEWS_LIMIT,
  NO_COUNTS,
  type PageViews,
  type ViewCounts,
  type ViewsResult,
} from '../../contract/schemas.ts';
import type { DateRange } from '../../contract/service.ts';
import type { DayRange } from '../../shared/days.ts';
import { BadAnswer } from '../../shared/errors.ts';
import type { PageRow, PageRows } from '../reports/report.ts';
import type { Requests, ViewsService } from './requests.ts';

const MOST_AHEAD = 4;

export interface PageFindings {
  /** Rows whose path appeared before; counted once. */
  repeated: number;
  /** Rows where human and AI are not the total. */
  unsplit: number;
  /** Responses with fewer rows than requested, although more followed. */
  short: number;
  /** The totals of the last response, if they changed during the export. */
  moved: ViewCounts | null;
  sum: ViewCounts;
}

export class PagesReader {
  readonly range: DayRange;
  /** By path, in the order in which they came. */
  readonly pages = new Map<string, PageViews>();
  readonly findings: PageFindings = {
    repeated: 0,
    unsplit: 0,
    short: 0,
    moved: null,
    sum: { human: 0, ai: 0, total: 0 },
  };
  complete = false;
  readonly #requests: Requests;
  #totals: ViewCounts | null = null;
  #offset = 0;

  constructor(requests: Requests, range: DayRange) {
    this.#requests = requests;
    this.range = range;
  }

  /** The first response contains both the totals and the first pages. */
  async first(): Promise<ViewCounts> {
    const answer = await this.#ask();
    this.#totals = answer.totals;
    this.#take(answer);
    return answer.totals;
  }

  /** One step per response; the next ones are in flight while this one is written. */
  async *rest(): AsyncIterable<void> {
    if (this.complete) return;
    for await (const answer of ahead(() => this.#ask(), pagesAhead)) {
      this.#take(answer);
      yield;
      if (this.complete) return;
    }
  }

  #ask(): Promise<ViewsResult> {
    const request = {
      dateFrom: this.range.from,
      dateTo: this.range.to,
      limit: MAX_VIEWS_LIMIT,
      offset: this.#offset,
    };
    this.#offset += MAX_VIEWS_LIMIT;
    return this.#requests.ask(request);
  }

  #take({ views, totals, hasMore }: ViewsResult): void {
    const known = this.pages.size;
    for (const page of views) this.#add(page);
    if (this.#totals && !same(totals, this.#totals)) this.findings.moved = totals;
    if (hasMore && this.pages.size === known) {
      throw new BadAnswer(
        `The service reports more pages, but its response after ${known} pages contained no new ones. It seems to ignore \`offset\`. Report this to whoever operates it.`,
      );
    }
    if (hasMore && views.length < MAX_VIEWS_LIMIT) this.findings.short += 1;
    this.complete = !hasMore;
  }

  /** If a path appears twice, its first counts stay. */
  #add({ path, human, ai, total }: PageViews): void {
    const { findings } = this;
    if (this.pages.has(path)) {
      findings.repeated += 1;
      return;
    }
    this.pages.set(path, { path, human, ai, total });
    findings.sum.human += human;
    findings.sum.ai += ai;
    findings.sum.total += total;
    if (human + ai !== total) findings.unsplit += 1;
  }
}

/**
 * The end of the list is known only from its last response, and requests beyond it are wasted: the
 * longer the list is, the less that matters.
 */
function pagesAhead(answered: number): number {
  return Math.min(MOST_AHEAD, 1 + Math.floor(answered / 20));
}

export function same(one: ViewCounts, other: ViewCounts): boolean {
  return one.human === other.human && one.ai === other.ai && one.total === other.total;
}

/**
 * Yields responses in the order of their requests, with several requests in flight: `width` returns
 * how many, given the number of responses so far. `ask` returns null if there is nothing left.
 */
export async function* ahead<T>(
  ask: () => Promise<T> | null,
  width: (answered: number) => number,
): AsyncGenerator<T> {
  const underWay: Promise<T>[] = [];
  for (let answered = 0; ; answered += 1) {
    while (underWay.length < width(answered)) {
      const next = ask();
      if (!next) break;
      // Awaited later, or never; until then a failure must not count as unhandled.
      next.catch(() => {});
      underWay.push(next);
    }
    const first = underWay.shift();
    if (!first) return;
    yield await first;
  }
}

// The pages of a period, and what is known of each from elsewhere, joined row by row.

const UNKNOWN = Object.freeze({ classes: null, aiReferrals: null });
const BATCH = 500;

export function joinRows(
  current: PagesReader,
  before: PagesReader | null,
  facts: ReadonlyMap<string, PageFacts> | null,
): PageRows {
  const complete = before?.complete ?? false;
  // A page missing from a complete previous period had no views; otherwise it is unknown.
  const absent = complete ? NO_COUNTS : null;
  return {
    *current() {
      for (const batch of batches(current.pages.values())) {
        yield batch.map((page): PageRow => {
          const { classes, aiReferrals } = facts?.get(page.path) ?? UNKNOWN;
          const previous = before?.pages.get(page.path) ?? absent;
          return { ...page, previous, classes, aiReferrals };
        });
      }
    },
    *gone() {
      if (!before || !complete || !current.complete) return;
      yield* batches([...before.pages.values()].filter(({ path }) => !current.pages.has(path)));
    },
  };
}

function* batches(pages: Iterable<PageViews>): Iterable<PageViews[]> {
  let batch: PageViews[] = [];
  for (const page of pages) {
    batch.push(page);
    if (batch.length < BATCH) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}

/** Null if the service has no insights. */
export async function readFacts(
  service: ViewsService,
  projectId: string,
  range: DateRange,
): Promise<Map<string, PageFacts> | null> {
  if (!service.insights) return null;
  const facts = new Map<string, PageFacts>();
  for await (const page of service.insights.classesByPage(projectId, range)) {
    facts.set(page.path, page);
  }
  return facts;
}
