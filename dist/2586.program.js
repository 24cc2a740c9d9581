export const id = 2586;
export const ids = [2586,1688];
export const modules = {

/***/ 71688:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   P: () => (/* binding */ jobOfBranch),
/* harmony export */   archiveClosed: () => (/* binding */ archiveClosed)
/* harmony export */ });
/* harmony import */ var _shared_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(42205);
// The pull request of a job was merged or closed: the job is archived.

async function archiveClosed({ pull, headRef }, bot) {
    const id = jobOfBranch(headRef);
    if (id === undefined)
        return ignored(`the branch \`${headRef}\` is not a job’s`);
    if (bot.dryRun) {
        return { outcome: 'dry-run', message: `Dry run: job ${id} of #${pull} would be archived.` };
    }
    const { service, projectId } = await bot.backend();
    if (!service.control)
        return ignored('the service manages its jobs itself');
    try {
        const job = await service.control.archive(projectId, id, { signal: bot.signal });
        return { outcome: 'archived', job, message: `Job ${id} of #${pull} is archived.` };
    }
    catch (error) {
        if (error instanceof _shared_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .NotFound */ .Mk)
            return ignored(`there is no job ${id}`);
        // It works on a follow-up just now; the next sweep, or the next command, will notice.
        if (error instanceof _shared_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .Conflict */ .lt)
            return ignored(`job ${id} is still working`);
        throw error;
    }
}
/** `docket/<job>`, or `docket/<job>-2` when the first branch was deleted. */
function jobOfBranch(headRef) {
    return /^docket\/([^/]+?)(?:-\d+)?$/.exec(headRef)?.[1];
}
function ignored(reason) {
    return { outcome: 'ignored', message: `Nothing to do: ${reason}.` };
}


/***/ }),

/***/ 3871:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   runCommand: () => (/* binding */ runCommand)
/* harmony export */ });
/* harmony import */ var _contract_commands_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(20173);
/* harmony import */ var _contract_job_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(99916);
/* harmony import */ var _shared_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(42205);
/* harmony import */ var _shared_waiting_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(12099);
/* harmony import */ var _bot_context_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(64561);
/* harmony import */ var _dry_run_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(61835);
/* harmony import */ var _follow_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(92609);
/* harmony import */ var _link_back_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(97662);
/* harmony import */ var _marker_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(66010);
/* harmony import */ var _outcome_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(9826);
/* harmony import */ var _reply_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(37518);
/* harmony import */ var _request_js__WEBPACK_IMPORTED_MODULE_16__ = __webpack_require__(92939);
/* harmony import */ var _send_once_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(95826);
/* harmony import */ var _sweep_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(12206);
/* harmony import */ var _take_up_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(86349);
/* harmony import */ var _tell_failure_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(8044);
/* harmony import */ var _thread_host_js__WEBPACK_IMPORTED_MODULE_17__ = __webpack_require__(60219);
/* harmony import */ var _words_js__WEBPACK_IMPORTED_MODULE_15__ = __webpack_require__(16587);
// A command in a comment: may this person give it, then what it asks for.


















