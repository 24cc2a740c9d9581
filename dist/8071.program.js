export const id = 8071;
export const ids = [8071];
export const modules = {

/***/ 18071:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  compareInThread: () => (/* binding */ compareInThread),
  explainInThread: () => (/* binding */ explainInThread),
  findDriftForOthers: () => (/* binding */ findDriftForOthers),
  findDriftInThread: () => (/* binding */ findDriftInThread),
  measureInThread: () => (/* binding */ measureInThread),
  rulesOf: () => (/* binding */ rulesOf)
});

// EXTERNAL MODULE: ./.build/program/src/shared/errors.js
var errors = __webpack_require__(42205);
// EXTERNAL MODULE: external "node:stream/consumers"
var consumers_ = __webpack_require__(38321);
;// CONCATENATED MODULE: ./.build/program/src/shared/git/file-tree.js
// The files of a commit as git has them, read in portions: a repository can be larger than the memory.


/** In bytes. What is larger was not written by hand. */
const MAX_FILE = 1_000_000;
const ENTRY = /^100\d{3} blob ([0-9a-f]+) +(\d+|BAD)\t(.+)$/s;
/** More files than this were not written by people; more bytes would take too long. */
const MAX_FILES = 100_000;
const MAX_BYTES = 400_000_000;
/** Symbolic links and submodules are left out. */
async function openTree(git, { gitDir, commit, env = {} }) {
    const list = ['--git-dir', gitDir, 'ls-tree', '-r', '-l', '-z', '--full-tree', commit];
    const listed = await (0,consumers_.text)(git.stream(list, { env }));
    const entries = listed.split('\0').flatMap((entry) => {
        const [, oid = '', size, path = ''] = ENTRY.exec(entry) ?? [];
        return oid === '' ? [] : [[path, { oid, size: Number(size) }]];
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

// EXTERNAL MODULE: ./.build/program/src/shared/glob.js
var glob = __webpack_require__(77012);
// EXTERNAL MODULE: ./.build/program/src/shared/side-thread.js
var side_thread = __webpack_require__(27466);
// EXTERNAL MODULE: ./.build/program/src/drift/drift.js + 2 modules
var drift = __webpack_require__(78642);
// EXTERNAL MODULE: ./.build/program/src/drift/names.js
var drift_names = __webpack_require__(82344);
// EXTERNAL MODULE: ./.build/program/src/drift/pages.js
var drift_pages = __webpack_require__(63064);
;// CONCATENATED MODULE: ./.build/program/src/drift/compared.js
// Which names of a change of the code each of several versions of the documentation takes up: names
// that are new and on a page now, and names that are gone and on no page any more.



const MAX_NAMES = 200;
/** `code` has the documentation from before the change, and each version only its own beside that. */
async function compareNames(before, code, versions, rules) {
    const { come, gone } = await (0,drift/* readChange */.pm)(before, code, rules);
    const names = (placed) => placed.flatMap(drift/* possible */.ux).filter(({ kind, name }) => (0,drift_names/* isWorthwhile */.qG)(kind, (0,drift/* nameAs */.wG)(kind, name)));
    const [added, removed] = [names(come.filter(({ spot }) => !spot.hidden)), names(gone)];
    const read = async (tree) => {
        const pages = new drift_pages/* Pages */.bQ(rules.lines, removed);
        const paths = [...tree.files.keys()].filter((path) => (0,drift/* isCurrentPage */.P$)(path, rules));
        for await (const { path, text } of tree.read(paths))
            pages.read(path, text);
        return pages;
    };
    const old = await read(code);
    const open = added.filter(({ kind, name }) => !old.has(kind, name));
    const stale = removed.filter((one) => old.of(one).length > 0);
    const compared = [];
    for (const version of versions) {
        const pages = await read(version);
        const taken = [
            ...open.filter(({ kind, name }) => pages.has(kind, name)),
            ...stale.filter((one) => pages.of(one).length === 0),
        ];
        // A word can be a flag and a setting; it is one name.
        const unique = new Map(taken.map(({ kind, name }) => [(0,drift_pages/* placeKey */.r4)('export', name), (0,drift/* nameAs */.wG)(kind, name)]));
        compared.push([...unique.values()].slice(0, MAX_NAMES));
    }
    return compared;
}

// EXTERNAL MODULE: ./.build/program/src/drift/evidence.js
var drift_evidence = __webpack_require__(71975);
// EXTERNAL MODULE: ./.build/program/src/drift/finding.js
var finding = __webpack_require__(6317);
// EXTERNAL MODULE: ./.build/program/src/drift/spots.js
var spots = __webpack_require__(41321);
;// CONCATENATED MODULE: ./.build/program/src/drift/coverage.js
// The whole repository at once: how much of what this project documents is on a page, and which flags
// pages give its programs that the code does not have. A map, not an alarm.






const MAX_LISTED = 1_000;
const MAX_KEPT = 100_000;
async function measureCoverage(tree, rules) {
    const pages = await readPages(tree, rules);
    const evidence = new drift_evidence/* Evidence */.o(pages);
    const names = new Map();
    const kept = new Map();
    const words = new Set();
    const strangers = new Set([...pages.lines.values()].flatMap((flags) => [...flags.keys()]));
    const programs = new Set();
    /** Also by another line, such as `MarkHidden("name")`. */
    const hidden = new Set();
    const keep = (place, proof) => {
        const isHidden = hidden.has(`${place.path} ${(0,spots/* fold */.AU)(place.spot.name)}`);
        if (!proof || isHidden || names.size >= MAX_KEPT)
            return;
        const name = (0,drift/* nameAs */.wG)(proof.kind, place.spot.name);
        const key = (0,drift_pages/* placeKey */.r4)(proof.kind, name);
        if (!names.has(key) && (0,drift_names/* isWorthwhile */.qG)(proof.kind, name))
            names.set(key, { place, proof });
    };
    const paths = [...tree.files.keys()].filter((path) => (0,drift/* isCode */._m)(path, rules));
    for await (const { path, text } of tree.read(paths)) {
        if ((0,drift_names/* isManifest */.Yh)(path))
            for (const program of (0,drift_names/* findPrograms */.z0)(path, text))
                programs.add(program);
        for (const word of wordsIn(text, strangers))
            words.add(word);
        for (const spot of (0,spots/* readSpots */.ij)(rules.lines, path, text)) {
            // Plain words are on pages for many reasons: on a map of everything, most of them would be wrong.
            if (spot.role === 'declared' || (!(0,drift_evidence/* isTelling */.c)(spot) && spot.look !== 'flag'))
                continue;
            if (spot.hidden)
                hidden.add(`${path} ${(0,spots/* fold */.AU)(spot.name)}`);
            evidence.count(path, spot);
            const key = `${spot.look} ${(0,spots/* fold */.AU)(spot.name)} ${spot.shape}`;
            if (kept.size < MAX_KEPT && !kept.has(key))
                kept.set(key, { path, spot: ownSpot(spot) });
            if (spot.role === 'text' && pages.lines.has(spot.name))
                programs.add(spot.name);
        }
    }
    for (const place of kept.values())
        keep(place, evidence.prove(place.path, place.spot));
    const flags = [...kept.values()].filter(({ spot }) => spot.look === 'flag' || ((0,drift_evidence/* isTelling */.c)(spot) && /flag|opt|arg|long/i.test(spot.shape)));
    const listed = [...names.values()].filter(({ place }) => !(0,finding/* isIgnored */.p)(place.spot.name, rules.ignore));
    return {
        ...countNames(listed, pages),
        gone: flags.length < 2 ? [] : findGone(pages, words, programs, rules),
    };
}
/** One that keeps no file in memory. */
function ownSpot({ name, shape, block, ...spot }) {
    return { ...spot, name: (0,spots/* own */.ZV)(name), shape: (0,spots/* own */.ZV)(shape), block: (0,spots/* own */.ZV)(block) };
}
async function readPages(tree, rules) {
    const pages = new drift_pages/* Pages */.bQ(rules.lines);
    const paths = [...tree.files.keys()].filter((path) => (0,drift/* isCurrentPage */.P$)(path, rules));
    for await (const { path, text } of tree.read(paths))
        pages.read(path, text);
    return pages;
}
function countNames(listed, pages) {
    const isDocumented = ({ place: { spot }, proof: { kind } }) => pages.has(kind, spot.name) || (spot.look === 'word' && pages.isDefined(spot.name));
    const open = listed.filter((one) => !isDocumented(one));
    const groups = Map.groupBy(listed, ({ proof }) => proof.kind);
    const kinds = Array.from(groups, ([kind, all]) => ({
        kind,
        names: all.length,
        documented: all.filter(isDocumented).length,
    }));
    return {
        kinds,
        names: listed.length,
        documented: listed.length - open.length,
        undocumented: open.slice(0, MAX_LISTED).map(({ place: { path, spot }, proof }) => ({
            ...{ kind: proof.kind, name: (0,drift/* nameAs */.wG)(proof.kind, spot.name), path, line: spot.line },
            evidence: proof,
        })),
    };
}
/** The flags of a command line whose program is ours, because the code has its name or its other flags. */
function findGone(pages, words, programs, { ignore }) {
    const gone = new Map();
    for (const [program, flags] of pages.lines) {
        if (drift_pages/* FOREIGN_PROGRAM */.UB.test(program))
            continue;
        const found = [...flags.keys()].filter((flag) => words.has(flag)).length;
        const isOurs = programs.has(program) || pages.lines.size === 1 || (found >= 3 && found * 2 >= flags.size);
        if (!isOurs)
            continue;
        for (const [flag, { name, page, line }] of flags) {
            if (words.has(flag) || gone.has(flag) || (0,finding/* isIgnored */.p)(name, ignore))
                continue;
            if ((0,drift_names/* isWorthwhile */.qG)('flag', name))
                gone.set(flag, { kind: 'flag', name, path: page, line });
        }
    }
    return [...gone.values()].slice(0, MAX_LISTED);
}
/** Which of these a text has, however it spells them. */
function wordsIn(text, wanted) {
    if (wanted.size === 0)
        return [];
    const found = [];
    for (const word of new Set(text.match(/[A-Za-z][\w-]{1,80}/g))) {
        const folded = (0,spots/* fold */.AU)(word);
        const positive = folded.startsWith('no') ? folded.slice(2) : `no${folded}`;
        for (const one of [folded, positive])
            if (wanted.has(one))
                found.push(one);
    }
    return found;
}
/** Where a name is in the code, what is declared like it, and whether it is expected on a page. */
async function explainName(tree, rules, name) {
    const pages = await readPages(tree, rules);
    const evidence = new drift_evidence/* Evidence */.o(pages);
    const folded = (0,spots/* fold */.AU)(name);
    const places = [];
    const paths = [...tree.files.keys()].filter((path) => (0,drift/* isCode */._m)(path, rules));
    for await (const { path, text } of tree.read(paths))
        for (const spot of (0,spots/* readSpots */.ij)(rules.lines, path, text))
            if ((0,spots/* fold */.AU)(spot.name) === folded && places.length < 20) {
                places.push({ path, spot });
                evidence.expect(path, spot);
            }
    evidence.close();
    for await (const { path, text } of tree.read(paths))
        for (const spot of (0,spots/* readSpots */.ij)(rules.lines, path, text))
            if ((0,spots/* fold */.AU)(spot.name) !== folded)
                evidence.count(path, spot);
    const kinds = ['flag', 'variable', 'route', 'command', 'key'];
    return {
        documented: kinds.filter((kind) => pages.has(kind, name)),
        places: places.map(({ path, spot }) => ({
            ...{ path, spot },
            groups: evidence.explain(path, spot),
            expected: !spot.hidden && evidence.prove(path, spot) !== undefined,
        })),
    };
}

;// CONCATENATED MODULE: ./.build/program/src/drift/drift-thread.js
// Checks a repository in a thread of its own, within limits of time and memory: everything in it was
// written by others.










/** CPU time decides (see `Lines`). This ends a thread that does not even get that. */
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
const measureInThread = ask;
const compareInThread = ask;
const explainInThread = ask;
/** What such a thread does. */
function findDriftForOthers() {
    (0,side_thread/* answerAsThread */.RD)((question, want) => answer(question, borrowGit(want)));
}
async function answer(question, git) {
    const { gitDir, env } = question;
    const open = (commit) => openTree(git, { gitDir, commit, ...(env && { env }) });
    const rules = rulesOf(question.rules);
    try {
        if (question.name !== undefined)
            return await explainName(await open(question.after), rules, question.name);
        if (question.before === undefined)
            return await measureCoverage(await open(question.after), rules);
        const [before, after] = await Promise.all([open(question.before), open(question.after)]);
        if (question.versions !== undefined)
            return await compareNames(before, after, await Promise.all(question.versions.map(open)), rules);
        const all = (await (0,drift/* findDrift */.L1)(before, after, rules)).map(({ edit = '', ...one }) => edit !== '' && edit.length <= MAX_EDIT ? { ...one, edit } : one);
        const unread = [...before.unread.union(after.unread).union(rules.lines.slow)];
        const { accept = {} } = question.rules;
        const isAccepted = ({ name }) => Object.hasOwn(accept, name);
        return {
            findings: all.filter((one) => !isAccepted(one)),
            accepted: [...new Set(all.filter(isAccepted).map(({ name }) => name))],
            unread,
        };
    }
    catch (error) {
        if (error instanceof spots/* OutOfTime */.fg)
            return OUT_OF_TIME;
        throw error;
    }
}
/** Nobody writes anything but documentation in these. */
const MARKUP = /\.(?:rst|adoc|asciidoc)$|(?:^|\/)(?:man|man\d|docs?)\/(?:[^/]+\/)*[\w.-]+\.[1-8]$/;
function rulesOf({ docsPaths, ignore, ignorePages }) {
    const pages = new Map();
    const listed = (0,glob/* matchesAny */._I)(docsPaths);
    const isPage = (path) => listed(path) || MARKUP.test(path);
    return {
        // Asked several times for each file of a repository.
        isPage(path) {
            const known = pages.get(path) ?? isPage(path);
            pages.set(path, known);
            return known;
        },
        isIgnoredPage: ignorePages.length > 0 ? (0,glob/* matchesAny */._I)(ignorePages) : () => false,
        ignore,
        lines: new spots/* Lines */.qo(),
    };
}


/***/ }),

/***/ 78642:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  L1: () => (/* binding */ findDrift),
  _m: () => (/* binding */ isCode),
  P$: () => (/* binding */ isCurrentPage),
  wG: () => (/* binding */ nameAs),
  ux: () => (/* binding */ possible),
  pm: () => (/* binding */ readChange)
});

