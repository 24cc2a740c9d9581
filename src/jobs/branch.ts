// The names of a job's branch, and what a new one begins at. Pure: the remote's branches are handed
// in. Both follow from the job's id and from what GitHub says, never from the record.
import { SetupError } from '../shared/errors.ts';
import type { JobRecord, Turn, Work } from './job.ts';
import type { Heads } from './workspace.ts';

/** What the names of all branches of jobs begin with. */
export const BRANCHES = 'docket/';
/** How many names are tried before the job gives up. */
const NAMES = 20;

/** `docket/<job>`, then `docket/<job>-2` and so on, for when a name is not ours to use. */
export function branchNames(id: string): string[] {
  const own = `${BRANCHES}${id}`;
  return Array.from({ length: NAMES }, (_, index) => (index === 0 ? own : `${own}-${index + 1}`));
}

/** Every branch that the choice may depend on, as patterns, so that the remote is asked once. */
export function branchesToLookAt(job: JobRecord, turn: Turn, baseRef?: string): string[] {
  const own = `${BRANCHES}${job.id}`;
  const pull = turn.origin?.pull?.headRef;
  return [own, `${own}-*`, `${own}/*`, ...(pull ? [pull] : []), ...(baseRef ? [baseRef] : [])];
}

/** git keeps refs like files: `a/b` leaves no room for `a`. */
export function isBlocked(branch: string, { tips }: Heads): boolean {
  return [...tips.keys()].some((name) => name.startsWith(`${branch}/`));
}

/** Docs and code merge together: below an open pull request of this repository, its head branch. */
export function chooseBase(turn: Turn, heads: Heads, baseRef: string | undefined): Work['base'] {
  const pull = turn.origin?.pull;
  const open = pull?.sameRepository && pull.open !== false;
  const stacked = baseRef === undefined && open && heads.tips.has(pull.headRef);
  // The commit is the one recorded with the instruction, also when the head has moved since.
  return stacked ? { ref: pull.headRef, sha: pull.headSha } : namedBase(baseRef, heads);
}

function namedBase(ref: string | undefined, heads: Heads): Work['base'] {
  if (ref === undefined) {
    if (heads.default) return { ref: heads.default.name, sha: heads.default.tip };
    throw new SetupError('The repository has no default branch. Push a first commit to it.');
  }
  const sha = heads.tips.get(ref);
  if (sha !== undefined) return { ref, sha };
  throw new SetupError(
    `There is no branch \`${ref}\` to start from. Check \`base-ref\`, or push that branch.`,
  );
}
