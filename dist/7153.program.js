export const id = 7153;
export const ids = [7153];
export const modules = {

/***/ 83747:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   BA: () => (/* binding */ mayBeNavigation),
/* harmony export */   Gz: () => (/* binding */ below),
/* harmony export */   Kz: () => (/* binding */ PLAIN_FILE),
/* harmony export */   NX: () => (/* binding */ MAX_REDIRECTS),
/* harmony export */   S1: () => (/* binding */ isIn),
/* harmony export */   aq: () => (/* binding */ isRedirectPlace),
/* harmony export */   rY: () => (/* binding */ ALIASES),
/* harmony export */   rh: () => (/* binding */ recognizeSites),
/* harmony export */   xu: () => (/* binding */ PAGE_FILE)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
// The documentation tools that Docket knows: how each is recognized, where its pages are, and which
// files hold its navigation. A site is recognized by the names of its files alone.

/** In the order in which a folder with the files of several is read. */
const TOOLS = [
    {
        name: 'Mintlify',
        config: /(?:docs|mint)\.json$/,
        pages: '',
        navigation: /^(?:docs|mint)\.json$/,
    },
    {
        name: 'Docusaurus',
        config: /docusaurus\.config\.[cm]?[jt]s$/,
        pages: 'docs',
        navigation: /^[\w-]*sidebars[\w-]*\.(?:[cm]?[jt]s|json)$/,
    },
    { name: 'MkDocs', config: /mkdocs\.ya?ml$/, pages: 'docs', navigation: /^mkdocs\.ya?ml$/ },
    {
        name: 'VitePress',
        config: /\.vitepress\/config\.[cm]?[jt]s$/,
        pages: '',
        navigation: /^\.vitepress\/(?:[\w-]+\/)?[\w.-]+\.[cm]?[jt]s$/,
    },
    {
        name: 'Starlight',
        config: /astro\.config\.[cm]?[jt]s$/,
        pages: 'src/content/docs',
        shared: true,
        navigation: /^astro\.config\.[cm]?[jt]s$/,
    },
    { name: 'Hugo', config: /(?:hugo|config)\.(?:toml|ya?ml|json)$/, pages: 'content', shared: true },
    { name: 'mdBook', config: /book\.toml$/, pages: 'src', navigation: /^(?:[\w-]+\/)*SUMMARY\.md$/ },
    {
        name: 'Antora',
        config: /antora\.ya?ml$/,
        pages: 'modules',
        shared: true,
        navigation: /^modules\/[\w-]+\/(?:pages\/)?nav[\w-]*\.adoc$/,
    },
    {
        name: 'Sphinx',
        config: /conf\.py$/,
        pages: '',
        shared: true,
        navigation: /^(?:[\w-]+\/)*(?:index|contents|toc)\.(?:rst|md)$/,
    },
];
const PAGE_FILE = /\.(?:mdx?|markdown|rst|adoc)$/i;
/** A path in the repository that can stand in settings, tables, and patterns without harm. */
const PLAIN_FILE = /^(?!.*\.\.)[\w.][\w./@+-]{0,199}$/;
const ANY_CONFIG = new RegExp(`(?:^|/)(?:${TOOLS.map(({ config }) => config.source).join('|')})`);
/** A repository with more has sites of others in it, such as templates. */
const MAX_SITES = 20;
const MAX_NAVIGATION = 100;
/** The sites of a repository, the innermost first. */
function recognizeSites(paths) {
    const plain = paths.filter((path) => PLAIN_FILE.test(path) && !/\bnode_modules\//.test(path));
    const configs = plain.filter((path) => ANY_CONFIG.test(path)).slice(0, MAX_SITES);
    const sites = TOOLS.flatMap((tool) => configs.flatMap((config) => {
        const at = new RegExp(`(?:^|/)${tool.config.source}`).exec(config)?.index;
        if (at === undefined)
            return [];
        const root = config.slice(0, at);
        const usual = node_path__WEBPACK_IMPORTED_MODULE_0__.posix.join(root, tool.pages).replace(/^\.$/, '');
        const isUsual = plain.some((path) => PAGE_FILE.test(path) && isIn(usual, path));
        if (!isUsual && tool.shared)
            return [];
        const navigation = tool.navigation
            ? plain.filter((path) => isIn(root, path) && tool.navigation?.test(below(root, path)))
            : [];
        const pages = isUsual ? usual : root;
        return [
            { tool: tool.name, root, config, pages, navigation: navigation.slice(0, MAX_NAVIGATION) },
        ];
    }));
    return sites.sort((one, other) => other.pages.length - one.pages.length);
}
const isIn = (folder, path) => folder === '' || path.startsWith(`${folder}/`);
const below = (folder, path) => folder === '' ? path : path.slice(folder.length + 1);
/** Whether a file of this name can hold a navigation that is not itself a page. */
function mayBeNavigation(path) {
    if (PAGE_FILE.test(path) || !PLAIN_FILE.test(path))
        return false;
    const parts = path.split('/');
    const ends = parts.map((_, index) => parts.slice(-index - 1).join('/'));
    return TOOLS.some(({ navigation }) => ends.some((end) => navigation?.test(end)));
}
// Where a site keeps its redirects: in a file with one of these names, or in each page.
const REDIRECT_FILE = /(?:^|\/)(?:_redirects|(?:vercel|docs|mint)\.json|mkdocs\.ya?ml|docusaurus\.config\.[cm]?[jt]s)$/;
/** Instead of a file: each page has the addresses that it had before in its front matter. */
const ALIASES = 'aliases';
/** As many as one change adds: people are to read them. */
const MAX_REDIRECTS = 50;
/** What the settings may name. */
const isRedirectPlace = (place) => place === ALIASES || (PLAIN_FILE.test(place) && REDIRECT_FILE.test(place));


/***/ }),

