export const id = 7229;
export const ids = [7229,958,2273,8577];
export const modules = {

/***/ 57389:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   check: () => (/* binding */ check)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(48161);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
/* harmony import */ var _config_config_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7657);
/* harmony import */ var _config_config_file_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(24180);
/* harmony import */ var _drift_coverage_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(15052);
/* harmony import */ var _drift_drift_thread_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(56744);
/* harmony import */ var _drift_tell_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(62273);
/* harmony import */ var _jobs_changes_change_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(33379);
/* harmony import */ var _shared_errors_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(42205);
/* harmony import */ var _shared_git_git_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(60958);
/* harmony import */ var _shared_remove_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(66154);
/* harmony import */ var _shared_runtime_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(82860);
/* harmony import */ var _shared_text_foreign_js__WEBPACK_IMPORTED_MODULE_15__ = __webpack_require__(35238);
/* harmony import */ var _args_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(94552);
/* harmony import */ var _command_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(15712);
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

${(0,_args_js__WEBPACK_IMPORTED_MODULE_13__/* .optionsHelp */ .EW)(OPTIONS)}

Compares the files in this folder, committed or not, with --base, and names what pages still mention
although it is gone, and what is new and on no page. With --all, it lists the flags, environment
variables, and routes that no page mentions, and those on pages that no code has.
`;
function check(env) {
    return {
        help: HELP,
        options: OPTIONS,
        async run(argv, terminal) {
            const { values } = (0,_args_js__WEBPACK_IMPORTED_MODULE_13__/* .parseOptions */ .Ac)(OPTIONS, argv, (parsed) => [
                ...(0,_args_js__WEBPACK_IMPORTED_MODULE_13__/* .noArguments */ .a5)(parsed),
                ...(parsed.values.badge && !parsed.values.all ? ['`--badge` requires `--all`.'] : []),
            ]);
            const config = (await (0,_config_config_file_js__WEBPACK_IMPORTED_MODULE_4__/* .readConfig */ .X)(values.config)) ?? _config_config_js__WEBPACK_IMPORTED_MODULE_3__/* .DEFAULT_CONFIG */ .PV;
            const globs = values['docs-paths'];
            const rules = (0,_config_config_js__WEBPACK_IMPORTED_MODULE_3__/* .driftRules */ .xp)(config, globs.length > 0 ? globs : _jobs_changes_change_js__WEBPACK_IMPORTED_MODULE_8__/* .DEFAULT_DOCS_PATHS */ .bK);
            const path = env.PATH ?? '';
            const scratch = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.mkdtemp)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)((0,node_os__WEBPACK_IMPORTED_MODULE_1__.tmpdir)(), 'docket-check-'));
            try {
                const files = await snapshot((0,_shared_git_git_js__WEBPACK_IMPORTED_MODULE_10__.createGit)({ path }), scratch);
                const place = { ...files, path, rules };
                if (values.all) {
                    const coverage = await (0,_drift_drift_thread_js__WEBPACK_IMPORTED_MODULE_6__.measureInThread)(place, _shared_runtime_js__WEBPACK_IMPORTED_MODULE_12__/* .systemClock */ .ml, terminal.signal);
                    if (values.badge)
                        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.writeFile)(values.badge, badge((0,_drift_coverage_js__WEBPACK_IMPORTED_MODULE_5__/* .percentOf */ .p)(coverage)));
                    return tellCoverage(coverage, values, terminal);
                }
                const before = await baseOf((0,_shared_git_git_js__WEBPACK_IMPORTED_MODULE_10__.createGit)({ path }), files.gitDir, values.base);
                const report = await (0,_drift_drift_thread_js__WEBPACK_IMPORTED_MODULE_6__.findDriftInThread)({ ...place, before }, _shared_runtime_js__WEBPACK_IMPORTED_MODULE_12__/* .systemClock */ .ml, terminal.signal);
                const { findings } = report;
                const unread = (0,_drift_tell_js__WEBPACK_IMPORTED_MODULE_7__/* .tellUnread */ .xc)(report);
                if (unread)
                    terminal.err(`${unread}\n`);
                if (values.json)
                    terminal.out(`${JSON.stringify(findings)}\n`);
                else {
                    for (const one of findings) {
                        // As compilers print it, so that editors and terminals open the place.
                        const place = `${(0,node_path__WEBPACK_IMPORTED_MODULE_2__.relative)('', (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(files.root, one.path))}:${one.line}`;
                        terminal.out(`${(0,_shared_text_foreign_js__WEBPACK_IMPORTED_MODULE_15__/* .oneLine */ .TN)(`${place}: ${(0,_drift_tell_js__WEBPACK_IMPORTED_MODULE_7__/* .tellHere */ .QR)(one)}`)}\n`);
                    }
                }
                const drift = (0,_drift_tell_js__WEBPACK_IMPORTED_MODULE_7__/* .driftOf */ .$p)(findings);
                terminal.err(drift === 'none' ? 'The documentation fits.\n' : `${(0,_drift_tell_js__WEBPACK_IMPORTED_MODULE_7__/* .tellCount */ .Xp)(findings)}.\n`);
                return fails(drift, values['fail-on']) ? _command_js__WEBPACK_IMPORTED_MODULE_14__/* .EXIT */ .dc.failed : _command_js__WEBPACK_IMPORTED_MODULE_14__/* .EXIT */ .dc.done;
            }
            finally {
                await (0,_shared_remove_js__WEBPACK_IMPORTED_MODULE_11__/* .removeTree */ .d)(scratch);
            }
        },
    };
}
function fails(drift, failOn) {
    return drift === 'stale' ? failOn !== 'never' : drift === 'missing' && failOn === 'missing';
}
/** The files as they are, in objects beside those of the repository, which is not changed. */
async function snapshot(git, scratch) {
    const places = ['--show-toplevel', '--absolute-git-dir', '--git-path', 'objects'];
    const root = await git.try(['rev-parse', ...places, '--git-path', 'index']);
    const [cwd = '', gitDir = '', objects = '', index = ''] = root.stdout
        .toString('utf8')
        .split('\n');
    if (root.code !== 0 || gitDir === '') {
        throw new _shared_errors_js__WEBPACK_IMPORTED_MODULE_9__/* .SetupError */ .w3('This folder is not in a git repository. Run docket check in one.');
    }
    const env = {
        GIT_INDEX_FILE: (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(scratch, 'index'),
        GIT_OBJECT_DIRECTORY: scratch,
        GIT_ALTERNATE_OBJECT_DIRECTORIES: (0,node_path__WEBPACK_IMPORTED_MODULE_2__.resolve)(objects),
    };
    // The index knows which files have not changed; without it, git would read all of them.
    await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.copyFile)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.resolve)(index), env.GIT_INDEX_FILE).catch(() => git.try(['read-tree', 'HEAD'], { cwd, env }));
    await git.run(['add', '--all', '.'], { cwd, env });
    return { root: cwd, gitDir, after: (await git.run(['write-tree'], { cwd, env })).trim(), env };
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
    throw new _shared_errors_js__WEBPACK_IMPORTED_MODULE_9__/* .SetupError */ .w3(base === undefined
        ? 'There is no default branch to compare with. Name one with --base, or use --all.'
        : `\`${(0,_shared_text_foreign_js__WEBPACK_IMPORTED_MODULE_15__/* .oneLine */ .TN)(base)}\` has no commit in common with this one. Name another with --base, or fetch more history.`);
}
function tellCoverage(coverage, { json, 'fail-on': failOn }, { out, err }) {
    const { kinds, names, documented, undocumented, gone } = coverage;
    const drift = gone.length > 0 ? 'stale' : undocumented.length > 0 ? 'missing' : 'none';
    const code = fails(drift, failOn) ? _command_js__WEBPACK_IMPORTED_MODULE_14__/* .EXIT */ .dc.failed : _command_js__WEBPACK_IMPORTED_MODULE_14__/* .EXIT */ .dc.done;
    if (json) {
        out(`${JSON.stringify({ percent: (0,_drift_coverage_js__WEBPACK_IMPORTED_MODULE_5__/* .percentOf */ .p)(coverage), ...coverage })}\n`);
        return code;
    }
    const list = (title, found) => {
        if (found.length === 0)
            return;
        const rows = found.map(({ kind, name, path, line }) => [
            `  ${(0,_drift_tell_js__WEBPACK_IMPORTED_MODULE_7__/* .kindWord */ .dx)(kind)}`,
            (0,_shared_text_foreign_js__WEBPACK_IMPORTED_MODULE_15__/* .oneLine */ .TN)(name),
            (0,_shared_text_foreign_js__WEBPACK_IMPORTED_MODULE_15__/* .oneLine */ .TN)(`${path}:${line}`),
        ]);
        out(`${title}\n${(0,_command_js__WEBPACK_IMPORTED_MODULE_14__/* .columns */ .YB)(rows)}\n`);
    };
    list('No page mentions:', undocumented);
    list('Pages mention, but no code has:', gone);
    const parts = kinds.map((one) => `${one.documented} of ${one.names} ${(0,_drift_tell_js__WEBPACK_IMPORTED_MODULE_7__/* .kindWord */ .dx)(one.kind)}s`);
    err(`${(0,_drift_coverage_js__WEBPACK_IMPORTED_MODULE_5__/* .percentOf */ .p)(coverage)}% documented: ${parts.join(', ') || `${documented} of ${names}`}.\n`);
    return code;
}
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

