export const id = 1819;
export const ids = [1819];
export const modules = {

/***/ 45306:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E: () => (/* binding */ Insights),
/* harmony export */   w: () => (/* binding */ PageClasses)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(42047);
/* harmony import */ var _traffic_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(34310);
// What our own service reports about its traffic beyond the contract, on the wire.


const count = zod__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr().min(0);
const TrafficClass = zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(_traffic_js__WEBPACK_IMPORTED_MODULE_1__/* .TRAFFIC_CLASSES */ .L);
/** A server of another version may not know every class. */
const orNone = count.default(0);
const ClassCounts = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc(Object.fromEntries(_traffic_js__WEBPACK_IMPORTED_MODULE_1__/* .TRAFFIC_CLASSES */ .L.map((name) => [name, orNone])));
const DataQuality = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    files: count,
    lines: count,
    /** Lines that no format could read, and a few of them, shortened and cleaned. */
    rejected: count,
    examples: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ file: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), line: count, text: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), reason: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP() })),
    /** UTC days of the range with at least one line, and those without. */
    daysCovered: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()),
    daysMissing: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()),
    warnings: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()),
    /** Requests under an agent's name from addresses that are not its operator's; not counted. */
    spoofed: count.default(0),
});
const Insights = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    classes: ClassCounts.describe('Views per class of traffic in the date range.'),
    aiClasses: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(TrafficClass).describe('The classes that count as AI.'),
    /** Views by named AI agent, most first. */
    agents: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
        agent: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
        class: TrafficClass,
        views: count,
        /** Views from its operator's addresses, and requests from others; null if not checked. */
        verified: count.nullable().default(null),
        spoofed: count.nullable().default(null),
    })),
    /** Paths that were requested and not found, most AI requests first. */
    missing: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ path: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), ai: count, human: count })),
    aiReferrals: zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
        views: count,
        sources: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ source: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), views: count })),
        /** Days whose logs or records do not say where readers came from. */
        daysUnknown: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()),
    })
        .nullable()
        .default(null)
        .describe('Views by people that came from AI answers; null if unknown.'),
    weeks: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
        from: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
        to: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
        views: zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ human: count, ai: count, total: count }).nullable(),
        aiReferrals: count.nullable(),
        daysCovered: count,
    }))
        .default([])
        .describe('Up to 12 weeks until the end of the range; `views` is null unless all days have data.'),
    quality: DataQuality,
    rules: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().describe('Version of the rules that classify traffic.'),
});
const PageFacts = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    path: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    classes: ClassCounts,
    aiReferrals: count
        .nullable()
        .default(null)
        .describe('Views by people that came from AI answers; null if unknown.'),
});
const PageClasses = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    pages: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(PageFacts)
        .describe('Per-page counts by class, in the same order as the page views.'),
    hasMore: zod__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zMY().describe('True when more results exist beyond this page.'),
});


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

/***/ 63041:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A3: () => (/* binding */ KEY_SCOPES),
/* harmony export */   XM: () => (/* binding */ pathOf),
/* harmony export */   bw: () => (/* binding */ ROUTES),
/* harmony export */   ef: () => (/* binding */ IDEMPOTENCY_HEADER),
/* harmony export */   kC: () => (/* binding */ REQUEST_ID_HEADER),
/* harmony export */   l4: () => (/* binding */ EXTENSIONS_HEADER)
/* harmony export */ });
/* harmony import */ var _ids_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(46881);
/* harmony import */ var _insights_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(45306);
/* harmony import */ var _schemas_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(51947);



