// Where a turn begins and which branch it goes to. Pure: the remote's branches are handed in.
import { SetupError } from '../shared/errors.ts';
import type { JobRecord, Turn, Work } from './job.ts';
import type { Heads } from './workspace.ts';

/** What the names of all branches of jobs begin with. */
export const BRANCHES = 'docket/';

export interface Start {
  work: Work;
  /** The commit the agent's copy is made of. */
  commit: string;
  /** Where the branch stands now; null when the push must create it. */
  tip: string | null;
}

/** Every branch that the choice may depend on, so that the remote is asked once. */
export function branchesToLookAt(job: JobRecord, turn: Turn, baseRef?: string): string[] {
  const known = job.work ? [job.work.branch, job.work.base.ref] : [ownBranch(job)];
  const pull = turn.origin?.pull?.headRef;
  return [...known, ...(pull ? [pull] : []), ...(baseRef ? [baseRef] : [])];
}

export function chooseStart(job: JobRecord, turn: Turn, heads: Heads, baseRef?: string): Start {
  if (job.work) {
    const tip = heads.tips.get(job.work.branch) ?? null;
    // People may have added commits: theirs stay, and the turn begins where they ended.
    if (tip !== null) return { work: job.work, commit: tip, tip };
    if (job.work.head === null) return { work: job.work, commit: job.work.base.sha, tip: null };
    return startOver(job.id, job.work, heads);
  }
  const base = chooseBase(turn, heads, baseRef);
  const branch = ownBranch(job);
  // A branch of this name can only be ours, from a run that died before it could record it.
  const tip = heads.tips.get(branch) ?? null;
  return { work: newWork(branch, base), commit: tip ?? base.sha, tip };
}

/** The branch was deleted without a merge: a new one, from where its base stands now. */
function startOver(id: string, work: Work, heads: Heads): Start {
  const round = Number(/-(\d+)$/.exec(work.branch.slice(`${BRANCHES}${id}`.length))?.[1] ?? 1) + 1;
  const base = namedBase(heads.tips.has(work.base.ref) ? work.base.ref : undefined, heads);
  return { work: newWork(`${BRANCHES}${id}-${round}`, base), commit: base.sha, tip: null };
}

/** Docs and code merge together: below an open pull request of this repository, its head branch. */
function chooseBase(turn: Turn, heads: Heads, baseRef: string | undefined): Work['base'] {
  const pull = turn.origin?.pull;
  const stacked = baseRef === undefined && pull?.sameRepository && heads.tips.has(pull.headRef);
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

function ownBranch(job: JobRecord): string {
  return `${BRANCHES}${job.id}`;
}

function newWork(branch: string, base: Work['base']): Work {
  return { branch, base, head: null, pull: null, compareLink: null };
}
