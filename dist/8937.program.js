export const id = 8937;
export const ids = [8937,2099];
export const modules = {

/***/ 22062:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   DQ: () => (/* binding */ docsRepositoryOf),
/* harmony export */   MH: () => (/* binding */ readFacts),
/* harmony export */   Mv: () => (/* binding */ contextNames),
/* harmony export */   NH: () => (/* binding */ openRunner),
/* harmony export */   Ug: () => (/* binding */ stepKey),
/* harmony export */   eA: () => (/* binding */ openContext),
/* harmony export */   j_: () => (/* binding */ readEvent),
/* harmony export */   r7: () => (/* binding */ runKey)
/* harmony export */ });
/* unused harmony export WorkflowCommands */
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
/* harmony import */ var _actions_core__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(91659);
/* harmony import */ var _config_inputs_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(15246);
/* harmony import */ var _contract_values_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(87797);
/* harmony import */ var _shared_errors_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(42205);
// What the runner provides about the run and the host.







function readFacts(context, env) {
    const repository = repositoryOf(context);
    const serverUrl = trimmed(context.serverUrl);
    const { runId, runAttempt } = context;
    const attempt = runAttempt || 1;
    return {
        repository,
        repositoryId: env.GITHUB_REPOSITORY_ID ?? repository.replace('/', '.'),
        serverUrl,
        apiUrl: trimmed(context.apiUrl),
        graphqlUrl: trimmed(context.graphqlUrl),
        actor: context.actor,
        runUrl: `${serverUrl}/${repository}/actions/runs/${runId || ''}`,
        run: runId ? { run: String(runId), attempt } : undefined,
        rerun: attempt > 1,
        workflow: ownWorkflow(env),
        temp: env.RUNNER_TEMP,
        hide: privateFolders(env),
        path: env.PATH ?? '',
    };
}
/** From `owner/name/.github/workflows/docs.yml@refs/heads/main`. */
function ownWorkflow({ GITHUB_WORKFLOW_REF: ref }) {
    return /^[^/]+\/[^/]+\/([^@]+)@/.exec(ref ?? '')?.[1];
}
/** Runners keep their work in one folder: checkouts, actions, and `_temp`. */
function privateFolders(env) {
    const { RUNNER_TEMP: temp, GITHUB_WORKSPACE, RUNNER_WORKSPACE, GITHUB_ACTION_PATH } = env;
    const work = temp && (0,node_path__WEBPACK_IMPORTED_MODULE_2__.basename)(temp) === '_temp' ? (0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(temp) : undefined;
    const folders = [temp, work, GITHUB_WORKSPACE, RUNNER_WORKSPACE, GITHUB_ACTION_PATH];
    return folders.flatMap((folder) => folder || []);
}
function repositoryOf(context) {
    try {
        const { owner, repo } = context.repo;
        if (owner && repo)
            return `${owner}/${repo}`;
    }
    catch {
        // Reported below: the toolkit's own error does not say what to do.
    }
    throw new _shared_errors_js__WEBPACK_IMPORTED_MODULE_6__/* .SetupError */ .w3('GITHUB_REPOSITORY is not set. Run this as a workflow step. On your own machine, use the `docket` command line instead.');
}
function readEvent(context, env) {
    const payload = context.payload;
    if (typeof payload !== 'object' || payload === null || Array.isArray(payload)) {
        throw new _shared_errors_js__WEBPACK_IMPORTED_MODULE_6__/* .SetupError */ .w3('The event file at GITHUB_EVENT_PATH does not contain an event. Run the workflow again.');
    }
    const { eventName = '', issue } = context;
    return { name: eventName, payload, thread: issue.number, workflow: ownWorkflow(env) };
}
/**
 * The same for every attempt of the run. The prompt is part of it, because the jobs of a matrix
 * share run, job and step.
 */
function runKey({ runId, job, action }, prompt) {
    const asked = (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256').update(prompt).digest('hex').slice(0, 12);
    return `run:${runId}:${job}.${action}:${asked}`;
}
/** The same for every run of a step of a workflow, as far as its jobs go to the same branch. */
function stepKey({ job, action }, workflow, baseRef) {
    return `batch:${workflow ?? ''}:${job}.${action}:${baseRef ?? ''}`;
}
function trimmed(url) {
    return url.replace(/\/+$/, '');
}
// The run as @actions/github reads it when it is imported: event, repository, thread.
async function openContext(env) {
    try {
        // The toolkit treats a missing file as an event without content.
        const file = env.GITHUB_EVENT_PATH;
        if (file && !(0,node_fs__WEBPACK_IMPORTED_MODULE_1__.existsSync)(file))
            throw new Error(`${file} does not exist.`);
        return (await __webpack_require__.e(/* import() */ 1351).then(__webpack_require__.bind(__webpack_require__, 61351))).context;
    }
    catch (cause) {
        throw new _shared_errors_js__WEBPACK_IMPORTED_MODULE_6__/* .SetupError */ .w3('The event file at GITHUB_EVENT_PATH is missing or is not JSON. Run the workflow again.', { cause });
    }
}
// The runner's protocol in this process, with every secret masked before anything is logged.
function openRunner() {
    const runner = new WorkflowCommands(_actions_core__WEBPACK_IMPORTED_MODULE_3__);
    for (const name of _config_inputs_js__WEBPACK_IMPORTED_MODULE_4__/* .SECRET_INPUTS */ .pH)
        runner.mask(_actions_core__WEBPACK_IMPORTED_MODULE_3__.getInput(name));
    return runner;
}
/** GitHub does not show a summary above 1 MiB at all. Bytes, not characters. */
const MAX_SUMMARY_BYTES = 900_000;
class WorkflowCommands {
    #core;
    #summaryBytes = 0;
    constructor(toolkit) {
        this.#core = toolkit;
    }
    /** Call it before anything is logged: from then on the runner prints `***` instead. */
    mask(secret) {
        if (secret !== '')
            this.#core.setSecret(secret);
    }
    output(name, value) {
        this.#core.setOutput(name, value);
    }
    /** The runner passes it to the `post` step of this step as `STATE_<name>`. */
    state(name, value) {
        this.#core.saveState(name, value);
    }
    /** A part that does not fit is left out entirely: half a table is worse than a sentence. */
    async summary(markdown) {
        const bytes = Buffer.byteLength(markdown) + 1;
        if (this.#summaryBytes + bytes > MAX_SUMMARY_BYTES) {
            this.warn('The job summary is too large for GitHub to display, so part of it was left out.');
            return;
        }
        this.#summaryBytes += bytes;
        try {
            await this.#core.summary.addRaw(markdown, true).write();
        }
        catch (error) {
            this.warn(`The job summary could not be written: ${(0,_shared_errors_js__WEBPACK_IMPORTED_MODULE_6__/* .sentence */ .em)(error)}`);
        }
    }
    debug(message) {
        this.#core.debug(message);
    }
    info(message) {
        const token = (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.randomUUID)();
        this.#core.info(couldCommand(message) ? `::stop-commands::${token}\n${message}\n::${token}::` : message);
    }
    warn(message) {
        this.#core.warning(message);
    }
    error(message) {
        this.#core.error(message);
    }
    /** Shown at a line of a file. The toolkit escapes what could end the command. */
    annotate(level, message, at) {
        this.#core[level](message, at);
    }
    /** The step fails with this error. */
    fail(message) {
        this.#core.setFailed(message);
    }
}
/** The runner reads `::name::` at the start of a line, and the old `##[name]` anywhere in it. */
function couldCommand(message) {
    return /(?:^|[\r\n])\s*::|##\[/.test(message);
}
/** Undefined: the documentation is in the repository of this workflow. */
function docsRepositoryOf({ inputs, facts }, settings) {
    const name = inputs.docs.repository ?? settings['docs-repository'];
    return name && (0,_contract_values_js__WEBPACK_IMPORTED_MODULE_5__/* .isSameRepository */ .ve)(name, facts.repository) ? undefined : name;
}
function contextNames({ inputs }, settings) {
    const { context } = inputs.docs;
    return context.length > 0 ? context : settings['context-repositories'];
}


/***/ }),

/***/ 14774:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   L: () => (/* binding */ decide),
/* harmony export */   P: () => (/* binding */ readCommands)
/* harmony export */ });
/* harmony import */ var _shared_text_foreign_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(35238);
/* harmony import */ var _replies_marker_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(61015);
/* harmony import */ var _quick_look_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(12693);
// Turns an event and the inputs into one trigger. `ignored` carries its reason for the log.



