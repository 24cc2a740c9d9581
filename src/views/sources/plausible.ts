// Plausible, in its cloud or self-hosted: https://plausible.io/docs/stats-api
import { addDays, type DayRange } from '../../shared/days.ts';
import { type AskerDeps, createAsker } from './asker.ts';
import { rows, textOf } from './fields.ts';
import type { AnalyticsSource, SourceRead } from './source.ts';

export interface PlausibleSettings {
  kind: 'plausible';
  /** The site's domain, as Plausible shows it. */
  site: string;
  /** Of a server of your own; if not set, the cloud. */
  address?: string | undefined;
}

/** The most rows that it sends at once. */
const ROWS = 10_000;
/** Far fewer than the 600 requests an hour that are allowed, but not all at once. */
const PACE_MS = 100;

export function plausible(
  { site, address = 'https://plausible.io' }: PlausibleSettings,
  key: string,
  deps: AskerDeps,
): AnalyticsSource {
  const ask = createAsker(
    {
      name: 'Plausible',
      address,
      headers: { Authorization: `Bearer ${key}` },
      secrets: [key],
      paceMs: PACE_MS,
      remedies: {
        key: 'Create a key for the Stats API in Plausible (Settings → API keys), check that its account can see the site and that its plan includes the Stats API, and store it as the secret for `views-key`.',
        site: 'Check `site` in `views: source`: it is the domain of the site, as Plausible shows it.',
      },
    },
    deps,
  );

  async function query(more: object, range: DayRange, signal?: AbortSignal) {
    const dates = { date_range: [range.from, addDays(range.to, -1)] };
    const body = { site_id: site, ...dates, ...more };
    const answer = await ask('/api/v2/query', { body, signal });
    const results = rows(answer, 'results').map(({ dimensions, metrics }) => ({
      dimension: Array.isArray(dimensions) ? dimensions[0] : undefined,
      metrics: Array.isArray(metrics) ? (metrics as unknown[]) : [],
    }));
    return { results, answer: answer as Answer };
  }

  async function pages(range: DayRange, signal?: AbortSignal) {
    const found: SourceRead['pages'] = [];
    for (let offset = 0; ; offset += ROWS) {
      const { results } = await query(
        {
          metrics: ['pageviews'],
          dimensions: ['event:page'],
          // Pages with as many views stay in their order from one request to the next.
          order_by: [
            ['pageviews', 'desc'],
            ['event:page', 'asc'],
          ],
          pagination: { limit: ROWS, offset },
        },
        range,
        signal,
      );
      for (const { dimension, metrics } of results)
        found.push({ path: dimension, views: metrics[0] });
      if (results.length < ROWS) return found;
    }
  }

  return {
    name: 'Plausible',
    host: new URL(address).host,
    counts: 'views',
    async read(range, signal) {
      const { results, answer } = await query(
        { metrics: ['pageviews', 'visitors'] },
        range,
        signal,
      );
      const [total, visitors] = results[0]?.metrics ?? [];
      const zone = zoneOf(answer);
      return {
        pages: await pages(range, signal),
        total,
        visitors,
        notes: isUtc(zone) ? [] : [`Plausible counts days in the site’s time zone, UTC${zone}.`],
      };
    },
    async days(range, signal) {
      const byDay = { metrics: ['pageviews'], dimensions: ['time:day'] };
      const { results } = await query(byDay, range, signal);
      return results.map(({ dimension, metrics }) => ({ date: dimension, views: metrics[0] }));
    },
    async about(signal) {
      const day = { from: '2026-01-01', to: '2026-01-02' };
      const { answer } = await query({ metrics: ['pageviews'] }, day, signal);
      return `It counts page views, in days of the time zone UTC${zoneOf(answer)}.`;
    },
  };
}

interface Answer {
  query?: { date_range?: unknown };
}

/** The offset in the range that it repeats, such as `+02:00`; empty where it says none. */
function zoneOf({ query }: Answer): string {
  const range = query?.date_range;
  const start = Array.isArray(range) ? textOf(range[0]) : '';
  return /T.*?([+-]\d\d:\d\d)$/.exec(start)?.[1] ?? '';
}

const isUtc = (zone: string) => zone === '' || zone === '+00:00';
