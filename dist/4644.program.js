export const id = 4644;
export const ids = [4644];
export const modules = {

/***/ 48388:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  j3: () => (/* binding */ COMMAND_PERMISSIONS),
  pH: () => (/* binding */ SECRET_INPUTS),
  TL: () => (/* binding */ parseInputs),
  Ko: () => (/* binding */ readInputs)
});

// UNUSED EXPORTS: FORMATS

// EXTERNAL MODULE: ./.build/program/src/changes/docs-paths.js
var docs_paths = __webpack_require__(96098);
// EXTERNAL MODULE: ./.build/program/src/contract/dates.js
var dates = __webpack_require__(24490);
// EXTERNAL MODULE: ./.build/program/src/shared/errors.js
var errors = __webpack_require__(42205);
// EXTERNAL MODULE: ./.build/program/src/shared/freeze.js
var freeze = __webpack_require__(93553);
// EXTERNAL MODULE: ./.build/program/src/shared/glob.js + 1 modules
var shared_glob = __webpack_require__(14202);
;// CONCATENATED MODULE: ./.build/program/src/action/input-reader.js
// Reads one input at a time and collects the problems, so that all of them are reported together.

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
        if (globs.length > shared_glob/* MAX_GLOBS */.zt)
            this.insist(false, `Input \`${name}\` has more than ${shared_glob/* MAX_GLOBS */.zt} globs.`);
        const wrong = globs
            .slice(0, shared_glob/* MAX_GLOBS */.zt)
            .flatMap((glob) => (0,shared_glob/* globProblem */.AI)(glob.replace(/^!/, '')) ?? []);
        for (const sentence of wrong) {
            this.problems.push({
                inLog: `Input \`${name}\`: ${sentence}`,
                onThread: `Input \`${name}\` contains a glob that is not valid.`,
            });
        }
        this.insist(globs.length === 0 || !globs.every((glob) => glob.startsWith('!')), `Input \`${name}\` only excludes files; add a glob for the files to include.`);
        return globs;
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
function listed(values) {
    return values.map((value) => `\`${value}\``).join(', ');
}

// EXTERNAL MODULE: ./.build/program/src/action/quick-look.js
var quick_look = __webpack_require__(82222);
;// CONCATENATED MODULE: ./.build/program/src/action/inputs.js
// All inputs as one frozen object, read once. Names and defaults are those of action.yml.






