export const id = 5455;
export const ids = [5455];
export const modules = {

/***/ 90156:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   FW: () => (/* binding */ tellAcceptance),
/* harmony export */   Qb: () => (/* binding */ TRIGGERS),
/* harmony export */   gB: () => (/* binding */ AcceptanceReport),
/* harmony export */   gi: () => (/* binding */ Acceptance),
/* harmony export */   iv: () => (/* binding */ tellTrigger),
/* harmony export */   x4: () => (/* binding */ mergeRate)
/* harmony export */ });
/* unused harmony export TriggerAcceptance */
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(64377);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(42047);
// What became of the pull requests of jobs, as records and the wire have it.

/** What a job came from. */
const TRIGGERS = ['comment', 'check', 'merge', 'improve', 'workflow', 'api'];
const time = zod__WEBPACK_IMPORTED_MODULE_0__/* .datetime */ .w$();
/** What people did with a pull request. */
const Acceptance = zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
    state: zod__WEBPACK_IMPORTED_MODULE_1__/* ["enum"] */ .k5n(['open', 'merged', 'closed']),
    openedAt: time,
    decidedAt: time.nullable().describe('When it was merged or closed; null while it is open.'),
    edited: zod__WEBPACK_IMPORTED_MODULE_1__/* .boolean */ .zMY().describe('It was merged after people had changed what Docket pushed last.'),
    lines: zod__WEBPACK_IMPORTED_MODULE_1__/* .int */ .Whr()
        .min(0)
        .nullable()
        .describe('How many lines they added or removed; null if that is not known.'),
});
const count = zod__WEBPACK_IMPORTED_MODULE_1__/* .int */ .Whr().min(0);
const TriggerAcceptance = zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
    trigger: zod__WEBPACK_IMPORTED_MODULE_1__/* ["enum"] */ .k5n(TRIGGERS).describe('What its jobs came from.'),
    merged: count.describe('Pull requests that were merged.'),
    edited: count.describe('Those of them that people had changed before.'),
    closed: count.describe('Pull requests that were closed without a merge.'),
    open: count.describe('Pull requests that are open now.'),
    medianDays: zod__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig()
        .min(0)
        .nullable()
        .describe('Median of the days from opening to merging; null if nothing was merged.'),
});
const AcceptanceReport = zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
    since: time.describe('Merged and closed pull requests are counted since then.'),
    triggers: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(TriggerAcceptance).describe('Those with any pull request.'),
    month: zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
        merged: count.describe('Merged in this UTC month.'),
        costMicros: count
            .nullable()
            .describe('What all jobs of the month cost for each merged pull request, in millionths of a US dollar; null if unknown.'),
    }),
});
/** Of those that were decided; null while there are none. 100% means all. */
function mergeRate(all) {
    const merged = all.reduce((sum, one) => sum + one.merged, 0);
    const of = all.reduce((sum, one) => sum + one.merged + one.closed, 0);
    return of === 0 ? null : { merged, of, percent: Math.floor((100 * merged) / of) };
}
/** `comment: 8 of 10 merged (2 after edits), median 1.5 days, 3 open` */
function tellTrigger(one) {
    const { trigger, merged, edited, closed, open, medianDays } = one;
    const parts = [
        `${merged} of ${merged + closed} merged${edited > 0 ? ` (${edited} after edits)` : ''}`,
        ...(medianDays === null ? [] : [`median ${tellDays(medianDays)}`]),
        ...(open > 0 ? [`${open} open`] : []),
    ];
    return `${trigger}: ${parts.join(', ')}`;
}
const tellDays = (days) => `${days} ${days === 1 ? 'day' : 'days'}`;
/** What people did, in a few words. */
function tellAcceptance({ state, openedAt, edited, lines }) {
    if (state === 'open')
        return `open since ${openedAt.slice(0, 10)}`;
    if (!edited)
        return state;
    const changed = lines === 1 ? '1 line' : `${lines} lines`;
    return `merged after edits${lines === null ? '' : ` of ${changed}`}`;
}


/***/ }),

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

