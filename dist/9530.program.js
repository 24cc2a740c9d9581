export const id = 9530;
export const ids = [9530,1688,6383,9129,3903];
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
async function retry(order, request, bot) {
    const backend = await bot.backend();
    // The thread may have gone on since an earlier run of this event.
    const earlier = order.claim === 'first' ? null : await (0,_send_once_js__WEBPACK_IMPORTED_MODULE_8__/* .jobOfMarker */ .Xk)(order, backend);
    const job = earlier ?? (await (0,_send_once_js__WEBPACK_IMPORTED_MODULE_8__/* .jobOf */ .Zw)(order.origin.thread, backend));
    if (job === null)
        return tellNoJob(order.reply, bot);
    const prompt = (await backend.records?.promptToRepeat(job, order.key)) ?? 'Try the last instruction again.';
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

/***/ 56383:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   fixChecks: () => (/* binding */ fixChecks)
/* harmony export */ });
/* harmony import */ var _shared_clock_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(66122);
/* harmony import */ var _shared_text_foreign_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(35238);
/* harmony import */ var _bot_context_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(64561);
/* harmony import */ var _dry_run_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(61835);
/* harmony import */ var _request_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(92939);
/* harmony import */ var _send_and_follow_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(84970);
// Checks failed on the pull request of a job: the job continues with what they reported. All checks
// that fail on a commit are one request, and only so many follow each other before a person is asked.






/** How often Docket tries by itself after each request of a person. */
const MOST_ATTEMPTS = 2;
async function fixChecks(request, bot) {
    const { headRef, headSha } = request;
    if (!(await bot.settings()).fixChecks) {
        return ignored('`fix-checks: true` is not set in `.github/docket.yml`');
    }
    const pull = await bot.host.openPull(headRef);
    if (pull === null)
        return ignored(`\`${headRef}\` has no open pull request`);
    const moved = `pull request #${pull.number} has newer commits than the one that failed`;
    if (pull.headSha !== headSha && !bot.rerun)
        return ignored(moved);
    const { threads, records } = await bot.backend();
    const job = await threads.ownerOf(pull);
    if (job === null || job.archived)
        return ignored(`no job works on pull request #${pull.number}`);
    const key = `checks:${headSha}`;
    const found = records
        ? await records.promptOf(job.id, key)
        : await (0,_bot_context_js__WEBPACK_IMPORTED_MODULE_1__/* .replyAt */ .Gj)(bot, key, { thread: pull.number }).find();
    const taken = found !== undefined && found !== null;
    if (taken && !bot.rerun)
        return ignored('the checks of this commit were taken up before');
    // The first attempt of this run may have pushed, and died before it was finished.
    if (!taken && pull.headSha !== headSha)
        return ignored(moved);
    const failed = (await bot.host.failedChecks(headSha)).map(({ name }) => name);
    if (failed.length === 0)
        return ignored('no check fails on this commit now');
    const attempt = job.attempts + (taken ? 0 : 1);
    if (attempt > MOST_ATTEMPTS)
        return tellLimit(failed, pull, job, bot);
    const prompt = (0,_request_js__WEBPACK_IMPORTED_MODULE_4__/* .checksPrompt */ ._3)(headSha);
    const origin = {
        thread: pull.number,
        checks: { headSha },
        askedAt: (0,_shared_clock_js__WEBPACK_IMPORTED_MODULE_0__/* .isoTime */ .L)(bot.clock.now()),
        pull: (0,_request_js__WEBPACK_IMPORTED_MODULE_4__/* .headOf */ .Uo)(pull),
    };
    const to = { job: job.id };
    if (bot.dryRun) {
        return (0,_dry_run_js__WEBPACK_IMPORTED_MODULE_2__/* .dryRun */ .P)({ what: 'fix-checks', prompt, origin, fresh: false, jobId: job.id }, bot);
    }
    const heading = failedChecks(failed, headSha, { attempt, of: MOST_ATTEMPTS });
    const reply = (0,_bot_context_js__WEBPACK_IMPORTED_MODULE_1__/* .replyAt */ .Gj)(bot, key, { thread: pull.number }, heading);
    return (0,_send_and_follow_js__WEBPACK_IMPORTED_MODULE_3__/* .sendAndFollow */ .J)({ key, prompt, origin, to, reply, claim: 'unclear' }, bot);
}
/** Said once, until somebody asks for something. */
async function tellLimit(failed, { number }, job, bot) {
    const reply = (0,_bot_context_js__WEBPACK_IMPORTED_MODULE_1__/* .replyAt */ .Gj)(bot, `checks-limit:${job.id}:${job.requests}`, { thread: number });
    if (!bot.dryRun && (await reply.find()) === null) {
        await reply.say(checksLimit(failed, MOST_ATTEMPTS, bot.voice), { phase: 'told' });
        // Another run may have said it in the same moment.
        await reply.giveWay();
    }
    return ignored(`Docket has tried ${MOST_ATTEMPTS} times to fix the checks of #${number}; a person decides how to continue`);
}
function ignored(reason) {
    return { outcome: 'ignored', message: `Nothing to do: ${reason}.` };
}
// What Docket says on a pull request whose checks fail. Names of checks are other people's words.
/** Stands above everything that is said about this attempt. */
function failedChecks(names, headSha, { attempt, of }) {
    const what = names.length === 1 ? 'Failed check' : 'Failed checks';
    return `🔧 **${what} on ${headSha.slice(0, 10)}:** ${list(names)} (attempt ${attempt} of ${of} to fix this)`;
}
function checksLimit(names, attempts, { word }) {
    return `🛑 **Still failing after ${attempts} attempts to fix this:** ${list(names)}. Docket does not try again by itself. To continue, comment \`${word} …\` or request changes in a review.`;
}
const list = (names) => names.map(_shared_text_foreign_js__WEBPACK_IMPORTED_MODULE_5__/* .codeSpan */ .SS).join(', ');


/***/ }),

/***/ 9344:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   runReview: () => (/* binding */ runReview)
/* harmony export */ });
/* harmony import */ var _shared_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(42205);
/* harmony import */ var _bot_context_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(64561);
/* harmony import */ var _dry_run_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(61835);
/* harmony import */ var _request_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(92939);
/* harmony import */ var _review_prompt_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(55879);
/* harmony import */ var _take_up_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(86349);
/* harmony import */ var _tell_failure_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(8044);
/* harmony import */ var _thread_host_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(60219);
/* harmony import */ var _words_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(16587);
// A review that requests changes on a job's own pull request continues the job, if a person with
// permission wrote it. Reviews are not addressed to Docket, so whatever is not taken up is only logged.









async function runReview(request, bot) {
    const { comment, thread, pull } = request;
    if (!pull?.open)
        return ignored(`pull request #${thread} is closed`);
    const refused = await whyNot(request, bot);
    if (refused !== undefined)
        return ignored(refused);
    const { threads, records } = await bot.backend();
    const job = await threads.ownerOf({ number: thread, headRef: pull.headRef });
    if (job === null)
        return ignored(`no job opened pull request #${thread}`);
    const { word } = bot.voice;
    if (job.archived) {
        return ignored(`job ${job.id} is archived; comment \`${word} …\` to start a new one`);
    }
    const review = await readReview(request, bot);
    if (review === null)
        return _take_up_js__WEBPACK_IMPORTED_MODULE_4__/* .GONE */ .uj;
    if (!review.requestsChanges)
        return ignored('the review was dismissed before this run began');
    const asked = { ...review, body: request.body };
    const prompt = await (0,_review_prompt_js__WEBPACK_IMPORTED_MODULE_3__/* .reviewPrompt */ .D)(asked, bot.read);
    if (prompt === '')
        return ignored('the review contains no visible text');
    const origin = await (0,_take_up_js__WEBPACK_IMPORTED_MODULE_4__/* .originOf */ .yv)(request, bot);
    if (bot.dryRun) {
        return (0,_dry_run_js__WEBPACK_IMPORTED_MODULE_2__/* .dryRun */ .P)({ what: 'review', prompt, origin, fresh: false, jobId: job.id }, bot);
    }
    const key = (0,_request_js__WEBPACK_IMPORTED_MODULE_7__/* .eventOf */ .A6)(comment);
    const before = await records?.promptOf(job.id, key);
    if (before !== undefined && before !== prompt) {
        return ignored(`job ${job.id} has taken up this review, and its comments were edited since; comment \`${word} …\` to continue`);
    }
    const said = (0,_request_js__WEBPACK_IMPORTED_MODULE_7__/* .utteranceOf */ .pI)(request);
    const claim = await (0,_take_up_js__WEBPACK_IMPORTED_MODULE_4__/* .claimOf */ ._B)(said, bot);
    if (claim === 'gone')
        return _take_up_js__WEBPACK_IMPORTED_MODULE_4__/* .GONE */ .uj;
    const reply = (0,_bot_context_js__WEBPACK_IMPORTED_MODULE_1__/* .replyAt */ .Gj)(bot, key, (0,_request_js__WEBPACK_IMPORTED_MODULE_7__/* .placeOf */ .$t)(request));
    const order = { key, prompt, origin, to: { job: job.id }, reply, claim };
    const result = await (0,_tell_failure_js__WEBPACK_IMPORTED_MODULE_5__/* .orTell */ .X)({ reply, said }, bot, () => (0,_take_up_js__WEBPACK_IMPORTED_MODULE_4__/* .toTheEnd */ .ak)(order, request, bot));
    await answerLines(await (0,_review_prompt_js__WEBPACK_IMPORTED_MODULE_3__/* .requestedLines */ .Q)(review, bot.read), result, request, bot);
    return { ...result, prompt };
}
/** Each comment on a line gets its answer there, where its author looks for it. */
async function answerLines(lines, result, { thread, comment }, bot) {
    if (result.outcome === 'ignored' || result.outcome === 'started')
        return;
    for (const { path, opener } of lines) {
        if (opener === undefined)
            continue;
        try {
            const event = `line:${opener}:${(0,_request_js__WEBPACK_IMPORTED_MODULE_7__/* .eventOf */ .A6)(comment)}`;
            const reply = (0,_bot_context_js__WEBPACK_IMPORTED_MODULE_1__/* .replyAt */ .Gj)(bot, event, { thread, replyTo: opener });
            if ((await reply.find()) === null) {
                await reply.say(_words_js__WEBPACK_IMPORTED_MODULE_6__/* .lineAnswer */ .HZ(result, path), { phase: 'told' });
            }
        }
        catch (error) {
            bot.log.warn(`A comment of the review could not be answered: ${(0,_shared_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .sentence */ .em)(error)}`);
        }
    }
}
async function whyNot({ author, namedBot }, { host, permission, settings }) {
    const granted = namedBot ? undefined : await host.permission(author);
    if (granted && !(0,_thread_host_js__WEBPACK_IMPORTED_MODULE_8__/* .permits */ .V1)(granted, permission)) {
        const why = granted.problem ?? `only ${granted.level} permission`;
        return `${author} has ${why}; a review needs \`${permission}\` permission to continue a job`;
    }
    if ((await settings()).reviews)
        return undefined;
    return '`review: commands-only` is set in `.github/docket.yml`';
}
async function readReview({ comment, thread }, { host }) {
    return host.review(thread, comment.id).catch((error) => {
        if (error instanceof _shared_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .NotFound */ .Mk)
            return null;
        throw error;
    });
}
function ignored(reason) {
    return { outcome: 'ignored', message: `Nothing to do: ${reason}.` };
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

/***/ 54171:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D: () => (/* binding */ threadsOf),
/* harmony export */   M: () => (/* binding */ recordsOf)
/* harmony export */ });
/* harmony import */ var _contract_job_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(99916);
/* harmony import */ var _jobs_intake_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(79109);
/* harmony import */ var _jobs_job_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(20002);
/* harmony import */ var _shared_clock_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(66122);
/* harmony import */ var _shared_days_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(65529);
/* harmony import */ var _archive_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(71688);






function threadsOf(projectId, { engine, store }) {
    return {
        jobOf: (thread) => engine.jobOfThread(projectId, thread),
        async ownerOf({ number, headRef }) {
            const id = (0,_archive_js__WEBPACK_IMPORTED_MODULE_4__/* .jobOfBranch */ .P)(headRef);
            const job = id === undefined || !(0,_contract_job_js__WEBPACK_IMPORTED_MODULE_0__/* .isJobId */ .dW)(id) ? null : await store.get(id);
            // Anyone with push access can give a branch any name; the record says which one is the job's.
            const { branch, pull } = job?.work ?? {};
            const own = job?.projectId === projectId && branch === headRef && pull?.number === number;
            if (!own)
                return null;
            const { turns, status } = job;
            const attempts = (0,_jobs_job_js__WEBPACK_IMPORTED_MODULE_2__/* .checkAttempts */ .tA)(job);
            return { id: job.id, archived: status === 'archived', requests: turns.length, attempts };
        },
    };
}
/** `confirm` rejects with WorkFailed when an instruction may not be repeated now. */
function recordsOf(projectId, { engine, store }, config, confirm) {
    return {
        async jobOfKey(key) {
            const job = await store.get((0,_jobs_intake_js__WEBPACK_IMPORTED_MODULE_1__/* .jobId */ .Db)(projectId, key));
            if (job === null)
                return null;
            const { id, status, updatedAt, archivedAt, work } = job;
            const pull = work?.pull?.number;
            return { id, status, endedAt: archivedAt ?? updatedAt, ...(pull !== undefined && { pull }) };
        },
        async receiptOf(id) {
            const { receipt } = await engine.get(projectId, id);
            return receipt ? { receipt, posted: receipt.comment !== undefined } : null;
        },
        recordReceipt: (id, receipt) => store.updateShared(id, (0,_jobs_intake_js__WEBPACK_IMPORTED_MODULE_1__/* .recordReceipt */ .Ou)(id, projectId, receipt, _shared_clock_js__WEBPACK_IMPORTED_MODULE_3__/* .systemClock */ .m.now())),
        noteReceiptPosted: (id, comment) => store.updateShared(id, (0,_jobs_intake_js__WEBPACK_IMPORTED_MODULE_1__/* .noteReceiptPosted */ .yo)(id, projectId, comment)),
        async promptOf(id, event) {
            const job = await store.get(id);
            return job?.projectId === projectId ? (0,_jobs_intake_js__WEBPACK_IMPORTED_MODULE_1__/* .turnOf */ .LQ)(job, event)?.prompt : undefined;
        },
        async promptToRepeat(id, event) {
            const job = await engine.get(projectId, id);
            const turn = (0,_jobs_intake_js__WEBPACK_IMPORTED_MODULE_1__/* .turnOf */ .LQ)(job, event) ?? job.turns.at(-1);
            if (turn)
                await confirm(job, job.turns.indexOf(turn));
            return turn?.prompt;
        },
        unarchived: () => store.list(),
        retire: () => engine.applyRetention(config.jobs['retention-days'] * _shared_days_js__WEBPACK_IMPORTED_MODULE_5__/* .DAY_MS */ .sO),
        async originsOf(id) {
            const { turns } = await engine.get(projectId, id);
            return turns.flatMap(({ origin }) => origin ?? []);
        },
    };
}


/***/ }),

/***/ 17734:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B: () => (/* binding */ openOnDemand)
/* harmony export */ });
/* harmony import */ var _service_projects_project_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(96586);

/** A change of a project's settings takes effect after at most this long. */
const FRESH_MS = 1_000;
/**
 * `configure` adds the settings that are kept elsewhere. It is opened again when any of them change; the
 * recorded ID of a repository is asked for with every use.
 */
function openOnDemand(projects, configure, open, clock) {
    const known = new Map();
    const opened = new Map();
    function find(id) {
        const seen = known.get(id);
        if (seen && clock.now() - seen.readAt < FRESH_MS)
            return seen.project;
        const project = projects.find(id);
        // Ids that never were must not fill the memory.
        if (known.size > MAX_KNOWN)
            known.clear();
        known.set(id, { project, readAt: clock.now() });
        project.catch(() => known.delete(id));
        return project;
    }
    async function settings(id) {
        const found = await find(id);
        if (!found)
            throw (0,_service_projects_project_js__WEBPACK_IMPORTED_MODULE_0__/* .unknownProject */ .Sx)(id);
        return configure(found);
    }
    return {
        settings,
        has: async (id) => (await find(id)) !== null,
        find,
        async open(id) {
            const project = await settings(id);
            const text = JSON.stringify(project, (key, value) => key === 'repositoryId' ? undefined : value);
            const before = opened.get(id);
            if (before?.settings === text)
                return before.work;
            const work = closed(before).then(() => open(project));
            const now = { settings: text, work };
            opened.set(id, now);
            work.catch(() => opened.get(id) === now && opened.delete(id));
            return work;
        },
        async closeAll() {
            await Promise.all([...opened.values()].map(closed));
        },
    };
}
const MAX_KNOWN = 10_000;
async function closed(before) {
    const open = await before?.work.catch(() => undefined);
    await open?.close();
}


/***/ }),

/***/ 39864:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   S: () => (/* binding */ ownSettings),
/* harmony export */   d: () => (/* binding */ hostedSettings)
/* harmony export */ });
/* harmony import */ var _config_settings_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(81910);
/* harmony import */ var _github_client_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(31287);
/* harmony import */ var _github_settings_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(43637);
/* harmony import */ var _github_thread_host_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(54572);
/* harmony import */ var _shared_clock_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(66122);
/* harmony import */ var _shared_errors_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(42205);
/* harmony import */ var _shared_text_yaml_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(75783);







