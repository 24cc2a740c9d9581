export const id = 2555;
export const ids = [2555,1947,4377,1021,1910,958];
export const modules = {

/***/ 57389:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   check: () => (/* binding */ check)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(48161);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
/* harmony import */ var _config_config_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(43090);
/* harmony import */ var _config_config_file_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(24180);
/* harmony import */ var _drift_drift_thread_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(56211);
/* harmony import */ var _drift_tell_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(47797);
/* harmony import */ var _jobs_changes_change_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(33379);
/* harmony import */ var _shared_errors_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(42205);
/* harmony import */ var _shared_git_clone_git_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(38207);
/* harmony import */ var _shared_remove_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(66154);
/* harmony import */ var _shared_runtime_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(82860);
/* harmony import */ var _shared_text_foreign_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(35238);
/* harmony import */ var _args_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(94552);
/* harmony import */ var _command_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(15712);
// docket check: what do the changes in this folder break on pages?















const OPTIONS = {
    base: {
        type: 'text',
        value: 'REF',
        help: 'what to compare with; by default, the default branch of `origin`, or main',
    },
    all: { type: 'flag', help: 'check the whole repository, not only what changed' },
    'docs-paths': {
        type: 'list',
        value: 'GLOB',
        help: 'which files are documentation; can be repeated',
    },
    'fail-on': {
        type: 'text',
        value: 'WHAT',
        choices: ['broken', 'never'],
        help: 'which findings make the command fail: broken, or never; by default broken, and never with --all',
    },
    config: {
        type: 'text',
        value: 'FILE',
        help: 'the settings to use instead of .github/docket.yml',
    },
    json: { type: 'flag', help: 'print the findings as JSON' },
};
const HELP = `Reports what your changes break on pages, without a model and without the network.

Usage: docket check [options]

${(0,_args_js__WEBPACK_IMPORTED_MODULE_12__/* .optionsHelp */ .EW)(OPTIONS)}

Compares the files in this folder, committed or not, with --base. It reports the links, anchors, images,
files, navigation entries, versions, and imports that the change breaks on pages, and shows names that
pages mention and no code has anymore. With --all, it reports the links in the whole repository that lead
nowhere.
`;
function check(env) {
    return {
        help: HELP,
        options: OPTIONS,
        async run(argv, terminal) {
            const { values } = (0,_args_js__WEBPACK_IMPORTED_MODULE_12__/* .parseOptions */ .Ac)(OPTIONS, argv, _args_js__WEBPACK_IMPORTED_MODULE_12__/* .noArguments */ .a5);
            const config = (await (0,_config_config_file_js__WEBPACK_IMPORTED_MODULE_4__/* .readConfig */ .Xg)(values.config)) ?? _config_config_js__WEBPACK_IMPORTED_MODULE_3__.DEFAULT_CONFIG;
            const globs = values['docs-paths'];
            const rules = (0,_config_config_js__WEBPACK_IMPORTED_MODULE_3__.driftRules)(config, globs.length > 0 ? globs : _jobs_changes_change_js__WEBPACK_IMPORTED_MODULE_7__/* .DEFAULT_DOCS_PATHS */ .bK);
            const path = env.PATH ?? '';
            const scratch = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.mkdtemp)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)((0,node_os__WEBPACK_IMPORTED_MODULE_1__.tmpdir)(), 'docket-check-'));
            try {
                const git = await (0,_shared_git_clone_git_js__WEBPACK_IMPORTED_MODULE_9__/* .openCloneGit */ .c)(env);
                const files = await snapshot(git, scratch);
                const place = { ...files, path, rules };
                const { signal } = terminal;
                const before = values.all ? undefined : await baseOf(git, files.gitDir, values.base);
                const report = before === undefined
                    ? await (0,_drift_drift_thread_js__WEBPACK_IMPORTED_MODULE_5__.findBrokenInThread)(place, _shared_runtime_js__WEBPACK_IMPORTED_MODULE_11__/* .systemClock */ .ml, signal)
                    : await (0,_drift_drift_thread_js__WEBPACK_IMPORTED_MODULE_5__.findDriftInThread)({ ...place, before }, _shared_runtime_js__WEBPACK_IMPORTED_MODULE_11__/* .systemClock */ .ml, signal);
                tellReport(report, { root: files.root, json: values.json }, terminal);
                const failOn = values['fail-on'] ?? (values.all ? 'never' : 'broken');
                const fails = failOn === 'broken' && (0,_drift_tell_js__WEBPACK_IMPORTED_MODULE_6__/* .driftOf */ .$p)(report.findings) === 'broken';
                return fails ? _command_js__WEBPACK_IMPORTED_MODULE_13__/* .EXIT */ .dc.failed : _command_js__WEBPACK_IMPORTED_MODULE_13__/* .EXIT */ .dc.done;
            }
            finally {
                await (0,_shared_remove_js__WEBPACK_IMPORTED_MODULE_10__/* .removeTree */ .d)(scratch);
            }
        },
    };
}
function tellReport(report, { root, json }, { out, err }) {
    const { findings, accepted } = report;
    const unread = (0,_drift_tell_js__WEBPACK_IMPORTED_MODULE_6__/* .tellUnread */ .xc)(report);
    if (unread)
        err(`${unread}\n`);
    if (json)
        out(`${JSON.stringify(findings)}\n`);
    else {
        for (const one of findings) {
            // As compilers print it, so that editors and terminals open the place.
            const place = `${(0,node_path__WEBPACK_IMPORTED_MODULE_2__.relative)('', (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(root, one.path))}:${one.line}`;
            out(`${(0,_shared_text_foreign_js__WEBPACK_IMPORTED_MODULE_14__/* .oneLine */ .TN)(`${place}: ${(0,_drift_tell_js__WEBPACK_IMPORTED_MODULE_6__/* .tellHere */ .QR)(one)}`)}\n`);
        }
    }
    for (const { page, name, reason, kind } of accepted)
        err(`${(0,_shared_text_foreign_js__WEBPACK_IMPORTED_MODULE_14__/* .oneLine */ .TN)(`Accepted on ${(0,_shared_text_foreign_js__WEBPACK_IMPORTED_MODULE_14__/* .codeSpan */ .SS)(page)}: ${(0,_drift_tell_js__WEBPACK_IMPORTED_MODULE_6__/* .kindWord */ .dx)(kind)} ${(0,_shared_text_foreign_js__WEBPACK_IMPORTED_MODULE_14__/* .codeSpan */ .SS)(name)}, ${reason}`)}\n`);
    err(findings.length === 0 ? `${(0,_drift_tell_js__WEBPACK_IMPORTED_MODULE_6__/* .tellFit */ .Zq)(report)}\n` : `${(0,_drift_tell_js__WEBPACK_IMPORTED_MODULE_6__/* .tellCount */ .Xp)(findings)}.\n`);
}
/** The files as they are, in objects beside those of the repository, which is not changed. */
async function snapshot(git, scratch) {
    const places = ['--show-toplevel', '--absolute-git-dir', '--git-path', 'objects'];
    const root = await git.try(['rev-parse', ...places, '--git-path', 'index']);
    const [cwd = '', gitDir = '', objects = '', index = ''] = root.stdout
        .toString('utf8')
        .split('\n');
    if (root.code !== 0 || gitDir === '') {
        (0,_shared_git_clone_git_js__WEBPACK_IMPORTED_MODULE_9__/* .assertTrusted */ .o)(root);
        throw new _shared_errors_js__WEBPACK_IMPORTED_MODULE_8__/* .SetupError */ .w3('This folder is not in a git repository. Run docket check in one.');
    }
    const env = {
        GIT_INDEX_FILE: (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(scratch, 'index'),
        GIT_OBJECT_DIRECTORY: scratch,
        GIT_ALTERNATE_OBJECT_DIRECTORIES: (0,node_path__WEBPACK_IMPORTED_MODULE_2__.resolve)(objects),
    };
    // The index knows which files have not changed; without it, git would read all of them.
    await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.copyFile)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.resolve)(index), env.GIT_INDEX_FILE).catch(() => git.try(['read-tree', 'HEAD'], { cwd, env }));
    await git.run(['add', '--all', '.'], { cwd, env });
    return { root: cwd, gitDir, after: (await git.run(['write-tree'], { cwd, env })).trim(), env };
}
/** Where this branch left the one that it will be merged into. */
async function baseOf(git, gitDir, base) {
    const wanted = base === undefined ? ['origin/HEAD', 'main', 'master'] : [base];
    for (const ref of wanted) {
        const args = ['--git-dir', gitDir, 'merge-base', 'HEAD', '--end-of-options', ref];
        const { code, stdout } = await git.try(args);
        if (code === 0)
            return stdout.toString('utf8').trim();
    }
    const shallow = await git.try(['--git-dir', gitDir, 'rev-parse', '--is-shallow-repository']);
    if (shallow.stdout.toString('utf8').trim() === 'true') {
        throw new _shared_errors_js__WEBPACK_IMPORTED_MODULE_8__/* .SetupError */ .w3('This clone is too shallow to know where its branch began. Run git fetch --unshallow, and try again.');
    }
    throw new _shared_errors_js__WEBPACK_IMPORTED_MODULE_8__/* .SetupError */ .w3(base === undefined
        ? 'There is no default branch to compare with. Name one with --base, or use --all.'
        : `\`${(0,_shared_text_foreign_js__WEBPACK_IMPORTED_MODULE_14__/* .oneLine */ .TN)(base)}\` has no commit in common with this one. Name another with --base, or fetch more history.`);
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

/***/ 47797:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  $p: () => (/* binding */ driftOf),
  gv: () => (/* binding */ driftSummary),
  p0: () => (/* binding */ findingsJson),
  dx: () => (/* binding */ kindWord),
  Xp: () => (/* binding */ tellCount),
  HO: () => (/* binding */ tellFinding),
  Zq: () => (/* binding */ tellFit),
  QR: () => (/* binding */ tellHere),
  xc: () => (/* binding */ tellUnread)
});

