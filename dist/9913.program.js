export const id = 9913;
export const ids = [9913,9487,4378,9178,1868,9588];
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

/***/ 97982:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $t: () => (/* binding */ placeOf),
/* harmony export */   P3: () => (/* binding */ PLACE_OPTIONS),
/* harmony export */   fp: () => (/* binding */ placeWords),
/* harmony export */   kv: () => (/* binding */ placeProblems)
/* harmony export */ });
// Where a service stores its keys, projects, and jobs: a folder, or a database.
const DEFAULT_DIR = '.docket';
const PLACE_OPTIONS = {
    data: { type: 'text', value: 'DIR', help: `the service's data folder (default ${DEFAULT_DIR})` },
    database: {
        type: 'text',
        value: 'URL',
        help: 'a PostgreSQL database to use instead, such as postgresql://docket@db.example.com/docket',
    },
};
function placeOf({ data, database }) {
    return database === undefined
        ? { kind: 'data', dir: data ?? DEFAULT_DIR }
        : { kind: 'database', url: database };
}
function placeProblems({ data, database }) {
    return data !== undefined && database !== undefined
        ? ['`--data` and `--database` cannot be used together. Use only one of them.']
        : [];
}
/** For a command to copy; a URL may contain a password. */
function placeWords(place) {
    return place.kind === 'data' ? `--data ${place.dir}` : '--database URL';
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

/***/ 59588:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   githubSettings: () => (/* binding */ githubSettings)
/* harmony export */ });
/* harmony import */ var _shared_clock_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(66122);
/* harmony import */ var _network_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(72605);


function githubSettings(env, known) {
    return {
        ...known,
        apiUrl: env.GITHUB_API_URL ?? 'https://api.github.com',
        graphqlUrl: env.GITHUB_GRAPHQL_URL ?? 'https://api.github.com/graphql',
        serverUrl: env.GITHUB_SERVER_URL ?? 'https://github.com',
        clock: _shared_clock_js__WEBPACK_IMPORTED_MODULE_0__/* .systemClock */ .m,
        random: Math.random,
        fetch: (0,_network_js__WEBPACK_IMPORTED_MODULE_1__/* .fetchFor */ .G)(env),
    };
}


/***/ }),

/***/ 72605:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D: () => (/* binding */ gitNetwork),
/* harmony export */   G: () => (/* binding */ fetchFor)
/* harmony export */ });
/* harmony import */ var _proxy_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(50859);
// Outgoing connections: through the proxy from the environment, for the service, GitHub, the model,
// and git.

/** Node's own `fetch` unless there is a proxy: the package that supports proxies loads slowly. */
function fetchFor(env) {
    const proxy = (0,_proxy_js__WEBPACK_IMPORTED_MODULE_0__/* .proxyOf */ .O)(env);
    if (!proxy)
        return fetch;
    let opened;
    return async (input, init) => {
        opened ??= Promise.all(/* import() */[__webpack_require__.e(6752), __webpack_require__.e(114)]).then(__webpack_require__.bind(__webpack_require__, 70114)).then(({ fetchThrough }) => fetchThrough(proxy));
        return (await opened)(input, init);
    };
}
/** The same settings for git. libcurl reads `http_proxy` only in lowercase. */
function gitNetwork(env) {
    const proxy = (0,_proxy_js__WEBPACK_IMPORTED_MODULE_0__/* .proxyOf */ .O)(env);
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

/***/ 50859:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   O: () => (/* binding */ proxyOf),
/* harmony export */   b: () => (/* binding */ PROXY_VARIABLES)
/* harmony export */ });
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


/***/ }),

/***/ 97792:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  O: () => (/* binding */ openFolderProject)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./.build/program/src/jobs/housekeeping.js
var housekeeping = __webpack_require__(81238);
// EXTERNAL MODULE: ./.build/program/src/jobs/standing.js
var standing = __webpack_require__(94793);
// EXTERNAL MODULE: ./.build/program/src/shared/clock.js
var clock = __webpack_require__(66122);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: ./.build/program/src/git/git.js + 1 modules
var git_git = __webpack_require__(74692);
// EXTERNAL MODULE: ./.build/program/src/shared/errors.js
var errors = __webpack_require__(42205);
// EXTERNAL MODULE: ./.build/program/src/shared/lock.js
var shared_lock = __webpack_require__(20497);
;// CONCATENATED MODULE: ./.build/program/src/store/data-dir.js
// The folder of a server: one process at a time, and the repository that holds its state.






