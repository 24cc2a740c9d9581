export const id = 6383;
export const ids = [6383];
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


/***/ })

};
