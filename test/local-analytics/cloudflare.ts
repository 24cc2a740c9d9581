// A stand-in for Cloudflare's GraphQL analytics of a zone, written from its description:
// https://developers.cloudflare.com/analytics/graphql-api/
import { type Answer, json } from './exchanges.ts';

export interface CloudflareWorld {
  zone: string;
  key: string;
  requests: {
    time: number;
    host: string;
    method: string;
    path: string;
    status: number;
    agent: string;
  }[];
  /** Seconds of one question, and how many back; rows of one answer. */
  limits?: { maxDuration: number; notOlderThan: number; maxPageSize: number };
  /** One of so many requests was recorded. */
  sample?: number;
  now: number;
}

const PAID = { maxDuration: 86_400, notOlderThan: 2_678_400, maxPageSize: 10_000 };

export function cloudflareServer(world: CloudflareWorld): Answer {
  const { limits = PAID } = world;
  const refused = (message: string) => json(200, { data: null, errors: [{ message }] });
  return ({ method, path, headers, body }) => {
    if (method !== 'POST' || path !== '/client/v4/graphql') return json(404, {});
    if (headers.authorization !== `Bearer ${world.key}`)
      return json(403, {
        success: false,
        errors: [{ code: 10_000, message: 'Authentication error' }],
      });
    const { query, variables } = body as { query: string; variables: Variables };
    if (variables.zone !== world.zone) return refused('zone access denied');
    const answer = (zone: object) =>
      json(200, { data: { viewer: { zones: [zone] } }, errors: null });
    if (query.includes('settings'))
      return answer({ settings: { httpRequestsAdaptiveGroups: { enabled: true, ...limits } } });
    const limit = Number(/limit: (\d+)/.exec(query)?.[1]);
    const [from, to] = [variables.filter.datetime_geq, variables.filter.datetime_lt].map(
      Date.parse,
    );
    if (from === undefined || to === undefined || !(limit <= limits.maxPageSize))
      return refused('limit is too large');
    if (to - from > limits.maxDuration * 1_000) return refused('query time range is too large');
    if (from < world.now - limits.notOlderThan * 1_000)
      return refused('cannot request data that old');
    return answer({
      httpRequestsAdaptiveGroups: groups(world, variables, from, to).slice(0, limit),
    });
  };
}

interface Variables {
  zone: string;
  filter: Record<string, string> & { datetime_geq: string; datetime_lt: string };
}

function groups(world: CloudflareWorld, { filter }: Variables, from: number, to: number) {
  const found = new Map<string, { count: number; dimensions: object }>();
  for (const { time, host, method, path, status, agent } of world.requests) {
    if (time < from || time >= to || method !== filter.clientRequestHTTPMethodName) continue;
    if (filter.clientRequestHTTPHost !== undefined && host !== filter.clientRequestHTTPHost)
      continue;
    const dimensions = { clientRequestPath: path, edgeResponseStatus: status, userAgent: agent };
    const key = JSON.stringify(dimensions);
    found.set(key, { count: (found.get(key)?.count ?? 0) + (world.sample ?? 1), dimensions });
  }
  const avg = { sampleInterval: world.sample ?? 1 };
  return [...found.values()].sort((a, b) => b.count - a.count).map((one) => ({ ...one, avg }));
}
