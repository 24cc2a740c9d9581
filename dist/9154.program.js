export const id = 9154;
export const ids = [9154];
export const modules = {

/***/ 99154:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  z_: () => (/* binding */ folderStores),
  Cv: () => (/* binding */ terminalUser),
  Lg: () => (/* binding */ withStores)
});

// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __webpack_require__(48161);
// EXTERNAL MODULE: ./.build/program/src/shared/runtime.js
var runtime = __webpack_require__(82860);
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./.build/program/src/service/projects/audit.js
var audit = __webpack_require__(51760);
// EXTERNAL MODULE: ./.build/program/src/store/data-dir.js
var data_dir = __webpack_require__(5642);
;// CONCATENATED MODULE: ./.build/program/src/store/audit-file.js
// The audit log of a data folder: one line of JSON per entry, only ever added to.




/** Read at once, from the end. A line is a few hundred bytes. */
const CHUNK_BYTES = 256 * 1024;
function fileAudit(dir) {
    const path = (0,external_node_path_.join)(dir, 'audit.jsonl');
    return {
        async add(entry) {
            await (0,data_dir/* makeDataDir */.cO)(dir);
            const file = await (0,promises_.open)(path, 'a', 0o600);
            try {
                // One write of a short line is never mixed with that of another process.
                await file.write(`${JSON.stringify(entry)}\n`);
                await file.sync();
            }
            finally {
                await file.close();
            }
        },
        async list(query) {
            const file = await (0,promises_.open)(path, 'r').catch((error) => {
                if (error.code === 'ENOENT')
                    return null;
                throw error;
            });
            if (!file)
                return { entries: [], next: null };
            try {
                const { size } = await file.stat();
                const end = Math.min(size, /^\d{1,15}$/.test(query.cursor ?? '') ? Number(query.cursor) : size);
                const start = Math.max(0, end - CHUNK_BYTES);
                const buffer = Buffer.alloc(end - start);
                const { bytesRead } = await file.read(buffer, 0, buffer.length, start);
                const lines = linesOf(buffer.subarray(0, bytesRead), start);
                const entries = [];
                for (const { at, text } of lines.toReversed()) {
                    const entry = parsed(text);
                    if (!entry || !(0,audit/* isAskedFor */.un)(entry, query))
                        continue;
                    entries.push(entry);
                    if (entries.length === query.limit)
                        return { entries, next: at > 0 ? `${at}` : null };
                }
                const first = lines[0]?.at ?? start;
                return { entries, next: first > 0 ? `${first}` : null };
            }
            finally {
                await file.close();
            }
        },
    };
}
/** With where each starts in the file. Half a line at the start belongs to the page before. */
function linesOf(bytes, start) {
    const lines = [];
    let from = start === 0 ? 0 : bytes.indexOf(10) + 1;
    for (;;) {
        const end = bytes.indexOf(10, from);
        if (end < 0)
            return lines;
        lines.push({ at: start + from, text: bytes.toString('utf8', from, end) });
        from = end + 1;
    }
}
/** A line that a full disk cut off hides no other. */
function parsed(text) {
    try {
        return audit/* AuditEntry */.Eb.parse(JSON.parse(text));
    }
    catch {
        return null;
    }
}

// EXTERNAL MODULE: ./.build/program/src/service/projects/keys.js
var keys = __webpack_require__(52511);
// EXTERNAL MODULE: ./.build/program/src/store/json-file.js
var json_file = __webpack_require__(85717);
;// CONCATENATED MODULE: ./.build/program/src/store/key-file.js
// The server's API keys in a file of the data folder.