async function decide(event, inputs, runs = 'workflow') {
    const { mode } = inputs;
    switch (mode) {
        case 'command':
            return command(event, inputs, runs);
        case 'job':
            return job(event, inputs);
        case 'check':
            return check(event);
        case 'views':
        case 'sweep':
        case 'doctor':
        case 'improve':
        case 'audition':
            return { kind: mode };
        case 'auto':
            return byEvent(event, inputs, runs);
    }
}
async function byEvent(event, inputs, runs) {
    if (isCommentEvent(event.name))
        return command(event, inputs, runs);
    if (inputs.job.prompt !== undefined)
        return job(event, inputs);
    if (event.name === 'schedule')
        return { kind: 'views' };
    if (event.name === 'pull_request' || event.name === 'pull_request_target') {
        return closedPull(event.payload);
    }
    if (event.name === 'workflow_run' || event.name === 'check_suite') {
        return failedChecks(event, inputs.service.baseUrl !== undefined);
    }
    // GitHub does not tell an empty input from one that is not set: a text field may have been left empty.
    return {
        kind: 'ignored',
        reason: `the event \`${event.name}\` starts nothing without a \`prompt\`, and \`prompt\` is empty. Set it under \`with:\` to what the agent should do, or choose a \`mode\``,
        isMistake: true,
    };
}
function check({ payload, thread }) {
    const pull = headOf(payload.pull_request, payload);
    if (!pull || !thread)
        return ignored('the event is not about a pull request');
    if (payload.action === 'closed')
        return ignored('the pull request is closed');
    return { kind: 'check', thread, pull };
}
async function command({ name, payload, thread }, inputs, runs) {
    if (!isCommentEvent(name))
        return ignored(`the event \`${name}\` is not a comment`);
    if (name === 'issue_comment' && payload.action === 'edited')
        return ticked(payload, thread);
    const expected = _quick_look_js__WEBPACK_IMPORTED_MODULE_1__/* .COMMENT_EVENTS */ .Ae[name]?.action;
    if (payload.action !== expected) {
        return ignored(`the comment was ${payload.action}; only new comments can run commands`);
    }
    const said = name === 'pull_request_review' ? review(payload) : comment(payload, name);
    const { word, allowedBots } = inputs.command;
    const remote = inputs.service.baseUrl !== undefined;
    const instructs = (0,_quick_look_js__WEBPACK_IMPORTED_MODULE_1__/* .mayInstruct */ .ey)(payload, remote);
    const commands = await readCommands(said.body ?? '', word);
    if (commands.length === 0 && !instructs)
        return ignored(`no line of the comment starts with ${word}`);
    if ((0,_replies_marker_js__WEBPACK_IMPORTED_MODULE_0__/* .isOwnComment */ ._M)(said.body ?? ''))
        return ignored('Docket wrote the comment itself');
    const bot = isBot(said.user);
    const author = said.user?.login;
    if (bot && !allowedBots.includes(author ?? '')) {
        return ignored(`${author} is a bot that is not listed in \`allowed-bots\``);
    }
    const problem = runs === 'workflow' ? whyNoToken(name, payload) : undefined;
    if (problem)
        return ignored(problem);
    if (!author || !thread || !said.id || !said.createdAt) {
        return ignored('the event is incomplete: it has no author, thread, or comment');
    }
    const common = {
        author,
        namedBot: bot,
        comment: { id: said.id, kind: said.kind },
        askedAt: said.createdAt,
        opener: said.opener,
        thread,
        isPull: Boolean(payload.pull_request ?? payload.issue?.pull_request),
        pull: headOf(payload.pull_request, payload),
        url: said.url ?? '',
    };
    if (commands.length > 0)
        return { kind: 'command', commands, ...common };
    return { kind: 'review', body: said.body ?? '', ...common };
}
/** The only edits that start something are ticks in the list, and they count for whoever made them. */
function ticked({ comment, changes, sender }, thread) {
    const { id, body, updated_at: askedAt } = comment ?? {};
    const keys = (0,_replies_marker_js__WEBPACK_IMPORTED_MODULE_0__/* .isOwnComment */ ._M)(body ?? '') ? (0,_replies_marker_js__WEBPACK_IMPORTED_MODULE_0__/* .tickedIn */ .yZ)(changes?.body?.from ?? '', body ?? '') : [];
    if (keys.length === 0)
        return ignored('the comment was edited; only new comments can run commands');
    if (isBot(sender))
        return ignored('a bot ticked the list');
    const author = sender?.login;
    if (!author || !thread || !id || !askedAt) {
        return ignored('the event is incomplete: it has no author, thread, or comment');
    }
    return { kind: 'tick', author, thread, comment: id, askedAt, keys };
}
/**
 * People paste text that others wrote; the agent gets only what they could see of it. The Markdown
 * parser is loaded only for a comment in which a line starts with the word.
 */
async function readCommands(body, word) {
    if (!(0,_quick_look_js__WEBPACK_IMPORTED_MODULE_1__/* .mayHoldCommand */ .Uv)(body, word))
        return [];
    const { parseCommands } = await Promise.all(/* import() */[__webpack_require__.e(5251), __webpack_require__.e(7383)]).then(__webpack_require__.bind(__webpack_require__, 47383));
    return parseCommands(body, word).map((command) => {
        if (!('prompt' in command))
            return command;
        const prompt = (0,_shared_text_foreign_js__WEBPACK_IMPORTED_MODULE_2__/* .clean */ .uH)(command.prompt).trim();
        return prompt === '' ? { kind: 'help' } : { ...command, prompt };
    });
}
function comment({ comment }, name) {
    const inReview = name === 'pull_request_review_comment';
    return {
        id: comment?.id,
        kind: inReview ? 'review-comment' : 'issue',
        body: comment?.body,
        user: comment?.user,
        createdAt: comment?.created_at,
        url: comment?.html_url,
        opener: inReview ? (comment?.in_reply_to_id ?? comment?.id) : undefined,
    };
}
function review({ review }) {
    return {
        id: review?.id,
        kind: 'review',
        body: review?.body,
        user: review?.user,
        createdAt: review?.submitted_at,
        url: review?.html_url,
        opener: undefined,
    };
}
function job({ name, payload, thread: own }, { job }) {
    if (job.prompt === undefined)
        return ignored('there is no `prompt`');
    const { issueNumber } = job;
    const thread = issueNumber ?? own;
    // A thread set by an input is not the one the event is about.
    const about = thread === own ? payload : {};
    const askedAt = about.comment?.created_at ?? (about.pull_request ?? about.issue)?.updated_at;
    return {
        kind: 'job',
        prompt: (0,_shared_text_foreign_js__WEBPACK_IMPORTED_MODULE_2__/* .clean */ .uH)(job.prompt),
        jobId: job.jobId,
        thread,
        isPull: thread === own ? Boolean(about.pull_request ?? about.issue?.pull_request) : undefined,
        pull: headOf(about.pull_request, payload),
        askedAt,
        why: reasonOf(name, payload, own === thread ? 'The pull request' : `Pull request ${own}`),
    };
}
/** What happened, where that is why a workflow's job runs. */
function reasonOf(name, { action, pull_request: pull, ref, after }, subject) {
    if (action === 'closed' && pull?.merged)
        return `${subject} was merged.`;
    if (name !== 'push' || !after || !ref)
        return undefined;
    return `\`${after.slice(0, 7)}\` was pushed to \`${ref.replace('refs/heads/', '')}\`.`;
}
function closedPull(payload) {
    const pull = payload.pull_request;
    const head = headOf(pull, payload);
    const isOurs = head?.sameRepository && head.headRef.startsWith('docket/');
    if (payload.action === 'reopened' && pull?.number && isOurs) {
        return { kind: 'reopened', pull: pull.number, headRef: head.headRef };
    }
    if (payload.action !== 'closed') {
        return ignored(`the pull request was ${payload.action}; only closing it has an effect`);
    }
    if (!pull?.number || !head?.sameRepository) {
        return ignored('the closed pull request is from a fork, on which nothing is stacked');
    }
    const merged = pull.merged === true;
    if (!head.headRef.startsWith('docket/')) {
        const { number, base } = pull;
        if (!base?.ref)
            return ignored('the event is incomplete: it has no base branch');
        const below = { number, headRef: head.headRef, baseRef: base.ref, merged };
        return { kind: 'retarget', below };
    }
    return {
        kind: 'archive',
        pull: pull.number,
        headRef: head.headRef,
        merged,
    };
}
/** Nobody waits for an answer, so everything that is not about a job is ignored here. */
function failedChecks({ payload, workflow }, remote) {
    const { workflow_run: run, check_suite: suite, repository } = payload;
    const { conclusion, head_branch: headRef, head_sha: headSha } = run ?? suite ?? {};
    if (payload.action !== 'completed' || !['failure', 'timed_out'].includes(conclusion ?? '')) {
        return ignored('no check failed');
    }
    if (!headRef || !headSha || (!remote && !headRef.startsWith('docket/'))) {
        return ignored('the checks are not on a job’s branch');
    }
    if (run && run.head_repository?.full_name !== repository?.full_name) {
        return ignored('the checks are on a fork’s branch');
    }
    if (run?.path !== undefined && run.path.replace(/@.*$/, '') === workflow) {
        return ignored('it is this workflow that failed');
    }
    if (suite?.app?.slug === 'github-actions') {
        return ignored('runs of GitHub Actions are reported as `workflow_run`');
    }
    return { kind: 'checks', headRef, headSha };
}
function isBot(user) {
    return user?.type === 'Bot' || user?.login?.endsWith('[bot]') === true;
}
/** Such runs get a read-only token and no secrets, so they cannot reply. */
function whyNoToken(name, payload) {
    if (name === 'issue_comment')
        return undefined;
    const remedy = 'comment in the conversation of the pull request instead';
    if (payload.sender?.login === 'dependabot[bot]') {
        return `reviews by Dependabot run without a write token; ${remedy}`;
    }
    if (headOf(payload.pull_request, payload)?.sameRepository)
        return undefined;
    return `reviews on pull requests from forks run without a write token; ${remedy}`;
}
function headOf(pull, payload) {
    if (!pull?.head?.ref || !pull.head.sha)
        return undefined;
    const from = pull.head.repo?.full_name;
    return {
        headRef: pull.head.ref,
        headSha: pull.head.sha,
        sameRepository: from !== undefined && from === payload.repository?.full_name,
        open: pull.state !== 'closed',
    };
}
function isCommentEvent(name) {
    return Object.hasOwn(_quick_look_js__WEBPACK_IMPORTED_MODULE_1__/* .COMMENT_EVENTS */ .Ae, name);
}
const ignored = (reason) => ({ kind: 'ignored', reason });


/***/ }),

/***/ 9826:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   N6: () => (/* binding */ isFailure),
/* harmony export */   PP: () => (/* binding */ ignored),
/* harmony export */   So: () => (/* binding */ checksFail),
/* harmony export */   sG: () => (/* binding */ outcomeOf),
/* harmony export */   x3: () => (/* binding */ wentWell)
/* harmony export */ });
/* unused harmony export OUTCOMES */
/* harmony import */ var _contract_job_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(99916);
// How a request ended, in the words of the action's `outcome`.