/** All commands of the comment, in order. One that fails does not keep the others from being carried out. */
async function runCommand(request, bot) {
    const refused = await refuse(request, bot);
    if (refused)
        return refused;
    const { commands, comment, ...remark } = request;
    const said = (0,_request_js__WEBPACK_IMPORTED_MODULE_16__/* .utteranceOf */ .pI)(request);
    let claimed;
    const claim = () => {
        claimed ??= (0,_take_up_js__WEBPACK_IMPORTED_MODULE_13__/* .claimOf */ ._B)(said, bot);
        return claimed;
    };
    const results = [];
    const works = [];
    const problems = [];
    for (const [at, command] of commands.entries()) {
        // What was answered at once has been answered.
        if (bot.signal.aborted || (bot.wait === 'ended' && !(0,_contract_commands_js__WEBPACK_IMPORTED_MODULE_0__/* .isWork */ .cD)(command)))
            continue;
        const part = at === 0 ? comment : { ...comment, part: at + 1 };
        const single = { ...remark, command, comment: part };
        const reply = (0,_bot_context_js__WEBPACK_IMPORTED_MODULE_4__/* .replyAt */ .Gj)(bot, (0,_request_js__WEBPACK_IMPORTED_MODULE_16__/* .eventOf */ .A6)(part), (0,_request_js__WEBPACK_IMPORTED_MODULE_16__/* .placeOf */ .$t)(request));
        try {
            const result = await (0,_tell_failure_js__WEBPACK_IMPORTED_MODULE_14__/* .orTell */ .X)({ reply, said }, bot, () => carryOut(single, { reply, claim }, bot));
            results.push(result);
            if ((0,_contract_commands_js__WEBPACK_IMPORTED_MODULE_0__/* .isWork */ .cD)(command))
                works.push(result);
        }
        catch (error) {
            problems.push(error);
        }
    }
    await (0,_take_up_js__WEBPACK_IMPORTED_MODULE_13__/* .markEnd */ .XD)(said, works, bot);
    if (problems.length > 0)
        throw problems[0];
    return together(results);
}
/** What the run reports: what failed, what is not over, or the last that led to something. */
function together(results) {
    const result = results.find(({ outcome }) => (0,_outcome_js__WEBPACK_IMPORTED_MODULE_9__/* .isFailure */ .N6)(outcome)) ??
        results.find(({ outcome }) => outcome === 'started') ??
        results.findLast(({ outcome }) => outcome !== 'ignored') ??
        results.at(-1) ??
        ignored('the run was stopped before it began');
    return { ...result, message: results.map(({ message }) => message).join(' ') || result.message };
}
async function carryOut(request, { reply, claim: claimed }, bot) {
    const { command } = request;
    const origin = await (0,_take_up_js__WEBPACK_IMPORTED_MODULE_13__/* .originOf */ .yv)(request, bot);
    const asks = command.kind === 'ask' || command.kind === 'new';
    if (bot.dryRun) {
        const prompt = asks ? command.prompt : undefined;
        return (0,_dry_run_js__WEBPACK_IMPORTED_MODULE_5__/* .dryRun */ .P)({ what: command.kind, prompt, origin, fresh: command.kind === 'new' }, bot);
    }
    const claim = await claimed();
    if (claim === 'gone')
        return _take_up_js__WEBPACK_IMPORTED_MODULE_13__/* .GONE */ .uj;
    const order = { key: (0,_request_js__WEBPACK_IMPORTED_MODULE_16__/* .eventOf */ .A6)(request.comment), origin, reply, claim };
    switch (command.kind) {
        case 'ask':
        case 'new': {
            const to = command.kind === 'new' ? 'new' : 'thread';
            return await (0,_take_up_js__WEBPACK_IMPORTED_MODULE_13__/* .toTheEnd */ .ak)({ ...order, prompt: command.prompt, to }, request, bot);
        }
        case 'fix':
        case 'bare':
            return await fix(order, request, bot);
        case 'retry':
            return await retry(order, request, bot);
        case 'status':
        case 'cancel':
        case 'archive':
            return await answer(command.kind, request, { reply, claim }, bot);
        case 'unclear': {
            const asked = claim !== 'first' && (await reply.find())?.phase === 'answer';
            if ('prompt' in command && !asked && (await hasJob(request.thread, bot))) {
                return await (0,_take_up_js__WEBPACK_IMPORTED_MODULE_13__/* .toTheEnd */ .ak)({ ...order, prompt: command.prompt, to: 'thread' }, request, bot);
            }
            await tellForNow(_words_js__WEBPACK_IMPORTED_MODULE_15__/* .unclear */ .lD('meant' in command ? command.meant : undefined, bot.voice), reply, bot);
            return { outcome: 'ignored', message: 'Asked what the comment means; nothing was started.' };
        }
        case 'merge':
        case 'too-many':
        case 'help': {
            const [text, message] = {
                merge: [_words_js__WEBPACK_IMPORTED_MODULE_15__/* .neverMerges */ .Yf(bot.voice), 'Explained that Docket does not merge.'],
                'too-many': [_words_js__WEBPACK_IMPORTED_MODULE_15__/* .tooMany */ .Ot(bot.voice), 'The other commands were not carried out.'],
                help: [withHint(_words_js__WEBPACK_IMPORTED_MODULE_15__/* .help */ .yj(bot.voice), command, bot.voice), 'Showed the list of commands.'],
            }[command.kind];
            if (claim !== 'first')
                await reply.find();
            await tellForNow(text, reply, bot);
            return { outcome: 'ignored', message };
        }
    }
}
async function hasJob(thread, bot) {
    return (await (0,_send_once_js__WEBPACK_IMPORTED_MODULE_11__/* .jobOf */ .Zw)(thread, await bot.backend())) !== null;
}
/** Comments of people without permission cost one request and lead to no job. */
async function refuse(request, bot) {
    if (request.namedBot)
        return null;
    const { host, permission, voice, log } = bot;
    const { author } = request;
    const granted = await host.permission(author);
    if ((0,_thread_host_js__WEBPACK_IMPORTED_MODULE_17__/* .permits */ .V1)(granted, permission))
        return null;
    const message = `${author} has ${granted.problem ?? `only ${granted.level} permission`}; \`${permission}\` is needed.`;
    if (bot.dryRun)
        return { outcome: 'ignored', message };
    try {
        // One answer to each person on a thread: repeating it would only make noise.
        const reply = (0,_bot_context_js__WEBPACK_IMPORTED_MODULE_4__/* .replyAt */ .Gj)(bot, `refusal:${author}`, (0,_request_js__WEBPACK_IMPORTED_MODULE_16__/* .placeOf */ .$t)(request));
        const seen = (await host.react((0,_request_js__WEBPACK_IMPORTED_MODULE_16__/* .utteranceOf */ .pI)(request), 'confused')) === 'again';
        // An earlier attempt at the same event may have got no further.
        const told = seen && !bot.rerun;
        if (!told && (await reply.find()) === null) {
            await reply.say(_words_js__WEBPACK_IMPORTED_MODULE_15__/* .refusal */ .x5(author, permission, granted.problem, voice), { phase: 'told' });
        }
    }
    catch (error) {
        if ((0,_shared_waiting_js__WEBPACK_IMPORTED_MODULE_3__/* .isAway */ .Dg)(error))
            throw error;
        log.warn(`The refusal could not be posted on the thread: ${(0,_shared_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .sentence */ .em)(error)}`);
    }
    return { outcome: 'ignored', message };
}
/** The findings of the documentation check are the request; the context lists them. */
async function fix(order, request, bot) {
    const { origin, claim } = order;
    const reply = order.reply;
    const { pull, thread } = origin;
    const headSha = pull?.headSha;
    const fixing = { ...order, origin: { ...origin, ...(headSha && { drift: { headSha } }) } };
    // By the time that a job ends, or a run is repeated, there may be nothing left to find.
    const backend = claim === 'first' ? undefined : await bot.backend();
    const job = backend && (await (0,_send_once_js__WEBPACK_IMPORTED_MODULE_11__/* .jobOfMarker */ .Xk)(order, backend));
    if (backend && job && headSha !== undefined) {
        const prompt = (await backend.records?.promptOf(job, order.key)) ?? (0,_request_js__WEBPACK_IMPORTED_MODULE_16__/* .driftPrompt */ .Gz)(headSha);
        return (0,_take_up_js__WEBPACK_IMPORTED_MODULE_13__/* .toTheEnd */ .ak)({ ...fixing, prompt, to: 'thread' }, request, bot);
    }
    const report = headSha === undefined || thread === undefined
        ? undefined
        : await bot.host.drift?.(thread, headSha);
    if (report && headSha !== undefined && report.findings.length > 0) {
        return (0,_take_up_js__WEBPACK_IMPORTED_MODULE_13__/* .toTheEnd */ .ak)({ ...fixing, prompt: (0,_request_js__WEBPACK_IMPORTED_MODULE_16__/* .driftPrompt */ .Gz)(headSha), to: 'thread' }, request, bot);
    }
    if (claim !== 'first')
        await reply.find();
    const bare = request.command.kind === 'bare';
    const text = report ? _words_js__WEBPACK_IMPORTED_MODULE_15__/* .nothingToFix */ .cA(bot.voice) : _words_js__WEBPACK_IMPORTED_MODULE_15__/* .fixElsewhere */ .gD(bot.voice);
    await tellForNow(bare ? _words_js__WEBPACK_IMPORTED_MODULE_15__/* .help */ .yj(bot.voice) : text, reply, bot);
    const message = bare ? 'Showed the list of commands.' : 'There is nothing to fix.';
    return { outcome: 'ignored', message };
}
async function retry(order, request, bot) {
    const backend = await bot.backend();
    // The thread may have gone on since an earlier run of this event.
    const earlier = order.claim === 'first' ? null : await (0,_send_once_js__WEBPACK_IMPORTED_MODULE_11__/* .jobOfMarker */ .Xk)(order, backend);
    const job = earlier ?? (await (0,_send_once_js__WEBPACK_IMPORTED_MODULE_11__/* .jobOf */ .Zw)(order.origin.thread, backend));
    if (job === null)
        return tellNoJob(order.reply, bot);
    const { service, projectId, records, work } = backend;
    const taken = earlier !== null || (await records?.promptOf(job, order.key)) !== undefined;
    const { status } = taken ? { status: 'failed' } : await service.getJob(projectId, job);
    if (status === 'completed' || (status === 'active' && !work)) {
        if (order.claim !== 'first')
            await order.reply.find();
        const text = _words_js__WEBPACK_IMPORTED_MODULE_15__/* .nothingFailed */ .NV(status === 'active', bot.voice);
        await tellForNow(text, order.reply, bot);
        return ignored(`nothing failed in job ${job}`);
    }
    if (status === 'active') {
        return (0,_take_up_js__WEBPACK_IMPORTED_MODULE_13__/* .toTheEnd */ .ak)({ ...order, prompt: '', to: { job }, resume: true }, request, bot);
    }
    const prompt = (await records?.promptToRepeat(job, order.key)) ?? 'Try the last request again.';
    return (0,_take_up_js__WEBPACK_IMPORTED_MODULE_13__/* .toTheEnd */ .ak)({ ...order, prompt, to: { job } }, request, bot);
}
async function answer(what, request, { reply, claim }, bot) {
    const { thread, author, command } = request;
    const backend = await bot.backend();
    const before = claim === 'first' ? null : await reply.find();
    // Once is enough: by now, the thread may have another job.
    if (what !== 'status' && before?.phase === 'told' && !before.closed) {
        return ignored(`\`${what}\` was carried out before`);
    }
    const id = await backend.threads.jobOf(thread);
    if (id === null)
        return tellNoJob(reply, bot);
    const { text, job } = await act(what, { id, thread, by: author }, backend, bot);
    const canceled = what === 'cancel' && job?.docket?.reason === _contract_job_js__WEBPACK_IMPORTED_MODULE_1__/* .CANCELLED */ .gD;
    // The reply to the request says so, and 🚀 is the answer to this comment.
    if (canceled && (await isEndTold(job, reply, backend, bot))) {
        await (0,_take_up_js__WEBPACK_IMPORTED_MODULE_13__/* .mark */ .Gy)((0,_request_js__WEBPACK_IMPORTED_MODULE_16__/* .utteranceOf */ .pI)(request), true, bot);
        return { outcome: 'ignored', message: `Job ${id} is canceled.`, job };
    }
    if (what === 'status')
        await tellForNow(withHint(text, command, bot.voice), reply, bot);
    else
        await reply.say(text, { phase: 'told' });
    const message = `Answered \`${what}\`: job ${id} is ${job ? (0,_contract_job_js__WEBPACK_IMPORTED_MODULE_1__/* .stateOf */ .L4)(job) : 'unchanged'}.`;
    return {
        outcome: what === 'archive' && job ? 'archived' : 'ignored',
        message,
        ...(job && { job }),
    };
}
/** Tells the job's end where it was requested; false if that is not on this thread. */
async function isEndTold(job, { place }, { records }, bot) {
    if (!records)
        return false;
    await (0,_sweep_js__WEBPACK_IMPORTED_MODULE_12__/* .finishAnswers */ .P)(job, records, bot);
    const scope = (0,_bot_context_js__WEBPACK_IMPORTED_MODULE_4__/* .scopeOf */ .Od)(bot, place.thread);
    const marked = await (0,_reply_js__WEBPACK_IMPORTED_MODULE_10__/* .findMarked */ .E)(bot.host, { thread: place.thread }, _marker_js__WEBPACK_IMPORTED_MODULE_8__/* .MARKER_START */ ._8, scope);
    return marked.some(({ marker }) => marker.job === job.id && marker.closed);
}
async function act(what, { id, thread, by }, backend, bot) {
    const { service, projectId } = backend;
    const { voice } = bot;
    if (what === 'status') {
        const job = await service.getJob(projectId, id, { signal: bot.signal });
        const at = { now: bot.clock.now(), here: (0,_link_back_js__WEBPACK_IMPORTED_MODULE_7__/* .isOwnPull */ .I1)(job, thread, bot) };
        return { text: _words_js__WEBPACK_IMPORTED_MODULE_15__/* .status */ .h5(job, voice, at), job };
    }
    if (!service.control)
        return { text: _words_js__WEBPACK_IMPORTED_MODULE_15__/* .notOffered */ .JM(what, voice) };
    if (what === 'cancel') {
        const job = await cancel({ id, by }, backend, service.control, bot).catch((error) => {
            if (!(error instanceof _shared_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .Conflict */ .lt))
                throw error;
            return service.getJob(projectId, id, { signal: bot.signal });
        });
        return { text: _words_js__WEBPACK_IMPORTED_MODULE_15__/* .cancelRequested */ .NK(job, voice), job };
    }
    try {
        const job = await service.control.archive(projectId, id, { signal: bot.signal });
        return { text: _words_js__WEBPACK_IMPORTED_MODULE_15__/* .archived */ .xJ(job, voice), job };
    }
    catch (error) {
        if ((0,_shared_waiting_js__WEBPACK_IMPORTED_MODULE_3__/* .isAway */ .Dg)(error))
            throw error;
        return { text: _words_js__WEBPACK_IMPORTED_MODULE_15__/* .couldNot */ .NF((0,_shared_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .sentence */ .em)(error), voice) };
    }
}
/** Whoever works on the job sees the wish within seconds; if nobody does, this run ends it. */
const CANCEL_WITHIN_MS = 120_000;
async function cancel({ id, by }, { service, projectId }, control, bot) {
    const job = await control.cancel(projectId, id, { by, signal: bot.signal });
    const deadline = bot.clock.now() + CANCEL_WITHIN_MS;
    const end = await (0,_follow_js__WEBPACK_IMPORTED_MODULE_6__/* .followToEnd */ .cm)((0,_follow_js__WEBPACK_IMPORTED_MODULE_6__/* .follow */ .e6)({ projectId, jobId: id, job }, { ...bot, service, deadline }), () => { });
    return end.job ?? job;
}
/** Words after a command that only reads do not block it; they may have been meant as a request. */
function withHint(text, command, { word }) {
    const isMore = 'more' in command && command.more;
    return isMore ? `${text}\n\nIf you meant a request, write \`${word} new …\`.` : text;
}
/** An answer that is of no use to anyone once there is a newer one. */
async function tellForNow(text, reply, bot) {
    if (await reply.say(text, { phase: 'answer' }))
        await hideOlder(reply, bot);
}
async function tellNoJob(reply, bot) {
    await tellForNow(_words_js__WEBPACK_IMPORTED_MODULE_15__/* .noJob */ .XP(bot.voice), reply, bot);
    return { outcome: 'ignored', message: 'The thread has no job.' };
}
// Answers to `status` and `help` do not pile up on a thread: a new one hides the older ones.
/** The newest of them; what is older was hidden by the answers in between. */
const AT_MOST = 10;
/** That it does not work is no reason to fail: the new answer is there. */
async function hideOlder({ event, place }, bot) {
    const { host, log } = bot;
    try {
        const marked = await (0,_reply_js__WEBPACK_IMPORTED_MODULE_10__/* .findMarked */ .E)(host, place, _marker_js__WEBPACK_IMPORTED_MODULE_8__/* .MARKER_START */ ._8, (0,_bot_context_js__WEBPACK_IMPORTED_MODULE_4__/* .scopeOf */ .Od)(bot, place.thread));
        const older = marked.filter(({ marker }) => marker.phase === 'answer' && marker.event !== event);
        if (older.length === 0)
            return;
        // A signed marker can be copied; only what this token wrote is its own.
        const self = await host.self();
        const own = older.map(({ comment }) => comment).filter(({ author }) => author === self);
        await host.hideOutdated(own.slice(-AT_MOST));
    }
    catch (error) {
        log.warn(`Older answers could not be hidden: ${(0,_shared_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .sentence */ .em)(error)}`);
    }
}
function ignored(reason) {
    return { outcome: 'ignored', message: `Nothing to do: ${reason}.` };
}


