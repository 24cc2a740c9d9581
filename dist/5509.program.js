export const id = 5509;
export const ids = [5509];
export const modules = {

/***/ 61835:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   P: () => (/* binding */ dryRun)
/* harmony export */ });
/* harmony import */ var _context_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76557);

async function dryRun(rehearsal, bot) {
    const { what, prompt, origin, fresh, jobId } = rehearsal;
    const { threads } = await bot.backend();
    const known = origin.thread === undefined ? null : await threads.jobOf(origin.thread);
    const job = jobId ?? (fresh ? null : known);
    const lines = [`Dry run of \`${what}\`: nothing is created, posted or pushed.`];
    if (origin.thread !== undefined)
        lines.push(`Thread: #${origin.thread}`);
    if (prompt === undefined) {
        lines.push(known === null ? 'The thread has no job.' : `It would concern job ${known}.`);
    }
    else {
        lines.push(job === null ? 'A new job would be created.' : `Job ${job} would be continued.`);
        lines.push('', 'Prompt:', prompt);
        const context = await (0,_context_js__WEBPACK_IMPORTED_MODULE_0__/* .gatherContext */ .x8)(bot.host, origin);
        if (context !== undefined)
            lines.push('', 'Context:', context);
    }
    return { outcome: 'dry-run', message: lines.join('\n') };
}


/***/ }),

/***/ 56383:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   fixChecks: () => (/* binding */ fixChecks)
/* harmony export */ });
/* harmony import */ var _shared_runtime_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(82860);
/* harmony import */ var _shared_text_foreign_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(35238);
/* harmony import */ var _bot_context_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(64561);
/* harmony import */ var _dry_run_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(61835);
/* harmony import */ var _request_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(92939);
/* harmony import */ var _send_and_follow_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(84970);
// Checks failed on the pull request of a job: the job continues with what they reported. All checks
// that fail on a commit are one request, and only so many follow each other before a person is asked.






