export const id = 6112;
export const ids = [6112,1021,1910];
export const modules = {

/***/ 33499:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   readDelivery: () => (/* binding */ readDelivery)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(42047);
/* harmony import */ var _config_config_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(43090);
/* harmony import */ var _config_settings_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(81910);
/* harmony import */ var _events_quick_look_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(12693);
/* harmony import */ var _replies_marker_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(61015);
// What a delivery asks for, and the little of it that is kept. Most deliveries ask for nothing.





const text = zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP().max(200_000);
const name = zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP().max(1_000);
const id = zod__WEBPACK_IMPORTED_MODULE_4__/* .int */ .Whr().min(1);
const user = zod__WEBPACK_IMPORTED_MODULE_4__/* .object */ .Ikc({ login: name, type: name.optional() });
const pull = zod__WEBPACK_IMPORTED_MODULE_4__/* .object */ .Ikc({
    number: id,
    html_url: name.optional(),
    updated_at: name.optional(),
    state: name.optional(),
    merged: zod__WEBPACK_IMPORTED_MODULE_4__/* .boolean */ .zMY().nullish(),
    head: zod__WEBPACK_IMPORTED_MODULE_4__/* .object */ .Ikc({ ref: name, sha: name, repo: zod__WEBPACK_IMPORTED_MODULE_4__/* .object */ .Ikc({ full_name: name }).nullish() }),
    base: zod__WEBPACK_IMPORTED_MODULE_4__/* .object */ .Ikc({ ref: name }).optional(),
});
const checks = zod__WEBPACK_IMPORTED_MODULE_4__/* .object */ .Ikc({
    conclusion: name.nullish(),
    head_branch: name.nullish(),
    head_sha: name.optional(),
    head_repository: zod__WEBPACK_IMPORTED_MODULE_4__/* .object */ .Ikc({ full_name: name }).nullish(),
    path: name.optional(),
    app: zod__WEBPACK_IMPORTED_MODULE_4__/* .object */ .Ikc({ slug: name.optional() }).nullish(),
});
const written = { id, body: text.nullish(), user: user.nullish(), html_url: name.optional() };
/** A push can change thousands of files; only those that may be settings are kept. */
const files = zod__WEBPACK_IMPORTED_MODULE_4__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP())
    .optional()
    .transform((all = []) => all.filter((path) => SETTINGS_PATHS.includes(path)));
const SETTINGS_PATHS = [_config_config_js__WEBPACK_IMPORTED_MODULE_0__.CONFIG_PATH, _config_config_js__WEBPACK_IMPORTED_MODULE_0__.ORGANIZATION_PATH];
/** Whatever else GitHub sends is dropped. */
const Payload = zod__WEBPACK_IMPORTED_MODULE_4__/* .object */ .Ikc({
    action: name.optional(),
    installation: zod__WEBPACK_IMPORTED_MODULE_4__/* .object */ .Ikc({ id }),
    sender: user.optional(),
    repository: zod__WEBPACK_IMPORTED_MODULE_4__/* .object */ .Ikc({
        id,
        full_name: name,
        default_branch: name.optional(),
        private: zod__WEBPACK_IMPORTED_MODULE_4__/* .boolean */ .zMY().optional(),
    })
        .optional(),
    issue: zod__WEBPACK_IMPORTED_MODULE_4__/* .object */ .Ikc({ number: id, updated_at: name.optional(), pull_request: zod__WEBPACK_IMPORTED_MODULE_4__/* .object */ .Ikc({}).optional() })
        .optional(),
    pull_request: pull.optional(),
    workflow_run: checks.optional(),
    check_suite: checks.optional(),
    ref: name.optional(),
    forced: zod__WEBPACK_IMPORTED_MODULE_4__/* .boolean */ .zMY().optional(),
    commits: zod__WEBPACK_IMPORTED_MODULE_4__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_4__/* .object */ .Ikc({ added: files, modified: files, removed: files }))
        .optional()
        .transform((all) => all?.filter((commit) => changedFiles([commit]).length > 0)),
    comment: zod__WEBPACK_IMPORTED_MODULE_4__/* .object */ .Ikc({
        ...written,
        in_reply_to_id: id.nullish(),
        created_at: name.optional(),
        updated_at: name.optional(),
    })
        .optional(),
    changes: zod__WEBPACK_IMPORTED_MODULE_4__/* .object */ .Ikc({ body: zod__WEBPACK_IMPORTED_MODULE_4__/* .object */ .Ikc({ from: text }).optional() }).optional(),
    review: zod__WEBPACK_IMPORTED_MODULE_4__/* .object */ .Ikc({ ...written, state: name.optional(), submitted_at: name.nullish() }).optional(),
});
function changedFiles(commits = []) {
    return commits.flatMap(({ added = [], modified = [], removed = [] }) => [
        ...added,
        ...modified,
        ...removed,
    ]);
}
const INSTALLATION_EVENTS = ['installation', 'installation_repositories', 'installation_target'];
/** What can happen to a job from a repository. */
const JOB_EVENTS = [...Object.keys(_events_quick_look_js__WEBPACK_IMPORTED_MODULE_2__/* .COMMENT_EVENTS */ .Ae), 'pull_request', 'workflow_run', 'check_suite'];
/** Events that change a repository's name or owner, or delete it. */
const MOVES = ['renamed', 'transferred', 'deleted'];
/**
 * The same from GitHub's payload and from what was kept of it. The word for commands is a setting of
 * the repository, which is not known yet.
 */
