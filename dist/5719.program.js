export const id = 5719;
export const ids = [5719];
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

/***/ 38846:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  views: () => (/* binding */ views)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./.build/program/src/config/config-file.js
var config_file = __webpack_require__(24180);
// EXTERNAL MODULE: ./.build/program/src/shared/clock.js
var clock = __webpack_require__(66122);
// EXTERNAL MODULE: ./.build/program/src/cli/args.js
var args = __webpack_require__(94552);
// EXTERNAL MODULE: ./.build/program/src/cli/command.js
var command = __webpack_require__(15712);
// EXTERNAL MODULE: ./.build/program/src/cli/progress.js
var progress = __webpack_require__(24862);
// EXTERNAL MODULE: ./.build/program/src/shared/errors.js
var errors = __webpack_require__(42205);
// EXTERNAL MODULE: ./.build/program/src/views/export/export.js + 7 modules
var export_export = __webpack_require__(53661);
// EXTERNAL MODULE: ./.build/program/src/views/export/range.js
var export_range = __webpack_require__(79173);
// EXTERNAL MODULE: ./.build/program/src/views/reports/format.js
var reports_format = __webpack_require__(70770);
// EXTERNAL MODULE: ./.build/program/src/views/reports/headline.js
var headline = __webpack_require__(30345);
// EXTERNAL MODULE: ./.build/program/src/views/reports/quality-notes.js
var quality_notes = __webpack_require__(54456);
// EXTERNAL MODULE: ./.build/program/src/views/reports/report.js
var report = __webpack_require__(54375);
;// CONCATENATED MODULE: ./.build/program/src/cli/views-explain.js

/** How many lines are shown for each verdict. */
const SHOWN = 2;
function explanationText(file, { format, lines }) {
    const kinds = Map.groupBy(lines, ({ verdict }) => verdict.replace(/(?:page|for) .*/, ''));
    const shown = lines.filter((line) => [...kinds.values()].some((kind) => kind.slice(0, SHOWN).includes(line)));
    const head = format
        ? `${file}: ${format}. The first ${(0,reports_format/* count */.U9)(lines.length)} lines were read.`
        : `${file}: unknown format. docs/page-views.md lists the supported formats; you can map the fields of JSON logs.`;
    const parts = shown.map(({ number, text, fields, verdict }) => {
        const rows = fields.map(({ name, value }) => `  ${name.padEnd(8)} ${value}`);
        return [`Line ${number}: ${text}`, ...rows, `  → ${verdict}`].join('\n');
    });
    return `${[head, ...parts].join('\n\n')}\n`;
}

;// CONCATENATED MODULE: ./.build/program/src/cli/views.js
// docket views: exports page views into a folder.











