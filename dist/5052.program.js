export const id = 5052;
export const ids = [5052];
export const modules = {

/***/ 15052:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   j: () => (/* binding */ measureCoverage),
/* harmony export */   p: () => (/* binding */ percentOf)
/* harmony export */ });
/* harmony import */ var _drift_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(86023);
/* harmony import */ var _names_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(82344);
/* harmony import */ var _pages_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(63064);
// The whole repository at once: how much of what people can use is on a page, and what pages mention
// that the code does not have.



const COVERED = ['flag', 'variable', 'route'];
const MAX_LISTED = 1_000;
async function measureCoverage(tree, rules) {
    const paths = [...tree.files.keys()];
    const sources = paths.filter((path) => (0,_names_js__WEBPACK_IMPORTED_MODULE_1__/* .isSource */ .__)(path) && (0,_drift_js__WEBPACK_IMPORTED_MODULE_0__/* .isCode */ ._m)(path) && !rules.isPage(path));
    const found = await (0,_drift_js__WEBPACK_IMPORTED_MODULE_0__/* .definitions */ .BG)(tree, sources);
    const names = [...found.values()].filter(({ kind, name, hidden }) => COVERED.includes(kind) && !hidden && !(0,_drift_js__WEBPACK_IMPORTED_MODULE_0__/* .isIgnored */ .pi)(name, rules.ignore));
    const mentions = new _pages_js__WEBPACK_IMPORTED_MODULE_2__/* .Mentions */ .MW(names);
    const pages = paths.filter((path) => (0,_drift_js__WEBPACK_IMPORTED_MODULE_0__/* .isCurrentPage */ .P$)(path, rules));
    const programs = await ownPrograms(tree);
    const strangersOn = (0,_pages_js__WEBPACK_IMPORTED_MODULE_2__/* .findStrangers */ .xk)(programs, names);
    const strangers = new Map();
    for await (const { path, text } of tree.read(pages)) {
        mentions.read(path, text);
        for (const one of strangersOn(path, text)) {
            if (found.has((0,_pages_js__WEBPACK_IMPORTED_MODULE_2__/* .keyOf */ .TN)(one)) || strangers.has((0,_pages_js__WEBPACK_IMPORTED_MODULE_2__/* .keyOf */ .TN)(one)) || strangers.size >= MAX_LISTED)
                continue;
            if (!(0,_drift_js__WEBPACK_IMPORTED_MODULE_0__/* .isIgnored */ .pi)(one.name, rules.ignore))
                strangers.set((0,_pages_js__WEBPACK_IMPORTED_MODULE_2__/* .keyOf */ .TN)(one), one);
        }
    }
    const present = await (0,_drift_js__WEBPACK_IMPORTED_MODULE_0__/* .findPresent */ .jr)(tree, [...strangers.values()], rules);
    const undocumented = names.filter((one) => !mentions.has(one));
    const kinds = COVERED.map((kind) => {
        const all = names.filter((one) => one.kind === kind);
        const documented = all.filter((one) => mentions.has(one)).length;
        return { kind, names: all.length, documented };
    }).filter((one) => one.names > 0);
    return {
        kinds,
        names: names.length,
        documented: names.length - undocumented.length,
        undocumented: undocumented
            .slice(0, MAX_LISTED)
            .map(({ kind, name, path, line }) => ({ kind, name, path, line })),
        gone: [...strangers].filter(([key]) => !present.has(key)).map(([, one]) => one),
    };
}
/** In percent; of nothing, everything is documented. */
function percentOf({ names, documented }) {
    return names === 0 ? 100 : Math.floor((documented / names) * 100);
}
/** What the programs of this repository are called, by the files that say so. */
async function ownPrograms(tree) {
    const manifests = [...tree.files.keys()].filter((path) => /^(?:[^/]+\/){0,2}(?:package\.json|pyproject\.toml|Cargo\.toml|go\.mod)$/.test(path));
    const programs = new Set();
    for await (const { path, text } of tree.read(manifests.slice(0, 200))) {
        if (path.endsWith('package.json')) {
            const bin = /"bin"\s*:\s*\{([^{}]{1,2000})\}/.exec(text)?.[1] ?? '';
            for (const [, name = ''] of bin.matchAll(/"([\w-]{1,60})"\s*:/g))
                programs.add(name);
            if (/"bin"\s*:\s*"/.test(text))
                programs.add(/"name"\s*:\s*"(?:@[\w-]+\/)?([\w-]{1,60})"/.exec(text)?.[1] ?? '');
        }
        else if (path.endsWith('pyproject.toml')) {
            const scripts = /\[(?:project|tool\.poetry)\.scripts\]\n([^[]{1,2000})/.exec(text)?.[1] ?? '';
            for (const [, name = ''] of scripts.matchAll(/^"?([\w-]{1,60})"?\s*=/gm))
                programs.add(name);
        }
        else {
            programs.add(/^(?:name = "|module \S*?)([\w-]{1,60})"?$/m.exec(text)?.[1] ?? '');
        }
    }
    programs.delete('');
    return programs;
}


/***/ }),

/***/ 86023:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   BG: () => (/* binding */ definitions),
/* harmony export */   L1: () => (/* binding */ findDrift),
/* harmony export */   P$: () => (/* binding */ isCurrentPage),
/* harmony export */   _m: () => (/* binding */ isCode),
/* harmony export */   jr: () => (/* binding */ findPresent),
/* harmony export */   pi: () => (/* binding */ isIgnored)
/* harmony export */ });
/* harmony import */ var _shared_generated_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(56081);
/* harmony import */ var _names_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(82344);
/* harmony import */ var _pages_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(63064);
// Does the documentation still fit? What a change adds, removes, or renames is held against the pages
// as they are after it. A finding has to be right more than all of them have to be found: a check that
// cries wolf is turned off.