function readDelivery(event, body) {
    const isPlace = INSTALLATION_EVENTS.includes(event) || event === 'repository';
    if (!isPlace && event !== 'push' && !JOB_EVENTS.includes(event)) {
        return ignored(`the event \`${event}\` means nothing to Docket`);
    }
    const read = Payload.safeParse(body);
    if (!read.success)
        return ignored('the payload is not one of an installed App');
    const payload = read.data;
    const { action = '', installation, repository } = payload;
    if (isPlace) {
        if (event === 'repository' && !MOVES.includes(action))
            return ignored(`nothing moved`);
        const key = `installation ${installation.id}`;
        const all = event === 'installation_target' ? 'owner' : undefined;
        const part = event === 'repository' ? repository?.id : all;
        return { kind: 'installation', installation: installation.id, part, payload, key };
    }
    if (event === 'push')
        return readPush(payload);
    const thread = (payload.issue ?? payload.pull_request)?.number;
    const { head_branch: branch } = payload.workflow_run ?? payload.check_suite ?? {};
    const place = thread ?? branch ?? undefined;
    if (!repository || place === undefined)
        return ignored('the payload has no thread');
    const why = whyNothing(event, payload);
    if (why !== undefined)
        return ignored(why);
    return {
        kind: 'thread',
        repository: {
            id: repository.id,
            fullName: repository.full_name,
            installation: installation.id,
        },
        event: { name: event, payload: payload, thread },
        payload,
        key: `${repository.id}#${place}`,
    };
}
function readPush(payload) {
    const { repository, ref, forced, commits, installation } = payload;
    if (!repository || ref !== `refs/heads/${repository.default_branch}`) {
        return ignored('settings are read from the default branch');
    }
    const { id, full_name: fullName } = repository;
    const isOrganization = (0,_config_settings_js__WEBPACK_IMPORTED_MODULE_1__/* .organizationOf */ .d1)(fullName) === fullName;
    const changed = changedFiles(commits);
    const hasChanged = changed.includes(_config_config_js__WEBPACK_IMPORTED_MODULE_0__.CONFIG_PATH) || (isOrganization && changed.length > 0);
    // The commits of a forced push say nothing about those that it removes.
    if (!forced && !hasChanged)
        return ignored('the push does not change settings');
    return {
        kind: 'settings',
        repository: { id, fullName, installation: installation.id },
        payload,
        key: `settings ${id}`,
    };
}
function whyNothing(event, payload) {
    if (event === 'pull_request') {
        // Any pull request of the repository may have documentation stacked on it.
        const from = payload.pull_request?.head?.repo?.full_name;
        const own = from !== undefined && from === payload.repository?.full_name;
        const reopened = payload.action === 'reopened' && payload.pull_request?.head?.ref?.startsWith('docket/');
        const matters = payload.action === 'closed' || reopened;
        return matters && own ? undefined : 'no pull request of its own was closed';
    }
    const checked = payload.workflow_run ?? payload.check_suite;
    if (checked) {
        const failed = ['failure', 'timed_out'].includes(checked.conclusion ?? '');
        const own = checked.head_branch?.startsWith('docket/');
        return payload.action === 'completed' && failed && own ? undefined : 'no check of a job failed';
    }
    const { body } = payload.review ?? payload.comment ?? {};
    if (event === 'issue_comment' && payload.action === 'edited') {
        const ticked = (0,_replies_marker_js__WEBPACK_IMPORTED_MODULE_3__/* .tickedIn */ .yZ)(payload.changes?.body?.from ?? '', body ?? '');
        return ticked.length > 0 ? undefined : 'no box of a list was ticked';
    }
    if (payload.action !== _events_quick_look_js__WEBPACK_IMPORTED_MODULE_2__/* .COMMENT_EVENTS */ .Ae[event]?.action)
        return 'only new comments can run commands';
    if ((0,_events_quick_look_js__WEBPACK_IMPORTED_MODULE_2__/* .mayHoldSomeCommand */ .Ss)(body ?? '') || (0,_events_quick_look_js__WEBPACK_IMPORTED_MODULE_2__/* .mayInstruct */ .ey)(payload, false))
        return undefined;
    return 'no line of the comment starts with a command';
}
const ignored = (reason) => ({ kind: 'ignored', reason });


/***/ }),

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

/***/ 61015:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   X4: () => (/* binding */ markerPrefix),
/* harmony export */   _8: () => (/* binding */ MARKER_START),
/* harmony export */   _M: () => (/* binding */ isOwnComment),
/* harmony export */   aP: () => (/* binding */ box),
/* harmony export */   en: () => (/* binding */ writeMarker),
/* harmony export */   nT: () => (/* binding */ isOpen),
/* harmony export */   t7: () => (/* binding */ readMarker),
/* harmony export */   yZ: () => (/* binding */ tickedIn)
/* harmony export */ });
/* unused harmony export MARKER_PHASES */
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var _shared_encryption_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(19535);
// The invisible line in Docket's own comments: which event the comment answers, and which job that
// led to. With a key it is signed, so that no one else's text passes for it; without one (a token
// that changes with each run) the caller has to look at who wrote the comment.


const MARKER_START = '<!-- docket ';
/**
 * `sending`: written right before the request is sent, so that a run that finds it knows that
 * something may have happened. `sent`: the service answered, and the job is known. `told`: an answer
 * that leads to no job, such as a refusal. `answer`: one that a newer one replaces, such as a status.
 * `link`: where a pull request says which job made it.
 */
const MARKER_PHASES = ['sending', 'sent', 'told', 'answer', 'link'];
function writeMarker(marker, scope) {
    const fields = [markerPrefix(marker.event) + marker.phase];
    if (marker.job !== undefined)
        fields.push(`job=${encode(marker.job)}`);
    if (marker.closed)
        fields.push('closed');
    if (scope.key !== undefined)
        fields.push(`sig=${signature(marker, scope.key, scope)}`);
    return `${fields.join(' ')} -->`;
}
/** What every marker of this event starts with, to search for. */
function markerPrefix(event) {
    return `${MARKER_START}${encode(event)} `;
}
/** The marker that a comment begins with; null when there is none or its signature is not ours. */
function readMarker(body, scope) {
    const match = LINE.exec(body);
    const [, event = '', phase, job, closed, sig] = match ?? [];
    const known = MARKER_PHASES.find((name) => name === phase);
    if (!known)
        return null;
    const marker = { event: decode(event), phase: known };
    if (job !== undefined)
        marker.job = decode(job);
    if (closed !== undefined)
        marker.closed = true;
    if (scope.key === undefined)
        return marker;
    return sig !== undefined && (0,_shared_encryption_js__WEBPACK_IMPORTED_MODULE_1__/* .isSameSecret */ .n_)(sig, signature(marker, scope.key, scope))
        ? marker
        : null;
}
/** Somebody still has to finish this reply. */
function isOpen({ phase, closed }) {
    return (phase === 'sending' || phase === 'sent') && !closed;
}
function isOwnComment(body) {
    return LINE.test(body);
}
// The boxes of the list of documentation to do. People tick them by editing the comment.
const MAX_TICKED = 100;
/** `key`: 12 hexadecimal digits, by which the list knows the item. */
const box = (text, key) => `- [ ] ${text} <!-- docket:item ${key} -->`;
/** The items that this edit ticked: not those that were ticked before, by whomever. */
function tickedIn(before, after) {
    const earlier = new Set(ticks(before));
    return [...new Set(ticks(after))].filter((key) => !earlier.has(key)).slice(0, MAX_TICKED);
}
const ticks = (body) => body
    .split(/\r?\n/)
    .flatMap((line) => /^- \[x\] .* <!-- docket:item ([\da-f]{12}) -->$/i.exec(line)?.[1] ?? []);
