export const id = 964;
export const ids = [964,1947,4377];
export const modules = {

/***/ 90156:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   FW: () => (/* binding */ tellAcceptance),
/* harmony export */   Qb: () => (/* binding */ TRIGGERS),
/* harmony export */   gB: () => (/* binding */ AcceptanceReport),
/* harmony export */   gi: () => (/* binding */ Acceptance),
/* harmony export */   iv: () => (/* binding */ tellTrigger),
/* harmony export */   x4: () => (/* binding */ mergeRate)
/* harmony export */ });
/* unused harmony export TriggerAcceptance */
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(64377);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(42047);
// What became of the pull requests of jobs, as records and the wire have it.

/** What a job came from. */
const TRIGGERS = ['comment', 'check', 'merge', 'improve', 'workflow', 'api'];
const time = zod__WEBPACK_IMPORTED_MODULE_0__/* .datetime */ .w$();
/** What people did with a pull request. */
const Acceptance = zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
    state: zod__WEBPACK_IMPORTED_MODULE_1__/* ["enum"] */ .k5n(['open', 'merged', 'closed']),
    openedAt: time,
    decidedAt: time.nullable().describe('When it was merged or closed; null while it is open.'),
    edited: zod__WEBPACK_IMPORTED_MODULE_1__/* .boolean */ .zMY().describe('It was merged after people had changed what Docket pushed last.'),
    lines: zod__WEBPACK_IMPORTED_MODULE_1__/* .int */ .Whr()
        .min(0)
        .nullable()
        .describe('How many lines they added or removed; null if that is not known.'),
});
const count = zod__WEBPACK_IMPORTED_MODULE_1__/* .int */ .Whr().min(0);
const TriggerAcceptance = zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
    trigger: zod__WEBPACK_IMPORTED_MODULE_1__/* ["enum"] */ .k5n(TRIGGERS).describe('What its jobs came from.'),
    merged: count.describe('Pull requests that were merged.'),
    edited: count.describe('Those of them that people had changed before.'),
    closed: count.describe('Pull requests that were closed without a merge.'),
    open: count.describe('Pull requests that are open now.'),
    medianDays: zod__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig()
        .min(0)
        .nullable()
        .describe('Median of the days from opening to merging; null if nothing was merged.'),
});
const AcceptanceReport = zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
    since: time.describe('Merged and closed pull requests are counted since then.'),
    triggers: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(TriggerAcceptance).describe('Those with any pull request.'),
    month: zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
        merged: count.describe('Merged in this UTC month.'),
        costMicros: count
            .nullable()
            .describe('What all jobs of the month cost for each merged pull request, in millionths of a US dollar; null if unknown.'),
    }),
});
/** Of those that were decided; null while there are none. 100% means all. */
function mergeRate(all) {
    const merged = all.reduce((sum, one) => sum + one.merged, 0);
    const of = all.reduce((sum, one) => sum + one.merged + one.closed, 0);
    return of === 0 ? null : { merged, of, percent: Math.floor((100 * merged) / of) };
}
/** `comment: 8 of 10 merged (2 after edits), median 1.5 days, 3 open` */
function tellTrigger(one) {
    const { trigger, merged, edited, closed, open, medianDays } = one;
    const parts = [
        `${merged} of ${merged + closed} merged${edited > 0 ? ` (${edited} after edits)` : ''}`,
        ...(medianDays === null ? [] : [`median ${tellDays(medianDays)}`]),
        ...(open > 0 ? [`${open} open`] : []),
    ];
    return `${trigger}: ${parts.join(', ')}`;
}
const tellDays = (days) => `${days} ${days === 1 ? 'day' : 'days'}`;
/** What people did, in a few words. */
function tellAcceptance({ state, openedAt, edited, lines }) {
    if (state === 'open')
        return `open since ${openedAt.slice(0, 10)}`;
    if (!edited)
        return state;
    const changed = lines === 1 ? '1 line' : `${lines} lines`;
    return `merged after edits${lines === null ? '' : ` of ${changed}`}`;
}


/***/ }),

/***/ 51947:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ab: () => (/* binding */ ViewsResult),
/* harmony export */   Dl: () => (/* binding */ ReceivedJob),
/* harmony export */   Fw: () => (/* binding */ ErrorBody),
/* harmony export */   GU: () => (/* binding */ ViewCounts),
/* harmony export */   Ho: () => (/* binding */ ViewsQuery),
/* harmony export */   ID: () => (/* binding */ ID),
/* harmony export */   Je: () => (/* binding */ AgentJob),
/* harmony export */   Lt: () => (/* binding */ got),
/* harmony export */   aX: () => (/* binding */ MAX_CLASSES_LIMIT),
/* harmony export */   gz: () => (/* binding */ MAX_VIEWS_LIMIT),
/* harmony export */   hV: () => (/* binding */ MAX_RANGE_DAYS),
/* harmony export */   lZ: () => (/* binding */ NO_COUNTS),
/* harmony export */   nN: () => (/* binding */ ClassesQuery),
/* harmony export */   qg: () => (/* binding */ parse),
/* harmony export */   qx: () => (/* binding */ RangeQuery),
/* harmony export */   rD: () => (/* binding */ wholeNumber),
/* harmony export */   wP: () => (/* binding */ PromptRequest),
/* harmony export */   wo: () => (/* binding */ demand)
/* harmony export */ });
/* unused harmony export PageViews */
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(42047);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(64377);
/* harmony import */ var _shared_days_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(65529);
/* harmony import */ var _shared_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(42205);
/* harmony import */ var _job_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(99916);
/* harmony import */ var _values_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(87797);
// The shapes of the contract. Answers are read leniently (unknown fields pass, only `id` and
// `status` are required); requests are read strictly enough to name what is wrong.





/** Goes to outputs and becomes a link: nothing that a browser or a shell would run. */
const WebAddress = zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP()
    .max(2_000)
    .refine((text) => /^https?:\/\/[^\s\p{C}]+$/u.test(text) && URL.canParse(text));
