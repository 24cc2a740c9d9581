export const id = 6013;
export const ids = [6013];
export const modules = {

/***/ 16587:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A4: () => (/* binding */ started),
/* harmony export */   Cc: () => (/* binding */ working),
/* harmony export */   DH: () => (/* binding */ misaddressed),
/* harmony export */   HZ: () => (/* binding */ lineAnswer),
/* harmony export */   I2: () => (/* binding */ commentBody),
/* harmony export */   JM: () => (/* binding */ notOffered),
/* harmony export */   NF: () => (/* binding */ couldNot),
/* harmony export */   NK: () => (/* binding */ cancelRequested),
/* harmony export */   VM: () => (/* binding */ interrupted),
/* harmony export */   XP: () => (/* binding */ noJob),
/* harmony export */   b6: () => (/* binding */ unknownOutcome),
/* harmony export */   ed: () => (/* binding */ received),
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
/* harmony import */ var _contract_job_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(99916);
/* harmony import */ var _shared_days_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(65529);
/* harmony import */ var _shared_text_foreign_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(35238);
/* harmony import */ var _outcome_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9826);
/* harmony import */ var _phrases_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(48628);
// What Docket says on threads: plain, kind, and always with what to do next. Pure. Text from a
// service, an agent, or a person is cleaned and defused before it goes into a comment.





