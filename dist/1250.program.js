export const id = 1250;
export const ids = [1250];
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

/***/ 61250:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   signIn: () => (/* binding */ signIn)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var _service_dashboard_routes_sign_in_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(11863);
/* harmony import */ var _shared_clock_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(66122);
/* harmony import */ var _shared_errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(42205);
/* harmony import */ var _store_session_files_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(75684);
/* harmony import */ var _args_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(94552);
/* harmony import */ var _command_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(15712);
/* harmony import */ var _place_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(97982);
/* harmony import */ var _serve_dashboard_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(54632);
// `docket sign-in`, for a server with a data folder or a database.









function signIn() {
    return signInCommand({
        async newLink(place) {
            if (place.kind === 'data') {
                if (!(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(place.dir)) {
                    throw new _shared_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .SetupError */ .w3(`There is no folder ${place.dir}. Use the --data of docket serve, or start it first.`);
                }
                const sessions = (0,_store_session_files_js__WEBPACK_IMPORTED_MODULE_4__/* .fileSessions */ .K)(place.dir, _shared_clock_js__WEBPACK_IMPORTED_MODULE_2__/* .systemClock */ .m);
                return (0,_service_dashboard_routes_sign_in_js__WEBPACK_IMPORTED_MODULE_1__/* .newLink */ .L$)({ clock: _shared_clock_js__WEBPACK_IMPORTED_MODULE_2__/* .systemClock */ .m, sessions, newToken: _serve_dashboard_js__WEBPACK_IMPORTED_MODULE_8__/* .newToken */ .u });
            }
            const { openDatabaseSessions } = await Promise.all(/* import() */[__webpack_require__.e(1351), __webpack_require__.e(4942), __webpack_require__.e(3849), __webpack_require__.e(2186), __webpack_require__.e(520), __webpack_require__.e(7767), __webpack_require__.e(5372)]).then(__webpack_require__.bind(__webpack_require__, 17767));
            const { sessions, close } = await openDatabaseSessions(place.url);
            return (0,_service_dashboard_routes_sign_in_js__WEBPACK_IMPORTED_MODULE_1__/* .newLink */ .L$)({ clock: _shared_clock_js__WEBPACK_IMPORTED_MODULE_2__/* .systemClock */ .m, sessions, newToken: _serve_dashboard_js__WEBPACK_IMPORTED_MODULE_8__/* .newToken */ .u }).finally(close);
        },
    });
}
const OPTIONS = {
    ..._place_js__WEBPACK_IMPORTED_MODULE_7__/* .PLACE_OPTIONS */ .P3,
    'base-url': {
        type: 'text',
        value: 'URL',
        default: 'http://127.0.0.1:8787',
        help: 'the address of the dashboard',
        must: _args_js__WEBPACK_IMPORTED_MODULE_5__/* .mustBeUrl */ .oe,
    },
};
const HELP = `Prints a link that signs you in to the dashboard of docket serve. It works once, for 15 minutes.

Usage: docket sign-in [--data DIR | --database URL] [--base-url URL]

${(0,_args_js__WEBPACK_IMPORTED_MODULE_5__/* .optionsHelp */ .EW)(OPTIONS)}

Use the same --data or --database as the server. Whoever opens the link can see and change everything
there, so treat it as a secret.
`;
function signInCommand({ newLink }) {
    return {
        help: HELP,
        options: OPTIONS,
        async run(argv, terminal) {
            const { values } = (0,_args_js__WEBPACK_IMPORTED_MODULE_5__/* .parseOptions */ .Ac)(OPTIONS, argv, rules);
            const link = new URL(await newLink((0,_place_js__WEBPACK_IMPORTED_MODULE_7__/* .placeOf */ .$t)(values)), values['base-url']);
            terminal.out(`${link.href}\n`);
            return _command_js__WEBPACK_IMPORTED_MODULE_6__/* .EXIT */ .dc.done;
        },
    };
}
function rules({ values, positionals }) {
    const problems = (0,_place_js__WEBPACK_IMPORTED_MODULE_7__/* .placeProblems */ .kv)(values);
    if (positionals.length > 0)
        problems.push(`Unexpected argument \`${positionals.join(' ')}\`.`);
    return problems;
}


/***/ }),

