export const id = 2812;
export const ids = [2812];
export const modules = {

/***/ 58356:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Eb: () => (/* binding */ AuditEntry),
/* harmony export */   un: () => (/* binding */ isAskedFor)
/* harmony export */ });
/* unused harmony export AUDIT_ACTIONS */
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(42047);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(64377);
// Who did what, and when. Entries are only ever added.

const AUDIT_ACTIONS = [
    ...['sign-in', 'sign-out', 'key.create', 'key.revoke'],
    ...['project.add', 'project.set', 'project.remove'],
    ...['app.create', 'app.rotate', 'app.remove'],
    ...['job.message', 'job.retry', 'job.cancel', 'job.archive'],
];
const AuditEntry = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    at: zod__WEBPACK_IMPORTED_MODULE_1__/* .datetime */ .w$(),
    actor: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    /** Null for what concerns the whole server. */
    project: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().nullable(),
    action: zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(AUDIT_ACTIONS),
    /** Ids and names; never a secret. */
    detail: zod__WEBPACK_IMPORTED_MODULE_0__/* .record */ .g1P(zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()),
});
/** Whether an entry is one that the query asks for. */
function isAskedFor(entry, { projects }) {
    return projects === undefined || (entry.project !== null && projects.includes(entry.project));
}


/***/ }),

/***/ 67179:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Iq: () => (/* binding */ tokenHash),
/* harmony export */   g2: () => (/* binding */ rightIn),
/* harmony export */   i5: () => (/* binding */ insistOnRight),
/* harmony export */   kE: () => (/* binding */ Grants)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(42047);
/* harmony import */ var _shared_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(42205);
// Who is signed in to the dashboard. A token is 256 random bits; stores keep only its hash, so what
// they look up says nothing about the token, neither by itself nor by the time it takes.



const Right = zod__WEBPACK_IMPORTED_MODULE_2__/* ["enum"] */ .k5n(['read', 'write']);
/** What each project may be used for. `all` is for whoever runs the server. */
const Grants = zod__WEBPACK_IMPORTED_MODULE_2__/* .union */ .KCZ([zod__WEBPACK_IMPORTED_MODULE_2__/* .literal */ .euz('all'), zod__WEBPACK_IMPORTED_MODULE_2__/* .record */ .g1P(zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(), Right)]);
function tokenHash(token) {
    return (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.hash)('sha256', token);
}
function rightIn({ grants }, project) {
    if (grants === 'all')
        return 'write';
    return Object.hasOwn(grants, project) ? (grants[project] ?? null) : null;
}
/** A project that may not be seen looks like one that does not exist. */
function insistOnRight(session, project, right) {
    const has = rightIn(session, project);
    if (has === null) {
        throw new _shared_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .NotFound */ .Mk('There is no such project here, or you cannot read its repository.');
    }
    if (right === 'write' && has !== 'write') {
        throw new _shared_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .Forbidden */ .cw('You need write access to the repository to do this.');
    }
}


/***/ }),

/***/ 85717:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   d: () => (/* binding */ jsonFile)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(42047);
/* harmony import */ var _shared_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(42205);
/* harmony import */ var _shared_lock_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(20497);
/* harmony import */ var _data_dir_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(5642);
// A small file of JSON in the data folder that several processes read and change.






/** A running server sees a change that was made beside it after at most this long. */
const FRESH_MS = 1_000;
const LOCK_TRIES = 300;
const LOCK_WAIT_MS = 100;
function jsonFile({ dir, name, entry, remedy, clock }) {
    const path = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(dir, `${name}.json`);
    const schema = zod__WEBPACK_IMPORTED_MODULE_5__/* .object */ .Ikc({ version: zod__WEBPACK_IMPORTED_MODULE_5__/* .literal */ .euz(1), [name]: zod__WEBPACK_IMPORTED_MODULE_5__/* .array */ .YOg(entry) });
    let cached;
    async function read() {
        let text;
        try {
            text = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readFile)(path, 'utf8');
        }
        catch (error) {
            if (error.code === 'ENOENT')
                return [];
            throw error;
        }
        try {
            return schema.parse(JSON.parse(text))[name];
        }
        catch (cause) {
            throw new _shared_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .CorruptState */ .nK(`${path} is not a valid list of ${name}. ${remedy}`, { cause });
        }
    }
    return {
        async list() {
            if (cached && clock.now() - cached.checkedAt < FRESH_MS)
                return cached.entries;
            const version = await versionOf(path);
            const entries = cached?.version === version ? cached.entries : await read();
            cached = { entries, version, checkedAt: clock.now() };
            return entries;
        },
        async update(change) {
            await (0,_data_dir_js__WEBPACK_IMPORTED_MODULE_4__/* .makeDataDir */ .cO)(dir);
            const lock = await waitForLock((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(dir, `${name}.lock`), clock);
            try {
                const entries = change(await read());
                await replace(path, JSON.stringify({ version: 1, [name]: entries }, null, 2));
                cached = undefined;
            }
            finally {
                lock.release();
            }
        },
    };
}
/** A replaced file has another inode, so that two writes within a tick of the clock still differ. */
async function versionOf(path) {
    try {
        const { ino, mtimeMs, size } = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.stat)(path);
        return `${ino} ${mtimeMs} ${size}`;
    }
    catch {
        return 'absent';
    }
}
async function waitForLock(path, clock) {
    for (let left = LOCK_TRIES; left > 0; left--) {
        const lock = await (0,_shared_lock_js__WEBPACK_IMPORTED_MODULE_3__/* .takeLock */ .H)(path);
        if (lock)
            return lock;
        await clock.sleep(LOCK_WAIT_MS);
    }
    throw new _shared_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .SetupError */ .w3(`Another process holds ${path}. Try again when it has finished.`);
}
/** Whole or not at all: readers see the old file until the new one is on the disk. */
async function replace(path, text) {
    const temporary = `${path}.new`;
    const file = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.open)(temporary, 'w', 0o600);
    try {
        await file.writeFile(`${text}\n`);
        await file.sync();
    }
    finally {
        await file.close();
    }
    await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.rename)(temporary, path);
}


/***/ })

};
