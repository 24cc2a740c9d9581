export const id = 4995;
export const ids = [4995,9343,5991,304];
export const modules = {

/***/ 2013:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   keys: () => (/* binding */ keys)
/* harmony export */ });
/* harmony import */ var _contract_values_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(48289);
/* harmony import */ var _service_projects_keys_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(37771);
/* harmony import */ var _service_projects_project_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(20878);
/* harmony import */ var _shared_days_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(98797);
/* harmony import */ var _shared_runtime_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(81144);
/* harmony import */ var _shared_text_foreign_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(47370);
/* harmony import */ var _args_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(64092);
/* harmony import */ var _command_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(36332);
/* harmony import */ var _place_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(20818);
/* harmony import */ var _stores_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(69717);
// docket keys: manages the API keys of a service.










const OPTIONS = {
    ..._place_js__WEBPACK_IMPORTED_MODULE_7__/* .PLACE_OPTIONS */ .P3,
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

${(0,_args_js__WEBPACK_IMPORTED_MODULE_5__/* .optionsHelp */ .EW)(OPTIONS)}

create prints the key to standard output once; Docket stores only its hash. A running service
picks up changes within a second.
`;
function keys() {
    return { help: HELP, options: OPTIONS, verbs: VERBS.names, run };
}
async function run(argv, terminal) {
    const insist = (parsed) => rules(parsed, _shared_runtime_js__WEBPACK_IMPORTED_MODULE_4__/* .systemClock */ .ml.now());
    const parsed = (0,_args_js__WEBPACK_IMPORTED_MODULE_5__/* .parseOptions */ .Ac)(OPTIONS, argv, insist, VERBS);
    const place = (0,_place_js__WEBPACK_IMPORTED_MODULE_7__/* .storePlace */ .Fo)(parsed.values);
    await (0,_stores_js__WEBPACK_IMPORTED_MODULE_8__/* .withStores */ .Lg)(place, async ({ keys, audit, projects }) => {
        const { project = '' } = parsed.values;
        // A folder may have one project, which is named when it is served.
        const isNew = parsed.positionals[0] === 'create' && place.kind !== 'data';
        if (isNew && !(await projects.find(project)))
            throw (0,_service_projects_project_js__WEBPACK_IMPORTED_MODULE_2__/* .unknownProject */ .Sx)(project);
        const admin = (0,_service_projects_keys_js__WEBPACK_IMPORTED_MODULE_1__/* .auditedKeys */ .bx)({ keys, audit, clock: _shared_runtime_js__WEBPACK_IMPORTED_MODULE_4__/* .systemClock */ .ml }, (0,_stores_js__WEBPACK_IMPORTED_MODULE_8__/* .terminalUser */ .Cv)());
        return act(admin, place, parsed, terminal);
    });
    return _command_js__WEBPACK_IMPORTED_MODULE_6__/* .EXIT */ .dc.done;
}
async function act(keys, place, { values, positionals }, terminal) {
    const [action, id = ''] = positionals;
    if (action === 'create') {
        const created = await keys.create({
            project: values.project ?? '',
            name: values.name ?? '',
            scopes: scopesOf(values.scopes),
            prefix: values.prefix,
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
    const problems = (0,_place_js__WEBPACK_IMPORTED_MODULE_7__/* .placeProblems */ .kv)(values);
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
        problems.push(`Option \`--scopes\` must be a list of ${_contract_values_js__WEBPACK_IMPORTED_MODULE_0__/* .KEY_SCOPES */ .A3.join(', ')}.`);
    }
    if (values.prefix && !/^[\w.-]{1,40}$/.test(values.prefix)) {
        problems.push('Option `--prefix` must be at most 40 letters, digits, `_`, `-`, or `.`.');
    }
    if (values.expires && (0,_shared_days_js__WEBPACK_IMPORTED_MODULE_3__/* .utcTime */ .SK)(values.expires) <= now) {
        problems.push('The key would already be expired. Choose a later `--expires`, or never.');
    }
    if (values.expires && values.expires !== NEVER && !(0,_contract_values_js__WEBPACK_IMPORTED_MODULE_0__/* .isDate */ .$P)(values.expires)) {
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
    return _contract_values_js__WEBPACK_IMPORTED_MODULE_0__/* .KEY_SCOPES */ .A3.filter((scope) => given.includes(scope));
}
function table(keys) {
    return (0,_command_js__WEBPACK_IMPORTED_MODULE_6__/* .columns */ .YB)(keys.map((key) => [
        key.id,
        key.project,
        key.state,
        `created ${key.createdAt.slice(0, 10)}`,
        key.expiresAt ? `expires ${key.expiresAt.slice(0, 10)}` : 'does not expire',
        key.lastUsedAt ? `used ${key.lastUsedAt.slice(0, 10)}` : 'never used',
        key.scopes.join(','),
        (0,_shared_text_foreign_js__WEBPACK_IMPORTED_MODULE_9__/* .oneLine */ .TN)(key.name),
    ]));
}


/***/ }),

