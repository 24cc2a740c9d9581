export const id = 2525;
export const ids = [2525,8044];
export const modules = {

/***/ 62525:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  checkPull: () => (/* binding */ checkPull)
});

// EXTERNAL MODULE: ./.build/program/src/shared/runtime.js
var runtime = __webpack_require__(82860);
// EXTERNAL MODULE: ./.build/program/src/bot/bot-context.js
var bot_context = __webpack_require__(64561);
// EXTERNAL MODULE: ./.build/program/src/bot/dry-run.js
var dry_run = __webpack_require__(61835);
// EXTERNAL MODULE: ./.build/program/src/bot/link-back.js
var link_back = __webpack_require__(97662);
// EXTERNAL MODULE: ./.build/program/src/bot/request.js
var request = __webpack_require__(92939);
// EXTERNAL MODULE: ./.build/program/src/bot/send-and-follow.js
var send_and_follow = __webpack_require__(84970);
// EXTERNAL MODULE: ./.build/program/src/bot/tell-failure.js
var tell_failure = __webpack_require__(8044);
;// CONCATENATED MODULE: ./.build/program/src/bot/fix-drift.js
// The fix of a check's findings, unasked: one job for each pull request, which a later commit continues.







async function fixDrift({ thread, pull }, event, bot) {
    const { headSha } = pull;
    const prompt = (0,request/* driftPrompt */.Gz)(headSha);
    const origin = {
        thread,
        drift: { headSha },
        pull,
        workflow: { event, why: 'The documentation check found something to fix.' },
        askedAt: (0,runtime/* isoTime */.Ly)(bot.clock.now()),
        ...(bot.voice.runUrl && { url: bot.voice.runUrl }),
    };
    if (bot.dryRun)
        return (0,dry_run/* dryRun */.P)({ what: 'fix', prompt, origin, fresh: false }, bot);
    const key = `drift:${headSha}`;
    const reply = (0,bot_context/* replyAt */.Gj)(bot, key, { thread });
    const claim = bot.rerun ? 'again' : 'first';
    const order = { key, prompt, origin, to: 'thread', reply, claim };
    const result = await (0,tell_failure/* orTell */.X)(order, bot, () => (0,send_and_follow/* sendAndFollow */.J)(order, bot));
    if (result.job)
        await (0,link_back/* linkBack */.mr)(result.job, origin, bot);
    return result;
}

// EXTERNAL MODULE: ./.build/program/src/bot/outcome.js
var outcome = __webpack_require__(9826);
// EXTERNAL MODULE: ./.build/program/src/drift/tell.js
var tell = __webpack_require__(62273);
// EXTERNAL MODULE: ./.build/program/src/shared/errors.js
var errors = __webpack_require__(42205);
// EXTERNAL MODULE: ./.build/program/src/shared/text/foreign.js
var foreign = __webpack_require__(35238);
;// CONCATENATED MODULE: ./.build/program/src/action/check.js
// `mode: check` in a workflow run: does the documentation still fit after this pull request?





/** GitHub shows ten of each level for a step; the summary has all. */
const MAX_ANNOTATIONS = 10;
async function checkPull(request, run, bot) {
    const { runner, inputs } = run;
    const report = await bot.host.drift?.(request.thread, request.pull.headSha);
    if (!report)
        throw new errors/* SetupError */.w3('The files of this repository cannot be read here.');
    const { findings } = report;
    const drift = (0,tell/* driftOf */.$p)(findings);
    runner.output('findings', (0,tell/* findingsJson */.p0)(findings));
    runner.output('drift', drift);
    const unread = (0,tell/* tellUnread */.xc)(report);
    if (unread)
        runner.info(unread);
    if (drift === 'none') {
        return { ending: { failed: false, message: 'The documentation fits this pull request.' } };
    }
    const { failOn, fix } = inputs.check;
    const fails = failOn === 'missing' || (failOn === 'stale' && drift === 'stale');
    for (const one of findings.slice(0, MAX_ANNOTATIONS)) {
        const isError = fails && (failOn === 'missing' || one.drift === 'stale');
        runner.annotate(isError ? 'error' : 'warning', (0,foreign/* oneLine */.TN)((0,tell/* tellHere */.QR)(one)), {
            title: one.drift === 'stale' ? 'Stale documentation' : 'Missing documentation',
            file: one.path,
            startLine: one.line,
        });
    }
    await runner.summary((0,tell/* driftSummary */.gv)(report, inputs.command.word));
    const message = `The documentation does not fit this pull request (${(0,tell/* tellCount */.Xp)(findings)}).`;
    if (!fix) {
        const remedy = `To have it fixed, comment \`${inputs.command.word}\` on the pull request.`;
        return { ending: { failed: fails, message: `${message} ${remedy}` } };
    }
    if (!request.pull.sameRepository) {
        const why = '`fix: true` does not work on pull requests from forks';
        return { ending: { failed: fails, message: `${message} It is not fixed: ${why}.` } };
    }
    const fixed = await fixDrift(request, run.context.eventName, bot);
    const told = `${message} ${fixed.message}`;
    return { ending: { failed: fails || (0,outcome/* isFailure */.N6)(fixed.outcome), message: told }, fixed };
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


/***/ }),

