export const id = 6211;
export const ids = [6211];
export const modules = {

/***/ 42262:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   P$: () => (/* binding */ isCurrentPage),
/* harmony export */   QH: () => (/* binding */ isWritten),
/* harmony export */   _m: () => (/* binding */ isCode),
/* harmony export */   fD: () => (/* binding */ rulesOf)
/* harmony export */ });
/* harmony import */ var _shared_generated_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(56081);
/* harmony import */ var _shared_glob_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77012);
// Which files are pages that are compared with the code, which are code, and what such rules go by.


/** Pages about the past, such as changelogs and decisions, and pages that tests use. */
const PAST_PAGE = /(?:^|\/)(?:changelogs?|changes|history|releases?|release-notes?|(?:whats?-?)?news?|migrat\w*|upgrad\w*|blog|posts?|adrs?|rfcs?|proposals?|decisions|archived?|versioned_docs|\.github|tests?|__tests__|testdata|testsuite|fixtures|__fixtures__|snapshots?|specs?|e2e|todo|roadmap)(?:[/._-]|$)/i;
const VENDORED = /(?:^|\/)(?:third[-_]?party|vendor(?:ed)?|node_modules|site-packages|external|deps|\.yarn)\//i;
/** Also the folders of tools, such as `.github/`, whose names begin with a dot. */
const TEST = /(?:^|\/)(?:tests?|__tests__|__mocks__|testdata|testsuite|fixtures|specs?|e2e|examples?|samples?|bench(?:marks?)?|mocks?|changelogs?)\/|[._-](?:test|spec|stories|bench)\.\w+$|_test\.\w+$|(?:^|\/)(?:test[_-][\w-]+\.\w+|conftest\.py)$|(?:^|\/)\.[\w-]+\/|Tests?\.(?:java|kt|php|cs)$/;
const NO_TEXT = /\.(?:png|jpe?g|gif|svg|webp|ico|pdf|woff2?|ttf|otf|eot|zip|gz|tgz|bz2|xz|7z|jar|war|class|wasm|so|dll|exe|bin|mp[34]|mov|webm|csv|parquet|sqlite|db|pyc|min\.\w+|po|pot|css|scss|less|ipynb|patch|diff)$|(?:^|\/)(?:change-?log|changes|news|history|authors|thanks|todo|copying|license|notice|install)(?:[.-](?:old|\d+|txt))?$/i;
const PAGE = /\.(?:mdx?|markdown|rst|adoc|asciidoc|txt|html?|ronn|[1-8])$/i;
/** Nobody writes anything but documentation in these. */
const MARKUP = /\.(?:rst|adoc|asciidoc|ronn)$|(?:^|\/)(?:man|man\d|docs?)\/(?:[^/]+\/)*[\w.-]+\.[1-8]$/;
const isWritten = (path) => !NO_TEXT.test(path) && !(0,_shared_generated_js__WEBPACK_IMPORTED_MODULE_1__/* .isGenerated */ .U)(path);
const isCode = (path, { isPage }) => isWritten(path) && !TEST.test(path) && !VENDORED.test(path) && !isPage(path);
/** One that is compared with the code. */
function isCurrentPage(path, { isPage, isIgnoredPage }) {
    if (!PAGE.test(path) || !isPage(path) || (0,_shared_generated_js__WEBPACK_IMPORTED_MODULE_1__/* .isGenerated */ .U)(path))
        return false;
    return !PAST_PAGE.test(path) && !VENDORED.test(path) && !isIgnoredPage(path);
}
function rulesOf({ docsPaths, ignorePages }, limits) {
    const pages = new Map();
    const listed = (0,_shared_glob_js__WEBPACK_IMPORTED_MODULE_0__/* .matchesAny */ ._I)(docsPaths);
    const isPage = (path) => listed(path) || MARKUP.test(path);
    return {
        // Asked several times for each file of a repository.
        isPage(path) {
            const known = pages.get(path) ?? isPage(path);
            pages.set(path, known);
            return known;
        },
        isIgnoredPage: ignorePages.length > 0 ? (0,_shared_glob_js__WEBPACK_IMPORTED_MODULE_0__/* .matchesAny */ ._I)(ignorePages) : () => false,
        limits,
    };
}


/***/ }),

/***/ 56211:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  compareInThread: () => (/* binding */ compareInThread),
  findBrokenInThread: () => (/* binding */ findBrokenInThread),
  findDriftForOthers: () => (/* binding */ findDriftForOthers),
  findDriftInThread: () => (/* binding */ findDriftInThread)
});

// EXTERNAL MODULE: ./.build/program/src/shared/errors.js
var errors = __webpack_require__(42205);
// EXTERNAL MODULE: external "node:stream/consumers"
var consumers_ = __webpack_require__(38321);
;// CONCATENATED MODULE: ./.build/program/src/shared/git/file-tree.js
// The files of a commit as git has them, read in portions: a repository can be larger than the memory.


/** In bytes. What is larger was not written by hand. */
const MAX_FILE = 1_000_000;
const ENTRY = /^(\d{6}) \w+ ([0-9a-f]+) +(\d+|BAD|-)\t(.+)$/s;
const FILE_MODE = /^100/;
/** More files than this were not written by people; more bytes would take too long. */
const MAX_FILES = 100_000;
const MAX_BYTES = 400_000_000;
async function openTree(git, { gitDir, commit, env = {} }) {
    const list = ['--git-dir', gitDir, 'ls-tree', '-r', '-l', '-z', '--full-tree', commit];
    const listed = await (0,consumers_.text)(git.stream(list, { env }));
    const others = new Set();
    const entries = listed.split('\0').flatMap((entry) => {
        const [, mode, oid = '', size, path = ''] = ENTRY.exec(entry) ?? [];
        if (mode === undefined)
            return [];
        if (FILE_MODE.test(mode))
            return [[path, { oid, size: Number(size) }]];
        others.add(path);
        return [];
    });
    const blobs = new Map(entries.slice(0, MAX_FILES));
    const files = new Map(Array.from(blobs, ([path, { oid }]) => [path, oid]));
    const unread = new Set(entries.slice(MAX_FILES).map(([path]) => path));
    let budget = MAX_BYTES;
    /** What is here, not too large, and not too much. */
    const readable = (paths) => paths.flatMap((path) => {
        const { oid = '', size = 0 } = blobs.get(path) ?? {};
        const fits = size <= MAX_FILE && size <= budget;
        if (fits)
            budget -= size;
        else
            unread.add(path);
        return fits && size > 0 ? [{ path, oid, size }] : [];
    });
    return {
        files,
        unread,
        others,
        async *read(paths) {
            const all = readable(paths);
            if (all.length === 0)
                return;
            const input = all.map(({ oid }) => `${oid}\n`).join('');
            const args = ['--git-dir', gitDir, 'cat-file', '--batch=%(objectname)', '--buffer'];
            const take = taker(git.stream(args, { env, input }));
            try {
                for (const { path, oid, size } of all) {
                    // Each object follows a line with its name, and is followed by an empty one.
                    const start = oid.length + 1;
                    const bytes = await take(start + size + 1);
                    if (bytes.toString('latin1', 0, start) !== `${oid}\n`)
                        throw ended();
                    const content = bytes.subarray(start, start + size);
                    if (content.subarray(0, 8_000).includes(0))
                        continue;
                    yield { path, text: content.toString('utf8') };
                }
            }
            finally {
                await take.end();
            }
        },
    };
}
const ended = () => new errors/* Unavailable */.$P('git did not read all files. Check the repository with git fsck.');
/** The next bytes of a stream, as many as are wanted. */
function taker(stream) {
    const chunks = stream[Symbol.asyncIterator]();
    let rest = Buffer.alloc(0);
    const take = async (length) => {
        const parts = [rest];
        let missing = length - rest.length;
        while (missing > 0) {
            const { value, done } = await chunks.next();
            if (done)
                throw ended();
            parts.push(value);
            missing -= value.length;
        }
        const bytes = parts.length === 1 ? rest : Buffer.concat(parts);
        rest = bytes.subarray(length);
        return bytes.subarray(0, length);
    };
    return Object.assign(take, { end: () => chunks.return?.() });
}

// EXTERNAL MODULE: ./.build/program/src/shared/git/git.js + 1 modules
var git_git = __webpack_require__(60958);
;// CONCATENATED MODULE: ./.build/program/src/shared/git/lent-git.js
/** In the main thread. `give` answers what the side thread wants; `end` ends all of git. */
function lendGit(git) {
    const over = new AbortController();
    const streams = [];
    const give = async (wanted) => {
        const asked = wanted;
        if ('start' in asked) {
            const stream = git.stream(asked.start, { ...asked.call, signal: over.signal });
            return streams.push(stream[Symbol.asyncIterator]()) - 1;
        }
        if ('end' in asked) {
            await streams[asked.end]?.return?.();
            return null;
        }
        const next = await streams[asked.next]?.next();
        return next?.done === false ? next.value : null;
    };
    return { give, end: () => over.abort() };
}
/** In the side thread. */
function borrowGit(want) {
    return {
        async *stream(start, call) {
            const id = Number(await want({ start, call }));
            try {
                for (;;) {
                    const bytes = await want({ next: id });
                    if (!(bytes instanceof Uint8Array))
                        return;
                    yield Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
                }
            }
            finally {
                await want({ end: id });
            }
        },
    };
}