function fileKeyStore(dir, clock) {
    const remedy = 'Restore it, or move it away and create new keys.';
    const file = (0,json_file/* jsonFile */.d)({ dir, name: 'keys', entry: keys/* KeyRecord */.LX, remedy, clock });
    return {
        ...file,
        used: (times) => file.update((records) => records.map((record) => {
            const lastUsedAt = times.get(record.id);
            return lastUsedAt === undefined ? record : { ...record, lastUsedAt };
        })),
    };
}

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 5 modules
var schemas = __webpack_require__(42047);
// EXTERNAL MODULE: ./.build/program/src/service/projects/project.js
var projects_project = __webpack_require__(96586);
// EXTERNAL MODULE: ./.build/program/src/shared/errors.js
var errors = __webpack_require__(42205);
;// CONCATENATED MODULE: ./.build/program/src/store/project-file.js
// The projects of a server in a file of its data folder.







const Entry = schemas/* object */.Ikc({
    id: schemas/* string */.YjP(),
    repo: schemas/* string */.YjP(),
    repositoryId: schemas/* int */.Whr().optional(),
    settings: projects_project/* ProjectSettings */.bq,
});
function fileProjects(dir, clock) {
    const remedy = 'Restore it, or move it away and add the projects again.';
    const file = (0,json_file/* jsonFile */.d)({ dir, name: 'projects', entry: Entry, remedy, clock });
    return {
        list: async () => [...(await file.list())].sort((a, b) => (a.id < b.id ? -1 : 1)),
        find: async (id) => (await file.list()).find((project) => project.id === id) ?? null,
        add: (project) => file.update((projects) => {
            if (!projects.some(({ id }) => id === project.id))
                return [...projects, project];
            throw new errors/* Conflict */.lt(`There is already a project \`${project.id}\`. Change it with docket projects set.`);
        }),
        replace: (project) => file.update((projects) => {
            if (!projects.some(({ id }) => id === project.id))
                throw (0,projects_project/* unknownProject */.Sx)(project.id);
            return projects.map((known) => (known.id === project.id ? project : known));
        }),
        async record(id, repositoryId) {
            let recorded = repositoryId;
            await file.update((projects) => {
                const known = projects.find((project) => project.id === id);
                if (!known)
                    throw (0,projects_project/* unknownProject */.Sx)(id);
                recorded = known.repositoryId ?? repositoryId;
                if (known.repositoryId !== undefined)
                    return projects;
                return projects.map((one) => (one === known ? { ...one, repositoryId } : one));
            });
            return recorded;
        },
        remove: (gone) => file.update((projects) => {
            if (!projects.some(({ id }) => id === gone))
                throw (0,projects_project/* unknownProject */.Sx)(gone);
            return projects.filter(({ id }) => id !== gone);
        }),
        async erase(gone) {
            const folder = (0,data_dir/* folderOf */.yS)(dir, gone);
            const isKnown = (await file.list()).some(({ id }) => id === gone);
            if (!isKnown && !(0,external_node_fs_.existsSync)(folder))
                throw (0,projects_project/* unknownProject */.Sx)(gone);
            if ((0,external_node_fs_.existsSync)(folder))
                await (0,data_dir/* deleteDataDir */.rR)(folder);
            await fileKeyStore(dir, clock).update((keys) => keys.filter(({ project }) => project !== gone));
            await file.update((projects) => projects.filter(({ id }) => id !== gone));
        },
    };
}

// EXTERNAL MODULE: ./.build/program/src/service/projects/session.js
var session = __webpack_require__(17031);
;// CONCATENATED MODULE: ./.build/program/src/store/session-files.js
// The sessions of a server on a single machine, a file for each in the data folder: other programs can
// add some, such as docket sign-in, and removing a file gives it to one of many that want it.





