// Objects of a repository that were left out when their commit was fetched.
import { Unavailable } from '../errors.ts';
import { type Git, type GitCall, GitFailed, type GitResult } from './git.ts';

const SHA1 = /^[0-9a-f]{40}$/;
const ARGS = ['fetch', '--quiet', '--no-tags', '--no-write-fetch-head', '--filter=blob:none'];

/** All at once, by their IDs; to git, a pair of refs would be a wish to write one. */
export function fetchObjects(
  git: Git,
  gitDir: string,
  oids: readonly string[],
  call?: GitCall,
): Promise<GitResult> {
  if (!oids.every((oid) => SHA1.test(oid)))
    throw new Unavailable('A commit names something else than files. Check it with git fsck.');
  // They have no history, from which git could see what is here already.
  const alone = ['-c', 'fetch.negotiationAlgorithm=noop', '--git-dir', gitDir];
  const input = oids.map((oid) => `${oid}\n`).join('');
  return git.try([...alone, ...ARGS, '--stdin', 'origin'], { ...call, input });
}

/** Their contents; what is not here is fetched, one by one. */
export async function readObjects(
  git: Git,
  gitDir: string,
  oids: readonly string[],
): Promise<Buffer[]> {
  if (oids.length === 0) return [];
  const input = oids.map((oid) => `${oid}\n`).join('');
  const result = await git.try(['--git-dir', gitDir, 'cat-file', '--batch'], { input });
  let at = 0;
  return oids.map((oid) => {
    const end = result.stdout.indexOf(10, at);
    const line = result.stdout.toString('utf8', at, Math.max(at, end));
    const size = new RegExp(`^${oid} \\w+ (\\d+)$`).exec(line)?.[1];
    if (size === undefined && result.code !== 0) throw new GitFailed(['cat-file'], result);
    if (size === undefined)
      throw new Unavailable('git could not fetch all of a record. Run it again later.');
    const start = end + 1;
    at = start + Number(size) + 1;
    return result.stdout.subarray(start, at - 1);
  });
}
