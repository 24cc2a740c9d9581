export const id = 7738;
export const ids = [7738,250,6018,958,6411];
export const modules = {

/***/ 60447:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   improvePages: () => (/* binding */ improvePages),
/* harmony export */   keepRunList: () => (/* binding */ keepRunList),
/* harmony export */   startRunTick: () => (/* binding */ startRunTick)
/* harmony export */ });
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(48161);
/* harmony import */ var _bot_outcome_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9826);
/* harmony import */ var _config_config_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(43090);
/* harmony import */ var _config_load_config_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(42258);
/* harmony import */ var _github_drift_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(44045);
/* harmony import */ var _github_settings_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(43637);
/* harmony import */ var _improve_improve_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(1867);
/* harmony import */ var _improve_list_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(31387);
/* harmony import */ var _improve_look_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(73756);
/* harmony import */ var _jobs_changes_change_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(33379);
/* harmony import */ var _shared_errors_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(42205);
/* harmony import */ var _shared_runtime_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(82860);
/* harmony import */ var _views_counting_page_filter_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(24475);
/* harmony import */ var _views_export_options_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(24094);
/* harmony import */ var _connect_github_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(92137);
/* harmony import */ var _export_views_js__WEBPACK_IMPORTED_MODULE_15__ = __webpack_require__(81742);
/* harmony import */ var _workflow_js__WEBPACK_IMPORTED_MODULE_16__ = __webpack_require__(22062);
// `mode: improve` and the list of documentation to do (`list-issue`) in a workflow run.

















/** Of a repository that has its documentation itself. */
async function settingsOf(run, host) {
    const { inputs, facts, runner } = run;
    const config = await (0,_config_load_config_js__WEBPACK_IMPORTED_MODULE_3__.loadConfig)(host, facts.repository, runner);
    const elsewhere = (0,_workflow_js__WEBPACK_IMPORTED_MODULE_16__/* .docsRepositoryOf */ .DQ)(run, config);
    if (elsewhere === undefined)
        return config;
    const isList = inputs.mode === 'auto' || inputs.mode === 'sweep';
    const remedy = isList
        ? `the list of what there is to do belongs there. Move \`list-issue\` to the settings of ${elsewhere}.`
        : `\`mode: ${inputs.mode}\` has to run there. Move this step to a workflow of ${elsewhere}.`;
    throw new _shared_errors_js__WEBPACK_IMPORTED_MODULE_10__/* .SetupError */ .w3(`The documentation is in ${elsewhere}, so ${remedy}`);
}
/** The pages that deserve a job. */
async function lookAtPages(run, { host }) {
    const { inputs, facts, signal } = run;
    const config = await settingsOf(run, host);
    const { views, source } = await (0,_export_views_js__WEBPACK_IMPORTED_MODULE_15__/* .openSource */ .o)(run, config);
    const docs = (0,_jobs_changes_change_js__WEBPACK_IMPORTED_MODULE_9__/* .readDocsPaths */ .C5)(inputs.embedded.docsPaths);
    const files = (await host.listFiles()).filter((file) => docs.covering(file).length > 0);
    const wanted = (0,_views_counting_page_filter_js__WEBPACK_IMPORTED_MODULE_12__/* .pageFilter */ .Y)(config.views.pages);
    const findings = await (0,_improve_look_js__WEBPACK_IMPORTED_MODULE_8__/* .findPages */ .uT)({
        projectId: inputs.service.projectId ?? facts.repositoryId,
        title: facts.repository,
        source,
        range: (0,_views_export_options_js__WEBPACK_IMPORTED_MODULE_13__.chooseRange)(inputs.views, _shared_runtime_js__WEBPACK_IMPORTED_MODULE_11__/* .systemClock */ .ml.now()),
    }, files, { views, clock: _shared_runtime_js__WEBPACK_IMPORTED_MODULE_11__/* .systemClock */ .ml, signal });
    // What is not counted has no readers to judge by.
    return { ...findings, found: findings.found.filter(({ path }) => wanted(path)) };
}
async function improvePages(run, bot) {
    const { inputs, facts, runner, context } = run;
    const { actor: requester } = facts;
    const identity = { requester, event: context.eventName };
    const improved = await (0,_improve_improve_js__WEBPACK_IMPORTED_MODULE_6__/* .improve */ .lr)(await lookAtPages(run, bot), identity, bot);
    for (const { path, why } of improved.passedOver)
        runner.info(`${path}: not again yet. ${why}`);
    for (const note of improved.notes)
        runner.info(note);
    for (const { outcome, message } of improved.picked) {
        if (outcome === 'ignored')
            runner.warn(message ?? '');
    }
    const outcome = (0,_improve_improve_js__WEBPACK_IMPORTED_MODULE_6__/* .outcomeOf */ .sG)(improved, inputs.dryRun);
    runner.output('outcome', outcome);
    runner.output('picked', (0,_improve_improve_js__WEBPACK_IMPORTED_MODULE_6__/* .pickedJson */ .n8)(improved));
    await runner.summary((0,_improve_improve_js__WEBPACK_IMPORTED_MODULE_6__/* .improveSummary */ .V)(improved, inputs.dryRun));
    return { failed: (0,_bot_outcome_js__WEBPACK_IMPORTED_MODULE_1__/* .isFailure */ .N6)(outcome), message: (0,_improve_improve_js__WEBPACK_IMPORTED_MODULE_6__/* .lastLine */ .fM)(improved, inputs.dryRun) };
}
// The list.
const keepRunList = (run, bot) => (0,_improve_list_js__WEBPACK_IMPORTED_MODULE_7__/* .keepList */ .y)(listSources(run, bot), bot);
const startRunTick = (ticked, run, bot) => (0,_improve_list_js__WEBPACK_IMPORTED_MODULE_7__/* .startTicked */ .t)(ticked, listSources(run, bot), bot);
function listSources(run, bot) {
    const { facts, inputs, env, signal, patience } = run;
    return {
        async pages() {
            try {
                return await lookAtPages(run, bot);
            }
            catch (error) {
                if (error instanceof _shared_errors_js__WEBPACK_IMPORTED_MODULE_10__/* .SetupError */ .w3)
                    return error.message;
                throw error;
            }
        },
        async drift() {
            const config = await settingsOf(run, bot.host);
            return (0,_github_drift_js__WEBPACK_IMPORTED_MODULE_4__.findBrokenNow)({
                ...{ github: (0,_connect_github_js__WEBPACK_IMPORTED_MODULE_14__/* .connectGithub */ .S)(run), path: facts.path, scratch: facts.temp ?? (0,node_os__WEBPACK_IMPORTED_MODULE_0__.tmpdir)() },
                place: (0,_github_settings_js__WEBPACK_IMPORTED_MODULE_5__.gitPlace)({ ...facts, token: inputs.service.githubToken ?? '' }, env),
                rules: (0,_config_config_js__WEBPACK_IMPORTED_MODULE_2__.driftRules)(config, inputs.embedded.docsPaths),
                ...{ signal, patience },
            });
        },
    };
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
/* harmony import */ var _words_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(72142);
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

/***/ 51947:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ab: () => (/* binding */ ViewsResult),
/* harmony export */   Dl: () => (/* binding */ ReceivedJob),
/* harmony export */   Fw: () => (/* binding */ ErrorBody),
/* harmony export */   GU: () => (/* binding */ ViewCounts),
/* harmony export */   Ho: () => (/* binding */ ViewsQuery),
/* harmony export */   ID: () => (/* binding */ ID),
/* harmony export */   Je: () => (/* binding */ AgentJob),
/* harmony export */   Lt: () => (/* binding */ got),
/* harmony export */   aX: () => (/* binding */ MAX_CLASSES_LIMIT),
/* harmony export */   gz: () => (/* binding */ MAX_VIEWS_LIMIT),
/* harmony export */   hV: () => (/* binding */ MAX_RANGE_DAYS),
/* harmony export */   lZ: () => (/* binding */ NO_COUNTS),
/* harmony export */   nN: () => (/* binding */ ClassesQuery),
/* harmony export */   qg: () => (/* binding */ parse),
/* harmony export */   qx: () => (/* binding */ RangeQuery),
/* harmony export */   rD: () => (/* binding */ wholeNumber),
/* harmony export */   wP: () => (/* binding */ PromptRequest),
/* harmony export */   wo: () => (/* binding */ demand)
/* harmony export */ });
/* unused harmony export PageViews */
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(42047);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(64377);
/* harmony import */ var _shared_days_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(65529);
/* harmony import */ var _shared_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(42205);
/* harmony import */ var _job_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(99916);
/* harmony import */ var _values_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(87797);
// The shapes of the contract. Answers are read leniently (unknown fields pass, only `id` and
// `status` are required); requests are read strictly enough to name what is wrong.





/** Goes to outputs and becomes a link: nothing that a browser or a shell would run. */
const WebAddress = zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP()
    .max(2_000)
    .refine((text) => /^https?:\/\/[^\s\p{C}]+$/u.test(text) && URL.canParse(text));