/***/ }),

/***/ 61835:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   P: () => (/* binding */ dryRun)
/* harmony export */ });
/* harmony import */ var _context_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76557);

async function dryRun(rehearsal, bot) {
    const { what, prompt, origin, fresh, jobId } = rehearsal;
    const { threads } = await bot.backend();
    const known = origin.thread === undefined ? null : await threads.jobOf(origin.thread);
    const job = jobId ?? (fresh ? null : known);
    const lines = [`Dry run of \`${what}\`: nothing is created, posted or pushed.`];
    if (origin.thread !== undefined)
        lines.push(`Thread: #${origin.thread}`);
    if (prompt === undefined) {
        lines.push(known === null ? 'The thread has no job.' : `It would concern job ${known}.`);
    }
    else {
        lines.push(job === null ? 'A new job would be created.' : `Job ${job} would be continued.`);
        lines.push('', 'Prompt:', prompt);
        const context = await (0,_context_js__WEBPACK_IMPORTED_MODULE_0__/* .gatherContext */ .x8)(bot.host, origin);
        if (context !== undefined)
            lines.push('', 'Context:', context);
    }
    return { outcome: 'dry-run', message: lines.join('\n') };
}


/***/ }),

/***/ 86349:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Gy: () => (/* binding */ mark),
/* harmony export */   XD: () => (/* binding */ markEnd),
/* harmony export */   _B: () => (/* binding */ claimOf),
/* harmony export */   ak: () => (/* binding */ toTheEnd),
/* harmony export */   uj: () => (/* binding */ GONE),
/* harmony export */   yv: () => (/* binding */ originOf)
/* harmony export */ });
/* harmony import */ var _shared_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(42205);
/* harmony import */ var _bot_context_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(64561);
/* harmony import */ var _link_back_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(97662);
/* harmony import */ var _outcome_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9826);
/* harmony import */ var _request_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(92939);
/* harmony import */ var _send_and_follow_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(84970);
/* harmony import */ var _words_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(16587);
// Taking up what somebody wrote: the claim, where it came from, and the marks at its end.







