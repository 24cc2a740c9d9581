export const id = 4998;
export const ids = [4998];
export const modules = {

/***/ 38335:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   N: () => (/* binding */ MAX_RECEIPT_PAGES),
/* harmony export */   T: () => (/* binding */ Receipt)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(42047);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(64377);
// What readers did on the pages of a pull request, four weeks before and after it was merged.

const count = zod__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr().min(0);
const Readers = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ human: count, ai: count });
const BeforeAfter = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ before: Readers, after: Readers });
/** Of the pages with the most views; the sums are of all pages. */
const MAX_RECEIPT_PAGES = 20;
const MAX_RECEIPT_REDIRECTS = 50;
const Receipt = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    pull: zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ number: zod__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr(), url: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP() }),
    /** The first day of the second period, which begins with the merge. */
    merged: zod__WEBPACK_IMPORTED_MODULE_1__/* .date */ .p6(),
    days: zod__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr().min(1),
    pages: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(BeforeAfter.extend({ path: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP() })).max(MAX_RECEIPT_PAGES),
    sum: BeforeAfter,
    /** Requests that found nothing, of paths that it redirects. */
    missing: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(BeforeAfter.extend({ path: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP() }))
        .max(MAX_RECEIPT_REDIRECTS)
        .optional(),
    /** The whole site in the same periods. */
    site: BeforeAfter,
});


/***/ }),

/***/ 20002:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ai: () => (/* binding */ askedBy),
/* harmony export */   D9: () => (/* binding */ triedNow),
/* harmony export */   Dm: () => (/* binding */ threadsOf),
/* harmony export */   GK: () => (/* binding */ threadKey),
/* harmony export */   Qe: () => (/* binding */ withTurn),
/* harmony export */   YG: () => (/* binding */ askedAt),
/* harmony export */   h2: () => (/* binding */ JobRecord),
/* harmony export */   jS: () => (/* binding */ prLink),
/* harmony export */   tA: () => (/* binding */ checkAttempts)
/* harmony export */ });
/* unused harmony exports Intent, ChangedPath, KeptChange, Turn, Holder, Lease, PullRequest, Work */
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(42047);
/* harmony import */ var _contract_job_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(99916);
/* harmony import */ var _contract_receipt_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(38335);
/* harmony import */ var _contract_values_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(87797);
/* harmony import */ var _shared_runtime_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(82860);
// A job's record, as stores keep it. The wire's job is made from it in embedded/.





