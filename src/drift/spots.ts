// Where code has names: texts, keys, and declared identifiers, each with the shape of its place. A shape
// is what is around a name with the name taken away: the call and which argument it is, the key before
// it, the block that it is in. Nothing here knows a library: which shapes declare what people document
// is learned from the pages (see evidence.ts). Lines are read one by one and cut, so the time grows
// with the length of the text only.

export type Look = 'flag' | 'variable' | 'route' | 'word';

export interface Spot {
  name: string;
  look: Look;
  /** From 1. */
  line: number;
  /** What is around it, without names of its own. */
  shape: string;
  /** What it is in; fields and keys count only beside others in the same. */
  block: string;
  /** How it is there: as a text, as a key or field, or as what a keyword declares. */
  role: 'text' | 'field' | 'declared';
  hidden: boolean;
}

/** In characters. What is larger was not written by hand. */
const MAX_SOURCE = 1_000_000;
const MAX_LINE = 400;
const MAX_SPOTS = 20_000;

/** A copy: a slice would keep the whole file in memory. */
export const own = (text: string) => Buffer.from(text).toString();

/** As people write it: `cacheTtl`, `cache-ttl`, and `CACHE_TTL` are one name. */
export const fold = (name: string) => name.replace(/^-+|[-_ ]/g, '').toLowerCase();
export const kebab = (name: string) =>
  name.replace(/[_.]|(?<=[a-z\d])(?=[A-Z])/g, '-').toLowerCase();

const TOKEN =
  /"(?:[^"\\]|\\.){0,300}"|'(?:[^'\\]|\\.){0,300}'|`(?:[^`\\]|\\.){0,300}`|[A-Za-z_$@][\w$]*(?:-[a-z][\w]*)*!?|\d[\w.]*|=>|->|::|\?:|[^\s\w]/g;