/** GitHub takes 65,536 characters; what is counted there is not quite what is counted here. */
const MAX_COMMENT = 60_000;
const MAX_REQUESTS = 10;
function commentBody(marker, text) {
    return (0,_shared_text_foreign_js__WEBPACK_IMPORTED_MODULE_2__/* .bound */ .$s)(`${marker}\n${text}`, MAX_COMMENT, '\n\n… (cut to fit in a comment)');
}
function received(voice) {
    return `👀 **On it.** This comment is updated as the job progresses.\n\n${(0,_phrases_js__WEBPACK_IMPORTED_MODULE_3__/* .small */ .EX)([(0,_phrases_js__WEBPACK_IMPORTED_MODULE_3__/* .run */ .eF)(voice)])}`;
}
function working(job, { elapsedMs, now }, voice) {
    const state = job.status === 'active' ? 'is working' : `is \`${(0,_shared_text_foreign_js__WEBPACK_IMPORTED_MODULE_2__/* .inline */ .mG)(job.status)}\``;
    const open = job.docket?.requests ?? [];
    const [{ step = '' } = {}] = open;
    const last = step && open.length === 1 ? ` Last step: ${(0,_shared_text_foreign_js__WEBPACK_IMPORTED_MODULE_2__/* .inlineCode */ .ti)(step)}` : '';
    return (0,_phrases_js__WEBPACK_IMPORTED_MODULE_3__/* .paragraphs */ .qN)([
        `⏳ **Working on it.** The agent ${state} (${(0,_shared_days_js__WEBPACK_IMPORTED_MODULE_4__/* .duration */ .p0)(elapsedMs)} so far).${last}`,
        open.length > 1 && now !== undefined ? requests(job, now) : '',
        (0,_phrases_js__WEBPACK_IMPORTED_MODULE_3__/* .checks */ .AV)(job),
        `To stop it, comment \`${voice.word} cancel\`.`,
        (0,_phrases_js__WEBPACK_IMPORTED_MODULE_3__/* .facts */ .Ix)(job, voice),
    ]);
}
function finished(job, elapsed, voice) {
    return (0,_phrases_js__WEBPACK_IMPORTED_MODULE_3__/* .paragraphs */ .qN)([
        ...ending(job, voice, elapsed.here),
        (0,_phrases_js__WEBPACK_IMPORTED_MODULE_3__/* .paragraphs */ .qN)([(0,_phrases_js__WEBPACK_IMPORTED_MODULE_3__/* .checks */ .AV)(job), (0,_phrases_js__WEBPACK_IMPORTED_MODULE_3__/* .repairs */ .XT)(job)]),
        (0,_phrases_js__WEBPACK_IMPORTED_MODULE_3__/* .facts */ .Ix)(job, voice, (0,_shared_days_js__WEBPACK_IMPORTED_MODULE_4__/* .duration */ .p0)(elapsed.elapsedMs)),
    ]);
}
function ending(job, voice, here = false) {
    const { word } = voice;
    // Whatever became of the job, its pull request is there.
    const pull = job.prLink && !here ? `Its pull request: ${(0,_phrases_js__WEBPACK_IMPORTED_MODULE_3__/* .link */ .nf)(job.prLink)}` : '';
    switch (job.status) {
        case 'completed':
            return completed(job, word, here);
        case 'archived':
            return [`🗄️ **This job is archived.** Comment \`${word} …\` to start a new one.`, pull];
        default:
            return job.docket?.reason === _contract_job_js__WEBPACK_IMPORTED_MODULE_0__/* .CANCELLED */ .gD
                ? [`🛑 **Canceled.** To resume, comment \`${word} retry\`.`, pull]
                : [
                    '😕 **The job failed.**',
                    (0,_shared_text_foreign_js__WEBPACK_IMPORTED_MODULE_2__/* .quoted */ .TL)(job.docket?.reason ?? 'The service gave no reason.'),
                    pull,
                    `To try again, comment \`${word} retry\`. To change the request, comment \`${word} …\`.`,
                ];
    }
}
const follower = ({ runUrl }) => (runUrl ? 'This workflow' : 'The server');
function started(job, voice) {
    return (0,_phrases_js__WEBPACK_IMPORTED_MODULE_3__/* .paragraphs */ .qN)([
        `🚀 **Started.** ${follower(voice)} does not wait for the result.`,
        `To see the status, comment \`${voice.word} status\`.`,
        (0,_phrases_js__WEBPACK_IMPORTED_MODULE_3__/* .facts */ .Ix)(job, voice),
    ]);
}
/** `stopped`: the work ended here, and the reason says what is kept; otherwise the service continues. */
function timedOut(limit, stopped, job, voice) {
    const time = (0,_phrases_js__WEBPACK_IMPORTED_MODULE_3__/* .minutes */ .Gx)(limit);
    return (0,_phrases_js__WEBPACK_IMPORTED_MODULE_3__/* .paragraphs */ .qN)([
        stopped
            ? `⌛ **Stopped after ${time}.** To continue, comment \`${voice.word} retry\`.`
            : `⌛ **Still running after ${time}.** The job continues, but ${follower(voice).toLowerCase()} no longer follows it. To see the status, comment \`${voice.word} status\`.`,
        stopped && job.docket?.reason ? (0,_shared_text_foreign_js__WEBPACK_IMPORTED_MODULE_2__/* .quoted */ .TL)(job.docket.reason) : '',
        job.prLink ? `Its pull request: ${(0,_phrases_js__WEBPACK_IMPORTED_MODULE_3__/* .link */ .nf)(job.prLink)}` : '',
        (0,_phrases_js__WEBPACK_IMPORTED_MODULE_3__/* .facts */ .Ix)(job, voice),
    ]);
}
function interrupted(voice) {
    return (0,_phrases_js__WEBPACK_IMPORTED_MODULE_3__/* .paragraphs */ .qN)([
        `🛑 **${voice.runUrl ? 'The workflow run' : 'The server'} was stopped before the job finished.**`,
        `To continue, ${voice.runUrl ? 'run the workflow again or ' : ''}comment \`${voice.word} retry\`. To end the job, comment \`${voice.word} cancel\`.`,
        (0,_phrases_js__WEBPACK_IMPORTED_MODULE_3__/* .small */ .EX)([(0,_phrases_js__WEBPACK_IMPORTED_MODULE_3__/* .run */ .eF)(voice)]),
    ]);
}
function unknownOutcome(voice) {
    return (0,_phrases_js__WEBPACK_IMPORTED_MODULE_3__/* .paragraphs */ .qN)([
        '❔ **It is unknown whether this was started.** The request was sent, but no answer came back. Docket does not send it again, because that could do the work twice.',
        `Check the service, or comment \`${voice.word} new …\` to start a new job.`,
        (0,_phrases_js__WEBPACK_IMPORTED_MODULE_3__/* .small */ .EX)([(0,_phrases_js__WEBPACK_IMPORTED_MODULE_3__/* .run */ .eF)(voice)]),
    ]);
}
function couldNot(problem, voice) {
    return (0,_phrases_js__WEBPACK_IMPORTED_MODULE_3__/* .paragraphs */ .qN)(['😕 **This did not work.**', (0,_shared_text_foreign_js__WEBPACK_IMPORTED_MODULE_2__/* .quoted */ .TL)(problem), (0,_phrases_js__WEBPACK_IMPORTED_MODULE_3__/* .small */ .EX)([(0,_phrases_js__WEBPACK_IMPORTED_MODULE_3__/* .run */ .eF)(voice)])]);
}
function refusal(author, required, problem, voice) {
    const why = problem === undefined
        ? `\`${voice.word}\` needs **${required}** permission on this repository.`
        : `Docket could not confirm that you have **${required}** permission on this repository.`;
    return `Thanks, ${(0,_shared_text_foreign_js__WEBPACK_IMPORTED_MODULE_2__/* .inline */ .mG)(author)}. ${why} Someone with that permission can run the command for you.`;
}
function help(voice) {
    const { word } = voice;
    const rows = [
        [`${word} <what to do>`, 'Requests a change, or continues this thread’s job.'],
        [`${word} new <what to do>`, 'Starts another job.'],
        [`${word} status`, 'Shows the job’s status.'],
        [`${word} retry`, 'Repeats the last request.'],
        [`${word} cancel`, 'Stops the job.'],
        [`${word} archive`, 'Closes the job permanently.'],
    ];
    return [
        'Put one of these at the start of a line:',
        '',
        '| Command | What it does |',
        '| --- | --- |',
        ...rows.map(([command, what]) => `| \`${command}\` | ${what} |`),
    ].join('\n');
}
/** `meant`: the subcommand that the comment resembles. */
function unclear(meant, { word }) {
    return meant
        ? `🤔 **Did you mean \`${word} ${meant}\`?** Nothing was started. To request it as work: \`${word} new …\`.`
        : `🤔 **What should change?** One word does not say enough to start a job, and nothing was started. Describe the change: \`${word} …\`. To request it as it is: \`${word} new …\`. \`${word} help\` lists the commands.`;
}
function misaddressed({ word }) {
    return `😕 Nothing was started: a command starts its line with \`${word}\` and a space, as in \`${word} explain the new flag\`.`;
}
function status(job, voice, { now, here } = {}) {
    if (job.status !== 'active')
        return (0,_phrases_js__WEBPACK_IMPORTED_MODULE_3__/* .paragraphs */ .qN)([...ending(job, voice, here), (0,_phrases_js__WEBPACK_IMPORTED_MODULE_3__/* .facts */ .Ix)(job, voice)]);
    const open = now === undefined ? '' : requests(job, now);
    return (0,_phrases_js__WEBPACK_IMPORTED_MODULE_3__/* .paragraphs */ .qN)(['⏳ **The agent is working.**', open, (0,_phrases_js__WEBPACK_IMPORTED_MODULE_3__/* .checks */ .AV)(job), (0,_phrases_js__WEBPACK_IMPORTED_MODULE_3__/* .facts */ .Ix)(job, voice)]);
}
/** The job's unfinished requests: whose they are, since when, and what the agent did last. */
function requests(job, now) {
    const open = job.docket?.requests ?? [];
    return open
        .slice(0, MAX_REQUESTS)
        .map(({ state, requester, receivedAt, step }) => {
        const since = Date.parse(receivedAt);
        const time = Number.isNaN(since) ? '' : ` for ${(0,_shared_days_js__WEBPACK_IMPORTED_MODULE_4__/* .duration */ .p0)(now - since)}`;
        const who = requester ? `, requested by ${(0,_shared_text_foreign_js__WEBPACK_IMPORTED_MODULE_2__/* .inline */ .mG)(requester)}` : '';
        const last = step ? `. Last step: ${(0,_shared_text_foreign_js__WEBPACK_IMPORTED_MODULE_2__/* .inlineCode */ .ti)(step)}` : '';
        return `- ${state === 'running' ? 'Running' : 'Waiting'}${time}${who}${last}`;
    })
        .concat(open.length > MAX_REQUESTS ? [`- and ${open.length - MAX_REQUESTS} more`] : [])
        .join('\n');
}
function noJob(voice) {
    return `This thread has no job yet. To start one, comment \`${voice.word} <what to do>\`.`;
}
function cancelRequested(job, voice) {
    if (job.status === 'active') {
        return (0,_phrases_js__WEBPACK_IMPORTED_MODULE_3__/* .paragraphs */ .qN)(['🛑 **Canceling.** The job stops within seconds.', (0,_phrases_js__WEBPACK_IMPORTED_MODULE_3__/* .facts */ .Ix)(job, voice)]);
    }
    return (0,_phrases_js__WEBPACK_IMPORTED_MODULE_3__/* .paragraphs */ .qN)([
        job.docket?.reason === _contract_job_js__WEBPACK_IMPORTED_MODULE_0__/* .CANCELLED */ .gD
            ? '🛑 **Canceled.**'
            : `There is nothing to cancel: the job is \`${(0,_shared_text_foreign_js__WEBPACK_IMPORTED_MODULE_2__/* .inline */ .mG)(job.status)}\`.`,
        (0,_phrases_js__WEBPACK_IMPORTED_MODULE_3__/* .facts */ .Ix)(job, voice),
    ]);
}
function archived(job, voice) {
    return (0,_phrases_js__WEBPACK_IMPORTED_MODULE_3__/* .paragraphs */ .qN)([
        `🗄️ **Archived.** To start a new job, comment \`${voice.word} …\`.`,
        (0,_phrases_js__WEBPACK_IMPORTED_MODULE_3__/* .facts */ .Ix)(job, voice),
    ]);
}
function notOffered(what, voice) {
    const remedy = what === 'cancel'
        ? 'Wait for it to finish, then close its pull request.'
        : `You can leave it. To start another job, comment \`${voice.word} new …\`.`;
    return `The service that runs this job cannot ${what} it. ${remedy}`;
}
/** For a comment of its own, because edits notify nobody; undefined if there is nothing to tell. */
function mention(login, outcome, job, { word }) {
    const address = job.prLink ?? job.docket?.compareLink;
    const where = address ? `: ${(0,_phrases_js__WEBPACK_IMPORTED_MODULE_3__/* .link */ .nf)(address)}` : '.';
    switch (outcome) {
        case 'pull-request':
            return (0,_outcome_js__WEBPACK_IMPORTED_MODULE_1__/* .checksFail */ .So)(job)
                ? `@${login}, your pull request is open, but its checks fail${where}`
                : `@${login}, your pull request is ready${where}`;
        case 'branch':
            return `@${login}, your change is ready. Open its pull request here${where}`;
        case 'no-changes':
            return (0,_outcome_js__WEBPACK_IMPORTED_MODULE_1__/* .asks */ .zW)(job)
                ? `@${login}, the agent has a question:\n\n${(0,_shared_text_foreign_js__WEBPACK_IMPORTED_MODULE_2__/* .quoted */ .TL)(job.docket?.question ?? '')}\n\nTo answer, comment \`${word} …\`.`
                : `@${login}, your request is finished. No files changed.`;
        case 'archived':
            return address ? `@${login}, the job is archived. Its pull request${where}` : undefined;
        case 'failed':
        case 'timed-out':
            return `@${login}, your request was not completed. The reply above says why.`;
        default:
            return undefined;
    }
}
/** Below a comment on a line that was part of a review. */
function lineAnswer({ outcome, job }, path) {
    const { change } = job?.docket ?? {};
    const file = change?.files.find((one) => one.path === path);
    if (job && outcome === 'pull-request') {
        const commit = change ? ` in ${(0,_shared_text_foreign_js__WEBPACK_IMPORTED_MODULE_2__/* .defuse */ .VP)((0,_shared_text_foreign_js__WEBPACK_IMPORTED_MODULE_2__/* .codeSpan */ .SS)(change.commit.slice(0, 7)))}` : '';
        if (!change || file || change.count > change.files.length) {
            return `✅ Pushed a change${commit}${file ? `: ${(0,_phrases_js__WEBPACK_IMPORTED_MODULE_3__/* .fileChange */ .b_)(file)}` : ''}. Resolve this thread if it does what you asked for.`;
        }
        return `This file was not changed${commit}. The reply to the review says why.`;
    }
    if ((0,_outcome_js__WEBPACK_IMPORTED_MODULE_1__/* .asks */ .zW)(job))
        return '❓ The agent has a question. The reply to the review shows it.';
    return (0,_outcome_js__WEBPACK_IMPORTED_MODULE_1__/* .isFailure */ .N6)(outcome)
        ? '😕 This was not done. The reply to the review says why.'
        : 'No files changed. The reply to the review says why.';
}
function linkBack(job, thread, voice) {
    const where = thread === undefined ? '' : `, requested in #${thread}`;
    return (0,_phrases_js__WEBPACK_IMPORTED_MODULE_3__/* .paragraphs */ .qN)([
        `A documentation job opened this pull request${where}. To continue the job, comment \`${voice.word} …\` here.`,
        (0,_phrases_js__WEBPACK_IMPORTED_MODULE_3__/* .facts */ .Ix)(job, voice),
    ]);
}
// What a completed job leaves on its thread: a pull request, a branch, or nothing. Pure.
/** `here`: the thread is the pull request itself. */
function completed(job, word, here) {
    const on = here ? '' : ', here or on the pull request';
    if ((0,_outcome_js__WEBPACK_IMPORTED_MODULE_1__/* .asks */ .zW)(job)) {
        return [
            '❓ **The agent has a question.**',
            agentSays(job),
            `To answer, comment \`${word} …\`.${job.prLink && !here ? ` The pull request is as it was: ${(0,_phrases_js__WEBPACK_IMPORTED_MODULE_3__/* .link */ .nf)(job.prLink)}` : ''}`,
        ];
    }
    if (job.prLink && (0,_outcome_js__WEBPACK_IMPORTED_MODULE_1__/* .checksFail */ .So)(job)) {
        return [
            here ? '⚠️ **The checks fail.**' : `⚠️ **The checks fail: ${(0,_phrases_js__WEBPACK_IMPORTED_MODULE_3__/* .link */ .nf)(job.prLink)}**`,
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
                : `✅ **Nothing changed.** The agent changed no files this time, so its earlier work is as it was: ${(0,_phrases_js__WEBPACK_IMPORTED_MODULE_3__/* .link */ .nf)(address)}`,
            agentSays(job),
            `To get something else, comment \`${word} …\` and describe what to change.`,
        ];
    }
    if (job.prLink) {
        return [
            here ? doneHere(job) : `🚀 **Done: ${(0,_phrases_js__WEBPACK_IMPORTED_MODULE_3__/* .link */ .nf)(job.prLink)}**`,
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
            (0,_outcome_js__WEBPACK_IMPORTED_MODULE_1__/* .checksFail */ .So)(job)
                ? `⚠️ **The checks fail. Open the pull request yourself, as a draft: ${(0,_phrases_js__WEBPACK_IMPORTED_MODULE_3__/* .link */ .nf)(job.docket.compareLink)}**`
                : `🚀 **Done. Open the pull request yourself: ${(0,_phrases_js__WEBPACK_IMPORTED_MODULE_3__/* .link */ .nf)(job.docket.compareLink)}**`,
            (0,_shared_text_foreign_js__WEBPACK_IMPORTED_MODULE_2__/* .quoted */ .TL)(job.docket.reason ?? 'The pull request could not be opened.'),
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
    return commit ? `Pushed ${(0,_shared_text_foreign_js__WEBPACK_IMPORTED_MODULE_2__/* .defuse */ .VP)((0,_shared_text_foreign_js__WEBPACK_IMPORTED_MODULE_2__/* .codeSpan */ .SS)(commit.slice(0, 7)))}: ${(0,_phrases_js__WEBPACK_IMPORTED_MODULE_3__/* .changedFiles */ .Y_)(job)}.` : '';
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
    return said ? `The agent says:\n\n${(0,_shared_text_foreign_js__WEBPACK_IMPORTED_MODULE_2__/* .quoted */ .TL)(said)}` : '';
}


/***/ }),

