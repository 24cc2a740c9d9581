// Rankings that were computed once and are then sliced, for all projects of a process. Together they
// have a limit, because a ranking of a large site has 100,000 rows.
import type { RangeSummary, ViewsRow } from '../views/counting/query.ts';

export interface Ranking<Row extends ViewsRow> {
  /** Of the data that it was computed from. */
  version: string;
  /** When it was known to be of the current data. */
  checkedAt: number;
  summary: Promise<RangeSummary<Row>>;
}

const MAX_ROWS = 200_000;
/** Anyone with a key can ask for as many ranges without a view as there are dates. */
const MAX_RANKINGS = 1_000;

export class Rankings<Row extends ViewsRow> {
  readonly #known = new Map<string, Ranking<Row> & { rows: number }>();

  get(key: string): Ranking<Row> | undefined {
    const found = this.#known.get(key);
    if (found) {
      this.#known.delete(key);
      this.#known.set(key, found);
    }
    return found;
  }

  set(key: string, ranking: Ranking<Row>): void {
    const entry = { ...ranking, rows: 0 };
    this.#known.delete(key);
    this.#known.set(key, entry);
    this.#shrink();
    ranking.summary.then(
      ({ rows }) => {
        entry.rows = rows.length;
        this.#shrink();
      },
      () => this.#known.get(key) === entry && this.#known.delete(key),
    );
  }

  /** Those that were asked for longest ago go first; the last one stays, whatever its size. */
  #shrink(): void {
    let rows = 0;
    for (const entry of this.#known.values()) rows += entry.rows;
    for (const [key, entry] of this.#known) {
      const few = rows <= MAX_ROWS && this.#known.size <= MAX_RANKINGS;
      if (few || this.#known.size === 1) return;
      this.#known.delete(key);
      rows -= entry.rows;
    }
  }
}