async function ownSettings(project) {
    const { config } = project.settings;
    return { project, config: config === undefined ? null : (0,_config_settings_js__WEBPACK_IMPORTED_MODULE_0__/* .parseConfig */ .o4)(config) };
}
/** A change on the default branch takes effect after at most this long. */
const FRESH_MS = 15_000;
/** Repositories that are gone, and long files, must not fill the memory. */
const MAX_KNOWN = 10_000;
const MAX_CHARACTERS = 1_000 * _shared_text_yaml_js__WEBPACK_IMPORTED_MODULE_6__/* .MAX_YAML_CHARACTERS */ ._x;
function hostedSettings({ env, app, thread, log, }) {
    const known = new Map();
    const read = new Map();
    /** Of the files that are kept, by name. */
    const lengths = new Map();
    let characters = 0;
    /** A file that is too long stays so long that it is refused. */
    function bounded(name, text) {
        const isLong = text !== null && text.length > _shared_text_yaml_js__WEBPACK_IMPORTED_MODULE_6__/* .MAX_YAML_CHARACTERS */ ._x;
        // A copy: a part of a string keeps all of it.
        const kept = isLong ? Buffer.from(text.slice(0, _shared_text_yaml_js__WEBPACK_IMPORTED_MODULE_6__/* .MAX_YAML_CHARACTERS */ ._x + 1)).toString() : text;
        const length = kept?.length ?? 0;
        characters += length - (lengths.get(name) ?? 0);
        lengths.set(name, length);
        if (characters > MAX_CHARACTERS)
            forget();
        return kept;
    }
    function forget() {
        for (const map of [known, read, lengths])
            map.clear();
        characters = 0;
    }
    /** The file as it is now, or as it was a few seconds ago. */
    function fresh(name, read) {
        const before = known.get(name);
        if (before && _shared_clock_js__WEBPACK_IMPORTED_MODULE_4__/* .systemClock */ .m.now() - before.readAt < FRESH_MS)
            return before.text;
        const keep = (found) => bounded(name, found);
        const text = read().then(keep, (error) => {
            if (!before)
                throw error;
            log.warn(`The settings in ${name} could not be read again: ${(0,_shared_errors_js__WEBPACK_IMPORTED_MODULE_5__/* .sentence */ .em)(error)}`);
            return before.text;
        });
        if (known.size > MAX_KNOWN)
            forget();
        known.set(name, { text, readAt: _shared_clock_js__WEBPACK_IMPORTED_MODULE_4__/* .systemClock */ .m.now() });
        text.catch(() => known.delete(name));
        return text;
    }
    async function readFiles(repo, ids) {
        if (!app) {
            throw new _shared_errors_js__WEBPACK_IMPORTED_MODULE_5__/* .SetupError */ .w3(`${repo} belongs to a GitHub App. Set APP_ID and PRIVATE_KEY or PRIVATE_KEY_PATH.`);
        }
        const hostWith = (token) => (0,_github_thread_host_js__WEBPACK_IMPORTED_MODULE_3__.createThreadHost)((0,_github_client_js__WEBPACK_IMPORTED_MODULE_1__.createGithub)((0,_github_settings_js__WEBPACK_IMPORTED_MODULE_2__.githubSettings)(env, { repository: repo, token, log })));
        const [own, organization] = await Promise.all([
            fresh(`${repo} (${ids.repository})`, () => hostWith(app.tokensOf(ids)).readFile(_config_settings_js__WEBPACK_IMPORTED_MODULE_0__/* .CONFIG_PATH */ .tF)),
            fresh((0,_config_settings_js__WEBPACK_IMPORTED_MODULE_0__/* .organizationOf */ .d1)(repo), () => hostWith(app.readingTokens(ids.installation)).readOwnersFile(_config_settings_js__WEBPACK_IMPORTED_MODULE_0__/* .ORGANIZATION_PATH */ .Kw)),
        ]);
        return { own, organization };
    }
    /** Each version of a project's files is parsed once, whether it is valid or not. */
    function configOf(repo, files) {
        const { own, organization } = files;
        const before = read.get(repo);
        if (before?.own === own && before.organization === organization)
            return before.config;
        const config = parse(repo, files);
        if (read.size > MAX_KNOWN)
            forget();
        read.set(repo, { own, organization, config });
        config.catch((error) => {
            // It says nothing about the files.
            if (!(error instanceof _shared_errors_js__WEBPACK_IMPORTED_MODULE_5__/* .InvalidRequest */ .zh) && read.get(repo)?.config === config)
                read.delete(repo);
        });
        return config;
    }
    async function parse(repo, { own, organization }) {
        const organizationName = (0,_config_settings_js__WEBPACK_IMPORTED_MODULE_0__/* .organizationOf */ .d1)(repo);
        const settings = await thread.read({ repository: own, organization, organizationName });
        (0,_config_settings_js__WEBPACK_IMPORTED_MODULE_0__/* .warnOfLocked */ .wC)(settings, repo, { warn: (words) => log.warn(`${repo}: ${words}`) });
        insistOnOwnMachine(settings.config);
        return settings.config;
    }
    return async (project) => {
        const { app: ids, repo, settings } = project;
        // GitHub lets nobody read the files of a suspended one, and nothing is done in it.
        if (!ids || ids.suspended || settings.config !== undefined)
            return ownSettings(project);
        return { project, config: await configOf(repo, await readFiles(repo, ids)) };
    };
}
/** These name variables and files of the machine, which do not belong to whoever writes the file. */
function insistOnOwnMachine({ agent, views }) {
    const wrong = [
        ...(agent.env.length > 0 ? ['`agent.env`'] : []),
        ...(views['agent-ranges'].length > 0 ? ['`views.agent-ranges`'] : []),
    ];
    if (wrong.length === 0)
        return;
    throw new _shared_errors_js__WEBPACK_IMPORTED_MODULE_5__/* .InvalidRequest */ .zh(`${wrong.join(' and ')} cannot be used in a repository with the GitHub App, because variables and files belong to the operator of the server. Remove ${wrong.length === 1 ? 'it' : 'them'}, or ask the operator for docket projects set --config.`);
}


/***/ }),

/***/ 89379:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   t: () => (/* binding */ sayingWhyNot)
/* harmony export */ });
/* harmony import */ var _shared_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(42205);
// A project that is set up wrongly: its callers can do nothing about it, but learn why.

function sayingWhyNot(open, log) {
    return async (id) => {
        try {
            return await open(id);
        }
        catch (error) {
            if (!(error instanceof _shared_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .SetupError */ .w3 || error instanceof _shared_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .InvalidRequest */ .zh))
                throw error;
            log.error(`Project ${id} cannot be served: ${(0,_shared_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .sentence */ .em)(error)}`);
            const { message, details } = error;
            throw new _shared_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .Unavailable */ .$P(`The project is not set up correctly. ${message}`, {
                cause: error,
                details,
            });
        }
    };
}


/***/ }),

/***/ 49530:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  migrateDatabase: () => (/* reexport */ migrateDatabase),
  serveShared: () => (/* reexport */ serveShared),
  startWork: () => (/* reexport */ startWork)
});

// EXTERNAL MODULE: ./.build/program/src/postgres/database.js
var postgres_database = __webpack_require__(16801);
// EXTERNAL MODULE: ./node_modules/kysely/dist/raw-builder/sql.js + 1 modules
var sql = __webpack_require__(20189);
// EXTERNAL MODULE: ./node_modules/kysely/dist/migration/migrator.js + 1 modules
var migrator = __webpack_require__(42080);
// EXTERNAL MODULE: ./.build/program/src/shared/errors.js
var errors = __webpack_require__(42205);
// EXTERNAL MODULE: ./.build/program/src/postgres/errors.js
var postgres_errors = __webpack_require__(17375);
// EXTERNAL MODULE: ./node_modules/pg-boss/dist/index.js + 32 modules
var dist = __webpack_require__(30417);
// EXTERNAL MODULE: ./.build/program/src/postgres/heartbeats.js
var postgres_heartbeats = __webpack_require__(19129);
;// CONCATENATED MODULE: ./.build/program/src/postgres/queue.js
// pg-boss: which worker has which ticket, and whether it is still alive. A ticket names what there is
// to do and holds none of it: no prompt is in it, and the worker takes the oldest instruction itself.




const SUPERVISE_SECONDS = 3;
const STOP_MS = 30_000;
const QUEUES = {
    turns: defineQueue('turns', {
        // Of the tickets of one job, in order, one at a time; other jobs do not wait for them.
        policy: 'key_strict_fifo',
        // A turn may take as long as its project allows; the heartbeat notices the death of a worker.
        expireInSeconds: 23 * 3600,
        retryLimit: 5,
        retryDelay: 1,
        retryBackoff: true,
        retryDelayMax: 60,
        deadLetter: 'turns-dead',
    }),
    hooks: defineQueue('hooks', {
        // A command never overtakes another on its thread.
        policy: 'key_strict_fifo',
        // No reply takes longer than this; then another worker tries.
        expireInSeconds: 600,
        retryLimit: 5,
        retryDelay: 2,
        retryBackoff: true,
        retryDelayMax: 120,
        deadLetter: 'hooks-dead',
    }),
    logs: defineQueue('logs', {
        // One ticket for each part of a file, whoever finds it.
        policy: 'exclusive',
        // As long as the largest file takes that cannot be read in parts.
        expireInSeconds: 3600,
        retryLimit: 20,
        retryDelay: 3,
        deleteAfterSeconds: 3600,
    }),
    house: defineQueue('house', {
        // What is due again while it is still being done is not done twice.
        policy: 'exclusive',
        expireInSeconds: 3600,
        retryLimit: 3,
        retryDelay: 60,
        pollSeconds: 30,
    }),
};
function defineQueue(name, { policy, pollSeconds = 2, ...options }) {
    const { deadLetter } = options;
    const polling = {
        pollingIntervalSeconds: pollSeconds,
        notifyPollingIntervalSeconds: pollSeconds,
    };
    return {
        async create(boss) {
            if (deadLetter !== undefined) {
                const options = { policy: 'standard', retryLimit: 10_000, notify: true };
                await boss.createQueue(deadLetter, options);
            }
            // A worker that was not heard of for this long is dead, and its ticket goes to another one.
            const updated = { ...options, notify: true, heartbeatSeconds: 30 };
            await boss.createQueue(name, { ...updated, policy });
            await boss.updateQueue(name, updated);
        },
        open: (boss, heartbeats) => ({
            async send(data, key, tx) {
                await boss.send(name, data, { singletonKey: key, ...within(tx) });
            },
            async schedule(key, cron, data) {
                // Once for all the times at which no worker was there.
                await boss.schedule(name, cron, data, { key, singletonKey: key, missed: 'once' });
            },
            async work(slots, handler) {
                for (let slot = 0; slot < slots; slot++) {
                    let worker = '';
                    const take = heartbeats.during(name, async ([job]) => {
                        const { data, signal, id, retryCount } = job;
                        const complete = async (tx) => {
                            await boss.complete(name, { id, retryCount }, null, within(tx));
                        };
                        // Or it would wait out its poll before it looks for the next ticket.
                        boss.notifyWorker(worker);
                        await handler({ data, again: retryCount > 0, signal, complete });
                    });
                    worker = await boss.work(name, polling, take);
                }
            },
            async workDead(handler) {
                if (deadLetter === undefined)
                    return;
                await boss.work(deadLetter, { ...polling, includeMetadata: true }, async ([dead]) => {
                    const { data, sourceId, sourceOutput } = dead;
                    const remove = async (tx) => {
                        if (sourceId)
                            await boss.deleteJob(name, sourceId, within(tx));
                    };
                    await handler({ data, reason: reasonOf(sourceOutput), remove });
                });
            },
        }),
    };
}
const within = (tx) => (tx ? { db: (0,dist/* fromKysely */.Uq)(tx) } : {});
function reasonOf(output) {
    const { message } = (output ?? {});
    return typeof message === 'string' && message !== '' ? message : 'Its workers died.';
}
async function migrateQueues(url) {
    const boss = new dist/* PgBoss */.zJ({ connectionString: url, max: 2, supervise: false, schedule: false });
    boss.on('error', () => { });
    try {
        await boss.start();
        for (const queue of Object.values(QUEUES))
            await queue.create(boss);
    }
    catch (error) {
        throw (0,postgres_errors/* databaseError */.K)(error);
    }
    finally {
        await boss.stop({ graceful: false });
    }
}
async function openQueue(url, log, { name = 'docket-queue', beatMs, schedules = false } = {}) {
    const boss = new dist/* PgBoss */.zJ({
        connectionString: url,
        application_name: name,
        max: 4,
        migrate: false,
        schedule: schedules,
        useListenNotify: true,
        superviseIntervalSeconds: SUPERVISE_SECONDS,
        monitorIntervalSeconds: SUPERVISE_SECONDS,
    });
    boss.on('error', (error) => log.warn(`The queue: ${(0,errors/* sentence */.em)((0,postgres_errors/* databaseError */.K)(error))}`));
    boss.on('warning', ({ message }) => log.warn(`The queue: ${message}`));
    try {
        await boss.start();
    }
    catch (error) {
        await boss.stop({ graceful: false });
        throw wrongVersion(error) ?? (0,postgres_errors/* databaseError */.K)(error);
    }
    const heartbeats = (0,postgres_heartbeats.openHeartbeats)(url, name, beatMs);
    const turns = QUEUES.turns.open(boss, heartbeats);
    const hooks = QUEUES.hooks.open(boss, heartbeats);
    const listeners = [];
    return {
        turns,
        hooks,
        logs: QUEUES.logs.open(boss, heartbeats),
        house: QUEUES.house.open(boss, heartbeats),
        send: (tx, job) => turns.send({ job }, job, tx),
        work: (handler) => turns.work(1, ({ data, signal }) => handler(data.job, signal)),
        ended: (tx, job) => hooks.send({ job }, `job ${job}`, tx),
        async listen(channel, onPayload) {
            const handle = await boss.getDb().listen?.(channel, onPayload, () => { });
            if (handle)
                listeners.push(handle);
        },
        async stop() {
            await Promise.all(listeners.map((listener) => listener.close()));
            await boss.stop({ graceful: true, timeout: STOP_MS });
            await heartbeats.stop();
        },
    };
}
function wrongVersion(error) {
    const words = error instanceof Error ? error.message : '';
    if (!/pg-boss (?:is not installed|database requires migrations)/.test(words))
        return undefined;
    return new errors/* SetupError */.w3('The queue in the database belongs to another version of this program. Run `docket migrate --database URL` with the newest one.', { cause: error });
}

// EXTERNAL MODULE: ./.build/program/src/postgres/schema.js + 7 modules
var schema = __webpack_require__(67657);
;// CONCATENATED MODULE: ./.build/program/src/postgres/migrate.js
// The schema is created and updated by `docket migrate` and by nothing else.







/** Answers the names of the migrations that were missing. */
async function migrate(database) {
    await insistOnEncoding(database);
    const known = await (0,schema/* applied */.Ic)(database);
    (0,schema/* insistOnKnown */.z2)(known);
    const provider = { getMigrations: async () => schema/* MIGRATIONS */.ox };
    const { error, results = [] } = await new migrator/* Migrator */.aR({
        db: database.db,
        provider,
        migrationTableName: schema/* TABLE */.Bt,
        migrationLockTableName: 'migration_lock',
        migrationTableSchema: postgres_database/* SCHEMA */.yx,
    }).migrateToLatest();
    if (error)
        throw (0,postgres_errors/* databaseError */.K)(error);
    await migrateQueues(database.url);
    return results.map(({ migrationName }) => migrationName);
}
/** Any other encoding changes or refuses prompts in most of the world's languages. */
async function insistOnEncoding(database) {
    const { rows } = await database.read((db) => (0,sql/* sql */.l) `show server_encoding`.execute(db));
    const encoding = rows[0]?.server_encoding;
    if (encoding === 'UTF8')
        return;
    throw new errors/* SetupError */.w3(`The database has the encoding ${encoding}. Create one with UTF8: \`createdb --encoding UTF8 --template template0 docket\`.`);
}

// EXTERNAL MODULE: ./.build/program/src/shared/clock.js
var shared_clock = __webpack_require__(66122);
;// CONCATENATED MODULE: ./.build/program/src/cli/serve/migrate-database.js



async function migrateDatabase(url) {
    const database = (0,postgres_database/* openDatabase */.qI)({ url, clock: shared_clock/* systemClock */.m });
    try {
        return await migrate(database);
    }
    finally {
        await database.close();
    }
}

// EXTERNAL MODULE: ./.build/program/src/postgres/audit.js
var audit = __webpack_require__(31685);
;// CONCATENATED MODULE: ./.build/program/src/postgres/job-counts.js
// How many jobs and tickets there are, and how long they have been waiting, in the whole database.

async function readJobCounts(database) {
    return database.read(async (db) => {
        const jobs = await db
            .selectFrom('job')
            .select(['status', (0,sql/* sql */.l) `count(*)::int`.as('count')])
            .groupBy('status')
            .execute();
        // Only those whose time has come: a ticket that failed waits before it is tried again.
        const { rows } = await (0,sql/* sql */.l) `
      select name, count(*)::int as count,
        extract(epoch from now() - min(created_on))::float8 as seconds
      from pgboss.job
      where name in ('turns', 'hooks') and state < 'active' and start_after <= now()
      group by name`.execute(db);
        const of = (name) => {
            const { count = 0, seconds = 0 } = rows.find((row) => row.name === name) ?? {};
            return { count, seconds: Math.max(0, seconds) };
        };
        return {
            jobs: Object.fromEntries(jobs.map(({ status, count }) => [status, count])),
            waiting: { jobs: of('turns'), deliveries: of('hooks') },
        };
    });
}

// EXTERNAL MODULE: ./.build/program/src/postgres/keys.js
var postgres_keys = __webpack_require__(62547);
// EXTERNAL MODULE: ./.build/program/src/postgres/projects.js
var postgres_projects = __webpack_require__(40690);
// EXTERNAL MODULE: ./.build/program/src/postgres/sessions.js
var sessions = __webpack_require__(26237);
// EXTERNAL MODULE: ./.build/program/src/service/embedded-service.js
var embedded_service = __webpack_require__(22938);
// EXTERNAL MODULE: ./.build/program/src/cli/serve/dashboard.js + 1 modules
var serve_dashboard = __webpack_require__(54632);
;// CONCATENATED MODULE: ./.build/program/src/bot/deliveries/ask-again.js

const MINUTE_MS = 60_000;
const EVERY_MS = 5 * MINUTE_MS;
const LOOK_BACK_MS = 24 * 60 * MINUTE_MS;
const MOST_ATTEMPTS = 6;
const AT_ONCE = 100;
/** Which attempts to repeat. Pure: several workers that look at the same list agree. */
function toRepeat(attempts, now) {
    const byGuid = [...Map.groupBy(attempts, ({ guid }) => guid).values()];
    return byGuid
        .flatMap((tries) => {
        const newest = tries.reduce((one, other) => (other.at > one.at ? other : one));
        const isDue = now - newest.at >= 2 ** (tries.length - 1) * MINUTE_MS;
        const isOver = tries.some(({ ok }) => ok) || tries.length >= MOST_ATTEMPTS;
        return isDue && !isOver ? [newest.id] : [];
    })
        .slice(0, AT_ONCE);
}
/** Every few minutes, until it is aborted. */
async function askAgain(deliverer, { clock, log, signal }) {
    while (!signal.aborted) {
        try {
            const now = clock.now();
            const again = toRepeat(await deliverer.deliveries(now - LOOK_BACK_MS), now);
            for (const id of again)
                await deliverer.redeliver(id);
            if (again.length > 0)
                log.info(`Asked GitHub for ${again.length} deliveries again.`);
        }
        catch (error) {
            if (!signal.aborted)
                log.warn(`Lost deliveries could not be looked for: ${(0,errors/* sentence */.em)(error)}`);
        }
        await clock.sleep(EVERY_MS, signal).catch(() => { });
    }
}

// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 5 modules
var schemas = __webpack_require__(42047);
// EXTERNAL MODULE: ./.build/program/src/bot/quick-look.js
var quick_look = __webpack_require__(61109);
;// CONCATENATED MODULE: ./.build/program/src/bot/deliveries/delivered.js
// What a delivery asks for, and the little of it that is kept. Most deliveries ask for nothing.


