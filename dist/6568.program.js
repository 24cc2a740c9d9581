export const id = 6568;
export const ids = [6568];
export const modules = {

/***/ 76568:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   migrate: () => (/* binding */ migrate)
/* harmony export */ });
/* harmony import */ var _shared_runtime_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(82860);
/* harmony import */ var _args_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(94552);
/* harmony import */ var _command_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(15712);
/* harmony import */ var _place_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(97982);
// docket migrate: creates or updates the tables in a database.




const OPTIONS = {
    database: { ..._place_js__WEBPACK_IMPORTED_MODULE_3__/* .PLACE_OPTIONS */ .P3.database, required: true, help: 'the PostgreSQL database' },
};
const HELP = `Creates or updates the tables of a PostgreSQL database. Run it before the first
start and after every update of Docket; servers and workers never do it themselves.

Usage: docket migrate --database URL

${(0,_args_js__WEBPACK_IMPORTED_MODULE_1__/* .optionsHelp */ .EW)(OPTIONS)}

The password can be set in PGPASSWORD instead of the URL.
`;
function migrate() {
    return {
        help: HELP,
        options: OPTIONS,
        async run(argv, terminal) {
            const { values } = (0,_args_js__WEBPACK_IMPORTED_MODULE_1__/* .parseOptions */ .Ac)(OPTIONS, argv, _args_js__WEBPACK_IMPORTED_MODULE_1__/* .noArguments */ .a5);
            const { migrateDatabase } = await Promise.all(/* import() */[__webpack_require__.e(3160), __webpack_require__.e(2047), __webpack_require__.e(189), __webpack_require__.e(3849), __webpack_require__.e(417), __webpack_require__.e(984), __webpack_require__.e(7623)]).then(__webpack_require__.bind(__webpack_require__, 47623));
            const applied = await migrateDatabase(values.database, _shared_runtime_js__WEBPACK_IMPORTED_MODULE_0__/* .systemClock */ .ml);
            const words = applied.length === 0 ? 'The database is up to date.' : 'The database is ready.';
            terminal.err(`${words}\n`);
            return _command_js__WEBPACK_IMPORTED_MODULE_2__/* .EXIT */ .dc.done;
        },
    };
}


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
