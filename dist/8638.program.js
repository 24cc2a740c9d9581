export const id = 8638;
export const ids = [8638];
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
    /** The job's change that this one takes back. */
    undoes: zod__WEBPACK_IMPORTED_MODULE_4__/* .object */ .Ikc({ commit: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP(), title: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP() }).optional(),
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
    /** The title that it got last from us: another one is a person's. */
    title: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP().optional(),
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
    throw new _shared_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .RateLimited */ .JH(`This repository has used ${(0,_shared_dollars_js__WEBPACK_IMPORTED_MODULE_4__/* .dollars */ .E9)(current[period])} of its budget of ${(0,_shared_dollars_js__WEBPACK_IMPORTED_MODULE_4__/* .dollars */ .E9)(budget[period] ?? 0)} for ${name} (UTC), so nothing was started. Raise \`budget.${period}\` in \`.github/docket.yml\`, or try again ${later}.`, { retryAfterSeconds: Math.max(1, Math.ceil((endOf(period, now) - now) / 1000)) });
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

/***/ 14123:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  yx: () => (/* binding */ SCHEMA),
  hu: () => (/* binding */ databaseSecrets),
  qI: () => (/* binding */ openDatabase)
});

// EXTERNAL MODULE: ./node_modules/kysely/dist/kysely.js + 74 modules
var kysely = __webpack_require__(2735);
// EXTERNAL MODULE: ./node_modules/kysely/dist/dialect/postgres/postgres-dialect.js + 6 modules
var postgres_dialect = __webpack_require__(67550);
// EXTERNAL MODULE: ./node_modules/kysely/dist/raw-builder/sql.js + 1 modules
var sql = __webpack_require__(20189);
// EXTERNAL MODULE: ./node_modules/kysely/dist/query-compiler/compiled-query.js
var compiled_query = __webpack_require__(94596);
// EXTERNAL MODULE: ./node_modules/kysely/dist/dialect/postgres/postgres-driver.js + 2 modules
var postgres_driver = __webpack_require__(67331);
// EXTERNAL MODULE: ./node_modules/pg/esm/index.mjs
var esm = __webpack_require__(83849);
// EXTERNAL MODULE: ./.build/program/src/shared/errors.js
var errors = __webpack_require__(42205);
;// CONCATENATED MODULE: ./.build/program/src/postgres/admission.js
// Who may hold a connection. Transactions of one project can wait for each other, or for a row that
// someone else has locked. They wait here, in memory, so that the connections stay free for the others.

class Admission {
    #limits;
    #clock;
    /** Each with its project; those without one count only together. */
    #running = [];
    #waiting = [];
    constructor(limits, clock) {
        this.#limits = limits;
        this.#clock = clock;
    }
    async run(project, work) {
        await this.#enter(project);
        try {
            return await work();
        }
        finally {
            this.#running.splice(this.#running.indexOf(project), 1);
            this.#admitNext();
        }
    }
    async #enter(project) {
        if (this.#hasRoom(project)) {
            this.#running.push(project);
            return;
        }
        const { waiting, waitMs } = this.#limits;
        if (this.#waiting.filter((one) => one.project === project).length >= waiting)
            throw isBusy();
        const admitted = Promise.withResolvers();
        const one = { project, admit: admitted.resolve };
        this.#waiting.push(one);
        const done = new AbortController();
        const late = this.#clock.sleep(waitMs, done.signal).then(() => {
            if (!this.#waiting.includes(one))
                return;
            this.#waiting = this.#waiting.filter((other) => other !== one);
            admitted.reject(isBusy());
        });
        late.catch(() => { });
        await admitted.promise.finally(() => done.abort());
    }
    /** In the order in which they came, except for those whose project has enough. */
    #admitNext() {
        for (const one of this.#waiting) {
            if (this.#running.length >= this.#limits.atOnce)
                return;
            if (!this.#hasRoom(one.project))
                continue;
            this.#waiting = this.#waiting.filter((other) => other !== one);
            this.#running.push(one.project);
            one.admit();
        }
    }
    #hasRoom(project) {
        const { atOnce, perProject } = this.#limits;
        if (this.#running.length >= atOnce)
            return false;
        return this.#running.filter((one) => one === project).length < perProject;
    }
}
function isBusy() {
    return new errors/* StoreUnavailable */.us('Too many requests of this project are waiting for the database. Nothing was changed. Try again in a moment.');
}

// EXTERNAL MODULE: ./.build/program/src/postgres/errors.js
var postgres_errors = __webpack_require__(17375);
;// CONCATENATED MODULE: ./.build/program/src/postgres/database.js
// The connection to PostgreSQL: one pool, transactions that can be repeated, errors as sentences.





