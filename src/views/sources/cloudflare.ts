// Cloudflare's analytics of a zone, which see every request, so that Docket counts them as it counts a log:
// https://developers.cloudflare.com/analytics/graphql-api/
import { DAY_MS, MINUTE_MS } from '../../shared/days.ts';
import { SetupError } from '../../shared/errors.ts';
import type { Clock } from '../../shared/runtime.ts';
import { type Classifier, createClassifier } from '../counting/classify.ts';
import { classIndex, dayText, type FileDay, noCounts } from '../counting/file-day.ts';
import type { ViewsHistory } from '../counting/history.ts';
import { createPageReader, type PageReader } from '../counting/page.ts';
import type { PageFilter } from '../counting/page-filter.ts';
import type { Rules } from '../counting/rules.ts';
import { MAX_MISSING } from '../counting/tally.ts';
import { type AskerDeps, createAsker } from './asker.ts';
import { numberOf, rows, textOf } from './fields.ts';

export interface CloudflareSettings {
  kind: 'cloudflare';
  /** The zone's ID. */
  site: string;
  /** Of the documentation; if not set, all hosts of the zone. */
  host?: string | undefined;
}

const CLOUDFLARE = 'https://api.cloudflare.com';
/** 300 requests in five minutes are allowed. */
const PACE_MS = 1_000;
const SHORTEST_MS = MINUTE_MS;

const LIMITS = `query ($zone: string!) { viewer { zones(filter: { zoneTag: $zone }) { settings {
  httpRequestsAdaptiveGroups { enabled maxDuration maxPageSize notOlderThan } } } } }`;
const FILTER = 'ZoneHttpRequestsAdaptiveGroupsFilter_InputObject';
const groups = (limit: number) => `query ($zone: string!, $filter: ${FILTER}!) {
  viewer { zones(filter: { zoneTag: $zone }) {
    httpRequestsAdaptiveGroups(limit: ${limit}, filter: $filter, orderBy: [count_DESC]) {
      count avg { sampleInterval }
      dimensions { clientRequestPath edgeResponseStatus userAgent } } } } }`;

interface Limits {
  rows: number;
  /** How long one question may be about, and how far back. */
  longestMs: number;
  oldestMs: number;
}

interface Span {
  from: number;
  to: number;
}

/** What it says about a day is kept there, and so is an entry of the history. */
export function cloudflareDays(
  { site, host }: CloudflareSettings,
  key: string,
  deps: AskerDeps,
  { rules, pages }: { rules: Rules; pages: PageFilter },
): ViewsHistory & { notes(): string[]; limits(): Promise<Limits> } {
  const remedies = {
    key: 'Create an API token with the permission “Zone → Analytics → Read” for this zone, and store it as the secret for `views-key`.',
    site: 'Check `site` in `views: source`: it is the zone’s ID, on the overview page of the domain.',
  };
  const headers = { Authorization: `Bearer ${key}` };
  const service = { name: 'Cloudflare', address: CLOUDFLARE, headers, remedies };
  const ask = createAsker({ ...service, secrets: [key], paceMs: PACE_MS }, deps);
  const notes = new Set<string>();
  const count = new Counter(createPageReader(rules), createClassifier(rules), pages);
  let known: Promise<Limits> | undefined;

  async function zone(query: string, variables: object): Promise<Record<string, unknown>> {
    const body = { query, variables: { zone: site, ...variables } };
    const answer = (await ask('/client/v4/graphql', { body })) as GraphQlAnswer | null;
    const [error] = Array.isArray(answer?.errors) ? answer.errors : [];
    if (error !== undefined) {
      const said = textOf((error as { message?: unknown } | null)?.message).slice(0, 200);
      throw new SetupError(`Cloudflare refused: ${JSON.stringify(said)}. ${remedies.key}`);
    }
    const [found] = rows(answer?.data?.viewer, 'zones');
    if (found) return found;
    throw new SetupError(`Cloudflare knows no zone ${site} for this key. ${remedies.site}`);
  }

  function limits(): Promise<Limits> {
    known ??= zone(LIMITS, {}).then((found) => readLimits(found, deps.clock));
    known.catch(() => {
      known = undefined;
    });
    return known;
  }

  /** Half of the time has fewer different requests: there are no pages of an answer. */
  async function read(span: Span, most: Limits, into: DayCounts): Promise<void> {
    const [datetime_geq, datetime_lt] = [span.from, span.to].map((ms) =>
      new Date(ms).toISOString(),
    );
    const filter = {
      ...{ datetime_geq, datetime_lt, requestSource: 'eyeball' },
      clientRequestHTTPMethodName: 'GET',
      ...(host !== undefined && { clientRequestHTTPHost: host }),
    };
    const found = rows(await zone(groups(most.rows), { filter }), 'httpRequestsAdaptiveGroups');
    const length = span.to - span.from;
    if (found.length >= most.rows && length > SHORTEST_MS) {
      const middle = span.from + Math.ceil(length / 2 / SHORTEST_MS) * SHORTEST_MS;
      await read({ from: span.from, to: middle }, most, into);
      return read({ from: middle, to: span.to }, most, into);
    }
    if (found.length >= most.rows)
      notes.add(
        'Cloudflare names only the most frequent requests of a minute; others are missing.',
      );
    for (const group of found) {
      const { sampleInterval } = (group.avg ?? {}) as { sampleInterval?: unknown };
      if (typeof sampleInterval === 'number' && sampleInterval > 1)
        notes.add('Cloudflare counted samples of the requests, so the numbers are estimates.');
      const problem = count.add(group, into);
      if (problem !== undefined) notes.add(problem);
    }
  }

  return {
    notes: () => [...notes],
    limits,
    async add() {},
    async read({ from, to }) {
      const most = await limits();
      const oldest = Math.ceil((deps.clock.now() - most.oldestMs) / DAY_MS);
      const end = Math.min(to, Math.floor(deps.clock.now() / DAY_MS) + 1);
      const days: FileDay[] = [];
      for (let day = Math.max(from, oldest); day < end; day += 1) {
        const into = newDay();
        const span = { from: day * DAY_MS, to: (day + 1) * DAY_MS };
        for (let at = span.from; at < span.to; at += most.longestMs)
          await read({ from: at, to: Math.min(span.to, at + most.longestMs) }, most, into);
        const { lines, ...tables } = into;
        days.push({
          file: 'cloudflare',
          day: dayText(day),
          lines,
          rules: rules.version,
          ...tables,
        });
      }
      return days;
    },
  };
}

