// One turn of a job: copy, agent, judgement, commit, push, pull request. What is about to happen is
// recorded before it happens, so that a run that takes over finds the work of the one that died.

import { type CheckResult, failing } from '../contract/job.ts';
import { WorkFailed } from '../shared/errors.ts';
import { isAway } from '../shared/waiting.ts';
import { achieved, claimsChange, questionIn } from './agent.ts';
import {
  type ChangedPath,
  type JobRecord,
  type KeptChange,
  type Turn,
  type Work,
  withTurn,
} from './job.ts';
import { stopKind } from './lease.ts';
import type { BranchPullRequest, Published, PullRequestPlan } from './publisher.ts';
import * as text from './pull-request-text.ts';
import {
  findStart,
  intentOf,
  isOn,
  type Pushed,
  pushChanges,
  refuseSecrets,
  type Start,
  type TurnContext,
  withFoundCommits,
} from './push.ts';
import { judgeKept, type Made, makeChanges } from './rounds.ts';
import type { JobTools } from './tools.ts';
import { takeBack } from './undo.ts';
import { decodeChange, encodeChange, whileAway, withoutWaiting } from './waiting.ts';
import type { Workspace } from './workspace.ts';

export interface TurnResult {
  work: Work | null;
  checks: CheckResult[];
  summary: string;
  question?: string | undefined;
  /** What the user should know although the turn succeeded: what the agent said, if nothing else. */
  reason: string | null;
}

export async function performTurn(given: JobRecord, context: TurnContext): Promise<TurnResult> {
  const { index, tools, hold, signal } = context;
  const job = await withFoundCommits(given, context);
  const { turn, start: now, found } = await lookBack(job, context);
  if (found) return publish(job, found, context);

  const { kept } = turn;
  const start = kept ? await startOf(kept, now, context) : now;
  const running = await hold.save(
    (record) => ({
      ...withTurn(record, index, { state: 'running' }),
      ref: start.work.base.ref,
      work: start.work,
    }),
    `turn ${index + 1} runs on ${start.work.branch} from ${start.commit.slice(0, 10)}`,
  );
  const workspace = await tools.workspaces.open(start.commit, signal);
  try {
    if (running.waiting && !kept) await hold.save(withoutWaiting, 'waits no longer');
    tools.checkpoint?.('copied');
    const earlier = await earlierChanges(start, context);
    const copy = { workspace, earlier };
    const made = turn.origin?.undo
      ? await takeBack(running, { start, ...copy }, context)
      : kept
        ? await judgeKept(turn, decodeChange(kept.files), copy, context)
        : await makeChanges(running, index, copy, context);
    if (made.changes.length === 0) return unchanged(job, made);
    return await finishTurn(running, { start, workspace, made }, context);
  } finally {
    await workspace.dispose();
  }
}

/** Where the turn begins, and what a run before this one pushed for it. */
async function lookBack(job: JobRecord, { index, tools, signal }: TurnContext) {
  const turn = job.turns[index];
  if (!turn) throw new WorkFailed(`Job ${job.id} has no request ${index + 1}.`);
  const start = await findStart(job, turn, tools, signal);
  return { turn, start, found: await findEarlierPush(job, turn, start, tools, signal) };
}

/** As it was when the change was made: whoever pushed to the branch since then is not overwritten. */
async function startOf(
  { commit }: KeptChange,
  { work, tip }: Start,
  { tools, signal }: TurnContext,
): Promise<Start> {
  const branch = tip === null ? work.base.ref : work.branch;
  if (!(await isOn(branch, commit, tools.workspaces, signal))) {
    throw new WorkFailed(
      `The change that the job kept was made on the commit ${commit.slice(0, 10)}, which is not on \`${branch}\`, so nothing was pushed. Retry to make the change again.`,
    );
  }
  const base = { ...work.base, sha: commit };
  return { work: { ...work, base }, commit, tip: tip === null ? null : commit };
}

