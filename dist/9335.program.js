export const id = 9335;
export const ids = [9335,4870,1809];
export const modules = {

/***/ 58982:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   S: () => (/* binding */ connectGithub)
/* harmony export */ });
/* harmony import */ var _github_client_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(89734);
/* harmony import */ var _shared_clock_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(66122);
/* harmony import */ var _shared_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(42205);
/* harmony import */ var _network_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(72605);




function connectGithub({ env, inputs, facts, runner }) {
    const token = inputs.service.githubToken;
    if (!token) {
        throw new _shared_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .SetupError */ .w3('Input `github-token` is empty. Leave it out to use the workflow’s own token.');
    }
    // Not tied to the run's signal: the last update on a thread comes after it.
    return (0,_github_client_js__WEBPACK_IMPORTED_MODULE_0__.createGithub)({
        ...facts,
        token,
        clock: _shared_clock_js__WEBPACK_IMPORTED_MODULE_1__/* .systemClock */ .m,
        random: Math.random,
        log: runner,
        fetch: (0,_network_js__WEBPACK_IMPORTED_MODULE_3__/* .fetchFor */ .G)(env),
    });
}


/***/ }),

/***/ 21809:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   openDesk: () => (/* binding */ openDesk)
/* harmony export */ });
/* harmony import */ var _action_trigger_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(57755);
/* harmony import */ var _changes_secret_values_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(6171);
/* harmony import */ var _github_thread_host_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(58563);
/* harmony import */ var _shared_clock_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(66122);
/* harmony import */ var _thread_request_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(11852);
/* harmony import */ var _discreet_host_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(56109);
/* harmony import */ var _host_settings_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(61387);
/* harmony import */ var _connect_github_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(58982);
// Builds the desk that handles commands and jobs in a workflow run.








async function openDesk(run, request) {
    const { inputs, facts, runner, signal } = run;
    const github = (0,_connect_github_js__WEBPACK_IMPORTED_MODULE_5__/* .connectGithub */ .S)(run);
    const host = (0,_discreet_host_js__WEBPACK_IMPORTED_MODULE_3__/* .discreet */ .C)((0,_github_thread_host_js__WEBPACK_IMPORTED_MODULE_1__.createThreadHost)(github, facts.workflow), (0,_changes_secret_values_js__WEBPACK_IMPORTED_MODULE_6__/* .secretValues */ .V)(run.env));
    let loaded;
    const config = () => {
        loaded ??= (0,_host_settings_js__WEBPACK_IMPORTED_MODULE_4__/* .loadSettings */ .M5)(host, facts.repository, runner).then((settings) => settings.config);
        return loaded;
    };
    let opened;
    const backend = () => {
        const open = async () => (await __webpack_require__.e(/* import() */ 5434).then(__webpack_require__.bind(__webpack_require__, 25434))).openBackend(run, github, host, config);
        opened ??= open();
        return opened;
    };
    const said = request && 'comment' in request ? (0,_thread_request_js__WEBPACK_IMPORTED_MODULE_7__/* .utteranceOf */ .pI)(request) : undefined;
    return {
        desk: {
            host,
            backend,
            repository: facts.repository,
            markerKey: inputs.service.apiKey,
            voice: { word: inputs.command.word, runUrl: facts.runUrl },
            clock: _shared_clock_js__WEBPACK_IMPORTED_MODULE_2__/* .systemClock */ .m,
            random: Math.random,
            log: runner,
            signal,
            dryRun: inputs.dryRun,
            wait: inputs.job.wait,
            timeoutMinutes: inputs.job.timeoutMinutes,
            permission: inputs.command.permission,
            read: (body) => (0,_action_trigger_js__WEBPACK_IMPORTED_MODULE_0__/* .readCommand */ .U)(body, inputs.command.word),
            settings: async () => followUps(await config()),
            rerun: facts.rerun,
            remember: (unfinished) => runner.state('unfinished', unfinished ? JSON.stringify({ ...unfinished, said }) : ''),
        },
        close: async () => (await opened?.catch(() => undefined))?.close(),
    };
}
function followUps(config) {
    return { reviews: config.review === 'instructions', fixChecks: config['fix-checks'] };
}


/***/ }),

/***/ 99335:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  finishAfter: () => (/* binding */ finishAfter)
});

