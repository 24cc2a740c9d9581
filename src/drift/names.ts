// What a source file lets people use: flags, environment variables, configuration keys, exported names,
// HTTP routes, and the versions it needs. Found by their form, line by line: parsers of nine languages
// would weigh megabytes and start slowly, and a name in a call that is known is all that is looked for.
// Every pattern is bounded, so its time grows with the length of the text only.

export const KINDS = ['flag', 'variable', 'key', 'route', 'export', 'path', 'version'] as const;
export type Kind = (typeof KINDS)[number];

export interface FoundName {
  kind: Kind;
  name: string;
  /** From 1. */
  line: number;
  /** The code says that it is not for everyone. */
  hidden?: boolean;
}

interface Recognizer {
  kind: Kind;
  /** The file has to contain one of these words, which is quick to look for. */
  when?: readonly string[];
  pattern: RegExp;
  /** By default, the groups of the match that took part. */
  read?: (match: RegExpExecArray, text: string) => Read[];
}

/** A name, and where it is unless that is where the match begins. */
type Read = string | [name: string, at: number];

const VARIABLE = '([A-Z][A-Z0-9_]{2,60})';
const ROUTE = '(\\/[^\\s"\'`]{0,200})';
const QUOTE = '["\'`]';

export const kebab = (name: string) => name.replace(/_|(?<=[a-z\d])(?=[A-Z])/g, '-').toLowerCase();
const asFlag = (name: string) => `--${kebab(name)}`;
const groups = (match: RegExpExecArray) => match.slice(1).filter((one) => one !== undefined);
const flagsOf = (match: RegExpExecArray) => groups(match).map(asFlag);
/** `-j, --json <file>`, `--color/--no-color`: what is written in a declaration. */
const flagsIn = (text: string) =>
  Array.from(text.matchAll(/(?<![\w-])--(?:\[no-\])?([A-Za-z][\w-]{0,60})/g), ([, name = '']) =>
    asFlag(name),
  );
const written = (match: RegExpExecArray) => flagsIn(groups(match).join(' '));
/** The strings at the start of a call's arguments. */
const inCall = (match: RegExpExecArray, text: string) => {
  const from = match.index + match[0].length;
  const [call = ''] = text.slice(from, from + 300).split(/\)|\bhelp\s*=/, 1);
  return flagsIn(Array.from(call.matchAll(/["']([^"'\n]{1,80})["']/g), ([, one]) => one).join(' '));
};

