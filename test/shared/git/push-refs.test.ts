import { chmod, mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { SetupError } from '../../../src/shared/errors.ts';
import { createGit, type Git, patient } from '../../../src/shared/git/git.ts';
import { openRemoteRefs, PushUnclear, RaceLost } from '../../../src/shared/git/refs.ts';
import { isAway } from '../../../src/shared/waiting.ts';
import { line } from '../../local-github/git/read-refs.ts';
import { InstantClock } from '../../support/clock.ts';
import { gitStore } from '../../support/git-store.ts';
import { checkedLocalGithub, handbook } from '../../support/local-github.ts';
import { remoteThat } from '../../support/remote-server.ts';
import { bareRepository, testGit } from '../../support/repository.ts';
import { tempDir } from '../../support/temp.ts';

const STATE = 'refs/docket/state';
const JOB = 'refs/docket/jobs/a1';

const write = (ref: string, expected: string | null, text: string) => ({
  ref,
  expected,
  files: [
    { path: 'state.json', content: text },
    { path: 'threads/a.json', content: text },
  ],
  message: 'write',
});

const open = (git: Git, remote: string) =>
  openRemoteRefs(git, join(tempDir(), 'scratch.git'), remote);

/** A repository's own rules, as a program that git runs there. */
async function addHook(gitDir: string, script: string): Promise<void> {
  await mkdir(join(gitDir, 'hooks'), { recursive: true });
  const hook = join(gitDir, 'hooks/pre-receive');
  await writeFile(hook, `#!/bin/sh\n${script}\n`);
  await chmod(hook, 0o755);
}

async function hosted() {
  const sandbox = await checkedLocalGithub();
  const { gitDir, cloneUrl } = await handbook(sandbox, { private: true });
  const settings = '[transfer]\n\tfsckObjects = true\n';
  await writeFile(join(gitDir, 'config'), settings, { flag: 'a' });
  const credentials = { origin: sandbox.serverUrl, token: sandbox.token };
  const refs = await open(createGit({ path: process.env.PATH ?? '', credentials }), cloneUrl);
  return { gitDir, refs, git: (...args: string[]) => testGit.run(['--git-dir', gitDir, ...args]) };
}

describe('refs of a remote', () => {
  it('are made, changed, and deleted together', async () => {
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
    await expect(refused).rejects.toThrow(/GH013.*pre-receive hook declined.*permissions: conten/s);
  });

  it('may have been written when the program on the other side ends in the middle', async () => {
    const remote = await bareRepository();
    await addHook(remote, 'kill -9 $PPID');
    const refs = await open(testGit, remote);
    await expect(refs.push([write(STATE, null, 'one')], 1)).rejects.toThrow(PushUnclear);
  });
});

/** Tried as long as a workflow run has patience, on a clock that does not make anybody wait. */
async function writeTo(remote: string) {
  let pushes = 0;
  const counted: Git = {
    ...testGit,
    try(args, call) {
      if (args.includes('push')) pushes += 1;
      return testGit.try(args, call);
    },
  };
  const clock = new InstantClock();
  const refs = await open(patient(counted, { clock, random: () => 1 }), remote);
  const store = await gitStore(remote, { refs, clock });
  const began = clock.now();
  const story = { story: 'write', result: null };
  const error = await store
    .updateShared('a1', ({ state }) => ({ state, ...story }))
    .then(
      () => undefined,
      (reason: Error) => reason,
    );
  return { error, pushes, waitedMs: clock.now() - began };
}

describe('what a server can never do', () => {
  const never = async (remote: string, said: RegExp) => {
    const { error, pushes, waitedMs } = await writeTo(remote);
    expect(error).toBeInstanceOf(SetupError);
    expect(error?.message).toMatch(said);
    expect(pushes).toBeLessThanOrEqual(1);
    expect(waitedMs).toBeLessThan(10_000);
    const refs = ['--git-dir', remote, 'for-each-ref', 'refs/docket'];
    expect(await testGit.run(refs)).toBe('');
  };

  it('ends at once where several refs cannot be changed together', async () => {
    const remote = await bareRepository();
    await testGit.run(['--git-dir', remote, 'config', 'receive.advertiseAtomic', 'false']);
    await never(remote, /does not support --atomic push/);
  });

  it('ends at once where the repository has other hashes', async () => {
    const remote = join(tempDir(), 'sha256.git');
    await testGit.run(['init', '--quiet', '--bare', '--object-format=sha256', remote]);
    await never(remote, /does not support this repository's hash algorithm/);
  });

  it('is not read where the repository has other hashes', async () => {
    const remote = join(tempDir(), 'sha256.git');
    const of = ['--git-dir', remote];
    await testGit.run(['init', '--quiet', '--bare', '--object-format=sha256', remote]);
    const tree = (await testGit.run([...of, 'mktree'], { input: '' })).trim();
    const commit = (await testGit.run([...of, 'commit-tree', tree, '-m', 'One'])).trim();
    await testGit.run([...of, 'update-ref', STATE, commit]);
    const clock = new InstantClock();
    const began = clock.now();
    const refs = await open(patient(testGit, { clock, random: () => 1 }), remote);
    const failed = await refs.fetch([{ ref: STATE, path: 'a' }]).catch((error) => error);
    expect(failed.message).toContain('mismatched algorithms: client sha1; server sha256');
    expect([isAway(failed), clock.now() - began]).toEqual([false, 0]);
  });

  it('ends at once where the refs are hidden', async () => {
    const remote = await bareRepository();
    await testGit.run(['--git-dir', remote, 'config', 'transfer.hideRefs', 'refs/docket']);
    await never(remote, /deny updating a hidden ref/);
  });

  it('ends at once where a hook or a rule declines', async () => {
    const remote = await bareRepository();
    await addHook(remote, 'echo Only on Mondays. >&2; exit 1');
    await never(remote, /Only on Mondays\..*hook declined/);
  });

  it('ends at once where a folder has the same name twice', async () => {
    const { gitDir: remote } = await hosted();
    const of = ['--git-dir', remote];
    const blob = await testGit.run([...of, 'hash-object', '-w', '--stdin'], { input: 'a' });
    const input = Buffer.concat(
      [1, 2].flatMap(() => [Buffer.from('100644 a\0'), Buffer.from(blob.trim(), 'hex')]),
    );
    const make = [...of, 'hash-object', '-t', 'tree', '-w', '--stdin', '--literally'];
    const tree = (await testGit.run(make, { input })).trim();
    const commit = await testGit.run([...of, 'commit-tree', tree, '-m', 'Twice']);
    const refs = await open(testGit, remote);
    await testGit.run([...of, 'update-ref', STATE, commit.trim()]);
    const [state] = await refs.fetch([{ ref: STATE, path: 'a' }]);
    const refused = refs.push([write(STATE, state?.commit ?? null, 'two')], 1);
    await expect(refused).rejects.toThrow(SetupError);
    await expect(refused).rejects.toThrow(/fsck error in packed object/);
  });
});

describe('a push over HTTP', () => {
  const NONE = '0'.repeat(40);
  const band = (text: string, number = '\x01') => line(`${number}${text}`);
  const report = (...lines: string[]) => band(`${lines.map(line).join('')}0000`);
  const OK = `${report('unpack ok\n', `ok ${STATE}\n`)}0000`;
  const CAN = 'report-status delete-refs side-band-64k atomic object-format=sha1';

  /** Greets as a server does, and answers a push as the test says. */
  async function pushTo(
    body: string,
    status = 200,
    type = 'application/x-git-receive-pack-result',
  ) {
    const { remote, seen } = await remoteThat((response, request) => {
      if (request.method === 'POST') {
        request.resume().on('end', () => {
          response.writeHead(status, { 'content-type': type }).end(body);
        });
        return;
      }
      const greeting = line(`${NONE} capabilities^{}\0${CAN}\n`);
      response.writeHead(200, { 'content-type': 'application/x-git-receive-pack-advertisement' });
      response.end(`${line('# service=git-receive-pack\n')}0000${greeting}0000`);
    });
    const refs = await open(testGit, remote);
    const pushed = refs.push([write(STATE, null, 'one')], 1);
    return { pushed, sent: () => seen.filter(({ method }) => method === 'POST').length };
  }

  it.each([
    ['a server that is down', OK, 502],
    ['a limit', OK, 429],
    ['nothing', ''],
    ['a report that is cut off inside', `${band(line('unpack ok\n'))}0000`],
    ['a report without the ref', `${report('unpack ok\n')}0000`],
    ['a report of another ref', `${report('unpack ok\n', `ok ${JOB}\n`)}0000`],
    ['no report', `${band('Fine.', '\x02')}0000`],
    ['a disk that is full', `${report('unpack error\n', `ng ${STATE} unpacker error\n`)}0000`],
    ['a failure', `${report('unpack ok\n', `ng ${STATE} failure\n`)}0000`],
  ])('may have been carried out after %s', async (_what, body, status = 200) => {
    const { pushed, sent } = await pushTo(body, status);
    await expect(pushed).rejects.toThrow(PushUnclear);
    expect(sent()).toBe(1);
  });

  it.each([
    'push declined due to repository rule violations',
    'protected branch hook declined',
    'whatever a server of tomorrow says',
  ])('is refused for good by: %s', async (reason) => {
    const { pushed } = await pushTo(`${report('unpack ok\n', `ng ${STATE} ${reason}\n`)}0000`);
    await expect(pushed).rejects.toThrow(SetupError);
    await expect(pushed).rejects.toThrow(reason);
  });

  it('is carried out when the server says so', async () => {
    const { pushed } = await pushTo(band('Fine.', '\x02') + OK);
    expect((await pushed).get(STATE)).toMatch(/^[0-9a-f]{40}$/);
  });
});
