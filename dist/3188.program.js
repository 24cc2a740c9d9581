export const id = 3188;
export const ids = [3188,4377,1021,1910,2099];
export const modules = {

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

/***/ 5686:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   audition: () => (/* binding */ audition)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51455);
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(48161);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(76760);
/* harmony import */ var _agents_program_isolation_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(86780);
/* harmony import */ var _audition_audition_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(45269);
/* harmony import */ var _audition_plan_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(69640);
/* harmony import */ var _audition_seal_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(60885);
/* harmony import */ var _audition_sum_js__WEBPACK_IMPORTED_MODULE_20__ = __webpack_require__(92969);
/* harmony import */ var _config_config_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(43090);
/* harmony import */ var _config_config_file_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(24180);
/* harmony import */ var _jobs_changes_change_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(33379);
/* harmony import */ var _shared_errors_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(42205);
/* harmony import */ var _shared_git_clone_git_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(38207);
/* harmony import */ var _shared_git_output_folder_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(81995);
/* harmony import */ var _shared_runtime_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(82860);
/* harmony import */ var _shared_text_foreign_js__WEBPACK_IMPORTED_MODULE_19__ = __webpack_require__(35238);
/* harmony import */ var _args_js__WEBPACK_IMPORTED_MODULE_15__ = __webpack_require__(94552);
/* harmony import */ var _command_js__WEBPACK_IMPORTED_MODULE_16__ = __webpack_require__(15712);
/* harmony import */ var _progress_js__WEBPACK_IMPORTED_MODULE_18__ = __webpack_require__(24862);
/* harmony import */ var _serve_options_js__WEBPACK_IMPORTED_MODULE_17__ = __webpack_require__(83135);
// docket audition: what would an agent have written for the merges of this repository?





















