export const id = 1837;
export const ids = [1837];
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


/***/ })

};
