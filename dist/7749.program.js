export const id = 7749;
export const ids = [7749];
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
