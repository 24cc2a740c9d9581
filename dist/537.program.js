export const id = 537;
export const ids = [537];
export const modules = {

/***/ 98956:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Fz: () => (/* binding */ JobPage),
/* harmony export */   Hy: () => (/* binding */ JobsQuery),
/* harmony export */   KJ: () => (/* binding */ UsageReport),
/* harmony export */   Pp: () => (/* binding */ JobTurnEvent),
/* harmony export */   VJ: () => (/* binding */ JobStateEvent),
/* harmony export */   Yg: () => (/* binding */ MAX_JOBS_LIMIT),
/* harmony export */   _0: () => (/* binding */ JobEvent),
/* harmony export */   c3: () => (/* binding */ JobSummary),
/* harmony export */   hJ: () => (/* binding */ JobTurn),
/* harmony export */   w9: () => (/* binding */ UsageQuery)
/* harmony export */ });
/* unused harmony export MonthUsage */
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(64377);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(42047);
/* harmony import */ var _acceptance_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(90156);
/* harmony import */ var _job_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(99916);
/* harmony import */ var _schemas_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(51947);
/* harmony import */ var _values_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(87797);
// Beyond the contract: all jobs of a project, one job as it moves, and what the work cost.





const JobSummary = _schemas_js__WEBPACK_IMPORTED_MODULE_2__/* .AgentJob */ .Je.extend({
    updatedAt: zod__WEBPACK_IMPORTED_MODULE_4__/* .datetime */ .w$().describe('Time of the latest change.'),
    prompt: zod__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP().describe('The beginning of the first request.'),
    requester: zod__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP().nullable().describe('Who asked first, if known.'),
    instructions: zod__WEBPACK_IMPORTED_MODULE_5__/* .int */ .Whr().min(1).describe('How many requests the job has had.'),
    waitingSince: zod__WEBPACK_IMPORTED_MODULE_4__/* .datetime */ .w$()
        .nullable()
        .describe('Since when the pull request has been waiting for review; null if it is not.'),
    trigger: zod__WEBPACK_IMPORTED_MODULE_5__/* ["enum"] */ .k5n(_acceptance_js__WEBPACK_IMPORTED_MODULE_0__/* .TRIGGERS */ .Qb).describe('What the first request came from.'),
    acceptance: _acceptance_js__WEBPACK_IMPORTED_MODULE_0__/* .Acceptance */ .gi.nullable().describe('What became of the pull request, as far as Docket knows; null if there is none.'),
});
const JobPage = zod__WEBPACK_IMPORTED_MODULE_5__/* .object */ .Ikc({
    jobs: zod__WEBPACK_IMPORTED_MODULE_5__/* .array */ .YOg(JobSummary).describe('Newest first.'),
    unreadable: zod__WEBPACK_IMPORTED_MODULE_5__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP())
        .optional()
        .describe('IDs of jobs that belong on this page but whose records cannot be read, if any.'),
    nextCursor: zod__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP().nullable().describe('Where the next page begins; null on the last page.'),
});
const MAX_JOBS_LIMIT = 100;
const DEFAULT_JOBS_LIMIT = 50;
const MAX_SEARCH_LENGTH = 200;
const MAX_CURSOR_LENGTH = 200;
const JobsQuery = zod__WEBPACK_IMPORTED_MODULE_5__/* .object */ .Ikc({
    status: zod__WEBPACK_IMPORTED_MODULE_5__/* ["enum"] */ .k5n(_values_js__WEBPACK_IMPORTED_MODULE_3__/* .JOB_STATUSES */ .nE, { error: `Parameter \`status\` must be ${_values_js__WEBPACK_IMPORTED_MODULE_3__/* .JOB_STATUSES */ .nE.join(', ')}.` })
        .optional()
        .describe('Only jobs in this state.'),
    search: zod__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP()
        .max(MAX_SEARCH_LENGTH, `Parameter \`search\` is longer than ${MAX_SEARCH_LENGTH} characters.`)
        .optional()
        .describe('Only jobs with this text in a request, in any case.'),
    waitingSince: zod__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP()
        .refine(_values_js__WEBPACK_IMPORTED_MODULE_3__/* .isDate */ .$P, 'Parameter `waitingSince` must be a date such as 2026-11-01 or an ISO 8601 time.')
        .optional()
        .describe('Only jobs whose pull request has been waiting for review since then or longer.'),
    cursor: zod__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP()
        .max(MAX_CURSOR_LENGTH, 'Parameter `cursor` is too long. Use `nextCursor` of the previous page.')
        .optional()
        .describe('`nextCursor` of the previous page.'),
    limit: (0,_schemas_js__WEBPACK_IMPORTED_MODULE_2__/* .wholeNumber */ .rD)('limit', 1, MAX_JOBS_LIMIT, DEFAULT_JOBS_LIMIT).describe('Maximum results per page.'),
});
/** One request and what became of it. Long texts are cut. */
const JobTurn = zod__WEBPACK_IMPORTED_MODULE_5__/* .object */ .Ikc({
    index: zod__WEBPACK_IMPORTED_MODULE_5__/* .int */ .Whr().min(0).describe('Place in the conversation, from 0.'),
    prompt: zod__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP(),
    requester: zod__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP().nullable().describe('Who asked: an account, or an API key by its name.'),
    url: zod__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP().nullable().describe('Where it was asked: the comment or the workflow run.'),
    askedAt: zod__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP().describe('Time it was asked: that of the comment, if there is one.'),
    receivedAt: zod__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP(),
    endedAt: zod__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP().nullable().describe('Time it was finished; null until then.'),
    state: zod__WEBPACK_IMPORTED_MODULE_5__/* ["enum"] */ .k5n(['queued', 'running', 'done', 'failed']),
    rounds: zod__WEBPACK_IMPORTED_MODULE_5__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP()).describe('What the agent said each time a failed check went back.'),
    summary: zod__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP().nullable().describe('What the agent said it did.'),
    files: zod__WEBPACK_IMPORTED_MODULE_5__/* .int */ .Whr().nullable().describe('How many files its commit changes.'),
    checks: zod__WEBPACK_IMPORTED_MODULE_5__/* .array */ .YOg(_job_js__WEBPACK_IMPORTED_MODULE_1__/* .CheckResult */ .KP),
    reason: zod__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP().nullable().describe('Why it failed.'),
    usage: _job_js__WEBPACK_IMPORTED_MODULE_1__/* .Usage */ ._U,
});
const eventId = zod__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP().describe('Send it as `Last-Event-ID` to continue after this event.');
const JobTurnEvent = zod__WEBPACK_IMPORTED_MODULE_5__/* .object */ .Ikc({ type: zod__WEBPACK_IMPORTED_MODULE_5__/* .literal */ .euz('turn'), id: eventId, turn: JobTurn });
const JobStateEvent = zod__WEBPACK_IMPORTED_MODULE_5__/* .object */ .Ikc({ type: zod__WEBPACK_IMPORTED_MODULE_5__/* .literal */ .euz('job'), id: eventId, job: _schemas_js__WEBPACK_IMPORTED_MODULE_2__/* .AgentJob */ .Je });
const JobEvent = zod__WEBPACK_IMPORTED_MODULE_5__/* .discriminatedUnion */ .gMt('type', [JobTurnEvent, JobStateEvent]);
const count = zod__WEBPACK_IMPORTED_MODULE_5__/* .int */ .Whr().min(0);
const MonthUsage = zod__WEBPACK_IMPORTED_MODULE_5__/* .object */ .Ikc({
    month: zod__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP().describe('A UTC month such as 2026-11.'),
    jobs: count.describe('Jobs that were created.'),
    instructions: count.describe('Requests that were received.'),
    inputTokens: count,
    cachedInputTokens: count.describe('Those of the input that came from the cache.'),
    outputTokens: count,
    seconds: zod__WEBPACK_IMPORTED_MODULE_5__/* .number */ .aig().min(0).describe('How long agents worked.'),
    costMicros: count.describe('In millionths of a US dollar; 0 when no prices are set.'),
    incomplete: zod__WEBPACK_IMPORTED_MODULE_5__/* .boolean */ .zMY().describe('Some usage is not known, so the numbers are lower limits.'),
});
const UsageReport = zod__WEBPACK_IMPORTED_MODULE_5__/* .object */ .Ikc({
    months: zod__WEBPACK_IMPORTED_MODULE_5__/* .array */ .YOg(MonthUsage).describe('Months with any work, newest first.'),
});
const UsageQuery = zod__WEBPACK_IMPORTED_MODULE_5__/* .object */ .Ikc({
    months: (0,_schemas_js__WEBPACK_IMPORTED_MODULE_2__/* .wholeNumber */ .rD)('months', 1, 36, 12).describe('How many months, counting the current one.'),
});


