export const id = 8053;
export const ids = [8053,2099];
export const modules = {

/***/ 33379:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C5: () => (/* binding */ readDocsPaths),
/* harmony export */   Ce: () => (/* binding */ FILE_MODES),
/* harmony export */   bK: () => (/* binding */ DEFAULT_DOCS_PATHS),
/* harmony export */   ov: () => (/* binding */ OUTSIDE),
/* harmony export */   xE: () => (/* binding */ CONTEXT_FOLDER)
/* harmony export */ });
/* harmony import */ var _shared_glob_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77012);
// What an agent changed, one entry per path: the diff that the fence and the scan look at.

const FILE_MODES = ['100644', '100755', '120000', '160000'];
// `docs-paths`: globs of the files that a change may touch, and names of single ones.
const DEFAULT_DOCS_PATHS = [
    'docs/**',
    '**/*.md',
    '**/*.mdx',
    'docs.json',
];
/** Where an agent finds other repositories in its copy, while it runs. */
const CONTEXT_FOLDER = '.docket-context';
/** What becomes of a change with files outside: all of it is refused, or these are left out. */
const OUTSIDE = ['refuse', 'drop'];
function readDocsPaths(globs) {
    const open = (0,_shared_glob_js__WEBPACK_IMPORTED_MODULE_0__/* .matchesAny */ ._I)(globs);
    const each = globs
        .filter((glob) => !glob.startsWith('!'))
        .map((glob) => ({ glob, fits: (0,_shared_glob_js__WEBPACK_IMPORTED_MODULE_0__/* .matchesAny */ ._I)([glob]) }));
    return {
        covering: (path) => open(path) ? each.filter(({ fits }) => fits(path)).map(({ glob }) => glob) : [],
        lists: (path) => globs.includes(path) && open(path),
        text: globs.join(', '),
    };
}


/***/ }),

/***/ 4686:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   w: () => (/* binding */ createAppSecret)
/* harmony export */ });
/* harmony import */ var kysely__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(20189);
/* harmony import */ var _service_projects_project_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(96586);
/* harmony import */ var _shared_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(42205);
// The credentials of the GitHub App in the database, sealed with a key that the database does not have.



const NAME = 'github-app';
function createAppSecret(database) {
    const sealedText = () => database.read(async (db) => {
        const query = db.selectFrom('app_secret').select('sealed').where('name', '=', NAME);
        return (await query.executeTakeFirst())?.sealed;
    });
    return {
        async read(encryption) {
            const sealed = await sealedText();
            return sealed === undefined ? null : decode(encryption().open(sealed, NAME));
        },
        async insistOnNone() {
            if ((await sealedText()) !== undefined)
                throw isThere();
        },
        async add(credentials, encryption) {
            const sealed = encryption.seal(JSON.stringify(credentials), NAME);
            const added = await database.transaction((tx) => tx
                .insertInto('app_secret')
                .values({ name: NAME, sealed })
                .onConflict((conflict) => conflict.column('name').doNothing())
                .executeTakeFirst());
            if (!added.numInsertedOrUpdatedRows)
                throw isThere();
        },
        reseal: (encryption) => database.transaction(async (tx) => {
            const query = tx.selectFrom('app_secret').select('sealed').where('name', '=', NAME);
            const row = await query.forUpdate().executeTakeFirst();
            if (!row)
                throw isMissing();
            const sealed = encryption.seal(encryption.open(row.sealed, NAME), NAME);
            await tx
                .updateTable('app_secret')
                .set({ sealed, updated_at: (0,kysely__WEBPACK_IMPORTED_MODULE_2__/* .sql */ .l) `now()` })
                .where('name', '=', NAME)
                .execute();
        }),
        async remove() {
            const removed = await database.transaction((tx) => tx.deleteFrom('app_secret').where('name', '=', NAME).executeTakeFirst());
            if (!removed.numDeletedRows)
                throw isMissing();
        },
    };
}
function decode(text) {
    const checked = _service_projects_project_js__WEBPACK_IMPORTED_MODULE_0__/* .AppCredentials */ .I6.safeParse(JSON.parse(text));
    if (checked.success)
        return checked.data;
    throw new _shared_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .SetupError */ .w3('The GitHub App in the database was stored by another version of Docket. Update Docket here, too.');
}
const isThere = () => new _shared_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .Conflict */ .lt('The database already has a GitHub App. To use another one, run `docket app remove --database URL` first.');
const isMissing = () => new _shared_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .NotFound */ .Mk('The database has no GitHub App. Create one with `docket app create`.');


/***/ }),

/***/ 31685:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D: () => (/* binding */ createPostgresAudit)
/* harmony export */ });
/* harmony import */ var _service_projects_audit_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51760);
// The audit log in the database.

function createPostgresAudit(database) {
    return {
        async add({ detail, ...entry }) {
            await database.transaction(async (tx) => {
                const values = { ...entry, detail: JSON.stringify(detail) };
                await tx.insertInto('audit').values(values).execute();
            });
        },
        async list({ projects, limit, cursor }) {
            const rows = await database.read((db) => {
                let query = db
                    .selectFrom('audit')
                    .selectAll()
                    .orderBy('id', 'desc')
                    .limit(limit + 1);
                if (projects)
                    query = query.where('project', 'in', ['', ...projects]);
                if (/^\d{1,18}$/.test(cursor ?? ''))
                    query = query.where('id', '<', cursor ?? '');
                return query.execute();
            });
            const shown = rows.slice(0, limit);
            const last = shown.at(-1);
            return {
                entries: shown.map(({ id: _, at, ...row }) => _service_projects_audit_js__WEBPACK_IMPORTED_MODULE_0__/* .AuditEntry */ .Eb.parse({ ...row, at: at.toISOString() })),
                next: rows.length > limit && last ? last.id : null,
            };
        },
    };
}


/***/ }),

/***/ 19129:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   beatAsThread: () => (/* binding */ beatAsThread),
/* harmony export */   openHeartbeats: () => (/* binding */ openHeartbeats)
/* harmony export */ });
/* harmony import */ var node_worker_threads__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(75919);
/* harmony import */ var pg_boss__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(30417);
/* harmony import */ var _shared_side_thread_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(27466);
// Tells the queue that this process is still at work on its tickets, from a side thread: a main
// thread that is busy for longer than a heartbeat keeps its tickets. The thread has one connection,
// and only while there is a ticket.



const BEAT_MS = 2_500;
/** A main thread that says nothing for this long does not come back: others get its tickets. */
const SILENT_MS = 10 * 60_000;
const SAY_EVERY_MS = 60_000;
const MEMORY = { maxOldGenerationSizeMb: 64 };
function openHeartbeats(url, name, beatMs = BEAT_MS) {
    const held = new Set();
    let thread;
    let timer;
    let stopped = false;
    const say = () => thread?.postMessage([...held]);
    function start() {
        const setup = { url, name, beatMs };
        const started = (0,_shared_side_thread_js__WEBPACK_IMPORTED_MODULE_2__/* .startSideThread */ .Q3)({ task: 'heartbeats', setup }, MEMORY);
        started.on('error', () => { });
        started.on('exit', () => {
            if (thread !== started)
                return;
            thread = undefined;
            if (held.size > 0 && !stopped)
                ensure();
        });
        started.unref();
        return started;
    }
    function ensure() {
        thread ??= start();
        timer ??= setInterval(say, SAY_EVERY_MS).unref();
        say();
    }
    return {
        during(queue, handler) {
            return async (jobs) => {
                const tickets = jobs.map(({ id, retryCount }) => ({ queue, id, retryCount }));
                for (const ticket of tickets)
                    held.add(ticket);
                ensure();
                try {
                    await handler(jobs);
                }
                finally {
                    for (const ticket of tickets)
                        held.delete(ticket);
                    say();
                }
            };
        },
        async stop() {
            stopped = true;
            clearInterval(timer);
            await thread?.terminate();
        },
    };
}
/** What the thread does until it is ended. */
function beatAsThread() {
    const { url, name, beatMs } = (0,_shared_side_thread_js__WEBPACK_IMPORTED_MODULE_2__/* .setupOfThread */ .LO)();
    let held = [];
    let heardAt = Date.now();
    let boss;
    async function open() {
        const opened = new pg_boss__WEBPACK_IMPORTED_MODULE_1__/* .PgBoss */ .zJ({
            connectionString: url,
            application_name: name,
            max: 1,
            migrate: false,
            schedule: false,
            supervise: false,
        });
        opened.on('error', () => { });
        await opened.start();
        return opened;
    }
    async function beat() {
        if (held.length === 0 || Date.now() - heardAt > SILENT_MS)
            return;
        boss ??= await open();
        for (const [queue, tickets] of Map.groupBy(held, (ticket) => ticket.queue))
            await boss.touch(queue, tickets);
    }
    node_worker_threads__WEBPACK_IMPORTED_MODULE_0__.parentPort?.on('message', (tickets) => {
        held = tickets;
        heardAt = Date.now();
    });
    void (async () => {
        for (;;) {
            // The database may be starting again: the next beat finds out.
            await beat().catch(() => { });
            await new Promise((resolve) => setTimeout(resolve, beatMs));
        }
    })();
}