const Stored = schemas/* object */.Ikc({
    kind: schemas/* enum */.k5n(['link', 'session']),
    actor: schemas/* string */.YjP(),
    grants: session/* Grants */.kE,
    expiresAt: schemas/* number */.aig(),
});
function fileSessions(dataDir, clock) {
    const dir = (0,external_node_path_.join)(dataDir, 'sessions');
    const pathOf = (hash) => (0,external_node_path_.join)(dir, `${hash}.json`);
    async function read(path) {
        const text = await (0,promises_.readFile)(path, 'utf8').catch(() => '');
        const { data } = Stored.safeParse(session_files_parsed(text));
        return data && data.expiresAt > clock.now() ? data : null;
    }
    async function removeExpired() {
        for (const name of await (0,promises_.readdir)(dir)) {
            const path = (0,external_node_path_.join)(dir, name);
            if ((await read(path)) === null)
                await (0,promises_.unlink)(path).catch(() => { });
        }
    }
    return {
        async put(hash, session) {
            await (0,data_dir/* makeDataDir */.cO)(dataDir);
            await (0,promises_.mkdir)(dir, { recursive: true, mode: 0o700 });
            await removeExpired();
            await (0,promises_.writeFile)(pathOf(hash), JSON.stringify(session), { mode: 0o600 });
        },
        get: (hash) => read(pathOf(hash)),
        async take(hash) {
            const session = await read(pathOf(hash));
            // Of several, only one removes it.
            return (0,promises_.unlink)(pathOf(hash)).then(() => session, () => null);
        },
    };
}
/** A file that is being written is no session yet. */
function session_files_parsed(text) {
    try {
        return JSON.parse(text);
    }
    catch {
        return null;
    }
}

;// CONCATENATED MODULE: ./.build/program/src/cli/stores.js
// The keys, projects, sessions, and audit log of a service, in its folder or its database.






function folderStores(dir) {
    return {
        keys: fileKeyStore(dir, runtime/* systemClock */.ml),
        projects: fileProjects(dir, runtime/* systemClock */.ml),
        sessions: fileSessions(dir, runtime/* systemClock */.ml),
        audit: fileAudit(dir),
    };
}
/** Nothing of PostgreSQL is loaded for a folder. */
async function withStores(place, use) {
    if (place.kind === 'data')
        return use(folderStores(place.dir));
    const { openPostgresStores } = await Promise.all(/* import() */[__webpack_require__.e(189), __webpack_require__.e(3849), __webpack_require__.e(984), __webpack_require__.e(8638), __webpack_require__.e(4191)]).then(__webpack_require__.bind(__webpack_require__, 98638));
    const { close, ...stores } = await openPostgresStores(place.url, runtime/* systemClock */.ml);
    return use(stores).finally(close);
}
/** Who uses the command line of this machine, for the audit log. */
function terminalUser() {
    try {
        return `command line (${(0,external_node_os_.userInfo)().username})`;
    }
    catch {
        // In a container, the user often has no name.
        return 'command line';
    }
}


/***/ }),

/***/ 51760:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Eb: () => (/* binding */ AuditEntry),
/* harmony export */   Yr: () => (/* binding */ noteFor),
/* harmony export */   bC: () => (/* binding */ auditedProjects),
/* harmony export */   un: () => (/* binding */ isAskedFor)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(42047);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(64377);
/* harmony import */ var _shared_runtime_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(82860);
// Who did what, and when. Entries are only ever added.


