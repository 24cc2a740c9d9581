// Directives, roles, and options of reStructuredText and MyST. No parser for them exists in
// JavaScript, so the dangerous ones count wherever their names stand, whatever is around them.
import { RUNNING_SCHEMES, words } from './allowed.ts';

/** They put HTML into the page, run code at build time, or fetch and read other files. */
const RUNNING = words(`
  raw role default-role raw-html rawhtml roh crudo brut grezzo cru
  exec execute exec-code exec_code execute_code ipython ipython3 jupyter-execute jupyter-input
  jupyter-kernel plot plotly altair-plot altair bokeh-plot pyplot matplotlib-plot runblock
  program-output command-output cli-program-output autoprogram program_output runcmd eval
  ifconfig testcode testsetup testcleanup jinja jinja2 datatemplate literalinclude-remote
  remoteliteralinclude rli code-cell ojs pyscript py-script thebe-button retrolite replite jupyterlite
  notebooklite voici try_examples marimo sphinx-design-raw html script javascript js css include-html
  uml-remote eval-py eval-python python-eval blockdiag-remote data-viewer sqltable exceltable
  cog meta`);
/** They read the file that they name. */
const INCLUDING = words(
  'include literalinclude mdinclude includes csv-table uml graphviz figure-md',
);

export interface PlainPage {
  mayInclude(target: string): boolean;
}

/** `name::` anywhere; the piece goes to the end of what is indented below it. */
export function activeDirectives(text: string, page: PlainPage): string[] {
  const lines = text.split('\n');
  const found: string[] = [];
  for (const [index, line] of lines.entries()) {
    for (let at = line.indexOf('::'); at >= 0; at = line.indexOf('::', at + 1)) {
      const name = lastName(line.slice(0, at));
      const argument = line.slice(at + 2).trim();
      if (isActive(name, argument, () => blockAt(lines, index), page))
        found.push(blockAt(lines, index));
    }
  }
  return [...found, ...activeAddresses(text)];
}

function isActive(name: string, argument: string, block: () => string, page: PlainPage): boolean {
  if (RUNNING.has(name)) return name !== 'role' || !isPlainRole(argument);
  if (!INCLUDING.has(name)) return false;
  const named = name === 'csv-table' || name === 'graphviz' || name === 'uml' ? '' : argument;
  const option = optionsOf(block()).filter(
    ([key]) => key === 'file' || key === 'url' || key === 'diff',
  );
  const targets = [named, ...option.map(([, value]) => value)].filter(Boolean);
  return (
    targets.some((target) => !page.mayInclude(target)) || option.some(([key]) => key === 'url')
  );
}

/** `role:: name` makes a style; `role:: name(raw)` a way to put HTML anywhere. */
const isPlainRole = (argument: string) => {
  const base = argument.toLowerCase().split('(')[1]?.split(')')[0]?.trim();
  return base === undefined || ['code', 'emphasis', 'strong', 'literal', 'math'].includes(base);
};

function optionsOf(block: string): [key: string, value: string][] {
  return block.split('\n').flatMap((line): [string, string][] => {
    const trimmed = line.trim();
    const end = trimmed.startsWith(':') ? trimmed.indexOf(':', 1) : -1;
    return end < 0
      ? []
      : [[trimmed.slice(1, end).trim().toLowerCase(), trimmed.slice(end + 1).trim()]];
  });
}

/** The name that ends a text, in lower case; docutils allows a space before the colons. */
function lastName(text: string): string {
  const trimmed = text.trimEnd();
  let start = trimmed.length;
  while (start > 0 && isNameLetter(trimmed[start - 1] ?? '')) start -= 1;
  const name = trimmed.slice(start).normalize('NFKC').toLowerCase();
  return name.includes(':') ? name.slice(name.lastIndexOf(':') + 1) : name;
}

const isNameLetter = (letter: string) => letter.trim() !== '' && !'|`\'"()[]{}<>'.includes(letter);