/***/ }),

/***/ 465:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D4: () => (/* binding */ decode),
/* harmony export */   IX: () => (/* binding */ CANCELS),
/* harmony export */   YI: () => (/* binding */ deleteJobs),
/* harmony export */   pv: () => (/* binding */ PostgresStore)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var kysely__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(20189);
/* harmony import */ var _jobs_job_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(20002);
/* harmony import */ var _jobs_publisher_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(62305);
/* harmony import */ var _jobs_store_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(23524);
/* harmony import */ var _shared_errors_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(42205);
/* harmony import */ var _shared_freeze_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(93553);
/* harmony import */ var _listed_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(5509);
/* harmony import */ var _turn_order_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(25066);
// Jobs of one project in PostgreSQL. A decision is made under the job's row lock, and one that
// counts against the hourly limit under the project's, which is always taken first.









/** Tells workers at once that a job was cancelled. */
const CANCELS = 'docket_cancels';
/** How many writes back a writer can recognize its own, after a commit whose outcome is unclear. */
const REMEMBERED_WRITES = 8;
class PostgresStore {
    #options;
    constructor(options) {
        this.#options = options;
    }
    /** The same jobs, for whoever works on one: what is done is not given up while the database is away. */
    until(signal) {
        return new PostgresStore({ ...this.#options, until: signal });
    }
    get(id) {
        const { database } = this.#options;
        return database.read(async (db) => (await this.#find(db, id))?.record ?? null, this.#repeating);
    }
    update(id, decide, also) {
        const mark = newMark();
        let decided;
        return this.#transaction(async (tx) => {
            const found = await this.#find(tx, id, true);
            if (decided && found?.record.operations.includes(mark))
                return decided.result;
            decided = decide(found?.record ?? null);
            await this.#write(tx, found, decided, mark);
            await also?.(tx);
            return decided.result;
        });
    }
    updateShared(id, decide, { thread, counted, fresh } = {}) {
        const mark = newMark();
        let decided;
        return this.#transaction(async (tx) => {
            const { state, suspended } = counted ? await this.#lockState(tx) : { state: _jobs_store_js__WEBPACK_IMPORTED_MODULE_3__/* .emptyState */ .p$ };
            const found = fresh && !decided ? undefined : await this.#find(tx, id, true);
            if (decided && found?.record.operations.includes(mark))
                return decided.result;
            const threadJob = thread === undefined ? null : await this.#jobOfThread(tx, thread);
            const write = decide({ state, job: found?.record ?? null, threadJob });
            decided = write;
            if (write.story === undefined)
                return write.result;
            // Here, because only under the row's lock is it still so when the job is written.
            if (write.wake && suspended !== undefined)
                throw isSuspended(suspended);
            const also = counted && write.state && this.#countUses(tx, write.state);
            await this.#write(tx, found, write, mark, also);
            if (write.deleted)
                await deleteJobs(tx, [id]);
            for (const one of write.threads ?? [])
                await this.#writeThread(tx, one, id);
            return write.result;
        });
    }
    active() {
        return this.#ids((status) => status === 'active');
    }
    list() {
        return this.#ids((status) => status !== 'archived');
    }
    async archivedBefore(time) {
        const rows = await this.#options.database.read((db) => db
            .selectFrom('job')
            .select('id')
            .where('project', '=', this.#options.project)
            .where('status', '=', 'archived')
            .where('updated_at', '<', (0,kysely__WEBPACK_IMPORTED_MODULE_7__/* .sql */ .l) `${time}`)
            .execute());
        return rows.map(({ id }) => id);
    }
    jobOfThread(thread) {
        return this.#options.database.read((db) => this.#jobOfThread(db, thread));
    }
    async countPulls() {
        const { project } = this.#options;
        const { rows } = await this.#options.database.read((db) => (0,kysely__WEBPACK_IMPORTED_MODULE_7__/* .sql */ .l) `
        select count(waiting_since)::int as waiting,
          count(*) filter (where waiting_since is not null or status <> 'completed')::int as most
        from docket.job where project = ${project} and status <> 'archived'`.execute(db));
        return rows[0] ?? { waiting: 0, most: 0 };
    }
    /** Repeated also when the connection broke at the commit: the mark shows whether it happened. */
    #transaction(work) {
        const { database, project } = this.#options;
        return database.transaction(work, { ...this.#repeating, knowsItself: true, project });
    }
    get #repeating() {
        return { until: this.#options.until };
    }
    async #ids(wanted) {
        const rows = await this.#options.database.read((db) => db
            .selectFrom('job')
            .select(['id', 'status'])
            .where('project', '=', this.#options.project)
            .where('status', '!=', 'archived')
            .orderBy('created_at')
            .orderBy('id')
            .execute());
        return rows.filter(({ status }) => wanted(status)).map(({ id }) => id);
    }
    async #find(db, id, locked = false) {
        const row = await db
            .selectFrom('job')
            .select(['record', 'fence'])
            .where('id', '=', id)
            .where('project', '=', this.#options.project)
            .$if(locked, (query) => query.forUpdate())
            .executeTakeFirst();
        return row && { record: decode(row.record, id), fence: Number(row.fence) };
    }
    async #write(tx, before, { story, job, wake }, mark, also) {
        if (story === undefined || !job) {
            if (also)
                await tx.executeQuery(also);
            return;
        }
        const operations = [...(before?.record.operations ?? []), mark].slice(-REMEMBERED_WRITES);
        const record = JSON.stringify({ ...job, operations });
        this.#options.guard?.(record);
        const written = this.#jobQuery(tx, before, job, record);
        const order = wake && (0,_jobs_store_js__WEBPACK_IMPORTED_MODULE_3__/* .wakeOrder */ .bk)(job, this.#options.atOnce);
        // In one statement: each costs a way to the database and back.
        const { rows } = await (0,kysely__WEBPACK_IMPORTED_MODULE_7__/* .sql */ .l) `
      with written as (${written}) ${also ? (0,kysely__WEBPACK_IMPORTED_MODULE_7__/* .sql */ .l) `, counted as (${also})` : (0,kysely__WEBPACK_IMPORTED_MODULE_7__/* .sql */ .l) ``}
      select ${order ? (0,_turn_order_js__WEBPACK_IMPORTED_MODULE_6__/* .nextPriority */ .kj)(order) : (0,kysely__WEBPACK_IMPORTED_MODULE_7__/* .sql */ .l) `null`} as priority`.execute(tx);
        const startAfter = job.waiting?.nextAttempt ?? undefined;
        if (order)
            await this.#options.wake.send(tx, job.id, { ...order, ...rows[0], startAfter });
        const rests = before?.record.status === 'active' && job.status !== 'active';
        // What the API asked for is asked about there.
        if (rests && job.turns.some(({ origin }) => origin?.thread !== undefined)) {
            await this.#options.wake.ended?.(tx, job.id);
        }
        if (job.cancelRequested && !before?.record.cancelRequested) {
            await (0,kysely__WEBPACK_IMPORTED_MODULE_7__/* .sql */ .l) `select pg_notify(${CANCELS}, ${job.id})`.execute(tx);
        }
    }
    #jobQuery(tx, before, job, record) {
        const values = { ...(0,_listed_js__WEBPACK_IMPORTED_MODULE_5__/* .listed */ .K)(job), status: job.status, record, updated_at: job.updatedAt };
        if (before) {
            const taken = job.lease !== null && job.lease.token !== before.record.lease?.token;
            return tx
                .updateTable('job')
                .set({ ...values, fence: before.fence + (taken ? 1 : 0) })
                .where('id', '=', job.id)
                .where('fence', '=', String(before.fence));
        }
        const { project } = this.#options;
        const created_at = job.createdAt;
        return tx.insertInto('job').values({ id: job.id, project, fence: 0, created_at, ...values });
    }
    /**
     * Creates and messages of one project wait for each other here, so that the limit is exact. Rows that
     * only refer to the project, such as its views, do not wait.
     */
    async #lockState(tx) {
        const { project } = this.#options;
        const row = await tx
            .selectFrom('project')
            .select(['uses', 'spending', 'suspended_at', 'repo'])
            .where('id', '=', project)
            .where('removed_at', 'is', null)
            .forNoKeyUpdate()
            .executeTakeFirst();
        if (!row)
            throw new _shared_errors_js__WEBPACK_IMPORTED_MODULE_4__/* .NotFound */ .Mk(`There is no project \`${project}\` any more. Add it with docket projects add.`);
        return { state: decodeState(project, row), ...(row.suspended_at && { suspended: row.repo }) };
    }
    #countUses(tx, { uses, spending }) {
        const { project } = this.#options;
        return tx
            .updateTable('project')
            .set({
            uses: JSON.stringify(uses[project]),
            spending: spending === undefined ? null : JSON.stringify(spending),
        })
            .where('id', '=', project);
    }
    async #jobOfThread(db, thread) {
        const row = await db
            .selectFrom('thread')
            .select('job')
            .where('project', '=', this.#options.project)
            .where('thread', '=', thread)
            .executeTakeFirst();
        return row?.job ?? null;
    }
    async #writeThread(tx, thread, job) {
        await tx
            .insertInto('thread')
            .values({ project: this.#options.project, thread, job })
            .onConflict((conflict) => conflict.columns(['project', 'thread']).doUpdateSet({ job }))
            .execute();
    }
}
const newMark = () => (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.randomBytes)(6).toString('base64url');
/** What they cost stays in the sums of their months. */
async function deleteJobs(tx, ids) {
    await tx.deleteFrom('thread').where('job', 'in', ids).execute();
    await tx.deleteFrom('job').where('id', 'in', ids).execute();
}
function isSuspended(repo) {
    return new _shared_errors_js__WEBPACK_IMPORTED_MODULE_4__/* .Forbidden */ .cw(`The GitHub App is suspended in ${repo}, so nothing was started. Unsuspend it, then try again.`);
}
function decodeState(project, { uses, spending }) {
    const state = { ..._jobs_store_js__WEBPACK_IMPORTED_MODULE_3__/* .emptyState */ .p$, uses: { [project]: uses }, ...(spending ? { spending } : {}) };
    const checked = _jobs_store_js__WEBPACK_IMPORTED_MODULE_3__/* .StateRecord */ .lv.safeParse(state);
    if (checked.success)
        return checked.data;
    throw new _shared_errors_js__WEBPACK_IMPORTED_MODULE_4__/* .CorruptState */ .nK(`The counts of project \`${project}\` in the database cannot be read. Nothing was changed. Restore the row from a backup, or update Docket.`);
}
/** A record that cannot be read stops here; it is never taken for a job that is not there. */
function decode(record, id) {
    const checked = _jobs_job_js__WEBPACK_IMPORTED_MODULE_1__/* .JobRecord */ .h2.safeParse(record);
    const branch = checked.data?.work?.branch;
    const ours = branch === undefined || (0,_jobs_publisher_js__WEBPACK_IMPORTED_MODULE_2__/* .branchNames */ .nG)(id).includes(branch);
    if (checked.success && checked.data.id === id && ours)
        return (0,_shared_freeze_js__WEBPACK_IMPORTED_MODULE_8__/* .deepFreeze */ .o)(checked.data);
    const issue = checked.error?.issues[0];
    const named = ours ? 'it is of another job' : `its branch \`${branch}\` is not one of the job's`;
    const what = issue ? `\`${issue.path.join('.')}\` is invalid (${issue.message})` : named;
    throw new _shared_errors_js__WEBPACK_IMPORTED_MODULE_4__/* .CorruptState */ .nK(`The record of job ${id} in the database cannot be read: ${what}. Nothing was changed. Restore the row from a backup, or update Docket.`);
}


