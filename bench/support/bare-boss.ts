// The same on bare pg-boss, without records, limits, or leases.
import { performance } from 'node:perf_hooks';
import { PgBoss } from 'pg-boss';
import { delays, newId, perSecond } from './database-jobs.ts';

export interface BareFigures {
  sends: number;
  jobs: number;
  p50: number;
  p99: number;
}

async function openBare(url: string): Promise<PgBoss> {
  const boss = new PgBoss({ connectionString: url, useListenNotify: true, schedule: false });
  boss.on('error', () => {});
  await boss.start();
  await boss.createQueue('bare', { notify: true });
  return boss;
}

export async function measureBareSends(
  url: string,
  { times, lanes }: Record<'times' | 'lanes', number>,
): Promise<number> {
  const boss = await openBare(url);
  // Its connections are opened first, as those of a server are.
  await perSecond(lanes * 2, lanes, () => boss.send('bare', { id: newId() }));
  return perSecond(times, lanes, () => boss.send('bare', { id: newId() }));
}

export async function measureBareBoss(
  url: string,
  { times, starts, lanes, slots }: Record<'times' | 'starts' | 'lanes' | 'slots', number>,
): Promise<BareFigures> {
  const boss = await openBare(url);
  const sends = await perSecond(times, lanes, () => boss.send('bare', { id: newId() }));
  let left = times;
  let begun = (_: string) => {};
  const drained = Promise.withResolvers<void>();
  const began = performance.now();
  for (let slot = 0; slot < slots; slot++) {
    let worker = '';
    worker = await boss.work<{ id: string }>('bare', async ([job]) => {
      boss.notifyWorker(worker);
      begun(job?.data.id ?? '');
      if (--left === 0) drained.resolve();
    });
  }
  await drained.promise;
  const jobs = (times * 1000) / (performance.now() - began);
  const { p50, p99 } = await delays(
    starts,
    (id) => boss.send('bare', { id }),
    (on) => {
      begun = on;
    },
  );
  await boss.stop({ graceful: false });
  return { sends, jobs, p50, p99 };
}