const Change = zod__WEBPACK_IMPORTED_MODULE_4__/* .object */ .Ikc({
    commit: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP().max(64).describe('The commit on the branch.'),
    count: zod__WEBPACK_IMPORTED_MODULE_4__/* .int */ .Whr().min(0).describe('How many files it changes.'),
    files: zod__WEBPACK_IMPORTED_MODULE_4__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_4__/* .object */ .Ikc({
        path: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP(),
        added: zod__WEBPACK_IMPORTED_MODULE_4__/* .int */ .Whr().min(0).optional().describe('Lines added, where it is text.'),
        removed: zod__WEBPACK_IMPORTED_MODULE_4__/* .int */ .Whr().min(0).optional().describe('Lines removed, where it is text.'),
    }))
        .describe('The first files.'),
});
const OpenRequest = zod__WEBPACK_IMPORTED_MODULE_4__/* .object */ .Ikc({
    state: zod__WEBPACK_IMPORTED_MODULE_4__/* ["enum"] */ .k5n(['running', 'queued']),
    requester: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP().nullable().describe('Who asked, if known.'),
    receivedAt: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP().describe('Time it was received.'),
    step: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP().optional().describe('What the agent did last.'),
});
/** What our own service knows beyond the contract. One odd field does not lose the others. */
const DocketExtras = zod__WEBPACK_IMPORTED_MODULE_4__/* .object */ .Ikc({
    reason: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP().nullish().catch(undefined),
    canceledBy: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP()
        .optional()
        .catch(undefined)
        .describe('Who canceled the job, if someone did: an account, or an API key by its name.'),
    checks: zod__WEBPACK_IMPORTED_MODULE_4__/* .array */ .YOg(_job_js__WEBPACK_IMPORTED_MODULE_2__/* .CheckResult */ .KP).optional().catch(undefined),
    usage: _job_js__WEBPACK_IMPORTED_MODULE_2__/* .Usage */ ._U.optional().catch(undefined),
    compareLink: WebAddress.nullish().catch(undefined),
    changed: zod__WEBPACK_IMPORTED_MODULE_4__/* .boolean */ .zMY()
        .optional()
        .catch(undefined)
        .describe('Whether the latest finished request changed any file.'),
    question: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP()
        .optional()
        .catch(undefined)
        .describe('What the agent asks at the end of the latest finished request; the next message answers it.'),
    state: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP()
        .optional()
        .catch(undefined)
        .describe('The state as people read it: `status`, or `canceled`, or `waiting for an answer` where the agent changed nothing and asks something.'),
    tookMs: zod__WEBPACK_IMPORTED_MODULE_4__/* .int */ .Whr()
        .min(0)
        .optional()
        .catch(undefined)
        .describe('Milliseconds from the command to the end of the latest finished request.'),
    change: Change.optional()
        .catch(undefined)
        .describe('What the latest finished request pushed, if it changed any file.'),
    undone: zod__WEBPACK_IMPORTED_MODULE_4__/* .object */ .Ikc({ commit: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP().max(64), title: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP() })
        .optional()
        .catch(undefined)
        .describe('The change that the latest finished request undid or brought back, if it did.'),
    redone: zod__WEBPACK_IMPORTED_MODULE_4__/* .boolean */ .zMY().optional().catch(undefined).describe('It was brought back.'),
    emptied: zod__WEBPACK_IMPORTED_MODULE_4__/* .boolean */ .zMY()
        .optional()
        .catch(undefined)
        .describe('The pull request was closed, because nothing was left on its branch.'),
    undoable: zod__WEBPACK_IMPORTED_MODULE_4__/* .boolean */ .zMY()
        .optional()
        .catch(undefined)
        .describe('The job has a change that can be undone.'),
    repairs: zod__WEBPACK_IMPORTED_MODULE_4__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP())
        .optional()
        .catch(undefined)
        .describe('What the agent fixed after checks failed, one text each time.'),
    requests: zod__WEBPACK_IMPORTED_MODULE_4__/* .array */ .YOg(OpenRequest)
        .optional()
        .catch(undefined)
        .describe('The requests of an active job that are not finished, in order.'),
    waiting: _job_js__WEBPACK_IMPORTED_MODULE_2__/* .Waiting */ .E$.extend({ nextAttempt: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP() })
        .optional()
        .catch(undefined)
        .describe('Something outside, such as the code host, does not answer: since when, why, and when it is tried again.'),
    /** The pull request is a draft because checks fail, or would be if the repository had drafts. */
    draft: zod__WEBPACK_IMPORTED_MODULE_4__/* ["enum"] */ .k5n(['made', 'unsupported']).optional().catch(undefined),
    notice: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP()
        .optional()
        .catch(undefined)
        .describe('Settings of the repository that the server does not use as they are, told once.'),
});
/** What is valid in a URL path of the contract; `isId` checks the same in code. */
const ID = zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP().min(1).max(_values_js__WEBPACK_IMPORTED_MODULE_3__/* .MAX_ID_LENGTH */ .Qx).regex(_values_js__WEBPACK_IMPORTED_MODULE_3__/* .ID_PATTERN */ .pw);
const AgentJob = zod__WEBPACK_IMPORTED_MODULE_4__/* .object */ .Ikc({
    id: ID.describe('Unique identifier of the agent job.'),
    status: zod__WEBPACK_IMPORTED_MODULE_4__/* ["enum"] */ .k5n(_values_js__WEBPACK_IMPORTED_MODULE_3__/* .JOB_STATUSES */ .nE).describe('State of the job.'),
    source: zod__WEBPACK_IMPORTED_MODULE_4__/* .object */ .Ikc({
        repository: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP().describe('Repository the job works on.'),
        ref: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP().describe('Branch or other ref of the repository.'),
    })
        .describe('Information about the source repository.'),
    model: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP().describe('The AI model used for the job.'),
    prLink: zod__WEBPACK_IMPORTED_MODULE_4__/* .url */ .OZ5()
        .nullable()
        .describe('URL of the pull request; null while active and when no file was changed.'),
    createdAt: zod__WEBPACK_IMPORTED_MODULE_5__/* .datetime */ .w$().describe('Time the job was created.'),
    archivedAt: zod__WEBPACK_IMPORTED_MODULE_5__/* .datetime */ .w$().nullable().describe('Time the job was archived.'),
    docket: DocketExtras.optional(),
});
/** The job exists; whatever is odd about the rest of the answer must not lose it. */
const text = zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP().nullish().catch(undefined);
/** A job as any service may answer it. An unknown status is kept, and is not final. */
const ReceivedJob = zod__WEBPACK_IMPORTED_MODULE_4__/* .looseObject */ ._H3({
    id: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP().refine(_values_js__WEBPACK_IMPORTED_MODULE_3__/* .isId */ .eQ),
    status: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP().min(1),
    source: zod__WEBPACK_IMPORTED_MODULE_4__/* .looseObject */ ._H3({ repository: text, ref: text }).nullish().catch(undefined),
    model: text,
    prLink: text,
    createdAt: text,
    archivedAt: text,
    docket: DocketExtras.optional().catch(undefined),
})
    .transform((job) => {
    if (!job.prLink || WebAddress.safeParse(job.prLink).success)
        return job;
    const reason = job.docket?.reason ?? ODD_LINK;
    return { ...job, prLink: null, docket: { ...job.docket, reason } };
});
const ODD_LINK = 'The service sent a pull request link that is not a web address, so it is not shown. Look for the pull request in the service.';
const PromptRequest = zod__WEBPACK_IMPORTED_MODULE_4__/* .object */ .Ikc({
    prompt: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP({ error: 'Field `prompt` must be a string with the request to the agent.' })
        .min(1, 'Field `prompt` is empty. Describe what the agent should do.')
        .describe('The request to the agent.'),
}, {
    error: 'The body must be a JSON object such as {"prompt": "Fix the typo in docs/index.md"}.',
});
const count = zod__WEBPACK_IMPORTED_MODULE_4__/* .int */ .Whr().min(0);
const ViewCounts = zod__WEBPACK_IMPORTED_MODULE_4__/* .object */ .Ikc({ human: count, ai: count, total: count });
const NO_COUNTS = Object.freeze({ human: 0, ai: 0, total: 0 });
const PageViews = ViewCounts.extend({ path: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP() });
const ViewsResult = zod__WEBPACK_IMPORTED_MODULE_4__/* .object */ .Ikc({
    totals: ViewCounts.describe('Site-wide view totals for the whole date range.'),
    views: zod__WEBPACK_IMPORTED_MODULE_4__/* .array */ .YOg(PageViews)
        .describe('Per-page view counts, sorted by total (descending), then by path.'),
    hasMore: zod__WEBPACK_IMPORTED_MODULE_4__/* .boolean */ .zMY().describe('True when more results exist beyond this page.'),
});
const MAX_VIEWS_LIMIT = 250;
const DEFAULT_VIEWS_LIMIT = 50;
/** Far more rows than there are pages anywhere. */
const MAX_OFFSET = 1_000_000_000;
const wholeNumber = (name, min, max, fallback) => {
    const message = `Parameter \`${name}\` must be a whole number from ${min} to ${max}.`;
    return zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP()
        .regex(/^-?\d{1,15}$/, message)
        .transform(Number)
        .pipe(zod__WEBPACK_IMPORTED_MODULE_4__/* .int */ .Whr().min(min, message).max(max, message))
        .default(fallback);
};
const day = (name) => zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP()
    .refine((value) => (0,_values_js__WEBPACK_IMPORTED_MODULE_3__/* .isDate */ .$P)(value), {
    error: (issue) => `Parameter \`${name}\` must be a date such as 2026-11-01 or an ISO 8601 time; got \`${String(issue.input).slice(0, 40)}\`.`,
})
    .meta({ anyOf: ['date', 'date-time'].map((format) => ({ type: 'string', format })) })
    .optional();
const range = {
    dateFrom: day('dateFrom').describe('First day, ISO 8601 or YYYY-MM-DD.'),
    dateTo: day('dateTo').describe('Exclusive upper limit, ISO 8601 or YYYY-MM-DD.'),
};
const pages = (max, fallback) => ({
    limit: wholeNumber('limit', 1, max, fallback).describe('Maximum results per page.'),
    offset: wholeNumber('offset', 0, MAX_OFFSET, 0).describe('Rows to skip.'),
});
/** For our additions to the contract: longer ranges are more often typos in the year than intended. */
const MAX_RANGE_DAYS = 3_660;
const inOrder = ({ dateFrom, dateTo }) => 
// What is not a date has been reported already.
!dateFrom || !dateTo || !((0,_shared_days_js__WEBPACK_IMPORTED_MODULE_0__/* .utcTime */ .SK)(dateFrom) > (0,_shared_days_js__WEBPACK_IMPORTED_MODULE_0__/* .utcTime */ .SK)(dateTo));
const OUT_OF_ORDER = {
    error: 'Parameter `dateTo` is before `dateFrom`. Swap them or leave one out.',
};
const ViewsQuery = zod__WEBPACK_IMPORTED_MODULE_4__/* .object */ .Ikc({ ...range, ...pages(MAX_VIEWS_LIMIT, DEFAULT_VIEWS_LIMIT) })
    .refine(inOrder, OUT_OF_ORDER);
