export const id = 6151;
export const ids = [6151,3637];
export const modules = {

/***/ 76568:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   a: () => (/* binding */ noArguments),
/* harmony export */   v: () => (/* binding */ migrateCommand)
/* harmony export */ });
/* harmony import */ var _args_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(94552);
/* harmony import */ var _command_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(15712);
/* harmony import */ var _place_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(97982);
// docket migrate: creates or updates the tables in a database.



const OPTIONS = {
    database: { ..._place_js__WEBPACK_IMPORTED_MODULE_2__/* .PLACE_OPTIONS */ .P3.database, required: true, help: 'the PostgreSQL database' },
};
const HELP = `Creates or updates the tables of a PostgreSQL database. Run it before the first
start and after every update of Docket; servers and workers never do it themselves.

Usage: docket migrate --database URL

${(0,_args_js__WEBPACK_IMPORTED_MODULE_0__/* .optionsHelp */ .EW)(OPTIONS)}

The password can be set in PGPASSWORD instead of the URL.
`;
function migrateCommand(deps) {
    return {
        help: HELP,
        options: OPTIONS,
        async run(argv, terminal) {
            const { values } = (0,_args_js__WEBPACK_IMPORTED_MODULE_0__/* .parseOptions */ .Ac)(OPTIONS, argv, noArguments);
            const applied = await deps.migrate(values.database);
            const words = applied.length === 0 ? 'The database is up to date.' : 'The database is ready.';
            terminal.err(`${words}\n`);
            return _command_js__WEBPACK_IMPORTED_MODULE_1__/* .EXIT */ .dc.done;
        },
    };
}
function noArguments({ positionals }) {
    return positionals.length > 0 ? [`Unexpected argument \`${positionals.join(' ')}\`.`] : [];
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
        must: mustBeDatabase,
    },
};
/** Its value may contain a password, so it is not repeated. */
function mustBeDatabase(text) {
    const url = URL.parse(text);
    return url && /^postgres(?:ql)?:$/.test(url.protocol) && url.pathname.length > 1
        ? undefined
        : 'be a URL such as postgresql://docket@db.example.com/docket; set the password in PGPASSWORD';
}
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

/***/ 84967:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  migrate: () => (/* binding */ administer_migrate),
  projects: () => (/* binding */ projects)
});

// EXTERNAL MODULE: ./.build/program/src/config/config-file.js
var config_file = __webpack_require__(24180);
// EXTERNAL MODULE: ./.build/program/src/shared/clock.js
var clock = __webpack_require__(66122);
// EXTERNAL MODULE: ./.build/program/src/store/audit-file.js
var audit_file = __webpack_require__(28264);
// EXTERNAL MODULE: ./.build/program/src/store/project-file.js
var project_file = __webpack_require__(26818);
// EXTERNAL MODULE: ./.build/program/src/cli/migrate.js
var migrate = __webpack_require__(76568);
// EXTERNAL MODULE: ./.build/program/src/contract/values.js
var contract_values = __webpack_require__(87797);
// EXTERNAL MODULE: ./.build/program/src/service/projects/project.js
var project = __webpack_require__(96586);
// EXTERNAL MODULE: ./.build/program/src/cli/args.js
var args = __webpack_require__(94552);
// EXTERNAL MODULE: ./.build/program/src/cli/command.js
var command = __webpack_require__(15712);
// EXTERNAL MODULE: ./.build/program/src/cli/place.js
var place = __webpack_require__(97982);
;// CONCATENATED MODULE: ./.build/program/src/cli/projects.js
// docket projects: adds, lists, changes, and removes the projects of a service.





