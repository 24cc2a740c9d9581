// A stand-in for GoatCounter 2.7. Its rules were written from what a real server answered
// (goatcounter.jsonl), and goatcounter.test.ts holds them against every one of these answers.
import type { Answer, Answered, Asked } from './exchanges.ts';

export interface GoatPath {
  id: number;
  path: string;
  title: string;
  event: boolean;
  /** Visits by full UTC hour, such as `2026-11-05T23`. */
  visits: ReadonlyMap<string, number>;
}

export interface GoatWorld {
  paths: GoatPath[];
  /** Of the user to whom the token belongs. */
  zone?: string;
  now?: number;
  /** What the token allows; default: reading statistics. */
  permissions?: number;
}

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const STATS = 64;

const failed = (status: number, error: string): Answered => ({
  status,
  // Only a 200 says that it is JSON.
  headers: { 'content-type': 'text/plain; charset=utf-8' },
  body: { error },
});
const ok = (body: unknown): Answered => ({
  status: 200,
  headers: { 'content-type': 'application/json; charset=utf-8' },
  body,
});

const KNOWN: Record<string, string[]> = {
  '/api/v0/stats/total': ['start', 'end', 'include_paths', 'path_by_name'],
  '/api/v0/stats/hits': [
    ...['start', 'end', 'include_paths', 'exclude_paths', 'path_by_name', 'limit', 'daily'],
  ],
  '/api/v0/paths': ['limit', 'after'],
  '/api/v0/me': [],
};

/** Undefined for what these rules do not know. */
export function answerAs(world: GoatWorld, asked: Asked): Answered | undefined {
  const url = new URL(asked.path, 'http://local');
  const known = KNOWN[url.pathname];
  const refused = checkToken(asked, world, url.pathname !== '/api/v0/me');
  if (refused) return refused;
  if (!known) return undefined;
  if (asked.method !== 'GET') return failed(405, 'method not allowed');
  const stranger = [...url.searchParams.keys()].find((name) => !known.includes(name));
  if (stranger !== undefined) return failed(400, `unknown parameter: "${stranger}"`);
  const query = new Query(url.searchParams, world.now ?? Date.UTC(2026, 10, 19, 15));
  if (query.problem) return failed(400, `invalid query parameters: formam: ${query.problem}`);
  if (url.pathname.endsWith('/total')) return ok(total(world, query));
  if (url.pathname.endsWith('/hits')) return ok(hits(world, query));
  if (url.pathname.endsWith('/paths')) return ok(paths(world, query));
  return ok({ user: { settings: { timezone: `.${world.zone ?? 'UTC'}` } } });
}

function checkToken({ headers }: Asked, world: GoatWorld, stats: boolean): Answered | undefined {
  const { authorization, 'content-type': type } = headers;
  // A page for people, unless the request says that it is none.
  const refuse = (status: number, error: string) =>
    type === 'application/json'
      ? failed(status, error)
      : { status, headers: { 'content-type': 'text/html' }, body: `<!DOCTYPE html><p>${error}` };
  if (authorization === undefined) return refuse(401, 'no Authorization header');
  const [scheme, token = ''] = authorization.split(' ');
  if (scheme !== 'Bearer' && scheme !== 'Basic')
    return refuse(401, 'wrong format for Authorization header');
  if (!/^TOKEN$|TOKEN\)$/.test(token)) return refuse(401, 'unknown token');
  const may = world.permissions ?? STATS;
  return stats && !(may & STATS) ? refuse(403, "requires 'stats' permissions") : undefined;
}

class Query {
  problem: string | undefined;
  readonly start: number;
  readonly end: number;
  /** As on the clock in the text, whatever its offset says. */
  readonly wall: { start: number; end: number };
  readonly limit: number | undefined;
  readonly daily: boolean;
  readonly after: number;
  readonly #params: URLSearchParams;

  constructor(params: URLSearchParams, now: number) {
    this.#params = params;
    const today = Math.floor(now / DAY) * DAY;
    const start = this.#time('start', today - 7 * DAY);
    const end = this.#time('end', today + DAY - 1);
    this.start = start.instant;
    this.end = end.instant;
    this.wall = { start: start.wall, end: end.wall };
    this.limit = this.#number('limit');
    this.after = this.#number('after') ?? 0;
    this.daily = params.get('daily') === 'true';
  }

  wants({ id, path }: GoatPath): boolean {
    const name = this.#params.get('path_by_name') === 'true' ? path : String(id);
    const list = (key: string) => this.#params.get(key)?.split(',');
    return (
      (list('include_paths')?.includes(name) ?? true) && !list('exclude_paths')?.includes(name)
    );
  }

  #time(name: string, fallback: number): { instant: number; wall: number } {
    const text = this.#params.get(name);
    if (text === null) return { instant: fallback, wall: fallback };
    const form = /^(\d{4}-\d\d-\d\d)(?:(T\d\d:\d\d:\d\d)(?:\.\d+)?(Z|[+-]\d\d:\d\d))?$/.exec(text);
    if (!form) {
      this.problem = 'could not parse field: no suitable time formats';
      return { instant: 0, wall: 0 };
    }
    const [, day, clock = 'T00:00:00', zone = 'Z'] = form;
    return {
      instant: Date.parse(`${day}${clock}${zone}`),
      wall: Date.parse(`${day}${clock}Z`),
    };
  }

  #number(name: string): number | undefined {
    const text = this.#params.get(name);
    if (text === null) return undefined;
    if (/^-?\d+$/.test(text)) return Number(text);
    this.problem = `could not parse number: strconv.ParseInt: parsing "${text}": invalid syntax`;
    return undefined;
  }
}