const OUTCOMES = (/* unused pure expression or super */ null && ([
    'pull-request',
    'branch',
    'no-changes',
    'failed',
    'cancelled',
    'archived',
    'timed-out',
    'started',
    'unknown',
    'ignored',
    'dry-run',
]));
function ignored(reason) {
    return { outcome: 'ignored', message: `Nothing to do: ${reason}.` };
}
const FAILURES = new Set(['failed', 'timed-out', 'unknown']);
function isFailure(outcome) {
    return FAILURES.has(outcome);
}
/** There is a pull request, but nobody should merge it yet. */
function checksFail(job) {
    return job?.status === 'completed' && (0,_contract_job_js__WEBPACK_IMPORTED_MODULE_0__/* .failing */ .Jr)(job.docket?.checks).length > 0;
}
/** What the reaction says: 🚀 or 😕. */
function wentWell({ outcome, job }) {
    return !isFailure(outcome) && !checksFail(job) && !(0,_contract_job_js__WEBPACK_IMPORTED_MODULE_0__/* .asks */ .zW)(job);
}
/** The outcome of a job in the state in which it was last seen. */
function outcomeOf(job) {
    switch (job.status) {
        case 'completed':
            // The pull request of an earlier request is still there, but this one added nothing.
            if (job.docket?.changed === false)
                return 'no-changes';
            if (job.prLink)
                return 'pull-request';
            return job.docket?.compareLink ? 'branch' : 'no-changes';
        case 'failed':
            return job.docket?.reason === _contract_job_js__WEBPACK_IMPORTED_MODULE_0__/* .CANCELLED */ .gD ? 'cancelled' : 'failed';
        case 'archived':
            return 'archived';
        default:
            return 'started';
    }
}


/***/ }),

/***/ 86227:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AV: () => (/* binding */ checks),
/* harmony export */   CI: () => (/* binding */ usage),
/* harmony export */   EX: () => (/* binding */ small),
/* harmony export */   Gx: () => (/* binding */ minutes),
/* harmony export */   Ix: () => (/* binding */ facts),
/* harmony export */   XT: () => (/* binding */ repairs),
/* harmony export */   Y_: () => (/* binding */ changedFiles),
/* harmony export */   b_: () => (/* binding */ fileChange),
/* harmony export */   eF: () => (/* binding */ run),
/* harmony export */   nf: () => (/* binding */ link),
/* harmony export */   qN: () => (/* binding */ paragraphs),
/* harmony export */   y: () => (/* binding */ cost)
/* harmony export */ });
/* harmony import */ var _shared_dollars_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(42423);
/* harmony import */ var _shared_text_foreign_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(35238);


/** `1 minute`, `30 minutes`. */
function minutes(count) {
    return `${count} ${count === 1 ? 'minute' : 'minutes'}`;
}
/** The job's checks as a list, each with its sign. */
function checks(job) {
    return (job.docket?.checks ?? [])
        .slice(0, 50)
        .map(({ name, ok, summary }) => `- ${ok ? '✅' : '❌'} ${(0,_shared_text_foreign_js__WEBPACK_IMPORTED_MODULE_0__/* .inline */ .mG)(name)}: ${(0,_shared_text_foreign_js__WEBPACK_IMPORTED_MODULE_0__/* .inlineCode */ .ti)(summary)}`)
        .join('\n');
}
/** What the agent fixed after checks had failed: details of how the work was done. */
function repairs(job) {
    return (job.docket?.repairs ?? [])
        .slice(0, 5)
        .map((text) => `- 🔧 After a check failed: ${(0,_shared_text_foreign_js__WEBPACK_IMPORTED_MODULE_0__/* .inlineCode */ .ti)(text)}`)
        .join('\n');
}
function fileChange({ path, added, removed }) {
    const lines = added === undefined ? '' : ` +${added} −${removed ?? 0}`;
    return `${(0,_shared_text_foreign_js__WEBPACK_IMPORTED_MODULE_0__/* .defuse */ .VP)((0,_shared_text_foreign_js__WEBPACK_IMPORTED_MODULE_0__/* .codeSpan */ .SS)(path))}${lines}`;
}
/** `docs/start.md +4 −1, and 2 more`; empty when the service does not say. */
function changedFiles(job) {
    const { files = [], count = 0 } = job.docket?.change ?? {};
    const named = files.slice(0, 5).map(fileChange);
    const more = count - named.length;
    return [...named, ...(more > 0 ? [`and ${more} more`] : [])].join(', ');
}
function usage(job) {
    const { steps, inputTokens, outputTokens } = job.docket?.usage ?? {};
    const tokens = (inputTokens ?? 0) + (outputTokens ?? 0);
    const parts = [
        steps === undefined ? '' : `${steps} ${steps === 1 ? 'step' : 'steps'}`,
        tokens === 0 ? '' : `${tokens.toLocaleString('en')} tokens`,
        cost(job),
    ];
    return parts.filter((part) => part !== '').join(', ');
}
/** What the latest request cost; empty when nothing is priced. */
function cost(job) {
    const { costMicros, incomplete, reservedMicros } = job.docket?.usage ?? {};
    if (costMicros === undefined)
        return '';
    const text = (0,_shared_dollars_js__WEBPACK_IMPORTED_MODULE_1__/* .costText */ .rs)({ costMicros, incomplete });
    // That much of the budget is gone.
    const most = reservedMicros ? `, at most ${(0,_shared_dollars_js__WEBPACK_IMPORTED_MODULE_1__/* .dollars */ .E9)(costMicros + reservedMicros)}` : '';
    return `${text === _shared_dollars_js__WEBPACK_IMPORTED_MODULE_1__/* .NOT_MEASURED */ .pJ ? 'cost ' : ''}${text}${most}`;
}
function facts(job, style, took = '') {
    const model = job.model ? `\`${(0,_shared_text_foreign_js__WEBPACK_IMPORTED_MODULE_0__/* .inline */ .mG)(job.model)}\`` : '';
    return small([`job \`${(0,_shared_text_foreign_js__WEBPACK_IMPORTED_MODULE_0__/* .inline */ .mG)(job.id)}\``, model, took, usage(job), run(style)]);
}
function run({ runUrl }) {
    return runUrl ? `[workflow run](${runUrl})` : '';
}
function small(parts) {
    const kept = parts.filter((part) => part !== '');
    return kept.length === 0 ? '' : `<sub>${kept.join(' · ')}</sub>`;
}
/** Only a real web address becomes a link. */
function link(address) {
    return (0,_shared_text_foreign_js__WEBPACK_IMPORTED_MODULE_0__/* .isWebAddress */ .d3)(address) ? address : `\`${(0,_shared_text_foreign_js__WEBPACK_IMPORTED_MODULE_0__/* .inline */ .mG)(address)}\``;
}
function paragraphs(parts) {
    return parts.filter((part) => part !== '').join('\n\n');
}


/***/ }),

/***/ 20173:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Lo: () => (/* binding */ COMMANDS),
/* harmony export */   cD: () => (/* binding */ isWork),
/* harmony export */   ux: () => (/* binding */ readWords)
/* harmony export */ });
/* unused harmony export wordsIn */
/* harmony import */ var _shared_similar_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(55069);
// The commands that people give in comments and in the dashboard: one table, and how words are read
// by it. Whatever is not in the table is a request. Pure.