/** What readers look up. Exported names are for those who read the code. */
const DOCUMENTED = ['flag', 'variable', 'key', 'route'];
/** How many of the names beside a new one are documented where people document them. */
const USUAL_SHARE = 0.5;
const MAX_FINDINGS = 200;
const MAX_CANDIDATES = 200;
/** What was, and is kept as such; and what tests are made of. */
const PAST_PAGE = /(?:^|\/)(?:changelog|changes|history|releases?|release-notes?|news|migrat\w*|upgrad\w*|blog|adrs?|rfcs?|proposals?|decisions|archived?|versioned_docs|\.github|tests?|__tests__|testdata|fixtures)(?:[/.-]|$)/i;
/** Also the folders of tools, such as `.github/`, whose names begin with a dot. */
const TEST = /(?:^|\/)(?:tests?|__tests__|__mocks__|testdata|fixtures|specs?|e2e|examples?|samples?|bench(?:marks?)?|mocks?)\/|[._-](?:test|spec|stories|bench)\.\w+$|_test\.\w+$|(?:^|\/)(?:test[_-][\w-]+\.\w+|conftest\.py)$|(?:^|\/)\.[\w-]+\/|Tests?\.(?:java|kt)$/;
const NO_TEXT = /\.(?:png|jpe?g|gif|svg|webp|ico|pdf|woff2?|ttf|otf|eot|zip|gz|tgz|bz2|xz|7z|jar|war|class|wasm|so|dll|exe|bin|mp[34]|mov|webm|csv|parquet|sqlite|db|pyc|min\.\w+)$/i;
const isWritten = (path) => !NO_TEXT.test(path) && !(0,_shared_generated_js__WEBPACK_IMPORTED_MODULE_2__/* .isGenerated */ .U)(path);
const isCode = (path) => isWritten(path) && !TEST.test(path);
/** One that is compared with the code. */
function isCurrentPage(path, { isPage, isIgnoredPage }) {
    const isText = /\.(?:mdx?|rst|adoc|asciidoc|txt|html?)$/i.test(path);
    const isPast = PAST_PAGE.test(path) || isIgnoredPage(path);
    return isText && isPage(path) && !isPast && !(0,_shared_generated_js__WEBPACK_IMPORTED_MODULE_2__/* .isGenerated */ .U)(path);
}
async function findDrift(before, after, rules) {
    const isOurs = (path) => (0,_names_js__WEBPACK_IMPORTED_MODULE_0__/* .isSource */ .__)(path) && isCode(path) && !rules.isPage(path);
    const differ = (one, other) => [...one.files.keys()].filter((path) => one.files.get(path) !== other.files.get(path));
    const [was, is] = [differ(before, after), differ(after, before)];
    const [old, now] = await Promise.all([
        definitions(before, was.filter(isOurs)),
        definitions(after, is.filter(isOurs)),
    ]);
    const gonePaths = was.filter((path) => !after.files.has(path) && path.includes('/') && isCode(path) && !rules.isPage(path));
    const counts = ({ name }) => !isIgnored(name, rules.ignore);
    const added = absent(now, old).filter((one) => DOCUMENTED.includes(one.kind) && !one.hidden && counts(one));
    const removed = [
        ...absent(old, now),
        ...gonePaths.map((path) => ({ kind: 'path', name: path, path, line: 1 })),
    ].filter(counts);
    if (added.length + removed.length === 0)
        return [];
    // Pages first: of most changes nothing is left after them, and the rest of the code is not read.
    const mentions = new _pages_js__WEBPACK_IMPORTED_MODULE_1__/* .Mentions */ .MW([...added, ...removed], new Set(added.map(({ kind }) => kind)));
    const pages = [...after.files.keys()].filter((path) => isCurrentPage(path, rules));
    for await (const { path, text } of after.read(pages))
        mentions.read(path, text);
    const unmentioned = added.filter((one) => !mentions.has(one));
    const mentioned = removed.filter((one) => mentions.of(one).length > 0).slice(0, MAX_CANDIDATES);
    if (unmentioned.length + mentioned.length === 0)
        return [];
    const touched = new Set(is);
    const isNamed = [...unmentioned, ...mentioned].some(({ kind }) => DOCUMENTED.includes(kind));
    const defines = (path) => isNamed && !touched.has(path) && isOurs(path);
    const { others, present } = await readRest(after, mentioned, defines, rules);
    const isUsual = usuallyDocumented([...old.values(), ...others.values()], mentions);
    const missing = unmentioned
        .filter((one) => !others.has((0,_pages_js__WEBPACK_IMPORTED_MODULE_1__/* .keyOf */ .TN)(one)) && isUsual(one))
        .map(({ kind, name, path, line }) => ({ drift: 'missing', kind, name, path, line }));
    const stale = mentioned
        .filter((one) => !others.has((0,_pages_js__WEBPACK_IMPORTED_MODULE_1__/* .keyOf */ .TN)(one)) && !present.has((0,_pages_js__WEBPACK_IMPORTED_MODULE_1__/* .keyOf */ .TN)(one)))
        .flatMap((one) => mentions.of(one).map(({ page, line }) => ({
        drift: 'stale',
        kind: one.kind,
        name: one.name,
        path: page,
        line,
    })));
    return [...stale, ...missing].sort(byPlace).slice(0, MAX_FINDINGS);
}
/** The code that a change leaves alone, read once: what else it defines, and what it still contains. */
async function readRest(tree, gone, defines, { isPage }) {
    const others = new Map();
    const presence = new Presence(gone, 'name');
    const looked = (path) => !presence.isDone && isCode(path) && !isPage(path);
    const all = [...tree.files.keys()];
    const defining = new Set(all.filter(defines));
    const paths = all.filter((path) => defining.has(path) || looked(path));
    for await (const { path, text } of tree.read(paths)) {
        if (defining.has(path))
            define(others, path, text, DOCUMENTED);
        presence.look(text);
        if (defining.size === 0 && presence.isDone)
            break;
    }
    return { others, present: presence.present };
}
/** Each name once, with the first file that defines it. */
async function definitions(tree, paths) {
    const found = new Map();
    for await (const { path, text } of tree.read(paths))
        define(found, path, text);
    return found;
}
function define(found, path, text, kinds = _names_js__WEBPACK_IMPORTED_MODULE_0__/* .KINDS */ .GW) {
    for (const one of (0,_names_js__WEBPACK_IMPORTED_MODULE_0__/* .findNames */ .uD)(path, text, kinds)) {
        const key = (0,_pages_js__WEBPACK_IMPORTED_MODULE_1__/* .keyOf */ .TN)(one);
        if (!found.has(key))
            found.set(key, { ...one, path });
    }
}
function absent(names, from) {
    return [...names].flatMap(([key, one]) => (from.has(key) ? [] : [one]));
}
/** Where nobody documents such names, a new one is no reason for alarm. */
function usuallyDocumented(names, mentions) {
    const groups = new Map();
    for (const one of names) {
        const documented = mentions.has(one) ? 1 : 0;
        for (const group of [one.kind, `${one.kind} ${one.path}`]) {
            const known = groups.get(group) ?? { names: 0, documented: 0 };
            known.names += 1;
            known.documented += documented;
            groups.set(group, known);
        }
    }
    return ({ kind, path }) => {
        const siblings = groups.get(`${kind} ${path}`) ?? groups.get(kind);
        return siblings !== undefined && siblings.documented / siblings.names >= USUAL_SHARE;
    };
}
/** Which of these names any code still contains, also in languages that nobody recognizes here. */
async function findPresent(tree, names, { isPage }) {
    const presence = new Presence(names, 'word');
    // What only tests have is gone for those who use it, but not for those who contribute.
    const paths = [...tree.files.keys()].filter((path) => isWritten(path) && !isPage(path));
    if (presence.isDone)
        return presence.present;
    for await (const { text } of tree.read(paths)) {
        presence.look(text);
        if (presence.isDone)
            break;
    }
    return presence.present;
}
class Presence {
    present = new Set();
    #open;
    /** As a `word`, a flag also counts without its dashes, which is how many parsers declare it. */
    constructor(names, as) {
        // A path is present if its file is, and a version is what its manifest says.
        this.#open = names
            .filter(({ kind }) => kind !== 'path' && kind !== 'version')
            .map((one) => ({ key: (0,_pages_js__WEBPACK_IMPORTED_MODULE_1__/* .keyOf */ .TN)(one), ...presence(one, as) }));
    }
    /** Nothing is left to look for. */
    get isDone() {
        return this.#open.length === 0;
    }
    look(text) {
        const found = this.#open.filter(({ word, whole }) => text.includes(word) && whole.test(text));
        if (found.length === 0)
            return;
        for (const { key } of found)
            this.present.add(key);
        this.#open = this.#open.filter(({ key }) => !this.present.has(key));
    }
}
function presence({ kind, name }, as) {
    const text = kind === 'flag' && as === 'word' ? name.replace(/^--(?:no-)?/, '') : name;
    const word = kind === 'route' ? ((0,_pages_js__WEBPACK_IMPORTED_MODULE_1__/* .stepsOf */ .B_)(name).findLast((step) => step !== '*') ?? name) : text;
    const before = as === 'word' ? '(?<![\\w$])' : '(?<![\\w$-])';
    const whole = `${before}${RegExp.escape(text)}(?![\\w$-])`;
    // Programs put their prefix before what they ask for: `setting("CACHE")` reads `ACME_CACHE`.
    const [, rest = ''] = kind === 'variable' ? (/^[A-Z0-9]+_(\w{3,})$/.exec(name) ?? []) : [];
    if (rest === '')
        return { word, whole: new RegExp(whole) };
    return { word: rest, whole: new RegExp(`${whole}|["'\`]${RegExp.escape(rest)}["'\`]`) };
}
function isIgnored(name, ignore) {
    return ignore.some((one) => one.endsWith('*') ? name.startsWith(one.slice(0, -1)) : name === one);
}
function byPlace(a, b) {
    const order = a.drift === b.drift ? 0 : a.drift === 'stale' ? -1 : 1;
    return order || (a.path < b.path ? -1 : a.path > b.path ? 1 : a.line - b.line);
}


