// Damaged records: refused with a sentence, never read as empty, nothing changed.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { archiveJob } from '../../src/jobs/intake.ts';
import { emptyState } from '../../src/jobs/store.ts';
import { CorruptState } from '../../src/shared/errors.ts';
import { openRemoteRefs } from '../../src/shared/git/refs.ts';
import {
  archiveFile,
  decodeJob,
  decodeState,
  decodeThreads,
  findInBucket,
  threadsFile,
} from '../../src/store/snapshot.ts';
import { create } from '../store/job-store.ts';
import { gitStore } from '../support/git-store.ts';
import { bareRepository, testGit } from '../support/repository.ts';
import { tempDir } from '../support/temp.ts';
import { printTable } from './table.ts';

const STATE = 'refs/docket/state';
const JOB = 'refs/docket/jobs/a1';
const table: (string | number)[][] = [];
afterAll(() => {
  printTable('Damage', ['record', 'damage', 'cases', 'refused', 'read as empty'], table);
});

/** A store with an active job on a thread and an archived one. */
async function stored() {
  const remote = await bareRepository();
  const store = await gitStore(remote);
  await create(store, 'a1', 7);
  await create(store, 'b2', 8);
  const done = (job: object | null) => ({
    ...{ result: undefined, story: 'completed' },
    job: { ...job, status: 'completed' } as never,
  });
  await store.update('b2', done);
  await store.updateShared('b2', archiveJob('b2', 'p', Date.UTC(2026, 10, 1, 13)));
  const show = (ref: string, path: string) =>
    execFileSync('git', ['--git-dir', remote, 'show', `${ref}:${path}`], { encoding: 'utf8' });
  return { remote, store, show };
}

interface Kind {
  name: string;
  ref: string;
  path: string;
  /** What it says, in a form that can be compared; throws when it cannot be read. */
  read: (text: string) => unknown;
  empty: unknown;
}

const KINDS: Kind[] = [
  {
    ...{ name: 'state', ref: STATE, path: 'state.json', empty: emptyState },
    read: (text) => decodeState(text, STATE),
  },
  {
    name: 'job',
    ref: JOB,
    path: 'job.json',
    empty: null,
    read: (text) => decodeJob(text, JOB, 'a1'),
  },
  {
    ...{ name: 'threads', ref: STATE, path: threadsFile('7'), empty: {} },
    read: (text) => Object.fromEntries(decodeThreads(text, STATE)),
  },
  {
    ...{ name: 'archive', ref: STATE, path: archiveFile('b2'), empty: null },
    read: (text) => findInBucket(text, 'b2', STATE),
  },
];

/** Reads it: refused, as it was, otherwise changed, or empty. */
function outcome({ read, empty }: Kind, text: string, whole: unknown): string {
  try {
    const seen = JSON.stringify(read(text));
    if (seen === JSON.stringify(empty)) return 'empty';
    return seen === JSON.stringify(whole) ? 'the same' : 'changed';
  } catch (error) {
    expect(error).toBeInstanceOf(CorruptState);
    expect(String(error)).toMatch(/docs\/state\.md|Update Docket/);
    return 'refused';
  }
}

describe.each(KINDS)('the record of the $name', (kind) => {
  it('is refused when it is cut, at whatever byte', async () => {
    const { show } = await stored();
    const text = show(kind.ref, kind.path);
    const bytes = Buffer.from(text);
    const whole = kind.read(text);
    // The last byte is a line feed, which JSON does not need.
    const cuts = Array.from({ length: bytes.length - 1 }, (_, at) => at);
    const found = cuts.map((at) => outcome(kind, bytes.toString('utf8', 0, at), whole));
    expect(found).toEqual(found.map(() => 'refused'));
    table.push([kind.name, 'cut at every byte', cuts.length, cuts.length, 0]);
  });

  it('is never read as empty when a bit of it is flipped', async () => {
    const { show } = await stored();
    const text = show(kind.ref, kind.path);
    const whole = kind.read(text);
    const bytes = Buffer.from(text);
    const found: string[] = [];
    for (let bit = 0; bit < bytes.length * 8; bit += 1) {
      const flipped = Buffer.from(bytes);
      flipped[bit >> 3] = (flipped[bit >> 3] ?? 0) ^ (1 << (bit & 7));
      found.push(outcome(kind, flipped.toString('utf8'), whole));
    }
    const empty = found.filter((one) => one === 'empty').length;
    const refused = found.filter((one) => one === 'refused').length;
    table.push([kind.name, 'every bit flipped', found.length, refused, empty]);
    expect(empty).toBe(0);
  });
});

