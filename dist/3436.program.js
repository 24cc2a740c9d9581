export const id = 3436;
export const ids = [3436,1947,2273,958];
export const modules = {

/***/ 60090:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   q: () => (/* binding */ badge)
/* harmony export */ });
/** A share as a picture for a README; `unknown` is shown where there is too little to say. */
function badge(label, percent, unknown) {
    const color = percent === undefined
        ? '#57606a'
        : percent >= 90
            ? '#2da44e'
            : percent >= 70
                ? '#bf8700'
                : '#cf222e';
    const value = percent === undefined ? unknown : `${percent}%`;
    // At this size, a letter takes about 7 pixels.
    const left = label.length * 7 + 2;
    const width = left + 66;
    return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="20" role="img" aria-label="${label}: ${value}">
<rect width="${width}" height="20" rx="3" fill="#555"/><rect x="${left}" width="66" height="20" rx="3" fill="${color}"/>
<g fill="#fff" text-anchor="middle" font-family="Verdana,sans-serif" font-size="11"><text x="${left / 2}" y="14">${label}</text><text x="${left + 33}" y="14">${value}</text></g>
</svg>
`;
}


/***/ }),

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
/* harmony import */ var _drift_drift_thread_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(18071);
/* harmony import */ var _drift_tell_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(62273);
/* harmony import */ var _jobs_changes_change_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(33379);
/* harmony import */ var _shared_errors_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(42205);
/* harmony import */ var _shared_git_git_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(60958);
/* harmony import */ var _shared_remove_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(66154);
/* harmony import */ var _shared_runtime_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(82860);
/* harmony import */ var _shared_text_foreign_js__WEBPACK_IMPORTED_MODULE_15__ = __webpack_require__(35238);
/* harmony import */ var _args_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(94552);
/* harmony import */ var _badge_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(60090);
/* harmony import */ var _command_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(15712);
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
    explain: {
        type: 'text',
        value: 'NAME',
        help: 'show where a name is declared, and why it is expected on a page or not',
    },
    'fail-on': {
        type: 'text',
        value: 'WHAT',
        choices: ['stale', 'missing', 'never'],
        help: 'which findings make the command fail: stale, missing, or never; by default stale, and never with --all',
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

${(0,_args_js__WEBPACK_IMPORTED_MODULE_12__/* .optionsHelp */ .EW)(OPTIONS)}

Compares the files in this folder, committed or not, with --base, and names what pages still mention
although it is gone, and what is new and on no page. What needs a page is learned from the pages: where
nearly all names that are declared alike are documented, a new one is expected to be. With --all, it
shows how much of that is documented, which names are not, and which flags pages give to a program of
this repository although no code has them.
`;
function check(env) {
    return {
        help: HELP,
        options: OPTIONS,
        async run(argv, terminal) {
            const { values } = (0,_args_js__WEBPACK_IMPORTED_MODULE_12__/* .parseOptions */ .Ac)(OPTIONS, argv, (parsed) => [
                ...(0,_args_js__WEBPACK_IMPORTED_MODULE_12__/* .noArguments */ .a5)(parsed),
                ...(parsed.values.badge && !parsed.values.all ? ['`--badge` requires `--all`.'] : []),
            ]);
            const config = (await (0,_config_config_file_js__WEBPACK_IMPORTED_MODULE_4__/* .readConfig */ .X)(values.config)) ?? _config_config_js__WEBPACK_IMPORTED_MODULE_3__.DEFAULT_CONFIG;
            const globs = values['docs-paths'];
            const rules = (0,_config_config_js__WEBPACK_IMPORTED_MODULE_3__.driftRules)(config, globs.length > 0 ? globs : _jobs_changes_change_js__WEBPACK_IMPORTED_MODULE_7__/* .DEFAULT_DOCS_PATHS */ .bK);
            const path = env.PATH ?? '';
            const scratch = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.mkdtemp)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)((0,node_os__WEBPACK_IMPORTED_MODULE_1__.tmpdir)(), 'docket-check-'));
            try {
                const files = await snapshot((0,_shared_git_git_js__WEBPACK_IMPORTED_MODULE_9__.createGit)({ path }), scratch);
                const place = { ...files, path, rules };
                if (values.explain !== undefined) {
                    const question = { ...place, name: values.explain };
                    const explained = await (0,_drift_drift_thread_js__WEBPACK_IMPORTED_MODULE_5__.explainInThread)(question, _shared_runtime_js__WEBPACK_IMPORTED_MODULE_11__/* .systemClock */ .ml, terminal.signal);
                    return tellExplanation(values.explain, explained, values.json, terminal);
                }
                if (values.all) {
                    const coverage = await (0,_drift_drift_thread_js__WEBPACK_IMPORTED_MODULE_5__.measureInThread)(place, _shared_runtime_js__WEBPACK_IMPORTED_MODULE_11__/* .systemClock */ .ml, terminal.signal);
                    if (values.badge)
                        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.writeFile)(values.badge, (0,_badge_js__WEBPACK_IMPORTED_MODULE_14__/* .badge */ .q)('documented names', (0,_drift_tell_js__WEBPACK_IMPORTED_MODULE_6__/* .percentOf */ .pR)(coverage), 'few names'));
                    return tellCoverage(coverage, rules.accept ?? {}, values, terminal);
                }
                const before = await baseOf((0,_shared_git_git_js__WEBPACK_IMPORTED_MODULE_9__.createGit)({ path }), files.gitDir, values.base);
                const report = await (0,_drift_drift_thread_js__WEBPACK_IMPORTED_MODULE_5__.findDriftInThread)({ ...place, before }, _shared_runtime_js__WEBPACK_IMPORTED_MODULE_11__/* .systemClock */ .ml, terminal.signal);
                const { findings } = report;
                const unread = (0,_drift_tell_js__WEBPACK_IMPORTED_MODULE_6__/* .tellUnread */ .xc)(report);
                if (unread)
                    terminal.err(`${unread}\n`);
                if (values.json)
                    terminal.out(`${JSON.stringify(findings)}\n`);
                else {
                    for (const one of findings) {
                        // As compilers print it, so that editors and terminals open the place.
                        const place = `${(0,node_path__WEBPACK_IMPORTED_MODULE_2__.relative)('', (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(files.root, one.path))}:${one.line}`;
                        terminal.out(`${(0,_shared_text_foreign_js__WEBPACK_IMPORTED_MODULE_15__/* .oneLine */ .TN)(`${place}: ${(0,_drift_tell_js__WEBPACK_IMPORTED_MODULE_6__/* .tellHere */ .QR)(one)}`)}\n`);
                    }
                }
                for (const name of report.accepted)
                    terminal.err((0,_shared_text_foreign_js__WEBPACK_IMPORTED_MODULE_15__/* .oneLine */ .TN)(`Accepted: ${(0,_shared_text_foreign_js__WEBPACK_IMPORTED_MODULE_15__/* .codeSpan */ .SS)(name)}, ${rules.accept?.[name] ?? ''}`).concat('\n'));
                const drift = (0,_drift_tell_js__WEBPACK_IMPORTED_MODULE_6__/* .driftOf */ .$p)(findings);
                terminal.err(drift === 'none' ? 'The documentation fits.\n' : `${(0,_drift_tell_js__WEBPACK_IMPORTED_MODULE_6__/* .tellCount */ .Xp)(findings)}.\n`);
                return fails(drift, values['fail-on'] ?? 'stale') ? _command_js__WEBPACK_IMPORTED_MODULE_13__/* .EXIT */ .dc.failed : _command_js__WEBPACK_IMPORTED_MODULE_13__/* .EXIT */ .dc.done;
            }
            finally {
                await (0,_shared_remove_js__WEBPACK_IMPORTED_MODULE_10__/* .removeTree */ .d)(scratch);
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
        throw new _shared_errors_js__WEBPACK_IMPORTED_MODULE_8__/* .SetupError */ .w3('This folder is not in a git repository. Run docket check in one.');
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
    throw new _shared_errors_js__WEBPACK_IMPORTED_MODULE_8__/* .SetupError */ .w3(base === undefined
        ? 'There is no default branch to compare with. Name one with --base, or use --all.'
        : `\`${(0,_shared_text_foreign_js__WEBPACK_IMPORTED_MODULE_15__/* .oneLine */ .TN)(base)}\` has no commit in common with this one. Name another with --base, or fetch more history.`);
}
function tellCoverage(coverage, accept, { json, 'fail-on': failOn = 'never' }, { out, err }) {
    const isOpen = ({ name }) => !Object.hasOwn(accept, name);
    const [undocumented, gone] = [coverage.undocumented.filter(isOpen), coverage.gone.filter(isOpen)];
    const found = new Set([...coverage.undocumented, ...coverage.gone].map(({ name }) => name));
    const idle = Object.keys(accept).filter((name) => !found.has(name));
    const drift = gone.length > 0 ? 'stale' : undocumented.length > 0 ? 'missing' : 'none';
    const code = fails(drift, failOn) ? _command_js__WEBPACK_IMPORTED_MODULE_13__/* .EXIT */ .dc.failed : _command_js__WEBPACK_IMPORTED_MODULE_13__/* .EXIT */ .dc.done;
    const percent = (0,_drift_tell_js__WEBPACK_IMPORTED_MODULE_6__/* .percentOf */ .pR)(coverage);
    if (json) {
        out(`${JSON.stringify({ percent, ...coverage, undocumented, gone, notNeeded: idle })}\n`);
        return code;
    }
    const list = (title, names) => {
        if (names.length === 0)
            return;
        const rows = names.map(({ kind, name, path, line, evidence }) => [
            ...[`  ${(0,_drift_tell_js__WEBPACK_IMPORTED_MODULE_6__/* .kindWord */ .dx)(kind)}`, (0,_shared_text_foreign_js__WEBPACK_IMPORTED_MODULE_15__/* .oneLine */ .TN)(name), (0,_shared_text_foreign_js__WEBPACK_IMPORTED_MODULE_15__/* .oneLine */ .TN)(`${path}:${line}`)],
            evidence ? `${evidence.documented} of ${evidence.names} like it are documented` : '',
        ]);
        out(`${title}\n${(0,_command_js__WEBPACK_IMPORTED_MODULE_13__/* .columns */ .YB)(rows)}\n`);
    };
    list('No page mentions:', undocumented);
    list('Pages mention, but no code has:', gone);
    for (const name of idle)
        err(`\`drift: accept\` lists ${(0,_shared_text_foreign_js__WEBPACK_IMPORTED_MODULE_15__/* .codeSpan */ .SS)((0,_shared_text_foreign_js__WEBPACK_IMPORTED_MODULE_15__/* .oneLine */ .TN)(name))}, which is no finding here. If nothing else needs it, remove it.\n`);
    const counted = (0,_drift_tell_js__WEBPACK_IMPORTED_MODULE_6__/* .tellKinds */ .XD)(coverage) || 'no names that this project documents';
    err(percent === undefined ? `Documented: ${counted}.\n` : `${percent}% documented: ${counted}.\n`);
    return code;
}
function tellExplanation(name, explanation, json, { out, err }) {
    if (json) {
        out(`${JSON.stringify(explanation)}\n`);
        return _command_js__WEBPACK_IMPORTED_MODULE_13__/* .EXIT */ .dc.done;
    }
    const { documented, places } = explanation;
    const kinds = documented.map(_drift_tell_js__WEBPACK_IMPORTED_MODULE_6__/* .kindWord */ .dx).join(', ');
    out(kinds
        ? `Pages have ${(0,_shared_text_foreign_js__WEBPACK_IMPORTED_MODULE_15__/* .codeSpan */ .SS)(name)} as: ${kinds}.\n`
        : `No page has ${(0,_shared_text_foreign_js__WEBPACK_IMPORTED_MODULE_15__/* .codeSpan */ .SS)(name)} as code.\n`);
    for (const { path, spot, groups, expected } of places) {
        const { line, shape, hidden } = spot;
        const why = hidden
            ? 'hidden, so it needs no page'
            : expected
                ? 'expected on a page'
                : 'not expected on a page';
        out(`\n${(0,_shared_text_foreign_js__WEBPACK_IMPORTED_MODULE_15__/* .oneLine */ .TN)(`${path}:${line}`)} is ${why}. Its shape: ${(0,_shared_text_foreign_js__WEBPACK_IMPORTED_MODULE_15__/* .codeSpan */ .SS)((0,_shared_text_foreign_js__WEBPACK_IMPORTED_MODULE_15__/* .oneLine */ .TN)(shape))}\n`);
        const rows = groups.map((group) => [
            `  in this ${group.where}`,
            `${group.documented} of ${group.names}${group.kind ? ` documented as ${(0,_drift_tell_js__WEBPACK_IMPORTED_MODULE_6__/* .kindWord */ .dx)(group.kind)}` : ''}`,
            `needs ${group.least} names, ${Math.round(group.share * 100)}%`,
        ]);
        out(`${(0,_command_js__WEBPACK_IMPORTED_MODULE_13__/* .columns */ .YB)(rows)}\n`);
    }
    if (places.length === 0)
        err(`No code declares ${(0,_shared_text_foreign_js__WEBPACK_IMPORTED_MODULE_15__/* .codeSpan */ .SS)(name)}.\n`);
    return _command_js__WEBPACK_IMPORTED_MODULE_13__/* .EXIT */ .dc.done;
}


