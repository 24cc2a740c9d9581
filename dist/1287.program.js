export const id = 1287;
export const ids = [1287];
export const modules = {

/***/ 31287:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Pace: () => (/* binding */ Pace),
/* harmony export */   createGithub: () => (/* binding */ createGithub),
/* harmony export */   refusalOf: () => (/* binding */ refusalOf),
/* harmony export */   statusFailure: () => (/* binding */ statusFailure),
/* harmony export */   withDeadline: () => (/* binding */ withDeadline)
/* harmony export */ });
/* harmony import */ var _actions_github__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(61351);
/* harmony import */ var _shared_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(42205);
/* harmony import */ var _shared_network_network_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(10031);
/* harmony import */ var _shared_retry_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(52926);
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
    const send = withDeadline(settings.fetch ?? (0,_shared_network_network_js__WEBPACK_IMPORTED_MODULE_2__/* .githubFetchFor */ .Ve)({}));
    const octokit = (0,_actions_github__WEBPACK_IMPORTED_MODULE_0__.getOctokit)(typeof token === 'string' ? token : 'unused', {
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
        request: octokit.request,
        paginate: octokit.paginate,
        repo: { owner, repo },
        download: (url, headers) => send(url, { headers, ...(signal && { signal }) }),
        serverUrl: settings.serverUrl.replace(/\/+$/, ''),
        sendOnce: (send, find) => sendOnce(send, find, settings),
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
            throw failed('POST /graphql', { status, message }, data.errors);
        },
    };
}
const GRAPHQL_STATUS = {
    NOT_FOUND: 404,
    FORBIDDEN: 403,
    STALE_DATA: 409,
};
const REPEATABLE = new Set(['GET', 'HEAD', 'PUT', 'PATCH', 'DELETE']);
async function persist(send, options, { clock, random, signal, log, use, patience }, pace) {
    const repeatable = options.request?.repeatable ?? REPEATABLE.has(options.method);
    const writes = options.request?.writes ?? options.method !== 'GET';
    const what = describe(options);
    const deadline = clock.now() + (patience?.limitMs ?? LONGEST_WAIT_MS);
    const attempts = patience && Number.POSITIVE_INFINITY;
    for (let made = 1;; made += 1) {
        use?.admit();
        if (writes)
            await clock.sleep(pace.take(clock.now()), signal);
        try {
            const answer = await send();
            use?.answered(answer.status, answer.headers);
            const complete = whole(answer, options);
            patience?.answered();
            return complete;
        }
        catch (error) {
            if (signal?.aborted)
                throw aborted(what, signal);
            if (error instanceof _shared_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .DocketError */ .jq)
                throw error;
            const now = clock.now();
            const answer = answerOf(error);
            if (!(error instanceof CutShort))
                use?.answered(answer?.status, answer?.headers ?? {});
            // The caller has what it asked for, and said so.
            if (answer?.status === 304)
                return { status: 304, headers: answer.headers, data: undefined };
            const failure = answer ? statusFailure(answer, now) : (0,_shared_retry_js__WEBPACK_IMPORTED_MODULE_3__/* .connectionFailure */ .Dx)(error);
            const attempt = { failure, repeatable, made, now, deadline, ...(attempts && { attempts }) };
            const next = (0,_shared_retry_js__WEBPACK_IMPORTED_MODULE_3__/* .nextAttempt */ .nj)(attempt, random);
            if (next.kind === 'unclear')
                throw unclear(what, error);
            if (next.kind === 'exhausted')
                patience?.gaveUp();
            if (next.kind !== 'again') {
                const waitMs = failure.kind === 'status' ? failure.retryAfterMs : undefined;
                throw waitMs === undefined ? failed(what, answer, error) : limited(what, waitMs, error);
            }
            log.debug(`GitHub did not complete ${what} (${reason(failure)}); retrying in ${next.delayMs} ms.`);
            await clock.sleep(next.delayMs, signal).catch((reason) => {
                throw signal?.aborted ? aborted(what, signal) : reason;
            });
        }
    }
}
/** Out of time is no answer; everything else is what whoever aborted says. */
function aborted(what, { reason }) {
    return reason?.name === 'TimeoutError' ? failed(what, undefined, reason) : reason;
}
const SEND_TRIES = 3;
/** Lists can lag behind for a moment. */
const SETTLE = { baseMs: 2_000, capMs: 30_000 };
async function sendOnce(send, find, { clock, signal, patience }) {
    const deadline = clock.now() + (patience?.limitMs ?? 0);
    for (let made = 1;; made += 1) {
        try {
            return await send();
        }
        catch (error) {
            if (!(error instanceof _shared_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .OutcomeUnknown */ .Jr))
                throw error;
            await clock.sleep((0,_shared_retry_js__WEBPACK_IMPORTED_MODULE_3__/* .backoff */ .JN)(made - 1, SETTLE, _shared_retry_js__WEBPACK_IMPORTED_MODULE_3__/* .steadily */ .QF), signal);
            const found = await find();
            if (found !== null)
                return found;
            if (made < SEND_TRIES || clock.now() < deadline)
                continue;
            patience?.gaveUp();
            throw error;
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
    throw new _shared_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .BadAnswer */ .CF(`The response from ${new URL(options.url, 'http://api').host} did not come from GitHub's API. Check the API URL and any proxy in between.`);
}
/** Without a response, Octokit reports 500, whatever went wrong. */
function answerOf(error) {
    const { status, message, response } = error;
    return response && status ? { status, message, headers: response.headers } : undefined;
}
function reason(failure) {
    return failure.kind === 'status' ? `status ${failure.status}` : failure.kind;
}
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
const refusals = new WeakMap();
/** GitHub's response, if the error comes from a response. */
function refusalOf(error) {
    return error instanceof _shared_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .DocketError */ .jq ? refusals.get(error) : undefined;
}
function limited(what, waitMs, cause) {
    const minutes = Math.ceil(waitMs / 60_000);
    return new _shared_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .RateLimited */ .JH(`GitHub's rate limit blocks ${what} for another ${minutes} minutes. Run it again after that.`, { retryAfterSeconds: Math.ceil(waitMs / 1000), cause });
}
function unclear(what, cause) {
    return new _shared_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .OutcomeUnknown */ .Jr(`GitHub did not respond to ${what}, so it may have succeeded. Check GitHub before you try again.`, { cause });
}
/** For no response, or an error response. */
function failed(what, answer, cause) {
    if (!answer || answer.status >= 500) {
        const why = answer ? `it responded with ${answer.status}` : 'there was no response';
        const words = `GitHub could not complete ${what}: ${why}. Try again later. For outages, check githubstatus.com.`;
        return new _shared_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .Unavailable */ .$P(words, { cause });
    }
    const error = refused(what, answer, cause);
    refusals.set(error, { status: answer.status, message: answer.message });
    return error;
}
function refused(what, { status, message }, cause) {
    const said = firstSentence(message);
    switch (status) {
        case 401:
            return new _shared_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .WorkerFault */ .t(`GitHub rejected the token (${said}). It may have expired. Check \`github-token\` in a workflow, and GITHUB_TOKEN, or APP_ID and PRIVATE_KEY, elsewhere.`, { cause });
        case 403:
            return new _shared_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .Forbidden */ .cw(`GitHub denied permission for ${what} (${said}). Grant the workflow or the GitHub App the permissions it needs: \`contents: write\`, \`issues: write\`, and \`pull-requests: write\`.`, { cause });
        case 404:
        case 410:
            return new _shared_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .NotFound */ .Mk(`GitHub could not find the resource for ${what} (${said}), or the token does not have access to it.`, { cause });
        case 409:
            return new _shared_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .Conflict */ .lt(`GitHub could not complete ${what} right now (${said}). Try again.`, {
                cause,
            });
        default:
            return new _shared_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .InvalidRequest */ .zh(`GitHub rejected ${what} (${status}: ${said}).`, { cause });
    }
}
/** GitHub appends the URL of its documentation; people need only the sentence. */
function firstSentence(message) {
    return message.replace(/ - https?:\S+$/, '').slice(0, 300);
}


/***/ })

};