const Change = zod__WEBPACK_IMPORTED_MODULE_4__/* .object */ .Ikc({
    commit: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP().max(64).describe('The commit on the branch.'),
    count: zod__WEBPACK_IMPORTED_MODULE_4__/* .int */ .Whr().min(0).describe('How many files it changes.'),
    files: zod__WEBPACK_IMPORTED_MODULE_4__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_4__/* .object */ .Ikc({
        path: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP(),
        added: zod__WEBPACK_IMPORTED_MODULE_4__/* .int */ .Whr().min(0).optional().describe('Lines added, where it is text.'),
        removed: zod__WEBPACK_IMPORTED_MODULE_4__/* .int */ .Whr().min(0).optional().describe('Lines removed, where it is text.'),
    }))
        .describe('The first files.'),
});
const OpenRequest = zod__WEBPACK_IMPORTED_MODULE_4__/* .object */ .Ikc({
    state: zod__WEBPACK_IMPORTED_MODULE_4__/* ["enum"] */ .k5n(['running', 'queued']),
    requester: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP().nullable().describe('Who asked, if known.'),
    receivedAt: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP().describe('Time it was received.'),
    step: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP().optional().describe('What the agent did last.'),
});
/** What our own service knows beyond the contract. One odd field does not lose the others. */
const DocketExtras = zod__WEBPACK_IMPORTED_MODULE_4__/* .object */ .Ikc({
    reason: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP().nullish().catch(undefined),
    canceledBy: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP()
        .optional()
        .catch(undefined)
        .describe('Who canceled the job, if someone did: an account, or an API key by its name.'),
    checks: zod__WEBPACK_IMPORTED_MODULE_4__/* .array */ .YOg(_job_js__WEBPACK_IMPORTED_MODULE_2__/* .CheckResult */ .KP).optional().catch(undefined),
    usage: _job_js__WEBPACK_IMPORTED_MODULE_2__/* .Usage */ ._U.optional().catch(undefined),
    compareLink: WebAddress.nullish().catch(undefined),
    changed: zod__WEBPACK_IMPORTED_MODULE_4__/* .boolean */ .zMY()
        .optional()
        .catch(undefined)
        .describe('Whether the latest finished request changed any file.'),
    question: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP()
        .optional()
        .catch(undefined)
        .describe('What the agent asks at the end of the latest finished request; the next message answers it.'),
    state: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP()
        .optional()
        .catch(undefined)
        .describe('The state as people read it: `status`, or `canceled`, or `waiting for an answer` where the agent changed nothing and asks something.'),
    tookMs: zod__WEBPACK_IMPORTED_MODULE_4__/* .int */ .Whr()
        .min(0)
        .optional()
        .catch(undefined)
        .describe('Milliseconds from the command to the end of the latest finished request.'),
    change: Change.optional()
        .catch(undefined)
        .describe('What the latest finished request pushed, if it changed any file.'),
    undone: zod__WEBPACK_IMPORTED_MODULE_4__/* .object */ .Ikc({ commit: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP().max(64), title: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP() })
        .optional()
        .catch(undefined)
        .describe('The change that the latest finished request undid or brought back, if it did.'),
    redone: zod__WEBPACK_IMPORTED_MODULE_4__/* .boolean */ .zMY().optional().catch(undefined).describe('It was brought back.'),
    emptied: zod__WEBPACK_IMPORTED_MODULE_4__/* .boolean */ .zMY()
        .optional()
        .catch(undefined)
        .describe('The pull request was closed, because nothing was left on its branch.'),
    undoable: zod__WEBPACK_IMPORTED_MODULE_4__/* .boolean */ .zMY()
        .optional()
        .catch(undefined)
        .describe('The job has a change that can be undone.'),
    repairs: zod__WEBPACK_IMPORTED_MODULE_4__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP())
        .optional()
        .catch(undefined)
        .describe('What the agent fixed after checks failed, one text each time.'),
    requests: zod__WEBPACK_IMPORTED_MODULE_4__/* .array */ .YOg(OpenRequest)
        .optional()
        .catch(undefined)
        .describe('The requests of an active job that are not finished, in order.'),
    waiting: _job_js__WEBPACK_IMPORTED_MODULE_2__/* .Waiting */ .E$.extend({ nextAttempt: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP() })
        .optional()
        .catch(undefined)
        .describe('Something outside, such as the code host, does not answer: since when, why, and when it is tried again.'),
    /** The pull request is a draft because checks fail, or would be if the repository had drafts. */
    draft: zod__WEBPACK_IMPORTED_MODULE_4__/* ["enum"] */ .k5n(['made', 'unsupported']).optional().catch(undefined),
    notice: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP()
        .optional()
        .catch(undefined)
        .describe('Settings of the repository that the server does not use as they are, told once.'),
});
/** What is valid in a URL path of the contract; `isId` checks the same in code. */
const ID = zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP().min(1).max(_values_js__WEBPACK_IMPORTED_MODULE_3__/* .MAX_ID_LENGTH */ .Qx).regex(_values_js__WEBPACK_IMPORTED_MODULE_3__/* .ID_PATTERN */ .pw);
const AgentJob = zod__WEBPACK_IMPORTED_MODULE_4__/* .object */ .Ikc({
    id: ID.describe('Unique identifier of the agent job.'),
    status: zod__WEBPACK_IMPORTED_MODULE_4__/* ["enum"] */ .k5n(_values_js__WEBPACK_IMPORTED_MODULE_3__/* .JOB_STATUSES */ .nE).describe('State of the job.'),
    source: zod__WEBPACK_IMPORTED_MODULE_4__/* .object */ .Ikc({
        repository: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP().describe('Repository the job works on.'),
        ref: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP().describe('Branch or other ref of the repository.'),
    })
        .describe('Information about the source repository.'),
    model: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP().describe('The AI model used for the job.'),
    prLink: zod__WEBPACK_IMPORTED_MODULE_4__/* .url */ .OZ5()
        .nullable()
        .describe('URL of the pull request; null while active and when no file was changed.'),
    createdAt: zod__WEBPACK_IMPORTED_MODULE_5__/* .datetime */ .w$().describe('Time the job was created.'),
    archivedAt: zod__WEBPACK_IMPORTED_MODULE_5__/* .datetime */ .w$().nullable().describe('Time the job was archived.'),
    docket: DocketExtras.optional(),
});
/** The job exists; whatever is odd about the rest of the answer must not lose it. */
const text = zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP().nullish().catch(undefined);
/** A job as any service may answer it. An unknown status is kept, and is not final. */
const ReceivedJob = zod__WEBPACK_IMPORTED_MODULE_4__/* .looseObject */ ._H3({
    id: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP().refine(_values_js__WEBPACK_IMPORTED_MODULE_3__/* .isId */ .eQ),
    status: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP().min(1),
    source: zod__WEBPACK_IMPORTED_MODULE_4__/* .looseObject */ ._H3({ repository: text, ref: text }).nullish().catch(undefined),
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
const PromptRequest = zod__WEBPACK_IMPORTED_MODULE_4__/* .object */ .Ikc({
    prompt: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP({ error: 'Field `prompt` must be a string with the request to the agent.' })
        .min(1, 'Field `prompt` is empty. Describe what the agent should do.')
        .describe('The request to the agent.'),
}, {
    error: 'The body must be a JSON object such as {"prompt": "Fix the typo in docs/index.md"}.',
});
const count = zod__WEBPACK_IMPORTED_MODULE_4__/* .int */ .Whr().min(0);
const ViewCounts = zod__WEBPACK_IMPORTED_MODULE_4__/* .object */ .Ikc({ human: count, ai: count, total: count });
const NO_COUNTS = Object.freeze({ human: 0, ai: 0, total: 0 });
const PageViews = ViewCounts.extend({ path: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP() });
const ViewsResult = zod__WEBPACK_IMPORTED_MODULE_4__/* .object */ .Ikc({
    totals: ViewCounts.describe('Site-wide view totals for the whole date range.'),
    views: zod__WEBPACK_IMPORTED_MODULE_4__/* .array */ .YOg(PageViews)
        .describe('Per-page view counts, sorted by total (descending), then by path.'),
    hasMore: zod__WEBPACK_IMPORTED_MODULE_4__/* .boolean */ .zMY().describe('True when more results exist beyond this page.'),
});
const MAX_VIEWS_LIMIT = 250;
const DEFAULT_VIEWS_LIMIT = 50;
/** Far more rows than there are pages anywhere. */
const MAX_OFFSET = 1_000_000_000;
const wholeNumber = (name, min, max, fallback) => {
    const message = `Parameter \`${name}\` must be a whole number from ${min} to ${max}.`;
    return zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP()
        .regex(/^-?\d{1,15}$/, message)
        .transform(Number)
        .pipe(zod__WEBPACK_IMPORTED_MODULE_4__/* .int */ .Whr().min(min, message).max(max, message))
        .default(fallback);
};
const day = (name) => zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP()
    .refine((value) => (0,_values_js__WEBPACK_IMPORTED_MODULE_3__/* .isDate */ .$P)(value), {
    error: (issue) => `Parameter \`${name}\` must be a date such as 2026-11-01 or an ISO 8601 time; got \`${String(issue.input).slice(0, 40)}\`.`,
})
    .meta({ anyOf: ['date', 'date-time'].map((format) => ({ type: 'string', format })) })
    .optional();
const range = {
    dateFrom: day('dateFrom').describe('First day, ISO 8601 or YYYY-MM-DD.'),
    dateTo: day('dateTo').describe('Exclusive upper limit, ISO 8601 or YYYY-MM-DD.'),
};
const pages = (max, fallback) => ({
    limit: wholeNumber('limit', 1, max, fallback).describe('Maximum results per page.'),
    offset: wholeNumber('offset', 0, MAX_OFFSET, 0).describe('Rows to skip.'),
});
/** For our additions to the contract: longer ranges are more often typos in the year than intended. */
const MAX_RANGE_DAYS = 3_660;
const inOrder = ({ dateFrom, dateTo }) => 
// What is not a date has been reported already.
!dateFrom || !dateTo || !((0,_shared_days_js__WEBPACK_IMPORTED_MODULE_0__/* .utcTime */ .SK)(dateFrom) > (0,_shared_days_js__WEBPACK_IMPORTED_MODULE_0__/* .utcTime */ .SK)(dateTo));
const OUT_OF_ORDER = {
    error: 'Parameter `dateTo` is before `dateFrom`. Swap them or leave one out.',
};
const ViewsQuery = zod__WEBPACK_IMPORTED_MODULE_4__/* .object */ .Ikc({ ...range, ...pages(MAX_VIEWS_LIMIT, DEFAULT_VIEWS_LIMIT) })
    .refine(inOrder, OUT_OF_ORDER);
const isShort = ({ dateFrom, dateTo }) => !dateFrom || !dateTo || !((0,_shared_days_js__WEBPACK_IMPORTED_MODULE_0__/* .utcTime */ .SK)(dateTo) - (0,_shared_days_js__WEBPACK_IMPORTED_MODULE_0__/* .utcTime */ .SK)(dateFrom) > MAX_RANGE_DAYS * _shared_days_js__WEBPACK_IMPORTED_MODULE_0__/* .DAY_MS */ .sO);
const TOO_LONG = {
    error: `Parameter \`dateFrom\` is more than ${MAX_RANGE_DAYS} days before \`dateTo\`. Choose a later \`dateFrom\`.`,
};
const shortRange = {
    dateFrom: range.dateFrom.describe(`First day, ISO 8601 or YYYY-MM-DD; at most ${MAX_RANGE_DAYS} days before \`dateTo\`.`),
    dateTo: range.dateTo,
};
const RangeQuery = zod__WEBPACK_IMPORTED_MODULE_4__/* .object */ .Ikc(shortRange)
    .refine(inOrder, OUT_OF_ORDER)
    .refine(isShort, TOO_LONG);
/** Our own extension, so that a report of ten thousand pages takes a few requests, not forty. */
const MAX_CLASSES_LIMIT = 5_000;
const ClassesQuery = zod__WEBPACK_IMPORTED_MODULE_4__/* .object */ .Ikc({ ...shortRange, ...pages(MAX_CLASSES_LIMIT, 1_000) })
    .refine(inOrder, OUT_OF_ORDER)
    .refine(isShort, TOO_LONG);
const ErrorBody = zod__WEBPACK_IMPORTED_MODULE_4__/* .object */ .Ikc({
    error: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP().describe('What is wrong and how to fix it.'),
    details: zod__WEBPACK_IMPORTED_MODULE_4__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_4__/* .object */ .Ikc({ message: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP() })).optional(),
});
// From a value of unknown shape to a request: one error that names every problem.
function parse(schema, value) {
    const error = (issue) => `Field \`${(issue.path ?? []).join('.')}\` ${demand(issue)}.`;
    const result = schema.safeParse(value, { error });
    if (result.success)
        return result.data;
    const problems = result.error.issues.map(({ message }) => message);
    const [only] = problems;
    if (only && problems.length === 1)
        throw new _shared_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .InvalidRequest */ .zh(only);
    throw new _shared_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .InvalidRequest */ .zh(`The request has ${problems.length} problems; see \`details\`.`, {
        details: problems,
    });
}
const KINDS = {
    string: 'be text',
    number: 'be a number',
    int: 'be a whole number',
    boolean: 'be true or false',
    array: 'be a list',
    object: 'be a map of names and values',
    record: 'be a map of names and values',
};
/** What is wrong with a value, where its schema has no words for it: `must be a list; got \`x\``. */
function demand(issue) {
    if (issue.input === undefined)
        return 'is required';
    switch (issue.code) {
        case 'invalid_type':
            return `must ${KINDS[issue.expected] ?? `be of the type ${issue.expected}`}${got(issue.input)}`;
        case 'invalid_value':
            return `must be ${either(issue.values)}${got(issue.input)}`;
        case 'too_small':
        case 'too_big':
            return `must ${bounds(issue)}`;
        default:
            return `is not valid${got(issue.input)}`;
    }
}
/** What was found there, where it is short. */
function got(input) {
    const isPlain = ['string', 'number', 'boolean'].includes(typeof input);
    const text = String(input).replace(/[`\s\p{C}]+/gu, ' ');
    return isPlain && text.trim() !== '' && text.length <= 40 ? `; got \`${text}\`` : '';
}
function either(values) {
    const names = values.map((value) => `\`${value}\``);
    const last = names.pop();
    if (names.length === 0)
        return String(last);
    return `${names.join(', ')}${names.length > 1 ? ',' : ''} or ${last}`;
}
function bounds(issue) {
    const { origin, minimum, maximum } = issue;
    const edge = minimum === undefined ? `at most ${maximum}` : `at least ${minimum}`;
    if (origin === 'string')
        return minimum === 1 ? 'not be empty' : `have ${edge} characters`;
    if (origin === 'array')
        return minimum === 1 ? 'not be empty' : `have ${edge} entries`;
    return `be ${edge}`;
}


/***/ }),

/***/ 90007:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ed: () => (/* binding */ Html),
/* harmony export */   RK: () => (/* binding */ visible),
/* harmony export */   ZD: () => (/* binding */ escapeHtml),
/* harmony export */   a4: () => (/* binding */ mermaid),
/* harmony export */   fu: () => (/* binding */ csv),
/* harmony export */   ml: () => (/* binding */ shorten),
/* harmony export */   qy: () => (/* binding */ html),
/* harmony export */   wD: () => (/* binding */ markdown)
/* harmony export */ });
// Anyone can choose the path and agent of a request: each format has one way to make them safe.
/** Control, zero-width and direction characters, which would hide or reorder what a reader sees. */
const INVISIBLE = /[\u0000-\u001f\u007f-\u009f\u00ad\u061c\u180e\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb]|[\u{e0000}-\u{e007f}]/gu;
function visible(text) {
    return text.replace(INVISIBLE, '\ufffd');
}
/** At most `length` characters, the middle left out: both ends of a path are informative. */
function shorten(text, length) {
    if (text.length <= length)
        return text;
    const points = [...text.slice(0, 4 * length), ...text.slice(-4 * length)];
    const head = Math.ceil((length - 1) * 0.6);
    return `${points.slice(0, head).join('')}…${points.slice(head + 1 - length).join('')}`;
}
const HTML = {
    '&': '&amp;',
    '<': '&lt;',
    '>': '&gt;',
    '"': '&quot;',
    "'": '&#39;',
};
function escapeHtml(text) {
    return text.replace(/[&<>"']/g, (char) => HTML[char] ?? char);
}
/** For text and table cells: no character keeps a meaning in Markdown or HTML. */
function markdown(text) {
    return visible(text).replace(/[&<>"'|`*_[\]()\\~#!:@$^]|^[-+=\d]/g, (char) => `&#${char.charCodeAt(0)};`);
}
/** Mermaid labels are in double quotes, and quotes cannot be escaped. */
function mermaid(text) {
    return visible(text).replace(/["\\;#`<>{}[\]]/g, ' ');
}
/** What spreadsheets treat as the start of a formula. */
const FORMULA = /^[\s\u0000-\u001f]*[=+\-@＝＋－＠|%]|^[\t\r\n]/;
/** Nearly every path: nothing to escape. */
const PLAIN = /^[\w/][\w/.~-]*$/;
/** RFC 4180; a text that a spreadsheet would run gets an apostrophe in front. */
function csv(cell) {
    if (cell === null)
        return '';
    if (typeof cell === 'number')
        return `${cell}`;
    if (PLAIN.test(cell))
        return cell;
    const safe = FORMULA.test(cell) ? `'${cell}` : cell;
    return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
// HTML that cannot be broken out of: whatever is put into a template is escaped, unless it is HTML
// that was made here.
class Html {
    text;
    constructor(text) {
        this.text = text;
    }
}
function html(parts, ...values) {
    const text = parts.map((part, i) => part + (i < values.length ? show(values[i]) : '')).join('');
    return new Html(text);
}
function show(value) {
    if (value instanceof Html)
        return value.text;
    if (value === null || value === undefined || value === false)
        return '';
    if (typeof value === 'object')
        return value.map(show).join('');
    // Line breaks are all that text from outside may do.
    return escapeHtml(String(value).replace(/[^\t\n\r]+/g, visible));
}


/***/ }),

/***/ 70770:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   EN: () => (/* binding */ rangeText),
/* harmony export */   KN: () => (/* binding */ percent),
/* harmony export */   Lr: () => (/* binding */ differenceText),
/* harmony export */   U9: () => (/* binding */ count),
/* harmony export */   WR: () => (/* binding */ points),
/* harmony export */   Zg: () => (/* binding */ change),
/* harmony export */   hS: () => (/* binding */ counted),
/* harmony export */   iv: () => (/* binding */ difference),
/* harmony export */   lq: () => (/* binding */ optional),
/* harmony export */   tE: () => (/* binding */ shortDay),
/* harmony export */   tV: () => (/* binding */ longDay),
/* harmony export */   x8: () => (/* binding */ signed)
/* harmony export */ });
/* harmony import */ var _shared_days_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(65529);
// Numbers and dates for people, the same on every machine: no locale is asked.

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
const WEEKDAYS = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];
function count(value) {
    return String(Math.round(value)).replace(/\B(?=(\d{3})+$)/g, ',');
}
function optional(value) {
    return value === null ? '–' : count(value);
}
/** `1 page`, `2,000 pages`. */
function counted(value, one, many = `${one}s`) {
    return `${count(value)} ${value === 1 ? one : many}`;
}
/** A share of 1 as `24%`, with one decimal below ten. */
function percent(share) {
    const value = share * 100;
    if (value > 0 && value < 0.1)
        return '<0.1%';
    return value < 9.95 && value % 1 !== 0
        ? `${trimZero(value.toFixed(1))}%`
        : `${Math.round(value)}%`;
}
function signed(value) {
    if (value === 0)
        return '±0';
    return value > 0 ? `+${count(value)}` : `−${count(-value)}`;
}
/** The `Change` of a page in every table: views more or fewer, as in the data files. */
function difference(now, before) {
    if (before === null)
        return '–';
    return before === 0 ? 'new' : signed(now - before);
}
/** The same with its share: `+90 (+18%)`. */
function differenceText(now, before) {
    const share = before === null ? null : change(now, before);
    const moved = difference(now, before);
    return share === null || now === before ? moved : `${moved} (${share})`;
}
/** `+8.2%`; null when there is nothing to compare with. */
function change(now, before) {
    if (before === 0)
        return null;
    const share = now / before - 1;
    if (Math.abs(share) < 0.0005)
        return '±0%';
    if (share >= 9.995)
        return `×${count(now / before)}`;
    return `${share > 0 ? '+' : '−'}${percent(Math.abs(share))}`;
}
/** Difference of two shares in percentage points. */
function points(now, before) {
    const value = (now - before) * 100;
    if (Math.abs(value) < 0.05)
        return '±0 pts';
    return `${value > 0 ? '+' : '−'}${trimZero(Math.abs(value).toFixed(1))} pts`;
}
/** `Nov 9` */
function shortDay(day) {
    const { date, month } = parts(day);
    return `${month} ${date}`;
}
/** `Mon, Nov 9, 2026` */
function longDay(day) {
    const { weekday, date, month, year } = parts(day);
    return `${weekday}, ${month} ${date}, ${year}`;
}
/** `Nov 9–15, 2026`; the end is shown as the last day that counts. */
function rangeText({ from, to }) {
    const [first, last] = [parts(from), parts((0,_shared_days_js__WEBPACK_IMPORTED_MODULE_0__/* .addDays */ .fi)(to, -1))];
    const start = `${first.month} ${first.date}`;
    const end = `${last.month} ${last.date}, ${last.year}`;
    if (first.year !== last.year)
        return `${start}, ${first.year} – ${end}`;
    if (first.month !== last.month)
        return `${start} – ${end}`;
    return first.date === last.date ? end : `${start}–${last.date}, ${last.year}`;
}
function parts(day) {
    const time = new Date(day);
    return {
        weekday: WEEKDAYS[time.getUTCDay()] ?? '',
        date: time.getUTCDate(),
        month: MONTHS[time.getUTCMonth()] ?? '',
        year: time.getUTCFullYear(),
    };
}
const trimZero = (text) => text.replace(/\.0$/, '');


/***/ }),

