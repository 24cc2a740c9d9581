export const id = 1220;
export const ids = [1220,4377];
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
/* unused harmony exports Intent, ChangedPath, KeptChange, Turn, Holder, Lease, PullRequest, Work, PullOutcome */
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(42047);
/* harmony import */ var _contract_acceptance_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(90156);
/* harmony import */ var _contract_job_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(99916);
/* harmony import */ var _contract_values_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(87797);
/* harmony import */ var _shared_runtime_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(82860);
// A job's record, as stores keep it. service/embedded-service.ts makes the API's job from it.





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
    /** The files, compressed. What is read from a record is judged again. */
    files: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP(),
});
/** One request and what became of it. A job is a conversation of these. */
const Turn = zod__WEBPACK_IMPORTED_MODULE_4__/* .object */ .Ikc({
    prompt: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP(),
    origin: _contract_job_js__WEBPACK_IMPORTED_MODULE_1__/* .Origin */ .$e.optional(),
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
    /** What the checks said about that commit. */
    checks: zod__WEBPACK_IMPORTED_MODULE_4__/* .array */ .YOg(_contract_job_js__WEBPACK_IMPORTED_MODULE_1__/* .CheckResult */ .KP).optional(),
    /** The job's change that this one takes back. */
    undoes: zod__WEBPACK_IMPORTED_MODULE_4__/* .object */ .Ikc({ commit: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP(), title: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP() }).optional(),
    /** What the agent asks at the end of it. */
    question: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP().optional(),
    /** What the agent did last, while it works. */
    step: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP().optional(),
    reason: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP().optional(),
    /** What it has used so far, in all its attempts. */
    usage: _contract_job_js__WEBPACK_IMPORTED_MODULE_1__/* .Usage */ ._U.optional(),
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
/** What the code host said about the pull request of this number, and when that last changed there. */
const PullOutcome = _contract_acceptance_js__WEBPACK_IMPORTED_MODULE_0__/* .Acceptance */ .gi.extend({ pull: zod__WEBPACK_IMPORTED_MODULE_4__/* .int */ .Whr(), seenAt: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP() });
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
    waiting: _contract_job_js__WEBPACK_IMPORTED_MODULE_1__/* .Waiting */ .E$.optional(),
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
    checks: zod__WEBPACK_IMPORTED_MODULE_4__/* .array */ .YOg(_contract_job_js__WEBPACK_IMPORTED_MODULE_1__/* .CheckResult */ .KP),
    usage: _contract_job_js__WEBPACK_IMPORTED_MODULE_1__/* .Usage */ ._U,
    /** What became of its pull request; absent: nobody has told us that it was merged or closed. */
    acceptance: PullOutcome.optional(),
    /** The latest writes, newest last: how a writer recognizes its own after an unclear push. */
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
/** Null where no person or key is behind it, such as a schedule. */
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
