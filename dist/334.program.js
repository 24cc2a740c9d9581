export const id = 334;
export const ids = [334];
export const modules = {

/***/ 12693:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ae: () => (/* binding */ COMMENT_EVENTS),
/* harmony export */   Ss: () => (/* binding */ mayHoldSomeCommand),
/* harmony export */   Uv: () => (/* binding */ mayHoldCommand),
/* harmony export */   ey: () => (/* binding */ mayInstruct)
/* harmony export */ });
/* unused harmony export quickLook */
/* harmony import */ var _shared_text_line_start_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(23771);
// By far the most common run is for a comment that is not a command. This check of the event costs
// one file read; anything that is not clearly such a comment goes to the full program.

const COMMENT_EVENTS = {
    issue_comment: { action: 'created', text: 'comment' },
    pull_request_review_comment: { action: 'created', text: 'comment' },
    pull_request_review: { action: 'submitted', text: 'review' },
};
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
/** Could this be for Docket, whatever the word for commands is? */
function mayHoldSomeCommand(body) {
    for (let at = body.indexOf('/'); at >= 0; at = body.indexOf('/', at + 1)) {
        const [word] = ((0,_shared_text_line_start_js__WEBPACK_IMPORTED_MODULE_0__/* .startsLine */ .QC)(body, at) && /^\/[\w-]{1,100}/.exec(body.slice(at, at + 101))) || [];
        if (word && (0,_shared_text_line_start_js__WEBPACK_IMPORTED_MODULE_0__/* .isWord */ .Jg)(body, at, word))
            return true;
    }
    return false;
}
/** Does any line start with the word? Only a parser can tell whether a reader sees it there. */
function mayHoldCommand(body, word) {
    for (let at = body.indexOf('/'); at >= 0; at = body.indexOf('/', at + 1)) {
        if ((0,_shared_text_line_start_js__WEBPACK_IMPORTED_MODULE_0__/* .startsLine */ .QC)(body, at) && (0,_shared_text_line_start_js__WEBPACK_IMPORTED_MODULE_0__/* .isWord */ .Jg)(body, at, word))
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

/***/ 60219:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Jj: () => (/* binding */ PERMISSIONS),
/* harmony export */   Lc: () => (/* binding */ CheckLater),
/* harmony export */   Ow: () => (/* binding */ PULLS_SETTING),
/* harmony export */   V1: () => (/* binding */ permits)
/* harmony export */ });
// The port to the code host's threads: issues, pull requests, their comments and who may speak
// there. Owned by the use cases, implemented by github/. Every call rejects with an error of the
// shared family, and with one that `isNoAnswer` recognizes if the host did not answer: no answer is never
// an opinion. What was posted twice by accident cannot happen, because posts carry a marker.
const PERMISSIONS = ['none', 'read', 'triage', 'write', 'maintain', 'admin'];
/** The documentation check has a queue of its own, and what asked for it runs again there. */
class CheckLater extends Error {
}
function permits(answer, required) {
    if (answer.problem !== undefined)
        return false;
    return PERMISSIONS.indexOf(answer.level) >= PERMISSIONS.indexOf(required);
}
/** Where to let workflows open pull requests. */
const PULLS_SETTING = 'Settings → Actions → General → Allow GitHub Actions to create and approve pull requests';


/***/ }),

/***/ 2670:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   doctor: () => (/* binding */ doctor),
/* harmony export */   exampleWorkflow: () => (/* binding */ exampleWorkflow)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
/* harmony import */ var _bot_doctor_doctor_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(41357);
/* harmony import */ var _bot_doctor_host_probes_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(15714);
/* harmony import */ var _bot_doctor_probes_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(31977);
/* harmony import */ var _config_config_file_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(24180);
/* harmony import */ var _contract_values_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(87797);
/* harmony import */ var _shared_errors_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(42205);
/* harmony import */ var _args_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(94552);
/* harmony import */ var _command_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(15712);
// `docket doctor` on this machine and, with `--repo`, for a repository on GitHub.











