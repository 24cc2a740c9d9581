// The port to the code host's threads: issues, pull requests, their comments and who may speak
// there. Owned by the use cases, implemented by github/. Every call rejects with an error of the
// shared family, and with one that `isNoAnswer` recognizes if the host did not answer: no answer is never
// an opinion. What was posted twice by accident cannot happen, because posts carry a marker.

import type { DriftReport } from '../drift/drift-thread.ts';

export const PERMISSIONS = ['none', 'read', 'triage', 'write', 'maintain', 'admin'] as const;
export type Permission = (typeof PERMISSIONS)[number];

/** The documentation check has a queue of its own, and what asked for it runs again there. */
export class CheckLater extends Error {}

/** `problem`: the host answered, and did not confirm anything. That is a no, whatever was asked. */
export interface PermissionAnswer {
  level: Permission;
  problem?: string;
}

export function permits(answer: PermissionAnswer, required: Permission): boolean {
  if (answer.problem !== undefined) return false;
  return PERMISSIONS.indexOf(answer.level) >= PERMISSIONS.indexOf(required);
}

export type Reaction = 'eyes' | 'rocket' | 'confused';

/** What someone wrote and can be reacted to. A review needs its pull request to be found. */
export type ReactionTarget =
  | { kind: 'thread'; number: number }
  | { kind: 'issue'; id: number }
  | { kind: 'review-comment'; id: number }
  | { kind: 'review'; id: number; pull: number };

/** A comment or a review: what a command can stand in. */
export type CommentTarget = Exclude<ReactionTarget, { kind: 'thread' }>;

/**
 * Where an answer goes: the conversation, or below a review comment. `replyTo` is the comment that
 * opened the review thread (`in_reply_to_id` of an answer in it), as hosts refuse answers to answers.
 */
export interface ThreadPlace {
  thread: number;
  replyTo?: number;
}

export interface PostedComment {
  kind: 'issue' | 'review-comment';
  id: number;
  /** What the host's other API knows it by. */
  nodeId: string;
  body: string;
  author: string;
  createdAt: string;
  url: string;
}

/** What someone wrote, as it is there now. */
export interface Said {
  author: string;
  bot: boolean;
  body: string;
  /** The issue or pull request that it is on. */
  thread: number;
}

/** ISO 8601; null: never edited; undefined: the host could not say, so do not trust the text. */
export type EditTime = string | null | undefined;

export interface ThreadText {
  number: number;
  title: string;
  body: string;
  author: string;
  createdAt: string;
  titleEditedAt: EditTime;
  bodyEditedAt: EditTime;
  isPull: boolean;
  url: string;
}

export interface PullInfo {
  number: number;
  headRef: string;
  headSha: string;
  baseRef: string;
  /** False for forks, also for forks that are gone. */
  sameRepository: boolean;
  state: 'open' | 'merged' | 'closed';
  /** Who merged it, where that is known. */
  mergedBy?: string;
  /** When it was merged or closed; null while it is open. */
  closedAt: string | null;
  createdAt: string;
  /** When anything about it last changed. */
  updatedAt: string;
  url: string;
}

export interface ReviewCommentText {
  id: number;
  body: string;
  author: string;
  path: string;
  /** Absent for a comment on the whole file or on a line that is gone. */
  startLine?: number;
  line?: number;
  hunk: string;
  /** The comment that opened this review thread; its own id when it is the first. */
  opener: number;
  createdAt: string;
  editedAt: EditTime;
  url: string;
}

/** A submitted review and its author's comments on lines. */
export interface ReviewText {
  requestsChanges: boolean;
  body: string;
  submittedAt: string;
  comments: (Pick<
    ReviewCommentText,
    'body' | 'path' | 'startLine' | 'line' | 'hunk' | 'editedAt'
  > & { /** Where to answer, if the host says so. */ opener?: number })[];
  /** How many further comments it has. */
  more: number;
}

/** A check that failed, and what it reported: anyone's words, without limit on what they say. */
export interface FailedCheck {
  name: string;
  output(): Promise<string>;
}

export interface ChangedFile {
  path: string;
  previousPath?: string;
  status: 'added' | 'modified' | 'removed' | 'renamed';
  additions: number;
  deletions: number;
  /** Absent for binary and for very large files. */
  patch?: string;
}

export interface RepositoryInfo {
  id: number;
  fullName: string;
  defaultBranch: string;
  private: boolean;
  archived: boolean;
  url: string;
}

