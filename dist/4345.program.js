export const id = 4345;
export const ids = [4345];
export const modules = {

/***/ 81523:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   FM: () => (/* binding */ packOf),
/* harmony export */   KN: () => (/* binding */ storeObjects),
/* harmony export */   PQ: () => (/* binding */ storePack),
/* harmony export */   Z: () => (/* binding */ findObject),
/* harmony export */   Zc: () => (/* binding */ readTree),
/* harmony export */   gu: () => (/* binding */ buildCommit),
/* harmony export */   rV: () => (/* binding */ writeCommit),
/* harmony export */   uu: () => (/* binding */ SHA1),
/* harmony export */   wh: () => (/* binding */ readPack),
/* harmony export */   x3: () => (/* binding */ readBatch)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
/* harmony import */ var node_zlib__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(38522);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(42205);
/* harmony import */ var _git_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(60958);
// Objects of git as it stores and sends them: made and read here, a few small files take no process.






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
        const space = bytes.indexOf(' ', at);
        const end = bytes.indexOf(0, space);
        if (space < 0 || end < 0 || end + 21 > bytes.length) {
            throw new _errors_js__WEBPACK_IMPORTED_MODULE_4__/* .Unavailable */ .$P('A folder in git is damaged. Check the repository with git fsck.');
        }
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
/** So that git finds them there; each is written whole, or not at all. */
async function storeObjects(gitDir, objects) {
    for (const { type, oid, bytes } of objects) {
        const header = Buffer.from(`${type} ${bytes.length}\0`);
        const path = placeOf(gitDir, oid);
        const draft = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(path), `tmp_obj_${(0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.randomUUID)()}`);
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.mkdir)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(path), { recursive: true });
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.writeFile)(draft, (0,node_zlib__WEBPACK_IMPORTED_MODULE_3__.deflateSync)(Buffer.concat([header, bytes])));
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.rename)(draft, path);
    }
}
const SHA1 = /^[0-9a-f]{40}$/;
const placeOf = (gitDir, oid) => (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(gitDir, 'objects', oid.slice(0, 2), oid.slice(2));
/** What was stored so. Whatever is damaged, too large, or kept in another way is not found here. */
async function findObject(gitDir, oid) {
    // A commit can name anything as its tree, also the path of a device.
    if (!SHA1.test(oid))
        return undefined;
    try {
        const stored = (0,node_zlib__WEBPACK_IMPORTED_MODULE_3__.inflateSync)(await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.readFile)(placeOf(gitDir, oid)), {
            maxOutputLength: MOST_BYTES,
        });
        const name = stored.toString('latin1', 0, stored.indexOf(' '));
        const type = TYPES.find((one) => one === name);
        const object = type && objectOf(type, stored.subarray(stored.indexOf(0) + 1));
        return object?.oid === oid ? object : undefined;
    }
    catch {
        return undefined;
    }
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
/** In the order of their numbers, which begin with one. */
const TYPES = ['commit', 'tree', 'blob'];
/** What comes compressed is read here up to this size; a record is far smaller. */
const MOST_BYTES = 64_000_000;
const MOST_OBJECTS = 10_000;
/** Objects as they are sent. */
const packOf = (objects) => packed(objects).pack;
function packed(objects) {
    const distinct = [...new Map(objects.map((object) => [object.oid, object])).values()];
    const head = Buffer.from('PACK\0\0\0\x02\0\0\0\0', 'latin1');
    head.writeUInt32BE(distinct.length, 8);
    const parts = [head];
    const entries = [];
    let place = head.length;
    for (const { type, oid, bytes } of distinct) {
        const entry = Buffer.concat([sizeOf(type, bytes.length), (0,node_zlib__WEBPACK_IMPORTED_MODULE_3__.deflateSync)(bytes)]);
        parts.push(entry);
        entries.push({ oid, place, sum: (0,node_zlib__WEBPACK_IMPORTED_MODULE_3__.crc32)(entry) });
        place += entry.length;
    }
    return { pack: withSum(Buffer.concat(parts)), entries };
}
const withSum = (body) => Buffer.concat([body, (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha1').update(body).digest()]);
/** So that git finds them there, however many: as a pack, with the index by which git reads it. */
async function storePack(gitDir, objects) {
    const { pack, entries } = packed(objects);
    entries.sort((one, other) => (one.oid < other.oid ? -1 : 1));
    const column = (numbers) => {
        const bytes = Buffer.alloc(numbers.length * 4);
        for (const [n, number] of numbers.entries())
            bytes.writeUInt32BE(number, n * 4);
        return bytes;
    };
    // How many begin with each byte or one before it.
    const counts = Array.from({ length: 256 }, () => 0);
    for (const { oid } of entries) {
        const first = Number.parseInt(oid.slice(0, 2), 16);
        counts[first] = (counts[first] ?? 0) + 1;
    }
    let count = 0;
    const index = Buffer.concat([
        Buffer.from('\xfftOc\0\0\0\x02', 'latin1'),
        column(counts.map((own) => (count += own))),
        Buffer.from(entries.map(({ oid }) => oid).join(''), 'hex'),
        column(entries.map(({ sum }) => sum)),
        column(entries.map(({ place }) => place)),
        pack.subarray(-20),
    ]);
    const name = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(gitDir, 'objects/pack', `pack-${pack.toString('hex', pack.length - 20)}`);
    await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.mkdir)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(name), { recursive: true });
    await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.writeFile)(`${name}.pack`, pack);
    // What it names and does not contain is fetched when somebody asks for it.
    await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.writeFile)(`${name}.promisor`, '');
    await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.writeFile)(`${name}.idx`, withSum(index));
}
/** Four bits of the size beside the type, then seven in each byte; the high bit: there is another. */
function sizeOf(type, size) {
    const bytes = [((TYPES.indexOf(type) + 1) << 4) | (size & 15)];
    for (let left = Math.floor(size / 16); left > 0; left = Math.floor(left / 128)) {
        bytes[bytes.length - 1] = (bytes.at(-1) ?? 0) | 128;
        bytes.push(left & 127);
    }
    return Buffer.from(bytes);
}
/** Objects as they are received; undefined for what is cut off, damaged, or larger than `most` bytes. */
function readPack(pack, most = MOST_BYTES) {
    try {
        return objectsIn(pack, most);
    }
    catch {
        return undefined;
    }
}
/** Only the difference from an object before it, which is so many bytes back, or has this id. */
const FROM_PLACE = 6;
const FROM_ID = 7;
function objectsIn(pack, most) {
    const end = pack.length - 20;
    const sum = (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha1').update(pack.subarray(0, end)).digest();
    const isWhole = pack.toString('latin1', 0, 8) === 'PACK\0\0\0\x02';
    const count = pack.readUInt32BE(8);
    if (!isWhole || count > MOST_OBJECTS || !sum.equals(pack.subarray(end)))
        throw new Error('This is no pack, or too large.');
    const objects = new Map();
    const input = new Bytes(pack.subarray(0, end), 12);
    let room = most;
    for (let left = count; left > 0; left -= 1) {
        const place = input.at;
        const head = input.next();
        const kind = (head >> 4) & 7;
        const size = (head & 15) + (head < 128 ? 0 : input.number() * 16);
        let base;
        if (kind === FROM_PLACE)
            base = objects.get(place - input.distance());
        if (kind === FROM_ID)
            base = objects.get(input.take(20).toString('hex'));
        const type = base?.type ?? TYPES[kind - 1];
        if (!type)
            throw new Error('This object has no type, or it comes from one that is not here.');
        const plain = input.inflate(room);
        const object = objectOf(type, base ? patched(base.bytes, plain, room) : plain);
        room -= base ? plain.length + object.bytes.length : plain.length;
        if (room <= 0 || plain.length !== size)
            throw new Error('This is too large, or damaged.');
        objects.set(place, object).set(object.oid, object);
    }
    if (input.at !== end)
        throw new Error('There is more in it than it says.');
    return [...new Set(objects.values())];
}
/** What is taken from the base, and what is new, in turn. */
function patched(base, difference, room) {
    const input = new Bytes(difference, 0);
    const sizes = [input.number(), input.number()];
    const parts = [];
    let size = 0;
    while (input.at < difference.length && size <= room) {
        const order = input.next();
        let part;
        if (order & 128) {
            // Which bytes of the two numbers are not zero.
            const [from, length] = [input.sparse(order, 4), input.sparse(order >> 4, 3) || 65_536];
            part = base.subarray(from, from + length);
        }
        else
            part = input.take(order);
        parts.push(part);
        size += part.length;
    }
    if (sizes[0] !== base.length || sizes[1] !== size)
        throw new Error('This difference is damaged.');
    return Buffer.concat(parts);
}
/** Bytes that are read one after the other. Reading past the end throws. */
class Bytes {
    #bytes;
    at;
    constructor(bytes, at) {
        this.#bytes = bytes;
        this.at = at;
    }
    next() {
        return this.#bytes.readUInt8(this.at++);
    }
    take(count) {
        if (count === 0 || this.at + count > this.#bytes.length)
            throw new Error('There is no more.');
        this.at += count;
        return this.#bytes.subarray(this.at - count, this.at);
    }
    /** Seven bits in each byte, the lowest first; the high bit: there is another. */
    number() {
        let number = 0;
        for (let factor = 1;; factor *= 128) {
            const byte = this.next();
            number += (byte & 127) * factor;
            if (byte < 128)
                return number;
        }
    }
    /** The same, the highest first, and each further byte counts for one more. */
    distance() {
        let byte = this.next();
        let number = byte & 127;
        while (byte >= 128) {
            byte = this.next();
            number = (number + 1) * 128 + (byte & 127);
        }
        return number;
    }
    /** Those of its bytes that `present` has a bit for, the lowest first. */
    sparse(present, bytes) {
        let number = 0;
        for (let n = 0; n < bytes; n += 1)
            if (present & (1 << n))
                number += this.next() * 256 ** n;
        return number;
    }
    inflate(most) {
        const options = { info: true, maxOutputLength: most };
        const inflated = (0,node_zlib__WEBPACK_IMPORTED_MODULE_3__.inflateSync)(this.#bytes.subarray(this.at), options);
        const { buffer, engine } = inflated;
        this.at += engine.bytesWritten;
        return buffer;
    }
}


/***/ }),

/***/ 4345:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Dy: () => (/* binding */ listRefs),
/* harmony export */   EA: () => (/* binding */ updateRefs),
/* harmony export */   rt: () => (/* binding */ fetchObjects),
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
    const request = `${command}${DELIMITER}${packet('symrefs\n')}${prefixes.join('')}${FLUSH}`;
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
/**
 * These objects; with a commit all of its folders, but no files, and not the commits before it.
 * undefined where only git can fetch them, or nobody, or they have more than `most` bytes.
 */
async function fetchObjects(git, remote, wanted, { signal, most } = {}) {
    if (!wanted.every((oid) => _objects_js__WEBPACK_IMPORTED_MODULE_0__/* .SHA1 */ .uu.test(oid)))
        return undefined;
    const options = ['no-progress', 'ofs-delta', 'deepen 1', 'filter blob:none'];
    const lines = [...options, ...wanted.map((oid) => `want ${oid}`), 'done'];
    const command = packet('command=fetch\n') + packet('object-format=sha1');
    const request = `${command}${DELIMITER}${lines.map((line) => packet(`${line}\n`)).join('')}${FLUSH}`;
    const answer = await git.ask?.(remote, 'git-upload-pack', request, signal);
    const packets = Buffer.isBuffer(answer) ? readPackets(answer) : undefined;
    const start = packets?.findIndex((one) => one.equals(PACK)) ?? -1;
    const bands = packets?.slice(start + 1) ?? [];
    if (start < 0 || !bands.every((one) => one[0] === 1 || one[0] === 2))
        return undefined;
    const objects = (0,_objects_js__WEBPACK_IMPORTED_MODULE_0__/* .readPack */ .wh)(bandOf(bands, 1), most);
    const got = new Set(objects?.map(({ oid }) => oid));
    return wanted.every((oid) => got.has(oid)) ? objects : undefined;
}
const PACK = Buffer.from('packfile\n');
const NONE = '0'.repeat(40);
const ABILITIES = 'report-status atomic side-band-64k object-format=sha1 agent=git/docket';
/**
 * All or nothing. Answers what the remote says, as git would; undefined where it may have arrived, and
 * 'ask git' where it did not.
 */
async function updateRefs(git, remote, updates, objects, signal) {
    const commits = updates.flatMap(({ from, to }) => [from ?? NONE, to ?? NONE]);
    if (!git.ask || !commits.every((oid) => _objects_js__WEBPACK_IMPORTED_MODULE_0__/* .SHA1 */ .uu.test(oid)))
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
    const report = readPackets(bandOf(bands, 1))?.map((line) => line.toString('utf8').trim());
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
    const remarks = Buffer.concat([bandOf(bands, 2), bandOf(bands, 3)]).toString('utf8');
    const isDone = refusals.length === 0;
    const stderr = isDone ? '' : [remarks.trim(), ...refusals].join('\n');
    return { code: isDone ? 0 : 1, stdout: Buffer.alloc(0), stderr };
}
/** Of several texts at once: 1 is the answer, 2 and 3 are remarks and errors for people. */
const bandOf = (packets, number) => Buffer.concat(packets.filter((one) => one[0] === number).map((one) => one.subarray(1)));
// Lines as git frames them: the length in hexadecimal, counting those four digits, comes first.
const FLUSH = '0000';
function packet(line) {
    return (Buffer.byteLength(line) + 4).toString(16).padStart(4, '0') + line;
}
const DELIMITER = '0001';
/** Up to the end, which has to be where the bytes end; undefined for anything else. */
function readPackets(bytes) {
    const lines = [];
    for (let at = 0;;) {
        const digits = bytes.toString('latin1', at, at + 4);
        if (digits === FLUSH)
            return at + 4 === bytes.length ? lines : undefined;
        if (digits === DELIMITER) {
            lines.push(Buffer.alloc(0));
            at += 4;
            continue;
        }
        const length = /^[0-9a-f]{4}$/.test(digits) ? Number.parseInt(digits, 16) : 0;
        if (length <= 4 || at + length > bytes.length)
            return undefined;
        lines.push(bytes.subarray(at + 4, at + length));
        at += length;
    }
}


/***/ })

};