const SCHEMA = 'docket';
const CONNECT_MS = 10_000;
const STATEMENT_MS = 30_000;
const LOCK_MS = 5_000;
const RETRY_MS = 500;
const CONNECTIONS = 10;
/** Transactions leave this part of them to those who only read. */
const FOR_READS = 0.3;
const PER_PROJECT = { perProject: 2, waiting: 500, waitMs: 20_000 };
function openDatabase(options) {
    const { clock, patienceMs = 0, statementMs = STATEMENT_MS, lockMs = LOCK_MS } = options;
    const url = checkUrl(options.url);
    const connection = {
        connectionString: url,
        connectionTimeoutMillis: CONNECT_MS,
        query_timeout: statementMs + CONNECT_MS,
        application_name: options.name ?? 'docket',
        // Not when it connects: PgBouncer refuses that.
        onConnect: async (client) => {
            await client.query(`set statement_timeout = ${statementMs}; set idle_in_transaction_session_timeout = ${statementMs}`);
        },
    };
    const { connections = CONNECTIONS } = options;
    const pool = openPool({ ...connection, max: connections });
    const health = new kysely/* Kysely */._$({
        dialect: new postgres_dialect/* PostgresDialect */.a({ pool: openPool({ ...connection, max: 1 }) }),
    }).withSchema(SCHEMA);
    const db = new kysely/* Kysely */._$({ dialect: new postgres_dialect/* PostgresDialect */.a({ pool }) }).withSchema(SCHEMA);
    const brief = new kysely/* Kysely */._$({ dialect: new BriefDialect({ pool }, lockMs) }).withSchema(SCHEMA);
    const atOnce = Math.max(1, Math.floor(connections * (1 - FOR_READS)));
    const admission = new Admission({ ...PER_PROJECT, atOnce }, clock);
    async function patiently(attempt, { until } = {}, isSettled = () => false) {
        const deadline = clock.now() + patienceMs;
        for (;;) {
            try {
                return await attempt();
            }
            catch (error) {
                const known = (0,postgres_errors/* databaseError */.K)(error);
                const endless = until !== undefined && !until.aborted;
                // What has a sentence is about the database, and not about the work.
                const again = endless ? known !== error : (0,postgres_errors/* isPassing */.W)(error);
                const late = !endless && clock.now() + RETRY_MS > deadline;
                if (late || isSettled() || !again)
                    throw known;
                await clock.sleep(RETRY_MS, endless ? until : undefined).catch(() => { });
            }
        }
    }
    return {
        url,
        db,
        transaction(work, repeating) {
            let committing = false;
            const execute = (on) => on.transaction().execute(async (tx) => {
                const result = await work(tx);
                // From here on it may have happened.
                committing = true;
                return result;
            });
            const project = repeating?.project;
            const attempt = () => project === undefined ? execute(db) : admission.run(project, () => execute(brief));
            return patiently(attempt, repeating, () => committing && !repeating?.knowsItself);
        },
        read: (work, repeating) => patiently(() => work(db), repeating),
        snapshot: (work) => patiently(() => db
            .transaction()
            .setIsolationLevel('repeatable read')
            .setAccessMode('read only')
            .execute(work)),
        async reach(work = (db) => (0,sql/* sql */.l) `select`.execute(db)) {
            try {
                await work(health);
            }
            catch (error) {
                throw (0,postgres_errors/* databaseError */.K)(error);
            }
        },
        close: async () => void (await Promise.all([db.destroy(), health.destroy()])),
    };
}
function openPool(options) {
    const pool = new esm/* default.Pool */.Ay.Pool(options);
    // A connection that breaks while nobody waits for it would end the process. The pool drops it,
    // and whoever uses it next gets another one, or the error.
    pool.on('error', () => { });
    pool.on('connect', (client) => client.on('error', () => { }));
    return pool;
}
/** Its transactions do not wait long for a lock, behind PgBouncer, too. */
class BriefDialect extends postgres_dialect/* PostgresDialect */.a {
    #config;
    #lockMs;
    constructor(config, lockMs) {
        super(config);
        this.#config = config;
        this.#lockMs = lockMs;
    }
    createDriver() {
        const begin = compiled_query/* CompiledQuery */.E.raw(`begin; set local lock_timeout = ${this.#lockMs}`);
        return new (class extends postgres_driver/* PostgresDriver */.W {
            async beginTransaction(connection) {
                await connection.executeQuery(begin);
            }
        })(this.#config);
    }
}
function checkUrl(url) {
    if (/^postgres(?:ql)?:\/\/[^/?#]*,/.test(url)) {
        throw new errors/* SetupError */.w3('`--database` names several hosts, and Docket connects to one. Use the address of the primary, or of a proxy that always leads to it, such as PgBouncer or HAProxy.');
    }
    const parsed = URL.canParse(url) ? new URL(url) : undefined;
    if (parsed && /^postgres(?:ql)?:$/.test(parsed.protocol) && parsed.pathname.length > 1)
        return url;
    throw new errors/* SetupError */.w3('`--database` must be a URL such as postgresql://docket@db.example.com/docket. Set the password in PGPASSWORD.');
}
/** What must appear in no log and in no published text. */
function databaseSecrets(url, env) {
    const password = URL.canParse(url) ? decodeURIComponent(new URL(url).password) : '';
    return [password, env.PGPASSWORD ?? ''].filter((secret) => secret.length > 0);
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

/***/ 5509:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K: () => (/* binding */ listed)
/* harmony export */ });
/* harmony import */ var _jobs_money_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(23833);
/* harmony import */ var _jobs_store_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(23524);


function listed(job) {
    return {
        search: (0,_jobs_store_js__WEBPACK_IMPORTED_MODULE_1__/* .searchText */ .wK)(job),
        waiting_since: (0,_jobs_store_js__WEBPACK_IMPORTED_MODULE_1__/* .waitingSince */ .Y2)(job),
        months: JSON.stringify((0,_jobs_money_js__WEBPACK_IMPORTED_MODULE_0__/* .monthsOf */ .vo)(job)),
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
        await (0,sql/* sql */.l) `delete from pgboss.job where data ->> 'job' = any(${ids}::text[])`.execute(tx);
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
        await (0,sql/* sql */.l) `delete from pgboss.job
      where group_id = ${id} or data ->> 'project' = ${id}`.execute(tx);
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
        await (0,sql/* sql */.l) `delete from pgboss.job where data ->> 'delivery' = any(${guids}::text[])
      or singleton_key like ${`${repository_id}#%`}
      or singleton_key = ${`settings ${repository_id}`}
      or (${is_last}::bool and group_id = ${`installation ${installation_id}`})`.execute(tx);
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

/***/ 92951:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  CG: () => (/* binding */ TABLES),
  MX: () => (/* binding */ WORKS_SINCE),
  Mk: () => (/* binding */ insistOnCompatible),
  F3: () => (/* binding */ insistOnSchema),
  G7: () => (/* binding */ readSchema)
});

// NAMESPACE OBJECT: ./.build/program/src/postgres/migrations/001-jobs.js
var _001_jobs_namespaceObject = {};
__webpack_require__.r(_001_jobs_namespaceObject);
__webpack_require__.d(_001_jobs_namespaceObject, {
  up: () => (up)
});

// NAMESPACE OBJECT: ./.build/program/src/postgres/migrations/002-app.js
var _002_app_namespaceObject = {};
__webpack_require__.r(_002_app_namespaceObject);
__webpack_require__.d(_002_app_namespaceObject, {
  up: () => (_002_app_up)
});

// NAMESPACE OBJECT: ./.build/program/src/postgres/migrations/003-audit.js
var _003_audit_namespaceObject = {};
__webpack_require__.r(_003_audit_namespaceObject);
__webpack_require__.d(_003_audit_namespaceObject, {
  up: () => (_003_audit_up)
});

// NAMESPACE OBJECT: ./.build/program/src/postgres/migrations/004-app-secret.js
var _004_app_secret_namespaceObject = {};
__webpack_require__.r(_004_app_secret_namespaceObject);
__webpack_require__.d(_004_app_secret_namespaceObject, {
  up: () => (_004_app_secret_up)
});

// NAMESPACE OBJECT: ./.build/program/src/postgres/migrations/005-views.js
var _005_views_namespaceObject = {};
__webpack_require__.r(_005_views_namespaceObject);
__webpack_require__.d(_005_views_namespaceObject, {
  up: () => (_005_views_up)
});

// NAMESPACE OBJECT: ./.build/program/src/postgres/migrations/006-listing.js
var _006_listing_namespaceObject = {};
__webpack_require__.r(_006_listing_namespaceObject);
__webpack_require__.d(_006_listing_namespaceObject, {
  up: () => (_006_listing_up)
});

// NAMESPACE OBJECT: ./.build/program/src/postgres/migrations/007-same-repository.js
var _007_same_repository_namespaceObject = {};
__webpack_require__.r(_007_same_repository_namespaceObject);
__webpack_require__.d(_007_same_repository_namespaceObject, {
  up: () => (_007_same_repository_up)
});

// NAMESPACE OBJECT: ./.build/program/src/postgres/migrations/009-open-jobs.js
var _009_open_jobs_namespaceObject = {};
__webpack_require__.r(_009_open_jobs_namespaceObject);
__webpack_require__.d(_009_open_jobs_namespaceObject, {
  up: () => (_009_open_jobs_up)
});

// NAMESPACE OBJECT: ./.build/program/src/postgres/migrations/010-github-requests.js
var _010_github_requests_namespaceObject = {};
__webpack_require__.r(_010_github_requests_namespaceObject);
__webpack_require__.d(_010_github_requests_namespaceObject, {
  up: () => (_010_github_requests_up)
});

// NAMESPACE OBJECT: ./.build/program/src/postgres/migrations/011-size.js
var _011_size_namespaceObject = {};
__webpack_require__.r(_011_size_namespaceObject);
__webpack_require__.d(_011_size_namespaceObject, {
  up: () => (_011_size_up)
});

// NAMESPACE OBJECT: ./.build/program/src/postgres/migrations/012-views-packs.js
var _012_views_packs_namespaceObject = {};
__webpack_require__.r(_012_views_packs_namespaceObject);
__webpack_require__.d(_012_views_packs_namespaceObject, {
  up: () => (_012_views_packs_up)
});

// NAMESPACE OBJECT: ./.build/program/src/postgres/migrations/013-turn-order.js
var _013_turn_order_namespaceObject = {};
__webpack_require__.r(_013_turn_order_namespaceObject);
__webpack_require__.d(_013_turn_order_namespaceObject, {
  up: () => (_013_turn_order_up)
});

// NAMESPACE OBJECT: ./.build/program/src/postgres/migrations/014-waiting.js
var _014_waiting_namespaceObject = {};
__webpack_require__.r(_014_waiting_namespaceObject);
__webpack_require__.d(_014_waiting_namespaceObject, {
  up: () => (_014_waiting_up)
});

// NAMESPACE OBJECT: ./.build/program/src/postgres/migrations/016-workers.js
var _016_workers_namespaceObject = {};
__webpack_require__.r(_016_workers_namespaceObject);
__webpack_require__.d(_016_workers_namespaceObject, {
  up: () => (_016_workers_up)
});

// EXTERNAL MODULE: ./node_modules/kysely/dist/raw-builder/sql.js + 1 modules
var sql = __webpack_require__(20189);
// EXTERNAL MODULE: ./.build/program/src/shared/errors.js
var errors = __webpack_require__(42205);
// EXTERNAL MODULE: ./.build/program/src/postgres/database.js + 1 modules
var postgres_database = __webpack_require__(14123);
;// CONCATENATED MODULE: ./.build/program/src/postgres/migrations/001-jobs.js
// Projects, their jobs, threads, keys, and views.

async function up(db) {
    for (const statement of STATEMENTS)
        await sql/* sql */.l.raw(statement).execute(db);
}
const STATEMENTS = [
    `create table docket.project (
    id text primary key,
    repo text not null,
    installation_id bigint,
    settings json not null,
    uses json not null default '{"creates":[],"messages":[]}',
    spending json,
    created_at timestamptz not null default now(),
    updated_at timestamptz not null default now(),
    removed_at timestamptz
  )`,
    `create table docket.job (
    id text primary key,
    project text not null references docket.project,
    status text not null,
    fence bigint not null default 0,
    record json not null,
    created_at timestamptz not null,
    updated_at timestamptz not null
  )`,
    'create index job_by_time on docket.job (project, updated_at desc)',
    `create index job_active on docket.job (project) where status = 'active'`,
    `create table docket.thread (
    project text not null references docket.project,
    thread text not null,
    job text not null,
    primary key (project, thread)
  )`,
    `create table docket.api_key (
    id text primary key,
    project text not null,
    name text not null default '',
    prefix text not null,
    hash text not null,
    scopes text[] not null,
    created_by text,
    created_at timestamptz not null,
    last_used_at timestamptz,
    expires_at timestamptz,
    revoked_at timestamptz
  )`,
    `create table docket.file_day (
    project text not null references docket.project,
    day text not null,
    file text not null,
    entry text not null,
    primary key (project, day, file)
  )`,
];

;// CONCATENATED MODULE: ./.build/program/src/postgres/migrations/002-app.js
// What a GitHub App adds: where it is installed, and what it was told.

async function _002_app_up(db) {
    for (const statement of _002_app_STATEMENTS)
        await sql/* sql */.l.raw(statement).execute(db);
}
const _002_app_STATEMENTS = [
    `alter table docket.project
    add column repository_id bigint,
    add column suspended_at timestamptz`,
    `create unique index project_by_repository on docket.project (repository_id)
    where removed_at is null`,
    'create index project_by_installation on docket.project (installation_id)',
    `create table docket.delivery (
    guid text primary key,
    event text not null,
    received_at timestamptz not null,
    payload json not null,
    job text,
    told_at timestamptz
  )`,
    'create index delivery_by_time on docket.delivery (received_at)',
    'create index delivery_by_job on docket.delivery (job) where told_at is null',
];

;// CONCATENATED MODULE: ./.build/program/src/postgres/migrations/003-audit.js
// Who is signed in to the dashboard, and what was done there.

async function _003_audit_up(db) {
    for (const statement of _003_audit_STATEMENTS)
        await sql/* sql */.l.raw(statement).execute(db);
}
const _003_audit_STATEMENTS = [
    `create table docket.session (
    hash text primary key,
    kind text not null,
    actor text not null,
    grants json not null,
    expires_at timestamptz not null
  )`,
    'create index session_by_end on docket.session (expires_at)',
    `create table docket.audit (
    id bigint generated always as identity primary key,
    at timestamptz not null,
    actor text not null,
    project text,
    action text not null,
    detail json not null
  )`,
    'create index audit_by_project on docket.audit (project, id desc)',
    `create function docket.audit_is_append_only() returns trigger language plpgsql as $$
    begin raise exception 'Entries of the audit log cannot be changed or deleted.'; end $$`,
    `create trigger audit_is_append_only before update or delete or truncate on docket.audit
    for each statement execute function docket.audit_is_append_only()`,
];

;// CONCATENATED MODULE: ./.build/program/src/postgres/migrations/004-app-secret.js
// The credentials of the GitHub App, encrypted by the program: whoever reads the database, or a backup
// of it, cannot use them. And what a delivery says, so that it is known under any id.

async function _004_app_secret_up(db) {
    await db.schema
        .createTable('app_secret')
        .addColumn('name', 'text', (column) => column.primaryKey())
        .addColumn('sealed', 'text', (column) => column.notNull())
        .addColumn('updated_at', 'timestamptz', (column) => column.notNull().defaultTo((0,sql/* sql */.l) `now()`))
        .execute();
    await db.schema.alterTable('delivery').addColumn('digest', 'text').execute();
    await db.schema.createIndex('delivery_digest').on('delivery').column('digest').unique().execute();
}

;// CONCATENATED MODULE: ./.build/program/src/postgres/migrations/005-views.js
// Page views: what each log file says of each day, the days by page, and the months.

async function _005_views_up(db) {
    for (const statement of _005_views_STATEMENTS)
        await sql/* sql */.l.raw(statement).execute(db);
}
const _005_views_STATEMENTS = [
    // Its earlier form was never released.
    'drop table docket.file_day',
    'create sequence docket.views_version',
    `create table docket.file_day (
    project text not null references docket.project,
    day date not null,
    file text not null,
    entry text not null,
    facts text not null,
    collected boolean not null,
    counted boolean not null,
    referrals boolean not null,
    version bigint not null,
    primary key (project, day, file)
  )`,
    'create index file_day_by_file on docket.file_day (project, file)',
    `create table docket.page (
    id bigint primary key,
    project text not null references docket.project,
    path text not null
  )`,
    'create index page_by_project on docket.page (project)',
    `create table docket.views_day (
    project text not null,
    day date not null,
    page bigint not null,
    counts int[] not null,
    referrals int[],
    primary key (project, day, page)
  )`,
    `create table docket.views_month (
    project text not null,
    month date not null,
    page bigint not null,
    counts int[] not null,
    referrals int[],
    primary key (project, month, page)
  )`,
    `create table docket.month_built (
    project text not null,
    month date not null,
    primary key (project, month)
  )`,
    `create table docket.log_file (
    project text not null references docket.project,
    file text not null,
    name text not null,
    position bigint,
    whole text,
    settings text not null,
    state json,
    quality json not null,
    seen_at timestamptz not null,
    primary key (project, file)
  )`,
];

// EXTERNAL MODULE: ./.build/program/src/jobs/job.js
var job = __webpack_require__(20002);
// EXTERNAL MODULE: ./.build/program/src/postgres/listed.js
var listed = __webpack_require__(5509);
;// CONCATENATED MODULE: ./.build/program/src/postgres/migrations/006-listing.js
// Lists of jobs, newest first, and sums by month.



async function _006_listing_up(db) {
    for (const statement of _006_listing_STATEMENTS)
        await sql/* sql */.l.raw(statement).execute(db);
    await fill(db);
}
const _006_listing_STATEMENTS = [
    `alter table docket.job
    add column search text not null default '',
    add column waiting_since timestamptz,
    add column months json not null default '[]'`,
    'create index job_by_creation on docket.job (project, created_at desc, id desc)',
    `create index job_waiting on docket.job (project, waiting_since)
    where waiting_since is not null`,
];
const AT_A_TIME = 500;
/** Of jobs from before. One that cannot be read stays without: reading it reports the problem. */
async function fill(db) {
    for (let last = '';;) {
        const { rows } = await (0,sql/* sql */.l) `
      select id, record from docket.job where id > ${last} order by id limit ${AT_A_TIME}`.execute(db);
        for (const { id, record } of rows) {
            const checked = job/* JobRecord */.h2.safeParse(record);
            if (!checked.success)
                continue;
            const { search, waiting_since: waiting, months } = (0,listed/* listed */.K)(checked.data);
            await (0,sql/* sql */.l) `
        update docket.job set search = ${search}, waiting_since = ${waiting}, months = ${months}
        where id = ${id}`.execute(db);
        }
        const next = rows.at(-1)?.id;
        if (next === undefined)
            return;
        last = next;
    }
}

;// CONCATENATED MODULE: ./.build/program/src/postgres/migrations/007-same-repository.js
// Several projects added by hand may have one repository; only an App knows each repository once.

async function _007_same_repository_up(db) {
    for (const statement of _007_same_repository_STATEMENTS)
        await sql/* sql */.l.raw(statement).execute(db);
}
const _007_same_repository_STATEMENTS = [
    'drop index docket.project_by_repository',
    `create unique index project_by_repository on docket.project (repository_id)
    where removed_at is null and installation_id is not null`,
    'create index project_with_repository on docket.project (repository_id)',
];

;// CONCATENATED MODULE: ./.build/program/src/postgres/migrations/009-open-jobs.js
// Jobs that are not archived: every create counts those of its project that may have a pull request.

async function _009_open_jobs_up(db) {
    await (0,sql/* sql */.l) `create index job_open on docket.job (project, status, waiting_since)
    where status <> 'archived'`.execute(db);
}

;// CONCATENATED MODULE: ./.build/program/src/postgres/migrations/010-github-requests.js
// What saves requests to GitHub: which deliveries failed, and the settings files of repositories, so
// that one process asks for all.

async function _010_github_requests_up(db) {
    for (const statement of _010_github_requests_STATEMENTS)
        await sql/* sql */.l.raw(statement).execute(db);
}
const _010_github_requests_STATEMENTS = [
    `create table docket.failed_delivery (
    guid text primary key,
    attempt bigint not null,
    at timestamptz not null,
    attempts integer not null,
    asked boolean not null
  )`,
    `create table docket.attempts_pass (
    one boolean primary key check (one),
    pass json not null
  )`,
    `create table docket.settings_file (
    name text primary key,
    changes integer not null default 0,
    read_changes integer,
    read_at timestamptz not null,
    file json,
    etag text
  )`,
];

;// CONCATENATED MODULE: ./.build/program/src/postgres/migrations/011-size.js
// What keeps pages fast with a million jobs: sums by month, an index of texts, and lists over all
// projects. Triggers fill the tables, so that programs from before fill them, too.

async function _011_size_up(db) {
    for (const statement of _011_size_STATEMENTS)
        await sql/* sql */.l.raw(statement).execute(db);
}
/** As the API names them, and their columns. */
const SUMS = [
    ['jobs', 'jobs'],
    ['instructions', 'instructions'],
    ['inputTokens', 'input_tokens'],
    ['cachedInputTokens', 'cached_input_tokens'],
    ['outputTokens', 'output_tokens'],
    ['seconds', 'seconds'],
    ['costMicros', 'cost_micros'],
];
const COLUMNS = SUMS.map(([, column]) => column);
const FIELDS = SUMS.map(([field]) => `"${field}" numeric`).join(', ');
const parts = (months, sign) => `
  select month, ${SUMS.map(([field]) => `${sign} * "${field}"`).join(', ')},
    ${sign} * incomplete::int
  from json_to_recordset(${months}) as one (month text, ${FIELDS}, incomplete boolean)`;
const CUT = String.raw `E'\x01'`;
/** Cut after every third character. */
const cut = (text) => `string_to_array(regexp_replace(${text}, '(...)', ${String.raw `E'\\1\x01'`}, 'g'), ${CUT})`;
const _011_size_STATEMENTS = [
    `set local maintenance_work_mem = '512MB'`,
    // Apart from the job, because a job changes often, and its text seldom. Filled before anybody has to
    // wait for it; what is written meanwhile follows below.
    `create table docket.job_text (
    job text primary key,
    project text not null,
    search text not null
  )`,
    'insert into docket.job_text select id, project, search from docket.job',
    // Every three characters in a row, and the last two and one: a text index that needs no extension,
    // knows no language, and finds any part of any word.
    `create function docket.grams(text) returns tsvector
    language sql immutable strict parallel safe as $$
    select array_to_tsvector(
      array_remove(${['$1', 'substr($1, 2)', 'substr($1, 3)'].map(cut).join(' || ')}, ''))
  $$`,
    'create index job_text_grams on docket.job_text using gin (docket.grams(search))',
    'create index job_text_by_project on docket.job_text (project)',
    // From here on, writers of jobs wait until the end.
    'lock table docket.job in share row exclusive mode',
    `insert into docket.job_text as known select id, project, search from docket.job
    on conflict (job) do update set search = excluded.search
    where known.search <> excluded.search`,
    `alter table docket.job_text
    add foreign key (job) references docket.job on delete cascade`,
    `create function docket.store_text() returns trigger
    language plpgsql security definer set search_path = '' as $$
  begin
    insert into docket.job_text (job, project, search) values (new.id, new.project, new.search)
    on conflict (job) do update set search = excluded.search;
    return null;
  end $$`,
    `create trigger store_text_of_new after insert on docket.job
    for each row execute function docket.store_text()`,
    `create trigger store_text_of_changed after update of search on docket.job
    for each row when (old.search is distinct from new.search)
    execute function docket.store_text()`,
    `create table docket.job_month (
    project text not null references docket.project,
    month text not null,
    ${COLUMNS.map((column) => `${column} numeric not null`).join(', ')},
    incomplete int not null,
    primary key (project, month)
  )`,
    `insert into docket.job_month
    select project, month, ${SUMS.map(([field]) => `sum("${field}")`).join(', ')},
      sum(incomplete::int)
    from docket.job,
      json_to_recordset(months) as one (month text, ${FIELDS}, incomplete boolean)
    group by project, month`,
    `create function docket.sum_months() returns trigger
    language plpgsql security definer set search_path = '' as $$
  begin
    insert into docket.job_month as known
    select new.project, month, ${COLUMNS.map((column) => `sum(${column})`).join(', ')},
      sum(incomplete)
    from (${parts('new.months', 1)} union all ${parts('old.months', -1)})
      as parts (month, ${COLUMNS.join(', ')}, incomplete)
    group by month order by month
    on conflict (project, month) do update set
      ${COLUMNS.map((column) => `${column} = known.${column} + excluded.${column}`).join(', ')},
      incomplete = known.incomplete + excluded.incomplete;
    return null;
  end $$`,
    `create trigger sum_months_of_new after insert on docket.job
    for each row execute function docket.sum_months()`,
    `create trigger sum_months_of_changed after update of months on docket.job
    for each row when (old.months::text is distinct from new.months::text)
    execute function docket.sum_months()`,
    // With what lists ask for, so that jobs of other projects are passed over in the index.
    'create index job_newest on docket.job (created_at desc, id desc) include (project)',
    'create index job_by_status on docket.job (status, created_at desc, id desc) include (project)',
    // For archiving and deleting what is old.
    'create index job_at_rest on docket.job (status, project, updated_at)',
];

;// CONCATENATED MODULE: ./.build/program/src/postgres/migrations/012-views-packs.js
// The counts of all pages of a day, or of a month, in one value: a year is read as some fifty of them.
// Any change of a day makes them void, also one by a program that does not know them.

async function _012_views_packs_up(db) {
    for (const statement of _012_views_packs_STATEMENTS)
        await sql/* sql */.l.raw(statement).execute(db);
}
const _012_views_packs_STATEMENTS = [
    // In the order in which pages were packed first; small numbers make small packs.
    'alter table docket.page add column number int',
    `create unique index page_by_number on docket.page (project, number) where number is not null`,
    `create table docket.views_pack (
    project text not null,
    kind text not null,
    first date not null,
    pack bytea not null,
    primary key (project, kind, first)
  )`,
    // Packs are dense already.
    'alter table docket.views_pack alter column pack set storage external',
    `create function docket.void_packs() returns trigger
    language plpgsql security definer set search_path = '' as $$
  declare
    changed docket.file_day := coalesce(new, old);
  begin
    delete from docket.views_pack where project = changed.project
      and (kind, first) in (('day', changed.day), ('month', date_trunc('month', changed.day)::date));
    return null;
  end $$`,
    `create trigger void_packs after insert or update or delete on docket.file_day
    for each row execute function docket.void_packs()`,
];

;// CONCATENATED MODULE: ./.build/program/src/postgres/migrations/013-turn-order.js
// Whose ticket is next, as a function: PostgreSQL keeps the plans of its queries for each connection. Planned
// anew with every job, they took more time than everything else that a new job needs.

async function _013_turn_order_up(db) {
    await sql/* sql */.l.raw(NEXT_PRIORITY).execute(db);
}
/** `first` is the first rank of a kind, and each kind has so many. */
const NEXT_PRIORITY = `
  create function docket.next_priority(queue text, tenant text, first int) returns int
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
  end $$`;

;// CONCATENATED MODULE: ./.build/program/src/postgres/migrations/014-waiting.js
// Deliveries that wait for an answer of GitHub, and those that nobody tries any more.

async function _014_waiting_up(db) {
    for (const statement of _014_waiting_STATEMENTS)
        await sql/* sql */.l.raw(statement).execute(db);
}
const _014_waiting_STATEMENTS = [
    `alter table docket.delivery add column waiting json, add column dead_at timestamptz`,
    `create index delivery_waiting on docket.delivery (received_at) where waiting is not null`,
];

;// CONCATENATED MODULE: ./.build/program/src/postgres/migrations/016-workers.js
// The workers that are there, so that one can be told to drain, and its death is noticed.

async function _016_workers_up(db) {
    await sql/* sql */.l
        .raw(`create table docket.worker (
      name text primary key,
      started_at timestamptz not null default now(),
      seen_at timestamptz not null default now(),
      draining boolean not null default false,
      not_ready text,
      github_away_since timestamptz
    )`)
        .execute(db);
}

;// CONCATENATED MODULE: ./.build/program/src/postgres/schema.js
// Which schema the database has, and whether this program can work with it.

















/** In this order; what was released once never changes. */
const MIGRATIONS = {
    '001-jobs': _001_jobs_namespaceObject,
    '002-app': _002_app_namespaceObject,
    '003-audit': _003_audit_namespaceObject,
    '004-app-secret': _004_app_secret_namespaceObject,
    '005-views': _005_views_namespaceObject,
    '006-listing': _006_listing_namespaceObject,
    '007-same-repository': _007_same_repository_namespaceObject,
    '009-open-jobs': _009_open_jobs_namespaceObject,
    '010-github-requests': _010_github_requests_namespaceObject,
    '011-size': _011_size_namespaceObject,
    '012-views-packs': _012_views_packs_namespaceObject,
    '013-turn-order': _013_turn_order_namespaceObject,
    '014-waiting': _014_waiting_namespaceObject,
    '016-workers': _016_workers_namespaceObject,
};
/**
 * A program works with this schema if it knows this migration. Migrations only add: what a program
 * still reads or writes goes away in a later release than the last one that uses it, and only then
 * does this name move on. So two releases work with one database, and an update stops nobody.
 */
const WORKS_SINCE = '007-same-repository';
/** Programs up to this one refuse every name in the first table that they do not know. */
const LAST_IN_FIRST = '007-same-repository';
/** By table. */
const TABLES = {
    migration: schema_select((name) => name <= LAST_IN_FIRST),
    schema_change: schema_select((name) => name > LAST_IN_FIRST),
};
function schema_select(wanted) {
    return Object.fromEntries(Object.entries(MIGRATIONS).filter(([name]) => wanted(name)));
}
/** For everything but `docket migrate`, when it starts and as long as it runs. */
async function insistOnSchema(database) {
    const schema = await readSchema(database);
    insistOnCompatible(schema);
    const missing = Object.keys(MIGRATIONS).filter((name) => !schema.applied.includes(name));
    if (missing.length === 0)
        return;
    throw new errors/* SetupError */.w3(schema.applied.length === 0
        ? 'The database has no Docket tables yet. Run `docket migrate --database URL`.'
        : `The database is older than this program: ${missing.join(', ')} is missing. Run \`docket migrate --database URL\`.`);
}
/** Answers what this program does not know, if it can work with it. */
function insistOnCompatible({ applied, worksSince }) {
    const unknown = applied.filter((name) => !(name in MIGRATIONS));
    if (unknown.length === 0 || (worksSince !== null && worksSince in MIGRATIONS))
        return unknown;
    throw new errors/* SetupError */.w3(`The database is newer than this program: it has ${unknown.join(', ')}. Update Docket here, too.`);
}
async function readSchema(database) {
    return database.read(async (db) => {
        const names = [...Object.keys(TABLES), 'compatible'];
        const { rows } = await (0,sql/* sql */.l) `
      select name from unnest(${names}::text[]) name
      where to_regclass(${`${postgres_database/* SCHEMA */.yx}.`} || name) is not null`.execute(db);
        const existing = rows.map(({ name }) => name);
        const read = async (column, table) => {
            if (!existing.includes(table))
                return [];
            const found = await (0,sql/* sql */.l) `
        select ${sql/* sql */.l.ref(column)} as value from ${sql/* sql */.l.table(`${postgres_database/* SCHEMA */.yx}.${table}`)} order by 1`.execute(db);
            return found.rows.map(({ value }) => value);
        };
        const [worksSince = null] = await read('works_since', 'compatible');
        const applied = [await read('name', 'migration'), await read('name', 'schema_change')].flat();
        return { applied, worksSince };
    });
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
