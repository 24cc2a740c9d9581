// The refs of a remote.
import type { Git, GitCall, GitResult } from './git.ts';

interface ListedRefs {
  /** Commits by ref. */
  tips: Map<string, string>;
  /** The branch that `HEAD` stands for, if that was asked for. */
  head?: string | undefined;
}

/** All refs that match, as they are at one moment. A name that ends with `*` stands for many. */
export async function listRefs(
  git: Git,
  remote: string,
  names: readonly string[],
  call?: GitCall,
): Promise<ListedRefs | GitResult> {
  const result = await git.try(['ls-remote', '--symref', remote, ...names], call);
  if (result.code !== 0) return result;
  const listed: ListedRefs = { tips: new Map() };
  for (const line of result.stdout.toString('utf8').split('\n')) {
    const [value = '', ref = ''] = line.split('\t');
    if (value.startsWith('ref: refs/heads/')) listed.head = value.slice(16);
    // To git, `refs/heads/refs/a` is `refs/a`, too.
    else if (names.some((name) => isMatch(ref, name))) listed.tips.set(ref, value);
  }
  return listed;
}

const isMatch = (ref: string, name: string) =>
  name.endsWith('*') ? ref.startsWith(name.slice(0, -1)) : ref === name;
