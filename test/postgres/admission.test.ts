import { describe, expect, it } from 'vitest';
import { Admission } from '../../src/postgres/admission.ts';
import { ManualClock } from '../support/manual-clock.ts';

const LIMITS = { atOnce: 3, perProject: 2, waiting: 2, waitMs: 1_000 };

function setUp() {
  const clock = new ManualClock();
  const admission = new Admission(LIMITS, clock);
  const running: string[] = [];
  const ends = new Map<string, () => void>();
  const run = (project: string, name: string) =>
    admission.run(project, async () => {
      running.push(name);
      await new Promise<void>((end) => ends.set(name, end));
      running.splice(running.indexOf(name), 1);
    });
  /** Everything that can go on has gone on. */
  const settled = () => new Promise((resolve) => setImmediate(resolve));
  const end = async (name: string) => {
    ends.get(name)?.();
    await settled();
  };
  return { clock, run, running, end, settled };
}

describe('transactions of a project', () => {
  it('wait for each other in order, and keep a place for other projects', async () => {
    const { run, running, end, settled } = setUp();
    const all = [run('p', 'p1'), run('p', 'p2'), run('p', 'p3'), run('q', 'q1'), run('r', 'r1')];
    await settled();
    expect(running).toEqual(['p1', 'p2', 'q1']);
    await end('p1');
    expect(running).toEqual(['p2', 'q1', 'p3']);
    await end('p2');
    expect(running).toEqual(['q1', 'p3', 'r1']);
    for (const name of ['q1', 'p3', 'r1']) await end(name);
    await Promise.all(all);
  });

  it('are refused when too many wait, or one waits for too long', async () => {
    const { clock, run, running, end, settled } = setUp();
    const first = [run('p', 'p1'), run('p', 'p2')];
    const waiting = [run('p', 'p3'), run('p', 'p4')].map((one) => one.catch((error) => error));
    await expect(run('p', 'p5')).rejects.toThrow(/^Too many requests of this project/);
    clock.advance(LIMITS.waitMs);
    const refused = await Promise.all(waiting);
    expect(refused.map(String)).toEqual([expect.any(String), expect.any(String)]);
    expect(refused[0]).toMatchObject({ code: 'unavailable' });
    const next = run('p', 'p6');
    await end('p1');
    await settled();
    expect(running).toEqual(['p2', 'p6']);
    for (const name of ['p2', 'p6']) await end(name);
    await Promise.all([...first, next]);
  });

  it('leave their place when they fail', async () => {
    const admission = new Admission({ ...LIMITS, atOnce: 1 }, new ManualClock());
    const failing = admission.run('p', () => Promise.reject(new Error('no')));
    const next = admission.run('p', async () => 'done');
    await expect(failing).rejects.toThrow('no');
    expect(await next).toBe('done');
  });
});