const LINE = /^\s*<!-- docket ([\w%.~]+) ([a-z]+)(?: job=([\w%.~]+))?( closed)?(?: sig=(\w+))? -->/;
function signature({ event, phase, job, closed }, key, scope) {
    const place = [scope.repository.toLowerCase(), scope.thread];
    const signed = JSON.stringify([...place, event, phase, job, closed ?? false]);
    return (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHmac)('sha256', `docket marker ${key}`).update(signed).digest('hex').slice(0, 32);
}
/** Hyphens, too: two of them would end the HTML comment. */
function encode(value) {
    return encodeURIComponent(value.toWellFormed()).replace(/[-!'()*]/g, (char) => {
        return `%${char.charCodeAt(0).toString(16).toUpperCase()}`;
    });
}
function decode(value) {
    try {
        return decodeURIComponent(value);
    }
    catch {
        return value;
    }
}


/***/ }),

/***/ 15246:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ko: () => (/* binding */ readInputs),
/* harmony export */   N4: () => (/* binding */ MAX_CONTEXT),
/* harmony export */   OC: () => (/* binding */ repeatedName),
/* harmony export */   TL: () => (/* binding */ parseInputs),
/* harmony export */   j3: () => (/* binding */ COMMAND_PERMISSIONS),
/* harmony export */   pH: () => (/* binding */ SECRET_INPUTS),
/* harmony export */   vj: () => (/* binding */ inputNames)
/* harmony export */ });
/* harmony import */ var _contract_values_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(87797);
/* harmony import */ var _jobs_changes_change_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(33379);
/* harmony import */ var _shared_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(42205);
/* harmony import */ var _shared_freeze_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(93553);
/* harmony import */ var _shared_glob_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(77012);
/* harmony import */ var _shared_text_line_start_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(23771);
/* harmony import */ var _views_reports_report_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(54375);
// All inputs as one frozen object, read once. Names and defaults are those of action.yml.







