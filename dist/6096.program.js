export const id = 6096;
export const ids = [6096];
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

/***/ 6096:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   work: () => (/* binding */ work)
/* harmony export */ });
/* harmony import */ var _work_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(58524);

function work(env) {
    return (0,_work_js__WEBPACK_IMPORTED_MODULE_0__/* .workCommand */ .x)({
        async start(options, terminal) {
            const { withQueue } = await Promise.all(/* import() */[__webpack_require__.e(1351), __webpack_require__.e(2047), __webpack_require__.e(4942), __webpack_require__.e(3849), __webpack_require__.e(2186), __webpack_require__.e(2303), __webpack_require__.e(520), __webpack_require__.e(7767), __webpack_require__.e(5628)]).then(__webpack_require__.bind(__webpack_require__, 17767));
            const { startWork } = await withQueue();
            return startWork(options, terminal, env);
        },
    });
}


/***/ }),

/***/ 58524:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   p: () => (/* binding */ ISOLATION_OPTION),
/* harmony export */   x: () => (/* binding */ workCommand)
/* harmony export */ });
/* harmony import */ var _args_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(94552);
/* harmony import */ var _command_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(15712);
/* harmony import */ var _migrate_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76568);
/* harmony import */ var _place_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(97982);
// docket work: works on the jobs of a database until it is stopped.




/** A repository's settings can require isolation too, and cannot lift it. */
const ISOLATION_OPTION = {
    type: 'text',
    value: 'LEVEL',
    choices: ['required', 'best'],
    default: 'required',
    help: 'required: no agent program runs without isolation; best: it may, if this machine has none',
};
const OPTIONS = {
    database: { ..._place_js__WEBPACK_IMPORTED_MODULE_3__/* .PLACE_OPTIONS */ .P3.database, required: true, help: 'the PostgreSQL database' },
    concurrency: {
        type: 'number',
        value: 'N',
        min: 1,
        max: 100,
        default: 4,
        help: 'how many jobs to work on at a time',
    },
    isolation: ISOLATION_OPTION,
    port: {
        type: 'number',
        value: 'N',
        min: 0,
        max: 65535,
        help: 'a port for /healthz and /metrics; 0 picks a free one',
    },
    host: { type: 'text', value: 'HOST', default: '127.0.0.1', help: 'the address of that port' },
};
const HELP = `Works on the jobs of a PostgreSQL database. Start as many as you need, on any machine.

Usage: docket work --database URL [--concurrency N] [--isolation required|best]
                   [--port N] [--host HOST]

${(0,_args_js__WEBPACK_IMPORTED_MODULE_0__/* .optionsHelp */ .EW)(OPTIONS)}

Secrets are read from the environment: DOCKET_MODEL_KEY for the model, GITHUB_TOKEN for GitHub, or
APP_ID and PRIVATE_KEY for a GitHub App. On SIGTERM, jobs in progress are handed to other workers,
which continue them.
`;
function workCommand(deps) {
    return {
        help: HELP,
        options: OPTIONS,
        async run(argv, terminal) {
            const { values } = (0,_args_js__WEBPACK_IMPORTED_MODULE_0__/* .parseOptions */ .Ac)(OPTIONS, argv, _migrate_js__WEBPACK_IMPORTED_MODULE_2__/* .noArguments */ .a);
            const working = await deps.start(values, terminal);
            if (working.url)
                terminal.err(`Health and metrics are at ${working.url}\n`);
            terminal.err(`Docket works on jobs, ${values.concurrency} at a time.\n`);
            await new Promise((resolve) => {
                if (terminal.signal.aborted)
                    resolve();
                terminal.signal.addEventListener('abort', () => resolve(), { once: true });
            });
            terminal.err('Stopping. Jobs in progress are handed to other workers.\n');
            await working.stop();
            return _command_js__WEBPACK_IMPORTED_MODULE_1__/* .EXIT */ .dc.done;
        },
    };
}


/***/ })

};