/***/ 30345:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Bf: () => (/* binding */ seesAgents),
/* harmony export */   HI: () => (/* binding */ lead),
/* harmony export */   LS: () => (/* binding */ countName),
/* harmony export */   e$: () => (/* binding */ spoofNote),
/* harmony export */   jq: () => (/* binding */ qualityNotes),
/* harmony export */   u5: () => (/* binding */ figures),
/* harmony export */   vk: () => (/* binding */ coverage),
/* harmony export */   yJ: () => (/* binding */ agentsKnown)
/* harmony export */ });
/* harmony import */ var _shared_days_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(65529);
/* harmony import */ var _format_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(70770);
/* harmony import */ var _story_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(54516);



/** There is nothing else to tell people by, and programs lie. */
const CLAIMED = 'Browsers are known by user agent, which can be faked.';
/** Whether views by AI mean something: the source records user agents, and sees agents. */
function agentsKnown(report) {
    return readers(report) !== 'unknown' && seesAgents(report);
}
/** A source that sees no agents has no place for them: not in any table, and never as zero. */
function seesAgents({ insights }) {
    return insights?.seesAgents !== false;
}
/** What the source counts, as the heading of a column. */
function countName({ insights }) {
    return insights?.counts === 'visits' ? 'Visits' : 'Views';
}
function figures(report) {
    const { totals, previous } = report;
    const known = agentsKnown(report);
    const share = (0,_story_js__WEBPACK_IMPORTED_MODULE_2__/* .aiShare */ .ci)(totals);
    const shareBefore = known && previous && previous.totals.total > 0 ? (0,_story_js__WEBPACK_IMPORTED_MODULE_2__/* .aiShare */ .ci)(previous.totals) : null;
    const pagesBefore = previous?.complete && report.pagesComplete ? previous.pages : null;
    const ai = countFigure('ai', 'Views by AI', totals.ai, previous?.totals.ai ?? null);
    const people = PEOPLE[readers(report)];
    if (!seesAgents(report)) {
        const counted = countFigure('human', countName(report), totals.human, previous?.totals.human ?? null);
        const pages = countFigure('pages', 'Pages read', report.pages, pagesBefore);
        return [counted, ...visitorFigure(report), pages, ...referralFigure(report)];
    }
    return [
        {
            ...countFigure('human', people, totals.human, previous?.totals.human ?? null),
            ...(readers(report) !== 'unknown' && { note: CLAIMED }),
        },
        known ? ai : { ...ai, value: 'unknown', delta: null, direction: null, before: null },
        {
            key: 'share',
            label: 'AI share of views',
            value: known ? (0,_format_js__WEBPACK_IMPORTED_MODULE_1__/* .percent */ .KN)(share) : 'unknown',
            delta: shareBefore === null ? null : (0,_format_js__WEBPACK_IMPORTED_MODULE_1__/* .points */ .WR)(share, shareBefore),
            direction: shareBefore === null ? null : direction(share, shareBefore),
            before: shareBefore === null ? null : (0,_format_js__WEBPACK_IMPORTED_MODULE_1__/* .percent */ .KN)(shareBefore),
        },
        countFigure('pages', 'Pages read', report.pages, pagesBefore),
        ...referralFigure(report),
    ];
}
/** As the source says: a sum of days would count most of them several times. */
function visitorFigure({ insights, previous }) {
    if (insights?.visitors === undefined)
        return [];
    const before = previous?.insights?.visitors ?? null;
    return [countFigure('visitors', 'Visitors', insights.visitors, before)];
}
/** None where it is not known where readers came from. */
function referralFigure({ insights, previous }) {
    const now = insights?.aiReferrals;
    if (!now)
        return [];
    const before = now.daysUnknown.length > 0 ? null : wholeReferrals(previous?.insights);
    return [countFigure('referrals', 'People sent by AI', now.views, before)];
}
/** null unless every day is known: a part must not be compared with a whole. */
function wholeReferrals(insights) {
    const referrals = insights?.aiReferrals;
    return referrals?.daysUnknown.length === 0 ? referrals.views : null;
}
/** Whether the readers are known: for all views, for some, or for none. */
function readers({ totals, insights }) {
    const unknown = insights?.classes.unknown ?? 0;
    if (unknown === 0)
        return 'known';
    return unknown < totals.total ? 'mixed' : 'unknown';
}
const PEOPLE = {
    known: 'Views by people',
    mixed: 'Views by people or unknown',
    unknown: 'Views by unknown readers',
};
function countFigure(key, label, now, before) {
    return {
        key,
        label,
        value: (0,_format_js__WEBPACK_IMPORTED_MODULE_1__/* .count */ .U9)(now),
        delta: before === null ? null : ((0,_format_js__WEBPACK_IMPORTED_MODULE_1__/* .change */ .Zg)(now, before) ?? (now > 0 ? 'new' : null)),
        direction: before === null ? null : direction(now, before),
        before: before === null ? null : (0,_format_js__WEBPACK_IMPORTED_MODULE_1__/* .count */ .U9)(before),
    };
}
const direction = (now, before) => now === before ? 'same' : now > before ? 'up' : 'down';
/** A summary in a few sentences. Gaps in the logs come first. */
function lead(report) {
    return [coverage(report), views(report), referrals(report)]
        .filter((sentence) => sentence !== '')
        .join(' ');
}
/** Empty if every day has data, or if that is unknown. */
function coverage({ range, insights }) {
    const gaps = insights?.quality.daysMissing.length ?? 0;
    const days = (0,_shared_days_js__WEBPACK_IMPORTED_MODULE_0__/* .dayCount */ .AV)(range);
    return gaps === 0 ? '' : `Logs cover ${days - gaps} of ${(0,_format_js__WEBPACK_IMPORTED_MODULE_1__/* .counted */ .hS)(days, 'day')}.`;
}
function views(report) {
    const { totals, previous, insights } = report;
    if (totals.total === 0)
        return 'No page was read in this period.';
    const compared = previous && previous.totals.total > 0 ? previous.totals : null;
    const what = countName(report) === 'Visits' ? 'visit to pages' : 'page view';
    const many = countName(report) === 'Visits' ? 'visits to pages' : 'page views';
    const made = `made ${(0,_format_js__WEBPACK_IMPORTED_MODULE_1__/* .counted */ .hS)(totals.human, what, many)}${compared ? `, ${trend(totals.human, compared.human)}` : ''}.`;
    if (readers(report) === 'unknown') {
        return `Readers ${made} The logs do not record user agents, so it is unknown whether they were people, AI, or bots.`;
    }
    const unknown = insights?.classes.unknown ?? 0;
    const mixed = unknown > 0
        ? ` The readers of ${(0,_format_js__WEBPACK_IMPORTED_MODULE_1__/* .count */ .U9)(unknown)} of these are unknown, because some logs do not record user agents.`
        : '';
    if (!agentsKnown(report)) {
        return `People ${made}${mixed} Their source does not see AI agents.`;
    }
    const [now, was] = [(0,_story_js__WEBPACK_IMPORTED_MODULE_2__/* .aiShare */ .ci)(totals), compared ? (0,_story_js__WEBPACK_IMPORTED_MODULE_2__/* .aiShare */ .ci)(compared) : 0];
    const moved = (0,_format_js__WEBPACK_IMPORTED_MODULE_1__/* .percent */ .KN)(now) === (0,_format_js__WEBPACK_IMPORTED_MODULE_1__/* .percent */ .KN)(was)
        ? ', the same as before'
        : `, ${now > was ? 'up' : 'down'} from ${(0,_format_js__WEBPACK_IMPORTED_MODULE_1__/* .percent */ .KN)(was)}`;
    return `People ${made}${mixed} AI made ${(0,_format_js__WEBPACK_IMPORTED_MODULE_1__/* .count */ .U9)(totals.ai)}, ${(0,_format_js__WEBPACK_IMPORTED_MODULE_1__/* .percent */ .KN)(now)} of the total${compared ? moved : ''}.`;
}
/** Only when it moved: most sites see a few such views every week. */
function referrals({ insights, previous }) {
    const [now, before] = [wholeReferrals(insights), wholeReferrals(previous?.insights)];
    if (now === null || before === null || !(0,_story_js__WEBPACK_IMPORTED_MODULE_2__/* .beyondChance */ .Wp)(now, before))
        return '';
    const moved = `${now > before ? 'up' : 'down'} from ${(0,_format_js__WEBPACK_IMPORTED_MODULE_1__/* .count */ .U9)(before)}`;
    return `AI answers led people here ${(0,_format_js__WEBPACK_IMPORTED_MODULE_1__/* .counted */ .hS)(now, 'time')}, ${moved}.`;
}
function trend(now, before) {
    if (before === 0)
        return 'compared with none in the previous period';
    const share = now / before - 1;
    if (Math.abs(share) < 0.005)
        return 'about as many as in the previous period';
    if (share >= 9)
        return `${(0,_format_js__WEBPACK_IMPORTED_MODULE_1__/* .count */ .U9)(now / before)} times as many as in the previous period`;
    return `${(0,_format_js__WEBPACK_IMPORTED_MODULE_1__/* .percent */ .KN)(Math.abs(share))} ${share > 0 ? 'more' : 'fewer'} than in the previous period`;
}
/** What readers of the numbers must know about the logs. */
function qualityNotes({ lines, rejected, examples, warnings, spoofed, }) {
    const [first] = examples;
    const unread = `${rejected} of ${lines} lines could not be read`;
    const where = first ? `, the first at ${first.file}:${first.line} (${first.reason})` : '';
    return [...(rejected > 0 ? [`${unread}${where}.`] : []), ...warnings, ...spoofNote(spoofed)];
}
/** Empty if no request was spoofed. */
function spoofNote(spoofed) {
    if (spoofed === 0)
        return [];
    return [
        `${(0,_format_js__WEBPACK_IMPORTED_MODULE_1__/* .counted */ .hS)(spoofed, 'request')} under the name of an AI agent came from addresses that its operator does not list. They are not counted.`,
    ];
}


