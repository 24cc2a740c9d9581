export const id = 1559;
export const ids = [1559,6093,1819,3998];
export const modules = {

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








async function openFolderProject(project, { config, dir, env, log, slots }) {
    const env_1 = { stack: [], error: void 0, hasError: false };
    try {
        const { id, settings } = project;
        const opened = __addDisposableResource(env_1, new AsyncDisposableStack(), true);
        const data = await openDataDir(dir, id, env.PATH ?? '');
        opened.defer(() => data.release());
        const work = await (0,project_work/* openProjectWork */.h)(project, { config, dataDir: data.path, env, log });
        opened.defer(() => work.host.close());
        const history = (0,views_history_file.createFileHistory)((0,external_node_path_.join)(data.path, 'views'));
        const { service, engine } = await (0,embedded/* openEmbedded */.fc)({
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
            pages: work.host.pages,
            collecting: (0,project_views/* collectingProject */.Sm)(config, history),
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

/***/ 6128:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  serve: () => (/* binding */ serve)
});

// EXTERNAL MODULE: ./.build/program/src/cli/args.js
var args = __webpack_require__(94552);
// EXTERNAL MODULE: ./.build/program/src/cli/command.js
var command = __webpack_require__(15712);
// EXTERNAL MODULE: ./.build/program/src/cli/place.js
var cli_place = __webpack_require__(97982);
;// CONCATENATED MODULE: ./.build/program/src/cli/serve.js
// docket serve: runs the service over HTTP until it is stopped.



const OPTIONS = {
    port: {
        type: 'number',
        value: 'N',
        min: 0,
        max: 65535,
        default: 8787,
        help: 'the port to listen on; 0 picks a free one',
    },
    host: { type: 'text', value: 'HOST', default: '127.0.0.1', help: 'the address to listen on' },
    concurrency: {
        type: 'number',
        value: 'N',
        min: 1,
        max: 100,
        default: 4,
        help: 'how many jobs to work on at a time; others wait',
    },
    ...cli_place/* PLACE_OPTIONS */.P3,
    project: { type: 'text', value: 'ID', help: 'the project to serve' },
    repo: {
        type: 'text',
        value: 'OWNER/NAME|PATH',
        help: 'the repository on GitHub, or the path of one on this machine',
    },
    'base-ref': { type: 'text', value: 'BRANCH', help: 'the branch that jobs start from' },
    'agent-command': {
        type: 'text',
        value: 'CMD',
        help: 'the program that edits the files; it starts in a copy of them, so use absolute paths',
    },
    'model-url': { type: 'text', value: 'URL', help: 'an OpenAI-compatible endpoint to use instead' },
    model: { type: 'text', value: 'NAME', help: 'the model to use at --model-url' },
    'access-logs': { type: 'list', value: 'GLOB', help: 'log files to count page views from' },
    config: {
        type: 'text',
        value: 'FILE',
        help: 'the settings file to use instead of .github/docket.yml in this folder',
    },
};
const HELP = `Runs the service over HTTP: agent jobs and page views for one project, or for all those
that docket projects lists.

Usage: docket serve --project ID --repo OWNER/NAME|PATH
                    (--agent-command CMD | --model-url URL --model NAME) [options]
       docket serve [--data DIR | --database URL] [--port N] [--host HOST]

${(0,args/* optionsHelp */.EW)(OPTIONS)}

Secrets are read from the environment: DOCKET_MODEL_KEY for the model, GITHUB_TOKEN for GitHub.
One line of JSON per request goes to standard error. On SIGTERM, requests in progress finish first.

  docket keys create --project demo
  docket serve --project demo --repo ./my-docs --agent-command "$PWD/agent.sh"

With --database, docket work runs the jobs, and has its own --concurrency.
`;
function serveCommand(deps) {
    return { help: HELP, run: (argv, terminal) => run(argv, terminal, deps) };
}
async function run(argv, terminal, deps) {
    const { values } = (0,args/* parseOptions */.Ac)(OPTIONS, argv, rules);
    const { port, host, concurrency, project } = values;
    const place = (0,cli_place/* placeOf */.$t)(values);
    const serving = project === undefined
        ? await deps.startAll({ port, host, concurrency, place }, terminal)
        : await deps.start(serveOptions(values), terminal);
    const what = project === undefined ? 'all projects' : `project ${project}`;
    terminal.err(`Docket serves ${what} at ${serving.url}\n`);
    if (!serving.hasKeys) {
        terminal.err(`There are no API keys yet. To create one, run docket keys create ${(0,cli_place/* placeWords */.fp)(place)} --project ${project ?? 'ID'}\n`);
    }
    await new Promise((resolve) => {
        if (terminal.signal.aborted)
            resolve();
        terminal.signal.addEventListener('abort', () => resolve(), { once: true });
    });
    terminal.err('Stopping. New requests are rejected; accepted jobs are kept.\n');
    await serving.stop();
    return command/* EXIT */.dc.done;
}
function serveOptions(values) {
    const { port, host, concurrency, project = '', repo = '' } = values;
    const place = (0,cli_place/* placeOf */.$t)(values);
    const data = place.kind === 'data' ? place.dir : '';
    const command = values['agent-command'];
    const agent = command
        ? { kind: 'command', command }
        : { kind: 'model', url: values['model-url'] ?? '', model: values.model ?? '' };
    return Object.freeze({
        port,
        host,
        concurrency,
        data,
        project,
        repo,
        ...(values['base-ref'] && { baseRef: values['base-ref'] }),
        agent,
        accessLogs: values['access-logs'],
        ...(values.config && { config: values.config }),
    });
}
function rules({ values, positionals }) {
    const problems = (0,cli_place/* placeProblems */.kv)(values);
    const { 'agent-command': command, 'model-url': url, model } = values;
    if (positionals.length > 0)
        problems.push(`Unexpected argument \`${positionals.join(' ')}\`.`);
    if (values.database !== undefined || !isSetUpHere(values)) {
        return [...problems, ...settingsElsewhere(values)];
    }
    for (const name of ['project', 'repo']) {
        const { value, help } = OPTIONS[name];
        if (!values[name])
            problems.push(`Option \`--${name} ${value}\` is required: ${help}.`);
    }
    if (!command && !url) {
        problems.push('Choose an agent: --agent-command CMD, or --model-url URL --model NAME.');
    }
    if (command && url) {
        problems.push('`--agent-command` and `--model-url` cannot be used together. Use only one of them.');
    }
    if (url && !model)
        problems.push('`--model-url` requires `--model NAME`: the model to use.');
    if (url && !/^https?:\/\//.test(url))
        problems.push('`--model-url` must start with https:// or http://.');
    return problems;
}
const OF_ONE_PROJECT = [
    ...['project', 'repo', 'base-ref', 'agent-command', 'model-url', 'model'],
    ...['access-logs', 'config'],
];
const used = (values) => OF_ONE_PROJECT.filter((name) => (values[name] ?? '').length > 0);
/** Without any of them, the projects are those of `docket projects`. */
const isSetUpHere = (values) => used(values).length > 0;
/** What a project is made of comes from the database, so that every process has the same. */
function settingsElsewhere(values) {
    return used(values).map((name) => `Option \`--${name}\` cannot be used with \`--database\`. Use docket projects add or set instead.`);
}

// EXTERNAL MODULE: ./.build/program/src/jobs/slots.js
var slots = __webpack_require__(28056);
// EXTERNAL MODULE: ./.build/program/src/shared/clock.js
var clock = __webpack_require__(66122);
// EXTERNAL MODULE: ./.build/program/src/store/key-file.js
var key_file = __webpack_require__(79768);
// EXTERNAL MODULE: ./.build/program/src/compose/cli-config.js
var cli_config = __webpack_require__(71272);
// EXTERNAL MODULE: ./.build/program/src/compose/serve/folder-project.js + 1 modules
var folder_project = __webpack_require__(97792);
// EXTERNAL MODULE: ./.build/program/src/compose/serve/http.js + 17 modules
var http = __webpack_require__(87757);
;// CONCATENATED MODULE: ./.build/program/src/compose/serve/serve.js







function serve(env) {
    return serveCommand({
        start: (options, terminal) => start(options, terminal, env),
        async startAll({ place, ...listening }, terminal) {
            if (place.kind === 'data') {
                const { serveFolder } = await __webpack_require__.e(/* import() */ 7285).then(__webpack_require__.bind(__webpack_require__, 67285));
                return serveFolder({ ...listening, dir: place.dir }, terminal, env);
            }
            const { serveShared } = await Promise.all(/* import() */[__webpack_require__.e(3842), __webpack_require__.e(2212), __webpack_require__.e(3051)]).then(__webpack_require__.bind(__webpack_require__, 28977));
            return serveShared({ ...listening, database: place.url }, terminal, env);
        },
    });
}
async function start(options, terminal, env) {
    const lines = (0,http/* openLines */.es)(terminal);
    const config = await (0,cli_config/* readConfig */.X)(options.config);
    const { project, data: dir, port, host, concurrency } = options;
    const keys = (0,key_file/* fileKeyStore */.b)(dir, clock/* systemClock */.m);
    const hasKeys = await (0,http/* hasValidKey */.Ew)(keys, project);
    const served = projectOf(options);
    const work = await (0,folder_project/* openFolderProject */.O)(served, {
        config,
        dir,
        env,
        log: lines.log,
        slots: new slots/* Slots */.W(concurrency),
    });
    const { collecting, pages } = work;
    const { url, stop } = await (0,http/* listenTo */.rq)({
        service: work.service,
        projects: {
            has: async (id) => id === project,
            find: async (id) => (id === project ? served : null),
        },
        keys,
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
    return { url, hasKeys, stop };
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

/***/ 46881:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Qx: () => (/* binding */ MAX_ID_LENGTH),
/* harmony export */   eQ: () => (/* binding */ isId),
/* harmony export */   ij: () => (/* binding */ checkId),
/* harmony export */   pw: () => (/* binding */ ID_PATTERN)
/* harmony export */ });
/* harmony import */ var _shared_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(42205);
// Identifiers that are valid in a URL path of the contract.

/** Longer identifiers are refused, so that none can swell a log, a ref or a file name. */
const MAX_ID_LENGTH = 200;
/** For the OpenAPI document, where a slash and a backslash are all that tools agree about. */
const ID_PATTERN = /^(?!\.{1,2}$)[^/\\]+$/;
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

/***/ 78076:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (/* binding */ KEY_SCOPES)
/* harmony export */ });
/** What a key can be limited to. `admin` includes the others. */
const KEY_SCOPES = ['jobs', 'views', 'admin'];


/***/ }),

/***/ 61819:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   CB: () => (/* binding */ revokeKey),
/* harmony export */   Gq: () => (/* binding */ authorize),
/* harmony export */   LX: () => (/* binding */ KeyRecord),
/* harmony export */   Nf: () => (/* binding */ DEFAULT_PREFIX),
/* harmony export */   hs: () => (/* binding */ keyState),
/* harmony export */   uY: () => (/* binding */ mintKey)
/* harmony export */ });
/* unused harmony export DEFAULT_SCOPES */
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(42047);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(64377);
/* harmony import */ var _contract_key_scopes_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(78076);
/* harmony import */ var _shared_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(42205);
// API keys, pure. Of a key only its secret's hash is kept. The secret is 256 random bits, so that a
// plain SHA-256 is as hard to turn around as a slow password hash, and costs microseconds.




