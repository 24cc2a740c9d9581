export const id = 4326;
export const ids = [4326];
export const modules = {

/***/ 69931:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  runCommand: () => (/* binding */ runCommand)
});

// EXTERNAL MODULE: ./.build/program/src/contract/commands.js
var contract_commands = __webpack_require__(20173);
// EXTERNAL MODULE: ./.build/program/src/contract/job.js
var contract_job = __webpack_require__(99916);
// EXTERNAL MODULE: ./.build/program/src/jobs/undo.js
var undo = __webpack_require__(45931);
// EXTERNAL MODULE: ./.build/program/src/shared/errors.js
var errors = __webpack_require__(42205);
// EXTERNAL MODULE: ./.build/program/src/shared/waiting.js
var waiting = __webpack_require__(12099);
// EXTERNAL MODULE: ./.build/program/src/bot/bot-context.js
var bot_context = __webpack_require__(64561);
// EXTERNAL MODULE: ./.build/program/src/bot/outcome.js
var bot_outcome = __webpack_require__(9826);
// EXTERNAL MODULE: ./.build/program/src/bot/replies/link-back.js
var link_back = __webpack_require__(88549);
// EXTERNAL MODULE: ./.build/program/src/bot/replies/marker.js
var marker = __webpack_require__(61015);
// EXTERNAL MODULE: ./.build/program/src/bot/replies/reply.js
var reply = __webpack_require__(31697);
// EXTERNAL MODULE: ./.build/program/src/bot/replies/words.js
var words = __webpack_require__(84940);
// EXTERNAL MODULE: ./.build/program/src/bot/request.js
var bot_request = __webpack_require__(92939);
// EXTERNAL MODULE: ./.build/program/src/bot/sending/follow.js
var follow = __webpack_require__(83954);
// EXTERNAL MODULE: ./.build/program/src/bot/sending/send-once.js
var send_once = __webpack_require__(14259);
// EXTERNAL MODULE: ./.build/program/src/bot/thread-host.js
var thread_host = __webpack_require__(60219);
// EXTERNAL MODULE: ./.build/program/src/bot/upkeep/sweep.js
var sweep = __webpack_require__(88675);
// EXTERNAL MODULE: ./.build/program/src/bot/commands/dry-run.js
var dry_run = __webpack_require__(8792);
// EXTERNAL MODULE: ./.build/program/src/bot/upkeep/restraint.js
var restraint = __webpack_require__(56843);
;// CONCATENATED MODULE: ./.build/program/src/bot/commands/resume.js



async function resume({ author, askedAt }, reply, bot) {
    const backend = await bot.backend();
    const paused = await (0,restraint/* pausedTriggers */.wO)(backend);
    for (const { job } of paused)
        await backend.records?.resume(job, { at: askedAt, by: author });
    const triggers = paused.map(({ trigger }) => trigger);
    await reply.say(words/* resumed */.uN(triggers), { phase: 'told' });
    if (triggers.length === 0)
        return (0,bot_outcome/* ignored */.PP)('nothing is paused');
    return { outcome: 'ignored', message: `Resumed ${triggers.join(', ')}.` };
}

// EXTERNAL MODULE: ./.build/program/src/bot/commands/take-up.js
var take_up = __webpack_require__(98266);
// EXTERNAL MODULE: ./.build/program/src/bot/commands/tell-failure.js
var tell_failure = __webpack_require__(80061);
;// CONCATENATED MODULE: ./.build/program/src/bot/commands/command.js
// A command in a comment: may this person give it, then what it asks for.




