/***/ 61051:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  rz: () => (/* binding */ secretReason),
  R0: () => (/* binding */ secretScanner),
  VX: () => (/* binding */ secretValues),
  bs: () => (/* binding */ together)
});

;// CONCATENATED MODULE: ./.build/program/src/jobs/changes/secret-needles.js
// A secret in each of the forms it may be written in, and the search for all of them at once: one
// pass over each view of a text, however many secrets there are.
/** Pieces shorter than this would be found by chance. */
const MIN_PIECE = 6;
/** Without separators, and in halves, only what nobody writes by chance counts. */
const MIN_LETTERS = 8;
const MIN_HALVED = 16;
function needles(secret) {
    const bytes = Buffer.from(secret);
    const forms = [
        { view: 'folded', bytes: visible(secret), what: 'a known secret' },
        { view: 'decoded', bytes: visible(secret), what: 'a known secret, escaped' },
        { view: 'folded', bytes: visible(secret).reverse(), what: 'a known secret, reversed' },
        { view: 'hex', bytes: Buffer.from(bytes.toString('hex')), what: 'a known secret, as hex' },
        ...base64Forms(bytes).map((form) => ({
            view: 'exact',
            bytes: Buffer.from(form),
            what: 'a known secret, base64-encoded',
        })),
    ];
    const found = [...forms, ...splitForms(secret), ...encodedForms(bytes)];
    return found.filter((needle) => needle.bytes.length >= MIN_PIECE);
}
/** With something between its letters, or only half of it, as when two files share it. */
function splitForms(secret) {
    const letters = lettersIn(secret);
    const middle = Math.ceil(secret.length / 2);
    const halves = secret.length < MIN_HALVED ? [] : [secret.slice(0, middle), secret.slice(middle)];
    const whole = letters.length >= 2 * MIN_LETTERS || isRandom(letters) ? [letters] : [];
    return [
        ...whole.map((text) => ({ text, what: 'a known secret with separators' })),
        ...halves
            .map(lettersIn)
            .filter(isRandom)
            .map((text) => ({ text, what: 'half of a known secret', part: true })),
    ].map(({ text, ...rest }) => ({
        view: 'lowLetters',
        bytes: Buffer.from(text.toLowerCase()),
        ...rest,
    }));
}
/** In base32, and in two encodings, one inside the other; separators do not matter. */
function encodedForms(bytes) {
    const inner = [...base64Forms(bytes), bytes.toString('hex')].map((form) => Buffer.from(form));
    const twice = inner.flatMap((form) => [
        ...lettersForms(form),
        { view: 'hex', bytes: Buffer.from(form.toString('hex')), what: 'a known secret, encoded' },
    ]);
    const all = [...lettersForms(bytes), ...twice];
    const distinct = new Map(all.map((form) => [`${form.view} ${form.bytes}`, form]));
    return [...distinct.values()].filter((form) => form.bytes.length >= MIN_LETTERS);
}
const lettersForms = (bytes) => [
    ...base64Forms(bytes).map((form) => needle('letters', form)),
    ...base32Forms(bytes).map((form) => needle('lowLetters', form.toLowerCase())),
];
const needle = (view, form) => ({
    view,
    bytes: Buffer.from(lettersIn(form)),
    what: 'a known secret, encoded',
});
const lettersIn = (text) => text.replace(/[^A-Za-z0-9]/g, '');
/** Words and years change between capitals, small letters and digits now and then; keys all the time. */
function isRandom(text) {
    const changes = text.match(/(?<=\d)\D|(?<=[a-z])[^a-z]|(?<=[A-Z])[^A-Z]/g) ?? [];
    return text.length >= MIN_LETTERS && changes.length >= 4;
}
/** The haystacks hold visible ASCII only, in lower case. */
function visible(text) {
    return Buffer.from(text.replace(/[^\x21-\x7e]/g, '').toLowerCase());
}
/**
 * Base64 of a text that holds the secret at any offset. At offsets 1 and 2 the first letters also
 * depend on what stands before, and the last on what follows: those are left out.
 */