/***/ }),

/***/ 62547:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C: () => (/* binding */ createPostgresKeys)
/* harmony export */ });
/* harmony import */ var kysely__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(20189);
/* harmony import */ var _service_projects_keys_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(52511);
// API keys in the database.


/** A server sees a key that was created or revoked elsewhere after at most this long. */
const FRESH_MS = 1_000;
function createPostgresKeys(database, clock) {
    let cached;
    let latest;
    /** Thousands are read again only if any of them was added, changed, or deleted. */
    async function current(db) {
        const { rows } = await (0,kysely__WEBPACK_IMPORTED_MODULE_1__/* .sql */ .l) `
      select concat(count(*), ' ', sum(xmin::text::bigint)) as version from docket.api_key`.execute(db);
        const version = rows[0]?.version;
        if (!cached || cached.version !== version)
            cached = { records: await read(db), version };
        return cached.records;
    }
    async function read(db) {
        const rows = await db
            .selectFrom('api_key')
            .selectAll()
            .orderBy('created_at')
            .orderBy('id')
            .execute();
        return rows.map((row) => _service_projects_keys_js__WEBPACK_IMPORTED_MODULE_0__/* .KeyRecord */ .LX.parse({
            id: row.id,
            project: row.project,
            name: row.name,
            scopes: row.scopes,
            prefix: row.prefix,
            hash: row.hash,
            createdAt: row.created_at.toISOString(),
            expiresAt: row.expires_at?.toISOString() ?? null,
            revokedAt: row.revoked_at?.toISOString() ?? null,
            lastUsedAt: row.last_used_at?.toISOString() ?? null,
        }));
    }
    return {
        list() {
            if (latest && clock.now() - latest.readAt < FRESH_MS)
                return latest.records;
            const reading = { records: database.read(current), readAt: clock.now() };
            latest = reading;
            reading.records.catch(() => {
                if (latest === reading)
                    latest = undefined;
            });
            return reading.records;
        },
        async update(change) {
            await database.transaction(async (tx) => {
                const before = new Map((await read(tx)).map((record) => [record.id, record]));
                for (const record of change([...before.values()])) {
                    const known = before.get(record.id);
                    if (known === record)
                        continue;
                    const revoked_at = record.revokedAt;
                    if (known) {
                        await tx
                            .updateTable('api_key')
                            .set({ revoked_at })
                            .where('id', '=', record.id)
                            .execute();
                        continue;
                    }
                    await tx
                        .insertInto('api_key')
                        .values({
                        id: record.id,
                        project: record.project,
                        name: record.name,
                        prefix: record.prefix,
                        hash: record.hash,
                        scopes: [...record.scopes],
                        created_at: record.createdAt,
                        expires_at: record.expiresAt,
                        revoked_at,
                    })
                        .execute();
                }
            });
            latest = undefined;
        },
        async used(times) {
            await database.transaction(async (tx) => {
                for (const [id, last_used_at] of times) {
                    await tx.updateTable('api_key').set({ last_used_at }).where('id', '=', id).execute();
                }
            });
        },
    };
}


