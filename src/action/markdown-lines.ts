// Which lines of a comment are said by its author in plain text: not quoted, not code, not HTML.
// A small block parser after CommonMark. When in doubt it says "not plain": a command that is not
// taken is a nuisance, one that nobody meant is worse.

export interface Line {
  text: string;
  plain: boolean;
}

interface Fence {
  char: string;
  length: number;
  /** Containers (quotes and list items) that were open where it started. */
  depth: number;
}

/** A quote, or a list item with the column its content starts at. */
type Container = { kind: 'quote' } | { kind: 'item'; indent: number };

const FENCE = /^(`{3,}|~{3,})(.*)$/;
const ITEM = /^( {0,3})([-*+]|\d{1,9}[.)])( {1,4}(?=\S)| *$)/;
const HTML_ENDS: [start: RegExp, end: RegExp][] = [
  [/^<(?:script|pre|style|textarea)(?:[\s>]|$)/i, /<\/(?:script|pre|style|textarea)>/i],
  [/^<!--/, /-->/],
  [/^<\?/, /\?>/],
  [/^<!\[CDATA\[/, /\]\]>/],
  [/^<![a-z]/i, />/],
];
/** Other HTML at the start of a line lasts until a blank line; tags that stand in text do not. */
const HTML_TAG =
  /^<\/?(?!(?:a|b|br|code|del|em|i|img|ins|kbd|mark|q|s|small|span|strong|sub|sup|u|var)\b)[a-z][\w-]*(?:[\s/>]|$)/i;
const BLANK = /^\s*$/;
/** Nobody nests deeper; a hostile comment could, and each line would be held against each level. */
const MAX_DEPTH = 50;

export function readLines(body: string): Line[] {
  const lines = body.replace(/\r\n?/g, '\n').split('\n');
  const scan = new Scanner();
  const plain = lines.map((line) => scan.take(line));
  hideInline(lines, plain, scan.paragraphs);
  return lines.map((text, index) => ({ text, plain: plain[index] === true }));
}

class Scanner {
  /** Line numbers of each paragraph at the top level, where code spans can cross lines. */
  readonly paragraphs: number[][] = [];
  #containers: Container[] = [];
  #fence: Fence | undefined;
  /** The end of the HTML block we are in; a blank line when there is none other. */
  #html: RegExp | undefined;
  #paragraph: number[] | undefined;
  #number = -1;

  take(line: string): boolean {
    this.#number += 1;
    const { rest, matched } = this.#continue(untab(line));
    if (this.#lazy(rest, matched)) return this.#continueParagraph();
    const open = this.#containers.length;
    if (matched < open) this.#leave(matched);
    if (this.#fence) return this.#inFence(rest);
    if (this.#html) return this.#inHtml(rest);
    return this.#leaf(this.#open(rest));
  }

  /** Takes off the markers of the containers that this line still belongs to. */
  #continue(line: string): { rest: string; matched: number } {
    let rest = line;
    let matched = 0;
    for (const container of this.#containers) {
      if (container.kind === 'quote') {
        const marker = /^ {0,3}> ?/.exec(rest);
        if (!marker) break;
        rest = rest.slice(marker[0].length);
      } else {
        if (!BLANK.test(rest) && indentOf(rest) < container.indent) break;
        rest = rest.slice(Math.min(container.indent, indentOf(rest)));
      }
      matched += 1;
    }
    return { rest, matched };
  }

  /** Text right below a quote's or an item's paragraph goes on with it, as hosts render it. */
  #lazy(rest: string, matched: number): boolean {
    if (!this.#paragraph || this.#fence || this.#html) return false;
    if (BLANK.test(rest)) return false;
    const unmatched = matched < this.#containers.length;
    return unmatched && !startsBlock(rest);
  }

  #continueParagraph(): boolean {
    this.#paragraph?.push(this.#number);
    return this.#outsideQuotes();
  }

  #leave(depth: number): void {
    this.#containers.length = depth;
    this.#paragraph = undefined;
    if (this.#fence && this.#fence.depth > depth) this.#fence = undefined;
    this.#html = undefined;
  }

  #inFence(rest: string): boolean {
    const text = rest.trim();
    const { char, length } = this.#fence as Fence;
    const closes =
      indentOf(rest) <= 3 && text.length >= length && text === char.repeat(text.length);
    if (closes) this.#fence = undefined;
    return false;
  }

  #inHtml(rest: string): boolean {
    if (this.#html?.test(rest)) this.#html = undefined;
    return false;
  }

  /** Opens the quotes and list items that start on this line. */
  #open(line: string): string {
    let rest = line;
    for (;;) {
      // Four spaces are code; below a paragraph they go on with it, and open nothing either.
      if (indentOf(rest) > 3 || this.#containers.length >= MAX_DEPTH) return rest;
      const quote = /^ {0,3}> ?/.exec(rest);
      const item = ITEM.exec(rest);
      const marker = quote ?? (isRule(rest) ? null : item);
      if (!marker) return rest;
      this.#paragraph = undefined;
      rest = rest.slice(marker[0].length);
      const indent = BLANK.test(rest) ? marker[0].trimEnd().length + 1 : marker[0].length;
      this.#containers.push(quote ? { kind: 'quote' } : { kind: 'item', indent });
    }
  }

  #leaf(rest: string): boolean {
    if (BLANK.test(rest)) {
      this.#paragraph = undefined;
      return false;
    }
    if (indentOf(rest) > 3) {
      if (this.#paragraph) this.#continueParagraph();
      return false;
    }
    const text = rest.trimStart();
    const fence = FENCE.exec(text);
    if (fence?.[1] && !(fence[1].startsWith('`') && fence[2]?.includes('`'))) {
      this.#paragraph = undefined;
      const char = fence[1].charAt(0);
      this.#fence = { char, length: fence[1].length, depth: this.#containers.length };
      return false;
    }
    if (this.#opensHtml(text)) return false;
    if (!this.#paragraph) {
      this.#paragraph = [];
      this.paragraphs.push(this.#paragraph);
    }
    return this.#continueParagraph();
  }

  #opensHtml(text: string): boolean {
    const block = HTML_ENDS.find(([start]) => start.test(text));
    if (!block && !HTML_TAG.test(text)) return false;
    this.#paragraph = undefined;
    const end = block?.[1] ?? BLANK;
    const rest = block ? text.replace(block[0], '') : text;
    if (!end.test(rest)) this.#html = end;
    return true;
  }

  #outsideQuotes(): boolean {
    return this.#containers.every(({ kind }) => kind !== 'quote');
  }
}

/** Would this line end a paragraph instead of going on with it? */
function startsBlock(rest: string): boolean {
  if (indentOf(rest) > 3) return false;
  const text = rest.trimStart();
  return (
    text.startsWith('>') ||
    ITEM.test(rest) ||
    FENCE.test(text) ||
    /^#{1,6}(?:\s|$)/.test(text) ||
    isRule(text) ||
    HTML_TAG.test(text) ||
    HTML_ENDS.some(([start]) => start.test(text))
  );
}

function isRule(text: string): boolean {
  return /^ {0,3}(?:(?:- *){3,}|(?:\* *){3,}|(?:_ *){3,})$/.test(text);
}

/** Code spans, HTML comments and tags that begin on one line of a paragraph and end on another. */
function hideInline(lines: string[], plain: boolean[], paragraphs: number[][]): void {
  for (const numbers of paragraphs) {
    if (numbers.length < 2) continue;
    const text = numbers.map((number) => lines[number]).join('\n');
    for (const [start, end] of inlineSpans(text)) {
      let offset = 0;
      for (const number of numbers) {
        if (offset > start && offset < end) plain[number] = false;
        offset += (lines[number]?.length ?? 0) + 1;
      }
    }
  }
}

function* inlineSpans(text: string): Generator<[number, number]> {
  const opener = /(?<!\\)(`+)|<!--|<\/?[a-z]/gi;
  for (let match = opener.exec(text); match; match = opener.exec(text)) {
    const end = endOfSpan(text, match.index, match[0]);
    if (end === undefined) continue;
    yield [match.index, end];
    opener.lastIndex = end;
  }
}

function endOfSpan(text: string, start: number, opener: string): number | undefined {
  const from = start + opener.length;
  if (opener.startsWith('`')) {
    for (const run of text.slice(from).matchAll(/`+/g)) {
      if (run[0].length === opener.length) return from + run.index + run[0].length;
    }
    return undefined;
  }
  const closing = opener === '<!--' ? '-->' : '>';
  const found = text.indexOf(closing, from);
  return found < 0 ? undefined : found + closing.length;
}

function indentOf(text: string): number {
  return text.length - text.trimStart().length;
}

/** Tabs at the start of a line reach to the next multiple of four. */
function untab(line: string): string {
  const lead = /^[ \t]*/.exec(line)?.[0] ?? '';
  if (!lead.includes('\t')) return line;
  let width = 0;
  for (const char of lead) width += char === '\t' ? 4 - (width % 4) : 1;
  return ' '.repeat(width) + line.slice(lead.length);
}