/***/ }),

/***/ 67568:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   p: () => (/* binding */ fetchDirectly)
/* harmony export */ });
/* harmony import */ var node_stream__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(57075);
/* harmony import */ var node_zlib__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(38522);


/** Until a connection is open. What comes later is limited by whoever asks. */
const CONNECT_MS = 10_000;
/** Of a body that is read as a whole: a hundred comments of the largest size have half of it. */
const MOST_BYTES = 64_000_000;
const MOST_REDIRECTS = 5;
/** Answers without a body. */
const EMPTY = new Set([204, 205, 304]);
const REDIRECTS = new Set([301, 302, 303, 307, 308]);
/** Takes an address, plain headers, and a body of text or bytes. */
const fetchDirectly = (async (address, { method = 'GET', headers, body, redirect = 'follow', signal } = {}) => {
    let question = {
        url: new URL(address),
        method,
        headers: lowercase({ 'accept-encoding': 'gzip', ...headers }),
        body: (body ?? undefined),
        signal: signal ?? undefined,
    };
    for (let redirects = 0;; redirects += 1) {
        const answer = await send(question);
        const target = REDIRECTS.has(answer.status) ? answer.headers.get('location') : null;
        if (target === null || redirect === 'manual')
            return answer;
        await answer.body.cancel();
        if (redirect === 'error' || redirects === MOST_REDIRECTS) {
            throw new TypeError(`${question.url.host} redirects, and it must not.`);
        }
        question = redirected(question, answer.status, new URL(target, question.url));
    }
});
/** As browsers do it: keys stay at their origin, and only 307 and 308 repeat what was sent. */
function redirected(question, status, url) {
    const { method, headers } = question;
    const isAsked = method === 'GET' || method === 'HEAD';
    const isDropped = status === 303 ? !isAsked : status < 303 && method === 'POST';
    const left = new Set([
        ...(isDropped ? ['content-type', 'content-length'] : []),
        ...(url.origin === question.url.origin ? [] : ['authorization', 'cookie']),
    ]);
    const kept = Object.entries(headers).filter(([name]) => !left.has(name));
    return {
        ...question,
        url,
        headers: Object.fromEntries(kept),
        ...(isDropped && { method: 'GET', body: undefined }),
    };
}
const lowercase = (headers) => Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));
/** No connection was opened, so nothing was sent. */
class NotConnected extends Error {
    code = 'NOT_CONNECTED';
}
async function send({ url, method, headers, body, signal }) {
    if (url.username || url.password)
        throw new TypeError('An address must not contain a password.');
    const length = body === undefined ? {} : { 'content-length': `${Buffer.byteLength(body)}` };
    const { request: start } = await transportFor(url);
    signal?.throwIfAborted();
    const request = start(url, { method, headers: { ...headers, ...length } });
    const { promise, resolve, reject } = Promise.withResolvers();
    let current = request;
    let isConnected = false;
    const stop = () => current.destroy(asError(signal?.reason));
    const timer = setTimeout(() => request.destroy(new Error(`No connection to ${url.host} within 10 seconds.`)), CONNECT_MS);
    request.on('socket', (socket) => {
        const connected = () => {
            isConnected = true;
            clearTimeout(timer);
        };
        if (request.reusedSocket)
            connected();
        else
            socket.once(url.protocol === 'https:' ? 'secureConnect' : 'connect', connected);
    });
    request.on('error', (cause) => {
        if (isConnected || signal?.aborted)
            reject(cause);
        else
            reject(new NotConnected(cause.message, { cause }));
    });
    request.on('close', () => {
        clearTimeout(timer);
        signal?.removeEventListener('abort', stop);
    });
    request.on('response', (answer) => {
        current = answer;
        resolve(answer);
    });
    signal?.addEventListener('abort', stop, { once: true });
    request.end(body);
    const answer = await promise;
    const isEmpty = method === 'HEAD' || EMPTY.has(answer.statusCode ?? 0);
    const found = new Answer(url, answer, isEmpty);
    // Nobody else reads it.
    if (isEmpty)
        await found.text().catch(() => { });
    return found;
}
/** A run needs one of them, and each takes its time to load. */
const transportFor = ({ protocol }) => protocol === 'https:' ? Promise.resolve(/* import() */).then(__webpack_require__.t.bind(__webpack_require__, 44708, 19)) : Promise.resolve(/* import() */).then(__webpack_require__.t.bind(__webpack_require__, 37067, 19));
const asError = (reason) => reason instanceof Error ? reason : new Error(String(reason), { cause: reason });
/** What is used of a `Response`. */
class Answer {
    url;
    status;
    statusText;
    headers;
    #bytes;
    constructor(url, answer, isEmpty) {
        this.url = url.href;
        this.status = answer.statusCode ?? 0;
        this.statusText = answer.statusMessage ?? '';
        this.headers = new AnswerHeaders(answer.headers);
        const isPacked = !isEmpty && this.headers.get('content-encoding') === 'gzip';
        this.#bytes = isPacked ? (0,node_stream__WEBPACK_IMPORTED_MODULE_0__.pipeline)(answer, (0,node_zlib__WEBPACK_IMPORTED_MODULE_1__.createGunzip)(), () => { }) : answer;
        // It can break before anybody reads it, who learns of that then.
        this.#bytes.on('error', () => { });
    }
    get ok() {
        return this.status >= 200 && this.status < 300;
    }
    get body() {
        return {
            [Symbol.asyncIterator]: () => this.#read(),
            cancel: async () => {
                this.#bytes.destroy();
            },
        };
    }
    async text() {
        return new TextDecoder().decode(await this.#whole());
    }
    async json() {
        return JSON.parse(await this.text());
    }
    async arrayBuffer() {
        return new Uint8Array(await this.#whole()).buffer;
    }
    async *#read() {
        yield* this.#bytes;
        // Node gives its connection to the next request one turn after the end.
        await new Promise((resolve) => setImmediate(resolve));
    }
    async #whole() {
        const parts = [];
        let length = 0;
        for await (const part of this.#read()) {
            length += part.length;
            if (length > MOST_BYTES)
                throw new Error(`${new URL(this.url).host} sent more than 64 MB.`);
            parts.push(part);
        }
        return Buffer.concat(parts);
    }
}
class AnswerHeaders {
    #values;
    constructor(headers) {
        const all = Object.entries(headers).map(([name, value]) => [
            name,
            [value ?? ''].flat().join(', '),
        ]);
        this.#values = new Map(all);
    }
    get(name) {
        return this.#values.get(name.toLowerCase()) ?? null;
    }
    [Symbol.iterator]() {
        return this.#values.entries();
    }
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
/* harmony import */ var _direct_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(67568);
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
function isLoopback(hostname) {
    return /^(localhost|.+\.localhost|127\.[\d.]+|\[::1\])$/.test(hostname);
}
/** For requests to GitHub and its repositories. */
function githubFetchFor(env) {
    return proxyOf(env) ? fetchFor(env) : _direct_js__WEBPACK_IMPORTED_MODULE_0__/* .fetchDirectly */ .p;
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

/***/ 88630:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   o: () => (/* binding */ digestOf),
/* harmony export */   q: () => (/* binding */ parseJson)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);

/** Undefined if the text is not JSON. */
function parseJson(text) {
    try {
        return JSON.parse(text);
    }
    catch {
        return undefined;
    }
}
/** Short, and the same for the same value. */
function digestOf(value) {
    return (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.hash)('sha256', JSON.stringify(value)).slice(0, 16);
}


/***/ })

};
