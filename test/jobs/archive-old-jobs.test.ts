import { setImmediate as turn } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { archiveOldJobs, RETENTION_DAYS } from '../../src/jobs/archive-old-jobs.ts';
import { DAY_MS } from '../../src/shared/days.ts';
import { embedded } from '../support/embedded.ts';
import { silentLog } from '../support/silent-log.ts';
import { atTestEnd } from '../support/test-end.ts';

async function untilArchived({ service }: ReturnType<typeof embedded>, id: string) {
  while ((await service.getJob('p', id)).status !== 'archived') await turn();
}

describe('housekeeping', () => {
  it('archives a job that nobody has touched for 30 days, and no other', async () => {
    const world = embedded();
    const { service, engine, clock } = world;
    const old = await service.createJob('p', { prompt: 'look around' });
    await engine.idle();
    clock.advance(RETENTION_DAYS * DAY_MS - 1);
    const recent = await service.createJob('p', { prompt: 'look again' });
    await engine.idle();
    const stop = new AbortController();
    atTestEnd(() => stop.abort());
    const kept = archiveOldJobs(engine, { clock, log: silentLog, signal: stop.signal });
    await turn();
    expect(await service.getJob('p', old.id)).toMatchObject({ status: 'completed' });
    clock.advance(DAY_MS);
    await untilArchived(world, old.id);
    expect(await service.getJob('p', recent.id)).toMatchObject({ status: 'completed' });
    stop.abort();
    await kept;
  });

  it('archives after as many days as the settings say', async () => {
    const world = embedded();
    const { service, engine, clock } = world;
    const { id } = await service.createJob('p', { prompt: 'look around' });
    await engine.idle();
    clock.advance(7 * DAY_MS - 1);
    const stop = new AbortController();
    atTestEnd(() => stop.abort());
    const kept = archiveOldJobs(engine, { clock, log: silentLog, signal: stop.signal, days: 7 });
    for (let n = 0; n < 20; n++) await turn();
    expect(await service.getJob('p', id)).toMatchObject({ status: 'completed' });
    clock.advance(DAY_MS);
    for (let n = 0; n < 20; n++) await turn();
    expect(await service.getJob('p', id)).toMatchObject({ status: 'archived' });
    stop.abort();
    await kept;
  });

  it('continues the next day after a failure', async () => {
    const { clock } = embedded();
    const stop = new AbortController();
    const warnings: string[] = [];
    let days = 0;
    const deleteArchived = async () => [];
    const applyRetention = async () => {
      days += 1;
      if (days === 1) throw new Error('the disk is full');
      stop.abort();
      return [];
    };
    const log = { ...silentLog, warn: (message: string) => void warnings.push(message) };
    const kept = archiveOldJobs(
      { applyRetention, deleteArchived },
      { clock, log, signal: stop.signal },
    );
    await turn();
    clock.advance(DAY_MS);
    await kept;
    expect(days).toBe(2);
    expect(warnings).toEqual([expect.stringMatching(/the disk is full/)]);
  });
});
