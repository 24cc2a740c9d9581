export const id = 8669;
export const ids = [8669];
export const modules = {

/***/ 81523:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   FM: () => (/* binding */ packOf),
/* harmony export */   KN: () => (/* binding */ storeObjects),
/* harmony export */   PU: () => (/* binding */ storeRef),
/* harmony export */   gu: () => (/* binding */ buildCommit),
/* harmony export */   rV: () => (/* binding */ writeCommit),
/* harmony export */   x3: () => (/* binding */ readBatch)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
/* harmony import */ var node_zlib__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(38522);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(42205);
/* harmony import */ var _git_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(60958);
// Objects of git as it stores and sends them: made here, a commit of a few small files takes no process.






const FOLDER = '40000';
/** `read` answers a folder of a commit as git stores it; null where there is none. */
async function buildCommit(plan, read) {
    const { files, parent, base = parent } = plan;
    // The root is always there, and every folder comes after those around it.
    const folders = [...new Set(['', ...files.flatMap(({ path }) => foldersAround(path))])];
    folders.sort((one, other) => one.length - other.length);
    const stored = base === null ? [] : await read(base, folders);
    const trees = new Map();
    for (const [n, folder] of folders.entries()) {
        const [around, name] = split(folder);
        const entry = folder === '' ? undefined : trees.get(around)?.get(name);
        const isThere = folder === '' ? base !== null : entry?.mode === FOLDER;
        const bytes = isThere ? stored[n] : Buffer.alloc(0);
        // Without a folder that could not be read, the commit would delete everything in it.
        if (!bytes || (entry && isThere && objectOf('tree', bytes).oid !== entry.oid))
            throw new _errors_js__WEBPACK_IMPORTED_MODULE_4__/* .Unavailable */ .$P(`git cannot read all folders of ${base}. Run it again.`);
        trees.set(folder, readTree(bytes));
    }
    const objects = [];
    // Removals first: a file may take the place of a folder.
    for (const { path, content } of files) {
        if (content !== null)
            continue;
        const [folder, name] = split(path);
        trees.get(folder)?.delete(name);
        for (const inner of folders)
            if (inner === path || inner.startsWith(`${path}/`))
                trees.get(inner)?.clear();
    }
    const put = new Set();
    for (const { path, content, mode = '100644' } of files) {
        if (content === null)
            continue;
        const [folder, name] = split(path);
        const blob = objectOf('blob', Buffer.from(content));
        objects.push(blob);
        put.add(path);
        trees.get(folder)?.set(name, { mode, oid: blob.oid });
    }
    const now = new Map();
    let root = '';
    for (const folder of folders.reverse()) {
        const tree = trees.get(folder) ?? new Map();
        const object = objectOf('tree', treeBytes(tree));
        const isThere = folder === '' || (tree.size > 0 && !put.has(folder));
        now.set(folder, isThere ? object.bytes : null);
        if (isThere)
            objects.push(object);
        if (folder === '')
            root = object.oid;
        else if (!put.has(folder)) {
            const [around, name] = split(folder);
            if (isThere)
                trees.get(around)?.set(name, { mode: FOLDER, oid: object.oid });
            else if (trees.get(around)?.get(name)?.mode === FOLDER)
                trees.get(around)?.delete(name);
        }
    }
    const commit = objectOf('commit', commitBytes(plan, root));
    objects.push(commit);
    return { oid: commit.oid, tree: root, objects, folders: now };
}
function foldersAround(path) {
    const parts = path.split('/').slice(0, -1);
    return parts.map((_, n) => parts.slice(0, n + 1).join('/'));
}
/** The folder, and the name as its tree has it. */
function split(path) {
    const slash = path.lastIndexOf('/');
    const name = Buffer.from(path.slice(slash + 1)).toString('latin1');
    return [path.slice(0, Math.max(0, slash)), name];
}
function objectOf(type, bytes) {
    const oid = (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha1').update(`${type} ${bytes.length}\0`).update(bytes).digest('hex');
    return { type, oid, bytes };
}
function readTree(bytes) {
    const tree = new Map();
    for (let at = 0; at < bytes.length;) {
        const end = bytes.indexOf(0, at);
        const space = bytes.indexOf(' ', at);
        const mode = bytes.toString('latin1', at, space);
        const oid = bytes.toString('hex', end + 1, end + 21);
        tree.set(bytes.toString('latin1', space + 1, end), { mode, oid });
        at = end + 21;
    }
    return tree;
}
function treeBytes(tree) {
    // In the order of their bytes, folders as if their names ended with a slash.
    const entries = [...tree].map(([name, { mode, oid }]) => ({
        key: Buffer.from(mode === FOLDER ? `${name}/` : name, 'latin1'),
        bytes: Buffer.concat([Buffer.from(`${mode} ${name}\0`, 'latin1'), Buffer.from(oid, 'hex')]),
    }));
    entries.sort((one, other) => one.key.compare(other.key));
    return Buffer.concat(entries.map(({ bytes }) => bytes));
}
function commitBytes({ parent, message, time, author = _git_js__WEBPACK_IMPORTED_MODULE_5__/* .OURS */ .o6 }, tree) {
    const by = `${identity(author.name)} <${identity(author.email)}> ${time} +0000`;
    const lines = [`tree ${tree}`, ...(parent === null ? [] : [`parent ${parent}`])];
    return Buffer.from([...lines, `author ${by}`, `committer ${by}`, '', message].join('\n'));
}
/** A name that cannot end the line or the e-mail's brackets. */
function identity(text) {
    return text.replace(/[<>\n\0]/g, '').trim() || 'unknown';
}
/** Writes the commit into the repository, without a ref. */
async function writeCommit(git, gitDir, plan, signal) {
    const built = await buildCommit(plan, async (commit, folders) => {
        const input = folders.map((folder) => `${commit}:${folder}\n`).join('');
        const args = ['--git-dir', gitDir, 'cat-file', '--batch'];
        const result = await git.try(args, { input, ...(signal && { signal }) });
        if (result.code !== 0)
            throw new _git_js__WEBPACK_IMPORTED_MODULE_5__/* .GitFailed */ .SX(['cat-file'], result);
        const objects = readBatch(result.stdout, folders.length);
        return objects.map((object) => (object?.type === 'tree' ? object.bytes : null));
    });
    await storeObjects(gitDir, built.objects);
    return built;
}
/** So that git finds them there. */
async function storeObjects(gitDir, objects) {
    for (const { type, oid, bytes } of objects) {
        const path = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(gitDir, 'objects', oid.slice(0, 2), oid.slice(2));
        const header = Buffer.from(`${type} ${bytes.length}\0`);
        await writeWhole(path, (0,node_zlib__WEBPACK_IMPORTED_MODULE_3__.deflateSync)(Buffer.concat([header, bytes])));
    }
}
/** So that git knows that it has the commit. */
function storeRef(gitDir, ref, commit) {
    return writeWhole((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(gitDir, ref), `${commit}\n`);
}
/** Whole or not at all. */
async function writeWhole(path, content) {
    await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.mkdir)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(path), { recursive: true });
    const draft = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(path), `tmp_obj_${(0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.randomUUID)()}`);
    await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.writeFile)(draft, content);
    await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.rename)(draft, path);
}
/** What `git cat-file --batch` printed; null for what is not there. */
function readBatch(output, count) {
    const objects = [];
    let at = 0;
    while (objects.length < count) {
        const end = output.indexOf(10, at);
        if (end < 0)
            throw new _errors_js__WEBPACK_IMPORTED_MODULE_4__/* .Unavailable */ .$P('git stopped in the middle of its output. Run it again.');
        const [, oid, type, size] = /^([0-9a-f]+) (blob|commit|tree) (\d+)$/.exec(output.toString('utf8', at, end)) ?? [];
        at = end + 1;
        if (oid === undefined) {
            objects.push(null);
            continue;
        }
        const bytes = output.subarray(at, at + Number(size));
        objects.push({ oid, type: type, bytes });
        at += Number(size) + 1;
    }
    return objects;
}
const TYPES = { commit: 1, tree: 2, blob: 3 };
/** Objects as they are sent. */
function packOf(objects) {
    const distinct = [...new Map(objects.map((object) => [object.oid, object])).values()];
    const head = Buffer.from('PACK\0\0\0\x02\0\0\0\0', 'latin1');
    head.writeUInt32BE(distinct.length, 8);
    const parts = [head];
    for (const { type, bytes } of distinct)
        parts.push(sizeOf(type, bytes.length), (0,node_zlib__WEBPACK_IMPORTED_MODULE_3__.deflateSync)(bytes));
    const body = Buffer.concat(parts);
    return Buffer.concat([body, (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha1').update(body).digest()]);
}
/** Four bits of the size beside the type, then seven in each byte; the high bit: there is another. */
function sizeOf(type, size) {
    const bytes = [(TYPES[type] << 4) | (size & 15)];
    for (let left = Math.floor(size / 16); left > 0; left = Math.floor(left / 128)) {
        bytes[bytes.length - 1] = (bytes.at(-1) ?? 0) | 128;
        bytes.push(left & 127);
    }
    return Buffer.from(bytes);
}


/***/ }),

/***/ 28669:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   f: () => (/* binding */ PushUnclear),
/* harmony export */   openRemoteRefs: () => (/* binding */ openRemoteRefs),
/* harmony export */   u: () => (/* binding */ RaceLost)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(42205);
/* harmony import */ var _git_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(60958);
/* harmony import */ var _objects_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(81523);
/* harmony import */ var _remote_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4345);
// Small files kept under refs of a remote repository, changed by compare-and-swap: a leased push
// that fails if someone else was first. What changes several refs does so in one atomic push.