const AUDIT_ACTIONS = [
    ...['sign-in', 'sign-out', 'key.create', 'key.revoke'],
    ...['project.add', 'project.set', 'project.remove'],
    ...['app.create', 'app.rotate', 'app.remove'],
    ...['job.message', 'job.retry', 'job.undo', 'job.cancel', 'job.archive'],
    ...['job.requeue', 'job.fail'],
];
const AuditEntry = zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
    at: zod__WEBPACK_IMPORTED_MODULE_2__/* .datetime */ .w$(),
    actor: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
    /** Null for what concerns the whole server. */
    project: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().nullable(),
    action: zod__WEBPACK_IMPORTED_MODULE_1__/* ["enum"] */ .k5n(AUDIT_ACTIONS),
    /** Ids and names; never a secret. */
    detail: zod__WEBPACK_IMPORTED_MODULE_1__/* .record */ .g1P(zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(), zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP()),
});
/** Whether an entry is one that the query asks for. */
function isAskedFor(entry, { projects }) {
    return projects === undefined || (entry.project !== null && projects.includes(entry.project));
}
function noteFor(audit, actor, clock) {
    return (entry) => audit.add({ ...entry, actor, at: (0,_shared_runtime_js__WEBPACK_IMPORTED_MODULE_0__/* .isoTime */ .Ly)(clock.now()) });
}
function auditedProjects(projects, audit, actor, clock) {
    const note = noteFor(audit, actor, clock);
    return {
        ...projects,
        async add(project) {
            await projects.add(project);
            await note({ action: 'project.add', project: project.id, detail: { repo: project.repo } });
        },
        async replace(project) {
            await projects.replace(project);
            await note({ action: 'project.set', project: project.id, detail: { repo: project.repo } });
        },
        async remove(id) {
            await projects.remove(id);
            await note({ action: 'project.remove', project: id, detail: {} });
        },
        async erase(id) {
            await projects.erase(id);
            await note({
                action: 'project.remove',
                project: id,
                detail: { erased: 'with all its data' },
            });
        },
    };
}


/***/ }),

/***/ 52511:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Gq: () => (/* binding */ authorize),
/* harmony export */   LX: () => (/* binding */ KeyRecord),
/* harmony export */   W0: () => (/* binding */ DEFAULT_KEY_DAYS),
/* harmony export */   bx: () => (/* binding */ auditedKeys),
/* harmony export */   hs: () => (/* binding */ keyState),
/* harmony export */   jr: () => (/* binding */ newSecret)
/* harmony export */ });
/* unused harmony exports mintKey, revokeKey */
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(42047);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(64377);
/* harmony import */ var _contract_values_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(87797);
/* harmony import */ var _shared_days_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(65529);
/* harmony import */ var _shared_errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(42205);
/* harmony import */ var _shared_runtime_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(82860);
/* harmony import */ var _audit_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(51760);
// API keys. Of a key only its secret's hash is kept. The secret is 256 random bits, so that a
// plain SHA-256 is as hard to turn around as a slow password hash, and costs microseconds.