/***/ 20818:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Fo: () => (/* binding */ storePlace),
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
function storePlace({ data, database }) {
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

/***/ 69717:
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
var runtime = __webpack_require__(81144);
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./.build/program/src/service/projects/audit.js
var audit = __webpack_require__(56036);
// EXTERNAL MODULE: ./.build/program/src/store/data-dir.js
var data_dir = __webpack_require__(38982);
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
var keys = __webpack_require__(37771);
// EXTERNAL MODULE: ./.build/program/src/store/json-file.js
var json_file = __webpack_require__(19849);
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
// EXTERNAL MODULE: ../../w/red1/node_modules/zod/v4/classic/schemas.js + 5 modules
var schemas = __webpack_require__(14513);
// EXTERNAL MODULE: ./.build/program/src/service/projects/project.js
var projects_project = __webpack_require__(20878);
// EXTERNAL MODULE: ./.build/program/src/shared/errors.js
var errors = __webpack_require__(92809);
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
var session = __webpack_require__(58651);
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
    const { openPostgresStores } = await Promise.all(/* import() */[__webpack_require__.e(8415), __webpack_require__.e(5951), __webpack_require__.e(3032), __webpack_require__.e(802), __webpack_require__.e(2517)]).then(__webpack_require__.bind(__webpack_require__, 10802));
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

/***/ 69343:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ab: () => (/* binding */ ViewsResult),
/* harmony export */   Dl: () => (/* binding */ ReceivedJob),
/* harmony export */   Fw: () => (/* binding */ ErrorBody),
/* harmony export */   GU: () => (/* binding */ ViewCounts),
/* harmony export */   Ho: () => (/* binding */ ViewsQuery),
/* harmony export */   ID: () => (/* binding */ ID),
/* harmony export */   Je: () => (/* binding */ AgentJob),
/* harmony export */   Lt: () => (/* binding */ got),
/* harmony export */   aX: () => (/* binding */ MAX_CLASSES_LIMIT),
/* harmony export */   gz: () => (/* binding */ MAX_VIEWS_LIMIT),
/* harmony export */   hV: () => (/* binding */ MAX_RANGE_DAYS),
/* harmony export */   lZ: () => (/* binding */ NO_COUNTS),
/* harmony export */   nN: () => (/* binding */ ClassesQuery),
/* harmony export */   qg: () => (/* binding */ parse),
/* harmony export */   qx: () => (/* binding */ RangeQuery),
/* harmony export */   rD: () => (/* binding */ wholeNumber),
/* harmony export */   wP: () => (/* binding */ PromptRequest),
/* harmony export */   wo: () => (/* binding */ demand)
/* harmony export */ });
/* unused harmony export PageViews */
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(14513);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(95991);
/* harmony import */ var _shared_days_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(98797);
/* harmony import */ var _shared_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(92809);
/* harmony import */ var _job_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(10040);
/* harmony import */ var _values_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(48289);
// The shapes of the contract. Answers are read leniently (unknown fields pass, only `id` and
// `status` are required); requests are read strictly enough to name what is wrong.





/** Goes to outputs and becomes a link: nothing that a browser or a shell would run. */
const WebAddress = zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP()
    .max(2_000)
    .refine((text) => /^https?:\/\/[^\s\p{C}]+$/u.test(text) && URL.canParse(text));