/** Services often allow this many per hour. */
const MAX_REQUESTS = 100;
const OPTIONS = {
    'base-url': { type: 'text', value: 'URL', help: 'the URL of the service', must: args/* mustBeUrl */.oe },
    project: { type: 'text', value: 'ID', help: "the project's ID; with access logs, any name" },
    'access-logs': { type: 'list', value: 'GLOB', help: 'log files to count views from instead' },
    data: { type: 'text', value: 'DIR', help: 'keep daily counts of the logs in this folder' },
    range: {
        type: 'text',
        value: 'RANGE',
        choices: export_range.RANGE_NAMES,
        help: `whole UTC days: ${export_range.RANGE_NAMES.join(', ')}; by default, last-7-days`,
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
        help: `how many requests to send to a service; by default, ${MAX_REQUESTS} or the value in the settings`,
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

${(0,args/* optionsHelp */.EW)(OPTIONS)}

The API key is read from DOCKET_API_KEY. Progress goes to standard error, the result to standard
output. The same range of the same data always gives the same files.

  docket views --access-logs 'logs/*.gz' --range last-30-days --out report
`;
function viewsCommand(deps) {
    return { help: HELP, options: OPTIONS, run: (argv, terminal) => run(argv, terminal, deps) };
}
async function run(argv, terminal, deps) {
    const { values } = (0,args/* parseOptions */.Ac)(OPTIONS, argv, rules);
    if (values.explain) {
        const explanation = await deps.explain(values.explain, values.config);
        terminal.out(explanationText(values.explain, explanation));
        return command/* EXIT */.dc.done;
    }
    const { clock, random } = deps;
    const range = rangeOf(values, clock.now());
    const [baseUrl, logs, out = ''] = [values['base-url'], values['access-logs'], values.out];
    const service = baseUrl
        ? await deps.connect(baseUrl, terminal)
        : await deps.readLogs({ globs: logs, data: values.data, config: values.config }, terminal);
    const maxRequests = values['max-requests'] ?? (await deps.maxRequests(values.config));
    const shown = (0,progress/* progressBar */.h)(terminal, clock);
    const result = await (0,export_export.exportViews)({
        projectId: values.project ?? 'logs',
        title: values.project ?? 'Documentation',
        source: baseUrl ?? `access logs ${logs.join(' ')}`,
        range,
        compare: !values['no-compare'],
        formats: formatsOf(values.formats),
        top: values.top,
        outDir: out,
        maxRequests: baseUrl ? (maxRequests ?? MAX_REQUESTS) : Number.POSITIVE_INFINITY,
        deadline: clock.now() + values['timeout-minutes'] * 60_000,
    }, {
        service,
        clock,
        random,
        log: (0,command/* terminalLog */.dg)(terminal),
        signal: terminal.signal,
        progress: ({ step, done, share }) => shown.show(STEPS[step], share, (0,reports_format/* count */.U9)(done)),
    }).finally(() => shown.end());
    tell(result, out, terminal);
    return command/* EXIT */.dc.done;
}
function rangeOf({ range, from, to }, now) {
    try {
        return (0,export_range.chooseRange)({ range: range, dateFrom: from, dateTo: to }, now);
    }
    catch (error) {
        throw error instanceof errors/* InvalidRequest */.zh ? new args/* WrongUsage */.r7([error.message]) : error;
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
    const unknown = listOf(values).filter((name) => !report/* REPORT_FORMATS */.E.some((known) => known === name));
    if (unknown.length > 0) {
        problems.push(`Option \`--formats\` must be a list of ${report/* REPORT_FORMATS */.E.join(', ')}; got \`${unknown.join(', ')}\`.`);
    }
    return problems;
}
const listOf = ({ formats }) => formats.split(',').map((name) => name.trim());
function formatsOf(formats) {
    const wanted = listOf({ formats });
    return report/* REPORT_FORMATS */.E.filter((name) => wanted.includes(name));
}
const STEPS = {
    pages: 'Reading pages',
    days: 'Reading days',
    'previous pages': 'Reading previous period',
    files: 'Writing files',
};
function tell({ story: { report }, files }, out, terminal) {
    for (const what of report.missing)
        terminal.err(`Missing: ${(0,command/* shown */.SP)(what)}\n`);
    if (report.missing.length > 0) {
        terminal.err('The export is partial. To get more, raise --max-requests or --timeout-minutes.\n');
    }
    const failed = report.checks.filter(({ ok }) => !ok).map(({ summary }) => summary);
    const logs = report.insights ? (0,quality_notes/* qualityNotes */.j)(report.insights.quality) : [];
    for (const note of [...failed, ...logs])
        terminal.err(`Note: ${(0,command/* shown */.SP)(note)}\n`);
    const covered = (0,headline/* coverage */.vk)(report);
    if (covered)
        terminal.out(`${covered}\n`);
    const rows = (0,headline/* figures */.u5)(report).map(({ label, value, delta }) => `  ${label.padEnd(18)} ${value.padStart(12)}  ${delta ?? ''}`);
    terminal.out(`${(0,reports_format/* rangeText */.EN)(report.range)}: ${(0,reports_format/* counted */.hS)(report.totals.total, 'view')}\n${rows.map((row) => row.trimEnd()).join('\n')}\n`);
    for (const file of files)
        terminal.out(`${out.replace(/\/$/, '')}/${file}\n`);
}

;// CONCATENATED MODULE: ./.build/program/src/cli/views-wiring.js
// `docket views`, from a remote service or from access logs.