const DEFAULT_PREFIX = 'docket_';
const DEFAULT_SCOPES = ['jobs', 'views'];
const KeyRecord = zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({
    /** For lists and logs; tells nothing about the secret. */
    id: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(),
    project: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(),
    /** What it is for, in the words of whoever created it. */
    name: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().default(''),
    scopes: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_2__/* ["enum"] */ .k5n(_contract_key_scopes_js__WEBPACK_IMPORTED_MODULE_3__/* .KEY_SCOPES */ .A)).readonly().default(DEFAULT_SCOPES),
    prefix: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(),
    /** SHA-256 of the secret part, hexadecimal. */
    hash: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().regex(/^[0-9a-f]{64}$/),
    createdAt: zod__WEBPACK_IMPORTED_MODULE_4__/* .datetime */ .w$(),
    expiresAt: zod__WEBPACK_IMPORTED_MODULE_4__/* .datetime */ .w$().nullable(),
    revokedAt: zod__WEBPACK_IMPORTED_MODULE_4__/* .datetime */ .w$().nullable(),
    /** To the minute or so. */
    lastUsedAt: zod__WEBPACK_IMPORTED_MODULE_4__/* .datetime */ .w$().nullable().default(null),
});
/** The record to keep and the key to show once. `secret` must be random, at least 256 bits. */
function mintKey(request, secret) {
    const record = {
        name: '',
        scopes: DEFAULT_SCOPES,
        ...request,
        hash: hashOf(secret).toString('hex'),
        revokedAt: null,
        lastUsedAt: null,
    };
    return { record: Object.freeze(record), key: `${request.prefix}${secret}` };
}
function revokeKey(records, id, revokedAt) {
    if (!records.some((record) => record.id === id)) {
        throw new _shared_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .NotFound */ .Mk(`There is no key \`${id}\`. Run \`docket keys list\` to see all keys.`);
    }
    return records.map((record) => record.id === id && !record.revokedAt ? { ...record, revokedAt } : record);
}
function keyState(record, now) {
    if (record.revokedAt)
        return 'revoked';
    return record.expiresAt && Date.parse(record.expiresAt) <= now ? 'expired' : 'valid';
}
/**
 * The record of the key in an `Authorization` header, valid now and good for this. Without a project,
 * its own is meant.
 */
