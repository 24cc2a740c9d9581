export const id = 940;
export const ids = [940,2099];
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
    ...['скасуй', '取消', '停止', '中止', 'キャンセル', '취소', 'إلغاء', 'בטל', 'para'],
    ...['never mind', 'nevermind', 'forget', 'stop working', 'stop working on'],
];
/** What people ask when they come back to a job. */
const STATUS = [
    ...['progress', 'state', 'done', 'done yet', 'are done', 'are done yet', 'did work'],
    ...['whats status', 'what status', 'hows going', 'how going', 'what happened', 'what went wrong'],
    ...['what happened here', 'any update', 'any updates', 'any news', 'any news on', 'was merged'],
    ...['why did fail', 'are still working', 'are still working on', 'what are waiting'],
];
/** In the order in which the help lists them. */
const COMMANDS = {
    new: { also: [], more: 'request', what: 'Starts another job.' },
    fix: {
        also: [],
        more: 'request',
        what: 'Fixes what the documentation check finds on a pull request, as the word alone does.',
    },
    status: { also: STATUS, more: 'nothing', what: 'Shows the job’s status.' },
    retry: {
        also: ['again', 'rerun', 'resume', 'try again', 'run again', 'one more time'],
        more: 'ask',
        what: 'Repeats a request that failed or was interrupted.',
    },
    undo: {
        also: [
            ...['revert', 'rollback', 'roll back', 'take back', 'undo last change'],
            ...['undo your last change', 'revert last change', 'revert your last change'],
        ],
        more: 'ask',
        what: 'Reverts the job’s last change, without an agent.',
    },
    redo: {
        also: ['bring back', 'undo undo', 'redo last change'],
        more: 'request',
        what: 'Brings back what was undone last; otherwise as `retry`.',
    },
    cancel: { also: ['stop', 'abort', ...STOP], more: 'nothing', what: 'Stops the job.' },
    archive: { also: ['close'], more: 'ask', what: 'Closes the job permanently.' },
    help: {
        also: ['commands', 'what do', 'how does work'],
        more: 'nothing',
        what: 'Shows this table.',
    },
};
const NAMES = Object.keys(COMMANDS);
const SUBCOMMANDS = NAMES.filter((name) => name !== 'new');
/** Does it lead to work on a job? Everything else is answered at once. */
function isWork(command) {
    return 'prompt' in command || ['retry', 'undo', 'redo', 'fix', 'bare'].includes(command.kind);
}
/** Anything longer than this is a request. */
const MOST_CHARACTERS = 1_000;
/** Words that can surround a command without changing its meaning. */
const COURTESY = new Set('a can could for i is it job me my now of please pls plz thank thanks that the this u with would you bitte danke merci svp gracias grazie por favor'.split(' '));
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
    const whole = wholePhrase(paragraph);
    if (whole)
        return whole;
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
    // What contains more than words is a request.
    const isNamed = like && canBeMeant(like) && (PLAIN.test(paragraph) || inLine.length === 1);
    return isNamed ? { kind: 'unclear', meant: like } : undefined;
}
/** A command and nothing else, in whatever polite words. */
function wholePhrase(paragraph) {
    const text = paragraph.replace(/(?<=\p{L})['’](?=\p{L})/gu, '');
    if (!PLAIN.test(text))
        return undefined;
    const words = wordsIn(text);
    const said = words.filter((word) => !COURTESY.has(word)).join(' ');
    const kind = ofName(said) ?? ofOtherName(said);
    // `fix it` and `fix this` are requests.
    if (kind === undefined || kind === 'fix')
        return undefined;
    // “Close it” may be about the issue, and closing a job cannot be undone.
    if (kind === 'archive' && said !== kind && words.length > 1)
        return { kind: 'unclear', meant: kind };
    const isGuess = said.includes(' ') && (kind === 'status' || kind === 'help');
    return { kind, ...(isGuess && { more: true }) };
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

/***/ 54375:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E: () => (/* binding */ REPORT_FORMATS)
/* harmony export */ });
const REPORT_FORMATS = ['csv', 'json', 'html'];


/***/ })

};