const delivered_text = schemas/* string */.YjP().max(200_000);
const delivered_name = schemas/* string */.YjP().max(1_000);
const id = schemas/* int */.Whr().min(1);
const user = schemas/* object */.Ikc({ login: delivered_name, type: delivered_name.optional() });
const pull = schemas/* object */.Ikc({
    number: id,
    html_url: delivered_name.optional(),
    updated_at: delivered_name.optional(),
    state: delivered_name.optional(),
    merged: schemas/* boolean */.zMY().nullish(),
    head: schemas/* object */.Ikc({ ref: delivered_name, sha: delivered_name, repo: schemas/* object */.Ikc({ full_name: delivered_name }).nullish() }),
});
const checks = schemas/* object */.Ikc({
    conclusion: delivered_name.nullish(),
    head_branch: delivered_name.nullish(),
    head_sha: delivered_name.optional(),
    head_repository: schemas/* object */.Ikc({ full_name: delivered_name }).nullish(),
    path: delivered_name.optional(),
    app: schemas/* object */.Ikc({ slug: delivered_name.optional() }).nullish(),
});
const written = { id, body: delivered_text.nullish(), user: user.nullish(), html_url: delivered_name.optional() };
/** Whatever else GitHub sends is dropped. */
const Payload = schemas/* object */.Ikc({
    action: delivered_name.optional(),
    installation: schemas/* object */.Ikc({ id }),
    sender: user.optional(),
    repository: schemas/* object */.Ikc({
        id,
        full_name: delivered_name,
        default_branch: delivered_name.optional(),
        private: schemas/* boolean */.zMY().optional(),
    })
        .optional(),
    issue: schemas/* object */.Ikc({ number: id, updated_at: delivered_name.optional(), pull_request: schemas/* object */.Ikc({}).optional() })
        .optional(),
    pull_request: pull.optional(),
    workflow_run: checks.optional(),
    check_suite: checks.optional(),
    comment: schemas/* object */.Ikc({ ...written, in_reply_to_id: id.nullish(), created_at: delivered_name.optional() })
        .optional(),
    review: schemas/* object */.Ikc({ ...written, state: delivered_name.optional(), submitted_at: delivered_name.nullish() }).optional(),
});
const INSTALLATION_EVENTS = ['installation', 'installation_repositories', 'installation_target'];
/** What can happen to a job from a repository. */
const JOB_EVENTS = [...Object.keys(quick_look/* COMMENT_EVENTS */.Ae), 'pull_request', 'workflow_run', 'check_suite'];
/** Of a repository: what changes its name, its owner, or that it is there. */
const MOVES = ['renamed', 'transferred', 'deleted'];
/**
 * The same from GitHub's payload and from what was kept of it. The word for commands is a setting of
 * the repository, which is not known yet.
 */
function readDelivery(event, body) {
    const isPlace = INSTALLATION_EVENTS.includes(event) || event === 'repository';
    if (!isPlace && !JOB_EVENTS.includes(event)) {
        return ignored(`the event \`${event}\` means nothing to Docket`);
    }
    const read = Payload.safeParse(body);
    if (!read.success)
        return ignored('the payload is not one of an installed App');
    const payload = read.data;
    const { action = '', installation, repository } = payload;
    if (isPlace) {
        if (event === 'repository' && !MOVES.includes(action))
            return ignored(`nothing moved`);
        const key = `installation ${installation.id}`;
        return { kind: 'installation', installation: installation.id, payload, key };
    }
    const thread = (payload.issue ?? payload.pull_request)?.number;
    const { head_branch: branch } = payload.workflow_run ?? payload.check_suite ?? {};
    const place = thread ?? branch ?? undefined;
    if (!repository || place === undefined)
        return ignored('the payload has no thread');
    const why = whyNothing(event, payload);
    if (why !== undefined)
        return ignored(why);
    return {
        kind: 'thread',
        repository: {
            id: repository.id,
            fullName: repository.full_name,
            installation: installation.id,
        },
        event: { name: event, payload: payload, thread },
        payload,
        key: `${repository.id}#${place}`,
    };
}
function whyNothing(event, payload) {
    if (event === 'pull_request') {
        const own = payload.pull_request?.head?.ref?.startsWith('docket/');
        return payload.action === 'closed' && own ? undefined : 'no pull request of a job was closed';
    }
    const checked = payload.workflow_run ?? payload.check_suite;
    if (checked) {
        const failed = ['failure', 'timed_out'].includes(checked.conclusion ?? '');
        const own = checked.head_branch?.startsWith('docket/');
        return payload.action === 'completed' && failed && own ? undefined : 'no check of a job failed';
    }
    if (payload.action !== quick_look/* COMMENT_EVENTS */.Ae[event]?.action)
        return 'only new comments can run commands';
    const { body } = payload.review ?? payload.comment ?? {};
    if ((0,quick_look/* mayHoldSomeCommand */.Ss)(body ?? '') || (0,quick_look/* mayInstruct */.ey)(payload, false))
        return undefined;
    return 'no line of the comment starts with a command';
}
const ignored = (reason) => ({ kind: 'ignored', reason });

// EXTERNAL MODULE: ./.build/program/src/config/inputs.js
var inputs = __webpack_require__(15246);
// EXTERNAL MODULE: ./.build/program/src/shared/days.js
var days = __webpack_require__(65529);
// EXTERNAL MODULE: ./.build/program/src/shared/log.js
var shared_log = __webpack_require__(16470);
// EXTERNAL MODULE: ./.build/program/src/bot/archive.js
var archive = __webpack_require__(71688);
// EXTERNAL MODULE: ./.build/program/src/bot/command.js
var command = __webpack_require__(3871);
// EXTERNAL MODULE: ./.build/program/src/bot/fix-checks.js
var fix_checks = __webpack_require__(56383);
// EXTERNAL MODULE: ./.build/program/src/bot/review.js
var review = __webpack_require__(9344);
// EXTERNAL MODULE: ./.build/program/src/bot/trigger.js
var bot_trigger = __webpack_require__(41590);
;// CONCATENATED MODULE: ./.build/program/src/bot/deliveries/work-hook.js
// A delivery, worked on like a run of the workflow: the same trigger, the same use cases, the same
// reply. It does not wait for the job. When that has come to rest, the same event runs once more and
// tells its end.










/** Longer than GitHub can be asked for a delivery. */
const DELIVERIES_MS = 7 * days/* DAY_MS */.sO;
/** What the workflow's inputs would be if nobody set any. */
const INPUTS = (0,inputs/* parseInputs */.TL)(() => '');
const DEFAULT_COMMANDS = INPUTS.command;
async function workDelivery(guid, again, deps) {
    const kept = await deps.deliveries.find(guid);
    if (!kept)
        return;
    const attempt = { again, end: false, receivedAt: kept.receivedAt };
    const result = await perform(kept, attempt, deps);
    if (result.outcome === 'started' && result.job) {
        await deps.deliveries.ledTo(guid, result.job.id);
    }
    deps.worked?.(kept);
    (0,shared_log/* about */.C)(deps.log, { delivery: guid }).info(`Delivery ${guid} (${kept.event}): ${result.message}`);
}
/** Tells everyone who asked for the job how it ended. */
async function tellEnd(job, deps) {
    for (const kept of await deps.deliveries.waitingFor(job)) {
        const attempt = { again: true, end: true, receivedAt: kept.receivedAt };
        const result = await perform(kept, attempt, deps);
        await deps.deliveries.told(kept.guid);
        const log = (0,shared_log/* about */.C)(deps.log, { delivery: kept.guid, job });
        log.info(`Delivery ${kept.guid} (${kept.event}): ${result.message}`);
    }
}
async function perform(kept, attempt, deps) {
    const delivered = readDelivery(kept.event, kept.payload);
    if (delivered.kind === 'ignored')
        return nothing(delivered.reason);
    if (delivered.kind === 'installation') {
        await deps.projects.sync(delivered.installation);
        return { outcome: 'ignored', message: `Installation ${delivered.installation} is up to date.` };
    }
    const { repository, event, payload } = delivered;
    if (isOld(kept, payload))
        return nothing('it is about a comment that is more than a week old');
    const project = await projectOf(repository, deps);
    if (!project)
        return nothing(`the App is not installed on ${repository.fullName} any more`);
    if (project.suspended)
        return nothing(`the App is suspended in ${repository.fullName}`);
    const commands = await deps.commands(project);
    const trigger = await (0,bot_trigger/* decide */.L)(event, { ...INPUTS, command: commands }, 'app');
    const bot = deps.bot({ project, repository, commands }, attempt);
    try {
        switch (trigger.kind) {
            case 'command':
                return await (0,command.runCommand)(trigger, bot);
            case 'review':
                return await (0,review.runReview)(trigger, bot);
            case 'checks':
                return await (0,fix_checks.fixChecks)(trigger, bot);
            case 'archive':
                return await (0,archive.archiveClosed)(trigger, bot);
            case 'ignored':
                return nothing(trigger.reason);
            default:
                return nothing(`\`${trigger.kind}\` is for workflows`);
        }
    }
    catch (error) {
        // The thread was told. Another attempt is of use only if the world may be another then.
        const passing = error instanceof errors/* Unavailable */.$P || error instanceof errors/* RateLimited */.JH;
        if (passing || !(error instanceof errors/* DocketError */.jq))
            throw error;
        return { outcome: 'failed', message: (0,errors/* sentence */.em)(error) };
    }
}
/** An event may overtake the one that says where the App is installed, or what the repository is called. */
async function projectOf(repository, deps) {
    const known = await deps.projects.ofRepository(repository.id);
    const same = known?.repo === repository.fullName && known.installation === repository.installation;
    if (same)
        return known;
    await deps.projects.sync(repository.installation);
    const now = await deps.projects.ofRepository(repository.id);
    // What one installation says about a repository of another is not done there.
    return now?.installation === repository.installation ? now : null;
}
/** Deliveries are remembered for as long; an older one could be a repetition that nobody knows. */
function isOld({ receivedAt }, { comment, review }) {
    const written = Date.parse(review?.submitted_at ?? comment?.created_at ?? '');
    return receivedAt - written > DELIVERIES_MS;
}
function nothing(reason) {
    return { outcome: 'ignored', message: `Nothing to do: ${reason}.` };
}

// EXTERNAL MODULE: ./.build/program/src/jobs/worker.js + 5 modules
var worker = __webpack_require__(3960);
// EXTERNAL MODULE: ./.build/program/src/jobs/job.js
var job = __webpack_require__(20002);
// EXTERNAL MODULE: ./.build/program/src/jobs/publisher.js
var publisher = __webpack_require__(62305);
// EXTERNAL MODULE: ./.build/program/src/jobs/store.js
var store = __webpack_require__(23524);
// EXTERNAL MODULE: ./.build/program/src/shared/freeze.js
var freeze = __webpack_require__(93553);
// EXTERNAL MODULE: ./.build/program/src/postgres/listed.js
var listed = __webpack_require__(5509);
;// CONCATENATED MODULE: ./.build/program/src/postgres/job-store.js
// Jobs of one project in PostgreSQL. A decision is made under the job's row lock, and one that
// counts against the hourly limit under the project's, which is always taken first.







/** Tells workers at once that a job was cancelled. */
const CANCELS = 'docket_cancels';
class PostgresStore {
    #options;
    constructor(options) {
        this.#options = options;
    }
    get(id) {
        return this.#options.database.read(async (db) => (await this.#find(db, id))?.record ?? null);
    }
    update(id, decide, also) {
        return this.#options.database.transaction(async (tx) => {
            const found = await this.#find(tx, id, true);
            const write = decide(found?.record ?? null);
            await this.#write(tx, found, write);
            await also?.(tx);
            return write.result;
        });
    }
    updateShared(id, decide, { thread, counted } = {}) {
        return this.#options.database.transaction(async (tx) => {
            const { state, suspended } = counted ? await this.#lockState(tx) : { state: store/* emptyState */.p$ };
            const found = await this.#find(tx, id, true);
            const threadJob = thread === undefined ? null : await this.#jobOfThread(tx, thread);
            const write = decide({ state, job: found?.record ?? null, threadJob });
            if (write.story === undefined)
                return write.result;
            // Here, because only under the row's lock is it still so when the job is written.
            if (write.wake && suspended !== undefined)
                throw isSuspended(suspended);
            if (counted && write.state)
                await this.#writeState(tx, write.state);
            await this.#write(tx, found, write);
            for (const one of write.threads ?? [])
                await this.#writeThread(tx, one, id);
            return write.result;
        });
    }
    active() {
        return this.#ids((status) => status === 'active');
    }
    list() {
        return this.#ids((status) => status !== 'archived');
    }
    jobOfThread(thread) {
        return this.#options.database.read((db) => this.#jobOfThread(db, thread));
    }
    async #ids(wanted) {
        const rows = await this.#options.database.read((db) => db
            .selectFrom('job')
            .select(['id', 'status'])
            .where('project', '=', this.#options.project)
            .where('status', '!=', 'archived')
            .orderBy('created_at')
            .orderBy('id')
            .execute());
        return rows.filter(({ status }) => wanted(status)).map(({ id }) => id);
    }
    async #find(db, id, locked = false) {
        const row = await db
            .selectFrom('job')
            .select(['record', 'fence'])
            .where('id', '=', id)
            .where('project', '=', this.#options.project)
            .$if(locked, (query) => query.forUpdate())
            .executeTakeFirst();
        return row && { record: decode(row.record, id), fence: Number(row.fence) };
    }
    async #write(tx, before, { story, job, wake }) {
        if (story === undefined || !job)
            return;
        const record = JSON.stringify(job);
        this.#options.guard?.(record);
        const values = { ...(0,listed/* listed */.K)(job), status: job.status, record, updated_at: job.updatedAt };
        if (before) {
            const taken = job.lease !== null && job.lease.token !== before.record.lease?.token;
            await tx
                .updateTable('job')
                .set({ ...values, fence: before.fence + (taken ? 1 : 0) })
                .where('id', '=', job.id)
                .where('fence', '=', String(before.fence))
                .execute();
        }
        else {
            const { project } = this.#options;
            const created_at = job.createdAt;
            await tx
                .insertInto('job')
                .values({ id: job.id, project, fence: 0, created_at, ...values })
                .execute();
        }
        if (wake)
            await this.#options.wake.send(tx, job.id);
        const rests = before?.record.status === 'active' && job.status !== 'active';
        // What the API asked for is asked about there.
        if (rests && job.turns.some(({ origin }) => origin?.thread !== undefined)) {
            await this.#options.wake.ended?.(tx, job.id);
        }
        if (job.cancelRequested && !before?.record.cancelRequested) {
            await (0,sql/* sql */.l) `select pg_notify(${CANCELS}, ${job.id})`.execute(tx);
        }
    }
    /** Creates and messages of one project wait for each other here, so that the limit is exact. */
    async #lockState(tx) {
        const { project } = this.#options;
        const row = await tx
            .selectFrom('project')
            .select(['uses', 'spending', 'suspended_at', 'repo'])
            .where('id', '=', project)
            .where('removed_at', 'is', null)
            .forUpdate()
            .executeTakeFirst();
        if (!row)
            throw new errors/* NotFound */.Mk(`There is no project \`${project}\` any more. Add it with docket projects add.`);
        return { state: decodeState(project, row), ...(row.suspended_at && { suspended: row.repo }) };
    }
    async #writeState(tx, { uses, spending }) {
        const { project } = this.#options;
        await tx
            .updateTable('project')
            .set({
            uses: JSON.stringify(uses[project]),
            spending: spending === undefined ? null : JSON.stringify(spending),
        })
            .where('id', '=', project)
            .execute();
    }
    async #jobOfThread(db, thread) {
        const row = await db
            .selectFrom('thread')
            .select('job')
            .where('project', '=', this.#options.project)
            .where('thread', '=', thread)
            .executeTakeFirst();
        return row?.job ?? null;
    }
    async #writeThread(tx, thread, job) {
        await tx
            .insertInto('thread')
            .values({ project: this.#options.project, thread, job })
            .onConflict((conflict) => conflict.columns(['project', 'thread']).doUpdateSet({ job }))
            .execute();
    }
}
function isSuspended(repo) {
    return new errors/* Forbidden */.cw(`The GitHub App is suspended in ${repo}, so nothing was started. Unsuspend it, then try again.`);
}
function decodeState(project, { uses, spending }) {
    const state = { ...store/* emptyState */.p$, uses: { [project]: uses }, ...(spending ? { spending } : {}) };
    const checked = store/* StateRecord */.lv.safeParse(state);
    if (checked.success)
        return checked.data;
    throw new errors/* CorruptState */.nK(`The counts of project \`${project}\` in the database cannot be read. Nothing was changed. Restore the row from a backup, or update Docket.`);
}
/** A record that cannot be read stops here; it is never taken for a job that is not there. */
function decode(record, id) {
    const checked = job/* JobRecord */.h2.safeParse(record);
    const branch = checked.data?.work?.branch;
    const ours = branch === undefined || (0,publisher/* branchNames */.nG)(id).includes(branch);
    if (checked.success && checked.data.id === id && ours)
        return (0,freeze/* deepFreeze */.o)(checked.data);
    const issue = checked.error?.issues[0];
    const named = ours ? 'it is of another job' : `its branch \`${branch}\` is not one of the job's`;
    const what = issue ? `\`${issue.path.join('.')}\` is invalid (${issue.message})` : named;
    throw new errors/* CorruptState */.nK(`The record of job ${id} in the database cannot be read: ${what}. Nothing was changed. Restore the row from a backup, or update Docket.`);
}

;// CONCATENATED MODULE: ./.build/program/src/postgres/app-projects.js
// Projects that come and go with the installations of a GitHub App. What GitHub says now decides, never
// the order in which it told us: events can be late, lost, or repeated.




