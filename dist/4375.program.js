export const id = 4375;
export const ids = [4375,4094];
export const modules = {

/***/ 74375:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  exportViews: () => (/* binding */ exportViews),
  p: () => (/* binding */ readViews)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: ./.build/program/src/shared/days.js
var shared_days = __webpack_require__(65529);
// EXTERNAL MODULE: ./.build/program/src/shared/errors.js
var errors = __webpack_require__(42205);
// EXTERNAL MODULE: ./.build/program/src/views/reports/format.js
var format = __webpack_require__(70770);
// EXTERNAL MODULE: ./.build/program/src/views/reports/headline.js
var headline = __webpack_require__(30345);
// EXTERNAL MODULE: ./.build/program/src/views/reports/story.js
var story = __webpack_require__(54516);
// EXTERNAL MODULE: ./.build/program/src/views/export/options.js
var export_options = __webpack_require__(24094);
// EXTERNAL MODULE: ./.build/program/src/contract/schemas.js
var schemas = __webpack_require__(51947);
;// CONCATENATED MODULE: ./.build/program/src/views/export/pages.js
// Reads all pages of one period, and notices when what it gets is inconsistent: then the report says
// so.


/** How many different faults are named. */
const MAX_FAULTS = 3;
class PagesReader {
    range;
    /** By path, in the order in which they came. */
    pages = new Map();
    findings = {
        repeated: 0,
        unsplit: 0,
        odd: 0,
        faults: new Set(),
        short: 0,
        moved: null,
        sum: { human: 0, ai: 0, total: 0 },
    };
    complete = false;
    #pieces;
    #totals = null;
    constructor(pieces, range) {
        this.#pieces = pieces[Symbol.asyncIterator]();
        this.range = range;
    }
    /** The first piece has the totals, too. */
    async first() {
        const { value: piece, done } = await this.#pieces.next();
        if (done)
            throw new errors/* BadAnswer */.CF('The source of the page views said nothing about the range.');
        this.#totals = piece.totals;
        this.#take(piece);
        return piece.totals;
    }
    /** One step per piece. */
    async *rest() {
        while (!this.complete) {
            const { value: piece, done } = await this.#pieces.next();
            if (done)
                return;
            this.#take(piece);
            yield;
        }
    }
    #take({ views, totals, hasMore, odd = [], short = false }) {
        const known = this.pages.size;
        for (const page of views)
            this.#add(page);
        if (this.#totals && !same(totals, this.#totals))
            this.findings.moved = totals;
        this.findings.odd += odd.length;
        for (const fault of odd)
            if (this.findings.faults.size < MAX_FAULTS)
                this.findings.faults.add(fault);
        if (hasMore && this.pages.size === known && odd.length === 0) {
            throw new errors/* BadAnswer */.CF(`The service reports more pages, but its response after ${known} pages contained no new ones. It seems to ignore \`offset\`. Report this to whoever operates it.`);
        }
        if (short)
            this.findings.short += 1;
        this.complete = !hasMore;
    }
    /** If a path appears twice, its first counts stay. */
    #add({ path, human, ai, total }) {
        const { findings } = this;
        if (this.pages.has(path)) {
            findings.repeated += 1;
            return;
        }
        this.pages.set(path, { path, human, ai, total });
        findings.sum.human += human;
        findings.sum.ai += ai;
        findings.sum.total += total;
        if (human + ai !== total)
            findings.unsplit += 1;
    }
}
function same(one, other) {
    return one.human === other.human && one.ai === other.ai && one.total === other.total;
}
// The pages of a period, and what is known of each from elsewhere, joined row by row.
const UNKNOWN = Object.freeze({ classes: null, aiReferrals: null });
const BATCH = 500;
function joinRows(current, before, facts) {
    const complete = before?.complete ?? false;
    // A page missing from a complete previous period had no views; otherwise it is unknown.
    const absent = complete ? schemas/* NO_COUNTS */.lZ : null;
    return {
        *current() {
            for (const batch of batches(current.pages.values())) {
                yield batch.map((page) => {
                    const { classes, aiReferrals } = facts?.get(page.path) ?? UNKNOWN;
                    const previous = before?.pages.get(page.path) ?? absent;
                    return { ...page, previous, classes, aiReferrals };
                });
            }
        },
        *gone() {
            if (!before || !complete || !current.complete)
                return;
            yield* batches([...before.pages.values()].filter(({ path }) => !current.pages.has(path)));
        },
    };
}
function* batches(pages) {
    let batch = [];
    for (const page of pages) {
        batch.push(page);
        if (batch.length < BATCH)
            continue;
        yield batch;
        batch = [];
    }
    if (batch.length > 0)
        yield batch;
}
async function readFacts(insights, projectId, range) {
    const facts = new Map();
    for await (const page of insights.classesByPage(projectId, range)) {
        facts.set(page.path, page);
    }
    return facts;
}

// EXTERNAL MODULE: ./.build/program/src/views/export/requests.js
var requests = __webpack_require__(60680);
// EXTERNAL MODULE: ./.build/program/src/views/export/write.js + 5 modules
var write = __webpack_require__(37875);
;// CONCATENATED MODULE: ./.build/program/src/views/export/export.js
// Exports the page views of a range, from any service, into a folder of files.










async function exportViews(options, deps) {
    if ((0,external_node_fs_.statSync)(options.outDir, { throwIfNoEntry: false })?.isDirectory() === false) {
        throw new errors/* SetupError */.w3(`\`${options.outDir}\` is a file. Specify a folder for the report.`);
    }
    const { report: gathered, rows } = await readViews(options, deps);
    const report = { ...gathered, acceptance: options.acceptance };
    deps.progress?.({ step: 'files', done: 0, share: 0 });
    const { story, files } = await (0,write/* writeReport */.u)(report, rows, options);
    deps.progress?.({ step: 'files', done: files.length, share: 1 });
    return { story, files };
}
async function readViews(options, deps) {
    // Ends requests that are still in flight.
    const end = new AbortController();
    const signal = AbortSignal.any([end.signal, ...(deps.signal ? [deps.signal] : [])]);
    try {
        return await gather(options, { ...deps, signal });
    }
    finally {
        end.abort();
    }
}
// Reads in this order: totals, pages, previous totals, days, previous pages. Where a source has limits,
// whatever no longer fits is left out and reported; the rest is kept.
async function gather(options, deps) {
    const { range, projectId } = options;
    const { views, signal } = deps;
    const read = (range) => new PagesReader(views.pages(projectId, asked(range), { signal }), range);
    const missing = [];
    const fits = whatFits(missing, signal);
    const current = read(range);
    const totals = await current.first().catch(nothingToReport);
    await fits(() => readAll(current, totals, 'pages', deps), () => `Only ${(0,format/* counted */.hS)(current.pages.size, 'page')} could be fetched`);
    const known = await knownInsights(options, deps);
    const earlier = known ? await previousInsights(known, options, deps) : null;
    const uncovered = typeof earlier === 'string' ? earlier : null;
    const before = uncovered === null ? read((0,shared_days/* previousRange */.Ny)(range)) : null;
    const previousTotals = before && (await fits(() => before.first(), 'the previous period'));
    const days = [];
    await fits(() => readDays(options, days, deps), () => `Only ${days.length} of ${(0,format/* counted */.hS)((0,shared_days/* daysOf */.hF)(range).length, 'day')} of the daily series could be fetched`);
    if (before && previousTotals) {
        await fits(() => readAll(before, previousTotals, 'previous pages', deps), () => `Only ${(0,format/* counted */.hS)(before.pages.size, 'page')} of the previous period could be fetched`);
    }
    const insights = known && uncovered !== null ? withWarning(known, uncovered) : known;
    const gaps = new Set(insights?.quality.daysMissing);
    const facts = views.insights && insights ? await readFacts(views.insights, projectId, asked(range)) : null;
    const report = {
        title: options.title,
        projectId,
        source: options.source,
        ...(options.links && { links: options.links }),
        range,
        totals,
        pages: current.pages.size,
        pagesComplete: current.complete,
        previous: before &&
            previousTotals && {
            range: before.range,
            totals: previousTotals,
            pages: before.pages.size,
            complete: before.complete,
            insights: typeof earlier === 'string' ? null : earlier,
        },
        days: days.filter(({ date }) => !gaps.has(date)),
        missing,
        checks: checkExport({
            totals,
            pages: current.pages.size,
            pagesComplete: current.complete,
            findings: current.findings,
            days,
            daysComplete: days.length === (0,shared_days/* daysOf */.hF)(range).length,
            lastDayRunning: (0,export_options/* endsInFuture */.X)(range, deps.clock.now()),
        }),
        insights,
    };
    return {
        report,
        rows: joinRows(current, previousTotals ? before : null, facts),
    };
}
async function readAll(reader, totals, step, { progress }) {
    const tell = () => {
        const share = reader.complete ? 1 : reader.findings.sum.total / (totals.total || 1);
        progress?.({ step, done: reader.pages.size, share: Math.min(1, share) });
    };
    tell();
    for await (const _ of reader.rest())
        tell();
}
async function readDays({ projectId, range }, days, { views, progress, signal }) {
    const wanted = (0,shared_days/* dayCount */.AV)(range);
    for await (const day of views.days(projectId, asked(range), { signal })) {
        days.unshift(day);
        progress?.({ step: 'days', done: days.length, share: days.length / wanted });
    }
}
/** Runs a part; if requests or time run out, records what is missing. */
function whatFits(missing, signal) {
    return async (part, what) => {
        signal.throwIfAborted();
        try {
            return await part();
        }
        catch (error) {
            if (!(error instanceof requests/* Spent */.RD))
                throw error;
            const named = typeof what === 'string' ? `Not fetched: ${what}` : what();
            missing.push(`${named.charAt(0).toUpperCase()}${named.slice(1)}: ${error.message}.`);
            return null;
        }
    };
}
function nothingToReport(error) {
    if (!(error instanceof requests/* Spent */.RD))
        throw error;
    throw new errors/* Unavailable */.$P(`Could not fetch any page views: ${error.message.replace(/\.? Try again later(?=\)?$)/i, '')}. Try again later, or allow more time.`, { cause: error.cause });
}
function withWarning(insights, warning) {
    const { quality } = insights;
    return { ...insights, quality: { ...quality, warnings: [...quality.warnings, warning] } };
}
const asked = (range) => ({ dateFrom: range.from, dateTo: range.to });
// Which days the logs cover. A day without a line is a day without logs, not a day without readers:
// it is never compared, and there is no report for a range with only such days.
/** null if the source has no insights. */
async function knownInsights({ range, projectId }, { views }) {
    if (!views.insights)
        return null;
    const known = await views.insights.insights(projectId, asked(range));
    const { lines, rejected, daysCovered } = known.quality;
    if (lines > 0 && rejected === lines) {
        throw new errors/* SetupError */.w3(`${(0,headline/* qualityNotes */.jq)(known.quality)[0]} \`docket views --explain FILE\` shows how Docket reads a line, and docs/page-views.md lists the formats. You can map the fields of JSON logs in \`.github/docket.yml\` under \`views: log-fields\`.`);
    }
    if (daysCovered.length > 0)
        return known;
    const ever = await views.insights.insights(projectId, {});
    const all = ever.quality.daysCovered;
    const [first, last] = [all[0], all.at(-1)];
    throw new errors/* SetupError */.w3(first
        ? `The logs cover ${first} to ${last} and have no entries for ${(0,format/* rangeText */.EN)(range)}. Choose a range within those days, or add the missing logs.`
        : 'The logs contain no requests. Check that `access-logs` matches the right files.');
}
/** What is known about the previous period, or why the two cannot be compared. */
async function previousInsights({ quality }, { range, projectId }, { views }) {
    const gap = quality.daysMissing.length;
    const all = (0,format/* counted */.hS)((0,shared_days/* dayCount */.AV)(range), 'day');
    if (gap > 0)
        return `There is no comparison, because the logs have no entries on ${gap} of ${all}.`;
    const before = await views.insights.insights(projectId, asked((0,shared_days/* previousRange */.Ny)(range)));
    const gapBefore = before.quality.daysMissing.length;
    if (gapBefore === 0)
        return before;
    return `There is no comparison, because the logs have no entries on ${gapBefore} of the previous ${all}.`;
}
function checkExport(gathered) {
    const { findings, totals } = gathered;
    const checks = [
        findings.repeated === 0
            ? pass('pages-once', `No path appeared twice in ${(0,format/* counted */.hS)(gathered.pages, 'page')}.`)
            : fail('pages-once', `${(0,format/* counted */.hS)(findings.repeated, 'row')} appeared twice and were counted once. The data changed during the export, so the same number of pages may be missing.`),
        findings.moved
            ? fail('steady', `The totals changed from ${(0,format/* count */.U9)(totals.total)} to ${(0,format/* count */.U9)(findings.moved.total)} during the export. The report shows the first totals.`)
            : pass('steady', 'The totals did not change during the export.'),
        gathered.pagesComplete ? compareSum('pages-sum', 'pages', findings.sum, totals) : null,
        gathered.daysComplete ? compareSum('days-sum', 'days', (0,story/* sum */.cz)(gathered.days), totals) : null,
        findings.unsplit === 0 && totals.human + totals.ai === totals.total
            ? pass('split', 'Human and AI views add up to the total in every table.')
            : fail('split', `Human and AI views do not add up to the total on ${(0,format/* counted */.hS)(findings.unsplit, 'page')}${totals.human + totals.ai === totals.total ? '' : ' and in the totals'}.`),
        findings.short > 0
            ? fail('full-answers', `${(0,format/* counted */.hS)(findings.short, 'response')} had fewer pages than requested, although more followed. Pages may be missing.`)
            : null,
        findings.odd > 0
            ? fail('counts', `${(0,format/* counted */.hS)(findings.odd, 'page')} left out because of counts that are not whole numbers ≥ 0: ${[...findings.faults].join(', ')}. Report this to whoever operates the service.`)
            : null,
        gathered.lastDayRunning
            ? fail('days-over', 'The last day of the range is not over yet, so its numbers can still increase.')
            : null,
    ];
    return checks.filter((check) => check !== null);
}
function compareSum(name, what, sum, totals) {
    if (same(sum, totals))
        return pass(name, `The ${what} add up to the totals.`);
    const [parts, whole] = sum.total === totals.total
        ? [
            `${(0,format/* count */.U9)(sum.human)} human and ${(0,format/* count */.U9)(sum.ai)} AI`,
            `${(0,format/* count */.U9)(totals.human)} and ${(0,format/* count */.U9)(totals.ai)}`,
        ]
        : [`${(0,format/* count */.U9)(sum.total)} views`, (0,format/* count */.U9)(totals.total)];
    return fail(name, `The ${what} add up to ${parts}, but the totals say ${whole}.`);
}
const pass = (name, summary) => ({ name, ok: true, summary });
const fail = (name, summary) => ({ name, ok: false, summary });


