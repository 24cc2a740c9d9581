export const id = 1860;
export const ids = [1860];
export const modules = {

/***/ 87797:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $P: () => (/* binding */ isDate),
/* harmony export */   A3: () => (/* binding */ KEY_SCOPES),
/* harmony export */   LL: () => (/* binding */ TRAFFIC_CLASSES),
/* harmony export */   Qx: () => (/* binding */ MAX_ID_LENGTH),
/* harmony export */   Ys: () => (/* binding */ FINAL_STATUSES),
/* harmony export */   eQ: () => (/* binding */ isId),
/* harmony export */   en: () => (/* binding */ isRepositoryName),
/* harmony export */   g6: () => (/* binding */ IDEMPOTENCY_KEY),
/* harmony export */   ij: () => (/* binding */ checkId),
/* harmony export */   nE: () => (/* binding */ JOB_STATUSES),
/* harmony export */   pw: () => (/* binding */ ID_PATTERN),
/* harmony export */   u5: () => (/* binding */ DEFAULT_AI_CLASSES),
/* harmony export */   ve: () => (/* binding */ isSameRepository)
/* harmony export */ });
/* harmony import */ var _shared_days_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(65529);
/* harmony import */ var _shared_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(42205);
// Identifiers that are valid in a URL path of the contract.


/** Longer identifiers are refused, so that none can swell a log, a ref or a file name. */
const MAX_ID_LENGTH = 200;
/** Of a request that may be repeated: visible ASCII, such as a UUID. */
const IDEMPOTENCY_KEY = /^[\x21-\x7e]{1,255}$/;
/** The same as `isId`, for the OpenAPI document. */
const ID_PATTERN = /^(?!\.{1,2}$)[^/\\\u0000-\u001f\u007f]+$/;
/**
 * A path parameter must stay one segment: `..` would be folded away by any URL parser, and a slash
 * would reach another route behind a proxy that decodes it. Half a surrogate pair has no encoding.
 */
function isId(value) {
    if (value === '' || value === '.' || value === '..' || value.length > MAX_ID_LENGTH)
        return false;
    return value.isWellFormed() && !/[/\\\u0000-\u001f\u007f]/.test(value);
}
function checkId(name, value) {
    if (isId(value))
        return value;
    throw new _shared_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .InvalidRequest */ .zh(`\`${name}\` must be 1 to ${MAX_ID_LENGTH} characters without \`/\`, \`\\\` or control characters, and not \`.\` or \`..\`; copy it as the service gave it.`);
}
// Separate from the schemas, so that code that only reads a date does not load them.
/** `YYYY-MM-DD`, or a date with a time; the calendar is checked (no 31 February, no month 13). */
function isDate(value) {
    const match = /^(\d{4})-(\d{2})-(\d{2})(?:T.+)?$/.exec(value);
    if (!match || Number.isNaN((0,_shared_days_js__WEBPACK_IMPORTED_MODULE_1__/* .utcTime */ .SK)(value)))
        return false;
    const [, year, month, date] = match.map(Number);
    const back = new Date(Date.UTC(year ?? 0, (month ?? 0) - 1, date));
    return back.getUTCMonth() + 1 === month && back.getUTCDate() === date;
}
/** What a key can be limited to. `admin` includes the others. */
const KEY_SCOPES = ['jobs', 'views', 'admin'];
// The states of a job by name, separate from its schema: code that only follows a job does not load that.
const JOB_STATUSES = ['active', 'completed', 'archived', 'failed'];
const FINAL_STATUSES = new Set(['completed', 'archived', 'failed']);
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
/** `OWNER/NAME`, as GitHub allows it. Short enough to be printed anywhere. */
function isRepositoryName(text) {
    return /^\w[\w-]{0,99}\/(?!\.{1,2}$)[\w.-]{1,100}$/.test(text);
}
/** GitHub does not tell names apart by their case. */
function isSameRepository(one, other) {
    return one.toLowerCase() === other.toLowerCase();
}


/***/ }),