const NEW = JSON.stringify({ docsPaths: [], draft: false, accessLogs: [] });
function createAppProjects(database, queue, { clock, log }) {
    async function add(tx, installation, { id: repository, fullName: repo }) {
        const columns = {
            repo,
            installation_id: installation,
            repository_id: repository,
            removed_at: null,
            suspended_at: null,
        };
        const known = await tx
            .selectFrom('project')
            .select(['id', 'repo', 'installation_id'])
            .where('removed_at', 'is', null)
            // Never by its name: whoever registers an owner's old name could take the project over.
            .where('repository_id', '=', String(repository))
            // Of several that were added by hand, the first joins the App, if none of them is there yet.
            .orderBy('installation_id')
            .orderBy('id')
            .forUpdate()
            .executeTakeFirst();
        if (known) {
            await tx.updateTable('project').set(columns).where('id', '=', known.id).execute();
            const byHand = known.installation_id === null;
            const same = byHand || known.installation_id === String(installation);
            return same && isSameName(known.repo, repo) ? undefined : { id: known.id, from: known.repo };
        }
        log.info(`Project ${repository} is ${repo}.`);
        await tx
            .insertInto('project')
            .values({ id: String(repository), settings: NEW, ...columns })
            .onConflict((conflict) => conflict.column('id').doUpdateSet(columns))
            .execute();
        return undefined;
    }
    /** Its jobs end here, with everything that waits in them. */
    async function endJobs(project, reason) {
        const store = new PostgresStore({ database, project, wake: queue });
        for (const id of await store.active()) {
            await store.update(id, (0,worker/* giveUp */.Ht)(reason, clock.now()), async (tx) => {
                await (0,sql/* sql */.l) `select pg_notify(${CANCELS}, ${id})`.execute(tx);
            });
        }
    }
    return {
        async ofRepository(id) {
            const row = await database.read((db) => db
                .selectFrom('project')
                .select(['id', 'repo', 'installation_id', 'suspended_at'])
                .where('repository_id', '=', String(id))
                .where('installation_id', 'is not', null)
                .where('removed_at', 'is', null)
                .executeTakeFirst());
            return row
                ? {
                    id: row.id,
                    repo: row.repo,
                    installation: Number(row.installation_id),
                    suspended: row.suspended_at !== null,
                }
                : null;
        },
        async sync(installation, now) {
            const kept = new Set(now?.repositories.map(({ id }) => String(id)));
            const { ended, moved } = await database.transaction(async (tx) => {
                const rows = await tx
                    .selectFrom('project')
                    .select(['id', 'repo', 'repository_id'])
                    .where('installation_id', '=', String(installation))
                    .where('removed_at', 'is', null)
                    .forUpdate()
                    .execute();
                const gone = rows.filter(({ repository_id: id }) => !now || (!now.suspended && !kept.has(id ?? '')));
                const time = (0,shared_clock/* isoTime */.L)(clock.now());
                const moves = [];
                for (const { id } of gone) {
                    await tx
                        .updateTable('project')
                        .set({ removed_at: time, installation_id: null, repository_id: null })
                        .where('id', '=', id)
                        .execute();
                }
                if (now?.suspended) {
                    await tx
                        .updateTable('project')
                        .set({ suspended_at: time })
                        .where('installation_id', '=', String(installation))
                        .execute();
                }
                else {
                    for (const repository of now?.repositories ?? []) {
                        const one = await add(tx, installation, repository);
                        if (one)
                            moves.push({ ...one, to: repository.fullName });
                    }
                }
                return { ended: now?.suspended ? rows : gone, moved: moves };
            });
            for (const { id, repo } of ended) {
                const reason = whyStopped(repo, now);
                log.info(`Project ${id} stops. ${reason}`);
                await endJobs(id, reason);
            }
            // A running job has the old address, and tokens that may not be good for the new one.
            for (const { id, from, to } of moved) {
                log.info(`Project ${id} was ${from} and is ${to}.`);
                await endJobs(id, `The repository ${from} is ${to} now, so this job was stopped. Retry it to continue there.`);
            }
        },
    };
}
const isSameName = (one, other) => one.toLowerCase() === other.toLowerCase();
function whyStopped(repo, now) {
    if (!now) {
        return `The GitHub App was removed from ${repo}, so this job was stopped. Install it again, then retry.`;
    }
    return now.suspended
        ? `The GitHub App was suspended in ${repo}, so this job was stopped. Unsuspend it, then retry.`
        : `The GitHub App can no longer reach ${repo}, so this job was stopped: the repository was removed from the App, transferred, or deleted. Install the App there, then retry.`;
}

;// CONCATENATED MODULE: ./.build/program/src/postgres/deliveries.js
// What GitHub has delivered. A delivery and its ticket are one transaction, and its id is GitHub's own:
// however often it comes, it is worked on once.


function createDeliveries(database, hooks, clock) {
    const columns = ['guid', 'event', 'payload', 'received_at'];
    const decode = (row) => ({
        guid: row.guid,
        event: row.event,
        payload: row.payload,
        receivedAt: row.received_at.getTime(),
    });
    const now = () => (0,shared_clock/* isoTime */.L)(clock.now());
    return {
        accept: ({ guid, digest, event, payload }, key) => database.transaction(async (tx) => {
            const text = JSON.stringify(payload);
            const values = { guid, digest, event, payload: text, received_at: now() };
            const added = await tx
                .insertInto('delivery')
                .values(values)
                .onConflict((conflict) => conflict.doNothing())
                .executeTakeFirst();
            if (!added.numInsertedOrUpdatedRows)
                return false;
            await hooks.send({ delivery: guid }, key, tx);
            return true;
        }),
        async find(guid) {
            const row = await database.read((db) => db.selectFrom('delivery').select(columns).where('guid', '=', guid).executeTakeFirst());
            return row ? decode(row) : null;
        },
        ledTo: (guid, job) => database.transaction(async (tx) => {
            await tx
                .updateTable('delivery')
                .set({ job, told_at: null })
                .where('guid', '=', guid)
                .execute();
            // Locked, so that a job that ends just now finds this delivery, or was seen here to be over.
            const found = await tx
                .selectFrom('job')
                .select('status')
                .where('id', '=', job)
                .forShare()
                .executeTakeFirst();
            if (found?.status !== 'active')
                await hooks.send({ job }, `job ${job}`, tx);
        }),
        async waitingFor(job) {
            const rows = await database.read((db) => db
                .selectFrom('delivery')
                .select(columns)
                .where('job', '=', job)
                .where('told_at', 'is', null)
                .orderBy('received_at')
                .execute());
            return rows.map(decode);
        },
        async told(guid) {
            await database.transaction((tx) => tx.updateTable('delivery').set({ told_at: now() }).where('guid', '=', guid).execute());
        },
        async purge(olderThanMs) {
            const before = (0,shared_clock/* isoTime */.L)(clock.now() - olderThanMs);
            await database.transaction((tx) => tx.deleteFrom('delivery').where('received_at', '<', (0,sql/* sql */.l) `${before}`).execute());
        },
    };
}

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: ./.build/program/src/github/client.js
var client = __webpack_require__(31287);
;// CONCATENATED MODULE: ./.build/program/src/github/app.js
// A GitHub App: where it is installed, and the tokens of its installations, each for one repository
// only, so that work in one repository can never reach another.