const Change = zod__WEBPACK_IMPORTED_MODULE_4__/* .object */ .Ikc({
    commit: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP().max(64).describe('The commit on the branch.'),
    count: zod__WEBPACK_IMPORTED_MODULE_4__/* .int */ .Whr().min(0).describe('How many files it changes.'),
    files: zod__WEBPACK_IMPORTED_MODULE_4__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_4__/* .object */ .Ikc({
        path: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP(),
        added: zod__WEBPACK_IMPORTED_MODULE_4__/* .int */ .Whr().min(0).optional().describe('Lines added, where it is text.'),
        removed: zod__WEBPACK_IMPORTED_MODULE_4__/* .int */ .Whr().min(0).optional().describe('Lines removed, where it is text.'),
    }))
        .describe('The first files.'),
});
const OpenRequest = zod__WEBPACK_IMPORTED_MODULE_4__/* .object */ .Ikc({
    state: zod__WEBPACK_IMPORTED_MODULE_4__/* ["enum"] */ .k5n(['running', 'queued']),
    requester: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP().nullable().describe('Who asked, if known.'),
    receivedAt: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP().describe('Time it was received.'),
    step: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP().optional().describe('What the agent did last.'),
});
/** What our own service knows beyond the contract. One odd field does not lose the others. */
const DocketExtras = zod__WEBPACK_IMPORTED_MODULE_4__/* .object */ .Ikc({
    reason: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP().nullish().catch(undefined),
    canceledBy: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP()
        .optional()
        .catch(undefined)
        .describe('Who canceled the job, if someone did: an account, or an API key by its name.'),
    checks: zod__WEBPACK_IMPORTED_MODULE_4__/* .array */ .YOg(_job_js__WEBPACK_IMPORTED_MODULE_2__/* .CheckResult */ .KP).optional().catch(undefined),
    usage: _job_js__WEBPACK_IMPORTED_MODULE_2__/* .Usage */ ._U.optional().catch(undefined),
    compareLink: WebAddress.nullish().catch(undefined),
    changed: zod__WEBPACK_IMPORTED_MODULE_4__/* .boolean */ .zMY()
        .optional()
        .catch(undefined)
        .describe('Whether the latest finished request changed any file.'),
    question: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP()
        .optional()
        .catch(undefined)
        .describe('What the agent asks at the end of the latest finished request; the next message answers it.'),
    state: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP()
        .optional()
        .catch(undefined)
        .describe('The state as people read it: `status`, or `canceled`, or `waiting for an answer` where the agent changed nothing and asks something.'),
    tookMs: zod__WEBPACK_IMPORTED_MODULE_4__/* .int */ .Whr()
        .min(0)
        .optional()
        .catch(undefined)
        .describe('Milliseconds from the command to the end of the latest finished request.'),
    change: Change.optional()
        .catch(undefined)
        .describe('What the latest finished request pushed, if it changed any file.'),
    undone: zod__WEBPACK_IMPORTED_MODULE_4__/* .object */ .Ikc({ commit: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP().max(64), title: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP() })
        .optional()
        .catch(undefined)
        .describe('The change that the latest finished request took back, if it did.'),
    undoable: zod__WEBPACK_IMPORTED_MODULE_4__/* .boolean */ .zMY()
        .optional()
        .catch(undefined)
        .describe('The job has a change that can be taken back.'),
    repairs: zod__WEBPACK_IMPORTED_MODULE_4__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP())
        .optional()
        .catch(undefined)
        .describe('What the agent fixed after checks failed, one text each time.'),
    requests: zod__WEBPACK_IMPORTED_MODULE_4__/* .array */ .YOg(OpenRequest)
        .optional()
        .catch(undefined)
        .describe('The requests of an active job that are not finished, in order.'),
    waiting: _job_js__WEBPACK_IMPORTED_MODULE_2__/* .Waiting */ .E$.extend({ nextAttempt: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP() })
        .optional()
        .catch(undefined)
        .describe('Something outside, such as the code host, does not answer: since when, why, and when it is tried again.'),
    /** The pull request is a draft because checks fail, or would be if the repository had drafts. */
    draft: zod__WEBPACK_IMPORTED_MODULE_4__/* ["enum"] */ .k5n(['made', 'unsupported']).optional().catch(undefined),
    notice: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP()
        .optional()
        .catch(undefined)
        .describe('Settings of the repository that the server does not use as they are, told once.'),
});
/** What is valid in a URL path of the contract; `isId` checks the same in code. */
const ID = zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP().min(1).max(_values_js__WEBPACK_IMPORTED_MODULE_3__/* .MAX_ID_LENGTH */ .Qx).regex(_values_js__WEBPACK_IMPORTED_MODULE_3__/* .ID_PATTERN */ .pw);
const AgentJob = zod__WEBPACK_IMPORTED_MODULE_4__/* .object */ .Ikc({
    id: ID.describe('Unique identifier of the agent job.'),
    status: zod__WEBPACK_IMPORTED_MODULE_4__/* ["enum"] */ .k5n(_values_js__WEBPACK_IMPORTED_MODULE_3__/* .JOB_STATUSES */ .nE).describe('State of the job.'),
    source: zod__WEBPACK_IMPORTED_MODULE_4__/* .object */ .Ikc({
        repository: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP().describe('Repository the job works on.'),
        ref: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP().describe('Branch or other ref of the repository.'),
    })
        .describe('Information about the source repository.'),
    model: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP().describe('The AI model used for the job.'),
    prLink: zod__WEBPACK_IMPORTED_MODULE_4__/* .url */ .OZ5()
        .nullable()
        .describe('URL of the pull request; null while active and when no file was changed.'),
    createdAt: zod__WEBPACK_IMPORTED_MODULE_5__/* .datetime */ .w$().describe('Time the job was created.'),
    archivedAt: zod__WEBPACK_IMPORTED_MODULE_5__/* .datetime */ .w$().nullable().describe('Time the job was archived.'),
    docket: DocketExtras.optional(),
});
/** The job exists; whatever is odd about the rest of the answer must not lose it. */
const text = zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP().nullish().catch(undefined);
/** A job as any service may answer it. An unknown status is kept, and is not final. */
const ReceivedJob = zod__WEBPACK_IMPORTED_MODULE_4__/* .looseObject */ ._H3({
    id: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP().refine(_values_js__WEBPACK_IMPORTED_MODULE_3__/* .isId */ .eQ),
    status: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP().min(1),
    source: zod__WEBPACK_IMPORTED_MODULE_4__/* .looseObject */ ._H3({ repository: text, ref: text }).nullish().catch(undefined),
    model: text,
    prLink: text,
    createdAt: text,
    archivedAt: text,
    docket: DocketExtras.optional().catch(undefined),
})
    .transform((job) => {
    if (!job.prLink || WebAddress.safeParse(job.prLink).success)
        return job;
    const reason = job.docket?.reason ?? ODD_LINK;
    return { ...job, prLink: null, docket: { ...job.docket, reason } };
});
const ODD_LINK = 'The service sent a pull request link that is not a web address, so it is not shown. Look for the pull request in the service.';
const PromptRequest = zod__WEBPACK_IMPORTED_MODULE_4__/* .object */ .Ikc({
    prompt: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP({ error: 'Field `prompt` must be a string with the request to the agent.' })
        .min(1, 'Field `prompt` is empty. Describe what the agent should do.')
        .describe('The request to the agent.'),
}, {
    error: 'The body must be a JSON object such as {"prompt": "Fix the typo in docs/index.md"}.',
});
const count = zod__WEBPACK_IMPORTED_MODULE_4__/* .int */ .Whr().min(0);
const ViewCounts = zod__WEBPACK_IMPORTED_MODULE_4__/* .object */ .Ikc({ human: count, ai: count, total: count });
const NO_COUNTS = Object.freeze({ human: 0, ai: 0, total: 0 });
const PageViews = ViewCounts.extend({ path: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP() });
const ViewsResult = zod__WEBPACK_IMPORTED_MODULE_4__/* .object */ .Ikc({
    totals: ViewCounts.describe('Site-wide view totals for the whole date range.'),
    views: zod__WEBPACK_IMPORTED_MODULE_4__/* .array */ .YOg(PageViews)
        .describe('Per-page view counts, sorted by total (descending), then by path.'),
    hasMore: zod__WEBPACK_IMPORTED_MODULE_4__/* .boolean */ .zMY().describe('True when more results exist beyond this page.'),
});
const MAX_VIEWS_LIMIT = 250;
const DEFAULT_VIEWS_LIMIT = 50;
/** Far more rows than there are pages anywhere. */
const MAX_OFFSET = 1_000_000_000;
const wholeNumber = (name, min, max, fallback) => {
    const message = `Parameter \`${name}\` must be a whole number from ${min} to ${max}.`;
    return zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP()
        .regex(/^-?\d{1,15}$/, message)
        .transform(Number)
        .pipe(zod__WEBPACK_IMPORTED_MODULE_4__/* .int */ .Whr().min(min, message).max(max, message))
        .default(fallback);
};
const day = (name) => zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP()
    .refine((value) => (0,_values_js__WEBPACK_IMPORTED_MODULE_3__/* .isDate */ .$P)(value), {
    error: (issue) => `Parameter \`${name}\` must be a date such as 2026-11-01 or an ISO 8601 time; got \`${String(issue.input).slice(0, 40)}\`.`,
})
    .meta({ anyOf: ['date', 'date-time'].map((format) => ({ type: 'string', format })) })
    .optional();
