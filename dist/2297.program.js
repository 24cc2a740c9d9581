export const id = 2297;
export const ids = [2297];
export const modules = {

/***/ 22297:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   openBotContext: () => (/* binding */ openBotContext)
/* harmony export */ });
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(48161);
/* harmony import */ var _bot_bot_context_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(64561);
/* harmony import */ var _bot_request_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(92939);
/* harmony import */ var _github_thread_host_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(54572);
/* harmony import */ var _jobs_changes_secrets_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(29419);
/* harmony import */ var _shared_remembered_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(61812);
/* harmony import */ var _shared_runtime_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(82860);
/* harmony import */ var _connect_github_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(92137);
/* harmony import */ var _workflow_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(22062);
// Builds the bot that handles commands and jobs in a workflow run, and the service behind it: remote if
// `base-url` is set, otherwise in this process.









/** The command and the job that it starts ask for the same findings, some minutes apart. */
const DRIFT_MS = 600_000;
async function openBotContext(run, request) {
    const { inputs, facts, runner, signal } = run;
    const github = (0,_connect_github_js__WEBPACK_IMPORTED_MODULE_5__/* .connectGithub */ .S)(run);
    let loaded;
    const config = () => {
        loaded ??= readConfig(host, run);
        return loaded;
    };
    const openDocs = async (there, writes) => {
        const settings = await config();
        if ((0,_workflow_js__WEBPACK_IMPORTED_MODULE_6__/* .docsRepositoryOf */ .DQ)(run, settings) === undefined)
            return undefined;
        const { openDocsRepository } = await Promise.all(/* import() */[__webpack_require__.e(5251), __webpack_require__.e(949), __webpack_require__.e(3090), __webpack_require__.e(4451)]).then(__webpack_require__.bind(__webpack_require__, 489));
        return openDocsRepository(run, settings, there, { writes });
    };
    const ownPlace = async () => ({
        ...facts,
        token: inputs.service.githubToken ?? '',
        github,
        config: await config(),
        defaultBranch: run.event.payload.repository?.default_branch,
    });
    const remembered = (0,_shared_remembered_js__WEBPACK_IMPORTED_MODULE_7__/* .createRemembered */ .f)(_shared_runtime_js__WEBPACK_IMPORTED_MODULE_4__/* .systemClock */ .ml, DRIFT_MS);
    const findDrift = async (pull, headSha) => driftOf(pull, headSha, {
        run,
        github,
        config: await config(),
        pages: await openDocs(host, false),
    });
    const host = (0,_bot_bot_context_js__WEBPACK_IMPORTED_MODULE_1__/* .redacting */ .qG)({
        ...(0,_github_thread_host_js__WEBPACK_IMPORTED_MODULE_2__.createThreadHost)(github, facts.workflow),
        drift: (pull, headSha) => remembered(`${pull} ${headSha}`, () => findDrift(pull, headSha)),
    }, (0,_jobs_changes_secrets_js__WEBPACK_IMPORTED_MODULE_3__/* .secretValues */ .VX)(run.env));
    const open = async () => {
        const { baseUrl } = inputs.service;
        if (baseUrl !== undefined)
            return openRemote(baseUrl, run, host);
        const { openEmbeddedBackend } = await Promise.all(/* import() */[__webpack_require__.e(5251), __webpack_require__.e(949), __webpack_require__.e(3090), __webpack_require__.e(1369), __webpack_require__.e(6951), __webpack_require__.e(1001), __webpack_require__.e(1173), __webpack_require__.e(8544), __webpack_require__.e(890), __webpack_require__.e(5099)]).then(__webpack_require__.bind(__webpack_require__, 36533));
        return openEmbeddedBackend(run, (await openDocs(host, true)) ?? (await ownPlace()), host, await config());
    };
    let opened;
    const said = request && 'comment' in request ? (0,_bot_request_js__WEBPACK_IMPORTED_MODULE_8__/* .commentOf */ .vm)(request) : undefined;
    const bot = (0,_bot_bot_context_js__WEBPACK_IMPORTED_MODULE_1__/* .buildBotContext */ .rm)({
        host,
        backend() {
            opened ??= open();
            return opened;
        },
        repository: facts.repository,
        markerKey: inputs.service.apiKey,
        style: { word: inputs.command.word, runUrl: facts.runUrl },
        log: runner,
        signal,
        dryRun: inputs.dryRun,
        wait: inputs.job.wait,
        timeoutMinutes: inputs.job.timeoutMinutes,
        permission: inputs.command.permission,
        rerun: facts.rerun,
        remember: (unfinished) => runner.state('unfinished', unfinished ? JSON.stringify({ ...unfinished, said }) : ''),
    }, config);
    return { bot, close: async () => (await opened?.catch(() => undefined))?.close() };
}
/** People without permission are refused before any settings are read. */
async function readConfig(host, { facts, runner }) {
    const { loadConfig } = await Promise.all(/* import() */[__webpack_require__.e(5251), __webpack_require__.e(949), __webpack_require__.e(3090), __webpack_require__.e(914)]).then(__webpack_require__.bind(__webpack_require__, 42258));
    return loadConfig(host, facts.repository, runner);
}
/** What the documentation lacks at a commit of a pull request. */
async function driftOf(pull, headSha, { run: { inputs, facts, env, signal, patience }, github, config, pages, }) {
    const [{ findPullDrift }, { gitPlace }, { driftRules }] = await Promise.all([
        Promise.all(/* import() */[__webpack_require__.e(5251), __webpack_require__.e(1369), __webpack_require__.e(645), __webpack_require__.e(6211), __webpack_require__.e(9494)]).then(__webpack_require__.bind(__webpack_require__, 44045)),
        __webpack_require__.e(/* import() */ 6018).then(__webpack_require__.bind(__webpack_require__, 43637)),
        Promise.all(/* import() */[__webpack_require__.e(5251), __webpack_require__.e(949), __webpack_require__.e(3090), __webpack_require__.e(1947)]).then(__webpack_require__.bind(__webpack_require__, 43090)),
    ]);
    return findPullDrift(pull, headSha, {
        github,
        path: facts.path,
        scratch: facts.temp ?? (0,node_os__WEBPACK_IMPORTED_MODULE_0__.tmpdir)(),
        place: gitPlace({ ...facts, token: inputs.service.githubToken ?? '' }, env),
        rules: driftRules(config, inputs.embedded.docsPaths),
        docs: pages && { ...pages, place: gitPlace({ ...facts, ...pages }, env) },
        signal,
        patience,
    });
}
async function openRemote(baseUrl, run, host) {
    const { apiKey = '', projectId = '' } = run.inputs.service;
    const [{ connectRemote }, { threadMarkers }] = await Promise.all([
        Promise.all(/* import() */[__webpack_require__.e(6085), __webpack_require__.e(6752), __webpack_require__.e(2876), __webpack_require__.e(6255)]).then(__webpack_require__.bind(__webpack_require__, 52876)),
        __webpack_require__.e(/* import() */ 3663).then(__webpack_require__.bind(__webpack_require__, 93663)),
    ]);
    return {
        service: connectRemote({ baseUrl, apiKey, env: run.env, log: run.runner }),
        projectId,
        threads: threadMarkers(host, { repository: run.facts.repository, key: apiKey }),
        repeatable: false,
        readsThreads: false,
        close: async () => { },
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

/***/ 61812:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   f: () => (/* binding */ createRemembered)
/* harmony export */ });
/** Reads what has the same key at most once in this time, however many ask. A failure counts, too. */
function createRemembered(clock, forMs) {
    // Oldest first.
    const reads = new Map();
    return (key, read) => {
        const now = clock.now();
        for (const [old, { at }] of reads) {
            if (now - at < forMs)
                break;
            reads.delete(old);
        }
        const known = reads.get(key);
        if (known)
            return known.found;
        const found = read();
        reads.set(key, { at: now, found });
        return found;
    };
}


/***/ })

};
