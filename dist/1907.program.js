export const id = 1907;
export const ids = [1907,1947,4377,1021,1910,6961];
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
/* harmony import */ var _shared_git_clone_git_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(38207);
/* harmony import */ var _shared_git_output_folder_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(81995);
/* harmony import */ var _shared_network_network_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(10031);
/* harmony import */ var _shared_runtime_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(82860);
/* harmony import */ var _views_counting_query_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(89771);
/* harmony import */ var _views_export_export_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(74375);
/* harmony import */ var _views_export_options_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(24094);
/* harmony import */ var _views_export_paged_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(16961);
/* harmony import */ var _views_export_requests_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(60680);
/* harmony import */ var _views_reports_format_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(70770);
/* harmony import */ var _views_reports_headline_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(30345);
/* harmony import */ var _views_reports_report_js__WEBPACK_IMPORTED_MODULE_18__ = __webpack_require__(54375);
/* harmony import */ var _args_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(94552);
/* harmony import */ var _command_js__WEBPACK_IMPORTED_MODULE_15__ = __webpack_require__(15712);
/* harmony import */ var _place_js__WEBPACK_IMPORTED_MODULE_16__ = __webpack_require__(97982);
/* harmony import */ var _progress_js__WEBPACK_IMPORTED_MODULE_17__ = __webpack_require__(24862);
// `docket views`, from a remote service or from access logs.



















