import { describe, expect, it } from 'vitest';
import {
  type FollowDeps,
  type Followed,
  follow,
  followToEnd,
} from '../../../src/bot/sending/follow.ts';
import type { ReceivedJob } from '../../../src/contract/schemas.ts';
import {
  BadAnswer,
  NotFound,
  RateLimited,
  Unauthorized,
  Unavailable,
} from '../../../src/shared/errors.ts';
import { InstantClock } from '../../support/clock.ts';

const MINUTE = 60_000;
const job = (status: string, extra: object = {}): ReceivedJob => ({ id: 'j', status, ...extra });

/** Answers in turn; the last one for ever. `seconds` are those since the start, at each look. */
async function run(
  answers: (ReceivedJob | Error)[],
  followed: Partial<Followed> = {},
  overrides: Partial<FollowDeps> = {},
) {
  const clock = new InstantClock();
  const startedAt = clock.now();
  const looks: number[] = [];
  const warnings: string[] = [];
  const changes: string[] = [];
  const service = {
    async getJob() {
      looks.push((clock.now() - startedAt) / 1000);
      const answer = answers.length > 1 ? answers.shift() : answers[0];
      if (!answer || answer instanceof Error) throw answer ?? new Error('no answer');
      return answer;
    },
  };
  const log = {
    debug() {},
    info() {},
    error() {},
    warn: (text: string) => void warnings.push(text),
  };
  const end = await followToEnd(
    follow(
      { projectId: 'p', jobId: 'j', ...followed },
      {
        service,
        clock,
        random: () => 1,
        log,
        deadline: startedAt + 30 * MINUTE,
        ...overrides,
      },
    ),
    (change) => void changes.push(change.status),
  );
  return { end, looks, changes, warnings, clock };
}

describe('following a job', () => {
  it('yields each change and ends with the final one', async () => {
    const { end, changes } = await run([
      job('active'),
      job('active'),
      job('active', { model: 'm' }),
      job('completed', { prLink: 'https://x/1' }),
    ]);
    expect(changes).toEqual(['active', 'active', 'completed']);
    expect(end).toEqual({ kind: 'final', job: job('completed', { prLink: 'https://x/1' }) });
  });

  it.each(['completed', 'failed', 'archived'])('ends at %s', async (status) => {
    expect((await run([job('active'), job(status)])).end).toEqual({
      kind: 'final',
      job: job(status),
    });
  });

  it('looks at once, then after 2 s, twice as long each time, up to 30 s', async () => {
    const active = Array.from({ length: 10 }, () => job('active'));
    const { clock, looks } = await run([...active, job('completed')]);
    expect(looks[0]).toBe(0);
    expect(clock.slept).toEqual([
      2000, 4000, 8000, 16_000, 30_000, 30_000, 30_000, 30_000, 30_000, 30_000,
    ]);
  });

  it('waits first when it begins with the answer to a create', async () => {
    const { clock, changes } = await run([job('completed')], {
      after: 'create',
      job: job('active'),
    });
    expect(clock.slept).toEqual([2000]);
    expect(changes).toEqual(['active', 'completed']);
  });

  it('does not ask at all when the create was a replay of a finished job', async () => {
    const { looks, end } = await run([], { after: 'create', job: job('completed') });
    expect(looks).toEqual([]);
    expect(end.kind).toBe('final');
  });

  it('takes an unknown status for not final and warns once', async () => {
    const { changes, warnings } = await run([job('paused'), job('resting'), job('completed')]);
    expect(changes).toEqual(['paused', 'resting', 'completed']);
    expect(warnings).toEqual([expect.stringMatching(/`paused`/)]);
  });
});

describe('an answer that may be old', () => {
  it('is not believed after a message until the job was seen active', async () => {
    const old = job('completed', { prLink: 'https://x/old' });
    const { end, changes } = await run([old, old, job('active'), job('failed')], {
      after: 'message',
      job: job('active'),
    });
    expect(changes).toEqual(['active', 'failed']);
    expect(end).toMatchObject({ job: { status: 'failed' } });
  });

  it('is believed after 20 s', async () => {
    const { looks, end } = await run([job('completed')], { after: 'message', job: job('active') });
    expect(end.kind).toBe('final');
    expect(looks.at(-1)).toBeGreaterThanOrEqual(20);
    expect(looks.at(-2)).toBeLessThan(20);
  });

  it('does not end it either when the message itself was answered with it', async () => {
    const { changes } = await run([job('active'), job('completed')], {
      after: 'message',
      job: job('failed'),
    });
    expect(changes).toEqual(['active', 'completed']);
  });

  it('cannot come from our own service, which is believed at once', async () => {
    const { looks } = await run([job('completed', { docket: {} })], {
      after: 'message',
      job: job('active'),
    });
    expect(looks).toHaveLength(1);
  });

  it('is a 404 within 30 s of the create, and the truth later', async () => {
    const missing = new NotFound('no such job');
    const { end } = await run([missing, missing, job('completed')], { after: 'create' });
    expect(end.kind).toBe('final');
    await expect(run([missing], { after: 'create' })).rejects.toBe(missing);
    await expect(run([missing, job('completed')])).rejects.toBe(missing);
  });
});

describe('trouble', () => {
  it('that passes is survived', async () => {
    const { end } = await run([
      new Unavailable('down'),
      job('active'),
      new BadAnswer('html'),
      job('completed'),
    ]);
    expect(end.kind).toBe('final');
  });

  it('of asking too often is waited out', async () => {
    const limited = new RateLimited('slow', { retryAfterSeconds: 300 });
    const { clock } = await run([limited, job('completed')]);
    expect(clock.slept).toEqual([300_000]);
  });

  it('that a retry cannot fix is reported at once', async () => {
    const wrong = new Unauthorized('wrong key');
    await expect(run([job('active'), wrong, job('completed')])).rejects.toBe(wrong);
  });
});

describe('the end of patience', () => {
  it('comes at the deadline, with one last look', async () => {
    const { end, looks } = await run([job('active')]);
    expect(end).toEqual({ kind: 'timed-out', job: job('active') });
    expect(looks.at(-1)).toBe(30 * 60);
  });

  it('tells what was in the way', async () => {
    const trouble = new Unavailable('down');
    expect((await run([trouble])).end).toEqual({ kind: 'timed-out', trouble });
  });

  it('comes at once when it is aborted', async () => {
    const reason = new Error('cancelled');
    const controller = new AbortController();
    const clock = new InstantClock();
    const changes = follow(
      { projectId: 'p', jobId: 'j' },
      {
        service: { getJob: async () => job('active') },
        clock,
        random: () => 0.5,
        log: { debug() {}, info() {}, warn() {}, error() {} },
        deadline: clock.now() + MINUTE,
        signal: controller.signal,
      },
    );
    await changes.next();
    controller.abort(reason);
    await expect(changes.next()).rejects.toBe(reason);
  });
});