/***/ 56744:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  findDriftForOthers: () => (/* binding */ findDriftForOthers),
  findDriftInThread: () => (/* binding */ findDriftInThread),
  measureInThread: () => (/* binding */ measureInThread),
  rulesOf: () => (/* binding */ rulesOf)
});

// EXTERNAL MODULE: ./.build/program/src/shared/errors.js
var errors = __webpack_require__(42205);
// EXTERNAL MODULE: ./.build/program/src/shared/git/git.js + 1 modules
var git_git = __webpack_require__(60958);
// EXTERNAL MODULE: ./.build/program/src/shared/glob.js
var glob = __webpack_require__(77012);
// EXTERNAL MODULE: ./.build/program/src/shared/side-thread.js
var side_thread = __webpack_require__(27466);
// EXTERNAL MODULE: ./.build/program/src/drift/coverage.js
var coverage = __webpack_require__(15052);
// EXTERNAL MODULE: ./.build/program/src/drift/drift.js
var drift = __webpack_require__(86023);
// EXTERNAL MODULE: ./.build/program/src/drift/names.js
var names = __webpack_require__(82344);
;// CONCATENATED MODULE: ./.build/program/src/drift/git-tree.js
// The files of a commit as git has them, read in portions: a repository can be larger than the memory.


const ENTRY = /^100\d{3} blob ([0-9a-f]+) +(\d+|BAD)\t(.+)$/s;
/** More files than this were not written by people; more bytes would take too long. */
const MAX_FILES = 100_000;
const MAX_BYTES = 400_000_000;
/** Symbolic links and submodules are left out. */
async function openTree(git, { gitDir, commit, env = {} }) {
    const listed = await git.run(['--git-dir', gitDir, 'ls-tree', '-r', '-l', '-z', '--full-tree', commit], { env });
    const entries = listed.split('\0').flatMap((entry) => {
        const [, oid = '', size, path = ''] = ENTRY.exec(entry) ?? [];
        return oid === '' ? [] : [[path, { oid, size: Number(size) }]];
    });
    const blobs = new Map(entries.slice(0, MAX_FILES));
    const files = new Map(Array.from(blobs, ([path, { oid }]) => [path, oid]));
    const unread = new Set(entries.slice(MAX_FILES).map(([path]) => path));
    let budget = MAX_BYTES;
    /** What is here, not too large, and not too much. */
    const readable = (paths) => paths.flatMap((path) => {
        const { oid = '', size = 0 } = blobs.get(path) ?? {};
        const fits = size <= names/* MAX_SOURCE */.VD && size <= budget;
        if (fits)
            budget -= size;
        else
            unread.add(path);
        return fits && size > 0 ? [{ path, oid, size }] : [];
    });
    return {
        files,
        unread,
        async *read(paths) {
            const all = readable(paths);
            if (all.length === 0)
                return;
            const input = all.map(({ oid }) => `${oid}\n`).join('');
            const args = ['--git-dir', gitDir, 'cat-file', '--batch=%(objectname)', '--buffer'];
            const take = taker(git.stream(args, { env, input }));
            try {
                for (const { path, oid, size } of all) {
                    // Each object follows a line with its name, and is followed by an empty one.
                    const start = oid.length + 1;
                    const bytes = await take(start + size + 1);
                    if (bytes.toString('latin1', 0, start) !== `${oid}\n`)
                        throw ended();
                    const content = bytes.subarray(start, start + size);
                    if (content.subarray(0, 8_000).includes(0))
                        continue;
                    yield { path, text: content.toString('utf8') };
                }
            }
            finally {
                await take.end();
            }
        },
    };
}
const ended = () => new errors/* Unavailable */.$P('git did not read all files. Check the repository with git fsck.');
/** The next bytes of a stream, as many as are wanted. */
function taker(stream) {
    const chunks = stream[Symbol.asyncIterator]();
    let rest = Buffer.alloc(0);
    const take = async (length) => {
        const parts = [rest];
        let missing = length - rest.length;
        while (missing > 0) {
            const { value, done } = await chunks.next();
            if (done)
                throw ended();
            parts.push(value);
            missing -= value.length;
        }
        const bytes = parts.length === 1 ? rest : Buffer.concat(parts);
        rest = bytes.subarray(length);
        return bytes.subarray(0, length);
    };
    return Object.assign(take, { end: () => chunks.return?.() });
}