const MODES = ['auto', 'job', 'command', 'views', 'sweep', 'doctor', 'improve'];
const COMMAND_PERMISSIONS = ['triage', 'write', 'maintain', 'admin'];
const RANGES = ['last-7-days', 'last-30-days', 'previous-week', 'previous-month'];
const FORMATS = ['csv', 'json', 'html', 'parquet'];
const DEFAULT_FORMATS = ['csv', 'json', 'html'];
/** Inputs that must never be printed; masked before anything is logged. */
const SECRET_INPUTS = ['api-key', 'model-key', 'github-token', 'state-key'];
function parseInputs(get) {
    const { inputs, wrong } = readInputs(get);
    if (wrong)
        throw wrong.inLog;
    return inputs;
}
/** With `wrong`, the inputs are good for nothing but telling so: defaults stand in for the invalid. */
function readInputs(get) {
    const reader = new InputReader(get);
    const inputs = (0,freeze/* deepFreeze */.o)(read(reader));
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
            inLog: new errors/* InvalidRequest */.zh(`${many}. Fix ${them} under \`with:\` in this step.`, {
                details: inLog,
            }),
            onThread: new errors/* InvalidRequest */.zh(`The workflow is not set up correctly, so nothing was started. ${many}. Fix ${them} under \`with:\` in the workflow file, then comment the command again. The log of the workflow run shows the values.`, { details: onThread }),
        },
    };
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
            word: reader.matching('command', quick_look/* COMMAND_WORD */.J1, 'must be a slash followed by a word, such as `/docs`') ?? '/docs',
            permission: reader.choice('permission', COMMAND_PERMISSIONS, 'write'),
            allowedBots: reader.list('allowed-bots'),
        },
        embedded: {
            agentCommand: reader.text('agent-command'),
            modelUrl: url(reader, 'model-url'),
            modelKey: reader.text('model-key'),
            model: reader.text('model'),
            docsPaths: orDefault(reader.globs('docs-paths'), docs_paths/* DEFAULT_DOCS_PATHS */.b),
            baseRef: reader.matching('base-ref', REF_NAME, 'must be a branch name'),
            checkCommand: reader.text('check-command'),
            draft: reader.flag('draft', false),
            stateRef: reader.matching('state-ref', STATE_REF, 'must be a full ref, such as refs/docket/state') ??
                'refs/docket/state',
            stateKey: reader.text('state-key'),
        },
        views: {
            range: reader.choice('range', RANGES, 'last-7-days'),
            dateFrom: date(reader, 'date-from'),
            dateTo: date(reader, 'date-to'),
            formats: reader.choices('formats', FORMATS, DEFAULT_FORMATS),
            compare: reader.flag('compare', true),
            top: reader.wholeNumber('top', { min: 1, max: 1000 }) ?? 25,
            accessLogs: reader.list('access-logs'),
            artifactName: reader.matching('artifact-name', /^[^":<>|*?\r\n\\/]+$/, 'must be a plain file name') ??
                'page-views',
            retentionDays: reader.wholeNumber('retention-days', { min: 1, max: 400 }),
        },
    };
}
/** Long enough that nobody can guess it from a signature that everyone can read. */
const MIN_STATE_KEY = 32;
const REF_NAME = /^(?![-/.])(?!.*(?:\.\.|@\{|\/\/))[^\s~^:?*[\\\x00-\x1f\x7f]+(?<![/.])$/;
const STATE_REF = new RegExp(`^refs/[^/]+/(?:${REF_NAME.source.slice(1, -1)})$`);
function insistOnRules(reader, { service, job, command, embedded, views }) {
    const remote = reader.text('base-url') !== undefined;
    reader.insist(!remote || (service.apiKey !== undefined && reader.text('project-id') !== undefined), 'Input `base-url` requires `api-key` and `project-id`. You can find both on the API keys page of the project.');
    reader.insist(remote || service.apiKey === undefined, 'Input `api-key` is set without `base-url`. Set `base-url` to use the service, or remove the key.');
    reader.insist(remote || job.wait, 'Input `wait: false` requires `base-url`, because an embedded job runs inside this step and ends with it.');
    reader.insist(job.jobId === undefined || job.prompt !== undefined, 'Input `job-id` requires a `prompt`: the message that continues the job.');
    reader.insist(reader.text('mode') !== 'job' || job.prompt !== undefined, 'Input `mode: job` requires a `prompt` that tells the agent what to do.');
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
    const isDay = (value) => /^\d{4}-\d{2}-\d{2}$/.test(value) && (0,dates/* isDate */.$)(value);
    return reader.matching(name, isDay, 'must be a date such as 2026-11-01');
}
function orDefault(list, fallback) {
    return list.length > 0 ? list : [...fallback];
}


/***/ }),

/***/ 82222:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ae: () => (/* binding */ COMMENT_EVENTS),
/* harmony export */   J1: () => (/* binding */ COMMAND_WORD),
/* harmony export */   Ss: () => (/* binding */ mayHoldSomeCommand),
/* harmony export */   Uv: () => (/* binding */ mayHoldCommand),
/* harmony export */   ey: () => (/* binding */ mayInstruct)
/* harmony export */ });
/* unused harmony export quickLook */
/* harmony import */ var _text_line_start_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(57039);
// By far the most common run is for a comment that is not a command. This check of the event costs
// one file read; anything that is not clearly such a comment goes to the full program.

const COMMENT_EVENTS = {
    issue_comment: { action: 'created', text: 'comment' },
    pull_request_review_comment: { action: 'created', text: 'comment' },
    pull_request_review: { action: 'submitted', text: 'review' },
};
const COMMAND_WORD = /^\/[\w-]+$/;
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
/** Does any line start with a word that could be the one for commands? */
function mayHoldSomeCommand(body) {
    return /^ {0,3}\/[\w-]+(?:[ \t\u00a0\r]|$)/m.test(body);
}
/** Does any line start with the word? Only a parser can tell whether a reader sees it there. */
function mayHoldCommand(body, word) {
    for (let at = body.indexOf(word); at >= 0; at = body.indexOf(word, at + word.length)) {
        if ((0,_text_line_start_js__WEBPACK_IMPORTED_MODULE_0__/* .startsLine */ .Q)(body, at) && (0,_text_line_start_js__WEBPACK_IMPORTED_MODULE_0__/* .isWord */ .J)(body, at, word))
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

/***/ 96098:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C: () => (/* binding */ readDocsPaths),
/* harmony export */   b: () => (/* binding */ DEFAULT_DOCS_PATHS)
/* harmony export */ });
/* harmony import */ var _shared_glob_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(14202);
// `docs-paths`: globs of the files that a change may touch, and names of single ones.