// EXTERNAL MODULE: ./node_modules/@actions/core/lib/core.js + 11 modules
var core = __webpack_require__(91659);
// EXTERNAL MODULE: ./.build/program/src/action/inputs.js + 1 modules
var action_inputs = __webpack_require__(48388);
// EXTERNAL MODULE: ./.build/program/src/action/runner-facts.js
var runner_facts = __webpack_require__(60435);
// EXTERNAL MODULE: ./.build/program/src/shared/errors.js
var errors = __webpack_require__(42205);
// EXTERNAL MODULE: ./.build/program/src/thread/desk.js
var thread_desk = __webpack_require__(11032);
// EXTERNAL MODULE: ./.build/program/src/thread/marker.js
var thread_marker = __webpack_require__(31359);
// EXTERNAL MODULE: ./.build/program/src/thread/reply.js
var reply = __webpack_require__(79785);
// EXTERNAL MODULE: ./.build/program/src/thread/words.js + 1 modules
var words = __webpack_require__(34870);
;// CONCATENATED MODULE: ./.build/program/src/thread/finish-unfinished.js
// An answer whose run was killed gets its last words from whoever comes after it.




async function finishUnfinished({ place, marker, comment, said }, desk) {
    const { host, voice } = desk;
    const scope = (0,thread_desk/* scopeOf */.O)(desk, place.thread);
    const found = await (0,reply/* findMarked */.E)(host, place, (0,thread_marker/* markerPrefix */.X4)(marker.event), scope);
    const current = found.find((one) => one.comment.id === comment.id);
    // Deleted, or the run had said its last words and was killed right after.
    if (!current || !(0,thread_marker/* isOpen */.nT)(current.marker))
        return;
    const body = words/* commentBody */.I2((0,thread_marker/* writeMarker */.en)(marker, scope), words/* interrupted */.VM(voice));
    await host.editComment(comment, body);
    if (said)
        await host.react(said, 'confused');
}

// EXTERNAL MODULE: ./.build/program/src/compose/action/desk.js
var action_desk = __webpack_require__(21809);
// EXTERNAL MODULE: ./.build/program/src/compose/action/workflow-context.js
var workflow_context = __webpack_require__(46243);
// EXTERNAL MODULE: ./.build/program/src/compose/action/workflow-runner.js + 1 modules
var workflow_runner = __webpack_require__(21936);
;// CONCATENATED MODULE: ./.build/program/src/compose/action/post-step.js
// The `post` step: finishes a reply that the run could not finish itself.








async function finishAfter(env) {
    const runner = (0,workflow_runner/* openRunner */.N)();
    try {
        const inputs = (0,action_inputs/* parseInputs */.TL)(core.getInput);
        const signal = new AbortController().signal;
        const context = await (0,workflow_context/* openContext */.e)(env);
        const event = (0,runner_facts/* readEvent */.j_)(context, env);
        const facts = (0,runner_facts/* readFacts */.MH)(context, env);
        const run = { env, runner, inputs, context, event, facts, signal, works: false };
        const { desk } = await (0,action_desk.openDesk)(run);
        await finishUnfinished(JSON.parse((0,core.getState)('unfinished')), desk);
    }
    catch (error) {
        // The step already has its result, and a failed cleanup must not change it.
        runner.warn(`Could not finish the reply on the thread: ${(0,errors/* sentence */.em)(error)}`);
    }
}


/***/ }),

/***/ 56109:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C: () => (/* binding */ discreet)
/* harmony export */ });
/* harmony import */ var _changes_secrets_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(74279);
// A host that never publishes a secret, wherever it came from.

/** The secrets are read for each text: tokens change. */
function discreet(host, secrets) {
    const redact = (text) => (0,_changes_secrets_js__WEBPACK_IMPORTED_MODULE_0__/* .secretScanner */ .R)(secrets).redact(text);
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

/***/ 61387:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   M5: () => (/* binding */ loadSettings),
/* harmony export */   d1: () => (/* binding */ organizationOf),
/* harmony export */   f5: () => (/* binding */ settingsOf),
/* harmony export */   u0: () => (/* binding */ lockedWords),
/* harmony export */   wC: () => (/* binding */ warnOfLocked)
/* harmony export */ });
/* harmony import */ var _action_settings_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(55648);
// The settings of a repository and of the organization that it belongs to.

