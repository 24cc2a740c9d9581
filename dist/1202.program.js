export const id = 1202;
export const ids = [1202,1947,4377];
export const modules = {

/***/ 18050:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   admin: () => (/* binding */ admin)
/* harmony export */ });
/* harmony import */ var _service_projects_audit_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51760);
/* harmony import */ var _shared_runtime_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(82860);
/* harmony import */ var _args_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(94552);
/* harmony import */ var _command_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(15712);
/* harmony import */ var _place_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(97982);
/* harmony import */ var _stores_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(99154);






/** With what follows each. */
const VERBS = {
    show: 'JOB',
    requeue: 'JOB',
    fail: 'JOB',
    retry: undefined,
    deliveries: undefined,
    workers: undefined,
    doctor: undefined,
    drain: 'WORKER',
};
const OPTIONS = {
    database: { ..._place_js__WEBPACK_IMPORTED_MODULE_4__/* .PLACE_OPTIONS */ .P3.database, required: true, help: 'the PostgreSQL database' },
    reason: {
        type: 'text',
        value: 'TEXT',
        help: 'what people read in a job that you end; for retry: only jobs that failed with it',
    },
    since: {
        type: 'text',
        value: 'TIME',
        help: 'retry: jobs that failed since then, such as 2h, 3d, or 2026-11-17T08:00Z',
        must: (text) => Number.isNaN(timeOf(text, 0))
            ? 'a time such as 30m, 2h, 3d, or 2026-11-17T08:00Z'
            : undefined,
    },
    'dry-run': { type: 'flag', help: 'retry and deliveries: only list them' },
    dead: { type: 'flag', help: 'deliveries: those that Docket gave up on' },
    replay: { type: 'flag', help: 'deliveries: try the dead ones again' },
    json: { type: 'flag', help: 'print JSON' },
};
const ENDED = 'The operator of Docket ended this job. Retry it to continue.';
const HELP = `Shows what holds a job up, gives it to another worker, tries it again, or ends it.

Usage: docket admin show JOB --database URL [--json]
       docket admin requeue JOB --database URL
       docket admin fail JOB --database URL [--reason TEXT]
       docket admin retry --since TIME --database URL [--reason TEXT] [--dry-run]
       docket admin deliveries --database URL [--dead [--replay]] [--dry-run] [--json]
       docket admin workers --database URL [--json]
       docket admin doctor --database URL [--json]
       docket admin drain WORKER --database URL

${(0,_args_js__WEBPACK_IMPORTED_MODULE_2__/* .optionsHelp */ .EW)(OPTIONS)}

Deliveries are webhook calls of GitHub: those that wait for its answer, or dead ones. A worker that still
has a job is stopped, and what it writes later is refused. Failed jobs are tried
again with the requests that failed, and their threads learn the new end. A worker that drains finishes
its jobs and takes no more. The doctor says what each worker and each installation of the GitHub App can
do, and why not; it needs the variables of the servers.
`;
function admin(env) {
    return {
        help: HELP,
        options: OPTIONS,
        verbs: Object.keys(VERBS),
        async run(argv, terminal) {
            const names = Object.keys(VERBS);
            const { values, positionals } = (0,_args_js__WEBPACK_IMPORTED_MODULE_2__/* .parseOptions */ .Ac)(OPTIONS, argv, rules, {
                of: 'docket admin',
                names,
            });
            const [verb, name = ''] = positionals;
            if (verb === 'doctor')
                return examine(values, terminal, env);
            if (verb === 'workers' || verb === 'drain')
                await manageWorkers(verb, name, values, terminal);
            else
                await manageJobs(verb, name, values, terminal);
            return _command_js__WEBPACK_IMPORTED_MODULE_3__/* .EXIT */ .dc.done;
        },
    };
}
async function manageJobs(verb, id, values, terminal) {
    const { openStuckJobs } = await Promise.all(/* import() */[__webpack_require__.e(5251), __webpack_require__.e(189), __webpack_require__.e(3849), __webpack_require__.e(417), __webpack_require__.e(984), __webpack_require__.e(949), __webpack_require__.e(9419), __webpack_require__.e(1369), __webpack_require__.e(6951), __webpack_require__.e(1173), __webpack_require__.e(8638), __webpack_require__.e(6872), __webpack_require__.e(2269)]).then(__webpack_require__.bind(__webpack_require__, 3));
    const jobs = await openStuckJobs(values.database, _shared_runtime_js__WEBPACK_IMPORTED_MODULE_1__/* .systemClock */ .ml, (0,_command_js__WEBPACK_IMPORTED_MODULE_3__/* .terminalLog */ .dg)(terminal));
    try {
        if (verb === 'retry')
            return await retryAll(jobs, values, terminal);
        if (verb === 'deliveries')
            return await manageDeliveries(jobs, values, terminal);
        const job = await (verb === 'show'
            ? jobs.show(id)
            : verb === 'requeue'
                ? jobs.requeue(id)
                : jobs.fail(id, values.reason ?? ENDED));
        if (verb !== 'show')
            await note(values, `job.${verb}`, [job]);
        if (values.json)
            terminal.out(`${JSON.stringify(job)}\n`);
        else
            showJob(job, terminal);
    }
    finally {
        await jobs.close();
    }
}
async function retryAll(jobs, values, terminal) {
    const { since = '', reason = '', json, 'dry-run': dryRun } = values;
    const found = await jobs.failedSince(timeOf(since, _shared_runtime_js__WEBPACK_IMPORTED_MODULE_1__/* .systemClock */ .ml.now()), reason);
    if (json)
        terminal.out(`${JSON.stringify(found)}\n`);
    else
        terminal.out((0,_command_js__WEBPACK_IMPORTED_MODULE_3__/* .columns */ .YB)(found.map((job) => [job.id, job.project, job.failed, job.reason])));
    if (dryRun)
        return terminal.err(`${found.length} jobs would be tried again.\n`);
    for (const job of found) {
        await jobs.requeue(job.id);
        await note(values, 'job.retry', [job]);
    }
    terminal.err(`${found.length} jobs are tried again.\n`);
}
function showJob({ tickets, lease, waiting: away, ...facts }, terminal) {
    const rows = Object.entries(facts).map(([name, value]) => [name, String(value)]);
    const by = lease?.worker ?? (lease?.holder && JSON.stringify(lease.holder));
    const held = lease ? `counter ${lease.counter}${by ? `, ${by}` : ''}` : 'none';
    const waiting = tickets.map(({ state, created, started, heartbeat, retries }) => [
        'ticket',
        `${state}, created ${created}, started ${started ?? 'never'}, heartbeat ${heartbeat ?? 'none'}, ${retries} retries`,
    ]);
    const next = away &&
        `since ${away.since}, ${away.attempts} attempts, next ${away.nextAttempt ?? 'now'}: ${away.reason}`;
    const waits = next ? [['waits', next]] : [];
    terminal.out((0,_command_js__WEBPACK_IMPORTED_MODULE_3__/* .columns */ .YB)([...rows, ['lease', held], ...waits, ...waiting]));
    if (tickets.length === 0 && facts.status === 'active') {
        terminal.err('No ticket wakes a worker for it. Run docket admin requeue.\n');
    }
}
/** Those that wait for GitHub, or those that nobody tries any more. */
async function manageDeliveries(stuck, values, terminal) {
    const { dead, replay, json, 'dry-run': dryRun } = values;
    const found = await stuck.deliveries(dead);
    const rows = found.map(({ guid, event, repository, receivedAt, nextAttempt, reason }) => [
        ...[guid, event, repository ?? '-', receivedAt],
        ...[dead ? 'gave up' : `next ${nextAttempt ?? 'now'}`, reason],
    ]);
    if (!json)
        terminal.out((0,_command_js__WEBPACK_IMPORTED_MODULE_3__/* .columns */ .YB)(rows));
    else
        terminal.out(`${JSON.stringify(found.map(({ payload: _, ...one }) => one))}\n`);
    if (!replay || dryRun)
        return terminal.err(`${found.length} deliveries.\n`);
    const { readDelivery } = await Promise.all(/* import() */[__webpack_require__.e(5251), __webpack_require__.e(8815), __webpack_require__.e(949), __webpack_require__.e(3090), __webpack_require__.e(6112)]).then(__webpack_require__.bind(__webpack_require__, 33499));
    for (const { guid, event, payload } of found) {
        const delivered = readDelivery(event, payload);
        await stuck.replay(guid, delivered.kind === 'ignored' ? guid : delivered.key);
    }
    terminal.err(`${found.length} deliveries are tried again.\n`);
}
async function manageWorkers(verb, name, values, terminal) {
    const { openChecked } = await Promise.all(/* import() */[__webpack_require__.e(189), __webpack_require__.e(3849), __webpack_require__.e(984), __webpack_require__.e(8638), __webpack_require__.e(4191)]).then(__webpack_require__.bind(__webpack_require__, 98638));
    const { drainWorker, listWorkers, unknownWorker } = await Promise.all(/* import() */[__webpack_require__.e(189), __webpack_require__.e(1885)]).then(__webpack_require__.bind(__webpack_require__, 1885));
    const database = await openChecked(values.database, _shared_runtime_js__WEBPACK_IMPORTED_MODULE_1__/* .systemClock */ .ml);
    try {
        if (verb === 'drain') {
            if (!(await drainWorker(database, name)))
                throw unknownWorker(name);
            terminal.err(`Worker ${name} finishes its jobs and takes no more. Stop it when \`docket admin workers\` shows that it has none.\n`);
            return;
        }
        const workers = await listWorkers(database);
        if (values.json)
            return terminal.out(`${JSON.stringify(workers)}\n`);
        terminal.out((0,_command_js__WEBPACK_IMPORTED_MODULE_3__/* .columns */ .YB)(workers.map((worker) => [
            worker.name,
            `since ${worker.since}`,
            `${worker.jobs} jobs`,
            worker.notReady ?? 'ready',
        ])));
        if (workers.length === 0)
            terminal.err('There are no workers. Start one with docket work.\n');
    }
    finally {
        await database.close();
    }
}
async function examine(values, terminal, env) {
    const { openChecked } = await Promise.all(/* import() */[__webpack_require__.e(189), __webpack_require__.e(3849), __webpack_require__.e(984), __webpack_require__.e(8638), __webpack_require__.e(4191)]).then(__webpack_require__.bind(__webpack_require__, 98638));
    const { examineAll } = await Promise.all(/* import() */[__webpack_require__.e(5251), __webpack_require__.e(1351), __webpack_require__.e(4942), __webpack_require__.e(189), __webpack_require__.e(3849), __webpack_require__.e(417), __webpack_require__.e(949), __webpack_require__.e(9419), __webpack_require__.e(1369), __webpack_require__.e(6951), __webpack_require__.e(1173), __webpack_require__.e(6872), __webpack_require__.e(3913)]).then(__webpack_require__.bind(__webpack_require__, 17692));
    const database = await openChecked(values.database, _shared_runtime_js__WEBPACK_IMPORTED_MODULE_1__/* .systemClock */ .ml);
    try {
        const found = await examineAll(database, env, (0,_command_js__WEBPACK_IMPORTED_MODULE_3__/* .terminalLog */ .dg)(terminal));
        const rows = found.map(({ isOk, what, says }) => [isOk ? 'ok' : 'wrong', what, says]);
        terminal.out(values.json ? `${JSON.stringify(found)}\n` : (0,_command_js__WEBPACK_IMPORTED_MODULE_3__/* .columns */ .YB)(rows));
        return found.every(({ isOk }) => isOk) ? _command_js__WEBPACK_IMPORTED_MODULE_3__/* .EXIT */ .dc.done : _command_js__WEBPACK_IMPORTED_MODULE_3__/* .EXIT */ .dc.failed;
    }
    finally {
        await database.close();
    }
}
async function note({ database }, action, jobs) {
    await (0,_stores_js__WEBPACK_IMPORTED_MODULE_5__/* .withStores */ .Lg)({ kind: 'database', url: database }, async ({ audit }) => {
        const write = (0,_service_projects_audit_js__WEBPACK_IMPORTED_MODULE_0__/* .noteFor */ .Yr)(audit, (0,_stores_js__WEBPACK_IMPORTED_MODULE_5__/* .terminalUser */ .Cv)(), _shared_runtime_js__WEBPACK_IMPORTED_MODULE_1__/* .systemClock */ .ml);
        for (const { id, project } of jobs)
            await write({ action, project, detail: { job: id } });
    });
}
const UNITS = { m: 60_000, h: 3_600_000, d: 86_400_000 };
/** A length of time before now, or a time. NaN if it is neither. */
function timeOf(text, now) {
    const [, count, unit] = /^(\d+)([mhd])$/.exec(text) ?? [];
    return unit ? now - Number(count) * UNITS[unit] : Date.parse(text);
}
function rules({ positionals, values }) {
    const [verb, ...names] = positionals;
    const wanted = VERBS[verb];
    const problems = [];
    if (names.length !== (wanted ? 1 : 0)) {
        const usage = `docket admin ${verb ?? 'show'} ${verb ? (wanted ?? '') : 'JOB'}`.trim();
        problems.push(wanted || !verb
            ? `Specify one ${(wanted ?? 'job').toLowerCase()}, such as ${usage}.`
            : `Unexpected argument \`${names[0]}\`. Use ${usage}.`);
    }
    if (values.replay && !values.dead)
        problems.push('`--replay` requires `--dead`.');
    if (verb === 'retry' && values.since === undefined) {
        problems.push('Option `--since TIME` is required: jobs that failed since then are tried again.');
    }
    return problems;
}


