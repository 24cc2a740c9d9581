import { once } from 'node:events';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { archiveJob, deleteJob } from '../../src/jobs/intake.ts';
import type { JobRecord } from '../../src/jobs/job.ts';
import { listRecords } from '../../src/jobs/store.ts';
import { CorruptState, InvalidRequest } from '../../src/shared/errors.ts';
import { openRemoteRefs, PushUnclear, type RemoteRefs } from '../../src/shared/git/refs.ts';
import { isoTime } from '../../src/shared/runtime.ts';
import { BRIEFLY_MS, Patience } from '../../src/shared/waiting.ts';
import { archiveFile } from '../../src/store/snapshot.ts';
import { InstantClock } from '../support/clock.ts';
import { gitStore } from '../support/git-store.ts';
import { startProcess } from '../support/processes.ts';
import { bareRepository, testGit } from '../support/repository.ts';
import { tempDir } from '../support/temp.ts';
import { describeDamagedListing, describeJobListing } from './job-listing.ts';
import { create, describeJobStore } from './job-store.ts';

describeJobStore('The store in git', async () => gitStore(await bareRepository()));

async function openDamageable() {
  const remote = await bareRepository();
  const store = await gitStore(remote);
  const damage = (id: string) => overwrite(remote, `refs/docket/jobs/${id}`, 'job.json', '{"id":');
  return { store, listing: listRecords(store), damage };
}
describeJobListing('The store in git', openDamageable);
describeDamagedListing('The store in git', openDamageable);

async function overwrite(remote: string, ref: string, path: string, text: string): Promise<void> {
  const refs = await refsOf(remote);
  const expected = (await refs.list([ref])).get(ref) ?? null;
  const files = [{ path, content: Buffer.from(text) }];
  await refs.push([{ ref, expected, files, message: 'damaged' }], 0);
}

async function refsOf(remote: string): Promise<RemoteRefs> {
  return openRemoteRefs(testGit, join(tempDir(), 's.git'), remote);
}