async function openDataDir(dir, project, path) {
    const data = (0,external_node_path_.resolve)(dir);
    await (0,promises_.mkdir)(data, { recursive: true, mode: 0o700 });
    // Two servers would each answer from their own memory of the same state.
    const lock = await (0,shared_lock/* takeLock */.H)((0,external_node_path_.join)(data, 'folder.lock'));
    if (!lock) {
        throw new errors/* SetupError */.w3('Another process already uses this folder. Stop it, or choose another folder with --data.');
    }
    try {
        await claim((0,external_node_path_.join)(data, 'project'), project);
        const state = (0,external_node_path_.join)(data, 'state.git');
        await createState(state, path);
        const scratch = (0,external_node_path_.join)(data, 'scratch');
        await (0,promises_.rm)(scratch, { recursive: true, force: true });
        return { path: data, state, scratch, release: lock.release };
    }
    catch (error) {
        lock.release();
        throw error;
    }
}
async function createState(dir, path) {
    if ((0,external_node_fs_.existsSync)((0,external_node_path_.join)(dir, 'HEAD')))
        return;
    const git = (0,git_git.createGit)({ path });
    await git.run(['init', '--quiet', '--bare', dir]);
    await git.run(['--git-dir', dir, 'config', 'uploadpack.allowFilter', 'true']);
}
/** Jobs and views of one project must never be taken up or answered by a server of another. */
async function claim(file, project) {
    const owner = await (0,promises_.readFile)(file, 'utf8').catch(() => undefined);
    if (owner === undefined)
        await (0,promises_.writeFile)(file, project, { mode: 0o600 });
    else if (owner !== project) {
        throw new errors/* SetupError */.w3(`This folder belongs to project \`${owner}\`; give project \`${project}\` another --data.`);
    }
}

// EXTERNAL MODULE: ./.build/program/src/store/views-history-file.js
var views_history_file = __webpack_require__(99860);
// EXTERNAL MODULE: ./.build/program/src/compose/embedded.js + 13 modules
var embedded = __webpack_require__(96181);
// EXTERNAL MODULE: ./.build/program/src/compose/serve/project-views.js
var project_views = __webpack_require__(55881);
// EXTERNAL MODULE: ./.build/program/src/compose/serve/project-work.js
var project_work = __webpack_require__(86630);
;// CONCATENATED MODULE: ./.build/program/src/compose/serve/folder-project.js
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
// A project with its jobs in a folder of this machine: git refs, worked on in this process.









async function openFolderProject(project, { config, dir, env, log, slots, ended }) {
    const env_1 = { stack: [], error: void 0, hasError: false };
    try {
        const { id, settings } = project;
        const opened = __addDisposableResource(env_1, new AsyncDisposableStack(), true);
        const data = await openDataDir(dir, id, env.PATH ?? '');
        opened.defer(() => data.release());
        const work = await (0,project_work/* openProjectWork */.h)(project, { config, dataDir: data.path, env, log, ended });
        opened.defer(() => work.host.close());
        const history = (0,views_history_file.createFileHistory)((0,external_node_path_.join)(data.path, 'views'));
        const { service, engine, store } = await (0,embedded/* openEmbedded */.fc)({
            path: env.PATH ?? '',
            scratch: data.scratch,
            work: work.host.work,
            state: { remote: data.state },
            exclusive: true,
            projectId: id,
            seal: { key: env.DOCKET_STATE_KEY || undefined, scope: id },
            slots,
            repository: work.host.repository,
            ref: work.host.ref,
            tools: work.tools,
            views: await (0,project_views/* openProjectViews */.Af)(settings.accessLogs, config, history),
        });
        opened.defer(() => engine.stop('interrupted'));
        // Before the first request: later, a lease could belong to one of our own workers.
        const resumed = await engine.resume({ alone: true });
        if (resumed.length > 0)
            log.info(`Resumed ${resumed.length} jobs of the previous server.`);
        const stopping = new AbortController();
        opened.defer(() => stopping.abort());
        const days = config?.jobs['retention-days'];
        void (0,housekeeping/* keepHouse */.m)(engine, { clock: clock/* systemClock */.m, log, signal: stopping.signal, days });
        const everything = opened.move();
        return {
            service,
            engine,
            pages: work.host.pages,
            collecting: (0,project_views/* collectingProject */.Sm)(config, history),
            standing: () => (0,standing/* standingOf */.Y)(store.records({ archived: false }), clock/* systemClock */.m.now()),
            close: () => everything.disposeAsync(),
        };
    }
    catch (e_1) {
        env_1.error = e_1;
        env_1.hasError = true;
    }
    finally {
        const result_1 = __disposeResources(env_1);
        if (result_1)
            await result_1;
    }
}