export interface ThreadHost {
  repository(): Promise<RepositoryInfo>;
  /** The login that this token acts as, such as `github-actions[bot]`. */
  self(): Promise<string>;
  /** A yes or a no. Rejects if there was no answer, which is neither. */
  permission(login: string): Promise<PermissionAnswer>;

  /** Rejects with NotFound when it was deleted. */
  said(target: CommentTarget): Promise<Said>;

  /** `first` for exactly one caller per token: the claim. Reviews have no such promise. */
  react(target: ReactionTarget, reaction: Reaction): Promise<'first' | 'again'>;
  unreact(target: ReactionTarget, reaction: Reaction): Promise<void>;
  /** Have we reacted so? Nobody else can add or remove it. */
  reacted(target: CommentTarget, reaction: Reaction): Promise<boolean>;

  /** Comments of the place that contain this text, oldest first. Anyone may have written them. */
  findComments(place: ThreadPlace, text: string): Promise<PostedComment[]>;
  /**
   * Posts once. `marker` is part of `body` and found nowhere else; after an unclear answer the
   * place is searched for it before anything is sent again.
   */
  createComment(place: ThreadPlace, body: string, marker: string): Promise<PostedComment>;
  /** Rejects with NotFound when the comment was deleted. */
  editComment(comment: Pick<PostedComment, 'kind' | 'id'>, body: string): Promise<void>;
  /** A comment of our own; that it is gone already is fine. */
  deleteComment(comment: Pick<PostedComment, 'kind' | 'id'>): Promise<void>;
  /** Hides comments of our own as outdated; anyone can still open them. */
  hideOutdated(comments: readonly Pick<PostedComment, 'nodeId'>[]): Promise<void>;
  /**
   * Makes this person a requested reviewer, whom the host notifies. False if it refuses: they are the
   * author or no collaborator, or the pull request is closed.
   */
  requestReview(pull: number, login: string): Promise<boolean>;

  thread(number: number): Promise<ThreadText>;
  pull(number: number): Promise<PullInfo>;
  /** The open pull request of a branch of this repository. */
  openPull(headRef: string): Promise<PullInfo | null>;
  /** The branch's pull request: the open one, or else the newest. */
  pullOf(headRef: string): Promise<PullInfo | null>;
  /** Open pull requests of this repository's own `<prefix>*` branches, against this branch if it is given. */
  openPulls(headPrefix: string, baseRef?: string): Promise<PullInfo[]>;
  /** Makes it a pull request against another branch. False if the host refuses. */
  retarget(pull: number, baseRef: string): Promise<boolean>;
  /** What fails on this commit now, without our own workflow. */
  failedChecks(sha: string): Promise<FailedCheck[]>;
  /** Is the commit the head itself, or one of those it stands on? */
  leadsTo(sha: string, head: string): Promise<boolean>;
  reviewComment(id: number): Promise<ReviewCommentText>;
  review(pull: number, id: number): Promise<ReviewText>;
  /** What the pull request changes at exactly this head, through the API: nothing is checked out. */
  changedFiles(pull: number, headSha: string): Promise<{ files: ChangedFile[]; more: boolean }>;
  /**
   * What the documentation lacks for the pull request at exactly this head; absent where the files
   * cannot be read. Rejects with CheckLater where it may not take the time.
   */
  drift?(pull: number, headSha: string): Promise<DriftReport>;
  /** A text file of the default branch; null when there is none. */
  readFile(path: string): Promise<string | null>;
  /** One of the `.github` repository of the same owner; null also when this token cannot read it. */
  readOwnersFile(path: string): Promise<string | null>;
  /** All files of the default branch; only a part of them in a very large repository. */
  listFiles(): Promise<string[]>;
  /** Pull requests of this repository's own `<prefix>*` branches, merged or closed since then. */
  closedPulls(headPrefix: string, since: string): Promise<PullInfo[]>;
}

/** Where to let workflows open pull requests. */
export const PULLS_SETTING =
  'Settings → Actions → General → Allow GitHub Actions to create and approve pull requests';

/** What `doctor` asks the host about itself and its settings. */
export interface HostChecks {
  /** The host's clock, in milliseconds since the epoch. */
  serverTime(): Promise<number>;
  /** May Actions open pull requests here; undefined when this token may not know. */
  actionsMayOpenPulls(): Promise<boolean | undefined>;
  /** The same for all repositories of the organization; undefined also when there is none. */
  organizationMayOpenPulls(): Promise<boolean | undefined>;
}

/** All of an App's installation, one of its repositories, or only what its owner is called. */
export type InstalledPart = number | 'owner' | undefined;
