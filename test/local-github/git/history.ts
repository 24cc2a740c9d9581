// Commits as data.
import type { Git } from './git.ts';
import { at, type Person } from './plumbing.ts';

export interface CommitInfo {
  sha: string;
  tree: string;
  parents: string[];
  author: Person & { date: string };
  committer: Person & { date: string };
  message: string;
}

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

function utc(date: string): string {
  return new Date(date).toISOString().replace(/\.\d+Z$/, 'Z');
}