/***/ 16587:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A4: () => (/* binding */ started),
/* harmony export */   Cc: () => (/* binding */ working),
/* harmony export */   HZ: () => (/* binding */ lineAnswer),
/* harmony export */   I2: () => (/* binding */ commentBody),
/* harmony export */   JM: () => (/* binding */ notOffered),
/* harmony export */   NF: () => (/* binding */ couldNot),
/* harmony export */   NK: () => (/* binding */ cancelRequested),
/* harmony export */   NV: () => (/* binding */ nothingFailed),
/* harmony export */   Ot: () => (/* binding */ tooMany),
/* harmony export */   VM: () => (/* binding */ interrupted),
/* harmony export */   XP: () => (/* binding */ noJob),
/* harmony export */   Yf: () => (/* binding */ neverMerges),
/* harmony export */   b6: () => (/* binding */ unknownOutcome),
/* harmony export */   cA: () => (/* binding */ nothingToFix),
/* harmony export */   ed: () => (/* binding */ received),
/* harmony export */   eg: () => (/* binding */ waiting),
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
/* harmony import */ var _contract_commands_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(20173);
/* harmony import */ var _contract_job_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(99916);
/* harmony import */ var _shared_days_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(65529);
/* harmony import */ var _shared_text_foreign_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(35238);
/* harmony import */ var _outcome_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9826);
/* harmony import */ var _phrases_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(48628);
// What Docket says on threads: plain, kind, and always with what to do next. Pure. Text from a
// service, an agent, or a person is cleaned and defused before it goes into a comment.






