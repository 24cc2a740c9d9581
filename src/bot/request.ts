// What the use cases are asked to do, whoever found it out: a comment, an input, a test.
import type { SlashCommand } from '../contract/commands.ts';
import type { Origin } from '../contract/job.ts';
import type { CommentTarget, PullInfo, ThreadPlace } from './thread-host.ts';

/** A comment or review that Docket acts on. */
export interface CommentRequest {
  author: string;
  /** A bot that the workflow names: the host's permission check does not know apps. */
  namedBot: boolean;
  comment: NonNullable<Origin['comment']>;
  askedAt: string;
  /** The comment that opened this review thread; answers go there. */
  opener: number | undefined;
  thread: number;
  isPull: boolean;
  /** Known from review events; for a comment in a conversation it has to be asked for. */
  pull: Origin['pull'] | undefined;
  url: string;
}

export interface CommandRequest extends CommentRequest {
  kind: 'command';
  /** In the order of the comment; at least one. */
  commands: SlashCommand[];
}

/** A review that requests changes. */
export interface ReviewRequest extends CommentRequest {
  kind: 'review';
  body: string;
}

/** Somebody ticked boxes of the list of documentation to do. */
export interface TickRequest {
  kind: 'tick';
  author: string;
  thread: number;
  /** The comment with the list, if it is one of ours. */
  comment: number;
  askedAt: string;
  keys: string[];
}

/** Checks failed on a branch; whether a job works there is not known yet. */
export interface ChecksRequest {
  kind: 'checks';
  headRef: string;
  headSha: string;
}

/** What a job is asked then: the same for every check of a commit. */
export function checksPrompt(headSha: string): string {
  return [
    `Checks failed on this pull request at commit ${headSha.slice(0, 10)}.`,
    'The context quotes their output. Find the cause, and fix it if it is in the documentation.',
    'If it is not, change nothing and say what the cause is.',
  ].join(' ');
}

/** Does the documentation fit this pull request? */
export interface CheckRequest {
  kind: 'check';
  thread: number;
  pull: NonNullable<Origin['pull']>;
}

/** What a job is asked to do about it: the same for every commit, because the context has the findings. */
export function driftPrompt(headSha: string): string {
  return [
    `The documentation does not fit this pull request at commit ${headSha.slice(0, 10)}.`,
    'The context lists what the check found. Correct or remove what pages say about things that are gone.',
    'Leave a finding that is wrong as it is, and say why.',
  ].join(' ');
}

/** A pull request that documentation may be stacked on, and that is not open any more. */
export type PullBelow = Pick<PullInfo, 'number' | 'headRef' | 'baseRef'> & { merged: boolean };

export interface JobRequest {
  kind: 'job';
  prompt: string;
  jobId: string | undefined;
  thread: number | undefined;
  /** Undefined: only the host knows. */
  isPull: boolean | undefined;
  pull: Origin['pull'] | undefined;
  /** When the thread stood as the event tells; what was edited later is not trusted. */
  askedAt: string | undefined;
  /** Why a workflow asks for it, in a sentence for people, if it is known. */
  why?: string | undefined;
}

/** The head of a pull request as it is now, for a request's origin. */
export function headOf({ headRef, headSha, sameRepository, state }: PullInfo): Origin['pull'] {
  return { headRef, headSha, sameRepository, open: state === 'open' };
}

export function commentOf({
  comment: { kind, id },
  thread,
}: Pick<CommentRequest, 'comment' | 'thread'>): CommentTarget {
  return kind === 'review' ? { kind, id, pull: thread } : { kind, id };
}

/** Where the answer goes. */
export function replyPlaceOf({ thread, opener }: CommentRequest): ThreadPlace {
  return { thread, ...(opener !== undefined && { replyTo: opener }) };
}

/** The name of a comment's event: the same for every delivery and every attempt. */
export function eventOf({ kind, id, part }: NonNullable<Origin['comment']>): string {
  return `${kind === 'issue' ? 'comment' : kind}:${id}${part === undefined ? '' : `#${part}`}`;
}