const isShort = ({ dateFrom, dateTo }) => !dateFrom || !dateTo || !((0,_shared_days_js__WEBPACK_IMPORTED_MODULE_0__/* .utcTime */ .SK)(dateTo) - (0,_shared_days_js__WEBPACK_IMPORTED_MODULE_0__/* .utcTime */ .SK)(dateFrom) > MAX_RANGE_DAYS * _shared_days_js__WEBPACK_IMPORTED_MODULE_0__/* .DAY_MS */ .sO);
const TOO_LONG = {
    error: `Parameter \`dateFrom\` is more than ${MAX_RANGE_DAYS} days before \`dateTo\`. Choose a later \`dateFrom\`.`,
};
const shortRange = {
    dateFrom: range.dateFrom.describe(`First day, ISO 8601 or YYYY-MM-DD; at most ${MAX_RANGE_DAYS} days before \`dateTo\`.`),
    dateTo: range.dateTo,
};
const RangeQuery = zod__WEBPACK_IMPORTED_MODULE_4__/* .object */ .Ikc(shortRange)
    .refine(inOrder, OUT_OF_ORDER)
    .refine(isShort, TOO_LONG);
/** Our own extension, so that a report of ten thousand pages takes a few requests, not forty. */
const MAX_CLASSES_LIMIT = 5_000;
const ClassesQuery = zod__WEBPACK_IMPORTED_MODULE_4__/* .object */ .Ikc({ ...shortRange, ...pages(MAX_CLASSES_LIMIT, 1_000) })
    .refine(inOrder, OUT_OF_ORDER)
    .refine(isShort, TOO_LONG);
const ErrorBody = zod__WEBPACK_IMPORTED_MODULE_4__/* .object */ .Ikc({
    error: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP().describe('What is wrong and how to fix it.'),
    details: zod__WEBPACK_IMPORTED_MODULE_4__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_4__/* .object */ .Ikc({ message: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP() })).optional(),
});
// From a value of unknown shape to a request: one error that names every problem.
function parse(schema, value) {
    const error = (issue) => `Field \`${(issue.path ?? []).join('.')}\` ${demand(issue)}.`;
    const result = schema.safeParse(value, { error });
    if (result.success)
        return result.data;
    const problems = result.error.issues.map(({ message }) => message);
    const [only] = problems;
    if (only && problems.length === 1)
        throw new _shared_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .InvalidRequest */ .zh(only);
    throw new _shared_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .InvalidRequest */ .zh(`The request has ${problems.length} problems; see \`details\`.`, {
        details: problems,
    });
}
const KINDS = {
    string: 'be text',
    number: 'be a number',
    int: 'be a whole number',
    boolean: 'be true or false',
    array: 'be a list',
    object: 'be a map of names and values',
    record: 'be a map of names and values',
};
/** What is wrong with a value, where its schema has no words for it: `must be a list; got \`x\``. */
function demand(issue) {
    if (issue.input === undefined)
        return 'is required';
    switch (issue.code) {
        case 'invalid_type':
            return `must ${KINDS[issue.expected] ?? `be of the type ${issue.expected}`}${got(issue.input)}`;
        case 'invalid_value':
            return `must be ${either(issue.values)}${got(issue.input)}`;
        case 'too_small':
        case 'too_big':
            return `must ${bounds(issue)}`;
        default:
            return `is not valid${got(issue.input)}`;
    }
}
/** What was found there, where it is short. */
function got(input) {
    const isPlain = ['string', 'number', 'boolean'].includes(typeof input);
    const text = String(input).replace(/[`\s\p{C}]+/gu, ' ');
    return isPlain && text.trim() !== '' && text.length <= 40 ? `; got \`${text}\`` : '';
}
function either(values) {
    const names = values.map((value) => `\`${value}\``);
    const last = names.pop();
    if (names.length === 0)
        return String(last);
    return `${names.join(', ')}${names.length > 1 ? ',' : ''} or ${last}`;
}
function bounds(issue) {
    const { origin, minimum, maximum } = issue;
    const edge = minimum === undefined ? `at most ${maximum}` : `at least ${minimum}`;
    if (origin === 'string')
        return minimum === 1 ? 'not be empty' : `have ${edge} characters`;
    if (origin === 'array')
        return minimum === 1 ? 'not be empty' : `have ${edge} entries`;
    return `be ${edge}`;
}


/***/ }),

/***/ 44045:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   findBrokenNow: () => (/* binding */ findBrokenNow),
/* harmony export */   findPullDrift: () => (/* binding */ findPullDrift)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _drift_drift_thread_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(56211);
/* harmony import */ var _jobs_workspace_instructions_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(73994);
/* harmony import */ var _shared_errors_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(42205);
/* harmony import */ var _shared_git_git_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(60958);
/* harmony import */ var _shared_glob_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(77012);
/* harmony import */ var _shared_remove_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(66154);
/* harmony import */ var _shared_runtime_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(82860);
// Checks a pull request's documentation: its two commits are fetched without history, and compared here.
// No checkout is needed, and nothing of them is run.
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









/** Larger files are neither pages nor written by hand, so they are not fetched. */
const SMALL = ['--depth=1', '--filter=blob:limit=1000000'];
async function findPullDrift(pull, headSha, options) {
    const env_1 = { stack: [], error: void 0, hasError: false };
    try {
        const { github, path, rules, signal } = options;
        const { data } = await github.rest.pulls.get({ ...github.repo, pull_number: pull });
        // A job's pull request is stacked on one that changes code: only together can they fit.
        const { head, base } = data;
        const ownBranch = head.ref.startsWith('docket/') && head.repo?.full_name === base.repo.full_name;
        const { data: compared } = await github.rest.repos.compareCommitsWithBasehead({
            ...github.repo,
            basehead: `${ownBranch ? base.repo.default_branch : base.sha}...${headSha}`,
            per_page: 1,
        });
        const before = compared.merge_base_commit.sha;
        const repository = __addDisposableResource(env_1, await fetchCommits([before, headSha], options), true);
        const question = { path, gitDir: repository.dir, before, after: headSha, rules };
        if (!options.docs)
            return await (0,_drift_drift_thread_js__WEBPACK_IMPORTED_MODULE_2__.findDriftInThread)(question, _shared_runtime_js__WEBPACK_IMPORTED_MODULE_8__/* .systemClock */ .ml, signal);
        const { docs } = options;
        const commit = await newestCommit(docs.github);
        const pages = __addDisposableResource(env_1, await fetchCommits(commit ? [commit] : [], { ...options, ...docs }), true);
        const listed = commit ? await listPages(pages, commit, docs.repository, rules) : '';
        const withPages = (tree) => addFiles(repository, tree, listed);
        const both = {
            ...question,
            before: await withPages(before),
            after: await withPages(headSha),
            rules: { ...rules, docsPaths: [...rules.docsPaths, ...pathsIn(docs.repository, rules)] },
            env: { GIT_ALTERNATE_OBJECT_DIRECTORIES: (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(pages.dir, 'objects') },
        };
        return await (0,_drift_drift_thread_js__WEBPACK_IMPORTED_MODULE_2__.findDriftInThread)(both, _shared_runtime_js__WEBPACK_IMPORTED_MODULE_8__/* .systemClock */ .ml, signal);
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
/** In the form in which an index takes them. */
async function listPages(pages, commit, folder, { docsPaths }) {
    const isPage = (0,_shared_glob_js__WEBPACK_IMPORTED_MODULE_6__/* .matchesAny */ ._I)(docsPaths);
    const entries = (await pages.run(['ls-tree', '-r', '-z', '--full-tree', commit])).split('\0');
    return entries
        .flatMap((entry) => {
        const [, mode, blob, path = ''] = /^(100\d{3}) blob ([0-9a-f]+)\t(.+)$/s.exec(entry) ?? [];
        return isPage(path) ? [`${mode} ${blob}\t${folder}/${path}\0`] : [];
    })
        .join('');
}
/** A tree of what a commit has and of these, whose contents are elsewhere. */
async function addFiles(repository, commit, listed) {
    await repository.run(['read-tree', commit]);
    await repository.run(['update-index', '-z', '--index-info'], listed);
    return (await repository.run(['write-tree', '--missing-ok'])).trim();
}
const pathsIn = (folder, { docsPaths }) => docsPaths.map((glob) => glob.replace(/^!?/, (not) => `${not}${folder}/`));
async function newestCommit({ rest, repo }) {
    const { data } = await rest.repos.listCommits({ ...repo, per_page: 1 });
    return data[0]?.sha;
}
/** What is broken in the whole repository now, without what the settings accept. */
async function findBrokenNow(options) {
    const env_2 = { stack: [], error: void 0, hasError: false };
    try {
        const head = await newestCommit(options.github);
        if (head === undefined)
            throw new _shared_errors_js__WEBPACK_IMPORTED_MODULE_4__/* .NotFound */ .Mk('The repository has no commits.');
        const repository = __addDisposableResource(env_2, await fetchCommits([head], options), true);
        const { path, rules, signal } = options;
        const question = { path, gitDir: repository.dir, after: head, rules };
        return await (0,_drift_drift_thread_js__WEBPACK_IMPORTED_MODULE_2__.findBrokenInThread)(question, _shared_runtime_js__WEBPACK_IMPORTED_MODULE_8__/* .systemClock */ .ml, signal);
    }
    catch (e_2) {
        env_2.error = e_2;
        env_2.hasError = true;
    }
    finally {
        const result_2 = __disposeResources(env_2);
        if (result_2)
            await result_2;
    }
}
async function fetchCommits(commits, { path, scratch, place, clock = _shared_runtime_js__WEBPACK_IMPORTED_MODULE_8__/* .systemClock */ .ml, patience, ...options }) {
    const { signal = new AbortController().signal } = options;
    const git = (0,_shared_git_git_js__WEBPACK_IMPORTED_MODULE_5__.patient)((0,_shared_git_git_js__WEBPACK_IMPORTED_MODULE_5__.createGit)({ ...place, path }), { clock, random: Math.random, patience });
    const repository = await (0,_jobs_workspace_instructions_js__WEBPACK_IMPORTED_MODULE_3__/* .shallowRepository */ .R$)(git, { remote: place.remote, scratch }, signal);
    try {
        await repository.fetch([...commits], SMALL);
        // From here on, what was left out is missing, and nothing fetches it file by file.
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.writeFile)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(repository.dir, 'config'), '[core]\n\tbare = true\n');
        await (0,_shared_remove_js__WEBPACK_IMPORTED_MODULE_7__/* .removeFile */ .n)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(repository.dir, 'FETCH_HEAD'));
        return repository;
    }
    catch (error) {
        await repository[Symbol.asyncDispose]();
        throw error;
    }
}