/***/ }),

/***/ 51947:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ab: () => (/* binding */ ViewsResult),
/* harmony export */   Dl: () => (/* binding */ ReceivedJob),
/* harmony export */   Fw: () => (/* binding */ ErrorBody),
/* harmony export */   GU: () => (/* binding */ ViewCounts),
/* harmony export */   Ho: () => (/* binding */ ViewsQuery),
/* harmony export */   ID: () => (/* binding */ ID),
/* harmony export */   Je: () => (/* binding */ AgentJob),
/* harmony export */   Lt: () => (/* binding */ got),
/* harmony export */   aX: () => (/* binding */ MAX_CLASSES_LIMIT),
/* harmony export */   gz: () => (/* binding */ MAX_VIEWS_LIMIT),
/* harmony export */   hV: () => (/* binding */ MAX_RANGE_DAYS),
/* harmony export */   lZ: () => (/* binding */ NO_COUNTS),
/* harmony export */   nN: () => (/* binding */ ClassesQuery),
/* harmony export */   qg: () => (/* binding */ parse),
/* harmony export */   qx: () => (/* binding */ RangeQuery),
/* harmony export */   rD: () => (/* binding */ wholeNumber),
/* harmony export */   wP: () => (/* binding */ PromptRequest),
/* harmony export */   wo: () => (/* binding */ demand)
/* harmony export */ });
/* unused harmony export PageViews */
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(42047);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(64377);
/* harmony import */ var _shared_days_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(65529);
/* harmony import */ var _shared_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(42205);
/* harmony import */ var _job_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(99916);
/* harmony import */ var _values_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(87797);
// The shapes of the contract. Answers are read leniently (unknown fields pass, only `id` and
// `status` are required); requests are read strictly enough to name what is wrong.





/** Goes to outputs and becomes a link: nothing that a browser or a shell would run. */
const WebAddress = zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP()
    .max(2_000)
    .refine((text) => /^https?:\/\/[^\s\p{C}]+$/u.test(text) && URL.canParse(text));
