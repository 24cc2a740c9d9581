export const id = 8675;
export const ids = [8675];
export const modules = {

/***/ 88356:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $g: () => (/* binding */ tryToNote),
/* harmony export */   OI: () => (/* binding */ noteAll)
/* harmony export */ });
/* unused harmony exports noteAcceptance, countEdits */
/* harmony import */ var _jobs_intake_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(79109);
/* harmony import */ var _shared_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(42205);
// What people did with a job's pull request, recorded as the code host tells it. Nothing is taken from
// a branch: whoever can push could say anything there. No answer is no opinion, so nothing is recorded then.


/** Answers whether that was news. */
async function noteAcceptance(pull, bot) {
    const { records, threads } = await bot.backend();
    const id = (await threads.ownerOf(pull))?.id;
    if (!records || id === undefined || !pull.sameRepository)
        return false;
    const own = await records.pullOf(id);
    const { state, createdAt: openedAt, closedAt: decidedAt, updatedAt: seenAt } = pull;
    // As long as nobody has decided, there is nothing to record.
    if ((0,_jobs_intake_js__WEBPACK_IMPORTED_MODULE_0__/* .isSame */ .Ft)(own.acceptance ?? { state: 'open', decidedAt: null }, { state, decidedAt })) {
        return false;
    }
    const changed = state === 'merged' ? await editsOf(pull, own.head, bot.host) : NO_EDITS;
    return records.noteAcceptance(id, {
        ...{ pull: pull.number, state, openedAt, decidedAt, seenAt },
        ...changed,
    });
}
/** That it does not work keeps nothing else from being done: the next housekeeping notices it. */
async function tryToNote(number, bot) {
    try {
        return await noteAcceptance(await bot.host.pull(number), bot);
    }
    catch (error) {
        if (bot.waits?.(error))
            throw error;
        bot.log.warn(`What became of #${number} was not recorded: ${(0,_shared_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .sentence */ .em)(error)}`);
        return false;
    }
}
/** For housekeeping: whatever was merged, closed, or reopened without anyone telling us. */
async function noteAll(pulls, bot) {
    const { records } = await bot.backend();
    const known = await records?.accepted?.();
    const byPull = known && new Map(known.map((one) => [one.pull, one]));
    // Each record that is read by itself takes a request, and most of what was closed is recorded.
    const isNews = ({ number, state, closedAt: decidedAt }) => {
        const recorded = byPull?.get(number);
        return !byPull || (recorded !== undefined && !(0,_jobs_intake_js__WEBPACK_IMPORTED_MODULE_0__/* .isSame */ .Ft)(recorded, { state, decidedAt }));
    };
    let noted = 0;
    for (const pull of pulls.filter(isNews)) {
        try {
            if (await noteAcceptance(pull, bot))
                noted += 1;
        }
        catch (error) {
            bot.log.warn(`What became of #${pull.number} was not recorded: ${(0,_shared_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .sentence */ .em)(error)}`);
        }
    }
    return noted;
}
const NO_EDITS = { edited: false, lines: 0 };
/**
 * Compared is what the pull request changed when Docket pushed last with what it changed when it was
 * merged. So a rewritten branch counts for what is different on it, and merging the base into it for
 * nothing.
 */
async function editsOf({ number, headSha }, ours, host) {
    if (headSha === ours)
        return NO_EDITS;
    try {
        if (ours === null)
            return { edited: true, lines: null };
        const before = await host.changedFiles(number, ours);
        const after = await host.changedFiles(number, headSha);
        const lines = countEdits(before.files, after.files);
        return { edited: lines > 0, lines };
    }
    catch (error) {
        // The commit was replaced, and the host has forgotten it.
        if (error instanceof _shared_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .NotFound */ .Mk)
            return { edited: true, lines: null };
        throw error;
    }
}
/** Lines that are added or removed by one of the two changes and not by the other. */
function countEdits(before, after) {
    const paths = new Set([...before, ...after].map(({ path }) => path));
    let edits = 0;
    for (const path of paths) {
        const [one, other] = [before, after].map((files) => files.find((file) => file.path === path));
        edits += differingLines(one, other);
    }
    return edits;
}
function differingLines(one, other) {
    const size = (file) => (file?.additions ?? 0) + (file?.deletions ?? 0);
    if (!one || !other)
        return Math.max(1, size(one) + size(other));
    if (one.patch === undefined || other.patch === undefined) {
        // Of large and of binary files, only the figures are known: at least this much is different.
        return Math.abs(one.additions - other.additions) + Math.abs(one.deletions - other.deletions);
    }
    const counts = new Map();
    const add = (patch, step) => {
        for (const line of patch.split('\n')) {
            if (/^[+-]/.test(line))
                counts.set(line, (counts.get(line) ?? 0) + step);
        }
    };
    add(one.patch, 1);
    add(other.patch, -1);
    return [...counts.values()].reduce((sum, count) => sum + Math.abs(count), 0);
}