/** How often Docket tries by itself after each request of a person. */
const MOST_ATTEMPTS = 2;
async function fixChecks(request, bot) {
    const { headRef, headSha } = request;
    if (!(await bot.settings()).fixChecks) {
        return ignored('`fix-checks: true` is not set in `.github/docket.yml`');
    }
    const pull = await bot.host.openPull(headRef);
    if (pull === null)
        return ignored(`\`${headRef}\` has no open pull request`);
    const moved = `pull request #${pull.number} has newer commits than the one that failed`;
    if (pull.headSha !== headSha && !bot.rerun)
        return ignored(moved);
    const { threads, records } = await bot.backend();
    const job = await threads.ownerOf(pull);
    if (job === null || job.archived)
        return ignored(`no job works on pull request #${pull.number}`);
    const key = `checks:${headSha}`;
    const found = records
        ? await records.promptOf(job.id, key)
        : await (0,_bot_context_js__WEBPACK_IMPORTED_MODULE_1__/* .replyAt */ .Gj)(bot, key, { thread: pull.number }).find();
    const taken = found !== undefined && found !== null;
    if (taken && !bot.rerun)
        return ignored('the checks of this commit were taken up before');
    // The first attempt of this run may have pushed, and died before it was finished.
    if (!taken && pull.headSha !== headSha)
        return ignored(moved);
    const failed = (await bot.host.failedChecks(headSha)).map(({ name }) => name);
    if (failed.length === 0)
        return ignored('no check fails on this commit now');
    const attempt = job.attempts + (taken ? 0 : 1);
    if (attempt > MOST_ATTEMPTS)
        return tellLimit(failed, pull, job, bot);
    const prompt = (0,_request_js__WEBPACK_IMPORTED_MODULE_4__/* .checksPrompt */ ._3)(headSha);
    const origin = {
        thread: pull.number,
        checks: { headSha },
        askedAt: (0,_shared_runtime_js__WEBPACK_IMPORTED_MODULE_0__/* .isoTime */ .Ly)(bot.clock.now()),
        pull: (0,_request_js__WEBPACK_IMPORTED_MODULE_4__/* .headOf */ .Uo)(pull),
    };
    const to = { job: job.id };
    if (bot.dryRun) {
        return (0,_dry_run_js__WEBPACK_IMPORTED_MODULE_2__/* .dryRun */ .P)({ what: 'fix-checks', prompt, origin, fresh: false, jobId: job.id }, bot);
    }
    const heading = failedChecks(failed, headSha, { attempt, of: MOST_ATTEMPTS });
    const reply = (0,_bot_context_js__WEBPACK_IMPORTED_MODULE_1__/* .replyAt */ .Gj)(bot, key, { thread: pull.number }, heading);
    return (0,_send_and_follow_js__WEBPACK_IMPORTED_MODULE_3__/* .sendAndFollow */ .J)({ key, prompt, origin, to, reply, claim: 'unclear' }, bot);
}
/** Said once, until somebody asks for something. */
async function tellLimit(failed, { number }, job, bot) {
    const reply = (0,_bot_context_js__WEBPACK_IMPORTED_MODULE_1__/* .replyAt */ .Gj)(bot, `checks-limit:${job.id}:${job.requests}`, { thread: number });
    if (!bot.dryRun && (await reply.find()) === null) {
        await reply.say(checksLimit(failed, MOST_ATTEMPTS, bot.voice), { phase: 'told' });
        // Another run may have said it in the same moment.
        await reply.giveWay();
    }
    return ignored(`Docket has tried ${MOST_ATTEMPTS} times to fix the checks of #${number}; a person decides how to continue`);
}
function ignored(reason) {
    return { outcome: 'ignored', message: `Nothing to do: ${reason}.` };
}
// What Docket says on a pull request whose checks fail. Names of checks are other people's words.
/** Stands above everything that is said about this attempt. */
function failedChecks(names, headSha, { attempt, of }) {
    const what = names.length === 1 ? 'Failed check' : 'Failed checks';
    return `🔧 **${what} on ${headSha.slice(0, 10)}:** ${list(names)} (attempt ${attempt} of ${of} to fix this)`;
}
function checksLimit(names, attempts, { word }) {
    return `🛑 **Still failing after ${attempts} attempts to fix this:** ${list(names)}. Docket does not try again by itself. To continue, comment \`${word} …\` or request changes in a review.`;
}
const list = (names) => names.map(_shared_text_foreign_js__WEBPACK_IMPORTED_MODULE_5__/* .codeSpan */ .SS).join(', ');


/***/ }),

/***/ 16587:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A4: () => (/* binding */ started),
/* harmony export */   Cc: () => (/* binding */ working),
/* harmony export */   HZ: () => (/* binding */ lineAnswer),
/* harmony export */   I2: () => (/* binding */ commentBody),
/* harmony export */   JM: () => (/* binding */ notOffered),
/* harmony export */   NF: () => (/* binding */ couldNot),
/* harmony export */   NK: () => (/* binding */ cancelRequested),
/* harmony export */   NV: () => (/* binding */ nothingFailed),
/* harmony export */   Ot: () => (/* binding */ tooMany),
/* harmony export */   VM: () => (/* binding */ interrupted),
/* harmony export */   XP: () => (/* binding */ noJob),
/* harmony export */   Yf: () => (/* binding */ neverMerges),
/* harmony export */   b6: () => (/* binding */ unknownOutcome),
/* harmony export */   cA: () => (/* binding */ nothingToFix),
/* harmony export */   ed: () => (/* binding */ received),
/* harmony export */   eg: () => (/* binding */ waiting),
/* harmony export */   gD: () => (/* binding */ fixElsewhere),
/* harmony export */   h5: () => (/* binding */ status),
/* harmony export */   iU: () => (/* binding */ timedOut),
/* harmony export */   lD: () => (/* binding */ unclear),
/* harmony export */   lE: () => (/* binding */ mention),
/* harmony export */   mr: () => (/* binding */ linkBack),
/* harmony export */   x5: () => (/* binding */ refusal),
/* harmony export */   xJ: () => (/* binding */ archived),
/* harmony export */   xl: () => (/* binding */ finished),
/* harmony export */   yj: () => (/* binding */ help)
/* harmony export */ });
/* unused harmony export completed */
/* harmony import */ var _contract_commands_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(20173);
/* harmony import */ var _contract_job_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(99916);
/* harmony import */ var _shared_days_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(65529);
/* harmony import */ var _shared_text_foreign_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(35238);
/* harmony import */ var _outcome_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9826);
/* harmony import */ var _phrases_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(48628);
// What Docket says on threads: plain, kind, and always with what to do next. Pure. Text from a
// service, an agent, or a person is cleaned and defused before it goes into a comment.






