export const id = 9635;
export const ids = [9635,859];
export const modules = {

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

/***/ 24490:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ isDate)
/* harmony export */ });
/* harmony import */ var _shared_days_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(65529);
// Separate from the schemas, so that code that only reads a date does not load them.

/** `YYYY-MM-DD`, or a date with a time; the calendar is checked (no 31 February, no month 13). */
function isDate(value) {
    const match = /^(\d{4})-(\d{2})-(\d{2})(?:T.+)?$/.exec(value);
    if (!match || Number.isNaN((0,_shared_days_js__WEBPACK_IMPORTED_MODULE_0__/* .utcTime */ .SK)(value)))
        return false;
    const [, year, month, date] = match.map(Number);
    const back = new Date(Date.UTC(year ?? 0, (month ?? 0) - 1, date));
    return back.getUTCMonth() + 1 === month && back.getUTCDate() === date;
}


/***/ }),

/***/ 46881:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Qx: () => (/* binding */ MAX_ID_LENGTH),
/* harmony export */   eQ: () => (/* binding */ isId),
/* harmony export */   ij: () => (/* binding */ checkId),
/* harmony export */   pw: () => (/* binding */ ID_PATTERN)
/* harmony export */ });
/* harmony import */ var _shared_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(42205);
// Identifiers that are valid in a URL path of the contract.

/** Longer identifiers are refused, so that none can swell a log, a ref or a file name. */
const MAX_ID_LENGTH = 200;
/** For the OpenAPI document, where a slash and a backslash are all that tools agree about. */
const ID_PATTERN = /^(?!\.{1,2}$)[^/\\]+$/;
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


/***/ }),

/***/ 99916:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $e: () => (/* binding */ Origin),
/* harmony export */   Jr: () => (/* binding */ failing),
/* harmony export */   KP: () => (/* binding */ CheckResult),
/* harmony export */   _U: () => (/* binding */ Usage),
/* harmony export */   gD: () => (/* binding */ CANCELLED)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(42047);
// Parts of a job that its record and the wire have in common.

/** The reason of a job that someone canceled. */
const CANCELLED = 'cancelled';
const CheckResult = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    name: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    ok: zod__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zMY(),
    /** One line for a reviewer: what was looked at, or what is wrong. */
    summary: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    /** The pull request should not be merged while it fails. */
    required: zod__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zMY().optional(),
});
/** The checks that keep a pull request from being ready. */
function failing(checks) {
    return (checks ?? []).filter(({ ok, required }) => !ok && required);
}
const Usage = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    steps: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().optional(),
    inputTokens: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().optional(),
    /** Those of the input that the endpoint had in its cache. */
    cachedInputTokens: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().optional(),
    outputTokens: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().optional(),
    seconds: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().optional(),
    /** In millionths of a US dollar; absent when no prices are set. */
    costMicros: zod__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr().min(0).optional(),
    /** Not all tokens are known, so the numbers and the cost are only lower limits. */
    incomplete: zod__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zMY().optional(),
});
/** Where an instruction came from. Recorded with the job; never contains fetched text. */
const Origin = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    /** Login of the person, or the workflow's name. */
    requester: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().optional(),
    /** Issue or pull request with the instruction, and where the reply goes. */
    thread: zod__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr().optional(),
    /** The triggering comment. */
    comment: zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ id: zod__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr(), kind: zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(['issue', 'review-comment', 'review']) })
        .optional(),
    /** For a pull request: its head as it was when the instruction was claimed. */
    pull: zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
        headRef: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
        headSha: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
        sameRepository: zod__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zMY(),
        /** False when it was merged or closed by then: nothing is stacked on it. */
        open: zod__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zMY().optional(),
    })
        .optional(),
    /** Checks failed on this commit, and nobody had to ask. */
    checks: zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ headSha: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP() }).optional(),
    /** When it was asked (ISO 8601): what was edited later is not what the asker saw. */
    askedAt: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().optional(),
    /** A web address for people. */
    url: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().optional(),
});


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
/* harmony export */   aX: () => (/* binding */ MAX_CLASSES_LIMIT),
/* harmony export */   gz: () => (/* binding */ MAX_VIEWS_LIMIT),
/* harmony export */   nN: () => (/* binding */ ClassesQuery),
/* harmony export */   qx: () => (/* binding */ RangeQuery),
/* harmony export */   rD: () => (/* binding */ wholeNumber),
/* harmony export */   wP: () => (/* binding */ PromptRequest)
/* harmony export */ });
/* unused harmony exports DocketExtras, ViewCounts, PageViews */
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(42047);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(64377);
/* harmony import */ var _shared_days_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(65529);
/* harmony import */ var _dates_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(24490);
/* harmony import */ var _ids_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(46881);
/* harmony import */ var _job_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(99916);
/* harmony import */ var _status_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(23321);
// The shapes of the contract. Answers are read leniently (unknown fields pass, only `id` and
// `status` are required); requests are read strictly enough to name what is wrong.






