export const id = 9479;
export const ids = [9479];
export const modules = {

/***/ 34310:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   L: () => (/* binding */ TRAFFIC_CLASSES),
/* harmony export */   u: () => (/* binding */ DEFAULT_AI_CLASSES)
/* harmony export */ });
// Who asked for a page. `human` and the AI classes make up the views; other bots never count.
// `unknown` is the reader in a log that does not record user agents. The contract knows people and
// AI only, so it counts as `human` there; every report names it.
const TRAFFIC_CLASSES = [
    'human',
    'coding-agent',
    'assistant',
    'ai-search',
    'training',
    'other-bot',
    'unknown',
];
/** The classes that count as AI unless the configuration says otherwise. */
const DEFAULT_AI_CLASSES = ['coding-agent', 'assistant'];


/***/ }),

/***/ 74739:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   T: () => (/* binding */ hasCounts),
/* harmony export */   W: () => (/* binding */ isViewsResult)
/* harmony export */ });
function isViewsResult(value) {
    if (!isObject(value) || !hasKeys(value, 3))
        return false;
    const { totals, views, hasMore } = value;
    if (typeof hasMore !== 'boolean' || !Array.isArray(views))
        return false;
    if (!isObject(totals) || !hasKeys(totals, 3) || !hasCounts(totals))
        return false;
    for (const row of views) {
        if (!isObject(row) || !hasKeys(row, 4))
            return false;
        if (typeof row.path !== 'string' || !hasCounts(row))
            return false;
    }
    return true;
}
function isObject(value) {
    return typeof value === 'object' && value !== null;
}
/** With one more, it has something that the schema leaves out. */
function hasKeys(value, size) {
    let keys = 0;
    for (const _ in value)
        keys += 1;
    return keys === size;
}
function hasCounts({ human, ai, total }) {
    return isCount(human) && isCount(ai) && isCount(total);
}
function isCount(value) {
    return Number.isSafeInteger(value) && value >= 0;
}


/***/ }),

/***/ 50472:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ fullJitter)
/* harmony export */ });
// Delay maths, pure: full jitter spreads callers that failed together.
/** `rand(0, min(cap, base · 2ⁿ))` for the n-th retry, counted from 0. */
function fullJitter(retry, { baseMs, capMs }, random) {
    return Math.floor(random() * Math.min(capMs, baseMs * 2 ** retry));
}


/***/ }),

/***/ 77417:
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
