// Where a past merge is played again: a repository of its own with the code of the merge and the
// documentation from before it. The clone is only read.

import { appendFile, mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { diff, type FileDiff } from '../shared/git/diff.ts';
import type { Git } from '../shared/git/git.ts';
import type { PastMerge } from './history.ts';

export interface Stage {
  gitDir: string;
  /** The code of the merge, and nothing of its documentation. */
  code: string;
  /** What people changed in the code. */
  changes: FileDiff[];
}

/** Jobs fetch from it several times: files only where they are needed, and without packing them well. */
const SERVING = '[uploadpack]\n\tallowFilter = true\n[pack]\n\twindow = 0\n\tcompression = 0\n';

export async function buildStage(
  git: Git,
  {
    dir,
    objects,
    merge,
    isDocs,
  }: {
    /** Used by nothing else. */
    dir: string;
    /** Of the clone. */
    objects: string;
    merge: PastMerge;
    isDocs: (path: string) => boolean;
  },
): Promise<Stage> {
  await mkdir(dir, { recursive: true });
  const gitDir = join(dir, 'work.git');
  await git.run(['init', '--quiet', '--bare', gitDir]);
  await writeFile(join(gitDir, 'objects/info/alternates'), `${objects}\n`);
  await appendFile(join(gitDir, 'config'), SERVING);
  const at = ['--git-dir', gitDir];
  const env = { GIT_INDEX_FILE: join(dir, 'index') };
  await git.run([...at, 'read-tree', merge.parent], { env });
  const input = await codeEntries(git, gitDir, merge, isDocs);
  await git.run([...at, 'update-index', '-z', '--index-info'], { env, input });
  const tree = (await git.run([...at, 'write-tree'], { env })).trim();
  const args = ['commit-tree', tree, '-p', merge.parent, '-m', merge.title];
  const date = { GIT_AUTHOR_DATE: merge.at, GIT_COMMITTER_DATE: merge.at };
  const code = (await git.run([...at, ...args], { env: date })).trim();
  await git.run([...at, 'update-ref', 'refs/heads/main', code]);
  return { gitDir, code, changes: await diff(git, gitDir, merge.parent, code) };
}

/** For `git update-index --index-info`: files, links, and submodules as the merge has them. */
async function codeEntries(
  git: Git,
  gitDir: string,
  { parent, commit }: PastMerge,
  isDocs: (path: string) => boolean,
): Promise<string> {
  const args = ['diff-tree', '-r', '-z', '--no-renames', '--raw', '--no-abbrev', parent, commit];
  const words = (await git.run(['--git-dir', gitDir, ...args])).split('\0');
  let entries = '';
  for (let at = 0; at + 1 < words.length; at += 2) {
    const [, mode = '', , oid = ''] = (words[at] ?? '').split(' ');
    const path = words[at + 1] ?? '';
    // Mode 0 removes it.
    if (!isDocs(path)) entries += `${mode === '000000' ? '0' : mode} ${oid}\t${path}\0`;
  }
  return entries;
}