// EXTERNAL MODULE: ./.build/program/src/jobs/changes/docs-check.js + 2 modules
var docs_check = __webpack_require__(30645);
;// CONCATENATED MODULE: ./.build/program/src/jobs/changes/broken-links.js
// Links and entries of a navigation that break from one commit to another, for the documentation check. It
// is the same code that checks the changes of jobs.

/** In characters, of all pages together. */
const MAX_PAGES = 20_000_000;
async function findLinksBrokenBetween(before, after) {
    const paths = [...new Set([...before.files.keys(), ...after.files.keys()])].filter((path) => docs_check/* LINKING */.jQ.test(path) && before.files.get(path) !== after.files.get(path));
    const taken = paths.filter((path) => before.files.has(path));
    if (taken.length === 0)
        return [];
    const [was, is] = [await textsOf(before, taken), await textsOf(after, paths)];
    const changes = paths.flatMap((path) => {
        const content = is.get(path) ?? null;
        const kind = !after.files.has(path) ? 'deleted' : before.files.has(path) ? 'modified' : 'added';
        return content === null && kind !== 'deleted' ? [] : [{ path, kind, mode: '100644', content }];
    });
    const broken = await (0,docs_check/* findBrokenLinks */.yM)(changes, docsTree(before, was, after));
    const pages = await textsOf(after, [...new Set(broken.map(({ path }) => path))]);
    return broken.map(({ path, target, became }) => {
        const lines = pages.get(path)?.toString('utf8').split('\n') ?? [];
        const at = lines.findIndex((line) => line.includes(target));
        const edit = became && lines[at]?.replace(target, () => became);
        const line = Math.max(0, at) + 1;
        return { path, target, line, ...(became && { became }), ...(edit && { edit }) };
    });
}
/** Pages are read once, and only if one of them can link to what changed. */
function docsTree(tree, known, after) {
    const folders = new Set();
    for (const path of tree.files.keys())
        for (let at = path.indexOf('/'); at >= 0; at = path.indexOf('/', at + 1))
            folders.add(path.slice(0, at));
    const all = [...tree.files.keys()];
    let pages;
    return {
        has: (path) => tree.files.has(path) || folders.has(path),
        paths: () => all,
        async read(path) {
            const here = known.get(path);
            if (here || !tree.files.has(path))
                return here ?? null;
            // What is no page, such as a navigation, counts as it is after the change.
            if (!docs_check/* LINKING */.jQ.test(path))
                return (await textsOf(after, [path])).get(path) ?? null;
            pages ??= textsOf(tree, all.filter((one) => docs_check/* LINKING */.jQ.test(one)));
            return (await pages).get(path) ?? null;
        },
    };
}
async function textsOf(tree, paths) {
    const texts = new Map();
    let left = MAX_PAGES;
    for await (const { path, text } of tree.read(paths)) {
        left -= text.length;
        if (left > 0)
            texts.set(path, Buffer.from(text));
    }
    return texts;
}

// EXTERNAL MODULE: ./.build/program/src/shared/generated.js
var generated = __webpack_require__(56081);
// EXTERNAL MODULE: ./.build/program/src/drift/evidence.js
var drift_evidence = __webpack_require__(71975);
// EXTERNAL MODULE: ./.build/program/src/drift/finding.js
var finding = __webpack_require__(6317);
// EXTERNAL MODULE: ./.build/program/src/drift/names.js
var names = __webpack_require__(82344);
// EXTERNAL MODULE: ./.build/program/src/drift/pages.js
var drift_pages = __webpack_require__(63064);
// EXTERNAL MODULE: ./.build/program/src/drift/spots.js
var spots = __webpack_require__(41321);
;// CONCATENATED MODULE: ./.build/program/src/drift/values.js
// Values that a change replaces in a declaration: the line is the same but for one number, text, or
// `true` and `false`.

