export const id = 2142;
export const ids = [2142];
export const modules = {

/***/ 72142:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  xJ: () => (/* binding */ archived),
  NK: () => (/* binding */ cancelRequested),
  I2: () => (/* binding */ commentBody),
  NF: () => (/* binding */ couldNot),
  v6: () => (/* binding */ ended),
  xl: () => (/* binding */ finished),
  gD: () => (/* binding */ fixElsewhere),
  yj: () => (/* binding */ help),
  VM: () => (/* binding */ interrupted),
  aU: () => (/* binding */ leftBehind),
  HZ: () => (/* binding */ lineAnswer),
  mr: () => (/* binding */ linkBack),
  lE: () => (/* binding */ mention),
  Yf: () => (/* binding */ neverMerges),
  XP: () => (/* binding */ noJob),
  JM: () => (/* binding */ notOffered),
  NV: () => (/* binding */ nothingFailed),
  cA: () => (/* binding */ nothingToFix),
  Lz: () => (/* binding */ nothingToUndo),
  ed: () => (/* binding */ received),
  x5: () => (/* binding */ refusal),
  Qb: () => (/* binding */ retargeted),
  A4: () => (/* binding */ started),
  h5: () => (/* binding */ words_status),
  iU: () => (/* binding */ timedOut),
  Ot: () => (/* binding */ tooMany),
  lD: () => (/* binding */ unclear),
  b6: () => (/* binding */ unknownOutcome),
  eg: () => (/* binding */ waiting),
  Cc: () => (/* binding */ working)
});

// EXTERNAL MODULE: ./.build/program/src/contract/commands.js
var commands = __webpack_require__(20173);
// EXTERNAL MODULE: ./.build/program/src/contract/job.js
var contract_job = __webpack_require__(99916);
// EXTERNAL MODULE: ./.build/program/src/shared/days.js
var days = __webpack_require__(65529);
// EXTERNAL MODULE: ./.build/program/src/shared/text/foreign.js
var foreign = __webpack_require__(35238);
// EXTERNAL MODULE: ./.build/program/src/bot/outcome.js
var bot_outcome = __webpack_require__(9826);
// EXTERNAL MODULE: ./.build/program/src/bot/replies/phrases.js
var phrases = __webpack_require__(86227);
;// CONCATENATED MODULE: ./.build/program/src/bot/replies/completed.js
// What a completed job leaves on its thread: a pull request, a branch, or nothing. Pure.