/***/ }),

/***/ 99904:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   serve: () => (/* binding */ serve)
/* harmony export */ });
/* harmony import */ var _cli_serve_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(67710);
/* harmony import */ var _jobs_slots_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(28056);
/* harmony import */ var _server_dashboard_memory_sessions_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(30334);
/* harmony import */ var _shared_clock_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(66122);
/* harmony import */ var _store_audit_file_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(28264);
/* harmony import */ var _store_key_file_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(79768);
/* harmony import */ var _cli_config_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(71272);
/* harmony import */ var _dashboard_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(9850);
/* harmony import */ var _folder_project_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(97792);
/* harmony import */ var _http_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(55578);
/* harmony import */ var _telemetry_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(38032);











function serve(env) {
    return (0,_cli_serve_js__WEBPACK_IMPORTED_MODULE_0__/* .serveCommand */ .P)({
        start: (options, terminal) => start(options, terminal, env),
        async startAll({ place, ...listening }, terminal) {
            if (place.kind === 'data') {
                const { serveFolder } = await __webpack_require__.e(/* import() */ 7285).then(__webpack_require__.bind(__webpack_require__, 67285));
                return serveFolder({ ...listening, dir: place.dir }, terminal, env);
            }
            const { serveShared } = await Promise.all(/* import() */[__webpack_require__.e(3842), __webpack_require__.e(2212), __webpack_require__.e(350)]).then(__webpack_require__.bind(__webpack_require__, 27294));
            return serveShared({ ...listening, database: place.url }, terminal, env);
        },
    });
}
async function start(options, terminal, env) {
    const lines = (0,_http_js__WEBPACK_IMPORTED_MODULE_7__/* .openLines */ .es)(terminal);
    const config = await (0,_cli_config_js__WEBPACK_IMPORTED_MODULE_4__/* .readConfig */ .X)(options.config);
    const { project, data: dir, port, host, concurrency, publicUrl } = options;
    const keys = (0,_store_key_file_js__WEBPACK_IMPORTED_MODULE_3__/* .fileKeyStore */ .b)(dir, _shared_clock_js__WEBPACK_IMPORTED_MODULE_1__/* .systemClock */ .m);
    const hasKeys = await (0,_http_js__WEBPACK_IMPORTED_MODULE_7__/* .hasValidKey */ .Ew)(keys, project);
    const served = projectOf(options);
    const telemetry = await (0,_telemetry_js__WEBPACK_IMPORTED_MODULE_8__/* .openTelemetry */ .G)({ env, log: lines.log, standing: () => work.standing() });
    const work = await (0,_folder_project_js__WEBPACK_IMPORTED_MODULE_6__/* .openFolderProject */ .O)(served, {
        ended: telemetry.telemetry?.instruction,
        config,
        dir,
        env,
        log: lines.log,
        slots: new _jobs_slots_js__WEBPACK_IMPORTED_MODULE_9__/* .Slots */ .W(concurrency),
    });
    const { collecting, pages, service } = work;
    const dashboard = (0,_dashboard_js__WEBPACK_IMPORTED_MODULE_5__/* .openDashboard */ .N)({
        service,
        engineOf: async () => work.engine,
        projects: async () => [served],
        keys,
        audit: (0,_store_audit_file_js__WEBPACK_IMPORTED_MODULE_2__/* .fileAudit */ .g)(dir),
        sessions: (0,_server_dashboard_memory_sessions_js__WEBPACK_IMPORTED_MODULE_10__/* .memorySessions */ .F)(_shared_clock_js__WEBPACK_IMPORTED_MODULE_1__/* .systemClock */ .m),
        installation: async () => ({ app: null, workers: null }),
        publicUrl,
        log: lines.log,
        say: terminal.err,
    });
    const { url, stop } = await (0,_http_js__WEBPACK_IMPORTED_MODULE_7__/* .listenTo */ .rq)({
        telemetry,
        service,
        projects: {
            has: async (id) => id === project,
            find: async (id) => (id === project ? served : null),
        },
        keys,
        dashboard: dashboard.deps,
        ...(collecting && {
            collecting: async (id) => (id === project ? collecting : undefined),
            listed: [project],
        }),
        port,
        host,
        lines,
        drain: () => work.close(),
    });
    if (pages)
        terminal.err(`Pull requests (the link includes the access key): ${pages}\n`);
    return { url, hasKeys, signIn: await dashboard.start(url), stop };
}
function projectOf({ project: id, repo, baseRef, agent, accessLogs }) {
    const { command, url, model } = { command: '', url: '', model: '', ...agent };
    const settings = {
        agent: agent.kind === 'command' ? { command } : { url, model },
        ...(baseRef && { baseRef }),
        docsPaths: [],
        draft: false,
        accessLogs,
    };
    return { id, repo, settings };
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

/***/ 94793:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Y: () => (/* binding */ standingOf),
/* harmony export */   l: () => (/* binding */ addStandings)
/* harmony export */ });
/** Of records that have to be read one by one; archived jobs need not be among them. */
async function standingOf(records, now) {
    const jobs = { active: 0, completed: 0, failed: 0 };
    let count = 0;
    let oldest = now;
    for await (const { status, lease, turns } of records) {
        jobs[status] = (jobs[status] ?? 0) + 1;
        const first = turns.find(({ state }) => state === 'queued');
        if (status !== 'active' || lease || !first)
            continue;
        count += 1;
        oldest = Math.min(oldest, Date.parse(first.receivedAt));
    }
    const waiting = { count, seconds: (now - oldest) / 1000 };
    return { jobs, waiting: { jobs: waiting, deliveries: { count: 0, seconds: 0 } } };
}
/** Of several stores together. */
function addStandings(all) {
    const jobs = {};
    for (const [status, count] of all.flatMap((one) => Object.entries(one.jobs))) {
        jobs[status] = (jobs[status] ?? 0) + count;
    }
    const add = (what) => ({
        count: all.reduce((sum, { waiting }) => sum + waiting[what].count, 0),
        seconds: Math.max(0, ...all.map(({ waiting }) => waiting[what].seconds)),
    });
    return { jobs, waiting: { jobs: add('jobs'), deliveries: add('deliveries') } };
}


