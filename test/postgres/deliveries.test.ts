import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { countWaiting, createDeliveries, listWaiting } from '../../src/postgres/deliveries.ts';
import { PostgresStore } from '../../src/postgres/job-store.ts';
import { type Ticket, WORKERS_DIED } from '../../src/postgres/queue.ts';
import { isoTime, systemClock } from '../../src/shared/runtime.ts';
import { until } from '../support/app.ts';
import { addProject, testDatabase, testQueue } from '../support/database.ts';
import { creating } from '../support/job.ts';

async function scene() {
  const database = await testDatabase();
  const queue = await testQueue(database);
  const deliveries = createDeliveries(database, queue.hooks, systemClock);
  const accept = (guid: string, repository: number, key = `${repository}#1`) => {
    const payload = { repository: { id: repository, full_name: `octo/r${repository}` } };
    return deliveries.accept(
      { guid, digest: guid, event: 'issue_comment', payload },
      key,
      'installation 1',
    );
  };
  const waiting = (ms: number, attempts = 1) => ({
    ...{ since: isoTime(Date.now()), attempts, reason: 'GitHub is away.' },
    nextAttempt: isoTime(Date.now() + ms),
  });
  return { database, queue, deliveries, accept, waiting };
}

type HookTicket = Ticket<{ delivery: string } | { job: string }>;
const guidOf = ({ data }: HookTicket) => ('delivery' in data ? data.delivery : data.job);

describe('A delivery that waits', () => {
  it('is tried again at its time, before later ones of its thread, and says why', async () => {
    const { database, queue, deliveries, accept, waiting } = await scene();
    await accept('a', 1);
    await accept('b', 1);
    const tried: string[] = [];
    await queue.hooks.work(1, async (ticket) => {
      tried.push(guidOf(ticket));
      if (tried.length === 1) await deliveries.postpone(ticket, waiting(1_000));
    });
    await until(() => tried.length >= 1);
    await until(async () => (await countWaiting(database)).deliveries.count === 1);
    expect(await listWaiting(database, { dead: false })).toMatchObject([
      { guid: 'a', repository: 'octo/r1', attempts: 1, reason: 'GitHub is away.', deadAt: null },
    ]);
    expect(await deliveries.find('a')).toMatchObject({ waiting: { attempts: 1 } });
    await until(() => tried.length === 3);
    expect(tried).toEqual(['a', 'a', 'b']);
  });

  it('goes on as soon as another one of its repository gets an answer, and no other does', async () => {
    const { database, queue, deliveries, accept, waiting } = await scene();
    await accept('a', 1, '1#1');
    await accept('b', 1, '1#2');
    await accept('c', 2, '2#1');
    const tried: string[] = [];
    await queue.hooks.work(1, async (ticket) => {
      const guid = guidOf(ticket);
      const isFirst = !tried.includes(guid);
      tried.push(guid);
      if (isFirst && guid !== 'd') await deliveries.postpone(ticket, waiting(3_600_000));
      else await deliveries.answered(ticket.data);
    });
    await until(async () => (await countWaiting(database)).deliveries.count === 3);
    await accept('d', 1, '1#3');
    await until(() => tried.length === 6);
    expect(tried.slice(3)).toEqual(['d', 'a', 'b']);
    await until(async () => (await countWaiting(database)).deliveries.count === 1);
    expect(await listWaiting(database, { dead: false })).toMatchObject([{ guid: 'c' }]);
  });

  it('is buried at last, does not block its thread, and can be replayed', async () => {
    const { database, queue, deliveries, accept } = await scene();
    await accept('a', 1);
    const tried: string[] = [];
    await deliveries.bury({ delivery: 'a' }, 'GitHub was away.', async () => {});
    expect(await countWaiting(database)).toMatchObject({
      deliveries: { count: 0 },
      deadDeliveries: 1,
      jobs: 0,
    });
    expect(await listWaiting(database, { dead: true })).toMatchObject([
      { guid: 'a', reason: 'GitHub was away.', nextAttempt: null },
    ]);
    expect(await deliveries.replay('a', '1#1')).toBe(true);
    expect(await deliveries.replay('a', '1#1')).toBe(false);
    expect((await countWaiting(database)).deadDeliveries).toBe(0);
    await queue.hooks.work(1, async (ticket) => void tried.push(guidOf(ticket)));
    await until(() => tried.length === 2);
    expect(tried).toEqual(['a', 'a']);
  });

  it('for the end of a job is not buried because its workers died, for a day', async () => {
    const { database, queue, deliveries, accept } = await scene();
    await addProject(database, 'p', 'octo/r1');
    await new PostgresStore({ database, project: 'p', wake: queue }).updateShared(
      'j',
      creating('j'),
      { counted: true },
    );
    await accept('a', 1);
    await deliveries.ledTo('a', 'j');
    const bury = (reason: string) => deliveries.bury({ job: 'j' }, reason, async () => {});
    expect(await bury(WORKERS_DIED)).toBe(false);
    expect((await countWaiting(database)).deadDeliveries).toBe(0);
    const tried: string[] = [];
    await queue.hooks.work(1, async (ticket) => void tried.push(guidOf(ticket)));
    await until(() => tried.includes('j'));
    // A delivery itself may be what kills them.
    expect(await deliveries.bury({ delivery: 'a' }, WORKERS_DIED, async () => {})).toBe(true);
    expect(await bury('GitHub said no.')).toBe(true);
    await sql`update docket.job set updated_at = now() - interval '25 hours'`.execute(database.db);
    expect(await bury(WORKERS_DIED)).toBe(true);
  });
});
