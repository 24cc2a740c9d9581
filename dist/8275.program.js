export const id = 8275;
export const ids = [8275];
export const modules = {

/***/ 7487:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   retargetStacked: () => (/* binding */ retargetStacked),
/* harmony export */   w: () => (/* binding */ retargetAll)
/* harmony export */ });
/* harmony import */ var _shared_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(42205);
/* harmony import */ var _bot_context_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(64561);
/* harmony import */ var _replies_words_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(84940);
// A documentation pull request on top of a code one. When that is merged and its branch stays, merging
// the documentation would reach nobody: Docket moves its own pull request to where the code went. A
// closed one can be opened again, and moving the documentation would bring the code along, so both
// threads are told what to do.



async function retargetStacked(below, bot) {
    const stacked = await bot.host.openPulls('docket/', below.headRef);
    const moved = [];
    for (const pull of stacked)
        if (await retarget(pull, below, bot))
            moved.push(pull.number);
    const list = moved.map((number) => `#${number}`).join(', ');
    const message = list
        ? `Told ${list} that #${below.number} is ${below.merged ? 'merged' : 'closed'}.`
        : `Nothing to do: no documentation is stacked on #${below.number}.`;
    return { outcome: bot.dryRun && list ? 'dry-run' : 'ignored', message };
}
/** False where the pull request is not a job's: anyone can call a branch so. */
async function retarget(pull, below, bot) {
    const { host, log, style } = bot;
    const { threads } = await bot.backend();
    if ((await threads.ownerOf(pull)) === null)
        return false;
    if (bot.dryRun)
        return true;
    const moved = below.merged && (await host.retarget(pull.number, below.baseRef));
    const how = { pull: pull.number, below, moved };
    for (const [thread, text] of [
        [pull.number, _replies_words_js__WEBPACK_IMPORTED_MODULE_2__/* .retargeted */ .Qb(how, style)],
        ...(moved ? [] : [[below.number, _replies_words_js__WEBPACK_IMPORTED_MODULE_2__/* .leftBehind */ .aU(how)]]),
    ]) {
        try {
            const reply = (0,_bot_context_js__WEBPACK_IMPORTED_MODULE_1__/* .replyAt */ .Gj)(bot, `base:${pull.number}:${below.number}`, { thread });
            if ((await reply.find()) === null)
                await reply.say(text, { phase: 'told' });
        }
        catch (error) {
            log.warn(`#${thread} could not be told about its base branch: ${(0,_shared_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .sentence */ .em)(error)}`);
        }
    }
    return true;
}
/** For housekeeping, of open pull requests: what was below may be merged or closed without anyone telling us. */
async function retargetAll(pulls, bot) {
    const { host } = bot;
    if (pulls.length === 0)
        return 0;
    const { defaultBranch } = await host.repository();
    let told = 0;
    for (const pull of pulls) {
        if (pull.baseRef === defaultBranch)
            continue;
        const below = await host.pullOf(pull.baseRef);
        if (!below || below.state === 'open')
            continue;
        if (await retarget(pull, { ...below, merged: below.state === 'merged' }, bot))
            told += 1;
    }
    return told;
}


/***/ }),

/***/ 88675:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   finishAnswers: () => (/* binding */ finishAnswers),
/* harmony export */   sweep: () => (/* binding */ sweep),
/* harmony export */   tellSwept: () => (/* binding */ tellSwept)
/* harmony export */ });
/* harmony import */ var _contract_values_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(87797);
/* harmony import */ var _shared_days_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(65529);
/* harmony import */ var _shared_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(42205);
/* harmony import */ var _shared_runtime_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(82860);
/* harmony import */ var _bot_context_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(64561);
/* harmony import */ var _outcome_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(9826);
/* harmony import */ var _replies_link_back_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(88549);
/* harmony import */ var _replies_marker_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(61015);
/* harmony import */ var _replies_reply_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(31697);
/* harmony import */ var _replies_words_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(84940);
/* harmony import */ var _request_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(92939);
/* harmony import */ var _acceptance_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(88356);
/* harmony import */ var _archive_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(56789);
/* harmony import */ var _retarget_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(7487);
// Looks after what runs have left behind: dead jobs are finished, closures that nobody told us about
// are noticed, old jobs are put away, and answers that wait for an end get one.