/** GitHub takes 65,536 characters; what is counted there is not quite what is counted here. */
const MAX_COMMENT = 60_000;
const MAX_REQUESTS = 10;
function commentBody(marker, text) {
    return (0,_shared_text_foreign_js__WEBPACK_IMPORTED_MODULE_3__/* .bound */ .$s)(`${marker}\n${text}`, MAX_COMMENT, '\n\n… (cut to fit in a comment)');
}
function received(voice) {
    return `👀 **On it.** This comment is updated as the job progresses.\n\n${(0,_phrases_js__WEBPACK_IMPORTED_MODULE_4__/* .small */ .EX)([(0,_phrases_js__WEBPACK_IMPORTED_MODULE_4__/* .run */ .eF)(voice)])}`;
}
function working(job, { elapsedMs, now }, voice) {
    const state = job.status === 'active' ? 'is working' : `is \`${(0,_shared_text_foreign_js__WEBPACK_IMPORTED_MODULE_3__/* .inline */ .mG)(job.status)}\``;
    const open = job.docket?.requests ?? [];
    const [{ step = '' } = {}] = open;
    const last = step && open.length === 1 ? ` Last step: ${(0,_shared_text_foreign_js__WEBPACK_IMPORTED_MODULE_3__/* .inlineCode */ .ti)(step)}` : '';
    const { waiting } = job.docket ?? {};
    return (0,_phrases_js__WEBPACK_IMPORTED_MODULE_4__/* .paragraphs */ .qN)([
        waiting
            ? `⏳ **Waiting** (${(0,_shared_days_js__WEBPACK_IMPORTED_MODULE_5__/* .duration */ .p0)(elapsedMs)} so far). Docket continues this by itself.`
            : `⏳ **Working on it.** The agent ${state} (${(0,_shared_days_js__WEBPACK_IMPORTED_MODULE_5__/* .duration */ .p0)(elapsedMs)} so far).${last}`,
        waiting ? (0,_shared_text_foreign_js__WEBPACK_IMPORTED_MODULE_3__/* .quoted */ .TL)(waiting.reason) : '',
        open.length > 1 && now !== undefined ? requests(job, now) : '',
        `To stop it, comment \`${voice.word} cancel\`.`,
        (0,_phrases_js__WEBPACK_IMPORTED_MODULE_4__/* .facts */ .Ix)(job, voice),
    ]);
}
/** Something outside is away. A workflow run that gives up is followed by another one. */
function waiting(problem, voice) {
    const { word, runUrl } = voice;
    return (0,_phrases_js__WEBPACK_IMPORTED_MODULE_4__/* .paragraphs */ .qN)([
        '⏳ **Waiting.** Docket continues this by itself as soon as it can.',
        (0,_shared_text_foreign_js__WEBPACK_IMPORTED_MODULE_3__/* .quoted */ .TL)(problem),
        runUrl
            ? `To continue now, run the workflow again or comment \`${word} retry\`. To end the job, comment \`${word} cancel\`.`
            : '',
        (0,_phrases_js__WEBPACK_IMPORTED_MODULE_4__/* .small */ .EX)([(0,_phrases_js__WEBPACK_IMPORTED_MODULE_4__/* .run */ .eF)(voice)]),
    ]);
}
function finished(job, elapsed, voice) {
    return (0,_phrases_js__WEBPACK_IMPORTED_MODULE_4__/* .paragraphs */ .qN)([
        ...ending(job, voice, elapsed.here),
        job.docket?.notice ? (0,_shared_text_foreign_js__WEBPACK_IMPORTED_MODULE_3__/* .quoted */ .TL)(`ℹ️ ${job.docket.notice}`, 1_000) : '',
        (0,_phrases_js__WEBPACK_IMPORTED_MODULE_4__/* .paragraphs */ .qN)([(0,_phrases_js__WEBPACK_IMPORTED_MODULE_4__/* .checks */ .AV)(job), (0,_phrases_js__WEBPACK_IMPORTED_MODULE_4__/* .repairs */ .XT)(job)]),
        (0,_phrases_js__WEBPACK_IMPORTED_MODULE_4__/* .facts */ .Ix)(job, voice, (0,_shared_days_js__WEBPACK_IMPORTED_MODULE_5__/* .duration */ .p0)(job.docket?.tookMs ?? elapsed.elapsedMs)),
    ]);
}
function ending(job, voice, here = false) {
    const { word } = voice;
    // Whatever became of the job, its pull request is there.
    const pull = job.prLink && !here ? `Its pull request: ${(0,_phrases_js__WEBPACK_IMPORTED_MODULE_4__/* .link */ .nf)(job.prLink)}` : '';
    switch (job.status) {
        case 'completed':
            return completed(job, word, here);
        case 'archived':
            return [`🗄️ **This job is archived.** Comment \`${word} …\` to start a new one.`, pull];
        default:
            return job.docket?.reason === _contract_job_js__WEBPACK_IMPORTED_MODULE_1__/* .CANCELLED */ .gD
                ? [
                    `🛑 **${(0,_shared_text_foreign_js__WEBPACK_IMPORTED_MODULE_3__/* .inline */ .mG)((0,_contract_job_js__WEBPACK_IMPORTED_MODULE_1__/* .reasonOf */ .A3)(job) ?? 'Canceled.')}** To resume, comment \`${word} retry\`.`,
                    pull,
                ]
                : [
                    '😕 **The job failed.**',
                    (0,_shared_text_foreign_js__WEBPACK_IMPORTED_MODULE_3__/* .quoted */ .TL)(job.docket?.reason ?? 'The service gave no reason.'),
                    pull,
                    `To try again, comment \`${word} retry\`. To change the request, comment \`${word} …\`.`,
                ];
    }
}
const follower = ({ runUrl }) => (runUrl ? 'This workflow' : 'The server');
function started(job, voice) {
    return (0,_phrases_js__WEBPACK_IMPORTED_MODULE_4__/* .paragraphs */ .qN)([
        `🚀 **Started.** ${follower(voice)} does not wait for the result.`,
        `To see the status, comment \`${voice.word} status\`.`,
        (0,_phrases_js__WEBPACK_IMPORTED_MODULE_4__/* .facts */ .Ix)(job, voice),
    ]);
}
/** `stopped`: the work ended here, and the reason says what is kept; otherwise the service continues. */
function timedOut(limit, stopped, job, voice) {
    const time = (0,_phrases_js__WEBPACK_IMPORTED_MODULE_4__/* .minutes */ .Gx)(limit);
    return (0,_phrases_js__WEBPACK_IMPORTED_MODULE_4__/* .paragraphs */ .qN)([
        stopped
            ? `⌛ **Stopped after ${time}.** To continue, comment \`${voice.word} retry\`.`
            : `⌛ **Still running after ${time}.** The job continues, but ${follower(voice).toLowerCase()} no longer follows it. To see the status, comment \`${voice.word} status\`.`,
        stopped && job.docket?.reason ? (0,_shared_text_foreign_js__WEBPACK_IMPORTED_MODULE_3__/* .quoted */ .TL)(job.docket.reason) : '',
        job.prLink ? `Its pull request: ${(0,_phrases_js__WEBPACK_IMPORTED_MODULE_4__/* .link */ .nf)(job.prLink)}` : '',
        (0,_phrases_js__WEBPACK_IMPORTED_MODULE_4__/* .facts */ .Ix)(job, voice),
    ]);
}
function interrupted(voice) {
    return (0,_phrases_js__WEBPACK_IMPORTED_MODULE_4__/* .paragraphs */ .qN)([
        `🛑 **${voice.runUrl ? 'The workflow run' : 'The server'} was stopped before the job finished.**`,
        `To continue, ${voice.runUrl ? 'run the workflow again or ' : ''}comment \`${voice.word} retry\`. To end the job, comment \`${voice.word} cancel\`.`,
        (0,_phrases_js__WEBPACK_IMPORTED_MODULE_4__/* .small */ .EX)([(0,_phrases_js__WEBPACK_IMPORTED_MODULE_4__/* .run */ .eF)(voice)]),
    ]);
}
function unknownOutcome(voice) {
    return (0,_phrases_js__WEBPACK_IMPORTED_MODULE_4__/* .paragraphs */ .qN)([
        '❔ **It is unknown whether this was started.** The request was sent, but no answer came back. Docket does not send it again, because that could do the work twice.',
        `Check the service, or comment \`${voice.word} new …\` to start a new job.`,
        (0,_phrases_js__WEBPACK_IMPORTED_MODULE_4__/* .small */ .EX)([(0,_phrases_js__WEBPACK_IMPORTED_MODULE_4__/* .run */ .eF)(voice)]),
    ]);
}
function couldNot(problem, voice) {
    return (0,_phrases_js__WEBPACK_IMPORTED_MODULE_4__/* .paragraphs */ .qN)(['😕 **This did not work.**', (0,_shared_text_foreign_js__WEBPACK_IMPORTED_MODULE_3__/* .quoted */ .TL)(problem), (0,_phrases_js__WEBPACK_IMPORTED_MODULE_4__/* .small */ .EX)([(0,_phrases_js__WEBPACK_IMPORTED_MODULE_4__/* .run */ .eF)(voice)])]);
}
function refusal(author, required, problem, voice) {
    const why = problem === undefined
        ? `\`${voice.word}\` needs **${required}** permission on this repository.`
        : `Docket could not confirm that you have **${required}** permission on this repository.`;
    return `Thanks, ${(0,_shared_text_foreign_js__WEBPACK_IMPORTED_MODULE_3__/* .inline */ .mG)(author)}. ${why} Someone with that permission can run the command for you.`;
}
function help({ word }) {
    const named = Object.entries(_contract_commands_js__WEBPACK_IMPORTED_MODULE_0__/* .COMMANDS */ .Lo).map(([name, { what }]) => [
        name === 'new' ? 'new <what to do>' : name,
        what.replace('the word alone', `\`${word}\` alone`),
    ]);
    const rows = [['<what to do>', 'Requests a change, or continues this thread’s job.'], ...named];
    return [
        'Put one of these at the start of a line:',
        '',
        '| Command | What it does |',
        '| --- | --- |',
        ...rows.map(([command, what]) => `| \`${word} ${command}\` | ${what} |`),
    ].join('\n');
}
function nothingToFix({ word }) {
    return `✅ **The documentation fits this pull request.** The check found nothing to fix. To request a change, comment \`${word} …\`.`;
}
function fixElsewhere({ word }) {
    return `\`${word} fix\` fixes what the documentation check finds on a pull request, and there is nothing to check here. To request a change, comment \`${word} …\`.`;
}
/** `meant`: the command that the comment resembles. */
function unclear(meant, { word }) {
    return meant
        ? `🤔 **Did you mean \`${word} ${meant}\`?** Nothing was started. If you meant a request, write \`${word} new …\`.`
        : `🤔 **What should change?** One word does not say enough to start a job, and nothing was started. Describe the change: \`${word} …\`. If you meant this word as the request, write \`${word} new …\`. \`${word} help\` lists the commands.`;
}
function neverMerges({ word }) {
    return `Docket never merges or approves a pull request: that is for people to do. If you meant a request, write \`${word} new …\`.`;
}
function tooMany({ word }) {
    return `🤔 **This comment has too many commands.** Docket carried out only the first ones. To run the others, comment them again. If you meant lines as part of a request, put them in a code block below \`${word} …\`.`;
}
function status(job, voice, { now, here } = {}) {
    if (job.status !== 'active')
        return (0,_phrases_js__WEBPACK_IMPORTED_MODULE_4__/* .paragraphs */ .qN)([...ending(job, voice, here), (0,_phrases_js__WEBPACK_IMPORTED_MODULE_4__/* .facts */ .Ix)(job, voice)]);
    const open = now === undefined ? '' : requests(job, now);
    const { waiting } = job.docket ?? {};
    const state = waiting
        ? `⏳ **Waiting.** Docket tries again at ${waiting.nextAttempt.slice(0, 16).replace('T', ' ')} UTC.\n\n${(0,_shared_text_foreign_js__WEBPACK_IMPORTED_MODULE_3__/* .quoted */ .TL)(waiting.reason)}`
        : '⏳ **The agent is working.**';
    // Checks are of work that has ended.
    return (0,_phrases_js__WEBPACK_IMPORTED_MODULE_4__/* .paragraphs */ .qN)([state, open, (0,_phrases_js__WEBPACK_IMPORTED_MODULE_4__/* .facts */ .Ix)(job, voice)]);
}
/** The job's unfinished requests: whose they are, since when, and what the agent did last. */
function requests(job, now) {
    const open = job.docket?.requests ?? [];
    return open
        .slice(0, MAX_REQUESTS)
        .map(({ state, requester, receivedAt, step }) => {
        const since = Date.parse(receivedAt);
        const time = Number.isNaN(since) ? '' : ` for ${(0,_shared_days_js__WEBPACK_IMPORTED_MODULE_5__/* .duration */ .p0)(now - since)}`;
        const who = requester ? `, requested by ${(0,_shared_text_foreign_js__WEBPACK_IMPORTED_MODULE_3__/* .inline */ .mG)(requester)}` : '';
        const last = step ? `. Last step: ${(0,_shared_text_foreign_js__WEBPACK_IMPORTED_MODULE_3__/* .inlineCode */ .ti)(step)}` : '';
        return `- ${state === 'running' ? 'Running' : 'Waiting'}${time}${who}${last}`;
    })
        .concat(open.length > MAX_REQUESTS ? [`- and ${open.length - MAX_REQUESTS} more`] : [])
        .join('\n');
}
function noJob(voice) {
    return `This thread has no job yet. To start one, comment \`${voice.word} <what to do>\`.`;
}
function nothingFailed(working, { word }) {
    return working
        ? `Nothing failed on this thread: the agent is still working. To see the status, comment \`${word} status\`.`
        : `Nothing failed on this thread. To change something, comment \`${word} …\`.`;
}
function cancelRequested(job, voice) {
    if (job.status === 'active') {
        return (0,_phrases_js__WEBPACK_IMPORTED_MODULE_4__/* .paragraphs */ .qN)(['🛑 **Canceling.** The job stops within seconds.', (0,_phrases_js__WEBPACK_IMPORTED_MODULE_4__/* .facts */ .Ix)(job, voice)]);
    }
    return (0,_phrases_js__WEBPACK_IMPORTED_MODULE_4__/* .paragraphs */ .qN)([
        job.docket?.reason === _contract_job_js__WEBPACK_IMPORTED_MODULE_1__/* .CANCELLED */ .gD
            ? '🛑 **Canceled.**'
            : `There is nothing to cancel: the job is \`${(0,_shared_text_foreign_js__WEBPACK_IMPORTED_MODULE_3__/* .inline */ .mG)(job.status)}\`.`,
        (0,_phrases_js__WEBPACK_IMPORTED_MODULE_4__/* .facts */ .Ix)(job, voice),
    ]);
}
function archived(job, voice) {
    return (0,_phrases_js__WEBPACK_IMPORTED_MODULE_4__/* .paragraphs */ .qN)([
        `🗄️ **Archived.** To start a new job, comment \`${voice.word} …\`.`,
        (0,_phrases_js__WEBPACK_IMPORTED_MODULE_4__/* .facts */ .Ix)(job, voice),
    ]);
}
function notOffered(what, voice) {
    const remedy = what === 'cancel'
        ? 'Wait for it to finish, then close its pull request.'
        : `You can leave it. To start another job, comment \`${voice.word} new …\`.`;
    return `The service that runs this job cannot ${what} it. ${remedy}`;
}
/**
 * For a comment of its own, because edits notify nobody; undefined if there is nothing to tell. It
 * does not repeat the reply, but says where it is.
 */
