// How often a copy of an agent asks the remote. Each question is a round trip, and more over a connection
// that git opens anew.
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { createWorkspaces } from '../../../src/jobs/workspace/workspaces.ts';
import { createGit } from '../../../src/shared/git/git.ts';
import { checkedLocalGithub, handbook } from '../../support/local-github.ts';
import { testGit } from '../../support/repository.ts';
import { tempDir } from '../../support/temp.ts';

const signal = new AbortController().signal;
const PAGES = ['docs/a/b/c/one.md', 'docs/a/two.md', 'guide/d/three.md', 'four.md'];

async function opened(more: Record<string, string> = {}) {
  const sandbox = await checkedLocalGithub();
  const files = { ...Object.fromEntries(PAGES.map((path) => [path, `${path}\n`])), ...more };
  const repo = await handbook(sandbox, { files });
  const credentials = { origin: sandbox.serverUrl, token: sandbox.token };
  const git = createGit({ path: process.env.PATH ?? '', credentials });
  const workspaces = createWorkspaces({ git, remote: repo.cloneUrl, scratch: tempDir() });
  const commit = (await repo.branch('main')) ?? '';
  const workspace = await workspaces.open(commit, signal);
  const asked = async <T>(work: () => Promise<T>) => {
    const before = sandbox.requests.length;
    const answer = await work();
    return [
      sandbox.requests.slice(before).map(({ path }) => path.replace(/^.*(?:git-|info\/)/, '')),
      answer,
    ];
  };
  return {
    repo,
    workspaces,
    workspace,
    commit,
    asked,
    at: (path: string) => join(workspace.dir, path),
  };
}

describe('a copy', () => {
  it('asks once for the folders, and once for all pages that were changed', async () => {
    const { workspace, commit, asked, at } = await opened();
    for (const path of PAGES.slice(1)) writeFileSync(at(path), 'changed\n');
    rmSync(at('docs/a/b/c/one.md'));
    const read = async () => {
      const changes = await workspace.changes(signal);
      const before = await Promise.all(PAGES.map((path) => workspace.before(path)));
      const plan = { parent: commit, message: 'm', time: 1, changes, author: undefined };
      const { oid } = await workspace.commit(plan, signal);
      return [before.map(String), [...(await workspace.lines(oid, signal)).keys()]];
    };
    const pages = PAGES.map((path) => `${path}\n`);
    expect(await asked(read)).toEqual([
      ['refs', 'upload-pack', 'refs', 'upload-pack'],
      [pages, PAGES.toSorted()],
    ]);
    // After another program has run in it, everything is new but the folders, which nobody can touch here.
    expect(await asked(read)).toEqual([
      ['refs', 'upload-pack'],
      [pages, PAGES.toSorted()],
    ]);
  });

  it('is compared with its branch in as many questions, however deep the folders are', async () => {
    const { repo, workspaces, asked } = await opened();
    const path = 'docs/a/b/c/d/e/f/g.md';
    await repo.push({ by: 'mona', branch: 'idea', files: { [path]: 'G\n', 'four.md': '4\n' } });
    await repo.push({ by: 'mona', branch: 'main', files: { 'other.md': 'later\n' } });
    const commit = (await repo.branch('idea')) ?? '';
    const [questions, changed] = await asked(() => workspaces.changed('main', commit, signal));
    expect(changed).toEqual([
      { path, kind: 'added' },
      { path: 'four.md', kind: 'modified' },
    ]);
    // The commits, for which git also lists; then both with their folders.
    const GREETS = 'refs';
    expect(questions?.filter((one) => one !== GREETS)).toHaveLength(3);
  });

  it('is made and compared where the remote is a folder', async () => {
    const { repo } = await opened();
    const remote = `file://${repo.gitDir}`;
    const others = createWorkspaces({ git: testGit, remote, scratch: tempDir() });
    const other = await others.open((await repo.branch('main')) ?? '', signal);
    writeFileSync(join(other.dir, 'four.md'), 'changed\n');
    for (const _ of ['once', 'and again']) {
      expect(await other.changes(signal)).toMatchObject([{ path: 'four.md', kind: 'modified' }]);
      expect(String(await other.before('four.md'))).toBe('four.md\n');
    }
  });
});
