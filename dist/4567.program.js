export const id = 4567;
export const ids = [4567,4377,6411];
export const modules = {

/***/ 30035:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  checkPull: () => (/* binding */ checkPull)
});

// EXTERNAL MODULE: ./.build/program/src/shared/runtime.js
var runtime = __webpack_require__(82860);
// EXTERNAL MODULE: ./.build/program/src/bot/bot-context.js
var bot_context = __webpack_require__(64561);
// EXTERNAL MODULE: ./.build/program/src/bot/request.js
var request = __webpack_require__(92939);
// EXTERNAL MODULE: ./.build/program/src/bot/sending/send-and-follow.js
var send_and_follow = __webpack_require__(99963);
// EXTERNAL MODULE: ./.build/program/src/bot/commands/dry-run.js
var dry_run = __webpack_require__(8792);
// EXTERNAL MODULE: ./.build/program/src/bot/commands/tell-failure.js
var tell_failure = __webpack_require__(80061);
;// CONCATENATED MODULE: ./.build/program/src/bot/commands/fix-drift.js
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
        ...(bot.style.runUrl && { url: bot.style.runUrl }),
    };
    if (bot.dryRun)
        return (0,dry_run.dryRun)({ what: 'fix', prompt, origin, fresh: false }, bot);
    const key = `drift:${headSha}`;
    const reply = (0,bot_context/* replyAt */.Gj)(bot, key, { thread });
    const claim = bot.rerun ? 'again' : 'first';
    const asked = { key, reply, claim };
    return (0,tell_failure/* orTell */.X)(asked, bot, () => (0,send_and_follow/* sendAndFollow */.J)({ prompt, origin, joinThread: true }, asked, bot));
}

// EXTERNAL MODULE: ./.build/program/src/bot/outcome.js
var outcome = __webpack_require__(9826);
// EXTERNAL MODULE: ./.build/program/src/drift/tell.js + 1 modules
var tell = __webpack_require__(47797);
// EXTERNAL MODULE: ./.build/program/src/shared/errors.js
var errors = __webpack_require__(42205);
// EXTERNAL MODULE: ./.build/program/src/shared/text/foreign.js
var foreign = __webpack_require__(35238);
;// CONCATENATED MODULE: ./.build/program/src/action/check.js
// `mode: check` in a workflow run: what does this pull request break on pages?





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
        return { ending: { failed: false, message: (0,tell/* tellFit */.Zq)(report) } };
    }
    const { failOn } = inputs.check;
    const fails = failOn === 'broken' && drift === 'broken';
    for (const one of findings.slice(0, MAX_ANNOTATIONS)) {
        const isBroken = one.drift === 'broken';
        runner.annotate(fails && isBroken ? 'error' : 'warning', (0,foreign/* oneLine */.TN)((0,tell/* tellHere */.QR)(one)), {
            title: isBroken ? 'Broken documentation' : 'Stale documentation',
            file: one.path,
            startLine: one.line,
        });
    }
    await runner.summary((0,tell/* driftSummary */.gv)(report, inputs.command.word));
    const message = `The documentation does not fit this pull request (${(0,tell/* tellCount */.Xp)(findings)}).`;
    if (!(await bot.settings()).fixDrift) {
        const remedy = `To have it fixed, comment \`${inputs.command.word}\` on the pull request.`;
        return { ending: { failed: fails, message: `${message} ${remedy}` } };
    }
    if (!request.pull.sameRepository) {
        const why = '`drift: fix: true` does not work on pull requests from forks';
        return { ending: { failed: fails, message: `${message} It is not fixed: ${why}.` } };
    }
    const fixed = await fixDrift(request, run.context.eventName, bot);
    const told = `${message} ${fixed.message}`;
    return { ending: { failed: fails || (0,outcome/* isFailure */.N6)(fixed.outcome), message: told }, fixed };
}


/***/ }),

/***/ 64561:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Gj: () => (/* binding */ replyAt),
/* harmony export */   Od: () => (/* binding */ scopeOf),
/* harmony export */   lP: () => (/* binding */ followUpsOf),
/* harmony export */   qG: () => (/* binding */ redacting),
/* harmony export */   rm: () => (/* binding */ buildBotContext)
/* harmony export */ });
/* harmony import */ var _jobs_changes_secrets_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(29419);
/* harmony import */ var _shared_runtime_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(82860);
/* harmony import */ var _events_trigger_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(14774);
/* harmony import */ var _replies_reply_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(31697);