/***/ }),

/***/ 24094:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   RANGE_NAMES: () => (/* binding */ RANGE_NAMES),
/* harmony export */   X: () => (/* binding */ endsInFuture),
/* harmony export */   chooseRange: () => (/* binding */ chooseRange)
/* harmony export */ });
/* harmony import */ var _contract_values_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(87797);
/* harmony import */ var _shared_days_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(65529);
/* harmony import */ var _shared_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(42205);



// Which days a report is about. Always whole UTC days with an exclusive end, so that a re-run of the
// same range requests the same data.
const RANGE_NAMES = [
    'last-7-days',
    'last-30-days',
    'previous-week',
    'previous-month',
];
/** Longer ranges are more often typos in the year than intended. */
const MAX_DAYS = 3_660;
/** The requested days, as of `now`. Named ranges never include today, which is not over yet. */
function chooseRange(choice, now) {
    if (choice.dateFrom || choice.dateTo)
        return givenDates(choice, now);
    return namedRange(choice.range ?? 'last-7-days', now);
}
function namedRange(name, now) {
    const today = (0,_shared_days_js__WEBPACK_IMPORTED_MODULE_1__/* .startOfDay */ .ol)(now);
    switch (name) {
        case 'last-7-days':
            return (0,_shared_days_js__WEBPACK_IMPORTED_MODULE_1__/* .dayRange */ .qD)(today - 7 * _shared_days_js__WEBPACK_IMPORTED_MODULE_1__/* .DAY_MS */ .sO, today);
        case 'last-30-days':
            return (0,_shared_days_js__WEBPACK_IMPORTED_MODULE_1__/* .dayRange */ .qD)(today - 30 * _shared_days_js__WEBPACK_IMPORTED_MODULE_1__/* .DAY_MS */ .sO, today);
        case 'previous-week': {
            const sinceMonday = (new Date(today).getUTCDay() + 6) % 7;
            const monday = today - sinceMonday * _shared_days_js__WEBPACK_IMPORTED_MODULE_1__/* .DAY_MS */ .sO;
            return (0,_shared_days_js__WEBPACK_IMPORTED_MODULE_1__/* .dayRange */ .qD)(monday - 7 * _shared_days_js__WEBPACK_IMPORTED_MODULE_1__/* .DAY_MS */ .sO, monday);
        }
        case 'previous-month': {
            const date = new Date(today);
            const [year, month] = [date.getUTCFullYear(), date.getUTCMonth()];
            return (0,_shared_days_js__WEBPACK_IMPORTED_MODULE_1__/* .dayRange */ .qD)(Date.UTC(year, month - 1), Date.UTC(year, month));
        }
    }
}
function givenDates({ dateFrom, dateTo }, now) {
    if (!dateFrom) {
        throw new _shared_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .InvalidRequest */ .zh('The end date needs a start date. Add the first day.');
    }
    const from = parseDay(dateFrom, 'start');
    const tomorrow = (0,_shared_days_js__WEBPACK_IMPORTED_MODULE_1__/* .startOfDay */ .ol)(now) + _shared_days_js__WEBPACK_IMPORTED_MODULE_1__/* .DAY_MS */ .sO;
    const to = Math.min(dateTo ? parseDay(dateTo, 'end') : tomorrow - _shared_days_js__WEBPACK_IMPORTED_MODULE_1__/* .DAY_MS */ .sO, tomorrow);
    if (from >= tomorrow) {
        throw new _shared_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .InvalidRequest */ .zh(`The range starts in the future, on ${(0,_shared_days_js__WEBPACK_IMPORTED_MODULE_1__/* .isoDay */ .kh)(from)}, so nothing was read yet. Choose an earlier start date.`);
    }
    if (from >= to) {
        const last = (0,_shared_days_js__WEBPACK_IMPORTED_MODULE_1__/* .isoDay */ .kh)(to);
        throw new _shared_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .InvalidRequest */ .zh(`The range is empty: it starts on ${(0,_shared_days_js__WEBPACK_IMPORTED_MODULE_1__/* .isoDay */ .kh)(from)} and ends before ${last}. The end date is not included; choose a later one.`);
    }
    if (to - from > MAX_DAYS * _shared_days_js__WEBPACK_IMPORTED_MODULE_1__/* .DAY_MS */ .sO) {
        throw new _shared_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .InvalidRequest */ .zh(`The range is longer than ${MAX_DAYS} days. Choose a later start date.`);
    }
    return (0,_shared_days_js__WEBPACK_IMPORTED_MODULE_1__/* .dayRange */ .qD)(from, to);
}
/** True if the last day of the range is not over yet, so its numbers can still increase. */
function endsInFuture(range, now) {
    return Date.parse(range.to) > (0,_shared_days_js__WEBPACK_IMPORTED_MODULE_1__/* .startOfDay */ .ol)(now);
}
function parseDay(value, which) {
    if (!(0,_contract_values_js__WEBPACK_IMPORTED_MODULE_0__/* .isDate */ .$P)(value)) {
        throw new _shared_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .InvalidRequest */ .zh(`The ${which} date \`${value.slice(0, 40)}\` is not valid. Use the format 2026-11-01.`);
    }
    return (0,_shared_days_js__WEBPACK_IMPORTED_MODULE_1__/* .startOfDay */ .ol)((0,_shared_days_js__WEBPACK_IMPORTED_MODULE_1__/* .utcTime */ .SK)(value));
}


/***/ }),

/***/ 60680:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   RD: () => (/* binding */ Spent),
/* harmony export */   aA: () => (/* binding */ MAX_REQUESTS),
/* harmony export */   lv: () => (/* binding */ Requests)
/* harmony export */ });
/* harmony import */ var _shared_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(42205);
/* harmony import */ var _shared_retry_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(52926);
// Sends requests within a limit and a deadline, and waits and retries when that makes sense.


/** For a quarter of a million pages. A service that allows less says so; one that always has more must end. */
const MAX_REQUESTS = 1_000;
/** No more requests are possible; the message says why, without a period. */
class Spent extends Error {
}
const MAX_ATTEMPTS = 6;
/** The limit of AbortSignal.timeout; no export takes 24 days. */
const LONGEST_MS = 2 ** 31 - 1;
class Requests {
    #used = 0;
    #service;
    #limits;
    #runtime;
    #late;
    constructor(service, limits, runtime) {
        this.#service = service;
        this.#limits = limits;
        this.#runtime = runtime;
        const left = Math.min(LONGEST_MS, Math.max(0, limits.deadline - runtime.clock.now()));
        this.#late = limits.deadline < Number.POSITIVE_INFINITY ? [AbortSignal.timeout(left)] : [];
    }
    async ask(projectId, request, signal) {
        const ends = AbortSignal.any([...this.#late, ...(signal ? [signal] : [])]);
        for (let made = 1;; made += 1) {
            signal?.throwIfAborted();
            if (this.#used >= this.#limits.maxRequests) {
                throw new Spent(`the budget of ${this.#limits.maxRequests} requests is used up`);
            }
            if (this.#runtime.clock.now() >= this.#limits.deadline)
                throw new Spent('the time limit was reached');
            this.#used += 1;
            try {
                const options = { signal: ends, once: true };
                return await this.#service.getViews(projectId, request, options);
            }
            catch (error) {
                await this.#waitFor(error, made, signal);
            }
        }
    }
    /** Returns when the same request is worth repeating; throws if it is not. */
    async #waitFor(error, made, signal) {
        const { clock, log, random } = this.#runtime;
        signal?.throwIfAborted();
        const now = clock.now();
        const { deadline } = this.#limits;
        if (now >= deadline)
            throw new Spent('the time limit was reached', { cause: error });
        const limited = error instanceof _shared_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .RateLimited */ .JH;
        if (!limited && !(error instanceof _shared_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .Unavailable */ .$P))
            throw error;
        const failure = limited
            ? { kind: 'status', status: 429, retryAfterMs: error.retryAfterSeconds * 1_000 }
            : { kind: 'broken' };
        const attempt = { failure, repeatable: true, made, now, attempts: MAX_ATTEMPTS };
        const next = (0,_shared_retry_js__WEBPACK_IMPORTED_MODULE_1__/* .nextAttempt */ .nj)({ ...attempt, deadline }, random);
        if (next.kind !== 'again') {
            const late = made < MAX_ATTEMPTS;
            const why = `the service asked to wait longer than the time left (${clause(error)})`;
            throw new Spent(late ? why : clause(error), { cause: error });
        }
        const why = limited ? 'The service limits the number of requests' : clause(error);
        log.info(`${why}; retrying in ${Math.ceil(next.delayMs / 1_000)} s.`);
        await clock.sleep(next.delayMs, signal);
    }
}
const clause = (error) => (0,_shared_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .sentence */ .em)(error).replace(/\.$/, '');


/***/ }),

/***/ 37875:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  U: () => (/* binding */ REPORT_FILE),
  u: () => (/* binding */ writeReport)
});

