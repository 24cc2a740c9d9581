import { expect, it } from 'vitest';
import { Limiter } from '../../src/shared/limiter.ts';
import { ManualClock } from '../support/manual-clock.ts';

type Options = ConstructorParameters<typeof Limiter>[0];
type Entry = Parameters<Limiter['run']>[0];

function setUp(options: Options) {
  const limiter = new Limiter(options);
  const order: string[] = [];
  const ends = new Map<string, { resolve: () => void; reject: (error: Error) => void }>();
  /** Everything that can go on has gone on. */
  const settled = () => new Promise((resolve) => setImmediate(resolve));
  return {
    order,
    running: () => [...ends.keys()],
    /** What it is called says whose it is: `a1` is of `a`. */
    run: (name: string, entry: Partial<Entry> = {}) =>
      limiter.run({ key: name.charAt(0), ...entry }, async () => {
        order.push(name);
        const { promise, resolve, reject } = Promise.withResolvers<void>();
        ends.set(name, { resolve, reject });
        await promise.finally(() => ends.delete(name));
        return name;
      }),
    async end(name: string, error?: Error) {
      const { resolve, reject } = ends.get(name) ?? {};
      if (error) reject?.(error);
      else resolve?.();
      await settled();
    },
    settled,
  };
}

const BUSY = () => new Error('busy');

it('no backlog holds up a key that has fewer places, and keys with as many take turns', async () => {
  const { run, end, order, running } = setUp({ size: 2 });
  const all = ['a1', 'a2', 'a3', 'a4', 'b1', 'b2', 'c1'].map((name) => run(name));
  expect(order).toEqual(['a1', 'a2']);
  while (running().length > 0) await end(running()[0] ?? '');
  expect(order).toEqual(['a1', 'a2', 'b1', 'a3', 'c1', 'b2', 'a4']);
  expect(await Promise.all(all)).toHaveLength(7);
});

it('a key that waits is served, however many new keys keep coming', async () => {
  const { run, end, order, running } = setUp({ size: 1 });
  for (const name of ['a1', 'a2', 'a3']) void run(name);
  for (const name of 'bcdefghijk') {
    void run(`${name}1`);
    void run(`${name}2`);
    await end(running()[0] ?? '');
  }
  expect(order.indexOf('a2')).toBeLessThanOrEqual(2);
  expect(order).toContain('a3');
});

it('a key has no more than its places, and leaves the others to others', async () => {
  const { run, end, order } = setUp({ size: 4, perKey: 2 });
  for (const name of ['a1', 'a2', 'a3', 'b1']) void run(name);
  void run('c1', { most: 1 });
  void run('c2', { most: 1 });
  expect(order).toEqual(['a1', 'a2', 'b1', 'c1']);
  await end('b1');
  expect(order).toHaveLength(4);
  await end('c1');
  await end('a1');
  expect(order.slice(4)).toEqual(['c2', 'a3']);
});

it('lower ranks go first, and what has to be alone has all places', async () => {
  const { run, end, order } = setUp({ size: 2 });
  void run('a1');
  void run('a2');
  void run('b1', { rank: 2 });
  void run('c1', { rank: 1 });
  void run('d1', { rank: 0, alone: true });
  await end('a1');
  // A place is free, and nobody takes it before the one that waits for both.
  void run('e1', { rank: 1 });
  expect(order).toEqual(['a1', 'a2']);
  await end('a2');
  expect(order.slice(2)).toEqual(['d1']);
  await end('d1');
  expect(order.slice(3)).toEqual(['c1', 'e1']);
  await end('c1');
  expect(order.at(-1)).toBe('b1');
});

it('a full line refuses more of its key, and one that waited for too long is refused', async () => {
  const clock = new ManualClock();
  const { run, end, order, settled } = setUp({
    ...{ size: 3, perKey: 1 },
    waiting: { most: 2, busy: BUSY, ms: 1_000, clock },
  });
  const first = run('a1');
  const waiting = ['a2', 'a3'].map((name) => run(name).catch(String));
  await expect(run('a4')).rejects.toThrow('busy');
  expect(await Promise.race([run('b1'), settled()])).toBeUndefined();
  clock.advance(1_000);
  expect(await Promise.all(waiting)).toEqual(['Error: busy', 'Error: busy']);
  const next = run('a5');
  await end('a1');
  expect(order).toEqual(['a1', 'b1', 'a5']);
  clock.advance(1_000);
  await end('a5');
  expect(await Promise.all([first, next])).toEqual(['a1', 'a5']);
});

it('what fails leaves its place, and what was aborted waits no longer', async () => {
  const { run, end, order } = setUp({ size: 1 });
  const failing = run('a1').catch(String);
  const stop = new AbortController();
  const aborted = run('b1', { alone: true, rank: -1, signal: stop.signal }).catch(String);
  void run('c1');
  stop.abort(new Error('stopped'));
  expect(await aborted).toBe('Error: stopped');
  await end('a1', new Error('no'));
  expect(await failing).toBe('Error: no');
  expect(order).toEqual(['a1', 'c1']);
  await expect(run('d1', { signal: stop.signal })).rejects.toThrow('stopped');
  await end('c1');
  void run('b2');
  expect(order.at(-1)).toBe('b2');
});

it('one that waited for all places and gave up lets the others go on', async () => {
  const { run, order, settled } = setUp({ size: 2 });
  void run('a1');
  const stop = new AbortController();
  const alone = run('b1', { alone: true, signal: stop.signal }).catch(() => 'gave up');
  void run('c1');
  expect(order).toEqual(['a1']);
  stop.abort();
  expect(await alone).toBe('gave up');
  await settled();
  expect(order).toEqual(['a1', 'c1']);
});
