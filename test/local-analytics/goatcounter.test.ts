import { describe, expect, it } from 'vitest';
import { type Exchange, recorded } from './exchanges.ts';
import { answerAs, type GoatPath, type GoatWorld } from './goatcounter.ts';

const EXCHANGES = recorded('goatcounter');
const named = (name: string) => EXCHANGES.find((one) => one.name === name) as Exchange;

interface Hit {
  path_id: number;
  path: string;
  title: string;
  event: boolean;
  stats: { day: string; hourly: number[] }[];
}

function pathsFrom(...names: string[]): GoatPath[] {
  return names
    .flatMap((name) => (named(name).response.body as { hits: Hit[] }).hits)
    .map(({ path_id: id, path, title, event, stats }) => {
      const visits = stats.flatMap(({ day, hourly }) =>
        hourly.flatMap((count, hour) =>
          count > 0 ? [[`${day}T${String(hour).padStart(2, '0')}`, count] as const] : [],
        ),
      );
      return { id, path, title, event, visits: new Map(visits) };
    });
}

const BASE = pathsFrom('034-hits-all');
const BROWSER = pathsFrom('102-js-hits');
// The list of paths has all of them; each had one visit in the same hour.
const MANY = Array.from({ length: 250 }, (_, index): GoatPath => {
  const [seen] = pathsFrom('108-many-hits-default-limit');
  const visits = seen?.visits ?? new Map();
  return {
    id: index + 10,
    path: `/many/${String(index).padStart(3, '0')}`,
    title: `Page ${index}`,
    event: false,
    visits,
  };
});

/** What the server had at the time of a recording. */
function worldOf({ name, note = '', request }: Exchange): GoatWorld {
  const number = Number(name.slice(0, 3));
  const paths =
    number < 6 ? [] : [...BASE, ...(number > 99 ? BROWSER : []), ...(number > 107 ? MANY : [])];
  const zone = /[A-Z]{2}\.(\w+\/\w+)/.exec(note)?.[1];
  const permissions = Number(/\((\d+)\)/.exec(request.permissionsOfToken ?? '')?.[1] ?? 64);
  return { paths, permissions, ...(zone && { zone }) };
}

/** Other answers depend on time, on other sites, or on parts of the service that nobody asks. */
const RULED = /^\/api\/v0\/(?:me|paths|stats\/(?:total|hits))(?:\?|$)/;
const NO_RULES = /^(?:083|084|121|122|123)-|^06[0-9]-.*export/;

describe('the stand-in for GoatCounter', () => {
  const ruled = EXCHANGES.filter(
    ({ name, request }) => RULED.test(request.path) && !NO_RULES.test(name),
  );

  it('has rules for what is asked of the service', () => {
    expect(ruled.length).toBeGreaterThan(60);
  });

  it.each(ruled.map((one) => [one.name, one] as const))(
    'answers %s as the server did',
    (_, one) => {
      const given = answerAs(worldOf(one), one.request);
      const { status, body } = one.response;
      expect(given?.status).toBe(status);
      if (typeof body === 'string') return expect(given?.body).toMatch(/^<!DOCTYPE html>/);
      if (!one.request.path.startsWith('/api/v0/me') || status !== 200)
        return expect(given?.body).toEqual(body);
      const { user } = body as { user: { settings: { timezone: string } } };
      expect(given?.body).toEqual({ user: { settings: { timezone: user.settings.timezone } } });
    },
  );
});