const TURN_STATES = ['queued', 'running', 'done', 'failed'];
/** A commit that the code host is about to create: its name is not known before. */
const Intent = zod__WEBPACK_IMPORTED_MODULE_4__/* .object */ .Ikc({ branch: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP(), parent: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP(), tree: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP() });
const ChangedPath = zod__WEBPACK_IMPORTED_MODULE_4__/* .object */ .Ikc({
    path: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP(),
    kind: zod__WEBPACK_IMPORTED_MODULE_4__/* ["enum"] */ .k5n(['added', 'modified', 'deleted']),
    /** Lines, where it is text and they were counted. */
    added: zod__WEBPACK_IMPORTED_MODULE_4__/* .int */ .Whr().min(0).optional(),
    removed: zod__WEBPACK_IMPORTED_MODULE_4__/* .int */ .Whr().min(0).optional(),
});
/** A finished agent's change that could not be published yet, so that no agent has to make it again. */
const KeptChange = zod__WEBPACK_IMPORTED_MODULE_4__/* .object */ .Ikc({
    /** The commit that it was made on, and where the branch stood then. */
    commit: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP(),
    tip: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP().nullable(),
    /** The files, packed. What is read from a record is judged again. */
    files: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP(),
});
/** One request and what became of it. A job is a conversation of these. */
const Turn = zod__WEBPACK_IMPORTED_MODULE_4__/* .object */ .Ikc({
    prompt: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP(),
    origin: _contract_job_js__WEBPACK_IMPORTED_MODULE_0__/* .Origin */ .$e.optional(),
    receivedAt: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP(),
    endedAt: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP().optional(),
    state: zod__WEBPACK_IMPORTED_MODULE_4__/* ["enum"] */ .k5n(TURN_STATES),
    /** Hash of the idempotency key: the same key again is a replay, not a second message. */
    key: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP().optional(),
    /** The commit that is about to be pushed, or was: intent before effect. */
    commit: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP().optional(),
    /** Until its name is known. */
    intent: Intent.optional(),
    kept: KeptChange.optional(),
    /** What the agent said it did. */
    summary: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP().optional(),
    /** What it said before, each time a failed check went back to it, oldest first. */
    rounds: zod__WEBPACK_IMPORTED_MODULE_4__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP()).optional(),
    /** What the turn's commit changes: the first paths, and how many there are. */
    files: zod__WEBPACK_IMPORTED_MODULE_4__/* .object */ .Ikc({ count: zod__WEBPACK_IMPORTED_MODULE_4__/* .int */ .Whr(), first: zod__WEBPACK_IMPORTED_MODULE_4__/* .array */ .YOg(ChangedPath) }).optional(),
    /** What was left out, because it is outside of what may change. */
    dropped: zod__WEBPACK_IMPORTED_MODULE_4__/* .object */ .Ikc({ count: zod__WEBPACK_IMPORTED_MODULE_4__/* .int */ .Whr(), first: zod__WEBPACK_IMPORTED_MODULE_4__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP()) }).optional(),
    /** Of that commit. */
    checks: zod__WEBPACK_IMPORTED_MODULE_4__/* .array */ .YOg(_contract_job_js__WEBPACK_IMPORTED_MODULE_0__/* .CheckResult */ .KP).optional(),
    /** What the agent asks at the end of it. */
    question: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP().optional(),
    /** What the agent did last, while it works. */
    step: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP().optional(),
    reason: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP().optional(),
    /** What it has used so far, in all its attempts. */
    usage: _contract_job_js__WEBPACK_IMPORTED_MODULE_0__/* .Usage */ ._U.optional(),
    /** How much of its cost is part of the repository's spending already. */
    countedMicros: zod__WEBPACK_IMPORTED_MODULE_4__/* .int */ .Whr().min(0).optional(),
});
/** A run of a workflow. Its attempts never overlap: a later one means that the earlier is dead. */
const Holder = zod__WEBPACK_IMPORTED_MODULE_4__/* .object */ .Ikc({ run: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP(), attempt: zod__WEBPACK_IMPORTED_MODULE_4__/* .int */ .Whr() });
/** Who works on the job. Unchanged for three minutes on an observer's clock means: nobody. */
const Lease = zod__WEBPACK_IMPORTED_MODULE_4__/* .object */ .Ikc({
    token: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP(),
    counter: zod__WEBPACK_IMPORTED_MODULE_4__/* .int */ .Whr(),
    holder: Holder.optional(),
    /** The process that has it, where many processes work on jobs. */
    worker: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP().optional(),
    /** Other jobs may have run in the same process; absent where there is always one. */
    shared: zod__WEBPACK_IMPORTED_MODULE_4__/* .boolean */ .zMY().optional(),
});
const PullRequest = zod__WEBPACK_IMPORTED_MODULE_4__/* .object */ .Ikc({ number: zod__WEBPACK_IMPORTED_MODULE_4__/* .int */ .Whr(), url: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP() });
/** Where the job's work goes. Written before the first effect, so that a second try finds it. */
const Work = zod__WEBPACK_IMPORTED_MODULE_4__/* .object */ .Ikc({
    /** One of the names that follow from the job's id; kept for people, the names are tried anew. */
    branch: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP(),
    /** What the pull request is against, and the commit that this turn's work began at. */
    base: zod__WEBPACK_IMPORTED_MODULE_4__/* .object */ .Ikc({ ref: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP(), sha: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP() }),
    /** Last commit that we know to be on the branch; null before the first push. */
    head: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP().nullable(),
    pull: PullRequest.nullable(),
    compareLink: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP().nullable(),
    /**
     * The pull request should be a draft because checks fail: it is about to become one, we made it
     * one, the repository has no drafts, or a person marked it ready all the same.
     */
    draft: zod__WEBPACK_IMPORTED_MODULE_4__/* ["enum"] */ .k5n(['intended', 'made', 'unsupported', 'overruled']).optional(),
    /** Numbers of pull requests whose branch is gone; their threads still have this job. */
    earlierPulls: zod__WEBPACK_IMPORTED_MODULE_4__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_4__/* .int */ .Whr()).optional(),
});
const JobRecord = zod__WEBPACK_IMPORTED_MODULE_4__/* .object */ .Ikc({
    version: zod__WEBPACK_IMPORTED_MODULE_4__/* .literal */ .euz(1),
    id: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP(),
    projectId: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP(),
    status: zod__WEBPACK_IMPORTED_MODULE_4__/* ["enum"] */ .k5n(_contract_values_js__WEBPACK_IMPORTED_MODULE_2__/* .JOB_STATUSES */ .nE),
    repository: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP(),
    ref: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP(),
    model: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP(),
    createdAt: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP(),
    updatedAt: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP(),
    archivedAt: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP().nullable(),
    /** What commits of the job are proven with, where nobody else can read its record. */
    proof: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP().optional(),
    /** The archived job whose conversation this one carries on. */
    continues: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP().optional(),
    turns: zod__WEBPACK_IMPORTED_MODULE_4__/* .array */ .YOg(Turn).min(1),
    lease: Lease.nullable(),
    /** How often a dead run's work was taken over during the present activity. */
    adoptions: zod__WEBPACK_IMPORTED_MODULE_4__/* .int */ .Whr(),
    /** Something outside is away. */
    waiting: _contract_job_js__WEBPACK_IMPORTED_MODULE_0__/* .Waiting */ .E$.optional(),
    /** How often a machine that could not do it gave it back during the present activity. */
    returned: zod__WEBPACK_IMPORTED_MODULE_4__/* .int */ .Whr().optional(),
    /** Its process died while others ran in it, too: it runs alone until it has shown that it is harmless. */
    suspected: zod__WEBPACK_IMPORTED_MODULE_4__/* .boolean */ .zMY().optional(),
    cancelRequested: zod__WEBPACK_IMPORTED_MODULE_4__/* .boolean */ .zMY(),
    /** Who requested that, if known. */
    canceledBy: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP().optional(),
    work: Work.nullable(),
    reason: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP().nullable(),
    /** What was done otherwise than the repository's settings say. */
    notice: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP().optional(),
    checks: zod__WEBPACK_IMPORTED_MODULE_4__/* .array */ .YOg(_contract_job_js__WEBPACK_IMPORTED_MODULE_0__/* .CheckResult */ .KP),
    usage: _contract_job_js__WEBPACK_IMPORTED_MODULE_0__/* .Usage */ ._U,
    /** What readers did after the merge; `comment` is where it was posted. */
    receipt: _contract_receipt_js__WEBPACK_IMPORTED_MODULE_1__/* .Receipt */ .T.extend({ recordedAt: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP(), comment: zod__WEBPACK_IMPORTED_MODULE_4__/* .int */ .Whr().optional() }).optional(),
    /** The latest writes, newest last: how a writer recognises its own after an unclear push. */
    operations: zod__WEBPACK_IMPORTED_MODULE_4__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP()),
});
/** How many requests to fix checks came since a person last asked for something. */
function checkAttempts({ turns }) {
    return turns.length - 1 - turns.findLastIndex(({ origin }) => !origin?.checks);
}
/** What the index of threads knows an issue or pull request by: `12`, or `acme/app#12` elsewhere. */
function threadKey({ thread, repository, }) {
    if (thread === undefined || repository === undefined)
        return thread?.toString();
    return `${repository.toLowerCase()}#${thread}`;
}
/** The issues and pull requests that it was asked for in, or opened. */
function threadsOf({ work, turns }) {
    const pulls = [work?.pull?.number, ...(work?.earlierPulls ?? [])];
    const asked = turns.map(({ origin }) => threadKey(origin ?? {}));
    return [...asked, ...pulls.map((pull) => pull?.toString())].filter((thread) => thread !== undefined);
}
/** Null for records of versions that did not write it down. */
function askedBy({ origin }) {
    return origin?.requester ?? origin?.actor ?? null;
}
/** When it was asked, as people count: from their comment on. The host's clock may be ahead of ours. */
function askedAt({ origin, receivedAt }) {
    const asked = origin?.comment ? Date.parse(origin.askedAt ?? '') : Number.NaN;
    return asked < Date.parse(receivedAt) ? (0,_shared_runtime_js__WEBPACK_IMPORTED_MODULE_3__/* .isoTime */ .Ly)(asked) : receivedAt;
}
/** The pull request's address, as the contract wants it: never while the job is active. */
function prLink(job) {
    return job.status === 'active' ? null : (job.work?.pull?.url ?? null);
}
function withTurn(job, index, change) {
    const turns = job.turns.map((turn, at) => (at === index ? { ...turn, ...change } : turn));
    return { ...job, turns };
}
/** A job that waits does not wait any longer for its next attempt. */
function triedNow(job) {
    return job.waiting ? { ...job, waiting: { ...job.waiting, nextAttempt: null } } : job;
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
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(42047);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(64377);
/* harmony import */ var _shared_days_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(65529);
/* harmony import */ var _shared_dollars_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(42423);
/* harmony import */ var _shared_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(42205);
// What work costs and what may be spent. Amounts are whole millionths of a US dollar, because sums
// of fractions of a cent must not drift. Pure.




/** What a repository has spent on its latest day of work, and in that day's month. */
const Spending = zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
    date: zod__WEBPACK_IMPORTED_MODULE_2__/* .date */ .p6(),
    day: zod__WEBPACK_IMPORTED_MODULE_1__/* .int */ .Whr().min(0),
    month: zod__WEBPACK_IMPORTED_MODULE_1__/* .int */ .Whr().min(0),
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
    const today = (0,_shared_days_js__WEBPACK_IMPORTED_MODULE_3__/* .isoDay */ .kh)(now);
    if (!known)
        return { date: today, day: 0, month: 0 };
    // Clocks differ: a machine may be in the next day already. A later day is a mistake.
    if (known.date >= today) {
        return known.date <= (0,_shared_days_js__WEBPACK_IMPORTED_MODULE_3__/* .isoDay */ .kh)(now + _shared_days_js__WEBPACK_IMPORTED_MODULE_3__/* .DAY_MS */ .sO) ? known : { ...known, date: today };
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
        throw new _shared_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .Conflict */ .lt(NOT_METERED);
    const current = spendingAt(spending, now);
    const { period, left } = leftOf(budget, current);
    if (left > 0)
        return;
    const [name, later] = NAMES[period];
    throw new _shared_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .RateLimited */ .JH(`This repository has spent ${(0,_shared_dollars_js__WEBPACK_IMPORTED_MODULE_4__/* .dollars */ .E9)(current[period])} of its budget of ${(0,_shared_dollars_js__WEBPACK_IMPORTED_MODULE_4__/* .dollars */ .E9)(budget[period] ?? 0)} for ${name} (UTC), so nothing was started. Raise \`budget.${period}\` in \`.github/docket.yml\`, or try again ${later}.`, { retryAfterSeconds: Math.max(1, Math.ceil((endOf(period, now) - now) / 1000)) });
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
/** Of one job, newest first. */
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
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(42047);
/* harmony import */ var _contract_job_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(99916);
/* harmony import */ var _shared_runtime_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(82860);
/* harmony import */ var _money_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(23833);
// The port behind which jobs are kept. Deciding is a pure function of what was read, because a
// store repeats the whole of read, decide, write when somebody else wrote in between.




// What must be decided together, for all jobs of a store.
const times = zod__WEBPACK_IMPORTED_MODULE_3__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_3__/* .number */ .aig());
const StateRecord = zod__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({
    version: zod__WEBPACK_IMPORTED_MODULE_3__/* .literal */ .euz(1),
    /** Jobs that are active, or were when this was last written. */
    active: zod__WEBPACK_IMPORTED_MODULE_3__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP()),
    /** Times of the last hour's uses, by project. */
    uses: zod__WEBPACK_IMPORTED_MODULE_3__/* .record */ .g1P(zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP(), zod__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({ creates: times, messages: times })),
    spending: _money_js__WEBPACK_IMPORTED_MODULE_2__/* .Spending */ .hC.optional(),
    operations: zod__WEBPACK_IMPORTED_MODULE_3__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP()),
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
                    months = (0,_money_js__WEBPACK_IMPORTED_MODULE_2__/* .addMonths */ .PS)([...months, ...(0,_money_js__WEBPACK_IMPORTED_MODULE_2__/* .monthsOf */ .vo)(job)]);
            }
            return months
                .filter((one) => one.month >= month)
                .map((one) => (isWhole ? one : { ...one, incomplete: true }));
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


/***/ })

};
