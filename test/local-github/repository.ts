// A repository as people use it: they push, ask, comment, review, merge and close. Each act that a
// workflow could hear of comes back with its event.
import {
  checksOf,
  commentEvent,
  editedEvent,
  pullEvent,
  pushEvent,
  reviewCommentEvent,
  reviewEvent,
} from './events.ts';
import type { Host } from './host.ts';
import type { HostEvent } from './host-event.ts';
import { missing } from './problem.ts';
import { mergePull, type NewPull, openPull, person, syncPulls } from './pulls.ts';
import {
  addReview,
  addReviewComment,
  type ChangesRequest,
  type NewReviewComment,
  replyTo,
  requestChanges,
} from './reviews.ts';
import { pageOf } from './shapes/links.ts';
import {
  addComment,
  addReaction,
  editComment,
  editThread,
  openThread,
  reactionsOf,
  remove,
  type ThreadEdit,
} from './threads.ts';
import type {
  Comment,
  Level,
  PullThread,
  Reaction,
  Repository,
  Review,
  ReviewComment,
  Subject,
  Thread,
} from './world.ts';

export interface Push {
  by: string;
  branch: string;
  /** null removes the file. */
  files: Record<string, string | Buffer | null>;
  message?: string;
  /** Where a new branch starts; by default at the default branch. */
  from?: string;
}

export class LocalRepository {
  readonly #host: Host;
  readonly #repo: Repository;

  constructor(host: Host, repo: Repository) {
    this.#host = host;
    this.#repo = repo;
  }

