export const id = 2160;
export const ids = [2160];
export const modules = {

/***/ 66989:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  check: () => (/* binding */ check)
});

// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __webpack_require__(48161);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./.build/program/src/config/config.js
var config_config = __webpack_require__(7657);
// EXTERNAL MODULE: ./.build/program/src/config/config-file.js
var config_file = __webpack_require__(24180);
;// CONCATENATED MODULE: ./.build/program/src/drift/badge.js
/** The share of names that are documented, as a picture for a README. */
function badge(percent) {
    const color = percent >= 90 ? '#2da44e' : percent >= 70 ? '#bf8700' : '#cf222e';
    const value = `${percent}%`;
    return `<svg xmlns="http://www.w3.org/2000/svg" width="118" height="20" role="img" aria-label="documented: ${value}">
<rect width="118" height="20" rx="3" fill="#555"/><rect x="78" width="40" height="20" rx="3" fill="${color}"/>
<g fill="#fff" text-anchor="middle" font-family="Verdana,sans-serif" font-size="11"><text x="39" y="14">documented</text><text x="98" y="14">${value}</text></g>
</svg>
`;
}

// EXTERNAL MODULE: ./.build/program/src/drift/coverage.js
var drift_coverage = __webpack_require__(15052);
// EXTERNAL MODULE: ./.build/program/src/drift/drift-thread.js + 1 modules
var drift_thread = __webpack_require__(56744);
// EXTERNAL MODULE: ./.build/program/src/drift/tell.js
var tell = __webpack_require__(62273);
// EXTERNAL MODULE: ./.build/program/src/jobs/changes/change.js
var change = __webpack_require__(33379);
// EXTERNAL MODULE: ./.build/program/src/shared/errors.js
var errors = __webpack_require__(42205);
// EXTERNAL MODULE: ./.build/program/src/shared/git/git.js + 1 modules
var git = __webpack_require__(60958);
// EXTERNAL MODULE: ./.build/program/src/shared/remove.js
var remove = __webpack_require__(66154);
// EXTERNAL MODULE: ./.build/program/src/shared/runtime.js
var runtime = __webpack_require__(82860);
// EXTERNAL MODULE: ./.build/program/src/shared/text/foreign.js
var foreign = __webpack_require__(35238);
// EXTERNAL MODULE: ./.build/program/src/cli/args.js
var args = __webpack_require__(94552);
// EXTERNAL MODULE: ./.build/program/src/cli/command.js
var command = __webpack_require__(15712);
;// CONCATENATED MODULE: ./.build/program/src/cli/check.js
// docket check: does the documentation fit the code of this folder?

















