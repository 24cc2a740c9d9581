export const id = 3551;
export const ids = [3551,859,9734];
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

/***/ 43551:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   seeDoctor: () => (/* binding */ seeDoctor)
/* harmony export */ });
/* harmony import */ var _action_config_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(33428);
/* harmony import */ var _action_trigger_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(57755);
/* harmony import */ var _doctor_doctor_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(49459);
/* harmony import */ var _doctor_probes_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(87223);
/* harmony import */ var _github_thread_host_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(17734);
/* harmony import */ var _shared_clock_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(66122);
/* harmony import */ var _host_probes_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(85);
/* harmony import */ var _network_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(72605);
/* harmony import */ var _connect_github_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(58982);
// `mode: doctor` in a workflow run.









async function seeDoctor(run) {
    const github = (0,_connect_github_js__WEBPACK_IMPORTED_MODULE_7__/* .connectGithub */ .S)(run);
    const host = (0,_github_thread_host_js__WEBPACK_IMPORTED_MODULE_4__.createThreadHost)(github);
    const probes = [
        triggerProbe(run),
        (0,_host_probes_js__WEBPACK_IMPORTED_MODULE_6__.tokenProbe)(host),
        threadProbe(host, run),
        (0,_host_probes_js__WEBPACK_IMPORTED_MODULE_6__.hostedConfigProbe)(host),
        checksProbe(host),
        clockProbe((0,_github_thread_host_js__WEBPACK_IMPORTED_MODULE_4__.createHostChecks)(github)),
        ...(await backendProbes(run, (0,_github_thread_host_js__WEBPACK_IMPORTED_MODULE_4__.createHostChecks)(github))),
    ];
    const findings = await (0,_doctor_doctor_js__WEBPACK_IMPORTED_MODULE_2__/* .examine */ .sb)(probes, (finding) => run.runner.info((0,_doctor_doctor_js__WEBPACK_IMPORTED_MODULE_2__/* .line */ .n8)(finding)));
    await run.runner.summary((0,_doctor_doctor_js__WEBPACK_IMPORTED_MODULE_2__/* .diagnosis */ .C1)(findings));
    const { well, says } = (0,_doctor_doctor_js__WEBPACK_IMPORTED_MODULE_2__/* .conclusion */ .q$)(findings);
    return { failed: !well, message: says };
}
async function backendProbes(run, checks) {
    const { inputs, facts, env, runner } = run;
    const { baseUrl, apiKey = '', projectId = '', githubToken = '' } = inputs.service;
    if (baseUrl !== undefined) {
        const { connectRemote } = await Promise.all(/* import() */[__webpack_require__.e(6752), __webpack_require__.e(3431), __webpack_require__.e(2558)]).then(__webpack_require__.bind(__webpack_require__, 33431));
        return [(0,_doctor_probes_js__WEBPACK_IMPORTED_MODULE_3__/* .serviceProbe */ .Yy)(connectRemote({ baseUrl, apiKey, env, log: runner }), projectId)];
    }
    const { agentCommand: command, modelUrl, model, modelKey: key, stateRef } = inputs.embedded;
    return [
        (0,_doctor_probes_js__WEBPACK_IMPORTED_MODULE_3__/* .gitProbe */ .Vn)(facts.path),
        (0,_doctor_probes_js__WEBPACK_IMPORTED_MODULE_3__/* .stateProbe */ ._g)({
            path: facts.path,
            remote: `${facts.serverUrl}/${facts.repository}.git`,
            network: (0,_network_js__WEBPACK_IMPORTED_MODULE_8__/* .gitNetwork */ .D)(env),
            ref: stateRef,
            credentials: { origin: new URL(facts.serverUrl).origin, token: githubToken },
        }),
        (0,_doctor_probes_js__WEBPACK_IMPORTED_MODULE_3__/* .signingProbe */ .KL)(inputs.embedded.stateKey !== undefined),
        (0,_host_probes_js__WEBPACK_IMPORTED_MODULE_6__.pullsProbe)(checks),
        (0,_doctor_probes_js__WEBPACK_IMPORTED_MODULE_3__/* .agentProbe */ .Cc)({ command, ...(modelUrl && { model: { url: modelUrl, name: model ?? '', key } }) }, { path: facts.path, fetch: (0,_network_js__WEBPACK_IMPORTED_MODULE_8__/* .fetchFor */ .G)(env) }),
        // A model has tools and no processes.
        ...(command || inputs.embedded.checkCommand ? [(0,_doctor_probes_js__WEBPACK_IMPORTED_MODULE_3__/* .isolationProbe */ .be)(env, facts.hide)] : []),
    ];
}
function triggerProbe({ event, inputs }) {
    return {
        what: 'Event',
        async look() {
            const trigger = await (0,_action_trigger_js__WEBPACK_IMPORTED_MODULE_1__/* .decide */ .L)(event, { ...inputs, mode: 'auto' });
            const would = trigger.kind === 'ignored'
                ? `would start nothing: ${trigger.reason}`
                : `would run: ${trigger.kind}`;
            return { state: 'ok', says: `Without \`mode: doctor\`, \`${event.name}\` ${would}.` };
        },
    };
}
/** Only a write shows whether a token can write; a reaction that is removed again leaves no trace. */
function threadProbe(host, { inputs, event }) {
    const number = inputs.job.issueNumber ?? event.thread;
    return {
        what: 'Replies on threads',
        async look() {
            if (number === undefined) {
                return {
                    state: 'info',
                    says: 'Not tested. Set `issue-number` to test a reaction there. Commands require `permissions: issues: write` and `pull-requests: write`.',
                };
            }
            const target = { kind: 'thread', number };
            if ((await host.react(target, 'eyes')) === 'first')
                await host.unreact(target, 'eyes');
            return { state: 'ok', says: `The token can react and reply on #${number}.` };
        },
    };
}
function checksProbe(host) {
    return {
        what: 'Failed checks',
        async look() {
            const text = host.readFile(_action_config_js__WEBPACK_IMPORTED_MODULE_0__/* .CONFIG_PATH */ .tF);
            const config = await text.then(_action_config_js__WEBPACK_IMPORTED_MODULE_0__/* .parseConfig */ .o4).catch(() => undefined);
            // The probe of the configuration says what is wrong with it.
            if (!config)
                return { state: 'info', says: 'Not tested: the settings could not be read.' };
            if (!config['fix-checks']) {
                return { state: 'ok', says: '`fix-checks` is off, so failed checks do not continue jobs.' };
            }
            // Any commit will do: this only tests whether the token can read them.
            await host.failedChecks((await host.repository()).defaultBranch);
            return { state: 'ok', says: 'The token can read checks and their logs.' };
        },
    };
}
function clockProbe(checks) {
    return {
        what: 'Clock',
        look: async () => (0,_doctor_doctor_js__WEBPACK_IMPORTED_MODULE_2__/* .judgeClock */ .Mi)(_shared_clock_js__WEBPACK_IMPORTED_MODULE_5__/* .systemClock */ .m.now(), await checks.serverTime()),
    };
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

/***/ 89734:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  createGithub: () => (/* binding */ createGithub)
});