const range = {
    dateFrom: day('dateFrom').describe('First day, ISO 8601 or YYYY-MM-DD.'),
    dateTo: day('dateTo').describe('Exclusive upper limit, ISO 8601 or YYYY-MM-DD.'),
};
const pages = (max, fallback) => ({
    limit: wholeNumber('limit', 1, max, fallback).describe('Maximum results per page.'),
    offset: wholeNumber('offset', 0, MAX_OFFSET, 0).describe('Rows to skip.'),
});
/** For our additions to the contract: longer ranges are more often typos in the year than intended. */
const MAX_RANGE_DAYS = 3_660;
const inOrder = ({ dateFrom, dateTo }) => 
// What is not a date has been reported already.
!dateFrom || !dateTo || !((0,_shared_days_js__WEBPACK_IMPORTED_MODULE_0__/* .utcTime */ .SK)(dateFrom) > (0,_shared_days_js__WEBPACK_IMPORTED_MODULE_0__/* .utcTime */ .SK)(dateTo));
const OUT_OF_ORDER = {
    error: 'Parameter `dateTo` is before `dateFrom`. Swap them or leave one out.',
};
const ViewsQuery = zod__WEBPACK_IMPORTED_MODULE_4__/* .object */ .Ikc({ ...range, ...pages(MAX_VIEWS_LIMIT, DEFAULT_VIEWS_LIMIT) })
    .refine(inOrder, OUT_OF_ORDER);
const isShort = ({ dateFrom, dateTo }) => !dateFrom || !dateTo || !((0,_shared_days_js__WEBPACK_IMPORTED_MODULE_0__/* .utcTime */ .SK)(dateTo) - (0,_shared_days_js__WEBPACK_IMPORTED_MODULE_0__/* .utcTime */ .SK)(dateFrom) > MAX_RANGE_DAYS * _shared_days_js__WEBPACK_IMPORTED_MODULE_0__/* .DAY_MS */ .sO);
const TOO_LONG = {
    error: `Parameter \`dateFrom\` is more than ${MAX_RANGE_DAYS} days before \`dateTo\`. Choose a later \`dateFrom\`.`,
};
const shortRange = {
    dateFrom: range.dateFrom.describe(`First day, ISO 8601 or YYYY-MM-DD; at most ${MAX_RANGE_DAYS} days before \`dateTo\`.`),
    dateTo: range.dateTo,
};
const RangeQuery = zod__WEBPACK_IMPORTED_MODULE_4__/* .object */ .Ikc(shortRange)
    .refine(inOrder, OUT_OF_ORDER)
    .refine(isShort, TOO_LONG);
/** Our own extension, so that a report of ten thousand pages takes a few requests, not forty. */
const MAX_CLASSES_LIMIT = 5_000;
const ClassesQuery = zod__WEBPACK_IMPORTED_MODULE_4__/* .object */ .Ikc({ ...shortRange, ...pages(MAX_CLASSES_LIMIT, 1_000) })
    .refine(inOrder, OUT_OF_ORDER)
    .refine(isShort, TOO_LONG);
const ErrorBody = zod__WEBPACK_IMPORTED_MODULE_4__/* .object */ .Ikc({
    error: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP().describe('What is wrong and how to fix it.'),
    details: zod__WEBPACK_IMPORTED_MODULE_4__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_4__/* .object */ .Ikc({ message: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP() })).optional(),
});
// From a value of unknown shape to a request: one error that names every problem.
function parse(schema, value) {
    const error = (issue) => `Field \`${(issue.path ?? []).join('.')}\` ${demand(issue)}.`;
    const result = schema.safeParse(value, { error });
    if (result.success)
        return result.data;
    const problems = result.error.issues.map(({ message }) => message);
    const [only] = problems;
    if (only && problems.length === 1)
        throw new _shared_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .InvalidRequest */ .zh(only);
    throw new _shared_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .InvalidRequest */ .zh(`The request has ${problems.length} problems; see \`details\`.`, {
        details: problems,
    });
}
const KINDS = {
    string: 'be text',
    number: 'be a number',
    int: 'be a whole number',
    boolean: 'be true or false',
    array: 'be a list',
    object: 'be a map of names and values',
    record: 'be a map of names and values',
};
/** What is wrong with a value, where its schema has no words for it: `must be a list; got \`x\``. */
function demand(issue) {
    if (issue.input === undefined)
        return 'is required';
    switch (issue.code) {
        case 'invalid_type':
            return `must ${KINDS[issue.expected] ?? `be of the type ${issue.expected}`}${got(issue.input)}`;
        case 'invalid_value':
            return `must be ${either(issue.values)}${got(issue.input)}`;
        case 'too_small':
        case 'too_big':
            return `must ${bounds(issue)}`;
        default:
            return `is not valid${got(issue.input)}`;
    }
}
/** What was found there, where it is short. */
function got(input) {
    const isPlain = ['string', 'number', 'boolean'].includes(typeof input);
    const text = String(input).replace(/[`\s\p{C}]+/gu, ' ');
    return isPlain && text.trim() !== '' && text.length <= 40 ? `; got \`${text}\`` : '';
}
function either(values) {
    const names = values.map((value) => `\`${value}\``);
    const last = names.pop();
    if (names.length === 0)
        return String(last);
    return `${names.join(', ')}${names.length > 1 ? ',' : ''} or ${last}`;
}
function bounds(issue) {
    const { origin, minimum, maximum } = issue;
    const edge = minimum === undefined ? `at most ${maximum}` : `at least ${minimum}`;
    if (origin === 'string')
        return minimum === 1 ? 'not be empty' : `have ${edge} characters`;
    if (origin === 'array')
        return minimum === 1 ? 'not be empty' : `have ${edge} entries`;
    return `be ${edge}`;
}


/***/ }),

/***/ 20304:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  SX: () => (/* binding */ GitFailed),
  wd: () => (/* binding */ IMPOSSIBLE),
  o6: () => (/* binding */ OURS),
  createGit: () => (/* binding */ createGit),
  V2: () => (/* binding */ failure),
  dg: () => (/* binding */ isTransient),
  patient: () => (/* binding */ patient),
  uA: () => (/* binding */ prepareRepository)
});

// EXTERNAL MODULE: external "node:child_process"
var external_node_child_process_ = __webpack_require__(31421);
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: external "node:worker_threads"
var external_node_worker_threads_ = __webpack_require__(75919);
// EXTERNAL MODULE: ./.build/program/src/shared/errors.js
var errors = __webpack_require__(92809);
// EXTERNAL MODULE: ./.build/program/src/shared/retry.js
var retry = __webpack_require__(47458);
;// CONCATENATED MODULE: ./.build/program/src/shared/token-source.js
// A token, or where the current one comes from. Tokens of GitHub Apps live for an hour.
async function tokenOf(token) {
    return typeof token === 'string' ? token : token.get();
}

