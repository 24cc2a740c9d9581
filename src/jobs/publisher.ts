// The port to the code host's pull requests.

import type { Origin } from '../contract/job.ts';
import { SetupError } from '../shared/errors.ts';
import type { FileDiff } from '../shared/git/diff.ts';
import { bound, oneLine } from '../shared/text/foreign.ts';
import type { FileChange } from './changes/change.ts';
import type { JobRecord, PullRequest, Turn, Work } from './job.ts';
import type { CommitAuthor, Heads } from './workspace.ts';

export interface PullRequestPlan {
  branch: string;
  /** The branch it is to be merged into. */
  base: string;
  title: string;
  /** What Docket called it before. If it has another title, a person gave it that one, and it stays. */
  previousTitle?: string;
  body: string;
  /** Open it as a draft. */
  draft: boolean;
  /** What to make of one that is open already. */
  existing: 'keep' | 'draft' | 'ready';
}

export type Published =
  /** `unsupported`: it would be a draft, but the repository has none. */
  | { kind: 'pull-request'; pull: PullRequest; draft: boolean | 'unsupported' }
  /** The repository does not let us open pull requests; `reason` names the setting. */
  | { kind: 'forbidden'; compareLink: string; reason: string };

export interface BranchPullRequest {
  state: 'open' | 'merged' | 'closed';
  /** The branch it is to be merged into. */
  base: string;
  draft: boolean;
}

export interface Publisher {
  /** Set when the host creates the commits. */
  readonly commits?: HostCommits | undefined;
  /** Whom the host knows as the author of our commits; absent or undefined: nobody. */
  author?(): Promise<CommitAuthor | undefined>;
  /** Finds the branch's pull request and brings its text up to date, or opens it. */
  publish(plan: PullRequestPlan, signal: AbortSignal): Promise<Published>;
  /** Closes the branch's pull request, if it is open. Absent where that is up to people. */
  close?(branch: string, signal: AbortSignal): Promise<void>;
  /** Where people read a file of a branch. */
  pageLink?(branch: string, path: string): string;
  /** What became of the branch's pull request; null when there never was one. */
  lookUp(branch: string, signal: AbortSignal): Promise<BranchPullRequest | null>;
  /** How many pull requests of this repository's own `<prefix>*` branches are open. */
  countOpen(prefix: string, signal: AbortSignal): Promise<number>;
}

/** A pull request of a repository without a code host, as its page shows it. */
export interface LocalPull extends BranchPullRequest {
  number: number;
  branch: string;
  title: string;
  body: string;
  createdAt: string;
  files: readonly FileDiff[];
  /** What merges it, to be run by hand. */
  mergeCommand: string;
}

export interface LocalPulls extends Publisher {
  /** Null if there is no such pull request. */
  read(number: number): Promise<LocalPull | null>;
}

// The port to a code host that creates commits itself, and signs them.

export interface HostCommitRequest {
  branch: string;
  /** Where the branch must stand; otherwise nothing happens. So a second try does no harm. */
  parent: string;
  changes: FileChange[];
  message: string;
}

export interface HostCommits {
  /** The new commit at the branch's tip; null when the host does not see the branch there. */
  create(request: HostCommitRequest, signal: AbortSignal): Promise<string | null>;
}

// The requester's sign-off (DCO) at the end of a commit message. Name and address come from the code
// host, never from a text: a name could otherwise bring lines of its own.

export interface Signer {
  login: string;
  /** As the person has chosen it. */
  name: string;
  email: string;
}

/** Null: nobody who could sign off. */
export type FindSigner = (login: string, signal: AbortSignal) => Promise<Signer | null>;

export async function signedOff(
  message: string,
  { origin }: Turn,
  signer: FindSigner | undefined,
  signal: AbortSignal,
): Promise<string> {
  const person = origin?.requester === undefined ? null : await signer?.(origin.requester, signal);
  if (!person) return message;
  const name = bound(oneLine(person.name).replace(/[<>]/g, '').trim(), 100);
  return `${message.trimEnd()}\nSigned-off-by: ${name || person.login} <${person.email}>\n`;
}

// The names of a job's branch, and what a new one begins at. Pure: the remote's branches are handed
// in. Both follow from the job's id and from what GitHub says, never from the record.

/** What the names of all branches of jobs begin with. */
export const BRANCHES = 'docket/';
/** How many names are tried before the job gives up. */
const NAMES = 20;

/** `docket/<job>`, then `docket/<job>-2` and so on, for when a name is not ours to use. */
export function branchNames(id: string): string[] {
  const own = `${BRANCHES}${id}`;
  return Array.from({ length: NAMES }, (_, index) => (index === 0 ? own : `${own}-${index + 1}`));
}

/** A branch that a record names and that is not the job's: somebody put it there by hand. */
export function foreignBranch({ id, work, turns }: JobRecord): string | undefined {
  const named = [work?.branch, ...turns.map(({ intent }) => intent?.branch)];
  return named.find((branch) => branch !== undefined && !branchNames(id).includes(branch));
}

/** Every branch that the choice may depend on, as patterns, so that the remote is asked once. */
export function branchesToLookAt(job: JobRecord, turn: Turn, baseRef?: string): string[] {
  const own = `${BRANCHES}${job.id}`;
  const pull = pullBelow(turn)?.headRef;
  return [own, `${own}-*`, `${own}/*`, ...(pull ? [pull] : []), ...(baseRef ? [baseRef] : [])];
}

/** git keeps refs like files: `a/b` leaves no room for `a`. */
export function isBlocked(branch: string, { tips }: Heads): boolean {
  return [...tips.keys()].some((name) => name.startsWith(`${branch}/`));
}

/** One of another repository has no branch here, whatever branches are called. */
function pullBelow({ origin }: Turn): Origin['pull'] {
  return origin?.repository === undefined ? origin?.pull : undefined;
}

/** Docs and code merge together: below an open pull request of this repository, its head branch. */
export function chooseBase(turn: Turn, heads: Heads, baseRef: string | undefined): Work['base'] {
  const pull = pullBelow(turn);
  const open = pull?.sameRepository && pull.open !== false;
  const stacked = baseRef === undefined && open && heads.tips.has(pull.headRef);
  // The commit is the one recorded with the request, also when the head has moved since.
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
