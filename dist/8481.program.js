export const id = 8481;
export const ids = [8481];
export const modules = {

/***/ 97153:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B_: () => (/* binding */ stepsOf),
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
function listsMost(pages, site, listed) {
    const sample = pages.filter((path) => (0,_docs_tool_js__WEBPACK_IMPORTED_MODULE_1__/* .isIn */ .S1)(site.pages, path)).slice(0, MAX_SAMPLE);
    const count = sample.filter((path) => listed((0,_docs_tool_js__WEBPACK_IMPORTED_MODULE_1__/* .below */ .Gz)(site.pages, path))).length;
    return count > 0 && count * 2 >= sample.length;
}
const isListable = (path) => _docs_tool_js__WEBPACK_IMPORTED_MODULE_1__/* .PAGE_FILE */ .xu.test(path) && _docs_tool_js__WEBPACK_IMPORTED_MODULE_1__/* .PLAIN_FILE */ .Kz.test(path) && !PARTIAL.test(path);
/** Of a site with several, such as one per folder: the one closest to the page. */
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
/** Of reStructuredText and MyST: what is indented below a `toctree`, or fenced in one. */
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

/***/ 58481:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  W: () => (/* binding */ allowedRedirects),
  planRedirects: () => (/* binding */ planRedirects),
  j: () => (/* binding */ redirectPlaces)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./node_modules/yaml/dist/index.js
var dist = __webpack_require__(38815);
// EXTERNAL MODULE: ./.build/program/src/shared/text/yaml.js
var yaml = __webpack_require__(75783);
// EXTERNAL MODULE: ./.build/program/src/jobs/changes/docs-tool.js
var docs_tool = __webpack_require__(83747);
;// CONCATENATED MODULE: ./.build/program/src/jobs/changes/front-matter.js
// Addresses in the front matter of a page, added with nothing else touched. All texts come from outside.



/** Undefined where the page has no front matter, or no place in it. */
function withAlias(text, from) {
    return text.startsWith('+++') ? withTomlAlias(text, from) : withYamlAlias(text, from);
}
function withYamlAlias(text, from) {
    const [, head = '', block] = /^(---[ \t]*\r?\n)([\s\S]*?)^---[ \t]*\r?$/m.exec(text.slice(0, 64_000)) ?? [];
    const document = block === undefined || !text.startsWith('---') ? undefined : (0,yaml/* openYaml */.IM)(block);
    if (block === undefined || !document || !(0,dist/* isMap */.jh)(document.contents))
        return undefined;
    const put = (now) => head + now + text.slice(head.length + block.length);
    const end = endOf(text);
    const pair = document.contents.items.find((one) => (0,dist/* isPair */.tO)(one) && String(one.key) === docs_tool/* ALIASES */.rY);
    if (!pair)
        return put(`${block}aliases:${end}  - ${from}${end}`);
    const list = pair.value;
    if (!(0,dist/* isSeq */.oP)(list) || list.items.length === 0)
        return undefined;
    const has = list.items.some((item) => (0,dist/* isScalar */.jn)(item) && bare(String(item.value)) === bare(from));
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

// EXTERNAL MODULE: ./.build/program/src/jobs/changes/navigation.js
var navigation = __webpack_require__(97153);
;// CONCATENATED MODULE: ./.build/program/src/jobs/changes/redirects.js
// Redirects in a site's own mechanism: what a file has, how one is added with nothing else touched,
// and whether a change to such a file does nothing else. All texts come from outside.






const MAX_TEXT = 300_000;
/** Never a pattern, another host, or a step up. */
const PLAIN_ADDRESS = /^(?:\/\w[\w.~@+-]{0,99}){1,10}$/;
/** Undefined for a file that holds no redirects. */
function mechanismOf(file) {
    const name = external_node_path_.posix.basename(file);
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
const folderOf = (path) => external_node_path_.posix.dirname(path).replace(/^\.$/, '');
// Where a site keeps its redirects.
/** The files that may hold a site's redirects, the likeliest first. Their texts decide. */
function redirectPlaces(paths, page) {
    const site = (0,docs_tool/* recognizeSites */.rh)(paths).find(({ pages }) => (0,docs_tool/* isIn */.S1)(pages, page));
    if (site?.tool === 'Hugo')
        return [docs_tool/* ALIASES */.rY];
    const own = site && mechanismOf(site.config) ? [site.config] : [];
    const host = paths.filter((path) => /(?:^|\/)(?:_redirects|vercel\.json)$/.test(path));
    // With two of them, nobody can tell which one the host reads.
    return [...own, ...(host.length === 1 ? host : [])];
}
function planRedirects({ place, texts, redirects }) {
    if (place === docs_tool/* ALIASES */.rY)
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
        const full = planned.added.length >= docs_tool/* MAX_REDIRECTS */.NX;
        const why = full
            ? `It is one of more than ${docs_tool/* MAX_REDIRECTS */.NX}.`
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
    if (!(0,docs_tool/* isIn */.S1)(pages, file))
        return undefined;
    const written = (0,docs_tool/* below */.Gz)(pages, file);
    const name = addressOf(written);
    const mount = name === '/' ? to.replace(/\/$/, '') : to.slice(0, -name.length);
    if (!to.endsWith(name === '/' ? '' : name) || !from.startsWith(`${mount}/`))
        return undefined;
    const asked = from.slice(mount.length).replace(/\.(?:mdx?|html?)$/, '');
    return { from: asked, to: name, written };
}
const addressOf = (file) => `/${file.replace(docs_tool/* PAGE_FILE */.xu, '').replace(/(?:^|\/)(?:_?index|readme)$/i, '')}`;
/** Why a redirect must not be added to these; undefined: it may. */
function whyNot({ from, to }, known) {
    if (!PLAIN_ADDRESS.test(from) || !(to === '/' || PLAIN_ADDRESS.test(to)))
        return 'Only plain paths of the site itself are redirected.';
    if (bare(from) === bare(to))
        return 'It would lead to itself.';
    if (known.some((entry) => covers(entry.from, from)))
        return 'It has a redirect already.';
    if (known.some((entry) => covers(entry.from, to)))
        return 'The page it would lead to is redirected.';
    if (known.some((entry) => bare(entry.to) === bare(from)))
        return 'Other redirects lead to it.';
    return undefined;
}
/** Of a pattern, everything that begins as it does. */
function covers(source, address) {
    const open = source.search(/[*:({]/);
    return open < 0 ? bare(source) === bare(address) : address.startsWith(source.slice(0, open));
}
// Whether a change to a file of settings is exactly what Docket writes for the redirects it adds.
async function allowedRedirects(changes, before, read) {
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
        const pages = before.filter((file) => docs_tool/* PAGE_FILE */.xu.test(file) && !gone.has(file));
        const roots = (0,docs_tool/* recognizeSites */.rh)(before).map((site) => site.pages);
        const all = new Set(['', 'docs', mechanism.pages?.(text, path) ?? '', ...roots]);
        const names = [...all].flatMap((root) => pages.filter((page) => (0,docs_tool/* isIn */.S1)(root, page)).map((page) => (0,docs_tool/* below */.Gz)(root, page)));
        if (onlyAdds(mechanism, text, content.toString('utf8'), names))
            allowed.push(path);
    }
    return allowed;
}
/** `pages`: their files, from each folder that addresses may begin at. */
function onlyAdds(mechanism, old, now, pages) {
    const [known, all] = [mechanism.read(old), mechanism.read(now)];
    if (!known || !all)
        return false;
    const has = new Set(known.map((entry) => JSON.stringify(entry)));
    const added = all.filter((entry) => !has.has(JSON.stringify(entry)));
    if (added.length === 0 || added.length > docs_tool/* MAX_REDIRECTS */.NX)
        return false;
    if (mechanism.add(old, added) !== now)
        return false;
    const isPage = (0,navigation/* knownPages */.uO)(pages);
    const addresses = new Set(pages.map((page) => (0,navigation/* stepsOf */.B_)(page).join('/')));
    const before = [...known];
    return added.every((entry) => {
        const leads = entry.to === '/' || isPage(entry.written ?? entry.to);
        const isFree = !addresses.has((0,navigation/* stepsOf */.B_)(entry.from).join('/'));
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
        const end = endOf(text);
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
            const value = parseJson(text);
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
            const end = endOf(text);
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
function parseJson(text) {
    try {
        return JSON.parse(text);
    }
    catch {
        return undefined;
    }
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
            const written = String((0,dist/* isScalar */.jn)(value) ? value.value : '');
            const from = addressOf(String((0,dist/* isScalar */.jn)(key) ? key.value : ''));
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
        const [start, end] = [rangeOf(last?.key)?.[0], rangeOf(last?.value)?.[1]];
        if (start === undefined || end === undefined)
            return undefined;
        const indent = text.slice(text.lastIndexOf('\n', start - 1) + 1, start);
        const added = written.map((line) => `${indent}${line}`);
        return indent.trim() === '' ? insertLines(text, end, added) : undefined;
    },
    pages(text, file) {
        const folder = (0,yaml/* openYaml */.IM)(text)?.get('docs_dir');
        return external_node_path_.posix.join(folderOf(file), typeof folder === 'string' ? folder : 'docs');
    },
};
function redirectMaps(text) {
    const plugins = (0,yaml/* openYaml */.IM)(text)?.get('plugins');
    const items = (0,dist/* isSeq */.oP)(plugins) && !plugins.flow ? plugins.items : [plugins];
    const [plugin, ...more] = items.flatMap((item) => (0,dist/* isMap */.jh)(item) ? pairsOf(item, 'redirects') : isNamed(item, 'redirects') ? [{ key: item }] : []);
    if (!plugin || more.length > 0)
        return undefined;
    if (isEmpty(plugin.value))
        return { key: plugin.key, between: ['redirect_maps:'] };
    const [maps] = (0,dist/* isMap */.jh)(plugin.value) ? pairsOf(plugin.value, 'redirect_maps') : [];
    if (!maps)
        return undefined;
    if (isEmpty(maps.value))
        return { key: maps.key, between: [] };
    const isBlock = (0,dist/* isMap */.jh)(maps.value) && !maps.value.flow;
    return isBlock ? { entries: maps.value, key: maps.key, between: [] } : undefined;
}
const isNamed = (node, name) => (0,dist/* isScalar */.jn)(node) && node.value === name;
const pairsOf = ({ items }, name) => items.filter(({ key }) => isNamed(key, name));
const isEmpty = (value) => (0,dist/* isMap */.jh)(value) ? value.items.length === 0 : !value || ((0,dist/* isScalar */.jn)(value) && value.value === null);
/** Below a key whose line has nothing else, but perhaps `{}` and a comment. */
function addFirst(text, { key, between }, entries) {
    const [start = 0, end = 0] = rangeOf(key) ?? [];
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
    const now = insertLines(open, end + 1, added);
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
        const end = endOf(text);
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
    for (const redirect of redirects.slice(0, docs_tool/* MAX_REDIRECTS */.NX)) {
        const { from, file } = redirect;
        const root = /^(.*?\/)?content(?=\/)/.exec(file)?.[0] ?? '';
        const entry = entryOf(redirect, root);
        const why = entry ? whyNot(entry, []) : UNKNOWN;
        const now = entry && !why ? withAlias(planned.texts[file] ?? texts[file] ?? '', entry.from) : undefined;
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


/***/ })

};
