export const id = 8128;
export const ids = [8128,6618,9771,1885,3985];
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

/***/ 66618:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Z: () => (/* binding */ insistOnDocs),
/* harmony export */   askedElsewhere: () => (/* binding */ askedElsewhere)
/* harmony export */ });
/* harmony import */ var _config_config_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7657);
/* harmony import */ var _contract_values_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(87797);
/* harmony import */ var _jobs_job_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(20002);
/* harmony import */ var _shared_errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(42205);
// Jobs of one repository that are asked for in another: the documentation's own, seen from the threads
// of the code. Nothing that was not asked for there is touched from there.




/** `backend` is that of the documentation; the threads are in `repository`, which has this ID. */
function askedElsewhere(backend, { repository, id: repositoryId }, jobOfThread) {
    const { service, records, work } = backend;
    /** Commits and steps of two repositories can have the same name, and one can get another name. */
    const keyed = (key) => `${repositoryId} ${key}`;
    const asked = (request) => ({
        ...request,
        origin: { ...request.origin, repository },
    });
    const once = (options = {}) => ({
        ...options,
        ...(options.idempotencyKey !== undefined && { idempotencyKey: keyed(options.idempotencyKey) }),
    });
    const originsOf = async (id) => {
        const origins = await records.originsOf(id);
        return origins.filter((origin) => origin.repository === repository);
    };
    const insistOnOurs = async (id) => {
        if ((await originsOf(id)).length > 0)
            return;
        throw new _shared_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .NotFound */ .Mk(`There is no job ${JSON.stringify(id.slice(0, 80))} of ${repository}.`);
    };
    const { control } = service;
    const ours = {
        ...service,
        createJob: (project, request, options) => service.createJob(project, asked(request), once(options)),
        async sendMessage(project, id, request, options) {
            await insistOnOurs(id);
            return service.sendMessage(project, id, asked(request), once(options));
        },
        ...(control && {
            control: {
                async cancel(project, id, options) {
                    await insistOnOurs(id);
                    return control.cancel(project, id, options);
                },
                async archive(project, id, options) {
                    await insistOnOurs(id);
                    return control.archive(project, id, options);
                },
            },
        }),
    };
    return {
        ...backend,
        service: ours,
        threads: {
            jobOfThread: (thread) => jobOfThread((0,_jobs_job_js__WEBPACK_IMPORTED_MODULE_2__/* .threadKey */ .GK)({ thread, repository })),
            // Its pull requests are in the other repository.
            ownerOf: async () => null,
        },
        ...(work && {
            work: { ...work, follow: (id, event, signal) => work.follow(id, keyed(event), signal) },
        }),
        records: {
            ...records,
            jobOfKey: (key) => records.jobOfKey(keyed(key)),
            promptOf: (id, event) => records.promptOf(id, keyed(event)),
            endsOf: async (id) => (await records.endsOf(id, repository)).map((end) => ({
                ...end,
                isOf: (event) => end.isOf(keyed(event)),
            })),
            promptToRepeat: (id, event) => records.promptToRepeat(id, keyed(event)),
            originsOf,
            // Whoever looks after the documentation does that.
            unarchived: async () => [],
            retire: async () => [],
        },
    };
}
/** Can the documentation of `from` be used there, and may it? Rejects with what to do. */
async function insistOnDocs(name, docs, from) {
    const found = await docs.repository();
    // A name that is given up can come to belong to someone else.
    if (!(0,_contract_values_js__WEBPACK_IMPORTED_MODULE_1__/* .isSameRepository */ .ve)(found.fullName, name)) {
        throw new _shared_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .SetupError */ .w3(`${name} is called ${found.fullName} now. Change \`docs-repository\` to that.`);
    }
    if (found.archived && from.writes) {
        throw new _shared_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .SetupError */ .w3(`${name} is archived, so nothing can be written there. Unarchive it, or change \`docs-repository\`.`);
    }
    const isPrivate = (await from.host.repository()).private;
    if (isPrivate && !found.private && from.writes && !(0,_config_config_js__WEBPACK_IMPORTED_MODULE_0__.trusts)(from.config, name, 'publish')) {
        throw new _shared_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .SetupError */ .w3(`${from.repository} is private and ${name} is public, where everyone can read the requests, the names of branches, and what the agent writes about the code. If that is intended, set \`trusted-repositories: { ${name}: [publish] }\` in \`.github/docket.yml\` of ${from.repository}.`);
    }
    const isOpen = !isPrivate && found.private;
    if (isOpen && !(0,_config_config_js__WEBPACK_IMPORTED_MODULE_0__.trusts)(await from.docsConfig(), from.repository, 'publish')) {
        throw new _shared_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .SetupError */ .w3(`${name} is private and ${from.repository} is public, where everyone can read summaries and findings about pages that they cannot see. If that is intended, add \`publish\` to what \`trusted-repositories\` grants ${from.repository} in \`.github/docket.yml\` of ${name}.`);
    }
    return found;
}


/***/ }),

/***/ 13768:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ recordedBackend)
/* harmony export */ });
/* harmony import */ var _contract_job_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(99916);
/* harmony import */ var _jobs_agent_job_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(91622);
/* harmony import */ var _jobs_intake_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(79109);
/* harmony import */ var _jobs_job_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(20002);
/* harmony import */ var _jobs_store_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(23524);
/* harmony import */ var _jobs_undo_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(45931);
/* harmony import */ var _shared_days_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(65529);
/* harmony import */ var _shared_errors_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(42205);
/* harmony import */ var _upkeep_archive_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(56789);









/**
 * Jobs whose records this process reads itself. `confirm` rejects with WorkFailed when a request
 * may not be repeated now.
 */
function recordedBackend(projectId, jobs, config, confirm) {
    return {
        service: jobs.service,
        projectId,
        threads: threadsOf(projectId, jobs),
        repeatable: true,
        readsThreads: true,
        records: recordsOf(projectId, jobs, config, confirm),
    };
}
function threadsOf(projectId, { engine, store }) {
    return {
        jobOfThread: (thread) => engine.jobOfThread(projectId, String(thread)),
        async ownerOf({ number, headRef }) {
            const id = (0,_upkeep_archive_js__WEBPACK_IMPORTED_MODULE_8__/* .jobOfBranch */ .P)(headRef);
            const job = id === undefined || !(0,_contract_job_js__WEBPACK_IMPORTED_MODULE_0__/* .isJobId */ .dW)(id) ? null : await store.get(id);
            // Anyone with push access can give a branch any name; the record says which one is the job's.
            const { branch, pull } = job?.work ?? {};
            const own = job?.projectId === projectId && branch === headRef && pull?.number === number;
            if (!own)
                return null;
            const { turns, status } = job;
            const attempts = (0,_jobs_job_js__WEBPACK_IMPORTED_MODULE_3__/* .checkAttempts */ .tA)(job);
            return { id: job.id, archived: status === 'archived', requests: turns.length, attempts };
        },
    };
}
function recordsOf(projectId, { engine, store }, config, confirm) {
    return {
        async jobOfKey(key) {
            const job = await store.get((0,_jobs_intake_js__WEBPACK_IMPORTED_MODULE_2__/* .jobId */ .Db)(projectId, key));
            if (job === null)
                return null;
            const { id, status, updatedAt, archivedAt, work } = job;
            const pull = work?.pull?.number;
            const { askedAt } = job.turns[0]?.origin ?? {};
            return {
                ...{ id, status, endedAt: archivedAt ?? updatedAt },
                ...(pull !== undefined && { pull }),
                ...(askedAt !== undefined && { askedAt }),
            };
        },
        async pullOf(id) {
            const { work, acceptance } = await engine.get(projectId, id);
            const known = acceptance?.pull === work?.pull?.number ? acceptance : undefined;
            return { head: work?.head ?? null, ...(known && { acceptance: known }) };
        },
        ...(store.records && {
            accepted: () => (0,_jobs_store_js__WEBPACK_IMPORTED_MODULE_4__/* .listRecords */ .VI)(store).accepted(projectId),
        }),
        noteAcceptance: (id, seen) => store.updateShared(id, (0,_jobs_intake_js__WEBPACK_IMPORTED_MODULE_2__/* .noteOutcome */ .vY)(id, projectId, seen)),
        async requestOf(id) {
            const job = await store.get(id);
            return job?.projectId === projectId ? job.turns[0]?.prompt : undefined;
        },
        async promptOf(id, event) {
            const job = await store.get(id);
            return job?.projectId === projectId ? (0,_jobs_intake_js__WEBPACK_IMPORTED_MODULE_2__/* .turnOfEvent */ .Ng)(job, event)?.prompt : undefined;
        },
        async endsOf(id, repository) {
            const job = await store.get(id);
            if (job?.projectId !== projectId)
                return [];
            const asked = job.turns.filter(({ origin }) => origin?.repository === repository);
            return asked.map((turn) => ({
                origin: turn.origin ?? {},
                job: (0,_jobs_agent_job_js__WEBPACK_IMPORTED_MODULE_1__/* .agentJobOf */ .a)(job, turn),
                isOf: (event) => (0,_jobs_intake_js__WEBPACK_IMPORTED_MODULE_2__/* .turnOfEvent */ .Ng)(job, event) === turn,
            }));
        },
        async promptToRepeat(id, event) {
            const job = await engine.get(projectId, id);
            const turn = (0,_jobs_intake_js__WEBPACK_IMPORTED_MODULE_2__/* .turnOfEvent */ .Ng)(job, event) ?? job.turns.at(-1);
            if (turn)
                await confirm(job, job.turns.indexOf(turn));
            return turn?.prompt;
        },
        async canUndo(id) {
            return (0,_jobs_undo_js__WEBPACK_IMPORTED_MODULE_5__/* .lastChange */ .$r)((await engine.get(projectId, id)).turns) >= 0;
        },
        unarchived: () => store.list(),
        async endedSince(time) {
            const ended = [];
            for (const id of await store.list()) {
                const job = await store.get(id).catch((error) => {
                    if (error instanceof _shared_errors_js__WEBPACK_IMPORTED_MODULE_7__/* .CorruptState */ .nK)
                        return null;
                    throw error;
                });
                const isOurs = job?.projectId === projectId && job.status !== 'active';
                if (isOurs && job.updatedAt >= time)
                    ended.push(id);
            }
            return ended;
        },
        async retire() {
            const days = config.retention['delete-after'];
            if (days !== undefined)
                await engine.deleteArchived(days * _shared_days_js__WEBPACK_IMPORTED_MODULE_6__/* .DAY_MS */ .sO);
            return engine.applyRetention(config.jobs['retention-days'] * _shared_days_js__WEBPACK_IMPORTED_MODULE_6__/* .DAY_MS */ .sO);
        },
        async originsOf(id) {
            const { turns } = await engine.get(projectId, id);
            return turns.flatMap(({ origin }) => origin ?? []);
        },
    };
}


/***/ }),

/***/ 52294:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ openApp),
/* harmony export */   d: () => (/* binding */ webhookSecrets)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var _github_app_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(47037);
/* harmony import */ var _github_settings_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(43637);
/* harmony import */ var _jobs_changes_secrets_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(29419);
/* harmony import */ var _shared_errors_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(42205);
// The GitHub App of the environment, by the names that such programs use everywhere, or of the database.





/** Null where there is none. `stored`: what the database has, for when the environment has none. */
function openApp(env, log, stored, meter) {
    const appId = env.APP_ID?.trim() || stored?.appId;
    if (!appId)
        return null;
    const pem = stored?.privateKey ?? (0,_github_app_js__WEBPACK_IMPORTED_MODULE_1__/* .pemOf */ ._y)(env.PRIVATE_KEY || keyFile(env.PRIVATE_KEY_PATH));
    const app = (0,_github_app_js__WEBPACK_IMPORTED_MODULE_1__/* .createGithubApp */ .TT)((0,_github_settings_js__WEBPACK_IMPORTED_MODULE_2__.githubSettings)(env, { appId, key: (0,_github_app_js__WEBPACK_IMPORTED_MODULE_1__/* .readAppKey */ .bi)(pem), log, meter }));
    return {
        ...app,
        id: appId,
        tokensOf: ({ installation, repository }) => app.tokens(installation, repository),
        ...(stored && {
            webhookSecret: stored.webhookSecret,
            signIn: { CLIENT_ID: stored.clientId, CLIENT_SECRET: stored.clientSecret },
        }),
        secretsOf(project) {
            const own = [pem, ...(stored ? [stored.webhookSecret, stored.clientSecret] : [])];
            return (0,_jobs_changes_secrets_js__WEBPACK_IMPORTED_MODULE_3__/* .together */ .bs)(own, {
                *[Symbol.iterator]() {
                    if (project)
                        yield* app.currentTokens(project.installation, project.repository);
                },
            });
        },
    };
}
function keyFile(path) {
    if (!path) {
        throw new _shared_errors_js__WEBPACK_IMPORTED_MODULE_4__/* .SetupError */ .w3('APP_ID is set, but not the private key of the GitHub App. Set PRIVATE_KEY or PRIVATE_KEY_PATH.');
    }
    try {
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(path, 'utf8');
    }
    catch (cause) {
        const { code } = cause;
        throw new _shared_errors_js__WEBPACK_IMPORTED_MODULE_4__/* .SetupError */ .w3(`PRIVATE_KEY_PATH cannot be read (${code}). Check the path.`, { cause });
    }
}
/** As long as GitHub's own advice: whoever guesses it can give commands in anyone's name. */
const MIN_SECRET = 16;
/** The current secret, and the previous one while it is being replaced. */
function webhookSecrets(env, stored = '') {
    const { WEBHOOK_SECRET: current = stored, WEBHOOK_SECRET_PREVIOUS: previous } = env;
    const secrets = [current, ...(previous ? [previous] : [])];
    if (secrets.every((secret) => secret.length >= MIN_SECRET))
        return secrets;
    throw new _shared_errors_js__WEBPACK_IMPORTED_MODULE_4__/* .SetupError */ .w3(`WEBHOOK_SECRET must be the webhook secret of the GitHub App, with at least ${MIN_SECRET} characters; \`openssl rand -hex 32\` generates one.`);
}


/***/ }),

/***/ 72764:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  GO: () => (/* binding */ commandsIn),
  $$: () => (/* binding */ createInstallation),
  $t: () => (/* binding */ deliveryTasks),
  A_: () => (/* binding */ receiveHooks),
  CG: () => (/* binding */ workHooks)
});

// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __webpack_require__(48161);
// EXTERNAL MODULE: ./.build/program/src/bot/bot-context.js
var bot_context = __webpack_require__(64561);
// EXTERNAL MODULE: ./.build/program/src/bot/commands/confirm.js
var commands_confirm = __webpack_require__(87677);
// EXTERNAL MODULE: ./.build/program/src/shared/days.js
var days = __webpack_require__(65529);
// EXTERNAL MODULE: ./.build/program/src/shared/errors.js
var errors = __webpack_require__(42205);
;// CONCATENATED MODULE: ./.build/program/src/bot/deliveries/ask-again.js
// GitHub never repeats a delivery by itself. Whoever runs the App has to look for those that failed,
// and ask for them again: after a restart, a full disk, or a database that was away.


const MOST_ATTEMPTS = 6;
/** Pages per look: an App may ask 5,000 times an hour in all, and looks 12 times. */
const MOST_PAGES = 20;
const AT_ONCE = 100;
/** An attempt is listed when it is over, which may be after later ones. */
const OVERLAP_MS = 2 * days/* MINUTE_MS */.kg;
/** Whether it is time to repeat it: at once, then later each time, and not forever. */
function isDue({ at, attempts, asked }, now) {
    if (asked || attempts >= MOST_ATTEMPTS)
        return false;
    return now - at >= (2 ** (attempts - 1) - 1) * days/* MINUTE_MS */.kg;
}
/** The pass after a page of it. */
function afterPage(pass, { attempts, older }, now) {
    const newest = Math.max(pass.newest, attempts[0]?.at ?? 0);
    const last = attempts.at(-1)?.at ?? 0;
    const isOver = older === undefined || last < oldest(pass, now);
    return isOver
        ? { cursor: null, newest: 0, until: Math.max(newest, pass.until) }
        : { cursor: older, newest, until: pass.until };
}
const oldest = ({ until }, now) => Math.max(until - OVERLAP_MS, now - days/* DAY_MS */.sO);
async function askAgain(deliverer, failed, { clock, log }) {
    const now = clock.now();
    await failed.purge(now - days/* DAY_MS */.sO);
    let pass = await failed.pass();
    for (let page = 0; page < MOST_PAGES; page += 1) {
        const read = await deliverer.attempts(pass.cursor ?? undefined).catch((error) => {
            // GitHub has forgotten where it was. What is left of this pass is seen in the next one.
            if (pass.cursor !== null && error instanceof errors/* InvalidRequest */.zh)
                return undefined;
            throw error;
        });
        const from = oldest(pass, now);
        pass = read ? afterPage(pass, read, now) : { ...pass, cursor: null };
        await failed.note(read?.attempts.filter(({ at }) => at >= from) ?? [], pass);
        if (pass.cursor === null)
            break;
    }
    const due = (await failed.list()).filter((one) => isDue(one, now)).slice(0, AT_ONCE);
    for (const { guid, attempt } of due) {
        await deliverer.redeliver(attempt).catch((error) => {
            // As after another App took the place of this one.
            if (!(error instanceof errors/* NotFound */.Mk))
                throw error;
        });
        await failed.asked(guid);
    }
    if (due.length > 0)
        log.info(`Asked GitHub for ${due.length} deliveries again.`);
}

// EXTERNAL MODULE: ./.build/program/src/bot/deliveries/delivered.js
var deliveries_delivered = __webpack_require__(33499);
// EXTERNAL MODULE: ./.build/program/src/bot/deliveries/work-hook.js
var work_hook = __webpack_require__(91136);
// EXTERNAL MODULE: ./.build/program/src/bot/sending/asked-elsewhere.js
var asked_elsewhere = __webpack_require__(66618);
// EXTERNAL MODULE: ./.build/program/src/bot/sending/thread-records.js
var thread_records = __webpack_require__(13768);
// EXTERNAL MODULE: ./.build/program/src/bot/thread-host.js
var thread_host = __webpack_require__(60219);
// EXTERNAL MODULE: ./.build/program/src/config/config.js
var config_config = __webpack_require__(7657);
// EXTERNAL MODULE: ./.build/program/src/github/app.js
var github_app = __webpack_require__(47037);
// EXTERNAL MODULE: ./.build/program/src/github/client.js
var client = __webpack_require__(31287);
// EXTERNAL MODULE: ./.build/program/src/github/drift.js
var github_drift = __webpack_require__(44045);
// EXTERNAL MODULE: ./.build/program/src/github/settings.js
var github_settings = __webpack_require__(43637);
// EXTERNAL MODULE: ./.build/program/src/github/thread-host.js + 4 modules
var github_thread_host = __webpack_require__(54572);
// EXTERNAL MODULE: ./.build/program/src/jobs/changes/change.js
var change = __webpack_require__(33379);
// EXTERNAL MODULE: ./.build/program/src/jobs/changes/secrets.js + 1 modules
var secrets = __webpack_require__(29419);
// EXTERNAL MODULE: ./.build/program/src/postgres/app-projects.js
var app_projects = __webpack_require__(23224);
// EXTERNAL MODULE: ./.build/program/src/postgres/connected.js
var connected = __webpack_require__(43001);
// EXTERNAL MODULE: ./.build/program/src/postgres/deliveries.js
var postgres_deliveries = __webpack_require__(26872);
// EXTERNAL MODULE: ./node_modules/kysely/dist/raw-builder/sql.js + 1 modules
var sql = __webpack_require__(20189);
// EXTERNAL MODULE: ./.build/program/src/shared/runtime.js
var runtime = __webpack_require__(82860);
;// CONCATENATED MODULE: ./.build/program/src/postgres/failed-deliveries.js
// The deliveries that failed, and how far the list of GitHub was read: whichever worker looks next goes
// on where the last one stopped.


const START = { cursor: null, newest: 0, until: 0 };
function createFailedDeliveries(database) {
    return {
        async pass() {
            const row = await database.read((db) => db.selectFrom('attempts_pass').select('pass').executeTakeFirst());
            return row?.pass ?? START;
        },
        note: (attempts, pass) => database.transaction(async (tx) => {
            const arrived = attempts.filter(({ ok }) => ok).map(({ guid }) => guid);
            const failed = lastFailures(attempts, new Set(arrived));
            if (arrived.length > 0) {
                await tx.deleteFrom('failed_delivery').where('guid', 'in', arrived).execute();
            }
            for (const { guid, id, at } of failed) {
                await (0,sql/* sql */.l) `
            insert into docket.failed_delivery as known values (${guid}, ${id}, ${(0,runtime/* isoTime */.Ly)(at)}, 1, false)
            on conflict (guid) do update set attempt = excluded.attempt, at = excluded.at,
              attempts = known.attempts + 1, asked = false
            where known.attempt < excluded.attempt`.execute(tx);
            }
            const text = JSON.stringify(pass);
            await tx
                .insertInto('attempts_pass')
                .values({ one: true, pass: text })
                .onConflict((conflict) => conflict.column('one').doUpdateSet({ pass: text }))
                .execute();
        }),
        async list() {
            const rows = await database.read((db) => db.selectFrom('failed_delivery').selectAll().orderBy('at').execute());
            return rows.map(({ attempt, at, ...row }) => ({
                ...row,
                attempt: Number(attempt),
                at: at.getTime(),
            }));
        },
        async asked(guid) {
            await database.transaction((tx) => tx.updateTable('failed_delivery').set({ asked: true }).where('guid', '=', guid).execute());
        },
        async purge(before) {
            await database.transaction((tx) => tx
                .deleteFrom('failed_delivery')
                .where('at', '<', (0,sql/* sql */.l) `${(0,runtime/* isoTime */.Ly)(before)}`)
                .execute());
        },
    };
}
/** The last failure of each delivery that has not arrived. */
function lastFailures(attempts, arrived) {
    const byGuid = new Map();
    for (const one of attempts.toSorted((a, b) => a.id - b.id)) {
        if (!arrived.has(one.guid))
            byGuid.set(one.guid, one);
    }
    return [...byGuid.values()];
}

// EXTERNAL MODULE: ./.build/program/src/postgres/presence.js
var presence = __webpack_require__(1885);
// EXTERNAL MODULE: ./.build/program/src/postgres/queue.js
var postgres_queue = __webpack_require__(63685);
// EXTERNAL MODULE: ./.build/program/src/postgres/settings-files.js
var settings_files = __webpack_require__(41627);
// EXTERNAL MODULE: ./.build/program/src/postgres/turn-order.js
var turn_order = __webpack_require__(25066);
// EXTERNAL MODULE: ./.build/program/src/shared/waiting.js
var shared_waiting = __webpack_require__(12099);
// EXTERNAL MODULE: ./.build/program/src/cli/serve/app.js
var serve_app = __webpack_require__(52294);
// EXTERNAL MODULE: ./.build/program/src/cli/serve/project-settings.js
var project_settings = __webpack_require__(39864);
;// CONCATENATED MODULE: ./.build/program/src/cli/serve/hooks.js
// The deliveries of a GitHub App: accepted by servers, worked on by workers.






