// EXTERNAL MODULE: ./.build/program/src/shared/text/foreign.js
var foreign = __webpack_require__(35238);
;// CONCATENATED MODULE: ./.build/program/src/drift/finding.js
// What the documentation check finds.
/** How each kind is called. */
const KIND_WORDS = {
    link: 'link to',
    entry: 'navigation entry',
    file: 'file',
    version: 'version',
    import: 'import of',
    flag: 'flag',
    variable: 'environment variable',
    setting: 'setting',
    route: 'route',
};

;// CONCATENATED MODULE: ./.build/program/src/drift/tell.js
// What a check found, in words. Names and paths are other people's, so each is shown as code.


/** In characters, of a line that was removed. */
const MAX_TEXT = 200;
const MAX_ALSO = 20;
/** The worst of it. */
function driftOf(findings) {
    if (findings.some(({ drift }) => drift === 'broken'))
        return 'broken';
    return findings.length > 0 ? 'stale' : 'none';
}
const kindWord = (kind) => KIND_WORDS[kind];
/** At its place. */
const tellHere = (finding) => tell(finding, 'This page');
const tellFinding = (finding) => tell(finding, `${(0,foreign/* codeSpan */.SS)(finding.path)}, line ${finding.line},`);
function tell(finding, where) {
    const { kind, name, became, edit, also = [] } = finding;
    const what = `${KIND_WORDS[kind]} ${(0,foreign/* codeSpan */.SS)((0,foreign/* bound */.$s)(name, MAX_TEXT))}`;
    const verb = kind === 'link' || kind === 'import' || kind === 'entry' ? 'has the' : 'mentions the';
    const now = became === undefined ? tellGone(finding) : `which is now ${(0,foreign/* codeSpan */.SS)((0,foreign/* bound */.$s)(became, MAX_TEXT))}`;
    const others = also.slice(0, MAX_ALSO).map((one) => (0,foreign/* codeSpan */.SS)((0,foreign/* bound */.$s)(one, MAX_TEXT)));
    const more = also.length > MAX_ALSO ? `${others.join(', ')}, and more` : others.join(', ');
    const burst = also.length > 0
        ? ` The same change removes ${also.length} other names that pages mention: ${more}.`
        : '';
    const change = edit === undefined ? '' : ` Change the line to: ${(0,foreign/* lineSpan */.ZX)(edit)}`;
    return `${where} ${verb} ${what}, ${now}.${tellRemoved(finding)}${burst}${change}`;
}
function tellGone({ drift, kind, removed }) {
    if (kind === 'import')
        return 'which the package no longer exports';
    if (kind === 'link' || kind === 'entry')
        return removed ? 'which leads nowhere after this change' : 'which leads nowhere';
    return drift === 'stale' ? 'which no code has after this change' : 'which this change removes';
}
/** `Removed: src/cli.ts:41: .option('--upper')` */
function tellRemoved({ removed, name }) {
    if (!removed || (removed.path === name && removed.text === undefined))
        return '';
    const place = removed.line === undefined ? removed.path : `${removed.path}:${removed.line}`;
    const text = removed.text === undefined ? '' : `: ${(0,foreign/* bound */.$s)(removed.text.trim(), MAX_TEXT)}`;
    return ` Removed: ${(0,foreign/* codeSpan */.SS)(place + text)}.`;
}
function tellCount(findings) {
    const broken = findings.filter(({ drift }) => drift === 'broken').length;
    const stale = findings.length - broken;
    const parts = [
        ...(broken > 0 ? [`${broken} broken`] : []),
        ...(stale > 0 ? [`${stale} stale`] : []),
    ];
    return `${findings.length === 1 ? '1 finding' : `${findings.length} findings`}: ${parts.join(', ')}`;
}
const counted = (count, noun) => `${count} ${noun}${count === 1 ? '' : 's'}`;
/** What was compared. */
function tellFit({ pages, links, files }) {
    // Links are counted where one of them may have broken.
    const read = links === 0
        ? counted(pages, 'page')
        : `${counted(pages, 'page')} and ${counted(links, 'link')}`;
    return files === undefined
        ? `${read}: nothing broken.`
        : `${read} compared with ${counted(files, 'changed file')}: nothing broken.`;
}
/** What was not read, or of what only a part was compared. */
function tellUnread({ unread, cut }) {
    const parts = cut.length > 0 ? [`Limited to ${cut.join('; ')}.`] : [];
    return [...tellFiles(unread), ...parts].join(' ');
}
function tellFiles(unread) {
    if (unread.length === 0)
        return [];
    const names = [...unread]
        .sort()
        .slice(0, 5)
        .map((path) => (0,foreign/* codeSpan */.SS)((0,foreign/* bound */.$s)(path, 200)))
        .join(', ');
    const rest = unread.length > 5 ? `${names}, and more` : names;
    const files = unread.length === 1 ? '1 file was' : `${unread.length} files were`;
    return [`${files} not read, or not completely, because of size or time: ${rest}.`];
}
const MAX_LISTED = 100;
/** For the job summary. `word` is that of the command that fixes it. */
function driftSummary(report, word) {
    const { findings } = report;
    const listed = findings.slice(0, MAX_LISTED).map((one) => `- ${tellFinding(one)}`);
    if (findings.length > MAX_LISTED)
        listed.push(`- And ${findings.length - MAX_LISTED} more.`);
    const unread = tellUnread(report);
    return [
        '## 📄 Documentation check',
        tellCount(findings),
        listed.join('\n'),
        ...(unread ? [unread] : []),
        `To have it fixed, comment \`${word}\` on this pull request. If a finding is fine as it is, list its page and name with the reason under \`drift: accept\` in \`.github/docket.yml\`.`,
    ].join('\n\n');
}
/** For programs. */
function findingsJson(findings) {
    return JSON.stringify(findings.slice(0, MAX_LISTED).map(({ became, also, removed, edit, ...one }) => ({
        ...one,
        name: (0,foreign/* bound */.$s)(one.name, 200),
        path: (0,foreign/* bound */.$s)(one.path, 500),
        ...(removed && {
            removed: {
                ...removed,
                ...(removed.text !== undefined && { text: (0,foreign/* bound */.$s)(removed.text, MAX_TEXT) }),
            },
        }),
        ...(also && { also: also.slice(0, MAX_ALSO) }),
        ...(became !== undefined && { became: (0,foreign/* bound */.$s)(became, 200) }),
        ...(edit !== undefined && { edit }),
    })));
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

/***/ 56081:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   U: () => (/* binding */ isGenerated)
/* harmony export */ });
/** Nobody writes these by hand, and they would crowd out what people wrote. */
function isGenerated(path) {
    const name = path.slice(path.lastIndexOf('/') + 1).toLowerCase();
    return (/^(?:package-lock\.json|npm-shrinkwrap\.json|pnpm-lock\.yaml|bun\.lockb?|go\.sum|flake\.lock)$/.test(name) ||
        /\.(?:lock|lockfile|map|snap|min\.js|min\.css|pb\.go|g\.dart|designer\.cs)$/.test(name) ||
        /(?:_pb2(?:_grpc)?\.pyi?|[._-]generated\.\w+)$/.test(name) ||
        /(?:^|\/)(?:node_modules|vendor|dist|build|__snapshots__)\//.test(path));
}


/***/ }),

