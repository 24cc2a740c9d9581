export const id = 3871;
export const ids = [3871,8044];
export const modules = {

/***/ 3871:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   runCommand: () => (/* binding */ runCommand)
/* harmony export */ });
/* harmony import */ var _contract_job_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(99916);
/* harmony import */ var _shared_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(42205);
/* harmony import */ var _bot_context_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(64561);
/* harmony import */ var _dry_run_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(61835);
/* harmony import */ var _follow_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(92609);
/* harmony import */ var _link_back_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(97662);
/* harmony import */ var _marker_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(66010);
/* harmony import */ var _reply_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(37518);
/* harmony import */ var _request_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(92939);
/* harmony import */ var _send_once_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(95826);
/* harmony import */ var _take_up_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(86349);
/* harmony import */ var _tell_failure_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(8044);
/* harmony import */ var _thread_host_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(60219);
/* harmony import */ var _words_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(16587);
// A command in a comment: may this person give it, then what it asks for.














async function runCommand(request, bot) {
    const refused = await refuse(request, bot);
    if (refused)
        return refused;
    const said = (0,_request_js__WEBPACK_IMPORTED_MODULE_12__/* .utteranceOf */ .pI)(request);
    const reply = (0,_bot_context_js__WEBPACK_IMPORTED_MODULE_2__/* .replyAt */ .Gj)(bot, (0,_request_js__WEBPACK_IMPORTED_MODULE_12__/* .eventOf */ .A6)(request.comment), (0,_request_js__WEBPACK_IMPORTED_MODULE_12__/* .placeOf */ .$t)(request));
    return (0,_tell_failure_js__WEBPACK_IMPORTED_MODULE_10__/* .orTell */ .X)({ reply, said }, bot, () => carryOut(request, { reply, said }, bot));
}
async function carryOut(request, { reply, said }, bot) {
    const { command } = request;
    if (command.kind === 'misaddressed')
        return explainForm({ reply, said }, bot);
    const origin = await (0,_take_up_js__WEBPACK_IMPORTED_MODULE_9__/* .originOf */ .yv)(request, bot);
    const asks = command.kind === 'ask' || command.kind === 'new';
    if (bot.dryRun) {
        const prompt = asks ? command.prompt : undefined;
        return (0,_dry_run_js__WEBPACK_IMPORTED_MODULE_3__/* .dryRun */ .P)({ what: command.kind, prompt, origin, fresh: command.kind === 'new' }, bot);
    }
    const claim = await (0,_take_up_js__WEBPACK_IMPORTED_MODULE_9__/* .claimOf */ ._B)(said, bot);
    if (claim === 'gone')
        return _take_up_js__WEBPACK_IMPORTED_MODULE_9__/* .GONE */ .uj;
    const order = { key: (0,_request_js__WEBPACK_IMPORTED_MODULE_12__/* .eventOf */ .A6)(request.comment), origin, reply, claim };
    switch (command.kind) {
        case 'ask':
        case 'new': {
            const to = command.kind === 'new' ? 'new' : 'thread';
            return await (0,_take_up_js__WEBPACK_IMPORTED_MODULE_9__/* .toTheEnd */ .ak)({ ...order, prompt: command.prompt, to }, request, bot);
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
                return await (0,_take_up_js__WEBPACK_IMPORTED_MODULE_9__/* .toTheEnd */ .ak)({ ...order, prompt: command.prompt, to: 'thread' }, request, bot);
            }
            await tellForNow(_words_js__WEBPACK_IMPORTED_MODULE_11__/* .unclear */ .lD('meant' in command ? command.meant : undefined, bot.voice), reply, bot);
            return { outcome: 'ignored', message: 'Asked what the comment means; nothing was started.' };
        }
        case 'help':
            if (claim !== 'first')
                await reply.find();
            await tellForNow(_words_js__WEBPACK_IMPORTED_MODULE_11__/* .help */ .yj(bot.voice), reply, bot);
            return { outcome: 'ignored', message: 'Showed the list of commands.' };
    }
}
/** 😕 is also the claim: of several runs of one event, the first explains. */
async function explainForm({ reply, said }, bot) {
    const message = 'The comment is not written as a command, so nothing was started.';
    if (bot.dryRun)
        return { outcome: 'dry-run', message };
    const told = (await bot.host.react(said, 'confused')) === 'again';
    if (!told || (await reply.find()) === null) {
        await tellForNow(_words_js__WEBPACK_IMPORTED_MODULE_11__/* .misaddressed */ .DH(bot.voice), reply, bot);
    }
    return { outcome: 'ignored', message };
}
async function hasJob(thread, bot) {
    return (await (0,_send_once_js__WEBPACK_IMPORTED_MODULE_8__/* .jobOf */ .Zw)(thread, await bot.backend())) !== null;
}
/** Comments of people without permission cost one request and lead to no job. */
async function refuse(request, bot) {
    if (request.namedBot)
        return null;
    const { host, permission, voice, log } = bot;
    const { author } = request;
    const granted = await host.permission(author);
    if ((0,_thread_host_js__WEBPACK_IMPORTED_MODULE_13__/* .permits */ .V1)(granted, permission))
        return null;
    const message = `${author} has ${granted.problem ?? `only ${granted.level} permission`}; \`${permission}\` is needed.`;
    if (bot.dryRun)
        return { outcome: 'ignored', message };
    try {
        // One answer to each person on a thread: repeating it would only make noise.
        const reply = (0,_bot_context_js__WEBPACK_IMPORTED_MODULE_2__/* .replyAt */ .Gj)(bot, `refusal:${author}`, (0,_request_js__WEBPACK_IMPORTED_MODULE_12__/* .placeOf */ .$t)(request));
        const told = (await host.react((0,_request_js__WEBPACK_IMPORTED_MODULE_12__/* .utteranceOf */ .pI)(request), 'confused')) === 'again';
        if (!told && (await reply.find()) === null) {
            await reply.say(_words_js__WEBPACK_IMPORTED_MODULE_11__/* .refusal */ .x5(author, permission, granted.problem, voice), { phase: 'told' });
        }
    }
    catch (error) {
        log.warn(`The refusal could not be posted on the thread: ${(0,_shared_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .sentence */ .em)(error)}`);
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
    const job = backend && (await (0,_send_once_js__WEBPACK_IMPORTED_MODULE_8__/* .jobOfMarker */ .Xk)(order, backend));
    if (backend && job && headSha !== undefined) {
        const prompt = (await backend.records?.promptOf(job, order.key)) ?? (0,_request_js__WEBPACK_IMPORTED_MODULE_12__/* .driftPrompt */ .Gz)(headSha);
        return (0,_take_up_js__WEBPACK_IMPORTED_MODULE_9__/* .toTheEnd */ .ak)({ ...fixing, prompt, to: 'thread' }, request, bot);
    }
    const report = headSha === undefined || thread === undefined
        ? undefined
        : await bot.host.drift?.(thread, headSha);
    if (report && headSha !== undefined && report.findings.length > 0) {
        return (0,_take_up_js__WEBPACK_IMPORTED_MODULE_9__/* .toTheEnd */ .ak)({ ...fixing, prompt: (0,_request_js__WEBPACK_IMPORTED_MODULE_12__/* .driftPrompt */ .Gz)(headSha), to: 'thread' }, request, bot);
    }
    if (claim !== 'first')
        await reply.find();
    const bare = request.command.kind === 'bare';
    const text = report ? _words_js__WEBPACK_IMPORTED_MODULE_11__/* .nothingToFix */ .cA(bot.voice) : _words_js__WEBPACK_IMPORTED_MODULE_11__/* .fixElsewhere */ .gD(bot.voice);
    await tellForNow(bare ? _words_js__WEBPACK_IMPORTED_MODULE_11__/* .help */ .yj(bot.voice) : text, reply, bot);
    const message = bare ? 'Showed the list of commands.' : 'There is nothing to fix.';
    return { outcome: 'ignored', message };
}
async function retry(order, request, bot) {
    const backend = await bot.backend();
    // The thread may have gone on since an earlier run of this event.
    const earlier = order.claim === 'first' ? null : await (0,_send_once_js__WEBPACK_IMPORTED_MODULE_8__/* .jobOfMarker */ .Xk)(order, backend);
    const job = earlier ?? (await (0,_send_once_js__WEBPACK_IMPORTED_MODULE_8__/* .jobOf */ .Zw)(order.origin.thread, backend));
    if (job === null)
        return tellNoJob(order.reply, bot);
    const prompt = (await backend.records?.promptToRepeat(job, order.key)) ?? 'Try the last request again.';
    return (0,_take_up_js__WEBPACK_IMPORTED_MODULE_9__/* .toTheEnd */ .ak)({ ...order, prompt, to: { job } }, request, bot);
}
async function answer(what, { thread, author }, { reply, claim }, bot) {
    const backend = await bot.backend();
    if (claim !== 'first')
        await reply.find();
    const id = await backend.threads.jobOf(thread);
    if (id === null)
        return tellNoJob(reply, bot);
    const { text, job } = await act(what, { id, thread, by: author }, backend, bot);
    if (what === 'status')
        await tellForNow(text, reply, bot);
    else
        await reply.say(text, { phase: 'told' });
    const message = `Answered \`${what}\`: job ${id} is ${job ? (0,_contract_job_js__WEBPACK_IMPORTED_MODULE_0__/* .stateOf */ .L4)(job) : 'unchanged'}.`;
    return {
        outcome: what === 'archive' && job ? 'archived' : 'ignored',
        message,
        ...(job && { job }),
    };
}
async function act(what, { id, thread, by }, backend, bot) {
    const { service, projectId } = backend;
    const { voice } = bot;
    if (what === 'status') {
        const job = await service.getJob(projectId, id, { signal: bot.signal });
        const at = { now: bot.clock.now(), here: (0,_link_back_js__WEBPACK_IMPORTED_MODULE_5__/* .isOwnPull */ .I1)(job, thread, bot) };
        return { text: _words_js__WEBPACK_IMPORTED_MODULE_11__/* .status */ .h5(job, voice, at), job };
    }
    if (!service.control)
        return { text: _words_js__WEBPACK_IMPORTED_MODULE_11__/* .notOffered */ .JM(what, voice) };
    if (what === 'cancel') {
        const job = await cancel({ id, by }, backend, service.control, bot).catch((error) => {
            if (!(error instanceof _shared_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .Conflict */ .lt))
                throw error;
            return service.getJob(projectId, id, { signal: bot.signal });
        });
        return { text: _words_js__WEBPACK_IMPORTED_MODULE_11__/* .cancelRequested */ .NK(job, voice), job };
    }
    try {
        const job = await service.control.archive(projectId, id, { signal: bot.signal });
        return { text: _words_js__WEBPACK_IMPORTED_MODULE_11__/* .archived */ .xJ(job, voice), job };
    }
    catch (error) {
        return { text: _words_js__WEBPACK_IMPORTED_MODULE_11__/* .couldNot */ .NF((0,_shared_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .sentence */ .em)(error), voice) };
    }
}
/** Whoever works on the job sees the wish within seconds; if nobody does, this run ends it. */
const CANCEL_WITHIN_MS = 120_000;
async function cancel({ id, by }, { service, projectId }, control, bot) {
    const job = await control.cancel(projectId, id, { by, signal: bot.signal });
    const deadline = bot.clock.now() + CANCEL_WITHIN_MS;
    const end = await (0,_follow_js__WEBPACK_IMPORTED_MODULE_4__/* .followToEnd */ .cm)((0,_follow_js__WEBPACK_IMPORTED_MODULE_4__/* .follow */ .e6)({ projectId, jobId: id, job }, { ...bot, service, deadline }), () => { });
    return end.job ?? job;
}
/** An answer that is of no use to anyone once there is a newer one. */
async function tellForNow(text, reply, bot) {
    if (await reply.say(text, { phase: 'answer' }))
        await hideOlder(reply, bot);
}
async function tellNoJob(reply, bot) {
    await tellForNow(_words_js__WEBPACK_IMPORTED_MODULE_11__/* .noJob */ .XP(bot.voice), reply, bot);
    return { outcome: 'ignored', message: 'The thread has no job.' };
}
// Answers to `status` and `help` do not pile up on a thread: a new one hides the older ones.
/** The newest of them; what is older was hidden by the answers in between. */
const AT_MOST = 10;
/** That it does not work is no reason to fail: the new answer is there. */
async function hideOlder({ event, place }, bot) {
    const { host, log } = bot;
    try {
        const marked = await (0,_reply_js__WEBPACK_IMPORTED_MODULE_7__/* .findMarked */ .E)(host, place, _marker_js__WEBPACK_IMPORTED_MODULE_6__/* .MARKER_START */ ._8, (0,_bot_context_js__WEBPACK_IMPORTED_MODULE_2__/* .scopeOf */ .Od)(bot, place.thread));
        const older = marked.filter(({ marker }) => marker.phase === 'answer' && marker.event !== event);
        if (older.length === 0)
            return;
        // A signed marker can be copied; only what this token wrote is its own.
        const self = await host.self();
        const own = older.map(({ comment }) => comment).filter(({ author }) => author === self);
        await host.hideOutdated(own.slice(-AT_MOST));
    }
    catch (error) {
        log.warn(`Older answers could not be hidden: ${(0,_shared_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .sentence */ .em)(error)}`);
    }
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
    if (result.outcome === 'ignored' || bot.wait === 'later')
        return result;
    await mark((0,_request_js__WEBPACK_IMPORTED_MODULE_6__/* .utteranceOf */ .pI)(request), (0,_outcome_js__WEBPACK_IMPORTED_MODULE_3__/* .wentWell */ .x3)(result), bot);
    if (result.job)
        await (0,_link_back_js__WEBPACK_IMPORTED_MODULE_2__/* .linkBack */ .mr)(result.job, order.origin, bot);
    // Of several runs of one event, the first tells them; a re-run does when that one had not ended.
    const told = order.reply?.endedBefore || (order.claim === 'again' && !bot.rerun);
    if (!told)
        await tellRequester(request, result, bot);
    return result;
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
async function tellRequester(request, { outcome, job }, bot) {
    const { author } = request;
    const text = job && _words_js__WEBPACK_IMPORTED_MODULE_5__/* .mention */ .lE(author, outcome, job, bot.voice);
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
        if (!bot.dryRun)
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
// shared family; what was posted twice by accident cannot happen, because posts carry a marker.
const PERMISSIONS = ['none', 'read', 'triage', 'write', 'maintain', 'admin'];
function permits(answer, required) {
    if (answer.problem !== undefined)
        return false;
    return PERMISSIONS.indexOf(answer.level) >= PERMISSIONS.indexOf(required);
}
/** Where to let workflows open pull requests. */
const PULLS_SETTING = 'Settings → Actions → General → Allow GitHub Actions to create and approve pull requests';


/***/ }),

/***/ 16587:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A4: () => (/* binding */ started),
/* harmony export */   Cc: () => (/* binding */ working),
/* harmony export */   DH: () => (/* binding */ misaddressed),
/* harmony export */   HZ: () => (/* binding */ lineAnswer),
/* harmony export */   I2: () => (/* binding */ commentBody),
/* harmony export */   JM: () => (/* binding */ notOffered),
/* harmony export */   NF: () => (/* binding */ couldNot),
/* harmony export */   NK: () => (/* binding */ cancelRequested),
/* harmony export */   VM: () => (/* binding */ interrupted),
/* harmony export */   XP: () => (/* binding */ noJob),
/* harmony export */   b6: () => (/* binding */ unknownOutcome),
/* harmony export */   cA: () => (/* binding */ nothingToFix),
/* harmony export */   ed: () => (/* binding */ received),
/* harmony export */   gD: () => (/* binding */ fixElsewhere),
/* harmony export */   h5: () => (/* binding */ status),
/* harmony export */   iU: () => (/* binding */ timedOut),
/* harmony export */   lD: () => (/* binding */ unclear),
/* harmony export */   lE: () => (/* binding */ mention),
/* harmony export */   mr: () => (/* binding */ linkBack),
/* harmony export */   x5: () => (/* binding */ refusal),
/* harmony export */   xJ: () => (/* binding */ archived),
/* harmony export */   xl: () => (/* binding */ finished),
/* harmony export */   yj: () => (/* binding */ help)
/* harmony export */ });
/* unused harmony export completed */
/* harmony import */ var _contract_job_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(99916);
/* harmony import */ var _shared_days_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(65529);
/* harmony import */ var _shared_text_foreign_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(35238);
/* harmony import */ var _outcome_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9826);
/* harmony import */ var _phrases_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(48628);
// What Docket says on threads: plain, kind, and always with what to do next. Pure. Text from a
// service, an agent, or a person is cleaned and defused before it goes into a comment.





