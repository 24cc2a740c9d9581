export const id = 1922;
export const ids = [1922,2297];
export const modules = {

/***/ 92137:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   S: () => (/* binding */ connectGithub)
/* harmony export */ });
/* harmony import */ var _github_client_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(31287);
/* harmony import */ var _shared_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(42205);
/* harmony import */ var _shared_network_network_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(10031);
/* harmony import */ var _shared_runtime_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(82860);




function connectGithub({ env, inputs, facts, runner, patience }) {
    const token = inputs.service.githubToken;
    if (!token) {
        throw new _shared_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .SetupError */ .w3('Input `github-token` is empty. Leave it out to use the workflow’s own token.');
    }
    // Not tied to the run's signal: the last update on a thread comes after it.
    return (0,_github_client_js__WEBPACK_IMPORTED_MODULE_0__.createGithub)({
        ...facts,
        token,
        ...(0,_shared_runtime_js__WEBPACK_IMPORTED_MODULE_2__/* .systemRuntime */ .gh)(runner),
        fetch: (0,_shared_network_network_js__WEBPACK_IMPORTED_MODULE_3__/* .fetchFor */ .Gt)(env),
        patience,
    });
}


/***/ }),

/***/ 22297:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   openBotContext: () => (/* binding */ openBotContext)
/* harmony export */ });
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(48161);
/* harmony import */ var _bot_bot_context_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(64561);
/* harmony import */ var _bot_request_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(92939);
/* harmony import */ var _config_config_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7657);
/* harmony import */ var _config_settings_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(81910);
/* harmony import */ var _github_settings_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(43637);
/* harmony import */ var _github_thread_host_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(54572);
/* harmony import */ var _jobs_changes_secrets_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(29419);
/* harmony import */ var _shared_remembered_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(61812);
/* harmony import */ var _shared_runtime_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(82860);
/* harmony import */ var _connect_github_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(92137);
/* harmony import */ var _workflow_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(22062);
// Builds the bot that handles commands and jobs in a workflow run, and the service behind it: remote if
// `base-url` is set, otherwise in this process.