// EXTERNAL MODULE: ./node_modules/@actions/github/lib/github.js
var github = __webpack_require__(61351);
// EXTERNAL MODULE: ./.build/program/src/shared/errors.js
var errors = __webpack_require__(42205);
// EXTERNAL MODULE: ./.build/program/src/shared/retry.js
var retry = __webpack_require__(52926);
;// CONCATENATED MODULE: ./.build/program/src/github/authenticate.js
/** What Octokit takes for an authentication strategy. */
function authenticate(source) {
    const attempt = (request, options, token) => {
        options.headers.authorization = `token ${token}`;
        return request(options);
    };
    const hook = async (request, options) => {
        const token = await source.get();
        try {
            return await attempt(request, options, token);
        }
        catch (error) {
            if (error.status !== 401)
                throw error;
            source.refused(token);
            const other = await source.get();
            if (other === token)
                throw error;
            return attempt(request, options, other);
        }
    };
    return Object.assign(async () => ({ type: 'token' }), { hook });
}

;// CONCATENATED MODULE: ./.build/program/src/github/deadline.js
// Closes a connection that is open but silent: without this, a request waits for minutes.
/** GitHub itself gives up on a request after ten seconds. */
const REQUEST_MS = 20_000;
/** Limits the whole exchange, including the response body. */
function withDeadline(send, ms = REQUEST_MS) {
    return (input, init) => {
        const signals = [AbortSignal.timeout(ms), ...(init?.signal ? [init.signal] : [])];
        return send(input, { ...init, signal: AbortSignal.any(signals) });
    };
}

