// Taking back the last change of a job: a commit that reverts it, without an agent.
import { WorkFailed } from '../shared/errors.ts';
import { bound, oneLine } from '../shared/text/foreign.ts';
import type { ChangedPath, JobRecord, Turn } from './job.ts';
import { turnLine } from './pull-request-text.ts';
import type { Start, TurnContext } from './push.ts';
import { judge, type Made } from './rounds.ts';
import type { Workspace } from './workspace.ts';

/** What such a request says in the record. */
export const UNDO_PROMPT = 'Undo the last change.';

/** The place of the latest change that was not taken back; -1 if there is none. */
export function lastChange(turns: readonly Turn[], isThere = (_commit: string) => true): number {
  const there = ({ commit }: Turn) => commit !== undefined && isThere(commit);
  const undone = new Set(turns.flatMap((turn) => (there(turn) && turn.undoes?.commit) || []));
  return turns.findLastIndex(
    (turn) => there(turn) && !turn.origin?.undo && !undone.has(turn.commit ?? ''),
  );
}

/** Without the type of the change, such as `docs: `, which is in every title. */
export const undoSummary = (title: string, commit: string) =>
  `Revert “${title.replace(/^\w+(?:\([^)]*\))?!?: /, '')}” (${commit}).`;

interface Copy {
  start: Start;
  workspace: Workspace;
  earlier: ChangedPath[];
}

/** Rejects with WorkFailed when there is nothing to take back, or others built on it. */
export async function takeBack(
  job: JobRecord,
  { start, workspace, earlier }: Copy,
  { index, tools, signal }: TurnContext,
): Promise<Made> {
  const { branch } = start.work;
  const all = start.tip === null ? [] : await tools.workspaces.commits(branch, signal);
  const own = new Map(all.map((commit) => [commit.sha, commit]));
  const at = lastChange(job.turns.slice(0, index), (sha) => own.has(sha));
  const commit = own.get(job.turns[at]?.commit ?? '');
  // The record says that it is the job's; the commit has to say the same.
  if (!commit?.message.split('\n').includes(turnLine(job.id, at))) {
    throw new WorkFailed(
      `There is nothing to undo: no change of this job is on the branch \`${branch}\`.`,
    );
  }
  const name = commit.sha.slice(0, 7);
  const title = bound(oneLine(commit.message.split('\n')[0] ?? ''), 200);
  const reversed = await tools.workspaces.reversed(commit.sha, start.commit, signal);
  if (reversed.conflicts.length > 0) {
    const files = reversed.conflicts.slice(0, 5).map((path) => `\`${path}\``);
    throw new WorkFailed(
      `${name} (“${title}”) was not taken back, because ${files.join(', ')} was changed again by a later commit that is not this job’s. Nothing was pushed. Revert it with git, or request the change that you want.`,
    );
  }
  await workspace.restore(reversed.changes, signal);
  // Redirects that people asked for earlier may come back.
  const request = job.turns.map(({ prompt }) => prompt).join('\n');
  const judged = await judge({ workspace, earlier, request }, tools, signal);
  return {
    ...judged,
    summary: undoSummary(title, name),
    rounds: [],
    undoes: { commit: commit.sha, title },
  };
}