/***/ }),

/***/ 30334:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F: () => (/* binding */ memorySessions)
/* harmony export */ });
/** The oldest goes when there are more. */
const MAX_SESSIONS = 1_000;
function memorySessions(clock) {
    const sessions = new Map();
    const valid = (session) => session && session.expiresAt > clock.now() ? session : null;
    return {
        async put(hash, session) {
            for (const [known, one] of sessions)
                if (!valid(one))
                    sessions.delete(known);
            const [oldest] = sessions.keys();
            if (sessions.size >= MAX_SESSIONS && oldest !== undefined)
                sessions.delete(oldest);
            sessions.set(hash, session);
        },
        get: async (hash) => valid(sessions.get(hash)),
        async take(hash) {
            const session = sessions.get(hash);
            sessions.delete(hash);
            return valid(session);
        },
    };
}


/***/ }),

/***/ 18367:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K: () => (/* binding */ listen)
/* harmony export */ });
/* harmony import */ var node_http__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(37067);
/* harmony import */ var _hono_node_server__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(26652);
/* harmony import */ var _shared_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(42205);
// The only file of the server that knows sockets.



/** A request that has not ended this long after the stop is cut off; none of ours takes as long. */
const STOP_GRACE_MS = 30_000;
async function listen(server, options) {
    const http = (0,node_http__WEBPACK_IMPORTED_MODULE_0__.createServer)({ requestTimeout: 60_000, headersTimeout: 20_000, keepAliveTimeout: 65_000 }, (0,_hono_node_server__WEBPACK_IMPORTED_MODULE_1__/* .getRequestListener */ .SE)((request, { incoming }) => server.fetch(request, 'socket' in incoming ? incoming.socket.remoteAddress : undefined), {
        hostname: options.host,
        errorHandler: () => Response.json({ error: 'The request line or the `Host` header is malformed. Send a plain URL.' }, { status: 400 }),
    }));
    const underWay = new Set();
    http.on('request', (_, response) => {
        underWay.add(response);
        response.once('close', () => underWay.delete(response));
    });
    await new Promise((resolve, reject) => {
        http.once('error', (cause) => reject(cannotListen(options, cause)));
        http.listen(options.port, options.host, resolve);
    });
    const { port } = http.address();
    const host = options.host.includes(':') ? `[${options.host}]` : options.host;
    async function stop() {
        server.endStreams?.();
        // Or the connection would stay open for a next request, and the stop would wait for it.
        for (const response of underWay) {
            if (!response.headersSent)
                response.setHeader('Connection', 'close');
        }
        const cutOff = new AbortController();
        const closed = new Promise((resolve) => http.close(() => resolve()));
        options.clock.sleep(STOP_GRACE_MS, cutOff.signal).then(() => http.closeAllConnections(), () => { });
        await closed;
        cutOff.abort();
        await options.drain?.();
    }
    return { url: `http://${host}:${port}`, stop };
}
function cannotListen({ host, port }, cause) {
    const inUse = cause.code === 'EADDRINUSE';
    return new _shared_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .SetupError */ .w3(inUse
        ? `Port ${port} is already in use. Choose another with --port, or 0 for any free port.`
        : `Cannot listen on ${host}:${port} (${cause.message}). Choose another --host or --port.`, { cause });
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

/***/ 20497:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H: () => (/* binding */ takeLock)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
/* harmony import */ var node_timers_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(58500);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(42205);
// One holder at a time, between processes. The operating system keeps the lock, through SQLite's
// file locks, and drops it when the process dies: there is no stale lock to judge, and so no two
// processes that both judge it. The empty file stays behind, because removing it would let one
// process lock a file that another can no longer find.



const SQLITE_BUSY = 5;
/** Two that race at the same moment can both be refused, so each tries again after a random pause. */
const TRIES = 5;
const LONGEST_PAUSE_MS = 20;
/** Undefined if someone else, in this process or another one, holds the lock. */
async function takeLock(path) {
    for (let tried = 1;; tried += 1) {
        const lock = await tryLock(path);
        if (lock || tried === TRIES)
            return lock;
        await (0,node_timers_promises__WEBPACK_IMPORTED_MODULE_1__.setTimeout)(Math.random() * LONGEST_PAUSE_MS);
    }
}
async function tryLock(path) {
    const { DatabaseSync } = await Promise.resolve(/* import() */).then(__webpack_require__.t.bind(__webpack_require__, 80099, 19));
    try {
        const file = new DatabaseSync(path);
        try {
            await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.chmod)(path, 0o600);
            file.exec('BEGIN EXCLUSIVE');
        }
        catch (error) {
            file.close();
            throw error;
        }
        return { release: () => file.close() };
    }
    catch (cause) {
        if (cause.errcode === SQLITE_BUSY)
            return undefined;
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .SetupError */ .w3(`${path} cannot be locked. Make sure that Docket may write there and that the file system has locks; if the file is not empty, remove it.`, { cause });
    }
}


