import { chmod, mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { SetupError } from '../../../src/shared/errors.ts';
import { createGit, type Git } from '../../../src/shared/git/git.ts';
import { openRemoteRefs, PushUnclear, RaceLost } from '../../../src/shared/git/refs.ts';
import { line } from '../../local-github/git/read-refs.ts';
import { checkedLocalGithub, handbook } from '../../support/local-github.ts';
import { remoteThat } from '../../support/remote-server.ts';
import { bareRepository, testGit } from '../../support/repository.ts';
import { tempDir } from '../../support/temp.ts';

const STATE = 'refs/docket/state';
const JOB = 'refs/docket/jobs/a1';
const RESULT = 'application/x-git-receive-pack-result';

const write = (ref: string, expected: string | null, text: string) => ({
  ref,
  expected,
  files: [
    { path: 'state.json', content: text },
    { path: 'threads/a.json', content: text },
  ],
  message: 'write',
});

/** Whoever needs a process of git gets an error from this one. */
const withoutProcesses = (remote: string, token = 'secret') =>
  openRemoteRefs(
    createGit({ path: '/nonexistent', credentials: { origin: new URL(remote).origin, token } }),
    join(tempDir(), 'scratch.git'),
    remote,
  );

/** A repository's own rules, as a program that git runs there. */
async function addHook(gitDir: string, script: string): Promise<void> {
  await mkdir(join(gitDir, 'hooks'), { recursive: true });
  const hook = join(gitDir, 'hooks/pre-receive');
  await writeFile(hook, `#!/bin/sh\n${script}\n`);
  await chmod(hook, 0o755);
}

async function hosted() {
  const sandbox = await checkedLocalGithub();
  const repo = await handbook(sandbox, { private: true });
  const { gitDir, cloneUrl } = repo;
  const settings = '[transfer]\n\tfsckObjects = true\n';
  await writeFile(join(gitDir, 'config'), settings, { flag: 'a' });
  const git = (...args: string[]) => testGit.run(['--git-dir', gitDir, ...args]);
  return { gitDir, git, refs: await withoutProcesses(cloneUrl, sandbox.token), repo };
}

describe('refs of a remote over HTTP', () => {
  it('are made, changed, and deleted without a process, as git wants them', async () => {
    const { refs, git } = await hosted();
    const made = await refs.push([write(STATE, null, 'one'), write(JOB, null, 'job')], 1);
    const [state = null, job = null] = [made.get(STATE), made.get(JOB)];
    const gone = { ref: JOB, expected: job, files: null, message: '' };
    const changed = await refs.push([write(STATE, state, 'two'), gone], 2);
    expect(await git('for-each-ref', '--format=%(objectname) %(refname)', 'refs/docket')).toBe(
      `${changed.get(STATE)} ${STATE}\n`,
    );
    expect(await git('log', '--format=%H %an %at', STATE)).toBe(
      `${changed.get(STATE)} Docket 2\n${state} Docket 1\n`,
    );
    expect(await git('show', `${STATE}:threads/a.json`)).toBe('two');
    await git('fsck', '--strict');
    const last = [{ ref: STATE, expected: changed.get(STATE) ?? null, files: null, message: '' }];
    await refs.push(last, 3);
    expect(await git('for-each-ref', 'refs/docket')).toBe('');
  });

  it('stay as they are when one of them is not what was read', async () => {
    const { refs, git } = await hosted();
    const made = await refs.push([write(STATE, null, 'one'), write(JOB, null, 'job')], 1);
    const before = await git('for-each-ref');
    const [state = null, job = null] = [made.get(STATE), made.get(JOB)];
    for (const other of [null, state])
      await expect(
        refs.push([write(STATE, state, 'two'), write(JOB, other, 'x')], 2),
      ).rejects.toThrow(RaceLost);
    const gone = { ref: JOB, expected: state, files: null, message: '' };
    await expect(refs.push([gone], 2)).rejects.toThrow(RaceLost);
    await expect(refs.push([write(STATE, job, 'two')], 2)).rejects.toThrow(RaceLost);
    expect(await git('for-each-ref')).toBe(before);
  });

  it('stay as they are when a rule protects them, and it says so', async () => {
    const { refs, gitDir } = await hosted();
    await addHook(gitDir, 'echo GH013: Repository rule violations >&2; exit 1');
    const refused = refs.push([write(STATE, null, 'one')], 1);
    await expect(refused).rejects.toThrow(SetupError);
    await expect(refused).rejects.toThrow(/pre-receive hook declined.*permissions: contents/s);
  });

  const band = (text: string, number = '\x01') => line(`${number}${text}`);
  const report = (...lines: string[]) => band(`${lines.map(line).join('')}0000`);
  const OK = `${report('unpack ok\n', `ok ${STATE}\n`)}0000`;

  it.each([
    ['a server that is down', OK, 502],
    ['a limit', OK, 429],
    ['a page', '<!doctype html>', 200, 'text/html'],
    ['nothing', ''],
    ['a report that is cut off', OK.slice(0, -4)],
    ['a report that is cut off inside', `${band(line('unpack ok\n'))}0000`],
    ['a report without the ref', `${report('unpack ok\n')}0000`],
    ['a report of another ref', `${report('unpack ok\n', `ok ${JOB}\n`)}0000`],
    ['no report', `${band('Fine.', '\x02')}0000`],
    ['a disk that is full', `${report('unpack error\n', `ng ${STATE} unpacker error\n`)}0000`],
  ])('may have been written after %s', async (_what, body, status = 200, type = RESULT) => {
    const { remote, seen } = await remoteThat((response) =>
      response.writeHead(status, { 'content-type': type }).end(body),
    );
    const refs = await withoutProcesses(remote);
    await expect(refs.push([write(STATE, null, 'one')], 1)).rejects.toThrow(PushUnclear);
    expect(seen).toHaveLength(1);
  });

  it('are not written when the rules of the repository decline them', async () => {
    const reason = 'push declined due to repository rule violations';
    const { remote } = await remoteThat((response) =>
      response
        .writeHead(200, { 'content-type': `${RESULT}; charset=utf-8` })
        .end(`${report('unpack ok\n', `ng ${STATE} ${reason}\n`)}0000`),
    );
    const refused = (await withoutProcesses(remote)).push([write(STATE, null, 'one')], 1);
    await expect(refused).rejects.toThrow(SetupError);
    await expect(refused).rejects.toThrow(reason);
  });

  it('may have been written when the connection ends', async () => {
    const { remote } = await remoteThat((response) => response.destroy());
    const refs = await withoutProcesses(remote);
    await expect(refs.push([write(STATE, null, 'one')], 1)).rejects.toThrow(PushUnclear);
  });

  it.each([401, 403, 404, 415, 307])('are written by git after status %s', async (status) => {
    const { remote: other, seen } = await remoteThat((response) => response.end());
    const { remote } = await remoteThat((response) =>
      response.writeHead(status, { location: `${other}/git-receive-pack` }).end(),
    );
    const refs = await withoutProcesses(remote);
    await expect(refs.push([write(STATE, null, 'one')], 1)).rejects.toThrow(/git could not be/);
    expect(seen).toEqual([]);
  });

  it('are written by git where the address has a password in it', async () => {
    const { remote, seen } = await remoteThat((response) => response.end());
    const refs = await withoutProcesses(remote.replace('//', '//mona:secret@'));
    await expect(refs.push([write(STATE, null, 'one')], 1)).rejects.toThrow(/git could not be/);
    expect(seen).toEqual([]);
  });

  it('are written when the remote says so', async () => {
    const { remote } = await remoteThat((response) =>
      response.writeHead(200, { 'content-type': RESULT }).end(band('Fine.', '\x02') + OK),
    );
    const refs = await withoutProcesses(remote);
    expect((await refs.push([write(STATE, null, 'one')], 1)).get(STATE)).toMatch(/^[0-9a-f]{40}$/);
  });
});

describe('refs of a repository in a folder', () => {
  const inFolder = async () => {
    const gitDir = await bareRepository();
    const commands: string[] = [];
    const watched = createGit({ path: process.env.PATH ?? '' });
    const git: Git = {
      ...watched,
      try(args, call) {
        commands.push(...args);
        return watched.try(args, call);
      },
    };
    const open = () => openRemoteRefs(git, join(tempDir(), 'scratch.git'), gitDir);
    return { gitDir, refs: await open(), other: await open(), commands };
  };

  it('are read and written by the one program that git would start there', async () => {
    const { refs, other, commands } = await inFolder();
    const wanted = [{ ref: STATE, path: 'state.json' }];
    expect(await refs.fetch(wanted)).toEqual([null]);
    const one = (await refs.push([write(STATE, null, 'one')], 1)).get(STATE) ?? null;
    expect(await refs.fetch(wanted)).toEqual([{ commit: one, content: Buffer.from('one') }]);
    expect(await other.fetch(wanted)).toEqual([{ commit: one, content: Buffer.from('one') }]);
    expect(commands).not.toContain('push');
    await other.push([write(STATE, one, 'two')], 2);
    await expect(refs.push([write(STATE, one, 'three')], 3)).rejects.toThrow(RaceLost);
    expect((await refs.fetch(wanted))[0]?.content?.toString()).toBe('two');
  });

  it('stay as they are when the repository declines them', async () => {
    const { gitDir, refs } = await inFolder();
    await addHook(gitDir, 'exit 1');
    const refused = refs.push([write(STATE, null, 'one')], 1);
    await expect(refused).rejects.toThrow(SetupError);
    await expect(refused).rejects.toThrow('pre-receive hook declined');
  });

  it('may have been written when that program ends in the middle', async () => {
    const { gitDir, refs, commands } = await inFolder();
    await addHook(gitDir, 'kill -9 $PPID');
    await expect(refs.push([write(STATE, null, 'one')], 1)).rejects.toThrow(PushUnclear);
    expect(commands).not.toContain('push');
  });
});