/** Without one of these, no text of a line and no variable in it is a name, so its tokens are not needed. */
const HINT =
  /["'`](?::?(?:\$\{)?[A-Za-z][\w.-]*(?:["'`]| +[<[{]|[=:}])|(?:[A-Z]{3,7} )?\/[\w{:<$])|--|:"[A-Za-z]|\$\s|[Ee][Nn][Vv]/;
const TEXT = /"(?:[^"\\]|\\.){0,300}"|'(?:[^'\\]|\\.){0,300}'|`(?:[^`\\]|\\.){0,300}`/g;
export const FLAG_IN = /(?<![\w#=.-])--(?:\[no-\])?([A-Za-z][\w-]{0,60})/g;
const VARIABLE = /^[A-Z][A-Z0-9]*_[A-Z0-9_]{1,60}$|^[A-Z]{4,30}$/;
const ROUTE = /^(?:[A-Z]{3,7} )?(\/[\w{:<$][^\s"'`]{0,200})$/;
const WORD = /^:?(?:\$\{)?([A-Za-z][\w]*(?:[.-][\w]+)*)(?: +[<[{].*|=.*|(?::[^}]*)?\})?$/;
const TAG = /(\w{2,20}):"([A-Za-z][\w.-]{1,60})/g;
const COMMENT = /^\s*(?:\/\/|\/?\*|#(?![[!])|--\s|;;|%|rem\s)/;
const SAMPLE =
  /\.(?:env|example|sample|template|dist)$|[.-](?:example|sample|defaults?)\.|\.ya?ml$/;
const HIDDEN =
  /\bhidden\b|[Hh]idden(?:\(|:\s*true)|\bhide(?:Help)?\b|\bSUPPRESS\b|@?\binternal\b|[Dd]eprecated|DEPRECATED|undocumented|MarkHidden/;
const DECLARATION =
  /^(\s*)(?:[-*] )?((?:(?:export|default|declare|pub(?:\(\w{1,10}\))?|public|private|protected|static|final|readonly|abstract|async|const|let|var|val|def|func|function\*?|fn|class|struct|enum|trait|interface|type|module|override|virtual|unsafe|extern|inline|void|record|sealed)\s+){0,5})(?:\(\s*\w{1,30}\s+\*?\w{1,60}\)\s+)?(?:[A-Z][\w<>[\],?.]{0,60}\s+|(?:int|bool|boolean|long|double|float|string|char|auto|u?int\d+_t|size_t)\s+)?(self\.)?([A-Za-z_$][\w$]{0,80}(?:[.-]\w{1,60}){0,6})(\s*[?!]?\s*(?:[:=](?!=)|[({;<,]|$)|\s)/;
const STATEMENTS = new Set(
  'return if else for while switch case break continue import from use using require include package throw raise try catch finally do end elif except with assert yield await new delete print echo in is not and or pass then fi done esac local this super where when match default unless begin namespace'.split(
    ' ',
  ),
);
const PUBLIC = /\b(?:export|pub|public|def|func|function|fn|class|interface|type|module|record)\b/;
const METHOD = /^\s[^'"`]*\)\s*(?::\s*[\w<>[\]|. ]{1,80})?\{$/;
const PRIVATE = /\b(?:private|protected)\b|pub\(/;

/** CPU time, in milliseconds: a machine that is busy with others does not make a file slow. */
const FILE_MS = 10_000;
const ALL_MS = 60_000;
const cpuMs = () => {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
};

export class OutOfTime extends Error {}

/** Gives the lines of files until one takes too long, which is then left, and named. */
export class Lines {
  readonly slow = new Set<string>();
  readonly #cpu: () => number;
  readonly #end: number;

  constructor(cpu: () => number = cpuMs) {
    this.#cpu = cpu;
    this.#end = cpu() + ALL_MS;
  }

  insistOnTime(now = this.#cpu()): number {
    if (now > this.#end) throw new OutOfTime();
    return now;
  }

  *of(path: string, text: string): Generator<string> {
    const start = this.insistOnTime();
    if (this.slow.has(path)) return;
    let count = 0;
    for (const line of text.includes('\r') ? text.split(/\r\n?|\n/) : text.split('\n')) {
      count += 1;
      if (count % 256 === 0 && this.#cpu() - start > FILE_MS) {
        this.slow.add(path);
        return;
      }
      yield line;
    }
  }
}

/** A line that others are indented below. Most of them are never asked. */
class Opener {
  readonly indent: number;
  readonly text: string;
  readonly #content: string;
  #tokens: string[] | undefined;
  /** How many lines are directly below it so far. */
  lines = 0;

  constructor(content: string, indent: number) {
    this.#content = content;
    this.text = content.slice(0, 160);
    this.indent = indent;
  }

  get #last(): string {
    this.#tokens ??= tokensOf(this.#content.slice(-160));
    return this.#tokens.at(-1) ?? '';
  }

  /** Whether what is below it are arguments in an order. */
  get isCall(): boolean {
    return this.#last === '(';
  }

  /** What opens it, in short. */
  get head(): string {
    const last = this.#last;
    const tokens = this.#tokens ?? [];
    if (/^[([{]$/.test(last)) return `${headOf(tokens, tokens.length - 1)}${last}`;
    return `${word(tokens[0])} ${last}`;
  }
}

/** `wanted`: lines that count; all of them go into what surrounds others. */
export function* readSpots(
  lines: Lines,
  path: string,
  text: string,
  wanted: (line: string) => boolean = () => true,
): Generator<Spot> {
  if (text.length > MAX_SOURCE || isMinified(text)) return;
  const extension = /(?:^|\/)\.env\b/.test(path)
    ? 'env env'
    : (/\.(\w{1,10})$/.exec(path)?.[1] ?? '');
  const comments = SAMPLE.test(path);
  const stack: Opener[] = [];
  let [number, left] = [0, MAX_SPOTS];
  let above = '';
  for (const whole of lines.of(path, text)) {
    number += 1;
    const line = whole.length > MAX_LINE ? whole.slice(0, MAX_LINE) : whole;
    const content = line.trim();
    if (content === '') above = '';
    if (content === '' || /^[\])}>;,]+$/.test(content)) continue;
    if (COMMENT.test(line) && !(comments && /^\s*#?\s?[\w.-]+\s*[:=]/.test(line))) {
      above = `${above.slice(-500)} ${content}`;
      continue;
    }
    if (extension === 'rs' && /^mod tests? \{$/.test(line)) return;
    const indent = line.length - line.trimStart().length;
    while (stack.length > 0 && (stack.at(-1)?.indent ?? 0) >= indent) stack.pop();
    const parent = stack.at(-1);
    if (parent) parent.lines += 1;
    const spots = wanted(whole) ? spotsOf(line, parent, extension) : [];
    const hidden = spots.length > 0 && (HIDDEN.test(line) || HIDDEN.test(above));
    for (const spot of spots) {
      if (--left < 0) return;
      yield { ...spot, line: number, hidden };
    }
    if (stack.length < 40) stack.push(new Opener(content, indent));
    // What an attribute says is about the line below it.
    above = /^(?:#\[|@\w)/.test(content) ? content : '';
  }
}

type Found = Omit<Spot, 'line' | 'hidden'>;

function spotsOf(line: string, parent: Opener | undefined, extension: string): Found[] {
  const tokens = HINT.test(line) ? tokensOf(line) : [];
  const declared = declaredIn(line, parent, extension);
  const found: Found[] = [];
  // Most lines end here.
  if (tokens.length === 0 && !line.includes('${')) return declared ? [declared] : found;
  const block = parent?.text ?? '';
  const add = (name: string, look: Look, shape: string, role: Spot['role'] = 'text') =>
    found.push({ name, look, shape: `${extension} ${shape}`, block, role });
  for (const [index, text] of tokens.entries()) {
    if (isText(text)) {
      const content = text.slice(1, -1);
      if (content.includes('--')) {
        for (const [, name = ''] of content.matchAll(FLAG_IN))
          add(`--${name}`, 'flag', contextOf(tokens, index, parent));
      } else if (text[0] === '`' && content.includes(':"')) {
        for (const [, tag = '', name = ''] of content.matchAll(TAG))
          add(name, lookOf(name), `tag ${tag}`);
      } else {
        const route = ROUTE.exec(content)?.[1];
        const name = route ?? WORD.exec(content)?.[1];
        if (name !== undefined && name.length > 1) {
          const look = route === undefined ? lookOf(name) : 'route';
          const isKey = index === 0 && /^(?::|=>)$/.test(tokens[1] ?? '');
          add(name, look, contextOf(tokens, index, parent), isKey ? 'field' : 'text');
        }
      }
    } else if (VARIABLE.test(text) && (tokens[index - 1] === '$' || isRead(tokens, index))) {
      const hint = /\benv\b|environ\b/i.test(line) ? ' env' : '';
      add(text, 'variable', contextOf(tokens, index, parent) + hint);
    }
  }
  // Outside of texts: the cases of a shell script, the help text of a program.
  const outside = line.includes('--') ? line.replace(TEXT, '') : '';
  if (outside.includes('--')) {
    const first = /^\s*-[^()]{0,80}\)/.test(outside) ? 'case' : (tokens[0] ?? '');
    for (const [, name = ''] of outside.matchAll(FLAG_IN))
      add(`--${name}`, 'flag', `bare ${first}`);
  }
  if (line.includes('${'))
    for (const [, name = ''] of line.matchAll(/\$\{([A-Z][A-Z0-9_]{2,60}):?[-?=]/g))
      add(name, 'variable', 'env');
  return declared ? [...found, declared] : found;
}

/** `env.NAME`, `ENV NAME=1`, `const { NAME } = env`. Other constants are none of the environment. */
function isRead(tokens: readonly string[], index: number): boolean {
  const before = tokens[index - 1] ?? '';
  if (/^ENV$/i.test(before)) return true;
  if (before === '.') return /^(?:env|environ)$/i.test(tokens[index - 2] ?? '');
  const last = tokens.findLast((token) => token !== ';') ?? '';
  return /^[{,]$/.test(before) && /^(?:env|environ)$/.test(last);
}

function declaredIn(
  line: string,
  parent: Opener | undefined,
  extension: string,
): Found | undefined {
  const block = parent?.text ?? '';
  const path = /^\s{1,8}["']?(\/[\w{][^\s"':]{0,200})["']?\s*:/.exec(line)?.[1];
  if (path) return { name: path, look: 'route', shape: `${extension} key`, block, role: 'field' };
  // Many lines are calls, and a call declares nothing.
  if (/^\s*[\w$.]+\(/.test(line) && !line.endsWith('{')) return undefined;
  const match = DECLARATION.exec(line.replace(/^(\s*)#\s?(?=[\w.-]+\s*[:=])/, '$1'));
  if (!match) return undefined;
  const [, indent = '', modifiers = '', , name = '', next = ''] = match;
  if (STATEMENTS.has(name) || name.startsWith('_') || name.length < 2) return undefined;
  if (PRIVATE.test(modifiers) || /^default\s/.test(modifiers)) return undefined;
  const sign = next.trim();
  const isMethod = sign.startsWith('(') && METHOD.test(line);
  const isDeclared = (PUBLIC.test(modifiers) || isMethod) && indent.length <= 4;
  if (!isDeclared && (sign.startsWith('(') || sign === '<' || sign === '{')) return undefined;
  // `Name string`, as fields are written in Go, is followed by a word; other lines with two words are not.
  if (!isDeclared && sign === '' && !/^\s+[A-Z]\w*\s+[\w*[\].]+(?:\s+`|$)/.test(line))
    return undefined;
  const isDotted = name.includes('.') && !SETTINGS.test(extension);
  if (!isDeclared && (isDotted || isLocal(line, modifiers, sign, parent, extension)))
    return undefined;
  const role = isDeclared ? 'declared' : 'field';
  const shape = `${extension} ${modifiers.trim()}|${sign}|${parent?.head ?? ''}`;
  return { name, look: lookOf(name), shape, block, role };
}

/** What only the code around it sees: variables of a function, members of a list. */
function isLocal(
  line: string,
  modifiers: string,
  sign: string,
  parent: Opener | undefined,
  extension: string,
): boolean {
  if (/\b(?:const|let|var|val)\b/.test(modifiers) && /^\s/.test(line)) return true;
  const above = parent?.text ?? '';
  if (/^return\b/.test(above)) return true;
  if (/^(?:go|rs)$/.test(extension) && sign === ':' && !/\b(?:struct|enum)\b/.test(above))
    return true;
  if (sign.startsWith(',') || sign === '') return !/\b(?:enum|struct)\b/.test(above);
  return sign.endsWith('=') && BODY.test(above) && !/^class\b/.test(above);
}

const BODY =
  /\)\s*(?::[\w<>[\]|. ]{1,60}|->[\w<>[\]|. ]{1,60})?\s*[{:]$|=>\s*[{(]?$|^(?:if|for|while|else|try|with|do|switch|def|func|fn|elif|except|catch|case|begin)\b|\b(?:then|do)$/;
const SETTINGS = /^(?:ya?ml|toml|properties|ini|conf|cfg|json|env)$/;

const lookOf = (name: string): Look => (VARIABLE.test(name) ? 'variable' : 'word');
const isText = (token: string) => token.length > 2 && '"\'`'.includes(token.charAt(0));
const tokensOf = (line: string): string[] => line.match(TOKEN) ?? [];

/** The call and the argument, the key before it, or what the list is in. */
function contextOf(tokens: readonly string[], index: number, parent: Opener | undefined): string {
  let [depth, commas] = [0, 0];
  const before = tokens[index - 1] ?? '';
  const key = /^(?:[:=]|=>|\.|::)$/.test(before)
    ? `${word(tokens[index - 2])}${before}`
    : /^[A-Za-z=!]/.test(before)
      ? before
      : '';
  const after = tokens[index + 1] ?? '';
  const sign = /^(?:[:=]|=>)$/.test(after) ? after : '';
  for (let at = index - 1; at >= 0; at -= 1) {
    const text = tokens[at] ?? '';
    if (/^[)\]}]$/.test(text)) depth += 1;
    else if (text === ',' && depth === 0) commas += 1;
    else if (/^[([{]$/.test(text)) {
      if (depth === 0) {
        const place = text === '(' ? Math.min(commas, 5) : '';
        return `${headOf(tokens, at)}${text}${place} ${key}${sign}`;
      }
      depth -= 1;
    }
  }
  const place = parent?.isCall ? Math.min(parent.lines - 1, 5) : '';
  return `${parent?.head ?? ''}${place} ${key}${sign}`;
}

/** What stands before a bracket: `option` in `.option(`, `OPTIONS` in `const OPTIONS = [`. */
function headOf(tokens: readonly string[], at: number): string {
  for (let index = at - 1; index >= Math.max(0, at - 4); index -= 1) {
    const text = tokens[index] ?? '';
    if (/^[A-Za-z_$@]/.test(text)) return `${receiverOf(tokens, index)}${text}`;
    if (/^[([{,;]$/.test(text)) return `${headOf(tokens, index)}${text}`;
  }
  return '';
}

/** `Flags` in `cmd.Flags().Int(`, `environ` in `os.environ.get(`: only where it tells what is declared. */
function receiverOf(tokens: readonly string[], at: number): string {
  if (!/^(?:\.|::)$/.test(tokens[at - 1] ?? '')) return '';
  const isCall = tokens[at - 2] === ')' && tokens[at - 3] === '(';
  const text = tokens[at - (isCall ? 4 : 2)] ?? '';
  return /env|flags|options|args/i.test(text) ? `${text}.` : '';
}

const word = (text = '') => (isText(text) ? text.slice(1, -1) : text);

function isMinified(text: string): boolean {
  let [lines, at] = [0, -1];
  do {
    at = text.indexOf('\n', at + 1);
    lines += 1;
  } while (at >= 0 && lines * 400 < text.length);
  return text.length > 5_000 && lines * 400 < text.length;
}