// EXTERNAL MODULE: external "node:events"
var external_node_events_ = __webpack_require__(78474);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: external "node:stream/promises"
var promises_ = __webpack_require__(46466);
// EXTERNAL MODULE: external "node:zlib"
var external_node_zlib_ = __webpack_require__(38522);
// EXTERNAL MODULE: ./.build/program/src/shared/remove.js
var remove = __webpack_require__(66154);
// EXTERNAL MODULE: ./.build/program/src/contract/values.js
var values = __webpack_require__(87797);
// EXTERNAL MODULE: ./.build/program/src/shared/days.js
var days = __webpack_require__(65529);
// EXTERNAL MODULE: ./.build/program/src/shared/text/escape.js
var text_escape = __webpack_require__(90007);
// EXTERNAL MODULE: ./.build/program/src/views/reports/format.js
var format = __webpack_require__(70770);
// EXTERNAL MODULE: ./.build/program/src/views/reports/headline.js
var headline = __webpack_require__(30345);
;// CONCATENATED MODULE: ./.build/program/src/views/reports/files.js





/** Each line ends with the line break that RFC 4180 requires. */
function csvTable(columns) {
    return { head: csvHead(columns), rows: (batch) => csvLines(columns, batch), tail: '' };
}
function csvHead(columns) {
    return `${columns.map(({ name }) => (0,text_escape/* csv */.fu)(name)).join(',')}\r\n`;
}
function csvLines(columns, batch) {
    let text = '';
    for (const row of batch) {
        let comma = '';
        for (const column of columns) {
            text += comma + (0,text_escape/* csv */.fu)(column.value(row));
            comma = ',';
        }
        text += '\r\n';
    }
    return text;
}
// `totals`, `views` and `hasMore` are shaped as the service answers them, so that a program that reads
// the service reads this file; the rest is added to them.
function jsonDocument(report) {
    const { previous, insights } = report;
    const sees = (0,headline/* seesAgents */.Bf)(report);
    /** What a source cannot see is absent. */
    const seen = ({ ai, ...counts }) => (sees ? { ...counts, ai } : counts);
    const head = {
        title: report.title,
        projectId: report.projectId,
        source: report.source,
        range: report.range,
        partial: report.missing.length > 0,
        missing: report.missing,
        checks: report.checks,
        rules: insights?.rules ?? null,
        previous: previous && {
            range: previous.range,
            totals: seen(previous.totals),
            pages: previous.complete ? previous.pages : null,
        },
        days: report.days.map(seen),
        insights,
        acceptance: report.acceptance ?? null,
        totals: seen(report.totals),
        hasMore: !report.pagesComplete,
    };
    let separator = '\n';
    return {
        head: `${JSON.stringify(head, null, 1).slice(0, -2)},\n "views": [`,
        rows(batch) {
            const text = separator + batch.map((row) => pageJson(row, sees)).join(',\n');
            separator = ',\n';
            return text;
        },
        tail: '\n ]\n}\n',
    };
}
function pageJson({ path, human, ai, total, previous, aiReferrals }, sees) {
    const agents = (views) => (sees ? `,"ai":${views}` : '');
    const before = previous
        ? `,"previous":{"human":${previous.human}${agents(previous.ai)},"total":${previous.total}}`
        : '';
    const referred = aiReferrals === null ? '' : `,"aiReferrals":${aiReferrals}`;
    return `{"path":${JSON.stringify(path)},"human":${human}${agents(ai)},"total":${total}${referred}${before}}`;
}
// The README next to the files explains them to anyone who opens them later.
const FILES = {
    'page-views.csv': 'One row per page, for spreadsheets (UTF-8, commas, RFC 4180).',
    'page-views.json': '`totals`, `views`, and `hasMore` as the service returns them, plus `range`, `previous`, `days`, `checks`, `insights`, and `rules`. A page has `previous` if its views in the previous period are known, and `aiReferrals` if it is known how many of its views by people came from AI answers.',
    'page-views-by-day.csv': 'One row per day with data.',
    'report.html': 'The report. Open it in a browser; it works offline.',
};
function readme(report, columns, files) {
    const { range, previous, totals } = report;
    const covered = (0,headline/* coverage */.vk)(report);
    return `# Page views: ${(0,text_escape/* markdown */.wD)(report.title)}

- Days: ${(0,format/* rangeText */.EN)(range)} (${range.from} up to but not including ${range.to}; ${(0,format/* counted */.hS)((0,days/* dayCount */.AV)(range), 'day')}, UTC)
- Compared with: ${previous ? (0,format/* rangeText */.EN)(previous.range) : 'nothing'}
- Source: ${(0,text_escape/* markdown */.wD)(report.source)}
${covered === '' ? '' : `- ${covered}\n`}- ${(0,headline/* countName */.LS)(report)}: ${(0,format/* count */.U9)(totals.total)} on ${(0,format/* counted */.hS)(report.pages, 'page')}${(0,headline/* seesAgents */.Bf)(report) ? `; ${(0,format/* count */.U9)(totals.human)} by people, ${(0,format/* count */.U9)(totals.ai)} by AI` : ''}
- Partial: ${report.missing.length === 0 ? 'no' : 'yes'}
${report.missing.map((what) => `  - ${(0,text_escape/* markdown */.wD)(what)}\n`).join('')}
## Files

| File | Contents |
|---|---|
${files.map((name) => `| \`${name}\` | ${FILES[name] ?? ''} |`).join('\n')}

## Columns

Sorted by \`${(0,headline/* seesAgents */.Bf)(report) ? 'total' : columnName(report)}\` (descending), then by \`path\`. Every row carries the period, so that you can put the
files of several weeks together.

${described(columns)}
${files.some((name) => name.includes('by-day')) ? `\nBy day:\n\n${described(dayColumns(report))}\n` : ''}
In the CSV file, text that a spreadsheet would treat as a formula starts with an apostrophe. The JSON
file contains the original text.

## Checks

${report.checks.map(({ ok, summary }) => `- ${ok ? 'OK' : 'Warning'}: ${(0,text_escape/* markdown */.wD)(summary)}`).join('\n')}
`;
}
function described(columns) {
    const rows = columns.map(({ name, type, meaning }) => `| \`${name}\` | ${type} | ${meaning} |`);
    return ['| Column | Type | Meaning |', '|---|---|---|', ...rows].join('\n');
}
const BASE = [
    { name: 'path', type: 'text', meaning: 'Path of the page.', value: (row) => row.path },
    {
        name: 'human',
        type: 'whole number',
        meaning: 'Views by people in the range.',
        value: (row) => row.human,
    },
    {
        name: 'ai',
        type: 'whole number',
        meaning: 'Views by AI in the range.',
        value: (row) => row.ai,
    },
    {
        name: 'total',
        type: 'whole number',
        meaning: 'All views in the range, as counted by the service.',
        value: (row) => row.total,
    },
    {
        name: 'ai_share',
        type: 'number',
        meaning: '`ai` divided by `total`, from 0 to 1, rounded to four decimals.',
        value: (row) => (row.total === 0 ? 0 : Math.round((row.ai / row.total) * 10_000) / 10_000),
    },
];
const COMPARED = [
    {
        name: 'previous_human',
        type: 'whole number',
        meaning: 'Views by people in the previous period; empty if unknown.',
        value: (row) => row.previous?.human ?? null,
    },
    {
        name: 'previous_ai',
        type: 'whole number',
        meaning: 'Views by AI in the previous period; empty if unknown.',
        value: (row) => row.previous?.ai ?? null,
    },
    {
        name: 'previous_total',
        type: 'whole number',
        meaning: 'All views in the previous period; empty if unknown.',
        value: (row) => row.previous?.total ?? null,
    },
    {
        name: 'change',
        type: 'whole number',
        meaning: 'More or fewer than in the previous period; empty if unknown.',
        value: (row) => (row.previous ? row.total - row.previous.total : null),
    },
    {
        name: 'change_percent',
        type: 'number',
        meaning: '`change` in percent of the previous period, rounded to one decimal; empty if unknown or without earlier views.',
        value: ({ total, previous }) => previous?.total ? Math.round((total / previous.total - 1) * 1_000) / 10 : null,
    },
];
const CLASS_MEANING = {
    human: 'Requests by people.',
    'coding-agent': 'Requests by coding agents.',
    assistant: 'Requests by assistants on behalf of a person.',
    'ai-search': 'Requests by AI search engines that build an index.',
    training: 'Requests by crawlers that collect training data.',
    'other-bot': 'Requests by other bots; never part of `total`.',
    unknown: 'Requests in logs without user agents; part of `human`.',
};
const CLASSES = values/* TRAFFIC_CLASSES */.LL.filter((name) => name !== 'human').map((name) => ({
    name: `class_${name.replaceAll('-', '_')}`,
    type: 'whole number',
    meaning: CLASS_MEANING[name],
    value: (row) => row.classes?.[name] ?? null,
}));
const REFERRALS = {
    name: 'ai_referrals',
    type: 'whole number',
    meaning: 'Views by people that came from AI answers; part of `human`; empty if unknown.',
    value: (row) => row.aiReferrals,
};
/** Every row carries the period, so that the files of several weeks can be put together. */
function period({ range }) {
    return [
        {
            name: 'date_from',
            type: 'text',
            meaning: 'First day of the range, in UTC (`YYYY-MM-DD`).',
            value: () => range.from,
        },
        {
            name: 'date_to',
            type: 'text',
            meaning: 'The day after the last day of the range.',
            value: () => range.to,
        },
    ];
}
const columnName = (report) => (0,headline/* countName */.LS)(report).toLowerCase();
/** Of a source that sees no agents: one count, under the name of what it counts. */
function plainColumns(report) {
    const name = columnName(report);
    const [path, , , total] = BASE;
    const [, , before, ...changes] = COMPARED;
    const earlier = `${(0,headline/* countName */.LS)(report)} in the previous period; empty if unknown.`;
    return [
        path,
        { ...total, name, meaning: `${(0,headline/* countName */.LS)(report)} in the range, as counted by the source.` },
        ...(report.previous
            ? [{ ...before, name: `previous_${name}`, meaning: earlier }, ...changes]
            : []),
        ...period(report),
    ];
}
function columnsOf(report) {
    if (!(0,headline/* seesAgents */.Bf)(report))
        return plainColumns(report);
    const facts = report.insights ? [...CLASSES, REFERRALS] : [];
    return [...BASE, ...(report.previous ? COMPARED : []), ...facts, ...period(report)];
}
/** One row per day of the range that has data. */
const DAY_COLUMNS = [
    {
        name: 'date',
        type: 'text',
        meaning: 'The day, in UTC (`YYYY-MM-DD`).',
        value: (day) => day.date,
    },
    { name: 'human', type: 'whole number', meaning: 'Views by people.', value: (day) => day.human },
    { name: 'ai', type: 'whole number', meaning: 'Views by AI.', value: (day) => day.ai },
    { name: 'total', type: 'whole number', meaning: 'All views.', value: (day) => day.total },
];
function dayColumns(report) {
    if ((0,headline/* seesAgents */.Bf)(report))
        return DAY_COLUMNS;
    const [date, , , total] = DAY_COLUMNS;
    return [date, { ...total, name: columnName(report), meaning: `${(0,headline/* countName */.LS)(report)}.` }];
}

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: ./.build/program/src/contract/acceptance.js
var acceptance = __webpack_require__(90156);
// EXTERNAL MODULE: ./.build/program/src/views/reports/story.js
var reports_story = __webpack_require__(54516);
;// CONCATENATED MODULE: ./.build/program/src/views/reports/page/charts.js
// Pieces of markup that several sections share.