/***/ }),

/***/ 43637:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   gitPlace: () => (/* binding */ gitPlace),
/* harmony export */   githubSettings: () => (/* binding */ githubSettings)
/* harmony export */ });
/* harmony import */ var _shared_network_network_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(10031);
/* harmony import */ var _shared_runtime_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(82860);
/* harmony import */ var _shared_waiting_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(12099);
// How the command line reaches GitHub: by the variables that a workflow has, or github.com.



function githubSettings(env, known) {
    return {
        ...known,
        apiUrl: env.GITHUB_API_URL ?? 'https://api.github.com',
        graphqlUrl: env.GITHUB_GRAPHQL_URL ?? 'https://api.github.com/graphql',
        serverUrl: env.GITHUB_SERVER_URL ?? 'https://github.com',
        clock: _shared_runtime_js__WEBPACK_IMPORTED_MODULE_1__/* .systemClock */ .ml,
        random: Math.random,
        fetch: (0,_shared_network_network_js__WEBPACK_IMPORTED_MODULE_0__/* .githubFetchFor */ .Ve)(env),
        // Jobs and deliveries wait for GitHub without a process that waits with them.
        patience: new _shared_waiting_js__WEBPACK_IMPORTED_MODULE_2__/* .Patience */ .i3(_shared_waiting_js__WEBPACK_IMPORTED_MODULE_2__/* .BRIEFLY_MS */ .tK),
    };
}
/** Where git finds a repository on GitHub, and what it needs there. */
function gitPlace({ serverUrl, repository, token, }, env) {
    return {
        remote: `${serverUrl}/${repository}.git`,
        credentials: { origin: new URL(serverUrl).origin, token },
        network: (0,_shared_network_network_js__WEBPACK_IMPORTED_MODULE_0__/* .gitNetwork */ .D6)(env),
    };
}


/***/ }),

/***/ 73994:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   KK: () => (/* binding */ readInstructions),
/* harmony export */   R$: () => (/* binding */ shallowRepository),
/* harmony export */   ho: () => (/* binding */ exchangeInstructions),
/* harmony export */   zK: () => (/* binding */ GivenInstructions)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _shared_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(42205);
/* harmony import */ var _shared_git_fetch_objects_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(37710);
/* harmony import */ var _shared_git_git_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(60958);
/* harmony import */ var _shared_remove_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(66154);
/* harmony import */ var _changes_fence_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(21369);
/* harmony import */ var _read_change_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(27948);
// Files that instruct agents. A program reads them in its copy by itself, so there they are those of
// the default branch, whatever the commit says: nobody's pull request instructs an agent.








/** Path and `mode oid` of every file that instructs agents, submodules left out. */
async function instructionsAt(repository, commit) {
    const listed = await repository.run(['ls-tree', '-r', '-z', '--full-tree', commit]);
    const entries = listed.split('\0').flatMap((entry) => {
        const [what = '', path = ''] = entry.split('\t');
        const [mode, type, oid] = what.split(' ');
        return type === 'blob' && (0,_changes_fence_js__WEBPACK_IMPORTED_MODULE_6__/* .isInstruction */ .FL)(path) ? [[path, `${mode} ${oid}`]] : [];
    });
    return new Map(entries);
}
/**
 * Puts the instructions of `trusted`, the default branch, into the index. Answers the paths that differ
 * from the commit now. `kept` are files that `docs-paths` lists, which makes them documents of a branch.
 */
async function exchangeInstructions(repository, { commit, trusted }, kept) {
    if (trusted === commit)
        return [];
    const ours = await instructionsAt(repository, trusted);
    const theirs = await instructionsAt(repository, commit);
    const differ = [...new Set([...ours.keys(), ...theirs.keys()])].filter((path) => ours.get(path) !== theirs.get(path) && !kept.includes(path));
    if (differ.length === 0)
        return [];
    // Mode 0 removes; the id beside it only has to be one.
    const removed = differ.filter((path) => theirs.has(path)).map((path) => `0 ${commit}\t${path}`);
    await repository.run(['update-index', '-z', '--index-info'], lines(removed));
    const paths = (await repository.run(['ls-files', '-z'])).split('\0').filter(Boolean);
    const files = new Set(paths);
    const added = differ.filter((path) => ours.has(path) && fits(path, files, paths));
    const entries = added.map((path) => `${ours.get(path)}\t${path}`);
    await repository.run(['update-index', '-z', '--index-info'], lines(entries));
    return differ;
}
/** Read from the default branch only, so that nobody's pull request instructs the agent. */
const INSTRUCTION_FILES = ['AGENTS.md', '.docket/instructions.md'];
const MAX_INSTRUCTIONS = 32_000;
/** The repository's own instructions for agents. */
async function readInstructions(repository, trusted) {
    const list = ['--literal-pathspecs', 'ls-tree', '-z', '--name-only', trusted, '--'];
    const there = (await repository.run([...list, ...INSTRUCTION_FILES])).split('\0');
    const texts = [];
    for (const path of INSTRUCTION_FILES.filter((one) => there.includes(one))) {
        const content = await repository.file(trusted, path);
        if (content)
            texts.push(content.toString('utf8').slice(0, MAX_INSTRUCTIONS));
    }
    return texts.length > 0 ? texts.join('\n\n') : undefined;
}
/** Where the commit has a file on the way, or a folder of that name, its own tree goes first. */
function fits(path, files, paths) {
    const steps = path.split('/');
    const blocked = steps.some((_, depth) => files.has(steps.slice(0, depth).join('/')));
    return !blocked && !paths.some((other) => other.startsWith(`${path}/`));
}
const lines = (entries) => entries.map((entry) => `${entry}\0`).join('');
/** What an agent was given in the place of its commit's instructions. */
class GivenInstructions {
    #dir;
    #files;
    constructor(dir, files) {
        this.#dir = dir;
        this.#files = files;
    }
    /** Call it before anything foreign runs in the copy. */
    static async read(dir, paths) {
        const files = new Map();
        for (const path of paths)
            files.set(path, await present(dir, path));
        return new GivenInstructions(dir, files);
    }
    has(path) {
        return this.#files.has(path);
    }
    /** Rejects when one of them is not what was given: the change would be to another file. */
    async insist() {
        for (const [path, given] of this.#files) {
            if (same(await present(this.#dir, path), given))
                continue;
            throw new _shared_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .WorkFailed */ .v$(`The agent changed \`${path}\`, which contains instructions for agents and differs from the default branch’s version, so nothing was pushed. Change it on the default branch, or list its exact path in \`docs-paths\`.`);
        }
    }
    async putBack() {
        for (const [path, given] of this.#files) {
            await (0,_read_change_js__WEBPACK_IMPORTED_MODULE_7__/* .removeInside */ .pi)(this.#dir, path);
            if (given?.content)
                await (0,_read_change_js__WEBPACK_IMPORTED_MODULE_7__/* .writeInside */ .Mt)(this.#dir, path, given.content, given.mode);
        }
    }
}
async function present(dir, path) {
    const stats = await (0,_read_change_js__WEBPACK_IMPORTED_MODULE_7__/* .statInside */ .LW)(dir, path);
    return stats && !stats.isDirectory() ? (0,_read_change_js__WEBPACK_IMPORTED_MODULE_7__/* .readChange */ .pm)(dir, path, undefined) : null;
}
function same(one, other) {
    if (!one?.content || !other?.content)
        return one === other;
    return one.mode === other.mode && one.content.equals(other.content);
}
/** A larger repository is fetched again, instead of being kept in memory. */
const MOST_BYTES = 8_000_000;
async function readImage(dir) {
    const image = new Map();
    let bytes = 0;
    for (const entry of await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readdir)(dir, { recursive: true, withFileTypes: true })) {
        if (!entry.isFile())
            continue;
        const path = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(entry.parentPath, entry.name);
        const content = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readFile)(path);
        bytes += content.length;
        if (bytes > MOST_BYTES)
            return null;
        image.set(path.slice(dir.length + 1), content);
    }
    return image;
}
async function shallowRepository(git, { remote, scratch }, signal, image = new Map()) {
    const dir = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.mkdtemp)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(scratch, 'git-'));
    await (0,_shared_git_git_js__WEBPACK_IMPORTED_MODULE_4__/* .prepareRepository */ .uA)(dir, { remote, filter: 'blob:none' });
    // Overrides every attribute in the repository: no filters, no conversions.
    await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.writeFile)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(dir, 'info', 'attributes'), '* -text -eol -ident -filter -working-tree-encoding\n');
    for (const [path, content] of image) {
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.mkdir)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(dir, path)), { recursive: true });
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.writeFile)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(dir, path), content);
    }
    const run = (args, input) => git.run(['--git-dir', dir, ...args], { signal, ...(input === undefined ? {} : { input }) });
    const fetch = async (what, options) => {
        await run(['fetch', '--quiet', '--no-tags', ...options, 'origin', ...what]);
        const lines = (await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readFile)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(dir, 'FETCH_HEAD'), 'utf8')).trimEnd().split('\n');
        return lines.map((line) => line.slice(0, line.indexOf('\t')));
    };
    const blob = async (oid) => {
        const result = await git.try(['--git-dir', dir, 'cat-file', 'blob', oid], { signal });
        // The content is fetched here and now, and what did not arrive is not an empty file.
        if (result.code !== 0)
            throw new _shared_git_git_js__WEBPACK_IMPORTED_MODULE_4__/* .GitFailed */ .SX(['cat-file'], result);
        return result.stdout;
    };
    return {
        dir,
        run,
        fetch,
        blob,
        async folders(commits) {
            await fetch(commits, ['--depth=1', '--filter=blob:none']);
        },
        async files(oids) {
            if (oids.length === 0)
                return;
            const result = await (0,_shared_git_fetch_objects_js__WEBPACK_IMPORTED_MODULE_3__/* .fetchObjects */ .r)(git, dir, [...new Set(oids)], { signal });
            if (result.code !== 0)
                throw (0,_shared_git_git_js__WEBPACK_IMPORTED_MODULE_4__/* .failure */ .V2)(['fetch'], result);
        },
        image: () => readImage(dir),
        async file(commit, path) {
            const entry = await run(['--literal-pathspecs', 'ls-tree', '-z', commit, '--', path]);
            const oid = /^100(?:644|755) blob ([0-9a-f]+)\t/.exec(entry)?.[1];
            return oid === undefined ? null : blob(oid);
        },
        async [Symbol.asyncDispose]() {
            await (0,_shared_remove_js__WEBPACK_IMPORTED_MODULE_5__/* .removeTree */ .d)(dir);
        },
    };
}