/** GitHub takes 65,536 characters; what is counted there is not quite what is counted here. */
const MAX_COMMENT = 60_000;
const MAX_REQUESTS = 10;
function commentBody(marker, text) {
    return (0,_shared_text_foreign_js__WEBPACK_IMPORTED_MODULE_2__/* .bound */ .$s)(`${marker}\n${text}`, MAX_COMMENT, '\n\n… (cut to fit in a comment)');
}
function received(voice) {
    return `👀 **On it.** This comment is updated as the job progresses.\n\n${(0,_phrases_js__WEBPACK_IMPORTED_MODULE_3__/* .small */ .EX)([(0,_phrases_js__WEBPACK_IMPORTED_MODULE_3__/* .run */ .eF)(voice)])}`;
}
function working(job, { elapsedMs, now }, voice) {
    const state = job.status === 'active' ? 'is working' : `is \`${(0,_shared_text_foreign_js__WEBPACK_IMPORTED_MODULE_2__/* .inline */ .mG)(job.status)}\``;
    const open = job.docket?.requests ?? [];
    const [{ step = '' } = {}] = open;
    const last = step && open.length === 1 ? ` Last step: ${(0,_shared_text_foreign_js__WEBPACK_IMPORTED_MODULE_2__/* .inlineCode */ .ti)(step)}` : '';
    return (0,_phrases_js__WEBPACK_IMPORTED_MODULE_3__/* .paragraphs */ .qN)([
        `⏳ **Working on it.** The agent ${state} (${(0,_shared_days_js__WEBPACK_IMPORTED_MODULE_4__/* .duration */ .p0)(elapsedMs)} so far).${last}`,
        open.length > 1 && now !== undefined ? requests(job, now) : '',
        (0,_phrases_js__WEBPACK_IMPORTED_MODULE_3__/* .checks */ .AV)(job),
        `To stop it, comment \`${voice.word} cancel\`.`,
        (0,_phrases_js__WEBPACK_IMPORTED_MODULE_3__/* .facts */ .Ix)(job, voice),
    ]);
}
function finished(job, elapsed, voice) {
    return (0,_phrases_js__WEBPACK_IMPORTED_MODULE_3__/* .paragraphs */ .qN)([
        ...ending(job, voice, elapsed.here),
        (0,_phrases_js__WEBPACK_IMPORTED_MODULE_3__/* .paragraphs */ .qN)([(0,_phrases_js__WEBPACK_IMPORTED_MODULE_3__/* .checks */ .AV)(job), (0,_phrases_js__WEBPACK_IMPORTED_MODULE_3__/* .repairs */ .XT)(job)]),
        (0,_phrases_js__WEBPACK_IMPORTED_MODULE_3__/* .facts */ .Ix)(job, voice, (0,_shared_days_js__WEBPACK_IMPORTED_MODULE_4__/* .duration */ .p0)(elapsed.elapsedMs)),
    ]);
}
function ending(job, voice, here = false) {
    const { word } = voice;
    // Whatever became of the job, its pull request is there.
    const pull = job.prLink && !here ? `Its pull request: ${(0,_phrases_js__WEBPACK_IMPORTED_MODULE_3__/* .link */ .nf)(job.prLink)}` : '';
    switch (job.status) {
        case 'completed':
            return completed(job, word, here);
        case 'archived':
            return [`🗄️ **This job is archived.** Comment \`${word} …\` to start a new one.`, pull];
        default:
            return job.docket?.reason === _contract_job_js__WEBPACK_IMPORTED_MODULE_0__/* .CANCELLED */ .gD
                ? [`🛑 **Canceled.** To resume, comment \`${word} retry\`.`, pull]
                : [
                    '😕 **The job failed.**',
                    (0,_shared_text_foreign_js__WEBPACK_IMPORTED_MODULE_2__/* .quoted */ .TL)(job.docket?.reason ?? 'The service gave no reason.'),
                    pull,
                    `To try again, comment \`${word} retry\`. To change the request, comment \`${word} …\`.`,
                ];
    }
}
const follower = ({ runUrl }) => (runUrl ? 'This workflow' : 'The server');
function started(job, voice) {
    return (0,_phrases_js__WEBPACK_IMPORTED_MODULE_3__/* .paragraphs */ .qN)([
        `🚀 **Started.** ${follower(voice)} does not wait for the result.`,
        `To see the status, comment \`${voice.word} status\`.`,
        (0,_phrases_js__WEBPACK_IMPORTED_MODULE_3__/* .facts */ .Ix)(job, voice),
    ]);
}
/** `stopped`: the work ended here, and the reason says what is kept; otherwise the service continues. */
function timedOut(limit, stopped, job, voice) {
    const time = (0,_phrases_js__WEBPACK_IMPORTED_MODULE_3__/* .minutes */ .Gx)(limit);
    return (0,_phrases_js__WEBPACK_IMPORTED_MODULE_3__/* .paragraphs */ .qN)([
        stopped
            ? `⌛ **Stopped after ${time}.** To continue, comment \`${voice.word} retry\`.`
            : `⌛ **Still running after ${time}.** The job continues, but ${follower(voice).toLowerCase()} no longer follows it. To see the status, comment \`${voice.word} status\`.`,
        stopped && job.docket?.reason ? (0,_shared_text_foreign_js__WEBPACK_IMPORTED_MODULE_2__/* .quoted */ .TL)(job.docket.reason) : '',
        job.prLink ? `Its pull request: ${(0,_phrases_js__WEBPACK_IMPORTED_MODULE_3__/* .link */ .nf)(job.prLink)}` : '',
        (0,_phrases_js__WEBPACK_IMPORTED_MODULE_3__/* .facts */ .Ix)(job, voice),
    ]);
}
function interrupted(voice) {
    return (0,_phrases_js__WEBPACK_IMPORTED_MODULE_3__/* .paragraphs */ .qN)([
        `🛑 **${voice.runUrl ? 'The workflow run' : 'The server'} was stopped before the job finished.**`,
        `To continue, ${voice.runUrl ? 'run the workflow again or ' : ''}comment \`${voice.word} retry\`. To end the job, comment \`${voice.word} cancel\`.`,
        (0,_phrases_js__WEBPACK_IMPORTED_MODULE_3__/* .small */ .EX)([(0,_phrases_js__WEBPACK_IMPORTED_MODULE_3__/* .run */ .eF)(voice)]),
    ]);
}
function unknownOutcome(voice) {
    return (0,_phrases_js__WEBPACK_IMPORTED_MODULE_3__/* .paragraphs */ .qN)([
        '❔ **It is unknown whether this was started.** The request was sent, but no answer came back. Docket does not send it again, because that could do the work twice.',
        `Check the service, or comment \`${voice.word} new …\` to start a new job.`,
        (0,_phrases_js__WEBPACK_IMPORTED_MODULE_3__/* .small */ .EX)([(0,_phrases_js__WEBPACK_IMPORTED_MODULE_3__/* .run */ .eF)(voice)]),
    ]);
}
function couldNot(problem, voice) {
    return (0,_phrases_js__WEBPACK_IMPORTED_MODULE_3__/* .paragraphs */ .qN)(['😕 **This did not work.**', (0,_shared_text_foreign_js__WEBPACK_IMPORTED_MODULE_2__/* .quoted */ .TL)(problem), (0,_phrases_js__WEBPACK_IMPORTED_MODULE_3__/* .small */ .EX)([(0,_phrases_js__WEBPACK_IMPORTED_MODULE_3__/* .run */ .eF)(voice)])]);
}
function refusal(author, required, problem, voice) {
    const why = problem === undefined
        ? `\`${voice.word}\` needs **${required}** permission on this repository.`
        : `Docket could not confirm that you have **${required}** permission on this repository.`;
    return `Thanks, ${(0,_shared_text_foreign_js__WEBPACK_IMPORTED_MODULE_2__/* .inline */ .mG)(author)}. ${why} Someone with that permission can run the command for you.`;
}
function help(voice) {
    const { word } = voice;
    const rows = [
        [`${word} <what to do>`, 'Requests a change, or continues this thread’s job.'],
        [`${word} new <what to do>`, 'Starts another job.'],
        [
            `${word} fix`,
            `Fixes what the documentation check finds on a pull request, as \`${word}\` alone does.`,
        ],
        [`${word} status`, 'Shows the job’s status.'],
        [`${word} retry`, 'Repeats the last request.'],
        [`${word} cancel`, 'Stops the job.'],
        [`${word} archive`, 'Closes the job permanently.'],
    ];
    return [
        'Put one of these at the start of a line:',
        '',
        '| Command | What it does |',
        '| --- | --- |',
        ...rows.map(([command, what]) => `| \`${command}\` | ${what} |`),
    ].join('\n');
}
/** `meant`: the subcommand that the comment resembles. */
function nothingToFix({ word }) {
    return `✅ **The documentation fits this pull request.** The check found nothing to fix. To request a change, comment \`${word} …\`.`;
}
function fixElsewhere({ word }) {
    return `\`${word} fix\` fixes what the documentation check finds on a pull request, and there is nothing to check here. To request a change, comment \`${word} …\`.`;
}
function unclear(meant, { word }) {
    return meant
        ? `🤔 **Did you mean \`${word} ${meant}\`?** Nothing was started. To request it as work: \`${word} new …\`.`
        : `🤔 **What should change?** One word does not say enough to start a job, and nothing was started. Describe the change: \`${word} …\`. To request it as it is: \`${word} new …\`. \`${word} help\` lists the commands.`;
}
function misaddressed({ word }) {
    return `😕 Nothing was started: a command starts its line with \`${word}\` and a space, as in \`${word} explain the new flag\`.`;
}
function status(job, voice, { now, here } = {}) {
    if (job.status !== 'active')
        return (0,_phrases_js__WEBPACK_IMPORTED_MODULE_3__/* .paragraphs */ .qN)([...ending(job, voice, here), (0,_phrases_js__WEBPACK_IMPORTED_MODULE_3__/* .facts */ .Ix)(job, voice)]);
    const open = now === undefined ? '' : requests(job, now);
    return (0,_phrases_js__WEBPACK_IMPORTED_MODULE_3__/* .paragraphs */ .qN)(['⏳ **The agent is working.**', open, (0,_phrases_js__WEBPACK_IMPORTED_MODULE_3__/* .checks */ .AV)(job), (0,_phrases_js__WEBPACK_IMPORTED_MODULE_3__/* .facts */ .Ix)(job, voice)]);
}
/** The job's unfinished requests: whose they are, since when, and what the agent did last. */
function requests(job, now) {
    const open = job.docket?.requests ?? [];
    return open
        .slice(0, MAX_REQUESTS)
        .map(({ state, requester, receivedAt, step }) => {
        const since = Date.parse(receivedAt);
        const time = Number.isNaN(since) ? '' : ` for ${(0,_shared_days_js__WEBPACK_IMPORTED_MODULE_4__/* .duration */ .p0)(now - since)}`;
        const who = requester ? `, requested by ${(0,_shared_text_foreign_js__WEBPACK_IMPORTED_MODULE_2__/* .inline */ .mG)(requester)}` : '';
        const last = step ? `. Last step: ${(0,_shared_text_foreign_js__WEBPACK_IMPORTED_MODULE_2__/* .inlineCode */ .ti)(step)}` : '';
        return `- ${state === 'running' ? 'Running' : 'Waiting'}${time}${who}${last}`;
    })
        .concat(open.length > MAX_REQUESTS ? [`- and ${open.length - MAX_REQUESTS} more`] : [])
        .join('\n');
}
function noJob(voice) {
    return `This thread has no job yet. To start one, comment \`${voice.word} <what to do>\`.`;
}
function cancelRequested(job, voice) {
    if (job.status === 'active') {
        return (0,_phrases_js__WEBPACK_IMPORTED_MODULE_3__/* .paragraphs */ .qN)(['🛑 **Canceling.** The job stops within seconds.', (0,_phrases_js__WEBPACK_IMPORTED_MODULE_3__/* .facts */ .Ix)(job, voice)]);
    }
    return (0,_phrases_js__WEBPACK_IMPORTED_MODULE_3__/* .paragraphs */ .qN)([
        job.docket?.reason === _contract_job_js__WEBPACK_IMPORTED_MODULE_0__/* .CANCELLED */ .gD
            ? '🛑 **Canceled.**'
            : `There is nothing to cancel: the job is \`${(0,_shared_text_foreign_js__WEBPACK_IMPORTED_MODULE_2__/* .inline */ .mG)(job.status)}\`.`,
        (0,_phrases_js__WEBPACK_IMPORTED_MODULE_3__/* .facts */ .Ix)(job, voice),
    ]);
}
function archived(job, voice) {
    return (0,_phrases_js__WEBPACK_IMPORTED_MODULE_3__/* .paragraphs */ .qN)([
        `🗄️ **Archived.** To start a new job, comment \`${voice.word} …\`.`,
        (0,_phrases_js__WEBPACK_IMPORTED_MODULE_3__/* .facts */ .Ix)(job, voice),
    ]);
}
function notOffered(what, voice) {
    const remedy = what === 'cancel'
        ? 'Wait for it to finish, then close its pull request.'
        : `You can leave it. To start another job, comment \`${voice.word} new …\`.`;
    return `The service that runs this job cannot ${what} it. ${remedy}`;
}
/** For a comment of its own, because edits notify nobody; undefined if there is nothing to tell. */
function mention(login, outcome, job, { word }) {
    const address = job.prLink ?? job.docket?.compareLink;
    const where = address ? `: ${(0,_phrases_js__WEBPACK_IMPORTED_MODULE_3__/* .link */ .nf)(address)}` : '.';
    switch (outcome) {
        case 'pull-request':
            return (0,_outcome_js__WEBPACK_IMPORTED_MODULE_1__/* .checksFail */ .So)(job)
                ? `@${login}, your pull request is open, but its checks fail${where}`
                : `@${login}, your pull request is ready${where}`;
        case 'branch':
            return `@${login}, your change is ready. Open its pull request here${where}`;
        case 'no-changes':
            return (0,_outcome_js__WEBPACK_IMPORTED_MODULE_1__/* .asks */ .zW)(job)
                ? `@${login}, the agent has a question:\n\n${(0,_shared_text_foreign_js__WEBPACK_IMPORTED_MODULE_2__/* .quoted */ .TL)(job.docket?.question ?? '')}\n\nTo answer, comment \`${word} …\`.`
                : `@${login}, your request is finished. No files changed.`;
        case 'archived':
            return address ? `@${login}, the job is archived. Its pull request${where}` : undefined;
        case 'failed':
        case 'timed-out':
            return `@${login}, your request was not completed. The reply above says why.`;
        default:
            return undefined;
    }
}
/** Below a comment on a line that was part of a review. */
function lineAnswer({ outcome, job }, path) {
    const { change } = job?.docket ?? {};
    const file = change?.files.find((one) => one.path === path);
    if (job && outcome === 'pull-request') {
        const commit = change ? ` in ${(0,_shared_text_foreign_js__WEBPACK_IMPORTED_MODULE_2__/* .defuse */ .VP)((0,_shared_text_foreign_js__WEBPACK_IMPORTED_MODULE_2__/* .codeSpan */ .SS)(change.commit.slice(0, 7)))}` : '';
        if (!change || file || change.count > change.files.length) {
            return `✅ Pushed a change${commit}${file ? `: ${(0,_phrases_js__WEBPACK_IMPORTED_MODULE_3__/* .fileChange */ .b_)(file)}` : ''}. Resolve this thread if it does what you asked for.`;
        }
        return `This file was not changed${commit}. The reply to the review says why.`;
    }
    if ((0,_outcome_js__WEBPACK_IMPORTED_MODULE_1__/* .asks */ .zW)(job))
        return '❓ The agent has a question. The reply to the review shows it.';
    return (0,_outcome_js__WEBPACK_IMPORTED_MODULE_1__/* .isFailure */ .N6)(outcome)
        ? '😕 This was not done. The reply to the review says why.'
        : 'No files changed. The reply to the review says why.';
}
function linkBack(job, thread, voice) {
    const where = thread === undefined ? '' : `, requested in #${thread}`;
    return (0,_phrases_js__WEBPACK_IMPORTED_MODULE_3__/* .paragraphs */ .qN)([
        `A documentation job opened this pull request${where}. To continue the job, comment \`${voice.word} …\` here.`,
        (0,_phrases_js__WEBPACK_IMPORTED_MODULE_3__/* .facts */ .Ix)(job, voice),
    ]);
}
// What a completed job leaves on its thread: a pull request, a branch, or nothing. Pure.
/** `here`: the thread is the pull request itself. */
function completed(job, word, here) {
    const on = here ? '' : ', here or on the pull request';
    if ((0,_outcome_js__WEBPACK_IMPORTED_MODULE_1__/* .asks */ .zW)(job)) {
        return [
            '❓ **The agent has a question.**',
            agentSays(job),
            `To answer, comment \`${word} …\`.${job.prLink && !here ? ` The pull request is as it was: ${(0,_phrases_js__WEBPACK_IMPORTED_MODULE_3__/* .link */ .nf)(job.prLink)}` : ''}`,
        ];
    }
    if (job.prLink && (0,_outcome_js__WEBPACK_IMPORTED_MODULE_1__/* .checksFail */ .So)(job)) {
        return [
            here ? '⚠️ **The checks fail.**' : `⚠️ **The checks fail: ${(0,_phrases_js__WEBPACK_IMPORTED_MODULE_3__/* .link */ .nf)(job.prLink)}**`,
            here ? pushed(job) : '',
            agentSays(job),
            alsoAsks(job, word),
            `${draftNote(job)} To have the agent fix them, comment \`${word} fix the checks\` or say what to change${on}.`,
        ];
    }
    const address = job.prLink ?? job.docket?.compareLink;
    if (job.docket?.changed === false && address) {
        return [
            here
                ? '✅ **Nothing changed.** The agent changed no files this time, so its earlier work is as it was.'
                : `✅ **Nothing changed.** The agent changed no files this time, so its earlier work is as it was: ${(0,_phrases_js__WEBPACK_IMPORTED_MODULE_3__/* .link */ .nf)(address)}`,
            agentSays(job),
            `To get something else, comment \`${word} …\` and describe what to change.`,
        ];
    }
    if (job.prLink) {
        return [
            here ? doneHere(job) : `🚀 **Done: ${(0,_phrases_js__WEBPACK_IMPORTED_MODULE_3__/* .link */ .nf)(job.prLink)}**`,
            agentSays(job),
            alsoAsks(job, word),
            job.docket?.draft === 'made'
                ? 'The checks pass, but Docket could not mark the pull request ready for review. Do that on the pull request.'
                : '',
            `To continue, comment \`${word} …\`${here ? '' : ' here or on the pull request'}. A maintainer may need to approve its CI run.`,
        ];
    }
    if (job.docket?.compareLink) {
        return [
            (0,_outcome_js__WEBPACK_IMPORTED_MODULE_1__/* .checksFail */ .So)(job)
                ? `⚠️ **The checks fail. Open the pull request yourself, as a draft: ${(0,_phrases_js__WEBPACK_IMPORTED_MODULE_3__/* .link */ .nf)(job.docket.compareLink)}**`
                : `🚀 **Done. Open the pull request yourself: ${(0,_phrases_js__WEBPACK_IMPORTED_MODULE_3__/* .link */ .nf)(job.docket.compareLink)}**`,
            (0,_shared_text_foreign_js__WEBPACK_IMPORTED_MODULE_2__/* .quoted */ .TL)(job.docket.reason ?? 'The pull request could not be opened.'),
            'To let Docket open it next time, select **Settings → Actions → General → Allow GitHub Actions to create and approve pull requests**.',
        ];
    }
    return ['✅ **No files changed.**', agentSays(job), `To continue, comment \`${word} …\`.`];
}
/** A link to the page one is on says nothing; what was pushed does. */
function doneHere(job) {
    return pushed(job) ? `🚀 **${pushed(job)}**` : '🚀 **Done.** The change is on this pull request.';
}
function pushed(job) {
    const { commit } = job.docket?.change ?? {};
    return commit ? `Pushed ${(0,_shared_text_foreign_js__WEBPACK_IMPORTED_MODULE_2__/* .defuse */ .VP)((0,_shared_text_foreign_js__WEBPACK_IMPORTED_MODULE_2__/* .codeSpan */ .SS)(commit.slice(0, 7)))}: ${(0,_phrases_js__WEBPACK_IMPORTED_MODULE_3__/* .changedFiles */ .Y_)(job)}.` : '';
}
function alsoAsks(job, word) {
    return job.docket?.question
        ? `❓ **The agent also has a question.** To answer, comment \`${word} …\`.`
        : '';
}
function draftNote(job) {
    switch (job.docket?.draft) {
        case 'made':
            return 'The pull request is a draft until they pass.';
        case 'unsupported':
            return 'This repository does not support drafts, so the pull request is open for review: do not merge it before they pass.';
        default:
            return 'Do not merge the pull request before they pass.';
    }
}
/** What the agent itself said, which people should read before anything else. */
function agentSays(job) {
    const said = job.docket?.reason;
    return said ? `The agent says:\n\n${(0,_shared_text_foreign_js__WEBPACK_IMPORTED_MODULE_2__/* .quoted */ .TL)(said)}` : '';
}


/***/ })

};