/***/ 23833:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   PS: () => (/* binding */ addMonths),
/* harmony export */   Rf: () => (/* binding */ spend),
/* harmony export */   Z0: () => (/* binding */ insistOnBudget),
/* harmony export */   ZM: () => (/* binding */ NOT_METERED),
/* harmony export */   _$: () => (/* binding */ UNMETERED),
/* harmony export */   aV: () => (/* binding */ monthBefore),
/* harmony export */   h4: () => (/* binding */ usedUp),
/* harmony export */   hC: () => (/* binding */ Spending),
/* harmony export */   ho: () => (/* binding */ costOf),
/* harmony export */   lC: () => (/* binding */ leftOf),
/* harmony export */   mk: () => (/* binding */ spendingAt),
/* harmony export */   vo: () => (/* binding */ monthsOf)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(42047);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(64377);
/* harmony import */ var _shared_days_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(65529);
/* harmony import */ var _shared_dollars_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(42423);
/* harmony import */ var _shared_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(42205);
// What work costs and what may be spent. Amounts are whole millionths of a US dollar, because sums
// of fractions of a cent must not drift. Pure.




/** What a repository has spent on its latest day of work, and in that day's month. */
const Spending = zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({
    date: zod__WEBPACK_IMPORTED_MODULE_3__/* .date */ .p6(),
    day: zod__WEBPACK_IMPORTED_MODULE_2__/* .int */ .Whr().min(0),
    month: zod__WEBPACK_IMPORTED_MODULE_2__/* .int */ .Whr().min(0),
});
/** A billion dollars: sums stay exact whatever an endpoint says it used. */
const MOST = 10 ** 15;
/** Rounded up: a budget is never exceeded by what rounding hides. */
function costOf(usage, { input, output, cachedInput = input }) {
    const { inputTokens = 0, outputTokens = 0, cachedInputTokens = 0 } = usage;
    const parts = [
        [inputTokens - cachedInputTokens, input],
        [cachedInputTokens, cachedInput],
        [outputTokens, output],
    ];
    const millionths = parts.reduce((sum, [count, price]) => sum + BigInt(count) * BigInt(price), 0n);
    return Math.min(MOST, Number((millionths + 999999n) / 1000000n));
}
function spendingAt(known, now) {
    const today = (0,_shared_days_js__WEBPACK_IMPORTED_MODULE_0__/* .isoDay */ .kh)(now);
    if (!known)
        return { date: today, day: 0, month: 0 };
    // Clocks differ: a machine may be in the next day already. A later day is a mistake.
    if (known.date >= today) {
        return known.date <= (0,_shared_days_js__WEBPACK_IMPORTED_MODULE_0__/* .isoDay */ .kh)(now + _shared_days_js__WEBPACK_IMPORTED_MODULE_0__/* .DAY_MS */ .sO) ? known : { ...known, date: today };
    }
    const sameMonth = known.date.slice(0, 7) === today.slice(0, 7);
    return { date: today, day: 0, month: sameMonth ? known.month : 0 };
}
function spend(known, amount, now) {
    const { date, day, month } = spendingAt(known, now);
    return { date, day: Math.min(MOST, day + amount), month: Math.min(MOST, month + amount) };
}
/** The period with the least left, and how much. */
function leftOf(budget, spending) {
    const { day = Infinity, month = Infinity } = budget;
    const left = { day: day - spending.day, month: month - spending.month };
    const period = left.month <= left.day ? 'month' : 'day';
    return { period, left: left[period] };
}
const NAMES = { day: ['today', 'tomorrow'], month: ['this month', 'next month'] };
/** A request comes in. A budget that cannot be kept is not treated as unlimited. */
function insistOnBudget(budget, { spending, metered, now }) {
    if (!metered)
        throw new _shared_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .Conflict */ .lt(NOT_METERED);
    const current = spendingAt(spending, now);
    const { period, left } = leftOf(budget, current);
    if (left > 0)
        return;
    const [name, later] = NAMES[period];
    throw new _shared_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .RateLimited */ .JH(`This repository has used ${(0,_shared_dollars_js__WEBPACK_IMPORTED_MODULE_4__/* .dollars */ .E9)(current[period])} of its budget of ${(0,_shared_dollars_js__WEBPACK_IMPORTED_MODULE_4__/* .dollars */ .E9)(budget[period] ?? 0)} for ${name} (UTC), so nothing was started. Raise \`budget.${period}\` in \`.github/docket.yml\`, or try again ${later}.`, { retryAfterSeconds: Math.max(1, Math.ceil((endOf(period, now) - now) / 1000)) });
}
function usedUp(budget, period) {
    const [name, later] = NAMES[period];
    return `The agent was stopped: this repository has used up its budget of ${(0,_shared_dollars_js__WEBPACK_IMPORTED_MODULE_4__/* .dollars */ .E9)(budget[period] ?? 0)} for ${name} (UTC). Work so far is kept on the branch. Raise \`budget.${period}\` in \`.github/docket.yml\`, or retry ${later}.`;
}
const NOT_METERED = 'Nothing was started: `budget` in `.github/docket.yml` cannot be kept, because Docket does not see what this agent uses. Give it its key in a variable that Docket knows, such as ANTHROPIC_API_KEY, use `model-url`, or remove `budget`.';
const UNMETERED = 'The agent was stopped: the model’s endpoint did not report the tokens it used, so `budget` in `.github/docket.yml` cannot be kept. Use an endpoint that reports them, or remove `budget`.';
function endOf(period, now) {
    const date = new Date(now);
    const [year, month] = [date.getUTCFullYear(), date.getUTCMonth()];
    return period === 'month'
        ? Date.UTC(year, month + 1)
        : Date.UTC(year, month, date.getUTCDate() + 1);
}
// What jobs used in each UTC month. A request counts in the month in which it came. Pure.
const monthOf = (time) => time.slice(0, 7);
/** The month so many months ago; 0 is the present one. */
function monthBefore(now, months) {
    const date = new Date(now);
    return monthOf(new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() - months)).toISOString());
}
/** The months in which a job used something, newest first. */
function monthsOf({ createdAt, turns }) {
    return addMonths([
        { ...none(monthOf(createdAt)), jobs: 1 },
        ...turns.map(({ receivedAt, usage = {} }) => ({
            ...none(monthOf(receivedAt)),
            instructions: 1,
            inputTokens: usage.inputTokens ?? 0,
            cachedInputTokens: usage.cachedInputTokens ?? 0,
            outputTokens: usage.outputTokens ?? 0,
            seconds: usage.seconds ?? 0,
            costMicros: usage.costMicros ?? 0,
            incomplete: usage.incomplete ?? false,
        })),
    ]);
}
/** One for each month, newest first. */
function addMonths(all) {
    const months = new Map();
    for (const one of all)
        months.set(one.month, add(months.get(one.month), one));
    return [...months.values()].sort((a, b) => (a.month > b.month ? -1 : 1));
}
function add(a, b) {
    if (!a)
        return b;
    return {
        month: a.month,
        jobs: a.jobs + b.jobs,
        instructions: a.instructions + b.instructions,
        inputTokens: a.inputTokens + b.inputTokens,
        cachedInputTokens: a.cachedInputTokens + b.cachedInputTokens,
        outputTokens: a.outputTokens + b.outputTokens,
        seconds: a.seconds + b.seconds,
        costMicros: a.costMicros + b.costMicros,
        incomplete: a.incomplete || b.incomplete,
    };
}
const none = (month) => ({
    month,
    jobs: 0,
    instructions: 0,
    inputTokens: 0,
    cachedInputTokens: 0,
    outputTokens: 0,
    seconds: 0,
    costMicros: 0,
    incomplete: false,
});


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