/** Stopping is always safe, so it is understood in other languages, too. */
const STOP = [
    ...['stopp', 'abbrechen', 'annule', 'annuler', 'arrête', 'cancela', 'cancelar', 'annulla'],
    ...['annuleer', 'anuluj', 'avbryt', 'peruuta', 'iptal', 'hủy', 'отмена', 'отмени', 'стоп'],
    ...['скасуй', '取消', '停止', '中止', 'キャンセル', '취소', 'إلغاء', 'בטל'],
];
/** In the order in which the help lists them. */
const COMMANDS = {
    new: { also: [], more: 'request', what: 'Starts another job.' },
    fix: {
        also: [],
        more: 'request',
        what: 'Fixes what the documentation check finds on a pull request, as the word alone does.',
    },
    status: { also: ['progress'], more: 'nothing', what: 'Shows the job’s status.' },
    retry: {
        also: ['again', 'redo', 'rerun', 'resume'],
        more: 'ask',
        what: 'Repeats a request that failed or was interrupted.',
    },
    undo: {
        also: ['revert', 'rollback'],
        more: 'ask',
        what: 'Takes back the job’s last change, without an agent.',
    },
    cancel: { also: ['stop', 'abort', ...STOP], more: 'nothing', what: 'Stops the job.' },
    archive: { also: ['close'], more: 'ask', what: 'Closes the job permanently.' },
    help: { also: ['commands'], more: 'nothing', what: 'Shows this table.' },
};
const NAMES = Object.keys(COMMANDS);
const SUBCOMMANDS = NAMES.filter((name) => name !== 'new');
/** Does it lead to work on a job? Everything else is answered at once. */
function isWork(command) {
    return 'prompt' in command || ['retry', 'undo', 'fix', 'bare'].includes(command.kind);
}
/** Anything longer than this is a request. */
const MOST_CHARACTERS = 1_000;
/** Words that can surround a command without changing its meaning. */
const COURTESY = new Set('a can could for i is it job me my now of please pls plz thank thanks that the this u with would you bitte danke merci svp gracias grazie'.split(' '));
/** `: explain …`, `, explain …`, `- explain …`. */
const OPENING = /^[\s:,;.!?…：，、；]+|^[-–—]\s+/u;
/** One word, whatever surrounds it. */
const ALONE = /^["'“”‘’`*_]*\p{L}+["'“”‘’`*_.,!?…]*$/u;
const PLAIN = /^[\p{L}\p{N}\s.,!?…]*$/u;
const NEVER_DONE = ['merge', 'approve'];
/** What is meant by the words after `/docs`. */
function readWords(words) {
    const text = words.replace(OPENING, '').trim();
    if (text === '')
        return { kind: 'bare' };
    const fresh = /^new(?:[\s:,]+|$)/i.exec(text);
    if (fresh) {
        const prompt = text.slice(fresh[0].length).trim();
        return prompt === '' ? { kind: 'help' } : { kind: 'new', prompt };
    }
    const [paragraph = ''] = text.split(/\n\s*\n/, 1);
    return named(paragraph) ?? single(text) ?? { kind: 'ask', prompt: text };
}
/** The command that a paragraph names, or seems to. */
function named(paragraph) {
    if (paragraph.length > MOST_CHARACTERS)
        return undefined;
    const [line = '', ...below] = paragraph.split('\n');
    const inLine = wordsIn(line);
    const [first = ''] = inLine;
    const told = [...inLine, ...wordsIn(below.join('\n'))].filter((word) => !COURTESY.has(word));
    const own = ofName(first);
    // What follows a colon is a request about the command.
    const isTopic = /^\p{L}+\s*:/u.test(line) && inLine.length > 1;
    if (own === 'help' && told.length > 1)
        return undefined;
    if (own && COMMANDS[own].more === 'nothing' && (own === 'status' || !isTopic)) {
        // A flag or a quotation of that name is no order to stop.
        if (own === 'cancel' && !PLAIN.test(paragraph) && !ALONE.test(line))
            return { kind: 'unclear', meant: own };
        return { kind: own, ...(told.length > 1 && { more: true }) };
    }
    if (own && COMMANDS[own].more === 'ask' && !isTopic) {
        const isAll = inLine.length === 1 && told.length === 1 && ALONE.test(line);
        return isAll ? { kind: own } : { kind: 'unclear', meant: own };
    }
    const [only] = told;
    if (only === undefined || told.length > 1)
        return undefined;
    if (NEVER_DONE.includes(only))
        return { kind: 'merge' };
    const meant = ofName(only) ?? ofOtherName(only);
    const isAlone = inLine.length === 1 && ALONE.test(line);
    const isSaid = meant && COMMANDS[meant].more === 'nothing';
    if (meant && (isAlone || (isSaid && (meant !== 'cancel' || PLAIN.test(paragraph)))))
        return { kind: meant };
    const like = meant ?? (0,_shared_similar_js__WEBPACK_IMPORTED_MODULE_0__/* .nearest */ .p)(only, SUBCOMMANDS.filter(canBeMeant));
    // `fix it` and `fix this` are requests, and so is what contains more than words.
    const isNamed = like && canBeMeant(like) && (PLAIN.test(paragraph) || inLine.length === 1);
    return isNamed ? { kind: 'unclear', meant: like } : undefined;
}
const canBeMeant = (name) => COMMANDS[name].more !== 'request';
const ofName = (word) => SUBCOMMANDS.find((name) => name === word);
function ofOtherName(word) {
    return SUBCOMMANDS.find((name) => COMMANDS[name].also.includes(word));
}
function single(text) {
    if (text.length > MOST_CHARACTERS)
        return undefined;
    return wordsIn(text).length > 1 ? undefined : { kind: 'unclear', prompt: text };
}
/** Letters, and what always ends a word. */
const SIMPLE = /^[a-z\s,;!?()`*"-]*$/i;
let segmenter;
/** Some languages do not put spaces between words. For the others, nobody waits for their rules. */
function wordsIn(text) {
    if (SIMPLE.test(text))
        return text.toLowerCase().match(/[a-z]+/g) ?? [];
    segmenter ??= new Intl.Segmenter('en', { granularity: 'word' });
    const found = [];
    for (const { segment, isWordLike } of segmenter.segment(text)) {
        if (isWordLike)
            found.push(segment.toLowerCase());
    }
    return found;
}


/***/ }),

/***/ 99916:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $e: () => (/* binding */ Origin),
/* harmony export */   A3: () => (/* binding */ reasonOf),
/* harmony export */   E$: () => (/* binding */ Waiting),
/* harmony export */   IQ: () => (/* binding */ addSent),
/* harmony export */   Jr: () => (/* binding */ failing),
/* harmony export */   KP: () => (/* binding */ CheckResult),
/* harmony export */   L4: () => (/* binding */ stateOf),
/* harmony export */   VW: () => (/* binding */ inReach),
/* harmony export */   XK: () => (/* binding */ SENT_HEADS),
/* harmony export */   _U: () => (/* binding */ Usage),
/* harmony export */   cg: () => (/* binding */ cursorOf),
/* harmony export */   dW: () => (/* binding */ isJobId),
/* harmony export */   eQ: () => (/* binding */ sentCells),
/* harmony export */   fS: () => (/* binding */ readCursor),
/* harmony export */   gD: () => (/* binding */ CANCELLED),
/* harmony export */   k0: () => (/* binding */ LATEST),
/* harmony export */   ll: () => (/* binding */ newestFirst),
/* harmony export */   zW: () => (/* binding */ asks)
/* harmony export */ });
/* unused harmony export SentRequests */
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(42047);
/* harmony import */ var _shared_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(42205);
/* harmony import */ var _shared_runtime_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(82860);
// Parts of a job that its record and the wire have in common.



/** The reason of a job that someone canceled. */
const CANCELLED = 'cancelled';
/** The agent asks something and changed nothing: what comes next is the requester's answer. */
function asks(job) {
    const { question, changed } = job?.docket ?? {};
    return job?.status === 'completed' && Boolean(question) && changed === false;
}
/** The job's state in a sentence. */
function stateOf(job) {
    const { status, docket } = job;
    if (asks(job))
        return 'waiting for an answer';
    return status === 'failed' && docket?.reason === CANCELLED ? 'canceled' : status;
}
/** Why it ended as it did, for people. */
function reasonOf({ docket }) {
    const { reason, canceledBy } = docket ?? {};
    if (reason !== CANCELLED)
        return reason ?? null;
    return canceledBy === undefined ? 'Canceled.' : `Canceled by ${canceledBy}.`;
}
/** Something outside is away: why, and when it is tried again. See `shared/waiting.ts`. */
const Waiting = zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({
    since: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(),
    attempts: zod__WEBPACK_IMPORTED_MODULE_2__/* .int */ .Whr(),
    nextAttempt: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().nullable(),
    reason: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(),
});
const CheckResult = zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({
    name: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(),
    ok: zod__WEBPACK_IMPORTED_MODULE_2__/* .boolean */ .zMY(),
    /** One line for a reviewer: what was looked at, or what is wrong. */
    summary: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(),
    /** The pull request should not be merged while it fails. */
    required: zod__WEBPACK_IMPORTED_MODULE_2__/* .boolean */ .zMY().optional(),
});
/** The checks that keep a pull request from being ready. */
function failing(checks) {
    return (checks ?? []).filter(({ ok, required }) => !ok && required);
}
/** What an agent sent over the network: requests to one address with the same outcome, summed up. */
const SentRequests = zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({
    host: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(),
    /** Empty for a connection that Docket cannot look into. */
    path: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(),
    /**
     * The HTTP status, `connected`, `refused` by Docket because it is not listed, `refused: …` for any
     * other reason, `not needed` (refused, too), or `failed`.
     */
    outcome: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(),
    count: zod__WEBPACK_IMPORTED_MODULE_2__/* .int */ .Whr(),
    sentBytes: zod__WEBPACK_IMPORTED_MODULE_2__/* .int */ .Whr(),
    receivedBytes: zod__WEBPACK_IMPORTED_MODULE_2__/* .int */ .Whr(),
    /** As reported by the provider. */
    tokens: zod__WEBPACK_IMPORTED_MODULE_2__/* .int */ .Whr(),
    milliseconds: zod__WEBPACK_IMPORTED_MODULE_2__/* .int */ .Whr(),
});
/** An agent can try any number of addresses. */
const MAX_SENT = 30;
/** Sums up what is alike; what goes beyond the limit is one entry for each outcome. */
function addSent(all, more) {
    const sums = new Map();
    for (const one of [...all, ...more]) {
        const own = keyOf(one);
        const isRoom = sums.has(own) || sums.size < MAX_SENT;
        const row = isRoom ? one : { ...one, host: 'other addresses', path: '' };
        const before = sums.get(keyOf(row));
        sums.set(keyOf(row), before ? addRow(before, row) : row);
    }
    return [...sums.values()];
}
/** Heads of the table "What left the machine", and its rows as plain text from outside. */
const SENT_HEADS = ['Address', 'Requests', 'Result', 'Sent', 'Received', 'Tokens', 'Time'];
function sentCells(row) {
    const size = (bytes) => `${Math.ceil(bytes / 1000).toLocaleString('en')} kB`;
    return [
        row.host + row.path,
        row.count.toLocaleString('en'),
        row.outcome,
        size(row.sentBytes),
        size(row.receivedBytes),
        row.tokens === 0 ? '' : row.tokens.toLocaleString('en'),
        `${(row.milliseconds / 1000).toFixed(1)} s`,
    ];
}
const keyOf = ({ host, path, outcome }) => `${host} ${path} ${outcome}`;
function addRow(a, b) {
    return {
        ...a,
        count: a.count + b.count,
        sentBytes: a.sentBytes + b.sentBytes,
        receivedBytes: a.receivedBytes + b.receivedBytes,
        tokens: a.tokens + b.tokens,
        milliseconds: a.milliseconds + b.milliseconds,
    };
}
const Usage = zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({
    steps: zod__WEBPACK_IMPORTED_MODULE_2__/* .number */ .aig().optional(),
    inputTokens: zod__WEBPACK_IMPORTED_MODULE_2__/* .number */ .aig().optional(),
    /** Those of the input that the endpoint had in its cache. */
    cachedInputTokens: zod__WEBPACK_IMPORTED_MODULE_2__/* .number */ .aig().optional(),
    outputTokens: zod__WEBPACK_IMPORTED_MODULE_2__/* .number */ .aig().optional(),
    seconds: zod__WEBPACK_IMPORTED_MODULE_2__/* .number */ .aig().optional(),
    /** In millionths of a US dollar; absent when no prices are set. */
    costMicros: zod__WEBPACK_IMPORTED_MODULE_2__/* .int */ .Whr().min(0).optional(),
    /** Not all tokens are known, so the numbers and the cost are only lower limits. */
    incomplete: zod__WEBPACK_IMPORTED_MODULE_2__/* .boolean */ .zMY().optional(),
    /** Tokens of requests that were sent and never answered: at most so many. They count as spent. */
    reserved: zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({ inputTokens: zod__WEBPACK_IMPORTED_MODULE_2__/* .number */ .aig(), outputTokens: zod__WEBPACK_IMPORTED_MODULE_2__/* .number */ .aig() }).optional(),
    /** Their cost, in millionths of a US dollar. */
    reservedMicros: zod__WEBPACK_IMPORTED_MODULE_2__/* .int */ .Whr().min(0).optional(),
    /** What left the machine. */
    sent: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(SentRequests).optional(),
});
/** Where a request came from. Recorded with the job; never contains fetched text. */
const Origin = zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({
    /** Login of the person, or the workflow's name. */
    requester: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().optional(),
    /** Who it was where that is no account of the code host: an API key, or the server's operator. */
    actor: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().optional(),
    /** Issue or pull request with the request, and where the reply goes. */
    thread: zod__WEBPACK_IMPORTED_MODULE_2__/* .int */ .Whr().optional(),
    /** Where that is, as `OWNER/NAME`; absent: in the job's own repository. */
    repository: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().optional(),
    /** The triggering comment. */
    comment: zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({
        id: zod__WEBPACK_IMPORTED_MODULE_2__/* .int */ .Whr(),
        kind: zod__WEBPACK_IMPORTED_MODULE_2__/* ["enum"] */ .k5n(['issue', 'review-comment', 'review']),
        /** Which of its commands it was, from the second on: 2, 3, … */
        part: zod__WEBPACK_IMPORTED_MODULE_2__/* .int */ .Whr().min(2).optional(),
    })
        .optional(),
    /** For a pull request: its head as it was when the request was claimed. */
    pull: zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({
        headRef: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(),
        headSha: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(),
        sameRepository: zod__WEBPACK_IMPORTED_MODULE_2__/* .boolean */ .zMY(),
        /** False when it was merged or closed by then: nothing is stacked on it. */
        open: zod__WEBPACK_IMPORTED_MODULE_2__/* .boolean */ .zMY().optional(),
    })
        .optional(),
    /** Checks failed on this commit, and nobody had to ask. */
    checks: zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({ headSha: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP() }).optional(),
    /** To fix what the documentation check finds at this commit. */
    drift: zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({ headSha: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP() }).optional(),
    /** To take back the job's last change. */
    undo: zod__WEBPACK_IMPORTED_MODULE_2__/* .literal */ .euz(true).optional(),
    /** A workflow asked for it, not a comment: on which event, and why, in a sentence for people. */
    workflow: zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({
        event: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(),
        why: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().optional(),
        /** What found something to do; absent: the workflow itself asked. */
        mode: zod__WEBPACK_IMPORTED_MODULE_2__/* ["enum"] */ .k5n(['improve']).optional(),
    })
        .optional(),
    /** When it was asked (ISO 8601): what was edited later is not what the asker saw. */
    askedAt: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().optional(),
    /** A web address for people. */
    url: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().optional(),
});
function isJobId(id) {
    return /^[\w-]{1,64}$/.test(id);
}
/** For sorting. */
function newestFirst(a, b) {
    if (a.createdAt !== b.createdAt)
        return a.createdAt > b.createdAt ? -1 : 1;
    return a.id === b.id ? 0 : a.id > b.id ? -1 : 1;
}
/** A place in the order and nothing else: whoever changes one only gets other jobs of the project. */
function cursorOf({ createdAt, id }) {
    return Buffer.from(`${createdAt} ${id}`).toString('base64url');
}
function readCursor(cursor) {
    const [createdAt = '', id = '', ...rest] = Buffer.from(cursor, 'base64url')
        .toString('utf8')
        .split(' ');
    if (rest.length === 0 && isJobId(id) && isTime(createdAt)) {
        return { createdAt, id };
    }
    throw new _shared_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .InvalidRequest */ .zh('Parameter `cursor` is not valid. Use `nextCursor` of the previous page, or leave it out.');
}
/** From 1970 to 9999: a clock can show more, but not every store. */
const LATEST = Date.UTC(9999, 11, 31);
const inReach = (time) => Math.min(LATEST, Math.max(0, time));
function isTime(text) {
    const time = Date.parse(text);
    return time === inReach(time) && (0,_shared_runtime_js__WEBPACK_IMPORTED_MODULE_1__/* .isoTime */ .Ly)(time) === text;
}


/***/ }),

/***/ 87797:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $P: () => (/* binding */ isDate),
/* harmony export */   A3: () => (/* binding */ KEY_SCOPES),
/* harmony export */   LL: () => (/* binding */ TRAFFIC_CLASSES),
/* harmony export */   Qx: () => (/* binding */ MAX_ID_LENGTH),
/* harmony export */   Ys: () => (/* binding */ FINAL_STATUSES),
/* harmony export */   eQ: () => (/* binding */ isId),
/* harmony export */   en: () => (/* binding */ isRepositoryName),
/* harmony export */   g6: () => (/* binding */ IDEMPOTENCY_KEY),
/* harmony export */   ij: () => (/* binding */ checkId),
/* harmony export */   nE: () => (/* binding */ JOB_STATUSES),
/* harmony export */   pw: () => (/* binding */ ID_PATTERN),
/* harmony export */   u5: () => (/* binding */ DEFAULT_AI_CLASSES),
/* harmony export */   ve: () => (/* binding */ isSameRepository)
/* harmony export */ });
/* harmony import */ var _shared_days_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(65529);
/* harmony import */ var _shared_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(42205);
// Identifiers that are valid in a URL path of the contract.


/** Longer identifiers are refused, so that none can swell a log, a ref or a file name. */
const MAX_ID_LENGTH = 200;
/** The key of a request that may be repeated: visible ASCII, such as a UUID. */
const IDEMPOTENCY_KEY = /^[\x21-\x7e]{1,255}$/;
/** The same as `isId`, for the OpenAPI document. */
const ID_PATTERN = /^(?!\.{1,2}$)[^/\\\u0000-\u001f\u007f]+$/;
/**
 * A path parameter must stay one segment: `..` would be folded away by any URL parser, and a slash
 * would reach another route behind a proxy that decodes it. Half a surrogate pair has no encoding.
 */
function isId(value) {
    if (value === '' || value === '.' || value === '..' || value.length > MAX_ID_LENGTH)
        return false;
    return value.isWellFormed() && !/[/\\\u0000-\u001f\u007f]/.test(value);
}
function checkId(name, value) {
    if (isId(value))
        return value;
    throw new _shared_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .InvalidRequest */ .zh(`\`${name}\` must be 1 to ${MAX_ID_LENGTH} characters without \`/\`, \`\\\` or control characters, and not \`.\` or \`..\`; copy it as the service gave it.`);
}
// Separate from the schemas, so that code that only reads a date does not load them.
/** `YYYY-MM-DD`, or a date with a time; the calendar is checked (no 31 February, no month 13). */
function isDate(value) {
    const match = /^(\d{4})-(\d{2})-(\d{2})(?:T.+)?$/.exec(value);
    if (!match || Number.isNaN((0,_shared_days_js__WEBPACK_IMPORTED_MODULE_0__/* .utcTime */ .SK)(value)))
        return false;
    const [, year, month, date] = match.map(Number);
    const back = new Date(Date.UTC(year ?? 0, (month ?? 0) - 1, date));
    return back.getUTCMonth() + 1 === month && back.getUTCDate() === date;
}
/** What a key can be limited to. `admin` includes the others. */
const KEY_SCOPES = ['jobs', 'views', 'admin'];
// The states of a job by name, separate from its schema: code that only follows a job does not load that.
const JOB_STATUSES = ['active', 'completed', 'archived', 'failed'];
const FINAL_STATUSES = new Set(['completed', 'archived', 'failed']);
// Who asked for a page. `human` and the AI classes make up the views; other bots never count.
// `unknown` is the reader in a log that does not record user agents. The contract knows people and
// AI only, so it counts as `human` there; every report names it.
const TRAFFIC_CLASSES = [
    'human',
    'coding-agent',
    'assistant',
    'ai-search',
    'training',
    'other-bot',
    'unknown',
];
/** The classes that count as AI unless the configuration says otherwise. */
const DEFAULT_AI_CLASSES = ['coding-agent', 'assistant'];
/** `OWNER/NAME`, as GitHub allows it. Short enough to be printed anywhere. */
function isRepositoryName(text) {
    return /^\w[\w-]{0,99}\/(?!\.{1,2}$)[\w.-]{1,100}$/.test(text);
}
/** GitHub does not tell names apart by their case. */
function isSameRepository(one, other) {
    return one.toLowerCase() === other.toLowerCase();
}