const OPTIONS = {
    ...place/* PLACE_OPTIONS */.P3,
    repo: { type: 'text', value: 'OWNER/NAME', help: 'the repository on GitHub' },
    'base-ref': { type: 'text', value: 'BRANCH', help: 'the branch that jobs start from' },
    'agent-command': { type: 'text', value: 'CMD', help: 'the program that edits the files' },
    'model-url': { type: 'text', value: 'URL', help: 'an OpenAI-compatible endpoint to use instead' },
    model: { type: 'text', value: 'NAME', help: 'the model to use at --model-url' },
    'docs-paths': { type: 'list', value: 'GLOB', help: 'files that jobs can change' },
    'check-command': { type: 'text', value: 'CMD', help: 'a program that checks every change' },
    draft: { type: 'text', value: 'BOOL', choices: ['true', 'false'], help: 'open drafts' },
    'access-logs': { type: 'list', value: 'GLOB', help: 'log files to count page views from' },
    config: { type: 'text', value: 'FILE', help: 'a settings file like .github/docket.yml to copy' },
    unset: { type: 'list', value: 'NAME', help: 'an option of the project to remove' },
    json: { type: 'flag', help: 'print the list as JSON' },
};
const VERBS = { of: 'docket projects', names: ['add', 'list', 'set', 'remove'] };
const HELP = `Adds, lists, changes, and removes the projects of a service.

Usage: docket projects add ID --repo OWNER/NAME
                       (--agent-command CMD | --model-url URL --model NAME) [options]
       docket projects set ID [options]
       docket projects list [--json]
       docket projects remove ID

${(0,args/* optionsHelp */.EW)(OPTIONS)}

All of them take --data DIR or --database URL. set changes only the options that are used;
--unset check-command removes one. The jobs
of a removed project are kept, and are there again if you add the project again.
`;
function projectsCommand(deps) {
    return {
        help: HELP,
        options: OPTIONS,
        verbs: VERBS.names,
        run: (argv, terminal) => run(argv, terminal, deps),
    };
}
async function run(argv, terminal, deps) {
    const { values, positionals } = (0,args/* parseOptions */.Ac)(OPTIONS, argv, rules, VERBS);
    const [action, id = ''] = positionals;
    const projects = await deps.open((0,place/* placeOf */.$t)(values));
    try {
        if (action === 'list') {
            const list = await projects.list();
            terminal.out(values.json ? `${JSON.stringify(list)}\n` : table(list));
            if (list.length === 0)
                terminal.err('There are no projects yet.\n');
            return command/* EXIT */.dc.done;
        }
        if (action === 'remove') {
            await projects.remove(id);
            terminal.err(`Project ${id} removed. Its jobs are kept.\n`);
            return command/* EXIT */.dc.done;
        }
        const config = values.config === undefined ? {} : { config: await deps.readConfig(values.config) };
        if (action === 'add') {
            const settings = (0,project/* checkSettings */.EW)({ ...NEW, ...given(values), ...config });
            await projects.add({ id: (0,contract_values/* checkId */.ij)('ID', id), repo: values.repo ?? '', settings });
            terminal.err(`Project ${id} added. Next, run docket keys create --project ${id}\n`);
        }
        else {
            const known = await projects.find(id);
            if (!known)
                throw (0,project/* unknownProject */.Sx)(id);
            const kept = without(known.settings, values.unset);
            const settings = (0,project/* checkSettings */.EW)({ ...kept, ...given(values), ...config });
            const { repositoryId: _, ...named } = known;
            const place = values.repo === undefined ? known : { ...named, repo: values.repo };
            await projects.replace({ ...place, settings });
            terminal.err(`Project ${id} changed. New jobs use it within a second.\n`);
        }
    }
    finally {
        await projects.close();
    }
    return command/* EXIT */.dc.done;
}
const NEW = { docsPaths: [], draft: false, accessLogs: [] };
/** What each option is without a value. Without an agent, it is the one of the servers and workers. */
const UNSET = {
    agent: { of: 'agent', value: undefined },
    'base-ref': { of: 'baseRef', value: undefined },
    'docs-paths': { of: 'docsPaths', value: [] },
    'check-command': { of: 'checkCommand', value: undefined },
    'access-logs': { of: 'accessLogs', value: [] },
    config: { of: 'config', value: undefined },
};
function without(settings, names) {
    const gone = names.flatMap((name) => {
        const { of, value } = UNSET[name] ?? {};
        return of ? [[of, value]] : [];
    });
    return { ...settings, ...Object.fromEntries(gone) };
}
function given(values) {
    const { 'agent-command': command, 'model-url': url, model = '' } = values;
    return {
        ...(command !== undefined && { agent: { command } }),
        ...(url !== undefined && { agent: { url, model } }),
        ...(values['base-ref'] !== undefined && { baseRef: values['base-ref'] }),
        ...(values['docs-paths'].length > 0 && { docsPaths: values['docs-paths'] }),
        ...(values['check-command'] !== undefined && { checkCommand: values['check-command'] }),
        ...(values.draft !== undefined && { draft: values.draft === 'true' }),
        ...(values['access-logs'].length > 0 && { accessLogs: values['access-logs'] }),
    };
}
function rules({ values, positionals }) {
    const [action, ...ids] = positionals;
    const problems = (0,place/* placeProblems */.kv)(values);
    const { 'agent-command': command, 'model-url': url, model } = values;
    if (action === 'list' ? ids.length > 0 : ids.length !== 1) {
        const words = action === 'list' ? `Unexpected argument \`${ids.join(' ')}\`.` : undefined;
        problems.push(words ?? `Specify one project: docket projects ${action} ID.`);
    }
    for (const name of values.unset) {
        if (Object.hasOwn(UNSET, name))
            continue;
        const names = Object.keys(UNSET).join(', ');
        problems.push(`Option \`--unset\` must be one of ${names}; got \`${name}\`.`);
    }
    if (values.unset.length > 0 && action !== 'set') {
        problems.push('Option `--unset` can be used only with docket projects set.');
    }
    if (action === 'add') {
        if (!values.repo)
            problems.push('Option `--repo OWNER/NAME` is required: the repository.');
        if (!command && !url) {
            problems.push('Choose an agent: --agent-command CMD, or --model-url URL --model NAME.');
        }
    }
    if (command && url) {
        problems.push('`--agent-command` and `--model-url` cannot be used together. Use only one.');
    }
    if (url && !model)
        problems.push('`--model-url` requires `--model NAME`: the model to use.');
    if (model && !url)
        problems.push('`--model` requires `--model-url URL`: where the model is.');
    return problems;
}
function agentWords(agent) {
    if (!agent)
        return '(the default agent)';
    return 'command' in agent ? agent.command : `${agent.model} at ${agent.url}`;
}
function table(projects) {
    const rows = projects.map(({ id, repo, settings: { agent } }) => [id, repo, agentWords(agent)]);
    const widths = [0, 1].map((at) => Math.max(0, ...rows.map((row) => (row[at] ?? '').length)));
    return rows
        .map((row) => `${row.map((cell, at) => cell.padEnd(widths[at] ?? 0)).join('  ')}\n`)
        .join('');
}

