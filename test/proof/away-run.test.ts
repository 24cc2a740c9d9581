// What away.test.ts does to the App, to a workflow run.
import { afterAll, describe, expect, it } from 'vitest';
import { awayScene, FAULTS } from './support/away.ts';
import { AWAY_MS, leavePlaces, openChange, PATHS, TIMEOUT, walkAll } from './support/away-paths.ts';

const timeout = TIMEOUT;

describe.each(PATHS)('$name is answered', (path) => {
  afterAll(leavePlaces);

  it.each(FAULTS)('by a run, whichever request meets: %s', { timeout }, async (fault) => {
    expect(await walkAll('action', path, fault)).toEqual([]);
  });
});

it.each(['git-upload-pack', 'compare/#...#'])(
  'a run with `mode: check` waits for %s as for everything else',
  { timeout },
  async (what) => {
    const scene = await awayScene('action');
    const { number, headSha } = await openChange(scene);
    const asked = (one: string) => one.endsWith(what);
    await scene.host.drift(number, headSha);
    const request = scene.weather.seen.find((one) => asked(one.request))?.request ?? '';
    scene.weather.restart();
    scene.weather.plan({ request, nth: 1 }, 'status 502', AWAY_MS.action);
    const { findings } = await scene.host.drift(number, headSha);
    expect(findings.map(({ name }) => name)).toEqual(['cli.md#flags']);
    expect(scene.weather.hasStruck).toBe(true);
  },
);
