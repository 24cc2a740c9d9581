export const id = 6726;
export const ids = [6726];
export const modules = {

/***/ 2313:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   l: () => (/* binding */ findFiles)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _shared_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(42205);
/* harmony import */ var _shared_glob_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(14202);
// Files by glob. Only folders that the glob can match in are opened, and only so many entries are
// looked at: a glob such as `/**` would otherwise go through the whole machine.




const MAX_ENTRIES = 200_000;
/** Names in order, absolute if the glob is; links are followed. */
async function findFiles(pattern, cwd) {
    const plain = node_path__WEBPACK_IMPORTED_MODULE_1__.sep === '/' ? pattern : pattern.replaceAll(node_path__WEBPACK_IMPORTED_MODULE_1__.sep, '/');
    const names = plain.split('/');
    const wild = names.findIndex((name) => /[*?[{]/.test(name));
    const base = (wild < 0 ? names : names.slice(0, wild)).join('/') || (wild > 0 ? '/' : '');
    if (wild < 0)
        return (await kindOf((0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(cwd, plain))) === 'file' ? [(0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(plain)] : [];
    const glob = (0,_shared_glob_js__WEBPACK_IMPORTED_MODULE_3__/* .compileGlob */ .SO)(names.slice(wild).join('/'));
    const found = [];
    for await (const name of below((0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(cwd, base), glob))
        found.push((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(base, name));
    return found.sort();
}
async function* below(base, glob) {
    const ahead = [{ name: '', chain: [] }];
    let entries = 0;
    for (let folder = ahead.pop(); folder !== undefined; folder = ahead.pop()) {
        const here = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.realpath)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(base, folder.name)).catch(() => undefined);
        // A link to one of its own parent folders would loop forever.
        if (here === undefined || folder.chain.includes(here))
            continue;
        for (const entry of await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readdir)(here).catch(() => [])) {
            entries += 1;
            if (entries > MAX_ENTRIES)
                throw new _shared_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .SetupError */ .w3(`A glob in \`access-logs\` covers more than ${MAX_ENTRIES} files. Start it at the folder with the logs.`);
            const name = folder.name === '' ? entry : `${folder.name}/${entry}`;
            const [fits, reaches] = [glob.matches(name), glob.reaches(name)];
            if (!fits && !reaches)
                continue;
            const kind = await kindOf((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(here, entry));
            if (kind === 'file' && fits)
                yield name;
            if (kind === 'folder' && reaches)
                ahead.push({ name, chain: [...folder.chain, here] });
        }
    }
}
async function kindOf(path) {
    const found = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.stat)(path).catch(() => undefined);
    return found?.isFile() ? 'file' : found?.isDirectory() ? 'folder' : undefined;
}


/***/ }),

/***/ 16726:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   V: () => (/* binding */ streamLog),
/* harmony export */   findLogFiles: () => (/* binding */ findLogFiles)
/* harmony export */ });
/* unused harmony export readChunksSync */
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
/* harmony import */ var _shared_errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(42205);
/* harmony import */ var _shared_glob_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(14202);
/* harmony import */ var _find_files_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(2313);
// Access logs on disk, found by glob, or from a stream such as stdin.






/** Small enough to stay in the processor's cache from being filled to being parsed. */
const BUFFER_SIZE = 256 * 1024;
/** Every file that a pattern matches, once, in the order of names. */
async function findLogFiles(patterns, { hosts = {}, cwd = '.' } = {}) {
    const found = new Map();
    const labels = Object.entries(hosts).map(([match, label]) => ({ ...(0,_shared_glob_js__WEBPACK_IMPORTED_MODULE_4__/* .compileGlob */ .SO)(match), label }));
    for (const pattern of patterns) {
        let matches = 0;
        for (const name of await (0,_find_files_js__WEBPACK_IMPORTED_MODULE_5__/* .findFiles */ .l)(pattern, cwd)) {
            const path = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.realpath)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.resolve)(cwd, name));
            const status = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.stat)(path);
            matches++;
            if (found.has(path))
                continue;
            const host = labels.find(({ matches }) => matches(name))?.label ?? '';
            const version = `${status.ino}:${status.size}:${status.mtimeMs}`;
            found.set(path, {
                name,
                host,
                version,
                size: status.size,
                changedAt: status.mtimeMs,
                path,
                open: (from) => readChunks(path, from),
            });
        }
        if (matches === 0) {
            throw new _shared_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .SetupError */ .w3(`No access log matches \`${pattern}\`. Correct the glob, or fetch the logs first.`);
        }
    }
    return [...found.values()];
}
/** A log that comes as a stream and can be read once. */
function streamLog(name, stream) {
    return { name, host: '', version: 'once', open: () => stream };
}
/** Kept for the next one who reads: parts of one file are read after another. */
let spare;
const newBuffers = () => [Buffer.allocUnsafeSlow(BUFFER_SIZE), Buffer.allocUnsafeSlow(BUFFER_SIZE)];
/** Two buffers in turn: one is filled while the lines of the other are read. */
async function* readChunks(path, from = 0) {
    const buffers = spare ?? newBuffers();
    spare = undefined;
    const handle = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.open)(path);
    let at = from;
    const fill = (turn) => handle.read(buffers[turn % 2], 0, BUFFER_SIZE, at);
    let filling = fill(0);
    try {
        for (let turn = 1;; turn++) {
            const { bytesRead, buffer } = await filling;
            if (bytesRead === 0)
                return;
            at += bytesRead;
            filling = fill(turn);
            yield buffer.subarray(0, bytesRead);
        }
    }
    finally {
        await filling.catch(() => undefined);
        await handle.close();
        spare = buffers;
    }
}
/** For a thread that has nothing else to do. */
function* readChunksSync(path, from) {
    spare ??= newBuffers();
    const [buffer] = spare;
    const file = openSync(path, 'r');
    let at = from;
    try {
        for (;;) {
            const length = readSync(file, buffer, 0, BUFFER_SIZE, at);
            if (length === 0)
                return;
            at += length;
            yield buffer.subarray(0, length);
        }
    }
    finally {
        closeSync(file);
    }
}


/***/ })

};