/***/ 17375:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K: () => (/* binding */ databaseError),
/* harmony export */   W: () => (/* binding */ isPassing)
/* harmony export */ });
/* harmony import */ var _shared_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(42205);
// What a database says when something is wrong, as a sentence with a remedy. Never the URL itself:
// it may contain the password.

const MIGRATE = 'Run `docket migrate --database URL`.';
/** By SQLSTATE or by the code of the connection's error. */
const SETUP = {
    '28000': 'The database refuses this user. Check the user in `--database`.',
    '28P01': 'The database refuses the password. Check `--database`, or set PGPASSWORD.',
    '3D000': 'There is no such database. Create it with `createdb`, or check `--database`.',
    '3F000': `The database has no Docket tables yet. ${MIGRATE}`,
    '42P01': `The database has no Docket tables yet. ${MIGRATE}`,
    '42501': 'The database user may not do this. Grant it the rights that docs/operating.md lists.',
    ENOTFOUND: 'There is no such database host. Check `--database`.',
};
const UNAVAILABLE = {
    '25006': 'The database is read-only. Connect to the primary, or end its recovery.',
    '53100': 'The disk of the database is full. Free some space there.',
    '53200': 'The database is out of memory. Give it more, or lower `--concurrency`.',
    '53400': 'The database has reached a limit of its settings, such as `temp_file_limit`. Raise it.',
    '53300': 'The database has no free connection. Raise `max_connections`, or run fewer processes.',
    '55P03': 'The record is locked in the database. Try again, or end the session in pg_stat_activity that locks it.',
    '57014': 'The database took too long to answer. Try again.',
    ECONNREFUSED: 'The database cannot be reached. Check `--database`, or start it.',
    ETIMEDOUT: 'The database cannot be reached in time. Check `--database` and the network.',
};
/** What the connection says, after its code if it has one: `28000` or one of OpenSSL's. */
const TLS = [
    [
        /^ The server does not support SSL/,
        'The database does not offer TLS, and `--database` asks for it. Turn on `ssl` in the database, or remove `sslmode`.',
    ],
    [
        /^28000 .*no encryption/,
        'The database accepts this user only with TLS. Add `?sslmode=verify-full` to `--database`.',
    ],
    [
        /^(?:\w*(?:CERT|SELF_SIGNED|UNABLE_TO_)\w* | .*establishing an SSL connection)/,
        'The certificate of the database is not trusted. Name its certificate authority in `sslrootcert`, and check that the host in `--database` is the one that the certificate is for.',
    ],
];
/** The server is going down or coming up, has no room, or the connection to it broke. */
const LOST = /^(?:08...|57P0[1-5]|40...|53[34]00|ECONNRE(?:SET|FUSED)|ETIMEDOUT|EPIPE|EAI_AGAIN|E(?:HOST|NET)UNREACH)$/;
const LOST_WORDS = /terminated|not queryable|connection timeout|timeout exceeded|read timeout|ended by/i;
/** Worth trying again in a moment: a restart of the database is enough to cause it, or a rush. */
function isPassing(error) {
    const code = codeOf(error);
    if (LOST.test(code))
        return true;
    return code === '' && LOST_WORDS.test((0,_shared_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .sentence */ .em)(error));
}
function databaseError(error) {
    if (error instanceof _shared_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .DocketError */ .jq)
        return error;
    const code = codeOf(error);
    const tls = TLS.find(([words]) => words.test(`${code} ${(0,_shared_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .sentence */ .em)(error)}`));
    const setup = tls ? tls[1] : SETUP[code];
    if (setup)
        return new _shared_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .SetupError */ .w3(setup, { cause: error });
    const words = UNAVAILABLE[code];
    if (words)
        return new _shared_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .StoreUnavailable */ .us(`${words} Nothing was changed.`, { cause: error });
    if (isPassing(error)) {
        return new _shared_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .StoreUnavailable */ .us('The connection to the database was lost. Try again in a moment.', {
            cause: error,
        });
    }
    return error;
}
function codeOf(error) {
    const { code, errors } = (error ?? {});
    if (typeof code === 'string')
        return code;
    return Array.isArray(errors) ? codeOf(errors[0]) : '';
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
                    if (known !== record)
                        await write(tx, record, known !== undefined);
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
/** All that ever changes in one that is there is that it is revoked. */
async function write(tx, record, isThere) {
    const revoked_at = record.revokedAt;
    if (isThere) {
        await tx.updateTable('api_key').set({ revoked_at }).where('id', '=', record.id).execute();
        return;
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


/***/ }),

/***/ 61557:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ab: () => (/* binding */ HAS_NO_TICKET),
/* harmony export */   Dq: () => (/* binding */ postponeTicket),
/* harmony export */   Gj: () => (/* binding */ hastenHooks),
/* harmony export */   R5: () => (/* binding */ countDueTickets),
/* harmony export */   Tn: () => (/* binding */ TAKE_OVER),
/* harmony export */   V9: () => (/* binding */ listTicketsOf),
/* harmony export */   fQ: () => (/* binding */ OBJECTS),
/* harmony export */   gC: () => (/* binding */ deleteTicketsOf),
/* harmony export */   pK: () => (/* binding */ putBack),
/* harmony export */   u1: () => (/* binding */ admitTicket),
/* harmony export */   uB: () => (/* binding */ eraseTickets)
/* harmony export */ });
/* harmony import */ var kysely__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(20189);
// Everything that reads or changes the tables of pg-boss itself: what its API cannot do, or not in a
// transaction of ours. A test compares what is used here with the tables that the pinned version makes.