;// CONCATENATED MODULE: ./.build/program/src/shared/git/git.js
// Running git as a trusted tool: no configuration but ours, no hooks, no prompts, no filters that a
// repository could contain, and credentials in no command line, URL or file.







/** The author of what nobody else is the author of. No account can ever own an `.invalid` address. */
const OURS = { name: 'Docket', email: 'docket@docket.invalid' };
/** git itself said no. Its words are kept; they contain no credentials, because git never had them. */
class GitFailed extends errors/* Unavailable */.$P {
    result;
    passes;
    constructor(args, result) {
        const said = result.stderr.trim().split('\n').slice(-3).join(' ');
        super(`\`git ${args[0]}\` failed (exit ${result.code}): ${said || 'it printed nothing'}.`);
        this.result = result;
        this.passes = isTransient(result);
    }
}
/** What git says when the host knows of no such repository, or shows it to nobody with this token. */
const MISSING = /repository .*not found|returned error: 404/i;
function failure(args, result) {
    const failed = new GitFailed(args, result);
    if (!MISSING.test(result.stderr))
        return failed;
    return new errors/* NotFound */.Mk('The repository is not at its address any more: it was deleted, renamed, or made private. Check its name, and that Docket may still read it.', { cause: failed });
}
/** What git says when the host takes no notice of a token. */
const DENIED = /could not read Username|Authentication failed|Invalid username or/i;
function createGit(settings) {
    const { credentials } = settings;
    const source = credentials?.token;
    const stream = (args, call = {}) => outputOf(args, gitEnvironment({ ...settings, credentials: undefined }), call);
    return gitOf(stream, async (args, call = {}) => {
        const token = source && (await tokenOf(source));
        const attempt = (current) => execute(args, gitEnvironment(settings, current), call);
        const result = await attempt(token);
        if (!token || typeof source === 'string' || result.code === 0)
            return result;
        if (!DENIED.test(result.stderr))
            return result;
        // Revoked: there is another one, or a sentence that says why not.
        source?.refused(token);
        return attempt(await source?.get());
    });
}
function gitOf(stream, attempt) {
    return {
        stream,
        try: attempt,
        async run(args, call) {
            const result = await attempt(args, call);
            if (result.code !== 0)
                throw failure(args, result);
            return result.stdout.toString('utf8');
        },
    };
}
const basic = (token) => `Basic ${Buffer.from(`x-access-token:${token}`).toString('base64')}`;
function gitEnvironment({ path, network, safe, credentials }, token) {
    const config = [
        ['core.hooksPath', '/dev/null'],
        ['core.fsmonitor', 'false'],
        ['core.attributesFile', '/dev/null'],
        ['core.quotePath', 'false'],
        ['core.symlinks', 'true'],
        ['gc.auto', '0'],
        ['maintenance.auto', 'false'],
        ['advice.detachedHead', 'false'],
        ['init.defaultBranch', 'main'],
        ['protocol.ext.allow', 'never'],
        ['http.followRedirects', 'false'],
        // A server that is silent for a minute is away; one that is at work says so every few seconds.
        ['http.lowSpeedLimit', '1'],
        ['http.lowSpeedTime', '60'],
        ...(safe?.directories ?? []).map((one) => ['safe.directory', one]),
    ];
    if (credentials) {
        const header = `Authorization: ${basic(`${token}`)}`;
        config.push([`http.${credentials.origin}/.extraHeader`, header]);
    }
    const environment = {
        ...network,
        ...(safe?.sudoUid && { SUDO_UID: safe.sudoUid }),
        PATH: path,
        LC_ALL: 'C',
        HOME: '/nonexistent',
        GIT_CONFIG_NOSYSTEM: '1',
        GIT_CONFIG_GLOBAL: '/dev/null',
        GIT_TERMINAL_PROMPT: '0',
        GIT_ASKPASS: '/bin/false',
        GIT_OPTIONAL_LOCKS: '0',
        GIT_AUTHOR_NAME: OURS.name,
        GIT_AUTHOR_EMAIL: OURS.email,
        GIT_COMMITTER_NAME: OURS.name,
        GIT_COMMITTER_EMAIL: OURS.email,
        GIT_CONFIG_COUNT: String(config.length),
    };
    config.forEach(([key, value], index) => {
        environment[`GIT_CONFIG_KEY_${index}`] = key;
        environment[`GIT_CONFIG_VALUE_${index}`] = value;
    });
    return environment;
}
function start(args, environment, { cwd, input, signal, env, withChildren }) {
    if (!external_node_worker_threads_.isMainThread)
        throw new Error('A side thread has no processes of its own: see lent-git.ts.');
    const child = (0,external_node_child_process_.spawn)('git', args, {
        cwd,
        env: { ...environment, ...env },
        stdio: ['pipe', 'pipe', 'pipe'],
        // A group of its own can be killed as a whole.
        ...(withChildren ? { detached: true } : { signal, killSignal: 'SIGKILL' }),
    });
    // git may exit before it has read everything; its exit code tells the story, not the pipe.
    child.stdin.on('error', () => { });
    child.stdin.end(input);
    return child;
}
/** In characters, of what git says about itself. */
const MAX_WORDS = 10_000;
async function* outputOf(...call) {
    const child = start(...call);
    let stderr = '';
    child.stderr.on('data', (chunk) => {
        stderr = `${stderr}${chunk}`.slice(-MAX_WORDS);
    });
    const ended = new Promise((resolve, reject) => {
        const { signal } = call[2];
        child.on('error', (error) => reject(signal?.aborted ? stopReason(signal) : notStarted(error)));
        child.on('close', (code) => resolve(code ?? 128));
    });
    // Whoever has read enough does not wait for it.
    ended.catch(() => { });
    try {
        yield* child.stdout;
        const code = await ended;
        if (code !== 0)
            throw failure(call[0], { code, stdout: Buffer.alloc(0), stderr });
    }
    finally {
        child.kill('SIGKILL');
    }
}
function execute(args, environment, call) {
    const { signal, withChildren = false, maxOutput = Number.POSITIVE_INFINITY } = call;
    return new Promise((resolve, reject) => {
        signal?.throwIfAborted();
        const child = start(args, environment, call);
        const end = () => {
            if (!withChildren || !child.pid)
                return child.kill('SIGKILL');
            try {
                return process.kill(-child.pid, 'SIGKILL');
            }
            catch {
                // All of them have ended already.
                return false;
            }
        };
        if (withChildren)
            signal?.addEventListener('abort', end, { once: true });
        const stdout = [];
        const stderr = [];
        let printed = 0;
        child.stdout.on('data', (chunk) => {
            printed += chunk.length;
            if (printed > maxOutput)
                end();
            else
                stdout.push(chunk);
        });
        child.stderr.on('data', (chunk) => stderr.push(chunk));
        child.on('error', (error) => {
            if (signal?.aborted)
                return reject(signal.reason);
            reject(notStarted(error));
        });
        child.on('close', (code, killed) => {
            signal?.removeEventListener('abort', end);
            if (signal?.aborted)
                return reject(stopReason(signal));
            resolve({
                code: code ?? 128,
                stdout: Buffer.concat(stdout),
                stderr: killed ? `killed by ${killed}` : Buffer.concat(stderr).toString('utf8'),
            });
        });
    });
}
function notStarted(error) {
    const words = `git could not be started: ${error.message}. Install git 2.34 or newer.`;
    return new errors/* Unavailable */.$P(words, { cause: error });
}
/** Out of time is no answer; everything else is what whoever aborted says. */
function stopReason({ reason }) {
    const isLate = reason?.name === 'TimeoutError';
    return isLate
        ? new errors/* Unavailable */.$P('git took too long. Try again later.', { cause: reason })
        : reason;
}
/**
 * Makes a folder a bare repository of ours that fetches on demand: what a filter left out comes when
 * it is read. Every job needs several, so it is written here, and not by a process for each.
 */