// EXTERNAL MODULE: ./.build/program/src/cli/serve/audit.js + 1 modules
var audit = __webpack_require__(97334);
// EXTERNAL MODULE: ./.build/program/src/cli/serve/code-host.js + 2 modules
var code_host = __webpack_require__(30520);
;// CONCATENATED MODULE: ./.build/program/src/cli/serve/administer.js
// `docket migrate` and `docket projects`.








const withDatabase = () => Promise.all(/* import() */[__webpack_require__.e(3849), __webpack_require__.e(2186), __webpack_require__.e(7767), __webpack_require__.e(7839)]).then(__webpack_require__.bind(__webpack_require__, 17767));
function administer_migrate() {
    return (0,migrate/* migrateCommand */.v)({
        async migrate(url) {
            const { migrateDatabase } = await (await withDatabase()).withQueue();
            return migrateDatabase(url);
        },
    });
}
function projects() {
    return projectsCommand({
        readConfig: config_file/* readConfigText */.i,
        async open(place) {
            if (place.kind === 'database') {
                return (await withDatabase()).openDatabaseProjects(place.url);
            }
            const stored = (0,project_file/* fileProjects */.z)(place.dir, clock/* systemClock */.m);
            const projects = (0,audit/* auditedProjects */.bC)(stored, (0,audit_file/* fileAudit */.g)(place.dir), (0,audit/* terminalUser */.Cv)());
            return {
                ...projects,
                add: (project) => projects.add({ ...project, repo: (0,code_host/* repoOf */.A5)(project.repo) }),
                async replace(project) {
                    const { repo } = (await projects.find(project.id)) ?? {};
                    const same = repo === project.repo;
                    await projects.replace({ ...project, ...(!same && { repo: (0,code_host/* repoOf */.A5)(project.repo) }) });
                },
                close: async () => { },
            };
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
/* harmony import */ var _settings_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(81910);
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

/***/ 43637:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   githubSettings: () => (/* binding */ githubSettings)
/* harmony export */ });
/* harmony import */ var _shared_clock_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(66122);
/* harmony import */ var _shared_network_network_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(10031);
// How the command line reaches GitHub: by the variables that a workflow has, or github.com.


function githubSettings(env, known) {
    return {
        ...known,
        apiUrl: env.GITHUB_API_URL ?? 'https://api.github.com',
        graphqlUrl: env.GITHUB_GRAPHQL_URL ?? 'https://api.github.com/graphql',
        serverUrl: env.GITHUB_SERVER_URL ?? 'https://github.com',
        clock: _shared_clock_js__WEBPACK_IMPORTED_MODULE_0__/* .systemClock */ .m,
        random: Math.random,
        fetch: (0,_shared_network_network_js__WEBPACK_IMPORTED_MODULE_1__/* .fetchFor */ .G)(env),
    };
}


/***/ }),