const MODES = [
    'auto',
    'job',
    'command',
    'views',
    'sweep',
    'doctor',
    'improve',
    'check',
    'audition',
];
const FAIL_ON = ['broken', 'never'];
const COMMAND_PERMISSIONS = ['triage', 'write', 'maintain', 'admin'];
const RANGES = ['last-7-days', 'last-30-days', 'previous-week', 'previous-month'];
/** Repositories that agents can read besides their own. */
const MAX_CONTEXT = 10;
const DEFAULT_FORMATS = ['csv', 'json', 'html'];
/** Inputs that must never be printed; masked before anything is logged. */
const SECRET_INPUTS = [
    'api-key',
    'model-key',
    'github-token',
    'docs-token',
    'state-key',
    'views-key',
];
function parseInputs(get) {
    const { inputs, wrong } = readInputs(get);
    if (wrong)
        throw wrong.inLog;
    return inputs;
}
/** With `wrong`, the inputs are good for nothing but telling so: defaults stand in for the invalid. */
function readInputs(get) {
    const reader = new InputReader(get);
    const inputs = (0,_shared_freeze_js__WEBPACK_IMPORTED_MODULE_4__/* .deepFreeze */ .o)(read(reader));
    insistOnRules(reader, inputs);
    const { problems } = reader;
    if (problems.length === 0)
        return { inputs };
    const [many, them] = problems.length === 1
        ? ['An input is not valid', 'it']
        : [`${problems.length} inputs are not valid`, 'them'];
    const inLog = problems.map((problem) => problem.inLog);
    const onThread = problems.map((problem) => problem.onThread);
    return {
        inputs,
        wrong: {
            inLog: new _shared_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .InvalidRequest */ .zh(`${many}. Fix ${them} under \`with:\` in this step.`, {
                details: inLog,
            }),
            onThread: new _shared_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .InvalidRequest */ .zh(`The workflow is not set up correctly, so nothing was started. ${many}. Fix ${them} under \`with:\` in the workflow file, then comment the command again. The log of the workflow run shows the values.`, { details: onThread }),
        },
    };
}
/** The names of all inputs. */
function inputNames() {
    const names = new Set();
    read(new InputReader((name) => {
        names.add(name);
        return '';
    }));
    return [...names];
}
function read(reader) {
    return {
        mode: reader.choice('mode', MODES, 'auto'),
        dryRun: reader.flag('dry-run', false),
        service: {
            projectId: reader.matching('project-id', /^[^/\s]+$/, 'must not contain `/` or spaces'),
            apiKey: reader.text('api-key'),
            baseUrl: url(reader, 'base-url'),
            githubToken: reader.text('github-token'),
        },
        job: {
            prompt: reader.text('prompt'),
            jobId: reader.matching('job-id', /^[^/\s]+$/, 'must be a job ID'),
            issueNumber: reader.wholeNumber('issue-number', { min: 1 }),
            wait: reader.flag('wait', true),
            timeoutMinutes: reader.wholeNumber('timeout-minutes', { min: 1, max: 7200 }) ?? 30,
        },
        command: {
            word: reader.matching('command', _shared_text_line_start_js__WEBPACK_IMPORTED_MODULE_5__/* .COMMAND_WORD */ .J1, 'must be a slash followed by a word, such as `/docs`') ?? '/docs',
            permission: reader.choice('permission', COMMAND_PERMISSIONS, 'write'),
            allowedBots: reader.list('allowed-bots'),
        },
        embedded: {
            agentCommand: reader.text('agent-command'),
            modelUrl: url(reader, 'model-url'),
            modelKey: reader.text('model-key'),
            model: reader.text('model'),
            docsPaths: orDefault(reader.globs('docs-paths'), _jobs_changes_change_js__WEBPACK_IMPORTED_MODULE_1__/* .DEFAULT_DOCS_PATHS */ .bK),
            baseRef: reader.matching('base-ref', REF_NAME, 'must be a branch name'),
            checkCommand: reader.text('check-command'),
            stateKey: reader.text('state-key'),
        },
        docs: {
            repository: reader.matching('docs-repository', _contract_values_js__WEBPACK_IMPORTED_MODULE_0__/* .isRepositoryName */ .en, 'must be a repository such as acme/handbook'),
            token: reader.text('docs-token'),
            context: reader.repositories('context-repositories', MAX_CONTEXT),
        },
        check: {
            failOn: reader.choice('fail-on', FAIL_ON, 'broken'),
        },
        views: {
            range: reader.choice('range', RANGES, 'last-7-days'),
            dateFrom: date(reader, 'date-from'),
            dateTo: date(reader, 'date-to'),
            formats: reader.choices('formats', _views_reports_report_js__WEBPACK_IMPORTED_MODULE_6__/* .REPORT_FORMATS */ .E, DEFAULT_FORMATS),
            accessLogs: reader.list('access-logs'),
            key: reader.text('views-key'),
            artifactName: reader.matching('artifact-name', /^[^":<>|*?\r\n\\/]+$/, 'must be a plain file name') ??
                'page-views',
        },
    };
}
/** Long enough that nobody can guess it from a signature that everyone can read. */
const MIN_STATE_KEY = 32;
const REF_NAME = /^(?![-/.])(?!.*(?:\.\.|@\{|\/\/))[^\s~^:?*[\\\x00-\x1f\x7f]+(?<![/.])$/;
function insistOnRules(reader, { service, job, command, embedded, views }) {
    const remote = reader.text('base-url') !== undefined;
    reader.insist(!remote || (service.apiKey !== undefined && reader.text('project-id') !== undefined), 'Input `base-url` requires `api-key` and `project-id`. You can find both on the API keys page of the project.');
    reader.insist(remote || service.apiKey === undefined, 'Input `api-key` is set without `base-url`. Set `base-url` to use the service, or remove the key.');
    reader.insist(remote || job.wait, 'Input `wait: false` requires `base-url`, because an embedded job runs inside this step and ends with it.');
    reader.insist(job.jobId === undefined || job.prompt !== undefined, 'Input `job-id` requires a `prompt`: the message that continues the job.');
    reader.insist(reader.text('mode') !== 'job' || job.prompt !== undefined, 'Input `mode: job` requires a `prompt` that tells the agent what to do.');
    reader.insist(reader.text('docs-repository') === undefined || !remote, 'Input `docs-repository` cannot be used with `base-url`, because the service has its own documentation. Remove one of them.');
    reader.insist(!remote || reader.text('context-repositories') === undefined, 'Input `context-repositories` cannot be used with `base-url`, because the service reads its own. Set it in the settings of the project there.');
    reader.insist(embedded.agentCommand === undefined || reader.text('model-url') === undefined, 'Inputs `agent-command` and `model-url` cannot be used together. Set only one of them.');
    reader.insist(embedded.modelUrl === undefined || embedded.model !== undefined, 'Input `model-url` requires `model`: the name of the model to use.');
    reader.insist(embedded.stateKey === undefined || embedded.stateKey.length >= MIN_STATE_KEY, `Input \`state-key\` must have at least ${MIN_STATE_KEY} characters; \`openssl rand -hex 32\` generates one.`);
    reader.insist(command.allowedBots.every((login) => /^[\w-]+(?:\[bot\])?$/.test(login)), 'Input `allowed-bots` must be a list of logins such as `my-app[bot]`; patterns are not allowed.');
    const { dateFrom, dateTo } = views;
    reader.insist(dateFrom === undefined || dateTo === undefined || dateFrom < dateTo, 'Input `date-to` must be later than `date-from`. It is the day after the last day to export.');
}
function url(reader, name) {
    const must = 'must be a URL that starts with https:// or http://';
    const value = reader.matching(name, /^https?:\/\/[^\s/?#@]+(?:\/[^\s?#]*)?$/i, must);
    return value?.replace(/\/+$/, '');
}
function date(reader, name) {
    const isDay = (value) => /^\d{4}-\d{2}-\d{2}$/.test(value) && (0,_contract_values_js__WEBPACK_IMPORTED_MODULE_0__/* .isDate */ .$P)(value);
    return reader.matching(name, isDay, 'must be a date such as 2026-11-01');
}
function orDefault(list, fallback) {
    return list.length > 0 ? list : [...fallback];
}
class InputReader {
    problems = [];
    #get;
    constructor(get) {
        this.#get = get;
    }
    text(name) {
        return this.#get(name) || undefined;
    }
    flag(name, fallback) {
        const value = this.text(name);
        if (value === undefined)
            return fallback;
        if (/^(?:true|false)$/i.test(value))
            return value.toLowerCase() === 'true';
        this.#wrong(name, 'must be `true` or `false`', value);
        return fallback;
    }
    wholeNumber(name, range) {
        const value = this.text(name);
        if (value === undefined)
            return undefined;
        const number = /^\d{1,15}$/.test(value) ? Number(value) : Number.NaN;
        if (number >= range.min && number <= (range.max ?? Number.MAX_SAFE_INTEGER))
            return number;
        const limits = range.max === undefined ? `≥ ${range.min}` : `from ${range.min} to ${range.max}`;
        this.#wrong(name, `must be a whole number ${limits}`, value);
        return undefined;
    }
    choice(name, choices, fallback) {
        const value = this.text(name) ?? fallback;
        const found = choices.find((choice) => choice === value);
        if (found)
            return found;
        this.#wrong(name, `must be one of ${listed(choices)}`, value);
        return fallback;
    }
    choices(name, choices, fallback) {
        const values = this.list(name);
        if (values.length === 0)
            return [...fallback];
        for (const value of values) {
            if (!choices.some((choice) => choice === value)) {
                this.#wrong(name, `must be a list of ${listed(choices)}`, value);
            }
        }
        return choices.filter((choice) => values.includes(choice));
    }
    /** One per line, or separated by commas; commas inside `{a,b}` belong to the glob. */
    list(name) {
        const parts = (this.text(name) ?? '').split('\n').flatMap(splitOutsideBraces);
        return [...new Set(parts.map((part) => part.trim()).filter((part) => part !== ''))];
    }
    globs(name) {
        const globs = this.list(name);
        if (globs.length > _shared_glob_js__WEBPACK_IMPORTED_MODULE_3__/* .MAX_GLOBS */ .zt)
            this.insist(false, `Input \`${name}\` has more than ${_shared_glob_js__WEBPACK_IMPORTED_MODULE_3__/* .MAX_GLOBS */ .zt} globs.`);
        const wrong = globs
            .slice(0, _shared_glob_js__WEBPACK_IMPORTED_MODULE_3__/* .MAX_GLOBS */ .zt)
            .flatMap((glob) => (0,_shared_glob_js__WEBPACK_IMPORTED_MODULE_3__/* .globProblem */ .AI)(glob.replace(/^!/, '')) ?? []);
        for (const sentence of wrong) {
            this.problems.push({
                inLog: `Input \`${name}\`: ${sentence}`,
                onThread: `Input \`${name}\` contains a glob that is not valid.`,
            });
        }
        this.insist(globs.length === 0 || !globs.every((glob) => glob.startsWith('!')), `Input \`${name}\` only excludes files; add a glob for the files to include.`);
        return globs;
    }
    /** One per line, or separated by commas. */
    repositories(name, max) {
        const parts = (this.text(name) ?? '').split(/[\n,]/).map((part) => part.trim());
        const names = parts.filter((part) => part !== '');
        const wrong = names.find((part) => !(0,_contract_values_js__WEBPACK_IMPORTED_MODULE_0__/* .isRepositoryName */ .en)(part)) ?? repeatedName(names);
        const must = `must be a list of at most ${max} repositories such as \`acme/handbook\`, each named once`;
        if (wrong !== undefined || names.length > max)
            this.#wrong(name, must, wrong ?? `${names.length} of them`);
        return names.slice(0, max);
    }
    matching(name, fits, must) {
        const value = this.text(name);
        if (value === undefined)
            return undefined;
        if (typeof fits === 'function' ? fits(value) : fits.test(value))
            return value;
        this.#wrong(name, must, value);
        return undefined;
    }
    /** For rules that involve several inputs; `sentence` names them, without their values. */
    insist(holds, sentence) {
        if (!holds)
            this.problems.push({ inLog: sentence, onThread: sentence });
    }
    #wrong(name, must, value) {
        const shown = value.length > 60 ? `${value.slice(0, 60)}…` : value;
        const rule = `Input \`${name}\` ${must}`;
        this.problems.push({
            inLog: `${rule}; got \`${shown.replace(/\s+/g, ' ')}\`.`,
            onThread: `${rule}.`,
        });
    }
}
function splitOutsideBraces(line) {
    const parts = [];
    let [start, depth] = [0, 0];
    for (let at = 0; at < line.length; at += 1) {
        if (line[at] === '{')
            depth += 1;
        if (line[at] === '}')
            depth -= 1;
        if (line[at] !== ',' || depth > 0)
            continue;
        parts.push(line.slice(start, at));
        start = at + 1;
    }
    return [...parts, line.slice(start)];
}
/** One that is there twice: to GitHub, case makes no difference. */
function repeatedName(names) {
    const lower = names.map((name) => name.toLowerCase());
    return names.find((_, index) => lower.indexOf(lower[index] ?? '') !== index);
}
function listed(values) {
    return values.map((value) => `\`${value}\``).join(', ');
}


/***/ }),

/***/ 81910:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   OZ: () => (/* binding */ settingAt),
/* harmony export */   d1: () => (/* binding */ organizationOf),
/* harmony export */   o4: () => (/* binding */ parseConfig),
/* harmony export */   readSettings: () => (/* binding */ readSettings),
/* harmony export */   settingsOf: () => (/* binding */ settingsOf),
/* harmony export */   u0: () => (/* binding */ lockedWords),
/* harmony export */   warnOfLocked: () => (/* binding */ warnOfLocked)
/* harmony export */ });
/* unused harmony export SETTING_NAMES */
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(42047);
/* harmony import */ var _contract_schemas_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51947);
/* harmony import */ var _shared_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(42205);
/* harmony import */ var _shared_similar_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(55069);
/* harmony import */ var _shared_text_yaml_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(75783);
/* harmony import */ var _config_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(43090);
// The effective settings: the repository's over the organization's over the defaults, setting by
// setting. What the organization has locked, no repository changes.