/** The command asks, and then the job that it starts. */
const DRIFT_MS = 600_000;
async function openBotContext(run, request) {
    const { inputs, facts, runner, signal } = run;
    const github = (0,_connect_github_js__WEBPACK_IMPORTED_MODULE_8__/* .connectGithub */ .S)(run);
    let loaded;
    const config = () => {
        loaded ??= (0,_config_settings_js__WEBPACK_IMPORTED_MODULE_3__/* .loadSettings */ .M5)(host, facts.repository, runner).then((settings) => settings.config);
        return loaded;
    };
    const openDocs = async (there, writes) => {
        const settings = await config();
        if ((0,_workflow_js__WEBPACK_IMPORTED_MODULE_9__/* .docsRepositoryOf */ .DQ)(run, settings) === undefined)
            return undefined;
        const { openDocsRepository } = await __webpack_require__.e(/* import() */ 489).then(__webpack_require__.bind(__webpack_require__, 489));
        return openDocsRepository(run, settings, there, { writes });
    };
    const ownPlace = async () => ({
        ...facts,
        token: inputs.service.githubToken ?? '',
        github,
        config: await config(),
        defaultBranch: run.event.payload.repository?.default_branch,
    });
    const remembered = (0,_shared_remembered_js__WEBPACK_IMPORTED_MODULE_10__/* .createRemembered */ .f)(_shared_runtime_js__WEBPACK_IMPORTED_MODULE_7__/* .systemClock */ .ml, DRIFT_MS);
    const findDrift = async (pull, headSha) => driftOf(pull, headSha, {
        run,
        github,
        config: await config(),
        pages: await openDocs(host, false),
    });
    const host = (0,_bot_bot_context_js__WEBPACK_IMPORTED_MODULE_1__/* .redacting */ .qG)({
        ...(0,_github_thread_host_js__WEBPACK_IMPORTED_MODULE_5__.createThreadHost)(github, facts.workflow),
        drift: (pull, headSha) => remembered(`${pull} ${headSha}`, () => findDrift(pull, headSha)),
    }, (0,_jobs_changes_secrets_js__WEBPACK_IMPORTED_MODULE_6__/* .secretValues */ .VX)(run.env));
    const open = async () => {
        const { baseUrl } = inputs.service;
        if (baseUrl !== undefined)
            return openRemote(baseUrl, run, host);
        const { openEmbeddedBackend } = await Promise.all(/* import() */[__webpack_require__.e(6994), __webpack_require__.e(5052), __webpack_require__.e(1369), __webpack_require__.e(9109), __webpack_require__.e(5931), __webpack_require__.e(1088), __webpack_require__.e(1430), __webpack_require__.e(890), __webpack_require__.e(2995), __webpack_require__.e(958)]).then(__webpack_require__.bind(__webpack_require__, 36533));
        return openEmbeddedBackend(run, (await openDocs(host, true)) ?? (await ownPlace()), host, await config());
    };
    let opened;
    const said = request && 'comment' in request ? (0,_bot_request_js__WEBPACK_IMPORTED_MODULE_11__/* .commentOf */ .vm)(request) : undefined;
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
/** What the documentation lacks at a commit of a pull request. */
async function driftOf(pull, headSha, { run: { inputs, facts, env, signal, patience }, github, config, pages, }) {
    const { findPullDrift } = await Promise.all(/* import() */[__webpack_require__.e(6994), __webpack_require__.e(5052), __webpack_require__.e(1369), __webpack_require__.e(5722)]).then(__webpack_require__.bind(__webpack_require__, 44045));
    return findPullDrift(pull, headSha, {
        github,
        path: facts.path,
        scratch: facts.temp ?? (0,node_os__WEBPACK_IMPORTED_MODULE_0__.tmpdir)(),
        place: (0,_github_settings_js__WEBPACK_IMPORTED_MODULE_4__.gitPlace)({ ...facts, token: inputs.service.githubToken ?? '' }, env),
        rules: (0,_config_config_js__WEBPACK_IMPORTED_MODULE_2__/* .driftRules */ .xp)(config, inputs.embedded.docsPaths),
        docs: pages && { ...pages, place: (0,_github_settings_js__WEBPACK_IMPORTED_MODULE_4__.gitPlace)({ ...facts, ...pages }, env) },
        signal,
        patience,
    });
}
async function openRemote(baseUrl, run, host) {
    const { apiKey = '', projectId = '' } = run.inputs.service;
    const [{ connectRemote }, { threadMarkers }] = await Promise.all([
        Promise.all(/* import() */[__webpack_require__.e(6752), __webpack_require__.e(2876), __webpack_require__.e(6255)]).then(__webpack_require__.bind(__webpack_require__, 52876)),
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
    return { reviews: config.review === 'instructions', fixChecks: config['fix-checks'] };
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
        this.#comment = found.comment;
        this.#marker = found.marker;
        this.#endedBefore = isEnded(found.marker);
        return found.marker;
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
        // Also when it cannot go: the other run is at it all the same.
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
        try {
            this.#isNew = this.#comment === undefined;
            if (this.#comment)
                await host.editComment(this.#comment, body);
            else
                this.#comment = await host.createComment(this.place, body, marker);
            return true;
        }
        catch (error) {
            // Someone deleted the answer: they do not want it, and it does not come back.
            if (error instanceof _shared_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .NotFound */ .Mk && this.#comment)
                this.#gone = true;
            else if ((0,_shared_waiting_js__WEBPACK_IMPORTED_MODULE_1__/* .isAway */ .Dg)(error))
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
/* harmony export */   $t: () => (/* binding */ placeOf),
/* harmony export */   A6: () => (/* binding */ eventOf),
/* harmony export */   Gz: () => (/* binding */ driftPrompt),
/* harmony export */   Uo: () => (/* binding */ headOf),
/* harmony export */   _3: () => (/* binding */ checksPrompt),
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
        'The context lists what the check found. Document what no page mentions where readers look for it,',
        'and correct or remove what pages say about things that are gone.',
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
function placeOf({ thread, opener }) {
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

/***/ 51947:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ab: () => (/* binding */ ViewsResult),
/* harmony export */   Dl: () => (/* binding */ ReceivedJob),
/* harmony export */   Fw: () => (/* binding */ ErrorBody),
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
/* unused harmony exports ViewCounts, PageViews */
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
        .describe('The change that the latest finished request took back, if it did.'),
    undoable: zod__WEBPACK_IMPORTED_MODULE_4__/* .boolean */ .zMY()
        .optional()
        .catch(undefined)
        .describe('The job has a change that can be taken back.'),
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
/** Of what we add to the contract: longer ranges are more often typos in the year than intended. */
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

/***/ 43637:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   gitPlace: () => (/* binding */ gitPlace),
/* harmony export */   githubSettings: () => (/* binding */ githubSettings)
/* harmony export */ });
/* harmony import */ var _shared_network_network_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(10031);
/* harmony import */ var _shared_runtime_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(82860);
/* harmony import */ var _shared_waiting_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(12099);
// How the command line reaches GitHub: by the variables that a workflow has, or github.com.



function githubSettings(env, known) {
    return {
        ...known,
        apiUrl: env.GITHUB_API_URL ?? 'https://api.github.com',
        graphqlUrl: env.GITHUB_GRAPHQL_URL ?? 'https://api.github.com/graphql',
        serverUrl: env.GITHUB_SERVER_URL ?? 'https://github.com',
        clock: _shared_runtime_js__WEBPACK_IMPORTED_MODULE_0__/* .systemClock */ .ml,
        random: Math.random,
        fetch: (0,_shared_network_network_js__WEBPACK_IMPORTED_MODULE_2__/* .fetchFor */ .Gt)(env),
        // Jobs and deliveries wait for GitHub without a process that waits with them.
        patience: new _shared_waiting_js__WEBPACK_IMPORTED_MODULE_1__/* .Patience */ .i3(_shared_waiting_js__WEBPACK_IMPORTED_MODULE_1__/* .BRIEFLY_MS */ .tK),
    };
}
/** Where git finds a repository on GitHub, and what it needs there. */
function gitPlace({ serverUrl, repository, token, }, env) {
    return {
        remote: `${serverUrl}/${repository}.git`,
        credentials: { origin: new URL(serverUrl).origin, token },
        network: (0,_shared_network_network_js__WEBPACK_IMPORTED_MODULE_2__/* .gitNetwork */ .D6)(env),
    };
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
/* harmony export */   bD: () => (/* binding */ PROXY_VARIABLES)
/* harmony export */ });
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
function isLoopback(hostname) {
    return /^(localhost|.+\.localhost|127\.[\d.]+|\[::1\])$/.test(hostname);
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


/***/ }),

/***/ 52926:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Dx: () => (/* binding */ connectionFailure),
/* harmony export */   G1: () => (/* binding */ fullJitter),
/* harmony export */   Vs: () => (/* binding */ retryAfterMs),
/* harmony export */   X2: () => (/* binding */ isAmbiguous),
/* harmony export */   m: () => (/* binding */ MAX_ATTEMPTS),
/* harmony export */   nj: () => (/* binding */ nextAttempt)
/* harmony export */ });
// When to ask another machine again, and after how long: one policy for the service, GitHub, and the
// model. Pure: the sender obeys.
const MAX_ATTEMPTS = 5;
const BACKOFF = { baseMs: 500, capMs: 30_000 };
function nextAttempt(attempt, random) {
    const { failure, made, now } = attempt;
    if (!isTransient(failure))
        return { kind: 'final' };
    if (isAmbiguous(failure) && !attempt.repeatable)
        return { kind: 'unclear' };
    if (made >= (attempt.attempts ?? MAX_ATTEMPTS))
        return { kind: 'exhausted' };
    const asked = failure.kind === 'status' ? (failure.retryAfterMs ?? 0) : 0;
    // On top of the requested delay, so that callers limited together do not return together.
    const delayMs = asked + fullJitter(made - 1, BACKOFF, random);
    return now + delayMs >= attempt.deadline ? { kind: 'exhausted' } : { kind: 'again', delayMs };
}
/** Whether the request may have taken effect although there was no usable response. */
function isAmbiguous(failure) {
    if (failure.kind === 'status')
        return failure.status === 408 || failure.status >= 500;
    return failure.kind === 'broken';
}
function isTransient(failure) {
    return failure.kind !== 'status' || failure.status === 429 || isAmbiguous(failure);
}
/** `Retry-After` in milliseconds: seconds or an HTTP date; undefined for anything else. */
function retryAfterMs(header, now) {
    if (header === undefined)
        return undefined;
    if (/^\s*\d{1,9}\s*$/.test(header))
        return Number(header) * 1000;
    // A date contains letters; Date.parse alone would accept nearly any number as a year.
    const date = /[a-z]/i.test(header) ? Date.parse(header) : Number.NaN;
    return Number.isNaN(date) ? undefined : Math.max(0, date - now);
}
/** Errors that come before the first byte of a request has left. */
const NOT_SENT = new Set([
    'ECONNREFUSED',
    'ENOTFOUND',
    'EAI_AGAIN',
    'EHOSTUNREACH',
    'ENETUNREACH',
    'EADDRNOTAVAIL',
    'UND_ERR_CONNECT_TIMEOUT',
    'UND_ERR_PRX_TLS',
]);
/** Of a request without an answer: was anything sent? The code may be on a nested cause. */
function connectionFailure(error) {
    let at = error;
    for (let depth = 0; depth < 5 && at instanceof Error; depth += 1) {
        if (NOT_SENT.has(String(at.code)))
            return { kind: 'refused' };
        at = at.cause;
    }
    return { kind: 'broken' };
}
/** `rand(0, min(cap, base · 2ⁿ))` for the n-th retry, counted from 0. */
function fullJitter(retry, { baseMs, capMs }, random) {
    return Math.floor(random() * Math.min(capMs, baseMs * 2 ** retry));
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
