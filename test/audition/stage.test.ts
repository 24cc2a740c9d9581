// The repository in which a past merge is played again.
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { buildStage } from '../../src/audition/stage.ts';
import { pushFiles, repositoryWith, testGit } from '../support/repository.ts';
import { memoryDir } from '../support/temp.ts';

it('has the code of the merge and the documentation from before it', async () => {
  const before = {
    'src/a.js': 'old\n',
    'src/gone.js': '1\n',
    'docs/a.md': 'old\n',
    'docs/gone.md': '1\n',
  };
  const repository = await repositoryWith(before);
  const parent = (await testGit.run(['--git-dir', repository, 'rev-parse', 'main'])).trim();
  const commit = await pushFiles(repository, 'main', {
    ...{ 'src/a.js': 'new\n', 'src/gone.js': null, 'src/new.js': '2\n' },
    ...{ 'docs/a.md': 'new\n', 'docs/gone.md': null, 'docs/new.md': '2\n' },
  });
  // Of a submodule, a repository has only the commit.
  const gitlink = `160000 ${parent}\tsub\0`;
  const env = { GIT_INDEX_FILE: join(memoryDir(), 'index') };
  const at = ['--git-dir', repository];
  await testGit.run([...at, 'read-tree', commit], { env });
  await testGit.run([...at, 'update-index', '-z', '--index-info'], { env, input: gitlink });
  const tree = (await testGit.run([...at, 'write-tree'], { env })).trim();
  const merged = (await testGit.run([...at, 'commit-tree', tree, '-p', parent, '-m', 'x'])).trim();
  const objects = join(repository, 'objects');
  const refs = () => testGit.run([...at, 'for-each-ref']);
  const were = await refs();

  const stage = await buildStage(testGit, {
    dir: join(memoryDir(), 'stage'),
    objects,
    merge: {
      commit: merged,
      parent,
      at: '2026-01-05T09:00:00Z',
      title: '-x',
      body: '',
      documented: true,
    },
    isDocs: (path) => path.startsWith('docs/'),
  });

  const listed = await testGit.run([
    '--git-dir',
    stage.gitDir,
    'ls-tree',
    '-r',
    '--name-only',
    'main',
  ]);
  expect(listed.trim().split('\n')).toEqual([
    'docs/a.md',
    'docs/gone.md',
    'src/a.js',
    'src/new.js',
    'sub',
  ]);
  const text = (path: string) => testGit.run(['--git-dir', stage.gitDir, 'show', `main:${path}`]);
  expect([await text('src/a.js'), await text('docs/a.md')]).toEqual(['new\n', 'old\n']);
  expect(stage.changes.map(({ path }) => path)).toEqual([
    'src/a.js',
    'src/gone.js',
    'src/new.js',
    'sub',
  ]);
  expect(await refs()).toBe(were);
});