/***/ }),

/***/ 27948:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   LW: () => (/* binding */ statInside),
/* harmony export */   Mt: () => (/* binding */ writeInside),
/* harmony export */   pi: () => (/* binding */ removeInside),
/* harmony export */   pm: () => (/* binding */ readChange)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _shared_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(42205);
/* harmony import */ var _shared_remove_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(66154);
/* harmony import */ var _changes_fence_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(21369);
// One path of the agent's copy, as a change. Links are never followed.





/** `mode` is the file's at the commit; undefined when it was not there. null: nothing to tell. */
async function readChange(dir, path, mode) {
    const earlier = mode === undefined ? { kind: 'added' } : { kind: 'modified', was: mode };
    // git names a repository inside the copy with a slash at its end.
    if (path.endsWith('/'))
        return { path: path.slice(0, -1), ...earlier, mode: '160000', content: null };
    const full = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(dir, path);
    const stats = await statInside(dir, path);
    if (!stats || stats.isDirectory()) {
        // git has just seen it: it is there under a name that we cannot say, such as one not in UTF-8.
        if (mode === undefined && !stats) {
            throw new _shared_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .WorkFailed */ .v$(`The agent created a file with a name that cannot be read (\`${path}\`), so nothing was pushed. Ask for names in UTF-8.`);
        }
        // An empty folder where a submodule belongs is how every plain copy has it.
        if (mode === undefined || mode === '160000')
            return null;
        return { path, kind: 'deleted', mode, content: null };
    }
    if (stats.isSymbolicLink()) {
        return { path, ...earlier, mode: '120000', content: Buffer.from(await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readlink)(full)) };
    }
    // Reading a pipe or a device could block or continue forever.
    if (!stats.isFile()) {
        throw new _shared_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .WorkFailed */ .v$(`The agent created \`${path}\`, which is neither a file nor a link, so nothing was pushed.`);
    }
    if (stats.size > _changes_fence_js__WEBPACK_IMPORTED_MODULE_4__/* .MAX_FILE_BYTES */ .gZ) {
        throw new _shared_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .WorkFailed */ .v$(`The agent’s file \`${path}\` has ${megabytes(stats.size)} MB; the limit is ${megabytes(_changes_fence_js__WEBPACK_IMPORTED_MODULE_4__/* .MAX_FILE_BYTES */ .gZ)} MB, so nothing was pushed.`);
    }
    const executable = (stats.mode & 0o100) !== 0;
    return {
        path,
        ...earlier,
        mode: executable ? '100755' : '100644',
        content: await contents(full, path),
    };
}
async function contents(full, path) {
    try {
        return await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readFile)(full);
    }
    catch (error) {
        throw new _shared_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .WorkFailed */ .v$(`The agent left \`${path}\` unreadable, so nothing was pushed.`, {
            cause: error,
        });
    }
}
/** null when there is nothing, or when a folder on the way is a link: then it is not our file. */
async function statInside(dir, path) {
    const full = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(dir, path);
    const [root, folder] = await Promise.all([
        (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.realpath)(dir),
        (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.realpath)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(full)).catch(() => null),
    ]);
    return folder === (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(root, path)) ? (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.lstat)(full).catch(() => null) : null;
}
function megabytes(bytes) {
    return Math.ceil(bytes / 1_048_576);
}
// Changing the copy after an untrusted program ran in it. It may have left links anywhere, and a link
// could point to the runner's files: so none is followed, neither at the end of a path nor within it.
/** Writes a file or a link there and removes whatever is in the way. */
async function writeInside(dir, path, content, mode = '100644') {
    await makeFolders(dir, (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(path));
    const full = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(dir, path);
    await (0,_shared_remove_js__WEBPACK_IMPORTED_MODULE_3__/* .removeTree */ .d)(full);
    // Only a file that it makes itself: between two steps nobody else works here anymore, but
    // nothing depends on that.
    if (mode === '120000')
        return (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.symlink)(content, full);
    await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.writeFile)(full, content, { flag: 'wx' });
    if (mode === '100755')
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.chmod)(full, 0o755);
}
/** Removes what is there under this very path, and nothing behind a link. */
async function removeInside(dir, path) {
    if (await statInside(dir, path))
        await (0,_shared_remove_js__WEBPACK_IMPORTED_MODULE_3__/* .removeTree */ .d)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(dir, path));
}
async function makeFolders(dir, path) {
    if (path === '.')
        return;
    await makeFolders(dir, (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(path));
    const folder = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(dir, path);
    const stats = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.lstat)(folder).catch(() => null);
    if (stats?.isDirectory())
        return;
    if (stats)
        await (0,_shared_remove_js__WEBPACK_IMPORTED_MODULE_3__/* .removeFile */ .n)(folder);
    await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.mkdir)(folder);
}


/***/ }),

/***/ 37710:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ readObjects),
/* harmony export */   r: () => (/* binding */ fetchObjects)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(42205);
/* harmony import */ var _git_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(60958);
// Objects of a repository that were left out when their commit was fetched.


const SHA1 = /^[0-9a-f]{40}$/;
const ARGS = ['fetch', '--quiet', '--no-tags', '--no-write-fetch-head', '--filter=blob:none'];
/** All at once, by their IDs; to git, a pair of refs would be a wish to write one. */
function fetchObjects(git, gitDir, oids, call) {
    if (!oids.every((oid) => SHA1.test(oid)))
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .Unavailable */ .$P('A commit names something else than files. Check it with git fsck.');
    // They have no history, from which git could see what is here already.
    const alone = ['-c', 'fetch.negotiationAlgorithm=noop', '--git-dir', gitDir];
    const input = oids.map((oid) => `${oid}\n`).join('');
    return git.try([...alone, ...ARGS, '--stdin', 'origin'], { ...call, input });
}
/** Their contents; what is not here is fetched, one by one. */
async function readObjects(git, gitDir, oids) {
    if (oids.length === 0)
        return [];
    const input = oids.map((oid) => `${oid}\n`).join('');
    const result = await git.try(['--git-dir', gitDir, 'cat-file', '--batch'], { input });
    let at = 0;
    return oids.map((oid) => {
        const end = result.stdout.indexOf(10, at);
        const line = result.stdout.toString('utf8', at, Math.max(at, end));
        const size = new RegExp(`^${oid} \\w+ (\\d+)$`).exec(line)?.[1];
        if (size === undefined && result.code !== 0)
            throw new _git_js__WEBPACK_IMPORTED_MODULE_1__/* .GitFailed */ .SX(['cat-file'], result);
        if (size === undefined)
            throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .Unavailable */ .$P('git could not fetch all of a record. Run it again later.');
        const start = end + 1;
        at = start + Number(size) + 1;
        return result.stdout.subarray(start, at - 1);
    });
}


/***/ }),

/***/ 60958:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  SX: () => (/* binding */ GitFailed),
  wd: () => (/* binding */ IMPOSSIBLE),
  o6: () => (/* binding */ OURS),
  createGit: () => (/* binding */ createGit),
  V2: () => (/* binding */ failure),
  dg: () => (/* binding */ isTransient),
  patient: () => (/* binding */ patient),
  uA: () => (/* binding */ prepareRepository)
});

// EXTERNAL MODULE: external "node:child_process"
var external_node_child_process_ = __webpack_require__(31421);
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: external "node:worker_threads"
var external_node_worker_threads_ = __webpack_require__(75919);
// EXTERNAL MODULE: ./.build/program/src/shared/errors.js
var errors = __webpack_require__(42205);
// EXTERNAL MODULE: ./.build/program/src/shared/retry.js
var retry = __webpack_require__(52926);
;// CONCATENATED MODULE: ./.build/program/src/shared/token-source.js
// A token, or where the current one comes from. Tokens of GitHub Apps live for an hour.
async function tokenOf(token) {
    return typeof token === 'string' ? token : token.get();
}

;// CONCATENATED MODULE: ./.build/program/src/shared/git/git.js
// Running git as a trusted tool: no configuration but ours, no hooks, no prompts, no filters that a
// repository could contain, and credentials in no command line, URL or file.







