export const id = 2269;
export const ids = [2269,2099];
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
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(42047);
/* harmony import */ var _contract_job_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(99916);
/* harmony import */ var _shared_runtime_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(82860);
/* harmony import */ var _acceptance_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(92610);
/* harmony import */ var _job_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(20002);
/* harmony import */ var _money_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(23833);
// The port behind which jobs are kept. Deciding is a pure function of what was read, because a
// store repeats the whole of read, decide, write when somebody else wrote in between.






// What must be decided together, for all jobs of a store.
const times = zod__WEBPACK_IMPORTED_MODULE_5__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_5__/* .number */ .aig());
const StateRecord = zod__WEBPACK_IMPORTED_MODULE_5__/* .object */ .Ikc({
    version: zod__WEBPACK_IMPORTED_MODULE_5__/* .literal */ .euz(1),
    /** Jobs that are active, or were when this was last written. */
    active: zod__WEBPACK_IMPORTED_MODULE_5__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP()),
    /** Times of the last hour's uses, by project. */
    uses: zod__WEBPACK_IMPORTED_MODULE_5__/* .record */ .g1P(zod__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP(), zod__WEBPACK_IMPORTED_MODULE_5__/* .object */ .Ikc({ creates: times, messages: times })),
    spending: _money_js__WEBPACK_IMPORTED_MODULE_4__/* .Spending */ .hC.optional(),
    operations: zod__WEBPACK_IMPORTED_MODULE_5__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP()),
});
const emptyState = Object.freeze({
    version: 1,
    active: [],
    uses: {},
    operations: [],
});
/** The most that `jobs: { at-once: N }` can say. */
const MOST_AT_ONCE = 100;
function wakeOrder(job, atOnce) {
    const { projectId, turns } = job;
    const next = turns.find(({ state }) => state === 'running' || state === 'queued');
    const { checks, workflow } = next?.origin ?? {};
    const background = checks !== undefined || workflow?.event === 'schedule';
    const kind = next?.state === 'running' ? 'begun' : background ? 'background' : 'person';
    return { project: projectId, kind, atOnce, alone: (0,_job_js__WEBPACK_IMPORTED_MODULE_3__/* .isSuspected */ .Zp)(job) };
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
                    months = (0,_money_js__WEBPACK_IMPORTED_MODULE_4__/* .addMonths */ .PS)([...months, ...(0,_money_js__WEBPACK_IMPORTED_MODULE_4__/* .monthsOf */ .vo)(job)]);
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
// What an operator can see and do about stuck jobs: their leases and tickets, and how to give
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

/***/ 50692:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   j: () => (/* binding */ Limiter)
/* harmony export */ });
class Limiter {
    size;
    #options;
    #lines = new Map();
    #free;
    #count = 0;
    constructor(options) {
        this.#options = options;
        this.size = options.size ?? Number.POSITIVE_INFINITY;
        this.#free = this.size;
    }
    /** Begins at once, before this returns, where there is a place. */
    async run(entry, work) {
        const admitted = this.#enter(entry);
        if (admitted)
            await admitted;
        try {
            return await work();
        }
        finally {
            this.#leave(entry);
        }
    }
    /** Undefined: it has its place. */
    #enter(entry) {
        entry.signal?.throwIfAborted();
        const { waiting } = this.#options;
        const line = this.#lines.get(entry.key) ?? { running: 0, waiting: [], since: ++this.#count };
        this.#lines.set(entry.key, line);
        const { promise, resolve, reject } = Promise.withResolvers();
        let isIn = false;
        const waiter = {
            ...entry,
            admit() {
                isIn = true;
                resolve();
            },
        };
        const next = line.waiting.findIndex((other) => rankOf(other) > rankOf(entry));
        line.waiting.splice(next < 0 ? line.waiting.length : next, 0, waiter);
        this.#admitAll();
        if (isIn)
            return undefined;
        const leave = (reason) => {
            if (isIn)
                return;
            line.waiting = line.waiting.filter((other) => other !== waiter);
            if (line.running === 0 && line.waiting.length === 0)
                this.#lines.delete(entry.key);
            reject(reason);
            // It may have been what the others waited for.
            this.#admitAll();
        };
        if (waiting && line.waiting.length > waiting.most)
            leave(waiting.busy());
        const over = new AbortController();
        const onAbort = () => leave(entry.signal?.reason);
        entry.signal?.addEventListener('abort', onAbort, { signal: over.signal });
        if (waiting?.ms !== undefined) {
            const late = waiting.clock?.sleep(waiting.ms, over.signal);
            late?.then(() => leave(waiting.busy())).catch(() => { });
        }
        return promise.finally(() => over.abort());
    }
    #leave({ key, alone }) {
        const line = this.#lines.get(key);
        this.#free += this.#placesOf(alone);
        line.running -= 1;
        if (line.running === 0 && line.waiting.length === 0)
            this.#lines.delete(key);
        this.#admitAll();
    }
    #admitAll() {
        for (;;) {
            const line = this.#next();
            const first = line?.waiting[0];
            // One that needs all places is not overtaken by those that need less.
            if (!line || !first || this.#free < this.#placesOf(first.alone))
                return;
            line.waiting.shift();
            line.running += 1;
            line.since = ++this.#count;
            this.#free -= this.#placesOf(first.alone);
            first.admit();
        }
    }
    #next() {
        let best;
        for (const line of this.#lines.values()) {
            const first = line.waiting[0];
            if (!first || line.running >= this.#mostOf(first))
                continue;
            if (!best || isBefore(line, best))
                best = line;
        }
        return best;
    }
    #mostOf({ most = Number.POSITIVE_INFINITY }) {
        return Math.min(most, this.#options.perKey ?? Number.POSITIVE_INFINITY);
    }
    #placesOf(alone = false) {
        return alone && Number.isFinite(this.size) ? this.size : 1;
    }
}
function isBefore(one, other) {
    const rank = rankOf(one.waiting[0]) - rankOf(other.waiting[0]);
    return (rank || one.running - other.running || one.since - other.since) < 0;
}
const rankOf = (entry) => entry?.rank ?? 0;


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
/* harmony export */   Hp: () => (/* binding */ startSideProcess),
/* harmony export */   IQ: () => (/* binding */ ThreadLimitReached),
/* harmony export */   LO: () => (/* binding */ setupOfThread),
/* harmony export */   Q3: () => (/* binding */ startSideThread),
/* harmony export */   QJ: () => (/* binding */ setupOfProcess),
/* harmony export */   RD: () => (/* binding */ answerAsThread),
/* harmony export */   kw: () => (/* binding */ SideThread),
/* harmony export */   taskOfThread: () => (/* binding */ taskOfThread)
/* harmony export */ });
/* harmony import */ var node_child_process__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(31421);
/* harmony import */ var node_events__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(78474);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(76760);
/* harmony import */ var node_worker_threads__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(75919);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(42205);
// A thread beside the main one, for work on text from outside: however long it takes, the main thread
// answers, renews its leases, and ends the thread at its limit. What may end the process that it runs in
// gets a process instead.






