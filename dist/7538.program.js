export const id = 7538;
export const ids = [7538];
export const modules = {

/***/ 12693:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ae: () => (/* binding */ COMMENT_EVENTS),
/* harmony export */   Ss: () => (/* binding */ mayHoldSomeCommand),
/* harmony export */   Uv: () => (/* binding */ mayHoldCommand),
/* harmony export */   ey: () => (/* binding */ mayInstruct)
/* harmony export */ });
/* unused harmony export quickLook */
/* harmony import */ var _shared_text_line_start_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(23771);
// By far the most common run is for a comment that is not a command. This check of the event costs
// one file read; anything that is not clearly such a comment goes to the full program.

const COMMENT_EVENTS = {
    issue_comment: { action: 'created', text: 'comment' },
    pull_request_review_comment: { action: 'created', text: 'comment' },
    pull_request_review: { action: 'submitted', text: 'review' },
};
/** Why there is nothing to do, or undefined if a closer look is needed. */
function quickLook(env, readEvent) {
    const mode = env.INPUT_MODE?.trim() || 'auto';
    const event = COMMENT_EVENTS[env.GITHUB_EVENT_NAME ?? ''];
    if (!event || !env.GITHUB_EVENT_PATH || !['auto', 'command'].includes(mode))
        return undefined;
    const payload = parse(() => readEvent(env.GITHUB_EVENT_PATH ?? ''));
    const body = payload?.[event.text]?.body;
    if (typeof body !== 'string' || payload?.action !== event.action)
        return undefined;
    const word = env.INPUT_COMMAND?.trim() || '/docs';
    // The full program says what is wrong with the word.
    if (!COMMAND_WORD.test(word))
        return undefined;
    if (mayHoldCommand(body, word))
        return undefined;
    if (mayInstruct(payload, Boolean(env['INPUT_BASE-URL']?.trim())))
        return undefined;
    return `no line of the comment starts with ${word}`;
}
/** Could this be for Docket, whatever the word for commands is? */
function mayHoldSomeCommand(body) {
    for (let at = body.indexOf('/'); at >= 0; at = body.indexOf('/', at + 1)) {
        const [word] = ((0,_shared_text_line_start_js__WEBPACK_IMPORTED_MODULE_0__/* .startsLine */ .QC)(body, at) && /^\/[\w-]{1,100}/.exec(body.slice(at, at + 101))) || [];
        if (word && (0,_shared_text_line_start_js__WEBPACK_IMPORTED_MODULE_0__/* .isWord */ .Jg)(body, at, word))
            return true;
    }
    return false;
}
/** Does any line start with the word? Only a parser can tell whether a reader sees it there. */
function mayHoldCommand(body, word) {
    for (let at = body.indexOf('/'); at >= 0; at = body.indexOf('/', at + 1)) {
        if ((0,_shared_text_line_start_js__WEBPACK_IMPORTED_MODULE_0__/* .startsLine */ .QC)(body, at) && (0,_shared_text_line_start_js__WEBPACK_IMPORTED_MODULE_0__/* .isWord */ .Jg)(body, at, word))
            return true;
    }
    return false;
}
/** A review that requests changes, perhaps of a job's work. Only our own service's branches have its names. */
function mayInstruct({ review, pull_request }, remote) {
    if (review?.state !== 'changes_requested')
        return false;
    return remote || pull_request?.head?.ref?.startsWith('docket/') === true;
}
// biome-ignore lint/suspicious/noExplicitAny: an event of any shape; each step down is guarded
function parse(read) {
    try {
        return JSON.parse(read());
    }
    catch {
        // The full program reports what is wrong with the event.
        return undefined;
    }
}


/***/ }),

/***/ 2670:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   doctor: () => (/* binding */ doctor),
/* harmony export */   exampleWorkflow: () => (/* binding */ exampleWorkflow)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
/* harmony import */ var _bot_doctor_doctor_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(41357);
/* harmony import */ var _bot_doctor_host_probes_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(15714);
/* harmony import */ var _bot_doctor_probes_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(31977);
/* harmony import */ var _config_config_file_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(24180);
/* harmony import */ var _contract_values_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(87797);
/* harmony import */ var _shared_errors_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(42205);
/* harmony import */ var _shared_network_network_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(10031);
/* harmony import */ var _shared_runtime_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(82860);
/* harmony import */ var _args_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(94552);
/* harmony import */ var _command_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(15712);
// `docket doctor` on this machine and, with `--repo`, for a repository on GitHub.