const DEFAULT_PREFIX = 'docket_';
const DEFAULT_SCOPES = ['jobs', 'views'];
const KeyRecord = zod__WEBPACK_IMPORTED_MODULE_6__/* .object */ .Ikc({
    /** For lists and logs; tells nothing about the secret. */
    id: zod__WEBPACK_IMPORTED_MODULE_6__/* .string */ .YjP(),
    project: zod__WEBPACK_IMPORTED_MODULE_6__/* .string */ .YjP(),
    /** What it is for, in the words of whoever created it. */
    name: zod__WEBPACK_IMPORTED_MODULE_6__/* .string */ .YjP().default(''),
    scopes: zod__WEBPACK_IMPORTED_MODULE_6__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_6__/* ["enum"] */ .k5n(_contract_values_js__WEBPACK_IMPORTED_MODULE_1__/* .KEY_SCOPES */ .A3)).readonly().default(DEFAULT_SCOPES),
    prefix: zod__WEBPACK_IMPORTED_MODULE_6__/* .string */ .YjP(),
    /** SHA-256 of the secret part, hexadecimal. */
    hash: zod__WEBPACK_IMPORTED_MODULE_6__/* .string */ .YjP().regex(/^[0-9a-f]{64}$/),
    createdAt: zod__WEBPACK_IMPORTED_MODULE_7__/* .datetime */ .w$(),
    expiresAt: zod__WEBPACK_IMPORTED_MODULE_7__/* .datetime */ .w$().nullable(),
    revokedAt: zod__WEBPACK_IMPORTED_MODULE_7__/* .datetime */ .w$().nullable(),
    /** To the minute or so. */
    lastUsedAt: zod__WEBPACK_IMPORTED_MODULE_7__/* .datetime */ .w$().nullable().default(null),
});
/** A key that nobody thinks of any more opens nothing after this long. */
const DEFAULT_KEY_DAYS = 90;
/** When a new key expires. `wanted`: a date or a time, null for never; absent: the default. */
function keyExpiry(wanted, now) {
    if (wanted === null)
        return null;
    const at = wanted === undefined ? now + DEFAULT_KEY_DAYS * _shared_days_js__WEBPACK_IMPORTED_MODULE_2__/* .DAY_MS */ .sO : (0,_shared_days_js__WEBPACK_IMPORTED_MODULE_2__/* .utcTime */ .SK)(wanted);
    if (at > now)
        return (0,_shared_runtime_js__WEBPACK_IMPORTED_MODULE_4__/* .isoTime */ .Ly)(at);
    throw new _shared_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .InvalidRequest */ .zh('The key would already be expired. Choose a later date, or never.');
}
/** 256 random bits, for keys and for everything else that opens something. */
const newSecret = () => (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.randomBytes)(32).toString('base64url');
/** The record to keep and the key to show once. `secret` must be random, at least 256 bits. */
function mintKey(request, secret) {
    const record = {
        name: '',
        scopes: DEFAULT_SCOPES,
        ...request,
        hash: hashOf(secret),
        revokedAt: null,
        lastUsedAt: null,
    };
    return { record: Object.freeze(record), key: `${request.prefix}${secret}` };
}
function revokeKey(records, id, revokedAt) {
    if (!records.some((record) => record.id === id))
        throw noSuchKey(id);
    return records.map((record) => record.id === id && !record.revokedAt ? { ...record, revokedAt } : record);
}
function noSuchKey(id) {
    return new _shared_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .NotFound */ .Mk(`There is no key \`${id}\`. Run \`docket keys list\` to see all keys.`);
}
function keyState(record, now) {
    if (record.revokedAt)
        return 'revoked';
    return record.expiresAt && Date.parse(record.expiresAt) <= now ? 'expired' : 'valid';
}
function keyInfo(record, now) {
    const { id, project, name, scopes, createdAt, expiresAt, lastUsedAt } = record;
    const state = keyState(record, now);
    return { id, project, name, scopes, createdAt, expiresAt, lastUsedAt, state };
}
/**
 * The record of the key in an `Authorization` header, valid now and good for this. Without a project,
 * its own is meant.
 */