const DEFAULT_DOCS_PATHS = [
    'docs/**',
    '**/*.md',
    '**/*.mdx',
    'docs.json',
];
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

/***/ 71272:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   X: () => (/* binding */ readConfig),
/* harmony export */   i: () => (/* binding */ readConfigText)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
/* harmony import */ var _action_settings_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(55648);
/* harmony import */ var _shared_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(42205);
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
    const path = named ?? _action_settings_js__WEBPACK_IMPORTED_MODULE_1__/* .CONFIG_PATH */ .tF;
    try {
        const text = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readFile)(path, 'utf8');
        return { text, config: (0,_action_settings_js__WEBPACK_IMPORTED_MODULE_1__/* .parseConfig */ .o4)(text) };
    }
    catch (error) {
        if (error instanceof _shared_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .InvalidRequest */ .zh) {
            const { details } = error;
            throw new _shared_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .InvalidRequest */ .zh(`\`${path}\` is not valid. Fix the problems listed and run again.`, {
                details,
            });
        }
        const { code } = error;
        if (named === undefined && code === 'ENOENT')
            return null;
        throw new _shared_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .SetupError */ .w3(`Could not read the settings in \`${path}\` (${code}).`, { cause: error });
    }
}


/***/ }),

/***/ 5799:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  doctor: () => (/* binding */ doctor_doctor)
});

// EXTERNAL MODULE: ./.build/program/src/cli/command.js
var command = __webpack_require__(15712);
// EXTERNAL MODULE: ./.build/program/src/doctor/doctor.js
var doctor = __webpack_require__(49459);
// EXTERNAL MODULE: ./.build/program/src/cli/args.js
var args = __webpack_require__(94552);
;// CONCATENATED MODULE: ./.build/program/src/cli/doctor.js
// docket doctor: checks whether this machine can run jobs and, with `--repo`, a repository on GitHub.



const OPTIONS = {
    repo: {
        type: 'text',
        value: 'OWNER/NAME',
        help: 'also check this repository on GitHub; requires GITHUB_TOKEN',
    },
};
const HELP = `Checks whether this machine can run jobs, and tells you how to fix any problems.

Usage: docket doctor [options]

${(0,args/* optionsHelp */.EW)(OPTIONS)}

Without --repo, it also checks \`.github/docket.yml\` in this folder. With it, it checks the token, the
settings on the default branch, and whether the repository lets workflows open pull requests.
In a workflow, \`mode: doctor\` also checks the agent and the service.
`;
function doctorCommand(probes) {
    return {
        help: HELP,
        async run(argv, terminal) {
            const { values } = (0,args/* parseOptions */.Ac)(OPTIONS, argv, ({ positionals, values: { repo } }) => [
                ...(positionals.length > 0 ? ['`docket doctor` takes no arguments.'] : []),
                ...(repo === undefined || /^[\w-][\w.-]*\/[\w.-]+$/.test(repo)
                    ? []
                    : ['`--repo` must be a repository on GitHub, such as octo/handbook.']),
            ]);
            const found = await probes(values.repo, terminal);
            const findings = await (0,doctor/* examine */.sb)(found, (finding) => terminal.out(`${(0,doctor/* line */.n8)(finding)}\n`));
            const { well, says } = (0,doctor/* conclusion */.q$)(findings);
            terminal.err(`${says}\n`);
            return well ? command/* EXIT */.dc.done : command/* EXIT */.dc.failed;
        },
    };
}

// EXTERNAL MODULE: ./.build/program/src/doctor/probes.js
var probes = __webpack_require__(87223);
// EXTERNAL MODULE: ./.build/program/src/shared/errors.js
var errors = __webpack_require__(42205);
// EXTERNAL MODULE: ./.build/program/src/compose/cli-config.js
var cli_config = __webpack_require__(71272);
// EXTERNAL MODULE: ./.build/program/src/compose/host-probes.js
var host_probes = __webpack_require__(85);
;// CONCATENATED MODULE: ./.build/program/src/compose/cli/doctor.js
// `docket doctor` on this machine and, with `--repo`, for a repository on GitHub.






