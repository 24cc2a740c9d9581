// Reads all pages of one period, and notices when what it gets is inconsistent: then the report says
// so.

import type { PageFacts } from '../../contract/insights.ts';
import { NO_COUNTS, type PageViews, type ViewCounts } from '../../contract/schemas.ts';
import type { DateRange, ViewInsights, ViewsPiece } from '../../contract/service.ts';
import type { DayRange } from '../../shared/days.ts';
import { BadAnswer } from '../../shared/errors.ts';
import type { PageRow, PageRows } from '../reports/report.ts';

/** How many different faults are named. */
const MAX_FAULTS = 3;

export interface PageFindings {
  /** Rows whose path appeared before; counted once. */
  repeated: number;
  /** Rows where human and AI are not the total. */
  unsplit: number;
  /** Rows that could not be counted, and some of what is wrong with them. */
  odd: number;
  faults: Set<string>;
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
    odd: 0,
    faults: new Set(),
    short: 0,
    moved: null,
    sum: { human: 0, ai: 0, total: 0 },
  };
  complete = false;
  readonly #pieces: AsyncIterator<ViewsPiece>;
  #totals: ViewCounts | null = null;

  constructor(pieces: AsyncIterable<ViewsPiece>, range: DayRange) {
    this.#pieces = pieces[Symbol.asyncIterator]();
    this.range = range;
  }

  /** The first piece has the totals, too. */
  async first(): Promise<ViewCounts> {
    const { value: piece, done } = await this.#pieces.next();
    if (done) throw new BadAnswer('The source of the page views said nothing about the range.');
    this.#totals = piece.totals;
    this.#take(piece);
    return piece.totals;
  }

  /** One step per piece. */
  async *rest(): AsyncIterable<void> {
    while (!this.complete) {
      const { value: piece, done } = await this.#pieces.next();
      if (done) return;
      this.#take(piece);
      yield;
    }
  }

  #take({ views, totals, hasMore, odd = [], short = false }: ViewsPiece): void {
    const known = this.pages.size;
    for (const page of views) this.#add(page);
    if (this.#totals && !same(totals, this.#totals)) this.findings.moved = totals;
    this.findings.odd += odd.length;
    for (const fault of odd)
      if (this.findings.faults.size < MAX_FAULTS) this.findings.faults.add(fault);
    if (hasMore && this.pages.size === known && odd.length === 0) {
      throw new BadAnswer(
        `The service reports more pages, but its response after ${known} pages contained no new ones. It seems to ignore \`offset\`. Report this to whoever operates it.`,
      );
    }
    if (short) this.findings.short += 1;
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

export function same(one: ViewCounts, other: ViewCounts): boolean {
  return one.human === other.human && one.ai === other.ai && one.total === other.total;
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

export async function readFacts(
  insights: ViewInsights,
  projectId: string,
  range: DateRange,
): Promise<Map<string, PageFacts>> {
  const facts = new Map<string, PageFacts>();
  for await (const page of insights.classesByPage(projectId, range)) {
    facts.set(page.path, page);
  }
  return facts;
}