/***/ }),

/***/ 56789:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   P: () => (/* binding */ jobOfBranch),
/* harmony export */   archiveClosed: () => (/* binding */ archiveClosed),
/* harmony export */   noteReopened: () => (/* binding */ noteReopened)
/* harmony export */ });
/* harmony import */ var _shared_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(42205);
/* harmony import */ var _outcome_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9826);
/* harmony import */ var _acceptance_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(88356);
// The pull request of a job was merged or closed: that is recorded, and the job is archived. One that is
// opened again counts as open, but its job stays archived, which is final.



async function archiveClosed({ pull, headRef }, bot) {
    const id = jobOfBranch(headRef);
    if (id === undefined)
        return (0,_outcome_js__WEBPACK_IMPORTED_MODULE_1__/* .ignored */ .PP)(`the branch \`${headRef}\` is not a job’s`);
    if (bot.dryRun) {
        return { outcome: 'dry-run', message: `Dry run: job ${id} of #${pull} would be archived.` };
    }
    const { service, projectId } = await bot.backend();
    if (!service.control)
        return (0,_outcome_js__WEBPACK_IMPORTED_MODULE_1__/* .ignored */ .PP)('the service manages its jobs itself');
    await (0,_acceptance_js__WEBPACK_IMPORTED_MODULE_2__/* .tryToNote */ .$g)(pull, bot);
    try {
        const job = await service.control.archive(projectId, id, { signal: bot.signal });
        return { outcome: 'archived', job, message: `Job ${id} of #${pull} is archived.` };
    }
    catch (error) {
        if (error instanceof _shared_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .NotFound */ .Mk)
            return (0,_outcome_js__WEBPACK_IMPORTED_MODULE_1__/* .ignored */ .PP)(`there is no job ${id}`);
        // It works on a follow-up just now; the next sweep, or the next command, will notice.
        if (error instanceof _shared_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .Conflict */ .lt)
            return (0,_outcome_js__WEBPACK_IMPORTED_MODULE_1__/* .ignored */ .PP)(`job ${id} is still working`);
        throw error;
    }
}
async function noteReopened({ pull }, bot) {
    const noted = !bot.dryRun && (await (0,_acceptance_js__WEBPACK_IMPORTED_MODULE_2__/* .tryToNote */ .$g)(pull, bot));
    if (!noted)
        return (0,_outcome_js__WEBPACK_IMPORTED_MODULE_1__/* .ignored */ .PP)(`#${pull} did not count as closed`);
    return { outcome: 'ignored', message: `#${pull} counts as open again.` };
}
/** `docket/<job>`, or `docket/<job>-2` when the first branch was deleted. */
function jobOfBranch(headRef) {
    return /^docket\/([^/]+?)(?:-\d+)?$/.exec(headRef)?.[1];
}


/***/ }),

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
    await untilLeft(taken, work, bot);
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
/** Until nobody works on them here any more, or the time is over. */
async function untilLeft(ids, work, { clock, signal, timeoutMinutes }) {
    const over = new AbortController();
    const either = AbortSignal.any([signal, over.signal]);
    const timing = clock.sleep(timeoutMinutes * 60_000, either).then(() => over.abort(), () => { });
    // What became of them is read from their records.
    await Promise.allSettled(ids.map(async (id) => {
        for await (const _ of work.follow(id, '', either))
            ;
    }));
    over.abort();
    await timing;
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


/***/ })

};