/** All commands of the comment, in order. One that fails does not keep the others from being carried out. */
async function runCommand(request, bot) {
    const refused = await refuse(request, bot);
    if (refused)
        return refused;
    const { commands, comment, ...remark } = request;
    const said = (0,bot_request/* commentOf */.vm)(request);
    let claimed;
    const claim = () => {
        claimed ??= (0,take_up/* claimOf */._B)(said, bot);
        return claimed;
    };
    const results = [];
    const works = [];
    const problems = [];
    for (const [at, command] of commands.entries()) {
        // What was answered at once has been answered.
        if (bot.signal.aborted || (bot.wait === 'ended' && !(0,contract_commands/* isWork */.cD)(command)))
            continue;
        const part = at === 0 ? comment : { ...comment, part: at + 1 };
        const single = { ...remark, command, comment: part };
        const reply = (0,bot_context/* replyAt */.Gj)(bot, (0,bot_request/* eventOf */.A6)(part), (0,bot_request/* placeOf */.$t)(request));
        try {
            const result = await (0,tell_failure/* orTell */.X)({ reply, said }, bot, () => carryOut(single, { reply, claim }, bot));
            results.push(result);
            if ((0,contract_commands/* isWork */.cD)(command))
                works.push(result);
        }
        catch (error) {
            problems.push(error);
        }
    }
    await (0,take_up/* markEnd */.XD)(said, works, bot);
    if (problems.length > 0)
        throw problems[0];
    return together(results);
}
/** What the run reports: what failed, what is not over, or the last that led to something. */
function together(results) {
    const result = results.find(({ outcome }) => (0,bot_outcome/* isFailure */.N6)(outcome)) ??
        results.find(({ outcome }) => outcome === 'started') ??
        results.findLast(({ outcome }) => outcome !== 'ignored') ??
        results.at(-1) ??
        (0,bot_outcome/* ignored */.PP)('the run was stopped before it began');
    return { ...result, message: results.map(({ message }) => message).join(' ') || result.message };
}
async function carryOut(request, { reply, claim: claimed }, bot) {
    const { command } = request;
    const origin = await (0,take_up/* originOf */.yv)(request, bot);
    const asks = command.kind === 'ask' || command.kind === 'new';
    if (bot.dryRun) {
        const prompt = asks ? command.prompt : undefined;
        return (0,dry_run/* dryRun */.P)({ what: command.kind, prompt, origin, fresh: command.kind === 'new' }, bot);
    }
    const claim = await claimed();
    if (claim === 'gone')
        return take_up/* GONE */.uj;
    const order = { key: (0,bot_request/* eventOf */.A6)(request.comment), origin, reply, claim };
    switch (command.kind) {
        case 'ask':
        case 'new': {
            const to = command.kind === 'new' ? 'new' : 'thread';
            return await (0,take_up/* toTheEnd */.ak)({ ...order, prompt: command.prompt, to }, request, bot);
        }
        case 'fix':
        case 'bare':
            return await fix(order, request, bot);
        case 'retry':
            return await retry(order, request, bot);
        case 'undo':
            return await command_undo(order, request, bot);
        case 'status':
        case 'cancel':
        case 'archive':
            return await answer(command.kind, request, { reply, claim }, bot);
        case 'resume': {
            const told = claim === 'first' ? null : await reply.find();
            if (told?.phase === 'told')
                return (0,bot_outcome/* ignored */.PP)('`resume` was carried out before');
            return await resume(request, reply, bot);
        }
        case 'unclear': {
            const asked = claim !== 'first' && (await reply.find())?.phase === 'answer';
            if ('prompt' in command && !asked && (await hasJob(request.thread, bot))) {
                return await (0,take_up/* toTheEnd */.ak)({ ...order, prompt: command.prompt, to: 'thread' }, request, bot);
            }
            await tellForNow(words/* unclear */.lD('meant' in command ? command.meant : undefined, bot.style), reply, bot);
            return { outcome: 'ignored', message: 'Asked what the comment means; nothing was started.' };
        }
        case 'merge':
        case 'too-many':
        case 'help': {
            const [text, message] = {
                merge: [words/* neverMerges */.Yf(bot.style), 'Explained that Docket does not merge.'],
                'too-many': [words/* tooMany */.Ot(bot.style), 'The other commands were not carried out.'],
                help: [withHint(words/* help */.yj(bot.style), command, bot.style), 'Showed the list of commands.'],
            }[command.kind];
            if (claim !== 'first')
                await reply.find();
            await tellForNow(text, reply, bot);
            return { outcome: 'ignored', message };
        }
    }
}
async function hasJob(thread, bot) {
    return (await (0,send_once/* jobOf */.Zw)(thread, await bot.backend())) !== null;
}
/** Comments of people without permission cost one request and lead to no job. */
async function refuse(request, bot) {
    if (request.namedBot)
        return null;
    const { host, permission, style, log } = bot;
    const { author } = request;
    const granted = await host.permission(author);
    if ((0,thread_host/* permits */.V1)(granted, permission))
        return null;
    const message = `${author} has ${granted.problem ?? `only ${granted.level} permission`}; \`${permission}\` is needed.`;
    if (bot.dryRun)
        return { outcome: 'ignored', message };
    try {
        // One answer to each person on a thread: repeating it would only make noise.
        const reply = (0,bot_context/* replyAt */.Gj)(bot, `refusal:${author}`, (0,bot_request/* placeOf */.$t)(request));
        const seen = (await host.react((0,bot_request/* commentOf */.vm)(request), 'confused')) === 'again';
        // An earlier attempt at the same event may have got no further.
        const told = seen && !bot.rerun;
        if (!told && (await reply.find()) === null) {
            await reply.say(words/* refusal */.x5(author, permission, granted.problem, style), { phase: 'told' });
        }
    }
    catch (error) {
        if ((0,waiting/* isAway */.Dg)(error))
            throw error;
        log.warn(`The refusal could not be posted on the thread: ${(0,errors/* sentence */.em)(error)}`);
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
    const job = backend && (await (0,send_once/* jobOfMarker */.Xk)(order, backend));
    if (backend && job && headSha !== undefined) {
        const prompt = (await backend.records?.promptOf(job, order.key)) ?? (0,bot_request/* driftPrompt */.Gz)(headSha);
        return (0,take_up/* toTheEnd */.ak)({ ...fixing, prompt, to: 'thread' }, request, bot);
    }
    const report = headSha === undefined || thread === undefined
        ? undefined
        : await bot.host.drift?.(thread, headSha);
    if (report && headSha !== undefined && report.findings.length > 0) {
        return (0,take_up/* toTheEnd */.ak)({ ...fixing, prompt: (0,bot_request/* driftPrompt */.Gz)(headSha), to: 'thread' }, request, bot);
    }
    if (claim !== 'first')
        await reply.find();
    const bare = request.command.kind === 'bare';
    const text = report ? words/* nothingToFix */.cA(bot.style) : words/* fixElsewhere */.gD(bot.style);
    await tellForNow(bare ? words/* help */.yj(bot.style) : text, reply, bot);
    const message = bare ? 'Showed the list of commands.' : 'There is nothing to fix.';
    return { outcome: 'ignored', message };
}
async function retry(order, request, bot) {
    const backend = await bot.backend();
    // The thread may have gone on since an earlier run of this event.
    const earlier = order.claim === 'first' ? null : await (0,send_once/* jobOfMarker */.Xk)(order, backend);
    const job = earlier ?? (await (0,send_once/* jobOf */.Zw)(order.origin.thread, backend));
    if (job === null)
        return tellNoJob(order.reply, bot);
    const { service, projectId, records, work } = backend;
    const taken = earlier !== null || (await records?.promptOf(job, order.key)) !== undefined;
    const { status } = taken ? { status: 'failed' } : await service.getJob(projectId, job);
    if (status === 'completed' || (status === 'active' && !work)) {
        if (order.claim !== 'first')
            await order.reply.find();
        const text = words/* nothingFailed */.NV(status === 'active', bot.style);
        await tellForNow(text, order.reply, bot);
        return (0,bot_outcome/* ignored */.PP)(`nothing failed in job ${job}`);
    }
    if (status === 'active') {
        return (0,take_up/* toTheEnd */.ak)({ ...order, prompt: '', to: { job }, resume: true }, request, bot);
    }
    const prompt = (await records?.promptToRepeat(job, order.key)) ?? 'Try the last request again.';
    const origin = { ...order.origin, ...(prompt === undo/* UNDO_PROMPT */.Mk && { undo: true }) };
    return (0,take_up/* toTheEnd */.ak)({ ...order, origin, prompt, to: { job } }, request, bot);
}
/** A commit that reverts the job's last one: no agent works, and nothing is paid. */
async function command_undo(order, request, bot) {
    const backend = await bot.backend();
    const { service, projectId, records } = backend;
    const reply = order.reply;
    const earlier = order.claim === 'first' ? null : await (0,send_once/* jobOfMarker */.Xk)(order, backend);
    const job = earlier ?? (await (0,send_once/* jobOf */.Zw)(order.origin.thread, backend));
    if (job === null)
        return tellNoJob(reply, bot);
    const taken = earlier !== null || (await records?.promptOf(job, order.key)) !== undefined;
    const { status } = await service.getJob(projectId, job, { signal: bot.signal });
    const refusal = !records
        ? words/* notOffered */.JM('undo', bot.style)
        : !taken && status === 'archived'
            ? words/* undoArchived */.Fg()
            : !taken && status !== 'active' && !(await records.canUndo(job))
                ? words/* nothingToUndo */.Lz(bot.style)
                : undefined;
    if (refusal !== undefined) {
        if (order.claim !== 'first')
            await reply.find();
        await tellForNow(refusal, reply, bot);
        return (0,bot_outcome/* ignored */.PP)(`there is nothing to undo in job ${job}`);
    }
    const origin = { ...order.origin, undo: true };
    return (0,take_up/* toTheEnd */.ak)({ ...order, origin, prompt: undo/* UNDO_PROMPT */.Mk, to: { job } }, request, bot);
}
async function answer(what, request, { reply, claim }, bot) {
    const { thread, author, command } = request;
    const backend = await bot.backend();
    const before = claim === 'first' ? null : await reply.find();
    // Once is enough: by now, the thread may have another job.
    if (what !== 'status' && before?.phase === 'told' && !before.closed) {
        return (0,bot_outcome/* ignored */.PP)(`\`${what}\` was carried out before`);
    }
    const id = await backend.threads.jobOf(thread);
    if (id === null)
        return tellNoJob(reply, bot);
    const { text, job } = await act(what, { id, thread, by: author }, backend, bot);
    const canceled = what === 'cancel' && job?.docket?.reason === contract_job/* CANCELLED */.gD;
    // The reply to the request says so, and 🚀 is the answer to this comment. One that waits is finished.
    if (canceled && !before && (await isEndTold(job, reply, backend, bot))) {
        await (0,take_up/* mark */.Gy)((0,bot_request/* commentOf */.vm)(request), true, bot);
        return { outcome: 'ignored', message: `Job ${id} is canceled.`, job };
    }
    if (what === 'status')
        await tellForNow(withHint(text, command, bot.style), reply, bot);
    else
        await reply.say(text, { phase: 'told' });
    const message = `Answered \`${what}\`: job ${id} is ${job ? (0,contract_job/* stateOf */.L4)(job) : 'unchanged'}.`;
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
    await (0,sweep/* finishAnswers */.P)(job, records, bot);
    const scope = (0,bot_context/* scopeOf */.Od)(bot, place.thread);
    const marked = await (0,reply/* findMarked */.E)(bot.host, { thread: place.thread }, marker/* MARKER_START */._8, scope);
    return marked.some(({ marker }) => marker.job === job.id && marker.closed);
}
async function act(what, { id, thread, by }, backend, bot) {
    const { service, projectId } = backend;
    const { style } = bot;
    if (what === 'status') {
        const job = await service.getJob(projectId, id, { signal: bot.signal });
        const at = { now: bot.clock.now(), here: (0,link_back/* isOwnPull */.I1)(job, thread, bot) };
        return { text: words/* status */.h5(job, style, at), job };
    }
    if (!service.control)
        return { text: words/* notOffered */.JM(what, style) };
    if (what === 'cancel') {
        const job = await cancel({ id, by }, backend, service.control, bot).catch((error) => {
            if (!(error instanceof errors/* Conflict */.lt))
                throw error;
            return service.getJob(projectId, id, { signal: bot.signal });
        });
        return { text: words/* cancelRequested */.NK(job, style), job };
    }
    try {
        const job = await service.control.archive(projectId, id, { signal: bot.signal });
        return { text: words/* archived */.xJ(job, style), job };
    }
    catch (error) {
        if ((0,waiting/* isAway */.Dg)(error))
            throw error;
        return { text: words/* couldNot */.NF((0,errors/* sentence */.em)(error), style) };
    }
}
/** Whoever works on the job sees the wish within seconds; if nobody does, this run ends it. */
const CANCEL_WITHIN_MS = 120_000;
async function cancel({ id, by }, { service, projectId }, control, bot) {
    const job = await control.cancel(projectId, id, { by, signal: bot.signal });
    const deadline = bot.clock.now() + CANCEL_WITHIN_MS;
    const end = await (0,follow/* followToEnd */.cm)((0,follow/* follow */.e6)({ projectId, jobId: id, job }, { ...bot, service, deadline }), () => { });
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
    await tellForNow(words/* noJob */.XP(bot.style), reply, bot);
    return { outcome: 'ignored', message: 'The thread has no job.' };
}
// Answers to `status` and `help` do not pile up on a thread: a new one hides the older ones.
/** The newest of them; what is older was hidden by the answers in between. */
const AT_MOST = 10;
/** That it does not work is no reason to fail: the new answer is there. */
async function hideOlder({ event, place }, bot) {
    const { host, log } = bot;
    try {
        const marked = await (0,reply/* findMarked */.E)(host, place, marker/* MARKER_START */._8, (0,bot_context/* scopeOf */.Od)(bot, place.thread));
        const older = marked.filter(({ marker }) => marker.phase === 'answer' && marker.event !== event);
        if (older.length === 0)
            return;
        // A signed marker can be copied; only what this token wrote is its own.
        const self = await host.self();
        const own = older.map(({ comment }) => comment).filter(({ author }) => author === self);
        await host.hideOutdated(own.slice(-AT_MOST));
    }
    catch (error) {
        log.warn(`Older answers could not be hidden: ${(0,errors/* sentence */.em)(error)}`);
    }
}


/***/ }),

