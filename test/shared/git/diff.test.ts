// Differences between commits, as git tells them.
import { expect, it } from 'vitest';
import { writeCommit } from '../../../src/shared/git/commit.ts';
import { diff } from '../../../src/shared/git/diff.ts';
import { repositoryWith, testGit } from '../../support/repository.ts';

it('gives each file its own patch, also after one that became a link, and whatever its name', async () => {
  const odd = 'docs/\ndiff --git a b.md';
  const long = 'A page that moves, with enough on it to be known again.\n'.repeat(5);
  const gitDir = await repositoryWith({ 'a.md': 'A\n', 'b.md': 'B\n', [odd]: 'C\n', 'd.md': long });
  const parent = (await testGit.run(['--git-dir', gitDir, 'rev-parse', 'main'])).trim();
  const files = [
    { path: 'a.md', content: 'b.md', mode: '120000' as const },
    { path: 'b.md', content: 'B\nand more\n' },
    { path: odd, content: 'See\n' },
    { path: 'd.md', content: null },
    { path: 'e.md', content: long },
    { path: 'f.bin', content: 'f\0f' },
  ];
  const plan = { parent, files, message: 'Edit', time: 1_800_000_000 };
  const { oid } = await writeCommit(testGit, gitDir, plan);
  const found = await diff(testGit, gitDir, parent, oid);
  const told = found.map(({ path, previousPath, status, additions, deletions, patch }) => [
    ...[path, previousPath, status, additions, deletions],
    patch,
  ]);
  expect(told).toEqual([
    ['a.md', undefined, 'changed', 1, 1, '@@ -0,0 +1 @@\n+b.md\n\\ No newline at end of file'],
    ['b.md', undefined, 'modified', 1, 0, '@@ -1 +1,2 @@\n B\n+and more'],
    [odd, undefined, 'modified', 1, 1, '@@ -1 +1 @@\n-C\n+See'],
    ['e.md', 'd.md', 'renamed', 0, 0, undefined],
    ['f.bin', undefined, 'added', 0, 0, undefined],
  ]);
  expect(await diff(testGit, gitDir, oid, oid)).toEqual([]);
});
