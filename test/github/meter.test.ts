import { describe, expect, it } from 'vitest';
import { createGithub } from '../../src/github/client.ts';
import { createGithubMeter } from '../../src/github/meter.ts';
import { RateLimited } from '../../src/shared/errors.ts';
import { ManualClock } from '../support/manual-clock.ts';
import { silentLog } from '../support/silent-log.ts';

const RESET_SECONDS = 600;

function setUp(answers: { status?: number; remaining?: number; resource?: string }[]) {
  const clock = new ManualClock();
  const counted: string[] = [];
  const meter = createGithubMeter(clock, (...labels) => counted.push(labels.join(' ')));
  const at = { apiUrl: 'http://github', graphqlUrl: '', serverUrl: 'http://github' };
  const settings = { ...at, clock, random: Math.random, log: silentLog, token: 't' };
  const send: typeof fetch = async () => {
    const { status = 200, remaining = 5_000, resource = 'core' } = answers.shift() ?? {};
    const headers = {
      'content-type': 'application/json',
      'x-ratelimit-limit': '5000',
      'x-ratelimit-remaining': String(remaining),
      'x-ratelimit-reset': String(clock.now() / 1000 + RESET_SECONDS),
      'x-ratelimit-resource': resource,
    };
    return new Response(status === 304 ? null : '{}', { status, headers });
  };
  const ask = (limit: string, background: boolean) => {
    const use = meter.use(background ? 'settings' : 'commands', limit, background);
    const github = createGithub({ ...settings, repository: 'o/r', fetch: send, use });
    return github.rest.repos.get(github.repo);
  };
  return { clock, counted, ask };
}

describe('Requests to GitHub', () => {
  it('are counted by what they are for and how they ended', async () => {
    const { ask, counted } = setUp([{}, { status: 304 }, { status: 404 }]);
    await ask('installation 1', false);
    expect((await ask('installation 1', true)).status).toBe(304);
    await ask('installation 1', false).catch(() => {});
    expect(counted).toEqual(['commands 2xx', 'settings 304', 'commands 4xx']);
  });

  it('that nobody waits for leave a fifth of the rate limit to those that someone does', async () => {
    const { clock, ask } = setUp([{ remaining: 999 }]);
    await ask('installation 1', true);
    await expect(ask('installation 1', true)).rejects.toThrow(RateLimited);
    await expect(ask('installation 1', true)).rejects.toThrow(
      'Only 999 of 5000 requests to GitHub are left for 10 minutes, and they are kept for commands.',
    );
    await ask('installation 2', true);
    clock.advance(RESET_SECONDS * 1000);
    await ask('installation 1', true);
  });

  it('that someone waits for are sent as long as there is anything left', async () => {
    const { ask } = setUp([{ remaining: 1 }, { remaining: 0 }]);
    await ask('installation 1', false);
    await expect(ask('installation 1', false)).resolves.toBeDefined();
  });

  it('show whether GitHub is away, what time it has, and what is left of the limits', () => {
    const clock = new ManualClock();
    const meter = createGithubMeter(clock);
    const { awaySince, clockOffMs, leastLeft } = meter;
    expect([awaySince(), clockOffMs(), leastLeft()]).toEqual([undefined, undefined, undefined]);
    const answer = (limit: string, status: number | undefined, remaining?: number) =>
      meter.use('jobs', limit).answered(status, {
        date: new Date(clock.now() + 900_000).toUTCString(),
        ...(remaining && { 'x-ratelimit-remaining': remaining, 'x-ratelimit-limit': 5_000 }),
        'x-ratelimit-reset': clock.now() / 1000 + RESET_SECONDS,
      });
    answer('installation 1', 200, 4_000);
    answer('installation 2', 200, 500);
    expect([clockOffMs(), leastLeft()]).toEqual([900_000, 0.1]);
    const before = clock.now();
    answer('installation 1', 502);
    clock.advance(1_000);
    answer('installation 1', undefined);
    expect(awaySince()).toBe(before);
    // A refusal is an answer.
    answer('installation 1', 404);
    expect(awaySince()).toBeUndefined();
    clock.advance(RESET_SECONDS * 1000);
    expect(leastLeft()).toBeUndefined();
  });

  it('of other kinds have limits of their own', async () => {
    const { ask } = setUp([{ remaining: 1, resource: 'search' }]);
    await ask('installation 1', true);
    await expect(ask('installation 1', true)).resolves.toBeDefined();
  });
});