async function prepareRepository(dir, { remote, filter }) {
    for (const folder of ['info', 'objects', 'refs']) {
        await (0,promises_.mkdir)((0,external_node_path_.join)(dir, folder), { recursive: true });
    }
    await (0,promises_.writeFile)((0,external_node_path_.join)(dir, 'HEAD'), 'ref: refs/heads/main\n');
    await (0,promises_.writeFile)((0,external_node_path_.join)(dir, 'config'), promisorConfig(remote, filter));
}
function promisorConfig(remote, filter) {
    return `[core]
\tbare = true
\trepositoryFormatVersion = 1
[extensions]
\tpartialClone = origin
[remote "origin"]
\turl = "${remote.replace(/[\\"]/g, '\\$&')}"
\tpromisor = true
\tpartialclonefilter = ${filter}
`;
}
// git over an unreliable network: what can be repeated is repeated.
const MAX_ATTEMPTS = 8;
const BACKOFF = { baseMs: 250, capMs: 8_000 };
/** Each attempt is a process or two, and minutes have room for many. */
const LONG_BACKOFF = { baseMs: 250, capMs: 30_000 };
/** How git and curl say that the network, or the server for the moment, is at fault. */
const TRANSIENT = /returned error: (?:408|429|5\d\d)|HTTP (?:408|429|5\d\d)|Connection (?:reset|refused|timed out|was)|Failed to connect|Could not resolve host|Empty reply|(?:Recv|Send) failure|RPC failed|early EOF|unexpected disconnect|hung up|transfer closed|Operation (?:too slow|timed out)|bad line length|expected flush|SSL_|GnuTLS|HTTP\/2 stream/i;
/** What this server and this git can never do together, however often they try. */
const IMPOSSIBLE = /does not support|mismatched algorithms|mismatched object format|unsupported object format/i;
function isTransient({ code, stderr }) {
    return code !== 0 && TRANSIENT.test(stderr) && !IMPOSSIBLE.test(stderr);
}
const OVER_THE_NETWORK = new Set(['fetch', 'push', 'ls-remote']);
/**
 * Everything but a push can be repeated. After a lost answer a repeated push looks like a lost race,
 * so only callers that check the ref afterward, whatever the result, may ask for it.
 */
function patient(git, { clock, random, patience }) {
    return gitOf(git.stream, async (args, call) => {
        const repeatable = call?.repeatable ?? !args.includes('push');
        const until = clock.now() + (patience?.limitMs ?? 0);
        for (let made = 1;; made += 1) {
            const result = await git.try(args, call);
            if (!isTransient(result)) {
                if (result.code === 0 && args.some((arg) => OVER_THE_NETWORK.has(arg)))
                    patience?.answered();
                return result;
            }
            const isOver = made >= MAX_ATTEMPTS && clock.now() >= until;
            if (isOver)
                patience?.gaveUp();
            if (!repeatable || isOver)
                return result;
            const pause = made < MAX_ATTEMPTS ? BACKOFF : LONG_BACKOFF;
            await clock.sleep((0,retry/* backoff */.JN)(made - 1, pause, random), call?.signal);
        }
    });
}


/***/ }),

/***/ 285:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H: () => (/* binding */ takeLock)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(92809);
/* harmony import */ var _runtime_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(81144);
// One holder at a time, between processes. The operating system keeps the lock, through SQLite's
// file locks, and drops it when the process dies: there is no stale lock to judge, and so no two
// processes that both judge it. The empty file stays behind, because removing it would let one
// process lock a file that another can no longer find.



const SQLITE_BUSY = 5;
/** Two that race at the same moment can both be refused, so each tries again after a random pause. */
const TRIES = 5;
const LONGEST_PAUSE_MS = 20;
/** Undefined if someone else, in this process or another one, holds the lock. */
async function takeLock(path, clock = _runtime_js__WEBPACK_IMPORTED_MODULE_2__/* .systemClock */ .ml) {
    for (let tried = 1;; tried += 1) {
        const lock = await tryLock(path);
        if (lock || tried === TRIES)
            return lock;
        await clock.sleep(Math.random() * LONGEST_PAUSE_MS);
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
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .SetupError */ .w3(`${path} cannot be locked. Make sure that Docket may write there and that the file system has locks; if the file is not empty, remove it.`, { cause });
    }
}


