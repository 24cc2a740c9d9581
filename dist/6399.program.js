export const id = 6399;
export const ids = [6399,3943];
export const modules = {

/***/ 94594:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   openHere: () => (/* binding */ openHere)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(48161);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
/* harmony import */ var _action_config_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(52953);
/* harmony import */ var _action_trigger_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(57755);
/* harmony import */ var _changes_secret_values_js__WEBPACK_IMPORTED_MODULE_16__ = __webpack_require__(6171);
/* harmony import */ var _embedded_wire_job_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(69424);
/* harmony import */ var _github_publisher_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(46130);
/* harmony import */ var _github_signer_js__WEBPACK_IMPORTED_MODULE_15__ = __webpack_require__(31022);
/* harmony import */ var _shared_clock_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(66122);
/* harmony import */ var _shared_errors_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(42205);
/* harmony import */ var _thread_confirm_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(59645);
/* harmony import */ var _thread_gather_context_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(35972);
/* harmony import */ var _agent_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(93892);
/* harmony import */ var _embedded_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(96181);
/* harmony import */ var _network_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(72605);
/* harmony import */ var _thread_records_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(19303);
// The embedded service in a workflow run: state and work in the repository itself, with its token.

















async function openHere(run, github, host, config) {
    const { inputs, facts } = run;
    const projectId = inputs.service.projectId ?? facts.repositoryId;
    const scratch = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.mkdtemp)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(facts.temp ?? (0,node_os__WEBPACK_IMPORTED_MODULE_1__.tmpdir)(), 'docket-'));
    const repository = {
        remote: `${facts.serverUrl}/${facts.repository}.git`,
        credentials: {
            origin: new URL(facts.serverUrl).origin,
            token: inputs.service.githubToken ?? '',
        },
        network: (0,_network_js__WEBPACK_IMPORTED_MODULE_14__/* .gitNetwork */ .D)(run.env),
    };
    const confirming = confirmDeps(run, config, host);
    const embedded = await (0,_embedded_js__WEBPACK_IMPORTED_MODULE_12__/* .openEmbedded */ .fc)({
        path: facts.path,
        projectId,
        seal: { key: inputs.embedded.stateKey, scope: facts.repositoryId },
        scratch,
        work: repository,
        state: repository,
        stateRef: inputs.embedded.stateRef,
        repository: facts.repository,
        holder: facts.run,
        ref: run.event.payload.repository?.default_branch ?? 'HEAD',
        tools: {
            ...toolsFor(run, config, github, host),
            confirm: (job, index) => (0,_thread_confirm_js__WEBPACK_IMPORTED_MODULE_9__/* .confirmInstruction */ .B)(job, index, confirming),
        },
        views: { getViews: noViews },
    });
    return {
        service: embedded.service,
        projectId,
        threads: (0,_thread_records_js__WEBPACK_IMPORTED_MODULE_13__/* .threadsOf */ .D)(projectId, embedded),
        repeatable: true,
        readsThreads: true,
        records: (0,_thread_records_js__WEBPACK_IMPORTED_MODULE_13__/* .recordsOf */ .M)(projectId, embedded, config, confirming),
        work: workOf(projectId, embedded),
        async close() {
            await embedded.engine.stop('interrupted');
            await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.rm)(scratch, { recursive: true, force: true });
        },
    };
}
function toolsFor({ inputs, env, facts, runner, works }, config, github, host) {
    const { agentCommand, modelUrl, model, modelKey, checkCommand } = inputs.embedded;
    const minutes = config.agent['max-minutes'] ?? inputs.job.timeoutMinutes;
    const { 'max-steps': steps, 'max-tokens': tokens } = config.agent;
    const isSet = agentCommand !== undefined || modelUrl !== undefined;
    const settings = {
        command: agentCommand,
        ...(modelUrl &&
            model && { model: { url: modelUrl, model, ...(modelKey && { key: modelKey }) } }),
        budget: { ...(steps && { steps }), ...(tokens && { tokens }), seconds: minutes * 60 },
        check: checkCommand,
        envNames: config.agent.env,
        environment: env,
        hide: facts.hide,
        tmp: (0,node_os__WEBPACK_IMPORTED_MODULE_1__.tmpdir)(),
        timeLimitMs: minutes * 60_000,
        clock: _shared_clock_js__WEBPACK_IMPORTED_MODULE_7__/* .systemClock */ .m,
        log: runner,
    };
    const agents = isSet || works ? (0,_agent_js__WEBPACK_IMPORTED_MODULE_11__/* .chooseAgent */ .RK)(settings) : { agent: _agent_js__WEBPACK_IMPORTED_MODULE_11__/* .noAgent */ .fm };
    const { labels, reviewers, title, body } = config['pull-request'];
    return {
        ...agents,
        publisher: (0,_github_publisher_js__WEBPACK_IMPORTED_MODULE_6__/* .createPublisher */ .jk)(github, {
            labels: [...labels],
            reviewers: [...reviewers],
            verified: config.commit === 'verified',
        }),
        ...(config['sign-off'] && { signer: (login, signal) => (0,_github_signer_js__WEBPACK_IMPORTED_MODULE_15__/* .signerOf */ .K)(github, login, signal) }),
        docsPaths: inputs.embedded.docsPaths,
        ...(inputs.embedded.baseRef && { baseRef: inputs.embedded.baseRef }),
        commandWord: inputs.command.word,
        draft: inputs.embedded.draft,
        money: (0,_action_config_js__WEBPACK_IMPORTED_MODULE_3__/* .moneyOf */ .a5)(config),
        advisory: config.check === 'advisory',
        template: { title, body },
        maxOpenPulls: config.jobs['max-open-pull-requests'],
        secrets: (0,_changes_secret_values_js__WEBPACK_IMPORTED_MODULE_16__/* .secretValues */ .V)(env, (0,_agent_js__WEBPACK_IMPORTED_MODULE_11__/* .handedOn */ .Uz)(settings)),
        context: (origin) => (0,_thread_gather_context_js__WEBPACK_IMPORTED_MODULE_10__/* .gatherContext */ .x)(host, origin),
        clock: _shared_clock_js__WEBPACK_IMPORTED_MODULE_7__/* .systemClock */ .m,
        log: runner,
    };
}
function confirmDeps({ inputs }, config, host) {
    const { word, permission, allowedBots } = inputs.command;
    return {
        host,
        permission,
        allowedBots,
        read: (body) => (0,_action_trigger_js__WEBPACK_IMPORTED_MODULE_4__/* .readCommand */ .U)(body, word),
        reviews: config.review === 'instructions',
        fixChecks: config['fix-checks'],
        signed: inputs.embedded.stateKey !== undefined,
    };
}
function workOf(projectId, { engine }) {
    return {
        async timeOut(id) {
            await engine.stop('timed-out', id);
            return (0,_embedded_wire_job_js__WEBPACK_IMPORTED_MODULE_5__/* .toWire */ .BW)(await engine.get(projectId, id));
        },
        settled: () => engine.idle(),
        release: () => engine.stop('interrupted'),
        resume: () => engine.resume(),
    };
}
async function noViews() {
    throw new _shared_errors_js__WEBPACK_IMPORTED_MODULE_8__/* .SetupError */ .w3('Page views require `access-logs` or a service at `base-url`.');
}


