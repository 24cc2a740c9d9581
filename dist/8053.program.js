export const id = 8053;
export const ids = [8053,2099];
export const modules = {

/***/ 92610:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   BD: () => (/* binding */ acceptedJob),
/* harmony export */   BL: () => (/* binding */ acceptanceOf),
/* harmony export */   eJ: () => (/* binding */ latestDecided),
/* harmony export */   ir: () => (/* binding */ MOST_ACCEPTED),
/* harmony export */   ix: () => (/* binding */ triggerOf),
/* harmony export */   wZ: () => (/* binding */ acceptanceReport)
/* harmony export */ });
/* harmony import */ var _contract_acceptance_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(90156);
/* harmony import */ var _shared_days_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(65529);
/* harmony import */ var _shared_runtime_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(82860);
// Whether people merge what jobs make, from their records alone. Pure: what the code host says about a
// pull request is recorded with its job, and everything else is computed from there each time.



/** Events of workflows that mean that code was merged, or is about to be. */
const MERGES = ['push', 'pull_request', 'pull_request_target', 'merge_group'];
/** Of a job's first request. Records from before modes were kept count as workflows. */
function triggerOf({ comment, workflow, drift } = {}) {
    if (comment)
        return 'comment';
    if (!workflow)
        return 'api';
    if (drift)
        return 'check';
    return workflow.mode ?? (MERGES.includes(workflow.event) ? 'merge' : 'workflow');
}
/** Null: it has no pull request. What nobody has told us is that it is open. */
function acceptanceOf(job) {
    const { acceptance, work, turns, createdAt } = job;
    if (!work?.pull)
        return null;
    if (acceptance?.pull === work.pull.number) {
        const { state, openedAt, decidedAt, edited, lines } = acceptance;
        return { state, openedAt, decidedAt, edited, lines };
    }
    const pushed = turns.find(({ commit, endedAt }) => commit !== undefined && endedAt);
    const openedAt = pushed?.endedAt ?? createdAt;
    return { state: 'open', openedAt, decidedAt: null, edited: false, lines: null };
}
function acceptedJob(job) {
    const acceptance = acceptanceOf(job);
    const pull = job.work?.pull?.number;
    if (!acceptance || pull === undefined)
        return null;
    return { ...acceptance, id: job.id, trigger: triggerOf(job.turns[0]?.origin), pull };
}
/** Open ones first, then the latest that were decided. */
function latestDecided(a, b) {
    const at = ({ decidedAt }) => decidedAt ?? '~';
    return at(a) === at(b) ? 0 : at(a) > at(b) ? -1 : 1;
}
/** Nobody looks at more; a report that reads them all would grow with every job. */
const MOST_ACCEPTED = 2_000;
const REPORT_DAYS = 90;
function acceptanceReport(all, usage, now) {
    const since = (0,_shared_runtime_js__WEBPACK_IMPORTED_MODULE_2__/* .isoTime */ .Ly)(now - REPORT_DAYS * _shared_days_js__WEBPACK_IMPORTED_MODULE_1__/* .DAY_MS */ .sO);
    const month = (0,_shared_runtime_js__WEBPACK_IMPORTED_MODULE_2__/* .isoTime */ .Ly)(now).slice(0, 7);
    const triggers = _contract_acceptance_js__WEBPACK_IMPORTED_MODULE_0__/* .TRIGGERS */ .Qb.map((trigger) => ofTrigger(trigger, all.filter((one) => one.trigger === trigger), since)).filter(({ merged, closed, open }) => merged + closed + open > 0);
    const merged = all.filter(({ state, decidedAt }) => state === 'merged' && decidedAt?.startsWith(month)).length;
    const cost = usage.find((one) => one.month === month)?.costMicros ?? 0;
    const costMicros = merged === 0 || cost === 0 ? null : Math.round(cost / merged);
    return { since, triggers, month: { merged, costMicros } };
}
function ofTrigger(trigger, all, since) {
    const recent = all.filter(({ decidedAt }) => decidedAt !== null && decidedAt >= since);
    const merged = recent.filter(({ state }) => state === 'merged');
    const days = merged.map(({ openedAt, decidedAt }) => (Date.parse(decidedAt ?? '') - Date.parse(openedAt)) / _shared_days_js__WEBPACK_IMPORTED_MODULE_1__/* .DAY_MS */ .sO);
    return {
        trigger,
        merged: merged.length,
        edited: merged.filter(({ edited }) => edited).length,
        closed: recent.length - merged.length,
        open: all.filter(({ state }) => state === 'open').length,
        medianDays: median(days),
    };
}
function median(values) {
    if (values.length === 0)
        return null;
    const sorted = values.toSorted((a, b) => a - b);
    const middle = (sorted.length - 1) / 2;
    const sum = (sorted[Math.floor(middle)] ?? 0) + (sorted[Math.ceil(middle)] ?? 0);
    return Math.max(0, Math.round(10 * (sum / 2)) / 10);
}


