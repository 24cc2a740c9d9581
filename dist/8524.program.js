export const id = 8524;
export const ids = [8524];
export const modules = {

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

/***/ 58524:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   work: () => (/* binding */ work)
/* harmony export */ });
/* harmony import */ var _args_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(94552);
/* harmony import */ var _command_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(15712);
/* harmony import */ var _place_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(97982);
/* harmony import */ var _serve_options_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(83135);
// docket work: works on the jobs of a database until it is stopped.




const OPTIONS = {
    database: { ..._place_js__WEBPACK_IMPORTED_MODULE_2__/* .PLACE_OPTIONS */ .P3.database, required: true, help: 'the PostgreSQL database' },
    concurrency: {
        type: 'number',
        value: 'N',
        min: 1,
        max: 100,
        default: 4,
        help: 'how many jobs to work on at a time',
    },
    isolation: _serve_options_js__WEBPACK_IMPORTED_MODULE_3__/* .ISOLATION_OPTION */ .pM,
    limit: _serve_options_js__WEBPACK_IMPORTED_MODULE_3__/* .LIMIT_OPTION */ .W,
    port: {
        type: 'number',
        value: 'N',
        min: 0,
        max: 65535,
        help: 'a port for /healthz, /readyz, and /metrics; 0 picks a free one',
    },
    host: { type: 'text', value: 'HOST', default: '127.0.0.1', help: 'the address of that port' },
};
const HELP = `Works on the jobs of a PostgreSQL database. Start as many as you need, on any machine.

Usage: docket work --database URL [--concurrency N] [--isolation required|best]
                   [--limit SETTING=N]… [--port N] [--host HOST]

${(0,_args_js__WEBPACK_IMPORTED_MODULE_0__/* .optionsHelp */ .EW)(OPTIONS)}

Secrets are read from the environment: DOCKET_MODEL_KEY for the model, GITHUB_TOKEN for GitHub, or
APP_ID and PRIVATE_KEY for a GitHub App. On SIGTERM, jobs in progress are handed to other workers,
which continue them.
`;
function work(env) {
    return {
        help: HELP,
        options: OPTIONS,
        async run(argv, terminal) {
            const { values } = (0,_args_js__WEBPACK_IMPORTED_MODULE_0__/* .parseOptions */ .Ac)(OPTIONS, argv, _args_js__WEBPACK_IMPORTED_MODULE_0__/* .noArguments */ .a5);
            const { startWork } = await Promise.all(/* import() */[__webpack_require__.e(5251), __webpack_require__.e(3160), __webpack_require__.e(2047), __webpack_require__.e(8815), __webpack_require__.e(1351), __webpack_require__.e(4942), __webpack_require__.e(189), __webpack_require__.e(3849), __webpack_require__.e(417), __webpack_require__.e(984), __webpack_require__.e(6750), __webpack_require__.e(9640), __webpack_require__.e(949), __webpack_require__.e(9419), __webpack_require__.e(3090), __webpack_require__.e(2142), __webpack_require__.e(1369), __webpack_require__.e(6951), __webpack_require__.e(1001), __webpack_require__.e(4572), __webpack_require__.e(645), __webpack_require__.e(6211), __webpack_require__.e(1173), __webpack_require__.e(8544), __webpack_require__.e(9963), __webpack_require__.e(6780), __webpack_require__.e(825), __webpack_require__.e(890), __webpack_require__.e(6968), __webpack_require__.e(940), __webpack_require__.e(2841), __webpack_require__.e(8638), __webpack_require__.e(1337), __webpack_require__.e(5994), __webpack_require__.e(7864)]).then(__webpack_require__.bind(__webpack_require__, 72647));
            const working = await startWork(values, terminal, env);
            const { log } = working;
            if (working.url)
                log.info(`Health and metrics are at ${working.url}`);
            log.info(`Docket works on jobs, ${values.concurrency} at a time.`);
            await (0,_command_js__WEBPACK_IMPORTED_MODULE_1__/* .untilStopped */ .sZ)(terminal);
            log.info('Stopping. Jobs in progress are handed to other workers.');
            await working.stop();
            return _command_js__WEBPACK_IMPORTED_MODULE_1__/* .EXIT */ .dc.done;
        },
    };
}


/***/ })

};
