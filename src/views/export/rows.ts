// The pages of a period, and what is known of each from elsewhere, joined row by row.

import type { PageFacts } from '../../contract/insights.ts';
import type { PageViews } from '../../contract/schemas.ts';
import type { DateRange } from '../../contract/service.ts';
import type { PageRow, PageRows } from '../reports/report.ts';
import type { PageReader } from './pages.ts';
import type { ViewsService } from './requests.ts';

const NONE = Object.freeze({ human: 0, ai: 0, total: 0 });
const UNKNOWN = Object.freeze({ classes: null, aiReferrals: null });
const BATCH = 500;

export function joinRows(
  current: PageReader,
  before: PageReader | null,
  facts: ReadonlyMap<string, PageFacts> | null,
): PageRows {
  const complete = before?.complete ?? false;
  // A page missing from a complete previous period had no views; otherwise it is unknown.
  const absent = complete ? NONE : null;
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
