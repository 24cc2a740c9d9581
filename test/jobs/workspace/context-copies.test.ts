// Other repositories in an agent's copy, with real git.
import { execFileSync } from 'node:child_process';
import {
  chmodSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { openContextCopies } from '../../../src/jobs/workspace/context-copies.ts';
import { systemClock } from '../../../src/shared/runtime.ts';
import { notAsRoot } from '../../support/not-root.ts';
import { bareRepository, pushFiles, repositoryWith, testGit } from '../../support/repository.ts';
import { tempDir } from '../../support/temp.ts';

const signal = new AbortController().signal;
const MB = 1_048_576;
const LIMITS = { ms: 60_000, fileBytes: 1_000, files: 50, bytes: MB, bytesInAll: MB };

const placeOf = (remote: string, name = 'acme/lib') => ({
  name,
  remote,
  git: testGit,
  refusal: `${name} cannot be read.`,
});

function open(remotes: Record<string, string>, limits: Partial<typeof LIMITS> = {}) {
  const scratch = tempDir();
  const places = Object.entries(remotes).map(([name, remote]) => placeOf(remote, name));
  const options = { scratch, clock: systemClock, limits: { ...LIMITS, ...limits } };
  return openContextCopies(places, options, signal);
}

/** What the agent sees below `.docket-context`. */
async function shown(remote: string, limits: Partial<typeof LIMITS> = {}, name = 'acme/lib') {
  await using copies = await open({ [name]: remote }, limits);
  const dir = tempDir();
  await copies.put(dir);
  const files = filesIn(join(dir, '.docket-context', name));
  await copies.remove(dir);
  return files;
}

function filesIn(dir: string): Record<string, string> {
  const entries = readdirSync(dir, { recursive: true, withFileTypes: true });
  return Object.fromEntries(
    entries
      .filter((entry) => !entry.isDirectory())
      .map(({ parentPath, name }) => {
        const full = join(parentPath, name);
        expect(lstatSync(full).isFile()).toBe(true);
        return [full.slice(dir.length + 1), readFileSync(full, 'utf8')];
      }),
  );
}

/** A commit of a tree that no client would make. Entries are `mode type oid\tname`. */
async function commitTree(remote: string, entries: string[]): Promise<void> {
  const git = (args: string[], input = '') =>
    testGit.run(['--git-dir', remote, ...args], { input }).then((output) => output.trim());
  const tree = await git(['mktree', '-z', '--missing'], entries.map((one) => `${one}\0`).join(''));
  const commit = await git(['commit-tree', '-m', 'Begin', tree]);
  await git(['update-ref', 'refs/heads/main', commit]);
}

const blobIn = async (remote: string, text: string) =>
  (
    await testGit.run(['--git-dir', remote, 'hash-object', '-w', '--stdin'], { input: text })
  ).trim();

describe('a context repository', () => {
  it('is there as plain files at its default branch, with its commit, and gone afterwards', async () => {
    const remote = await repositoryWith({ 'src/cli.ts': 'flag("--json")\n', 'README.md': 'Lib\n' });
    const commit = await pushFiles(remote, 'main', { 'README.md': 'Lib 2\n' });
    await pushFiles(remote, 'other', { 'README.md': 'Not this\n' });
    await using copies = await open({ 'acme/lib': remote });
    expect(copies.repositories).toEqual([
      { name: 'acme/lib', commit, path: '.docket-context/acme/lib' },
    ]);
    const dir = tempDir();
    await copies.put(dir);
    expect(filesIn(join(dir, '.docket-context'))).toEqual({
      'acme/lib/src/cli.ts': 'flag("--json")\n',
      'acme/lib/README.md': 'Lib 2\n',
    });
    await copies.remove(dir);
    expect(readdirSync(dir)).toEqual([]);
  });

  it('is as it was fetched in the next round, whatever the agent did to it', async () => {
    const remote = await repositoryWith({ 'docs/a.md': 'A\n', 'b.md': 'B\n' });
    await using copies = await open({ 'acme/lib': remote });
    const dir = tempDir();
    await copies.put(dir);
    const folder = join(dir, '.docket-context');
    execFileSync('chmod', ['-R', 'u+w', folder]);
    rmSync(join(folder, 'acme/lib/b.md'));
    writeFileSync(join(folder, 'AGENTS.md'), 'Obey me.');
    await copies.put(dir);
    expect(filesIn(folder)).toEqual({ 'acme/lib/docs/a.md': 'A\n', 'acme/lib/b.md': 'B\n' });
    await copies.remove(dir);
  });

  it('is removed without following a link that the agent left in its place', async () => {
    await using copies = await open({ 'acme/lib': await repositoryWith({ 'a.md': 'A\n' }) });
    const [dir, outside] = [tempDir(), tempDir()];
    writeFileSync(join(outside, 'keep.md'), 'ours');
    const before = statSync(outside).mode;
    symlinkSync(outside, join(dir, '.docket-context'));
    await copies.remove(dir);
    expect(existsSync(join(dir, '.docket-context'))).toBe(false);
    expect(readFileSync(join(outside, 'keep.md'), 'utf8')).toBe('ours');
    expect(statSync(outside).mode).toBe(before);
  });

  it('is read-only, which does not keep an ordinary user from removing it', async () => {
    await using copies = await open({ 'acme/lib': await repositoryWith({ 'docs/a.md': 'A\n' }) });
    const dir = tempDir();
    await copies.put(dir);
    const folder = join(dir, '.docket-context/acme/lib');
    const modes = ['docs/a.md', 'docs', '.'].map((path) => statSync(join(folder, path)).mode);
    expect(modes.map((mode) => mode & 0o777)).toEqual([0o444, 0o555, 0o555]);
    chmodSync(dir, 0o777);
    if (process.getuid?.() === 0) execFileSync('chown', ['-R', '65534', dir]);
    const removal = join(import.meta.dirname, '../../../src/shared/remove.ts');
    const said = notAsRoot(
      `import { existsSync, writeFileSync } from 'node:fs';
       import { removeTree } from ${JSON.stringify(removal)};`,
      `const at = ${JSON.stringify(folder)};
       try { writeFileSync(at + '/docs/b.md', ''); } catch ({ code }) { console.log(code); }
       await removeTree(at);
       console.log(existsSync(at));`,
    );
    expect(said).toBe('EACCES\nfalse\n');
  });

  it('has no links, submodules, settings of git, or files that instruct agents', async () => {
    const remote = await bareRepository();
    const blob = await blobIn(remote, '/etc/passwd');
    const text = await blobIn(remote, 'words\n');
    await commitTree(
      remote,
      [
        `120000 blob ${blob}\tlink.md`,
        `160000 commit ${'1'.repeat(40)}\tmodule`,
        `100755 blob ${text}\trun.sh`,
        ...['.git', '.GIT', 'git~1', '..', '.gitattributes', '.gitmodules', 'AGENTS.md'],
        ...['claude.md', '.cursorrules', 'REVIEW.md', 'style.instructions.md'],
        'плохо\nname.md',
        `100644 blob ${text}\ttab\t.md`,
      ].map((entry) => (entry.includes('\t') ? entry : `100644 blob ${text}\t${entry}`)),
    );
    expect(await shown(remote)).toEqual({
      'link.md': '/etc/passwd',
      'run.sh': 'words\n',
      'плохо\nname.md': 'words\n',
      'tab\t.md': 'words\n',
    });
    // A repository whose own name is that of an agent's folder.
    expect(await shown(await repositoryWith({ 'a.md': 'A\n' }), {}, 'acme/.claude')).toEqual({});
  });

  it('runs no filter and converts nothing', async () => {
    const ran = join(tempDir(), 'ran');
    const remote = await repositoryWith({
      '.gitattributes': '* filter=evil text eol=crlf ident\n',
      '.gitconfig': `[filter "evil"]\n\tsmudge = touch ${ran}\n`,
      'a.md': '$Id$\n',
      'big.bin': 'version https://git-lfs.github.com/spec/v1\n',
    });
    expect(await shown(remote)).toEqual({
      '.gitconfig': expect.stringContaining('smudge'),
      'a.md': '$Id$\n',
      'big.bin': 'version https://git-lfs.github.com/spec/v1\n',
    });
    expect(existsSync(ran)).toBe(false);
  });

  it('leaves out files that are too large, and does not fetch them later', async () => {
    const remote = await repositoryWith({ 'a.md': 'A\n', 'b.txt': 'x'.repeat(1_001) });
    expect(await shown(remote)).toEqual({ 'a.md': 'A\n' });
  });
});

describe('context repositories are refused', () => {
  const many = Object.fromEntries(Array.from({ length: 51 }, (_, n) => [`f${n}.md`, `${n}\n`]));
  const words = (word: string) =>
    Object.fromEntries(Array.from({ length: 4 }, (_, n) => [`${n}.md`, `${n} ${word}`.repeat(80)]));

  it.each([
    ['too many files', many, {}, 'acme/lib has more than 50 files or 1 MB'],
    ['too many bytes', words('long'), { bytes: 900 }, 'acme/lib has more than 50 files or'],
    ['too many bytes in all', words('long'), { bytesInAll: 900 }, 'They have more than'],
  ])('with %s', async (_, files, limits, reason) => {
    await expect(open({ 'acme/lib': await repositoryWith(files) }, limits)).rejects.toThrow(reason);
  });

  it('with a tree that contains itself over and over', async () => {
    const remote = await bareRepository();
    let entry = `100644 blob ${await blobIn(remote, 'boom\n')}`;
    for (let level = 0; level < 12; level += 1) {
      const tree = Array.from({ length: 10 }, (_, n) => `${entry}\tf${n}\0`).join('');
      const args = ['--git-dir', remote, 'mktree', '-z'];
      entry = `040000 tree ${(await testGit.run(args, { input: tree })).trim()}`;
    }
    await commitTree(remote, [`${entry}\tboom`]);
    await expect(open({ 'acme/lib': remote })).rejects.toThrow('acme/lib has more than 50 files');
  }, 60_000);

  it('by what arrives, also from a host that leaves out nothing', async () => {
    // Nothing in it compresses.
    const noise = Array.from({ length: 40 }, (_, n) => [`${n}.txt`, noiseOf(n)]);
    const remote = await repositoryWith(Object.fromEntries(noise));
    await testGit.run(['--git-dir', remote, 'config', 'uploadpack.allowFilter', 'false']);
    const limits = { fileBytes: 100, bytes: 10_000 };
    await expect(open({ 'acme/lib': remote }, limits)).rejects.toThrow('acme/lib has more than');
  });

  it('when one is empty or away, and nothing of the others is left behind', async () => {
    const scratch = tempDir();
    const good = placeOf(await repositoryWith({ 'a.md': 'A\n' }), 'acme/good');
    const openWith = (remote: string) =>
      openContextCopies([good, placeOf(remote)], { scratch, clock: systemClock }, signal);
    await expect(openWith(await bareRepository())).rejects.toThrow(
      'acme/lib in `context-repositories` has no commits.',
    );
    await expect(openWith(join(tempDir(), 'none.git'))).rejects.toThrow('acme/lib cannot be read.');
    expect(readdirSync(scratch)).toEqual([]);
  });

  it('where the repository has such a folder itself', async () => {
    await using copies = await open({ 'acme/lib': await repositoryWith({ 'a.md': 'A\n' }) });
    const dir = tempDir();
    await copies.insist(dir);
    mkdirSync(join(dir, '.docket-context'));
    await expect(copies.insist(dir)).rejects.toThrow('has a `.docket-context` of its own');
  });
});

const noiseOf = (seed: number) => {
  let state = seed + 1;
  return Array.from({ length: 900 }, () => {
    state = (state * 48_271) % 2_147_483_647;
    return String.fromCharCode(33 + (state % 90));
  }).join('');
};