function section(id, title, about, body) {
    return (0,text_escape/* html */.qy) `<section id="${id}" aria-labelledby="${id}-title">
<h2 id="${id}-title">${title}</h2>${about === '' ? '' : (0,text_escape/* html */.qy) `\n<p class="about">${about}</p>`}
${body}
</section>`;
}
function empty(title, text) {
    return (0,text_escape/* html */.qy) `<div class="empty"><strong>${title}</strong>${text}</div>`;
}
/** People and AI side by side, as long as `largest` leaves room for. */
function stackedBar({ human, ai }, largest) {
    return (0,text_escape/* html */.qy) `<span class="bar" aria-hidden="true"><i class="human ${width(human / largest)}"></i><i class="ai ${width(ai / largest)}"></i></span>`;
}
function bar(kind, value, largest) {
    return (0,text_escape/* html */.qy) `<span class="bar" aria-hidden="true"><i class="${kind} ${width(value / largest)}"></i></span>`;
}
/** Inline styles are not allowed by the page's policy: widths are classes in half percents. */
function width(share) {
    const half = Math.round(Math.min(1, Math.max(0, share)) * 200);
    return `w${share > 0 ? Math.max(1, half) : 0}`;
}
/** May break after a slash. */
function path(text) {
    const parts = (0,text_escape/* visible */.RK)(text).split(/(?<=\/)(?=.)/);
    return (0,text_escape/* html */.qy) `<span class="path">${parts.map((part, n) => [n > 0 && (0,text_escape/* html */.qy) `<wbr>`, part])}</span>`;
}
const LEGEND = (0,text_escape/* html */.qy) `<ul class="legend"><li><span class="key human"></span>People</li><li><span class="key ai"></span>AI</li></ul>`;
const legend = (report) => ((0,headline/* seesAgents */.Bf)(report) ? LEGEND : '');
/** A table with a heading, or what to say when it has no rows. */
function card(title, heads, rows, none) {
    const cells = heads.map((text, index) => {
        const kind = text === '' ? 'barcell' : index > 0 ? 'num' : '';
        return (0,text_escape/* html */.qy) `<th scope="col" class="${kind}">${text || (0,text_escape/* html */.qy) `<span class="sr">Bar</span>`}</th>`;
    });
    const body = rows.length === 0
        ? (0,text_escape/* html */.qy) `<p class="quiet">${none}</p>`
        : (0,text_escape/* html */.qy) `<table><thead><tr>${cells}</tr></thead><tbody>${rows}</tbody></table>`;
    return (0,text_escape/* html */.qy) `<div class="card"><h3>${title}</h3>${body}</div>`;
}
/** Text in a scaled chart shrinks with it, so narrow screens get their own chart. */
const WIDE = { name: 'wide', width: 1040, height: 300 };
const NARROW = { name: 'narrow', width: 360, height: 230 };
function daily({ chart, report }) {
    const title = chart.unit === 'week' ? 'Week by week' : 'Day by day';
    if (chart.bars.length === 0) {
        return section('days', title, '', empty('No daily data', 'Daily totals were not fetched.'));
    }
    if (report.totals.total === 0) {
        return section('days', title, '', empty('No views', 'No page was read in this period.'));
    }
    return section('days', title, '', chartCard(chart, 'days', report));
}
/** Drawn, and as a table. `id` is the section's. */
function chartCard(chart, id, report) {
    const [known, sees] = [(0,headline/* agentsKnown */.yJ)(report), (0,headline/* seesAgents */.Bf)(report)];
    const name = (0,headline/* countName */.LS)(report);
    const draw = (size) => chartSvg(chart, { ...size, id: `${id}-${size.name}`, known, sees, unit: name.toLowerCase() });
    const heads = sees ? ['People', 'AI', 'AI share', 'Total'] : [name];
    return (0,text_escape/* html */.qy) `<div class="card">${legend(report)}
<figure class="chart">${draw(WIDE)}${draw(NARROW)}<div class="details" role="status" hidden></div></figure>
<details><summary>Show as a table</summary>
<table><thead><tr><th scope="col">${chart.unit === 'week' ? 'Days' : 'Day'}</th>${heads.map((head) => (0,text_escape/* html */.qy) `<th scope="col" class="num">${head}</th>`)}</tr></thead>
<tbody>${chart.bars.map((bar) => row(bar, known, sees))}</tbody></table></details></div>`;
}
function row({ from, to, counts }, known, sees) {
    const last = (0,days/* addDays */.fi)(to, -1);
    const name = from === last ? (0,format/* longDay */.tV)(from) : `${(0,format/* longDay */.tV)(from)} – ${(0,format/* longDay */.tV)(last)}`;
    if (!sees) {
        const cell = counts ? (0,format/* count */.U9)(counts.total) : 'no data';
        return (0,text_escape/* html */.qy) `<tr><td>${name}</td><td class="num">${cell}</td></tr>`;
    }
    const cells = counts
        ? [
            (0,format/* count */.U9)(counts.human),
            ...(known ? [(0,format/* count */.U9)(counts.ai), (0,format/* percent */.KN)((0,reports_story/* aiShare */.ci)(counts))] : ['–', '–']),
            (0,format/* count */.U9)(counts.total),
        ]
        : ['–', '–', '–', 'no data'];
    return (0,text_escape/* html */.qy) `<tr><td>${name}</td>${cells.map((cell) => (0,text_escape/* html */.qy) `<td class="num">${cell}</td>`)}</tr>`;
}
/** The weeks up to the end of the range, where they are known. */
function weeks({ report }) {
    const chart = (0,reports_story/* trend */.GW)(report);
    if (!chart)
        return '';
    const gaps = chart.bars.filter(({ counts }) => !counts).length;
    const about = gaps > 0 ? `Data is missing on some days of ${(0,format/* counted */.hS)(gaps, 'week')}.` : '';
    return section('weeks', `The last ${chart.bars.length} weeks`, about, chartCard(chart, 'weeks', report));
}
const MARGIN = { top: 26, right: 4, bottom: 26, left: 52 };
const LABEL_WIDTH = 62;
/** A week of columns must not look like a wall. */
const MAX_COLUMN = 72;
function chartSvg({ unit, bars }, size) {
    const { name, id, width, height } = size;
    const plot = {
        width: width - MARGIN.left - MARGIN.right,
        height: height - MARGIN.top - MARGIN.bottom,
    };
    const largest = Math.max(1, ...bars.map(({ counts }) => counts?.total ?? 0));
    const ticks = axis(largest);
    const scale = plot.height / largest;
    const base = MARGIN.top + plot.height;
    const step = plot.width / bars.length;
    const gap = Math.max(step - MAX_COLUMN, Math.max(0.5, Math.min(10, step * 0.28)));
    const every = Math.ceil((bars.length * LABEL_WIDTH) / plot.width);
    const peak = bars.reduce((best, bar, index) => {
        return (bar.counts?.total ?? 0) > (bars[best]?.counts?.total ?? 0) ? index : best;
    }, 0);
    const grid = ticks.map((tick) => {
        const y = at(base - tick * scale);
        return (0,text_escape/* html */.qy) `<path class="grid${tick === 0 ? ' zero' : ''}" d="M${MARGIN.left} ${y}H${width - MARGIN.right}"/><text class="y" x="${MARGIN.left - 10}" y="${at(y + 4)}">${(0,format/* count */.U9)(tick)}</text>`;
    });
    const columns = bars.map((bar, index) => {
        const x = MARGIN.left + index * step;
        const label = index % every === 0 && x + LABEL_WIDTH / 2 < width
            ? (0,text_escape/* html */.qy) `<text class="x" x="${at(x + step / 2)}" y="${height - 6}">${(0,format/* shortDay */.tE)(bar.from)}</text>`
            : '';
        return (0,text_escape/* html */.qy) `${column(bar, unit, id, { x, step, gap, base, scale, top: MARGIN.top, ...size })}${label}`;
    });
    const top = bars[peak]?.counts?.total ?? 0;
    const middle = MARGIN.left + (peak + 0.5) * step;
    const note = (0,text_escape/* html */.qy) `<text class="peak" x="${at(Math.max(MARGIN.left + 24, Math.min(width - 24, middle)))}" y="${at(base - top * scale - 8)}">${(0,format/* count */.U9)(top)}</text>`;
    return (0,text_escape/* html */.qy) `<svg class="${name}" viewBox="0 0 ${width} ${height}" role="img" tabindex="0" aria-label="${(0,text_escape/* visible */.RK)(spoken(bars, unit, size))}"><defs><pattern id="${id}-ai" width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)"><path class="ai-fill" d="M0 0H6V6H0Z"/><path class="ai-line" d="M0 0V6"/></pattern></defs>${grid}${columns}${top > 0 ? note : ''}</svg>`;
}
function column(bar, unit, id, place) {
    const { x, step, gap, base, scale, top, known, sees } = place;
    const title = unit === 'day' ? (0,format/* longDay */.tV)(bar.from) : `${(0,format/* shortDay */.tE)(bar.from)} – ${(0,format/* longDay */.tV)((0,days/* addDays */.fi)(bar.to, -1))}`;
    const left = at(x + gap / 2);
    const wide = at(step - gap);
    const hit = (0,text_escape/* html */.qy) `<rect class="hit" x="${at(x)}" y="${top}" width="${at(step)}" height="${at(base - top)}"/>`;
    if (!bar.counts) {
        const unknown = (0,text_escape/* html */.qy) `<path class="unknown" d="M${left} ${at(base - 2)}h${wide}"/>`;
        return (0,text_escape/* html */.qy) `<g class="col" data-title="${title}">${hit}${unknown}</g>`;
    }
    const { human, ai } = bar.counts;
    const humanTop = base - human * scale;
    const aiTop = humanTop - ai * scale;
    const rect = (attributes, y, height) => height > 0
        ? (0,text_escape/* html */.qy) `<rect ${attributes} x="${left}" y="${at(y)}" width="${wide}" height="${at(height)}"/>`
        : '';
    const [machines, share] = known ? [(0,format/* count */.U9)(ai), (0,format/* percent */.KN)((0,reports_story/* aiShare */.ci)(bar.counts))] : ['–', '–'];
    return (0,text_escape/* html */.qy) `<g class="col" data-title="${title}" data-people="${(0,format/* count */.U9)(human)}"${sees ? (0,text_escape/* html */.qy) ` data-ai="${machines}" data-share="${share}"` : (0,text_escape/* html */.qy) ` data-unit="${place.unit}"`}>${hit}${rect((0,text_escape/* html */.qy) `class="human"`, humanTop, human * scale)}${rect((0,text_escape/* html */.qy) `fill="url(#${id}-ai)"`, aiTop, ai * scale)}</g>`;
}
/** A description for screen readers; every number is in the table below the chart. */
function spoken(bars, unit, { sees, unit: what }) {
    const known = bars.flatMap((bar) => (bar.counts ? [{ ...bar.counts, from: bar.from }] : []));
    const [first] = known;
    if (!first)
        return 'No daily data.';
    const most = known.reduce((best, one) => (one.total > best.total ? one : best), first);
    const least = known.reduce((best, one) => (one.total < best.total ? one : best), first);
    return `Column chart of ${what} per ${unit}${sees ? ', people and AI stacked' : ''}. Most: ${(0,format/* count */.U9)(most.total)} (${unit === 'week' ? 'week of ' : ''}${(0,format/* longDay */.tV)(most.from)}). Least: ${(0,format/* count */.U9)(least.total)} (${(0,format/* longDay */.tV)(least.from)}). Use the arrow keys to move through the columns.`;
}
/** Round values from zero up to the largest, about four of them. */
function axis(largest) {
    const rough = Math.max(1, largest / 4);
    const power = 10 ** Math.floor(Math.log10(rough));
    const step = [1, 2, 2.5, 5, 10]
        .map((factor) => factor * power)
        .find((one) => one >= rough && one % 1 === 0) ?? 10 * power;
    return Array.from({ length: Math.floor(largest / step) + 1 }, (_, index) => index * step);
}
const at = (value) => Math.round(value * 10) / 10;

;// CONCATENATED MODULE: ./.build/program/src/views/reports/page/acceptance.js
// Whether people merged the pull requests of jobs, in the report.