/***/ }),

/***/ 19303:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  M: () => (/* binding */ recordsOf),
  D: () => (/* binding */ threadsOf)
});

// EXTERNAL MODULE: ./.build/program/src/embedded/wire-job.js
var wire_job = __webpack_require__(69424);
// EXTERNAL MODULE: ./.build/program/src/jobs/intake.js + 1 modules
var intake = __webpack_require__(14315);
// EXTERNAL MODULE: ./.build/program/src/jobs/job.js
var jobs_job = __webpack_require__(20002);
// EXTERNAL MODULE: ./.build/program/src/shared/clock.js
var clock = __webpack_require__(66122);
;// CONCATENATED MODULE: ./.build/program/src/jobs/receipt.js


/** A run that has not posted it by then is dead. */
const TAKEN_MS = 60 * 60_000;
function recordReceipt(id, projectId, receipt, now) {
    return ({ job }) => {
        const known = (0,intake/* ofProject */.dU)(job, id, projectId);
        const { recordedAt, comment } = known.receipt ?? {};
        if (comment !== undefined)
            return { result: 'posted' };
        if (recordedAt !== undefined && now - Date.parse(recordedAt) < TAKEN_MS) {
            return { result: 'elsewhere' };
        }
        const next = { ...known, receipt: { ...receipt, recordedAt: (0,clock/* isoTime */.L)(now) } };
        return { result: 'yours', story: 'receipt recorded', ...kept(next) };
    };
}
function noteReceiptPosted(id, projectId, comment) {
    return ({ job }) => {
        const known = (0,intake/* ofProject */.dU)(job, id, projectId);
        if (!known.receipt)
            return { result: undefined };
        const next = { ...known, receipt: { ...known.receipt, comment } };
        return { result: undefined, story: 'receipt posted', ...kept(next) };
    };
}
/** An archived job stays where it is. */
function kept(job) {
    return { job, ...(job.status === 'archived' && { archive: true }) };
}

