export const id = 8718;
export const ids = [8718];
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
/* harmony import */ var _bot_phrases_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(48628);
/* harmony import */ var _bot_trigger_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(41590);
/* harmony import */ var _config_inputs_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(15246);
/* harmony import */ var _contract_job_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(99916);
/* harmony import */ var _shared_days_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(65529);
/* harmony import */ var _shared_dollars_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(42423);
/* harmony import */ var _shared_errors_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(42205);
/* harmony import */ var _shared_text_foreign_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(35238);
/* harmony import */ var _workflow_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(22062);
// The action, when there is something to do: inputs and event become one trigger, the trigger takes
// one route, and the result becomes outputs, summary, and exit code.











async function runAction(env) {
    const runner = (0,_workflow_js__WEBPACK_IMPORTED_MODULE_6__/* .openRunner */ .NH)();
    const stop = new AbortController();
    for (const name of ['SIGINT', 'SIGTERM']) {
        process.once(name, () => stop.abort(new Error(`The run was stopped by ${name}.`)));
    }
    try {
        const { inputs, wrong } = (0,_config_inputs_js__WEBPACK_IMPORTED_MODULE_3__/* .readInputs */ .Ko)(_actions_core__WEBPACK_IMPORTED_MODULE_0__.getInput);
        const context = await (0,_workflow_js__WEBPACK_IMPORTED_MODULE_6__/* .openContext */ .eA)(env);
        const event = (0,_workflow_js__WEBPACK_IMPORTED_MODULE_6__/* .readEvent */ .j_)(context, env);
        const trigger = await (0,_bot_trigger_js__WEBPACK_IMPORTED_MODULE_2__/* .decide */ .L)(event, inputs);
        const run = {
            env,
            runner,
            inputs,
            event,
            facts: (0,_workflow_js__WEBPACK_IMPORTED_MODULE_6__/* .readFacts */ .MH)(context, env),
            context,
            signal: stop.signal,
            works: works(trigger),
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
        if (!(error instanceof _shared_errors_js__WEBPACK_IMPORTED_MODULE_5__/* .DocketError */ .jq) && error instanceof Error)
            runner.debug(error.stack ?? '');
    }
}
function works(trigger) {
    if (trigger.kind === 'command') {
        return 'prompt' in trigger.command || trigger.command.kind === 'retry';
    }
    return ['job', 'review', 'checks', 'sweep', 'improve'].includes(trigger.kind);
}
/** One error, with each of its problems on a separate line. */
function messageOf(error) {
    if (!(error instanceof _shared_errors_js__WEBPACK_IMPORTED_MODULE_5__/* .DocketError */ .jq)) {
        return `Unexpected error: ${error instanceof Error ? error.message : String(error)}`;
    }
    return [error.message, ...error.details.map((detail) => `- ${detail}`)].join('\n');
}
// What each trigger runs. A route loads only what it needs.
/** Null if the route reported its result itself. */
async function perform(trigger, run) {
    switch (trigger.kind) {
        case 'ignored':
            return concerningJob({ outcome: 'ignored', message: `Nothing to do: ${trigger.reason}.` }, run);
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
            const { sweep, tellSwept } = await Promise.all(/* import() */[__webpack_require__.e(6013), __webpack_require__.e(2206)]).then(__webpack_require__.bind(__webpack_require__, 12206));
            const message = tellSwept(await withBotContext(run, undefined, sweep));
            await run.runner.summary(`## Sweep\n\n${message}`);
            return { failed: false, message };
        }
        case 'doctor': {
            const { seeDoctor } = await Promise.all(/* import() */[__webpack_require__.e(5251), __webpack_require__.e(1351), __webpack_require__.e(8815), __webpack_require__.e(1910), __webpack_require__.e(4572), __webpack_require__.e(6243), __webpack_require__.e(3218), __webpack_require__.e(5346), __webpack_require__.e(9432)]).then(__webpack_require__.bind(__webpack_require__, 49432));
            return seeDoctor(run);
        }
        case 'improve': {
            const { improvePages } = await Promise.all(/* import() */[__webpack_require__.e(5251), __webpack_require__.e(1351), __webpack_require__.e(8815), __webpack_require__.e(6013), __webpack_require__.e(1910), __webpack_require__.e(3828), __webpack_require__.e(4572), __webpack_require__.e(6243), __webpack_require__.e(3661), __webpack_require__.e(9969), __webpack_require__.e(2361)]).then(__webpack_require__.bind(__webpack_require__, 92361));
            return withBotContext(run, undefined, (bot) => improvePages(run, bot));
        }
        case 'views': {
            const { exportPageViews } = await Promise.all(/* import() */[__webpack_require__.e(5251), __webpack_require__.e(1351), __webpack_require__.e(8815), __webpack_require__.e(6013), __webpack_require__.e(1910), __webpack_require__.e(4572), __webpack_require__.e(6243), __webpack_require__.e(3661), __webpack_require__.e(9969)]).then(__webpack_require__.bind(__webpack_require__, 84892));
            return exportPageViews(run);
        }
    }
}
/** The commenter sees neither the log nor the step, so the thread gets the problem as well. */
async function tellWrongInputs(trigger, { onThread }, run) {
    if (trigger.kind !== 'command')
        return;
    const { tellWrongSetup } = await Promise.all(/* import() */[__webpack_require__.e(6013), __webpack_require__.e(3828), __webpack_require__.e(8044)]).then(__webpack_require__.bind(__webpack_require__, 8044));
    try {
        await withBotContext(run, trigger, (bot) => tellWrongSetup(trigger, onThread, bot));
    }
    catch (error) {
        run.runner.warn(`The thread could not be told about the problem: ${(0,_shared_errors_js__WEBPACK_IMPORTED_MODULE_5__/* .sentence */ .em)(error)}`);
    }
}
async function onThread(request, { context, facts }, bot) {
    if (request.kind === 'command') {
        const { runCommand } = await Promise.all(/* import() */[__webpack_require__.e(6013), __webpack_require__.e(3828), __webpack_require__.e(3871)]).then(__webpack_require__.bind(__webpack_require__, 3871));
        return runCommand(request, bot);
    }
    if (request.kind === 'review') {
        const { runReview } = await Promise.all(/* import() */[__webpack_require__.e(6013), __webpack_require__.e(3828), __webpack_require__.e(9344)]).then(__webpack_require__.bind(__webpack_require__, 9344));
        return runReview(request, bot);
    }
    if (request.kind === 'checks') {
        const { fixChecks } = await Promise.all(/* import() */[__webpack_require__.e(6013), __webpack_require__.e(3828), __webpack_require__.e(6383)]).then(__webpack_require__.bind(__webpack_require__, 56383));
        return fixChecks(request, bot);
    }
    const { runJob } = await Promise.all(/* import() */[__webpack_require__.e(6013), __webpack_require__.e(3828), __webpack_require__.e(8349)]).then(__webpack_require__.bind(__webpack_require__, 48349));
    const { actor: requester } = facts;
    const key = (0,_workflow_js__WEBPACK_IMPORTED_MODULE_6__/* .runKey */ .r7)(context, request.prompt);
    return runJob(request, { key, requester, event: context.eventName }, bot);
}
async function withBotContext(run, request, work) {
    const { openBotContext } = await Promise.all(/* import() */[__webpack_require__.e(5251), __webpack_require__.e(1351), __webpack_require__.e(8815), __webpack_require__.e(6013), __webpack_require__.e(1910), __webpack_require__.e(4572), __webpack_require__.e(6243), __webpack_require__.e(2297)]).then(__webpack_require__.bind(__webpack_require__, 22297));
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
    return { failed: (0,_bot_outcome_js__WEBPACK_IMPORTED_MODULE_1__/* .isFailure */ .N6)(result.outcome), message: result.message };
}
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
    const { command, author, thread } = request;
    const prompt = 'prompt' in command ? command.prompt : undefined;
    const how = 'prompt' in command ? inputs.command.word : `${inputs.command.word} ${command.kind}`;
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
    runner.output('cost', known ? (0,_shared_dollars_js__WEBPACK_IMPORTED_MODULE_7__/* .decimal */ ._)(costMicros) : '');
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
        ['Request', asked.by ? `${asked.how} by ${(0,_shared_text_foreign_js__WEBPACK_IMPORTED_MODULE_8__/* .inline */ .mG)(asked.by)}` : asked.how],
        ['Thread', asked.thread === undefined ? '' : `#${asked.thread}`],
        ['Result', link ? _bot_phrases_js__WEBPACK_IMPORTED_MODULE_9__/* .link */ .nf(link) : ''],
        ['Job', job ? `\`${(0,_shared_text_foreign_js__WEBPACK_IMPORTED_MODULE_8__/* .inline */ .mG)(job.id)}\`, ${(0,_shared_text_foreign_js__WEBPACK_IMPORTED_MODULE_8__/* .inline */ .mG)((0,_contract_job_js__WEBPACK_IMPORTED_MODULE_4__/* .stateOf */ .L4)(job))}` : ''],
        ['Model', job?.model ? (0,_shared_text_foreign_js__WEBPACK_IMPORTED_MODULE_8__/* .inline */ .mG)(job.model) : ''],
        ['Usage', job ? _bot_phrases_js__WEBPACK_IMPORTED_MODULE_9__/* .usage */ .CI(job) : ''],
    ].filter(([, value]) => value !== '');
    const course = story.map(({ afterMs, what }) => `- ${(0,_shared_days_js__WEBPACK_IMPORTED_MODULE_10__/* .duration */ .p0)(afterMs)}: ${(0,_shared_text_foreign_js__WEBPACK_IMPORTED_MODULE_8__/* .inline */ .mG)(what)}`);
    return [
        `## ${(0,_bot_outcome_js__WEBPACK_IMPORTED_MODULE_1__/* .checksFail */ .So)(job) ? '⚠️ Checks fail' : (0,_bot_outcome_js__WEBPACK_IMPORTED_MODULE_1__/* .asks */ .zW)(job) ? '❓ The agent has a question' : TITLES[outcome]}`,
        ...(prompt === undefined ? [] : [(0,_shared_text_foreign_js__WEBPACK_IMPORTED_MODULE_8__/* .quoted */ .TL)(prompt)]),
        ...(outcome === 'dry-run' ? [(0,_shared_text_foreign_js__WEBPACK_IMPORTED_MODULE_8__/* .codeBlock */ .DV)(message)] : []),
        ...((0,_bot_outcome_js__WEBPACK_IMPORTED_MODULE_1__/* .isFailure */ .N6)(outcome) || outcome === 'ignored' ? [(0,_shared_text_foreign_js__WEBPACK_IMPORTED_MODULE_8__/* .quoted */ .TL)(message)] : []),
        ...(job?.status === 'completed' && job.docket?.reason
            ? [`The agent says:\n\n${(0,_shared_text_foreign_js__WEBPACK_IMPORTED_MODULE_8__/* .quoted */ .TL)(job.docket.reason)}`]
            : []),
        table(facts),
        ...(job?.docket?.checks?.length ? [`### Checks\n\n${_bot_phrases_js__WEBPACK_IMPORTED_MODULE_9__/* .checks */ .AV(job)}`] : []),
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


/***/ })

};
