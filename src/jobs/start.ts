// Where a turn begins and which branch it goes to. Anyone with push access can create a branch with
// a job's name, so one that holds nothing of ours is left alone and the next name is tried. A second
// run asks the same questions and finds the same branch.
import { WorkFailed } from '../shared/errors.ts';
import { branchesToLookAt, branchNames, chooseBase, isBlocked } from './branch.ts';
import type { JobRecord, Turn, Work } from './job.ts';
import type { JobTools } from './tools.ts';

export interface Start {
  work: Work;
  /** The commit the agent's copy is made of. */
  commit: string;
  /** Where the branch stands now; null when the push must create it. */
  tip: string | null;
}

type Tools = Pick<JobTools, 'workspaces' | 'publisher' | 'baseRef' | 'log'>;

export async function findStart(
  job: JobRecord,
  turn: Turn,
  { workspaces, publisher, baseRef, log }: Tools,
  signal: AbortSignal,
): Promise<Start> {
  const heads = await workspaces.heads(branchesToLookAt(job, turn, baseRef), signal);
  for (const branch of branchNames(job.id)) {
    if (isBlocked(branch, heads)) continue;
    const tip = heads.tips.get(branch);
    if (tip === undefined) {
      // A name that had a pull request stays that pull request's, also when the branch is gone.
      if (job.work && (await publisher.lookUp(branch, signal))) continue;
      const base = chooseBase(turn, heads, baseRef);
      return { work: workOn(branch, base, job), commit: base.sha, tip: null };
    }
    const commits = commitsOf(job);
    const ours =
      commits.has(tip) ||
      (commits.size > 0 && (await workspaces.contains(branch, commits, signal)));
    // A run that died may have created it for the code host's commit.
    const prepared = job.turns.some(
      ({ intent }) => intent?.branch === branch && intent.parent === tip,
    );
    const isEmpty = !ours && (prepared || tip === chooseBase(turn, heads, baseRef).sha);
    if (!ours && !isEmpty) {
      log.warn(`The branch \`${branch}\` holds nothing of this job, so it is left alone.`);
      continue;
    }
    const pull = await publisher.lookUp(branch, signal);
    const base = pull ? { ref: pull.base, sha: tip } : chooseBase(turn, heads, baseRef);
    // People may have added commits: theirs stay, and the turn begins where they ended.
    return { work: workOn(branch, base, job), commit: tip, tip };
  }
  throw new WorkFailed(
    `All branches that job ${job.id} could use, such as \`${branchNames(job.id)[0]}\`, contain other people’s commits. Delete those branches, then retry.`,
  );
}

/** What this job has pushed, or was about to. */
function commitsOf({ work, turns }: JobRecord): ReadonlySet<string> {
  return new Set([work?.head, ...turns.map(({ commit }) => commit)].filter((sha) => sha != null));
}

function workOn(branch: string, base: Work['base'], { work }: JobRecord): Work {
  const known = work?.branch === branch ? work : null;
  const { head = null, pull = null, compareLink = null, draft } = known ?? {};
  const earlier = [...(work?.earlierPulls ?? [])];
  if (!known && work?.pull) earlier.push(work.pull.number);
  return {
    branch,
    base,
    head,
    pull,
    compareLink,
    ...(draft && { draft }),
    ...(earlier.length > 0 && { earlierPulls: earlier }),
  };
}