;// CONCATENATED MODULE: ./.build/program/src/github/limits.js
/** GitHub's advice for a secondary limit that does not say how long. */
const UNSAID_MS = 60_000;
/** A longer total wait is not worth a runner's time: the caller gets an error instead. */
const LONGEST_WAIT_MS = 15 * 60_000;
/** A limit counts as 429 whatever its status: the request was rejected, so nothing happened. */
function statusFailure({ status, message, headers }, now) {
    const waitMs = limitWait(status, message, headers, now);
    return waitMs === undefined
        ? { kind: 'status', status }
        : { kind: 'status', status: 429, retryAfterMs: waitMs };
}
/** How long a limit asks to wait; undefined if the response is not a limit. */
function limitWait(status, message, headers, now) {
    if (![403, 429].includes(status))
        return undefined;
    const seconds = Number(headers['retry-after']);
    if (headers['retry-after'] !== undefined && Number.isFinite(seconds))
        return seconds * 1000;
    if (String(headers['x-ratelimit-remaining']) === '0') {
        const reset = Number(headers['x-ratelimit-reset']) * 1000;
        // One second more, because the reset time is in whole seconds.
        if (Number.isFinite(reset))
            return Math.max(0, reset - now) + 1000;
    }
    return status === 429 || /secondary rate limit|abuse detection/i.test(message)
        ? UNSAID_MS
        : undefined;
}