function mention(login, outcome, job, { voice: { word }, reply }) {
    const said = reply && (0,_shared_text_foreign_js__WEBPACK_IMPORTED_MODULE_3__/* .isWebAddress */ .d3)(reply) ? `[reply above](${reply})` : 'reply above';
    const address = job.prLink ?? job.docket?.compareLink;
    const where = address ? `: ${(0,_phrases_js__WEBPACK_IMPORTED_MODULE_4__/* .link */ .nf)(address)}` : '.';
    switch (outcome) {
        case 'pull-request':
            return (0,_outcome_js__WEBPACK_IMPORTED_MODULE_2__/* .checksFail */ .So)(job)
                ? `@${login}, your pull request is open, but its checks fail${where}`
                : `@${login}, your pull request is ready${where}`;
        case 'branch':
            return `@${login}, your change is ready. Open its pull request here${where}`;
        case 'no-changes':
            return (0,_contract_job_js__WEBPACK_IMPORTED_MODULE_1__/* .asks */ .zW)(job)
                ? `@${login}, the agent needs your answer: see its question in the ${said}, and comment \`${word} …\`.`
                : `@${login}, the agent is done. The ${said} has its answer.`;
        case 'archived':
            return address ? `@${login}, the job is archived. Its pull request${where}` : undefined;
        case 'failed':
        case 'timed-out':
            return `@${login}, your request was not completed. The ${said} says why.`;
        default:
            return undefined;
    }
}
/** Below a comment on a line that was part of a review. */
function lineAnswer({ outcome, job }, path) {
    const { change } = job?.docket ?? {};
    const file = change?.files.find((one) => one.path === path);
    if (job && outcome === 'pull-request') {
        const commit = change ? ` in ${(0,_shared_text_foreign_js__WEBPACK_IMPORTED_MODULE_3__/* .defuse */ .VP)((0,_shared_text_foreign_js__WEBPACK_IMPORTED_MODULE_3__/* .codeSpan */ .SS)(change.commit.slice(0, 7)))}` : '';
        if (!change || file || change.count > change.files.length) {
            return `✅ Pushed a change${commit}${file ? `: ${(0,_phrases_js__WEBPACK_IMPORTED_MODULE_4__/* .fileChange */ .b_)(file)}` : ''}. Resolve this thread if it does what you asked for.`;
        }
        return `This file was not changed${commit}. The reply to the review says why.`;
    }
    if ((0,_contract_job_js__WEBPACK_IMPORTED_MODULE_1__/* .asks */ .zW)(job))
        return '❓ The agent has a question. The reply to the review shows it.';
    return (0,_outcome_js__WEBPACK_IMPORTED_MODULE_2__/* .isFailure */ .N6)(outcome)
        ? '😕 This was not done. The reply to the review says why.'
        : 'No files changed. The reply to the review says why.';
}
function linkBack(job, thread, voice) {
    const where = thread === undefined ? '' : `, requested in #${thread}`;
    return (0,_phrases_js__WEBPACK_IMPORTED_MODULE_4__/* .paragraphs */ .qN)([
        `A documentation job opened this pull request${where}. To continue the job, comment \`${voice.word} …\` here.`,
        (0,_phrases_js__WEBPACK_IMPORTED_MODULE_4__/* .facts */ .Ix)(job, voice),
    ]);
}
// What a completed job leaves on its thread: a pull request, a branch, or nothing. Pure.
/** `here`: the thread is the pull request itself. */
function completed(job, word, here) {
    const on = here ? '' : ', here or on the pull request';
    if ((0,_contract_job_js__WEBPACK_IMPORTED_MODULE_1__/* .asks */ .zW)(job)) {
        return [
            '❓ **The agent asks:**',
            (0,_shared_text_foreign_js__WEBPACK_IMPORTED_MODULE_3__/* .quoted */ .TL)(job.docket?.reason || (job.docket?.question ?? '')),
            `To answer, comment \`${word} …\`.${job.prLink && !here ? ` The pull request is as it was: ${(0,_phrases_js__WEBPACK_IMPORTED_MODULE_4__/* .link */ .nf)(job.prLink)}` : ''}`,
        ];
    }
    if (job.prLink && (0,_outcome_js__WEBPACK_IMPORTED_MODULE_2__/* .checksFail */ .So)(job)) {
        return [
            here ? '⚠️ **The checks fail.**' : `⚠️ **The checks fail: ${(0,_phrases_js__WEBPACK_IMPORTED_MODULE_4__/* .link */ .nf)(job.prLink)}**`,
            here ? pushed(job) : '',
            agentSays(job),
            alsoAsks(job, word),
            `${draftNote(job)} To have the agent fix them, comment \`${word} fix the checks\` or say what to change${on}.`,
        ];
    }
    const address = job.prLink ?? job.docket?.compareLink;
    if (job.docket?.changed === false && address) {
        return [
            here
                ? '✅ **Nothing changed.** The agent changed no files this time, so its earlier work is as it was.'
                : `✅ **Nothing changed.** The agent changed no files this time, so its earlier work is as it was: ${(0,_phrases_js__WEBPACK_IMPORTED_MODULE_4__/* .link */ .nf)(address)}`,
            agentSays(job),
            `To get something else, comment \`${word} …\` and describe what to change.`,
        ];
    }
    if (job.prLink) {
        return [
            here ? doneHere(job) : `🚀 **Done: ${(0,_phrases_js__WEBPACK_IMPORTED_MODULE_4__/* .link */ .nf)(job.prLink)}**`,
            agentSays(job),
            alsoAsks(job, word),
            job.docket?.draft === 'made'
                ? 'The checks pass, but Docket could not mark the pull request ready for review. Do that on the pull request.'
                : '',
            `To continue, comment \`${word} …\`${here ? '' : ' here or on the pull request'}. A maintainer may need to approve its CI run.`,
        ];
    }
    if (job.docket?.compareLink) {
        return [
            (0,_outcome_js__WEBPACK_IMPORTED_MODULE_2__/* .checksFail */ .So)(job)
                ? `⚠️ **The checks fail. Open the pull request yourself, as a draft: ${(0,_phrases_js__WEBPACK_IMPORTED_MODULE_4__/* .link */ .nf)(job.docket.compareLink)}**`
                : `🚀 **Done. Open the pull request yourself: ${(0,_phrases_js__WEBPACK_IMPORTED_MODULE_4__/* .link */ .nf)(job.docket.compareLink)}**`,
            (0,_shared_text_foreign_js__WEBPACK_IMPORTED_MODULE_3__/* .quoted */ .TL)(job.docket.reason ?? 'The pull request could not be opened.'),
            'To let Docket open it next time, select **Settings → Actions → General → Allow GitHub Actions to create and approve pull requests**.',
        ];
    }
    return ['✅ **No files changed.**', agentSays(job), `To continue, comment \`${word} …\`.`];
}
/** A link to the page one is on says nothing; what was pushed does. */
function doneHere(job) {
    return pushed(job) ? `🚀 **${pushed(job)}**` : '🚀 **Done.** The change is on this pull request.';
}
function pushed(job) {
    const { commit } = job.docket?.change ?? {};
    return commit ? `Pushed ${(0,_shared_text_foreign_js__WEBPACK_IMPORTED_MODULE_3__/* .defuse */ .VP)((0,_shared_text_foreign_js__WEBPACK_IMPORTED_MODULE_3__/* .codeSpan */ .SS)(commit.slice(0, 7)))}: ${(0,_phrases_js__WEBPACK_IMPORTED_MODULE_4__/* .changedFiles */ .Y_)(job)}.` : '';
}
function alsoAsks(job, word) {
    return job.docket?.question
        ? `❓ **The agent also has a question.** To answer, comment \`${word} …\`.`
        : '';
}
function draftNote(job) {
    switch (job.docket?.draft) {
        case 'made':
            return 'The pull request is a draft until they pass.';
        case 'unsupported':
            return 'This repository does not support drafts, so the pull request is open for review: do not merge it before they pass.';
        default:
            return 'Do not merge the pull request before they pass.';
    }
}
/** What the agent itself said, which people should read before anything else. */
function agentSays(job) {
    const said = job.docket?.reason;
    return said ? `The agent says:\n\n${(0,_shared_text_foreign_js__WEBPACK_IMPORTED_MODULE_3__/* .quoted */ .TL)(said)}` : '';
}


/***/ })

};