/** GitHub takes 65,536 characters; what is counted there is not quite what is counted here. */
const MAX_COMMENT = 60_000;
const MAX_REQUESTS = 10;
function commentBody(marker, text) {
    return (0,_shared_text_foreign_js__WEBPACK_IMPORTED_MODULE_3__/* .bound */ .$s)(`${marker}\n${text}`, MAX_COMMENT, '\n\n… (cut to fit in a comment)');
}
function received(voice) {
    return `👀 **On it.** This comment is updated as the job progresses.\n\n${(0,_phrases_js__WEBPACK_IMPORTED_MODULE_4__/* .small */ .EX)([(0,_phrases_js__WEBPACK_IMPORTED_MODULE_4__/* .run */ .eF)(voice)])}`;
}
function working(job, { elapsedMs, now }, voice) {
    const state = job.status === 'active' ? 'is working' : `is \`${(0,_shared_text_foreign_js__WEBPACK_IMPORTED_MODULE_3__/* .inline */ .mG)(job.status)}\``;
    const open = job.docket?.requests ?? [];
    const [{ step = '' } = {}] = open;
    const last = step && open.length === 1 ? ` Last step: ${(0,_shared_text_foreign_js__WEBPACK_IMPORTED_MODULE_3__/* .inlineCode */ .ti)(step)}` : '';
    const { waiting } = job.docket ?? {};
    return (0,_phrases_js__WEBPACK_IMPORTED_MODULE_4__/* .paragraphs */ .qN)([
        waiting
            ? `⏳ **Waiting** (${(0,_shared_days_js__WEBPACK_IMPORTED_MODULE_5__/* .duration */ .p0)(elapsedMs)} so far). Docket continues this by itself.`
            : `⏳ **Working on it.** The agent ${state} (${(0,_shared_days_js__WEBPACK_IMPORTED_MODULE_5__/* .duration */ .p0)(elapsedMs)} so far).${last}`,
        waiting ? (0,_shared_text_foreign_js__WEBPACK_IMPORTED_MODULE_3__/* .quoted */ .TL)(waiting.reason) : '',
        open.length > 1 && now !== undefined ? requests(job, now) : '',
        `To stop it, comment \`${voice.word} cancel\`.`,
        (0,_phrases_js__WEBPACK_IMPORTED_MODULE_4__/* .facts */ .Ix)(job, voice),
    ]);
}
/** Something outside is away. A workflow run that gives up is followed by another one. */
function waiting(problem, voice) {
    const { word, runUrl } = voice;
    return (0,_phrases_js__WEBPACK_IMPORTED_MODULE_4__/* .paragraphs */ .qN)([
        '⏳ **Waiting.** Docket continues this by itself as soon as it can.',
        (0,_shared_text_foreign_js__WEBPACK_IMPORTED_MODULE_3__/* .quoted */ .TL)(problem),
        runUrl
            ? `To continue now, run the workflow again or comment \`${word} retry\`. To end the job, comment \`${word} cancel\`.`
            : '',
        (0,_phrases_js__WEBPACK_IMPORTED_MODULE_4__/* .small */ .EX)([(0,_phrases_js__WEBPACK_IMPORTED_MODULE_4__/* .run */ .eF)(voice)]),
    ]);
}
function finished(job, elapsed, voice) {
    return (0,_phrases_js__WEBPACK_IMPORTED_MODULE_4__/* .paragraphs */ .qN)([
        ...ending(job, voice, elapsed.here),
        job.docket?.notice ? (0,_shared_text_foreign_js__WEBPACK_IMPORTED_MODULE_3__/* .quoted */ .TL)(`ℹ️ ${job.docket.notice}`, 1_000) : '',
        (0,_phrases_js__WEBPACK_IMPORTED_MODULE_4__/* .paragraphs */ .qN)([(0,_phrases_js__WEBPACK_IMPORTED_MODULE_4__/* .checks */ .AV)(job), (0,_phrases_js__WEBPACK_IMPORTED_MODULE_4__/* .repairs */ .XT)(job)]),
        (0,_phrases_js__WEBPACK_IMPORTED_MODULE_4__/* .facts */ .Ix)(job, voice, (0,_shared_days_js__WEBPACK_IMPORTED_MODULE_5__/* .duration */ .p0)(job.docket?.tookMs ?? elapsed.elapsedMs)),
    ]);
}
function ending(job, voice, here = false) {
    const { word } = voice;
    // Whatever became of the job, its pull request is there.
    const pull = job.prLink && !here ? `Its pull request: ${(0,_phrases_js__WEBPACK_IMPORTED_MODULE_4__/* .link */ .nf)(job.prLink)}` : '';
    switch (job.status) {
        case 'completed':
            return completed(job, word, here);
        case 'archived':
            return [`🗄️ **This job is archived.** Comment \`${word} …\` to start a new one.`, pull];
        default:
            return job.docket?.reason === _contract_job_js__WEBPACK_IMPORTED_MODULE_1__/* .CANCELLED */ .gD
                ? [
                    `🛑 **${(0,_shared_text_foreign_js__WEBPACK_IMPORTED_MODULE_3__/* .inline */ .mG)((0,_contract_job_js__WEBPACK_IMPORTED_MODULE_1__/* .reasonOf */ .A3)(job) ?? 'Canceled.')}** To resume, comment \`${word} retry\`.`,
                    pull,
                ]
                : [
                    '😕 **The job failed.**',
                    (0,_shared_text_foreign_js__WEBPACK_IMPORTED_MODULE_3__/* .quoted */ .TL)(job.docket?.reason ?? 'The service gave no reason.'),
                    pull,
                    `To try again, comment \`${word} retry\`. To change the request, comment \`${word} …\`.`,
                ];
    }
}
const follower = ({ runUrl }) => (runUrl ? 'This workflow' : 'The server');
function started(job, voice) {
    return (0,_phrases_js__WEBPACK_IMPORTED_MODULE_4__/* .paragraphs */ .qN)([
        `🚀 **Started.** ${follower(voice)} does not wait for the result.`,
        `To see the status, comment \`${voice.word} status\`.`,
        (0,_phrases_js__WEBPACK_IMPORTED_MODULE_4__/* .facts */ .Ix)(job, voice),
    ]);
}
/** `stopped`: the work ended here, and the reason says what is kept; otherwise the service continues. */
function timedOut(limit, stopped, job, voice) {
    const time = (0,_phrases_js__WEBPACK_IMPORTED_MODULE_4__/* .minutes */ .Gx)(limit);
    return (0,_phrases_js__WEBPACK_IMPORTED_MODULE_4__/* .paragraphs */ .qN)([
        stopped
            ? `⌛ **Stopped after ${time}.** To continue, comment \`${voice.word} retry\`.`
            : `⌛ **Still running after ${time}.** The job continues, but ${follower(voice).toLowerCase()} no longer follows it. To see the status, comment \`${voice.word} status\`.`,
        stopped && job.docket?.reason ? (0,_shared_text_foreign_js__WEBPACK_IMPORTED_MODULE_3__/* .quoted */ .TL)(job.docket.reason) : '',
        job.prLink ? `Its pull request: ${(0,_phrases_js__WEBPACK_IMPORTED_MODULE_4__/* .link */ .nf)(job.prLink)}` : '',
        (0,_phrases_js__WEBPACK_IMPORTED_MODULE_4__/* .facts */ .Ix)(job, voice),
    ]);
}
function interrupted(voice) {
    return (0,_phrases_js__WEBPACK_IMPORTED_MODULE_4__/* .paragraphs */ .qN)([
        `🛑 **${voice.runUrl ? 'The workflow run' : 'The server'} was stopped before the job finished.**`,
        `To continue, ${voice.runUrl ? 'run the workflow again or ' : ''}comment \`${voice.word} retry\`. To end the job, comment \`${voice.word} cancel\`.`,
        (0,_phrases_js__WEBPACK_IMPORTED_MODULE_4__/* .small */ .EX)([(0,_phrases_js__WEBPACK_IMPORTED_MODULE_4__/* .run */ .eF)(voice)]),
    ]);
}
function unknownOutcome(voice) {
    return (0,_phrases_js__WEBPACK_IMPORTED_MODULE_4__/* .paragraphs */ .qN)([
        '❔ **It is unknown whether this was started.** The request was sent, but no answer came back. Docket does not send it again, because that could do the work twice.',
        `Check the service, or comment \`${voice.word} new …\` to start a new job.`,
        (0,_phrases_js__WEBPACK_IMPORTED_MODULE_4__/* .small */ .EX)([(0,_phrases_js__WEBPACK_IMPORTED_MODULE_4__/* .run */ .eF)(voice)]),
    ]);
}
function couldNot(problem, voice) {
    return (0,_phrases_js__WEBPACK_IMPORTED_MODULE_4__/* .paragraphs */ .qN)(['😕 **This did not work.**', (0,_shared_text_foreign_js__WEBPACK_IMPORTED_MODULE_3__/* .quoted */ .TL)(problem), (0,_phrases_js__WEBPACK_IMPORTED_MODULE_4__/* .small */ .EX)([(0,_phrases_js__WEBPACK_IMPORTED_MODULE_4__/* .run */ .eF)(voice)])]);
}
function refusal(author, required, problem, voice) {
    const why = problem === undefined
        ? `\`${voice.word}\` needs **${required}** permission on this repository.`
        : `Docket could not confirm that you have **${required}** permission on this repository.`;
    return `Thanks, ${(0,_shared_text_foreign_js__WEBPACK_IMPORTED_MODULE_3__/* .inline */ .mG)(author)}. ${why} Someone with that permission can run the command for you.`;
}
function help({ word }) {
    const named = Object.entries(_contract_commands_js__WEBPACK_IMPORTED_MODULE_0__/* .COMMANDS */ .Lo).map(([name, { what }]) => [
        name === 'new' ? 'new <what to do>' : name,
        what.replace('the word alone', `\`${word}\` alone`),
    ]);
    const rows = [['<what to do>', 'Requests a change, or continues this thread’s job.'], ...named];
    return [
        'Put one of these at the start of a line:',
        '',
        '| Command | What it does |',
        '| --- | --- |',
        ...rows.map(([command, what]) => `| \`${word} ${command}\` | ${what} |`),
    ].join('\n');
}
function nothingToFix({ word }) {
    return `✅ **The documentation fits this pull request.** The check found nothing to fix. To request a change, comment \`${word} …\`.`;
}
function fixElsewhere({ word }) {
    return `\`${word} fix\` fixes what the documentation check finds on a pull request, and there is nothing to check here. To request a change, comment \`${word} …\`.`;
}
/** `meant`: the command that the comment resembles. */
function unclear(meant, { word }) {
    return meant
        ? `🤔 **Did you mean \`${word} ${meant}\`?** Nothing was started. If you meant a request, write \`${word} new …\`.`
        : `🤔 **What should change?** One word does not say enough to start a job, and nothing was started. Describe the change: \`${word} …\`. If you meant this word as the request, write \`${word} new …\`. \`${word} help\` lists the commands.`;
}
function neverMerges({ word }) {
    return `Docket never merges or approves a pull request: that is for people to do. If you meant a request, write \`${word} new …\`.`;
}
function tooMany({ word }) {
    return `🤔 **This comment has too many commands.** Docket carried out only the first ones. To run the others, comment them again. If you meant lines as part of a request, put them in a code block below \`${word} …\`.`;
}
function status(job, voice, { now, here } = {}) {
    if (job.status !== 'active')
        return (0,_phrases_js__WEBPACK_IMPORTED_MODULE_4__/* .paragraphs */ .qN)([...ending(job, voice, here), (0,_phrases_js__WEBPACK_IMPORTED_MODULE_4__/* .facts */ .Ix)(job, voice)]);
    const open = now === undefined ? '' : requests(job, now);
    const { waiting } = job.docket ?? {};
    const state = waiting
        ? `⏳ **Waiting.** Docket tries again at ${waiting.nextAttempt.slice(0, 16).replace('T', ' ')} UTC.\n\n${(0,_shared_text_foreign_js__WEBPACK_IMPORTED_MODULE_3__/* .quoted */ .TL)(waiting.reason)}`
        : '⏳ **The agent is working.**';
    // Checks are of work that has ended.
    return (0,_phrases_js__WEBPACK_IMPORTED_MODULE_4__/* .paragraphs */ .qN)([state, open, (0,_phrases_js__WEBPACK_IMPORTED_MODULE_4__/* .facts */ .Ix)(job, voice)]);
}
/** The job's unfinished requests: whose they are, since when, and what the agent did last. */
function requests(job, now) {
    const open = job.docket?.requests ?? [];
    return open
        .slice(0, MAX_REQUESTS)
        .map(({ state, requester, receivedAt, step }) => {
        const since = Date.parse(receivedAt);
        const time = Number.isNaN(since) ? '' : ` for ${(0,_shared_days_js__WEBPACK_IMPORTED_MODULE_5__/* .duration */ .p0)(now - since)}`;
        const who = requester ? `, requested by ${(0,_shared_text_foreign_js__WEBPACK_IMPORTED_MODULE_3__/* .inline */ .mG)(requester)}` : '';
        const last = step ? `. Last step: ${(0,_shared_text_foreign_js__WEBPACK_IMPORTED_MODULE_3__/* .inlineCode */ .ti)(step)}` : '';
        return `- ${state === 'running' ? 'Running' : 'Waiting'}${time}${who}${last}`;
    })
        .concat(open.length > MAX_REQUESTS ? [`- and ${open.length - MAX_REQUESTS} more`] : [])
        .join('\n');
}
function noJob(voice) {
    return `This thread has no job yet. To start one, comment \`${voice.word} <what to do>\`.`;
}
function nothingFailed(working, { word }) {
    return working
        ? `Nothing failed on this thread: the agent is still working. To see the status, comment \`${word} status\`.`
        : `Nothing failed on this thread. To change something, comment \`${word} …\`.`;
}
function cancelRequested(job, voice) {
    if (job.status === 'active') {
        return (0,_phrases_js__WEBPACK_IMPORTED_MODULE_4__/* .paragraphs */ .qN)(['🛑 **Canceling.** The job stops within seconds.', (0,_phrases_js__WEBPACK_IMPORTED_MODULE_4__/* .facts */ .Ix)(job, voice)]);
    }
    return (0,_phrases_js__WEBPACK_IMPORTED_MODULE_4__/* .paragraphs */ .qN)([
        job.docket?.reason === _contract_job_js__WEBPACK_IMPORTED_MODULE_1__/* .CANCELLED */ .gD
            ? '🛑 **Canceled.**'
            : `There is nothing to cancel: the job is \`${(0,_shared_text_foreign_js__WEBPACK_IMPORTED_MODULE_3__/* .inline */ .mG)(job.status)}\`.`,
        (0,_phrases_js__WEBPACK_IMPORTED_MODULE_4__/* .facts */ .Ix)(job, voice),
    ]);
}
function archived(job, voice) {
    return (0,_phrases_js__WEBPACK_IMPORTED_MODULE_4__/* .paragraphs */ .qN)([
        `🗄️ **Archived.** To start a new job, comment \`${voice.word} …\`.`,
        (0,_phrases_js__WEBPACK_IMPORTED_MODULE_4__/* .facts */ .Ix)(job, voice),
    ]);
}
function notOffered(what, voice) {
    const remedy = what === 'cancel'
        ? 'Wait for it to finish, then close its pull request.'
        : `You can leave it. To start another job, comment \`${voice.word} new …\`.`;
    return `The service that runs this job cannot ${what} it. ${remedy}`;
}
/**
 * For a comment of its own, because edits notify nobody; undefined if there is nothing to tell. It
 * does not repeat the reply, but says where it is.
 */
