// Umami, in its cloud or self-hosted: https://umami.is/docs/api
import { DAY_MS, type DayRange, isoDay, utcTime } from '../../shared/days.ts';
import { SetupError } from '../../shared/errors.ts';
import { type Ask, type AskerDeps, createAsker, type Service } from './asker.ts';
import { numberOf, rows, textOf } from './fields.ts';
import type { AnalyticsSource } from './source.ts';

export interface UmamiSettings {
  kind: 'umami';
  /** The website's ID. */
  site: string;
  /** Of a server of your own; if not set, the cloud. */
  address?: string | undefined;
}

const CLOUD = 'https://api.umami.is/v1';
/** Fifty requests in 15 seconds are allowed in the cloud. */
const PACE_MS = 310;
/** Pages overlap, because rows with the same count have no order: one request takes all. */
const ALL = 1_000_000;
/** Of longer ranges, it sends months where days were asked for. */
const MOST_DAYS = 180;

export function umami(settings: UmamiSettings, key: string, deps: AskerDeps): AnalyticsSource {
  const { site, address = CLOUD } = settings;
  const service = serviceOf(address, settings.address === undefined);
  let opened: Promise<Ask> | undefined;

  /** It answers zeros for a website that it does not know. */
  async function open(signal?: AbortSignal): Promise<Ask> {
    const ask = await signIn(service, key, deps, signal);
    const website = await ask(`/websites/${site}`, { signal });
    if (typeof website === 'object' && website !== null) return ask;
    throw new SetupError(
      `Umami at ${new URL(address).host} has no website ${site}. ${service.remedies.site}`,
    );
  }

  async function ask(path: string, query: Record<string, string | number>, signal?: AbortSignal) {
    opened ??= open(signal);
    opened.catch(() => {
      opened = undefined;
    });
    return (await opened)(`/websites/${site}${path}`, { query, signal });
  }

  return {
    name: 'Umami',
    host: new URL(address).host,
    counts: 'views',
    async read(range, signal) {
      const span = instants(range);
      const stats = (await ask('/stats', span, signal)) as Stats | null;
      const query = { ...span, type: 'path', limit: ALL };
      const found = rows(await ask('/metrics/expanded', query, signal), '');
      return {
        pages: found.map(({ name, pageviews }) => ({ path: name, views: numberOf(pageviews) })),
        total: countIn(stats?.pageviews),
        visitors: countIn(stats?.visitors),
        notes: [],
      };
    },
    async days(range, signal) {
      const days: { date: unknown; views: unknown }[] = [];
      for (const part of parts(range)) {
        // Without a time zone: then days are those of UTC on every database.
        const query = { ...instants(part), unit: 'day' };
        const found = rows(await ask('/pageviews', query, signal), 'pageviews');
        for (const { x, y } of found) days.push({ date: dayOf(textOf(x)), views: y });
      }
      return days;
    },
    async about() {
      return 'It counts page views, in days of UTC.';
    },
  };
}

interface Stats {
  pageviews?: unknown;
  visitors?: unknown;
}

/** Version 2 sends `{ value, prev }`. */
function countIn(field: unknown): unknown {
  const isPair = typeof field === 'object' && field !== null && 'value' in field;
  return numberOf(isPair ? field.value : field);
}

/** Both ends are included. */
function instants({ from, to }: DayRange): { startAt: number; endAt: number } {
  return { startAt: Date.parse(from), endAt: Date.parse(to) - 1 };
}

function parts({ from, to }: DayRange): DayRange[] {
  const [start, end] = [Date.parse(from), Date.parse(to)];
  const length = MOST_DAYS * DAY_MS;
  return Array.from({ length: Math.ceil((end - start) / length) }, (_, index) => ({
    from: isoDay(start + index * length),
    to: isoDay(Math.min(end, start + (index + 1) * length)),
  }));
}

function dayOf(text: string): string {
  const time = utcTime(text.replace(' ', 'T'));
  return Number.isNaN(time) ? '' : isoDay(time);
}

function serviceOf(address: string, isCloud: boolean): Omit<Service, 'headers' | 'secrets'> {
  const key = isCloud
    ? 'Create an API key in Umami Cloud (Settings → API keys), and store it as the secret for `views-key`.'
    : 'A server of your own has no API keys: store `USER:PASSWORD` of a user who may view the website as the secret for `views-key`.';
  const site =
    'Check `site` in `views: source`: it is the website’s ID (Settings → Websites → Edit). Umami 3 or later is required.';
  return {
    ...{ name: 'Umami', address: isCloud ? address : `${address}/api` },
    ...{ paceMs: isCloud ? PACE_MS : 0, remedies: { key, site } },
  };
}

/** A server of one's own is asked with the token of a user, the cloud with a key. */
async function signIn(
  service: Omit<Service, 'headers' | 'secrets'>,
  key: string,
  deps: AskerDeps,
  signal?: AbortSignal,
): Promise<Ask> {
  const asker = (headers: Service['headers'], ...secrets: string[]) =>
    createAsker({ ...service, headers, secrets: [key, ...secrets] }, deps);
  if (service.paceMs > 0) return asker({ 'x-umami-api-key': key });
  const at = key.indexOf(':');
  if (at < 0) return asker({ Authorization: `Bearer ${key}` });
  const [username, password] = [key.slice(0, at), key.slice(at + 1)];
  const body = { username, password };
  const signed = await asker({}, password)('/auth/login', { body, signal });
  const token = textOf((signed as { token?: unknown } | null)?.token);
  return asker({ Authorization: `Bearer ${token}` }, password, token);
}
