// Which past merges an audition plays again, in real repositories.
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { findMerges } from '../../src/audition/history.ts';
import { rulesOf } from '../../src/drift/documentation.ts';
import { Limits } from '../../src/drift/limits.ts';
import { DEFAULT_DOCS_PATHS } from '../../src/jobs/changes/change.ts';
import { pushFiles, repositoryWith, testGit } from '../support/repository.ts';
import { memoryDir } from '../support/temp.ts';

const FIRST = { 'src/cli.js': "option('--near')\n", 'docs/cli.md': '# CLI\n\n- `--near`\n' };

const find = (gitDir: string, { count = 10, ref = 'main', docsPaths = DEFAULT_DOCS_PATHS } = {}) =>
  findMerges(
    { git: testGit, gitDir },
    { ref, count, rules: rulesOf({ docsPaths, ignorePages: [] }, new Limits()) },
  );

const both = (n: number) => ({
  'src/cli.js': `option('--n${n}')\n`,
  'docs/cli.md': `# CLI\n\n- \`--n${n}\`\n`,
});

/** A merge commit of a branch that was pushed before. */
async function mergeOf(gitDir: string, branch: string, message: string): Promise<void> {
  const at = ['--git-dir', gitDir];
  const tree = (await testGit.run([...at, 'rev-parse', `${branch}^{tree}`])).trim();
  const args = ['commit-tree', tree, '-p', 'main', '-p', branch, '-m', message];
  const merge = (await testGit.run([...at, ...args])).trim();
  await testGit.run([...at, 'update-ref', 'refs/heads/main', merge]);
}

describe('a merge', () => {
  it('that was squashed is one commit, with its number left out of the title', async () => {
    const repository = await repositoryWith(FIRST);
    const commit = await pushFiles(repository, 'main', both(1), 'Add --n1 (#12)\n\nFor scripts.');
    const { merges } = await find(repository);
    expect(merges).toMatchObject([
      { commit, title: 'Add --n1', body: 'For scripts.', documented: true },
    ]);
  });

  it('that was rebased is as many as its commits, each with its own words', async () => {
    const repository = await repositoryWith(FIRST);
    const commits = [
      await pushFiles(repository, 'main', both(1), 'Add --n1'),
      await pushFiles(repository, 'main', both(2), 'Add --n2\n\nWhy.'),
    ];
    const { merges } = await find(repository);
    expect(new Set(merges.map(({ commit, title }) => `${commit} ${title}`))).toEqual(
      new Set([`${commits[0]} Add --n1`, `${commits[1]} Add --n2`]),
    );
  });

  it('of a pull request has the title that follows GitHub’s own subject', async () => {
    const repository = await repositoryWith(FIRST);
    await pushFiles(repository, 'topic', both(1), 'wip');
    await mergeOf(repository, 'topic', 'Merge pull request #3 from mona/topic\n\nAdd --n1\n\nWhy.');
    const { merges } = await find(repository);
    expect(merges).toMatchObject([{ title: 'Add --n1', body: 'Why.' }]);
  });

  it('without any words of its own has those of its commits', async () => {
    const repository = await repositoryWith(FIRST);
    await pushFiles(repository, 'topic', both(1), 'Add --n1');
    await mergeOf(repository, 'topic', "Merge branch 'topic'");
    expect((await find(repository)).merges).toMatchObject([{ title: 'Add --n1' }]);
  });

  it('of code alone is played as often as one with documentation', async () => {
    const repository = await repositoryWith(FIRST);
    for (const n of [1, 2, 3])
      await pushFiles(repository, 'main', { 'src/a.js': `${n}\n` }, `Code ${n}`);
    await pushFiles(repository, 'main', both(1), 'Both');
    const { merges } = await find(repository);
    expect(merges.filter(({ documented }) => documented)).toHaveLength(1);
    expect(merges.filter(({ documented }) => !documented).map(({ title }) => title)).toEqual([
      'Code 3',
    ]);
  });

  it('of more files than people write is left out, and counted', async () => {
    const repository = await repositoryWith(FIRST);
    await pushFiles(repository, 'main', both(1), 'Both');
    const many = Array.from({ length: 1_001 }, (_, n) => [`src/v${n}.js`, `${n}\n`]);
    await pushFiles(
      repository,
      'main',
      { ...Object.fromEntries(many), 'docs/v.md': 'v\n' },
      'Vendor',
    );
    const { merges, tooLarge } = await find(repository);
    expect([merges.map(({ title }) => title), tooLarge]).toEqual([['Both'], 1]);
  });

  it.for([
    ['only pages', { 'docs/cli.md': '# New\n' }],
    ['a test and a page', { 'test/a.test.js': '1\n', 'docs/cli.md': '# New\n' }],
    ['pages in a binary form and code', { 'docs/logo.png': 'p', 'src/a.js': '1\n' }],
    ['a changelog and code', { 'CHANGELOG.md': '# 2\n', 'src/a.js': '1\n' }],
  ] as const)('of %s says nothing about documentation', async ([, files]) => {
    const repository = await repositoryWith(FIRST);
    await pushFiles(repository, 'main', files, 'This one');
    await pushFiles(repository, 'main', both(1), 'Both');
    expect((await find(repository)).merges.map(({ title }) => title)).toEqual(['Both']);
  });
});

it('takes the newest, and no more than are asked for', async () => {
  const repository = await repositoryWith(FIRST);
  for (const n of [1, 2, 3]) await pushFiles(repository, 'main', both(n), `Change ${n}`);
  const { merges } = await find(repository, { count: 2 });
  expect(merges.map(({ title }) => title)).toEqual(['Change 3', 'Change 2']);
});

it('finds pages in a folder that was renamed, by where they are in each merge', async () => {
  const repository = await repositoryWith({ ...FIRST, 'manual/a.rst': 'A\n' });
  await pushFiles(repository, 'main', { 'src/cli.js': 'a\n', 'manual/a.rst': 'B\n' }, 'Before');
  await pushFiles(repository, 'main', { 'manual/a.rst': null, 'guide/a.rst': 'B\n' }, 'Rename');
  await pushFiles(repository, 'main', { 'src/cli.js': 'b\n', 'guide/a.rst': 'C\n' }, 'After');
  expect((await find(repository)).merges.map(({ title }) => title)).toEqual(['After', 'Before']);
});

describe('a history that has nothing to play', () => {
  it('without documentation says where to look', async () => {
    const repository = await repositoryWith({ 'src/cli.js': '1\n' });
    await pushFiles(repository, 'main', { 'src/cli.js': '2\n' });
    await expect(find(repository)).rejects.toThrow(
      /None of the last 1 commits of people changes code and documentation together.*--docs-paths/,
    );
  });

  it('because the clone is shallow says how to deepen it', async () => {
    const repository = await repositoryWith(FIRST);
    await pushFiles(repository, 'main', both(1), 'Both');
    const dir = join(memoryDir(), 'shallow.git');
    await testGit.run(['clone', '--quiet', '--bare', '--depth=1', `file://${repository}`, dir]);
    await expect(find(dir)).rejects.toThrow(/git fetch --unshallow, or use fetch-depth: 0/);
  });

  it('because there is no such branch names the flag', async () => {
    const repository = await repositoryWith(FIRST);
    await expect(find(repository, { ref: '--output=x' })).rejects.toThrow(
      'There is no branch or commit `--output=x` here. Name the branch whose history counts with --branch.',
    );
  });
});