const ORGANIZATION_REPOSITORY = '.github';
/** Prices belong together; of any other group, each setting has an origin of its own. */
const SETTING_NAMES = (0,_config_js__WEBPACK_IMPORTED_MODULE_3__.settingsIn)().flatMap((group) => {
    const inner = group === 'prices' ? [] : (0,_config_js__WEBPACK_IMPORTED_MODULE_3__.settingsIn)(group);
    return inner.length === 0 ? [group] : inner.map((key) => `${group}.${key}`);
});
const LOCKABLE = new Set([...SETTING_NAMES, ...(0,_config_js__WEBPACK_IMPORTED_MODULE_3__.settingsIn)()]);
const OrganizationFile = _config_js__WEBPACK_IMPORTED_MODULE_3__.SettingsFile.extend({
    locked: zod__WEBPACK_IMPORTED_MODULE_4__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP()
        .refine((name) => LOCKABLE.has(name), 'is not the name of a setting, such as `budget`'))
        .max(_config_js__WEBPACK_IMPORTED_MODULE_3__.MAX_ENTRIES)
        .default([]),
});
function parseConfig(text) {
    return text === null ? _config_js__WEBPACK_IMPORTED_MODULE_3__.DEFAULT_CONFIG : readSettings({ repository: text }).config;
}
function readSettings(texts) {
    const { repository, organization = null, organizationName = '' } = texts;
    const ours = readSettingsFile(repository ?? '', `\`${_config_js__WEBPACK_IMPORTED_MODULE_3__.CONFIG_PATH}\` on the default branch`, _config_js__WEBPACK_IMPORTED_MODULE_3__.SettingsFile);
    const theirs = readSettingsFile(organization ?? '', `\`${_config_js__WEBPACK_IMPORTED_MODULE_3__.ORGANIZATION_PATH}\` in ${organizationName}`, OrganizationFile);
    const locked = lockedNames(theirs.said.locked ?? []);
    const chosen = SETTING_NAMES.map((name) => {
        const [own, organizations] = [settingAt(ours.said, name), settingAt(theirs.said, name)];
        const isLocked = locked.has(name);
        const overruled = isLocked && own !== undefined && !same(own, organizations);
        const mine = own !== undefined && !isLocked;
        const from = mine ? 'repository' : organizations === undefined ? 'default' : 'organization';
        return { name, from, locked: isLocked, overruled, said: mine ? own : organizations };
    });
    const config = checked(assembled(chosen), chosen, ours, theirs);
    return {
        config,
        origins: new Map(chosen.map(({ name, from, locked, said }) => [
            name,
            { from, locked, value: said ?? settingAt(config, name) },
        ])),
        overruled: chosen.flatMap(({ name, overruled }) => (overruled ? [name] : [])),
    };
}
/** The names of single settings. A budget would be endless where the prices can be set to zero. */
function lockedNames(entries) {
    const all = entries.some((name) => /^budget\b/.test(name)) ? [...entries, 'prices'] : entries;
    return new Set(SETTING_NAMES.filter((name) => all.some((one) => `${name}.`.startsWith(`${one}.`))));
}
function assembled(chosen) {
    const whole = {};
    for (const { name, said } of chosen) {
        if (said === undefined)
            continue;
        const [group = '', key] = name.split('.');
        whole[group] = key === undefined ? said : { ...Object(whole[group]), [key]: said };
    }
    return whole;
}
/** Each file is valid by itself; together they may still not be. */
function checked(whole, chosen, ours, theirs) {
    const result = _config_js__WEBPACK_IMPORTED_MODULE_3__.Config.safeParse(whole);
    if (result.success)
        return result.data;
    const { issues } = result.error;
    const group = String(issues[0]?.path[0]);
    const fromUs = chosen.some(({ name, from }) => from === 'repository' && `${name}.`.startsWith(`${group}.`));
    return (fromUs ? ours : theirs).refuse(issues);
}
/** `name`: such as `agent.max-minutes`. */
function settingAt(settings, name) {
    const [group = '', key] = name.split('.');
    const outer = settings[group];
    return key === undefined ? outer : outer?.[key];
}
const same = (one, other) => JSON.stringify(one) === JSON.stringify(other);
/** `where`: what people call the file. */
function readSettingsFile(text, where, schema) {
    const excess = (0,_shared_text_yaml_js__WEBPACK_IMPORTED_MODULE_2__.yamlExcess)(text);
    if (excess !== undefined)
        refuse(where, [`The file has ${excess}.`]);
    const { value, problems, lineOf } = (0,_shared_text_yaml_js__WEBPACK_IMPORTED_MODULE_2__.readYaml)(text, { aliases: false });
    if (problems.length > 0) {
        refuse(where, problems.map(({ line, message }) => problem(line, message)));
    }
    const said = (value ?? {});
    const result = schema.safeParse(said, { error: _contract_schemas_js__WEBPACK_IMPORTED_MODULE_0__/* .demand */ .wo });
    if (!result.success) {
        refuse(where, result.error.issues.flatMap((issue) => problemsOf(issue, lineOf)));
    }
    return {
        said,
        refuse: (issues) => refuse(where, issues.map(({ path, message }) => problem(lineOf(path), named(path, message)))),
    };
}
function problemsOf(issue, lineOf) {
    if (issue.code !== 'unrecognized_keys') {
        return [problem(lineOf(issue.path), named(issue.path, issue.message))];
    }
    // Deeper ones depend on more than their name.
    const known = issue.path.length > 1 ? [] : (0,_config_js__WEBPACK_IMPORTED_MODULE_3__.settingsIn)(issue.path[0]);
    return issue.keys
        .slice(0, _config_js__WEBPACK_IMPORTED_MODULE_3__.MAX_ENTRIES)
        .map((key) => problem(lineOf([...issue.path, key], 'key'), `\`${key}\` is not a setting${remedy(key, known)}`));
}
function remedy(key, known) {
    const near = (0,_shared_similar_js__WEBPACK_IMPORTED_MODULE_5__/* .nearest */ .p)(key, known);
    if (near)
        return `. Did you mean \`${near}\`?`;
    if (known.length === 0)
        return ' here';
    return `; available settings: ${known.map((name) => `\`${name}\``).join(', ')}`;
}
/** Most messages go on after the name: `must be a list`. */
function named(path, message) {
    const name = path.length === 0 ? 'The file' : `\`${path.join('.')}\``;
    return /^(?:must|needs|is|has|ends)\b/.test(message)
        ? `${name} ${message}`
        : `${name}: ${message}`;
}
function problem(line, message) {
    return `Line ${line}: ${message.replace(/[.?]?$/, (end) => end || '.')}`;
}
function refuse(where, details) {
    throw new _shared_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .InvalidRequest */ .zh(`${where} is not valid. Fix the problems listed and run again.`, {
        details: details.slice(0, _config_js__WEBPACK_IMPORTED_MODULE_3__.MAX_ENTRIES),
    });
}
// The settings of a repository and of the organization that it belongs to.
function settingsOf(repository, own, organization) {
    const organizationName = organizationOf(repository);
    return readSettings({ repository: own, organization, organizationName });
}
function organizationOf(repository) {
    return `${repository.split('/')[0]}/${ORGANIZATION_REPOSITORY}`;
}
function warnOfLocked({ overruled }, repository, log) {
    if (overruled.length > 0)
        log.warn(lockedWords(overruled, repository));
}
function lockedWords(names, repository) {
    const all = names.map((name) => `\`${name}\``).join(', ');
    const [them, values] = names.length === 1 ? ['it', 'value is'] : ['them', 'values are'];
    return `\`${_config_js__WEBPACK_IMPORTED_MODULE_3__.CONFIG_PATH}\` sets ${all}, but ${organizationOf(repository)} locks ${them}, so the organization's ${values} used. Remove ${them} from the file.`;
}


