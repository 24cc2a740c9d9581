// Text from people, pages and agents, on its way in and out. `clean` shows an agent what a person
// would have seen; `defuse` lets GitHub show foreign text without acting on it. Both are linear in
// the text's length whatever it holds, and doing either twice changes nothing more.

/** An invisible break: GitHub shows the text unchanged and recognizes nothing in it. */
const BREAK = '\u200b';

/** Characters that draw nothing or reorder what is drawn: fillers, tags, marks, bidi controls. */
const INVISIBLE =
  /[[\p{Default_Ignorable_Code_Point}\ufff9-\ufffb]--[\u200c\u200d\ufe00-\ufe0f]]/gv;
/** C0 (but tab and line feed), delete, C1. */
const CONTROL = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f]/g;
/** Joiners and emoji selectors stay only where a script or an emoji needs them. */
const JOINER =
  /(?<![[\p{L}\p{M}\p{Extended_Pictographic}\p{Emoji_Modifier}\ufe0f]--[A-Za-z]])[\u200c\u200d]|[\u200c\u200d](?![[\p{L}\p{M}\p{Extended_Pictographic}]--[A-Za-z]])/gv;
const SELECTOR = /[\ufe00-\ufe0e]|(?<![\p{Extended_Pictographic}0-9#*])\ufe0f/gu;
/** `[//]: # (…)` and `[comment]: <> (…)`: link definitions that only hide their title. */
const HIDDEN_DEFINITION = /^ {0,3}\[[^\]\n]{0,200}\]:[ \t]*(?:#|<>)(?=[ \t("'])[^\n]*$/gm;

/** Without anything that a reader of the rendered page would not have seen. */
export function clean(text: string): string {
  const visible = text
    .toWellFormed()
    .replace(/\r\n?|[\u2028\u2029]/g, '\n')
    .replace(INVISIBLE, '')
    .replace(CONTROL, '');
  return withoutComments(untilSettled(visible)).replace(HIDDEN_DEFINITION, '');
}

/** Removing one joiner can bare the next; runs are short, and each round shortens them. */
function untilSettled(text: string): string {
  let before = text.replace(/[\u200c\u200d]{2,}/g, '').replace(/[\ufe00-\ufe0f]{2,}/g, '');
  for (;;) {
    const after = before.replace(SELECTOR, '').replace(JOINER, '');
    if (after === before) return after;
    before = after;
  }
}

/** HTML comments as a browser ends them; a start that is left over is made visible. */
function withoutComments(text: string): string {
  const kept: string[] = [];
  let at = 0;
  for (;;) {
    const start = text.indexOf('<!--', at);
    const end = start < 0 ? -1 : commentEnd(text, start + 4);
    if (end < 0) break;
    kept.push(text.slice(at, start));
    at = end;
  }
  kept.push(text.slice(at));
  return kept.join('').replaceAll('<!--', '<! --');
}

function commentEnd(text: string, from: number): number {
  if (text.startsWith('>', from)) return from + 1;
  if (text.startsWith('->', from)) return from + 2;
  const end = text.indexOf('-->', from);
  return end < 0 ? -1 : end + 3;
}

/** An address that is safe to put into a Markdown link or to show as it is. */
export function isWebAddress(text: string): boolean {
  return /^https?:\/\/[^\s<>()[\]`"'\\]+$/i.test(text);
}

/** At most `max` code points, the note that something was cut among them. */
export function bound(text: string, max: number, note = '…'): string {
  if (text.length <= max) return text;
  const room = Math.max(0, max - Array.from(note).length);
  let units = 0;
  let points = 0;
  let cut = 0;
  for (const point of text) {
    if (points === room) cut = units;
    if (points === max) return text.slice(0, cut) + note;
    units += point.length;
    points += 1;
  }
  return text;
}

/** The last `max` code points, where the end says most, as in a program's output. */
export function boundTail(text: string, max: number, note = '…'): string {
  if (text.length <= max) return text;
  const points = Array.from(text.slice(-2 * max - 1));
  if (points.length <= max) return text;
  return note + points.slice(points.length - Math.max(0, max - Array.from(note).length)).join('');
}

/** Spaces never go past the end of a line: each is looked at once. */
const LINE_START_COMMAND = /^([^\S\n\r\u2028\u2029]*)(?=\/[A-Za-z])/gm;
const LINE_START_COLONS = /^([^\S\n\r\u2028\u2029]*:)(?=:)/gm;

/**
 * Foreign text for a comment, a title, a body or a commit message. Nothing in it mentions, refers,
 * closes, links, loads an image, opens a tag, starts a line with a command or keeps workflows from
 * running, and no entity can spell any of these.
 */
export function defuse(text: string): string {
  return text
    .replace(/&(?=[#A-Za-z])/g, `&${BREAK}`)
    .replace(/@(?=[\p{L}\p{N}])/gu, `@${BREAK}`)
    .replace(/#(?=\d)/g, `#${BREAK}`)
    .replace(/(GH-)(?=\d)/gi, `$1${BREAK}`)
    .replace(/<(?=[A-Za-z/!?])/g, `<${BREAK}`)
    .replace(/\](?=[([:])/g, `]${BREAK}`)
    .replace(/:(?=\/\/)/g, `:${BREAK}`)
    .replace(/(www)(?=\.)/gi, `$1${BREAK}`)
    .replace(LINE_START_COMMAND, `$1${BREAK}`)
    .replace(LINE_START_COLONS, `$1${BREAK}`)
    .replace(/##(?=\[)/g, `##${BREAK}`)
    .replace(/\[(?=(?:skip|ci|no|actions)\b)/gi, `[${BREAK}`)
    .replace(/(skip-checks)(?=:)/gi, `$1${BREAK}`);
}

/** For a terminal or a log: foreign words could move the cursor or fake another line. */
export function oneLine(text: string): string {
  return clean(text).replace(/\s+/g, ' ').trim();
}

/** A name or a path as code within a sentence. */
export function codeSpan(text: string): string {
  return `\`${bound(oneLine(text).replaceAll('`', '′'), 120)}\``;
}

/** A line as code within a sentence, so that it can be copied: more backticks than it has enclose it. */
export function lineSpan(text: string): string {
  const line = clean(text).replaceAll('\n', ' ').trimEnd();
  const runs = line.match(/`+/g) ?? [];
  const longest = runs.reduce((most, run) => Math.max(most, run.length), 0);
  const fence = '`'.repeat(longest + 1);
  return longest === 0 ? `\`${line}\`` : `${fence} ${line} ${fence}`;
}

/** Within a line or a table cell of a comment. Backticks would end the code it may stand in. */
export function inline(text: string): string {
  return defuse(bound(clean(text), 300))
    .replace(/\s+/g, ' ')
    .replaceAll('`', "'")
    .replaceAll('|', '¦');
}

/** Within a line of a comment that is not code: what the text marks as code stays code. */
export function inlineCode(text: string): string {
  const line = defuse(bound(clean(text), 300))
    .replace(/\s+/g, ' ')
    .trim();
  const marks = line.split('`').length - 1;
  return marks % 2 === 0 && !line.includes('``') ? line : line.replaceAll('`', "'");
}

/** As a quotation in a comment. */
export function quoted(text: string, max = 4_000): string {
  return defuse(bound(clean(text), max, '\n… (truncated)'))
    .trim()
    .split('\n')
    .map((line) => `> ${line}`)
    .join('\n');
}

/** As a block of code that the text cannot end. */
export function codeBlock(text: string): string {
  const content = bound(clean(text), 100_000, '\n… (truncated)');
  const longest = Math.max(2, ...[...content.matchAll(/`+/g)].map(([run]) => run.length));
  const fence = '`'.repeat(longest + 1);
  return `${fence}text\n${content}\n${fence}`;
}

/** A table in Markdown, of cells that are safe already; empty without rows. */
export function tableOf(heads: readonly string[], rows: readonly string[][]): string {
  if (rows.length === 0) return '';
  const lines = [heads, heads.map(() => '---'), ...rows];
  return lines.map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}