/** Someone else wrote first: read again and decide again. */
class RaceLost extends _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .Unavailable */ .$P {
}
/** The push may or may not have arrived: look for the operation in the record. */
class PushUnclear extends _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .Unavailable */ .$P {
}
/** `dir` is a scratch repository of our own; it may be empty, and may be thrown away at any time. */
async function openRemoteRefs(git, dir, remote) {
    await (0,_git_js__WEBPACK_IMPORTED_MODULE_1__/* .prepareRepository */ .uA)(dir, { remote, filter: 'tree:2' });
    const refs = new ScratchRefs(git, dir, remote);
    return {
        fetch: (wanted) => refs.fetch(wanted),
        read: (wanted) => refs.read(wanted),
        names: (commit, folder) => refs.names(commit, folder),
        push: (writes, time) => refs.push(writes, time),
        list: (patterns) => refs.list(patterns),
    };
}
/** A server sees many refs over time. One that is forgotten costs a larger fetch. */
const MOST_KNOWN = 10_000;
/** A run reads what it wrote again and again. */
const MOST_CONTENTS = 32;
class ScratchRefs {
    #git;
    #dir;
    #remote;
    /** Commits that are here, by ref, as they were last seen or pushed; null: there was no such ref. */
    #known = new Map();
    /** Files and folders by commit and path, the latest last; null: the commit has no such. */
    #contents = new Map();
    constructor(git, dir, remote) {
        this.#git = git;
        this.#dir = dir;
        this.#remote = remote;
    }
    async fetch(wanted) {
        const names = [...new Set(wanted.map(({ ref }) => ref))];
        const { tips } = (await (0,_remote_js__WEBPACK_IMPORTED_MODULE_3__/* .askForRefs */ .tx)(this.#git, this.#remote, names)) ?? {};
        const absent = tips ? names.filter((ref) => !tips.has(ref)) : [];
        for (const ref of absent)
            this.#remember(ref, null);
        const isHere = (ref) => (tips?.get(ref) ?? null) === this.#known.get(ref);
        if (!tips || !names.every(isHere))
            return this.#bring(names, wanted);
        const there = wanted.filter(({ ref }) => tips.has(ref));
        const files = there.map(({ ref, path }) => ({ commit: tips.get(ref) ?? '', path }));
        const contents = await this.read(files);
        const found = files.map(({ commit }, n) => ({ commit, content: contents[n] ?? null }));
        return wanted.map((one) => found[there.indexOf(one)] ?? null);
    }
    read(wanted) {
        return this.#read(wanted, 'blob');
    }
    async #read(wanted, type) {
        const names = wanted.map(({ commit, path }) => `${commit}:${path}`);
        const missing = [...new Set(names)].filter((name) => !this.#contents.has(name));
        const objects = await this.#catFile(missing);
        const found = objects.map((object) => (object?.type === type ? object.bytes : null));
        const read = new Map(missing.map((name, n) => [name, found[n] ?? null]));
        const contents = names.map((name) => read.get(name) ?? this.#contents.get(name) ?? null);
        for (const [name, content] of read)
            this.#keep(name, content);
        return contents;
    }
    async names(commit, folder) {
        const list = ['--literal-pathspecs', 'ls-tree', '-z', '--name-only'];
        const result = await this.#git.try(this.#inDir([...list, commit, '--', `${folder}/`]));
        if (result.code !== 0)
            throw unreachable('ls-tree', result);
        return result.stdout
            .toString('utf8')
            .split('\0')
            .filter(Boolean)
            .map((path) => path.slice(folder.length + 1));
    }
    async push(writes, time) {
        const built = [];
        for (const write of writes)
            built.push(await this.#build(write, time));
        const objects = built.flatMap((commit) => commit?.objects ?? []);
        await (0,_objects_js__WEBPACK_IMPORTED_MODULE_2__/* .storeObjects */ .KN)(this.#dir, objects);
        const updates = writes.map(({ ref, expected }, n) => ({ ref, from: expected, to: built[n]?.oid ?? null }));
        const said = await (0,_remote_js__WEBPACK_IMPORTED_MODULE_3__/* .updateRefs */ .EA)(this.#git, this.#remote, updates, objects);
        if (said === undefined)
            throw new PushUnclear('The push had no clear answer. Run it again later.');
        const result = said === 'ask git' ? await this.#pushByGit(updates) : said;
        if (result.code !== 0)
            throw pushError(result);
        for (const [n, { ref, files }] of writes.entries()) {
            const { oid = null, folders = [] } = built[n] ?? {};
            this.#remember(ref, oid);
            if (oid !== null)
                await (0,_objects_js__WEBPACK_IMPORTED_MODULE_2__/* .storeRef */ .PU)(this.#dir, local(ref), oid);
            for (const [folder, bytes] of folders)
                this.#keep(`${oid}:${folder}`, bytes);
            for (const { path, content } of files ?? [])
                this.#keep(`${oid}:${path}`, content === null ? null : Buffer.from(content));
        }
        return new Map(updates.map(({ ref, to }) => [ref, to]));
    }
    async list(patterns) {
        const listed = await (0,_remote_js__WEBPACK_IMPORTED_MODULE_3__/* .listRefs */ .Dy)(this.#git, this.#remote, patterns, { cwd: this.#dir });
        if (!('tips' in listed))
            throw unreachable('ls-remote', listed);
        return listed.tips;
    }
    /** null for a ref that is to be deleted. */
    async #build(write, time) {
        const { expected, files, message, isRoot } = write;
        if (files === null)
            return null;
        const parent = isRoot ? null : expected;
        return (0,_objects_js__WEBPACK_IMPORTED_MODULE_2__/* .buildCommit */ .gu)({ parent, base: expected, files, message, time }, (commit, folders) => this.#read(folders.map((path) => ({ commit, path })), 'tree'));
    }
    #pushByGit(updates) {
        return this.#git.try(this.#inDir([
            ...['push', '--porcelain', '--atomic'],
            ...updates.map(({ ref, from }) => `--force-with-lease=${ref}:${from ?? ''}`),
            'origin',
            ...updates.map(({ ref, to }) => `${to ?? ''}:${ref}`),
        ]));
    }
    async #catFile(names) {
        if (names.length === 0)
            return [];
        const input = names.map((name) => `${name}\n`).join('');
        const result = await this.#git.try(this.#inDir(['cat-file', '--batch']), { input });
        if (result.code !== 0)
            throw unreachable('cat-file', result);
        return (0,_objects_js__WEBPACK_IMPORTED_MODULE_2__/* .readBatch */ .x3)(result.stdout, names.length);
    }
    async #bring(refs, wanted) {
        // Patterns, because asking for a ref that does not exist by its name is an error to git.
        const specs = refs.map((ref) => `+${ref}*:${local(ref)}*`);
        const options = ['--quiet', '--prune', '--no-tags', '--no-write-fetch-head', '--filter=tree:2'];
        const fetch = (depth) => this.#git.try(this.#inDir(['fetch', ...options, ...depth, 'origin', ...specs]));
        // With a depth, git asks for commits that it has. Without, for the whole history of a new one.
        const isKnown = refs.every((ref) => this.#known.has(ref));
        let result = await fetch(isKnown ? [] : ['--depth=1']);
        // With a depth, finding no such ref fails without a message. Whether there truly is none is asked
        // for, never assumed.
        if (!isKnown && result.code !== 0 && result.stderr.trim() === '')
            result = await fetch([]);
        if (result.code !== 0)
            throw unreachable('fetch', result);
        const objects = await this.#catFile(wanted.flatMap(({ ref, path }) => [`${local(ref)}^{commit}`, `${local(ref)}:${path}`]));
        return wanted.map(({ ref }, index) => {
            const commit = objects[index * 2]?.oid ?? null;
            this.#remember(ref, commit);
            return commit === null ? null : { commit, content: objects[index * 2 + 1]?.bytes ?? null };
        });
    }
    #remember(ref, commit) {
        if (this.#known.size > MOST_KNOWN)
            this.#known.clear();
        this.#known.set(ref, commit);
    }
    #keep(name, content) {
        this.#contents.set(name, content);
        const oldest = this.#contents.keys().next();
        if (this.#contents.size > MOST_CONTENTS && !oldest.done)
            this.#contents.delete(oldest.value);
    }
    #inDir(args) {
        return ['--git-dir', this.#dir, ...args];
    }
}
/** Where a remote's ref is kept in the scratch repository. */
function local(ref) {
    return `refs/remote/${ref.replace(/^refs\//, '')}`;
}
const LOST = /stale info|cannot lock ref|failed to update ref|failed to lock|reference already exists|incorrect old value|fetch first|non-fast-forward|Unable to create .*\.lock|remote ref .* changed/i;
const REFUSED = /declined|protected|denied|not permitted|Permission|Authentication failed|could not read Username|returned error: 40[134]|[Rr]epository not found|does not appear to be a git repository/i;
function pushError(result) {
    const said = `${result.stdout.toString('utf8')}\n${result.stderr}`;
    if (LOST.test(said))
        return new RaceLost('Another run wrote at the same time.');
    if (REFUSED.test(said)) {
        return new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .SetupError */ .w3(`The state could not be written: ${tail(said)} Give the workflow \`permissions: contents: write\` (for \`docs-repository\`, give \`docs-token\` that permission), and make sure that no rule protects \`refs/docket/*\`.`);
    }
    return new PushUnclear(`The push was cut off: ${tail(said)}`);
}
function unreachable(what, result) {
    const failed = new _git_js__WEBPACK_IMPORTED_MODULE_1__/* .GitFailed */ .SX([what], result);
    if (REFUSED.test(result.stderr)) {
        return new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .SetupError */ .w3(`The repository could not be read: ${tail(result.stderr)} Give the token at least \`contents: read\`, and check the address.`, { cause: failed });
    }
    return failed;
}
function tail(text) {
    return text.trim().split('\n').slice(-2).join(' ').slice(0, 400);
}


/***/ }),

/***/ 4345:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Dy: () => (/* binding */ listRefs),
/* harmony export */   EA: () => (/* binding */ updateRefs),
/* harmony export */   tx: () => (/* binding */ askForRefs)
/* harmony export */ });
/* harmony import */ var _objects_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(81523);