/***/ }),

/***/ 52109:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  O: () => (/* binding */ createPostgresProjects),
  q: () => (/* binding */ listServed)
});

// EXTERNAL MODULE: ./node_modules/kysely/dist/raw-builder/sql.js + 1 modules
var sql = __webpack_require__(20189);
// EXTERNAL MODULE: ./.build/program/src/service/projects/project.js
var projects_project = __webpack_require__(96586);
// EXTERNAL MODULE: ./.build/program/src/shared/errors.js
var errors = __webpack_require__(42205);
;// CONCATENATED MODULE: ./.build/program/src/postgres/erase-project.js
// Deletes a project with everything that belongs to it. In batches, because a statement has a time
// limit; whoever is interrupted runs it again.


const AT_ONCE = 10_000;
/** Besides its jobs. The audit log refuses that anything is deleted. */
const TABLES = [
    ...['thread', 'job_month', 'api_key', 'log_file', 'file_day'],
    ...['month_built', 'views_month', 'views_pack', 'views_day', 'page'],
];
/** Also one that was removed before. */
async function eraseProject(database, id) {
    // First, so that nobody adds to it.
    const { rows } = await database.transaction((tx) => (0,sql/* sql */.l) `update docket.project
      set removed_at = coalesce(removed_at, now()) where id = ${id}
      returning repository_id`.execute(tx));
    const [project] = rows;
    if (!project)
        throw (0,projects_project/* unknownProject */.Sx)(id);
    await database.transaction((tx) => (0,sql/* sql */.l) `delete from docket.delivery
      where job in (select id from docket.job where project = ${id})
        or payload -> 'repository' ->> 'id' = ${project.repository_id}`.execute(tx));
    const untilNone = async (deleteSome) => {
        while (((await deleteSome()) ?? 0n) > 0n)
            ;
    };
    await untilNone(() => database.transaction(async (tx) => {
        const gone = await (0,sql/* sql */.l) `delete from docket.job where id in (
        select id from docket.job where project = ${id} limit ${AT_ONCE}) returning id`.execute(tx);
        const ids = gone.rows.map((job) => job.id);
        await (0,sql/* sql */.l) `delete from pgboss.job where name = 'turns'
        and singleton_key = any(${ids}::text[])`.execute(tx);
        return gone.numAffectedRows;
    }));
    for (const table of TABLES) {
        const name = sql/* sql */.l.table(`docket.${table}`);
        await untilNone(() => database.transaction(async (tx) => {
            const gone = await (0,sql/* sql */.l) `delete from ${name} where ctid = any(array(
          select ctid from ${name} where project = ${id} limit ${AT_ONCE}))`.execute(tx);
            return gone.numAffectedRows;
        }));
    }
    await database.transaction(async (tx) => {
        await (0,sql/* sql */.l) `delete from pgboss.job where name = 'logs' and data ->> 'project' = ${id}`.execute(tx);
        await (0,sql/* sql */.l) `delete from docket.settings_file
      where name like ${`% (${project.repository_id})`}`.execute(tx);
        await (0,sql/* sql */.l) `delete from docket.project where id = ${id}`.execute(tx);
    });
}

;// CONCATENATED MODULE: ./.build/program/src/postgres/projects.js
// Projects in the database. A removed one stays as a row, because its jobs refer to it.




const COLUMNS = [
    'id',
    'repo',
    'settings',
    'installation_id',
    'repository_id',
    'suspended_at',
];
/** Without their settings: one that nobody can read hides no other. */
async function listServed(database) {
    const rows = await database.read((db) => db
        .selectFrom('project')
        .select(['id', 'repo', 'installation_id', 'repository_id', 'suspended_at'])
        .where('removed_at', 'is', null)
        .orderBy('id')
        .execute());
    return rows.map(served);
}
function served(row) {
    return {
        id: row.id,
        repo: row.repo,
        ...(row.installation_id !== null && {
            app: {
                installation: Number(row.installation_id),
                repository: Number(row.repository_id),
                ...(row.suspended_at && { suspended: true }),
            },
        }),
    };
}
function createPostgresProjects(database) {
    const decode = (row) => ({
        ...served(row),
        settings: (0,projects_project/* checkSettings */.EW)(row.settings),
        ...(row.installation_id === null &&
            row.repository_id !== null && { repositoryId: Number(row.repository_id) }),
    });
    const columns = ({ repo, settings }) => ({ repo, settings: JSON.stringify(settings) });
    return {
        async list() {
            const rows = await database.read((db) => db
                .selectFrom('project')
                .select(COLUMNS)
                .where('removed_at', 'is', null)
                .orderBy('id')
                .execute());
            return rows.map(decode);
        },
        async find(id) {
            const row = await database.read((db) => db
                .selectFrom('project')
                .select(COLUMNS)
                .where('id', '=', id)
                .where('removed_at', 'is', null)
                .executeTakeFirst());
            return row ? decode(row) : null;
        },
        async add(project) {
            const { id } = project;
            const added = await database.transaction((tx) => tx
                .insertInto('project')
                .values({ id, ...columns(project) })
                .onConflict((conflict) => conflict
                .column('id')
                .doUpdateSet({
                ...columns(project),
                repository_id: null,
                removed_at: null,
                updated_at: (0,sql/* sql */.l) `now()`,
            })
                .where('project.removed_at', 'is not', null))
                .executeTakeFirst());
            if (!added.numInsertedOrUpdatedRows) {
                throw new errors/* Conflict */.lt(`There is already a project \`${id}\`. Change it with docket projects set.`);
            }
        },
        async replace(project) {
            const changed = await database.transaction((tx) => tx
                .updateTable('project')
                .set({
                ...columns(project),
                ...(!project.app && { repository_id: project.repositoryId ?? null }),
                updated_at: (0,sql/* sql */.l) `now()`,
            })
                .where('id', '=', project.id)
                .where('removed_at', 'is', null)
                .executeTakeFirst());
            if (!changed.numUpdatedRows)
                throw (0,projects_project/* unknownProject */.Sx)(project.id);
        },
        async record(id, repositoryId) {
            return database.transaction(async (tx) => {
                const row = await tx
                    .selectFrom('project')
                    .select(['repository_id'])
                    .where('id', '=', id)
                    .where('removed_at', 'is', null)
                    .forNoKeyUpdate()
                    .executeTakeFirst();
                if (!row)
                    throw (0,projects_project/* unknownProject */.Sx)(id);
                if (row.repository_id !== null)
                    return Number(row.repository_id);
                const set = { repository_id: repositoryId };
                await tx.updateTable('project').set(set).where('id', '=', id).execute();
                return repositoryId;
            }, { project: id });
        },
        async remove(id) {
            const removed = await database.transaction((tx) => tx
                .updateTable('project')
                .set({ removed_at: (0,sql/* sql */.l) `now()` })
                .where('id', '=', id)
                .where('removed_at', 'is', null)
                .executeTakeFirst());
            if (!removed.numUpdatedRows)
                throw (0,projects_project/* unknownProject */.Sx)(id);
        },
        erase: (id) => eraseProject(database, id),
    };
}


/***/ }),