/** Undefined where there is no App. */
function receiveHooks({ app, database, queue, }, env, { clock, signal }) {
    if (!app)
        return undefined;
    const deliveries = (0,postgres_deliveries/* createDeliveries */.t)(database, queue.hooks, clock);
    let isRefusing = false;
    /** What was refused is asked for again as soon as the database is back. */
    async function askLater() {
        if (isRefusing)
            return;
        isRefusing = true;
        while (isRefusing) {
            await clock.sleep(BACK_MS, signal);
            isRefusing = false;
            // A key of its own: what is scheduled may be waiting for its next attempt.
            const ask = { task: REDELIVERY };
            await queue.housekeeping.send(ask, `${REDELIVERY} now`).catch(() => {
                isRefusing = true;
            });
        }
    }
    return {
        secrets: (0,serve_app/* webhookSecrets */.d)(env, app.webhookSecret),
        async accept({ guid, digest, event, payload }) {
            const delivered = (0,deliveries_delivered.readDelivery)(event, payload);
            if (delivered.kind === 'ignored')
                return 'ignored';
            const kept = { guid, digest, event, payload: delivered.payload };
            const tenant = (0,turn_order/* tenantOfInstallation */.uc)(delivered.payload.installation.id);
            try {
                return (await deliveries.accept(kept, delivered.key, tenant)) ? 'accepted' : 'known';
            }
            catch (error) {
                if (error instanceof errors/* StoreUnavailable */.us)
                    void askLater().catch(() => { });
                throw error;
            }
        },
    };
}
const REDELIVERY = 'redelivery';
/** How often a server looks whether a database that was away is back. */
const BACK_MS = 5_000;
async function workHooks(shared, { env, log, telemetry, worked, failed, }) {
    const { app, database, queue } = shared;
    if (!app)
        return;
    const deliveries = (0,postgres_deliveries/* createDeliveries */.t)(database, queue.hooks, runtime/* systemClock */.ml);
    const projects = (0,app_projects/* createAppProjects */.ok)(database, queue, { clock: runtime/* systemClock */.ml, log });
    const opened = { shared, app, env, log };
    const reached = (place, attempt) => ({
        ...{ ...opened, ...reachPlace(place, opened), checks: attempt.checks },
    });
    const deps = {
        projects: {
            ofRepository: projects.ofRepository,
            sync: async (id, part) => projects.sync(id, await app.installation(id, part), part),
        },
        deliveries,
        settingsChanged: (repository) => (0,project_settings/* noteChangedSettings */.Kb)(repository, (0,settings_files/* createSettingsFiles */.Z)(database, runtime/* systemClock */.ml)),
        commands: ({ id }) => commandsIn(id, shared),
        bot: (place, attempt) => openAppBotContext(place, attempt, opened),
        teller: (place, job) => openTeller(place, () => deliveries.projectOf(job), opened),
        list: {
            async keep(place, bot, attempt) {
                if ((await bot.settings()).listIssue === undefined)
                    return;
                const { keepHostedList } = await Promise.all(/* import() */[__webpack_require__.e(4375), __webpack_require__.e(1387), __webpack_require__.e(3893)]).then(__webpack_require__.bind(__webpack_require__, 3893));
                await keepHostedList(place, bot, reached(place, attempt));
            },
            async start(ticked, place, bot, attempt) {
                const { startHostedTick } = await Promise.all(/* import() */[__webpack_require__.e(4375), __webpack_require__.e(1387), __webpack_require__.e(3893)]).then(__webpack_require__.bind(__webpack_require__, 3893));
                return startHostedTick(ticked, place, bot, reached(place, attempt));
            },
        },
        checkLater: ({ guid, event, payload }) => sendCheck(guid, (0,deliveries_delivered.readDelivery)(event, payload)),
        ...(telemetry && {
            worked: ({ receivedAt }) => telemetry.delivery({ receivedAt, endedAt: runtime/* systemClock */.ml.now() }),
        }),
        log,
    };
    async function sendCheck(delivery, delivered) {
        if (delivered.kind === 'ignored')
            return;
        const { key, payload } = delivered;
        const tenant = (0,turn_order/* tenantOfInstallation */.uc)(payload.installation.id);
        await database.transaction((tx) => queue.checks.send({ delivery }, key, tx, tenant));
    }
    const onTicket = (checks) => async (ticket) => {
        const { data } = ticket;
        const again = ticket.again || checks;
        try {
            if ('job' in data)
                await (0,work_hook/* tellJobEnd */.cQ)(data.job, deps);
            else
                await (0,work_hook/* workDelivery */.SQ)(data.delivery, { again, checks }, deps);
            await deliveries.answered(data);
            worked();
        }
        catch (error) {
            const [kept] = await ('job' in data
                ? deliveries.waitingFor(data.job)
                : deliveries.find(data.delivery).then((found) => (found ? [found] : [])));
            const how = { now: runtime/* systemClock */.ml.now(), random: Math.random };
            // Another worker may be able to do it.
            if (error instanceof errors/* WorkerFault */.t)
                await failed(error);
            const waiting = kept && (0,shared_waiting/* waitFor */.fm)((0,work_hook/* passing */.qO)(error), kept.waiting, how);
            // A database that is away is waited for by the queue.
            if (!waiting || error instanceof errors/* StoreUnavailable */.us)
                throw error;
            await deliveries.postpone(ticket, waiting);
            const { attempts, nextAttempt, reason } = waiting;
            const words = `${nameOf(data)} waits until ${nextAttempt} (attempt ${attempts}): ${reason}`;
            (0,runtime/* about */.Cv)(log, { delivery: kept.guid }).warn(words);
        }
    };
    // None of them waits for a job, or takes the time of a documentation check.
    await queue.hooks.work(postgres_queue/* SLOTS */._f.hooks, onTicket(false));
    await queue.checks.work(postgres_queue/* SLOTS */._f.checks, onTicket(true));
    for (const tickets of [queue.hooks, queue.checks])
        await tickets.workDead(onDead);
    void warnWithoutPush(app, log);
    async function onDead({ data, reason, remove }) {
        const name = nameOf(data);
        if (!(await deliveries.bury(data, reason, remove))) {
            log.warn(`${name} could not be told yet: ${reason} It is tried again for a day.`);
            return;
        }
        log.error(`${name} could not be worked on, and is not tried again: ${reason} List such deliveries with docket admin deliveries --dead, and add --replay to try them again.`);
    }
}
const nameOf = (data) => 'job' in data ? `The end of job ${data.job}` : `Delivery ${data.delivery}`;
async function warnWithoutPush(app, log) {
    try {
        if ((await app.events()).includes('push'))
            return;
        log.warn('The GitHub App is not subscribed to `push`, so changed settings of repositories take effect after up to 6 hours. Subscribe to it in the settings of the App.');
    }
    catch (error) {
        log.warn(`GitHub did not say what the App is subscribed to: ${(0,errors/* sentence */.em)(error)}`);
    }
}
async function commandsIn(project, shared) {
    try {
        const { config } = await shared.settings(project);
        return (0,work_hook/* commandsOf */.Kf)(config ?? config_config.DEFAULT_CONFIG);
    }
    catch (error) {
        // Whoever may give commands is told on the thread what is wrong with the settings.
        if (error instanceof errors/* InvalidRequest */.zh)
            return (0,work_hook/* commandsOf */.Kf)(config_config.DEFAULT_CONFIG);
        throw error;
    }
}
/** Asks again for what could not be delivered: one worker for all. */
function deliveryTasks({ app, database, }, deps) {
    if (!app)
        return {};
    const failed = createFailedDeliveries(database);
    return { [REDELIVERY]: { cron: '*/5 * * * *', run: () => askAgain(app, failed, deps) } };
}
// The bot that works on deliveries.
/** Jobs have time limits of their own, and nobody waits here for one. */
const TIMEOUT_MINUTES = 7_200;
/** The repository that a delivery is about, as the App reaches it. */
function reachPlace({ project, repository }, { shared, app, env, log }) {
    const place = { installation: project.installation, repository: repository.id };
    const token = app.tokensOf(place);
    const use = shared.meter.use('commands', (0,github_app/* limitOf */.LF)(project.installation));
    const settings = (0,github_settings.githubSettings)(env, { repository: project.repo, token, log, use });
    return {
        settings,
        github: (0,client.createGithub)(settings),
        secrets: (0,secrets/* together */.bs)((0,secrets/* secretValues */.VX)(env), app.secretsOf(place)),
        findDocs: async () => shared.docsOf(project, (await shared.settings(project.id)).config),
    };
}
function openAppBotContext(hookPlace, attempt, opened) {
    const { project, commands } = hookPlace;
    const { word, permission, allowedBots } = commands;
    const { again, checks, receivedAt, waits } = attempt;
    const { shared, env, log } = opened;
    const { settings, github, secrets, findDocs } = reachPlace(hookPlace, opened);
    const open = () => shared.open(project.id);
    const insistOn = async ({ id, pages }, writes) => {
        const docsConfig = async () => (await shared.settings(id)).config ?? config_config.DEFAULT_CONFIG;
        await (0,asked_elsewhere/* insistOnDocs */.Z)(pages.repository, (0,github_thread_host.createThreadHost)(pages.github), {
            ...{ repository: project.repo, host, config: (await open()).config, docsConfig, writes },
        });
    };
    const drift = async (pull, headSha) => {
        if (!checks)
            throw new thread_host/* CheckLater */.Lc();
        const docs = await findDocs();
        if (docs)
            await insistOn(docs, false);
        const { config, tools } = await open();
        return (0,github_drift.findPullDrift)(pull, headSha, {
            ...{ github, path: env.PATH ?? '', scratch: (0,external_node_os_.tmpdir)(), place: (0,github_settings.gitPlace)(settings, env) },
            rules: (0,config_config.driftRules)(config, tools.docsPaths ?? change/* DEFAULT_DOCS_PATHS */.bK),
            docs: docs?.pages,
        });
    };
    const host = (0,bot_context/* redacting */.qG)({ ...(0,github_thread_host.createThreadHost)(github), drift }, secrets);
    return (0,bot_context/* buildBotContext */.rm)({
        host,
        async backend() {
            const docs = await findDocs();
            if (docs)
                await insistOn(docs, true);
            const from = docs && project.repo;
            return openBackend(docs?.id ?? project.id, hookPlace, shared, ({ turns }, index) => (0,commands_confirm/* confirmRequester */.Li)(turns[index]?.origin, { host, permission, allowedBots, from }));
        },
        repository: project.repo,
        markerKey: undefined,
        style: { word },
        log,
        signal: new AbortController().signal,
        dryRun: false,
        wait: false,
        timeoutMinutes: TIMEOUT_MINUTES,
        startedAt: receivedAt,
        permission,
        rerun: again,
        waits,
        remember: () => { },
    }, async () => (await open()).config);
}
/** Tells ends in any project that a place has asked, whatever its settings say by now. */
function openTeller(place, projectOf, opened) {
    const receivedAt = runtime/* systemClock */.ml.now();
    const attempt = { again: true, checks: false, receivedAt, waits: () => true };
    return {
        ...openAppBotContext(place, attempt, opened),
        async backend() {
            const id = (await projectOf()) ?? place.project.id;
            return openBackend(id, place, opened.shared, async () => { });
        },
    };
}
/** The jobs of a project, as the threads of this place see them. */
async function openBackend(id, { project, repository }, shared, confirm) {
    const jobs = await shared.open(id);
    const backend = (0,thread_records/* recordedBackend */.$)(id, jobs, jobs.config, confirm);
    if (id === project.id)
        return backend;
    const asked = { repository: project.repo, id: String(repository.id) };
    return (0,asked_elsewhere.askedElsewhere)(backend, asked, (key) => jobs.engine.jobOfThread(id, key));
}
// What the dashboard shows of the App and of the workers.
const MOST_SHOWN = 20;
function createInstallation({ app, database, }) {
    const failed = createFailedDeliveries(database);
    const health = async (id) => {
        const { deliveries, deadDeliveries } = await (0,postgres_deliveries/* countWaiting */.hV)(database);
        return {
            id,
            lastDelivery: await (0,connected/* lastDelivery */.NI)(database),
            failed: (await failed.list()).map(({ guid, at }) => ({ guid, at: (0,runtime/* isoTime */.Ly)(at) })),
            waiting: await (0,postgres_deliveries/* listWaiting */.Ki)(database, { dead: false, limit: MOST_SHOWN }),
            waitingCount: deliveries.count,
            dead: await (0,postgres_deliveries/* listWaiting */.Ki)(database, { dead: true, limit: MOST_SHOWN }),
            deadCount: deadDeliveries,
        };
    };
    return async () => ({
        workers: await (0,presence.listWorkers)(database),
        app: app && (await health(app.id)),
    });
}


/***/ }),

/***/ 16951:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C: () => (/* binding */ openSharedViews),
/* harmony export */   R: () => (/* binding */ countLogs)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var _contract_values_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(87797);
/* harmony import */ var _postgres_log_progress_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(33750);
/* harmony import */ var _postgres_projects_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(52109);
/* harmony import */ var _postgres_queue_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(63685);
/* harmony import */ var _postgres_views_history_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(36873);
/* harmony import */ var _postgres_views_source_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(4608);
/* harmony import */ var _service_embedded_service_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(22938);
/* harmony import */ var _shared_errors_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(42205);
/* harmony import */ var _shared_runtime_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(82860);
/* harmony import */ var _store_log_views_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(84953);
/* harmony import */ var _store_project_views_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(48784);
/* harmony import */ var _views_counting_classify_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(61069);
/* harmony import */ var _views_counting_count_log_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(42195);
/* harmony import */ var _views_counting_dictionary_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(13747);
/* harmony import */ var _views_counting_page_js__WEBPACK_IMPORTED_MODULE_15__ = __webpack_require__(99672);
/* harmony import */ var _views_logs_log_files_js__WEBPACK_IMPORTED_MODULE_16__ = __webpack_require__(2001);
// The page views of a project in a database: servers read them, workers count log files into it.

















async function openSharedViews({ project: { id: project, settings }, config }, { database, rankings }) {
    const kind = (0,_store_project_views_js__WEBPACK_IMPORTED_MODULE_11__/* .viewsKind */ .HY)(settings.accessLogs, config);
    if (!kind)
        return _service_embedded_service_js__WEBPACK_IMPORTED_MODULE_7__/* .noViews */ .Sg;
    await (0,_postgres_views_history_js__WEBPACK_IMPORTED_MODULE_5__/* .countKind */ .MQ)(database, project, kind);
    const { rules, pages } = await (0,_store_log_views_js__WEBPACK_IMPORTED_MODULE_10__/* .countingRules */ .X)(viewsWithoutRanges(config));
    const source = (0,_postgres_views_source_js__WEBPACK_IMPORTED_MODULE_6__/* .createPostgresViews */ .A)({
        database,
        project,
        rankings,
        aiClasses: config?.views['ai-classes'] ?? _contract_values_js__WEBPACK_IMPORTED_MODULE_1__/* .DEFAULT_AI_CLASSES */ .u5,
        rules: rules.version,
        pages,
        filterName: JSON.stringify(config?.views.pages ?? []),
        clock: _shared_runtime_js__WEBPACK_IMPORTED_MODULE_9__/* .systemClock */ .ml,
    });
    return kind === 'pages' ? (0,_store_project_views_js__WEBPACK_IMPORTED_MODULE_11__/* .onlyPages */ .Xj)(source) : source;
}
/** The files with addresses of agents are on the machines of the workers. */
function viewsWithoutRanges(config) {
    return { ...config?.views, 'agent-ranges': [] };
}
async function openProjectLogs({ project, config }, database) {
    const { id, settings: own } = project;
    const settings = config?.views ?? {};
    const { rules, ranges, pages, jsonFields } = await (0,_store_log_views_js__WEBPACK_IMPORTED_MODULE_10__/* .countingRules */ .X)(settings);
    const progress = (0,_postgres_log_progress_js__WEBPACK_IMPORTED_MODULE_2__/* .createLogProgress */ .w)(database, id, _shared_runtime_js__WEBPACK_IMPORTED_MODULE_9__/* .systemClock */ .ml);
    const fingerprint = (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256')
        .update(JSON.stringify([rules, settings]))
        .digest('hex')
        .slice(0, 16);
    return {
        async files() {
            const found = [];
            for (const glob of own.accessLogs) {
                found.push(...(await (0,_views_logs_log_files_js__WEBPACK_IMPORTED_MODULE_16__/* .findLogFiles */ .PM)([glob], { hosts: config?.views.hosts }).catch(noFiles)));
            }
            return found;
        },
        options: () => ({
            dictionary: new _views_counting_dictionary_js__WEBPACK_IMPORTED_MODULE_14__/* .Dictionary */ .b((0,_views_counting_page_js__WEBPACK_IMPORTED_MODULE_15__/* .createPageReader */ .T5)(rules), (0,_views_counting_classify_js__WEBPACK_IMPORTED_MODULE_12__/* .createClassifier */ .C)(rules), {
                ranges,
                pages,
            }),
            rules: rules.version,
            jsonFields,
            progress,
            settings: fingerprint,
            now: _shared_runtime_js__WEBPACK_IMPORTED_MODULE_9__/* .systemClock */ .ml.now(),
        }),
    };
}
/** They may be on another machine. */
function noFiles(error) {
    if (error instanceof _shared_errors_js__WEBPACK_IMPORTED_MODULE_8__/* .SetupError */ .w3)
        return [];
    throw error;
}
// Workers look for log files that have grown, and count them part by part.
const LOOK_EVERY_MS = 60_000;
/** Until it is aborted. */
async function countLogs(shared, { clock, log, signal }) {
    const { database, queue } = shared;
    const projects = (0,_postgres_projects_js__WEBPACK_IMPORTED_MODULE_3__/* .createPostgresProjects */ .O)(database);
    /** Files of which everything is counted, so that they need not be opened again. */
    const done = new Map();
    async function open(id) {
        return openProjectLogs(await shared.settings(id), database);
    }
    async function look({ id }) {
        const logs = await open(id);
        const seen = [];
        for (const source of await logs.files()) {
            if (signal.aborted)
                return;
            const options = logs.options();
            const place = `${id}\n${options.settings}\n${source.name}`;
            const known = done.get(place);
            if (known?.version === source.version) {
                seen.push(known.file);
                continue;
            }
            const plan = await (0,_views_logs_log_files_js__WEBPACK_IMPORTED_MODULE_16__/* .withOpenLog */ .h6)(source, (log) => (0,_views_counting_count_log_js__WEBPACK_IMPORTED_MODULE_13__/* .planNext */ .n)(log, options));
            if (plan.next === null)
                done.set(place, { version: source.version, file: plan.file });
            else
                await send(id, source, plan);
        }
        if (seen.length > 0)
            await logs.options().progress.seen(seen);
    }
    async function send(project, source, { file, next }) {
        if (next === null)
            return;
        const part = next === 'whole' ? source.version : next.from;
        const key = `${project}\n${file}\n${part}`;
        await database.transaction((tx) => queue.logs.send({ project, name: source.name }, key, tx, project));
    }
    async function count({ project, name }) {
        const logs = await open(project);
        const source = (await logs.files()).find((one) => one.name === name);
        if (!source)
            throw new _shared_errors_js__WEBPACK_IMPORTED_MODULE_8__/* .Unavailable */ .$P(`This machine does not have ${name}.`);
        const plan = await (0,_views_logs_log_files_js__WEBPACK_IMPORTED_MODULE_16__/* .withOpenLog */ .h6)(source, async (log) => {
            const counted = await (0,_views_counting_count_log_js__WEBPACK_IMPORTED_MODULE_13__/* .countNext */ .z1)(log, logs.options());
            return counted === 'more' ? (0,_views_counting_count_log_js__WEBPACK_IMPORTED_MODULE_13__/* .planNext */ .n)(log, logs.options()) : undefined;
        });
        if (plan)
            await send(project, source, plan);
    }
    await queue.logs.work(_postgres_queue_js__WEBPACK_IMPORTED_MODULE_4__/* .SLOTS */ ._f.logs, async ({ data: ticket }) => {
        try {
            await count(ticket);
        }
        catch (error) {
            const what = `${ticket.name} of project \`${ticket.project}\``;
            if (!(error instanceof _shared_errors_js__WEBPACK_IMPORTED_MODULE_8__/* .Unavailable */ .$P))
                log.warn(`${what} cannot be counted: ${(0,_shared_errors_js__WEBPACK_IMPORTED_MODULE_8__/* .sentence */ .em)(error)}`);
            throw error;
        }
    });
    while (!signal.aborted) {
        try {
            for (const project of await projects.list()) {
                if (project.settings.accessLogs.length > 0)
                    await look(project);
            }
        }
        catch (error) {
            if (!signal.aborted)
                log.warn(`Access logs could not be looked at: ${(0,_shared_errors_js__WEBPACK_IMPORTED_MODULE_8__/* .sentence */ .em)(error)}`);
        }
        await clock.sleep(LOOK_EVERY_MS, signal).catch(() => { });
    }
}


/***/ }),

/***/ 5994:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  a: () => (/* binding */ openShared)
});

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __webpack_require__(48161);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./.build/program/src/agents/program/machine.js
var machine = __webpack_require__(84717);
// EXTERNAL MODULE: ./.build/program/src/config/config.js
var config_config = __webpack_require__(7657);
// EXTERNAL MODULE: ./.build/program/src/config/settings-thread.js
var settings_thread = __webpack_require__(3903);
// EXTERNAL MODULE: ./.build/program/src/github/meter.js
var github_meter = __webpack_require__(38931);
// EXTERNAL MODULE: ./.build/program/src/jobs/changes/secrets.js + 1 modules
var changes_secrets = __webpack_require__(29419);
// EXTERNAL MODULE: ./.build/program/src/jobs/engine.js + 2 modules
var jobs_engine = __webpack_require__(67643);
// EXTERNAL MODULE: ./.build/program/src/jobs/intake.js
var intake = __webpack_require__(79109);
// EXTERNAL MODULE: ./.build/program/src/postgres/app-projects.js
var app_projects = __webpack_require__(23224);
// EXTERNAL MODULE: ./.build/program/src/postgres/app-secret.js
var app_secret = __webpack_require__(4686);
// EXTERNAL MODULE: ./.build/program/src/postgres/connected.js
var connected = __webpack_require__(43001);
// EXTERNAL MODULE: ./.build/program/src/postgres/database.js
var postgres_database = __webpack_require__(16801);
// EXTERNAL MODULE: ./.build/program/src/postgres/job-store.js
var job_store = __webpack_require__(465);
// EXTERNAL MODULE: ./node_modules/kysely/dist/raw-builder/sql.js + 1 modules
var sql = __webpack_require__(20189);
// EXTERNAL MODULE: ./.build/program/src/jobs/acceptance.js
var acceptance = __webpack_require__(92610);
// EXTERNAL MODULE: ./.build/program/src/jobs/store.js
var store = __webpack_require__(23524);
// EXTERNAL MODULE: ./.build/program/src/shared/errors.js
var errors = __webpack_require__(42205);
;// CONCATENATED MODULE: ./.build/program/src/postgres/listing.js
// All jobs in the database, by project. Pages follow an index, so the last is as fast as the first.





function createPostgresListing(database) {
    async function pageOf(projects, query) {
        const read = async (ids) => {
            const { rows } = await database.read((db) => (0,sql/* sql */.l) `select job.id, job.project, job.created_at, job.record
          from (${ids}) found join docket.job using (id) ${NEWEST_FIRST} limit ${query.limit}
          `.execute(db));
            return rows.map(toListed);
        };
        const where = conditions(projects, query);
        const text = (0,store/* searchable */.Vk)(query.search ?? '');
        if (text === '')
            return read(newest(where, query.limit));
        const contains = (0,sql/* sql */.l) `strpos(search, ${text}) > 0`;
        // What many jobs contain fills the page from the newest. Only what few contain is looked up in
        // the index, which would first find all that contain it.
        const recent = await read((0,sql/* sql */.l) `select id from (${newest(where, RECENT)}) recent join docket.job using (id) where ${contains}`);
        if (recent.length === query.limit)
            return recent;
        return read((0,sql/* sql */.l) `select id from (
        select job as id from docket.job_text
        where docket.grams(search) @@ ${gramsOf(text)}::tsquery and ${contains}
          and ${inProjects(projects)} offset 0
      ) hits join docket.job using (id) where ${where}`);
    }
    return {
        page: (project, query) => pageOf([project], query),
        pageOfAll: pageOf,
        async usageSince(project, month) {
            const { rows } = await database.read((db) => (0,sql/* sql */.l) `select month, jobs::float8, instructions::float8,
            input_tokens::float8 as "inputTokens",
            cached_input_tokens::float8 as "cachedInputTokens",
            output_tokens::float8 as "outputTokens", seconds::float8,
            cost_micros::float8 as "costMicros", incomplete > 0 as incomplete
          from docket.job_month where project = ${project} and month >= ${month}
          order by month desc`.execute(db));
            return rows;
        },
        async accepted(project) {
            const { rows } = await database.read((db) => (0,sql/* sql */.l) `select accepted from docket.job
          where project = ${project} and accepted is not null
          order by decided_at desc nulls first limit ${acceptance/* MOST_ACCEPTED */.ir}`.execute(db));
            return rows.map(({ accepted }) => accepted);
        },
    };
}
/** If a page is not full of these, what is searched for is in few jobs. */
const RECENT = 2_000;
const NEWEST_FIRST = (0,sql/* sql */.l) `order by created_at desc, id desc`;
/** Only columns of an index, so that the jobs themselves are read for the page alone. */
function newest(where, limit) {
    return (0,sql/* sql */.l) `select id from docket.job where ${where} ${NEWEST_FIRST} limit ${limit}`;
}
function conditions(projects, { status, waitingSince, after }) {
    const all = [
        inProjects(projects),
        ...(status === undefined ? [] : [(0,sql/* sql */.l) `status = ${status}`]),
        ...(waitingSince === undefined ? [] : [(0,sql/* sql */.l) `waiting_since <= ${waitingSince}`]),
        ...(after ? [(0,sql/* sql */.l) `(created_at, id) < (${after.createdAt}::timestamptz, ${after.id})`] : []),
    ];
    return (0,sql/* sql */.l) `${sql/* sql */.l.join(all, (0,sql/* sql */.l) ` and `)}`;
}
/** From here on, passing over jobs of other projects is faster than to collect those of each. */
const MANY = 50;
function inProjects(projects) {
    if (projects.length === 1)
        return (0,sql/* sql */.l) `project = ${projects[0]}`;
    const among = (0,sql/* sql */.l) `project = any(${projects}::text[])`;
    // `is true` keeps PostgreSQL from choosing an index by project.
    return projects.length < MANY ? among : (0,sql/* sql */.l) `(${among}) is true`;
}
/** More would find nothing else. */
const MAX_GRAMS = 40;
/** As the function of that name in the database: all of its grams, or the beginning of one. */
function gramsOf(text) {
    const characters = [...text];
    const quote = (gram) => `'${gram.replace(/['\\]/g, '$&$&')}'`;
    if (characters.length < 3)
        return `${quote(text)}:*`;
    const grams = characters.slice(2).map((_, at) => characters.slice(at, at + 3).join(''));
    return [...new Set(grams)].slice(0, MAX_GRAMS).map(quote).join(' & ');
}
function toListed({ id, project, created_at, record }) {
    const job = (0,errors/* unlessCorrupt */.UL)(() => (0,job_store/* decode */.D4)(record, id)) ?? null;
    return { id, project, createdAt: created_at.toISOString(), job };
}