/** `repository`: `OWNER/NAME` */
async function loadSettings(host, repository, log) {
    const [own, organization] = await Promise.all([
        host.readFile(_action_settings_js__WEBPACK_IMPORTED_MODULE_0__/* .CONFIG_PATH */ .tF),
        host.readOwnersFile(_action_settings_js__WEBPACK_IMPORTED_MODULE_0__/* .ORGANIZATION_PATH */ .Kw),
    ]);
    const settings = settingsOf(repository, own, organization);
    warnOfLocked(settings, repository, log);
    return settings;
}
function settingsOf(repository, own, organization) {
    const organizationName = organizationOf(repository);
    return (0,_action_settings_js__WEBPACK_IMPORTED_MODULE_0__/* .readSettings */ .sb)({ repository: own, organization, organizationName });
}
function organizationOf(repository) {
    return `${repository.split('/')[0]}/${_action_settings_js__WEBPACK_IMPORTED_MODULE_0__/* .ORGANIZATION_REPOSITORY */ .PO}`;
}
function warnOfLocked({ overruled }, repository, log) {
    if (overruled.length > 0)
        log.warn(lockedWords(overruled, repository));
}
function lockedWords(names, repository) {
    const all = names.map((name) => `\`${name}\``).join(', ');
    const [them, values] = names.length === 1 ? ['it', 'value is'] : ['them', 'values are'];
    return `\`${_action_settings_js__WEBPACK_IMPORTED_MODULE_0__/* .CONFIG_PATH */ .tF}\` sets ${all}, but ${organizationOf(repository)} locks ${them}, so the organization's ${values} used. Remove ${them} from the file.`;
}


/***/ }),

/***/ 72605:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D: () => (/* binding */ gitNetwork),
/* harmony export */   G: () => (/* binding */ fetchFor)
/* harmony export */ });
/* harmony import */ var _proxy_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(50859);
// Outgoing connections: through the proxy from the environment, for the service, GitHub, the model,
// and git.

/** Node's own `fetch` unless there is a proxy: the package that supports proxies loads slowly. */
function fetchFor(env) {
    const proxy = (0,_proxy_js__WEBPACK_IMPORTED_MODULE_0__/* .proxyOf */ .O)(env);
    if (!proxy)
        return fetch;
    let opened;
    return async (input, init) => {
        opened ??= Promise.all(/* import() */[__webpack_require__.e(6752), __webpack_require__.e(114)]).then(__webpack_require__.bind(__webpack_require__, 70114)).then(({ fetchThrough }) => fetchThrough(proxy));
        return (await opened)(input, init);
    };
}
/** The same settings for git. libcurl reads `http_proxy` only in lowercase. */
function gitNetwork(env) {
    const proxy = (0,_proxy_js__WEBPACK_IMPORTED_MODULE_0__/* .proxyOf */ .O)(env);
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

/***/ 50859:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   O: () => (/* binding */ proxyOf),
/* harmony export */   b: () => (/* binding */ PROXY_VARIABLES)
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


/***/ }),

/***/ 66122:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   L: () => (/* binding */ isoTime),
/* harmony export */   m: () => (/* binding */ systemClock)
/* harmony export */ });
// Time is injected: tests use their own clock and never wait.
const systemClock = {
    now: () => Date.now(),
    sleep(ms, signal) {
        return new Promise((resolve, reject) => {
            if (signal?.aborted)
                return reject(signal.reason);
            const onAbort = () => {
                clearTimeout(timer);
                reject(signal?.reason);
            };
            const timer = setTimeout(() => {
                signal?.removeEventListener('abort', onAbort);
                resolve();
            }, ms);
            signal?.addEventListener('abort', onAbort, { once: true });
        });
    },
};
let last = { ms: 0, text: '1970-01-01T00:00:00.000Z' };
/** A busy server asks for the same millisecond many times. */
function isoTime(ms) {
    if (ms !== last.ms)
        last = { ms, text: new Date(ms).toISOString() };
    return last.text;
}


/***/ }),

/***/ 11032:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ replyAt),
/* harmony export */   O: () => (/* binding */ scopeOf)
/* harmony export */ });
/* harmony import */ var _reply_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(79785);