/***/ 63685:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Dg: () => (/* binding */ WORKERS_DIED),
/* harmony export */   Uv: () => (/* binding */ openQueue),
/* harmony export */   _5: () => (/* binding */ migrateQueues)
/* harmony export */ });
/* unused harmony export supervise */
/* harmony import */ var pg_boss__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(30417);
/* harmony import */ var _shared_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(42205);
/* harmony import */ var _shared_remembered_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(61812);
/* harmony import */ var _shared_runtime_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(82860);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(17375);
/* harmony import */ var _heartbeats_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(19129);
/* harmony import */ var _turn_order_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(25066);
// pg-boss: which worker has which ticket, and whether it is still alive. A ticket names what there is
// to do and holds none of it: no prompt is in it, and the worker takes the oldest request itself.







/** A worker that was not heard of for this long is dead, and its ticket goes to another one. */
const HEARTBEAT_SECONDS = 10;
const SUPERVISE_SECONDS = 2;
const STOP_MS = 30_000;
const AGAIN_MS = 2_000;
/** What is the same every few seconds, such as lost notifications behind PgBouncer, is said this often. */
const SAY_AGAIN_MS = 10 * 60_000;
const QUEUES = {
    turns: defineQueue('turns', {
        // Of the tickets of one job, in order, one at a time; other jobs do not wait for them.
        policy: 'key_strict_fifo',
        // A turn may take as long as its project allows; the heartbeat notices the death of a worker.
        expireInSeconds: 23 * 3600,
        retryLimit: 5,
        retryDelay: 1,
        retryBackoff: true,
        retryDelayMax: 60,
        deadLetter: 'turns-dead',
    }),
    hooks: defineQueue('hooks', {
        // A command never overtakes another on its thread.
        policy: 'key_strict_fifo',
        // No reply takes longer than this; then another worker tries.
        expireInSeconds: 600,
        retryLimit: 5,
        retryDelay: 2,
        retryBackoff: true,
        retryDelayMax: 120,
        deadLetter: 'hooks-dead',
    }),
    logs: defineQueue('logs', {
        // One ticket for each part of a file, whoever finds it.
        policy: 'exclusive',
        // As long as the largest file takes that cannot be read in parts.
        expireInSeconds: 3600,
        retryLimit: 20,
        retryDelay: 3,
        deleteAfterSeconds: 3600,
    }),
    house: defineQueue('house', {
        // What is due again while it is still being done is not done twice.
        policy: 'exclusive',
        expireInSeconds: 3600,
        retryLimit: 3,
        retryDelay: 60,
        pollSeconds: 30,
    }),
};
function defineQueue(name, { policy, pollSeconds = 2, ...options }) {
    const { deadLetter } = options;
    const polling = {
        pollingIntervalSeconds: pollSeconds,
        notifyPollingIntervalSeconds: pollSeconds,
    };
    return {
        async create(boss) {
            if (deadLetter !== undefined) {
                const options = { policy: 'standard', retryLimit: 10_000, notify: true };
                await boss.createQueue(deadLetter, options);
            }
            const updated = { ...options, notify: true, heartbeatSeconds: HEARTBEAT_SECONDS };
            await boss.createQueue(name, { ...updated, policy });
            await boss.updateQueue(name, updated);
        },
        open: (boss, heartbeats, taking) => ({
            async send(data, key, tx, order) {
                await boss.send(name, data, { singletonKey: key, ...order, ...within(tx) });
            },
            async schedule(key, cron, data) {
                // Once for all the times at which no worker was there.
                await boss.schedule(name, cron, data, { key, singletonKey: key, missed: 'once' });
            },
            async work(slots, handler) {
                const takeOne = async () => {
                    let worker = '';
                    const take = heartbeats.during(name, async ([job]) => {
                        const { data, signal, id, retryCount } = job;
                        const complete = async (tx) => {
                            await boss.complete(name, { id, retryCount }, null, within(tx));
                        };
                        const admit = (tx, group, atOnce) => (0,_turn_order_js__WEBPACK_IMPORTED_MODULE_5__/* .admitTicket */ .u1)(tx, { name, group, id, retryCount }, atOnce);
                        const postpone = (tx, until) => (0,_turn_order_js__WEBPACK_IMPORTED_MODULE_5__/* .postponeTicket */ .Dq)(tx, { name, id, retryCount }, until);
                        const again = retryCount > 0;
                        const back = (tx) => (0,_turn_order_js__WEBPACK_IMPORTED_MODULE_5__/* .putBack */ .pK)(tx, { name, id, retryCount });
                        // Or it would wait out its poll before it looks for the next ticket.
                        boss.notifyWorker(worker);
                        await untilAvailable(() => handler({ data, again, signal, complete, admit, postpone, putBack: back }), signal);
                    });
                    worker = await boss.work(name, { ...polling, groupConcurrency: _turn_order_js__WEBPACK_IMPORTED_MODULE_5__/* .GROUPS */ .fd }, take);
                };
                const start = async () => {
                    for (let slot = 0; slot < slots; slot++)
                        await takeOne();
                };
                taking.queues.set(name, start);
                if (!taking.paused)
                    await start();
            },
            async workDead(handler) {
                if (deadLetter === undefined)
                    return;
                await boss.work(deadLetter, { ...polling, includeMetadata: true }, async ([dead]) => {
                    const { data, sourceId, sourceOutput } = dead;
                    const remove = async (tx) => {
                        if (sourceId)
                            await boss.deleteJob(name, sourceId, within(tx));
                    };
                    await handler({ data, reason: reasonOf(sourceOutput), remove });
                });
            },
        }),
    };
}
/** A database that is away costs a ticket none of its attempts. */
async function untilAvailable(attempt, signal) {
    for (;;) {
        try {
            return await attempt();
        }
        catch (error) {
            if (!(error instanceof _shared_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .StoreUnavailable */ .us) || signal.aborted)
                throw error;
            await _shared_runtime_js__WEBPACK_IMPORTED_MODULE_2__/* .systemClock */ .ml.sleep(AGAIN_MS, signal).catch(() => { });
        }
    }
}
const within = (tx) => (tx ? { db: (0,pg_boss__WEBPACK_IMPORTED_MODULE_0__/* .fromKysely */ .Uq)(tx) } : {});
/** Nobody said why: their heartbeats stopped. */
const WORKERS_DIED = 'Its workers died.';
function reasonOf(output) {
    const { message } = (output ?? {});
    return typeof message === 'string' && message !== '' ? message : WORKERS_DIED;
}
async function migrateQueues(url) {
    const boss = new pg_boss__WEBPACK_IMPORTED_MODULE_0__/* .PgBoss */ .zJ({ connectionString: url, max: 2, supervise: false, schedule: false });
    boss.on('error', () => { });
    try {
        await boss.start();
        for (const queue of Object.values(QUEUES))
            await queue.create(boss);
        await boss.getDb().executeSql(_turn_order_js__WEBPACK_IMPORTED_MODULE_5__/* .ORDER_INDEX */ .yE);
    }
    catch (error) {
        throw (0,_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .databaseError */ .K)(error);
    }
    finally {
        await boss.stop({ graceful: false });
    }
}
async function openQueue(url, log, { name = 'docket-queue', beatMs, schedules = false, sendsOnly = false } = {}) {
    const boss = new pg_boss__WEBPACK_IMPORTED_MODULE_0__/* .PgBoss */ .zJ({
        connectionString: url,
        application_name: name,
        // Its statements are short. As many looks at a time as there are queues would keep as many open.
        max: 1,
        migrate: false,
        schedule: schedules,
        useListenNotify: !sendsOnly,
        supervise: false,
        monitorIntervalSeconds: SUPERVISE_SECONDS,
    });
    const said = (0,_shared_remembered_js__WEBPACK_IMPORTED_MODULE_6__/* .createRemembered */ .f)(_shared_runtime_js__WEBPACK_IMPORTED_MODULE_2__/* .systemClock */ .ml, SAY_AGAIN_MS);
    const warn = (words) => void said(words, async () => log.warn(`The queue: ${words}`));
    boss.on('error', (error) => warn((0,_shared_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .sentence */ .em)((0,_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .databaseError */ .K)(error))));
    boss.on('warning', ({ message }) => warn(message));
    try {
        await boss.start();
    }
    catch (error) {
        await boss.stop({ graceful: false });
        throw wrongVersion(error) ?? (0,_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .databaseError */ .K)(error);
    }
    const stopping = new AbortController();
    if (!sendsOnly)
        void supervise(boss, _shared_runtime_js__WEBPACK_IMPORTED_MODULE_2__/* .systemClock */ .ml, stopping.signal);
    const heartbeats = (0,_heartbeats_js__WEBPACK_IMPORTED_MODULE_4__.openHeartbeats)(url, name, beatMs);
    const taking = { paused: false, queues: new Map() };
    const turns = QUEUES.turns.open(boss, heartbeats, taking);
    const hooks = QUEUES.hooks.open(boss, heartbeats, taking);
    const listeners = new Set();
    return {
        turns,
        hooks,
        logs: QUEUES.logs.open(boss, heartbeats, taking),
        house: QUEUES.house.open(boss, heartbeats, taking),
        async send(tx, job, order) {
            const { project: id, atOnce, startAfter } = order;
            const group = { id, ...(atOnce && { tier: String(atOnce) }) };
            const priority = order.priority ?? (await (0,_turn_order_js__WEBPACK_IMPORTED_MODULE_5__/* .readPriority */ .Z8)(tx, order));
            await turns.send({ job }, job, tx, { priority, group, ...(startAfter && { startAfter }) });
        },
        work: (handler) => turns.work(1, ({ data, signal }) => handler(data.job, signal)),
        ended: (tx, job) => hooks.send({ job }, `job ${job}`, tx),
        async listen(channel, onPayload) {
            const opened = await boss.getDb().listen?.(channel, onPayload, () => { });
            const listener = {
                async close() {
                    listeners.delete(listener);
                    await opened?.close();
                },
            };
            listeners.add(listener);
            return listener;
        },
        async pause() {
            if (taking.paused)
                return;
            taking.paused = true;
            for (const queue of taking.queues.keys())
                await boss.offWork(queue, { wait: false });
        },
        async resume() {
            if (!taking.paused)
                return;
            taking.paused = false;
            for (const start of taking.queues.values())
                await start();
        },
        async stop() {
            stopping.abort();
            await Promise.all([...listeners].map((listener) => listener.close()));
            await boss.stop({ graceful: true, timeout: STOP_MS });
            await heartbeats.stop();
        },
    };
}
/** A dead worker says nothing about its ticket, so that need not wait as one does that failed. */
const TAKE_OVER = `update pgboss.job set start_after = now()
  where name in ('turns', 'hooks') and policy = 'key_strict_fifo' and state = 'retry'
    and start_after > now() and output->'value'->>'message' = 'job heartbeat timeout'`;