function authorize(records, header, { projectId, scope }, now) {
    const token = /^Bearer +([^\s]+) *$/i.exec(header ?? '')?.[1];
    if (!token) {
        throw new _shared_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .Unauthorized */ .hR('Send the API key in the header `Authorization: Bearer <API_KEY>`.');
    }
    const record = find(records, token);
    // The same message for a revoked and an unknown key: its owner should learn nothing.
    if (!record || keyState(record, now) === 'revoked') {
        throw new _shared_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .Unauthorized */ .hR('The API key is not valid. Create one with `docket keys create`.');
    }
    if (keyState(record, now) === 'expired') {
        throw new _shared_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .Unauthorized */ .hR('The API key has expired. Create another with `docket keys create`.');
    }
    if (projectId !== undefined && record.project !== projectId) {
        throw new _shared_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .Forbidden */ .cw('The API key belongs to another project. Use a key for this project.');
    }
    if (!record.scopes.includes(scope) && !record.scopes.includes('admin')) {
        throw new _shared_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .Forbidden */ .cw(`The API key does not have the scope \`${scope}\`. Use one that has it, or create one with \`docket keys create --scopes ${scope}\`.`);
    }
    return record;
}
/** Records are read once and compared with every request. */
const indexes = new WeakMap();
function find(records, token) {
    for (const [prefix, byHash] of indexOf(records)) {
        if (!token.startsWith(prefix))
            continue;
        const found = byHash.get(hashOf(token.slice(prefix.length)));
        if (found)
            return found;
    }
    return undefined;
}
function indexOf(records) {
    const known = indexes.get(records);
    if (known)
        return known;
    const index = new Map();
    for (const record of records) {
        const byHash = index.get(record.prefix) ?? new Map();
        index.set(record.prefix, byHash.set(record.hash, record));
    }
    indexes.set(records, index);
    return index;
}
function hashOf(secret) {
    return (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.hash)('sha256', secret);
}
function auditedKeys({ keys, audit, clock }, actor) {
    const note = (0,_audit_js__WEBPACK_IMPORTED_MODULE_5__/* .noteFor */ .Yr)(audit, actor, clock);
    return {
        async create({ id = (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.randomBytes)(4).toString('hex'), expiresAt: until, ...request }) {
            const { prefix = DEFAULT_PREFIX } = request;
            const now = clock.now();
            const times = { createdAt: (0,_shared_runtime_js__WEBPACK_IMPORTED_MODULE_4__/* .isoTime */ .Ly)(now), expiresAt: keyExpiry(until, now) };
            const { record, key } = mintKey({ ...request, id, prefix, ...times }, newSecret());
            const { project, name, scopes } = record;
            // A repeated request leaves no second entry in the audit log.
            insistOnNew(await keys.list(), id);
            const detail = { key: id, name, scopes: scopes.join(', ') };
            await note({ action: 'key.create', project, detail });
            await keys.update((records) => [...insistOnNew(records, id), record]);
            return { ...keyInfo(record, now), key };
        },
        async list() {
            return (await keys.list()).map((record) => keyInfo(record, clock.now()));
        },
        async revoke(id) {
            const now = clock.now();
            // An unknown one is refused before a folder is made for it.
            const revoked = revokeKey(await keys.list(), id, (0,_shared_runtime_js__WEBPACK_IMPORTED_MODULE_4__/* .isoTime */ .Ly)(now)).find((one) => one.id === id);
            await keys.update((records) => revokeKey(records, id, (0,_shared_runtime_js__WEBPACK_IMPORTED_MODULE_4__/* .isoTime */ .Ly)(now)));
            if (!revoked)
                throw noSuchKey(id);
            await note({ action: 'key.revoke', project: revoked.project, detail: { key: id } });
            return keyInfo(revoked, now);
        },
    };
}
function insistOnNew(records, id) {
    if (!records.some((other) => other.id === id))
        return records;
    throw new _shared_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .Conflict */ .lt(`This request was already carried out: key \`${id}\` exists, and its secret was shown once. Revoke it, then create another with a new Idempotency-Key.`);
}


/***/ }),

/***/ 96586:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A5: () => (/* binding */ repoOf),
/* harmony export */   EW: () => (/* binding */ checkSettings),
/* harmony export */   I6: () => (/* binding */ AppCredentials),
/* harmony export */   Sx: () => (/* binding */ unknownProject),
/* harmony export */   TW: () => (/* binding */ NEW_SETTINGS),
/* harmony export */   aR: () => (/* binding */ repositoryName),
/* harmony export */   bq: () => (/* binding */ ProjectSettings)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(42047);
/* harmony import */ var _contract_schemas_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(51947);
/* harmony import */ var _contract_values_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(87797);
/* harmony import */ var _shared_errors_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(42205);
/* harmony import */ var _shared_glob_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(77012);
// A project: a repository, and how jobs in it are done. The port behind which projects are stored.







const MAX_CONFIG = 100_000;
const line = zod__WEBPACK_IMPORTED_MODULE_6__/* .string */ .YjP()
    .min(1)
    .max(2_000)
    .regex(/^[^\u0000-\u0008\u000a-\u001f\u007f]*$/, 'must be one line');