/** In the bundle, and in the sources. */
const ENTRIES = ['side-thread.cjs', '../side-thread.ts'];
function startSideThread({ task, setup, entry = installedEntry() }, resourceLimits) {
    const started = { task, setup };
    return new node_worker_threads__WEBPACK_IMPORTED_MODULE_4__.Worker(entry, {
        workerData: started,
        resourceLimits,
        // Options of this process are not meant for it.
        execArgv: [],
        stdout: true,
        stderr: true,
    });
}
/** It writes to our standard error, and ends when this process does. */
function startSideProcess({ task, setup }, env) {
    const stdio = ['ignore', 'ignore', 'inherit', 'ipc'];
    const child = (0,node_child_process__WEBPACK_IMPORTED_MODULE_0__.fork)(installedEntry(), [task], { env, execArgv: [], stdio: [...stdio] });
    child.on('error', () => { });
    child.send(setup, () => { });
    return child;
}
/** In a side process: what it was started with. */
async function setupOfProcess() {
    const [setup] = await (0,node_events__WEBPACK_IMPORTED_MODULE_1__.once)(process, 'message');
    return setup;
}
function installedEntry() {
    const entries = ENTRIES.map((name) => (0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)(import.meta.dirname, name));
    const entry = entries.find((file) => (0,node_fs__WEBPACK_IMPORTED_MODULE_2__.existsSync)(file));
    if (entry !== undefined)
        return entry;
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_5__/* .SetupError */ .w3(`This installation of Docket is not complete: ${ENTRIES[0]} is missing. Install it again.`);
}
/** In a side thread or process: what it is for. */
const taskOfThread = () => node_worker_threads__WEBPACK_IMPORTED_MODULE_4__.isMainThread ? (process.argv[2] ?? '') : node_worker_threads__WEBPACK_IMPORTED_MODULE_4__.workerData.task;
const setupOfThread = () => node_worker_threads__WEBPACK_IMPORTED_MODULE_4__.workerData.setup;
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
    const say = (message) => node_worker_threads__WEBPACK_IMPORTED_MODULE_4__.parentPort?.postMessage(message);
    const want = (wanted) => {
        const id = ++asked;
        say({ wanted, id });
        return new Promise((resolve) => wanting.set(id, resolve));
    };
    node_worker_threads__WEBPACK_IMPORTED_MODULE_4__.parentPort?.on('message', (message) => {
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
