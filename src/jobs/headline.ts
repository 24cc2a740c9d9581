// One line that says what a change is, for titles and commit subjects: the agent's own first sentence
// if it reads like a title, or else the pages. Pure; foreign text comes out defused.
import { bound, clean, defuse, oneLine } from '../shared/text/foreign.ts';
import type { ChangedPath } from './job.ts';

/** GitHub and git show about this much of a title. */
export const TITLE_LENGTH = 72;

const VERBS =
  'Add Adjust Change Clarify Clean Correct Create Delete Describe Document Expand Explain Extend Fix Improve Introduce Link List Mention Move Note Remove Rename Reorder Reorganize Replace Restructure Revise Rewrite Shorten Simplify Split Translate Update Write'.split(
    ' ',
  );
const IRREGULAR: Record<string, string> = { Rewrite: 'Rewrote', Split: 'Split', Write: 'Wrote' };
/** Every form that agents use, in lower case, with the one that a title uses. */
const IMPERATIVE = new Map(
  VERBS.flatMap((verb) => {
    const past = IRREGULAR[verb] ?? `${verb.replace(/y$/, 'i').replace(/e$/, '')}ed`;
    const present = verb.endsWith('x') ? `${verb}es` : `${verb.replace(/y$/, 'ie')}s`;
    return [verb, past, present].map((form) => [form.toLowerCase(), verb] as const);
  }),
);

/** A longer introduction than this is not followed to the point. */
const MAX_LINES = 12;
const OPENERS = /^(?:(?:done|summary)[.:!]\s+)?(?:(?:i|we)(?:['’]ve| have)?\s+)?/i;

/** `pages: false`: they are named elsewhere, so only what says nothing without them gets them. */
export function headline(
  summary: string,
  paths: readonly ChangedPath[],
  { length = TITLE_LENGTH, pages: wanted = true } = {},
): string {
  const sentence = titleSentence(summary);
  if (sentence === undefined) return fit(pagesLine(paths, length), length);
  const named = !wanted || paths.some(({ path }) => sentence.includes(path));
  const whole = named || paths.length === 0 ? sentence : `${sentence} (${pageNames(paths)})`;
  return fit(whole.length > length ? sentence : whole, length);
}

/** `docs/cli.md`, or `docs/cli.md and 2 more`. */
export function pageNames(paths: readonly ChangedPath[]): string {
  const [first, ...rest] = paths;
  if (!first) return '';
  return `${oneLine(first.path)}${rest.length > 0 ? ` and ${rest.length} more` : ''}`;
}

/** The first sentence that begins with a verb for a change; other sentences make no title. */
function titleSentence(summary: string): string | undefined {
  const lines = clean(bound(summary, 4_000)).split('\n').map(plain).filter(Boolean);
  for (const line of lines.slice(0, MAX_LINES)) {
    const [sentence = ''] = line.replace(OPENERS, '').split(/[.!?:;](?=\s|$)/);
    const [first = '', ...rest] = sentence.trim().split(/\s+/);
    const verb = IMPERATIVE.get(first.toLowerCase());
    if (verb && rest.length >= 2) return [verb, ...rest].join(' ');
  }
  return undefined;
}

/** Without the marks of Markdown. */
function plain(line: string): string {
  return line
    .replace(/^[\s>]*(?:#{1,6}\s|[-*+]\s|\d{1,3}[.)]\s)?/, '')
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/[*`]|__/g, '')
    .trim();
}

function pagesLine(paths: readonly ChangedPath[], length: number): string {
  const all = (kind: ChangedPath['kind']) => paths.every((path) => path.kind === kind);
  if (paths.length === 0) return 'Update the documentation';
  const verb = all('added') ? 'Add' : all('deleted') ? 'Remove' : 'Update';
  const line = `${verb} ${pageNames(paths)}`;
  // Of a long path, the file's name says most.
  return line.length <= length ? line : line.replace(/\S*\//, '');
}

function fit(text: string, length: number): string {
  const safe = defuse(oneLine(text));
  if (safe.length <= length) return safe;
  const cut = bound(safe, length);
  return cut.replace(/\s+\S{0,20}…$/, '…');
}
