export const id = 6872;
export const ids = [6872];
export const modules = {

/***/ 26872:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ki: () => (/* binding */ listWaiting),
/* harmony export */   hV: () => (/* binding */ countWaiting),
/* harmony export */   t: () => (/* binding */ createDeliveries)
/* harmony export */ });
/* harmony import */ var kysely__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(20189);
/* harmony import */ var _shared_days_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(65529);
/* harmony import */ var _shared_runtime_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(82860);
/* harmony import */ var _job_store_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(465);
/* harmony import */ var _pg_boss_tables_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(61557);
/* harmony import */ var _queue_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(63685);
/* harmony import */ var _turn_order_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(25066);
// What GitHub has delivered. A delivery and its ticket are one transaction, and its id is GitHub's own:
// however often it comes, it is worked on once.







function createDeliveries(database, hooks, clock) {
    const now = () => (0,_shared_runtime_js__WEBPACK_IMPORTED_MODULE_1__/* .isoTime */ .Ly)(clock.now());
    return {
        accept: (delivery, key, tenant) => database.transaction(async (tx) => {
            if (!(await insert(tx, delivery, now())))
                return false;
            await hooks.send({ delivery: delivery.guid }, key, tx, tenant);
            return true;
        }),
        async find(guid) {
            const row = await database.read((db) => db.selectFrom('delivery').select(COLUMNS).where('guid', '=', guid).executeTakeFirst());
            return row ? decode(row) : null;
        },
        ledTo: (guid, job) => database.transaction(async (tx) => {
            if (await noteJob(tx, guid, job))
                return;
            await hooks.send({ job }, `job ${job}`, tx, await (0,_turn_order_js__WEBPACK_IMPORTED_MODULE_5__/* .tenantOfJob */ .Ft)(tx, job));
        }),
        async waitingFor(job) {
            const rows = await database.read((db) => db
                .selectFrom('delivery')
                .select(COLUMNS)
                .where('job', '=', job)
                .where('told_at', 'is', null)
                .orderBy('received_at')
                .execute());
            return rows.map(decode);
        },
        projectOf: (job) => projectOf(database, job),
        async told(guid) {
            await database.transaction((tx) => tx.updateTable('delivery').set({ told_at: now() }).where('guid', '=', guid).execute());
        },
        postpone: (ticket, waiting) => database.transaction(async (tx) => {
            await ticket.postpone(tx, waiting.nextAttempt ?? now());
            await note(tx, ticket.data, { waiting: JSON.stringify(waiting) });
        }),
        answered: (of) => database.transaction(async (tx) => {
            await note(tx, of, { waiting: null });
            await tryOthers(tx, of);
        }),
        bury: (of, reason, remove) => database.transaction(async (tx) => {
            await remove(tx);
            if ('job' in of && reason === _queue_js__WEBPACK_IMPORTED_MODULE_4__/* .WORKERS_DIED */ .Dg && (await isFresh(tx, of.job, clock))) {
                await hooks.send(of, `job ${of.job}`, tx, await (0,_turn_order_js__WEBPACK_IMPORTED_MODULE_5__/* .tenantOfJob */ .Ft)(tx, of.job));
                return false;
            }
            await markDead(tx, of, reason, now());
            return true;
        }),
        replay: (guid, key) => database.transaction((tx) => replay(tx, guid, key, hooks)),
        unheard: (job, words) => addToReason(database, job, words),
        async purge(olderThanMs) {
            const before = (0,_shared_runtime_js__WEBPACK_IMPORTED_MODULE_1__/* .isoTime */ .Ly)(clock.now() - olderThanMs);
            await database.transaction((tx) => tx.deleteFrom('delivery').where('received_at', '<', (0,kysely__WEBPACK_IMPORTED_MODULE_6__/* .sql */ .l) `${before}`).execute());
        },
    };
}
const COLUMNS = ['guid', 'event', 'payload', 'received_at', 'waiting'];
function decode({ received_at, waiting, ...row }) {
    return {
        ...row,
        receivedAt: received_at.getTime(),
        waiting: waiting ?? undefined,
    };
}
/** False: it is there already. */
async function insert(tx, { guid, digest, event, payload }, now) {
    const added = await tx
        .insertInto('delivery')
        .values({ guid, digest, event, payload: JSON.stringify(payload), received_at: now })
        .onConflict((conflict) => conflict.doNothing())
        .executeTakeFirst();
    return Boolean(added.numInsertedOrUpdatedRows);
}
/** Whether the job is still active. */
async function noteJob(tx, guid, job) {
    await tx.updateTable('delivery').set({ job, told_at: null }).where('guid', '=', guid).execute();
    // Locked, so that a job that ends just now finds this delivery, or was seen here to be over.
    const found = await tx
        .selectFrom('job')
        .select('status')
        .where('id', '=', job)
        .forShare()
        .executeTakeFirst();
    return found?.status === 'active';
}
/** Those of the same repository that wait for GitHub. */
async function tryOthers(tx, of) {
    const { rows } = await (0,kysely__WEBPACK_IMPORTED_MODULE_6__/* .sql */ .l) `
    select guid, job from docket.delivery where waiting is not null and dead_at is null
      and payload->'repository'->>'id' = (
        select payload->'repository'->>'id' from docket.delivery where ${which(of)} limit 1)`.execute(tx);
    await (0,_pg_boss_tables_js__WEBPACK_IMPORTED_MODULE_3__/* .hastenHooks */ .Gj)(tx, rows);
}
/** Whether its thread has waited for the end of this job for less than a day. */
async function isFresh(tx, job, clock) {
    const dayAgo = (0,_shared_runtime_js__WEBPACK_IMPORTED_MODULE_1__/* .isoTime */ .Ly)(clock.now() - _shared_days_js__WEBPACK_IMPORTED_MODULE_0__/* .DAY_MS */ .sO);
    const { rows } = await (0,kysely__WEBPACK_IMPORTED_MODULE_6__/* .sql */ .l) `select from docket.job
    where id = ${job} and updated_at > ${dayAgo}::timestamptz`.execute(tx);
    return rows.length > 0;
}
async function markDead(tx, of, reason, now) {
    const waiting = { since: now, attempts: 0, nextAttempt: null, reason };
    await note(tx, of, { dead_at: now });
    await (0,kysely__WEBPACK_IMPORTED_MODULE_6__/* .sql */ .l) `update docket.delivery set waiting = ${JSON.stringify(waiting)}
    where ${which(of)} and waiting is null`.execute(tx);
}
async function replay(tx, guid, key, hooks) {
    const row = await tx
        .updateTable('delivery')
        .set({ waiting: null, dead_at: null })
        .where('guid', '=', guid)
        .where('dead_at', 'is not', null)
        .returning(['job', 'payload'])
        .executeTakeFirst();
    if (!row)
        return false;
    const { installation } = row.payload;
    const tenant = (0,_turn_order_js__WEBPACK_IMPORTED_MODULE_5__/* .tenantOfInstallation */ .uc)(installation?.id ?? guid);
    if (row.job)
        await hooks.send({ job: row.job }, `job ${row.job}`, tx, tenant);
    else
        await hooks.send({ delivery: guid }, key, tx, tenant);
    return true;
}
async function projectOf(database, job) {
    const row = await database.read((db) => db.selectFrom('job').select('project').where('id', '=', job).executeTakeFirst());
    return row?.project ?? null;
}
async function addToReason(database, id, words) {
    const project = await projectOf(database, id);
    if (project === null)
        return;
    const store = new _job_store_js__WEBPACK_IMPORTED_MODULE_2__/* .PostgresStore */ .pv({ database, project, wake: { async send() { } } });
    await store.update(id, (job) => {
        if (!job || job.reason?.includes(words))
            return { result: undefined };
        const reason = job.reason === null ? words : `${job.reason} ${words}`;
        const story = 'its thread cannot be written to';
        return { result: undefined, story, job: { ...job, reason } };
    });
}
const which = (of) => 'job' in of
    ? (0,kysely__WEBPACK_IMPORTED_MODULE_6__/* .sql */ .l) `job = ${of.job} and told_at is null`
    : (0,kysely__WEBPACK_IMPORTED_MODULE_6__/* .sql */ .l) `guid = ${of.delivery}`;