function views(env) {
    return viewsCommand({
        openGit: () => (0,_shared_git_clone_git_js__WEBPACK_IMPORTED_MODULE_3__/* .openCloneGit */ .c)(env),
        clock: _shared_runtime_js__WEBPACK_IMPORTED_MODULE_6__/* .systemClock */ .ml,
        random: Math.random,
        async connect(baseUrl, terminal) {
            const apiKey = env.DOCKET_API_KEY;
            if (!apiKey) {
                throw new _args_js__WEBPACK_IMPORTED_MODULE_14__/* .WrongUsage */ .r7(['Set the environment variable DOCKET_API_KEY to your API key.']);
            }
            const { connectRemote } = await Promise.all(/* import() */[__webpack_require__.e(6085), __webpack_require__.e(6752), __webpack_require__.e(2876), __webpack_require__.e(7749)]).then(__webpack_require__.bind(__webpack_require__, 52876));
            return connectRemote({ baseUrl, apiKey, env, log: (0,_command_js__WEBPACK_IMPORTED_MODULE_15__/* .terminalLog */ .dg)(terminal) });
        },
        async openSource(config, minutes, terminal) {
            const read = await (0,_config_config_file_js__WEBPACK_IMPORTED_MODULE_1__/* .readConfig */ .Xg)(config);
            const settings = read?.views;
            if (!settings?.source)
                return null;
            (0,_config_config_file_js__WEBPACK_IMPORTED_MODULE_1__/* .insistOnNamedAddress */ .je)(read, config);
            const { source } = settings;
            const { openAnalytics } = await Promise.all(/* import() */[__webpack_require__.e(6968), __webpack_require__.e(1767), __webpack_require__.e(1804)]).then(__webpack_require__.bind(__webpack_require__, 41767));
            const deadline = _shared_runtime_js__WEBPACK_IMPORTED_MODULE_6__/* .systemClock */ .ml.now() + minutes * 60_000;
            const runtime = (0,_shared_runtime_js__WEBPACK_IMPORTED_MODULE_6__/* .systemRuntime */ .gh)((0,_command_js__WEBPACK_IMPORTED_MODULE_15__/* .terminalLog */ .dg)(terminal));
            const deps = { ...runtime, fetch: (0,_shared_network_network_js__WEBPACK_IMPORTED_MODULE_5__/* .fetchFor */ .Gt)(env), deadline: () => deadline };
            return openAnalytics({ ...settings, source }, env.DOCKET_VIEWS_KEY, deps);
        },
        async explain(file, config) {
            const { explainFile } = await Promise.all(/* import() */[__webpack_require__.e(6968), __webpack_require__.e(8164)]).then(__webpack_require__.bind(__webpack_require__, 84953));
            return explainFile(file, (await (0,_config_config_file_js__WEBPACK_IMPORTED_MODULE_1__/* .readConfig */ .Xg)(config))?.views);
        },
        async readLogs({ globs: logs, data, config }, terminal) {
            if (data !== undefined)
                await (0,_place_js__WEBPACK_IMPORTED_MODULE_16__/* .ownPlace */ .yd)({ data }, env);
            const { openLogViews } = await Promise.all(/* import() */[__webpack_require__.e(6968), __webpack_require__.e(8164)]).then(__webpack_require__.bind(__webpack_require__, 84953));
            const { createFileHistory } = await __webpack_require__.e(/* import() */ 9860).then(__webpack_require__.bind(__webpack_require__, 99860));
            const history = data === undefined ? undefined : createFileHistory((0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(data, 'views'));
            const shown = (0,_progress_js__WEBPACK_IMPORTED_MODULE_17__/* .progressBar */ .h)(terminal, _shared_runtime_js__WEBPACK_IMPORTED_MODULE_6__/* .systemClock */ .ml, { quarters: true });
            const onProgress = (read, all) => {
                shown.show('Reading access logs', read / all, `${Math.floor((100 * read) / all)} %`);
            };
            const settings = (await (0,_config_config_file_js__WEBPACK_IMPORTED_MODULE_1__/* .readConfig */ .Xg)(config))?.views;
            const source = await openLogViews({ logs, history, settings, onProgress });
            // An empty range: this reads the logs now, while the progress is shown.
            const nothing = { dateFrom: '1970-01-01', dateTo: '1970-01-01' };
            await (0,_views_counting_query_js__WEBPACK_IMPORTED_MODULE_7__.joinPieces)(source.pages('', nothing)).finally(() => shown.end());
            return source;
        },
    });
}
const OPTIONS = {
    'base-url': { type: 'text', value: 'URL', help: 'the URL of the service', must: _args_js__WEBPACK_IMPORTED_MODULE_14__/* .mustBeUrl */ .oe },
    project: { type: 'text', value: 'ID', help: "the project's ID; with access logs, any name" },
    'access-logs': { type: 'list', value: 'GLOB', help: 'log files to count views from instead' },
    data: { type: 'text', value: 'DIR', help: 'keep daily counts of the logs in this folder' },
    range: {
        type: 'text',
        value: 'RANGE',
        choices: _views_export_options_js__WEBPACK_IMPORTED_MODULE_9__.RANGE_NAMES,
        help: `whole UTC days: ${_views_export_options_js__WEBPACK_IMPORTED_MODULE_9__.RANGE_NAMES.join(', ')}; by default, last-7-days`,
    },
    from: { type: 'text', value: 'DAY', help: 'the first day, such as 2026-11-01' },
    to: { type: 'text', value: 'DAY', help: 'the day after the last day' },
    formats: {
        type: 'text',
        value: 'LIST',
        default: 'csv,json,html',
        help: 'any of csv, json, html',
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
        default: _views_export_requests_js__WEBPACK_IMPORTED_MODULE_11__/* .MAX_REQUESTS */ .aA,
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

Usage: docket views [--base-url URL --project ID | --access-logs GLOB…]
                    [--range RANGE | --from DAY --to DAY] [--formats LIST] --out DIR
       docket views --explain FILE

${(0,_args_js__WEBPACK_IMPORTED_MODULE_14__/* .optionsHelp */ .EW)(OPTIONS)}

Without --base-url and --access-logs, the views come from the analytics service that \`views: source\`
in the settings names. Its key is read from DOCKET_VIEWS_KEY, that of a service from DOCKET_API_KEY.
Progress goes to standard error, the result to standard output. The same range of the same data
always gives the same files.

  docket views --access-logs 'logs/*.gz' --range last-30-days --out report
`;
function viewsCommand(deps) {
    return { help: HELP, options: OPTIONS, run: (argv, terminal) => run(argv, terminal, deps) };
}
async function run(argv, terminal, deps) {
    const { values } = (0,_args_js__WEBPACK_IMPORTED_MODULE_14__/* .parseOptions */ .Ac)(OPTIONS, argv, rules);
    if (values.explain) {
        const explanation = await deps.explain(values.explain, values.config);
        terminal.out(explanationText(values.explain, explanation));
        return _command_js__WEBPACK_IMPORTED_MODULE_15__/* .EXIT */ .dc.done;
    }
    const { clock, random } = deps;
    const log = (0,_command_js__WEBPACK_IMPORTED_MODULE_15__/* .terminalLog */ .dg)(terminal);
    const limits = {
        maxRequests: values['max-requests'],
        deadline: clock.now() + values['timeout-minutes'] * 60_000,
    };
    const range = rangeOf(values, clock.now());
    const [baseUrl, logs, out = ''] = [values['base-url'], values['access-logs'], values.out];
    const opened = async () => {
        if (baseUrl) {
            const service = await deps.connect(baseUrl, terminal);
            return { views: (0,_views_export_paged_js__WEBPACK_IMPORTED_MODULE_10__.pagedViews)(service, limits, { clock, random, log }), source: baseUrl };
        }
        const { data, config } = values;
        if (logs.length > 0) {
            // Whoever gets the files has no use for a path of this machine.
            const source = 'access logs';
            return { views: await deps.readLogs({ globs: logs, data, config }, terminal), source };
        }
        const found = await deps.openSource(config, values['timeout-minutes'], terminal);
        if (found)
            return found;
        throw new _args_js__WEBPACK_IMPORTED_MODULE_14__/* .WrongUsage */ .r7([
            'Choose a source: --base-url URL --project ID, --access-logs GLOB, or `views: source` in the settings.',
        ]);
    };
    const { views, source } = await opened();
    await (0,_shared_git_output_folder_js__WEBPACK_IMPORTED_MODULE_4__/* .makeOutputFolder */ .Wn)(out, await deps.openGit());
    const shown = (0,_progress_js__WEBPACK_IMPORTED_MODULE_17__/* .progressBar */ .h)(terminal, clock);
    const result = await (0,_views_export_export_js__WEBPACK_IMPORTED_MODULE_8__.exportViews)({
        projectId: values.project ?? 'logs',
        title: values.project ?? 'Documentation',
        source,
        range,
        formats: formatsOf(values.formats),
        outDir: out,
    }, {
        views,
        clock,
        signal: terminal.signal,
        progress: ({ step, done, share }) => shown.show(STEPS[step], share, (0,_views_reports_format_js__WEBPACK_IMPORTED_MODULE_12__/* .count */ .U9)(done)),
    }).finally(() => shown.end());
    tell(result, out, terminal);
    return _command_js__WEBPACK_IMPORTED_MODULE_15__/* .EXIT */ .dc.done;
}
function rangeOf({ range, from, to }, now) {
    try {
        return (0,_views_export_options_js__WEBPACK_IMPORTED_MODULE_9__.chooseRange)({ range: range, dateFrom: from, dateTo: to }, now);
    }
    catch (error) {
        throw error instanceof _shared_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .InvalidRequest */ .zh ? new _args_js__WEBPACK_IMPORTED_MODULE_14__/* .WrongUsage */ .r7([error.message]) : error;
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
    if (baseUrl && logs.length > 0) {
        problems.push('Choose one source: --base-url URL --project ID, or --access-logs GLOB.');
    }
    if (baseUrl && !project)
        problems.push('`--base-url` requires `--project ID`.');
    if (!values.out)
        problems.push('Option `--out DIR` is required: the folder for the files.');
    if (data && logs.length === 0)
        problems.push('`--data` requires `--access-logs`.');
    if (range && (from || to))
        problems.push('`--range` cannot be used with `--from` or `--to`.');
    const unknown = listOf(values).filter((name) => !_views_reports_report_js__WEBPACK_IMPORTED_MODULE_18__/* .REPORT_FORMATS */ .E.some((known) => known === name));
    if (unknown.length > 0) {
        problems.push(`Option \`--formats\` must be a list of ${_views_reports_report_js__WEBPACK_IMPORTED_MODULE_18__/* .REPORT_FORMATS */ .E.join(', ')}; got \`${unknown.join(', ')}\`.`);
    }
    return problems;
}
const listOf = ({ formats }) => formats.split(',').map((name) => name.trim());
function formatsOf(formats) {
    const wanted = listOf({ formats });
    return _views_reports_report_js__WEBPACK_IMPORTED_MODULE_18__/* .REPORT_FORMATS */ .E.filter((name) => wanted.includes(name));
}
const STEPS = {
    pages: 'Reading pages',
    days: 'Reading days',
    'previous pages': 'Reading previous period',
    files: 'Writing files',
};
function tell({ story: { report }, files }, out, terminal) {
    for (const what of report.missing)
        terminal.err(`Missing: ${(0,_command_js__WEBPACK_IMPORTED_MODULE_15__/* .shown */ .SP)(what)}\n`);
    if (report.missing.length > 0) {
        terminal.err('The export is partial. To get more, raise --max-requests or --timeout-minutes.\n');
    }
    const failed = report.checks.filter(({ ok }) => !ok).map(({ summary }) => summary);
    const logs = report.insights ? (0,_views_reports_headline_js__WEBPACK_IMPORTED_MODULE_13__/* .qualityNotes */ .jq)(report.insights.quality) : [];
    for (const note of [...failed, ...logs])
        terminal.err(`Note: ${(0,_command_js__WEBPACK_IMPORTED_MODULE_15__/* .shown */ .SP)(note)}\n`);
    const covered = (0,_views_reports_headline_js__WEBPACK_IMPORTED_MODULE_13__/* .coverage */ .vk)(report);
    if (covered)
        terminal.out(`${covered}\n`);
    const rows = (0,_views_reports_headline_js__WEBPACK_IMPORTED_MODULE_13__/* .figures */ .u5)(report).map(({ label, value, delta }) => `  ${label.padEnd(18)} ${value.padStart(12)}  ${delta ?? ''}`);
    terminal.out(`${(0,_views_reports_format_js__WEBPACK_IMPORTED_MODULE_12__/* .rangeText */ .EN)(report.range)}: ${(0,_views_reports_format_js__WEBPACK_IMPORTED_MODULE_12__/* .counted */ .hS)(report.totals.total, 'view')}\n${rows.map((row) => row.trimEnd()).join('\n')}\n`);
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
        ? `${file}: ${format}. The first ${(0,_views_reports_format_js__WEBPACK_IMPORTED_MODULE_12__/* .count */ .U9)(lines.length)} lines were read.`
        : `${file}: unknown format. docs/page-views.md lists the supported formats; you can map the fields of JSON logs.`;
    const parts = shown.map(({ number, text, fields, verdict }) => {
        const rows = fields.map(({ name, value }) => `  ${name.padEnd(8)} ${value}`);
        return [`Line ${number}: ${text}`, ...rows, `  → ${verdict}`].join('\n');
    });
    return `${[head, ...parts].join('\n\n')}\n`;
}


/***/ }),

/***/ 24180:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Xg: () => (/* binding */ readConfig),
/* harmony export */   im: () => (/* binding */ readConfigText),
/* harmony export */   je: () => (/* binding */ insistOnNamedAddress)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
/* harmony import */ var _shared_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(42205);
/* harmony import */ var _config_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(43090);
/* harmony import */ var _settings_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(81910);
// The settings for the command line, from the working directory or from the specified file.




/** Null if there is no such file and none was specified. */
async function readConfig(named) {
    return (await read(named))?.config ?? null;
}
/** The text of the file, once it is known to be valid. */
async function readConfigText(named) {
    return (await read(named))?.text ?? '';
}
/** A clone can bring a file that names any server, and the key would go there. */
function insistOnNamedAddress(config, named) {
    const source = config?.views.source;
    const address = source && 'address' in source ? source.address : undefined;
    if (named !== undefined || address === undefined)
        return;
    throw new _shared_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .SetupError */ .w3(`\`views: source\` in \`${_config_js__WEBPACK_IMPORTED_MODULE_2__.CONFIG_PATH}\` sends the key in DOCKET_VIEWS_KEY to ${address}. If that is your server, run \`docket views\` or \`docket serve\` with \`--config ${_config_js__WEBPACK_IMPORTED_MODULE_2__.CONFIG_PATH}\`.`);
}
async function read(named) {
    const path = named ?? _config_js__WEBPACK_IMPORTED_MODULE_2__.CONFIG_PATH;
    try {
        const text = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readFile)(path, 'utf8');
        return { text, config: (0,_settings_js__WEBPACK_IMPORTED_MODULE_3__/* .parseConfig */ .o4)(text) };
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

/***/ 15246:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ko: () => (/* binding */ readInputs),
/* harmony export */   N4: () => (/* binding */ MAX_CONTEXT),
/* harmony export */   OC: () => (/* binding */ repeatedName),
/* harmony export */   TL: () => (/* binding */ parseInputs),
/* harmony export */   j3: () => (/* binding */ COMMAND_PERMISSIONS),
/* harmony export */   pH: () => (/* binding */ SECRET_INPUTS),
/* harmony export */   vj: () => (/* binding */ inputNames)
/* harmony export */ });
/* harmony import */ var _contract_values_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(87797);
/* harmony import */ var _jobs_changes_change_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(33379);
/* harmony import */ var _shared_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(42205);
/* harmony import */ var _shared_freeze_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(93553);
/* harmony import */ var _shared_glob_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(77012);
/* harmony import */ var _shared_text_line_start_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(23771);
/* harmony import */ var _views_reports_report_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(54375);
// All inputs as one frozen object, read once. Names and defaults are those of action.yml.







const MODES = [
    'auto',
    'job',
    'command',
    'views',
    'sweep',
    'doctor',
    'improve',
    'check',
    'audition',
];
const FAIL_ON = ['broken', 'never'];
const COMMAND_PERMISSIONS = ['triage', 'write', 'maintain', 'admin'];
const RANGES = ['last-7-days', 'last-30-days', 'previous-week', 'previous-month'];
/** Repositories that agents can read besides their own. */
const MAX_CONTEXT = 10;
const DEFAULT_FORMATS = ['csv', 'json', 'html'];
/** Inputs that must never be printed; masked before anything is logged. */
const SECRET_INPUTS = [
    'api-key',
    'model-key',
    'github-token',
    'docs-token',
    'state-key',
    'views-key',
];
function parseInputs(get) {
    const { inputs, wrong } = readInputs(get);
    if (wrong)
        throw wrong.inLog;
    return inputs;
}
/** With `wrong`, the inputs are good for nothing but telling so: defaults stand in for the invalid. */
function readInputs(get) {
    const reader = new InputReader(get);
    const inputs = (0,_shared_freeze_js__WEBPACK_IMPORTED_MODULE_4__/* .deepFreeze */ .o)(read(reader));
    insistOnRules(reader, inputs);
    const { problems } = reader;
    if (problems.length === 0)
        return { inputs };
    const [many, them] = problems.length === 1
        ? ['An input is not valid', 'it']
        : [`${problems.length} inputs are not valid`, 'them'];
    const inLog = problems.map((problem) => problem.inLog);
    const onThread = problems.map((problem) => problem.onThread);
    return {
        inputs,
        wrong: {
            inLog: new _shared_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .InvalidRequest */ .zh(`${many}. Fix ${them} under \`with:\` in this step.`, {
                details: inLog,
            }),
            onThread: new _shared_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .InvalidRequest */ .zh(`The workflow is not set up correctly, so nothing was started. ${many}. Fix ${them} under \`with:\` in the workflow file, then comment the command again. The log of the workflow run shows the values.`, { details: onThread }),
        },
    };
}
/** The names of all inputs. */
function inputNames() {
    const names = new Set();
    read(new InputReader((name) => {
        names.add(name);
        return '';
    }));
    return [...names];
}
function read(reader) {
    return {
        mode: reader.choice('mode', MODES, 'auto'),
        dryRun: reader.flag('dry-run', false),
        service: {
            projectId: reader.matching('project-id', /^[^/\s]+$/, 'must not contain `/` or spaces'),
            apiKey: reader.text('api-key'),
            baseUrl: url(reader, 'base-url'),
            githubToken: reader.text('github-token'),
        },
        job: {
            prompt: reader.text('prompt'),
            jobId: reader.matching('job-id', /^[^/\s]+$/, 'must be a job ID'),
            issueNumber: reader.wholeNumber('issue-number', { min: 1 }),
            wait: reader.flag('wait', true),
            timeoutMinutes: reader.wholeNumber('timeout-minutes', { min: 1, max: 7200 }) ?? 30,
        },
        command: {
            word: reader.matching('command', _shared_text_line_start_js__WEBPACK_IMPORTED_MODULE_5__/* .COMMAND_WORD */ .J1, 'must be a slash followed by a word, such as `/docs`') ?? '/docs',
            permission: reader.choice('permission', COMMAND_PERMISSIONS, 'write'),
            allowedBots: reader.list('allowed-bots'),
        },
        embedded: {
            agentCommand: reader.text('agent-command'),
            modelUrl: url(reader, 'model-url'),
            modelKey: reader.text('model-key'),
            model: reader.text('model'),
            docsPaths: orDefault(reader.globs('docs-paths'), _jobs_changes_change_js__WEBPACK_IMPORTED_MODULE_1__/* .DEFAULT_DOCS_PATHS */ .bK),
            baseRef: reader.matching('base-ref', REF_NAME, 'must be a branch name'),
            checkCommand: reader.text('check-command'),
            stateKey: reader.text('state-key'),
        },
        docs: {
            repository: reader.matching('docs-repository', _contract_values_js__WEBPACK_IMPORTED_MODULE_0__/* .isRepositoryName */ .en, 'must be a repository such as acme/handbook'),
            token: reader.text('docs-token'),
            context: reader.repositories('context-repositories', MAX_CONTEXT),
        },
        check: {
            failOn: reader.choice('fail-on', FAIL_ON, 'broken'),
        },
        views: {
            range: reader.choice('range', RANGES, 'last-7-days'),
            dateFrom: date(reader, 'date-from'),
            dateTo: date(reader, 'date-to'),
            formats: reader.choices('formats', _views_reports_report_js__WEBPACK_IMPORTED_MODULE_6__/* .REPORT_FORMATS */ .E, DEFAULT_FORMATS),
            accessLogs: reader.list('access-logs'),
            key: reader.text('views-key'),
            artifactName: reader.matching('artifact-name', /^[^":<>|*?\r\n\\/]+$/, 'must be a plain file name') ??
                'page-views',
        },
    };
}
/** Long enough that nobody can guess it from a signature that everyone can read. */
const MIN_STATE_KEY = 32;
const REF_NAME = /^(?![-/.])(?!.*(?:\.\.|@\{|\/\/))[^\s~^:?*[\\\x00-\x1f\x7f]+(?<![/.])$/;
function insistOnRules(reader, { service, job, command, embedded, views }) {
    const remote = reader.text('base-url') !== undefined;
    reader.insist(!remote || (service.apiKey !== undefined && reader.text('project-id') !== undefined), 'Input `base-url` requires `api-key` and `project-id`. You can find both on the API keys page of the project.');
    reader.insist(remote || service.apiKey === undefined, 'Input `api-key` is set without `base-url`. Set `base-url` to use the service, or remove the key.');
    reader.insist(remote || job.wait, 'Input `wait: false` requires `base-url`, because an embedded job runs inside this step and ends with it.');
    reader.insist(job.jobId === undefined || job.prompt !== undefined, 'Input `job-id` requires a `prompt`: the message that continues the job.');
    reader.insist(reader.text('mode') !== 'job' || job.prompt !== undefined, 'Input `mode: job` requires a `prompt` that tells the agent what to do.');
    reader.insist(reader.text('docs-repository') === undefined || !remote, 'Input `docs-repository` cannot be used with `base-url`, because the service has its own documentation. Remove one of them.');
    reader.insist(!remote || reader.text('context-repositories') === undefined, 'Input `context-repositories` cannot be used with `base-url`, because the service reads its own. Set it in the settings of the project there.');
    reader.insist(embedded.agentCommand === undefined || reader.text('model-url') === undefined, 'Inputs `agent-command` and `model-url` cannot be used together. Set only one of them.');
    reader.insist(embedded.modelUrl === undefined || embedded.model !== undefined, 'Input `model-url` requires `model`: the name of the model to use.');
    reader.insist(embedded.stateKey === undefined || embedded.stateKey.length >= MIN_STATE_KEY, `Input \`state-key\` must have at least ${MIN_STATE_KEY} characters; \`openssl rand -hex 32\` generates one.`);
    reader.insist(command.allowedBots.every((login) => /^[\w-]+(?:\[bot\])?$/.test(login)), 'Input `allowed-bots` must be a list of logins such as `my-app[bot]`; patterns are not allowed.');
    const { dateFrom, dateTo } = views;
    reader.insist(dateFrom === undefined || dateTo === undefined || dateFrom < dateTo, 'Input `date-to` must be later than `date-from`. It is the day after the last day to export.');
}
function url(reader, name) {
    const must = 'must be a URL that starts with https:// or http://';
    const value = reader.matching(name, /^https?:\/\/[^\s/?#@]+(?:\/[^\s?#]*)?$/i, must);
    return value?.replace(/\/+$/, '');
}
function date(reader, name) {
    const isDay = (value) => /^\d{4}-\d{2}-\d{2}$/.test(value) && (0,_contract_values_js__WEBPACK_IMPORTED_MODULE_0__/* .isDate */ .$P)(value);
    return reader.matching(name, isDay, 'must be a date such as 2026-11-01');
}
function orDefault(list, fallback) {
    return list.length > 0 ? list : [...fallback];
}
class InputReader {
    problems = [];
    #get;
    constructor(get) {
        this.#get = get;
    }
    text(name) {
        return this.#get(name) || undefined;
    }
    flag(name, fallback) {
        const value = this.text(name);
        if (value === undefined)
            return fallback;
        if (/^(?:true|false)$/i.test(value))
            return value.toLowerCase() === 'true';
        this.#wrong(name, 'must be `true` or `false`', value);
        return fallback;
    }
    wholeNumber(name, range) {
        const value = this.text(name);
        if (value === undefined)
            return undefined;
        const number = /^\d{1,15}$/.test(value) ? Number(value) : Number.NaN;
        if (number >= range.min && number <= (range.max ?? Number.MAX_SAFE_INTEGER))
            return number;
        const limits = range.max === undefined ? `≥ ${range.min}` : `from ${range.min} to ${range.max}`;
        this.#wrong(name, `must be a whole number ${limits}`, value);
        return undefined;
    }
    choice(name, choices, fallback) {
        const value = this.text(name) ?? fallback;
        const found = choices.find((choice) => choice === value);
        if (found)
            return found;
        this.#wrong(name, `must be one of ${listed(choices)}`, value);
        return fallback;
    }
    choices(name, choices, fallback) {
        const values = this.list(name);
        if (values.length === 0)
            return [...fallback];
        for (const value of values) {
            if (!choices.some((choice) => choice === value)) {
                this.#wrong(name, `must be a list of ${listed(choices)}`, value);
            }
        }
        return choices.filter((choice) => values.includes(choice));
    }
    /** One per line, or separated by commas; commas inside `{a,b}` belong to the glob. */
    list(name) {
        const parts = (this.text(name) ?? '').split('\n').flatMap(splitOutsideBraces);
        return [...new Set(parts.map((part) => part.trim()).filter((part) => part !== ''))];
    }
    globs(name) {
        const globs = this.list(name);
        if (globs.length > _shared_glob_js__WEBPACK_IMPORTED_MODULE_3__/* .MAX_GLOBS */ .zt)
            this.insist(false, `Input \`${name}\` has more than ${_shared_glob_js__WEBPACK_IMPORTED_MODULE_3__/* .MAX_GLOBS */ .zt} globs.`);
        const wrong = globs
            .slice(0, _shared_glob_js__WEBPACK_IMPORTED_MODULE_3__/* .MAX_GLOBS */ .zt)
            .flatMap((glob) => (0,_shared_glob_js__WEBPACK_IMPORTED_MODULE_3__/* .globProblem */ .AI)(glob.replace(/^!/, '')) ?? []);
        for (const sentence of wrong) {
            this.problems.push({
                inLog: `Input \`${name}\`: ${sentence}`,
                onThread: `Input \`${name}\` contains a glob that is not valid.`,
            });
        }
        this.insist(globs.length === 0 || !globs.every((glob) => glob.startsWith('!')), `Input \`${name}\` only excludes files; add a glob for the files to include.`);
        return globs;
    }
    /** One per line, or separated by commas. */
    repositories(name, max) {
        const parts = (this.text(name) ?? '').split(/[\n,]/).map((part) => part.trim());
        const names = parts.filter((part) => part !== '');
        const wrong = names.find((part) => !(0,_contract_values_js__WEBPACK_IMPORTED_MODULE_0__/* .isRepositoryName */ .en)(part)) ?? repeatedName(names);
        const must = `must be a list of at most ${max} repositories such as \`acme/handbook\`, each named once`;
        if (wrong !== undefined || names.length > max)
            this.#wrong(name, must, wrong ?? `${names.length} of them`);
        return names.slice(0, max);
    }
    matching(name, fits, must) {
        const value = this.text(name);
        if (value === undefined)
            return undefined;
        if (typeof fits === 'function' ? fits(value) : fits.test(value))
            return value;
        this.#wrong(name, must, value);
        return undefined;
    }
    /** For rules that involve several inputs; `sentence` names them, without their values. */
    insist(holds, sentence) {
        if (!holds)
            this.problems.push({ inLog: sentence, onThread: sentence });
    }
    #wrong(name, must, value) {
        const shown = value.length > 60 ? `${value.slice(0, 60)}…` : value;
        const rule = `Input \`${name}\` ${must}`;
        this.problems.push({
            inLog: `${rule}; got \`${shown.replace(/\s+/g, ' ')}\`.`,
            onThread: `${rule}.`,
        });
    }
}
function splitOutsideBraces(line) {
    const parts = [];
    let [start, depth] = [0, 0];
    for (let at = 0; at < line.length; at += 1) {
        if (line[at] === '{')
            depth += 1;
        if (line[at] === '}')
            depth -= 1;
        if (line[at] !== ',' || depth > 0)
            continue;
        parts.push(line.slice(start, at));
        start = at + 1;
    }
    return [...parts, line.slice(start)];
}
/** One that is there twice: to GitHub, case makes no difference. */
function repeatedName(names) {
    const lower = names.map((name) => name.toLowerCase());
    return names.find((_, index) => lower.indexOf(lower[index] ?? '') !== index);
}
function listed(values) {
    return values.map((value) => `\`${value}\``).join(', ');
}


/***/ }),

/***/ 81910:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   OZ: () => (/* binding */ settingAt),
/* harmony export */   d1: () => (/* binding */ organizationOf),
/* harmony export */   o4: () => (/* binding */ parseConfig),
/* harmony export */   readSettings: () => (/* binding */ readSettings),
/* harmony export */   settingsOf: () => (/* binding */ settingsOf),
/* harmony export */   u0: () => (/* binding */ lockedWords),
/* harmony export */   warnOfLocked: () => (/* binding */ warnOfLocked)
/* harmony export */ });
/* unused harmony export SETTING_NAMES */
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(42047);
/* harmony import */ var _contract_schemas_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51947);
/* harmony import */ var _shared_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(42205);
/* harmony import */ var _shared_similar_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(55069);
/* harmony import */ var _shared_text_yaml_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(75783);
/* harmony import */ var _config_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(43090);
// The effective settings: the repository's over the organization's over the defaults, setting by
// setting. What the organization has locked, no repository changes.






const ORGANIZATION_REPOSITORY = '.github';
/** Prices belong together; of any other group, each setting has an origin of its own. */
const SETTING_NAMES = (0,_config_js__WEBPACK_IMPORTED_MODULE_3__.settingsIn)().flatMap((group) => {
    const inner = group === 'prices' ? [] : (0,_config_js__WEBPACK_IMPORTED_MODULE_3__.settingsIn)(group);
    return inner.length === 0 ? [group] : inner.map((key) => `${group}.${key}`);
});
const LOCKABLE = new Set([...SETTING_NAMES, ...(0,_config_js__WEBPACK_IMPORTED_MODULE_3__.settingsIn)()]);
const OrganizationFile = _config_js__WEBPACK_IMPORTED_MODULE_3__.SettingsFile.extend({
    locked: zod__WEBPACK_IMPORTED_MODULE_4__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP()
        .refine((name) => LOCKABLE.has(name), 'is not the name of a setting, such as `budget`'))
        .max(_config_js__WEBPACK_IMPORTED_MODULE_3__.MAX_ENTRIES)
        .default([]),
});
function parseConfig(text) {
    return text === null ? _config_js__WEBPACK_IMPORTED_MODULE_3__.DEFAULT_CONFIG : readSettings({ repository: text }).config;
}
function readSettings(texts) {
    const { repository, organization = null, organizationName = '' } = texts;
    const ours = readSettingsFile(repository ?? '', `\`${_config_js__WEBPACK_IMPORTED_MODULE_3__.CONFIG_PATH}\` on the default branch`, _config_js__WEBPACK_IMPORTED_MODULE_3__.SettingsFile);
    const theirs = readSettingsFile(organization ?? '', `\`${_config_js__WEBPACK_IMPORTED_MODULE_3__.ORGANIZATION_PATH}\` in ${organizationName}`, OrganizationFile);
    const locked = lockedNames(theirs.said.locked ?? []);
    const chosen = SETTING_NAMES.map((name) => {
        const [own, organizations] = [settingAt(ours.said, name), settingAt(theirs.said, name)];
        const isLocked = locked.has(name);
        const overruled = isLocked && own !== undefined && !same(own, organizations);
        const mine = own !== undefined && !isLocked;
        const from = mine ? 'repository' : organizations === undefined ? 'default' : 'organization';
        return { name, from, locked: isLocked, overruled, said: mine ? own : organizations };
    });
    const config = checked(assembled(chosen), chosen, ours, theirs);
    return {
        config,
        origins: new Map(chosen.map(({ name, from, locked, said }) => [
            name,
            { from, locked, value: said ?? settingAt(config, name) },
        ])),
        overruled: chosen.flatMap(({ name, overruled }) => (overruled ? [name] : [])),
    };
}
/** The names of single settings. A budget would be endless where the prices can be set to zero. */
function lockedNames(entries) {
    const all = entries.some((name) => /^budget\b/.test(name)) ? [...entries, 'prices'] : entries;
    return new Set(SETTING_NAMES.filter((name) => all.some((one) => `${name}.`.startsWith(`${one}.`))));
}
function assembled(chosen) {
    const whole = {};
    for (const { name, said } of chosen) {
        if (said === undefined)
            continue;
        const [group = '', key] = name.split('.');
        whole[group] = key === undefined ? said : { ...Object(whole[group]), [key]: said };
    }
    return whole;
}
/** Each file is valid by itself; together they may still not be. */
function checked(whole, chosen, ours, theirs) {
    const result = _config_js__WEBPACK_IMPORTED_MODULE_3__.Config.safeParse(whole);
    if (result.success)
        return result.data;
    const { issues } = result.error;
    const group = String(issues[0]?.path[0]);
    const fromUs = chosen.some(({ name, from }) => from === 'repository' && `${name}.`.startsWith(`${group}.`));
    return (fromUs ? ours : theirs).refuse(issues);
}
/** `name`: such as `agent.max-minutes`. */
function settingAt(settings, name) {
    const [group = '', key] = name.split('.');
    const outer = settings[group];
    return key === undefined ? outer : outer?.[key];
}
const same = (one, other) => JSON.stringify(one) === JSON.stringify(other);
/** `where`: what people call the file. */
function readSettingsFile(text, where, schema) {
    const excess = (0,_shared_text_yaml_js__WEBPACK_IMPORTED_MODULE_2__.yamlExcess)(text);
    if (excess !== undefined)
        refuse(where, [`The file has ${excess}.`]);
    const { value, problems, lineOf } = (0,_shared_text_yaml_js__WEBPACK_IMPORTED_MODULE_2__.readYaml)(text, { aliases: false });
    if (problems.length > 0) {
        refuse(where, problems.map(({ line, message }) => problem(line, message)));
    }
    const said = (value ?? {});
    const result = schema.safeParse(said, { error: _contract_schemas_js__WEBPACK_IMPORTED_MODULE_0__/* .demand */ .wo });
    if (!result.success) {
        refuse(where, result.error.issues.flatMap((issue) => problemsOf(issue, lineOf)));
    }
    return {
        said,
        refuse: (issues) => refuse(where, issues.map(({ path, message }) => problem(lineOf(path), named(path, message)))),
    };
}
function problemsOf(issue, lineOf) {
    if (issue.code !== 'unrecognized_keys') {
        return [problem(lineOf(issue.path), named(issue.path, issue.message))];
    }
    // Deeper ones depend on more than their name.
    const known = issue.path.length > 1 ? [] : (0,_config_js__WEBPACK_IMPORTED_MODULE_3__.settingsIn)(issue.path[0]);
    return issue.keys
        .slice(0, _config_js__WEBPACK_IMPORTED_MODULE_3__.MAX_ENTRIES)
        .map((key) => problem(lineOf([...issue.path, key], 'key'), `\`${key}\` is not a setting${remedy(key, known)}`));
}
function remedy(key, known) {
    const near = (0,_shared_similar_js__WEBPACK_IMPORTED_MODULE_5__/* .nearest */ .p)(key, known);
    if (near)
        return `. Did you mean \`${near}\`?`;
    if (known.length === 0)
        return ' here';
    return `; available settings: ${known.map((name) => `\`${name}\``).join(', ')}`;
}
/** Most messages go on after the name: `must be a list`. */
function named(path, message) {
    const name = path.length === 0 ? 'The file' : `\`${path.join('.')}\``;
    return /^(?:must|needs|is|has|ends)\b/.test(message)
        ? `${name} ${message}`
        : `${name}: ${message}`;
}
function problem(line, message) {
    return `Line ${line}: ${message.replace(/[.?]?$/, (end) => end || '.')}`;
}
function refuse(where, details) {
    throw new _shared_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .InvalidRequest */ .zh(`${where} is not valid. Fix the problems listed and run again.`, {
        details: details.slice(0, _config_js__WEBPACK_IMPORTED_MODULE_3__.MAX_ENTRIES),
    });
}
// The settings of a repository and of the organization that it belongs to.
function settingsOf(repository, own, organization) {
    const organizationName = organizationOf(repository);
    return readSettings({ repository: own, organization, organizationName });
}
function organizationOf(repository) {
    return `${repository.split('/')[0]}/${ORGANIZATION_REPOSITORY}`;
}
function warnOfLocked({ overruled }, repository, log) {
    if (overruled.length > 0)
        log.warn(lockedWords(overruled, repository));
}
function lockedWords(names, repository) {
    const all = names.map((name) => `\`${name}\``).join(', ');
    const [them, values] = names.length === 1 ? ['it', 'value is'] : ['them', 'values are'];
    return `\`${_config_js__WEBPACK_IMPORTED_MODULE_3__.CONFIG_PATH}\` sets ${all}, but ${organizationOf(repository)} locks ${them}, so the organization's ${values} used. Remove ${them} from the file.`;
}