/***/ }),

/***/ 82344:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   GW: () => (/* binding */ KINDS),
/* harmony export */   VD: () => (/* binding */ MAX_SOURCE),
/* harmony export */   ZV: () => (/* binding */ own),
/* harmony export */   __: () => (/* binding */ isSource),
/* harmony export */   i9: () => (/* binding */ kebab),
/* harmony export */   uD: () => (/* binding */ findNames)
/* harmony export */ });
// What a source file lets people use: flags, environment variables, configuration keys, exported names,
// HTTP routes, and the versions it needs. Found by their form, line by line: parsers of nine languages
// would weigh megabytes and start slowly, and a name in a call that is known is all that is looked for.
// Every pattern is bounded, so its time grows with the length of the text only.
const KINDS = ['flag', 'variable', 'key', 'route', 'export', 'path', 'version'];
const VARIABLE = '([A-Z][A-Z0-9_]{2,60})';
const ROUTE = '(\\/[^\\s"\'`]{0,200})';
const QUOTE = '["\'`]';
const kebab = (name) => name.replace(/_|(?<=[a-z\d])(?=[A-Z])/g, '-').toLowerCase();
const asFlag = (name) => `--${kebab(name)}`;
const groups = (match) => match.slice(1).filter((one) => one !== undefined);
const flagsOf = (match) => groups(match).map(asFlag);
/** `-j, --json <file>`, `--color/--no-color`: what is written in a declaration. */
const flagsIn = (text) => Array.from(text.matchAll(/(?<![\w-])--(?:\[no-\])?([A-Za-z][\w-]{0,60})/g), ([, name = '']) => asFlag(name));
const written = (match) => flagsIn(groups(match).join(' '));
/** The strings at the start of a call's arguments. */
const inCall = (match, text) => {
    const from = match.index + match[0].length;
    const [call = ''] = text.slice(from, from + 300).split(/\)|\bhelp\s*=/, 1);
    return flagsIn(Array.from(call.matchAll(/["']([^"'\n]{1,80})["']/g), ([, one]) => one).join(' '));
};
const SCRIPT = [
    {
        kind: 'flag',
        when: ['ption('],
        pattern: /\.(?:option|requiredOption|addOption)\(\s*(?:new [\w.]{0,40}Option\(\s*)?["'`]([^"'`\n]{0,40}--[^"'`\n]{1,80})["'`]/g,
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
        pattern: /\b(?:const|let|var)\s+(?:[A-Z0-9]{1,40}_)?(?:OPTIONS|FLAGS)\b[^=\n]{0,80}=\s*(?:[\w.]{1,40}\(\s*)?\{/g,
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
        pattern: /(?:\bcase\s+|[=!]==?\s*|\b(?:argv|args|flags)\.(?:includes|indexOf|has)\(\s*)["'](--[a-z][\w-]{1,60})["']/g,
        read: written,
    },
    {
        kind: 'variable',
        when: ['env'],
        pattern: new RegExp(`(?<![\\w.])(?:process\\.|import\\.meta\\.|Bun\\.)?env(?:\\.${VARIABLE}\\b|\\[\\s*${QUOTE}${VARIABLE}${QUOTE})`, 'g'),
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
        read: ([, list = '']) => Array.from(list.matchAll(/(?:^|,)\s*([A-Z][A-Z0-9_]{2,60})\b/g), ([, name = '']) => name),
    },
    {
        kind: 'route',
        pattern: new RegExp(`\\b(?:app|router|routes|server|fastify|hono|\\w{1,20}(?:Router|App|Routes))\\.(?:get|post|put|patch|delete|all)\\(\\s*${QUOTE}${ROUTE}${QUOTE}`, 'g'),
    },
    {
        kind: 'export',
        pattern: /^export\s+(?:declare\s+)?(?:default\s+)?(?:async\s+)?(?:abstract\s+)?(?:function\*?|class|const|let|interface|type|enum)\s+([A-Za-z_$][\w$]{1,80})/gm,
    },
    {
        kind: 'export',
        pattern: /^export\s+(?:type\s+)?\{([^{}]{1,2000})\}/gm,
        read: ([, list = '']) => list.split(',').flatMap((one) => /([A-Za-z_$][\w$]{1,80})\s*$/.exec(one.trim())?.[1] ?? []),
    },
    { kind: 'export', pattern: /^(?:module\.)?exports\.([A-Za-z_$][\w$]{1,80})\s*=/gm },
];
const PYTHON = [
    {
        kind: 'flag',
        when: ['add_argument', 'add_option', 'option(', 'Option('],
        pattern: /\b(?:add_argument|add_option|option|typer\.Option)\(/g,
        read: inCall,
    },
    {
        kind: 'variable',
        when: ['env'],
        pattern: new RegExp(`\\b(?:os\\.)?(?:environ(?:\\.(?:get|setdefault|pop))?|getenv|env(?:\\.(?:str|bool|int|list|url|float|path))?)\\s?[[(]\\s*["']${VARIABLE}["']`, 'g'),
    },
    {
        kind: 'route',
        when: ['@'],
        pattern: new RegExp(`^\\s{0,8}@\\w{1,30}(?:\\.\\w{1,30})?\\.(?:route|get|post|put|patch|delete)\\(\\s*["']${ROUTE}["']`, 'gm'),
    },
    { kind: 'export', pattern: /^(?:async\s+)?(?:def|class)\s+([A-Za-z]\w{2,80})/gm },
];
const GO = [
    {
        kind: 'flag',
        when: ['lag'],
        pattern: /\b(?:p?flag|flags|fs|flagSet|(?:Persistent)?Flags\(\))\.(?:String|Bool|Int|Uint|Float|Duration|Count|Text|Func|Var|IP)\w{0,20}\(\s*(?:&?[\w.[\]]{1,80}(?:\([^()\n]{0,80}\))?\s*,\s*)?"([A-Za-z][\w-]{1,60})"/g,
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
        pattern: new RegExp(`(?:\\bos\\.(?:Getenv|LookupEnv)\\(\\s*|\\benv(?:config)?:)"${VARIABLE}[",]`, 'g'),
    },
    {
        kind: 'key',
        when: ['mapstructure:', 'yaml:', 'toml:', 'koanf:'],
        pattern: /[`\s](?:mapstructure|yaml|toml|koanf):"([a-z][\w-]{1,60})[",]/g,
    },
    {
        kind: 'route',
        pattern: new RegExp(`\\.(?:HandleFunc|Handle|Get|Post|Put|Patch|Delete|GET|POST|PUT|PATCH|DELETE)\\(\\s*"(?:[A-Z]{3,7} )?${ROUTE}"`, 'g'),
    },
    {
        kind: 'export',
        pattern: /^(?:func\s+(?:\([^)\n]{1,80}\)\s+)?|type\s+|var\s+|const\s+)([A-Z]\w{2,80})\b/gm,
    },
];
const RUST = [
    {
        kind: 'flag',
        when: ['arg(', 'clap(', 'structopt('],
        pattern: /#\[(?:arg|clap|structopt)\(([^\]]{0,800})\)\]\s{1,20}(?:pub(?:\(\w{1,10}\))?\s+)?(\w{1,60})\s*:/g,
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
        pattern: new RegExp(`(?:\\benv::var(?:_os)?\\(\\s*|\\benv!\\(\\s*|\\benv\\s*=\\s*)"${VARIABLE}"`, 'g'),
    },
    {
        kind: 'route',
        pattern: new RegExp(`(?:\\.route\\(\\s*|#\\[(?:get|post|put|patch|delete)\\(\\s*)"${ROUTE}"`, 'g'),
    },
    {
        kind: 'export',
        pattern: /^\s{0,4}pub\s+(?:(?:async|const|unsafe)\s+)?(?:fn|struct|enum|trait|type|static)\s+([A-Za-z]\w{2,80})/gm,
    },
];
const JAVA = [
    {
        kind: 'flag',
        when: ['names'],
        pattern: /\bnames\s*=\s*(?:\{|\[|arrayOf\()?\s*((?:"-[^"\n]{1,60}"\s{0,3},?\s{0,3}){1,6})/g,
        read: written,
    },
    {
        kind: 'flag',
        when: ['ption', 'longOpt'],
        pattern: /(?:\.longOpt\(\s*|\baddOption\(\s*(?:"\w{1,3}"|null)\s*,\s*|\.hasLongOpt\(\s*)"([a-z][\w-]{1,60})"/g,
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
        pattern: new RegExp(`@(?:(?:Get|Post|Put|Patch|Delete|Request)Mapping|Path)\\(\\s*(?:(?:value|path)\\s*=\\s*)?\\{?\\s*"${ROUTE}"`, 'g'),
    },
    {
        kind: 'export',
        pattern: /^\s{0,4}public\s+(?:(?:static|final|abstract|sealed)\s+){0,3}(?:class|interface|enum|record)\s+([A-Z]\w{2,80})/gm,
    },
    {
        kind: 'export',
        pattern: /^\s{2,4}public\s+(?:(?:static|final|synchronized)\s+){0,3}[\w<>[\],?.]{1,80}\s+([a-z]\w{3,80})\(/gm,
    },
];
const SHELL = [
    {
        kind: 'flag',
        pattern: /^[ \t]{0,12}((?:-{1,2}[A-Za-z][\w-]{0,40}(?:=\*)?[ \t]{0,3}\|?[ \t]{0,3}){1,5})\)/gm,
        read: written,
    },
    { kind: 'variable', pattern: /\$\{([A-Z][A-Z0-9_]{2,60}):?[-?=]/g },
];
/** Settings that a file itself declares. */
const DATA = [
    {
        kind: 'route',
        when: ['openapi', 'swagger'],
        pattern: /^ {0,4}["']?(\/[^\s"':]{0,200})["']?\s*:\s*(?:\{|$)/gm,
    },
];
const SCHEMA = [
    {
        kind: 'key',
        when: ['"properties"'],
        pattern: /"([A-Za-z][\w.-]{1,60})"\s*:\s*\{\s*"(?:type|\$ref|description|anyOf|oneOf|enum|default|title|const)"/g,
    },
];
const ACTION = [
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
const EXAMPLE = [
    { kind: 'key', pattern: /^(?: {2})?#?\s?([a-z][\w-]{2,60})\s*[:=](?:\s|$)/gm },
];
const ENVIRONMENT = [
    { kind: 'variable', pattern: /^#?\s?(?:export\s+)?([A-Z][A-Z0-9_]{2,60})=/gm },
];
const requirement = (name, when, pattern) => ({
    kind: 'version',
    when: [when],
    pattern,
    read: ([, version = '']) => [`${name} ${version}`],
});
/** `name@1.2.3`, as people install it. */
const ownVersion = (pattern, sign) => ({
    kind: 'version',
    pattern,
    read: (match, text) => {
        const name = /^\s{0,4}"?name"?\s*[:=]\s*"([@\w./-]{1,100})"/m.exec(text)?.[1];
        return name ? [`${name}${sign}${match[1]}`] : [];
    },
});
const MANIFESTS = {
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
const LANGUAGES = [
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
const MAX_SOURCE = 1_000_000;
const MAX_NAMES = 5_000;
/** What others define: a variable of the system, of the runner, or of a tool. */
const FOREIGN = /^(?:PATH|HOME|CI|USER|SHELL|PWD|TERM|TMPDIR|TEMP|TMP|LANG|EDITOR|VISUAL|PAGER|DISPLAY|NODE_(?:ENV|OPTIONS|PATH)|NO_COLOR|FORCE_COLOR|COLORTERM|HTTPS?_PROXY|NO_PROXY|ALL_PROXY|PG[A-Z]+|(?:GITHUB|AWS|INPUT|SSL|RUNNER|XDG|LC|VITEST|JEST|PYTEST|CARGO|NPM|SSH|ACTIONS|GITLAB_CI)_\w*|GOPATH|GOROOT|JAVA_HOME|APPDATA|LOCALAPPDATA|USERPROFILE|COMSPEC|SYSTEMROOT|DEBUG|TEST|DEV|PROD|MODE|OSTYPE|PATHEXT|COMPREPLY|COMP_[A-Z]+|GH_(?:TOKEN|REPO|HOST)|PATH_INFO|QUERY_STRING|REQUEST_METHOD|HTTP_(?:HOST|REFERER|USER_AGENT|COOKIE|ACCEPT\w*)|BASH_\w*|IFS|TZ)$/;
const HIDDEN = /\bhidden\b|\bhide(?:Help)?\b|\bSUPPRESS\b|\binternal\b|[Dd]eprecated|undocumented/;
const COMMENT = /^\s*(?:\/\/|\/?\*|#(?![[!]))/;
/** Every program has these, and its help says so. */
const COMMON = new Set(['--help', '--version', '--no-help']);
function isSource(path) {
    return recognizersOf(path).length > 0;
}
function recognizersOf(path) {
    const name = path.slice(path.lastIndexOf('/') + 1);
    const manifest = Object.hasOwn(MANIFESTS, name) ? MANIFESTS[name] : undefined;
    return manifest ?? LANGUAGES.find(([files]) => files.test(path))?.[1] ?? [];
}
/** Names in the order of kinds; each once, where it is found first. */
function findNames(path, source, kinds = KINDS) {
    const text = source.includes('\r') ? source.replace(/\r\n?/g, '\n') : source;
    if (text.length > MAX_SOURCE || isMinified(text))
        return [];
    const found = new Map();
    const comments = !/\.(?:example|sample|template|dist)$|[.-](?:example|sample|defaults?)\./.test(path);
    for (const { kind, when, pattern, read = groups } of recognizersOf(path)) {
        if (!kinds.includes(kind) || (when && !when.some((word) => text.includes(word))))
            continue;
        let [line, counted] = [1, 0];
        for (const match of text.matchAll(pattern)) {
            const start = match.index + (match[0].length - match[0].trimStart().length);
            for (let at = text.indexOf('\n', counted); at >= 0 && at < start;) {
                line += 1;
                counted = at + 1;
                at = text.indexOf('\n', counted);
            }
            if (comments && COMMENT.test(text.slice(counted, counted + 200)))
                continue;
            const hidden = HIDDEN.test(statementAt(text, start, match[0].length));
            for (const one of read(match, text)) {
                const [name, at] = typeof one === 'string' ? [one, start] : one;
                const key = `${kind} ${name}`;
                if (found.has(key) || !isWorthwhile(kind, name) || found.size >= MAX_NAMES)
                    continue;
                const below = at > start ? text.slice(start, at).split('\n').length - 1 : 0;
                found.set(key, { kind, name: own(name), line: line + below, ...(hidden && { hidden }) });
            }
        }
    }
    return [...found.values()];
}
/** A slice would keep the whole file in memory. */
const own = (text) => Buffer.from(text).toString();
function isWorthwhile(kind, name) {
    if (kind === 'variable')
        return !FOREIGN.test(name) && !/(?:^|_)TEST(?:S|ING|_|$)/.test(name);
    if (kind === 'flag')
        return !COMMON.has(name) && name.length > 3;
    // A root, or a pattern for everything, is no place that anyone documents.
    if (kind === 'route')
        return /\/[\w{:<][^/*]/.test(name) && !name.includes('*');
    return true;
}
/** From the match to the end of its call, its line, or what is said about it in further calls. */
function statementAt(text, start, length) {
    const rest = text.slice(start, start + length + 200);
    const end = rest
        .slice(length)
        .search(/\n\s*\n|[)}\]],?;?\n(?!\s*\.(?:action\(Arg|hide|help|env|value_|default_))/);
    return end < 0 ? rest : rest.slice(0, length + end);
}
function isMinified(text) {
    return text.length > 5_000 && text.length / (text.split('\n', 5_000).length || 1) > 400;
}
/** The keys of the object literal that the match opens, as flags. */
function keysOfObject(match, text) {
    const from = match.index + match[0].length;
    const body = text.slice(from, from + 20_000);
    const keys = [];
    let depth = 0;
    let [before, last] = [',', ','];
    for (const { 0: part, index } of body.matchAll(TOKENS)) {
        if (part.startsWith('//') || part.startsWith('/*'))
            continue;
        if (part === '}' && depth === 0)
            break;
        if (part === ':' && depth === 0 && before === ',') {
            const key = last.replace(/^["']|["']$/g, '');
            if (/^[a-z][\w-]{1,60}$/.test(key))
                keys.push([asFlag(key), from + index]);
        }
        if (/^[})\]]$/.test(part))
            depth -= 1;
        if (depth === 0)
            [before, last] = [last, part];
        if (/^[{([]$/.test(part))
            depth += 1;
    }
    return keys;
}
const TOKENS = /"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*'|`(?:[^`\\]|\\.)*`|\/\/[^\n]*|\/\*[^*]{0,500}\*\/|[{}()[\],:]|[\w$-]+/g;


/***/ }),

/***/ 63064:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B_: () => (/* binding */ stepsOf),
/* harmony export */   MW: () => (/* binding */ Mentions),
/* harmony export */   TN: () => (/* binding */ keyOf),
/* harmony export */   xk: () => (/* binding */ findStrangers)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _names_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(82344);
// Which names pages mention, and where. Pages are read line by line: what counts is whether a name is
// there, and whether it is set as code.


/** In characters. The rest of a larger page is not read. */
const MAX_PAGE = 1_000_000;
/** Pages that are named for one name. */
const MAX_PLACES = 20;
/** Names of one kind that are remembered. With more of them, less counts as documented, and is missed. */
const MAX_SEEN = 200_000;
const FLAG = /(?<![\w#/=-])--(?:\[no-\])?([A-Za-z][\w-]{0,60})/g;
const VARIABLE = /(?<![\w-])[A-Z][A-Z0-9_]{2,60}(?![\w-])/g;
const WORD = /[A-Za-z_$][\w$]*(?:[.-][\w$]+)*/g;
const PATH = /(?<![\w./@-])(?:\.\/)?[\w.@-]{1,100}(?:\/[\w.@+-]{1,100}){1,12}/g;
const ROUTE = /(?<![\w.~/])(?:https?:\/\/[\w.:{}<>$-]{1,100})?((?:\/[\w{}:<>$.@%~+-]{1,80}){1,12})/g;
const LINK = /\]\(\s{0,3}<?([^()\s<>]{1,300})/g;
const DEFINES = /\b(?:def|function|class|func|fn|const|let|var|type|interface)\s+$/;
/** A page says what is no longer so, which is no mistake. */
const PAST = /\b(?:removed?|deprecat\w*|no longer|renamed|formerly|previously|replaced|superseded|obsolete|legacy|used to|instead of|until v?\d|before v?\d|was called|old name)\b/i;
const PAST_SECTION = /\b(?:deprecat|remov|migrat|upgrad|legacy|breaking|changelog|histor|release)/i;
/** Programs whose flags are their own. */
const FOREIGN_LINE = /^\s*(?:[$>#]\s*)?(?:sudo\s+|\w+=\S+\s+)*(?:git|gh|npm|npx|pnpm|yarn|bun|node|deno|docker|docker-compose|podman|kubectl|helm|curl|wget|pip3?|pipx|uv|poetry|python3?|pytest|cargo|rustup|go|mvn|gradle|make|cmake|brew|apt|apt-get|dnf|yum|apk|ssh|scp|rsync|tar|psql|aws|gcloud|az|terraform|openssl|systemctl|jq|sed|grep|find|ls|vitest|jest|tsc|eslint|biome|prettier)\s/;
/** Looks for these names on every page that it reads. */
class Mentions {
    #entries = new Map();
    /** By what is looked up: the name, and for routes the last step. */
    #named;
    #routes = new Map();
    #versions = [];
    /** What the page that is read defines itself, as examples do. */
    #own = new Set();
    #seen;
    /** Those of them that end alike. */
    #seenRoutes = new Map();
    /** `all`: of these kinds, whatever pages mention is remembered, because others are asked about later. */
    constructor(names, all = new Set()) {
        this.#seen = Object.fromEntries([...all].map((kind) => [kind, new Set()]));
        this.#named = Object.fromEntries(_names_js__WEBPACK_IMPORTED_MODULE_1__/* .KINDS */ .GW.map((kind) => [kind, new Map()]));
        for (const { kind, name } of names) {
            const key = keyOf({ kind, name });
            if (this.#entries.has(key))
                continue;
            const entry = { mentioned: false, places: [] };
            this.#entries.set(key, entry);
            this.#named[kind].set(name, entry);
            if (kind === 'version')
                this.#versions.push({ entry, pattern: versionPattern(name) });
            if (kind !== 'route')
                continue;
            const steps = stepsOf(name);
            const last = steps.at(-1) ?? '*';
            this.#routes.set(last, [...(this.#routes.get(last) ?? []), { entry, steps }]);
        }
    }
    /** Is it on any page? */
    has(name) {
        if (this.#entries.get(keyOf(name))?.mentioned)
            return true;
        if (name.kind !== 'route')
            return this.#seen[name.kind]?.has(name.name) === true;
        const steps = stepsOf(name.name);
        const last = steps.at(-1) ?? '*';
        const alike = last === '*' ? this.#seenRoutes.values() : [this.#seenRoutes.get(last) ?? []];
        for (const routes of alike)
            if (routes.some((route) => endsWith(route, steps)))
                return true;
        return false;
    }
    /** Where pages present it as something that there is, once for each page. */
    of(name) {
        return this.#entries.get(keyOf(name))?.places ?? [];
    }
    read(page, text) {
        if (this.#entries.size === 0)
            return;
        this.#own.clear();
        let fence = '';
        let commands = false;
        let past = false;
        const at = { page, line: 0, current: true };
        for (const content of linesOf(text)) {
            at.line += 1;
            const opens = fenceOf(content);
            if (opens !== '' && (fence === '' || fence === opens)) {
                fence = fence === '' ? opens : '';
                commands = /(?:sh|bash|shell|zsh|console|terminal)\s*$/.test(content);
                continue;
            }
            if (fence === '' && /^(?:#{1,6}|=+) /.test(content))
                past = PAST_SECTION.test(content);
            at.current = !past && (fence !== '' || !PAST.test(content));
            const isExample = fence !== '' && !commands;
            for (const part of partsOf(content, fence !== ''))
                this.#readPart(part, isExample, at);
            if (this.#named.path.size > 0)
                this.#readLinks(content, at);
            for (const { entry, pattern } of this.#versions)
                if (pattern.test(content))
                    note(entry, at, at.current);
        }
    }
    #readPart({ text, code }, isExample, at) {
        const { flag: flags, variable: variables, path: paths, key: keys } = this.#named;
        if (flags.size > 0 && text.includes('--')) {
            const ours = at.current && !(code && FOREIGN_LINE.test(text));
            for (const [, name = ''] of text.matchAll(FLAG)) {
                const flag = /[A-Z_]/.test(name) ? (0,_names_js__WEBPACK_IMPORTED_MODULE_1__/* .kebab */ .i9)(name) : name;
                note(flags.get(`--${flag}`), at, ours);
                this.#see('flag', `--${flag}`);
                if (!flag.startsWith('no-'))
                    continue;
                note(flags.get(`--${flag.slice(3)}`), at, false);
                this.#see('flag', `--${flag.slice(3)}`);
            }
        }
        if (variables.size > 0) {
            for (const [name] of text.matchAll(VARIABLE)) {
                note(variables.get(name), at, at.current && (code || name.includes('_')));
                this.#see('variable', name);
            }
        }
        if (this.#routes.size > 0 && text.includes('/')) {
            for (const [, path = ''] of text.matchAll(ROUTE))
                this.#readRoute(path, at);
        }
        // In an example, a path is that of somebody else's file.
        if (paths.size > 0 && code && !isExample && text.includes('/')) {
            for (const [path] of text.matchAll(PATH))
                note(paths.get(path.replace(/^\.\//, '')), at, at.current);
        }
        if (keys.size > 0 || (code && this.#named.export.size > 0))
            this.#readWords(text, code, at);
    }
    #readWords(text, code, at) {
        const { key: keys, export: exported } = this.#named;
        for (const { 0: word, index } of text.matchAll(WORD)) {
            const next = text[index + word.length] ?? '';
            const alone = word.length === text.trim().length;
            const distinct = /[a-z\d][A-Z]|[_.-]/.test(word);
            note(keys.get(word), at, at.current && code && (distinct || alone || next === ':'));
            this.#see('key', word);
            if (!code || exported.size === 0)
                continue;
            if (DEFINES.test(text.slice(Math.max(0, index - 12), index)))
                this.#own.add(word);
            for (const name of word.split(/[.-]/)) {
                const entry = exported.get(name);
                if (!entry || this.#own.has(name))
                    continue;
                const shown = /[a-z\d][A-Z]|_/.test(name) || (next === '(' && word.endsWith(name));
                note(entry, at, at.current && shown && name.length > 3);
            }
        }
    }
    #readRoute(path, at) {
        const steps = stepsOf(path);
        const last = steps.at(-1);
        if (last === undefined)
            return;
        if (this.#see('route', steps.join('/'))) {
            const ending = this.#seenRoutes.get(last) ?? [];
            ending.push(steps.map(_names_js__WEBPACK_IMPORTED_MODULE_1__/* .own */ .ZV));
            this.#seenRoutes.set((0,_names_js__WEBPACK_IMPORTED_MODULE_1__/* .own */ .ZV)(last), ending);
        }
        const alike = [...(this.#routes.get(last) ?? []), ...(this.#routes.get('*') ?? [])];
        for (const { entry, steps: wanted } of alike) {
            if (!endsWith(steps, wanted))
                continue;
            const from = steps.length - wanted.length;
            // An address that only resembles it may be another one.
            const same = wanted.every((step, i) => step === steps[from + i]);
            note(entry, at, at.current && same && (from === 0 || wanted.length > 1));
        }
    }
    /** Whether it is new, and to be remembered. */
    #see(kind, name) {
        const seen = this.#seen[kind];
        if (!seen || seen.has(name) || seen.size >= MAX_SEEN)
            return false;
        seen.add((0,_names_js__WEBPACK_IMPORTED_MODULE_1__/* .own */ .ZV)(name));
        return true;
    }
    #readLinks(content, at) {
        if (!content.includes(']('))
            return;
        for (const [, target = ''] of content.matchAll(LINK)) {
            const [path = ''] = target.split(/[#?]/, 1);
            if (path === '' || /^[a-z]+:/i.test(path))
                continue;
            const file = node_path__WEBPACK_IMPORTED_MODULE_0__.posix.join(node_path__WEBPACK_IMPORTED_MODULE_0__.posix.dirname(at.page), path);
            note(this.#named.path.get(file), at, at.current);
        }
    }
}
function endsWith(route, wanted) {
    const from = route.length - wanted.length;
    return from >= 0 && wanted.every((step, at) => step === '*' || step === route[from + at]);
}
function note(entry, { page, line }, current) {
    if (!entry)
        return;
    entry.mentioned = true;
    const { places } = entry;
    if (!current || places.length >= MAX_PLACES || places.at(-1)?.page === page)
        return;
    places.push({ page, line });
}
function linesOf(text) {
    const page = text.slice(0, MAX_PAGE);
    return page.includes('\r') ? page.split(/\r\n?|\n/) : page.split('\n');
}
function fenceOf(line) {
    if (!/[`~-]{3}/.test(line))
        return '';
    return /^\s{0,12}(?:[-*>]\s+)?(```|~~~|----\s*$)/.exec(line)?.[1]?.trim() ?? '';
}
/** Finds names of our kinds that a page mentions as ours, whether there are such names or not. */
function findStrangers(programs, known) {
    const prefixes = familiar(known, 'variable', (name) => name.split('_', 1)[0] ?? '');
    const roots = familiar(known, 'route', (name) => stepsOf(name)[0] ?? '');
    return function* (page, text) {
        let fenced = false;
        let line = 0;
        for (const content of linesOf(text)) {
            line += 1;
            if (fenceOf(content) !== '')
                fenced = !fenced;
            if (PAST.test(content))
                continue;
            const at = { path: page, line };
            for (const { text: code } of partsOf(content, fenced).filter((part) => part.code)) {
                const [, program = ''] = PROGRAM.exec(code) ?? [];
                if (programs.has(program)) {
                    for (const [, name = ''] of code.split(/[|;&#]/, 1)[0]?.matchAll(FLAG) ?? [])
                        yield { kind: 'flag', name: `--${name}`, ...at };
                }
                for (const [name] of code.matchAll(VARIABLE))
                    if (prefixes.has(name.split('_', 1)[0] ?? ''))
                        yield { kind: 'variable', name, ...at };
                const [, route = ''] = /^\s*(?:GET|POST|PUT|PATCH|DELETE)\s+(\/\S{1,200})/.exec(code) ?? [];
                if (roots.has(stepsOf(route)[0] ?? ''))
                    yield { kind: 'route', name: route, ...at };
            }
        }
    };
}
const PROGRAM = /^\s*(?:\$\s+)?(?:npx\s+)?([\w-]{1,60})(?:\s|$)/;
/** What at least two known names begin with. */
function familiar(known, kind, start) {
    const groups = Map.groupBy(known.filter((one) => one.kind === kind && (kind === 'route' || one.name.includes('_'))), ({ name }) => start(name));
    return new Set([...groups].flatMap(([key, { length }]) => (length > 1 && key !== '*' ? [key] : [])));
}
/** The same for every way to write a parameter of a route. */
const keyOf = ({ kind, name }) => kind === 'route' ? `route /${stepsOf(name).join('/')}` : `${kind} ${name}`;
/** The code in a line, and the text around it. */
function partsOf(line, fenced) {
    if (fenced)
        return [{ text: line, code: true }];
    if (!line.includes('`') && !line.includes('<code'))
        return [{ text: line, code: false }];
    const parts = [];
    let end = 0;
    for (const match of line.matchAll(/`{1,3}([^`]{1,500})`{1,3}|<code>([^<]{1,500})<\/code>/g)) {
        parts.push({ text: line.slice(end, match.index), code: false });
        parts.push({ text: match[1] ?? match[2] ?? '', code: true });
        end = match.index + match[0].length;
    }
    return [...parts, { text: line.slice(end), code: false }];
}
/** `/users/{id}`, `/users/:id`, `/users/<int:id>`, and `/users/$ID` are one route. */
function stepsOf(path) {
    return path
        .split('/')
        .filter((step) => step !== '')
        .map((step) => (/^[{:<$*[]|^\d+$|^[A-Z][A-Z_]+$/.test(step) ? '*' : step.replace(/[.:]$/, '')));
}
/** Only where a page says what people need; a version can be on a page for many reasons. */
function versionPattern(name) {
    const [, tool = '', version = ''] = /^(Node\.js|Python|Go|Rust) (\S+)$/.exec(name) ?? [];
    if (tool === '')
        return new RegExp(`(?<![\\w/-])${RegExp.escape(name)}(?![\\w-]|\\.\\d)`);
    const word = tool === 'Node.js' ? 'Node(?:\\.js|JS|js)?' : tool;
    return new RegExp(`\\b${word}\\s{1,2}(?:version\\s)?(?:(?:>=|≥|v)\\s?)?${RegExp.escape(version)}(?:\\.x|\\.0)?(?:\\+|\\s(?:or|and)\\s(?:newer|later|higher|above|greater|up))|\\b${word}\\s{0,2}(?:>=|≥)\\s?v?${RegExp.escape(version)}(?![\\d.])|\\b(?:requires?|needs?|at least|minimum)\\b[^.|\\n]{0,30}\\b${word}\\s{1,2}v?${RegExp.escape(version)}(?![\\d.])`, 'i');
}


/***/ }),

/***/ 56081:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   U: () => (/* binding */ isGenerated)
/* harmony export */ });
/** Nobody writes these by hand, and they would crowd out what people wrote. */
function isGenerated(path) {
    const name = path.slice(path.lastIndexOf('/') + 1).toLowerCase();
    return (/^(?:package-lock\.json|npm-shrinkwrap\.json|pnpm-lock\.yaml|bun\.lockb?|go\.sum|flake\.lock)$/.test(name) ||
        /\.(?:lock|lockfile|map|snap|min\.js|min\.css|pb\.go|g\.dart|designer\.cs)$/.test(name) ||
        /(?:_pb2(?:_grpc)?\.pyi?|[._-]generated\.\w+)$/.test(name) ||
        /(?:^|\/)(?:node_modules|vendor|dist|build|__snapshots__)\//.test(path));
}


/***/ })

};
