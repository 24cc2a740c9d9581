// A stand-in for Umami that repeats what real servers answered: version 3.1 on PostgreSQL, and on ClickHouse
// as in the cloud. What nobody asked them, it does not know.
import { type Answer, type Exchange, json, recorded } from './exchanges.ts';

export const UMAMI_SITE = 'a1b2c3d4-0000-4000-8000-0000000000d0';

/** A larger limit than there are rows changes nothing. */
function sameQuestion(one: string, other: string): boolean {
  const [a, b] = [new URL(one, 'http://local'), new URL(other, 'http://local')];
  for (const { searchParams } of [a, b]) {
    if (Number(searchParams.get('limit')) >= 5_000) searchParams.delete('limit');
    searchParams.sort();
  }
  return a.pathname === b.pathname && a.search === b.search;
}

export function umamiServer(database: 'postgresql' | 'clickhouse'): Answer {
  const all = recorded('umami');
  // What is the same on both was recorded once.
  const clickhouse = all.filter(({ name }) => name >= '600');
  const order = database === 'clickhouse' ? [...clickhouse, ...all] : all;
  return (asked) => {
    const found = order.find(({ request }) => matches(request, asked));
    return found?.response ?? json(404, { error: { message: 'not recorded', status: 404 } });
  };
}

function matches(request: Exchange['request'], asked: Parameters<Answer>[0]): boolean {
  if (request.method !== asked.method || !sameQuestion(request.path, asked.path)) return false;
  const { authorization = '', 'x-umami-api-key': key = '' } = request.headers;
  const { authorization: given = '', 'x-umami-api-key': givenKey = '' } = asked.headers;
  if (authorization !== given || key !== givenKey) return false;
  return JSON.stringify(request.body ?? null) === JSON.stringify(asked.body ?? null);
}

/** By the same rules, for views of our own: counts by path are text, as on PostgreSQL. */
export function umamiWorld(
  views: readonly { path: string; time: number; visitor: string }[],
): Answer {
  return (asked) => {
    const url = new URL(asked.path, 'http://local');
    const [start, end] = ['startAt', 'endAt'].map((name) => Number(url.searchParams.get(name)));
    // Both ends are included.
    const found = views.filter(({ time }) => time >= (start ?? 0) && time <= (end ?? 0));
    const by = (key: (view: (typeof views)[number]) => string) => [...Map.groupBy(found, key)];
    const readers = (some: typeof found) => new Set(some.map(({ visitor }) => visitor)).size;
    if (url.pathname.endsWith('/stats'))
      return json(200, { pageviews: found.length, visitors: readers(found) });
    if (url.pathname.endsWith('/metrics/expanded')) {
      const rows = by(({ path }) => path).map(([name, some]) => ({
        ...{ name, pageviews: String(some.length), visitors: readers(some) },
      }));
      return json(200, rows.slice(0, Number(url.searchParams.get('limit') ?? 500)));
    }
    if (url.pathname.endsWith('/pageviews')) {
      const days = by(({ time }) => new Date(time).toISOString().slice(0, 10));
      return json(200, {
        pageviews: days.map(([day, some]) => ({ x: `${day}T00:00:00Z`, y: some.length })),
        sessions: [],
      });
    }
    return json(200, { id: UMAMI_SITE, resetAt: null });
  };
}