/***/ }),

/***/ 99916:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $e: () => (/* binding */ Origin),
/* harmony export */   A3: () => (/* binding */ reasonOf),
/* harmony export */   E$: () => (/* binding */ Waiting),
/* harmony export */   IQ: () => (/* binding */ addSent),
/* harmony export */   Jr: () => (/* binding */ failing),
/* harmony export */   KP: () => (/* binding */ CheckResult),
/* harmony export */   L4: () => (/* binding */ stateOf),
/* harmony export */   VW: () => (/* binding */ inReach),
/* harmony export */   XK: () => (/* binding */ SENT_HEADS),
/* harmony export */   _U: () => (/* binding */ Usage),
/* harmony export */   cg: () => (/* binding */ cursorOf),
/* harmony export */   dW: () => (/* binding */ isJobId),
/* harmony export */   eQ: () => (/* binding */ sentCells),
/* harmony export */   fS: () => (/* binding */ readCursor),
/* harmony export */   gD: () => (/* binding */ CANCELLED),
/* harmony export */   k0: () => (/* binding */ LATEST),
/* harmony export */   ll: () => (/* binding */ newestFirst),
/* harmony export */   zW: () => (/* binding */ asks)
/* harmony export */ });
/* unused harmony export SentRequests */
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(42047);
/* harmony import */ var _shared_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(42205);
/* harmony import */ var _shared_runtime_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(82860);
// Parts of a job that its record and the wire have in common.