/** What is the same in a workflow run and on a server is added here. */
function buildBotContext(given, config) {
    return {
        ...given,
        ...(0,_shared_runtime_js__WEBPACK_IMPORTED_MODULE_1__/* .systemRuntime */ .gh)(given.log),
        read: (body) => (0,_events_trigger_js__WEBPACK_IMPORTED_MODULE_2__/* .readCommands */ .P)(body, given.style.word),
        settings: async () => followUpsOf(await config()),
    };
}
function followUpsOf(config) {
    const { review, 'fix-checks': fixChecks, 'list-issue': listIssue, drift, jobs } = config;
    return {
        reviews: review === 'instructions',
        fixChecks,
        fixDrift: drift.fix,
        batches: jobs.batch === 'open',
        listIssue,
    };
}
/** `heading` stands above whatever the answer says. */
function replyAt(bot, event, place, heading) {
    return new _replies_reply_js__WEBPACK_IMPORTED_MODULE_3__/* .Reply */ .v(event, place, scopeOf(bot, place.thread), bot, heading);
}
function scopeOf({ repository, markerKey }, thread) {
    return { repository, thread, ...(markerKey !== undefined && { key: markerKey }) };
}
// A host that never publishes a secret, wherever it came from.
/** The secrets are read for each text: tokens change. */
function redacting(host, secrets) {
    const redact = (text) => (0,_jobs_changes_secrets_js__WEBPACK_IMPORTED_MODULE_0__/* .secretScanner */ .R0)(secrets).redact(text);
    return {
        ...host,
        createComment: (place, body, marker) => host.createComment(place, redact(body), marker),
        editComment: (comment, body) => host.editComment(comment, redact(body)),
        // Logs hold what programs printed, and GitHub masks only the secrets that it knows.
        failedChecks: async (sha) => (await host.failedChecks(sha)).map(({ name, output }) => ({
            name: redact(name),
            output: async () => redact(await output()),
        })),
    };
}


/***/ }),

/***/ 8792:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   dryRun: () => (/* binding */ dryRun)
/* harmony export */ });
/* harmony import */ var _sending_context_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(62236);

async function dryRun(rehearsal, bot) {
    const { what, prompt, origin, fresh, jobId } = rehearsal;
    const { threads } = await bot.backend();
    const known = origin.thread === undefined ? null : await threads.jobOfThread(origin.thread);
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

/***/ 31697:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E: () => (/* binding */ findMarked),
/* harmony export */   v: () => (/* binding */ Reply)
/* harmony export */ });
/* harmony import */ var _shared_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(42205);
/* harmony import */ var _shared_waiting_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(12099);
/* harmony import */ var _marker_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(61015);
/* harmony import */ var _phrases_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(86227);
/* harmony import */ var _words_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(84940);
// Docket's one answer to an event: created once, found again by its marker, edited as things move.
// That the host refuses it is logged, and whoever depends on it can ask. If the host does not answer at
// all, whoever says something learns so: it has to be said later.