/** A heartbeat is a write, so only a write shows that workers can be heard. */
const WRITE = `select pg_logical_emit_message(true, 'docket', '')`;
/**
 * Gives the tickets of dead workers to others. While the database is away, no worker can be heard, so
 * this begins again only when it has answered for as long as a worker may be silent.
 */
async function supervise(boss, clock, signal) {
    const everyMs = SUPERVISE_SECONDS * 1000;
    let wellSince = clock.now();
    let answeredAt = clock.now();
    while (!signal.aborted) {
        try {
            await boss.getDb().executeSql(WRITE);
            const now = clock.now();
            // The answer took long, or this process did not run.
            if (now - answeredAt > 3 * everyMs)
                wellSince = now;
            answeredAt = now;
            if (now - wellSince >= HEARTBEAT_SECONDS * 1000) {
                await boss.supervise();
                await boss.getDb().executeSql(TAKE_OVER);
            }
        }
        catch {
            wellSince = clock.now();
        }
        await clock.sleep(everyMs, signal).catch(() => { });
    }
}
function wrongVersion(error) {
    const words = error instanceof Error ? error.message : '';
    if (!/pg-boss (?:is not installed|database requires migrations)/.test(words))
        return undefined;
    return new _shared_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .SetupError */ .w3('The queue in the database belongs to another version of this program. Run `docket migrate --database URL` with the newest one.', { cause: error });
}


/***/ }),

/***/ 26237:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   L: () => (/* binding */ createPostgresSessions)
/* harmony export */ });
/* harmony import */ var _service_projects_session_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(17031);
/* harmony import */ var _shared_runtime_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(82860);
// Sessions of the dashboard in the database, so that any server knows them.


function createPostgresSessions(database, clock) {
    const now = () => new Date(clock.now());
    return {
        async put(hash, { kind, actor, grants, expiresAt }) {
            const expires_at = (0,_shared_runtime_js__WEBPACK_IMPORTED_MODULE_1__/* .isoTime */ .Ly)(expiresAt);
            const values = { hash, kind, actor, grants: JSON.stringify(grants), expires_at };
            await database.transaction(async (tx) => {
                await tx.deleteFrom('session').where('expires_at', '<=', now()).execute();
                await tx.insertInto('session').values(values).execute();
            });
        },
        async get(hash) {
            const row = await database.read((db) => db
                .selectFrom('session')
                .selectAll()
                .where('hash', '=', hash)
                .where('expires_at', '>', now())
                .executeTakeFirst());
            return row ? sessionOf(row) : null;
        },
        async take(hash) {
            const row = await database.transaction((tx) => tx
                .deleteFrom('session')
                .where('hash', '=', hash)
                .where('expires_at', '>', now())
                .returningAll()
                .executeTakeFirst());
            return row ? sessionOf(row) : null;
        },
    };
}
function sessionOf(row) {
    return {
        kind: row.kind === 'link' ? 'link' : 'session',
        actor: row.actor,
        grants: _service_projects_session_js__WEBPACK_IMPORTED_MODULE_0__/* .Grants */ .kE.parse(row.grants),
        expiresAt: row.expires_at.getTime(),
    };
}


/***/ }),

/***/ 98638:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   openChecked: () => (/* binding */ openChecked),
/* harmony export */   openPostgresStores: () => (/* binding */ openPostgresStores)
/* harmony export */ });
/* harmony import */ var _app_secret_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4686);
/* harmony import */ var _audit_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(31685);
/* harmony import */ var _database_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(14123);
/* harmony import */ var _keys_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(62547);
/* harmony import */ var _projects_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(52109);
/* harmony import */ var _schema_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(92951);
/* harmony import */ var _sessions_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(26237);







async function openPostgresStores(url, clock) {
    const database = await openChecked(url, clock);
    return {
        keys: (0,_keys_js__WEBPACK_IMPORTED_MODULE_3__/* .createPostgresKeys */ .C)(database, clock),
        projects: (0,_projects_js__WEBPACK_IMPORTED_MODULE_4__/* .createPostgresProjects */ .O)(database),
        sessions: (0,_sessions_js__WEBPACK_IMPORTED_MODULE_6__/* .createPostgresSessions */ .L)(database, clock),
        audit: (0,_audit_js__WEBPACK_IMPORTED_MODULE_1__/* .createPostgresAudit */ .D)(database),
        appSecret: (0,_app_secret_js__WEBPACK_IMPORTED_MODULE_0__/* .createAppSecret */ .w)(database),
        close: () => database.close(),
    };
}
/** A database with the schema of this program. */
async function openChecked(url, clock) {
    const database = (0,_database_js__WEBPACK_IMPORTED_MODULE_2__/* .openDatabase */ .qI)({ url, clock });
    try {
        await (0,_schema_js__WEBPACK_IMPORTED_MODULE_5__/* .insistOnSchema */ .F3)(database);
        return database;
    }
    catch (error) {
        await database.close();
        throw error;
    }
}


