import { expect, it } from 'vitest';
import { LocalWake, Slots } from '../../src/jobs/local-wake.ts';
import { silentLog } from '../support/silent-log.ts';

function project(name: string, slots: Slots, log: string[]) {
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
    send: (id: string) => wake.send(undefined, id),
    async finish(id: string) {
      running.get(id)?.();
      await new Promise((turn) => setImmediate(turn));
    },
  };
}

it('jobs of all projects share the slots, and the one that waited longest comes next', async () => {
  const log: string[] = [];
  const slots = new Slots(2);
  const [one, two] = [project('one', slots, log), project('two', slots, log)];
  for (const id of ['a', 'b', 'c']) await one.send(id);
  await two.send('x');
  expect(log).toEqual(['one a', 'one b']);
  await one.finish('a');
  expect(log).toEqual(['one a', 'one b', 'one c']);
  await one.finish('b');
  expect(log.at(-1)).toBe('two x');
});

it('a job that gets more to do while it runs is looked at again, and a closed project takes no slot', async () => {
  const log: string[] = [];
  const slots = new Slots(1);
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
