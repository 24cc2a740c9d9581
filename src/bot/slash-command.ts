// The grammar of commands in comments.

import { nearest } from '../shared/similar.ts';
import { findSaid, linesOf } from '../shared/text/visible-line.ts';
import { isAboutFolder } from './quick-look.ts';
import { type SlashCommand, SUBCOMMANDS, type Subcommand } from './request.ts';

/**
 * The command in a comment, or null. It is the first word of a line of plain text; the request
 * continues to the end of the comment, quotes and code included. `/docs status` alone on its line is
 * the subcommand; `/docs status page is wrong` is a request.
 */
export function parseCommand(body: string, word: string): SlashCommand | null {
  const lines = linesOf(body);
  for (const start of findSaid(body, word)) {
    const first = (lines[start] ?? '').trimStart().slice(word.length).trim();
    if (isAboutFolder(first)) continue;
    const rest = lines.slice(start + 1).join('\n');
    return interpret(first, rest.trimEnd());
  }
  return null;
}

function interpret(first: string, rest: string): SlashCommand {
  const subcommand = SUBCOMMANDS.find((name) => name === first.toLowerCase());
  if (subcommand) return { kind: subcommand };
  const fresh = /^new(?:\s+|$)/i.exec(first);
  const prompt = `${fresh ? first.slice(fresh[0].length) : first}\n${rest}`.trim();
  if (prompt === '') return { kind: 'help' };
  if (fresh) return { kind: 'new', prompt };
  return unclear(first, rest) ?? { kind: 'ask', prompt };
}

// Comments that start with the word but give no clear request: a misspelled subcommand, or a
// single word. Asking costs less than a wrong job.

/** Anything longer than this is a request. */
const MOST_CHARACTERS = 1_000;

/** Words that people use instead of a subcommand. */
const OTHER_NAMES: Readonly<Record<string, Subcommand>> = {
  stop: 'cancel',
  abort: 'cancel',
  again: 'retry',
  rerun: 'retry',
  redo: 'retry',
  close: 'archive',
  progress: 'status',
  commands: 'help',
};

/** Words that can surround a subcommand without changing its meaning. */
const COURTESY = new Set(
  'a can could for i is it job me my now of please pls plz that thanks the this u with would you'.split(
    ' ',
  ),
);

type Unclear = Extract<SlashCommand, { kind: 'unclear' }>;

/** What to ask, or null if this is a request. `first` is the rest of the line. */
function unclear(first: string, rest: string): Unclear | null {
  if (first.length > MOST_CHARACTERS) return null;
  const words = wordsOf(first);
  const told = words.filter((word) => !COURTESY.has(word));
  const [only] = told;
  const meant = only !== undefined && told.length === 1 ? subcommandLike(only) : undefined;
  // `cancel: say what it does` names the subcommand and asks for something else.
  if (meant && /^[\p{L}\p{N}\s.,!?]*$/u.test(first)) return { kind: 'unclear', meant };
  if (rest.length > MOST_CHARACTERS) return null;
  if (words.length + wordsOf(rest).length > 1) return null;
  return meant
    ? { kind: 'unclear', meant }
    : { kind: 'unclear', prompt: `${first}\n${rest}`.trim() };
}

function subcommandLike(word: string): Subcommand | undefined {
  return Object.hasOwn(OTHER_NAMES, word) ? OTHER_NAMES[word] : nearest(word, SUBCOMMANDS);
}

/** Some languages do not put spaces between words. */
function wordsOf(text: string): string[] {
  const found: string[] = [];
  for (const { segment, isWordLike } of WORDS.segment(text)) {
    if (isWordLike) found.push(segment.toLowerCase());
  }
  return found;
}

const WORDS = new Intl.Segmenter('en', { granularity: 'word' });