/** The reason of a job that someone canceled. */
const CANCELLED = 'cancelled';
/** The agent asks something and changed nothing: what comes next is the requester's answer. */
function asks(job) {
    const { question, changed } = job?.docket ?? {};
    return job?.status === 'completed' && Boolean(question) && changed === false;
}
/** The job's state in a sentence. */
function stateOf(job) {
    const { status, docket } = job;
    if (asks(job))
        return 'waiting for an answer';
    return status === 'failed' && docket?.reason === CANCELLED ? 'canceled' : status;
}
/** Why it ended as it did, for people. */
function reasonOf({ docket }) {
    const { reason, canceledBy } = docket ?? {};
    if (reason !== CANCELLED)
        return reason ?? null;
    return canceledBy === undefined ? 'Canceled.' : `Canceled by ${canceledBy}.`;
}
/** Something outside is away: why, and when it is tried again. See `shared/waiting.ts`. */
const Waiting = zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({
    since: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(),
    attempts: zod__WEBPACK_IMPORTED_MODULE_2__/* .int */ .Whr(),
    nextAttempt: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().nullable(),
    reason: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(),
});
const CheckResult = zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({
    name: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(),
    ok: zod__WEBPACK_IMPORTED_MODULE_2__/* .boolean */ .zMY(),
    /** One line for a reviewer: what was looked at, or what is wrong. */
    summary: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(),
    /** The pull request should not be merged while it fails. */
    required: zod__WEBPACK_IMPORTED_MODULE_2__/* .boolean */ .zMY().optional(),
});
/** The checks that keep a pull request from being ready. */
function failing(checks) {
    return (checks ?? []).filter(({ ok, required }) => !ok && required);
}
/** What an agent sent over the network: requests to one address with the same outcome, summed up. */
const SentRequests = zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({
    host: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(),
    /** Empty for a connection that Docket cannot look into. */
    path: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(),
    /**
     * The HTTP status, `connected`, `refused` by Docket because it is not listed, `refused: …` for any
     * other reason, `not needed` (refused, too), or `failed`.
     */
    outcome: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(),
    count: zod__WEBPACK_IMPORTED_MODULE_2__/* .int */ .Whr(),
    sentBytes: zod__WEBPACK_IMPORTED_MODULE_2__/* .int */ .Whr(),
    receivedBytes: zod__WEBPACK_IMPORTED_MODULE_2__/* .int */ .Whr(),
    /** As reported by the provider. */
    tokens: zod__WEBPACK_IMPORTED_MODULE_2__/* .int */ .Whr(),
    milliseconds: zod__WEBPACK_IMPORTED_MODULE_2__/* .int */ .Whr(),
});
/** An agent can try any number of addresses. */
const MAX_SENT = 30;
/** Sums up what is alike; what goes beyond the limit is one entry for each outcome. */
function addSent(all, more) {
    const sums = new Map();
    for (const one of [...all, ...more]) {
        const own = keyOf(one);
        const isRoom = sums.has(own) || sums.size < MAX_SENT;
        const row = isRoom ? one : { ...one, host: 'other addresses', path: '' };
        const before = sums.get(keyOf(row));
        sums.set(keyOf(row), before ? addRow(before, row) : row);
    }
    return [...sums.values()];
}
/** Heads of the table "What left the machine", and its rows as plain text from outside. */
const SENT_HEADS = ['Address', 'Requests', 'Result', 'Sent', 'Received', 'Tokens', 'Time'];
function sentCells(row) {
    const size = (bytes) => `${Math.ceil(bytes / 1000).toLocaleString('en')} kB`;
    return [
        row.host + row.path,
        row.count.toLocaleString('en'),
        row.outcome,
        size(row.sentBytes),
        size(row.receivedBytes),
        row.tokens === 0 ? '' : row.tokens.toLocaleString('en'),
        `${(row.milliseconds / 1000).toFixed(1)} s`,
    ];
}
const keyOf = ({ host, path, outcome }) => `${host} ${path} ${outcome}`;
function addRow(a, b) {
    return {
        ...a,
        count: a.count + b.count,
        sentBytes: a.sentBytes + b.sentBytes,
        receivedBytes: a.receivedBytes + b.receivedBytes,
        tokens: a.tokens + b.tokens,
        milliseconds: a.milliseconds + b.milliseconds,
    };
}
const Usage = zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({
    steps: zod__WEBPACK_IMPORTED_MODULE_2__/* .number */ .aig().optional(),
    inputTokens: zod__WEBPACK_IMPORTED_MODULE_2__/* .number */ .aig().optional(),
    /** Those of the input that the endpoint had in its cache. */
    cachedInputTokens: zod__WEBPACK_IMPORTED_MODULE_2__/* .number */ .aig().optional(),
    outputTokens: zod__WEBPACK_IMPORTED_MODULE_2__/* .number */ .aig().optional(),
    seconds: zod__WEBPACK_IMPORTED_MODULE_2__/* .number */ .aig().optional(),
    /** In millionths of a US dollar; absent when no prices are set. */
    costMicros: zod__WEBPACK_IMPORTED_MODULE_2__/* .int */ .Whr().min(0).optional(),
    /** Not all tokens are known, so the numbers and the cost are only lower limits. */
    incomplete: zod__WEBPACK_IMPORTED_MODULE_2__/* .boolean */ .zMY().optional(),
    /** Tokens of requests that were sent and never answered: at most so many. They count as spent. */
    reserved: zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({ inputTokens: zod__WEBPACK_IMPORTED_MODULE_2__/* .number */ .aig(), outputTokens: zod__WEBPACK_IMPORTED_MODULE_2__/* .number */ .aig() }).optional(),
    /** Their cost, in millionths of a US dollar. */
    reservedMicros: zod__WEBPACK_IMPORTED_MODULE_2__/* .int */ .Whr().min(0).optional(),
    /** What left the machine. */
    sent: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(SentRequests).optional(),
});
/** Where a request came from. Recorded with the job; never contains fetched text. */
const Origin = zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({
    /** Login of the person, or the workflow's name. */
    requester: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().optional(),
    /** Who it was where that is no account of the code host: an API key, or the server's operator. */
    actor: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().optional(),
    /** Issue or pull request with the request, and where the reply goes. */
    thread: zod__WEBPACK_IMPORTED_MODULE_2__/* .int */ .Whr().optional(),
    /** Where that is, as `OWNER/NAME`; absent: in the job's own repository. */
    repository: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().optional(),
    /** The triggering comment. */
    comment: zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({
        id: zod__WEBPACK_IMPORTED_MODULE_2__/* .int */ .Whr(),
        kind: zod__WEBPACK_IMPORTED_MODULE_2__/* ["enum"] */ .k5n(['issue', 'review-comment', 'review']),
        /** Which of its commands it was, from the second on: 2, 3, … */
        part: zod__WEBPACK_IMPORTED_MODULE_2__/* .int */ .Whr().min(2).optional(),
    })
        .optional(),
    /** For a pull request: its head as it was when the request was claimed. */
    pull: zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({
        headRef: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(),
        headSha: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(),
        sameRepository: zod__WEBPACK_IMPORTED_MODULE_2__/* .boolean */ .zMY(),
        /** False when it was merged or closed by then: nothing is stacked on it. */
        open: zod__WEBPACK_IMPORTED_MODULE_2__/* .boolean */ .zMY().optional(),
    })
        .optional(),
    /** Checks failed on this commit, and nobody had to ask. */
    checks: zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({ headSha: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP() }).optional(),
    /** To fix what the documentation check finds at this commit. */
    drift: zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({ headSha: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP() }).optional(),
    /** To take back the job's last change. */
    undo: zod__WEBPACK_IMPORTED_MODULE_2__/* .literal */ .euz(true).optional(),
    /** A workflow asked for it, not a comment: on which event, and why, in a sentence for people. */
    workflow: zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({
        event: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(),
        why: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().optional(),
        /** What found something to do; absent: the workflow itself asked. */
        mode: zod__WEBPACK_IMPORTED_MODULE_2__/* ["enum"] */ .k5n(['improve']).optional(),
    })
        .optional(),
    /** When it was asked (ISO 8601): what was edited later is not what the asker saw. */
    askedAt: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().optional(),
    /** A web address for people. */
    url: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().optional(),
});
function isJobId(id) {
    return /^[\w-]{1,64}$/.test(id);
}
/** For sorting. */
function newestFirst(a, b) {
    if (a.createdAt !== b.createdAt)
        return a.createdAt > b.createdAt ? -1 : 1;
    return a.id === b.id ? 0 : a.id > b.id ? -1 : 1;
}
/** A place in the order and nothing else: whoever changes one only gets other jobs of the project. */
function cursorOf({ createdAt, id }) {
    return Buffer.from(`${createdAt} ${id}`).toString('base64url');
}
function readCursor(cursor) {
    const [createdAt = '', id = '', ...rest] = Buffer.from(cursor, 'base64url')
        .toString('utf8')
        .split(' ');
    if (rest.length === 0 && isJobId(id) && isTime(createdAt)) {
        return { createdAt, id };
    }
    throw new _shared_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .InvalidRequest */ .zh('Parameter `cursor` is not valid. Use `nextCursor` of the previous page, or leave it out.');
}
/** From 1970 to 9999: a clock can show more, but not every store. */
const LATEST = Date.UTC(9999, 11, 31);
const inReach = (time) => Math.min(LATEST, Math.max(0, time));
function isTime(text) {
    const time = Date.parse(text);
    return time === inReach(time) && (0,_shared_runtime_js__WEBPACK_IMPORTED_MODULE_1__/* .isoTime */ .Ly)(time) === text;
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

/***/ 33379:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C5: () => (/* binding */ readDocsPaths),
/* harmony export */   Ce: () => (/* binding */ FILE_MODES),
/* harmony export */   bK: () => (/* binding */ DEFAULT_DOCS_PATHS),
/* harmony export */   xE: () => (/* binding */ CONTEXT_FOLDER)
/* harmony export */ });
/* harmony import */ var _shared_glob_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77012);
// What an agent changed, one entry per path: the diff that the fence and the scan look at.

