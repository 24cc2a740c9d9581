export const id = 3781;
export const ids = [3781,1819];
export const modules = {

/***/ 97982:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $t: () => (/* binding */ placeOf),
/* harmony export */   P3: () => (/* binding */ PLACE_OPTIONS),
/* harmony export */   fp: () => (/* binding */ placeWords),
/* harmony export */   kv: () => (/* binding */ placeProblems)
/* harmony export */ });
// Where a service stores its keys, projects, and jobs: a folder, or a database.
const DEFAULT_DIR = '.docket';
const PLACE_OPTIONS = {
    data: { type: 'text', value: 'DIR', help: `the service's data folder (default ${DEFAULT_DIR})` },
    database: {
        type: 'text',
        value: 'URL',
        help: 'a PostgreSQL database to use instead, such as postgresql://docket@db.example.com/docket',
    },
};
function placeOf({ data, database }) {
    return database === undefined
        ? { kind: 'data', dir: data ?? DEFAULT_DIR }
        : { kind: 'database', url: database };
}
function placeProblems({ data, database }) {
    return data !== undefined && database !== undefined
        ? ['`--data` and `--database` cannot be used together. Use only one of them.']
        : [];
}
/** For a command to copy; a URL may contain a password. */
function placeWords(place) {
    return place.kind === 'data' ? `--data ${place.dir}` : '--database URL';
}


/***/ }),

/***/ 43781:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  keyAdmin: () => (/* binding */ keyAdmin),
  keys: () => (/* binding */ keys_keys)
});

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: ./.build/program/src/contract/dates.js
var dates = __webpack_require__(24490);
// EXTERNAL MODULE: ./.build/program/src/contract/key-scopes.js
var key_scopes = __webpack_require__(78076);
// EXTERNAL MODULE: ./.build/program/src/shared/clock.js
var shared_clock = __webpack_require__(66122);
// EXTERNAL MODULE: ./.build/program/src/shared/days.js
var days = __webpack_require__(65529);
// EXTERNAL MODULE: ./.build/program/src/text/foreign.js
var foreign = __webpack_require__(93818);
// EXTERNAL MODULE: ./.build/program/src/cli/args.js
var args = __webpack_require__(94552);
// EXTERNAL MODULE: ./.build/program/src/cli/command.js
var command = __webpack_require__(15712);
// EXTERNAL MODULE: ./.build/program/src/cli/place.js
var cli_place = __webpack_require__(97982);
;// CONCATENATED MODULE: ./.build/program/src/cli/keys.js
// docket keys: manages the API keys of a service.