function doctor_doctor(env) {
    return doctorCommand(async (repo, terminal) => [
        (0,probes/* gitProbe */.Vn)(env.PATH ?? ''),
        nodeProbe(),
        (0,probes/* isolationProbe */.be)(env),
        ...(repo === undefined
            ? [(0,host_probes.configProbe)('in this folder', async () => (await (0,cli_config/* readConfig */.X)(undefined)) !== null)]
            : await repositoryProbes(repo, env, (0,command/* terminalLog */.dg)(terminal))),
    ]);
}
async function repositoryProbes(repository, env, log) {
    const token = env.GITHUB_TOKEN;
    if (!token) {
        throw new errors/* SetupError */.w3(`Set GITHUB_TOKEN to a token that can read ${repository}. Its settings require \`administration: read\`.`);
    }
    const [{ githubSettings }, { createGithub }, { createHostChecks, createThreadHost }, probes, { hostedConfigProbe },] = await Promise.all([
        __webpack_require__.e(/* import() */ 9588).then(__webpack_require__.bind(__webpack_require__, 59588)),
        Promise.all(/* import() */[__webpack_require__.e(1351), __webpack_require__.e(4942), __webpack_require__.e(9734)]).then(__webpack_require__.bind(__webpack_require__, 89734)),
        __webpack_require__.e(/* import() */ 8563).then(__webpack_require__.bind(__webpack_require__, 58563)),
        Promise.resolve(/* import() */).then(__webpack_require__.bind(__webpack_require__, 85)),
        __webpack_require__.e(/* import() */ 5081).then(__webpack_require__.bind(__webpack_require__, 25081)),
    ]);
    const github = createGithub({ ...githubSettings(env, { repository, token }), log });
    const host = createThreadHost(github);
    return [
        probes.tokenProbe(host),
        hostedConfigProbe(host, repository),
        probes.pullsProbe(createHostChecks(github)),
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


/***/ }),

/***/ 85:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   configProbe: () => (/* binding */ configProbe),
/* harmony export */   pullsProbe: () => (/* binding */ pullsProbe),
/* harmony export */   tokenProbe: () => (/* binding */ tokenProbe)
/* harmony export */ });
/* harmony import */ var _action_settings_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(55648);
/* harmony import */ var _github_publisher_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(46130);
// What `doctor` checks at GitHub, in a workflow and on a machine.


function tokenProbe(host) {
    return {
        what: 'Token',
        async look() {
            const [{ fullName }, self] = await Promise.all([host.repository(), host.self()]);
            return { state: 'ok', says: `It can read ${fullName} and acts as ${self}.` };
        },
    };
}
/** `read` rejects with what is wrong with the settings; false: there is no such file. */
function configProbe(where, read) {
    return {
        what: 'Configuration',
        async look() {
            const says = (await read())
                ? `\`${_action_settings_js__WEBPACK_IMPORTED_MODULE_0__/* .CONFIG_PATH */ .tF}\` is valid.`
                : `There is no \`${_action_settings_js__WEBPACK_IMPORTED_MODULE_0__/* .CONFIG_PATH */ .tF}\` ${where}; the defaults apply.`;
            return { state: 'ok', says };
        },
    };
}
function pullsProbe(checks) {
    return {
        what: 'Pull requests',
        async look() {
            const may = await checks.actionsMayOpenPulls();
            if (may)
                return { state: 'ok', says: 'Workflows can open pull requests in this repository.' };
            if (may === undefined) {
                return {
                    state: 'info',
                    says: `Could not be checked: only a token with \`administration: read\` can read this setting, and a workflow's own token never has that. Make sure that this is turned on: ${_github_publisher_js__WEBPACK_IMPORTED_MODULE_1__/* .SETTING */ .HG}.`,
                };
            }
            return {
                state: 'wrong',
                says: `Workflows cannot open pull requests in this repository, so jobs only push a branch. Turn this on: ${_github_publisher_js__WEBPACK_IMPORTED_MODULE_1__/* .SETTING */ .HG}.`,
            };
        },
    };
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

/***/ 49459:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C1: () => (/* binding */ diagnosis),
/* harmony export */   IB: () => (/* binding */ judgeGit),
/* harmony export */   Mi: () => (/* binding */ judgeClock),
/* harmony export */   n8: () => (/* binding */ line),
/* harmony export */   q$: () => (/* binding */ conclusion),
/* harmony export */   sb: () => (/* binding */ examine)
/* harmony export */ });
/* harmony import */ var _shared_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(42205);
// Checks everything a run needs, and reports for each thing that it works or exactly how to fix it.