const OPTIONS = {
    base: {
        type: 'text',
        value: 'REF',
        help: 'what to compare with; by default, the default branch of `origin`, or main',
    },
    all: { type: 'flag', help: 'check the whole repository, not only what changed' },
    'docs-paths': {
        type: 'list',
        value: 'GLOB',
        help: 'which files are documentation; can be repeated',
    },
    'fail-on': {
        type: 'text',
        value: 'WHAT',
        choices: ['stale', 'missing', 'never'],
        default: 'stale',
        help: 'which findings make the command fail: stale, missing, or never',
    },
    badge: { type: 'text', value: 'FILE', help: 'with --all, write the coverage as an SVG badge' },
    config: {
        type: 'text',
        value: 'FILE',
        help: 'the settings to use instead of .github/docket.yml',
    },
    json: { type: 'flag', help: 'print the findings as JSON' },
};
const HELP = `Checks whether the documentation fits the code, without a model and without the network.

Usage: docket check [options]

${(0,args/* optionsHelp */.EW)(OPTIONS)}

Compares the files in this folder, committed or not, with --base, and names what pages still mention
although it is gone, and what is new and on no page. With --all, it lists the flags, environment
variables, and routes that no page mentions, and those on pages that no code has.
`;
function check(env) {
    return {
        help: HELP,
        options: OPTIONS,
        async run(argv, terminal) {
            const { values } = (0,args/* parseOptions */.Ac)(OPTIONS, argv, (parsed) => [
                ...(0,args/* noArguments */.a5)(parsed),
                ...(parsed.values.badge && !parsed.values.all ? ['`--badge` requires `--all`.'] : []),
            ]);
            const config = (await (0,config_file/* readConfig */.X)(values.config)) ?? config_config/* DEFAULT_CONFIG */.PV;
            const globs = values['docs-paths'];
            const rules = (0,config_config/* driftRules */.xp)(config, globs.length > 0 ? globs : change/* DEFAULT_DOCS_PATHS */.bK);
            const path = env.PATH ?? '';
            const scratch = await (0,promises_.mkdtemp)((0,external_node_path_.join)((0,external_node_os_.tmpdir)(), 'docket-check-'));
            try {
                const files = await snapshot((0,git.createGit)({ path }), scratch);
                const place = { ...files, path, rules };
                if (values.all) {
                    const coverage = await (0,drift_thread.measureInThread)(place, runtime/* systemClock */.ml, terminal.signal);
                    if (values.badge)
                        await (0,promises_.writeFile)(values.badge, badge((0,drift_coverage/* percentOf */.p)(coverage)));
                    return tellCoverage(coverage, values, terminal);
                }
                const before = await baseOf((0,git.createGit)({ path }), files.gitDir, values.base);
                const report = await (0,drift_thread.findDriftInThread)({ ...place, before }, runtime/* systemClock */.ml, terminal.signal);
                const { findings } = report;
                const unread = (0,tell/* tellUnread */.xc)(report);
                if (unread)
                    terminal.err(`${unread}\n`);
                if (values.json)
                    terminal.out(`${JSON.stringify(findings)}\n`);
                else
                    for (const one of findings)
                        terminal.out(`${(0,foreign/* oneLine */.TN)((0,tell/* tellFinding */.HO)(one))}\n`);
                const drift = (0,tell/* driftOf */.$p)(findings);
                terminal.err(drift === 'none' ? 'The documentation fits.\n' : `${(0,tell/* tellCount */.Xp)(findings)}.\n`);
                return fails(drift, values['fail-on']) ? command/* EXIT */.dc.failed : command/* EXIT */.dc.done;
            }
            finally {
                await (0,remove/* removeTree */.d)(scratch);
            }
        },
    };
}
function fails(drift, failOn) {
    return drift === 'stale' ? failOn !== 'never' : drift === 'missing' && failOn === 'missing';
}
/** The files as they are, in objects beside those of the repository, which is not changed. */
async function snapshot(git, scratch) {
    const root = await git.try(['rev-parse', '--show-toplevel', '--absolute-git-dir']);
    const [cwd = '', gitDir = ''] = root.stdout.toString('utf8').split('\n');
    if (root.code !== 0 || gitDir === '') {
        throw new errors/* SetupError */.w3('This folder is not in a git repository. Run docket check in one.');
    }
    const objects = (await git.run(['rev-parse', '--git-path', 'objects'])).trim();
    const env = {
        GIT_INDEX_FILE: (0,external_node_path_.join)(scratch, 'index'),
        GIT_OBJECT_DIRECTORY: scratch,
        GIT_ALTERNATE_OBJECT_DIRECTORIES: (0,external_node_path_.resolve)(objects),
    };
    await git.try(['read-tree', 'HEAD'], { cwd, env });
    await git.run(['add', '--all', '.'], { cwd, env });
    return { gitDir, after: (await git.run(['write-tree'], { cwd, env })).trim(), env };
}
/** Where this branch left the one that it will be merged into. */
async function baseOf(git, gitDir, base) {
    const wanted = base === undefined ? ['origin/HEAD', 'main', 'master'] : [base];
    for (const ref of wanted) {
        const args = ['--git-dir', gitDir, 'merge-base', 'HEAD', '--end-of-options', ref];
        const { code, stdout } = await git.try(args);
        if (code === 0)
            return stdout.toString('utf8').trim();
    }
    throw new errors/* SetupError */.w3(base === undefined
        ? 'There is no default branch to compare with. Name one with --base, or use --all.'
        : `\`${(0,foreign/* oneLine */.TN)(base)}\` has no commit in common with this one. Name another with --base, or fetch more history.`);
}
function tellCoverage(coverage, { json, 'fail-on': failOn }, { out, err }) {
    const { kinds, names, documented, undocumented, gone } = coverage;
    const drift = gone.length > 0 ? 'stale' : undocumented.length > 0 ? 'missing' : 'none';
    const code = fails(drift, failOn) ? command/* EXIT */.dc.failed : command/* EXIT */.dc.done;
    if (json) {
        out(`${JSON.stringify({ percent: (0,drift_coverage/* percentOf */.p)(coverage), ...coverage })}\n`);
        return code;
    }
    const list = (title, found) => {
        if (found.length === 0)
            return;
        const rows = found.map(({ kind, name, path, line }) => [
            `  ${(0,tell/* kindWord */.dx)(kind)}`,
            (0,foreign/* oneLine */.TN)(name),
            (0,foreign/* oneLine */.TN)(`${path}:${line}`),
        ]);
        out(`${title}\n${(0,command/* columns */.YB)(rows)}\n`);
    };
    list('No page mentions:', undocumented);
    list('Pages mention, but no code has:', gone);
    const parts = kinds.map((one) => `${one.documented} of ${one.names} ${(0,tell/* kindWord */.dx)(one.kind)}s`);
    err(`${(0,drift_coverage/* percentOf */.p)(coverage)}% documented: ${parts.join(', ') || `${documented} of ${names}`}.\n`);
    return code;
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

/***/ 62273:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $p: () => (/* binding */ driftOf),
/* harmony export */   HO: () => (/* binding */ tellFinding),
/* harmony export */   QR: () => (/* binding */ tellHere),
/* harmony export */   Xp: () => (/* binding */ tellCount),
/* harmony export */   dx: () => (/* binding */ kindWord),
/* harmony export */   gv: () => (/* binding */ driftSummary),
/* harmony export */   p0: () => (/* binding */ findingsJson),
/* harmony export */   xc: () => (/* binding */ tellUnread)
/* harmony export */ });
/* harmony import */ var _shared_text_foreign_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(35238);
// What a check found, in words. Names and paths are other people's, so each is shown as code.