// EXTERNAL MODULE: ./.build/program/src/postgres/projects.js + 1 modules
var postgres_projects = __webpack_require__(52109);
// EXTERNAL MODULE: ./.build/program/src/postgres/queue.js
var postgres_queue = __webpack_require__(63685);
// EXTERNAL MODULE: ./.build/program/src/postgres/settings-files.js
var settings_files = __webpack_require__(41627);
// EXTERNAL MODULE: ./.build/program/src/postgres/stores.js
var stores = __webpack_require__(98638);
// EXTERNAL MODULE: ./.build/program/src/postgres/views-history.js
var views_history = __webpack_require__(36873);
// EXTERNAL MODULE: ./.build/program/src/postgres/views-source.js
var views_source = __webpack_require__(4608);
// EXTERNAL MODULE: ./.build/program/src/service/embedded-service.js
var embedded_service = __webpack_require__(22938);
// EXTERNAL MODULE: ./.build/program/src/service/projects/on-demand.js
var on_demand = __webpack_require__(41112);
// EXTERNAL MODULE: ./.build/program/src/shared/encryption.js
var encryption = __webpack_require__(19535);
// EXTERNAL MODULE: ./.build/program/src/shared/remove.js
var remove = __webpack_require__(66154);
// EXTERNAL MODULE: ./.build/program/src/shared/runtime.js
var runtime = __webpack_require__(82860);
// EXTERNAL MODULE: ./.build/program/src/store/open-embedded.js + 5 modules
var open_embedded = __webpack_require__(30154);
// EXTERNAL MODULE: ./.build/program/src/store/project-views.js
var project_views = __webpack_require__(48784);
// EXTERNAL MODULE: ./.build/program/src/cli/serve/app.js
var serve_app = __webpack_require__(52294);
// EXTERNAL MODULE: ./.build/program/src/cli/serve/code-host.js
var code_host = __webpack_require__(89707);
// EXTERNAL MODULE: ./.build/program/src/contract/values.js
var values = __webpack_require__(87797);
// EXTERNAL MODULE: ./.build/program/src/github/app.js
var github_app = __webpack_require__(47037);
// EXTERNAL MODULE: ./.build/program/src/github/client.js
var client = __webpack_require__(31287);
// EXTERNAL MODULE: ./.build/program/src/github/settings.js
var github_settings = __webpack_require__(43637);
;// CONCATENATED MODULE: ./.build/program/src/cli/serve/docs-project.js
// The project with the documentation of another one, through the App.







/** Undefined: the documentation is in the repository itself. */
async function findDocsProject({ repo, installation }, config, { app, database, meter, settings, env, log }) {
    const name = config?.['docs-repository'];
    if (name === undefined || (0,values/* isSameRepository */.ve)(name, repo))
        return undefined;
    const docs = await (0,app_projects/* findNamed */.n4)(database, name, installation);
    if (!docs || docs.suspended) {
        throw new errors/* SetupError */.w3(`The documentation of ${repo} is in ${name}, and the App cannot write there. Install it on ${name}, under the same account, or change \`docs-repository\` in \`.github/docket.yml\`.`);
    }
    const { config: granted } = await settings(docs.id);
    if (!granted || !(0,config_config.trusts)(granted, repo, 'request')) {
        throw new errors/* SetupError */.w3(`${name} does not accept requests from ${repo}. Add \`trusted-repositories: { ${repo}: [request] }\` to \`.github/docket.yml\` in ${name}.`);
    }
    const use = meter.use('commands', (0,github_app/* limitOf */.LF)(installation));
    const known = (0,github_settings.githubSettings)(env, { repository: docs.repo, token: app.tokensOf(docs), log, use });
    const place = (0,github_settings.gitPlace)(known, env);
    return { id: docs.id, pages: { repository: docs.repo, github: (0,client.createGithub)(known), place } };
}

// EXTERNAL MODULE: ./.build/program/src/cli/serve/project-settings.js
var project_settings = __webpack_require__(39864);
// EXTERNAL MODULE: ./.build/program/src/cli/serve/project-work.js + 1 modules
var project_work = __webpack_require__(48620);
// EXTERNAL MODULE: ./.build/program/src/cli/serve/shared-views.js
var shared_views = __webpack_require__(16951);
;// CONCATENATED MODULE: ./.build/program/src/cli/serve/shared.js
var __addDisposableResource = (undefined && undefined.__addDisposableResource) || function (env, value, async) {
    if (value !== null && value !== void 0) {
        if (typeof value !== "object" && typeof value !== "function") throw new TypeError("Object expected.");
        var dispose, inner;
        if (async) {
            if (!Symbol.asyncDispose) throw new TypeError("Symbol.asyncDispose is not defined.");
            dispose = value[Symbol.asyncDispose];
        }
        if (dispose === void 0) {
            if (!Symbol.dispose) throw new TypeError("Symbol.dispose is not defined.");
            dispose = value[Symbol.dispose];
            if (async) inner = dispose;
        }
        if (typeof dispose !== "function") throw new TypeError("Object not disposable.");
        if (inner) dispose = function() { try { inner.call(this); } catch (e) { return Promise.reject(e); } };
        env.stack.push({ value: value, dispose: dispose, async: async });
    }
    else if (async) {
        env.stack.push({ async: true });
    }
    return value;
};
var __disposeResources = (undefined && undefined.__disposeResources) || (function (SuppressedError) {
    return function (env) {
        function fail(e) {
            env.error = env.hasError ? new SuppressedError(e, env.error, "An error was suppressed during disposal.") : e;
            env.hasError = true;
        }
        var r, s = 0;
        function next() {
            while (r = env.stack.pop()) {
                try {
                    if (!r.async && s === 1) return s = 0, env.stack.push(r), Promise.resolve().then(next);
                    if (r.dispose) {
                        var result = r.dispose.call(r.value);
                        if (r.async) return s |= 2, Promise.resolve(result).then(next, function(e) { fail(e); return next(); });
                    }
                    else s |= 1;
                }
                catch (e) {
                    fail(e);
                }
            }
            if (s === 1) return env.hasError ? Promise.reject(env.error) : Promise.resolve();
            if (env.hasError) throw env.error;
        }
        return next();
    };
})(typeof SuppressedError === "function" ? SuppressedError : function (error, suppressed, message) {
    var e = new Error(message);
    return e.name = "SuppressedError", e.error = error, e.suppressed = suppressed, e;
});
// A database that servers and workers share, with its queue and its projects. Loaded only where
// `--database` is used.





































/** Projects that are kept open: each holds a client of GitHub. */
const MOST_OPEN = 500;
const processName = () => `${(0,external_node_os_.hostname)()} ${process.pid}`;
async function openShared(options) {
    const env_1 = { stack: [], error: void 0, hasError: false };
    try {
        const { url, env, limits, log, patienceMs, works = false } = options;
        // A wrong URL is reported at once; only later, a restart of the database is waited out.
        await (await (0,stores.openChecked)(url, runtime/* systemClock */.ml)).close();
        const opened = __addDisposableResource(env_1, new AsyncDisposableStack(), true);
        const own = processName();
        const name = (works ? connected/* WORKER */.nK : connected/* SERVER */.yv) + own;
        const patience = patienceMs && { patienceMs };
        const connections = works ? connected/* POOL */.n6.worker : connected/* POOL */.n6.server;
        const database = (0,postgres_database/* openDatabase */.qI)({ url, clock: runtime/* systemClock */.ml, name, connections, ...patience });
        opened.defer(() => database.close());
        await (0,connected/* warnOfConnections */.xC)(database, log);
        const queue = await (0,postgres_queue/* openQueue */.Uv)(url, log, { name, schedules: works, sendsOnly: !works });
        opened.defer(() => queue.stop());
        const scratch = await (0,promises_.mkdtemp)((0,external_node_path_.join)((0,external_node_os_.tmpdir)(), 'docket-')).catch(async (error) => {
            const problem = await (0,machine/* diskProblem */.Nd)({ tmp: (0,external_node_os_.tmpdir)() });
            throw new errors/* SetupError */.w3(problem ?? (0,errors/* sentence */.em)(error), { cause: error });
        });
        opened.defer(() => (0,remove/* removeTree */.d)(scratch));
        const stored = env.APP_ID?.trim()
            ? null
            : await (0,app_secret/* createAppSecret */.w)(database).read(() => (0,encryption/* encryptionOf */.fR)(env));
        const meter = (0,github_meter/* createGithubMeter */.H)(runtime/* systemClock */.ml, options.githubRequest);
        const app = (0,serve_app/* openApp */.G)(env, log, stored, meter);
        const thread = (0,settings_thread.openSettingsThread)(runtime/* systemClock */.ml);
        opened.defer(() => thread.close());
        const files = (0,settings_files/* createSettingsFiles */.Z)(database, runtime/* systemClock */.ml);
        const clock = runtime/* systemClock */.ml;
        const configure = (0,project_settings/* hostedSettings */.dv)({ env, app, thread, files, meter, limits, clock, log });
        const projects = (0,postgres_projects/* createPostgresProjects */.O)(database);
        const listing = createPostgresListing(database);
        const rankings = (0,views_source/* createRankings */.U)();
        const docsOf = async (project, config) => {
            if (!app)
                return undefined;
            const { settings } = openProjects;
            return findDocsProject(project, config, { app, database, meter, settings, env, log });
        };
        const parts = {
            options,
            database,
            queue,
            scratch,
            app,
            meter,
            thread,
            projects,
            listing,
            rankings,
        };
        const open = (configured) => openProject(configured, { ...parts, docsOf, openOther: (id) => openProjects.open(id) });
        const openProjects = (0,on_demand/* openOnDemand */.B)(projects, configure, open, runtime/* systemClock */.ml, MOST_OPEN);
        opened.defer(() => openProjects.closeAll());
        const everything = opened.move();
        const directory = (0,embedded_service/* createDirectory */.c1)(async (project, id) => {
            const job = await new job_store/* PostgresStore */.pv({ database, project, wake: queue }).get(id);
            return (0,intake/* ofProject */.dU)(job, id, project);
        }, { listing, clock: runtime/* systemClock */.ml });
        const close = () => everything.disposeAsync();
        return {
            ...openProjects,
            app,
            database,
            queue,
            directory,
            meter,
            name: own,
            scratch,
            docsOf,
            close,
        };
    }
    catch (e_1) {
        env_1.error = e_1;
        env_1.hasError = true;
    }
    finally {
        const result_1 = __disposeResources(env_1);
        if (result_1)
            await result_1;
    }
}
async function openProject(configured, parts) {
    const { options, database, queue, scratch, app, meter, thread, projects, docsOf } = parts;
    const { url, env, isolation, log, works = false, ended } = options;
    const tokenless = !works && !env.GITHUB_TOKEN;
    const { project, config, notice } = configured;
    const { id, app: own } = project;
    const secrets = (0,changes_secrets/* together */.bs)((0,postgres_database/* databaseSecrets */.hu)(url, env), app?.secretsOf(project.app) ?? []);
    const token = project.app ? app?.tokensOf(project.app) : tokenless && (0,code_host/* missingToken */.kh)(project.repo);
    const { host, tools: some } = await (0,project_work/* openProjectWork */.hv)(project, {
        ...{
            config,
            dataDir: scratch,
            env,
            isolation,
            log,
            secrets,
            ended,
            record: projects.record,
            meter,
            notice,
            several: true,
        },
        ...(own && {
            elsewhere: readsOthers(own, parts),
            docs: () => docsOf({ repo: project.repo, installation: own.installation }, config),
        }),
        ...(token && { token }),
        ...(app && { reading: { app, thread } }),
    });
    const guard = (0,open_embedded/* secretGuard */.WT)(some.secrets);
    const { atOnce } = some;
    const store = new job_store/* PostgresStore */.pv({ database, project: id, wake: queue, guard, atOnce });
    // A name of its own for each project: an id may contain what a path cannot.
    const folder = (0,external_node_path_.join)(scratch, (0,external_node_crypto_.createHash)('sha256').update(id).digest('hex').slice(0, 16));
    await (0,promises_.mkdir)(folder, { recursive: true });
    const { work, repository, ref } = host;
    const tools = (0,open_embedded/* completeTools */.to)(some, store, { path: env.PATH ?? '', scratch: folder, work });
    const engine = new jobs_engine/* JobEngine */.M({ store, tools, repository, ref, newId: open_embedded/* newId */.Si, elsewhere: true });
    const history = (0,views_history/* createPostgresHistory */._b)(database, id);
    const views = await (0,shared_views/* openSharedViews */.C)({ project, config }, { database, rankings: parts.rankings });
    return {
        config: config ?? config_config.DEFAULT_CONFIG,
        engine,
        store,
        tools,
        service: (0,embedded_service/* createEmbeddedService */._h)(engine, views, { listing: parts.listing, clock: runtime/* systemClock */.ml }),
        collecting: (0,project_views/* collectingProject */.Sm)(config, history),
        close: () => host.close(),
    };
}
/** The thread of a request in another repository of the same installation, as that one is set up. */
const readsOthers = ({ installation }, { database, openOther }) => async (repository, { repository: _, ...origin }) => {
    const there = await (0,app_projects/* findNamed */.n4)(database, repository, installation);
    if (!there || there.suspended) {
        throw new errors/* WorkFailed */.v$(`The request was made in ${repository}, which the App cannot read any more: it was renamed, or the App is not installed there. Comment it again where the code is now.`);
    }
    const { tools } = await openOther(there.id);
    return tools.context?.(origin, new AbortController().signal);
};


/***/ }),

/***/ 3903:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   openSettingsThread: () => (/* binding */ openSettingsThread),
/* harmony export */   readSettingsForOthers: () => (/* binding */ readSettingsForOthers)
/* harmony export */ });
/* harmony import */ var _shared_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(42205);
/* harmony import */ var _shared_side_thread_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(27466);
// Reads the settings of tenants in a side thread: one tenant's file keeps no other one waiting.


/** The worst file that is parsed at all takes half a second. */
const TIME_MS = 20_000;
const MEMORY_MB = 128;
function openSettingsThread(clock) {
    const thread = new _shared_side_thread_js__WEBPACK_IMPORTED_MODULE_1__/* .SideThread */ .kw('settings', { timeMs: TIME_MS, memoryMb: MEMORY_MB, clock });
    return {
        async read(texts) {
            const outcome = (await thread.ask(texts).catch((error) => {
                if (!(error instanceof _shared_side_thread_js__WEBPACK_IMPORTED_MODULE_1__/* .ThreadLimitReached */ .IQ))
                    throw error;
                const refused = `The settings take too much ${error.limit} to read. Make the files smaller.`;
                return { refused, details: [] };
            }));
            if ('settings' in outcome)
                return outcome.settings;
            throw new _shared_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .InvalidRequest */ .zh(outcome.refused, { details: outcome.details });
        },
        close: () => thread.close(),
    };
}
/** What such a thread does. */
function readSettingsForOthers(read) {
    (0,_shared_side_thread_js__WEBPACK_IMPORTED_MODULE_1__/* .answerAsThread */ .RD)(async (texts) => {
        try {
            return { settings: read(texts) };
        }
        catch (error) {
            if (!(error instanceof _shared_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .InvalidRequest */ .zh))
                throw error;
            return { refused: error.message, details: error.details };
        }
    });
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

/***/ 45306:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   EV: () => (/* binding */ Insights),
/* harmony export */   Wi: () => (/* binding */ isViewsResult),
/* harmony export */   Yg: () => (/* binding */ MAX_MISSING_LISTED),
/* harmony export */   Yj: () => (/* binding */ ReceivedViews),
/* harmony export */   bk: () => (/* binding */ MAX_DAYS_LISTED),
/* harmony export */   my: () => (/* binding */ isCount),
/* harmony export */   w2: () => (/* binding */ PageClasses)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(42047);
/* harmony import */ var _schemas_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51947);
/* harmony import */ var _values_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(87797);
// What our own service reports about its traffic beyond the contract, on the wire.



const count = zod__WEBPACK_IMPORTED_MODULE_2__/* .int */ .Whr().min(0);
const TrafficClass = zod__WEBPACK_IMPORTED_MODULE_2__/* ["enum"] */ .k5n(_values_js__WEBPACK_IMPORTED_MODULE_1__/* .TRAFFIC_CLASSES */ .LL);
/** A server of another version may not know every class. */
const orNone = count.default(0);
const ClassCounts = zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc(Object.fromEntries(_values_js__WEBPACK_IMPORTED_MODULE_1__/* .TRAFFIC_CLASSES */ .LL.map((name) => [name, orNone])));
/** As many as a range can have; more only where an end of it is open. */
const MAX_DAYS_LISTED = _schemas_js__WEBPACK_IMPORTED_MODULE_0__/* .MAX_RANGE_DAYS */ .hV;
/** Documented and not checked: a server of another version may list more. */
const days = zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP()).meta({ maxItems: MAX_DAYS_LISTED });
/** More than anyone reads. */
const MAX_MISSING_LISTED = 500;
const DataQuality = zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({
    files: count,
    lines: count,
    /** Lines that no format could read, and a few of them, shortened and cleaned. */
    rejected: count,
    examples: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({ file: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(), line: count, text: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(), reason: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP() })),
    daysCovered: days.describe('UTC days of the range with data, oldest first.'),
    daysMissing: days.describe('UTC days of the range without data, oldest first. An open end is that of the data.'),
    daysCut: zod__WEBPACK_IMPORTED_MODULE_2__/* .boolean */ .zMY()
        .default(false)
        .describe(`A list of days is longer than ${MAX_DAYS_LISTED}; it has only the latest ones.`),
    warnings: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP()),
    /** Requests under an agent's name from addresses that are not its operator's; not counted. */
    spoofed: count.default(0),
});
const Insights = zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({
    classes: ClassCounts.describe('Views per class of traffic in the date range.'),
    aiClasses: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(TrafficClass).describe('The classes that count as AI.'),
    /** Views by named AI agent, most first. */
    agents: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({
        agent: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(),
        class: TrafficClass,
        views: count,
        /** Views from its operator's addresses, and requests from others; null if not checked. */
        verified: count.nullable().default(null),
        spoofed: count.nullable().default(null),
    })),
    /** Paths that were requested and not found, most AI requests first. */
    missing: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({ path: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(), ai: count, human: count }))
        .meta({ maxItems: MAX_MISSING_LISTED }),
    missingCut: zod__WEBPACK_IMPORTED_MODULE_2__/* .boolean */ .zMY()
        .default(false)
        .describe(`More than ${MAX_MISSING_LISTED} paths were not found; \`missing\` has the first ones.`),
    aiReferrals: zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({
        views: count,
        sources: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({ source: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(), views: count })),
        /** Days whose logs or records do not say where readers came from. */
        daysUnknown: days,
    })
        .nullable()
        .default(null)
        .describe('Views by people that came from AI answers; null if unknown.'),
    weeks: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({
        from: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(),
        to: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(),
        views: zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({ human: count, ai: count, total: count }).nullable(),
        aiReferrals: count.nullable(),
        daysCovered: count,
    }))
        .default([])
        .describe('Up to 12 weeks until the end of the range; `views` is null unless all days have data.'),
    quality: DataQuality,
    seesAgents: zod__WEBPACK_IMPORTED_MODULE_2__/* .boolean */ .zMY()
        .default(true)
        .describe('False if most AI agents cannot be seen, as when pages report their views themselves.'),
    rules: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().describe('Version of the rules that classify traffic.'),
});
const PageFacts = zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({
    path: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(),
    classes: ClassCounts,
    aiReferrals: count
        .nullable()
        .default(null)
        .describe('Views by people that came from AI answers; null if unknown.'),
});
const PageClasses = zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({
    pages: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(PageFacts)
        .describe('Per-page counts by class, in the same order as the page views.'),
    hasMore: zod__WEBPACK_IMPORTED_MODULE_2__/* .boolean */ .zMY().describe('True when more results exist beyond this page.'),
});
// A check of answers with page views that copies nothing: an export reads hundreds of thousands of
// rows. It is true only where the schema returns the same value; a test compares both.
function isViewsResult(value) {
    if (!isObject(value) || !hasKeys(value, 3))
        return false;
    const { totals, views, hasMore } = value;
    if (typeof hasMore !== 'boolean' || !Array.isArray(views))
        return false;
    if (!isObject(totals) || !hasKeys(totals, 3) || !hasCounts(totals))
        return false;
    for (const row of views) {
        if (!isObject(row) || !hasKeys(row, 4))
            return false;
        if (typeof row.path !== 'string' || !hasCounts(row))
            return false;
    }
    return true;
}
function isObject(value) {
    return typeof value === 'object' && value !== null;
}
const ReceivedViews = zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({
    totals: _schemas_js__WEBPACK_IMPORTED_MODULE_0__/* .ViewCounts */ .GU,
    views: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_2__/* .looseObject */ ._H3({ path: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP() })),
    hasMore: zod__WEBPACK_IMPORTED_MODULE_2__/* .boolean */ .zMY(),
})
    .transform(({ totals, views: rows, hasMore }) => {
    const views = [];
    const odd = [];
    for (const row of rows) {
        const { path, human, ai, total } = row;
        const problem = oddCount({ human, ai, total });
        if (problem === undefined)
            views.push({ path, human, ai, total });
        else
            odd.push(problem);
    }
    return { totals, views, hasMore, ...(odd.length > 0 && { odd }) };
});
/** In our own words: what a service sends in place of a number can be any text. */
function oddCount(counts) {
    const found = Object.entries(counts).find(([, value]) => !isCount(value));
    if (!found)
        return undefined;
    const [name, value] = found;
    if (value === undefined)
        return `\`${name}\` is missing`;
    const shown = value === null || typeof value === 'number' ? String(value) : 'not a number';
    return `\`${name}\` is ${shown}`;
}
/** With one more, it has something that the schema leaves out. */
function hasKeys(value, size) {
    let keys = 0;
    for (const _ in value)
        keys += 1;
    return keys === size;
}
function hasCounts({ human, ai, total }) {
    return isCount(human) && isCount(ai) && isCount(total);
}
function isCount(value) {
    return Number.isSafeInteger(value) && value >= 0;
}


/***/ }),

/***/ 23224:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Gh: () => (/* binding */ countInstalled),
/* harmony export */   QS: () => (/* binding */ listInstallations),
/* harmony export */   n4: () => (/* binding */ findNamed),
/* harmony export */   ok: () => (/* binding */ createAppProjects)
/* harmony export */ });
/* harmony import */ var kysely__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(20189);
/* harmony import */ var _contract_values_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(87797);
/* harmony import */ var _jobs_worker_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(41173);
/* harmony import */ var _service_projects_project_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(96586);
/* harmony import */ var _shared_runtime_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(82860);
/* harmony import */ var _job_store_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(465);
// Projects that come and go with the installations of a GitHub App. What GitHub says now decides, never
// the order in which it told us: events can be late, lost, or repeated.






