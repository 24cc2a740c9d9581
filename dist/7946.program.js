export const id = 7946;
export const ids = [7946,304];
export const modules = {

/***/ 20818:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Fo: () => (/* binding */ storePlace),
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
function storePlace({ data, database }) {
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

/***/ 17946:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   serve: () => (/* binding */ serve),
/* harmony export */   serveCommand: () => (/* binding */ serveCommand)
/* harmony export */ });
/* harmony import */ var _store_data_dir_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(38982);
/* harmony import */ var _args_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(64092);
/* harmony import */ var _command_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(36332);
/* harmony import */ var _place_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(20818);
/* harmony import */ var _serve_options_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(58627);
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
    isolation: _serve_options_js__WEBPACK_IMPORTED_MODULE_4__/* .ISOLATION_OPTION */ .pM,
    limit: _serve_options_js__WEBPACK_IMPORTED_MODULE_4__/* .LIMIT_OPTION */ .W,
    'public-url': {
        type: 'text',
        value: 'URL',
        help: 'the address that people use for the dashboard, such as https://docket.example.com',
    },
    ..._place_js__WEBPACK_IMPORTED_MODULE_3__/* .PLACE_OPTIONS */ .P3,
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
       docket serve [--data DIR | --database URL] [--port N] [--host HOST] [--public-url URL]

${(0,_args_js__WEBPACK_IMPORTED_MODULE_1__/* .optionsHelp */ .EW)(OPTIONS)}

Secrets are read from the environment: DOCKET_MODEL_KEY for the model, GITHUB_TOKEN for GitHub.
One line per request goes to standard error: JSON, or text in a terminal or with
DOCKET_LOG_FORMAT=text. On SIGTERM, requests in progress finish first.

  docket keys create --project demo
  docket serve --project demo --repo ./my-docs --agent-command "$PWD/agent.sh"