/***/ 17031:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Iq: () => (/* binding */ tokenHash),
/* harmony export */   g2: () => (/* binding */ rightIn),
/* harmony export */   i5: () => (/* binding */ insistOnRight),
/* harmony export */   kE: () => (/* binding */ Grants)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(42047);
/* harmony import */ var _shared_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(42205);
// Who is signed in to the dashboard. A token is 256 random bits; stores keep only its hash, so what
// they look up says nothing about the token, neither by itself nor by the time it takes.



const Right = zod__WEBPACK_IMPORTED_MODULE_2__/* ["enum"] */ .k5n(['read', 'write']);
/** What each project may be used for. `all` is for whoever runs the server. */
const Grants = zod__WEBPACK_IMPORTED_MODULE_2__/* .union */ .KCZ([zod__WEBPACK_IMPORTED_MODULE_2__/* .literal */ .euz('all'), zod__WEBPACK_IMPORTED_MODULE_2__/* .record */ .g1P(zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(), Right)]);
function tokenHash(token) {
    return (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.hash)('sha256', token);
}
function rightIn({ grants }, project) {
    if (grants === 'all')
        return 'write';
    return Object.hasOwn(grants, project) ? (grants[project] ?? null) : null;
}
/** A project that may not be seen looks like one that does not exist. */
function insistOnRight(session, project, right) {
    const has = rightIn(session, project);
    if (has === null) {
        throw new _shared_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .NotFound */ .Mk('There is no such project here, or you cannot read its repository.');
    }
    if (right === 'write' && has !== 'write') {
        throw new _shared_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .Forbidden */ .cw('You need write access to the repository to do this.');
    }
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

/***/ 75684:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K: () => (/* binding */ fileSessions)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(42047);
/* harmony import */ var _service_projects_session_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(17031);
/* harmony import */ var _data_dir_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5642);
// The sessions of a server on a single machine, a file for each in the data folder: other programs can
// add some, such as docket sign-in, and removing a file gives it to one of many that want it.





const Stored = zod__WEBPACK_IMPORTED_MODULE_4__/* .object */ .Ikc({
    kind: zod__WEBPACK_IMPORTED_MODULE_4__/* ["enum"] */ .k5n(['link', 'session']),
    actor: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP(),
    grants: _service_projects_session_js__WEBPACK_IMPORTED_MODULE_2__/* .Grants */ .kE,
    expiresAt: zod__WEBPACK_IMPORTED_MODULE_4__/* .number */ .aig(),
});
function fileSessions(dataDir, clock) {
    const dir = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(dataDir, 'sessions');
    const pathOf = (hash) => (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(dir, `${hash}.json`);
    async function read(path) {
        const text = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readFile)(path, 'utf8').catch(() => '');
        const { data } = Stored.safeParse(parsed(text));
        return data && data.expiresAt > clock.now() ? data : null;
    }
    async function removeExpired() {
        for (const name of await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readdir)(dir)) {
            const path = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(dir, name);
            if ((await read(path)) === null)
                await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.unlink)(path).catch(() => { });
        }
    }
    return {
        async put(hash, session) {
            await (0,_data_dir_js__WEBPACK_IMPORTED_MODULE_3__/* .makeDataDir */ .cO)(dataDir);
            await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.mkdir)(dir, { recursive: true, mode: 0o700 });
            await removeExpired();
            await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.writeFile)(pathOf(hash), JSON.stringify(session), { mode: 0o600 });
        },
        get: (hash) => read(pathOf(hash)),
        async take(hash) {
            const session = await read(pathOf(hash));
            // Of several, only one removes it.
            return (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.unlink)(pathOf(hash)).then(() => session, () => null);
        },
    };
}
/** A file that is being written is no session yet. */
function parsed(text) {
    try {
        return JSON.parse(text);
    }
    catch {
        return null;
    }
}


/***/ })

};
