export const id = 4868;
export const ids = [4868];
export const modules = {

/***/ 58718:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   jobSummary: () => (/* binding */ jobSummary),
/* harmony export */   runAction: () => (/* binding */ runAction)
/* harmony export */ });
/* harmony import */ var _actions_core__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(91659);
/* harmony import */ var _bot_outcome_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9826);
/* harmony import */ var _bot_phrases_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(48628);
/* harmony import */ var _bot_trigger_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(41590);
/* harmony import */ var _config_inputs_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(15246);
/* harmony import */ var _contract_commands_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(20173);
/* harmony import */ var _contract_job_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(99916);
/* harmony import */ var _shared_days_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(65529);
/* harmony import */ var _shared_dollars_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(42423);
/* harmony import */ var _shared_errors_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(42205);
/* harmony import */ var _shared_runtime_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(82860);
/* harmony import */ var _shared_text_foreign_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(35238);
/* harmony import */ var _shared_waiting_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(12099);
/* harmony import */ var _workflow_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(22062);
// The action, when there is something to do: inputs and event become one trigger, the trigger takes
// one route, and the result becomes outputs, summary, and exit code.














/** A run is all there is: it waits for GitHub for this long, within its own time limit. */
const AWAY_MS = 12 * 60_000;
async function runAction(env) {
    const runner = (0,_workflow_js__WEBPACK_IMPORTED_MODULE_9__/* .openRunner */ .NH)();
    const stop = new AbortController();
    for (const name of ['SIGINT', 'SIGTERM']) {
        process.once(name, () => stop.abort(new Error(`The run was stopped by ${name}.`)));
    }
    try {
        const { inputs, wrong } = (0,_config_inputs_js__WEBPACK_IMPORTED_MODULE_3__/* .readInputs */ .Ko)(_actions_core__WEBPACK_IMPORTED_MODULE_0__.getInput);
        const context = await (0,_workflow_js__WEBPACK_IMPORTED_MODULE_9__/* .openContext */ .eA)(env);
        const event = (0,_workflow_js__WEBPACK_IMPORTED_MODULE_9__/* .readEvent */ .j_)(context, env);
        const trigger = await (0,_bot_trigger_js__WEBPACK_IMPORTED_MODULE_2__/* .decide */ .L)(event, inputs);
        const run = {
            env,
            runner,
            inputs,
            event,
            facts: (0,_workflow_js__WEBPACK_IMPORTED_MODULE_9__/* .readFacts */ .MH)(context, env),
            context,
            signal: stop.signal,
            patience: new _shared_waiting_js__WEBPACK_IMPORTED_MODULE_8__/* .Patience */ .i3(AWAY_MS),
            works: works(trigger, inputs),
        };
        if (wrong) {
            await tellWrongInputs(trigger, wrong, run);
            throw wrong.inLog;
        }
        const ending = await perform(trigger, run);
        if (ending?.failed)
            runner.fail(ending.message);
        else if (ending)
            runner.info(ending.message);
    }
    catch (error) {
        runner.output('outcome', 'failed');
        runner.fail(messageOf(error));
        if (!(error instanceof _shared_errors_js__WEBPACK_IMPORTED_MODULE_6__/* .DocketError */ .jq) && error instanceof Error)
            runner.debug(error.stack ?? '');
    }
}
function works(trigger, { check }) {
    if (trigger.kind === 'check')
        return check.fix;
    if (trigger.kind === 'command')
        return trigger.commands.some(_contract_commands_js__WEBPACK_IMPORTED_MODULE_4__/* .isWork */ .cD);
    return ['job', 'review', 'checks', 'sweep', 'improve'].includes(trigger.kind);
}
/** One error, with each of its problems on a separate line. */
function messageOf(error) {
    if (!(error instanceof _shared_errors_js__WEBPACK_IMPORTED_MODULE_6__/* .DocketError */ .jq)) {
        return `Unexpected error: ${error instanceof Error ? error.message : String(error)}`;
    }
    return [error.message, ...error.details.map((detail) => `- ${detail}`)].join('\n');
}
// What each trigger runs. A route loads only what it needs.
/** Null if the route reported its result itself. */
async function perform(trigger, run) {
    switch (trigger.kind) {
        case 'ignored': {
            const message = `Nothing to do: ${trigger.reason}.`;
            const ending = concerningJob({ outcome: 'ignored', message }, run);
            if (!trigger.isMistake)
                return ending;
            run.runner.warn(message);
            return null;
        }
        case 'command':
        case 'review':
        case 'checks':
        case 'job': {
            const result = await withBotContext(run, trigger, (bot) => onThread(trigger, run, bot));
            if (result.outcome !== 'ignored') {
                await run.runner.summary(jobSummary(asked(trigger, run), result));
            }
            return concerningJob(result, run);
        }
        case 'archive': {
            const { archiveClosed } = await __webpack_require__.e(/* import() */ 1688).then(__webpack_require__.bind(__webpack_require__, 71688));
            return concerningJob(await withBotContext(run, undefined, (bot) => archiveClosed(trigger, bot)), run);
        }
        case 'sweep': {
            const { sweep, tellSwept } = await Promise.all(/* import() */[__webpack_require__.e(1051), __webpack_require__.e(2206), __webpack_require__.e(8311)]).then(__webpack_require__.bind(__webpack_require__, 12206));
            const message = tellSwept(await withBotContext(run, undefined, sweep));
            await run.runner.summary(`## Sweep\n\n${message}`);
            return { failed: false, message };
        }
        case 'doctor': {
            const { seeDoctor } = await Promise.all(/* import() */[__webpack_require__.e(8815), __webpack_require__.e(5251), __webpack_require__.e(1351), __webpack_require__.e(5052), __webpack_require__.e(1051), __webpack_require__.e(6585), __webpack_require__.e(1910), __webpack_require__.e(4572), __webpack_require__.e(1369), __webpack_require__.e(3681), __webpack_require__.e(6780), __webpack_require__.e(7701), __webpack_require__.e(1088), __webpack_require__.e(6189), __webpack_require__.e(4452), __webpack_require__.e(8949), __webpack_require__.e(2121), __webpack_require__.e(2223)]).then(__webpack_require__.bind(__webpack_require__, 49432));
            return seeDoctor(run);
        }
        case 'check': {
            const { checkPull } = await Promise.all(/* import() */[__webpack_require__.e(5052), __webpack_require__.e(1051), __webpack_require__.e(3828), __webpack_require__.e(2525)]).then(__webpack_require__.bind(__webpack_require__, 62525));
            const { ending, fixed } = await withBotContext(run, undefined, (bot) => checkPull(trigger, run, bot));
            if (fixed)
                writeJobOutputs(fixed, run.runner);
            return ending;
        }
        case 'improve': {
            const { improvePages } = await Promise.all(/* import() */[__webpack_require__.e(8815), __webpack_require__.e(5251), __webpack_require__.e(1351), __webpack_require__.e(5052), __webpack_require__.e(1051), __webpack_require__.e(3828), __webpack_require__.e(6585), __webpack_require__.e(1910), __webpack_require__.e(4572), __webpack_require__.e(2926), __webpack_require__.e(7616), __webpack_require__.e(7701), __webpack_require__.e(3317), __webpack_require__.e(4892), __webpack_require__.e(447)]).then(__webpack_require__.bind(__webpack_require__, 60447));
            return withBotContext(run, undefined, (bot) => improvePages(run, bot));
        }
        case 'redirects': {
            const { redirectPages } = await Promise.all(/* import() */[__webpack_require__.e(8815), __webpack_require__.e(5251), __webpack_require__.e(1351), __webpack_require__.e(5052), __webpack_require__.e(1051), __webpack_require__.e(3828), __webpack_require__.e(6585), __webpack_require__.e(1910), __webpack_require__.e(4572), __webpack_require__.e(2926), __webpack_require__.e(7616), __webpack_require__.e(7701), __webpack_require__.e(8481), __webpack_require__.e(3317), __webpack_require__.e(6530), __webpack_require__.e(4892), __webpack_require__.e(5058)]).then(__webpack_require__.bind(__webpack_require__, 5058));
            const { redirectingAgent } = await Promise.all(/* import() */[__webpack_require__.e(8815), __webpack_require__.e(5052), __webpack_require__.e(1051), __webpack_require__.e(3828), __webpack_require__.e(2926), __webpack_require__.e(7616), __webpack_require__.e(8481), __webpack_require__.e(3317), __webpack_require__.e(6530), __webpack_require__.e(4878)]).then(__webpack_require__.bind(__webpack_require__, 66530));
            const agent = redirectingAgent(_shared_runtime_js__WEBPACK_IMPORTED_MODULE_7__/* .systemClock */ .ml);
            return withBotContext({ ...run, agent }, undefined, (bot) => redirectPages(run, bot));
        }
        case 'views': {
            const { exportPageViews } = await Promise.all(/* import() */[__webpack_require__.e(8815), __webpack_require__.e(5251), __webpack_require__.e(1351), __webpack_require__.e(1051), __webpack_require__.e(6585), __webpack_require__.e(1910), __webpack_require__.e(4572), __webpack_require__.e(2926), __webpack_require__.e(7616), __webpack_require__.e(7701), __webpack_require__.e(4892)]).then(__webpack_require__.bind(__webpack_require__, 84892));
            return exportPageViews(run);
        }
    }
}
/** The commenter sees neither the log nor the step, so the thread gets the problem as well. */
async function tellWrongInputs(trigger, { onThread }, run) {
    if (trigger.kind !== 'command')
        return;
    const { tellWrongSetup } = await Promise.all(/* import() */[__webpack_require__.e(5052), __webpack_require__.e(1051), __webpack_require__.e(3828), __webpack_require__.e(8044)]).then(__webpack_require__.bind(__webpack_require__, 8044));
    try {
        await withBotContext(run, trigger, (bot) => tellWrongSetup(trigger, onThread, bot));
    }
    catch (error) {
        run.runner.warn(`The thread could not be told about the problem: ${(0,_shared_errors_js__WEBPACK_IMPORTED_MODULE_6__/* .sentence */ .em)(error)}`);
    }
}
async function onThread(request, { context, facts, inputs }, bot) {
    if (request.kind === 'command') {
        const { runCommand } = await Promise.all(/* import() */[__webpack_require__.e(5052), __webpack_require__.e(1051), __webpack_require__.e(3828), __webpack_require__.e(2206), __webpack_require__.e(2586)]).then(__webpack_require__.bind(__webpack_require__, 3871));
        return runCommand(request, bot);
    }
    if (request.kind === 'review') {
        const { runReview } = await Promise.all(/* import() */[__webpack_require__.e(5052), __webpack_require__.e(1051), __webpack_require__.e(3828), __webpack_require__.e(9344)]).then(__webpack_require__.bind(__webpack_require__, 9344));
        return runReview(request, bot);
    }
    if (request.kind === 'checks') {
        const { fixChecks } = await Promise.all(/* import() */[__webpack_require__.e(5052), __webpack_require__.e(1051), __webpack_require__.e(3828), __webpack_require__.e(5509)]).then(__webpack_require__.bind(__webpack_require__, 56383));
        return fixChecks(request, bot);
    }
    const { runJob } = await Promise.all(/* import() */[__webpack_require__.e(5052), __webpack_require__.e(1051), __webpack_require__.e(3828), __webpack_require__.e(2568)]).then(__webpack_require__.bind(__webpack_require__, 42568));
    const { actor: requester } = facts;
    const key = (0,_workflow_js__WEBPACK_IMPORTED_MODULE_9__/* .runKey */ .r7)(context, request.prompt);
    const series = inputs.job.batch === 'open'
        ? (0,_workflow_js__WEBPACK_IMPORTED_MODULE_9__/* .stepKey */ .Ug)(context, facts.workflow, inputs.embedded.baseRef)
        : undefined;
    return runJob(request, { key, requester, event: context.eventName, series }, bot);
}
async function withBotContext(run, request, work) {
    const { openBotContext } = await Promise.all(/* import() */[__webpack_require__.e(8815), __webpack_require__.e(5251), __webpack_require__.e(1351), __webpack_require__.e(1051), __webpack_require__.e(6585), __webpack_require__.e(1910), __webpack_require__.e(4572), __webpack_require__.e(7701), __webpack_require__.e(2297)]).then(__webpack_require__.bind(__webpack_require__, 22297));
    const { bot, close } = await openBotContext(run, request);
    try {
        return await work(bot);
    }
    finally {
        await close();
    }
}
function concerningJob(result, { runner }) {
    writeJobOutputs(result, runner);
    const { outcome, message, unsaid } = result;
    return {
        failed: (0,_bot_outcome_js__WEBPACK_IMPORTED_MODULE_1__/* .isFailure */ .N6)(outcome) || unsaid !== undefined,
        message: sentences(message, unsaid),
    };
}
const sentences = (...all) => all.filter(Boolean).join(' ');
function asked(request, { inputs, facts }) {
    if (request.kind === 'job') {
        const { prompt, thread } = request;
        return { how: '`prompt`', prompt, by: facts.actor, thread };
    }
    if (request.kind === 'checks') {
        return { how: 'failed checks', prompt: undefined, by: undefined, thread: undefined };
    }
    if (request.kind === 'review') {
        const { body, author, thread } = request;
        return { how: 'a review', prompt: body, by: author, thread };
    }
    const { commands, author, thread } = request;
    const command = commands.find(_contract_commands_js__WEBPACK_IMPORTED_MODULE_4__/* .isWork */ .cD) ?? commands[0];
    const prompt = command && 'prompt' in command ? command.prompt : undefined;
    const bare = prompt !== undefined || command?.kind === 'bare';
    const how = bare ? inputs.command.word : `${inputs.command.word} ${command?.kind}`;
    return { how: `\`${how}\``, prompt, by: author, thread };
}
function writeJobOutputs({ outcome, job }, runner) {
    runner.output('outcome', outcome);
    if (!job)
        return;
    runner.output('job-id', job.id);
    runner.output('status', job.status);
    runner.output('pr-link', job.prLink ?? '');
    const { costMicros, incomplete } = job.docket?.usage ?? {};
    const known = costMicros !== undefined && !incomplete;
    runner.output('cost', known ? (0,_shared_dollars_js__WEBPACK_IMPORTED_MODULE_10__/* .decimal */ ._)(costMicros) : '');
    runner.output('job', JSON.stringify(job));
}
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
    const { outcome, job, message, story = [], prompt = asked.prompt } = result;
    const link = job?.prLink ?? job?.docket?.compareLink;
    const facts = [
        ['Request', asked.by ? `${asked.how} by ${(0,_shared_text_foreign_js__WEBPACK_IMPORTED_MODULE_11__/* .inline */ .mG)(asked.by)}` : asked.how],
        ['Thread', asked.thread === undefined ? '' : `#${asked.thread}`],
        ['Result', link ? _bot_phrases_js__WEBPACK_IMPORTED_MODULE_12__/* .link */ .nf(link) : ''],
        ['Job', job ? `\`${(0,_shared_text_foreign_js__WEBPACK_IMPORTED_MODULE_11__/* .inline */ .mG)(job.id)}\`, ${(0,_shared_text_foreign_js__WEBPACK_IMPORTED_MODULE_11__/* .inline */ .mG)((0,_contract_job_js__WEBPACK_IMPORTED_MODULE_5__/* .stateOf */ .L4)(job))}` : ''],
        ['Model', job?.model ? (0,_shared_text_foreign_js__WEBPACK_IMPORTED_MODULE_11__/* .inline */ .mG)(job.model) : ''],
        ['Usage', job ? _bot_phrases_js__WEBPACK_IMPORTED_MODULE_12__/* .usage */ .CI(job) : ''],
    ].filter(([, value]) => value !== '');
    const course = story.map(({ afterMs, what }) => `- ${(0,_shared_days_js__WEBPACK_IMPORTED_MODULE_13__/* .duration */ .p0)(afterMs)}: ${(0,_shared_text_foreign_js__WEBPACK_IMPORTED_MODULE_11__/* .inline */ .mG)(what)}`);
    return [
        `## ${(0,_bot_outcome_js__WEBPACK_IMPORTED_MODULE_1__/* .checksFail */ .So)(job) ? '⚠️ Checks fail' : (0,_contract_job_js__WEBPACK_IMPORTED_MODULE_5__/* .asks */ .zW)(job) ? '❓ The agent asks' : TITLES[outcome]}`,
        ...(prompt === undefined ? [] : [(0,_shared_text_foreign_js__WEBPACK_IMPORTED_MODULE_11__/* .quoted */ .TL)(prompt)]),
        ...(outcome === 'dry-run' ? [(0,_shared_text_foreign_js__WEBPACK_IMPORTED_MODULE_11__/* .codeBlock */ .DV)(message)] : []),
        ...((0,_bot_outcome_js__WEBPACK_IMPORTED_MODULE_1__/* .isFailure */ .N6)(outcome) || outcome === 'ignored' ? [(0,_shared_text_foreign_js__WEBPACK_IMPORTED_MODULE_11__/* .quoted */ .TL)(message)] : []),
        ...(job?.status === 'completed' && job.docket?.reason
            ? [`The agent says:\n\n${(0,_shared_text_foreign_js__WEBPACK_IMPORTED_MODULE_11__/* .quoted */ .TL)(job.docket.reason)}`]
            : []),
        table(facts),
        ...(job?.docket?.checks?.length ? [`### Checks\n\n${_bot_phrases_js__WEBPACK_IMPORTED_MODULE_12__/* .checks */ .AV(job)}`] : []),
        ...(job?.docket?.usage?.sent?.length ? [sentTable(job.docket.usage.sent)] : []),
        ...(course.length > 0 ? [`### What happened\n\n${course.join('\n')}`] : []),
    ]
        .filter((part) => part !== '')
        .join('\n\n');
}
/** The answer to "what is sent to whom". */
function sentTable(sent) {
    const rows = sent.map((row) => {
        const [address = '', ...rest] = (0,_contract_job_js__WEBPACK_IMPORTED_MODULE_5__/* .sentCells */ .eQ)(row);
        return [(0,_shared_text_foreign_js__WEBPACK_IMPORTED_MODULE_11__/* .codeSpan */ .SS)(address).replaceAll('|', '\\|'), ...rest.map(_shared_text_foreign_js__WEBPACK_IMPORTED_MODULE_11__/* .inline */ .mG)];
    });
    const lines = [_contract_job_js__WEBPACK_IMPORTED_MODULE_5__/* .SENT_HEADS */ .XK, _contract_job_js__WEBPACK_IMPORTED_MODULE_5__/* .SENT_HEADS */ .XK.map(() => '---'), ...rows];
    const body = lines.map((cells) => `| ${cells.join(' | ')} |`).join('\n');
    return `### What left the machine\n\n${body}`;
}
function table(rows) {
    if (rows.length === 0)
        return '';
    return ['| | |', '| --- | --- |', ...rows.map(([name, value]) => `| ${name} | ${value} |`)].join('\n');
}