interface FinishedChange {
  start: Start;
  workspace: Workspace;
  made: Made;
}

/** Pushes the change and opens its pull request. While that cannot be done, the change is kept. */
async function finishTurn(
  job: JobRecord,
  change: FinishedChange,
  context: TurnContext,
): Promise<TurnResult> {
  const push = async (record: JobRecord) =>
    publish(record, await pushChanges(record, change, context), context);
  const { made, start } = change;
  const files = made.stopped ? null : encodeChange(made.changes);
  if (files === null) {
    if (made.stopped) return push(job);
    // Too large for a record: this worker has the only copy, and keeps it.
    const again = async (record: JobRecord) => {
      const { found } = await lookBack(record, context);
      return found ? publish(record, found, context) : push(record);
    };
    return whileAway(() => push(job), again, context);
  }
  try {
    return await push(job);
  } catch (error) {
    const stopped = stopKind(context.signal);
    const goesOn = stopped === 'timed-out' || stopped === 'interrupted';
    if (!goesOn && (stopped || !isAway(error))) throw error;
    const kept = { commit: start.commit, files };
    const known = { ...intentOf(made, context.tools), kept, usage: context.meter.usage };
    await context.hold.save(
      (record) => withTurn(record, context.index, known),
      `turn ${context.index + 1} is kept until it can be published`,
    );
    throw error;
  }
}

async function publish(job: JobRecord, pushed: Pushed, context: TurnContext): Promise<TurnResult> {
  const { index, tools, hold, signal } = context;
  if (pushed.stopped) {
    await hold.save((record) => ({ ...record, work: pushed.work }), 'work so far is on the branch');
    throw pushed.stopped;
  }
  const { commit, checks } = pushed;
  const wanted = { fails: failing(checks).length > 0, draft: tools.draft };
  const work = await recordDraft(pushed.work, wanted, context);
  const { usage } = context.meter;
  const finished = { ...withTurn(job, index, { ...pushed.record, state: 'done', usage }), work };
  // Whatever is on the branch is named, whoever put it there.
  const paths = pushed.paths ?? (await tools.workspaces.changed(work.base.ref, commit, signal));
  const { commandWord: word, publisher } = tools;
  const pageLink =
    publisher.pageLink && ((path: string) => publisher.pageLink?.(work.branch, path) ?? '');
  const plan = {
    branch: work.branch,
    base: work.base.ref,
    title: text.pullTitle(finished, paths, tools.template),
    ...(work.title !== undefined && { previousTitle: work.title }),
    body: text.body(finished, { paths, checks, word, pageLink }, tools.template),
    ...draftPlan(work, wanted),
  };
  refuseSecrets(tools, { title: plan.title, 'pull request': plan.body, branch: plan.branch });
  await hold.insist();
  const published = await publisher.publish(plan, signal);
  tools.checkpoint?.('published');
  const opened = published.kind === 'pull-request';
  const emptied = opened && job.turns[index]?.origin?.undo && paths.length === 0;
  if (emptied) await publisher.close?.(work.branch, signal);
  const { draft: _, ...rest } = work;
  const draft = draftState(work, wanted, published);
  return {
    work: {
      ...rest,
      pull: opened ? published.pull : null,
      ...(opened && { title: plan.title }),
      compareLink: opened ? null : published.compareLink,
      ...(emptied && publisher.close && { emptied }),
      ...(draft && { draft }),
    },
    checks,
    summary: pushed.summary,
    question: questionIn(pushed.summary, true),
    reason: opened ? achieved(pushed.record) || null : published.reason,
  };
}