function authorize(records, header, { projectId, scope }, now) {
    const token = /^Bearer +([^\s]+) *$/i.exec(header ?? '')?.[1];
    if (!token) {
        throw new _shared_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .Unauthorized */ .hR('Send the API key in the header `Authorization: Bearer <API_KEY>`.');
    }
    const record = find(records, token);
    // The same message for a revoked and an unknown key: its owner should learn nothing.
    if (!record || keyState(record, now) === 'revoked') {
        throw new _shared_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .Unauthorized */ .hR('The API key is not valid. Create one with `docket keys create`.');
    }
    if (keyState(record, now) === 'expired') {
        throw new _shared_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .Unauthorized */ .hR('The API key has expired. Create another with `docket keys create`.');
    }
    if (projectId !== undefined && record.project !== projectId) {
        throw new _shared_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .Forbidden */ .cw('The API key belongs to another project. Use a key for this project.');
    }
    if (!record.scopes.includes(scope) && !record.scopes.includes('admin')) {
        throw new _shared_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .Forbidden */ .cw(`The API key does not have the scope \`${scope}\`. Use one that has it, or create one with \`docket keys create --scopes ${scope}\`.`);
    }
    return record;
}
/** Looks at every record, each in constant time, so that timing reveals neither match nor position. */
function find(records, token) {
    let found;
    let prefix;
    let hashed = NOTHING;
    for (const record of records) {
        if (record.prefix !== prefix) {
            prefix = record.prefix;
            hashed = hashOf(token.startsWith(prefix) ? token.slice(prefix.length) : '');
        }
        if ((0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.timingSafeEqual)(hashed, bytesOf(record)))
            found = record;
    }
    return found;
}
const NOTHING = hashOf('');
/** Records are read once and compared with every request. */
const decoded = new WeakMap();
function bytesOf(record) {
    const known = decoded.get(record);
    if (known)
        return known;
    const bytes = Buffer.from(record.hash, 'hex');
    decoded.set(record, bytes);
    return bytes;
}
function hashOf(secret) {
    return (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.hash)('sha256', secret, 'buffer');
}


