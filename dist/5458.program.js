export const id = 5458;
export const ids = [5458];
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
        must: mustBeDatabase,
    },
};
/** Its value may contain a password, so it is not repeated. */
function mustBeDatabase(text) {
    const url = URL.parse(text);
    return url && /^postgres(?:ql)?:$/.test(url.protocol) && url.pathname.length > 1
        ? undefined
        : 'be a URL such as postgresql://docket@db.example.com/docket; set the password in PGPASSWORD';
}
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

/***/ 45458:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  keyAdmin: () => (/* binding */ keyAdmin),
  keys: () => (/* binding */ keys_keys)
});

// EXTERNAL MODULE: ./.build/program/src/service/projects/keys.js
var keys = __webpack_require__(52511);
// EXTERNAL MODULE: ./.build/program/src/shared/clock.js
var clock = __webpack_require__(66122);
// EXTERNAL MODULE: ./.build/program/src/store/audit-file.js
var audit_file = __webpack_require__(28264);
// EXTERNAL MODULE: ./.build/program/src/store/key-file.js
var key_file = __webpack_require__(79768);
// EXTERNAL MODULE: ./.build/program/src/contract/values.js
var contract_values = __webpack_require__(87797);
// EXTERNAL MODULE: ./.build/program/src/shared/days.js
var days = __webpack_require__(65529);
// EXTERNAL MODULE: ./.build/program/src/shared/text/foreign.js
var foreign = __webpack_require__(35238);
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
        help: 'for create: when the key expires, such as 2027-06-30, or never; default: in 90 days',
    },
    json: { type: 'flag', help: 'print the list as JSON' },
};
const NEVER = 'never';
const VERBS = { of: 'docket keys', names: ['create', 'list', 'revoke'] };
const HELP = `Creates, lists, and revokes the API keys of a service.

Usage: docket keys create --project ID [--data DIR | --database URL]
                          [--name TEXT] [--scopes LIST] [--expires DATE|never]
       docket keys list   [--data DIR | --database URL] [--json]
       docket keys revoke KEY-ID [--data DIR | --database URL]

${(0,args/* optionsHelp */.EW)(OPTIONS)}

create prints the key to standard output once; Docket stores only its hash. A running service
picks up changes within a second.
`;
function keysCommand(deps) {
    return {
        help: HELP,
        options: OPTIONS,
        verbs: VERBS.names,
        run: (argv, terminal) => run(argv, terminal, deps),
    };
}
async function run(argv, terminal, deps) {
    const insist = (parsed) => rules(parsed, deps.clock.now());
    const { values, positionals } = (0,args/* parseOptions */.Ac)(OPTIONS, argv, insist, VERBS);
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
            ...(values.expires && { expiresAt: values.expires === NEVER ? null : values.expires }),
        });
        const until = created.expiresAt
            ? `expires on ${created.expiresAt.slice(0, 10)}`
            : 'does not expire';
        terminal.err(`Created key ${created.id} for project ${values.project}, which ${until}. It is shown only once:\n`);
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
function rules({ values, positionals }, now) {
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
        problems.push(`Option \`--scopes\` must be a list of ${contract_values/* KEY_SCOPES */.A3.join(', ')}.`);
    }
    if (values.prefix && !/^[\w.-]{1,40}$/.test(values.prefix)) {
        problems.push('Option `--prefix` must be at most 40 letters, digits, `_`, `-`, or `.`.');
    }
    if (values.expires && (0,days/* utcTime */.SK)(values.expires) <= now) {
        problems.push('The key would already be expired. Choose a later `--expires`, or never.');
    }
    if (values.expires && values.expires !== NEVER && !(0,contract_values/* isDate */.$P)(values.expires)) {
        problems.push(`Option \`--expires\` must be a date such as 2027-06-30, or never; got \`${values.expires}\`.`);
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
    return contract_values/* KEY_SCOPES */.A3.filter((scope) => given.includes(scope));
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

// EXTERNAL MODULE: ./.build/program/src/cli/serve/audit.js + 1 modules
var serve_audit = __webpack_require__(97334);
;// CONCATENATED MODULE: ./.build/program/src/cli/serve/keys.js
// `docket keys`, in the data folder or in a database.






function keys_keys() {
    return keysCommand({ defaultPrefix: keys/* DEFAULT_PREFIX */.Nf, clock: clock/* systemClock */.m, open: keys_open });
}
async function keys_open(place) {
    if (place.kind === 'data')
        return keyAdmin(place.dir);
    const { openDatabaseKeys } = await Promise.all(/* import() */[__webpack_require__.e(1351), __webpack_require__.e(4942), __webpack_require__.e(3849), __webpack_require__.e(2186), __webpack_require__.e(520), __webpack_require__.e(7767), __webpack_require__.e(6235)]).then(__webpack_require__.bind(__webpack_require__, 17767));
    const { keys: store, audit, close } = await openDatabaseKeys(place.url);
    return { ...(0,serve_audit/* auditedKeys */.bx)(store, audit, (0,serve_audit/* terminalUser */.Cv)()), close };
}
function keyAdmin(dataDir) {
    return (0,serve_audit/* auditedKeys */.bx)((0,key_file/* fileKeyStore */.b)(dataDir, clock/* systemClock */.m), (0,audit_file/* fileAudit */.g)(dataDir), (0,serve_audit/* terminalUser */.Cv)());
}


/***/ }),

