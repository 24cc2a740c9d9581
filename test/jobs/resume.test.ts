import { describe, expect, it } from 'vitest';
import { MAX_ADOPTIONS } from '../../src/jobs/lease.ts';
import { embedded } from '../support/embedded.ts';
import { createMemoryStore } from '../support/memory-store.ts';

/** A job whose worker is gone without a word, and a new process on the same store. */
async function afterDeath() {
  const store = createMemoryStore();
  const dead = embedded(store);
  const job = await dead.service.createJob('p', { prompt: 'hold on' });
  await dead.held();
  return { store, id: job.id, heir: embedded(store) };
}

describe('a process that is alone on its store', () => {
  it('takes up the work of the one before it without waiting for the lease', async () => {
    const { heir, id } = await afterDeath();
    expect(await heir.engine.resume({ alone: true })).toEqual([id]);
    await heir.held();
    heir.release();
    await heir.engine.idle();
    expect(await heir.service.getJob('p', id)).toMatchObject({ status: 'completed' });
  });

  it('gives a job up that has taken several of them down', async () => {
    const { store, heir, id } = await afterDeath();
    let last = heir;
    for (let death = 0; death < MAX_ADOPTIONS; death++) {
      await last.engine.resume({ alone: true });
      await last.held();
      last = embedded(store);
    }
    await last.engine.resume({ alone: true });
    await last.engine.idle();
    expect(await last.service.getJob('p', id)).toMatchObject({
      status: 'failed',
      docket: { reason: expect.stringMatching(/died 3 times/) },
    });
  });
});
