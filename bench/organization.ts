// An organization of 500 repositories with 5,000 deliveries an hour, ten times as fast: a real server
// accepts them, and workers here turn commands into jobs that are done at once. GitHub's answers and
// agents take no time, so what is left is ours.
import { performance } from 'node:perf_hooks';
import { createDeliveries } from '../src/postgres/deliveries.ts';
import { openQueue } from '../src/postgres/queue.ts';
import { systemClock } from '../src/shared/runtime.ts';
import { silentLog } from '../test/support/silent-log.ts';
import type { Figure } from './figure.ts';
import { openJobs } from './support/database-jobs.ts';
import { deliver, delivery, startReceiver } from './support/deliveries.ts';
import { percentile } from './support/percentile.ts';
import { postgresFigure, withPostgres } from './support/postgres.ts';

export const name = 'organization';

const REPOSITORIES = 500;
const AN_HOUR = 5_000;
const FASTER = 10;
/** Every fifth comment is a command. */
const COMMAND_EVERY = 5;
const SHARE = 1 / 10;
const BURST = { deliveries: 1_000, perSecond: 200 };

export function run(): Promise<Figure[]> {
  return withPostgres(async (database, { url }) => {
    await using opened = new AsyncDisposableStack();
    const queue = await openQueue(url, silentLog);
    opened.defer(() => queue.stop());
    const receiver = await startReceiver(url);
    opened.defer(() => receiver.stop());
    const jobs = await openJobs(database, queue, REPOSITORIES);
    const deliveries = createDeliveries(database, queue.hooks, systemClock);
    const sent = new Map<string, number>();
    const lags: number[] = [];
    let handled = 0;
    const ended = new Set<string>();
    // No two alike: the same bytes again are a recorded delivery, and are not worked on.
    let number = 0;
    const payloads = (count: number, every: number) =>
      Array.from({ length: count }, () => delivery(number++, REPOSITORIES, every));
    const note = (guid: string, at: number) => sent.set(guid.replaceAll('-', '').slice(0, 20), at);
    // All workers are away, and have everything to do when they come back.
    const burst = await deliver(receiver, payloads(BURST.deliveries, 1), BURST.perSecond, note);
    await queue.hooks.work(4, async ({ data: ticket }) => {
      if (!('delivery' in ticket)) return;
      const known = await deliveries.find(ticket.delivery);
      if (known) await jobs.create(++handled, ticket.delivery.replaceAll('-', '').slice(0, 20));
    });
    await queue.turns.work(4, async ({ data: { job } }) => {
      await jobs.complete(job);
      ended.add(job);
      lags.push(performance.now() - (sent.get(job) ?? 0));
    });

    await quiet(() => ended.size, burst.accepted);
    lags.length = 0;
    const share = payloads(AN_HOUR * SHARE, COMMAND_EVERY);
    const hour = await deliver(receiver, share, (AN_HOUR * FASTER) / 3600, note);
    const all = hour.accepted + burst.accepted;
    await quiet(() => ended.size, all);
    const lost = all - ended.size;
    return [
      {
        what: `${REPOSITORIES} repositories, ${AN_HOUR} deliveries an hour, ${FASTER} times as fast: from delivery to finished job, p50 and p99`,
        value: `${ms(lags, 0.5)}, ${ms(lags, 0.99)}`,
      },
      {
        what: 'the same: answers to GitHub, p50 and p99',
        value: `${ms(hour.times, 0.5)}, ${ms(hour.times, 0.99)}`,
        goal: 'p99 ≤ 250 ms',
        ok: percentile(hour.times, 0.99) <= 250,
      },
      {
        what: `answers to GitHub under ${BURST.perSecond} commands a second, p50 and p99`,
        value: `${ms(burst.times, 0.5)}, ${ms(burst.times, 0.99)}`,
        goal: 'p99 ≤ 250 ms',
        ok: percentile(burst.times, 0.99) <= 250,
      },
      {
        what: 'deliveries accepted, and jobs lost',
        value: `${all}, ${lost}`,
        goal: '0 lost',
        ok: lost === 0 && all === AN_HOUR * SHARE * (1 / COMMAND_EVERY) + BURST.deliveries,
      },
      await postgresFigure(database),
    ];
  });
}

/** Until there are so many, or nothing has happened for a minute. */
async function quiet(count: () => number, enough: number): Promise<void> {
  for (let last = 0, since = performance.now(); count() < enough; ) {
    await new Promise((resolve) => setTimeout(resolve, 50));
    if (count() > last) [last, since] = [count(), performance.now()];
    if (performance.now() - since > 60_000) return;
  }
}

function ms(times: readonly number[], part: number): string {
  return `${percentile(times, part).toFixed(0)} ms`;
}