/***/ }),

/***/ 42366:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   d: () => (/* binding */ removeTree),
/* harmony export */   n: () => (/* binding */ removeFile)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
// Removing what an agent left, whatever it left: folders can be nested deeper than a path may be
// long, and then nothing in them can be named from the top; or they can forbid what is done in them.
// Nothing else in `src/` removes folders, and a test sees to it.


/** A file that may not be there. */
async function removeFile(path) {
    await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.rm)(path, { force: true });
}
/** A folder with all that is in it, or a file, or nothing. */
async function removeTree(path) {
    const remove = () => (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.rm)(path, { recursive: true, force: true });
    await remove().catch(async (error) => {
        const isInTheWay = error.code === 'EACCES' || error.code === 'ENAMETOOLONG';
        if (!isInTheWay || !(await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.lstat)(path)).isDirectory())
            throw error;
        await flatten(path);
        await remove();
    });
}
/** Brings every folder to the top, opened and without folders in it, so that each can be named. */
async function flatten(dir) {
    await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.chmod)(dir, 0o700);
    const top = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.mkdtemp)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(dir, 'removed-'));
    const folders = [dir];
    let moved = 0;
    for (let folder = folders.pop(); folder !== undefined; folder = folders.pop()) {
        for (const entry of await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readdir)(folder, { withFileTypes: true })) {
            const from = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, entry.name);
            if (!entry.isDirectory() || from === top)
                continue;
            const to = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(top, `${moved++}`);
            // The removal that gave up may still be at work on others.
            const isHere = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.chmod)(from, 0o700)
                .then(() => (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.rename)(from, to))
                .then(() => true, ifGone);
            if (isHere)
                folders.push(to);
        }
        // Most are empty now, and a million of them should not be there at the same time.
        if (folder !== dir)
            await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.rmdir)(folder).catch(() => { });
    }
}
function ifGone(error) {
    if (error.code !== 'ENOENT')
        throw error;
    return false;
}


/***/ }),

/***/ 47458:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Dx: () => (/* binding */ connectionFailure),
/* harmony export */   JN: () => (/* binding */ backoff),
/* harmony export */   QF: () => (/* binding */ steadily),
/* harmony export */   Vs: () => (/* binding */ retryAfterMs),
/* harmony export */   X2: () => (/* binding */ isAmbiguous),
/* harmony export */   m: () => (/* binding */ MAX_ATTEMPTS),
/* harmony export */   nj: () => (/* binding */ nextAttempt)
/* harmony export */ });
// When to ask another machine again, and after how long: one policy for the service, GitHub, and the
// model. Pure: the sender obeys.
const MAX_ATTEMPTS = 5;
const BACKOFF = { baseMs: 500, capMs: 30_000 };
function nextAttempt(attempt, random) {
    const { failure, made, now } = attempt;
    if (!isTransient(failure))
        return { kind: 'final' };
    if (isAmbiguous(failure) && !attempt.repeatable)
        return { kind: 'unclear' };
    if (made >= (attempt.attempts ?? MAX_ATTEMPTS))
        return { kind: 'exhausted' };
    const asked = failure.kind === 'status' ? (failure.retryAfterMs ?? 0) : 0;
    // On top of the requested delay, so that callers limited together do not return together.
    const delayMs = asked + backoff(made - 1, BACKOFF, random);
    return now + delayMs >= attempt.deadline ? { kind: 'exhausted' } : { kind: 'again', delayMs };
}
/** Whether the request may have taken effect although there was no usable response. */
function isAmbiguous(failure) {
    if (failure.kind === 'status')
        return failure.status === 408 || failure.status >= 500;
    return failure.kind === 'broken';
}
function isTransient(failure) {
    return failure.kind !== 'status' || failure.status === 429 || isAmbiguous(failure);
}
/** `Retry-After` in milliseconds: seconds or an HTTP date; undefined for anything else. */
function retryAfterMs(header, now) {
    if (header === undefined)
        return undefined;
    if (/^\s*\d{1,9}\s*$/.test(header))
        return Number(header) * 1000;
    // A date contains letters; Date.parse alone would accept nearly any number as a year.
    const date = /[a-z]/i.test(header) ? Date.parse(header) : Number.NaN;
    return Number.isNaN(date) ? undefined : Math.max(0, date - now);
}
/** Errors that come before the first byte of a request has left. */
const NOT_SENT = new Set([
    'ECONNREFUSED',
    'ENOTFOUND',
    'EAI_AGAIN',
    'EHOSTUNREACH',
    'ENETUNREACH',
    'EADDRNOTAVAIL',
    'UND_ERR_CONNECT_TIMEOUT',
    'UND_ERR_PRX_TLS',
]);
/** Whether a request without an answer was sent. The error's code may be on a nested cause. */
function connectionFailure(error) {
    let at = error;
    for (let depth = 0; depth < 5 && at instanceof Error; depth += 1) {
        if (NOT_SENT.has(String(at.code)))
            return { kind: 'refused' };
        at = at.cause;
    }
    return { kind: 'broken' };
}
/** The n-th pause, counted from 0: at most `base · 2ⁿ`. Chance spreads callers that failed together. */
function backoff(retry, { baseMs, capMs, spread = 1 }, random) {
    return Math.floor(Math.min(capMs, baseMs * 2 ** retry) * (1 - spread * (1 - random())));
}
/** Of one that waits for one thing, while no other client waits with it. */
const steadily = () => 1;


/***/ }),