/** One that expires sooner is replaced: a push of a large branch may take a while. */
const SPARE_MS = 10 * 60_000;
function createGithubApp(settings) {
    const { appId, key, clock } = settings;
    const sources = new Map();
    const current = new Set();
    /** Each with a token of its own, because they live for minutes. */
    const asApp = () => (0,client.createGithub)({ ...settings, token: appToken(appId, key, clock.now()), repository: '/' });
    async function mint(installation, scope = {}) {
        try {
            const { data } = await asApp().rest.apps.createInstallationAccessToken({
                installation_id: installation,
                ...scope,
                // A second token does no harm.
                request: { repeatable: true },
            });
            const minted = { token: data.token, expiresAt: Date.parse(data.expires_at) };
            for (const one of current)
                if (one.expiresAt <= clock.now())
                    current.delete(one);
            current.add(minted);
            return minted;
        }
        catch (error) {
            throw whyNot(error);
        }
    }
    function sourceOf(installation, scope) {
        let known;
        let minting;
        return {
            async get() {
                if (known && known.expiresAt - clock.now() > SPARE_MS)
                    return known.token;
                minting ??= mint(installation, scope).finally(() => {
                    minting = undefined;
                });
                known = await minting;
                return known.token;
            },
            refused(token) {
                if (known?.token === token)
                    known = undefined;
            },
        };
    }
    function known(name, installation, scope) {
        const source = sources.get(name) ?? sourceOf(installation, scope);
        sources.set(name, source);
        return source;
    }
    return {
        async installation(id) {
            try {
                const { data } = await asApp().rest.apps.getInstallation({ installation_id: id });
                if (data.suspended_at)
                    return { suspended: true, repositories: [] };
                const { token } = await mint(id);
                const github = (0,client.createGithub)({ ...settings, token, repository: '/' });
                const { listReposAccessibleToInstallation: list } = github.rest.apps;
                const all = await github.paginate(list, { per_page: 100 });
                const repositories = all.map(({ id, full_name: fullName }) => ({ id, fullName }));
                return { suspended: false, repositories };
            }
            catch (error) {
                if (error instanceof errors/* NotFound */.Mk)
                    return null;
                throw error instanceof errors/* DocketError */.jq ? whyNot(error) : error;
            }
        },
        tokens: (installation, repository) => known(`${installation}/${repository}`, installation, { repository_ids: [repository] }),
        readingTokens: (installation) => known(String(installation), installation, { permissions: { contents: 'read' } }),
        async deliveries(since) {
            const github = asApp();
            const { listWebhookDeliveries: list } = github.rest.apps;
            return github.paginate(list, { per_page: 100 }, ({ data }, done) => {
                const all = data.map(({ id, guid, delivered_at: at, status_code: code }) => {
                    return { id, guid, at: Date.parse(at), ok: code >= 200 && code < 300 };
                });
                const recent = all.filter(({ at }) => at >= since);
                if (recent.length < all.length)
                    done();
                return recent;
            });
        },
        async redeliver(attempt) {
            const wanted = { delivery_id: attempt, request: { repeatable: true } };
            await asApp().rest.apps.redeliverWebhookDelivery(wanted);
        },
        currentTokens: () => [...current].map(({ token }) => token),
    };
}
/** GitHub's refusal, as something that whoever runs the App, or uses it, can do something about. */
function whyNot(error) {
    const { message = '' } = (0,client.refusalOf)(error) ?? {};
    const options = { cause: error };
    if (error instanceof errors/* Unauthorized */.hR) {
        const words = `GitHub does not accept the key of the App (${message}). Check APP_ID, PRIVATE_KEY, and the clock of this machine.`;
        return new errors/* SetupError */.w3(words, options);
    }
    if (error instanceof errors/* Forbidden */.cw && /suspended/i.test(message)) {
        return new errors/* Forbidden */.cw('The GitHub App is suspended here. Unsuspend it, then retry.', options);
    }
    if (error instanceof errors/* NotFound */.Mk || error instanceof errors/* InvalidRequest */.zh) {
        const words = 'The GitHub App is not installed on this repository. Install it, then retry.';
        return new errors/* Forbidden */.cw(words, options);
    }
    return error;
}
// The key of a GitHub App, and the tokens that it signs.
/** PKCS#1, as GitHub hands it out, or PKCS#8; with line breaks, or with `\n` for each of them. */
function readAppKey(text) {
    try {
        const key = (0,external_node_crypto_.createPrivateKey)(pemOf(text));
        if (key.asymmetricKeyType === 'rsa')
            return key;
    }
    catch {
        // Its words could contain parts of the key.
    }
    throw new errors/* SetupError */.w3('The private key of the GitHub App cannot be read. Set PRIVATE_KEY to the whole contents of the .pem file from the settings of the App, or PRIVATE_KEY_PATH to its path.');
}
function pemOf(text) {
    return text
        .trim()
        .replace(/^(["'])(.*)\1$/s, '$2')
        .replaceAll('\\n', '\n')
        .trim();
}
/** GitHub's clock may be behind ours, and it refuses tokens that live for more than ten minutes. */
const BACK_SECONDS = 60;
const LIFE_SECONDS = 540;
/** In the name of the App itself, for the requests that need no installation. */
function appToken(appId, key, now) {
    const seconds = Math.floor(now / 1000);
    const part = (value) => Buffer.from(JSON.stringify(value)).toString('base64url');
    const claims = { iss: appId, iat: seconds - BACK_SECONDS, exp: seconds + LIFE_SECONDS };
    const text = `${part({ alg: 'RS256', typ: 'JWT' })}.${part(claims)}`;
    return `${text}.${(0,external_node_crypto_.sign)('RSA-SHA256', Buffer.from(text), key).toString('base64url')}`;
}

// EXTERNAL MODULE: ./.build/program/src/github/settings.js
var github_settings = __webpack_require__(43637);
;// CONCATENATED MODULE: ./.build/program/src/cli/serve/app.js
// The GitHub App of the environment, by the names that such programs use everywhere, or of the database.




/** Null where there is none. `stored`: what the database has, for when the environment has none. */
function openApp(env, log, stored) {
    const appId = env.APP_ID?.trim() || stored?.appId;
    if (!appId)
        return null;
    const pem = stored?.privateKey ?? pemOf(env.PRIVATE_KEY || keyFile(env.PRIVATE_KEY_PATH));
    const app = createGithubApp((0,github_settings.githubSettings)(env, { appId, key: readAppKey(pem), log }));
    return {
        ...app,
        id: appId,
        tokensOf: ({ installation, repository }) => app.tokens(installation, repository),
        ...(stored && {
            webhookSecret: stored.webhookSecret,
            signIn: { CLIENT_ID: stored.clientId, CLIENT_SECRET: stored.clientSecret },
        }),
        secrets: {
            *[Symbol.iterator]() {
                yield pem;
                if (stored)
                    yield* [stored.webhookSecret, stored.clientSecret];
                yield* app.currentTokens();
            },
        },
    };
}
function keyFile(path) {
    if (!path) {
        throw new errors/* SetupError */.w3('APP_ID is set, but not the private key of the GitHub App. Set PRIVATE_KEY or PRIVATE_KEY_PATH.');
    }
    try {
        return (0,external_node_fs_.readFileSync)(path, 'utf8');
    }
    catch (cause) {
        const { code } = cause;
        throw new errors/* SetupError */.w3(`PRIVATE_KEY_PATH cannot be read (${code}). Check the path.`, { cause });
    }
}
/** As long as GitHub's own advice: whoever guesses it can give commands in anyone's name. */
const MIN_SECRET = 16;
/** The current secret, and the previous one while it is being replaced. */
function webhookSecrets(env, stored = '') {
    const { WEBHOOK_SECRET: current = stored, WEBHOOK_SECRET_PREVIOUS: previous } = env;
    const secrets = [current, ...(previous ? [previous] : [])];
    if (secrets.every((secret) => secret.length >= MIN_SECRET))
        return secrets;
    throw new errors/* SetupError */.w3(`WEBHOOK_SECRET must be the webhook secret of the GitHub App, with at least ${MIN_SECRET} characters; \`openssl rand -hex 32\` generates one.`);
}

// EXTERNAL MODULE: ./.build/program/src/bot/bot-context.js
var bot_context = __webpack_require__(64561);
// EXTERNAL MODULE: ./.build/program/src/bot/confirm.js
var bot_confirm = __webpack_require__(22782);
// EXTERNAL MODULE: ./.build/program/src/bot/thread-records.js
var thread_records = __webpack_require__(54171);
// EXTERNAL MODULE: ./.build/program/src/github/thread-host.js + 4 modules
var thread_host = __webpack_require__(54572);
// EXTERNAL MODULE: ./.build/program/src/jobs/changes/secrets.js + 1 modules
var changes_secrets = __webpack_require__(61051);
// EXTERNAL MODULE: ./.build/program/src/cli/serve/project-work.js
var project_work = __webpack_require__(42840);
;// CONCATENATED MODULE: ./.build/program/src/cli/serve/app-context.js










/** Jobs have time limits of their own, and nobody waits here for one. */
const TIMEOUT_MINUTES = 7_200;
function openAppBotContext({ project, repository, commands: { word, permission, allowedBots } }, { again, end, receivedAt }, { shared, app, env, log }) {
    const token = app.tokensOf({ installation: project.installation, repository: repository.id });
    const github = (0,client.createGithub)((0,github_settings.githubSettings)(env, { repository: project.repo, token, log }));
    const secrets = (0,project_work/* together */.b)((0,changes_secrets/* secretValues */.VX)(env), app.secrets);
    const host = (0,bot_context/* discreet */.C)((0,thread_host.createThreadHost)(github), secrets);
    const open = () => shared.open(project.id);
    return {
        host: end ? permitted(host) : host,
        backend: async () => {
            const jobs = await open();
            return {
                service: jobs.service,
                projectId: project.id,
                threads: (0,thread_records/* threadsOf */.D)(project.id, jobs),
                repeatable: true,
                readsThreads: true,
                records: (0,thread_records/* recordsOf */.M)(project.id, jobs, jobs.config, async ({ turns }, index) => {
                    if (!end)
                        await (0,bot_confirm/* confirmRequester */.Li)(turns[index]?.origin, { host, permission, allowedBots });
                }),
            };
        },
        repository: project.repo,
        markerKey: undefined,
        voice: { word },
        clock: shared_clock/* systemClock */.m,
        random: Math.random,
        log,
        signal: new AbortController().signal,
        dryRun: false,
        wait: end ? true : 'later',
        timeoutMinutes: TIMEOUT_MINUTES,
        startedAt: receivedAt,
        permission,
        read: (body) => (0,bot_trigger/* readCommand */.U)(body, word),
        settings: async () => {
            const { config } = await open();
            return { reviews: config.review === 'instructions', fixChecks: config['fix-checks'] };
        },
        rerun: again,
        remember: () => { },
    };
}
/** Who has a job was permitted to ask for it, and learns how it ended even if that has changed. */
function permitted(host) {
    return { ...host, permission: async () => ({ level: 'admin' }) };
}

;// CONCATENATED MODULE: ./.build/program/src/cli/serve/hooks.js
// The deliveries of a GitHub App: accepted by servers, worked on by workers.









/** Undefined where there is no App. */
function receiveHooks({ app, database, queue }, env) {
    if (!app)
        return undefined;
    const deliveries = createDeliveries(database, queue.hooks, shared_clock/* systemClock */.m);
    return {
        secrets: webhookSecrets(env, app.webhookSecret),
        async accept({ guid, digest, event, payload }) {
            const delivered = readDelivery(event, payload);
            if (delivered.kind === 'ignored')
                return 'ignored';
            const kept = { guid, digest, event, payload: delivered.payload };
            return (await deliveries.accept(kept, delivered.key)) ? 'accepted' : 'known';
        },
    };
}
/** Each is over within seconds: none of them waits for a job. */
const HOOKS_AT_A_TIME = 4;
async function workHooks(shared, { env, log, telemetry }) {
    const { app, database, queue } = shared;
    if (!app)
        return;
    const projects = createAppProjects(database, queue, { clock: shared_clock/* systemClock */.m, log });
    const deps = {
        projects: {
            ofRepository: projects.ofRepository,
            sync: async (id) => projects.sync(id, await app.installation(id)),
        },
        deliveries: createDeliveries(database, queue.hooks, shared_clock/* systemClock */.m),
        commands: ({ id }) => commandsOf(id, shared),
        bot: (place, attempt) => openAppBotContext(place, attempt, { shared, app, env, log }),
        ...(telemetry && {
            worked: ({ guid, event, receivedAt }) => telemetry.delivery({ guid, event, receivedAt, endedAt: shared_clock/* systemClock */.m.now() }),
        }),
        log,
    };
    await queue.hooks.work(HOOKS_AT_A_TIME, ({ data, again }) => 'job' in data ? tellEnd(data.job, deps) : workDelivery(data.delivery, again, deps));
    await queue.hooks.workDead(async ({ data, reason, remove }) => {
        const what = 'job' in data ? `The end of job ${data.job}` : `Delivery ${data.delivery}`;
        log.error(`${what} could not be worked on: ${reason}`);
        await remove();
    });
}
async function commandsOf(project, shared) {
    try {
        const { config } = await shared.settings(project);
        if (!config)
            return DEFAULT_COMMANDS;
        const { word, permission, 'allowed-bots': bots } = config.command;
        return { word, permission, allowedBots: [...bots] };
    }
    catch (error) {
        // Whoever may give commands is told on the thread what is wrong with the settings.
        if (error instanceof errors/* InvalidRequest */.zh)
            return DEFAULT_COMMANDS;
        throw error;
    }
}
/** Asks again for what could not be delivered. */
async function keepDeliveries({ app }, deps) {
    if (app)
        await askAgain(app, deps);
}

// EXTERNAL MODULE: ./.build/program/src/cli/serve/http.js + 16 modules
var http = __webpack_require__(9635);
;// CONCATENATED MODULE: ./.build/program/src/postgres/connected.js
// Which workers are connected to the database, and when GitHub last delivered something.

/** Workers give this name to their connections, with the machine and the process after it. */
const WORKER = 'docket-work ';
async function connectedWorkers(database) {
    const { rows } = await database.read((db) => (0,sql/* sql */.l) `
      select application_name as name, min(backend_start) as since from pg_stat_activity
      where datname = current_database() and starts_with(application_name, ${WORKER})
      group by application_name order by application_name limit 100`.execute(db));
    return rows.map(({ name, since }) => {
        return { name: name.slice(WORKER.length), since: since.toISOString() };
    });
}
async function lastDelivery(database) {
    const row = await database.read((db) => db
        .selectFrom('delivery')
        .select('received_at')
        .orderBy('received_at', 'desc')
        .limit(1)
        .executeTakeFirst());
    return row?.received_at.toISOString() ?? null;
}

// EXTERNAL MODULE: ./.build/program/src/shared/remembered.js
var shared_remembered = __webpack_require__(61812);
;// CONCATENATED MODULE: ./.build/program/src/cli/serve/installation.js
// What the dashboard shows of the GitHub App and of the workers.





/** GitHub limits how often an App asks, and every look at the page would. */
const ASK_EVERY_MS = 60_000;
function createInstallation({ app, database }, clock) {
    const health = app && { id: app.id, failed: failedDeliveries(app, clock) };
    return async () => ({
        workers: await connectedWorkers(database),
        app: health && {
            id: health.id,
            lastDelivery: await lastDelivery(database),
            failed: await health.failed(),
        },
    });
}
/** Without those that succeeded when they were delivered again. */
function failedDeliveries(app, clock) {
    const remembered = (0,shared_remembered/* createRemembered */.f)(clock, ASK_EVERY_MS);
    return () => remembered('failed', async () => {
        try {
            const attempts = await app.deliveries(clock.now() - days/* DAY_MS */.sO);
            const arrived = new Set(attempts.filter(({ ok }) => ok).map(({ guid }) => guid));
            const failed = new Map();
            for (const { guid, at, ok } of attempts) {
                if (!ok && !arrived.has(guid))
                    failed.set(guid, Math.max(at, failed.get(guid) ?? 0));
            }
            return [...failed].map(([guid, at]) => ({ guid, at: (0,shared_clock/* isoTime */.L)(at) }));
        }
        catch (error) {
            return `GitHub did not say: ${(0,errors/* sentence */.em)(error)}`;
        }
    });
}

// EXTERNAL MODULE: ./.build/program/src/bot/thread-host.js
var bot_thread_host = __webpack_require__(60219);
// EXTERNAL MODULE: ./.build/program/src/config/config.js
var config_config = __webpack_require__(7657);
;// CONCATENATED MODULE: ./.build/program/src/github/oauth.js
// Who someone is on GitHub, and which repositories of the App they can read or change. The person's
// token serves for that only: it is never stored, and given back at once.


const PATIENCE_MS = 10_000;
function createOauth(settings) {
    const { clientId, clientSecret, serverUrl, apiUrl } = settings;
    const ask = settings.fetch ?? fetch;
    async function exchange({ code, verifier, redirectUri }) {
        const body = new URLSearchParams({
            client_id: clientId,
            client_secret: clientSecret,
            code,
            code_verifier: verifier,
            redirect_uri: redirectUri,
        });
        const answer = await ask(`${serverUrl}/login/oauth/access_token`, {
            method: 'POST',
            headers: {
                Accept: 'application/json',
                'Content-Type': 'application/x-www-form-urlencoded',
            },
            body: body.toString(),
            signal: AbortSignal.timeout(PATIENCE_MS),
        })
            .then((response) => response.json())
            .catch((cause) => {
            throw new errors/* Unavailable */.$P('GitHub did not answer. Sign in again in a moment.', { cause });
        });
        // GitHub answers 200 to a wrong code, too.
        const token = answer?.access_token;
        if (typeof token === 'string' && token !== '')
            return token;
        if (answer?.error === 'bad_verification_code') {
            throw new errors/* Forbidden */.cw('This sign-in has been used, or it is too old. Start again.');
        }
        throw new errors/* Unavailable */.$P('GitHub refused the sign-in. Check CLIENT_ID, CLIENT_SECRET, and the callback URL of the GitHub App.');
    }
    async function personOf(token) {
        const { rest, paginate } = (0,client.createGithub)({ ...settings, token, repository: '/' });
        const { data } = await rest.users.getAuthenticated();
        const installations = await paginate(rest.apps.listInstallationsForAuthenticatedUser, {
            per_page: 100,
        });
        const active = installations.filter(({ suspended_at: suspended }) => !suspended);
        const found = [];
        for (const { id: installation_id } of active) {
            const list = await paginate(rest.apps.listInstallationReposForAuthenticatedUser, {
                installation_id,
                per_page: 100,
            });
            for (const { id, full_name: fullName, permissions } of list) {
                // Whatever GitHub does not say is no right.
                if (permissions?.pull)
                    found.push({ id, fullName, write: permissions.push === true });
            }
        }
        return { login: data.login, repositories: found };
    }
    async function giveBack(token) {
        const password = Buffer.from(`${clientId}:${clientSecret}`).toString('base64');
        await ask(`${apiUrl}/applications/${encodeURIComponent(clientId)}/token`, {
            method: 'DELETE',
            headers: {
                Accept: 'application/vnd.github+json',
                Authorization: `Basic ${password}`,
                'Content-Type': 'application/json',
            },
            body: JSON.stringify({ access_token: token }),
            signal: AbortSignal.timeout(PATIENCE_MS),
        });
    }
    return {
        /** Where the browser goes to sign in. */
        authorizeUrl(asked) {
            const url = new URL(`${serverUrl}/login/oauth/authorize`);
            url.search = new URLSearchParams({
                client_id: clientId,
                redirect_uri: asked.redirectUri,
                state: asked.state,
                code_challenge: asked.challenge,
                code_challenge_method: 'S256',
            }).toString();
            return url.href;
        },
        async person(proof) {
            const token = await exchange(proof);
            try {
                return await personOf(token);
            }
            catch (error) {
                if (error instanceof errors/* DocketError */.jq)
                    throw error;
                throw new errors/* Unavailable */.$P('GitHub did not say what you can read. Sign in again.', {
                    cause: error,
                });
            }
            finally {
                // It expires by itself, too.
                void giveBack(token).catch(() => settings.log.debug('A token could not be given back.'));
            }
        },
    };
}

// EXTERNAL MODULE: ./.build/program/src/github/permission.js
var github_permission = __webpack_require__(91463);
// EXTERNAL MODULE: ./.build/program/src/service/projects/project.js
var projects_project = __webpack_require__(96586);
// EXTERNAL MODULE: ./.build/program/src/cli/serve/same-repository.js
var same_repository = __webpack_require__(61264);
;// CONCATENATED MODULE: ./.build/program/src/cli/serve/oauth.js
// Signing in to the dashboard with the GitHub App.









/** Undefined where CLIENT_ID is not set: the server then prints a link. */
function openOauth(env, projects, log) {
    const clientId = env.CLIENT_ID?.trim();
    const clientSecret = env.CLIENT_SECRET?.trim();
    if (!clientId)
        return undefined;
    if (!clientSecret) {
        throw new errors/* SetupError */.w3('CLIENT_ID is set, but not CLIENT_SECRET. Generate a client secret in the settings of the GitHub App.');
    }
    const oauth = createOauth((0,github_settings.githubSettings)(env, { clientId, clientSecret, log }));
    return {
        authorizeUrl: oauth.authorizeUrl,
        async person(proof) {
            const person = await oauth.person(proof);
            for (const project of await projects.list())
                await recordIfNamed(project, person);
            return { login: person.login, grants: grantsOf(person, await projects.list()) };
        },
    };
    /** Whoever signs in does not decide what a name means: the operator's own token does. */
    async function recordIfNamed(project, { repositories }) {
        const { app, repo, repositoryId } = project;
        const token = env.GITHUB_TOKEN;
        const isNamed = repositories.some((one) => one.fullName.toLowerCase() === repo.toLowerCase());
        if (app || repositoryId !== undefined || !isNamed || !token)
            return;
        const { record } = projects;
        await (0,same_repository/* sameRepositoryToken */.g)(project, { token, env, log, record })
            .get()
            .catch((error) => log.warn(`Project ${project.id} stays closed: ${(0,errors/* sentence */.em)(error)}`));
    }
}
/**
 * Asks GitHub now, with the operator's or the App's token. `permission`: what the settings of the project
 * require for commands.
 */
function commandPermission({ env, log, app, projects, settings, }) {
    return async (id, login) => {
        const project = await projects.find(id);
        if (!project)
            throw (0,projects_project/* unknownProject */.Sx)(id);
        const { repo } = project;
        const { permission } = ((await settings(id)).config ?? config_config/* DEFAULT_CONFIG */.PV).command;
        const own = env.GITHUB_TOKEN;
        const { record } = projects;
        const token = project.app
            ? app?.tokensOf(project.app)
            : own && (0,same_repository/* sameRepositoryToken */.g)(project, { token: own, env, log, record });
        if (!token)
            throw new errors/* Unavailable */.$P(`This server has no token for ${repo}. Tell its operator.`);
        const github = (0,client.createGithub)((0,github_settings.githubSettings)(env, { repository: repo, token, log }));
        const granted = await (0,github_permission/* permissionOf */.F)(github, login);
        if ((0,bot_thread_host/* permits */.V1)(granted, permission))
            return;
        throw new errors/* Forbidden */.cw(`You need ${permission} permission in ${repo} for this, like for commands there, and you do not have it now (${granted.problem ?? granted.level}).`);
    };
}
/** By the repository's ID, because a name can come to mean another one. */
function grantsOf({ repositories }, projects) {
    const granted = projects.flatMap(({ id, repositoryId, app }) => {
        const found = repositories.find((one) => one.id === (app?.repository ?? repositoryId));
        return found ? [[id, found.write ? 'write' : 'read']] : [];
    });
    return Object.fromEntries(granted);
}

// EXTERNAL MODULE: ./.build/program/src/cli/serve/set-up.js
var set_up = __webpack_require__(89379);
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __webpack_require__(48161);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./.build/program/src/config/settings-thread.js
var settings_thread = __webpack_require__(3903);
// EXTERNAL MODULE: ./.build/program/src/jobs/engine.js
var jobs_engine = __webpack_require__(93939);
// EXTERNAL MODULE: ./.build/program/src/contract/directory.js
var directory = __webpack_require__(98956);
// EXTERNAL MODULE: ./.build/program/src/jobs/money.js
var money = __webpack_require__(23833);
;// CONCATENATED MODULE: ./.build/program/src/postgres/listing.js
// All jobs in the database, by project. Pages follow an index, so the last is as fast as the first.







function createPostgresListing(database) {
    return {
        async page(project, { status, search = '', waitingSince, after, limit }) {
            const text = (0,store/* searchable */.Vk)(search);
            const rows = await database.read((db) => {
                let query = db
                    .selectFrom('job')
                    .select(['id', 'created_at', 'record'])
                    .where('project', '=', project);
                if (status !== undefined)
                    query = query.where('status', '=', status);
                if (text !== '')
                    query = query.where((0,sql/* sql */.l) `strpos(search, ${text})`, '>', 0);
                if (waitingSince !== undefined) {
                    query = query.where('waiting_since', '<=', (0,sql/* sql */.l) `${waitingSince}`);
                }
                if (after) {
                    query = query.where((0,sql/* sql */.l) `(created_at, id) < (${after.createdAt}::timestamptz, ${after.id})`);
                }
                return query.orderBy('created_at', 'desc').orderBy('id', 'desc').limit(limit).execute();
            });
            return rows.map(({ id, created_at, record }) => {
                const createdAt = created_at.toISOString();
                return { id, createdAt, job: (0,errors/* unlessCorrupt */.UL)(() => decode(record, id)) ?? null };
            });
        },
        async usageSince(project, month) {
            const rows = await database.read((db) => db
                .selectFrom('job')
                .select('months')
                .where('project', '=', project)
                .where('updated_at', '>=', (0,sql/* sql */.l) `${`${month}-01T00:00:00Z`}`)
                .execute());
            const months = rows.flatMap((row) => schemas/* array */.YOg(directory/* MonthUsage */.kT).parse(row.months));
            return (0,money/* addMonths */.PS)(months).filter((one) => one.month >= month);
        },
    };
}

// EXTERNAL MODULE: ./.build/program/src/views/counting/collected.js
var collected = __webpack_require__(2547);
// EXTERNAL MODULE: ./.build/program/src/views/counting/days.js
var counting_days = __webpack_require__(80880);
// EXTERNAL MODULE: ./.build/program/src/views/counting/history.js
var counting_history = __webpack_require__(77863);
// EXTERNAL MODULE: ./.build/program/src/views/counting/file-day.js
var file_day = __webpack_require__(43650);
;// CONCATENATED MODULE: ./.build/program/src/postgres/views-days.js
// What the log files of a project say of a day, and the day's counts by page that follow from it.
// Both change in one transaction: whatever is counted again replaces what was counted before.





/** Writers of a project's views wait for each other. */
async function lockViews(tx, project) {
    await (0,sql/* sql */.l) `select pg_advisory_xact_lock(hashtextextended(${`views ${project}`}, 0))`.execute(tx);
}
/**
 * Under the lock. `decide` answers the entries that change; then the day counts views of their kind.
 * The pages of new entries must be stored already.
 */
async function changeDay(tx, { project, ids }, day, decide) {
    const { rows } = await (0,sql/* sql */.l) `
    select file, entry, counted from docket.file_day
    where project = ${project} and day = ${day} order by file`.execute(tx);
    const where = placeOf(project, day);
    const known = new Map(rows.flatMap(({ entry }) => (0,counting_history/* decodeDay */.P0)(entry, where)).map(byFile));
    const { kind, changed } = decide(known);
    const after = new Map([...known, ...changed.map(byFile)]);
    const counted = new Set((0,collected/* countedOf */.MJ)(kind, [...after.values()]).map(({ file }) => file));
    const before = new Set(rows.filter((row) => row.counted).map(({ file }) => file));
    const flipped = rows.filter(({ file }) => before.has(file) !== counted.has(file));
    if (changed.length + flipped.length === 0)
        return;
    for (const entry of changed)
        await writeEntry(tx, project, entry, counted.has(entry.file));
    for (const { file } of flipped) {
        await (0,sql/* sql */.l) `update docket.file_day
      set counted = ${counted.has(file)}, version = nextval('docket.views_version')
      where project = ${project} and day = ${day} and file = ${file}`.execute(tx);
    }
    const old = rowsOf([...known.values()].filter(({ file }) => before.has(file)));
    const now = rowsOf([...after.values()].filter(({ file }) => counted.has(file)));
    await writeRows(tx, { project, ids }, day, old, now);
    await (0,sql/* sql */.l) `delete from docket.month_built
    where project = ${project} and month = date_trunc('month', ${day}::date)`.execute(tx);
}
function placeOf(project, day) {
    return `the database (project ${project}, ${day})`;
}
const byFile = (entry) => [entry.file, entry];
async function writeEntry(tx, project, entry, counted) {
    const { day, file, referrals } = entry;
    await (0,sql/* sql */.l) `insert into docket.file_day
      (project, day, file, entry, facts, collected, counted, referrals, version)
    values (${project}, ${day}, ${file}, ${(0,counting_history/* encodeDay */.BL)(day, [entry])},
      ${(0,counting_history/* encodeDay */.BL)(day, [(0,file_day/* withoutPages */.$T)(entry)])}, ${(0,collected/* kindOf */.I)(entry) === 'pages'}, ${counted},
      ${referrals !== undefined}, nextval('docket.views_version'))
    on conflict (project, day, file) do update set entry = excluded.entry, facts = excluded.facts,
      counted = excluded.counted, referrals = excluded.referrals, version = excluded.version
    `.execute(tx);
}
function rowsOf(entries) {
    const sums = new Map();
    const referred = new Map();
    for (const { pages, referrals } of entries) {
        (0,file_day/* addInto */.gQ)(sums, pages);
        if (referrals)
            (0,file_day/* addInto */.gQ)(referred, referrals.pages);
    }
    const rows = new Map();
    for (const [path, counts] of sums) {
        const some = referred.get(path);
        rows.set(path, { counts: literal(counts), referrals: some ? literal(some) : null });
    }
    return rows;
}
function literal(counts) {
    const last = counts.findLastIndex((count) => count > 0);
    return `{${counts.slice(0, last + 1).join(',')}}`;
}
const BATCH = 20_000;
/** Takes nearly as long as the insert itself, so only where there are counts to replace. */
const REPLACE = (0,sql/* sql */.l) `on conflict (project, day, page)
  do update set counts = excluded.counts, referrals = excluded.referrals`;
/** Only what is different: most pages of a growing day are as they were. */
async function writeRows(tx, { project, ids }, day, old, now) {
    const gone = [...old.keys()].filter((path) => !now.has(path)).map(ids.of);
    if (gone.length > 0) {
        await (0,sql/* sql */.l) `delete from docket.views_day where project = ${project} and day = ${day}
      and page = any(${gone}::bigint[])`.execute(tx);
    }
    const changed = [...now].filter(([path, { counts, referrals }]) => {
        const before = old.get(path);
        return before?.counts !== counts || before.referrals !== referrals;
    });
    for (let at = 0; at < changed.length; at += BATCH) {
        const some = changed.slice(at, at + BATCH);
        const pages = some.map(([path]) => ids.of(path));
        const counts = some.map(([, row]) => row.counts);
        const referrals = some.map(([, row]) => row.referrals);
        await (0,sql/* sql */.l) `insert into docket.views_day (project, day, page, counts, referrals)
      select ${project}, ${day}::date, page, counts::int[], referrals::int[]
      from unnest(${pages}::bigint[], ${counts}::text[], ${referrals}::text[])
        as new (page, counts, referrals)
      order by page ${old.size === 0 ? (0,sql/* sql */.l) `` : REPLACE}`.execute(tx);
    }
}
// Ids of pages. They are hashes, so that writers need not ask for them, and rows of counts are small.
/** Full, it starts over: paths that anyone made up must not fill the memory. */
const MAX_KNOWN = 200_000;
const ID_BATCH = 10_000;
function createPageIds(database, project) {
    const ids = new Map();
    const stored = new Set();
    function of(path) {
        const known = ids.get(path);
        if (known !== undefined)
            return known;
        if (ids.size >= MAX_KNOWN)
            ids.clear();
        const id = String((0,external_node_crypto_.hash)('sha256', `${project}\0${path}`, 'buffer').readBigInt64BE());
        ids.set(path, id);
        return id;
    }
    return {
        of,
        async store(paths) {
            const added = [...new Set(paths)].filter((path) => !stored.has(path));
            for (let at = 0; at < added.length; at += ID_BATCH) {
                const some = added.slice(at, at + ID_BATCH);
                await database.read((db) => (0,sql/* sql */.l) `insert into docket.page (id, project, path)
            select id, ${project}, path from unnest(${some.map(of)}::bigint[], ${some}::text[]) as new (id, path)
            order by id on conflict do nothing`.execute(db));
                if (stored.size >= MAX_KNOWN)
                    stored.clear();
                for (const path of some)
                    stored.add(path);
            }
        },
    };
}

;// CONCATENATED MODULE: ./.build/program/src/postgres/views-history.js
// The views history of one project: a row per log file and day, and the counts that follow from them.





function createPostgresHistory(database, project) {
    const place = { project, ids: createPageIds(database, project) };
    return {
        async add(days) {
            const entries = (0,counting_history/* mergeFileDays */.M6)(days);
            await place.ids.store(pathsOf(entries));
            await database.transaction(async (tx) => {
                await lockViews(tx, project);
                for (const [day, some] of (0,counting_history/* byDay */.mL)(entries)) {
                    await changeDay(tx, place, day, (known) => ({
                        kind: (0,collected/* kindOf */.I)(some[0]),
                        // Two who read the same growing log keep the larger reading, whoever is first.
                        changed: some.filter((entry) => {
                            const before = known.get(entry.file);
                            return !before || (0,counting_history/* isLarger */.E0)(entry, before);
                        }),
                    }));
                }
            });
        },
        async read(span) {
            const { rows } = await database.read((db) => (0,sql/* sql */.l) `select day::text, entry from docket.file_day
          where project = ${project} and day >= ${firstDay(span)} and day < ${endDay(span)}
          order by day, file`.execute(db));
            return rows.flatMap(({ day, entry }) => (0,counting_history/* decodeDay */.P0)(entry, placeOf(project, day)));
        },
    };
}
/** After a project has changed from logs to pages, or back: days that have both count the new kind. */
async function countKind(database, project, kind) {
    const place = { project, ids: createPageIds(database, project) };
    const { rows } = await database.read((db) => (0,sql/* sql */.l) `select distinct day::text from docket.file_day wrong
      where project = ${project} and counted and collected <> ${kind === 'pages'}
        and exists (select from docket.file_day other where other.project = wrong.project
          and other.day = wrong.day and other.collected = ${kind === 'pages'})`.execute(db));
    for (const { day } of rows) {
        await database.transaction(async (tx) => {
            await lockViews(tx, project);
            await changeDay(tx, place, day, () => ({ kind, changed: [] }));
        });
    }
}
function* pathsOf(entries) {
    for (const { pages } of entries) {
        const paths = [];
        pages.forEach((_, path) => {
            paths.push(path);
        });
        yield* paths;
    }
}
const firstDay = ({ from }) => (0,counting_days/* dayText */.Ew)(Math.min(from, counting_days/* LAST_DAY */.Gy));
const endDay = ({ to }) => (0,counting_days/* dayText */.Ew)(Math.min(to, counting_days/* LAST_DAY */.Gy));

// EXTERNAL MODULE: ./.build/program/src/views/counting/analytics.js + 1 modules
var analytics = __webpack_require__(66968);
// EXTERNAL MODULE: ./.build/program/src/views/counting/page-filter.js
var page_filter = __webpack_require__(24475);
// EXTERNAL MODULE: ./.build/program/src/views/counting/query.js
var query = __webpack_require__(89771);
// EXTERNAL MODULE: ./.build/program/src/views/counting/read-log.js
var read_log = __webpack_require__(93304);
// EXTERNAL MODULE: ./.build/program/src/views/counting/tally.js
var tally = __webpack_require__(39669);
;// CONCATENATED MODULE: ./.build/program/src/views/counting/count-log.js
// Counts the next part of a log file, or all of it where parts cannot be read.




/** Read in less than a second, so that little is lost when a worker dies. */
const PART_BYTES = 64 * 1024 * 1024;
const BLOCK = 64 * 1024;
const TAIL_BYTES = 4096;
const LINE_FEED = 10;
/** The last line of a file that has not changed for this long is whole, also without a line feed. */
const SETTLED_MS = 60_000;
async function planNext(source, options) {
    const { file, parts } = await (0,read_log/* identify */.ls)(source, options);
    // Without a line, there is nothing to count.
    if (file === '')
        return { file, next: null, parts, known: null };
    const known = await options.progress.find(file);
    return { file, next: nextPart(source, parts, known, options.settings), parts, known };
}
async function countNext(source, options) {
    const { file, next, parts, known } = await planNext(source, options);
    if (next === null)
        return 'done';
    if (next === 'whole')
        return countWhole(source, parts, options);
    const { from } = next;
    const state = from > 0 ? known?.state : undefined;
    if (from > 0 && (await tailOf(source, from)) !== state?.tail) {
        return countWhole(source, parts, options, [
            `${source.name} starts with the same line as another file and counts as the same one. If they come from two hosts, give each host a label.`,
        ]);
    }
    return countPart(source, { from, file, state }, options);
}
async function countPart(source, { from, file, state }, options) {
    const { progress, settings, partBytes = PART_BYTES } = options;
    const { name, size = 0 } = source;
    const to = await endOfLines(source, from, partBytes);
    if (to === from)
        return isSettled(source, options) ? countWhole(source, true, options) : 'later';
    const reader = await readerAt(source, file, state, options);
    if (!reader)
        return countWhole(source, true, options);
    for await (const chunk of bytesBetween(source, from, to))
        reader.push(chunk);
    const reading = reader.finish();
    const reached = reader.state;
    if (!reached)
        return countWhole(source, true, options);
    const after = { ...reached, tail: await tailOf(source, to) };
    const part = { name, position: to, whole: null, settings, state: after, reading };
    if (from === 0)
        await progress.replace(part);
    else if (!(await progress.add(part, from)))
        return 'more';
    return to < size ? 'more' : 'done';
}
/** In one go, which is only lost as a whole. */
async function countWhole(source, parts, options, warnings = []) {
    const { progress, settings } = options;
    const { name, version, size = 0 } = source;
    const to = parts ? await endOfLines(source, 0, size) : size;
    const isEnd = to === size;
    if (!parts || (!isEnd && isSettled(source, options))) {
        const reading = await (0,read_log/* readLog */.x6)(source, options);
        reading.warnings.push(...warnings);
        await progress.replace({
            name,
            settings,
            position: null,
            whole: version,
            state: null,
            reading,
        });
        return 'done';
    }
    const reader = new read_log/* LogReader */.w0(source, options);
    for await (const chunk of bytesBetween(source, 0, to))
        reader.push(chunk);
    const reading = reader.finish();
    reading.warnings.push(...warnings);
    const reached = reader.state;
    await progress.replace({
        name,
        settings,
        position: reached && to,
        whole: isEnd ? version : null,
        state: reached && { ...reached, tail: await tailOf(source, to) },
        reading,
    });
    return isEnd ? 'done' : 'later';
}
function isSettled({ changedAt = 0 }, { now }) {
    return now - changedAt >= SETTLED_MS;
}
/** Null if the format cannot be known from the beginning of the file alone. */
async function readerAt(source, file, state, options) {
    if (!state)
        return new read_log/* LogReader */.w0(source, options);
    const first = new read_log/* LogReader */.w0(source, options);
    for await (const chunk of source.open()) {
        first.push(chunk);
        const { sample } = first;
        if (sample)
            return new read_log/* LogReader */.w0(source, options, { file, sample, state });
    }
    return null;
}
/** Behind the last line feed of the next part, which is longer where a line is. */
async function endOfLines(source, from, bytes) {
    const { size = 0 } = source;
    for (let length = bytes;; length *= 2) {
        const to = Math.min(from + length, size);
        for (let end = to; end > from; end -= BLOCK) {
            const start = Math.max(from, end - BLOCK);
            const feed = (await bytesOf(source, start, end)).lastIndexOf(LINE_FEED);
            if (feed >= 0)
                return start + feed + 1;
        }
        if (to === size)
            return from;
    }
}
async function tailOf(source, position) {
    const bytes = await bytesOf(source, Math.max(0, position - TAIL_BYTES), position);
    return (0,external_node_crypto_.createHash)('sha256').update(bytes).digest('hex').slice(0, 24);
}
async function bytesOf(source, from, to) {
    const chunks = [];
    for await (const chunk of bytesBetween(source, from, to))
        chunks.push(Buffer.from(chunk));
    return Buffer.concat(chunks);
}
async function* bytesBetween(source, from, to) {
    let at = from;
    for await (const chunk of source.open(from)) {
        yield chunk.subarray(0, to - at);
        at += chunk.length;
        if (at >= to)
            return;
    }
}
/** Null if everything is counted. */
function nextPart({ version, size = 0 }, parts, known, settings) {
    if (!known)
        return parts ? { from: 0 } : 'whole';
    if (known.settings !== settings)
        return 'whole';
    if (known.whole === version)
        return null;
    if (!parts || known.position === null)
        return 'whole';
    if (size === known.position)
        return null;
    // A shorter one may be a copy, or another file with the same first line.
    return size > known.position ? { from: known.position } : 'whole';
}
/** Of what two readings of a file say of a day, the fresh one, unless it says less. */
function isOutdone(fresh, kept) {
    return kept !== undefined && (kept.lines > fresh.lines || kept.rules > fresh.rules);
}
// Two parts of a log file, one after the other.
/** What two parts of a file say of the same day, together. */
function addParts(first, second) {
    const sum = (a, b, most = Number.POSITIVE_INFINITY) => {
        const sums = new Map();
        if (a)
            (0,file_day/* addInto */.gQ)(sums, a);
        if (b)
            (0,file_day/* addInto */.gQ)(sums, b, most);
        return sums;
    };
    const [before, now] = [first.referrals, second.referrals];
    const [checked, checks] = [first.checks, second.checks];
    return {
        ...second,
        lines: first.lines + second.lines,
        pages: sum(first.pages, second.pages),
        agents: sum(first.agents, second.agents),
        missing: sum(first.missing, second.missing, tally/* MAX_MISSING */.mr),
        ...((before || now) && {
            referrals: {
                pages: sum(before?.pages, now?.pages),
                sources: sum(before?.sources, now?.sources),
            },
        }),
        ...((checked || checks) && {
            checks: {
                verified: sum(checked?.verified, checks?.verified),
                spoofed: sum(checked?.spoofed, checks?.spoofed),
            },
        }),
    };
}

;// CONCATENATED MODULE: ./.build/program/src/postgres/log-progress.js
// How far the log files of a project were counted. What a part says and the new position are written
// in one transaction, so that no line counts twice, whoever dies in between.






/** Often enough for a list of the files that are still there. */
const SEEN_MS = 10 * 60_000;
function createLogProgress(database, project, clock) {
    const place = { project, ids: createPageIds(database, project) };
    async function write(tx, part, progress) {
        const { name, reading } = part;
        const { file, lines, rejected, examples, warnings } = reading;
        const values = {
            name,
            ...progress,
            state: JSON.stringify(progress.state),
            quality: JSON.stringify({ lines, rejected, examples, warnings }),
            seen_at: (0,shared_clock/* isoTime */.L)(clock.now()),
        };
        await tx
            .insertInto('log_file')
            .values({ project, file, ...values })
            .onConflict((conflict) => conflict.columns(['project', 'file']).doUpdateSet(values))
            .execute();
    }
    async function decided(part, work) {
        await place.ids.store(pathsOf(part.reading.days));
        return database.transaction(async (tx) => {
            await lockViews(tx, project);
            return work(tx);
        });
    }
    return {
        find: (file) => database.read((db) => find(db, project, file)),
        async seen(files) {
            await database.read((db) => (0,sql/* sql */.l) `update docket.log_file set seen_at = ${(0,shared_clock/* isoTime */.L)(clock.now())}
          where project = ${project} and file = any(${files}::text[])
            and seen_at < ${(0,shared_clock/* isoTime */.L)(clock.now() - SEEN_MS)}`.execute(db));
        },
        replace: (part) => decided(part, async (tx) => {
            const { file, days } = part.reading;
            const known = await find(tx, project, file);
            let outdone = false;
            let ahead = false;
            for (const entry of days) {
                await changeDay(tx, place, entry.day, (day) => {
                    const kept = day.get(file);
                    const keeps = isOutdone(entry, kept);
                    outdone ||= keeps;
                    ahead ||= entry.lines > (kept?.lines ?? 0);
                    return { kind: 'logs', changed: keeps ? [] : [entry] };
                });
            }
            const { position, whole, settings, state } = part;
            // A shorter or packed copy changes nothing for whoever goes on with the file itself.
            const reached = known?.settings === settings ? known.position : null;
            if (known && !ahead && reached !== null && reached >= (position ?? 0)) {
                return write(tx, part, { ...known, whole });
            }
            // What is kept is not from this file alone: the next part could not be added to it.
            if (outdone)
                return write(tx, part, { position: null, whole, settings, state: null });
            return write(tx, part, { position, whole, settings, state });
        }),
        add: (part, from) => decided(part, async (tx) => {
            const { file, days } = part.reading;
            const { position, whole, settings, state } = part;
            const known = await find(tx, project, file);
            if (known?.position !== from || known.settings !== settings)
                return false;
            const more = new Map(days.map((entry) => [entry.day, entry]));
            for (const day of await daysToChange(tx, part, known.state)) {
                await changeDay(tx, place, day, (entries) => {
                    const [kept, entry] = [entries.get(file), more.get(day)];
                    const both = kept && entry ? addParts(kept, entry) : (entry ?? told(kept, state));
                    return { kind: 'logs', changed: both ? [both] : [] };
                });
            }
            await write(tx, part, { position, whole, settings, state });
            return true;
        }),
    };
    /** Those of the part. If only now a line tells of referrers or addresses, that is so for all days. */
    async function daysToChange(tx, { reading, state }, before) {
        const days = reading.days.map(({ day }) => day);
        const [was, is] = [before?.tally, state?.tally];
        if (was?.referrersTold === is?.referrersTold && was?.checked === is?.checked)
            return days;
        const { rows } = await (0,sql/* sql */.l) `select day::text from docket.file_day
      where project = ${project} and file = ${reading.file}`.execute(tx);
        return [...new Set([...rows.map(({ day }) => day), ...days])];
    }
}
function told(entry, state) {
    if (!entry)
        return undefined;
    const { referrersTold, checked } = state?.tally ?? {};
    const none = { pages: new Map(), sources: new Map(), verified: new Map(), spoofed: new Map() };
    return {
        ...entry,
        ...(referrersTold && !entry.referrals && { referrals: none }),
        ...(checked && !entry.checks && { checks: none }),
    };
}
async function find(db, project, file) {
    const row = await db
        .selectFrom('log_file')
        .select(['position', 'whole', 'settings', 'state'])
        .where('project', '=', project)
        .where('file', '=', file)
        .executeTakeFirst();
    if (!row)
        return null;
    const position = row.position === null ? null : Number(row.position);
    return { ...row, position, state: row.state };
}
const Quality = schemas/* object */.Ikc({
    lines: schemas/* number */.aig(),
    rejected: schemas/* number */.aig(),
    examples: schemas/* array */.YOg(schemas/* object */.Ikc({ file: schemas/* string */.YjP(), line: schemas/* number */.aig(), text: schemas/* string */.YjP(), reason: schemas/* string */.YjP() })),
    warnings: schemas/* array */.YOg(schemas/* string */.YjP()),
});
const MAX_EXAMPLES = 10;
/** Of the files that are still there. */
async function logQuality(database, project) {
    const { rows } = await database.read((db) => (0,sql/* sql */.l) `select quality from docket.log_file where project = ${project}
      and seen_at > (select max(seen_at) from docket.log_file where project = ${project})
        - interval '1 hour' order by name`.execute(db));
    const files = rows.map(({ quality }) => Quality.parse(quality));
    return {
        files: files.length,
        lines: files.reduce((sum, { lines }) => sum + lines, 0),
        rejected: files.reduce((sum, { rejected }) => sum + rejected, 0),
        examples: files.flatMap(({ examples }) => examples).slice(0, MAX_EXAMPLES),
        warnings: files.flatMap(({ warnings }) => warnings),
    };
}

// EXTERNAL MODULE: ./.build/program/src/contract/values.js
var values = __webpack_require__(87797);
;// CONCATENATED MODULE: ./.build/program/src/postgres/views-sums.js
// The counts of a range by page: from whole months where they are summed up, and from days elsewhere.








const CLASSES = values/* TRAFFIC_CLASSES */.LL.map((_, index) => index + 1);
const sums = (column) => sql/* sql */.l.raw(CLASSES.map((n) => `coalesce(sum(${column}[${n}]), 0)`).join(', '));
/** Enough for the list of pages, and four times as fast as all classes. */
async function readViews(database, project, span, aiClasses) {
    const sumOf = (classes) => {
        const terms = classes.map((name) => `coalesce(counts[${1 + (0,file_day/* classIndex */.ZQ)(name)}], 0)`);
        return sql/* sql */.l.raw(`sum(${['0', ...terms].join(' + ')})::float8`);
    };
    const people = query/* HUMANS */.BP.filter((name) => !aiClasses.includes(name));
    const columns = (0,sql/* sql */.l) `${sumOf(people)} as human, ${sumOf(aiClasses)} as ai`;
    const rows = await database.snapshot((tx) => sumPages(tx, project, span, columns));
    return rows.map(({ path, human, ai }) => ({ path, human, ai, total: human + ai }));
}
/** All classes, and the views that came from AI answers. */
function readClasses(database, project, span) {
    return database.snapshot(async (tx) => {
        const read = (column) => {
            const columns = (0,sql/* sql */.l) `array[${sums(column)}]::float8[] as sums`;
            const some = sql/* sql */.l.raw(`where ${column} is not null`);
            return sumPages(tx, project, span, columns, some);
        };
        const referred = new Map((await read('referrals')).map(({ path, sums }) => [path, sums]));
        return (await read('counts')).map(({ path, sums }) => ({
            path,
            counts: sums,
            referrals: referred.get(path) ?? [],
        }));
    });
}
/** Of a project, as it is at one moment. */
async function sumPages(tx, project, span, columns, which = (0,sql/* sql */.l) ``) {
    // Or the counts of a large site are sorted on disk.
    await (0,sql/* sql */.l) `set local work_mem = '64MB'`.execute(tx);
    const months = await builtMonths(tx, project, span);
    const { rows } = await (0,sql/* sql */.l) `
    select path, pages.* from (
      select page, ${columns} from (
        select page, counts, referrals from docket.views_month
        where project = ${project} and month = any(${months}::date[])
        union all
        ${await otherDays(tx, project, span, months)}
      ) parts ${which} group by page
    ) pages join docket.page on page.id = pages.page`.execute(tx);
    return rows;
}
/** Every day by its name, so that days of summed months are not even looked at. */
async function otherDays(tx, project, span, months) {
    const { rows } = await (0,sql/* sql */.l) `select distinct day::text from docket.file_day
    where project = ${project} and day >= ${firstDay(span)} and day < ${endDay(span)}
      and date_trunc('month', day) <> all(${months}::date[])`.execute(tx);
    return (0,sql/* sql */.l) `select page, counts, referrals from docket.views_day
    where project = ${project} and day = any(${rows.map(({ day }) => day)}::date[])`;
}
/** The first days of the months that are summed up and lie in the span. */
async function builtMonths(tx, project, span) {
    const { rows } = await (0,sql/* sql */.l) `select month::text from docket.month_built
    where project = ${project} and month >= ${firstDay(span)}
      and month + interval '1 month' <= ${endDay(span)}::date`.execute(tx);
    return rows.map(({ month }) => month);
}
/** Sums up the months that are over and not summed up yet, or no longer. Answers how many. */
async function buildMonths(database, now) {
    const today = (0,counting_days/* dayText */.Ew)(Math.min(Math.floor(now / days/* DAY_MS */.sO), counting_days/* LAST_DAY */.Gy));
    const { rows } = await database.read((db) => (0,sql/* sql */.l) `
      select distinct project, date_trunc('month', day)::date::text as month
      from docket.file_day where day < date_trunc('month', ${today}::date)
      except select project, month::text from docket.month_built`.execute(db));
    for (const { project, month } of rows)
        await buildMonth(database, project, month);
    return rows.length;
}
function buildMonth(database, project, month) {
    return database.transaction(async (tx) => {
        await lockViews(tx, project);
        await (0,sql/* sql */.l) `delete from docket.views_month
      where project = ${project} and month = ${month}`.execute(tx);
        await (0,sql/* sql */.l) `insert into docket.views_month (project, month, page, counts, referrals)
      select ${project}, ${month}::date, page, array[${sums('counts')}],
        case when count(referrals) > 0 then array[${sums('referrals')}] end
      from docket.views_day where project = ${project}
        and day >= ${month}::date and day < ${month}::date + interval '1 month'
      group by page`.execute(tx);
        await (0,sql/* sql */.l) `insert into docket.month_built (project, month) values (${project}, ${month})
      on conflict do nothing`.execute(tx);
    });
}

;// CONCATENATED MODULE: ./.build/program/src/postgres/views-source.js
// Page views of a project from the tables that workers and servers fill.











const createRankings = () => ({
    views: new Rankings(),
    classes: new Rankings(),
});
/** Whoever has just set their pages up wants to see the first view. */
const MAX_AGE_MS = 5_000;
function createPostgresViews(options) {
    const { database, project, rankings, aiClasses, rules, pages, filterName, clock } = options;
    /** What changes whenever a day of the span does, and whether the days tell where readers came from. */
    async function state(span) {
        const { rows } = await database.read((db) => (0,sql/* sql */.l) `
        select max(version) as version, bool_or(referrals and counted) as told
        from docket.file_day where project = ${project}
          and day >= ${firstDay(span)} and day < ${endDay(span)}`.execute(db));
        return { version: rows[0]?.version ?? '', told: rows[0]?.told ?? false };
    }
    /** Once per range and version of the data; its pages are slices. */
    async function ranking(rankings, span, rank) {
        const key = JSON.stringify([project, span.from, span.to, aiClasses, filterName]);
        const known = rankings.get(key);
        if (known && clock.now() - known.checkedAt < MAX_AGE_MS)
            return known.summary;
        const checkedAt = clock.now();
        const { version, told } = await state(span);
        const current = rankings.get(key);
        const summary = current?.version === version ? current.summary : rank(told);
        rankings.set(key, { version, checkedAt, summary });
        return summary;
    }
    const views = (span) => ranking(rankings.views, span, async () => {
        const rows = await readViews(database, project, span, aiClasses);
        return (0,query/* ranked */.ad)(rows.filter(({ path }) => pages(path)));
    });
    const classes = (span) => ranking(rankings.classes, span, async (told) => {
        const sums = await readClasses(database, project, span);
        return (0,query/* rankPages */.RA)(sums.filter(({ path }) => pages(path)), told, aiClasses);
    });
    /** With single pages only where the settings leave some of them out. */
    async function readDays(span) {
        const single = await storesUnwanted();
        const { rows } = await database.read((db) => (0,sql/* sql */.l) `
        select day::text, ${sql/* sql */.l.ref(single ? 'entry' : 'facts')} as text from docket.file_day
        where project = ${project} and counted
          and day >= ${firstDay(span)} and day < ${endDay(span)}
        order by day, file`.execute(db));
        const days = rows.flatMap(({ day, text }) => (0,counting_history/* decodeDay */.P0)(text, placeOf(project, day)));
        if (pages === page_filter/* ALL_PAGES */.t)
            return days;
        const wanted = (path) => path === '' || pages(path);
        return days.map((entry) => (0,file_day/* onlyPages */.Xj)(entry, wanted));
    }
    async function storesUnwanted() {
        if (pages === page_filter/* ALL_PAGES */.t)
            return false;
        const rows = await database.read((db) => db.selectFrom('page').select('path').where('project', '=', project).execute());
        return rows.some(({ path }) => !pages(path));
    }
    async function insights(range) {
        const span = (0,counting_days/* daySpan */.$5)(range);
        const from = Math.max(0, Math.min(span.from, span.to - analytics/* TREND_DAYS */.CF));
        const days = await readDays({ from, to: span.to });
        const { daysCovered, daysMissing, daysCut, spoofed, ...facts } = (0,query/* describe */.q0)(days, span, aiClasses);
        const weeks = (0,analytics/* weeksUntil */.kY)(days, span, (entry) => (0,query/* dayCounts */.Pf)(entry, aiClasses));
        const read = await logQuality(database, project);
        const quality = { ...read, daysCovered, daysMissing, daysCut, spoofed };
        return { ...facts, weeks, aiClasses: [...aiClasses], quality, seesAgents: true, rules };
    }
    async function* classesByPage(range) {
        const { rows } = await classes((0,counting_days/* daySpan */.$5)(range));
        for (const { path, counts, aiReferrals } of rows) {
            yield { path, classes: (0,query/* classCounts */.RZ)(counts), aiReferrals };
        }
    }
    return {
        getViews: async (_, { limit, offset, ...range }) => (0,query/* pageOfViews */.PG)(await views((0,counting_days/* daySpan */.$5)(range)), limit, offset),
        insights: {
            insights: (_, range) => insights(range),
            classesByPage: (_, range) => classesByPage(range),
        },
    };
}
const MAX_ROWS = 200_000;
/** Anyone with a key can ask for as many ranges without a view as there are dates. */
const MAX_RANKINGS = 1_000;
class Rankings {
    #known = new Map();
    get(key) {
        const found = this.#known.get(key);
        if (found) {
            this.#known.delete(key);
            this.#known.set(key, found);
        }
        return found;
    }
    set(key, ranking) {
        const entry = { ...ranking, rows: 0 };
        this.#known.delete(key);
        this.#known.set(key, entry);
        this.#shrink();
        ranking.summary.then(({ rows }) => {
            entry.rows = rows.length;
            this.#shrink();
        }, () => this.#known.get(key) === entry && this.#known.delete(key));
    }
    /** Those that were asked for longest ago go first; the last one stays, whatever its size. */
    #shrink() {
        let rows = 0;
        for (const entry of this.#known.values())
            rows += entry.rows;
        for (const [key, entry] of this.#known) {
            const few = rows <= MAX_ROWS && this.#known.size <= MAX_RANKINGS;
            if (few || this.#known.size === 1)
                return;
            this.#known.delete(key);
            rows -= entry.rows;
        }
    }
}

// EXTERNAL MODULE: ./.build/program/src/store/open-embedded.js + 7 modules
var open_embedded = __webpack_require__(24883);
// EXTERNAL MODULE: ./.build/program/src/cli/serve/administer-database.js
var administer_database = __webpack_require__(45989);
// EXTERNAL MODULE: ./.build/program/src/cli/serve/on-demand.js
var on_demand = __webpack_require__(17734);
// EXTERNAL MODULE: ./.build/program/src/cli/serve/project-settings.js
var project_settings = __webpack_require__(39864);
// EXTERNAL MODULE: ./.build/program/src/cli/serve/project-views.js
var project_views = __webpack_require__(14411);
// EXTERNAL MODULE: ./.build/program/src/store/log-files.js
var log_files = __webpack_require__(16726);
// EXTERNAL MODULE: ./.build/program/src/store/log-views.js + 1 modules
var log_views = __webpack_require__(84953);
// EXTERNAL MODULE: ./.build/program/src/views/counting/classify.js
var classify = __webpack_require__(61069);
// EXTERNAL MODULE: ./.build/program/src/views/counting/dictionary.js
var dictionary = __webpack_require__(13747);
// EXTERNAL MODULE: ./.build/program/src/views/counting/page.js
var page = __webpack_require__(99672);
;// CONCATENATED MODULE: ./.build/program/src/cli/serve/shared-views.js
// The page views of a project in a database: servers read them, workers count log files into it.














async function openSharedViews({ project: { id: project, settings }, config }, { database, rankings }) {
    const kind = (0,project_views/* viewsKind */.HY)(settings.accessLogs, config);
    if (!kind)
        return embedded_service/* noViews */.Sg;
    await countKind(database, project, kind);
    const { rules, pages } = await (0,log_views/* countingRules */.X)(viewsWithoutRanges(config));
    const source = createPostgresViews({
        database,
        project,
        rankings,
        aiClasses: config?.views['ai-classes'] ?? values/* DEFAULT_AI_CLASSES */.u5,
        rules: rules.version,
        pages,
        filterName: JSON.stringify([config?.views.include, config?.views.exclude]),
        clock: shared_clock/* systemClock */.m,
    });
    return kind === 'pages' ? (0,project_views/* onlyPages */.Xj)(source) : source;
}
/** The files with addresses of agents are on the machines of the workers. */
function viewsWithoutRanges(config) {
    return { ...config?.views, 'agent-ranges': [] };
}
async function openProjectLogs({ project, config }, database) {
    const { id, settings: own } = project;
    const settings = config?.views ?? {};
    const { rules, ranges, pages, jsonFields } = await (0,log_views/* countingRules */.X)(settings);
    const progress = createLogProgress(database, id, shared_clock/* systemClock */.m);
    const fingerprint = (0,external_node_crypto_.createHash)('sha256')
        .update(JSON.stringify([rules, settings]))
        .digest('hex')
        .slice(0, 16);
    return {
        async files() {
            const found = [];
            for (const glob of own.accessLogs) {
                found.push(...(await (0,log_files/* findLogFiles */.PM)([glob], { hosts: config?.views.hosts }).catch(noFiles)));
            }
            return found;
        },
        options: () => ({
            dictionary: new dictionary/* Dictionary */.b((0,page/* createPageReader */.T)(rules), (0,classify/* createClassifier */.C)(rules), {
                ranges,
                pages,
            }),
            rules: rules.version,
            jsonFields,
            progress,
            settings: fingerprint,
            now: shared_clock/* systemClock */.m.now(),
        }),
    };
}
/** They may be on another machine. */
function noFiles(error) {
    if (error instanceof errors/* SetupError */.w3)
        return [];
    throw error;
}

// EXTERNAL MODULE: ./.build/program/src/cli/serve/stored-app.js + 2 modules
var stored_app = __webpack_require__(33304);
;// CONCATENATED MODULE: ./.build/program/src/cli/serve/shared.js
var __addDisposableResource = (undefined && undefined.__addDisposableResource) || function (env, value, async) {
    if (value !== null && value !== void 0) {
        if (typeof value !== "object" && typeof value !== "function") throw new TypeError("Object expected.");
        var dispose, inner;
        if (async) {
            if (!Symbol.asyncDispose) throw new TypeError("Symbol.asyncDispose is not defined.");
            dispose = value[Symbol.asyncDispose];
        }
        if (dispose === void 0) {
            if (!Symbol.dispose) throw new TypeError("Symbol.dispose is not defined.");
            dispose = value[Symbol.dispose];
            if (async) inner = dispose;
        }
        if (typeof dispose !== "function") throw new TypeError("Object not disposable.");
        if (inner) dispose = function() { try { inner.call(this); } catch (e) { return Promise.reject(e); } };
        env.stack.push({ value: value, dispose: dispose, async: async });
    }
    else if (async) {
        env.stack.push({ async: true });
    }
    return value;
};
var __disposeResources = (undefined && undefined.__disposeResources) || (function (SuppressedError) {
    return function (env) {
        function fail(e) {
            env.error = env.hasError ? new SuppressedError(e, env.error, "An error was suppressed during disposal.") : e;
            env.hasError = true;
        }
        var r, s = 0;
        function next() {
            while (r = env.stack.pop()) {
                try {
                    if (!r.async && s === 1) return s = 0, env.stack.push(r), Promise.resolve().then(next);
                    if (r.dispose) {
                        var result = r.dispose.call(r.value);
                        if (r.async) return s |= 2, Promise.resolve(result).then(next, function(e) { fail(e); return next(); });
                    }
                    else s |= 1;
                }
                catch (e) {
                    fail(e);
                }
            }
            if (s === 1) return env.hasError ? Promise.reject(env.error) : Promise.resolve();
            if (env.hasError) throw env.error;
        }
        return next();
    };
})(typeof SuppressedError === "function" ? SuppressedError : function (error, suppressed, message) {
    var e = new Error(message);
    return e.name = "SuppressedError", e.error = error, e.suppressed = suppressed, e;
});
// A database that servers and workers share, with its queue and its projects. Loaded only where
// `--database` is used.


























async function openShared(options) {
    const env_1 = { stack: [], error: void 0, hasError: false };
    try {
        const { url, env, isolation, log, patienceMs, worker, ended } = options;
        // A wrong URL is reported at once; only later, a restart of the database is waited out.
        await (await (0,administer_database/* openChecked */.U4)(url)).close();
        const opened = __addDisposableResource(env_1, new AsyncDisposableStack(), true);
        const name = worker && WORKER + worker;
        const patience = patienceMs && { patienceMs };
        const database = (0,postgres_database/* openDatabase */.qI)({ url, clock: shared_clock/* systemClock */.m, name, ...patience });
        opened.defer(() => database.close());
        const queue = await openQueue(url, log, { name, schedules: worker !== undefined });
        opened.defer(() => queue.stop());
        const scratch = await (0,promises_.mkdtemp)((0,external_node_path_.join)((0,external_node_os_.tmpdir)(), 'docket-'));
        opened.defer(() => (0,promises_.rm)(scratch, { recursive: true, force: true }));
        const app = openApp(env, log, await (0,stored_app/* storedApp */.nl)(database, env));
        const thread = (0,settings_thread.openSettingsThread)(shared_clock/* systemClock */.m);
        opened.defer(() => thread.close());
        const configure = (0,project_settings/* hostedSettings */.d)({ env, app, thread, log });
        const projects = (0,postgres_projects/* createPostgresProjects */.O)(database);
        const listing = createPostgresListing(database);
        const rankings = createRankings();
        async function openProject({ project, config }) {
            const { id } = project;
            const secrets = (0,project_work/* together */.b)((0,postgres_database/* databaseSecrets */.hu)(url, env), app?.secrets ?? []);
            const token = project.app && app?.tokensOf(project.app);
            const { host, tools: some } = await (0,project_work/* openProjectWork */.h)(project, {
                ...{ config, dataDir: scratch, env, isolation, log, secrets, ended, record: projects.record },
                ...(token && { token }),
            });
            const guard = (0,open_embedded/* secretGuard */.WT)(some.secrets);
            const store = new PostgresStore({ database, project: id, wake: queue, guard });
            // A name of its own for each project: an id may contain what a path cannot.
            const folder = (0,external_node_path_.join)(scratch, (0,external_node_crypto_.createHash)('sha256').update(id).digest('hex').slice(0, 16));
            await (0,promises_.mkdir)(folder, { recursive: true });
            const { work, repository, ref } = host;
            const tools = (0,open_embedded/* completeTools */.to)(some, store, { path: env.PATH ?? '', scratch: folder, work });
            const engine = new jobs_engine/* JobEngine */.M({ store, tools, repository, ref, newId: open_embedded/* newId */.Si, elsewhere: true });
            const history = createPostgresHistory(database, id);
            const views = await openSharedViews({ project, config }, { database, rankings });
            return {
                config: config ?? config_config/* DEFAULT_CONFIG */.PV,
                engine,
                store,
                tools,
                service: (0,embedded_service/* createEmbeddedService */._h)(engine, views, { listing, clock: shared_clock/* systemClock */.m }),
                collecting: (0,project_views/* collectingProject */.Sm)(config, history),
                close: () => host.close(),
            };
        }
        const openProjects = (0,on_demand/* openOnDemand */.B)(projects, configure, openProject, shared_clock/* systemClock */.m);
        opened.defer(() => openProjects.closeAll());
        const everything = opened.move();
        return { ...openProjects, app, database, queue, close: () => everything.disposeAsync() };
    }
    catch (e_1) {
        env_1.error = e_1;
        env_1.hasError = true;
    }
    finally {
        const result_1 = __disposeResources(env_1);
        if (result_1)
            await result_1;
    }
}

// EXTERNAL MODULE: ./.build/program/src/cli/serve/telemetry.js + 1 modules
var serve_telemetry = __webpack_require__(87599);
;// CONCATENATED MODULE: ./.build/program/src/cli/serve/serve-shared.js
// `docket serve --database`: every project of the database over HTTP. `docket work` runs the jobs.















async function serveShared({ port, host, database: url, isolation, publicUrl }, terminal, env) {
    const lines = (0,http/* openLines */.es)(terminal);
    // Before anything is opened that would have to be closed.
    const ofEnvironment = openOauth(env, { list: () => projects.list(), record: (...asked) => projects.record(...asked) }, lines.log);
    const telemetry = await (0,serve_telemetry/* openTelemetry */.G)({
        env,
        log: lines.log,
        jobCounts: () => readJobCounts(shared.database),
    });
    const shared = await openShared({ url, env, isolation, log: lines.log });
    const open = (0,set_up/* sayingWhyNot */.t)(shared.open, lines.log);
    const keys = (0,postgres_keys/* createPostgresKeys */.C)(shared.database, shared_clock/* systemClock */.m);
    const hasKeys = await (0,http/* hasValidKey */.Ew)(keys).catch(async (error) => {
        await shared.close();
        throw error;
    });
    const service = (0,embedded_service/* manyServices */.KH)(async (project) => (await open(project)).service);
    const projects = (0,postgres_projects/* createPostgresProjects */.O)(shared.database);
    // GitHub sends people back only to the address that the App was created with.
    const stored = publicUrl === undefined ? {} : shared.app?.signIn;
    const github = ofEnvironment ?? openOauth({ ...env, ...stored }, projects, lines.log);
    const dashboard = (0,serve_dashboard/* openDashboard */.N)({
        service,
        engineOf: async (id) => (await open(id)).engine,
        projects: () => projects.list(),
        keys,
        audit: (0,audit/* createPostgresAudit */.D)(shared.database),
        sessions: (0,sessions/* createPostgresSessions */.L)(shared.database, shared_clock/* systemClock */.m),
        installation: createInstallation(shared, shared_clock/* systemClock */.m),
        publicUrl,
        github,
        insistOnPermission: commandPermission({
            env,
            log: lines.log,
            app: shared.app,
            projects,
            settings: shared.settings,
        }),
        log: lines.log,
        say: terminal.err,
    });
    const { url: address, stop } = await (0,http/* listenTo */.rq)({
        env,
        telemetry,
        service,
        projects: shared,
        keys,
        dashboard: dashboard.deps,
        webhooks: receiveHooks(shared, env),
        reach: () => shared.database.read((db) => db.selectNoFrom((e) => e.val(1).as('one')).execute()),
        collecting: async (id) => ((await shared.has(id)) ? (await open(id)).collecting : undefined),
        port,
        host,
        lines,
        drain: () => shared.close(),
    });
    return { url: address, hasKeys, signIn: await dashboard.start(address), stop };
}

// EXTERNAL MODULE: ./.build/program/src/jobs/lease.js
var lease = __webpack_require__(17179);
// EXTERNAL MODULE: ./.build/program/src/jobs/stop.js
var stop = __webpack_require__(13993);
;// CONCATENATED MODULE: ./.build/program/src/postgres/workers.js
// Jobs from the queue, worked on in this process. The queue says whose turn it is; the lease in the
// job's row decides whether a worker may still write, however late it comes back.





/** How late a cancel can be where notifications do not arrive. */
const LOOK_EVERY_MS = 5_000;
async function startWorkers(options) {
    const { database, queue, clock, log, newId, open } = options;
    const closing = new AbortController();
    const nudges = new Map();
    await queue.listen(CANCELS, (id) => nudges.get(id)?.());
    const projectOf = async (id) => (await database.read((db) => db.selectFrom('job').select('project').where('id', '=', id).executeTakeFirst()))?.project;
    async function onTicket(ticket) {
        const { job: id } = ticket.data;
        if (closing.signal.aborted) {
            // Fetched while the process was asked to stop.
            return database.transaction(async (tx) => {
                await queue.send(tx, id);
                await ticket.complete(tx);
            });
        }
        const project = await projectOf(id);
        if (project === undefined)
            return;
        const { store, tools } = await open(project);
        const signal = AbortSignal.any([closing.signal, ticket.signal]);
        const guard = guardOf(ticket, store);
        await (0,worker/* takeUp */.bG)(id, { store, tools, newId, took: () => true }, guard, signal);
    }
    function guardOf(ticket, store) {
        return {
            // A takeover can come seconds after the last write.
            sureForMs: 0,
            watch: (hold, stopping, signal) => watch(store, hold, stopping, signal),
            release: (hold, left) => handOver(ticket, store, hold, left),
        };
    }
    /** Released, sent to the next worker, and done with here: one transaction. */
    function handOver(ticket, store, { token }, left) {
        return store.update(ticket.data.job, (job) => {
            (0,lease/* insistOnLease */.Cz)(job, token);
            const released = left(job);
            return { result: undefined, story: 'released', job: released, wake: true };
        }, (tx) => ticket.complete(tx));
    }
    async function watch(store, hold, stopping, signal) {
        const { id, token } = hold;
        while (!signal.aborted) {
            try {
                await hold.saveStep();
                const nudged = new Promise((resolve) => nudges.set(id, resolve));
                const job = await store.get(id);
                (0,lease/* insistOnLease */.Cz)(job, token);
                if (job?.cancelRequested)
                    stopping.abort(new stop/* Stop */.V('cancelled'));
                await orNudged(nudged, signal);
            }
            catch (error) {
                if (signal.aborted)
                    break;
                if (error instanceof errors/* LeaseLost */.Vj)
                    stopping.abort(error);
                else {
                    log.warn(`Job ${id} could not be looked at, trying again: ${(0,errors/* sentence */.em)(error)}`);
                    await clock.sleep(LOOK_EVERY_MS, signal).catch(() => { });
                }
            }
        }
        nudges.delete(id);
    }
    async function orNudged(nudged, signal) {
        const waiting = new AbortController();
        const timer = clock.sleep(LOOK_EVERY_MS, AbortSignal.any([signal, waiting.signal]));
        await Promise.race([nudged, timer.catch(() => { })]);
        waiting.abort();
    }
    await queue.turns.work(options.concurrency, onTicket);
    await queue.turns.workDead(async ({ data: { job: id }, reason, remove }) => {
        const project = await projectOf(id);
        if (project === undefined)
            return database.transaction(remove);
        const store = new PostgresStore({ database, project, wake: queue });
        const words = `This job could not be worked on: ${reason} Retry it when that is fixed.`;
        log.error(`Job ${id}: ${words}`);
        await store.update(id, (0,worker/* giveUp */.Ht)(words, clock.now()), remove);
    });
    return {
        async stop() {
            closing.abort(new stop/* Stop */.V('interrupted'));
            await queue.stop();
        },
    };
}

// EXTERNAL MODULE: ./.build/program/src/service/server/listen.js
var listen = __webpack_require__(40139);
// EXTERNAL MODULE: ./node_modules/hono/dist/index.js + 23 modules
var hono_dist = __webpack_require__(38909);
// EXTERNAL MODULE: ./.build/program/src/service/server/metrics-route.js
var metrics_route = __webpack_require__(86455);
// EXTERNAL MODULE: ./.build/program/src/service/server/respond.js
var respond = __webpack_require__(11407);
;// CONCATENATED MODULE: ./.build/program/src/service/server/probe-server.js
// What a worker answers over HTTP: whether it is alive, and its metrics.




const FIXED = {
    'Content-Type': 'application/json; charset=utf-8',
    'Cache-Control': 'no-store',
    'X-Content-Type-Options': 'nosniff',
};
function createProbeServer(deps, metrics) {
    const answer = (asked) => (0,respond/* respond */.uf)({ ...deps, perHour: { create: 0, message: 0 } }, FIXED, asked);
    const app = new hono_dist/* Hono */.$();
    app.get('/healthz', (c) => answer({ request: c.req.raw, run: () => '{"status":"ok"}' }));
    if (metrics) {
        app.get(metrics_route/* METRICS */.C, (c) => {
            const request = c.req.raw;
            return answer({ request, name: metrics_route/* METRICS */.C, run: () => (0,metrics_route/* readMetrics */.U)(metrics, request) });
        });
    }
    app.notFound((c) => answer({
        request: c.req.raw,
        run: () => Promise.reject(new errors/* NotFound */.Mk('A worker answers at /healthz and /metrics only.')),
    }));
    return { fetch: async (request) => app.fetch(request) };
}

;// CONCATENATED MODULE: ./.build/program/src/cli/serve/count-logs.js
// Workers look for log files that have grown, and count them part by part.




const count_logs_LOOK_EVERY_MS = 60_000;
/** Until it is aborted. */
async function countLogs(shared, { clock, log, signal }) {
    const { database, queue } = shared;
    const projects = (0,postgres_projects/* createPostgresProjects */.O)(database);
    /** Files of which everything is counted, so that they need not be opened again. */
    const done = new Map();
    async function open(id) {
        return openProjectLogs(await shared.settings(id), database);
    }
    async function look({ id }) {
        const logs = await open(id);
        const seen = [];
        for (const source of await logs.files()) {
            if (signal.aborted)
                return;
            const options = logs.options();
            const place = `${id}\n${options.settings}\n${source.name}`;
            const known = done.get(place);
            if (known?.version === source.version) {
                seen.push(known.file);
                continue;
            }
            const plan = await planNext(source, options);
            if (plan.next === null)
                done.set(place, { version: source.version, file: plan.file });
            else
                await send(id, source, plan);
        }
        if (seen.length > 0)
            await logs.options().progress.seen(seen);
    }
    async function send(project, source, { file, next }) {
        if (next === null)
            return;
        const part = next === 'whole' ? source.version : next.from;
        await queue.logs.send({ project, name: source.name }, `${project}\n${file}\n${part}`);
    }
    async function count({ project, name }) {
        const logs = await open(project);
        const source = (await logs.files()).find((one) => one.name === name);
        if (!source)
            throw new errors/* Unavailable */.$P(`This machine does not have ${name}.`);
        if ((await countNext(source, logs.options())) !== 'more')
            return;
        await send(project, source, await planNext(source, logs.options()));
    }
    await queue.logs.work(1, async ({ data: ticket }) => {
        try {
            await count(ticket);
        }
        catch (error) {
            const what = `${ticket.name} of project \`${ticket.project}\``;
            if (!(error instanceof errors/* Unavailable */.$P))
                log.warn(`${what} cannot be counted: ${(0,errors/* sentence */.em)(error)}`);
            throw error;
        }
    });
    while (!signal.aborted) {
        try {
            for (const project of await projects.list()) {
                if (project.settings.accessLogs.length > 0)
                    await look(project);
            }
        }
        catch (error) {
            if (!signal.aborted)
                log.warn(`Access logs could not be looked at: ${(0,errors/* sentence */.em)(error)}`);
        }
        await clock.sleep(count_logs_LOOK_EVERY_MS, signal).catch(() => { });
    }
}

;// CONCATENATED MODULE: ./.build/program/src/postgres/old-jobs.js
// Jobs that somebody should look after: finished ones that are old, and active ones that no worker
// will ever hear of.


const old_jobs_AT_ONCE = 1_000;
/** Finished, not archived, and not changed since then; the oldest first. */
async function* finishedJobs(database, before) {
    let [time, last] = [(0,shared_clock/* isoTime */.L)(0), ''];
    for (;;) {
        const { rows } = await database.read((db) => (0,sql/* sql */.l) `
        select job.id, job.project, job.updated_at from docket.job
        join docket.project on project.id = job.project and project.removed_at is null
        where job.status in ('completed', 'failed') and job.updated_at < ${(0,shared_clock/* isoTime */.L)(before)}
          and (job.updated_at, job.id) > (${time}, ${last})
        order by job.updated_at, job.id limit ${old_jobs_AT_ONCE}`.execute(db));
        for (const { id, project, updated_at } of rows) {
            [time, last] = [updated_at.toISOString(), id];
            yield { id, project, updatedAt: updated_at.getTime() };
        }
        if (rows.length < old_jobs_AT_ONCE)
            return;
    }
}
/** Sends a ticket for every active job that has none, as after restoring a backup. */
async function wakeForgotten(database, queue) {
    return database.transaction(async (tx) => {
        const { rows } = await (0,sql/* sql */.l) `
      select id from docket.job where status = 'active'
        and updated_at < now() - interval '2 minutes'
        and not exists (select from pgboss.job ticket where ticket.name = 'turns'
          and ticket.singleton_key = job.id and ticket.state < 'completed')
      for update skip locked limit ${old_jobs_AT_ONCE}`.execute(tx);
        for (const { id } of rows)
            await queue.send(tx, id);
        return rows.map(({ id }) => id);
    });
}

;// CONCATENATED MODULE: ./.build/program/src/cli/serve/housekeeping.js
// What workers do on their own: archive old jobs, forget old deliveries, sum up months of views, and
// wake jobs that nobody works on.






async function startHousekeeping({ database, queue, open }, { clock, log }) {
    const tasks = {
        sweep: {
            cron: '*/5 * * * *',
            async run() {
                for (const id of await wakeForgotten(database, queue))
                    log.info(`Job ${id} goes on.`);
            },
        },
        months: {
            cron: '*/10 * * * *',
            async run() {
                await buildMonths(database, clock.now());
            },
        },
        deliveries: {
            cron: '7 * * * *',
            run: () => createDeliveries(database, queue.hooks, clock).purge(DELIVERIES_MS),
        },
        retention: { cron: '37 3 * * *', run: archiveOld },
    };
    async function archiveOld() {
        let archived = 0;
        const old = finishedJobs(database, clock.now() - days/* DAY_MS */.sO);
        for await (const { id, project, updatedAt } of old) {
            try {
                const { engine, config } = await open(project);
                if (clock.now() - updatedAt < config.jobs['retention-days'] * days/* DAY_MS */.sO)
                    continue;
                await engine.archive(project, id);
                archived++;
            }
            catch (error) {
                log.warn(`Job ${id} could not be archived: ${(0,errors/* sentence */.em)(error)}`);
            }
        }
        if (archived > 0)
            log.info(`Archived ${archived} old jobs.`);
    }
    for (const [task, { cron }] of Object.entries(tasks)) {
        await queue.house.schedule(task, cron, { task });
    }
    await queue.house.work(1, async ({ data }) => {
        await tasks[data.task]?.run();
    });
}

;// CONCATENATED MODULE: ./.build/program/src/cli/serve/start-work.js
// The workers of `docket work`.














/** A restart of the database is waited out; after this, another worker takes the jobs over. */
const start_work_PATIENCE_MS = 60_000;
async function startWork({ database: url, concurrency, isolation, port, host }, terminal, env) {
    const lines = (0,http/* openLines */.es)(terminal);
    const { log } = lines;
    const worker = `${(0,external_node_os_.hostname)()} ${process.pid}`;
    const telemetry = await (0,serve_telemetry/* openTelemetry */.G)({
        env,
        log,
        jobCounts: () => readJobCounts(shared.database),
    });
    const ended = telemetry.telemetry?.instruction;
    const shared = await openShared({
        ...{ url, env, isolation, log, patienceMs: start_work_PATIENCE_MS, worker, ended },
    });
    const { database, queue, open } = shared;
    const workers = await startWorkers({
        database,
        queue,
        concurrency,
        clock: shared_clock/* systemClock */.m,
        log,
        newId: open_embedded/* newId */.Si,
        open,
    });
    await workHooks(shared, { env, log, telemetry: telemetry.telemetry });
    const stopping = new AbortController();
    const meanwhile = { clock: shared_clock/* systemClock */.m, log, signal: stopping.signal };
    void keepDeliveries(shared, meanwhile);
    void countLogs(shared, meanwhile);
    await startHousekeeping(shared, meanwhile);
    const stopWork = async () => {
        stopping.abort();
        await workers.stop();
        await shared.close();
        await telemetry.close();
    };
    if (port === undefined)
        return { stop: stopWork };
    const access = (0,http/* accessTo */.Yi)(lines, telemetry);
    const probes = createProbeServer({ clock: shared_clock/* systemClock */.m, newId: external_node_crypto_.randomUUID, log, access }, telemetry.metrics);
    try {
        const { url: at, stop } = await (0,listen/* listen */.K)(probes, { host, port, clock: shared_clock/* systemClock */.m });
        return {
            url: at,
            async stop() {
                await stopWork();
                await stop();
            },
        };
    }
    catch (error) {
        await stopWork();
        throw error;
    }
}

;// CONCATENATED MODULE: ./.build/program/src/cli/serve/with-queue.js
// What needs the queue, too (see with-database.ts).





/***/ }),

/***/ 3903:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   openSettingsThread: () => (/* binding */ openSettingsThread),
/* harmony export */   readSettingsForOthers: () => (/* binding */ readSettingsForOthers)
/* harmony export */ });
/* harmony import */ var _shared_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(42205);
/* harmony import */ var _shared_side_thread_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(27466);
// Reads the settings of tenants in a side thread: one tenant's file keeps no other one waiting.


/** The worst file that is parsed at all takes half a second. */
const TIME_MS = 20_000;
const MEMORY_MB = 128;
function openSettingsThread(clock) {
    const thread = new _shared_side_thread_js__WEBPACK_IMPORTED_MODULE_1__/* .SideThread */ .kw('settings', { timeMs: TIME_MS, memoryMb: MEMORY_MB, clock });
    return {
        async read(texts) {
            const outcome = (await thread.ask(texts).catch((error) => {
                if (!(error instanceof _shared_side_thread_js__WEBPACK_IMPORTED_MODULE_1__/* .ThreadLimitReached */ .IQ))
                    throw error;
                const refused = `The settings take too much ${error.limit} to read. Make the files smaller.`;
                return { refused, details: [] };
            }));
            if ('settings' in outcome)
                return outcome.settings;
            throw new _shared_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .InvalidRequest */ .zh(outcome.refused, { details: outcome.details });
        },
        close: () => thread.close(),
    };
}
/** What such a thread does. */
function readSettingsForOthers(read) {
    (0,_shared_side_thread_js__WEBPACK_IMPORTED_MODULE_1__/* .answerAsThread */ .RD)(async (texts) => {
        try {
            return { settings: read(texts) };
        }
        catch (error) {
            if (!(error instanceof _shared_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .InvalidRequest */ .zh))
                throw error;
            return { refused: error.message, details: error.details };
        }
    });
}


/***/ }),

