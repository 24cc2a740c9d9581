// Differences between commits, as data.
import type { Git } from './git.ts';

export interface FileDiff {
  path: string;
  previousPath?: string;
  status: 'added' | 'removed' | 'modified' | 'renamed' | 'changed';
  /** The object ID of the contents; for a removed file, of its last ones. */
  sha: string;
  additions: number;
  deletions: number;
  /** From the first `@@` on; absent for binary and for huge files. */
  patch?: string;
}

/** GitHub leaves out the patch of larger files, and so do our pages. */
const PATCH_LIMIT = 400_000;

const DIFF = ['diff', '--no-ext-diff', '--no-textconv', '--no-color', '--find-renames'];

export async function diff(git: Git, gitDir: string, a: string, b: string): Promise<FileDiff[]> {
  const list = ['--raw', '--numstat', '-z', '--no-abbrev'];
  const text = await git.run(['--git-dir', gitDir, ...DIFF, ...list, '--patch', a, b, '--']);
  // An empty name ends the list. What follows has the same files in the same order, and a file that
  // became a link, or was one, twice: it goes, and it comes.
  const end = text.indexOf('\0\0');
  const patches = text.slice(end + 2).split(/^(?=diff --git )/m);
  let passed = 0;
  return parseList(text.slice(0, end + 1)).map((file) => {
    passed += file.status === 'changed' ? 2 : 1;
    const patch = hunks(patches[passed - 1] ?? '');
    return patch && patch.length <= PATCH_LIMIT ? { ...file, patch } : file;
  });
}

function hunks(patch: string): string | undefined {
  const start = patch.search(/^@@ /m);
  return start < 0 ? undefined : patch.slice(start).replace(/\n$/, '');
}

const STATUS: Record<string, FileDiff['status']> = {
  A: 'added',
  D: 'removed',
  M: 'modified',
  R: 'renamed',
  T: 'changed',
};

/** `--raw --numstat -z`: first every file's entry, then every file's counts, in the same order. */
function parseList(text: string): FileDiff[] {
  const words = text.split('\0');
  const files: FileDiff[] = [];
  const counts: [number, number][] = [];
  for (let i = 0; i < words.length; i += 1) {
    const word = words[i] ?? '';
    const raw = /^:\d+ \d+ ([0-9a-f]+) ([0-9a-f]+) ([A-Z])\d*$/.exec(word);
    if (raw) {
      const [, before = '', after = '', letter = ''] = raw;
      const status = STATUS[letter] ?? 'modified';
      const first = words[++i] ?? '';
      const moved = letter === 'R' || letter === 'C';
      files.push({
        path: moved ? (words[++i] ?? '') : first,
        ...(moved ? { previousPath: first } : {}),
        status,
        sha: status === 'removed' ? before : after,
        additions: 0,
        deletions: 0,
      });
      continue;
    }
    const stat = /^(\d+|-)\t(\d+|-)\t(.*)$/s.exec(word);
    if (!stat) continue;
    counts.push([Number(stat[1]) || 0, Number(stat[2]) || 0]);
    if (stat[3] === '') i += 2;
  }
  return files.map((file, index) => {
    const [additions = 0, deletions = 0] = counts[index] ?? [];
    return { ...file, additions, deletions };
  });
}