/***/ }),

/***/ 7870:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   EW: () => (/* binding */ checkSettings),
/* harmony export */   Sx: () => (/* binding */ unknownProject),
/* harmony export */   bq: () => (/* binding */ ProjectSettings)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(42047);
/* harmony import */ var _shared_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(42205);
/* harmony import */ var _shared_glob_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(14202);
// A project: a repository, and how jobs in it are done. The port behind which projects are stored.



const MAX_CONFIG = 100_000;
const line = zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP()
    .min(1)
    .max(2_000)
    .regex(/^[^\u0000-\u0008\u000a-\u001f\u007f]*$/, 'must be one line');
const glob = line.superRefine((text, context) => {
    const wrong = (0,_shared_glob_js__WEBPACK_IMPORTED_MODULE_1__/* .globProblem */ .AI)(text);
    if (wrong !== undefined)
        context.addIssue(wrong);
});
const ProjectSettings = zod__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({
    /** Absent: the one that servers and workers have in their environment. */
    agent: zod__WEBPACK_IMPORTED_MODULE_2__/* .union */ .KCZ([
        zod__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({ command: line }),
        zod__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({
            url: line.regex(/^https?:\/\//, 'must start with https:// or http://'),
            model: line,
        }),
    ])
        .optional(),
    baseRef: line.optional(),
    /** Globs of the files that jobs may change; empty means the default ones. */
    docsPaths: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(glob).max(100),
    checkCommand: line.optional(),
    draft: zod__WEBPACK_IMPORTED_MODULE_2__/* .boolean */ .zMY(),
    accessLogs: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(glob).max(100),
    /** The text of a settings file, as in `.github/docket.yml`. */
    config: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().max(MAX_CONFIG).optional(),
});
function checkSettings(settings) {
    const checked = ProjectSettings.safeParse(settings);
    if (checked.success)
        return checked.data;
    const details = checked.error.issues.map(({ path, message }) => `\`${path.join('.')}\`: ${message}.`);
    throw new _shared_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .InvalidRequest */ .zh('The settings of the project are not valid.', { details });
}
function unknownProject(id) {
    return new _shared_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .NotFound */ .Mk(`There is no project \`${id}\`. To see all, run docket projects list.`);
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
