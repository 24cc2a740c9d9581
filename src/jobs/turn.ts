// One turn of a job: copy, agent, judgement, commit, push, pull request. What is about to happen is
// recorded before it happens, so that a run that takes over finds the work of the one that died.

import type { CheckResult } from '../contract/job.ts';
import { WorkFailed } from '../shared/errors.ts';
import { type JobRecord, type Turn, type Work, withTurn } from './job.ts';
import * as text from './pull-request-text.ts';
import { type Pushed, pushChanges, refuseSecrets, type TurnContext } from './push.ts';
import { type Made, makeChanges } from './rounds.ts';
import { findStart, type Start } from './start.ts';
import type { JobTools } from './tools.ts';
import { withFoundCommits } from './verified.ts';

export interface TurnResult {
  work: Work | null;
  checks: CheckResult[];
  summary: string;
  /** What the user should know although the turn succeeded: what the agent said, if nothing else. */
  reason: string | null;
}

export async function performTurn(given: JobRecord, context: TurnContext): Promise<TurnResult> {
  const { index, tools, hold, signal } = context;
  const job = await withFoundCommits(given, context);
  const turn = job.turns[index];
  if (!turn) throw new WorkFailed(`Job ${job.id} has no instruction ${index + 1}.`);
  const { workspaces } = tools;
  const start = await findStart(job, turn, tools, signal);
  const found = await findEarlierPush(job, turn, start, tools, signal);
  if (found) return publish(job, found, context);

  const running = await hold.save(
    (record) => ({
      ...withTurn(record, index, { state: 'running' }),
      ref: start.work.base.ref,
      work: start.work,
    }),
    `turn ${index + 1} runs on ${start.work.branch} from ${start.commit.slice(0, 10)}`,
  );
  const workspace = await workspaces.open(start.commit, signal);
  try {
    tools.checkpoint?.('copied');
    const made = await makeChanges(running, index, workspace, context);
    if (made.changes.length === 0) return unchanged(job, made);
    const pushed = await pushChanges(running, { start, workspace, made }, context);
    return await publish(running, pushed, context);
  } finally {
    await workspace.dispose();
  }
}

async function publish(
  job: JobRecord,
  pushed: Pushed,
  { index, tools, hold, signal }: TurnContext,
): Promise<TurnResult> {
  if (pushed.stopped) {
    await hold.save((record) => ({ ...record, work: pushed.work }), 'work so far is on the branch');
    throw pushed.stopped;
  }
  const finished = withTurn(job, index, { state: 'done', summary: pushed.summary });
  const { work, commit } = pushed;
  // Whatever is on the branch is named, whoever put it there.
  const paths = pushed.paths ?? (await tools.workspaces.changed(work.base.ref, commit, signal));
  const plan = {
    branch: work.branch,
    base: work.base.ref,
    title: text.title(job),
    body: text.body(
      { ...finished, work },
      { paths, checks: pushed.checks, word: tools.commandWord },
    ),
    draft: tools.draft,
  };
  refuseSecrets(tools, { 'pull request': plan.body, branch: plan.branch });
  await hold.insist();
  const published = await tools.publisher.publish(plan, signal);
  tools.checkpoint?.('published');
  const opened = published.kind === 'pull-request';
  return {
    work: {
      ...work,
      pull: opened ? published.pull : null,
      compareLink: opened ? null : published.compareLink,
    },
    checks: pushed.checks,
    summary: pushed.summary,
    reason: opened ? pushed.summary || null : published.reason,
  };
}

/** What a run before this one pushed for the same turn, if it got that far. */
async function findEarlierPush(
  job: JobRecord,
  turn: Turn,
  { work, tip }: Start,
  { workspaces, log }: JobTools,
  signal: AbortSignal,
): Promise<Pushed | null> {
  const { commit } = turn;
  if (tip === null || commit === undefined) return null;
  const there =
    tip === commit || (await workspaces.contains(work.branch, new Set([commit]), signal));
  if (!there) return null;
  log.info(`Commit ${commit.slice(0, 10)} of an earlier run is on the branch already.`);
  return {
    work: { ...work, head: commit },
    commit: tip,
    checks: job.checks,
    summary: turn.summary ?? '',
  };
}

function unchanged(job: JobRecord, made: Made): TurnResult {
  if (made.stopped) throw made.stopped;
  const { checks, summary } = made;
  return { work: job.work, checks, summary, reason: summary || null };
}