;// CONCATENATED MODULE: ./.build/program/src/drift/drift-thread.js
// Checks a repository in a thread of its own, within limits of time and memory: everything in it was
// written by others.







/** The largest repository in the benchmark takes a quarter of it. */
const TIME_MS = 60_000;
const MEMORY_MB = 512;
const YOUNG_MB = 12;
function findDriftInThread(change, clock, signal) {
    return ask(change, clock, signal);
}
function measureInThread(place, clock, signal) {
    return ask(place, clock, signal);
}
async function ask(question, clock, signal) {
    const limits = { timeMs: TIME_MS, memoryMb: MEMORY_MB, youngMb: YOUNG_MB, clock };
    const thread = new side_thread/* SideThread */.kw('drift', limits);
    try {
        return (await thread.ask(question, signal && { signal }));
    }
    catch (error) {
        if (!(error instanceof side_thread/* ThreadLimitReached */.IQ))
            throw error;
        const limit = error.limit === 'time' ? `${TIME_MS / 1000} seconds` : `${MEMORY_MB} MB of memory`;
        throw new errors/* WorkFailed */.v$(`The documentation could not be checked within ${limit}, so nothing is known about it. Split the change, or narrow \`docs-paths\`.`, { cause: error });
    }
    finally {
        await thread.close();
    }
}
/** What such a thread does. */
function findDriftForOthers() {
    (0,side_thread/* answerAsThread */.RD)((question) => answer(question));
}
async function answer(question) {
    const { path, gitDir, env } = question;
    const git = (0,git_git.createGit)({ path });
    const open = (commit) => openTree(git, { gitDir, commit, ...(env && { env }) });
    const rules = rulesOf(question.rules);
    if (!('before' in question))
        return (0,coverage/* measureCoverage */.j)(await open(question.after), rules);
    const trees = [open(question.before), open(question.after)];
    const [before, after] = await Promise.all(trees);
    const findings = await (0,drift/* findDrift */.L1)(before, after, rules);
    return { findings, unread: before.unread.union(after.unread).size };
}
function rulesOf({ docsPaths, ignore, ignorePages }) {
    const pages = new Map();
    const isPage = (0,glob/* matchesAny */._I)(docsPaths);
    return {
        // Asked several times for each file of a repository.
        isPage(path) {
            const known = pages.get(path) ?? isPage(path);
            pages.set(path, known);
            return known;
        },
        isIgnoredPage: ignorePages.length > 0 ? (0,glob/* matchesAny */._I)(ignorePages) : () => false,
        ignore,
    };
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
/* harmony export */   tellTrend: () => (/* binding */ tellTrend),
/* harmony export */   xc: () => (/* binding */ tellUnread)
/* harmony export */ });
/* harmony import */ var _shared_text_foreign_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(35238);
/* harmony import */ var _coverage_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(15052);
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
    const what = `${KIND_WORDS[kind]} ${(0,_shared_text_foreign_js__WEBPACK_IMPORTED_MODULE_1__/* .codeSpan */ .SS)(name)}`;
    return drift === 'missing'
        ? `The ${what} was added, and no page mentions it.`
        : `This page mentions the ${what}, which this change removes.`;
}
function tellFinding({ drift, kind, name, path, line }) {
    const [what, where] = [
        `${KIND_WORDS[kind]} ${(0,_shared_text_foreign_js__WEBPACK_IMPORTED_MODULE_1__/* .codeSpan */ .SS)(name)}`,
        `${(0,_shared_text_foreign_js__WEBPACK_IMPORTED_MODULE_1__/* .codeSpan */ .SS)(path)}, line ${line},`,
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
        name: (0,_shared_text_foreign_js__WEBPACK_IMPORTED_MODULE_1__/* .bound */ .$s)(one.name, 200),
        path: (0,_shared_text_foreign_js__WEBPACK_IMPORTED_MODULE_1__/* .bound */ .$s)(one.path, 500),
    })));
}
/** For the weekly report. */
function tellTrend(now, before, since) {
    const parts = now.kinds.map((one) => `${one.documented} of ${one.names} ${kindWord(one.kind)}s`);
    const change = before === null ? 0 : (0,_coverage_js__WEBPACK_IMPORTED_MODULE_0__/* .percentOf */ .p)(now) - (0,_coverage_js__WEBPACK_IMPORTED_MODULE_0__/* .percentOf */ .p)(before);
    const sign = change > 0 ? `${change} points more` : `${-change} points less`;
    const than = before === null ? '' : change === 0 ? `, as on ${since}` : `, ${sign} than on ${since}`;
    return [
        '### Documentation coverage',
        `**${(0,_coverage_js__WEBPACK_IMPORTED_MODULE_0__/* .percentOf */ .p)(now)}%** of what people can use is on a page${than}: ${parts.join(', ') || 'no names were found'}. Run \`docket check --all\` for the list.`,
    ].join('\n\n');
}