async function note(tx, of, change) {
    await tx.updateTable('delivery').set(change).where(which(of)).execute();
}
// What operators look at.
/** Those that wait for an answer of GitHub, those that nobody tries any more, and jobs that wait. */
async function countWaiting(database) {
    const { rows } = await database.read((db) => (0,kysely__WEBPACK_IMPORTED_MODULE_6__/* .sql */ .l) `
      select (count(*) filter (where dead_at is null))::int as count,
        coalesce(extract(epoch from now() - min(received_at) filter (where dead_at is null)), 0)::float8
          as seconds,
        count(dead_at)::int as dead,
        (select count(*)::int from docket.job
          where status = 'active' and position('"waiting":{' in record::text) > 0) as jobs
      from docket.delivery where waiting is not null`.execute(db));
    const { count = 0, seconds = 0, dead = 0, jobs = 0 } = rows[0] ?? {};
    const deliveries = { count, oldestSeconds: Math.max(0, seconds) };
    return { deliveries, deadDeliveries: dead, jobs };
}
const MOST_LISTED = 1_000;
/** The oldest first. */
async function listWaiting(database, { dead, limit = MOST_LISTED }) {
    const rows = await database.read((db) => db
        .selectFrom('delivery')
        .select(['guid', 'event', 'payload', 'received_at', 'waiting', 'dead_at'])
        .where('waiting', 'is not', null)
        .where('dead_at', dead ? 'is not' : 'is', null)
        .orderBy('received_at')
        .limit(limit)
        .execute());
    return rows.map(({ guid, event, payload, received_at, waiting, dead_at }) => ({
        ...waiting,
        ...{ guid, event, payload },
        repository: payload.repository?.full_name ?? null,
        receivedAt: received_at.toISOString(),
        deadAt: dead_at?.toISOString() ?? null,
    }));
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
/* harmony import */ var kysely__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(20189);
/* harmony import */ var _jobs_acceptance_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(92610);
/* harmony import */ var _jobs_job_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(20002);
/* harmony import */ var _jobs_money_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(23833);
/* harmony import */ var _jobs_publisher_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(62305);
/* harmony import */ var _jobs_store_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(23524);
/* harmony import */ var _shared_errors_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(42205);
/* harmony import */ var _shared_freeze_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(93553);
/* harmony import */ var _turn_order_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(25066);
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
            const { state, suspended } = counted ? await this.#lockState(tx) : { state: _jobs_store_js__WEBPACK_IMPORTED_MODULE_5__/* .emptyState */ .p$ };
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
            .where('updated_at', '<', (0,kysely__WEBPACK_IMPORTED_MODULE_8__/* .sql */ .l) `${time}`)
            .execute());
        return rows.map(({ id }) => id);
    }
    jobOfThread(thread) {
        return this.#options.database.read((db) => this.#jobOfThread(db, thread));
    }
    async countPulls() {
        const { project } = this.#options;
        const { rows } = await this.#options.database.read((db) => (0,kysely__WEBPACK_IMPORTED_MODULE_8__/* .sql */ .l) `
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
        const order = wake && (0,_jobs_store_js__WEBPACK_IMPORTED_MODULE_5__/* .wakeOrder */ .bk)(job, this.#options.atOnce);
        // In one statement: each costs a way to the database and back.
        const { rows } = await (0,kysely__WEBPACK_IMPORTED_MODULE_8__/* .sql */ .l) `
      with written as (${written}) ${also ? (0,kysely__WEBPACK_IMPORTED_MODULE_8__/* .sql */ .l) `, counted as (${also})` : (0,kysely__WEBPACK_IMPORTED_MODULE_8__/* .sql */ .l) ``}
      select ${order ? (0,_turn_order_js__WEBPACK_IMPORTED_MODULE_7__/* .nextPriority */ .kj)(order) : (0,kysely__WEBPACK_IMPORTED_MODULE_8__/* .sql */ .l) `null`} as priority`.execute(tx);
        const startAfter = job.waiting?.nextAttempt ?? undefined;
        if (order)
            await this.#options.wake.send(tx, job.id, { ...order, ...rows[0], startAfter });
        const rests = before?.record.status === 'active' && job.status !== 'active';
        // What the API asked for is asked about there. What somebody ticked on the list has no thread.
        const isAwaited = job.turns.some(({ origin: { thread, workflow } = {} }) => thread ?? workflow);
        if (rests && isAwaited) {
            await this.#options.wake.ended?.(tx, job.id);
        }
        if (job.cancelRequested && !before?.record.cancelRequested) {
            await (0,kysely__WEBPACK_IMPORTED_MODULE_8__/* .sql */ .l) `select pg_notify(${CANCELS}, ${job.id})`.execute(tx);
        }
    }
    #jobQuery(tx, before, job, record) {
        const values = { ...listed(job), status: job.status, record, updated_at: job.updatedAt };
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
            throw new _shared_errors_js__WEBPACK_IMPORTED_MODULE_6__/* .NotFound */ .Mk(`There is no project \`${project}\` any more. Add it with docket projects add.`);
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
    return new _shared_errors_js__WEBPACK_IMPORTED_MODULE_6__/* .Forbidden */ .cw(`The GitHub App is suspended in ${repo}, so nothing was started. Unsuspend it, then try again.`);
}
function decodeState(project, { uses, spending }) {
    const state = { ..._jobs_store_js__WEBPACK_IMPORTED_MODULE_5__/* .emptyState */ .p$, uses: { [project]: uses }, ...(spending ? { spending } : {}) };
    const checked = _jobs_store_js__WEBPACK_IMPORTED_MODULE_5__/* .StateRecord */ .lv.safeParse(state);
    if (checked.success)
        return checked.data;
    throw new _shared_errors_js__WEBPACK_IMPORTED_MODULE_6__/* .CorruptState */ .nK(`The counts of project \`${project}\` in the database cannot be read. Nothing was changed. Restore the row from a backup, or update Docket.`);
}
/** A record that cannot be read stops here; it is never taken for a job that is not there. */
function decode(record, id) {
    const checked = _jobs_job_js__WEBPACK_IMPORTED_MODULE_2__/* .JobRecord */ .h2.safeParse(record);
    const branch = checked.data && (0,_jobs_publisher_js__WEBPACK_IMPORTED_MODULE_4__/* .foreignBranch */ .ry)(checked.data);
    if (checked.data?.id === id && branch === undefined)
        return (0,_shared_freeze_js__WEBPACK_IMPORTED_MODULE_9__/* .deepFreeze */ .o)(checked.data);
    const issue = checked.error?.issues[0];
    const named = branch
        ? `its branch \`${branch}\` is not one of the job's`
        : 'it is of another job';
    const what = issue ? `\`${issue.path.join('.')}\` is invalid (${issue.message})` : named;
    throw new _shared_errors_js__WEBPACK_IMPORTED_MODULE_6__/* .CorruptState */ .nK(`The record of job ${id} in the database cannot be read: ${what}. Nothing was changed. Restore the row from a backup, or update Docket.`);
}
/**
 * What lists and sums need of a job, in columns beside its record. Nothing in SQL looks into the record
 * itself, because PostgreSQL cannot read a JSON text with U+0000 in it.
 */