// EXTERNAL MODULE: ./.build/program/src/shared/days.js
var days = __webpack_require__(65529);
// EXTERNAL MODULE: ./.build/program/src/thread/archive.js
var archive = __webpack_require__(63943);
// EXTERNAL MODULE: ./.build/program/src/thread/confirm.js
var thread_confirm = __webpack_require__(59645);
;// CONCATENATED MODULE: ./.build/program/src/compose/thread-records.js








function threadsOf(projectId, { engine, store }) {
    return {
        jobOf: (thread) => engine.jobOfThread(projectId, thread),
        async ownerOf({ number, headRef }) {
            const id = (0,archive/* jobOfBranch */.P)(headRef);
            const job = id === undefined || !(0,wire_job/* isJobId */.dW)(id) ? null : await store.get(id);
            // Anyone with push access can give a branch any name; the record says which one is the job's.
            const { branch, pull } = job?.work ?? {};
            const own = job?.projectId === projectId && branch === headRef && pull?.number === number;
            if (!own)
                return null;
            const { turns, status } = job;
            const attempts = (0,jobs_job/* checkAttempts */.tA)(job);
            return { id: job.id, archived: status === 'archived', requests: turns.length, attempts };
        },
    };
}
/** `confirming` where others can write the records, too. */
function recordsOf(projectId, { engine, store }, config, confirming) {
    return {
        async jobOfKey(key) {
            const job = await store.get((0,intake/* jobId */.Db)(projectId, key));
            if (job === null)
                return null;
            const { id, status, updatedAt, archivedAt, work } = job;
            const pull = work?.pull?.number;
            return { id, status, endedAt: archivedAt ?? updatedAt, ...(pull !== undefined && { pull }) };
        },
        async receiptOf(id) {
            const { receipt } = await engine.get(projectId, id);
            return receipt ? { receipt, posted: receipt.comment !== undefined } : null;
        },
        recordReceipt: (id, receipt) => store.updateShared(id, recordReceipt(id, projectId, receipt, clock/* systemClock */.m.now())),
        noteReceiptPosted: (id, comment) => store.updateShared(id, noteReceiptPosted(id, projectId, comment)),
        async promptOf(id, event) {
            const job = await store.get(id);
            return job?.projectId === projectId ? (0,intake/* turnOf */.LQ)(job, event)?.prompt : undefined;
        },
        async promptToRepeat(id, event) {
            const job = await engine.get(projectId, id);
            const turn = (0,intake/* turnOf */.LQ)(job, event) ?? job.turns.at(-1);
            if (turn && confirming)
                await (0,thread_confirm/* confirmWords */.q)(job, job.turns.indexOf(turn), confirming);
            return turn?.prompt;
        },
        unarchived: () => store.list(),
        retire: () => engine.applyRetention(config.jobs['retention-days'] * days/* DAY_MS */.sO),
        async originsOf(id) {
            const { turns } = await engine.get(projectId, id);
            return turns.flatMap(({ origin }) => origin ?? []);
        },
    };
}


/***/ }),

/***/ 46881:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Qx: () => (/* binding */ MAX_ID_LENGTH),
/* harmony export */   eQ: () => (/* binding */ isId),
/* harmony export */   g6: () => (/* binding */ IDEMPOTENCY_KEY),
/* harmony export */   ij: () => (/* binding */ checkId),
/* harmony export */   pw: () => (/* binding */ ID_PATTERN)
/* harmony export */ });
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


/***/ }),

/***/ 60464:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   q: () => (/* binding */ parse)
/* harmony export */ });
/* harmony import */ var _shared_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(42205);

function parse(schema, value) {
    const result = schema.safeParse(value);
    if (result.success)
        return result.data;
    const problems = result.error.issues.map(({ message }) => message);
    const [only] = problems;
    if (only && problems.length === 1)
        throw new _shared_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .InvalidRequest */ .zh(only);
    throw new _shared_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .InvalidRequest */ .zh(`The request has ${problems.length} problems; see \`details\`.`, {
        details: problems,
    });
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
}, {
    error: 'The body must be a JSON object such as {"prompt": "Fix the typo in docs/index.md"}.',
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

/***/ 63943:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   P: () => (/* binding */ jobOfBranch),
/* harmony export */   archiveClosed: () => (/* binding */ archiveClosed)
/* harmony export */ });
/* harmony import */ var _shared_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(42205);
// The pull request of a job was merged or closed: the job is archived.