const VALUE = /"[^"\\]{0,60}"|'[^'\\]{0,60}'|(?<![\w.])\d[\d._]{0,20}\w{0,3}|\b(?:true|false|True|False)\b/g;
const MAX_VALUES = 200;
function changedValues(lines, path, before, after) {
    if (before === '' || before === after)
        return [];
    const old = new Set(before.split('\n'));
    const fresh = after.split('\n');
    const now = new Set(fresh);
    const gone = new Map();
    for (const line of old)
        if (!now.has(line) && line.length < 400)
            gone.set(blank(line), line);
    const changed = [];
    for (const [index, line] of fresh.entries()) {
        if (old.has(line) || line.length >= 400)
            continue;
        const was = gone.get(blank(line));
        const pair = was === undefined ? undefined : differing(was, line);
        if (pair && changed.length < MAX_VALUES)
            changed.push({ ...pair, line: index + 1 });
    }
    if (changed.length === 0)
        return [];
    // The name is on the line itself, or on one closely above it.
    const near = new Map();
    for (const { line, name } of (0,spots/* readSpots */.ij)(lines, path, after)) {
        const names = near.get(line) ?? new Set();
        near.set(line, names.add(name));
    }
    return changed.flatMap(({ line, was, is }) => {
        for (let at = line; at > Math.max(0, line - 5); at -= 1) {
            const names = [...(near.get(at) ?? [])].filter((name) => name !== is && !/^defaults?/i.test(name));
            if (names.length > 0)
                return names.map((name) => ({ name, was, is }));
        }
        return [];
    });
}
const blank = (line) => line.replace(VALUE, '\0');
function differing(one, other) {
    const [old, now] = [one.match(VALUE) ?? [], other.match(VALUE) ?? []];
    const pairs = old.flatMap((value, index) => value === now[index] ? [] : [[value, now[index] ?? '']]);
    const [[was = '', is = ''] = []] = pairs;
    const bare = (value) => value.replace(/^["']|["']$/g, '');
    return pairs.length === 1 && bare(was) !== '' && bare(is) !== ''
        ? { was: bare(was), is: bare(is) }
        : undefined;
}

;// CONCATENATED MODULE: ./.build/program/src/drift/drift.js
// Does the documentation still fit? What a change adds, removes, or renames is held against the pages
// as they are after it. A finding has to be right more than all of them have to be found: a check that
// cries wolf is turned off.








const MAX_FINDINGS = 200;
const MAX_CANDIDATES = 2_000;
const MAX_HEADS = 50;
/** Pages about the past, such as changelogs and decisions, and pages that tests use. */
const PAST_PAGE = /(?:^|\/)(?:changelogs?|changes|history|releases?|release-notes?|news|migrat\w*|upgrad\w*|blog|adrs?|rfcs?|proposals?|decisions|archived?|versioned_docs|\.github|tests?|__tests__|testdata|fixtures)(?:[/.-]|$)/i;
/** Also the folders of tools, such as `.github/`, whose names begin with a dot. */
const TEST = /(?:^|\/)(?:tests?|__tests__|__mocks__|testdata|testsuite|fixtures|specs?|e2e|examples?|samples?|bench(?:marks?)?|mocks?|changelogs?)\/|[._-](?:test|spec|stories|bench)\.\w+$|_test\.\w+$|(?:^|\/)(?:test[_-][\w-]+\.\w+|conftest\.py)$|(?:^|\/)\.[\w-]+\/|Tests?\.(?:java|kt|php|cs)$/;
const NO_TEXT = /\.(?:png|jpe?g|gif|svg|webp|ico|pdf|woff2?|ttf|otf|eot|zip|gz|tgz|bz2|xz|7z|jar|war|class|wasm|so|dll|exe|bin|mp[34]|mov|webm|csv|parquet|sqlite|db|pyc|min\.\w+|po|pot|css|scss|less|ipynb|patch|diff)$|(?:^|\/)(?:change-?log|changes|news|history|authors|thanks|todo|copying|license|notice|install)(?:[.-](?:old|\d+|txt))?$/i;
/** What lists dependencies or pages; their names are other people's, or no names. */
const LISTS = /(?:^|\/)(?:package|composer|bower|deno|tsconfig[\w.]*)\.json$|(?:^|\/)(?:Cargo\.toml|pyproject\.toml|go\.(?:mod|work)|pom\.xml|requirements[\w.-]*\.txt|Gemfile|Pipfile|mkdocs\.ya?ml|_config\.yml|sidebars\.\w+|docusaurus\.config\.\w+|setup\.(?:py|cfg)|codecov\.yml|renovate\.json\d?)$|\.(?:gradle(?:\.kts)?|gemspec|csproj|sln|cabal|nix|tf)$|(?:^|\/)completions?\//;
const PAGE = /\.(?:mdx?|rst|adoc|asciidoc|txt|html?|[1-8])$/i;
const isWritten = (path) => !NO_TEXT.test(path) && !(0,generated/* isGenerated */.U)(path);
const isCode = (path, { isPage }) => isWritten(path) && !TEST.test(path) && !isPage(path);
/** One that is compared with the code. */
function isCurrentPage(path, { isPage, isIgnoredPage }) {
    if (!PAGE.test(path) || !isPage(path) || (0,generated/* isGenerated */.U)(path))
        return false;
    return !PAST_PAGE.test(path) && !isIgnoredPage(path);
}
async function findDrift(before, after, rules) {
    const change = await readChange(before, after, rules);
    const counts = ({ name }) => !(0,finding/* isIgnored */.p)(name, rules.ignore);
    const links = (await findLinksBrokenBetween(before, after))
        .filter(({ path }) => !rules.isIgnoredPage(path))
        .map(({ target, ...one }) => {
        return { drift: 'stale', kind: 'link', name: target, ...one };
    });
    const wanted = [...change.gone.flatMap(possible), ...change.stated.gone];
    if (wanted.length + change.come.length + change.values.length === 0)
        return links.filter(counts);
    const values = new Set(change.values.map(({ name }) => (0,spots/* fold */.AU)(name)));
    const pages = new drift_pages/* Pages */.bQ(rules.lines, wanted, values);
    const paths = [...after.files.keys()].filter((path) => isCurrentPage(path, rules));
    for await (const { path, text } of after.read(paths))
        pages.read(path, text);
    const searches = [searchStale(change, pages, rules), searchMissing(change, pages, rules)];
    const code = change.code.filter((path) => searches.some((one) => one.paths.has(path)));
    for await (const { path, text } of after.read(code))
        for (const one of searches)
            if (one.paths.has(path))
                one.read(path, text);
    const [stale = [], missing = []] = searches.map((one) => one.findings());
    const renamed = new Set(stale.map(({ became }) => became && (0,spots/* fold */.AU)(became)));
    return [
        ...stale,
        ...statedStale(change, pages),
        ...findValues(change.values, pages),
        ...links,
        ...missing.filter(({ name }) => !renamed.has((0,spots/* fold */.AU)(name))),
    ]
        .filter((one) => counts(one) && !rules.lines.slow.has(one.path))
        .sort(byPlace)
        .slice(0, MAX_FINDINGS);
}
async function readChange(before, after, rules) {
    const differ = (one, other) => [...one.files.keys()].filter((path) => one.files.get(path) !== other.files.get(path) && isCode(path, rules));
    const textsOf = async (tree, paths) => {
        const texts = new Map();
        for await (const { path, text } of tree.read(paths))
            texts.set(path, text.replace(/\r\n?/g, '\n'));
        return texts;
    };
    const was = await textsOf(before, differ(before, after));
    const is = await textsOf(after, differ(after, before));
    const [gone, come] = [spotsIn(was, is, rules), spotsIn(is, was, rules)];
    const keyOf = ({ spot: { look, name, shape } }) => look === 'route' ? (0,drift_pages/* placeKey */.r4)(look, name) : `${look} ${shape} ${name}`;
    const without = (all, others) => {
        const known = new Set(others.map(keyOf));
        return all.filter((one) => !known.has(keyOf(one))).slice(0, MAX_CANDIDATES);
    };
    const stated = (texts) => [...texts].flatMap(([path, text]) => (0,names/* findStated */.rd)(path, text).map((one) => ({ ...one, path })));
    const [old, now] = [stated(was), stated(is)];
    const keys = (all) => new Set(all.map((one) => (0,drift_pages/* placeKey */.r4)(one.kind, one.name)));
    const [oldKeys, nowKeys] = [keys(old), keys(now)];
    const paths = [...was.keys()].filter((path) => !after.files.has(path) && path.includes('/'));
    return {
        gone: without(gone, come),
        come: without(come, gone),
        stated: {
            gone: [
                ...old.filter((one) => !nowKeys.has((0,drift_pages/* placeKey */.r4)(one.kind, one.name))),
                ...paths.map((path) => ({ kind: 'path', name: path, path })),
            ],
            come: now.filter((one) => !oldKeys.has((0,drift_pages/* placeKey */.r4)(one.kind, one.name))),
        },
        values: [...is].flatMap(([path, text]) => changedValues(rules.lines, path, was.get(path) ?? '', text)),
        was,
        is,
        code: [...after.files.keys()].filter((path) => isCode(path, rules)),
    };
}
/** The names on lines of these files that the others do not have. */
function spotsIn(files, others, rules) {
    const lines = new Map();
    for (const text of others.values())
        for (const line of text.split('\n'))
            lines.set(line, (lines.get(line) ?? 0) + 1);
    const found = [];
    for (const [path, text] of files) {
        if (LISTS.test(path))
            continue;
        const all = text.split('\n');
        const isOwn = (line) => {
            const left = lines.get(line) ?? 0;
            if (left > 0)
                lines.set(line, left - 1);
            return left === 0;
        };
        for (const spot of (0,spots/* readSpots */.ij)(rules.lines, path, text, isOwn))
            if (found.length < MAX_CANDIDATES * 10)
                found.push({ path, spot, text: all[spot.line - 1] ?? '' });
    }
    return found;
}
/** What pages may call it. */
function possible({ spot: { look, name, role } }) {
    if (look !== 'word')
        return [{ kind: look, name }];
    const kinds = role === 'declared' ? ['export'] : ['flag', 'command', 'key'];
    return kinds.map((kind) => ({ kind, name }));
}
function searchMissing({ come, is, code }, pages, rules) {
    const isDocumented = ({ spot: { look, name } }) => look === 'word'
        ? ['flag', 'command', 'key', 'variable'].some((kind) => pages.has(kind, name))
        : pages.has(look, name);
    const aliasKey = ({ path, spot: { line, look, shape } }) => `${path} ${line} ${look} ${look === 'word' ? shape : ''}`;
    const documented = new Set(come.filter(isDocumented).map(aliasKey));
    const open = come.filter((one) => one.spot.role !== 'declared' &&
        !one.spot.hidden &&
        // Another name for what is documented is on the same line.
        !documented.has(aliasKey(one)) &&
        !isDocumented(one));
    const evidence = new drift_evidence/* Evidence */.o(pages);
    for (const { path, spot } of open)
        evidence.expect(path, spot);
    evidence.close();
    const isNew = new Set(come.map(({ spot }) => (0,spots/* fold */.AU)(spot.name)));
    for (const [path, text] of open.length > 0 ? is : [])
        for (const spot of (0,spots/* readSpots */.ij)(rules.lines, path, text))
            if (!isNew.has((0,spots/* fold */.AU)(spot.name)))
                evidence.count(path, spot);
    // Only what its own file leaves open is looked for in others.
    const far = open.filter(({ path, spot }) => !evidence.isDecided(path, spot));
    const heads = [...new Set(far.flatMap(({ spot }) => headsOf(spot)))].slice(0, MAX_HEADS);
    const folders = new Set(far.map(({ path }) => folderOf(path)));
    const extensions = new Set(far.map(({ path }) => extensionOf(path)));
    return {
        paths: new Set(code.filter((path) => !is.has(path) && extensions.has(extensionOf(path)))),
        read(path, text) {
            if (!folders.has(folderOf(path)) && !heads.some((head) => text.includes(head)))
                return;
            for (const spot of (0,spots/* readSpots */.ij)(rules.lines, path, text))
                evidence.count(path, spot);
        },
        findings: () => missingIn(open, evidence),
    };
}
function missingIn(open, evidence) {
    const found = new Map();
    for (const { path, spot } of open) {
        if (evidence.knows(path, spot))
            continue;
        const proof = evidence.prove(path, spot);
        if (!proof || !(0,names/* isWorthwhile */.qG)(proof.kind, nameAs(proof.kind, spot.name)))
            continue;
        const name = nameAs(proof.kind, spot.name);
        const key = (0,drift_pages/* placeKey */.r4)(proof.kind, name);
        if (found.has(key))
            continue;
        const { kind } = proof;
        found.set(key, { drift: 'missing', kind, name, path, line: spot.line, evidence: proof });
    }
    // A few names do not say what many new ones are.
    const kinds = Map.groupBy(found.values(), ({ kind }) => kind);
    const many = ({ kind }) => kinds.get(kind)?.length ?? 0;
    return [...found.values()].filter((one) => {
        const { names = 0 } = one.evidence ?? {};
        return names >= 5 || many(one) <= 2 * names;
    });
}
/** Without these, a file has nothing of this shape. */
function headsOf({ shape, look }) {
    if (look === 'flag')
        return ['--'];
    const words = shape.slice(shape.indexOf(' ')).match(/[A-Za-z_]\w{2,}/g);
    return words ? [words.sort((a, b) => b.length - a.length)[0] ?? ''] : [];
}
const folderOf = (path) => path.slice(0, path.lastIndexOf('/') + 1);
const extensionOf = (path) => path.slice(path.lastIndexOf('.') + 1);
const nameAs = (kind, name) => kind === 'flag' && !name.startsWith('--') ? `--${(0,spots/* kebab */.i9)(name)}` : name;
function searchStale(change, pages, rules) {
    const candidates = change.gone.filter((one) => possible(one).some((name) => pages.of(name).length > 0));
    const evidence = new drift_evidence/* Evidence */.o(pages);
    for (const { path, spot } of candidates)
        evidence.expect(path, spot);
    evidence.close();
    for (const [path, text] of candidates.length > 0 ? change.was : [])
        for (const spot of (0,spots/* readSpots */.ij)(rules.lines, path, text))
            evidence.count(path, spot);
    const gone = new Map();
    for (const one of candidates) {
        const { path, spot } = one;
        const proof = evidence.prove(path, spot);
        const kind = kindOf(one, proof, pages);
        if (!kind || !(0,names/* isWorthwhile */.qG)(kind, nameAs(kind, spot.name)))
            continue;
        const places = pages.of({ kind, name: spot.name });
        const [key, word] = [(0,drift_pages/* placeKey */.r4)(kind, spot.name), wordOf(kind, spot.name)];
        const strong = proof !== undefined && proof.names >= 5;
        if (places.length > 0 && !gone.has(key))
            gone.set(key, { ...one, kind, word, places, strong });
    }
    return {
        paths: new Set(gone.size > 0 ? change.code : []),
        // What any code still has is not gone, also in files that the change leaves alone.
        read(path, text) {
            rules.lines.insistOnTime();
            for (const [key, one] of gone)
                if (text.includes(one.word) && isPresent(one, path, text, rules))
                    gone.delete(key);
        },
        findings: () => staleIn([...gone.values()], change),
    };
}
function staleIn(gone, change) {
    return gone.flatMap((one) => {
        const became = renameOf(one, change);
        const name = nameAs(one.kind, one.spot.name);
        return one.places.map(({ page, line, text }) => {
            const now = became === undefined ? undefined : nameAs(one.kind, became);
            const edit = now === undefined ? undefined : renamedLine(text, name, now);
            return {
                ...{ drift: 'stale', kind: one.kind, name, path: page, line },
                ...(now !== undefined && { became: now }),
                ...(edit !== undefined && { edit }),
            };
        });
    });
}
/** What it was: by its look, by what is declared beside it, or by the call that declared it. */
function kindOf({ spot }, proof, pages) {
    const { look, name, role } = spot;
    if (look !== 'word')
        return (0,drift_evidence/* isTelling */.c)(spot) || proof || look === 'flag' ? look : undefined;
    if (role === 'declared')
        return 'export';
    if (proof)
        return proof.kind;
    if (!(0,drift_evidence/* isTelling */.c)(spot))
        return undefined;
    if (pages.of({ kind: 'flag', name }).length > 0)
        return 'flag';
    return /[.-]/.test(name) ? 'key' : undefined;
}
function isPresent({ kind, spot, word, strong }, path, text, rules) {
    const { name, role } = spot;
    const bare = name.replace(/^--/, '');
    if (kind === 'flag' && wholeWord(`--${(0,spots/* kebab */.i9)(bare)}`).test(text))
        return true;
    if (!strong || kind === 'export')
        return wholeWord(name).test(text);
    const last = (one) => (0,spots/* fold */.AU)(one.slice(one.lastIndexOf('.') + 1));
    for (const other of (0,spots/* readSpots */.ij)(rules.lines, path, text, (line) => line.includes(word)))
        if (last(other.name) === last(name) && other.role === role)
            return true;
    return false;
}
const wholeWord = (name) => new RegExp(`(?<![\\w$-])${RegExp.escape(name)}(?![\\w$-])`);
const wordOf = (kind, name) => kind === 'route'
    ? ((0,drift_pages/* stepsOf */.B_)(name).findLast((step) => step !== '*') ?? name)
    : name.slice(name.lastIndexOf('.') + 1).replace(/^--/, '');
/** What came where it was: on the same line but for the name, or alone in the same shape. */
function renameOf({ path, spot, text }, { come, gone }) {
    const isAlike = (one) => one.path === path &&
        one.spot.shape === spot.shape &&
        one.spot.look === spot.look &&
        one.spot.block === spot.block;
    const bare = (line, name) => line.replaceAll(name, '\0').trim();
    const alike = come.filter(isAlike);
    const same = alike.filter((one) => bare(one.text, one.spot.name) === bare(text, spot.name));
    const names = new Set(alike.map((one) => one.spot.name));
    const others = new Set(gone.filter(isAlike).map((one) => one.spot.name));
    if (same.length === 1)
        return same[0]?.spot.name;
    return names.size === 1 && others.size === 1 ? alike[0]?.spot.name : undefined;
}
/** The line with the new name, spelled as the old one was. */
function renamedLine(line, name, became) {
    const edited = line.replace(new RegExp(wholeWord(name).source, 'g'), () => became);
    return edited === line ? undefined : edited;
}
/** Versions, scripts, and files that are gone and that pages still tell readers to use. */
function statedStale({ stated: { gone, come } }, pages) {
    return gone.flatMap(({ kind, name }) => pages.of({ kind, name }).map(({ page, line, text }) => {
        const tool = name.split(/[ @=]/, 1)[0] ?? '';
        const isNew = (one) => one.kind === kind && one.name.startsWith(tool);
        const now = kind === 'version' ? come.find(isNew) : undefined;
        const [old = '', fresh = ''] = [name, now?.name ?? ''].map((one) => /[\d.]+$/.exec(one)?.[0]);
        const edit = now && text.split(old).length === 2 ? text.replace(old, () => fresh) : undefined;
        return {
            ...{ drift: 'stale', kind, name, path: page, line },
            ...(now && { became: now.name }),
            ...(edit && { edit }),
        };
    }));
}
/** Values that a page states as the default, and that the change replaces. */
function findValues(values, pages) {
    return values.flatMap(({ name, was, is }) => pages.defaults
        .filter((one) => one.name === (0,spots/* fold */.AU)(name))
        .flatMap(({ page, line, text }) => {
        const stated = new RegExp(`(default[^.;|\\n]{0,40}?[^\\w.-])${RegExp.escape(was)}(?![\\w-]|\\.\\d)`, 'i');
        if (!stated.test(text) || wholeWord(is).test(text))
            return [];
        const edit = text.replace(stated, (_, start) => `${start}${is}`);
        const [old, became] = [`${name}: ${was}`, `${name}: ${is}`];
        return [{ drift: 'stale', kind: 'value', name: old, path: page, line, became, edit }];
    }));
}
function byPlace(a, b) {
    const order = a.drift === b.drift ? 0 : a.drift === 'stale' ? -1 : 1;
    return order || (a.path < b.path ? -1 : a.path > b.path ? 1 : a.line - b.line);
}


/***/ }),