/** The author of what nobody else is the author of. No account can ever own an `.invalid` address. */
const OURS = { name: 'Docket', email: 'docket@docket.invalid' };
/** git itself said no. Its words are kept; they contain no credentials, because git never had them. */
class GitFailed extends errors/* Unavailable */.$P {
    result;
    passes;
    constructor(args, result) {
        const said = result.stderr.trim().split('\n').slice(-3).join(' ');
        super(`\`git ${args[0]}\` failed (exit ${result.code}): ${said || 'it printed nothing'}.`);
        this.result = result;
        this.passes = isTransient(result);
    }
}
/** What git says when the host knows of no such repository, or shows it to nobody with this token. */
const MISSING = /repository .*not found|returned error: 404/i;
function failure(args, result) {
    const failed = new GitFailed(args, result);
    if (!MISSING.test(result.stderr))
        return failed;
    return new errors/* NotFound */.Mk('The repository is not at its address any more: it was deleted, renamed, or made private. Check its name, and that Docket may still read it.', { cause: failed });
}
/** What git says when the host takes no notice of a token. */
const DENIED = /could not read Username|Authentication failed|Invalid username or/i;
function createGit(settings) {
    const { credentials } = settings;
    const source = credentials?.token;
    const stream = (args, call = {}) => outputOf(args, gitEnvironment({ ...settings, credentials: undefined }), call);
    return gitOf(stream, async (args, call = {}) => {
        const token = source && (await tokenOf(source));
        const attempt = (current) => execute(args, gitEnvironment(settings, current), call);
        const result = await attempt(token);
        if (!token || typeof source === 'string' || result.code === 0)
            return result;
        if (!DENIED.test(result.stderr))
            return result;
        // Revoked: there is another one, or a sentence that says why not.
        source?.refused(token);
        return attempt(await source?.get());
    });
}
function gitOf(stream, attempt) {
    return {
        stream,
        try: attempt,
        async run(args, call) {
            const result = await attempt(args, call);
            if (result.code !== 0)
                throw failure(args, result);
            return result.stdout.toString('utf8');
        },
    };
}
const basic = (token) => `Basic ${Buffer.from(`x-access-token:${token}`).toString('base64')}`;
function gitEnvironment({ path, network, safe, credentials }, token) {
    const config = [
        ['core.hooksPath', '/dev/null'],
        ['core.fsmonitor', 'false'],
        ['core.attributesFile', '/dev/null'],
        ['core.quotePath', 'false'],
        ['core.symlinks', 'true'],
        ['gc.auto', '0'],
        ['maintenance.auto', 'false'],
        ['advice.detachedHead', 'false'],
        ['init.defaultBranch', 'main'],
        ['protocol.ext.allow', 'never'],
        ['http.followRedirects', 'false'],
        // A server that is silent for a minute is away; one that is at work says so every few seconds.
        ['http.lowSpeedLimit', '1'],
        ['http.lowSpeedTime', '60'],
        ...(safe?.directories ?? []).map((one) => ['safe.directory', one]),
    ];
    if (credentials) {
        const header = `Authorization: ${basic(`${token}`)}`;
        config.push([`http.${credentials.origin}/.extraHeader`, header]);
    }
    const environment = {
        ...network,
        ...(safe?.sudoUid && { SUDO_UID: safe.sudoUid }),
        PATH: path,
        LC_ALL: 'C',
        HOME: '/nonexistent',
        GIT_CONFIG_NOSYSTEM: '1',
        GIT_CONFIG_GLOBAL: '/dev/null',
        GIT_TERMINAL_PROMPT: '0',
        GIT_ASKPASS: '/bin/false',
        GIT_OPTIONAL_LOCKS: '0',
        GIT_AUTHOR_NAME: OURS.name,
        GIT_AUTHOR_EMAIL: OURS.email,
        GIT_COMMITTER_NAME: OURS.name,
        GIT_COMMITTER_EMAIL: OURS.email,
        GIT_CONFIG_COUNT: String(config.length),
    };
    config.forEach(([key, value], index) => {
        environment[`GIT_CONFIG_KEY_${index}`] = key;
        environment[`GIT_CONFIG_VALUE_${index}`] = value;
    });
    return environment;
}
function start(args, environment, { cwd, input, signal, env, withChildren }) {
    if (!external_node_worker_threads_.isMainThread)
        throw new Error('A side thread has no processes of its own: see lent-git.ts.');
    const child = (0,external_node_child_process_.spawn)('git', args, {
        cwd,
        env: { ...environment, ...env },
        stdio: ['pipe', 'pipe', 'pipe'],
        // A group of its own can be killed as a whole.
        ...(withChildren ? { detached: true } : { signal, killSignal: 'SIGKILL' }),
    });
    // git may exit before it has read everything; its exit code tells the story, not the pipe.
    child.stdin.on('error', () => { });
    child.stdin.end(input);
    return child;
}
/** In characters, of what git says about itself. */
const MAX_WORDS = 10_000;
async function* outputOf(...call) {
    const child = start(...call);
    let stderr = '';
    child.stderr.on('data', (chunk) => {
        stderr = `${stderr}${chunk}`.slice(-MAX_WORDS);
    });
    const ended = new Promise((resolve, reject) => {
        const { signal } = call[2];
        child.on('error', (error) => reject(signal?.aborted ? stopReason(signal) : notStarted(error)));
        child.on('close', (code) => resolve(code ?? 128));
    });
    // Whoever has read enough does not wait for it.
    ended.catch(() => { });
    try {
        yield* child.stdout;
        const code = await ended;
        if (code !== 0)
            throw failure(call[0], { code, stdout: Buffer.alloc(0), stderr });
    }
    finally {
        child.kill('SIGKILL');
    }
}
function execute(args, environment, call) {
    const { signal, withChildren = false, maxOutput = Number.POSITIVE_INFINITY } = call;
    return new Promise((resolve, reject) => {
        signal?.throwIfAborted();
        const child = start(args, environment, call);
        const end = () => {
            if (!withChildren || !child.pid)
                return child.kill('SIGKILL');
            try {
                return process.kill(-child.pid, 'SIGKILL');
            }
            catch {
                // All of them have ended already.
                return false;
            }
        };
        if (withChildren)
            signal?.addEventListener('abort', end, { once: true });
        const stdout = [];
        const stderr = [];
        let printed = 0;
        child.stdout.on('data', (chunk) => {
            printed += chunk.length;
            if (printed > maxOutput)
                end();
            else
                stdout.push(chunk);
        });
        child.stderr.on('data', (chunk) => stderr.push(chunk));
        child.on('error', (error) => {
            if (signal?.aborted)
                return reject(signal.reason);
            reject(notStarted(error));
        });
        child.on('close', (code, killed) => {
            signal?.removeEventListener('abort', end);
            if (signal?.aborted)
                return reject(stopReason(signal));
            resolve({
                code: code ?? 128,
                stdout: Buffer.concat(stdout),
                stderr: killed ? `killed by ${killed}` : Buffer.concat(stderr).toString('utf8'),
            });
        });
    });
}
function notStarted(error) {
    const words = `git could not be started: ${error.message}. Install git 2.34 or newer.`;
    return new errors/* Unavailable */.$P(words, { cause: error });
}
/** Out of time is no answer; everything else is what whoever aborted says. */
function stopReason({ reason }) {
    const isLate = reason?.name === 'TimeoutError';
    return isLate
        ? new errors/* Unavailable */.$P('git took too long. Try again later.', { cause: reason })
        : reason;
}
/**
 * Makes a folder a bare repository of ours that fetches on demand: what a filter left out comes when
 * it is read. Every job needs several, so it is written here, and not by a process for each.
 */
async function prepareRepository(dir, { remote, filter }) {
    for (const folder of ['info', 'objects', 'refs']) {
        await (0,promises_.mkdir)((0,external_node_path_.join)(dir, folder), { recursive: true });
    }
    await (0,promises_.writeFile)((0,external_node_path_.join)(dir, 'HEAD'), 'ref: refs/heads/main\n');
    await (0,promises_.writeFile)((0,external_node_path_.join)(dir, 'config'), promisorConfig(remote, filter));
}
function promisorConfig(remote, filter) {
    return `[core]
\tbare = true
\trepositoryFormatVersion = 1
[extensions]
\tpartialClone = origin
[remote "origin"]
\turl = "${remote.replace(/[\\"]/g, '\\$&')}"
\tpromisor = true
\tpartialclonefilter = ${filter}
`;
}
// git over an unreliable network: what can be repeated is repeated.
const MAX_ATTEMPTS = 8;
const BACKOFF = { baseMs: 250, capMs: 8_000 };
/** Each attempt is a process or two, and minutes have room for many. */
const LONG_BACKOFF = { baseMs: 250, capMs: 30_000 };
/** How git and curl say that the network, or the server for the moment, is at fault. */
const TRANSIENT = /returned error: (?:408|429|5\d\d)|HTTP (?:408|429|5\d\d)|Connection (?:reset|refused|timed out|was)|Failed to connect|Could not resolve host|Empty reply|(?:Recv|Send) failure|RPC failed|early EOF|unexpected disconnect|hung up|transfer closed|Operation (?:too slow|timed out)|bad line length|expected flush|SSL_|GnuTLS|HTTP\/2 stream/i;
/** What this server and this git can never do together, however often they try. */
const IMPOSSIBLE = /does not support|mismatched algorithms|mismatched object format|unsupported object format/i;
function isTransient({ code, stderr }) {
    return code !== 0 && TRANSIENT.test(stderr) && !IMPOSSIBLE.test(stderr);
}
const OVER_THE_NETWORK = new Set(['fetch', 'push', 'ls-remote']);
/**
 * Everything but a push can be repeated. After a lost answer a repeated push looks like a lost race,
 * so only callers that check the ref afterward, whatever the result, may ask for it.
 */
function patient(git, { clock, random, patience }) {
    return gitOf(git.stream, async (args, call) => {
        const repeatable = call?.repeatable ?? !args.includes('push');
        const until = clock.now() + (patience?.limitMs ?? 0);
        for (let made = 1;; made += 1) {
            const result = await git.try(args, call);
            if (!isTransient(result)) {
                if (result.code === 0 && args.some((arg) => OVER_THE_NETWORK.has(arg)))
                    patience?.answered();
                return result;
            }
            const isOver = made >= MAX_ATTEMPTS && clock.now() >= until;
            if (isOver)
                patience?.gaveUp();
            if (!repeatable || isOver)
                return result;
            const pause = made < MAX_ATTEMPTS ? BACKOFF : LONG_BACKOFF;
            await clock.sleep((0,retry/* backoff */.JN)(made - 1, pause, random), call?.signal);
        }
    });
}


/***/ }),

/***/ 72209:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (/* binding */ boundedFetch)
/* harmony export */ });
// Answers of bounded size, counted as they are read and after they are unpacked: 4 KB can become 700 MB.
/** A hundred comments of the largest size have half of it. */
const MOST_BYTES = 64_000_000;
function boundedFetch(send) {
    return async (input, init) => {
        const response = await send(input, init);
        const { body, status, statusText, headers, url } = response;
        if (!body)
            return response;
        const bounded = new Response(body.pipeThrough(limitBytes(url)), {
            status,
            statusText,
            headers,
        });
        return Object.defineProperty(bounded, 'url', { value: url });
    };
}
function limitBytes(url) {
    let bytes = 0;
    return new TransformStream({
        transform(part, controller) {
            bytes += part.length;
            if (bytes <= MOST_BYTES)
                controller.enqueue(part);
            else
                controller.error(new Error(`${new URL(url).host} sent more than 64 MB.`));
        },
    });
}


/***/ }),