/***/ 81144:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Cv: () => (/* binding */ about),
/* harmony export */   Ly: () => (/* binding */ isoTime),
/* harmony export */   gh: () => (/* binding */ systemRuntime),
/* harmony export */   ml: () => (/* binding */ systemClock),
/* harmony export */   oT: () => (/* binding */ clockProblem)
/* harmony export */ });
function systemRuntime(log) {
    return { clock: systemClock, random: Math.random, log };
}
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
/** What another clock may differ by: records of several machines are read together. */
const MAX_OFF_MS = 120_000;
/** What is wrong with our clock, as a sentence, if another one is so far ahead of it. */
function clockProblem(offMs, whose) {
    if (Math.abs(offMs) <= MAX_OFF_MS)
        return undefined;
    return `The clock of this machine is ${Math.round(Math.abs(offMs) / 1000)} s ${offMs > 0 ? 'behind' : 'ahead of'} ${whose}. Set it, and keep it right with a program such as chrony.`;
}
let last = { ms: 0, text: '1970-01-01T00:00:00.000Z' };
/** A busy server asks for the same millisecond many times. */
function isoTime(ms) {
    if (ms !== last.ms)
        last = { ms, text: new Date(ms).toISOString() };
    return last.text;
}
function about(log, fields) {
    return log.with?.(fields) ?? log;
}


/***/ }),

/***/ 47370:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $s: () => (/* binding */ bound),
/* harmony export */   DV: () => (/* binding */ codeBlock),
/* harmony export */   SS: () => (/* binding */ codeSpan),
/* harmony export */   TL: () => (/* binding */ quoted),
/* harmony export */   TN: () => (/* binding */ oneLine),
/* harmony export */   VP: () => (/* binding */ defuse),
/* harmony export */   ZX: () => (/* binding */ lineSpan),
/* harmony export */   c_: () => (/* binding */ tableOf),
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
/** A line as code within a sentence, so that it can be copied: more backticks than it has enclose it. */
function lineSpan(text) {
    const line = clean(text).replaceAll('\n', ' ').trimEnd();
    const runs = line.match(/`+/g) ?? [];
    const longest = runs.reduce((most, run) => Math.max(most, run.length), 0);
    const fence = '`'.repeat(longest + 1);
    return longest === 0 ? `\`${line}\`` : `${fence} ${line} ${fence}`;
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
/** A table in Markdown, of cells that are safe already; empty without rows. */
function tableOf(heads, rows) {
    if (rows.length === 0)
        return '';
    const lines = [heads, heads.map(() => '---'), ...rows];
    return lines.map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}


/***/ }),

/***/ 38982:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Gf: () => (/* binding */ orNoDataDir),
/* harmony export */   cO: () => (/* binding */ makeDataDir),
/* harmony export */   iq: () => (/* binding */ openDataDir),
/* harmony export */   rR: () => (/* binding */ deleteDataDir),
/* harmony export */   yS: () => (/* binding */ folderOf)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
/* harmony import */ var _shared_errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(92809);
/* harmony import */ var _shared_git_git_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(20304);
/* harmony import */ var _shared_lock_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(285);
/* harmony import */ var _shared_remove_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(42366);
// The folder of a server: one process at a time, and the repository that holds its state.







/** Git never sees what is in it: records, and the hashes of keys. */
async function makeDataDir(dir) {
    const made = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.mkdir)(dir, { recursive: true, mode: 0o700 });
    // Any other folder that was there before may have files of someone else in it.
    if (made === undefined && (0,node_path__WEBPACK_IMPORTED_MODULE_2__.basename)(dir) !== '.docket')
        return;
    await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.writeFile)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(dir, '.gitignore'), '*\n', { flag: 'wx' }).catch((error) => {
        if (error.code !== 'EEXIST')
            throw error;
    });
}
/** Without a trace in a folder that was not there before, if it fails. */
async function orNoDataDir(dir, start) {
    const isNew = !(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(dir);
    try {
        return await start();
    }
    catch (error) {
        if (isNew)
            await (0,_shared_remove_js__WEBPACK_IMPORTED_MODULE_6__/* .removeTree */ .d)(dir);
        throw error;
    }
}
async function openDataDir(dir, project, path) {
    const data = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.resolve)(dir);
    await makeDataDir(data);
    const lock = await lockFolder(data);
    try {
        await claim((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(data, 'project'), project);
        const state = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(data, 'state.git');
        await createState(state, path);
        const scratch = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(data, 'scratch');
        await (0,_shared_remove_js__WEBPACK_IMPORTED_MODULE_6__/* .removeTree */ .d)(scratch);
        return { path: data, state, scratch, release: lock.release };
    }
    catch (error) {
        lock.release();
        throw error;
    }
}
/** Two servers would each answer from their own memory of the same state. */
async function lockFolder(dir) {
    const lock = await (0,_shared_lock_js__WEBPACK_IMPORTED_MODULE_5__/* .takeLock */ .H)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(dir, 'folder.lock'));
    if (lock)
        return lock;
    throw new _shared_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .SetupError */ .w3('Another process already uses this folder. Stop it, or choose another folder with --data.');
}
async function deleteDataDir(dir) {
    const lock = await lockFolder(dir);
    await (0,_shared_remove_js__WEBPACK_IMPORTED_MODULE_6__/* .removeTree */ .d)(dir).finally(() => lock.release());
}
/** An id can contain what a file system does not take, or what it takes for another folder. */
function folderOf(dir, id) {
    const name = encodeURIComponent(id).replace(/[.*]/g, (mark) => `%${mark.charCodeAt(0).toString(16)}`);
    return (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(dir, 'projects', name);
}
async function createState(dir, path) {
    if ((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(dir, 'HEAD')))
        return;
    const git = (0,_shared_git_git_js__WEBPACK_IMPORTED_MODULE_4__.createGit)({ path });
    await git.run(['init', '--quiet', '--bare', dir]);
    await git.run(['--git-dir', dir, 'config', 'uploadpack.allowFilter', 'true']);
}
/** Jobs and views of one project must never be used by a server of another. */
async function claim(file, project) {
    const owner = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.readFile)(file, 'utf8').catch(() => undefined);
    if (owner === undefined)
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.writeFile)(file, project, { mode: 0o600 });
    else if (owner !== project) {
        throw new _shared_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .SetupError */ .w3(`This folder belongs to project \`${owner}\`; give project \`${project}\` another --data.`);
    }
}


/***/ }),

/***/ 95991:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   p6: () => (/* binding */ date),
/* harmony export */   w$: () => (/* binding */ datetime)
/* harmony export */ });
/* unused harmony exports time, duration */
/* harmony import */ var _core_index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(17613);
/* harmony import */ var _schemas_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(14513);



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