/***/ 38207:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   c: () => (/* binding */ openCloneGit),
/* harmony export */   o: () => (/* binding */ assertTrusted)
/* harmony export */ });
/* harmony import */ var node_child_process__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(31421);
/* harmony import */ var node_util__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(57975);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(42205);
/* harmony import */ var _git_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(60958);
// git for a repository that Docket did not make, such as the clone that a command runs in. Its settings can
// name programs that git starts (`filter.*`, `gpg.program`, `core.sshCommand`), so git works only where that
// person's own git would: in repositories of the same user, and in those that the person calls safe.




async function openCloneGit(env, settings = {}) {
    return (0,_git_js__WEBPACK_IMPORTED_MODULE_3__.createGit)({ ...settings, path: env.PATH ?? '', safe: await safeFor(env) });
}
/** What the person's own settings and the system's say; never those of a repository. */
async function safeFor(env) {
    const { GIT_DIR, GIT_WORK_TREE, GIT_COMMON_DIR, ...rest } = env;
    const args = ['config', '--show-scope', '--type=path', '-z', '--get-all', 'safe.directory'];
    const answer = await (0,node_util__WEBPACK_IMPORTED_MODULE_1__.promisify)(node_child_process__WEBPACK_IMPORTED_MODULE_0__.execFile)('git', args, { cwd: '/', env: rest }).catch(() => null);
    const words = answer?.stdout.split('\0') ?? [];
    const directories = words.flatMap((scope, at) => {
        const isTheirs = at % 2 === 0 && ['system', 'global', 'command'].includes(scope);
        return isTheirs ? [words[at + 1] ?? ''] : [];
    });
    return { directories, ...(env.SUDO_UID && { sudoUid: env.SUDO_UID }) };
}
/** Says what to do where git refuses a repository of somebody else. */
function assertTrusted({ stderr }) {
    const [, place] = /dubious ownership in repository at '([^']*)'/.exec(stderr) ?? [];
    if (place === undefined)
        return;
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .SetupError */ .w3(`${place} belongs to another user, and its settings can have git run programs. If you trust it, run git config --global --add safe.directory ${place}, and try again.`);
}


/***/ }),

/***/ 60958:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  SX: () => (/* binding */ GitFailed),
  wd: () => (/* binding */ IMPOSSIBLE),
  o6: () => (/* binding */ OURS),
  createGit: () => (/* binding */ createGit),
  V2: () => (/* binding */ failure),
  dg: () => (/* binding */ isTransient),
  patient: () => (/* binding */ patient),
  uA: () => (/* binding */ prepareRepository)
});

// EXTERNAL MODULE: external "node:child_process"
var external_node_child_process_ = __webpack_require__(31421);
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: external "node:worker_threads"
var external_node_worker_threads_ = __webpack_require__(75919);
// EXTERNAL MODULE: ./.build/program/src/shared/errors.js
var errors = __webpack_require__(42205);
// EXTERNAL MODULE: ./.build/program/src/shared/retry.js
var retry = __webpack_require__(52926);
;// CONCATENATED MODULE: ./.build/program/src/shared/token-source.js
// A token, or where the current one comes from. Tokens of GitHub Apps live for an hour.
async function tokenOf(token) {
    return typeof token === 'string' ? token : token.get();
}

