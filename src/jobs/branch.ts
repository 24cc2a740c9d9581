// Where a turn begins and which branch it goes to.
import { SetupError } from '../shared/errors.ts';
import type { JobRecord, Turn, Work } from './job.ts';
import type { JobTools } from './tools.ts';

/** What the names of all branches of jobs begin with. */
export const BRANCHES = 'docket/';

export interface Start {
  work: Work;
  /** The commit the agent's copy is made of. */
  commit: string;
  /** Where the branch stands now; null when the push must create it. */
  tip: string | null;
}

export async function chooseStart(
  job: JobRecord,
  turn: Turn,
  { workspaces, baseRef }: Pick<JobTools, 'workspaces' | 'baseRef'>,
  signal: AbortSignal,
): Promise<Start> {
  if (job.work) {
    const tip = await workspaces.tip(job.work.branch, signal);
    // People may have added commits: theirs stay, and the turn begins where they ended.
    if (tip !== null) return { work: job.work, commit: tip, tip };
    if (job.work.head === null) return { work: job.work, commit: job.work.base.sha, tip: null };
    return startOver(job.id, job.work, workspaces, signal);
  }
  const base = await chooseBase(turn, workspaces, baseRef, signal);
  const branch = `${BRANCHES}${job.id}`;
  const work = { branch, base, head: null, pull: null, compareLink: null };
  // A branch of this name can only be ours, from a run that died before it could record it.
  const tip = await workspaces.tip(branch, signal);
  return { work, commit: tip ?? base.sha, tip };
}

/** The branch was deleted without a merge: a new one, from where its base stands now. */
async function startOver(
  id: string,
  work: Work,
  workspaces: JobTools['workspaces'],
  signal: AbortSignal,
): Promise<Start> {
  const round = Number(/-(\d+)$/.exec(work.branch.slice(`docket/${id}`.length))?.[1] ?? 1) + 1;
  const baseRef = (await workspaces.tip(work.base.ref, signal)) ? work.base.ref : undefined;
  const base = await namedBase(baseRef, workspaces, signal);
  const branch = `docket/${id}-${round}`;
  return {
    work: { branch, base, head: null, pull: null, compareLink: null },
    commit: base.sha,
    tip: null,
  };
}

/** Docs and code merge together: below an open pull request of this repository, its head branch. */
async function chooseBase(
  turn: Turn,
  workspaces: JobTools['workspaces'],
  baseRef: string | undefined,
  signal: AbortSignal,
): Promise<Work['base']> {
  const pull = turn.origin?.pull;
  if (baseRef === undefined && pull?.sameRepository) {
    // The commit is the one recorded with the instruction, also when the head has moved since.
    const tip = await workspaces.tip(pull.headRef, signal);
    if (tip !== null) return { ref: pull.headRef, sha: pull.headSha };
  }
  return namedBase(baseRef, workspaces, signal);
}

async function namedBase(
  ref: string | undefined,
  workspaces: JobTools['workspaces'],
  signal: AbortSignal,
): Promise<Work['base']> {
  const name = ref ?? (await workspaces.defaultBranch(signal));
  const sha = await workspaces.tip(name, signal);
  if (sha === null) {
    throw new SetupError(
      `There is no branch \`${name}\` to start from. Check \`base-ref\`, or push a first commit.`,
    );
  }
  return { ref: name, sha };
}