const SIGNS = { ok: '✅', info: 'ℹ️', warning: '⚠️', wrong: '❌' };
async function examine(probes, tell) {
    const findings = [];
    for (const { what, look } of probes) {
        const found = await look().catch((error) => ({ state: 'wrong', says: (0,_shared_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .sentence */ .em)(error) }));
        const finding = { what, ...found };
        findings.push(finding);
        tell(finding);
    }
    return findings;
}
function line({ state, what, says }) {
    return `${SIGNS[state]} ${what}: ${says}`;
}
function conclusion(findings) {
    const count = (wanted, word) => {
        const { length } = findings.filter(({ state }) => state === wanted);
        return length === 0 ? '' : `${length} ${word}${length === 1 ? '' : 's'}`;
    };
    const problems = count('wrong', 'problem');
    const warnings = count('warning', 'warning');
    const unchecked = findings.some(({ state }) => state === 'info');
    if (problems) {
        return { well: false, says: `Found ${problems}. Each line with ❌ tells you how to fix it.` };
    }
    if (warnings) {
        const says = `Found no problems, but ${warnings}. Each line with ⚠️ tells you what to do.`;
        return { well: true, says };
    }
    const rest = unchecked ? ' Lines with ℹ️ are optional or could not be checked.' : '';
    return { well: true, says: `No problems found.${rest}` };
}
function diagnosis(findings) {
    const cell = (text) => text.replaceAll('|', '\\|').replaceAll('\n', '<br>');
    const rows = findings.map(({ state, what, says }) => `| ${SIGNS[state]} | ${cell(what)} | ${cell(says)} |`);
    const { says } = conclusion(findings);
    return ['## Doctor', '', says, '', '| | Check | Result |', '| --- | --- | --- |', ...rows].join('\n');
}
const SKEW_MS = 60_000;
function judgeClock(here, there) {
    const off = Math.round(Math.abs(here - there) / 1000);
    if (Math.abs(here - there) <= SKEW_MS)
        return { state: 'ok', says: `Off by ${off} s.` };
    return {
        state: 'wrong',
        says: `This machine's clock is off by ${off} s. Synchronize it with NTP; otherwise, tokens and limits do not work correctly.`,
    };
}
const NEEDED_GIT = [2, 34];
function judgeGit(output) {
    const [, version = '', major = '0', minor = '0'] = /(((?:\d+))\.(\d+)[\d.]*)/.exec(output) ?? [];
    const [wantedMajor, wantedMinor] = NEEDED_GIT;
    const newEnough = Number(major) > wantedMajor || (Number(major) === wantedMajor && Number(minor) >= wantedMinor);
    if (newEnough)
        return { state: 'ok', says: `git ${version}.` };
    return {
        state: 'wrong',
        says: `git ${version || '(unknown version)'} is too old. Install ${NEEDED_GIT.join('.')} or newer.`,
    };
}


/***/ }),

/***/ 87223:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Cc: () => (/* binding */ agentProbe),
/* harmony export */   KL: () => (/* binding */ signingProbe),
/* harmony export */   Vn: () => (/* binding */ gitProbe),
/* harmony export */   Yy: () => (/* binding */ serviceProbe),
/* harmony export */   _g: () => (/* binding */ stateProbe),
/* harmony export */   be: () => (/* binding */ isolationProbe)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51455);
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(48161);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(76760);
/* harmony import */ var _agents_program_isolation_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(13961);
/* harmony import */ var _agents_program_presets_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(16008);
/* harmony import */ var _git_git_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(74692);
/* harmony import */ var _shared_clock_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(66122);
/* harmony import */ var _shared_errors_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(42205);
/* harmony import */ var _doctor_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(49459);
// Checks that work on any machine: git, the agent, the service, isolation.










