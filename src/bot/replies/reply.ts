// Docket's one answer to an event: created once, found again by its marker, edited as things move.
// That the host refuses it is logged, and whoever depends on it can ask. If the host does not answer at
// all, whoever says something learns so: it has to be said later.

import { NotFound, sentence } from '../../shared/errors.ts';
import type { Runtime } from '../../shared/runtime.ts';
import { isNoAnswer } from '../../shared/waiting.ts';
import type { PostedComment, ThreadHost, ThreadPlace } from '../thread-host.ts';
import {
  isOpen,
  type Marker,
  type MarkerScope,
  markerPrefix,
  readMarker,
  writeMarker,
} from './marker.ts';
import { paragraphs } from './phrases.ts';
import { commentBody } from './words.ts';

/** GitHub limits how often content is written; people do not read faster. */
const EDIT_EVERY_MS = 15_000;

export interface ReplyDeps extends Pick<Runtime, 'clock' | 'log'> {
  host: Pick<
    ThreadHost,
    'findComments' | 'createComment' | 'editComment' | 'deleteComment' | 'self'
  >;
  /** Told whenever there is an answer that somebody has to finish, and null when it is finished. */
  remember: (unfinished: Unfinished | null) => void;
}

/** Enough for the `post` step to finish an answer that the run could not. */
export interface Unfinished {
  comment: Pick<PostedComment, 'kind' | 'id'>;
  marker: Marker;
  place: ThreadPlace;
}

export class Reply {
  readonly event: string;
  readonly place: ThreadPlace;
  readonly #scope: MarkerScope;
  readonly #deps: ReplyDeps;
  #comment: Pick<PostedComment, 'kind' | 'id' | 'url'> | undefined;
  /** What it says, as far as we know. */
  #body: string | undefined;
  #isNew = false;
  #marker: Marker;
  readonly #heading: string;
  #shownAt = Number.NEGATIVE_INFINITY;
  #gone = false;
  #endedBefore = false;

  constructor(
    event: string,
    place: ThreadPlace,
    scope: MarkerScope,
    deps: ReplyDeps,
    heading = '',
  ) {
    this.#heading = heading;
    this.event = event;
    this.place = place;
    this.#scope = scope;
    this.#deps = deps;
    this.#marker = { event, phase: 'told' };
  }