async function archiveClosed({ pull, headRef }, desk) {
    const id = jobOfBranch(headRef);
    if (id === undefined)
        return ignored(`the branch \`${headRef}\` is not a job’s`);
    if (desk.dryRun) {
        return { outcome: 'dry-run', message: `Dry run: job ${id} of #${pull} would be archived.` };
    }
    const { service, projectId } = await desk.backend();
    if (!service.control)
        return ignored('the service manages its jobs itself');
    try {
        const job = await service.control.archive(projectId, id, { signal: desk.signal });
        return { outcome: 'archived', job, message: `Job ${id} of #${pull} is archived.` };
    }
    catch (error) {
        if (error instanceof _shared_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .NotFound */ .Mk)
            return ignored(`there is no job ${id}`);
        // It works on a follow-up just now; the next sweep, or the next command, will notice.
        if (error instanceof _shared_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .Conflict */ .lt)
            return ignored(`job ${id} is still working`);
        throw error;
    }
}
/** `docket/<job>`, or `docket/<job>-2` when the first branch was deleted. */
function jobOfBranch(headRef) {
    return /^docket\/([^/]+?)(?:-\d+)?$/.exec(headRef)?.[1];
}
function ignored(reason) {
    return { outcome: 'ignored', message: `Nothing to do: ${reason}.` };
}


/***/ }),

/***/ 59645:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B: () => (/* binding */ confirmInstruction),
/* harmony export */   q: () => (/* binding */ confirmWords)
/* harmony export */ });
/* harmony import */ var _shared_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(42205);
/* harmony import */ var _request_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(11852);
/* harmony import */ var _review_prompt_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(45104);
/* harmony import */ var _thread_host_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2288);




/** Answers the instruction's pull request as it is now. Rejects with WorkFailed: it is not carried out. */
async function confirmInstruction(job, index, deps) {
    const said = await confirmWords(job, index, deps);
    if (said)
        await insistOnPermission(said, deps);
    return confirmPull(job.turns[index]?.origin, deps);
}
/** The comment with these very words, by this person, on this thread; undefined for a workflow's. */
async function confirmWords(job, index, deps) {
    const turn = job.turns[index];
    const { comment, thread, requester } = turn?.origin ?? {};
    if (turn?.origin?.checks && !comment) {
        await confirmChecks(job, turn, deps);
        return undefined;
    }
    if (!turn || !comment || thread === undefined) {
        if (deps.signed)
            return undefined;
        throw no('the instruction came from a workflow’s `prompt`, which only a run with the same prompt can repeat. Run that workflow again, or sign the records with `state-key`');
    }
    const said = await deps.host.said(utterance(comment, thread)).catch((error) => {
        if (error instanceof _shared_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .NotFound */ .Mk)
            throw no('the comment that asked for it was deleted');
        throw error;
    });
    if (said.author.toLowerCase() !== requester?.toLowerCase() || said.thread !== thread) {
        throw no('the record and the comment disagree on who asked for it, or where');
    }
    await insistOnText(job, index, turn, said, deps);
    return said;
}
/** Nobody asked: the checks have to fail still, on the job's own pull request. */
async function confirmChecks({ work }, { prompt, origin }, { host, fixChecks }) {
    const { headSha = '' } = origin?.checks ?? {};
    const own = origin?.thread === work?.pull?.number && origin?.pull?.headSha === headSha;
    const known = fixChecks && own && prompt === (0,_request_js__WEBPACK_IMPORTED_MODULE_2__/* .checksPrompt */ ._3)(headSha);
    if (known && (await host.failedChecks(headSha)).length > 0)
        return;
    throw no('it was to fix checks, which do not fail now, or `fix-checks` is not set');
}
async function insistOnText(job, index, turn, { body }, deps) {
    const command = await deps.read(body);
    if (command?.kind === 'retry' && job.turns[index - 1]?.prompt === turn.prompt) {
        await confirmWords(job, index - 1, deps);
        return;
    }
    if (command && 'prompt' in command && command.prompt === turn.prompt)
        return;
    if (command === null && (await isReviewed(turn, deps)))
        return;
    throw no('the comment that asked for it says something else now');
}
/** Does a review that requests changes say this now? */
async function isReviewed({ prompt, origin }, { host, reviews, read }) {
    const { comment, thread } = origin ?? {};
    if (!reviews || comment?.kind !== 'review' || thread === undefined)
        return false;
    const review = await host.review(thread, comment.id);
    return review.requestsChanges && (await (0,_review_prompt_js__WEBPACK_IMPORTED_MODULE_1__/* .reviewPrompt */ .D)(review, read)) === prompt;
}
async function insistOnPermission({ author, bot }, deps) {
    if (bot && deps.allowedBots.includes(author))
        return;
    const granted = bot ? undefined : await deps.host.permission(author);
    if (granted && (0,_thread_host_js__WEBPACK_IMPORTED_MODULE_3__/* .permits */ .V)(granted, deps.permission))
        return;
    const why = bot ? '`allowed-bots` does not name it' : (granted?.problem ?? granted?.level);
    throw no(`${author} does not have \`${deps.permission}\` permission now (${why})`);
}
/** A head that the pull request never had would be a way to any commit. */
async function confirmPull(origin, { host }) {
    const { pull, thread } = origin ?? {};
    if (!pull || thread === undefined)
        return undefined;
    const now = await host.pull(thread);
    const same = now.headRef === pull.headRef && now.sameRepository === pull.sameRepository;
    const known = now.headSha === pull.headSha || (await host.leadsTo(pull.headSha, now.headSha));
    if (!same || !known)
        throw no('the branch of the pull request was replaced since');
    return { ...pull, open: now.state === 'open' };
}
function utterance({ kind, id }, thread) {
    return kind === 'review' ? { kind, id, pull: thread } : { kind, id };
}
function no(why) {
    return new _shared_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .WorkFailed */ .v$(`This instruction could not be confirmed, so nothing was done: ${why}. To request it, comment it again.`);
}


