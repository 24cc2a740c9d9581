import { describe, expect, it } from 'vitest';
import type { PullRequestPlan } from '../../src/jobs/publisher.ts';
import { createLocalPulls, inspectRepository } from '../../src/store/local-pulls.ts';
import { ManualClock } from '../support/manual-clock.ts';
import { repositoryWith, testGit } from '../support/repository.ts';
import { tempDir } from '../support/temp.ts';

const PLAN: PullRequestPlan = {
  branch: 'docket/one',
  base: 'main',
  title: 'Explain --json',
  body: 'As requested.',
  draft: false,
  existing: 'keep',
};

async function setUp() {
  const gitDir = await repositoryWith({ 'docs/index.md': '# Docs\n' });
  const options = {
    dir: tempDir(),
    path: gitDir,
    gitDir,
    git: testGit,
    urlOf: async (number: number) => `http://docket.test/pulls/demo/${number}`,
    clock: new ManualClock(Date.UTC(2026, 10, 15)),
  };
  const git = async (...args: string[]) =>
    (await testGit.run(['--git-dir', gitDir, ...args])).trim();
  const commit = async (branch: string, text: string) => {
    const blob = await testGit.run(['--git-dir', gitDir, 'hash-object', '-w', '--stdin'], {
      input: text,
    });
    const docs = await testGit.run(['--git-dir', gitDir, 'mktree'], {
      input: `100644 blob ${blob.trim()}\tindex.md\n`,
    });
    const tree = await testGit.run(['--git-dir', gitDir, 'mktree'], {
      input: `040000 tree ${docs.trim()}\tdocs\n`,
    });
    const head = await git('commit-tree', tree.trim(), '-p', 'main', '-m', 'Change');
    await git('update-ref', `refs/heads/${branch}`, head);
    return head;
  };
  const signal = new AbortController().signal;
  return { pulls: createLocalPulls(options), options, git, commit, signal };
}

describe('pull requests of a repository without a code host', () => {
  it('are found by their branch and brought up to date, never opened twice', async () => {
    const { pulls, commit, signal, options } = await setUp();
    await commit('docket/one', 'First\n');
    const first = await pulls.publish(PLAN, signal);
    const pull = { number: 1, url: 'http://docket.test/pulls/demo/1' };
    expect(first).toEqual({ kind: 'pull-request', pull, draft: false });
    await commit('docket/one', 'Second\n');
    const again = createLocalPulls(options);
    const plan = { ...PLAN, title: 'Better', existing: 'draft' } as const;
    expect(await again.publish(plan, signal)).toEqual({ kind: 'pull-request', pull, draft: true });
    expect(await again.read(1)).toMatchObject({
      ...{ title: 'Better', state: 'open', draft: true, base: 'main' },
      files: [{ path: 'docs/index.md', additions: 1, deletions: 1 }],
    });
    expect(await again.read(2)).toBeNull();
    expect(await again.lookUp('docket/two', signal)).toBeNull();
    expect(await again.countOpen('docket/', signal)).toBe(1);
  });

  it('are merged once their base contains them, and keep their diff', async () => {
    const { pulls, commit, git, signal } = await setUp();
    const head = await commit('docket/one', 'First\n');
    await pulls.publish(PLAN, signal);
    await git('update-ref', 'refs/heads/main', head);
    expect(await pulls.lookUp('docket/one', signal)).toMatchObject({ state: 'merged' });
    await git('update-ref', '-d', 'refs/heads/docket/one');
    expect(await pulls.read(1)).toMatchObject({ state: 'merged', files: [{ additions: 1 }] });
    expect(await pulls.countOpen('docket/', signal)).toBe(0);
  });

  it('are closed once their branch is gone, and a new one gets the next number', async () => {
    const { pulls, commit, git, signal } = await setUp();
    await commit('docket/one', 'First\n');
    await pulls.publish(PLAN, signal);
    await git('update-ref', '-d', 'refs/heads/docket/one');
    expect(await pulls.lookUp('docket/one', signal)).toMatchObject({ state: 'closed' });
    expect(await pulls.countOpen('docket/', signal)).toBe(0);
    await commit('docket/two', 'Other\n');
    const next = await pulls.publish({ ...PLAN, branch: 'docket/two' }, signal);
    expect(next).toMatchObject({ pull: { number: 2 } });
  });

  it('need a repository with the branch that jobs start from', async () => {
    const { options } = await setUp();
    await expect(inspectRepository(testGit, tempDir(), undefined)).rejects.toThrow(
      /is not a git repository/,
    );
    await expect(inspectRepository(testGit, options.gitDir, 'next')).rejects.toThrow(
      /has no branch `next`. Create a first commit, or set the branch with --base-ref/,
    );
  });
});
