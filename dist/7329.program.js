export const id = 7329;
export const ids = [7329];
export const modules = {

/***/ 24862:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   h: () => (/* binding */ progressBar),
/* harmony export */   q: () => (/* binding */ progress)
/* harmony export */ });
/* harmony import */ var _shared_text_foreign_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(35238);
// Shows progress on standard error: one line that is rewritten on a terminal, and plain lines, one
// per change, everywhere else.

const CLEAR_LINE = '\r\u001b[2K';
const TICK_MS = 1_000;
function progress(terminal, clock) {
    const startedAt = clock.now();
    const seconds = () => Math.round((clock.now() - startedAt) / 1000);
    if (!terminal.live) {
        return {
            show: (words) => terminal.err(`${(0,_shared_text_foreign_js__WEBPACK_IMPORTED_MODULE_0__/* .oneLine */ .TN)(words)} (${seconds()} s)\n`),
            end() { },
        };
    }
    let current = '';
    const draw = () => terminal.err(`${CLEAR_LINE}${current} (${seconds()} s)`);
    const stop = new AbortController();
    const tick = async () => {
        for (;;) {
            await clock.sleep(TICK_MS, stop.signal);
            draw();
        }
    };
    return {
        show(words) {
            const begins = current === '';
            current = (0,_shared_text_foreign_js__WEBPACK_IMPORTED_MODULE_0__/* .oneLine */ .TN)(words);
            draw();
            // It ends only through the stop below.
            if (begins)
                tick().catch(() => { });
        },
        end() {
            stop.abort();
            if (current !== '')
                terminal.err('\n');
        },
    };
}
const BAR_WIDTH = 24;
/** A bar where a line can be rewritten; otherwise one line per phase, and per quarter if `quarters`. */
function progressBar(terminal, clock, { quarters = false } = {}) {
    const line = progress(terminal, clock);
    let last = '';
    return {
        /** `words` say how far it is. */
        show(phase, share, words) {
            const filled = Math.round(Math.min(share, 1) * BAR_WIDTH);
            const bar = `${'█'.repeat(filled)}${'░'.repeat(BAR_WIDTH - filled)}`;
            const step = quarters ? `${phase}, ${25 * Math.floor(4 * share)} %` : phase;
            const text = terminal.live ? `${phase.padEnd(25)} ${bar} ${words}` : step;
            if (text !== last)
                line.show(text);
            last = text;
        },
        end: () => line.end(),
    };
}


/***/ }),

/***/ 65103:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   explanationText: () => (/* binding */ explanationText),
/* harmony export */   views: () => (/* binding */ views),
/* harmony export */   viewsCommand: () => (/* binding */ viewsCommand)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _config_config_file_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(24180);
/* harmony import */ var _shared_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(42205);
/* harmony import */ var _shared_runtime_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(82860);
/* harmony import */ var _views_export_export_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(74375);
/* harmony import */ var _views_export_options_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(24094);
/* harmony import */ var _views_export_requests_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(60680);
/* harmony import */ var _views_reports_format_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(70770);
/* harmony import */ var _views_reports_headline_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(30345);
/* harmony import */ var _views_reports_report_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(54375);
/* harmony import */ var _args_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(94552);
/* harmony import */ var _command_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(15712);
/* harmony import */ var _progress_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(24862);
// `docket views`, from a remote service or from access logs.













