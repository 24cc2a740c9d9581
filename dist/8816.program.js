export const id = 8816;
export const ids = [8816];
export const modules = {

/***/ 76029:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  L: () => (/* binding */ decide),
  U: () => (/* binding */ readCommand)
});

// EXTERNAL MODULE: ./.build/program/src/text/foreign.js
var foreign = __webpack_require__(93818);
// EXTERNAL MODULE: ./.build/program/src/thread/marker.js
var marker = __webpack_require__(31359);
// EXTERNAL MODULE: ./.build/program/src/text/line-start.js
var line_start = __webpack_require__(57039);
;// CONCATENATED MODULE: ./.build/program/src/action/quick-look.js
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
    if (mayHoldCommand(body, word))
        return undefined;
    return `no line of the comment starts with ${word}`;
}
/** Does any line start with the word? Only a parser can tell whether a reader sees it there. */
function mayHoldCommand(body, word) {
    for (let at = body.indexOf(word); at >= 0; at = body.indexOf(word, at + word.length)) {
        if ((0,line_start/* startsLine */.Q)(body, at) && (0,line_start/* isWord */.J)(body, at, word))
            return true;
    }
    return false;
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

;// CONCATENATED MODULE: ./.build/program/src/action/trigger.js
// Turns an event and the inputs into one trigger. `ignored` carries its reason for the log.



async function decide(event, inputs) {
    const { mode } = inputs;
    switch (mode) {
        case 'command':
            return command(event, inputs);
        case 'job':
            return job(event, inputs);
        case 'views':
        case 'sweep':
        case 'doctor':
            return { kind: mode };
        case 'auto':
            return byEvent(event, inputs);
    }
}
async function byEvent(event, inputs) {
    if (isCommentEvent(event.name))
        return command(event, inputs);
    if (inputs.job.prompt !== undefined)
        return job(event, inputs);
    if (event.name === 'schedule')
        return { kind: 'views' };
    if (event.name === 'pull_request' || event.name === 'pull_request_target') {
        return closedPull(event.payload);
    }
    return ignored(`the event \`${event.name}\` does not start anything; set \`prompt\` or \`mode\``);
}
async function command({ name, payload, thread }, inputs) {
    if (!isCommentEvent(name))
        return ignored(`the event \`${name}\` is not a comment`);
    const expected = COMMENT_EVENTS[name]?.action;
    if (payload.action !== expected) {
        return ignored(`the comment was ${payload.action}; only new comments can run commands`);
    }
    const said = name === 'pull_request_review' ? review(payload) : comment(payload, name);
    const { word, allowedBots } = inputs.command;
    const parsed = await readCommand(said.body ?? '', word);
    if (!parsed)
        return ignored(`no line of the comment starts with ${word}`);
    if ((0,marker/* isOwnComment */._M)(said.body ?? ''))
        return ignored('Docket wrote the comment itself');
    const bot = isBot(said.user);
    const author = said.user?.login;
    if (bot && !allowedBots.includes(author ?? '')) {
        return ignored(`${author} is a bot that is not listed in \`allowed-bots\``);
    }
    const problem = whyNoToken(name, payload);
    if (problem)
        return ignored(problem);
    if (!author || !thread || !said.id || !said.createdAt) {
        return ignored('the event is incomplete: it has no author, thread, or comment');
    }
    return {
        kind: 'command',
        command: parsed,
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
}
/**
 * People paste text that others wrote; the agent gets only what they could see of it. The Markdown
 * parser is loaded only for a comment in which a line starts with the word.
 */
async function readCommand(body, word) {
    if (!mayHoldCommand(body, word))
        return null;
    const { parseCommand } = await Promise.all(/* import() */[__webpack_require__.e(5251), __webpack_require__.e(8175)]).then(__webpack_require__.bind(__webpack_require__, 88175));
    const command = parseCommand(body, word);
    if (!command || !('prompt' in command))
        return command;
    const prompt = (0,foreign/* clean */.uH)(command.prompt).trim();
    return prompt === '' ? { kind: 'help' } : { ...command, prompt };
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
function job({ payload, thread: own }, { job }) {
    if (job.prompt === undefined)
        return ignored('there is no `prompt`');
    const { issueNumber } = job;
    const thread = issueNumber ?? own;
    // A thread set by an input is not the one the event is about.
    const about = thread === own ? payload : {};
    const askedAt = about.comment?.created_at ?? (about.pull_request ?? about.issue)?.updated_at;
    return {
        kind: 'job',
        prompt: (0,foreign/* clean */.uH)(job.prompt),
        jobId: job.jobId,
        thread,
        isPull: Boolean(about.pull_request ?? about.issue?.pull_request),
        pull: headOf(about.pull_request, payload),
        askedAt,
    };
}
function closedPull(payload) {
    const pull = payload.pull_request;
    if (payload.action !== 'closed') {
        return ignored(`the pull request was ${payload.action}; only closing it has an effect`);
    }
    const head = headOf(pull, payload);
    if (!pull?.number || !head?.sameRepository || !head.headRef.startsWith('docket/')) {
        return ignored('Docket did not open the closed pull request');
    }
    return {
        kind: 'archive',
        pull: pull.number,
        headRef: head.headRef,
        merged: pull.merged === true,
    };
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
    return Object.hasOwn(COMMENT_EVENTS, name);
}
const ignored = (reason) => ({ kind: 'ignored', reason });


/***/ }),

/***/ 48816:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  runAction: () => (/* binding */ runAction)
});

