export const id = 1001;
export const ids = [1001];
export const modules = {

/***/ 14202:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  U0: () => (/* binding */ GlobProblem),
  zt: () => (/* binding */ MAX_GLOBS),
  SO: () => (/* binding */ compileGlob),
  AI: () => (/* binding */ globProblem),
  _I: () => (/* binding */ matchesAny)
});

// EXTERNAL MODULE: ./.build/program/src/shared/errors.js
var errors = __webpack_require__(42205);
;// CONCATENATED MODULE: ./.build/program/src/shared/glob-braces.js
// `{a,b}` in a glob, written out. The number of alternatives is known before any is built.
const MAX_ALTERNATIVES = 50;
function expandBraces(text, wrong) {
    const open = text.indexOf('{');
    if (open < 0)
        return [text];
    const { end, commas } = closing(text, open);
    const before = text.slice(0, open);
    const inside = text.slice(open + 1, end);
    if (end > 0 && commas.length === 0 && inside.includes('..'))
        throw wrong('has a range such as `{1..9}`; write `*` or `[1-9]`');
    if (end < 0 || commas.length === 0) {
        // As in a shell, a brace that offers no choice is a character.
        return expandBraces(text.slice(open + 1), wrong).map((rest) => `${before}{${rest}`);
    }
    const edges = [open, ...commas, end];
    const parts = edges
        .slice(1)
        .flatMap((edge, at) => expandBraces(text.slice(edges[at] + 1, edge), wrong));
    const rests = expandBraces(text.slice(end + 1), wrong);
    if (parts.length * rests.length > MAX_ALTERNATIVES)
        throw wrong(`has more than ${MAX_ALTERNATIVES} alternatives; use several globs or a \`*\``);
    return parts.flatMap((part) => rests.map((rest) => before + part + rest));
}
function closing(text, open) {
    const commas = [];
    let depth = 0;
    for (let at = open; at < text.length; at += 1) {
        if (text[at] === '{')
            depth += 1;
        if (text[at] === ',' && depth === 1)
            commas.push(at);
        if (text[at] === '}')
            depth -= 1;
        if (depth === 0)
            return { end: at, commas };
    }
    return { end: -1, commas: [] };
}

;// CONCATENATED MODULE: ./.build/program/src/shared/glob.js
// Globs from outside: settings, inputs and models write them, so no glob may cost more than its
// size. A glob becomes a list of tokens, and a path is read once with the set of tokens it may be
// at: at most (characters of the path) × (tokens) steps, whatever the two look like.
//
//   *  any characters within a name     ?  one character      [a-z] [!a-z]  one of a class
//   ** any number of folders            {a,b}  alternatives   a trailing /  everything below
//
// As in a shell, only a written dot matches a name's leading dot.