/** The worst of it. */
function driftOf(findings) {
    if (findings.some(({ drift }) => drift === 'stale'))
        return 'stale';
    return findings.length > 0 ? 'missing' : 'none';
}
const KIND_WORDS = {
    flag: 'flag',
    variable: 'environment variable',
    key: 'setting',
    route: 'route',
    export: 'name',
    path: 'file',
    version: 'version',
};
const kindWord = (kind) => KIND_WORDS[kind];
/** At its place. */
function tellHere({ drift, kind, name }) {
    const what = `${KIND_WORDS[kind]} ${(0,_shared_text_foreign_js__WEBPACK_IMPORTED_MODULE_0__/* .codeSpan */ .SS)(name)}`;
    return drift === 'missing'
        ? `The ${what} was added, and no page mentions it.`
        : `This page mentions the ${what}, which this change removes.`;
}
function tellFinding({ drift, kind, name, path, line }) {
    const [what, where] = [
        `${KIND_WORDS[kind]} ${(0,_shared_text_foreign_js__WEBPACK_IMPORTED_MODULE_0__/* .codeSpan */ .SS)(name)}`,
        `${(0,_shared_text_foreign_js__WEBPACK_IMPORTED_MODULE_0__/* .codeSpan */ .SS)(path)}, line ${line},`,
    ];
    return drift === 'missing'
        ? `The ${what} was added (${where.slice(0, -1)}), and no page mentions it.`
        : `${where} mentions the ${what}, which this change removes.`;
}
function tellCount(findings) {
    const stale = findings.filter(({ drift }) => drift === 'stale').length;
    const missing = findings.length - stale;
    const parts = [
        ...(stale > 0 ? [`${stale} stale`] : []),
        ...(missing > 0 ? [`${missing} missing`] : []),
    ];
    return `${findings.length === 1 ? '1 finding' : `${findings.length} findings`}: ${parts.join(', ')}`;
}
function tellUnread({ unread }) {
    if (unread === 0)
        return undefined;
    return `${unread === 1 ? '1 file was' : `${unread} files were`} too large to check.`;
}
const MAX_LISTED = 100;
/** For the job summary. `word` is that of the command that fixes it. */
function driftSummary(report, word) {
    const { findings } = report;
    const listed = findings.slice(0, MAX_LISTED).map((one) => `- ${tellFinding(one)}`);
    if (findings.length > MAX_LISTED)
        listed.push(`- And ${findings.length - MAX_LISTED} more.`);
    const unread = tellUnread(report);
    return [
        '## 📄 Documentation check',
        tellCount(findings),
        listed.join('\n'),
        ...(unread ? [unread] : []),
        `To have it fixed, comment \`${word}\` on this pull request. If a name needs no documentation, list it under \`drift: ignore\` in \`.github/docket.yml\`.`,
    ].join('\n\n');
}
/** For programs. */
function findingsJson(findings) {
    return JSON.stringify(findings.slice(0, MAX_LISTED).map((one) => ({
        ...one,
        name: (0,_shared_text_foreign_js__WEBPACK_IMPORTED_MODULE_0__/* .bound */ .$s)(one.name, 200),
        path: (0,_shared_text_foreign_js__WEBPACK_IMPORTED_MODULE_0__/* .bound */ .$s)(one.path, 500),
    })));
}


