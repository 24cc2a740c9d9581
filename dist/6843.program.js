export const id = 6843;
export const ids = [6843];
export const modules = {

/***/ 56843:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   MR: () => (/* binding */ pausedIn),
/* harmony export */   WG: () => (/* binding */ tellPaused),
/* harmony export */   XM: () => (/* binding */ whyPaused),
/* harmony export */   resume: () => (/* binding */ resume)
/* harmony export */ });
/* unused harmony export pausedTriggers */
/* harmony import */ var _contract_acceptance_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(90156);
/* harmony import */ var _jobs_acceptance_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(92610);
/* harmony import */ var _shared_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(42205);
/* harmony import */ var _bot_context_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(64561);
/* harmony import */ var _outcome_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(9826);
/* harmony import */ var _replies_words_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(84940);
// Self-restraint: where people do not merge what nobody asked for, it stops by itself, says so once, and
// waits for someone to resume it. Nothing stores that it pauses: each time, the records of jobs tell.






/** What pauses here now. */
async function pausedTriggers(backend) {
    const { service, projectId, records } = backend;
    if (!records?.pausesUnmerged)
        return [];
    return pausedIn(await service.directory?.acceptance(projectId), backend);
}
function pausedIn(report, { records }) {
    if (!report || !records?.pausesUnmerged)
        return [];
    return report.triggers.flatMap(({ trigger, fewMerged }) => fewMerged ? [{ ...fewMerged, trigger }] : []);
}
/** Why such a job does not start now; null: it does. One that has begun goes on. */
async function whyPaused(origin, key, bot) {
    const trigger = (0,_jobs_acceptance_js__WEBPACK_IMPORTED_MODULE_1__/* .triggerOf */ .ix)(origin);
    if (!_contract_acceptance_js__WEBPACK_IMPORTED_MODULE_0__/* .UNASKED */ .ql.includes(trigger))
        return null;
    const backend = await bot.backend();
    const paused = (await pausedTriggers(backend)).find((one) => one.trigger === trigger);
    if (!paused || (await backend.records?.jobOfKey(key)))
        return null;
    await tellPaused([paused], bot);
    return `Nothing is started: only ${paused.merged} of the last ${paused.of} pull requests by \`${trigger}\` were merged. To continue, comment \`${bot.style.word} resume\` on a thread, or set \`jobs: pause-unmerged: false\`.`;
}
/** On the thread of the last pull request, once: whoever claims it in the job's record posts it. */
async function tellPaused(all, bot) {
    const { records, pulls } = await bot.backend();
    // Where pull requests are in another repository, its own housekeeping tells them.
    if (!records || pulls || bot.dryRun)
        return;
    for (const paused of all) {
        try {
            if (paused.told || !(await records.claimPauseNotice(paused.job)))
                continue;
            const reply = (0,_bot_context_js__WEBPACK_IMPORTED_MODULE_3__/* .replyAt */ .Gj)(bot, `paused:${paused.trigger}:${paused.job}`, { thread: paused.pull });
            if ((await reply.find()) === null) {
                await reply.say(_replies_words_js__WEBPACK_IMPORTED_MODULE_5__/* .paused */ .Ft(paused.trigger, paused, bot.style.word), { phase: 'told' });
            }
            await records.notePauseTold(paused.job);
        }
        catch (error) {
            bot.log.warn(`#${paused.pull} could not be told about the pause: ${(0,_shared_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .sentence */ .em)(error)}`);
        }
    }
}
/** `/docs resume`. What was decided until this comment does not count any more. */
async function resume({ author, askedAt }, reply, bot) {
    const backend = await bot.backend();
    const paused = await pausedTriggers(backend);
    for (const { job } of paused)
        await backend.records?.resume(job, { at: askedAt, by: author });
    const triggers = paused.map(({ trigger }) => trigger);
    await reply.say(_replies_words_js__WEBPACK_IMPORTED_MODULE_5__/* .resumed */ .uN(triggers), { phase: 'told' });
    if (triggers.length === 0)
        return (0,_outcome_js__WEBPACK_IMPORTED_MODULE_4__/* .ignored */ .PP)('nothing is paused');
    return { outcome: 'ignored', message: `Resumed ${triggers.join(', ')}.` };
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
/* unused harmony export fewMerged */
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
    const { id, pausing } = job;
    return {
        ...acceptance,
        id,
        trigger: triggerOf(job.turns[0]?.origin),
        pull,
        ...(pausing && { pausing }),
    };
}
/** Open ones first, then the latest that were decided. */
function latestDecided(a, b) {
    const at = ({ decidedAt }) => decidedAt ?? '~';
    return at(a) === at(b) ? 0 : at(a) > at(b) ? -1 : 1;
}
/** Nobody looks at more; a report that reads them all would grow with every job. */
const MOST_ACCEPTED = 2_000;
// The report, and when a trigger pauses itself.
const REPORT_DAYS = 90;
/** So many of the last decided pull requests are looked at, and at least half have to be merged. */
const LAST = 10;
function acceptanceReport(all, usage, now) {
    const since = (0,_shared_runtime_js__WEBPACK_IMPORTED_MODULE_2__/* .isoTime */ .Ly)(now - REPORT_DAYS * _shared_days_js__WEBPACK_IMPORTED_MODULE_1__/* .DAY_MS */ .sO);
    const month = (0,_shared_runtime_js__WEBPACK_IMPORTED_MODULE_2__/* .isoTime */ .Ly)(now).slice(0, 7);
    const triggers = _contract_acceptance_js__WEBPACK_IMPORTED_MODULE_0__/* .TRIGGERS */ .Qb.map((trigger) => ofTrigger(trigger, all.filter((one) => one.trigger === trigger), since)).filter(({ merged, closed, open, fewMerged }) => merged + closed + open > 0 || fewMerged);
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
        fewMerged: fewMerged(trigger, all),
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
/** Null: it may go on. What was decided before someone resumed it does not count any more. */
function fewMerged(trigger, all) {
    if (!_contract_acceptance_js__WEBPACK_IMPORTED_MODULE_0__/* .UNASKED */ .ql.includes(trigger))
        return null;
    const resumed = all.map(({ pausing }) => pausing?.resumedAt ?? '').reduce(latest, '');
    const last = all
        .filter(({ decidedAt }) => decidedAt !== null && decidedAt > resumed)
        .sort(latestDecided)
        .slice(0, LAST);
    const merged = last.filter(({ state }) => state === 'merged').length;
    const [newest] = last;
    if (!newest || last.length < LAST || 2 * merged >= LAST)
        return null;
    const told = all.find(({ pausing }) => (pausing?.toldAt ?? '') > resumed);
    const { id: job, pull } = told ?? newest;
    return { merged, of: LAST, job, pull, told: told?.pausing?.told === true };
}
const latest = (a, b) => (a > b ? a : b);


/***/ })

};
