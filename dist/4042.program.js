export const id = 4042;
export const ids = [4042,4377];
export const modules = {

/***/ 12208:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   carryOutAll: () => (/* binding */ carryOutAll)
/* harmony export */ });
/* harmony import */ var _contract_commands_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(20173);
/* harmony import */ var _contract_job_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(99916);
/* harmony import */ var _jobs_undo_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(45931);
/* harmony import */ var _shared_errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(42205);
/* harmony import */ var _shared_waiting_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(12099);
/* harmony import */ var _bot_context_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(64561);
/* harmony import */ var _outcome_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(9826);
/* harmony import */ var _replies_link_back_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(88549);
/* harmony import */ var _replies_marker_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(61015);
/* harmony import */ var _replies_reply_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(31697);
/* harmony import */ var _replies_words_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(72142);
/* harmony import */ var _request_js__WEBPACK_IMPORTED_MODULE_17__ = __webpack_require__(92939);
/* harmony import */ var _sending_follow_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(83954);
/* harmony import */ var _sending_send_and_follow_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(99963);
/* harmony import */ var _sending_send_once_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(14259);
/* harmony import */ var _sending_tell_end_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(85056);
/* harmony import */ var _handle_comment_js__WEBPACK_IMPORTED_MODULE_15__ = __webpack_require__(61899);
/* harmony import */ var _tell_failure_js__WEBPACK_IMPORTED_MODULE_16__ = __webpack_require__(80061);
// What each command of a comment asks for. Whoever gave it may give it: see run-command.ts.


















