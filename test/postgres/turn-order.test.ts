import { expect, it } from 'vitest';
import type { Origin } from '../../src/contract/job.ts';
import type { JobTools } from '../../src/jobs/tools.ts';
import { embedded } from '../support/embedded.ts';
import { postgresWork } from '../support/postgres-work.ts';

/** Projects whose agents note that they have started, and end when the test says so. */
async function openProjects(concurrency: number) {
  const work = await postgresWork(undefined, undefined, concurrency);
  const started: string[] = [];
  const running = new Map<string, () => void>();
  let most = 0;
  let changed = Promise.withResolvers<void>();
  const agent: JobTools['agent'] = {
    model: 'test-agent',
    async run({ conversation }, signal) {
      const prompt = conversation.at(-1)?.text ?? '';
      started.push(prompt);
      await new Promise<void>((done, stopped) => {
        signal.throwIfAborted();
        signal.addEventListener('abort', () => stopped(signal.reason));
        running.set(prompt, done);
        most = Math.max(most, running.size);
        changed.resolve();
        changed = Promise.withResolvers();
      });
      running.delete(prompt);
      return { summary: 'Done.', usage: {} };
    },
  };
  return {
    started,
    most: () => most,
    add: (id: string, atOnce?: number) =>
      work.addProject(
        id,
        (store) => {
          const { engine, tools } = embedded(store, true);
          const ask = (prompt: string, origin: Origin = {}) =>
            engine.create(id, { prompt, origin });
          return { tools: { ...tools, agent, ...(atOnce && { atOnce }) }, ask };
        },
        atOnce,
      ),
    async untilRunning(count: number) {
      while (running.size < count) await changed.promise;
    },
    /** Ends what runs, until so many have started. */
    async untilStarted(count: number) {
      while (started.length < count) {
        const next = changed.promise;
        for (const end of running.values()) end();
        running.clear();
        await next;
      }
    },
  };
}

it('A job of one project, behind a hundred of another, starts within two runs of an agent', async () => {
  const { add, started, untilStarted } = await openProjects(3);
  const [many, one] = [await add('many'), await add('one')];
  for (let n = 0; n < 100; n++) await many.ask(`many ${n}`);
  await untilStarted(3);
  await one.ask('one');
  await untilStarted(3 + 2 * 3);
  expect(started.slice(0, 9)).toContain('one');
});

it('Projects with waiting jobs take turns, and each of them keeps its own order', async () => {
  const { add, started, untilStarted } = await openProjects(1);
  const [a, b, c] = [await add('a'), await add('b'), await add('c')];
  await a.ask('first');
  await untilStarted(1);
  for (const n of [1, 2, 3]) await a.ask(`a${n}`);
  for (const n of [1, 2, 3]) await b.ask(`b${n}`);
  await untilStarted(3);
  await c.ask('c1');
  await untilStarted(8);
  expect(started).toEqual(['first', 'a1', 'b1', 'c1', 'a2', 'b2', 'a3', 'b3']);
});

it('What a person asks for comes before what is scheduled', async () => {
  const { add, started, untilStarted } = await openProjects(1);
  const [a, b] = [await add('a'), await add('b')];
  await a.ask('first');
  await untilStarted(1);
  await a.ask('nightly', { workflow: { event: 'schedule' } });
  await b.ask('failed check', { checks: { headSha: 'a'.repeat(40) } });
  await a.ask('comment', { requester: 'ada', thread: 1 });
  await untilStarted(4);
  expect(started.slice(0, 2)).toEqual(['first', 'comment']);
});

it('A project never runs more jobs at once than it may, however many workers are free', async () => {
  const { add, started, most, untilRunning, untilStarted } = await openProjects(4);
  const [a, b] = [await add('a', 2), await add('b')];
  await Promise.all(Array.from({ length: 10 }, (_, n) => a.ask(`a${n}`)));
  await untilRunning(2);
  await untilStarted(10);
  expect(most()).toBe(2);
  await b.ask('b');
  await untilStarted(11);
  expect(started.toSorted().at(-1)).toBe('b');
});