/***/ }),

/***/ 60958:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  SX: () => (/* binding */ GitFailed),
  o6: () => (/* binding */ OURS),
  createGit: () => (/* binding */ createGit),
  dg: () => (/* binding */ isTransient),
  patient: () => (/* binding */ patient),
  A$: () => (/* binding */ promisorConfig)
});

// EXTERNAL MODULE: external "node:child_process"
var external_node_child_process_ = __webpack_require__(31421);
// EXTERNAL MODULE: ./.build/program/src/shared/errors.js
var errors = __webpack_require__(42205);
// EXTERNAL MODULE: ./.build/program/src/shared/retry.js
var retry = __webpack_require__(52926);
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
    const stream = (args, call = {}) => outputOf(args, gitEnvironment({ ...settings, credentials: undefined }, undefined), call);
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
function gitEnvironment({ path, network, credentials }, token) {
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
        ['safe.directory', '*'],
    ];
    if (credentials) {
        const basic = Buffer.from(`x-access-token:${token}`).toString('base64');
        config.push([`http.${credentials.origin}/.extraHeader`, `Authorization: Basic ${basic}`]);
    }
    const environment = {
        ...network,
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
async function* outputOf(...call) {
    const child = start(...call);
    child.on('error', () => { });
    child.stderr.resume();
    try {
        yield* child.stdout;
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
            reject(new errors/* Unavailable */.$P(`git could not be started: ${error.message}. Install git 2.34 or newer.`, {
                cause: error,
            }));
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
/** Out of time is no answer; everything else is what whoever aborted says. */
function stopReason({ reason }) {
    const isLate = reason?.name === 'TimeoutError';
    return isLate
        ? new errors/* Unavailable */.$P('git took too long. Try again later.', { cause: reason })
        : reason;
}
/**
 * The configuration of a bare repository of ours that fetches on demand: what a filter left out
 * comes when it is read.
 */
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
/** How git and curl say that the network, or the server for the moment, is at fault. */
const TRANSIENT = /returned error: (?:408|429|5\d\d)|HTTP (?:408|429|5\d\d)|Connection (?:reset|refused|timed out|was)|Failed to connect|Could not resolve host|Empty reply|(?:Recv|Send) failure|RPC failed|early EOF|unexpected disconnect|hung up|transfer closed|Operation (?:too slow|timed out)|bad line length|expected flush|SSL_|GnuTLS|HTTP\/2 stream/i;
function isTransient({ code, stderr }) {
    return code !== 0 && TRANSIENT.test(stderr);
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
            await clock.sleep((0,retry/* fullJitter */.G1)(made - 1, BACKOFF, random), call?.signal);
        }
    });
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

/***/ 82860:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Cv: () => (/* binding */ about),
/* harmony export */   Ly: () => (/* binding */ isoTime),
/* harmony export */   gh: () => (/* binding */ systemRuntime),
/* harmony export */   ml: () => (/* binding */ systemClock)
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

/***/ 27466:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   IQ: () => (/* binding */ ThreadLimitReached),
/* harmony export */   LO: () => (/* binding */ setupOfThread),
/* harmony export */   Q3: () => (/* binding */ startSideThread),
/* harmony export */   RD: () => (/* binding */ answerAsThread),
/* harmony export */   kw: () => (/* binding */ SideThread),
/* harmony export */   taskOfThread: () => (/* binding */ taskOfThread)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var node_worker_threads__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(75919);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(42205);
// A thread beside the main one, for work on text from outside: however long it takes, the main thread
// answers, renews its leases, and ends the thread at its limit.




/** In the bundle, and in the sources. */
const ENTRIES = ['side-thread.cjs', '../side-thread.ts'];
function startSideThread({ task, setup, entry = installedEntry() }, resourceLimits) {
    const started = { task, setup };
    return new node_worker_threads__WEBPACK_IMPORTED_MODULE_2__.Worker(entry, {
        workerData: started,
        resourceLimits,
        // Options of this process are not meant for it.
        execArgv: [],
        stdout: true,
        stderr: true,
    });
}
function installedEntry() {
    const entries = ENTRIES.map((name) => (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(import.meta.dirname, name));
    const entry = entries.find((file) => (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(file));
    if (entry !== undefined)
        return entry;
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_3__/* .SetupError */ .w3(`This installation of Docket is not complete: ${ENTRIES[0]} is missing. Install it again.`);
}
/** In a side thread: what it is for. */
const taskOfThread = () => node_worker_threads__WEBPACK_IMPORTED_MODULE_2__.workerData.task;
const setupOfThread = () => node_worker_threads__WEBPACK_IMPORTED_MODULE_2__.workerData.setup;
/** The thread was ended because it took more than it may. */
class ThreadLimitReached extends Error {
    limit;
    constructor(limit) {
        super(`A side thread reached its limit of ${limit}.`);
        this.limit = limit;
    }
}
/** Answers questions, one after the other. It starts with the first, and again after it was ended. */
class SideThread {
    #task;
    #limits;
    #worker;
    #last = Promise.resolve();
    constructor(task, limits) {
        this.#task = task;
        this.#limits = limits;
    }
    /** `give` answers what the thread asks back. */
    ask(question, { signal, give } = {}) {
        const answer = this.#last.then(() => this.#ask(question, give, signal));
        this.#last = answer.catch(() => { });
        return answer;
    }
    async close() {
        const worker = this.#worker;
        this.#worker = undefined;
        await worker?.terminate();
    }
    #start() {
        const { entry, memoryMb: maxOldGenerationSizeMb, youngMb } = this.#limits;
        const worker = startSideThread({ task: this.#task, entry }, { maxOldGenerationSizeMb, ...(youngMb && { maxYoungGenerationSizeMb: youngMb }) });
        worker.on('error', () => { });
        worker.on('exit', () => {
            if (this.#worker === worker)
                this.#worker = undefined;
        });
        this.#worker = worker;
        return worker;
    }
    async #ask(question, give, signal) {
        signal?.throwIfAborted();
        const { timeMs, clock } = this.#limits;
        const worker = this.#worker ?? this.#start();
        const over = new AbortController();
        const { promise, resolve, reject } = Promise.withResolvers();
        const say = (message) => worker.postMessage(message);
        const hear = (message) => {
            if ('answer' in message)
                resolve(message.answer);
            else if ('failed' in message)
                reject(new Error(message.failed));
            else {
                const { id, wanted } = message;
                Promise.resolve(give?.(wanted)).then((given) => say({ given, id }), reject);
            }
        };
        const fail = (error) => reject(error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? new ThreadLimitReached('memory') : error);
        const exit = () => reject(new Error('A side thread ended before it answered.'));
        worker.on('message', hear).on('error', fail).on('exit', exit).ref();
        clock
            .sleep(timeMs, over.signal)
            .then(() => reject(new ThreadLimitReached('time')))
            .catch(() => { });
        const stop = () => reject(signal?.reason);
        signal?.addEventListener('abort', stop, { once: true });
        try {
            say({ question });
            return await promise;
        }
        catch (error) {
            await this.close();
            throw error;
        }
        finally {
            over.abort();
            signal?.removeEventListener('abort', stop);
            worker.off('message', hear).off('error', fail).off('exit', exit).unref();
        }
    }
}
/** What such a thread does until it is ended. `want` asks whoever asked. */
function answerAsThread(answer) {
    const wanting = new Map();
    let asked = 0;
    const say = (message) => node_worker_threads__WEBPACK_IMPORTED_MODULE_2__.parentPort?.postMessage(message);
    const want = (wanted) => {
        const id = ++asked;
        say({ wanted, id });
        return new Promise((resolve) => wanting.set(id, resolve));
    };
    node_worker_threads__WEBPACK_IMPORTED_MODULE_2__.parentPort?.on('message', (message) => {
        if ('given' in message) {
            wanting.get(message.id)?.(message.given);
            wanting.delete(message.id);
        }
        else {
            answer(message.question, want).then((found) => say({ answer: found }), (error) => say({ failed: error instanceof Error ? error.message : String(error) }));
        }
    });
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
