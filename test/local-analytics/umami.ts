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