/***/ }),

/***/ 65529:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AV: () => (/* binding */ dayCount),
/* harmony export */   Ny: () => (/* binding */ previousRange),
/* harmony export */   SK: () => (/* binding */ utcTime),
/* harmony export */   fi: () => (/* binding */ addDays),
/* harmony export */   hF: () => (/* binding */ daysOf),
/* harmony export */   iQ: () => (/* binding */ HOUR_MS),
/* harmony export */   kg: () => (/* binding */ MINUTE_MS),
/* harmony export */   kh: () => (/* binding */ isoDay),
/* harmony export */   ol: () => (/* binding */ startOfDay),
/* harmony export */   p0: () => (/* binding */ duration),
/* harmony export */   qD: () => (/* binding */ dayRange),
/* harmony export */   sO: () => (/* binding */ DAY_MS)
/* harmony export */ });
// Whole UTC days, written `YYYY-MM-DD`. The end of a range is exclusive.
const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;
function dayRange(from, to) {
    return Object.freeze({ from: isoDay(from), to: isoDay(to) });
}
/** The previous period of the same length. */
function previousRange(range) {
    const from = Date.parse(range.from);
    return dayRange(from - (Date.parse(range.to) - from), from);
}
function dayCount(range) {
    return (Date.parse(range.to) - Date.parse(range.from)) / DAY_MS;
}
function daysOf(range) {
    return Array.from({ length: dayCount(range) }, (_, index) => addDays(range.from, index));
}
function addDays(day, days) {
    return isoDay(Date.parse(day) + days * DAY_MS);
}
/** Milliseconds of an ISO 8601 date or time. Without a zone it is UTC, whatever the zone of this machine. */
function utcTime(text) {
    const local = text.includes('T') && !/(?:Z|[+-]\d{2}:?\d{2})$/i.test(text);
    return Date.parse(local ? `${text}Z` : text);
}
function startOfDay(time) {
    return Math.floor(time / DAY_MS) * DAY_MS;
}
function isoDay(time) {
    return new Date(time).toISOString().slice(0, 10);
}
/** `1 h 5 min`, `3 min 20 s`, `12 s`. */
function duration(ms) {
    const seconds = Math.max(0, Math.round(ms / 1000));
    const [h, min, s] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
    if (h > 0)
        return `${h} h ${min} min`;
    return min > 0 ? `${min} min ${s} s` : `${s} s`;
}