function views(env) {
    return viewsCommand({
        clock: _shared_runtime_js__WEBPACK_IMPORTED_MODULE_3__/* .systemClock */ .ml,
        random: Math.random,
        async connect(baseUrl, terminal) {
            const apiKey = env.DOCKET_API_KEY;
            if (!apiKey) {
                throw new _args_js__WEBPACK_IMPORTED_MODULE_9__/* .WrongUsage */ .r7(['Set the environment variable DOCKET_API_KEY to your API key.']);
            }
            const { connectRemote } = await Promise.all(/* import() */[__webpack_require__.e(6752), __webpack_require__.e(2876), __webpack_require__.e(537)]).then(__webpack_require__.bind(__webpack_require__, 52876));
            return connectRemote({ baseUrl, apiKey, env, log: (0,_command_js__WEBPACK_IMPORTED_MODULE_10__/* .terminalLog */ .dg)(terminal) });
        },
        async explain(file, config) {
            const { explainFile } = await Promise.all(/* import() */[__webpack_require__.e(3762), __webpack_require__.e(92)]).then(__webpack_require__.bind(__webpack_require__, 84953));
            return explainFile(file, (await (0,_config_config_file_js__WEBPACK_IMPORTED_MODULE_1__/* .readConfig */ .X)(config))?.views);
        },
        async readLogs({ globs: logs, data, config }, terminal) {
            const { openLogViews } = await Promise.all(/* import() */[__webpack_require__.e(3762), __webpack_require__.e(92)]).then(__webpack_require__.bind(__webpack_require__, 84953));
            const { createFileHistory } = await __webpack_require__.e(/* import() */ 9860).then(__webpack_require__.bind(__webpack_require__, 99860));
            const history = data === undefined ? undefined : createFileHistory((0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(data, 'views'));
            const shown = (0,_progress_js__WEBPACK_IMPORTED_MODULE_11__/* .progressBar */ .h)(terminal, _shared_runtime_js__WEBPACK_IMPORTED_MODULE_3__/* .systemClock */ .ml, { quarters: true });
            const onProgress = (read, all) => {
                shown.show('Reading access logs', read / all, `${Math.floor((100 * read) / all)} %`);
            };
            const settings = (await (0,_config_config_file_js__WEBPACK_IMPORTED_MODULE_1__/* .readConfig */ .X)(config))?.views;
            const source = await openLogViews({ logs, history, settings, onProgress });
            // An empty range: this reads the logs now, while the progress is shown.
            const nothing = { dateFrom: '1970-01-01', dateTo: '1970-01-01' };
            await source.getViews('', nothing).finally(() => shown.end());
            return source;
        },
    });
}
const OPTIONS = {
    'base-url': { type: 'text', value: 'URL', help: 'the URL of the service', must: _args_js__WEBPACK_IMPORTED_MODULE_9__/* .mustBeUrl */ .oe },
    project: { type: 'text', value: 'ID', help: "the project's ID; with access logs, any name" },
    'access-logs': { type: 'list', value: 'GLOB', help: 'log files to count views from instead' },
    data: { type: 'text', value: 'DIR', help: 'keep daily counts of the logs in this folder' },
    range: {
        type: 'text',
        value: 'RANGE',
        choices: _views_export_options_js__WEBPACK_IMPORTED_MODULE_5__.RANGE_NAMES,
        help: `whole UTC days: ${_views_export_options_js__WEBPACK_IMPORTED_MODULE_5__.RANGE_NAMES.join(', ')}; by default, last-7-days`,
    },
    from: { type: 'text', value: 'DAY', help: 'the first day, such as 2026-11-01' },
    to: { type: 'text', value: 'DAY', help: 'the day after the last day' },
    'no-compare': { type: 'flag', help: 'do not compare with the previous period' },
    formats: {
        type: 'text',
        value: 'LIST',
        default: 'csv,json,html',
        help: 'any of csv, json, html, parquet',
    },
    top: {
        type: 'number',
        value: 'N',
        min: 1,
        max: 1000,
        default: 25,
        help: 'how many pages to show',
    },
    out: { type: 'text', value: 'DIR', help: 'the folder for the files' },
    explain: { type: 'text', value: 'FILE', help: 'only show how Docket reads a log' },
    config: {
        type: 'text',
        value: 'FILE',
        help: 'the settings file to use instead of .github/docket.yml in this folder',
    },
    'max-requests': {
        type: 'number',
        value: 'N',
        min: 1,
        max: 1_000_000,
        default: _views_export_requests_js__WEBPACK_IMPORTED_MODULE_6__/* .MAX_REQUESTS */ .aA,
        help: 'how many requests to send to a service',
    },
    'timeout-minutes': {
        type: 'number',
        value: 'N',
        min: 1,
        max: 7200,
        default: 30,
        help: 'how many minutes the export can take',
    },
};
const HELP = `Exports page views by people and AI as data files and a report.

Usage: docket views (--base-url URL --project ID | --access-logs GLOB…)
                    [--range RANGE | --from DAY --to DAY] [--formats LIST] --out DIR
       docket views --explain FILE

${(0,_args_js__WEBPACK_IMPORTED_MODULE_9__/* .optionsHelp */ .EW)(OPTIONS)}

The API key is read from DOCKET_API_KEY. Progress goes to standard error, the result to standard
output. The same range of the same data always gives the same files.

  docket views --access-logs 'logs/*.gz' --range last-30-days --out report
`;
function viewsCommand(deps) {
    return { help: HELP, options: OPTIONS, run: (argv, terminal) => run(argv, terminal, deps) };
}
async function run(argv, terminal, deps) {
    const { values } = (0,_args_js__WEBPACK_IMPORTED_MODULE_9__/* .parseOptions */ .Ac)(OPTIONS, argv, rules);
    if (values.explain) {
        const explanation = await deps.explain(values.explain, values.config);
        terminal.out(explanationText(values.explain, explanation));
        return _command_js__WEBPACK_IMPORTED_MODULE_10__/* .EXIT */ .dc.done;
    }
    const { clock, random } = deps;
    const range = rangeOf(values, clock.now());
    const [baseUrl, logs, out = ''] = [values['base-url'], values['access-logs'], values.out];
    const service = baseUrl
        ? await deps.connect(baseUrl, terminal)
        : await deps.readLogs({ globs: logs, data: values.data, config: values.config }, terminal);
    const shown = (0,_progress_js__WEBPACK_IMPORTED_MODULE_11__/* .progressBar */ .h)(terminal, clock);
    const result = await (0,_views_export_export_js__WEBPACK_IMPORTED_MODULE_4__.exportViews)({
        projectId: values.project ?? 'logs',
        title: values.project ?? 'Documentation',
        // Whoever gets the files has no use for a path of this machine.
        source: baseUrl ?? 'access logs',
        range,
        compare: !values['no-compare'],
        formats: formatsOf(values.formats),
        top: values.top,
        outDir: out,
        maxRequests: baseUrl ? values['max-requests'] : Number.POSITIVE_INFINITY,
        deadline: clock.now() + values['timeout-minutes'] * 60_000,
    }, {
        service,
        clock,
        random,
        log: (0,_command_js__WEBPACK_IMPORTED_MODULE_10__/* .terminalLog */ .dg)(terminal),
        signal: terminal.signal,
        progress: ({ step, done, share }) => shown.show(STEPS[step], share, (0,_views_reports_format_js__WEBPACK_IMPORTED_MODULE_7__/* .count */ .U9)(done)),
    }).finally(() => shown.end());
    tell(result, out, terminal);
    return _command_js__WEBPACK_IMPORTED_MODULE_10__/* .EXIT */ .dc.done;
}
function rangeOf({ range, from, to }, now) {
    try {
        return (0,_views_export_options_js__WEBPACK_IMPORTED_MODULE_5__.chooseRange)({ range: range, dateFrom: from, dateTo: to }, now);
    }
    catch (error) {
        throw error instanceof _shared_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .InvalidRequest */ .zh ? new _args_js__WEBPACK_IMPORTED_MODULE_9__/* .WrongUsage */ .r7([error.message]) : error;
    }
}
const ALONE = '`--explain FILE` cannot be used with `--base-url` or `--access-logs`.';
function rules({ values, positionals }) {
    if (values.explain)
        return values['base-url'] || values['access-logs'].length > 0 ? [ALONE] : [];
    const problems = [];
    const { 'base-url': baseUrl, 'access-logs': logs, project, range, from, to, data } = values;
    if (positionals.length > 0) {
        problems.push(`Unexpected argument \`${positionals.join(' ')}\`. Put globs in quotes.`);
    }
    if (Boolean(baseUrl) === logs.length > 0) {
        problems.push('Choose a source: --base-url URL --project ID, or --access-logs GLOB.');
    }
    if (baseUrl && !project)
        problems.push('`--base-url` requires `--project ID`.');
    if (!values.out)
        problems.push('Option `--out DIR` is required: the folder for the files.');
    if (data && logs.length === 0)
        problems.push('`--data` requires `--access-logs`.');
    if (range && (from || to))
        problems.push('`--range` cannot be used with `--from` or `--to`.');
    const unknown = listOf(values).filter((name) => !_views_reports_report_js__WEBPACK_IMPORTED_MODULE_12__/* .REPORT_FORMATS */ .E.some((known) => known === name));
    if (unknown.length > 0) {
        problems.push(`Option \`--formats\` must be a list of ${_views_reports_report_js__WEBPACK_IMPORTED_MODULE_12__/* .REPORT_FORMATS */ .E.join(', ')}; got \`${unknown.join(', ')}\`.`);
    }
    return problems;
}
const listOf = ({ formats }) => formats.split(',').map((name) => name.trim());
function formatsOf(formats) {
    const wanted = listOf({ formats });
    return _views_reports_report_js__WEBPACK_IMPORTED_MODULE_12__/* .REPORT_FORMATS */ .E.filter((name) => wanted.includes(name));
}
const STEPS = {
    pages: 'Reading pages',
    days: 'Reading days',
    'previous pages': 'Reading previous period',
    files: 'Writing files',
};
function tell({ story: { report }, files }, out, terminal) {
    for (const what of report.missing)
        terminal.err(`Missing: ${(0,_command_js__WEBPACK_IMPORTED_MODULE_10__/* .shown */ .SP)(what)}\n`);
    if (report.missing.length > 0) {
        terminal.err('The export is partial. To get more, raise --max-requests or --timeout-minutes.\n');
    }
    const failed = report.checks.filter(({ ok }) => !ok).map(({ summary }) => summary);
    const logs = report.insights ? (0,_views_reports_headline_js__WEBPACK_IMPORTED_MODULE_8__/* .qualityNotes */ .jq)(report.insights.quality) : [];
    for (const note of [...failed, ...logs])
        terminal.err(`Note: ${(0,_command_js__WEBPACK_IMPORTED_MODULE_10__/* .shown */ .SP)(note)}\n`);
    const covered = (0,_views_reports_headline_js__WEBPACK_IMPORTED_MODULE_8__/* .coverage */ .vk)(report);
    if (covered)
        terminal.out(`${covered}\n`);
    const rows = (0,_views_reports_headline_js__WEBPACK_IMPORTED_MODULE_8__/* .figures */ .u5)(report).map(({ label, value, delta }) => `  ${label.padEnd(18)} ${value.padStart(12)}  ${delta ?? ''}`);
    terminal.out(`${(0,_views_reports_format_js__WEBPACK_IMPORTED_MODULE_7__/* .rangeText */ .EN)(report.range)}: ${(0,_views_reports_format_js__WEBPACK_IMPORTED_MODULE_7__/* .counted */ .hS)(report.totals.total, 'view')}\n${rows.map((row) => row.trimEnd()).join('\n')}\n`);
    for (const file of files)
        terminal.out(`${out.replace(/\/$/, '')}/${file}\n`);
}
// docket views --explain FILE: shows how Docket reads its lines.
/** How many lines are shown for each verdict. */
const SHOWN = 2;
function explanationText(file, { format, lines }) {
    const kinds = Map.groupBy(lines, ({ verdict }) => verdict.replace(/(?:page|for) .*/, ''));
    const shown = lines.filter((line) => [...kinds.values()].some((kind) => kind.slice(0, SHOWN).includes(line)));
    const head = format
        ? `${file}: ${format}. The first ${(0,_views_reports_format_js__WEBPACK_IMPORTED_MODULE_7__/* .count */ .U9)(lines.length)} lines were read.`
        : `${file}: unknown format. docs/page-views.md lists the supported formats; you can map the fields of JSON logs.`;
    const parts = shown.map(({ number, text, fields, verdict }) => {
        const rows = fields.map(({ name, value }) => `  ${name.padEnd(8)} ${value}`);
        return [`Line ${number}: ${text}`, ...rows, `  → ${verdict}`].join('\n');
    });
    return `${[head, ...parts].join('\n\n')}\n`;
}


/***/ }),