// EXTERNAL MODULE: ./.build/program/src/shared/side-thread.js
var side_thread = __webpack_require__(27466);
// EXTERNAL MODULE: ./.build/program/src/drift/documentation.js
var documentation = __webpack_require__(42262);
// EXTERNAL MODULE: ./node_modules/github-slugger/index.js + 1 modules
var github_slugger = __webpack_require__(42710);
// EXTERNAL MODULE: ./.build/program/src/jobs/changes/docs-check.js + 2 modules
var docs_check = __webpack_require__(30645);
// EXTERNAL MODULE: ./.build/program/src/jobs/changes/link-target.js
var link_target = __webpack_require__(649);
;// CONCATENATED MODULE: ./.build/program/src/jobs/changes/broken-links.js
// Links and entries of a navigation that break from one commit to another, for the documentation check. It
// is the same code that checks the changes of jobs.



/** In characters, of all pages together. */
const MAX_PAGES = 20_000_000;
async function findLinksBrokenBetween(before, after, isCurrent) {
    // What is a link or a submodule now is still there.
    const changed = [...new Set([...before.files.keys(), ...after.files.keys()])].filter((path) => before.files.get(path) !== after.files.get(path) && !isElsewhere(path, after));
    const paths = linkingFirst(changed, isCurrent);
    const cut = new Set();
    const inBefore = paths.filter((path) => before.files.has(path));
    const [was, is] = [await textsOf(before, inBefore, cut), await textsOf(after, paths, cut)];
    const changes = changed.flatMap((path) => {
        const content = is.get(path) ?? null;
        const kind = !after.files.has(path) ? 'deleted' : before.files.has(path) ? 'modified' : 'added';
        if (content === null && kind !== 'deleted' && link_target/* LINKING */.jQ.test(path))
            return [];
        return [{ path, kind, mode: '100644', content }];
    });
    const tree = docsTree(before, was, { after, isCurrent, cut });
    const { broken: all, links, unread } = await (0,docs_check/* findBrokenLinks */.yM)(changes, tree, isCurrent);
    // A folder with nothing but links and submodules is a folder, too.
    const kept = (0,docs_check/* foldersOf */.pd)(after.others);
    const broken = all.filter(({ leads }) => !kept.has(leads?.file ?? ''));
    const linesIn = await linesFor(broken, after, cut);
    return {
        links,
        unread: unread.union(new Set([...cut].filter(isCurrent))),
        broken: broken.map(({ path, target, became, leads }) => {
            const { line, text } = lineWith(linesIn(path), target);
            const edit = became && text?.replace(target, () => became);
            const removed = leads && removedAt(leads.file, leads.anchor, was);
            return {
                ...{ path, target, line, isEntry: leads?.isEntry ?? false },
                ...(removed && { removed }),
                ...(became && { became }),
                ...(edit && { edit }),
            };
        }),
    };
}
/** Links that lead nowhere in the repository as it is. */
async function findLinksBroken(tree, isCurrent) {
    const cut = new Set();
    const docs = docsTree(tree, new Map(), { after: tree, isCurrent, cut });
    const { broken, links, unread } = await (0,docs_check/* findDeadLinks */.xE)(docs, isCurrent);
    const linesIn = await linesFor(broken, tree, cut);
    return {
        links,
        unread: unread.union(new Set([...cut].filter(isCurrent))),
        broken: broken.map(({ path, target }) => {
            const { line } = lineWith(linesIn(path), target);
            return { path, target, line, isEntry: false };
        }),
    };
}
/** What links, the current pages first, where not all can be read. */
function linkingFirst(paths, isCurrent) {
    const linking = Map.groupBy(paths.filter((path) => link_target/* LINKING */.jQ.test(path)), isCurrent);
    return [...(linking.get(true) ?? []), ...(linking.get(false) ?? [])];
}
/** Reads each page once, however many links of it are broken. */
async function linesFor(broken, tree, cut) {
    const texts = await textsOf(tree, [...new Set(broken.map(({ path }) => path))], cut);
    const lines = new Map(Array.from(texts, ([path, text]) => [path, linesOf(text)]));
    return (path) => lines.get(path) ?? [];
}
const linesOf = (text) => text?.toString('utf8').split(/\r\n?|\n/) ?? [];
function lineWith(lines, target) {
    const at = lines.findIndex((line) => line.includes(target));
    const text = lines[at];
    return { line: Math.max(0, at) + 1, ...(text !== undefined && { text }) };
}
/** The heading that was there, or the file itself. */
function removedAt(path, anchor, was) {
    if (anchor === undefined)
        return { path };
    const lines = linesOf(was.get(path));
    const bare = (line) => line.slice(0, 500).replace(/^[#=\s]+|[#=\s]+$/g, '');
    const at = lines.findIndex((line) => line !== '' && (0,github_slugger/* slug */.y)(bare(line)) === anchor);
    const text = lines[at];
    return text === undefined ? { path } : { path, line: at + 1, text };
}
/** Behind a symbolic link, in a submodule, or one of too many files: what is there is not known. */
function isElsewhere(path, { others, unread }) {
    if (unread.has(path))
        return true;
    for (let end = path.length; end > 0; end = path.lastIndexOf('/', end - 1))
        if (others.has(path.slice(0, end)))
            return true;
    return false;
}
/** Pages are read once, and only if one of them can link to what changed. */
function docsTree(tree, known, { after, isCurrent, cut }) {
    const folders = (0,docs_check/* foldersOf */.pd)(tree.files.keys());
    const all = [...tree.files.keys()];
    let pages;
    return {
        has: (path) => tree.files.has(path) || folders.has(path) || isElsewhere(path, tree),
        paths: () => all,
        async read(path) {
            const here = known.get(path);
            if (here || !tree.files.has(path))
                return here ?? null;
            // What is no page, such as a navigation, counts as it is after the change.
            if (!link_target/* LINKING */.jQ.test(path))
                return (await textsOf(after, [path], cut)).get(path) ?? null;
            pages ??= textsOf(tree, linkingFirst(all, isCurrent), cut);
            return (await pages).get(path) ?? null;
        },
    };
}
/** What is too much goes to `unread`. */
async function textsOf(tree, paths, unread) {
    const texts = new Map();
    let left = MAX_PAGES;
    for await (const { path, text } of tree.read(paths)) {
        left -= text.length;
        if (left > 0)
            texts.set(path, Buffer.from(text));
        else
            unread.add(path);
    }
    return texts;
}

// EXTERNAL MODULE: ./.build/program/src/shared/text/foreign.js
var foreign = __webpack_require__(35238);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
;// CONCATENATED MODULE: ./.build/program/src/drift/imports.js
// Names that pages import from a package of this repository, and that it no longer exports. Modules of
// JavaScript and TypeScript are parsed by acorn; what cannot be parsed is taken to export everything. Of
// Python, only what `__init__.py` and modules bind at the start of a line counts, and only if the name is
// nowhere in the file afterwards.

const MAX_MODULES = 2_000;
/** In characters. */
const MAX_MODULE = 1_000_000;
const SCRIPT = /\.(?:[cm]?[jt]sx?)$/;
async function findRemovedExports(before, after, isCode, { most }) {
    const changed = [...before.files.keys()].filter((path) => /\.(?:py|[cm]?[jt]sx?)$/.test(path) &&
        before.files.get(path) !== after.files.get(path) &&
        isCode(path));
    const first = (paths) => most(paths, MAX_MODULES, 'changed modules');
    const scripts = first(changed.filter((path) => SCRIPT.test(path)));
    const modules = first(changed.filter((path) => path.endsWith('.py')));
    return [
        ...(scripts.length > 0 ? await inScripts(before, after, scripts, isCode) : []),
        ...(modules.length > 0 ? await inPython(before, after, modules) : []),
    ];
}
async function inScripts(before, after, changed, isCode) {
    const packages = await packagesOf(after);
    if (packages.size === 0)
        return [];
    const was = new Map();
    for await (const { path, text } of before.read(changed)) {
        const lines = text.split('\n');
        for (const [name, line] of (await exportsOf(path, text)) ?? [])
            was.set(name, [...(was.get(name) ?? []), { path, line, text: lines[line - 1] ?? '' }]);
    }
    // A name that any module of any package still exports is not gone.
    for await (const { path, text } of after.read(changed.filter((one) => after.files.has(one))))
        await keepNames(was, path, text);
    if (was.size === 0)
        return [];
    const rest = [...after.files.keys()].filter((path) => SCRIPT.test(path) && isCode(path));
    for await (const { path, text } of after.read(rest)) {
        if (was.size === 0)
            break;
        await keepNames(was, path, text);
    }
    return Array.from(was).flatMap(([name, places]) => places.flatMap((removed) => {
        const module = packageOf(removed.path, packages);
        return module === undefined ? [] : [{ module, name, removed }];
    }));
}
async function keepNames(was, path, text) {
    const words = new Set(text.match(/[A-Za-z_$][\w$]*/g));
    if (![...was.keys()].some((name) => words.has(name)))
        return;
    const names = await exportsOf(path, text);
    for (const name of [...was.keys()])
        if (names ? names.has(name) : words.has(name))
            was.delete(name);
}
function placeOf(path, text, name) {
    const lines = text.split('\n');
    const word = new RegExp(`(?<![\\w$])${RegExp.escape(name)}(?![\\w$])`);
    const at = lines.findIndex((line) => word.test(line));
    return { path, line: at + 1, text: lines[at] ?? '' };
}
/** The names of packages by their folders. */
async function packagesOf(tree) {
    const found = new Map();
    const paths = [...tree.files.keys()].filter((path) => external_node_path_.posix.basename(path) === 'package.json' && !path.includes('node_modules/'));
    for await (const { path, text } of tree.read(paths)) {
        try {
            const { name } = JSON.parse(text) ?? {};
            if (typeof name === 'string')
                found.set(external_node_path_.posix.dirname(path), name);
        }
        catch { }
    }
    return found;
}
function packageOf(path, packages) {
    for (let dir = external_node_path_.posix.dirname(path);; dir = external_node_path_.posix.dirname(dir)) {
        const name = packages.get(dir);
        if (name !== undefined || dir === '.')
            return name;
    }
}
/** What a module exports by name, with the lines; undefined where that cannot be said. */
async function exportsOf(path, text) {
    if (text.length > MAX_MODULE)
        return undefined;
    const [{ Parser }, { tsPlugin }] = await Promise.all([
        __webpack_require__.e(/* import() */ 4559).then(__webpack_require__.bind(__webpack_require__, 54559)),
        Promise.all(/* import() */[__webpack_require__.e(4559), __webpack_require__.e(5841)]).then(__webpack_require__.bind(__webpack_require__, 55841)),
    ]);
    const jsx = /\.(?:[cm]?js|[jt]sx)$/.test(path);
    const parser = Parser.extend(tsPlugin({ jsx, dts: path.endsWith('.d.ts') }));
    const options = {
        ecmaVersion: 'latest',
        allowHashBang: true,
        allowReturnOutsideFunction: true,
        locations: true,
    };
    for (const sourceType of ['module', 'script']) {
        try {
            const { body } = parser.parse(text, { ...options, sourceType });
            const names = new Map();
            for (const node of body)
                readExports(node, names);
            return names;
        }
        catch { }
    }
    return undefined;
}
const nameOf = (one) => one?.name ?? (typeof one?.value === 'string' ? one.value : undefined);
function readExports({ type, declaration, specifiers, exported, expression, loc }, names) {
    const add = (one) => {
        const name = nameOf(one);
        if (name !== undefined && !names.has(name))
            names.set(name, loc.start.line);
    };
    if (type === 'ExportNamedDeclaration') {
        add(declaration?.id);
        for (const { id } of declaration?.declarations ?? [])
            add(id);
        for (const one of specifiers ?? [])
            add(one.exported);
    }
    else if (type === 'ExportAllDeclaration')
        add(exported);
    else if (type === 'ExpressionStatement' && expression?.type === 'AssignmentExpression') {
        const { left, right } = expression;
        const object = nameOf(left?.object) ?? nameOf(left?.object?.property);
        if (object === 'exports')
            add(left?.property);
        if (object === 'module' &&
            nameOf(left?.property) === 'exports' &&
            right?.type === 'ObjectExpression')
            for (const { key } of right.properties ?? [])
                add(key);
    }
}
async function inPython(before, after, changed) {
    const is = new Map();
    const kept = changed.filter((path) => after.files.has(path));
    for await (const { path, text } of after.read(kept))
        is.set(path, text);
    const found = [];
    for await (const { path, text } of before.read(changed)) {
        const module = moduleOf(path, before.files);
        if (module === undefined)
            continue;
        const now = is.get(path);
        // A module that moved, was compiled, or became a package is somebody's to find.
        if (now === undefined || /^\s{0,8}from\s+\S+\s+import\s+\*|__getattr__|globals\(\)/m.test(now))
            continue;
        const words = new Set(now.match(/[A-Za-z_]\w*/g));
        const folder = path.endsWith('/__init__.py') ? external_node_path_.posix.dirname(path) : path.slice(0, -3);
        for (const name of boundIn(text)) {
            if (words.has(name) || after.files.has(`${folder}/${name}.py`))
                continue;
            if (after.files.has(`${folder}/${name}/__init__.py`))
                continue;
            found.push({ module, name, removed: placeOf(path, text, name) });
        }
    }
    return found;
}
/** `src/pkg/sub.py` is `pkg.sub`; scripts are no modules. */
function moduleOf(path, files) {
    const steps = path.replace(/(?:\/__init__)?\.py$/, '').split('/');
    for (let at = steps.length - 1; at > 0; at -= 1) {
        if (files.has(`${steps.slice(0, at).join('/')}/__init__.py`))
            continue;
        const isPackage = path.endsWith('/__init__.py') || at < steps.length - 1;
        return isPackage ? steps.slice(at).join('.') : undefined;
    }
    return files.has(`${steps[0]}/__init__.py`) ? steps.join('.') : undefined;
}
/** What statements at the start of a line bind. */
function boundIn(text) {
    const names = new Set();
    let isImport = false;
    for (const line of text.split('\n')) {
        if (isImport) {
            for (const name of importedIn(line))
                names.add(name);
            if (line.includes(')'))
                isImport = false;
            continue;
        }
        const from = /^from\s+\S+\s+import\s+(.*)/.exec(line.slice(0, 2_000));
        if (from) {
            const list = from[1] ?? '';
            for (const name of importedIn(list))
                names.add(name);
            isImport = list.includes('(') && !list.includes(')');
            continue;
        }
        const bound = /^(?:async\s+def|def|class)\s+([A-Za-z]\w*)|^([A-Za-z]\w*)\s*(?::[^=]{1,200})?=(?!=)/.exec(line.slice(0, 400));
        const name = bound?.[1] ?? bound?.[2];
        if (name !== undefined)
            names.add(name);
    }
    return names;
}
function importedIn(list) {
    const [plain = ''] = list.replace(/[()]/g, '').split('#', 1);
    return plain.split(',').flatMap((one) => {
        const name = /^\s*[A-Za-z_]\w*(?:\s+as\s+([A-Za-z_]\w*))?\s*$/.exec(one);
        return name ? [name[1] ?? one.trim()] : [];
    });
}
/** What a block of a page imports, with the line of each name. */
function importsIn(block) {
    const found = [];
    for (let at = 0; at < block.length; at += 1) {
        const { text = '', line = 0 } = block[at] ?? {};
        const python = /^\s*(?:>>> )?from\s+([\w.]+)\s+import\s+(.*)/.exec(text);
        if (python) {
            const names = [{ text: python[2] ?? '', line }];
            while (names[0]?.text.includes('(') &&
                !names.at(-1)?.text.includes(')') &&
                at + 1 < block.length) {
                at += 1;
                names.push({ text: block[at]?.text ?? '', line: block[at]?.line ?? 0 });
            }
            for (const part of names)
                for (const name of importedIn(part.text)) {
                    // Before `as` is what the module has.
                    found.push({ module: python[1] ?? '', name, line: part.line });
                }
            continue;
        }
        if (!/^\s*(?:import|const|let|var)\b[^'"]*\{/.test(text))
            continue;
        const lines = [{ text, line }];
        while (!/['"]/.test(lines.at(-1)?.text ?? '') && lines.length < 60 && at + 1 < block.length) {
            at += 1;
            lines.push({ text: block[at]?.text ?? '', line: block[at]?.line ?? 0 });
        }
        const module = /(?:from\s*|require\(\s*)['"]([^'"]{1,200})['"]/.exec(lines.at(-1)?.text ?? '')?.[1];
        if (module === undefined)
            continue;
        for (const one of lines)
            for (const [, name = ''] of one.text
                .replace(/from\s*['"].*|=\s*require.*/, '')
                .matchAll(/(?:^|[{,])\s*(?:type\s+)?([A-Za-z_$][\w$]*)(?=\s*(?:$|[,}:]|\sas\s))/g))
                found.push({ module, name, line: one.line });
    }
    return found;
}

// EXTERNAL MODULE: ./.build/program/src/shared/text/markdown.js
var markdown = __webpack_require__(66869);
;// CONCATENATED MODULE: ./.build/program/src/drift/page-parts.js
// What a page shows as code, and where: Markdown and MDX by markdown-it, HTML by parse5. For
// reStructuredText, AsciiDoc, and manual pages there is no parser of the right size, so their lines are
// read one by one, for literals and literal blocks only.

/** In characters. A page that is larger was not written by hand. */
const MAX_PAGE = 1_000_000;
const MAX_LINE = 2_000;
const PAST_SECTION = /\b(?:deprecat|remov|migrat|upgrad|legacy|breaking|changelog|histor|release)/i;
/** A page says what is no longer so, which is no mistake. */
const PAST = /\b(?:removed|deprecat\w*|no longer|renamed|formerly|previously|replaced|superseded|obsolete|legacy|used to be|instead of(?= `)|until v?\d|before v?\d|prior to|since v?\d|as of v?\d|was called|old name)\b/i;
const isPast = (line) => PAST.test(line);
const isShell = (language) => /^(?:sh|bash|shell|zsh|console|terminal|text|shell-session|fish|powershell|)$/i.test(language);
async function readParts(path, text) {
    const page = text.length > MAX_PAGE ? text.slice(0, MAX_PAGE) : text;
    const lines = page.replace(/\r\n?/g, '\n');
    const parts = [];
    const add = (part, past) => {
        const content = part.text.length > MAX_LINE ? part.text.slice(0, MAX_LINE) : part.text;
        parts.push({
            ...part,
            text: content,
            past: past || (part.as !== 'block' && PAST.test(content)),
        });
    };
    if (/\.(?:mdx?|markdown|ronn)$/i.test(path))
        readMarkdown(lines, /\.mdx$/i.test(path) ? 'mdx' : 'markdown', add);
    else if (/\.html?$/i.test(path))
        await readHtml(lines, add);
    else
        readLines(lines, /\.rst$/i.test(path) ? RST : /\.a(?:sciidoc|doc)$/i.test(path) ? ADOC : MAN, add);
    return parts;
}
const PARSERS = new Map();
function readMarkdown(page, dialect, add) {
    const parser = PARSERS.get(dialect) ?? (0,markdown/* createMarkdown */.S)(dialect);
    PARSERS.set(dialect, parser);
    let past = false;
    let heading = false;
    let start = 1;
    let inCell = false;
    for (const token of parser.parse(page, {})) {
        // Cells of a table have no place of their own, only their row.
        if (token.map)
            start = token.map[0] + 1;
        if (token.type === 'heading_open')
            heading = true;
        if (token.type === 'table_open' || token.type === 'table_close')
            inCell = token.type === 'table_open';
        if (token.type === 'fence' || token.type === 'code_block') {
            const language = token.info.trim().split(/[\s{,:]/, 1)[0] ?? '';
            const from = token.type === 'fence' ? start + 1 : start;
            for (const [at, line] of token.content.split('\n').entries())
                add({ line: from + at, text: line, as: 'block', language }, past);
        }
        else if (token.type === 'inline') {
            if (heading)
                past = PAST_SECTION.test(token.content);
            heading = false;
            readInline(token, start, (part, own) => add(inCell ? { ...part, cell: true } : part, past || own));
        }
    }
}
/** Literals and prose with their lines; a line about the past makes its literals so, too. */
function readInline({ children, content }, start, add) {
    const lines = content.split('\n').map((line) => PAST.test(line));
    let at = 0;
    const read = (tokens) => {
        for (const { type, content: text, children: inner } of tokens) {
            if (type === 'softbreak' || type === 'hardbreak')
                at += 1;
            else if (type === 'code_inline' || type === 'text') {
                const as = type === 'text' ? 'prose' : 'literal';
                // A sentence goes over lines.
                const past = Boolean(lines[at] || lines[at - 1] || lines[at + 1]);
                add({ line: start + at, text, as, language: '' }, past);
            }
            else if (inner)
                read(inner);
        }
    };
    read(children ?? []);
}
async function readHtml(page, add) {
    const { parse } = await __webpack_require__.e(/* import() */ 7207).then(__webpack_require__.bind(__webpack_require__, 7207));
    const document = parse(page, { sourceCodeLocationInfo: true });
    const stack = document.childNodes.map((node) => ({ node, code: '' })).reverse();
    for (let item = stack.pop(); item; item = stack.pop()) {
        const { node, code } = item;
        if (node.nodeName === '#text' && 'value' in node) {
            const line = node.sourceCodeLocation?.startLine ?? 1;
            for (const [at, text] of node.value.split('\n').entries())
                add({ line: line + at, text, as: code || 'prose', language: '' }, false);
        }
        else if ('childNodes' in node && !/^(?:script|style)$/.test(node.nodeName)) {
            const inner = node.nodeName === 'pre' ? 'block' : node.nodeName === 'code' ? code || 'literal' : code;
            for (const child of node.childNodes.toReversed())
                stack.push({ node: child, code: inner });
        }
    }
}
const indentOf = (line) => line.length - line.trimStart().length;
const RST = {
    literal: '``',
    heading: (_, next) => /^([=~^"'#*+-])\1{2,}\s*$/.test(next),
    block(line) {
        const directive = /^\s*\.\. (?:code-block|sourcecode|code)::\s*([\w+-]*)/.exec(line);
        if (directive)
            return directive[1] ?? '';
        return line.endsWith('::') && !line.trimStart().startsWith('.. ') ? '' : undefined;
    },
    ends: (line, opener) => line.trim() !== '' && indentOf(line) <= indentOf(opener),
    plain: (line) => line,
    whole: (line) => /^\s*\.\. (?:option|envvar|confval|program|cmdoption)::/.test(line),
};
const ADOC = {
    literal: '`',
    heading: (line) => /^={1,6} /.test(line),
    block: (line, before) => /^-{4,}\s*$/.test(line) || /^\.{4,}\s*$/.test(line)
        ? (/^\[source,\s*([\w+-]+)/.exec(before)?.[1] ?? '')
        : undefined,
    ends: (line, opener) => line.trimEnd() === opener.trimEnd(),
    plain: (line) => line,
    whole: () => false,
};
/** Also mdoc, whose lines begin with macros, and plain text. */
const MAN = {
    literal: '\0',
    heading: (line) => /^\.S[HSh]\b/.test(line),
    block: () => undefined,
    ends: () => true,
    plain(line) {
        const bare = line
            .replaceAll('\\-', '-')
            .replaceAll('\\&', '')
            .replace(/\\f(?:[A-Z]|\(..|\[[A-Z]{0,4}\])/g, '');
        // `.Fl -near` is `--near` in mdoc, and `.Ev NAME` an environment variable.
        return bare.replace(/(^\.(?:It )?|\s)Fl (-[\w-])/g, '$1-$2');
    },
    whole: (line) => line.startsWith('.') || line.includes('--'),
};
function readLines(page, syntax, add) {
    const lines = page.split('\n');
    let past = false;
    let opener;
    let language = '';
    for (const [at, line] of lines.entries()) {
        const number = at + 1;
        if (opener !== undefined) {
            if (!syntax.ends(line, opener)) {
                add({ line: number, text: line, as: 'block', language }, past);
                continue;
            }
            const isFence = syntax === ADOC;
            opener = undefined;
            if (isFence)
                continue;
        }
        if (syntax.heading(line, lines[at + 1] ?? ''))
            past = PAST_SECTION.test(line);
        const block = syntax.block(line, lines[at - 1] ?? '');
        if (block !== undefined)
            [opener, language] = [line, block];
        const text = syntax.plain(line.length > MAX_LINE ? line.slice(0, MAX_LINE) : line);
        if (syntax.whole(text)) {
            add({ line: number, text, as: 'literal', language: '' }, past);
            continue;
        }
        const own = past || PAST.test(line);
        for (const [index, part] of text.split(syntax.literal).entries())
            add({ line: number, text: part, as: index % 2 === 1 ? 'literal' : 'prose', language: '' }, own);
    }
}

;// CONCATENATED MODULE: ./.build/program/src/drift/removed-files.js
// Files that pages tell people to open or run, and that a change takes away.


/** Names that every tutorial has, and that are somebody's own file there. */
const COMMON = /^(?:\.\/)?(?:[\w-]+\/)?(?:index|main|app|lib|mod|server|client|config|setup|test|example|hello)\.\w+$|(?:^|\/)(?:package\.json|Dockerfile|Makefile|README\.md|index\.\w+|__init__\.py|go\.mod|Cargo\.toml)$/i;
/** What readers make themselves. */
const MAKES = /\b(?:creat|add|writ|sav|generat|put|nam|new file|touch|mkdir|cp|mv|curl|wget|tee)\w*\b|[>]{1,2}\s/i;
const WORD = /[\w.@+/-]{3,300}/g;
function readRemovedFiles(removed, after) {
    const gone = new Set(removed.filter((path) => path.includes('/')));
    const names = new Set(Array.from(gone, (path) => external_node_path_.posix.basename(path)));
    // The same file elsewhere may be the one that is meant.
    const kept = new Set();
    if (gone.size > 0)
        for (const path of after.keys())
            if (names.has(external_node_path_.posix.basename(path)))
                kept.add(path);
    const isThere = (path) => {
        for (const one of kept)
            if (one === path || one.endsWith(`/${path}`))
                return true;
        return false;
    };
    const resolve = (page, written) => {
        const path = written.replace(/^\.\//, '');
        if (!written.includes('/') || COMMON.test(written) || isThere(path))
            return undefined;
        const places = [external_node_path_.posix.join(external_node_path_.posix.dirname(page), path), path];
        return places.find((place) => gone.has(place));
    };
    return {
        names,
        find(page, { as, text, language, past, cell }, line) {
            // Tables list files; they tell nobody to open one.
            if (past || cell || MAKES.test(line))
                return undefined;
            if (as === 'literal')
                return resolve(page, text.trim().replace(/:\d+$/, ''));
            if (as === 'prose' || !isShell(language))
                return undefined;
            for (const word of text.match(WORD) ?? []) {
                const found = resolve(page, word);
                if (found !== undefined)
                    return found;
            }
            return undefined;
        },
    };
}

;// CONCATENATED MODULE: ./.build/program/src/drift/code-lines.js
// The lines of a source file without comments and docstrings: what is only said there declares nothing.
const C_LIKE = { line: ['//'], block: ['/*', '*/'] };
const HASH = { line: ['#'] };
const STYLES = [
    [
        /\.(?:[cm]?[jt]sx?|go|rs|c|h|cc|cpp|cxx|hpp|java|kt|kts|swift|cs|scala|dart|groovy|proto|zig|v|vue|svelte)$/,
        C_LIKE,
    ],
    [/\.php$/, { line: ['//', '#'], block: ['/*', '*/'] }],
    [/\.py[ix]?$/, { line: ['#'], docstrings: true }],
    [/\.(?:lua|sql|hs|elm)$/, { line: ['--'] }],
    [/\.(?:clj[sc]?|el|lisp|asm|ini)$/, { line: [';'] }],
];
const code_lines_MAX_LINE = 4_000;
const styleOf = (path) => STYLES.find(([names]) => names.test(path))?.[1] ?? HASH;
function* codeLines(path, text) {
    const { line: starts, block, docstrings } = styleOf(path);
    let number = 0;
    /** What ends the comment or docstring that is open. */
    let until;
    for (const whole of text.split(/\r\n?|\n/)) {
        number += 1;
        let rest = whole.length > code_lines_MAX_LINE ? whole.slice(0, code_lines_MAX_LINE) : whole;
        if (until !== undefined) {
            const end = rest.indexOf(until);
            if (end < 0)
                continue;
            rest = ' '.repeat(end + until.length) + rest.slice(end + until.length);
            until = undefined;
        }
        const doc = docstrings && /^\s*[rRuUbB]{0,2}("""|''')/.exec(rest)?.[1];
        if (doc) {
            if (rest.indexOf(doc, rest.indexOf(doc) + 3) < 0)
                until = doc;
            continue;
        }
        const [code, opened] = withoutComments(rest, starts, block);
        until = opened;
        if (code.trim() !== '')
            yield { line: number, code };
    }
}
/** The line up to its comment, and what ends the comment if that is on a later line. */
function withoutComments(line, starts, block) {
    let code = '';
    let at = 0;
    /** Quotes that nothing closes on this line, such as apostrophes. */
    const open = new Set();
    while (at < line.length) {
        const sign = line[at] ?? '';
        if ((sign === '"' || sign === "'" || sign === '`') && !open.has(sign)) {
            const end = closing(line, at);
            if (end < 0)
                open.add(sign);
            code += line.slice(at, end < 0 ? at + 1 : end + 1);
            at = end < 0 ? at + 1 : end + 1;
            continue;
        }
        if (starts.some((one) => line.startsWith(one, at) && isComment(line, at, one)))
            return [code];
        if (block && line.startsWith(block[0], at)) {
            const end = line.indexOf(block[1], at + 2);
            if (end < 0)
                return [code, block[1]];
            at = end + 2;
            continue;
        }
        code += sign;
        at += 1;
    }
    return [code];
}
/** `#` within a word, such as in `a#b` and `$#`, begins no comment. */
const isComment = (line, at, start) => start !== '#' || at === 0 || /\s/.test(line[at - 1] ?? '');
function closing(line, from) {
    const quote = line[from];
    for (let at = from + 1; at < line.length; at += 1) {
        if (line[at] === '\\')
            at += 1;
        else if (line[at] === quote)
            return at;
    }
    return -1;
}

;// CONCATENATED MODULE: ./.build/program/src/drift/removed-names.js
// Names that a change takes from all code: flags, environment variables, settings, and routes whose
// declaration is on a removed line, while no spelling of them is left in any file of code.


const MAX_NAMES = 2_000;
/** Each is looked for in all code. */
const MAX_WANTED = 300;
const FLAG = /^-{0,2}(?:\[no-\])?([A-Za-z][\w-]*(?:\.[\w-]+)*)$/;
const VARIABLE = /(?<![\w-])[A-Z][A-Z0-9]*_[A-Z0-9_]{1,60}(?![\w-])/g;
const STRING = /"((?:[^"\\]|\\.){1,200})"|'((?:[^'\\]|\\.){1,200})'|`((?:[^`\\]|\\.){1,200})`/g;
const KEY = /^\s*(?:(?:pub|public|readonly)\s+)?["']?([A-Za-z][\w-]*(?:\.[\w-]+)*)["']?\??\s*[:=](?![:=])/;
const COMPOUND = /[a-z\d][A-Z]|[._-]/;
/** Words in capitals that tools and systems define. */
const FOREIGN = /^(?:(?:ACTIONS|AWS|BASH|CARGO|DOCKER|DYLD|GIT|GITHUB|GITLAB|INPUT|JAVA|JEST|KUBERNETES|LC|LD|NPM|PYTEST|PYTHON|RUNNER|SSH|SSL|SUDO|SYSTEMD|VITEST|XDG|NODE|PG|HTTP|HTTPS|NO|FORCE)_\w*)$/;
/** Every name that a removed line may declare, by how pages write it. */
function readRemovedNames(was, is, { cut }) {
    const found = new Map();
    for (const [path, text] of was) {
        const kept = new Map();
        const now = [...codeLines(path, is.get(path) ?? '')];
        for (const one of now)
            kept.set(one.code, (kept.get(one.code) ?? 0) + 1);
        for (const { line, code } of codeLines(path, text)) {
            const left = kept.get(code) ?? 0;
            kept.set(code, left - 1);
            if (left > 0 || code.length > 1_000)
                continue;
            for (const { kind, name } of declaredOn(path, code)) {
                const key = `${kind} ${name}`;
                if (found.has(key))
                    continue;
                if (found.size === MAX_NAMES) {
                    cut.add(`the first ${MAX_NAMES} names that the change may remove`);
                    return [...found.values()];
                }
                const became = renamedOn(code, name.replace(/^--/, ''), now);
                const removed = { path, line, text: code.trim() };
                found.set(key, { kind, name, removed, ...(became !== undefined && { became }) });
            }
        }
    }
    return [...found.values()];
}
function* declaredOn(path, code) {
    for (const match of code.matchAll(STRING)) {
        const text = (match[1] ?? match[2] ?? match[3] ?? '').trim();
        if (text.startsWith('-')) {
            for (const word of text.split(/[\s,=|/[(<]+/)) {
                const name = word.startsWith('--') ? FLAG.exec(word)?.[1] : undefined;
                if (name !== undefined && name.length > 2)
                    yield { kind: 'flag', name: `--${name}` };
            }
            continue;
        }
        const route = /^(?:[A-Z]{3,7} )?(\/[\w{:<$][^\s"'`]{1,200})$/.exec(text)?.[1];
        if (route !== undefined) {
            if (lastStep(route) !== undefined)
                yield { kind: 'route', name: route };
            continue;
        }
        const word = /^([A-Za-z][\w-]*(?:\.[\w-]+)*)/.exec(text)?.[1];
        if (word === undefined || word !== text)
            continue;
        if (word.length > 2 && word === word.toLowerCase())
            yield { kind: 'flag', name: `--${word.replaceAll('_', '-')}` };
        if (COMPOUND.test(word) && word.length > 4)
            yield { kind: 'setting', name: word };
    }
    for (const [name] of code.matchAll(VARIABLE))
        if (!FOREIGN.test(name))
            yield { kind: 'variable', name };
    const key = KEY.exec(code)?.[1];
    if (key !== undefined && COMPOUND.test(key) && key.length > 4)
        yield { kind: 'setting', name: key };
    // A field of a struct whose flags are derived from its fields.
    const field = path.endsWith('.rs')
        ? /^\s+(?:pub(?:\(\w+\))?\s+)?([a-z][a-z\d_]{2,60}):\s/.exec(code)?.[1]
        : undefined;
    if (field !== undefined)
        yield { kind: 'flag', name: `--${field.replaceAll('_', '-')}` };
}
/** The name that stands in its place, if one line differs by nothing else. */
function renamedOn(code, name, now) {
    const at = code.indexOf(name);
    if (at < 0)
        return undefined;
    const [start, end] = [code.slice(0, at), code.slice(at + name.length)];
    if (start.trim() === '' && end.trim() === '')
        return undefined;
    const alike = now.filter(({ code: other }) => other !== code &&
        other.length > start.length + end.length &&
        other.startsWith(start) &&
        other.endsWith(end));
    const [only] = alike;
    const became = only?.code.slice(start.length, only.code.length - end.length) ?? '';
    return alike.length === 1 && /^[A-Za-z][\w.-]{1,80}$/.test(became) ? became : undefined;
}
/** Lower case words, however they are put together: `log`, `level` of `--log-level` and `LogLevel`. */
const wordsOf = (name) => name
    .replace(/^-+/, '')
    .split(/(?<=[a-z\d])(?=[A-Z])|[-_.\s]+/)
    .filter((word) => word !== '')
    .map((word) => word.toLowerCase());
/** `/users/{id}`, `/users/:id`, `/users/<int:id>`, and `/users/$ID` are one route. */
const routeKey = (route) => route
    .split('/')
    .filter((step) => step !== '')
    .map((step) => (/^[{:<$*[]|^\d+$|^[A-Z][A-Z_]+$/.test(step) ? '*' : step))
    .join('/');
const lastStep = (route) => route.split(/[/?#]/).findLast((step) => /^[A-Za-z][\w.-]{2,}$/.test(step));
/** Finds any spelling: kebab, camel, snake, and without the first word, which a project may add. */
function spellingsOf({ kind, name }) {
    const words = wordsOf(kind === 'route' ? (lastStep(name) ?? name) : name);
    const written = (some) => some.length > 1 || (some[0]?.length ?? 0) > 7
        ? some.map(RegExp.escape).join('[-_. ]?')
        : `(?<![a-z])${RegExp.escape(some[0] ?? '')}(?![a-z])`;
    const all = [words];
    if (words.length > 1 && (kind === 'variable' || kind === 'setting'))
        all.push(words.slice(1));
    if (words[0] === 'no' && words.length > 1)
        all.push(words.slice(1));
    return all.map(written);
}
/** What of these is in no file of code any more, wherever it stands. */
async function withoutLeft(names, after, paths, limits) {
    const wanted = limits.most(names, MAX_WANTED, 'removed names that pages mention');
    let open = wanted.map((one) => ({
        one,
        patterns: spellingsOf(one).map((spelling) => new RegExp(spelling, 'i')),
    }));
    for await (const { text } of after.read(paths)) {
        if (open.length === 0)
            break;
        limits.assertTime();
        open = open.filter(({ patterns }) => !patterns.some((pattern) => pattern.test(text)));
    }
    return open.map(({ one }) => one);
}
const FLAG_IN = /(?<![\w#=./-])--(?:\[no-\])?([A-Za-z][\w-]*(?:\.[\w-]+)*)/g;
const FOREIGN_PROGRAM = /^\s*(?:[$>%#]\s+)?(?:sudo\s+|[A-Z_]{2,40}=\S{1,80}\s+)*(?:git|gh|npm|npx|pnpm|yarn|bunx?|node|deno|docker|docker-compose|podman|kubectl|helm|curl|wget|pip3?|pipx|uvx?|poetry|python3?|pytest|cargo|rustup|rustc|go|mvn|gradle|\.\/gradlew|make|cmake|brew|apt|apt-get|dnf|yum|apk|pacman|ssh|scp|rsync|tar|psql|aws|gcloud|az|terraform|openssl|systemctl|jq|sed|grep|rg|find|ls|fzf|vitest|jest|tsc|eslint|biome|prettier|php|ruby|gem|bundle|java|ffmpeg)\s/;
/** The names that this part of a page presents as something that there is. */
function namesIn(part) {
    const { text, as, language, past } = part;
    if (past || as === 'prose')
        return [];
    const found = [];
    const shell = as === 'literal' || isShell(language);
    if (shell && !FOREIGN_PROGRAM.test(text))
        for (const [, name = ''] of text.matchAll(FLAG_IN))
            found.push({ kind: 'flag', name: `--${name}` });
    for (const [name] of text.matchAll(VARIABLE))
        found.push({ kind: 'variable', name });
    if (as === 'literal') {
        const word = text.trim().replace(/[:=]$/, '');
        if (COMPOUND.test(word) && /^[A-Za-z][\w.-]{3,80}$/.test(word))
            found.push({ kind: 'setting', name: word });
        const route = /^(?:[A-Z]{3,7} )?(\/[\w{:<$][^\s"'`]{1,200})$/.exec(text.trim())?.[1];
        if (route !== undefined)
            found.push({ kind: 'route', name: route });
    }
    return found;
}
/** The page declares it itself, in a sample: then it is somebody else's there. */
function declaresIn({ as, language, text }, name) {
    if (as !== 'block' || isShell(language))
        return false;
    for (const match of text.matchAll(STRING)) {
        const [word = ''] = (match[1] ?? match[2] ?? match[3] ?? '').trim().split(/[\s=<,[]/, 1);
        if (word === name || word === name.replace(/^--/, ''))
            return true;
    }
    return false;
}

;// CONCATENATED MODULE: ./.build/program/src/drift/versions.js
// Versions that a manifest states, and pages that state another one: what a package needs, and its own
// version where people pin it.
const MAX_MANIFESTS = 500;
const versions_MAX_LINE = 2_000;
const MANIFEST = /(?:^|\/)(?:package\.json|pyproject\.toml|Cargo\.toml|go\.mod)$/;
const versions_nameOf = (path) => path.slice(path.lastIndexOf('/') + 1);
const NEEDS = {
    'package.json': 'Node.js',
    'pyproject.toml': 'Python',
    'Cargo.toml': 'Rust',
    'go.mod': 'Go',
};
async function findChangedVersions(before, after, { most }) {
    const all = [...before.files.keys()].filter((path) => MANIFEST.test(path) &&
        !/(?:^|\/)(?:node_modules|vendor|examples?|fixtures|tests?)\//.test(path));
    const paths = most(all, MAX_MANIFESTS, 'manifests');
    if (paths.every((path) => before.files.get(path) === after.files.get(path)))
        return [];
    const stated = async (tree) => {
        const found = new Map();
        for await (const { path, text } of tree.read(paths.filter((one) => tree.files.has(one))))
            found.set(path, { text, all: readVersions(path, text) });
        return found;
    };
    const [was, is] = [await stated(before), await stated(after)];
    // One that another package still has is not gone.
    const kept = new Set([...is.values()].flatMap(({ all }) => all.map(keyOf)));
    const changed = new Map();
    for (const [path, { text, all }] of was)
        for (const one of all) {
            const now = is
                .get(path)
                ?.all.find(({ tool, sign }) => tool === one.tool && sign === one.sign);
            if (!now || kept.has(keyOf(one)))
                continue;
            const lines = text.split('\n');
            const at = lines.findIndex((line) => line.includes(one.version) && /version|node|python|go /.test(line));
            const removed = { path, line: at + 1, text: lines[at] ?? '' };
            changed.set(keyOf(one), { ...one, now: now.version, removed });
        }
    return [...changed.values()];
}
const keyOf = ({ tool, sign = ' ', version }) => `${tool}${sign}${version}`;
function readVersions(path, text) {
    const file = versions_nameOf(path);
    const tool = NEEDS[file] ?? '';
    const [needs, name, version] = file === 'package.json' ? inJson(text) : inLines(file, text);
    const needed = /^[^"'\d]{0,5}(\d{1,3}(?:\.\d{1,3})?)/.exec(needs ?? '')?.[1];
    const own = name && version && /^\d[\w.-]{2,40}$/.test(version);
    const sign = file === 'pyproject.toml' ? '==' : '@';
    return [
        ...(needed ? [{ tool, version: needed }] : []),
        ...(own ? [{ tool: name, version, sign }] : []),
    ];
}
function inJson(text) {
    try {
        const { engines, name, version } = JSON.parse(text) ?? {};
        const texts = [engines?.node, name, version].map((one) => typeof one === 'string' ? one : undefined);
        return [texts[0], texts[1], texts[2]];
    }
    catch {
        return [undefined, undefined, undefined];
    }
}
/** Keys of the sections that state them; a version of a dependency is in another section. */
function inLines(file, text) {
    const facts = [undefined, undefined, undefined];
    let section = '';
    for (const line of text.split('\n')) {
        if (file === 'go.mod') {
            facts[0] ??= line.startsWith('go ') ? line.slice(3).trim() : undefined;
            continue;
        }
        if (line.startsWith('['))
            section = line.slice(0, 60).trim();
        const at = line.indexOf('=');
        if (at < 0 || !/^\[(?:project|package|tool\.poetry|workspace\.package)\]$/.test(section))
            continue;
        const key = line.slice(0, at).trim();
        const value = line
            .slice(at + 1, at + 100)
            .trim()
            .replace(/^["']|["'].*$/g, '');
        if (key === 'requires-python' || key === 'rust-version')
            facts[0] = value;
        if (key === 'name')
            facts[1] = value;
        if (key === 'version')
            facts[2] = value;
    }
    return facts;
}
const NEEDS_WORD = /\b(?:requires?|required|requirements?|needs?|at least|minimum|prerequisites?|must (?:have|use)|depends on)\b/i;
/** Only a mark and the version, as in a list of what is needed. */
const ALONE = /^[\s>*|+-]*(?:\d{1,2}\.\s+)?[[`*]*(?:Node|Python|Go|Rust)\b.{0,40}$/i;
/** Only where a page says what people need; a version can be on a page for many reasons. */
function statesVersion(line, { tool, version, sign }) {
    if (line.length > versions_MAX_LINE || !line.includes(version))
        return false;
    const number = RegExp.escape(version);
    if (sign !== undefined)
        return new RegExp(`(?<![\\w/@-])${RegExp.escape(tool + sign)}${number}(?![\\w-]|\\.\\d)`).test(line);
    if (!NEEDS_WORD.test(line) && !ALONE.test(line))
        return false;
    const word = tool === 'Node.js' ? 'Node(?:\\.js|JS|js)?' : RegExp.escape(tool);
    return new RegExp(`\\b${word}[\\])*\`]{0,3}\\s{0,2}(?:\\([^()]{0,60}\\))?\\s{0,2}(?:version\\s)?(?:(?:>=|≥|v)\\s?)?[\`*]{0,2}${number}(?:\\.x|\\.0)?(?![\\w-]|\\.\\d)`, 'i').test(line);
}

;// CONCATENATED MODULE: ./.build/program/src/drift/drift.js
// What a change breaks on pages. A finding has to be right more than all of them have to be found: a
// check that cries wolf is turned off. What can be decided is `broken`; a name whose declaration is gone
// is `stale`, which a person has to look at.








const MAX_FINDINGS = 200;
/** More names than this from one change are one finding: a part of the project went. */
const MAX_STALE = 8;
/** Of one name, page by page. */
const MAX_PLACES = 20;
async function findDrift(before, after, rules) {
    const { limits } = rules;
    const isCurrent = isCurrentWithin(rules);
    const linked = await findLinksBrokenBetween(before, after, isCurrent);
    for (const path of linked.unread)
        limits.unread.add(path);
    const removed = await readRemoved(before, after, rules);
    const paths = [...after.files.keys()].filter(isCurrent);
    const { broken, mentions } = await readPages(after, paths, removed, rules);
    const stale = await findStale(mentions, after, rules);
    const seen = new Set();
    const links = linked.broken.map(linkFinding).filter(({ path }) => !rules.isIgnoredPage(path));
    const findings = [...links, ...broken, ...stale]
        .filter((one) => !rules.limits.slow.has(one.path))
        .filter(({ drift, kind, name, path, line }) => {
        const key = [drift, kind, name, path, kind === 'link' ? line : ''].join('\0');
        return !seen.has(key) && seen.add(key);
    })
        .sort(byPlace);
    const files = countChanged(before, after);
    return { findings: bounded(findings, limits), pages: paths.length, links: linked.links, files };
}
/** The same for the whole tree: which links lead nowhere, whatever broke them. */
async function findBroken(tree, rules) {
    const isCurrent = isCurrentWithin(rules);
    const { broken, links, unread } = await findLinksBroken(tree, isCurrent);
    for (const path of unread)
        rules.limits.unread.add(path);
    const findings = bounded(broken.map(linkFinding).sort(byPlace), rules.limits);
    return { findings, pages: [...tree.files.keys()].filter(isCurrent).length, links };
}
const bounded = (findings, { most }) => most(findings, MAX_FINDINGS, 'findings');
/** Asked of each page before it is read, so it also sees when the time is over. */
const isCurrentWithin = (rules) => (path) => {
    rules.limits.assertTime();
    return (0,documentation/* isCurrentPage */.P$)(path, rules);
};
function linkFinding({ target, isEntry, ...one }) {
    return { drift: 'broken', kind: isEntry ? 'entry' : 'link', name: target, ...one };
}
function countChanged(before, after) {
    const paths = new Set([...before.files.keys(), ...after.files.keys()]);
    return [...paths].filter((path) => before.files.get(path) !== after.files.get(path)).length;
}
async function readRemoved(before, after, rules) {
    const { was, is } = await readChangedCode(before, after, rules);
    const gone = [...before.files.keys()].filter((path) => !after.files.has(path));
    const { limits } = rules;
    return {
        names: readRemovedNames(was, is, limits),
        files: readRemovedFiles(gone, after.files),
        versions: await findChangedVersions(before, after, limits),
        exports: await findRemovedExports(before, after, (path) => (0,documentation/* isCode */._m)(path, rules), limits),
    };
}
/** Changed files with code as they were, and as they are. */
async function readChangedCode(before, after, rules) {
    const textsOf = async (tree, other) => {
        const paths = [...tree.files.keys()].filter((path) => tree.files.get(path) !== other.files.get(path) && (0,documentation/* isCode */._m)(path, rules));
        const texts = new Map();
        for await (const { path, text } of tree.read(paths))
            texts.set(path, text);
        return texts;
    };
    return { was: await textsOf(before, after), is: await textsOf(after, before) };
}
const TOKEN = /[\w$][\w$.-]*/g;
/** Reads the pages that may rely on what was removed. */
async function readPages(after, paths, removed, rules) {
    const broken = [];
    const mentions = [];
    const names = new Map(removed.names.map((one) => [mentionKey(one), one]));
    const exports = new Map(removed.exports.map((one) => [`${one.module} ${one.name}`, one]));
    const wanted = new Set([
        ...removed.names.map(({ kind, name }) => tokenOf(kind, name)),
        ...removed.files.names,
        ...removed.exports.map(({ name }) => name),
    ]);
    if (wanted.size + removed.versions.length === 0)
        return { broken, mentions };
    for await (const { path, text } of after.read(paths)) {
        rules.limits.assertTime();
        const versions = removed.versions.filter(({ version }) => text.includes(version));
        if (versions.length > 0)
            broken.push(...findVersions(path, text, versions, rules));
        if (!hasToken(text, wanted))
            continue;
        const lines = text.split(/\r\n?|\n/);
        const parts = await readParts(path, text);
        broken.push(...findFiles(path, lines, parts, removed.files));
        broken.push(...findImports(path, lines, parts, exports));
        for (const part of parts)
            for (const mention of namesIn(part)) {
                const name = names.get(mentionKey(mention));
                if (!name || parts.some((one) => declaresIn(one, name.name)))
                    continue;
                mentions.push({ name, path, line: part.line, text: lines[part.line - 1] ?? '' });
            }
    }
    return { broken, mentions };
}
const bare = (name) => name.replace(/^--/, '');
const mentionKey = ({ kind, name }) => `${kind} ${kind === 'route' ? routeKey(name) : name}`;
const tokenOf = (kind, name) => kind === 'route' ? (name.match(/[A-Za-z][\w.-]*/g)?.at(-1) ?? name) : bare(name);
function hasToken(text, wanted) {
    // Manual pages write `\-` for a dash.
    const plain = text.includes('\\-') ? text.replaceAll('\\-', '-') : text;
    for (const [token] of plain.matchAll(TOKEN)) {
        if (wanted.has(token) || wanted.has(token.replace(/[.-]+$/, '')))
            return true;
    }
    return false;
}
function findVersions(path, text, versions, { limits }) {
    const found = [];
    let number = 0;
    for (const line of limits.linesOf(path, text)) {
        number += 1;
        for (const one of versions) {
            if (!statesVersion(line, one) || isPast(line))
                continue;
            const between = one.sign ?? ' ';
            const edit = line.split(one.version).length === 2 ? line.replace(one.version, () => one.now) : undefined;
            found.push({
                ...{ drift: 'broken', kind: 'version', name: `${one.tool}${between}${one.version}` },
                ...{ path, line: number, removed: one.removed, became: `${one.tool}${between}${one.now}` },
                ...(edit !== undefined && { edit }),
            });
        }
    }
    return found;
}
function findFiles(path, lines, parts, files) {
    if (files.names.size === 0)
        return [];
    return parts.flatMap((part) => {
        const name = files.find(path, part, lines[part.line - 1] ?? '');
        if (name === undefined)
            return [];
        return [
            { drift: 'broken', kind: 'file', name, path, line: part.line, removed: { path: name } },
        ];
    });
}
function findImports(path, lines, parts, exports) {
    if (exports.size === 0)
        return [];
    const blocks = parts.filter(({ as, past }) => as === 'block' && !past);
    return importsIn(blocks).flatMap(({ module, name, line }) => {
        const found = exports.get(`${module} ${name}`);
        if (!found || !lines[line - 1]?.includes(name))
            return [];
        const { removed } = found;
        return [
            { drift: 'broken', kind: 'import', name: `${name} from ${module}`, path, line, removed },
        ];
    });
}
async function findStale(mentions, after, rules) {
    const mentioned = new Map(mentions.map(({ name }) => [mentionKey(name), name]));
    if (mentioned.size === 0)
        return [];
    const { limits } = rules;
    const code = [...after.files.keys()].filter((path) => (0,documentation/* isWritten */.QH)(path) && !rules.isPage(path));
    const gone = await withoutLeft([...mentioned.values()], after, code, limits);
    const found = gone.flatMap((name) => {
        const pages = new Set();
        const places = mentions.filter((one) => one.name === name && !pages.has(one.path) && pages.add(one.path));
        return limits
            .most(places, MAX_PLACES, `pages that mention ${(0,foreign/* codeSpan */.SS)(name.name)}`)
            .map(staleAt);
    });
    const [first, ...others] = found.sort(byPlace);
    if (first === undefined || gone.length <= MAX_STALE)
        return found;
    const also = [...new Set(others.map(({ name }) => name))].filter((name) => name !== first.name);
    return [{ ...first, also }];
}
function staleAt({ name: { kind, name, removed, became }, path, line, text, }) {
    const now = became === undefined ? undefined : kind === 'flag' ? `--${bare(became)}` : became;
    const word = new RegExp(`(?<![\\w$-])${RegExp.escape(name)}(?![\\w$-])`, 'g');
    const edit = now === undefined ? text : text.replace(word, () => now);
    return {
        ...{ drift: 'stale', kind, name, path, line, removed },
        ...(now !== undefined && { became: now }),
        ...(edit !== text && { edit }),
    };
}
function byPlace(a, b) {
    const order = a.drift === b.drift ? 0 : a.drift === 'broken' ? -1 : 1;
    return order || (a.path < b.path ? -1 : a.path > b.path ? 1 : a.line - b.line);
}

;// CONCATENATED MODULE: ./.build/program/src/drift/compared.js
// Which names of a change of the code each of several versions of the documentation takes up: what is
// new in the code and on a page now, and what is gone from the code and from pages. A name is a word that
// pages show as code.



const compared_MAX_NAMES = 200;
const compared_WORD = /-{0,2}[A-Za-z_$][\w$]*(?:[.-][\w$]+)*/g;
/** Short and plain words are on pages for many reasons, unless they are alone. */
const TELLING = /^--\w|[a-z\d][A-Z]|[\w$][._-][\w$]/;
/** `code` has the documentation from before the change, and each version only its own beside that. */
async function compareNames(before, code, versions, rules) {
    const { was, is } = await readChangedCode(before, code, rules);
    const [old, now] = [wordsIn(was.values()), wordsIn(is.values())];
    const shown = await shownOn(code, rules);
    const compared = [];
    for (const version of versions) {
        const pages = await shownOn(version, rules);
        const come = pages.difference(shown);
        const gone = shown.difference(pages);
        const taken = [
            ...[...come].filter((name) => now.has(compared_bare(name)) && !old.has(compared_bare(name))),
            ...[...gone].filter((name) => old.has(compared_bare(name)) && !now.has(compared_bare(name))),
        ];
        compared.push(taken.slice(0, compared_MAX_NAMES));
    }
    return compared;
}
const compared_bare = (word) => word.replace(/^-+/, '');
function wordsIn(texts) {
    const words = new Set();
    for (const text of texts)
        for (const [word] of text.matchAll(compared_WORD))
            words.add(compared_bare(word));
    return words;
}
async function shownOn(tree, rules) {
    const names = new Set();
    const paths = [...tree.files.keys()].filter((path) => (0,documentation/* isCurrentPage */.P$)(path, rules));
    for await (const { path, text } of tree.read(paths)) {
        rules.limits.assertTime();
        for (const part of await readParts(path, text)) {
            if (part.as === 'prose')
                continue;
            const words = part.text.match(compared_WORD) ?? [];
            const alone = part.as === 'literal' && words.length === 1;
            for (const word of words)
                if (alone || TELLING.test(word))
                    names.add(word);
        }
    }
    return names;
}

// EXTERNAL MODULE: ./.build/program/src/drift/limits.js
var limits = __webpack_require__(60066);
;// CONCATENATED MODULE: ./.build/program/src/drift/drift-thread.js
// Checks a repository in a thread of its own, within limits of time and memory: everything in it was
// written by others.









/** CPU time decides (see `Limits`). This ends a thread that does not even get that. */
const TIME_MS = 600_000;
const MEMORY_MB = 512;
const YOUNG_MB = 12;
/** In characters. Longer lines were cut when they were read, and a part is no suggestion. */
const MAX_EDIT = 1_000;
const OUT_OF_TIME = 'out of time';
/** `path`: where programs are found. */
async function ask({ path, ...question }, clock, signal) {
    const limits = { timeMs: TIME_MS, memoryMb: MEMORY_MB, youngMb: YOUNG_MB, clock };
    const thread = new side_thread/* SideThread */.kw('drift', limits);
    const git = lendGit((0,git_git.createGit)({ path }));
    try {
        const answered = await thread.ask(question, { give: git.give, ...(signal && { signal }) });
        if (answered === OUT_OF_TIME)
            throw new side_thread/* ThreadLimitReached */.IQ('time');
        return answered;
    }
    catch (error) {
        if (!(error instanceof side_thread/* ThreadLimitReached */.IQ))
            throw error;
        const limit = error.limit === 'time' ? '60 seconds of CPU time' : `${MEMORY_MB} MB of memory`;
        throw new errors/* WorkFailed */.v$(`The documentation could not be checked within ${limit}, so nothing is known about it. Split the change, or narrow \`docs-paths\`.`, { cause: error });
    }
    finally {
        git.end();
        await thread.close();
    }
}
const findDriftInThread = ask;
/** What is broken in the whole repository. */
const findBrokenInThread = ask;
const compareInThread = ask;
/** What such a thread does. */
function findDriftForOthers() {
    (0,side_thread/* answerAsThread */.RD)((question, want) => answer(question, borrowGit(want)));
}
async function answer(question, git) {
    const { gitDir, env, before: base, versions } = question;
    const open = (commit) => openTree(git, { gitDir, commit, ...(env && { env }) });
    const rules = (0,documentation/* rulesOf */.fD)(question.rules, new limits/* Limits */.x());
    try {
        const after = await open(question.after);
        const before = base === undefined ? undefined : await open(base);
        if (before && versions !== undefined)
            return await compareNames(before, after, await Promise.all(versions.map(open)), rules);
        const { findings, ...drift } = before
            ? await findDrift(before, after, rules)
            : await findBroken(after, rules);
        const { unread: partly, slow, cut } = rules.limits;
        const unread = [...(before?.unread ?? new Set()), ...after.unread, ...partly, ...slow];
        return {
            ...drift,
            ...sortOut(findings, question.rules),
            unread: [...new Set(unread)],
            cut: [...cut],
        };
    }
    catch (error) {
        if (error instanceof limits/* OutOfTime */.f)
            return OUT_OF_TIME;
        throw error;
    }
}
/** What the settings accept is no finding. */
function sortOut(all, { accept = [] }) {
    const findings = [];
    const accepted = [];
    for (const { edit = '', ...one } of all) {
        const { path, name, kind } = one;
        const by = accept.find((entry) => entry.page === path && entry.name === name);
        if (by)
            accepted.push({ page: path, name, reason: by.reason, kind });
        else
            findings.push(edit !== '' && edit.length <= MAX_EDIT ? { ...one, edit } : one);
    }
    return { findings, accepted };
}


/***/ }),

/***/ 60066:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   f: () => (/* binding */ OutOfTime),
/* harmony export */   x: () => (/* binding */ Limits)
/* harmony export */ });
// How much a check may read, and what it therefore did not read. It is CPU time that is limited: a machine
// that is busy with others does not make a file slow.
/** In milliseconds. */
const FILE_MS = 10_000;
const ALL_MS = 60_000;
const cpuMs = () => {
    const { user, system } = process.threadCpuUsage();
    return (user + system) / 1000;
};
class OutOfTime extends Error {
}
class Limits {
    /** Files that took too long, and were left. */
    slow = new Set();
    /** Files that were too large to be read completely. */
    unread = new Set();
    /** Of what only the first were compared. */
    cut = new Set();
    #cpu;
    #end;
    constructor(cpu = cpuMs) {
        this.#cpu = cpu;
        this.#end = cpu() + ALL_MS;
    }
    assertTime(now = this.#cpu()) {
        if (now > this.#end)
            throw new OutOfTime();
        return now;
    }
    /** The first of these. */
    most = (all, count, what) => {
        if (all.length > count)
            this.cut.add(`the first ${count} of ${all.length} ${what}`);
        return all.slice(0, count);
    };
    /** The lines of a file, until it takes too long. */
    *linesOf(path, text) {
        const start = this.assertTime();
        if (this.slow.has(path))
            return;
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


/***/ }),

/***/ 27466:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Hp: () => (/* binding */ startSideProcess),
/* harmony export */   IQ: () => (/* binding */ ThreadLimitReached),
/* harmony export */   LO: () => (/* binding */ setupOfThread),
/* harmony export */   Q3: () => (/* binding */ startSideThread),
/* harmony export */   QJ: () => (/* binding */ setupOfProcess),
/* harmony export */   RD: () => (/* binding */ answerAsThread),
/* harmony export */   kw: () => (/* binding */ SideThread),
/* harmony export */   taskOfThread: () => (/* binding */ taskOfThread)
/* harmony export */ });
/* harmony import */ var node_child_process__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(31421);
/* harmony import */ var node_events__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(78474);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(76760);
/* harmony import */ var node_worker_threads__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(75919);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(42205);
// A thread beside the main one, for work on text from outside: however long it takes, the main thread
// answers, renews its leases, and ends the thread at its limit. What may end the process that it runs in
// gets a process instead.






/** In the bundle, and in the sources. */
const ENTRIES = ['side-thread.cjs', '../side-thread.ts'];
function startSideThread({ task, setup, entry = installedEntry() }, resourceLimits) {
    const started = { task, setup };
    return new node_worker_threads__WEBPACK_IMPORTED_MODULE_4__.Worker(entry, {
        workerData: started,
        resourceLimits,
        // Options of this process are not meant for it.
        execArgv: [],
        stdout: true,
        stderr: true,
    });
}
/** It writes to our standard error, and ends when this process does. */
function startSideProcess({ task, setup }, env) {
    const stdio = ['ignore', 'ignore', 'inherit', 'ipc'];
    const child = (0,node_child_process__WEBPACK_IMPORTED_MODULE_0__.fork)(installedEntry(), [task], { env, execArgv: [], stdio: [...stdio] });
    child.on('error', () => { });
    child.send(setup, () => { });
    return child;
}
/** In a side process: what it was started with. */
async function setupOfProcess() {
    const [setup] = await (0,node_events__WEBPACK_IMPORTED_MODULE_1__.once)(process, 'message');
    return setup;
}
function installedEntry() {
    const entries = ENTRIES.map((name) => (0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)(import.meta.dirname, name));
    const entry = entries.find((file) => (0,node_fs__WEBPACK_IMPORTED_MODULE_2__.existsSync)(file));
    if (entry !== undefined)
        return entry;
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_5__/* .SetupError */ .w3(`This installation of Docket is not complete: ${ENTRIES[0]} is missing. Install it again.`);
}
/** In a side thread or process: what it is for. */
const taskOfThread = () => node_worker_threads__WEBPACK_IMPORTED_MODULE_4__.isMainThread ? (process.argv[2] ?? '') : node_worker_threads__WEBPACK_IMPORTED_MODULE_4__.workerData.task;
const setupOfThread = () => node_worker_threads__WEBPACK_IMPORTED_MODULE_4__.workerData.setup;
/** The thread was ended because it took more than it may. */
class ThreadLimitReached extends Error {
    limit;
    constructor(limit) {
        super(`A side thread reached its limit of ${limit}.`);
        this.limit = limit;
    }
}
/** Answers questions, one after the other. It starts with the first, and again after it was ended. */
class SideThread {
    #task;
    #limits;
    #worker;
    #last = Promise.resolve();
    constructor(task, limits) {
        this.#task = task;
        this.#limits = limits;
    }
    /** `give` answers what the thread asks back. */
    ask(question, { signal, give } = {}) {
        const answer = this.#last.then(() => this.#ask(question, give, signal));
        this.#last = answer.catch(() => { });
        return answer;
    }
    async close() {
        const worker = this.#worker;
        this.#worker = undefined;
        await worker?.terminate();
    }
    #start() {
        const { entry, memoryMb: maxOldGenerationSizeMb, youngMb } = this.#limits;
        const worker = startSideThread({ task: this.#task, entry }, { maxOldGenerationSizeMb, ...(youngMb && { maxYoungGenerationSizeMb: youngMb }) });
        worker.on('error', () => { });
        worker.on('exit', () => {
            if (this.#worker === worker)
                this.#worker = undefined;
        });
        this.#worker = worker;
        return worker;
    }
    async #ask(question, give, signal) {
        signal?.throwIfAborted();
        const { timeMs, clock } = this.#limits;
        const worker = this.#worker ?? this.#start();
        const over = new AbortController();
        const { promise, resolve, reject } = Promise.withResolvers();
        const say = (message) => worker.postMessage(message);
        const hear = (message) => {
            if ('answer' in message)
                resolve(message.answer);
            else if ('failed' in message)
                reject(new Error(message.failed));
            else {
                const { id, wanted } = message;
                Promise.resolve(give?.(wanted)).then((given) => say({ given, id }), reject);
            }
        };
        const fail = (error) => reject(error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? new ThreadLimitReached('memory') : error);
        const exit = () => reject(new Error('A side thread ended before it answered.'));
        worker.on('message', hear).on('error', fail).on('exit', exit).ref();
        clock
            .sleep(timeMs, over.signal)
            .then(() => reject(new ThreadLimitReached('time')))
            .catch(() => { });
        const stop = () => reject(signal?.reason);
        signal?.addEventListener('abort', stop, { once: true });
        try {
            say({ question });
            return await promise;
        }
        catch (error) {
            await this.close();
            throw error;
        }
        finally {
            over.abort();
            signal?.removeEventListener('abort', stop);
            worker.off('message', hear).off('error', fail).off('exit', exit).unref();
        }
    }
}
/** What such a thread does until it is ended. `want` asks whoever asked. */
function answerAsThread(answer) {
    const wanting = new Map();
    let asked = 0;
    const say = (message) => node_worker_threads__WEBPACK_IMPORTED_MODULE_4__.parentPort?.postMessage(message);
    const want = (wanted) => {
        const id = ++asked;
        say({ wanted, id });
        return new Promise((resolve) => wanting.set(id, resolve));
    };
    node_worker_threads__WEBPACK_IMPORTED_MODULE_4__.parentPort?.on('message', (message) => {
        if ('given' in message) {
            wanting.get(message.id)?.(message.given);
            wanting.delete(message.id);
        }
        else {
            answer(message.question, want).then((found) => say({ answer: found }), (error) => say({ failed: error instanceof Error ? error.message : String(error) }));
        }
    });
}


/***/ })

};