/***/ }),

/***/ 28264:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   g: () => (/* binding */ fileAudit)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _projects_audit_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(58356);
// The audit log of a data folder: one line of JSON per entry, only ever added to.



/** Read at once, from the end. A line is a few hundred bytes. */
const CHUNK_BYTES = 256 * 1024;
function fileAudit(dir) {
    const path = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(dir, 'audit.jsonl');
    return {
        async add(entry) {
            await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.mkdir)(dir, { recursive: true, mode: 0o700 });
            const file = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.open)(path, 'a', 0o600);
            try {
                // One write of a short line is never mixed with that of another process.
                await file.write(`${JSON.stringify(entry)}\n`);
                await file.sync();
            }
            finally {
                await file.close();
            }
        },
        async list(query) {
            const file = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.open)(path, 'r').catch((error) => {
                if (error.code === 'ENOENT')
                    return null;
                throw error;
            });
            if (!file)
                return { entries: [], next: null };
            try {
                const { size } = await file.stat();
                const end = Math.min(size, /^\d{1,15}$/.test(query.cursor ?? '') ? Number(query.cursor) : size);
                const start = Math.max(0, end - CHUNK_BYTES);
                const buffer = Buffer.alloc(end - start);
                const { bytesRead } = await file.read(buffer, 0, buffer.length, start);
                const lines = linesOf(buffer.subarray(0, bytesRead), start);
                const entries = [];
                for (const { at, text } of lines.toReversed()) {
                    const entry = parsed(text);
                    if (!entry || !(0,_projects_audit_js__WEBPACK_IMPORTED_MODULE_2__/* .isAskedFor */ .un)(entry, query))
                        continue;
                    entries.push(entry);
                    if (entries.length === query.limit)
                        return { entries, next: at > 0 ? `${at}` : null };
                }
                const first = lines[0]?.at ?? start;
                return { entries, next: first > 0 ? `${first}` : null };
            }
            finally {
                await file.close();
            }
        },
    };
}
/** With where each starts in the file. Half a line at the start belongs to the page before. */
function linesOf(bytes, start) {
    const lines = [];
    let from = start === 0 ? 0 : bytes.indexOf(10) + 1;
    for (;;) {
        const end = bytes.indexOf(10, from);
        if (end < 0)
            return lines;
        lines.push({ at: start + from, text: bytes.toString('utf8', from, end) });
        from = end + 1;
    }
}
/** A line that a full disk cut off hides no other. */
function parsed(text) {
    try {
        return _projects_audit_js__WEBPACK_IMPORTED_MODULE_2__/* .AuditEntry */ .Eb.parse(JSON.parse(text));
    }
    catch {
        return null;
    }
}