;// CONCATENATED MODULE: ./.build/program/src/shared/git/git.js
// Running git as a trusted tool: no configuration but ours, no hooks, no prompts, no filters that a
// repository could contain, and credentials in no command line, URL or file.







/** The author of what nobody else is the author of. No account can ever own an `.invalid` address. */
const OURS = { name: 'Docket', email: 'docket@docket.invalid' };
/** git itself said no. Its words are kept; they contain no credentials, because git never had them. */
class GitFailed extends errors/* Unavailable */.$P {
    result;
    passes;
    constructor(args, result) {
        const said = result.stderr.trim().split('\n').slice(-3).join(' ');
        super(`\`git ${args[0]}\` failed (exit ${result.code}): ${said || 'it printed nothing'}.`);
        this.result = result;
        this.passes = isTransient(result);
    }
}
/** What git says when the host knows of no such repository, or shows it to nobody with this token. */
const MISSING = /repository .*not found|returned error: 404/i;
function failure(args, result) {
    const failed = new GitFailed(args, result);
    if (!MISSING.test(result.stderr))
        return failed;
    return new errors/* NotFound */.Mk('The repository is not at its address any more: it was deleted, renamed, or made private. Check its name, and that Docket may still read it.', { cause: failed });
}
/** What git says when the host takes no notice of a token. */
const DENIED = /could not read Username|Authentication failed|Invalid username or/i;
function createGit(settings) {
    const { credentials } = settings;
    const source = credentials?.token;
    const stream = (args, call = {}) => outputOf(args, gitEnvironment({ ...settings, credentials: undefined }), call);
    return gitOf(stream, async (args, call = {}) => {
        const token = source && (await tokenOf(source));
        const attempt = (current) => execute(args, gitEnvironment(settings, current), call);
        const result = await attempt(token);
        if (!token || typeof source === 'string' || result.code === 0)
            return result;
        if (!DENIED.test(result.stderr))
            return result;
        // Revoked: there is another one, or a sentence that says why not.
        source?.refused(token);
        return attempt(await source?.get());
    });
}
function gitOf(stream, attempt) {
    return {
        stream,
        try: attempt,
        async run(args, call) {
            const result = await attempt(args, call);
            if (result.code !== 0)
                throw failure(args, result);
            return result.stdout.toString('utf8');
        },
    };
}
const basic = (token) => `Basic ${Buffer.from(`x-access-token:${token}`).toString('base64')}`;
function gitEnvironment({ path, network, safe, credentials }, token) {
    const config = [
        ['core.hooksPath', '/dev/null'],
        ['core.fsmonitor', 'false'],
        ['core.attributesFile', '/dev/null'],
        ['core.quotePath', 'false'],
        ['core.symlinks', 'true'],
        ['gc.auto', '0'],
        ['maintenance.auto', 'false'],
        ['advice.detachedHead', 'false'],
        ['init.defaultBranch', 'main'],
        ['protocol.ext.allow', 'never'],
        ['http.followRedirects', 'false'],
        // A server that is silent for a minute is away; one that is at work says so every few seconds.
        ['http.lowSpeedLimit', '1'],
        ['http.lowSpeedTime', '60'],
        ...(safe?.directories ?? []).map((one) => ['safe.directory', one]),
    ];
    if (credentials) {
        const header = `Authorization: ${basic(`${token}`)}`;
        config.push([`http.${credentials.origin}/.extraHeader`, header]);
    }
    const environment = {
        ...network,
        ...(safe?.sudoUid && { SUDO_UID: safe.sudoUid }),
        PATH: path,
        LC_ALL: 'C',
        HOME: '/nonexistent',
        GIT_CONFIG_NOSYSTEM: '1',
        GIT_CONFIG_GLOBAL: '/dev/null',
        GIT_TERMINAL_PROMPT: '0',
        GIT_ASKPASS: '/bin/false',
        GIT_OPTIONAL_LOCKS: '0',
        GIT_AUTHOR_NAME: OURS.name,
        GIT_AUTHOR_EMAIL: OURS.email,
        GIT_COMMITTER_NAME: OURS.name,
        GIT_COMMITTER_EMAIL: OURS.email,
        GIT_CONFIG_COUNT: String(config.length),
    };
    config.forEach(([key, value], index) => {
        environment[`GIT_CONFIG_KEY_${index}`] = key;
        environment[`GIT_CONFIG_VALUE_${index}`] = value;
    });
    return environment;
}
function start(args, environment, { cwd, input, signal, env, withChildren }) {
    if (!external_node_worker_threads_.isMainThread)
        throw new Error('A side thread has no processes of its own: see lent-git.ts.');
    const child = (0,external_node_child_process_.spawn)('git', args, {
        cwd,
        env: { ...environment, ...env },
        stdio: ['pipe', 'pipe', 'pipe'],
        // A group of its own can be killed as a whole.
        ...(withChildren ? { detached: true } : { signal, killSignal: 'SIGKILL' }),
    });
    // git may exit before it has read everything; its exit code tells the story, not the pipe.
    child.stdin.on('error', () => { });
    child.stdin.end(input);
    return child;
}
/** In characters, of what git says about itself. */
const MAX_WORDS = 10_000;
async function* outputOf(...call) {
    const child = start(...call);
    let stderr = '';
    child.stderr.on('data', (chunk) => {
        stderr = `${stderr}${chunk}`.slice(-MAX_WORDS);
    });
    const ended = new Promise((resolve, reject) => {
        const { signal } = call[2];
        child.on('error', (error) => reject(signal?.aborted ? stopReason(signal) : notStarted(error)));
        child.on('close', (code) => resolve(code ?? 128));
    });
    // Whoever has read enough does not wait for it.
    ended.catch(() => { });
    try {
        yield* child.stdout;
        const code = await ended;
        if (code !== 0)
            throw failure(call[0], { code, stdout: Buffer.alloc(0), stderr });
    }
    finally {
        child.kill('SIGKILL');
    }
}
function execute(args, environment, call) {
    const { signal, withChildren = false, maxOutput = Number.POSITIVE_INFINITY } = call;
    return new Promise((resolve, reject) => {
        signal?.throwIfAborted();
        const child = start(args, environment, call);
        const end = () => {
            if (!withChildren || !child.pid)
                return child.kill('SIGKILL');
            try {
                return process.kill(-child.pid, 'SIGKILL');
            }
            catch {
                // All of them have ended already.
                return false;
            }
        };
        if (withChildren)
            signal?.addEventListener('abort', end, { once: true });
        const stdout = [];
        const stderr = [];
        let printed = 0;
        child.stdout.on('data', (chunk) => {
            printed += chunk.length;
            if (printed > maxOutput)
                end();
            else
                stdout.push(chunk);
        });
        child.stderr.on('data', (chunk) => stderr.push(chunk));
        child.on('error', (error) => {
            if (signal?.aborted)
                return reject(signal.reason);
            reject(notStarted(error));
        });
        child.on('close', (code, killed) => {
            signal?.removeEventListener('abort', end);
            if (signal?.aborted)
                return reject(stopReason(signal));
            resolve({
                code: code ?? 128,
                stdout: Buffer.concat(stdout),
                stderr: killed ? `killed by ${killed}` : Buffer.concat(stderr).toString('utf8'),
            });
        });
    });
}
function notStarted(error) {
    const words = `git could not be started: ${error.message}. Install git 2.34 or newer.`;
    return new errors/* Unavailable */.$P(words, { cause: error });
}
/** Out of time is no answer; everything else is what whoever aborted says. */
function stopReason({ reason }) {
    const isLate = reason?.name === 'TimeoutError';
    return isLate
        ? new errors/* Unavailable */.$P('git took too long. Try again later.', { cause: reason })
        : reason;
}
/**
 * Makes a folder a bare repository of ours that fetches on demand: what a filter left out comes when
 * it is read. Every job needs several, so it is written here, and not by a process for each.
 */
