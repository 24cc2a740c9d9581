export const id = 645;
export const ids = [645,3747];
export const modules = {

/***/ 30645:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  C_: () => (/* binding */ checkDocs),
  yM: () => (/* binding */ findBrokenLinks),
  xE: () => (/* binding */ findDeadLinks),
  pd: () => (/* binding */ foldersOf)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./.build/program/src/shared/text/foreign.js
var foreign = __webpack_require__(35238);
// EXTERNAL MODULE: ./node_modules/github-slugger/index.js + 1 modules
var github_slugger = __webpack_require__(42710);
// EXTERNAL MODULE: ./.build/program/src/shared/text/markdown.js
var markdown = __webpack_require__(66869);
;// CONCATENATED MODULE: ./.build/program/src/shared/text/page-links.js
// What the check of a page needs: where it links to, and which anchors it offers.


const PARSERS = {
    markdown: (0,markdown/* createMarkdown */.S)(),
    mdx: (0,markdown/* createMarkdown */.S)('mdx'),
};
// Which addresses are dangerous in a browser is not this check's question.
for (const parser of Object.values(PARSERS)) {
    parser.validateLink = () => true;
    parser.normalizeLink = (address) => address;
}
const ATTRIBUTE = /\s(?:href|src)\s{0,5}=\s{0,5}(?:"([^"\n]{1,2000})"|'([^'\n]{1,2000})')/g;
const ID = /\s(?:id|name)\s{0,5}=\s{0,5}["']([^"'\n]{1,200})["']/g;
const HTML_HEADING = /<h[1-6]\b[^<>]{0,500}>([^<>]{0,300})<\/h[1-6]>/gi;
/** Components of documentation sites make anchors of their titles. */
const TITLE = /<[A-Z][\w.]{0,60}\s[^<>]{0,2000}?\btitle\s{0,5}=\s{0,5}["']([^"'\n]{1,200})["']/g;
function readPage(page, dialect) {
    const env = {};
    const tokens = PARSERS[dialect].parse(body(page, dialect), env);
    const defined = Object.values(env.references ?? {}).map(({ href }) => href);
    const links = [...defined];
    const anchors = new Set();
    const slugger = new github_slugger/* default */.A();
    const name = (heading) => {
        const [words, explicit] = explicitAnchor(heading);
        if (explicit !== undefined)
            anchors.add(explicit.toLowerCase());
        anchors.add(slugger.slug(words));
    };
    let heading = false;
    for (const token of tokens) {
        if (token.type === 'heading_open')
            heading = true;
        if (token.type === 'inline') {
            if (heading)
                name((0,markdown/* plainText */.w)(token.children));
            heading = false;
            links.push(...targets(token.children ?? []));
        }
        const html = token.type === 'inline' ? htmlOf(token.children ?? []) : htmlOf([token]);
        if (html === '')
            continue;
        links.push(...first(html, ATTRIBUTE));
        for (const words of first(html, HTML_HEADING))
            name(words);
        for (const id of first(html, ID))
            anchors.add(id.toLowerCase());
        for (const title of first(html, TITLE))
            anchors.add((0,github_slugger/* slug */.y)(title));
    }
    return { links: [...new Set(links)].filter((link) => link !== ''), anchors };
}
/** Without what no reader sees: front matter, and the comments of MDX. */
function body(page, dialect) {
    const text = page.replace(/^\ufeff/, '').replace(/\r\n?/g, '\n');
    const front = /^---[ \t]*\n/.test(text) ? /\n(?:---|\.\.\.)[ \t]*(?:\n|$)/.exec(text) : null;
    const rest = front ? text.slice(front.index + front[0].length) : text;
    return dialect === 'mdx' ? withoutComments(rest) : rest;
}
function withoutComments(text) {
    const [first = '', ...others] = text.split('{/*');
    const kept = others.map((part) => {
        const end = part.indexOf('*/}');
        return end < 0 ? `{/*${part}` : part.slice(end + 3);
    });
    return first + kept.join('');
}
function targets(children) {
    return children.flatMap((child) => {
        const to = child.attrGet('href') ?? child.attrGet('src');
        return [...(to === null ? [] : [String(to)]), ...targets(child.children ?? [])];
    });
}
/** Tags, also those with expressions in them, which Markdown takes for text; never code. */
function htmlOf(tokens) {
    const parts = tokens.map(({ type, content }) => {
        if (type === 'softbreak' || type === 'hardbreak')
            return '\n';
        return /^(?:html_block|html_inline|text|text_special)$/.test(type) ? content : '';
    });
    const text = parts.join('');
    return text.includes('<') ? withoutHtmlComments(text) : '';
}
function withoutHtmlComments(text) {
    const [first = '', ...others] = text.split('<!--');
    return first + others.map((part) => part.slice(part.indexOf('-->') + 3)).join('');
}
function first(text, pattern) {
    return Array.from(text.matchAll(pattern), (match) => match[1] ?? match[2] ?? '');
}
/** `Words {#anchor}`, as several generators have it. */
function explicitAnchor(heading) {
    const trimmed = heading.trimEnd();
    const open = trimmed.endsWith('}') ? trimmed.lastIndexOf('{#') : -1;
    if (open < 0)
        return [heading];
    return [trimmed.slice(0, open).trimEnd(), trimmed.slice(open + 2, -1)];
}

