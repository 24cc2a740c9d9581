// The page views of a service at `base-url` as a source: its API gives 250 pages at a time, and no
// days.
import type { ReceivedViews } from '../../contract/insights.ts';
import { MAX_VIEWS_LIMIT } from '../../contract/schemas.ts';
import type { DocsService, ViewsSource } from '../../contract/service.ts';
import { addDays, daysOf } from '../../shared/days.ts';
import type { Runtime } from '../../shared/runtime.ts';
import { type RequestLimits, Requests } from './requests.ts';

const MOST_AHEAD = 4;
const DAYS_AHEAD = 3;

export function pagedViews(
  service: Pick<DocsService, 'getViews' | 'insights'>,
  limits: RequestLimits,
  runtime: Runtime,
): ViewsSource {
  const requests = new Requests(service, limits, runtime);
  return {
    async *pages(projectId, range, { signal } = {}) {
      let offset = 0;
      const ask = () => {
        const request = { ...range, limit: MAX_VIEWS_LIMIT, offset };
        offset += MAX_VIEWS_LIMIT;
        return requests.ask(projectId, request, signal);
      };
      const first = await ask();
      yield { ...first, short: isShort(first) };
      if (!first.hasMore) return;
      for await (const answer of ahead(ask, pagesAhead)) {
        yield { ...answer, short: isShort(answer) };
        if (!answer.hasMore) return;
      }
    },
    /** Only the totals of a day are needed, so one row is requested. */
    async *days(projectId, { dateFrom, dateTo }, { signal } = {}) {
      const left = daysOf({ from: dateFrom, to: dateTo });
      const askDay = () => {
        const date = left.pop();
        return date === undefined ? null : dayViews(date);
      };
      const dayViews = async (date: string) => {
        const one = { dateFrom: date, dateTo: addDays(date, 1), limit: 1, offset: 0 };
        const { human, ai, total } = (await requests.ask(projectId, one, signal)).totals;
        return { date, human, ai, total };
      };
      yield* ahead(askDay, () => DAYS_AHEAD);
    },
    // A service says only with its first answer that it has them.
    get insights() {
      return service.insights;
    },
  };
}

const isShort = ({ views, odd = [], hasMore }: ReceivedViews) =>
  hasMore && views.length + odd.length < MAX_VIEWS_LIMIT;

/**
 * The end of the list is known only from its last response, and requests beyond it are wasted: the
 * longer the list is, the less that matters.
 */
function pagesAhead(answered: number): number {
  return Math.min(MOST_AHEAD, 1 + Math.floor(answered / 20));
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
