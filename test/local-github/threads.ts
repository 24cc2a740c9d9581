// Issues, comments and reactions: what can be done to them, by people and through the API alike.
import { invalid, missing, Problem } from './problem.ts';
import {
  type Comment,
  type Label,
  REACTIONS,
  type Reaction,
  type Repository,
  type Subject,
  type Thread,
  type World,
} from './world.ts';

/** GitHub counts characters and refuses more. */
export const BODY_LIMIT = 65_536;

export interface NewThread {
  by: string;
  title: string;
  body?: string;
}

export function openThread(world: World, repo: Repository, { by, title, body }: NewThread): Thread {
  if (!title) invalid('Issue', { code: 'missing_field', field: 'title' });
  checkBody('Issue', body ?? '', { blank: true });
  repo.lastNumber += 1;
  const now = world.now();
  const thread: Thread = {
    id: world.nextId(),
    repo: repo.fullName,
    number: repo.lastNumber,
    title,
    body: body ?? '',
    author: world.account(by).login,
    state: 'open',
    closedAt: null,
    closedBy: null,
    createdAt: now,
    updatedAt: now,
    bodyEditedAt: null,
    titleEditedAt: null,
    labels: [],
    locked: false,
  };
  world.data.threads.push(thread);
  world.changed();
  return thread;
}

export interface ThreadEdit {
  title?: string;
  body?: string;
  state?: 'open' | 'closed';
}

export function editThread(world: World, thread: Thread, by: string, edit: ThreadEdit): void {
  const now = world.now();
  if (edit.body !== undefined) checkBody('Issue', edit.body, { blank: true });
  if (edit.title !== undefined && edit.title !== thread.title) {
    thread.title = edit.title;
    thread.titleEditedAt = now;
  }
  if (edit.body !== undefined && edit.body !== thread.body) {
    thread.body = edit.body;
    thread.bodyEditedAt = now;
  }
  if (edit.state && edit.state !== thread.state) {
    if (thread.pull?.mergedAt) invalid('PullRequest', { code: 'invalid', field: 'state' });
    thread.state = edit.state;
    thread.closedAt = edit.state === 'closed' ? now : null;
    thread.closedBy = edit.state === 'closed' ? world.account(by).login : null;
  }
  thread.updatedAt = now;
  world.changed();
}

export interface NewComment {
  by: string;
  body: string;
}

export function addComment(world: World, thread: Thread, { by, body }: NewComment): Comment {
  if (thread.locked) {
    throw new Problem(403, 'Unable to create comment because issue is locked.');
  }
  checkBody('IssueComment', body);
  const now = world.now();
  const comment: Comment = {
    id: world.nextId(),
    repo: thread.repo,
    thread: thread.number,
    author: world.account(by).login,
    body,
    createdAt: now,
    updatedAt: now,
    editedAt: null,
  };
  world.data.comments.push(comment);
  // As on GitHub: a comment moves the thread's time, so that time says nothing about edits.
  thread.updatedAt = now;
  world.changed();
  return comment;
}

export function editComment(world: World, comment: Comment, body: string): void {
  checkBody('IssueComment', body);
  const now = world.now();
  comment.body = body;
  comment.updatedAt = now;
  comment.editedAt = now;
  world.changed();
}

export function findIn<T extends { id: number; repo: string }>(
  list: T[],
  repo: Repository,
  id: number,
): T {
  return list.find((item) => item.id === id && item.repo === repo.fullName) ?? missing('Not Found');
}

export function remove<T>(world: World, list: T[], item: T): void {
  const index = list.indexOf(item);
  if (index >= 0) list.splice(index, 1);
  world.changed();
}

export interface ReactionKey {
  subject: Subject;
  subjectId: number;
}

export function reactionsOf(world: World, { subject, subjectId }: ReactionKey): Reaction[] {
  return world.data.reactions.filter(
    (reaction) => reaction.subject === subject && reaction.subjectId === subjectId,
  );
}

/** One of each kind per account: the second time gives the first one back, and `created` is false. */
export function addReaction(
  world: World,
  key: ReactionKey,
  by: string,
  content: string,
): { reaction: Reaction; created: boolean } {
  if (!REACTIONS.includes(content)) invalid('Reaction', { code: 'invalid', field: 'content' });
  const author = world.account(by).login;
  const before = reactionsOf(world, key).find(
    (reaction) => reaction.author === author && reaction.content === content,
  );
  if (before) return { reaction: before, created: false };
  const reaction = { id: world.nextId(), ...key, author, content, createdAt: world.now() };
  world.data.reactions.push(reaction);
  world.changed();
  return { reaction, created: true };
}

export function addLabels(world: World, repo: Repository, thread: Thread, names: string[]): void {
  for (const name of names) {
    label(world, repo, name);
    if (!thread.labels.includes(name)) thread.labels.push(name);
  }
  world.changed();
}

/** A label that does not exist yet is made, as GitHub does. */
function label(world: World, repo: Repository, name: string): Label {
  const known = repo.labels.find((item) => item.name === name);
  if (known) return known;
  const made = { id: world.nextId(), name, color: 'ededed' };
  repo.labels.push(made);
  return made;
}

export function checkBody(resource: string, body: string, { blank = false } = {}): void {
  if (!blank && body.trim() === '') {
    invalid(resource, { code: 'custom', field: 'body', message: "body can't be blank" });
  }
  if (body.length > BODY_LIMIT) {
    const message = `body is too long (maximum is ${BODY_LIMIT} characters)`;
    invalid(resource, { code: 'custom', field: 'body', message });
  }
}