/***/ }),

/***/ 45104:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D: () => (/* binding */ reviewPrompt)
/* harmony export */ });
/* harmony import */ var _text_foreign_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(93818);
/* harmony import */ var _context_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(89782);
// What a review that requests changes asks for: its text and its comments on lines, as a reader sees
// them. The same review always gives the same words, so that a later run can confirm them.


/** In characters; agents are given 20,000 of an instruction. */
const MAX_BODY = 8_000;
const MAX_COMMENTS = 10_000;
/** Empty when a reader sees nothing to do. */
async function reviewPrompt({ body, comments, more, submittedAt }, read) {
    const parts = [(0,_text_foreign_js__WEBPACK_IMPORTED_MODULE_1__/* .bound */ .$s)((0,_text_foreign_js__WEBPACK_IMPORTED_MODULE_1__/* .clean */ .uH)(body).trim(), MAX_BODY, '\n… (cut)')].filter((text) => text !== '');
    let room = MAX_COMMENTS;
    let edited = 0;
    let unread = more;
    for (const comment of comments) {
        const text = (0,_text_foreign_js__WEBPACK_IMPORTED_MODULE_1__/* .bound */ .$s)((0,_text_foreign_js__WEBPACK_IMPORTED_MODULE_1__/* .clean */ .uH)(comment.body).trim(), _context_js__WEBPACK_IMPORTED_MODULE_0__/* .CONTEXT_LIMITS */ .Ph.comment, '\n… (cut)');
        if (!(0,_context_js__WEBPACK_IMPORTED_MODULE_0__/* .dated */ .dR)(comment.editedAt, submittedAt))
            edited += 1;
        else if (text.length > room)
            unread += 1;
        // A command there has an event of its own.
        else if (text !== '' && (await read(comment.body)) === null) {
            room -= text.length;
            parts.push(`${where(comment)}:\n${text}`);
        }
    }
    if (parts.length === 0)
        return '';
    if (edited > 0)
        parts.push(`(Comments that were edited after the review, left out: ${edited})`);
    if (unread > 0)
        parts.push(`(Further comments that did not fit: ${unread})`);
    return parts.join('\n\n');
}
function where({ path, startLine, line }) {
    return `In ${(0,_text_foreign_js__WEBPACK_IMPORTED_MODULE_1__/* .codeSpan */ .SS)(path)}${line === undefined ? '' : `, ${(0,_context_js__WEBPACK_IMPORTED_MODULE_0__/* .lines */ .Mn)(startLine, line)}`}`;
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
