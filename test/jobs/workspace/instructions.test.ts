// An agent's copy of a branch has the instructions of the default branch.
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { createWorkspaces } from '../../../src/jobs/workspace/workspaces.ts';
import { bareRepository, pushFiles, testGit } from '../../support/repository.ts';
import { tempDir } from '../../support/temp.ts';

const signal = new AbortController().signal;

async function opened(docsPaths: string[] = [], branch = 'feature') {
  const remote = await bareRepository();
  await testGit.run(['--git-dir', remote, 'symbolic-ref', 'HEAD', 'refs/heads/main']);
  const main = { 'AGENTS.md': 'ours\n', 'GEMINI.md': 'ours\n', 'tools/AGENTS.md': 'ours\n' };
  const first = await pushFiles(remote, 'main', { ...main, 'docs/index.md': '# Start\n' });
  const feature = await pushFiles(remote, 'feature', {
    'AGENTS.md': 'theirs\n',
    'GEMINI.md': null,
    'tools/AGENTS.md': null,
    'docs/CLAUDE.md': 'theirs\n',
    '.claude/settings.json': 'theirs\n',
    'docs/feature.md': '# Feature\n',
  });
  const blocked = await pushFiles(remote, 'feature', { tools: 'a file\n' });
  expect(blocked).not.toBe(feature);
  await pushLink(remote, 'guide/CLAUDE.md', '../AGENTS.md');
  const commit = branch === 'main' ? first : blocked;
  const workspaces = createWorkspaces({ git: testGit, remote, scratch: tempDir(), docsPaths });
  const workspace = await workspaces.open(commit, signal);
  const at = (path: string) => join(workspace.dir, path);
  const read = (path: string) => (existsSync(at(path)) ? readFileSync(at(path), 'utf8') : null);
  const left = async () =>
    (await workspace.changes(signal)).map(({ path, kind }) => `${kind} ${path}`);
  return { workspace, at, read, left };
}

/** Adds a link to the default branch. */
async function pushLink(remote: string, path: string, target: string): Promise<void> {
  const git = async (args: string[], input?: string) =>
    (
      await testGit.run(['--git-dir', remote, ...args], input === undefined ? {} : { input })
    ).trim();
  const id = await git(['hash-object', '-w', '--stdin'], target);
  await git(['read-tree', 'main']);
  await git(['update-index', '--add', '--cacheinfo', `120000,${id},${path}`]);
  const tree = await git(['write-tree']);
  const commit = await git(['commit-tree', '-p', 'main', '-m', 'Link', tree]);
  await git(['update-ref', 'refs/heads/main', commit]);
}

describe('a copy of a branch', () => {
  it('has the default branch’s instructions, which are no change', async () => {
    const { workspace, at, read, left } = await opened();
    expect(read('AGENTS.md')).toBe('ours\n');
    expect(read('GEMINI.md')).toBe('ours\n');
    expect(read('docs/CLAUDE.md')).toBeNull();
    expect(read('.claude/settings.json')).toBeNull();
    expect(read('docs/feature.md')).toBe('# Feature\n');
    expect(read('tools')).toBe('a file\n');
    expect(await testGit.run(['status', '--short'], { cwd: workspace.dir })).toBe('');
    expect(await left()).toEqual([]);
    writeFileSync(at('docs/new.md'), 'x');
    expect(await left()).toEqual(['added docs/new.md']);
    expect((await workspace.before('AGENTS.md'))?.toString()).toBe('theirs\n');
  });

  it('has them again after a check, whatever that left', async () => {
    const { workspace, at, read, left } = await opened();
    writeFileSync(at('docs/new.md'), 'x');
    const changes = await workspace.changes(signal);
    rmSync(at('AGENTS.md'));
    symlinkSync('/etc/passwd', at('AGENTS.md'));
    mkdirSync(at('.claude'));
    writeFileSync(at('.claude/settings.json'), 'evil');
    await workspace.restore(changes, signal);
    expect(read('AGENTS.md')).toBe('ours\n');
    expect(read('.claude/settings.json')).toBeNull();
    expect(await left()).toEqual(['added docs/new.md']);
  });

  it('has a link among them again after a check, and none is made through another link', async () => {
    const { workspace, at, read } = await opened();
    expect(read('guide/CLAUDE.md')).toBe('ours\n');
    const changes = await workspace.changes(signal);
    const outside = tempDir();
    rmSync(at('guide'), { recursive: true });
    symlinkSync(outside, at('guide'));
    await workspace.restore(changes, signal);
    expect(readdirSync(outside)).toEqual([]);
    expect(readlinkSync(at('guide/CLAUDE.md'))).toBe('../AGENTS.md');
    expect(await workspace.changes(signal)).toEqual([]);
  });

  it.each(['AGENTS.md', 'docs/CLAUDE.md'])('refuses a change to %s', async (path) => {
    const { at, left } = await opened();
    writeFileSync(at(path), 'the agent’s');
    await expect(left()).rejects.toThrow(`The agent changed \`${path}\``);
  });

  it('has its own where `docs-paths` lists the file', async () => {
    const { at, read, left } = await opened(['AGENTS.md']);
    expect(read('AGENTS.md')).toBe('theirs\n');
    writeFileSync(at('AGENTS.md'), 'more');
    expect(await left()).toEqual(['modified AGENTS.md']);
  });

  it('is plain on the default branch', async () => {
    const { at, left } = await opened([], 'main');
    writeFileSync(at('AGENTS.md'), 'more');
    expect(await left()).toEqual(['modified AGENTS.md']);
  });
});