/** What a key can be limited to. `admin` includes the others. */
const KEY_SCOPES = ['jobs', 'views', 'admin'];
const JOB = '/v2/agent/{projectId}/job/{id}';
const ROUTES = Object.freeze({
    createJob: {
        name: 'createJob',
        method: 'POST',
        path: '/v2/agent/{projectId}/job',
        summary: 'Create an agent job',
        description: 'Starts an agent that changes the documentation. Returns immediately; poll the job until it is final.',
        body: _schemas_js__WEBPACK_IMPORTED_MODULE_2__/* .PromptRequest */ .wP,
        success: 201,
        answer: _schemas_js__WEBPACK_IMPORTED_MODULE_2__/* .AgentJob */ .Je,
        scope: 'jobs',
        limit: 'create',
    },
    sendMessage: {
        name: 'sendMessage',
        method: 'POST',
        path: `${JOB}/message`,
        summary: 'Send a follow-up message to an agent job',
        description: 'Continues a job on its branch and pull request. A message to an active job waits its turn.',
        body: _schemas_js__WEBPACK_IMPORTED_MODULE_2__/* .PromptRequest */ .wP,
        success: 200,
        answer: _schemas_js__WEBPACK_IMPORTED_MODULE_2__/* .AgentJob */ .Je,
        scope: 'jobs',
        limit: 'message',
    },
    getJob: {
        name: 'getJob',
        method: 'GET',
        path: JOB,
        summary: 'Get an agent job',
        description: 'Returns the current state of the job.',
        success: 200,
        answer: _schemas_js__WEBPACK_IMPORTED_MODULE_2__/* .AgentJob */ .Je,
        scope: 'jobs',
    },
    getViews: {
        name: 'getViews',
        method: 'GET',
        path: '/v1/analytics/{projectId}/views',
        summary: 'Get page views',
        description: 'Counts the views of each page by people and by AI in a range of whole UTC days.',
        query: _schemas_js__WEBPACK_IMPORTED_MODULE_2__/* .ViewsQuery */ .Ho,
        success: 200,
        answer: _schemas_js__WEBPACK_IMPORTED_MODULE_2__/* .ViewsResult */ .Ab,
        scope: 'views',
    },
    cancelJob: {
        name: 'cancelJob',
        method: 'POST',
        path: `${JOB}/cancel`,
        summary: 'Cancel an active agent job',
        description: 'Asks an active job to stop. The job then fails with the reason `cancelled`. A finished job does not change.',
        success: 200,
        answer: _schemas_js__WEBPACK_IMPORTED_MODULE_2__/* .AgentJob */ .Je,
        scope: 'jobs',
        extension: 'job-control',
    },
    archiveJob: {
        name: 'archiveJob',
        method: 'POST',
        path: `${JOB}/archive`,
        summary: 'Archive a finished agent job',
        description: 'Closes a finished job permanently.',
        success: 200,
        answer: _schemas_js__WEBPACK_IMPORTED_MODULE_2__/* .AgentJob */ .Je,
        scope: 'jobs',
        extension: 'job-control',
    },
    getInsights: {
        name: 'getInsights',
        method: 'GET',
        path: '/v1/analytics/{projectId}/insights',
        summary: 'Get traffic classes, agents, missing pages, and data quality for a date range',
        description: 'Counts the traffic in a date range by class and agent, and lists requested pages that do not exist.',
        query: _schemas_js__WEBPACK_IMPORTED_MODULE_2__/* .RangeQuery */ .qx,
        success: 200,
        answer: _insights_js__WEBPACK_IMPORTED_MODULE_1__/* .Insights */ .E,
        scope: 'views',
        extension: 'view-insights',
    },
    getPageClasses: {
        name: 'getPageClasses',
        method: 'GET',
        path: '/v1/analytics/{projectId}/classes',
        summary: 'Get page views by class of traffic',
        description: 'Counts the views of each page in a date range by class of traffic.',
        query: _schemas_js__WEBPACK_IMPORTED_MODULE_2__/* .ClassesQuery */ .nN,
        success: 200,
        answer: _insights_js__WEBPACK_IMPORTED_MODULE_1__/* .PageClasses */ .w,
        scope: 'views',
        extension: 'view-insights',
    },
});
const IDEMPOTENCY_HEADER = 'Idempotency-Key';
const REQUEST_ID_HEADER = 'X-Request-Id';
/** Sent with every response of a server that has extensions: a comma-separated list. */
const EXTENSIONS_HEADER = 'Docket-Extensions';
/** The path of a route, each parameter checked and encoded. */
function pathOf(route, params) {
    return route.path.replace(/\{(\w+)\}/g, (_, name) => encodeURIComponent((0,_ids_js__WEBPACK_IMPORTED_MODULE_0__/* .checkId */ .ij)(name, params[name] ?? '')));
}


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

/***/ 23321:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Y: () => (/* binding */ FINAL_STATUSES),
/* harmony export */   n: () => (/* binding */ JOB_STATUSES)
/* harmony export */ });
// The states of a job by name, separate from its schema: code that only follows a job does not load that.
const JOB_STATUSES = ['active', 'completed', 'archived', 'failed'];
const FINAL_STATUSES = new Set(['completed', 'archived', 'failed']);


/***/ }),

/***/ 61819:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   CB: () => (/* binding */ revokeKey),
/* harmony export */   Gq: () => (/* binding */ authorize),
/* harmony export */   LX: () => (/* binding */ KeyRecord),
/* harmony export */   Nf: () => (/* binding */ DEFAULT_PREFIX),
/* harmony export */   hs: () => (/* binding */ keyState),
/* harmony export */   uY: () => (/* binding */ mintKey)
/* harmony export */ });
/* unused harmony export DEFAULT_SCOPES */
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(42047);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(64377);
/* harmony import */ var _contract_routes_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(63041);
/* harmony import */ var _shared_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(42205);
// API keys, pure. Of a key only its secret's hash is kept. The secret is 256 random bits, so that a
// plain SHA-256 is as hard to turn around as a slow password hash, and costs microseconds.