const FILE_MODES = ['100644', '100755', '120000', '160000'];
// `docs-paths`: globs of the files that a change may touch, and names of single ones.
const DEFAULT_DOCS_PATHS = [
    'docs/**',
    '**/*.md',
    '**/*.mdx',
    'docs.json',
];
/** Where an agent finds other repositories in its copy, while it runs. */
const CONTEXT_FOLDER = '.docket-context';
function readDocsPaths(globs) {
    const open = (0,_shared_glob_js__WEBPACK_IMPORTED_MODULE_0__/* .matchesAny */ ._I)(globs);
    const each = globs
        .filter((glob) => !glob.startsWith('!'))
        .map((glob) => ({ glob, fits: (0,_shared_glob_js__WEBPACK_IMPORTED_MODULE_0__/* .matchesAny */ ._I)([glob]) }));
    return {
        covering: (path) => open(path) ? each.filter(({ fits }) => fits(path)).map(({ glob }) => glob) : [],
        lists: (path) => globs.includes(path) && open(path),
        text: globs.join(', '),
    };
}


/***/ }),

/***/ 42423:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E9: () => (/* binding */ dollars),
/* harmony export */   _: () => (/* binding */ decimal),
/* harmony export */   pJ: () => (/* binding */ NOT_MEASURED),
/* harmony export */   rs: () => (/* binding */ costText)
/* harmony export */ });
/** Millionths of a dollar as people read them: cents, or four decimals below a dollar; rounded up. */
function dollars(micros) {
    return `$${decimal(Math.ceil(micros / 100) * 100, micros >= 1_000_000 ? 2 : 4)}`;
}
/** Millionths of a dollar as a number for programs, exactly: `0.0123`. */
function decimal(micros, digits = 6) {
    const step = 10 ** (6 - digits);
    const rounded = Math.ceil(micros / step) * step;
    const fraction = String(rounded % 1_000_000)
        .padStart(6, '0')
        .replace(/0{1,4}$/, '');
    return `${Math.floor(rounded / 1_000_000)}.${fraction}`;
}
/** What a person reads where nobody measured it, as with programs that report no tokens. */
const NOT_MEASURED = 'not measured';
/** A cost of zero is not shown where a part is unknown: “at least $0” tells nobody anything. */
function costText({ costMicros, incomplete, }) {
    if (costMicros === undefined || (incomplete && costMicros === 0))
        return NOT_MEASURED;
    return `${incomplete ? 'at least ' : ''}${dollars(costMicros)}`;
}