const OPTIONS = {
    ...cli_place/* PLACE_OPTIONS */.P3,
    project: { type: 'text', value: 'ID', help: 'for create: the project the key belongs to' },
    name: { type: 'text', value: 'TEXT', help: 'for create: what the key is for' },
    scopes: {
        type: 'text',
        value: 'LIST',
        default: 'jobs,views',
        help: 'for create: what the key allows: jobs, views, or admin, which includes both',
    },
    prefix: { type: 'text', value: 'TEXT', help: 'for create: the prefix of the key' },
    expires: {
        type: 'text',
        value: 'DATE',
        help: 'for create: when the key expires, such as 2027-06-30',
    },
    json: { type: 'flag', help: 'print the list as JSON' },
};
const VERBS = { of: 'docket keys', names: ['create', 'list', 'revoke'] };
const HELP = `Creates, lists, and revokes the API keys of a service.

Usage: docket keys create --project ID [--data DIR | --database URL]
                          [--name TEXT] [--scopes LIST] [--expires DATE]
       docket keys list   [--data DIR | --database URL] [--json]
       docket keys revoke KEY-ID [--data DIR | --database URL]

${(0,args/* optionsHelp */.EW)(OPTIONS)}

create prints the key to standard output once; Docket stores only its hash. A running service
picks up changes within a second.
`;
function keysCommand(deps) {
    return { help: HELP, run: (argv, terminal) => run(argv, terminal, deps) };
}
async function run(argv, terminal, deps) {
    const { values, positionals } = (0,args/* parseOptions */.Ac)(OPTIONS, argv, rules, VERBS);
    const place = (0,cli_place/* placeOf */.$t)(values);
    const keys = await deps.open(place);
    try {
        await act(keys, place, { values, positionals }, terminal, deps);
    }
    finally {
        await keys.close?.();
    }
    return command/* EXIT */.dc.done;
}
async function act(keys, place, { values, positionals }, terminal, deps) {
    const [action, id = ''] = positionals;
    if (action === 'create') {
        const created = await keys.create({
            project: values.project ?? '',
            name: values.name ?? '',
            scopes: scopesOf(values.scopes),
            prefix: values.prefix ?? deps.defaultPrefix,
            expiresAt: values.expires ? (0,shared_clock/* isoTime */.L)((0,days/* utcTime */.SK)(values.expires)) : null,
        });
        terminal.err(`Created key ${created.id} for project ${values.project}. It is shown only once:\n`);
        terminal.out(`${created.key}\n`);
    }
    else if (action === 'revoke') {
        await keys.revoke(id);
        terminal.err(`Key ${id} revoked.\n`);
    }
    else {
        const list = await keys.list();
        terminal.out(values.json ? `${JSON.stringify(list)}\n` : table(list));
        const where = place.kind === 'data' ? place.dir : 'the database';
        if (list.length === 0)
            terminal.err(`There are no keys in ${where} yet.\n`);
    }
}
function rules({ values, positionals }) {
    const [action, ...ids] = positionals;
    const problems = (0,cli_place/* placeProblems */.kv)(values);
    if (action === 'create' && !values.project) {
        problems.push('Option `--project ID` is required: the project the key belongs to.');
    }
    if (values.project && /[/\\\s]/.test(values.project)) {
        problems.push('Option `--project` must not contain `/`, `\\`, or spaces.');
    }
    if (values.name && !/^[^\u0000-\u001f\u007f]{1,100}$/.test(values.name)) {
        problems.push('Option `--name` must be one line of at most 100 characters.');
    }
    if (scopesOf(values.scopes).length < values.scopes.split(',').length) {
        problems.push(`Option \`--scopes\` must be a list of ${key_scopes/* KEY_SCOPES */.A.join(', ')}.`);
    }
    if (values.prefix && !/^[\w.-]{1,40}$/.test(values.prefix)) {
        problems.push('Option `--prefix` must be at most 40 letters, digits, `_`, `-`, or `.`.');
    }
    if (values.expires && !(0,dates/* isDate */.$)(values.expires)) {
        problems.push(`Option \`--expires\` must be a date such as 2027-06-30; got \`${values.expires}\`.`);
    }
    if (action === 'revoke' ? ids.length !== 1 : ids.length > 0) {
        problems.push(action === 'revoke'
            ? 'Specify one key to revoke. To see the IDs, run docket keys list.'
            : `Unexpected argument \`${ids.join(' ')}\`.`);
    }
    return problems;
}
function scopesOf(list) {
    const given = list.split(',').map((scope) => scope.trim());
    return key_scopes/* KEY_SCOPES */.A.filter((scope) => given.includes(scope));
}
function table(keys) {
    const rows = keys.map((key) => [
        key.id,
        key.project,
        key.state,
        `created ${key.createdAt.slice(0, 10)}`,
        key.expiresAt ? `expires ${key.expiresAt.slice(0, 10)}` : 'does not expire',
        key.lastUsedAt ? `used ${key.lastUsedAt.slice(0, 10)}` : 'never used',
        key.scopes.join(','),
        (0,foreign/* oneLine */.TN)(key.name),
    ]);
    const widths = [0, 1, 2, 3, 4, 5, 6].map((at) => Math.max(0, ...rows.map((row) => (row[at] ?? '').length)));
    return rows
        .map((row) => `${row
        .map((cell, at) => cell.padEnd(widths[at] ?? 0))
        .join('  ')
        .trimEnd()}\n`)
        .join('');
}

// EXTERNAL MODULE: ./.build/program/src/projects/keys.js
var keys = __webpack_require__(61819);
// EXTERNAL MODULE: ./.build/program/src/shared/errors.js
var errors = __webpack_require__(42205);
// EXTERNAL MODULE: ./.build/program/src/store/key-file.js
var key_file = __webpack_require__(79768);
;// CONCATENATED MODULE: ./.build/program/src/compose/serve/keys.js
// `docket keys`, in the data folder or in a database.