function views(env) {
    return viewsCommand({
        clock: clock/* systemClock */.m,
        random: Math.random,
        async connect(baseUrl, terminal) {
            const apiKey = env.DOCKET_API_KEY;
            if (!apiKey) {
                throw new args/* WrongUsage */.r7(['Set the environment variable DOCKET_API_KEY to your API key.']);
            }
            const { connectRemote } = await Promise.all(/* import() */[__webpack_require__.e(6752), __webpack_require__.e(4612), __webpack_require__.e(7478)]).then(__webpack_require__.bind(__webpack_require__, 14612));
            return connectRemote({ baseUrl, apiKey, env, log: (0,command/* terminalLog */.dg)(terminal) });
        },
        async explain(file, config) {
            const { explainFile } = await Promise.all(/* import() */[__webpack_require__.e(2109), __webpack_require__.e(2413), __webpack_require__.e(3450)]).then(__webpack_require__.bind(__webpack_require__, 62413));
            return explainFile(file, (await (0,config_file/* readConfig */.X)(config))?.views);
        },
        async maxRequests(config) {
            return (await (0,config_file/* readConfig */.X)(config))?.views['max-requests'];
        },
        async readLogs({ globs: logs, data, config }, terminal) {
            const { openLogViews } = await Promise.all(/* import() */[__webpack_require__.e(2109), __webpack_require__.e(2413), __webpack_require__.e(3450)]).then(__webpack_require__.bind(__webpack_require__, 62413));
            const { createFileHistory } = await __webpack_require__.e(/* import() */ 9860).then(__webpack_require__.bind(__webpack_require__, 99860));
            const history = data === undefined ? undefined : createFileHistory((0,external_node_path_.join)(data, 'views'));
            const shown = (0,progress/* progressBar */.h)(terminal, clock/* systemClock */.m, { quarters: true });
            const onProgress = (read, all) => {
                shown.show('Reading access logs', read / all, `${Math.floor((100 * read) / all)} %`);
            };
            const settings = (await (0,config_file/* readConfig */.X)(config))?.views;
            const source = await openLogViews({ logs, history, settings, onProgress });
            // An empty range: this reads the logs now, while the progress is shown.
            const nothing = { dateFrom: '1970-01-01', dateTo: '1970-01-01' };
            await source.getViews('', nothing).finally(() => shown.end());
            return source;
        },
    });
}


/***/ }),

/***/ 24180:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   X: () => (/* binding */ readConfig),
/* harmony export */   i: () => (/* binding */ readConfigText)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
/* harmony import */ var _shared_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(42205);
/* harmony import */ var _settings_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(70160);
// The settings for the command line, from the working directory or from the specified file.



/** Null if there is no such file and none was specified. */
async function readConfig(named) {
    return (await read(named))?.config ?? null;
}
/** The text of the file, once it is known to be valid. */
async function readConfigText(named) {
    return (await read(named))?.text ?? '';
}
async function read(named) {
    const path = named ?? _settings_js__WEBPACK_IMPORTED_MODULE_2__/* .CONFIG_PATH */ .tF;
    try {
        const text = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readFile)(path, 'utf8');
        return { text, config: (0,_settings_js__WEBPACK_IMPORTED_MODULE_2__/* .parseConfig */ .o4)(text) };
    }
    catch (error) {
        if (error instanceof _shared_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .InvalidRequest */ .zh) {
            const { details } = error;
            throw new _shared_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .InvalidRequest */ .zh(`\`${path}\` is not valid. Fix the problems listed and run again.`, {
                details,
            });
        }
        const { code } = error;
        if (named === undefined && code === 'ENOENT')
            return null;
        throw new _shared_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .SetupError */ .w3(`Could not read the settings in \`${path}\` (${code}).`, { cause: error });
    }
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
    /** Who it was where that is no account of the code host: an API key, or the server's operator. */
    actor: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().optional(),
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
    /** A workflow asked for it, not a comment: on which event, and why, in a sentence for people. */
    workflow: zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ event: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), why: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().optional() }).optional(),
    /** When it was asked (ISO 8601): what was edited later is not what the asker saw. */
    askedAt: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().optional(),
    /** A web address for people. */
    url: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().optional(),
});


/***/ }),

/***/ 60464:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Lt: () => (/* binding */ got),
/* harmony export */   qg: () => (/* binding */ parse),
/* harmony export */   wo: () => (/* binding */ demand)
/* harmony export */ });
/* harmony import */ var _shared_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(42205);

function parse(schema, value) {
    const error = (issue) => `Field \`${(issue.path ?? []).join('.')}\` ${demand(issue)}.`;
    const result = schema.safeParse(value, { error });
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

/***/ 66122:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   L: () => (/* binding */ isoTime),
/* harmony export */   m: () => (/* binding */ systemClock)
/* harmony export */ });
// Time is injected: tests use their own clock and never wait.
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

/***/ 14202:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  U0: () => (/* binding */ GlobProblem),
  zt: () => (/* binding */ MAX_GLOBS),
  SO: () => (/* binding */ compileGlob),
  AI: () => (/* binding */ globProblem),
  _I: () => (/* binding */ matchesAny)
});