/** What people did with pull requests of jobs, by what the jobs came from. */
function acceptance_acceptance({ report }) {
    const { triggers = [], since = '' } = report.acceptance ?? {};
    const rate = (0,acceptance/* mergeRate */.x4)(triggers);
    if (!rate)
        return '';
    const rows = triggers.map(({ trigger, merged, edited, closed, open, medianDays }) => {
        const cells = [...[merged, edited, closed, open].map(format/* count */.U9), medianDays ?? '–'].map((value) => (0,text_escape/* html */.qy) `<td class="num">${value}</td>`);
        return (0,text_escape/* html */.qy) `<tr><td>${trigger}</td>${cells}</tr>`;
    });
    const heads = ['Merged', 'After edits', 'Closed', 'Open', 'Median days'];
    const head = heads.map((name) => (0,text_escape/* html */.qy) `<th scope="col" class="num">${name}</th>`);
    return section('acceptance', 'Pull requests that people merged', `${(0,format/* count */.U9)(rate.merged)} of ${(0,format/* count */.U9)(rate.of)} (${rate.percent}%) since ${(0,format/* longDay */.tV)(since.slice(0, 10))}.`, (0,text_escape/* html */.qy) `<div class="card"><table><thead><tr><th scope="col">Jobs by</th>${head}</tr></thead><tbody>${rows}</tbody></table></div>`);
}

;// CONCATENATED MODULE: ./.build/program/src/views/reports/page/client.generated.js
// Made by scripts/report-client.ts from src/views/reports/page/client; do not edit.
const CLIENT = "(()=>{var t={};function startChart(t){const e=t.querySelector(\".details\");if(!e)return;let n=null;const show=s=>{n?.classList.remove(\"on\");n=s;e.hidden=s===null;if(!(s instanceof SVGElement))return;s.classList.add(\"on\");const{title:r=\"\",people:a,ai:o,share:i,unit:c}=s.dataset;const l=c?[`${a} ${c}`]:[`${a} people`,`${o} AI (${i})`];const u=a?l:[\"no data\"];e.replaceChildren(line(\"strong\",r),...u.map((t,e)=>line(\"span\",t,a?e?\"ai\":\"human\":\"\")));const[h,d]=[t.getBoundingClientRect(),s.getBoundingClientRect()];const f=e.offsetWidth/2;const g=d.left+d.width/2-h.left;e.style.left=`${Math.max(f,Math.min(h.width-f,g))}px`};for(const e of t.querySelectorAll(\"svg\")){const t=[...e.querySelectorAll(\".col\")];e.addEventListener(\"pointermove\",t=>show(t.target.closest(\".col\")));e.addEventListener(\"pointerleave\",()=>show(null));e.addEventListener(\"focus\",()=>show(n??t.at(-1)??null));e.addEventListener(\"blur\",()=>show(null));e.addEventListener(\"keydown\",e=>{const s=n?t.indexOf(n):t.length;const r={ArrowLeft:s-1,ArrowRight:s+1,Home:0,End:t.length-1}[e.key];if(e.key===\"Escape\")show(null);if(r===undefined)return;e.preventDefault();show(t[Math.max(0,Math.min(t.length-1,r))]??null)})}}function line(t,e,n=\"\"){const s=document.createElement(t);s.textContent=e;s.className=n;return s}const e=6e4;const n=60*e;const s=24*n;function dayRange(t,e){return Object.freeze({from:isoDay(t),to:isoDay(e)})}function previousRange(t){const e=Date.parse(t.from);return dayRange(e-(Date.parse(t.to)-e),e)}function dayCount(t){return(Date.parse(t.to)-Date.parse(t.from))/s}function daysOf(t){return Array.from({length:dayCount(t)},(e,n)=>days_addDays(t.from,n))}function days_addDays(t,e){return isoDay(Date.parse(t)+e*s)}function utcTime(t){const e=t.includes(\"T\")&&!/(?:Z|[+-]\\d{2}:?\\d{2})$/i.test(t);return Date.parse(e?`${t}Z`:t)}function startOfDay(t){return Math.floor(t/s)*s}function isoDay(t){return new Date(t).toISOString().slice(0,10)}function duration(t){const e=Math.max(0,Math.round(t/1e3));const[n,s,r]=[Math.floor(e/3600),Math.floor(e/60)%60,e%60];if(n>0)return`${n} h ${s} min`;return s>0?`${s} min ${r} s`:`${r} s`}const r=null&&[\"Jan\",\"Feb\",\"Mar\",\"Apr\",\"May\",\"Jun\",\"Jul\",\"Aug\",\"Sep\",\"Oct\",\"Nov\",\"Dec\"];const a=null&&[\"Sun\",\"Mon\",\"Tue\",\"Wed\",\"Thu\",\"Fri\",\"Sat\"];function count(t){return String(Math.round(t)).replace(/\\B(?=(\\d{3})+$)/g,\",\")}function optional(t){return t===null?\"–\":count(t)}function counted(t,e,n=`${e}s`){return`${count(t)} ${t===1?e:n}`}function percent(t){const e=t*100;if(e>0&&e<.1)return\"<0.1%\";return e<9.95&&e%1!==0?`${trimZero(e.toFixed(1))}%`:`${Math.round(e)}%`}function signed(t){if(t===0)return\"±0\";return t>0?`+${count(t)}`:`−${count(-t)}`}function difference(t,e){if(e===null)return\"–\";return e===0?\"new\":signed(t-e)}function differenceText(t,e){const n=e===null?null:change(t,e);const s=difference(t,e);return n===null||t===e?s:`${s} (${n})`}function change(t,e){if(e===0)return null;const n=t/e-1;if(Math.abs(n)<5e-4)return\"±0%\";if(n>=9.995)return`×${count(t/e)}`;return`${n>0?\"+\":\"−\"}${percent(Math.abs(n))}`}function points(t,e){const n=(t-e)*100;if(Math.abs(n)<.05)return\"±0 pts\";return`${n>0?\"+\":\"−\"}${trimZero(Math.abs(n).toFixed(1))} pts`}function shortDay(t){const{date:e,month:n}=parts(t);return`${n} ${e}`}function longDay(t){const{weekday:e,date:n,month:s,year:r}=parts(t);return`${e}, ${s} ${n}, ${r}`}function rangeText({from:t,to:e}){const[n,s]=[parts(t),parts(addDays(e,-1))];const r=`${n.month} ${n.date}`;const a=`${s.month} ${s.date}, ${s.year}`;if(n.year!==s.year)return`${r}, ${n.year} – ${a}`;if(n.month!==s.month)return`${r} – ${a}`;return n.date===s.date?a:`${r}–${s.date}, ${s.year}`}function parts(t){const e=new Date(t);return{weekday:a[e.getUTCDay()]??\"\",date:e.getUTCDate(),month:r[e.getUTCMonth()]??\"\",year:e.getUTCFullYear()}}const trimZero=t=>t.replace(/\\.0$/,\"\");function decode(t){const e=t.split(\"\\n\");e.pop();const n=e.length;const s={paths:new Array(n),human:new Float64Array(n),ai:new Float64Array(n),total:new Float64Array(n),before:new Float64Array(n),sent:new Float64Array(n)};e.forEach((t,e)=>{const[n=\"\",r,a,o,i,c]=t.split(\"\\t\");s.paths[e]=n.includes(\"\\\\\")?unescaped(n):n;s.human[e]=Number(r);s.ai[e]=Number(a);s.total[e]=Number(o);s.before[e]=i?Number(i):Number.NaN;s.sent[e]=c?Number(c):Number.NaN});return s}function unescaped(t){return t.replace(/\\\\(.)/g,(t,e)=>e===\"t\"?\"\\t\":e===\"n\"?\"\\n\":e)}const o=null&&[\"path\",\"human\",\"ai\",\"total\",\"share\",\"change\",\"sent\"];function arrange(t,e){const n=e.search.toLowerCase().split(/\\s+/).filter(Boolean);const s=i[e.filter];const r=new Uint32Array(t.paths.length);let a=0;for(let e=0;e<t.paths.length;e+=1){if(!s(t,e))continue;if(n.length>0){const s=(t.paths[e]??\"\").toLowerCase();if(!n.every(t=>s.includes(t)))continue}r[a]=e;a+=1}return sorted(t,r.subarray(0,a),e)}const at=(t,e)=>t[e]??0;const i={all:()=>true,\"mostly-ai\":({ai:t,human:e},n)=>at(t,n)>at(e,n),\"only-ai\":({ai:t,human:e},n)=>at(e,n)===0&&at(t,n)>0,new:({before:t},e)=>at(t,e)===0};function sorted(t,e,{key:n,descending:s}){const r=s?-1:1;if(n===\"path\"){const{paths:n}=t;return e.sort((t,e)=>{const[s,a]=[n[t]??\"\",n[e]??\"\"];return s<a?-r:s>a?r:t-e})}const a=values(t,n);return e.sort((t,e)=>{const[n,s]=[at(a,t),at(a,e)];if(Number.isNaN(n)||Number.isNaN(s)){return Number(Number.isNaN(n))-Number(Number.isNaN(s))||t-e}return r*(n-s)||t-e})}function values(t,e){const{ai:n,total:s,before:r}=t;if(e===\"share\")return n.map((t,e)=>t/(at(s,e)||1));if(e===\"change\")return s.map((t,e)=>t-at(r,e));return t[e]}const c=8;const l=16e6;const u=new Intl.NumberFormat(\"en-US\");async function startTable(t,e){const n=decode(await unpack(e.textContent??\"\"));e.remove();new PageTable(t,n)}async function unpack(t){const e=Uint8Array.from(atob(t),t=>t.charCodeAt(0));const n=new Blob([e]).stream().pipeThrough(new DecompressionStream(\"gzip\"));return new Response(n).text()}class PageTable{#t;#e;#n;#s;#r;#a;#o;#i;#c;#l;#u;#h;#d={key:\"total\",descending:true,filter:\"all\",search:\"\"};#f=new Uint32Array;#g=[];#m=38;#p=\"\";constructor(t,e){this.#t=e;this.#e=find(t,\".scroll\");this.#n=find(t,\"table\");this.#s=find(t,\"tbody\");this.#o=find(t,\".status\");this.#i=find(t,\".nothing\");this.#c=[...t.querySelectorAll(\"th[data-key]\")];this.#l=columnOf(t,\"change\");this.#u=columnOf(t,\"sent\");this.#h=e.total.reduce((t,e)=>Math.max(t,e),1);const n=this.#c.filter(t=>!t.hidden&&!t.classList.contains(\"hide\")).length;this.#r=spacer(n);this.#a=spacer(n);this.#s.replaceChildren(this.#r,this.#a);this.#y(t);this.#w();t.dataset.ready=\"\"}#y(t){let e=false;const draw=()=>{if(e)return;e=true;requestAnimationFrame(()=>{e=false;this.#b()})};this.#e.addEventListener(\"scroll\",draw,{passive:true});new ResizeObserver(draw).observe(this.#e);const n=find(t,\"input[type=search]\");n.addEventListener(\"input\",()=>this.#$({search:n.value}));for(const e of t.querySelectorAll(\"input[type=radio]\")){e.addEventListener(\"change\",()=>this.#$({filter:e.value}))}for(const t of this.#c){find(t,\"button\").addEventListener(\"click\",()=>{const e=t.dataset.key;const n=this.#d.key===e;this.#$({key:e,descending:n?!this.#d.descending:e!==\"path\"})})}}#$(t){this.#d={...this.#d,...t};this.#e.scrollTop=0;this.#w()}#w(){this.#f=arrange(this.#t,this.#d);const{key:t,descending:e}=this.#d;for(const n of this.#c){const s=e?\"descending\":\"ascending\";if(n.dataset.key===t)n.setAttribute(\"aria-sort\",s);else n.removeAttribute(\"aria-sort\")}const[n,s]=[this.#f.length,this.#t.paths.length];this.#o.textContent=n===s?`${u.format(s)} pages`:`${u.format(n)} of ${u.format(s)} pages`;this.#n.setAttribute(\"aria-rowcount\",String(n+1));this.#i.hidden=n>0;this.#p=\"\";this.#b()}#b(){const t=this.#g[0]?.offsetHeight;if(t)this.#m=t;const e=Math.min(this.#f.length,Math.floor(l/this.#m));const n=Math.ceil(this.#e.clientHeight/this.#m)+2*c;const s=Math.floor(this.#e.scrollTop/this.#m)-c;const r=Math.max(0,Math.min(s,e-n));const a=Math.min(e,r+n);const o=`${r} ${a} ${this.#m}`;if(o===this.#p)return;this.#p=o;while(this.#g.length<a-r)this.#g.push(this.#N());this.#g.forEach((t,e)=>{const n=r+e;t.hidden=n>=a;if(!t.hidden)this.#v(t,this.#f[n]??0,n)});setHeight(this.#r,r*this.#m);setHeight(this.#a,(e-a)*this.#m)}#N(){const t=find(this.#e,\"template\");const e=t.content.firstElementChild?.cloneNode(true);this.#a.before(e);return e}#v(t,e,n){const{paths:s,human:r,ai:a,total:o,before:i,sent:c}=this.#t;const[l=0,h=0,d=0,f=Number.NaN,g=Number.NaN]=[r[e],a[e],o[e],i[e],c[e]];t.setAttribute(\"aria-rowindex\",String(n+2));const m=t.cells;const p=m[0]?.firstElementChild;p.textContent=p.title=s[e]??\"\";table_text(m[1],u.format(l));const y=this.#e.dataset.agents===\"unknown\";table_text(m[2],y?\"–\":u.format(h));table_text(m[3],u.format(d));table_text(m[4],y||d===0?\"–\":`${Math.round(100*h/d)}%`);const w=m[5]?.firstElementChild;const b=w?.children;if(b?.[0]&&b[1]){b[0].style.width=`${100*l/this.#h}%`;b[1].style.width=`${100*h/this.#h}%`}showChange(m[this.#l],d,Number.isNaN(f)?null:f);table_text(m[this.#u],Number.isNaN(g)?\"–\":u.format(g))}}function columnOf(t,e){const n=t.querySelector(`th[data-key=${e}]`);return n?.cellIndex??-1}function showChange(t,e,n){const[s,r]=t?.querySelectorAll(\"span\")??[];table_text(s,difference(e,n));table_text(r,n===null||e===n?\"\":change(e,n)??\"\")}function table_text(t,e){if(t)t.textContent=e}function spacer(t){const e=document.createElement(\"tr\");e.setAttribute(\"aria-hidden\",\"true\");e.className=\"spacer\";const n=e.insertCell();n.colSpan=t;return e}function setHeight(t,e){t.hidden=e===0;const n=t.cells[0];if(n)n.style.height=`${e}px`}function find(t,e){const n=t.querySelector(e);if(!n)throw new Error(`The report has no ${e}.`);return n}for(const t of document.querySelectorAll(\".chart\"))startChart(t);const h=document.getElementById(\"all\");const d=document.getElementById(\"pages-data\");if(h&&d){startTable(h,d).catch(()=>{h.dataset.failed=\"\"})}})();";