/***/ }),

/***/ 66154:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   d: () => (/* binding */ removeTree)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
// Removing what an agent left, whatever it left: folders can be nested deeper than a path may be
// long, and then nothing in them can be named from the top; or they can forbid what is done in them.


/** Names have at most 255 bytes and paths 4096, so that this deep everything can be named. */
const DEPTH = 12;
/** Each round gets further; an agent that nests so deep has a million folders. */
const MAX_ROUNDS = 1_000;
async function removeTree(dir) {
    for (let round = 0;; round += 1) {
        try {
            return await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.rm)(dir, { recursive: true, force: true });
        }
        catch (error) {
            if (round === MAX_ROUNDS)
                throw error;
            await clearTheWay(dir, round, error);
        }
    }
}
async function clearTheWay(dir, round, error) {
    if (error.code === 'EACCES')
        await unlock(dir);
    // Where the way to the top is locked, it is unlocked for the next round.
    else if (error.code === 'ENAMETOOLONG')
        await raise(dir, round).catch(() => unlock(dir));
    else
        throw error;
}
/** Some tools make their folders read-only, and nothing can be removed from such a one. */
async function unlock(dir) {
    await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.chmod)(dir, 0o700).catch(ifInReach);
    for (const folder of await foldersIn(dir))
        await unlock(folder);
}
/** Brings what is far down to the top. */
async function raise(dir, round) {
    let moved = 0;
    for await (const folder of foldersAt(dir, DEPTH)) {
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.rename)(folder, (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(dir, `deep-${round}-${moved++}`)).catch(ifInReach);
    }
}
async function* foldersAt(dir, depth) {
    for (const folder of await foldersIn(dir)) {
        if (depth === 1)
            yield folder;
        else
            yield* foldersAt(folder, depth - 1);
    }
}
async function foldersIn(dir) {
    const entries = (await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readdir)(dir, { withFileTypes: true }).catch(ifInReach)) ?? [];
    return entries.filter((entry) => entry.isDirectory()).map(({ name }) => (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(dir, name));
}
/** The removal that gave up may still be at work elsewhere, and the deepest is for a later round. */
function ifInReach(error) {
    if (error.code !== 'ENOENT' && error.code !== 'ENAMETOOLONG')
        throw error;
}


/***/ }),

/***/ 52926:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Dx: () => (/* binding */ connectionFailure),
/* harmony export */   G1: () => (/* binding */ fullJitter),
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
    const delayMs = asked + fullJitter(made - 1, BACKOFF, random);
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
/** Of a request without an answer: was anything sent? The code may be on a nested cause. */
function connectionFailure(error) {
    let at = error;
    for (let depth = 0; depth < 5 && at instanceof Error; depth += 1) {
        if (NOT_SENT.has(String(at.code)))
            return { kind: 'refused' };
        at = at.cause;
    }
    return { kind: 'broken' };
}
/** `rand(0, min(cap, base · 2ⁿ))` for the n-th retry, counted from 0. */
function fullJitter(retry, { baseMs, capMs }, random) {
    return Math.floor(random() * Math.min(capMs, baseMs * 2 ** retry));
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
