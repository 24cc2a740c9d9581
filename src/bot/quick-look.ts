// By far the most common run is for a comment that is not a command. This check of the event costs
// one file read; anything that is not clearly such a comment goes to the full program.
import { COMMAND_WORD, isWord, startsLine } from '../shared/text/line-start.ts';
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
  if (mayHoldCommand(body, word) || isMisaddressed(body, word)) return undefined;
  if (mayInstruct(payload, Boolean(env['INPUT_BASE-URL']?.trim()))) return undefined;
  return `no line of the comment starts with ${word}`;
}

/** Could this be for Docket, whatever the word for commands is? */
export function mayHoldSomeCommand(body: string): boolean {
  return /^ {0,3}\/[\w-]+(?:[ \t\u00a0\r]|$)/m.test(body) || isMisaddressed(body);
}

/** Does any line start with the word? Only a parser can tell whether a reader sees it there. */
export function mayHoldCommand(body: string, word: string): boolean {
  for (let at = body.indexOf(word); at >= 0; at = body.indexOf(word, at + word.length)) {
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

// Whether a comment talks to Docket or about the folder with the same name. Loads nothing, because
// the launcher asks, too.

const STATES = "is|isn[’']t|are|aren[’']t|was|were|has|have|had|looks?|seems?";
const ABOUT_FOLDER = new RegExp(
  `^(?:folder|directory|dir)\\s+(?:${STATES}|needs?|should|must|will|would|can|could|does|contains?|and|or)\\b`,
  'i',
);
/** “/docs is the flag documented?” is a question to the agent, and “can you …” a request. */
const ABOUT_IT = new RegExp(`^(?:${STATES}|and|or)\\s`, 'i');

/** “/docs folder is a mess”, “/docs are outdated”: a sentence whose subject is the folder. */
export function isAboutFolder(first: string): boolean {
  return ABOUT_FOLDER.test(first) || (ABOUT_IT.test(first) && !first.includes('?'));
}

const GREETING = '(?:hey|hi|hello|dear|please|pls|ok|okay)';
/** After a greeting, the word may still be the subject of a sentence. */
const SUBJECT = new RegExp(
  `^(?:folder|directory|dir|pages?|site|links?|team|${STATES}|needs?|should|must|will|would|does|doesn[’']t|contains?|and|or)\\b`,
  'i',
);
/** A list of what changed where starts the same way; these start a request. */
const REQUEST =
  /^(?:add|change|check|clarify|correct|create|delete|describe|document|expand|explain|extend|fix|improve|link|list|make|mention|move|remove|rename|replace|rewrite|shorten|simplify|split|translate|update|write|please|pls|can you|could you|would you|new|status|retry|cancel|archive|help|stop)\b/i;
const ANY_WORD = '\\/[\\w-]+';

/**
 * A comment that is surely meant for Docket but is not a command: `/docs: explain …`, `Hey /docs …`.
 * Only at the start of a comment, where it cannot be quoted or code. Without a word: for any word.
 */
export function isMisaddressed(body: string, word = ANY_WORD): boolean {
  if (word !== ANY_WORD && !body.includes(word)) return false;
  const [line = '', ...rest] = body.trimStart().split(/\r\n?|\n/);
  if (/^ {4}|^\t/.test(body)) return false;
  const greeted = new RegExp(`^${GREETING}[,!]? +${word}(?:[:,]? +(.*)|[!?]?)$`, 'i').exec(line);
  if (greeted) return !SUBJECT.test(greeted[1] ?? '');
  const [, request = ''] = new RegExp(`^${word}[:,] +(.+)$`).exec(line) ?? [];
  return REQUEST.test(request) && !rest.some((other) => /^\s*\/[\w-]+:/.test(other));
}