const hourOf = (key: string) => Date.parse(`${key}:00:00Z`);

/** A bucket counts if its full hour is in the range, both ends included. */
function visitsIn({ visits }: GoatPath, start: number, end: number): number {
  let sum = 0;
  for (const [hour, count] of visits)
    if (hourOf(hour) >= start && hourOf(hour) <= end) sum += count;
  return sum;
}

/** Hours by which the clock of the zone is ahead. */
function ahead(zone: string | undefined, at: number): number {
  if (!zone || zone === 'UTC') return 0;
  const text = new Date(at).toLocaleString('sv', { timeZone: zone });
  return Math.round((Date.parse(`${text.replace(' ', 'T')}Z`) - at) / HOUR);
}

/**
 * The UTC days that the range touches, moved to the zone of the user. What is then only half there at the
 * edge is dropped: the first day in the east, the last in the west.
 */
function daysOf(
  paths: readonly GoatPath[],
  { wall: { start, end } }: Query,
  { zone, hours: only }: { zone: string | undefined; hours: boolean },
) {
  const first = Math.floor(start / DAY) * DAY;
  const touched: number[] = [];
  for (let day = first; day <= end; day += DAY) touched.push(day);
  const shift = ahead(zone, start);
  const days = new Map(
    touched.map((day) => [
      new Date(day).toISOString().slice(0, 10),
      Array.from({ length: 24 }, () => 0),
    ]),
  );
  for (const { visits } of paths) {
    for (const [hour, count] of visits) {
      if (hourOf(hour) < first || hourOf(hour) >= first + touched.length * DAY) continue;
      if (only && (hourOf(hour) < start || hourOf(hour) > end)) continue;
      const local = new Date(hourOf(hour) + shift * HOUR);
      const hours = days.get(local.toISOString().slice(0, 10));
      if (hours) hours[local.getUTCHours()] = (hours[local.getUTCHours()] ?? 0) + count;
    }
  }
  const all = [...days].map(([day, hourly]) => ({
    day,
    hourly,
    daily: hourly.reduce((sum, count) => sum + count, 0),
  }));
  if (shift > 0 && all.length > 1) all.shift();
  if (shift < 0) all.pop();
  return all;
}

function total(world: GoatWorld, query: Query) {
  const wanted = world.paths.filter((path) => query.wants(path));
  const sum = (list: readonly GoatPath[], start: number, end: number) =>
    list.reduce((all, path) => all + visitsIn(path, start, end), 0);
  const { start, end } = query.wall;
  const moved = ahead(world.zone, query.start) * HOUR;
  return {
    total: sum(wanted, start, end),
    total_events: sum(
      wanted.filter(({ event }) => event),
      start,
      end,
    ),
    total_utc: sum(wanted, query.start + moved, query.end + moved),
    stats: daysOf(wanted, query, { zone: world.zone, hours: true }),
  };
}

const MOST_HITS = 100;
const MOST_PATHS = 200;

function capped(limit = 20, most: number): number {
  return Math.min(most, Math.max(1, limit));
}

function hits(world: GoatWorld, query: Query) {
  const { start, end } = query.wall;
  const found = world.paths
    .filter((path) => query.wants(path))
    .map((path) => ({ path, order: visitsIn(path, start, end) }))
    .filter(({ order }) => order > 0)
    .sort((a, b) => b.order - a.order || b.path.id - a.path.id);
  const limit = capped(query.limit, MOST_HITS);
  const shown = found.slice(0, limit).map(({ path }) => {
    const stats = daysOf([path], query, { zone: world.zone, hours: false });
    const count = stats.reduce((sum, { daily }) => sum + daily, 0);
    const most = stats.flatMap(({ hourly, daily }) => (query.daily ? [daily] : hourly));
    const { id, path: name, event, title } = path;
    return { count, path_id: id, path: name, event, title, max: Math.max(0, ...most), stats };
  });
  // Those that the hours bring are then put into the order of their whole days.
  shown.sort((a, b) => b.count - a.count);
  const sum = shown.reduce((all, { count }) => all + count, 0);
  return { hits: shown, total: sum, more: found.length > limit };
}

function paths(world: GoatWorld, { limit, after }: Query) {
  const found = world.paths.filter(({ id }) => id > after).sort((a, b) => a.id - b.id);
  const most = capped(limit, MOST_PATHS);
  const shown = found
    .slice(0, most)
    .map(({ id, path, title, event }) => ({ id, path, title, event }));
  return { paths: shown, more: found.length > most };
}

/** With the limit of four requests a second, on a clock of the caller. */
export function goatServer(world: GoatWorld, clock: () => number): Answer {
  let recent: number[] = [];
  return (asked) => {
    const now = clock();
    recent = recent.filter((time) => now - time < 1_000);
    if (recent.length >= 4) {
      const refused = failed(429, 'rate limited exceeded; try again in 165.618511ms');
      return { ...refused, headers: { ...refused.headers, 'retry-after': '0' } };
    }
    recent.push(now);
    return answerAs(world, asked) ?? failed(404, 'not found');
  };
}