const Change = zod__WEBPACK_IMPORTED_MODULE_4__/* .object */ .Ikc({
    commit: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP().max(64).describe('The commit on the branch.'),
    count: zod__WEBPACK_IMPORTED_MODULE_4__/* .int */ .Whr().min(0).describe('How many files it changes.'),
    files: zod__WEBPACK_IMPORTED_MODULE_4__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_4__/* .object */ .Ikc({
        path: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP(),
        added: zod__WEBPACK_IMPORTED_MODULE_4__/* .int */ .Whr().min(0).optional().describe('Lines added, where it is text.'),
        removed: zod__WEBPACK_IMPORTED_MODULE_4__/* .int */ .Whr().min(0).optional().describe('Lines removed, where it is text.'),
    }))
        .describe('The first files.'),
});
const OpenRequest = zod__WEBPACK_IMPORTED_MODULE_4__/* .object */ .Ikc({
    state: zod__WEBPACK_IMPORTED_MODULE_4__/* ["enum"] */ .k5n(['running', 'queued']),
    requester: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP().nullable().describe('Who asked, if known.'),
    receivedAt: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP().describe('Time it was received.'),
    step: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP().optional().describe('What the agent did last.'),
});
/** What our own service knows beyond the contract. One odd field does not lose the others. */
const DocketExtras = zod__WEBPACK_IMPORTED_MODULE_4__/* .object */ .Ikc({
    reason: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP().nullish().catch(undefined),
    canceledBy: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP()
        .optional()
        .catch(undefined)
        .describe('Who canceled the job, if someone did: an account, or an API key by its name.'),
    checks: zod__WEBPACK_IMPORTED_MODULE_4__/* .array */ .YOg(_job_js__WEBPACK_IMPORTED_MODULE_2__/* .CheckResult */ .KP).optional().catch(undefined),
    usage: _job_js__WEBPACK_IMPORTED_MODULE_2__/* .Usage */ ._U.optional().catch(undefined),
    compareLink: WebAddress.nullish().catch(undefined),
    changed: zod__WEBPACK_IMPORTED_MODULE_4__/* .boolean */ .zMY()
        .optional()
        .catch(undefined)
        .describe('Whether the latest finished request changed any file.'),
    question: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP()
        .optional()
        .catch(undefined)
        .describe('What the agent asks at the end of the latest finished request; the next message answers it.'),
    state: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP()
        .optional()
        .catch(undefined)
        .describe('The state as people read it: `status`, or `canceled`, or `waiting for an answer` where the agent changed nothing and asks something.'),
    tookMs: zod__WEBPACK_IMPORTED_MODULE_4__/* .int */ .Whr()
        .min(0)
        .optional()
        .catch(undefined)
        .describe('Milliseconds from the command to the end of the latest finished request.'),
    change: Change.optional()
        .catch(undefined)
        .describe('What the latest finished request pushed, if it changed any file.'),
    undone: zod__WEBPACK_IMPORTED_MODULE_4__/* .object */ .Ikc({ commit: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP().max(64), title: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP() })
        .optional()
        .catch(undefined)
        .describe('The change that the latest finished request took back, if it did.'),
    undoable: zod__WEBPACK_IMPORTED_MODULE_4__/* .boolean */ .zMY()
        .optional()
        .catch(undefined)
        .describe('The job has a change that can be taken back.'),
    repairs: zod__WEBPACK_IMPORTED_MODULE_4__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP())
        .optional()
        .catch(undefined)
        .describe('What the agent fixed after checks failed, one text each time.'),
    requests: zod__WEBPACK_IMPORTED_MODULE_4__/* .array */ .YOg(OpenRequest)
        .optional()
        .catch(undefined)
        .describe('The requests of an active job that are not finished, in order.'),
    waiting: _job_js__WEBPACK_IMPORTED_MODULE_2__/* .Waiting */ .E$.extend({ nextAttempt: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP() })
        .optional()
        .catch(undefined)
        .describe('Something outside, such as the code host, does not answer: since when, why, and when it is tried again.'),
    /** The pull request is a draft because checks fail, or would be if the repository had drafts. */
    draft: zod__WEBPACK_IMPORTED_MODULE_4__/* ["enum"] */ .k5n(['made', 'unsupported']).optional().catch(undefined),
    notice: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP()
        .optional()
        .catch(undefined)
        .describe('Settings of the repository that the server does not use as they are, told once.'),
});
/** What is valid in a URL path of the contract; `isId` checks the same in code. */
const ID = zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP().min(1).max(_values_js__WEBPACK_IMPORTED_MODULE_3__/* .MAX_ID_LENGTH */ .Qx).regex(_values_js__WEBPACK_IMPORTED_MODULE_3__/* .ID_PATTERN */ .pw);
const AgentJob = zod__WEBPACK_IMPORTED_MODULE_4__/* .object */ .Ikc({
    id: ID.describe('Unique identifier of the agent job.'),
    status: zod__WEBPACK_IMPORTED_MODULE_4__/* ["enum"] */ .k5n(_values_js__WEBPACK_IMPORTED_MODULE_3__/* .JOB_STATUSES */ .nE).describe('State of the job.'),
    source: zod__WEBPACK_IMPORTED_MODULE_4__/* .object */ .Ikc({
        repository: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP().describe('Repository the job works on.'),
        ref: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP().describe('Branch or other ref of the repository.'),
    })
        .describe('Information about the source repository.'),
    model: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP().describe('The AI model used for the job.'),
    prLink: zod__WEBPACK_IMPORTED_MODULE_4__/* .url */ .OZ5()
        .nullable()
        .describe('URL of the pull request; null while active and when no file was changed.'),
    createdAt: zod__WEBPACK_IMPORTED_MODULE_5__/* .datetime */ .w$().describe('Time the job was created.'),
    archivedAt: zod__WEBPACK_IMPORTED_MODULE_5__/* .datetime */ .w$().nullable().describe('Time the job was archived.'),
    docket: DocketExtras.optional(),
});
/** The job exists; whatever is odd about the rest of the answer must not lose it. */
const text = zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP().nullish().catch(undefined);
/** A job as any service may answer it. An unknown status is kept, and is not final. */
const ReceivedJob = zod__WEBPACK_IMPORTED_MODULE_4__/* .looseObject */ ._H3({
    id: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP().refine(_values_js__WEBPACK_IMPORTED_MODULE_3__/* .isId */ .eQ),
    status: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP().min(1),
    source: zod__WEBPACK_IMPORTED_MODULE_4__/* .looseObject */ ._H3({ repository: text, ref: text }).nullish().catch(undefined),
    model: text,
    prLink: text,
    createdAt: text,
    archivedAt: text,
    docket: DocketExtras.optional().catch(undefined),
})
    .transform((job) => {
    if (!job.prLink || WebAddress.safeParse(job.prLink).success)
        return job;
    const reason = job.docket?.reason ?? ODD_LINK;
    return { ...job, prLink: null, docket: { ...job.docket, reason } };
});
const ODD_LINK = 'The service sent a pull request link that is not a web address, so it is not shown. Look for the pull request in the service.';
const PromptRequest = zod__WEBPACK_IMPORTED_MODULE_4__/* .object */ .Ikc({
    prompt: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP({ error: 'Field `prompt` must be a string with the request to the agent.' })
        .min(1, 'Field `prompt` is empty. Describe what the agent should do.')
        .describe('The request to the agent.'),
}, {
    error: 'The body must be a JSON object such as {"prompt": "Fix the typo in docs/index.md"}.',
});
const count = zod__WEBPACK_IMPORTED_MODULE_4__/* .int */ .Whr().min(0);
const ViewCounts = zod__WEBPACK_IMPORTED_MODULE_4__/* .object */ .Ikc({ human: count, ai: count, total: count });
const NO_COUNTS = Object.freeze({ human: 0, ai: 0, total: 0 });
const PageViews = ViewCounts.extend({ path: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP() });
const ViewsResult = zod__WEBPACK_IMPORTED_MODULE_4__/* .object */ .Ikc({
    totals: ViewCounts.describe('Site-wide view totals for the whole date range.'),
    views: zod__WEBPACK_IMPORTED_MODULE_4__/* .array */ .YOg(PageViews)
        .describe('Per-page view counts, sorted by total (descending), then by path.'),
    hasMore: zod__WEBPACK_IMPORTED_MODULE_4__/* .boolean */ .zMY().describe('True when more results exist beyond this page.'),
});
const MAX_VIEWS_LIMIT = 250;
const DEFAULT_VIEWS_LIMIT = 50;
/** Far more rows than there are pages anywhere. */
const MAX_OFFSET = 1_000_000_000;
const wholeNumber = (name, min, max, fallback) => {
    const message = `Parameter \`${name}\` must be a whole number from ${min} to ${max}.`;
    return zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP()
        .regex(/^-?\d{1,15}$/, message)
        .transform(Number)
        .pipe(zod__WEBPACK_IMPORTED_MODULE_4__/* .int */ .Whr().min(min, message).max(max, message))
        .default(fallback);
};
const day = (name) => zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP()
    .refine((value) => (0,_values_js__WEBPACK_IMPORTED_MODULE_3__/* .isDate */ .$P)(value), {
    error: (issue) => `Parameter \`${name}\` must be a date such as 2026-11-01 or an ISO 8601 time; got \`${String(issue.input).slice(0, 40)}\`.`,
})
    .meta({ anyOf: ['date', 'date-time'].map((format) => ({ type: 'string', format })) })
    .optional();