/***/ }),

/***/ 85717:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   d: () => (/* binding */ jsonFile)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(42047);
/* harmony import */ var _shared_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(42205);
/* harmony import */ var _shared_lock_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(20497);
// A small file of JSON in the data folder that several processes read and change.





/** A running server sees a change that was made beside it after at most this long. */
const FRESH_MS = 1_000;
const LOCK_TRIES = 300;
const LOCK_WAIT_MS = 100;
function jsonFile({ dir, name, entry, remedy, clock }) {
    const path = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(dir, `${name}.json`);
    const schema = zod__WEBPACK_IMPORTED_MODULE_4__/* .object */ .Ikc({ version: zod__WEBPACK_IMPORTED_MODULE_4__/* .literal */ .euz(1), [name]: zod__WEBPACK_IMPORTED_MODULE_4__/* .array */ .YOg(entry) });
    let cached;
    async function read() {
        let text;
        try {
            text = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readFile)(path, 'utf8');
        }
        catch (error) {
            if (error.code === 'ENOENT')
                return [];
            throw error;
        }
        try {
            return schema.parse(JSON.parse(text))[name];
        }
        catch (cause) {
            throw new _shared_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .CorruptState */ .nK(`${path} is not a valid list of ${name}. ${remedy}`, { cause });
        }
    }
    return {
        async list() {
            if (cached && clock.now() - cached.checkedAt < FRESH_MS)
                return cached.entries;
            const version = await versionOf(path);
            const entries = cached?.version === version ? cached.entries : await read();
            cached = { entries, version, checkedAt: clock.now() };
            return entries;
        },
        async update(change) {
            await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.mkdir)(dir, { recursive: true, mode: 0o700 });
            const lock = await waitForLock((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(dir, `${name}.lock`), clock);
            try {
                const entries = change(await read());
                await replace(path, JSON.stringify({ version: 1, [name]: entries }, null, 2));
                cached = undefined;
            }
            finally {
                lock.release();
            }
        },
    };
}
/** A replaced file has another inode, so that two writes within a tick of the clock still differ. */
async function versionOf(path) {
    try {
        const { ino, mtimeMs, size } = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.stat)(path);
        return `${ino} ${mtimeMs} ${size}`;
    }
    catch {
        return 'absent';
    }
}
async function waitForLock(path, clock) {
    for (let left = LOCK_TRIES; left > 0; left--) {
        const lock = await (0,_shared_lock_js__WEBPACK_IMPORTED_MODULE_3__/* .takeLock */ .H)(path);
        if (lock)
            return lock;
        await clock.sleep(LOCK_WAIT_MS);
    }
    throw new _shared_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .SetupError */ .w3(`Another process holds ${path}. Try again when it has finished.`);
}
/** Whole or not at all: readers see the old file until the new one is on the disk. */
async function replace(path, text) {
    const temporary = `${path}.new`;
    const file = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.open)(temporary, 'w', 0o600);
    try {
        await file.writeFile(`${text}\n`);
        await file.sync();
    }
    finally {
        await file.close();
    }
    await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.rename)(temporary, path);
}