  get fullName(): string {
    return this.#repo.fullName;
  }
  get id(): number {
    return this.#repo.id;
  }
  get gitDir(): string {
    return this.#repo.gitDir;
  }
  get defaultBranch(): string {
    return this.#repo.defaultBranch;
  }
  get url(): string {
    return pageOf(this.#host.links, this.fullName);
  }
  get cloneUrl(): string {
    return `${this.url}.git`;
  }

  collaborator(login: string, level: Level): void {
    this.#repo.collaborators[this.#host.world.account(login).login] = level;
    this.#host.world.changed();
  }

  /** "Allow GitHub Actions to create and approve pull requests", and drafts in private. */
  settings(
    change: Partial<
      Pick<
        Repository,
        | 'actionsMayOpenPulls'
        | 'actionsPolicy'
        | 'organizationForbidsSecrets'
        | 'protectedBranches'
        | 'archived'
        | 'draftsSupported'
        | 'organizationForbidsPulls'
        | 'private'
      >
    >,
  ) {
    Object.assign(this.#repo, change);
    this.#host.world.changed();
  }

  /** What was set, opened. */
  get secrets(): Record<string, string> {
    return this.#repo.secrets ?? {};
  }
  get variables(): Record<string, string> {
    return this.#repo.variables ?? {};
  }
  get actionsMayOpenPulls(): boolean {
    return this.#repo.actionsMayOpenPulls;
  }

  async push({ by, branch, files, message, from }: Push): Promise<string> {
    const { plumbing, world } = this.#host;
    const branches = plumbing.branches(this.gitDir);
    const start = from ?? this.defaultBranch;
    const parent =
      branches.get(branch) ?? branches.get(start) ?? (await plumbing.resolve(this.gitDir, start));
    const list = Object.entries(files).map(([path, content]) => ({ path, content }));
    const sha = await plumbing.commit(this.gitDir, branch, {
      parent,
      files: list,
      message: message ?? `Change ${Object.keys(files).join(', ')}`,
      by: person(by),
      ms: Date.parse(world.now()),
    });
    await this.sync();
    this.#announced(
      pushEvent(this.#host, this.#repo, { by, branch, sha, files: Object.keys(files) }),
    );
    return sha;
  }

  branch(name: string): Promise<string | null> {
    return this.#host.plumbing.resolve(this.gitDir, `refs/heads/${name}`);
  }

  async branches(): Promise<string[]> {
    return [...this.#host.plumbing.branches(this.gitDir).keys()];
  }

  async deleteBranch(name: string): Promise<void> {
    await this.#host.plumbing.deleteRef(this.gitDir, `refs/heads/${name}`);
    await this.sync();
  }

  /** A file of a branch, tag or commit; null when there is none. */
  async file(ref: string, path: string): Promise<string | null> {
    const { plumbing } = this.#host;
    const commit = (await plumbing.resolve(this.gitDir, ref)) ?? missing(`No such ref: ${ref}`);
    const entry = await plumbing.entry(this.gitDir, commit, path);
    return entry ? (await plumbing.blob(this.gitDir, entry.sha)).toString('utf8') : null;
  }

  openIssue(wanted: { by: string; title: string; body?: string }): Thread {
    return openThread(this.#host.world, this.#repo, wanted);
  }

  editThread(number: number, by: string, edit: ThreadEdit): void {
    editThread(this.#host.world, this.thread(number), by, edit);
  }

  lock(number: number): void {
    this.thread(number).locked = true;
    this.#host.world.changed();
  }

  comment(number: number, wanted: { by: string; body: string }) {
    const comment = addComment(this.#host.world, this.thread(number), wanted);
    return { comment, event: this.#announced(commentEvent(this.#host, comment)) };
  }

  editComment(comment: Comment | Review | ReviewComment, body: string): void {
    editComment(this.#host.world, comment, body);
  }

  /** Someone edits a comment, perhaps somebody else's, and workflows hear of it. */
  rewrite(comment: Comment, { by, body }: { by: string; body: string }): HostEvent {
    const from = comment.body;
    editComment(this.#host.world, comment, body);
    return this.#announced(editedEvent(this.#host, comment, { by, from }));
  }

  deleteComment(comment: Comment): void {
    remove(this.#host.world, this.#host.world.data.comments, comment);
  }

  react(subject: Subject, subjectId: number, by: string, content: string): void {
    addReaction(this.#host.world, { subject, subjectId }, by, content);
  }

  async openPull({ by, ...wanted }: NewPull & { by: string }) {
    const pull = await openPull(this.#host, this.#repo, { login: by, app: false }, wanted);
    return { pull, event: this.#announced(await pullEvent(this.#host, pull, 'opened', by)) };
  }

  /** Tells of what was pushed to the branch of a pull request. */
  async synchronize(number: number, by: string): Promise<HostEvent> {
    const pull = this.#host.world.pull(this.fullName, number);
    const before = pull.pull.headSha;
    await this.sync();
    const moved = { before, after: pull.pull.headSha };
    return this.#announced(await pullEvent(this.#host, pull, 'synchronize', by, moved));
  }

  async merge(number: number, options: { by: string; squash?: boolean }): Promise<HostEvent> {
    const pull = this.#host.world.pull(this.fullName, number);
    await mergePull(this.#host, pull, options);
    return this.#announced(await pullEvent(this.#host, pull, 'closed', options.by));
  }

  async close(number: number, by: string): Promise<HostEvent> {
    const { world } = this.#host;
    const pull = world.pull(this.fullName, number);
    editThread(world, pull, by, { state: 'closed' });
    return this.#announced(await pullEvent(this.#host, pull, 'closed', by));
  }

  async reopen(number: number, by: string): Promise<HostEvent> {
    const { world } = this.#host;
    const pull = world.pull(this.fullName, number);
    editThread(world, pull, by, { state: 'open' });
    return this.#announced(await pullEvent(this.#host, pull, 'reopened', by));
  }

  review(number: number, wanted: { by: string; body: string; state?: Review['state'] }) {
    const { world } = this.#host;
    const review = addReview(world, world.pull(this.fullName, number), wanted);
    return { review, event: this.#announced(reviewEvent(this.#host, review)) };
  }

  async requestChanges(number: number, wanted: ChangesRequest) {
    const pull = this.#host.world.pull(this.fullName, number);
    const made = await requestChanges(this.#host, pull, wanted);
    return { ...made, event: this.#announced(reviewEvent(this.#host, made.review)) };
  }

  async reviewComment(number: number, wanted: NewReviewComment) {
    const pull = this.#host.world.pull(this.fullName, number);
    const comment = await addReviewComment(this.#host, pull, wanted);
    return { comment, event: this.#announced(reviewCommentEvent(this.#host, comment)) };
  }

  replyTo(opener: ReviewComment, wanted: { by: string; body: string }) {
    const { world } = this.#host;
    const comment = replyTo(world, world.pull(this.fullName, opener.thread), opener, wanted);
    return { comment, event: this.#announced(reviewCommentEvent(this.#host, comment)) };
  }

  /** Ends checks, by default with a failure. */
  get checks() {
    return checksOf(this.#host, this.#repo);
  }

  /** Issues and pull requests are numbered together, from 1. */
  get lastNumber(): number {
    return this.#repo.lastNumber;
  }

  thread(number: number): Thread {
    return this.#host.world.thread(this.fullName, number);
  }

  comments(number: number): Comment[] {
    return this.#on(this.#host.world.data.comments, number);
  }

  reviewComments(number: number): ReviewComment[] {
    return this.#on(this.#host.world.data.reviewComments, number);
  }

  reactions(subject: Subject, subjectId: number): Reaction[] {
    return reactionsOf(this.#host.world, { subject, subjectId });
  }

  async pulls(): Promise<PullThread[]> {
    await this.sync();
    return this.#host.world.pulls(this.fullName);
  }

  sync(): Promise<void> {
    return syncPulls(this.#host.world, this.#host.plumbing, this.#repo);
  }

  /** Apps that are installed here hear of it, too. */
  #announced(event: HostEvent): HostEvent {
    this.#host.webhooks.announce(event);
    return event;
  }

  #on<T extends { repo: string; thread: number }>(list: T[], number: number): T[] {
    return list.filter((item) => item.repo === this.fullName && item.thread === number);
  }
}
