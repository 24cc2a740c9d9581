export const id = 8216;
export const ids = [8216];
export const modules = {

/***/ 23321:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Y: () => (/* binding */ FINAL_STATUSES),
/* harmony export */   n: () => (/* binding */ JOB_STATUSES)
/* harmony export */ });
// The states of a job by name, separate from its schema: code that only follows a job does not load that.
const JOB_STATUSES = ['active', 'completed', 'archived', 'failed'];
const FINAL_STATUSES = new Set(['completed', 'archived', 'failed']);


/***/ }),

/***/ 84176:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   runCommand: () => (/* binding */ runCommand)
/* harmony export */ });
/* harmony import */ var _shared_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(42205);
/* harmony import */ var _desk_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(11032);
/* harmony import */ var _dry_run_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(97112);
/* harmony import */ var _follow_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(16358);
/* harmony import */ var _request_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(11852);
/* harmony import */ var _send_once_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(76893);
/* harmony import */ var _take_up_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(70234);
/* harmony import */ var _thread_host_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(2288);
/* harmony import */ var _words_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(56564);









async function runCommand(request, desk) {
    const refused = await refuse(request, desk);
    if (refused)
        return refused;
    const { command } = request;
    const said = (0,_take_up_js__WEBPACK_IMPORTED_MODULE_5__/* .utteranceOf */ .pI)(request);
    const place = (0,_take_up_js__WEBPACK_IMPORTED_MODULE_5__/* .placeOf */ .$t)(request);
    const reply = (0,_desk_js__WEBPACK_IMPORTED_MODULE_1__/* .replyAt */ .G)(desk, (0,_request_js__WEBPACK_IMPORTED_MODULE_7__/* .eventOf */ .A6)(request.comment), place);
    const origin = await (0,_take_up_js__WEBPACK_IMPORTED_MODULE_5__/* .originOf */ .yv)(request, desk);
    const asks = command.kind === 'ask' || command.kind === 'new';
    if (desk.dryRun) {
        const prompt = asks ? command.prompt : undefined;
        return (0,_dry_run_js__WEBPACK_IMPORTED_MODULE_2__/* .dryRun */ .P)({ what: command.kind, prompt, origin, fresh: command.kind === 'new' }, desk);
    }
    const claim = await (0,_take_up_js__WEBPACK_IMPORTED_MODULE_5__/* .claimOf */ ._B)(said, desk);
    if (claim === 'gone')
        return _take_up_js__WEBPACK_IMPORTED_MODULE_5__/* .GONE */ .uj;
    const order = { key: (0,_request_js__WEBPACK_IMPORTED_MODULE_7__/* .eventOf */ .A6)(request.comment), origin, reply, claim };
    switch (command.kind) {
        case 'ask':
        case 'new': {
            const to = command.kind === 'new' ? 'new' : 'thread';
            return await (0,_take_up_js__WEBPACK_IMPORTED_MODULE_5__/* .toTheEnd */ .ak)({ ...order, prompt: command.prompt, to }, said, desk);
        }
        case 'retry':
            return await retry(order, said, desk);
        case 'status':
        case 'cancel':
        case 'archive':
            return await answer(command.kind, request.thread, reply, claim, desk);
        case 'unclear':
            if (claim !== 'first')
                await reply.find();
            await reply.say(_words_js__WEBPACK_IMPORTED_MODULE_6__/* .unclear */ .lD(command.meant, desk.voice), { phase: 'told' });
            return { outcome: 'ignored', message: 'Asked what the comment means; nothing was started.' };
        case 'help':
            if (claim !== 'first')
                await reply.find();
            await reply.say(_words_js__WEBPACK_IMPORTED_MODULE_6__/* .help */ .yj(desk.voice), { phase: 'told' });
            return { outcome: 'ignored', message: 'Showed the list of commands.' };
    }
}
/** Comments of people without permission cost one request and lead to no job. */
async function refuse(request, desk) {
    if (request.namedBot)
        return null;
    const { host, permission, voice, log } = desk;
    const { author } = request;
    const granted = await host.permission(author);
    if ((0,_thread_host_js__WEBPACK_IMPORTED_MODULE_8__/* .permits */ .V)(granted, permission))
        return null;
    const message = `${author} has ${granted.problem ?? `only ${granted.level} permission`}; \`${permission}\` is needed.`;
    if (desk.dryRun)
        return { outcome: 'ignored', message };
    try {
        // One answer to each person on a thread: repeating it would only make noise.
        const reply = (0,_desk_js__WEBPACK_IMPORTED_MODULE_1__/* .replyAt */ .G)(desk, `refusal:${author}`, (0,_take_up_js__WEBPACK_IMPORTED_MODULE_5__/* .placeOf */ .$t)(request));
        const told = (await host.react((0,_take_up_js__WEBPACK_IMPORTED_MODULE_5__/* .utteranceOf */ .pI)(request), 'confused')) === 'again';
        if (!told && (await reply.find()) === null) {
            await reply.say(_words_js__WEBPACK_IMPORTED_MODULE_6__/* .refusal */ .x5(author, permission, granted.problem, voice), { phase: 'told' });
        }
    }
    catch (error) {
        log.warn(`The refusal could not be posted on the thread: ${(0,_shared_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .sentence */ .em)(error)}`);
    }
    return { outcome: 'ignored', message };
}
async function retry(order, said, desk) {
    const backend = await desk.backend();
    // The thread may have gone on since an earlier run of this event.
    const earlier = order.claim === 'first' ? null : await (0,_send_once_js__WEBPACK_IMPORTED_MODULE_4__/* .jobOfMarker */ .Xk)(order, backend);
    const job = earlier ?? (await (0,_send_once_js__WEBPACK_IMPORTED_MODULE_4__/* .jobOf */ .Zw)(order.origin.thread, backend));
    if (job === null)
        return tellNoJob(order.reply, desk);
    try {
        const prompt = (await backend.records?.promptToRepeat(job, order.key)) ?? 'Try the last instruction again.';
        return await (0,_take_up_js__WEBPACK_IMPORTED_MODULE_5__/* .toTheEnd */ .ak)({ ...order, prompt, to: { job } }, said, desk);
    }
    catch (error) {
        if (!(error instanceof _shared_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .WorkFailed */ .v$))
            throw error;
        await order.reply?.say(_words_js__WEBPACK_IMPORTED_MODULE_6__/* .couldNot */ .NF(error.message, desk.voice), { phase: 'told' });
        await (0,_take_up_js__WEBPACK_IMPORTED_MODULE_5__/* .mark */ .Gy)(said, false, desk);
        return { outcome: 'failed', message: error.message };
    }
}
async function answer(what, thread, reply, claim, desk) {
    const backend = await desk.backend();
    if (claim !== 'first')
        await reply.find();
    const id = await backend.threads.jobOf(thread);
    if (id === null)
        return tellNoJob(reply, desk);
    const { text, job } = await act(what, id, backend, desk);
    await reply.say(text, { phase: 'told' });
    const message = `Answered \`${what}\`: job ${id} is ${job?.status ?? 'unchanged'}.`;
    return {
        outcome: what === 'archive' && job ? 'archived' : 'ignored',
        message,
        ...(job && { job }),
    };
}
async function act(what, id, backend, desk) {
    const { service, projectId } = backend;
    const { voice } = desk;
    if (what === 'status') {
        const job = await service.getJob(projectId, id, { signal: desk.signal });
        return { text: _words_js__WEBPACK_IMPORTED_MODULE_6__/* .status */ .h5(job, voice), job };
    }
    if (!service.control)
        return { text: _words_js__WEBPACK_IMPORTED_MODULE_6__/* .notOffered */ .JM(what, voice) };
    if (what === 'cancel') {
        const job = await cancel(id, backend, service.control, desk).catch((error) => {
            if (!(error instanceof _shared_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .Conflict */ .lt))
                throw error;
            return service.getJob(projectId, id, { signal: desk.signal });
        });
        return { text: _words_js__WEBPACK_IMPORTED_MODULE_6__/* .cancelRequested */ .NK(job, voice), job };
    }
    try {
        const job = await service.control.archive(projectId, id, { signal: desk.signal });
        return { text: _words_js__WEBPACK_IMPORTED_MODULE_6__/* .archived */ .xJ(job, voice), job };
    }
    catch (error) {
        return { text: _words_js__WEBPACK_IMPORTED_MODULE_6__/* .couldNot */ .NF((0,_shared_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .sentence */ .em)(error), voice) };
    }
}
/** Whoever works on the job sees the wish within seconds; if nobody does, this run ends it. */
const CANCEL_WITHIN_MS = 120_000;
async function cancel(id, { service, projectId }, control, desk) {
    const job = await control.cancel(projectId, id, { signal: desk.signal });
    const deadline = desk.clock.now() + CANCEL_WITHIN_MS;
    const end = await (0,_follow_js__WEBPACK_IMPORTED_MODULE_3__/* .followToEnd */ .c)((0,_follow_js__WEBPACK_IMPORTED_MODULE_3__/* .follow */ .e)({ projectId, jobId: id, job }, { ...desk, service, deadline }), () => { });
    return end.job ?? job;
}
async function tellNoJob(reply, { voice }) {
    await reply.say(_words_js__WEBPACK_IMPORTED_MODULE_6__/* .noJob */ .XP(voice), { phase: 'told' });
    return { outcome: 'ignored', message: 'The thread has no job.' };
}