const SECRET_BYTES = 32;
function keys_keys() {
    return keysCommand({ defaultPrefix: keys/* DEFAULT_PREFIX */.Nf, open: keys_open });
}
async function keys_open(place) {
    if (place.kind === 'data')
        return keyAdmin(place.dir);
    const { openDatabaseKeys } = await Promise.all(/* import() */[__webpack_require__.e(5251), __webpack_require__.e(8815), __webpack_require__.e(1351), __webpack_require__.e(4942), __webpack_require__.e(8909), __webpack_require__.e(3842), __webpack_require__.e(29), __webpack_require__.e(5648), __webpack_require__.e(2212), __webpack_require__.e(8563), __webpack_require__.e(7695), __webpack_require__.e(8388), __webpack_require__.e(244), __webpack_require__.e(1686), __webpack_require__.e(5030), __webpack_require__.e(3524), __webpack_require__.e(3051), __webpack_require__.e(87), __webpack_require__.e(3998)]).then(__webpack_require__.bind(__webpack_require__, 28977));
    const { keys: store, close } = await openDatabaseKeys(place.url);
    return { ...administer(store), close };
}
function keyAdmin(dataDir) {
    return administer((0,key_file/* fileKeyStore */.b)(dataDir, shared_clock/* systemClock */.m));
}
function administer(store) {
    const clock = shared_clock/* systemClock */.m;
    return {
        async create(request) {
            const id = (0,external_node_crypto_.randomBytes)(4).toString('hex');
            const secret = (0,external_node_crypto_.randomBytes)(SECRET_BYTES).toString('base64url');
            const createdAt = (0,shared_clock/* isoTime */.L)(clock.now());
            if (request.expiresAt !== null && request.expiresAt <= createdAt) {
                throw new errors/* InvalidRequest */.zh('The key would already be expired. Choose a later `--expires`.');
            }
            const { record, key } = (0,keys/* mintKey */.uY)({ ...request, id, createdAt }, secret);
            await store.update((records) => [...records, record]);
            return { id, key };
        },
        async list() {
            const records = await store.list();
            return records.map((record) => {
                const { id, project, name, scopes, createdAt, expiresAt, lastUsedAt } = record;
                const state = (0,keys/* keyState */.hs)(record, clock.now());
                return { id, project, name, scopes, createdAt, expiresAt, lastUsedAt, state };
            });
        },
        revoke: (id) => store.update((records) => (0,keys/* revokeKey */.CB)(records, id, (0,shared_clock/* isoTime */.L)(clock.now()))),
    };
}


/***/ }),

/***/ 24490:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ isDate)
/* harmony export */ });
/* harmony import */ var _shared_days_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(65529);
// Separate from the schemas, so that code that only reads a date does not load them.

/** `YYYY-MM-DD`, or a date with a time; the calendar is checked (no 31 February, no month 13). */
function isDate(value) {
    const match = /^(\d{4})-(\d{2})-(\d{2})(?:T.+)?$/.exec(value);
    if (!match || Number.isNaN((0,_shared_days_js__WEBPACK_IMPORTED_MODULE_0__/* .utcTime */ .SK)(value)))
        return false;
    const [, year, month, date] = match.map(Number);
    const back = new Date(Date.UTC(year ?? 0, (month ?? 0) - 1, date));
    return back.getUTCMonth() + 1 === month && back.getUTCDate() === date;
}


/***/ }),

/***/ 78076:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (/* binding */ KEY_SCOPES)
/* harmony export */ });
/** What a key can be limited to. `admin` includes the others. */
const KEY_SCOPES = ['jobs', 'views', 'admin'];


/***/ }),

/***/ 61819:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   CB: () => (/* binding */ revokeKey),
/* harmony export */   Gq: () => (/* binding */ authorize),
/* harmony export */   LX: () => (/* binding */ KeyRecord),
/* harmony export */   Nf: () => (/* binding */ DEFAULT_PREFIX),
/* harmony export */   hs: () => (/* binding */ keyState),
/* harmony export */   uY: () => (/* binding */ mintKey)
/* harmony export */ });
/* unused harmony export DEFAULT_SCOPES */
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(42047);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(64377);
/* harmony import */ var _contract_key_scopes_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(78076);
/* harmony import */ var _shared_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(42205);
// API keys, pure. Of a key only its secret's hash is kept. The secret is 256 random bits, so that a
// plain SHA-256 is as hard to turn around as a slow password hash, and costs microseconds.