function createAppProjects(database, queue, { clock, log }) {
    /** Its jobs end here, with everything that waits in them. */
    async function endJobs(project, reason) {
        const store = new _job_store_js__WEBPACK_IMPORTED_MODULE_4__/* .PostgresStore */ .pv({ database, project, wake: queue });
        for (const id of await store.active()) {
            await store.update(id, (0,_jobs_worker_js__WEBPACK_IMPORTED_MODULE_1__/* .giveUp */ .Ht)(reason, clock.now()), async (tx) => {
                await (0,kysely__WEBPACK_IMPORTED_MODULE_5__/* .sql */ .l) `select pg_notify(${_job_store_js__WEBPACK_IMPORTED_MODULE_4__/* .CANCELS */ .IX}, ${id})`.execute(tx);
            });
        }
    }
    return {
        ofRepository: (id) => findInstalled(database, (rows) => rows.where('repository_id', '=', String(id))),
        async sync(installation, now, part) {
            const only = typeof part === 'number' && now?.suspended === false ? part : undefined;
            const rows = await projectsOf(database, installation, only);
            const repositories = now?.owner ? ownedBy(now.owner, rows) : now?.repositories;
            const found = new Map(repositories?.map((one) => [String(one.id), one]));
            const gone = rows.filter(({ repository_id: id }) => !now?.suspended && !found.has(id ?? ''));
            const ended = now?.suspended ? rows : gone;
            const stopped = { at: (0,_shared_runtime_js__WEBPACK_IMPORTED_MODULE_3__/* .isoTime */ .Ly)(clock.now()), suspended: now?.suspended ?? false };
            for (const some of inParts(ended))
                await database.transaction((tx) => stop(tx, installation, some, stopped));
            for (const { repo, repository_id: id, suspended_at } of rows) {
                if (!suspended_at && found.get(id ?? '')?.fullName === repo)
                    found.delete(id ?? '');
            }
            const moved = [];
            for (const some of inParts([...found.values()])) {
                moved.push(...(await database.transaction((tx) => addAll(tx, installation, some, log))));
            }
            for (const { id, repo } of ended) {
                const reason = whyStopped(repo, now);
                log.info(`Project ${id} stops. ${reason}`);
                await endJobs(id, reason);
            }
            // A running job has the old address, and tokens that may not be good for the new one.
            for (const { id, from, to } of moved) {
                log.info(`Project ${id} was ${from} and is ${to}.`);
                await endJobs(id, `The repository ${from} is ${to} now, so this job was stopped. Retry it to continue there.`);
            }
        },
    };
}
/** Some of those where something is to be done. */
async function listInstallations(database, most) {
    const rows = await database.read((db) => db
        .selectFrom('project')
        .select('installation_id as id')
        .distinct()
        .where('installation_id', 'is not', null)
        .where('removed_at', 'is', null)
        .where('suspended_at', 'is', null)
        .orderBy('id')
        .limit(most)
        .execute());
    return rows.map(({ id }) => Number(id));
}
async function countInstalled(database) {
    const { rows } = await database.read((db) => (0,kysely__WEBPACK_IMPORTED_MODULE_5__/* .sql */ .l) `
      select installation_id::float8 as id, min(split_part(repo, '/', 1)) as owner,
        count(*)::int as repositories, bool_and(suspended_at is not null) as suspended
      from docket.project where installation_id is not null and removed_at is null
      group by installation_id order by installation_id limit ${MOST_COUNTED}`.execute(db));
    return rows;
}
const MOST_COUNTED = 5_000;
async function projectsOf(database, installation, repository) {
    return database.read((db) => db
        .selectFrom('project')
        .select(['id', 'repo', 'repository_id', 'suspended_at'])
        .where('installation_id', '=', String(installation))
        .where('removed_at', 'is', null)
        .$if(repository !== undefined, (query) => query.where('repository_id', '=', String(repository)))
        .execute());
}
/** They stay as rows, because jobs refer to them. */
async function stop(tx, installation, some, stopped) {
    const { at, suspended } = stopped;
    const ids = some.map(({ id }) => id);
    await tx
        .updateTable('project')
        .set(suspended
        ? { suspended_at: at }
        : { removed_at: at, installation_id: null, repository_id: null })
        .where('installation_id', '=', String(installation))
        .where('id', 'in', ids)
        .execute();
}
async function add(tx, installation, { id: repository, fullName: repo }, log) {
    const columns = {
        repo,
        installation_id: installation,
        repository_id: repository,
        removed_at: null,
        suspended_at: null,
    };
    const known = await tx
        .selectFrom('project')
        .select(['id', 'repo', 'installation_id'])
        .where('removed_at', 'is', null)
        // Never by its name: whoever registers an owner's old name could take the project over.
        .where('repository_id', '=', String(repository))
        // If several were added by hand, the first one joins the App, unless one has joined already.
        .orderBy('installation_id')
        .orderBy('id')
        .forNoKeyUpdate()
        .executeTakeFirst();
    if (known) {
        await tx.updateTable('project').set(columns).where('id', '=', known.id).execute();
        const byHand = known.installation_id === null;
        const same = byHand || known.installation_id === String(installation);
        return same && (0,_contract_values_js__WEBPACK_IMPORTED_MODULE_0__/* .isSameRepository */ .ve)(known.repo, repo)
            ? undefined
            : { id: known.id, from: known.repo };
    }
    log.info(`Project ${repository} is ${repo}.`);
    await tx
        .insertInto('project')
        .values({ id: String(repository), settings: JSON.stringify(_service_projects_project_js__WEBPACK_IMPORTED_MODULE_2__/* .NEW_SETTINGS */ .TW), ...columns })
        .onConflict((conflict) => conflict.column('id').doUpdateSet(columns))
        .execute();
    return undefined;
}
async function addAll(tx, installation, some, log) {
    const moved = [];
    for (const repository of some) {
        const one = await add(tx, installation, repository, log);
        if (one)
            moved.push({ ...one, to: repository.fullName });
    }
    return moved;
}
const ownedBy = (owner, rows) => rows.map(({ repo, repository_id: id }) => ({
    id: Number(id),
    fullName: `${owner}/${repo.slice(repo.indexOf('/') + 1)}`,
}));
/** By what it is called now, within one installation: a name means nothing beyond its owner. */
function findNamed(database, repo, installation) {
    return findInstalled(database, (rows) => rows
        .where('installation_id', '=', String(installation))
        .where((where) => where(where.fn('lower', ['repo']), '=', repo.toLowerCase())));
}
const installed = (db) => db
    .selectFrom('project')
    .select(['id', 'repo', 'repository_id', 'installation_id', 'suspended_at'])
    .where('installation_id', 'is not', null)
    .where('removed_at', 'is', null);
async function findInstalled(database, where) {
    const row = await database.read((db) => where(installed(db)).executeTakeFirst());
    if (!row)
        return null;
    return {
        id: row.id,
        repo: row.repo,
        repository: Number(row.repository_id),
        installation: Number(row.installation_id),
        suspended: row.suspended_at !== null,
    };
}
/** In one transaction each: what is unchanged is not locked, and nobody waits for thousands of rows. */
function inParts(all) {
    return Array.from({ length: Math.ceil(all.length / 100) }, (_, part) => all.slice(part * 100, (part + 1) * 100));
}
function whyStopped(repo, now) {
    if (!now) {
        return `The GitHub App was removed from ${repo}, so this job was stopped. Install it again, then retry.`;
    }
    return now.suspended
        ? `The GitHub App was suspended in ${repo}, so this job was stopped. Unsuspend it, then retry.`
        : `The GitHub App can no longer reach ${repo}, so this job was stopped: the repository was removed from the App, transferred, or deleted. Install the App there, then retry.`;
}


/***/ }),

/***/ 31685:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D: () => (/* binding */ createPostgresAudit)
/* harmony export */ });
/* harmony import */ var _service_projects_audit_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51760);
// The audit log in the database.

function createPostgresAudit(database) {
    return {
        async add({ detail, ...entry }) {
            await database.transaction(async (tx) => {
                const values = { ...entry, detail: JSON.stringify(detail) };
                await tx.insertInto('audit').values(values).execute();
            });
        },
        async list({ projects, limit, cursor }) {
            const rows = await database.read((db) => {
                let query = db
                    .selectFrom('audit')
                    .selectAll()
                    .orderBy('id', 'desc')
                    .limit(limit + 1);
                if (projects)
                    query = query.where('project', 'in', ['', ...projects]);
                if (/^\d{1,18}$/.test(cursor ?? ''))
                    query = query.where('id', '<', cursor ?? '');
                return query.execute();
            });
            const shown = rows.slice(0, limit);
            const last = shown.at(-1);
            return {
                entries: shown.map(({ id: _, at, ...row }) => _service_projects_audit_js__WEBPACK_IMPORTED_MODULE_0__/* .AuditEntry */ .Eb.parse({ ...row, at: at.toISOString() })),
                next: rows.length > limit && last ? last.id : null,
            };
        },
    };
}


/***/ }),

/***/ 43001:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   NI: () => (/* binding */ lastDelivery),
/* harmony export */   n6: () => (/* binding */ POOL),
/* harmony export */   nK: () => (/* binding */ WORKER),
/* harmony export */   xC: () => (/* binding */ warnOfConnections),
/* harmony export */   yv: () => (/* binding */ SERVER)
/* harmony export */ });
/* harmony import */ var kysely__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(20189);
// Who is connected to the database, and when GitHub last delivered something.

/** Workers give this name to their connections, with the machine and the process after it. */
const WORKER = 'docket-work ';
const SERVER = 'docket-serve ';
/** Connections of a pool, for reads and transactions. */
const POOL = { server: 10, worker: 6 };
/** With one each for health and the queue and, in a worker, for notifications, cancels, and heartbeats. */
const AT_MOST = { server: POOL.server + 2, worker: POOL.worker + 5 };
/** Whether all that are connected now could get as many connections as they can use. */
async function warnOfConnections(database, log) {
    const { rows } = await database.read((db) => (0,kysely__WEBPACK_IMPORTED_MODULE_0__/* .sql */ .l) `
      select
        (count(distinct name) filter (where starts_with(name, ${SERVER})))::int as servers,
        (count(distinct name) filter (where starts_with(name, ${WORKER})))::int as workers,
        (count(*) filter (where name !~ '^docket'))::int as others,
        current_setting('max_connections')::int
          - current_setting('superuser_reserved_connections')::int as free
      from (select coalesce(application_name, '') as name from pg_stat_activity
        where backend_type = 'client backend') as client`.execute(db));
    const { servers = 0, workers = 0, others = 0, free = 0 } = rows[0] ?? {};
    const needed = servers * AT_MOST.server + workers * AT_MOST.worker;
    if (needed + others <= free)
        return;
    log.warn(`The database allows ${free} connections. ${others} are used by others, and ${servers} servers and ${workers} workers of Docket can need ${needed}. Raise \`max_connections\`, or put PgBouncer in front: see docs/operating.md.`);
}
async function lastDelivery(database) {
    const row = await database.read((db) => db
        .selectFrom('delivery')
        .select('received_at')
        .orderBy('received_at', 'desc')
        .limit(1)
        .executeTakeFirst());
    return row?.received_at.toISOString() ?? null;
}


/***/ }),

/***/ 16801:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   hu: () => (/* binding */ databaseSecrets),
/* harmony export */   qI: () => (/* binding */ openDatabase),
/* harmony export */   yx: () => (/* binding */ SCHEMA)
/* harmony export */ });
/* harmony import */ var kysely__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(20189);
/* harmony import */ var kysely__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(2735);
/* harmony import */ var kysely__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(67550);
/* harmony import */ var kysely__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(94596);
/* harmony import */ var kysely__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(67331);
/* harmony import */ var pg__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(83849);
/* harmony import */ var _shared_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(42205);
/* harmony import */ var _shared_limiter_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(50692);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(17375);
// The connection to PostgreSQL: one pool, transactions that can be repeated, errors as sentences.





const SCHEMA = 'docket';
const CONNECT_MS = 10_000;
const STATEMENT_MS = 30_000;
const LOCK_MS = 5_000;
const RETRY_MS = 500;
const CONNECTIONS = 10;
/** Transactions leave this part of them to those who only read. */
const FOR_READS = 0.3;
const PER_PROJECT = 2;
/** Transactions of a project that wait for each other, or for a row that somebody else has locked, hold no connection. */
const WAITING = { most: 500, ms: 20_000, busy: isBusy };
function openDatabase(options) {
    const { clock, patienceMs = 0, statementMs = STATEMENT_MS, lockMs = LOCK_MS } = options;
    const url = checkUrl(options.url);
    const { connections = CONNECTIONS } = options;
    const { db, brief, health } = connect({ ...options, url, connections, statementMs, lockMs });
    const atOnce = Math.max(1, Math.floor(connections * (1 - FOR_READS)));
    const waiting = { ...WAITING, clock };
    const admission = new _shared_limiter_js__WEBPACK_IMPORTED_MODULE_3__/* .Limiter */ .j({ size: atOnce, perKey: PER_PROJECT, waiting });
    async function patiently(attempt, { until } = {}, isSettled = () => false) {
        const deadline = clock.now() + patienceMs;
        for (;;) {
            try {
                return await attempt();
            }
            catch (error) {
                const known = (0,_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .databaseError */ .K)(error);
                const endless = until !== undefined && !until.aborted;
                // What has a sentence is about the database, and not about the work.
                const again = endless ? known !== error : (0,_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .isPassing */ .W)(error);
                const late = !endless && clock.now() + RETRY_MS > deadline;
                if (late || isSettled() || !again)
                    throw known;
                await clock.sleep(RETRY_MS, endless ? until : undefined).catch(() => { });
            }
        }
    }
    return {
        url,
        db,
        transaction(work, repeating) {
            let committing = false;
            const execute = (on) => on.transaction().execute(async (tx) => {
                const result = await work(tx);
                // From here on it may have happened.
                committing = true;
                return result;
            });
            const project = repeating?.project;
            const attempt = () => project === undefined ? execute(db) : admission.run({ key: project }, () => execute(brief));
            return patiently(attempt, repeating, () => committing && !repeating?.knowsItself);
        },
        read: (work, repeating) => patiently(() => work(db), repeating),
        snapshot: (work) => patiently(() => db
            .transaction()
            .setIsolationLevel('repeatable read')
            .setAccessMode('read only')
            .execute(work)),
        async reach(work = (db) => (0,kysely__WEBPACK_IMPORTED_MODULE_4__/* .sql */ .l) `select`.execute(db)) {
            try {
                await work(health);
            }
            catch (error) {
                throw (0,_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .databaseError */ .K)(error);
            }
        },
        close: async () => void (await Promise.all([db.destroy(), health.destroy()])),
    };
}
function isBusy() {
    return new _shared_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .StoreUnavailable */ .us('Too many requests of this project are waiting for the database. Nothing was changed. Try again in a moment.');
}
/** One pool for the work, `brief` where locks are waited for briefly, and a connection of its own. */
function connect({ url, connections, name = 'docket', statementMs, lockMs, }) {
    const connection = {
        connectionString: url,
        connectionTimeoutMillis: CONNECT_MS,
        query_timeout: statementMs + CONNECT_MS,
        application_name: name,
        // Not when it connects: PgBouncer refuses that.
        onConnect: async (client) => {
            await client.query(`set statement_timeout = ${statementMs}; set idle_in_transaction_session_timeout = ${statementMs}`);
        },
    };
    const pool = openPool({ ...connection, max: connections });
    const health = new kysely__WEBPACK_IMPORTED_MODULE_5__/* .Kysely */ ._$({
        dialect: new kysely__WEBPACK_IMPORTED_MODULE_6__/* .PostgresDialect */ .a({ pool: openPool({ ...connection, max: 1 }) }),
    }).withSchema(SCHEMA);
    const db = new kysely__WEBPACK_IMPORTED_MODULE_5__/* .Kysely */ ._$({ dialect: new kysely__WEBPACK_IMPORTED_MODULE_6__/* .PostgresDialect */ .a({ pool }) }).withSchema(SCHEMA);
    const brief = new kysely__WEBPACK_IMPORTED_MODULE_5__/* .Kysely */ ._$({ dialect: new BriefDialect({ pool }, lockMs) }).withSchema(SCHEMA);
    return { db, brief, health };
}
function openPool(options) {
    const pool = new pg__WEBPACK_IMPORTED_MODULE_0__/* ["default"].Pool */ .Ay.Pool(options);
    // A connection that breaks while nobody waits for it would end the process. The pool drops it,
    // and whoever uses it next gets another one, or the error.
    pool.on('error', () => { });
    pool.on('connect', (client) => client.on('error', () => { }));
    return pool;
}
/** Its transactions do not wait long for a lock, behind PgBouncer, too. */
class BriefDialect extends kysely__WEBPACK_IMPORTED_MODULE_6__/* .PostgresDialect */ .a {
    #config;
    #lockMs;
    constructor(config, lockMs) {
        super(config);
        this.#config = config;
        this.#lockMs = lockMs;
    }
    createDriver() {
        const begin = kysely__WEBPACK_IMPORTED_MODULE_7__/* .CompiledQuery */ .E.raw(`begin; set local lock_timeout = ${this.#lockMs}`);
        return new (class extends kysely__WEBPACK_IMPORTED_MODULE_8__/* .PostgresDriver */ .W {
            async beginTransaction(connection) {
                await connection.executeQuery(begin);
            }
        })(this.#config);
    }
}
function checkUrl(url) {
    if (/^postgres(?:ql)?:\/\/[^/?#]*,/.test(url)) {
        throw new _shared_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .SetupError */ .w3('`--database` names several hosts, and Docket connects to one. Use the address of the primary, or of a proxy that always leads to it, such as PgBouncer or HAProxy.');
    }
    const parsed = URL.canParse(url) ? new URL(url) : undefined;
    if (parsed && /^postgres(?:ql)?:$/.test(parsed.protocol) && parsed.pathname.length > 1)
        return url;
    throw new _shared_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .SetupError */ .w3('`--database` must be a URL such as postgresql://docket@db.example.com/docket. Set the password in PGPASSWORD.');
}
/** What must appear in no log and in no published text. */
function databaseSecrets(url, env) {
    const password = URL.canParse(url) ? decodeURIComponent(new URL(url).password) : '';
    return [password, env.PGPASSWORD ?? ''].filter((secret) => secret.length > 0);
}


/***/ }),

/***/ 17630:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   W: () => (/* binding */ readJobCounts)
/* harmony export */ });
/* harmony import */ var kysely__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(20189);
/* harmony import */ var _deliveries_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(26872);
/* harmony import */ var _pg_boss_tables_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(61557);
/* harmony import */ var _presence_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1885);
// How many jobs and tickets there are, and how long they have been waiting, in the whole database.




async function readJobCounts(database) {
    const { deliveries, deadDeliveries, jobs } = await (0,_deliveries_js__WEBPACK_IMPORTED_MODULE_0__/* .countWaiting */ .hV)(database);
    const workers = { ready: 0, 'not-ready': 0, draining: 0 };
    const reasons = Object.fromEntries(_presence_js__WEBPACK_IMPORTED_MODULE_2__/* .REASONS */ .e.map((reason) => [reason, 0]));
    for (const { draining, notReady, reason } of await (0,_presence_js__WEBPACK_IMPORTED_MODULE_2__.listWorkers)(database)) {
        workers[draining ? 'draining' : notReady === null ? 'ready' : 'not-ready'] += 1;
        if (!draining && reason !== null)
            reasons[reason] = (reasons[reason] ?? 0) + 1;
    }
    const { count, oldestSeconds: seconds } = deliveries;
    const shared = {
        forGithub: { jobs, deliveries: { count, seconds } },
        dead: deadDeliveries,
        workers,
        notReady: reasons,
    };
    return { ...(await readQueues(database)), shared };
}
async function readQueues(database) {
    return database.read(async (db) => {
        const jobs = await db
            .selectFrom('job')
            .select(['status', (0,kysely__WEBPACK_IMPORTED_MODULE_3__/* .sql */ .l) `count(*)::int`.as('count')])
            .groupBy('status')
            .execute();
        const rows = await (0,_pg_boss_tables_js__WEBPACK_IMPORTED_MODULE_1__/* .countDueTickets */ .R5)(db);
        const of = (name) => {
            const { count = 0, seconds = 0 } = rows.find((row) => row.name === name) ?? {};
            return { count, seconds: Math.max(0, seconds) };
        };
        return {
            jobs: Object.fromEntries(jobs.map(({ status, count }) => [status, count])),
            waiting: { jobs: of('turns'), deliveries: of('hooks'), checks: of('checks') },
        };
    });
}


/***/ }),

/***/ 62547:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C: () => (/* binding */ createPostgresKeys)
/* harmony export */ });
/* harmony import */ var kysely__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(20189);
/* harmony import */ var _service_projects_keys_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(52511);
// API keys in the database.


/** A server sees a key that was created or revoked elsewhere after at most this long. */
const FRESH_MS = 1_000;
function createPostgresKeys(database, clock) {
    let cached;
    let latest;
    /** Thousands are read again only if any of them was added, changed, or deleted. */
    async function current(db) {
        const { rows } = await (0,kysely__WEBPACK_IMPORTED_MODULE_1__/* .sql */ .l) `
      select concat(count(*), ' ', sum(xmin::text::bigint)) as version from docket.api_key`.execute(db);
        const version = rows[0]?.version;
        if (!cached || cached.version !== version)
            cached = { records: await read(db), version };
        return cached.records;
    }
    return {
        list() {
            if (latest && clock.now() - latest.readAt < FRESH_MS)
                return latest.records;
            const reading = { records: database.read(current), readAt: clock.now() };
            latest = reading;
            reading.records.catch(() => {
                if (latest === reading)
                    latest = undefined;
            });
            return reading.records;
        },
        async update(change) {
            await database.transaction(async (tx) => {
                const before = new Map((await read(tx)).map((record) => [record.id, record]));
                for (const record of change([...before.values()])) {
                    const known = before.get(record.id);
                    if (known !== record)
                        await write(tx, record, known !== undefined);
                }
            });
            latest = undefined;
        },
        async used(times) {
            await database.transaction(async (tx) => {
                for (const [id, last_used_at] of times) {
                    await tx.updateTable('api_key').set({ last_used_at }).where('id', '=', id).execute();
                }
            });
        },
    };
}
async function read(db) {
    const rows = await db
        .selectFrom('api_key')
        .selectAll()
        .orderBy('created_at')
        .orderBy('id')
        .execute();
    return rows.map((row) => _service_projects_keys_js__WEBPACK_IMPORTED_MODULE_0__/* .KeyRecord */ .LX.parse({
        id: row.id,
        project: row.project,
        name: row.name,
        scopes: row.scopes,
        prefix: row.prefix,
        hash: row.hash,
        createdAt: row.created_at.toISOString(),
        expiresAt: row.expires_at?.toISOString() ?? null,
        revokedAt: row.revoked_at?.toISOString() ?? null,
        lastUsedAt: row.last_used_at?.toISOString() ?? null,
    }));
}
/** All that ever changes in one that is there is that it is revoked. */
async function write(tx, record, isThere) {
    const revoked_at = record.revokedAt;
    if (isThere) {
        await tx.updateTable('api_key').set({ revoked_at }).where('id', '=', record.id).execute();
        return;
    }
    await tx
        .insertInto('api_key')
        .values({
        id: record.id,
        project: record.project,
        name: record.name,
        prefix: record.prefix,
        hash: record.hash,
        scopes: [...record.scopes],
        created_at: record.createdAt,
        expires_at: record.expiresAt,
        revoked_at,
    })
        .execute();
}


/***/ }),

/***/ 33750:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   k: () => (/* binding */ logQuality),
/* harmony export */   w: () => (/* binding */ createLogProgress)
/* harmony export */ });
/* harmony import */ var kysely__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(20189);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(42047);
/* harmony import */ var _shared_runtime_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(82860);
/* harmony import */ var _views_counting_count_log_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(42195);
/* harmony import */ var _views_days_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(60630);
/* harmony import */ var _views_history_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(36873);
// How far the log files of a project were counted. What a part says and the new position are written
// in one transaction, so that no line counts twice, whoever dies in between.






/** Often enough for a list of the files that are still there. */
const SEEN_MS = 10 * 60_000;
function createLogProgress(database, project, clock) {
    const place = { project, ids: (0,_views_days_js__WEBPACK_IMPORTED_MODULE_2__/* .createPageIds */ .y0)(database, project) };
    const write = (tx, part, progress) => writeProgress(tx, project, part, { ...progress, seen_at: (0,_shared_runtime_js__WEBPACK_IMPORTED_MODULE_0__/* .isoTime */ .Ly)(clock.now()) });
    async function decided(part, work) {
        await place.ids.store((0,_views_history_js__WEBPACK_IMPORTED_MODULE_3__/* .pathsOf */ .wG)(part.reading.days));
        return database.transaction(async (tx) => {
            await (0,_views_days_js__WEBPACK_IMPORTED_MODULE_2__/* .lockViews */ .c5)(tx, project);
            return work(tx);
        });
    }
    return {
        find: (file) => database.read((db) => find(db, project, file)),
        async seen(files) {
            await database.read((db) => (0,kysely__WEBPACK_IMPORTED_MODULE_4__/* .sql */ .l) `update docket.log_file set seen_at = ${(0,_shared_runtime_js__WEBPACK_IMPORTED_MODULE_0__/* .isoTime */ .Ly)(clock.now())}
          where project = ${project} and file = any(${files}::text[])
            and seen_at < ${(0,_shared_runtime_js__WEBPACK_IMPORTED_MODULE_0__/* .isoTime */ .Ly)(clock.now() - SEEN_MS)}`.execute(db));
        },
        replace: (part) => decided(part, async (tx) => {
            const { file, days } = part.reading;
            const known = await find(tx, project, file);
            let outdone = false;
            let ahead = false;
            for (const entry of days) {
                await (0,_views_days_js__WEBPACK_IMPORTED_MODULE_2__/* .changeDay */ .p4)(tx, place, entry.day, (day) => {
                    const kept = day.get(file);
                    const keeps = (0,_views_counting_count_log_js__WEBPACK_IMPORTED_MODULE_1__/* .isOutdone */ .Z9)(entry, kept);
                    outdone ||= keeps;
                    ahead ||= entry.lines > (kept?.lines ?? 0);
                    return { kind: 'logs', changed: keeps ? [] : [entry] };
                });
            }
            const { position, whole, settings, state } = part;
            // A shorter or compressed copy changes nothing for whoever goes on with the file itself.
            const reached = known?.settings === settings ? known.position : null;
            if (known && !ahead && reached !== null && reached >= (position ?? 0)) {
                return write(tx, part, { ...known, whole });
            }
            // What is kept is not from this file alone: the next part could not be added to it.
            if (outdone)
                return write(tx, part, { position: null, whole, settings, state: null });
            return write(tx, part, { position, whole, settings, state });
        }),
        add: (part, from) => decided(part, async (tx) => {
            const { file, days } = part.reading;
            const { position, whole, settings, state } = part;
            const known = await find(tx, project, file);
            if (known?.position !== from || known.settings !== settings)
                return false;
            const more = new Map(days.map((entry) => [entry.day, entry]));
            for (const day of await daysToChange(tx, project, part, known.state)) {
                await (0,_views_days_js__WEBPACK_IMPORTED_MODULE_2__/* .changeDay */ .p4)(tx, place, day, (entries) => {
                    const [kept, entry] = [entries.get(file), more.get(day)];
                    const both = kept && entry ? (0,_views_counting_count_log_js__WEBPACK_IMPORTED_MODULE_1__/* .addParts */ .Uo)(kept, entry) : (entry ?? told(kept, state));
                    return { kind: 'logs', changed: both ? [both] : [] };
                });
            }
            await write(tx, part, { position, whole, settings, state });
            return true;
        }),
    };
}
async function writeProgress(tx, project, { name, reading }, progress) {
    const { file, lines, rejected, examples, warnings } = reading;
    const values = {
        name,
        ...progress,
        state: JSON.stringify(progress.state),
        quality: JSON.stringify({ lines, rejected, examples, warnings }),
    };
    await tx
        .insertInto('log_file')
        .values({ project, file, ...values })
        .onConflict((conflict) => conflict.columns(['project', 'file']).doUpdateSet(values))
        .execute();
}
/** Those of the part. If only now a line tells of referrers or addresses, that is so for all days. */
async function daysToChange(tx, project, { reading, state }, before) {
    const days = reading.days.map(({ day }) => day);
    const [was, is] = [before?.tally, state?.tally];
    if (was?.referrersTold === is?.referrersTold && was?.checked === is?.checked)
        return days;
    const { rows } = await (0,kysely__WEBPACK_IMPORTED_MODULE_4__/* .sql */ .l) `select day::text from docket.file_day
    where project = ${project} and file = ${reading.file}`.execute(tx);
    return [...new Set([...rows.map(({ day }) => day), ...days])];
}
function told(entry, state) {
    if (!entry)
        return undefined;
    const { referrersTold, checked } = state?.tally ?? {};
    const none = { pages: new Map(), sources: new Map(), verified: new Map(), spoofed: new Map() };
    return {
        ...entry,
        ...(referrersTold && !entry.referrals && { referrals: none }),
        ...(checked && !entry.checks && { checks: none }),
    };
}
async function find(db, project, file) {
    const row = await db
        .selectFrom('log_file')
        .select(['position', 'whole', 'settings', 'state'])
        .where('project', '=', project)
        .where('file', '=', file)
        .executeTakeFirst();
    if (!row)
        return null;
    const position = row.position === null ? null : Number(row.position);
    return { ...row, position, state: row.state };
}
const Quality = zod__WEBPACK_IMPORTED_MODULE_5__/* .object */ .Ikc({
    lines: zod__WEBPACK_IMPORTED_MODULE_5__/* .number */ .aig(),
    rejected: zod__WEBPACK_IMPORTED_MODULE_5__/* .number */ .aig(),
    examples: zod__WEBPACK_IMPORTED_MODULE_5__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_5__/* .object */ .Ikc({ file: zod__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP(), line: zod__WEBPACK_IMPORTED_MODULE_5__/* .number */ .aig(), text: zod__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP(), reason: zod__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP() })),
    warnings: zod__WEBPACK_IMPORTED_MODULE_5__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP()),
});
const MAX_EXAMPLES = 10;
/** The quality of the log files that are still there. */
async function logQuality(database, project) {
    const { rows } = await database.read((db) => (0,kysely__WEBPACK_IMPORTED_MODULE_4__/* .sql */ .l) `select quality from docket.log_file where project = ${project}
      and seen_at > (select max(seen_at) from docket.log_file where project = ${project})
        - interval '1 hour' order by name`.execute(db));
    const files = rows.map(({ quality }) => Quality.parse(quality));
    return {
        files: files.length,
        lines: files.reduce((sum, { lines }) => sum + lines, 0),
        rejected: files.reduce((sum, { rejected }) => sum + rejected, 0),
        examples: files.flatMap(({ examples }) => examples).slice(0, MAX_EXAMPLES),
        warnings: files.flatMap(({ warnings }) => warnings),
    };
}