const DEFAULT_PREFIX = 'docket_';
const DEFAULT_SCOPES = ['jobs', 'views'];
const KeyRecord = zod__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({
    /** For lists and logs; tells nothing about the secret. */
    id: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP(),
    project: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP(),
    /** What it is for, in the words of whoever created it. */
    name: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP().default(''),
    scopes: zod__WEBPACK_IMPORTED_MODULE_3__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_3__/* ["enum"] */ .k5n(_contract_routes_js__WEBPACK_IMPORTED_MODULE_1__/* .KEY_SCOPES */ .A3)).readonly().default(DEFAULT_SCOPES),
    prefix: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP(),
    /** SHA-256 of the secret part, hexadecimal. */
    hash: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP().regex(/^[0-9a-f]{64}$/),
    createdAt: zod__WEBPACK_IMPORTED_MODULE_4__/* .datetime */ .w$(),
    expiresAt: zod__WEBPACK_IMPORTED_MODULE_4__/* .datetime */ .w$().nullable(),
    revokedAt: zod__WEBPACK_IMPORTED_MODULE_4__/* .datetime */ .w$().nullable(),
    /** To the minute or so. */
    lastUsedAt: zod__WEBPACK_IMPORTED_MODULE_4__/* .datetime */ .w$().nullable().default(null),
});
/** The record to keep and the key to show once. `secret` must be random, at least 256 bits. */
function mintKey(request, secret) {
    const record = {
        name: '',
        scopes: DEFAULT_SCOPES,
        ...request,
        hash: hashOf(secret).toString('hex'),
        revokedAt: null,
        lastUsedAt: null,
    };
    return { record: Object.freeze(record), key: `${request.prefix}${secret}` };
}
function revokeKey(records, id, revokedAt) {
    if (!records.some((record) => record.id === id)) {
        throw new _shared_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .NotFound */ .Mk(`There is no key \`${id}\`. Run \`docket keys list\` to see all keys.`);
    }
    return records.map((record) => record.id === id && !record.revokedAt ? { ...record, revokedAt } : record);
}
function keyState(record, now) {
    if (record.revokedAt)
        return 'revoked';
    return record.expiresAt && Date.parse(record.expiresAt) <= now ? 'expired' : 'valid';
}
/** The record of the key in an `Authorization` header, valid now and good for this. */
function authorize(records, header, { projectId, scope }, now) {
    const token = /^Bearer +([^\s]+) *$/i.exec(header ?? '')?.[1];
    if (!token) {
        throw new _shared_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .Unauthorized */ .hR('Send the API key in the header `Authorization: Bearer <API_KEY>`.');
    }
    const record = find(records, token);
    // The same message for a revoked and an unknown key: its owner should learn nothing.
    if (!record || keyState(record, now) === 'revoked') {
        throw new _shared_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .Unauthorized */ .hR('The API key is not valid. Create one with `docket keys create`.');
    }
    if (keyState(record, now) === 'expired') {
        throw new _shared_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .Unauthorized */ .hR('The API key has expired. Create another with `docket keys create`.');
    }
    if (record.project !== projectId) {
        throw new _shared_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .Forbidden */ .cw('The API key belongs to another project. Use a key for this project.');
    }
    if (!record.scopes.includes(scope) && !record.scopes.includes('admin')) {
        throw new _shared_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .Forbidden */ .cw(`The API key does not have the scope \`${scope}\`. Use one that has it, or create one with \`docket keys create --scopes ${scope}\`.`);
    }
    return record;
}
/** Looks at every record, each in constant time, so that timing reveals neither match nor position. */
function find(records, token) {
    let found;
    let prefix;
    let hashed = NOTHING;
    for (const record of records) {
        if (record.prefix !== prefix) {
            prefix = record.prefix;
            hashed = hashOf(token.startsWith(prefix) ? token.slice(prefix.length) : '');
        }
        if ((0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.timingSafeEqual)(hashed, bytesOf(record)))
            found = record;
    }
    return found;
}
const NOTHING = hashOf('');
/** Records are read once and compared with every request. */
const decoded = new WeakMap();
function bytesOf(record) {
    const known = decoded.get(record);
    if (known)
        return known;
    const bytes = Buffer.from(record.hash, 'hex');
    decoded.set(record, bytes);
    return bytes;
}
function hashOf(secret) {
    return (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.hash)('sha256', secret, 'buffer');
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