const DEFAULT_PREFIX = 'docket_';
const DEFAULT_SCOPES = ['jobs', 'views'];
const KeyRecord = zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({
    /** For lists and logs; tells nothing about the secret. */
    id: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(),
    project: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(),
    /** What it is for, in the words of whoever created it. */
    name: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().default(''),
    scopes: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_2__/* ["enum"] */ .k5n(_contract_key_scopes_js__WEBPACK_IMPORTED_MODULE_3__/* .KEY_SCOPES */ .A)).readonly().default(DEFAULT_SCOPES),
    prefix: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(),
    /** SHA-256 of the secret part, hexadecimal. */
    hash: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().regex(/^[0-9a-f]{64}$/),
    createdAt: zod__WEBPACK_IMPORTED_MODULE_4__/* .datetime */ .w$(),
    expiresAt: zod__WEBPACK_IMPORTED_MODULE_4__/* .datetime */ .w$().nullable(),
    revokedAt: zod__WEBPACK_IMPORTED_MODULE_4__/* .datetime */ .w$().nullable(),
    /** To the minute or so. */
    lastUsedAt: zod__WEBPACK_IMPORTED_MODULE_4__/* .datetime */ .w$().nullable().default(null),
});
/** The record to keep and the key to show once. `secret` must be random, at least 256 bits. */
function mintKey(request, secret) {
    const record = {
        name: '',
        scopes: DEFAULT_SCOPES,
        ...request,
        hash: hashOf(secret).toString('hex'),
        revokedAt: null,
        lastUsedAt: null,
    };
    return { record: Object.freeze(record), key: `${request.prefix}${secret}` };
}
function revokeKey(records, id, revokedAt) {
    if (!records.some((record) => record.id === id)) {
        throw new _shared_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .NotFound */ .Mk(`There is no key \`${id}\`. Run \`docket keys list\` to see all keys.`);
    }
    return records.map((record) => record.id === id && !record.revokedAt ? { ...record, revokedAt } : record);
}
function keyState(record, now) {
    if (record.revokedAt)
        return 'revoked';
    return record.expiresAt && Date.parse(record.expiresAt) <= now ? 'expired' : 'valid';
}
/**
 * The record of the key in an `Authorization` header, valid now and good for this. Without a project,
 * its own is meant.
 */
function authorize(records, header, { projectId, scope }, now) {
    const token = /^Bearer +([^\s]+) *$/i.exec(header ?? '')?.[1];
    if (!token) {
        throw new _shared_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .Unauthorized */ .hR('Send the API key in the header `Authorization: Bearer <API_KEY>`.');
    }
    const record = find(records, token);
    // The same message for a revoked and an unknown key: its owner should learn nothing.
    if (!record || keyState(record, now) === 'revoked') {
        throw new _shared_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .Unauthorized */ .hR('The API key is not valid. Create one with `docket keys create`.');
    }
    if (keyState(record, now) === 'expired') {
        throw new _shared_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .Unauthorized */ .hR('The API key has expired. Create another with `docket keys create`.');
    }
    if (projectId !== undefined && record.project !== projectId) {
        throw new _shared_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .Forbidden */ .cw('The API key belongs to another project. Use a key for this project.');
    }
    if (!record.scopes.includes(scope) && !record.scopes.includes('admin')) {
        throw new _shared_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .Forbidden */ .cw(`The API key does not have the scope \`${scope}\`. Use one that has it, or create one with \`docket keys create --scopes ${scope}\`.`);
    }
    return record;
}
/** Looks at every record, each in constant time, so that timing reveals neither match nor position. */
function find(records, token) {
    let found;
    let prefix;
    let hashed = NOTHING;
    for (const record of records) {
        if (record.prefix !== prefix) {
            prefix = record.prefix;
            hashed = hashOf(token.startsWith(prefix) ? token.slice(prefix.length) : '');
        }
        if ((0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.timingSafeEqual)(hashed, bytesOf(record)))
            found = record;
    }
    return found;
}
const NOTHING = hashOf('');
/** Records are read once and compared with every request. */
const decoded = new WeakMap();
function bytesOf(record) {
    const known = decoded.get(record);
    if (known)
        return known;
    const bytes = Buffer.from(record.hash, 'hex');
    decoded.set(record, bytes);
    return bytes;
}
function hashOf(secret) {
    return (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.hash)('sha256', secret, 'buffer');
}


