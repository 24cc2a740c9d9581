// GoatCounter, whose API counts visits: https://www.goatcounter.com/help/api
import { type DayRange, daysOf } from '../../shared/days.ts';
import { type AskerDeps, createAsker } from './asker.ts';
import { rows, textOf } from './fields.ts';
import type { AnalyticsSource, SourceRead } from './source.ts';
import { localRange } from './zones.ts';

export interface GoatCounterSettings {
  kind: 'goatcounter';
  address: string;
}

/** The most that it sends at once. */
const HITS = 100;
const PATHS = 200;
/** Four requests a second are allowed, and some take longer on their way than others. */
const PACE_MS = 300;

export function goatCounter(
  { address }: GoatCounterSettings,
  key: string,
  deps: AskerDeps,
): AnalyticsSource {
  const ask = createAsker(
    {
      name: 'GoatCounter',
      address,
      headers: { Authorization: `Bearer ${key}` },
      secrets: [key],
      paceMs: PACE_MS,
      remedies: {
        key: 'Create an API token with the permission “Read statistics” in GoatCounter (your user name → API), and store it as the secret for `views-key`.',
        site: 'Check `address` in `views: source`: it is the address of your GoatCounter, such as `https://acme.goatcounter.com`.',
      },
    },
    deps,
  );
  let zone: Promise<string> | undefined;

  /** It counts days in the time zone of the user to whom the key belongs, and drops others. */
  async function span(range: DayRange, signal?: AbortSignal) {
    zone ??= ask('/api/v0/me', { signal }).then(zoneOf);
    zone.catch(() => {
      zone = undefined;
    });
    const { start, end } = localRange(range, await zone);
    // The end is included, by the hour.
    return { start: instant(start), end: instant(end - 1_000) };
  }

  async function hits(query: Record<string, string | number>, signal?: AbortSignal) {
    const answer = await ask('/api/v0/stats/hits', { query: { ...query, limit: HITS }, signal });
    return { found: rows(answer, 'hits'), more: (answer as { more?: unknown }).more === true };
  }

  /** Pages are asked for by name: a list of those that came already would outgrow an address. */
  async function* otherPaths(seen: ReadonlySet<unknown>, signal?: AbortSignal) {
    let batch: unknown[] = [];
    for (let after = 0; ; ) {
      const query = { limit: PATHS, after };
      const answer = await ask('/api/v0/paths', { query, signal });
      const ids = rows(answer, 'paths').map(({ id }) => id);
      batch.push(...ids.filter((id) => Number.isSafeInteger(id) && !seen.has(id)));
      for (; batch.length >= HITS; batch = batch.slice(HITS)) yield batch.slice(0, HITS);
      const last = ids.at(-1);
      if ((answer as { more?: unknown }).more !== true) break;
      if (typeof last !== 'number' || last <= after) break;
      after = last;
    }
    if (batch.length > 0) yield batch;
  }

  return {
    name: 'GoatCounter',
    host: new URL(address).host,
    counts: 'visits',
    async read(range, signal): Promise<SourceRead> {
      const query = await span(range, signal);
      const totals = (await ask('/api/v0/stats/total', { query, signal })) as Totals;
      const first = await hits(query, signal);
      const all = first.found;
      if (first.more) {
        const seen = new Set(all.map(({ path_id }) => path_id));
        for await (const ids of otherPaths(seen, signal))
          all.push(...(await hits({ ...query, include_paths: ids.join(',') }, signal)).found);
      }
      const pages = all.filter(({ event }) => event !== true);
      const zoned = await zone;
      return {
        pages: pages.map(({ path, count }) => ({ path, views: count })),
        total: Number(totals?.total) - Number(totals?.total_events ?? 0),
        notes: zoned === 'UTC' ? [] : [`GoatCounter counts days in the time zone ${zoned}.`],
      };
    },
    async days(range, signal) {
      const wanted = new Set(daysOf(range));
      const query = await span(range, signal);
      const answer = await ask('/api/v0/stats/total', { query, signal });
      const days = rows(answer, 'stats').filter(({ day }) => wanted.has(String(day)));
      return days.map(({ day, daily }) => ({ date: day, views: daily }));
    },
    async about(signal) {
      await span({ from: '2026-01-01', to: '2026-01-02' }, signal);
      return `It counts visits, in days of the time zone ${await zone}.`;
    },
  };
}

interface Totals {
  total?: unknown;
  total_events?: unknown;
}

const instant = (ms: number) => new Date(ms).toISOString().replace('.000', '');

/** `.UTC` or `NL.Europe/Amsterdam` */
function zoneOf(me: unknown): string {
  const user = (me as { user?: { settings?: { timezone?: unknown } } })?.user;
  const name = textOf(user?.settings?.timezone).replace(/^[A-Z]*\./, '');
  return name === '' ? 'UTC' : name;
}