const GONE = {
    outcome: 'ignored',
    message: 'The comment was deleted before this run began, so nothing was done.',
};
/** 👀 is the claim. Hosts do not tell who reacted first to a review. */
async function claimOf(said, { host, log }) {
    try {
        const claim = await host.react(said, 'eyes');
        return said.kind === 'review' ? 'unclear' : claim;
    }
    catch (error) {
        if (error instanceof _shared_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .NotFound */ .Mk)
            return 'gone';
        log.warn(`Could not react to the comment: ${(0,_shared_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .sentence */ .em)(error)}`);
        return 'unclear';
    }
}
async function toTheEnd(order, request, bot) {
    const result = await (0,_send_and_follow_js__WEBPACK_IMPORTED_MODULE_4__/* .sendAndFollow */ .J)(order, bot);
    if (result.outcome === 'ignored' || isUnderWay(result, bot))
        return result;
    if (result.job)
        await (0,_link_back_js__WEBPACK_IMPORTED_MODULE_2__/* .linkBack */ .mr)(result.job, order.origin, bot);
    // Of several runs of one event, the first tells them; a re-run does when that one had not ended.
    const told = order.reply?.endedBefore || (order.claim === 'again' && !bot.rerun);
    if (!told && !order.reply?.notifies)
        await tellRequester(request, result, order.reply, bot);
    return result;
}
/** The end will be told when it has come. */
function isUnderWay({ outcome }, { wait }) {
    return wait === 'later' || (wait === 'ended' && outcome === 'started');
}
/** Marks what somebody wrote when everything that it led to is over. */
async function markEnd(said, all, bot) {
    const results = all.filter(({ outcome }) => outcome !== 'ignored' && outcome !== 'dry-run');
    if (results.length === 0 || results.some((result) => isUnderWay(result, bot)))
        return;
    await mark(said, results.every(_outcome_js__WEBPACK_IMPORTED_MODULE_3__/* .wentWell */ .x3), bot);
}
/** 🚀 or 😕, and not the one an earlier attempt left. */
async function mark(said, well, { host, log, rerun }) {
    try {
        await host.react(said, well ? 'rocket' : 'confused');
        if (rerun)
            await host.unreact(said, well ? 'confused' : 'rocket');
    }
    catch (error) {
        log.warn(`Could not react to the comment: ${(0,_shared_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .sentence */ .em)(error)}`);
    }
}
/** The head of a pull request as it is now, at the claim, unless the event told it. */
async function originOf(request, { host }) {
    const { author, thread, comment, askedAt, url, isPull } = request;
    const pull = request.pull ?? (isPull ? (0,_request_js__WEBPACK_IMPORTED_MODULE_6__/* .headOf */ .Uo)(await host.pull(thread)) : undefined);
    return {
        requester: author,
        thread,
        comment,
        askedAt,
        ...(url && { url }),
        ...(pull && { pull }),
    };
}
// The person who asked learns that it is done. Edits of a comment notify nobody, so they are requested
// as a reviewer of the pull request or, where that is not possible, mentioned once.
/** A person's, by the host's rules: nothing else after an `@` could notify a team, or a bot. */
const LOGIN = /^[a-z\d](?:[a-z\d_-]{0,98}[a-z\d])?$/i;
/** `request.author` is whom the host named as the comment's author, and whose permission it confirmed. */
async function tellRequester(request, { outcome, job }, given, bot) {
    const { author } = request;
    const how = { voice: bot.voice, reply: given?.url };
    const text = job && _words_js__WEBPACK_IMPORTED_MODULE_5__/* .mention */ .lE(author, outcome, job, how);
    if (!text || request.namedBot || !LOGIN.test(author))
        return;
    const { host, log, repository } = bot;
    try {
        if (author === (await host.self()))
            return;
        const pull = outcome === 'pull-request' ? (0,_link_back_js__WEBPACK_IMPORTED_MODULE_2__/* .pullOf */ .pv)(job.prLink ?? null, repository) : undefined;
        if (pull !== undefined && (await host.requestReview(pull, author)))
            return;
        const reply = (0,_bot_context_js__WEBPACK_IMPORTED_MODULE_1__/* .replyAt */ .Gj)(bot, `done:${(0,_request_js__WEBPACK_IMPORTED_MODULE_6__/* .eventOf */ .A6)(request.comment)}`, (0,_request_js__WEBPACK_IMPORTED_MODULE_6__/* .placeOf */ .$t)(request));
        if ((await reply.find()) === null)
            await reply.say(text, { phase: 'told' });
    }
    catch (error) {
        log.warn(`${author} could not be notified: ${(0,_shared_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .sentence */ .em)(error)}`);
    }
}