/***/ 8792:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   P: () => (/* binding */ dryRun)
/* harmony export */ });
/* harmony import */ var _sending_context_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(62236);

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
        const context = await (0,_sending_context_js__WEBPACK_IMPORTED_MODULE_0__/* .gatherContext */ .x8)(bot.host, origin);
        if (context !== undefined)
            lines.push('', 'Context:', context);
    }
    return { outcome: 'dry-run', message: lines.join('\n') };
}


/***/ }),

/***/ 98266:
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
/* harmony import */ var _outcome_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9826);
/* harmony import */ var _replies_link_back_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(88549);
/* harmony import */ var _replies_words_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(84940);
/* harmony import */ var _request_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(92939);
/* harmony import */ var _sending_send_and_follow_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(99963);
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
    const result = await (0,_sending_send_and_follow_js__WEBPACK_IMPORTED_MODULE_5__/* .sendAndFollow */ .J)(order, bot);
    if (result.outcome === 'ignored' || isUnderWay(result, bot))
        return result;
    if (result.job)
        await (0,_replies_link_back_js__WEBPACK_IMPORTED_MODULE_3__/* .linkBack */ .mr)(result.job, order.origin, bot);
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
    await mark(said, results.every(_outcome_js__WEBPACK_IMPORTED_MODULE_2__/* .wentWell */ .x3), bot);
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
    const how = { style: bot.style, reply: given?.url };
    const text = job && _replies_words_js__WEBPACK_IMPORTED_MODULE_4__/* .mention */ .lE(author, outcome, job, how);
    if (!text || request.namedBot || !LOGIN.test(author))
        return;
    const { host, log, repository } = bot;
    try {
        if (author === (await host.self()))
            return;
        const pull = outcome === 'pull-request' ? (0,_replies_link_back_js__WEBPACK_IMPORTED_MODULE_3__/* .pullOf */ .pv)(job.prLink ?? null, repository) : undefined;
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
/* harmony import */ var _replies_words_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(84940);
/* harmony import */ var _request_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(92939);
/* harmony import */ var _thread_host_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(60219);
/* harmony import */ var _take_up_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(98266);
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
    if ((await (0,_take_up_js__WEBPACK_IMPORTED_MODULE_5__/* .claimOf */ ._B)(said, bot)) === 'gone')
        return;
    const reply = (0,_bot_context_js__WEBPACK_IMPORTED_MODULE_1__/* .replyAt */ .Gj)(bot, (0,_request_js__WEBPACK_IMPORTED_MODULE_7__/* .eventOf */ .A6)(request.comment), (0,_request_js__WEBPACK_IMPORTED_MODULE_7__/* .placeOf */ .$t)(request));
    await tell(error, { reply, said }, bot);
}
async function tell(error, { reply, said }, bot) {
    await reply?.fail(_replies_words_js__WEBPACK_IMPORTED_MODULE_4__/* .couldNot */ .NF(tellable(error, bot.style), bot.style));
    if (said)
        await (0,_take_up_js__WEBPACK_IMPORTED_MODULE_5__/* .mark */ .Gy)(said, false, bot);
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

/***/ 60219:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Jj: () => (/* binding */ PERMISSIONS),
/* harmony export */   Lc: () => (/* binding */ CheckLater),
/* harmony export */   Ow: () => (/* binding */ PULLS_SETTING),
/* harmony export */   V1: () => (/* binding */ permits)
/* harmony export */ });
// The port to the code host's threads: issues, pull requests, their comments and who may speak
// there. Owned by the use cases, implemented by github/. Every call rejects with an error of the
// shared family, and with one that `isAway` recognizes if the host did not answer: no answer is never
// an opinion. What was posted twice by accident cannot happen, because posts carry a marker.
const PERMISSIONS = ['none', 'read', 'triage', 'write', 'maintain', 'admin'];
/** The documentation check has a queue of its own, and what asked for it runs again there. */
class CheckLater extends Error {
}
function permits(answer, required) {
    if (answer.problem !== undefined)
        return false;
    return PERMISSIONS.indexOf(answer.level) >= PERMISSIONS.indexOf(required);
}
/** Where to let workflows open pull requests. */
const PULLS_SETTING = 'Settings → Actions → General → Allow GitHub Actions to create and approve pull requests';