/***/ }),

/***/ 66122:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   L: () => (/* binding */ isoTime),
/* harmony export */   m: () => (/* binding */ systemClock)
/* harmony export */ });
// Time is injected: tests use their own clock and never wait.
const systemClock = {
    now: () => Date.now(),
    sleep(ms, signal) {
        return new Promise((resolve, reject) => {
            if (signal?.aborted)
                return reject(signal.reason);
            const onAbort = () => {
                clearTimeout(timer);
                reject(signal?.reason);
            };
            const timer = setTimeout(() => {
                signal?.removeEventListener('abort', onAbort);
                resolve();
            }, ms);
            signal?.addEventListener('abort', onAbort, { once: true });
        });
    },
};
let last = { ms: 0, text: '1970-01-01T00:00:00.000Z' };
/** A busy server asks for the same millisecond many times. */
function isoTime(ms) {
    if (ms !== last.ms)
        last = { ms, text: new Date(ms).toISOString() };
    return last.text;
}


/***/ }),

/***/ 65529:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AV: () => (/* binding */ dayCount),
/* harmony export */   Ny: () => (/* binding */ previousRange),
/* harmony export */   SK: () => (/* binding */ utcTime),
/* harmony export */   fi: () => (/* binding */ addDays),
/* harmony export */   hF: () => (/* binding */ daysOf),
/* harmony export */   kh: () => (/* binding */ isoDay),
/* harmony export */   ol: () => (/* binding */ startOfDay),
/* harmony export */   qD: () => (/* binding */ dayRange),
/* harmony export */   sO: () => (/* binding */ DAY_MS)
/* harmony export */ });
// Whole UTC days, written `YYYY-MM-DD`. The end of a range is exclusive.
const DAY_MS = 86_400_000;
function dayRange(from, to) {
    return Object.freeze({ from: isoDay(from), to: isoDay(to) });
}
/** The previous period of the same length. */
function previousRange(range) {
    const from = Date.parse(range.from);
    return dayRange(from - (Date.parse(range.to) - from), from);
}
function dayCount(range) {
    return (Date.parse(range.to) - Date.parse(range.from)) / DAY_MS;
}
function daysOf(range) {
    return Array.from({ length: dayCount(range) }, (_, index) => addDays(range.from, index));
}
function addDays(day, days) {
    return isoDay(Date.parse(day) + days * DAY_MS);
}
/** Of an ISO 8601 date or time. Without a zone it is UTC, whatever the zone of this machine. */
function utcTime(text) {
    const local = text.includes('T') && !/(?:Z|[+-]\d{2}:?\d{2})$/i.test(text);
    return Date.parse(local ? `${text}Z` : text);
}
function startOfDay(time) {
    return Math.floor(time / DAY_MS) * DAY_MS;
}
function isoDay(time) {
    return new Date(time).toISOString().slice(0, 10);
}


/***/ }),

/***/ 20497:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H: () => (/* binding */ takeLock)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
/* harmony import */ var node_timers_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(58500);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(42205);
// One holder at a time, between processes. The operating system keeps the lock, through SQLite's
// file locks, and drops it when the process dies: there is no stale lock to judge, and so no two
// processes that both judge it. The empty file stays behind, because removing it would let one
// process lock a file that another can no longer find.



