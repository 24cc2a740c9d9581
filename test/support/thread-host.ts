// A code host's threads in memory: the port and nothing behind it, for tests that move the clock.

import type { PostedComment, ThreadHost, ThreadPlace } from '../../src/bot/thread-host.ts';
import { NotFound } from '../../src/shared/errors.ts';

export const SELF = 'docket[bot]';

type Faculty = (...args: never[]) => Promise<unknown>;

export class MemoryThreads implements ThreadHost {
  readonly comments: (PostedComment & { place: ThreadPlace })[] = [];
  /** Every text that was ever shown, with the comment's id. */
  readonly shown: { id: number; body: string }[] = [];
  readonly reactions = new Set<string>();
  #ids = 0;

  async repository() {
    return {
      id: 1,
      fullName: 'o/r',
      defaultBranch: 'main',
      archived: false,
      private: false,
      url: 'https://host/o/r',
    };
  }
  async self() {
    return SELF;
  }
  async permission() {
    return { level: 'write' as const };
  }
  async react(target: object, reaction: string) {
    const key = JSON.stringify([target, reaction]);
    const again = this.reactions.has(key);
    this.reactions.add(key);
    return again ? ('again' as const) : ('first' as const);
  }
  async reacted(target: object, reaction: string) {
    return this.reactions.has(JSON.stringify([target, reaction]));
  }
  async unreact(target: object, reaction: string) {
    this.reactions.delete(JSON.stringify([target, reaction]));
  }
  async findComments(place: ThreadPlace, text: string) {
    return this.comments.filter(
      (one) => one.place.thread === place.thread && one.body.includes(text),
    );
  }
  async createComment(place: ThreadPlace, body: string) {
    return this.post(place, body, SELF);
  }
  post(place: ThreadPlace, body: string, author: string): PostedComment {
    const id = ++this.#ids;
    const known = { id, nodeId: `IC_${id}`, body, author, createdAt: '', url: '' };
    const comment = { kind: 'issue', ...known } as const;
    this.comments.push({ ...comment, place });
    this.shown.push({ id, body });
    return comment;
  }
  async editComment({ id }: { id: number }, body: string) {
    const comment = this.comments.find((one) => one.id === id);
    if (!comment) throw new NotFound('There is no such comment.');
    comment.body = body;
    this.shown.push({ id, body });
  }
  async deleteComment({ id }: { id: number }) {
    this.comments.splice(0, Infinity, ...this.comments.filter((one) => one.id !== id));
  }
  async hideOutdated() {}
  async requestReview() {
    return true;
  }
  thread = gone;
  pull = gone;
  said = gone;
  leadsTo = gone;
  reviewComment = gone;
  review = gone;
  failedChecks = gone;
  openPull = gone;
  pullOf = gone;
  async openPulls() {
    return [];
  }
  async retarget() {
    return true;
  }
  changedFiles = gone;
  async readOwnersFile() {
    return null;
  }
  async readFile() {
    return null;
  }
  async listFiles() {
    return [];
  }
  async closedPulls() {
    return [];
  }
}

const gone: Faculty & (() => Promise<never>) = async () => {
  throw new NotFound('There is nothing here.');
};