/***/ }),

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

/***/ 56843:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   MR: () => (/* binding */ pausedIn),
/* harmony export */   WG: () => (/* binding */ tellPaused),
/* harmony export */   XM: () => (/* binding */ whyPaused),
/* harmony export */   wO: () => (/* binding */ pausedTriggers)
/* harmony export */ });
/* harmony import */ var _contract_acceptance_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(90156);
/* harmony import */ var _jobs_acceptance_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(92610);
/* harmony import */ var _shared_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(42205);
/* harmony import */ var _bot_context_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(64561);
/* harmony import */ var _replies_words_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(84940);
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
                await reply.say(_replies_words_js__WEBPACK_IMPORTED_MODULE_4__/* .paused */ .Ft(paused.trigger, paused, bot.style.word), { phase: 'told' });
            }
            await records.notePauseTold(paused.job);
        }
        catch (error) {
            bot.log.warn(`#${paused.pull} could not be told about the pause: ${(0,_shared_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .sentence */ .em)(error)}`);
        }
    }
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
/* harmony export */   P: () => (/* binding */ finishAnswers),
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
/* harmony import */ var _request_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(92939);
/* harmony import */ var _acceptance_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(88356);
/* harmony import */ var _archive_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(56789);
/* harmony import */ var _restraint_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(56843);
/* harmony import */ var _retarget_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(7487);
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
    await (0,_restraint_js__WEBPACK_IMPORTED_MODULE_12__/* .tellPaused */ .WG)((0,_restraint_js__WEBPACK_IMPORTED_MODULE_12__/* .pausedIn */ .MR)(acceptance, backend), bot);
    const closed = await archiveClosures(decided, backend, records, bot);
    await (0,_retarget_js__WEBPACK_IMPORTED_MODULE_13__/* .retargetAll */ .w)(open, bot);
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
            // Not by the job that the marker names: whoever may edit comments may edit that.
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
    // Not on earlier requests of the job: what became of them is marked.
    const theirs = origins.filter(({ comment }) => comment && told.has((0,_request_js__WEBPACK_IMPORTED_MODULE_14__/* .eventOf */ .A6)(comment)));
    await markAll(theirs, (0,_outcome_js__WEBPACK_IMPORTED_MODULE_5__/* .wentWell */ .x3)({ outcome: (0,_outcome_js__WEBPACK_IMPORTED_MODULE_5__/* .outcomeOf */ .sG)(job), job }), bot);
    return told.size;
}
async function markAll(origins, well, { host, log }) {
    for (const said of origins.flatMap(utterancesOf)) {
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
function utterancesOf({ comment, thread }) {
    return comment && thread !== undefined ? [(0,_request_js__WEBPACK_IMPORTED_MODULE_14__/* .commentOf */ .vm)({ comment, thread })] : [];
}
function elapsed(since, { clock }) {
    return Math.max(0, clock.now() - Date.parse(since));
}


/***/ }),

/***/ 83747:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   BA: () => (/* binding */ mayBeNavigation),
/* harmony export */   Gz: () => (/* binding */ below),
/* harmony export */   Kz: () => (/* binding */ PLAIN_FILE),
/* harmony export */   NX: () => (/* binding */ MAX_REDIRECTS),
/* harmony export */   S1: () => (/* binding */ isIn),
/* harmony export */   aq: () => (/* binding */ isRedirectPlace),
/* harmony export */   rY: () => (/* binding */ ALIASES),
/* harmony export */   rh: () => (/* binding */ recognizeSites),
/* harmony export */   xu: () => (/* binding */ PAGE_FILE)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
// The documentation tools that Docket knows: how each is recognized, where its pages are, and which
// files hold its navigation. A site is recognized by the names of its files alone.