/***/ 51760:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E: () => (/* binding */ AuditEntry),
/* harmony export */   u: () => (/* binding */ isAskedFor)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(42047);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(64377);
// Who did what, and when. Entries are only ever added.

const AUDIT_ACTIONS = [
    ...['sign-in', 'sign-out', 'key.create', 'key.revoke'],
    ...['project.add', 'project.set', 'project.remove'],
    ...['app.create', 'app.rotate', 'app.remove'],
    ...['job.message', 'job.retry', 'job.cancel', 'job.archive'],
];
const AuditEntry = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    at: zod__WEBPACK_IMPORTED_MODULE_1__/* .datetime */ .w$(),
    actor: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    /** Null for what concerns the whole server. */
    project: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().nullable(),
    action: zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(AUDIT_ACTIONS),
    /** Ids and names; never a secret. */
    detail: zod__WEBPACK_IMPORTED_MODULE_0__/* .record */ .g1P(zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()),
});
/** Whether an entry is one that the query asks for. */
function isAskedFor(entry, { projects }) {
    return projects === undefined || (entry.project !== null && projects.includes(entry.project));
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

/***/ 10031:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D: () => (/* binding */ gitNetwork),
/* harmony export */   G: () => (/* binding */ fetchFor)
/* harmony export */ });
/* harmony import */ var _proxy_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77417);
// Outgoing connections: through the proxy from the environment, for the service, GitHub, the model,
// and git.

/** Node's own `fetch` unless there is a proxy: the package that supports proxies loads slowly. */
function fetchFor(env) {
    const proxy = (0,_proxy_js__WEBPACK_IMPORTED_MODULE_0__/* .proxyOf */ .Ol)(env);
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
    const proxy = (0,_proxy_js__WEBPACK_IMPORTED_MODULE_0__/* .proxyOf */ .Ol)(env);
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

/***/ 77417:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ol: () => (/* binding */ proxyOf),
/* harmony export */   Pd: () => (/* binding */ isCleartext),
/* harmony export */   bD: () => (/* binding */ PROXY_VARIABLES)
/* harmony export */ });
// The proxy settings from the environment.
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
    const local = /^(localhost|.+\.localhost|127\.[\d.]+|\[::1\])$/.test(url.hostname);
    return url.protocol === 'http:' && !local;
}


/***/ }),

/***/ 28264:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   g: () => (/* binding */ fileAudit)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _service_projects_audit_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(51760);
/* harmony import */ var _data_dir_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5642);
// The audit log of a data folder: one line of JSON per entry, only ever added to.