/***/ }),

/***/ 3:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   openStuckJobs: () => (/* binding */ openStuckJobs)
/* harmony export */ });
/* harmony import */ var kysely__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(20189);
/* harmony import */ var _contract_job_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(99916);
/* harmony import */ var _jobs_intake_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(79109);
/* harmony import */ var _jobs_worker_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(45284);
/* harmony import */ var _shared_errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(42205);
/* harmony import */ var _shared_runtime_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(82860);
/* harmony import */ var _job_store_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(465);
/* harmony import */ var _queue_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(63685);
/* harmony import */ var _stores_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(98638);
// What an operator can see and do about jobs that do not go on: their leases and tickets, and how to give
// them to another worker, try them again, or end them.









/** Of one call; the next one finds the others. */
const MOST_LISTED = 5_000;
async function openStuckJobs(url, clock, log) {
    const database = await (0,_stores_js__WEBPACK_IMPORTED_MODULE_7__.openChecked)(url, clock);
    const queue = await (0,_queue_js__WEBPACK_IMPORTED_MODULE_6__/* .openQueue */ .Uv)(url, log).catch(async (error) => {
        await database.close();
        throw error;
    });
    async function show(id) {
        const row = await database.read((db) => db.selectFrom('job').selectAll().where('id', '=', id).executeTakeFirst());
        if (!row)
            throw new _shared_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .NotFound */ .Mk(`There is no job ${id} in the database. Check the ID.`);
        const { rows: tickets } = await database.read((db) => (0,kysely__WEBPACK_IMPORTED_MODULE_8__/* .sql */ .l) `
        select state, created_on::text as created, started_on::text as started,
          heartbeat_on::text as heartbeat, retry_count as retries
        from pgboss.job where name = 'turns' and singleton_key = ${id} order by created_on`.execute(db));
        const { project, status, updated_at: updated, fence, record } = row;
        const { token: _, ...lease } = record.lease ?? { token: '', counter: 0 };
        return {
            ...{ id, project, status, updated: updated.toISOString(), fence: Number(fence), tickets },
            lease: record.lease && lease,
            waiting: record.waiting ?? null,
        };
    }
    const storeOf = (project) => new _job_store_js__WEBPACK_IMPORTED_MODULE_5__/* .PostgresStore */ .pv({ database, project, wake: queue });
    async function active(id) {
        const { project, status } = await show(id);
        if (status === 'active')
            return storeOf(project);
        throw new _shared_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .Conflict */ .lt(`Job ${id} is ${status}, so no worker is at work on it. Nothing was changed.`);
    }
    /** A worker that still has one is told to stop, and its writes are refused. */
    async function drop(tx, id) {
        await (0,kysely__WEBPACK_IMPORTED_MODULE_8__/* .sql */ .l) `delete from pgboss.job where name = 'turns' and singleton_key = ${id}`.execute(tx);
        await (0,kysely__WEBPACK_IMPORTED_MODULE_8__/* .sql */ .l) `select pg_notify(${_job_store_js__WEBPACK_IMPORTED_MODULE_5__/* .CANCELS */ .IX}, ${id})`.execute(tx);
    }
    return {
        show,
        async requeue(id) {
            const { project, status } = await show(id);
            if (status === 'failed') {
                await storeOf(project).update(id, (0,_jobs_intake_js__WEBPACK_IMPORTED_MODULE_1__/* .retryFailed */ .cH)(id, clock.now()), async (tx) => {
                    // Whoever asked for it is told the new end.
                    await tx.updateTable('delivery').set({ told_at: null }).where('job', '=', id).execute();
                });
                return show(id);
            }
            const store = await active(id);
            await database.transaction((tx) => drop(tx, id));
            await store.update(id, (job) => ({
                ...{ result: undefined, story: 'requeued', wake: true },
                job: { ...job, lease: null },
            }));
            return show(id);
        },
        async failedSince(time, words) {
            const rows = await database.read((db) => db
                .selectFrom('job')
                .select(['id', 'project', 'record', 'updated_at'])
                .where('status', '=', 'failed')
                .where('updated_at', '>=', (0,kysely__WEBPACK_IMPORTED_MODULE_8__/* .sql */ .l) `${(0,_shared_runtime_js__WEBPACK_IMPORTED_MODULE_4__/* .isoTime */ .Ly)(time)}`)
                .orderBy('updated_at')
                .limit(MOST_LISTED)
                .execute());
            return rows.flatMap(({ id, project, record, updated_at: at }) => {
                // One that cannot be read stays as it is.
                const reason = (0,_shared_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .unlessCorrupt */ .UL)(() => (0,_job_store_js__WEBPACK_IMPORTED_MODULE_5__/* .decode */ .D4)(record, id))?.reason;
                if (reason == null || reason === _contract_job_js__WEBPACK_IMPORTED_MODULE_0__/* .CANCELLED */ .gD)
                    return [];
                if (!reason.toLowerCase().includes(words.toLowerCase()))
                    return [];
                return [{ id, project, failed: at.toISOString(), reason }];
            });
        },
        async fail(id, reason) {
            const store = await active(id);
            await store.update(id, (0,_jobs_worker_js__WEBPACK_IMPORTED_MODULE_2__/* .giveUp */ .Ht)(reason, clock.now()), (tx) => drop(tx, id));
            return show(id);
        },
        async close() {
            await queue.stop();
            await database.close();
        },
    };
}


/***/ }),

/***/ 25066:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Dq: () => (/* binding */ postponeTicket),
/* harmony export */   Z8: () => (/* binding */ readPriority),
/* harmony export */   fd: () => (/* binding */ GROUPS),
/* harmony export */   kj: () => (/* binding */ nextPriority),
/* harmony export */   pK: () => (/* binding */ putBack),
/* harmony export */   u1: () => (/* binding */ admitTicket),
/* harmony export */   yE: () => (/* binding */ ORDER_INDEX)
/* harmony export */ });
/* harmony import */ var kysely__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(20189);
/* harmony import */ var _jobs_store_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(23524);
// Whose job is next. Projects take turns: a job's rank is one more than that of the project's last job
// that waits, and at least that of the jobs that are being worked on, so a project without waiting jobs
// is next. Ranks are priorities of pg-boss, which takes the highest first.


/**
 * The first rank of each kind; `docket.next_priority` knows that each has 1,000,000,000. Tickets of
 * versions without ranks have 0.
 */
const FIRST = { begun: 1_000_000_000, person: 0, background: -1_000_000_000 };
/** For the rank of a project's last waiting job, however many wait. */
const ORDER_INDEX = `create index if not exists docket_order on pgboss.job
  (name, group_id, priority) where state < 'active'`;
