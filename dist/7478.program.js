export const id = 7478;
export const ids = [7478];
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

/***/ 72096:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $B: () => (/* binding */ bare),
/* harmony export */   FN: () => (/* binding */ insertLines),
/* harmony export */   Z2: () => (/* binding */ frontMatter),
/* harmony export */   be: () => (/* binding */ rangeOf),
/* harmony export */   fI: () => (/* binding */ withAlias),
/* harmony export */   pJ: () => (/* binding */ endOf)
/* harmony export */ });
/* harmony import */ var yaml__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(38815);
/* harmony import */ var _shared_text_yaml_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(75783);
/* harmony import */ var _docs_tool_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(83747);
// Addresses in the front matter of a page, added with nothing else touched. All texts come from outside.



/** Undefined where the page has no front matter, or no place in it. */
function withAlias(text, from) {
    return text.startsWith('+++') ? withTomlAlias(text, from) : withYamlAlias(text, from);
}
function withYamlAlias(text, from) {
    const [, head = '', block] = /^(---[ \t]*\r?\n)([\s\S]*?)^---[ \t]*\r?$/m.exec(text.slice(0, 64_000)) ?? [];
    const document = block === undefined || !text.startsWith('---') ? undefined : (0,_shared_text_yaml_js__WEBPACK_IMPORTED_MODULE_1__/* .openYaml */ .IM)(block);
    if (block === undefined || !document || !(0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isMap */ .jh)(document.contents))
        return undefined;
    const put = (now) => head + now + text.slice(head.length + block.length);
    const end = endOf(text);
    const pair = document.contents.items.find((one) => (0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isPair */ .tO)(one) && String(one.key) === _docs_tool_js__WEBPACK_IMPORTED_MODULE_2__/* .ALIASES */ .rY);
    if (!pair)
        return put(`${block}aliases:${end}  - ${from}${end}`);
    const list = pair.value;
    if (!(0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isSeq */ .oP)(list) || list.items.length === 0)
        return undefined;
    const has = list.items.some((item) => (0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isScalar */ .jn)(item) && bare(String(item.value)) === bare(from));
    const range = rangeOf(list.items.at(-1));
    if (has || !range)
        return undefined;
    if (list.flow)
        return put(`${block.slice(0, range[1])}, ${from}${block.slice(range[1])}`);
    const line = block.slice(block.lastIndexOf('\n', range[0] - 1) + 1, range[0]);
    return /^[ \t]*- +$/.test(line)
        ? put(insertLines(block, range[1], [`${line}${from}`]))
        : undefined;
}
/** In TOML. What could be anything but a plain list of this page's own is left as it is. */
function withTomlAlias(text, from) {
    const front = /^(\+\+\+[ \t]*\r?\n)([\s\S]*?)^\+\+\+[ \t]*\r?$/m.exec(text.slice(0, 64_000));
    const [, head = '', block] = front ?? [];
    // In a string of several lines, anything looks like anything else.
    if (block === undefined || front?.index !== 0 || /"""|'''/.test(block))
        return undefined;
    const put = (now) => head + now + text.slice(head.length + block.length);
    const end = endOf(text);
    const [key, ...more] = block.matchAll(/^[ \t]*[["']*aliases["']?[ \t]*[=.\]]/gm);
    // First of all, because what follows a table belongs to it.
    if (!key)
        return put(`aliases = ["${from}"]${end}${block}`);
    const before = block.slice(0, key.index);
    const opened = /^aliases[ \t]*=[ \t]*\[/.exec(block.slice(key.index));
    if (more.length > 0 || !opened || /^[ \t]*\[/m.test(before))
        return undefined;
    const start = key.index + opened[0].length;
    const items = listItems(block, start);
    const last = items?.at(-1);
    if (!items || !last || items.some(({ value }) => bare(value) === bare(from)))
        return undefined;
    const line = block.slice(block.lastIndexOf('\n', last.start) + 1, last.start);
    const rest = /^([ \t]*,)?[ \t]*(?:#.*)?\r?\n/.exec(block.slice(last.end));
    const [first, after] = [block.slice(0, last.end), block.slice(last.end)];
    if (line.trim() !== '' || !rest)
        return put(`${first}, "${from}"${after}`);
    return rest[1] === undefined
        ? put(insertLines(`${first},${after}`, last.end + 1, [`${line}"${from}"`]))
        : put(insertLines(block, last.end, [`${line}"${from}",`]));
}
/** The strings of a list; undefined if there is anything else in it. */
function listItems(block, start) {
    const token = /\s+|,|#.*|"([^"\\\n]*)"|'([^'\n]*)'/y;
    token.lastIndex = start;
    const items = [];
    let at = start;
    for (let found = token.exec(block); found; found = token.exec(block)) {
        const value = found[1] ?? found[2];
        at = token.lastIndex;
        if (value !== undefined)
            items.push({ value, start: found.index, end: at });
    }
    return block[at] === ']' ? items : undefined;
}
// Small edits of texts.
const bare = (address) => address.length > 1 ? address.replace(/\/$/, '') : address;
const endOf = (text) => (text.includes('\r\n') ? '\r\n' : '\n');
const rangeOf = (node) => node?.range;
/** After the line that this place is in. */
function insertLines(text, place, added) {
    const end = endOf(text);
    const next = text.indexOf('\n', place - (text[place - 1] === '\n' ? 1 : 0));
    const at = next < 0 ? text.length : next + 1;
    const gap = next < 0 ? end : '';
    return `${text.slice(0, at)}${gap}${added.join(end)}${next < 0 ? '' : end}${text.slice(at)}`;
}
function frontMatter(page) {
    const text = page.replace(/^\ufeff/, '').replace(/\r\n?/g, '\n');
    if (!/^---[ \t]*\n/.test(text))
        return { present: false, problems: [] };
    const end = /\n(?:---|\.\.\.)[ \t]*(?:\n|$)/.exec(text.slice(3));
    if (end === null) {
        // A page may also start with a horizontal rule.
        const isBlock = /^---[ \t]*\n\s*[\w-]+[ \t]*:/.test(text);
        return { present: isBlock, problems: isBlock ? ['its front matter is never closed'] : [] };
    }
    const block = text.slice(text.indexOf('\n') + 1, 3 + end.index + 1);
    return { present: true, problems: findFrontMatterProblems(block) };
}
function findFrontMatterProblems(block) {
    const excess = (0,_shared_text_yaml_js__WEBPACK_IMPORTED_MODULE_1__/* .yamlExcess */ .Rk)(block);
    if (excess !== undefined)
        return [`its front matter has ${excess}`];
    const { value = {}, problems } = (0,_shared_text_yaml_js__WEBPACK_IMPORTED_MODULE_1__/* .readYaml */ .gM)(block, { aliases: true });
    const [problem] = problems;
    // The line with `---` counts.
    if (problem)
        return [`its front matter is not valid YAML at line ${problem.line + 1}: ${problem.message}`];
    if (value !== null && (typeof value !== 'object' || Array.isArray(value)))
        return ['its front matter is not a list of `key: value` lines'];
    const title = value?.title;
    if (title !== undefined && typeof title !== 'string' && typeof title !== 'number')
        return ['the `title` of its front matter is not text'];
    return [];
}


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

/***/ 87478:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   W: () => (/* binding */ allowedRedirects),
/* harmony export */   j: () => (/* binding */ redirectPlaces),
/* harmony export */   planRedirects: () => (/* binding */ planRedirects)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var yaml__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(38815);
/* harmony import */ var _shared_text_json_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(88630);
/* harmony import */ var _shared_text_yaml_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(75783);
/* harmony import */ var _docs_tool_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(83747);
/* harmony import */ var _front_matter_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(72096);
/* harmony import */ var _navigation_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(97153);
// Redirects in a site's own mechanism: what a file has, how one is added with nothing else touched,
// and whether a change to such a file does nothing else. All texts come from outside.







const MAX_TEXT = 300_000;
/** Never a pattern, another host, or a step up. */
const PLAIN_ADDRESS = /^(?:\/\w[\w.~@+-]{0,99}){1,10}$/;
/** Undefined for a file that holds no redirects. */
function mechanismOf(file) {
    const name = node_path__WEBPACK_IMPORTED_MODULE_0__.posix.basename(file);
    if (name === '_redirects')
        return lines;
    if (name === 'vercel.json')
        return json(', "permanent": true');
    if (/^(?:docs|mint)\.json$/.test(name))
        return { ...json(''), pages: (_, path) => folderOf(path) };
    if (/^mkdocs\.ya?ml$/.test(name))
        return mkdocs;
    return /^docusaurus\.config\.[cm]?[jt]s$/.test(name) ? docusaurus : undefined;
}
const folderOf = (path) => node_path__WEBPACK_IMPORTED_MODULE_0__.posix.dirname(path).replace(/^\.$/, '');
// Where a site keeps its redirects.
/** The files that may hold a site's redirects, the likeliest first. Their texts decide. */
function redirectPlaces(paths, page) {
    const site = (0,_docs_tool_js__WEBPACK_IMPORTED_MODULE_4__/* .recognizeSites */ .rh)(paths).find(({ pages }) => (0,_docs_tool_js__WEBPACK_IMPORTED_MODULE_4__/* .isIn */ .S1)(pages, page));
    if (site?.tool === 'Hugo')
        return [_docs_tool_js__WEBPACK_IMPORTED_MODULE_4__/* .ALIASES */ .rY];
    const own = site && mechanismOf(site.config) ? [site.config] : [];
    const host = paths.filter((path) => /(?:^|\/)(?:_redirects|vercel\.json)$/.test(path));
    // With two of them, nobody can tell which one the host reads.
    return [...own, ...(host.length === 1 ? host : [])];
}
function planRedirects({ place, texts, redirects }) {
    if (place === _docs_tool_js__WEBPACK_IMPORTED_MODULE_4__/* .ALIASES */ .rY)
        return planAliases(texts, redirects);
    const planned = { texts: {}, added: [], passedOver: [] };
    const mechanism = mechanismOf(place);
    const text = texts[place] ?? '';
    const known = text.length > MAX_TEXT ? undefined : mechanism?.read(text);
    if (!mechanism || !known) {
        return { ...planned, problem: `\`${place}\` has no list of redirects that can be read.` };
    }
    const all = [...known];
    const entries = [];
    for (const redirect of redirects) {
        const entry = entryOf(redirect, mechanism.pages?.(text, place));
        const full = planned.added.length >= _docs_tool_js__WEBPACK_IMPORTED_MODULE_4__/* .MAX_REDIRECTS */ .NX;
        const why = full
            ? `It is one of more than ${_docs_tool_js__WEBPACK_IMPORTED_MODULE_4__/* .MAX_REDIRECTS */ .NX}.`
            : entry
                ? whyNot(entry, all)
                : UNKNOWN;
        if (why !== undefined || !entry) {
            planned.passedOver.push({ from: redirect.from, why: why ?? UNKNOWN });
            continue;
        }
        all.push(entry);
        entries.push(entry);
        planned.added.push(redirect);
    }
    const now = entries.length === 0 ? undefined : mechanism.add(text, entries);
    if (entries.length > 0 && now === undefined) {
        return { ...planned, added: [], problem: `\`${place}\` has no place where a redirect fits.` };
    }
    if (now !== undefined)
        planned.texts[place] = now;
    return planned;
}
const UNKNOWN = 'How its address follows from a file could not be found out.';
/** Addresses as the tool knows them: without what the host puts in front of all of them. */
function entryOf({ from, to, file }, pages) {
    if (pages === undefined)
        return { from, to };
    if (!(0,_docs_tool_js__WEBPACK_IMPORTED_MODULE_4__/* .isIn */ .S1)(pages, file))
        return undefined;
    const written = (0,_docs_tool_js__WEBPACK_IMPORTED_MODULE_4__/* .below */ .Gz)(pages, file);
    const name = addressOf(written);
    const mount = name === '/' ? to.replace(/\/$/, '') : to.slice(0, -name.length);
    if (!to.endsWith(name === '/' ? '' : name) || !from.startsWith(`${mount}/`))
        return undefined;
    const asked = from.slice(mount.length).replace(/\.(?:mdx?|html?)$/, '');
    return { from: asked, to: name, written };
}
const addressOf = (file) => `/${file.replace(_docs_tool_js__WEBPACK_IMPORTED_MODULE_4__/* .PAGE_FILE */ .xu, '').replace(/(?:^|\/)(?:_?index|readme)$/i, '')}`;
/** Why a redirect must not be added to these; undefined: it may. */
function whyNot({ from, to }, known) {
    if (!PLAIN_ADDRESS.test(from) || !(to === '/' || PLAIN_ADDRESS.test(to)))
        return 'Only plain paths of the site itself are redirected.';
    if ((0,_front_matter_js__WEBPACK_IMPORTED_MODULE_5__/* .bare */ .$B)(from) === (0,_front_matter_js__WEBPACK_IMPORTED_MODULE_5__/* .bare */ .$B)(to))
        return 'It would lead to itself.';
    if (known.some((entry) => covers(entry.from, from)))
        return 'It has a redirect already.';
    if (known.some((entry) => covers(entry.from, to)))
        return 'The page it would lead to is redirected.';
    if (known.some((entry) => (0,_front_matter_js__WEBPACK_IMPORTED_MODULE_5__/* .bare */ .$B)(entry.to) === (0,_front_matter_js__WEBPACK_IMPORTED_MODULE_5__/* .bare */ .$B)(from)))
        return 'Other redirects lead to it.';
    return undefined;
}
/** A pattern covers everything that begins as it does. */
function covers(source, address) {
    const open = source.search(/[*:({]/);
    return open < 0 ? (0,_front_matter_js__WEBPACK_IMPORTED_MODULE_5__/* .bare */ .$B)(source) === (0,_front_matter_js__WEBPACK_IMPORTED_MODULE_5__/* .bare */ .$B)(address) : address.startsWith(source.slice(0, open));
}
// Whether a change to a file of settings is exactly what Docket writes for the redirects it adds.
/** `request`: what a person, or Docket for its readers, asked for; addresses in it may be redirected. */
async function allowedRedirects(changes, { paths: before, request = '' }, read) {
    const asked = new Set(request.split(/[\s`"'()<>,|]+/).flatMap((word) => {
        const path = URL.parse(word)?.pathname ?? word;
        return path.startsWith('/') ? [(0,_front_matter_js__WEBPACK_IMPORTED_MODULE_5__/* .bare */ .$B)(path.replace(/[.:;!?]+$/, ''))] : [];
    }));
    const allowed = [];
    for (const { path, kind, mode, was, content } of changes) {
        const mechanism = kind === 'modified' && mode === '100644' && was === mode && mechanismOf(path);
        if (!mechanism || content === null || content.length > MAX_TEXT)
            continue;
        const old = await read(path);
        if (old === null || old.length > MAX_TEXT)
            continue;
        const text = old.toString('utf8');
        const gone = new Set(changes.filter((one) => one.kind === 'deleted').map((one) => one.path));
        const pages = before.filter((file) => _docs_tool_js__WEBPACK_IMPORTED_MODULE_4__/* .PAGE_FILE */ .xu.test(file) && !gone.has(file));
        const roots = (0,_docs_tool_js__WEBPACK_IMPORTED_MODULE_4__/* .recognizeSites */ .rh)(before).map((site) => site.pages);
        const all = new Set(['', 'docs', mechanism.pages?.(text, path) ?? '', ...roots]);
        const named = (files) => [...all].flatMap((root) => files.filter((page) => (0,_docs_tool_js__WEBPACK_IMPORTED_MODULE_4__/* .isIn */ .S1)(root, page)).map((page) => (0,_docs_tool_js__WEBPACK_IMPORTED_MODULE_4__/* .below */ .Gz)(root, page)));
        const left = named([...gone].filter((file) => _docs_tool_js__WEBPACK_IMPORTED_MODULE_4__/* .PAGE_FILE */ .xu.test(file) && before.includes(file)));
        const known = { pages: named(pages), left, asked };
        if (onlyAdds(mechanism, text, content.toString('utf8'), known))
            allowed.push(path);
    }
    return allowed;
}
function onlyAdds(mechanism, old, now, { pages, left, asked }) {
    const [known, all] = [mechanism.read(old), mechanism.read(now)];
    if (!known || !all)
        return false;
    const has = new Set(known.map((entry) => JSON.stringify(entry)));
    const added = all.filter((entry) => !has.has(JSON.stringify(entry)));
    if (added.length === 0 || added.length > _docs_tool_js__WEBPACK_IMPORTED_MODULE_4__/* .MAX_REDIRECTS */ .NX)
        return false;
    if (mechanism.add(old, added) !== now)
        return false;
    const isPage = (0,_navigation_js__WEBPACK_IMPORTED_MODULE_6__/* .knownPages */ .uO)(pages);
    const addresses = new Set(pages.map((page) => (0,_navigation_js__WEBPACK_IMPORTED_MODULE_6__/* .stepsOf */ .B_)(page).join('/')));
    const before = [...known];
    const wasPage = (0,_navigation_js__WEBPACK_IMPORTED_MODULE_6__/* .knownPages */ .uO)(left);
    return added.every((entry) => {
        // Any other address may be the application's, such as its sign-in.
        const isAsked = [...asked].some((path) => path.endsWith((0,_front_matter_js__WEBPACK_IMPORTED_MODULE_5__/* .bare */ .$B)(entry.from)));
        if (!wasPage(entry.from) && !isAsked)
            return false;
        const leads = entry.to === '/' || isPage(entry.written ?? entry.to);
        const isFree = !addresses.has((0,_navigation_js__WEBPACK_IMPORTED_MODULE_6__/* .stepsOf */ .B_)(entry.from).join('/'));
        const isFine = leads && isFree && whyNot(entry, before) === undefined;
        before.push(entry);
        return isFine;
    });
}
// The mechanisms.
/** `_redirects` of Netlify and Cloudflare: the first line that fits wins. */
const lines = {
    read: (text) => text.split('\n').flatMap((line) => {
        const [from = '', ...rest] = line.trim().split(/\s+/);
        const to = rest.find((word) => /^(?:\/|https?:)/.test(word)) ?? '';
        // A page for what is not found, or another page's content: no redirects.
        const isRedirect = !rest.some((word) => /^(?:200|404)!?$/.test(word));
        return from.startsWith('/') && to !== '' && isRedirect ? [{ from, to }] : [];
    }),
    add(text, entries) {
        const end = (0,_front_matter_js__WEBPACK_IMPORTED_MODULE_5__/* .endOf */ .pJ)(text);
        const added = entries.map(({ from, to }) => `${from} ${to} 301${end}`).join('');
        let at = 0;
        for (const line of text.split('\n')) {
            if (/^\s*\/\S*[*:]/.test(line))
                return text.slice(0, at) + added + text.slice(at);
            at += line.length + 1;
        }
        return `${text}${text === '' || text.endsWith('\n') ? '' : end}${added}`;
    },
};
/** `redirects` of Mintlify and Vercel. */
function json(more) {
    return {
        read(text) {
            const value = (0,_shared_text_json_js__WEBPACK_IMPORTED_MODULE_2__/* .parseJson */ .q)(text);
            const list = value?.redirects ?? [];
            // What is not valid must not be searched: it could take any time.
            if (value === undefined || !Array.isArray(list) || topLevel(text).length === 0)
                return undefined;
            return list.map((one) => ({
                from: String(Object(one).source ?? ''),
                to: String(Object(one).destination ?? ''),
            }));
        },
        add(text, entries) {
            const unit = /\n([ \t]+)"/.exec(text)?.[1] ?? '  ';
            const properties = topLevel(text);
            const list = properties.find(({ key }) => key === 'redirects');
            const old = list ? text.slice(list.start, list.end) : '[]';
            const isFlat = old !== '[]' && !/^\[\s*\{\s*\n/.test(old);
            const [open, gap, close] = isFlat
                ? ['{ ', ' ', ' }']
                : [`{\n${unit.repeat(3)}`, `\n${unit.repeat(3)}`, `\n${unit.repeat(2)}}`];
            const extra = more.replace(/, /g, `,${gap}`);
            const items = entries.map(({ from, to }) => `${open}"source": "${from}",${gap}"destination": "${to}"${extra}${close}`);
            const between = old.includes('\n') || old === '[]' ? `,\n${unit.repeat(2)}` : ', ';
            const all = items.join(between);
            const end = (0,_front_matter_js__WEBPACK_IMPORTED_MODULE_5__/* .endOf */ .pJ)(text);
            const put = (from, to, what) => text.slice(0, from) + what.replace(/\n/g, end) + text.slice(to);
            const fresh = `[\n${unit.repeat(2)}${all}\n${unit}]`;
            if (!list) {
                const last = properties.at(-1)?.end ?? 0;
                return put(last, last, `,\n${unit}"redirects": ${fresh}`);
            }
            const inside = text.slice(list.start + 1, list.end - 1).trimEnd();
            if (inside === '')
                return put(list.start, list.end, fresh);
            const last = list.start + 1 + inside.length;
            return put(last, last, `${between}${all}`);
        },
    };
}
/** Where the values of a valid object's own properties begin and end. */
function topLevel(text) {
    const found = [];
    let depth = 0;
    let key;
    for (const { 0: token, index } of text.matchAll(/"(?:[^"\\]|\\.)*"|[{}[\],]|[^\s"{}[\],:]+/g)) {
        const isKey = depth === 1 && key === undefined && token.startsWith('"');
        if (isKey)
            key = JSON.parse(token);
        else if (depth === 1 && key !== undefined && token !== ',' && token !== '}') {
            found.push({ key, start: index, end: index + token.length });
        }
        if (/^[{[]$/.test(token))
            depth += 1;
        if (/^[}\]]$/.test(token)) {
            depth -= 1;
            const last = found.at(-1);
            if (depth === 1 && last)
                last.end = index + 1;
        }
        if (depth === 1 && !isKey && token !== '{')
            key = undefined;
    }
    return found;
}
/** `redirect_maps` of the plugin mkdocs-redirects. */
const mkdocs = {
    read(text) {
        const maps = redirectMaps(text);
        return (maps?.entries?.items.map(({ key, value }) => {
            const written = String((0,yaml__WEBPACK_IMPORTED_MODULE_1__/* .isScalar */ .jn)(value) ? value.value : '');
            const from = addressOf(String((0,yaml__WEBPACK_IMPORTED_MODULE_1__/* .isScalar */ .jn)(key) ? key.value : ''));
            return { from, to: /^https?:/.test(written) ? written : addressOf(written), written };
        }) ??
            (maps && []));
    },
    add(text, entries) {
        const maps = redirectMaps(text);
        const written = entries.map(({ from, written }) => `${from.slice(1)}.md: ${written}`);
        if (maps && !maps.entries)
            return addFirst(text, maps, written);
        const last = maps?.entries?.items.at(-1);
        const [start, end] = [(0,_front_matter_js__WEBPACK_IMPORTED_MODULE_5__/* .rangeOf */ .be)(last?.key)?.[0], (0,_front_matter_js__WEBPACK_IMPORTED_MODULE_5__/* .rangeOf */ .be)(last?.value)?.[1]];
        if (start === undefined || end === undefined)
            return undefined;
        const indent = text.slice(text.lastIndexOf('\n', start - 1) + 1, start);
        const added = written.map((line) => `${indent}${line}`);
        return indent.trim() === '' ? (0,_front_matter_js__WEBPACK_IMPORTED_MODULE_5__/* .insertLines */ .FN)(text, end, added) : undefined;
    },
    pages(text, file) {
        const folder = (0,_shared_text_yaml_js__WEBPACK_IMPORTED_MODULE_3__/* .openYaml */ .IM)(text)?.get('docs_dir');
        return node_path__WEBPACK_IMPORTED_MODULE_0__.posix.join(folderOf(file), typeof folder === 'string' ? folder : 'docs');
    },
};
function redirectMaps(text) {
    const plugins = (0,_shared_text_yaml_js__WEBPACK_IMPORTED_MODULE_3__/* .openYaml */ .IM)(text)?.get('plugins');
    const items = (0,yaml__WEBPACK_IMPORTED_MODULE_1__/* .isSeq */ .oP)(plugins) && !plugins.flow ? plugins.items : [plugins];
    const [plugin, ...more] = items.flatMap((item) => (0,yaml__WEBPACK_IMPORTED_MODULE_1__/* .isMap */ .jh)(item) ? pairsOf(item, 'redirects') : isNamed(item, 'redirects') ? [{ key: item }] : []);
    if (!plugin || more.length > 0)
        return undefined;
    if (isEmpty(plugin.value))
        return { key: plugin.key, between: ['redirect_maps:'] };
    const [maps] = (0,yaml__WEBPACK_IMPORTED_MODULE_1__/* .isMap */ .jh)(plugin.value) ? pairsOf(plugin.value, 'redirect_maps') : [];
    if (!maps)
        return undefined;
    if (isEmpty(maps.value))
        return { key: maps.key, between: [] };
    const isBlock = (0,yaml__WEBPACK_IMPORTED_MODULE_1__/* .isMap */ .jh)(maps.value) && !maps.value.flow;
    return isBlock ? { entries: maps.value, key: maps.key, between: [] } : undefined;
}
const isNamed = (node, name) => (0,yaml__WEBPACK_IMPORTED_MODULE_1__/* .isScalar */ .jn)(node) && node.value === name;
const pairsOf = ({ items }, name) => items.filter(({ key }) => isNamed(key, name));
const isEmpty = (value) => (0,yaml__WEBPACK_IMPORTED_MODULE_1__/* .isMap */ .jh)(value) ? value.items.length === 0 : !value || ((0,yaml__WEBPACK_IMPORTED_MODULE_1__/* .isScalar */ .jn)(value) && value.value === null);
/** Below a key whose line has nothing else, but perhaps `{}` and a comment. */
function addFirst(text, { key, between }, entries) {
    const [start = 0, end = 0] = (0,_front_matter_js__WEBPACK_IMPORTED_MODULE_5__/* .rangeOf */ .be)(key) ?? [];
    const before = text.slice(text.lastIndexOf('\n', start - 1) + 1, start);
    const next = text.indexOf('\n', end);
    const rest = text.slice(end, next < 0 ? text.length : next);
    const after = /^(?:[ \t]*:)?(?:[ \t]*\{\})?([ \t]*(?:[ \t]#.*)?\r?)$/.exec(rest)?.[1];
    if (after === undefined || !/^ *(?:- +)?$/.test(before))
        return undefined;
    const indent = (levels) => ' '.repeat(before.length + 2 * levels);
    const added = [
        ...between.map((line) => indent(1) + line),
        ...entries.map((line) => indent(between.length + 1) + line),
    ];
    const open = `${text.slice(0, end)}:${after}${text.slice(end + rest.length)}`;
    const now = (0,_front_matter_js__WEBPACK_IMPORTED_MODULE_5__/* .insertLines */ .FN)(open, end + 1, added);
    return redirectMaps(now)?.entries?.items.length === entries.length ? now : undefined;
}
/** The plugin client-redirects of Docusaurus. Its file is code, of which only this list is read. */
const docusaurus = {
    read(text) {
        const list = clientRedirects(text);
        if (list === undefined)
            return undefined;
        const entries = [];
        for (const [item] of list.text.matchAll(/\{[^{}]*\}/g)) {
            const sources = /\bfrom\s*:\s*(\[[^\]]*\]|'[^'\n]*'|"[^"\n]*")/.exec(item)?.[1];
            const to = /\bto\s*:\s*['"]([^'"\n]*)['"]/.exec(item)?.[1];
            // What is written in another way could lead anywhere.
            if (sources === undefined || to === undefined)
                return undefined;
            for (const [, from = ''] of sources.matchAll(/['"]([^'"\n]*)['"]/g))
                entries.push({ from, to });
        }
        return entries;
    },
    add(text, entries) {
        const list = clientRedirects(text);
        if (list === undefined)
            return undefined;
        const line = text.slice(text.lastIndexOf('\n', list.start) + 1, list.start);
        const indent = /^[ \t]*/.exec(line)?.[0] ?? '';
        const inner = /^\s*?\n([ \t]+)\S/.exec(list.text)?.[1] ?? `${indent}  `;
        const end = (0,_front_matter_js__WEBPACK_IMPORTED_MODULE_5__/* .endOf */ .pJ)(text);
        const added = entries.map(({ from, to }) => `${end}${inner}{ from: '${from}', to: '${to}' },`);
        const tail = /^[ \t]*\r?\n/.test(list.text)
            ? ''
            : `${end}${list.text.trim() === '' ? indent : inner}`;
        const rest = text.slice(list.start);
        return text.slice(0, list.start) + added.join('') + tail + (tail ? rest.trimStart() : rest);
    },
};
function clientRedirects(text) {
    const plugin = /^[^\n/*]*['"]@docusaurus\/plugin-client-redirects['"]/m.exec(text);
    if (!plugin || text.split('plugin-client-redirects').length !== 2)
        return undefined;
    const from = plugin.index;
    const [list, ...others] = [...text.slice(from).matchAll(/\bredirects:\s{0,20}\[/g)];
    if (!list || others.length > 0)
        return undefined;
    const start = from + list.index + list[0].length;
    let depth = 1;
    for (const { 0: bracket, index } of text.slice(start).matchAll(/[[\]]/g)) {
        depth += bracket === '[' ? 1 : -1;
        if (depth === 0)
            return { start, text: text.slice(start, start + index) };
    }
    return undefined;
}
// Front matter: each page has the addresses that lead to it.
function planAliases(texts, redirects) {
    const planned = { texts: {}, added: [], passedOver: [] };
    const taken = new Set();
    for (const redirect of redirects.slice(0, _docs_tool_js__WEBPACK_IMPORTED_MODULE_4__/* .MAX_REDIRECTS */ .NX)) {
        const { from, file } = redirect;
        const root = /^(.*?\/)?content(?=\/)/.exec(file)?.[0] ?? '';
        const entry = entryOf(redirect, root);
        const why = entry ? whyNot(entry, []) : UNKNOWN;
        const now = entry && !why ? (0,_front_matter_js__WEBPACK_IMPORTED_MODULE_5__/* .withAlias */ .fI)(planned.texts[file] ?? texts[file] ?? '', entry.from) : undefined;
        if (now === undefined || taken.has(from)) {
            const reason = why ?? 'The front matter of its page has no place for it, or has it already.';
            planned.passedOver.push({ from, why: reason });
            continue;
        }
        taken.add(from);
        planned.texts[file] = now;
        planned.added.push(redirect);
    }
    return planned;
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


/***/ }),

/***/ 88630:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   o: () => (/* binding */ digestOf),
/* harmony export */   q: () => (/* binding */ parseJson)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);

/** Undefined if the text is not JSON. */
function parseJson(text) {
    try {
        return JSON.parse(text);
    }
    catch {
        return undefined;
    }
}
/** Short, and the same for the same value. */
function digestOf(value) {
    return (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.hash)('sha256', JSON.stringify(value)).slice(0, 16);
}


/***/ }),

/***/ 75783:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   IM: () => (/* binding */ openYaml),
/* harmony export */   Rk: () => (/* binding */ yamlExcess),
/* harmony export */   _x: () => (/* binding */ MAX_YAML_CHARACTERS),
/* harmony export */   gM: () => (/* binding */ readYaml)
/* harmony export */ });
/* harmony import */ var yaml__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(38815);
// YAML from outside: limited before it is parsed, and read in one pass. The parser compares each key
// with all others of its map; here each is looked up once.

const MAX_YAML_CHARACTERS = 64_000;
/** Line breaks, commas, and brackets: whatever can begin an entry. */
const MAX_ENTRIES = 3_000;
const ENTRY = /[\n,[{]/g;
/** What makes a text too large to be parsed, or undefined. */
function yamlExcess(text) {
    if (text.length > MAX_YAML_CHARACTERS)
        return `more than ${MAX_YAML_CHARACTERS / 1000},000 characters`;
    let entries = 0;
    for (const _ of text.matchAll(ENTRY))
        entries += 1;
    return entries > MAX_ENTRIES
        ? `more than ${MAX_ENTRIES / 1000},000 lines and list items`
        : undefined;
}
/** For a text that was found small enough, mostly by `yamlExcess`. */
function readYaml(text, { aliases }) {
    const lines = new yaml__WEBPACK_IMPORTED_MODULE_0__/* .LineCounter */ .HN();
    const placeAt = (offset = 0) => {
        const { line, col: column } = lines.linePos(offset);
        return { line, column };
    };
    const problems = [];
    try {
        const document = (0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .parseDocument */ .Tp)(text, {
            lineCounter: lines,
            prettyErrors: false,
            logLevel: 'silent',
            uniqueKeys: false,
        });
        for (const { pos, message } of document.errors)
            problems.push({ ...placeAt(pos[0]), message: inWords(message) });
        for (const { offset, message } of wrongNodes(document, aliases))
            problems.push({ ...placeAt(offset), message });
        return {
            value: problems.length > 0 ? undefined : document.toJS(),
            problems,
            gaveUp: false,
            lineOf: lineFinder(document, (offset) => placeAt(offset).line),
        };
    }
    catch (error) {
        problems.push({ line: 1, column: 1, message: inWords(error.message) });
        return { value: undefined, problems, gaveUp: true, lineOf: () => 1 };
    }
}
/** The nodes with their places, for a small edit; null unless it is a plain map that can be read. */
function openYaml(text) {
    if (yamlExcess(text) !== undefined)
        return null;
    try {
        const document = (0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .parseDocument */ .Tp)(text, { logLevel: 'silent', uniqueKeys: false });
        const isFine = document.errors.length === 0 && wrongNodes(document, true).length === 0;
        return isFine && (0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isMap */ .jh)(document.contents)
            ? document
            : null;
    }
    catch {
        return null;
    }
}
/** The parser calls itself for each level. */
const inWords = (message) => message.startsWith('Maximum call stack') ? 'There are too many levels' : message;
function wrongNodes(document, aliases) {
    const found = [];
    (0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .visit */ .YR)(document, {
        Alias(_, { range }) {
            if (aliases)
                return;
            const message = 'Aliases are not allowed; write the value out';
            found.push({ ...(range && { offset: range[0] }), message });
        },
        Map(_, { items }) {
            const keys = new Set();
            for (const { key } of items) {
                const name = nameOf(key);
                const range = key?.range;
                const wrong = keys.has(name)
                    ? 'Map keys must be unique'
                    : // The parser writes a key as text anew for each key around it: 600 bytes took 15 s.
                        !(0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isScalar */ .jn)(key) && !(0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isAlias */ .Vj)(key) && key !== null && 'Map keys must be plain values';
                if (wrong)
                    found.push({ ...(range && { offset: range[0] }), message: wrong });
                keys.add(name);
            }
        },
    });
    return found;
}
/** As a property of an object. A key that is no plain value is only like itself. */
const nameOf = (key) => ((0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isScalar */ .jn)(key) ? String(key.value) : key);
function lineFinder(document, lineAt) {
    const indexes = new Map();
    const child = (node, step) => {
        if ((0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isSeq */ .oP)(node))
            return { value: node.items[Number(step)] };
        if (!(0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isMap */ .jh)(node))
            return {};
        let index = indexes.get(node);
        if (!index) {
            index = new Map(node.items.map((pair) => [nameOf(pair.key), pair]));
            indexes.set(node, index);
        }
        return index.get(String(step)) ?? {};
    };
    return (path, of = 'value') => {
        let node = document.contents;
        let last = node;
        for (const step of path) {
            const { key, value } = child(node, step);
            node = value ?? key;
            if (node === undefined || node === null || (0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isAlias */ .Vj)(node))
                break;
            last = of === 'key' ? (key ?? node) : node;
        }
        return lineAt(last?.range?.[0]);
    };
}


/***/ })

};
