// What every list of jobs promises. One suite, run on each store.
import { beforeEach, describe, expect, it } from 'vitest';
import { archiveJob } from '../../src/jobs/intake.ts';
import type { JobRecord } from '../../src/jobs/job.ts';
import type { JobListing, JobStore, ListingQuery } from '../../src/jobs/store.ts';
import { CorruptState } from '../../src/shared/errors.ts';
import { creating } from '../support/job.ts';

const NOW = Date.UTC(2026, 10, 1, 12);
const MINUTE = 60_000;

interface Listed {
  store: JobStore;
  listing: JobListing;
}

interface DamageableListed extends Listed {
  /** Makes the record of a job unreadable. */
  damage(id: string): Promise<void>;
}

const createIn =
  (store: JobStore) =>
  (id: string, now = NOW, prompt = `do ${id}`, projectId = 'p') =>
    store.updateShared(id, creating(id, { projectId, prompt, now }), { counted: true });

export function describeJobListing(name: string, make: () => Promise<Listed>): void {
  describe(`${name} lists jobs`, () => {
    let store: JobStore;
    let listing: JobListing;
    let create: ReturnType<typeof createIn>;
    beforeEach(async () => {
      ({ store, listing } = await make());
      create = createIn(store);
    });

    const change = (id: string, fields: Partial<JobRecord>) =>
      store.update(id, (job) => ({
        result: undefined,
        story: 'changed',
        job: { ...(job as JobRecord), ...fields },
      }));
    const archive = (id: string) => store.updateShared(id, archiveJob(id, 'p', NOW));
    const ids = async (query: Partial<ListingQuery> = {}) =>
      (await listing.page('p', { limit: 100, ...query })).map(({ id }) => id);

    it('newest first, archived ones included, in pages that neither repeat nor skip', async () => {
      // Three of them at the same moment.
      const times = [0, 1, 2, 2, 2, 3, 4];
      for (const [n, minutes] of times.entries()) await create(`j${n}`, NOW + minutes * MINUTE);
      await change('j1', { status: 'failed' });
      await archive('j1');
      const all = await ids();
      expect(all).toEqual(['j6', 'j5', 'j4', 'j3', 'j2', 'j1', 'j0']);
      const paged: string[] = [];
      let after: ListingQuery['after'];
      for (;;) {
        const [job] = await listing.page('p', { limit: 1, after });
        if (!job) break;
        paged.push(job.id);
        after = { createdAt: job.createdAt, id: job.id };
      }
      expect(paged).toEqual(all);
    });

    it('by status', async () => {
      for (const id of ['a', 'b', 'c', 'd']) await create(id);
      await change('b', { status: 'completed' });
      await change('c', { status: 'failed' });
      await change('d', { status: 'failed' });
      await archive('d');
      expect(await ids({ status: 'active' })).toEqual(['a']);
      expect(await ids({ status: 'completed' })).toEqual(['b']);
      expect(await ids({ status: 'failed' })).toEqual(['c']);
      expect(await ids({ status: 'archived' })).toEqual(['d']);
    });

    it('by text in any request and any case, with no wildcards', async () => {
      await create('a', NOW, 'Explain the INSTALLATION\0 of 100% 文字');
      await create('b', NOW, 'Something else');
      const [turn] = (await store.get('b'))?.turns ?? [];
      if (turn) await change('b', { turns: [turn, { ...turn, prompt: 'and the Install_ation' }] });
      expect(await ids({ search: 'installation' })).toEqual(['a']);
      expect(await ids({ search: 'INSTALL_ATION' })).toEqual(['b']);
      expect(await ids({ search: '100% 文字' })).toEqual(['a']);
      expect(await ids({ search: 'install%' })).toEqual([]);
      expect(await ids({ search: '\0\u0001' })).toHaveLength(2);
      await create('c', NOW, `It's a 'quoted' C:\\path, 日本語の文書\n\u0001& 💚💙💜 !(a|b):*`);
      for (const search of [`'s a`, `'`, '\\', 'C:\\P', '日本', '書', '本語の', '&']) {
        expect(await ids({ search }), search).toEqual(['c']);
      }
      for (const search of ['💚💙💜', '💙', '!(', ':*', 'b):*']) {
        expect(await ids({ search }), search).toEqual(['c']);
      }
      expect(await ids({ search: 'x:*' })).toEqual([]);
      expect(await ids({ search: 'e' })).toHaveLength(2 + 1);
    });

    it('whose pull requests have been waiting for long enough', async () => {
      const pull = { number: 1, url: 'https://example.com/pull/1' };
      const base = { ref: 'main', sha: 'a'.repeat(40) };
      const work = (id: string, withPull: boolean) => ({
        branch: `docket/${id}`,
        base,
        head: null,
        pull: withPull ? pull : null,
        compareLink: null,
      });
      const at = (days: number) => new Date(NOW - days * 86_400_000).toISOString();
      for (const id of ['a1', 'b2', 'c3', 'd4']) await create(id);
      const rested = { status: 'completed' as const };
      await change('a1', { ...rested, work: work('a1', true), updatedAt: at(4) });
      await change('b2', { ...rested, work: work('b2', true), updatedAt: at(2) });
      await change('c3', { ...rested, work: work('c3', false), updatedAt: at(9) });
      await change('d4', { work: work('d4', true), updatedAt: at(9) });
      expect(await ids({ waitingSince: at(3) })).toEqual(['a1']);
      expect(await ids({ waitingSince: at(1) })).toEqual(['b2', 'a1']);
    });

    it('and what became of their pull requests: open ones, then the latest decision', async () => {
      const work = (id: string, number: number): JobRecord['work'] => ({
        ...{ branch: `docket/${id}`, base: { ref: 'main', sha: 'a'.repeat(40) } },
        ...{ head: null, pull: { number, url: '' }, compareLink: null },
      });
      const at = (day: number) => `2026-10-0${day}T12:00:00.000Z`;
      for (const id of ['a1', 'b2', 'c3', 'd4', 'e5']) await create(id);
      const decided = (id: string, pull: number, state: 'merged' | 'closed', day: number) => ({
        ...{ work: work(id, pull), status: 'completed' as const },
        acceptance: {
          ...{ pull, state, openedAt: at(1), decidedAt: at(day), seenAt: at(day) },
          ...{ edited: false, lines: 0 },
        },
      });
      await change('a1', decided('a1', 1, 'merged', 2));
      await change('b2', decided('b2', 2, 'closed', 3));
      await archive('b2');
      await change('c3', { work: work('c3', 3) });
      // Of an earlier pull request.
      await change('d4', { ...decided('d4', 4, 'closed', 9), work: work('d4', 5) });
      const accepted = await listing.accepted('p');
      const told = accepted.map(({ id, pull, state }) => `${id} ${pull} ${state}`);
      expect(told.slice(0, 2).sort()).toEqual(['c3 3 open', 'd4 5 open']);
      expect(told.slice(2)).toEqual(['b2 2 closed', 'a1 1 merged']);
      expect(accepted[2]).toEqual({
        ...{ id: 'b2', trigger: 'api', pull: 2, state: 'closed' },
        ...{ openedAt: at(1), decidedAt: at(3), edited: false, lines: 0 },
      });
      expect(await listing.accepted('q')).toEqual([]);
    });

    it('of one project only', async () => {
      await create('a');
      expect(await listing.page('q', { limit: 10 })).toEqual([]);
      expect(await listing.usageSince('q', '2026-01')).toEqual([]);
    });

    it('and adds up what requests used in each month, archived jobs included', async () => {
      for (const id of ['a', 'b', 'c']) await create(id, Date.UTC(2026, 9, 31, 23));
      const usage = (costMicros: number) => ({ inputTokens: 10, outputTokens: 1, costMicros });
      for (const id of ['a', 'b']) {
        const [turn] = (await store.get(id))?.turns ?? [];
        if (!turn) throw new Error('A job has a turn.');
        const later = { ...turn, receivedAt: '2026-11-01T00:00:00.000Z', usage: usage(5) };
        const turns = [{ ...turn, usage: { ...usage(7), seconds: 1.5 } }, later];
        await change(id, { turns, updatedAt: later.receivedAt });
      }
      await change('b', { status: 'failed' });
      await archive('b');
      const november = expect.objectContaining({
        ...{ month: '2026-11', jobs: 0, instructions: 2, inputTokens: 20, costMicros: 10 },
      });
      expect(await listing.usageSince('p', '2026-10')).toEqual([
        november,
        {
          ...{ month: '2026-10', jobs: 3, instructions: 3, inputTokens: 20, cachedInputTokens: 0 },
          ...{ outputTokens: 2, seconds: 3, costMicros: 14, incomplete: false },
        },
      ]);
      expect(await listing.usageSince('p', '2026-11')).toEqual([november]);
    });
  });
}

/** For stores whose records others can damage. */
export function describeDamagedListing(name: string, make: () => Promise<DamageableListed>): void {
  describe(`${name} lists jobs`, () => {
    it('with those whose record cannot be read, which stays as it is', async () => {
      const { store, listing, damage } = await make();
      const create = createIn(store);
      for (const id of ['a', 'b', 'c']) await create(id);
      await damage('b');
      const listed = async (query: Partial<ListingQuery> = {}) =>
        (await listing.page('p', { limit: 100, ...query })).map(({ id, job }) => [id, job?.id]);
      expect((await listed()).toSorted()).toEqual([
        ['a', 'a'],
        ['b', undefined],
        ['c', 'c'],
      ]);
      const paged: unknown[] = [];
      for (let after: ListingQuery['after']; ; ) {
        const [one] = await listing.page('p', { limit: 1, after });
        if (!one) break;
        paged.push([one.id, one.job?.id]);
        after = one;
      }
      expect(paged).toEqual(await listed());
      await expect(store.get('b')).rejects.toThrow(CorruptState);
      // What is known of the others still counts.
      expect(await listing.usageSince('p', '2026-01')).toMatchObject([{ month: '2026-11' }]);
    });
  });
}