/** Longer ones are mistakes or attacks. */
const MAX_GLOB_LENGTH = 300;
/** Of all alternatives together. */
const MAX_TOKENS = 2_000;
/** In one list. */
const MAX_GLOBS = 200;
/** What is wrong with a glob, as a sentence for whoever wrote it. */
class GlobProblem extends errors/* SetupError */.w3 {
}
function compileGlob(pattern) {
    if (pattern.length > MAX_GLOB_LENGTH)
        throw problem(pattern, `is longer than ${MAX_GLOB_LENGTH} characters; use shorter globs`);
    if (pattern === '')
        throw new GlobProblem('A glob is empty; remove it or write one.');
    if (pattern.includes('\\'))
        throw problem(pattern, 'has a backslash; separate folders with `/`, and write `[*]` for a star');
    if (/[@+!?*]\(/.test(pattern))
        throw problem(pattern, 'has an extended pattern such as `@(a|b)`; write `{a,b}`');
    const alternatives = expandBraces(pattern, (why) => problem(pattern, why)).map((text) => tokenize(text, (why) => problem(pattern, why)));
    const tokens = alternatives.reduce((sum, list) => sum + list.length + 1, 0);
    if (tokens > MAX_TOKENS)
        throw problem(pattern, 'stands for too much with its alternatives; use several globs');
    const run = (path) => {
        const chars = Array.from(path);
        let steps = 0;
        for (const list of alternatives) {
            const end = follow(list, chars);
            steps += end.steps;
            if (end.matched)
                return { matched: true, steps };
        }
        return { matched: false, steps };
    };
    return {
        tokens,
        matches: (path) => run(path).matched,
        reaches: (folder) => {
            const chars = Array.from(`${folder}/`);
            return alternatives.some((list) => follow(list, chars).goesOn);
        },
        steps: (path) => run(path).steps,
    };
}
/** The sentence about a glob that cannot be used, or undefined. */
function globProblem(pattern) {
    try {
        compileGlob(pattern);
        return undefined;
    }
    catch (error) {
        if (error instanceof GlobProblem)
            return error.message;
        throw error;
    }
}
/**
 * A path is covered when a glob matches it, or is it letter for letter, and no glob that starts
 * with `!` does. The order does not matter: a line added later cannot open what another one closed.
 */
function matchesAny(patterns) {
    if (patterns.length > MAX_GLOBS)
        throw new GlobProblem(`There are more than ${MAX_GLOBS} globs; use fewer, wider ones.`);
    const closed = patterns.filter((pattern) => pattern.startsWith('!'));
    const open = patterns.filter((pattern) => !pattern.startsWith('!')).map(entry);
    const except = closed.map((pattern) => entry(pattern.slice(1)));
    return (path) => open.some((fits) => fits(path)) && !except.some((fits) => fits(path));
}
function entry(pattern) {
    const glob = compileGlob(pattern);
    return (path) => path === pattern || glob.matches(path);
}
function tokenize(pattern, wrong) {
    const whole = pattern.endsWith('/') ? `${pattern}**` : pattern;
    const names = whole.split('/').filter((name, at) => (name !== '' || at === 0) && name !== '.');
    return names.flatMap((name, at) => {
        const last = at === names.length - 1;
        if (name === '**')
            return [{ kind: last ? 'rest' : 'folders' }];
        const slash = last ? [] : [{ kind: 'is', char: '/', first: false }];
        return [...nameTokens(name, wrong), ...slash];
    });
}
function nameTokens(name, wrong) {
    // A name has at least one character.
    if (/^\*+$/.test(name))
        return [{ kind: 'one', test: () => true }, { kind: 'any' }];
    const chars = Array.from(name);
    const tokens = [];
    for (let at = 0; at < chars.length; at += 1) {
        const char = chars[at];
        if (char === '*') {
            if (tokens.at(-1)?.kind !== 'any')
                tokens.push({ kind: 'any' });
        }
        else if (char === '?') {
            tokens.push({ kind: 'one', test: () => true });
        }
        else if (char === '[') {
            const { test, end } = readClass(chars, at, wrong);
            tokens.push({ kind: 'one', test });
            at = end;
        }
        else {
            tokens.push({ kind: 'is', char, first: at === 0 });
        }
    }
    return tokens;
}
function readClass(chars, at, wrong) {
    const negated = chars[at + 1] === '!' || chars[at + 1] === '^';
    const from = at + (negated ? 2 : 1);
    // A bracket right at the start is a member, not the end.
    const end = chars.indexOf(']', from + 1);
    if (end < 0)
        throw wrong('has a `[` without its `]`; close it, or write `[[]` for the bracket');
    const inside = chars.slice(from, end);
    if (inside[0] === '[' && /^[:.=]$/.test(inside[1] ?? ''))
        throw wrong('has a named class; write its characters out, such as `[a-z]`');
    const ranges = [];
    for (let here = 0; here < inside.length; here += 1) {
        const low = code(inside[here]);
        const ranged = inside[here + 1] === '-' && here + 2 < inside.length;
        const high = ranged ? code(inside[here + 2]) : low;
        if (high < low)
            throw wrong('has a class that runs backward; turn it around');
        ranges.push([low, high]);
        if (ranged)
            here += 2;
    }
    const holds = (char) => ranges.some(([low, high]) => low <= code(char) && code(char) <= high);
    return { end, test: (char) => holds(char) !== negated };
}
const code = (char) => char?.codePointAt(0) ?? 0;
/** Reads the path once; `live` are the tokens that may come next. */
function follow(tokens, path) {
    let steps = 0;
    let live = new Set();
    let nameStarts = true;
    const enter = (into, at, starts) => {
        into.add(at);
        const kind = tokens[at]?.kind;
        // Both may stand for nothing.
        if (kind === 'any' || (kind === 'folders' && starts))
            enter(into, at + 1, starts);
    };
    enter(live, 0, true);
    for (const char of path) {
        const next = new Set();
        for (const at of live) {
            steps += 1;
            const token = tokens[at];
            if (token === undefined || !takes(token, char, nameStarts))
                continue;
            const stays = token.kind === 'any' || token.kind === 'folders' || token.kind === 'rest';
            enter(next, stays ? at : at + 1, char === '/');
            if (token.kind === 'rest')
                next.add(at + 1);
        }
        live = next;
        nameStarts = char === '/';
    }
    const matched = live.delete(tokens.length);
    return { matched, goesOn: live.size > 0, steps };
}
function takes(token, char, nameStarts) {
    const leadingDot = nameStarts && char === '.';
    if (token.kind === 'is')
        return token.char === char && (token.first || !leadingDot);
    if (leadingDot)
        return false;
    if (token.kind === 'one')
        return char !== '/' && token.test(char);
    return char !== '/' || (token.kind !== 'any' && !nameStarts);
}
function problem(pattern, why) {
    const shown = pattern.length > 60 ? `${pattern.slice(0, 60)}…` : pattern;
    return new GlobProblem(`The glob \`${shown.replace(/[\s`]+/g, ' ')}\` ${why}.`);
}


/***/ }),

/***/ 1001:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  findLogFiles: () => (/* binding */ findLogFiles),
  V: () => (/* binding */ streamLog)
});

// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./.build/program/src/shared/errors.js
var errors = __webpack_require__(42205);
// EXTERNAL MODULE: ./.build/program/src/shared/glob.js + 1 modules
var shared_glob = __webpack_require__(14202);
;// CONCATENATED MODULE: ./.build/program/src/store/find-files.js
// Files by glob. Only folders that the glob can match in are opened, and only so many entries are
// looked at: a glob such as `/**` would otherwise go through the whole machine.




const MAX_ENTRIES = 200_000;
/** Names in order, absolute if the glob is; links are followed. */
async function findFiles(pattern, cwd) {
    const plain = external_node_path_.sep === '/' ? pattern : pattern.replaceAll(external_node_path_.sep, '/');
    const names = plain.split('/');
    const wild = names.findIndex((name) => /[*?[{]/.test(name));
    const base = (wild < 0 ? names : names.slice(0, wild)).join('/') || (wild > 0 ? '/' : '');
    if (wild < 0)
        return (await kindOf((0,external_node_path_.resolve)(cwd, plain))) === 'file' ? [(0,external_node_path_.join)(plain)] : [];
    const glob = (0,shared_glob/* compileGlob */.SO)(names.slice(wild).join('/'));
    const found = [];
    for await (const name of below((0,external_node_path_.resolve)(cwd, base), glob))
        found.push((0,external_node_path_.join)(base, name));
    return found.sort();
}
async function* below(base, glob) {
    const ahead = [{ name: '', chain: [] }];
    let entries = 0;
    for (let folder = ahead.pop(); folder !== undefined; folder = ahead.pop()) {
        const here = await (0,promises_.realpath)((0,external_node_path_.join)(base, folder.name)).catch(() => undefined);
        // A link to a folder it is in would lead around forever.
        if (here === undefined || folder.chain.includes(here))
            continue;
        for (const entry of await (0,promises_.readdir)(here).catch(() => [])) {
            entries += 1;
            if (entries > MAX_ENTRIES)
                throw new errors/* SetupError */.w3(`A glob of \`access-logs\` looks at more than ${MAX_ENTRIES} files; start it at the folder of the logs.`);
            const name = folder.name === '' ? entry : `${folder.name}/${entry}`;
            const [fits, reaches] = [glob.matches(name), glob.reaches(name)];
            if (!fits && !reaches)
                continue;
            const kind = await kindOf((0,external_node_path_.join)(here, entry));
            if (kind === 'file' && fits)
                yield name;
            if (kind === 'folder' && reaches)
                ahead.push({ name, chain: [...folder.chain, here] });
        }
    }
}
async function kindOf(path) {
    const found = await (0,promises_.stat)(path).catch(() => undefined);
    return found?.isFile() ? 'file' : found?.isDirectory() ? 'folder' : undefined;
}

;// CONCATENATED MODULE: ./.build/program/src/store/log-files.js
// Access logs on disk, found by glob, or from a stream such as stdin.





/** Small enough to stay in the processor's cache from being filled to being parsed. */
const BUFFER_SIZE = 256 * 1024;
/** Every file that a pattern matches, once, in the order of names. */
async function findLogFiles(patterns, { hosts = {}, cwd = '.' } = {}) {
    const found = new Map();
    const labels = Object.entries(hosts).map(([match, label]) => ({ ...(0,shared_glob/* compileGlob */.SO)(match), label }));
    for (const pattern of patterns) {
        let matches = 0;
        for (const name of await findFiles(pattern, cwd)) {
            const path = await (0,promises_.realpath)((0,external_node_path_.resolve)(cwd, name));
            const status = await (0,promises_.stat)(path);
            matches++;
            if (found.has(path))
                continue;
            const host = labels.find(({ matches }) => matches(name))?.label ?? '';
            const version = `${status.ino}:${status.size}:${status.mtimeMs}`;
            found.set(path, { name, host, version, size: status.size, open: () => readChunks(path) });
        }
        if (matches === 0) {
            throw new errors/* SetupError */.w3(`No access log matches \`${pattern}\`; correct the glob, or fetch the logs first.`);
        }
    }
    return [...found.values()];
}
/** A log that comes as a stream and can be read once. */
function streamLog(name, stream) {
    return { name, host: '', version: 'once', open: () => stream };
}
/** Two buffers in turn: one is filled while the lines of the other are read. */
async function* readChunks(path) {
    const handle = await (0,promises_.open)(path);
    const buffers = [Buffer.allocUnsafeSlow(BUFFER_SIZE), Buffer.allocUnsafeSlow(BUFFER_SIZE)];
    const fill = (turn) => handle.read(buffers[turn % 2], 0, BUFFER_SIZE, null);
    let filling = fill(0);
    try {
        for (let turn = 1;; turn++) {
            const { bytesRead, buffer } = await filling;
            if (bytesRead === 0)
                return;
            filling = fill(turn);
            yield buffer.subarray(0, bytesRead);
        }
    }
    finally {
        await filling.catch(() => undefined);
        await handle.close();
    }
}


/***/ })

};
