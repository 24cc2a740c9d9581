export const id = 7478;
export const ids = [7478,1021];
export const modules = {

/***/ 87478:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   allowedRedirects: () => (/* binding */ allowedRedirects)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var yaml__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(38815);
/* harmony import */ var _shared_text_json_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(88630);
/* harmony import */ var _shared_text_yaml_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(75783);
/* harmony import */ var _docs_tool_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(83747);
/* harmony import */ var _navigation_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(97153);
// Redirects in a site's own mechanism: what a file has, and whether a change to such a file does nothing
// but add some. All texts come from outside.






/** As many as one change adds: people are to read them. */
const MAX_REDIRECTS = 50;
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
const addressOf = (file) => `/${file.replace(_docs_tool_js__WEBPACK_IMPORTED_MODULE_4__/* .PAGE_FILE */ .xu, '').replace(/(?:^|\/)(?:_?index|readme)$/i, '')}`;
/** Whether a redirect may be added to these: never a loop, a chain, or a second one. */
function mayAdd({ from, to }, known) {
    if (!PLAIN_ADDRESS.test(from) || !(to === '/' || PLAIN_ADDRESS.test(to)))
        return false;
    if (bare(from) === bare(to))
        return false;
    return !known.some((entry) => covers(entry.from, from) || covers(entry.from, to) || bare(entry.to) === bare(from));
}
/** A pattern covers everything that begins as it does. */
function covers(source, address) {
    const open = source.search(/[*:({]/);
    return open < 0 ? bare(source) === bare(address) : address.startsWith(source.slice(0, open));
}
// Whether a change to a file of settings is the file as it was with redirects in their place.
/** `request`: what was asked for; addresses in it may be redirected. */
async function allowedRedirects(changes, { paths: before, request = '' }, read) {
    const asked = new Set(request.split(/[\s`"'()<>,|]+/).flatMap((word) => {
        const path = URL.parse(word)?.pathname ?? word;
        return path.startsWith('/') ? [bare(path.replace(/[.:;!?]+$/, ''))] : [];
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
    if (added.length === 0 || added.length > MAX_REDIRECTS)
        return false;
    if (mechanism.add(old, added) !== now)
        return false;
    const isPage = (0,_navigation_js__WEBPACK_IMPORTED_MODULE_5__/* .knownPages */ .uO)(pages);
    const addresses = new Set(pages.map((page) => (0,_navigation_js__WEBPACK_IMPORTED_MODULE_5__/* .stepsOf */ .B_)(page).join('/')));
    const before = [...known];
    const wasPage = (0,_navigation_js__WEBPACK_IMPORTED_MODULE_5__/* .knownPages */ .uO)(left);
    return added.every((entry) => {
        // Any other address may be the application's, such as its sign-in.
        const isAsked = [...asked].some((path) => path.endsWith(bare(entry.from)));
        if (!wasPage(entry.from) && !isAsked)
            return false;
        const leads = entry.to === '/' || isPage(entry.written ?? entry.to);
        const isFree = !addresses.has((0,_navigation_js__WEBPACK_IMPORTED_MODULE_5__/* .stepsOf */ .B_)(entry.from).join('/'));
        const isFine = leads && isFree && mayAdd(entry, before);
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
        const [start, end] = [rangeOf(last?.key)?.[0], rangeOf(last?.value)?.[1]];
        if (start === undefined || end === undefined)
            return undefined;
        const indent = text.slice(text.lastIndexOf('\n', start - 1) + 1, start);
        const added = written.map((line) => `${indent}${line}`);
        return indent.trim() === '' ? insertLines(text, end, added) : undefined;
    },
    pages(text, file) {
        const folder = (0,_shared_text_yaml_js__WEBPACK_IMPORTED_MODULE_3__/* .openYaml */ .I)(text)?.get('docs_dir');
        return node_path__WEBPACK_IMPORTED_MODULE_0__.posix.join(folderOf(file), typeof folder === 'string' ? folder : 'docs');
    },
};
function redirectMaps(text) {
    const plugins = (0,_shared_text_yaml_js__WEBPACK_IMPORTED_MODULE_3__/* .openYaml */ .I)(text)?.get('plugins');
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
// Small edits of texts.
const bare = (address) => (address.length > 1 ? address.replace(/\/$/, '') : address);
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
/* harmony export */   I: () => (/* binding */ openYaml),
/* harmony export */   _: () => (/* binding */ MAX_YAML_CHARACTERS),
/* harmony export */   readYaml: () => (/* binding */ readYaml),
/* harmony export */   yamlExcess: () => (/* binding */ yamlExcess)
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