/***/ 51760:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E: () => (/* binding */ AuditEntry),
/* harmony export */   u: () => (/* binding */ isAskedFor)
/* harmony export */ });
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

/***/ 35238:
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
/* harmony export */   ti: () => (/* binding */ inlineCode),
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
/** Spaces never go past the end of a line: each is looked at once. */
const LINE_START_COMMAND = /^([^\S\n\r\u2028\u2029]*)(?=\/[A-Za-z])/gm;
const LINE_START_COLONS = /^([^\S\n\r\u2028\u2029]*:)(?=:)/gm;
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
        .replace(LINE_START_COMMAND, `$1${BREAK}`)
        .replace(LINE_START_COLONS, `$1${BREAK}`)
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
        .replaceAll('`', "'")
        .replaceAll('|', '¦');
}
/** Within a line of a comment that is not code: what the text marks as code stays code. */
function inlineCode(text) {
    const line = defuse(bound(clean(text), 300))
        .replace(/\s+/g, ' ')
        .trim();
    const marks = line.split('`').length - 1;
    return marks % 2 === 0 && !line.includes('``') ? line : line.replaceAll('`', "'");
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

/***/ 28264:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   g: () => (/* binding */ fileAudit)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _service_projects_audit_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(51760);
/* harmony import */ var _data_dir_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5642);
// The audit log of a data folder: one line of JSON per entry, only ever added to.




/** Read at once, from the end. A line is a few hundred bytes. */
const CHUNK_BYTES = 256 * 1024;
function fileAudit(dir) {
    const path = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(dir, 'audit.jsonl');
    return {
        async add(entry) {
            await (0,_data_dir_js__WEBPACK_IMPORTED_MODULE_3__/* .makeDataDir */ .cO)(dir);
            const file = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.open)(path, 'a', 0o600);
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
            const file = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.open)(path, 'r').catch((error) => {
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
                    if (!entry || !(0,_service_projects_audit_js__WEBPACK_IMPORTED_MODULE_2__/* .isAskedFor */ .u)(entry, query))
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
        return _service_projects_audit_js__WEBPACK_IMPORTED_MODULE_2__/* .AuditEntry */ .E.parse(JSON.parse(text));
    }
    catch {
        return null;
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


/***/ }),

/***/ 79768:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   b: () => (/* binding */ fileKeyStore)
/* harmony export */ });
/* harmony import */ var _service_projects_keys_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(52511);
/* harmony import */ var _json_file_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(85717);
// The server's API keys in a file of the data folder.


function fileKeyStore(dir, clock) {
    const remedy = 'Restore it, or move it away and create new keys.';
    const file = (0,_json_file_js__WEBPACK_IMPORTED_MODULE_1__/* .jsonFile */ .d)({ dir, name: 'keys', entry: _service_projects_keys_js__WEBPACK_IMPORTED_MODULE_0__/* .KeyRecord */ .LX, remedy, clock });
    return {
        ...file,
        used: (times) => file.update((records) => records.map((record) => {
            const lastUsedAt = times.get(record.id);
            return lastUsedAt === undefined ? record : { ...record, lastUsedAt };
        })),
    };
}


/***/ })

};