/***/ }),

/***/ 70964:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E: () => (/* binding */ issueReport),
/* harmony export */   acceptancePart: () => (/* binding */ acceptancePart),
/* harmony export */   z: () => (/* binding */ summary)
/* harmony export */ });
/* harmony import */ var _contract_acceptance_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(90156);
/* harmony import */ var _shared_days_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(65529);
/* harmony import */ var _shared_dollars_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(42423);
/* harmony import */ var _shared_text_escape_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(90007);
/* harmony import */ var _format_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(70770);
/* harmony import */ var _headline_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(30345);
/* harmony import */ var _story_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(54516);
// The report as a job summary. GitHub drops a summary above 1 MiB entirely: every text in it is
// shortened, every list is short, and the one whose length users choose stops at a size.







const TOP_BYTES = 600_000;
const PATH_LENGTH = 120;
/** More columns than this are unreadable at the width of a summary. */
const CHART_BARS = 92;
function summary(story, links = {}) {
    return `${summaryParts(story, links).join('\n\n')}\n`;
}
/** Each is whole in itself; the first ones matter most. */
function summaryParts(story, links) {
    const { report } = story;
    return [
        `## Page views: ${(0,_shared_text_escape_js__WEBPACK_IMPORTED_MODULE_2__/* .markdown */ .wD)((0,_shared_text_escape_js__WEBPACK_IMPORTED_MODULE_2__/* .shorten */ .ml)(report.title, PATH_LENGTH))}`,
        `**${(0,_format_js__WEBPACK_IMPORTED_MODULE_3__/* .rangeText */ .EN)(report.range)}** · ${(0,_format_js__WEBPACK_IMPORTED_MODULE_3__/* .counted */ .hS)((0,_shared_days_js__WEBPACK_IMPORTED_MODULE_1__/* .dayCount */ .AV)(report.range), 'day')}, UTC${report.previous ? ` · compared with ${(0,_format_js__WEBPACK_IMPORTED_MODULE_3__/* .rangeText */ .EN)(report.previous.range)}` : ''}`,
        (0,_headline_js__WEBPACK_IMPORTED_MODULE_4__/* .lead */ .HI)(report),
        partial(story),
        artifact(links),
        figureTable(story),
        mermaidChart(story),
        weekTable(story),
        topPages(story),
        movers(story),
        aiPart(story),
        referralPart(story),
        acceptancePart(story.report.acceptance, '###'),
        quality(story),
    ].filter((part) => part !== '');
}
function partial({ report: { missing } }) {
    if (missing.length === 0)
        return '';
    const lines = missing.map((what) => `> - ${(0,_shared_text_escape_js__WEBPACK_IMPORTED_MODULE_2__/* .markdown */ .wD)((0,_shared_text_escape_js__WEBPACK_IMPORTED_MODULE_2__/* .shorten */ .ml)(what, 500))}`);
    return `> [!WARNING]\n> This export is partial.\n${lines.join('\n')}`;
}
function artifact({ artifactUrl, artifactName = 'page-views', reportUrl }) {
    if (!artifactUrl)
        return '';
    if (reportUrl) {
        return `**[Open the report](${encodeURI(reportUrl)})** · [Download the data](${encodeURI(artifactUrl)}) (artifact ${(0,_shared_text_escape_js__WEBPACK_IMPORTED_MODULE_2__/* .markdown */ .wD)(artifactName)})`;
    }
    return `[Download the report and its data](${encodeURI(artifactUrl)}) (artifact ${(0,_shared_text_escape_js__WEBPACK_IMPORTED_MODULE_2__/* .markdown */ .wD)(artifactName)}; open \`report.html\`)`;
}
function figureTable({ report }) {
    const rows = (0,_headline_js__WEBPACK_IMPORTED_MODULE_4__/* .figures */ .u5)(report).map(({ label, value, delta, before }) => `| ${label} | **${value}** |${report.previous ? ` ${delta ?? '–'} | ${before ?? '–'} |` : ''}`);
    const notes = (0,_headline_js__WEBPACK_IMPORTED_MODULE_4__/* .figures */ .u5)(report).flatMap(({ label, note }) => (note ? [`${label}: ${note}`] : []));
    const heads = ['', 'this period', ...(report.previous ? ['change', 'previous period'] : [])];
    return [table(heads, rows), ...notes.map((note) => `_${note}_`)].join('\n\n');
}
/** Columns of one chart are drawn over each other, so AI before the total looks stacked. */
function mermaidChart({ chart, report }) {
    const shown = chart.bars.slice(-CHART_BARS);
    // This kind of chart has no gaps, and a column of height 0 would mean no readers.
    const bars = shown.flatMap(({ from, counts }) => (counts ? [{ from, ...counts }] : []));
    if (bars.length < 2 || report.totals.total === 0)
        return '';
    const labels = bars.map(({ from }) => `"${(0,_shared_text_escape_js__WEBPACK_IMPORTED_MODULE_2__/* .mermaid */ .a4)((0,_format_js__WEBPACK_IMPORTED_MODULE_3__/* .shortDay */ .tE)(from))}"`);
    const total = bars.map((bar) => bar.total);
    const ai = bars.map((bar) => bar.ai);
    const sees = (0,_headline_js__WEBPACK_IMPORTED_MODULE_4__/* .seesAgents */ .Bf)(report);
    const what = (0,_headline_js__WEBPACK_IMPORTED_MODULE_4__/* .countName */ .LS)(report);
    const gaps = shown.length - bars.length;
    const left = gaps > 0 ? ` · not drawn: ${(0,_format_js__WEBPACK_IMPORTED_MODULE_3__/* .counted */ .hS)(gaps, chart.unit)} without data` : '';
    return `\`\`\`mermaid
---
config:
  xyChart:
    width: 900
    height: 320
  themeVariables:
    xyChart:
      plotColorPalette: "#3b6fb5, #d9822b"
---
xychart-beta
  title "${what} per ${chart.unit}"
  x-axis [${labels.join(', ')}]
  y-axis "${what.toLowerCase()}" 0 --> ${Math.max(1, ...total)}
  bar [${total.join(', ')}]${sees ? `\n  bar [${ai.join(', ')}]` : ''}
\`\`\`
${sees ? '🟦 whole column: all views · 🟧 lower part: views by AI' : `🟦 ${what.toLowerCase()}`}${left}`;
}
function weekTable({ report }) {
    if (!(0,_story_js__WEBPACK_IMPORTED_MODULE_5__/* .trend */ .GW)(report))
        return '';
    const weeks = report.insights?.weeks ?? [];
    const rows = weeks.map(({ from, views, aiReferrals, daysCovered }) => {
        const week = `week of ${(0,_format_js__WEBPACK_IMPORTED_MODULE_3__/* .shortDay */ .tE)(from)}`;
        if (!views)
            return `| ${week} | – | – | – | ${daysCovered} of 7 days have data |`;
        const cells = [views.human, views.ai, aiReferrals, views.total].map(_format_js__WEBPACK_IMPORTED_MODULE_3__/* .optional */ .lq);
        return `| ${week} | ${cells.join(' | ')} |`;
    });
    const heads = ['', 'people', 'AI', 'sent by AI', 'total'];
    return `### The last ${weeks.length} weeks\n\n${table(heads, rows)}`;
}
function topPages({ top, report }) {
    if (top.length === 0)
        return '';
    const [compared, known] = [report.previous !== null, (0,_headline_js__WEBPACK_IMPORTED_MODULE_4__/* .agentsKnown */ .yJ)(report)];
    const sees = (0,_headline_js__WEBPACK_IMPORTED_MODULE_4__/* .seesAgents */ .Bf)(report);
    const rows = [];
    let bytes = 0;
    for (const row of top) {
        const ai = known ? `${(0,_format_js__WEBPACK_IMPORTED_MODULE_3__/* .count */ .U9)(row.ai)} | ${(0,_format_js__WEBPACK_IMPORTED_MODULE_3__/* .percent */ .KN)((0,_story_js__WEBPACK_IMPORTED_MODULE_5__/* .aiShare */ .ci)(row))}` : '– | –';
        const readers = sees ? `${(0,_format_js__WEBPACK_IMPORTED_MODULE_3__/* .count */ .U9)(row.human)} | ${ai} | ` : '';
        const line = `| ${path(row.path)} | ${readers}${(0,_format_js__WEBPACK_IMPORTED_MODULE_3__/* .count */ .U9)(row.total)} |${compared ? ` ${(0,_format_js__WEBPACK_IMPORTED_MODULE_3__/* .differenceText */ .Lr)(row.total, row.previous?.total ?? null)} |` : ''}`;
        bytes += Buffer.byteLength(line) + 1;
        if (bytes > TOP_BYTES)
            break;
        rows.push(line);
    }
    const counts = sees ? ['people', 'AI', 'AI share', 'total'] : [(0,_headline_js__WEBPACK_IMPORTED_MODULE_4__/* .countName */ .LS)(report).toLowerCase()];
    const heads = ['page', ...counts, ...(compared ? ['change'] : [])];
    const left = top.length - rows.length;
    const more = left > 0 ? `\n\n_${(0,_format_js__WEBPACK_IMPORTED_MODULE_3__/* .counted */ .hS)(left, 'page')} more in the report._` : '';
    return `### Top pages\n\n${table(heads, rows)}${more}`;
}
function movers({ risers, fallers, report }) {
    if (!report.previous || risers.length + fallers.length === 0)
        return '';
    const rows = ({ path: where, now, before }) => `| ${path(where)} | ${before.total === 0 ? (0,_format_js__WEBPACK_IMPORTED_MODULE_3__/* .signed */ .x8)(now.total) : (0,_format_js__WEBPACK_IMPORTED_MODULE_3__/* .differenceText */ .Lr)(now.total, before.total)} | ${(0,_format_js__WEBPACK_IMPORTED_MODULE_3__/* .count */ .U9)(before.total)} → ${(0,_format_js__WEBPACK_IMPORTED_MODULE_3__/* .count */ .U9)(now.total)} |`;
    const part = (title, list) => list.length === 0
        ? ''
        : `#### ${title}\n\n${table(['page', 'change', 'views'], list.map(rows))}\n\n`;
    return `### Biggest changes\n\n${part('Up', risers)}${part('Down', fallers)}_Pages with at least ${_story_js__WEBPACK_IMPORTED_MODULE_5__/* .MOVER_FLOOR */ .$Y} views in either period and a change larger than random variation._`;
}
function aiPart({ report, aiOnly, aiOnlyPages }) {
    const { insights } = report;
    if (!(0,_headline_js__WEBPACK_IMPORTED_MODULE_4__/* .seesAgents */ .Bf)(report))
        return '';
    const parts = [];
    if (insights && insights.agents.length > 0) {
        const checked = insights.agents.some(({ verified }) => verified !== null);
        const rows = insights.agents.slice(0, 10).map(({ agent, class: kind, ...counts }) => {
            const note = insights.aiClasses.includes(kind) ? '' : ' (not counted)';
            const checks = checked ? [counts.verified, counts.spoofed].map(_format_js__WEBPACK_IMPORTED_MODULE_3__/* .optional */ .lq) : [];
            return `| ${[path(agent), `${kind}${note}`, (0,_format_js__WEBPACK_IMPORTED_MODULE_3__/* .count */ .U9)(counts.views), ...checks].join(' | ')} |`;
        });
        const heads = ['agent', 'class', 'requests', ...(checked ? ['verified', 'spoofed'] : [])];
        parts.push(`### AI by agent\n\n${table(heads, rows)}`);
    }
    if (aiOnly.length > 0) {
        const rows = aiOnly.map((row) => `| ${path(row.path)} | ${(0,_format_js__WEBPACK_IMPORTED_MODULE_3__/* .count */ .U9)(row.ai)} |`);
        parts.push(`### Pages that only AI reads (${(0,_format_js__WEBPACK_IMPORTED_MODULE_3__/* .count */ .U9)(aiOnlyPages)})\n\n${table(['page', 'AI'], rows)}`);
    }
    const missing = (0,_story_js__WEBPACK_IMPORTED_MODULE_5__/* .missingPages */ .Jw)(insights?.missing ?? []);
    for (const [by, who, asks] of [
        ['ai', 'AI', 'requests'],
        ['human', 'people', 'request'],
    ]) {
        const asked = missing.filter((page) => page[by] > 0).sort((a, b) => b[by] - a[by]);
        if (asked.length === 0)
            continue;
        const rows = asked.slice(0, 10).map((page) => `| ${path(page.path)} | ${(0,_format_js__WEBPACK_IMPORTED_MODULE_3__/* .count */ .U9)(page[by])} |`);
        parts.push(`### Missing pages that ${who} ${asks}\n\n${table(['path', 'requests'], rows)}`);
    }
    return parts.join('\n\n');
}
function referralPart({ report: { insights }, referred }) {
    const sources = insights?.aiReferrals?.sources.slice(0, 10) ?? [];
    if (sources.length === 0)
        return '';
    const from = sources.map(({ source, views }) => `| ${(0,_shared_text_escape_js__WEBPACK_IMPORTED_MODULE_2__/* .markdown */ .wD)(source)} | ${(0,_format_js__WEBPACK_IMPORTED_MODULE_3__/* .count */ .U9)(views)} |`);
    const to = referred.map((row) => `| ${path(row.path)} | ${(0,_format_js__WEBPACK_IMPORTED_MODULE_3__/* .count */ .U9)(row.aiReferrals ?? 0)} |`);
    const pages = to.length > 0 ? `\n\n${table(['page', 'views'], to)}` : '';
    return `### People sent by AI\n\n${table(['source', 'views'], from)}${pages}`;
}
/** Also for the summary of housekeeping. */
function acceptancePart(report, level) {
    const rate = (0,_contract_acceptance_js__WEBPACK_IMPORTED_MODULE_0__/* .mergeRate */ .x4)(report?.triggers ?? []);
    if (!report || !rate)
        return '';
    const { triggers, month, since } = report;
    const rows = triggers.map(({ trigger, merged, edited, closed, open, medianDays }) => `| ${trigger} | ${(0,_format_js__WEBPACK_IMPORTED_MODULE_3__/* .count */ .U9)(merged)} | ${(0,_format_js__WEBPACK_IMPORTED_MODULE_3__/* .count */ .U9)(edited)} | ${(0,_format_js__WEBPACK_IMPORTED_MODULE_3__/* .count */ .U9)(closed)} | ${(0,_format_js__WEBPACK_IMPORTED_MODULE_3__/* .count */ .U9)(open)} | ${medianDays ?? '–'} |`);
    const { costMicros } = month;
    const cost = costMicros === null ? '' : `, at ${(0,_shared_dollars_js__WEBPACK_IMPORTED_MODULE_6__/* .costText */ .rs)({ costMicros })} each`;
    return [
        `${level} Pull requests that people merged`,
        `**${rate.percent}%** since ${(0,_format_js__WEBPACK_IMPORTED_MODULE_3__/* .shortDay */ .tE)(since.slice(0, 10))}: ${(0,_format_js__WEBPACK_IMPORTED_MODULE_3__/* .count */ .U9)(rate.merged)} of ${(0,_format_js__WEBPACK_IMPORTED_MODULE_3__/* .count */ .U9)(rate.of)}. This month: ${(0,_format_js__WEBPACK_IMPORTED_MODULE_3__/* .count */ .U9)(month.merged)}${cost}.`,
        table(['', 'merged', 'after edits', 'closed', 'open', 'median days'], rows),
    ].join('\n\n');
}
function quality({ report }) {
    const lines = report.checks.map(({ ok, summary: text }) => `- ${ok ? '✅' : '⚠️'} ${(0,_shared_text_escape_js__WEBPACK_IMPORTED_MODULE_2__/* .markdown */ .wD)(text)}`);
    if (report.insights) {
        const { files, lines: read, rejected, daysMissing, spoofed, warnings, } = report.insights.quality;
        if (files > 0) {
            lines.push(`- ${(0,_format_js__WEBPACK_IMPORTED_MODULE_3__/* .counted */ .hS)(read, 'line')} of ${(0,_format_js__WEBPACK_IMPORTED_MODULE_3__/* .counted */ .hS)(files, 'file')} read, ${(0,_format_js__WEBPACK_IMPORTED_MODULE_3__/* .count */ .U9)(rejected)} rejected.`);
        }
        else
            lines.push(...warnings.map((note) => `- ${(0,_shared_text_escape_js__WEBPACK_IMPORTED_MODULE_2__/* .markdown */ .wD)((0,_shared_text_escape_js__WEBPACK_IMPORTED_MODULE_2__/* .shorten */ .ml)(note, 500))}`));
        lines.push(...(0,_headline_js__WEBPACK_IMPORTED_MODULE_4__/* .spoofNote */ .e$)(spoofed).map((note) => `- ⚠️ ${note}`));
        if (daysMissing.length > 0)
            lines.push(`- No data for ${(0,_format_js__WEBPACK_IMPORTED_MODULE_3__/* .counted */ .hS)(daysMissing.length, 'day')}.`);
    }
    return `<details><summary>Data quality</summary>\n\n${lines.join('\n')}\n- Source: ${(0,_shared_text_escape_js__WEBPACK_IMPORTED_MODULE_2__/* .markdown */ .wD)((0,_shared_text_escape_js__WEBPACK_IMPORTED_MODULE_2__/* .shorten */ .ml)(report.source, 500))}\n\n</details>`;
}
function table(heads, rows) {
    const rule = heads.map((_, index) => (index === 0 ? '---' : '---:'));
    return `| ${heads.join(' | ')} |\n| ${rule.join(' | ')} |\n${rows.join('\n')}`;
}
const path = (text) => `<code>${(0,_shared_text_escape_js__WEBPACK_IMPORTED_MODULE_2__/* .markdown */ .wD)((0,_shared_text_escape_js__WEBPACK_IMPORTED_MODULE_2__/* .shorten */ .ml)(text, PATH_LENGTH))}</code>`;
// The report as a comment on an issue: the summary, as much of it as fits, with nothing in it that
// notifies people or refers to other issues.
/** GitHub's limit is 65,536 characters. */
const MAX_LENGTH = 55_000;
const TOP = 10;
const LEFT_OUT = '_The rest did not fit into a comment. It is in the report._';
function issueReport(story, links) {
    const parts = summaryParts({ ...story, top: story.top.slice(0, TOP) }, links).map(quiet);
    let length = 0;
    const fitting = parts.findIndex((part) => {
        length += part.length + 2;
        return length > MAX_LENGTH;
    });
    const shown = fitting < 0 ? parts : [...parts.slice(0, fitting), LEFT_OUT];
    return `${shown.join('\n\n')}\n`;
}
/** GitHub looks for `@name` and `#1` after it has decoded the text; a word joiner separates them. */
function quiet(part) {
    return part.replace(/&#(?:64|35);/g, '$&&#8288;');
}


/***/ }),

