// By far the most common run is for a comment that is not a command. This check of the event costs
// one file read; anything that is not clearly such a comment goes to the full program.
import { COMMAND_WORD, isWord, startsLine } from '../../shared/text/line-start.ts';
import type { EventPayload } from './event.ts';

export const COMMENT_EVENTS: Readonly<Record<string, { action: string; text: string }>> = {
  issue_comment: { action: 'created', text: 'comment' },
  pull_request_review_comment: { action: 'created', text: 'comment' },
  pull_request_review: { action: 'submitted', text: 'review' },
};

type Env = Readonly<Record<string, string | undefined>>;

/** Why there is nothing to do, or undefined if a closer look is needed. */
export function quickLook(env: Env, readEvent: (path: string) => string): string | undefined {
  const mode = env.INPUT_MODE?.trim() || 'auto';
  const event = COMMENT_EVENTS[env.GITHUB_EVENT_NAME ?? ''];
  if (!event || !env.GITHUB_EVENT_PATH || !['auto', 'command'].includes(mode)) return undefined;
  const payload = parse(() => readEvent(env.GITHUB_EVENT_PATH ?? ''));
  const body = payload?.[event.text]?.body;
  if (typeof body !== 'string' || payload?.action !== event.action) return undefined;
  const word = env.INPUT_COMMAND?.trim() || '/docs';
  // The full program says what is wrong with the word.
  if (!COMMAND_WORD.test(word)) return undefined;
  if (mayHoldCommand(body, word)) return undefined;
  if (mayInstruct(payload, Boolean(env['INPUT_BASE-URL']?.trim()))) return undefined;
  return `no line of the comment starts with ${word}`;
}

/** Could this be for Docket, whatever the word for commands is? */
export function mayHoldSomeCommand(body: string): boolean {
  for (let at = body.indexOf('/'); at >= 0; at = body.indexOf('/', at + 1)) {
    const [word] = (startsLine(body, at) && /^\/[\w-]{1,100}/.exec(body.slice(at, at + 101))) || [];
    if (word && isWord(body, at, word)) return true;
  }
  return false;
}

/** Does any line start with the word? Only a parser can tell whether a reader sees it there. */
export function mayHoldCommand(body: string, word: string): boolean {
  for (let at = body.indexOf('/'); at >= 0; at = body.indexOf('/', at + 1)) {
    if (startsLine(body, at) && isWord(body, at, word)) return true;
  }
  return false;
}

/** A review that requests changes, perhaps of a job's work. Only our own service's branches have its names. */
export function mayInstruct({ review, pull_request }: EventPayload, remote: boolean): boolean {
  if (review?.state !== 'changes_requested') return false;
  return remote || pull_request?.head?.ref?.startsWith('docket/') === true;
}

// biome-ignore lint/suspicious/noExplicitAny: an event of any shape; each step down is guarded
function parse(read: () => string): any {
  try {
    return JSON.parse(read());
  } catch {
    // The full program reports what is wrong with the event.
    return undefined;
  }
}