/***/ }),

/***/ 8044:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   X: () => (/* binding */ orTell),
/* harmony export */   tellWrongSetup: () => (/* binding */ tellWrongSetup),
/* harmony export */   z: () => (/* binding */ finishUnfinished)
/* harmony export */ });
/* harmony import */ var _shared_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(42205);
/* harmony import */ var _bot_context_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(64561);
/* harmony import */ var _marker_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(66010);
/* harmony import */ var _reply_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(37518);
/* harmony import */ var _request_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(92939);
/* harmony import */ var _take_up_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(86349);
/* harmony import */ var _thread_host_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(60219);
/* harmony import */ var _words_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(16587);
// Whatever stops a command, the person who gave it learns so on the thread.








/** Does the work. If it fails, says why on the thread before the error reaches the log. */
async function orTell({ reply, said }, bot, work) {
    try {
        return await work();
    }
    catch (error) {
        if (bot.waits?.(error))
            await reply?.wait(_words_js__WEBPACK_IMPORTED_MODULE_5__/* .waiting */ .eg(tellable(error, bot.voice), bot.voice));
        else if (!bot.dryRun)
            await tell(error, { reply, said }, bot);
        throw error;
    }
}
/**
 * For a workflow whose inputs are wrong, where nothing else is done. Only someone who is permitted
 * to give commands gets this answer; to others the setup is no concern.
 */