describe('the store in git', () => {
  it('tells a job as a story in the history of its ref', async () => {
    const remote = await bareRepository();
    const store = await gitStore(remote);
    await create(store, 'a1');
    const log = ['--git-dir', remote, 'log', '--format=%s', 'refs/docket/jobs/a1'];
    expect((await testGit.run(log)).trim()).toBe('created');
  });

  it('keeps a deleted job in no history', async () => {
    const remote = await bareRepository();
    const store = await gitStore(remote);
    for (const id of ['a1', 'b2']) {
      await create(store, id, 7);
      await store.update(id, (job) => ({
        ...{ result: undefined, story: 'completed' },
        job: { ...(job as JobRecord), status: 'completed' as const },
      }));
      await store.updateShared(id, archiveJob(id, 'p', 5));
    }
    const reachable = async () => {
      const git = ['--git-dir', remote];
      const objects = await testGit.run([...git, 'rev-list', '--objects', '--all']);
      const ids = objects
        .trim()
        .split('\n')
        .map((line) => line.split(' ')[0]);
      const shown = ids.map((id) => testGit.run([...git, 'cat-file', '-p', `${id}`]));
      return (await Promise.all(shown)).join('\n');
    };
    expect(await reachable()).toContain('do a1');
    await store.updateShared('a1', deleteJob('a1', 'p', isoTime(6)));
    const left = await reachable();
    expect(left).not.toContain('do a1');
    expect(left).toContain('do b2');
    expect((await (await gitStore(remote)).get('b2'))?.status).toBe('archived');
  });

  it('finds its own write after a push whose answer was lost, and does not write twice', async () => {
    const remote = await bareRepository();
    const refs = await refsOf(remote);
    let cut = true;
    const unreliable: RemoteRefs = {
      ...refs,
      async push(writes, time) {
        const made = await refs.push(writes, time);
        if (!cut) return made;
        cut = false;
        throw new PushUnclear('The connection broke after the push.');
      },
    };
    const store = await gitStore(remote, { refs: unreliable });
    const created = await create(store, 'a1');
    expect(created.kind).toBe('created');
    const count = await testGit.run([
      '--git-dir',
      remote,
      'rev-list',
      '--count',
      'refs/docket/state',
    ]);
    expect(count.trim()).toBe('1');
  });

  it('pushes again with growing pauses while pushes get no answer, and then passes that on', async () => {
    const remote = await bareRepository();
    const refs = await refsOf(remote);
    const clock = new InstantClock();
    const patience = new Patience(60_000);
    let pushes = 0;
    const silent: RemoteRefs = {
      ...refs,
      push() {
        pushes += 1;
        throw new PushUnclear('The push was cut off: returned error: 503.');
      },
    };
    const store = await gitStore(remote, { refs: silent, clock, patience, random: () => 1 });
    await expect(create(store, 'a1')).rejects.toThrow('The push was cut off');
    expect(clock.slept).toEqual([1000, 2000, 4000, 8000, 16_000, 30_000]);
    expect(pushes).toBe(7);
    // Until something works again, everything else is only tried briefly.
    expect(patience.limitMs).toBe(BRIEFLY_MS);
  });

  it('does not ask git for ids that were never given out, where nobody else writes', async () => {
    const remote = await bareRepository();
    const early = await gitStore(remote);
    await create(early, 'before');
    const refs = await refsOf(remote);
    const asked: string[] = [];
    const counted: RemoteRefs = {
      ...refs,
      fetch: (wanted) => {
        asked.push(...wanted.map(({ ref }) => ref));
        return refs.fetch(wanted);
      },
    };
    const store = await gitStore(remote, { refs: counted, exclusive: true });
    expect(await store.get('nobody')).toBeNull();
    asked.length = 0;
    for (const id of ['nobody', 'x', 'y']) expect(await store.get(id)).toBeNull();
    expect(asked).toEqual([]);
    expect(await store.get('before')).toMatchObject({ id: 'before' });
    await create(store, 'x');
    expect(await store.get('x')).toMatchObject({ id: 'x' });
  });

  it('writes again after a push that never arrived', async () => {
    const remote = await bareRepository();
    const refs = await refsOf(remote);
    let cut = true;
    const unreliable: RemoteRefs = {
      ...refs,
      push(writes, time) {
        if (!cut) return refs.push(writes, time);
        cut = false;
        throw new PushUnclear('The connection broke before the push.');
      },
    };
    const store = await gitStore(remote, { refs: unreliable });
    await create(store, 'a1');
    expect(await store.active()).toEqual(['a1']);
  });

  it('refuses a record that the guard does not let pass, and pushes nothing of it', async () => {
    const remote = await bareRepository();
    const store = await gitStore(remote, {
      guard: (text) => {
        if (text.includes('do a1')) throw new InvalidRequest('The prompt holds a secret.');
      },
    });
    await expect(create(store, 'a1')).rejects.toThrow('holds a secret');
    expect(await store.active()).toEqual([]);
    expect(await store.get('a1')).toBeNull();
  });

  it.each([
    ['cut off', '{"version":1,'],
    ['empty', ''],
    ['of another shape', '{"version":1,"active":"all"}'],
    ['from a newer version', '{"version":2}'],
  ])('stops at a state that is %s, and changes nothing', async (_, content) => {
    const remote = await bareRepository();
    const refs = await refsOf(remote);
    const files = [{ path: 'state.json', content }];
    const write = { ref: 'refs/docket/state', expected: null, files, message: 'damage' };
    const damaged = await refs.push([write], 1);
    const store = await gitStore(remote);
    await expect(create(store, 'a1')).rejects.toThrow(CorruptState);
    const [after] = await refs.fetch([{ ref: 'refs/docket/state', path: 'state.json' }]);
    expect(after?.commit).toBe(damaged.get('refs/docket/state'));
  });

  it('lists the other archived jobs beside one that cannot be read', async () => {
    const remote = await bareRepository();
    const store = await gitStore(remote);
    // Both are in the same file of the archive.
    const twin = Array.from({ length: 9_999 }, (_, n) => `b${n}`).find(
      (id) => archiveFile(id) === archiveFile('a1'),
    );
    for (const id of ['a1', twin ?? '']) {
      await create(store, id);
      await store.update(id, (job) => ({
        ...{ result: undefined, story: 'failed' },
        job: { ...(job as JobRecord), status: 'failed' },
      }));
      await store.updateShared(id, archiveJob(id, 'p', 0));
    }
    const ref = 'refs/docket/state';
    const path = archiveFile('a1');
    const packed = await testGit.run(['--git-dir', remote, 'show', `${ref}:${path}`]);
    const [first = '', second = ''] = packed.trimEnd().split('\n');
    await overwrite(remote, ref, path, `${first}\n${second.slice(0, -20)}\n`);
    const found = await listRecords(await gitStore(remote)).page('p', { limit: 10 });
    expect(found.map(({ id, job }) => [id, job?.status])).toEqual([
      [twin, undefined],
      ['a1', 'archived'],
    ]);
  });

  it('does not take a deleted state for an empty one while there are jobs', async () => {
    const remote = await bareRepository();
    // This one has seen the repository without either.
    const store = await gitStore(remote);
    expect(await store.active()).toEqual([]);
    await create(store, 'a1');
    await testGit.run(['--git-dir', remote, 'update-ref', '-d', 'refs/docket/state']);
    await expect(create(await gitStore(remote), 'b2')).rejects.toThrow('still there');
    await expect(store.active()).rejects.toThrow('still there');
  });

  it('keeps exact contents when eight processes write at once', async () => {
    const remote = await bareRepository();
    const workers = Array.from({ length: 8 }, (_, worker) => {
      const script = join(import.meta.dirname, '../support/store-writer.ts');
      const args = [script, remote, join(tempDir(), 's.git'), String(worker), '3'];
      return startProcess(process.execPath, args, { stdio: ['ignore', 'inherit', 'inherit'] });
    });
    const codes = await Promise.all(workers.map(async (child) => (await once(child, 'close'))[0]));
    expect(codes).toEqual(Array(8).fill(0));
    const store = await gitStore(remote);
    const expected = Array.from({ length: 24 }, (_, n) => `w${Math.floor(n / 3)}n${n % 3}`);
    expect((await store.active()).sort()).toEqual(expected);
    expect((await store.list()).sort()).toEqual(expected);
    expect(await store.jobOfThread('2')).toMatch(/^w\dn2$/);
  });
});