function listed(job) {
    const accepted = (0,_jobs_acceptance_js__WEBPACK_IMPORTED_MODULE_1__/* .acceptedJob */ .BD)(job);
    return {
        search: (0,_jobs_store_js__WEBPACK_IMPORTED_MODULE_5__/* .searchText */ .wK)(job),
        waiting_since: (0,_jobs_store_js__WEBPACK_IMPORTED_MODULE_5__/* .waitingSince */ .Y2)(job),
        months: JSON.stringify((0,_jobs_money_js__WEBPACK_IMPORTED_MODULE_3__/* .monthsOf */ .vo)(job)),
        accepted: accepted && JSON.stringify(accepted),
        decided_at: accepted?.decidedAt ?? null,
    };
}


/***/ }),

/***/ 63685:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Dg: () => (/* binding */ WORKERS_DIED),
/* harmony export */   Uv: () => (/* binding */ openQueue),
/* harmony export */   _5: () => (/* binding */ migrateQueues),
/* harmony export */   _f: () => (/* binding */ SLOTS)
/* harmony export */ });
/* unused harmony exports QUEUES, MOST_OF_A_TENANT, supervise */
/* harmony import */ var pg_boss__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(30417);
/* harmony import */ var _shared_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(42205);
/* harmony import */ var _shared_remembered_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(61812);
/* harmony import */ var _shared_runtime_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(82860);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(17375);
/* harmony import */ var _heartbeats_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(19129);
/* harmony import */ var _pg_boss_tables_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(61557);
/* harmony import */ var _turn_order_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(25066);
// pg-boss: which worker has which ticket, and whether it is still alive. A ticket names what there is
// to do and holds none of it: no prompt is in it, and the worker takes the oldest request itself.