/***/ }),

/***/ 93553:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   o: () => (/* binding */ deepFreeze)
/* harmony export */ });
/**
 * The value and everything in it can no longer be changed: it may be handed out without a copy. What
 * is frozen already is taken to be frozen throughout.
 */
function deepFreeze(value) {
    if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
        Object.freeze(value);
        for (const inner of Object.values(value))
            deepFreeze(inner);
    }
    return value;
}


/***/ }),

/***/ 77012:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AI: () => (/* binding */ globProblem),
/* harmony export */   SO: () => (/* binding */ compileGlob),
/* harmony export */   U0: () => (/* binding */ GlobProblem),
/* harmony export */   _I: () => (/* binding */ matchesAny),
/* harmony export */   zt: () => (/* binding */ MAX_GLOBS)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(42205);
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
/** For all alternatives of a glob together. */
const MAX_TOKENS = 2_000;
/** In one list. */
const MAX_GLOBS = 200;
/** What is wrong with a glob, as a sentence for its author. */
class GlobProblem extends _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .SetupError */ .w3 {
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
        if (live.size === 0)
            break;
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


/***/ }),

/***/ 72209:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (/* binding */ boundedFetch)
/* harmony export */ });
// Answers of bounded size, counted as they are read and after they are unpacked: 4 KB can become 700 MB.
/** A hundred comments of the largest size have half of it. */
const MOST_BYTES = 64_000_000;
function boundedFetch(send) {
    return async (input, init) => {
        const response = await send(input, init);
        const { body, status, statusText, headers, url } = response;
        if (!body)
            return response;
        const bounded = new Response(body.pipeThrough(limitBytes(url)), {
            status,
            statusText,
            headers,
        });
        return Object.defineProperty(bounded, 'url', { value: url });
    };
}
function limitBytes(url) {
    let bytes = 0;
    return new TransformStream({
        transform(part, controller) {
            bytes += part.length;
            if (bytes <= MOST_BYTES)
                controller.enqueue(part);
            else
                controller.error(new Error(`${new URL(url).host} sent more than 64 MB.`));
        },
    });
}


/***/ }),

/***/ 10031:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D6: () => (/* binding */ gitNetwork),
/* harmony export */   Gt: () => (/* binding */ fetchFor),
/* harmony export */   Ol: () => (/* binding */ proxyOf),
/* harmony export */   Pd: () => (/* binding */ isCleartext),
/* harmony export */   U9: () => (/* binding */ isLoopback),
/* harmony export */   Ve: () => (/* binding */ githubFetchFor),
/* harmony export */   bD: () => (/* binding */ PROXY_VARIABLES)
/* harmony export */ });
/* harmony import */ var node_net__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77030);
/* harmony import */ var _bounded_fetch_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(72209);
// Outgoing connections: through the proxy from the environment, for the service, GitHub, the model,
// and git.


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
const LOOPBACK = new node_net__WEBPACK_IMPORTED_MODULE_0__.BlockList();
LOOPBACK.addSubnet('127.0.0.0', 8);
LOOPBACK.addAddress('::1', 'ipv6');
/** The host of a URL, in which an IPv6 address has brackets. */
function isLoopback(hostname) {
    if (hostname === 'localhost' || hostname.endsWith('.localhost'))
        return true;
    const address = hostname.replace(/^\[(.*)\]$/, '$1');
    return (0,node_net__WEBPACK_IMPORTED_MODULE_0__.isIP)(address) !== 0 && LOOPBACK.check(address, (0,node_net__WEBPACK_IMPORTED_MODULE_0__.isIPv4)(address) ? 'ipv4' : 'ipv6');
}
/** For requests to GitHub. */
function githubFetchFor(env) {
    return (0,_bounded_fetch_js__WEBPACK_IMPORTED_MODULE_1__/* .boundedFetch */ .A)(fetchFor(env));
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

/***/ 23771:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   J1: () => (/* binding */ COMMAND_WORD),
/* harmony export */   Jg: () => (/* binding */ isWord),
/* harmony export */   QC: () => (/* binding */ startsLine)
/* harmony export */ });
// Lines of Markdown, for those who must not load its parser.
const COMMAND_WORD = /^\/[\w-]+$/;
/** Does a line start here? Up to three spaces may come first; four make code. */
function startsLine(text, at) {
    let start = at;
    while (at - start < 3 && text[start - 1] === ' ')
        start -= 1;
    return start === 0 || text[start - 1] === '\n' || text[start - 1] === '\r';
}
/**
 * The word in upper or lower case, as workflows compare it. Spaces and punctuation end it, and nothing
 * else: a slash, an invisible, or a look-alike character makes another word.
 */
function isWord(text, at, word) {
    const end = at + word.length;
    const found = text.slice(at, end);
    // Some letters that are not ASCII become ASCII in lower case.
    if (text[at] !== word[0] || !COMMAND_WORD.test(found))
        return false;
    return found.toLowerCase() === word.toLowerCase() && WORD_END.test(text.slice(end, end + 2));
}
const WORD_END = /^(?:$|[ \t\u00a0\r\n:,;：，、；]|[.!?…](?:$|[ \t\u00a0\r\n.!?…]))/;


/***/ }),

/***/ 75783:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I: () => (/* binding */ openYaml),
/* harmony export */   _: () => (/* binding */ MAX_YAML_CHARACTERS),
/* harmony export */   readYaml: () => (/* binding */ readYaml),
/* harmony export */   yamlExcess: () => (/* binding */ yamlExcess)
/* harmony export */ });
/* harmony import */ var yaml__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(38815);
// YAML from outside: limited before it is parsed, and read in one pass. The parser compares each key
// with all others of its map; here each is looked up once.

const MAX_YAML_CHARACTERS = 64_000;
/** Line breaks, commas, and brackets: whatever can begin an entry. */
const MAX_ENTRIES = 3_000;
const ENTRY = /[\n,[{]/g;
/** What makes a text too large to be parsed, or undefined. */
function yamlExcess(text) {
    if (text.length > MAX_YAML_CHARACTERS)
        return `more than ${MAX_YAML_CHARACTERS / 1000},000 characters`;
    let entries = 0;
    for (const _ of text.matchAll(ENTRY))
        entries += 1;
    return entries > MAX_ENTRIES
        ? `more than ${MAX_ENTRIES / 1000},000 lines and list items`
        : undefined;
}
/** For a text that was found small enough, mostly by `yamlExcess`. */
function readYaml(text, { aliases }) {
    const lines = new yaml__WEBPACK_IMPORTED_MODULE_0__/* .LineCounter */ .HN();
    const placeAt = (offset = 0) => {
        const { line, col: column } = lines.linePos(offset);
        return { line, column };
    };
    const problems = [];
    try {
        const document = (0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .parseDocument */ .Tp)(text, {
            lineCounter: lines,
            prettyErrors: false,
            logLevel: 'silent',
            uniqueKeys: false,
        });
        for (const { pos, message } of document.errors)
            problems.push({ ...placeAt(pos[0]), message: inWords(message) });
        for (const { offset, message } of wrongNodes(document, aliases))
            problems.push({ ...placeAt(offset), message });
        return {
            value: problems.length > 0 ? undefined : document.toJS(),
            problems,
            gaveUp: false,
            lineOf: lineFinder(document, (offset) => placeAt(offset).line),
        };
    }
    catch (error) {
        problems.push({ line: 1, column: 1, message: inWords(error.message) });
        return { value: undefined, problems, gaveUp: true, lineOf: () => 1 };
    }
}
/** The nodes with their places, for a small edit; null unless it is a plain map that can be read. */
function openYaml(text) {
    if (yamlExcess(text) !== undefined)
        return null;
    try {
        const document = (0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .parseDocument */ .Tp)(text, { logLevel: 'silent', uniqueKeys: false });
        const isFine = document.errors.length === 0 && wrongNodes(document, true).length === 0;
        return isFine && (0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isMap */ .jh)(document.contents)
            ? document
            : null;
    }
    catch {
        return null;
    }
}
/** The parser calls itself for each level. */
const inWords = (message) => message.startsWith('Maximum call stack') ? 'There are too many levels' : message;
function wrongNodes(document, aliases) {
    const found = [];
    (0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .visit */ .YR)(document, {
        Alias(_, { range }) {
            if (aliases)
                return;
            const message = 'Aliases are not allowed; write the value out';
            found.push({ ...(range && { offset: range[0] }), message });
        },
        Map(_, { items }) {
            const keys = new Set();
            for (const { key } of items) {
                const name = nameOf(key);
                const range = key?.range;
                const wrong = keys.has(name)
                    ? 'Map keys must be unique'
                    : // The parser writes a key as text anew for each key around it: 600 bytes took 15 s.
                        !(0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isScalar */ .jn)(key) && !(0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isAlias */ .Vj)(key) && key !== null && 'Map keys must be plain values';
                if (wrong)
                    found.push({ ...(range && { offset: range[0] }), message: wrong });
                keys.add(name);
            }
        },
    });
    return found;
}
/** As a property of an object. A key that is no plain value is only like itself. */
const nameOf = (key) => ((0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isScalar */ .jn)(key) ? String(key.value) : key);
function lineFinder(document, lineAt) {
    const indexes = new Map();
    const child = (node, step) => {
        if ((0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isSeq */ .oP)(node))
            return { value: node.items[Number(step)] };
        if (!(0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isMap */ .jh)(node))
            return {};
        let index = indexes.get(node);
        if (!index) {
            index = new Map(node.items.map((pair) => [nameOf(pair.key), pair]));
            indexes.set(node, index);
        }
        return index.get(String(step)) ?? {};
    };
    return (path, of = 'value') => {
        let node = document.contents;
        let last = node;
        for (const step of path) {
            const { key, value } = child(node, step);
            node = value ?? key;
            if (node === undefined || node === null || (0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isAlias */ .Vj)(node))
                break;
            last = of === 'key' ? (key ?? node) : node;
        }
        return lineAt(last?.range?.[0]);
    };
}


/***/ }),