/***/ }),

/***/ 33379:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C5: () => (/* binding */ readDocsPaths),
/* harmony export */   Ce: () => (/* binding */ FILE_MODES),
/* harmony export */   bK: () => (/* binding */ DEFAULT_DOCS_PATHS),
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

/***/ 23524:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   SV: () => (/* binding */ MOST_AT_ONCE),
/* harmony export */   VI: () => (/* binding */ listRecords),
/* harmony export */   Vk: () => (/* binding */ searchable),
/* harmony export */   Y2: () => (/* binding */ waitingSince),
/* harmony export */   bk: () => (/* binding */ wakeOrder),
/* harmony export */   lv: () => (/* binding */ StateRecord),
/* harmony export */   p$: () => (/* binding */ emptyState),
/* harmony export */   wK: () => (/* binding */ searchText)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(42047);
/* harmony import */ var _contract_job_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(99916);
/* harmony import */ var _shared_runtime_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(82860);
/* harmony import */ var _acceptance_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(92610);
/* harmony import */ var _money_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(23833);
// The port behind which jobs are kept. Deciding is a pure function of what was read, because a
// store repeats the whole of read, decide, write when somebody else wrote in between.





// What must be decided together, for all jobs of a store.
const times = zod__WEBPACK_IMPORTED_MODULE_4__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_4__/* .number */ .aig());
const StateRecord = zod__WEBPACK_IMPORTED_MODULE_4__/* .object */ .Ikc({
    version: zod__WEBPACK_IMPORTED_MODULE_4__/* .literal */ .euz(1),
    /** Jobs that are active, or were when this was last written. */
    active: zod__WEBPACK_IMPORTED_MODULE_4__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP()),
    /** Times of the last hour's uses, by project. */
    uses: zod__WEBPACK_IMPORTED_MODULE_4__/* .record */ .g1P(zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP(), zod__WEBPACK_IMPORTED_MODULE_4__/* .object */ .Ikc({ creates: times, messages: times })),
    spending: _money_js__WEBPACK_IMPORTED_MODULE_3__/* .Spending */ .hC.optional(),
    operations: zod__WEBPACK_IMPORTED_MODULE_4__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP()),
});
const emptyState = Object.freeze({
    version: 1,
    active: [],
    uses: {},
    operations: [],
});
/** The most that `jobs: { at-once: N }` can say. */
const MOST_AT_ONCE = 100;
function wakeOrder({ projectId, turns, suspected: alone }, atOnce) {
    const next = turns.find(({ state }) => state === 'running' || state === 'queued');
    const { checks, workflow } = next?.origin ?? {};
    const background = checks !== undefined || workflow?.event === 'schedule';
    const kind = next?.state === 'running' ? 'begun' : background ? 'background' : 'person';
    return { project: projectId, kind, atOnce, alone };
}
/** When it was created, nobody knows; in front, it is seen. */
const UNKNOWN_TIME = (0,_shared_runtime_js__WEBPACK_IMPORTED_MODULE_1__/* .isoTime */ .Ly)(_contract_job_js__WEBPACK_IMPORTED_MODULE_0__/* .LATEST */ .k0);
/** Enough to find a job by; a book of a prompt is not searched to its end. */
const MAX_SEARCHED = 10_000;
/** What a search looks through. */
function searchText({ turns }) {
    const text = turns.map(({ prompt }) => prompt).join('\n');
    return searchable(text.slice(0, MAX_SEARCHED));
}
/** No database stores U+0000 in a text, and U+0001 separates the grams of its index. */
function searchable(text) {
    return text
        .toWellFormed()
        .replace(/[\0\u0001]/g, '')
        .toLowerCase();
}
/** A merged or closed pull request would have archived the job. */
function waitingSince({ status, work, updatedAt }) {
    return status === 'completed' && work?.pull ? updatedAt : null;
}
function listRecords(store) {
    return {
        async page(projectId, query) {
            const archived = query.status === undefined || query.status === 'archived';
            const wanted = matcher(query);
            let found = [];
            for await (const one of store.records({ archived })) {
                const listed = listedJob(one, projectId);
                if (!isAfter(query, listed))
                    continue;
                // One that cannot be read could be any.
                if (listed.job && (listed.job.projectId !== projectId || !wanted(listed.job)))
                    continue;
                found.push(listed);
                // Never more than twice the page in memory, however many jobs there are.
                if (found.length >= 2 * query.limit)
                    found = newest(found, query.limit);
            }
            return newest(found, query.limit);
        },
        async usageSince(projectId, month) {
            let months = [];
            let isWhole = true;
            for await (const job of store.records({ archived: true })) {
                if ('unreadable' in job)
                    isWhole = false;
                else if (job.projectId === projectId)
                    months = (0,_money_js__WEBPACK_IMPORTED_MODULE_3__/* .addMonths */ .PS)([...months, ...(0,_money_js__WEBPACK_IMPORTED_MODULE_3__/* .monthsOf */ .vo)(job)]);
            }
            return months
                .filter((one) => one.month >= month)
                .map((one) => (isWhole ? one : { ...one, incomplete: true }));
        },
        async accepted(projectId) {
            const found = [];
            for await (const job of store.records({ archived: true })) {
                if ('unreadable' in job || job.projectId !== projectId)
                    continue;
                found.push(...[(0,_acceptance_js__WEBPACK_IMPORTED_MODULE_2__/* .acceptedJob */ .BD)(job)].filter((one) => one !== null));
            }
            return found.sort(_acceptance_js__WEBPACK_IMPORTED_MODULE_2__/* .latestDecided */ .eJ).slice(0, _acceptance_js__WEBPACK_IMPORTED_MODULE_2__/* .MOST_ACCEPTED */ .ir);
        },
    };
}
function listedJob(one, project) {
    if ('unreadable' in one)
        return { createdAt: UNKNOWN_TIME, id: one.unreadable, project, job: null };
    return { createdAt: one.createdAt, id: one.id, project, job: one };
}
const isAfter = ({ after }, at) => after === undefined || (0,_contract_job_js__WEBPACK_IMPORTED_MODULE_0__/* .newestFirst */ .ll)(after, at) < 0;
function matcher({ status, search = '', waitingSince: since }) {
    const text = searchable(search);
    return (job) => (status === undefined || job.status === status) &&
        (since === undefined || (waitingSince(job) ?? '9') <= since) &&
        (text === '' || searchText(job).includes(text));
}
function newest(jobs, limit) {
    return jobs.sort(_contract_job_js__WEBPACK_IMPORTED_MODULE_0__/* .newestFirst */ .ll).slice(0, limit);
}