/***/ }),

/***/ 33379:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C5: () => (/* binding */ readDocsPaths),
/* harmony export */   Ce: () => (/* binding */ FILE_MODES),
/* harmony export */   bK: () => (/* binding */ DEFAULT_DOCS_PATHS),
/* harmony export */   xE: () => (/* binding */ CONTEXT_FOLDER)
/* harmony export */ });
/* harmony import */ var _shared_glob_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77012);
// What an agent changed, one entry per path: the diff that the fence and the scan look at.

const FILE_MODES = ['100644', '100755', '120000', '160000'];
// `docs-paths`: globs of the files that a change may touch, and names of single ones.
const DEFAULT_DOCS_PATHS = [
    'docs/**',
    '**/*.md',
    '**/*.mdx',
    'docs.json',
];
/** Where an agent finds other repositories in its copy, while it runs. */
const CONTEXT_FOLDER = '.docket-context';
function readDocsPaths(globs) {
    const open = (0,_shared_glob_js__WEBPACK_IMPORTED_MODULE_0__/* .matchesAny */ ._I)(globs);
    const each = globs
        .filter((glob) => !glob.startsWith('!'))
        .map((glob) => ({ glob, fits: (0,_shared_glob_js__WEBPACK_IMPORTED_MODULE_0__/* .matchesAny */ ._I)([glob]) }));
    return {
        covering: (path) => open(path) ? each.filter(({ fits }) => fits(path)).map(({ glob }) => glob) : [],
        lists: (path) => globs.includes(path) && open(path),
        text: globs.join(', '),
    };
}