const OPTIONS = {
    'agent-command': { type: 'text', value: 'COMMAND', help: 'a program to try, such as `claude`' },
    'model-url': {
        type: 'text',
        value: 'URL',
        help: 'the endpoint of a model to try instead',
        must: _args_js__WEBPACK_IMPORTED_MODULE_15__/* .mustBeUrl */ .oe,
    },
    model: { type: 'text', value: 'NAME', help: "the model's name there" },
    against: {
        type: 'text',
        value: 'AGENT',
        help: 'a second one to compare: another command, or another model at the same URL',
    },
    merges: {
        type: 'number',
        value: 'N',
        min: 1,
        max: 200,
        default: 10,
        help: 'how many merges with documentation, and as many without',
    },
    branch: { type: 'text', value: 'REF', default: 'HEAD', help: 'whose history counts' },
    'docs-paths': {
        type: 'list',
        value: 'GLOB',
        help: 'which files are documentation; can be repeated',
    },
    'check-command': { type: 'text', value: 'COMMAND', help: 'a check that its pages have to pass' },
    'at-once': {
        type: 'number',
        value: 'N',
        min: 1,
        max: 16,
        default: 1,
        help: 'how many merges to work on at a time',
    },
    isolation: _serve_options_js__WEBPACK_IMPORTED_MODULE_17__/* .ISOLATION_OPTION */ .pM,
    out: {
        type: 'text',
        value: 'DIR',
        default: 'docket-audition',
        help: 'where the page and the results go',
    },
    config: {
        type: 'text',
        value: 'FILE',
        help: 'the settings to use instead of .github/docket.yml',
    },
    yes: { type: 'flag', help: 'start without asking' },
};
const HELP = `Shows what an agent would have written for past merges of this repository, beside what people wrote.

Usage: docket audition (--agent-command COMMAND | --model-url URL --model NAME) [options]

${(0,_args_js__WEBPACK_IMPORTED_MODULE_15__/* .optionsHelp */ .EW)(OPTIONS)}

Run it in a clone. It needs no write access: each merge is done again in a temporary repository, as a
complete job with all its checks, and the result is one page to open. It shows its plan and the most
that it can cost, and asks before it starts. After Ctrl-C, the same command goes on where it was.
The key of a model is read from DOCKET_MODEL_KEY.
`;
function audition(env) {
    return {
        help: HELP,
        options: OPTIONS,
        async run(argv, terminal) {
            const { values } = (0,_args_js__WEBPACK_IMPORTED_MODULE_15__/* .parseOptions */ .Ac)(OPTIONS, argv, rules);
            const config = await (0,_config_config_file_js__WEBPACK_IMPORTED_MODULE_9__/* .readConfig */ .X)(values.config);
            const git = await (0,_shared_git_clone_git_js__WEBPACK_IMPORTED_MODULE_12__/* .openCloneGit */ .c)(env);
            const clone = await (0,_audition_plan_js__WEBPACK_IMPORTED_MODULE_6__/* .inspectClone */ .AB)(git, process.cwd());
            const globs = values['docs-paths'];
            const docsPaths = globs.length > 0 ? globs : _jobs_changes_change_js__WEBPACK_IMPORTED_MODULE_10__/* .DEFAULT_DOCS_PATHS */ .bK;
            const wanted = { ref: values.branch, count: values.merges, config, docsPaths };
            const { isDocs, ...history } = await (0,_audition_plan_js__WEBPACK_IMPORTED_MODULE_6__/* .findPast */ .Gf)(git, clone, wanted);
            const candidates = candidatesOf(values, env);
            const { isolation: own } = (config ?? _config_config_js__WEBPACK_IMPORTED_MODULE_8__.DEFAULT_CONFIG).agent;
            const isolation = values.isolation === 'best' ? own : values.isolation;
            const hide = [clone.root];
            if (isolation === 'required' && values['agent-command'] !== undefined) {
                const machine = { environment: env, clock: _shared_runtime_js__WEBPACK_IMPORTED_MODULE_14__/* .systemClock */ .ml, tmp: (0,node_os__WEBPACK_IMPORTED_MODULE_2__.tmpdir)(), isolated: true };
                await (0,_agents_program_isolation_js__WEBPACK_IMPORTED_MODULE_4__/* .requireIsolation */ .Gc)({ ...machine, hide }, false);
            }
            const plan = {
                merges: history.merges,
                candidates,
                repository: (0,node_path__WEBPACK_IMPORTED_MODULE_3__.basename)(clone.root),
                out: (0,node_path__WEBPACK_IMPORTED_MODULE_3__.resolve)(values.out),
                seal: await (0,_audition_seal_js__WEBPACK_IMPORTED_MODULE_7__/* .openSeal */ .I)(env, clone.root),
                scratch: await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.mkdtemp)((0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)((0,node_os__WEBPACK_IMPORTED_MODULE_2__.tmpdir)(), 'audition-')),
                atOnce: values['at-once'],
            };
            const done = await (0,_audition_audition_js__WEBPACK_IMPORTED_MODULE_5__/* .doneBefore */ .qv)(plan);
            const lines = (0,_audition_plan_js__WEBPACK_IMPORTED_MODULE_6__/* .tellPlan */ .fb)(plan, { ...history, done }, config);
            terminal.err(lines.map((line) => `${line}\n`).join(''));
            const isDone = done === plan.merges.length * candidates.length;
            if (!values.yes && !isDone && !(await agreed(terminal)))
                return _command_js__WEBPACK_IMPORTED_MODULE_16__/* .EXIT */ .dc.failed;
            const bar = (0,_progress_js__WEBPACK_IMPORTED_MODULE_18__/* .progressBar */ .h)(terminal, _shared_runtime_js__WEBPACK_IMPORTED_MODULE_14__/* .systemClock */ .ml, { quarters: true });
            const place = {
                ...{ git, env, config, docsPaths, isDocs, isolation, hide },
                objects: clone.objects,
                checkCommand: values['check-command'],
                log: fileLog(plan.out),
            };
            const rows = await (0,_audition_audition_js__WEBPACK_IMPORTED_MODULE_5__/* .runAudition */ .F0)(plan, place, {
                told: {
                    show: (done, all, words) => bar.show('Audition', done / all, `${done} of ${all}: ${(0,_shared_text_foreign_js__WEBPACK_IMPORTED_MODULE_19__/* .oneLine */ .TN)(words)}`),
                },
                signal: terminal.signal,
            }).finally(() => bar.end());
            for (const { name } of candidates)
                terminal.out(`${(0,_shared_text_foreign_js__WEBPACK_IMPORTED_MODULE_19__/* .oneLine */ .TN)(name)}: ${(0,_audition_sum_js__WEBPACK_IMPORTED_MODULE_20__/* .tellSum */ .nF)((0,_audition_sum_js__WEBPACK_IMPORTED_MODULE_20__/* .sumOf */ .XN)(rows, name))}\n`);
            terminal.out(`The page: ${(0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)(values.out, _audition_audition_js__WEBPACK_IMPORTED_MODULE_5__/* .PAGE_NAME */ .QX)}\n`);
            return rows.every(({ verdict }) => verdict === 'failed') ? _command_js__WEBPACK_IMPORTED_MODULE_16__/* .EXIT */ .dc.failed : _command_js__WEBPACK_IMPORTED_MODULE_16__/* .EXIT */ .dc.done;
        },
    };
}
function rules(parsed) {
    const { 'agent-command': command, 'model-url': url, model } = parsed.values;
    const problems = (0,_args_js__WEBPACK_IMPORTED_MODULE_15__/* .noArguments */ .a5)(parsed);
    if (command === undefined && url === undefined)
        problems.push('Name the agent to try: --agent-command COMMAND, or --model-url URL and --model NAME.');
    if (command !== undefined && url !== undefined)
        problems.push('Use either `--agent-command` or `--model-url`. To compare two, use `--against`.');
    if ((url === undefined) !== (model === undefined))
        problems.push('`--model-url` and `--model` belong together.');
    return problems;
}
function candidatesOf(values, env) {
    const { 'agent-command': command, 'model-url': url = '', model = '', against } = values;
    const key = env.DOCKET_MODEL_KEY;
    const named = (name) => command === undefined
        ? { name, model: { url, model: name, ...(key && { key }) } }
        : { name, command: name };
    return [named(command ?? model), ...(against === undefined ? [] : [named(against)])];
}
async function agreed(terminal) {
    const answer = await terminal.ask('Start? [y/N] ');
    if (answer === undefined) {
        throw new _shared_errors_js__WEBPACK_IMPORTED_MODULE_11__/* .SetupError */ .w3('Nobody is there to be asked. To start without asking, add --yes.');
    }
    return /^y(?:es)?$/i.test(answer.trim());
}
/** What jobs log would tear the progress bar. */
function fileLog(out) {
    const write = (level) => (message) => {
        const file = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.openSync)((0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)(out, 'log.txt'), _shared_git_output_folder_js__WEBPACK_IMPORTED_MODULE_13__/* .APPEND */ .$f);
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.writeSync)(file, `${(0,_shared_runtime_js__WEBPACK_IMPORTED_MODULE_14__/* .isoTime */ .Ly)(_shared_runtime_js__WEBPACK_IMPORTED_MODULE_14__/* .systemClock */ .ml.now())} ${level} ${(0,_shared_text_foreign_js__WEBPACK_IMPORTED_MODULE_19__/* .oneLine */ .TN)(message)}\n`);
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync)(file);
    };
    return { debug() { }, info: write('info'), warn: write('warn'), error: write('error') };
}