/***/ 97153:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B_: () => (/* binding */ stepsOf),
/* harmony export */   Ef: () => (/* binding */ findListedGone),
/* harmony export */   Ur: () => (/* binding */ readNavigationChanges),
/* harmony export */   WM: () => (/* binding */ findUnlistedPages),
/* harmony export */   uO: () => (/* binding */ knownPages)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _shared_text_foreign_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(35238);
/* harmony import */ var _docs_tool_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(83747);
// The navigation of a documentation site: whether it lists the pages that a change adds, and whether
// a change to it does nothing but list pages.



/** In characters, of one file and of all. */
const MAX_FILE = 300_000;
const MAX_TEXT = 2_000_000;
const MAX_NEW_PAGES = 200;
/** Enough to see whether a navigation is written by hand. */
const MAX_SAMPLE = 500;
/** Files that are no pages of their own, by the common rules for names. */
const PARTIAL = /(?:^|\/)(?:[_.]|404\.|[A-Z][A-Z0-9_-]*\.\w+$|nav[\w-]*\.adoc$|(?:snippets|partials?|includes?|components|blog|posts)\/)/;
/** What a page says that belongs into no navigation. */
const UNLISTED = /^[ \t]*(?::orphan:|(?:draft|hidden|unlisted|orphan|noindex|published|sidebar|toc_?hide|layout|build|_build|search)[ \t]*:)/im;
const OWN_NAME = /^(?:id|slug):[ \t]*['"]?([\w./-]{1,200})/gm;
/**
 * A sentence for each new page that its site's navigation does not list although it lists most pages
 * beside it. `before` and `after` are all paths of the repository.
 */
async function findUnlistedPages(changes, before, after, read) {
    const added = changes
        .filter(({ kind, was, path }) => kind === 'added' && was === undefined && isListable(path))
        .slice(0, MAX_NEW_PAGES);
    if (added.length === 0)
        return [];
    const sites = (0,_docs_tool_js__WEBPACK_IMPORTED_MODULE_1__/* .recognizeSites */ .rh)(after).filter(({ navigation }) => navigation.length > 0);
    const there = new Set(after);
    for (const { path } of added)
        there.delete(path);
    const known = before.filter((path) => there.has(path) && isListable(path));
    const byFolder = Map.groupBy(known, (path) => node_path__WEBPACK_IMPORTED_MODULE_0__.posix.dirname(path));
    const lists = new Map();
    const found = [];
    for (const { path, content } of added) {
        const site = sites.find(({ pages }) => (0,_docs_tool_js__WEBPACK_IMPORTED_MODULE_1__/* .isIn */ .S1)(pages, path));
        // The home page needs no entry.
        if (!site || /^(?:_?index|readme)\.\w+$/i.test((0,_docs_tool_js__WEBPACK_IMPORTED_MODULE_1__/* .below */ .Gz)(site.pages, path)))
            continue;
        const listed = lists.get(site) ?? (await readNavigation(site, read));
        lists.set(site, listed);
        const head = content?.subarray(0, 4_000).toString('utf8') ?? '';
        if (UNLISTED.test(head) || listed((0,_docs_tool_js__WEBPACK_IMPORTED_MODULE_1__/* .below */ .Gz)(site.pages, path)))
            continue;
        const names = Array.from(head.matchAll(OWN_NAME), ([, name = '']) => name);
        const folder = node_path__WEBPACK_IMPORTED_MODULE_0__.posix.dirname(path);
        const own = (name) => (0,_docs_tool_js__WEBPACK_IMPORTED_MODULE_1__/* .below */ .Gz)(site.pages, node_path__WEBPACK_IMPORTED_MODULE_0__.posix.join(folder, name));
        if (names.some((name) => listed(own(name))))
            continue;
        const beside = byFolder.get(folder);
        // The first page of a folder: its name in the navigation may stand for all that will be in it.
        if (!beside && listed((0,_docs_tool_js__WEBPACK_IMPORTED_MODULE_1__/* .below */ .Gz)(site.pages, folder)))
            continue;
        if (!listsMost(beside ?? known, site, listed))
            continue;
        const file = nearestFile(site.navigation, path);
        found.push(`${(0,_shared_text_foreign_js__WEBPACK_IMPORTED_MODULE_2__/* .codeSpan */ .SS)(path)} is in no navigation of this ${site.tool} site, so readers do not find it. Add it to ${(0,_shared_text_foreign_js__WEBPACK_IMPORTED_MODULE_2__/* .codeSpan */ .SS)(file)}, on a line of its own; that file may be changed for this.`);
    }
    return found;
}
/** Entries of a navigation that lead to a page which is gone, and to no other. */
async function findListedGone(gone, after, read, moved = new Map()) {
    const pages = gone.filter(isListable).slice(0, MAX_NEW_PAGES);
    if (pages.length === 0)
        return [];
    const found = [];
    for (const site of (0,_docs_tool_js__WEBPACK_IMPORTED_MODULE_1__/* .recognizeSites */ .rh)(after).filter(({ navigation }) => navigation.length > 0)) {
        const here = pages.filter((path) => (0,_docs_tool_js__WEBPACK_IMPORTED_MODULE_1__/* .isIn */ .S1)(site.pages, path));
        if (here.length === 0)
            continue;
        const kept = after.filter((path) => _docs_tool_js__WEBPACK_IMPORTED_MODULE_1__/* .PAGE_FILE */ .xu.test(path) && (0,_docs_tool_js__WEBPACK_IMPORTED_MODULE_1__/* .isIn */ .S1)(site.pages, path));
        const isKept = knownPages(kept.map((path) => (0,_docs_tool_js__WEBPACK_IMPORTED_MODULE_1__/* .below */ .Gz)(site.pages, path)));
        const listed = await readNavigation(site, read);
        for (const page of here) {
            const target = (0,_docs_tool_js__WEBPACK_IMPORTED_MODULE_1__/* .below */ .Gz)(site.pages, page);
            if (!listed(target) || isKept(target))
                continue;
            const path = nearestFile(site.navigation, page);
            const to = moved.get(page);
            // Then what looks like the old entry is something else, such as a title.
            if (to !== undefined && listed((0,_docs_tool_js__WEBPACK_IMPORTED_MODULE_1__/* .below */ .Gz)(site.pages, to)))
                continue;
            const became = to !== undefined && (0,_docs_tool_js__WEBPACK_IMPORTED_MODULE_1__/* .isIn */ .S1)(site.pages, to) ? (0,_docs_tool_js__WEBPACK_IMPORTED_MODULE_1__/* .below */ .Gz)(site.pages, to) : undefined;
            const problem = 'leads to a page that this change removes';
            found.push({ path, target, problem, ...(became !== undefined && { became }) });
        }
    }
    return found;
}
function listsMost(pages, site, listed) {
    const sample = pages.filter((path) => (0,_docs_tool_js__WEBPACK_IMPORTED_MODULE_1__/* .isIn */ .S1)(site.pages, path)).slice(0, MAX_SAMPLE);
    const count = sample.filter((path) => listed((0,_docs_tool_js__WEBPACK_IMPORTED_MODULE_1__/* .below */ .Gz)(site.pages, path))).length;
    return count > 0 && count * 2 >= sample.length;
}
const isListable = (path) => _docs_tool_js__WEBPACK_IMPORTED_MODULE_1__/* .PAGE_FILE */ .xu.test(path) && _docs_tool_js__WEBPACK_IMPORTED_MODULE_1__/* .PLAIN_FILE */ .Kz.test(path) && !PARTIAL.test(path);
/** The navigation file closest to the page: a site can have one per folder. */
function nearestFile(files, page) {
    const shared = (file) => {
        const parts = file.split('/');
        const at = page.split('/').findIndex((part, index) => part !== parts[index]);
        return at * 100 - parts.length;
    };
    return files.toSorted((one, other) => shared(other) - shared(one))[0] ?? '';
}
async function readNavigation(site, read) {
    let left = MAX_TEXT;
    const words = [];
    for (const file of site.navigation) {
        const content = await read(file);
        if (content === null || content.length > Math.min(MAX_FILE, left))
            continue;
        left -= content.length;
        const folder = node_path__WEBPACK_IMPORTED_MODULE_0__.posix.dirname((0,_docs_tool_js__WEBPACK_IMPORTED_MODULE_1__/* .below */ .Gz)(site.pages, file));
        for (const word of wordsOf(file, content.toString('utf8'))) {
            words.push(word);
            // In a page, entries are relative to its folder.
            if (_docs_tool_js__WEBPACK_IMPORTED_MODULE_1__/* .PAGE_FILE */ .xu.test(file))
                words.push(node_path__WEBPACK_IMPORTED_MODULE_0__.posix.join(folder, word));
        }
    }
    return listedPages(words);
}
/** However a tool writes an address, it ends with the names of the file and of its folder. */
const isFor = (entry, page) => entry.at(-1) === page.at(-1) && (page.length === 1 || entry.at(-2) === page.at(-2));
const byLastName = (paths) => Map.groupBy(Array.from(new Set(paths), stepsOf), (steps) => steps.at(-1) ?? '');
function listedPages(words) {
    const entries = byLastName(words);
    return (page) => {
        const steps = stepsOf(page);
        const has = (own) => entries.get(own.at(-1) ?? '')?.some((entry) => isFor(entry, own)) ?? false;
        // A navigation often lists pages once for all languages.
        return has(steps) || (LANGUAGE.test(steps[0] ?? '') && has(steps.slice(1)));
    };
}
const LANGUAGE = /^[a-z]{2}(?:[-_][a-z]{2,4})?$/;
/** Without what tools add or leave out: the extension, `index`, numbers that order, case. */
function stepsOf(page) {
    const steps = page
        .toLowerCase()
        .replace(/\.(?:mdx?|markdown|rst|adoc|html?)$/, '')
        .split('/')
        .filter((step) => step !== '' && step !== '.' && step !== '..')
        // Antora's folder between a module and its pages.
        .filter((step, index, all) => step !== 'pages' || index === all.length - 1)
        .map((step) => step.replace(/^\d+[-_.]+(?=.)/, ''));
    if (steps.length > 1 && /^(?:_?index|readme)$/.test(steps.at(-1) ?? ''))
        steps.pop();
    return steps;
}
/** What may be an address in the part of a file that is navigation. */
function wordsOf(file, text) {
    // In code, only texts: a key is no address.
    if (!_docs_tool_js__WEBPACK_IMPORTED_MODULE_1__/* .PAGE_FILE */ .xu.test(file) && !/\.ya?ml$/.test(file))
        return Array.from(withoutComments(text).matchAll(QUOTED), ([, , word = '']) => word);
    const isIndex = /\.(?:rst|md)$/.test(file) && !/SUMMARY\.md$/.test(file);
    const section = isIndex ? toctrees(text) : _docs_tool_js__WEBPACK_IMPORTED_MODULE_1__/* .PAGE_FILE */ .xu.test(file) ? text : navKey(text).inside;
    return section.match(/[\w./@+-]+/g) ?? [];
}
const QUOTED = /(['"])([\w./@+-]{1,200})\1(?!\s*:)/g;
/** The lines of the top-level key `nav`, and all others. */
function navKey(text) {
    const inside = [];
    const outside = [];
    let isInside = false;
    for (const line of text.split('\n')) {
        if (/^[^\s#-]/.test(line))
            isInside = /^nav[ \t]*:/.test(line);
        (isInside ? inside : outside).push(line);
    }
    return { inside: inside.join('\n'), outside: outside.join('\n') };
}
/** What is indented below a `toctree` of reStructuredText, or fenced in one of MyST. */
function toctrees(text) {
    const lines = [];
    let depth = -1;
    for (const line of text.split('\n')) {
        const indent = line.length - line.trimStart().length;
        if (/^\s*(?:\.\. toctree::|[`~:]{3,}\{toctree\})/.test(line)) {
            depth = line.includes('{') ? -2 : indent;
        }
        else if (depth === -2 ? /^\s*[`~:]{3,}\s*$/.test(line) : line.trim() !== '' && indent <= depth) {
            depth = -1;
        }
        else if (depth !== -1 && !/^\s*:/.test(line)) {
            // `Title <page>` names the page in brackets.
            lines.push(/<([^<>]+)>\s*$/.exec(line)?.[1] ?? line);
        }
    }
    return lines.join('\n');
}
function withoutComments(text) {
    const kept = [];
    for (let at = 0; at < text.length;) {
        const open = text.indexOf('/*', at);
        kept.push(text.slice(at, open < 0 ? undefined : open));
        const close = open < 0 ? -1 : text.indexOf('*/', open + 2);
        at = close < 0 ? text.length : close + 2;
    }
    return kept.join(' ').replace(/(^|\s)\/\/[^\n]*/g, '$1');
}
async function readNavigationChanges(changes, before, read) {
    const touched = changes.filter(({ path, kind, mode, was, content }) => kind === 'modified' &&
        mode === '100644' &&
        was === '100644' &&
        !_docs_tool_js__WEBPACK_IMPORTED_MODULE_1__/* .PAGE_FILE */ .xu.test(path) &&
        (content?.length ?? MAX_FILE) < MAX_FILE);
    const sites = touched.length === 0 ? [] : (0,_docs_tool_js__WEBPACK_IMPORTED_MODULE_1__/* .recognizeSites */ .rh)(before);
    const allowed = [];
    const tools = new Map();
    for (const { path, content } of touched) {
        const site = sites.find(({ navigation }) => navigation.includes(path));
        if (!site)
            continue;
        tools.set(path, site.tool);
        const old = await read(path);
        if (old === null || old.length > MAX_FILE || content === null)
            continue;
        const pages = knownPages(pagesAfter(site, changes, before));
        const texts = [old.toString('utf8'), content.toString('utf8')];
        if (onlyLists(path, ...texts, pages))
            allowed.push(path);
    }
    return { allowed, tools };
}
function pagesAfter(site, changes, before) {
    const gone = new Set(changes.filter(({ kind }) => kind === 'deleted').map(({ path }) => path));
    const added = changes.filter(({ kind }) => kind === 'added').map(({ path }) => path);
    return [...before.filter((path) => !gone.has(path)), ...added]
        .filter((path) => _docs_tool_js__WEBPACK_IMPORTED_MODULE_1__/* .PAGE_FILE */ .xu.test(path) && (0,_docs_tool_js__WEBPACK_IMPORTED_MODULE_1__/* .isIn */ .S1)(site.pages, path))
        .map((path) => (0,_docs_tool_js__WEBPACK_IMPORTED_MODULE_1__/* .below */ .Gz)(site.pages, path));
}
function knownPages(paths) {
    const pages = byLastName(paths);
    return (address) => {
        const steps = stepsOf(address);
        return pages.get(steps.at(-1) ?? '')?.some((page) => isFor(steps, page)) ?? false;
    };
}
/** Read once, line by line: what comes must list a page, and what goes must list none. */
function onlyLists(path, old, now, exists) {
    const isYaml = /\.ya?ml$/.test(path);
    if (isYaml && navKey(old).outside !== navKey(now).outside)
        return false;
    const read = isYaml ? yamlEntry : codeEntry;
    const [from, to] = [linesOf(old), linesOf(now)];
    const moved = new Set(to);
    const mayCome = (line) => read(line)?.every(exists) ?? false;
    const mayGo = (line) => {
        const entry = read(line);
        return entry !== undefined && (moved.has(line) || entry.some((page) => !exists(page)));
    };
    let at = 0;
    for (const line of to) {
        if (from[at] !== line && mayCome(line))
            continue;
        while (at < from.length && from[at] !== line && mayGo(from[at] ?? ''))
            at += 1;
        if (from[at] !== line)
            return false;
        at += 1;
    }
    return from.slice(at).every(mayGo);
}
/** A comma comes to a line only because another one follows it now. */
const linesOf = (text) => text.split('\n').map((line) => bare(line.trimEnd()));
const bare = (line) => (line.endsWith(',') ? line.slice(0, -1) : line);
/** `- page.md`, `- Title: page.md`, `- Title:` */
const YAML_ENTRY = /^\s*- +(?:(?:'[^'\\]{1,100}'|"[^"\\]{1,100}"|\w[\w ,.()/+-]{0,100}): *)?(?:(['"]?)([\w./@+-]{1,200})\1)?$/;
function yamlEntry(line) {
    const found = YAML_ENTRY.exec(line);
    if (!found)
        return undefined;
    const page = found[2];
    if (page === undefined)
        return [];
    return _docs_tool_js__WEBPACK_IMPORTED_MODULE_1__/* .PAGE_FILE */ .xu.test(page) ? [page] : undefined;
}
const TEXT = '(?:\'[^\'"`$\\\\]{1,100}\'|"[^"`$\\\\]{1,100}")';
const PAGE = '(?:\'([\\w./@+-]{1,200})\'|"([\\w./@+-]{1,200})")';
const TITLE = `["']?(?:text|label|title)["']?: ?${TEXT}`;
const TYPE = `["']?type["']?: ?["']doc["']`;
const TARGET = `["']?(?:link|slug|id|page)["']?: ?${PAGE}`;
/** `'page'`, `{ text: 'Title', link: '/page' }`, with the names of keys that the tools know. */
const CODE_ENTRY = new RegExp(`^\\s*(?:${PAGE}|\\{ ?(?:${TYPE}, ?)?(?:${TITLE}, ?)?${TARGET}(?:, ?${TITLE})?,? ?\\})$`);
function codeEntry(line) {
    const found = CODE_ENTRY.exec(line);
    const page = found?.slice(1).find((part) => part !== undefined);
    return page === undefined ? undefined : [page];
}


/***/ }),

/***/ 35238:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $s: () => (/* binding */ bound),
/* harmony export */   DV: () => (/* binding */ codeBlock),
/* harmony export */   SS: () => (/* binding */ codeSpan),
/* harmony export */   TL: () => (/* binding */ quoted),
/* harmony export */   TN: () => (/* binding */ oneLine),
/* harmony export */   VP: () => (/* binding */ defuse),
/* harmony export */   ZX: () => (/* binding */ lineSpan),
/* harmony export */   c_: () => (/* binding */ tableOf),
/* harmony export */   d3: () => (/* binding */ isWebAddress),
/* harmony export */   hk: () => (/* binding */ boundTail),
/* harmony export */   mG: () => (/* binding */ inline),
/* harmony export */   ti: () => (/* binding */ inlineCode),
/* harmony export */   uH: () => (/* binding */ clean)
/* harmony export */ });
// Text from people, pages and agents, on its way in and out. `clean` shows an agent what a person
// would have seen; `defuse` lets GitHub show foreign text without acting on it. Both are linear in
// the text's length whatever it holds, and doing either twice changes nothing more.
/** An invisible break: GitHub shows the text unchanged and recognizes nothing in it. */
const BREAK = '\u200b';
/** Characters that draw nothing or reorder what is drawn: fillers, tags, marks, bidi controls. */
const INVISIBLE = /[[\p{Default_Ignorable_Code_Point}\ufff9-\ufffb]--[\u200c\u200d\ufe00-\ufe0f]]/gv;
/** C0 (but tab and line feed), delete, C1. */
const CONTROL = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f]/g;
/** Joiners and emoji selectors stay only where a script or an emoji needs them. */
const JOINER = /(?<![[\p{L}\p{M}\p{Extended_Pictographic}\p{Emoji_Modifier}\ufe0f]--[A-Za-z]])[\u200c\u200d]|[\u200c\u200d](?![[\p{L}\p{M}\p{Extended_Pictographic}]--[A-Za-z]])/gv;
const SELECTOR = /[\ufe00-\ufe0e]|(?<![\p{Extended_Pictographic}0-9#*])\ufe0f/gu;
/** `[//]: # (…)` and `[comment]: <> (…)`: link definitions that only hide their title. */
const HIDDEN_DEFINITION = /^ {0,3}\[[^\]\n]{0,200}\]:[ \t]*(?:#|<>)(?=[ \t("'])[^\n]*$/gm;
/** Without anything that a reader of the rendered page would not have seen. */
function clean(text) {
    const visible = text
        .toWellFormed()
        .replace(/\r\n?|[\u2028\u2029]/g, '\n')
        .replace(INVISIBLE, '')
        .replace(CONTROL, '');
    return withoutComments(untilSettled(visible)).replace(HIDDEN_DEFINITION, '');
}
/** Removing one joiner can bare the next; runs are short, and each round shortens them. */
function untilSettled(text) {
    let before = text.replace(/[\u200c\u200d]{2,}/g, '').replace(/[\ufe00-\ufe0f]{2,}/g, '');
    for (;;) {
        const after = before.replace(SELECTOR, '').replace(JOINER, '');
        if (after === before)
            return after;
        before = after;
    }
}
/** HTML comments as a browser ends them; a start that is left over is made visible. */
function withoutComments(text) {
    const kept = [];
    let at = 0;
    for (;;) {
        const start = text.indexOf('<!--', at);
        const end = start < 0 ? -1 : commentEnd(text, start + 4);
        if (end < 0)
            break;
        kept.push(text.slice(at, start));
        at = end;
    }
    kept.push(text.slice(at));
    return kept.join('').replaceAll('<!--', '<! --');
}
function commentEnd(text, from) {
    if (text.startsWith('>', from))
        return from + 1;
    if (text.startsWith('->', from))
        return from + 2;
    const end = text.indexOf('-->', from);
    return end < 0 ? -1 : end + 3;
}
/** An address that is safe to put into a Markdown link or to show as it is. */
function isWebAddress(text) {
    return /^https?:\/\/[^\s<>()[\]`"'\\]+$/i.test(text);
}
/** At most `max` code points, the note that something was cut among them. */
function bound(text, max, note = '…') {
    if (text.length <= max)
        return text;
    const room = Math.max(0, max - Array.from(note).length);
    let units = 0;
    let points = 0;
    let cut = 0;
    for (const point of text) {
        if (points === room)
            cut = units;
        if (points === max)
            return text.slice(0, cut) + note;
        units += point.length;
        points += 1;
    }
    return text;
}
/** The last `max` code points, where the end says most, as in a program's output. */
function boundTail(text, max, note = '…') {
    if (text.length <= max)
        return text;
    const points = Array.from(text.slice(-2 * max - 1));
    if (points.length <= max)
        return text;
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
function defuse(text) {
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
function oneLine(text) {
    return clean(text).replace(/\s+/g, ' ').trim();
}
/** A name or a path as code within a sentence. */
function codeSpan(text) {
    return `\`${bound(oneLine(text).replaceAll('`', '′'), 120)}\``;
}
/** A line as code within a sentence, so that it can be copied: more backticks than it has enclose it. */
function lineSpan(text) {
    const line = clean(text).replaceAll('\n', ' ').trimEnd();
    const runs = line.match(/`+/g) ?? [];
    const longest = runs.reduce((most, run) => Math.max(most, run.length), 0);
    const fence = '`'.repeat(longest + 1);
    return longest === 0 ? `\`${line}\`` : `${fence} ${line} ${fence}`;
}
/** Within a line or a table cell of a comment. Backticks would end the code it may stand in. */
function inline(text) {
    return defuse(bound(clean(text), 300))
        .replace(/\s+/g, ' ')
        .replaceAll('`', "'")
        .replaceAll('|', '¦');
}
/** Within a line of a comment that is not code: what the text marks as code stays code. */
function inlineCode(text) {
    const line = defuse(bound(clean(text), 300))
        .replace(/\s+/g, ' ')
        .trim();
    const marks = line.split('`').length - 1;
    return marks % 2 === 0 && !line.includes('``') ? line : line.replaceAll('`', "'");
}
/** As a quotation in a comment. */
function quoted(text, max = 4_000) {
    return defuse(bound(clean(text), max, '\n… (truncated)'))
        .trim()
        .split('\n')
        .map((line) => `> ${line}`)
        .join('\n');
}
/** As a block of code that the text cannot end. */
function codeBlock(text) {
    const content = bound(clean(text), 100_000, '\n… (truncated)');
    const longest = Math.max(2, ...[...content.matchAll(/`+/g)].map(([run]) => run.length));
    const fence = '`'.repeat(longest + 1);
    return `${fence}text\n${content}\n${fence}`;
}
/** A table in Markdown, of cells that are safe already; empty without rows. */
function tableOf(heads, rows) {
    if (rows.length === 0)
        return '';
    const lines = [heads, heads.map(() => '---'), ...rows];
    return lines.map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}


/***/ })

};
