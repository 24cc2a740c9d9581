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
/* harmony import */ var _bot_events_trigger_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(14774);
/* harmony import */ var _bot_outcome_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9826);
/* harmony import */ var _bot_replies_phrases_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(86227);
/* harmony import */ var _config_inputs_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(15246);
/* harmony import */ var _contract_commands_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(20173);
/* harmony import */ var _contract_job_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(99916);
/* harmony import */ var _shared_days_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(65529);
/* harmony import */ var _shared_dollars_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(42423);
/* harmony import */ var _shared_errors_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(42205);
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
        const trigger = await (0,_bot_events_trigger_js__WEBPACK_IMPORTED_MODULE_1__/* .decide */ .L)(event, inputs);
        const run = {
            env,
            runner,
            inputs,
            event,
            facts: (0,_workflow_js__WEBPACK_IMPORTED_MODULE_9__/* .readFacts */ .MH)(context, env),
            context,
            signal: stop.signal,
            patience: new _shared_waiting_js__WEBPACK_IMPORTED_MODULE_8__/* .Patience */ .i3(AWAY_MS),
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
        if (!(error instanceof _shared_errors_js__WEBPACK_IMPORTED_MODULE_7__/* .DocketError */ .jq) && error instanceof Error)
            runner.debug(error.stack ?? '');
    }
}
function works(trigger) {
    if (trigger.kind === 'command')
        return trigger.commands.some(_contract_commands_js__WEBPACK_IMPORTED_MODULE_4__/* .isWork */ .cD);
    return ['job', 'review', 'check', 'checks', 'sweep', 'improve', 'tick'].includes(trigger.kind);
}
/** One error, with each of its problems on a separate line. */
function messageOf(error) {
    if (!(error instanceof _shared_errors_js__WEBPACK_IMPORTED_MODULE_7__/* .DocketError */ .jq)) {
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
        case 'archive':
        case 'reopened': {
            const { archiveClosed, noteReopened } = await __webpack_require__.e(/* import() */ 6789).then(__webpack_require__.bind(__webpack_require__, 56789));
            const note = trigger.kind === 'archive' ? archiveClosed : noteReopened;
            return concerningJob(await withBotContext(run, undefined, (bot) => note(trigger, bot)), run);
        }
        case 'retarget': {
            const { retargetStacked } = await Promise.all(/* import() */[__webpack_require__.e(9419), __webpack_require__.e(2142), __webpack_require__.e(7487)]).then(__webpack_require__.bind(__webpack_require__, 7487));
            return concerningJob(await withBotContext(run, undefined, (bot) => retargetStacked(trigger.below, bot)), run);
        }
        case 'sweep': {
            const { sweep, tellSwept } = await Promise.all(/* import() */[__webpack_require__.e(9419), __webpack_require__.e(2142), __webpack_require__.e(8675)]).then(__webpack_require__.bind(__webpack_require__, 88675));
            const { acceptancePart } = await __webpack_require__.e(/* import() */ 964).then(__webpack_require__.bind(__webpack_require__, 70964));
            const swept = await withBotContext(run, undefined, async (bot) => {
                const ended = await sweep(bot);
                if (ended && (await bot.settings()).listIssue !== undefined) {
                    const { keepRunList } = await Promise.all(/* import() */[__webpack_require__.e(5251), __webpack_require__.e(1351), __webpack_require__.e(949), __webpack_require__.e(9419), __webpack_require__.e(3090), __webpack_require__.e(2142), __webpack_require__.e(1369), __webpack_require__.e(6951), __webpack_require__.e(1001), __webpack_require__.e(4572), __webpack_require__.e(645), __webpack_require__.e(6211), __webpack_require__.e(9963), __webpack_require__.e(4375), __webpack_require__.e(3463), __webpack_require__.e(1387), __webpack_require__.e(7738)]).then(__webpack_require__.bind(__webpack_require__, 60447));
                    await keepRunList(run, bot);
                }
                return ended;
            });
            const message = tellSwept(swept);
            const merged = acceptancePart(swept?.acceptance, '##');
            await run.runner.summary([`## Sweep\n\n${message}`, merged].filter(Boolean).join('\n\n'));
            return { failed: false, message };
        }
        case 'tick': {
            const { startRunTick } = await Promise.all(/* import() */[__webpack_require__.e(5251), __webpack_require__.e(1351), __webpack_require__.e(949), __webpack_require__.e(9419), __webpack_require__.e(3090), __webpack_require__.e(2142), __webpack_require__.e(1369), __webpack_require__.e(6951), __webpack_require__.e(1001), __webpack_require__.e(4572), __webpack_require__.e(645), __webpack_require__.e(6211), __webpack_require__.e(9963), __webpack_require__.e(4375), __webpack_require__.e(3463), __webpack_require__.e(1387), __webpack_require__.e(7738)]).then(__webpack_require__.bind(__webpack_require__, 60447));
            const result = await withBotContext(run, undefined, (bot) => startRunTick(trigger, run, bot));
            return concerningJob(result, run);
        }
        case 'doctor': {
            const { seeDoctor } = await Promise.all(/* import() */[__webpack_require__.e(5251), __webpack_require__.e(8815), __webpack_require__.e(1351), __webpack_require__.e(949), __webpack_require__.e(9419), __webpack_require__.e(3090), __webpack_require__.e(2142), __webpack_require__.e(1369), __webpack_require__.e(6951), __webpack_require__.e(1001), __webpack_require__.e(4572), __webpack_require__.e(1173), __webpack_require__.e(8544), __webpack_require__.e(6780), __webpack_require__.e(890), __webpack_require__.e(9662), __webpack_require__.e(8949), __webpack_require__.e(3394)]).then(__webpack_require__.bind(__webpack_require__, 49432));
            return seeDoctor(run);
        }
        case 'check': {
            const { checkPull } = await Promise.all(/* import() */[__webpack_require__.e(5251), __webpack_require__.e(949), __webpack_require__.e(9419), __webpack_require__.e(2142), __webpack_require__.e(1369), __webpack_require__.e(6951), __webpack_require__.e(1001), __webpack_require__.e(9963), __webpack_require__.e(4567)]).then(__webpack_require__.bind(__webpack_require__, 30035));
            const { ending, fixed } = await withBotContext(run, undefined, (bot) => checkPull(trigger, run, bot));
            if (fixed)
                writeJobOutputs(fixed, run.runner);
            return ending;
        }
        case 'improve': {
            const { improvePages } = await Promise.all(/* import() */[__webpack_require__.e(5251), __webpack_require__.e(1351), __webpack_require__.e(949), __webpack_require__.e(9419), __webpack_require__.e(3090), __webpack_require__.e(2142), __webpack_require__.e(1369), __webpack_require__.e(6951), __webpack_require__.e(1001), __webpack_require__.e(4572), __webpack_require__.e(645), __webpack_require__.e(6211), __webpack_require__.e(9963), __webpack_require__.e(4375), __webpack_require__.e(3463), __webpack_require__.e(1387), __webpack_require__.e(7738)]).then(__webpack_require__.bind(__webpack_require__, 60447));
            return withBotContext(run, undefined, (bot) => improvePages(run, bot));
        }
        case 'audition': {
            const { auditionAgent } = await Promise.all(/* import() */[__webpack_require__.e(5251), __webpack_require__.e(1351), __webpack_require__.e(6085), __webpack_require__.e(949), __webpack_require__.e(9419), __webpack_require__.e(3090), __webpack_require__.e(2142), __webpack_require__.e(1369), __webpack_require__.e(6951), __webpack_require__.e(1001), __webpack_require__.e(4572), __webpack_require__.e(645), __webpack_require__.e(6211), __webpack_require__.e(1173), __webpack_require__.e(8544), __webpack_require__.e(890), __webpack_require__.e(4375), __webpack_require__.e(2841), __webpack_require__.e(5361), __webpack_require__.e(3463), __webpack_require__.e(1099), __webpack_require__.e(6383)]).then(__webpack_require__.bind(__webpack_require__, 54936));
            return auditionAgent(run);
        }
        case 'views': {
            const { exportPageViews } = await Promise.all(/* import() */[__webpack_require__.e(5251), __webpack_require__.e(1351), __webpack_require__.e(949), __webpack_require__.e(9419), __webpack_require__.e(3090), __webpack_require__.e(2142), __webpack_require__.e(4572), __webpack_require__.e(4375), __webpack_require__.e(3463), __webpack_require__.e(250)]).then(__webpack_require__.bind(__webpack_require__, 81742));
            return exportPageViews(run);
        }
    }
}
/** The commenter sees neither the log nor the step, so the thread gets the problem as well. */
async function tellWrongInputs(trigger, { onThread }, run) {
    if (trigger.kind !== 'command')
        return;
    const { tellWrongSetup } = await Promise.all(/* import() */[__webpack_require__.e(9419), __webpack_require__.e(2142), __webpack_require__.e(61)]).then(__webpack_require__.bind(__webpack_require__, 80061));
    try {
        await withBotContext(run, trigger, (bot) => tellWrongSetup(trigger, onThread, bot));
    }
    catch (error) {
        run.runner.warn(`The thread could not be told about the problem: ${(0,_shared_errors_js__WEBPACK_IMPORTED_MODULE_7__/* .sentence */ .em)(error)}`);
    }
}
async function onThread(request, { context, facts, inputs }, bot) {
    if (request.kind === 'command') {
        const { runCommand } = await Promise.all(/* import() */[__webpack_require__.e(9419), __webpack_require__.e(2142), __webpack_require__.e(5136)]).then(__webpack_require__.bind(__webpack_require__, 95136));
        return runCommand(request, bot);
    }
    if (request.kind === 'review') {
        const { runReview } = await Promise.all(/* import() */[__webpack_require__.e(5251), __webpack_require__.e(949), __webpack_require__.e(9419), __webpack_require__.e(2142), __webpack_require__.e(1369), __webpack_require__.e(6951), __webpack_require__.e(1001), __webpack_require__.e(9963), __webpack_require__.e(7269)]).then(__webpack_require__.bind(__webpack_require__, 75525));
        return runReview(request, bot);
    }
    if (request.kind === 'checks') {
        const { fixChecks } = await Promise.all(/* import() */[__webpack_require__.e(5251), __webpack_require__.e(949), __webpack_require__.e(9419), __webpack_require__.e(2142), __webpack_require__.e(1369), __webpack_require__.e(6951), __webpack_require__.e(1001), __webpack_require__.e(9963), __webpack_require__.e(1952)]).then(__webpack_require__.bind(__webpack_require__, 43810));
        return fixChecks(request, bot);
    }
    const { runJob } = await Promise.all(/* import() */[__webpack_require__.e(5251), __webpack_require__.e(949), __webpack_require__.e(9419), __webpack_require__.e(2142), __webpack_require__.e(1369), __webpack_require__.e(6951), __webpack_require__.e(1001), __webpack_require__.e(9963), __webpack_require__.e(3431)]).then(__webpack_require__.bind(__webpack_require__, 3411));
    const { actor: requester } = facts;
    const key = (0,_workflow_js__WEBPACK_IMPORTED_MODULE_9__/* .runKey */ .r7)(context, request.prompt);
    // A service at `base-url` has no records to find the last job in.
    const batches = inputs.job.jobId === undefined &&
        inputs.service.baseUrl === undefined &&
        (await bot.settings()).batches;
    const series = batches ? (0,_workflow_js__WEBPACK_IMPORTED_MODULE_9__/* .stepKey */ .Ug)(context, facts.workflow, inputs.embedded.baseRef) : undefined;
    return runJob(request, { key, requester, event: context.eventName, series }, bot);
}
async function withBotContext(run, request, work) {
    const { openBotContext } = await Promise.all(/* import() */[__webpack_require__.e(1351), __webpack_require__.e(9419), __webpack_require__.e(2142), __webpack_require__.e(4572), __webpack_require__.e(4931)]).then(__webpack_require__.bind(__webpack_require__, 22297));
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
        failed: (0,_bot_outcome_js__WEBPACK_IMPORTED_MODULE_2__/* .isFailure */ .N6)(outcome) || unsaid !== undefined,
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
    ignored: 'Nothing started',
    'dry-run': 'Dry run',
};
function jobSummary(asked, result) {
    const { outcome, job, message, story = [], prompt = asked.prompt } = result;
    const link = job?.prLink ?? job?.docket?.compareLink;
    const facts = [
        ['Request', asked.by ? `${asked.how} by ${(0,_shared_text_foreign_js__WEBPACK_IMPORTED_MODULE_11__/* .inline */ .mG)(asked.by)}` : asked.how],
        ['Thread', asked.thread === undefined ? '' : `#${asked.thread}`],
        [job?.prLink ? 'Pull request' : 'Branch', link ? _bot_replies_phrases_js__WEBPACK_IMPORTED_MODULE_12__/* .link */ .nf(link) : ''],
        ['Job', job ? `\`${(0,_shared_text_foreign_js__WEBPACK_IMPORTED_MODULE_11__/* .inline */ .mG)(job.id)}\`, ${(0,_shared_text_foreign_js__WEBPACK_IMPORTED_MODULE_11__/* .inline */ .mG)((0,_contract_job_js__WEBPACK_IMPORTED_MODULE_5__/* .stateOf */ .L4)(job))}` : ''],
        ['Model', job?.model ? (0,_shared_text_foreign_js__WEBPACK_IMPORTED_MODULE_11__/* .inline */ .mG)(job.model) : ''],
        ['Usage', job ? _bot_replies_phrases_js__WEBPACK_IMPORTED_MODULE_12__/* .usage */ .CI(job) : ''],
    ].filter(([, value]) => value !== '');
    const course = story.map(({ afterMs, what }) => `- ${(0,_shared_days_js__WEBPACK_IMPORTED_MODULE_6__/* .duration */ .p0)(afterMs)}: ${(0,_shared_text_foreign_js__WEBPACK_IMPORTED_MODULE_11__/* .inline */ .mG)(what)}`);
    return [
        `## ${(0,_bot_outcome_js__WEBPACK_IMPORTED_MODULE_2__/* .checksFail */ .So)(job) ? '⚠️ Checks fail' : (0,_contract_job_js__WEBPACK_IMPORTED_MODULE_5__/* .asks */ .zW)(job) ? '❓ The agent asks' : TITLES[outcome]}`,
        ...(prompt === undefined ? [] : [(0,_shared_text_foreign_js__WEBPACK_IMPORTED_MODULE_11__/* .quoted */ .TL)(prompt)]),
        ...(outcome === 'dry-run' ? [(0,_shared_text_foreign_js__WEBPACK_IMPORTED_MODULE_11__/* .codeBlock */ .DV)(message)] : []),
        ...((0,_bot_outcome_js__WEBPACK_IMPORTED_MODULE_2__/* .isFailure */ .N6)(outcome) || outcome === 'ignored' ? [(0,_shared_text_foreign_js__WEBPACK_IMPORTED_MODULE_11__/* .quoted */ .TL)(message)] : []),
        ...(job?.status === 'completed' && job.docket?.reason
            ? [_bot_replies_phrases_js__WEBPACK_IMPORTED_MODULE_12__/* .paragraphs */ .qN([speaker(job), (0,_shared_text_foreign_js__WEBPACK_IMPORTED_MODULE_11__/* .quoted */ .TL)(job.docket.reason)])]
            : []),
        factsTable(facts),
        ...(outcome !== 'no-changes' && job?.docket?.checks?.length
            ? [`### Checks\n\n${_bot_replies_phrases_js__WEBPACK_IMPORTED_MODULE_12__/* .checks */ .AV(job)}`]
            : []),
        ...(job?.docket?.usage?.sent?.length ? [sentTable(job.docket.usage.sent)] : []),
        ...(course.length > 0 ? [`### What happened\n\n${course.join('\n')}`] : []),
    ]
        .filter((part) => part !== '')
        .join('\n\n');
}
/** The title says that it asks; and where a change was taken back, no agent worked. */
const speaker = (job) => ((0,_contract_job_js__WEBPACK_IMPORTED_MODULE_5__/* .asks */ .zW)(job) || job.docket?.undone ? '' : 'The agent says:');
/** The answer to "what is sent to whom". */
function sentTable(sent) {
    const rows = sent.map((row) => {
        const [address = '', ...rest] = (0,_contract_job_js__WEBPACK_IMPORTED_MODULE_5__/* .sentCells */ .eQ)(row);
        return [(0,_shared_text_foreign_js__WEBPACK_IMPORTED_MODULE_11__/* .codeSpan */ .SS)(address).replaceAll('|', '\\|'), ...rest.map(_shared_text_foreign_js__WEBPACK_IMPORTED_MODULE_11__/* .inline */ .mG)];
    });
    return `### What left the machine\n\n${(0,_shared_text_foreign_js__WEBPACK_IMPORTED_MODULE_11__/* .tableOf */ .c_)(_contract_job_js__WEBPACK_IMPORTED_MODULE_5__/* .SENT_HEADS */ .XK, rows)}`;
}
function factsTable(rows) {
    if (rows.length === 0)
        return '';
    return ['| | |', '| --- | --- |', ...rows.map(([name, value]) => `| ${name} | ${value} |`)].join('\n');
}


/***/ })

};