function gitProbe(path) {
    const git = (0,_git_git_js__WEBPACK_IMPORTED_MODULE_6__.createGit)({ path });
    return { what: 'git', look: async () => (0,_doctor_js__WEBPACK_IMPORTED_MODULE_9__/* .judgeGit */ .IB)(await git.run(['version'])) };
}
function isolationProbe(environment, hide = []) {
    return {
        what: 'Agent isolation',
        async look() {
            const tmp = (0,node_os__WEBPACK_IMPORTED_MODULE_2__.tmpdir)();
            const found = await (0,_agents_program_isolation_js__WEBPACK_IMPORTED_MODULE_4__.detectIsolation)({ environment, clock: _shared_clock_js__WEBPACK_IMPORTED_MODULE_7__/* .systemClock */ .m, tmp, hide });
            return { state: found.kind === 'none' ? 'warning' : 'ok', says: found.sentence };
        },
    };
}
function agentProbe({ command, model }, { path, fetch }) {
    return {
        what: 'Agent',
        async look() {
            if (command)
                return lookForProgram(command, path);
            if (model)
                return askEndpoint(model, fetch);
            return {
                state: 'wrong',
                says: 'No agent is set up. Set `agent-command` to a program such as `claude`, or set `model-url` and `model` to use an OpenAI-compatible endpoint.',
            };
        },
    };
}
/** A command line can start with anything a shell understands; only a plain word is checked. */
function lookForProgram(command, path) {
    const [program = ''] = (0,_agents_program_presets_js__WEBPACK_IMPORTED_MODULE_5__/* .presetFor */ .h)(command).command.trim().split(/\s+/);
    const folders = path.split(node_path__WEBPACK_IMPORTED_MODULE_3__.delimiter).filter((folder) => folder !== '');
    const found = folders.some((folder) => (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)((0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)(folder, program)));
    if (found)
        return { state: 'ok', says: `\`${program}\` is installed.` };
    if (program.includes('/') || !/^[\w.+-]+$/.test(program)) {
        return {
            state: 'info',
            says: `\`${program}\` was not checked. It is resolved when a job runs.`,
        };
    }
    return {
        state: 'wrong',
        says: `\`${program}\` is not on PATH. Install it in an earlier step of the same job.`,
    };
}
async function askEndpoint({ url, name, key }, ask) {
    let status;
    try {
        const headers = key ? { authorization: `Bearer ${key}` } : {};
        const signal = AbortSignal.timeout(20_000);
        const response = await ask(`${url.replace(/\/+$/, '')}/models`, { headers, signal });
        await response.body?.cancel();
        status = response.status;
    }
    catch {
        return {
            state: 'wrong',
            says: 'Could not reach the endpoint at `model-url`. Check the URL.',
        };
    }
    if (status === 401 || status === 403) {
        return {
            state: 'wrong',
            says: `The endpoint rejected the key (${status}). Check \`model-key\`.`,
        };
    }
    if (status >= 500 || status === 410) {
        return {
            state: 'wrong',
            says: `The endpoint responded with ${status}. Try again later, or use a different endpoint.`,
        };
    }
    return { state: 'ok', says: `The endpoint responds. Jobs will use the model \`${name}\`.` };
}
function serviceProbe(service, projectId) {
    return {
        what: 'Service',
        async look() {
            try {
                await service.getJob(projectId, 'docket-doctor');
            }
            catch (error) {
                // The service accepted the key and answered the request.
                if (!(error instanceof _shared_errors_js__WEBPACK_IMPORTED_MODULE_8__/* .NotFound */ .Mk))
                    throw error;
            }
            return { state: 'ok', says: 'It responds and accepts the key.' };
        },
    };
}
/** Checks whether a push would be accepted, without pushing. */
function stateProbe({ remote, ref, ...settings }) {
    return {
        what: 'Job records',
        async look() {
            const dir = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.mkdtemp)((0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)((0,node_os__WEBPACK_IMPORTED_MODULE_2__.tmpdir)(), 'docket-doctor-'));
            const git = (0,_git_git_js__WEBPACK_IMPORTED_MODULE_6__.createGit)(settings);
            try {
                await git.run(['init', '--quiet', '--bare', dir]);
                const tree = (await git.run(['-C', dir, 'mktree'], { input: '' })).trim();
                const commit = (await git.run(['-C', dir, 'commit-tree', '-m', 'Try', tree])).trim();
                const target = `${commit}:${ref}-doctor`;
                const result = await git.try([
                    '-C',
                    dir,
                    'push',
                    '--dry-run',
                    '--porcelain',
                    remote,
                    target,
                ]);
                if (result.code === 0)
                    return { state: 'ok', says: `The token can write to \`${ref}\`.` };
                const said = result.stderr.trim().split('\n').at(-1) ?? '';
                return {
                    state: 'wrong',
                    says: `The token cannot write to \`${ref}\`: ${said} Grant the workflow \`permissions: contents: write\`.`,
                };
            }
            finally {
                await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.rm)(dir, { recursive: true, force: true });
            }
        },
    };
}
function signingProbe(signed) {
    return {
        what: 'Signed records',
        async look() {
            if (signed)
                return { state: 'ok', says: '`state-key` signs the job records.' };
            return {
                state: 'info',
                says: 'Optional: anyone with push access can change the job records. Set `state-key` to sign them. See docs/state.md.',
            };
        },
    };
}


/***/ }),