/** How many tickets of a group pg-boss hands out, by what the project allows. */
const GROUPS = {
    default: 1_000_000,
    tiers: Object.fromEntries(Array.from({ length: _jobs_store_js__WEBPACK_IMPORTED_MODULE_0__/* .MOST_AT_ONCE */ .SV }, (_, index) => [String(index + 1), index + 1])),
};
/** Of a job that waits from now on. */
function nextPriority({ project, kind }) {
    if (kind === 'begun')
        return (0,kysely__WEBPACK_IMPORTED_MODULE_1__/* .sql */ .l) `${FIRST.begun}::int`;
    return (0,kysely__WEBPACK_IMPORTED_MODULE_1__/* .sql */ .l) `docket.next_priority(${project}, ${FIRST[kind]})`;
}
async function readPriority(tx, order) {
    const { rows } = await (0,kysely__WEBPACK_IMPORTED_MODULE_1__/* .sql */ .l) `
    select ${nextPriority(order)} as priority`.execute(tx);
    return rows[0]?.priority ?? FIRST[order.kind];
}
/** Workers that ask at the same moment can each be handed the last place of a group. */
async function admitTicket(tx, { name, group, id, retryCount }, atOnce) {
    await (0,kysely__WEBPACK_IMPORTED_MODULE_1__/* .sql */ .l) `select pg_advisory_xact_lock(hashtextextended(${`docket ${group}`}, 0))`.execute(tx);
    const { rows } = await (0,kysely__WEBPACK_IMPORTED_MODULE_1__/* .sql */ .l) `
    select count(*)::int as admitted from pgboss.job
    where name = ${name} and group_id = ${group} and state = 'active' and id <> ${id}
      and output->>'admitted' = retry_count::text`.execute(tx);
    const isAdmitted = (rows[0]?.admitted ?? 0) < atOnce;
    if (!isAdmitted)
        await putBack(tx, { name, id, retryCount });
    else {
        await (0,kysely__WEBPACK_IMPORTED_MODULE_1__/* .sql */ .l) `update pgboss.job set output = jsonb_build_object('admitted', retry_count)
      where name = ${name} and id = ${id} and state = 'active' and retry_count = ${retryCount}`.execute(tx);
    }
    return isAdmitted;
}
/** For whoever can do it: it waits again, and that was no attempt. */
async function putBack(tx, { name, id, retryCount }) {
    await (0,kysely__WEBPACK_IMPORTED_MODULE_1__/* .sql */ .l) `update pgboss.job set state = 'created', started_on = null, heartbeat_on = null,
      start_after = now() + interval '1 second'
    where name = ${name} and id = ${id} and state = 'active' and retry_count = ${retryCount}`.execute(tx);
}
/**
 * Tried again at that time, which is no attempt: a ticket may wait for something outside for as long as
 * it takes. Later ones with its key wait behind it.
 */
async function postponeTicket(tx, { name, id, retryCount }, until) {
    await (0,kysely__WEBPACK_IMPORTED_MODULE_1__/* .sql */ .l) `update pgboss.job set state = 'retry', started_on = null, heartbeat_on = null,
      output = null, start_after = ${until}
    where name = ${name} and id = ${id} and state = 'active' and retry_count = ${retryCount}`.execute(tx);
}


/***/ }),

/***/ 42423:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E9: () => (/* binding */ dollars),
/* harmony export */   _: () => (/* binding */ decimal),
/* harmony export */   pJ: () => (/* binding */ NOT_MEASURED),
/* harmony export */   rs: () => (/* binding */ costText)
/* harmony export */ });
/** Millionths of a dollar as people read them: cents, or four decimals below a dollar; rounded up. */
function dollars(micros) {
    return `$${decimal(Math.ceil(micros / 100) * 100, micros >= 1_000_000 ? 2 : 4)}`;
}
/** Millionths of a dollar as a number for programs, exactly: `0.0123`. */
function decimal(micros, digits = 6) {
    const step = 10 ** (6 - digits);
    const rounded = Math.ceil(micros / step) * step;
    const fraction = String(rounded % 1_000_000)
        .padStart(6, '0')
        .replace(/0{1,4}$/, '');
    return `${Math.floor(rounded / 1_000_000)}.${fraction}`;
}
/** What a person reads where nobody measured it, as with programs that report no tokens. */
const NOT_MEASURED = 'not measured';
/** Zero with a part that is not known says nothing. */
function costText({ costMicros, incomplete, }) {
    if (costMicros === undefined || (incomplete && costMicros === 0))
        return NOT_MEASURED;
    return `${incomplete ? 'at least ' : ''}${dollars(costMicros)}`;
}


/***/ }),

/***/ 93553:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   o: () => (/* binding */ deepFreeze)
/* harmony export */ });
/**
 * The value and everything in it can no longer be changed: it may be handed out without a copy. What
 * is frozen already is taken to be frozen throughout.
 */
function deepFreeze(value) {
    if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
        Object.freeze(value);
        for (const inner of Object.values(value))
            deepFreeze(inner);
    }
    return value;
}


/***/ }),

/***/ 61812:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   f: () => (/* binding */ createRemembered)
/* harmony export */ });
/** Reads what has the same key at most once in this time, however many ask. A failure counts, too. */
function createRemembered(clock, forMs) {
    // Oldest first.
    const reads = new Map();
    return (key, read) => {
        const now = clock.now();
        for (const [old, { at }] of reads) {
            if (now - at < forMs)
                break;
            reads.delete(old);
        }
        const known = reads.get(key);
        if (known)
            return known.found;
        const found = read();
        reads.set(key, { at: now, found });
        return found;
    };
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

/***/ 12099:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Dg: () => (/* binding */ isAway),
/* harmony export */   fm: () => (/* binding */ waitFor),
/* harmony export */   i3: () => (/* binding */ Patience),
/* harmony export */   tK: () => (/* binding */ BRIEFLY_MS)
/* harmony export */ });
/* harmony import */ var _days_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(65529);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(42205);
/* harmony import */ var _runtime_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(82860);
/* harmony import */ var _text_foreign_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(35238);
// Waiting for something outside: GitHub, the database, or a rate limit. What was done is kept, nothing is
// done twice, and the work goes on by itself once there is an answer. Pure: whoever works obeys.




/** After this long, a person decides what becomes of it. */
const WAIT_MS = _days_js__WEBPACK_IMPORTED_MODULE_2__/* .DAY_MS */ .sO;
const PAUSE = { baseMs: 4_000, capMs: 5 * 60_000 };
const MAX_REASON = 500;
/**
 * There was no answer: neither a yes nor a no. Whoever decides something from an answer passes this
 * error on, and whoever does the work tries it again. What may have happened is looked for then.
 */
function isAway(error) {
    if (error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .Unavailable */ .$P)
        return error.passes;
    return [_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .RateLimited */ .JH, _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .OutcomeUnknown */ .Jr, _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .BadAnswer */ .CF].some((kind) => error instanceof kind);
}
/** How work that met this error goes on; undefined: it does not go on by itself. */
function waitFor(error, before, { now, random }) {
    if (!isAway(error))
        return undefined;
    const since = before ? Date.parse(before.since) : now;
    const attempts = (before?.attempts ?? 0) + 1;
    const asked = error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .RateLimited */ .JH ? error.retryAfterSeconds * 1000 : 0;
    const pause = Math.min(PAUSE.capMs, PAUSE.baseMs * 2 ** (attempts - 1));
    // At least half of it: pauses grow. Not all at once: what stopped together does not return together.
    const next = now + asked + Math.floor((pause * (1 + random())) / 2);
    if (next > since + WAIT_MS)
        return undefined;
    const reason = (0,_text_foreign_js__WEBPACK_IMPORTED_MODULE_3__/* .bound */ .$s)((0,_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .sentence */ .em)(error), MAX_REASON);
    return { since: (0,_runtime_js__WEBPACK_IMPORTED_MODULE_1__/* .isoTime */ .Ly)(since), attempts, nextAttempt: (0,_runtime_js__WEBPACK_IMPORTED_MODULE_1__/* .isoTime */ .Ly)(next), reason };
}
/** How long a request without an answer is repeated before the work itself has to wait. */
const BRIEFLY_MS = 10_000;
/**
 * Of a process that does its work itself to the end, such as a workflow run: it waits for as long as
 * this, once. Until something works again, everything else is only tried briefly.
 */
class Patience {
    #ms;
    #isOver = false;
    constructor(ms) {
        this.#ms = ms;
    }
    get limitMs() {
        return this.#isOver ? Math.min(BRIEFLY_MS, this.#ms) : this.#ms;
    }
    gaveUp() {
        this.#isOver = true;
    }
    answered() {
        this.#isOver = false;
    }
}


/***/ })

};