/***/ }),

/***/ 1885:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   drainWorker: () => (/* binding */ drainWorker),
/* harmony export */   e: () => (/* binding */ REASONS),
/* harmony export */   i: () => (/* binding */ startPresence),
/* harmony export */   listWorkers: () => (/* binding */ listWorkers),
/* harmony export */   unknownWorker: () => (/* binding */ unknownWorker)
/* harmony export */ });
/* harmony import */ var kysely__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(20189);
/* harmony import */ var _shared_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(42205);
/* harmony import */ var _shared_runtime_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(82860);
// A worker says every few seconds that it is there, looks whether it can work, and hears whether it is to
// drain. While it cannot work, it takes no tickets: others do.



const BEAT_MS = 5_000;
/** A worker that was not heard of for this long is dead. Its main thread may be busy for a while. */
const DEAD_SECONDS = 60;
/** Work that failed because of this worker, in a row, after which it takes nothing for a while. */
const MOST_FAULTS = 2;
const REST_MS = 5 * 60_000;
/** Of a worker that is not ready. */
const REASONS = ['machine', 'clock', 'github', 'agent', 'failures'];
async function startPresence(options) {
    const beating = new Beating(options);
    await beating.start();
    return beating;
}
class Beating {
    #options;
    #stopping = new AbortController();
    #whyNot = 'It is starting.';
    #reason;
    #faults = 0;
    #rest;
    #isDraining = false;
    #databaseOffMs;
    /** Since when every beat has arrived. */
    #heardSince;
    #living;
    constructor(options) {
        this.#options = options;
        this.#heardSince = options.clock.now();
    }
    get whyNot() {
        return this.#whyNot;
    }
    async start() {
        // One of the same name has died, and what it was told does not concern this one.
        await this.#leave();
        await this.#beat();
        await this.look();
        await this.#beat();
        this.#living = this.#live();
    }
    async stop() {
        this.#stopping.abort();
        await this.#living;
        await this.#leave().catch(() => { });
    }
    async #leave() {
        const { database, name } = this.#options;
        await database.read((db) => (0,kysely__WEBPACK_IMPORTED_MODULE_2__/* .sql */ .l) `delete from docket.worker where name = ${name}`.execute(db));
    }
    worked() {
        this.#faults = 0;
    }
    async failed(words, what) {
        this.#faults += 1;
        if (this.#faults < MOST_FAULTS)
            return;
        const problem = {
            reason: 'failures',
            words: `Work failed here ${this.#faults} times in a row, and not because of what was asked: ${words} It tries again in ${REST_MS / 60_000} minutes.`,
            onlyJobs: what === 'job',
        };
        this.#rest = { problem, until: this.#options.clock.now() + REST_MS };
        await this.look();
    }
    async look(fresh = false) {
        const { queue, log } = this.#options;
        const problem = await this.#unfit(fresh);
        const broken = problem?.words;
        const wrong = this.#isDraining ? 'It is draining, as an operator asked.' : broken;
        this.#reason = problem?.reason;
        const part = problem?.onlyJobs && !this.#isDraining ? 'jobs' : 'all';
        if (wrong !== this.#whyNot) {
            if (wrong === undefined)
                log.info('This worker takes tickets.');
            else
                log.warn(`This worker takes no ${part === 'jobs' ? 'jobs' : 'tickets'}. ${wrong}`);
            this.#whyNot = wrong;
        }
        await queue.rest(wrong === undefined ? 'nothing' : part);
        return broken;
    }
    async #unfit(fresh) {
        // GitHub's clock is right; the database's may be as wrong as ours.
        const fromGithub = this.#options.github.clockOffMs();
        const whose = fromGithub === undefined ? 'the database’s' : 'GitHub’s';
        const words = (0,_shared_runtime_js__WEBPACK_IMPORTED_MODULE_1__/* .clockProblem */ .oT)(fromGithub ?? this.#databaseOffMs ?? 0, whose);
        if (words !== undefined)
            return { reason: 'clock', words };
        const found = await this.#options.check(fresh);
        if (found)
            return found;
        const isOver = this.#rest && this.#options.clock.now() >= this.#rest.until;
        if (isOver)
            this.#rest = undefined;
        return this.#rest?.problem;
    }
    async #beat() {
        const { database, name, clock } = this.#options;
        const awaySince = this.#options.github.awaySince();
        const before = clock.now();
        const { rows } = await database.read((db) => (0,kysely__WEBPACK_IMPORTED_MODULE_2__/* .sql */ .l) `
        insert into docket.worker as known (name, not_ready, not_ready_reason, github_away_since)
        values (${name}, ${this.#whyNot ?? null}, ${this.#reason ?? null},
          ${awaySince === undefined ? null : (0,_shared_runtime_js__WEBPACK_IMPORTED_MODULE_1__/* .isoTime */ .Ly)(awaySince)})
        on conflict (name) do update set seen_at = now(), not_ready = excluded.not_ready,
          not_ready_reason = excluded.not_ready_reason,
          github_away_since = excluded.github_away_since
        returning draining, now() as now`.execute(db));
        const [row] = rows;
        if (!row)
            return;
        this.#isDraining = row.draining;
        this.#databaseOffMs = row.now.getTime() - (before + clock.now()) / 2;
        if (clock.now() - this.#heardSince >= DEAD_SECONDS * 1000)
            await this.#bury();
    }
    /** While the database was away, nobody could be heard, so others are not dead yet. */
    async #bury() {
        const { database, log } = this.#options;
        const { rows } = await database.read((db) => (0,kysely__WEBPACK_IMPORTED_MODULE_2__/* .sql */ .l) `delete from docket.worker
        where seen_at < now() - ${`${DEAD_SECONDS} seconds`}::interval
        returning name, seen_at::text as seen`.execute(db));
        for (const dead of rows) {
            log.error(`Worker ${dead.name} died: it was last heard of at ${dead.seen}.`);
            this.#options.died?.();
        }
    }
    async #live() {
        const { clock, log } = this.#options;
        while (!this.#stopping.signal.aborted) {
            await clock.sleep(BEAT_MS, this.#stopping.signal).catch(() => { });
            if (this.#stopping.signal.aborted)
                return;
            try {
                await this.#beat();
            }
            catch (error) {
                this.#heardSince = clock.now();
                log.debug(`This worker could not say that it is there: ${(0,_shared_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .sentence */ .em)(error)}`);
            }
            await this.look().catch((error) => log.warn((0,_shared_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .sentence */ .em)(error)));
        }
    }
}
async function listWorkers(database) {
    const { rows } = await database.read((db) => (0,kysely__WEBPACK_IMPORTED_MODULE_2__/* .sql */ .l) `
      select worker.*, (select count(*)::int from docket.job
        where status = 'active'
          and position('"worker":' || to_json(worker.name)::text in record::text) > 0) as jobs
      from docket.worker order by name limit ${MOST_LISTED}`.execute(db));
    return rows.map((row) => ({
        name: row.name,
        since: row.started_at.toISOString(),
        notReady: row.not_ready,
        reason: row.not_ready_reason,
        draining: row.draining,
        githubAwaySince: row.github_away_since?.toISOString() ?? null,
        jobs: row.jobs,
    }));
}
const MOST_LISTED = 1_000;
const unknownWorker = (name) => new _shared_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .NotFound */ .Mk(`There is no worker ${name}. List them with docket admin workers.`);
/** False: there is no such worker. */
async function drainWorker(database, name) {
    const { numUpdatedRows } = await database.transaction((tx) => tx.updateTable('worker').set({ draining: true }).where('name', '=', name).executeTakeFirst());
    return numUpdatedRows > 0n;
}


/***/ }),

/***/ 52109:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  O: () => (/* binding */ createPostgresProjects),
  q: () => (/* binding */ listServed)
});

// EXTERNAL MODULE: ./node_modules/kysely/dist/raw-builder/sql.js + 1 modules
var sql = __webpack_require__(20189);
// EXTERNAL MODULE: ./.build/program/src/service/projects/project.js
var projects_project = __webpack_require__(96586);
// EXTERNAL MODULE: ./.build/program/src/shared/errors.js
var errors = __webpack_require__(42205);
// EXTERNAL MODULE: ./.build/program/src/postgres/pg-boss-tables.js
var pg_boss_tables = __webpack_require__(61557);
// EXTERNAL MODULE: ./.build/program/src/postgres/turn-order.js
var turn_order = __webpack_require__(25066);
;// CONCATENATED MODULE: ./.build/program/src/postgres/erase-project.js
// Deletes a project with everything that belongs to it. In batches, because a statement has a time
// limit; whoever is interrupted runs it again.




const AT_ONCE = 10_000;
/** Besides its jobs. The audit log refuses that anything is deleted. */
const TABLES = [
    ...[
        'thread',
        'job_month',
        'api_key',
        'log_file',
        'file_day',
        'views_rollup',
        'views_day',
        'page',
    ],
];
/** Also one that was removed before. */
async function eraseProject(database, id) {
    // First, so that nobody adds to it.
    const { rows } = await database.transaction((tx) => (0,sql/* sql */.l) `update docket.project
      set removed_at = coalesce(removed_at, now()) where id = ${id}
      returning repo, repository_id, installation_id, not exists (
        select from docket.project as other
        where other.installation_id = project.installation_id and other.id <> project.id
      ) as is_last`.execute(tx));
    const [project] = rows;
    if (!project)
        throw (0,projects_project/* unknownProject */.Sx)(id);
    await eraseDeliveries(database, id, project);
    const untilNone = async (deleteSome) => {
        while (((await deleteSome()) ?? 0n) > 0n)
            ;
    };
    await untilNone(() => database.transaction(async (tx) => {
        const gone = await (0,sql/* sql */.l) `delete from docket.job where id in (
        select id from docket.job where project = ${id} limit ${AT_ONCE}) returning id`.execute(tx);
        const ids = gone.rows.map((job) => job.id);
        await (0,pg_boss_tables/* eraseTickets */.uB)(tx, { jobs: ids });
        return gone.numAffectedRows;
    }));
    for (const table of TABLES) {
        const name = sql/* sql */.l.table(`docket.${table}`);
        await untilNone(() => database.transaction(async (tx) => {
            const gone = await (0,sql/* sql */.l) `delete from ${name} where ctid = any(array(
          select ctid from ${name} where project = ${id} limit ${AT_ONCE}))`.execute(tx);
            return gone.numAffectedRows;
        }));
    }
    await database.transaction(async (tx) => {
        await (0,pg_boss_tables/* eraseTickets */.uB)(tx, { projects: [id], groups: [id] });
        const { repo, repository_id, installation_id, is_last } = project;
        const organization = `${repo.split('/')[0]}/%(installation ${installation_id})`;
        await (0,sql/* sql */.l) `delete from docket.settings_file
      where name like ${`% (${repository_id})`}
        or name = ${`${repo} (${repository_id})`}
        or (${is_last}::bool and name like ${organization})`.execute(tx);
        await (0,sql/* sql */.l) `update docket.session set grants = (grants::jsonb - ${id}::text)::json
      where json_typeof(grants) = 'object' and grants::jsonb ? ${id}`.execute(tx);
        await (0,sql/* sql */.l) `delete from docket.project where id = ${id}`.execute(tx);
    });
}
/** With their tickets, whatever became of them. */
async function eraseDeliveries(database, id, { repository_id, installation_id, is_last }) {
    await database.transaction(async (tx) => {
        const { rows } = await (0,sql/* sql */.l) `delete from docket.delivery
      where job in (select id from docket.job where project = ${id})
        or payload -> 'repository' ->> 'id' = ${repository_id}
        or (${is_last}::bool and payload -> 'installation' ->> 'id' = ${installation_id})
      returning guid`.execute(tx);
        const guids = rows.map(({ guid }) => guid);
        await (0,pg_boss_tables/* eraseTickets */.uB)(tx, {
            deliveries: guids,
            ...(repository_id && { keys: [`settings ${repository_id}`], threadsOf: [repository_id] }),
            groups: is_last ? [(0,turn_order/* tenantOfInstallation */.uc)(`${installation_id}`)] : [],
        });
        await (0,sql/* sql */.l) `delete from docket.failed_delivery where guid = any(${guids}::text[])`.execute(tx);
    });
}

;// CONCATENATED MODULE: ./.build/program/src/postgres/projects.js
// Projects in the database. A removed one stays as a row, because its jobs refer to it.




const COLUMNS = [
    'id',
    'repo',
    'settings',
    'installation_id',
    'repository_id',
    'suspended_at',
];
/** Without their settings: one that nobody can read hides no other. */
async function listServed(database) {
    const rows = await database.read((db) => db
        .selectFrom('project')
        .select(['id', 'repo', 'installation_id', 'repository_id', 'suspended_at'])
        .where('removed_at', 'is', null)
        .orderBy('id')
        .execute());
    return rows.map(served);
}
function served(row) {
    return {
        id: row.id,
        repo: row.repo,
        ...(row.installation_id !== null && {
            app: {
                installation: Number(row.installation_id),
                repository: Number(row.repository_id),
                ...(row.suspended_at && { suspended: true }),
            },
        }),
    };
}
function createPostgresProjects(database) {
    return {
        async list() {
            const rows = await database.read((db) => db
                .selectFrom('project')
                .select(COLUMNS)
                .where('removed_at', 'is', null)
                .orderBy('id')
                .execute());
            return rows.map(decode);
        },
        async find(id) {
            const row = await database.read((db) => db
                .selectFrom('project')
                .select(COLUMNS)
                .where('id', '=', id)
                .where('removed_at', 'is', null)
                .executeTakeFirst());
            return row ? decode(row) : null;
        },
        async add(project) {
            if (await database.transaction((tx) => insert(tx, project)))
                return;
            throw new errors/* Conflict */.lt(`There is already a project \`${project.id}\`. Change it with docket projects set.`);
        },
        async replace(project) {
            const changed = await database.transaction((tx) => tx
                .updateTable('project')
                .set({
                ...columns(project),
                ...(!project.app && { repository_id: project.repositoryId ?? null }),
                updated_at: (0,sql/* sql */.l) `now()`,
            })
                .where('id', '=', project.id)
                .where('removed_at', 'is', null)
                .executeTakeFirst());
            if (!changed.numUpdatedRows)
                throw (0,projects_project/* unknownProject */.Sx)(project.id);
        },
        record: (id, repositoryId) => database.transaction((tx) => record(tx, id, repositoryId), { project: id }),
        async remove(id) {
            const removed = await database.transaction((tx) => tx
                .updateTable('project')
                .set({ removed_at: (0,sql/* sql */.l) `now()` })
                .where('id', '=', id)
                .where('removed_at', 'is', null)
                .executeTakeFirst());
            if (!removed.numUpdatedRows)
                throw (0,projects_project/* unknownProject */.Sx)(id);
        },
        erase: (id) => eraseProject(database, id),
    };
}
function decode(row) {
    return {
        ...served(row),
        settings: (0,projects_project/* checkSettings */.EW)(row.settings),
        ...(row.installation_id === null &&
            row.repository_id !== null && { repositoryId: Number(row.repository_id) }),
    };
}
const columns = ({ repo, settings }) => ({ repo, settings: JSON.stringify(settings) });
/** False: there is one with this ID that was not removed. */
async function insert(tx, project) {
    const added = await tx
        .insertInto('project')
        .values({ id: project.id, ...columns(project) })
        .onConflict((conflict) => conflict
        .column('id')
        .doUpdateSet({
        ...columns(project),
        repository_id: null,
        removed_at: null,
        updated_at: (0,sql/* sql */.l) `now()`,
    })
        .where('project.removed_at', 'is not', null))
        .executeTakeFirst();
    return Boolean(added.numInsertedOrUpdatedRows);
}
/** The repository that the project's name stood for first. */
async function record(tx, id, repositoryId) {
    const row = await tx
        .selectFrom('project')
        .select(['repository_id'])
        .where('id', '=', id)
        .where('removed_at', 'is', null)
        .forNoKeyUpdate()
        .executeTakeFirst();
    if (!row)
        throw (0,projects_project/* unknownProject */.Sx)(id);
    if (row.repository_id !== null)
        return Number(row.repository_id);
    await tx
        .updateTable('project')
        .set({ repository_id: repositoryId })
        .where('id', '=', id)
        .execute();
    return repositoryId;
}


/***/ }),

/***/ 63037:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   S: () => (/* binding */ createReach)
/* harmony export */ });
/* harmony import */ var kysely__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(20189);
/* harmony import */ var _shared_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(42205);
/* harmony import */ var _schema_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(13985);
// Whether the database can be used now, and not only for reading.



/** What costs more than a question is looked at this often. */
const LOOK_EVERY_MS = 10_000;
/** Rejects with the reason while it cannot. */
function createReach(database, clock) {
    let lookedAt = Number.NEGATIVE_INFINITY;
    return async () => {
        const look = clock.now() - lookedAt >= LOOK_EVERY_MS;
        await database.reach(async (db) => {
            await insistOnPrimary(db);
            if (!look)
                return;
            await (0,_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .insistOnSchema */ .F3)({ read: (work) => work(db) });
            await insistOnDisk(db);
            lookedAt = clock.now();
        });
    };
}
async function insistOnPrimary(db) {
    const { rows } = await (0,kysely__WEBPACK_IMPORTED_MODULE_2__/* .sql */ .l) `
    select pg_is_in_recovery() or current_setting('transaction_read_only')::boolean as read_only`.execute(db);
    if (!rows[0]?.read_only)
        return;
    throw new _shared_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .Unavailable */ .$P('The database is read-only. Connect to the primary, or end its recovery.');
}
/** A sort that does not fit in memory needs a megabyte of the disk, and leaves nothing there. */
async function insistOnDisk(db) {
    await db.transaction().execute(async (tx) => {
        await (0,kysely__WEBPACK_IMPORTED_MODULE_2__/* .sql */ .l) `set local work_mem = '64kB'`.execute(tx);
        await (0,kysely__WEBPACK_IMPORTED_MODULE_2__/* .sql */ .l) `select max(place) from (select row_number() over (order by md5(number::text)) as place
      from generate_series(1, 20000) as number) as sorted`.execute(tx);
    });
}


/***/ }),

/***/ 13985:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  cR: () => (/* binding */ KNOWN),
  wp: () => (/* binding */ MIGRATION_TABLE),
  Mk: () => (/* binding */ insistOnCompatible),
  F3: () => (/* binding */ insistOnSchema),
  G7: () => (/* binding */ readSchema)
});

// NAMESPACE OBJECT: ./.build/program/src/postgres/migrations/001-first.js
var _001_first_namespaceObject = {};
__webpack_require__.r(_001_first_namespaceObject);
__webpack_require__.d(_001_first_namespaceObject, {
  up: () => (up)
});

// EXTERNAL MODULE: ./node_modules/kysely/dist/raw-builder/sql.js + 1 modules
var sql = __webpack_require__(20189);
// EXTERNAL MODULE: ./.build/program/src/shared/errors.js
var errors = __webpack_require__(42205);
// EXTERNAL MODULE: ./.build/program/src/postgres/database.js
var postgres_database = __webpack_require__(16801);
;// CONCATENATED MODULE: ./.build/program/src/postgres/migrations/001-first.js
// Everything that Docket keeps in the database. Triggers fill tables that only lists and sums read, so
// that no program can forget to.

async function up(db) {
    for (const statement of STATEMENTS)
        await sql/* sql */.l.raw(statement).execute(db);
}
const PROJECTS = [
    `create table docket.project (
    id text primary key,
    repo text not null,
    installation_id bigint,
    repository_id bigint,
    settings json not null,
    uses json not null default '{"creates":[],"messages":[]}',
    spending json,
    created_at timestamptz not null default now(),
    updated_at timestamptz not null default now(),
    suspended_at timestamptz,
    removed_at timestamptz
  )`,
    // Several projects added by hand may have one repository; only an App knows each repository once.
    `create unique index project_by_repository on docket.project (repository_id)
    where removed_at is null and installation_id is not null`,
    'create index project_with_repository on docket.project (repository_id)',
    'create index project_by_installation on docket.project (installation_id)',
    `create table docket.api_key (
    id text primary key,
    project text not null,
    name text not null default '',
    prefix text not null,
    hash text not null,
    scopes text[] not null,
    created_by text,
    created_at timestamptz not null,
    last_used_at timestamptz,
    expires_at timestamptz,
    revoked_at timestamptz
  )`,
];
const JOBS = [
    `create table docket.job (
    id text primary key,
    project text not null references docket.project,
    status text not null,
    fence bigint not null default 0,
    record json not null,
    search text not null default '',
    waiting_since timestamptz,
    months json not null default '[]',
    accepted json,
    decided_at timestamptz,
    created_at timestamptz not null,
    updated_at timestamptz not null
  )`,
    'create index job_by_time on docket.job (project, updated_at desc)',
    `create index job_active on docket.job (project) where status = 'active'`,
    // Every create counts the jobs of its project that may have a pull request.
    `create index job_open on docket.job (project, status, waiting_since)
    where status <> 'archived'`,
    // For archiving and deleting what is old.
    'create index job_at_rest on docket.job (status, project, updated_at)',
    'create index job_by_creation on docket.job (project, created_at desc, id desc)',
    `create index job_waiting on docket.job (project, waiting_since)
    where waiting_since is not null`,
    // Open ones first, then the latest that were merged or closed.
    `create index job_accepted on docket.job (project, decided_at desc nulls first)
    where accepted is not null`,
    // With what lists ask for, so that jobs of other projects are passed over in the index.
    'create index job_newest on docket.job (created_at desc, id desc) include (project)',
    'create index job_by_status on docket.job (status, created_at desc, id desc) include (project)',
    `create table docket.thread (
    project text not null references docket.project,
    thread text not null,
    job text not null,
    primary key (project, thread)
  )`,
    `create table docket.worker (
    name text primary key,
    started_at timestamptz not null default now(),
    seen_at timestamptz not null default now(),
    draining boolean not null default false,
    not_ready text,
    not_ready_reason text,
    github_away_since timestamptz
  )`,
];
const CUT = String.raw `E'\x01'`;
/** Cut after every third character. */
const cut = (text) => `string_to_array(regexp_replace(${text}, '(...)', ${String.raw `E'\\1\x01'`}, 'g'), ${CUT})`;
const TEXTS = [
    // Apart from the job, because a job changes often, and its text seldom.
    `create table docket.job_text (
    job text primary key references docket.job on delete cascade,
    project text not null,
    search text not null
  )`,
    // Every three characters in a row, and the last two and one: a text index that needs no extension,
    // knows no language, and finds any part of any word.
    `create function docket.grams(text) returns tsvector
    language sql immutable strict parallel safe as $$
    select array_to_tsvector(
      array_remove(${['$1', 'substr($1, 2)', 'substr($1, 3)'].map(cut).join(' || ')}, ''))
  $$`,
    'create index job_text_grams on docket.job_text using gin (docket.grams(search))',
    'create index job_text_by_project on docket.job_text (project)',
    `create function docket.store_text() returns trigger
    language plpgsql security definer set search_path = '' as $$
  begin
    insert into docket.job_text (job, project, search) values (new.id, new.project, new.search)
    on conflict (job) do update set search = excluded.search;
    return null;
  end $$`,
    `create trigger store_text_of_new after insert on docket.job
    for each row execute function docket.store_text()`,
    `create trigger store_text_of_changed after update of search on docket.job
    for each row when (old.search is distinct from new.search)
    execute function docket.store_text()`,
];
/** As the API names them, and their columns. */
const SUMS = [
    ['jobs', 'jobs'],
    ['instructions', 'instructions'],
    ['inputTokens', 'input_tokens'],
    ['cachedInputTokens', 'cached_input_tokens'],
    ['outputTokens', 'output_tokens'],
    ['seconds', 'seconds'],
    ['costMicros', 'cost_micros'],
];
const COLUMNS = SUMS.map(([, column]) => column);
const FIELDS = SUMS.map(([field]) => `"${field}" numeric`).join(', ');
const parts = (months, sign) => `
  select month, ${SUMS.map(([field]) => `${sign} * "${field}"`).join(', ')},
    ${sign} * incomplete::int
  from json_to_recordset(${months}) as one (month text, ${FIELDS}, incomplete boolean)`;