const glob = line.superRefine((text, context) => {
    const wrong = (0,_shared_glob_js__WEBPACK_IMPORTED_MODULE_5__/* .globProblem */ .AI)(text);
    if (wrong !== undefined)
        context.addIssue(wrong);
});
const ProjectSettings = zod__WEBPACK_IMPORTED_MODULE_6__/* .strictObject */ .rej({
    /** Absent: the one that servers and workers have in their environment. */
    agent: zod__WEBPACK_IMPORTED_MODULE_6__/* .union */ .KCZ([
        zod__WEBPACK_IMPORTED_MODULE_6__/* .strictObject */ .rej({ command: line }),
        zod__WEBPACK_IMPORTED_MODULE_6__/* .strictObject */ .rej({
            url: line.regex(/^https?:\/\//, 'must start with https:// or http://'),
            model: line,
        }),
    ])
        .optional(),
    baseRef: line.optional(),
    /** Globs of the files that jobs may change; empty means the default ones. */
    docsPaths: zod__WEBPACK_IMPORTED_MODULE_6__/* .array */ .YOg(glob).max(100),
    checkCommand: line.optional(),
    accessLogs: zod__WEBPACK_IMPORTED_MODULE_6__/* .array */ .YOg(glob).max(100),
    /** The text of a settings file, as in `.github/docket.yml`. */
    config: zod__WEBPACK_IMPORTED_MODULE_6__/* .string */ .YjP().max(MAX_CONFIG).optional(),
});
/** The settings of a project that was just added. */
const NEW_SETTINGS = { docsPaths: [], accessLogs: [] };
function checkSettings(settings) {
    const checked = ProjectSettings.safeParse(settings, { error: _contract_schemas_js__WEBPACK_IMPORTED_MODULE_2__/* .demand */ .wo });
    if (checked.success)
        return checked.data;
    const details = checked.error.issues.map(({ path, message }) => `\`${path.join('.')}\` ${message}.`);
    throw new _shared_errors_js__WEBPACK_IMPORTED_MODULE_4__/* .InvalidRequest */ .zh('The settings of the project are not valid.', { details });
}
/**
 * What the operator of this machine means by `--repo`, as it is stored. `docs/site` could be either; if
 * the folder exists, it is the folder.
 */
function repoOf(given) {
    return (0,_contract_values_js__WEBPACK_IMPORTED_MODULE_3__/* .isRepositoryName */ .en)(given) && !(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(given) ? given : (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(given);
}
/** Where a folder is on the server is nobody's business. */
function repositoryName(repo) {
    return /^[^/\\]+\/[^/\\]+$/.test(repo) ? repo : (repo.split(/[/\\]/).at(-1) ?? '');
}
function unknownProject(id) {
    return new _shared_errors_js__WEBPACK_IMPORTED_MODULE_4__/* .NotFound */ .Mk(`There is no project \`${id}\`. To see all, run docket projects list.`);
}
/** What GitHub hands out once, when an App is created. */
const AppCredentials = zod__WEBPACK_IMPORTED_MODULE_6__/* .object */ .Ikc({
    appId: zod__WEBPACK_IMPORTED_MODULE_6__/* .string */ .YjP(),
    slug: zod__WEBPACK_IMPORTED_MODULE_6__/* .string */ .YjP(),
    /** The App's page on GitHub. */
    url: zod__WEBPACK_IMPORTED_MODULE_6__/* .string */ .YjP(),
    privateKey: zod__WEBPACK_IMPORTED_MODULE_6__/* .string */ .YjP(),
    webhookSecret: zod__WEBPACK_IMPORTED_MODULE_6__/* .string */ .YjP(),
    clientId: zod__WEBPACK_IMPORTED_MODULE_6__/* .string */ .YjP(),
    clientSecret: zod__WEBPACK_IMPORTED_MODULE_6__/* .string */ .YjP(),
});


/***/ }),

/***/ 17031:
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
    let lastUpdate = Promise.resolve();
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
    async function updateLocked(change) {
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
        update(change) {
            // Within this process they follow each other at once; the lock is polled, for other processes.
            const update = lastUpdate.then(() => updateLocked(change));
            lastUpdate = update.catch(() => { });
            return update;
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
        const lock = await (0,_shared_lock_js__WEBPACK_IMPORTED_MODULE_3__/* .takeLock */ .H)(path, clock);
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