// EXTERNAL MODULE: ./node_modules/@actions/core/lib/core.js + 11 modules
var core = __webpack_require__(91659);
// EXTERNAL MODULE: ./.build/program/src/action/inputs.js + 1 modules
var action_inputs = __webpack_require__(48388);
// EXTERNAL MODULE: ./.build/program/src/action/runner-facts.js
var runner_facts = __webpack_require__(60435);
// EXTERNAL MODULE: ./.build/program/src/action/trigger.js + 1 modules
var action_trigger = __webpack_require__(76029);
// EXTERNAL MODULE: ./.build/program/src/shared/errors.js
var errors = __webpack_require__(42205);
// EXTERNAL MODULE: ./.build/program/src/shared/dollars.js
var dollars = __webpack_require__(42423);
;// CONCATENATED MODULE: ./.build/program/src/action/outputs.js

function writeJobOutputs({ outcome, job }, runner) {
    runner.output('outcome', outcome);
    if (!job)
        return;
    runner.output('job-id', job.id);
    runner.output('status', job.status);
    runner.output('pr-link', job.prLink ?? '');
    const { costMicros, incomplete } = job.docket?.usage ?? {};
    const known = costMicros !== undefined && !incomplete;
    runner.output('cost', known ? (0,dollars/* decimal */._)(costMicros) : '');
    runner.output('job', JSON.stringify(job));
}

// EXTERNAL MODULE: ./.build/program/src/text/foreign.js
var foreign = __webpack_require__(93818);
// EXTERNAL MODULE: ./.build/program/src/thread/outcome.js
var thread_outcome = __webpack_require__(41425);
// EXTERNAL MODULE: ./.build/program/src/thread/phrases.js
var phrases = __webpack_require__(53755);
;// CONCATENATED MODULE: ./.build/program/src/action/summary.js
// The job summary of a command or a prompt: the request, what happened, and the result. Pure.