const at = (remote: string) =>
  testGit.run(['--git-dir', remote, 'for-each-ref', '--format=%(refname) %(objectname)']);

describe('a store whose refs were damaged', () => {
  it.each([
    ['a job that is cut off', JOB, 'job.json', '{"version":1,"id":"a1"'],
    ['a job of a newer version', JOB, 'job.json', '{"version":2,"id":"a1"}'],
    ['threads that are cut off', STATE, threadsFile('7'), '{ "7": "a'],
    ['an archive that is cut off', STATE, archiveFile('b2'), '{"version":1,"i'],
    ['another file than a state', STATE, 'README.md', undefined],
  ])('refuses %s, and changes nothing', async (_, ref, path, content) => {
    const { remote } = await stored();
    const refs = await openRemoteRefs(testGit, join(tempDir(), 's.git'), remote);
    const [before] = await refs.fetch([{ ref, path: 'x' }]);
    const files = [{ path, content: content ?? '# Hello\n' }];
    const expected = before?.commit ?? null;
    if (content !== undefined) await refs.push([{ ref, expected, files, message: 'damage' }], 1);
    else await forcePush(remote, path);
    const damaged = await at(remote);
    const store = await gitStore(remote);
    const asked = path.startsWith('archive')
      ? store.get('b2')
      : path.startsWith('threads')
        ? store.jobOfThread('7')
        : create(store, 'a1', 7);
    await expect(asked).rejects.toThrow(CorruptState);
    expect(await at(remote)).toBe(damaged);
  });

  it('creates nothing twice after its state was rolled back', async () => {
    const { remote, store } = await stored();
    const log = ['--git-dir', remote, 'rev-list', '--max-parents=0', STATE];
    const first = (await testGit.run(log)).trim();
    await testGit.run(['--git-dir', remote, 'update-ref', STATE, first]);
    expect(await create(store, 'a1', 7)).toMatchObject({ kind: 'replayed' });
    expect(await create(await gitStore(remote), 'a1', 7)).toMatchObject({ kind: 'replayed' });
    expect((await (await gitStore(remote)).get('a1'))?.turns).toHaveLength(1);
  });

  it('is whole again after what docs/state.md says', async () => {
    const { remote } = await stored();
    const refs = await openRemoteRefs(testGit, join(tempDir(), 's.git'), remote);
    const [before] = await refs.fetch([{ ref: JOB, path: 'job.json' }]);
    const files = [{ path: 'job.json', content: '{"version":1,' }];
    await refs.push([{ ref: JOB, expected: before?.commit ?? null, files, message: 'x' }], 1);
    await expect((await gitStore(remote)).get('a1')).rejects.toThrow('docs/state.md');

    const page = readFileSync(resolve(import.meta.dirname, '../../docs/state.md'), 'utf8');
    const advice = page.slice(page.indexOf('**Restore the previous version.**'));
    const [, script = ''] = /```sh[^\n]*\n(.*?)```/s.exec(advice) ?? [];
    const clone = join(tempDir(), 'clone');
    await testGit.run(['clone', '--quiet', remote, clone]);
    const fetchAll = "git fetch --quiet origin '+refs/docket/*:refs/docket/*'";
    const who = { GIT_AUTHOR_NAME: 'a', GIT_AUTHOR_EMAIL: 'a@b', GIT_COMMITTER_NAME: 'a' };
    execFileSync('sh', ['-ec', `${fetchAll}\n${script}`], {
      cwd: clone,
      env: { PATH: process.env.PATH, JOB: 'a1', GIT_COMMITTER_EMAIL: 'a@b', ...who },
    });
    expect((await (await gitStore(remote)).get('a1'))?.id).toBe('a1');
  });
});

/** The state becomes a commit of something else, without any history. */
async function forcePush(remote: string, path: string): Promise<void> {
  const refs = await openRemoteRefs(testGit, join(tempDir(), 'f.git'), remote);
  const files = [{ path, content: '# Hello\n' }];
  const other = 'refs/heads/other';
  const made = await refs.push([{ ref: other, expected: null, files, message: 'x' }], 1);
  await testGit.run(['--git-dir', remote, 'update-ref', STATE, made.get(other) ?? '']);
}
