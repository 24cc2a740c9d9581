// What runs in a page of AsciiDoc. No parser of it is small enough to be loaded here, so what passes
// HTML through, and addresses that run, count wherever they stand.
import { words } from './allowed.ts';
import { activeAddresses, type PlainPage } from './directives.ts';
import { EVENT_HANDLERS } from './event-handlers.ts';

/** Each at any place; the piece is the line it is on, and for a block all of it. */
const PASSING = [
  '+++',
  'pass:',
  '[pass',
  'subs=',
  'subs =',
  'stem:',
  'latexmath:',
  'asciimath:',
  '[subs',
];
const BLOCK_MACROS = words('ifeval include chart');
/** Attributes that switch on more than a page needs. */
const SETTINGS = words(`
  docinfo docinfodir docinfosubs linkcss stylesheet stylesdir scriptsdir webfonts backend
  allow-uri-read source-highlighter highlightjsdir highlightjs-theme pygments-css prism-languages
  copycss safe-mode-level noheader nofooter kroki-server-url kroki-fetch-diagram plantuml-config
  plantuml-preprocess mathematical-format iconsdir safe subs pre-wrap sectlinks-script`);
const BUILT_IN: Record<string, string> = {
  ...{ empty: '', blank: '', sp: ' ', nbsp: ' ', zwsp: '', wj: '', colon: ':', lt: '<', gt: '>' },
  ...{ amp: '&', apos: "'", quot: '"', plus: '+', backslash: '\\', backtick: '`', startsb: '[' },
  ...{ endsb: ']', vbar: '|', caret: '^', asterisk: '*', tilde: '~', 'two-colons': '::' },
};

export function activeAsciidoc(text: string, page: PlainPage): string[] {
  const lines = text.split('\n');
  const found: string[] = [];
  const attributes = new Map(Object.entries(BUILT_IN));
  let passed = -1;
  for (const [index, line] of lines.entries()) {
    const lower = line.toLowerCase();
    if (index <= passed) continue;
    if (isPassBlock(line)) {
      passed = passBlockEnd(lines, index);
      found.push(lines.slice(index, passed + 1).join('\n'));
    } else if (PASSING.some((part) => lower.includes(part)) || hasHandler(lower))
      found.push(line.trim());
    const entry = attributeOf(line);
    if (entry) {
      attributes.set(entry.name, entry.value);
      if (SETTINGS.has(entry.name)) found.push(line.trim());
    }
    for (const [name, value] of inlineSets(line)) attributes.set(name, value);
    const macro = lower.trim().split('::')[0] ?? '';
    if (BLOCK_MACROS.has(macro) && !isFineMacro(macro, line, page)) found.push(line.trim());
  }
  const filled = fill(fill(fill(text, attributes), attributes), attributes);
  const plain = decodeEntities(filled).replaceAll('+', '').replaceAll('$$', '');
  return [
    ...new Set([...found, ...activeAddresses(plain), ...activeAddresses(decodeEntities(text))]),
  ];
}

const isPassBlock = (line: string) => {
  const trimmed = line.trim();
  return trimmed.length >= 4 && Array.from(trimmed).every((letter) => letter === '+');
};

function passBlockEnd(lines: readonly string[], start: number): number {
  const mark = lines[start]?.trim();
  const end = lines.findIndex((line, index) => index > start && line.trim() === mark);
  return end < 0 ? lines.length : end;
}

/** Roles and other values go into the page's HTML without being escaped. */
function hasHandler(line: string): boolean {
  for (let at = line.indexOf('='); at >= 0; at = line.indexOf('=', at + 1)) {
    const before = line.slice(0, at).trimEnd();
    const start = before.lastIndexOf('on');
    if (start >= 0 && EVENT_HANDLERS.has(before.slice(start))) return true;
    const words = ['srcdoc', 'formaction', 'http-equiv'];
    if (words.some((word) => before.endsWith(word))) return true;
  }
  return false;
}

/** `:name: value` */
function attributeOf(line: string): { name: string; value: string } | undefined {
  const end = line.startsWith(':') ? line.indexOf(':', 1) : -1;
  if (end < 2) return undefined;
  return { name: line.slice(1, end).toLowerCase(), value: line.slice(end + 1).trim() };
}

/** `{set:name:value}` */
function inlineSets(line: string): [name: string, value: string][] {
  return line
    .split('{set:')
    .slice(1)
    .map((part): [string, string] => {
      const [name = '', ...value] = (part.split('}')[0] ?? '').split(':');
      return [name.toLowerCase(), value.join(':')];
    });
}

function isFineMacro(macro: string, line: string, page: PlainPage): boolean {
  if (macro !== 'include') return false;
  const target = line.slice(line.indexOf('::') + 2).split('[')[0] ?? '';
  return page.mayInclude(target.trim());
}

function fill(text: string, attributes: ReadonlyMap<string, string>): string {
  const [first = '', ...rest] = text.split('{');
  const parts = rest.map((part) => {
    const end = part.indexOf('}');
    const name = end < 0 ? '' : part.slice(0, end).toLowerCase();
    const value = attributes.get(name);
    return value === undefined ? `{${part}` : value.slice(0, 200) + part.slice(end + 1);
  });
  return first + parts.join('');
}

/** Entities that could be letters of a scheme. */
function decodeEntities(text: string): string {
  const [first = '', ...rest] = text.split('&');
  return first + rest.map(decodeEntity).join('');
}

const NAMED: Record<string, string> = {
  colon: ':',
  tab: '',
  newline: '',
  lpar: '(',
  rpar: ')',
  nbsp: '',
};

function decodeEntity(part: string): string {
  let end = 0;
  while (end < part.length && end < 12 && isEntityLetter(part[end] ?? '')) end += 1;
  const name = part.slice(0, end).toLowerCase();
  const rest = part.slice(part[end] === ';' ? end + 1 : end);
  if (!name.startsWith('#'))
    return (NAMED[name] ?? `&${name}`) + (name in NAMED ? rest : part.slice(end));
  const code = name.startsWith('#x') ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1));
  return code > 0 && code < 0x10ffff ? String.fromCodePoint(code) + rest : `&${part}`;
}

const isEntityLetter = (letter: string) =>
  letter === '#' ||
  (letter >= '0' && letter <= '9') ||
  (letter.toLowerCase() >= 'a' && letter.toLowerCase() <= 'z');