/***/ }),

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

/***/ 51947:
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
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(42047);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(64377);
/* harmony import */ var _shared_days_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(65529);
/* harmony import */ var _shared_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(42205);
/* harmony import */ var _job_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(99916);
/* harmony import */ var _values_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(87797);
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
        .describe('The change that the latest finished request undid or brought back, if it did.'),
    redone: zod__WEBPACK_IMPORTED_MODULE_4__/* .boolean */ .zMY().optional().catch(undefined).describe('It was brought back.'),
    emptied: zod__WEBPACK_IMPORTED_MODULE_4__/* .boolean */ .zMY()
        .optional()
        .catch(undefined)
        .describe('The pull request was closed, because nothing was left on its branch.'),
    undoable: zod__WEBPACK_IMPORTED_MODULE_4__/* .boolean */ .zMY()
        .optional()
        .catch(undefined)
        .describe('The job has a change that can be undone.'),
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

/***/ 20497:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H: () => (/* binding */ takeLock)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(42205);
/* harmony import */ var _runtime_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(82860);
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

/***/ 82860:
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

/***/ 5642:
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
/* harmony import */ var _shared_errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(42205);
/* harmony import */ var _shared_git_git_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(60958);
/* harmony import */ var _shared_lock_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(20497);
/* harmony import */ var _shared_remove_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(66154);
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