/***/ }),

/***/ 42423:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E9: () => (/* binding */ dollars),
/* harmony export */   _: () => (/* binding */ decimal),
/* harmony export */   pJ: () => (/* binding */ NOT_MEASURED),
/* harmony export */   rs: () => (/* binding */ costText)
/* harmony export */ });
/** Millionths of a dollar as people read them: cents, or four decimals below a dollar; rounded up. */
function dollars(micros) {
    return `$${decimal(Math.ceil(micros / 100) * 100, micros >= 1_000_000 ? 2 : 4)}`;
}
/** Millionths of a dollar as a number for programs, exactly: `0.0123`. */
function decimal(micros, digits = 6) {
    const step = 10 ** (6 - digits);
    const rounded = Math.ceil(micros / step) * step;
    const fraction = String(rounded % 1_000_000)
        .padStart(6, '0')
        .replace(/0{1,4}$/, '');
    return `${Math.floor(rounded / 1_000_000)}.${fraction}`;
}
/** What a person reads where nobody measured it, as with programs that report no tokens. */
const NOT_MEASURED = 'not measured';
/** A cost of zero is not shown where a part is unknown: “at least $0” tells nobody anything. */
function costText({ costMicros, incomplete, }) {
    if (costMicros === undefined || (incomplete && costMicros === 0))
        return NOT_MEASURED;
    return `${incomplete ? 'at least ' : ''}${dollars(costMicros)}`;
}


/***/ }),

/***/ 19535:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   fR: () => (/* binding */ encryptionOf),
/* harmony export */   n_: () => (/* binding */ isSameSecret)
/* harmony export */ });
/* unused harmony export openEncryption */
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(42205);
// Secrets at rest: AES-256-GCM, with a key that is kept elsewhere. While the key is being replaced,
// the previous one still opens what it has closed.


const KEY = /^[0-9a-f]{64}$/i;
const CIPHER = 'aes-256-gcm';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;
const SEALED = /^v1\.([0-9a-f]{8})\.([\w-]+)$/;
/** With the keys that are in the environment. */
function encryptionOf(env) {
    return openEncryption({
        current: env.DOCKET_ENCRYPTION_KEY,
        previous: env.DOCKET_ENCRYPTION_KEY_PREVIOUS,
    });
}
function openEncryption({ current, previous }) {
    if (!current) {
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .SetupError */ .w3('DOCKET_ENCRYPTION_KEY is not set. It encrypts the secrets of the GitHub App in the database; `openssl rand -hex 32` generates one. Keep it outside the database.');
    }
    const named = [
        ['DOCKET_ENCRYPTION_KEY', current],
        ...(previous ? [['DOCKET_ENCRYPTION_KEY_PREVIOUS', previous]] : []),
    ];
    const [newest, ...older] = named.map(([name, text]) => readKey(name, text));
    const keys = newest ? [newest, ...older] : [];
    return {
        seal(text, purpose) {
            const { bytes, id } = keys[0];
            const nonce = (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.randomBytes)(NONCE_BYTES);
            const cipher = (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createCipheriv)(CIPHER, bytes, nonce).setAAD(Buffer.from(purpose));
            const closed = Buffer.concat([nonce, cipher.update(text, 'utf8'), cipher.final()]);
            return `v1.${id}.${Buffer.concat([closed, cipher.getAuthTag()]).toString('base64url')}`;
        },
        open(sealed, purpose) {
            const [, id, text = ''] = SEALED.exec(sealed) ?? [];
            const key = keys.find((one) => one.id === id);
            if (id !== undefined && !key)
                throw otherKey(id, keys);
            try {
                return unseal(Buffer.from(text, 'base64url'), purpose, key.bytes);
            }
            catch (cause) {
                throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .SetupError */ .w3('The secrets of the GitHub App in the database are damaged. Restore them from a backup, or run `docket app remove` and `docket app create`.', { cause });
            }
        },
    };
}
function readKey(name, text) {
    if (!KEY.test(text.trim())) {
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .SetupError */ .w3(`${name} must have 64 hexadecimal characters, as \`openssl rand -hex 32\` generates them.`);
    }
    const bytes = Buffer.from(text.trim(), 'hex');
    return { bytes, id: (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256').update(bytes).digest('hex').slice(0, 8) };
}
function unseal(closed, purpose, key) {
    const end = closed.length - TAG_BYTES;
    const options = { authTagLength: TAG_BYTES };
    const decipher = (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createDecipheriv)(CIPHER, key, closed.subarray(0, NONCE_BYTES), options)
        .setAAD(Buffer.from(purpose))
        .setAuthTag(closed.subarray(end));
    return (decipher.update(closed.subarray(NONCE_BYTES, end), undefined, 'utf8') + decipher.final('utf8'));
}
function otherKey(id, keys) {
    const ours = keys.map((key) => key.id).join(' and ');
    return new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .SetupError */ .w3(`The secrets of the GitHub App in the database are encrypted with another key: theirs has the ID ${id}, and yours ${ours}. Set DOCKET_ENCRYPTION_KEY to that key, or DOCKET_ENCRYPTION_KEY_PREVIOUS while you replace it.`);
}
/** How long it takes tells nothing about where two texts differ. */
function isSameSecret(one, other) {
    return (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.timingSafeEqual)((0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.hash)('sha256', one, 'buffer'), (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.hash)('sha256', other, 'buffer'));
}


/***/ }),

/***/ 93553:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   o: () => (/* binding */ deepFreeze)
/* harmony export */ });
/**
 * The value and everything in it can no longer be changed: it may be handed out without a copy. What
 * is frozen already is taken to be frozen throughout.
 */
function deepFreeze(value) {
    if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
        Object.freeze(value);
        for (const inner of Object.values(value))
            deepFreeze(inner);
    }
    return value;
}


/***/ }),