/** The least that pg-boss takes; its tables say `HEARTBEAT_SECONDS`. */
const LEAST_HEARTBEAT_SECONDS = 10;
const SUPERVISE_SECONDS = 2;
const STOP_MS = 30_000;
const AGAIN_MS = 2_000;
/** What is the same every few seconds, such as lost notifications behind PgBouncer, is said this often. */
const SAY_AGAIN_MS = 10 * 60_000;
/** Every queue. Each has fair turns between tenants, or holds nothing of a tenant. */
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
    checks: defineQueue('checks', {
        policy: 'key_strict_fifo',
        expireInSeconds: 600,
        retryLimit: 3,
        retryDelay: 2,
        retryBackoff: true,
        retryDelayMax: 60,
        deadLetter: 'checks-dead',
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
    housekeeping: defineQueue('housekeeping', {
        // What is due again while it is still being done is not done twice.
        policy: 'exclusive',
        expireInSeconds: 3600,
        retryLimit: 3,
        retryDelay: 60,
        pollSeconds: 30,
    }),
};
/** Starts and stops what takes tickets, as it is wanted now. */
async function adjust(boss, { queues, rest }) {
    for (const [name, queue] of queues) {
        const runs = rest === 'nothing' || (rest === 'jobs' && name !== 'turns');
        if (runs === queue.runs)
            continue;
        queue.runs = runs;
        await (runs ? queue.start() : boss.offWork(name, { wait: false }));
    }
}
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
            const updated = { ...options, notify: true, heartbeatSeconds: LEAST_HEARTBEAT_SECONDS };
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
                        const held = { name, id, retryCount };
                        const complete = async (tx) => {
                            await boss.complete(name, { id, retryCount }, null, within(tx));
                        };
                        const admit = (tx, group, atOnce) => (0,_pg_boss_tables_js__WEBPACK_IMPORTED_MODULE_5__/* .admitTicket */ .u1)(tx, { ...held, group }, atOnce);
                        const postpone = (tx, until) => (0,_pg_boss_tables_js__WEBPACK_IMPORTED_MODULE_5__/* .postponeTicket */ .Dq)(tx, held, until);
                        const again = retryCount > 0;
                        const back = (tx) => (0,_pg_boss_tables_js__WEBPACK_IMPORTED_MODULE_5__/* .putBack */ .pK)(tx, held);
                        // Or it would wait out its poll before it looks for the next ticket.
                        boss.notifyWorker(worker);
                        await untilAvailable(() => handler({ data, again, signal, complete, admit, postpone, putBack: back }), signal);
                    });
                    worker = await boss.work(name, { ...polling, groupConcurrency: _turn_order_js__WEBPACK_IMPORTED_MODULE_6__/* .GROUPS */ .fd }, take);
                };
                const start = async () => {
                    for (let slot = 0; slot < slots; slot++)
                        await takeOne();
                };
                taking.queues.set(name, { start, runs: false });
                await adjust(boss, taking);
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
/** How many tickets of one tenant all workers together work on at a time, so that others have slots, too. */
const MOST_OF_A_TENANT = { hooks: 2, checks: 1, logs: undefined };
/** For each process that works. */
const SLOTS = { hooks: 6, checks: 3, logs: 1 };
function fair(queue, name) {
    const most = MOST_OF_A_TENANT[name];
    return {
        ...queue,
        send: async (data, key, tx, tenant) => queue.send(data, key, tx, await (0,_turn_order_js__WEBPACK_IMPORTED_MODULE_6__/* .tenantOrder */ .Jt)(tx, { queue: name, tenant, most })),
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
        for (const statement of _pg_boss_tables_js__WEBPACK_IMPORTED_MODULE_5__/* .OBJECTS */ .fQ)
            await boss.getDb().executeSql(statement);
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
    const said = (0,_shared_remembered_js__WEBPACK_IMPORTED_MODULE_7__/* .createRemembered */ .f)(_shared_runtime_js__WEBPACK_IMPORTED_MODULE_2__/* .systemClock */ .ml, SAY_AGAIN_MS);
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
    const taking = { rest: 'nothing', queues: new Map() };
    const turns = QUEUES.turns.open(boss, heartbeats, taking);
    const hooks = fair(QUEUES.hooks.open(boss, heartbeats, taking), 'hooks');
    const listeners = new Set();
    return {
        turns,
        hooks,
        checks: fair(QUEUES.checks.open(boss, heartbeats, taking), 'checks'),
        logs: fair(QUEUES.logs.open(boss, heartbeats, taking), 'logs'),
        housekeeping: QUEUES.housekeeping.open(boss, heartbeats, taking),
        async send(tx, job, order) {
            const { project: id, atOnce, startAfter } = order;
            const group = { id, ...(atOnce && { tier: String(atOnce) }) };
            const priority = order.priority ?? (await (0,_turn_order_js__WEBPACK_IMPORTED_MODULE_6__/* .readPriority */ .Z8)(tx, order));
            await turns.send({ job }, job, tx, { priority, group, ...(startAfter && { startAfter }) });
        },
        work: (handler) => turns.work(1, ({ data, signal }) => handler(data.job, signal)),
        ended: async (tx, job) => hooks.send({ job }, `job ${job}`, tx, await (0,_turn_order_js__WEBPACK_IMPORTED_MODULE_6__/* .tenantOfJob */ .Ft)(tx, job)),
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
        async rest(from) {
            taking.rest = from;
            await adjust(boss, taking);
        },
        async stop() {
            stopping.abort();
            await Promise.all([...listeners].map((listener) => listener.close()));
            await boss.stop({ graceful: true, timeout: STOP_MS });
            await heartbeats.stop();
        },
    };
}
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
            if (now - wellSince >= _pg_boss_tables_js__WEBPACK_IMPORTED_MODULE_5__/* .HEARTBEAT_SECONDS */ .VW * 1000) {
                await boss.supervise();
                await boss.getDb().executeSql(_pg_boss_tables_js__WEBPACK_IMPORTED_MODULE_5__/* .TAKE_OVER */ .Tn);
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


/***/ })

};