/***/ 54516:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $Y: () => (/* binding */ MOVER_FLOOR),
/* harmony export */   GW: () => (/* binding */ trend),
/* harmony export */   Jw: () => (/* binding */ missingPages),
/* harmony export */   Wp: () => (/* binding */ beyondChance),
/* harmony export */   aZ: () => (/* binding */ StoryTeller),
/* harmony export */   ci: () => (/* binding */ aiShare),
/* harmony export */   cz: () => (/* binding */ sum)
/* harmony export */ });
/* unused harmony exports chart, Top */
/* harmony import */ var _contract_schemas_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51947);
/* harmony import */ var _shared_days_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(65529);


/** A page needs this many views in either period to be listed as changed. */
const MOVER_FLOOR = 10;
/** Changes below two standard deviations of a Poisson count happen by themselves. */
const NOISE = 2;
const MOVERS = 8;
/** Daily columns become too thin to point at beyond a quarter of a year. */
const MAX_DAILY = 92;
/** As many of the top pages as a report shows. */
const MOST_TOP = 25;
/** Sees all pages as they pass by on their way to the files. */
class StoryTeller {
    #report;
    #best = new Top(MOST_TOP, (row) => row.total);
    #risers = new Top(MOVERS, strength);
    #fallers = new Top(MOVERS, (mover) => -strength(mover));
    #aiOnly = new Top(MOVERS, (row) => row.ai);
    #referred = new Top(MOVERS, (row) => row.aiReferrals ?? 0);
    #aiOnlyPages = 0;
    #newPages = 0;
    constructor(report) {
        this.#report = report;
    }
    look(batch) {
        for (const row of batch) {
            this.#best.add(row);
            if (row.human === 0 && row.ai > 0) {
                this.#aiOnlyPages += 1;
                this.#aiOnly.add(row);
            }
            if (row.aiReferrals)
                this.#referred.add(row);
            if (!row.previous)
                continue;
            if (row.previous.total === 0)
                this.#newPages += 1;
            this.#consider(row.path, row, row.previous);
        }
    }
    tell(gone) {
        const report = this.#report;
        const comparable = Boolean(report.previous?.complete && report.pagesComplete);
        let gonePages = 0;
        for (const batch of gone) {
            gonePages += batch.length;
            for (const page of batch)
                this.#consider(page.path, _contract_schemas_js__WEBPACK_IMPORTED_MODULE_0__/* .NO_COUNTS */ .lZ, page);
        }
        return {
            report,
            top: this.#best.items(),
            risers: bySize(this.#risers.items()),
            fallers: bySize(this.#fallers.items()),
            aiOnly: this.#aiOnly.items(),
            aiOnlyPages: this.#aiOnlyPages,
            referred: this.#referred.items(),
            newPages: comparable ? this.#newPages : null,
            gonePages: comparable ? gonePages : null,
            chart: chart(report.range, report.days),
        };
    }
    #consider(path, now, before) {
        if (!beyondChance(now.total, before.total))
            return;
        (now.total > before.total ? this.#risers : this.#fallers).add({ path, now, before });
    }
}
/** Chosen by how clear they are, shown by how large. */
function bySize(movers) {
    const size = ({ now, before }) => Math.abs(now.total - before.total);
    return movers.toSorted((one, other) => size(other) - size(one));
}
/** Whether a count moved by more than counts do by themselves. */
function beyondChance(now, before) {
    if (Math.max(now, before) < MOVER_FLOOR)
        return false;
    return Math.abs(now - before) >= NOISE * Math.sqrt(now + before);
}
/** The change in units of its own noise, so that +90 on 20 outranks +100 on 10,000. */
function strength({ now, before }) {
    return (now.total - before.total) / Math.sqrt(now.total + before.total || 1);
}
function chart(range, days) {
    const known = new Map(days.map((day) => [day.date, day]));
    const unit = (0,_shared_days_js__WEBPACK_IMPORTED_MODULE_1__/* .dayCount */ .AV)(range) > MAX_DAILY ? 'week' : 'day';
    const step = unit === 'week' ? 7 : 1;
    const bars = [];
    for (let from = range.from; from < range.to; from = (0,_shared_days_js__WEBPACK_IMPORTED_MODULE_1__/* .addDays */ .fi)(from, step)) {
        const to = (0,_shared_days_js__WEBPACK_IMPORTED_MODULE_1__/* .addDays */ .fi)(from, Math.min(step, (0,_shared_days_js__WEBPACK_IMPORTED_MODULE_1__/* .dayCount */ .AV)({ from, to: range.to })));
        const found = (0,_shared_days_js__WEBPACK_IMPORTED_MODULE_1__/* .daysOf */ .hF)({ from, to }).flatMap((day) => known.get(day) ?? []);
        // A week with an unknown day is unknown: a smaller column would be wrong.
        bars.push({ from, to, counts: found.length === (0,_shared_days_js__WEBPACK_IMPORTED_MODULE_1__/* .dayCount */ .AV)({ from, to }) ? sum(found) : null });
    }
    return { unit, bars: days.length > 0 ? bars : [] };
}
/** Null while fewer than two weeks are known: that is no trend. */
function trend({ insights }) {
    const weeks = insights?.weeks ?? [];
    if (weeks.filter(({ views }) => views).length < 2)
        return null;
    return { unit: 'week', bars: weeks.map(({ from, to, views }) => ({ from, to, counts: views })) };
}
/**
 * `/docs/json` and `/docs/json.md` are one missing page. Markdown alone keeps its own name: the page
 * may well be there.
 */
function missingPages(missing) {
    const pages = new Map();
    for (const one of missing) {
        const page = one.path.replace(/\.mdx?$/i, '');
        const known = pages.get(page);
        if (!known)
            pages.set(page, one);
        else
            pages.set(page, { path: page, ai: known.ai + one.ai, human: known.human + one.human });
    }
    return [...pages.values()];
}
function sum(counts) {
    const total = { human: 0, ai: 0, total: 0 };
    for (const one of counts) {
        total.human += one.human;
        total.ai += one.ai;
        total.total += one.total;
    }
    return total;
}
function aiShare({ ai, total }) {
    return total === 0 ? 0 : ai / total;
}
/** Keeps the best `size` of any number of items; of equals, the first ones. */
class Top {
    #size;
    #score;
    #kept = [];
    constructor(size, score) {
        this.#size = size;
        this.#score = score;
    }
    add(item) {
        const score = this.#score(item);
        const worst = this.#kept.at(-1);
        if (this.#kept.length >= this.#size && (!worst || score <= worst.score))
            return;
        let [low, high] = [0, this.#kept.length];
        while (low < high) {
            const middle = (low + high) >> 1;
            if ((this.#kept[middle]?.score ?? 0) >= score)
                low = middle + 1;
            else
                high = middle;
        }
        this.#kept.splice(low, 0, { item, score });
        if (this.#kept.length > this.#size)
            this.#kept.pop();
    }
    items() {
        return this.#kept.map(({ item }) => item);
    }
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
