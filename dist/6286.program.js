export const id = 6286;
export const ids = [6286,1947];
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

/***/ 7215:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   projects: () => (/* binding */ projects)
/* harmony export */ });
/* harmony import */ var _config_config_file_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(24180);
/* harmony import */ var _contract_values_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(87797);
/* harmony import */ var _service_projects_audit_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(51760);
/* harmony import */ var _service_projects_project_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(96586);
/* harmony import */ var _shared_errors_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(42205);
/* harmony import */ var _shared_runtime_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(82860);
/* harmony import */ var _args_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(94552);
/* harmony import */ var _command_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(15712);
/* harmony import */ var _place_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(97982);
/* harmony import */ var _stores_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(99154);
// docket projects: adds, lists, changes, and removes the projects of a service.










const OPTIONS = {
    ..._place_js__WEBPACK_IMPORTED_MODULE_8__/* .PLACE_OPTIONS */ .P3,
    repo: { type: 'text', value: 'OWNER/NAME', help: 'the repository on GitHub' },
    'base-ref': { type: 'text', value: 'BRANCH', help: 'the branch that jobs start from' },
    'agent-command': { type: 'text', value: 'CMD', help: 'the program that edits the files' },
    'model-url': { type: 'text', value: 'URL', help: 'an OpenAI-compatible endpoint to use instead' },
    model: { type: 'text', value: 'NAME', help: 'the model to use at --model-url' },
    'docs-paths': { type: 'list', value: 'GLOB', help: 'files that jobs can change' },
    'check-command': { type: 'text', value: 'CMD', help: 'a program that checks every change' },
    'access-logs': { type: 'list', value: 'GLOB', help: 'log files to count page views from' },
    config: { type: 'text', value: 'FILE', help: 'a settings file like .github/docket.yml to copy' },
    erase: { type: 'flag', help: 'delete all its jobs, views, and keys, too' },
    yes: { type: 'flag', help: 'erase without asking' },
    unset: { type: 'list', value: 'NAME', help: 'an option of the project to remove' },
    json: { type: 'flag', help: 'print the list as JSON' },
};
const VERBS = { of: 'docket projects', names: ['add', 'list', 'set', 'remove'] };
const HELP = `Adds, lists, changes, and removes the projects of a service.

Usage: docket projects add ID --repo OWNER/NAME
                       (--agent-command CMD | --model-url URL --model NAME) [options]
       docket projects set ID [options]
       docket projects list [--json]
       docket projects remove ID [--erase [--yes]]

${(0,_args_js__WEBPACK_IMPORTED_MODULE_6__/* .optionsHelp */ .EW)(OPTIONS)}

All of them take --data DIR or --database URL. set changes only the options that are used;
--unset check-command removes one. The jobs of a removed project are kept, and are there
again if you add the project again. With --erase, they are deleted, also those of a
project that was removed before. This cannot be undone, so you are asked for the project's
ID; programs use --yes.
`;
function projects() {
    return { help: HELP, options: OPTIONS, verbs: VERBS.names, run };
}
async function run(argv, terminal) {
    const parsed = (0,_args_js__WEBPACK_IMPORTED_MODULE_6__/* .parseOptions */ .Ac)(OPTIONS, argv, rules, VERBS);
    const place = (0,_place_js__WEBPACK_IMPORTED_MODULE_8__/* .storePlace */ .Fo)(parsed.values);
    await (0,_stores_js__WEBPACK_IMPORTED_MODULE_9__/* .withStores */ .Lg)(place, (stores) => {
        const audited = (0,_service_projects_audit_js__WEBPACK_IMPORTED_MODULE_2__/* .auditedProjects */ .bC)(stores.projects, stores.audit, (0,_stores_js__WEBPACK_IMPORTED_MODULE_9__/* .terminalUser */ .Cv)(), _shared_runtime_js__WEBPACK_IMPORTED_MODULE_5__/* .systemClock */ .ml);
        return act(audited, place, parsed, terminal);
    });
    return _command_js__WEBPACK_IMPORTED_MODULE_7__/* .EXIT */ .dc.done;
}
async function act(projects, place, { values, positionals }, terminal) {
    const [action, id = ''] = positionals;
    if (action === 'list') {
        const list = await projects.list();
        terminal.out(values.json ? `${JSON.stringify(list)}\n` : table(list));
        if (list.length === 0)
            terminal.err('There are no projects yet.\n');
        return;
    }
    if (action === 'remove' && values.erase) {
        if (!values.yes)
            await confirmErasing(id, terminal);
        await projects.erase(id);
        terminal.err(`Project ${id} erased, with its jobs, threads, page views, and keys.\n`);
        return;
    }
    if (action === 'remove') {
        await projects.remove(id);
        terminal.err(`Project ${id} removed. Its jobs are kept.\n`);
        return;
    }
    const config = values.config === undefined ? {} : { config: await (0,_config_config_file_js__WEBPACK_IMPORTED_MODULE_0__/* .readConfigText */ .i)(values.config) };
    if (action === 'add') {
        const settings = (0,_service_projects_project_js__WEBPACK_IMPORTED_MODULE_3__/* .checkSettings */ .EW)({ ..._service_projects_project_js__WEBPACK_IMPORTED_MODULE_3__/* .NEW_SETTINGS */ .TW, ...given(values), ...config });
        const repo = storedRepo(place, values.repo ?? '');
        await projects.add({ id: (0,_contract_values_js__WEBPACK_IMPORTED_MODULE_1__/* .checkId */ .ij)('ID', id), repo, settings });
        terminal.err(`Project ${id} added. Next, run docket keys create --project ${id}\n`);
        return;
    }
    const known = await projects.find(id);
    if (!known)
        throw (0,_service_projects_project_js__WEBPACK_IMPORTED_MODULE_3__/* .unknownProject */ .Sx)(id);
    const kept = without(known.settings, values.unset);
    const settings = (0,_service_projects_project_js__WEBPACK_IMPORTED_MODULE_3__/* .checkSettings */ .EW)({ ...kept, ...given(values), ...config });
    await projects.replace({ ...renamed(known, values.repo, place), settings });
    terminal.err(`Project ${id} changed. New jobs use it within a second.\n`);
}
async function confirmErasing(id, terminal) {
    const question = `This deletes all jobs, prompts, page views, and keys of project ${id} permanently. Type its ID to continue: `;
    const typed = await terminal.ask(question);
    if (typed === undefined) {
        throw new _shared_errors_js__WEBPACK_IMPORTED_MODULE_4__/* .InvalidRequest */ .zh('Nobody is there to confirm this. To erase without asking, add --yes.');
    }
    if (typed.trim() !== id)
        throw new _shared_errors_js__WEBPACK_IMPORTED_MODULE_4__/* .InvalidRequest */ .zh('That is not the ID. Nothing was deleted.');
}
/** Whoever names the repository means the one that has this name now. */
function renamed(known, repo, place) {
    if (repo === undefined)
        return known;
    const { repositoryId: _, ...rest } = known;
    return { ...rest, repo: repo === known.repo ? repo : storedRepo(place, repo) };
}
/** Every worker of a database has to reach it, on whatever machine it runs. */
function storedRepo(place, given) {
    if (place.kind === 'data')
        return (0,_service_projects_project_js__WEBPACK_IMPORTED_MODULE_3__/* .repoOf */ .A5)(given);
    if ((0,_contract_values_js__WEBPACK_IMPORTED_MODULE_1__/* .isRepositoryName */ .en)(given))
        return given;
    throw new _shared_errors_js__WEBPACK_IMPORTED_MODULE_4__/* .InvalidRequest */ .zh('With `--database`, `--repo` must be OWNER/NAME on GitHub, because workers on other machines use it, too.');
}
/** What each option is without a value. Without an agent, it is the one of the servers and workers. */
const UNSET = {
    agent: { of: 'agent', value: undefined },
    'base-ref': { of: 'baseRef', value: undefined },
    'docs-paths': { of: 'docsPaths', value: [] },
    'check-command': { of: 'checkCommand', value: undefined },
    'access-logs': { of: 'accessLogs', value: [] },
    config: { of: 'config', value: undefined },
};
function without(settings, names) {
    const gone = names.flatMap((name) => {
        const { of, value } = UNSET[name] ?? {};
        return of ? [[of, value]] : [];
    });
    return { ...settings, ...Object.fromEntries(gone) };
}
function given(values) {
    const { 'agent-command': command, 'model-url': url, model = '' } = values;
    return {
        ...(command !== undefined && { agent: { command } }),
        ...(url !== undefined && { agent: { url, model } }),
        ...(values['base-ref'] !== undefined && { baseRef: values['base-ref'] }),
        ...(values['docs-paths'].length > 0 && { docsPaths: values['docs-paths'] }),
        ...(values['check-command'] !== undefined && { checkCommand: values['check-command'] }),
        ...(values['access-logs'].length > 0 && { accessLogs: values['access-logs'] }),
    };
}
function rules({ values, positionals }) {
    const [action, ...ids] = positionals;
    const problems = (0,_place_js__WEBPACK_IMPORTED_MODULE_8__/* .placeProblems */ .kv)(values);
    const { 'agent-command': command, 'model-url': url, model } = values;
    if (action === 'list' ? ids.length > 0 : ids.length !== 1) {
        const words = action === 'list' ? `Unexpected argument \`${ids.join(' ')}\`.` : undefined;
        problems.push(words ?? `Specify one project: docket projects ${action} ID.`);
    }
    for (const name of values.unset) {
        if (Object.hasOwn(UNSET, name))
            continue;
        const names = Object.keys(UNSET).join(', ');
        problems.push(`Option \`--unset\` must be one of ${names}; got \`${name}\`.`);
    }
    if (values.erase && action !== 'remove') {
        problems.push('Option `--erase` can be used only with docket projects remove.');
    }
    if (values.yes && !values.erase)
        problems.push('Option `--yes` requires `--erase`.');
    if (values.unset.length > 0 && action !== 'set') {
        problems.push('Option `--unset` can be used only with docket projects set.');
    }
    if (action === 'add') {
        if (!values.repo)
            problems.push('Option `--repo OWNER/NAME` is required: the repository.');
        if (!command && !url) {
            problems.push('Choose an agent: --agent-command CMD, or --model-url URL --model NAME.');
        }
    }
    if (command && url) {
        problems.push('`--agent-command` and `--model-url` cannot be used together. Use only one.');
    }
    if (url && !model)
        problems.push('`--model-url` requires `--model NAME`: the model to use.');
    if (model && !url)
        problems.push('`--model` requires `--model-url URL`: where the model is.');
    return problems;
}
function agentWords(agent) {
    if (!agent)
        return '(the default agent)';
    return 'command' in agent ? agent.command : `${agent.model} at ${agent.url}`;
}
function table(projects) {
    return (0,_command_js__WEBPACK_IMPORTED_MODULE_7__/* .columns */ .YB)(projects.map(({ id, repo, settings }) => [id, repo, agentWords(settings.agent)]));
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