const SQLITE_BUSY = 5;
/** Two that race at the same moment can both be refused, so each tries again after a random pause. */
const TRIES = 5;
const LONGEST_PAUSE_MS = 20;
/** Undefined if someone else, in this process or another one, holds the lock. */
async function takeLock(path) {
    for (let tried = 1;; tried += 1) {
        const lock = await tryLock(path);
        if (lock || tried === TRIES)
            return lock;
        await (0,node_timers_promises__WEBPACK_IMPORTED_MODULE_1__.setTimeout)(Math.random() * LONGEST_PAUSE_MS);
    }
}
async function tryLock(path) {
    const { DatabaseSync } = await Promise.resolve(/* import() */).then(__webpack_require__.t.bind(__webpack_require__, 80099, 19));
    try {
        const file = new DatabaseSync(path);
        try {
            await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.chmod)(path, 0o600);
            file.exec('BEGIN EXCLUSIVE');
        }
        catch (error) {
            file.close();
            throw error;
        }
        return { release: () => file.close() };
    }
    catch (cause) {
        if (cause.errcode === SQLITE_BUSY)
            return undefined;
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .SetupError */ .w3(`${path} cannot be locked. Make sure that Docket may write there and that the file system has locks; if the file is not empty, remove it.`, { cause });
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
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(42047);
/* harmony import */ var _shared_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(42205);
/* harmony import */ var _shared_lock_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(20497);
// A small file of JSON in the data folder that several processes read and change.





/** A running server sees a change that was made beside it after at most this long. */
const FRESH_MS = 1_000;
const LOCK_TRIES = 300;
const LOCK_WAIT_MS = 100;
function jsonFile({ dir, name, entry, remedy, clock }) {
    const path = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(dir, `${name}.json`);
    const schema = zod__WEBPACK_IMPORTED_MODULE_4__/* .object */ .Ikc({ version: zod__WEBPACK_IMPORTED_MODULE_4__/* .literal */ .euz(1), [name]: zod__WEBPACK_IMPORTED_MODULE_4__/* .array */ .YOg(entry) });
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
            await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.mkdir)(dir, { recursive: true, mode: 0o700 });
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


/***/ }),

/***/ 79768:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   b: () => (/* binding */ fileKeyStore)
/* harmony export */ });
/* harmony import */ var _projects_keys_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(61819);
/* harmony import */ var _json_file_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(85717);


function fileKeyStore(dir, clock) {
    const remedy = 'Restore it, or move it away and create new keys.';
    const file = (0,_json_file_js__WEBPACK_IMPORTED_MODULE_1__/* .jsonFile */ .d)({ dir, name: 'keys', entry: _projects_keys_js__WEBPACK_IMPORTED_MODULE_0__/* .KeyRecord */ .LX, remedy, clock });
    return {
        ...file,
        used: (times) => file.update((records) => records.map((record) => {
            const lastUsedAt = times.get(record.id);
            return lastUsedAt === undefined ? record : { ...record, lastUsedAt };
        })),
    };
}


/***/ }),

/***/ 93818:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $s: () => (/* binding */ bound),
/* harmony export */   DV: () => (/* binding */ codeBlock),
/* harmony export */   SS: () => (/* binding */ codeSpan),
/* harmony export */   TL: () => (/* binding */ quoted),
/* harmony export */   TN: () => (/* binding */ oneLine),
/* harmony export */   VP: () => (/* binding */ defuse),
/* harmony export */   d3: () => (/* binding */ isWebAddress),
/* harmony export */   hk: () => (/* binding */ boundTail),
/* harmony export */   mG: () => (/* binding */ inline),
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
        .replace(/^([^\S\n]*)(?=\/[A-Za-z])/gm, `$1${BREAK}`)
        .replace(/^([^\S\n]*:)(?=:)/gm, `$1${BREAK}`)
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
/** Within a line or a table cell of a comment. Backticks would end the code it may stand in. */
function inline(text) {
    return defuse(bound(clean(text), 300))
        .replace(/\s+/g, ' ')
        .replaceAll('`', 'ʼ')
        .replaceAll('|', '¦');
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


/***/ }),

/***/ 64377:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   p6: () => (/* binding */ date),
/* harmony export */   w$: () => (/* binding */ datetime)
/* harmony export */ });
/* unused harmony exports time, duration */
/* harmony import */ var _core_index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(43759);
/* harmony import */ var _schemas_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(42047);



function datetime(params) {
    return _core_index_js__WEBPACK_IMPORTED_MODULE_0__/* ._isoDateTime */ .G1(_schemas_js__WEBPACK_IMPORTED_MODULE_1__/* .ZodISODateTime */ .You, params);
}
function date(params) {
    return _core_index_js__WEBPACK_IMPORTED_MODULE_0__/* ._isoDate */ .db(_schemas_js__WEBPACK_IMPORTED_MODULE_1__/* .ZodISODate */ .Brp, params);
}
function time(params) {
    return core._isoTime(ZodISOTime, params);
}
function duration(params) {
    return core._isoDuration(ZodISODuration, params);
}


/***/ })

};