interface GraphQlAnswer {
  data?: { viewer?: unknown } | null;
  errors?: unknown;
}

function readLimits(zone: Record<string, unknown>, clock: Clock): Limits {
  const { settings } = zone as {
    settings?: { httpRequestsAdaptiveGroups?: Record<string, unknown> };
  };
  const { enabled, ...given } = settings?.httpRequestsAdaptiveGroups ?? {};
  const [maxDuration, maxPageSize, notOlderThan] = [
    'maxDuration',
    'maxPageSize',
    'notOlderThan',
  ].map((name) => {
    const value = numberOf(given[name]);
    return typeof value === 'number' && value > 0 ? value : undefined;
  });
  if (enabled !== true || !maxDuration || !maxPageSize || !notOlderThan) {
    throw new SetupError(
      'The plan of this zone has no analytics by path. Use access logs, or another analytics service.',
    );
  }
  return {
    rows: Math.min(10_000, Math.floor(maxPageSize)),
    longestMs: Math.max(SHORTEST_MS, Math.min(DAY_MS, maxDuration * 1_000)),
    oldestMs: Math.min(notOlderThan * 1_000, clock.now()),
  };
}

type Table = Map<string, number[]>;

interface DayCounts {
  lines: number;
  pages: Table;
  agents: Table;
  missing: Table;
}

const newDay = (): DayCounts => ({
  lines: 0,
  pages: new Map(),
  agents: new Map(),
  missing: new Map(),
});

/** As lines of a log count: a successful request of a page, by whoever the agent is. */
class Counter {
  readonly #readPage: PageReader;
  readonly #classify: Classifier;
  readonly #wanted: PageFilter;

  constructor(readPage: PageReader, classify: Classifier, wanted: PageFilter) {
    this.#readPage = readPage;
    this.#classify = classify;
    this.#wanted = wanted;
  }

  /** What is wrong with a group that cannot be counted. */
  add(group: Record<string, unknown>, into: DayCounts): string | undefined {
    const { count, dimensions } = group as {
      count?: unknown;
      dimensions?: Record<string, unknown>;
    };
    if (!Number.isSafeInteger(count) || (count as number) < 0)
      return 'Cloudflare sent counts that are not whole numbers ≥ 0. They are left out.';
    const views = count as number;
    into.lines += views;
    const { clientRequestPath, edgeResponseStatus: status, userAgent } = dimensions ?? {};
    const page = this.#readPage(Buffer.from(textOf(clientRequestPath)).toString('latin1'));
    if (!page || typeof status !== 'number') return undefined;
    const verdict = this.#classify(textOf(userAgent))[page.markdown ? 'markdown' : 'page'];
    const index = classIndex(verdict.class);
    if ((status >= 200 && status < 300) || status === 304) {
      if (!this.#wanted(page.path)) return undefined;
      add(into.pages, page.path, index, views);
      if (verdict.agent !== undefined) add(into.agents, verdict.agent, index, views);
    } else if ((status === 404 || status === 410) && this.#wanted(page.asked)) {
      const isKnown = into.missing.has(page.asked);
      if (isKnown || into.missing.size < MAX_MISSING) add(into.missing, page.asked, index, views);
    }
    return undefined;
  }
}

function add(table: Table, key: string, index: number, views: number): void {
  const counts = table.get(key) ?? noCounts();
  counts[index] = (counts[index] ?? 0) + views;
  table.set(key, counts);
}