/***/ }),

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








/** A worker that was not heard of for this long is dead, and its ticket goes to another one. */
const HEARTBEAT_SECONDS = 10;
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
            if (now - wellSince >= HEARTBEAT_SECONDS * 1000) {
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


/***/ }),

/***/ 3:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   openStuckJobs: () => (/* binding */ openStuckJobs)
/* harmony export */ });
/* harmony import */ var kysely__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(20189);
/* harmony import */ var _contract_job_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(99916);
/* harmony import */ var _jobs_intake_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(79109);
/* harmony import */ var _jobs_worker_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(41173);
/* harmony import */ var _shared_errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(42205);
/* harmony import */ var _shared_runtime_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(82860);
/* harmony import */ var _deliveries_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(26872);
/* harmony import */ var _job_store_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(465);
/* harmony import */ var _pg_boss_tables_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(61557);
/* harmony import */ var _queue_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(63685);
/* harmony import */ var _stores_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(98638);
// What an operator can see and do about jobs that do not go on: their leases and tickets, and how to give
// them to another worker, try them again, or end them.











/** For one call; the next one finds the others. */
const MOST_LISTED = 5_000;
async function openStuckJobs(url, clock, log) {
    const database = await (0,_stores_js__WEBPACK_IMPORTED_MODULE_9__.openChecked)(url, clock);
    const queue = await (0,_queue_js__WEBPACK_IMPORTED_MODULE_8__/* .openQueue */ .Uv)(url, log).catch(async (error) => {
        await database.close();
        throw error;
    });
    const show = (id) => showJob(database, id);
    const storeOf = (project) => new _job_store_js__WEBPACK_IMPORTED_MODULE_6__/* .PostgresStore */ .pv({ database, project, wake: queue });
    async function active(id) {
        const { project, status } = await show(id);
        if (status === 'active')
            return storeOf(project);
        throw new _shared_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .Conflict */ .lt(`Job ${id} is ${status}, so no worker is at work on it. Nothing was changed.`);
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
        failedSince: (time, words) => failedSince(database, time, words),
        async fail(id, reason) {
            const store = await active(id);
            await store.update(id, (0,_jobs_worker_js__WEBPACK_IMPORTED_MODULE_2__/* .giveUp */ .Ht)(reason, clock.now()), (tx) => drop(tx, id));
            return show(id);
        },
        deliveries: (dead) => (0,_deliveries_js__WEBPACK_IMPORTED_MODULE_5__/* .listWaiting */ .Ki)(database, { dead }),
        replay: (guid, key) => (0,_deliveries_js__WEBPACK_IMPORTED_MODULE_5__/* .createDeliveries */ .t)(database, queue.hooks, clock).replay(guid, key),
        async close() {
            await queue.stop();
            await database.close();
        },
    };
}
async function showJob(database, id) {
    const row = await database.read((db) => db.selectFrom('job').selectAll().where('id', '=', id).executeTakeFirst());
    if (!row)
        throw new _shared_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .NotFound */ .Mk(`There is no job ${id} in the database. Check the ID.`);
    const tickets = await database.read((db) => (0,_pg_boss_tables_js__WEBPACK_IMPORTED_MODULE_7__/* .listTicketsOf */ .V9)(db, id));
    const { project, status, updated_at: updated, fence, record } = row;
    const { token: _, ...lease } = record.lease ?? { token: '', counter: 0 };
    return {
        ...{ id, project, status, updated: updated.toISOString(), fence: Number(fence), tickets },
        lease: record.lease && lease,
        waiting: record.waiting ?? null,
    };
}
/** A worker that still has one is told to stop, and its writes are refused. */
async function drop(tx, id) {
    await (0,_pg_boss_tables_js__WEBPACK_IMPORTED_MODULE_7__/* .deleteTicketsOf */ .gC)(tx, id);
    await (0,kysely__WEBPACK_IMPORTED_MODULE_10__/* .sql */ .l) `select pg_notify(${_job_store_js__WEBPACK_IMPORTED_MODULE_6__/* .CANCELS */ .IX}, ${id})`.execute(tx);
}
async function failedSince(database, time, words) {
    const rows = await database.read((db) => db
        .selectFrom('job')
        .select(['id', 'project', 'record', 'updated_at'])
        .where('status', '=', 'failed')
        .where('updated_at', '>=', (0,kysely__WEBPACK_IMPORTED_MODULE_10__/* .sql */ .l) `${(0,_shared_runtime_js__WEBPACK_IMPORTED_MODULE_4__/* .isoTime */ .Ly)(time)}`)
        .orderBy('updated_at')
        .limit(MOST_LISTED)
        .execute());
    return rows.flatMap(({ id, project, record, updated_at: at }) => {
        // One that cannot be read stays as it is.
        const reason = (0,_shared_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .unlessCorrupt */ .UL)(() => (0,_job_store_js__WEBPACK_IMPORTED_MODULE_6__/* .decode */ .D4)(record, id))?.reason;
        if (reason == null || reason === _contract_job_js__WEBPACK_IMPORTED_MODULE_0__/* .CANCELLED */ .gD)
            return [];
        if (!reason.toLowerCase().includes(words.toLowerCase()))
            return [];
        return [{ id, project, failed: at.toISOString(), reason }];
    });
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
/** A cost of zero is not shown where a part is unknown: “at least $0” tells nobody anything. */
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

/***/ 27466:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   IQ: () => (/* binding */ ThreadLimitReached),
/* harmony export */   LO: () => (/* binding */ setupOfThread),
/* harmony export */   Q3: () => (/* binding */ startSideThread),
/* harmony export */   RD: () => (/* binding */ answerAsThread),
/* harmony export */   kw: () => (/* binding */ SideThread),
/* harmony export */   taskOfThread: () => (/* binding */ taskOfThread)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var node_worker_threads__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(75919);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(42205);
// A thread beside the main one, for work on text from outside: however long it takes, the main thread
// answers, renews its leases, and ends the thread at its limit.




/** In the bundle, and in the sources. */
const ENTRIES = ['side-thread.cjs', '../side-thread.ts'];
function startSideThread({ task, setup, entry = installedEntry() }, resourceLimits) {
    const started = { task, setup };
    return new node_worker_threads__WEBPACK_IMPORTED_MODULE_2__.Worker(entry, {
        workerData: started,
        resourceLimits,
        // Options of this process are not meant for it.
        execArgv: [],
        stdout: true,
        stderr: true,
    });
}
function installedEntry() {
    const entries = ENTRIES.map((name) => (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(import.meta.dirname, name));
    const entry = entries.find((file) => (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(file));
    if (entry !== undefined)
        return entry;
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_3__/* .SetupError */ .w3(`This installation of Docket is not complete: ${ENTRIES[0]} is missing. Install it again.`);
}
/** In a side thread: what it is for. */
const taskOfThread = () => node_worker_threads__WEBPACK_IMPORTED_MODULE_2__.workerData.task;
const setupOfThread = () => node_worker_threads__WEBPACK_IMPORTED_MODULE_2__.workerData.setup;
/** The thread was ended because it took more than it may. */
class ThreadLimitReached extends Error {
    limit;
    constructor(limit) {
        super(`A side thread reached its limit of ${limit}.`);
        this.limit = limit;
    }
}
/** Answers questions, one after the other. It starts with the first, and again after it was ended. */
class SideThread {
    #task;
    #limits;
    #worker;
    #last = Promise.resolve();
    constructor(task, limits) {
        this.#task = task;
        this.#limits = limits;
    }
    /** `give` answers what the thread asks back. */
    ask(question, { signal, give } = {}) {
        const answer = this.#last.then(() => this.#ask(question, give, signal));
        this.#last = answer.catch(() => { });
        return answer;
    }
    async close() {
        const worker = this.#worker;
        this.#worker = undefined;
        await worker?.terminate();
    }
    #start() {
        const { entry, memoryMb: maxOldGenerationSizeMb, youngMb } = this.#limits;
        const worker = startSideThread({ task: this.#task, entry }, { maxOldGenerationSizeMb, ...(youngMb && { maxYoungGenerationSizeMb: youngMb }) });
        worker.on('error', () => { });
        worker.on('exit', () => {
            if (this.#worker === worker)
                this.#worker = undefined;
        });
        this.#worker = worker;
        return worker;
    }
    async #ask(question, give, signal) {
        signal?.throwIfAborted();
        const { timeMs, clock } = this.#limits;
        const worker = this.#worker ?? this.#start();
        const over = new AbortController();
        const { promise, resolve, reject } = Promise.withResolvers();
        const say = (message) => worker.postMessage(message);
        const hear = (message) => {
            if ('answer' in message)
                resolve(message.answer);
            else if ('failed' in message)
                reject(new Error(message.failed));
            else {
                const { id, wanted } = message;
                Promise.resolve(give?.(wanted)).then((given) => say({ given, id }), reject);
            }
        };
        const fail = (error) => reject(error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? new ThreadLimitReached('memory') : error);
        const exit = () => reject(new Error('A side thread ended before it answered.'));
        worker.on('message', hear).on('error', fail).on('exit', exit).ref();
        clock
            .sleep(timeMs, over.signal)
            .then(() => reject(new ThreadLimitReached('time')))
            .catch(() => { });
        const stop = () => reject(signal?.reason);
        signal?.addEventListener('abort', stop, { once: true });
        try {
            say({ question });
            return await promise;
        }
        catch (error) {
            await this.close();
            throw error;
        }
        finally {
            over.abort();
            signal?.removeEventListener('abort', stop);
            worker.off('message', hear).off('error', fail).off('exit', exit).unref();
        }
    }
}
/** What such a thread does until it is ended. `want` asks whoever asked. */
function answerAsThread(answer) {
    const wanting = new Map();
    let asked = 0;
    const say = (message) => node_worker_threads__WEBPACK_IMPORTED_MODULE_2__.parentPort?.postMessage(message);
    const want = (wanted) => {
        const id = ++asked;
        say({ wanted, id });
        return new Promise((resolve) => wanting.set(id, resolve));
    };
    node_worker_threads__WEBPACK_IMPORTED_MODULE_2__.parentPort?.on('message', (message) => {
        if ('given' in message) {
            wanting.get(message.id)?.(message.given);
            wanting.delete(message.id);
        }
        else {
            answer(message.question, want).then((found) => say({ answer: found }), (error) => say({ failed: error instanceof Error ? error.message : String(error) }));
        }
    });
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

/***/ 12099:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Dg: () => (/* binding */ isAway),
/* harmony export */   Uz: () => (/* binding */ isNoAnswer),
/* harmony export */   fm: () => (/* binding */ waitFor),
/* harmony export */   i3: () => (/* binding */ Patience),
/* harmony export */   tK: () => (/* binding */ BRIEFLY_MS)
/* harmony export */ });
/* harmony import */ var _days_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(65529);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(42205);
/* harmony import */ var _retry_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(52926);
/* harmony import */ var _runtime_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(82860);
/* harmony import */ var _text_foreign_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(35238);
// Waiting for something outside: GitHub, the database, or a rate limit. What was done is kept, nothing is
// done twice, and the work goes on by itself once there is an answer. Pure: whoever works obeys.





/** After this long, a person decides what becomes of it. */
const WAIT_MS = _days_js__WEBPACK_IMPORTED_MODULE_0__/* .DAY_MS */ .sO;
const PAUSE = { baseMs: 4_000, capMs: 5 * 60_000, spread: 0.5 };
const MAX_REASON = 500;
/**
 * There was no answer: neither a yes nor a no. Whoever does the work tries it again. What may have
 * happened is looked for then.
 */
function isAway(error) {
    if (error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .Unavailable */ .$P)
        return error.passes;
    return [_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .RateLimited */ .JH, _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .OutcomeUnknown */ .Jr, _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .BadAnswer */ .CF].some((kind) => error instanceof kind);
}
/**
 * It says nothing about what was asked: there was no answer, or we were not the ones to get it. Whoever
 * decides something from an answer passes this on.
 */
function isNoAnswer(error) {
    return isAway(error) || error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .WorkerFault */ .t;
}
/** How work that met this error goes on; undefined: it does not go on by itself. */
function waitFor(error, before, { now, random }) {
    if (!isAway(error))
        return undefined;
    const since = before ? Date.parse(before.since) : now;
    const attempts = (before?.attempts ?? 0) + 1;
    const asked = error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .RateLimited */ .JH ? error.retryAfterSeconds * 1000 : 0;
    const next = now + asked + (0,_retry_js__WEBPACK_IMPORTED_MODULE_2__/* .backoff */ .JN)(attempts - 1, PAUSE, random);
    if (next > since + WAIT_MS)
        return undefined;
    const reason = (0,_text_foreign_js__WEBPACK_IMPORTED_MODULE_4__/* .bound */ .$s)((0,_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .sentence */ .em)(error), MAX_REASON);
    return { since: (0,_runtime_js__WEBPACK_IMPORTED_MODULE_3__/* .isoTime */ .Ly)(since), attempts, nextAttempt: (0,_runtime_js__WEBPACK_IMPORTED_MODULE_3__/* .isoTime */ .Ly)(next), reason };
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
