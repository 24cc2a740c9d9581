export const id = 1809;
export const ids = [1809];
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


/***/ })

};