// EXTERNAL MODULE: ./.build/program/src/views/reports/page/style.js
var style = __webpack_require__(78108);
;// CONCATENATED MODULE: ./.build/program/src/views/reports/page.js
// report.html: one file that makes no network requests. Its policy allows only its own style and
// script, by hash, so a path that slipped through as markup could still do nothing.










/** What is before and after the rows, which have to be gzipped and in base64. */
function htmlPage(story) {
    const { report } = story;
    const policy = `default-src 'none'; style-src ${hash(style/* STYLE */.Y)}; script-src ${hash(CLIENT)}; base-uri 'none'; form-action 'none'`;
    const start = (0,text_escape/* html */.qy) `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${new text_escape/* Html */.Ed(policy)}">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="referrer" content="no-referrer">
<title>Page views: ${(0,text_escape/* visible */.RK)(report.title)}, ${(0,format/* rangeText */.EN)(report.range)}</title>
<style>${new text_escape/* Html */.Ed(style/* STYLE */.Y)}</style>
</head>
<body>
<a class="skip" href="#main">Skip to content</a>
<div class="wrap">
${head(story)}
${daily(story)}
${weeks(story)}
${movers(story)}
${topPages(story)}
${allPages(story)}
${aiSection(story)}
${missingSection(story)}
${referrals(story)}
${acceptance_acceptance(story)}
${quality(story)}
</main>
${footer(story)}
</div>
<script type="text/plain" id="pages-data">`;
    return {
        head: start.text,
        tail: (0,text_escape/* html */.qy) `</script>\n<script>${new text_escape/* Html */.Ed(CLIENT)}</script>\n</body>\n</html>\n`.text,
    };
}
function htmlRows(batch) {
    let text = '';
    for (const row of batch)
        text += tableLine(row);
    return text;
}
function hash(text) {
    return `'sha256-${(0,external_node_crypto_.createHash)('sha256').update(text).digest('base64')}'`;
}
const ARROWS = { up: '▲', down: '▼', same: '', null: '' };
/** Opens html`<main>`; the page closes it. */
function head(story) {
    const { report } = story;
    const compared = report.previous ? `, compared with ${(0,format/* rangeText */.EN)(report.previous.range)}` : '';
    return (0,text_escape/* html */.qy) `<header>
<div class="topline"><p>${report.links?.map(({ href, name }) => (0,text_escape/* html */.qy) `<a href="${href}">${name}</a> · `)}Page views</p><nav aria-label="Sections"><ul>${sections(story)}</ul></nav></div>
<h1>${(0,text_escape/* visible */.RK)(report.title)}</h1>
<p class="period">${(0,format/* rangeText */.EN)(report.range)} · ${(0,format/* counted */.hS)((0,days/* dayCount */.AV)(report.range), 'day')}, UTC${compared}</p>
<p class="lead">${tinted((0,headline/* lead */.HI)(report), report)}</p>
${partial(report.missing)}</header>
<main id="main">
<dl class="figures">${(0,headline/* figures */.u5)(report).map((one) => figure(one, report.previous !== null))}</dl>`;
}
/** The two main numbers in the colors of their charts. */
function tinted(sentence, { totals }) {
    const [people, ai] = [(0,format/* count */.U9)(totals.human), (0,format/* count */.U9)(totals.ai)];
    return around(sentence, people, (0,text_escape/* html */.qy) `<span class="human">${people}</span>`).flatMap((piece) => typeof piece === 'string'
        ? around(piece, `AI made ${ai}`, (0,text_escape/* html */.qy) `AI made <span class="ai">${ai}</span>`)
        : piece);
}
/** The text with another piece in the place of a part that it may have. */
function around(text, part, piece) {
    const at = text.indexOf(part);
    return at < 0 ? [text] : [text.slice(0, at), piece, text.slice(at + part.length)];
}
function partial(missing) {
    if (missing.length === 0)
        return '';
    const items = missing.map((what) => (0,text_escape/* html */.qy) `<li>${(0,text_escape/* visible */.RK)(what)}</li>`);
    return (0,text_escape/* html */.qy) `<div class="partial" role="note"><strong>This report is partial.</strong><ul>${items}</ul></div>\n`;
}
function sections({ report, chart }) {
    const links = [
        ['days', chart.unit === 'week' ? 'Week by week' : 'Day by day'],
        ...((0,reports_story/* trend */.GW)(report) ? [['weeks', 'Weeks']] : []),
        ...(report.previous ? [['moved', 'Biggest changes']] : []),
        ['top', 'Top pages'],
        ...(report.pages > 0 ? [['all', 'All pages']] : []),
        ...((0,headline/* seesAgents */.Bf)(report) ? [['ai', 'What AI reads']] : []),
        ...(report.insights && (0,headline/* seesAgents */.Bf)(report)
            ? [['missing', 'Missing pages']]
            : []),
        ...(report.insights?.aiReferrals ? [['referrals', 'Sent by AI']] : []),
        ['quality', 'Data quality'],
    ];
    return links.map(([id, text]) => (0,text_escape/* html */.qy) `<li><a href="#${id}">${text}</a></li>`);
}
function figure(shown, compared) {
    const { key, label, value, delta, direction, before, note } = shown;
    const dot = key === 'human' || key === 'ai' ? (0,text_escape/* html */.qy) `<span class="key ${key}"></span>` : '';
    const was = before === null ? '' : (0,text_escape/* html */.qy) ` <span class="quiet">from ${before}</span>`;
    const unknown = compared ? (0,text_escape/* html */.qy) `<dd class="delta">no earlier data</dd>` : '';
    // There is no percentage of zero.
    const known = before === null ? unknown : (0,text_escape/* html */.qy) `<dd class="delta">${was}</dd>`;
    const moved = delta === null
        ? known
        : (0,text_escape/* html */.qy) `<dd class="delta"><b>${ARROWS[direction ?? 'same']} ${delta}</b>${was}</dd>`;
    return (0,text_escape/* html */.qy) `<div class="figure"><dt>${dot}${label}</dt><dd class="value">${value}</dd>${moved}${note ? (0,text_escape/* html */.qy) `<dd class="note">${note}</dd>` : ''}</div>`;
}
// All pages as text for the report's table, one line per page. It is embedded compressed and unpacked by
// the browser (client/decode.ts): 100,000 pages stay near a megabyte and out of the document's tree.
/** `path ⇥ human ⇥ ai ⇥ total ⇥ previous total ⇥ sent by AI`; the last two are empty where unknown. */
function tableLine({ path, human, ai, total, previous, aiReferrals }) {
    const sent = aiReferrals === null ? '' : `\t${aiReferrals}`;
    return `${escaped(path)}\t${human}\t${ai}\t${total}\t${previous?.total ?? ''}${sent}\n`;
}
const SPECIAL = /[\\\t\n]/;
const ESCAPES = { '\\': '\\\\', '\t': '\\t', '\n': '\\n' };
function escaped(path) {
    if (!SPECIAL.test(path))
        return path;
    return path.replace(/[\\\t\n]/g, (char) => ESCAPES[char] ?? char);
}
// The frame of the table of all pages; client/table.ts fills it.
function allPages({ report }) {
    if (report.pages === 0)
        return '';
    const [compared, known] = [report.previous !== null, (0,headline/* agentsKnown */.yJ)(report)];
    const sees = (0,headline/* seesAgents */.Bf)(report);
    // The script finds cells by their place, so those of agents stay and are not shown.
    const off = sees ? '' : (0,text_escape/* html */.qy) ` hidden`;
    const columns = [
        ['path', 'Page', ''],
        ['human', sees ? 'People' : (0,headline/* countName */.LS)(report), 'num c-num'],
        ['ai', 'AI', 'num c-num'],
        ['total', 'Total', 'num c-num'],
        ['share', 'AI share', 'num c-share'],
    ];
    const heads = columns.map(([key, text, kind], index) => (0,text_escape/* html */.qy) `<th scope="col" data-key="${key}" class="${kind}"${index > 1 ? off : ''}><button type="button">${text}</button></th>`);
    heads.push((0,text_escape/* html */.qy) `<th scope="col" class="c-bar hide"${off}><span class="sr">Bar of people and AI</span></th>`);
    if (compared) {
        heads.push((0,text_escape/* html */.qy) `<th scope="col" data-key="change" class="num c-change"><button type="button">Change</button></th>`);
    }
    const sent = Boolean(report.insights?.aiReferrals);
    if (sent) {
        // A phone has no room for it; the pages with the most are in a table of their own.
        heads.push((0,text_escape/* html */.qy) `<th scope="col" data-key="sent" class="num c-num hide"><button type="button">Sent by AI</button></th>`);
    }
    const row = (0,text_escape/* html */.qy) `<tr><td><span class="path"></span></td><td class="num"></td><td class="num"${off}></td><td class="num"${off}></td><td class="num"${off}></td><td class="hide"${off}><span class="bar" aria-hidden="true"><i class="human"></i><i class="ai"></i></span></td>${compared ? (0,text_escape/* html */.qy) `<td class="num"><span></span><span class="pct quiet"></span></td>` : ''}${sent ? (0,text_escape/* html */.qy) `<td class="num hide"></td>` : ''}</tr>`;
    const choices = [
        ['all', 'All'],
        ...(known
            ? [
                ['mostly-ai', 'Mostly AI'],
                ['only-ai', 'Only AI'],
            ]
            : []),
        ...(compared ? [['new', 'New']] : []),
    ];
    const filters = choices.map(([value, text]) => (0,text_escape/* html */.qy) `<label><input type="radio" name="filter" value="${value}"${value === 'all' ? ' checked' : ''}>${text}</label>`);
    return section('all', 'All pages', '', (0,text_escape/* html */.qy) `<div class="card">
<div class="tools"><input type="search" placeholder="Search paths" aria-label="Search paths" autocomplete="off" spellcheck="false"><fieldset><legend class="sr">Show</legend>${filters}</fieldset><p class="status" role="status"></p></div>
<div class="scroll"${known ? '' : (0,text_escape/* html */.qy) ` data-agents="unknown"`} tabindex="0" role="region" aria-label="Table of all pages"><table><thead><tr>${heads}</tr></thead><tbody></tbody></table><p class="nothing" hidden>No matching pages.</p><template>${row}</template></div>
<p class="late">Your browser could not load the table. All ${(0,format/* counted */.hS)(report.pages, 'page')} are in page-views.csv, next to this file.</p>
<noscript><p>The table requires JavaScript. All ${(0,format/* counted */.hS)(report.pages, 'page')} are in page-views.csv, next to this file.</p></noscript>
<p class="printed">${(0,format/* counted */.hS)(report.pages, 'page')}. The full table is in page-views.csv and in the on-screen report.</p>
</div>`);
}
const DAYS_NAMED = 14;
function quality({ report }) {
    const checks = report.checks.map(check);
    const lines = report.insights ? logFacts(report.insights.quality, report) : '';
    const cards = (0,text_escape/* html */.qy) `<div class="card"><h3>Consistency checks</h3><ul class="checks">${checks}</ul></div>${lines}`;
    return section('quality', 'Data quality', '', (0,text_escape/* html */.qy) `<div class="cols">${cards}</div>`);
}
function check({ ok, summary }) {
    const mark = ok ? (0,text_escape/* html */.qy) `<span class="mark">✓</span>` : (0,text_escape/* html */.qy) `<span class="mark">!</span>`;
    return (0,text_escape/* html */.qy) `<li${ok ? '' : (0,text_escape/* html */.qy) ` class="bad"`}>${mark}<span><span class="sr">${ok ? 'Passed: ' : 'Warning: '}</span>${(0,text_escape/* visible */.RK)(summary)}</span></li>`;
}
function logFacts(data, { range }) {
    const rejected = data.lines === 0 ? '' : ` (${(0,format/* percent */.KN)(data.rejected / data.lines)})`;
    const named = data.daysMissing.slice(0, DAYS_NAMED).map(format/* shortDay */.tE).join(', ');
    const more = data.daysMissing.length > DAYS_NAMED ? ' …' : '';
    const facts = [
        ...(data.files === 0
            ? []
            : [
                ['Lines read', `${(0,format/* count */.U9)(data.lines)} in ${(0,format/* counted */.hS)(data.files, 'file')}`],
                ['Rejected', `${(0,format/* count */.U9)(data.rejected)}${rejected}`],
            ]),
        ['Days with data', `${data.daysCovered.length} of ${(0,days/* dayCount */.AV)(range)}`],
        ...(named ? [['Days without data', `${named}${more}`]] : []),
        ...[...data.warnings, ...(0,headline/* spoofNote */.e$)(data.spoofed)].map((warning) => ['Note', (0,text_escape/* visible */.RK)(warning)]),
    ];
    const samples = data.examples.map(({ file, line, text, reason }) => `${(0,text_escape/* visible */.RK)(`${file}:${line}: ${reason}`)}\n  ${(0,text_escape/* visible */.RK)(text)}`);
    const shown = samples.length === 0
        ? ''
        : (0,text_escape/* html */.qy) `<details><summary>Examples of rejected lines</summary><pre class="sample" tabindex="0">${samples.join('\n')}</pre></details>`;
    return (0,text_escape/* html */.qy) `<div class="card"><h3>${data.files === 0 ? 'Source' : 'Log files'}</h3><dl class="facts">${facts.map(([name, value]) => (0,text_escape/* html */.qy) `<dt>${name}</dt><dd>${value}</dd>`)}</dl>${shown}</div>`;
}
function footer({ report }) {
    const rules = report.insights && (0,headline/* seesAgents */.Bf)(report)
        ? ` Traffic is classified by the rules of ${(0,text_escape/* visible */.RK)(report.insights.rules)}.`
        : '';
    return (0,text_escape/* html */.qy) `<footer>
<p>Source: ${(0,text_escape/* visible */.RK)(report.source)}. Project ${(0,text_escape/* visible */.RK)(report.projectId)}. Days are in UTC, from ${report.range.from} up to but not including ${report.range.to}.${rules}</p>
<p>Created by Docket.${report.links ? '' : ' README.md, next to this file, explains the columns of the data files.'}</p>
</footer>`;
}
function topPages({ top, report }) {
    if (top.length === 0) {
        return section('top', 'Top pages', '', empty('No pages yet', 'No page was read in this period.'));
    }
    const [compared, known] = [report.previous !== null, (0,headline/* agentsKnown */.yJ)(report)];
    const sees = (0,headline/* seesAgents */.Bf)(report);
    const largest = Math.max(1, ...top.map(({ human, ai }) => human + ai));
    const rows = top.map((row, index) => tableRow(row, index + 1, largest, { compared, known, sees }));
    const heads = sees
        ? (0,text_escape/* html */.qy) `<th scope="col" class="num hide">People</th><th scope="col" class="num hide">AI</th><th scope="col" class="num hide">AI share</th><th scope="col" class="num">Total</th>`
        : (0,text_escape/* html */.qy) `<th scope="col" class="num">${(0,headline/* countName */.LS)(report)}</th>`;
    return section('top', 'Top pages', '', (0,text_escape/* html */.qy) `<div class="card">${legend(report)}<table>
<thead><tr><th scope="col" class="rank"><span class="sr">Rank</span></th><th scope="col">Page</th><th scope="col" class="barcell"><span class="sr">Bar</span></th>${heads}${compared ? (0,text_escape/* html */.qy) `<th scope="col" class="num">Change</th>` : ''}</tr></thead>
<tbody>${rows.map((row, n) => [n > 0 && '\n', row])}</tbody></table></div>`);
}
function tableRow(row, rank, largest, { compared, known, sees }) {
    const before = row.previous?.total ?? null;
    const moved = [(0,format/* difference */.iv)(row.total, before), shareOf(row.total, before)];
    const ai = known ? [(0,format/* count */.U9)(row.ai), (0,format/* percent */.KN)((0,reports_story/* aiShare */.ci)(row))] : ['–', '–'];
    return (0,text_escape/* html */.qy) `<tr><td class="rank">${rank}</td><td>${path(row.path)}<span class="under">${stackedBar(row, largest)}</span></td><td class="barcell">${stackedBar(row, largest)}</td>${sees ? (0,text_escape/* html */.qy) `<td class="num hide">${(0,format/* count */.U9)(row.human)}</td><td class="num hide">${ai[0]}</td><td class="num hide">${ai[1]}</td>` : ''}<td class="num">${(0,format/* count */.U9)(row.total)}</td>${compared ? (0,text_escape/* html */.qy) `<td class="num">${moved}</td>` : ''}</tr>`;
}
/** A phone has no room for it. */
function shareOf(now, before) {
    const share = before === null || now === before ? null : (0,format/* change */.Zg)(now, before);
    return (0,text_escape/* html */.qy) `<span class="pct quiet">${share ?? ''}</span>`;
}
function movers({ report, risers, fallers, newPages, gonePages }) {
    if (!report.previous)
        return '';
    const about = [
        `Pages with at least ${reports_story/* MOVER_FLOOR */.$Y} views in either period and a change larger than random variation.`,
        newPages ? `${(0,format/* counted */.hS)(newPages, 'page')} had no views in the previous period.` : '',
        gonePages ? `${(0,format/* counted */.hS)(gonePages, 'page')} had views only in the previous period.` : '',
    ];
    const body = risers.length + fallers.length === 0
        ? empty('No significant changes', 'No page changed by more than chance.')
        : (0,text_escape/* html */.qy) `<div class="cols">${list('Up', risers)}${list('Down', fallers)}</div>`;
    return section('moved', 'Biggest changes', about.join(' ').trim(), body);
}
function list(title, items) {
    const body = items.length === 0
        ? (0,text_escape/* html */.qy) `<p class="quiet">None.</p>`
        : (0,text_escape/* html */.qy) `<table class="movers"><thead class="sr"><tr><th scope="col">Page</th><th scope="col">Change</th><th scope="col">Before and now</th></tr></thead><tbody>${items.map(page_row)}</tbody></table>`;
    return (0,text_escape/* html */.qy) `<div class="card"><h3>${title}</h3>${body}</div>`;
}
function page_row({ path: where, now, before }) {
    const change = now.total - before.total;
    const spoken = before.total === 0 ? 'new' : now.total === 0 ? 'gone' : '';
    const steps = spoken || `${(0,format/* count */.U9)(before.total)} → ${(0,format/* count */.U9)(now.total)}`;
    return (0,text_escape/* html */.qy) `<tr><td>${path(where)}</td><td class="num ${change > 0 ? 'up' : 'down'}">${(0,format/* signed */.x8)(change)}${shareOf(now.total, before.total)}</td><td class="num quiet">${steps}</td></tr>`;
}
// People that AI answers led to the site: from where, and to which pages.
const SOURCES = 10;
function referrals({ report, referred }) {
    const known = report.insights?.aiReferrals;
    if (!known)
        return '';
    const shown = known.sources.slice(0, SOURCES);
    const largest = Math.max(1, ...shown.map(({ views }) => views));
    const sources = shown.map(({ source, views }) => (0,text_escape/* html */.qy) `<tr><td>${(0,text_escape/* visible */.RK)(source)}</td><td class="barcell">${bar('ai', views, largest)}</td><td class="num">${(0,format/* count */.U9)(views)}</td></tr>`);
    const pages = referred.map((row) => (0,text_escape/* html */.qy) `<tr><td>${path(row.path)}</td><td class="num">${(0,format/* count */.U9)(row.aiReferrals ?? 0)}</td></tr>`);
    const none = 'No view by people came from an AI answer.';
    const cards = [
        card('By source', ['Source', '', 'Views'], sources, none),
        card('By page', ['Page', 'Views'], pages, none),
    ];
    const gaps = known.daysUnknown.length;
    const left = gaps > 0 ? ` Not known for ${(0,format/* counted */.hS)(gaps, 'day')}.` : '';
    return section('referrals', 'People sent by AI', `Views by people who followed a link in an AI answer. They are part of the views by people.${left}`, (0,text_escape/* html */.qy) `<div class="cols">${cards}</div>`);
}
// What AI reads: by agent, and pages that only AI reads. What it and people did not find.
const ROWS = 10;
const CLASS_NAMES = {
    human: 'People',
    'coding-agent': 'Coding agents',
    assistant: 'Assistants',
    'ai-search': 'AI search',
    training: 'Training crawlers',
    'other-bot': 'Other bots',
    unknown: 'Unknown',
};
function aiSection({ report, aiOnly, aiOnlyPages }) {
    const { insights } = report;
    if (!(0,headline/* seesAgents */.Bf)(report))
        return '';
    const cards = [onlyAi(aiOnly, aiOnlyPages)];
    if (insights)
        cards.unshift(byAgent(insights), byClass(insights));
    const about = insights
        ? `Counted as AI: ${insights.aiClasses.map((name) => CLASS_NAMES[name].toLowerCase()).join(', ')}. Gray bars are not included in the totals.`
        : 'This source reports only people and AI. Reports from access logs also show agents and missing pages.';
    const nothing = report.totals.ai === 0 && !insights;
    const body = nothing
        ? empty('No AI traffic', 'No view in this period came from AI.')
        : (0,text_escape/* html */.qy) `<div class="cols">${cards}</div>`;
    return section('ai', 'What AI reads', nothing ? '' : about, body);
}
function missingSection({ report }) {
    const { insights } = report;
    if (!insights || !(0,headline/* seesAgents */.Bf)(report))
        return '';
    const cards = [notFound(insights, 'ai'), notFound(insights, 'human')];
    const about = 'Requests for pages that do not exist. A page and its Markdown are one row.';
    return section('missing', 'Missing pages', about, (0,text_escape/* html */.qy) `<div class="cols">${cards}</div>`);
}
function byAgent({ agents, aiClasses }) {
    const shown = agents.slice(0, ROWS);
    const largest = Math.max(1, ...shown.map(({ views }) => views));
    const checked = agents.some(({ verified }) => verified !== null);
    const rows = shown.map(({ agent, class: kind, views, verified, spoofed }) => {
        const length = bar(aiClasses.includes(kind) ? 'ai' : 'other', views, largest);
        const numbers = [(0,format/* count */.U9)(views), ...(checked ? [(0,format/* optional */.lq)(verified), (0,format/* optional */.lq)(spoofed)] : [])];
        const cells = numbers.map((text) => (0,text_escape/* html */.qy) `<td class="num">${text}</td>`);
        return (0,text_escape/* html */.qy) `<tr><td>${(0,text_escape/* visible */.RK)(agent)}<br><span class="quiet">${CLASS_NAMES[kind]}</span></td><td class="barcell">${length}</td>${cells}</tr>`;
    });
    const heads = ['Agent', '', 'Requests', ...(checked ? ['Verified', 'Spoofed'] : [])];
    return card('By agent', heads, rows, 'No agent identified itself.');
}
function byClass({ classes, aiClasses }) {
    const kinds = Object.entries(classes);
    const others = kinds.filter(([kind, views]) => kind !== 'human' && (kind !== 'unknown' || views > 0));
    const largest = Math.max(1, ...others.map(([, views]) => views));
    const rows = others.map(([kind, views]) => {
        const counted = aiClasses.includes(kind);
        const why = kind === 'unknown' ? 'counted with people' : 'not counted as views';
        const note = counted ? '' : (0,text_escape/* html */.qy) `<br><span class="quiet">${why}</span>`;
        return (0,text_escape/* html */.qy) `<tr><td>${CLASS_NAMES[kind]}${note}</td><td class="barcell">${bar(counted ? 'ai' : 'other', views, largest)}</td><td class="num">${(0,format/* count */.U9)(views)}</td></tr>`;
    });
    return card('By type of traffic', ['Type', '', 'Requests'], rows, '');
}
function onlyAi(pages, all) {
    const rows = pages.map((row) => (0,text_escape/* html */.qy) `<tr><td>${path(row.path)}</td><td class="num">${(0,format/* count */.U9)(row.ai)}</td></tr>`);
    const title = all > pages.length
        ? `Pages that only AI reads: ${pages.length} of ${(0,format/* count */.U9)(all)}`
        : 'Pages that only AI reads';
    return card(title, ['Page', 'AI views'], rows, 'People also read every page that AI read.');
}
function notFound({ missing }, by) {
    const asked = (0,reports_story/* missingPages */.Jw)(missing)
        .filter((page) => page[by] > 0)
        .sort((one, other) => other[by] - one[by])
        .slice(0, ROWS);
    const [who, others] = by === 'ai' ? ['AI', 'People'] : ['people', 'AI'];
    const rows = asked.map((page) => (0,text_escape/* html */.qy) `<tr><td>${path(page.path)}</td><td class="num">${(0,format/* count */.U9)(page[by])}</td><td class="num quiet">${(0,format/* count */.U9)(page[by === 'ai' ? 'human' : 'ai'])}</td></tr>`);
    return card(`Requested by ${who}`, ['Path', by === 'ai' ? 'AI' : 'People', others], rows, by === 'ai' ? 'AI found every page it requested.' : 'People found every page they requested.');
}

