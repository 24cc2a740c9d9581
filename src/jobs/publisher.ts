// The port to the code host's pull requests.
import type { FileDiff } from '../shared/git/diff.ts';
import type { FileChange } from './changes/change.ts';
import type { PullRequest } from './job.ts';
import type { CommitAuthor } from './workspace.ts';

export interface PullRequestPlan {
  branch: string;
  /** The branch it is to be merged into. */
  base: string;
  title: string;
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
