export const id = 1170;
export const ids = [1170];
export const modules = {

/***/ 97982:
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

/***/ 67710:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   serve: () => (/* binding */ serve),
/* harmony export */   serveCommand: () => (/* binding */ serveCommand)
/* harmony export */ });
/* harmony import */ var _store_data_dir_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5642);
/* harmony import */ var _args_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(94552);
/* harmony import */ var _command_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(15712);
/* harmony import */ var _place_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(97982);
/* harmony import */ var _serve_options_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(83135);
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
            const { serveProject } = await Promise.all(/* import() */[__webpack_require__.e(5251), __webpack_require__.e(3160), __webpack_require__.e(2047), __webpack_require__.e(8815), __webpack_require__.e(1351), __webpack_require__.e(4942), __webpack_require__.e(6750), __webpack_require__.e(9640), __webpack_require__.e(2531), __webpack_require__.e(9419), __webpack_require__.e(7657), __webpack_require__.e(1369), __webpack_require__.e(9109), __webpack_require__.e(5931), __webpack_require__.e(5249), __webpack_require__.e(4345), __webpack_require__.e(9811), __webpack_require__.e(4572), __webpack_require__.e(645), __webpack_require__.e(8071), __webpack_require__.e(8544), __webpack_require__.e(9963), __webpack_require__.e(7760), __webpack_require__.e(6780), __webpack_require__.e(890), __webpack_require__.e(1630), __webpack_require__.e(9154), __webpack_require__.e(4953), __webpack_require__.e(7901), __webpack_require__.e(1047), __webpack_require__.e(4576)]).then(__webpack_require__.bind(__webpack_require__, 34576));
            return (0,_store_data_dir_js__WEBPACK_IMPORTED_MODULE_0__/* .orNoDataDir */ .Gf)(options.data, () => serveProject(options, terminal, env));
        },
        async startAll({ place, ...listening }, terminal) {
            if (place.kind === 'data') {
                const { serveFolder } = await Promise.all(/* import() */[__webpack_require__.e(5251), __webpack_require__.e(3160), __webpack_require__.e(2047), __webpack_require__.e(8815), __webpack_require__.e(1351), __webpack_require__.e(4942), __webpack_require__.e(6750), __webpack_require__.e(9640), __webpack_require__.e(2531), __webpack_require__.e(9419), __webpack_require__.e(7657), __webpack_require__.e(1369), __webpack_require__.e(9109), __webpack_require__.e(5931), __webpack_require__.e(5249), __webpack_require__.e(4345), __webpack_require__.e(9811), __webpack_require__.e(4572), __webpack_require__.e(645), __webpack_require__.e(8071), __webpack_require__.e(8544), __webpack_require__.e(9963), __webpack_require__.e(7760), __webpack_require__.e(6780), __webpack_require__.e(890), __webpack_require__.e(1630), __webpack_require__.e(9154), __webpack_require__.e(4953), __webpack_require__.e(7901), __webpack_require__.e(1047), __webpack_require__.e(4576)]).then(__webpack_require__.bind(__webpack_require__, 34576));
                const { dir } = place;
                return (0,_store_data_dir_js__WEBPACK_IMPORTED_MODULE_0__/* .orNoDataDir */ .Gf)(dir, () => serveFolder({ ...listening, dir }, terminal, env));
            }
            const { serveShared } = await Promise.all(/* import() */[__webpack_require__.e(5251), __webpack_require__.e(3160), __webpack_require__.e(2047), __webpack_require__.e(8815), __webpack_require__.e(1351), __webpack_require__.e(4942), __webpack_require__.e(189), __webpack_require__.e(3849), __webpack_require__.e(417), __webpack_require__.e(984), __webpack_require__.e(6750), __webpack_require__.e(9640), __webpack_require__.e(2531), __webpack_require__.e(9419), __webpack_require__.e(7657), __webpack_require__.e(1369), __webpack_require__.e(9109), __webpack_require__.e(5931), __webpack_require__.e(5249), __webpack_require__.e(4345), __webpack_require__.e(9811), __webpack_require__.e(4572), __webpack_require__.e(645), __webpack_require__.e(8071), __webpack_require__.e(8544), __webpack_require__.e(9963), __webpack_require__.e(7760), __webpack_require__.e(6780), __webpack_require__.e(890), __webpack_require__.e(4953), __webpack_require__.e(7901), __webpack_require__.e(8638), __webpack_require__.e(1047), __webpack_require__.e(8711), __webpack_require__.e(7989)]).then(__webpack_require__.bind(__webpack_require__, 17989));
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

/***/ 83135:
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


/***/ })

};