const range = {
    dateFrom: day('dateFrom').describe('First day, ISO 8601 or YYYY-MM-DD.'),
    dateTo: day('dateTo').describe('Exclusive upper limit, ISO 8601 or YYYY-MM-DD.'),
};
const pages = (max, fallback) => ({
    limit: wholeNumber('limit', 1, max, fallback).describe('Maximum results per page.'),
    offset: wholeNumber('offset', 0, MAX_OFFSET, 0).describe('Rows to skip.'),
});
/** For our additions to the contract: longer ranges are more often typos in the year than intended. */
const MAX_RANGE_DAYS = 3_660;
const inOrder = ({ dateFrom, dateTo }) => 
// What is not a date has been reported already.
!dateFrom || !dateTo || !((0,_shared_days_js__WEBPACK_IMPORTED_MODULE_0__/* .utcTime */ .SK)(dateFrom) > (0,_shared_days_js__WEBPACK_IMPORTED_MODULE_0__/* .utcTime */ .SK)(dateTo));
const OUT_OF_ORDER = {
    error: 'Parameter `dateTo` is before `dateFrom`. Swap them or leave one out.',
};
const ViewsQuery = zod__WEBPACK_IMPORTED_MODULE_4__/* .object */ .Ikc({ ...range, ...pages(MAX_VIEWS_LIMIT, DEFAULT_VIEWS_LIMIT) })
    .refine(inOrder, OUT_OF_ORDER);
const isShort = ({ dateFrom, dateTo }) => !dateFrom || !dateTo || !((0,_shared_days_js__WEBPACK_IMPORTED_MODULE_0__/* .utcTime */ .SK)(dateTo) - (0,_shared_days_js__WEBPACK_IMPORTED_MODULE_0__/* .utcTime */ .SK)(dateFrom) > MAX_RANGE_DAYS * _shared_days_js__WEBPACK_IMPORTED_MODULE_0__/* .DAY_MS */ .sO);
const TOO_LONG = {
    error: `Parameter \`dateFrom\` is more than ${MAX_RANGE_DAYS} days before \`dateTo\`. Choose a later \`dateFrom\`.`,
};
const shortRange = {
    dateFrom: range.dateFrom.describe(`First day, ISO 8601 or YYYY-MM-DD; at most ${MAX_RANGE_DAYS} days before \`dateTo\`.`),
    dateTo: range.dateTo,
};
const RangeQuery = zod__WEBPACK_IMPORTED_MODULE_4__/* .object */ .Ikc(shortRange)
    .refine(inOrder, OUT_OF_ORDER)
    .refine(isShort, TOO_LONG);
/** Our own extension, so that a report of ten thousand pages takes a few requests, not forty. */
const MAX_CLASSES_LIMIT = 5_000;
const ClassesQuery = zod__WEBPACK_IMPORTED_MODULE_4__/* .object */ .Ikc({ ...shortRange, ...pages(MAX_CLASSES_LIMIT, 1_000) })
    .refine(inOrder, OUT_OF_ORDER)
    .refine(isShort, TOO_LONG);
const ErrorBody = zod__WEBPACK_IMPORTED_MODULE_4__/* .object */ .Ikc({
    error: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP().describe('What is wrong and how to fix it.'),
    details: zod__WEBPACK_IMPORTED_MODULE_4__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_4__/* .object */ .Ikc({ message: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP() })).optional(),
});
// From a value of unknown shape to a request: one error that names every problem.
function parse(schema, value) {
    const error = (issue) => `Field \`${(issue.path ?? []).join('.')}\` ${demand(issue)}.`;
    const result = schema.safeParse(value, { error });
    if (result.success)
        return result.data;
    const problems = result.error.issues.map(({ message }) => message);
    const [only] = problems;
    if (only && problems.length === 1)
        throw new _shared_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .InvalidRequest */ .zh(only);
    throw new _shared_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .InvalidRequest */ .zh(`The request has ${problems.length} problems; see \`details\`.`, {
        details: problems,
    });
}
const KINDS = {
    string: 'be text',
    number: 'be a number',
    int: 'be a whole number',
    boolean: 'be true or false',
    array: 'be a list',
    object: 'be a map of names and values',
    record: 'be a map of names and values',
};
/** What is wrong with a value, where its schema has no words for it: `must be a list; got \`x\``. */
function demand(issue) {
    if (issue.input === undefined)
        return 'is required';
    switch (issue.code) {
        case 'invalid_type':
            return `must ${KINDS[issue.expected] ?? `be of the type ${issue.expected}`}${got(issue.input)}`;
        case 'invalid_value':
            return `must be ${either(issue.values)}${got(issue.input)}`;
        case 'too_small':
        case 'too_big':
            return `must ${bounds(issue)}`;
        default:
            return `is not valid${got(issue.input)}`;
    }
}
/** What was found there, where it is short. */
function got(input) {
    const isPlain = ['string', 'number', 'boolean'].includes(typeof input);
    const text = String(input).replace(/[`\s\p{C}]+/gu, ' ');
    return isPlain && text.trim() !== '' && text.length <= 40 ? `; got \`${text}\`` : '';
}
function either(values) {
    const names = values.map((value) => `\`${value}\``);
    const last = names.pop();
    if (names.length === 0)
        return String(last);
    return `${names.join(', ')}${names.length > 1 ? ',' : ''} or ${last}`;
}
function bounds(issue) {
    const { origin, minimum, maximum } = issue;
    const edge = minimum === undefined ? `at most ${maximum}` : `at least ${minimum}`;
    if (origin === 'string')
        return minimum === 1 ? 'not be empty' : `have ${edge} characters`;
    if (origin === 'array')
        return minimum === 1 ? 'not be empty' : `have ${edge} entries`;
    return `be ${edge}`;
}


/***/ }),

/***/ 6317:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   P: () => (/* binding */ KIND_WORDS),
/* harmony export */   p: () => (/* binding */ isIgnored)
/* harmony export */ });
// What a check finds, and the rules it goes by.
/** How each kind of name is called. */
const KIND_WORDS = {
    flag: 'flag',
    variable: 'environment variable',
    key: 'setting',
    route: 'route',
    command: 'subcommand',
    export: 'name',
    path: 'file',
    script: 'script',
    version: 'version',
    value: 'default',
    link: 'link to',
};
function isIgnored(name, ignore) {
    return ignore.some((one) => one.endsWith('*') ? name.startsWith(one.slice(0, -1)) : name === one);
}


/***/ }),

/***/ 62273:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $p: () => (/* binding */ driftOf),
/* harmony export */   HO: () => (/* binding */ tellFinding),
/* harmony export */   QR: () => (/* binding */ tellHere),
/* harmony export */   XD: () => (/* binding */ tellKinds),
/* harmony export */   Xp: () => (/* binding */ tellCount),
/* harmony export */   dx: () => (/* binding */ kindWord),
/* harmony export */   gv: () => (/* binding */ driftSummary),
/* harmony export */   p0: () => (/* binding */ findingsJson),
/* harmony export */   pR: () => (/* binding */ percentOf),
/* harmony export */   tellTrend: () => (/* binding */ tellTrend),
/* harmony export */   xc: () => (/* binding */ tellUnread)
/* harmony export */ });
/* harmony import */ var _shared_text_foreign_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(35238);
/* harmony import */ var _finding_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6317);
// What a check found, in words. Names and paths are other people's, so each is shown as code.


