// The port to the repository's files: a plain copy for the agent, and afterwards, made anew and out
// of the agent's reach, the branch that its changes become.
import type { FileChange } from './changes/change.ts';
import type { ChangedPath } from './job.ts';

export interface Workspaces {
  /** Where the branches that match stand, and the default one, all read at one moment. */
  heads(patterns: string[], signal: AbortSignal): Promise<Heads>;
  /** A plain copy of the files at a commit. */
  open(commit: string, signal: AbortSignal): Promise<Workspace>;
  /** The latest commits of the branch, newest first. */
  commits(branch: string, signal: AbortSignal): Promise<BranchCommit[]>;
  /** What takes the commit back at a later one of its branch, or the files that keep it from that. */
  reversed(commit: string, tip: string, signal: AbortSignal): Promise<Reversed>;
  /** What a pull request of the commit against this branch changes. */
  changed(base: string, commit: string, signal: AbortSignal): Promise<ChangedPath[]>;
}

export interface Reversed {
  changes: FileChange[];
  /** Changed again since then. */
  conflicts: string[];
}

export interface BranchCommit {
  sha: string;
  tree: string;
  /** A merge has several, separated by spaces. */
  parent: string;
  message: string;
}

export interface Heads {
  /** null: the repository is empty. */
  default: { name: string; tip: string } | null;
  tips: ReadonlyMap<string, string>;
}

export interface Workspace {
  readonly dir: string;
  /** The repository's own instructions for agents, from the default branch. */
  readonly instructions: string | undefined;
  /** What is different from the commit now. Call it only when nothing runs in the copy any more. */
  changes(signal: AbortSignal): Promise<FileChange[]>;
  /** Paths of all files at the commit. */
  paths(signal: AbortSignal): Promise<string[]>;
  /** A file as it was at the commit; null when it was no plain file. */
  before(path: string): Promise<Buffer | null>;
  /** Makes the copy what the commit and these changes are, whatever else was done to it since. */
  restore(changes: FileChange[], signal: AbortSignal): Promise<void>;
  /** Writes the commit, without pushing it; answers its id, and that of its tree. */
  commit(plan: CommitRequest, signal: AbortSignal): Promise<{ oid: string; tree: string }>;
  /** How many lines a commit that was written here adds and removes, by path; only of text. */
  lines(commit: string, signal: AbortSignal): Promise<Map<string, LineCount>>;
  push(request: PushRequest, signal: AbortSignal): Promise<PushResult>;
  /** Paths that differ between the workspace's commit and a later one of the same branch. */
  changedSince(later: string, signal: AbortSignal): Promise<string[]>;
  dispose(): Promise<void>;
}

export interface LineCount {
  added: number;
  removed: number;
}

export interface CommitRequest {
  /** Where the branch stands; the changes were made on the workspace's own commit. */
  parent: string;
  changes: FileChange[];
  message: string;
  /** Seconds since the epoch. */
  time: number;
  author?: CommitAuthor | undefined;
}

export interface CommitAuthor {
  name: string;
  email: string;
}

export interface PushRequest {
  branch: string;
  commit: string;
  /** Where the branch is expected to be; null when it must not exist yet. */
  expected: string | null;
}

/** `moved`: the branch is not where it was expected, and was left alone. */
export type PushResult =
  /** `commit`: what the host made of it, if it did. */
  { kind: 'pushed'; commit?: string } | { kind: 'moved'; tip: string | null };