  /** What an earlier run answered to the same event, if it did. */
  async find(): Promise<Marker | null> {
    const prefix = markerPrefix(this.event);
    const marked = await findMarked(this.#deps.host, this.place, prefix, this.#scope);
    const found = marked.find(({ marker }) => marker.event === this.event);
    if (!found) return null;
    this.take(found);
    return found.marker;
  }

  /** It is this comment. */
  take({ comment, marker }: Marked): void {
    this.#comment = comment;
    this.#body = comment.body;
    this.#marker = marker;
    this.#endedBefore = isEnded(marker);
  }

  /** Where it is, for a link. */
  get url(): string | undefined {
    return this.#comment?.url;
  }

  /** Its last words were a new comment, of which the host notifies people; it never does of edits. */
  get notifies(): boolean {
    return this.#isNew;
  }

  /** An earlier run of the event had followed its job to the end. */
  get endedBefore(): boolean {
    return this.#endedBefore;
  }

  /**
   * Where another run of the same event has answered before us, its answer stays and ours goes:
   * answers what it had got to. Of any number of runs that do this, one answer is left.
   */
  async giveWay(): Promise<Marker | null> {
    const { host, log } = this.#deps;
    const ours = this.#comment;
    const marker = ours ? await this.find() : null;
    if (!marker || ours?.id === this.#comment?.id) return null;
    this.#rememberIt();
    // If ours cannot be deleted, the other run still continues.
    if (ours) await host.deleteComment(ours).catch((error) => log.warn(sentence(error)));
    return marker;
  }

  /**
   * Says it at once, and answers whether it stands there: the host may refuse it. From a `sending`
   * answer on, somebody has to finish it.
   */
  async say(text: string, marker: Omit<Marker, 'event'>): Promise<boolean> {
    this.#marker = { ...marker, event: this.event };
    const stands = await this.#write(text);
    this.#rememberIt();
    return stands;
  }

  /** What the next words will carry; nothing is said for it alone. */
  note(marker: Omit<Marker, 'event'>): void {
    this.#marker = { ...marker, event: this.event };
    this.#rememberIt();
  }

  /** Says it when the last edit is long enough ago, or now; what comes next will say more anyway. */
  async progress(text: string, now = false): Promise<void> {
    if (!now && this.#deps.clock.now() - this.#shownAt < EDIT_EVERY_MS) return;
    await this.#write(text).catch((error) => this.#warn(error));
  }

  /** What keeps it from going on for now, unless an earlier run brought a job to its end. */
  async wait(text: string): Promise<void> {
    try {
      if (!this.#comment) await this.find();
      if (isEnded(this.#marker)) return;
      // Nothing is done yet: whoever tries again does not take this for the answer.
      if (this.#marker.phase === 'told') this.#marker = { ...this.#marker, closed: true };
      await this.#write(text);
    } catch (error) {
      this.#warn(error);
    }
  }

  /** The last words of this run. `open`: another run will say more. */
  async finish(text: string, { open = false } = {}): Promise<void> {
    this.#marker = { ...this.#marker, closed: !open };
    await this.#write(text);
    this.#deps.remember(null);
  }

  /**
   * The last words when it failed. An earlier run may have answered the event: its comment is edited,
   * unless that run brought a job to its end.
   */
  async fail(text: string): Promise<void> {
    try {
      if (!this.#comment) await this.find();
      if (!isEnded(this.#marker)) await this.finish(text);
    } catch (error) {
      this.#warn(error);
    }
  }

  #warn(error: unknown): void {
    this.#deps.log.warn(`The answer on the thread could not be written: ${sentence(error)}`);
  }

  #rememberIt(): void {
    if (!this.#comment || !isOpen(this.#marker)) return;
    const { kind, id } = this.#comment;
    this.#deps.remember({ comment: { kind, id }, marker: this.#marker, place: this.place });
  }

  async #write(text: string): Promise<boolean> {
    const { host, clock } = this.#deps;
    if (this.#gone) return false;
    this.#shownAt = clock.now();
    const marker = writeMarker(this.#marker, this.#scope);
    const body = commentBody(marker, paragraphs([this.#heading, text]));
    // An edit that changes nothing counts against the host's limits all the same.
    if (this.#comment && body === this.#body) return true;
    try {
      this.#isNew = this.#comment === undefined;
      if (this.#comment) await host.editComment(this.#comment, body);
      else this.#comment = await host.createComment(this.place, body, marker);
      this.#body = body;
      return true;
    } catch (error) {
      // Someone deleted the answer: they do not want it, and it does not come back.
      if (error instanceof NotFound && this.#comment) this.#gone = true;
      else if (isNoAnswer(error)) throw error;
      else this.#warn(error);
      return false;
    }
  }
}

function isEnded({ phase, closed }: Marker): boolean {
  return phase === 'sent' && closed === true;
}

export interface Marked {
  comment: PostedComment;
  marker: Marker;
}

/** Comments that carry a marker of ours, oldest first. Unsigned ones count when we wrote them. */
export async function findMarked(
  host: Pick<ThreadHost, 'findComments' | 'self'>,
  place: ThreadPlace,
  text: string,
  scope: MarkerScope,
): Promise<Marked[]> {
  const comments = await host.findComments(place, text);
  if (comments.length === 0) return [];
  const marked = comments.flatMap((comment) => {
    const marker = readMarker(comment.body, scope);
    return marker ? [{ comment, marker }] : [];
  });
  if (scope.key !== undefined && eventsOf(marked).size === marked.length) return marked;
  const self = await host.self();
  const ours = marked.filter(({ comment }) => comment.author === self);
  if (scope.key === undefined) return ours;
  // A signature can be copied, also into an older comment: where we answered, only that counts.
  const answered = eventsOf(ours);
  return marked.filter((one) => ours.includes(one) || !answered.has(one.marker.event));
}

const eventsOf = (marked: Marked[]) => new Set(marked.map(({ marker }) => marker.event));