;// CONCATENATED MODULE: ./.build/program/src/jobs/changes/front-matter-check.js
// Whether a page's front matter is in order: one that does not parse breaks the build of most
// documentation sites, so it is reported before the pull request. The parser is loaded for the first.
async function frontMatter(page) {
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
    return { present: true, problems: await findProblems(block) };
}
async function findProblems(block) {
    const { readYaml, yamlExcess } = await Promise.all(/* import() */[__webpack_require__.e(8815), __webpack_require__.e(1021)]).then(__webpack_require__.bind(__webpack_require__, 75783));
    const excess = yamlExcess(block);
    if (excess !== undefined)
        return [`its front matter has ${excess}`];
    const { value = {}, problems } = readYaml(block, { aliases: true });
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

// EXTERNAL MODULE: ./.build/program/src/jobs/changes/link-target.js
var link_target = __webpack_require__(649);
// EXTERNAL MODULE: ./.build/program/src/jobs/changes/navigation.js
var navigation = __webpack_require__(97153);
;// CONCATENATED MODULE: ./.build/program/src/jobs/changes/docs-check.js
// The built-in check of a change to documentation: internal links, their anchors, front matter, and
// whether new pages are in the navigation.
// Only what the change itself breaks counts; what was broken before does not.






const NAME = 'links and front matter';
/** In characters. A page that is larger was not written by hand. */
const MAX_PAGE = 300_000;
/** In characters, for all pages together; the rest is reported as not checked. */
const MAX_PAGES = 10_000_000;
/** Reading every page of a very large site would take longer than the job. */
const MAX_INBOUND_PAGES = 20_000;
const MAX_LINKS = 5_000;
const MAX_ALL_LINKS = 50_000;
async function checkDocs(changes, tree) {
    const pages = new Pages();
    const before = new Site(tree, pages);
    const after = new Site(changedTree(tree, changes), pages);
    const touched = changes.filter((change) => (0,link_target/* isPage */.yp)(change.path) && isFile(change));
    const problems = [];
    let count = 0;
    let unread = 0;
    const { broken } = await brokenBy(changes, before, after);
    // Told below, with where they lead now.
    const told = new Set(broken.map(({ became, ...one }) => tellBrokenLink(one)));
    for (const { path, kind, content } of touched) {
        if (kind === 'deleted' || content === null)
            continue;
        const page = content.toString('utf8');
        const old = kind === 'modified' ? ((await tree.read(path))?.toString('utf8') ?? null) : null;
        const known = new Set(old === null ? [] : (await problemsOf(path, old, before)).problems);
        const now = await problemsOf(path, page, after);
        count += now.links;
        if (pages.unread.has(path))
            unread += 1;
        problems.push(...now.problems.filter((one) => !known.has(one) && !told.has(one)));
        if (old !== null && (await pages.front(old)).present && !(await pages.front(page)).present)
            problems.push(`${(0,foreign/* codeSpan */.SS)(path)} lost its front matter.`);
    }
    problems.push(...broken.map(tellBrokenLink));
    const now = after.tree;
    problems.push(...(await (0,navigation/* findUnlistedPages */.WM)(changes, tree.paths(), now.paths(), (path) => now.read(path))));
    return report({ pages: touched.length, count, unread }, [...new Set(problems)]);
}
function tellBrokenLink({ path, target, problem, became }) {
    const fix = became === undefined ? '' : `; it is now ${(0,foreign/* codeSpan */.SS)(became)}`;
    return `In ${(0,foreign/* codeSpan */.SS)(path)}, the link to ${(0,foreign/* codeSpan */.SS)(target)} ${problem}${fix}.`;
}
function report({ pages, count, unread }, problems) {
    const rest = unread > 0 ? `; ${plural(unread, 'page')} too large to check completely` : '';
    if (problems.length === 0) {
        const summary = `${plural(pages, 'page')} and ${plural(count, 'link')} checked, no problems${rest}`;
        return { name: NAME, ok: true, summary, problems };
    }
    const more = problems.length > 3 ? ` And ${problems.length - 3} more.` : '';
    const summary = `${plural(problems.length, 'problem')}: ${problems.slice(0, 3).join(' ')}${more}${rest}`;
    return { name: NAME, ok: false, summary, problems };
}
async function problemsOf(path, page, site) {
    const { pages } = site;
    const front = await pages.front(page);
    const problems = front.problems.map((one) => `In ${(0,foreign/* codeSpan */.SS)(path)}, ${one}.`);
    const links = await pages.takeLinks(path, page);
    for (const target of links) {
        const problem = await problemOf(path, page, target, site);
        if (problem !== undefined)
            problems.push(`In ${(0,foreign/* codeSpan */.SS)(path)}, the link to ${(0,foreign/* codeSpan */.SS)(target)} ${problem}.`);
    }
    return { problems, links: links.length };
}
async function problemOf(path, page, target, site) {
    const link = (0,link_target/* internal */.mM)(path, target);
    if (link === undefined)
        return undefined;
    const file = link.candidates.find((candidate) => candidate === path || site.tree.has(candidate)) ??
        site.numbered(link.candidates);
    if (file === undefined) {
        // An address from the root may belong to another part of the site, built from elsewhere.
        const elsewhere = target.startsWith('/') && !/\.(?:mdx?|png|jpe?g|svg|gif|webp)(?:[#?]|$)/i.test(target);
        return elsewhere ? undefined : 'is broken: there is no such file';
    }
    if (link.anchor === undefined || !link_target/* ANCHORED */.Rw.test(file))
        return undefined;
    const there = await site.anchorsOf(file, file === path ? page : undefined);
    if (there === null || there.has(link.anchor))
        return undefined;
    return `points to the heading \`#${(0,foreign/* bound */.$s)(link.anchor, 80)}\`, which does not exist`;
}
async function readLinks(ending, text) {
    if (/^\.(?:mdx?|markdown)$/.test(ending))
        return readPage(text, ending === '.mdx' ? 'mdx' : 'markdown');
    const { readAsciiDoc, readHtml, readRst } = await __webpack_require__.e(/* import() */ 9852).then(__webpack_require__.bind(__webpack_require__, 49852));
    if (ending === '.rst')
        return readRst(text);
    return ending.startsWith('.a') ? readAsciiDoc(text) : await readHtml(text);
}
/** What was read of pages, each text once, and how much more can be. */
class Pages {
    /** Pages that were too large to read completely, or the pages before them were. */
    unread = new Set();
    #read = new Map();
    #fronts = new Map();
    #left = MAX_PAGES;
    #linksLeft = MAX_ALL_LINKS;
    /** null where the page is too large, or the pages before it were. */
    async read(path, text) {
        const ending = external_node_path_.posix.extname(path).toLowerCase();
        const key = `${ending} ${text}`;
        const known = this.#read.get(key);
        if (known !== undefined)
            return known;
        if (text.length > Math.min(MAX_PAGE, this.#left)) {
            this.unread.add(path);
            return null;
        }
        this.#left -= text.length;
        const links = await readLinks(ending, text);
        this.#read.set(key, links);
        return links;
    }
    async takeLinks(path, text) {
        const links = (await this.read(path, text))?.links ?? [];
        const taken = links.slice(0, Math.min(MAX_LINKS, this.#linksLeft));
        this.#linksLeft -= taken.length;
        if (taken.length < links.length)
            this.unread.add(path);
        return taken;
    }
    async front(text) {
        const known = this.#fronts.get(text) ?? (await frontMatter(text));
        this.#fronts.set(text, known);
        return known;
    }
}
/** The folders that have these files in them. */
function foldersOf(paths) {
    const folders = new Set();
    for (const path of paths)
        for (let end = path.lastIndexOf('/'); end > 0; end = path.lastIndexOf('/', end - 1)) {
            const folder = path.slice(0, end);
            if (folders.has(folder))
                break;
            folders.add(folder);
        }
    return folders;
}
/** A tree of files with the anchors of its pages. */
class Site {
    tree;
    pages;
    #anchors = new Map();
    #withoutNumbers;
    constructor(tree, pages) {
        this.tree = tree;
        this.pages = pages;
    }
    /** null where nothing can be said. `given` is the file's text, if available. */
    async anchorsOf(file, given) {
        const known = this.#anchors.get(file);
        if (known !== undefined)
            return known;
        const text = given ?? (await this.tree.read(file))?.toString('utf8');
        // What a page imports may bring any anchor along.
        const unclear = text === undefined || /^import\s/m.test(text);
        const page = unclear ? null : await this.pages.read(file, text);
        const found = page?.anchors ?? null;
        this.#anchors.set(file, found);
        return found;
    }
    /** The page that is meant when its address leaves the number in its name out. */
    numbered(candidates) {
        this.#withoutNumbers ??= new Map(this.tree
            .paths()
            .filter(link_target/* isPage */.yp)
            .map((page) => [(0,link_target/* withoutNumbers */.B1)(page), page]));
        for (const candidate of candidates) {
            const page = this.#withoutNumbers.get((0,link_target/* withoutNumbers */.B1)(candidate));
            if (page !== undefined)
                return page;
        }
        return undefined;
    }
}
const anyPage = () => true;
/**
 * Links of any page to pages and headings that the change takes away, and entries of a navigation. The
 * documentation check and the check of jobs are the same.
 */
async function findBrokenLinks(changes, tree, isCurrent) {
    const pages = new Pages();
    const after = new Site(changedTree(tree, changes), pages);
    return brokenBy(changes, new Site(tree, pages), after, isCurrent);
}
/** Links that lead nowhere, whatever broke them. */
async function findDeadLinks(tree, isCurrent) {
    const pages = new Pages();
    const site = new Site(tree, pages);
    const found = [];
    let links = 0;
    for (const path of tree.paths()) {
        if (!(0,link_target/* isPage */.yp)(path) || !isCurrent(path))
            continue;
        const page = (await tree.read(path))?.toString('utf8');
        if (page === undefined)
            continue;
        for (const target of await pages.takeLinks(path, page)) {
            links += 1;
            const problem = await problemOf(path, page, target, site);
            if (problem !== undefined)
                found.push({ path, target, problem });
        }
    }
    return { broken: found, links, unread: pages.unread };
}
async function brokenBy(changes, before, after, isCurrent = anyPage) {
    const gone = changes.filter(({ kind }) => kind === 'deleted').map(({ path }) => path);
    // Headings of a changelog come and go.
    const pagesChanged = changes.filter(({ kind, path }) => kind !== 'modified' || isCurrent(path));
    const headings = await lostHeadings(pagesChanged, before, after);
    const { pages } = after;
    const { unread } = pages;
    if (gone.length + headings.size === 0)
        return { broken: [], links: 0, unread };
    const folders = foldersOf(gone).difference(foldersOf(after.tree.paths()));
    const mayLink = mentionsAny([
        ...gone.map(stemOf),
        ...Array.from(folders, (path) => encodeURI(external_node_path_.posix.basename(path))),
        ...[...headings.keys()].map((one) => one.split('#')[1] ?? ''),
    ]);
    const moved = movedPages(changes, gone);
    const found = [];
    let [left, charactersLeft, links] = [MAX_INBOUND_PAGES, MAX_PAGES, 0];
    for (const path of after.tree.paths()) {
        if (!(0,link_target/* isPage */.yp)(path) || !isCurrent(path))
            continue;
        const fits = left > 0 && charactersLeft > 0;
        const page = fits ? (await after.tree.read(path))?.toString('utf8') : undefined;
        left -= 1;
        charactersLeft -= page?.length ?? 0;
        if (!fits)
            unread.add(path);
        if (page === undefined || !mayLink(page))
            continue;
        for (const target of await pages.takeLinks(path, page)) {
            links += 1;
            const problem = await problemOf(path, page, target, after);
            if (problem === undefined || !(await worked(path, target, before)))
                continue;
            const link = (0,link_target/* internal */.mM)(path, target);
            const file = link?.candidates.find((one) => one === path || before.tree.has(one));
            const anchor = link?.anchor !== undefined && after.tree.has(file ?? '') ? link.anchor : undefined;
            if (anchor !== undefined && !isCurrent(file ?? ''))
                continue;
            const leads = file && { file, isEntry: false, ...(anchor !== undefined && { anchor }) };
            const became = newTarget(path, target, before, moved, headings);
            found.push({
                ...{ path, target, problem },
                ...(leads && { leads }),
                ...(became !== undefined && { became }),
            });
        }
    }
    const read = (path) => after.tree.read(path);
    const listed = await (0,navigation/* findListedGone */.Ef)(gone, after.tree.paths(), read, moved, unread);
    const entries = listed.map(({ page, ...one }) => ({
        ...one,
        leads: { file: page, isEntry: true },
    }));
    return { broken: [...found, ...entries], links, unread };
}
/** With more of them, looking for each takes longer than reading the page. */
const MAX_STEMS = 200;
function mentionsAny(stems) {
    if (stems.length > MAX_STEMS)
        return anyPage;
    const wanted = stems.map((stem) => stem.toLowerCase());
    return (page) => {
        const lower = page.toLowerCase();
        return wanted.some((stem) => lower.includes(stem));
    };
}
/** Whether it led somewhere before, from this page or, if the page is new, from anywhere. */
async function worked(path, target, before) {
    const page = (await before.tree.read(path))?.toString('utf8');
    if (page === undefined && !(0,link_target/* internal */.mM)(path, target)?.candidates.some((one) => before.tree.has(one)))
        return false;
    return (await problemOf(path, page ?? '', target, before)) === undefined;
}
/** `page#heading` of what a change takes from pages, with what came in its place if that is clear. */
async function lostHeadings(changes, before, after) {
    const lost = new Map();
    for (const { path, kind } of changes) {
        if (kind !== 'modified' || !link_target/* ANCHORED */.Rw.test(path))
            continue;
        const [was, is] = [
            await before.anchorsOf(path, undefined),
            await after.anchorsOf(path, undefined),
        ];
        if (was === null || is === null)
            continue;
        const gone = [...was.difference(is)];
        const come = [...is.difference(was)];
        for (const anchor of gone)
            lost.set(`${path}#${anchor}`, gone.length === 1 && come.length === 1 ? come[0] : undefined);
    }
    return lost;
}
/** Where pages went: to a page with the same text, or to the only new one with the same name. */
function movedPages(changes, gone) {
    const added = changes.filter(({ kind, path }) => kind === 'added' && (0,link_target/* isPage */.yp)(path));
    return new Map(gone.flatMap((path) => {
        const same = added.filter((one) => external_node_path_.posix.basename(one.path) === external_node_path_.posix.basename(path));
        const to = same.length === 1
            ? same[0]
            : gone.length === 1 && added.length === 1
                ? added[0]
                : undefined;
        return to ? [[path, to.path]] : [];
    }));
}
function newTarget(path, target, before, moved, headings) {
    const link = (0,link_target/* internal */.mM)(path, target);
    const file = link?.candidates.find((one) => one === path || before.tree.has(one));
    if (!link || file === undefined)
        return undefined;
    const [address = '', anchor] = (0,link_target/* split */.lD)(target);
    const heading = headings.get(`${file}#${link.anchor}`);
    if (heading !== undefined)
        return `${address}#${heading}`;
    const to = moved.get(file);
    // Other ways to write an address depend on the tool of the site.
    if (to === undefined || address.startsWith('/') || !link_target/* LINKING */.jQ.test(address))
        return undefined;
    const relative = external_node_path_.posix.relative(external_node_path_.posix.dirname(path), to);
    const written = address.startsWith('./') && !relative.startsWith('.') ? `./${relative}` : relative;
    return anchor === undefined ? written : `${written}#${anchor}`;
}
/** What a link to the file must contain, however it is spelled. */
function stemOf(path) {
    const parts = path.replace(/\.mdx?$/i, '').split('/');
    const last = parts.at(-1) ?? '';
    return encodeURI(/^(?:_?index|readme)$/i.test(last) ? (parts.at(-2) ?? last) : last);
}
function changedTree(before, changes) {
    const now = new Map(changes.map((change) => [change.path, change]));
    const [gone, there] = [true, false].map((deleted) => changes.filter(({ kind }) => (kind === 'deleted') === deleted).map(({ path }) => path));
    const kept = before.paths().filter((path) => !now.has(path));
    const folders = foldersOf(there);
    const goneFolders = gone.length > 0 ? foldersOf(gone).difference(foldersOf(kept)) : new Set();
    return {
        has(path) {
            const change = now.get(path);
            if (change !== undefined)
                return change.kind !== 'deleted';
            return folders.has(path) || (before.has(path) && !goneFolders.has(path));
        },
        async read(path) {
            const change = now.get(path);
            return change === undefined ? before.read(path) : change.content;
        },
        paths: () => [...kept, ...there],
    };
}
const isFile = (change) => change.mode === '100644' || change.mode === '100755';
const plural = (count, noun) => `${count} ${noun}${count === 1 ? '' : 's'}`;


/***/ }),

/***/ 83747:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   BA: () => (/* binding */ mayBeNavigation),
/* harmony export */   Gz: () => (/* binding */ below),
/* harmony export */   Kz: () => (/* binding */ PLAIN_FILE),
/* harmony export */   S1: () => (/* binding */ isIn),
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
        navigation: /^[\w-]{0,60}sidebars[\w-]{0,60}\.(?:[cm]?[jt]s|json)$/,
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


/***/ }),

/***/ 649:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B1: () => (/* binding */ withoutNumbers),
/* harmony export */   Rw: () => (/* binding */ ANCHORED),
/* harmony export */   jQ: () => (/* binding */ LINKING),
/* harmony export */   lD: () => (/* binding */ split),
/* harmony export */   mM: () => (/* binding */ internal),
/* harmony export */   yp: () => (/* binding */ isPage)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
// What an internal link may point to. Site generators differ in how they turn files into addresses, so
// a link is broken only when no common reading of it finds a file: a false alarm costs more than a
// miss, because it sends the agent off to repair what was fine.

/** The pages whose links can be read. */
const LINKING = /\.(?:mdx?|markdown|rst|adoc|asciidoc|html?)$/i;
/** Whose headings have anchors that can be known. */
const ANCHORED = /\.(?:mdx?|markdown|adoc|asciidoc|html?)$/i;
/** No path is longer. */
const MAX_TARGET = 4_096;
/** No site has its root further down. */
const MAX_ROOTS = 8;
const isPage = (path) => LINKING.test(path);
/** Pieces of a page that are not its headings: a text to highlight, lines of a file. */
const NO_HEADING = /^(?::~:|l\d+)/;
/** `../../issues/1` is a common way to write the code host's own pages. */
const HOSTED = /^(?:\.\.\/)+(?:issues|pulls?|releases|tags|wiki|discussions|actions|projects|security|commits?|compare|blob|tree|raw|edit|new|stargazers|fork)(?:\/|$)/;
/** Undefined for anything that is not certainly meant to be inside this repository. */
function internal(from, target) {
    if (target.length > MAX_TARGET)
        return undefined;
    if (/^[a-z][a-z0-9+.-]*:|^\/\/|^[?{$]|[{}]|\$\{|^@|^~/i.test(target))
        return undefined;
    const [rawPath = '', rawAnchor] = split(target);
    const path = decoded(rawPath.split('?')[0] ?? '');
    const anchor = rawAnchor === undefined ? undefined : decoded(rawAnchor).toLowerCase();
    const checked = anchor && !NO_HEADING.test(anchor) ? { anchor } : {};
    if (HOSTED.test(node_path__WEBPACK_IMPORTED_MODULE_0__.posix.join(node_path__WEBPACK_IMPORTED_MODULE_0__.posix.dirname(from), path)))
        return undefined;
    if (path === '')
        return { candidates: [from], ...checked };
    return { candidates: [...new Set(places(from, path).flatMap(spellings))], ...checked };
}
function split(target) {
    const at = target.indexOf('#');
    return at < 0 ? [target, undefined] : [target.slice(0, at), target.slice(at + 1)];
}
function decoded(text) {
    try {
        return decodeURIComponent(text);
    }
    catch {
        return text;
    }
}
/** Where the path may start from: the file, its own address as a folder, or a site's root. */
function places(from, path) {
    const dir = node_path__WEBPACK_IMPORTED_MODULE_0__.posix.dirname(from);
    if (!path.startsWith('/')) {
        const pretty = isPage(from) && !/\.\w+$/.test(path);
        const asFolder = node_path__WEBPACK_IMPORTED_MODULE_0__.posix.join(dir, node_path__WEBPACK_IMPORTED_MODULE_0__.posix.basename(from).replace(LINKING, ''));
        const antora = ANTORA.exec(from)?.[0];
        return [
            node_path__WEBPACK_IMPORTED_MODULE_0__.posix.join(dir, path),
            ...(pretty ? [node_path__WEBPACK_IMPORTED_MODULE_0__.posix.join(asFolder, path)] : []),
            ...(antora === undefined
                ? []
                : ANTORA_FAMILIES.map((name) => node_path__WEBPACK_IMPORTED_MODULE_0__.posix.join(antora, name, path))),
        ];
    }
    const rest = path.slice(1);
    const roots = ['.', 'docs', 'static', 'public', ...ancestors(dir)];
    return roots.flatMap((root) => [
        node_path__WEBPACK_IMPORTED_MODULE_0__.posix.join(root, rest),
        node_path__WEBPACK_IMPORTED_MODULE_0__.posix.join(root, 'static', rest),
        node_path__WEBPACK_IMPORTED_MODULE_0__.posix.join(root, 'public', rest),
    ]);
}
/** Antora's pages and navigation name what lies in these folders of their module. */
const ANTORA = /^(?:.*\/)?modules\/[^/]+\/(?=.+\.adoc$)/;
const ANTORA_FAMILIES = ['pages', 'images', 'attachments'];
function ancestors(dir) {
    const parts = dir === '.' ? [] : dir.split('/').slice(0, MAX_ROOTS);
    return parts.map((_, index) => parts.slice(0, index + 1).join('/'));
}
const PAGE_ENDINGS = ['md', 'mdx', 'rst', 'adoc', 'html'];
const INDEX_PAGES = [
    ...['index.md', 'index.mdx', 'README.md', 'readme.md', '_index.md', 'index.html'],
    ...['index.rst', 'index.adoc', 'README.rst', 'README.adoc'],
];
function spellings(path) {
    const plain = path.replace(/\/+$/, '');
    const stem = plain.replace(/\.html?$/i, '');
    return [
        plain,
        ...PAGE_ENDINGS.map((ending) => `${stem}.${ending}`),
        ...INDEX_PAGES.map((name) => node_path__WEBPACK_IMPORTED_MODULE_0__.posix.join(stem, name)),
    ];
}
/** Some generators order pages by a number in their name and leave it out of the address. */
function withoutNumbers(path) {
    return path.replace(/(^|\/)\d+[-_. ]+(?=[^/])/g, '$1');
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
async function findListedGone(gone, after, read, moved, unread) {
    const pages = gone.filter(isListable);
    if (pages.length === 0)
        return [];
    const found = [];
    for (const site of (0,_docs_tool_js__WEBPACK_IMPORTED_MODULE_1__/* .recognizeSites */ .rh)(after).filter(({ navigation }) => navigation.length > 0)) {
        const here = pages.filter((path) => (0,_docs_tool_js__WEBPACK_IMPORTED_MODULE_1__/* .isIn */ .S1)(site.pages, path));
        if (here.length === 0)
            continue;
        const kept = after.filter((path) => _docs_tool_js__WEBPACK_IMPORTED_MODULE_1__/* .PAGE_FILE */ .xu.test(path) && (0,_docs_tool_js__WEBPACK_IMPORTED_MODULE_1__/* .isIn */ .S1)(site.pages, path));
        const isKept = knownPages(kept.map((path) => (0,_docs_tool_js__WEBPACK_IMPORTED_MODULE_1__/* .below */ .Gz)(site.pages, path)));
        const listed = await readNavigation(site, read, unread);
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
            found.push({ path, page, target, problem, ...(became !== undefined && { became }) });
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
/** What is too large goes to `unread`. */
async function readNavigation(site, read, unread = new Set()) {
    let left = MAX_TEXT;
    const words = [];
    for (const file of site.navigation) {
        const content = await read(file);
        if (content === null || content.length > Math.min(MAX_FILE, left)) {
            unread.add(file);
            continue;
        }
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


/***/ })

};