const MONTHS = [
    `create table docket.job_month (
    project text not null references docket.project,
    month text not null,
    ${COLUMNS.map((column) => `${column} numeric not null`).join(', ')},
    incomplete int not null,
    primary key (project, month)
  )`,
    `create function docket.sum_months() returns trigger
    language plpgsql security definer set search_path = '' as $$
  begin
    insert into docket.job_month as known
    select new.project, month, ${COLUMNS.map((column) => `sum(${column})`).join(', ')},
      sum(incomplete)
    from (${parts('new.months', 1)} union all ${parts('old.months', -1)})
      as parts (month, ${COLUMNS.join(', ')}, incomplete)
    group by month order by month
    on conflict (project, month) do update set
      ${COLUMNS.map((column) => `${column} = known.${column} + excluded.${column}`).join(', ')},
      incomplete = known.incomplete + excluded.incomplete;
    return null;
  end $$`,
    `create trigger sum_months_of_new after insert on docket.job
    for each row execute function docket.sum_months()`,
    `create trigger sum_months_of_changed after update of months on docket.job
    for each row when (old.months::text is distinct from new.months::text)
    execute function docket.sum_months()`,
];
/** What a GitHub App was told, and what saves requests to GitHub: one process asks for all. */
const APP = [
    `create table docket.app_secret (
    name text primary key,
    sealed text not null,
    updated_at timestamptz not null default now()
  )`,
    `create table docket.delivery (
    guid text primary key,
    digest text not null,
    event text not null,
    received_at timestamptz not null,
    payload json not null,
    job text,
    told_at timestamptz,
    waiting json,
    dead_at timestamptz
  )`,
    // The same words are known under any id.
    'create unique index delivery_digest on docket.delivery (digest)',
    'create index delivery_by_time on docket.delivery (received_at)',
    'create index delivery_by_job on docket.delivery (job) where told_at is null',
    'create index delivery_waiting on docket.delivery (received_at) where waiting is not null',
    `create table docket.failed_delivery (
    guid text primary key,
    attempt bigint not null,
    at timestamptz not null,
    attempts integer not null,
    asked boolean not null
  )`,
    `create table docket.attempts_pass (
    one boolean primary key check (one),
    pass json not null
  )`,
    `create table docket.settings_file (
    name text primary key,
    changes integer not null default 0,
    read_changes integer,
    read_at timestamptz not null,
    file json,
    etag text
  )`,
];
const DASHBOARD = [
    `create table docket.session (
    hash text primary key,
    kind text not null,
    actor text not null,
    grants json not null,
    expires_at timestamptz not null
  )`,
    'create index session_by_end on docket.session (expires_at)',
    `create table docket.audit (
    id bigint generated always as identity primary key,
    at timestamptz not null,
    actor text not null,
    project text,
    action text not null,
    detail json not null
  )`,
    'create index audit_by_project on docket.audit (project, id desc)',
    `create function docket.audit_is_append_only() returns trigger language plpgsql as $$
    begin raise exception 'Entries of the audit log cannot be changed or deleted.'; end $$`,
    `create trigger audit_is_append_only before update or delete or truncate on docket.audit
    for each statement execute function docket.audit_is_append_only()`,
];
/** What each log file says of each day, and the days by page. */
const VIEWS = [
    'create sequence docket.views_version',
    `create table docket.file_day (
    project text not null references docket.project,
    day date not null,
    file text not null,
    entry text not null,
    facts text not null,
    collected boolean not null,
    counted boolean not null,
    referrals boolean not null,
    version bigint not null,
    primary key (project, day, file)
  )`,
    'create index file_day_by_file on docket.file_day (project, file)',
    `create table docket.log_file (
    project text not null references docket.project,
    file text not null,
    name text not null,
    position bigint,
    whole text,
    settings text not null,
    state json,
    quality json not null,
    seen_at timestamptz not null,
    primary key (project, file)
  )`,
    // Numbers are in the order in which pages were first rolled up: small ones make small rollups.
    `create table docket.page (
    id bigint primary key,
    project text not null references docket.project,
    path text not null,
    number int
  )`,
    'create index page_by_project on docket.page (project)',
    'create unique index page_by_number on docket.page (project, number) where number is not null',
    `create table docket.views_day (
    project text not null,
    day date not null,
    page bigint not null,
    counts int[] not null,
    referrals int[],
    primary key (project, day, page)
  )`,
    // The counts of all pages of a day, or of a month, in one value: a year is read as some fifty of
    // them. They are dense already. Any change of a day makes them void.
    `create table docket.views_rollup (
    project text not null,
    kind text not null,
    first date not null,
    counts bytea not null,
    primary key (project, kind, first)
  )`,
    'alter table docket.views_rollup alter column counts set storage external',
    `create function docket.void_rollups() returns trigger
    language plpgsql security definer set search_path = '' as $$
  declare
    changed docket.file_day := coalesce(new, old);
  begin
    delete from docket.views_rollup where project = changed.project
      and (kind, first) in (('day', changed.day), ('month', date_trunc('month', changed.day)::date));
    return null;
  end $$`,
    `create trigger void_rollups after insert or update or delete on docket.file_day
    for each row execute function docket.void_rollups()`,
];
const STATEMENTS = [PROJECTS, JOBS, TEXTS, MONTHS, APP, DASHBOARD, VIEWS].flat();

;// CONCATENATED MODULE: ./.build/program/src/postgres/schema.js
// Which schema the database has, and whether this program can work with it.




const MIGRATION_TABLE = 'migration';
const KNOWN = { migrations: { '001-first': _001_first_namespaceObject }, worksSince: '001-first' };
/** For everything but `docket migrate`, when it starts and as long as it runs. */
async function insistOnSchema(database, { migrations } = KNOWN) {
    const schema = await readSchema(database);
    insistOnCompatible(schema, migrations);
    const missing = Object.keys(migrations).filter((name) => !schema.applied.includes(name));
    if (missing.length === 0)
        return;
    throw new errors/* SetupError */.w3(schema.applied.length === 0
        ? 'The database has no Docket tables yet. Run `docket migrate --database URL`.'
        : `The database is older than this program: ${missing.join(', ')} is missing. Run \`docket migrate --database URL\`.`);
}
/** Answers what this program does not know, if it can work with it. */
function insistOnCompatible({ applied, worksSince }, migrations) {
    const unknown = applied.filter((name) => !(name in migrations));
    if (unknown.length === 0 || (worksSince !== null && worksSince in migrations))
        return unknown;
    throw new errors/* SetupError */.w3(`The database is newer than this program: it has ${unknown.join(', ')}. Update Docket here, too.`);
}
async function readSchema(database) {
    return database.read(async (db) => {
        const names = [MIGRATION_TABLE, 'compatible'];
        const { rows } = await (0,sql/* sql */.l) `
      select name from unnest(${names}::text[]) name
      where to_regclass(${`${postgres_database/* SCHEMA */.yx}.`} || name) is not null`.execute(db);
        const existing = rows.map(({ name }) => name);
        const read = async (column, table) => {
            if (!existing.includes(table))
                return [];
            const found = await (0,sql/* sql */.l) `
        select ${sql/* sql */.l.ref(column)} as value from ${sql/* sql */.l.table(`${postgres_database/* SCHEMA */.yx}.${table}`)} order by 1`.execute(db);
            return found.rows.map(({ value }) => value);
        };
        const [worksSince = null] = await read('works_since', 'compatible');
        return { applied: await read('name', MIGRATION_TABLE), worksSince };
    });
}


/***/ }),

/***/ 26237:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   L: () => (/* binding */ createPostgresSessions)
/* harmony export */ });
/* harmony import */ var _service_projects_session_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(17031);
/* harmony import */ var _shared_runtime_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(82860);
// Sessions of the dashboard in the database, so that any server knows them.


function createPostgresSessions(database, clock) {
    const now = () => new Date(clock.now());
    return {
        async put(hash, { kind, actor, grants, expiresAt }) {
            const expires_at = (0,_shared_runtime_js__WEBPACK_IMPORTED_MODULE_1__/* .isoTime */ .Ly)(expiresAt);
            const values = { hash, kind, actor, grants: JSON.stringify(grants), expires_at };
            await database.transaction(async (tx) => {
                await tx.deleteFrom('session').where('expires_at', '<=', now()).execute();
                await tx.insertInto('session').values(values).execute();
            });
        },
        async get(hash) {
            const row = await database.read((db) => db
                .selectFrom('session')
                .selectAll()
                .where('hash', '=', hash)
                .where('expires_at', '>', now())
                .executeTakeFirst());
            return row ? sessionOf(row) : null;
        },
        async take(hash) {
            const row = await database.transaction((tx) => tx
                .deleteFrom('session')
                .where('hash', '=', hash)
                .where('expires_at', '>', now())
                .returningAll()
                .executeTakeFirst());
            return row ? sessionOf(row) : null;
        },
    };
}
function sessionOf(row) {
    return {
        kind: row.kind === 'link' ? 'link' : 'session',
        actor: row.actor,
        grants: _service_projects_session_js__WEBPACK_IMPORTED_MODULE_0__/* .Grants */ .kE.parse(row.grants),
        expiresAt: row.expires_at.getTime(),
    };
}


/***/ }),

/***/ 41627:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Z: () => (/* binding */ createSettingsFiles)
/* harmony export */ });
/* harmony import */ var kysely__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(20189);
/* harmony import */ var _shared_days_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(65529);
/* harmony import */ var _shared_runtime_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(82860);
// Settings files of repositories and organizations, as GitHub has them: read once for all servers and
// workers, and again after a push that changes them.



const KEPT_MS = 7 * _shared_days_js__WEBPACK_IMPORTED_MODULE_0__/* .DAY_MS */ .sO;
function createSettingsFiles(database, clock) {
    const now = () => (0,_shared_runtime_js__WEBPACK_IMPORTED_MODULE_1__/* .isoTime */ .Ly)(clock.now());
    return {
        async find(name) {
            const row = await database.read((db) => db.selectFrom('settings_file').selectAll().where('name', '=', name).executeTakeFirst());
            if (!row)
                return { changes: 0, known: null };
            const { changes, read_changes: read, read_at: at, file, etag } = row;
            const text = file;
            const known = { text, etag, readAt: at.getTime(), stale: read !== changes };
            return { changes, known: read === null ? null : known };
        },
        async save(name, { text, etag }, changes) {
            const file = text === null ? null : JSON.stringify(text);
            await database.transaction((tx) => (0,kysely__WEBPACK_IMPORTED_MODULE_2__/* .sql */ .l) `
          insert into docket.settings_file as known (name, read_changes, read_at, file, etag)
          values (${name}, ${changes}, ${now()}, ${file}, ${etag})
          on conflict (name) do update set read_changes = excluded.read_changes,
            read_at = excluded.read_at, file = excluded.file, etag = excluded.etag
          where coalesce(known.read_changes, 0) <= excluded.read_changes`.execute(tx));
        },
        async changed(name) {
            await database.transaction((tx) => (0,kysely__WEBPACK_IMPORTED_MODULE_2__/* .sql */ .l) `
          insert into docket.settings_file as known (name, changes, read_at)
          values (${name}, 1, ${now()})
          on conflict (name) do update set changes = known.changes + 1`.execute(tx));
        },
        async purge() {
            const before = (0,_shared_runtime_js__WEBPACK_IMPORTED_MODULE_1__/* .isoTime */ .Ly)(clock.now() - KEPT_MS);
            await database.transaction((tx) => tx.deleteFrom('settings_file').where('read_at', '<', (0,kysely__WEBPACK_IMPORTED_MODULE_2__/* .sql */ .l) `${before}`).execute());
        },
    };
}


/***/ }),

/***/ 98638:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   openChecked: () => (/* binding */ openChecked),
/* harmony export */   openPostgresStores: () => (/* binding */ openPostgresStores)
/* harmony export */ });
/* harmony import */ var _app_secret_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4686);
/* harmony import */ var _audit_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(31685);
/* harmony import */ var _database_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(16801);
/* harmony import */ var _keys_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(62547);
/* harmony import */ var _projects_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(52109);
/* harmony import */ var _schema_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(13985);
/* harmony import */ var _sessions_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(26237);







async function openPostgresStores(url, clock) {
    const database = await openChecked(url, clock);
    return {
        keys: (0,_keys_js__WEBPACK_IMPORTED_MODULE_3__/* .createPostgresKeys */ .C)(database, clock),
        projects: (0,_projects_js__WEBPACK_IMPORTED_MODULE_4__/* .createPostgresProjects */ .O)(database),
        sessions: (0,_sessions_js__WEBPACK_IMPORTED_MODULE_6__/* .createPostgresSessions */ .L)(database, clock),
        audit: (0,_audit_js__WEBPACK_IMPORTED_MODULE_1__/* .createPostgresAudit */ .D)(database),
        appSecret: (0,_app_secret_js__WEBPACK_IMPORTED_MODULE_0__/* .createAppSecret */ .w)(database),
        close: () => database.close(),
    };
}
/** A database with the schema of this program. */
async function openChecked(url, clock) {
    const database = (0,_database_js__WEBPACK_IMPORTED_MODULE_2__/* .openDatabase */ .qI)({ url, clock });
    try {
        await (0,_schema_js__WEBPACK_IMPORTED_MODULE_5__/* .insistOnSchema */ .F3)(database);
        return database;
    }
    catch (error) {
        await database.close();
        throw error;
    }
}


/***/ }),

/***/ 60630:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   c5: () => (/* binding */ lockViews),
/* harmony export */   p4: () => (/* binding */ changeDay),
/* harmony export */   x3: () => (/* binding */ storedAt),
/* harmony export */   y0: () => (/* binding */ createPageIds)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var kysely__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(20189);
/* harmony import */ var _views_counting_collected_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2547);
/* harmony import */ var _views_counting_file_day_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(43650);
/* harmony import */ var _views_counting_history_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(77863);
// What the log files of a project say of a day, and the day's counts by page that follow from it.
// Both change in one transaction: whatever is counted again replaces what was counted before.





/** Writers of a project's views wait for each other. */
async function lockViews(tx, project) {
    await (0,kysely__WEBPACK_IMPORTED_MODULE_4__/* .sql */ .l) `select pg_advisory_xact_lock(hashtextextended(${`views ${project}`}, 0))`.execute(tx);
}
/**
 * Under the lock. `decide` answers the entries that change; then the day counts views of their kind.
 * The pages of new entries must be stored already.
 */
async function changeDay(tx, { project, ids }, day, decide) {
    const { rows } = await (0,kysely__WEBPACK_IMPORTED_MODULE_4__/* .sql */ .l) `
    select file, entry, counted from docket.file_day
    where project = ${project} and day = ${day} order by file`.execute(tx);
    const where = storedAt(project, day);
    const known = new Map(rows.flatMap(({ entry }) => (0,_views_counting_history_js__WEBPACK_IMPORTED_MODULE_3__/* .decodeDay */ .P0)(entry, where)).map(byFile));
    const { kind, changed } = decide(known);
    const after = new Map([...known, ...changed.map(byFile)]);
    const counted = new Set((0,_views_counting_collected_js__WEBPACK_IMPORTED_MODULE_1__/* .countedOf */ .MJ)(kind, [...after.values()]).map(({ file }) => file));
    const before = new Set(rows.filter((row) => row.counted).map(({ file }) => file));
    const flipped = rows.filter(({ file }) => before.has(file) !== counted.has(file));
    if (changed.length + flipped.length === 0)
        return;
    for (const entry of changed)
        await writeEntry(tx, project, entry, counted.has(entry.file));
    for (const { file } of flipped) {
        await (0,kysely__WEBPACK_IMPORTED_MODULE_4__/* .sql */ .l) `update docket.file_day
      set counted = ${counted.has(file)}, version = nextval('docket.views_version')
      where project = ${project} and day = ${day} and file = ${file}`.execute(tx);
    }
    const old = rowsOf([...known.values()].filter(({ file }) => before.has(file)));
    const now = rowsOf([...after.values()].filter(({ file }) => counted.has(file)));
    await writeRows(tx, { project, ids }, day, old, now);
}
function storedAt(project, day) {
    return `the database (project ${project}, ${day})`;
}
const byFile = (entry) => [entry.file, entry];
async function writeEntry(tx, project, entry, counted) {
    const { day, file, referrals } = entry;
    await (0,kysely__WEBPACK_IMPORTED_MODULE_4__/* .sql */ .l) `insert into docket.file_day
      (project, day, file, entry, facts, collected, counted, referrals, version)
    values (${project}, ${day}, ${file}, ${(0,_views_counting_history_js__WEBPACK_IMPORTED_MODULE_3__/* .encodeDay */ .BL)(day, [entry])},
      ${(0,_views_counting_history_js__WEBPACK_IMPORTED_MODULE_3__/* .encodeDay */ .BL)(day, [(0,_views_counting_file_day_js__WEBPACK_IMPORTED_MODULE_2__/* .withoutPages */ .$T)(entry)])}, ${(0,_views_counting_collected_js__WEBPACK_IMPORTED_MODULE_1__/* .kindOf */ .I)(entry) === 'pages'}, ${counted},
      ${referrals !== undefined}, nextval('docket.views_version'))
    on conflict (project, day, file) do update set entry = excluded.entry, facts = excluded.facts,
      counted = excluded.counted, referrals = excluded.referrals, version = excluded.version
    `.execute(tx);
}
function rowsOf(entries) {
    const sums = new Map();
    const referred = new Map();
    for (const { pages, referrals } of entries) {
        (0,_views_counting_file_day_js__WEBPACK_IMPORTED_MODULE_2__/* .addInto */ .gQ)(sums, pages);
        if (referrals)
            (0,_views_counting_file_day_js__WEBPACK_IMPORTED_MODULE_2__/* .addInto */ .gQ)(referred, referrals.pages);
    }
    const rows = new Map();
    for (const [path, counts] of sums) {
        const some = referred.get(path);
        rows.set(path, { counts: literal(counts), referrals: some ? literal(some) : null });
    }
    return rows;
}
function literal(counts) {
    const last = counts.findLastIndex((count) => count > 0);
    return `{${counts.slice(0, last + 1).join(',')}}`;
}
const BATCH = 20_000;
/** Takes nearly as long as the insert itself, so only where there are counts to replace. */
const REPLACE = (0,kysely__WEBPACK_IMPORTED_MODULE_4__/* .sql */ .l) `on conflict (project, day, page)
  do update set counts = excluded.counts, referrals = excluded.referrals`;
/** Only what is different: most pages of a growing day are as they were. */
async function writeRows(tx, { project, ids }, day, old, now) {
    const gone = [...old.keys()].filter((path) => !now.has(path)).map(ids.of);
    if (gone.length > 0) {
        await (0,kysely__WEBPACK_IMPORTED_MODULE_4__/* .sql */ .l) `delete from docket.views_day where project = ${project} and day = ${day}
      and page = any(${gone}::bigint[])`.execute(tx);
    }
    const changed = [...now].filter(([path, { counts, referrals }]) => {
        const before = old.get(path);
        return before?.counts !== counts || before.referrals !== referrals;
    });
    for (let at = 0; at < changed.length; at += BATCH) {
        const some = changed.slice(at, at + BATCH);
        const pages = some.map(([path]) => ids.of(path));
        const counts = some.map(([, row]) => row.counts);
        const referrals = some.map(([, row]) => row.referrals);
        await (0,kysely__WEBPACK_IMPORTED_MODULE_4__/* .sql */ .l) `insert into docket.views_day (project, day, page, counts, referrals)
      select ${project}, ${day}::date, page, counts::int[], referrals::int[]
      from unnest(${pages}::bigint[], ${counts}::text[], ${referrals}::text[])
        as new (page, counts, referrals)
      order by page ${old.size === 0 ? (0,kysely__WEBPACK_IMPORTED_MODULE_4__/* .sql */ .l) `` : REPLACE}`.execute(tx);
    }
}
// Ids of pages. They are hashes, so that writers need not ask for them, and rows of counts are small.
/** Full, it starts over: paths that anyone made up must not fill the memory. */
const MAX_KNOWN = 200_000;
const ID_BATCH = 10_000;
function createPageIds(database, project) {
    const ids = new Map();
    const stored = new Set();
    function of(path) {
        const known = ids.get(path);
        if (known !== undefined)
            return known;
        if (ids.size >= MAX_KNOWN)
            ids.clear();
        const id = String((0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.hash)('sha256', `${project}\0${path}`, 'buffer').readBigInt64BE());
        ids.set(path, id);
        return id;
    }
    return {
        of,
        async store(paths) {
            const added = [...new Set(paths)].filter((path) => !stored.has(path));
            for (let at = 0; at < added.length; at += ID_BATCH) {
                const some = added.slice(at, at + ID_BATCH);
                await database.read((db) => (0,kysely__WEBPACK_IMPORTED_MODULE_4__/* .sql */ .l) `insert into docket.page (id, project, path)
            select id, ${project}, path from unnest(${some.map(of)}::bigint[], ${some}::text[]) as new (id, path)
            order by id on conflict do nothing`.execute(db));
                if (stored.size >= MAX_KNOWN)
                    stored.clear();
                for (const path of some)
                    stored.add(path);
            }
        },
    };
}


/***/ }),

/***/ 36873:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $r: () => (/* binding */ firstDay),
/* harmony export */   CA: () => (/* binding */ endDay),
/* harmony export */   MQ: () => (/* binding */ countKind),
/* harmony export */   _b: () => (/* binding */ createPostgresHistory),
/* harmony export */   wG: () => (/* binding */ pathsOf)
/* harmony export */ });
/* harmony import */ var kysely__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(20189);
/* harmony import */ var _views_counting_collected_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2547);
/* harmony import */ var _views_counting_file_day_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(43650);
/* harmony import */ var _views_counting_history_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(77863);
/* harmony import */ var _views_days_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(60630);
// The views history of one project: a row per log file and day, and the counts that follow from them.