/** In the order in which a folder with the files of several is read. */
const TOOLS = [
    {
        name: 'Mintlify',
        config: /(?:docs|mint)\.json$/,
        pages: '',
        navigation: /^(?:docs|mint)\.json$/,
    },
    {
        name: 'Docusaurus',
        config: /docusaurus\.config\.[cm]?[jt]s$/,
        pages: 'docs',
        navigation: /^[\w-]*sidebars[\w-]*\.(?:[cm]?[jt]s|json)$/,
    },
    { name: 'MkDocs', config: /mkdocs\.ya?ml$/, pages: 'docs', navigation: /^mkdocs\.ya?ml$/ },
    {
        name: 'VitePress',
        config: /\.vitepress\/config\.[cm]?[jt]s$/,
        pages: '',
        navigation: /^\.vitepress\/(?:[\w-]+\/)?[\w.-]+\.[cm]?[jt]s$/,
    },
    {
        name: 'Starlight',
        config: /astro\.config\.[cm]?[jt]s$/,
        pages: 'src/content/docs',
        shared: true,
        navigation: /^astro\.config\.[cm]?[jt]s$/,
    },
    { name: 'Hugo', config: /(?:hugo|config)\.(?:toml|ya?ml|json)$/, pages: 'content', shared: true },
    { name: 'mdBook', config: /book\.toml$/, pages: 'src', navigation: /^(?:[\w-]+\/)*SUMMARY\.md$/ },
    {
        name: 'Antora',
        config: /antora\.ya?ml$/,
        pages: 'modules',
        shared: true,
        navigation: /^modules\/[\w-]+\/(?:pages\/)?nav[\w-]*\.adoc$/,
    },
    {
        name: 'Sphinx',
        config: /conf\.py$/,
        pages: '',
        shared: true,
        navigation: /^(?:[\w-]+\/)*(?:index|contents|toc)\.(?:rst|md)$/,
    },
];
const PAGE_FILE = /\.(?:mdx?|markdown|rst|adoc)$/i;
/** A path in the repository that can stand in settings, tables, and patterns without harm. */
const PLAIN_FILE = /^(?!.*\.\.)[\w.][\w./@+-]{0,199}$/;
const ANY_CONFIG = new RegExp(`(?:^|/)(?:${TOOLS.map(({ config }) => config.source).join('|')})`);
/** A repository with more has sites of others in it, such as templates. */
const MAX_SITES = 20;
const MAX_NAVIGATION = 100;
/** The sites of a repository, the innermost first. */
function recognizeSites(paths) {
    const plain = paths.filter((path) => PLAIN_FILE.test(path) && !/\bnode_modules\//.test(path));
    const configs = plain.filter((path) => ANY_CONFIG.test(path)).slice(0, MAX_SITES);
    const sites = TOOLS.flatMap((tool) => configs.flatMap((config) => {
        const at = new RegExp(`(?:^|/)${tool.config.source}`).exec(config)?.index;
        if (at === undefined)
            return [];
        const root = config.slice(0, at);
        const usual = node_path__WEBPACK_IMPORTED_MODULE_0__.posix.join(root, tool.pages).replace(/^\.$/, '');
        const isUsual = plain.some((path) => PAGE_FILE.test(path) && isIn(usual, path));
        if (!isUsual && tool.shared)
            return [];
        const navigation = tool.navigation
            ? plain.filter((path) => isIn(root, path) && tool.navigation?.test(below(root, path)))
            : [];
        const pages = isUsual ? usual : root;
        return [
            { tool: tool.name, root, config, pages, navigation: navigation.slice(0, MAX_NAVIGATION) },
        ];
    }));
    return sites.sort((one, other) => other.pages.length - one.pages.length);
}
const isIn = (folder, path) => folder === '' || path.startsWith(`${folder}/`);
const below = (folder, path) => folder === '' ? path : path.slice(folder.length + 1);
/** Whether a file of this name can hold a navigation that is not itself a page. */
function mayBeNavigation(path) {
    if (PAGE_FILE.test(path) || !PLAIN_FILE.test(path))
        return false;
    const parts = path.split('/');
    const ends = parts.map((_, index) => parts.slice(-index - 1).join('/'));
    return TOOLS.some(({ navigation }) => ends.some((end) => navigation?.test(end)));
}
// Where a site keeps its redirects: in a file with one of these names, or in each page.
const REDIRECT_FILE = /(?:^|\/)(?:_redirects|(?:vercel|docs|mint)\.json|mkdocs\.ya?ml|docusaurus\.config\.[cm]?[jt]s)$/;
/** Instead of a file: each page has the addresses that it had before in its front matter. */
const ALIASES = 'aliases';
/** As many as one change adds: people are to read them. */
const MAX_REDIRECTS = 50;
/** What the settings may name. */
const isRedirectPlace = (place) => place === ALIASES || (PLAIN_FILE.test(place) && REDIRECT_FILE.test(place));


/***/ }),

/***/ 75783:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   IM: () => (/* binding */ openYaml),
/* harmony export */   Rk: () => (/* binding */ yamlExcess),
/* harmony export */   _x: () => (/* binding */ MAX_YAML_CHARACTERS),
/* harmony export */   gM: () => (/* binding */ readYaml)
/* harmony export */ });
/* harmony import */ var yaml__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(38815);
// YAML from outside: limited before it is parsed, and read in one pass. The parser compares each key
// with all others of its map; here each is looked up once.

const MAX_YAML_CHARACTERS = 64_000;
/** Line breaks, commas, and brackets: whatever can begin an entry. */
const MAX_ENTRIES = 3_000;
const ENTRY = /[\n,[{]/g;
/** What makes a text too large to be parsed, or undefined. */
function yamlExcess(text) {
    if (text.length > MAX_YAML_CHARACTERS)
        return `more than ${MAX_YAML_CHARACTERS / 1000},000 characters`;
    let entries = 0;
    for (const _ of text.matchAll(ENTRY))
        entries += 1;
    return entries > MAX_ENTRIES
        ? `more than ${MAX_ENTRIES / 1000},000 lines and list items`
        : undefined;
}
/** For a text that was found small enough, mostly by `yamlExcess`. */
function readYaml(text, { aliases }) {
    const lines = new yaml__WEBPACK_IMPORTED_MODULE_0__/* .LineCounter */ .HN();
    const placeAt = (offset = 0) => {
        const { line, col: column } = lines.linePos(offset);
        return { line, column };
    };
    const problems = [];
    try {
        const document = (0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .parseDocument */ .Tp)(text, {
            lineCounter: lines,
            prettyErrors: false,
            logLevel: 'silent',
            uniqueKeys: false,
        });
        for (const { pos, message } of document.errors)
            problems.push({ ...placeAt(pos[0]), message: inWords(message) });
        for (const { offset, message } of wrongNodes(document, aliases))
            problems.push({ ...placeAt(offset), message });
        return {
            value: problems.length > 0 ? undefined : document.toJS(),
            problems,
            gaveUp: false,
            lineOf: lineFinder(document, (offset) => placeAt(offset).line),
        };
    }
    catch (error) {
        problems.push({ line: 1, column: 1, message: inWords(error.message) });
        return { value: undefined, problems, gaveUp: true, lineOf: () => 1 };
    }
}
/** The nodes with their places, for a small edit; null unless it is a plain map that can be read. */
function openYaml(text) {
    if (yamlExcess(text) !== undefined)
        return null;
    try {
        const document = (0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .parseDocument */ .Tp)(text, { logLevel: 'silent', uniqueKeys: false });
        const isFine = document.errors.length === 0 && wrongNodes(document, true).length === 0;
        return isFine && (0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isMap */ .jh)(document.contents)
            ? document
            : null;
    }
    catch {
        return null;
    }
}
/** The parser calls itself for each level. */
const inWords = (message) => message.startsWith('Maximum call stack') ? 'There are too many levels' : message;
function wrongNodes(document, aliases) {
    const found = [];
    (0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .visit */ .YR)(document, {
        Alias(_, { range }) {
            if (aliases)
                return;
            const message = 'Aliases are not allowed; write the value out';
            found.push({ ...(range && { offset: range[0] }), message });
        },
        Map(_, { items }) {
            const keys = new Set();
            for (const { key } of items) {
                const name = nameOf(key);
                const range = key?.range;
                const wrong = keys.has(name)
                    ? 'Map keys must be unique'
                    : // The parser writes a key as text anew for each key around it: 600 bytes took 15 s.
                        !(0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isScalar */ .jn)(key) && !(0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isAlias */ .Vj)(key) && key !== null && 'Map keys must be plain values';
                if (wrong)
                    found.push({ ...(range && { offset: range[0] }), message: wrong });
                keys.add(name);
            }
        },
    });
    return found;
}
/** As a property of an object. A key that is no plain value is only like itself. */
const nameOf = (key) => ((0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isScalar */ .jn)(key) ? String(key.value) : key);
function lineFinder(document, lineAt) {
    const indexes = new Map();
    const child = (node, step) => {
        if ((0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isSeq */ .oP)(node))
            return { value: node.items[Number(step)] };
        if (!(0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isMap */ .jh)(node))
            return {};
        let index = indexes.get(node);
        if (!index) {
            index = new Map(node.items.map((pair) => [nameOf(pair.key), pair]));
            indexes.set(node, index);
        }
        return index.get(String(step)) ?? {};
    };
    return (path, of = 'value') => {
        let node = document.contents;
        let last = node;
        for (const step of path) {
            const { key, value } = child(node, step);
            node = value ?? key;
            if (node === undefined || node === null || (0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isAlias */ .Vj)(node))
                break;
            last = of === 'key' ? (key ?? node) : node;
        }
        return lineAt(last?.range?.[0]);
    };
}


/***/ }),

