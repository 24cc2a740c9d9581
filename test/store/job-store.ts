// What every JobStore promises. One suite, run on each of them.
import { beforeEach, describe, expect, it } from 'vitest';
import {
  addMessage,
  archiveJob,
  deleteJob,
  newTurn,
  requestCancel,
} from '../../src/jobs/intake.ts';
import type { JobRecord } from '../../src/jobs/job.ts';
import type { JobStore, SharedView } from '../../src/jobs/store.ts';
import { RateLimited } from '../../src/shared/errors.ts';
import { isoTime } from '../../src/shared/runtime.ts';
import { creating } from '../support/job.ts';

const NOW = Date.UTC(2026, 10, 1, 12);

export function create(store: JobStore, id: string, thread?: number, perHour = 100) {
  const origin = thread === undefined ? undefined : { thread };
  const decide = creating(id, { prompt: `do ${id}`, origin, now: NOW, perHour });
  return store.updateShared(id, decide, { counted: true });
}

const complete = (job: JobRecord | null) => ({
  result: undefined,
  story: 'completed',
  job: { ...(job as JobRecord), status: 'completed' as const },
});

export function describeJobStore(name: string, make: () => Promise<JobStore>): void {
  describe(`${name} keeps jobs`, () => {
    let store: JobStore;
    beforeEach(async () => {
      store = await make();
    });

    it('answers null for a job that never was', async () => {
      expect(await store.get('0000')).toBeNull();
      expect(await store.active()).toEqual([]);
      expect(await store.jobOfThread('1')).toBeNull();
    });

    it('keeps a job together with the shared state', async () => {
      await create(store, 'a1', 7);
      expect((await store.get('a1'))?.turns[0]?.prompt).toBe('do a1');
      expect(await store.active()).toEqual(['a1']);
      expect(await store.list()).toEqual(['a1']);
      expect(await store.jobOfThread('7')).toBe('a1');
    });

    it('hands out records that nobody can change', async () => {
      await create(store, 'a1');
      const job = (await store.get('a1')) as JobRecord;
      expect(() => job.turns.pop()).toThrow(TypeError);
      expect((await store.get('a1'))?.turns).toHaveLength(1);
    });

    it('writes nothing when the decision throws, and gives the error to its caller only', async () => {
      await create(store, 'a1', undefined, 1);
      const outcomes = await Promise.allSettled([
        create(store, 'b2', undefined, 1),
        store.update('a1', requestCancel('a1', 'p', { now: NOW })),
      ]);
      expect(outcomes[0]).toMatchObject({ status: 'rejected', reason: expect.any(RateLimited) });
      expect(outcomes[1]).toMatchObject({ status: 'fulfilled' });
      expect(await store.get('b2')).toBeNull();
      expect((await store.get('a1'))?.cancelRequested).toBe(true);
    });

    it('lets exactly as many creates pass as the limit allows, when all come at once', async () => {
      const ids = Array.from({ length: 15 }, (_, n) => `job${n}`);
      const outcomes = await Promise.allSettled(ids.map((id) => create(store, id, undefined, 10)));
      expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(10);
      expect(await store.list()).toHaveLength(10);
      expect(await store.active()).toHaveLength(10);
    });

    it('adds up what jobs cost, when all of them count at once', async () => {
      const ids = Array.from({ length: 8 }, (_, n) => `job${n}`);
      for (const id of ids) await create(store, id);
      const date = '2026-11-01';
      const spend = ({ state, job }: SharedView) => {
        const { day, month } = state.spending ?? { day: 0, month: 0 };
        const spending = { date, day: day + 1, month: month + 2 };
        return { result: spending, story: 'cost counted', job, state: { ...state, spending } };
      };
      await Promise.all(
        ids.map((id) =>
          store.updateShared(id, (view) => ({ ...spend(view), job: view.job as JobRecord }), {
            counted: true,
          }),
        ),
      );
      const ask = ({ state }: SharedView) => ({ result: state.spending });
      const spent = await store.updateShared('job0', ask, { counted: true });
      expect(spent).toEqual({ date, day: 8, month: 16 });
    });

    it('loses no update of one job when many come at once', async () => {
      await create(store, 'a1');
      const bump = (job: JobRecord | null) => {
        const known = job as JobRecord;
        return {
          result: undefined,
          story: 'count',
          job: { ...known, adoptions: known.adoptions + 1 },
        };
      };
      await Promise.all(Array.from({ length: 12 }, () => store.update('a1', bump)));
      expect((await store.get('a1'))?.adoptions).toBe(12);
    });

    it('still finds a job after it was archived, and lists it no more', async () => {
      await create(store, 'a1', 7);
      await create(store, 'b2');
      await store.update('a1', complete);
      await store.updateShared('a1', archiveJob('a1', 'p', NOW + 5));
      expect(await store.get('a1')).toMatchObject({
        status: 'archived',
        archivedAt: '2026-11-01T12:00:00.005Z',
      });
      expect(await store.list()).toEqual(['b2']);
      expect(await store.active()).toEqual(['b2']);
      expect(await store.jobOfThread('7')).toBe('a1');
    });

    it('deletes jobs that were archived long ago with their threads, and no others', async () => {
      // The first two share a file of the git store's archive.
      for (const [at, id] of ['c1', 'c5', 'd3'].entries()) {
        await create(store, id, at);
        await store.update(id, complete);
        await store.updateShared(id, archiveJob(id, 'p', NOW + at));
      }
      await create(store, 'e4', 9);
      const before = isoTime(NOW + 2);
      const old = await store.archivedBefore(before);
      expect(old.toSorted()).toEqual(['c1', 'c5']);
      const remove = (id: string) => store.updateShared(id, deleteJob(id, 'p', before));
      const asked = ['c1', 'd3', 'e4', 'c5', '0000'];
      expect(await Promise.all(asked.map(remove))).toEqual([true, false, false, true, false]);
      expect(await store.get('c1')).toBeNull();
      expect(await store.get('c5')).toBeNull();
      expect(await store.jobOfThread('1')).toBeNull();
      expect(await store.jobOfThread('2')).toBe('d3');
      expect((await store.get('d3'))?.status).toBe('archived');
      expect(await store.archivedBefore(before)).toEqual([]);
      expect(await store.active()).toEqual(['e4']);
      await create(store, 'c1', 1);
      expect((await store.get('c1'))?.status).toBe('active');
    });

    it('changes an archived job where it is', async () => {
      // These two share a file of the git store's archive.
      const [one, other] = ['c1', 'c5'] as const;
      for (const id of [one, other]) {
        await create(store, id);
        await store.update(id, complete);
        await store.updateShared(id, archiveJob(id, 'p', NOW));
      }
      await store.updateShared(one, ({ job }) => ({
        ...{ result: null, story: 'changed', archive: true },
        job: { ...(job as JobRecord), reason: 'changed' },
      }));
      expect(await store.get(one)).toMatchObject({ status: 'archived', reason: 'changed' });
      expect(await store.get(other)).toMatchObject({ status: 'archived', reason: null });
      expect(await store.list()).toEqual([]);
    });

    it('shows an archived job to a decision, so that it can be refused', async () => {
      await create(store, 'a1');
      await store.update('a1', complete);
      await store.updateShared('a1', archiveJob('a1', 'p', NOW));
      const seen = await store.updateShared('a1', ({ job }) => ({ result: job?.status }));
      expect(seen).toBe('archived');
    });

    it('gives a job the thread of a message, but not one back that has a newer job', async () => {
      await create(store, 'a1', 7);
      await create(store, 'b2', 7);
      const say = (thread: number) => {
        const turn = newTurn({ prompt: 'more', origin: { thread } }, NOW);
        const message = addMessage({ id: 'a1', projectId: 'p' }, turn, { perHour: 100 });
        return store.updateShared('a1', message, { counted: true });
      };
      await say(7);
      await say(8);
      expect(await store.jobOfThread('7')).toBe('b2');
      expect(await store.jobOfThread('8')).toBe('a1');
    });

    it('tells a decision which job the thread has', async () => {
      await create(store, 'a1', 7);
      const ask = (thread: string) =>
        store.updateShared('b2', ({ threadJob }) => ({ result: threadJob }), { thread });
      expect(await ask('7')).toBe('a1');
      expect(await ask('8')).toBeNull();
    });
  });
}