/** The worst of it. */
function driftOf(findings) {
    if (findings.some(({ drift }) => drift === 'stale'))
        return 'stale';
    return findings.length > 0 ? 'missing' : 'none';
}
const kindWord = (kind) => _finding_js__WEBPACK_IMPORTED_MODULE_0__/* .KIND_WORDS */ .P[kind];
/** At its place. */
function tellHere(finding) {
    return tell(finding, finding.drift === 'missing' ? '' : 'This page');
}
function tellFinding(finding) {
    const { drift, path, line } = finding;
    const where = `${(0,_shared_text_foreign_js__WEBPACK_IMPORTED_MODULE_1__/* .codeSpan */ .SS)(path)}, line ${line}`;
    return tell(finding, drift === 'missing' ? ` (${where})` : `${where},`);
}
function tell({ drift, kind, name, became, evidence, edit }, where) {
    const what = `${_finding_js__WEBPACK_IMPORTED_MODULE_0__/* .KIND_WORDS */ .P[kind]} ${(0,_shared_text_foreign_js__WEBPACK_IMPORTED_MODULE_1__/* .codeSpan */ .SS)(name)}`;
    if (drift === 'missing')
        return `The ${what} was added${where}, and no page mentions it.${evidence ? ` ${tellProof(evidence)}` : ''}`;
    const now = became === undefined ? 'which this change removes' : `which is now ${(0,_shared_text_foreign_js__WEBPACK_IMPORTED_MODULE_1__/* .codeSpan */ .SS)(became)}`;
    const change = edit === undefined ? '' : ` Change the line to: ${(0,_shared_text_foreign_js__WEBPACK_IMPORTED_MODULE_1__/* .lineSpan */ .ZX)(edit)}`;
    return `${where} mentions the ${what}, ${now}.${change}`;
}
/** Why a name is expected on a page. */
function tellProof({ kind, names, documented, where }) {
    const all = names === 1 ? `The only ${_finding_js__WEBPACK_IMPORTED_MODULE_0__/* .KIND_WORDS */ .P[kind]}` : `${documented} of ${names} ${_finding_js__WEBPACK_IMPORTED_MODULE_0__/* .KIND_WORDS */ .P[kind]}s`;
    return `${all} declared like this in this ${where} ${names === 1 ? 'is' : 'are'} documented.`;
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
    if (unread.length === 0)
        return undefined;
    const names = [...unread]
        .sort()
        .slice(0, 5)
        .map((path) => (0,_shared_text_foreign_js__WEBPACK_IMPORTED_MODULE_1__/* .codeSpan */ .SS)((0,_shared_text_foreign_js__WEBPACK_IMPORTED_MODULE_1__/* .bound */ .$s)(path, 200)))
        .join(', ');
    const rest = unread.length > 5 ? `${names}, and more` : names;
    return `${unread.length === 1 ? '1 file was' : `${unread.length} files were`} not read, because of size or time: ${rest}.`;
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
        `To have it fixed, comment \`${word}\` on this pull request. If a finding is fine as it is, list its name with the reason under \`drift: accept\` in \`.github/docket.yml\`.`,
    ].join('\n\n');
}
/** For programs. */
function findingsJson(findings) {
    return JSON.stringify(findings.slice(0, MAX_LISTED).map(({ became, ...one }) => ({
        ...one,
        name: (0,_shared_text_foreign_js__WEBPACK_IMPORTED_MODULE_1__/* .bound */ .$s)(one.name, 200),
        path: (0,_shared_text_foreign_js__WEBPACK_IMPORTED_MODULE_1__/* .bound */ .$s)(one.path, 500),
        ...(became !== undefined && { became: (0,_shared_text_foreign_js__WEBPACK_IMPORTED_MODULE_1__/* .bound */ .$s)(became, 200) }),
    })));
}
/** Each kind of name, with how many of its names pages mention. */
function tellKinds({ kinds }) {
    return kinds.map((one) => `${one.documented} of ${one.names} ${kindWord(one.kind)}s`).join(', ');
}
/** With fewer names, a percentage says nothing. */
const MIN_NAMES = 10;
/** In percent; undefined where there are too few names for one. */
function percentOf({ names, documented }) {
    return names < MIN_NAMES ? undefined : Math.floor((documented / names) * 100);
}
/** For the weekly report. */
function tellTrend(now, before, since) {
    const [percent, earlier] = [percentOf(now), before ? percentOf(before) : undefined];
    const change = percent === undefined || earlier === undefined ? undefined : percent - earlier;
    const sign = (by) => by > 0 ? `${by} points more than on` : `${-by} points less than on`;
    const than = change === undefined ? '' : `, ${change === 0 ? 'as on' : sign(change)} ${since}`;
    const share = percent === undefined
        ? ''
        : `**${percent}%** of what this project documents is on a page${than}: `;
    return [
        '### Documentation coverage',
        `${share}${tellKinds(now) || 'no documented names were found'}. Run \`docket check --all\` for the list.`,
    ].join('\n\n');
}


/***/ }),

/***/ 56081:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   U: () => (/* binding */ isGenerated)
/* harmony export */ });
/** Nobody writes these by hand, and they would crowd out what people wrote. */
function isGenerated(path) {
    const name = path.slice(path.lastIndexOf('/') + 1).toLowerCase();
    return (/^(?:package-lock\.json|npm-shrinkwrap\.json|pnpm-lock\.yaml|bun\.lockb?|go\.sum|flake\.lock)$/.test(name) ||
        /\.(?:lock|lockfile|map|snap|min\.js|min\.css|pb\.go|g\.dart|designer\.cs)$/.test(name) ||
        /(?:_pb2(?:_grpc)?\.pyi?|[._-]generated\.\w+)$/.test(name) ||
        /(?:^|\/)(?:node_modules|vendor|dist|build|__snapshots__)\//.test(path));
}


/***/ }),

