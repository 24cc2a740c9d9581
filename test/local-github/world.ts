// Everything the stand-in remembers, as plain data that fits in one JSON file. Git objects and
// branches are not in here: they live in the repositories, and are read from there each time.

import type { Check } from './check.ts';
import type { Clock } from './clock.ts';
import { missing } from './problem.ts';

export const LEVELS = ['none', 'read', 'triage', 'write', 'maintain', 'admin'] as const;
export type Level = (typeof LEVELS)[number];

export interface Account {
  id: number;
  login: string;
  /** The display name, if it is another. */
  name?: string;
  type: 'User' | 'Bot' | 'Organization';
}

export interface Repository {
  id: number;
  /** `owner/name` */
  fullName: string;
  private: boolean;
  defaultBranch: string;
  gitDir: string;
  createdAt: string;
  forkOf: string | null;
  collaborators: Record<string, Level>;
  /** The setting "Allow GitHub Actions to create and approve pull requests". */
  actionsMayOpenPulls: boolean;
  /** Absent: it is not. */
  archived?: boolean;
  /** The same setting of the organization is off. */
  organizationForbidsPulls?: boolean;
  /** What Actions may run; absent: everything. */
  actionsPolicy?: {
    enabled: boolean;
    allowed: 'all' | 'selected';
    patterns: string[];
    pinned: boolean;
  };
  /** The organization lets no repository have secrets of its own. */
  organizationForbidsSecrets?: boolean;
  /** As they are, because nobody but a test reads them. */
  secrets?: Record<string, string>;
  variables?: Record<string, string>;
  protectedBranches?: string[];
  /** Drafts need a paid plan in private repositories. */
  draftsSupported: boolean;
  labels: Label[];
  lastNumber: number;
  /** Commits that GitHub created itself, and therefore signed. */
  signedCommits?: string[];
}

export interface Label {
  id: number;
  name: string;
  color: string;
}

export interface Pull {
  headRepo: string;
  headRef: string;
  /** As last seen; the branch may be gone. */
  headSha: string;
  baseRef: string;
  /** The base branch when the head was last looked at. */
  baseSha: string;
  draft: boolean;
  mergedAt: string | null;
  mergedBy: string | null;
  mergeSha: string | null;
  reviewers: string[];
}

/** An issue, or a pull request when `pull` is there. */
export interface Thread {
  id: number;
  repo: string;
  number: number;
  title: string;
  body: string;
  author: string;
  state: 'open' | 'closed';
  closedAt: string | null;
  closedBy: string | null;
  createdAt: string;
  updatedAt: string;
  bodyEditedAt: string | null;
  titleEditedAt: string | null;
  labels: string[];
  locked: boolean;
  pull?: Pull;
}

export interface Comment {
  id: number;
  repo: string;
  thread: number;
  author: string;
  body: string;
  createdAt: string;
  updatedAt: string;
  editedAt: string | null;
  /** Why someone hid it. */
  minimized?: string;
}

export interface Review extends Comment {
  state: 'COMMENTED' | 'APPROVED' | 'CHANGES_REQUESTED' | 'DISMISSED';
  commitSha: string;
}

export interface ReviewComment extends Comment {
  review: number;
  path: string;
  line: number | null;
  startLine: number | null;
  hunk: string;
  commitSha: string;
  inReplyTo: number | null;
}

export const REACTIONS = ['+1', '-1', 'laugh', 'confused', 'heart', 'hooray', 'rocket', 'eyes'];

export type Subject = 'thread' | 'comment' | 'review' | 'review-comment';

export interface Reaction {
  id: number;
  subject: Subject;
  subjectId: number;
  author: string;
  content: string;
  createdAt: string;
}

export interface WorldData {
  version: 1;
  lastId: number;
  accounts: Account[];
  repositories: Repository[];
  threads: Thread[];
  comments: Comment[];
  reviews: Review[];
  reviewComments: ReviewComment[];
  reactions: Reaction[];
  checks: Check[];
}

/** The account that workflow tokens act as, with the id it has on github.com. */
export const ACTIONS_BOT: Account = { id: 41898282, login: 'github-actions[bot]', type: 'Bot' };

export function emptyWorld(): WorldData {
  return {
    version: 1,
    lastId: 1_000_000,
    accounts: [{ ...ACTIONS_BOT }],
    repositories: [],
    threads: [],
    comments: [],
    reviews: [],
    reviewComments: [],
    reactions: [],
    checks: [],
  };
}

export class World {
  readonly data: WorldData;
  readonly #clock: Clock;
  readonly #save: (data: WorldData) => void;
  readonly #waiting = new Set<() => void>();
  #version = 0;

  constructor(data: WorldData, clock: Clock, save: (data: WorldData) => void) {
    this.data = data;
    this.#clock = clock;
    this.#save = save;
  }

  nextId(): number {
    this.data.lastId += 1;
    return this.data.lastId;
  }

  /** GitHub's times have no fractions of a second. */
  now(): string {
    return new Date(this.#clock.now()).toISOString().replace(/\.\d+Z$/, 'Z');
  }

  /** Call it after every change, before anyone is notified. */
  changed(): void {
    this.#save(this.data);
    this.wake();
  }

  get version(): number {
    return this.#version;
  }

  wake(): void {
    this.#version += 1;
    for (const go of this.#waiting) go();
    this.#waiting.clear();
  }

  /** Resolves when something has changed since that version, or after this long. */
  async changedSince(version: number, ms: number): Promise<void> {
    if (version !== this.#version) return;
    const over = new AbortController();
    const woken = new Promise<void>((resolve) => this.#waiting.add(resolve));
    await Promise.race([woken, this.#clock.sleep(ms, over.signal).catch(() => {})]);
    over.abort();
  }

  account(login: string): Account {
    const known = this.data.accounts.find((account) => same(account.login, login));
    if (known) return known;
    const type = login.endsWith('[bot]') ? 'Bot' : 'User';
    const account: Account = { id: this.nextId(), login, type };
    this.data.accounts.push(account);
    return account;
  }

  knows(login: string): boolean {
    return this.data.accounts.some((account) => same(account.login, login));
  }

  repository(fullName: string): Repository {
    return (
      this.data.repositories.find((repo) => same(repo.fullName, fullName)) ?? missing('Not Found')
    );
  }

  thread(repo: string, number: number): Thread {
    const found = this.data.threads.find(
      (thread) => thread.repo === repo && thread.number === number,
    );
    return found ?? missing('Not Found');
  }

  pull(repo: string, number: number): PullThread {
    const thread = this.thread(repo, number);
    return isPull(thread) ? thread : missing('Not Found');
  }

  pulls(repo: string): PullThread[] {
    return this.data.threads.filter(isPull).filter((thread) => thread.repo === repo);
  }

  levelOf(repo: Repository, login: string): Level {
    const owner = repo.fullName.split('/')[0] ?? '';
    if (same(owner, login)) return 'admin';
    const given = Object.entries(repo.collaborators).find(([name]) => same(name, login))?.[1];
    return given ?? (repo.private ? 'none' : 'read');
  }
}

export type PullThread = Thread & { pull: Pull };

export function isPull(thread: Thread): thread is PullThread {
  return thread.pull !== undefined;
}

/** Logins and repository names differ only in case when they are the same. */
export function same(a: string, b: string): boolean {
  return a.toLowerCase() === b.toLowerCase();
}