/***/ }),

/***/ 42205:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $P: () => (/* binding */ Unavailable),
/* harmony export */   CF: () => (/* binding */ BadAnswer),
/* harmony export */   JH: () => (/* binding */ RateLimited),
/* harmony export */   Jr: () => (/* binding */ OutcomeUnknown),
/* harmony export */   KI: () => (/* binding */ NoViews),
/* harmony export */   Mk: () => (/* binding */ NotFound),
/* harmony export */   UL: () => (/* binding */ unlessCorrupt),
/* harmony export */   Vj: () => (/* binding */ LeaseLost),
/* harmony export */   cw: () => (/* binding */ Forbidden),
/* harmony export */   em: () => (/* binding */ sentence),
/* harmony export */   hR: () => (/* binding */ Unauthorized),
/* harmony export */   jq: () => (/* binding */ DocketError),
/* harmony export */   lt: () => (/* binding */ Conflict),
/* harmony export */   nK: () => (/* binding */ CorruptState),
/* harmony export */   t: () => (/* binding */ WorkerFault),
/* harmony export */   us: () => (/* binding */ StoreUnavailable),
/* harmony export */   v$: () => (/* binding */ WorkFailed),
/* harmony export */   w3: () => (/* binding */ SetupError),
/* harmony export */   zh: () => (/* binding */ InvalidRequest)
/* harmony export */ });
// One error family. A subclass says what the caller does next; `code` is stable and travels on the
// wire and into outputs; the message is a sentence that ends with how to fix the problem.
class DocketError extends Error {
    details;
    constructor(message, options = {}) {
        super(message, { cause: options.cause });
        this.name = new.target.name;
        this.details = options.details ?? [];
    }
}
/** The request itself is wrong: fix it, then try again. */
class InvalidRequest extends DocketError {
    code;
    constructor(message, options = {}) {
        super(message, options);
        this.code = options.code ?? 'invalid';
    }
}
/** No key, an unknown one, or an expired one: get another key. */
class Unauthorized extends DocketError {
    code = 'unauthorized';
}
/** The key or the person is known, but not allowed to do this. */
class Forbidden extends DocketError {
    code = 'forbidden';
}
class NotFound extends DocketError {
    code = 'not-found';
}
/** Nothing counts the page views of this project. */
class NoViews extends NotFound {
}
/** The thing is in a state that does not allow this; nothing was changed. */
class Conflict extends DocketError {
    code = 'conflict';
}
/** Too many requests: the same request succeeds after `retryAfterSeconds`. */
class RateLimited extends DocketError {
    code = 'rate-limited';
    retryAfterSeconds;
    constructor(message, options) {
        super(message, options);
        this.retryAfterSeconds = options.retryAfterSeconds;
    }
}
/** The other side could not be reached or failed, and nothing happened there: try again later. */
class Unavailable extends DocketError {
    code = 'unavailable';
    /** It may work later without anyone changing anything. */
    passes = true;
}
/** Where jobs are kept cannot be reached: work on a job waits for it, and does not fail. */
class StoreUnavailable extends Unavailable {
}
/** Sent, but there was no response: it may have happened. Never repeated automatically. */
class OutcomeUnknown extends DocketError {
    code = 'unknown';
}
/** The response breaks the contract. */
class BadAnswer extends DocketError {
    code = 'bad-answer';
}
/** A stored record cannot be trusted. It is left unchanged and never treated as empty. */
class CorruptState extends DocketError {
    code = 'corrupt-state';
}
/** Undefined for a record that cannot be read: where one must not hide others. */
function unlessCorrupt(read) {
    try {
        return read();
    }
    catch (error) {
        if (error instanceof CorruptState)
            return undefined;
        throw error;
    }
}
/** Another worker has this job now: stop, and leave everything unchanged. */
class LeaseLost extends DocketError {
    code = 'lease-lost';
}
/** The work itself failed: the message is the job's reason. */
class WorkFailed extends DocketError {
    code = 'work-failed';
}
/** Something on this machine, in this repository or in its settings is missing or wrong. */
class SetupError extends DocketError {
    code = 'setup';
}
/**
 * Whoever does the work is at fault: a key that is refused, a program that is missing. That says nothing
 * about a person, a request, or a repository, and another worker may be able to do it.
 */
class WorkerFault extends SetupError {
}
/** The message of anything that was thrown, for a log or a reason. */
function sentence(error) {
    if (error instanceof DocketError)
        return [error.message, ...error.details].join(' ');
    // Some libraries throw and report objects that only look like errors.
    const { message } = (error ?? {});
    return typeof message === 'string' ? message : String(error);
}


/***/ }),

/***/ 77012:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AI: () => (/* binding */ globProblem),
/* harmony export */   SO: () => (/* binding */ compileGlob),
/* harmony export */   U0: () => (/* binding */ GlobProblem),
/* harmony export */   _I: () => (/* binding */ matchesAny),
/* harmony export */   zt: () => (/* binding */ MAX_GLOBS)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(42205);
// Globs from outside: settings, inputs and models write them, so no glob may cost more than its
// size. A glob becomes a list of tokens, and a path is read once with the set of tokens it may be
// at: at most (characters of the path) × (tokens) steps, whatever the two look like.
//
//   *  any characters within a name     ?  one character      [a-z] [!a-z]  one of a class
//   ** any number of folders            {a,b}  alternatives   a trailing /  everything below
//
// As in a shell, only a written dot matches a name's leading dot.

