// The lines of a source file without comments and docstrings: what is only said there declares nothing.

interface Style {
  line: readonly string[];
  block?: readonly [open: string, close: string];
  docstrings?: true;
}

const C_LIKE: Style = { line: ['//'], block: ['/*', '*/'] };
const HASH: Style = { line: ['#'] };
const STYLES: readonly [names: RegExp, style: Style][] = [
  [
    /\.(?:[cm]?[jt]sx?|go|rs|c|h|cc|cpp|cxx|hpp|java|kt|kts|swift|cs|scala|dart|groovy|proto|zig|v|vue|svelte)$/,
    C_LIKE,
  ],
  [/\.php$/, { line: ['//', '#'], block: ['/*', '*/'] }],
  [/\.py[ix]?$/, { line: ['#'], docstrings: true }],
  [/\.(?:lua|sql|hs|elm)$/, { line: ['--'] }],
  [/\.(?:clj[sc]?|el|lisp|asm|ini)$/, { line: [';'] }],
];
const MAX_LINE = 4_000;

const styleOf = (path: string) => STYLES.find(([names]) => names.test(path))?.[1] ?? HASH;

export function* codeLines(path: string, text: string): Generator<{ line: number; code: string }> {
  const { line: starts, block, docstrings } = styleOf(path);
  let number = 0;
  /** What ends the comment or docstring that is open. */
  let until: string | undefined;
  for (const whole of text.split(/\r\n?|\n/)) {
    number += 1;
    let rest = whole.length > MAX_LINE ? whole.slice(0, MAX_LINE) : whole;
    if (until !== undefined) {
      const end = rest.indexOf(until);
      if (end < 0) continue;
      rest = ' '.repeat(end + until.length) + rest.slice(end + until.length);
      until = undefined;
    }
    const doc = docstrings && /^\s*[rRuUbB]{0,2}("""|''')/.exec(rest)?.[1];
    if (doc) {
      if (rest.indexOf(doc, rest.indexOf(doc) + 3) < 0) until = doc;
      continue;
    }
    const [code, opened] = withoutComments(rest, starts, block);
    until = opened;
    if (code.trim() !== '') yield { line: number, code };
  }
}

/** The line up to its comment, and what ends the comment if that is on a later line. */
function withoutComments(
  line: string,
  starts: readonly string[],
  block: Style['block'],
): [code: string, until?: string] {
  let code = '';
  let at = 0;
  /** Quotes that nothing closes on this line, such as apostrophes. */
  const open = new Set<string>();
  while (at < line.length) {
    const sign = line[at] ?? '';
    if ((sign === '"' || sign === "'" || sign === '`') && !open.has(sign)) {
      const end = closing(line, at);
      if (end < 0) open.add(sign);
      code += line.slice(at, end < 0 ? at + 1 : end + 1);
      at = end < 0 ? at + 1 : end + 1;
      continue;
    }
    if (starts.some((one) => line.startsWith(one, at) && isComment(line, at, one))) return [code];
    if (block && line.startsWith(block[0], at)) {
      const end = line.indexOf(block[1], at + 2);
      if (end < 0) return [code, block[1]];
      at = end + 2;
      continue;
    }
    code += sign;
    at += 1;
  }
  return [code];
}

/** `#` within a word, such as in `a#b` and `$#`, begins no comment. */
const isComment = (line: string, at: number, start: string) =>
  start !== '#' || at === 0 || /\s/.test(line[at - 1] ?? '');

function closing(line: string, from: number): number {
  const quote = line[from];
  for (let at = from + 1; at < line.length; at += 1) {
    if (line[at] === '\\') at += 1;
    else if (line[at] === quote) return at;
  }
  return -1;
}
