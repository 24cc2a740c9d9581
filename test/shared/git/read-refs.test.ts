import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { createGit, type Git } from '../../../src/shared/git/git.ts';
import { listRefs } from '../../../src/shared/git/list-refs.ts';
import { openRemoteRefs, type RemoteRefs } from '../../../src/shared/git/refs.ts';
import { checkedLocalGithub, handbook } from '../../support/local-github.ts';
import { bareRepository, testGit } from '../../support/repository.ts';
import { tempDir } from '../../support/temp.ts';

const STATE = 'refs/docket/state';
const JOB = 'refs/docket/jobs/a1';
const WANTED = [{ ref: STATE, path: 'state.json' }];

const write = (expected: string | null, text: string) => ({
  ref: STATE,
  expected,
  files: [
    { path: 'state.json', content: text },
    { path: 'threads/ä/deep.json', content: `${text} deep` },
    { path: 'threads/b.json', content: `${text} b` },
  ],
  message: 'write',
});

const open = (git: Git, remote: string) =>
  openRemoteRefs(git, join(tempDir(), 'scratch.git'), remote);

async function readAll(refs: RemoteRefs) {
  const [state] = await refs.fetch(WANTED);
  const commit = state?.commit ?? '';
  const paths = ['threads/ä/deep.json', 'threads/b.json', 'threads', 'none/at-all', 'state.json/x'];
  const read = await refs.read(paths.map((path) => ({ commit, path })));
  const names = await refs.names(commit, 'threads');
  return [state?.content, ...read].map((content) => content?.toString() ?? null).concat(names);
}

const ONE = ['one', 'one deep', 'one b', null, null, null, 'b.json', 'ä'];

const FILTER = 'uploadpack.allowFilter';

it.each([['a remote that takes no filters'], ['a remote with filters', FILTER]])(
  'What is under the refs of a remote comes from %s, whoever wrote it',
  async (_: string, filter?: string) => {
    const remote = await bareRepository();
    const of = ['--git-dir', remote];
    if (!filter) await testGit.run([...of, 'config', '--unset', FILTER]);
    const writer = await open(testGit, remote);
    const reader = await open(testGit, remote);
    await writer.push([write(null, 'one')], 1);
    expect(await readAll(reader)).toEqual(ONE);
    for (const text of ['two', 'three']) {
      const [last] = await writer.fetch(WANTED);
      const theirs = write(last?.commit ?? null, text);
      await writer.push([text === 'two' ? theirs : { ...theirs, isRoot: true }], 2);
      expect((await readAll(reader)).slice(0, 3)).toEqual([text, `${text} deep`, `${text} b`]);
      const [seen] = await reader.fetch(WANTED);
      const ours = write(seen?.commit ?? null, `${text}!`);
      await reader.push([{ ...ours, files: ours.files.slice(0, 2) }], 3);
      const now = [`${text}!`, `${text}! deep`, `${text} b`];
      expect((await readAll(reader)).slice(0, 3)).toEqual(now);
      expect((await readAll(await open(testGit, remote))).slice(0, 3)).toEqual(now);
    }
    await testGit.run([...of, 'fsck', '--strict']);
  },
);

it('A record is not taken for absent, whichever calls of git had no answer', async () => {
  const remote = await bareRepository();
  await (await open(testGit, remote)).push([write(null, 'one')], 1);
  let failed = 0;
  for (const length of [1, 2, 5]) {
    let struck = true;
    for (let from = 1; struck; from += 1) {
      let calls = 0;
      const git: Git = {
        ...testGit,
        async try(args, call) {
          calls += 1;
          if (calls < from || calls >= from + length) return testGit.try(args, call);
          await rename(remote, `${remote}.gone`);
          const result = await testGit.try(args, call);
          await rename(`${remote}.gone`, remote);
          return result;
        },
      };
      const read = await readAll(await open(git, remote)).catch((error: Error) => error);
      struck = calls >= from;
      if (read instanceof Error) failed += 1;
      else expect({ from, length, read }).toEqual({ from, length, read: ONE });
    }
  }
  expect(failed).toBeGreaterThan(0);
});

it.each(['refs/heads/main:refs/remote/docket/state', '/dev/zero', '0'.repeat(40)])(
  'A commit that names %s as its folder is an error, and not an empty record',
  async (tree) => {
    const remote = await bareRepository();
    const of = ['--git-dir', remote];
    const input = `tree ${tree}\nauthor a <a> 1 +0000\ncommitter a <a> 1 +0000\n\nwrite\n`;
    const make = [...of, 'hash-object', '-t', 'commit', '-w', '--stdin', '--literally'];
    const oid = (await testGit.run(make, { input })).trim();
    // git itself writes no such ref; a server has other ways.
    await mkdir(join(remote, 'refs/docket'), { recursive: true });
    await writeFile(join(remote, STATE), `${oid}\n`);
    await expect((await open(testGit, remote)).fetch(WANTED)).rejects.toThrow();
  },
);

it('The refs of a remote are fetched with a new commit only where there is one', async () => {
  const sandbox = await checkedLocalGithub();
  const { cloneUrl } = await handbook(sandbox);
  const credentials = { origin: sandbox.serverUrl, token: sandbox.token };
  const git = createGit({ path: process.env.PATH ?? '', credentials });
  const [ours, theirs] = [await open(git, cloneUrl), await open(git, cloneUrl)];
  const asked = async (of: RemoteRefs) => {
    const before = sandbox.requests.length;
    const files = await of.fetch([...WANTED, { ref: JOB, path: 'state.json' }]);
    const requests = sandbox.requests.length - before;
    return [...files.map((file) => file?.content?.toString()), requests];
  };
  const job = { ref: JOB, expected: null, files: [{ path: 'state.json', content: 'job' }] };
  const first = (await ours.push([write(null, 'one'), { ...job, message: 'job' }], 1)).get(STATE);
  // A greeting, a list, and the commits; then a greeting and the files.
  expect(await asked(theirs)).toEqual(['one', 'job', 5]);
  expect(await asked(theirs)).toEqual(['one', 'job', 2]);
  expect(await asked(ours)).toEqual(['one', 'job', 3]);
  expect(await asked(ours)).toEqual(['one', 'job', 2]);
  await ours.push([write(first ?? null, 'two')], 2);
  expect(await asked(theirs)).toEqual(['two', 'job', 3]);
});

it('The refs of a remote are listed, and only those that were asked for', async () => {
  const sandbox = await checkedLocalGithub();
  const repo = await handbook(sandbox, { private: true });
  for (const branch of ['docket/1', 'docket/1-2', 'other', 'x/refs/heads/docket/1'])
    await repo.push({ by: 'mona', branch, files: { 'a.md': branch } });
  const { serverUrl: origin, token } = sandbox;
  const git = createGit({ path: process.env.PATH ?? '', credentials: { origin, token } });
  const names = ['HEAD', 'refs/heads/docket/1', 'refs/heads/docket/1-*', 'refs/none'];
  const listed = await listRefs(git, repo.cloneUrl, names);
  expect(listed).toMatchObject({ head: 'main' });
  const tips = 'tips' in listed ? [...listed.tips.keys()] : [];
  expect(tips).toEqual(['HEAD', 'refs/heads/docket/1', 'refs/heads/docket/1-2']);
});
