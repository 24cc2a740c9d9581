// Tenants take turns in every queue: many tickets of one keep no other one waiting.
import { describe, expect, it } from 'vitest';
import type { Tx } from '../../src/postgres/database.ts';
import { MOST_OF_A_TENANT, QUEUES, type Queue, SLOTS } from '../../src/postgres/queue.ts';
import { testDatabase, testQueue } from '../support/database.ts';
import { atTestEnd } from '../support/test-end.ts';

type Name = keyof typeof QUEUES;

/** How a ticket of a tenant is sent, in each queue that has any. */
const SENDS: Partial<Record<Name, (queue: Queue, tx: Tx, id: string, tenant: string) => unknown>> =
  {
    turns: (queue, tx, id, project) => queue.send(tx, id, { project, kind: 'person' }),
    hooks: ({ hooks }, tx, id, tenant) => hooks.send({ delivery: id }, id, tx, tenant),
    checks: ({ checks }, tx, id, tenant) => checks.send({ delivery: id }, id, tx, tenant),
    logs: ({ logs }, tx, id, tenant) => logs.send({ project: tenant, name: id }, id, tx, tenant),
  };
/** Tasks of the whole installation. */
const WITHOUT_TENANTS: Name[] = ['housekeeping'];

async function open(name: Name) {
  const database = await testDatabase();
  const queue = await testQueue(database);
  const send = (all: readonly Sent[]) =>
    database.transaction(async (tx) => {
      for (const [id, tenant] of all) await SENDS[name]?.(queue, tx, id, tenant);
    });
  return { queue, send };
}

type Sent = readonly [id: string, tenant: string];
const idOf = (data: object) => Object.values(data).at(-1) as string;
const loud = (count: number) =>
  Array.from({ length: count }, (_, index): Sent => [`loud-${index}`, 'loud']);

describe('every queue', () => {
  it('has tenants that take turns, or a reason why there are none', () => {
    expect([...Object.keys(SENDS), ...WITHOUT_TENANTS].sort()).toEqual(Object.keys(QUEUES).sort());
  });

  it.each(Object.keys(SENDS) as Name[])(
    '(%s) works on the one ticket of a tenant after at most one of another that sent thirty',
    async (name) => {
      const { queue, send } = await open(name);
      await send([...loud(30), ['quiet', 'quiet']]);
      const order: string[] = [];
      const done = Promise.withResolvers<void>();
      await queue[name as 'hooks'].work(1, async ({ data }) => {
        if (order.push(idOf(data)) === 31) done.resolve();
      });
      await done.promise;
      expect(order.indexOf('quiet')).toBeLessThanOrEqual(1);
    },
  );

  it.each(['hooks', 'checks'] as const)(
    '(%s) has a slot left for others while one tenant’s tickets take their time',
    async (name) => {
      const { queue, send } = await open(name);
      await send(loud(30));
      const quiet = Promise.withResolvers<void>();
      const end = Promise.withResolvers<void>();
      // Before the queue is stopped, which waits for its handlers.
      atTestEnd(() => end.resolve());
      let running = 0;
      let begun = Promise.withResolvers<void>();
      await queue[name].work(SLOTS[name], async ({ data }) => {
        running += 1;
        begun.resolve();
        begun = Promise.withResolvers();
        if (idOf(data) === 'quiet') return quiet.resolve();
        await end.promise;
      });
      while (running < MOST_OF_A_TENANT[name]) await begun.promise;
      await send([['quiet', 'quiet']]);
      await quiet.promise;
      expect(running).toBe(MOST_OF_A_TENANT[name] + 1);
    },
  );
});
