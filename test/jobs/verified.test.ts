import { describe, expect, it } from 'vitest';
import type { FileChange } from '../../src/jobs/changes/change.ts';
import type { HostCommitRequest, HostCommits } from '../../src/jobs/publisher.ts';
import { insistOnPlainFiles } from '../../src/jobs/push.ts';
import { Forbidden, Unavailable } from '../../src/shared/errors.ts';
import { InstantClock } from '../support/clock.ts';
import { type Act, PullRequests, subjects, testEngine, writesPage } from '../support/engine.ts';
import { pushFiles, repositoryWith, testGit } from '../support/repository.ts';

const site = () => repositoryWith({ 'docs/index.md': '# Home\n', 'docs/other.md': '# Other\n' });

/** A host that commits as GitHub does: only where the branch is expected, and under its own name. */
function hostOf(
  remote: string,
  before: (request: HostCommitRequest) => Promise<void>,
): HostCommits {
  return {
    async create(request) {
      await before(request);
      const tip = await tipOf(remote, request.branch);
      if (tip !== request.parent) return null;
      const files = request.changes.map(({ path, content }) => [path, content?.toString() ?? null]);
      await pushFiles(remote, request.branch, Object.fromEntries(files), request.message);
      return tipOf(remote, request.branch);
    },
  };
}

const tipOf = async (remote: string, branch: string) =>
  (await testGit.run(['--git-dir', remote, 'rev-parse', `refs/heads/${branch}`])).trim();

async function opened(
  act: Act = writesPage,
  before: (
    request: HostCommitRequest,
    tries: number,
    remote: string,
  ) => Promise<void> = async () => {},
  after: (tries: number) => void = () => {},
) {
  const remote = await site();
  let tries = 0;
  const pulls = new PullRequests();
  const host = hostOf(remote, (request) => before(request, ++tries, remote));
  const commits: HostCommits = {
    async create(request, signal) {
      const commit = await host.create(request, signal);
      after(tries);
      return commit;
    },
  };
  const publisher = Object.assign(pulls, { commits });
  const clock = new InstantClock();
  const { engine } = testEngine(remote, act, { pulls, tools: { publisher, clock } });
  const { id } = await engine.create('p', { prompt: 'First', origin: { requester: 'ada' } });
  await engine.idle();
  return { remote, engine, id, job: await engine.get('p', id), tries: () => tries };
}

const own = (id: string) => `main..docket/${id}`;

describe('what the host’s API cannot commit', () => {
  const change: FileChange = {
    path: 'docs/a.md',
    kind: 'modified',
    mode: '100644',
    was: '100644',
    content: Buffer.from('# A\n'),
  };
  it.each<[string, Partial<FileChange>, RegExp | null]>([
    ['a plain file', {}, null],
    ['a new file', { kind: 'added', was: undefined }, null],
    ['a deleted link', { kind: 'deleted', mode: '120000', was: '120000', content: null }, null],
    ['an executable file', { mode: '100755', was: '100755' }, /`docs\/a.md` is an executable/],
    ['a file that was executable', { was: '100755' }, /`docs\/a.md` is an executable/],
    ['a link', { kind: 'added', mode: '120000', was: undefined }, /symbolic link/],
    ['21 MB', { content: Buffer.alloc(21 * 1_048_576) }, /at most 20 MB/],
  ])('%s', (_, more, refusal) => {
    const insist = () => insistOnPlainFiles([change, { ...change, ...more } as FileChange]);
    if (refusal === null) insist();
    else expect(insist).toThrow(refusal);
  });
});

describe('a commit that the host creates', () => {
  it('is what the job knows its work by', async () => {
    const { remote, engine, id, job } = await opened();
    const branch = `docket/${id}`;
    expect(job).toMatchObject({ status: 'completed', work: { head: await tipOf(remote, branch) } });
    expect(job.turns[0]).toMatchObject({ commit: job.work?.head });
    expect(job.turns[0]?.intent).toBeUndefined();
    await engine.message('p', id, { prompt: 'Second' });
    await engine.idle();
    expect(await subjects(remote, own(id))).toHaveLength(2);
  });

  it('is found when the answer is lost, and not made twice', async () => {
    const { remote, id, job, tries } = await opened(writesPage, undefined, () => {
      throw new Unavailable('GitHub could not complete POST /graphql.');
    });
    expect(job.status).toBe('completed');
    expect(tries()).toBe(1);
    expect(await subjects(remote, own(id))).toHaveLength(1);
  });

  it('waits for a branch that has not arrived at the host', async () => {
    const { job, tries } = await opened(writesPage, async (request, count) => {
      if (count < 3) request.parent = 'f'.repeat(40);
    });
    expect(job.status).toBe('completed');
    expect(tries()).toBe(3);
  });

  it('goes on top of what somebody pushed in between', async () => {
    const { remote, engine, id } = await opened(writesPage, async ({ branch }, count, where) => {
      if (count === 2)
        await pushFiles(where, branch, { 'docs/people.md': '# By hand\n' }, 'By hand');
    });
    await engine.message('p', id, { prompt: 'Second' });
    await engine.idle();
    const [latest, byHand, first] = await subjects(remote, own(id));
    expect([latest, byHand]).toEqual([expect.stringMatching(/^docs: /), 'By hand']);
    expect(first).toMatch(/^docs: /);
  });

  it('does not go on a branch that somebody took at the last moment', async () => {
    const { remote, id, job } = await opened(writesPage, async ({ branch }, count, where) => {
      if (count === 1)
        await pushFiles(where, branch, { 'docs/people.md': '# By hand\n' }, 'By hand');
    });
    expect(job).toMatchObject({ status: 'completed', work: { branch: `docket/${id}-2` } });
    expect(await subjects(remote, own(id))).toEqual(['By hand']);
    expect(await subjects(remote, `main..docket/${id}-2`)).toHaveLength(1);
  });

  it('that is refused fails the turn with the host’s words, and a retry uses the same branch', async () => {
    let forbidden = true;
    const { remote, engine, id, job } = await opened(writesPage, async () => {
      if (forbidden) throw new Forbidden('GitHub denied permission for POST /graphql.');
    });
    expect(job).toMatchObject({ status: 'failed', reason: expect.stringContaining('denied') });
    forbidden = false;
    await pushFiles(remote, 'main', { 'src/main.js': 'run();\n' }, 'Go on');
    await engine.message('p', id, { prompt: 'Again' });
    await engine.idle();
    expect((await engine.get('p', id)).work?.branch).toBe(`docket/${id}`);
    expect(await subjects(remote, own(id))).toHaveLength(1);
  });
});