/***/ 49204:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Of: () => (/* binding */ refusalOf),
/* harmony export */   TJ: () => (/* binding */ limited),
/* harmony export */   gz: () => (/* binding */ failed),
/* harmony export */   lD: () => (/* binding */ unclear)
/* harmony export */ });
/* harmony import */ var _shared_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(42205);
// Turns GitHub's error responses into errors of our one family, each with what to do about it.

const refusals = new WeakMap();
/** GitHub's response, if the error comes from a response. */
function refusalOf(error) {
    return error instanceof _shared_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .DocketError */ .jq ? refusals.get(error) : undefined;
}
function limited(what, waitMs, cause) {
    const minutes = Math.ceil(waitMs / 60_000);
    return new _shared_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .RateLimited */ .JH(`GitHub's rate limit blocks ${what} for another ${minutes} minutes. Run it again after that.`, { retryAfterSeconds: Math.ceil(waitMs / 1000), cause });
}
function unclear(what, cause) {
    return new _shared_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .OutcomeUnknown */ .Jr(`GitHub did not respond to ${what}, so it may have succeeded. Check GitHub before you try again.`, { cause });
}
/** For no response, or an error response. */
function failed(what, answer, cause) {
    if (!answer || answer.status >= 500) {
        const why = answer ? `it responded with ${answer.status}` : 'there was no response';
        const words = `GitHub could not complete ${what}: ${why}. Try again later. For outages, check githubstatus.com.`;
        return new _shared_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .Unavailable */ .$P(words, { cause });
    }
    const error = refused(what, answer, cause);
    refusals.set(error, { status: answer.status, message: answer.message });
    return error;
}
function refused(what, { status, message }, cause) {
    const said = firstSentence(message);
    switch (status) {
        case 401:
            return new _shared_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .Unauthorized */ .hR(`GitHub rejected the token (${said}). Check \`github-token\`; it may have expired.`, { cause });
        case 403:
            return new _shared_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .Forbidden */ .cw(`GitHub denied permission for ${what} (${said}). Grant the workflow or the GitHub App the permissions it needs: \`contents: write\`, \`issues: write\`, and \`pull-requests: write\`.`, { cause });
        case 404:
        case 410:
            return new _shared_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .NotFound */ .Mk(`GitHub could not find the resource for ${what} (${said}), or the token does not have access to it.`, { cause });
        case 409:
            return new _shared_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .Conflict */ .lt(`GitHub could not complete ${what} right now (${said}). Try again.`, {
                cause,
            });
        default:
            return new _shared_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .InvalidRequest */ .zh(`GitHub rejected ${what} (${status}: ${said}).`, { cause });
    }
}
/** GitHub appends the URL of its documentation; people need only the sentence. */
function firstSentence(message) {
    return message.replace(/ - https?:\S+$/, '').slice(0, 300);
}


/***/ }),

/***/ 19562:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Es: () => (/* binding */ readPull),
/* harmony export */   QJ: () => (/* binding */ countOpen),
/* harmony export */   Rs: () => (/* binding */ leadsTo),
/* harmony export */   Y_: () => (/* binding */ changedFiles),
/* harmony export */   vQ: () => (/* binding */ findByBranch),
/* harmony export */   zs: () => (/* binding */ closedPulls)
/* harmony export */ });
/* harmony import */ var _shared_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(42205);
// Reads pull requests: a single one, by branch, closed ones, and their changes.