/***/ 16961:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   pagedViews: () => (/* binding */ pagedViews)
/* harmony export */ });
/* unused harmony export ahead */
/* harmony import */ var _contract_schemas_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51947);
/* harmony import */ var _shared_days_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(65529);
/* harmony import */ var _requests_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(60680);



const MOST_AHEAD = 4;
const DAYS_AHEAD = 3;
function pagedViews(service, limits, runtime) {
    const requests = new _requests_js__WEBPACK_IMPORTED_MODULE_2__/* .Requests */ .lv(service, limits, runtime);
    return {
        async *pages(projectId, range, { signal } = {}) {
            let offset = 0;
            const ask = () => {
                const request = { ...range, limit: _contract_schemas_js__WEBPACK_IMPORTED_MODULE_0__/* .MAX_VIEWS_LIMIT */ .gz, offset };
                offset += _contract_schemas_js__WEBPACK_IMPORTED_MODULE_0__/* .MAX_VIEWS_LIMIT */ .gz;
                return requests.ask(projectId, request, signal);
            };
            const first = await ask();
            yield { ...first, short: isShort(first) };
            if (!first.hasMore)
                return;
            for await (const answer of ahead(ask, pagesAhead)) {
                yield { ...answer, short: isShort(answer) };
                if (!answer.hasMore)
                    return;
            }
        },
        /** Only the totals of a day are needed, so one row is requested. */
        async *days(projectId, { dateFrom, dateTo }, { signal } = {}) {
            const left = (0,_shared_days_js__WEBPACK_IMPORTED_MODULE_1__/* .daysOf */ .hF)({ from: dateFrom, to: dateTo });
            const askDay = () => {
                const date = left.pop();
                return date === undefined ? null : dayViews(date);
            };
            const dayViews = async (date) => {
                const one = { dateFrom: date, dateTo: (0,_shared_days_js__WEBPACK_IMPORTED_MODULE_1__/* .addDays */ .fi)(date, 1), limit: 1, offset: 0 };
                const { human, ai, total } = (await requests.ask(projectId, one, signal)).totals;
                return { date, human, ai, total };
            };
            yield* ahead(askDay, () => DAYS_AHEAD);
        },
        // A service says only with its first answer that it has them.
        get insights() {
            return service.insights;
        },
    };
}
const isShort = ({ views, odd = [], hasMore }) => hasMore && views.length + odd.length < _contract_schemas_js__WEBPACK_IMPORTED_MODULE_0__/* .MAX_VIEWS_LIMIT */ .gz;
/**
 * The end of the list is known only from its last response, and requests beyond it are wasted: the
 * longer the list is, the less that matters.
 */
function pagesAhead(answered) {
    return Math.min(MOST_AHEAD, 1 + Math.floor(answered / 20));
}
/**
 * Yields responses in the order of their requests, with several requests in flight: `width` returns
 * how many, given the number of responses so far. `ask` returns null if there is nothing left.
 */