/** Intent before effect: a run that takes over knows whose draft it finds. */
async function recordDraft(
  work: Work,
  wanted: { fails: boolean; draft: boolean },
  { tools, hold, signal }: TurnContext,
): Promise<Work> {
  if (!wanted.fails || work.draft !== undefined) return work;
  const found = await tools.publisher.lookUp(work.branch, signal);
  if (!intendDraft(work, wanted, found)) return work;
  const intended: Work = { ...work, draft: 'intended' };
  await hold.save((record) => ({ ...record, work: intended }), 'checks fail: to be a draft');
  return intended;
}

/** What is merged is the whole branch, so its checks are of the whole branch. */
async function earlierChanges(
  { work, tip, commit }: Start,
  { tools, signal }: TurnContext,
): Promise<ChangedPath[]> {
  return tip === null ? [] : tools.workspaces.changed(work.base.ref, commit, signal);
}

/** What a run before this one pushed for the same turn, if it got that far. */
async function findEarlierPush(
  job: JobRecord,
  turn: Turn,
  { work, tip, proven }: Start,
  { workspaces, log }: JobTools,
  signal: AbortSignal,
): Promise<Pushed | null> {
  const commit = proven?.sha ?? turn.commit;
  if (tip === null || commit === undefined) return null;
  const there =
    proven !== undefined || tip === commit || (await isOn(work.branch, commit, workspaces, signal));
  if (!there) return null;
  log.info(`Commit ${commit.slice(0, 10)} of an earlier run is on the branch already.`);
  const { summary = proven ? text.summaryIn(proven.message) : '', rounds, files } = turn;
  const { checks = job.checks } = turn;
  return {
    work: { ...work, head: commit },
    commit: tip,
    checks,
    summary,
    record: { summary, rounds, files },
  };
}

function unchanged(job: JobRecord, made: Made): TurnResult {
  if (made.stopped) throw made.stopped;
  const { summary, sandboxError } = made;
  if (sandboxError !== undefined) {
    throw new WorkFailed(
      `The agent’s own sandbox does not work on this machine, and no file changed. It reported: ${sandboxError}\nInstall bubblewrap in an earlier step, so that Docket isolates the agent instead. Then retry.`,
    );
  }
  if (claimsChange(summary)) {
    throw new WorkFailed(
      `The agent says that it changed files, but no file changed: it may have been unable to write. Check the log for its errors, then retry. Its words: ${summary}`,
    );
  }
  // The branch is what it was, and so is what the checks found there.
  const question = questionIn(summary);
  return { work: job.work, checks: job.checks, summary, question, reason: summary || null };
}

// Whether a pull request should be a draft. It is one while required checks fail, and ready again when
// they pass; what people decide about it stands. Pure.

interface Wanted {
  /** Required checks fail. */
  fails: boolean;
  /** Drafts were asked for, whatever the checks say. */
  draft: boolean;
}

/** To record before anything happens: a draft that is there already is somebody else's. */
function intendDraft(
  { draft: state }: Work,
  { fails, draft }: Wanted,
  found: BranchPullRequest | null,
): boolean {
  const theirs = found !== null && (found.draft || found.state !== 'open');
  return fails && !draft && state === undefined && !theirs;
}

function draftPlan(
  { draft: state }: Work,
  { fails, draft }: Wanted,
): Pick<PullRequestPlan, 'draft' | 'existing'> {
  if (fails) return { draft: true, existing: state === 'intended' ? 'draft' : 'keep' };
  const ours = state === 'intended' || state === 'made';
  return { draft, existing: ours && !draft ? 'ready' : 'keep' };
}

/** What to record afterwards. What we made a draft and is ready now, a person marked ready. */
function draftState(
  { draft: state }: Work,
  { fails, draft }: Wanted,
  published: Published,
): Work['draft'] {
  if (published.kind === 'forbidden' || draft || state === undefined) return undefined;
  if (published.draft === true) return state === 'overruled' ? undefined : 'made';
  if (!fails) return undefined;
  if (published.draft === 'unsupported') return 'unsupported';
  return state === 'intended' ? undefined : state === 'made' ? 'overruled' : state;
}