/***/ }),

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
/* harmony import */ var _shared_days_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(65529);
/* harmony import */ var _shared_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(42205);
// Identifiers that are valid in a URL path of the contract.


/** Longer identifiers are refused, so that none can swell a log, a ref or a file name. */
const MAX_ID_LENGTH = 200;
/** Of a request that may be repeated: visible ASCII, such as a UUID. */
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
    throw new _shared_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .InvalidRequest */ .zh(`\`${name}\` must be 1 to ${MAX_ID_LENGTH} characters without \`/\`, \`\\\` or control characters, and not \`.\` or \`..\`; copy it as the service gave it.`);
}
// Separate from the schemas, so that code that only reads a date does not load them.
/** `YYYY-MM-DD`, or a date with a time; the calendar is checked (no 31 February, no month 13). */
function isDate(value) {
    const match = /^(\d{4})-(\d{2})-(\d{2})(?:T.+)?$/.exec(value);
    if (!match || Number.isNaN((0,_shared_days_js__WEBPACK_IMPORTED_MODULE_1__/* .utcTime */ .SK)(value)))
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
/* harmony export */   kh: () => (/* binding */ isoDay),
/* harmony export */   ol: () => (/* binding */ startOfDay),
/* harmony export */   p0: () => (/* binding */ duration),
/* harmony export */   qD: () => (/* binding */ dayRange),
/* harmony export */   sO: () => (/* binding */ DAY_MS)
/* harmony export */ });
// Whole UTC days, written `YYYY-MM-DD`. The end of a range is exclusive.
const DAY_MS = 86_400_000;
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
/** Of an ISO 8601 date or time. Without a zone it is UTC, whatever the zone of this machine. */
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
/** The message of anything that was thrown, for a log or a reason. */
function sentence(error) {
    if (error instanceof DocketError)
        return [error.message, ...error.details].join(' ');
    // Some libraries throw and report objects that only look like errors.
    const { message } = (error ?? {});
    return typeof message === 'string' ? message : String(error);
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

/***/ 55069:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I: () => (/* binding */ distance),
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


/***/ })

};
