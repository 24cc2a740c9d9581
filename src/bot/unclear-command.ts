// Comments that start with the word but give no clear instruction: a misspelled subcommand, or a
// single word. Asking costs less than a wrong job.

import { nearest } from '../shared/similar.ts';
import { type SlashCommand, SUBCOMMANDS, type Subcommand } from './request.ts';

/** Anything longer than this is an instruction. */
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

/** What to ask, or null if this is an instruction. `first` is the rest of the line. */
export function unclear(first: string, rest: string): Unclear | null {
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