// EXTERNAL MODULE: ./.build/program/src/shared/errors.js
var errors = __webpack_require__(42205);
;// CONCATENATED MODULE: ./.build/program/src/shared/glob-braces.js
// `{a,b}` in a glob, written out. The number of alternatives is known before any is built.
const MAX_ALTERNATIVES = 50;
function expandBraces(text, wrong) {
    const open = text.indexOf('{');
    if (open < 0)
        return [text];
    const { end, commas } = closing(text, open);
    const before = text.slice(0, open);
    const inside = text.slice(open + 1, end);
    if (end > 0 && commas.length === 0 && inside.includes('..'))
        throw wrong('has a range such as `{1..9}`; write `*` or `[1-9]`');
    if (end < 0 || commas.length === 0) {
        // As in a shell, a brace that offers no choice is a character.
        return expandBraces(text.slice(open + 1), wrong).map((rest) => `${before}{${rest}`);
    }
    const edges = [open, ...commas, end];
    const parts = edges
        .slice(1)
        .flatMap((edge, at) => expandBraces(text.slice(edges[at] + 1, edge), wrong));
    const rests = expandBraces(text.slice(end + 1), wrong);
    if (parts.length * rests.length > MAX_ALTERNATIVES)
        throw wrong(`has more than ${MAX_ALTERNATIVES} alternatives; use several globs or a \`*\``);
    return parts.flatMap((part) => rests.map((rest) => before + part + rest));
}
function closing(text, open) {
    const commas = [];
    let depth = 0;
    for (let at = open; at < text.length; at += 1) {
        if (text[at] === '{')
            depth += 1;
        if (text[at] === ',' && depth === 1)
            commas.push(at);
        if (text[at] === '}')
            depth -= 1;
        if (depth === 0)
            return { end: at, commas };
    }
    return { end: -1, commas: [] };
}

;// CONCATENATED MODULE: ./.build/program/src/shared/glob.js
// Globs from outside: settings, inputs and models write them, so no glob may cost more than its
// size. A glob becomes a list of tokens, and a path is read once with the set of tokens it may be
// at: at most (characters of the path) × (tokens) steps, whatever the two look like.
//
//   *  any characters within a name     ?  one character      [a-z] [!a-z]  one of a class
//   ** any number of folders            {a,b}  alternatives   a trailing /  everything below
//
// As in a shell, only a written dot matches a name's leading dot.


