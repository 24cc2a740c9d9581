import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { createGit, type Git } from '../../src/shared/git/git.ts';
import { checkedLocalGithub, octokit, REPO } from '../support/local-github.ts';
import { tempDir } from '../support/temp.ts';
import { type LocalGithub, startLocalGithub } from './local-github.ts';
import { WrongSetup } from './wrong-setup.ts';

const path = process.env.PATH ?? '';

/** A person's own working copy, with a branch checked out. */
async function workingCopy() {
  const dir = tempDir('copy');
  const tool = createGit({ path });
  const git = (...args: string[]) => tool.run(args, { cwd: dir });
  await git('init', '--quiet', '--initial-branch=main');
  writeFileSync(join(dir, 'README.md'), '# Hello\n');
  await git('add', '.');
  await git('commit', '--quiet', '-m', 'Begin');
  return { dir, git };
}

function remote(sandbox: LocalGithub, cloneUrl: string): Git {
  return createGit({
    path,
    credentials: { origin: new URL(cloneUrl).origin, token: sandbox.token },
  });
}

describe('starting the stand-in', () => {
  it('remembers threads, pull requests and repositories over a restart', async () => {
    const dataDir = tempDir('data');
    const first = await startLocalGithub({ path, dataDir });
    const repo = await first.createRepository('octo/handbook');
    repo.collaborator('mona', 'maintain');
    await repo.push({ by: 'mona', branch: 'docket/1', files: { 'a.md': 'A\n' } });
    await repo.openPull({ by: 'mona', title: 'A', head: 'docket/1', base: 'main' });
    repo.comment(1, { by: 'mona', body: 'Kept' });
    await first.close();
    const second = await checkedLocalGithub({ dataDir });
    const again = await second.createRepository('octo/handbook');
    expect(again.id).toBe(repo.id);
    expect(again.comments(1)).toMatchObject([{ body: 'Kept' }]);
    const { data } = await octokit(second).rest.pulls.get({ ...REPO, pull_number: 1 });
    expect(data).toMatchObject({
      title: 'A',
      html_url: `${second.serverUrl}/octo/handbook/pull/1`,
    });
    expect(readFileSync(join(dataDir, 'github.json'), 'utf8')).not.toContain(first.token);
  });

  it('stops at a record that it cannot read, and leaves it alone', async () => {
    const dataDir = tempDir('data');
    const file = join(dataDir, 'github.json');
    writeFileSync(file, '{"version": 1, "thr');
    await expect(startLocalGithub({ path, dataDir })).rejects.toBeInstanceOf(WrongSetup);
    expect(readFileSync(file, 'utf8')).toBe('{"version": 1, "thr');
  });

  it('serves a working copy: branches arrive there, and a merge made there is noticed', async () => {
    const { dir, git } = await workingCopy();
    const sandbox = await checkedLocalGithub();
    const repo = await sandbox.linkRepository('local/handbook', dir);
    expect(repo.defaultBranch).toBe('main');
    const cwd = join(tempDir(), 'clone');
    const tool = remote(sandbox, repo.cloneUrl);
    await tool.run(['clone', '--quiet', repo.cloneUrl, cwd]);
    writeFileSync(join(cwd, 'README.md'), '# Hello, world\n');
    await tool.run(['commit', '--quiet', '-am', 'Greet'], { cwd });
    await tool.run(['push', '--quiet', 'origin', 'HEAD:refs/heads/docket/1'], { cwd });
    expect(await git('branch', '--list')).toContain('docket/1');
    const api = octokit(sandbox).rest;
    const local = { owner: 'local', repo: 'handbook' };
    await api.pulls.create({ ...local, title: 'Greet', head: 'docket/1', base: 'main' });
    await git('merge', '--quiet', 'docket/1');
    const { data } = await api.pulls.get({ ...local, pull_number: 1 });
    expect(data.merged).toBe(true);
    expect(readFileSync(join(dir, 'README.md'), 'utf8')).toBe('# Hello, world\n');
  });

  it('never moves the branch that someone has checked out', async () => {
    const { dir, git } = await workingCopy();
    const sandbox = await checkedLocalGithub();
    const { cloneUrl } = await sandbox.linkRepository('local/handbook', dir);
    const before = await git('rev-parse', 'main');
    await git('switch', '--quiet', '-c', 'aside');
    await git('commit', '--quiet', '--allow-empty', '-m', 'Aside');
    await git('switch', '--quiet', 'main');
    const pushed = await remote(sandbox, cloneUrl).try(['push', cloneUrl, 'aside:main'], {
      cwd: dir,
    });
    expect(pushed.stderr).toContain('refusing to update checked out branch');
    expect(await git('rev-parse', 'main')).toBe(before);
  });

  it('says what is wrong with a path, a branch or a port', async () => {
    const sandbox = await checkedLocalGithub();
    const link = (dir: string, base?: string) => sandbox.linkRepository('local/x', dir, base);
    await expect(link(tempDir())).rejects.toThrow(/not a git repository/);
    const { dir } = await workingCopy();
    await expect(link(dir, 'trunk')).rejects.toThrow(/no branch `trunk`/);
    const port = Number(new URL(sandbox.serverUrl).port);
    const second = startLocalGithub({ path, port });
    await expect(second).rejects.toBeInstanceOf(WrongSetup);
    await expect(startLocalGithub({ path, port })).rejects.toThrow(/choose another port/);
  });
});