/** All commands of the comment, in order. One that fails does not keep the others from being carried out. */
async function carryOutAll(request, bot) {
    const { commands, comment } = request;
    const said = (0,_request_js__WEBPACK_IMPORTED_MODULE_17__/* .commentOf */ .vm)(request);
    let claimed;
    const claim = () => {
        claimed ??= (0,_handle_comment_js__WEBPACK_IMPORTED_MODULE_15__/* .claimOf */ ._B)(said, bot);
        return claimed;
    };
    const results = [];
    const works = [];
    const problems = [];
    for (const [at, command] of commands.entries()) {
        if (bot.signal.aborted)
            continue;
        const part = at === 0 ? comment : { ...comment, part: at + 1 };
        const reply = (0,_bot_context_js__WEBPACK_IMPORTED_MODULE_5__/* .replyAt */ .Gj)(bot, (0,_request_js__WEBPACK_IMPORTED_MODULE_17__/* .eventOf */ .A6)(part), (0,_request_js__WEBPACK_IMPORTED_MODULE_17__/* .replyPlaceOf */ .nS)(request));
        try {
            const result = await (0,_tell_failure_js__WEBPACK_IMPORTED_MODULE_16__/* .orTell */ .X)({ reply, said }, bot, () => carryOut(command, { ...request, comment: part }, { reply, claim }, bot));
            results.push(result);
            if ((0,_contract_commands_js__WEBPACK_IMPORTED_MODULE_0__/* .isWork */ .cD)(command))
                works.push(result);
        }
        catch (error) {
            problems.push(error);
        }
    }
    await (0,_handle_comment_js__WEBPACK_IMPORTED_MODULE_15__/* .markEnd */ .XD)(said, works, bot);
    if (problems.length > 0)
        throw problems[0];
    return together(results);
}
/** What the run reports: what failed, what is not over, or the last that led to something. */
function together(results) {
    const result = results.find(({ outcome }) => (0,_outcome_js__WEBPACK_IMPORTED_MODULE_6__/* .isFailure */ .N6)(outcome)) ??
        results.find(({ outcome }) => outcome === 'started') ??
        results.findLast(({ outcome }) => outcome !== 'ignored') ??
        results.at(-1) ??
        (0,_outcome_js__WEBPACK_IMPORTED_MODULE_6__/* .ignored */ .PP)('the run was stopped before it began');
    return { ...result, message: results.map(({ message }) => message).join(' ') || result.message };
}
async function carryOut(command, about, { reply, claim: claimed }, bot) {
    const origin = await (0,_handle_comment_js__WEBPACK_IMPORTED_MODULE_15__/* .originOf */ .yv)(about, bot);
    const asks = command.kind === 'ask' || command.kind === 'new';
    if (bot.dryRun) {
        const { dryRun } = await __webpack_require__.e(/* import() */ 6411).then(__webpack_require__.bind(__webpack_require__, 8792));
        const prompt = asks ? command.prompt : undefined;
        return dryRun({ what: command.kind, prompt, origin, fresh: command.kind === 'new' }, bot);
    }
    const claim = await claimed();
    if (claim === 'gone')
        return _handle_comment_js__WEBPACK_IMPORTED_MODULE_15__/* .GONE */ .uj;
    const event = { key: (0,_request_js__WEBPACK_IMPORTED_MODULE_17__/* .eventOf */ .A6)(about.comment), reply, claim };
    switch (command.kind) {
        case 'ask':
            return await (0,_sending_send_and_follow_js__WEBPACK_IMPORTED_MODULE_12__/* .sendAndFollow */ .J)({ prompt: command.prompt, origin, joinThread: true }, event, bot);
        case 'new':
            return await (0,_sending_send_and_follow_js__WEBPACK_IMPORTED_MODULE_12__/* .sendAndFollow */ .J)({ prompt: command.prompt, origin }, event, bot);
        case 'fix':
        case 'bare':
            return await fix(command.kind, origin, event, bot);
        case 'retry':
            return await retry(origin, event, bot);
        case 'undo':
            return await undo(origin, event, bot);
        case 'redo':
            return await redo(origin, event, bot);
        case 'status':
        case 'cancel':
        case 'archive':
            return await answer(command.kind, command, about, event, bot);
        case 'unclear': {
            const asked = claim !== 'first' && (await reply.find())?.phase === 'answer';
            if ('prompt' in command && !asked && (await hasJob(about.thread, bot))) {
                return await (0,_sending_send_and_follow_js__WEBPACK_IMPORTED_MODULE_12__/* .sendAndFollow */ .J)({ prompt: command.prompt, origin, joinThread: true }, event, bot);
            }
            await tellForNow(_replies_words_js__WEBPACK_IMPORTED_MODULE_10__/* .unclear */ .lD('meant' in command ? command.meant : undefined, bot.style), reply, bot);
            return { outcome: 'ignored', message: 'Asked what the comment means; nothing was started.' };
        }
        case 'merge':
        case 'too-many':
        case 'help': {
            const [text, message] = {
                merge: [_replies_words_js__WEBPACK_IMPORTED_MODULE_10__/* .neverMerges */ .Yf(bot.style), 'Explained that Docket does not merge.'],
                'too-many': [_replies_words_js__WEBPACK_IMPORTED_MODULE_10__/* .tooMany */ .Ot(bot.style), 'The other commands were not carried out.'],
                help: [withHint(_replies_words_js__WEBPACK_IMPORTED_MODULE_10__/* .help */ .yj(bot.style), command, bot.style), 'Showed the list of commands.'],
            }[command.kind];
            if (claim !== 'first')
                await reply.find();
            await tellForNow(text, reply, bot);
            return { outcome: 'ignored', message };
        }
    }
}
async function hasJob(thread, bot) {
    return (await (0,_sending_send_once_js__WEBPACK_IMPORTED_MODULE_13__/* .jobOfThread */ .t0)(thread, await bot.backend())) !== null;
}
/** The findings of the documentation check are the request; the context lists them. */
async function fix(kind, origin, event, bot) {
    const { reply, claim, key } = event;
    const { pull, thread } = origin;
    const headSha = pull?.headSha;
    const send = (prompt, drift) => (0,_sending_send_and_follow_js__WEBPACK_IMPORTED_MODULE_12__/* .sendAndFollow */ .J)({ prompt, origin: { ...origin, drift }, joinThread: true }, event, bot);
    // By the time that a run is repeated, there may be nothing left to find.
    const backend = claim === 'first' ? undefined : await bot.backend();
    const job = backend && (await (0,_sending_send_once_js__WEBPACK_IMPORTED_MODULE_13__/* .jobOfMarker */ .Xk)(event, backend));
    if (backend && job && headSha !== undefined) {
        const prompt = (await backend.records?.promptOf(job, key)) ?? (0,_request_js__WEBPACK_IMPORTED_MODULE_17__/* .driftPrompt */ .Gz)(headSha);
        return send(prompt, { headSha });
    }
    const report = headSha === undefined || thread === undefined
        ? undefined
        : await bot.host.drift?.(thread, headSha);
    if (report && headSha !== undefined && report.findings.length > 0) {
        return send((0,_request_js__WEBPACK_IMPORTED_MODULE_17__/* .driftPrompt */ .Gz)(headSha), { headSha });
    }
    if (claim !== 'first')
        await reply.find();
    const bare = kind === 'bare';
    const text = report ? _replies_words_js__WEBPACK_IMPORTED_MODULE_10__/* .nothingToFix */ .cA(bot.style) : _replies_words_js__WEBPACK_IMPORTED_MODULE_10__/* .fixElsewhere */ .gD(bot.style);
    await tellForNow(bare ? _replies_words_js__WEBPACK_IMPORTED_MODULE_10__/* .help */ .yj(bot.style) : text, reply, bot);
    const message = bare ? 'Showed the list of commands.' : 'There is nothing to fix.';
    return { outcome: 'ignored', message };
}
async function retry(origin, event, bot) {
    const { reply, claim, key } = event;
    const backend = await bot.backend();
    // The thread may have gone on since an earlier run of this event.
    const earlier = claim === 'first' ? null : await (0,_sending_send_once_js__WEBPACK_IMPORTED_MODULE_13__/* .jobOfMarker */ .Xk)(event, backend);
    const job = earlier ?? (await (0,_sending_send_once_js__WEBPACK_IMPORTED_MODULE_13__/* .jobOfThread */ .t0)(origin.thread, backend));
    if (job === null)
        return tellNoJob(reply, bot);
    const { service, projectId, records, work } = backend;
    const taken = earlier !== null || (await records?.promptOf(job, key)) !== undefined;
    const known = taken ? null : await service.getJob(projectId, job, { signal: bot.signal });
    const status = known?.status ?? 'failed';
    const refusal = known &&
        ((await endedBy(known, backend, bot)) ??
            ((0,_contract_job_js__WEBPACK_IMPORTED_MODULE_1__/* .asks */ .zW)(known)
                ? _replies_words_js__WEBPACK_IMPORTED_MODULE_10__/* .status */ .h5(known, bot.style)
                : status === 'completed' || (status === 'active' && !work)
                    ? _replies_words_js__WEBPACK_IMPORTED_MODULE_10__/* .nothingFailed */ .NV(status === 'active', bot.style)
                    : undefined));
    if (refusal)
        return refuse(refusal, `nothing failed in job ${job}`, event, bot);
    if (status === 'active') {
        return (0,_sending_send_and_follow_js__WEBPACK_IMPORTED_MODULE_12__/* .sendAndFollow */ .J)({ prompt: '', origin }, { ...event, job, resume: true }, bot);
    }
    const prompt = (await records?.promptToRepeat(job, key)) ?? 'Try the last request again.';
    const undoes = [_jobs_undo_js__WEBPACK_IMPORTED_MODULE_2__/* .UNDO_PROMPT */ .Mk, _jobs_undo_js__WEBPACK_IMPORTED_MODULE_2__/* .REDO_PROMPT */ .eA].includes(prompt) && { undo: true };
    return (0,_sending_send_and_follow_js__WEBPACK_IMPORTED_MODULE_12__/* .sendAndFollow */ .J)({ prompt, origin: { ...origin, ...undoes } }, { ...event, job }, bot);
}
/** A commit that reverts the job's last one: no agent works, and nothing is paid. */
async function undo(origin, event, bot) {
    const { reply, claim, key } = event;
    const backend = await bot.backend();
    const { service, projectId, records } = backend;
    const earlier = claim === 'first' ? null : await (0,_sending_send_once_js__WEBPACK_IMPORTED_MODULE_13__/* .jobOfMarker */ .Xk)(event, backend);
    const job = earlier ?? (await (0,_sending_send_once_js__WEBPACK_IMPORTED_MODULE_13__/* .jobOfThread */ .t0)(origin.thread, backend));
    if (job === null)
        return tellNoJob(reply, bot);
    const taken = earlier !== null || (await records?.promptOf(job, key)) !== undefined;
    const known = await service.getJob(projectId, job, { signal: bot.signal });
    const refusal = !records
        ? _replies_words_js__WEBPACK_IMPORTED_MODULE_10__/* .notOffered */ .JM('undo', bot.style)
        : taken
            ? undefined
            : ((await endedBy(known, backend, bot)) ??
                (known.status === 'active' || (await records.canUndo(job))
                    ? undefined
                    : _replies_words_js__WEBPACK_IMPORTED_MODULE_10__/* .nothingToUndo */ .Lz(bot.style)));
    if (refusal)
        return refuse(refusal, `there is nothing to undo in job ${job}`, event, bot);
    const undoing = { prompt: _jobs_undo_js__WEBPACK_IMPORTED_MODULE_2__/* .UNDO_PROMPT */ .Mk, origin: { ...origin, undo: true } };
    return (0,_sending_send_and_follow_js__WEBPACK_IMPORTED_MODULE_12__/* .sendAndFollow */ .J)(undoing, { ...event, job }, bot);
}
/** After an undo, the undo of that; otherwise, people mean a retry. */
async function redo(origin, event, bot) {
    const { claim, key } = event;
    const backend = await bot.backend();
    const { service, projectId, records } = backend;
    const earlier = claim === 'first' ? null : await (0,_sending_send_once_js__WEBPACK_IMPORTED_MODULE_13__/* .jobOfMarker */ .Xk)(event, backend);
    const job = earlier ?? (await (0,_sending_send_once_js__WEBPACK_IMPORTED_MODULE_13__/* .jobOfThread */ .t0)(origin.thread, backend));
    if (job === null || !records)
        return retry(origin, event, bot);
    const taken = await records.promptOf(job, key);
    const isRedo = taken === undefined ? await records.canRedo(job) : taken === _jobs_undo_js__WEBPACK_IMPORTED_MODULE_2__/* .REDO_PROMPT */ .eA;
    if (!isRedo)
        return retry(origin, event, bot);
    if (taken === undefined) {
        const known = await service.getJob(projectId, job, { signal: bot.signal });
        const ended = await endedBy(known, backend, bot);
        if (ended)
            return refuse(ended, `job ${job} has ended`, event, bot);
    }
    const redoing = { prompt: _jobs_undo_js__WEBPACK_IMPORTED_MODULE_2__/* .REDO_PROMPT */ .eA, origin: { ...origin, undo: true } };
    return (0,_sending_send_and_follow_js__WEBPACK_IMPORTED_MODULE_12__/* .sendAndFollow */ .J)(redoing, { ...event, job }, bot);
}
async function refuse(text, reason, { reply, claim }, bot) {
    if (claim !== 'first')
        await reply.find();
    await tellForNow(text, reply, bot);
    return (0,_outcome_js__WEBPACK_IMPORTED_MODULE_6__/* .ignored */ .PP)(reason);
}
/** The job's pull request as it is now; undefined if there is none. */
async function pullNow({ prLink, source }, { pulls }, { host, repository }) {
    const number = (0,_replies_link_back_js__WEBPACK_IMPORTED_MODULE_7__/* .pullOf */ .pv)(prLink ?? null, (pulls && source?.repository) || repository);
    if (number === undefined)
        return undefined;
    try {
        return await (pulls ?? host).pull(number);
    }
    catch (error) {
        if (error instanceof _shared_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .NotFound */ .Mk)
            return undefined;
        throw error;
    }
}
/** What to say to whoever wants something of a job that is over; undefined if it is not. */
async function endedBy(job, backend, bot) {
    return _replies_words_js__WEBPACK_IMPORTED_MODULE_10__/* .ended */ .v6(job, await pullNow(job, backend, bot), bot.style);
}
async function answer(what, command, about, { reply, claim }, bot) {
    const { thread, author } = about;
    const backend = await bot.backend();
    const before = claim === 'first' ? null : await reply.find();
    // Once is enough: by now, the thread may have another job.
    if (what !== 'status' && before?.phase === 'told' && !before.closed) {
        return (0,_outcome_js__WEBPACK_IMPORTED_MODULE_6__/* .ignored */ .PP)(`\`${what}\` was carried out before`);
    }
    const id = await backend.threads.jobOfThread(thread);
    if (id === null)
        return tellNoJob(reply, bot);
    const { text, job } = await act(what, { id, thread, by: author }, backend, bot);
    const canceled = what === 'cancel' && job?.docket?.reason === _contract_job_js__WEBPACK_IMPORTED_MODULE_1__/* .CANCELLED */ .gD;
    // If the reply to the request tells that it is canceled, a reaction is answer enough to this comment.
    if (canceled && !before && (await isEndTold(job, reply, backend, bot))) {
        await (0,_handle_comment_js__WEBPACK_IMPORTED_MODULE_15__/* .mark */ .Gy)((0,_request_js__WEBPACK_IMPORTED_MODULE_17__/* .commentOf */ .vm)(about), true, bot);
        return { outcome: 'ignored', message: `Job ${id} is canceled.`, job };
    }
    const hinted = withHint(text, command, bot.style);
    if (what === 'status')
        await tellForNow(hinted, reply, bot);
    else
        await reply.say(hinted, { phase: 'told' });
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
    await (0,_sending_tell_end_js__WEBPACK_IMPORTED_MODULE_14__/* .tellEnds */ .gj)(job.id, bot);
    const scope = (0,_bot_context_js__WEBPACK_IMPORTED_MODULE_5__/* .scopeOf */ .Od)(bot, place.thread);
    const marked = await (0,_replies_reply_js__WEBPACK_IMPORTED_MODULE_9__/* .findMarked */ .E)(bot.host, { thread: place.thread }, _replies_marker_js__WEBPACK_IMPORTED_MODULE_8__/* .MARKER_START */ ._8, scope);
    return marked.some(({ marker }) => marker.job === job.id && marker.closed);
}
async function act(what, { id, thread, by }, backend, bot) {
    const { service, projectId } = backend;
    const { style } = bot;
    if (what === 'status') {
        const job = await service.getJob(projectId, id, { signal: bot.signal });
        const pull = await pullNow(job, backend, bot);
        const at = { now: bot.clock.now(), here: (0,_replies_link_back_js__WEBPACK_IMPORTED_MODULE_7__/* .isOwnPull */ .I1)(job, thread, bot), pull };
        return { text: _replies_words_js__WEBPACK_IMPORTED_MODULE_10__/* .status */ .h5(job, style, at), job };
    }
    if (!service.control)
        return { text: _replies_words_js__WEBPACK_IMPORTED_MODULE_10__/* .notOffered */ .JM(what, style) };
    const before = await service.getJob(projectId, id, { signal: bot.signal });
    const pull = await pullNow(before, backend, bot);
    if (what === 'cancel') {
        const ended = _replies_words_js__WEBPACK_IMPORTED_MODULE_10__/* .ended */ .v6(before, pull, style);
        if (ended)
            return { text: `There is nothing to cancel. ${ended}`, job: before };
        const job = await cancel({ id, by }, backend, service.control, bot).catch((error) => {
            if (!(error instanceof _shared_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .Conflict */ .lt))
                throw error;
            return service.getJob(projectId, id, { signal: bot.signal });
        });
        return { text: _replies_words_js__WEBPACK_IMPORTED_MODULE_10__/* .cancelRequested */ .NK(job, style, (0,_contract_job_js__WEBPACK_IMPORTED_MODULE_1__/* .asks */ .zW)(before)), job };
    }
    try {
        const job = await service.control.archive(projectId, id, { signal: bot.signal });
        return { text: _replies_words_js__WEBPACK_IMPORTED_MODULE_10__/* .archived */ .xJ(job, pull, style), job };
    }
    catch (error) {
        if ((0,_shared_waiting_js__WEBPACK_IMPORTED_MODULE_4__/* .isNoAnswer */ .Uz)(error))
            throw error;
        return { text: _replies_words_js__WEBPACK_IMPORTED_MODULE_10__/* .couldNot */ .NF((0,_shared_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .sentence */ .em)(error), style) };
    }
}
/** Whoever works on the job sees the wish within seconds; if nobody does, this run ends it. */
const CANCEL_WITHIN_MS = 120_000;
async function cancel({ id, by }, { service, projectId }, control, bot) {
    const job = await control.cancel(projectId, id, { by, signal: bot.signal });
    const deadline = bot.clock.now() + CANCEL_WITHIN_MS;
    const end = await (0,_sending_follow_js__WEBPACK_IMPORTED_MODULE_11__/* .followToEnd */ .c)((0,_sending_follow_js__WEBPACK_IMPORTED_MODULE_11__/* .follow */ .e)({ projectId, jobId: id, job }, { ...bot, service, deadline }), () => { });
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
    await tellForNow(_replies_words_js__WEBPACK_IMPORTED_MODULE_10__/* .noJob */ .XP(bot.style), reply, bot);
    return { outcome: 'ignored', message: 'The thread has no job.' };
}
// Answers to `status` and `help` do not pile up on a thread: a new one hides the older ones.
/** The newest of them; what is older was hidden by the answers in between. */
const AT_MOST = 10;
/** That it does not work is no reason to fail: the new answer is there. */
async function hideOlder({ event, place }, bot) {
    const { host, log } = bot;
    try {
        const marked = await (0,_replies_reply_js__WEBPACK_IMPORTED_MODULE_9__/* .findMarked */ .E)(host, place, _replies_marker_js__WEBPACK_IMPORTED_MODULE_8__/* .MARKER_START */ ._8, (0,_bot_context_js__WEBPACK_IMPORTED_MODULE_5__/* .scopeOf */ .Od)(bot, place.thread));
        const older = marked.filter(({ marker }) => marker.phase === 'answer' && marker.event !== event);
        if (older.length === 0)
            return;
        // A signed marker can be copied; only what this token wrote is its own.
        const self = await host.self();
        const own = older.map(({ comment }) => comment).filter(({ author }) => author === self);
        await host.hideOutdated(own.slice(-AT_MOST));
    }
    catch (error) {
        log.warn(`Older answers could not be hidden: ${(0,_shared_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .sentence */ .em)(error)}`);
    }
}