// EXTERNAL MODULE: ./.build/program/src/views/reports/report.js
var reports_report = __webpack_require__(54375);
;// CONCATENATED MODULE: ./.build/program/src/views/export/write.js
// All files in one pass over the pages.
var __addDisposableResource = (undefined && undefined.__addDisposableResource) || function (env, value, async) {
    if (value !== null && value !== void 0) {
        if (typeof value !== "object" && typeof value !== "function") throw new TypeError("Object expected.");
        var dispose, inner;
        if (async) {
            if (!Symbol.asyncDispose) throw new TypeError("Symbol.asyncDispose is not defined.");
            dispose = value[Symbol.asyncDispose];
        }
        if (dispose === void 0) {
            if (!Symbol.dispose) throw new TypeError("Symbol.dispose is not defined.");
            dispose = value[Symbol.dispose];
            if (async) inner = dispose;
        }
        if (typeof dispose !== "function") throw new TypeError("Object not disposable.");
        if (inner) dispose = function() { try { inner.call(this); } catch (e) { return Promise.reject(e); } };
        env.stack.push({ value: value, dispose: dispose, async: async });
    }
    else if (async) {
        env.stack.push({ async: true });
    }
    return value;
};
var __disposeResources = (undefined && undefined.__disposeResources) || (function (SuppressedError) {
    return function (env) {
        function fail(e) {
            env.error = env.hasError ? new SuppressedError(e, env.error, "An error was suppressed during disposal.") : e;
            env.hasError = true;
        }
        var r, s = 0;
        function next() {
            while (r = env.stack.pop()) {
                try {
                    if (!r.async && s === 1) return s = 0, env.stack.push(r), Promise.resolve().then(next);
                    if (r.dispose) {
                        var result = r.dispose.call(r.value);
                        if (r.async) return s |= 2, Promise.resolve(result).then(next, function(e) { fail(e); return next(); });
                    }
                    else s |= 1;
                }
                catch (e) {
                    fail(e);
                }
            }
            if (s === 1) return env.hasError ? Promise.reject(env.error) : Promise.resolve();
            if (env.hasError) throw env.error;
        }
        return next();
    };
})(typeof SuppressedError === "function" ? SuppressedError : function (error, suppressed, message) {
    var e = new Error(message);
    return e.name = "SuppressedError", e.error = error, e.suppressed = suppressed, e;
});










