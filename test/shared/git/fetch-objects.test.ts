import { createHash } from 'node:crypto';
import { readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { createGit, type Git } from '../../../src/shared/git/git.ts';
import { packOf } from '../../../src/shared/git/objects.ts';
import { openRemoteRefs, type RemoteRefs } from '../../../src/shared/git/refs.ts';
import { line } from '../../local-github/git/read-refs.ts';
import { checkedLocalGithub, handbook } from '../../support/local-github.ts';
import { remoteThat } from '../../support/remote-server.ts';
import { bareRepository, testGit } from '../../support/repository.ts';
import { tempDir } from '../../support/temp.ts';

const STATE = 'refs/docket/state';
const RESULT = 'application/x-git-upload-pack-result';
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

const openWith = (git: Git, remote: string) =>
  openRemoteRefs(git, join(tempDir(), 'scratch.git'), remote);

/** Whoever needs a process of git gets an error from this one. */
const withoutProcesses = createGit({ path: '/nonexistent' });

async function readAll(refs: RemoteRefs) {
  const [state] = await refs.fetch(WANTED);
  const commit = state?.commit ?? '';
  const paths = ['threads/ä/deep.json', 'threads/b.json', 'threads', 'none/at-all', 'state.json/x'];
  const read = await refs.read(paths.map((path) => ({ commit, path })));
  const names = await refs.names(commit, 'threads');
  return [state?.content, ...read].map((content) => content?.toString() ?? null).concat(names);
}

const ONE = ['one', 'one deep', 'one b', null, null, null, 'b.json', 'ä'];

describe('what is under the refs of a remote', () => {
  it('comes over HTTP without a process, files only when they are asked for', async () => {
    const sandbox = await checkedLocalGithub();
    const { cloneUrl } = await handbook(sandbox);
    const credentials = { origin: sandbox.serverUrl, token: sandbox.token };
    const writer = await openWith(createGit({ path: '/nonexistent', credentials }), cloneUrl);
    await writer.push([write(null, 'one')], 1);
    const reader = await openWith(withoutProcesses, cloneUrl);
    const questions = () => sandbox.requests.filter(({ path }) => path.endsWith('upload-pack'));
    const before = questions().length;
    await reader.fetch(WANTED);
    expect(questions().length - before).toBe(3);
    expect(await readAll(reader)).toEqual(ONE);
    const [first] = await writer.fetch(WANTED);
    await writer.push([{ ...write(first?.commit ?? null, 'two'), isRoot: true }], 2);
    expect((await readAll(reader)).slice(0, 2)).toEqual(['two', 'two deep']);
  });

  it.each([['a remote that takes no filters'], ['a remote with filters', 'allowFilter']])(
    'comes from %s, also what git and Docket brought in turn',
    async (_: string, filter?: string) => {
      const remote = await bareRepository();
      const config = await readFile(join(remote, 'config'), 'utf8');
      if (!filter) await writeFile(join(remote, 'config'), config.replace(/.*allowFilter.*\n/, ''));
      const writer = await openWith(testGit, remote);
      await writer.push([write(null, 'one')], 1);
      let isAway = false;
      const git: Git = {
        ...testGit,
        ask: async (...question) =>
          isAway ? 'ask git' : ((await testGit.ask?.(...question)) ?? 'none'),
      };
      const reader = await openWith(git, remote);
      expect(await readAll(reader)).toEqual(ONE);
      for (const text of ['two', 'three', 'four']) {
        const [last] = await writer.fetch(WANTED);
        await writer.push([write(last?.commit ?? null, text)], 2);
        isAway = !isAway;
        expect((await readAll(reader)).slice(0, 3)).toEqual([text, `${text} deep`, `${text} b`]);
        const [seen] = await reader.fetch(WANTED);
        await reader.push([write(seen?.commit ?? null, `${text}!`)], 3);
        expect((await readAll(reader)).slice(0, 2)).toEqual([`${text}!`, `${text}! deep`]);
      }
      await testGit.run(['--git-dir', remote, 'fsck', '--strict']);
    },
  );

  it('is not taken for absent when it cannot be brought', async () => {
    const remote = await bareRepository();
    await (await openWith(testGit, remote)).push([write(null, 'one')], 1);
    let asked = 0;
    const git: Git = {
      ...testGit,
      async ask(...question) {
        const answer = (await testGit.ask?.(...question)) ?? 'none';
        asked += 1;
        // The commit has come, and nothing else does.
        if (asked === 2) await rename(remote, `${remote}.gone`);
        return answer;
      },
    };
    const reader = await openWith(git, remote);
    await expect(reader.fetch(WANTED)).rejects.toThrow('The repository could not be read');
    await rename(`${remote}.gone`, remote);
    expect((await reader.fetch(WANTED))[0]?.content?.toString()).toBe('one');
  });

  it('is not taken for absent, whichever calls had no answer', async () => {
    const remote = await bareRepository();
    await (await openWith(testGit, remote)).push([write(null, 'one')], 1);
    let failed = 0;
    for (const length of [1, 2, 3, 4, 5]) {
      let struck = true;
      for (let from = 1; struck; from += 1) {
        let calls = 0;
        const isAway = () => {
          calls += 1;
          return calls >= from && calls < from + length;
        };
        const git: Git = {
          ...testGit,
          ask: async (...question) =>
            isAway() ? 'none' : ((await testGit.ask?.(...question)) ?? 'none'),
          async try(args, call) {
            if (!isAway()) return testGit.try(args, call);
            await rename(remote, `${remote}.gone`);
            const result = await testGit.try(args, call);
            await rename(`${remote}.gone`, remote);
            return result;
          },
        };
        const read = await readAll(await openWith(git, remote)).catch((error: Error) => error);
        struck = calls >= from;
        if (read instanceof Error) failed += 1;
        else expect({ from, length, read }).toEqual({ from, length, read: ONE });
      }
    }
    expect(failed).toBeGreaterThan(0);
  });

  const blob = { type: 'blob' as const, oid: 'x', bytes: Buffer.from('evil') };
  const pack = packOf([blob]);
  const band = (bytes: Buffer, number = 1) => {
    const length = (bytes.length + 5).toString(16).padStart(4, '0');
    return Buffer.concat([Buffer.from(length), Buffer.from([number]), bytes]);
  };
  const answer = (...parts: (string | Buffer)[]) =>
    Buffer.concat(parts.map((part) => Buffer.from(part as string)));
  it('is asked of git by id only, whatever a commit names as its folder', async () => {
    const tree = 'refs/heads/main:refs/remote/docket/state';
    const bytes = Buffer.from(`tree ${tree}\n\nwrite\n`);
    const oid = createHash('sha1').update(`commit ${bytes.length}\0`).update(bytes).digest('hex');
    const commit = packOf([{ type: 'commit', oid, bytes }]);
    const answers = [
      answer(line(`${oid} ${STATE}\n`), '0000'),
      answer(line('packfile\n'), band(commit), '0000'),
    ];
    const fetched: (string | undefined)[] = [];
    const git: Git = {
      ...testGit,
      ask: async () => answers.shift() ?? 'none',
      async try(args, call) {
        if (args.includes('fetch')) fetched.push(call?.input?.toString());
        return testGit.try(args, call);
      },
    };
    const reader = await openWith(git, await bareRepository());
    await expect(reader.fetch(WANTED)).rejects.toThrow('could not fetch all of a record');
    expect(fetched).toEqual([]);
  });

  it.each([
    ['a server that is down', answer(), 502],
    ['an error', answer(line('ERR upload-pack: not our ref\n'), '0000')],
    ['nothing', answer('0000')],
    ['no pack', answer(line('packfile\n'), '0000')],
    ['a pack of something else', answer(line('packfile\n'), band(pack), '0000')],
    ['a pack that is cut off', answer(line('packfile\n'), band(pack.subarray(0, -1)), '0000')],
    ['a pack without its end', answer(line('packfile\n'), band(pack))],
    ['an error beside the pack', answer(line('packfile\n'), band(pack), band(pack, 3), '0000')],
    ['a page', Buffer.from('<!doctype html>')],
  ])('is for git to bring after %s', async (_what, body, status = 200) => {
    const refs = answer(line(`${'a'.repeat(40)} ${STATE}\n`), '0000');
    let asked = 0;
    const { remote } = await remoteThat((response) => {
      asked += 1;
      response.writeHead(asked === 1 ? 200 : status, { 'content-type': RESULT });
      response.end(asked === 1 ? refs : body);
    });
    const reader = await openWith(withoutProcesses, remote);
    await expect(reader.fetch(WANTED)).rejects.toThrow(/git could not be started/);
    expect(asked).toBe(2);
  });
});