;// CONCATENATED MODULE: ./.build/program/src/github/pace.js
// Keeps changes at the pace GitHub asks for: one second apart, after a short burst.
const BURST = 5;
const INTERVAL_MS = 1000;
class Pace {
    /** When the allowance is full again. */
    #fullAt = 0;
    /** Milliseconds to wait before the next change, which counts as sent. */
    take(now) {
        this.#fullAt = Math.max(this.#fullAt, now) + INTERVAL_MS;
        return Math.max(0, this.#fullAt - now - BURST * INTERVAL_MS);
    }
}

// EXTERNAL MODULE: ./.build/program/src/github/problems.js
var problems = __webpack_require__(49204);
;// CONCATENATED MODULE: ./.build/program/src/github/client.js
// The only client for GitHub: URLs are passed in (github.com and GHES), retries never repeat an
// effect, requests keep the pace GitHub asks for, and errors belong to our one family.
//
// Octokit's retry and throttling plugins are not used: they repeat a POST after a lost response,
// wait on timers that can neither be aborted nor injected, and share state between all clients.








/** Without it, GitHub responds with its latest version, whenever that changes. */
const API_VERSION = '2022-11-28';
function createGithub(settings, pace = new Pace()) {
    const { apiUrl, graphqlUrl, token, signal, clock, log } = settings;
    const [owner = '', repo = ''] = settings.repository.split('/');
    const quiet = () => { };
    const send = withDeadline(settings.fetch ?? fetch);
    const octokit = (0,github.getOctokit)(typeof token === 'string' ? token : 'unused', {
        ...(typeof token !== 'string' && { authStrategy: () => authenticate(token) }),
        baseUrl: apiUrl.replace(/\/+$/, ''),
        userAgent: 'docket',
        // Octokit logs every failure itself; ours are reported once, by the code that handles them.
        log: { debug: quiet, info: quiet, warn: quiet, error: quiet },
        request: { fetch: send, ...(signal && { signal }) },
    });
    octokit.hook.wrap('request', (request, options) => {
        options.headers['x-github-api-version'] = API_VERSION;
        const ask = () => Promise.resolve(request(options));
        return persist(ask, options, settings, pace);
    });
    return {
        rest: octokit.rest,
        paginate: octokit.paginate,
        repo: { owner, repo },
        download: (url, headers) => send(url, { headers, ...(signal && { signal }) }),
        serverUrl: settings.serverUrl.replace(/\/+$/, ''),
        sleep: (ms) => clock.sleep(ms, signal),
        log,
        withSignal: (other) => createGithub({ ...settings, signal: other }, pace),
        async graphql(query, variables, options) {
            const writes = /^\s*mutation\b/.test(query);
            const repeatable = options?.repeatable ?? !writes;
            const { data } = (await octokit.request({
                method: 'POST',
                url: graphqlUrl,
                query,
                variables,
                request: { repeatable, writes },
            }));
            const [error] = data.errors ?? [];
            if (!error && data.data)
                return data.data;
            const status = GRAPHQL_STATUS[error?.type ?? ''] ?? 422;
            const message = error?.message ?? 'no data';
            throw (0,problems/* failed */.gz)('POST /graphql', { status, message }, data.errors);
        },
    };
}
const GRAPHQL_STATUS = {
    NOT_FOUND: 404,
    FORBIDDEN: 403,
    STALE_DATA: 409,
};
const REPEATABLE = new Set(['GET', 'HEAD', 'PUT', 'PATCH', 'DELETE']);
async function persist(send, options, { clock, random, signal, log }, pace) {
    const repeatable = options.request?.repeatable ?? REPEATABLE.has(options.method);
    const writes = options.request?.writes ?? options.method !== 'GET';
    const what = describe(options);
    const deadline = clock.now() + LONGEST_WAIT_MS;
    for (let made = 1;; made += 1) {
        if (writes)
            await clock.sleep(pace.take(clock.now()), signal);
        try {
            return whole(await send(), options);
        }
        catch (error) {
            if (signal?.aborted)
                throw signal.reason;
            if (error instanceof errors/* DocketError */.jq)
                throw error;
            const now = clock.now();
            const answer = answerOf(error);
            const failure = answer ? statusFailure(answer, now) : (0,retry/* connectionFailure */.Dx)(error);
            const next = (0,retry/* nextAttempt */.nj)({ failure, repeatable, made, now, deadline }, random);
            if (next.kind === 'unclear')
                throw (0,problems/* unclear */.lD)(what, error);
            if (next.kind !== 'again') {
                const waitMs = failure.kind === 'status' ? failure.retryAfterMs : undefined;
                throw waitMs === undefined ? (0,problems/* failed */.gz)(what, answer, error) : (0,problems/* limited */.TJ)(what, waitMs, error);
            }
            log.debug(`GitHub did not complete ${what} (${reason(failure)}); retrying in ${next.delayMs} ms.`);
            await clock.sleep(next.delayMs, signal);
        }
    }
}
/** Describes the request without secrets: the path, without its query. */
function describe({ method, url, headers: _, ...parameters }) {
    const path = url.replace(/^https?:\/\/[^/]+/, '').replace(/\{([^}]+)\}/g, (whole, name) => {
        return String(parameters[name] ?? whole);
    });
    return `${method} ${path.replace(/\?.*$/, '')}`;
}
class CutShort extends Error {
}
/**
 * Returns the response if it is complete. Octokit returns truncated JSON as a string, and a proxy's
 * page as data: neither must pass for GitHub's response.
 */
function whole(answer, options) {
    if (typeof answer.data !== 'string' || [204, 302].includes(answer.status))
        return answer;
    const type = String(answer.headers['content-type'] ?? '');
    if (/json/.test(type))
        throw new CutShort('The response was cut off.');
    if (/\b(raw|diff)\b/.test(String(options.headers.accept)))
        return answer;
    throw new errors/* BadAnswer */.CF(`The response from ${new URL(options.url, 'http://api').host} did not come from GitHub's API. Check the API URL and any proxy in between.`);
}
/** Without a response, Octokit reports 500, whatever went wrong. */
function answerOf(error) {
    const { status, message, response } = error;
    return response && status ? { status, message, headers: response.headers } : undefined;
}
function reason(failure) {
    return failure.kind === 'status' ? `status ${failure.status}` : failure.kind;
}


/***/ }),

/***/ 52926:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Dx: () => (/* binding */ connectionFailure),
/* harmony export */   Vs: () => (/* binding */ retryAfterMs),
/* harmony export */   X2: () => (/* binding */ isAmbiguous),
/* harmony export */   m: () => (/* binding */ MAX_ATTEMPTS),
/* harmony export */   nj: () => (/* binding */ nextAttempt)
/* harmony export */ });
/* harmony import */ var _backoff_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(50472);
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
    const delayMs = asked + (0,_backoff_js__WEBPACK_IMPORTED_MODULE_0__/* .fullJitter */ .G)(made - 1, BACKOFF, random);
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


/***/ })

};