/** Writes the files in the chosen formats and a README that describes them. */
async function writeReport(report, rows, { outDir, formats }) {
    const columns = columnsOf(report);
    (0,external_node_fs_.mkdirSync)(outDir, { recursive: true });
    const at = (name) => unfinished((0,external_node_path_.join)(outDir, name));
    const names = reports_report/* REPORT_FORMATS */.E.flatMap((one) => (formats.includes(one) ? NAMES[one] : []));
    const files = [...names, 'README.md'];
    // What has such a name may be a link that leads elsewhere.
    for (const name of files)
        await (0,remove/* removeFile */.n)(at(name));
    const story = await writeTables(report, rows, { at, formats });
    if (formats.includes('csv')) {
        const days = dayColumns(report);
        const text = csvHead(days) + csvLines(days, report.days);
        (0,external_node_fs_.writeFileSync)(at(NAMES.csv[1]), text, { flag: 'wx' });
    }
    (0,external_node_fs_.writeFileSync)(at('README.md'), readme(report, columns, names), { flag: 'wx' });
    for (const name of files)
        (0,external_node_fs_.renameSync)(at(name), (0,external_node_path_.join)(outDir, name));
    return { story, files };
}
/** The one file that people open by itself. */
const REPORT_FILE = 'report.html';
/** The pages and, for tables, the days. */
const NAMES = {
    csv: ['page-views.csv', 'page-views-by-day.csv'],
    json: ['page-views.json'],
    html: [REPORT_FILE],
};
/** A temporary name until all files are complete, so that nobody reads half a file. */
const unfinished = (file) => `${file}.part`;
async function writeTables(report, rows, options) {
    const env_1 = { stack: [], error: void 0, hasError: false };
    try {
        const { at, formats } = options;
        const files = __addDisposableResource(env_1, new DisposableStack(), false);
        const open = (format, text) => {
            if (!formats.includes(format))
                return [];
            const sink = new FileSink(at(NAMES[format][0]));
            files.defer(() => sink.close());
            sink.write(text.head);
            return [{ sink, text }];
        };
        const plain = [
            ...open('csv', csvTable(columnsOf(report))),
            ...open('json', jsonDocument(report)),
        ];
        // The page starts with the story, which is known after its last row.
        const compressed = formats.includes('html') ? new CompressedText() : undefined;
        const teller = new reports_story/* StoryTeller */.aZ(report);
        for (const batch of rows.current()) {
            teller.look(batch);
            // On another thread, while the other files are written.
            const compressing = compressed?.write(htmlRows(batch));
            for (const { sink, text } of plain)
                sink.write(text.rows(batch));
            await compressing;
        }
        for (const { sink, text } of plain)
            sink.write(text.tail);
        const story = teller.tell(rows.gone());
        if (!compressed)
            return story;
        const table = await compressed.end();
        const { head, tail } = htmlPage(story);
        const sink = new FileSink(at(REPORT_FILE));
        files.defer(() => sink.close());
        for (const text of [head, ...table, tail])
            sink.write(text);
        return story;
    }
    catch (e_1) {
        env_1.error = e_1;
        env_1.hasError = true;
    }
    finally {
        __disposeResources(env_1);
    }
}
// Writes text to a file through one fixed buffer: a new buffer for each write would wait for the
// garbage collector, and memory would grow with the file.
const CHARS = 16 * 1024;
/** The most bytes that one UTF-16 unit becomes. */
const MAX_UTF8 = 3;
class FileSink {
    #handle;
    #buffer = Buffer.allocUnsafeSlow(CHARS * MAX_UTF8);
    #parts = [];
    #chars = 0;
    constructor(file) {
        this.#handle = (0,external_node_fs_.openSync)(file, 'wx');
    }
    write(text) {
        this.#parts.push(text);
        this.#chars += text.length;
        if (this.#chars >= CHARS)
            this.flush();
    }
    flush() {
        const text = this.#parts.join('');
        this.#parts = [];
        this.#chars = 0;
        for (let from = 0; from < text.length;) {
            // Do not split a character of two units.
            const torn = /[\ud800-\udbff]/.test(text[from + CHARS - 1] ?? '') ? 1 : 0;
            this.#put(this.#buffer.write(text.slice(from, from + CHARS - torn)));
            from += CHARS - torn;
        }
    }
    close() {
        this.flush();
        (0,external_node_fs_.closeSync)(this.#handle);
    }
    #put(bytes) {
        for (let done = 0; done < bytes;) {
            done += (0,external_node_fs_.writeSync)(this.#handle, this.#buffer, done, bytes - done);
        }
    }
}
/** Higher levels take twice the time to save a tenth of the size. */
const LEVEL = 4;
/** Gzips text into base64. */
class CompressedText {
    #gzip = (0,external_node_zlib_.createGzip)({ level: LEVEL });
    #parts = [];
    #rest = Buffer.alloc(0);
    constructor() {
        this.#gzip.on('data', (chunk) => {
            const bytes = Buffer.concat([this.#rest, chunk]);
            // Base64 can be cut only between groups of three bytes.
            const whole = bytes.length - (bytes.length % 3);
            this.#rest = bytes.subarray(whole);
            this.#parts.push(bytes.toString('base64', 0, whole));
        });
    }
    async write(text) {
        if (!this.#gzip.write(text))
            await (0,external_node_events_.once)(this.#gzip, 'drain');
    }
    /** All of it, in pieces. */
    async end() {
        this.#gzip.end();
        await (0,promises_.finished)(this.#gzip);
        return [...this.#parts, this.#rest.toString('base64')];
    }
}


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


/***/ })

};