const TITLES = {
    'pull-request': '🚀 Pull request ready',
    branch: '🚀 Branch ready for a pull request',
    'no-changes': '✅ No files changed',
    failed: '😕 Failed',
    cancelled: '🛑 Canceled',
    archived: '🗄️ Archived',
    'timed-out': '⌛ Timed out',
    started: '🚀 Started',
    unknown: '❔ Unknown whether the job started',
    ignored: 'Nothing to do',
    'dry-run': 'Dry run',
};
function jobSummary(asked, result) {
    const { outcome, job, message, story = [] } = result;
    const link = job?.prLink ?? job?.docket?.compareLink;
    const facts = [
        ['Request', asked.by ? `${asked.how} by ${(0,foreign/* inline */.mG)(asked.by)}` : asked.how],
        ['Thread', asked.thread === undefined ? '' : `#${asked.thread}`],
        ['Result', link ? phrases/* link */.nf(link) : ''],
        ['Job', job ? `\`${(0,foreign/* inline */.mG)(job.id)}\`, ${(0,foreign/* inline */.mG)(job.status)}` : ''],
        ['Model', job?.model ? (0,foreign/* inline */.mG)(job.model) : ''],
        ['Usage', job ? phrases/* usage */.CI(job) : ''],
    ].filter(([, value]) => value !== '');
    const course = story.map(({ afterMs, what }) => `- ${phrases/* duration */.p0(afterMs)}: ${(0,foreign/* inline */.mG)(what)}`);
    return [
        `## ${TITLES[outcome]}`,
        ...(asked.prompt === undefined ? [] : [(0,foreign/* quoted */.TL)(asked.prompt)]),
        ...(outcome === 'dry-run' ? [(0,foreign/* codeBlock */.DV)(message)] : []),
        ...((0,thread_outcome/* isFailure */.N6)(outcome) || outcome === 'ignored' ? [(0,foreign/* quoted */.TL)(message)] : []),
        ...(job?.status === 'completed' && job.docket?.reason
            ? [`The agent says:\n\n${(0,foreign/* quoted */.TL)(job.docket.reason)}`]
            : []),
        table(facts),
        ...(job?.docket?.checks?.length ? [`### Checks\n\n${phrases/* checks */.AV(job)}`] : []),
        ...(course.length > 0 ? [`### What happened\n\n${course.join('\n')}`] : []),
    ]
        .filter((part) => part !== '')
        .join('\n\n');
}
function table(rows) {
    if (rows.length === 0)
        return '';
    return ['| | |', '| --- | --- |', ...rows.map(([name, value]) => `| ${name} | ${value} |`)].join('\n');
}

;// CONCATENATED MODULE: ./.build/program/src/compose/action/routes.js
// What each trigger runs. A route loads only what it needs.




/** Null if the route reported its result itself. */
async function perform(trigger, run) {
    switch (trigger.kind) {
        case 'ignored':
            return concerningJob({ outcome: 'ignored', message: `Nothing to do: ${trigger.reason}.` }, run);
        case 'command':
        case 'job': {
            const result = await atDesk(run, trigger, (desk) => onThread(trigger, run, desk));
            if (result.outcome !== 'ignored') {
                await run.runner.summary(jobSummary(asked(trigger, run), result));
            }
            return concerningJob(result, run);
        }
        case 'archive': {
            const { archiveClosed } = await __webpack_require__.e(/* import() */ 3943).then(__webpack_require__.bind(__webpack_require__, 63943));
            return concerningJob(await atDesk(run, undefined, (desk) => archiveClosed(trigger, desk)), run);
        }
        case 'sweep': {
            const { sweep, tellSwept } = await __webpack_require__.e(/* import() */ 513).then(__webpack_require__.bind(__webpack_require__, 20513));
            const message = tellSwept(await atDesk(run, undefined, sweep));
            await run.runner.summary(`## Sweep\n\n${message}`);
            return { failed: false, message };
        }
        case 'doctor': {
            const { seeDoctor } = await Promise.all(/* import() */[__webpack_require__.e(8815), __webpack_require__.e(1351), __webpack_require__.e(2953), __webpack_require__.e(3961), __webpack_require__.e(3551)]).then(__webpack_require__.bind(__webpack_require__, 43551));
            return seeDoctor(run);
        }
        case 'views': {
            const { exportPageViews } = await Promise.all(/* import() */[__webpack_require__.e(8815), __webpack_require__.e(1351), __webpack_require__.e(2953), __webpack_require__.e(9436), __webpack_require__.e(3050), __webpack_require__.e(1694)]).then(__webpack_require__.bind(__webpack_require__, 11694));
            return exportPageViews(run);
        }
    }
}
async function onThread(request, { context, facts }, desk) {
    if (request.kind === 'command') {
        const { runCommand } = await Promise.all(/* import() */[__webpack_require__.e(7762), __webpack_require__.e(4176)]).then(__webpack_require__.bind(__webpack_require__, 84176));
        return runCommand(request, desk);
    }
    const { runJob } = await Promise.all(/* import() */[__webpack_require__.e(7762), __webpack_require__.e(398)]).then(__webpack_require__.bind(__webpack_require__, 10398));
    return runJob(request, { key: (0,runner_facts/* runKey */.r7)(context, request.prompt), requester: facts.actor }, desk);
}
async function atDesk(run, request, work) {
    const { openDesk } = await Promise.all(/* import() */[__webpack_require__.e(1351), __webpack_require__.e(7762), __webpack_require__.e(9436), __webpack_require__.e(1809)]).then(__webpack_require__.bind(__webpack_require__, 21809));
    const { desk, close } = await openDesk(run, request);
    try {
        return await work(desk);
    }
    finally {
        await close();
    }
}
function concerningJob(result, { runner }) {
    writeJobOutputs(result, runner);
    return { failed: (0,thread_outcome/* isFailure */.N6)(result.outcome), message: result.message };
}
function asked(request, { inputs, facts }) {
    if (request.kind === 'job') {
        const { prompt, thread } = request;
        return { how: '`prompt`', prompt, by: facts.actor, thread };
    }
    const { command, author, thread } = request;
    const prompt = 'prompt' in command ? command.prompt : undefined;
    const how = 'prompt' in command ? inputs.command.word : `${inputs.command.word} ${command.kind}`;
    return { how: `\`${how}\``, prompt, by: author, thread };
}