/** Longer ones are mistakes or attacks. */
const MAX_GLOB_LENGTH = 300;
/** For all alternatives of a glob together. */
const MAX_TOKENS = 2_000;
/** In one list. */
const MAX_GLOBS = 200;
/** What is wrong with a glob, as a sentence for its author. */
class GlobProblem extends _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .SetupError */ .w3 {
}
function compileGlob(pattern) {
    if (pattern.length > MAX_GLOB_LENGTH)
        throw problem(pattern, `is longer than ${MAX_GLOB_LENGTH} characters; use shorter globs`);
    if (pattern === '')
        throw new GlobProblem('A glob is empty. Remove it or enter a glob.');
    if (pattern.includes('\\'))
        throw problem(pattern, 'has a backslash; separate folders with `/`, and write `[*]` for a star');
    if (/[@+!?*]\(/.test(pattern))
        throw problem(pattern, 'has an extended pattern such as `@(a|b)`; write `{a,b}`');
    const alternatives = expandBraces(pattern, (why) => problem(pattern, why)).map((text) => tokenize(text, (why) => problem(pattern, why)));
    const tokens = alternatives.reduce((sum, list) => sum + list.length + 1, 0);
    if (tokens > MAX_TOKENS)
        throw problem(pattern, 'has too many alternatives; use several globs');
    const run = (path) => {
        const chars = Array.from(path);
        let steps = 0;
        for (const list of alternatives) {
            const end = follow(list, chars);
            steps += end.steps;
            if (end.matched)
                return { matched: true, steps };
        }
        return { matched: false, steps };
    };
    return {
        tokens,
        matches: (path) => run(path).matched,
        reaches: (folder) => {
            const chars = Array.from(`${folder}/`);
            return alternatives.some((list) => follow(list, chars).goesOn);
        },
        steps: (path) => run(path).steps,
    };
}
/** The sentence about a glob that cannot be used, or undefined. */
function globProblem(pattern) {
    try {
        compileGlob(pattern);
        return undefined;
    }
    catch (error) {
        if (error instanceof GlobProblem)
            return error.message;
        throw error;
    }
}
/**
 * A path is covered when a glob matches it, or is it letter for letter, and no glob that starts
 * with `!` does. The order does not matter: a line added later cannot allow what another one excludes.
 */
function matchesAny(patterns) {
    if (patterns.length > MAX_GLOBS)
        throw new GlobProblem(`There are more than ${MAX_GLOBS} globs. Use fewer, broader ones.`);
    const closed = patterns.filter((pattern) => pattern.startsWith('!'));
    const open = patterns.filter((pattern) => !pattern.startsWith('!')).map(entry);
    const except = closed.map((pattern) => entry(pattern.slice(1)));
    return (path) => open.some((fits) => fits(path)) && !except.some((fits) => fits(path));
}
function entry(pattern) {
    const glob = compileGlob(pattern);
    return (path) => path === pattern || glob.matches(path);
}
function tokenize(pattern, wrong) {
    const whole = pattern.endsWith('/') ? `${pattern}**` : pattern;
    const names = whole.split('/').filter((name, at) => (name !== '' || at === 0) && name !== '.');
    return names.flatMap((name, at) => {
        const last = at === names.length - 1;
        if (name === '**')
            return [{ kind: last ? 'rest' : 'folders' }];
        const slash = last ? [] : [{ kind: 'is', char: '/', first: false }];
        return [...nameTokens(name, wrong), ...slash];
    });
}
function nameTokens(name, wrong) {
    // A name has at least one character.
    if (/^\*+$/.test(name))
        return [{ kind: 'one', test: () => true }, { kind: 'any' }];
    const chars = Array.from(name);
    const tokens = [];
    for (let at = 0; at < chars.length; at += 1) {
        const char = chars[at];
        if (char === '*') {
            if (tokens.at(-1)?.kind !== 'any')
                tokens.push({ kind: 'any' });
        }
        else if (char === '?') {
            tokens.push({ kind: 'one', test: () => true });
        }
        else if (char === '[') {
            const { test, end } = readClass(chars, at, wrong);
            tokens.push({ kind: 'one', test });
            at = end;
        }
        else {
            tokens.push({ kind: 'is', char, first: at === 0 });
        }
    }
    return tokens;
}
function readClass(chars, at, wrong) {
    const negated = chars[at + 1] === '!' || chars[at + 1] === '^';
    const from = at + (negated ? 2 : 1);
    // A bracket right at the start is a member, not the end.
    const end = chars.indexOf(']', from + 1);
    if (end < 0)
        throw wrong('has a `[` without a matching `]`; close it, or write `[[]` for the bracket');
    const inside = chars.slice(from, end);
    if (inside[0] === '[' && /^[:.=]$/.test(inside[1] ?? ''))
        throw wrong('has a named class; list its characters instead, such as `[a-z]`');
    const ranges = [];
    for (let here = 0; here < inside.length; here += 1) {
        const low = code(inside[here]);
        const ranged = inside[here + 1] === '-' && here + 2 < inside.length;
        const high = ranged ? code(inside[here + 2]) : low;
        if (high < low)
            throw wrong('has a character range in reverse order; swap its ends');
        ranges.push([low, high]);
        if (ranged)
            here += 2;
    }
    const holds = (char) => ranges.some(([low, high]) => low <= code(char) && code(char) <= high);
    return { end, test: (char) => holds(char) !== negated };
}
const code = (char) => char?.codePointAt(0) ?? 0;
/** Reads the path once; `live` are the tokens that may come next. */
function follow(tokens, path) {
    let steps = 0;
    let live = new Set();
    let nameStarts = true;
    const enter = (into, at, starts) => {
        into.add(at);
        const kind = tokens[at]?.kind;
        // Both may stand for nothing.
        if (kind === 'any' || (kind === 'folders' && starts))
            enter(into, at + 1, starts);
    };
    enter(live, 0, true);
    for (const char of path) {
        const next = new Set();
        for (const at of live) {
            steps += 1;
            const token = tokens[at];
            if (token === undefined || !takes(token, char, nameStarts))
                continue;
            const stays = token.kind === 'any' || token.kind === 'folders' || token.kind === 'rest';
            enter(next, stays ? at : at + 1, char === '/');
            if (token.kind === 'rest')
                next.add(at + 1);
        }
        live = next;
        if (live.size === 0)
            break;
        nameStarts = char === '/';
    }
    const matched = live.delete(tokens.length);
    return { matched, goesOn: live.size > 0, steps };
}
function takes(token, char, nameStarts) {
    const leadingDot = nameStarts && char === '.';
    if (token.kind === 'is')
        return token.char === char && (token.first || !leadingDot);
    if (leadingDot)
        return false;
    if (token.kind === 'one')
        return char !== '/' && token.test(char);
    return char !== '/' || (token.kind !== 'any' && !nameStarts);
}
function problem(pattern, why) {
    const shown = pattern.length > 60 ? `${pattern.slice(0, 60)}…` : pattern;
    return new GlobProblem(`The glob \`${shown.replace(/[\s`]+/g, ' ')}\` ${why}.`);
}
// `{a,b}` in a glob, written out. The number of alternatives is known before any is built.
const MAX_ALTERNATIVES = 50;
function expandBraces(text, wrong) {
    const open = text.indexOf('{');
    if (open < 0)
        return [text];
    const { end, commas } = closing(text, open);
    const before = text.slice(0, open);
    const inside = text.slice(open + 1, end);
    if (end > 0 && commas.length === 0 && inside.includes('..'))
        throw wrong('has a range such as `{1..9}`; write `*` or `[1-9]`');
    if (end < 0 || commas.length === 0) {
        // As in a shell, a brace that offers no choice is a character.
        return expandBraces(text.slice(open + 1), wrong).map((rest) => `${before}{${rest}`);
    }
    const edges = [open, ...commas, end];
    const parts = edges
        .slice(1)
        .flatMap((edge, at) => expandBraces(text.slice(edges[at] + 1, edge), wrong));
    const rests = expandBraces(text.slice(end + 1), wrong);
    if (parts.length * rests.length > MAX_ALTERNATIVES)
        throw wrong(`has more than ${MAX_ALTERNATIVES} alternatives; use several globs or a \`*\``);
    return parts.flatMap((part) => rests.map((rest) => before + part + rest));
}
function closing(text, open) {
    const commas = [];
    let depth = 0;
    for (let at = open; at < text.length; at += 1) {
        if (text[at] === '{')
            depth += 1;
        if (text[at] === ',' && depth === 1)
            commas.push(at);
        if (text[at] === '}')
            depth -= 1;
        if (depth === 0)
            return { end: at, commas };
    }
    return { end: -1, commas: [] };
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

/***/ 55069:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   p: () => (/* binding */ nearest)
/* harmony export */ });
// Which known name a misspelled one was probably meant to be.
/** The nearest of the names; undefined when none is near enough to suggest. */
function nearest(word, names) {
    // Longer words are not names, and the distance costs the product of both lengths.
    if (word.length > 40)
        return undefined;
    const given = word.toLowerCase();
    const ranked = names
        .map((name) => ({ name, edits: distance(given, name) }))
        .filter(({ name, edits }) => edits <= allowed(name))
        .sort((a, b) => a.edits - b.edits);
    return ranked[0]?.name;
}
/** In a short word, two edits can reach almost any name. */
function allowed(name) {
    return name.length <= 4 ? 1 : 2;
}
/** Letters inserted, left out, replaced, or swapped with their neighbor. */
function distance(a, b) {
    let beforeLast = [];
    let last = Array.from({ length: b.length + 1 }, (_, at) => at);
    for (let i = 1; i <= a.length; i += 1) {
        const row = [i];
        for (let j = 1; j <= b.length; j += 1) {
            const same = a[i - 1] === b[j - 1];
            const swapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
            row[j] = Math.min((last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (last[j - 1] ?? 0) + (same ? 0 : 1), swapped ? (beforeLast[j - 2] ?? 0) + 1 : Number.POSITIVE_INFINITY);
        }
        [beforeLast, last] = [last, row];
    }
    return last[b.length] ?? 0;
}


/***/ }),

