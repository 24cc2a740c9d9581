// Taking back the last change of a job: a commit that reverts it, without an agent.
import { WorkFailed } from '../shared/errors.ts';
import { bound, oneLine } from '../shared/text/foreign.ts';
import { type ChangedPath, type JobRecord, type Turn, undoneCommits } from './job.ts';
import { turnLine } from './pull-request-text.ts';
import type { Start, TurnContext } from './push.ts';
import { judge, type Made } from './rounds.ts';
import type { Workspace } from './workspace.ts';

/** What such a request says in the record. */
export const UNDO_PROMPT = 'Undo the last change.';

export const REDO_PROMPT = 'Bring back what was undone last.';

/** The place of the latest change that was not undone; -1 if there is none. */
export function lastChange(turns: readonly Turn[], isThere = (_commit: string) => true): number {
  const undone = undoneCommits(turns, isThere);
  return turns.findLastIndex(
    ({ commit, origin }) => commit && isThere(commit) && !origin?.undo && !undone.has(commit),
  );
}

/** The place of the undo that a redo takes back; -1 if something else was changed since. */
export function lastUndo(turns: readonly Turn[], isThere = (_commit: string) => true): number {
  const undone = undoneCommits(turns, isThere);
  const isOver = ({ commit, prompt, origin }: Turn) =>
    !commit || !isThere(commit) || (origin?.undo && (prompt === REDO_PROMPT || undone.has(commit)));
  const at = turns.findLastIndex((turn) => !isOver(turn));
  return turns[at]?.undoes ? at : -1;
}

/** Without the type of the change, such as `docs: `, which is in every title. */
export const undoSummary = (title: string, commit: string) =>
  `Revert “${title.replace(/^\w+(?:\([^)]*\))?!?: /, '')}” (${commit}).`;

const redoSummary = ({ title, commit }: NonNullable<Turn['undoes']>) =>
  undoSummary(title, commit.slice(0, 7)).replace('Revert', 'Restore');

interface Copy {
  start: Start;
  workspace: Workspace;
  earlier: ChangedPath[];
}

/** Rejects with WorkFailed when there is nothing to undo or to bring back, or others built on it. */
export async function takeBack(
  job: JobRecord,
  { start, workspace, earlier }: Copy,
  { index, tools, signal }: TurnContext,
): Promise<Made> {
  const { branch } = start.work;
  const all = start.tip === null ? [] : await tools.workspaces.commits(branch, signal);
  const own = new Map(all.map((commit) => [commit.sha, commit]));
  const isRedo = job.turns[index]?.prompt === REDO_PROMPT;
  const find = isRedo ? lastUndo : lastChange;
  const at = find(job.turns.slice(0, index), (sha) => own.has(sha));
  const turn = job.turns[at];
  const commit = own.get(turn?.commit ?? '');
  // The record says that it is the job's; the commit has to say the same.
  if (!commit?.message.split('\n').includes(turnLine(job.id, at))) {
    throw new WorkFailed(
      isRedo
        ? `There is nothing to bring back: the last commit of this job on the branch \`${branch}\` undid nothing.`
        : `There is nothing to undo: no change of this job is on the branch \`${branch}\`.`,
    );
  }
  const name = commit.sha.slice(0, 7);
  const title = bound(oneLine(commit.message.split('\n')[0] ?? ''), 200);
  const reversed = await tools.workspaces.reversed(commit.sha, start.commit, signal);
  if (reversed.conflicts.length > 0) {
    const files = reversed.conflicts.slice(0, 5).map((path) => `\`${path}\``);
    throw new WorkFailed(
      `${name} (“${title}”) could not be reverted, because ${files.join(', ')} was changed again by a later commit that is not this job’s. Nothing was pushed. Revert it with git, or request the change that you want.`,
    );
  }
  await workspace.restore(reversed.changes, signal);
  // Redirects that people asked for earlier may come back.
  const request = job.turns.map(({ prompt }) => prompt).join('\n');
  const judged = await judge({ workspace, earlier, request }, tools, signal);
  return {
    ...judged,
    summary: isRedo && turn?.undoes ? redoSummary(turn.undoes) : undoSummary(title, name),
    rounds: [],
    undoes: { commit: commit.sha, title: (isRedo && turn?.undoes?.title) || title },
  };
}