/***/ }),

/***/ 24862:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   h: () => (/* binding */ progressBar),
/* harmony export */   q: () => (/* binding */ progress)
/* harmony export */ });
/* harmony import */ var _shared_text_foreign_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(35238);
// Shows progress on standard error: one line that is rewritten on a terminal, and plain lines, one
// per change, everywhere else.

const CLEAR_LINE = '\r\u001b[2K';
const TICK_MS = 1_000;
function progress(terminal, clock) {
    const startedAt = clock.now();
    const seconds = () => Math.round((clock.now() - startedAt) / 1000);
    if (!terminal.live) {
        return {
            show: (words) => terminal.err(`${(0,_shared_text_foreign_js__WEBPACK_IMPORTED_MODULE_0__/* .oneLine */ .TN)(words)} (${seconds()} s)\n`),
            end() { },
        };
    }
    let current = '';
    const draw = () => terminal.err(`${CLEAR_LINE}${current} (${seconds()} s)`);
    const stop = new AbortController();
    const tick = async () => {
        for (;;) {
            await clock.sleep(TICK_MS, stop.signal);
            draw();
        }
    };
    return {
        show(words) {
            const begins = current === '';
            current = (0,_shared_text_foreign_js__WEBPACK_IMPORTED_MODULE_0__/* .oneLine */ .TN)(words);
            draw();
            // It ends only through the stop below.
            if (begins)
                tick().catch(() => { });
        },
        end() {
            stop.abort();
            if (current !== '')
                terminal.err('\n');
        },
    };
}
const BAR_WIDTH = 24;
/** A bar where a line can be rewritten; otherwise one line per phase, and per quarter if `quarters`. */
function progressBar(terminal, clock, { quarters = false } = {}) {
    const line = progress(terminal, clock);
    let last = '';
    return {
        /** `words` say how far it is. */
        show(phase, share, words) {
            const filled = Math.round(Math.min(share, 1) * BAR_WIDTH);
            const bar = `${'█'.repeat(filled)}${'░'.repeat(BAR_WIDTH - filled)}`;
            const step = quarters ? `${phase}, ${25 * Math.floor(4 * share)} %` : phase;
            const text = terminal.live ? `${phase.padEnd(25)} ${bar} ${words}` : step;
            if (text !== last)
                line.show(text);
            last = text;
        },
        end: () => line.end(),
    };
}


