// From changed files to a commit on the job's branch, next to whatever people pushed meanwhile.

import { createHmac } from 'node:crypto';
import type { CheckResult } from '../contract/job.ts';
import { sentence, WorkFailed } from '../shared/errors.ts';
import { achieved } from './agent.ts';
import type { FileChange } from './changes/change.ts';
import { secretReason, secretScanner } from './changes/secrets.ts';
import {
  type ChangedPath,
  type Intent,
  type JobRecord,
  type Turn,
  type Work,
  withTurn,
} from './job.ts';
import type { HeldLease, Stop } from './lease.ts';
import type { Meter } from './meter.ts';
import {
  branchesToLookAt,
  branchNames,
  chooseBase,
  type HostCommits,
  isBlocked,
  signedOff,
} from './publisher.ts';
import * as text from './pull-request-text.ts';
import { type Made, RESCUE_MS } from './rounds.ts';
import type { JobTools } from './tools.ts';
import type { BranchCommit, PushResult, Workspace, Workspaces } from './workspace.ts';

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
  /** The position of the turn in its job. */
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
  const { origin, prompt } = turn;
  const told = { summary: achieved(made), origin, prompt, paths: changed };
  const unsigned = text.commitMessage(job, index, told, tools.template?.title);
  const unproven = await signedOff(unsigned, turn, tools.signer, allowed);
  refuseSecrets(tools, { 'commit message': unproven });
  const author = await tools.publisher.author?.();
  let { work, tip: expected } = start;
  let parent = start.commit;
  for (;;) {
    const time = Math.floor(tools.clock.now() / 1000);
    const write = (message: string) =>
      workspace.commit({ parent, changes: made.changes, message, time, author }, allowed);
    const first = await write(unproven);
    const { tree } = first;
    const proof = proofOf(job, index, { parent, tree });
    const message = proof ? `${unproven.trimEnd()}\n${PROOF}: ${proof}\n` : unproven;
    const { oid: commit } = proof ? await write(message) : first;
    const counts = await workspace.lines(commit, allowed);
    const counted = changed.map((file) => ({ ...file, ...counts.get(file.path) }));
    const record = intentOf(made, tools, counted);
    const { branch } = work;
    const intent = commits && { branch, parent, tree };
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
    // The branch is gone, or an earlier run of this turn pushed late: its commit is replaced by ours.
    if (result.tip === null || result.tip === turn.commit) {
      expected = result.tip;
      continue;
    }
    const theirs = expected === null ? [] : await tools.workspaces.commits(branch, allowed);
    if (!theirs.some(({ sha }) => sha === expected)) {
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

/** What the record says of a change. No store takes a record with a secret in it. */
export function intentOf(
  made: Made,
  { secrets }: JobTools,
  changed: ChangedPath[] = made.changes.map(({ path, kind }) => ({ path, kind })),
): Partial<Turn> {
  const { redact } = secretScanner(secrets);
  return {
    summary: made.summary,
    ...(made.rounds.length > 0 && { rounds: made.rounds }),
    ...(made.undoes && { undoes: made.undoes }),
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

// Where a turn begins and which branch it goes to. Anyone with push access can create a branch with
// a job's name, so one that holds nothing of ours is left alone and the next name is tried. A second
// run asks the same questions and finds the same branch.

export interface Start {
  work: Work;
  /** The commit the agent's copy is made of. */
  commit: string;
  /** Where the branch stands now; null when the push must create it. */
  tip: string | null;
  /** The turn's own commit, which the record knows nothing of: it was restored from a backup. */
  proven?: BranchCommit | undefined;
}

type Tools = Pick<JobTools, 'workspaces' | 'publisher' | 'baseRef' | 'log'>;

export async function findStart(
  job: JobRecord,
  turn: Turn,
  { workspaces, publisher, baseRef, log }: Tools,
  signal: AbortSignal,
): Promise<Start> {
  const heads = await workspaces.heads(branchesToLookAt(job, turn, baseRef), signal);
  const isBelow = async ({ ref }: Work['base'], commit: string) =>
    commit === (heads.tips.get(ref) ?? heads.default?.tip) || isOn(ref, commit, workspaces, signal);
  for (const branch of branchNames(job.id)) {
    if (isBlocked(branch, heads)) continue;
    const tip = heads.tips.get(branch);
    if (tip === undefined) {
      // A name that had a pull request stays that pull request's, also when the branch is gone.
      if (job.work && (await publisher.lookUp(branch, signal))) continue;
      const base = chooseBase(turn, heads, baseRef);
      // The commit of a request is what the record says it is.
      if (!(await isBelow(base, base.sha))) {
        throw new WorkFailed(
          `The branch \`${base.ref}\` does not contain the commit ${base.sha.slice(0, 10)} that the request was made on, so nothing was done. Request it again.`,
        );
      }
      return { work: workOn(branch, base, job), commit: base.sha, tip: null };
    }
    const known = commitsOf(job);
    const unsure = !known.has(tip) && (known.size > 0 || job.proof !== undefined);
    const commits = unsure ? await workspaces.commits(branch, signal) : [];
    const proves = (index: number) => commits.find((commit) => isProven(job, index, commit));
    const ours =
      known.has(tip) ||
      commits.some(({ sha }) => known.has(sha)) ||
      job.turns.some((_, index) => proves(index));
    // A run that died may have created it for the code host's commit: nothing is on it yet.
    if (!ours && !(await isBelow(chooseBase(turn, heads, baseRef), tip))) {
      log.warn(`The branch \`${branch}\` holds nothing of this job, so it is left alone.`);
      continue;
    }
    const pull = await publisher.lookUp(branch, signal);
    const base = pull ? { ref: pull.base, sha: tip } : chooseBase(turn, heads, baseRef);
    // People may have added commits: theirs stay, and the turn begins where they ended.
    const proven = proves(job.turns.indexOf(turn));
    return { work: workOn(branch, base, job), commit: tip, tip, proven };
  }
  throw new WorkFailed(
    `All branches that job ${job.id} could use, such as \`${branchNames(job.id)[0]}\`, contain other people’s commits. Delete those branches, then retry.`,
  );
}

/** Anyone with push access can write a record: the work begins only at what the branches really have. */
export async function isOn(
  branch: string,
  commit: string,
  workspaces: Workspaces,
  signal: AbortSignal,
): Promise<boolean> {
  return (await workspaces.commits(branch, signal)).some(({ sha }) => sha === commit);
}

const PROOF = 'Docket-Proof';

/**
 * Says that the commit is the turn's. Anyone can read it and nobody else can make it for other files,
 * so the commit is known as ours also when the record is older than the commit.
 */
function proofOf(
  { id, proof, turns }: JobRecord,
  index: number,
  { parent, tree }: Pick<BranchCommit, 'parent' | 'tree'>,
): string | undefined {
  const turn = turns[index];
  if (proof === undefined || !turn) return undefined;
  const about = JSON.stringify([id, index, turn.receivedAt, turn.prompt, parent, tree]);
  return createHmac('sha256', proof).update(about).digest('hex');
}

function isProven(job: JobRecord, index: number, commit: BranchCommit): boolean {
  const proof = proofOf(job, index, commit);
  return proof !== undefined && commit.message.split('\n').includes(`${PROOF}: ${proof}`);
}

/** What this job has pushed, or was about to. */
function commitsOf({ work, turns }: JobRecord): ReadonlySet<string> {
  return new Set([work?.head, ...turns.map(({ commit }) => commit)].filter((sha) => sha != null));
}

function workOn(branch: string, base: Work['base'], { work }: JobRecord): Work {
  const known = work?.branch === branch ? work : null;
  const { head = null, pull = null, compareLink = null, draft, title } = known ?? {};
  const earlier = [...(work?.earlierPulls ?? [])];
  if (!known && work?.pull) earlier.push(work.pull.number);
  return {
    branch,
    base,
    head,
    pull,
    compareLink,
    ...(draft && { draft }),
    ...(title !== undefined && { title }),
    ...(earlier.length > 0 && { earlierPulls: earlier }),
  };
}

// A turn's commit, created by the code host so that the host signs it. Nobody knows its name before,
// so the intent holds what it will consist of: whoever takes over finds it by its parent and tree.

/** What GitHub takes in one request is not documented; encoded, this becomes 27 MB. */
const MAX_BYTES = 20 * 1_048_576;
/** A branch that was pushed just now may not have arrived everywhere at the host. */
const TRIES = 6;
const SETTLE_MS = 1_000;

type VerifiedPush = { kind: 'pushed'; commit: string } | { kind: 'moved'; tip: string | null };

interface Context {
  tools: JobTools;
  hold: HeldLease;
  signal: AbortSignal;
}

interface PushPlan {
  intent: Intent;
  /** Where the branch stands; null when it must be created. */
  expected: string | null;
  changes: FileChange[];
  message: string;
}

/** GitHub's API knows paths and contents, and nothing else of a file. */
export function insistOnPlainFiles(changes: FileChange[]): void {
  const odd = changes.filter(
    ({ kind, mode, was }) => kind !== 'deleted' && (mode !== '100644' || (was ?? mode) !== mode),
  );
  if (odd.length > 0) {
    const names = odd.slice(0, 5).map(({ path }) => `\`${path}\``);
    throw new WorkFailed(
      `With \`commit: verified\`, only plain files can be changed, and ${names.join(', ')} is an executable file or a symbolic link. Nothing was pushed. Use \`commit: git\` in \`.github/docket.yml\`, or ask for a change without it.`,
    );
  }
  const bytes = changes.reduce((sum, { content }) => sum + (content?.length ?? 0), 0);
  if (bytes > MAX_BYTES) {
    throw new WorkFailed(
      `With \`commit: verified\`, a change can be at most ${MAX_BYTES / 1_048_576} MB, and this one is larger. Nothing was pushed. Use \`commit: git\` in \`.github/docket.yml\`, or ask for less at a time.`,
    );
  }
}

async function pushVerified(
  commits: HostCommits,
  workspace: Workspace,
  { intent, expected, changes, message }: PushPlan,
  { tools, hold, signal }: Context,
): Promise<VerifiedPush> {
  const { branch, parent } = intent;
  if (expected === null) {
    // The host commits only to a branch that exists: first it is where the work began.
    const created = await workspace.push({ branch, commit: parent, expected }, signal);
    if (created.kind === 'moved') return created;
    tools.checkpoint?.('branch-created');
  }
  for (let tries = 1; ; tries += 1) {
    await hold.insist();
    let problem: unknown = new WorkFailed(
      `GitHub does not see \`${branch}\` where it was pushed to. Retry to continue.`,
    );
    try {
      const commit = await commits.create({ branch, parent, changes, message }, signal);
      if (commit !== null) return { kind: 'pushed', commit };
    } catch (error) {
      signal.throwIfAborted();
      tools.log.debug(`Looking for the commit, because: ${sentence(error)}`);
      problem = error;
    }
    const { tips } = await tools.workspaces.heads([branch], signal);
    const tip = tips.get(branch) ?? null;
    if (tip !== parent) {
      const found = tip === null ? null : await findMade(intent, tools.workspaces, signal);
      return found === null ? { kind: 'moved', tip } : { kind: 'pushed', commit: found };
    }
    if (tries === TRIES || !(problem instanceof WorkFailed)) throw problem;
    await tools.clock.sleep(SETTLE_MS * tries, signal);
  }
}

/** The job, with the commits that earlier runs made without learning their names. */
export async function withFoundCommits(
  job: JobRecord,
  { tools, hold, signal }: Context,
): Promise<JobRecord> {
  let known = job;
  for (const [index, { intent }] of job.turns.entries()) {
    const commit = intent && (await findIntended(intent, tools.workspaces, signal));
    if (!commit) continue;
    known = await hold.save(
      (record) => withTurn(record, index, { commit, intent: undefined }),
      `turn ${index + 1} is ${commit.slice(0, 10)}, by an earlier run`,
    );
  }
  return known;
}

async function findIntended(
  intent: Intent,
  workspaces: Workspaces,
  signal: AbortSignal,
): Promise<string | null> {
  const { tips } = await workspaces.heads([intent.branch], signal);
  return tips.has(intent.branch) ? findMade(intent, workspaces, signal) : null;
}

async function findMade(
  { branch, parent, tree }: Intent,
  workspaces: Workspaces,
  signal: AbortSignal,
): Promise<string | null> {
  const commits = await workspaces.commits(branch, signal);
  return commits.find((one) => one.parent === parent && one.tree === tree)?.sha ?? null;
}
