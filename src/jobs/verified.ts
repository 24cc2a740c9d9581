// A turn's commit, created by the code host so that the host signs it. Nobody knows its name before,
// so the intent holds what it will consist of: whoever takes over finds it by its parent and tree.

import { sentence, WorkFailed } from '../shared/errors.ts';
import type { FileChange } from './changes/change.ts';
import type { HeldLease } from './held-lease.ts';
import type { HostCommits } from './host-commits.ts';
import { type Intent, type JobRecord, withTurn } from './job.ts';
import type { JobTools } from './tools.ts';
import type { Workspace, Workspaces } from './workspace.ts';

/** What GitHub takes in one request is not documented; encoded, this becomes 27 MB. */
const MAX_BYTES = 20 * 1_048_576;
/** A branch that was pushed just now may not have arrived everywhere at the host. */
const TRIES = 6;
const SETTLE_MS = 1_000;

export type VerifiedPush =
  | { kind: 'pushed'; commit: string }
  | { kind: 'moved'; tip: string | null };

interface Context {
  tools: JobTools;
  hold: HeldLease;
  signal: AbortSignal;
}

interface Plan {
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

export async function pushVerified(
  commits: HostCommits,
  workspace: Workspace,
  { intent, expected, changes, message }: Plan,
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
      const found = tip === null ? null : await tools.workspaces.find(branch, intent, signal);
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
  return tips.has(intent.branch) ? workspaces.find(intent.branch, intent, signal) : null;
}