/***/ 42710:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  A: () => (/* binding */ BananaSlug),
  y: () => (/* binding */ slug)
});

;// CONCATENATED MODULE: ./node_modules/github-slugger/regex.js
// This module is generated by `script/`.
/* eslint-disable no-control-regex, no-misleading-character-class, no-useless-escape */
const regex = /[\0-\x1F!-,\.\/:-@\[-\^`\{-\xA9\xAB-\xB4\xB6-\xB9\xBB-\xBF\xD7\xF7\u02C2-\u02C5\u02D2-\u02DF\u02E5-\u02EB\u02ED\u02EF-\u02FF\u0375\u0378\u0379\u037E\u0380-\u0385\u0387\u038B\u038D\u03A2\u03F6\u0482\u0530\u0557\u0558\u055A-\u055F\u0589-\u0590\u05BE\u05C0\u05C3\u05C6\u05C8-\u05CF\u05EB-\u05EE\u05F3-\u060F\u061B-\u061F\u066A-\u066D\u06D4\u06DD\u06DE\u06E9\u06FD\u06FE\u0700-\u070F\u074B\u074C\u07B2-\u07BF\u07F6-\u07F9\u07FB\u07FC\u07FE\u07FF\u082E-\u083F\u085C-\u085F\u086B-\u089F\u08B5\u08C8-\u08D2\u08E2\u0964\u0965\u0970\u0984\u098D\u098E\u0991\u0992\u09A9\u09B1\u09B3-\u09B5\u09BA\u09BB\u09C5\u09C6\u09C9\u09CA\u09CF-\u09D6\u09D8-\u09DB\u09DE\u09E4\u09E5\u09F2-\u09FB\u09FD\u09FF\u0A00\u0A04\u0A0B-\u0A0E\u0A11\u0A12\u0A29\u0A31\u0A34\u0A37\u0A3A\u0A3B\u0A3D\u0A43-\u0A46\u0A49\u0A4A\u0A4E-\u0A50\u0A52-\u0A58\u0A5D\u0A5F-\u0A65\u0A76-\u0A80\u0A84\u0A8E\u0A92\u0AA9\u0AB1\u0AB4\u0ABA\u0ABB\u0AC6\u0ACA\u0ACE\u0ACF\u0AD1-\u0ADF\u0AE4\u0AE5\u0AF0-\u0AF8\u0B00\u0B04\u0B0D\u0B0E\u0B11\u0B12\u0B29\u0B31\u0B34\u0B3A\u0B3B\u0B45\u0B46\u0B49\u0B4A\u0B4E-\u0B54\u0B58-\u0B5B\u0B5E\u0B64\u0B65\u0B70\u0B72-\u0B81\u0B84\u0B8B-\u0B8D\u0B91\u0B96-\u0B98\u0B9B\u0B9D\u0BA0-\u0BA2\u0BA5-\u0BA7\u0BAB-\u0BAD\u0BBA-\u0BBD\u0BC3-\u0BC5\u0BC9\u0BCE\u0BCF\u0BD1-\u0BD6\u0BD8-\u0BE5\u0BF0-\u0BFF\u0C0D\u0C11\u0C29\u0C3A-\u0C3C\u0C45\u0C49\u0C4E-\u0C54\u0C57\u0C5B-\u0C5F\u0C64\u0C65\u0C70-\u0C7F\u0C84\u0C8D\u0C91\u0CA9\u0CB4\u0CBA\u0CBB\u0CC5\u0CC9\u0CCE-\u0CD4\u0CD7-\u0CDD\u0CDF\u0CE4\u0CE5\u0CF0\u0CF3-\u0CFF\u0D0D\u0D11\u0D45\u0D49\u0D4F-\u0D53\u0D58-\u0D5E\u0D64\u0D65\u0D70-\u0D79\u0D80\u0D84\u0D97-\u0D99\u0DB2\u0DBC\u0DBE\u0DBF\u0DC7-\u0DC9\u0DCB-\u0DCE\u0DD5\u0DD7\u0DE0-\u0DE5\u0DF0\u0DF1\u0DF4-\u0E00\u0E3B-\u0E3F\u0E4F\u0E5A-\u0E80\u0E83\u0E85\u0E8B\u0EA4\u0EA6\u0EBE\u0EBF\u0EC5\u0EC7\u0ECE\u0ECF\u0EDA\u0EDB\u0EE0-\u0EFF\u0F01-\u0F17\u0F1A-\u0F1F\u0F2A-\u0F34\u0F36\u0F38\u0F3A-\u0F3D\u0F48\u0F6D-\u0F70\u0F85\u0F98\u0FBD-\u0FC5\u0FC7-\u0FFF\u104A-\u104F\u109E\u109F\u10C6\u10C8-\u10CC\u10CE\u10CF\u10FB\u1249\u124E\u124F\u1257\u1259\u125E\u125F\u1289\u128E\u128F\u12B1\u12B6\u12B7\u12BF\u12C1\u12C6\u12C7\u12D7\u1311\u1316\u1317\u135B\u135C\u1360-\u137F\u1390-\u139F\u13F6\u13F7\u13FE-\u1400\u166D\u166E\u1680\u169B-\u169F\u16EB-\u16ED\u16F9-\u16FF\u170D\u1715-\u171F\u1735-\u173F\u1754-\u175F\u176D\u1771\u1774-\u177F\u17D4-\u17D6\u17D8-\u17DB\u17DE\u17DF\u17EA-\u180A\u180E\u180F\u181A-\u181F\u1879-\u187F\u18AB-\u18AF\u18F6-\u18FF\u191F\u192C-\u192F\u193C-\u1945\u196E\u196F\u1975-\u197F\u19AC-\u19AF\u19CA-\u19CF\u19DA-\u19FF\u1A1C-\u1A1F\u1A5F\u1A7D\u1A7E\u1A8A-\u1A8F\u1A9A-\u1AA6\u1AA8-\u1AAF\u1AC1-\u1AFF\u1B4C-\u1B4F\u1B5A-\u1B6A\u1B74-\u1B7F\u1BF4-\u1BFF\u1C38-\u1C3F\u1C4A-\u1C4C\u1C7E\u1C7F\u1C89-\u1C8F\u1CBB\u1CBC\u1CC0-\u1CCF\u1CD3\u1CFB-\u1CFF\u1DFA\u1F16\u1F17\u1F1E\u1F1F\u1F46\u1F47\u1F4E\u1F4F\u1F58\u1F5A\u1F5C\u1F5E\u1F7E\u1F7F\u1FB5\u1FBD\u1FBF-\u1FC1\u1FC5\u1FCD-\u1FCF\u1FD4\u1FD5\u1FDC-\u1FDF\u1FED-\u1FF1\u1FF5\u1FFD-\u203E\u2041-\u2053\u2055-\u2070\u2072-\u207E\u2080-\u208F\u209D-\u20CF\u20F1-\u2101\u2103-\u2106\u2108\u2109\u2114\u2116-\u2118\u211E-\u2123\u2125\u2127\u2129\u212E\u213A\u213B\u2140-\u2144\u214A-\u214D\u214F-\u215F\u2189-\u24B5\u24EA-\u2BFF\u2C2F\u2C5F\u2CE5-\u2CEA\u2CF4-\u2CFF\u2D26\u2D28-\u2D2C\u2D2E\u2D2F\u2D68-\u2D6E\u2D70-\u2D7E\u2D97-\u2D9F\u2DA7\u2DAF\u2DB7\u2DBF\u2DC7\u2DCF\u2DD7\u2DDF\u2E00-\u2E2E\u2E30-\u3004\u3008-\u3020\u3030\u3036\u3037\u303D-\u3040\u3097\u3098\u309B\u309C\u30A0\u30FB\u3100-\u3104\u3130\u318F-\u319F\u31C0-\u31EF\u3200-\u33FF\u4DC0-\u4DFF\u9FFD-\u9FFF\uA48D-\uA4CF\uA4FE\uA4FF\uA60D-\uA60F\uA62C-\uA63F\uA673\uA67E\uA6F2-\uA716\uA720\uA721\uA789\uA78A\uA7C0\uA7C1\uA7CB-\uA7F4\uA828-\uA82B\uA82D-\uA83F\uA874-\uA87F\uA8C6-\uA8CF\uA8DA-\uA8DF\uA8F8-\uA8FA\uA8FC\uA92E\uA92F\uA954-\uA95F\uA97D-\uA97F\uA9C1-\uA9CE\uA9DA-\uA9DF\uA9FF\uAA37-\uAA3F\uAA4E\uAA4F\uAA5A-\uAA5F\uAA77-\uAA79\uAAC3-\uAADA\uAADE\uAADF\uAAF0\uAAF1\uAAF7-\uAB00\uAB07\uAB08\uAB0F\uAB10\uAB17-\uAB1F\uAB27\uAB2F\uAB5B\uAB6A-\uAB6F\uABEB\uABEE\uABEF\uABFA-\uABFF\uD7A4-\uD7AF\uD7C7-\uD7CA\uD7FC-\uD7FF\uE000-\uF8FF\uFA6E\uFA6F\uFADA-\uFAFF\uFB07-\uFB12\uFB18-\uFB1C\uFB29\uFB37\uFB3D\uFB3F\uFB42\uFB45\uFBB2-\uFBD2\uFD3E-\uFD4F\uFD90\uFD91\uFDC8-\uFDEF\uFDFC-\uFDFF\uFE10-\uFE1F\uFE30-\uFE32\uFE35-\uFE4C\uFE50-\uFE6F\uFE75\uFEFD-\uFF0F\uFF1A-\uFF20\uFF3B-\uFF3E\uFF40\uFF5B-\uFF65\uFFBF-\uFFC1\uFFC8\uFFC9\uFFD0\uFFD1\uFFD8\uFFD9\uFFDD-\uFFFF]|\uD800[\uDC0C\uDC27\uDC3B\uDC3E\uDC4E\uDC4F\uDC5E-\uDC7F\uDCFB-\uDD3F\uDD75-\uDDFC\uDDFE-\uDE7F\uDE9D-\uDE9F\uDED1-\uDEDF\uDEE1-\uDEFF\uDF20-\uDF2C\uDF4B-\uDF4F\uDF7B-\uDF7F\uDF9E\uDF9F\uDFC4-\uDFC7\uDFD0\uDFD6-\uDFFF]|\uD801[\uDC9E\uDC9F\uDCAA-\uDCAF\uDCD4-\uDCD7\uDCFC-\uDCFF\uDD28-\uDD2F\uDD64-\uDDFF\uDF37-\uDF3F\uDF56-\uDF5F\uDF68-\uDFFF]|\uD802[\uDC06\uDC07\uDC09\uDC36\uDC39-\uDC3B\uDC3D\uDC3E\uDC56-\uDC5F\uDC77-\uDC7F\uDC9F-\uDCDF\uDCF3\uDCF6-\uDCFF\uDD16-\uDD1F\uDD3A-\uDD7F\uDDB8-\uDDBD\uDDC0-\uDDFF\uDE04\uDE07-\uDE0B\uDE14\uDE18\uDE36\uDE37\uDE3B-\uDE3E\uDE40-\uDE5F\uDE7D-\uDE7F\uDE9D-\uDEBF\uDEC8\uDEE7-\uDEFF\uDF36-\uDF3F\uDF56-\uDF5F\uDF73-\uDF7F\uDF92-\uDFFF]|\uD803[\uDC49-\uDC7F\uDCB3-\uDCBF\uDCF3-\uDCFF\uDD28-\uDD2F\uDD3A-\uDE7F\uDEAA\uDEAD-\uDEAF\uDEB2-\uDEFF\uDF1D-\uDF26\uDF28-\uDF2F\uDF51-\uDFAF\uDFC5-\uDFDF\uDFF7-\uDFFF]|\uD804[\uDC47-\uDC65\uDC70-\uDC7E\uDCBB-\uDCCF\uDCE9-\uDCEF\uDCFA-\uDCFF\uDD35\uDD40-\uDD43\uDD48-\uDD4F\uDD74\uDD75\uDD77-\uDD7F\uDDC5-\uDDC8\uDDCD\uDDDB\uDDDD-\uDDFF\uDE12\uDE38-\uDE3D\uDE3F-\uDE7F\uDE87\uDE89\uDE8E\uDE9E\uDEA9-\uDEAF\uDEEB-\uDEEF\uDEFA-\uDEFF\uDF04\uDF0D\uDF0E\uDF11\uDF12\uDF29\uDF31\uDF34\uDF3A\uDF45\uDF46\uDF49\uDF4A\uDF4E\uDF4F\uDF51-\uDF56\uDF58-\uDF5C\uDF64\uDF65\uDF6D-\uDF6F\uDF75-\uDFFF]|\uD805[\uDC4B-\uDC4F\uDC5A-\uDC5D\uDC62-\uDC7F\uDCC6\uDCC8-\uDCCF\uDCDA-\uDD7F\uDDB6\uDDB7\uDDC1-\uDDD7\uDDDE-\uDDFF\uDE41-\uDE43\uDE45-\uDE4F\uDE5A-\uDE7F\uDEB9-\uDEBF\uDECA-\uDEFF\uDF1B\uDF1C\uDF2C-\uDF2F\uDF3A-\uDFFF]|\uD806[\uDC3B-\uDC9F\uDCEA-\uDCFE\uDD07\uDD08\uDD0A\uDD0B\uDD14\uDD17\uDD36\uDD39\uDD3A\uDD44-\uDD4F\uDD5A-\uDD9F\uDDA8\uDDA9\uDDD8\uDDD9\uDDE2\uDDE5-\uDDFF\uDE3F-\uDE46\uDE48-\uDE4F\uDE9A-\uDE9C\uDE9E-\uDEBF\uDEF9-\uDFFF]|\uD807[\uDC09\uDC37\uDC41-\uDC4F\uDC5A-\uDC71\uDC90\uDC91\uDCA8\uDCB7-\uDCFF\uDD07\uDD0A\uDD37-\uDD39\uDD3B\uDD3E\uDD48-\uDD4F\uDD5A-\uDD5F\uDD66\uDD69\uDD8F\uDD92\uDD99-\uDD9F\uDDAA-\uDEDF\uDEF7-\uDFAF\uDFB1-\uDFFF]|\uD808[\uDF9A-\uDFFF]|\uD809[\uDC6F-\uDC7F\uDD44-\uDFFF]|[\uD80A\uD80B\uD80E-\uD810\uD812-\uD819\uD824-\uD82B\uD82D\uD82E\uD830-\uD833\uD837\uD839\uD83D\uD83F\uD87B-\uD87D\uD87F\uD885-\uDB3F\uDB41-\uDBFF][\uDC00-\uDFFF]|\uD80D[\uDC2F-\uDFFF]|\uD811[\uDE47-\uDFFF]|\uD81A[\uDE39-\uDE3F\uDE5F\uDE6A-\uDECF\uDEEE\uDEEF\uDEF5-\uDEFF\uDF37-\uDF3F\uDF44-\uDF4F\uDF5A-\uDF62\uDF78-\uDF7C\uDF90-\uDFFF]|\uD81B[\uDC00-\uDE3F\uDE80-\uDEFF\uDF4B-\uDF4E\uDF88-\uDF8E\uDFA0-\uDFDF\uDFE2\uDFE5-\uDFEF\uDFF2-\uDFFF]|\uD821[\uDFF8-\uDFFF]|\uD823[\uDCD6-\uDCFF\uDD09-\uDFFF]|\uD82C[\uDD1F-\uDD4F\uDD53-\uDD63\uDD68-\uDD6F\uDEFC-\uDFFF]|\uD82F[\uDC6B-\uDC6F\uDC7D-\uDC7F\uDC89-\uDC8F\uDC9A-\uDC9C\uDC9F-\uDFFF]|\uD834[\uDC00-\uDD64\uDD6A-\uDD6C\uDD73-\uDD7A\uDD83\uDD84\uDD8C-\uDDA9\uDDAE-\uDE41\uDE45-\uDFFF]|\uD835[\uDC55\uDC9D\uDCA0\uDCA1\uDCA3\uDCA4\uDCA7\uDCA8\uDCAD\uDCBA\uDCBC\uDCC4\uDD06\uDD0B\uDD0C\uDD15\uDD1D\uDD3A\uDD3F\uDD45\uDD47-\uDD49\uDD51\uDEA6\uDEA7\uDEC1\uDEDB\uDEFB\uDF15\uDF35\uDF4F\uDF6F\uDF89\uDFA9\uDFC3\uDFCC\uDFCD]|\uD836[\uDC00-\uDDFF\uDE37-\uDE3A\uDE6D-\uDE74\uDE76-\uDE83\uDE85-\uDE9A\uDEA0\uDEB0-\uDFFF]|\uD838[\uDC07\uDC19\uDC1A\uDC22\uDC25\uDC2B-\uDCFF\uDD2D-\uDD2F\uDD3E\uDD3F\uDD4A-\uDD4D\uDD4F-\uDEBF\uDEFA-\uDFFF]|\uD83A[\uDCC5-\uDCCF\uDCD7-\uDCFF\uDD4C-\uDD4F\uDD5A-\uDFFF]|\uD83B[\uDC00-\uDDFF\uDE04\uDE20\uDE23\uDE25\uDE26\uDE28\uDE33\uDE38\uDE3A\uDE3C-\uDE41\uDE43-\uDE46\uDE48\uDE4A\uDE4C\uDE50\uDE53\uDE55\uDE56\uDE58\uDE5A\uDE5C\uDE5E\uDE60\uDE63\uDE65\uDE66\uDE6B\uDE73\uDE78\uDE7D\uDE7F\uDE8A\uDE9C-\uDEA0\uDEA4\uDEAA\uDEBC-\uDFFF]|\uD83C[\uDC00-\uDD2F\uDD4A-\uDD4F\uDD6A-\uDD6F\uDD8A-\uDFFF]|\uD83E[\uDC00-\uDFEF\uDFFA-\uDFFF]|\uD869[\uDEDE-\uDEFF]|\uD86D[\uDF35-\uDF3F]|\uD86E[\uDC1E\uDC1F]|\uD873[\uDEA2-\uDEAF]|\uD87A[\uDFE1-\uDFFF]|\uD87E[\uDE1E-\uDFFF]|\uD884[\uDF4B-\uDFFF]|\uDB40[\uDC00-\uDCFF\uDDF0-\uDFFF]/g

;// CONCATENATED MODULE: ./node_modules/github-slugger/index.js


const own = Object.hasOwnProperty

/**
 * Slugger.
 */
class BananaSlug {
  /**
   * Create a new slug class.
   */
  constructor () {
    /** @type {Record<string, number>} */
    // eslint-disable-next-line no-unused-expressions
    this.occurrences

    this.reset()
  }

  /**
   * Generate a unique slug.
  *
  * Tracks previously generated slugs: repeated calls with the same value
  * will result in different slugs.
  * Use the `slug` function to get same slugs.
   *
   * @param  {string} value
   *   String of text to slugify
   * @param  {boolean} [maintainCase=false]
   *   Keep the current case, otherwise make all lowercase
   * @return {string}
   *   A unique slug string
   */
  slug (value, maintainCase) {
    const self = this
    let result = slug(value, maintainCase === true)
    const originalSlug = result

    while (own.call(self.occurrences, result)) {
      self.occurrences[originalSlug]++
      result = originalSlug + '-' + self.occurrences[originalSlug]
    }

    self.occurrences[result] = 0

    return result
  }

  /**
   * Reset - Forget all previous slugs
   *
   * @return void
   */
  reset () {
    this.occurrences = Object.create(null)
  }
}

/**
 * Generate a slug.
 *
 * Does not track previously generated slugs: repeated calls with the same value
 * will result in the exact same slug.
 * Use the `GithubSlugger` class to get unique slugs.
 *
 * @param  {string} value
 *   String of text to slugify
 * @param  {boolean} [maintainCase=false]
 *   Keep the current case, otherwise make all lowercase
 * @return {string}
 *   A unique slug string
 */
function slug (value, maintainCase) {
  if (typeof value !== 'string') return ''
  if (!maintainCase) value = value.toLowerCase()
  return value.replace(regex, '').replace(/ /g, '-')
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