/***/ 10031:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D6: () => (/* binding */ gitNetwork),
/* harmony export */   Gt: () => (/* binding */ fetchFor),
/* harmony export */   Ol: () => (/* binding */ proxyOf),
/* harmony export */   Pd: () => (/* binding */ isCleartext),
/* harmony export */   U9: () => (/* binding */ isLoopback),
/* harmony export */   Ve: () => (/* binding */ githubFetchFor),
/* harmony export */   bD: () => (/* binding */ PROXY_VARIABLES)
/* harmony export */ });
/* harmony import */ var node_net__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77030);
/* harmony import */ var _bounded_fetch_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(72209);
// Outgoing connections: through the proxy from the environment, for the service, GitHub, the model,
// and git.


/** Variables that may contain the password of a proxy. */
const PROXY_VARIABLES = ['http_proxy', 'HTTP_PROXY', 'https_proxy', 'HTTPS_PROXY'];
function proxyOf(env) {
    const http = either(env, 'http_proxy');
    const https = either(env, 'https_proxy') || http;
    return http || https ? { http, https, except: either(env, 'no_proxy') } : undefined;
}
function either(env, name) {
    return env[name] || env[name.toUpperCase()] || '';
}
/** Whether a key sent to this address would cross a network unencrypted. */
function isCleartext(url) {
    return url.protocol === 'http:' && !isLoopback(url.hostname);
}
const LOOPBACK = new node_net__WEBPACK_IMPORTED_MODULE_0__.BlockList();
LOOPBACK.addSubnet('127.0.0.0', 8);
LOOPBACK.addAddress('::1', 'ipv6');
/** The host of a URL, in which an IPv6 address has brackets. */
function isLoopback(hostname) {
    if (hostname === 'localhost' || hostname.endsWith('.localhost'))
        return true;
    const address = hostname.replace(/^\[(.*)\]$/, '$1');
    return (0,node_net__WEBPACK_IMPORTED_MODULE_0__.isIP)(address) !== 0 && LOOPBACK.check(address, (0,node_net__WEBPACK_IMPORTED_MODULE_0__.isIPv4)(address) ? 'ipv4' : 'ipv6');
}
/** For requests to GitHub. */
function githubFetchFor(env) {
    return (0,_bounded_fetch_js__WEBPACK_IMPORTED_MODULE_1__/* .boundedFetch */ .A)(fetchFor(env));
}
/** Node's own `fetch` unless there is a proxy: the package that supports proxies loads slowly. */
function fetchFor(env) {
    const proxy = proxyOf(env);
    if (!proxy)
        return fetch;
    let opened;
    return async (input, init) => {
        opened ??= Promise.all(/* import() */[__webpack_require__.e(6752), __webpack_require__.e(2856)]).then(__webpack_require__.bind(__webpack_require__, 22856)).then(({ fetchThrough }) => fetchThrough(proxy));
        return (await opened)(input, init);
    };
}
/** The same settings for git. libcurl reads `http_proxy` only in lowercase. */
function gitNetwork(env) {
    const proxy = proxyOf(env);
    const certificates = ['GIT_SSL_CAINFO', 'GIT_SSL_CAPATH'].map((name) => [name, env[name]]);
    const all = [
        ['http_proxy', proxy?.http],
        ['https_proxy', proxy?.https],
        ['no_proxy', proxy?.except],
        ...certificates,
    ];
    return Object.fromEntries(all.filter((one) => Boolean(one[1])));
}


/***/ }),

/***/ 24475:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Y: () => (/* binding */ pageFilter),
/* harmony export */   t: () => (/* binding */ ALL_PAGES)
/* harmony export */ });
/* harmony import */ var _shared_glob_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77012);
// Which pages the settings want, by our own globs on the page's path. One that starts with `!` excludes.

const ALL_PAGES = () => true;
/** The same pages are asked about for every line, day and table. */
const MAX_REMEMBERED = 100_000;
function pageFilter(globs) {
    if (globs.length === 0)
        return ALL_PAGES;
    const open = globs.filter((glob) => !glob.startsWith('!')).map(matcher);
    const closed = globs.flatMap((glob) => (glob.startsWith('!') ? matcher(glob.slice(1)) : []));
    const known = new Map();
    return (path) => {
        const before = known.get(path);
        if (before !== undefined)
            return before;
        const wanted = (open.length === 0 || open.some((fits) => fits(path))) && !closed.some((fits) => fits(path));
        if (known.size === MAX_REMEMBERED)
            known.clear();
        known.set(path, wanted);
        return wanted;
    };
}
/** `/guide` is the first page of the folder `/guide/`, so `/guide/**` covers it, too. */
function matcher(pattern) {
    const relative = pattern.replace(/^\//, '');
    if (relative === '')
        return (path) => path === '/';
    const glob = (0,_shared_glob_js__WEBPACK_IMPORTED_MODULE_0__/* .compileGlob */ .SO)(relative);
    const folder = /(?:^|\/)(?:\*\*)?$/.test(relative);
    return (path) => {
        const name = path.slice(1);
        return glob.matches(name) || (folder && glob.matches(name === '' ? 'index' : `${name}/index`));
    };
}


/***/ }),