/***/ 35238:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $s: () => (/* binding */ bound),
/* harmony export */   DV: () => (/* binding */ codeBlock),
/* harmony export */   SS: () => (/* binding */ codeSpan),
/* harmony export */   TL: () => (/* binding */ quoted),
/* harmony export */   TN: () => (/* binding */ oneLine),
/* harmony export */   VP: () => (/* binding */ defuse),
/* harmony export */   ZX: () => (/* binding */ lineSpan),
/* harmony export */   c_: () => (/* binding */ tableOf),
/* harmony export */   d3: () => (/* binding */ isWebAddress),
/* harmony export */   hk: () => (/* binding */ boundTail),
/* harmony export */   mG: () => (/* binding */ inline),
/* harmony export */   ti: () => (/* binding */ inlineCode),
/* harmony export */   uH: () => (/* binding */ clean)
/* harmony export */ });
// Text from people, pages and agents, on its way in and out. `clean` shows an agent what a person
// would have seen; `defuse` lets GitHub show foreign text without acting on it. Both are linear in
// the text's length whatever it holds, and doing either twice changes nothing more.
/** An invisible break: GitHub shows the text unchanged and recognizes nothing in it. */
const BREAK = '\u200b';
/** Characters that draw nothing or reorder what is drawn: fillers, tags, marks, bidi controls. */
const INVISIBLE = /[[\p{Default_Ignorable_Code_Point}\ufff9-\ufffb]--[\u200c\u200d\ufe00-\ufe0f]]/gv;
/** C0 (but tab and line feed), delete, C1. */
const CONTROL = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f]/g;
/** Joiners and emoji selectors stay only where a script or an emoji needs them. */
const JOINER = /(?<![[\p{L}\p{M}\p{Extended_Pictographic}\p{Emoji_Modifier}\ufe0f]--[A-Za-z]])[\u200c\u200d]|[\u200c\u200d](?![[\p{L}\p{M}\p{Extended_Pictographic}]--[A-Za-z]])/gv;
const SELECTOR = /[\ufe00-\ufe0e]|(?<![\p{Extended_Pictographic}0-9#*])\ufe0f/gu;
/** `[//]: # (…)` and `[comment]: <> (…)`: link definitions that only hide their title. */
const HIDDEN_DEFINITION = /^ {0,3}\[[^\]\n]{0,200}\]:[ \t]*(?:#|<>)(?=[ \t("'])[^\n]*$/gm;
/** Without anything that a reader of the rendered page would not have seen. */
function clean(text) {
    const visible = text
        .toWellFormed()
        .replace(/\r\n?|[\u2028\u2029]/g, '\n')
        .replace(INVISIBLE, '')
        .replace(CONTROL, '');
    return withoutComments(untilSettled(visible)).replace(HIDDEN_DEFINITION, '');
}
/** Removing one joiner can bare the next; runs are short, and each round shortens them. */
function untilSettled(text) {
    let before = text.replace(/[\u200c\u200d]{2,}/g, '').replace(/[\ufe00-\ufe0f]{2,}/g, '');
    for (;;) {
        const after = before.replace(SELECTOR, '').replace(JOINER, '');
        if (after === before)
            return after;
        before = after;
    }
}
/** HTML comments as a browser ends them; a start that is left over is made visible. */
function withoutComments(text) {
    const kept = [];
    let at = 0;
    for (;;) {
        const start = text.indexOf('<!--', at);
        const end = start < 0 ? -1 : commentEnd(text, start + 4);
        if (end < 0)
            break;
        kept.push(text.slice(at, start));
        at = end;
    }
    kept.push(text.slice(at));
    return kept.join('').replaceAll('<!--', '<! --');
}
function commentEnd(text, from) {
    if (text.startsWith('>', from))
        return from + 1;
    if (text.startsWith('->', from))
        return from + 2;
    const end = text.indexOf('-->', from);
    return end < 0 ? -1 : end + 3;
}
/** An address that is safe to put into a Markdown link or to show as it is. */
function isWebAddress(text) {
    return /^https?:\/\/[^\s<>()[\]`"'\\]+$/i.test(text);
}
/** At most `max` code points, the note that something was cut among them. */
function bound(text, max, note = '…') {
    if (text.length <= max)
        return text;
    const room = Math.max(0, max - Array.from(note).length);
    let units = 0;
    let points = 0;
    let cut = 0;
    for (const point of text) {
        if (points === room)
            cut = units;
        if (points === max)
            return text.slice(0, cut) + note;
        units += point.length;
        points += 1;
    }
    return text;
}
/** The last `max` code points, where the end says most, as in a program's output. */
function boundTail(text, max, note = '…') {
    if (text.length <= max)
        return text;
    const points = Array.from(text.slice(-2 * max - 1));
    if (points.length <= max)
        return text;
    return note + points.slice(points.length - Math.max(0, max - Array.from(note).length)).join('');
}
/** Spaces never go past the end of a line: each is looked at once. */
const LINE_START_COMMAND = /^([^\S\n\r\u2028\u2029]*)(?=\/[A-Za-z])/gm;
const LINE_START_COLONS = /^([^\S\n\r\u2028\u2029]*:)(?=:)/gm;
/**
 * Foreign text for a comment, a title, a body or a commit message. Nothing in it mentions, refers,
 * closes, links, loads an image, opens a tag, starts a line with a command or keeps workflows from
 * running, and no entity can spell any of these.
 */
function defuse(text) {
    return text
        .replace(/&(?=[#A-Za-z])/g, `&${BREAK}`)
        .replace(/@(?=[\p{L}\p{N}])/gu, `@${BREAK}`)
        .replace(/#(?=\d)/g, `#${BREAK}`)
        .replace(/(GH-)(?=\d)/gi, `$1${BREAK}`)
        .replace(/<(?=[A-Za-z/!?])/g, `<${BREAK}`)
        .replace(/\](?=[([:])/g, `]${BREAK}`)
        .replace(/:(?=\/\/)/g, `:${BREAK}`)
        .replace(/(www)(?=\.)/gi, `$1${BREAK}`)
        .replace(LINE_START_COMMAND, `$1${BREAK}`)
        .replace(LINE_START_COLONS, `$1${BREAK}`)
        .replace(/##(?=\[)/g, `##${BREAK}`)
        .replace(/\[(?=(?:skip|ci|no|actions)\b)/gi, `[${BREAK}`)
        .replace(/(skip-checks)(?=:)/gi, `$1${BREAK}`);
}
/** For a terminal or a log: foreign words could move the cursor or fake another line. */
function oneLine(text) {
    return clean(text).replace(/\s+/g, ' ').trim();
}
/** A name or a path as code within a sentence. */
function codeSpan(text) {
    return `\`${bound(oneLine(text).replaceAll('`', '′'), 120)}\``;
}
/** A line as code within a sentence, so that it can be copied: more backticks than it has enclose it. */
function lineSpan(text) {
    const line = clean(text).replaceAll('\n', ' ').trimEnd();
    const runs = line.match(/`+/g) ?? [];
    const longest = runs.reduce((most, run) => Math.max(most, run.length), 0);
    const fence = '`'.repeat(longest + 1);
    return longest === 0 ? `\`${line}\`` : `${fence} ${line} ${fence}`;
}
/** Within a line or a table cell of a comment. Backticks would end the code it may stand in. */
function inline(text) {
    return defuse(bound(clean(text), 300))
        .replace(/\s+/g, ' ')
        .replaceAll('`', "'")
        .replaceAll('|', '¦');
}
/** Within a line of a comment that is not code: what the text marks as code stays code. */
function inlineCode(text) {
    const line = defuse(bound(clean(text), 300))
        .replace(/\s+/g, ' ')
        .trim();
    const marks = line.split('`').length - 1;
    return marks % 2 === 0 && !line.includes('``') ? line : line.replaceAll('`', "'");
}
/** As a quotation in a comment. */
function quoted(text, max = 4_000) {
    return defuse(bound(clean(text), max, '\n… (truncated)'))
        .trim()
        .split('\n')
        .map((line) => `> ${line}`)
        .join('\n');
}
/** As a block of code that the text cannot end. */
function codeBlock(text) {
    const content = bound(clean(text), 100_000, '\n… (truncated)');
    const longest = Math.max(2, ...[...content.matchAll(/`+/g)].map(([run]) => run.length));
    const fence = '`'.repeat(longest + 1);
    return `${fence}text\n${content}\n${fence}`;
}
/** A table in Markdown, of cells that are safe already; empty without rows. */
function tableOf(heads, rows) {
    if (rows.length === 0)
        return '';
    const lines = [heads, heads.map(() => '---'), ...rows];
    return lines.map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}


/***/ }),

/***/ 12099:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Dg: () => (/* binding */ isAway),
/* harmony export */   Uz: () => (/* binding */ isNoAnswer),
/* harmony export */   fm: () => (/* binding */ waitFor),
/* harmony export */   i3: () => (/* binding */ Patience),
/* harmony export */   tK: () => (/* binding */ BRIEFLY_MS)
/* harmony export */ });
/* harmony import */ var _days_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(65529);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(42205);
/* harmony import */ var _retry_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(52926);
/* harmony import */ var _runtime_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(82860);
/* harmony import */ var _text_foreign_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(35238);
// Waiting for something outside: GitHub, the database, or a rate limit. What was done is kept, nothing is
// done twice, and the work goes on by itself once there is an answer. Pure: whoever works obeys.





/** After this long, a person decides what becomes of it. */
const WAIT_MS = _days_js__WEBPACK_IMPORTED_MODULE_0__/* .DAY_MS */ .sO;
const PAUSE = { baseMs: 4_000, capMs: 5 * 60_000, spread: 0.5 };
const MAX_REASON = 500;
/**
 * There was no answer: neither a yes nor a no. Whoever does the work tries it again. What may have
 * happened is looked for then.
 */
function isAway(error) {
    if (error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .Unavailable */ .$P)
        return error.passes;
    return [_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .RateLimited */ .JH, _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .OutcomeUnknown */ .Jr, _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .BadAnswer */ .CF].some((kind) => error instanceof kind);
}
/**
 * It says nothing about what was asked: there was no answer, or we were not the ones to get it. Whoever
 * decides something from an answer passes this on.
 */
function isNoAnswer(error) {
    return isAway(error) || error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .WorkerFault */ .t;
}
/** How work that met this error goes on; undefined: it does not go on by itself. */
function waitFor(error, before, { now, random }) {
    if (!isAway(error))
        return undefined;
    const since = before ? Date.parse(before.since) : now;
    const attempts = (before?.attempts ?? 0) + 1;
    const asked = error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .RateLimited */ .JH ? error.retryAfterSeconds * 1000 : 0;
    const next = now + asked + (0,_retry_js__WEBPACK_IMPORTED_MODULE_2__/* .backoff */ .JN)(attempts - 1, PAUSE, random);
    if (next > since + WAIT_MS)
        return undefined;
    const reason = (0,_text_foreign_js__WEBPACK_IMPORTED_MODULE_4__/* .bound */ .$s)((0,_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .sentence */ .em)(error), MAX_REASON);
    return { since: (0,_runtime_js__WEBPACK_IMPORTED_MODULE_3__/* .isoTime */ .Ly)(since), attempts, nextAttempt: (0,_runtime_js__WEBPACK_IMPORTED_MODULE_3__/* .isoTime */ .Ly)(next), reason };
}
/** How long a request without an answer is repeated before the work itself has to wait. */
const BRIEFLY_MS = 10_000;
/**
 * Of a process that does its work itself to the end, such as a workflow run: it waits for as long as
 * this, once. Until something works again, everything else is only tried briefly.
 */
class Patience {
    #ms;
    #isOver = false;
    constructor(ms) {
        this.#ms = ms;
    }
    get limitMs() {
        return this.#isOver ? Math.min(BRIEFLY_MS, this.#ms) : this.#ms;
    }
    gaveUp() {
        this.#isOver = true;
    }
    answered() {
        this.#isOver = false;
    }
}


/***/ })

};