/***/ 19129:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   beatAsThread: () => (/* binding */ beatAsThread),
/* harmony export */   openHeartbeats: () => (/* binding */ openHeartbeats)
/* harmony export */ });
/* harmony import */ var node_worker_threads__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(75919);
/* harmony import */ var pg_boss__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(30417);
/* harmony import */ var _shared_side_thread_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(27466);
// Tells the queue that this process is still at work on its tickets, from a side thread: a main
// thread that is busy for longer than a heartbeat keeps its tickets. The thread has one connection,
// and only while there is a ticket.



const BEAT_MS = 5_000;
/** A main thread that says nothing for this long does not come back: others get its tickets. */
const SILENT_MS = 10 * 60_000;
const SAY_EVERY_MS = 60_000;
const MEMORY = { maxOldGenerationSizeMb: 64 };
function openHeartbeats(url, name, beatMs = BEAT_MS) {
    const held = new Set();
    let thread;
    let timer;
    let stopped = false;
    const say = () => thread?.postMessage([...held]);
    function start() {
        const setup = { url, name, beatMs };
        const started = (0,_shared_side_thread_js__WEBPACK_IMPORTED_MODULE_2__/* .startSideThread */ .Q3)({ task: 'heartbeats', setup }, MEMORY);
        started.on('error', () => { });
        started.on('exit', () => {
            if (thread !== started)
                return;
            thread = undefined;
            if (held.size > 0 && !stopped)
                ensure();
        });
        started.unref();
        return started;
    }
    function ensure() {
        thread ??= start();
        timer ??= setInterval(say, SAY_EVERY_MS).unref();
        say();
    }
    return {
        during(queue, handler) {
            return async (jobs) => {
                const tickets = jobs.map(({ id, retryCount }) => ({ queue, id, retryCount }));
                for (const ticket of tickets)
                    held.add(ticket);
                ensure();
                try {
                    await handler(jobs);
                }
                finally {
                    for (const ticket of tickets)
                        held.delete(ticket);
                    say();
                }
            };
        },
        async stop() {
            stopped = true;
            clearInterval(timer);
            await thread?.terminate();
        },
    };
}
/** What the thread does until it is ended. */
function beatAsThread() {
    const { url, name, beatMs } = (0,_shared_side_thread_js__WEBPACK_IMPORTED_MODULE_2__/* .setupOfThread */ .LO)();
    let held = [];
    let heardAt = Date.now();
    let boss;
    async function open() {
        const opened = new pg_boss__WEBPACK_IMPORTED_MODULE_1__/* .PgBoss */ .zJ({
            connectionString: url,
            application_name: name,
            max: 1,
            migrate: false,
            schedule: false,
            supervise: false,
        });
        opened.on('error', () => { });
        await opened.start();
        return opened;
    }
    async function beat() {
        if (held.length === 0 || Date.now() - heardAt > SILENT_MS)
            return;
        boss ??= await open();
        for (const [queue, tickets] of Map.groupBy(held, (ticket) => ticket.queue))
            await boss.touch(queue, tickets);
    }
    node_worker_threads__WEBPACK_IMPORTED_MODULE_0__.parentPort?.on('message', (tickets) => {
        held = tickets;
        heardAt = Date.now();
    });
    void (async () => {
        for (;;) {
            // The database may be starting again: the next beat finds out.
            await beat().catch(() => { });
            await new Promise((resolve) => setTimeout(resolve, beatMs));
        }
    })();
}


/***/ })

};