/***/ 65529:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AV: () => (/* binding */ dayCount),
/* harmony export */   Ny: () => (/* binding */ previousRange),
/* harmony export */   SK: () => (/* binding */ utcTime),
/* harmony export */   fi: () => (/* binding */ addDays),
/* harmony export */   hF: () => (/* binding */ daysOf),
/* harmony export */   kh: () => (/* binding */ isoDay),
/* harmony export */   ol: () => (/* binding */ startOfDay),
/* harmony export */   p0: () => (/* binding */ duration),
/* harmony export */   qD: () => (/* binding */ dayRange),
/* harmony export */   sO: () => (/* binding */ DAY_MS)
/* harmony export */ });
// Whole UTC days, written `YYYY-MM-DD`. The end of a range is exclusive.
const DAY_MS = 86_400_000;
function dayRange(from, to) {
    return Object.freeze({ from: isoDay(from), to: isoDay(to) });
}
/** The previous period of the same length. */
function previousRange(range) {
    const from = Date.parse(range.from);
    return dayRange(from - (Date.parse(range.to) - from), from);
}
function dayCount(range) {
    return (Date.parse(range.to) - Date.parse(range.from)) / DAY_MS;
}
function daysOf(range) {
    return Array.from({ length: dayCount(range) }, (_, index) => addDays(range.from, index));
}
function addDays(day, days) {
    return isoDay(Date.parse(day) + days * DAY_MS);
}
/** Of an ISO 8601 date or time. Without a zone it is UTC, whatever the zone of this machine. */
function utcTime(text) {
    const local = text.includes('T') && !/(?:Z|[+-]\d{2}:?\d{2})$/i.test(text);
    return Date.parse(local ? `${text}Z` : text);
}
function startOfDay(time) {
    return Math.floor(time / DAY_MS) * DAY_MS;
}
function isoDay(time) {
    return new Date(time).toISOString().slice(0, 10);
}
/** `1 h 5 min`, `3 min 20 s`, `12 s`. */
function duration(ms) {
    const seconds = Math.max(0, Math.round(ms / 1000));
    const [h, min, s] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
    if (h > 0)
        return `${h} h ${min} min`;
    return min > 0 ? `${min} min ${s} s` : `${s} s`;
}


/***/ }),