function createPostgresHistory(database, project) {
    const place = { project, ids: (0,_views_days_js__WEBPACK_IMPORTED_MODULE_3__/* .createPageIds */ .y0)(database, project) };
    return {
        async add(days) {
            const entries = (0,_views_counting_history_js__WEBPACK_IMPORTED_MODULE_2__/* .mergeFileDays */ .M6)(days);
            await place.ids.store(pathsOf(entries));
            await database.transaction(async (tx) => {
                await (0,_views_days_js__WEBPACK_IMPORTED_MODULE_3__/* .lockViews */ .c5)(tx, project);
                for (const [day, some] of (0,_views_counting_history_js__WEBPACK_IMPORTED_MODULE_2__/* .byDay */ .mL)(entries)) {
                    await (0,_views_days_js__WEBPACK_IMPORTED_MODULE_3__/* .changeDay */ .p4)(tx, place, day, (known) => ({
                        kind: (0,_views_counting_collected_js__WEBPACK_IMPORTED_MODULE_0__/* .kindOf */ .I)(some[0]),
                        // Two who read the same growing log keep the larger reading, whoever is first.
                        changed: some.filter((entry) => {
                            const before = known.get(entry.file);
                            return !before || (0,_views_counting_history_js__WEBPACK_IMPORTED_MODULE_2__/* .isLarger */ .E0)(entry, before);
                        }),
                    }));
                }
            });
        },
        async read(span) {
            const { rows } = await database.read((db) => (0,kysely__WEBPACK_IMPORTED_MODULE_4__/* .sql */ .l) `select day::text, entry from docket.file_day
          where project = ${project} and day >= ${firstDay(span)} and day < ${endDay(span)}
          order by day, file`.execute(db));
            return rows.flatMap(({ day, entry }) => (0,_views_counting_history_js__WEBPACK_IMPORTED_MODULE_2__/* .decodeDay */ .P0)(entry, (0,_views_days_js__WEBPACK_IMPORTED_MODULE_3__/* .storedAt */ .x3)(project, day)));
        },
    };
}
/** After a project has changed from logs to pages, or back: days that have both count the new kind. */
async function countKind(database, project, kind) {
    const place = { project, ids: (0,_views_days_js__WEBPACK_IMPORTED_MODULE_3__/* .createPageIds */ .y0)(database, project) };
    const { rows } = await database.read((db) => (0,kysely__WEBPACK_IMPORTED_MODULE_4__/* .sql */ .l) `select distinct day::text from docket.file_day wrong
      where project = ${project} and counted and collected <> ${kind === 'pages'}
        and exists (select from docket.file_day other where other.project = wrong.project
          and other.day = wrong.day and other.collected = ${kind === 'pages'})`.execute(db));
    for (const { day } of rows) {
        await database.transaction(async (tx) => {
            await (0,_views_days_js__WEBPACK_IMPORTED_MODULE_3__/* .lockViews */ .c5)(tx, project);
            await (0,_views_days_js__WEBPACK_IMPORTED_MODULE_3__/* .changeDay */ .p4)(tx, place, day, () => ({ kind, changed: [] }));
        });
    }
}
function* pathsOf(entries) {
    for (const { pages } of entries) {
        const paths = [];
        pages.forEach((_, path) => {
            paths.push(path);
        });
        yield* paths;
    }
}
const firstDay = ({ from }) => (0,_views_counting_file_day_js__WEBPACK_IMPORTED_MODULE_1__/* .dayText */ .Ew)(Math.min(from, _views_counting_file_day_js__WEBPACK_IMPORTED_MODULE_1__/* .LAST_DAY */ .Gy));
const endDay = ({ to }) => (0,_views_counting_file_day_js__WEBPACK_IMPORTED_MODULE_1__/* .dayText */ .Ew)(Math.min(to, _views_counting_file_day_js__WEBPACK_IMPORTED_MODULE_1__/* .LAST_DAY */ .Gy));


/***/ }),

/***/ 4608:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (/* binding */ createPostgresViews),
/* harmony export */   U: () => (/* binding */ createRankings)
/* harmony export */ });
/* harmony import */ var kysely__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(20189);
/* harmony import */ var _views_counting_analytics_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(66968);
/* harmony import */ var _views_counting_file_day_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(43650);
/* harmony import */ var _views_counting_history_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(77863);
/* harmony import */ var _views_counting_page_filter_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(24475);
/* harmony import */ var _views_counting_query_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(89771);
/* harmony import */ var _log_progress_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(33750);
/* harmony import */ var _views_days_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(60630);
/* harmony import */ var _views_history_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(36873);
/* harmony import */ var _views_sums_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(13564);
// Page views of a project from the tables that workers and servers fill.










const createRankings = () => ({
    views: new Rankings(),
    classes: new Rankings(),
});
/** Whoever has just set their pages up wants to see the first view. */
const MAX_AGE_MS = 5_000;
function createPostgresViews(options) {
    const { database, project, rankings, aiClasses, pages, filterName, clock } = options;
    /** Once per range and version of the data; its pages are slices. */
    async function ranking(rankings, span, rank) {
        const key = JSON.stringify([project, span.from, span.to, aiClasses, filterName]);
        const known = rankings.get(key);
        if (known && clock.now() - known.checkedAt < MAX_AGE_MS)
            return known.summary;
        const checkedAt = clock.now();
        const { version, told } = await stateOf(span, options);
        const current = rankings.get(key);
        const summary = current?.version === version ? current.summary : rank(told);
        rankings.set(key, { version, checkedAt, summary });
        return summary;
    }
    const views = (span) => ranking(rankings.views, span, async () => {
        const rows = await (0,_views_sums_js__WEBPACK_IMPORTED_MODULE_8__/* .readViews */ .pg)(database, project, span, aiClasses);
        return (0,_views_counting_query_js__WEBPACK_IMPORTED_MODULE_4__/* .ranked */ .ad)(rows.filter(({ path }) => pages(path)));
    });
    const classes = (span) => ranking(rankings.classes, span, async (told) => {
        const sums = await (0,_views_sums_js__WEBPACK_IMPORTED_MODULE_8__/* .readClasses */ .HU)(database, project, span);
        return (0,_views_counting_query_js__WEBPACK_IMPORTED_MODULE_4__/* .rankPages */ .RA)(sums.filter(({ path }) => pages(path)), told, aiClasses);
    });
    async function* classesByPage(range) {
        const { rows } = await classes((0,_views_counting_file_day_js__WEBPACK_IMPORTED_MODULE_1__/* .daySpan */ .$5)(range));
        for (const { path, counts, aiReferrals } of rows) {
            yield { path, classes: (0,_views_counting_query_js__WEBPACK_IMPORTED_MODULE_4__/* .classCounts */ .RZ)(counts), aiReferrals };
        }
    }
    return {
        async *pages(_, range) {
            yield (0,_views_counting_query_js__WEBPACK_IMPORTED_MODULE_4__/* .onePiece */ .zk)(await views((0,_views_counting_file_day_js__WEBPACK_IMPORTED_MODULE_1__/* .daySpan */ .$5)(range)));
        },
        async *days(_, range) {
            const span = (0,_views_counting_file_day_js__WEBPACK_IMPORTED_MODULE_1__/* .daySpan */ .$5)(range);
            yield* (0,_views_counting_query_js__WEBPACK_IMPORTED_MODULE_4__/* .viewsByDay */ .UO)(await readDays(span, options), span, aiClasses);
        },
        insights: {
            insights: (_, range) => readInsights(range, options),
            classesByPage: (_, range) => classesByPage(range),
        },
    };
}
/** What changes whenever a day of the span does, and whether the days tell where readers came from. */
async function stateOf(span, { database, project }) {
    const { rows } = await database.read((db) => (0,kysely__WEBPACK_IMPORTED_MODULE_9__/* .sql */ .l) `
      select max(version) as version, bool_or(referrals and counted) as told
      from docket.file_day where project = ${project}
        and day >= ${(0,_views_history_js__WEBPACK_IMPORTED_MODULE_7__/* .firstDay */ .$r)(span)} and day < ${(0,_views_history_js__WEBPACK_IMPORTED_MODULE_7__/* .endDay */ .CA)(span)}`.execute(db));
    return { version: rows[0]?.version ?? '', told: rows[0]?.told ?? false };
}
async function readInsights(range, options) {
    const { database, project, aiClasses, rules } = options;
    const span = (0,_views_counting_file_day_js__WEBPACK_IMPORTED_MODULE_1__/* .daySpan */ .$5)(range);
    const from = Math.max(0, Math.min(span.from, span.to - _views_counting_analytics_js__WEBPACK_IMPORTED_MODULE_0__/* .TREND_DAYS */ .CF));
    const days = await readDays({ from, to: span.to }, options);
    const { daysCovered, daysMissing, daysCut, spoofed, ...facts } = (0,_views_counting_query_js__WEBPACK_IMPORTED_MODULE_4__/* .describe */ .q0)(days, span, aiClasses);
    const weeks = (0,_views_counting_analytics_js__WEBPACK_IMPORTED_MODULE_0__/* .weeksUntil */ .kY)(days, span, (entry) => (0,_views_counting_query_js__WEBPACK_IMPORTED_MODULE_4__/* .dayCounts */ .Pf)(entry, aiClasses));
    const read = await (0,_log_progress_js__WEBPACK_IMPORTED_MODULE_5__/* .logQuality */ .k)(database, project);
    const quality = { ...read, daysCovered, daysMissing, daysCut, spoofed };
    return { ...facts, weeks, aiClasses: [...aiClasses], quality, seesAgents: true, rules };
}
/** With single pages only where the settings leave some of them out. */
async function readDays(span, options) {
    const { database, project, pages } = options;
    const single = await storesUnwanted(options);
    const { rows } = await database.read((db) => (0,kysely__WEBPACK_IMPORTED_MODULE_9__/* .sql */ .l) `
      select day::text, ${kysely__WEBPACK_IMPORTED_MODULE_9__/* .sql */ .l.ref(single ? 'entry' : 'facts')} as text from docket.file_day
      where project = ${project} and counted
        and day >= ${(0,_views_history_js__WEBPACK_IMPORTED_MODULE_7__/* .firstDay */ .$r)(span)} and day < ${(0,_views_history_js__WEBPACK_IMPORTED_MODULE_7__/* .endDay */ .CA)(span)}
      order by day, file`.execute(db));
    const days = rows.flatMap(({ day, text }) => (0,_views_counting_history_js__WEBPACK_IMPORTED_MODULE_2__/* .decodeDay */ .P0)(text, (0,_views_days_js__WEBPACK_IMPORTED_MODULE_6__/* .storedAt */ .x3)(project, day)));
    if (pages === _views_counting_page_filter_js__WEBPACK_IMPORTED_MODULE_3__/* .ALL_PAGES */ .t)
        return days;
    const wanted = (path) => path === '' || pages(path);
    return days.map((entry) => (0,_views_counting_file_day_js__WEBPACK_IMPORTED_MODULE_1__/* .onlyPages */ .Xj)(entry, wanted));
}
async function storesUnwanted({ database, project, pages, }) {
    if (pages === _views_counting_page_filter_js__WEBPACK_IMPORTED_MODULE_3__/* .ALL_PAGES */ .t)
        return false;
    const rows = await database.read((db) => db.selectFrom('page').select('path').where('project', '=', project).execute());
    return rows.some(({ path }) => !pages(path));
}
const MAX_ROWS = 200_000;
/** Anyone with a key can ask for as many ranges without a view as there are dates. */
const MAX_RANKINGS = 1_000;
class Rankings {
    #known = new Map();
    get(key) {
        const found = this.#known.get(key);
        if (found) {
            this.#known.delete(key);
            this.#known.set(key, found);
        }
        return found;
    }
    set(key, ranking) {
        const entry = { ...ranking, rows: 0 };
        this.#known.delete(key);
        this.#known.set(key, entry);
        this.#shrink();
        ranking.summary.then(({ rows }) => {
            entry.rows = rows.length;
            this.#shrink();
        }, () => this.#known.get(key) === entry && this.#known.delete(key));
    }
    /** Those that were asked for longest ago go first; the last one stays, whatever its size. */
    #shrink() {
        let rows = 0;
        for (const entry of this.#known.values())
            rows += entry.rows;
        for (const [key, entry] of this.#known) {
            const few = rows <= MAX_ROWS && this.#known.size <= MAX_RANKINGS;
            if (few || this.#known.size === 1)
                return;
            this.#known.delete(key);
            rows -= entry.rows;
        }
    }
}


/***/ }),

/***/ 13564:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  qt: () => (/* binding */ buildRollups),
  HU: () => (/* binding */ readClasses),
  pg: () => (/* binding */ readViews)
});

// EXTERNAL MODULE: ./node_modules/kysely/dist/raw-builder/sql.js + 1 modules
var sql = __webpack_require__(20189);
// EXTERNAL MODULE: ./.build/program/src/shared/days.js
var shared_days = __webpack_require__(65529);
// EXTERNAL MODULE: ./.build/program/src/views/counting/file-day.js
var file_day = __webpack_require__(43650);
// EXTERNAL MODULE: ./.build/program/src/views/counting/query.js
var query = __webpack_require__(89771);
// EXTERNAL MODULE: ./.build/program/src/contract/values.js
var values = __webpack_require__(87797);
;// CONCATENATED MODULE: ./.build/program/src/postgres/page-sums.js
// Counts of many pages as bytes. For each page, in the order of their numbers: how far its number is
// from the one before, which classes have counts, and the counts; each as a number of 7 bits per byte,
// the lowest first.

const CLASSES = values/* TRAFFIC_CLASSES */.LL.length;
/** Behind the counts of a page are those that came from AI answers. */
const WIDTH = 2 * CLASSES;
/** Counts by the number of the page, `WIDTH` for each. */
class PageSums {
    #counts = new Float64Array(1024 * WIDTH);
    /** One more than the highest number. */
    size = 0;
    add(number, counts, referrals) {
        const at = this.#reserve(number);
        for (const [index, count] of counts.entries())
            this.#increase(at + index, count);
        for (const [index, count] of (referrals ?? []).entries()) {
            this.#increase(at + CLASSES + index, count);
        }
    }
    /** A year has millions of counts, so this is written for speed. */
    addEncoded(encoded) {
        let at = 0;
        const long = (first) => {
            let value = first & 127;
            for (let unit = 128;; unit *= 128) {
                const byte = encoded[at++];
                value += (byte & 127) * unit;
                if (byte < 128)
                    return value;
            }
        };
        for (let number = -1; at < encoded.length;) {
            let byte = encoded[at++];
            number += byte < 128 ? byte : long(byte);
            let place = this.#reserve(number);
            const counts = this.#counts;
            byte = encoded[at++];
            for (let present = byte < 128 ? byte : long(byte); present > 0; present >>= 1, place++) {
                if ((present & 1) === 0)
                    continue;
                byte = encoded[at++];
                counts[place] = counts[place] + (byte < 128 ? byte : long(byte));
            }
        }
    }
    encode() {
        const bytes = [];
        const put = (value) => {
            let rest = value;
            for (; rest >= 128; rest = Math.floor(rest / 128))
                bytes.push((rest % 128) + 128);
            bytes.push(rest);
        };
        let last = -1;
        for (let number = 0; number < this.size; number++) {
            const counts = this.#slice(number * WIDTH, WIDTH);
            let present = 0;
            for (const [index, count] of counts.entries())
                if (count > 0)
                    present |= 1 << index;
            if (present === 0)
                continue;
            put(number - last);
            put(present);
            for (const count of counts)
                if (count > 0)
                    put(count);
            last = number;
        }
        return Buffer.from(bytes);
    }
    /** The sum of some classes. */
    sum(number, classes) {
        let sum = 0;
        for (const index of classes)
            sum += this.#counts[number * WIDTH + index] ?? 0;
        return sum;
    }
    counts(number) {
        return this.#slice(number * WIDTH, CLASSES);
    }
    referrals(number) {
        return this.#slice(number * WIDTH + CLASSES, CLASSES);
    }
    #slice(start, length) {
        const counts = [];
        for (let at = start; at < start + length; at++)
            counts.push(this.#counts[at] ?? 0);
        return counts;
    }
    #increase(at, count) {
        this.#counts[at] = (this.#counts[at] ?? 0) + count;
    }
    #reserve(number) {
        this.size = Math.max(this.size, number + 1);
        if (this.size * WIDTH > this.#counts.length) {
            const larger = new Float64Array(2 * this.size * WIDTH);
            larger.set(this.#counts);
            this.#counts = larger;
        }
        return number * WIDTH;
    }
}

// EXTERNAL MODULE: ./.build/program/src/postgres/views-days.js
var views_days = __webpack_require__(60630);
// EXTERNAL MODULE: ./.build/program/src/postgres/views-history.js
var views_history = __webpack_require__(36873);
;// CONCATENATED MODULE: ./.build/program/src/postgres/views-sums.js
// The counts of a range by page: from rollups of months and days, and from rows for days that have just
// changed. Without months, a year of 20,000 pages takes five times as long; without days, twenty times.







async function readViews(database, project, span, aiClasses) {
    const people = query/* HUMANS */.BP.filter((name) => !aiClasses.includes(name)).map(file_day/* classIndex */.ZQ);
    const machines = aiClasses.map(file_day/* classIndex */.ZQ);
    const { paths, sums } = await readSums(database, project, span);
    return paths.map((path, number) => {
        const [human, ai] = [sums.sum(number, people), sums.sum(number, machines)];
        return { path, human, ai, total: human + ai };
    });
}
/** All classes, and the views that came from AI answers. */
async function readClasses(database, project, span) {
    const { paths, sums } = await readSums(database, project, span);
    return paths.map((path, number) => {
        return { path, counts: sums.counts(number), referrals: sums.referrals(number) };
    });
}
/** The paths of all pages by their numbers, also of those that nobody read in the span. */
function readSums(database, project, span) {
    return database.snapshot(async (tx) => {
        const days = await daysOf(tx, project, span);
        const { rollups, rest } = await chooseRollups(tx, project, span, days);
        const sums = new PageSums();
        for (const counts of await readRollups(tx, project, rollups))
            sums.addEncoded(counts);
        const paths = await numberedPaths(tx, project);
        // Pages that no rollup knows yet come after all others.
        const unknown = new Map();
        for (const row of await readRows(tx, project, rest)) {
            const number = row.number ?? unknown.get(row.path) ?? paths.length;
            if (number === paths.length) {
                unknown.set(row.path, number);
                paths.push(row.path);
            }
            sums.add(number, row.counts, row.referrals);
        }
        return { paths, sums };
    });
}
/** Whole months before days, and days without a rollup as they are. */
async function chooseRollups(tx, project, span, days) {
    const { rows } = await (0,sql/* sql */.l) `select kind, first::text as first from docket.views_rollup
    where project = ${project} and first >= ${(0,views_history/* firstDay */.$r)(span)} and first < ${(0,views_history/* endDay */.CA)(span)}
      and (kind = 'day' or first + interval '1 month' <= ${(0,views_history/* endDay */.CA)(span)}::date)`.execute(tx);
    const months = new Set(rows.filter(({ kind }) => kind === 'month').map(({ first }) => first));
    const rolledUp = new Set(rows.filter(({ kind }) => kind === 'day').map(({ first }) => first));
    const single = days.filter((day) => !months.has(monthOf(day)));
    const rollups = [
        ...[...months].map((first) => ({ kind: 'month', first })),
        ...single
            .filter((day) => rolledUp.has(day))
            .map((first) => ({ kind: 'day', first })),
    ];
    return { rollups, rest: single.filter((day) => !rolledUp.has(day)) };
}
const monthOf = (day) => `${day.slice(0, 7)}-01`;
async function daysOf(tx, project, span) {
    const { rows } = await (0,sql/* sql */.l) `select distinct day::text from docket.file_day
    where project = ${project} and day >= ${(0,views_history/* firstDay */.$r)(span)} and day < ${(0,views_history/* endDay */.CA)(span)}`.execute(tx);
    return rows.map(({ day }) => day);
}
async function readRollups(tx, project, rollups) {
    const of = (kind) => rollups.filter((one) => one.kind === kind).map(({ first }) => first);
    const { rows } = await (0,sql/* sql */.l) `select counts from docket.views_rollup
    where project = ${project} and (kind = 'month' and first = any(${of('month')}::date[])
      or kind = 'day' and first = any(${of('day')}::date[]))`.execute(tx);
    return rows.map(({ counts }) => counts);
}
/** Numbers have no gaps, because a page is never deleted without its project. */
async function numberedPaths(tx, project) {
    const { rows } = await (0,sql/* sql */.l) `
    select json_agg(path order by number) as paths from docket.page
    where project = ${project} and number is not null`.execute(tx);
    return rows[0]?.paths ?? [];
}
async function readRows(tx, project, days) {
    if (days.length === 0)
        return [];
    const { rows } = await (0,sql/* sql */.l) `select number, path, counts, referrals
    from docket.views_day join docket.page on page.id = views_day.page
    where views_day.project = ${project} and day = any(${days}::date[])`.execute(tx);
    return rows;
}
/** Rolls up past days and months that have no rollup, or lost it to a late log. Answers how many. */
async function buildRollups(database, now) {
    const today = (0,file_day/* dayText */.Ew)(Math.min(Math.floor(now / shared_days/* DAY_MS */.sO), file_day/* LAST_DAY */.Gy));
    const missing = async (kind) => {
        const { rows } = await database.read((db) => (0,sql/* sql */.l) `
        select distinct project, date_trunc(${kind}, day)::date::text as first
        from docket.file_day where day < date_trunc(${kind}, ${today}::date)
        except select project, first::text from docket.views_rollup where kind = ${kind}
        order by 1, 2`.execute(db));
        return rows;
    };
    const days = await missing('day');
    for (const { project, first } of days)
        await rollUpDay(database, project, first);
    const months = await missing('month');
    for (const { project, first } of months)
        await rollUpMonth(database, project, first);
    return days.length + months.length;
}
function rollUpDay(database, project, day) {
    return database.transaction(async (tx) => {
        await (0,views_days/* lockViews */.c5)(tx, project);
        let rows = await readRows(tx, project, [day]);
        if (rows.some(({ number }) => number === null)) {
            await numberPages(tx, project);
            rows = await readRows(tx, project, [day]);
        }
        const sums = new PageSums();
        for (const { number, counts, referrals } of rows)
            sums.add(number ?? 0, counts, referrals);
        await writeRollup(tx, project, { kind: 'day', first: day }, sums);
    });
}
function rollUpMonth(database, project, first) {
    return database.transaction(async (tx) => {
        await (0,views_days/* lockViews */.c5)(tx, project);
        const { rows } = await (0,sql/* sql */.l) `
      select day::text, counts from (select distinct day from docket.file_day
        where project = ${project} and day >= ${first}::date
          and day < ${first}::date + interval '1 month') days
      left join docket.views_rollup on project = ${project} and kind = 'day' and first = day
      `.execute(tx);
        const sums = new PageSums();
        for (const { counts } of rows) {
            // A late log has just changed that day: the month follows in the next round.
            if (!counts)
                return;
            sums.addEncoded(counts);
        }
        await writeRollup(tx, project, { kind: 'month', first }, sums);
    });
}
async function numberPages(tx, project) {
    await (0,sql/* sql */.l) `update docket.page set number = new.number from (
      select id, row_number() over (order by id) + (
        select coalesce(max(number), -1) from docket.page where project = ${project}) as number
      from docket.page where project = ${project} and number is null
    ) new where page.id = new.id`.execute(tx);
}
async function writeRollup(tx, project, { kind, first }, sums) {
    await (0,sql/* sql */.l) `insert into docket.views_rollup (project, kind, first, counts)
    values (${project}, ${kind}, ${first}, ${sums.encode()})
    on conflict (project, kind, first) do update set counts = excluded.counts`.execute(tx);
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

/***/ 42195:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Uo: () => (/* binding */ addParts),
/* harmony export */   Z9: () => (/* binding */ isOutdone),
/* harmony export */   n: () => (/* binding */ planNext),
/* harmony export */   z1: () => (/* binding */ countNext)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var _bytes_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(61440);
/* harmony import */ var _file_day_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(43650);
/* harmony import */ var _read_log_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(93304);
/* harmony import */ var _tally_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(39669);
// Counts the next part of a log file, or all of it where parts cannot be read.





/** Read in less than a second, so that little is lost when a worker dies. */
const PART_BYTES = 64 * 1024 * 1024;
const BLOCK = 64 * 1024;
const TAIL_BYTES = 4096;
/** The last line of a file that has not changed for this long is whole, also without a line feed. */
const SETTLED_MS = 60_000;
async function planNext(source, options) {
    const { file, parts } = await (0,_read_log_js__WEBPACK_IMPORTED_MODULE_2__/* .identify */ .ls)(source, options);
    // Without a line, there is nothing to count.
    if (file === '')
        return { file, next: null, parts, known: null };
    const known = await options.progress.find(file);
    return { file, next: nextPart(source, parts, known, options.settings), parts, known };
}
async function countNext(source, options) {
    const { file, next, parts, known } = await planNext(source, options);
    if (next === null)
        return 'done';
    if (next === 'whole')
        return countWhole(source, parts, options);
    const { from } = next;
    const state = from > 0 ? known?.state : undefined;
    if (from > 0 && (await tailOf(source, from)) !== state?.tail) {
        return countWhole(source, parts, options, [
            `${source.name} starts with the same line as another file and counts as the same one. If they come from two hosts, give each host a label.`,
        ]);
    }
    return countPart(source, { from, file, state }, options);
}
async function countPart(source, { from, file, state }, options) {
    const { progress, settings, partBytes = PART_BYTES } = options;
    const { name, size = 0 } = source;
    const to = await endOfLines(source, from, partBytes);
    if (to === from)
        return isSettled(source, options) ? countWhole(source, true, options) : 'later';
    const reader = await readerAt(source, file, state, options);
    if (!reader)
        return countWhole(source, true, options);
    for await (const chunk of bytesBetween(source, from, to))
        reader.push(chunk);
    const reading = reader.finish();
    const reached = reader.state;
    if (!reached)
        return countWhole(source, true, options);
    const after = { ...reached, tail: await tailOf(source, to) };
    const part = { name, position: to, whole: null, settings, state: after, reading };
    if (from === 0)
        await progress.replace(part);
    else if (!(await progress.add(part, from)))
        return 'more';
    return to < size ? 'more' : 'done';
}
/** In one go, which is only lost as a whole. */
async function countWhole(source, parts, options, warnings = []) {
    const { progress, settings } = options;
    const { name, version, size = 0 } = source;
    const to = parts ? await endOfLines(source, 0, size) : size;
    const isEnd = to === size;
    if (!parts || (!isEnd && isSettled(source, options))) {
        const reading = await (0,_read_log_js__WEBPACK_IMPORTED_MODULE_2__/* .readLog */ .x6)(source, options);
        reading.warnings.push(...warnings);
        await progress.replace({
            name,
            settings,
            position: null,
            whole: version,
            state: null,
            reading,
        });
        return 'done';
    }
    const reader = new _read_log_js__WEBPACK_IMPORTED_MODULE_2__/* .LogReader */ .w0(source, options);
    for await (const chunk of bytesBetween(source, 0, to))
        reader.push(chunk);
    const reading = reader.finish();
    reading.warnings.push(...warnings);
    const reached = reader.state;
    await progress.replace({
        name,
        settings,
        position: reached && to,
        whole: isEnd ? version : null,
        state: reached && { ...reached, tail: await tailOf(source, to) },
        reading,
    });
    return isEnd ? 'done' : 'later';
}
function isSettled({ changedAt = 0 }, { now }) {
    return now - changedAt >= SETTLED_MS;
}
/** Null if the format cannot be known from the beginning of the file alone. */
async function readerAt(source, file, state, options) {
    if (!state)
        return new _read_log_js__WEBPACK_IMPORTED_MODULE_2__/* .LogReader */ .w0(source, options);
    const first = new _read_log_js__WEBPACK_IMPORTED_MODULE_2__/* .LogReader */ .w0(source, options);
    for await (const chunk of source.open()) {
        first.push(chunk);
        const { sample } = first;
        if (sample)
            return new _read_log_js__WEBPACK_IMPORTED_MODULE_2__/* .LogReader */ .w0(source, options, { file, sample, state });
    }
    return null;
}
/** The position after the last line feed of the next part; a part is longer if one line is. */
async function endOfLines(source, from, bytes) {
    const { size = 0 } = source;
    for (let length = bytes;; length *= 2) {
        const to = Math.min(from + length, size);
        for (let end = to; end > from; end -= BLOCK) {
            const start = Math.max(from, end - BLOCK);
            const feed = (await bytesOf(source, start, end)).lastIndexOf(_bytes_js__WEBPACK_IMPORTED_MODULE_4__/* .LINE_FEED */ .kR);
            if (feed >= 0)
                return start + feed + 1;
        }
        if (to === size)
            return from;
    }
}
async function tailOf(source, position) {
    const bytes = await bytesOf(source, Math.max(0, position - TAIL_BYTES), position);
    return (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256').update(bytes).digest('hex').slice(0, 24);
}
async function bytesOf(source, from, to) {
    const chunks = [];
    for await (const chunk of bytesBetween(source, from, to))
        chunks.push(Buffer.from(chunk));
    return Buffer.concat(chunks);
}
async function* bytesBetween(source, from, to) {
    let at = from;
    for await (const chunk of source.open(from)) {
        yield chunk.subarray(0, to - at);
        at += chunk.length;
        if (at >= to)
            return;
    }
}
/** Null if everything is counted. */
function nextPart({ version, size = 0 }, parts, known, settings) {
    if (!known)
        return parts ? { from: 0 } : 'whole';
    if (known.settings !== settings)
        return 'whole';
    if (known.whole === version)
        return null;
    if (!parts || known.position === null)
        return 'whole';
    if (size === known.position)
        return null;
    // A shorter one may be a copy, or another file with the same first line.
    return size > known.position ? { from: known.position } : 'whole';
}
/** A fresh reading of a day replaces the stored one, unless it has fewer lines or older rules. */
function isOutdone(fresh, kept) {
    return kept !== undefined && (kept.lines > fresh.lines || kept.rules > fresh.rules);
}
// Two parts of a log file, one after the other.
/** What two parts of a file say of the same day, together. */
function addParts(first, second) {
    const sum = (a, b, most = Number.POSITIVE_INFINITY) => {
        const sums = new Map();
        if (a)
            (0,_file_day_js__WEBPACK_IMPORTED_MODULE_1__/* .addInto */ .gQ)(sums, a);
        if (b)
            (0,_file_day_js__WEBPACK_IMPORTED_MODULE_1__/* .addInto */ .gQ)(sums, b, most);
        return sums;
    };
    const [before, now] = [first.referrals, second.referrals];
    const [checked, checks] = [first.checks, second.checks];
    return {
        ...second,
        lines: first.lines + second.lines,
        pages: sum(first.pages, second.pages),
        agents: sum(first.agents, second.agents),
        missing: sum(first.missing, second.missing, _tally_js__WEBPACK_IMPORTED_MODULE_3__/* .MAX_MISSING */ .m),
        ...((before || now) && {
            referrals: {
                pages: sum(before?.pages, now?.pages),
                sources: sum(before?.sources, now?.sources),
            },
        }),
        ...((checked || checks) && {
            checks: {
                verified: sum(checked?.verified, checks?.verified),
                spoofed: sum(checked?.spoofed, checks?.spoofed),
            },
        }),
    };
}


/***/ }),