/** What these statements need beside the tables. Made after them, and again with every migration. */
const OBJECTS = [
    // For the rank of a project's last waiting job, however many wait.
    `create index if not exists docket_order on pgboss.job
    (name, group_id, priority) where state < 'active'`,
    // Whose ticket is next, as a function: PostgreSQL keeps the plans of its queries for each connection.
    // Planned anew with every job, they took more time than everything else that a new job needs.
    // `first` is the first rank of a kind, and each kind has 1,000,000,000.
    `create or replace function docket.next_priority(queue text, tenant text, first int) returns int
    language plpgsql stable set search_path = '' as $$
  declare
    last int := first - 999999999;
  begin
    return greatest(last, least(
      coalesce(
        (select min(priority) from pgboss.job where name = queue and priority between last and first
          and state = 'active' and group_id is not null),
        (select max(priority) from pgboss.job where name = queue and priority between last and first
          and state < 'active' and not blocked),
        first),
      coalesce(
        (select min(priority) - 1 from pgboss.job where name = queue
          and priority between last and first and state < 'active' and group_id = tenant),
        first)));
  end $$`,
];
/** A dead worker says nothing about its ticket, so that need not wait as one does that failed. */
const TAKE_OVER = `update pgboss.job set start_after = now()
  where name in ('turns', 'hooks', 'checks') and policy = 'key_strict_fifo' and state = 'retry'
    and start_after > now() and output->'value'->>'message' = 'job heartbeat timeout'`;