/***/ 71975:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   c: () => (/* binding */ isTelling),
/* harmony export */   o: () => (/* binding */ Evidence)
/* harmony export */ });
/* harmony import */ var _spots_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(41321);
// Which places of the code declare what this project documents: for each shape, how many of the names in
// it are on a page. Where nearly all are, a new one is expected to be; where few are, nobody documents
// such names, and the check is silent.

/** What a word can be; a name with a look of its own is what it looks like. */
const KINDS_OF = {
    flag: ['flag'],
    variable: ['variable'],
    route: ['route'],
    word: ['flag', 'command', 'key'],
};
/**
 * Calls and keys whose names say what they declare. There, few names are enough to learn from; all
 * other shapes need more.
 */
const TELLING = {
    flag: /opt|arg|flag|param|long|name|case|switch|==|includes|indexOf|has\(/i,
    variable: /env(?:iron|var)?(?![A-Za-z])/i,
    route: /get|post|put|patch|delete|route|handle|path|mapping|\ball\b|key/i,
    word: /[Ff]lag|[Oo]ption|FLAGS|OPTIONS|[Aa]rgs?\b|[Aa]rgument|long|inputs|properties|Var\b|VarP|command|mapstructure|yaml|toml|koanf|Value/,
};
/** Places for settings, such as the inputs of an action. */
const SETTINGS = /\b(?:inputs|properties|tag|Value)\b/;
const isTelling = ({ look, shape, role, block }) => TELLING[look].test(shape.slice(shape.indexOf(' '))) ||
    (role === 'field' && look === 'word' && /inputs|properties/.test(block));
/** What builds, tests, or releases the program is not the program. Only its own file speaks for it. */
const TOOLING = /^(?:tools?|tooling|hack|ci|build|dev|devtools|contrib|helpers?|release|docker|packaging)\/|(?:^|\/)scripts?\/|^[\w-]*(?:build|release|bench|gulpfile|Gruntfile|tasks?|noxfile|setup)[\w-]*\.\w+$|(?:^|\/)(?:Rakefile|Makefile|Makevars|Dockerfile|install[\w-]*\.sh|[\w.-]+\.(?:mk|cmake|m4|am|ac|bat|ps1))$/;
/** From the closest to the largest. */
function groupsOf(path, spot) {
    const groups = allGroupsOf(path, spot);
    if (!TOOLING.test(path))
        return groups;
    const near = groups.filter(({ where, least }) => where === 'file' && least >= 3);
    return near.map((group) => ({ ...group, least: 5, share: 0.85 }));
}
function allGroupsOf(path, spot) {
    const { look, role, shape, block } = spot;
    const folder = path.slice(0, path.lastIndexOf('/') + 1);
    const inFile = role === 'field' ? `${shape} in ${block}` : shape;
    const group = (where, key, least, share) => ({
        key: `${{ file: path, folder, repository: '*' }[where]} ${look} ${key}`,
        ...{ where, least, share },
        mixed: role === 'field' && key !== inFile,
    });
    if (!isTelling(spot)) {
        // Plain words are everywhere: only many of them, close together, say something.
        // So are constants.
        if (look === 'word' || role !== 'text')
            return [group('file', inFile, 5, 0.85)];
        return [
            group('file', inFile, look === 'route' ? 5 : 3, 0.7),
            group('folder', shape, 5, 0.7),
            group('repository', shape, 5, 0.7),
        ];
    }
    // `StringVar` and `BoolVar` declare alike: what counts is which argument it is.
    const alike = role === 'field' ? 'field' : `any ${/[([{]\d?/.exec(shape)?.[0] ?? ''}`;
    return [
        group('file', inFile, 5, 0.6),
        group('folder', shape, 5, 0.6),
        group('file', alike, 2, 0.6),
        // One flag of a list of options says what the next one is.
        ...(role === 'field' && look === 'word'
            ? [group('file', inFile, 1, 1)]
            : [group('repository', shape, 3, 0.6), group('repository', alike, 2, 0.6)]),
        ...(look === 'word' ? [] : [group('repository', 'telling', 1, 0.6)]),
    ];
}
class Evidence {
    #pages;
    #groups = new Map();
    #looks = new Set();
    #proofs = new Map();
    #open = true;
    constructor(pages) {
        this.#pages = pages;
    }
    /** From here on, only names in groups that are already known are counted. */
    close() {
        this.#open = false;
    }
    count(path, spot) {
        if (!this.#open && !this.#looks.has(spot.look))
            return;
        const folded = (0,_spots_js__WEBPACK_IMPORTED_MODULE_0__/* .fold */ .AU)(spot.name);
        let name = '';
        for (const { key } of groupsOf(path, spot)) {
            const names = this.#groups.get(key) ?? (this.#open ? new Map() : undefined);
            if (!names || names.size >= 2_000 || names.get(folded) === spot.name)
                continue;
            if (names.size === 0)
                this.#groups.set(key, names);
            name ||= (0,_spots_js__WEBPACK_IMPORTED_MODULE_0__/* .own */ .ZV)(spot.name);
            names.set((0,_spots_js__WEBPACK_IMPORTED_MODULE_0__/* .fold */ .AU)(name), name);
        }
    }
    /** Makes its groups known, without the name itself. */
    expect(path, spot) {
        this.#looks.add(spot.look);
        for (const { key } of groupsOf(path, spot))
            if (!this.#groups.has(key))
                this.#groups.set(key, new Map());
    }
    /** Whether this name is already declared like that. */
    knows(path, spot) {
        const folded = (0,_spots_js__WEBPACK_IMPORTED_MODULE_0__/* .fold */ .AU)(spot.name);
        return groupsOf(path, spot).some(({ key }) => this.#groups.get(key)?.has(folded));
    }
    /** Why a name in this place is expected to be documented; undefined where it is not. */
    prove(path, spot) {
        for (const group of groupsOf(path, spot)) {
            const names = this.#groups.get(group.key);
            if (!names || names.size < group.least)
                continue;
            const proof = this.#share(group, names, spot);
            // Variables are read where they are needed, so all places of the program count.
            if (proof || spot.look !== 'variable')
                return proof ?? undefined;
        }
        return undefined;
    }
    /** Whether the closest group has names enough, or is the only one. */
    isDecided(path, spot) {
        const [closest, ...others] = groupsOf(path, spot);
        const size = (closest && this.#groups.get(closest.key)?.size) ?? 0;
        return others.length === 0 || size >= (closest?.least ?? 0);
    }
    /** All groups of a place, with what most of their names are documented as. */
    explain(path, spot) {
        return groupsOf(path, spot).map((group) => {
            const names = this.#groups.get(group.key) ?? new Map();
            const { least, share, where } = group;
            const none = { names: names.size, documented: 0, where };
            return { ...(this.#best(group, names, spot.look) ?? none), least, share };
        });
    }
    #share(group, names, spot) {
        const known = this.#proofs.get(group.key);
        if (known !== undefined)
            return known;
        const best = this.#best(group, names, spot.look);
        // Words that are no flags are on pages for many reasons, unless the place is one for settings.
        const isLoose = best?.kind === 'key' && !SETTINGS.test(`${spot.shape} ${spot.block}`);
        const isListed = best?.kind === 'flag' && best.names >= 10 && group.where === 'file';
        const most = isListed && group.share <= 0.6 ? 0.5 : group.share;
        const few = best && best.names < 5 && group.where === 'repository';
        const [least, share] = isLoose ? [group.mixed ? Infinity : 8, 0.85] : [1, few ? 1 : most];
        const proof = best && best.names >= least && best.documented / best.names >= share ? best : null;
        this.#proofs.set(group.key, proof);
        return proof;
    }
    #best({ where }, names, look) {
        const all = [...names.values()];
        let best;
        for (const kind of KINDS_OF[look]) {
            const documented = all.filter((name) => this.#pages.has(kind, name)).length;
            // Words are on pages for many reasons: a page has to be about most of them.
            if (kind === 'key' &&
                all.filter((name) => this.#pages.isDefined(name)).length < all.length * 0.6)
                continue;
            if (kind === 'key' && all.length < 5 && documented < all.length)
                continue;
            if (!best || documented > best.documented)
                best = { kind, names: all.length, documented, where };
        }
        return best;
    }
}


/***/ }),

/***/ 82344:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Yh: () => (/* binding */ isManifest),
/* harmony export */   qG: () => (/* binding */ isWorthwhile),
/* harmony export */   rd: () => (/* binding */ findStated),
/* harmony export */   z0: () => (/* binding */ findPrograms)
/* harmony export */ });
/* harmony import */ var _pages_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(63064);
// What files with a known structure say: the versions that a package needs, its scripts, its programs.
// And which names are nobody's to document.

/** What a manifest requires, and how people write its own version: `name@1.2.3`. */
const MANIFESTS = {
    'package.json': {
        needs: ['Node.js', /"node"\s{0,5}:\s{0,5}"[^"\d]{0,5}(\d{1,3})/],
        version: /^\s{0,4}"version"\s{0,5}:\s{0,5}"(\d[\w.-]{2,40})"/m,
        sign: '@',
    },
    'pyproject.toml': {
        needs: ['Python', /requires-python\s{0,5}=\s{0,5}"[^"\d]{0,5}(\d\.\d{1,2})/],
        version: /^version\s{0,5}=\s{0,5}"(\d[\w.-]{2,40})"/m,
        sign: '==',
    },
    'Cargo.toml': {
        needs: ['Rust', /^rust-version\s{0,5}=\s{0,5}"(\d\.\d{1,3})/m],
        version: /^version\s{0,5}=\s{0,5}"(\d[\w.-]{2,40})"/m,
        sign: '@',
    },
    'go.mod': { needs: ['Go', /^go (\d\.\d{1,3})/m] },
};
const OWN_NAME = /^\s{0,4}"?name"?\s{0,5}[:=]\s{0,5}"([@\w./-]{1,100})"/m;
/** Targets of make and recipes of just. */
const TARGET = /^@?([A-Za-z][\w.-]{0,60})(?:\s[^\n:=]{0,200})?:(?!=)/gm;
const MAX_NAMES = 1_000;
const nameOf = (path) => path.slice(path.lastIndexOf('/') + 1);
/** Versions and scripts that a file with a known structure has. */
function findStated(path, text) {
    const file = nameOf(path);
    const found = [];
    const manifest = Object.hasOwn(MANIFESTS, file) ? MANIFESTS[file] : undefined;
    const add = (kind, name) => found.length < MAX_NAMES && found.push({ kind, name });
    if (manifest?.needs) {
        const [tool, pattern] = manifest.needs;
        const needed = pattern.exec(text);
        if (needed)
            add('version', `${tool} ${needed[1]}`);
    }
    const version = manifest?.version?.exec(text);
    const name = version && OWN_NAME.exec(text)?.[1];
    if (version && name)
        add('version', `${name}${manifest?.sign}${version[1]}`);
    if (file === 'package.json' || file === 'composer.json') {
        const { scripts } = parsed(text);
        for (const script of Object.keys(record(scripts)))
            add('script', (0,_pages_js__WEBPACK_IMPORTED_MODULE_0__/* .scriptKey */ .fD)('npm', script));
    }
    const tool = /^(?:GNU)?[Mm]akefile$/.test(file) ? 'make' : /^\.?justfile$/i.test(file) && 'just';
    for (const { 1: target = '' } of tool ? text.matchAll(TARGET) : [])
        add('script', (0,_pages_js__WEBPACK_IMPORTED_MODULE_0__/* .scriptKey */ .fD)(tool || '', target));
    return found;
}
/** What the programs of a repository are called, by the files that say so. */
function findPrograms(path, text) {
    const file = nameOf(path);
    if (file === 'package.json') {
        const { bin, name } = parsed(text);
        return [nameOf(String(name)), ...Object.keys(typeof bin === 'string' ? {} : record(bin))];
    }
    if (file === 'composer.json') {
        const { bin } = parsed(text);
        return Array.isArray(bin) ? bin.map((one) => nameOf(String(one))) : [];
    }
    if (file === 'pyproject.toml') {
        const at = text.search(/^\[(?:project|tool\.poetry)\.scripts\]/m);
        const section = at < 0 ? '' : text.slice(at + 5, at + 2_000).split(/^\[/m, 1)[0];
        return Array.from((section ?? '').matchAll(/^"?([\w-]{1,60})"?\s{0,5}=/gm), ([, one = '']) => one);
    }
    const own = /^(?:name = "|module (?:\S{0,200}\/)?)([\w-]{1,60})"?$/m.exec(text)?.[1];
    return own ? [own] : [];
}
const isManifest = (path) => Object.hasOwn(MANIFESTS, nameOf(path)) || nameOf(path) === 'composer.json';
const record = (value) => (typeof value === 'object' && value !== null ? value : {});
function parsed(text) {
    try {
        return record(JSON.parse(text));
    }
    catch {
        return {};
    }
}
/** What the system, the runner, or a tool defines, and words in capitals that are no variables. */
const OTHERS = new Set([
    'PATH HOME CI USER SHELL PWD TERM TMPDIR TEMP TMP LANG LANGUAGE TZ IFS EDITOR VISUAL PAGER DISPLAY',
    'OSTYPE COMPREPLY NOTIFY_SOCKET NO_COLOR FORCE_COLOR COLORTERM',
    'HTTP_PROXY HTTPS_PROXY NO_PROXY ALL_PROXY',
    'APPDATA LOCALAPPDATA USERPROFILE COMSPEC SYSTEMROOT PATHEXT MSYSTEM',
    'NODE_ENV NODE_OPTIONS NODE_PATH GOPATH GOROOT RUBYOPT RUBYLIB MAKEFLAGS GH_TOKEN GH_REPO GH_HOST',
    'PATH_INFO QUERY_STRING REQUEST_METHOD HTTP_HOST HTTP_REFERER HTTP_USER_AGENT HTTP_COOKIE',
    'GET HEAD POST PUT PATCH DELETE OPTIONS',
    'DEBUG TEST DEV PROD MODE TRUE FALSE NULL NONE TODO FIXME UTF8 UTF_8 ASCII',
].flatMap((line) => line.split(' ')));
const FAMILIES = /^(?:(?:ACTIONS|AWS|BASH|CARGO|DOCKER|DYLD|GIT|GITHUB|GITLAB_CI|INPUT|JAVA|JEST|KUBERNETES|LC|LD|NPM|PYTEST|PYTHON|RUNNER|SSH|SSL|SUDO|SYSTEMD|VITEST|XDG)_\w*|COMP_[A-Z]+|HTTP_ACCEPT\w*|PG[A-Z]+|SIG[A-Z]+\d?)$|(?:^|_)TEST(?:S|ING|_|$)/;
function isWorthwhile(kind, name) {
    if (kind === 'variable')
        return !OTHERS.has(name) && !FAMILIES.test(name);
    if (kind === 'flag')
        return !/^--(?:help|version|no-help)$/.test(name) && name.length > 3;
    // A root, or a pattern for everything, is no place that anyone documents.
    if (kind === 'route')
        return /\/[\w{:<][^/*]/.test(name) && !name.includes('*');
    return true;
}


/***/ }),

/***/ 63064:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B_: () => (/* binding */ stepsOf),
/* harmony export */   UB: () => (/* binding */ FOREIGN_PROGRAM),
/* harmony export */   bQ: () => (/* binding */ Pages),
/* harmony export */   fD: () => (/* binding */ scriptKey),
/* harmony export */   r4: () => (/* binding */ placeKey)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _spots_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(41321);
// What pages document. They are read line by line: what counts is whether a name is there, and whether
// it is shown as code. Words count only as code, and those that a page is about (a heading, the start of
// a list item or of a table's row) count as defined; flags, variables, and routes have a look of their own.


/** In characters. The rest of a larger page is not read. */
const MAX_PAGE = 1_000_000;
const MAX_LINE = 2_000;
/** Pages that are named for one name. */
const MAX_PLACES = 20;
/** Names of one kind that are remembered. With more of them, less counts as documented, and is missed. */
const MAX_SEEN = 200_000;
const VARIABLE = /(?<![\w-])[A-Z][A-Z0-9_]{2,60}(?![\w-])/g;
const WORD = /[A-Za-z_$][\w$]{0,80}(?:[.-][\w$]{1,80}){0,12}/g;
const PATH = /(?<![\w./@-])(?:\.\/)?[\w.@-]{1,100}(?:\/[\w.@+-]{1,100}){1,12}/g;
const ROUTE = /(?<![\w.~/])(?:https?:\/\/[\w.:{}<>$-]{1,100})?((?:\/[\w{}:<>$.@%~+-]{1,80}){1,12})/g;
const LINK = /\]\(\s{0,3}<?([^()\s<>]{1,300})/g;
const RUN = /\b(npm run(?:-script)?|yarn(?: run)?|pnpm(?: run)?|bun run|make|just|composer(?: run(?:-script)?)?)\s+(?:-s\s+|--\s+)?([\w:.-]{1,60})/g;
const COMMAND = /^\s*(?:[$>%#]\s+)?(?:sudo\s+|npx\s+|[A-Z_]{2,40}=\S{1,80}\s+)*(?:\.\/)?([\w-]{1,60})((?:\s+[^|;&]{0,300})?)/;
const CODE = /`{1,3}([^`]{1,500})`{1,3}|<code>([^<]{1,500})<\/code>|\\f[BI]([^\\]{1,200})\\f[RP]|\*\*([^*\s]{1,80})\*\*/g;
const DEFINES = /\b(?:def|function|class|func|fn|const|let|var|type|interface)\s+$/;
/** A page says what is no longer so, which is no mistake. */
const PAST = /\b(?:removed|deprecat\w*|no longer|renamed|formerly|previously|replaced|superseded|obsolete|legacy|used to be|instead of(?= `)|until v?\d|before v?\d|was called|old name|prior to)\b/i;
const PAST_SECTION = /\b(?:deprecat|remov|migrat|upgrad|legacy|breaking|changelog|histor|release)/i;
/** Programs whose flags are their own. */
const FOREIGN_PROGRAM = /^(?:git|gh|npm|npx|pnpm|yarn|bun|node|deno|docker|docker-compose|podman|kubectl|helm|curl|wget|pip3?|pipx|uv|poetry|python3?|pytest|cargo|rustup|go|mvn|gradle|make|cmake|brew|apt|apt-get|dnf|yum|apk|ssh|scp|rsync|tar|psql|aws|gcloud|az|terraform|openssl|systemctl|jq|sed|grep|find|ls|vitest|jest|tsc|eslint|biome|prettier|cd|cat|echo|export|mkdir|sudo|bash|sh|php|ruby|gem|bundle|java)$/;
/** Not about the past. */
const isCurrent = ({ past, fenced, text }) => !past && (fenced || !PAST.test(text));
class Pages {
    #lines;
    #flags = new Set();
    #variables = new Set();
    #prefixes = new Map();
    /** None, or such as `APP_`, where pages have several names that begin so. */
    #common = [''];
    /** What is shown as code, and whether a page is about it. */
    #words = new Map();
    #routes = new Map();
    #seenRoutes = new Set();
    /** The words after the name of a program. */
    #commands = new Set();
    /** The flags on command lines, by program. */
    lines = new Map();
    /** Names whose places are wanted. */
    #wanted = new Map();
    #versions = [];
    /** What the page that is read defines itself, as examples do. */
    #own = new Set();
    /** Lines that state a value, such as `(default: 10)`, for the names on them. */
    #defaults;
    defaults = [];
    /** `wanted`: where these are is remembered. `defaults`: folded names whose values are. */
    constructor(lines, wanted = [], defaults = new Set()) {
        this.#lines = lines;
        this.#defaults = defaults;
        for (const { kind, name } of wanted) {
            const places = this.#wanted.get(kind) ?? new Map();
            const key = keyOf(kind, name);
            if (places.has(key))
                continue;
            this.#wanted.set(kind, places.set(key, []));
            if (kind === 'version')
                this.#versions.push({ name, pattern: versionPattern(name) });
        }
    }
    /** Is it on any page, as what it is? */
    has(kind, name) {
        if (kind === 'route')
            return name.startsWith('/') && this.#hasRoute(name);
        const folded = (0,_spots_js__WEBPACK_IMPORTED_MODULE_1__/* .fold */ .AU)(name);
        if (kind === 'flag')
            return this.#hasFlag(folded);
        if (kind === 'variable')
            return this.#common.some((one) => this.#variables.has(one + folded));
        if (kind === 'command')
            return this.#commands.has(folded);
        return this.#words.has(folded) || this.#words.has(lastOf(folded));
    }
    /** Whether a page is about this word. */
    isDefined(name) {
        return [name, lastOf(name)].some((one) => this.#words.get((0,_spots_js__WEBPACK_IMPORTED_MODULE_1__/* .fold */ .AU)(one)) === true);
    }
    /** Where pages present it as something that there is, once for each page. */
    of({ kind, name }) {
        return this.#wanted.get(kind)?.get(keyOf(kind, name)) ?? [];
    }
    /** Remembers where a wanted name is, if this way of writing it says that it is meant. */
    #note(kind, key, at, isMeant = true) {
        const places = isMeant ? this.#wanted.get(kind)?.get(key) : undefined;
        if (!places || places.length >= MAX_PLACES || places.at(-1)?.page === at.page)
            return;
        if (isCurrent(at))
            places.push({ page: at.page, line: at.line, text: (0,_spots_js__WEBPACK_IMPORTED_MODULE_1__/* .own */ .ZV)(at.text) });
    }
    read(page, text) {
        this.#own.clear();
        const at = { page, line: 0, text: '', past: false, fenced: false, shell: false };
        let fence = '';
        let before = '';
        const literal = /\.rst$/i.test(page);
        for (const whole of this.#lines.of(page, text.slice(0, MAX_PAGE))) {
            const content = whole.length > MAX_LINE ? whole.slice(0, MAX_LINE) : whole;
            at.line += 1;
            at.text = content;
            const opens = fenceOf(content);
            if (opens !== '' && (fence === '' || fence === opens)) {
                fence = fence === '' ? opens : '';
                at.fenced = fence !== '';
                at.shell = /(?:sh|bash|shell|zsh|console|terminal|text|```)\s*$/.test(content);
                continue;
            }
            const isHeading = fence === '' && /^(?:#{1,6}|={1,6}|\.S[HS]) /.test(content);
            if (isHeading)
                at.past = PAST_SECTION.test(content);
            // A heading of reStructuredText is known by the line below it.
            if (/^([=~^"'-])\1{2,}\s*$/.test(content) && fence === '')
                this.#readHeading(before, at);
            if (isHeading)
                this.#readHeading(content.replace(/^\S+\s+/, ''), at);
            const isCode = fence !== '' || (literal && /^ {2,}\$ /.test(content));
            for (const part of partsOf(content, isCode))
                this.#readPart(part, at);
            if (content.includes(']('))
                this.#readLinks(content, at);
            for (const { name, pattern } of this.#versions)
                if (pattern.test(content))
                    this.#note('version', name, at);
            if (this.#defaults.size > 0 && /default/i.test(content))
                this.#readDefaults(content, before, at);
            if (content.trim() !== '')
                before = content;
        }
    }
    /** `## cache.ttl`, `### --json`, `## trail check`. */
    #readHeading(heading, at) {
        const plain = (heading.split(/[({<]/, 1)[0] ?? '').replace(/[`*#\\]/g, '').trim();
        if (/^[A-Za-z][\w.-]{1,80}$/.test(plain))
            for (const one of withLast(plain))
                this.#see((0,_spots_js__WEBPACK_IMPORTED_MODULE_1__/* .fold */ .AU)(one), true);
        this.#readCommand(COMMAND.exec(plain), at);
    }
    #readPart({ text, code, first }, at) {
        const command = code ? COMMAND.exec(text) : null;
        if (text.includes('--'))
            this.#readFlags(text, command, at);
        for (const name of text.match(VARIABLE) ?? []) {
            if (!code && !name.includes('_'))
                continue;
            const folded = (0,_spots_js__WEBPACK_IMPORTED_MODULE_1__/* .fold */ .AU)(name);
            if (this.#variables.size < MAX_SEEN && !this.#variables.has(folded)) {
                this.#variables.add((0,_spots_js__WEBPACK_IMPORTED_MODULE_1__/* .own */ .ZV)(folded));
                const prefix = name.includes('_') ? (0,_spots_js__WEBPACK_IMPORTED_MODULE_1__/* .fold */ .AU)(name.split('_', 1)[0] ?? '') : '';
                const count = (this.#prefixes.get(prefix) ?? 0) + 1;
                this.#prefixes.set((0,_spots_js__WEBPACK_IMPORTED_MODULE_1__/* .own */ .ZV)(prefix), count);
                if (prefix && count === 3 && this.#common.length < 100)
                    this.#common.push((0,_spots_js__WEBPACK_IMPORTED_MODULE_1__/* .own */ .ZV)(prefix));
            }
            this.#note('variable', folded, at);
        }
        if (text.includes('/')) {
            for (const [, path = ''] of text.matchAll(ROUTE))
                this.#readRoute(path, at);
            // In an example, a path is that of somebody else's file.
            if (code && (!at.fenced || at.shell) && this.#wanted.has('path')) {
                for (const path of text.match(PATH) ?? [])
                    this.#note('path', path.replace(/^\.\//, ''), at);
            }
        }
        if (!code)
            return;
        for (const [, tool = '', name = ''] of this.#wanted.has('script') ? text.matchAll(RUN) : [])
            this.#note('script', scriptKey(tool, name), at);
        this.#readCommand(command, at);
        this.#readWords(text, first, at);
    }
    #readFlags(text, command, at) {
        const [, program = '', rest = ''] = command ?? [];
        const ours = !FOREIGN_PROGRAM.test(program);
        if (program !== '' && this.lines.size < 2_000 && ours && isCurrent(at)) {
            const flags = this.lines.get(program) ?? new Map();
            if (!this.lines.has(program))
                this.lines.set((0,_spots_js__WEBPACK_IMPORTED_MODULE_1__/* .own */ .ZV)(program), flags);
            for (const [, name = ''] of (rest.split('#', 1)[0] ?? '').matchAll(_spots_js__WEBPACK_IMPORTED_MODULE_1__/* .FLAG_IN */ .TK))
                if (!flags.has((0,_spots_js__WEBPACK_IMPORTED_MODULE_1__/* .fold */ .AU)(name)) && flags.size < 2_000) {
                    const { page, line } = at;
                    flags.set((0,_spots_js__WEBPACK_IMPORTED_MODULE_1__/* .own */ .ZV)((0,_spots_js__WEBPACK_IMPORTED_MODULE_1__/* .fold */ .AU)(name)), { name: (0,_spots_js__WEBPACK_IMPORTED_MODULE_1__/* .own */ .ZV)(`--${name}`), page, line, text: '' });
                }
        }
        for (const [, name = ''] of text.matchAll(_spots_js__WEBPACK_IMPORTED_MODULE_1__/* .FLAG_IN */ .TK)) {
            const flag = (0,_spots_js__WEBPACK_IMPORTED_MODULE_1__/* .fold */ .AU)(name);
            if (this.#flags.size < MAX_SEEN && !this.#flags.has(flag))
                this.#flags.add((0,_spots_js__WEBPACK_IMPORTED_MODULE_1__/* .own */ .ZV)(flag));
            this.#note('flag', flag, at, ours);
        }
    }
    /** The words after the name of a program: `trail check`. */
    #readCommand(command, at) {
        const [, program = '', rest = ''] = command ?? [];
        const name = /^\s+([a-z][\w-]{1,40})(?:\s|$)/.exec(rest)?.[1];
        if (!name || FOREIGN_PROGRAM.test(program) || program.length < 2)
            return;
        const key = (0,_spots_js__WEBPACK_IMPORTED_MODULE_1__/* .fold */ .AU)(name);
        if (this.#commands.size < MAX_SEEN && !this.#commands.has(key))
            this.#commands.add((0,_spots_js__WEBPACK_IMPORTED_MODULE_1__/* .own */ .ZV)(key));
        this.#note('command', key, at);
    }
    #readWords(text, first, at) {
        const exports = this.#wanted.get('export');
        for (const { 0: word, index } of text.matchAll(WORD)) {
            const next = text[index + word.length] ?? '';
            const alone = word.length === text.trim().length;
            const isKey = /[:=]/.test(next) && text.slice(0, index).trim() === '';
            const defined = isKey || (!at.fenced && first && (alone || index === 0));
            const strong = (alone && !at.fenced) || isKey || /[a-z\d][A-Z]|[_.-]/.test(word);
            for (const one of withLast(word)) {
                const key = (0,_spots_js__WEBPACK_IMPORTED_MODULE_1__/* .fold */ .AU)(one);
                this.#see(key, defined);
                this.#note('key', key, at, strong);
            }
            if (!exports)
                continue;
            if (DEFINES.test(text.slice(Math.max(0, index - 12), index)))
                this.#own.add(word);
            for (const name of word.includes('.') ? [word, ...word.split('.')] : [word]) {
                if (!exports.has(name) || this.#own.has(name))
                    continue;
                const shown = /[a-z\d][A-Z]|_/.test(name) || (next === '(' && word.endsWith(name));
                this.#note('export', name, at, shown && name.length > 3);
            }
        }
    }
    #see(key, defined) {
        const known = this.#words.get(key);
        if (known === true || (known === false && !defined))
            return;
        if (known !== undefined || this.#words.size < MAX_SEEN)
            this.#words.set((0,_spots_js__WEBPACK_IMPORTED_MODULE_1__/* .own */ .ZV)(key), defined);
    }
    #readRoute(path, at) {
        const steps = stepsOf(path);
        const last = steps.at(-1);
        if (last === undefined)
            return;
        const joined = steps.join('/');
        if (!this.#seenRoutes.has(joined) && this.#seenRoutes.size < MAX_SEEN) {
            this.#seenRoutes.add((0,_spots_js__WEBPACK_IMPORTED_MODULE_1__/* .own */ .ZV)(joined));
            const ending = this.#routes.get(last) ?? [];
            ending.push(steps.map(_spots_js__WEBPACK_IMPORTED_MODULE_1__/* .own */ .ZV));
            this.#routes.set((0,_spots_js__WEBPACK_IMPORTED_MODULE_1__/* .own */ .ZV)(last), ending);
        }
        // Also with what the address begins with, such as the version of an API.
        for (let from = 0; from < Math.min(steps.length, 4); from += 1) {
            const isMeant = from === 0 || steps.length - from > 1;
            this.#note('route', `/${steps.slice(from).join('/')}`, at, isMeant);
        }
    }
    #hasRoute(name) {
        const steps = stepsOf(name);
        const last = steps.at(-1) ?? '*';
        const alike = last === '*' ? this.#routes.values() : [this.#routes.get(last) ?? []];
        for (const routes of alike)
            if (routes.some((route) => endsWith(route, steps)))
                return true;
        return false;
    }
    #hasFlag(folded) {
        const other = folded.startsWith('no') ? folded.slice(2) : `no${folded}`;
        return this.#flags.has(folded) || this.#flags.has(other);
    }
    #readLinks(content, at) {
        for (const [, target = ''] of content.matchAll(LINK)) {
            const [path = ''] = target.split(/[#?]/, 1);
            if (path === '' || /^[a-z]+:/i.test(path))
                continue;
            const file = node_path__WEBPACK_IMPORTED_MODULE_0__.posix.join(node_path__WEBPACK_IMPORTED_MODULE_0__.posix.dirname(at.page), path);
            this.#note('path', file, at);
        }
    }
    /** The line names what it is about, or the line before it does. */
    #readDefaults(content, before, at) {
        const { page, line } = at;
        if (!isCurrent(at) || this.defaults.length >= 1_000)
            return;
        for (const text of [content, before]) {
            const shown = text.match(/`[^`]{1,80}`|\*\*[^*]{1,80}\*\*|--[\w-]{1,60}|^#.*/g)?.join(' ') ?? '';
            const names = new Set(Array.from(shown.matchAll(/[A-Za-z][\w.-]*/g), ([word]) => (0,_spots_js__WEBPACK_IMPORTED_MODULE_1__/* .fold */ .AU)(word)));
            const known = names.intersection(this.#defaults);
            for (const name of known)
                this.defaults.push({ name, page, line, text: (0,_spots_js__WEBPACK_IMPORTED_MODULE_1__/* .own */ .ZV)(content) });
            if (known.size > 0)
                return;
        }
    }
}
/** What is the same name on pages and in code. Exported names are as they are. */
const placeKey = (kind, name) => `${kind} ${keyOf(kind, name)}`;
function keyOf(kind, name) {
    if (kind === 'route')
        return `/${stepsOf(name).join('/')}`;
    if (kind === 'flag' || kind === 'variable' || kind === 'command')
        return (0,_spots_js__WEBPACK_IMPORTED_MODULE_1__/* .fold */ .AU)(name);
    return kind === 'key' ? (0,_spots_js__WEBPACK_IMPORTED_MODULE_1__/* .fold */ .AU)(lastOf(name)) : name;
}
/** `npm run build` and `yarn build` are one script; a target of make is another. */
const scriptKey = (tool, name) => `${/^(?:make|just)$/.test(tool) ? tool : 'npm'} ${name}`;
const withLast = (name) => (name.includes('.') ? [name, lastOf(name)] : [name]);
const lastOf = (name) => name.slice(name.lastIndexOf('.') + 1);
function endsWith(route, wanted) {
    const from = route.length - wanted.length;
    return from >= 0 && wanted.every((step, at) => step === '*' || step === route[from + at]);
}
function fenceOf(line) {
    if (!/[`~-]{3}/.test(line))
        return '';
    return /^\s{0,12}(?:[-*>]\s+)?(```|~~~|----\s*$)/.exec(line)?.[1]?.trim() ?? '';
}
/** The code in a line, and the text around it. */
function partsOf(line, fenced) {
    if (fenced)
        return [{ text: line, code: true, first: false }];
    if (!/[`*\\<]/.test(line))
        return [{ text: line, code: false, first: false }];
    const parts = [];
    let end = 0;
    for (const match of line.matchAll(CODE)) {
        const before = line.slice(end, match.index);
        parts.push({ text: before, code: false, first: false });
        const first = end === 0 && /^\s*(?:[-*+|#=>.]+|\d+[.)]|\.\.\s[\w-]+::)?\s*[[*(]{0,2}$/.test(before);
        parts.push({ text: match.slice(1).find((one) => one !== undefined) ?? '', code: true, first });
        end = match.index + match[0].length;
    }
    return [...parts, { text: line.slice(end), code: false, first: false }];
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

/***/ 41321:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AU: () => (/* binding */ fold),
/* harmony export */   TK: () => (/* binding */ FLAG_IN),
/* harmony export */   ZV: () => (/* binding */ own),
/* harmony export */   fg: () => (/* binding */ OutOfTime),
/* harmony export */   i9: () => (/* binding */ kebab),
/* harmony export */   ij: () => (/* binding */ readSpots),
/* harmony export */   qo: () => (/* binding */ Lines)
/* harmony export */ });
// Where code has names: texts, keys, and declared identifiers, each with the shape of its place. A shape
// is what is around a name with the name taken away: the call and which argument it is, the key before
// it, the block that it is in. Nothing here knows a library: which shapes declare what people document
// is learned from the pages (see evidence.ts). Lines are read one by one and cut, so the time grows
// with the length of the text only.
/** In characters. What is larger was not written by hand. */
const MAX_SOURCE = 1_000_000;
const MAX_LINE = 400;
const MAX_SPOTS = 20_000;
/** A copy: a slice would keep the whole file in memory. */
const own = (text) => Buffer.from(text).toString();
/** As people write it: `cacheTtl`, `cache-ttl`, and `CACHE_TTL` are one name. */
const fold = (name) => name.replace(/^-+|[-_ ]/g, '').toLowerCase();
const kebab = (name) => name.replace(/[_.]|(?<=[a-z\d])(?=[A-Z])/g, '-').toLowerCase();
const TOKEN = /"(?:[^"\\]|\\.){0,300}"|'(?:[^'\\]|\\.){0,300}'|`(?:[^`\\]|\\.){0,300}`|[A-Za-z_$@][\w$]*(?:-[a-z][\w]*)*!?|\d[\w.]*|=>|->|::|\?:|[^\s\w]/g;
/** Without one of these, no text of a line and no variable in it is a name, so its tokens are not needed. */
const HINT = /["'`](?::?(?:\$\{)?[A-Za-z][\w.-]*(?:["'`]| +[<[{]|[=:}])|(?:[A-Z]{3,7} )?\/[\w{:<$])|--|:"[A-Za-z]|\$\s|[Ee][Nn][Vv]/;
const TEXT = /"(?:[^"\\]|\\.){0,300}"|'(?:[^'\\]|\\.){0,300}'|`(?:[^`\\]|\\.){0,300}`/g;
const FLAG_IN = /(?<![\w#=.-])--(?:\[no-\])?([A-Za-z][\w-]{0,60})/g;
const VARIABLE = /^[A-Z][A-Z0-9]*_[A-Z0-9_]{1,60}$|^[A-Z]{4,30}$/;
const ROUTE = /^(?:[A-Z]{3,7} )?(\/[\w{:<$][^\s"'`]{0,200})$/;
const WORD = /^:?(?:\$\{)?([A-Za-z][\w]*(?:[.-][\w]+)*)(?: +[<[{].*|=.*|(?::[^}]*)?\})?$/;
const TAG = /(\w{2,20}):"([A-Za-z][\w.-]{1,60})/g;
const COMMENT = /^\s*(?:\/\/|\/?\*|#(?![[!])|--\s|;;|%|rem\s)/;
const SAMPLE = /\.(?:env|example|sample|template|dist)$|[.-](?:example|sample|defaults?)\.|\.ya?ml$/;
const HIDDEN = /\bhidden\b|[Hh]idden(?:\(|:\s*true)|\bhide(?:Help)?\b|\bSUPPRESS\b|@?\binternal\b|[Dd]eprecated|DEPRECATED|undocumented|MarkHidden/;
const DECLARATION = /^(\s*)(?:[-*] )?((?:(?:export|default|declare|pub(?:\(\w{1,10}\))?|public|private|protected|static|final|readonly|abstract|async|const|let|var|val|def|func|function\*?|fn|class|struct|enum|trait|interface|type|module|override|virtual|unsafe|extern|inline|void|record|sealed)\s+){0,5})(?:\(\s*\w{1,30}\s+\*?\w{1,60}\)\s+)?(?:[A-Z][\w<>[\],?.]{0,60}\s+|(?:int|bool|boolean|long|double|float|string|char|auto|u?int\d+_t|size_t)\s+)?(self\.)?([A-Za-z_$][\w$]{0,80}(?:[.-]\w{1,60}){0,6})(\s*[?!]?\s*(?:[:=](?!=)|[({;<,]|$)|\s)/;
const STATEMENTS = new Set('return if else for while switch case break continue import from use using require include package throw raise try catch finally do end elif except with assert yield await new delete print echo in is not and or pass then fi done esac local this super where when match default unless begin namespace'.split(' '));
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
class OutOfTime extends Error {
}
/** Gives the lines of files until one takes too long, which is then left, and named. */
class Lines {
    slow = new Set();
    #cpu;
    #end;
    constructor(cpu = cpuMs) {
        this.#cpu = cpu;
        this.#end = cpu() + ALL_MS;
    }
    insistOnTime(now = this.#cpu()) {
        if (now > this.#end)
            throw new OutOfTime();
        return now;
    }
    *of(path, text) {
        const start = this.insistOnTime();
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
/** A line that others are indented below. Most of them are never asked. */
class Opener {
    indent;
    text;
    #content;
    #tokens;
    /** How many lines are directly below it so far. */
    lines = 0;
    constructor(content, indent) {
        this.#content = content;
        this.text = content.slice(0, 160);
        this.indent = indent;
    }
    get #last() {
        this.#tokens ??= tokensOf(this.#content.slice(-160));
        return this.#tokens.at(-1) ?? '';
    }
    /** Whether what is below it are arguments in an order. */
    get isCall() {
        return this.#last === '(';
    }
    /** What opens it, in short. */
    get head() {
        const last = this.#last;
        const tokens = this.#tokens ?? [];
        if (/^[([{]$/.test(last))
            return `${headOf(tokens, tokens.length - 1)}${last}`;
        return `${word(tokens[0])} ${last}`;
    }
}
/** `wanted`: lines that count; all of them go into what surrounds others. */
function* readSpots(lines, path, text, wanted = () => true) {
    if (text.length > MAX_SOURCE || isMinified(text))
        return;
    const extension = /(?:^|\/)\.env\b/.test(path)
        ? 'env env'
        : (/\.(\w{1,10})$/.exec(path)?.[1] ?? '');
    const comments = SAMPLE.test(path);
    const stack = [];
    let [number, left] = [0, MAX_SPOTS];
    let above = '';
    for (const whole of lines.of(path, text)) {
        number += 1;
        const line = whole.length > MAX_LINE ? whole.slice(0, MAX_LINE) : whole;
        const content = line.trim();
        if (content === '')
            above = '';
        if (content === '' || /^[\])}>;,]+$/.test(content))
            continue;
        if (COMMENT.test(line) && !(comments && /^\s*#?\s?[\w.-]+\s*[:=]/.test(line))) {
            above = `${above.slice(-500)} ${content}`;
            continue;
        }
        if (extension === 'rs' && /^mod tests? \{$/.test(line))
            return;
        const indent = line.length - line.trimStart().length;
        while (stack.length > 0 && (stack.at(-1)?.indent ?? 0) >= indent)
            stack.pop();
        const parent = stack.at(-1);
        if (parent)
            parent.lines += 1;
        const spots = wanted(whole) ? spotsOf(line, parent, extension) : [];
        const hidden = spots.length > 0 && (HIDDEN.test(line) || HIDDEN.test(above));
        for (const spot of spots) {
            if (--left < 0)
                return;
            yield { ...spot, line: number, hidden };
        }
        if (stack.length < 40)
            stack.push(new Opener(content, indent));
        // What an attribute says is about the line below it.
        above = /^(?:#\[|@\w)/.test(content) ? content : '';
    }
}
function spotsOf(line, parent, extension) {
    const tokens = HINT.test(line) ? tokensOf(line) : [];
    const declared = declaredIn(line, parent, extension);
    const found = [];
    // Most lines end here.
    if (tokens.length === 0 && !line.includes('${'))
        return declared ? [declared] : found;
    const block = parent?.text ?? '';
    const add = (name, look, shape, role = 'text') => found.push({ name, look, shape: `${extension} ${shape}`, block, role });
    for (const [index, text] of tokens.entries()) {
        if (isText(text)) {
            const content = text.slice(1, -1);
            if (content.includes('--')) {
                for (const [, name = ''] of content.matchAll(FLAG_IN))
                    add(`--${name}`, 'flag', contextOf(tokens, index, parent));
            }
            else if (text[0] === '`' && content.includes(':"')) {
                for (const [, tag = '', name = ''] of content.matchAll(TAG))
                    add(name, lookOf(name), `tag ${tag}`);
            }
            else {
                const route = ROUTE.exec(content)?.[1];
                const name = route ?? WORD.exec(content)?.[1];
                if (name !== undefined && name.length > 1) {
                    const look = route === undefined ? lookOf(name) : 'route';
                    const isKey = index === 0 && /^(?::|=>)$/.test(tokens[1] ?? '');
                    add(name, look, contextOf(tokens, index, parent), isKey ? 'field' : 'text');
                }
            }
        }
        else if (VARIABLE.test(text) && (tokens[index - 1] === '$' || isRead(tokens, index))) {
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
function isRead(tokens, index) {
    const before = tokens[index - 1] ?? '';
    if (/^ENV$/i.test(before))
        return true;
    if (before === '.')
        return /^(?:env|environ)$/i.test(tokens[index - 2] ?? '');
    const last = tokens.findLast((token) => token !== ';') ?? '';
    return /^[{,]$/.test(before) && /^(?:env|environ)$/.test(last);
}
function declaredIn(line, parent, extension) {
    const block = parent?.text ?? '';
    const path = /^\s{1,8}["']?(\/[\w{][^\s"':]{0,200})["']?\s*:/.exec(line)?.[1];
    if (path)
        return { name: path, look: 'route', shape: `${extension} key`, block, role: 'field' };
    // Many lines are calls, and a call declares nothing.
    if (/^\s*[\w$.]+\(/.test(line) && !line.endsWith('{'))
        return undefined;
    const match = DECLARATION.exec(line.replace(/^(\s*)#\s?(?=[\w.-]+\s*[:=])/, '$1'));
    if (!match)
        return undefined;
    const [, indent = '', modifiers = '', , name = '', next = ''] = match;
    if (STATEMENTS.has(name) || name.startsWith('_') || name.length < 2)
        return undefined;
    if (PRIVATE.test(modifiers) || /^default\s/.test(modifiers))
        return undefined;
    const sign = next.trim();
    const isMethod = sign.startsWith('(') && METHOD.test(line);
    const isDeclared = (PUBLIC.test(modifiers) || isMethod) && indent.length <= 4;
    if (!isDeclared && (sign.startsWith('(') || sign === '<' || sign === '{'))
        return undefined;
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
function isLocal(line, modifiers, sign, parent, extension) {
    if (/\b(?:const|let|var|val)\b/.test(modifiers) && /^\s/.test(line))
        return true;
    const above = parent?.text ?? '';
    if (/^return\b/.test(above))
        return true;
    if (/^(?:go|rs)$/.test(extension) && sign === ':' && !/\b(?:struct|enum)\b/.test(above))
        return true;
    if (sign.startsWith(',') || sign === '')
        return !/\b(?:enum|struct)\b/.test(above);
    return sign.endsWith('=') && BODY.test(above) && !/^class\b/.test(above);
}
const BODY = /\)\s*(?::[\w<>[\]|. ]{1,60}|->[\w<>[\]|. ]{1,60})?\s*[{:]$|=>\s*[{(]?$|^(?:if|for|while|else|try|with|do|switch|def|func|fn|elif|except|catch|case|begin)\b|\b(?:then|do)$/;
const SETTINGS = /^(?:ya?ml|toml|properties|ini|conf|cfg|json|env)$/;
const lookOf = (name) => (VARIABLE.test(name) ? 'variable' : 'word');
const isText = (token) => token.length > 2 && '"\'`'.includes(token.charAt(0));
const tokensOf = (line) => line.match(TOKEN) ?? [];
/** The call and the argument, the key before it, or what the list is in. */
function contextOf(tokens, index, parent) {
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
        if (/^[)\]}]$/.test(text))
            depth += 1;
        else if (text === ',' && depth === 0)
            commas += 1;
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
function headOf(tokens, at) {
    for (let index = at - 1; index >= Math.max(0, at - 4); index -= 1) {
        const text = tokens[index] ?? '';
        if (/^[A-Za-z_$@]/.test(text))
            return `${receiverOf(tokens, index)}${text}`;
        if (/^[([{,;]$/.test(text))
            return `${headOf(tokens, index)}${text}`;
    }
    return '';
}
/** `Flags` in `cmd.Flags().Int(`, `environ` in `os.environ.get(`: only where it tells what is declared. */
function receiverOf(tokens, at) {
    if (!/^(?:\.|::)$/.test(tokens[at - 1] ?? ''))
        return '';
    const isCall = tokens[at - 2] === ')' && tokens[at - 3] === '(';
    const text = tokens[at - (isCall ? 4 : 2)] ?? '';
    return /env|flags|options|args/i.test(text) ? `${text}.` : '';
}
const word = (text = '') => (isText(text) ? text.slice(1, -1) : text);
function isMinified(text) {
    let [lines, at] = [0, -1];
    do {
        at = text.indexOf('\n', at + 1);
        lines += 1;
    } while (at >= 0 && lines * 400 < text.length);
    return text.length > 5_000 && lines * 400 < text.length;
}


/***/ }),

/***/ 27466:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   IQ: () => (/* binding */ ThreadLimitReached),
/* harmony export */   LO: () => (/* binding */ setupOfThread),
/* harmony export */   Q3: () => (/* binding */ startSideThread),
/* harmony export */   RD: () => (/* binding */ answerAsThread),
/* harmony export */   kw: () => (/* binding */ SideThread),
/* harmony export */   taskOfThread: () => (/* binding */ taskOfThread)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var node_worker_threads__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(75919);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(42205);
// A thread beside the main one, for work on text from outside: however long it takes, the main thread
// answers, renews its leases, and ends the thread at its limit.




/** In the bundle, and in the sources. */
const ENTRIES = ['side-thread.cjs', '../side-thread.ts'];
function startSideThread({ task, setup, entry = installedEntry() }, resourceLimits) {
    const started = { task, setup };
    return new node_worker_threads__WEBPACK_IMPORTED_MODULE_2__.Worker(entry, {
        workerData: started,
        resourceLimits,
        // Options of this process are not meant for it.
        execArgv: [],
        stdout: true,
        stderr: true,
    });
}
function installedEntry() {
    const entries = ENTRIES.map((name) => (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(import.meta.dirname, name));
    const entry = entries.find((file) => (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(file));
    if (entry !== undefined)
        return entry;
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_3__/* .SetupError */ .w3(`This installation of Docket is not complete: ${ENTRIES[0]} is missing. Install it again.`);
}
/** In a side thread: what it is for. */
const taskOfThread = () => node_worker_threads__WEBPACK_IMPORTED_MODULE_2__.workerData.task;
const setupOfThread = () => node_worker_threads__WEBPACK_IMPORTED_MODULE_2__.workerData.setup;
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
    const say = (message) => node_worker_threads__WEBPACK_IMPORTED_MODULE_2__.parentPort?.postMessage(message);
    const want = (wanted) => {
        const id = ++asked;
        say({ wanted, id });
        return new Promise((resolve) => wanting.set(id, resolve));
    };
    node_worker_threads__WEBPACK_IMPORTED_MODULE_2__.parentPort?.on('message', (message) => {
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