function doctor(env) {
    return doctorCommand(async (repo, terminal) => [
        (0,_bot_doctor_probes_js__WEBPACK_IMPORTED_MODULE_5__/* .gitProbe */ .Vn)(env.PATH ?? ''),
        nodeProbe(),
        (0,_bot_doctor_probes_js__WEBPACK_IMPORTED_MODULE_5__/* .isolationProbe */ .be)(env, [], 'server'),
        ...(repo === undefined
            ? [
                (0,_bot_doctor_host_probes_js__WEBPACK_IMPORTED_MODULE_4__/* .configProbe */ .Tk)('in this folder', async () => (await (0,_config_config_file_js__WEBPACK_IMPORTED_MODULE_6__/* .readConfig */ .X)(undefined)) !== null),
                (0,_bot_doctor_host_probes_js__WEBPACK_IMPORTED_MODULE_4__/* .localWorkflowsProbe */ .ey)(process.cwd()),
            ]
            : await repositoryProbes(repo, env, (0,_command_js__WEBPACK_IMPORTED_MODULE_10__/* .terminalLog */ .dg)(terminal))),
    ]);
}
async function repositoryProbes(repository, env, log) {
    const token = env.GITHUB_TOKEN;
    if (!token) {
        throw new _shared_errors_js__WEBPACK_IMPORTED_MODULE_8__/* .SetupError */ .w3(`Set GITHUB_TOKEN to a token that can read ${repository}. Its settings require \`administration: read\`.`);
    }
    const [{ githubSettings }, { createGithub }, { createHostChecks, createThreadHost }] = await Promise.all([
        __webpack_require__.e(/* import() */ 3637).then(__webpack_require__.bind(__webpack_require__, 43637)),
        Promise.all(/* import() */[__webpack_require__.e(1351), __webpack_require__.e(4942), __webpack_require__.e(1287)]).then(__webpack_require__.bind(__webpack_require__, 31287)),
        Promise.all(/* import() */[__webpack_require__.e(1351), __webpack_require__.e(4942), __webpack_require__.e(4572), __webpack_require__.e(2099)]).then(__webpack_require__.bind(__webpack_require__, 54572)),
    ]);
    const github = createGithub({ ...githubSettings(env, { repository, token }), log });
    const host = createThreadHost(github);
    return [
        (0,_bot_doctor_host_probes_js__WEBPACK_IMPORTED_MODULE_4__/* .tokenProbe */ .Ez)(host),
        (0,_bot_doctor_host_probes_js__WEBPACK_IMPORTED_MODULE_4__/* .hostedConfigProbe */ .O1)(host, repository),
        (0,_bot_doctor_host_probes_js__WEBPACK_IMPORTED_MODULE_4__/* .hostedWorkflowsProbe */ .qt)(host),
        (0,_bot_doctor_host_probes_js__WEBPACK_IMPORTED_MODULE_4__/* .pullsProbe */ .vg)(createHostChecks(github)),
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
// docket doctor: checks whether this machine can run jobs and, with `--repo`, a repository on GitHub.
const OPTIONS = {
    repo: {
        type: 'text',
        value: 'OWNER/NAME',
        help: 'also check this repository on GitHub; requires GITHUB_TOKEN',
    },
    json: { type: 'flag', help: 'print the findings as JSON' },
    print: {
        type: 'text',
        value: 'WORKFLOW',
        help: 'print an example workflow, such as docs-comments, and do nothing else',
    },
};
const HELP = `Checks whether this machine can run jobs, and tells you how to fix any problems.

Usage: docket doctor [options]

${(0,_args_js__WEBPACK_IMPORTED_MODULE_9__/* .optionsHelp */ .EW)(OPTIONS)}

Without --repo, it also checks \`.github/docket.yml\` and the workflows in this folder. With it, it checks
the token, the settings and workflows on the default branch, and whether the repository and its
organization let workflows open pull requests.
In a workflow, \`mode: doctor\` also checks the agent and the service.
`;
/** They travel next to the bundle. */
const EXAMPLES = ['../examples/workflows', '../../examples/workflows'];
async function exampleWorkflow(name) {
    const folders = EXAMPLES.map((folder) => (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(import.meta.dirname, folder));
    const folder = folders.find((place) => (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(place));
    if (!folder)
        throw new _shared_errors_js__WEBPACK_IMPORTED_MODULE_8__/* .SetupError */ .w3('The examples are missing. Install Docket again.');
    const names = (await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.readdir)(folder)).map((file) => file.replace(/\.yml$/, '')).sort();
    if (!names.includes(name)) {
        throw new _args_js__WEBPACK_IMPORTED_MODULE_9__/* .WrongUsage */ .r7([`There is no example ${name}. Use one of: ${names.join(', ')}.`]);
    }
    return (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.readFile)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folder, `${name}.yml`), 'utf8');
}
function doctorCommand(probes) {
    return {
        help: HELP,
        options: OPTIONS,
        async run(argv, terminal) {
            const { values } = (0,_args_js__WEBPACK_IMPORTED_MODULE_9__/* .parseOptions */ .Ac)(OPTIONS, argv, ({ positionals, values: { repo } }) => [
                ...(positionals.length > 0 ? ['`docket doctor` takes no arguments.'] : []),
                ...(repo === undefined || (0,_contract_values_js__WEBPACK_IMPORTED_MODULE_7__/* .isRepositoryName */ .en)(repo)
                    ? []
                    : ['`--repo` must be a repository on GitHub, such as octo/handbook.']),
            ]);
            if (values.print !== undefined) {
                terminal.out(await exampleWorkflow(values.print));
                return _command_js__WEBPACK_IMPORTED_MODULE_10__/* .EXIT */ .dc.done;
            }
            const found = await probes(values.repo, terminal);
            const findings = await (0,_bot_doctor_doctor_js__WEBPACK_IMPORTED_MODULE_3__/* .examine */ .sb)(found, (finding) => {
                if (!values.json)
                    terminal.out(`${(0,_bot_doctor_doctor_js__WEBPACK_IMPORTED_MODULE_3__/* .line */ .n8)(finding)}\n`);
            });
            const { well, says } = (0,_bot_doctor_doctor_js__WEBPACK_IMPORTED_MODULE_3__/* .conclusion */ .q$)(findings);
            if (values.json)
                terminal.out(`${JSON.stringify({ ok: well, findings })}\n`);
            else
                terminal.err(`${says}\n`);
            return well ? _command_js__WEBPACK_IMPORTED_MODULE_10__/* .EXIT */ .dc.done : _command_js__WEBPACK_IMPORTED_MODULE_10__/* .EXIT */ .dc.failed;
        },
    };
}


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