/***/ 23771:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   J1: () => (/* binding */ COMMAND_WORD),
/* harmony export */   Jg: () => (/* binding */ isWord),
/* harmony export */   QC: () => (/* binding */ startsLine)
/* harmony export */ });
// Lines of Markdown, for those who must not load its parser.
const COMMAND_WORD = /^\/[\w-]+$/;
/** Does a line start here? Up to three spaces may come first; four make code. */
function startsLine(text, at) {
    let start = at;
    while (at - start < 3 && text[start - 1] === ' ')
        start -= 1;
    return start === 0 || text[start - 1] === '\n' || text[start - 1] === '\r';
}
/**
 * The word in upper or lower case, as workflows compare it. Spaces and punctuation end it, and nothing
 * else: a slash, an invisible, or a look-alike character makes another word.
 */
function isWord(text, at, word) {
    const end = at + word.length;
    const found = text.slice(at, end);
    // Some letters that are not ASCII become ASCII in lower case.
    if (text[at] !== word[0] || !COMMAND_WORD.test(found))
        return false;
    return found.toLowerCase() === word.toLowerCase() && WORD_END.test(text.slice(end, end + 2));
}
const WORD_END = /^(?:$|[ \t\u00a0\r\n:,;：，、；]|[.!?…](?:$|[ \t\u00a0\r\n.!?…]))/;


/***/ }),

/***/ 75783:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I: () => (/* binding */ openYaml),
/* harmony export */   _: () => (/* binding */ MAX_YAML_CHARACTERS),
/* harmony export */   readYaml: () => (/* binding */ readYaml),
/* harmony export */   yamlExcess: () => (/* binding */ yamlExcess)
/* harmony export */ });
/* harmony import */ var yaml__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(38815);
// YAML from outside: limited before it is parsed, and read in one pass. The parser compares each key
// with all others of its map; here each is looked up once.

const MAX_YAML_CHARACTERS = 64_000;
/** Line breaks, commas, and brackets: whatever can begin an entry. */
const MAX_ENTRIES = 3_000;
const ENTRY = /[\n,[{]/g;
/** What makes a text too large to be parsed, or undefined. */
function yamlExcess(text) {
    if (text.length > MAX_YAML_CHARACTERS)
        return `more than ${MAX_YAML_CHARACTERS / 1000},000 characters`;
    let entries = 0;
    for (const _ of text.matchAll(ENTRY))
        entries += 1;
    return entries > MAX_ENTRIES
        ? `more than ${MAX_ENTRIES / 1000},000 lines and list items`
        : undefined;
}
/** For a text that was found small enough, mostly by `yamlExcess`. */
function readYaml(text, { aliases }) {
    const lines = new yaml__WEBPACK_IMPORTED_MODULE_0__/* .LineCounter */ .HN();
    const placeAt = (offset = 0) => {
        const { line, col: column } = lines.linePos(offset);
        return { line, column };
    };
    const problems = [];
    try {
        const document = (0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .parseDocument */ .Tp)(text, {
            lineCounter: lines,
            prettyErrors: false,
            logLevel: 'silent',
            uniqueKeys: false,
        });
        for (const { pos, message } of document.errors)
            problems.push({ ...placeAt(pos[0]), message: inWords(message) });
        for (const { offset, message } of wrongNodes(document, aliases))
            problems.push({ ...placeAt(offset), message });
        return {
            value: problems.length > 0 ? undefined : document.toJS(),
            problems,
            gaveUp: false,
            lineOf: lineFinder(document, (offset) => placeAt(offset).line),
        };
    }
    catch (error) {
        problems.push({ line: 1, column: 1, message: inWords(error.message) });
        return { value: undefined, problems, gaveUp: true, lineOf: () => 1 };
    }
}
/** The nodes with their places, for a small edit; null unless it is a plain map that can be read. */
function openYaml(text) {
    if (yamlExcess(text) !== undefined)
        return null;
    try {
        const document = (0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .parseDocument */ .Tp)(text, { logLevel: 'silent', uniqueKeys: false });
        const isFine = document.errors.length === 0 && wrongNodes(document, true).length === 0;
        return isFine && (0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isMap */ .jh)(document.contents)
            ? document
            : null;
    }
    catch {
        return null;
    }
}
/** The parser calls itself for each level. */
const inWords = (message) => message.startsWith('Maximum call stack') ? 'There are too many levels' : message;
function wrongNodes(document, aliases) {
    const found = [];
    (0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .visit */ .YR)(document, {
        Alias(_, { range }) {
            if (aliases)
                return;
            const message = 'Aliases are not allowed; write the value out';
            found.push({ ...(range && { offset: range[0] }), message });
        },
        Map(_, { items }) {
            const keys = new Set();
            for (const { key } of items) {
                const name = nameOf(key);
                const range = key?.range;
                const wrong = keys.has(name)
                    ? 'Map keys must be unique'
                    : // The parser writes a key as text anew for each key around it: 600 bytes took 15 s.
                        !(0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isScalar */ .jn)(key) && !(0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isAlias */ .Vj)(key) && key !== null && 'Map keys must be plain values';
                if (wrong)
                    found.push({ ...(range && { offset: range[0] }), message: wrong });
                keys.add(name);
            }
        },
    });
    return found;
}
/** As a property of an object. A key that is no plain value is only like itself. */
const nameOf = (key) => ((0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isScalar */ .jn)(key) ? String(key.value) : key);
function lineFinder(document, lineAt) {
    const indexes = new Map();
    const child = (node, step) => {
        if ((0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isSeq */ .oP)(node))
            return { value: node.items[Number(step)] };
        if (!(0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isMap */ .jh)(node))
            return {};
        let index = indexes.get(node);
        if (!index) {
            index = new Map(node.items.map((pair) => [nameOf(pair.key), pair]));
            indexes.set(node, index);
        }
        return index.get(String(step)) ?? {};
    };
    return (path, of = 'value') => {
        let node = document.contents;
        let last = node;
        for (const step of path) {
            const { key, value } = child(node, step);
            node = value ?? key;
            if (node === undefined || node === null || (0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isAlias */ .Vj)(node))
                break;
            last = of === 'key' ? (key ?? node) : node;
        }
        return lineAt(last?.range?.[0]);
    };
}


/***/ }),

/***/ 54375:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E: () => (/* binding */ REPORT_FORMATS)
/* harmony export */ });
const REPORT_FORMATS = ['csv', 'json', 'html'];


/***/ })

};