With --database, docket work runs the jobs, and has its own --concurrency and --isolation. Give both
the same --limit.
`;
function serve(env) {
    return serveCommand({
        async start(options, terminal) {
            const { serveProject } = await Promise.all(/* import() */[__webpack_require__.e(845), __webpack_require__.e(7948), __webpack_require__.e(4513), __webpack_require__.e(5865), __webpack_require__.e(461), __webpack_require__.e(6472), __webpack_require__.e(8890), __webpack_require__.e(504), __webpack_require__.e(5443), __webpack_require__.e(1365), __webpack_require__.e(3734), __webpack_require__.e(4538), __webpack_require__.e(6047), __webpack_require__.e(5409), __webpack_require__.e(7377), __webpack_require__.e(9123), __webpack_require__.e(79), __webpack_require__.e(8850), __webpack_require__.e(3821), __webpack_require__.e(8715), __webpack_require__.e(2383), __webpack_require__.e(9211), __webpack_require__.e(3073), __webpack_require__.e(9535), __webpack_require__.e(4690), __webpack_require__.e(6883), __webpack_require__.e(9295), __webpack_require__.e(9727), __webpack_require__.e(5425)]).then(__webpack_require__.bind(__webpack_require__, 75425));
            return (0,_store_data_dir_js__WEBPACK_IMPORTED_MODULE_0__/* .orNoDataDir */ .Gf)(options.data, () => serveProject(options, terminal, env));
        },
        async startAll({ place, ...listening }, terminal) {
            if (place.kind === 'data') {
                const { serveFolder } = await Promise.all(/* import() */[__webpack_require__.e(845), __webpack_require__.e(7948), __webpack_require__.e(4513), __webpack_require__.e(5865), __webpack_require__.e(461), __webpack_require__.e(6472), __webpack_require__.e(8890), __webpack_require__.e(504), __webpack_require__.e(5443), __webpack_require__.e(1365), __webpack_require__.e(3734), __webpack_require__.e(4538), __webpack_require__.e(6047), __webpack_require__.e(5409), __webpack_require__.e(7377), __webpack_require__.e(9123), __webpack_require__.e(79), __webpack_require__.e(8850), __webpack_require__.e(3821), __webpack_require__.e(8715), __webpack_require__.e(2383), __webpack_require__.e(9211), __webpack_require__.e(3073), __webpack_require__.e(9535), __webpack_require__.e(4690), __webpack_require__.e(6883), __webpack_require__.e(9295), __webpack_require__.e(9727), __webpack_require__.e(5425)]).then(__webpack_require__.bind(__webpack_require__, 75425));
                const { dir } = place;
                return (0,_store_data_dir_js__WEBPACK_IMPORTED_MODULE_0__/* .orNoDataDir */ .Gf)(dir, () => serveFolder({ ...listening, dir }, terminal, env));
            }
            const { serveShared } = await Promise.all(/* import() */[__webpack_require__.e(845), __webpack_require__.e(7948), __webpack_require__.e(4513), __webpack_require__.e(5865), __webpack_require__.e(461), __webpack_require__.e(6472), __webpack_require__.e(8415), __webpack_require__.e(5951), __webpack_require__.e(2911), __webpack_require__.e(3032), __webpack_require__.e(8890), __webpack_require__.e(504), __webpack_require__.e(5443), __webpack_require__.e(1365), __webpack_require__.e(3734), __webpack_require__.e(4538), __webpack_require__.e(6047), __webpack_require__.e(5409), __webpack_require__.e(7377), __webpack_require__.e(9123), __webpack_require__.e(79), __webpack_require__.e(8850), __webpack_require__.e(3821), __webpack_require__.e(8715), __webpack_require__.e(2383), __webpack_require__.e(9211), __webpack_require__.e(3073), __webpack_require__.e(9535), __webpack_require__.e(4690), __webpack_require__.e(6883), __webpack_require__.e(802), __webpack_require__.e(9727), __webpack_require__.e(2412), __webpack_require__.e(7600)]).then(__webpack_require__.bind(__webpack_require__, 27600));
            return serveShared({ ...listening, database: place.url }, terminal, env);
        },
    });
}
function serveCommand(deps) {
    return { help: HELP, options: OPTIONS, run: (argv, terminal) => run(argv, terminal, deps) };
}
async function run(argv, terminal, deps) {
    const { values } = (0,_args_js__WEBPACK_IMPORTED_MODULE_1__/* .parseOptions */ .Ac)(OPTIONS, argv, rules);
    const { project } = values;
    const place = (0,_place_js__WEBPACK_IMPORTED_MODULE_3__/* .storePlace */ .Fo)(values);
    const serving = project === undefined
        ? await deps.startAll({ ...listening(values), place }, terminal)
        : await deps.start(serveOptions(values), terminal);
    const what = project === undefined ? 'all projects' : `project ${project}`;
    // A secret, so it is not among the lines of the log.
    if (serving.signIn)
        terminal.out((0,_serve_options_js__WEBPACK_IMPORTED_MODULE_4__/* .signInLine */ .ZG)(serving.signIn));
    serving.log.info(`Docket serves ${what} at ${serving.url}`);
    if (!serving.hasKeys) {
        serving.log.info(`There are no API keys yet. To create one, run docket keys create ${(0,_place_js__WEBPACK_IMPORTED_MODULE_3__/* .placeWords */ .fp)(place)} --project ${project ?? 'ID'}`);
    }
    await (0,_command_js__WEBPACK_IMPORTED_MODULE_2__/* .untilStopped */ .sZ)(terminal);
    serving.log.info('Stopping. New requests are rejected; accepted jobs are kept.');
    await serving.stop();
    return _command_js__WEBPACK_IMPORTED_MODULE_2__/* .EXIT */ .dc.done;
}
function listening(values) {
    const { port, host, concurrency, isolation, limit: limits, 'public-url': publicUrl } = values;
    return { port, host, concurrency, isolation, limits, ...(publicUrl && { publicUrl }) };
}
function serveOptions(values) {
    const { project = '', repo = '' } = values;
    const place = (0,_place_js__WEBPACK_IMPORTED_MODULE_3__/* .storePlace */ .Fo)(values);
    const data = place.kind === 'data' ? place.dir : '';
    const command = values['agent-command'];
    const agent = command
        ? { kind: 'command', command }
        : { kind: 'model', url: values['model-url'] ?? '', model: values.model ?? '' };
    return Object.freeze({
        ...listening(values),
        data,
        project,
        repo,
        ...(values['base-ref'] && { baseRef: values['base-ref'] }),
        agent,
        accessLogs: values['access-logs'],
        ...(values.config && { config: values.config }),
    });
}
function rules(parsed) {
    const { values } = parsed;
    const problems = [...(0,_place_js__WEBPACK_IMPORTED_MODULE_3__/* .placeProblems */ .kv)(values), ...(0,_args_js__WEBPACK_IMPORTED_MODULE_1__/* .noArguments */ .a5)(parsed)];
    const { 'agent-command': command, 'model-url': url, model } = values;
    const publicUrl = values['public-url'] ?? 'https://docket.example.com';
    if (!/^https?:\/\/[^/?#@\s]+\/?$/.test(publicUrl) || !URL.canParse(publicUrl)) {
        problems.push('`--public-url` must be an address without a path, such as https://docket.example.com.');
    }
    if (values.limit.length > 0 && values.database === undefined) {
        problems.push('`--limit` requires `--database`: settings are the operator’s own otherwise.');
    }
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


/***/ }),

/***/ 58627:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   W: () => (/* binding */ LIMIT_OPTION),
/* harmony export */   ZG: () => (/* binding */ signInLine),
/* harmony export */   pM: () => (/* binding */ ISOLATION_OPTION)
/* harmony export */ });
/** The line is the same for a link that someone asks for later. */
function signInLine(link) {
    return `Dashboard (the link works once, for 15 minutes): ${link}\n`;
}
/** A repository's settings can require isolation too, and cannot lift it. */
const ISOLATION_OPTION = {
    type: 'text',
    value: 'LEVEL',
    choices: ['required', 'best'],
    default: 'required',
    help: 'required: no agent program runs without isolation; best: it may, if this machine has none',
};
/** For repositories of the GitHub App, which share the machine. */
const LIMIT_OPTION = {
    type: 'list',
    value: 'SETTING=N',
    help: 'the most that settings of repositories can ask for, such as agent.max-minutes=240',
};


/***/ }),

/***/ 20304:
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
var errors = __webpack_require__(92809);
// EXTERNAL MODULE: ./.build/program/src/shared/retry.js
var retry = __webpack_require__(47458);
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

/***/ 285:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H: () => (/* binding */ takeLock)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(92809);
/* harmony import */ var _runtime_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(81144);
// One holder at a time, between processes. The operating system keeps the lock, through SQLite's
// file locks, and drops it when the process dies: there is no stale lock to judge, and so no two
// processes that both judge it. The empty file stays behind, because removing it would let one
// process lock a file that another can no longer find.



const SQLITE_BUSY = 5;
/** Two that race at the same moment can both be refused, so each tries again after a random pause. */
const TRIES = 5;
const LONGEST_PAUSE_MS = 20;
/** Undefined if someone else, in this process or another one, holds the lock. */
async function takeLock(path, clock = _runtime_js__WEBPACK_IMPORTED_MODULE_2__/* .systemClock */ .ml) {
    for (let tried = 1;; tried += 1) {
        const lock = await tryLock(path);
        if (lock || tried === TRIES)
            return lock;
        await clock.sleep(Math.random() * LONGEST_PAUSE_MS);
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
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .SetupError */ .w3(`${path} cannot be locked. Make sure that Docket may write there and that the file system has locks; if the file is not empty, remove it.`, { cause });
    }
}


/***/ }),

/***/ 42366:
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

/***/ 47458:
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

/***/ 81144:
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

/***/ 38982:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Gf: () => (/* binding */ orNoDataDir),
/* harmony export */   cO: () => (/* binding */ makeDataDir),
/* harmony export */   iq: () => (/* binding */ openDataDir),
/* harmony export */   rR: () => (/* binding */ deleteDataDir),
/* harmony export */   yS: () => (/* binding */ folderOf)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
/* harmony import */ var _shared_errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(92809);
/* harmony import */ var _shared_git_git_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(20304);
/* harmony import */ var _shared_lock_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(285);
/* harmony import */ var _shared_remove_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(42366);
// The folder of a server: one process at a time, and the repository that holds its state.







/** Git never sees what is in it: records, and the hashes of keys. */
async function makeDataDir(dir) {
    const made = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.mkdir)(dir, { recursive: true, mode: 0o700 });
    // Any other folder that was there before may have files of someone else in it.
    if (made === undefined && (0,node_path__WEBPACK_IMPORTED_MODULE_2__.basename)(dir) !== '.docket')
        return;
    await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.writeFile)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(dir, '.gitignore'), '*\n', { flag: 'wx' }).catch((error) => {
        if (error.code !== 'EEXIST')
            throw error;
    });
}
/** Without a trace in a folder that was not there before, if it fails. */
async function orNoDataDir(dir, start) {
    const isNew = !(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(dir);
    try {
        return await start();
    }
    catch (error) {
        if (isNew)
            await (0,_shared_remove_js__WEBPACK_IMPORTED_MODULE_6__/* .removeTree */ .d)(dir);
        throw error;
    }
}
async function openDataDir(dir, project, path) {
    const data = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.resolve)(dir);
    await makeDataDir(data);
    const lock = await lockFolder(data);
    try {
        await claim((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(data, 'project'), project);
        const state = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(data, 'state.git');
        await createState(state, path);
        const scratch = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(data, 'scratch');
        await (0,_shared_remove_js__WEBPACK_IMPORTED_MODULE_6__/* .removeTree */ .d)(scratch);
        return { path: data, state, scratch, release: lock.release };
    }
    catch (error) {
        lock.release();
        throw error;
    }
}
/** Two servers would each answer from their own memory of the same state. */
async function lockFolder(dir) {
    const lock = await (0,_shared_lock_js__WEBPACK_IMPORTED_MODULE_5__/* .takeLock */ .H)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(dir, 'folder.lock'));
    if (lock)
        return lock;
    throw new _shared_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .SetupError */ .w3('Another process already uses this folder. Stop it, or choose another folder with --data.');
}
async function deleteDataDir(dir) {
    const lock = await lockFolder(dir);
    await (0,_shared_remove_js__WEBPACK_IMPORTED_MODULE_6__/* .removeTree */ .d)(dir).finally(() => lock.release());
}
/** An id can contain what a file system does not take, or what it takes for another folder. */
function folderOf(dir, id) {
    const name = encodeURIComponent(id).replace(/[.*]/g, (mark) => `%${mark.charCodeAt(0).toString(16)}`);
    return (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(dir, 'projects', name);
}
async function createState(dir, path) {
    if ((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(dir, 'HEAD')))
        return;
    const git = (0,_shared_git_git_js__WEBPACK_IMPORTED_MODULE_4__.createGit)({ path });
    await git.run(['init', '--quiet', '--bare', dir]);
    await git.run(['--git-dir', dir, 'config', 'uploadpack.allowFilter', 'true']);
}
/** Jobs and views of one project must never be used by a server of another. */
async function claim(file, project) {
    const owner = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.readFile)(file, 'utf8').catch(() => undefined);
    if (owner === undefined)
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.writeFile)(file, project, { mode: 0o600 });
    else if (owner !== project) {
        throw new _shared_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .SetupError */ .w3(`This folder belongs to project \`${owner}\`; give project \`${project}\` another --data.`);
    }
}


/***/ })

};