async function prepareRepository(dir, { remote, filter }) {
    for (const folder of ['info', 'objects', 'refs']) {
        await (0,promises_.mkdir)((0,external_node_path_.join)(dir, folder), { recursive: true });
    }
    await (0,promises_.writeFile)((0,external_node_path_.join)(dir, 'HEAD'), 'ref: refs/heads/main\n');
    await (0,promises_.writeFile)((0,external_node_path_.join)(dir, 'config'), promisorConfig(remote, filter));
}
function promisorConfig(remote, filter) {
    return `[core]
\tbare = true
\trepositoryFormatVersion = 1
[extensions]
\tpartialClone = origin
[remote "origin"]
\turl = "${remote.replace(/[\\"]/g, '\\$&')}"
\tpromisor = true
\tpartialclonefilter = ${filter}
`;
}
// git over an unreliable network: what can be repeated is repeated.
const MAX_ATTEMPTS = 8;
const BACKOFF = { baseMs: 250, capMs: 8_000 };
/** Each attempt is a process or two, and minutes have room for many. */
const LONG_BACKOFF = { baseMs: 250, capMs: 30_000 };
/** How git and curl say that the network, or the server for the moment, is at fault. */
const TRANSIENT = /returned error: (?:408|429|5\d\d)|HTTP (?:408|429|5\d\d)|Connection (?:reset|refused|timed out|was)|Failed to connect|Could not resolve host|Empty reply|(?:Recv|Send) failure|RPC failed|early EOF|unexpected disconnect|hung up|transfer closed|Operation (?:too slow|timed out)|bad line length|expected flush|SSL_|GnuTLS|HTTP\/2 stream/i;
/** What this server and this git can never do together, however often they try. */
const IMPOSSIBLE = /does not support|mismatched algorithms|mismatched object format|unsupported object format/i;
function isTransient({ code, stderr }) {
    return code !== 0 && TRANSIENT.test(stderr) && !IMPOSSIBLE.test(stderr);
}
const OVER_THE_NETWORK = new Set(['fetch', 'push', 'ls-remote']);
/**
 * Everything but a push can be repeated. After a lost answer a repeated push looks like a lost race,
 * so only callers that check the ref afterward, whatever the result, may ask for it.
 */
function patient(git, { clock, random, patience }) {
    return gitOf(git.stream, async (args, call) => {
        const repeatable = call?.repeatable ?? !args.includes('push');
        const until = clock.now() + (patience?.limitMs ?? 0);
        for (let made = 1;; made += 1) {
            const result = await git.try(args, call);
            if (!isTransient(result)) {
                if (result.code === 0 && args.some((arg) => OVER_THE_NETWORK.has(arg)))
                    patience?.answered();
                return result;
            }
            const isOver = made >= MAX_ATTEMPTS && clock.now() >= until;
            if (isOver)
                patience?.gaveUp();
            if (!repeatable || isOver)
                return result;
            const pause = made < MAX_ATTEMPTS ? BACKOFF : LONG_BACKOFF;
            await clock.sleep((0,retry/* backoff */.JN)(made - 1, pause, random), call?.signal);
        }
    });
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

/***/ 66154:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   d: () => (/* binding */ removeTree),
/* harmony export */   n: () => (/* binding */ removeFile)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
// Removing what an agent left, whatever it left: folders can be nested deeper than a path may be
// long, and then nothing in them can be named from the top; or they can forbid what is done in them.
// Nothing else in `src/` removes folders, and a test sees to it.


/** A file that may not be there. */
async function removeFile(path) {
    await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.rm)(path, { force: true });
}
/** A folder with all that is in it, or a file, or nothing. */
async function removeTree(path) {
    const remove = () => (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.rm)(path, { recursive: true, force: true });
    await remove().catch(async (error) => {
        const isInTheWay = error.code === 'EACCES' || error.code === 'ENAMETOOLONG';
        if (!isInTheWay || !(await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.lstat)(path)).isDirectory())
            throw error;
        await flatten(path);
        await remove();
    });
}
/** Brings every folder to the top, opened and without folders in it, so that each can be named. */
async function flatten(dir) {
    await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.chmod)(dir, 0o700);
    const top = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.mkdtemp)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(dir, 'removed-'));
    const folders = [dir];
    let moved = 0;
    for (let folder = folders.pop(); folder !== undefined; folder = folders.pop()) {
        for (const entry of await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readdir)(folder, { withFileTypes: true })) {
            const from = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, entry.name);
            if (!entry.isDirectory() || from === top)
                continue;
            const to = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(top, `${moved++}`);
            // The removal that gave up may still be at work on others.
            const isHere = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.chmod)(from, 0o700)
                .then(() => (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.rename)(from, to))
                .then(() => true, ifGone);
            if (isHere)
                folders.push(to);
        }
        // Most are empty now, and a million of them should not be there at the same time.
        if (folder !== dir)
            await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.rmdir)(folder).catch(() => { });
    }
}
function ifGone(error) {
    if (error.code !== 'ENOENT')
        throw error;
    return false;
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

/***/ 54375:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E: () => (/* binding */ REPORT_FORMATS)
/* harmony export */ });
const REPORT_FORMATS = ['csv', 'json', 'html'];


/***/ }),

/***/ 42710:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  A: () => (/* binding */ BananaSlug),
  y: () => (/* binding */ slug)
});