/** Closures are looked for as far back as runs can be repeated. */
const LOOK_BACK_MS = 35 * _shared_days_js__WEBPACK_IMPORTED_MODULE_1__/* .DAY_MS */ .sO;
/** Replies that nobody finished are looked for in jobs that ended this recently. */
const UNSAID_MS = 2 * _shared_days_js__WEBPACK_IMPORTED_MODULE_1__/* .DAY_MS */ .sO;
async function sweep(bot) {
    const backend = await bot.backend();
    const { records, work } = backend;
    if (!records || !work)
        return null;
    const since = (0,_shared_runtime_js__WEBPACK_IMPORTED_MODULE_3__/* .isoTime */ .Ly)(bot.clock.now() - LOOK_BACK_MS);
    const decided = await bot.host.closedPulls('docket/', since);
    const open = await bot.host.openPulls('docket/');
    if (!bot.dryRun)
        await (0,_acceptance_js__WEBPACK_IMPORTED_MODULE_10__/* .noteAll */ .OI)([...decided, ...open], bot);
    const acceptance = await backend.service.directory?.acceptance(backend.projectId);
    const closed = await archiveClosures(decided, backend, records, bot);
    await (0,_retarget_js__WEBPACK_IMPORTED_MODULE_12__/* .retargetAll */ .w)(open, bot);
    const retired = bot.dryRun ? [] : await records.retire();
    const taken = bot.dryRun ? [] : await work.resume();
    await untilSettled(work, bot);
    let finishedAnswers = 0;
    const unfinished = [];
    // The run that finished one may have had no answer when it wanted to say so.
    const recently = (0,_shared_runtime_js__WEBPACK_IMPORTED_MODULE_3__/* .isoTime */ .Ly)(bot.clock.now() - UNSAID_MS);
    const ended = bot.dryRun ? [] : await records.endedSince(recently);
    for (const id of new Set([...taken, ...ended])) {
        const job = await backend.service.getJob(backend.projectId, id, { signal: bot.signal });
        if (_contract_values_js__WEBPACK_IMPORTED_MODULE_0__/* .FINAL_STATUSES */ .Ys.has(job.status))
            finishedAnswers += await finishAnswers(job, records, bot);
        else
            unfinished.push(id);
    }
    return { closed, retired, taken, unfinished, finishedAnswers, acceptance };
}
function tellSwept(swept) {
    if (!swept)
        return 'There is nothing to sweep: the service manages its jobs itself.';
    const { closed, retired, taken, unfinished, finishedAnswers } = swept;
    const jobs = (ids) => `${ids.length} ${ids.length === 1 ? 'job' : 'jobs'}`;
    return [
        `Resumed ${jobs(taken)}${unfinished.length > 0 ? `, of which ${unfinished.length} did not finish in time` : ''};`,
        `finished ${finishedAnswers} ${finishedAnswers === 1 ? 'reply' : 'replies'};`,
        `archived ${jobs(closed)} with a closed pull request and ${jobs(retired)} without recent activity.`,
    ].join(' ');
}
async function archiveClosures(pulls, { service, projectId }, records, bot) {
    const open = new Set(await records.unarchived());
    if (open.size === 0)
        return [];
    const archived = [];
    for (const id of new Set(pulls.flatMap(({ headRef }) => (0,_archive_js__WEBPACK_IMPORTED_MODULE_11__/* .jobOfBranch */ .P)(headRef) ?? []))) {
        if (!open.has(id))
            continue;
        try {
            const job = await service.getJob(projectId, id);
            // A follow-up may have opened another pull request since.
            const theirs = pulls.find(({ url }) => url === job.prLink);
            if (job.status === 'active' || !theirs)
                continue;
            if (!bot.dryRun)
                await service.control?.archive(projectId, id);
            archived.push(id);
        }
        catch (error) {
            bot.log.warn(`Job ${id} could not be archived: ${(0,_shared_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .sentence */ .em)(error)}`);
        }
    }
    return archived;
}
async function untilSettled(work, { clock, signal, timeoutMinutes }) {
    const over = new AbortController();
    const either = AbortSignal.any([signal, over.signal]);
    const waiting = clock.sleep(timeoutMinutes * 60_000, either).catch(() => { });
    await Promise.race([work.settled(), waiting]);
    over.abort();
}
/** Whatever still says that the job is at work. */
async function finishAnswers(job, records, bot) {
    const { host, style } = bot;
    const origins = await records.originsOf(job.id);
    const told = new Set();
    for (const place of await places(origins, bot)) {
        const scope = (0,_bot_context_js__WEBPACK_IMPORTED_MODULE_4__/* .scopeOf */ .Od)(bot, place.thread);
        for (const { comment, marker } of await (0,_replies_reply_js__WEBPACK_IMPORTED_MODULE_8__/* .findMarked */ .E)(host, place, _replies_marker_js__WEBPACK_IMPORTED_MODULE_7__/* .MARKER_START */ ._8, scope)) {
            // The record decides, not the job in the marker: whoever may edit comments may edit that.
            if (!(0,_replies_marker_js__WEBPACK_IMPORTED_MODULE_7__/* .isOpen */ .nT)(marker) || (await records.promptOf(job.id, marker.event)) === undefined)
                continue;
            const here = (0,_replies_link_back_js__WEBPACK_IMPORTED_MODULE_6__/* .isOwnPull */ .I1)(job, place.thread, bot);
            const elapsedMs = elapsed(comment.createdAt, bot);
            const said = _replies_words_js__WEBPACK_IMPORTED_MODULE_9__/* .finished */ .xl(job, { elapsedMs, here }, style);
            const closed = (0,_replies_marker_js__WEBPACK_IMPORTED_MODULE_7__/* .writeMarker */ .en)({ ...marker, closed: true }, scope);
            await host.editComment(comment, _replies_words_js__WEBPACK_IMPORTED_MODULE_9__/* .commentBody */ .I2(closed, said));
            told.add(marker.event);
        }
    }
    // Earlier requests of the job have their reactions already.
    const theirs = origins.filter(({ comment }) => comment && told.has((0,_request_js__WEBPACK_IMPORTED_MODULE_13__/* .eventOf */ .A6)(comment)));
    await markAll(theirs, (0,_outcome_js__WEBPACK_IMPORTED_MODULE_5__/* .wentWell */ .x3)({ outcome: (0,_outcome_js__WEBPACK_IMPORTED_MODULE_5__/* .outcomeOf */ .sG)(job), job }), bot);
    return told.size;
}
async function markAll(origins, well, { host, log }) {
    for (const said of origins.flatMap(commentsOf)) {
        try {
            await host.react(said, well ? 'rocket' : 'confused');
            await host.unreact(said, well ? 'confused' : 'rocket');
        }
        catch (error) {
            log.warn(`Could not react to the comment: ${(0,_shared_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .sentence */ .em)(error)}`);
        }
    }
}
async function places(origins, { host }) {
    const found = new Map();
    for (const { thread, comment } of origins) {
        if (thread === undefined)
            continue;
        const place = { thread };
        if (comment?.kind === 'review-comment') {
            const line = await host.reviewComment(comment.id).catch((error) => {
                if (!(error instanceof _shared_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .NotFound */ .Mk))
                    throw error;
            });
            if (line)
                place.replyTo = line.opener;
        }
        found.set(`${place.thread}/${place.replyTo}`, place);
    }
    return [...found.values()];
}
function commentsOf({ comment, thread }) {
    return comment && thread !== undefined ? [(0,_request_js__WEBPACK_IMPORTED_MODULE_13__/* .commentOf */ .vm)({ comment, thread })] : [];
}
function elapsed(since, { clock }) {
    return Math.max(0, clock.now() - Date.parse(since));
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


/***/ })

};
