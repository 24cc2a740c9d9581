// From changed files to a commit on the job's branch, next to whatever people pushed meanwhile.

import type { CheckResult } from '../contract/job.ts';
import { WorkFailed } from '../shared/errors.ts';
import { achieved } from './agent-words.ts';
import type { FileChange } from './changes/change.ts';
import { secretReason, secretScanner } from './changes/secrets.ts';
import type { HeldLease } from './held-lease.ts';
import { type ChangedPath, type JobRecord, type Turn, type Work, withTurn } from './job.ts';
import type { Meter } from './meter.ts';
import * as text from './pull-request-text.ts';
import { type Made, RESCUE_MS } from './rounds.ts';
import { signedOff } from './sign-off.ts';
import { findStart, type Start } from './start.ts';
import type { Stop } from './stop.ts';
import type { JobTools } from './tools.ts';
import { insistOnPlainFiles, pushVerified } from './verified.ts';
import type { PushResult, Workspace } from './workspace.ts';

export interface Pushed {
  work: Work;
  commit: string;
  /** All that the branch changes; absent when there is more on it than this turn's work. */
  paths?: ChangedPath[];
  checks: CheckResult[];
  summary: string;
  /** What the record knows of the turn since before the push. */
  record: Partial<Turn>;
  stopped?: Stop;
}

/** As many paths of a turn as its record names. */
const MAX_RECORDED = 50;

/** What every step of a turn works with. */
export interface TurnContext {
  /** Of the turn in its job. */
  index: number;
  tools: JobTools;
  hold: HeldLease;
  meter: Meter;
  signal: AbortSignal;
}

export async function pushChanges(
  job: JobRecord,
  { start, workspace, made }: { start: Start; workspace: Workspace; made: Made },
  { index, tools, hold, meter, signal }: TurnContext,
): Promise<Pushed> {
  // A run that is out of time still has to put its work in a safe place.
  const allowed = made.stopped ? AbortSignal.timeout(RESCUE_MS) : signal;
  const turn = job.turns[index] as Turn;
  const { commits } = tools.publisher;
  if (commits) insistOnPlainFiles(made.changes);
  const changed = made.changes.map(({ path, kind }) => ({ path, kind }));
  const told = { summary: achieved(made), origin: turn.origin, paths: changed };
  const unsigned = text.commitMessage(job, index, told, tools.template?.title);
  const message = await signedOff(unsigned, turn, tools.signer, allowed);
  refuseSecrets(tools, { 'commit message': message });
  const author = await tools.publisher.author?.();
  let { work, tip: expected } = start;
  let parent = start.commit;
  for (;;) {
    const time = Math.floor(tools.clock.now() / 1000);
    const commit = await workspace.commit(
      { parent, changes: made.changes, message, time, author },
      allowed,
    );
    const counts = await workspace.lines(commit, allowed);
    const counted = changed.map((file) => ({ ...file, ...counts.get(file.path) }));
    const record = intentOf(made, counted, tools);
    const { branch } = work;
    const tree = commits && (await workspace.tree(commit, allowed));
    const intent = tree === undefined ? undefined : { branch, parent, tree };
    await hold.save(
      (job) => withTurn(job, index, { ...record, commit, intent, usage: meter.usage }),
      `turn ${index + 1} will push ${commit.slice(0, 10)}`,
    );
    tools.checkpoint?.('commit-recorded');
    await hold.insist();
    const context = { tools, hold, signal: allowed };
    const plan = { expected, changes: made.changes, message };
    const result: PushResult =
      commits && intent
        ? await pushVerified(commits, workspace, { intent, ...plan }, context)
        : await workspace.push({ branch, commit, expected }, allowed);
    tools.checkpoint?.('pushed');
    if (result.kind === 'pushed') {
      const head = result.commit ?? commit;
      if (intent) {
        await hold.save(
          (record) => withTurn(record, index, { commit: head, intent: undefined }),
          `turn ${index + 1} is ${head.slice(0, 10)}`,
        );
      }
      const alone = start.tip === null && parent === start.commit;
      const pushed = { ...made, commit: head, work: { ...work, head }, record };
      return { ...pushed, ...(alone && { paths: changed }) };
    }
    // Also what the run before us recorded, and pushed only after its job was ours: it makes way.
    if (result.tip === null || result.tip === turn.commit) {
      expected = result.tip;
      continue;
    }
    const known = new Set(expected === null ? [] : [expected]);
    if (known.size === 0 || !(await tools.workspaces.contains(branch, known, allowed))) {
      // Not on top of ours: somebody else's branch. The next try finds a name that is free.
      const other = await findStart(job, turn, tools, allowed);
      if (other.work.branch === branch) throw movedAway(branch);
      ({ work, tip: expected } = other);
      parent = start.commit;
      continue;
    }
    // Somebody pushed meanwhile. Their commits stay; ours goes on top, unless both touch a file.
    await insistOnApart(workspace, result.tip, made.changes, branch, allowed);
    expected = result.tip;
    parent = result.tip;
  }
}

/** No store takes a record with a secret in it. */
function intentOf(made: Made, changed: ChangedPath[], { secrets }: JobTools): Partial<Turn> {
  const { redact } = secretScanner(secrets);
  return {
    summary: made.summary,
    ...(made.rounds.length > 0 && { rounds: made.rounds }),
    files: { count: changed.length, first: changed.slice(0, MAX_RECORDED) },
    checks: made.checks.map((check) => ({ ...check, summary: redact(check.summary) })),
  };
}

function movedAway(branch: string): WorkFailed {
  return new WorkFailed(
    `The branch \`${branch}\` was replaced while the agent worked, so nothing was pushed. Retry to continue.`,
  );
}

async function insistOnApart(
  workspace: Workspace,
  tip: string,
  changes: FileChange[],
  branch: string,
  signal: AbortSignal,
): Promise<void> {
  const theirs = new Set(await workspace.changedSince(tip, signal));
  const both = changes.filter(({ path }) => theirs.has(path)).map(({ path }) => `\`${path}\``);
  if (both.length === 0) return;
  throw new WorkFailed(
    `Someone changed ${both.slice(0, 5).join(', ')} on \`${branch}\` while the agent worked on it. Their commits were kept. Retry to start from them.`,
  );
}

export function refuseSecrets(tools: JobTools, texts: Record<string, string>): void {
  const found = secretScanner(tools.secrets).scan([], texts);
  if (found.length > 0) throw new WorkFailed(secretReason(found));
}