// EXTERNAL MODULE: ./.build/program/src/compose/action/workflow-context.js
var workflow_context = __webpack_require__(46243);
// EXTERNAL MODULE: ./.build/program/src/compose/action/workflow-runner.js + 1 modules
var workflow_runner = __webpack_require__(21936);
;// CONCATENATED MODULE: ./.build/program/src/compose/action/run.js
// The action, when there is something to do: inputs and event become one trigger, the trigger takes
// one route, and the result becomes outputs, summary, and exit code.








async function runAction(env) {
    const runner = (0,workflow_runner/* openRunner */.N)();
    const stop = new AbortController();
    for (const name of ['SIGINT', 'SIGTERM']) {
        process.once(name, () => stop.abort(new Error(`The run was stopped by ${name}.`)));
    }
    try {
        const inputs = (0,action_inputs/* parseInputs */.TL)(core.getInput);
        const context = await (0,workflow_context/* openContext */.e)(env);
        const event = (0,runner_facts/* readEvent */.j_)(context);
        const trigger = await (0,action_trigger/* decide */.L)(event, inputs);
        const run = {
            env,
            runner,
            inputs,
            event,
            facts: (0,runner_facts/* readFacts */.MH)(context, env),
            context,
            signal: stop.signal,
            works: works(trigger),
        };
        const ending = await perform(trigger, run);
        if (ending?.failed)
            runner.fail(ending.message);
        else if (ending)
            runner.info(ending.message);
    }
    catch (error) {
        runner.output('outcome', 'failed');
        runner.fail(messageOf(error));
        if (!(error instanceof errors/* DocketError */.jq) && error instanceof Error)
            runner.debug(error.stack ?? '');
    }
}
function works(trigger) {
    if (trigger.kind === 'command')
        return ['ask', 'new', 'retry'].includes(trigger.command.kind);
    return trigger.kind === 'job' || trigger.kind === 'sweep';
}
/** One error, with each of its problems on a separate line. */
function messageOf(error) {
    if (!(error instanceof errors/* DocketError */.jq)) {
        return `Unexpected error: ${error instanceof Error ? error.message : String(error)}`;
    }
    return [error.message, ...error.details.map((detail) => `- ${detail}`)].join('\n');
}


/***/ }),

/***/ 57039:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   J: () => (/* binding */ isWord),
/* harmony export */   Q: () => (/* binding */ startsLine)
/* harmony export */ });
// Lines of Markdown, for those who must not load its parser.
/** Does a line start here? Up to three spaces may come first; four make code. */
function startsLine(text, at) {
    let start = at;
    while (at - start < 3 && text[start - 1] === ' ')
        start -= 1;
    return start === 0 || text[start - 1] === '\n' || text[start - 1] === '\r';
}
/** Spaces end a word, and nothing else: an invisible or look-alike character makes another word. */
function isWord(text, at, word) {
    return text.startsWith(word, at) && /^[ \t\u00a0\r\n]?$/.test(text.charAt(at + word.length));
}


/***/ })

};
