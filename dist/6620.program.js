export const id = 6620;
export const ids = [6620];
export const modules = {

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
/** Whether a request without an answer was sent. The error's code may be on a nested cause. */
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


/***/ })

};
