// What changed between two commits, as GitHub lists it.
import type { Git } from './git.ts';

export interface FileDiff {
  path: string;
  previousPath?: string;
  status: 'added' | 'removed' | 'modified' | 'renamed' | 'changed';
  /** Of the contents; for a removed file, of its last ones. */
  sha: string;
  additions: number;
  deletions: number;
  /** From the first `@@` on; absent for binary and for huge files. */
  patch?: string;
}

const STATUS: Record<string, FileDiff['status']> = {
  A: 'added',
  D: 'removed',
  M: 'modified',
  R: 'renamed',
  T: 'changed',
};
/** GitHub leaves out longer ones. */
const MAX_PATCH = 400_000;

/** The unified diff, as the media type for diffs gives it. */
export function diffText(git: Git, gitDir: string, a: string, b: string): Promise<string> {
  return git.run(diffArgs(gitDir, ['--patch', a, b]));
}

export async function diff(git: Git, gitDir: string, a: string, b: string): Promise<FileDiff[]> {
  const [raw, whole] = await Promise.all([
    git.run(diffArgs(gitDir, ['--raw', '--no-abbrev', '-z', a, b])),
    diffText(git, gitDir, a, b),
  ]);
  const patches = whole.split(/^(?=diff --git )/m);
  const words = raw.split('\0');
  const files: FileDiff[] = [];
  for (let at = 0, patch = 0; words[at]; ) {
    const [, , before = '', after = '', letter = ''] = (words[at++] ?? '').split(' ');
    const status = STATUS[letter[0] ?? ''] ?? 'modified';
    const previousPath = status === 'renamed' ? words[at++] : undefined;
    const path = words[at++] ?? '';
    // A file that became a link goes, and comes.
    patch += status === 'changed' ? 2 : 1;
    const sha = status === 'removed' ? before : after;
    files.push({
      ...{ path, status, sha, ...(previousPath && { previousPath }) },
      ...hunksOf(patches[patch - 1] ?? ''),
    });
  }
  return files;
}

function hunksOf(patch: string): Pick<FileDiff, 'additions' | 'deletions' | 'patch'> {
  const start = patch.search(/^@@ /m);
  const hunks = start < 0 ? '' : patch.slice(start).replace(/\n$/, '');
  const count = (sign: RegExp) => hunks.match(sign)?.length ?? 0;
  return {
    additions: count(/^\+/gm),
    deletions: count(/^-/gm),
    ...(hunks !== '' && hunks.length <= MAX_PATCH && { patch: hunks }),
  };
}

const diffArgs = (gitDir: string, args: string[]) => [
  ...['--git-dir', gitDir, 'diff', '--no-ext-diff', '--no-textconv', '--no-color'],
  ...['--find-renames', ...args, '--'],
];