/** All refs that match, as they are at one moment. A name that ends with `*` stands for many. */
async function listRefs(git, remote, names, call) {
    const quick = await askForRefs(git, remote, names, call?.signal);
    if (quick)
        return quick;
    const result = await git.try(['ls-remote', '--symref', remote, ...names], call);
    if (result.code !== 0)
        return result;
    const listed = { tips: new Map() };
    for (const line of result.stdout.toString('utf8').split('\n')) {
        const [value = '', ref = ''] = line.split('\t');
        if (value.startsWith('ref: '))
            listed.head = branchOf(value.slice(5));
        // To git, `refs/heads/refs/a` is `refs/a`, too.
        else if (names.some((name) => isMatch(ref, name)))
            listed.tips.set(ref, value);
    }
    return listed;
}
/** Without a process; undefined where that is impossible, or had no clear answer. */
async function askForRefs(git, remote, names, signal) {
    const prefixes = names.map((name) => packet(`ref-prefix ${name.replace(/\*$/, '')}\n`));
    const command = packet('command=ls-refs\n') + packet('object-format=sha1');
    const request = `${command}0001${packet('symrefs\n')}${prefixes.join('')}${FLUSH}`;
    const answer = await git.ask?.(remote, 'git-upload-pack', request, signal);
    return Buffer.isBuffer(answer) ? readAnswer(answer, names) : undefined;
}
/** A list without its end, or with anything else in it, is no list. */
function readAnswer(answer, names) {
    const lines = readPackets(answer);
    if (!lines)
        return undefined;
    const listed = { tips: new Map() };
    for (const line of lines) {
        const [, oid, ref, target] = /^([0-9a-f]{40}) (\S+)(?: symref-target:(\S+))?\n?$/.exec(line.toString('utf8')) ?? [];
        if (oid === undefined || ref === undefined)
            return undefined;
        if (ref === 'HEAD')
            listed.head = branchOf(target);
        if (names.some((name) => isMatch(ref, name)))
            listed.tips.set(ref, oid);
    }
    return listed;
}
const branchOf = (ref = '') => /^refs\/heads\/(.+)$/.exec(ref)?.[1];
const isMatch = (ref, name) => name.endsWith('*') ? ref.startsWith(name.slice(0, -1)) : ref === name;
const NONE = '0'.repeat(40);
const SHA1 = /^[0-9a-f]{40}$/;
const ABILITIES = 'report-status atomic side-band-64k object-format=sha1 agent=git/docket';
/**
 * All or nothing. Answers what the remote says, as git would; undefined where it may have arrived, and
 * 'ask git' where it did not.
 */