/***/ 43650:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $5: () => (/* binding */ daySpan),
/* harmony export */   $T: () => (/* binding */ withoutPages),
/* harmony export */   AC: () => (/* binding */ END_OF_TIME),
/* harmony export */   Ew: () => (/* binding */ dayText),
/* harmony export */   Gy: () => (/* binding */ LAST_DAY),
/* harmony export */   Sn: () => (/* binding */ encodeTables),
/* harmony export */   U$: () => (/* binding */ dayNumber),
/* harmony export */   XN: () => (/* binding */ sumOf),
/* harmony export */   Xj: () => (/* binding */ onlyPages),
/* harmony export */   Yi: () => (/* binding */ noCounts),
/* harmony export */   ZQ: () => (/* binding */ classIndex),
/* harmony export */   _1: () => (/* binding */ inSpan),
/* harmony export */   c5: () => (/* binding */ addCounts),
/* harmony export */   gQ: () => (/* binding */ addInto)
/* harmony export */ });
/* harmony import */ var _contract_values_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(87797);
/* harmony import */ var _shared_days_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(65529);
/* harmony import */ var _shared_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(42205);
/* harmony import */ var _page_filter_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(24475);
// What one log file says about one UTC day: the unit that is counted, kept and merged.




function classIndex(name) {
    return _contract_values_js__WEBPACK_IMPORTED_MODULE_0__/* .TRAFFIC_CLASSES */ .LL.indexOf(name);
}
/** A zero for each class; written out because the hot loop makes many. */
function noCounts() {
    return [0, 0, 0, 0, 0, 0, 0];
}
/** Adds one table's counts into another, up to so many keys. */
function addInto(sums, table, most = Number.POSITIVE_INFINITY) {
    table.forEach((counts, key) => {
        const sum = sums.get(key);
        if (sum)
            addCounts(sum, counts);
        else if (sums.size < most)
            sums.set(key, [...counts]);
    });
}
function addCounts(sum, counts) {
    for (let i = 0; i < sum.length; i++)
        sum[i] = sum[i] + (counts[i] ?? 0);
}
/** What the entry says about these pages alone. Agents and sources have no pages to choose by. */
function onlyPages(entry, wanted) {
    if (wanted === _page_filter_js__WEBPACK_IMPORTED_MODULE_3__/* .ALL_PAGES */ .t)
        return entry;
    const only = (table) => ({
        forEach: (visit) => table.forEach((counts, path) => {
            if (wanted(path))
                visit(counts, path);
        }),
    });
    const { pages, missing, referrals } = entry;
    return {
        ...entry,
        pages: only(pages),
        missing: only(missing),
        ...(referrals && { referrals: { ...referrals, pages: only(referrals.pages) } }),
    };
}
/** All counts of a table together, class by class. */
function sumOf(table) {
    const sum = noCounts();
    table.forEach((counts) => {
        addCounts(sum, counts);
    });
    return sum;
}
/** The entry without its single pages: what they have together is under an empty path. */
function withoutPages(entry) {
    const { pages, referrals } = entry;
    const sum = (table) => new Map([['', sumOf(table)]]);
    return {
        ...entry,
        pages: sum(pages),
        ...(referrals && { referrals: { ...referrals, pages: sum(referrals.pages) } }),
    };
}
/** The same counts always give the same text. Counts are cut behind the last that is not 0. */
function encodeTables({ pages, agents, missing, referrals, checks }) {
    return JSON.stringify({
        pages: sortedRows(pages),
        agents: sortedRows(agents),
        missing: sortedRows(missing),
        ...(referrals && {
            referrals: { pages: sortedRows(referrals.pages), sources: sortedRows(referrals.sources) },
        }),
        ...(checks && {
            checks: { verified: sortedRows(checks.verified), spoofed: sortedRows(checks.spoofed) },
        }),
    });
}
function sortedRows(table) {
    const rows = [];
    table.forEach((counts, key) => {
        const last = counts.findLastIndex((count) => count > 0);
        rows.push([key, counts.slice(0, last + 1)]);
    });
    return Object.fromEntries(rows.sort(([a], [b]) => (a < b ? -1 : 1)));
}
// UTC days. Inside, a day is a whole number of days since 1970; outside, `YYYY-MM-DD`.
/** The last day that JavaScript's dates know. */
const END_OF_TIME = 100_000_000;
/** The last one whose year has four digits. */
const LAST_DAY = Date.UTC(9999, 11, 31) / _shared_days_js__WEBPACK_IMPORTED_MODULE_1__/* .DAY_MS */ .sO;
/** The day of a calendar date, or -1 when the calendar has no such date. */
function dayNumber(year, month, date) {
    const time = Date.UTC(year, month - 1, date);
    const back = new Date(time);
    const real = back.getUTCMonth() === month - 1 && back.getUTCDate() === date && year >= 1970;
    return real ? time / _shared_days_js__WEBPACK_IMPORTED_MODULE_1__/* .DAY_MS */ .sO : -1;
}
function dayText(day) {
    return (0,_shared_days_js__WEBPACK_IMPORTED_MODULE_1__/* .isoDay */ .kh)(day * _shared_days_js__WEBPACK_IMPORTED_MODULE_1__/* .DAY_MS */ .sO);
}
function inSpan(day, span) {
    const number = Date.parse(day) / _shared_days_js__WEBPACK_IMPORTED_MODULE_1__/* .DAY_MS */ .sO;
    return number >= span.from && number < span.to;
}
/**
 * The span that a request means. A time of day counts for its UTC day, so that `dateTo` always
 * leaves its own date out, as the contract says; an absent end is open.
 */
function daySpan(range) {
    const from = range.dateFrom === undefined ? 0 : parseDay('dateFrom', range.dateFrom);
    const to = range.dateTo === undefined ? END_OF_TIME : parseDay('dateTo', range.dateTo);
    if (to < from) {
        throw new _shared_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .InvalidRequest */ .zh('Parameter `dateTo` is before `dateFrom`. Swap them or leave one out.');
    }
    return { from, to };
}
function parseDay(name, text) {
    const match = /^(\d{4})-(\d{2})-(\d{2})(?:T.+)?$/.exec(text);
    const [, year, month, date] = match ?? [];
    const day = match ? dayNumber(Number(year), Number(month), Number(date)) : -1;
    const ms = (0,_shared_days_js__WEBPACK_IMPORTED_MODULE_1__/* .utcTime */ .SK)(text);
    if (day < 0 || Number.isNaN(ms)) {
        throw new _shared_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .InvalidRequest */ .zh(`Parameter \`${name}\` must be a date such as 2026-11-01 or an ISO 8601 time; got \`${text.slice(0, 40)}\`.`);
    }
    return Math.floor(ms / _shared_days_js__WEBPACK_IMPORTED_MODULE_1__/* .DAY_MS */ .sO);
}


/***/ }),

/***/ 24475:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Y: () => (/* binding */ pageFilter),
/* harmony export */   t: () => (/* binding */ ALL_PAGES)
/* harmony export */ });
/* harmony import */ var _shared_glob_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77012);
// Which pages the settings want, by our own globs on the page's path. One that starts with `!` excludes.

const ALL_PAGES = () => true;
/** The same pages are asked about for every line, day and table. */
const MAX_REMEMBERED = 100_000;
function pageFilter(globs) {
    if (globs.length === 0)
        return ALL_PAGES;
    const open = globs.filter((glob) => !glob.startsWith('!')).map(matcher);
    const closed = globs.flatMap((glob) => (glob.startsWith('!') ? matcher(glob.slice(1)) : []));
    const known = new Map();
    return (path) => {
        const before = known.get(path);
        if (before !== undefined)
            return before;
        const wanted = (open.length === 0 || open.some((fits) => fits(path))) && !closed.some((fits) => fits(path));
        if (known.size === MAX_REMEMBERED)
            known.clear();
        known.set(path, wanted);
        return wanted;
    };
}
/** `/guide` is the first page of the folder `/guide/`, so `/guide/**` covers it, too. */
function matcher(pattern) {
    const relative = pattern.replace(/^\//, '');
    if (relative === '')
        return (path) => path === '/';
    const glob = (0,_shared_glob_js__WEBPACK_IMPORTED_MODULE_0__/* .compileGlob */ .SO)(relative);
    const folder = /(?:^|\/)(?:\*\*)?$/.test(relative);
    return (path) => {
        const name = path.slice(1);
        return glob.matches(name) || (folder && glob.matches(name === '' ? 'index' : `${name}/index`));
    };
}


/***/ }),

/***/ 89771:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   BP: () => (/* binding */ HUMANS),
/* harmony export */   Pf: () => (/* binding */ dayCounts),
/* harmony export */   RA: () => (/* binding */ rankPages),
/* harmony export */   RZ: () => (/* binding */ classCounts),
/* harmony export */   UO: () => (/* binding */ viewsByDay),
/* harmony export */   ad: () => (/* binding */ ranked),
/* harmony export */   eh: () => (/* binding */ summarize),
/* harmony export */   joinPieces: () => (/* binding */ joinPieces),
/* harmony export */   pageOfViews: () => (/* binding */ pageOfViews),
/* harmony export */   q0: () => (/* binding */ describe),
/* harmony export */   zk: () => (/* binding */ onePiece)
/* harmony export */ });
/* harmony import */ var _contract_insights_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(45306);
/* harmony import */ var _contract_values_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(87797);
/* harmony import */ var _shared_days_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(65529);
/* harmony import */ var _shared_errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(42205);
/* harmony import */ var _file_day_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(43650);
// Queries on the merged days: the contract's page of views, and our extensions.





/** Unless the settings count the latter as AI. */
const HUMANS = ['human', 'unknown'];
const UNCHECKED = { verified: null, spoofed: null };
function summarize(days, span, aiClasses) {
    const sums = new Map();
    const referred = new Map();
    let told = false;
    for (const { day, pages, referrals } of days) {
        if (!(0,_file_day_js__WEBPACK_IMPORTED_MODULE_4__/* .inSpan */ ._1)(day, span))
            continue;
        (0,_file_day_js__WEBPACK_IMPORTED_MODULE_4__/* .addInto */ .gQ)(sums, pages);
        if (!referrals)
            continue;
        told = true;
        (0,_file_day_js__WEBPACK_IMPORTED_MODULE_4__/* .addInto */ .gQ)(referred, referrals.pages);
    }
    const pages = [...sums].map(([path, counts]) => ({
        path,
        counts,
        referrals: referred.get(path) ?? [],
    }));
    return rankPages(pages, told, aiClasses);
}
/** `told`: the days say where readers came from. */
function rankPages(pages, told, aiClasses) {
    const rows = [];
    for (const { path, counts, referrals } of pages) {
        const aiReferrals = told ? viewCounts(referrals, aiClasses).human : null;
        rows.push({ path, ...viewCounts(counts, aiClasses), counts, aiReferrals });
    }
    return ranked(rows);
}
/** In the contract's order, without pages that nobody viewed. */
function ranked(pages) {
    const totals = { human: 0, ai: 0, total: 0 };
    const rows = pages.filter(({ total }) => total > 0);
    for (const { human, ai, total } of rows) {
        totals.human += human;
        totals.ai += ai;
        totals.total += total;
    }
    rows.sort((a, b) => b.total - a.total || (a.path < b.path ? -1 : 1));
    return { totals, rows };
}
/** A page of the ranking, as the contract has it. */
function pageOfViews({ totals, rows }, limit = 50, offset = 0) {
    checkWhole('limit', limit, 1, 250);
    checkWhole('offset', offset, 0, Number.MAX_SAFE_INTEGER);
    return {
        totals: { ...totals },
        views: rows
            .slice(offset, offset + limit)
            .map(({ path, human, ai, total }) => ({ path, human, ai, total })),
        hasMore: offset + limit < rows.length,
    };
}
/** The ranking as a source gives it that has everything in memory. */
function onePiece({ totals, rows: views }) {
    return { totals, views, hasMore: false };
}
/** The other way round, from any source. */
async function joinPieces(pieces) {
    const all = [];
    for await (const piece of pieces)
        all.push(piece);
    const [first] = all;
    if (!first)
        return { totals: { human: 0, ai: 0, total: 0 }, rows: [] };
    const rows = all.length === 1 ? first.views : all.flatMap(({ views }) => views);
    return { totals: first.totals, rows };
}
/** Of each day in the span, the latest first; zeros where nothing is known. */
function viewsByDay(days, span, aiClasses) {
    const byDay = Map.groupBy(days, ({ day }) => day);
    const found = [];
    for (let number = span.to - 1; number >= span.from; number--) {
        const date = (0,_file_day_js__WEBPACK_IMPORTED_MODULE_4__/* .dayText */ .Ew)(number);
        const sum = (0,_file_day_js__WEBPACK_IMPORTED_MODULE_4__/* .noCounts */ .Yi)();
        for (const { pages } of byDay.get(date) ?? [])
            (0,_file_day_js__WEBPACK_IMPORTED_MODULE_4__/* .addCounts */ .c5)(sum, (0,_file_day_js__WEBPACK_IMPORTED_MODULE_4__/* .sumOf */ .XN)(pages));
        found.push({ date, ...viewCounts(sum, aiClasses) });
    }
    return found;
}
function checkWhole(name, value, min, max) {
    if (Number.isSafeInteger(value) && value >= min && value <= max)
        return;
    const range = max === Number.MAX_SAFE_INTEGER ? `≥ ${min}` : `from ${min} to ${max}`;
    throw new _shared_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .InvalidRequest */ .zh(`Parameter \`${name}\` must be a whole number ${range}.`);
}
function describe(days, span, aiClasses) {
    const classes = (0,_file_day_js__WEBPACK_IMPORTED_MODULE_4__/* .noCounts */ .Yi)();
    const agents = new Map();
    const missing = new Map();
    const covered = new Set();
    const sources = new Map();
    const verified = new Map();
    const spoofed = new Map();
    const untold = new Set();
    let told = false;
    let referred = 0;
    for (const entry of days) {
        if (!(0,_file_day_js__WEBPACK_IMPORTED_MODULE_4__/* .inSpan */ ._1)(entry.day, span))
            continue;
        covered.add(entry.day);
        (0,_file_day_js__WEBPACK_IMPORTED_MODULE_4__/* .addCounts */ .c5)(classes, (0,_file_day_js__WEBPACK_IMPORTED_MODULE_4__/* .sumOf */ .XN)(entry.pages));
        const { views, aiReferrals } = dayCounts(entry, aiClasses);
        if (entry.referrals)
            (0,_file_day_js__WEBPACK_IMPORTED_MODULE_4__/* .addInto */ .gQ)(sources, entry.referrals.sources);
        if (aiReferrals === null && views.human > 0)
            untold.add(entry.day);
        told ||= aiReferrals !== null;
        referred += aiReferrals ?? 0;
        (0,_file_day_js__WEBPACK_IMPORTED_MODULE_4__/* .addInto */ .gQ)(agents, entry.agents);
        if (entry.checks)
            (0,_file_day_js__WEBPACK_IMPORTED_MODULE_4__/* .addInto */ .gQ)(verified, entry.checks.verified);
        if (entry.checks)
            (0,_file_day_js__WEBPACK_IMPORTED_MODULE_4__/* .addInto */ .gQ)(spoofed, entry.checks.spoofed);
        (0,_file_day_js__WEBPACK_IMPORTED_MODULE_4__/* .addInto */ .gQ)(missing, entry.missing);
    }
    const daysCovered = [...covered].sort();
    const ranking = rankMissing(missing, aiClasses);
    const gaps = missingDays(span, daysCovered);
    return {
        classes: classCounts(classes),
        agents: rankAgents(agents, verified, spoofed),
        spoofed: [...spoofed.values()].flat().reduce((sum, one) => sum + one, 0),
        missing: ranking.slice(0, _contract_insights_js__WEBPACK_IMPORTED_MODULE_0__/* .MAX_MISSING_LISTED */ .Yg),
        missingCut: ranking.length > _contract_insights_js__WEBPACK_IMPORTED_MODULE_0__/* .MAX_MISSING_LISTED */ .Yg,
        aiReferrals: told
            ? {
                views: referred,
                sources: rankSources(sources, aiClasses),
                daysUnknown: latest([...untold].sort()),
            }
            : null,
        daysCovered: latest(daysCovered),
        daysMissing: gaps.days,
        daysCut: gaps.cut || daysCovered.length > _contract_insights_js__WEBPACK_IMPORTED_MODULE_0__/* .MAX_DAYS_LISTED */ .bk,
    };
}
function rankAgents(agents, verified, spoofed) {
    const rows = [...new Set([...agents.keys(), ...spoofed.keys()])].flatMap((agent) => {
        const checked = verified.has(agent) || spoofed.has(agent);
        return _contract_values_js__WEBPACK_IMPORTED_MODULE_1__/* .TRAFFIC_CLASSES */ .LL.map((name, index) => {
            const views = agents.get(agent)?.[index] ?? 0;
            const of = (table) => table.get(agent)?.[index] ?? 0;
            const checks = checked ? { verified: of(verified), spoofed: of(spoofed) } : UNCHECKED;
            return { agent, class: name, views, ...checks };
        });
    });
    return rows
        .filter(({ views, spoofed }) => views > 0 || (spoofed ?? 0) > 0)
        .sort((a, b) => b.views - a.views || (a.agent < b.agent ? -1 : 1));
}
function rankMissing(missing, aiClasses) {
    return [...missing]
        .map(([path, counts]) => {
        const { human, ai } = viewCounts(counts, aiClasses);
        return { path, ai, human };
    })
        .filter(({ ai, human }) => ai + human > 0)
        .sort((a, b) => b.ai - a.ai || b.human - a.human || (a.path < b.path ? -1 : 1));
}
function rankSources(sums, aiClasses) {
    return [...sums]
        .map(([source, counts]) => ({ source, views: viewCounts(counts, aiClasses).human }))
        .filter(({ views }) => views > 0)
        .sort((a, b) => b.views - a.views || (a.source < b.source ? -1 : 1));
}
/** Views of one entry, and how many of them came from AI answers; null where it cannot say. */
function dayCounts(entry, aiClasses) {
    const { pages, referrals } = entry;
    return {
        views: viewCounts((0,_file_day_js__WEBPACK_IMPORTED_MODULE_4__/* .sumOf */ .XN)(pages), aiClasses),
        aiReferrals: referrals ? viewCounts((0,_file_day_js__WEBPACK_IMPORTED_MODULE_4__/* .sumOf */ .XN)(referrals.pages), aiClasses).human : null,
    };
}
const latest = (days) => days.slice(-_contract_insights_js__WEBPACK_IMPORTED_MODULE_0__/* .MAX_DAYS_LISTED */ .bk);
/**
 * The latest days without data. An open end is that of the days that are known. However long the
 * span is, no more days are looked at than are listed or have data.
 */
function missingDays(span, covered) {
    const known = new Set(covered.map((day) => Date.parse(day) / _shared_days_js__WEBPACK_IMPORTED_MODULE_2__/* .DAY_MS */ .sO));
    const [oldest] = known;
    const first = span.from > 0 ? span.from : oldest;
    const last = span.to < _file_day_js__WEBPACK_IMPORTED_MODULE_4__/* .END_OF_TIME */ .AC ? span.to - 1 : [...known].at(-1);
    const days = [];
    if (first === undefined || last === undefined)
        return { days, cut: false };
    const count = last - first + 1 - known.size;
    for (let number = last; days.length < Math.min(count, _contract_insights_js__WEBPACK_IMPORTED_MODULE_0__/* .MAX_DAYS_LISTED */ .bk); number--) {
        if (!known.has(number))
            days.push((0,_file_day_js__WEBPACK_IMPORTED_MODULE_4__/* .dayText */ .Ew)(number));
    }
    return { days: days.reverse(), cut: count > _contract_insights_js__WEBPACK_IMPORTED_MODULE_0__/* .MAX_DAYS_LISTED */ .bk };
}
function viewCounts(counts, aiClasses) {
    const sum = (classes) => classes.reduce((sum, name) => sum + (counts[(0,_file_day_js__WEBPACK_IMPORTED_MODULE_4__/* .classIndex */ .ZQ)(name)] ?? 0), 0);
    const human = sum(HUMANS.filter((name) => !aiClasses.includes(name)));
    const ai = sum(aiClasses);
    return { human, ai, total: human + ai };
}
function classCounts(counts) {
    return Object.fromEntries(_contract_values_js__WEBPACK_IMPORTED_MODULE_1__/* .TRAFFIC_CLASSES */ .LL.map((name, index) => [name, counts[index] ?? 0]));
}


/***/ })

};