/***/ }),

/***/ 80061:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   X: () => (/* binding */ orTell),
/* harmony export */   tellWrongSetup: () => (/* binding */ tellWrongSetup),
/* harmony export */   z: () => (/* binding */ finishUnfinished)
/* harmony export */ });
/* harmony import */ var _shared_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(42205);
/* harmony import */ var _bot_context_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(64561);
/* harmony import */ var _replies_marker_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(61015);
/* harmony import */ var _replies_reply_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(31697);
/* harmony import */ var _replies_words_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(72142);
/* harmony import */ var _request_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(92939);
/* harmony import */ var _thread_host_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(60219);
/* harmony import */ var _handle_comment_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(61899);
// Whatever stops a command, the person who gave it learns so on the thread.








/** Does the work. If it fails, says why on the thread before the error reaches the log. */
async function orTell({ reply, said }, bot, work) {
    try {
        return await work();
    }
    catch (error) {
        if (error instanceof _thread_host_js__WEBPACK_IMPORTED_MODULE_6__/* .CheckLater */ .Lc)
            throw error;
        if (bot.waits?.(error))
            await reply?.wait(_replies_words_js__WEBPACK_IMPORTED_MODULE_4__/* .waiting */ .eg(tellable(error, bot.style), bot.style));
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
    const said = (0,_request_js__WEBPACK_IMPORTED_MODULE_7__/* .commentOf */ .vm)(request);
    // As for any command: a re-run after the fix continues this answer.
    if ((await (0,_handle_comment_js__WEBPACK_IMPORTED_MODULE_5__/* .claimOf */ ._B)(said, bot)) === 'gone')
        return;
    const reply = (0,_bot_context_js__WEBPACK_IMPORTED_MODULE_1__/* .replyAt */ .Gj)(bot, (0,_request_js__WEBPACK_IMPORTED_MODULE_7__/* .eventOf */ .A6)(request.comment), (0,_request_js__WEBPACK_IMPORTED_MODULE_7__/* .replyPlaceOf */ .nS)(request));
    await tell(error, { reply, said }, bot);
}
async function tell(error, { reply, said }, bot) {
    await reply?.fail(_replies_words_js__WEBPACK_IMPORTED_MODULE_4__/* .couldNot */ .NF(tellable(error, bot.style), bot.style));
    if (said)
        await (0,_handle_comment_js__WEBPACK_IMPORTED_MODULE_5__/* .mark */ .Gy)(said, false, bot);
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
    const { host, style } = bot;
    const scope = (0,_bot_context_js__WEBPACK_IMPORTED_MODULE_1__/* .scopeOf */ .Od)(bot, place.thread);
    const found = await (0,_replies_reply_js__WEBPACK_IMPORTED_MODULE_3__/* .findMarked */ .E)(host, place, (0,_replies_marker_js__WEBPACK_IMPORTED_MODULE_2__/* .markerPrefix */ .X4)(marker.event), scope);
    const current = found.find((one) => one.comment.id === comment.id);
    // Deleted, or the run had said its last words and was killed right after.
    if (!current || !(0,_replies_marker_js__WEBPACK_IMPORTED_MODULE_2__/* .isOpen */ .nT)(current.marker))
        return;
    const body = _replies_words_js__WEBPACK_IMPORTED_MODULE_4__/* .commentBody */ .I2((0,_replies_marker_js__WEBPACK_IMPORTED_MODULE_2__/* .writeMarker */ .en)(marker, scope), _replies_words_js__WEBPACK_IMPORTED_MODULE_4__/* .interrupted */ .VM(style));
    await host.editComment(comment, body);
    if (said)
        await host.react(said, 'confused');
}


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
