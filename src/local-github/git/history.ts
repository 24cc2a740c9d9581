// Commits and differences between commits, as data.
import type { Git } from '../../git/git.ts';
import { at, type Person } from './plumbing.ts';

export interface CommitInfo {
  sha: string;
  tree: string;
  parents: string[];
  author: Person & { date: string };
  committer: Person & { date: string };
  message: string;
}

export interface FileDiff {
  path: string;
  previousPath?: string;
  status: 'added' | 'removed' | 'modified' | 'renamed' | 'changed';
  /** Of the file's contents; for a removed file, of those it had. */
  sha: string;
  additions: number;
  deletions: number;
  /** From the first `@@` on; absent for binary and for huge files. */
  patch?: string;
}

/** GitHub leaves the patch of larger files out. */
const PATCH_LIMIT = 400_000;
const FIELDS = ['%H', '%T', '%P', '%an', '%ae', '%aI', '%cn', '%ce', '%cI', '%B'];

/** Oldest first. `range` is anything that `git log` takes, made of full shas. */
export async function commits(git: Git, gitDir: string, range: string[]): Promise<CommitInfo[]> {
  const out = await git.run([
    ...at(gitDir),
    ...['log', '--reverse', '-z', `--format=tformat:${FIELDS.join('%x1f')}`, ...range, '--'],
  ]);
  return out
    .split('\0')
    .filter(Boolean)
    .map((record) => {
      const [sha = '', tree = '', parents = '', ...rest] = record.split('\x1f');
      const [an = '', ae = '', ad = '', cn = '', ce = '', cd = '', message = ''] = rest;
      return {
        sha,
        tree,
        parents: parents.split(' ').filter(Boolean),
        author: { name: an, email: ae, date: utc(ad) },
        committer: { name: cn, email: ce, date: utc(cd) },
        message: message.trimEnd(),
      };
    });
}

const DIFF = ['diff', '--no-ext-diff', '--no-textconv', '--no-color', '--find-renames'];

/** The unified diff as text, as the diff media type gives it. */
export async function diffText(git: Git, gitDir: string, a: string, b: string): Promise<string> {
  return git.run([...at(gitDir), ...DIFF, '--patch', a, b, '--']);
}

export async function diff(git: Git, gitDir: string, a: string, b: string): Promise<FileDiff[]> {
  const [listed, text] = await Promise.all([
    git.run([...at(gitDir), ...DIFF, '--raw', '--numstat', '-z', '--no-abbrev', a, b, '--']),
    diffText(git, gitDir, a, b),
  ]);
  const files = parseList(listed);
  // Both list the same files in the same order.
  const patches = text.split(/^(?=diff --git )/m).filter(Boolean);
  return files.map((file, index) => {
    const patch = hunks(patches[index] ?? '');
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

function utc(date: string): string {
  return new Date(date).toISOString().replace(/\.\d+Z$/, 'Z');
}
