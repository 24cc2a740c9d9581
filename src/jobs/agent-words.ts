// What an agent's last words mean: what it did, whether it asks something, and whether it says that it
// changed files. Pure. When in doubt, they are taken for a plain summary.
import { bound } from '../shared/text/foreign.ts';
import type { Turn } from './job.ts';

const MAX_QUESTION = 2_000;

/** A line that starts like this says it for sure; emphasis around it does not matter. */
const QUESTION_LINE = /^[>*_\s]*question[*_]*:[*_]*\s*(\S.*)$/i;
const ENDS_WITH_QUESTION = /[?？؟][*_"'”’)\s]*$/;

/** The question that the words end with: from a line `Question: …` on, or the last paragraph that ends with a question mark. */
export function questionIn(words: string): string | undefined {
  const lines = words.trim().split('\n');
  const at = lines.findLastIndex((line) => QUESTION_LINE.test(line));
  if (at >= 0) {
    const first = QUESTION_LINE.exec(lines[at] ?? '')?.[1] ?? '';
    return bound([first, ...lines.slice(at + 1)].join('\n').trim(), MAX_QUESTION);
  }
  if (!ENDS_WITH_QUESTION.test(words)) return undefined;
  return bound(
    words
      .trim()
      .split(/\n\s*\n/)
      .at(-1) ?? '',
    MAX_QUESTION,
  );
}

const CHANGED =
  'added|changed|clarified|corrected|created|deleted|documented|edited|expanded|extended|fixed|improved|inserted|modified|moved|removed|renamed|replaced|restructured|revised|rewrote|rewritten|shortened|simplified|split|translated|updated|wrote|written';
/** “I added …”, “I’ve updated …”, or “Added a section …” as the very first words. */
const CLAIM = new RegExp(
  `^(?:(?:I|We)(?:['’]ve| have)?(?: also| now| just)? (?:${CHANGED})\\b|(?:Added|Created|Edited|Rewrote|Updated|Wrote) (?:an?|the|two|three|\\d+|new)\\b)`,
);
/** About another time, or about nothing. */
const DISCLAIMER =
  /\b(?:already|before|earlier|previous(?:ly)?|last time|nothing|no (?:files?|changes?|page|edits?))\b/i;
const NOTHING_CHANGED =
  /\b(?:nothing|no (?:files?|changes?|edits?)|not (?:change|edit|modify|write)|unable|could ?n[o’']?t|cannot)\b/i;

/** Does it say clearly that it changed files? Words that also say the opposite do not. */
export function claimsChange(words: string): boolean {
  const text = words.trim();
  if (NOTHING_CHANGED.test(text)) return false;
  const sentences = text.split(/(?<=[.!?:])\s+|\n+/).map((one) => one.replace(/^[-*>#\s]+/, ''));
  return sentences.some((one, index) => {
    const bare = !/^(?:I|We)\b/.test(one);
    return CLAIM.test(one) && !DISCLAIMER.test(one) && !(bare && index > 0);
  });
}

/** What the request achieved: what the agent said first. Later words are about repairs. */
export function achieved({ rounds = [], summary = '' }: Pick<Turn, 'rounds' | 'summary'>): string {
  return [...rounds, summary].find((text) => text.trim() !== '') ?? '';
}

/** What the agent said after checks sent its work back. */
export function repairsOf({
  rounds = [],
  summary = '',
}: Pick<Turn, 'rounds' | 'summary'>): string[] {
  const said = [...rounds, summary].filter((text) => text.trim() !== '');
  return rounds.length === 0 ? [] : said.slice(1);
}