/** How an agent marks its question, which the line above it says already. */
const QUESTION = /^[>*_\s]*question[*_]*:[*_]*\s*/i;
/** `here`: the thread is the pull request itself. */
function completed(job, { word, runUrl }, here) {
    const on = here ? '' : ', here or on the pull request';
    if ((0,contract_job/* asks */.zW)(job)) {
        return [
            '❓ **The agent asks:**',
            (0,foreign/* quoted */.TL)((job.docket?.reason || job.docket?.question || '').replace(QUESTION, '')),
            `To answer, comment \`${word} …\`.${job.prLink && !here ? ` The pull request is unchanged: ${(0,phrases/* link */.nf)(job.prLink)}` : ''}`,
        ];
    }
    if (job.prLink && (0,bot_outcome/* checksFail */.So)(job)) {
        return [
            here ? '⚠️ **The checks fail.**' : `⚠️ **The checks fail: ${(0,phrases/* link */.nf)(job.prLink)}**`,
            here ? pushed(job) : '',
            agentSays(job),
            alsoAsks(job, word),
            `${draftNote(job)} To have the agent fix them, comment \`${word} fix the checks\` or say what to change${on}.`,
        ];
    }
    if (job.docket?.undone && job.docket.changed) {
        const { redone, emptied, undoable } = job.docket;
        const { commit, title } = job.docket.undone;
        const next = redone
            ? `To undo it again, comment \`${word} undo\`.`
            : emptied
                ? `Nothing else was left, so the pull request is closed. To request something else, comment \`${word} new …\`.`
                : `${undoable ? `To undo the change before it, comment \`${word} undo\` again.` : 'The job has no other change to undo.'} To bring it back, comment \`${word} redo\`.`;
        const pull = job.prLink && !here ? `The pull request: ${(0,phrases/* link */.nf)(job.prLink)}` : '';
        return [
            redone
                ? `↪️ **Brought back: ${(0,foreign/* inlineCode */.ti)(title)}**`
                : `↩️ **Reverted ${(0,foreign/* defuse */.VP)((0,foreign/* codeSpan */.SS)(commit.slice(0, 7)))}: ${(0,foreign/* inlineCode */.ti)(title)}**`,
            [pushed(job), next, pull].filter(Boolean).join(' '),
        ];
    }
    const address = job.prLink ?? job.docket?.compareLink;
    if (job.docket?.changed === false && address) {
        return [
            here
                ? '✅ **Nothing changed.** The agent changed no files this time, so its earlier work is unchanged.'
                : `✅ **Nothing changed.** The agent changed no files this time, so its earlier work is unchanged: ${(0,phrases/* link */.nf)(address)}`,
            agentSays(job),
            `To get something else, comment \`${word} …\` and describe what to change.`,
        ];
    }
    if (job.prLink) {
        return [
            here ? doneHere(job) : `🚀 **Done: ${(0,phrases/* link */.nf)(job.prLink)}**`,
            agentSays(job),
            alsoAsks(job, word),
            job.docket?.draft === 'made'
                ? 'The checks pass, but Docket could not mark the pull request ready for review. Do that on the pull request.'
                : '',
            // What a workflow pushes starts no checks by itself; what an App pushes does.
            `To continue, comment \`${word} …\`${here ? '' : ' here or on the pull request'}.${runUrl ? ' A maintainer may need to approve its CI run.' : ''}`,
        ];
    }
    if (job.docket?.compareLink) {
        return [
            (0,bot_outcome/* checksFail */.So)(job)
                ? `⚠️ **The checks fail. Open the pull request yourself, as a draft: ${(0,phrases/* link */.nf)(job.docket.compareLink)}**`
                : `🚀 **Done. Open the pull request yourself: ${(0,phrases/* link */.nf)(job.docket.compareLink)}**`,
            (0,foreign/* quoted */.TL)(job.docket.reason ?? 'The pull request could not be opened.'),
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
    return commit ? `Pushed ${(0,foreign/* defuse */.VP)((0,foreign/* codeSpan */.SS)(commit.slice(0, 7)))}: ${(0,phrases/* changedFiles */.Y_)(job)}.` : '';
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
    return said ? `The agent says:\n\n${(0,foreign/* quoted */.TL)(said)}` : '';
}

;// CONCATENATED MODULE: ./.build/program/src/bot/replies/words.js
// What Docket says on threads: plain, kind, and always with what to do next. Pure. Text from a
// service, an agent, or a person is cleaned and defused before it goes into a comment.







/** GitHub takes 65,536 characters; what is counted there is not quite what is counted here. */
const MAX_COMMENT = 60_000;
const MAX_REQUESTS = 10;
function commentBody(marker, text) {
    return (0,foreign/* bound */.$s)(`${marker}\n${text}`, MAX_COMMENT, '\n\n… (cut to fit in a comment)');
}
function received(style) {
    return `👀 **On it.** This comment is updated as the job progresses.\n\n${(0,phrases/* small */.EX)([(0,phrases/* run */.eF)(style)])}`;
}
function working(job, { elapsedMs, now }, style) {
    const state = job.status === 'active' ? 'is working' : `is \`${(0,foreign/* inline */.mG)(job.status)}\``;
    const open = job.docket?.requests ?? [];
    const [{ step = '' } = {}] = open;
    const last = step && open.length === 1 ? ` Last step: ${(0,foreign/* inlineCode */.ti)(step)}` : '';
    const { waiting } = job.docket ?? {};
    return (0,phrases/* paragraphs */.qN)([
        waiting
            ? `⏳ **Waiting** (${(0,days/* duration */.p0)(elapsedMs)} so far). Docket continues this by itself.`
            : `⏳ **Working on it.** The agent ${state} (${(0,days/* duration */.p0)(elapsedMs)} so far).${last}`,
        waiting ? (0,foreign/* quoted */.TL)(waiting.reason) : '',
        open.length > 1 && now !== undefined ? requests(job, now) : '',
        `To stop it, comment \`${style.word} cancel\`.`,
        (0,phrases/* facts */.Ix)(job, style),
    ]);
}
/** Something outside is away. A workflow run that gives up is followed by another one. */
function waiting(problem, style) {
    const { word, runUrl } = style;
    return (0,phrases/* paragraphs */.qN)([
        '⏳ **Waiting.** Docket continues this by itself as soon as it can.',
        (0,foreign/* quoted */.TL)(problem),
        runUrl
            ? `To continue now, run the workflow again or comment \`${word} retry\`. To end the job, comment \`${word} cancel\`.`
            : '',
        (0,phrases/* small */.EX)([(0,phrases/* run */.eF)(style)]),
    ]);
}
function finished(job, elapsed, style) {
    return (0,phrases/* paragraphs */.qN)([
        ...ending(job, style, elapsed.here),
        job.docket?.notice ? (0,foreign/* quoted */.TL)(`ℹ️ ${job.docket.notice}`, 1_000) : '',
        // Checks are of a change: where this request made none, they were told before.
        job.docket?.changed === false && !(0,bot_outcome/* checksFail */.So)(job)
            ? ''
            : (0,phrases/* paragraphs */.qN)([(0,phrases/* checks */.AV)(job), (0,phrases/* repairs */.XT)(job)]),
        (0,phrases/* facts */.Ix)(job, style, (0,days/* duration */.p0)(job.docket?.tookMs ?? elapsed.elapsedMs)),
    ]);
}
function ending(job, style, here = false) {
    const { word } = style;
    // Whatever became of the job, its pull request is there.
    const pull = job.prLink && !here ? `Its pull request: ${(0,phrases/* link */.nf)(job.prLink)}` : '';
    switch (job.status) {
        case 'completed':
            return completed(job, style, here);
        case 'archived':
            return [`🗄️ **This job is archived.** Comment \`${word} …\` to start a new one.`, pull];
        default:
            return job.docket?.reason === contract_job/* CANCELLED */.gD
                ? [
                    `🛑 **${(0,foreign/* inline */.mG)((0,contract_job/* reasonOf */.A3)(job) ?? 'Canceled.')}** To resume, comment \`${word} retry\`.`,
                    pull,
                ]
                : [
                    '😕 **The job failed.**',
                    (0,foreign/* quoted */.TL)(job.docket?.reason ?? 'The service gave no reason.'),
                    pull,
                    `To try again, comment \`${word} retry\`. To change the request, comment \`${word} …\`.`,
                ];
    }
}
const follower = ({ runUrl }) => (runUrl ? 'This workflow' : 'The server');
function started(job, style) {
    return (0,phrases/* paragraphs */.qN)([
        `🚀 **Started.** ${follower(style)} does not wait for the result.`,
        `To see the status, comment \`${style.word} status\`.`,
        (0,phrases/* facts */.Ix)(job, style),
    ]);
}
/** `stopped`: the work ended here, and the reason says what is kept; otherwise the service continues. */
function timedOut(limit, stopped, job, style) {
    const time = (0,phrases/* minutes */.Gx)(limit);
    return (0,phrases/* paragraphs */.qN)([
        stopped
            ? `⌛ **Stopped after ${time}.** To continue, comment \`${style.word} retry\`.`
            : `⌛ **Still running after ${time}.** The job continues, but ${follower(style).toLowerCase()} no longer follows it. To see the status, comment \`${style.word} status\`.`,
        stopped && job.docket?.reason ? (0,foreign/* quoted */.TL)(job.docket.reason) : '',
        job.prLink ? `Its pull request: ${(0,phrases/* link */.nf)(job.prLink)}` : '',
        (0,phrases/* facts */.Ix)(job, style),
    ]);
}
function interrupted(style) {
    return (0,phrases/* paragraphs */.qN)([
        `🛑 **${style.runUrl ? 'The workflow run' : 'The server'} was stopped before the job finished.**`,
        `To continue, ${style.runUrl ? 'run the workflow again or ' : ''}comment \`${style.word} retry\`. To end the job, comment \`${style.word} cancel\`.`,
        (0,phrases/* small */.EX)([(0,phrases/* run */.eF)(style)]),
    ]);
}
function unknownOutcome(style) {
    return (0,phrases/* paragraphs */.qN)([
        '❔ **It is unknown whether this was started.** The request was sent, but no answer came back. Docket does not send it again, because that could do the work twice.',
        `Check the service, or comment \`${style.word} new …\` to start a new job.`,
        (0,phrases/* small */.EX)([(0,phrases/* run */.eF)(style)]),
    ]);
}
function couldNot(problem, style) {
    return (0,phrases/* paragraphs */.qN)(['😕 **This did not work.**', (0,foreign/* quoted */.TL)(problem), (0,phrases/* small */.EX)([(0,phrases/* run */.eF)(style)])]);
}
function refusal(author, required, problem, style) {
    const why = problem === undefined
        ? `\`${style.word}\` needs **${required}** permission on this repository.`
        : `Docket could not confirm that you have **${required}** permission on this repository.`;
    return `Thanks, ${(0,foreign/* inline */.mG)(author)}. ${why} Someone with that permission can run the command for you.`;
}
function help({ word }) {
    const named = Object.entries(commands/* COMMANDS */.Lo).map(([name, { what }]) => [
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
/** It begins with what is now, whatever the last request led to. */
function words_status(job, style, { now, here, pull } = {}) {
    if (job.status !== 'active') {
        const over = ended(job, pull, style);
        const [first = '', ...rest] = over ? [over] : ending(job, style, here);
        const isOpen = !over && pull?.state === 'open' && /^(?:🚀|✅|↩️|↪️)/u.test(first);
        const open = `Open, waiting for review${here ? '.' : `: ${(0,phrases/* link */.nf)(pull?.url ?? '')}`}`;
        const is = isOpen ? [`🟢 **${open}**`, first.startsWith('🚀') ? '' : first] : [first];
        return (0,phrases/* paragraphs */.qN)([...is, ...rest, (0,phrases/* facts */.Ix)(job, style)]);
    }
    const open = now === undefined ? '' : requests(job, now);
    const { waiting } = job.docket ?? {};
    const state = waiting
        ? `⏳ **Waiting.** Docket tries again at ${waiting.nextAttempt.slice(0, 16).replace('T', ' ')} UTC.\n\n${(0,foreign/* quoted */.TL)(waiting.reason)}`
        : '⏳ **The agent is working.**';
    // Checks are of work that has ended.
    return (0,phrases/* paragraphs */.qN)([state, open, (0,phrases/* facts */.Ix)(job, style)]);
}
/** The job's unfinished requests: whose they are, since when, and what the agent did last. */
function requests(job, now) {
    const open = job.docket?.requests ?? [];
    return open
        .slice(0, MAX_REQUESTS)
        .map(({ state, requester, receivedAt, step }) => {
        const since = Date.parse(receivedAt);
        const time = Number.isNaN(since) ? '' : ` for ${(0,days/* duration */.p0)(now - since)}`;
        const who = requester ? `, requested by ${(0,foreign/* inline */.mG)(requester)}` : '';
        const last = step ? `. Last step: ${(0,foreign/* inlineCode */.ti)(step)}` : '';
        return `- ${state === 'running' ? 'Running' : 'Waiting'}${time}${who}${last}`;
    })
        .concat(open.length > MAX_REQUESTS ? [`- and ${open.length - MAX_REQUESTS} more`] : [])
        .join('\n');
}
function noJob(style) {
    return `This thread has no job yet. To start one, comment \`${style.word} <what to do>\`.`;
}
function nothingFailed(working, { word }) {
    return working
        ? `Nothing failed on this thread: the agent is still working. To see the status, comment \`${word} status\`.`
        : `Nothing failed on this thread. To change something, comment \`${word} …\`.`;
}
/**
 * Of a job that takes no more requests: what became of it, and what to do instead. Undefined: it can go
 * on.
 */
function ended({ status, prLink }, pull, { word }) {
    const { state, url = '', closedAt, mergedBy } = pull ?? {};
    const on = closedAt ? ` on ${closedAt.slice(0, 10)}` : '';
    if (state === 'merged') {
        const by = mergedBy ? ` by ${(0,foreign/* inline */.mG)(mergedBy)}` : '';
        return `🟣 **Merged${on}${by}: ${(0,phrases/* link */.nf)(url)}** This job ended with that. To revert it, use **Revert** there; for another change, comment \`${word} new …\`.`;
    }
    if (state === 'closed')
        return `🔴 **Closed without merge${on}: ${(0,phrases/* link */.nf)(url)}** This job ended with that. For another change, comment \`${word} new …\`.`;
    if (status !== 'archived')
        return undefined;
    const left = prLink ? ` Its pull request${pull ? ' is still open' : ''}: ${(0,phrases/* link */.nf)(prLink)}` : '';
    return `🗄️ **This job is archived** and cannot be reopened. For another change, comment \`${word} new …\`.${left}`;
}
/** `dropped`: it had asked a question, which needs no answer now. */
function cancelRequested(job, style, dropped = false) {
    if (dropped && job.status === 'completed') {
        return (0,phrases/* paragraphs */.qN)([
            `🛑 **Question dropped.** To request something else, comment \`${style.word} …\`.`,
            (0,phrases/* facts */.Ix)(job, style),
        ]);
    }
    if (job.status === 'active') {
        return (0,phrases/* paragraphs */.qN)(['🛑 **Canceling.** The job stops within seconds.', (0,phrases/* facts */.Ix)(job, style)]);
    }
    return (0,phrases/* paragraphs */.qN)([
        job.docket?.reason === contract_job/* CANCELLED */.gD
            ? '🛑 **Canceled.**'
            : `There is nothing to cancel: the job is \`${(0,foreign/* inline */.mG)(job.status)}\`.`,
        (0,phrases/* facts */.Ix)(job, style),
    ]);
}
function archived(job, pull, style) {
    const { state, url = '' } = pull ?? {};
    const left = state === 'open' ? 'stays open; merge or close it' : `is ${state}`;
    return (0,phrases/* paragraphs */.qN)([
        `🗄️ **Archived.** To start a new job, comment \`${style.word} …\`.`,
        pull ? `Its pull request ${left}: ${(0,phrases/* link */.nf)(url)}` : '',
        (0,phrases/* facts */.Ix)(job, style),
    ]);
}
function nothingToUndo({ word }) {
    return `There is nothing to undo: this thread’s job has changed nothing, or everything is already undone. To change something, comment \`${word} …\`.`;
}
function notOffered(what, style) {
    const remedy = what === 'cancel'
        ? 'Wait for it to finish, then close its pull request.'
        : what === 'undo'
            ? `Say what to change back: \`${style.word} …\`.`
            : `You can leave it. To start another job, comment \`${style.word} new …\`.`;
    return `The service that runs this job cannot ${what} it. ${remedy}`;
}
/**
 * For a comment of its own, because edits notify nobody; undefined if there is nothing to tell. It
 * does not repeat the reply, but says where it is.
 */
function mention(login, outcome, job, { style: { word }, reply }) {
    const said = reply && (0,foreign/* isWebAddress */.d3)(reply) ? `[reply above](${reply})` : 'reply above';
    if (job.docket?.emptied)
        return undefined;
    const address = job.prLink ?? job.docket?.compareLink;
    const where = address ? `: ${(0,phrases/* link */.nf)(address)}` : '.';
    switch (outcome) {
        case 'pull-request':
            return (0,bot_outcome/* checksFail */.So)(job)
                ? `@${login}, your pull request is open, but its checks fail${where}`
                : `@${login}, your pull request is ready${where}`;
        case 'branch':
            return `@${login}, your change is ready. Open its pull request here${where}`;
        case 'no-changes':
            return (0,contract_job/* asks */.zW)(job)
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
        const commit = change ? ` in ${(0,foreign/* defuse */.VP)((0,foreign/* codeSpan */.SS)(change.commit.slice(0, 7)))}` : '';
        if (!change || file || change.count > change.files.length) {
            return `✅ Pushed a change${commit}${file ? `: ${(0,phrases/* fileChange */.b_)(file)}` : ''}. Resolve this thread if it does what you asked for.`;
        }
        return `This file was not changed${commit}. The reply to the review says why.`;
    }
    if ((0,contract_job/* asks */.zW)(job))
        return '❓ The agent has a question. The reply to the review shows it.';
    return (0,bot_outcome/* isFailure */.N6)(outcome)
        ? '😕 This was not done. The reply to the review says why.'
        : 'No files changed. The reply to the review says why.';
}
/** On the documentation's own pull request. */
function retargeted({ below, moved }, { word }) {
    const { number, merged } = below;
    const [head, base] = [below.headRef, below.baseRef].map((ref) => (0,foreign/* defuse */.VP)((0,foreign/* codeSpan */.SS)(ref)));
    if (moved) {
        return `#${number} was merged into ${base}, so this pull request is against ${base} now: merging it publishes the documentation.`;
    }
    return merged
        ? `⚠️ **Merging this now reaches nobody.** #${number} was merged into ${base}, and this pull request is still against ${head}. GitHub did not let Docket change that: select **Edit** next to the title, and choose ${base}.`
        : `⚠️ **#${number} was closed without being merged,** and this pull request is against its branch ${head}. If the code comes back, open #${number} again. If not, close this one, or comment \`${word} new …\` on an issue to document something without it.`;
}
/** On the thread of the code. */
function leftBehind({ pull, below: { merged } }) {
    return merged
        ? `⚠️ The documentation for this, #${pull}, is still against this branch. Change its base branch, or merging it reaches nobody.`
        : `The documentation for this is in #${pull}, which stays open against this branch. Close it, too, if the code does not come back.`;
}
function linkBack(job, thread, style) {
    const where = thread === undefined ? '' : `, requested in #${thread}`;
    return (0,phrases/* paragraphs */.qN)([
        `A documentation job opened this pull request${where}. To continue the job, comment \`${style.word} …\` here.`,
        (0,phrases/* facts */.Ix)(job, style),
    ]);
}


/***/ })

};