const isHeld = ({ name, id, retryCount }) => (0,kysely__WEBPACK_IMPORTED_MODULE_0__/* .sql */ .l) `name = ${name} and id = ${id} and state = 'active' and retry_count = ${retryCount}`;
/** Workers that ask at the same moment can each be handed the last place of a group. */
async function admitTicket(tx, { group, ...held }, atOnce) {
    await (0,kysely__WEBPACK_IMPORTED_MODULE_0__/* .sql */ .l) `select pg_advisory_xact_lock(hashtextextended(${`docket ${group}`}, 0))`.execute(tx);
    const { rows } = await (0,kysely__WEBPACK_IMPORTED_MODULE_0__/* .sql */ .l) `
    select count(*)::int as admitted from pgboss.job
    where name = ${held.name} and group_id = ${group} and state = 'active' and id <> ${held.id}
      and output->>'admitted' = retry_count::text`.execute(tx);
    const isAdmitted = (rows[0]?.admitted ?? 0) < atOnce;
    if (!isAdmitted)
        await putBack(tx, held);
    else {
        await (0,kysely__WEBPACK_IMPORTED_MODULE_0__/* .sql */ .l) `update pgboss.job set output = jsonb_build_object('admitted', retry_count)
      where ${isHeld(held)}`.execute(tx);
    }
    return isAdmitted;
}
/** For whoever can do it: it waits again, and that was no attempt. */
async function putBack(tx, held) {
    await (0,kysely__WEBPACK_IMPORTED_MODULE_0__/* .sql */ .l) `update pgboss.job set state = 'created', started_on = null, heartbeat_on = null,
      start_after = now() + interval '1 second' where ${isHeld(held)}`.execute(tx);
}
/**
 * Tried again at that time, which is no attempt: a ticket may wait for something outside for as long as
 * it takes. Later ones with its key wait behind it.
 */