async function* ahead(ask, width) {
    const underWay = [];
    for (let answered = 0;; answered += 1) {
        while (underWay.length < width(answered)) {
            const next = ask();
            if (!next)
                break;
            // Awaited later, or never; until then a failure must not count as unhandled.
            next.catch(() => { });
            underWay.push(next);
        }
        const first = underWay.shift();
        if (!first)
            return;
        yield await first;
    }
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

/***/ 78108:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Y: () => (/* binding */ STYLE)
/* harmony export */ });
// The report's style. Blue (people) and hatched orange (AI) differ for every kind of color vision; all
// text reaches AA on its background in both schemes.
const WIDTHS = Array.from({ length: 201 }, (_, half) => `.w${half}{width:${half / 2}%}`).join('');
const STYLE = `
:root{color-scheme:light dark;
--paper:#f8f7f3;--card:#fff;--ink:#1b1d22;--soft:#5a606b;--line:#e3e0d7;--faint:#f0eee8;
--human:#2d5da8;--ai:#a84d0a;--ai-fill:#f3b577;--ai-line:#d9853a;--focus:#2d5da8;--warn:#7a4a00;--warn-back:#fdf3dc;
--sans:-apple-system,"Segoe UI Variable Text","Segoe UI",Roboto,"Noto Sans",Cantarell,Ubuntu,"Liberation Sans","DejaVu Sans",Arial,sans-serif,"Apple Color Emoji","Segoe UI Emoji","Noto Color Emoji";
--serif:"Iowan Old Style","Palatino Linotype",Palatino,P052,"URW Palladio L","Noto Serif","Liberation Serif","DejaVu Serif",Georgia,serif,"Apple Color Emoji","Segoe UI Emoji","Noto Color Emoji";
--mono:ui-monospace,"SF Mono","Cascadia Mono","Segoe UI Mono","Roboto Mono","Liberation Mono","DejaVu Sans Mono",Menlo,Consolas,monospace,"Apple Color Emoji","Segoe UI Emoji","Noto Color Emoji"}
@media (prefers-color-scheme:dark){:root{
--paper:#14161a;--card:#1b1e24;--ink:#eceae5;--soft:#a3a9b4;--line:#2e333c;--faint:#23272e;
--human:#86aff2;--ai:#f2ad6b;--ai-fill:#e39c58;--ai-line:#a8642a;--focus:#86aff2;--warn:#f3cf8a;--warn-back:#352a14}}
*{box-sizing:border-box}
html{scroll-behavior:smooth;-webkit-text-size-adjust:100%}
body{margin:0;background:var(--paper);color:var(--ink);font:400 15px/1.55 var(--sans);font-variant-numeric:tabular-nums lining-nums}
.wrap{max-width:1120px;margin:0 auto;padding:0 32px}
a{color:inherit;text-decoration-color:var(--line);text-underline-offset:3px}
a:hover{text-decoration-color:currentColor}
:focus-visible{outline:2px solid var(--focus);outline-offset:3px;border-radius:4px}
.skip{position:absolute;left:-999px}.skip:focus{left:16px;top:12px;background:var(--card);padding:8px 14px;z-index:9}
header{padding:22px 0 0}
h1{margin:0;font:600 30px/1.2 var(--sans);letter-spacing:-.018em;overflow-wrap:anywhere}
.period{margin:8px 0 0;color:var(--soft)}
.lead{margin:32px 0 0;max-width:25em;font:400 34px/1.3 var(--serif);letter-spacing:-.008em;text-wrap:balance}
.lead .human{color:var(--human)}.lead .ai{color:var(--ai)}
.topline{display:flex;flex-wrap:wrap;justify-content:space-between;gap:8px 32px;margin-bottom:40px;padding-bottom:14px;border-bottom:1px solid var(--line);font-size:14px;color:var(--soft)}
.topline p{margin:0;color:var(--ink);font-weight:600}
nav ul{display:flex;flex-wrap:wrap;gap:4px 22px;margin:0;padding:0;list-style:none}nav a{text-decoration:none}nav a:hover{color:var(--ink)}
.partial{margin:32px 0 0;padding:16px 20px;border-radius:10px;background:var(--warn-back);color:var(--warn)}
.partial strong{display:block}.partial ul{margin:6px 0 0;padding-left:20px}
.figures{display:grid;grid-template-columns:repeat(auto-fit,minmax(170px,1fr));margin:44px 0 0;border-top:1px solid var(--line);border-bottom:1px solid var(--line)}
.figure{padding:22px 24px 20px;border-left:1px solid var(--line)}
.figure:first-child{border-left:0;padding-left:0}
.figure dt{display:flex;align-items:center;gap:8px;color:var(--soft);font-size:14px}
.figure dd{margin:0}
.figure .value{margin-top:4px;font-size:40px;line-height:1.15;font-weight:500;letter-spacing:-.03em}
.figure .delta{margin-top:6px;font-size:14px;color:var(--soft)}.figure .note{margin-top:6px;font-size:12px;line-height:1.4;color:var(--soft)}
.delta b,.up,.down{font-weight:600;color:var(--ink)}
.key{flex:none;display:inline-block;width:12px;height:12px;border-radius:3px}
.key.human,.bar .human{background:var(--human)}
.bar .other{background:var(--soft);opacity:.55}
.key.ai,.bar .ai{background:repeating-linear-gradient(135deg,var(--ai-fill) 0 3px,var(--ai-line) 3px 4.5px)}
section{margin:72px 0 0}
h2{margin:0;font:600 21px/1.3 var(--sans);letter-spacing:-.012em}
h3{margin:0 0 12px;font:600 15px/1.4 var(--sans)}
.about{margin:4px 0 0;max-width:44em;color:var(--soft);font-size:14px}
.card{margin-top:20px;padding:24px;background:var(--card);border:1px solid var(--line);border-radius:14px}
.cols{display:grid;grid-template-columns:1fr 1fr;gap:20px;margin-top:20px}.cols .card{margin:0;min-width:0}.cols>:only-child{grid-column:1/-1}
.legend{display:flex;flex-wrap:wrap;gap:6px 22px;margin:0 0 14px;padding:0;list-style:none;font-size:14px;color:var(--soft)}
.legend li{display:flex;align-items:center;gap:8px}
.chart{position:relative;margin:0}
.chart svg{display:block;width:100%;height:auto;overflow:visible;border-radius:6px}
.chart .narrow{display:none}
.chart text{fill:var(--soft);font:12px var(--sans);font-variant-numeric:tabular-nums}
.chart .x{text-anchor:middle}.chart .y{text-anchor:end}.chart .peak{text-anchor:middle;fill:var(--ink);font-weight:600}
.grid{stroke:var(--line);fill:none}.grid.zero{stroke:var(--soft);stroke-opacity:.6}
.chart .human{fill:var(--human)}.ai-fill{fill:var(--ai-fill)}.ai-line{stroke:var(--ai-line);stroke-width:2}
.hit{fill:transparent}.chart svg:has(.on) .col:not(.on){opacity:.4}
.unknown{stroke:var(--soft);stroke-width:2;stroke-dasharray:2 3;fill:none}
.details{position:absolute;top:0;transform:translate(-50%,-100%);display:grid;padding:10px 14px;border-radius:9px;background:var(--ink);color:var(--paper);font-size:13px;line-height:1.5;white-space:nowrap;pointer-events:none;box-shadow:0 6px 24px rgb(0 0 0/.18)}
.details[hidden]{display:none}.details span::before{content:"";display:inline-block;width:10px;height:10px;margin-right:8px;border-radius:2px}.details .human::before{background:#7fa8ee}.details .ai::before{background:repeating-linear-gradient(135deg,#f3b577 0 2px,#d9853a 2px 3px)}
details summary{cursor:pointer;color:var(--soft);font-size:14px;width:fit-content}
details[open] summary{margin-bottom:12px}
.chart+details{margin-top:16px}
table{width:100%;border-collapse:collapse;font-size:14px}
th{padding:0 12px 10px;color:var(--soft);font-weight:500;text-align:left;white-space:nowrap;border-bottom:1px solid var(--line)}
td{padding:8px 12px;border-bottom:1px solid var(--faint);vertical-align:middle}
tr:last-child>td{border-bottom:0}
th:first-child,td:first-child{padding-left:0}th:last-child,td:last-child{padding-right:0}
.num{width:1%;padding-left:20px;text-align:right;white-space:nowrap}
.path{font-family:var(--mono);font-size:13px;unicode-bidi:isolate;overflow-wrap:anywhere}
td>.path{display:inline-block;min-width:11em}
.rank{width:1%;color:var(--soft);text-align:right}
.bar{display:flex;height:12px;min-width:90px;border-radius:3px;overflow:hidden}
.bar i{display:block;flex:none}
.barcell{width:32%}.cols .barcell{width:42%}
.quiet{color:var(--soft)}.under{display:none}.pct{display:inline-block;min-width:4.2em;margin-left:4px}
.movers td:first-child{width:100%}
.tools{display:flex;flex-wrap:wrap;align-items:center;gap:12px 20px;margin-bottom:18px}
input[type=search]{flex:1 1 260px;min-width:0;padding:10px 14px;border:1px solid var(--line);border-radius:9px;background:var(--paper);color:var(--ink);font:inherit}
input[type=search]::placeholder{color:var(--soft);opacity:1}
fieldset{display:flex;flex-wrap:wrap;margin:0;padding:3px;border:1px solid var(--line);border-radius:9px;background:var(--paper)}
fieldset label{position:relative;padding:5px 12px;border-radius:6px;font-size:14px;color:var(--soft);cursor:pointer}
fieldset input{position:absolute;inset:0;margin:0;opacity:0;cursor:pointer}
fieldset label:has(:checked){background:var(--card);color:var(--ink);box-shadow:0 0 0 1px var(--line)}
fieldset label:has(:focus-visible){outline:2px solid var(--focus);outline-offset:1px}
.status{margin-left:auto;color:var(--soft);font-size:14px}
.scroll{max-height:min(620px,75vh);overflow:auto;margin:0 -24px -24px;padding:0 24px;border-radius:0 0 14px 14px;overflow-anchor:none}
.scroll table{table-layout:fixed;min-width:640px;border-collapse:separate;border-spacing:0}
.scroll th{position:sticky;top:0;z-index:1;padding:0;background:var(--card)}
.scroll th button{width:100%;padding:8px 12px;border:0;background:none;color:inherit;font:inherit;text-align:inherit;cursor:pointer}
.scroll th:first-child button{padding-left:0}.scroll th:last-child button{padding-right:0}
.scroll th button:focus-visible{outline-offset:-3px}
.scroll th[aria-sort]{color:var(--ink)}
.scroll th[aria-sort=descending] button::before{content:"↓ "}.scroll th[aria-sort=ascending] button::before{content:"↑ "}
.scroll td{height:38px;padding-top:0;padding-bottom:0;white-space:nowrap;overflow:hidden;text-overflow:ellipsis}
.scroll .spacer td{padding:0;border:0}
.scroll .path{display:block;overflow:hidden;text-overflow:ellipsis}
.scroll .c-num{width:96px}.scroll .c-change{width:150px}.scroll .c-share{width:104px}.c-bar{width:14%}
.nothing{padding:48px 0;text-align:center;color:var(--soft)}
#all .late,#all[data-failed] .tools,#all[data-failed] .scroll{display:none}
#all[data-failed] .late{display:block}
.empty{margin-top:20px;padding:36px 24px;border:1px dashed var(--line);border-radius:14px;color:var(--soft);text-align:center}
.empty strong{display:block;color:var(--ink);font-weight:600}
.facts{display:grid;grid-template-columns:max-content 1fr;gap:8px 24px;margin:0}.facts dt{color:var(--soft)}.facts dd{margin:0;overflow-wrap:anywhere}
.checks{margin:0;padding:0;list-style:none}.checks li{display:flex;gap:12px;padding:6px 0}
.mark{flex:none;width:20px;height:20px;border-radius:50%;display:grid;place-items:center;font-size:12px;line-height:1;border:1px solid var(--line);color:var(--soft)}
.bad .mark{background:var(--warn-back);border-color:currentColor;color:var(--warn);font-weight:700}
.sample{margin:12px 0 0;padding:12px 14px;overflow:auto;border-radius:8px;background:var(--faint);font:12px/1.6 var(--mono)}
footer{margin:80px 0 0;padding:24px 0 56px;border-top:1px solid var(--line);color:var(--soft);font-size:13px}
footer p{margin:0 0 4px;max-width:60em}
.sr{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}
.printed{display:none}
${WIDTHS}
@media (max-width:1000px){.scroll .hide,.scroll .pct{display:none}.scroll .c-change{width:96px}}
@media (max-width:760px){
.wrap{padding:0 18px}header{padding-top:32px}.lead{font-size:24px;margin-top:24px}h1{font-size:25px}section{margin-top:52px}
.figures{grid-template-columns:1fr 1fr}.figure{padding:16px 14px}.figure:nth-child(odd){border-left:0;padding-left:0}.figure:nth-child(n+3){border-top:1px solid var(--line)}
.figure .value{font-size:30px}
.cols{grid-template-columns:minmax(0,1fr)}.card{padding:16px}.scroll{margin:0 -16px -16px;padding:0 16px}
.chart .wide{display:none}.chart .narrow{display:block}
.barcell,.hide,.rank,.pct,.movers .quiet{display:none}.under{display:block;margin-top:6px}.scroll table{min-width:0}.scroll .c-num,.scroll .c-share,.scroll .c-change{width:auto}
.scroll th:first-child,.scroll td:first-child{width:0;padding:0;overflow:visible}.scroll tbody tr{position:relative}.scroll th{vertical-align:bottom}.scroll th button{padding:8px 0 8px 4px}.scroll th:first-child{z-index:2}.scroll th:first-child button{width:max-content;padding:8px 0 32px}
.scroll td{height:56px;padding:24px 0 0 4px}.scroll td .path{position:absolute;top:8px;left:0;right:0}.scroll .spacer td{padding:0}
.num{padding-left:10px}.status{margin-left:0}
td,th{padding-left:6px;padding-right:6px}.facts{grid-template-columns:1fr;gap:0}.facts dd{margin-bottom:10px}}
@media (prefers-reduced-motion:reduce){html{scroll-behavior:auto}}
@media (forced-colors:active){.bar,.key,.chart svg{forced-color-adjust:none}.card{border:1px solid}}
@media print{
@page{margin:16mm 14mm}
:root{color-scheme:light;--paper:#fff;--card:#fff;--ink:#111;--soft:#4c525c;--line:#d3d0c8;--faint:#e9e7e1;--human:#2d5da8;--ai:#a84d0a;--ai-fill:#f3b577;--ai-line:#d9853a;--warn:#7a4a00;--warn-back:#fdf3dc}
body{font-size:9.5pt}table,.about,.legend,.figure dt,.figure .delta{font-size:8.5pt}.path{font-size:7.5pt}td{padding:4pt 6pt}.num{padding-left:8pt}#top .barcell{width:24%}.delta .quiet{white-space:nowrap}*{print-color-adjust:exact;-webkit-print-color-adjust:exact}
.wrap{max-width:none;padding:0}header{padding-top:0}.lead{font-size:18pt;margin-top:16pt}h1{font-size:20pt}
nav,.tools,.scroll,.skip,.chart+details,.chart .details{display:none}.chart svg .col{opacity:1!important}#moved,#days,#quality{break-inside:avoid}:focus-visible{outline:0}footer{margin-top:20pt;padding:8pt 0 0}.printed{display:block}
.card{padding:12pt;break-inside:avoid}section{margin-top:24pt;break-inside:auto}h2{break-after:avoid}.about{break-after:avoid}tr{break-inside:avoid}
#top .card{break-inside:auto}.figure .value{font-size:22pt}.figures{margin-top:18pt}
.chart .wide{display:block}.chart .narrow{display:none}}
`;


/***/ }),

/***/ 54375:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E: () => (/* binding */ REPORT_FORMATS)
/* harmony export */ });
const REPORT_FORMATS = ['csv', 'json', 'html'];


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