async function updateRefs(git, remote, updates, objects, signal) {
    const commits = updates.flatMap(({ from, to }) => [from ?? NONE, to ?? NONE]);
    if (!git.ask || !commits.every((oid) => SHA1.test(oid)))
        return 'ask git';
    const lines = updates.map(({ ref, from, to }, n) => packet(`${from ?? NONE} ${to ?? NONE} ${ref}${n === 0 ? `\0${ABILITIES}` : ''}`));
    // What only deletes comes without objects.
    const pack = updates.some(({ to }) => to !== null) ? (0,_objects_js__WEBPACK_IMPORTED_MODULE_0__/* .packOf */ .FM)(objects) : Buffer.alloc(0);
    const request = Buffer.concat([Buffer.from(lines.join('') + FLUSH), pack]);
    const answer = await git.ask(remote, 'git-receive-pack', request, signal);
    if (!Buffer.isBuffer(answer))
        return answer === 'none' ? undefined : answer;
    return readReport(answer, updates);
}
/** A report that does not say of each ref what became of it is none. */
function readReport(answer, updates) {
    const bands = readPackets(answer);
    if (!bands)
        return undefined;
    const band = (n) => Buffer.concat(bands.filter((one) => one[0] === n).map((one) => one.subarray(1)));
    const report = readPackets(band(1))?.map((line) => line.toString('utf8').trim());
    const [unpacked, ...lines] = report ?? [];
    if (unpacked === undefined || lines.length !== updates.length)
        return undefined;
    const refusals = unpacked === 'unpack ok' ? [] : [unpacked];
    for (const { ref } of updates) {
        const line = lines.find((one) => one === `ok ${ref}` || one.startsWith(`ng ${ref} `));
        if (line === undefined)
            return undefined;
        if (line.startsWith('ng '))
            refusals.push(`${ref}: ${line.slice(4 + ref.length)}`);
    }
    const remarks = Buffer.concat([band(2), band(3)]).toString('utf8');
    const isDone = refusals.length === 0;
    const stderr = isDone ? '' : [remarks.trim(), ...refusals].join('\n');
    return { code: isDone ? 0 : 1, stdout: Buffer.alloc(0), stderr };
}
// Lines as git frames them: the length in hexadecimal, counting those four digits, comes first.
const FLUSH = '0000';
function packet(line) {
    return (Buffer.byteLength(line) + 4).toString(16).padStart(4, '0') + line;
}
/** Up to the end, which has to be where the bytes end; undefined for anything else. */
function readPackets(bytes) {
    const lines = [];
    for (let at = 0;;) {
        const digits = bytes.toString('latin1', at, at + 4);
        if (digits === FLUSH)
            return at + 4 === bytes.length ? lines : undefined;
        const length = /^[0-9a-f]{4}$/.test(digits) ? Number.parseInt(digits, 16) : 0;
        if (length <= 4 || at + length > bytes.length)
            return undefined;
        lines.push(bytes.subarray(at + 4, at + length));
        at += length;
    }
}


/***/ })

};