/** Read at once, from the end. A line is a few hundred bytes. */
const CHUNK_BYTES = 256 * 1024;
function fileAudit(dir) {
    const path = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(dir, 'audit.jsonl');
    return {
        async add(entry) {
            await (0,_data_dir_js__WEBPACK_IMPORTED_MODULE_3__/* .makeDataDir */ .cO)(dir);
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
                    if (!entry || !(0,_service_projects_audit_js__WEBPACK_IMPORTED_MODULE_2__/* .isAskedFor */ .u)(entry, query))
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
        return _service_projects_audit_js__WEBPACK_IMPORTED_MODULE_2__/* .AuditEntry */ .E.parse(JSON.parse(text));
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
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(42047);
/* harmony import */ var _shared_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(42205);
/* harmony import */ var _shared_lock_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(20497);
/* harmony import */ var _data_dir_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(5642);
// A small file of JSON in the data folder that several processes read and change.






/** A running server sees a change that was made beside it after at most this long. */
const FRESH_MS = 1_000;
const LOCK_TRIES = 300;
const LOCK_WAIT_MS = 100;
function jsonFile({ dir, name, entry, remedy, clock }) {
    const path = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(dir, `${name}.json`);
    const schema = zod__WEBPACK_IMPORTED_MODULE_5__/* .object */ .Ikc({ version: zod__WEBPACK_IMPORTED_MODULE_5__/* .literal */ .euz(1), [name]: zod__WEBPACK_IMPORTED_MODULE_5__/* .array */ .YOg(entry) });
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
            await (0,_data_dir_js__WEBPACK_IMPORTED_MODULE_4__/* .makeDataDir */ .cO)(dir);
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

/***/ 26818:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   z: () => (/* binding */ fileProjects)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(42047);
/* harmony import */ var _service_projects_project_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(96586);
/* harmony import */ var _shared_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(42205);
/* harmony import */ var _json_file_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(85717);
// The projects of a server in a file of its data folder.




const Entry = zod__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({
    id: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP(),
    repo: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP(),
    repositoryId: zod__WEBPACK_IMPORTED_MODULE_3__/* .int */ .Whr().optional(),
    settings: _service_projects_project_js__WEBPACK_IMPORTED_MODULE_0__/* .ProjectSettings */ .bq,
});
function fileProjects(dir, clock) {
    const remedy = 'Restore it, or move it away and add the projects again.';
    const file = (0,_json_file_js__WEBPACK_IMPORTED_MODULE_2__/* .jsonFile */ .d)({ dir, name: 'projects', entry: Entry, remedy, clock });
    return {
        list: async () => [...(await file.list())].sort((a, b) => (a.id < b.id ? -1 : 1)),
        find: async (id) => (await file.list()).find((project) => project.id === id) ?? null,
        add: (project) => file.update((projects) => {
            if (!projects.some(({ id }) => id === project.id))
                return [...projects, project];
            throw new _shared_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .Conflict */ .lt(`There is already a project \`${project.id}\`. Change it with docket projects set.`);
        }),
        replace: (project) => file.update((projects) => {
            if (!projects.some(({ id }) => id === project.id))
                throw (0,_service_projects_project_js__WEBPACK_IMPORTED_MODULE_0__/* .unknownProject */ .Sx)(project.id);
            return projects.map((known) => (known.id === project.id ? project : known));
        }),
        async record(id, repositoryId) {
            let recorded = repositoryId;
            await file.update((projects) => {
                const known = projects.find((project) => project.id === id);
                if (!known)
                    throw (0,_service_projects_project_js__WEBPACK_IMPORTED_MODULE_0__/* .unknownProject */ .Sx)(id);
                recorded = known.repositoryId ?? repositoryId;
                if (known.repositoryId !== undefined)
                    return projects;
                return projects.map((one) => (one === known ? { ...one, repositoryId } : one));
            });
            return recorded;
        },
        remove: (gone) => file.update((projects) => {
            if (!projects.some(({ id }) => id === gone))
                throw (0,_service_projects_project_js__WEBPACK_IMPORTED_MODULE_0__/* .unknownProject */ .Sx)(gone);
            return projects.filter(({ id }) => id !== gone);
        }),
    };
}


/***/ })

};