/** Goes to outputs and becomes a link: nothing that a browser or a shell would run. */
const WebAddress = zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP()
    .max(2_000)
    .refine((text) => /^https?:\/\/[^\s\p{C}]+$/u.test(text) && URL.canParse(text));
/** What our own service knows beyond the contract. One odd field does not lose the others. */
const DocketExtras = zod__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({
    reason: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP().nullish().catch(undefined),
    checks: zod__WEBPACK_IMPORTED_MODULE_3__/* .array */ .YOg(_job_js__WEBPACK_IMPORTED_MODULE_1__/* .CheckResult */ .KP).optional().catch(undefined),
    usage: _job_js__WEBPACK_IMPORTED_MODULE_1__/* .Usage */ ._U.optional().catch(undefined),
    compareLink: WebAddress.nullish().catch(undefined),
    changed: zod__WEBPACK_IMPORTED_MODULE_3__/* .boolean */ .zMY()
        .optional()
        .catch(undefined)
        .describe('Whether the latest finished instruction changed any file.'),
    /** The pull request is a draft because checks fail, or would be if the repository had drafts. */
    draft: zod__WEBPACK_IMPORTED_MODULE_3__/* ["enum"] */ .k5n(['made', 'unsupported']).optional().catch(undefined),
});
/** What is valid in a URL path of the contract; `isId` checks the same in code. */
const ID = zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP().min(1).max(_ids_js__WEBPACK_IMPORTED_MODULE_0__/* .MAX_ID_LENGTH */ .Qx).regex(_ids_js__WEBPACK_IMPORTED_MODULE_0__/* .ID_PATTERN */ .pw);
const AgentJob = zod__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({
    id: ID.describe('Unique identifier of the agent job.'),
    status: zod__WEBPACK_IMPORTED_MODULE_3__/* ["enum"] */ .k5n(_status_js__WEBPACK_IMPORTED_MODULE_2__/* .JOB_STATUSES */ .n).describe('State of the job.'),
    source: zod__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({
        repository: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP().describe('Repository the job works on.'),
        ref: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP().describe('Branch or other ref of the repository.'),
    })
        .describe('Information about the source repository.'),
    model: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP().describe('The AI model used for the job.'),
    prLink: zod__WEBPACK_IMPORTED_MODULE_3__/* .url */ .OZ5()
        .nullable()
        .describe('URL of the pull request; null while active and when no file was changed.'),
    createdAt: zod__WEBPACK_IMPORTED_MODULE_4__/* .datetime */ .w$().describe('Time the job was created.'),
    archivedAt: zod__WEBPACK_IMPORTED_MODULE_4__/* .datetime */ .w$().nullable().describe('Time the job was archived.'),
    docket: DocketExtras.optional(),
});
/** The job exists; whatever is odd about the rest of the answer must not lose it. */
const text = zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP().nullish().catch(undefined);
/** A job as any service may answer it. An unknown status is kept, and is not final. */
const ReceivedJob = zod__WEBPACK_IMPORTED_MODULE_3__/* .looseObject */ ._H3({
    id: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP().refine(_ids_js__WEBPACK_IMPORTED_MODULE_0__/* .isId */ .eQ),
    status: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP().min(1),
    source: zod__WEBPACK_IMPORTED_MODULE_3__/* .looseObject */ ._H3({ repository: text, ref: text }).nullish().catch(undefined),
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
const PromptRequest = zod__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({
    prompt: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP({ error: 'Field `prompt` must be a string with the instruction for the agent.' })
        .min(1, 'Field `prompt` is empty. Describe what the agent should do.')
        .describe('The instruction for the agent.'),
});
const count = zod__WEBPACK_IMPORTED_MODULE_3__/* .int */ .Whr().min(0);
const ViewCounts = zod__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({ human: count, ai: count, total: count });
const PageViews = ViewCounts.extend({ path: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP() });
const ViewsResult = zod__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({
    totals: ViewCounts.describe('Site-wide view totals for the whole date range.'),
    views: zod__WEBPACK_IMPORTED_MODULE_3__/* .array */ .YOg(PageViews)
        .describe('Per-page view counts, sorted by total (descending), then by path.'),
    hasMore: zod__WEBPACK_IMPORTED_MODULE_3__/* .boolean */ .zMY().describe('True when more results exist beyond this page.'),
});
const MAX_VIEWS_LIMIT = 250;
const DEFAULT_VIEWS_LIMIT = 50;
/** Far more rows than there are pages anywhere. */
const MAX_OFFSET = 1_000_000_000;
const wholeNumber = (name, min, max, fallback) => {
    const message = `Parameter \`${name}\` must be a whole number from ${min} to ${max}.`;
    return zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP()
        .regex(/^-?\d{1,15}$/, message)
        .transform(Number)
        .pipe(zod__WEBPACK_IMPORTED_MODULE_3__/* .int */ .Whr().min(min, message).max(max, message))
        .default(fallback);
};
const day = (name) => zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP()
    .refine((value) => (0,_dates_js__WEBPACK_IMPORTED_MODULE_5__/* .isDate */ .$)(value), {
    error: (issue) => `Parameter \`${name}\` must be a date such as 2026-11-01 or an ISO 8601 time; got \`${String(issue.input).slice(0, 40)}\`.`,
})
    .optional();
const range = {
    dateFrom: day('dateFrom').describe('First day, ISO 8601 or YYYY-MM-DD.'),
    dateTo: day('dateTo').describe('Exclusive upper limit, ISO 8601 or YYYY-MM-DD.'),
};
const pages = (max, fallback) => ({
    limit: wholeNumber('limit', 1, max, fallback).describe('Maximum results per page.'),
    offset: wholeNumber('offset', 0, MAX_OFFSET, 0).describe('Rows to skip.'),
});
const inOrder = ({ dateFrom, dateTo }) => 
// What is not a date has been reported already.
!dateFrom || !dateTo || !((0,_shared_days_js__WEBPACK_IMPORTED_MODULE_6__/* .utcTime */ .SK)(dateFrom) > (0,_shared_days_js__WEBPACK_IMPORTED_MODULE_6__/* .utcTime */ .SK)(dateTo));
const OUT_OF_ORDER = {
    error: 'Parameter `dateTo` is before `dateFrom`. Swap them or leave one out.',
};
const ViewsQuery = zod__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({ ...range, ...pages(MAX_VIEWS_LIMIT, DEFAULT_VIEWS_LIMIT) })
    .refine(inOrder, OUT_OF_ORDER);
const RangeQuery = zod__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc(range).refine(inOrder, OUT_OF_ORDER);
/** Our own extension, so that a report of ten thousand pages takes a few requests, not forty. */
const MAX_CLASSES_LIMIT = 5_000;
const ClassesQuery = zod__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({ ...range, ...pages(MAX_CLASSES_LIMIT, 1_000) })
    .refine(inOrder, OUT_OF_ORDER);
const ErrorBody = zod__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({
    error: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP().describe('What is wrong and how to fix it.'),
    details: zod__WEBPACK_IMPORTED_MODULE_3__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({ message: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP() })).optional(),
});


/***/ }),

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
