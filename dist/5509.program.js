export const id = 5509;
export const ids = [5509];
export const modules = {

/***/ 65509:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  runAction: () => (/* binding */ runAction)
});

// EXTERNAL MODULE: ./node_modules/@actions/core/lib/core.js + 11 modules
var core = __webpack_require__(91659);
// EXTERNAL MODULE: ./.build/program/src/bot/trigger.js
var bot_trigger = __webpack_require__(41590);
// EXTERNAL MODULE: ./.build/program/src/config/inputs.js + 1 modules
var config_inputs = __webpack_require__(40980);
// EXTERNAL MODULE: ./.build/program/src/shared/errors.js
var errors = __webpack_require__(42205);
// EXTERNAL MODULE: ./.build/program/src/bot/outcome.js
var bot_outcome = __webpack_require__(9826);
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

// EXTERNAL MODULE: ./.build/program/src/action/runner-facts.js
var runner_facts = __webpack_require__(60435);
// EXTERNAL MODULE: ./.build/program/src/bot/phrases.js
var phrases = __webpack_require__(48628);
// EXTERNAL MODULE: ./.build/program/src/shared/duration.js
var duration = __webpack_require__(4570);
// EXTERNAL MODULE: ./.build/program/src/shared/text/foreign.js
var foreign = __webpack_require__(35238);
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
    const { outcome, job, message, story = [], prompt = asked.prompt } = result;
    const link = job?.prLink ?? job?.docket?.compareLink;
    const facts = [
        ['Request', asked.by ? `${asked.how} by ${(0,foreign/* inline */.mG)(asked.by)}` : asked.how],
        ['Thread', asked.thread === undefined ? '' : `#${asked.thread}`],
        ['Result', link ? phrases/* link */.nf(link) : ''],
        ['Job', job ? `\`${(0,foreign/* inline */.mG)(job.id)}\`, ${(0,foreign/* inline */.mG)((0,bot_outcome/* stateOf */.L4)(job))}` : ''],
        ['Model', job?.model ? (0,foreign/* inline */.mG)(job.model) : ''],
        ['Usage', job ? phrases/* usage */.CI(job) : ''],
    ].filter(([, value]) => value !== '');
    const course = story.map(({ afterMs, what }) => `- ${(0,duration/* duration */.p)(afterMs)}: ${(0,foreign/* inline */.mG)(what)}`);
    return [
        `## ${(0,bot_outcome/* checksFail */.So)(job) ? '⚠️ Checks fail' : (0,bot_outcome/* asks */.zW)(job) ? '❓ The agent has a question' : TITLES[outcome]}`,
        ...(prompt === undefined ? [] : [(0,foreign/* quoted */.TL)(prompt)]),
        ...(outcome === 'dry-run' ? [(0,foreign/* codeBlock */.DV)(message)] : []),
        ...((0,bot_outcome/* isFailure */.N6)(outcome) || outcome === 'ignored' ? [(0,foreign/* quoted */.TL)(message)] : []),
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

;// CONCATENATED MODULE: ./.build/program/src/action/routes.js
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
            const result = await atDesk(run, trigger, (desk) => onThread(trigger, run, desk));
            if (result.outcome !== 'ignored') {
                await run.runner.summary(jobSummary(asked(trigger, run), result));
            }
            return concerningJob(result, run);
        }
        case 'archive': {
            const { archiveClosed } = await __webpack_require__.e(/* import() */ 1688).then(__webpack_require__.bind(__webpack_require__, 71688));
            return concerningJob(await atDesk(run, undefined, (desk) => archiveClosed(trigger, desk)), run);
        }
        case 'sweep': {
            const { sweep, tellSwept } = await Promise.all(/* import() */[__webpack_require__.e(7662), __webpack_require__.e(2206)]).then(__webpack_require__.bind(__webpack_require__, 12206));
            const message = tellSwept(await atDesk(run, undefined, sweep));
            await run.runner.summary(`## Sweep\n\n${message}`);
            return { failed: false, message };
        }
        case 'doctor': {
            const { seeDoctor } = await Promise.all(/* import() */[__webpack_require__.e(5251), __webpack_require__.e(1351), __webpack_require__.e(8815), __webpack_require__.e(160), __webpack_require__.e(8277), __webpack_require__.e(1083), __webpack_require__.e(8133), __webpack_require__.e(7027), __webpack_require__.e(9432)]).then(__webpack_require__.bind(__webpack_require__, 49432));
            return seeDoctor(run);
        }
        case 'improve': {
            const { improvePages } = await Promise.all(/* import() */[__webpack_require__.e(5251), __webpack_require__.e(1351), __webpack_require__.e(8815), __webpack_require__.e(160), __webpack_require__.e(8277), __webpack_require__.e(7662), __webpack_require__.e(329), __webpack_require__.e(9119), __webpack_require__.e(1083), __webpack_require__.e(2245), __webpack_require__.e(7510), __webpack_require__.e(870)]).then(__webpack_require__.bind(__webpack_require__, 40870));
            return atDesk(run, undefined, (desk) => improvePages(run, desk));
        }
        case 'views': {
            const { exportPageViews } = await Promise.all(/* import() */[__webpack_require__.e(5251), __webpack_require__.e(1351), __webpack_require__.e(8815), __webpack_require__.e(160), __webpack_require__.e(8277), __webpack_require__.e(9119), __webpack_require__.e(1083), __webpack_require__.e(2245), __webpack_require__.e(7510), __webpack_require__.e(8843)]).then(__webpack_require__.bind(__webpack_require__, 12310));
            return exportPageViews(run);
        }
    }
}
/** The commenter sees neither the log nor the step, so the thread gets the problem as well. */
async function tellWrongInputs(trigger, { onThread }, run) {
    if (trigger.kind !== 'command')
        return;
    const { tellWrongSetup } = await Promise.all(/* import() */[__webpack_require__.e(7662), __webpack_require__.e(329), __webpack_require__.e(8084)]).then(__webpack_require__.bind(__webpack_require__, 8044));
    try {
        await atDesk(run, trigger, (desk) => tellWrongSetup(trigger, onThread, desk));
    }
    catch (error) {
        run.runner.warn(`The thread could not be told about the problem: ${(0,errors/* sentence */.em)(error)}`);
    }
}
async function onThread(request, { context, facts }, desk) {
    if (request.kind === 'command') {
        const { runCommand } = await Promise.all(/* import() */[__webpack_require__.e(7662), __webpack_require__.e(329), __webpack_require__.e(3018)]).then(__webpack_require__.bind(__webpack_require__, 31066));
        return runCommand(request, desk);
    }
    if (request.kind === 'review') {
        const { runReview } = await Promise.all(/* import() */[__webpack_require__.e(7662), __webpack_require__.e(329), __webpack_require__.e(4560)]).then(__webpack_require__.bind(__webpack_require__, 9344));
        return runReview(request, desk);
    }
    if (request.kind === 'checks') {
        const { fixChecks } = await Promise.all(/* import() */[__webpack_require__.e(7662), __webpack_require__.e(329), __webpack_require__.e(8328)]).then(__webpack_require__.bind(__webpack_require__, 50040));
        return fixChecks(request, desk);
    }
    const { runJob } = await Promise.all(/* import() */[__webpack_require__.e(7662), __webpack_require__.e(329), __webpack_require__.e(1709)]).then(__webpack_require__.bind(__webpack_require__, 48349));
    const { actor: requester } = facts;
    const key = (0,runner_facts/* runKey */.r7)(context, request.prompt);
    return runJob(request, { key, requester, event: context.eventName }, desk);
}
async function atDesk(run, request, work) {
    const { openDesk } = await Promise.all(/* import() */[__webpack_require__.e(5251), __webpack_require__.e(1351), __webpack_require__.e(8815), __webpack_require__.e(160), __webpack_require__.e(8277), __webpack_require__.e(1083), __webpack_require__.e(7426)]).then(__webpack_require__.bind(__webpack_require__, 97426));
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
    return { failed: (0,bot_outcome/* isFailure */.N6)(result.outcome), message: result.message };
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

// EXTERNAL MODULE: ./.build/program/src/action/workflow-context.js
var workflow_context = __webpack_require__(5656);
// EXTERNAL MODULE: ./.build/program/src/action/workflow-runner.js + 1 modules
var workflow_runner = __webpack_require__(83338);
;// CONCATENATED MODULE: ./.build/program/src/action/run.js
// The action, when there is something to do: inputs and event become one trigger, the trigger takes
// one route, and the result becomes outputs, summary, and exit code.








async function runAction(env) {
    const runner = (0,workflow_runner/* openRunner */.N)();
    const stop = new AbortController();
    for (const name of ['SIGINT', 'SIGTERM']) {
        process.once(name, () => stop.abort(new Error(`The run was stopped by ${name}.`)));
    }
    try {
        const { inputs, wrong } = (0,config_inputs/* readInputs */.Ko)(core.getInput);
        const context = await (0,workflow_context/* openContext */.e)(env);
        const event = (0,runner_facts/* readEvent */.j_)(context, env);
        const trigger = await (0,bot_trigger/* decide */.L)(event, inputs);
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
        if (!(error instanceof errors/* DocketError */.jq) && error instanceof Error)
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
    if (!(error instanceof errors/* DocketError */.jq)) {
        return `Unexpected error: ${error instanceof Error ? error.message : String(error)}`;
    }
    return [error.message, ...error.details.map((detail) => `- ${detail}`)].join('\n');
}


/***/ })

};