/** Longer ones are mistakes or attacks. */
const MAX_GLOB_LENGTH = 300;
/** Of all alternatives together. */
const MAX_TOKENS = 2_000;
/** In one list. */
const MAX_GLOBS = 200;
/** What is wrong with a glob, as a sentence for its author. */
class GlobProblem extends errors/* SetupError */.w3 {
}
function compileGlob(pattern) {
    if (pattern.length > MAX_GLOB_LENGTH)
        throw problem(pattern, `is longer than ${MAX_GLOB_LENGTH} characters; use shorter globs`);
    if (pattern === '')
        throw new GlobProblem('A glob is empty. Remove it or enter a glob.');
    if (pattern.includes('\\'))
        throw problem(pattern, 'has a backslash; separate folders with `/`, and write `[*]` for a star');
    if (/[@+!?*]\(/.test(pattern))
        throw problem(pattern, 'has an extended pattern such as `@(a|b)`; write `{a,b}`');
    const alternatives = expandBraces(pattern, (why) => problem(pattern, why)).map((text) => tokenize(text, (why) => problem(pattern, why)));
    const tokens = alternatives.reduce((sum, list) => sum + list.length + 1, 0);
    if (tokens > MAX_TOKENS)
        throw problem(pattern, 'has too many alternatives; use several globs');
    const run = (path) => {
        const chars = Array.from(path);
        let steps = 0;
        for (const list of alternatives) {
            const end = follow(list, chars);
            steps += end.steps;
            if (end.matched)
                return { matched: true, steps };
        }
        return { matched: false, steps };
    };
    return {
        tokens,
        matches: (path) => run(path).matched,
        reaches: (folder) => {
            const chars = Array.from(`${folder}/`);
            return alternatives.some((list) => follow(list, chars).goesOn);
        },
        steps: (path) => run(path).steps,
    };
}
/** The sentence about a glob that cannot be used, or undefined. */
function globProblem(pattern) {
    try {
        compileGlob(pattern);
        return undefined;
    }
    catch (error) {
        if (error instanceof GlobProblem)
            return error.message;
        throw error;
    }
}
/**
 * A path is covered when a glob matches it, or is it letter for letter, and no glob that starts
 * with `!` does. The order does not matter: a line added later cannot allow what another one excludes.
 */
function matchesAny(patterns) {
    if (patterns.length > MAX_GLOBS)
        throw new GlobProblem(`There are more than ${MAX_GLOBS} globs. Use fewer, broader ones.`);
    const closed = patterns.filter((pattern) => pattern.startsWith('!'));
    const open = patterns.filter((pattern) => !pattern.startsWith('!')).map(entry);
    const except = closed.map((pattern) => entry(pattern.slice(1)));
    return (path) => open.some((fits) => fits(path)) && !except.some((fits) => fits(path));
}
function entry(pattern) {
    const glob = compileGlob(pattern);
    return (path) => path === pattern || glob.matches(path);
}
function tokenize(pattern, wrong) {
    const whole = pattern.endsWith('/') ? `${pattern}**` : pattern;
    const names = whole.split('/').filter((name, at) => (name !== '' || at === 0) && name !== '.');
    return names.flatMap((name, at) => {
        const last = at === names.length - 1;
        if (name === '**')
            return [{ kind: last ? 'rest' : 'folders' }];
        const slash = last ? [] : [{ kind: 'is', char: '/', first: false }];
        return [...nameTokens(name, wrong), ...slash];
    });
}
function nameTokens(name, wrong) {
    // A name has at least one character.
    if (/^\*+$/.test(name))
        return [{ kind: 'one', test: () => true }, { kind: 'any' }];
    const chars = Array.from(name);
    const tokens = [];
    for (let at = 0; at < chars.length; at += 1) {
        const char = chars[at];
        if (char === '*') {
            if (tokens.at(-1)?.kind !== 'any')
                tokens.push({ kind: 'any' });
        }
        else if (char === '?') {
            tokens.push({ kind: 'one', test: () => true });
        }
        else if (char === '[') {
            const { test, end } = readClass(chars, at, wrong);
            tokens.push({ kind: 'one', test });
            at = end;
        }
        else {
            tokens.push({ kind: 'is', char, first: at === 0 });
        }
    }
    return tokens;
}
function readClass(chars, at, wrong) {
    const negated = chars[at + 1] === '!' || chars[at + 1] === '^';
    const from = at + (negated ? 2 : 1);
    // A bracket right at the start is a member, not the end.
    const end = chars.indexOf(']', from + 1);
    if (end < 0)
        throw wrong('has a `[` without a matching `]`; close it, or write `[[]` for the bracket');
    const inside = chars.slice(from, end);
    if (inside[0] === '[' && /^[:.=]$/.test(inside[1] ?? ''))
        throw wrong('has a named class; list its characters instead, such as `[a-z]`');
    const ranges = [];
    for (let here = 0; here < inside.length; here += 1) {
        const low = code(inside[here]);
        const ranged = inside[here + 1] === '-' && here + 2 < inside.length;
        const high = ranged ? code(inside[here + 2]) : low;
        if (high < low)
            throw wrong('has a character range in reverse order; swap its ends');
        ranges.push([low, high]);
        if (ranged)
            here += 2;
    }
    const holds = (char) => ranges.some(([low, high]) => low <= code(char) && code(char) <= high);
    return { end, test: (char) => holds(char) !== negated };
}
const code = (char) => char?.codePointAt(0) ?? 0;
/** Reads the path once; `live` are the tokens that may come next. */
function follow(tokens, path) {
    let steps = 0;
    let live = new Set();
    let nameStarts = true;
    const enter = (into, at, starts) => {
        into.add(at);
        const kind = tokens[at]?.kind;
        // Both may stand for nothing.
        if (kind === 'any' || (kind === 'folders' && starts))
            enter(into, at + 1, starts);
    };
    enter(live, 0, true);
    for (const char of path) {
        const next = new Set();
        for (const at of live) {
            steps += 1;
            const token = tokens[at];
            if (token === undefined || !takes(token, char, nameStarts))
                continue;
            const stays = token.kind === 'any' || token.kind === 'folders' || token.kind === 'rest';
            enter(next, stays ? at : at + 1, char === '/');
            if (token.kind === 'rest')
                next.add(at + 1);
        }
        live = next;
        nameStarts = char === '/';
    }
    const matched = live.delete(tokens.length);
    return { matched, goesOn: live.size > 0, steps };
}
function takes(token, char, nameStarts) {
    const leadingDot = nameStarts && char === '.';
    if (token.kind === 'is')
        return token.char === char && (token.first || !leadingDot);
    if (leadingDot)
        return false;
    if (token.kind === 'one')
        return char !== '/' && token.test(char);
    return char !== '/' || (token.kind !== 'any' && !nameStarts);
}
function problem(pattern, why) {
    const shown = pattern.length > 60 ? `${pattern.slice(0, 60)}…` : pattern;
    return new GlobProblem(`The glob \`${shown.replace(/[\s`]+/g, ' ')}\` ${why}.`);
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
