// A stand-in for Plausible's Stats API, written from https://plausible.io/docs/stats-api: it refuses what the
// description does not allow.
import { type Answer, type Answered, json } from './exchanges.ts';

export interface PlausibleWorld {
  site: string;
  key: string;
  /** The offset of the site's time zone. */
  zone?: string;
  /** Path, day, and visitor of each view. */
  views: { path: string; day: string; visitor: string }[];
  /** False for a plan without the Stats API. */
  plan?: boolean;
}

const METRICS = ['visitors', 'pageviews', 'visits'];
const DIMENSIONS = ['event:page', 'time:day'];
const FIELDS = [
  ...['site_id', 'metrics', 'date_range', 'dimensions', 'filters', 'order_by', 'include'],
  'pagination',
];

const refused = (status: number, error: string) => json(status, { error });

export function plausibleServer(world: PlausibleWorld): Answer {
  return ({ method, path, headers, body }) => {
    if (method !== 'POST' || path !== '/api/v2/query') return refused(404, 'Not found');
    if (headers.authorization !== `Bearer ${world.key}`)
      return refused(401, 'Invalid API key or site ID. Please make sure you have access.');
    if (world.plan === false) return refused(402, 'The account does not have access to Stats API.');
    const query = (body ?? {}) as Query;
    if (query.site_id !== world.site)
      return refused(401, 'Invalid API key or site ID. Please make sure you have access.');
    const problem = problemWith(query);
    return problem === undefined ? answer(world, query) : refused(400, problem);
  };
}

interface Query {
  site_id: string;
  metrics: string[];
  date_range: [string, string];
  dimensions?: string[];
  order_by?: [string, 'asc' | 'desc'][];
  pagination?: { limit?: number; offset?: number };
}

function problemWith(query: Query): string | undefined {
  const { metrics, date_range: range, dimensions = [], order_by: order = [], pagination } = query;
  const unknown = Object.keys(query).find((name) => !FIELDS.includes(name));
  if (unknown !== undefined) return `#/: Schema does not allow additional property ${unknown}.`;
  if (!Array.isArray(metrics) || metrics.length === 0) return '#/metrics: Expected a minimum of 1.';
  if (metrics.some((name) => !METRICS.includes(name))) return 'Invalid metric.';
  if (dimensions.some((name) => !DIMENSIONS.includes(name))) return 'Invalid dimension.';
  if (!Array.isArray(range) || !range.every((day) => /^\d{4}-\d\d-\d\d$/.test(day)))
    return 'Invalid date_range.';
  const known = [...metrics, ...dimensions];
  if (order.some(([by, way]) => !known.includes(by) || !['asc', 'desc'].includes(way)))
    return 'Invalid order_by entry.';
  const { limit = 10_000, offset = 0 } = pagination ?? {};
  if (limit < 1 || limit > 10_000 || offset < 0) return '#/pagination: Invalid.';
  return undefined;
}

function answer(world: PlausibleWorld, query: Query): Answered {
  const {
    metrics,
    date_range: [from, to],
    dimensions = [],
    order_by: order,
    pagination,
  } = query;
  const groups = new Map<string, { views: number; visitors: Set<string> }>();
  if (dimensions.length === 0) groups.set('', { views: 0, visitors: new Set() });
  for (const { path, day, visitor } of world.views) {
    if (day < from || day > to) continue;
    const key = { 'event:page': path, 'time:day': day }[dimensions[0] ?? ''] ?? '';
    const group = groups.get(key) ?? { views: 0, visitors: new Set() };
    group.views += 1;
    group.visitors.add(visitor);
    groups.set(key, group);
  }
  const rows = [...groups].map(([key, { views, visitors }]) => ({
    dimensions: dimensions.length === 0 ? [] : [key],
    metrics: metrics.map((name) => (name === 'pageviews' ? views : visitors.size)),
  }));
  rows.sort((a, b) => {
    for (const [by, way] of order ?? []) {
      const at = metrics.indexOf(by);
      const [x, y] =
        at < 0
          ? [a.dimensions[0] ?? '', b.dimensions[0] ?? '']
          : [a.metrics[at] ?? 0, b.metrics[at] ?? 0];
      if (x !== y) return (x < y ? -1 : 1) * (way === 'asc' ? 1 : -1);
    }
    return 0;
  });
  const { limit = 10_000, offset = 0 } = pagination ?? {};
  const zone = world.zone ?? '+00:00';
  return json(200, {
    results: rows.slice(offset, offset + limit),
    meta: {},
    query: { ...query, date_range: [`${from}T00:00:00${zone}`, `${to}T23:59:59${zone}`] },
  });
}