function base64Forms(bytes) {
    const forms = new Set();
    for (const offset of [0, 1, 2]) {
        const encoded = Buffer.concat([Buffer.alloc(offset), bytes]).toString('base64');
        const start = Math.ceil((offset * 8) / 6);
        const end = Math.floor(((offset + bytes.length) * 8) / 6);
        const sure = encoded.slice(start, end);
        forms.add(sure);
        forms.add(sure.replaceAll('+', '-').replaceAll('/', '_'));
    }
    return [...forms];
}
/** The same with five bits a letter. */
function base32Forms(bytes) {
    const bits = Array.from(bytes, (byte) => byte.toString(2).padStart(8, '0')).join('');
    return [0, 1, 2, 3, 4].map((offset) => {
        // So many bits of the first letter are in what stands before.
        const aligned = bits.slice((5 - ((offset * 8) % 5)) % 5);
        return Array.from(aligned.match(/.{5}/g) ?? [], base32Letter).join('');
    });
}
const base32Letter = (five) => 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'[Number.parseInt(five, 2)];
const slot = (bytes, at) => (bytes[at] * 961 + bytes[at + 1] * 31 + bytes[at + 2]) &
    0xffff;
/** Calls back for every place where one of the needles is. */
function needleFinder(all) {
    let indexes;
    return (views, found) => {
        indexes ??= new Map([...Map.groupBy(all, ({ view }) => view)].map(([view, needles]) => [view, indexOf(needles)]));
        for (const [view, { first, needles }] of indexes) {
            const { bytes } = views[view];
            for (let at = 0; at < bytes.length - 2; at += 1) {
                const here = slot(bytes, at);
                if (first[here] === 0)
                    continue;
                for (const needle of needles.get(here) ?? [])
                    if (isAt(bytes, at, needle.bytes))
                        found(needle, at);
            }
        }
    };
}
function indexOf(needles) {
    const index = {
        first: new Uint8Array(0x10000),
        needles: Map.groupBy(needles, ({ bytes }) => slot(bytes, 0)),
    };
    for (const key of index.needles.keys())
        index.first[key] = 1;
    return index;
}
function isAt(bytes, at, needle) {
    if (at + needle.length > bytes.length)
        return false;
    for (let offset = 0; offset < needle.length; offset += 1)
        if (bytes[at + offset] !== needle[offset])
            return false;
    return true;
}
function haystacks(text, positions = false) {
    const exact = new Pile(text.length, positions);
    const folded = Buffer.allocUnsafe(text.length);
    const hex = new Pile(text.length, positions);
    for (let at = 0; at < text.length; at += 1) {
        const byte = text[at];
        if (byte <= 0x20 || byte >= 0x7f)
            continue;
        const lower = byte >= 0x41 && byte <= 0x5a ? byte + 0x20 : byte;
        folded[exact.length] = lower;
        exact.push(byte, at);
        if ((lower >= 0x30 && lower <= 0x39) || (lower >= 0x61 && lower <= 0x66))
            hex.push(lower, at);
        else if (lower === 0x78 && hex.last() === 0x30)
            hex.length -= 1; // the 0 of `0x`
    }
    const plain = exact.haystack();
    return {
        exact: plain,
        folded: { ...plain, bytes: folded.subarray(0, exact.length) },
        hex: hex.haystack(),
        ...lettersOf(text, positions),
        decoded: decode(plain, positions),
    };
}
function lettersOf(text, positions) {
    const pile = new Pile(text.length, positions);
    const low = Buffer.allocUnsafe(text.length);
    let from = 0;
    for (let at = 0; at < text.length; at += 1) {
        const byte = text[at];
        if (byte === 0x0a)
            from = at + 1;
        // `12. ` or `3) ` at the start of a line: the number of an item.
        if ((byte === 0x2e || byte === 0x29) && text[at + 1] === 0x20)
            pile.length -= itemDigits(text, from, at);
        if (!isLetterOrDigit(byte))
            continue;
        low[pile.length] = byte >= 0x41 && byte <= 0x5a ? byte + 0x20 : byte;
        pile.push(byte, at);
    }
    const letters = pile.haystack();
    return { letters, lowLetters: { ...letters, bytes: low.subarray(0, letters.bytes.length) } };
}
/** How many digits stand between the start of a line and the mark, when nothing else does. */
function itemDigits(text, from, mark) {
    let start = mark;
    while (start > from && mark - start < 9 && isDigit(text[start - 1]))
        start -= 1;
    const digits = mark - start;
    while (start > from && text[start - 1] === 0x20)
        start -= 1;
    return start === from ? digits : 0;
}
const isDigit = (byte) => byte >= 0x30 && byte <= 0x39;
const isLetterOrDigit = (byte) => isDigit(byte) || (byte >= 0x41 && byte <= 0x5a) || (byte >= 0x61 && byte <= 0x7a);
const ESCAPE = /%([0-9a-f]{2})|&#x0*([0-9a-f]{1,6});|&#0*([0-9]{1,7});|\\u([0-9a-f]{4})|\\u\{0*([0-9a-f]{1,6})\}|\\x([0-9a-f]{2})|\\(?=[^a-z0-9])/g;
function decode({ bytes, at }, positions) {
    const hasEscapes = bytes.includes('%') || bytes.includes('&#') || bytes.includes('\\');
    if (!hasEscapes)
        return { bytes: Buffer.alloc(0) };
    const text = bytes.toString('latin1').toLowerCase();
    if (!positions)
        return { bytes: Buffer.from(text.replace(ESCAPE, plainLetter), 'latin1') };
    const pile = new Pile(bytes.length, true);
    let from = 0;
    const copy = (to) => {
        for (; from < to; from += 1)
            pile.push(text.charCodeAt(from), at?.[from] ?? 0);
    };
    for (const match of text.matchAll(ESCAPE)) {
        copy(match.index);
        const plain = plainLetter(...match);
        if (plain !== '')
            pile.push(plain.charCodeAt(0), at?.[from] ?? 0);
        from = match.index + match[0].length;
    }
    copy(text.length);
    return pile.haystack();
}
function plainLetter(_, ...groups) {
    const [percent, entityHex, entity, short, long, byte] = groups;
    const digits = percent ?? entityHex ?? short ?? long ?? byte;
    const code = digits === undefined ? Number(entity ?? 'NaN') : Number.parseInt(digits, 16);
    return code > 0x20 && code < 0x7f ? String.fromCharCode(code).toLowerCase() : '';
}
class Pile {
    length = 0;
    #bytes;
    #at;
    constructor(capacity, positions) {
        this.#bytes = Buffer.allocUnsafe(capacity);
        this.#at = positions ? new Uint32Array(capacity) : undefined;
    }
    push(byte, at) {
        this.#bytes[this.length] = byte;
        if (this.#at)
            this.#at[this.length] = at;
        this.length += 1;
    }
    last() {
        return this.length === 0 ? -1 : this.#bytes[this.length - 1];
    }
    haystack() {
        const bytes = this.#bytes.subarray(0, this.length);
        return this.#at ? { bytes, at: this.#at } : { bytes };
    }
}

;// CONCATENATED MODULE: ./.build/program/src/jobs/changes/secrets.js

/** Shorter values are words like `true` or `main`: finding them would say nothing. */
const MIN_SECRET_LENGTH = 8;
function secretScanner(values, options = {}) {
    const all = worthHiding(values).flatMap(needles);
    const find = needleFinder(all);
    function look(bytes, earlier) {
        const present = new Set();
        if (all.length > 0)
            find(haystacks(bytes), (needle) => present.add(needle));
        let before;
        const isNew = ({ view, bytes: half }) => {
            before ??= haystacks(earlier ?? Buffer.alloc(0));
            return !before[view].bytes.includes(half);
        };
        // One is enough to refuse, and most forms of a secret would be found again inside others.
        const known = all.find((needle) => present.has(needle) && (!needle.part || isNew(needle)));
        const shapes = options.shapes === false ? [] : tokenShapes(bytes, earlier ?? undefined);
        return [...new Set([...(known ? [known] : []), ...shapes].map(({ what }) => what))];
    }
    return {
        scan(changes, texts = {}) {
            const found = [];
            for (const change of changes) {
                const inName = look(Buffer.from(change.path));
                found.push(...inName.map((what) => ({ place: 'the name of a changed file', what })));
                if (change.content === null)
                    continue;
                // A name that contains the secret cannot be shown.
                const name = inName.length > 0 ? 'that file' : `\`${change.path}\``;
                const earlier = change.kind === 'modified' ? options.before?.(change.path) : null;
                const inside = look(change.content, earlier);
                found.push(...inside.map((what) => ({ place: `the contents of ${name}`, what })));
            }
            for (const [place, text] of Object.entries(texts))
                found.push(...look(Buffer.from(text)).map((what) => ({ place: `the ${place}`, what })));
            return found;
        },
        redact(text) {
            const bytes = Buffer.from(text);
            const ranges = [];
            const views = haystacks(bytes, true);
            find(views, ({ view, bytes: needle }, hit) => {
                const { bytes: haystack, at } = views[view];
                if (!at)
                    return;
                const end = hit + needle.length;
                const next = end < haystack.length ? (at[end] ?? 0) : bytes.length;
                // An escape is longer than the letter it stands for; its end is found from the next one.
                const last = view === 'decoded' ? seenUntil(bytes, next) : (at[end - 1] ?? 0) + 1;
                ranges.push([at[hit] ?? 0, last]);
            });
            return withoutTokens(ranges.length > 0 ? cutOut(bytes, ranges) : text);
        },
    };
}
/** One sentence for the job's reason. */
function secretReason(found) {
    const said = found.slice(0, 5).map(({ place, what }) => `${what} in ${place}`);
    const rest = found.length > 5 ? `, and ${found.length - 5} more` : '';
    return `The change was refused and nothing was pushed: found ${said.join('; ')}${rest}. Remove it, and replace the secret if anyone may have seen it.`;
}
function worthHiding(values) {
    const parts = [...values]
        .filter((value) => value !== undefined)
        .flatMap((value) => {
        // A key file leaks by any of its lines.
        const lines = value.split(/\r?\n/).map((line) => line.trim());
        const telling = lines.filter((line) => line.length >= 20 && !line.startsWith('-----'));
        return [value.trim(), ...(lines.length > 1 ? telling : [])];
    });
    return [...new Set(parts)].filter((part) => part.length >= MIN_SECRET_LENGTH);
}
/** Back over what cannot be seen: it stands between the secret and the next letter. */
function seenUntil(bytes, end) {
    let last = end;
    while (last > 0 && ((bytes[last - 1] ?? 0) <= 0x20 || (bytes[last - 1] ?? 0) >= 0x7f))
        last -= 1;
    return last;
}
function cutOut(bytes, ranges) {
    const kept = [];
    let from = 0;
    for (const [start, end] of ranges.sort(([a], [b]) => a - b)) {
        if (start >= from)
            kept.push(bytes.subarray(from, start), Buffer.from('***'));
        from = Math.max(from, end);
    }
    kept.push(bytes.subarray(from));
    return Buffer.concat(kept).toString();
}
// Which values of an environment are secrets: by their name, or because an agent was given them.
const SECRET_NAME = /TOKEN|SECRET|PASSW(?:OR)?D|CREDENTIAL|APIKEY|OTLP_HEADERS|(?:^|[_-])KEY(?:$|[_-])/i;
/** The action's own inputs for secrets hold nothing else. */
const SECRET_INPUT = /^INPUT_.*(?:KEY|TOKEN)$/i;
/** Where such a variable only says where something is, or how many. */
const PLACE = /^(?:https?:\/\/[^@]*$|\/[^/]+\/|\.\/|\d{1,11}$)/;
/** What agents are given beside their keys: names that documentation may well mention. */
const SETTING = /(?:^|_)(?:MODEL|BASE_URL|USE_VERTEXAI|REGION|MODE)$/i;
/** A key inside something larger: an address, a piece of configuration. */
const KEY_INSIDE = /[\w+/=.~-]{20,}|(?<=:\/\/[^:@/\s]*:)[^@\s]{8,}(?=@)/g;
/**
 * `handed` are the names of variables that an agent gets: whatever it knows, it can write down.
 * None of these may be published.
 */
function secretValues(env, handed = []) {
    const byName = Object.entries(env).flatMap(([name, value]) => {
        if (!value)
            return [];
        const named = SECRET_NAME.test(name) && !PLACE.test(value);
        return named || SECRET_INPUT.test(name) ? [value] : [];
    });
    const given = handed.flatMap((name) => {
        const value = env[name];
        if (!value || SETTING.test(name) || PLACE.test(value))
            return [];
        return [value, ...(value.match(KEY_INSIDE) ?? [])];
    });
    return [...new Set([...byName, ...given])];
}
/** Both lists, read anew each time. */
function together(fixed, current) {
    return {
        *[Symbol.iterator]() {
            yield* fixed;
            yield* current;
        },
    };
}
const SHAPES = [
    { what: 'a GitHub token', pattern: /\bgh[opsur]_[A-Za-z0-9]{36,251}\b/g },
    { what: 'a GitHub token', pattern: /\bgithub_pat_[A-Za-z0-9]{22}_[A-Za-z0-9]{59}\b/g },
    { what: 'a model provider’s API key', pattern: /\bsk-[A-Za-z0-9_-]{20,200}/g },
    { what: 'an AWS access key', pattern: /\b(?:AKIA|ASIA)[A-Z0-9]{16}\b/g },
    { what: 'a Google API key', pattern: /\bAIza[A-Za-z0-9_-]{35}/g },
    { what: 'a Slack token', pattern: /\bxox[abeoprs]-[A-Za-z0-9-]{20,200}/g },
    { what: 'a GitLab token', pattern: /\bglpat-[A-Za-z0-9_-]{20,50}/g },
    { what: 'an npm token', pattern: /\bnpm_[A-Za-z0-9]{36}\b/g },
    { what: 'a Hugging Face token', pattern: /\bhf_[A-Za-z0-9]{34,40}\b/g },
    { what: 'a Stripe key', pattern: /\b[rs]k_live_[A-Za-z0-9]{24,99}\b/g },
    {
        what: 'a private key',
        pattern: /-----BEGIN (?:[A-Z]{2,12} ){0,2}PRIVATE KEY(?: BLOCK)?-----\s{0,4}[A-Za-z0-9+/=\s]{60,100}/g,
    },
];
/** What must be in a text before any shape can be: one cheap look for most files. */
const HINTS = [
    'gh',
    'github_pat_',
    'sk',
    'AKIA',
    'ASIA',
    'AIza',
    'xox',
    'glpat-',
    'npm_',
    'hf_',
    'rk_',
    '-----BEGIN',
];
function tokenShapes(bytes, earlier) {
    const found = tokensIn(bytes);
    if (found.length === 0 || !earlier)
        return found;
    const known = new Set(tokensIn(earlier).map(({ match }) => match));
    return found.filter(({ match }) => !known.has(match));
}
function tokensIn(bytes) {
    if (!HINTS.some((hint) => bytes.includes(hint)))
        return [];
    const text = bytes.toString('latin1');
    return SHAPES.flatMap(({ what, pattern }) => [...text.matchAll(pattern)]
        .map(([match]) => ({ what, match }))
        .filter(({ match }) => !isPlaceholder(match)));
}
function withoutTokens(text) {
    return SHAPES.reduce((shown, { pattern }) => shown.replace(pattern, (match) => (isPlaceholder(match) ? match : '***')), text);
}
/** `ghp_xxxxxxxx`, `AKIAIOSFODNN7EXAMPLE`, `sk-your-key-goes-here`: nothing random in them. */
function isPlaceholder(token) {
    if (/example|sample|placeholder|your|dummy|fake|redacted|xxxx|0000|1234567|abcdef/i.test(token))
        return true;
    const random = token.replace(/^[A-Za-z]+[-_]|^AKIA|^ASIA|^AIza|^-----BEGIN[^\n]*-----/, '');
    if (new Set(random).size < 8)
        return true;
    // Words with hyphens, as in `sk-learn-based-classification-tool`, hold no digits or capitals.
    return !/\d/.test(random) || !/[A-Za-z]/.test(random);
}


/***/ })

};