;// CONCATENATED MODULE: ./node_modules/github-slugger/regex.js
// This module is generated by `script/`.
/* eslint-disable no-control-regex, no-misleading-character-class, no-useless-escape */
const regex = /[\0-\x1F!-,\.\/:-@\[-\^`\{-\xA9\xAB-\xB4\xB6-\xB9\xBB-\xBF\xD7\xF7\u02C2-\u02C5\u02D2-\u02DF\u02E5-\u02EB\u02ED\u02EF-\u02FF\u0375\u0378\u0379\u037E\u0380-\u0385\u0387\u038B\u038D\u03A2\u03F6\u0482\u0530\u0557\u0558\u055A-\u055F\u0589-\u0590\u05BE\u05C0\u05C3\u05C6\u05C8-\u05CF\u05EB-\u05EE\u05F3-\u060F\u061B-\u061F\u066A-\u066D\u06D4\u06DD\u06DE\u06E9\u06FD\u06FE\u0700-\u070F\u074B\u074C\u07B2-\u07BF\u07F6-\u07F9\u07FB\u07FC\u07FE\u07FF\u082E-\u083F\u085C-\u085F\u086B-\u089F\u08B5\u08C8-\u08D2\u08E2\u0964\u0965\u0970\u0984\u098D\u098E\u0991\u0992\u09A9\u09B1\u09B3-\u09B5\u09BA\u09BB\u09C5\u09C6\u09C9\u09CA\u09CF-\u09D6\u09D8-\u09DB\u09DE\u09E4\u09E5\u09F2-\u09FB\u09FD\u09FF\u0A00\u0A04\u0A0B-\u0A0E\u0A11\u0A12\u0A29\u0A31\u0A34\u0A37\u0A3A\u0A3B\u0A3D\u0A43-\u0A46\u0A49\u0A4A\u0A4E-\u0A50\u0A52-\u0A58\u0A5D\u0A5F-\u0A65\u0A76-\u0A80\u0A84\u0A8E\u0A92\u0AA9\u0AB1\u0AB4\u0ABA\u0ABB\u0AC6\u0ACA\u0ACE\u0ACF\u0AD1-\u0ADF\u0AE4\u0AE5\u0AF0-\u0AF8\u0B00\u0B04\u0B0D\u0B0E\u0B11\u0B12\u0B29\u0B31\u0B34\u0B3A\u0B3B\u0B45\u0B46\u0B49\u0B4A\u0B4E-\u0B54\u0B58-\u0B5B\u0B5E\u0B64\u0B65\u0B70\u0B72-\u0B81\u0B84\u0B8B-\u0B8D\u0B91\u0B96-\u0B98\u0B9B\u0B9D\u0BA0-\u0BA2\u0BA5-\u0BA7\u0BAB-\u0BAD\u0BBA-\u0BBD\u0BC3-\u0BC5\u0BC9\u0BCE\u0BCF\u0BD1-\u0BD6\u0BD8-\u0BE5\u0BF0-\u0BFF\u0C0D\u0C11\u0C29\u0C3A-\u0C3C\u0C45\u0C49\u0C4E-\u0C54\u0C57\u0C5B-\u0C5F\u0C64\u0C65\u0C70-\u0C7F\u0C84\u0C8D\u0C91\u0CA9\u0CB4\u0CBA\u0CBB\u0CC5\u0CC9\u0CCE-\u0CD4\u0CD7-\u0CDD\u0CDF\u0CE4\u0CE5\u0CF0\u0CF3-\u0CFF\u0D0D\u0D11\u0D45\u0D49\u0D4F-\u0D53\u0D58-\u0D5E\u0D64\u0D65\u0D70-\u0D79\u0D80\u0D84\u0D97-\u0D99\u0DB2\u0DBC\u0DBE\u0DBF\u0DC7-\u0DC9\u0DCB-\u0DCE\u0DD5\u0DD7\u0DE0-\u0DE5\u0DF0\u0DF1\u0DF4-\u0E00\u0E3B-\u0E3F\u0E4F\u0E5A-\u0E80\u0E83\u0E85\u0E8B\u0EA4\u0EA6\u0EBE\u0EBF\u0EC5\u0EC7\u0ECE\u0ECF\u0EDA\u0EDB\u0EE0-\u0EFF\u0F01-\u0F17\u0F1A-\u0F1F\u0F2A-\u0F34\u0F36\u0F38\u0F3A-\u0F3D\u0F48\u0F6D-\u0F70\u0F85\u0F98\u0FBD-\u0FC5\u0FC7-\u0FFF\u104A-\u104F\u109E\u109F\u10C6\u10C8-\u10CC\u10CE\u10CF\u10FB\u1249\u124E\u124F\u1257\u1259\u125E\u125F\u1289\u128E\u128F\u12B1\u12B6\u12B7\u12BF\u12C1\u12C6\u12C7\u12D7\u1311\u1316\u1317\u135B\u135C\u1360-\u137F\u1390-\u139F\u13F6\u13F7\u13FE-\u1400\u166D\u166E\u1680\u169B-\u169F\u16EB-\u16ED\u16F9-\u16FF\u170D\u1715-\u171F\u1735-\u173F\u1754-\u175F\u176D\u1771\u1774-\u177F\u17D4-\u17D6\u17D8-\u17DB\u17DE\u17DF\u17EA-\u180A\u180E\u180F\u181A-\u181F\u1879-\u187F\u18AB-\u18AF\u18F6-\u18FF\u191F\u192C-\u192F\u193C-\u1945\u196E\u196F\u1975-\u197F\u19AC-\u19AF\u19CA-\u19CF\u19DA-\u19FF\u1A1C-\u1A1F\u1A5F\u1A7D\u1A7E\u1A8A-\u1A8F\u1A9A-\u1AA6\u1AA8-\u1AAF\u1AC1-\u1AFF\u1B4C-\u1B4F\u1B5A-\u1B6A\u1B74-\u1B7F\u1BF4-\u1BFF\u1C38-\u1C3F\u1C4A-\u1C4C\u1C7E\u1C7F\u1C89-\u1C8F\u1CBB\u1CBC\u1CC0-\u1CCF\u1CD3\u1CFB-\u1CFF\u1DFA\u1F16\u1F17\u1F1E\u1F1F\u1F46\u1F47\u1F4E\u1F4F\u1F58\u1F5A\u1F5C\u1F5E\u1F7E\u1F7F\u1FB5\u1FBD\u1FBF-\u1FC1\u1FC5\u1FCD-\u1FCF\u1FD4\u1FD5\u1FDC-\u1FDF\u1FED-\u1FF1\u1FF5\u1FFD-\u203E\u2041-\u2053\u2055-\u2070\u2072-\u207E\u2080-\u208F\u209D-\u20CF\u20F1-\u2101\u2103-\u2106\u2108\u2109\u2114\u2116-\u2118\u211E-\u2123\u2125\u2127\u2129\u212E\u213A\u213B\u2140-\u2144\u214A-\u214D\u214F-\u215F\u2189-\u24B5\u24EA-\u2BFF\u2C2F\u2C5F\u2CE5-\u2CEA\u2CF4-\u2CFF\u2D26\u2D28-\u2D2C\u2D2E\u2D2F\u2D68-\u2D6E\u2D70-\u2D7E\u2D97-\u2D9F\u2DA7\u2DAF\u2DB7\u2DBF\u2DC7\u2DCF\u2DD7\u2DDF\u2E00-\u2E2E\u2E30-\u3004\u3008-\u3020\u3030\u3036\u3037\u303D-\u3040\u3097\u3098\u309B\u309C\u30A0\u30FB\u3100-\u3104\u3130\u318F-\u319F\u31C0-\u31EF\u3200-\u33FF\u4DC0-\u4DFF\u9FFD-\u9FFF\uA48D-\uA4CF\uA4FE\uA4FF\uA60D-\uA60F\uA62C-\uA63F\uA673\uA67E\uA6F2-\uA716\uA720\uA721\uA789\uA78A\uA7C0\uA7C1\uA7CB-\uA7F4\uA828-\uA82B\uA82D-\uA83F\uA874-\uA87F\uA8C6-\uA8CF\uA8DA-\uA8DF\uA8F8-\uA8FA\uA8FC\uA92E\uA92F\uA954-\uA95F\uA97D-\uA97F\uA9C1-\uA9CE\uA9DA-\uA9DF\uA9FF\uAA37-\uAA3F\uAA4E\uAA4F\uAA5A-\uAA5F\uAA77-\uAA79\uAAC3-\uAADA\uAADE\uAADF\uAAF0\uAAF1\uAAF7-\uAB00\uAB07\uAB08\uAB0F\uAB10\uAB17-\uAB1F\uAB27\uAB2F\uAB5B\uAB6A-\uAB6F\uABEB\uABEE\uABEF\uABFA-\uABFF\uD7A4-\uD7AF\uD7C7-\uD7CA\uD7FC-\uD7FF\uE000-\uF8FF\uFA6E\uFA6F\uFADA-\uFAFF\uFB07-\uFB12\uFB18-\uFB1C\uFB29\uFB37\uFB3D\uFB3F\uFB42\uFB45\uFBB2-\uFBD2\uFD3E-\uFD4F\uFD90\uFD91\uFDC8-\uFDEF\uFDFC-\uFDFF\uFE10-\uFE1F\uFE30-\uFE32\uFE35-\uFE4C\uFE50-\uFE6F\uFE75\uFEFD-\uFF0F\uFF1A-\uFF20\uFF3B-\uFF3E\uFF40\uFF5B-\uFF65\uFFBF-\uFFC1\uFFC8\uFFC9\uFFD0\uFFD1\uFFD8\uFFD9\uFFDD-\uFFFF]|\uD800[\uDC0C\uDC27\uDC3B\uDC3E\uDC4E\uDC4F\uDC5E-\uDC7F\uDCFB-\uDD3F\uDD75-\uDDFC\uDDFE-\uDE7F\uDE9D-\uDE9F\uDED1-\uDEDF\uDEE1-\uDEFF\uDF20-\uDF2C\uDF4B-\uDF4F\uDF7B-\uDF7F\uDF9E\uDF9F\uDFC4-\uDFC7\uDFD0\uDFD6-\uDFFF]|\uD801[\uDC9E\uDC9F\uDCAA-\uDCAF\uDCD4-\uDCD7\uDCFC-\uDCFF\uDD28-\uDD2F\uDD64-\uDDFF\uDF37-\uDF3F\uDF56-\uDF5F\uDF68-\uDFFF]|\uD802[\uDC06\uDC07\uDC09\uDC36\uDC39-\uDC3B\uDC3D\uDC3E\uDC56-\uDC5F\uDC77-\uDC7F\uDC9F-\uDCDF\uDCF3\uDCF6-\uDCFF\uDD16-\uDD1F\uDD3A-\uDD7F\uDDB8-\uDDBD\uDDC0-\uDDFF\uDE04\uDE07-\uDE0B\uDE14\uDE18\uDE36\uDE37\uDE3B-\uDE3E\uDE40-\uDE5F\uDE7D-\uDE7F\uDE9D-\uDEBF\uDEC8\uDEE7-\uDEFF\uDF36-\uDF3F\uDF56-\uDF5F\uDF73-\uDF7F\uDF92-\uDFFF]|\uD803[\uDC49-\uDC7F\uDCB3-\uDCBF\uDCF3-\uDCFF\uDD28-\uDD2F\uDD3A-\uDE7F\uDEAA\uDEAD-\uDEAF\uDEB2-\uDEFF\uDF1D-\uDF26\uDF28-\uDF2F\uDF51-\uDFAF\uDFC5-\uDFDF\uDFF7-\uDFFF]|\uD804[\uDC47-\uDC65\uDC70-\uDC7E\uDCBB-\uDCCF\uDCE9-\uDCEF\uDCFA-\uDCFF\uDD35\uDD40-\uDD43\uDD48-\uDD4F\uDD74\uDD75\uDD77-\uDD7F\uDDC5-\uDDC8\uDDCD\uDDDB\uDDDD-\uDDFF\uDE12\uDE38-\uDE3D\uDE3F-\uDE7F\uDE87\uDE89\uDE8E\uDE9E\uDEA9-\uDEAF\uDEEB-\uDEEF\uDEFA-\uDEFF\uDF04\uDF0D\uDF0E\uDF11\uDF12\uDF29\uDF31\uDF34\uDF3A\uDF45\uDF46\uDF49\uDF4A\uDF4E\uDF4F\uDF51-\uDF56\uDF58-\uDF5C\uDF64\uDF65\uDF6D-\uDF6F\uDF75-\uDFFF]|\uD805[\uDC4B-\uDC4F\uDC5A-\uDC5D\uDC62-\uDC7F\uDCC6\uDCC8-\uDCCF\uDCDA-\uDD7F\uDDB6\uDDB7\uDDC1-\uDDD7\uDDDE-\uDDFF\uDE41-\uDE43\uDE45-\uDE4F\uDE5A-\uDE7F\uDEB9-\uDEBF\uDECA-\uDEFF\uDF1B\uDF1C\uDF2C-\uDF2F\uDF3A-\uDFFF]|\uD806[\uDC3B-\uDC9F\uDCEA-\uDCFE\uDD07\uDD08\uDD0A\uDD0B\uDD14\uDD17\uDD36\uDD39\uDD3A\uDD44-\uDD4F\uDD5A-\uDD9F\uDDA8\uDDA9\uDDD8\uDDD9\uDDE2\uDDE5-\uDDFF\uDE3F-\uDE46\uDE48-\uDE4F\uDE9A-\uDE9C\uDE9E-\uDEBF\uDEF9-\uDFFF]|\uD807[\uDC09\uDC37\uDC41-\uDC4F\uDC5A-\uDC71\uDC90\uDC91\uDCA8\uDCB7-\uDCFF\uDD07\uDD0A\uDD37-\uDD39\uDD3B\uDD3E\uDD48-\uDD4F\uDD5A-\uDD5F\uDD66\uDD69\uDD8F\uDD92\uDD99-\uDD9F\uDDAA-\uDEDF\uDEF7-\uDFAF\uDFB1-\uDFFF]|\uD808[\uDF9A-\uDFFF]|\uD809[\uDC6F-\uDC7F\uDD44-\uDFFF]|[\uD80A\uD80B\uD80E-\uD810\uD812-\uD819\uD824-\uD82B\uD82D\uD82E\uD830-\uD833\uD837\uD839\uD83D\uD83F\uD87B-\uD87D\uD87F\uD885-\uDB3F\uDB41-\uDBFF][\uDC00-\uDFFF]|\uD80D[\uDC2F-\uDFFF]|\uD811[\uDE47-\uDFFF]|\uD81A[\uDE39-\uDE3F\uDE5F\uDE6A-\uDECF\uDEEE\uDEEF\uDEF5-\uDEFF\uDF37-\uDF3F\uDF44-\uDF4F\uDF5A-\uDF62\uDF78-\uDF7C\uDF90-\uDFFF]|\uD81B[\uDC00-\uDE3F\uDE80-\uDEFF\uDF4B-\uDF4E\uDF88-\uDF8E\uDFA0-\uDFDF\uDFE2\uDFE5-\uDFEF\uDFF2-\uDFFF]|\uD821[\uDFF8-\uDFFF]|\uD823[\uDCD6-\uDCFF\uDD09-\uDFFF]|\uD82C[\uDD1F-\uDD4F\uDD53-\uDD63\uDD68-\uDD6F\uDEFC-\uDFFF]|\uD82F[\uDC6B-\uDC6F\uDC7D-\uDC7F\uDC89-\uDC8F\uDC9A-\uDC9C\uDC9F-\uDFFF]|\uD834[\uDC00-\uDD64\uDD6A-\uDD6C\uDD73-\uDD7A\uDD83\uDD84\uDD8C-\uDDA9\uDDAE-\uDE41\uDE45-\uDFFF]|\uD835[\uDC55\uDC9D\uDCA0\uDCA1\uDCA3\uDCA4\uDCA7\uDCA8\uDCAD\uDCBA\uDCBC\uDCC4\uDD06\uDD0B\uDD0C\uDD15\uDD1D\uDD3A\uDD3F\uDD45\uDD47-\uDD49\uDD51\uDEA6\uDEA7\uDEC1\uDEDB\uDEFB\uDF15\uDF35\uDF4F\uDF6F\uDF89\uDFA9\uDFC3\uDFCC\uDFCD]|\uD836[\uDC00-\uDDFF\uDE37-\uDE3A\uDE6D-\uDE74\uDE76-\uDE83\uDE85-\uDE9A\uDEA0\uDEB0-\uDFFF]|\uD838[\uDC07\uDC19\uDC1A\uDC22\uDC25\uDC2B-\uDCFF\uDD2D-\uDD2F\uDD3E\uDD3F\uDD4A-\uDD4D\uDD4F-\uDEBF\uDEFA-\uDFFF]|\uD83A[\uDCC5-\uDCCF\uDCD7-\uDCFF\uDD4C-\uDD4F\uDD5A-\uDFFF]|\uD83B[\uDC00-\uDDFF\uDE04\uDE20\uDE23\uDE25\uDE26\uDE28\uDE33\uDE38\uDE3A\uDE3C-\uDE41\uDE43-\uDE46\uDE48\uDE4A\uDE4C\uDE50\uDE53\uDE55\uDE56\uDE58\uDE5A\uDE5C\uDE5E\uDE60\uDE63\uDE65\uDE66\uDE6B\uDE73\uDE78\uDE7D\uDE7F\uDE8A\uDE9C-\uDEA0\uDEA4\uDEAA\uDEBC-\uDFFF]|\uD83C[\uDC00-\uDD2F\uDD4A-\uDD4F\uDD6A-\uDD6F\uDD8A-\uDFFF]|\uD83E[\uDC00-\uDFEF\uDFFA-\uDFFF]|\uD869[\uDEDE-\uDEFF]|\uD86D[\uDF35-\uDF3F]|\uD86E[\uDC1E\uDC1F]|\uD873[\uDEA2-\uDEAF]|\uD87A[\uDFE1-\uDFFF]|\uD87E[\uDE1E-\uDFFF]|\uD884[\uDF4B-\uDFFF]|\uDB40[\uDC00-\uDCFF\uDDF0-\uDFFF]/g

;// CONCATENATED MODULE: ./node_modules/github-slugger/index.js


const own = Object.hasOwnProperty

/**
 * Slugger.
 */
class BananaSlug {
  /**
   * Create a new slug class.
   */
  constructor () {
    /** @type {Record<string, number>} */
    // eslint-disable-next-line no-unused-expressions
    this.occurrences

    this.reset()
  }

  /**
   * Generate a unique slug.
  *
  * Tracks previously generated slugs: repeated calls with the same value
  * will result in different slugs.
  * Use the `slug` function to get same slugs.
   *
   * @param  {string} value
   *   String of text to slugify
   * @param  {boolean} [maintainCase=false]
   *   Keep the current case, otherwise make all lowercase
   * @return {string}
   *   A unique slug string
   */
  slug (value, maintainCase) {
    const self = this
    let result = slug(value, maintainCase === true)
    const originalSlug = result

    while (own.call(self.occurrences, result)) {
      self.occurrences[originalSlug]++
      result = originalSlug + '-' + self.occurrences[originalSlug]
    }

    self.occurrences[result] = 0

    return result
  }

  /**
   * Reset - Forget all previous slugs
   *
   * @return void
   */
  reset () {
    this.occurrences = Object.create(null)
  }
}

/**
 * Generate a slug.
 *
 * Does not track previously generated slugs: repeated calls with the same value
 * will result in the exact same slug.
 * Use the `GithubSlugger` class to get unique slugs.
 *
 * @param  {string} value
 *   String of text to slugify
 * @param  {boolean} [maintainCase=false]
 *   Keep the current case, otherwise make all lowercase
 * @return {string}
 *   A unique slug string
 */
function slug (value, maintainCase) {
  if (typeof value !== 'string') return ''
  if (!maintainCase) value = value.toLowerCase()
  return value.replace(regex, '').replace(/ /g, '-')
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