/***/ 42205:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $P: () => (/* binding */ Unavailable),
/* harmony export */   CF: () => (/* binding */ BadAnswer),
/* harmony export */   JH: () => (/* binding */ RateLimited),
/* harmony export */   Jr: () => (/* binding */ OutcomeUnknown),
/* harmony export */   KI: () => (/* binding */ NoViews),
/* harmony export */   Mk: () => (/* binding */ NotFound),
/* harmony export */   UL: () => (/* binding */ unlessCorrupt),
/* harmony export */   Vj: () => (/* binding */ LeaseLost),
/* harmony export */   cw: () => (/* binding */ Forbidden),
/* harmony export */   em: () => (/* binding */ sentence),
/* harmony export */   hR: () => (/* binding */ Unauthorized),
/* harmony export */   jq: () => (/* binding */ DocketError),
/* harmony export */   lt: () => (/* binding */ Conflict),
/* harmony export */   nK: () => (/* binding */ CorruptState),
/* harmony export */   us: () => (/* binding */ StoreUnavailable),
/* harmony export */   v$: () => (/* binding */ WorkFailed),
/* harmony export */   w3: () => (/* binding */ SetupError),
/* harmony export */   zh: () => (/* binding */ InvalidRequest)
/* harmony export */ });
// One error family. A subclass says what the caller does next; `code` is stable and travels on the
// wire and into outputs; the message is a sentence that ends with how to fix the problem.
class DocketError extends Error {
    details;
    constructor(message, options = {}) {
        super(message, { cause: options.cause });
        this.name = new.target.name;
        this.details = options.details ?? [];
    }
}
/** The request itself is wrong: fix it, then try again. */
class InvalidRequest extends DocketError {
    code;
    constructor(message, options = {}) {
        super(message, options);
        this.code = options.code ?? 'invalid';
    }
}
/** No key, an unknown one, or an expired one: get another key. */
class Unauthorized extends DocketError {
    code = 'unauthorized';
}
/** The key or the person is known, but not allowed to do this. */
class Forbidden extends DocketError {
    code = 'forbidden';
}
class NotFound extends DocketError {
    code = 'not-found';
}
/** Nothing counts the page views of this project. */
class NoViews extends NotFound {
}
/** The thing is in a state that does not allow this; nothing was changed. */
class Conflict extends DocketError {
    code = 'conflict';
}
/** Too many requests: the same request succeeds after `retryAfterSeconds`. */
class RateLimited extends DocketError {
    code = 'rate-limited';
    retryAfterSeconds;
    constructor(message, options) {
        super(message, options);
        this.retryAfterSeconds = options.retryAfterSeconds;
    }
}
/** The other side could not be reached or failed, and nothing happened there: try again later. */
class Unavailable extends DocketError {
    code = 'unavailable';
    /** It may work later without anyone changing anything. */
    passes = true;
}
/** Where jobs are kept cannot be reached: work on a job waits for it, and does not fail. */
class StoreUnavailable extends Unavailable {
}
/** Sent, but there was no response: it may have happened. Never repeated automatically. */
class OutcomeUnknown extends DocketError {
    code = 'unknown';
}
/** The response breaks the contract. */
class BadAnswer extends DocketError {
    code = 'bad-answer';
}
/** A stored record cannot be trusted. It is left unchanged and never treated as empty. */
class CorruptState extends DocketError {
    code = 'corrupt-state';
}
/** Undefined for a record that cannot be read: where one must not hide others. */
function unlessCorrupt(read) {
    try {
        return read();
    }
    catch (error) {
        if (error instanceof CorruptState)
            return undefined;
        throw error;
    }
}
/** Another worker has this job now: stop, and leave everything unchanged. */
class LeaseLost extends DocketError {
    code = 'lease-lost';
}
/** The work itself failed: the message is the job's reason. */
class WorkFailed extends DocketError {
    code = 'work-failed';
}
/** Something on this machine, in this repository or in its settings is missing or wrong. */
class SetupError extends DocketError {
    code = 'setup';
}
/** The message of anything that was thrown, for a log or a reason. */
function sentence(error) {
    if (error instanceof DocketError)
        return [error.message, ...error.details].join(' ');
    // Some libraries throw and report objects that only look like errors.
    const { message } = (error ?? {});
    return typeof message === 'string' ? message : String(error);
}


/***/ }),

/***/ 82860:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Cv: () => (/* binding */ about),
/* harmony export */   Ly: () => (/* binding */ isoTime),
/* harmony export */   gh: () => (/* binding */ systemRuntime),
/* harmony export */   ml: () => (/* binding */ systemClock)
/* harmony export */ });
function systemRuntime(log) {
    return { clock: systemClock, random: Math.random, log };
}
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
function about(log, fields) {
    return log.with?.(fields) ?? log;
}


/***/ }),

/***/ 55069:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I: () => (/* binding */ distance),
/* harmony export */   p: () => (/* binding */ nearest)
/* harmony export */ });
// Which known name a misspelled one was probably meant to be.
/** The nearest of the names; undefined when none is near enough to suggest. */
function nearest(word, names) {
    // Longer words are not names, and the distance costs the product of both lengths.
    if (word.length > 40)
        return undefined;
    const given = word.toLowerCase();
    const ranked = names
        .map((name) => ({ name, edits: distance(given, name) }))
        .filter(({ name, edits }) => edits <= allowed(name))
        .sort((a, b) => a.edits - b.edits);
    return ranked[0]?.name;
}
/** In a short word, two edits can reach almost any name. */
function allowed(name) {
    return name.length <= 4 ? 1 : 2;
}
/** Letters inserted, left out, replaced, or swapped with their neighbor. */
function distance(a, b) {
    let beforeLast = [];
    let last = Array.from({ length: b.length + 1 }, (_, at) => at);
    for (let i = 1; i <= a.length; i += 1) {
        const row = [i];
        for (let j = 1; j <= b.length; j += 1) {
            const same = a[i - 1] === b[j - 1];
            const swapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
            row[j] = Math.min((last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (last[j - 1] ?? 0) + (same ? 0 : 1), swapped ? (beforeLast[j - 2] ?? 0) + 1 : Number.POSITIVE_INFINITY);
        }
        [beforeLast, last] = [last, row];
    }
    return last[b.length] ?? 0;
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
