export const id = 3499;
export const ids = [3499];
export const modules = {

/***/ 33499:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   readDelivery: () => (/* binding */ readDelivery)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(42047);
/* harmony import */ var _config_settings_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(81910);
/* harmony import */ var _events_quick_look_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(12693);
// What a delivery asks for, and the little of it that is kept. Most deliveries ask for nothing.



const text = zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().max(200_000);
const name = zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().max(1_000);
const id = zod__WEBPACK_IMPORTED_MODULE_2__/* .int */ .Whr().min(1);
const user = zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({ login: name, type: name.optional() });
const pull = zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({
    number: id,
    html_url: name.optional(),
    updated_at: name.optional(),
    state: name.optional(),
    merged: zod__WEBPACK_IMPORTED_MODULE_2__/* .boolean */ .zMY().nullish(),
    head: zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({ ref: name, sha: name, repo: zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({ full_name: name }).nullish() }),
    base: zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({ ref: name }).optional(),
});
const checks = zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({
    conclusion: name.nullish(),
    head_branch: name.nullish(),
    head_sha: name.optional(),
    head_repository: zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({ full_name: name }).nullish(),
    path: name.optional(),
    app: zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({ slug: name.optional() }).nullish(),
});
const written = { id, body: text.nullish(), user: user.nullish(), html_url: name.optional() };
/** Of the files of a push, only those are kept that may be settings. */
const files = zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP())
    .optional()
    .transform((all = []) => all.filter((path) => SETTINGS_PATHS.includes(path)));
const SETTINGS_PATHS = [_config_settings_js__WEBPACK_IMPORTED_MODULE_0__/* .CONFIG_PATH */ .tF, _config_settings_js__WEBPACK_IMPORTED_MODULE_0__/* .ORGANIZATION_PATH */ .Kw];
/** Whatever else GitHub sends is dropped. */
const Payload = zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({
    action: name.optional(),
    installation: zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({ id }),
    sender: user.optional(),
    repository: zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({
        id,
        full_name: name,
        default_branch: name.optional(),
        private: zod__WEBPACK_IMPORTED_MODULE_2__/* .boolean */ .zMY().optional(),
    })
        .optional(),
    issue: zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({ number: id, updated_at: name.optional(), pull_request: zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({}).optional() })
        .optional(),
    pull_request: pull.optional(),
    workflow_run: checks.optional(),
    check_suite: checks.optional(),
    ref: name.optional(),
    forced: zod__WEBPACK_IMPORTED_MODULE_2__/* .boolean */ .zMY().optional(),
    commits: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({ added: files, modified: files, removed: files }))
        .optional()
        .transform((all) => all?.filter((commit) => changedFiles([commit]).length > 0)),
    comment: zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({ ...written, in_reply_to_id: id.nullish(), created_at: name.optional() })
        .optional(),
    review: zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({ ...written, state: name.optional(), submitted_at: name.nullish() }).optional(),
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
const JOB_EVENTS = [...Object.keys(_events_quick_look_js__WEBPACK_IMPORTED_MODULE_1__/* .COMMENT_EVENTS */ .Ae), 'pull_request', 'workflow_run', 'check_suite'];
/** Of a repository: what changes its name, its owner, or that it is there. */
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
    const isOrganization = (0,_config_settings_js__WEBPACK_IMPORTED_MODULE_0__/* .organizationOf */ .d1)(fullName) === fullName;
    const changed = changedFiles(commits);
    const hasChanged = changed.includes(_config_settings_js__WEBPACK_IMPORTED_MODULE_0__/* .CONFIG_PATH */ .tF) || (isOrganization && changed.length > 0);
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
    if (payload.action !== _events_quick_look_js__WEBPACK_IMPORTED_MODULE_1__/* .COMMENT_EVENTS */ .Ae[event]?.action)
        return 'only new comments can run commands';
    const { body } = payload.review ?? payload.comment ?? {};
    if ((0,_events_quick_look_js__WEBPACK_IMPORTED_MODULE_1__/* .mayHoldSomeCommand */ .Ss)(body ?? '') || (0,_events_quick_look_js__WEBPACK_IMPORTED_MODULE_1__/* .mayInstruct */ .ey)(payload, false))
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


/***/ })

};