/***/ 60958:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  SX: () => (/* binding */ GitFailed),
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
var errors = __webpack_require__(42205);
// EXTERNAL MODULE: ./.build/program/src/shared/network/network.js + 1 modules
var network_network = __webpack_require__(59037);
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
const READ = 'git-upload-pack';
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
    return gitOf({ stream, ask: askOver(settings) }, async (args, call = {}) => {
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
function gitOf(others, attempt) {
    return {
        ...others,
        try: attempt,
        async run(args, call) {
            const result = await attempt(args, call);
            if (result.code !== 0)
                throw failure(args, result);
            return result.stdout.toString('utf8');
        },
    };
}
/** A push takes longer, because the remote looks at it. */
const ASK_MS = { 'git-upload-pack': 20_000, 'git-receive-pack': 60_000 };
/** A hundred thousand refs. */
const MAX_ANSWER = 16_000_000;
/** Answers about this token, or this repository. */
const REFUSALS = new Set([401, 403, 404]);
/** Answers about this moment. */
const isAway = (status) => status >= 500 || status === 408 || status === 429;
function askOver(settings) {
    const { credentials, network = {} } = settings;
    const send = (0,network_network/* githubFetchFor */.Ve)(network);
    // Only git knows these certificates.
    const isPossible = !network.GIT_SSL_CAINFO && !network.GIT_SSL_CAPATH;
    const impossible = new Set();
    return async (remote, service, request, signal) => {
        // Not with a password in it, which `fetch` refuses.
        const isHttp = isPossible && !impossible.has(service) && /^https?:\/\/[^/@]+\//.test(remote);
        const isFolder = remote.startsWith('/');
        if (!isHttp && !isFolder)
            return 'ask git';
        const isOurs = credentials && URL.parse(remote)?.origin === credentials.origin;
        const token = isOurs && (await tokenOf(credentials.token));
        const ours = AbortSignal.timeout(ASK_MS[service]);
        const limit = signal ? AbortSignal.any([signal, ours]) : ours;
        const result = `application/x-${service}-result`;
        try {
            if (isFolder)
                return await askFolder(settings, remote, service, request, signal);
            const response = await send(`${remote}/${service}`, {
                method: 'POST',
                redirect: 'manual',
                headers: {
                    // For what pushes, there is no such version.
                    ...(service === READ && { 'git-protocol': 'version=2' }),
                    'content-type': `application/x-${service}-request`,
                    accept: result,
                    'user-agent': 'git/docket',
                    ...(token && { authorization: basic(token) }),
                },
                body: request,
                signal: limit,
            });
            const { status } = response;
            const [type] = response.headers.get('content-type')?.split(';') ?? [];
            if (status === 200 && type === result && response.body)
                return (await bounded(response.body, MAX_ANSWER)) ?? 'none';
            await response.body?.cancel();
            if (status === 200 || isAway(status))
                return 'none';
            if (!REFUSALS.has(status))
                impossible.add(service);
            return 'ask git';
        }
        catch {
            if (signal?.aborted)
                throw stopReason(signal);
            return 'none';
        }
    };
}
/**
 * By the program that git itself would start there, with the settings and hooks of that repository. It
 * has as much time as git gives it: a hook may do more than look at what was pushed.
 */
async function askFolder(settings, remote, service, request, signal) {
    const environment = Object.entries(gitEnvironment({ ...settings, credentials: undefined }));
    const foreign = environment.filter(([name]) => !/^GIT_CONFIG_(COUNT|KEY|VALUE)/.test(name));
    const { code, stdout } = await execute([service.slice(4), '--stateless-rpc', remote], { ...Object.fromEntries(foreign), ...(service === READ && { GIT_PROTOCOL: 'version=2' }) }, { input: request, maxOutput: MAX_ANSWER, ...(signal && { signal }) });
    if (code === 0)
        return stdout;
    return service === READ ? 'ask git' : 'none';
}
const basic = (token) => `Basic ${Buffer.from(`x-access-token:${token}`).toString('base64')}`;
async function bounded(body, most) {
    const parts = [];
    let bytes = 0;
    for await (const part of body) {
        bytes += part.length;
        if (bytes > most)
            return undefined;
        parts.push(part);
    }
    return Buffer.concat(parts);
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
        const header = `Authorization: ${basic(`${token}`)}`;
        config.push([`http.${credentials.origin}/.extraHeader`, header]);
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
function isTransient({ code, stderr }) {
    return code !== 0 && TRANSIENT.test(stderr);
}
const OVER_THE_NETWORK = new Set(['fetch', 'push', 'ls-remote']);
/**
 * Everything but a push can be repeated. After a lost answer a repeated push looks like a lost race,
 * so only callers that check the ref afterward, whatever the result, may ask for it.
 */
function patient(git, { clock, random, patience }) {
    const ask = async (...question) => {
        const answer = (await git.ask?.(...question)) ?? 'ask git';
        if (Buffer.isBuffer(answer))
            patience?.answered();
        return answer;
    };
    return gitOf({ stream: git.stream, ask }, async (args, call) => {
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

/***/ 59037:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  bD: () => (/* binding */ PROXY_VARIABLES),
  Gt: () => (/* binding */ fetchFor),
  D6: () => (/* binding */ gitNetwork),
  Ve: () => (/* binding */ githubFetchFor),
  Pd: () => (/* binding */ isCleartext),
  U9: () => (/* binding */ isLoopback),
  Ol: () => (/* binding */ proxyOf)
});

// EXTERNAL MODULE: external "node:net"
var external_node_net_ = __webpack_require__(77030);
;// CONCATENATED MODULE: ./.build/program/src/shared/network/bounded-fetch.js
// Answers of bounded size, counted as they are read and after they are unpacked: 4 KB can become 700 MB.
/** A hundred comments of the largest size have half of it. */
const MOST_BYTES = 64_000_000;
function boundedFetch(send) {
    return async (input, init) => {
        const response = await send(input, init);
        const { body, status, statusText, headers, url } = response;
        if (!body)
            return response;
        const bounded = new Response(body.pipeThrough(limitBytes(url)), {
            status,
            statusText,
            headers,
        });
        return Object.defineProperty(bounded, 'url', { value: url });
    };
}
function limitBytes(url) {
    let bytes = 0;
    return new TransformStream({
        transform(part, controller) {
            bytes += part.length;
            if (bytes <= MOST_BYTES)
                controller.enqueue(part);
            else
                controller.error(new Error(`${new URL(url).host} sent more than 64 MB.`));
        },
    });
}

;// CONCATENATED MODULE: ./.build/program/src/shared/network/network.js
// Outgoing connections: through the proxy from the environment, for the service, GitHub, the model,
// and git.


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
    return url.protocol === 'http:' && !isLoopback(url.hostname);
}
const LOOPBACK = new external_node_net_.BlockList();
LOOPBACK.addSubnet('127.0.0.0', 8);
LOOPBACK.addAddress('::1', 'ipv6');
/** The host of a URL, in which an IPv6 address has brackets. */
function isLoopback(hostname) {
    if (hostname === 'localhost' || hostname.endsWith('.localhost'))
        return true;
    const address = hostname.replace(/^\[(.*)\]$/, '$1');
    return (0,external_node_net_.isIP)(address) !== 0 && LOOPBACK.check(address, (0,external_node_net_.isIPv4)(address) ? 'ipv4' : 'ipv6');
}
/** For requests to GitHub. */
function githubFetchFor(env) {
    return boundedFetch(fetchFor(env));
}
/** Node's own `fetch` unless there is a proxy: the package that supports proxies loads slowly. */
function fetchFor(env) {
    const proxy = proxyOf(env);
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
    const proxy = proxyOf(env);
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

/***/ 42710:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  A: () => (/* binding */ BananaSlug),
  y: () => (/* binding */ slug)
});

;// CONCATENATED MODULE: ./node_modules/github-slugger/regex.js
// This module is generated by `script/`.
/* eslint-disable no-control-regex, no-misleading-character-class, no-useless-escape */
const regex = /[\0-\x1F!-,\.\/:-@\[-\^`\{-\xA9\xAB-\xB4\xB6-\xB9\xBB-\xBF\xD7\xF7\u02C2-\u02C5\u02D2-\u02DF\u02E5-\u02EB\u02ED\u02EF-\u02FF\u0375\u0378\u0379\u037E\u0380-\u0385\u0387\u038B\u038D\u03A2\u03F6\u0482\u0530\u0557\u0558\u055A-\u055F\u0589-\u0590\u05BE\u05C0\u05C3\u05C6\u05C8-\u05CF\u05EB-\u05EE\u05F3-\u060F\u061B-\u061F\u066A-\u066D\u06D4\u06DD\u06DE\u06E9\u06FD\u06FE\u0700-\u070F\u074B\u074C\u07B2-\u07BF\u07F6-\u07F9\u07FB\u07FC\u07FE\u07FF\u082E-\u083F\u085C-\u085F\u086B-\u089F\u08B5\u08C8-\u08D2\u08E2\u0964\u0965\u0970\u0984\u098D\u098E\u0991\u0992\u09A9\u09B1\u09B3-\u09B5\u09BA\u09BB\u09C5\u09C6\u09C9\u09CA\u09CF-\u09D6\u09D8-\u09DB\u09DE\u09E4\u09E5\u09F2-\u09FB\u09FD\u09FF\u0A00\u0A04\u0A0B-\u0A0E\u0A11\u0A12\u0A29\u0A31\u0A34\u0A37\u0A3A\u0A3B\u0A3D\u0A43-\u0A46\u0A49\u0A4A\u0A4E-\u0A50\u0A52-\u0A58\u0A5D\u0A5F-\u0A65\u0A76-\u0A80\u0A84\u0A8E\u0A92\u0AA9\u0AB1\u0AB4\u0ABA\u0ABB\u0AC6\u0ACA\u0ACE\u0ACF\u0AD1-\u0ADF\u0AE4\u0AE5\u0AF0-\u0AF8\u0B00\u0B04\u0B0D\u0B0E\u0B11\u0B12\u0B29\u0B31\u0B34\u0B3A\u0B3B\u0B45\u0B46\u0B49\u0B4A\u0B4E-\u0B54\u0B58-\u0B5B\u0B5E\u0B64\u0B65\u0B70\u0B72-\u0B81\u0B84\u0B8B-\u0B8D\u0B91\u0B96-\u0B98\u0B9B\u0B9D\u0BA0-\u0BA2\u0BA5-\u0BA7\u0BAB-\u0BAD\u0BBA-\u0BBD\u0BC3-\u0BC5\u0BC9\u0BCE\u0BCF\u0BD1-\u0BD6\u0BD8-\u0BE5\u0BF0-\u0BFF\u0C0D\u0C11\u0C29\u0C3A-\u0C3C\u0C45\u0C49\u0C4E-\u0C54\u0C57\u0C5B-\u0C5F\u0C64\u0C65\u0C70-\u0C7F\u0C84\u0C8D\u0C91\u0CA9\u0CB4\u0CBA\u0CBB\u0CC5\u0CC9\u0CCE-\u0CD4\u0CD7-\u0CDD\u0CDF\u0CE4\u0CE5\u0CF0\u0CF3-\u0CFF\u0D0D\u0D11\u0D45\u0D49\u0D4F-\u0D53\u0D58-\u0D5E\u0D64\u0D65\u0D70-\u0D79\u0D80\u0D84\u0D97-\u0D99\u0DB2\u0DBC\u0DBE\u0DBF\u0DC7-\u0DC9\u0DCB-\u0DCE\u0DD5\u0DD7\u0DE0-\u0DE5\u0DF0\u0DF1\u0DF4-\u0E00\u0E3B-\u0E3F\u0E4F\u0E5A-\u0E80\u0E83\u0E85\u0E8B\u0EA4\u0EA6\u0EBE\u0EBF\u0EC5\u0EC7\u0ECE\u0ECF\u0EDA\u0EDB\u0EE0-\u0EFF\u0F01-\u0F17\u0F1A-\u0F1F\u0F2A-\u0F34\u0F36\u0F38\u0F3A-\u0F3D\u0F48\u0F6D-\u0F70\u0F85\u0F98\u0FBD-\u0FC5\u0FC7-\u0FFF\u104A-\u104F\u109E\u109F\u10C6\u10C8-\u10CC\u10CE\u10CF\u10FB\u1249\u124E\u124F\u1257\u1259\u125E\u125F\u1289\u128E\u128F\u12B1\u12B6\u12B7\u12BF\u12C1\u12C6\u12C7\u12D7\u1311\u1316\u1317\u135B\u135C\u1360-\u137F\u1390-\u139F\u13F6\u13F7\u13FE-\u1400\u166D\u166E\u1680\u169B-\u169F\u16EB-\u16ED\u16F9-\u16FF\u170D\u1715-\u171F\u1735-\u173F\u1754-\u175F\u176D\u1771\u1774-\u177F\u17D4-\u17D6\u17D8-\u17DB\u17DE\u17DF\u17EA-\u180A\u180E\u180F\u181A-\u181F\u1879-\u187F\u18AB-\u18AF\u18F6-\u18FF\u191F\u192C-\u192F\u193C-\u1945\u196E\u196F\u1975-\u197F\u19AC-\u19AF\u19CA-\u19CF\u19DA-\u19FF\u1A1C-\u1A1F\u1A5F\u1A7D\u1A7E\u1A8A-\u1A8F\u1A9A-\u1AA6\u1AA8-\u1AAF\u1AC1-\u1AFF\u1B4C-\u1B4F\u1B5A-\u1B6A\u1B74-\u1B7F\u1BF4-\u1BFF\u1C38-\u1C3F\u1C4A-\u1C4C\u1C7E\u1C7F\u1C89-\u1C8F\u1CBB\u1CBC\u1CC0-\u1CCF\u1CD3\u1CFB-\u1CFF\u1DFA\u1F16\u1F17\u1F1E\u1F1F\u1F46\u1F47\u1F4E\u1F4F\u1F58\u1F5A\u1F5C\u1F5E\u1F7E\u1F7F\u1FB5\u1FBD\u1FBF-\u1FC1\u1FC5\u1FCD-\u1FCF\u1FD4\u1FD5\u1FDC-\u1FDF\u1FED-\u1FF1\u1FF5\u1FFD-\u203E\u2041-\u2053\u2055-\u2070\u2072-\u207E\u2080-\u208F\u209D-\u20CF\u20F1-\u2101\u2103-\u2106\u2108\u2109\u2114\u2116-\u2118\u211E-\u2123\u2125\u2127\u2129\u212E\u213A\u213B\u2140-\u2144\u214A-\u214D\u214F-\u215F\u2189-\u24B5\u24EA-\u2BFF\u2C2F\u2C5F\u2CE5-\u2CEA\u2CF4-\u2CFF\u2D26\u2D28-\u2D2C\u2D2E\u2D2F\u2D68-\u2D6E\u2D70-\u2D7E\u2D97-\u2D9F\u2DA7\u2DAF\u2DB7\u2DBF\u2DC7\u2DCF\u2DD7\u2DDF\u2E00-\u2E2E\u2E30-\u3004\u3008-\u3020\u3030\u3036\u3037\u303D-\u3040\u3097\u3098\u309B\u309C\u30A0\u30FB\u3100-\u3104\u3130\u318F-\u319F\u31C0-\u31EF\u3200-\u33FF\u4DC0-\u4DFF\u9FFD-\u9FFF\uA48D-\uA4CF\uA4FE\uA4FF\uA60D-\uA60F\uA62C-\uA63F\uA673\uA67E\uA6F2-\uA716\uA720\uA721\uA789\uA78A\uA7C0\uA7C1\uA7CB-\uA7F4\uA828-\uA82B\uA82D-\uA83F\uA874-\uA87F\uA8C6-\uA8CF\uA8DA-\uA8DF\uA8F8-\uA8FA\uA8FC\uA92E\uA92F\uA954-\uA95F\uA97D-\uA97F\uA9C1-\uA9CE\uA9DA-\uA9DF\uA9FF\uAA37-\uAA3F\uAA4E\uAA4F\uAA5A-\uAA5F\uAA77-\uAA79\uAAC3-\uAADA\uAADE\uAADF\uAAF0\uAAF1\uAAF7-\uAB00\uAB07\uAB08\uAB0F\uAB10\uAB17-\uAB1F\uAB27\uAB2F\uAB5B\uAB6A-\uAB6F\uABEB\uABEE\uABEF\uABFA-\uABFF\uD7A4-\uD7AF\uD7C7-\uD7CA\uD7FC-\uD7FF\uE000-\uF8FF\uFA6E\uFA6F\uFADA-\uFAFF\uFB07-\uFB12\uFB18-\uFB1C\uFB29\uFB37\uFB3D\uFB3F\uFB42\uFB45\uFBB2-\uFBD2\uFD3E-\uFD4F\uFD90\uFD91\uFDC8-\uFDEF\uFDFC-\uFDFF\uFE10-\uFE1F\uFE30-\uFE32\uFE35-\uFE4C\uFE50-\uFE6F\uFE75\uFEFD-\uFF0F\uFF1A-\uFF20\uFF3B-\uFF3E\uFF40\uFF5B-\uFF65\uFFBF-\uFFC1\uFFC8\uFFC9\uFFD0\uFFD1\uFFD8\uFFD9\uFFDD-\uFFFF]|\uD800[\uDC0C\uDC27\uDC3B\uDC3E\uDC4E\uDC4F\uDC5E-\uDC7F\uDCFB-\uDD3F\uDD75-\uDDFC\uDDFE-\uDE7F\uDE9D-\uDE9F\uDED1-\uDEDF\uDEE1-\uDEFF\uDF20-\uDF2C\uDF4B-\uDF4F\uDF7B-\uDF7F\uDF9E\uDF9F\uDFC4-\uDFC7\uDFD0\uDFD6-\uDFFF]|\uD801[\uDC9E\uDC9F\uDCAA-\uDCAF\uDCD4-\uDCD7\uDCFC-\uDCFF\uDD28-\uDD2F\uDD64-\uDDFF\uDF37-\uDF3F\uDF56-\uDF5F\uDF68-\uDFFF]|\uD802[\uDC06\uDC07\uDC09\uDC36\uDC39-\uDC3B\uDC3D\uDC3E\uDC56-\uDC5F\uDC77-\uDC7F\uDC9F-\uDCDF\uDCF3\uDCF6-\uDCFF\uDD16-\uDD1F\uDD3A-\uDD7F\uDDB8-\uDDBD\uDDC0-\uDDFF\uDE04\uDE07-\uDE0B\uDE14\uDE18\uDE36\uDE37\uDE3B-\uDE3E\uDE40-\uDE5F\uDE7D-\uDE7F\uDE9D-\uDEBF\uDEC8\uDEE7-\uDEFF\uDF36-\uDF3F\uDF56-\uDF5F\uDF73-\uDF7F\uDF92-\uDFFF]|\uD803[\uDC49-\uDC7F\uDCB3-\uDCBF\uDCF3-\uDCFF\uDD28-\uDD2F\uDD3A-\uDE7F\uDEAA\uDEAD-\uDEAF\uDEB2-\uDEFF\uDF1D-\uDF26\uDF28-\uDF2F\uDF51-\uDFAF\uDFC5-\uDFDF\uDFF7-\uDFFF]|\uD804[\uDC47-\uDC65\uDC70-\uDC7E\uDCBB-\uDCCF\uDCE9-\uDCEF\uDCFA-\uDCFF\uDD35\uDD40-\uDD43\uDD48-\uDD4F\uDD74\uDD75\uDD77-\uDD7F\uDDC5-\uDDC8\uDDCD\uDDDB\uDDDD-\uDDFF\uDE12\uDE38-\uDE3D\uDE3F-\uDE7F\uDE87\uDE89\uDE8E\uDE9E\uDEA9-\uDEAF\uDEEB-\uDEEF\uDEFA-\uDEFF\uDF04\uDF0D\uDF0E\uDF11\uDF12\uDF29\uDF31\uDF34\uDF3A\uDF45\uDF46\uDF49\uDF4A\uDF4E\uDF4F\uDF51-\uDF56\uDF58-\uDF5C\uDF64\uDF65\uDF6D-\uDF6F\uDF75-\uDFFF]|\uD805[\uDC4B-\uDC4F\uDC5A-\uDC5D\uDC62-\uDC7F\uDCC6\uDCC8-\uDCCF\uDCDA-\uDD7F\uDDB6\uDDB7\uDDC1-\uDDD7\uDDDE-\uDDFF\uDE41-\uDE43\uDE45-\uDE4F\uDE5A-\uDE7F\uDEB9-\uDEBF\uDECA-\uDEFF\uDF1B\uDF1C\uDF2C-\uDF2F\uDF3A-\uDFFF]|\uD806[\uDC3B-\uDC9F\uDCEA-\uDCFE\uDD07\uDD08\uDD0A\uDD0B\uDD14\uDD17\uDD36\uDD39\uDD3A\uDD44-\uDD4F\uDD5A-\uDD9F\uDDA8\uDDA9\uDDD8\uDDD9\uDDE2\uDDE5-\uDDFF\uDE3F-\uDE46\uDE48-\uDE4F\uDE9A-\uDE9C\uDE9E-\uDEBF\uDEF9-\uDFFF]|\uD807[\uDC09\uDC37\uDC41-\uDC4F\uDC5A-\uDC71\uDC90\uDC91\uDCA8\uDCB7-\uDCFF\uDD07\uDD0A\uDD37-\uDD39\uDD3B\uDD3E\uDD48-\uDD4F\uDD5A-\uDD5F\uDD66\uDD69\uDD8F\uDD92\uDD99-\uDD9F\uDDAA-\uDEDF\uDEF7-\uDFAF\uDFB1-\uDFFF]|\uD808[\uDF9A-\uDFFF]|\uD809[\uDC6F-\uDC7F\uDD44-\uDFFF]|[\uD80A\uD80B\uD80E-\uD810\uD812-\uD819\uD824-\uD82B\uD82D\uD82E\uD830-\uD833\uD837\uD839\uD83D\uD83F\uD87B-\uD87D\uD87F\uD885-\uDB3F\uDB41-\uDBFF][\uDC00-\uDFFF]|\uD80D[\uDC2F-\uDFFF]|\uD811[\uDE47-\uDFFF]|\uD81A[\uDE39-\uDE3F\uDE5F\uDE6A-\uDECF\uDEEE\uDEEF\uDEF5-\uDEFF\uDF37-\uDF3F\uDF44-\uDF4F\uDF5A-\uDF62\uDF78-\uDF7C\uDF90-\uDFFF]|\uD81B[\uDC00-\uDE3F\uDE80-\uDEFF\uDF4B-\uDF4E\uDF88-\uDF8E\uDFA0-\uDFDF\uDFE2\uDFE5-\uDFEF\uDFF2-\uDFFF]|\uD821[\uDFF8-\uDFFF]|\uD823[\uDCD6-\uDCFF\uDD09-\uDFFF]|\uD82C[\uDD1F-\uDD4F\uDD53-\uDD63\uDD68-\uDD6F\uDEFC-\uDFFF]|\uD82F[\uDC6B-\uDC6F\uDC7D-\uDC7F\uDC89-\uDC8F\uDC9A-\uDC9C\uDC9F-\uDFFF]|\uD834[\uDC00-\uDD64\uDD6A-\uDD6C\uDD73-\uDD7A\uDD83\uDD84\uDD8C-\uDDA9\uDDAE-\uDE41\uDE45-\uDFFF]|\uD835[\uDC55\uDC9D\uDCA0\uDCA1\uDCA3\uDCA4\uDCA7\uDCA8\uDCAD\uDCBA\uDCBC\uDCC4\uDD06\uDD0B\uDD0C\uDD15\uDD1D\uDD3A\uDD3F\uDD45\uDD47-\uDD49\uDD51\uDEA6\uDEA7\uDEC1\uDEDB\uDEFB\uDF15\uDF35\uDF4F\uDF6F\uDF89\uDFA9\uDFC3\uDFCC\uDFCD]|\uD836[\uDC00-\uDDFF\uDE37-\uDE3A\uDE6D-\uDE74\uDE76-\uDE83\uDE85-\uDE9A\uDEA0\uDEB0-\uDFFF]|\uD838[\uDC07\uDC19\uDC1A\uDC22\uDC25\uDC2B-\uDCFF\uDD2D-\uDD2F\uDD3E\uDD3F\uDD4A-\uDD4D\uDD4F-\uDEBF\uDEFA-\uDFFF]|\uD83A[\uDCC5-\uDCCF\uDCD7-\uDCFF\uDD4C-\uDD4F\uDD5A-\uDFFF]|\uD83B[\uDC00-\uDDFF\uDE04\uDE20\uDE23\uDE25\uDE26\uDE28\uDE33\uDE38\uDE3A\uDE3C-\uDE41\uDE43-\uDE46\uDE48\uDE4A\uDE4C\uDE50\uDE53\uDE55\uDE56\uDE58\uDE5A\uDE5C\uDE5E\uDE60\uDE63\uDE65\uDE66\uDE6B\uDE73\uDE78\uDE7D\uDE7F\uDE8A\uDE9C-\uDEA0\uDEA4\uDEAA\uDEBC-\uDFFF]|\uD83C[\uDC00-\uDD2F\uDD4A-\uDD4F\uDD6A-\uDD6F\uDD8A-\uDFFF]|\uD83E[\uDC00-\uDFEF\uDFFA-\uDFFF]|\uD869[\uDEDE-\uDEFF]|\uD86D[\uDF35-\uDF3F]|\uD86E[\uDC1E\uDC1F]|\uD873[\uDEA2-\uDEAF]|\uD87A[\uDFE1-\uDFFF]|\uD87E[\uDE1E-\uDFFF]|\uD884[\uDF4B-\uDFFF]|\uDB40[\uDC00-\uDCFF\uDDF0-\uDFFF]/g

;// CONCATENATED MODULE: ./node_modules/github-slugger/index.js


const own = Object.hasOwnProperty

/**
 * Slugger.
 */
class BananaSlug {
  /**
   * Create a new slug class.
   */
  constructor () {
    /** @type {Record<string, number>} */
    // eslint-disable-next-line no-unused-expressions
    this.occurrences

    this.reset()
  }

  /**
   * Generate a unique slug.
  *
  * Tracks previously generated slugs: repeated calls with the same value
  * will result in different slugs.
  * Use the `slug` function to get same slugs.
   *
   * @param  {string} value
   *   String of text to slugify
   * @param  {boolean} [maintainCase=false]
   *   Keep the current case, otherwise make all lowercase
   * @return {string}
   *   A unique slug string
   */
  slug (value, maintainCase) {
    const self = this
    let result = slug(value, maintainCase === true)
    const originalSlug = result

    while (own.call(self.occurrences, result)) {
      self.occurrences[originalSlug]++
      result = originalSlug + '-' + self.occurrences[originalSlug]
    }

    self.occurrences[result] = 0

    return result
  }

  /**
   * Reset - Forget all previous slugs
   *
   * @return void
   */
  reset () {
    this.occurrences = Object.create(null)
  }
}

/**
 * Generate a slug.
 *
 * Does not track previously generated slugs: repeated calls with the same value
 * will result in the exact same slug.
 * Use the `GithubSlugger` class to get unique slugs.
 *
 * @param  {string} value
 *   String of text to slugify
 * @param  {boolean} [maintainCase=false]
 *   Keep the current case, otherwise make all lowercase
 * @return {string}
 *   A unique slug string
 */
function slug (value, maintainCase) {
  if (typeof value !== 'string') return ''
  if (!maintainCase) value = value.toLowerCase()
  return value.replace(regex, '').replace(/ /g, '-')
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