function doctor(env) {
    return doctorCommand(async (repo, terminal) => [
        (0,_bot_doctor_probes_js__WEBPACK_IMPORTED_MODULE_5__/* .gitProbe */ .Vn)(env.PATH ?? ''),
        nodeProbe(),
        (0,_bot_doctor_probes_js__WEBPACK_IMPORTED_MODULE_5__/* .isolationProbe */ .be)(env, [], 'server'),
        ...(repo === undefined
            ? [
                (0,_bot_doctor_host_probes_js__WEBPACK_IMPORTED_MODULE_4__/* .configProbe */ .Tk)('in this folder', async () => (await (0,_config_config_file_js__WEBPACK_IMPORTED_MODULE_6__/* .readConfig */ .Xg)(undefined)) !== null),
                (0,_bot_doctor_host_probes_js__WEBPACK_IMPORTED_MODULE_4__/* .localWorkflowsProbe */ .ey)(process.cwd()),
                ...(await viewsProbes(env, (0,_command_js__WEBPACK_IMPORTED_MODULE_12__/* .terminalLog */ .dg)(terminal))),
            ]
            : await repositoryProbes(repo, env, (0,_command_js__WEBPACK_IMPORTED_MODULE_12__/* .terminalLog */ .dg)(terminal))),
    ]);
}
/** Of the analytics service in the settings, if there is one and its key. */
async function viewsProbes(env, log) {
    const config = await (0,_config_config_file_js__WEBPACK_IMPORTED_MODULE_6__/* .readConfig */ .Xg)(undefined).catch(() => null);
    const [source, key] = [config?.views.source, env.DOCKET_VIEWS_KEY];
    if (!source || !key)
        return [];
    const { openAnalytics } = await Promise.all(/* import() */[__webpack_require__.e(6968), __webpack_require__.e(9771), __webpack_require__.e(1767), __webpack_require__.e(9423)]).then(__webpack_require__.bind(__webpack_require__, 41767));
    const deadline = () => _shared_runtime_js__WEBPACK_IMPORTED_MODULE_10__/* .systemClock */ .ml.now() + 60_000;
    const deps = { ...(0,_shared_runtime_js__WEBPACK_IMPORTED_MODULE_10__/* .systemRuntime */ .gh)(log), fetch: (0,_shared_network_network_js__WEBPACK_IMPORTED_MODULE_9__/* .fetchFor */ .Gt)(env), deadline };
    return [
        (0,_bot_doctor_probes_js__WEBPACK_IMPORTED_MODULE_5__/* .analyticsProbe */ .jg)(async () => {
            (0,_config_config_file_js__WEBPACK_IMPORTED_MODULE_6__/* .insistOnNamedAddress */ .je)(config, undefined);
            return openAnalytics({ source }, key, deps).check();
        }),
    ];
}
async function repositoryProbes(repository, env, log) {
    const token = env.GITHUB_TOKEN;
    if (!token) {
        throw new _shared_errors_js__WEBPACK_IMPORTED_MODULE_8__/* .SetupError */ .w3(`Set GITHUB_TOKEN to a token that can read ${repository}. Its settings require \`administration: read\`.`);
    }
    const [{ githubSettings }, { createGithub }, { createHostChecks, createThreadHost }] = await Promise.all([
        __webpack_require__.e(/* import() */ 3637).then(__webpack_require__.bind(__webpack_require__, 43637)),
        Promise.all(/* import() */[__webpack_require__.e(1351), __webpack_require__.e(4942), __webpack_require__.e(1287)]).then(__webpack_require__.bind(__webpack_require__, 31287)),
        Promise.all(/* import() */[__webpack_require__.e(1351), __webpack_require__.e(4942), __webpack_require__.e(4572), __webpack_require__.e(2099)]).then(__webpack_require__.bind(__webpack_require__, 54572)),
    ]);
    const github = createGithub({ ...githubSettings(env, { repository, token }), log });
    const host = createThreadHost(github);
    return [
        (0,_bot_doctor_host_probes_js__WEBPACK_IMPORTED_MODULE_4__/* .tokenProbe */ .Ez)(host),
        (0,_bot_doctor_host_probes_js__WEBPACK_IMPORTED_MODULE_4__/* .hostedConfigProbe */ .O1)(host, repository),
        (0,_bot_doctor_host_probes_js__WEBPACK_IMPORTED_MODULE_4__/* .hostedWorkflowsProbe */ .qt)(host),
        (0,_bot_doctor_host_probes_js__WEBPACK_IMPORTED_MODULE_4__/* .pullsProbe */ .vg)(createHostChecks(github)),
    ];
}
function nodeProbe() {
    const [major = 0] = process.versions.node.split('.').map(Number);
    return {
        what: 'Node',
        look: async () => major >= 24
            ? { state: 'ok', says: `Node ${process.versions.node}.` }
            : {
                state: 'wrong',
                says: `Node ${process.versions.node} is too old; install 24 or newer.`,
            },
    };
}
// docket doctor: checks whether this machine can run jobs and, with `--repo`, a repository on GitHub.
const OPTIONS = {
    repo: {
        type: 'text',
        value: 'OWNER/NAME',
        help: 'also check this repository on GitHub; requires GITHUB_TOKEN',
    },
    json: { type: 'flag', help: 'print the findings as JSON' },
    print: {
        type: 'text',
        value: 'WORKFLOW',
        help: 'print an example workflow, such as docs-comments, and do nothing else',
    },
};
const HELP = `Checks whether this machine can run jobs, and tells you how to fix any problems.

Usage: docket doctor [options]

${(0,_args_js__WEBPACK_IMPORTED_MODULE_11__/* .optionsHelp */ .EW)(OPTIONS)}

Without --repo, it also checks \`.github/docket.yml\` and the workflows in this folder. With it, it checks
the token, the settings and workflows on the default branch, and whether the repository and its
organization let workflows open pull requests.
In a workflow, \`mode: doctor\` also checks the agent and the service.
`;
/** They travel next to the bundle. */
const EXAMPLES = ['../examples/workflows', '../../examples/workflows'];
async function exampleWorkflow(name) {
    const folders = EXAMPLES.map((folder) => (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(import.meta.dirname, folder));
    const folder = folders.find((place) => (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(place));
    if (!folder)
        throw new _shared_errors_js__WEBPACK_IMPORTED_MODULE_8__/* .SetupError */ .w3('The examples are missing. Install Docket again.');
    const names = (await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.readdir)(folder)).map((file) => file.replace(/\.yml$/, '')).sort();
    if (!names.includes(name)) {
        throw new _args_js__WEBPACK_IMPORTED_MODULE_11__/* .WrongUsage */ .r7([`There is no example ${name}. Use one of: ${names.join(', ')}.`]);
    }
    return (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.readFile)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folder, `${name}.yml`), 'utf8');
}
function doctorCommand(probes) {
    return {
        help: HELP,
        options: OPTIONS,
        async run(argv, terminal) {
            const { values } = (0,_args_js__WEBPACK_IMPORTED_MODULE_11__/* .parseOptions */ .Ac)(OPTIONS, argv, ({ positionals, values: { repo } }) => [
                ...(positionals.length > 0 ? ['`docket doctor` takes no arguments.'] : []),
                ...(repo === undefined || (0,_contract_values_js__WEBPACK_IMPORTED_MODULE_7__/* .isRepositoryName */ .en)(repo)
                    ? []
                    : ['`--repo` must be a repository on GitHub, such as octo/handbook.']),
            ]);
            if (values.print !== undefined) {
                terminal.out(await exampleWorkflow(values.print));
                return _command_js__WEBPACK_IMPORTED_MODULE_12__/* .EXIT */ .dc.done;
            }
            const found = await probes(values.repo, terminal);
            const findings = await (0,_bot_doctor_doctor_js__WEBPACK_IMPORTED_MODULE_3__/* .examine */ .sb)(found, (finding) => {
                if (!values.json)
                    terminal.out(`${(0,_bot_doctor_doctor_js__WEBPACK_IMPORTED_MODULE_3__/* .line */ .n8)(finding)}\n`);
            });
            const { well, says } = (0,_bot_doctor_doctor_js__WEBPACK_IMPORTED_MODULE_3__/* .conclusion */ .q$)(findings);
            if (values.json)
                terminal.out(`${JSON.stringify({ ok: well, findings })}\n`);
            else
                terminal.err(`${says}\n`);
            return well ? _command_js__WEBPACK_IMPORTED_MODULE_12__/* .EXIT */ .dc.done : _command_js__WEBPACK_IMPORTED_MODULE_12__/* .EXIT */ .dc.failed;
        },
    };
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

/***/ 52926:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Dx: () => (/* binding */ connectionFailure),
/* harmony export */   JN: () => (/* binding */ backoff),
/* harmony export */   QF: () => (/* binding */ steadily),
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
    const delayMs = asked + backoff(made - 1, BACKOFF, random);
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
/** The n-th pause, counted from 0: at most `base · 2ⁿ`. Chance spreads callers that failed together. */
function backoff(retry, { baseMs, capMs, spread = 1 }, random) {
    return Math.floor(Math.min(capMs, baseMs * 2 ** retry) * (1 - spread * (1 - random())));
}
/** Of one that waits for one thing, while no other client waits with it. */
const steadily = () => 1;


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

/***/ 35238:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $s: () => (/* binding */ bound),
/* harmony export */   DV: () => (/* binding */ codeBlock),
/* harmony export */   SS: () => (/* binding */ codeSpan),
/* harmony export */   TL: () => (/* binding */ quoted),
/* harmony export */   TN: () => (/* binding */ oneLine),
/* harmony export */   VP: () => (/* binding */ defuse),
/* harmony export */   ZX: () => (/* binding */ lineSpan),
/* harmony export */   c_: () => (/* binding */ tableOf),
/* harmony export */   d3: () => (/* binding */ isWebAddress),
/* harmony export */   hk: () => (/* binding */ boundTail),
/* harmony export */   mG: () => (/* binding */ inline),
/* harmony export */   ti: () => (/* binding */ inlineCode),
/* harmony export */   uH: () => (/* binding */ clean)
/* harmony export */ });
// Text from people, pages and agents, on its way in and out. `clean` shows an agent what a person
// would have seen; `defuse` lets GitHub show foreign text without acting on it. Both are linear in
// the text's length whatever it holds, and doing either twice changes nothing more.
/** An invisible break: GitHub shows the text unchanged and recognizes nothing in it. */
const BREAK = '\u200b';
/** Characters that draw nothing or reorder what is drawn: fillers, tags, marks, bidi controls. */
const INVISIBLE = /[[\p{Default_Ignorable_Code_Point}\ufff9-\ufffb]--[\u200c\u200d\ufe00-\ufe0f]]/gv;
/** C0 (but tab and line feed), delete, C1. */
const CONTROL = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f]/g;
/** Joiners and emoji selectors stay only where a script or an emoji needs them. */
const JOINER = /(?<![[\p{L}\p{M}\p{Extended_Pictographic}\p{Emoji_Modifier}\ufe0f]--[A-Za-z]])[\u200c\u200d]|[\u200c\u200d](?![[\p{L}\p{M}\p{Extended_Pictographic}]--[A-Za-z]])/gv;
const SELECTOR = /[\ufe00-\ufe0e]|(?<![\p{Extended_Pictographic}0-9#*])\ufe0f/gu;
/** `[//]: # (…)` and `[comment]: <> (…)`: link definitions that only hide their title. */
const HIDDEN_DEFINITION = /^ {0,3}\[[^\]\n]{0,200}\]:[ \t]*(?:#|<>)(?=[ \t("'])[^\n]*$/gm;
/** Without anything that a reader of the rendered page would not have seen. */
function clean(text) {
    const visible = text
        .toWellFormed()
        .replace(/\r\n?|[\u2028\u2029]/g, '\n')
        .replace(INVISIBLE, '')
        .replace(CONTROL, '');
    return withoutComments(untilSettled(visible)).replace(HIDDEN_DEFINITION, '');
}
/** Removing one joiner can bare the next; runs are short, and each round shortens them. */
function untilSettled(text) {
    let before = text.replace(/[\u200c\u200d]{2,}/g, '').replace(/[\ufe00-\ufe0f]{2,}/g, '');
    for (;;) {
        const after = before.replace(SELECTOR, '').replace(JOINER, '');
        if (after === before)
            return after;
        before = after;
    }
}
/** HTML comments as a browser ends them; a start that is left over is made visible. */
function withoutComments(text) {
    const kept = [];
    let at = 0;
    for (;;) {
        const start = text.indexOf('<!--', at);
        const end = start < 0 ? -1 : commentEnd(text, start + 4);
        if (end < 0)
            break;
        kept.push(text.slice(at, start));
        at = end;
    }
    kept.push(text.slice(at));
    return kept.join('').replaceAll('<!--', '<! --');
}
function commentEnd(text, from) {
    if (text.startsWith('>', from))
        return from + 1;
    if (text.startsWith('->', from))
        return from + 2;
    const end = text.indexOf('-->', from);
    return end < 0 ? -1 : end + 3;
}
/** An address that is safe to put into a Markdown link or to show as it is. */
function isWebAddress(text) {
    return /^https?:\/\/[^\s<>()[\]`"'\\]+$/i.test(text);
}
/** At most `max` code points, the note that something was cut among them. */
function bound(text, max, note = '…') {
    if (text.length <= max)
        return text;
    const room = Math.max(0, max - Array.from(note).length);
    let units = 0;
    let points = 0;
    let cut = 0;
    for (const point of text) {
        if (points === room)
            cut = units;
        if (points === max)
            return text.slice(0, cut) + note;
        units += point.length;
        points += 1;
    }
    return text;
}
/** The last `max` code points, where the end says most, as in a program's output. */
function boundTail(text, max, note = '…') {
    if (text.length <= max)
        return text;
    const points = Array.from(text.slice(-2 * max - 1));
    if (points.length <= max)
        return text;
    return note + points.slice(points.length - Math.max(0, max - Array.from(note).length)).join('');
}
/** Spaces never go past the end of a line: each is looked at once. */
const LINE_START_COMMAND = /^([^\S\n\r\u2028\u2029]*)(?=\/[A-Za-z])/gm;
const LINE_START_COLONS = /^([^\S\n\r\u2028\u2029]*:)(?=:)/gm;
/**
 * Foreign text for a comment, a title, a body or a commit message. Nothing in it mentions, refers,
 * closes, links, loads an image, opens a tag, starts a line with a command or keeps workflows from
 * running, and no entity can spell any of these.
 */
function defuse(text) {
    return text
        .replace(/&(?=[#A-Za-z])/g, `&${BREAK}`)
        .replace(/@(?=[\p{L}\p{N}])/gu, `@${BREAK}`)
        .replace(/#(?=\d)/g, `#${BREAK}`)
        .replace(/(GH-)(?=\d)/gi, `$1${BREAK}`)
        .replace(/<(?=[A-Za-z/!?])/g, `<${BREAK}`)
        .replace(/\](?=[([:])/g, `]${BREAK}`)
        .replace(/:(?=\/\/)/g, `:${BREAK}`)
        .replace(/(www)(?=\.)/gi, `$1${BREAK}`)
        .replace(LINE_START_COMMAND, `$1${BREAK}`)
        .replace(LINE_START_COLONS, `$1${BREAK}`)
        .replace(/##(?=\[)/g, `##${BREAK}`)
        .replace(/\[(?=(?:skip|ci|no|actions)\b)/gi, `[${BREAK}`)
        .replace(/(skip-checks)(?=:)/gi, `$1${BREAK}`);
}
/** For a terminal or a log: foreign words could move the cursor or fake another line. */
function oneLine(text) {
    return clean(text).replace(/\s+/g, ' ').trim();
}
/** A name or a path as code within a sentence. */
function codeSpan(text) {
    return `\`${bound(oneLine(text).replaceAll('`', '′'), 120)}\``;
}
/** A line as code within a sentence, so that it can be copied: more backticks than it has enclose it. */
function lineSpan(text) {
    const line = clean(text).replaceAll('\n', ' ').trimEnd();
    const runs = line.match(/`+/g) ?? [];
    const longest = runs.reduce((most, run) => Math.max(most, run.length), 0);
    const fence = '`'.repeat(longest + 1);
    return longest === 0 ? `\`${line}\`` : `${fence} ${line} ${fence}`;
}
/** Within a line or a table cell of a comment. Backticks would end the code it may stand in. */
function inline(text) {
    return defuse(bound(clean(text), 300))
        .replace(/\s+/g, ' ')
        .replaceAll('`', "'")
        .replaceAll('|', '¦');
}
/** Within a line of a comment that is not code: what the text marks as code stays code. */
function inlineCode(text) {
    const line = defuse(bound(clean(text), 300))
        .replace(/\s+/g, ' ')
        .trim();
    const marks = line.split('`').length - 1;
    return marks % 2 === 0 && !line.includes('``') ? line : line.replaceAll('`', "'");
}
/** As a quotation in a comment. */
function quoted(text, max = 4_000) {
    return defuse(bound(clean(text), max, '\n… (truncated)'))
        .trim()
        .split('\n')
        .map((line) => `> ${line}`)
        .join('\n');
}
/** As a block of code that the text cannot end. */
function codeBlock(text) {
    const content = bound(clean(text), 100_000, '\n… (truncated)');
    const longest = Math.max(2, ...[...content.matchAll(/`+/g)].map(([run]) => run.length));
    const fence = '`'.repeat(longest + 1);
    return `${fence}text\n${content}\n${fence}`;
}
/** A table in Markdown, of cells that are safe already; empty without rows. */
function tableOf(heads, rows) {
    if (rows.length === 0)
        return '';
    const lines = [heads, heads.map(() => '---'), ...rows];
    return lines.map((cells) => `| ${cells.join(' | ')} |`).join('\n');
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

/***/ 54375:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E: () => (/* binding */ REPORT_FORMATS)
/* harmony export */ });
const REPORT_FORMATS = ['csv', 'json', 'html'];


/***/ })

};
