// What a check leaves in the copy is undone, and nothing outside is touched on the way.
import {
  existsSync,
  mkdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { createWorkspaces } from '../../../src/jobs/workspace/workspaces.ts';
import { bareRepository, pushFiles, testGit } from '../../support/repository.ts';
import { tempDir } from '../../support/temp.ts';

const signal = new AbortController().signal;

async function opened() {
  const remote = await bareRepository();
  const files = { 'docs/index.md': '# Start\n', 'docs/a/b.md': 'B\n', 'README.md': 'R\n' };
  const commit = await pushFiles(remote, 'main', files);
  const workspaces = createWorkspaces({ git: testGit, remote, scratch: tempDir() });
  const workspace = await workspaces.open(commit, signal);
  const at = (path: string) => join(workspace.dir, path);
  writeFileSync(at('docs/new.md'), 'the agent’s words\n');
  const outside = tempDir();
  writeFileSync(join(outside, 'index.md'), 'ours');
  writeFileSync(join(outside, 'b.md'), 'ours');
  const changes = await workspace.changes(signal);
  return { workspace, at, outside, changes };
}

const left = async (workspace: Awaited<ReturnType<typeof opened>>['workspace']) =>
  (await workspace.changes(signal)).map(({ path, kind }) => `${kind} ${path}`);

describe('a copy in which a check ran', () => {
  it('is as the agent left it', async () => {
    const { workspace, at, changes } = await opened();
    writeFileSync(at('docs/index.md'), 'changed');
    rmSync(at('docs/a'), { recursive: true });
    mkdirSync(at('build/deep'), { recursive: true });
    writeFileSync(at('build/deep/x.html'), 'x');
    writeFileSync(at('docs/new.md'), 'changed as well');
    await workspace.restore(changes, signal);
    expect(await left(workspace)).toEqual(['added docs/new.md']);
    expect(readFileSync(at('docs/new.md'), 'utf8')).toBe('the agent’s words\n');
    expect(readFileSync(at('docs/a/b.md'), 'utf8')).toBe('B\n');
  });

  it.each([
    ['a page', 'docs/new.md', 'index.md'],
    ['a page of the repository', 'docs/index.md', 'index.md'],
    ['a folder', 'docs', ''],
    ['a folder below', 'docs/a', ''],
  ])('writes and removes nothing through a link in the place of %s', async (_, path, target) => {
    const { workspace, at, outside, changes } = await opened();
    rmSync(at(path), { recursive: true });
    symlinkSync(join(outside, target), at(path));
    await workspace.restore(changes, signal);
    for (const name of ['index.md', 'b.md']) {
      expect(readFileSync(join(outside, name), 'utf8')).toBe('ours');
    }
    expect(existsSync(join(outside, 'new.md'))).toBe(false);
    expect(await left(workspace)).toEqual(['added docs/new.md']);
    expect(statSync(at('docs')).isDirectory()).toBe(true);
  });

  it('undoes also what a new .gitignore hides', async () => {
    const { workspace, at, outside, changes } = await opened();
    writeFileSync(at('.gitignore'), 'hidden\n');
    symlinkSync(outside, at('hidden'));
    await workspace.restore(changes, signal);
    expect(await left(workspace)).toEqual(['added docs/new.md']);
    expect(existsSync(at('hidden'))).toBe(false);
    expect(existsSync(join(outside, 'index.md'))).toBe(true);
  });
});