/***/ }),

/***/ 97112:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   P: () => (/* binding */ dryRun)
/* harmony export */ });
/* harmony import */ var _gather_context_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(35972);

async function dryRun(rehearsal, desk) {
    const { what, prompt, origin, fresh, jobId } = rehearsal;
    const { threads } = await desk.backend();
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
        const context = await (0,_gather_context_js__WEBPACK_IMPORTED_MODULE_0__/* .gatherContext */ .x)(desk.host, origin);
        if (context !== undefined)
            lines.push('', 'Context:', context);
    }
    return { outcome: 'dry-run', message: lines.join('\n') };
}


/***/ }),

/***/ 70234:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $t: () => (/* binding */ placeOf),
/* harmony export */   Gy: () => (/* binding */ mark),
/* harmony export */   _B: () => (/* binding */ claimOf),
/* harmony export */   ak: () => (/* binding */ toTheEnd),
/* harmony export */   pI: () => (/* binding */ utteranceOf),
/* harmony export */   uj: () => (/* binding */ GONE),
/* harmony export */   yv: () => (/* binding */ originOf)
/* harmony export */ });
/* harmony import */ var _shared_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(42205);
/* harmony import */ var _link_back_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(15005);
/* harmony import */ var _outcome_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(41425);
/* harmony import */ var _request_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(11852);
/* harmony import */ var _send_and_follow_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(11070);





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
async function toTheEnd(order, said, desk) {
    try {
        const result = await (0,_send_and_follow_js__WEBPACK_IMPORTED_MODULE_3__/* .sendAndFollow */ .J)(order, desk);
        if (result.outcome === 'ignored')
            return result;
        await mark(said, !(0,_outcome_js__WEBPACK_IMPORTED_MODULE_2__/* .isFailure */ .N6)(result.outcome), desk);
        if (result.job)
            await (0,_link_back_js__WEBPACK_IMPORTED_MODULE_1__/* .linkBack */ .m)(result.job, order.origin, desk);
        return result;
    }
    catch (error) {
        await mark(said, false, desk);
        throw error;
    }
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
    const pull = request.pull ?? (isPull ? (0,_request_js__WEBPACK_IMPORTED_MODULE_4__/* .headOf */ .Uo)(await host.pull(thread)) : undefined);
    return {
        requester: author,
        thread,
        comment,
        askedAt,
        ...(url && { url }),
        ...(pull && { pull }),
    };
}
function utteranceOf({ comment: { kind, id }, thread }) {
    return kind === 'review' ? { kind, id, pull: thread } : { kind, id };
}
function placeOf({ thread, opener }) {
    return { thread, ...(opener !== undefined && { replyTo: opener }) };
}


/***/ }),

/***/ 2288:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   J: () => (/* binding */ PERMISSIONS),
/* harmony export */   V: () => (/* binding */ permits)
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


/***/ })

};