/***/ }),

/***/ 83135:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   W: () => (/* binding */ LIMIT_OPTION),
/* harmony export */   ZG: () => (/* binding */ signInLine),
/* harmony export */   pM: () => (/* binding */ ISOLATION_OPTION)
/* harmony export */ });
/** The line is the same for a link that someone asks for later. */
function signInLine(link) {
    return `Dashboard (the link works once, for 15 minutes): ${link}\n`;
}
/** A repository's settings can require isolation too, and cannot lift it. */
const ISOLATION_OPTION = {
    type: 'text',
    value: 'LEVEL',
    choices: ['required', 'best'],
    default: 'required',
    help: 'required: no agent program runs without isolation; best: it may, if this machine has none',
};
/** For repositories of the GitHub App, which share the machine. */
const LIMIT_OPTION = {
    type: 'list',
    value: 'SETTING=N',
    help: 'the most that settings of repositories can ask for, such as agent.max-minutes=240',
};


/***/ }),

/***/ 24180:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   X: () => (/* binding */ readConfig),
/* harmony export */   i: () => (/* binding */ readConfigText)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
/* harmony import */ var _shared_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(42205);
/* harmony import */ var _config_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(43090);
/* harmony import */ var _settings_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(81910);
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
    const path = named ?? _config_js__WEBPACK_IMPORTED_MODULE_2__.CONFIG_PATH;
    try {
        const text = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readFile)(path, 'utf8');
        return { text, config: (0,_settings_js__WEBPACK_IMPORTED_MODULE_3__/* .parseConfig */ .o4)(text) };
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

/***/ 66154:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   d: () => (/* binding */ removeTree),
/* harmony export */   n: () => (/* binding */ removeFile)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
// Removing what an agent left, whatever it left: folders can be nested deeper than a path may be
// long, and then nothing in them can be named from the top; or they can forbid what is done in them.
// Nothing else in `src/` removes folders, and a test sees to it.


/** A file that may not be there. */
async function removeFile(path) {
    await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.rm)(path, { force: true });
}
/** A folder with all that is in it, or a file, or nothing. */
async function removeTree(path) {
    const remove = () => (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.rm)(path, { recursive: true, force: true });
    await remove().catch(async (error) => {
        const isInTheWay = error.code === 'EACCES' || error.code === 'ENAMETOOLONG';
        if (!isInTheWay || !(await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.lstat)(path)).isDirectory())
            throw error;
        await flatten(path);
        await remove();
    });
}
/** Brings every folder to the top, opened and without folders in it, so that each can be named. */
async function flatten(dir) {
    await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.chmod)(dir, 0o700);
    const top = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.mkdtemp)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(dir, 'removed-'));
    const folders = [dir];
    let moved = 0;
    for (let folder = folders.pop(); folder !== undefined; folder = folders.pop()) {
        for (const entry of await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readdir)(folder, { withFileTypes: true })) {
            const from = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, entry.name);
            if (!entry.isDirectory() || from === top)
                continue;
            const to = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(top, `${moved++}`);
            // The removal that gave up may still be at work on others.
            const isHere = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.chmod)(from, 0o700)
                .then(() => (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.rename)(from, to))
                .then(() => true, ifGone);
            if (isHere)
                folders.push(to);
        }
        // Most are empty now, and a million of them should not be there at the same time.
        if (folder !== dir)
            await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.rmdir)(folder).catch(() => { });
    }
}
function ifGone(error) {
    if (error.code !== 'ENOENT')
        throw error;
    return false;
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