/***/ 45306:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   EV: () => (/* binding */ Insights),
/* harmony export */   Tk: () => (/* binding */ hasCounts),
/* harmony export */   Wi: () => (/* binding */ isViewsResult),
/* harmony export */   Yg: () => (/* binding */ MAX_MISSING_LISTED),
/* harmony export */   bk: () => (/* binding */ MAX_DAYS_LISTED),
/* harmony export */   my: () => (/* binding */ isCount),
/* harmony export */   w2: () => (/* binding */ PageClasses)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(42047);
/* harmony import */ var _schemas_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51947);
/* harmony import */ var _values_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(87797);
// What our own service reports about its traffic beyond the contract, on the wire.



const count = zod__WEBPACK_IMPORTED_MODULE_2__/* .int */ .Whr().min(0);
const TrafficClass = zod__WEBPACK_IMPORTED_MODULE_2__/* ["enum"] */ .k5n(_values_js__WEBPACK_IMPORTED_MODULE_1__/* .TRAFFIC_CLASSES */ .LL);
/** A server of another version may not know every class. */
const orNone = count.default(0);
const ClassCounts = zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc(Object.fromEntries(_values_js__WEBPACK_IMPORTED_MODULE_1__/* .TRAFFIC_CLASSES */ .LL.map((name) => [name, orNone])));
/** As many as a range can have; more only where an end of it is open. */
const MAX_DAYS_LISTED = _schemas_js__WEBPACK_IMPORTED_MODULE_0__/* .MAX_RANGE_DAYS */ .hV;
/** Documented and not checked: a server of another version may list more. */
const days = zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP()).meta({ maxItems: MAX_DAYS_LISTED });
/** More than anyone reads. */
const MAX_MISSING_LISTED = 500;
const DataQuality = zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({
    files: count,
    lines: count,
    /** Lines that no format could read, and a few of them, shortened and cleaned. */
    rejected: count,
    examples: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({ file: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(), line: count, text: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(), reason: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP() })),
    daysCovered: days.describe('UTC days of the range with data, oldest first.'),
    daysMissing: days.describe('UTC days of the range without data, oldest first. An open end is that of the data.'),
    daysCut: zod__WEBPACK_IMPORTED_MODULE_2__/* .boolean */ .zMY()
        .default(false)
        .describe(`A list of days is longer than ${MAX_DAYS_LISTED}; it has only the latest ones.`),
    warnings: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP()),
    /** Requests under an agent's name from addresses that are not its operator's; not counted. */
    spoofed: count.default(0),
});
const Insights = zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({
    classes: ClassCounts.describe('Views per class of traffic in the date range.'),
    aiClasses: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(TrafficClass).describe('The classes that count as AI.'),
    /** Views by named AI agent, most first. */
    agents: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({
        agent: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(),
        class: TrafficClass,
        views: count,
        /** Views from its operator's addresses, and requests from others; null if not checked. */
        verified: count.nullable().default(null),
        spoofed: count.nullable().default(null),
    })),
    /** Paths that were requested and not found, most AI requests first. */
    missing: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({ path: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(), ai: count, human: count }))
        .meta({ maxItems: MAX_MISSING_LISTED }),
    missingCut: zod__WEBPACK_IMPORTED_MODULE_2__/* .boolean */ .zMY()
        .default(false)
        .describe(`More than ${MAX_MISSING_LISTED} paths were not found; \`missing\` has the first ones.`),
    aiReferrals: zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({
        views: count,
        sources: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({ source: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(), views: count })),
        /** Days whose logs or records do not say where readers came from. */
        daysUnknown: days,
    })
        .nullable()
        .default(null)
        .describe('Views by people that came from AI answers; null if unknown.'),
    weeks: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({
        from: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(),
        to: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(),
        views: zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({ human: count, ai: count, total: count }).nullable(),
        aiReferrals: count.nullable(),
        daysCovered: count,
    }))
        .default([])
        .describe('Up to 12 weeks until the end of the range; `views` is null unless all days have data.'),
    quality: DataQuality,
    seesAgents: zod__WEBPACK_IMPORTED_MODULE_2__/* .boolean */ .zMY()
        .default(true)
        .describe('False if most AI agents cannot be seen, as when pages report their views themselves.'),
    rules: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().describe('Version of the rules that classify traffic.'),
});
const PageFacts = zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({
    path: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(),
    classes: ClassCounts,
    aiReferrals: count
        .nullable()
        .default(null)
        .describe('Views by people that came from AI answers; null if unknown.'),
});
const PageClasses = zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({
    pages: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(PageFacts)
        .describe('Per-page counts by class, in the same order as the page views.'),
    hasMore: zod__WEBPACK_IMPORTED_MODULE_2__/* .boolean */ .zMY().describe('True when more results exist beyond this page.'),
});
// A check of answers with page views that copies nothing: an export reads hundreds of thousands of
// rows. It is true only where the schema returns the same value; a test compares both.
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
    'NOT_CONNECTED',
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


/***/ }),

/***/ 82860:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Cv: () => (/* binding */ about),
/* harmony export */   Ly: () => (/* binding */ isoTime),
/* harmony export */   gh: () => (/* binding */ systemRuntime),
/* harmony export */   ml: () => (/* binding */ systemClock),
/* harmony export */   oT: () => (/* binding */ clockProblem)
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
/** What another clock may differ by: records of several machines are read together. */
const MAX_OFF_MS = 120_000;
/** What is wrong with our clock, as a sentence, if another one is so far ahead of it. */
function clockProblem(offMs, whose) {
    if (Math.abs(offMs) <= MAX_OFF_MS)
        return undefined;
    return `The clock of this machine is ${Math.round(Math.abs(offMs) / 1000)} s ${offMs > 0 ? 'behind' : 'ahead of'} ${whose}. Set it, and keep it right with a program such as chrony.`;
}
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