/***/ }),

/***/ 79768:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   b: () => (/* binding */ fileKeyStore)
/* harmony export */ });
/* harmony import */ var _projects_keys_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(61819);
/* harmony import */ var _json_file_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(85717);


function fileKeyStore(dir, clock) {
    const remedy = 'Restore it, or move it away and create new keys.';
    const file = (0,_json_file_js__WEBPACK_IMPORTED_MODULE_1__/* .jsonFile */ .d)({ dir, name: 'keys', entry: _projects_keys_js__WEBPACK_IMPORTED_MODULE_0__/* .KeyRecord */ .LX, remedy, clock });
    return {
        ...file,
        used: (times) => file.update((records) => records.map((record) => {
            const lastUsedAt = times.get(record.id);
            return lastUsedAt === undefined ? record : { ...record, lastUsedAt };
        })),
    };
}


/***/ }),

/***/ 99860:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   createFileHistory: () => (/* binding */ createFileHistory)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _analytics_days_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6236);
/* harmony import */ var _analytics_history_codec_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(82800);
// The views history as plain files, one per day, for a server's data folder. One process writes.




function createFileHistory(dir) {
    const fileOf = (day) => (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(dir, `${day}.ndjson`);
    async function readDay(day) {
        try {
            return await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readFile)(fileOf(day), 'utf8');
        }
        catch (error) {
            if (error.code === 'ENOENT')
                return null;
            throw error;
        }
    }
    return {
        async add(days) {
            await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.mkdir)(dir, { recursive: true });
            for (const [day, entries] of (0,_analytics_history_codec_js__WEBPACK_IMPORTED_MODULE_3__/* .byDay */ .mL)(days)) {
                const before = await readDay(day);
                const after = (0,_analytics_history_codec_js__WEBPACK_IMPORTED_MODULE_3__/* .mergeDay */ .bS)(before, day, entries, fileOf(day));
                if (after === before)
                    continue;
                // A reader, and a crash, sees the old file or the new one.
                await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.writeFile)(`${fileOf(day)}.new`, after);
                await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.rename)(`${fileOf(day)}.new`, fileOf(day));
            }
        },
        async read(span) {
            await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.mkdir)(dir, { recursive: true });
            const names = (await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readdir)(dir)).filter((name) => /^\d{4}-\d\d-\d\d\.ndjson$/.test(name));
            const days = names.map((name) => name.slice(0, 10)).filter((day) => (0,_analytics_days_js__WEBPACK_IMPORTED_MODULE_2__/* .inSpan */ ._1)(day, span));
            const read = await Promise.all(days.map(async (day) => (0,_analytics_history_codec_js__WEBPACK_IMPORTED_MODULE_3__/* .decodeDay */ .P0)((await readDay(day)) ?? '', fileOf(day))));
            return read.flat();
        },
    };
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