function pullInfo(data) {
    return {
        number: data.number,
        headRef: data.head.ref,
        headSha: data.head.sha,
        baseRef: data.base.ref,
        sameRepository: data.head.repo?.full_name === data.base.repo.full_name,
        state: data.merged_at ? 'merged' : data.state === 'open' ? 'open' : 'closed',
        closedAt: data.merged_at ?? data.closed_at,
        url: data.html_url,
    };
}
async function readPull(github, number) {
    const { data } = await github.rest.pulls.get({ ...github.repo, pull_number: number });
    return pullInfo(data);
}
/** The branch's pull request: the open one, or else the newest; null if there never was one. */
async function findByBranch(github, branch) {
    const { data } = await github.rest.pulls.list({
        ...github.repo,
        head: `${github.repo.owner}:${branch}`,
        state: 'all',
        sort: 'created',
        direction: 'desc',
        per_page: 30,
    });
    // GitHub returns everything if it cannot read the filter, so check each one.
    const own = data.filter((item) => item.head.ref === branch && pullInfo(item).sameRepository);
    const found = own.find((item) => item.state === 'open') ?? own[0];
    if (!found)
        return null;
    const { node_id: nodeId, draft = false, title, body } = found;
    return { ...pullInfo(found), nodeId, draft, title, body: body ?? '' };
}
async function countOpen(github, headPrefix) {
    const all = await github.paginate(github.rest.pulls.list, {
        ...github.repo,
        state: 'open',
        per_page: 100,
    });
    return all
        .map(pullInfo)
        .filter(({ sameRepository, headRef }) => sameRepository && headRef.startsWith(headPrefix))
        .length;
}
async function closedPulls(github, headPrefix, since) {
    const found = [];
    const pages = github.paginate.iterator(github.rest.pulls.list, {
        ...github.repo,
        state: 'closed',
        sort: 'updated',
        direction: 'desc',
        per_page: 100,
    });
    for await (const { data } of pages) {
        for (const item of data) {
            // Sorted by update, and closing is an update: everything after this is even older.
            if (Date.parse(item.updated_at) < Date.parse(since))
                return found;
            const info = pullInfo(item);
            if (info.sameRepository && info.headRef.startsWith(headPrefix))
                found.push(info);
        }
    }
    return found;
}
async function leadsTo(github, sha, head) {
    try {
        const { data } = await github.rest.repos.compareCommitsWithBasehead({
            ...github.repo,
            basehead: `${sha}...${head}`,
            per_page: 1,
        });
        return data.status === 'ahead' || data.status === 'identical';
    }
    catch (error) {
        if (error instanceof _shared_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .NotFound */ .Mk)
            return false;
        throw error;
    }
}
/** GitHub's comparison lists at most this many files. */
const COMPARE_LIMIT = 300;
/** A comparison is tied to a commit; the pull request's own list changes with a later push. */
async function changedFiles(github, number, headSha) {
    const { data: pull } = await github.rest.pulls.get({ ...github.repo, pull_number: number });
    const { data } = await github.rest.repos.compareCommitsWithBasehead({
        ...github.repo,
        basehead: `${pull.base.sha}...${headSha}`,
        per_page: 1,
    });
    const files = (data.files ?? []).map((file) => {
        const { filename, previous_filename, additions, deletions, patch } = file;
        return {
            path: filename,
            ...(previous_filename && { previousPath: previous_filename }),
            status: STATUSES[file.status] ?? 'modified',
            additions,
            deletions,
            ...(patch !== undefined && { patch }),
        };
    });
    return { files, more: files.length >= COMPARE_LIMIT };
}
const STATUSES = {
    added: 'added',
    copied: 'added',
    removed: 'removed',
    renamed: 'renamed',
};


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

/***/ 93818:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $s: () => (/* binding */ bound),
/* harmony export */   DV: () => (/* binding */ codeBlock),
/* harmony export */   SS: () => (/* binding */ codeSpan),
/* harmony export */   TL: () => (/* binding */ quoted),
/* harmony export */   TN: () => (/* binding */ oneLine),
/* harmony export */   VP: () => (/* binding */ defuse),
/* harmony export */   d3: () => (/* binding */ isWebAddress),
/* harmony export */   hk: () => (/* binding */ boundTail),
/* harmony export */   mG: () => (/* binding */ inline),
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
        .replace(/^([^\S\n]*)(?=\/[A-Za-z])/gm, `$1${BREAK}`)
        .replace(/^([^\S\n]*:)(?=:)/gm, `$1${BREAK}`)
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
/** Within a line or a table cell of a comment. Backticks would end the code it may stand in. */
function inline(text) {
    return defuse(bound(clean(text), 300))
        .replace(/\s+/g, ' ')
        .replaceAll('`', 'ʼ')
        .replaceAll('|', '¦');
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


/***/ }),

/***/ 57039:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   J: () => (/* binding */ isWord),
/* harmony export */   Q: () => (/* binding */ startsLine)
/* harmony export */ });
// Lines of Markdown, for those who must not load its parser.
/** Does a line start here? Up to three spaces may come first; four make code. */
function startsLine(text, at) {
    let start = at;
    while (at - start < 3 && text[start - 1] === ' ')
        start -= 1;
    return start === 0 || text[start - 1] === '\n' || text[start - 1] === '\r';
}
/** Spaces end a word, and nothing else: an invisible or look-alike character makes another word. */
function isWord(text, at, word) {
    return text.startsWith(word, at) && /^[ \t\u00a0\r\n]?$/.test(text.charAt(at + word.length));
}


/***/ })

};