async function postponeTicket(tx, held, until) {
    await (0,kysely__WEBPACK_IMPORTED_MODULE_0__/* .sql */ .l) `update pgboss.job set state = 'retry', started_on = null, heartbeat_on = null,
      output = null, start_after = ${until} where ${isHeld(held)}`.execute(tx);
}
/** Tickets that were postponed are due now: those of these deliveries, and of these jobs' replies. */
async function hastenHooks(tx, of) {
    const jobs = of.flatMap(({ job }) => job ?? []);
    await (0,kysely__WEBPACK_IMPORTED_MODULE_0__/* .sql */ .l) `update pgboss.job set start_after = now()
    where name in ('hooks', 'checks') and state = 'retry' and start_after > now()
      and (data->>'delivery' = any(${of.map(({ guid }) => guid)}::text[])
        or data->>'job' = any(${jobs}::text[]))`.execute(tx);
}
/** Of what could be worked on now: a ticket that failed waits before it is tried again. */
async function countDueTickets(db) {
    const { rows } = await (0,kysely__WEBPACK_IMPORTED_MODULE_0__/* .sql */ .l) `
    select name, count(*)::int as count,
      extract(epoch from now() - min(created_on))::float8 as seconds
    from pgboss.job
    where name in ('turns', 'hooks', 'checks') and state < 'active' and start_after <= now()
    group by name`.execute(db);
    return rows;
}
async function listTicketsOf(db, job) {
    const { rows } = await (0,kysely__WEBPACK_IMPORTED_MODULE_0__/* .sql */ .l) `
    select state, created_on::text as created, started_on::text as started,
      heartbeat_on::text as heartbeat, retry_count as retries
    from pgboss.job where name = 'turns' and singleton_key = ${job} order by created_on`.execute(db);
    return rows;
}
/** Of a row of `docket.job`: no worker has been told of it. */
const HAS_NO_TICKET = (0,kysely__WEBPACK_IMPORTED_MODULE_0__/* .sql */ .l) `not exists (select from pgboss.job ticket
  where ticket.name = 'turns' and ticket.singleton_key = job.id and ticket.state < 'completed')`;