function mention(login, outcome, job, { voice: { word }, reply }) {
    const said = reply && (0,_shared_text_foreign_js__WEBPACK_IMPORTED_MODULE_3__/* .isWebAddress */ .d3)(reply) ? `[reply above](${reply})` : 'reply above';
    const address = job.prLink ?? job.docket?.compareLink;
    const where = address ? `: ${(0,_phrases_js__WEBPACK_IMPORTED_MODULE_4__/* .link */ .nf)(address)}` : '.';
    switch (outcome) {
        case 'pull-request':
            return (0,_outcome_js__WEBPACK_IMPORTED_MODULE_2__/* .checksFail */ .So)(job)
                ? `@${login}, your pull request is open, but its checks fail${where}`
                : `@${login}, your pull request is ready${where}`;
        case 'branch':
            return `@${login}, your change is ready. Open its pull request here${where}`;
        case 'no-changes':
            return (0,_contract_job_js__WEBPACK_IMPORTED_MODULE_1__/* .asks */ .zW)(job)
                ? `@${login}, the agent needs your answer: see its question in the ${said}, and comment \`${word} …\`.`
                : `@${login}, the agent is done. The ${said} has its answer.`;
        case 'archived':
            return address ? `@${login}, the job is archived. Its pull request${where}` : undefined;
        case 'failed':
        case 'timed-out':
            return `@${login}, your request was not completed. The ${said} says why.`;
        default:
            return undefined;
    }
}
/** Below a comment on a line that was part of a review. */
function lineAnswer({ outcome, job }, path) {
    const { change } = job?.docket ?? {};
    const file = change?.files.find((one) => one.path === path);
    if (job && outcome === 'pull-request') {
        const commit = change ? ` in ${(0,_shared_text_foreign_js__WEBPACK_IMPORTED_MODULE_3__/* .defuse */ .VP)((0,_shared_text_foreign_js__WEBPACK_IMPORTED_MODULE_3__/* .codeSpan */ .SS)(change.commit.slice(0, 7)))}` : '';
        if (!change || file || change.count > change.files.length) {
            return `✅ Pushed a change${commit}${file ? `: ${(0,_phrases_js__WEBPACK_IMPORTED_MODULE_4__/* .fileChange */ .b_)(file)}` : ''}. Resolve this thread if it does what you asked for.`;
        }
        return `This file was not changed${commit}. The reply to the review says why.`;
    }
    if ((0,_contract_job_js__WEBPACK_IMPORTED_MODULE_1__/* .asks */ .zW)(job))
        return '❓ The agent has a question. The reply to the review shows it.';
    return (0,_outcome_js__WEBPACK_IMPORTED_MODULE_2__/* .isFailure */ .N6)(outcome)
        ? '😕 This was not done. The reply to the review says why.'
        : 'No files changed. The reply to the review says why.';
}
function linkBack(job, thread, voice) {
    const where = thread === undefined ? '' : `, requested in #${thread}`;
    return (0,_phrases_js__WEBPACK_IMPORTED_MODULE_4__/* .paragraphs */ .qN)([
        `A documentation job opened this pull request${where}. To continue the job, comment \`${voice.word} …\` here.`,
        (0,_phrases_js__WEBPACK_IMPORTED_MODULE_4__/* .facts */ .Ix)(job, voice),
    ]);
}
// What a completed job leaves on its thread: a pull request, a branch, or nothing. Pure.
/** `here`: the thread is the pull request itself. */
function completed(job, word, here) {
    const on = here ? '' : ', here or on the pull request';
    if ((0,_contract_job_js__WEBPACK_IMPORTED_MODULE_1__/* .asks */ .zW)(job)) {
        return [
            '❓ **The agent asks:**',
            (0,_shared_text_foreign_js__WEBPACK_IMPORTED_MODULE_3__/* .quoted */ .TL)(job.docket?.reason || (job.docket?.question ?? '')),
            `To answer, comment \`${word} …\`.${job.prLink && !here ? ` The pull request is as it was: ${(0,_phrases_js__WEBPACK_IMPORTED_MODULE_4__/* .link */ .nf)(job.prLink)}` : ''}`,
        ];
    }
    if (job.prLink && (0,_outcome_js__WEBPACK_IMPORTED_MODULE_2__/* .checksFail */ .So)(job)) {
        return [
            here ? '⚠️ **The checks fail.**' : `⚠️ **The checks fail: ${(0,_phrases_js__WEBPACK_IMPORTED_MODULE_4__/* .link */ .nf)(job.prLink)}**`,
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
                : `✅ **Nothing changed.** The agent changed no files this time, so its earlier work is as it was: ${(0,_phrases_js__WEBPACK_IMPORTED_MODULE_4__/* .link */ .nf)(address)}`,
            agentSays(job),
            `To get something else, comment \`${word} …\` and describe what to change.`,
        ];
    }
    if (job.prLink) {
        return [
            here ? doneHere(job) : `🚀 **Done: ${(0,_phrases_js__WEBPACK_IMPORTED_MODULE_4__/* .link */ .nf)(job.prLink)}**`,
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
            (0,_outcome_js__WEBPACK_IMPORTED_MODULE_2__/* .checksFail */ .So)(job)
                ? `⚠️ **The checks fail. Open the pull request yourself, as a draft: ${(0,_phrases_js__WEBPACK_IMPORTED_MODULE_4__/* .link */ .nf)(job.docket.compareLink)}**`
                : `🚀 **Done. Open the pull request yourself: ${(0,_phrases_js__WEBPACK_IMPORTED_MODULE_4__/* .link */ .nf)(job.docket.compareLink)}**`,
            (0,_shared_text_foreign_js__WEBPACK_IMPORTED_MODULE_3__/* .quoted */ .TL)(job.docket.reason ?? 'The pull request could not be opened.'),
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
    return commit ? `Pushed ${(0,_shared_text_foreign_js__WEBPACK_IMPORTED_MODULE_3__/* .defuse */ .VP)((0,_shared_text_foreign_js__WEBPACK_IMPORTED_MODULE_3__/* .codeSpan */ .SS)(commit.slice(0, 7)))}: ${(0,_phrases_js__WEBPACK_IMPORTED_MODULE_4__/* .changedFiles */ .Y_)(job)}.` : '';
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
    return said ? `The agent says:\n\n${(0,_shared_text_foreign_js__WEBPACK_IMPORTED_MODULE_3__/* .quoted */ .TL)(said)}` : '';
}


/***/ })

};