/***/ 78108:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Y: () => (/* binding */ STYLE)
/* harmony export */ });
// The report's style. Blue (people) and hatched orange (AI) differ for every kind of color vision; all
// text reaches AA on its background in both schemes.
const WIDTHS = Array.from({ length: 201 }, (_, half) => `.w${half}{width:${half / 2}%}`).join('');
const STYLE = `
:root{color-scheme:light dark;
--paper:#f8f7f3;--card:#fff;--ink:#1b1d22;--soft:#5a606b;--line:#e3e0d7;--faint:#f0eee8;
--human:#2d5da8;--ai:#a84d0a;--ai-fill:#f3b577;--ai-line:#d9853a;--focus:#2d5da8;--warn:#7a4a00;--warn-back:#fdf3dc;
--sans:-apple-system,"Segoe UI Variable Text","Segoe UI",Roboto,"Noto Sans",Cantarell,Ubuntu,"Liberation Sans","DejaVu Sans",Arial,sans-serif,"Apple Color Emoji","Segoe UI Emoji","Noto Color Emoji";
--serif:"Iowan Old Style","Palatino Linotype",Palatino,P052,"URW Palladio L","Noto Serif","Liberation Serif","DejaVu Serif",Georgia,serif,"Apple Color Emoji","Segoe UI Emoji","Noto Color Emoji";
--mono:ui-monospace,"SF Mono","Cascadia Mono","Segoe UI Mono","Roboto Mono","Liberation Mono","DejaVu Sans Mono",Menlo,Consolas,monospace,"Apple Color Emoji","Segoe UI Emoji","Noto Color Emoji"}
@media (prefers-color-scheme:dark){:root{
--paper:#14161a;--card:#1b1e24;--ink:#eceae5;--soft:#a3a9b4;--line:#2e333c;--faint:#23272e;
--human:#86aff2;--ai:#f2ad6b;--ai-fill:#e39c58;--ai-line:#a8642a;--focus:#86aff2;--warn:#f3cf8a;--warn-back:#352a14}}
*{box-sizing:border-box}
html{scroll-behavior:smooth;-webkit-text-size-adjust:100%}
body{margin:0;background:var(--paper);color:var(--ink);font:400 15px/1.55 var(--sans);font-variant-numeric:tabular-nums lining-nums}
.wrap{max-width:1120px;margin:0 auto;padding:0 32px}
a{color:inherit;text-decoration-color:var(--line);text-underline-offset:3px}
a:hover{text-decoration-color:currentColor}
:focus-visible{outline:2px solid var(--focus);outline-offset:3px;border-radius:4px}
.skip{position:absolute;left:-999px}.skip:focus{left:16px;top:12px;background:var(--card);padding:8px 14px;z-index:9}
header{padding:22px 0 0}
h1{margin:0;font:600 30px/1.2 var(--sans);letter-spacing:-.018em;overflow-wrap:anywhere}
.period{margin:8px 0 0;color:var(--soft)}
.lead{margin:32px 0 0;max-width:25em;font:400 34px/1.3 var(--serif);letter-spacing:-.008em;text-wrap:balance}
.lead .human{color:var(--human)}.lead .ai{color:var(--ai)}
.topline{display:flex;flex-wrap:wrap;justify-content:space-between;gap:8px 32px;margin-bottom:40px;padding-bottom:14px;border-bottom:1px solid var(--line);font-size:14px;color:var(--soft)}
.topline p{margin:0;color:var(--ink);font-weight:600}
nav ul{display:flex;flex-wrap:wrap;gap:4px 22px;margin:0;padding:0;list-style:none}nav a{text-decoration:none}nav a:hover{color:var(--ink)}
.partial{margin:32px 0 0;padding:16px 20px;border-radius:10px;background:var(--warn-back);color:var(--warn)}
.partial strong{display:block}.partial ul{margin:6px 0 0;padding-left:20px}
.figures{display:grid;grid-template-columns:repeat(auto-fit,minmax(170px,1fr));margin:44px 0 0;border-top:1px solid var(--line);border-bottom:1px solid var(--line)}
.figure{padding:22px 24px 20px;border-left:1px solid var(--line)}
.figure:first-child{border-left:0;padding-left:0}
.figure dt{display:flex;align-items:center;gap:8px;color:var(--soft);font-size:14px}
.figure dd{margin:0}
.figure .value{margin-top:4px;font-size:40px;line-height:1.15;font-weight:500;letter-spacing:-.03em}
.figure .delta{margin-top:6px;font-size:14px;color:var(--soft)}.figure .note{margin-top:6px;font-size:12px;line-height:1.4;color:var(--soft)}
.delta b,.up,.down{font-weight:600;color:var(--ink)}
.key{flex:none;display:inline-block;width:12px;height:12px;border-radius:3px}
.key.human,.bar .human{background:var(--human)}
.bar .other{background:var(--soft);opacity:.55}
.key.ai,.bar .ai{background:repeating-linear-gradient(135deg,var(--ai-fill) 0 3px,var(--ai-line) 3px 4.5px)}
section{margin:72px 0 0}
h2{margin:0;font:600 21px/1.3 var(--sans);letter-spacing:-.012em}
h3{margin:0 0 12px;font:600 15px/1.4 var(--sans)}
.about{margin:4px 0 0;max-width:44em;color:var(--soft);font-size:14px}
.card{margin-top:20px;padding:24px;background:var(--card);border:1px solid var(--line);border-radius:14px}
.cols{display:grid;grid-template-columns:1fr 1fr;gap:20px;margin-top:20px}.cols .card{margin:0;min-width:0}.cols>:only-child{grid-column:1/-1}
.legend{display:flex;flex-wrap:wrap;gap:6px 22px;margin:0 0 14px;padding:0;list-style:none;font-size:14px;color:var(--soft)}
.legend li{display:flex;align-items:center;gap:8px}
.chart{position:relative;margin:0}
.chart svg{display:block;width:100%;height:auto;overflow:visible;border-radius:6px}
.chart .narrow{display:none}
.chart text{fill:var(--soft);font:12px var(--sans);font-variant-numeric:tabular-nums}
.chart .x{text-anchor:middle}.chart .y{text-anchor:end}.chart .peak{text-anchor:middle;fill:var(--ink);font-weight:600}
.grid{stroke:var(--line);fill:none}.grid.zero{stroke:var(--soft);stroke-opacity:.6}
.chart .human{fill:var(--human)}.ai-fill{fill:var(--ai-fill)}.ai-line{stroke:var(--ai-line);stroke-width:2}
.hit{fill:transparent}.chart svg:has(.on) .col:not(.on){opacity:.4}
.unknown{stroke:var(--soft);stroke-width:2;stroke-dasharray:2 3;fill:none}
.details{position:absolute;top:0;transform:translate(-50%,-100%);display:grid;padding:10px 14px;border-radius:9px;background:var(--ink);color:var(--paper);font-size:13px;line-height:1.5;white-space:nowrap;pointer-events:none;box-shadow:0 6px 24px rgb(0 0 0/.18)}
.details[hidden]{display:none}.details span::before{content:"";display:inline-block;width:10px;height:10px;margin-right:8px;border-radius:2px}.details .human::before{background:#7fa8ee}.details .ai::before{background:repeating-linear-gradient(135deg,#f3b577 0 2px,#d9853a 2px 3px)}
details summary{cursor:pointer;color:var(--soft);font-size:14px;width:fit-content}
details[open] summary{margin-bottom:12px}
.chart+details{margin-top:16px}
table{width:100%;border-collapse:collapse;font-size:14px}
th{padding:0 12px 10px;color:var(--soft);font-weight:500;text-align:left;white-space:nowrap;border-bottom:1px solid var(--line)}
td{padding:8px 12px;border-bottom:1px solid var(--faint);vertical-align:middle}
tr:last-child>td{border-bottom:0}
th:first-child,td:first-child{padding-left:0}th:last-child,td:last-child{padding-right:0}
.num{width:1%;padding-left:20px;text-align:right;white-space:nowrap}
.path{font-family:var(--mono);font-size:13px;unicode-bidi:isolate;overflow-wrap:anywhere}
td>.path{display:inline-block;min-width:11em}
.rank{width:1%;color:var(--soft);text-align:right}
.bar{display:flex;height:12px;min-width:90px;border-radius:3px;overflow:hidden}
.bar i{display:block;flex:none}
.barcell{width:32%}.cols .barcell{width:42%}
.quiet{color:var(--soft)}.under{display:none}.pct{display:inline-block;min-width:4.2em;margin-left:4px}
.movers td:first-child{width:100%}
.tools{display:flex;flex-wrap:wrap;align-items:center;gap:12px 20px;margin-bottom:18px}
input[type=search]{flex:1 1 260px;min-width:0;padding:10px 14px;border:1px solid var(--line);border-radius:9px;background:var(--paper);color:var(--ink);font:inherit}
input[type=search]::placeholder{color:var(--soft);opacity:1}
fieldset{display:flex;flex-wrap:wrap;margin:0;padding:3px;border:1px solid var(--line);border-radius:9px;background:var(--paper)}
fieldset label{position:relative;padding:5px 12px;border-radius:6px;font-size:14px;color:var(--soft);cursor:pointer}
fieldset input{position:absolute;inset:0;margin:0;opacity:0;cursor:pointer}
fieldset label:has(:checked){background:var(--card);color:var(--ink);box-shadow:0 0 0 1px var(--line)}
fieldset label:has(:focus-visible){outline:2px solid var(--focus);outline-offset:1px}
.status{margin-left:auto;color:var(--soft);font-size:14px}
.scroll{max-height:min(620px,75vh);overflow:auto;margin:0 -24px -24px;padding:0 24px;border-radius:0 0 14px 14px;overflow-anchor:none}
.scroll table{table-layout:fixed;min-width:640px;border-collapse:separate;border-spacing:0}
.scroll th{position:sticky;top:0;z-index:1;padding:0;background:var(--card)}
.scroll th button{width:100%;padding:8px 12px;border:0;background:none;color:inherit;font:inherit;text-align:inherit;cursor:pointer}
.scroll th:first-child button{padding-left:0}.scroll th:last-child button{padding-right:0}
.scroll th button:focus-visible{outline-offset:-3px}
.scroll th[aria-sort]{color:var(--ink)}
.scroll th[aria-sort=descending] button::before{content:"↓ "}.scroll th[aria-sort=ascending] button::before{content:"↑ "}
.scroll td{height:38px;padding-top:0;padding-bottom:0;white-space:nowrap;overflow:hidden;text-overflow:ellipsis}
.scroll .spacer td{padding:0;border:0}
.scroll .path{display:block;overflow:hidden;text-overflow:ellipsis}
.scroll .c-num{width:96px}.scroll .c-change{width:150px}.scroll .c-share{width:104px}.c-bar{width:14%}
.nothing{padding:48px 0;text-align:center;color:var(--soft)}
#all .late,#all[data-failed] .tools,#all[data-failed] .scroll{display:none}
#all[data-failed] .late{display:block}
.empty{margin-top:20px;padding:36px 24px;border:1px dashed var(--line);border-radius:14px;color:var(--soft);text-align:center}
.empty strong{display:block;color:var(--ink);font-weight:600}
.facts{display:grid;grid-template-columns:max-content 1fr;gap:8px 24px;margin:0}.facts dt{color:var(--soft)}.facts dd{margin:0;overflow-wrap:anywhere}
.checks{margin:0;padding:0;list-style:none}.checks li{display:flex;gap:12px;padding:6px 0}
.mark{flex:none;width:20px;height:20px;border-radius:50%;display:grid;place-items:center;font-size:12px;line-height:1;border:1px solid var(--line);color:var(--soft)}
.bad .mark{background:var(--warn-back);border-color:currentColor;color:var(--warn);font-weight:700}
.sample{margin:12px 0 0;padding:12px 14px;overflow:auto;border-radius:8px;background:var(--faint);font:12px/1.6 var(--mono)}
footer{margin:80px 0 0;padding:24px 0 56px;border-top:1px solid var(--line);color:var(--soft);font-size:13px}
footer p{margin:0 0 4px;max-width:60em}
.sr{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}
.printed{display:none}
${WIDTHS}
@media (max-width:1000px){.scroll .hide,.scroll .pct{display:none}.scroll .c-change{width:96px}}
@media (max-width:760px){
.wrap{padding:0 18px}header{padding-top:32px}.lead{font-size:24px;margin-top:24px}h1{font-size:25px}section{margin-top:52px}
.figures{grid-template-columns:1fr 1fr}.figure{padding:16px 14px}.figure:nth-child(odd){border-left:0;padding-left:0}.figure:nth-child(n+3){border-top:1px solid var(--line)}
.figure .value{font-size:30px}
.cols{grid-template-columns:minmax(0,1fr)}.card{padding:16px}.scroll{margin:0 -16px -16px;padding:0 16px}
.chart .wide{display:none}.chart .narrow{display:block}
.barcell,.hide,.rank,.pct,.movers .quiet{display:none}.under{display:block;margin-top:6px}.scroll table{min-width:0}.scroll .c-num,.scroll .c-share,.scroll .c-change{width:auto}
.scroll th:first-child,.scroll td:first-child{width:0;padding:0;overflow:visible}.scroll tbody tr{position:relative}.scroll th{vertical-align:bottom}.scroll th button{padding:8px 0 8px 4px}.scroll th:first-child{z-index:2}.scroll th:first-child button{width:max-content;padding:8px 0 32px}
.scroll td{height:56px;padding:24px 0 0 4px}.scroll td .path{position:absolute;top:8px;left:0;right:0}.scroll .spacer td{padding:0}
.num{padding-left:10px}.status{margin-left:0}
td,th{padding-left:6px;padding-right:6px}.facts{grid-template-columns:1fr;gap:0}.facts dd{margin-bottom:10px}}
@media (prefers-reduced-motion:reduce){html{scroll-behavior:auto}}
@media (forced-colors:active){.bar,.key,.chart svg{forced-color-adjust:none}.card{border:1px solid}}
@media print{
@page{margin:16mm 14mm}
:root{color-scheme:light;--paper:#fff;--card:#fff;--ink:#111;--soft:#4c525c;--line:#d3d0c8;--faint:#e9e7e1;--human:#2d5da8;--ai:#a84d0a;--ai-fill:#f3b577;--ai-line:#d9853a;--warn:#7a4a00;--warn-back:#fdf3dc}
body{font-size:9.5pt}table,.about,.legend,.figure dt,.figure .delta{font-size:8.5pt}.path{font-size:7.5pt}td{padding:4pt 6pt}.num{padding-left:8pt}#top .barcell{width:24%}.delta .quiet{white-space:nowrap}*{print-color-adjust:exact;-webkit-print-color-adjust:exact}
.wrap{max-width:none;padding:0}header{padding-top:0}.lead{font-size:18pt;margin-top:16pt}h1{font-size:20pt}
nav,.tools,.scroll,.skip,.chart+details,.chart .details{display:none}.chart svg .col{opacity:1!important}#moved,#days,#quality{break-inside:avoid}:focus-visible{outline:0}footer{margin-top:20pt;padding:8pt 0 0}.printed{display:block}
.card{padding:12pt;break-inside:avoid}section{margin-top:24pt;break-inside:auto}h2{break-after:avoid}.about{break-after:avoid}tr{break-inside:avoid}
#top .card{break-inside:auto}.figure .value{font-size:22pt}.figures{margin-top:18pt}
.chart .wide{display:block}.chart .narrow{display:none}}
`;


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


/***/ })

};