/** A worker that has it already goes on until it is told to stop. */
async function deleteTicketsOf(tx, job) {
    await (0,kysely__WEBPACK_IMPORTED_MODULE_0__/* .sql */ .l) `delete from pgboss.job where name = 'turns' and singleton_key = ${job}`.execute(tx);
}
async function eraseTickets(tx, erased) {
    const { jobs = [], deliveries = [], projects = [] } = erased;
    const { groups = [], keys = [], threadsOf = [] } = erased;
    await (0,kysely__WEBPACK_IMPORTED_MODULE_0__/* .sql */ .l) `delete from pgboss.job
    where data->>'job' = any(${jobs}::text[])
      or data->>'delivery' = any(${deliveries}::text[])
      or data->>'project' = any(${projects}::text[])
      or group_id = any(${groups}::text[])
      or singleton_key = any(${keys}::text[])
      or (position('#' in singleton_key) > 0
        and split_part(singleton_key, '#', 1) = any(${threadsOf}::text[]))`.execute(tx);
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
// EXTERNAL MODULE: ./.build/program/src/postgres/pg-boss-tables.js
var pg_boss_tables = __webpack_require__(61557);
// EXTERNAL MODULE: ./.build/program/src/postgres/turn-order.js
var turn_order = __webpack_require__(25066);
;// CONCATENATED MODULE: ./.build/program/src/postgres/erase-project.js
// Deletes a project with everything that belongs to it. In batches, because a statement has a time
// limit; whoever is interrupted runs it again.




const AT_ONCE = 10_000;
/** Besides its jobs. The audit log refuses that anything is deleted. */
const TABLES = [
    ...[
        'thread',
        'job_month',
        'api_key',
        'log_file',
        'file_day',
        'views_rollup',
        'views_day',
        'page',
    ],
];
/** Also one that was removed before. */
async function eraseProject(database, id) {
    // First, so that nobody adds to it.
    const { rows } = await database.transaction((tx) => (0,sql/* sql */.l) `update docket.project
      set removed_at = coalesce(removed_at, now()) where id = ${id}
      returning repo, repository_id, installation_id, not exists (
        select from docket.project as other
        where other.installation_id = project.installation_id and other.id <> project.id
      ) as is_last`.execute(tx));
    const [project] = rows;
    if (!project)
        throw (0,projects_project/* unknownProject */.Sx)(id);
    await eraseDeliveries(database, id, project);
    const untilNone = async (deleteSome) => {
        while (((await deleteSome()) ?? 0n) > 0n)
            ;
    };
    await untilNone(() => database.transaction(async (tx) => {
        const gone = await (0,sql/* sql */.l) `delete from docket.job where id in (
        select id from docket.job where project = ${id} limit ${AT_ONCE}) returning id`.execute(tx);
        const ids = gone.rows.map((job) => job.id);
        await (0,pg_boss_tables/* eraseTickets */.uB)(tx, { jobs: ids });
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
        await (0,pg_boss_tables/* eraseTickets */.uB)(tx, { projects: [id], groups: [id] });
        const { repo, repository_id, installation_id, is_last } = project;
        const organization = `${repo.split('/')[0]}/%(installation ${installation_id})`;
        await (0,sql/* sql */.l) `delete from docket.settings_file
      where name like ${`% (${repository_id})`}
        or name = ${`${repo} (${repository_id})`}
        or (${is_last}::bool and name like ${organization})`.execute(tx);
        await (0,sql/* sql */.l) `update docket.session set grants = (grants::jsonb - ${id}::text)::json
      where json_typeof(grants) = 'object' and grants::jsonb ? ${id}`.execute(tx);
        await (0,sql/* sql */.l) `delete from docket.project where id = ${id}`.execute(tx);
    });
}
/** With their tickets, whatever became of them. */
async function eraseDeliveries(database, id, { repository_id, installation_id, is_last }) {
    await database.transaction(async (tx) => {
        const { rows } = await (0,sql/* sql */.l) `delete from docket.delivery
      where job in (select id from docket.job where project = ${id})
        or payload -> 'repository' ->> 'id' = ${repository_id}
        or (${is_last}::bool and payload -> 'installation' ->> 'id' = ${installation_id})
      returning guid`.execute(tx);
        const guids = rows.map(({ guid }) => guid);
        await (0,pg_boss_tables/* eraseTickets */.uB)(tx, {
            deliveries: guids,
            ...(repository_id && { keys: [`settings ${repository_id}`], threadsOf: [repository_id] }),
            groups: is_last ? [(0,turn_order/* tenantOfInstallation */.uc)(`${installation_id}`)] : [],
        });
        await (0,sql/* sql */.l) `delete from docket.failed_delivery where guid = any(${guids}::text[])`.execute(tx);
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
            if (await database.transaction((tx) => insert(tx, project)))
                return;
            throw new errors/* Conflict */.lt(`There is already a project \`${project.id}\`. Change it with docket projects set.`);
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
        record: (id, repositoryId) => database.transaction((tx) => record(tx, id, repositoryId), { project: id }),
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
function decode(row) {
    return {
        ...served(row),
        settings: (0,projects_project/* checkSettings */.EW)(row.settings),
        ...(row.installation_id === null &&
            row.repository_id !== null && { repositoryId: Number(row.repository_id) }),
    };
}
const columns = ({ repo, settings }) => ({ repo, settings: JSON.stringify(settings) });
/** False: there is one with this ID that was not removed. */
async function insert(tx, project) {
    const added = await tx
        .insertInto('project')
        .values({ id: project.id, ...columns(project) })
        .onConflict((conflict) => conflict
        .column('id')
        .doUpdateSet({
        ...columns(project),
        repository_id: null,
        removed_at: null,
        updated_at: (0,sql/* sql */.l) `now()`,
    })
        .where('project.removed_at', 'is not', null))
        .executeTakeFirst();
    return Boolean(added.numInsertedOrUpdatedRows);
}
/** The repository that the project's name stood for first. */
async function record(tx, id, repositoryId) {
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
    await tx
        .updateTable('project')
        .set({ repository_id: repositoryId })
        .where('id', '=', id)
        .execute();
    return repositoryId;
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
/* harmony import */ var _database_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(16801);
/* harmony import */ var _keys_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(62547);
/* harmony import */ var _projects_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(52109);
/* harmony import */ var _schema_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(13985);
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

/***/ 25066:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ft: () => (/* binding */ tenantOfJob),
/* harmony export */   Jt: () => (/* binding */ tenantOrder),
/* harmony export */   Z8: () => (/* binding */ readPriority),
/* harmony export */   fd: () => (/* binding */ GROUPS),
/* harmony export */   kj: () => (/* binding */ nextPriority),
/* harmony export */   uc: () => (/* binding */ tenantOfInstallation)
/* harmony export */ });
/* harmony import */ var kysely__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(20189);
/* harmony import */ var _jobs_store_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(23524);
// Whose ticket is next. Projects take turns with their jobs, and tenants with everything else: a ticket's
// rank is one more than that of the tenant's last one that waits, and at least that of those that are being
// worked on, so a tenant without waiting tickets is next. Ranks are priorities of pg-boss, which takes the
// highest first.


/** The first rank of each kind. Each has 1,000,000,000 of them, which `docket.next_priority` knows. */
const FIRST = { begun: 1_000_000_000, person: 0, background: -1_000_000_000 };
/** How many tickets of a group pg-boss hands out, by what the project allows. */
const GROUPS = {
    default: 1_000_000,
    tiers: Object.fromEntries(Array.from({ length: _jobs_store_js__WEBPACK_IMPORTED_MODULE_0__/* .MOST_AT_ONCE */ .SV }, (_, index) => [String(index + 1), index + 1])),
};
/** The rank of a job that starts to wait now. */
function nextPriority({ project, kind }) {
    if (kind === 'begun')
        return (0,kysely__WEBPACK_IMPORTED_MODULE_1__/* .sql */ .l) `${FIRST.begun}::int`;
    return (0,kysely__WEBPACK_IMPORTED_MODULE_1__/* .sql */ .l) `docket.next_priority('turns', ${project}, ${FIRST[kind]})`;
}
async function readPriority(tx, order) {
    const { rows } = await (0,kysely__WEBPACK_IMPORTED_MODULE_1__/* .sql */ .l) `
    select ${nextPriority(order)} as priority`.execute(tx);
    return rows[0]?.priority ?? FIRST[order.kind];
}
/** `most`: tickets of one tenant that are worked on at the same time, by all workers together. */
async function tenantOrder(tx, { queue, tenant, most }) {
    const { rows } = await (0,kysely__WEBPACK_IMPORTED_MODULE_1__/* .sql */ .l) `
    select docket.next_priority(${queue}, ${tenant}, ${FIRST.person}) as priority`.execute(tx);
    const group = { id: tenant, ...(most && { tier: String(most) }) };
    return { priority: rows[0]?.priority ?? FIRST.person, group };
}
/** Everything of one installation of the App belongs to one tenant, however many repositories it has. */
const tenantOfInstallation = (installation) => `installation ${installation}`;
async function tenantOfJob(tx, job) {
    const { rows } = await (0,kysely__WEBPACK_IMPORTED_MODULE_1__/* .sql */ .l) `
    select job.project, project.installation_id as installation
    from docket.job join docket.project on project.id = job.project where job.id = ${job}`.execute(tx);
    const { project = job, installation = null } = rows[0] ?? {};
    return installation === null ? project : tenantOfInstallation(installation);
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


/***/ })

};