/** GitHub limits how often content is written; people do not read faster. */
const EDIT_EVERY_MS = 15_000;
class Reply {
    event;
    place;
    #scope;
    #deps;
    #comment;
    /** What it says, as far as we know. */
    #body;
    #isNew = false;
    #marker;
    #heading;
    #shownAt = Number.NEGATIVE_INFINITY;
    #gone = false;
    #endedBefore = false;
    constructor(event, place, scope, deps, heading = '') {
        this.#heading = heading;
        this.event = event;
        this.place = place;
        this.#scope = scope;
        this.#deps = deps;
        this.#marker = { event, phase: 'told' };
    }
    /** What an earlier run answered to the same event, if it did. */
    async find() {
        const prefix = (0,_marker_js__WEBPACK_IMPORTED_MODULE_2__/* .markerPrefix */ .X4)(this.event);
        const marked = await findMarked(this.#deps.host, this.place, prefix, this.#scope);
        const found = marked.find(({ marker }) => marker.event === this.event);
        if (!found)
            return null;
        this.take(found);
        return found.marker;
    }
    /** It is this comment. */
    take({ comment, marker }) {
        this.#comment = comment;
        this.#body = comment.body;
        this.#marker = marker;
        this.#endedBefore = isEnded(marker);
    }
    /** Where it is, for a link. */
    get url() {
        return this.#comment?.url;
    }
    /** Its last words were a new comment, of which the host notifies people; it never does of edits. */
    get notifies() {
        return this.#isNew;
    }
    /** An earlier run of the event had followed its job to the end. */
    get endedBefore() {
        return this.#endedBefore;
    }
    /**
     * Where another run of the same event has answered before us, its answer stays and ours goes:
     * answers what it had got to. Of any number of runs that do this, one answer is left.
     */
    async giveWay() {
        const { host, log } = this.#deps;
        const ours = this.#comment;
        const marker = ours ? await this.find() : null;
        if (!marker || ours?.id === this.#comment?.id)
            return null;
        this.#rememberIt();
        // If ours cannot be deleted, the other run still continues.
        if (ours)
            await host.deleteComment(ours).catch((error) => log.warn((0,_shared_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .sentence */ .em)(error)));
        return marker;
    }
    /**
     * Says it at once, and answers whether it stands there: the host may refuse it. From a `sending`
     * answer on, somebody has to finish it.
     */
    async say(text, marker) {
        this.#marker = { ...marker, event: this.event };
        const stands = await this.#write(text);
        this.#rememberIt();
        return stands;
    }
    /** What the next words will carry; nothing is said for it alone. */
    note(marker) {
        this.#marker = { ...marker, event: this.event };
        this.#rememberIt();
    }
    /** Says it when the last edit is long enough ago, or now; what comes next will say more anyway. */
    async progress(text, now = false) {
        if (!now && this.#deps.clock.now() - this.#shownAt < EDIT_EVERY_MS)
            return;
        await this.#write(text).catch((error) => this.#warn(error));
    }
    /** What keeps it from going on for now, unless an earlier run brought a job to its end. */
    async wait(text) {
        try {
            if (!this.#comment)
                await this.find();
            if (isEnded(this.#marker))
                return;
            // Nothing is done yet: whoever tries again does not take this for the answer.
            if (this.#marker.phase === 'told')
                this.#marker = { ...this.#marker, closed: true };
            await this.#write(text);
        }
        catch (error) {
            this.#warn(error);
        }
    }
    /** The last words of this run. `open`: another run will say more. */
    async finish(text, { open = false } = {}) {
        this.#marker = { ...this.#marker, closed: !open };
        await this.#write(text);
        this.#deps.remember(null);
    }
    /**
     * The last words when it failed. An earlier run may have answered the event: its comment is edited,
     * unless that run brought a job to its end.
     */
    async fail(text) {
        try {
            if (!this.#comment)
                await this.find();
            if (!isEnded(this.#marker))
                await this.finish(text);
        }
        catch (error) {
            this.#warn(error);
        }
    }
    #warn(error) {
        this.#deps.log.warn(`The answer on the thread could not be written: ${(0,_shared_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .sentence */ .em)(error)}`);
    }
    #rememberIt() {
        if (!this.#comment || !(0,_marker_js__WEBPACK_IMPORTED_MODULE_2__/* .isOpen */ .nT)(this.#marker))
            return;
        const { kind, id } = this.#comment;
        this.#deps.remember({ comment: { kind, id }, marker: this.#marker, place: this.place });
    }
    async #write(text) {
        const { host, clock } = this.#deps;
        if (this.#gone)
            return false;
        this.#shownAt = clock.now();
        const marker = (0,_marker_js__WEBPACK_IMPORTED_MODULE_2__/* .writeMarker */ .en)(this.#marker, this.#scope);
        const body = (0,_words_js__WEBPACK_IMPORTED_MODULE_3__/* .commentBody */ .I2)(marker, (0,_phrases_js__WEBPACK_IMPORTED_MODULE_4__/* .paragraphs */ .qN)([this.#heading, text]));
        // An edit that changes nothing counts against the host's limits all the same.
        if (this.#comment && body === this.#body)
            return true;
        try {
            this.#isNew = this.#comment === undefined;
            if (this.#comment)
                await host.editComment(this.#comment, body);
            else
                this.#comment = await host.createComment(this.place, body, marker);
            this.#body = body;
            return true;
        }
        catch (error) {
            // Someone deleted the answer: they do not want it, and it does not come back.
            if (error instanceof _shared_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .NotFound */ .Mk && this.#comment)
                this.#gone = true;
            else if ((0,_shared_waiting_js__WEBPACK_IMPORTED_MODULE_1__/* .isNoAnswer */ .Uz)(error))
                throw error;
            else
                this.#warn(error);
            return false;
        }
    }
}
function isEnded({ phase, closed }) {
    return phase === 'sent' && closed === true;
}
/** Comments that carry a marker of ours, oldest first. Unsigned ones count when we wrote them. */
async function findMarked(host, place, text, scope) {
    const comments = await host.findComments(place, text);
    if (comments.length === 0)
        return [];
    const marked = comments.flatMap((comment) => {
        const marker = (0,_marker_js__WEBPACK_IMPORTED_MODULE_2__/* .readMarker */ .t7)(comment.body, scope);
        return marker ? [{ comment, marker }] : [];
    });
    if (scope.key !== undefined && eventsOf(marked).size === marked.length)
        return marked;
    const self = await host.self();
    const ours = marked.filter(({ comment }) => comment.author === self);
    if (scope.key === undefined)
        return ours;
    // A signature can be copied, also into an older comment: where we answered, only that counts.
    const answered = eventsOf(ours);
    return marked.filter((one) => ours.includes(one) || !answered.has(one.marker.event));
}
const eventsOf = (marked) => new Set(marked.map(({ marker }) => marker.event));


/***/ }),

/***/ 84940:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A4: () => (/* binding */ started),
/* harmony export */   Cc: () => (/* binding */ working),
/* harmony export */   Fg: () => (/* binding */ undoArchived),
/* harmony export */   HZ: () => (/* binding */ lineAnswer),
/* harmony export */   I2: () => (/* binding */ commentBody),
/* harmony export */   JM: () => (/* binding */ notOffered),
/* harmony export */   Lz: () => (/* binding */ nothingToUndo),
/* harmony export */   NF: () => (/* binding */ couldNot),
/* harmony export */   NK: () => (/* binding */ cancelRequested),
/* harmony export */   NV: () => (/* binding */ nothingFailed),
/* harmony export */   Ot: () => (/* binding */ tooMany),
/* harmony export */   Qb: () => (/* binding */ retargeted),
/* harmony export */   VM: () => (/* binding */ interrupted),
/* harmony export */   XP: () => (/* binding */ noJob),
/* harmony export */   Yf: () => (/* binding */ neverMerges),
/* harmony export */   aU: () => (/* binding */ leftBehind),
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
/* harmony import */ var _contract_commands_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(20173);
/* harmony import */ var _contract_job_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(99916);
/* harmony import */ var _shared_days_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(65529);
/* harmony import */ var _shared_text_foreign_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(35238);
/* harmony import */ var _outcome_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9826);
/* harmony import */ var _phrases_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(86227);
// What Docket says on threads: plain, kind, and always with what to do next. Pure. Text from a
// service, an agent, or a person is cleaned and defused before it goes into a comment.






/** GitHub takes 65,536 characters; what is counted there is not quite what is counted here. */
const MAX_COMMENT = 60_000;
const MAX_REQUESTS = 10;
function commentBody(marker, text) {
    return (0,_shared_text_foreign_js__WEBPACK_IMPORTED_MODULE_4__/* .bound */ .$s)(`${marker}\n${text}`, MAX_COMMENT, '\n\n… (cut to fit in a comment)');
}
function received(style) {
    return `👀 **On it.** This comment is updated as the job progresses.\n\n${(0,_phrases_js__WEBPACK_IMPORTED_MODULE_5__/* .small */ .EX)([(0,_phrases_js__WEBPACK_IMPORTED_MODULE_5__/* .run */ .eF)(style)])}`;
}
function working(job, { elapsedMs, now }, style) {
    const state = job.status === 'active' ? 'is working' : `is \`${(0,_shared_text_foreign_js__WEBPACK_IMPORTED_MODULE_4__/* .inline */ .mG)(job.status)}\``;
    const open = job.docket?.requests ?? [];
    const [{ step = '' } = {}] = open;
    const last = step && open.length === 1 ? ` Last step: ${(0,_shared_text_foreign_js__WEBPACK_IMPORTED_MODULE_4__/* .inlineCode */ .ti)(step)}` : '';
    const { waiting } = job.docket ?? {};
    return (0,_phrases_js__WEBPACK_IMPORTED_MODULE_5__/* .paragraphs */ .qN)([
        waiting
            ? `⏳ **Waiting** (${(0,_shared_days_js__WEBPACK_IMPORTED_MODULE_2__/* .duration */ .p0)(elapsedMs)} so far). Docket continues this by itself.`
            : `⏳ **Working on it.** The agent ${state} (${(0,_shared_days_js__WEBPACK_IMPORTED_MODULE_2__/* .duration */ .p0)(elapsedMs)} so far).${last}`,
        waiting ? (0,_shared_text_foreign_js__WEBPACK_IMPORTED_MODULE_4__/* .quoted */ .TL)(waiting.reason) : '',
        open.length > 1 && now !== undefined ? requests(job, now) : '',
        `To stop it, comment \`${style.word} cancel\`.`,
        (0,_phrases_js__WEBPACK_IMPORTED_MODULE_5__/* .facts */ .Ix)(job, style),
    ]);
}
/** Something outside is away. A workflow run that gives up is followed by another one. */
function waiting(problem, style) {
    const { word, runUrl } = style;
    return (0,_phrases_js__WEBPACK_IMPORTED_MODULE_5__/* .paragraphs */ .qN)([
        '⏳ **Waiting.** Docket continues this by itself as soon as it can.',
        (0,_shared_text_foreign_js__WEBPACK_IMPORTED_MODULE_4__/* .quoted */ .TL)(problem),
        runUrl
            ? `To continue now, run the workflow again or comment \`${word} retry\`. To end the job, comment \`${word} cancel\`.`
            : '',
        (0,_phrases_js__WEBPACK_IMPORTED_MODULE_5__/* .small */ .EX)([(0,_phrases_js__WEBPACK_IMPORTED_MODULE_5__/* .run */ .eF)(style)]),
    ]);
}
function finished(job, elapsed, style) {
    return (0,_phrases_js__WEBPACK_IMPORTED_MODULE_5__/* .paragraphs */ .qN)([
        ...ending(job, style, elapsed.here),
        job.docket?.notice ? (0,_shared_text_foreign_js__WEBPACK_IMPORTED_MODULE_4__/* .quoted */ .TL)(`ℹ️ ${job.docket.notice}`, 1_000) : '',
        // Checks are of a change: where this request made none, they were told before.
        job.docket?.changed === false && !(0,_outcome_js__WEBPACK_IMPORTED_MODULE_3__/* .checksFail */ .So)(job)
            ? ''
            : (0,_phrases_js__WEBPACK_IMPORTED_MODULE_5__/* .paragraphs */ .qN)([(0,_phrases_js__WEBPACK_IMPORTED_MODULE_5__/* .checks */ .AV)(job), (0,_phrases_js__WEBPACK_IMPORTED_MODULE_5__/* .repairs */ .XT)(job)]),
        (0,_phrases_js__WEBPACK_IMPORTED_MODULE_5__/* .facts */ .Ix)(job, style, (0,_shared_days_js__WEBPACK_IMPORTED_MODULE_2__/* .duration */ .p0)(job.docket?.tookMs ?? elapsed.elapsedMs)),
    ]);
}
function ending(job, style, here = false) {
    const { word } = style;
    // Whatever became of the job, its pull request is there.
    const pull = job.prLink && !here ? `Its pull request: ${(0,_phrases_js__WEBPACK_IMPORTED_MODULE_5__/* .link */ .nf)(job.prLink)}` : '';
    switch (job.status) {
        case 'completed':
            return completed(job, style, here);
        case 'archived':
            return [`🗄️ **This job is archived.** Comment \`${word} …\` to start a new one.`, pull];
        default:
            return job.docket?.reason === _contract_job_js__WEBPACK_IMPORTED_MODULE_1__/* .CANCELLED */ .gD
                ? [
                    `🛑 **${(0,_shared_text_foreign_js__WEBPACK_IMPORTED_MODULE_4__/* .inline */ .mG)((0,_contract_job_js__WEBPACK_IMPORTED_MODULE_1__/* .reasonOf */ .A3)(job) ?? 'Canceled.')}** To resume, comment \`${word} retry\`.`,
                    pull,
                ]
                : [
                    '😕 **The job failed.**',
                    (0,_shared_text_foreign_js__WEBPACK_IMPORTED_MODULE_4__/* .quoted */ .TL)(job.docket?.reason ?? 'The service gave no reason.'),
                    pull,
                    `To try again, comment \`${word} retry\`. To change the request, comment \`${word} …\`.`,
                ];
    }
}
const follower = ({ runUrl }) => (runUrl ? 'This workflow' : 'The server');
function started(job, style) {
    return (0,_phrases_js__WEBPACK_IMPORTED_MODULE_5__/* .paragraphs */ .qN)([
        `🚀 **Started.** ${follower(style)} does not wait for the result.`,
        `To see the status, comment \`${style.word} status\`.`,
        (0,_phrases_js__WEBPACK_IMPORTED_MODULE_5__/* .facts */ .Ix)(job, style),
    ]);
}
/** `stopped`: the work ended here, and the reason says what is kept; otherwise the service continues. */
function timedOut(limit, stopped, job, style) {
    const time = (0,_phrases_js__WEBPACK_IMPORTED_MODULE_5__/* .minutes */ .Gx)(limit);
    return (0,_phrases_js__WEBPACK_IMPORTED_MODULE_5__/* .paragraphs */ .qN)([
        stopped
            ? `⌛ **Stopped after ${time}.** To continue, comment \`${style.word} retry\`.`
            : `⌛ **Still running after ${time}.** The job continues, but ${follower(style).toLowerCase()} no longer follows it. To see the status, comment \`${style.word} status\`.`,
        stopped && job.docket?.reason ? (0,_shared_text_foreign_js__WEBPACK_IMPORTED_MODULE_4__/* .quoted */ .TL)(job.docket.reason) : '',
        job.prLink ? `Its pull request: ${(0,_phrases_js__WEBPACK_IMPORTED_MODULE_5__/* .link */ .nf)(job.prLink)}` : '',
        (0,_phrases_js__WEBPACK_IMPORTED_MODULE_5__/* .facts */ .Ix)(job, style),
    ]);
}
function interrupted(style) {
    return (0,_phrases_js__WEBPACK_IMPORTED_MODULE_5__/* .paragraphs */ .qN)([
        `🛑 **${style.runUrl ? 'The workflow run' : 'The server'} was stopped before the job finished.**`,
        `To continue, ${style.runUrl ? 'run the workflow again or ' : ''}comment \`${style.word} retry\`. To end the job, comment \`${style.word} cancel\`.`,
        (0,_phrases_js__WEBPACK_IMPORTED_MODULE_5__/* .small */ .EX)([(0,_phrases_js__WEBPACK_IMPORTED_MODULE_5__/* .run */ .eF)(style)]),
    ]);
}
function unknownOutcome(style) {
    return (0,_phrases_js__WEBPACK_IMPORTED_MODULE_5__/* .paragraphs */ .qN)([
        '❔ **It is unknown whether this was started.** The request was sent, but no answer came back. Docket does not send it again, because that could do the work twice.',
        `Check the service, or comment \`${style.word} new …\` to start a new job.`,
        (0,_phrases_js__WEBPACK_IMPORTED_MODULE_5__/* .small */ .EX)([(0,_phrases_js__WEBPACK_IMPORTED_MODULE_5__/* .run */ .eF)(style)]),
    ]);
}
function couldNot(problem, style) {
    return (0,_phrases_js__WEBPACK_IMPORTED_MODULE_5__/* .paragraphs */ .qN)(['😕 **This did not work.**', (0,_shared_text_foreign_js__WEBPACK_IMPORTED_MODULE_4__/* .quoted */ .TL)(problem), (0,_phrases_js__WEBPACK_IMPORTED_MODULE_5__/* .small */ .EX)([(0,_phrases_js__WEBPACK_IMPORTED_MODULE_5__/* .run */ .eF)(style)])]);
}
function refusal(author, required, problem, style) {
    const why = problem === undefined
        ? `\`${style.word}\` needs **${required}** permission on this repository.`
        : `Docket could not confirm that you have **${required}** permission on this repository.`;
    return `Thanks, ${(0,_shared_text_foreign_js__WEBPACK_IMPORTED_MODULE_4__/* .inline */ .mG)(author)}. ${why} Someone with that permission can run the command for you.`;
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
function status(job, style, { now, here } = {}) {
    if (job.status !== 'active')
        return (0,_phrases_js__WEBPACK_IMPORTED_MODULE_5__/* .paragraphs */ .qN)([...ending(job, style, here), (0,_phrases_js__WEBPACK_IMPORTED_MODULE_5__/* .facts */ .Ix)(job, style)]);
    const open = now === undefined ? '' : requests(job, now);
    const { waiting } = job.docket ?? {};
    const state = waiting
        ? `⏳ **Waiting.** Docket tries again at ${waiting.nextAttempt.slice(0, 16).replace('T', ' ')} UTC.\n\n${(0,_shared_text_foreign_js__WEBPACK_IMPORTED_MODULE_4__/* .quoted */ .TL)(waiting.reason)}`
        : '⏳ **The agent is working.**';
    // Checks are of work that has ended.
    return (0,_phrases_js__WEBPACK_IMPORTED_MODULE_5__/* .paragraphs */ .qN)([state, open, (0,_phrases_js__WEBPACK_IMPORTED_MODULE_5__/* .facts */ .Ix)(job, style)]);
}
/** The job's unfinished requests: whose they are, since when, and what the agent did last. */
function requests(job, now) {
    const open = job.docket?.requests ?? [];
    return open
        .slice(0, MAX_REQUESTS)
        .map(({ state, requester, receivedAt, step }) => {
        const since = Date.parse(receivedAt);
        const time = Number.isNaN(since) ? '' : ` for ${(0,_shared_days_js__WEBPACK_IMPORTED_MODULE_2__/* .duration */ .p0)(now - since)}`;
        const who = requester ? `, requested by ${(0,_shared_text_foreign_js__WEBPACK_IMPORTED_MODULE_4__/* .inline */ .mG)(requester)}` : '';
        const last = step ? `. Last step: ${(0,_shared_text_foreign_js__WEBPACK_IMPORTED_MODULE_4__/* .inlineCode */ .ti)(step)}` : '';
        return `- ${state === 'running' ? 'Running' : 'Waiting'}${time}${who}${last}`;
    })
        .concat(open.length > MAX_REQUESTS ? [`- and ${open.length - MAX_REQUESTS} more`] : [])
        .join('\n');
}
function noJob(style) {
    return `This thread has no job yet. To start one, comment \`${style.word} <what to do>\`.`;
}
function nothingFailed(working, { word }) {
    return working
        ? `Nothing failed on this thread: the agent is still working. To see the status, comment \`${word} status\`.`
        : `Nothing failed on this thread. To change something, comment \`${word} …\`.`;
}
function cancelRequested(job, style) {
    if (job.status === 'active') {
        return (0,_phrases_js__WEBPACK_IMPORTED_MODULE_5__/* .paragraphs */ .qN)(['🛑 **Canceling.** The job stops within seconds.', (0,_phrases_js__WEBPACK_IMPORTED_MODULE_5__/* .facts */ .Ix)(job, style)]);
    }
    return (0,_phrases_js__WEBPACK_IMPORTED_MODULE_5__/* .paragraphs */ .qN)([
        job.docket?.reason === _contract_job_js__WEBPACK_IMPORTED_MODULE_1__/* .CANCELLED */ .gD
            ? '🛑 **Canceled.**'
            : `There is nothing to cancel: the job is \`${(0,_shared_text_foreign_js__WEBPACK_IMPORTED_MODULE_4__/* .inline */ .mG)(job.status)}\`.`,
        (0,_phrases_js__WEBPACK_IMPORTED_MODULE_5__/* .facts */ .Ix)(job, style),
    ]);
}
function archived(job, style) {
    return (0,_phrases_js__WEBPACK_IMPORTED_MODULE_5__/* .paragraphs */ .qN)([
        `🗄️ **Archived.** To start a new job, comment \`${style.word} …\`.`,
        (0,_phrases_js__WEBPACK_IMPORTED_MODULE_5__/* .facts */ .Ix)(job, style),
    ]);
}
function nothingToUndo({ word }) {
    return `There is nothing to undo: this thread’s job has changed nothing that was not taken back already. To change something, comment \`${word} …\`.`;
}
function undoArchived() {
    return 'This thread’s job is archived, so its change cannot be undone here. If its pull request was merged, use **Revert** there.';
}
function notOffered(what, style) {
    const remedy = what === 'cancel'
        ? 'Wait for it to finish, then close its pull request.'
        : what === 'undo'
            ? `Say what to change back: \`${style.word} …\`.`
            : `You can leave it. To start another job, comment \`${style.word} new …\`.`;
    return `The service that runs this job cannot ${what} it. ${remedy}`;
}
/**
 * For a comment of its own, because edits notify nobody; undefined if there is nothing to tell. It
 * does not repeat the reply, but says where it is.
 */
function mention(login, outcome, job, { style: { word }, reply }) {
    const said = reply && (0,_shared_text_foreign_js__WEBPACK_IMPORTED_MODULE_4__/* .isWebAddress */ .d3)(reply) ? `[reply above](${reply})` : 'reply above';
    const address = job.prLink ?? job.docket?.compareLink;
    const where = address ? `: ${(0,_phrases_js__WEBPACK_IMPORTED_MODULE_5__/* .link */ .nf)(address)}` : '.';
    switch (outcome) {
        case 'pull-request':
            return (0,_outcome_js__WEBPACK_IMPORTED_MODULE_3__/* .checksFail */ .So)(job)
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
        const commit = change ? ` in ${(0,_shared_text_foreign_js__WEBPACK_IMPORTED_MODULE_4__/* .defuse */ .VP)((0,_shared_text_foreign_js__WEBPACK_IMPORTED_MODULE_4__/* .codeSpan */ .SS)(change.commit.slice(0, 7)))}` : '';
        if (!change || file || change.count > change.files.length) {
            return `✅ Pushed a change${commit}${file ? `: ${(0,_phrases_js__WEBPACK_IMPORTED_MODULE_5__/* .fileChange */ .b_)(file)}` : ''}. Resolve this thread if it does what you asked for.`;
        }
        return `This file was not changed${commit}. The reply to the review says why.`;
    }
    if ((0,_contract_job_js__WEBPACK_IMPORTED_MODULE_1__/* .asks */ .zW)(job))
        return '❓ The agent has a question. The reply to the review shows it.';
    return (0,_outcome_js__WEBPACK_IMPORTED_MODULE_3__/* .isFailure */ .N6)(outcome)
        ? '😕 This was not done. The reply to the review says why.'
        : 'No files changed. The reply to the review says why.';
}
/** On the documentation's own pull request. */
function retargeted({ below, moved }, { word }) {
    const { number, merged } = below;
    const [head, base] = [below.headRef, below.baseRef].map((ref) => (0,_shared_text_foreign_js__WEBPACK_IMPORTED_MODULE_4__/* .defuse */ .VP)((0,_shared_text_foreign_js__WEBPACK_IMPORTED_MODULE_4__/* .codeSpan */ .SS)(ref)));
    if (moved) {
        return `#${number} was merged into ${base}, so this pull request is against ${base} now: merging it publishes the documentation.`;
    }
    return merged
        ? `⚠️ **Merging this now reaches nobody.** #${number} was merged into ${base}, and this pull request is still against ${head}. GitHub did not let Docket change that: select **Edit** next to the title, and choose ${base}.`
        : `⚠️ **#${number} was closed without being merged,** and this pull request is against its branch ${head}. If the code comes back, open #${number} again. If not, close this one, or comment \`${word} new …\` on an issue to document something without it.`;
}
/** On the thread of the code. */
function leftBehind({ pull, below: { merged } }) {
    return merged
        ? `⚠️ The documentation for this, #${pull}, is still against this branch. Change its base branch, or merging it reaches nobody.`
        : `The documentation for this is in #${pull}, which stays open against this branch. Close it, too, if the code does not come back.`;
}
function linkBack(job, thread, style) {
    const where = thread === undefined ? '' : `, requested in #${thread}`;
    return (0,_phrases_js__WEBPACK_IMPORTED_MODULE_5__/* .paragraphs */ .qN)([
        `A documentation job opened this pull request${where}. To continue the job, comment \`${style.word} …\` here.`,
        (0,_phrases_js__WEBPACK_IMPORTED_MODULE_5__/* .facts */ .Ix)(job, style),
    ]);
}
// What a completed job leaves on its thread: a pull request, a branch, or nothing. Pure.
/** How an agent marks its question, which the line above it says already. */
const QUESTION = /^[>*_\s]*question[*_]*:[*_]*\s*/i;
/** `here`: the thread is the pull request itself. */
function completed(job, { word, runUrl }, here) {
    const on = here ? '' : ', here or on the pull request';
    if ((0,_contract_job_js__WEBPACK_IMPORTED_MODULE_1__/* .asks */ .zW)(job)) {
        return [
            '❓ **The agent asks:**',
            (0,_shared_text_foreign_js__WEBPACK_IMPORTED_MODULE_4__/* .quoted */ .TL)((job.docket?.reason || job.docket?.question || '').replace(QUESTION, '')),
            `To answer, comment \`${word} …\`.${job.prLink && !here ? ` The pull request is as it was: ${(0,_phrases_js__WEBPACK_IMPORTED_MODULE_5__/* .link */ .nf)(job.prLink)}` : ''}`,
        ];
    }
    if (job.prLink && (0,_outcome_js__WEBPACK_IMPORTED_MODULE_3__/* .checksFail */ .So)(job)) {
        return [
            here ? '⚠️ **The checks fail.**' : `⚠️ **The checks fail: ${(0,_phrases_js__WEBPACK_IMPORTED_MODULE_5__/* .link */ .nf)(job.prLink)}**`,
            here ? pushed(job) : '',
            agentSays(job),
            alsoAsks(job, word),
            `${draftNote(job)} To have the agent fix them, comment \`${word} fix the checks\` or say what to change${on}.`,
        ];
    }
    if (job.docket?.undone && job.docket.changed) {
        const { commit, title } = job.docket.undone;
        return [
            `↩️ **Took back ${(0,_shared_text_foreign_js__WEBPACK_IMPORTED_MODULE_4__/* .defuse */ .VP)((0,_shared_text_foreign_js__WEBPACK_IMPORTED_MODULE_4__/* .codeSpan */ .SS)(commit.slice(0, 7)))}: ${(0,_shared_text_foreign_js__WEBPACK_IMPORTED_MODULE_4__/* .inlineCode */ .ti)(title)}**`,
            [
                pushed(job),
                job.docket.undoable
                    ? `To take back the change before it, comment \`${word} undo\` again.`
                    : 'The job has no other change to take back.',
                job.prLink && !here ? `The pull request: ${(0,_phrases_js__WEBPACK_IMPORTED_MODULE_5__/* .link */ .nf)(job.prLink)}` : '',
            ]
                .filter(Boolean)
                .join(' '),
        ];
    }
    const address = job.prLink ?? job.docket?.compareLink;
    if (job.docket?.changed === false && address) {
        return [
            here
                ? '✅ **Nothing changed.** The agent changed no files this time, so its earlier work is as it was.'
                : `✅ **Nothing changed.** The agent changed no files this time, so its earlier work is as it was: ${(0,_phrases_js__WEBPACK_IMPORTED_MODULE_5__/* .link */ .nf)(address)}`,
            agentSays(job),
            `To get something else, comment \`${word} …\` and describe what to change.`,
        ];
    }
    if (job.prLink) {
        return [
            here ? doneHere(job) : `🚀 **Done: ${(0,_phrases_js__WEBPACK_IMPORTED_MODULE_5__/* .link */ .nf)(job.prLink)}**`,
            agentSays(job),
            alsoAsks(job, word),
            job.docket?.draft === 'made'
                ? 'The checks pass, but Docket could not mark the pull request ready for review. Do that on the pull request.'
                : '',
            // What a workflow pushes starts no checks by itself; what an App pushes does.
            `To continue, comment \`${word} …\`${here ? '' : ' here or on the pull request'}.${runUrl ? ' A maintainer may need to approve its CI run.' : ''}`,
        ];
    }
    if (job.docket?.compareLink) {
        return [
            (0,_outcome_js__WEBPACK_IMPORTED_MODULE_3__/* .checksFail */ .So)(job)
                ? `⚠️ **The checks fail. Open the pull request yourself, as a draft: ${(0,_phrases_js__WEBPACK_IMPORTED_MODULE_5__/* .link */ .nf)(job.docket.compareLink)}**`
                : `🚀 **Done. Open the pull request yourself: ${(0,_phrases_js__WEBPACK_IMPORTED_MODULE_5__/* .link */ .nf)(job.docket.compareLink)}**`,
            (0,_shared_text_foreign_js__WEBPACK_IMPORTED_MODULE_4__/* .quoted */ .TL)(job.docket.reason ?? 'The pull request could not be opened.'),
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
    return commit ? `Pushed ${(0,_shared_text_foreign_js__WEBPACK_IMPORTED_MODULE_4__/* .defuse */ .VP)((0,_shared_text_foreign_js__WEBPACK_IMPORTED_MODULE_4__/* .codeSpan */ .SS)(commit.slice(0, 7)))}: ${(0,_phrases_js__WEBPACK_IMPORTED_MODULE_5__/* .changedFiles */ .Y_)(job)}.` : '';
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
    return said ? `The agent says:\n\n${(0,_shared_text_foreign_js__WEBPACK_IMPORTED_MODULE_4__/* .quoted */ .TL)(said)}` : '';
}


/***/ }),

/***/ 92939:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A6: () => (/* binding */ eventOf),
/* harmony export */   Gz: () => (/* binding */ driftPrompt),
/* harmony export */   Uo: () => (/* binding */ headOf),
/* harmony export */   _3: () => (/* binding */ checksPrompt),
/* harmony export */   nS: () => (/* binding */ replyPlaceOf),
/* harmony export */   vm: () => (/* binding */ commentOf)
/* harmony export */ });
/** What a job is asked then: the same for every check of a commit. */
function checksPrompt(headSha) {
    return [
        `Checks failed on this pull request at commit ${headSha.slice(0, 10)}.`,
        'The context quotes their output. Find the cause, and fix it if it is in the documentation.',
        'If it is not, change nothing and say what the cause is.',
    ].join(' ');
}
/** What a job is asked to do about it: the same for every commit, because the context has the findings. */
function driftPrompt(headSha) {
    return [
        `The documentation does not fit this pull request at commit ${headSha.slice(0, 10)}.`,
        'The context lists what the check found. Correct or remove what pages say about things that are gone.',
        'Leave a finding that is wrong as it is, and say why.',
    ].join(' ');
}
/** The head of a pull request as it is now, for a request's origin. */
function headOf({ headRef, headSha, sameRepository, state }) {
    return { headRef, headSha, sameRepository, open: state === 'open' };
}
function commentOf({ comment: { kind, id }, thread, }) {
    return kind === 'review' ? { kind, id, pull: thread } : { kind, id };
}
/** Where the answer goes. */
function replyPlaceOf({ thread, opener }) {
    return { thread, ...(opener !== undefined && { replyTo: opener }) };
}
/** The name of a comment's event: the same for every delivery and every attempt. */
function eventOf({ kind, id, part }) {
    return `${kind === 'issue' ? 'comment' : kind}:${id}${part === undefined ? '' : `#${part}`}`;
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
// shared family, and with one that `isNoAnswer` recognizes if the host did not answer: no answer is never
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