async function tellWrongSetup(request, error, bot) {
    if (bot.dryRun)
        return;
    const { host, permission } = bot;
    if (!request.namedBot && !(0,_thread_host_js__WEBPACK_IMPORTED_MODULE_6__/* .permits */ .V1)(await host.permission(request.author), permission))
        return;
    const said = (0,_request_js__WEBPACK_IMPORTED_MODULE_7__/* .utteranceOf */ .pI)(request);
    // As for any command: a re-run after the fix continues this answer.
    if ((await (0,_take_up_js__WEBPACK_IMPORTED_MODULE_4__/* .claimOf */ ._B)(said, bot)) === 'gone')
        return;
    const reply = (0,_bot_context_js__WEBPACK_IMPORTED_MODULE_1__/* .replyAt */ .Gj)(bot, (0,_request_js__WEBPACK_IMPORTED_MODULE_7__/* .eventOf */ .A6)(request.comment), (0,_request_js__WEBPACK_IMPORTED_MODULE_7__/* .placeOf */ .$t)(request));
    await tell(error, { reply, said }, bot);
}
async function tell(error, { reply, said }, bot) {
    await reply?.fail(_words_js__WEBPACK_IMPORTED_MODULE_5__/* .couldNot */ .NF(tellable(error, bot.voice), bot.voice));
    if (said)
        await (0,_take_up_js__WEBPACK_IMPORTED_MODULE_4__/* .mark */ .Gy)(said, false, bot);
}
/** What went wrong here is for the log; a thread gets the sentences that were written for people. */
function tellable(error, { runUrl }) {
    if (!(error instanceof _shared_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .DocketError */ .jq)) {
        const log = runUrl ? 'The log of the workflow run' : 'The log of the server';
        return `Something unexpected went wrong. ${log} has the details.`;
    }
    return [error.message, ...error.details.map((detail) => `- ${detail}`)].join('\n');
}
// An answer whose run was killed gets its last words from whoever comes after it.
async function finishUnfinished({ place, marker, comment, said }, bot) {
    const { host, voice } = bot;
    const scope = (0,_bot_context_js__WEBPACK_IMPORTED_MODULE_1__/* .scopeOf */ .Od)(bot, place.thread);
    const found = await (0,_reply_js__WEBPACK_IMPORTED_MODULE_3__/* .findMarked */ .E)(host, place, (0,_marker_js__WEBPACK_IMPORTED_MODULE_2__/* .markerPrefix */ .X4)(marker.event), scope);
    const current = found.find((one) => one.comment.id === comment.id);
    // Deleted, or the run had said its last words and was killed right after.
    if (!current || !(0,_marker_js__WEBPACK_IMPORTED_MODULE_2__/* .isOpen */ .nT)(current.marker))
        return;
    const body = _words_js__WEBPACK_IMPORTED_MODULE_5__/* .commentBody */ .I2((0,_marker_js__WEBPACK_IMPORTED_MODULE_2__/* .writeMarker */ .en)(marker, scope), _words_js__WEBPACK_IMPORTED_MODULE_5__/* .interrupted */ .VM(voice));
    await host.editComment(comment, body);
    if (said)
        await host.react(said, 'confused');
}


/***/ }),

/***/ 60219:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Jj: () => (/* binding */ PERMISSIONS),
/* harmony export */   Ow: () => (/* binding */ PULLS_SETTING),
/* harmony export */   V1: () => (/* binding */ permits)
/* harmony export */ });
// The port to the code host's threads: issues, pull requests, their comments and who may speak
// there. Owned by the use cases, implemented by github/. Every call rejects with an error of the
// shared family, and with one that `isAway` recognizes if the host did not answer: no answer is never
// an opinion. What was posted twice by accident cannot happen, because posts carry a marker.
const PERMISSIONS = ['none', 'read', 'triage', 'write', 'maintain', 'admin'];
function permits(answer, required) {
    if (answer.problem !== undefined)
        return false;
    return PERMISSIONS.indexOf(answer.level) >= PERMISSIONS.indexOf(required);
}
/** Where to let workflows open pull requests. */
const PULLS_SETTING = 'Settings → Actions → General → Allow GitHub Actions to create and approve pull requests';


/***/ })

};
