import { expect, it } from 'vitest';
import { LocalWake } from '../../src/jobs/local-wake.ts';
import type { WakeOrder } from '../../src/jobs/store.ts';
import { Limiter } from '../../src/shared/limiter.ts';
import { silentLog } from '../support/silent-log.ts';

function project(name: string, slots: Limiter, log: string[]) {
  const wake = new LocalWake(silentLog, slots);
  const running = new Map<string, () => void>();
  void wake.work(
    (id) =>
      new Promise((done) => {
        log.push(`${name} ${id}`);
        running.set(id, done);
      }),
  );
  return {
    wake,
    send: (id: string, order: Partial<WakeOrder> = {}) =>
      wake.send(undefined, id, { project: name, kind: 'person', ...order }),
    async finish(id: string) {
      running.get(id)?.();
      await new Promise((turn) => setImmediate(turn));
    },
  };
}

it('jobs of all projects share the slots, and the project that waited longest comes next', async () => {
  const log: string[] = [];
  const slots = new Limiter({ size: 3 });
  const [one, two] = [project('one', slots, log), project('two', slots, log)];
  const ids = Array.from({ length: 100 }, (_, n) => `a${n}`);
  for (const id of ids) await one.send(id);
  for (const id of ['x', 'y']) await two.send(id);
  for (const id of ['a0', 'a1', 'a2']) await one.finish(id);
  expect(log.slice(3)).toEqual(['two x', 'one a3', 'two y']);
  await two.finish('x');
  expect(log.at(-1)).toBe('one a4');
});

it('what people ask for comes before what nobody waits for, in all projects', async () => {
  const log: string[] = [];
  const slots = new Limiter({ size: 1 });
  const [one, two] = [project('one', slots, log), project('two', slots, log)];
  await one.send('a');
  await two.send('nightly', { kind: 'background' });
  await one.send('b');
  await one.send('interrupted', { kind: 'begun' });
  await one.finish('a');
  await one.finish('interrupted');
  await one.finish('b');
  expect(log.slice(1)).toEqual(['one interrupted', 'one b', 'two nightly']);
});

it('a project runs as many jobs at once as it may, and leaves the other slots to others', async () => {
  const log: string[] = [];
  const slots = new Limiter({ size: 3 });
  const [one, two] = [project('one', slots, log), project('two', slots, log)];
  for (const id of ['a', 'b', 'c']) await one.send(id, { atOnce: 1 });
  await two.send('x');
  expect(log).toEqual(['one a', 'two x']);
  await one.finish('a');
  await one.finish('b');
  expect(log).toEqual(['one a', 'two x', 'one b', 'one c']);
});

it('a job that gets more to do while it runs is looked at again, and a closed project takes no slot', async () => {
  const log: string[] = [];
  const slots = new Limiter({ size: 1 });
  const [one, two] = [project('one', slots, log), project('two', slots, log)];
  await one.send('a');
  await one.send('a');
  await two.send('x');
  await one.finish('a');
  // It stood in line when the other came.
  expect(log).toEqual(['one a', 'two x']);
  await two.finish('x');
  expect(log).toEqual(['one a', 'two x', 'one a']);
  await two.send('y');
  const [stopped] = [two.wake.stop('interrupted')];
  await one.send('b');
  await one.finish('a');
  await stopped;
  expect(log.at(-1)).toBe('one b');
});

it('a job that may have killed the last process runs alone, and nobody overtakes it for ever', async () => {
  const log: string[] = [];
  const slots = new Limiter({ size: 3 });
  const [one, two] = [project('one', slots, log), project('two', slots, log)];
  await one.send('a');
  for (const id of ['x', 'y']) await two.send(id, { kind: 'begun', alone: true });
  await one.send('b');
  expect(log).toEqual(['one a']);
  await one.finish('a');
  expect(log.slice(1)).toEqual(['two x']);
  await two.finish('x');
  expect(log.slice(2)).toEqual(['two y']);
  await one.send('c');
  await two.finish('y');
  expect(log.slice(3)).toEqual(['one b', 'one c']);
});