const SCRIPT: readonly Recognizer[] = [
  {
    kind: 'flag',
    when: ['ption('],
    pattern:
      /\.(?:option|requiredOption|addOption)\(\s*(?:new [\w.]{0,40}Option\(\s*)?["'`]([^"'`\n]{0,40}--[^"'`\n]{1,80})["'`]/g,
    read: written,
  },
  {
    kind: 'flag',
    when: ['yargs', 'cac', 'sade'],
    pattern: /\.option\(\s*["']([a-z][\w-]{1,60})["']\s*,\s*\{/g,
    read: flagsOf,
  },
  {
    kind: 'flag',
    pattern:
      /\b(?:const|let|var)\s+(?:[A-Z0-9]{1,40}_)?(?:OPTIONS|FLAGS)\b[^=\n]{0,80}=\s*(?:[\w.]{1,40}\(\s*)?\{/g,
    read: keysOfObject,
  },
  {
    kind: 'flag',
    when: ['parseArgs(', 'meow(', 'oclif', 'citty'],
    pattern: /\b(?:options|flags|args)\s*[:=]\s*\{/g,
    read: keysOfObject,
  },
  {
    kind: 'flag',
    pattern:
      /(?:\bcase\s+|[=!]==?\s*|\b(?:argv|args|flags)\.(?:includes|indexOf|has)\(\s*)["'](--[a-z][\w-]{1,60})["']/g,
    read: written,
  },
  {
    kind: 'variable',
    when: ['env'],
    pattern: new RegExp(
      `(?<![\\w.])(?:process\\.|import\\.meta\\.|Bun\\.)?env(?:\\.${VARIABLE}\\b|\\[\\s*${QUOTE}${VARIABLE}${QUOTE})`,
      'g',
    ),
  },
  {
    kind: 'variable',
    when: ['Deno.env'],
    pattern: new RegExp(`\\bDeno\\.env\\.get\\(\\s*${QUOTE}${VARIABLE}`, 'g'),
  },
  {
    kind: 'variable',
    when: ['env'],
    pattern: /\{([^{}]{3,400})\}\s{0,5}(?::[^=\n]{1,60})?=\s{0,5}(?:process\.)?env\b/g,
    read: ([, list = '']) =>
      Array.from(list.matchAll(/(?:^|,)\s*([A-Z][A-Z0-9_]{2,60})\b/g), ([, name = '']) => name),
  },
  {
    kind: 'route',
    pattern: new RegExp(
      `\\b(?:app|router|routes|server|fastify|hono|\\w{1,20}(?:Router|App|Routes))\\.(?:get|post|put|patch|delete|all)\\(\\s*${QUOTE}${ROUTE}${QUOTE}`,
      'g',
    ),
  },
  {
    kind: 'export',
    pattern:
      /^export\s+(?:declare\s+)?(?:default\s+)?(?:async\s+)?(?:abstract\s+)?(?:function\*?|class|const|let|interface|type|enum)\s+([A-Za-z_$][\w$]{1,80})/gm,
  },
  {
    kind: 'export',
    pattern: /^export\s+(?:type\s+)?\{([^{}]{1,2000})\}/gm,
    read: ([, list = '']) =>
      list.split(',').flatMap((one) => /([A-Za-z_$][\w$]{1,80})\s*$/.exec(one.trim())?.[1] ?? []),
  },
  { kind: 'export', pattern: /^(?:module\.)?exports\.([A-Za-z_$][\w$]{1,80})\s*=/gm },
];

const PYTHON: readonly Recognizer[] = [
  {
    kind: 'flag',
    when: ['add_argument', 'add_option', 'option(', 'Option('],
    pattern: /\b(?:add_argument|add_option|option|typer\.Option)\(/g,
    read: inCall,
  },
  {
    kind: 'variable',
    when: ['env'],
    pattern: new RegExp(
      `\\b(?:os\\.)?(?:environ(?:\\.(?:get|setdefault|pop))?|getenv|env(?:\\.(?:str|bool|int|list|url|float|path))?)\\s?[[(]\\s*["']${VARIABLE}["']`,
      'g',
    ),
  },
  {
    kind: 'route',
    when: ['@'],
    pattern: new RegExp(
      `^\\s{0,8}@\\w{1,30}(?:\\.\\w{1,30})?\\.(?:route|get|post|put|patch|delete)\\(\\s*["']${ROUTE}["']`,
      'gm',
    ),
  },
  { kind: 'export', pattern: /^(?:async\s+)?(?:def|class)\s+([A-Za-z]\w{2,80})/gm },
];

const GO: readonly Recognizer[] = [
  {
    kind: 'flag',
    when: ['lag'],
    pattern:
      /\b(?:p?flag|flags|fs|flagSet|(?:Persistent)?Flags\(\))\.(?:String|Bool|Int|Uint|Float|Duration|Count|Text|Func|Var|IP)\w{0,20}\(\s*(?:&?[\w.[\]]{1,80}(?:\([^()\n]{0,80}\))?\s*,\s*)?"([A-Za-z][\w-]{1,60})"/g,
    read: flagsOf,
  },
  {
    kind: 'flag',
    when: ['cli.'],
    pattern: /\bcli\.\w{1,20}Flag\{\s*Name:\s*"([a-z][\w-]{1,60})"/g,
    read: flagsOf,
  },
  {
    kind: 'variable',
    when: ['nv'],
    pattern: new RegExp(
      `(?:\\bos\\.(?:Getenv|LookupEnv)\\(\\s*|\\benv(?:config)?:)"${VARIABLE}[",]`,
      'g',
    ),
  },
  {
    kind: 'key',
    when: ['mapstructure:', 'yaml:', 'toml:', 'koanf:'],
    pattern: /[`\s](?:mapstructure|yaml|toml|koanf):"([a-z][\w-]{1,60})[",]/g,
  },
  {
    kind: 'route',
    pattern: new RegExp(
      `\\.(?:HandleFunc|Handle|Get|Post|Put|Patch|Delete|GET|POST|PUT|PATCH|DELETE)\\(\\s*"(?:[A-Z]{3,7} )?${ROUTE}"`,
      'g',
    ),
  },
  {
    kind: 'export',
    pattern: /^(?:func\s+(?:\([^)\n]{1,80}\)\s+)?|type\s+|var\s+|const\s+)([A-Z]\w{2,80})\b/gm,
  },
];

const RUST: readonly Recognizer[] = [
  {
    kind: 'flag',
    when: ['arg(', 'clap(', 'structopt('],
    pattern:
      /#\[(?:arg|clap|structopt)\(([^\]]{0,800})\)\]\s{1,20}(?:pub(?:\(\w{1,10}\))?\s+)?(\w{1,60})\s*:/g,
    read([, attributes = '', field = '']) {
      const long = /\blong\b(?:\s*=\s*"([\w-]{1,60})")?/.exec(attributes);
      return long ? [asFlag(long[1] ?? field)] : [];
    },
  },
  {
    kind: 'flag',
    when: ['.long('],
    pattern: /\.long\(\s*"([a-z][\w-]{1,60})"/g,
    read: flagsOf,
  },
  {
    kind: 'variable',
    when: ['env'],
    pattern: new RegExp(
      `(?:\\benv::var(?:_os)?\\(\\s*|\\benv!\\(\\s*|\\benv\\s*=\\s*)"${VARIABLE}"`,
      'g',
    ),
  },
  {
    kind: 'route',
    pattern: new RegExp(
      `(?:\\.route\\(\\s*|#\\[(?:get|post|put|patch|delete)\\(\\s*)"${ROUTE}"`,
      'g',
    ),
  },
  {
    kind: 'export',
    pattern:
      /^\s{0,4}pub\s+(?:(?:async|const|unsafe)\s+)?(?:fn|struct|enum|trait|type|static)\s+([A-Za-z]\w{2,80})/gm,
  },
];

const JAVA: readonly Recognizer[] = [
  {
    kind: 'flag',
    when: ['names'],
    pattern: /\bnames\s*=\s*(?:\{|\[|arrayOf\()?\s*((?:"-[^"\n]{1,60}"\s{0,3},?\s{0,3}){1,6})/g,
    read: written,
  },
  {
    kind: 'flag',
    when: ['ption', 'longOpt'],
    pattern:
      /(?:\.longOpt\(\s*|\baddOption\(\s*(?:"\w{1,3}"|null)\s*,\s*|\.hasLongOpt\(\s*)"([a-z][\w-]{1,60})"/g,
    read: flagsOf,
  },
  {
    kind: 'variable',
    when: ['getenv'],
    pattern: new RegExp(`\\bgetenv\\(\\s*"${VARIABLE}"`, 'g'),
  },
  { kind: 'key', when: ['@Value'], pattern: /@Value\(\s*"\$\{([a-z][\w.-]{2,80})[:}]/g },
  {
    kind: 'route',
    when: ['Mapping(', '@Path('],
    pattern: new RegExp(
      `@(?:(?:Get|Post|Put|Patch|Delete|Request)Mapping|Path)\\(\\s*(?:(?:value|path)\\s*=\\s*)?\\{?\\s*"${ROUTE}"`,
      'g',
    ),
  },
  {
    kind: 'export',
    pattern:
      /^\s{0,4}public\s+(?:(?:static|final|abstract|sealed)\s+){0,3}(?:class|interface|enum|record)\s+([A-Z]\w{2,80})/gm,
  },
  {
    kind: 'export',
    pattern:
      /^\s{2,4}public\s+(?:(?:static|final|synchronized)\s+){0,3}[\w<>[\],?.]{1,80}\s+([a-z]\w{3,80})\(/gm,
  },
];

const SHELL: readonly Recognizer[] = [
  {
    kind: 'flag',
    pattern: /^[ \t]{0,12}((?:-{1,2}[A-Za-z][\w-]{0,40}(?:=\*)?[ \t]{0,3}\|?[ \t]{0,3}){1,5})\)/gm,
    read: written,
  },
  { kind: 'variable', pattern: /\$\{([A-Z][A-Z0-9_]{2,60}):?[-?=]/g },
];

/** Settings that a file itself declares. */
const DATA: readonly Recognizer[] = [
  {
    kind: 'route',
    when: ['openapi', 'swagger'],
    pattern: /^ {0,4}["']?(\/[^\s"':]{0,200})["']?\s*:\s*(?:\{|$)/gm,
  },
];
const SCHEMA: readonly Recognizer[] = [
  {
    kind: 'key',
    when: ['"properties"'],
    pattern:
      /"([A-Za-z][\w.-]{1,60})"\s*:\s*\{\s*"(?:type|\$ref|description|anyOf|oneOf|enum|default|title|const)"/g,
  },
];
const ACTION: readonly Recognizer[] = [
  {
    kind: 'key',
    when: ['inputs:'],
    pattern: /^inputs:[ \t]*\n/gm,
    read({ index, 0: { length } }, text) {
      const rest = text.slice(index + length, index + length + 100_000);
      const end = rest.search(/^[^\s#]/m);
      const block = end < 0 ? rest : rest.slice(0, end);
      const from = index + length;
      return Array.from(block.matchAll(/^ {2}([\w-]{1,60}):/gm), (one) => [
        one[1] ?? '',
        from + one.index,
      ]);
    },
  },
];
const EXAMPLE: readonly Recognizer[] = [
  { kind: 'key', pattern: /^(?: {2})?#?\s?([a-z][\w-]{2,60})\s*[:=](?:\s|$)/gm },
];
const ENVIRONMENT: readonly Recognizer[] = [
  { kind: 'variable', pattern: /^#?\s?(?:export\s+)?([A-Z][A-Z0-9_]{2,60})=/gm },
];

const requirement = (name: string, when: string, pattern: RegExp): Recognizer => ({
  kind: 'version',
  when: [when],
  pattern,
  read: ([, version = '']) => [`${name} ${version}`],
});
/** `name@1.2.3`, as people install it. */
const ownVersion = (pattern: RegExp, sign: string): Recognizer => ({
  kind: 'version',
  pattern,
  read: (match, text) => {
    const name = /^\s{0,4}"?name"?\s*[:=]\s*"([@\w./-]{1,100})"/m.exec(text)?.[1];
    return name ? [`${name}${sign}${match[1]}`] : [];
  },
});
const MANIFESTS: Readonly<Record<string, readonly Recognizer[]>> = {
  'package.json': [
    requirement('Node.js', '"engines"', /"node"\s*:\s*"[^"\d]{0,5}(\d{1,3})/g),
    ownVersion(/^\s{0,4}"version"\s*:\s*"(\d[\w.-]{2,40})"/gm, '@'),
  ],
  'pyproject.toml': [
    requirement('Python', 'requires-python', /requires-python\s*=\s*"[^"\d]{0,5}(\d\.\d{1,2})/g),
    ownVersion(/^version\s*=\s*"(\d[\w.-]{2,40})"/gm, '=='),
  ],
  'Cargo.toml': [
    requirement('Rust', 'rust-version', /^rust-version\s*=\s*"(\d\.\d{1,3})/gm),
    ownVersion(/^version\s*=\s*"(\d[\w.-]{2,40})"/gm, '@'),
  ],
  'go.mod': [requirement('Go', 'go ', /^go (\d\.\d{1,3})/gm)],
};

/** By how a file's name ends. The first that fits, and nothing for all others. */
const LANGUAGES: readonly [files: RegExp, recognizers: readonly Recognizer[]][] = [
  [/\.(?:[cm]?[jt]sx?|vue|svelte)$/, SCRIPT],
  [/\.pyi?$/, PYTHON],
  [/\.go$/, GO],
  [/\.rs$/, RUST],
  [/\.(?:java|kt)$/, JAVA],
  [/\.(?:sh|bash|zsh)$/, SHELL],
  [/(?:^|\/)action\.ya?ml$/, ACTION],
  [/(?:^|\/)\.env\.(?:example|sample|template|dist)$/, ENVIRONMENT],
  [/[.-](?:example|sample|default|defaults)\.(?:ya?ml|toml)$/, EXAMPLE],
  [/[.-]schema\.json$/, SCHEMA],
  [/\.(?:ya?ml|json)$/, DATA],
];

/** In characters. What is larger was not written by hand. */
export const MAX_SOURCE = 1_000_000;
const MAX_NAMES = 5_000;
/** What others define: a variable of the system, of the runner, or of a tool. */
const FOREIGN =
  /^(?:PATH|HOME|CI|USER|SHELL|PWD|TERM|TMPDIR|TEMP|TMP|LANG|EDITOR|VISUAL|PAGER|DISPLAY|NODE_(?:ENV|OPTIONS|PATH)|NO_COLOR|FORCE_COLOR|COLORTERM|HTTPS?_PROXY|NO_PROXY|ALL_PROXY|PG[A-Z]+|(?:GITHUB|AWS|INPUT|SSL|RUNNER|XDG|LC|VITEST|JEST|PYTEST|CARGO|NPM|SSH|ACTIONS|GITLAB_CI)_\w*|GOPATH|GOROOT|JAVA_HOME|APPDATA|LOCALAPPDATA|USERPROFILE|COMSPEC|SYSTEMROOT|DEBUG|TEST|DEV|PROD|MODE|OSTYPE|PATHEXT|COMPREPLY|COMP_[A-Z]+|GH_(?:TOKEN|REPO|HOST)|PATH_INFO|QUERY_STRING|REQUEST_METHOD|HTTP_(?:HOST|REFERER|USER_AGENT|COOKIE|ACCEPT\w*)|BASH_\w*|IFS|TZ)$/;
const HIDDEN = /\bhidden\b|\bhide(?:Help)?\b|\bSUPPRESS\b|\binternal\b|[Dd]eprecated|undocumented/;
const COMMENT = /^\s*(?:\/\/|\/?\*|#(?![[!]))/;
/** Every program has these, and its help says so. */
const COMMON = new Set(['--help', '--version', '--no-help']);

export function isSource(path: string): boolean {
  return recognizersOf(path).length > 0;
}

function recognizersOf(path: string): readonly Recognizer[] {
  const name = path.slice(path.lastIndexOf('/') + 1);
  const manifest = Object.hasOwn(MANIFESTS, name) ? MANIFESTS[name] : undefined;
  return manifest ?? LANGUAGES.find(([files]) => files.test(path))?.[1] ?? [];
}

/** Names in the order of kinds; each once, where it is found first. */
export function findNames(
  path: string,
  source: string,
  kinds: readonly Kind[] = KINDS,
): FoundName[] {
  const text = source.includes('\r') ? source.replace(/\r\n?/g, '\n') : source;
  if (text.length > MAX_SOURCE || isMinified(text)) return [];
  const found = new Map<string, FoundName>();
  const comments = !/\.(?:example|sample|template|dist)$|[.-](?:example|sample|defaults?)\./.test(
    path,
  );
  for (const { kind, when, pattern, read = groups } of recognizersOf(path)) {
    if (!kinds.includes(kind) || (when && !when.some((word) => text.includes(word)))) continue;
    let [line, counted] = [1, 0];
    for (const match of text.matchAll(pattern)) {
      const start = match.index + (match[0].length - match[0].trimStart().length);
      for (let at = text.indexOf('\n', counted); at >= 0 && at < start; ) {
        line += 1;
        counted = at + 1;
        at = text.indexOf('\n', counted);
      }
      if (comments && COMMENT.test(text.slice(counted, counted + 200))) continue;
      const hidden = HIDDEN.test(statementAt(text, start, match[0].length));
      for (const one of read(match, text)) {
        const [name, at] = typeof one === 'string' ? [one, start] : one;
        const key = `${kind} ${name}`;
        if (found.has(key) || !isWorthwhile(kind, name) || found.size >= MAX_NAMES) continue;
        const below = at > start ? text.slice(start, at).split('\n').length - 1 : 0;
        found.set(key, { kind, name: own(name), line: line + below, ...(hidden && { hidden }) });
      }
    }
  }
  return [...found.values()];
}

/** A slice would keep the whole file in memory. */
export const own = (text: string) => Buffer.from(text).toString();

function isWorthwhile(kind: Kind, name: string): boolean {
  if (kind === 'variable') return !FOREIGN.test(name) && !/(?:^|_)TEST(?:S|ING|_|$)/.test(name);
  if (kind === 'flag') return !COMMON.has(name) && name.length > 3;
  // A root, or a pattern for everything, is no place that anyone documents.
  if (kind === 'route') return /\/[\w{:<][^/*]/.test(name) && !name.includes('*');
  return true;
}

/** From the match to the end of its call, its line, or what is said about it in further calls. */
function statementAt(text: string, start: number, length: number): string {
  const rest = text.slice(start, start + length + 200);
  const end = rest
    .slice(length)
    .search(/\n\s*\n|[)}\]],?;?\n(?!\s*\.(?:action\(Arg|hide|help|env|value_|default_))/);
  return end < 0 ? rest : rest.slice(0, length + end);
}

function isMinified(text: string): boolean {
  return text.length > 5_000 && text.length / (text.split('\n', 5_000).length || 1) > 400;
}

/** The keys of the object literal that the match opens, as flags. */
function keysOfObject(match: RegExpExecArray, text: string): Read[] {
  const from = match.index + match[0].length;
  const body = text.slice(from, from + 20_000);
  const keys: Read[] = [];
  let depth = 0;
  let [before, last] = [',', ','];
  for (const { 0: part, index } of body.matchAll(TOKENS)) {
    if (part.startsWith('//') || part.startsWith('/*')) continue;
    if (part === '}' && depth === 0) break;
    if (part === ':' && depth === 0 && before === ',') {
      const key = last.replace(/^["']|["']$/g, '');
      if (/^[a-z][\w-]{1,60}$/.test(key)) keys.push([asFlag(key), from + index]);
    }
    if (/^[})\]]$/.test(part)) depth -= 1;
    if (depth === 0) [before, last] = [last, part];
    if (/^[{([]$/.test(part)) depth += 1;
  }
  return keys;
}

const TOKENS =
  /"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*'|`(?:[^`\\]|\\.)*`|\/\/[^\n]*|\/\*[^*]{0,500}\*\/|[{}()[\],:]|[\w$-]+/g;