function blockAt(lines: readonly string[], start: number): string {
  const indentOf = (line: string) => line.length - line.trimStart().length;
  const indent = indentOf(lines[start] ?? '');
  let end = start + 1;
  while (end < lines.length) {
    const line = lines[end] ?? '';
    if (line.trim() !== '' && indentOf(line) <= indent) break;
    end += 1;
  }
  return lines.slice(start, end).join('\n').trimEnd();
}

/** Fences, colon fences, and roles of MyST: `{raw} html`. */
export function activeMyst(text: string, page: PlainPage): string[] {
  const found: string[] = [];
  for (let at = text.indexOf('{'); at >= 0; at = text.indexOf('{', at + 1)) {
    const end = text.indexOf('}', at);
    if (end < 0) break;
    if (end - at > 60) continue;
    const name =
      text
        .slice(at + 1, end)
        .trim()
        .toLowerCase()
        .split(' ')[0] ?? '';
    const before = text.slice(Math.max(0, at - 20), at).trimEnd();
    const isRole = text[end + 1] === '`';
    if (!isRole && !['```', '~~~', ':::'].some((mark) => before.endsWith(mark))) continue;
    const block = isRole ? roleAt(text, at, end) : fenceAt(text, at);
    const argument = (block.slice(end + 1 - at).split('\n')[0] ?? '').trim();
    const isCell = name.startsWith('=') || (!isRole && ENGINES.has(name));
    if (isCell || isActive(name, argument, () => block, page)) found.push(block);
  }
  return found;
}

/** Of notebooks in Markdown, which run their cells. */
const ENGINES = words('python r julia bash sh sql node perl ruby js ojs dot mermaid-js');

function roleAt(text: string, start: number, nameEnd: number): string {
  const end = text.indexOf('`', nameEnd + 2);
  return text.slice(start, end < 0 ? undefined : end + 1);
}

/** To the next line that starts with a fence. */
function fenceAt(text: string, start: number): string {
  let at = text.indexOf('\n', start);
  while (at >= 0) {
    const next = text.indexOf('\n', at + 1);
    const line = text.slice(at + 1, next < 0 ? undefined : next).trim();
    if (['```', '~~~', ':::'].some((mark) => line.startsWith(mark))) return text.slice(start, at);
    at = next;
  }
  return text.slice(start);
}

/** Directives whose argument is an address. The argument of others can be the name of a language. */
const PICTURES = ['image', 'figure', 'thumbnail', 'video', 'audio', 'link', 'button'];

/**
 * Without spaces, backslashes, and control characters, as docutils and browsers read addresses. Each
 * piece is the rest of its paragraph.
 */
export function activeAddresses(text: string): string[] {
  const places: number[] = [];
  let plain = '';
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code <= 0x20 || code === 0x5c || (code >= 0x7f && code <= 0xa0)) continue;
    plain += text[at];
    places.push(at);
  }
  const lower = plain.toLowerCase();
  return RUNNING_SCHEMES.flatMap((scheme) => {
    const found: string[] = [];
    for (let at = lower.indexOf(scheme); at >= 0; at = lower.indexOf(scheme, at + 1)) {
      if (!isAddressAt(lower, at, scheme)) continue;
      const start = places[at] ?? 0;
      const end = text.indexOf('\n\n', start);
      found.push(text.slice(start, end < 0 ? undefined : end));
    }
    return found;
  });
}

/** Links whose address some readers of Markdown put together from several words. */
export function activeLinks(text: string): string[] {
  const plain = text.split(/\s+/).join('').toLowerCase();
  return RUNNING_SCHEMES.filter((scheme) => plain.includes(`](${scheme}`)).map(
    (scheme) => `](${scheme}`,
  );
}

function isAddressAt(text: string, at: number, scheme: string): boolean {
  const before = text.slice(Math.max(0, at - 20), at);
  if (text[at + scheme.length] === ':') return false;
  if (before.endsWith('::')) return PICTURES.some((name) => before.endsWith(`${name}::`));
  return before === '' || '<:_"\'|[(=`>,;'.includes(before.at(-1) ?? '');
}