/** `heading` stands above whatever the answer says. */
function replyAt(desk, event, place, heading) {
    return new _reply_js__WEBPACK_IMPORTED_MODULE_0__/* .Reply */ .v(event, place, scopeOf(desk, place.thread), desk, heading);
}
function scopeOf({ repository, markerKey }, thread) {
    return { repository, thread, ...(markerKey !== undefined && { key: markerKey }) };
}


/***/ }),

/***/ 79785:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E: () => (/* binding */ findMarked),
/* harmony export */   v: () => (/* binding */ Reply)
/* harmony export */ });
/* harmony import */ var _shared_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(42205);
/* harmony import */ var _marker_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(31359);
/* harmony import */ var _phrases_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(53755);
/* harmony import */ var _words_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(34870);




/** GitHub limits how often content is written; people do not read faster. */
const EDIT_EVERY_MS = 15_000;
class Reply {
    event;
    place;
    #scope;
    #deps;
    #comment;
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
        const prefix = (0,_marker_js__WEBPACK_IMPORTED_MODULE_1__/* .markerPrefix */ .X4)(this.event);
        const marked = await findMarked(this.#deps.host, this.place, prefix, this.#scope);
        const found = marked.find(({ marker }) => marker.event === this.event);
        if (!found)
            return null;
        this.#comment = found.comment;
        this.#marker = found.marker;
        this.#endedBefore = isEnded(found.marker);
        return found.marker;
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
        const doubt = (error) => {
            log.warn(`Whether another run has answered is not known: ${(0,_shared_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .sentence */ .em)(error)}`);
            return null;
        };
        const marker = ours ? await this.find().catch(doubt) : null;
        if (!marker || ours?.id === this.#comment?.id)
            return null;
        this.#rememberIt();
        // Also when it cannot go: the other run is at it all the same.
        if (ours)
            await host.deleteComment(ours).catch((error) => log.warn((0,_shared_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .sentence */ .em)(error)));
        return marker;
    }
    /**
     * Says it at once, and answers whether it stands there. From a `sending` answer on, somebody has
     * to finish it.
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
    /** Says it when the last edit is long enough ago; what comes next will say more anyway. */
    async progress(text) {
        if (this.#deps.clock.now() - this.#shownAt >= EDIT_EVERY_MS)
            await this.#write(text);
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
        }
        catch (error) {
            this.#deps.log.warn(`The answer on the thread could not be written: ${(0,_shared_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .sentence */ .em)(error)}`);
            return;
        }
        if (!isEnded(this.#marker))
            await this.finish(text);
    }
    #rememberIt() {
        if (!this.#comment || !(0,_marker_js__WEBPACK_IMPORTED_MODULE_1__/* .isOpen */ .nT)(this.#marker))
            return;
        const { kind, id } = this.#comment;
        this.#deps.remember({ comment: { kind, id }, marker: this.#marker, place: this.place });
    }
    async #write(text) {
        const { host, clock, log } = this.#deps;
        if (this.#gone)
            return false;
        this.#shownAt = clock.now();
        const marker = (0,_marker_js__WEBPACK_IMPORTED_MODULE_1__/* .writeMarker */ .en)(this.#marker, this.#scope);
        const body = (0,_words_js__WEBPACK_IMPORTED_MODULE_2__/* .commentBody */ .I2)(marker, (0,_phrases_js__WEBPACK_IMPORTED_MODULE_3__/* .paragraphs */ .qN)([this.#heading, text]));
        try {
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
            else
                log.warn(`The answer on the thread could not be written: ${(0,_shared_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .sentence */ .em)(error)}`);
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
        const marker = (0,_marker_js__WEBPACK_IMPORTED_MODULE_1__/* .readMarker */ .t7)(comment.body, scope);
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

/***/ 11852:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $t: () => (/* binding */ placeOf),
/* harmony export */   A6: () => (/* binding */ eventOf),
/* harmony export */   Uo: () => (/* binding */ headOf),
/* harmony export */   Vh: () => (/* binding */ SUBCOMMANDS),
/* harmony export */   _3: () => (/* binding */ checksPrompt),
/* harmony export */   pI: () => (/* binding */ utteranceOf)
/* harmony export */ });
const SUBCOMMANDS = ['status', 'retry', 'cancel', 'archive', 'help'];
/** What a job is asked then: the same for every check of a commit. */
function checksPrompt(headSha) {
    return [
        `Checks failed on this pull request at commit ${headSha.slice(0, 10)}.`,
        'The context quotes their output. Find the cause, and fix it if it is in the documentation.',
        'If it is not, change nothing and say what the cause is.',
    ].join(' ');
}
/** The head of a pull request as it is now, for an instruction's origin. */
function headOf({ headRef, headSha, sameRepository, state }) {
    return { headRef, headSha, sameRepository, open: state === 'open' };
}
function utteranceOf({ comment: { kind, id }, thread }) {
    return kind === 'review' ? { kind, id, pull: thread } : { kind, id };
}
/** Where the answer goes. */
function placeOf({ thread, opener }) {
    return { thread, ...(opener !== undefined && { replyTo: opener }) };
}
/** The name of a comment's event: the same for every delivery and every attempt. */
function eventOf({ kind, id }) {
    return kind === 'issue' ? `comment:${id}` : `${kind}:${id}`;
}


/***/ }),

/***/ 34870:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  xJ: () => (/* binding */ archived),
  NK: () => (/* binding */ cancelRequested),
  I2: () => (/* binding */ commentBody),
  NF: () => (/* binding */ couldNot),
  xl: () => (/* binding */ finished),
  yj: () => (/* binding */ help),
  VM: () => (/* binding */ interrupted),
  mr: () => (/* binding */ linkBack),
  lE: () => (/* binding */ mention),
  XP: () => (/* binding */ noJob),
  JM: () => (/* binding */ notOffered),
  ed: () => (/* binding */ received),
  x5: () => (/* binding */ refusal),
  A4: () => (/* binding */ started),
  h5: () => (/* binding */ words_status),
  iU: () => (/* binding */ timedOut),
  lD: () => (/* binding */ unclear),
  b6: () => (/* binding */ unknownOutcome),
  Cc: () => (/* binding */ working)
});

// EXTERNAL MODULE: ./.build/program/src/contract/job.js
var contract_job = __webpack_require__(99916);
// EXTERNAL MODULE: ./.build/program/src/text/foreign.js
var foreign = __webpack_require__(93818);
// EXTERNAL MODULE: ./.build/program/src/thread/outcome.js
var thread_outcome = __webpack_require__(41425);
// EXTERNAL MODULE: ./.build/program/src/thread/phrases.js
var phrases = __webpack_require__(53755);
;// CONCATENATED MODULE: ./.build/program/src/thread/completed.js



function completed(job, word) {
    if (job.prLink && (0,thread_outcome/* checksFail */.So)(job)) {
        return [
            `⚠️ **The checks fail: ${(0,phrases/* link */.nf)(job.prLink)}**`,
            agentSays(job),
            `${draftNote(job)} To have the agent fix them, comment \`${word} fix the checks\` or say what to change, here or on the pull request.`,
        ];
    }
    const address = job.prLink ?? job.docket?.compareLink;
    if (job.docket?.changed === false && address) {
        return [
            `✅ **Nothing changed.** The agent changed no files this time, so its earlier work is as it was: ${(0,phrases/* link */.nf)(address)}`,
            agentSays(job),
            `To get something else, comment \`${word} …\` and describe what to change.`,
        ];
    }
    if (job.prLink) {
        return [
            `🚀 **Done: ${(0,phrases/* link */.nf)(job.prLink)}**`,
            agentSays(job),
            job.docket?.draft === 'made'
                ? 'The checks pass, but Docket could not mark the pull request ready for review. Do that on the pull request.'
                : '',
            `To continue, comment \`${word} …\` here or on the pull request. A maintainer may need to approve its CI run.`,
        ];
    }
    if (job.docket?.compareLink) {
        return [
            (0,thread_outcome/* checksFail */.So)(job)
                ? `⚠️ **The checks fail. Open the pull request yourself, as a draft: ${(0,phrases/* link */.nf)(job.docket.compareLink)}**`
                : `🚀 **Done. Open the pull request yourself: ${(0,phrases/* link */.nf)(job.docket.compareLink)}**`,
            (0,foreign/* quoted */.TL)(job.docket.reason ?? 'The pull request could not be opened.'),
            'To let Docket open it next time, select **Settings → Actions → General → Allow GitHub Actions to create and approve pull requests**.',
        ];
    }
    return ['✅ **No files changed.**', agentSays(job), `To continue, comment \`${word} …\`.`];
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
    return said ? `The agent says:\n\n${(0,foreign/* quoted */.TL)(said)}` : '';
}

;// CONCATENATED MODULE: ./.build/program/src/thread/words.js
// What Docket says on threads: plain, kind, and always with what to do next. Pure. Text from a
// service, an agent, or a person is cleaned and defused before it goes into a comment.





/** GitHub takes 65,536 characters; what is counted there is not quite what is counted here. */
const MAX_COMMENT = 60_000;
function commentBody(marker, text) {
    return (0,foreign/* bound */.$s)(`${marker}\n${text}`, MAX_COMMENT, '\n\n… (cut to fit in a comment)');
}
function received(voice) {
    return `👀 **On it.** This comment is updated as the job progresses.\n\n${(0,phrases/* small */.EX)([(0,phrases/* run */.eF)(voice)])}`;
}
function working(job, { elapsedMs }, voice) {
    const state = job.status === 'active' ? 'is working' : `is \`${(0,foreign/* inline */.mG)(job.status)}\``;
    return (0,phrases/* paragraphs */.qN)([
        `⏳ **Working on it.** The agent ${state} (${(0,phrases/* duration */.p0)(elapsedMs)} so far).`,
        (0,phrases/* checks */.AV)(job),
        `To stop it, comment \`${voice.word} cancel\`.`,
        (0,phrases/* facts */.Ix)(job, voice),
    ]);
}
function finished(job, elapsed, voice) {
    return (0,phrases/* paragraphs */.qN)([
        ...ending(job, voice),
        (0,phrases/* checks */.AV)(job),
        (0,phrases/* facts */.Ix)(job, voice, (0,phrases/* duration */.p0)(elapsed.elapsedMs)),
    ]);
}
function ending(job, voice) {
    const { word } = voice;
    switch (job.status) {
        case 'completed':
            return completed(job, word);
        case 'archived':
            return [`🗄️ **This job is archived.** Comment \`${word} …\` to start a new one.`];
        default:
            return job.docket?.reason === contract_job/* CANCELLED */.gD
                ? [`🛑 **Canceled.** To resume, comment \`${word} retry\`.`]
                : [
                    '😕 **The job failed.**',
                    (0,foreign/* quoted */.TL)(job.docket?.reason ?? 'The service gave no reason.'),
                    `To try again, comment \`${word} retry\`. To change the request, comment \`${word} …\`.`,
                ];
    }
}
const follower = ({ runUrl }) => (runUrl ? 'This workflow' : 'The server');
function started(job, voice) {
    return (0,phrases/* paragraphs */.qN)([
        `🚀 **Started.** ${follower(voice)} does not wait for the result.`,
        `To see the status, comment \`${voice.word} status\`.`,
        (0,phrases/* facts */.Ix)(job, voice),
    ]);
}
/** `stopped`: the work ended here, and the reason says what is kept; otherwise the service continues. */
function timedOut(limit, stopped, job, voice) {
    const time = (0,phrases/* minutes */.Gx)(limit);
    return (0,phrases/* paragraphs */.qN)([
        stopped
            ? `⌛ **Stopped after ${time}.** To continue, comment \`${voice.word} retry\`.`
            : `⌛ **Still running after ${time}.** The job continues, but ${follower(voice).toLowerCase()} no longer follows it. To see the status, comment \`${voice.word} status\`.`,
        stopped && job.docket?.reason ? (0,foreign/* quoted */.TL)(job.docket.reason) : '',
        (0,phrases/* facts */.Ix)(job, voice),
    ]);
}
function interrupted(voice) {
    return (0,phrases/* paragraphs */.qN)([
        `🛑 **${voice.runUrl ? 'The workflow run' : 'The server'} was stopped before the job finished.**`,
        `To continue, ${voice.runUrl ? 'run the workflow again or ' : ''}comment \`${voice.word} retry\`. To end the job, comment \`${voice.word} cancel\`.`,
        (0,phrases/* small */.EX)([(0,phrases/* run */.eF)(voice)]),
    ]);
}
function unknownOutcome(voice) {
    return (0,phrases/* paragraphs */.qN)([
        '❔ **It is unknown whether this was started.** The request was sent, but no answer came back. Docket does not send it again, because that could do the work twice.',
        `Check the service, or comment \`${voice.word} new …\` to start a new job.`,
        (0,phrases/* small */.EX)([(0,phrases/* run */.eF)(voice)]),
    ]);
}
function couldNot(problem, voice) {
    return (0,phrases/* paragraphs */.qN)(['😕 **This did not work.**', (0,foreign/* quoted */.TL)(problem), (0,phrases/* small */.EX)([(0,phrases/* run */.eF)(voice)])]);
}
function refusal(author, required, problem, voice) {
    const why = problem === undefined
        ? `\`${voice.word}\` needs **${required}** permission on this repository.`
        : `Docket could not confirm that you have **${required}** permission on this repository.`;
    return `Thanks, ${(0,foreign/* inline */.mG)(author)}. ${why} Someone with that permission can run the command for you.`;
}
function help(voice) {
    const { word } = voice;
    const rows = [
        [`${word} <what to do>`, 'Requests a change, or continues this thread’s job.'],
        [`${word} new <what to do>`, 'Starts another job.'],
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
function unclear(meant, { word }) {
    return meant
        ? `🤔 **Did you mean \`${word} ${meant}\`?** Nothing was started. To request it as work: \`${word} new …\`.`
        : `🤔 **That is too short to act on.** Nothing was started. Describe the change in three or more words: \`${word} …\`. To request it as it is: \`${word} new …\`. \`${word} help\` lists the commands.`;
}
function words_status(job, voice) {
    if (job.status !== 'active')
        return (0,phrases/* paragraphs */.qN)([...ending(job, voice), (0,phrases/* facts */.Ix)(job, voice)]);
    return (0,phrases/* paragraphs */.qN)(['⏳ **The agent is working.**', (0,phrases/* checks */.AV)(job), (0,phrases/* facts */.Ix)(job, voice)]);
}
function noJob(voice) {
    return `This thread has no job yet. To start one, comment \`${voice.word} <what to do>\`.`;
}
function cancelRequested(job, voice) {
    if (job.status === 'active') {
        return (0,phrases/* paragraphs */.qN)(['🛑 **Canceling.** The job stops within seconds.', (0,phrases/* facts */.Ix)(job, voice)]);
    }
    return (0,phrases/* paragraphs */.qN)([
        job.docket?.reason === contract_job/* CANCELLED */.gD
            ? '🛑 **Canceled.**'
            : `There is nothing to cancel: the job is \`${(0,foreign/* inline */.mG)(job.status)}\`.`,
        (0,phrases/* facts */.Ix)(job, voice),
    ]);
}
function archived(job, voice) {
    return (0,phrases/* paragraphs */.qN)([
        `🗄️ **Archived.** To start a new job, comment \`${voice.word} …\`.`,
        (0,phrases/* facts */.Ix)(job, voice),
    ]);
}
function notOffered(what, voice) {
    const remedy = what === 'cancel'
        ? 'Wait for it to finish, then close its pull request.'
        : `You can leave it. To start another job, comment \`${voice.word} new …\`.`;
    return `The service that runs this job cannot ${what} it. ${remedy}`;
}
/** For a comment of its own, because edits notify nobody; undefined if there is nothing to tell. */
function mention(login, outcome, job) {
    const address = job.prLink ?? job.docket?.compareLink;
    const where = address ? `: ${(0,phrases/* link */.nf)(address)}` : '.';
    switch (outcome) {
        case 'pull-request':
            return (0,thread_outcome/* checksFail */.So)(job)
                ? `@${login}, your pull request is open, but its checks fail${where}`
                : `@${login}, your pull request is ready${where}`;
        case 'branch':
            return `@${login}, your change is ready. Open its pull request here${where}`;
        case 'no-changes':
            return `@${login}, your request is finished. No files changed.`;
        case 'failed':
        case 'timed-out':
            return `@${login}, your request was not completed. The reply above says why.`;
        default:
            return undefined;
    }
}
function linkBack(job, thread, voice) {
    const where = thread === undefined ? '' : `, requested in #${thread}`;
    return (0,phrases/* paragraphs */.qN)([
        `A documentation job opened this pull request${where}. To continue the job, comment \`${voice.word} …\` here.`,
        (0,phrases/* facts */.Ix)(job, voice),
    ]);
}


/***/ })

};
