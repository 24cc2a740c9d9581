export const id = 1337;
export const ids = [1337,6018,1021,1910,6411];
export const modules = {

/***/ 84717:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Nd: () => (/* binding */ diskProblem),
/* harmony export */   kC: () => (/* binding */ createMachineCheck),
/* harmony export */   zv: () => (/* binding */ isOfMachine)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _shared_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(42205);
/* harmony import */ var _shared_git_git_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(60958);
/* harmony import */ var _shared_remembered_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(61812);
/* harmony import */ var _shared_remove_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(66154);
/* harmony import */ var _isolation_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(86780);
// Whether this machine can do jobs now: a worker that cannot leaves them to others.







/** What a job with a middling repository needs. */
const FREE_MB = 256;
const FREE_FILES = 5_000;
/** What starts a program is looked at this often. */
const PROGRAMS_EVERY_MS = 60_000;
/** Answers what is wrong, in a sentence; undefined: nothing. */
function createMachineCheck(options) {
    const remembered = (0,_shared_remembered_js__WEBPACK_IMPORTED_MODULE_6__/* .createRemembered */ .f)(options.clock, PROGRAMS_EVERY_MS);
    return async () => (await diskProblem(options)) ?? remembered('programs', () => programProblem(options));
}
async function diskProblem({ tmp, space = node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.statfs, remedy = 'Free some space, or set TMPDIR to a folder on another disk.', }) {
    try {
        const { bavail, bsize, files, ffree } = await space(tmp);
        const freeMb = Math.floor((bavail * bsize) / 1_048_576);
        if (freeMb < FREE_MB) {
            return `The disk of ${tmp} is full: ${freeMb} MB are free, and a job needs ${FREE_MB}. ${remedy}`;
        }
        // Some file systems do not count them.
        if (files > 0 && ffree < FREE_FILES) {
            return `The disk of ${tmp} is full: it can hold ${ffree} more files (inodes), and a job needs ${FREE_FILES}. ${remedy}`;
        }
        const folder = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.mkdtemp)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(tmp, 'docket-check-'));
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.writeFile)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, 'file'), 'x').finally(() => (0,_shared_remove_js__WEBPACK_IMPORTED_MODULE_4__/* .removeTree */ .d)(folder));
        return undefined;
    }
    catch (error) {
        return `Nothing can be written in ${tmp} (${(0,_shared_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .sentence */ .em)(error)}). ${remedy} Then start Docket again.`;
    }
}
async function programProblem(options) {
    const { environment, isolated, several } = options;
    try {
        await (0,_shared_git_git_js__WEBPACK_IMPORTED_MODULE_3__.createGit)({ path: environment.PATH ?? '' }).run(['--version']);
    }
    catch (error) {
        return (0,_shared_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .sentence */ .em)(error);
    }
    if (!isolated)
        return undefined;
    const lack = (0,_isolation_js__WEBPACK_IMPORTED_MODULE_5__/* .lackOf */ .Zs)(await (0,_isolation_js__WEBPACK_IMPORTED_MODULE_5__.detectIsolation)(options), several);
    return lack && `Agents must run isolated, and ${lack}.`;
}
const CODES = new Set(['ENOSPC', 'EDQUOT', 'EMFILE', 'ENFILE', 'ENOMEM', 'EROFS', 'EIO']);
/** How git says it. What agents say proves nothing. */
const WORDS = /No space left on device|Disk quota exceeded|Cannot allocate memory|Too many open files|Read-only file system/;
/** Whether the machine is at fault, and not the job: another machine may be able to do it. */
function isOfMachine(error) {
    for (let at = error; at instanceof Error; at = at.cause) {
        const { code } = at;
        if (at instanceof _shared_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .WorkerFault */ .t)
            return true;
        if (!(at instanceof _shared_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .DocketError */ .jq) && code !== undefined && CODES.has(code))
            return true;
        if (at instanceof _shared_git_git_js__WEBPACK_IMPORTED_MODULE_3__/* .GitFailed */ .SX && WORDS.test(at.result.stderr))
            return true;
    }
    return false;
}


/***/ }),

/***/ 8792:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   dryRun: () => (/* binding */ dryRun)
/* harmony export */ });
/* harmony import */ var _sending_context_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(62236);

async function dryRun(rehearsal, bot) {
    const { what, prompt, origin, fresh, jobId } = rehearsal;
    const { threads } = await bot.backend();
    const known = origin.thread === undefined ? null : await threads.jobOfThread(origin.thread);
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
        const context = await (0,_sending_context_js__WEBPACK_IMPORTED_MODULE_0__/* .gatherContext */ .x8)(bot.host, origin);
        if (context !== undefined)
            lines.push('', 'Context:', context);
    }
    return { outcome: 'dry-run', message: lines.join('\n') };
}


/***/ }),

/***/ 43810:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   fixChecks: () => (/* binding */ fixChecks)
/* harmony export */ });
/* harmony import */ var _shared_runtime_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(82860);
/* harmony import */ var _shared_text_foreign_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(35238);
/* harmony import */ var _bot_context_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(64561);
/* harmony import */ var _outcome_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9826);
/* harmony import */ var _request_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(92939);
/* harmony import */ var _sending_send_and_follow_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(99963);
/* harmony import */ var _dry_run_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8792);
// Checks failed on the pull request of a job: the job continues with what they reported. All checks
// that fail on a commit are one request, and only so many follow each other before a person is asked.







/** How often Docket tries by itself after each request of a person. */
const MOST_ATTEMPTS = 2;
async function fixChecks(request, bot) {
    const { headRef, headSha } = request;
    if (!(await bot.settings()).fixChecks) {
        return (0,_outcome_js__WEBPACK_IMPORTED_MODULE_2__/* .ignored */ .PP)('`fix-checks: true` is not set in `.github/docket.yml`');
    }
    const pull = await bot.host.openPull(headRef);
    if (pull === null)
        return (0,_outcome_js__WEBPACK_IMPORTED_MODULE_2__/* .ignored */ .PP)(`\`${headRef}\` has no open pull request`);
    const moved = `pull request #${pull.number} has newer commits than the one that failed`;
    if (pull.headSha !== headSha && !bot.rerun)
        return (0,_outcome_js__WEBPACK_IMPORTED_MODULE_2__/* .ignored */ .PP)(moved);
    const { threads, records } = await bot.backend();
    const job = await threads.ownerOf(pull);
    if (job === null || job.archived)
        return (0,_outcome_js__WEBPACK_IMPORTED_MODULE_2__/* .ignored */ .PP)(`no job works on pull request #${pull.number}`);
    const key = `checks:${headSha}`;
    const found = records
        ? await records.promptOf(job.id, key)
        : await (0,_bot_context_js__WEBPACK_IMPORTED_MODULE_1__/* .replyAt */ .Gj)(bot, key, { thread: pull.number }).find();
    const taken = found !== undefined && found !== null;
    if (taken && !bot.rerun)
        return (0,_outcome_js__WEBPACK_IMPORTED_MODULE_2__/* .ignored */ .PP)('the checks of this commit were taken up before');
    // The first attempt of this run may have pushed, and died before it was finished.
    if (!taken && pull.headSha !== headSha)
        return (0,_outcome_js__WEBPACK_IMPORTED_MODULE_2__/* .ignored */ .PP)(moved);
    const failed = (await bot.host.failedChecks(headSha)).map(({ name }) => name);
    if (failed.length === 0)
        return (0,_outcome_js__WEBPACK_IMPORTED_MODULE_2__/* .ignored */ .PP)('no check fails on this commit now');
    const attempt = job.attempts + (taken ? 0 : 1);
    if (attempt > MOST_ATTEMPTS)
        return tellLimit(failed, pull, job, bot);
    const prompt = (0,_request_js__WEBPACK_IMPORTED_MODULE_5__/* .checksPrompt */ ._3)(headSha);
    const origin = {
        thread: pull.number,
        checks: { headSha },
        askedAt: (0,_shared_runtime_js__WEBPACK_IMPORTED_MODULE_0__/* .isoTime */ .Ly)(bot.clock.now()),
        pull: (0,_request_js__WEBPACK_IMPORTED_MODULE_5__/* .headOf */ .Uo)(pull),
    };
    if (bot.dryRun) {
        return (0,_dry_run_js__WEBPACK_IMPORTED_MODULE_4__.dryRun)({ what: 'fix-checks', prompt, origin, fresh: false, jobId: job.id }, bot);
    }
    const heading = failedChecks(failed, headSha, { attempt, of: MOST_ATTEMPTS });
    const reply = (0,_bot_context_js__WEBPACK_IMPORTED_MODULE_1__/* .replyAt */ .Gj)(bot, key, { thread: pull.number }, heading);
    return (0,_sending_send_and_follow_js__WEBPACK_IMPORTED_MODULE_3__/* .sendAndFollow */ .J)({ prompt, origin }, { key, job: job.id, reply, claim: 'unclear' }, bot);
}
/** Said once, until somebody asks for something. */
async function tellLimit(failed, { number }, job, bot) {
    const reply = (0,_bot_context_js__WEBPACK_IMPORTED_MODULE_1__/* .replyAt */ .Gj)(bot, `checks-limit:${job.id}:${job.requests}`, { thread: number });
    if (!bot.dryRun && (await reply.find()) === null) {
        await reply.say(checksLimit(failed, MOST_ATTEMPTS, bot.style), { phase: 'told' });
        // Another run may have said it in the same moment.
        await reply.giveWay();
    }
    return (0,_outcome_js__WEBPACK_IMPORTED_MODULE_2__/* .ignored */ .PP)(`Docket has tried ${MOST_ATTEMPTS} times to fix the checks of #${number}; a person decides how to continue`);
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
const list = (names) => names.map(_shared_text_foreign_js__WEBPACK_IMPORTED_MODULE_6__/* .codeSpan */ .SS).join(', ');


/***/ }),

/***/ 75525:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   runReview: () => (/* binding */ runReview)
/* harmony export */ });
/* harmony import */ var _shared_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(42205);
/* harmony import */ var _bot_context_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(64561);
/* harmony import */ var _outcome_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9826);
/* harmony import */ var _request_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(92939);
/* harmony import */ var _sending_send_and_follow_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(99963);
/* harmony import */ var _thread_host_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(60219);
/* harmony import */ var _dry_run_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8792);
/* harmony import */ var _handle_comment_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(61899);
/* harmony import */ var _review_prompt_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(59376);
/* harmony import */ var _tell_failure_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(80061);
// A review that requests changes on a job's own pull request continues the job, if a person with
// permission wrote it. Reviews are not addressed to Docket, so what leads to nothing is only logged.










async function runReview(request, bot) {
    const { comment, thread, pull } = request;
    if (!pull?.open)
        return (0,_outcome_js__WEBPACK_IMPORTED_MODULE_2__/* .ignored */ .PP)(`pull request #${thread} is closed`);
    const refused = await whyNot(request, bot);
    if (refused !== undefined)
        return (0,_outcome_js__WEBPACK_IMPORTED_MODULE_2__/* .ignored */ .PP)(refused);
    const { threads, records } = await bot.backend();
    const job = await threads.ownerOf({ number: thread, headRef: pull.headRef });
    if (job === null)
        return (0,_outcome_js__WEBPACK_IMPORTED_MODULE_2__/* .ignored */ .PP)(`no job opened pull request #${thread}`);
    const { word } = bot.style;
    if (job.archived) {
        return (0,_outcome_js__WEBPACK_IMPORTED_MODULE_2__/* .ignored */ .PP)(`job ${job.id} is archived; comment \`${word} …\` to start a new one`);
    }
    const review = await readReview(request, bot);
    if (review === null)
        return _handle_comment_js__WEBPACK_IMPORTED_MODULE_5__/* .GONE */ .uj;
    if (!review.requestsChanges)
        return (0,_outcome_js__WEBPACK_IMPORTED_MODULE_2__/* .ignored */ .PP)('the review was dismissed before this run began');
    const asked = { ...review, body: request.body };
    const prompt = await (0,_review_prompt_js__WEBPACK_IMPORTED_MODULE_6__/* .reviewPrompt */ .D)(asked, bot.read);
    if (prompt === '')
        return (0,_outcome_js__WEBPACK_IMPORTED_MODULE_2__/* .ignored */ .PP)('the review contains no visible text');
    const origin = await (0,_handle_comment_js__WEBPACK_IMPORTED_MODULE_5__/* .originOf */ .yv)(request, bot);
    if (bot.dryRun) {
        return (0,_dry_run_js__WEBPACK_IMPORTED_MODULE_4__.dryRun)({ what: 'review', prompt, origin, fresh: false, jobId: job.id }, bot);
    }
    const key = (0,_request_js__WEBPACK_IMPORTED_MODULE_8__/* .eventOf */ .A6)(comment);
    const before = await records?.promptOf(job.id, key);
    if (before !== undefined && before !== prompt) {
        return (0,_outcome_js__WEBPACK_IMPORTED_MODULE_2__/* .ignored */ .PP)(`job ${job.id} has taken up this review, and its comments were edited since; comment \`${word} …\` to continue`);
    }
    const said = (0,_request_js__WEBPACK_IMPORTED_MODULE_8__/* .commentOf */ .vm)(request);
    const claim = await (0,_handle_comment_js__WEBPACK_IMPORTED_MODULE_5__/* .claimOf */ ._B)(said, bot);
    if (claim === 'gone')
        return _handle_comment_js__WEBPACK_IMPORTED_MODULE_5__/* .GONE */ .uj;
    const reply = (0,_bot_context_js__WEBPACK_IMPORTED_MODULE_1__/* .replyAt */ .Gj)(bot, key, (0,_request_js__WEBPACK_IMPORTED_MODULE_8__/* .replyPlaceOf */ .nS)(request));
    const event = { key, job: job.id, reply, claim };
    const result = await (0,_tell_failure_js__WEBPACK_IMPORTED_MODULE_7__/* .orTell */ .X)({ reply, said }, bot, () => (0,_sending_send_and_follow_js__WEBPACK_IMPORTED_MODULE_3__/* .sendAndFollow */ .J)({ prompt, origin }, event, bot));
    await (0,_handle_comment_js__WEBPACK_IMPORTED_MODULE_5__/* .markEnd */ .XD)(said, [result], bot);
    return { ...result, prompt };
}
async function whyNot({ author, namedBot }, { host, permission, settings }) {
    const granted = namedBot ? undefined : await host.permission(author);
    if (granted && !(0,_thread_host_js__WEBPACK_IMPORTED_MODULE_9__/* .permits */ .V1)(granted, permission)) {
        const why = granted.problem ?? `only ${granted.level} permission`;
        return `${author} has ${why}; a review needs \`${permission}\` permission to continue a job`;
    }
    if ((await settings()).reviews)
        return undefined;
    return '`review: commands-only` is set in `.github/docket.yml`';
}
async function readReview({ comment, thread }, { host }) {
    return host.review(thread, comment.id).catch((error) => {
        if (error instanceof _shared_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .NotFound */ .Mk)
            return null;
        throw error;
    });
}


/***/ }),

/***/ 95136:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   runCommand: () => (/* binding */ runCommand)
/* harmony export */ });
/* harmony import */ var _shared_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(42205);
/* harmony import */ var _shared_waiting_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(12099);
/* harmony import */ var _bot_context_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(64561);
/* harmony import */ var _replies_words_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(72142);
/* harmony import */ var _request_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(92939);
/* harmony import */ var _thread_host_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(60219);
// May this person give commands? Anyone can comment, so what the commands need is loaded only after a yes.






async function runCommand(request, bot) {
    const refused = await refuse(request, bot);
    if (refused)
        return refused;
    const { carryOutAll } = await Promise.all(/* import() */[__webpack_require__.e(5251), __webpack_require__.e(949), __webpack_require__.e(1369), __webpack_require__.e(6951), __webpack_require__.e(1001), __webpack_require__.e(9963), __webpack_require__.e(4042)]).then(__webpack_require__.bind(__webpack_require__, 12208));
    return carryOutAll(request, bot);
}
/** Comments of people without permission cost one request and lead to no job. */
async function refuse(request, bot) {
    if (request.namedBot)
        return null;
    const { host, permission, style, log } = bot;
    const { author } = request;
    const granted = await host.permission(author);
    if ((0,_thread_host_js__WEBPACK_IMPORTED_MODULE_4__/* .permits */ .V1)(granted, permission))
        return null;
    const message = `${author} has ${granted.problem ?? `only ${granted.level} permission`}; \`${permission}\` is needed.`;
    if (bot.dryRun)
        return { outcome: 'ignored', message };
    try {
        // One answer to each person on a thread: repeating it would only make noise.
        const reply = (0,_bot_context_js__WEBPACK_IMPORTED_MODULE_2__/* .replyAt */ .Gj)(bot, `refusal:${author}`, (0,_request_js__WEBPACK_IMPORTED_MODULE_5__/* .replyPlaceOf */ .nS)(request));
        const seen = (await host.react((0,_request_js__WEBPACK_IMPORTED_MODULE_5__/* .commentOf */ .vm)(request), 'confused')) === 'again';
        // An earlier attempt at the same event may have got no further.
        const told = seen && !bot.rerun;
        if (!told && (await reply.find()) === null) {
            await reply.say(_replies_words_js__WEBPACK_IMPORTED_MODULE_3__/* .refusal */ .x5(author, permission, granted.problem, style), { phase: 'told' });
        }
    }
    catch (error) {
        if ((0,_shared_waiting_js__WEBPACK_IMPORTED_MODULE_1__/* .isNoAnswer */ .Uz)(error))
            throw error;
        log.warn(`The refusal could not be posted on the thread: ${(0,_shared_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .sentence */ .em)(error)}`);
    }
    return { outcome: 'ignored', message };
}


/***/ }),

/***/ 80061:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   X: () => (/* binding */ orTell),
/* harmony export */   tellWrongSetup: () => (/* binding */ tellWrongSetup),
/* harmony export */   z: () => (/* binding */ finishUnfinished)
/* harmony export */ });
/* harmony import */ var _shared_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(42205);
/* harmony import */ var _bot_context_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(64561);
/* harmony import */ var _replies_marker_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(61015);
/* harmony import */ var _replies_reply_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(31697);
/* harmony import */ var _replies_words_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(72142);
/* harmony import */ var _request_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(92939);
/* harmony import */ var _thread_host_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(60219);
/* harmony import */ var _handle_comment_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(61899);
// Whatever stops a command, the person who gave it learns so on the thread.








/** Does the work. If it fails, says why on the thread before the error reaches the log. */
async function orTell({ reply, said }, bot, work) {
    try {
        return await work();
    }
    catch (error) {
        if (error instanceof _thread_host_js__WEBPACK_IMPORTED_MODULE_6__/* .CheckLater */ .Lc)
            throw error;
        if (bot.waits?.(error))
            await reply?.wait(_replies_words_js__WEBPACK_IMPORTED_MODULE_4__/* .waiting */ .eg(tellable(error, bot.style), bot.style));
        else if (!bot.dryRun)
            await tell(error, { reply, said }, bot);
        throw error;
    }
}
/**
 * For a workflow whose inputs are wrong, where nothing else is done. Only someone who is permitted
 * to give commands gets this answer; to others the setup is no concern.
 */
async function tellWrongSetup(request, error, bot) {
    if (bot.dryRun)
        return;
    const { host, permission } = bot;
    if (!request.namedBot && !(0,_thread_host_js__WEBPACK_IMPORTED_MODULE_6__/* .permits */ .V1)(await host.permission(request.author), permission))
        return;
    const said = (0,_request_js__WEBPACK_IMPORTED_MODULE_7__/* .commentOf */ .vm)(request);
    // As for any command: a re-run after the fix continues this answer.
    if ((await (0,_handle_comment_js__WEBPACK_IMPORTED_MODULE_5__/* .claimOf */ ._B)(said, bot)) === 'gone')
        return;
    const reply = (0,_bot_context_js__WEBPACK_IMPORTED_MODULE_1__/* .replyAt */ .Gj)(bot, (0,_request_js__WEBPACK_IMPORTED_MODULE_7__/* .eventOf */ .A6)(request.comment), (0,_request_js__WEBPACK_IMPORTED_MODULE_7__/* .replyPlaceOf */ .nS)(request));
    await tell(error, { reply, said }, bot);
}
async function tell(error, { reply, said }, bot) {
    await reply?.fail(_replies_words_js__WEBPACK_IMPORTED_MODULE_4__/* .couldNot */ .NF(tellable(error, bot.style), bot.style));
    if (said)
        await (0,_handle_comment_js__WEBPACK_IMPORTED_MODULE_5__/* .mark */ .Gy)(said, false, bot);
}
/** What went wrong here is for the log; a thread gets the sentences that were written for people. */
function tellable(error, { runUrl }) {
    if (!(error instanceof _shared_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .DocketError */ .jq)) {
        const log = runUrl ? 'The log of the workflow run' : 'The log of the server';
        return `Something unexpected went wrong. ${log} has the details.`;
    }
    return [error.message, ...error.details.map((detail) => `- ${detail}`)].join('\n');
}
// An answer whose run was killed gets its last words from whoever comes after it.
async function finishUnfinished({ place, marker, comment, said }, bot) {
    const { host, style } = bot;
    const scope = (0,_bot_context_js__WEBPACK_IMPORTED_MODULE_1__/* .scopeOf */ .Od)(bot, place.thread);
    const found = await (0,_replies_reply_js__WEBPACK_IMPORTED_MODULE_3__/* .findMarked */ .E)(host, place, (0,_replies_marker_js__WEBPACK_IMPORTED_MODULE_2__/* .markerPrefix */ .X4)(marker.event), scope);
    const current = found.find((one) => one.comment.id === comment.id);
    // Deleted, or the run had said its last words and was killed right after.
    if (!current || !(0,_replies_marker_js__WEBPACK_IMPORTED_MODULE_2__/* .isOpen */ .nT)(current.marker))
        return;
    const body = _replies_words_js__WEBPACK_IMPORTED_MODULE_4__/* .commentBody */ .I2((0,_replies_marker_js__WEBPACK_IMPORTED_MODULE_2__/* .writeMarker */ .en)(marker, scope), _replies_words_js__WEBPACK_IMPORTED_MODULE_4__/* .interrupted */ .VM(style));
    await host.editComment(comment, body);
    if (said)
        await host.react(said, 'confused');
}


/***/ }),

/***/ 33499:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   readDelivery: () => (/* binding */ readDelivery)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(42047);
/* harmony import */ var _config_config_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(43090);
/* harmony import */ var _config_settings_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(81910);
/* harmony import */ var _events_quick_look_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(12693);
/* harmony import */ var _replies_marker_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(61015);
// What a delivery asks for, and the little of it that is kept. Most deliveries ask for nothing.





const text = zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP().max(200_000);
const name = zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP().max(1_000);
const id = zod__WEBPACK_IMPORTED_MODULE_4__/* .int */ .Whr().min(1);
const user = zod__WEBPACK_IMPORTED_MODULE_4__/* .object */ .Ikc({ login: name, type: name.optional() });
const pull = zod__WEBPACK_IMPORTED_MODULE_4__/* .object */ .Ikc({
    number: id,
    html_url: name.optional(),
    updated_at: name.optional(),
    state: name.optional(),
    merged: zod__WEBPACK_IMPORTED_MODULE_4__/* .boolean */ .zMY().nullish(),
    head: zod__WEBPACK_IMPORTED_MODULE_4__/* .object */ .Ikc({ ref: name, sha: name, repo: zod__WEBPACK_IMPORTED_MODULE_4__/* .object */ .Ikc({ full_name: name }).nullish() }),
    base: zod__WEBPACK_IMPORTED_MODULE_4__/* .object */ .Ikc({ ref: name }).optional(),
});
const checks = zod__WEBPACK_IMPORTED_MODULE_4__/* .object */ .Ikc({
    conclusion: name.nullish(),
    head_branch: name.nullish(),
    head_sha: name.optional(),
    head_repository: zod__WEBPACK_IMPORTED_MODULE_4__/* .object */ .Ikc({ full_name: name }).nullish(),
    path: name.optional(),
    app: zod__WEBPACK_IMPORTED_MODULE_4__/* .object */ .Ikc({ slug: name.optional() }).nullish(),
});
const written = { id, body: text.nullish(), user: user.nullish(), html_url: name.optional() };
/** A push can change thousands of files; only those that may be settings are kept. */
const files = zod__WEBPACK_IMPORTED_MODULE_4__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP())
    .optional()
    .transform((all = []) => all.filter((path) => SETTINGS_PATHS.includes(path)));
const SETTINGS_PATHS = [_config_config_js__WEBPACK_IMPORTED_MODULE_0__.CONFIG_PATH, _config_config_js__WEBPACK_IMPORTED_MODULE_0__.ORGANIZATION_PATH];
/** Whatever else GitHub sends is dropped. */
const Payload = zod__WEBPACK_IMPORTED_MODULE_4__/* .object */ .Ikc({
    action: name.optional(),
    installation: zod__WEBPACK_IMPORTED_MODULE_4__/* .object */ .Ikc({ id }),
    sender: user.optional(),
    repository: zod__WEBPACK_IMPORTED_MODULE_4__/* .object */ .Ikc({
        id,
        full_name: name,
        default_branch: name.optional(),
        private: zod__WEBPACK_IMPORTED_MODULE_4__/* .boolean */ .zMY().optional(),
    })
        .optional(),
    issue: zod__WEBPACK_IMPORTED_MODULE_4__/* .object */ .Ikc({ number: id, updated_at: name.optional(), pull_request: zod__WEBPACK_IMPORTED_MODULE_4__/* .object */ .Ikc({}).optional() })
        .optional(),
    pull_request: pull.optional(),
    workflow_run: checks.optional(),
    check_suite: checks.optional(),
    ref: name.optional(),
    forced: zod__WEBPACK_IMPORTED_MODULE_4__/* .boolean */ .zMY().optional(),
    commits: zod__WEBPACK_IMPORTED_MODULE_4__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_4__/* .object */ .Ikc({ added: files, modified: files, removed: files }))
        .optional()
        .transform((all) => all?.filter((commit) => changedFiles([commit]).length > 0)),
    comment: zod__WEBPACK_IMPORTED_MODULE_4__/* .object */ .Ikc({
        ...written,
        in_reply_to_id: id.nullish(),
        created_at: name.optional(),
        updated_at: name.optional(),
    })
        .optional(),
    changes: zod__WEBPACK_IMPORTED_MODULE_4__/* .object */ .Ikc({ body: zod__WEBPACK_IMPORTED_MODULE_4__/* .object */ .Ikc({ from: text }).optional() }).optional(),
    review: zod__WEBPACK_IMPORTED_MODULE_4__/* .object */ .Ikc({ ...written, state: name.optional(), submitted_at: name.nullish() }).optional(),
});
function changedFiles(commits = []) {
    return commits.flatMap(({ added = [], modified = [], removed = [] }) => [
        ...added,
        ...modified,
        ...removed,
    ]);
}
const INSTALLATION_EVENTS = ['installation', 'installation_repositories', 'installation_target'];
/** What can happen to a job from a repository. */
const JOB_EVENTS = [...Object.keys(_events_quick_look_js__WEBPACK_IMPORTED_MODULE_2__/* .COMMENT_EVENTS */ .Ae), 'pull_request', 'workflow_run', 'check_suite'];
/** Events that change a repository's name or owner, or delete it. */
const MOVES = ['renamed', 'transferred', 'deleted'];
/**
 * The same from GitHub's payload and from what was kept of it. The word for commands is a setting of
 * the repository, which is not known yet.
 */
function readDelivery(event, body) {
    const isPlace = INSTALLATION_EVENTS.includes(event) || event === 'repository';
    if (!isPlace && event !== 'push' && !JOB_EVENTS.includes(event)) {
        return ignored(`the event \`${event}\` means nothing to Docket`);
    }
    const read = Payload.safeParse(body);
    if (!read.success)
        return ignored('the payload is not one of an installed App');
    const payload = read.data;
    const { action = '', installation, repository } = payload;
    if (isPlace) {
        if (event === 'repository' && !MOVES.includes(action))
            return ignored(`nothing moved`);
        const key = `installation ${installation.id}`;
        const all = event === 'installation_target' ? 'owner' : undefined;
        const part = event === 'repository' ? repository?.id : all;
        return { kind: 'installation', installation: installation.id, part, payload, key };
    }
    if (event === 'push')
        return readPush(payload);
    const thread = (payload.issue ?? payload.pull_request)?.number;
    const { head_branch: branch } = payload.workflow_run ?? payload.check_suite ?? {};
    const place = thread ?? branch ?? undefined;
    if (!repository || place === undefined)
        return ignored('the payload has no thread');
    const why = whyNothing(event, payload);
    if (why !== undefined)
        return ignored(why);
    return {
        kind: 'thread',
        repository: {
            id: repository.id,
            fullName: repository.full_name,
            installation: installation.id,
        },
        event: { name: event, payload: payload, thread },
        payload,
        key: `${repository.id}#${place}`,
    };
}
function readPush(payload) {
    const { repository, ref, forced, commits, installation } = payload;
    if (!repository || ref !== `refs/heads/${repository.default_branch}`) {
        return ignored('settings are read from the default branch');
    }
    const { id, full_name: fullName } = repository;
    const isOrganization = (0,_config_settings_js__WEBPACK_IMPORTED_MODULE_1__/* .organizationOf */ .d1)(fullName) === fullName;
    const changed = changedFiles(commits);
    const hasChanged = changed.includes(_config_config_js__WEBPACK_IMPORTED_MODULE_0__.CONFIG_PATH) || (isOrganization && changed.length > 0);
    // The commits of a forced push say nothing about those that it removes.
    if (!forced && !hasChanged)
        return ignored('the push does not change settings');
    return {
        kind: 'settings',
        repository: { id, fullName, installation: installation.id },
        payload,
        key: `settings ${id}`,
    };
}
function whyNothing(event, payload) {
    if (event === 'pull_request') {
        // Any pull request of the repository may have documentation stacked on it.
        const from = payload.pull_request?.head?.repo?.full_name;
        const own = from !== undefined && from === payload.repository?.full_name;
        const reopened = payload.action === 'reopened' && payload.pull_request?.head?.ref?.startsWith('docket/');
        const matters = payload.action === 'closed' || reopened;
        return matters && own ? undefined : 'no pull request of its own was closed';
    }
    const checked = payload.workflow_run ?? payload.check_suite;
    if (checked) {
        const failed = ['failure', 'timed_out'].includes(checked.conclusion ?? '');
        const own = checked.head_branch?.startsWith('docket/');
        return payload.action === 'completed' && failed && own ? undefined : 'no check of a job failed';
    }
    const { body } = payload.review ?? payload.comment ?? {};
    if (event === 'issue_comment' && payload.action === 'edited') {
        const ticked = (0,_replies_marker_js__WEBPACK_IMPORTED_MODULE_3__/* .tickedIn */ .yZ)(payload.changes?.body?.from ?? '', body ?? '');
        return ticked.length > 0 ? undefined : 'no box of a list was ticked';
    }
    if (payload.action !== _events_quick_look_js__WEBPACK_IMPORTED_MODULE_2__/* .COMMENT_EVENTS */ .Ae[event]?.action)
        return 'only new comments can run commands';
    if ((0,_events_quick_look_js__WEBPACK_IMPORTED_MODULE_2__/* .mayHoldSomeCommand */ .Ss)(body ?? '') || (0,_events_quick_look_js__WEBPACK_IMPORTED_MODULE_2__/* .mayInstruct */ .ey)(payload, false))
        return undefined;
    return 'no line of the comment starts with a command';
}
const ignored = (reason) => ({ kind: 'ignored', reason });


/***/ }),

/***/ 91136:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Kf: () => (/* binding */ commandsOf),
/* harmony export */   SQ: () => (/* binding */ workDelivery),
/* harmony export */   cQ: () => (/* binding */ tellJobEnd),
/* harmony export */   gC: () => (/* binding */ DELIVERIES_MS),
/* harmony export */   qO: () => (/* binding */ passing)
/* harmony export */ });
/* harmony import */ var _config_inputs_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(15246);
/* harmony import */ var _shared_days_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(65529);
/* harmony import */ var _shared_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(42205);
/* harmony import */ var _shared_runtime_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(82860);
/* harmony import */ var _shared_waiting_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(12099);
/* harmony import */ var _commands_fix_checks_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(43810);
/* harmony import */ var _commands_review_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(75525);
/* harmony import */ var _commands_run_command_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(95136);
/* harmony import */ var _events_trigger_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(14774);
/* harmony import */ var _outcome_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(9826);
/* harmony import */ var _sending_tell_end_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(85056);
/* harmony import */ var _thread_host_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(60219);
/* harmony import */ var _upkeep_archive_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(56789);
/* harmony import */ var _upkeep_retarget_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(7487);
/* harmony import */ var _delivered_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(33499);















/** Longer than GitHub can be asked for a delivery. */
const DELIVERIES_MS = 7 * _shared_days_js__WEBPACK_IMPORTED_MODULE_1__/* .DAY_MS */ .sO;
/** What the workflow's inputs would be if nobody set any. */
const INPUTS = (0,_config_inputs_js__WEBPACK_IMPORTED_MODULE_0__/* .parseInputs */ .TL)(() => '');
function commandsOf({ command }) {
    const { word, permission, 'allowed-bots': bots } = command;
    return { word, permission, allowedBots: [...bots] };
}
/** What is wrong with this worker is none of the delivery's business: it waits for another one. */
function passing(error) {
    return error instanceof _shared_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .WorkerFault */ .t ? new _shared_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .Unavailable */ .$P(error.message, { cause: error }) : error;
}
async function workDelivery(guid, how, deps) {
    const kept = await deps.deliveries.find(guid);
    if (!kept)
        return;
    const again = how.again || kept.waiting !== undefined;
    const result = await performOrLater(kept, { ...how, again }, deps);
    if (!result)
        return;
    if (result.outcome === 'started' && result.job) {
        await deps.deliveries.ledTo(guid, result.job.id);
    }
    deps.worked?.(kept);
    (0,_shared_runtime_js__WEBPACK_IMPORTED_MODULE_3__/* .about */ .Cv)(deps.log, { delivery: guid }).info(`Delivery ${guid} (${kept.event}): ${result.message}`);
}
/** Tells everyone who asked for the job how it ended. */
async function tellJobEnd(job, deps) {
    for (const kept of await deps.deliveries.waitingFor(job)) {
        const delivered = (0,_delivered_js__WEBPACK_IMPORTED_MODULE_13__.readDelivery)(kept.event, kept.payload);
        if (delivered.kind !== 'thread') {
            await deps.deliveries.told(kept.guid);
            continue;
        }
        const { place, lost } = await placeOf(delivered.repository, deps);
        if (lost)
            await deps.deliveries.unheard(job, `Its reply could not be updated: ${lost}.`);
        let next;
        if (place && isTick(delivered.event))
            await deps.checkLater(kept);
        else if (place) {
            const { comment, review } = delivered.payload;
            const bot = deps.teller(place, job);
            ({ next } = await (0,_sending_tell_end_js__WEBPACK_IMPORTED_MODULE_10__/* .tellEnds */ .gj)(job, bot, review?.id ?? comment?.id));
        }
        if (next === undefined)
            await deps.deliveries.told(kept.guid);
        else
            await deps.deliveries.ledTo(kept.guid, next);
        const log = (0,_shared_runtime_js__WEBPACK_IMPORTED_MODULE_3__/* .about */ .Cv)(deps.log, { delivery: kept.guid, job });
        log.info(`Delivery ${kept.guid} (${kept.event}): the end of job ${job} is told.`);
    }
}
/** The list shows what became of what was ticked, and is brought up to date with the check. */
const isTick = ({ name, payload }) => name === 'issue_comment' && payload.action === 'edited';
/** Null: it continues when the documentation check has its turn. */
async function performOrLater(kept, attempt, deps) {
    try {
        return await perform(kept, attempt, deps);
    }
    catch (error) {
        if (!(error instanceof _thread_host_js__WEBPACK_IMPORTED_MODULE_14__/* .CheckLater */ .Lc))
            throw error;
        await deps.checkLater(kept);
        return null;
    }
}
async function perform(kept, { again, checks }, deps) {
    const { receivedAt, waiting } = kept;
    const waits = (error) => (0,_shared_waiting_js__WEBPACK_IMPORTED_MODULE_4__/* .waitFor */ .fm)(passing(error), waiting, { now: _shared_runtime_js__WEBPACK_IMPORTED_MODULE_3__/* .systemClock */ .ml.now(), random: Math.random }) !== undefined;
    const attempt = { again, checks, receivedAt, waits };
    const delivered = (0,_delivered_js__WEBPACK_IMPORTED_MODULE_13__.readDelivery)(kept.event, kept.payload);
    if (delivered.kind === 'ignored')
        return (0,_outcome_js__WEBPACK_IMPORTED_MODULE_9__/* .ignored */ .PP)(delivered.reason);
    if (delivered.kind === 'installation') {
        await deps.projects.sync(delivered.installation, delivered.part);
        return { outcome: 'ignored', message: `Installation ${delivered.installation} is up to date.` };
    }
    if (delivered.kind === 'settings') {
        const { repository } = delivered;
        await deps.settingsChanged(repository);
        const message = `The settings in ${repository.fullName} are read again.`;
        return { outcome: 'ignored', message };
    }
    const { repository, event, payload } = delivered;
    if (isOld(kept, payload))
        return (0,_outcome_js__WEBPACK_IMPORTED_MODULE_9__/* .ignored */ .PP)('it is about a comment that is more than a week old');
    const { place, lost } = await placeOf(repository, deps);
    if (!place)
        return (0,_outcome_js__WEBPACK_IMPORTED_MODULE_9__/* .ignored */ .PP)(lost);
    const trigger = await (0,_events_trigger_js__WEBPACK_IMPORTED_MODULE_8__/* .decide */ .L)(event, { ...INPUTS, command: place.commands }, 'app');
    const bot = deps.bot(place, attempt);
    /** What was merged or closed changes the list. */
    const listed = async (result) => {
        await deps.list.keep(place, bot, attempt);
        return result;
    };
    try {
        switch (trigger.kind) {
            case 'tick':
                return await deps.list.start(trigger, place, bot, attempt);
            case 'command':
                return await (0,_commands_run_command_js__WEBPACK_IMPORTED_MODULE_7__.runCommand)(trigger, bot);
            case 'review':
                return await (0,_commands_review_js__WEBPACK_IMPORTED_MODULE_6__.runReview)(trigger, bot);
            case 'checks':
                return await (0,_commands_fix_checks_js__WEBPACK_IMPORTED_MODULE_5__.fixChecks)(trigger, bot);
            case 'archive':
                return await listed(await (0,_upkeep_archive_js__WEBPACK_IMPORTED_MODULE_11__.archiveClosed)(trigger, bot));
            case 'reopened':
                return await (0,_upkeep_archive_js__WEBPACK_IMPORTED_MODULE_11__.noteReopened)(trigger, bot);
            case 'retarget':
                return await listed(await (0,_upkeep_retarget_js__WEBPACK_IMPORTED_MODULE_12__.retargetStacked)(trigger.below, bot));
            case 'ignored':
                return (0,_outcome_js__WEBPACK_IMPORTED_MODULE_9__/* .ignored */ .PP)(trigger.reason);
            default:
                return (0,_outcome_js__WEBPACK_IMPORTED_MODULE_9__/* .ignored */ .PP)(`\`${trigger.kind}\` is for workflows`);
        }
    }
    catch (error) {
        if (!(error instanceof _shared_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .DocketError */ .jq))
            throw error;
        // What waited for so long in vain is an operator's to look at.
        if (waits(error) || (waiting && (0,_shared_waiting_js__WEBPACK_IMPORTED_MODULE_4__/* .isNoAnswer */ .Uz)(error)))
            throw error;
        // The thread was told. Another attempt would end the same.
        return { outcome: 'failed', message: (0,_shared_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .sentence */ .em)(error) };
    }
}
/** Where it is worked on, or why Docket can write nothing there. */
async function placeOf(repository, deps) {
    const project = await projectOf(repository, deps);
    if (!project)
        return { lost: `the App is not installed on ${repository.fullName} any more` };
    if (project.suspended)
        return { lost: `the App is suspended in ${repository.fullName}` };
    return { place: { project, repository, commands: await deps.commands(project) } };
}
/** An event may overtake the one that says where the App is installed, or what the repository is called. */
async function projectOf(repository, deps) {
    const known = await deps.projects.ofRepository(repository.id);
    const same = known?.repo === repository.fullName && known.installation === repository.installation;
    if (same)
        return known;
    await deps.projects.sync(repository.installation, repository.id);
    const now = await deps.projects.ofRepository(repository.id);
    // What one installation says about a repository of another is not done there.
    return now?.installation === repository.installation ? now : null;
}
/** Deliveries are remembered for as long; an older one could be a repetition that nobody knows. */
function isOld({ receivedAt }, { action, comment, review }) {
    const said = action === 'edited' ? comment?.updated_at : comment?.created_at;
    const written = Date.parse(review?.submitted_at ?? said ?? '');
    return receivedAt - written > DELIVERIES_MS;
}


/***/ }),

/***/ 88356:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $g: () => (/* binding */ tryToNote),
/* harmony export */   OI: () => (/* binding */ noteAll)
/* harmony export */ });
/* unused harmony exports noteAcceptance, countEdits */
/* harmony import */ var _jobs_intake_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(79109);
/* harmony import */ var _shared_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(42205);
// What people did with a job's pull request, recorded as the code host tells it. Nothing is taken from
// a branch: whoever can push could say anything there. No answer is no opinion, so nothing is recorded then.


/** Answers whether that was news. */
async function noteAcceptance(pull, bot) {
    const { records, threads } = await bot.backend();
    const id = (await threads.ownerOf(pull))?.id;
    if (!records || id === undefined || !pull.sameRepository)
        return false;
    const own = await records.pullOf(id);
    const { state, createdAt: openedAt, closedAt: decidedAt, updatedAt: seenAt } = pull;
    // As long as nobody has decided, there is nothing to record.
    if ((0,_jobs_intake_js__WEBPACK_IMPORTED_MODULE_0__/* .isSame */ .Ft)(own.acceptance ?? { state: 'open', decidedAt: null }, { state, decidedAt })) {
        return false;
    }
    const changed = state === 'merged' ? await editsOf(pull, own.head, bot.host) : NO_EDITS;
    return records.noteAcceptance(id, {
        ...{ pull: pull.number, state, openedAt, decidedAt, seenAt },
        ...changed,
    });
}
/** That it does not work keeps nothing else from being done: the next housekeeping notices it. */
async function tryToNote(number, bot) {
    try {
        return await noteAcceptance(await bot.host.pull(number), bot);
    }
    catch (error) {
        if (bot.waits?.(error))
            throw error;
        bot.log.warn(`What became of #${number} was not recorded: ${(0,_shared_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .sentence */ .em)(error)}`);
        return false;
    }
}
/** For housekeeping: whatever was merged, closed, or reopened without anyone telling us. */
async function noteAll(pulls, bot) {
    const { records } = await bot.backend();
    const known = await records?.accepted?.();
    const byPull = known && new Map(known.map((one) => [one.pull, one]));
    // Each record that is read by itself takes a request, and most of what was closed is recorded.
    const isNews = ({ number, state, closedAt: decidedAt }) => {
        const recorded = byPull?.get(number);
        return !byPull || (recorded !== undefined && !(0,_jobs_intake_js__WEBPACK_IMPORTED_MODULE_0__/* .isSame */ .Ft)(recorded, { state, decidedAt }));
    };
    let noted = 0;
    for (const pull of pulls.filter(isNews)) {
        try {
            if (await noteAcceptance(pull, bot))
                noted += 1;
        }
        catch (error) {
            bot.log.warn(`What became of #${pull.number} was not recorded: ${(0,_shared_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .sentence */ .em)(error)}`);
        }
    }
    return noted;
}
const NO_EDITS = { edited: false, lines: 0 };
/**
 * Compared is what the pull request changed when Docket pushed last with what it changed when it was
 * merged. So a rewritten branch counts for what is different on it, and merging the base into it for
 * nothing.
 */
async function editsOf({ number, headSha }, ours, host) {
    if (headSha === ours)
        return NO_EDITS;
    try {
        if (ours === null)
            return { edited: true, lines: null };
        const before = await host.changedFiles(number, ours);
        const after = await host.changedFiles(number, headSha);
        const lines = countEdits(before.files, after.files);
        return { edited: lines > 0, lines };
    }
    catch (error) {
        // The commit was replaced, and the host has forgotten it.
        if (error instanceof _shared_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .NotFound */ .Mk)
            return { edited: true, lines: null };
        throw error;
    }
}
/** Lines that are added or removed by one of the two changes and not by the other. */
function countEdits(before, after) {
    const paths = new Set([...before, ...after].map(({ path }) => path));
    let edits = 0;
    for (const path of paths) {
        const [one, other] = [before, after].map((files) => files.find((file) => file.path === path));
        edits += differingLines(one, other);
    }
    return edits;
}
function differingLines(one, other) {
    const size = (file) => (file?.additions ?? 0) + (file?.deletions ?? 0);
    if (!one || !other)
        return Math.max(1, size(one) + size(other));
    if (one.patch === undefined || other.patch === undefined) {
        // Of large and of binary files, only the figures are known: at least this much is different.
        return Math.abs(one.additions - other.additions) + Math.abs(one.deletions - other.deletions);
    }
    const counts = new Map();
    const add = (patch, step) => {
        for (const line of patch.split('\n')) {
            if (/^[+-]/.test(line))
                counts.set(line, (counts.get(line) ?? 0) + step);
        }
    };
    add(one.patch, 1);
    add(other.patch, -1);
    return [...counts.values()].reduce((sum, count) => sum + Math.abs(count), 0);
}


/***/ }),

/***/ 56789:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   P: () => (/* binding */ jobOfBranch),
/* harmony export */   archiveClosed: () => (/* binding */ archiveClosed),
/* harmony export */   noteReopened: () => (/* binding */ noteReopened)
/* harmony export */ });
/* harmony import */ var _shared_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(42205);
/* harmony import */ var _outcome_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9826);
/* harmony import */ var _acceptance_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(88356);
// The pull request of a job was merged or closed: that is recorded, and the job is archived. One that is
// opened again counts as open, but its job stays archived.



async function archiveClosed({ pull, headRef }, bot) {
    const id = jobOfBranch(headRef);
    if (id === undefined)
        return (0,_outcome_js__WEBPACK_IMPORTED_MODULE_1__/* .ignored */ .PP)(`the branch \`${headRef}\` is not a job’s`);
    if (bot.dryRun) {
        return { outcome: 'dry-run', message: `Dry run: job ${id} of #${pull} would be archived.` };
    }
    const { service, projectId } = await bot.backend();
    if (!service.control)
        return (0,_outcome_js__WEBPACK_IMPORTED_MODULE_1__/* .ignored */ .PP)('the service manages its jobs itself');
    await (0,_acceptance_js__WEBPACK_IMPORTED_MODULE_2__/* .tryToNote */ .$g)(pull, bot);
    try {
        const job = await service.control.archive(projectId, id, { signal: bot.signal });
        return { outcome: 'archived', job, message: `Job ${id} of #${pull} is archived.` };
    }
    catch (error) {
        if (error instanceof _shared_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .NotFound */ .Mk)
            return (0,_outcome_js__WEBPACK_IMPORTED_MODULE_1__/* .ignored */ .PP)(`there is no job ${id}`);
        // It works on a follow-up just now; the next sweep, or the next command, will notice.
        if (error instanceof _shared_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .Conflict */ .lt)
            return (0,_outcome_js__WEBPACK_IMPORTED_MODULE_1__/* .ignored */ .PP)(`job ${id} is still working`);
        throw error;
    }
}
async function noteReopened({ pull }, bot) {
    const noted = !bot.dryRun && (await (0,_acceptance_js__WEBPACK_IMPORTED_MODULE_2__/* .tryToNote */ .$g)(pull, bot));
    if (!noted)
        return (0,_outcome_js__WEBPACK_IMPORTED_MODULE_1__/* .ignored */ .PP)(`#${pull} did not count as closed`);
    return { outcome: 'ignored', message: `#${pull} counts as open again.` };
}
/** `docket/<job>`, or `docket/<job>-2` when the first branch was deleted. */
function jobOfBranch(headRef) {
    return /^docket\/([^/]+?)(?:-\d+)?$/.exec(headRef)?.[1];
}


/***/ }),

/***/ 7487:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   retargetStacked: () => (/* binding */ retargetStacked),
/* harmony export */   w: () => (/* binding */ retargetAll)
/* harmony export */ });
/* harmony import */ var _shared_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(42205);
/* harmony import */ var _bot_context_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(64561);
/* harmony import */ var _replies_words_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(72142);
// A documentation pull request on top of a code one. When that is merged and its branch stays, merging
// the documentation would reach nobody: Docket moves its own pull request to where the code went. A
// closed one can be opened again, and moving the documentation would bring the code along, so both
// threads are told what to do.



async function retargetStacked(below, bot) {
    const stacked = await bot.host.openPulls('docket/', below.headRef);
    const moved = [];
    for (const pull of stacked)
        if (await retarget(pull, below, bot))
            moved.push(pull.number);
    const list = moved.map((number) => `#${number}`).join(', ');
    const message = list
        ? `Told ${list} that #${below.number} is ${below.merged ? 'merged' : 'closed'}.`
        : `Nothing to do: no documentation is stacked on #${below.number}.`;
    return { outcome: bot.dryRun && list ? 'dry-run' : 'ignored', message };
}
/** False where the pull request is not a job's: anyone can call a branch so. */
async function retarget(pull, below, bot) {
    const { host, log, style } = bot;
    const { threads } = await bot.backend();
    if ((await threads.ownerOf(pull)) === null)
        return false;
    if (bot.dryRun)
        return true;
    const moved = below.merged && (await host.retarget(pull.number, below.baseRef));
    const how = { pull: pull.number, below, moved };
    for (const [thread, text] of [
        [pull.number, _replies_words_js__WEBPACK_IMPORTED_MODULE_2__/* .retargeted */ .Qb(how, style)],
        ...(moved ? [] : [[below.number, _replies_words_js__WEBPACK_IMPORTED_MODULE_2__/* .leftBehind */ .aU(how)]]),
    ]) {
        try {
            const reply = (0,_bot_context_js__WEBPACK_IMPORTED_MODULE_1__/* .replyAt */ .Gj)(bot, `base:${pull.number}:${below.number}`, { thread });
            if ((await reply.find()) === null)
                await reply.say(text, { phase: 'told' });
        }
        catch (error) {
            log.warn(`#${thread} could not be told about its base branch: ${(0,_shared_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .sentence */ .em)(error)}`);
        }
    }
    return true;
}
/** For housekeeping, of open pull requests: what was below may be merged or closed without anyone telling us. */
async function retargetAll(pulls, bot) {
    const { host } = bot;
    if (pulls.length === 0)
        return 0;
    const { defaultBranch } = await host.repository();
    let told = 0;
    for (const pull of pulls) {
        if (pull.baseRef === defaultBranch)
            continue;
        const below = await host.pullOf(pull.baseRef);
        if (!below || below.state === 'open')
            continue;
        if (await retarget(pull, { ...below, merged: below.state === 'merged' }, bot))
            told += 1;
    }
    return told;
}


/***/ }),

/***/ 89707:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   g5: () => (/* binding */ sameRepositoryToken),
/* harmony export */   kh: () => (/* binding */ missingToken),
/* harmony export */   uB: () => (/* binding */ openCodeHost)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _contract_values_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(87797);
/* harmony import */ var _github_client_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(31287);
/* harmony import */ var _github_publisher_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(82610);
/* harmony import */ var _github_settings_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(43637);
/* harmony import */ var _shared_errors_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(42205);
/* harmony import */ var _shared_git_clone_git_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(38207);
/* harmony import */ var _shared_runtime_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(82860);
/* harmony import */ var _store_local_pulls_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(60004);
// Where a server's pull requests go: GitHub or, for a repository without a code host, pages of the
// server itself.










/** What is on the disk decides nothing: whoever may name a repository could name a folder. */
async function openCodeHost(options) {
    const { repo, pullUrl } = options;
    if ((0,node_path__WEBPACK_IMPORTED_MODULE_1__.isAbsolute)(repo))
        return local(options);
    // A name could also be a folder's. With a database (no `pullUrl`), projects are never folders.
    if (!(0,_contract_values_js__WEBPACK_IMPORTED_MODULE_2__/* .isRepositoryName */ .en)(repo) || (pullUrl && (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(repo)))
        throw unclear(repo);
    return github(options);
}
function unclear(repo) {
    return new _shared_errors_js__WEBPACK_IMPORTED_MODULE_6__/* .SetupError */ .w3(`\`${repo}\` can be a folder or a repository on GitHub. For the folder, run docket projects set ID --repo "${(0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(repo)}". For the one on GitHub, start the server where there is no such folder.`);
}
async function github({ repo, baseRef, pullRequest, env, log, token = env.GITHUB_TOKEN, use, }) {
    if (!token)
        throw new _shared_errors_js__WEBPACK_IMPORTED_MODULE_6__/* .WorkerFault */ .t(noToken(repo));
    const settings = (0,_github_settings_js__WEBPACK_IMPORTED_MODULE_5__.githubSettings)(env, { repository: repo, token });
    const github = (0,_github_client_js__WEBPACK_IMPORTED_MODULE_3__.createGithub)({ ...settings, log, use });
    return {
        repository: repo,
        github,
        ref: baseRef ?? 'HEAD',
        work: (0,_github_settings_js__WEBPACK_IMPORTED_MODULE_5__.gitPlace)(settings, env),
        publisher: (0,_github_publisher_js__WEBPACK_IMPORTED_MODULE_4__/* .createPublisher */ .jk)(github, pullRequest),
        close: async () => { },
    };
}
const noToken = (repo) => `Set GITHUB_TOKEN to a token that can push to ${repo} and open pull requests there. For a repository on this machine, use its path.`;
/** For a server that has none: what needs no code host, such as page views, works without it. */
function missingToken(repo) {
    return {
        async get() {
            throw new _shared_errors_js__WEBPACK_IMPORTED_MODULE_6__/* .Unavailable */ .$P(`The project is not set up correctly. ${noToken(repo)}`);
        },
        refused() { },
    };
}
async function local(options) {
    const { repo, baseRef, dataDir, env, pullUrl } = options;
    if (!pullUrl) {
        throw new _shared_errors_js__WEBPACK_IMPORTED_MODULE_6__/* .SetupError */ .w3(`\`${repo}\` is not OWNER/NAME on GitHub. A folder of this machine works with docket serve --data only.`);
    }
    const git = await (0,_shared_git_clone_git_js__WEBPACK_IMPORTED_MODULE_7__/* .openCloneGit */ .c)(env);
    const { gitDir, defaultBranch } = await (0,_store_local_pulls_js__WEBPACK_IMPORTED_MODULE_9__/* .inspectRepository */ .F)(git, repo, baseRef);
    const pulls = (0,_store_local_pulls_js__WEBPACK_IMPORTED_MODULE_9__/* .createLocalPulls */ .e)({
        dir: dataDir,
        path: repo,
        gitDir,
        git,
        urlOf: pullUrl,
        clock: _shared_runtime_js__WEBPACK_IMPORTED_MODULE_8__/* .systemClock */ .ml,
    });
    return {
        repository: `local/${(0,node_path__WEBPACK_IMPORTED_MODULE_1__.basename)(repo, '.git')}`,
        ref: defaultBranch,
        work: { remote: gitDir },
        publisher: pulls,
        pulls,
        close: async () => { },
    };
}
// Projects that were added by hand are known by a name, and a name can come to belong to someone else:
// after a rename, a transfer, or when an owner's name is registered again. The ID of the repository is
// recorded once, and the token is given to nobody while the name means another one.
/** As long as a name can mean another repository unnoticed. */
const FRESH_MS = 60_000;
/** The token, as long as the project's name means the repository that it meant first. */
function sameRepositoryToken({ id, repo }, { token, env, log, record, meter }) {
    const { rest, repo: place } = (0,_github_client_js__WEBPACK_IMPORTED_MODULE_3__.createGithub)({
        ...(0,_github_settings_js__WEBPACK_IMPORTED_MODULE_5__.githubSettings)(env, { repository: repo, token, use: meter?.use('jobs', 'token') }),
        log,
    });
    let checked;
    async function check() {
        const { data } = await rest.repos.get(place);
        if ((await record(id, data.id)) === data.id)
            return;
        throw new _shared_errors_js__WEBPACK_IMPORTED_MODULE_6__/* .Forbidden */ .cw(`${repo} is another repository now than the one that was added, so nothing was done there. If you trust it, run docket projects set ${id} --repo ${repo}.`);
    }
    return {
        async get() {
            const now = _shared_runtime_js__WEBPACK_IMPORTED_MODULE_8__/* .systemClock */ .ml.now();
            if (!checked || now - checked.at >= FRESH_MS) {
                const current = { at: now, done: check() };
                checked = current;
                current.done.catch(() => {
                    if (checked === current)
                        checked = undefined;
                });
            }
            await checked.done;
            return token;
        },
        refused() { },
    };
}


/***/ }),

/***/ 39864:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Kb: () => (/* binding */ noteChangedSettings),
/* harmony export */   SN: () => (/* binding */ ownSettings),
/* harmony export */   dv: () => (/* binding */ hostedSettings)
/* harmony export */ });
/* harmony import */ var _config_config_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(43090);
/* harmony import */ var _config_settings_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(81910);
/* harmony import */ var _config_tenants_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(37514);
/* harmony import */ var _github_app_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(47037);
/* harmony import */ var _github_client_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(31287);
/* harmony import */ var _github_settings_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(43637);
/* harmony import */ var _github_thread_host_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(54572);
/* harmony import */ var _shared_days_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(65529);
/* harmony import */ var _shared_errors_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(42205);
/* harmony import */ var _shared_text_yaml_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(75783);
// The settings of a project: those that its operator has given it or, with a GitHub App, those in its
// repository and its organization.










async function ownSettings(project) {
    const { config } = project.settings;
    return { project, config: config === undefined ? null : (0,_config_settings_js__WEBPACK_IMPORTED_MODULE_1__/* .parseConfig */ .o4)(config) };
}
/** A push that changes a file takes effect after at most this long. */
const FRESH_MS = 5_000;
/** For a push that GitHub did not tell, or could not even when it was asked again. */
const FLOOR_MS = 6 * 3_600_000;
/** How many such files are read again in an hour: a task for all projects must not use up the rate limit. */
const MOST_REREADS = 300;
/** What could not be read again is used for so long, before GitHub is asked once more. */
const FAILED_MS = 60_000;
/** Repositories that are gone, and long files, must not fill the memory. */
const MAX_KNOWN = 10_000;
const MAX_CHARACTERS = 1_000 * _shared_text_yaml_js__WEBPACK_IMPORTED_MODULE_9__/* .MAX_YAML_CHARACTERS */ ._;
/** Where the settings of a repository are. */
function settingsPlaces(repo, { installation, repository }) {
    const organization = (0,_config_settings_js__WEBPACK_IMPORTED_MODULE_1__/* .organizationOf */ .d1)(repo);
    return {
        own: {
            name: `${repo} (${repository})`,
            ...{ installation, repository: repo, path: _config_config_js__WEBPACK_IMPORTED_MODULE_0__.CONFIG_PATH },
        },
        organization: {
            name: `${organization} (installation ${installation})`,
            ...{ installation, repository: organization, path: _config_config_js__WEBPACK_IMPORTED_MODULE_0__.ORGANIZATION_PATH },
        },
    };
}
/** After a push that may have changed settings, of the repository or of the whole organization. */
async function noteChangedSettings({ fullName, id, installation }, files) {
    const { own, organization } = settingsPlaces(fullName, { installation, repository: id });
    await files.changed(own.name);
    if (organization.repository === fullName)
        await files.changed(organization.name);
}
function hostedSettings(options) {
    const hosted = new HostedSettings(options);
    return async (project) => {
        const { app: ids, repo, settings } = project;
        // GitHub lets nobody read the files of a suspended one, and nothing is done in it.
        if (!ids || ids.suspended || settings.config !== undefined)
            return ownSettings(project);
        return { project, ...(await hosted.read(repo, ids)) };
    };
}
/** The settings in repositories of the App, each file remembered for a while. */
class HostedSettings {
    #options;
    #known = new Map();
    #read = new Map();
    /** The lengths of the files that are kept, by name. */
    #lengths = new Map();
    #characters = 0;
    #rereads;
    constructor(options) {
        this.#options = options;
        this.#rereads = { since: options.clock.now(), count: 0 };
    }
    async read(repo, ids) {
        return this.#settingsOf(repo, await this.#readFiles(repo, ids));
    }
    #bounded(name, text) {
        const length = text?.length ?? 0;
        this.#characters += length - (this.#lengths.get(name) ?? 0);
        this.#lengths.set(name, length);
        if (this.#characters > MAX_CHARACTERS)
            this.#forget();
        return text;
    }
    #forget() {
        for (const map of [this.#known, this.#read, this.#lengths])
            map.clear();
        this.#characters = 0;
    }
    /** The file as it is now, or as it was a few seconds ago. */
    #fresh(place, token) {
        const { files, clock, log } = this.#options;
        const { name } = place;
        const before = this.#known.get(name);
        if (before && clock.now() < before.until)
            return before.text;
        const kept = { text: this.#current(place, token), until: clock.now() + FRESH_MS };
        kept.text = kept.text
            .catch(async (error) => {
            // A push has changed it: what it said before decides nothing any more.
            if (!before || (await files.find(name)).known?.stale !== false)
                throw error;
            kept.until = clock.now() + FAILED_MS;
            log.warn(`The settings in ${name} could not be read again: ${(0,_shared_errors_js__WEBPACK_IMPORTED_MODULE_8__/* .sentence */ .em)(error)}`);
            return before.text;
        })
            .then((found) => this.#bounded(name, found));
        if (this.#known.size > MAX_KNOWN)
            this.#forget();
        this.#known.set(name, kept);
        kept.text.catch(() => this.#known.delete(name));
        return kept.text;
    }
    #mayReread(readAt) {
        const { clock } = this.#options;
        const now = clock.now();
        if (now - readAt < FLOOR_MS)
            return false;
        if (now - this.#rereads.since >= _shared_days_js__WEBPACK_IMPORTED_MODULE_7__/* .HOUR_MS */ .iQ)
            this.#rereads = { since: now, count: 0 };
        this.#rereads.count += 1;
        return this.#rereads.count <= MOST_REREADS;
    }
    /** As someone has read it since it was changed, or else from GitHub. */
    async #current(place, token) {
        const { env, files, meter, log } = this.#options;
        const { known, changes } = await files.find(place.name);
        if (known && !known.stale && !this.#mayReread(known.readAt))
            return known.text;
        const { installation, repository, path } = place;
        const use = meter?.use('settings', (0,_github_app_js__WEBPACK_IMPORTED_MODULE_3__/* .limitOf */ .LF)(installation), known !== null && !known.stale);
        const github = (0,_github_client_js__WEBPACK_IMPORTED_MODULE_4__.createGithub)((0,_github_settings_js__WEBPACK_IMPORTED_MODULE_5__.githubSettings)(env, { repository, token, log, use }));
        const wanted = { ...github.repo, path };
        const read = await (0,_github_thread_host_js__WEBPACK_IMPORTED_MODULE_6__.readFileAgain)(github, wanted, known?.etag ?? null);
        const found = read === 'unchanged' ? (known ?? { text: null, etag: null }) : read;
        const text = cut(found.text);
        await files.save(place.name, { text, etag: found.etag }, changes);
        return text;
    }
    async #readFiles(repo, ids) {
        const { app } = this.#options;
        if (!app) {
            throw new _shared_errors_js__WEBPACK_IMPORTED_MODULE_8__/* .SetupError */ .w3(`${repo} belongs to a GitHub App. Set APP_ID and PRIVATE_KEY or PRIVATE_KEY_PATH.`);
        }
        const places = settingsPlaces(repo, ids);
        const token = app.readingTokens(ids.installation);
        const [own, organization] = await Promise.all([
            this.#fresh(places.own, token),
            this.#fresh(places.organization, token),
        ]);
        return { own, organization };
    }
    /**
     * Each version of a project's files is parsed once, whether it is valid or not. Of thousands of
     * repositories, most have no file, and share what their organization says, or the defaults.
     */
    #settingsOf(repo, files) {
        const { own, organization } = files;
        const shared = organization === null ? 'the defaults' : `all of ${(0,_config_settings_js__WEBPACK_IMPORTED_MODULE_1__/* .organizationOf */ .d1)(repo)}`;
        const name = own === null ? shared : repo;
        const before = this.#read.get(name);
        if (before?.own === own && before.organization === organization)
            return before.settings;
        const settings = this.#parse(repo, files);
        if (this.#read.size > MAX_KNOWN)
            this.#forget();
        this.#read.set(name, { own, organization, settings });
        settings.catch((error) => {
            // It says nothing about the files.
            if (!(error instanceof _shared_errors_js__WEBPACK_IMPORTED_MODULE_8__/* .InvalidRequest */ .zh) && this.#read.get(name)?.settings === settings)
                this.#read.delete(name);
        });
        return settings;
    }
    async #parse(repo, { own, organization }) {
        const { thread, limits, log } = this.#options;
        const organizationName = (0,_config_settings_js__WEBPACK_IMPORTED_MODULE_1__/* .organizationOf */ .d1)(repo);
        const settings = await thread.read({ repository: own, organization, organizationName });
        (0,_config_settings_js__WEBPACK_IMPORTED_MODULE_1__.warnOfLocked)(settings, repo, { warn: (words) => log.warn(`${repo}: ${words}`) });
        return (0,_config_tenants_js__WEBPACK_IMPORTED_MODULE_2__/* .forTenant */ .u2)(settings, limits);
    }
}
/** Only so much of a file that is too long is kept that it is still refused as too long. */
function cut(text) {
    if (text === null || text.length <= _shared_text_yaml_js__WEBPACK_IMPORTED_MODULE_9__/* .MAX_YAML_CHARACTERS */ ._)
        return text;
    // A copy: a part of a string keeps all of it.
    return Buffer.from(text.slice(0, _shared_text_yaml_js__WEBPACK_IMPORTED_MODULE_9__/* .MAX_YAML_CHARACTERS */ ._ + 1)).toString();
}


/***/ }),

/***/ 48620:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  mi: () => (/* binding */ NO_AGENT),
  jk: () => (/* binding */ agentOf),
  hv: () => (/* binding */ openProjectWork),
  KV: () => (/* binding */ runsPrograms)
});

// EXTERNAL MODULE: ./.build/program/src/bot/deliveries/work-hook.js
var work_hook = __webpack_require__(91136);
// EXTERNAL MODULE: ./.build/program/src/bot/wire-job-tools.js
var wire_job_tools = __webpack_require__(51793);
// EXTERNAL MODULE: ./.build/program/src/config/config.js + 1 modules
var config_config = __webpack_require__(43090);
// EXTERNAL MODULE: ./.build/program/src/contract/values.js
var values = __webpack_require__(87797);
// EXTERNAL MODULE: ./.build/program/src/github/app.js
var github_app = __webpack_require__(47037);
// EXTERNAL MODULE: ./.build/program/src/github/drift.js
var drift = __webpack_require__(44045);
// EXTERNAL MODULE: ./.build/program/src/github/publisher.js
var publisher = __webpack_require__(82610);
// EXTERNAL MODULE: ./.build/program/src/github/thread-host.js + 4 modules
var thread_host = __webpack_require__(54572);
// EXTERNAL MODULE: ./.build/program/src/jobs/changes/change.js
var change = __webpack_require__(33379);
// EXTERNAL MODULE: ./.build/program/src/jobs/changes/secrets.js + 1 modules
var secrets = __webpack_require__(29419);
// EXTERNAL MODULE: ./.build/program/src/shared/errors.js
var errors = __webpack_require__(42205);
// EXTERNAL MODULE: ./.build/program/src/shared/runtime.js
var runtime = __webpack_require__(82860);
// EXTERNAL MODULE: ./.build/program/src/cli/serve/code-host.js
var code_host = __webpack_require__(89707);
// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __webpack_require__(48161);
// EXTERNAL MODULE: ./.build/program/src/github/client.js
var client = __webpack_require__(31287);
// EXTERNAL MODULE: ./.build/program/src/github/context-repositories.js + 1 modules
var context_repositories = __webpack_require__(31834);
// EXTERNAL MODULE: ./.build/program/src/github/settings.js
var github_settings = __webpack_require__(43637);
;// CONCATENATED MODULE: ./.build/program/src/cli/serve/context-repositories.js
// `context-repositories` on a server: what a project's jobs may read besides its own repository.









function servedContext({ repo, app }, { config, github: own, reading, env, log, meter, token = env.GITHUB_TOKEN ?? '' }) {
    const names = config['context-repositories'];
    /** The ids of those that are private. */
    const read = new Set();
    const connect = (name, given) => {
        const use = meter?.use('jobs', app ? (0,github_app/* limitOf */.LF)(app.installation) : 'token');
        const settings = (0,github_settings.githubSettings)(env, { repository: name, token: given, log, use });
        return { github: (0,client.createGithub)(settings), token: given };
    };
    /**
     * Who may write the settings of one repository must not read another one by that. A private one has
     * to be in the same installation, because a name means nothing beyond its owner, and to agree;
     * whether it exists at all is nobody's business before.
     */
    async function reachPrivate(name, installation) {
        if (!reading)
            throw new errors/* Forbidden */.cw('There is no GitHub App here.');
        const all = connect(name, reading.app.readingTokens(installation)).github;
        const { data } = await all.rest.repos.get(all.repo);
        if (!(await agrees(all, reading.thread, repo)))
            throw new errors/* Forbidden */.cw(`${name} does not list ${repo}.`);
        read.add(data.id);
        return connect(name, reading.app.readingTokens(installation, data.id));
    }
    async function reach(name) {
        const open = connect(name, token);
        if (!app)
            return open;
        const isOpen = await open.github.rest.repos.get(open.github.repo).then(() => true, (error) => {
            if (error instanceof errors/* NotFound */.Mk || error instanceof errors/* Forbidden */.cw)
                return false;
            throw error;
        });
        return isOpen ? open : reachPrivate(name, app.installation);
    }
    async function copies(signal) {
        if (!own) {
            throw new errors/* SetupError */.w3('`context-repositories` are read from GitHub, and this repository is a folder. Remove the setting.');
        }
        const isPrivate = async () => (await own.rest.repos.get(own.repo)).data.private;
        const source = {
            ...{ names, reach, env, path: env.PATH ?? '', clock: runtime/* systemClock */.ml },
            target: { name: repo, isPrivate },
            mayPublish: (name) => (0,config_config.trusts)(config, name, 'publish'),
            refusal: (name) => refusal(name, app && repo),
        };
        return (0,context_repositories/* openContextRepositories */.s)(source, (0,external_node_os_.tmpdir)(), signal);
    }
    return {
        copies: names.length > 0 ? copies : undefined,
        tokens: {
            *[Symbol.iterator]() {
                for (const id of read)
                    yield* reading?.app.currentTokens(app?.installation ?? 0, id) ?? [];
            },
        },
    };
}
/**
 * By its own file, as it is now: neither the settings of an organization nor what was read earlier open
 * a private repository.
 */
async function agrees(github, thread, reader) {
    const file = await (0,thread_host.readFileAgain)(github, { ...github.repo, path: config_config.CONFIG_PATH }, null);
    if (file === 'unchanged' || file.text === null)
        return false;
    try {
        const { config } = await thread.read({ repository: file.text });
        return (0,config_config.trusts)(config, reader, 'read');
    }
    catch (error) {
        if (error instanceof errors/* InvalidRequest */.zh)
            return false;
        throw error;
    }
}
/** `reader`: the repository that wants to read it with the App. */
function refusal(name, reader) {
    return reader
        ? `${name} in \`context-repositories\` cannot be read: there is no such public repository. If it is private and belongs to the same owner, install the GitHub App there, and set \`trusted-repositories: { ${reader}: [read] }\` in its \`.github/docket.yml\`.`
        : `${name} in \`context-repositories\` cannot be read: there is no such repository, or GITHUB_TOKEN has no access to it. Fix the name, or give the token \`contents: read\` there.`;
}

;// CONCATENATED MODULE: ./.build/program/src/cli/serve/project-work.js
// What a project's jobs are done with on this machine: its code host, its agent, its rules.














const AGENT_MINUTES = 30;
async function openProjectWork({ id, repo, settings, app }, { config, dataDir, env, isolation, record, pullUrl, meter, several, ...options }) {
    const log = (0,runtime/* about */.Cv)(options.log, { project: id });
    const { baseRef, docsPaths, checkCommand: check } = settings;
    const own = !app && (0,values/* isRepositoryName */.en)(repo) ? env.GITHUB_TOKEN : undefined;
    const token = own
        ? (0,code_host/* sameRepositoryToken */.g5)({ id, repo }, { token: own, env, log, record, meter })
        : options.token;
    const pullRequest = (0,config_config.pullRequestOptions)(config);
    const host = await (0,code_host/* openCodeHost */.uB)({
        ...{ repo, baseRef, pullRequest, dataDir, env, log, token, pullUrl },
        use: meter?.use('jobs', app ? (0,github_app/* limitOf */.LF)(app.installation) : 'token'),
    });
    const agent = agentOf(settings, env);
    const context = servedContext({ repo, app }, { ...options, config: config ?? config_config.DEFAULT_CONFIG, github: host.github, env, log, meter });
    const tools = (0,wire_job_tools/* buildTools */.ir)({
        config,
        env,
        log,
        agent: {
            ...(agent && 'url' in agent
                ? { model: { ...agent, ...(env.DOCKET_MODEL_KEY && { key: env.DOCKET_MODEL_KEY }) } }
                : { command: agent?.command }),
            check,
            isolation: isolation === 'best' ? (config ?? config_config.DEFAULT_CONFIG).agent.isolation : isolation,
            several,
            hide: [dataDir],
            maxMinutes: AGENT_MINUTES,
            none: agent ? undefined : unknownAgent,
        },
        publisher: host.publisher,
        docsPaths: docsPaths.length > 0 ? docsPaths : undefined,
        baseRef,
        contextCopies: context.copies,
        secrets: (0,secrets/* together */.bs)(options.secrets ?? [], context.tokens),
        thread: app && threadOf(host, config, { env, dataDir, docsPaths, ...options }),
        ended: options.ended,
        notice: options.notice,
    });
    return { host, tools };
}
/** Where people ask for jobs in comments. */
function threadOf({ github, work }, config, { env, dataDir, docsPaths, elsewhere, docs, }) {
    if (!github)
        return undefined;
    const host = {
        ...(0,thread_host.createThreadHost)(github),
        drift: async (pull, headSha) => (0,drift.findPullDrift)(pull, headSha, {
            ...{ github, path: env.PATH ?? '', scratch: dataDir, place: work },
            docs: (await docs?.())?.pages,
            rules: (0,config_config.driftRules)(config ?? config_config.DEFAULT_CONFIG, docsPaths.length > 0 ? docsPaths : change/* DEFAULT_DOCS_PATHS */.bK),
        }),
    };
    const command = (0,work_hook/* commandsOf */.Kf)(config ?? config_config.DEFAULT_CONFIG);
    return {
        host,
        word: command.word,
        confirming: (0,wire_job_tools/* confirmDeps */.fN)(host, command, { config, signed: true }),
        signer: (login, signal) => (0,publisher/* signerOf */.Kv)(github, login, signal),
        ...(elsewhere && { elsewhere }),
    };
}
/**
 * Whether a machine that works for these projects runs programs, and not only models. Without a known
 * agent it may have to.
 */
function runsPrograms(projects, env) {
    const agents = projects.map(({ settings }) => agentOf(settings, env));
    const known = agents.length > 0 ? agents : [defaultAgent(env)];
    const checks = projects.some(({ settings }) => settings.checkCommand !== undefined);
    return checks || known.some((agent) => !agent || !('url' in agent));
}
const agentOf = ({ agent }, env) => agent ?? defaultAgent(env);
function defaultAgent(env) {
    const { DOCKET_AGENT_COMMAND: command, DOCKET_MODEL_URL: url, DOCKET_MODEL: model } = env;
    if (command)
        return { command };
    return url && model ? { url, model } : undefined;
}
const NO_AGENT = 'This project has no agent. Set DOCKET_AGENT_COMMAND, or DOCKET_MODEL_URL and DOCKET_MODEL, for all workers, or use docket projects set.';
/**
 * Reading needs no agent, and neither does accepting a request: the worker that runs it knows its
 * own, and whether it can keep a budget.
 */
const unknownAgent = {
    model: 'unknown',
    metered: true,
    async run() {
        throw new errors/* WorkerFault */.t(`${NO_AGENT} Then retry.`);
    },
};


/***/ }),

/***/ 81910:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   OZ: () => (/* binding */ settingAt),
/* harmony export */   d1: () => (/* binding */ organizationOf),
/* harmony export */   o4: () => (/* binding */ parseConfig),
/* harmony export */   readSettings: () => (/* binding */ readSettings),
/* harmony export */   settingsOf: () => (/* binding */ settingsOf),
/* harmony export */   u0: () => (/* binding */ lockedWords),
/* harmony export */   warnOfLocked: () => (/* binding */ warnOfLocked)
/* harmony export */ });
/* unused harmony export SETTING_NAMES */
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(42047);
/* harmony import */ var _contract_schemas_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51947);
/* harmony import */ var _shared_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(42205);
/* harmony import */ var _shared_similar_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(55069);
/* harmony import */ var _shared_text_yaml_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(75783);
/* harmony import */ var _config_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(43090);
// The effective settings: the repository's over the organization's over the defaults, setting by
// setting. What the organization has locked, no repository changes.






const ORGANIZATION_REPOSITORY = '.github';
/** Prices belong together; of any other group, each setting has an origin of its own. */
const SETTING_NAMES = (0,_config_js__WEBPACK_IMPORTED_MODULE_3__.settingsIn)().flatMap((group) => {
    const inner = group === 'prices' ? [] : (0,_config_js__WEBPACK_IMPORTED_MODULE_3__.settingsIn)(group);
    return inner.length === 0 ? [group] : inner.map((key) => `${group}.${key}`);
});
const LOCKABLE = new Set([...SETTING_NAMES, ...(0,_config_js__WEBPACK_IMPORTED_MODULE_3__.settingsIn)()]);
const OrganizationFile = _config_js__WEBPACK_IMPORTED_MODULE_3__.SettingsFile.extend({
    locked: zod__WEBPACK_IMPORTED_MODULE_4__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP()
        .refine((name) => LOCKABLE.has(name), 'is not the name of a setting, such as `budget`'))
        .max(_config_js__WEBPACK_IMPORTED_MODULE_3__.MAX_ENTRIES)
        .default([]),
});
function parseConfig(text) {
    return text === null ? _config_js__WEBPACK_IMPORTED_MODULE_3__.DEFAULT_CONFIG : readSettings({ repository: text }).config;
}
function readSettings(texts) {
    const { repository, organization = null, organizationName = '' } = texts;
    const ours = readSettingsFile(repository ?? '', `\`${_config_js__WEBPACK_IMPORTED_MODULE_3__.CONFIG_PATH}\` on the default branch`, _config_js__WEBPACK_IMPORTED_MODULE_3__.SettingsFile);
    const theirs = readSettingsFile(organization ?? '', `\`${_config_js__WEBPACK_IMPORTED_MODULE_3__.ORGANIZATION_PATH}\` in ${organizationName}`, OrganizationFile);
    const locked = lockedNames(theirs.said.locked ?? []);
    const chosen = SETTING_NAMES.map((name) => {
        const [own, organizations] = [settingAt(ours.said, name), settingAt(theirs.said, name)];
        const isLocked = locked.has(name);
        const overruled = isLocked && own !== undefined && !same(own, organizations);
        const mine = own !== undefined && !isLocked;
        const from = mine ? 'repository' : organizations === undefined ? 'default' : 'organization';
        return { name, from, locked: isLocked, overruled, said: mine ? own : organizations };
    });
    const config = checked(assembled(chosen), chosen, ours, theirs);
    return {
        config,
        origins: new Map(chosen.map(({ name, from, locked, said }) => [
            name,
            { from, locked, value: said ?? settingAt(config, name) },
        ])),
        overruled: chosen.flatMap(({ name, overruled }) => (overruled ? [name] : [])),
    };
}
/** The names of single settings. A budget would be endless where the prices can be set to zero. */
function lockedNames(entries) {
    const all = entries.some((name) => /^budget\b/.test(name)) ? [...entries, 'prices'] : entries;
    return new Set(SETTING_NAMES.filter((name) => all.some((one) => `${name}.`.startsWith(`${one}.`))));
}
function assembled(chosen) {
    const whole = {};
    for (const { name, said } of chosen) {
        if (said === undefined)
            continue;
        const [group = '', key] = name.split('.');
        whole[group] = key === undefined ? said : { ...Object(whole[group]), [key]: said };
    }
    return whole;
}
/** Each file is valid by itself; together they may still not be. */
function checked(whole, chosen, ours, theirs) {
    const result = _config_js__WEBPACK_IMPORTED_MODULE_3__.Config.safeParse(whole);
    if (result.success)
        return result.data;
    const { issues } = result.error;
    const group = String(issues[0]?.path[0]);
    const fromUs = chosen.some(({ name, from }) => from === 'repository' && `${name}.`.startsWith(`${group}.`));
    return (fromUs ? ours : theirs).refuse(issues);
}
/** `name`: such as `agent.max-minutes`. */
function settingAt(settings, name) {
    const [group = '', key] = name.split('.');
    const outer = settings[group];
    return key === undefined ? outer : outer?.[key];
}
const same = (one, other) => JSON.stringify(one) === JSON.stringify(other);
/** `where`: what people call the file. */
function readSettingsFile(text, where, schema) {
    const excess = (0,_shared_text_yaml_js__WEBPACK_IMPORTED_MODULE_2__.yamlExcess)(text);
    if (excess !== undefined)
        refuse(where, [`The file has ${excess}.`]);
    const { value, problems, lineOf } = (0,_shared_text_yaml_js__WEBPACK_IMPORTED_MODULE_2__.readYaml)(text, { aliases: false });
    if (problems.length > 0) {
        refuse(where, problems.map(({ line, message }) => problem(line, message)));
    }
    const said = (value ?? {});
    const result = schema.safeParse(said, { error: _contract_schemas_js__WEBPACK_IMPORTED_MODULE_0__/* .demand */ .wo });
    if (!result.success) {
        refuse(where, result.error.issues.flatMap((issue) => problemsOf(issue, lineOf)));
    }
    return {
        said,
        refuse: (issues) => refuse(where, issues.map(({ path, message }) => problem(lineOf(path), named(path, message)))),
    };
}
function problemsOf(issue, lineOf) {
    if (issue.code !== 'unrecognized_keys') {
        return [problem(lineOf(issue.path), named(issue.path, issue.message))];
    }
    // Deeper ones depend on more than their name.
    const known = issue.path.length > 1 ? [] : (0,_config_js__WEBPACK_IMPORTED_MODULE_3__.settingsIn)(issue.path[0]);
    return issue.keys
        .slice(0, _config_js__WEBPACK_IMPORTED_MODULE_3__.MAX_ENTRIES)
        .map((key) => problem(lineOf([...issue.path, key], 'key'), `\`${key}\` is not a setting${remedy(key, known)}`));
}
function remedy(key, known) {
    const near = (0,_shared_similar_js__WEBPACK_IMPORTED_MODULE_5__/* .nearest */ .p)(key, known);
    if (near)
        return `. Did you mean \`${near}\`?`;
    if (known.length === 0)
        return ' here';
    return `; available settings: ${known.map((name) => `\`${name}\``).join(', ')}`;
}
/** Most messages go on after the name: `must be a list`. */
function named(path, message) {
    const name = path.length === 0 ? 'The file' : `\`${path.join('.')}\``;
    return /^(?:must|needs|is|has|ends)\b/.test(message)
        ? `${name} ${message}`
        : `${name}: ${message}`;
}
function problem(line, message) {
    return `Line ${line}: ${message.replace(/[.?]?$/, (end) => end || '.')}`;
}
function refuse(where, details) {
    throw new _shared_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .InvalidRequest */ .zh(`${where} is not valid. Fix the problems listed and run again.`, {
        details: details.slice(0, _config_js__WEBPACK_IMPORTED_MODULE_3__.MAX_ENTRIES),
    });
}
// The settings of a repository and of the organization that it belongs to.
function settingsOf(repository, own, organization) {
    const organizationName = organizationOf(repository);
    return readSettings({ repository: own, organization, organizationName });
}
function organizationOf(repository) {
    return `${repository.split('/')[0]}/${ORGANIZATION_REPOSITORY}`;
}
function warnOfLocked({ overruled }, repository, log) {
    if (overruled.length > 0)
        log.warn(lockedWords(overruled, repository));
}
function lockedWords(names, repository) {
    const all = names.map((name) => `\`${name}\``).join(', ');
    const [them, values] = names.length === 1 ? ['it', 'value is'] : ['them', 'values are'];
    return `\`${_config_js__WEBPACK_IMPORTED_MODULE_3__.CONFIG_PATH}\` sets ${all}, but ${organizationOf(repository)} locks ${them}, so the organization's ${values} used. Remove ${them} from the file.`;
}


/***/ }),

/***/ 37514:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   kd: () => (/* binding */ parseLimits),
/* harmony export */   u2: () => (/* binding */ forTenant)
/* harmony export */ });
/* unused harmony export TENANT_DECISIONS */
/* harmony import */ var _shared_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(42205);
/* harmony import */ var _config_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(43090);
/* harmony import */ var _settings_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(81910);
// What a repository may decide where one machine works for several: an allow-list, and a ceiling for
// every number, which the operator sets. A setting without a decision here has no effect there.



const TENANT_DECISIONS = {
    // What it counts with. What its jobs can cost the operator is limited by tokens and minutes.
    prices: 'own',
    'budget.day': 'own',
    'budget.month': 'own',
    commit: 'own',
    'sign-off': 'own',
    'agent.max-tokens': { most: 10_000_000, usual: 300_000 },
    'agent.max-answer-tokens': { most: 64_000, usual: 16_000 },
    'agent.max-minutes': { most: 120, usual: 30 },
    'agent.env': 'operator',
    // It can require isolation, and cannot lift what the operator requires.
    'agent.isolation': 'own',
    // Only a workflow run has an identity to sign in with.
    'agent.login': 'own',
    // Where a machine is shared, `open` means public addresses only.
    'agent.network': 'own',
    'check-network': 'own',
    'jobs.retention-days': { most: 3_650 },
    'jobs.max-open-pull-requests': { most: 100 },
    'jobs.batch': 'own',
    // Fewer than a worker has slots, so that long jobs of one repository leave one to others.
    'jobs.at-once': { most: 3, usual: Number.POSITIVE_INFINITY },
    'retention.delete-after': { most: 36_500 },
    'list-issue': 'own',
    'command.word': 'own',
    'command.permission': 'own',
    'command.allowed-bots': 'own',
    review: 'own',
    'fix-checks': 'own',
    'pull-request.labels': 'own',
    'pull-request.reviewers': 'own',
    'pull-request.draft': 'own',
    'pull-request.title': 'own',
    'pull-request.body': 'own',
    // The App reads other repositories only within the same installation, and as they allow it.
    'docs-repository': 'own',
    'context-repositories': 'own',
    'trusted-repositories': 'own',
    check: 'own',
    'views.ai-classes': 'own',
    'views.history': 'own',
    'views.log-fields': 'own',
    // The operator's key would go to whatever address a repository names.
    'views.source': 'operator',
    'views.agents': 'own',
    'views.pages': 'own',
    // The number of an issue, not an amount.
    'views.report-issue': 'own',
    'views.agent-ranges': 'operator',
    'views.hosts': 'own',
    'drift.fix': 'own',
    'drift.ignore-pages': 'own',
    'drift.accept': 'own',
};
/** `docket work --limit agent.max-minutes=240` */
function parseLimits(said) {
    return new Map(said.map((text) => {
        const [, name = '', digits = ''] = /^([a-z.-]+)=(\d{1,10})$/.exec(text) ?? [];
        if (typeof TENANT_DECISIONS[name] === 'object' && Number(digits) > 0)
            return [name, Number(digits)];
        throw new _shared_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .InvalidRequest */ .zh(`\`--limit ${text}\` is not a limit of a setting, such as \`--limit agent.max-minutes=240\`. Settings with a limit: ${LIMITED.join(', ')}.`);
    }));
}
const LIMITED = Object.keys(TENANT_DECISIONS).filter((name) => typeof TENANT_DECISIONS[name] === 'object');
function forTenant({ config, origins }, limits) {
    const cut = [];
    let allowed = config;
    for (const [name, { from }] of origins) {
        const decision = TENANT_DECISIONS[name] ?? 'operator';
        const isSaid = from !== 'default';
        if (decision === 'own')
            continue;
        if (decision === 'operator') {
            if (!isSaid)
                continue;
            allowed = withValue(allowed, name, (0,_settings_js__WEBPACK_IMPORTED_MODULE_2__/* .settingAt */ .OZ)(_config_js__WEBPACK_IMPORTED_MODULE_1__.DEFAULT_CONFIG, name));
            cut.push(`\`${name}\` is set by the operator`);
            continue;
        }
        const most = limits.get(name) ?? decision.most;
        const value = (0,_settings_js__WEBPACK_IMPORTED_MODULE_2__/* .settingAt */ .OZ)(config, name) ??
            decision.usual ??
            (limits.has(name) ? Number.POSITIVE_INFINITY : 0);
        if (!(Number(value) > most))
            continue;
        allowed = withValue(allowed, name, most);
        if (isSaid)
            cut.push(`\`${name}\` can be at most ${most.toLocaleString('en')}`);
    }
    if (cut.length === 0)
        return { config: allowed };
    const notice = `This server runs jobs of several repositories, so it does not use all of these settings as they are: ${cut.join(', ')}. To use other values, ask the operator of the server.`;
    return { config: allowed, notice };
}
function withValue(config, name, value) {
    const [group = '', key] = name.split('.');
    const outer = config[group];
    return { ...config, [group]: key === undefined ? value : { ...Object(outer), [key]: value } };
}


/***/ }),

/***/ 94549:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Cy: () => (/* binding */ KeyList),
/* harmony export */   UQ: () => (/* binding */ ProjectInfo),
/* harmony export */   e$: () => (/* binding */ ProjectList),
/* harmony export */   eo: () => (/* binding */ NewKey),
/* harmony export */   gx: () => (/* binding */ KeyInfo),
/* harmony export */   qP: () => (/* binding */ CreatedKey)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(42047);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(64377);
/* harmony import */ var _values_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(87797);
// Beyond the contract: what a key with the scope `admin` sees and changes of its own project.


const ProjectInfo = zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
    id: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
    repository: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().describe('`OWNER/NAME` on GitHub, or the name of a local folder.'),
    agent: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().nullable().describe('The program or the model; null for the default agent.'),
    baseRef: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().nullable().describe('The branch that jobs start from, if it is set.'),
    docsPaths: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP()).describe('Files that jobs can change; empty for the default.'),
});
const ProjectList = zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({ projects: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(ProjectInfo) });
const KeyInfo = zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
    id: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().describe('For lists and logs; not the key.'),
    name: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().describe('What the key is for.'),
    scopes: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_1__/* ["enum"] */ .k5n(_values_js__WEBPACK_IMPORTED_MODULE_0__/* .KEY_SCOPES */ .A3)).readonly(),
    state: zod__WEBPACK_IMPORTED_MODULE_1__/* ["enum"] */ .k5n(['valid', 'expired', 'revoked']),
    createdAt: zod__WEBPACK_IMPORTED_MODULE_2__/* .datetime */ .w$(),
    expiresAt: zod__WEBPACK_IMPORTED_MODULE_2__/* .datetime */ .w$().nullable(),
    lastUsedAt: zod__WEBPACK_IMPORTED_MODULE_2__/* .datetime */ .w$().nullable().describe('To the minute.'),
});
const KeyList = zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({ keys: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(KeyInfo) });
const CreatedKey = KeyInfo.extend({
    key: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().describe('The key itself. It cannot be shown again.'),
});
const NewKey = zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
    name: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP({ error: 'Field `name` must be a string.' })
        .regex(/^[^\u0000-\u001f\u007f]{0,100}$/, {
        error: 'Field `name` must be one line of at most 100 characters.',
    })
        .default('')
        .describe('What the key is for: one line of at most 100 characters.'),
    scopes: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_1__/* ["enum"] */ .k5n(_values_js__WEBPACK_IMPORTED_MODULE_0__/* .KEY_SCOPES */ .A3), {
        error: `Field \`scopes\` must be a list of ${_values_js__WEBPACK_IMPORTED_MODULE_0__/* .KEY_SCOPES */ .A3.join(', ')}.`,
    })
        .min(1, 'Field `scopes` is empty. Name at least one, or leave it out.')
        .max(_values_js__WEBPACK_IMPORTED_MODULE_0__/* .KEY_SCOPES */ .A3.length, 'Field `scopes` is too long. Name each scope once.')
        .default(['jobs', 'views'])
        .describe('What the key allows; `admin` includes the others.'),
    expiresAt: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP({ error: 'Field `expiresAt` must be a date such as 2027-06-30, or null.' })
        .refine(_values_js__WEBPACK_IMPORTED_MODULE_0__/* .isDate */ .$P, 'Field `expiresAt` must be a date such as 2027-06-30, or null.')
        .nullable()
        .optional()
        .describe('When it expires: a date or an ISO 8601 time; null for never. Default: in 90 days.'),
}, { error: 'The body must be a JSON object such as {"name": "CI", "scopes": ["jobs"]}.' });


/***/ }),

/***/ 63041:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   XM: () => (/* binding */ pathOf),
/* harmony export */   Z1: () => (/* binding */ EXTENSIONS),
/* harmony export */   bw: () => (/* binding */ ROUTES),
/* harmony export */   ef: () => (/* binding */ IDEMPOTENCY_HEADER),
/* harmony export */   kC: () => (/* binding */ REQUEST_ID_HEADER),
/* harmony export */   l4: () => (/* binding */ EXTENSIONS_HEADER)
/* harmony export */ });
/* harmony import */ var _acceptance_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(90156);
/* harmony import */ var _administration_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(94549);
/* harmony import */ var _directory_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(98956);
/* harmony import */ var _insights_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(45306);
/* harmony import */ var _schemas_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(51947);
/* harmony import */ var _values_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(87797);






/** Optional features beyond the contract, as a server announces them. */
const EXTENSIONS = [
    ...['job-control', 'job-directory', 'view-insights'],
    'administration',
];
const JOB = '/v2/agent/{projectId}/job/{id}';
const ROWS = {
    createJob: {
        method: 'POST',
        path: '/v2/agent/{projectId}/job',
        summary: 'Create an agent job',
        description: 'Starts an agent that changes the documentation. Returns immediately; poll the job until it is final.',
        body: _schemas_js__WEBPACK_IMPORTED_MODULE_4__/* .PromptRequest */ .wP,
        success: 201,
        answer: _schemas_js__WEBPACK_IMPORTED_MODULE_4__/* .AgentJob */ .Je,
        accepts: _schemas_js__WEBPACK_IMPORTED_MODULE_4__/* .ReceivedJob */ .Dl,
        scope: 'jobs',
        limit: 'create',
    },
    sendMessage: {
        method: 'POST',
        path: `${JOB}/message`,
        summary: 'Send a follow-up message to an agent job',
        description: 'Continues a job on its branch and pull request. A message to an active job waits its turn.',
        body: _schemas_js__WEBPACK_IMPORTED_MODULE_4__/* .PromptRequest */ .wP,
        answer: _schemas_js__WEBPACK_IMPORTED_MODULE_4__/* .AgentJob */ .Je,
        accepts: _schemas_js__WEBPACK_IMPORTED_MODULE_4__/* .ReceivedJob */ .Dl,
        scope: 'jobs',
        limit: 'message',
    },
    getJob: {
        method: 'GET',
        path: JOB,
        summary: 'Get an agent job',
        description: 'Returns the current state of the job.',
        answer: _schemas_js__WEBPACK_IMPORTED_MODULE_4__/* .AgentJob */ .Je,
        accepts: _schemas_js__WEBPACK_IMPORTED_MODULE_4__/* .ReceivedJob */ .Dl,
        scope: 'jobs',
    },
    getViews: {
        method: 'GET',
        path: '/v1/analytics/{projectId}/views',
        summary: 'Get page views',
        description: 'Counts the views of each page by people and by AI in a range of whole UTC days.',
        query: _schemas_js__WEBPACK_IMPORTED_MODULE_4__/* .ViewsQuery */ .Ho,
        answer: _schemas_js__WEBPACK_IMPORTED_MODULE_4__/* .ViewsResult */ .Ab,
        accepts: _insights_js__WEBPACK_IMPORTED_MODULE_3__/* .ReceivedViews */ .Yj,
        scope: 'views',
    },
    cancelJob: {
        method: 'POST',
        path: `${JOB}/cancel`,
        summary: 'Cancel an active agent job',
        description: 'Asks an active job to stop. The job then fails with the reason `cancelled`. A finished job does not change.',
        answer: _schemas_js__WEBPACK_IMPORTED_MODULE_4__/* .AgentJob */ .Je,
        accepts: _schemas_js__WEBPACK_IMPORTED_MODULE_4__/* .ReceivedJob */ .Dl,
        scope: 'jobs',
        extension: 'job-control',
    },
    archiveJob: {
        method: 'POST',
        path: `${JOB}/archive`,
        summary: 'Archive a finished agent job',
        description: 'Closes a finished job permanently.',
        answer: _schemas_js__WEBPACK_IMPORTED_MODULE_4__/* .AgentJob */ .Je,
        accepts: _schemas_js__WEBPACK_IMPORTED_MODULE_4__/* .ReceivedJob */ .Dl,
        scope: 'jobs',
        extension: 'job-control',
    },
    getInsights: {
        method: 'GET',
        path: '/v1/analytics/{projectId}/insights',
        summary: 'Get traffic classes, agents, missing pages, and data quality for a date range',
        description: 'Counts the traffic in a date range by class and agent, and lists requested pages that do not exist.',
        query: _schemas_js__WEBPACK_IMPORTED_MODULE_4__/* .RangeQuery */ .qx,
        answer: _insights_js__WEBPACK_IMPORTED_MODULE_3__/* .Insights */ .EV,
        scope: 'views',
        extension: 'view-insights',
    },
    getPageClasses: {
        method: 'GET',
        path: '/v1/analytics/{projectId}/classes',
        summary: 'Get page views by class of traffic',
        description: 'Counts the views of each page in a date range by class of traffic.',
        query: _schemas_js__WEBPACK_IMPORTED_MODULE_4__/* .ClassesQuery */ .nN,
        answer: _insights_js__WEBPACK_IMPORTED_MODULE_3__/* .PageClasses */ .w2,
        scope: 'views',
        extension: 'view-insights',
    },
    listJobs: {
        method: 'GET',
        path: '/v2/agent/{projectId}/job',
        summary: 'List agent jobs',
        description: 'Lists the jobs of the project, newest first, archived ones included.',
        query: _directory_js__WEBPACK_IMPORTED_MODULE_2__/* .JobsQuery */ .Hy,
        answer: _directory_js__WEBPACK_IMPORTED_MODULE_2__/* .JobPage */ .Fz,
        scope: 'jobs',
        extension: 'job-directory',
    },
    followJob: {
        method: 'GET',
        path: `${JOB}/events`,
        summary: 'Follow an agent job',
        description: 'Sends what there is of the job, then every change, as server-sent events until the job is final. An event contains the whole turn or job, so receiving one twice does no harm.',
        answer: _directory_js__WEBPACK_IMPORTED_MODULE_2__/* .JobEvent */ ._0,
        streams: true,
        scope: 'jobs',
        extension: 'job-directory',
    },
    getUsage: {
        method: 'GET',
        path: '/v2/agent/{projectId}/usage',
        summary: 'Get usage and cost per month',
        description: 'Adds up what the requests of each UTC month used and cost.',
        query: _directory_js__WEBPACK_IMPORTED_MODULE_2__/* .UsageQuery */ .w9,
        answer: _directory_js__WEBPACK_IMPORTED_MODULE_2__/* .UsageReport */ .KJ,
        scope: 'jobs',
        extension: 'job-directory',
    },
    getAcceptance: {
        method: 'GET',
        path: '/v2/agent/{projectId}/acceptance',
        summary: 'Get how many pull requests were merged',
        description: 'Counts the pull requests of jobs that were merged, closed, or are open, by what the jobs came from.',
        answer: _acceptance_js__WEBPACK_IMPORTED_MODULE_0__/* .AcceptanceReport */ .gB,
        scope: 'jobs',
        extension: 'job-directory',
    },
    listProjects: {
        method: 'GET',
        path: '/v1/projects',
        summary: 'List projects',
        description: 'Lists the projects that the key gives access to: always one.',
        answer: _administration_js__WEBPACK_IMPORTED_MODULE_1__/* .ProjectList */ .e$,
        scope: 'admin',
        extension: 'administration',
    },
    getProject: {
        method: 'GET',
        path: '/v1/projects/{projectId}',
        summary: 'Get a project',
        description: 'Returns the repository and the settings of the project.',
        answer: _administration_js__WEBPACK_IMPORTED_MODULE_1__/* .ProjectInfo */ .UQ,
        scope: 'admin',
        extension: 'administration',
    },
    listKeys: {
        method: 'GET',
        path: '/v1/projects/{projectId}/keys',
        summary: 'List API keys',
        description: 'Lists the keys of the project, oldest first, revoked ones included.',
        answer: _administration_js__WEBPACK_IMPORTED_MODULE_1__/* .KeyList */ .Cy,
        scope: 'admin',
        extension: 'administration',
    },
    createKey: {
        method: 'POST',
        path: '/v1/projects/{projectId}/keys',
        summary: 'Create an API key',
        description: 'Creates a key for the project. Only this response contains it.',
        body: _administration_js__WEBPACK_IMPORTED_MODULE_1__/* .NewKey */ .eo,
        success: 201,
        answer: _administration_js__WEBPACK_IMPORTED_MODULE_1__/* .CreatedKey */ .qP,
        scope: 'admin',
        extension: 'administration',
    },
    revokeKey: {
        method: 'POST',
        path: '/v1/projects/{projectId}/keys/{keyId}/revoke',
        summary: 'Revoke an API key',
        description: 'Ends a key of the project for good, also the one that is used for this.',
        answer: _administration_js__WEBPACK_IMPORTED_MODULE_1__/* .KeyInfo */ .gx,
        scope: 'admin',
        extension: 'administration',
    },
};
const ROUTES = Object.freeze(Object.fromEntries(Object.entries(ROWS).map(([name, row]) => [name, { ...row, name }])));
const IDEMPOTENCY_HEADER = 'Idempotency-Key';
const REQUEST_ID_HEADER = 'X-Request-Id';
/** Sent with every response of a server that has extensions: a comma-separated list. */
const EXTENSIONS_HEADER = 'Docket-Extensions';
/** The path of a route, each parameter checked and encoded. */
function pathOf(route, params) {
    return route.path.replace(/\{(\w+)\}/g, (_, name) => encodeURIComponent((0,_values_js__WEBPACK_IMPORTED_MODULE_5__/* .checkId */ .ij)(name, params[name] ?? '')));
}


/***/ }),

/***/ 1944:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Wp: () => (/* binding */ fromWireError),
/* harmony export */   nH: () => (/* binding */ parseWire),
/* harmony export */   x4: () => (/* binding */ toWireError)
/* harmony export */ });
/* harmony import */ var _shared_days_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(65529);
/* harmony import */ var _shared_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(42205);
/* harmony import */ var _shared_text_foreign_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(35238);
/* harmony import */ var _shared_text_json_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(88630);
/* harmony import */ var _schemas_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(51947);
// An error of ours as a status and a body, and back. Both sides of the wire convert here and
// nowhere else.





const STATUS = {
    invalid: 400,
    unauthorized: 401,
    forbidden: 403,
    'not-found': 404,
    'method-not-allowed': 405,
    conflict: 409,
    'too-large': 413,
    'unsupported-type': 415,
    'rate-limited': 429,
    'bad-answer': 502,
    unavailable: 503,
    unknown: 504,
};
/** Messages of these are meant for the caller; any other may reveal internals. */
function toWireError(error, requestId) {
    const status = error instanceof _shared_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .DocketError */ .jq ? STATUS[error.code] : undefined;
    if (!(error instanceof _shared_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .DocketError */ .jq) || status === undefined) {
        const words = `The service failed. Try again. If it fails again, send the operator the request ID ${requestId}.`;
        return { status: 500, body: { error: words }, headers: {} };
    }
    const headers = {};
    if (error instanceof _shared_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .RateLimited */ .JH)
        headers['Retry-After'] = String(error.retryAfterSeconds);
    if (error instanceof _shared_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .Unauthorized */ .hR)
        headers['WWW-Authenticate'] = 'Bearer';
    const details = error.details.map((message) => ({ message }));
    const body = details.length > 0 ? { error: error.message, details } : { error: error.message };
    return { status, body, headers };
}
/** When a 429 does not say how long, a minute: long enough not to make it worse. */
const DEFAULT_RETRY_AFTER_SECONDS = 60;
/** The error of an answer that is not a success. */
function fromWireError(answer) {
    const { status } = answer;
    const { message: words, details } = wordsOf(answer);
    const message = withTime(words, answer);
    switch (status) {
        case 400:
        case 422:
            return new _shared_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .InvalidRequest */ .zh(message, { details });
        case 401:
            return new _shared_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .Unauthorized */ .hR(message, { details });
        case 403:
            return new _shared_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .Forbidden */ .cw(message, { details });
        case 404:
        case 410:
            return new _shared_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .NotFound */ .Mk(message, { details });
        case 405:
            return new _shared_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .InvalidRequest */ .zh(message, { details, code: 'method-not-allowed' });
        case 409:
            return new _shared_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .Conflict */ .lt(message, { details });
        case 413:
            return new _shared_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .InvalidRequest */ .zh(message, { details, code: 'too-large' });
        case 415:
            return new _shared_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .InvalidRequest */ .zh(message, { details, code: 'unsupported-type' });
        case 429: {
            const retryAfterSeconds = answer.retryAfterSeconds ?? DEFAULT_RETRY_AFTER_SECONDS;
            return new _shared_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .RateLimited */ .JH(message, { details, retryAfterSeconds });
        }
    }
    if (status === 408 || status >= 500)
        return new _shared_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .Unavailable */ .$P(message, { details });
    if (status >= 400)
        return new _shared_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .InvalidRequest */ .zh(message, { details });
    return new _shared_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .BadAnswer */ .CF(message, { details });
}
const REMEDY = {
    401: 'Check that the API key is complete and still valid.',
    403: 'Check that the API key belongs to this project.',
    404: 'Check the base URL, the project ID, and the job ID.',
    413: 'Shorten the prompt.',
    429: 'Wait, then try again.',
};
/** Foreign text that will stand in logs and comments. */
const brief = (text) => (0,_shared_text_foreign_js__WEBPACK_IMPORTED_MODULE_4__/* .bound */ .$s)((0,_shared_text_foreign_js__WEBPACK_IMPORTED_MODULE_4__/* .oneLine */ .TN)(text), 500);
const MAX_DETAILS = 20;
function wordsOf({ status, body }) {
    const parsed = _schemas_js__WEBPACK_IMPORTED_MODULE_3__/* .ErrorBody */ .Fw.safeParse(parseWire(body));
    if (parsed.success && parsed.data.error.trim() !== '') {
        const details = (parsed.data.details ?? []).slice(0, MAX_DETAILS);
        return {
            message: brief(parsed.data.error),
            details: details.map((detail) => brief(detail.message)),
        };
    }
    const said = foreignMessage(parseWire(body));
    const remedy = REMEDY[status] ?? (status >= 500 ? 'Try again later.' : 'Check the request.');
    return {
        message: `The service returned ${status}${said ? ` (${brief(said)})` : ''}. ${remedy}`,
        details: [],
    };
}
/** How long the service asked to wait, where it did. */
function withTime(message, { status, retryAfterSeconds }) {
    if (retryAfterSeconds === undefined || (status !== 429 && status < 500))
        return message;
    if (/\btry again (?!later\b)\w/i.test(message))
        return message;
    const words = message.replace(/ (?:Wait, then try again|Try again later)\.$/, '');
    return `${words} Try again in ${(0,_shared_days_js__WEBPACK_IMPORTED_MODULE_0__/* .duration */ .p0)(retryAfterSeconds * 1000)}.`;
}
/** Other services use `message`, `error.message` or `detail`. */
function foreignMessage(value) {
    if (typeof value !== 'object' || value === null)
        return undefined;
    const { error, message, detail } = value;
    const nested = typeof error === 'object' && error !== null ? Object(error).message : error;
    return [nested, message, detail].find((words) => typeof words === 'string' && words !== '');
}
/** Some servers send JSON with a byte order mark, which no parser takes. */
const parseWire = (text) => (0,_shared_text_json_js__WEBPACK_IMPORTED_MODULE_2__/* .parseJson */ .q)(text.replace(/^\ufeff/, ''));


/***/ }),

/***/ 47037:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   LF: () => (/* binding */ limitOf),
/* harmony export */   TT: () => (/* binding */ createGithubApp),
/* harmony export */   _y: () => (/* binding */ pemOf),
/* harmony export */   bi: () => (/* binding */ readAppKey)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var _shared_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(42205);
/* harmony import */ var _client_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(31287);
/* harmony import */ var _manifest_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(38765);
/* harmony import */ var _meter_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(38931);
// A GitHub App: where it is installed, and the tokens of its installations, each for one repository
// only, so that work in one repository can never reach another.





/** One that expires sooner is replaced: a push of a large branch may take a while. */
const SPARE_MS = 10 * 60_000;
/** Whose rate limit the requests with tokens of an installation use. */
const limitOf = (installation) => `installation ${installation}`;
function createGithubApp(settings) {
    const app = new AppRequests(settings);
    const tokens = new InstallationTokens(app);
    let newest;
    return {
        installation: (id, part) => readInstallation(id, part, { settings, app, tokens }),
        tokens: (installation, repository) => tokens.ofOne(installation, repository),
        readingTokens: (installation, repository) => tokens.reading(installation, repository),
        async attempts(cursor) {
            const known = cursor === undefined ? newest : undefined;
            const { page, etag } = await readAttempts(app, cursor, known);
            if (cursor === undefined && etag)
                newest = { etag, page };
            return page;
        },
        async redeliver(attempt) {
            const wanted = { delivery_id: attempt, request: { repeatable: true } };
            await app.ask('deliveries', ({ apps }) => apps.redeliverWebhookDelivery(wanted), true);
        },
        async events() {
            const { data } = await app.ask('installations', ({ apps }) => apps.getAuthenticated());
            return data?.events ?? [];
        },
        async lacks(installation) {
            const wanted = { installation_id: installation };
            const found = await app
                .ask('installations', ({ apps }) => apps.getInstallation(wanted))
                .catch((error) => {
                if (error instanceof _shared_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .NotFound */ .Mk)
                    return null;
                throw error;
            });
            if (!found)
                return null;
            const granted = found.data.permissions;
            return Object.entries(_manifest_js__WEBPACK_IMPORTED_MODULE_3__/* .APP_PERMISSIONS */ .d$).flatMap(([name, wanted]) => [wanted, 'write'].includes(granted[name] ?? '')
                ? []
                : `${name.replaceAll('_', ' ')}: ${wanted}`);
        },
        currentTokens: (installation, repository) => tokens.current(installation, repository),
    };
}
/** Requests in the name of the App itself. */
class AppRequests {
    #settings;
    #signed = { token: '', at: Number.NEGATIVE_INFINITY };
    #offMs = 0;
    constructor(settings) {
        this.#settings = settings;
    }
    /** GitHub's time: it decides whether a token is good, however wrong the clock of this machine is. */
    now() {
        return this.#settings.clock.now() + this.#offMs;
    }
    /** The first answer says what time it is there; what was refused before is asked once more. */
    async ask(feature, ask, background = false) {
        const before = this.#offMs;
        try {
            return await ask(this.#open(feature, background).rest);
        }
        catch (error) {
            const isNews = Math.abs(this.#offMs - before) >= (BACK_SECONDS * 1000) / 2;
            if (!(error instanceof _shared_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .WorkerFault */ .t) || !isNews)
                throw keyProblem(error);
            this.#signed = { token: '', at: Number.NEGATIVE_INFINITY };
            return ask(this.#open(feature, background).rest).catch((again) => {
                throw keyProblem(again);
            });
        }
    }
    /** With the same token for some minutes: to GitHub, other tokens ask for other answers. */
    #open(feature, background) {
        const { appId, key, clock, meter } = this.#settings;
        const now = this.now();
        if (Math.abs(now - this.#signed.at) >= REUSE_MS) {
            this.#signed = { token: appToken(appId, key, now), at: now };
        }
        const counted = meter?.use(feature, 'app', background);
        const use = {
            admit: () => counted?.admit(),
            answered: (status, headers) => {
                const found = (0,_meter_js__WEBPACK_IMPORTED_MODULE_4__/* .clockOff */ .c)(headers, clock) ?? this.#offMs;
                // Less than the time that a token is dated back.
                this.#offMs = Math.abs(found) < (BACK_SECONDS * 1000) / 2 ? 0 : found;
                counted?.answered(status, headers);
            },
        };
        const { token } = this.#signed;
        return (0,_client_js__WEBPACK_IMPORTED_MODULE_2__.createGithub)({ ...this.#settings, token, repository: '/', use });
    }
}
/** Of the sources of tokens. */
const NAMES = {
    one: (installation, repository) => `${installation}/${repository}`,
    reading: (installation, repository = 'all') => `${installation}/${repository} reading`,
    all: (installation) => `${installation} all`,
};
/** The tokens of all installations, by what each is good for. */
class InstallationTokens {
    #app;
    #sources = new Map();
    #current = new Map();
    constructor(app) {
        this.#app = app;
    }
    ofOne(installation, repository) {
        const scope = { repository_ids: [repository] };
        return this.#source(NAMES.one(installation, repository), installation, scope);
    }
    ofAll(installation) {
        return this.#source(NAMES.all(installation), installation, {});
    }
    reading(installation, repository) {
        return this.#source(NAMES.reading(installation, repository), installation, {
            permissions: { contents: 'read' },
            ...(repository !== undefined && { repository_ids: [repository] }),
        });
    }
    current(installation, repository) {
        return [
            NAMES.one(installation, repository),
            NAMES.reading(installation, repository),
            NAMES.reading(installation),
            NAMES.all(installation),
        ]
            .flatMap((name) => this.#currentOf(name))
            .map(({ token }) => token);
    }
    #currentOf(name) {
        const now = this.#app.now();
        return (this.#current.get(name) ?? []).filter(({ expiresAt }) => expiresAt > now);
    }
    #source(name, installation, scope) {
        const source = this.#sources.get(name) ?? this.#newSource(name, installation, scope);
        this.#sources.set(name, source);
        return source;
    }
    #newSource(name, installation, scope) {
        let known;
        let minting;
        return {
            get: async () => {
                if (known && known.expiresAt - this.#app.now() > SPARE_MS)
                    return known.token;
                minting ??= this.#mint(name, installation, scope).finally(() => {
                    minting = undefined;
                });
                known = await minting;
                return known.token;
            },
            refused(token) {
                if (known?.token === token)
                    known = undefined;
            },
        };
    }
    async #mint(name, installation, scope) {
        try {
            const { data } = await this.#app.ask('tokens', ({ apps }) => apps.createInstallationAccessToken({
                installation_id: installation,
                ...scope,
                // A second token does no harm.
                request: { repeatable: true },
            }));
            const minted = { token: data.token, expiresAt: Date.parse(data.expires_at) };
            this.#current.set(name, [...this.#currentOf(name), minted]);
            return minted;
        }
        catch (error) {
            throw whyNot(error);
        }
    }
}
async function readInstallation(id, part, { settings, app, tokens, }) {
    try {
        const { data } = await app.ask('installations', ({ apps }) => apps.getInstallation({ installation_id: id }));
        if (data.suspended_at)
            return { suspended: true, repositories: [] };
        // An enterprise has no login, and owns no repositories itself.
        const owner = data.account && 'login' in data.account && data.account.login;
        if (part === 'owner' && owner)
            return { suspended: false, owner, repositories: [] };
        const repository = part === 'owner' ? undefined : part;
        // A token for one repository lists only that.
        const token = repository ? tokens.ofOne(id, repository) : tokens.ofAll(id);
        const use = settings.meter?.use('installations', limitOf(id));
        const github = (0,_client_js__WEBPACK_IMPORTED_MODULE_2__.createGithub)({ ...settings, token, repository: '/', use });
        const { listReposAccessibleToInstallation: list } = github.rest.apps;
        const all = await github.paginate(list, { per_page: 100 });
        const repositories = all.map(({ id, full_name: fullName }) => ({ id, fullName }));
        return { suspended: false, repositories };
    }
    catch (error) {
        if (error instanceof _shared_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .NotFound */ .Mk)
            return null;
        if (typeof part === 'number' && error instanceof NotInstalled)
            return { suspended: false, repositories: [] };
        throw error instanceof _shared_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .DocketError */ .jq ? whyNot(error) : error;
    }
}
/** `known` is what the same request got before. */
async function readAttempts(app, cursor, known) {
    // All of them: GitHub's filter for failures leaves out those that nobody answered.
    const wanted = {
        per_page: 100,
        ...(cursor !== undefined && { cursor }),
        ...(known && { headers: { 'if-none-match': known.etag } }),
    };
    const list = ({ apps }) => apps.listWebhookDeliveries(wanted);
    const { data, headers, status } = await app.ask('deliveries', list, true);
    if (known && Number(status) === 304)
        return known;
    const page = {
        attempts: data.map(({ id, guid, delivered_at: at, status_code: code }) => {
            return { id, guid, at: Date.parse(at), ok: code >= 200 && code < 300 };
        }),
        older: /[?&]cursor=([^&>]+)[^>]*>; rel="next"/.exec(headers.link ?? '')?.[1],
    };
    return { page, etag: headers.etag };
}
function keyProblem(error) {
    if (!(error instanceof _shared_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .WorkerFault */ .t))
        return error;
    const { message = '' } = (0,_client_js__WEBPACK_IMPORTED_MODULE_2__.refusalOf)(error) ?? {};
    return new _shared_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .WorkerFault */ .t(`GitHub does not accept the key of the App (${message}). Check APP_ID, PRIVATE_KEY, and the clock of this machine.`, { cause: error });
}
/** GitHub's refusal, as something that whoever runs the App, or uses it, can do something about. */
function whyNot(error) {
    const { message = '' } = (0,_client_js__WEBPACK_IMPORTED_MODULE_2__.refusalOf)(error) ?? {};
    const options = { cause: error };
    if (error instanceof _shared_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .Forbidden */ .cw && /suspended/i.test(message)) {
        return new _shared_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .Forbidden */ .cw('The GitHub App is suspended here. Unsuspend it, then retry.', options);
    }
    if (error instanceof _shared_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .NotFound */ .Mk || error instanceof _shared_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .InvalidRequest */ .zh) {
        const words = 'The GitHub App is not installed on this repository. Install it, then retry.';
        return new NotInstalled(words, options);
    }
    return error;
}
class NotInstalled extends _shared_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .Forbidden */ .cw {
}
// The key of a GitHub App, and the tokens that it signs.
/** PKCS#1, as GitHub hands it out, or PKCS#8; with line breaks, or with `\n` for each of them. */
function readAppKey(text) {
    try {
        const key = (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createPrivateKey)(pemOf(text));
        if (key.asymmetricKeyType === 'rsa')
            return key;
    }
    catch {
        // Its words could contain parts of the key.
    }
    throw new _shared_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .SetupError */ .w3('The private key of the GitHub App cannot be read. Set PRIVATE_KEY to the whole contents of the .pem file from the settings of the App, or PRIVATE_KEY_PATH to its path.');
}
function pemOf(text) {
    return text
        .trim()
        .replace(/^(["'])(.*)\1$/s, '$2')
        .replaceAll('\\n', '\n')
        .trim();
}
/** GitHub's clock may be behind ours, and it refuses tokens that live for more than ten minutes. */
const BACK_SECONDS = 60;
const LIFE_SECONDS = 540;
const REUSE_MS = 300_000;
/** In the name of the App itself, for the requests that need no installation. */
function appToken(appId, key, now) {
    const seconds = Math.floor(now / 1000);
    const part = (value) => Buffer.from(JSON.stringify(value)).toString('base64url');
    const claims = { iss: appId, iat: seconds - BACK_SECONDS, exp: seconds + LIFE_SECONDS };
    const text = `${part({ alg: 'RS256', typ: 'JWT' })}.${part(claims)}`;
    return `${text}.${(0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.sign)('RSA-SHA256', Buffer.from(text), key).toString('base64url')}`;
}


/***/ }),

/***/ 31834:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  P: () => (/* binding */ findContextRepository),
  s: () => (/* binding */ openContextRepositories)
});

// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./.build/program/src/shared/errors.js
var errors = __webpack_require__(42205);
// EXTERNAL MODULE: ./.build/program/src/shared/git/git.js + 1 modules
var git_git = __webpack_require__(60958);
// EXTERNAL MODULE: ./.build/program/src/shared/remove.js
var remove = __webpack_require__(66154);
// EXTERNAL MODULE: ./.build/program/src/jobs/changes/change.js
var change = __webpack_require__(33379);
// EXTERNAL MODULE: ./.build/program/src/jobs/changes/fence.js + 1 modules
var fence = __webpack_require__(21369);
// EXTERNAL MODULE: ./.build/program/src/jobs/workspace/instructions.js
var instructions = __webpack_require__(73994);
;// CONCATENATED MODULE: ./.build/program/src/jobs/workspace/context-copies.js
// Other repositories, for an agent to read: the plain files of their default branches. They are in its
// copy only while it runs, written anew each time, and never read back.








const MB = 1_048_576;
const LIMITS = {
    ms: 300_000,
    fileBytes: MB,
    files: 30_000,
    bytes: 200 * MB,
    bytesInAll: 500 * MB,
};
/** How often the size of what arrives is looked at. */
const LOOK_MS = 250;
/** All of them, or a sentence that says which one cannot be read, and why. */
async function openContextCopies(places, { scratch, clock, limits = LIMITS }, signal) {
    const dir = await (0,promises_.mkdtemp)((0,external_node_path_.join)(scratch, 'context-'));
    const failed = new AbortController();
    const late = AbortSignal.timeout(limits.ms);
    const all = AbortSignal.any([signal, failed.signal, late]);
    try {
        const fetched = await Promise.allSettled(places.map((place) => fetchFiles(place, { scratch: dir, clock, limits }, all).catch((error) => {
            failed.abort(error);
            throw error;
        })));
        if (failed.signal.aborted) {
            signal.throwIfAborted();
            if (late.aborted)
                throw tooLarge('They', `take more than ${limits.ms / 60_000} minutes`);
            throw failed.signal.reason;
        }
        const found = fetched.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
        const bytes = found.reduce((sum, one) => sum + one.bytes, 0);
        if (bytes > limits.bytesInAll)
            throw tooLarge('They', `have more than ${limits.bytesInAll / MB} MB of files`);
        return new FetchedCopies(dir, found);
    }
    catch (error) {
        await (0,remove/* removeTree */.d)(dir);
        throw error;
    }
}
/** Nothing of the repository runs or converts anything: no hooks, filters, links, or submodules. */
class FetchedCopies {
    repositories;
    #dir;
    #fetched;
    constructor(dir, fetched) {
        this.#dir = dir;
        this.#fetched = fetched;
        this.repositories = fetched.map(({ name, commit }) => ({
            name,
            commit,
            path: `${change/* CONTEXT_FOLDER */.xE}/${name}`,
        }));
    }
    async insist(dir) {
        if (!(await (0,promises_.lstat)((0,external_node_path_.join)(dir, change/* CONTEXT_FOLDER */.xE)).catch(() => null)))
            return;
        throw new errors/* WorkFailed */.v$(`This repository has a \`.docket-context\` of its own, where \`context-repositories\` would be. Rename it, or remove the setting.`);
    }
    async put(dir) {
        await this.remove(dir);
        for (const { name, paths, git, gitDir } of this.#fetched) {
            const folder = (0,external_node_path_.join)(dir, change/* CONTEXT_FOLDER */.xE, name);
            await (0,promises_.mkdir)(folder, { recursive: true });
            const place = ['--git-dir', gitDir, '--work-tree', folder];
            await git.run([...LINKS_AS_TEXT, ...place, 'checkout-index', '--all']);
            await Promise.all(paths.map((path) => (0,promises_.chmod)((0,external_node_path_.join)(folder, path), 0o444)));
            const folders = [...new Set(paths.flatMap(foldersOf))];
            await Promise.all(folders.map((path) => (0,promises_.chmod)((0,external_node_path_.join)(folder, path), 0o555)));
        }
    }
    async remove(dir) {
        // The agent may have closed it, or have left a link: of that, only the link is removed.
        await (0,promises_.chmod)(dir, 0o700);
        await (0,remove/* removeTree */.d)((0,external_node_path_.join)(dir, change/* CONTEXT_FOLDER */.xE));
    }
    async [Symbol.asyncDispose]() {
        await (0,remove/* removeTree */.d)(this.#dir);
    }
}
const LINKS_AS_TEXT = ['-c', 'core.symlinks=false'];
function foldersOf(path) {
    const folder = (0,external_node_path_.dirname)(path);
    return folder === '.' ? ['.'] : [folder, ...foldersOf(folder)];
}
async function fetchFiles({ name, remote, git, refusal }, { scratch, clock, limits }, signal) {
    const over = new AbortController();
    const all = AbortSignal.any([signal, over.signal]);
    const repository = await (0,instructions/* shallowRepository */.R$)(git, { remote, scratch }, all);
    const done = new AbortController();
    const packs = (0,external_node_path_.join)(repository.dir, 'objects/pack');
    const watching = watchSize(packs, limits.bytes, { clock, over, done: done.signal });
    const filter = `--filter=blob:limit=${limits.fileBytes + 1}`;
    // As one pack, however few there are, so that its size can be watched.
    const fetch = ['-c', 'fetch.unpackLimit=1', 'fetch', '--quiet', '--no-tags', '--depth=1', filter];
    try {
        const args = ['--git-dir', repository.dir, ...fetch, 'origin', 'HEAD'];
        await git.run(args, { signal: all, withChildren: true });
    }
    catch (error) {
        if (!over.signal.aborted)
            throw unreadable(error, name, refusal);
    }
    finally {
        done.abort();
        await watching;
    }
    if (over.signal.aborted || (await sizeOf(packs)) > limits.bytes)
        throw tooLarge(name, tooMany(limits));
    const commit = (await repository.run(['rev-parse', 'FETCH_HEAD'])).trim();
    // Without its address, what was left out is missing, and is not fetched when it is asked about.
    await (0,promises_.writeFile)((0,external_node_path_.join)(repository.dir, 'config'), '[core]\n\tbare = true\n');
    const { entries, bytes } = await readable(name, commit, { git, repository, limits, signal });
    // Names that only Windows minds are as good as others here.
    const args = ['-c', 'core.protectNTFS=false', 'update-index', '-z', '--index-info'];
    const lines = entries.map(({ mode, oid, path }) => `${mode} ${oid}\t${path}\0`);
    await repository.run(args, lines.join(''));
    const paths = entries.map(({ path }) => path);
    return { name, commit, paths, bytes, git, gitDir: repository.dir };
}
/** Ends it as soon as it is too large. */
async function watchSize(folder, max, { clock, over, done }) {
    while (!done.aborted) {
        if ((await sizeOf(folder)) > max)
            return over.abort();
        await clock.sleep(LOOK_MS, done).catch(() => { });
    }
}
/** The size of the files in a folder that git is writing to. */
async function sizeOf(folder) {
    const names = await (0,promises_.readdir)(folder).catch(() => []);
    const sizes = names.map((file) => (0,promises_.stat)((0,external_node_path_.join)(folder, file)).catch(() => ({ size: 0 })));
    return (await Promise.all(sizes)).reduce((sum, { size }) => sum + size, 0);
}
/** git's own files, and names that it would not write. */
const OF_GIT = /^(?:\.{0,2}|\.git(?:attributes|ignore|modules|$|[^a-z-]).*|git~\d.*)$/i;
/** Limits a list of files: a tree that contains itself over and over lists more than any disk holds. */
const MAX_LIST = 32 * MB;
/** The files that are here and small enough, without any that instruct agents. */
async function readable(name, commit, { git, repository, limits, signal }) {
    const list = ['--git-dir', repository.dir, 'ls-tree', '-r', '-z', '--full-tree', commit];
    const { code, stdout } = await git.try(list, { signal, maxOutput: MAX_LIST });
    const listed = stdout.toString('utf8').split('\0');
    if (code !== 0 || listed.length > limits.files)
        throw tooLarge(name, tooMany(limits));
    const named = (0,fence/* isInstruction */.FL)(`${name}/file`) ? [] : listed.flatMap(plainFile);
    const asked = named.map(({ oid }) => `${oid}\n`).join('');
    const check = ['cat-file', '--batch-check=%(objectsize)', '--buffer'];
    const sizes = (await repository.run(check, asked)).split('\n').map(Number);
    const entries = named.filter((_, index) => (sizes[index] ?? NaN) <= limits.fileBytes);
    const bytes = sizes.reduce((sum, size) => (size <= limits.fileBytes ? sum + size : sum), 0);
    if (bytes > limits.bytes)
        throw tooLarge(name, tooMany(limits));
    return { entries, bytes };
}
function plainFile(entry) {
    // A name can contain the sign that separates it.
    const [, mode = '', type, oid = '', path = ''] = /^(\d+) (\w+) (\w+)\t(.+)$/s.exec(entry) ?? [];
    const isOurs = type === 'blob' && !path.includes('\ufffd') && !(0,fence/* isInstruction */.FL)(path);
    return isOurs && !path.split('/').some((part) => OF_GIT.test(part)) ? [{ mode, oid, path }] : [];
}
function unreadable(error, name, refusal) {
    if (error instanceof errors/* NotFound */.Mk)
        return new errors/* SetupError */.w3(refusal, { cause: error });
    if (!(error instanceof git_git/* GitFailed */.SX) || (0,git_git/* isTransient */.dg)(error.result))
        return error;
    const options = { cause: error };
    if (/couldn't find remote ref HEAD/i.test(error.result.stderr)) {
        const words = `${name} in \`context-repositories\` has no commits. Push to it, or remove it from the list.`;
        return new errors/* SetupError */.w3(words, options);
    }
    return new errors/* SetupError */.w3(refusal, options);
}
const tooMany = ({ files, bytes }) => `has more than ${files} files or ${bytes / MB} MB`;
function tooLarge(what, why) {
    return new errors/* SetupError */.w3(`The repositories in \`context-repositories\` are too large. ${what} ${why}, which is more than an agent gets to read. Name smaller ones.`);
}

// EXTERNAL MODULE: ./.build/program/src/github/settings.js
var github_settings = __webpack_require__(43637);
;// CONCATENATED MODULE: ./.build/program/src/github/context-repositories.js
// Other repositories that agents read: whether they may, and where the files are.




/** Rejects unless every one of them may and can be read. `scratch`: where no agent reads. */
async function openContextRepositories(source, scratch, signal) {
    const { names, clock } = source;
    const places = await Promise.all(names.map((name) => findContextRepository(name, source, signal)));
    return openContextCopies(places, { scratch, clock }, signal);
}
async function findContextRepository(name, { target, mayPublish, reach, refusal, env, path, clock }, signal) {
    const refused = (error) => {
        if (!(error instanceof errors/* NotFound */.Mk || error instanceof errors/* Forbidden */.cw))
            throw error;
        throw new errors/* SetupError */.w3(refusal(name), { cause: error });
    };
    const { github, token } = await reach(name).catch(refused);
    const { rest, repo, serverUrl } = github.withSignal(signal);
    const { data } = await rest.repos.get(repo).catch(refused);
    // A name that is given up can come to belong to someone else.
    if (data.full_name.toLowerCase() !== name.toLowerCase()) {
        throw new errors/* SetupError */.w3(`${name} in \`context-repositories\` is called ${data.full_name} now. Change it to that.`);
    }
    if (data.private && !mayPublish(name) && !(await target.isPrivate())) {
        throw new errors/* SetupError */.w3(`${name} in \`context-repositories\` is private, and ${target.name} is public: what the agent reads there could be published here. If that is intended, set \`trusted-repositories: { ${name}: [publish] }\` in \`.github/docket.yml\`. Otherwise, remove it from the list.`);
    }
    const { remote, ...settings } = (0,github_settings.gitPlace)({ serverUrl, repository: name, token }, env);
    const git = (0,git_git.patient)((0,git_git.createGit)({ ...settings, path }), { clock, random: Math.random });
    return { name, remote, git, refusal: refusal(name) };
}


/***/ }),

/***/ 44045:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   findBrokenNow: () => (/* binding */ findBrokenNow),
/* harmony export */   findPullDrift: () => (/* binding */ findPullDrift)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _drift_drift_thread_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(56211);
/* harmony import */ var _jobs_workspace_instructions_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(73994);
/* harmony import */ var _shared_errors_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(42205);
/* harmony import */ var _shared_git_git_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(60958);
/* harmony import */ var _shared_glob_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(77012);
/* harmony import */ var _shared_remove_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(66154);
/* harmony import */ var _shared_runtime_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(82860);
// Checks a pull request's documentation: its two commits are fetched without history, and compared here.
// No checkout is needed, and nothing of them is run.
var __addDisposableResource = (undefined && undefined.__addDisposableResource) || function (env, value, async) {
    if (value !== null && value !== void 0) {
        if (typeof value !== "object" && typeof value !== "function") throw new TypeError("Object expected.");
        var dispose, inner;
        if (async) {
            if (!Symbol.asyncDispose) throw new TypeError("Symbol.asyncDispose is not defined.");
            dispose = value[Symbol.asyncDispose];
        }
        if (dispose === void 0) {
            if (!Symbol.dispose) throw new TypeError("Symbol.dispose is not defined.");
            dispose = value[Symbol.dispose];
            if (async) inner = dispose;
        }
        if (typeof dispose !== "function") throw new TypeError("Object not disposable.");
        if (inner) dispose = function() { try { inner.call(this); } catch (e) { return Promise.reject(e); } };
        env.stack.push({ value: value, dispose: dispose, async: async });
    }
    else if (async) {
        env.stack.push({ async: true });
    }
    return value;
};
var __disposeResources = (undefined && undefined.__disposeResources) || (function (SuppressedError) {
    return function (env) {
        function fail(e) {
            env.error = env.hasError ? new SuppressedError(e, env.error, "An error was suppressed during disposal.") : e;
            env.hasError = true;
        }
        var r, s = 0;
        function next() {
            while (r = env.stack.pop()) {
                try {
                    if (!r.async && s === 1) return s = 0, env.stack.push(r), Promise.resolve().then(next);
                    if (r.dispose) {
                        var result = r.dispose.call(r.value);
                        if (r.async) return s |= 2, Promise.resolve(result).then(next, function(e) { fail(e); return next(); });
                    }
                    else s |= 1;
                }
                catch (e) {
                    fail(e);
                }
            }
            if (s === 1) return env.hasError ? Promise.reject(env.error) : Promise.resolve();
            if (env.hasError) throw env.error;
        }
        return next();
    };
})(typeof SuppressedError === "function" ? SuppressedError : function (error, suppressed, message) {
    var e = new Error(message);
    return e.name = "SuppressedError", e.error = error, e.suppressed = suppressed, e;
});









/** Larger files are neither pages nor written by hand, so they are not fetched. */
const SMALL = ['--depth=1', '--filter=blob:limit=1000000'];
async function findPullDrift(pull, headSha, options) {
    const env_1 = { stack: [], error: void 0, hasError: false };
    try {
        const { github, path, rules, signal } = options;
        const { data } = await github.rest.pulls.get({ ...github.repo, pull_number: pull });
        // A job's pull request is stacked on one that changes code: only together can they fit.
        const { head, base } = data;
        const ownBranch = head.ref.startsWith('docket/') && head.repo?.full_name === base.repo.full_name;
        const { data: compared } = await github.rest.repos.compareCommitsWithBasehead({
            ...github.repo,
            basehead: `${ownBranch ? base.repo.default_branch : base.sha}...${headSha}`,
            per_page: 1,
        });
        const before = compared.merge_base_commit.sha;
        const repository = __addDisposableResource(env_1, await fetchCommits([before, headSha], options), true);
        const question = { path, gitDir: repository.dir, before, after: headSha, rules };
        if (!options.docs)
            return await (0,_drift_drift_thread_js__WEBPACK_IMPORTED_MODULE_2__.findDriftInThread)(question, _shared_runtime_js__WEBPACK_IMPORTED_MODULE_8__/* .systemClock */ .ml, signal);
        const { docs } = options;
        const commit = await newestCommit(docs.github);
        const pages = __addDisposableResource(env_1, await fetchCommits(commit ? [commit] : [], { ...options, ...docs }), true);
        const listed = commit ? await listPages(pages, commit, docs.repository, rules) : '';
        const withPages = (tree) => addFiles(repository, tree, listed);
        const both = {
            ...question,
            before: await withPages(before),
            after: await withPages(headSha),
            rules: { ...rules, docsPaths: [...rules.docsPaths, ...pathsIn(docs.repository, rules)] },
            env: { GIT_ALTERNATE_OBJECT_DIRECTORIES: (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(pages.dir, 'objects') },
        };
        return await (0,_drift_drift_thread_js__WEBPACK_IMPORTED_MODULE_2__.findDriftInThread)(both, _shared_runtime_js__WEBPACK_IMPORTED_MODULE_8__/* .systemClock */ .ml, signal);
    }
    catch (e_1) {
        env_1.error = e_1;
        env_1.hasError = true;
    }
    finally {
        const result_1 = __disposeResources(env_1);
        if (result_1)
            await result_1;
    }
}
/** In the form in which an index takes them. */
async function listPages(pages, commit, folder, { docsPaths }) {
    const isPage = (0,_shared_glob_js__WEBPACK_IMPORTED_MODULE_6__/* .matchesAny */ ._I)(docsPaths);
    const entries = (await pages.run(['ls-tree', '-r', '-z', '--full-tree', commit])).split('\0');
    return entries
        .flatMap((entry) => {
        const [, mode, blob, path = ''] = /^(100\d{3}) blob ([0-9a-f]+)\t(.+)$/s.exec(entry) ?? [];
        return isPage(path) ? [`${mode} ${blob}\t${folder}/${path}\0`] : [];
    })
        .join('');
}
/** A tree of what a commit has and of these, whose contents are elsewhere. */
async function addFiles(repository, commit, listed) {
    await repository.run(['read-tree', commit]);
    await repository.run(['update-index', '-z', '--index-info'], listed);
    return (await repository.run(['write-tree', '--missing-ok'])).trim();
}
const pathsIn = (folder, { docsPaths }) => docsPaths.map((glob) => glob.replace(/^!?/, (not) => `${not}${folder}/`));
async function newestCommit({ rest, repo }) {
    const { data } = await rest.repos.listCommits({ ...repo, per_page: 1 });
    return data[0]?.sha;
}
/** What is broken in the whole repository now, without what the settings accept. */
async function findBrokenNow(options) {
    const env_2 = { stack: [], error: void 0, hasError: false };
    try {
        const head = await newestCommit(options.github);
        if (head === undefined)
            throw new _shared_errors_js__WEBPACK_IMPORTED_MODULE_4__/* .NotFound */ .Mk('The repository has no commits.');
        const repository = __addDisposableResource(env_2, await fetchCommits([head], options), true);
        const { path, rules, signal } = options;
        const question = { path, gitDir: repository.dir, after: head, rules };
        return await (0,_drift_drift_thread_js__WEBPACK_IMPORTED_MODULE_2__.findBrokenInThread)(question, _shared_runtime_js__WEBPACK_IMPORTED_MODULE_8__/* .systemClock */ .ml, signal);
    }
    catch (e_2) {
        env_2.error = e_2;
        env_2.hasError = true;
    }
    finally {
        const result_2 = __disposeResources(env_2);
        if (result_2)
            await result_2;
    }
}
async function fetchCommits(commits, { path, scratch, place, clock = _shared_runtime_js__WEBPACK_IMPORTED_MODULE_8__/* .systemClock */ .ml, patience, ...options }) {
    const { signal = new AbortController().signal } = options;
    const git = (0,_shared_git_git_js__WEBPACK_IMPORTED_MODULE_5__.patient)((0,_shared_git_git_js__WEBPACK_IMPORTED_MODULE_5__.createGit)({ ...place, path }), { clock, random: Math.random, patience });
    const repository = await (0,_jobs_workspace_instructions_js__WEBPACK_IMPORTED_MODULE_3__/* .shallowRepository */ .R$)(git, { remote: place.remote, scratch }, signal);
    try {
        await repository.fetch([...commits], SMALL);
        // From here on, what was left out is missing, and nothing fetches it file by file.
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.writeFile)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(repository.dir, 'config'), '[core]\n\tbare = true\n');
        await (0,_shared_remove_js__WEBPACK_IMPORTED_MODULE_7__/* .removeFile */ .n)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(repository.dir, 'FETCH_HEAD'));
        return repository;
    }
    catch (error) {
        await repository[Symbol.asyncDispose]();
        throw error;
    }
}


/***/ }),

/***/ 38765:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Xh: () => (/* binding */ appManifest),
/* harmony export */   d$: () => (/* binding */ APP_PERMISSIONS),
/* harmony export */   hO: () => (/* binding */ manifestUrl),
/* harmony export */   ie: () => (/* binding */ APP_EVENTS),
/* harmony export */   yM: () => (/* binding */ redeemCode)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(42047);
/* harmony import */ var _shared_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(42205);
// A GitHub App from a manifest: the browser takes the manifest to GitHub and brings a code back, and the
// code is exchanged, once, for the App's credentials.


const APP_EVENTS = [
    'check_suite',
    'issue_comment',
    'pull_request',
    'pull_request_review',
    'pull_request_review_comment',
    'push',
    'repository',
    'workflow_run',
];
const APP_PERMISSIONS = {
    contents: 'write',
    issues: 'write',
    pull_requests: 'write',
    actions: 'read',
    checks: 'read',
    metadata: 'read',
};
function appManifest({ name, url, redirectUrl }) {
    return {
        name,
        url,
        hook_attributes: { url: `${url}/api/github/webhooks`, active: true },
        redirect_url: redirectUrl,
        // Where people who sign in to the dashboard come back to.
        callback_urls: [`${url}/sign-in/github/callback`],
        public: false,
        default_permissions: APP_PERMISSIONS,
        default_events: APP_EVENTS,
    };
}
/** Where GitHub takes a manifest; `organization` absent: for the person who is signed in. */
function manifestUrl(serverUrl, organization, state) {
    const owner = organization === undefined ? '' : `/organizations/${organization}`;
    return `${serverUrl.replace(/\/+$/, '')}${owner}/settings/apps/new?state=${state}`;
}
const Created = zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
    id: zod__WEBPACK_IMPORTED_MODULE_1__/* .int */ .Whr(),
    slug: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
    html_url: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
    pem: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
    webhook_secret: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
    client_id: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
    client_secret: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
});
const TIMEOUT_MS = 30_000;
async function redeemCode(code, { apiUrl, fetch: send }) {
    const url = `${apiUrl.replace(/\/+$/, '')}/app-manifests/${encodeURIComponent(code)}/conversions`;
    const headers = { accept: 'application/vnd.github+json', 'user-agent': 'docket' };
    const signal = AbortSignal.timeout(TIMEOUT_MS);
    const response = await send(url, { method: 'POST', headers, signal }).catch((cause) => {
        throw new _shared_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .Unavailable */ .$P('GitHub did not answer, so the App may exist, but its key is lost. Delete it on GitHub, then run `docket app create` again.', { cause });
    });
    if (response.status !== 201) {
        await response.body?.cancel();
        throw new _shared_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .InvalidRequest */ .zh(`GitHub refused the code (${response.status}). A code works once, within an hour. Run \`docket app create\` again.`);
    }
    const created = Created.safeParse(await response.json().catch(() => undefined));
    if (!created.success) {
        throw new _shared_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .BadAnswer */ .CF('GitHub did not send the credentials of the App. Delete it on GitHub, then run `docket app create` again.');
    }
    const { id, slug, pem, html_url: page, ...secrets } = created.data;
    return {
        appId: String(id),
        slug,
        url: page,
        privateKey: pem,
        webhookSecret: secrets.webhook_secret,
        clientId: secrets.client_id,
        clientSecret: secrets.client_secret,
    };
}


/***/ }),

/***/ 38931:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H: () => (/* binding */ createGithubMeter),
/* harmony export */   c: () => (/* binding */ clockOff)
/* harmony export */ });
/* harmony import */ var _shared_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(42205);
// How often GitHub is asked, what for, and how much of each rate limit is left.

/** Of a rate limit, in parts of the whole: kept for commands, and for jobs that someone waits for. */
const RESERVE = 0.2;
const MAX_KNOWN = 10_000;
function createGithubMeter(clock, count = () => { }) {
    const known = new Map();
    let offMs;
    let awaySince;
    return {
        clockOffMs: () => offMs,
        awaySince: () => awaySince,
        leastLeft() {
            const shares = [...known.values()]
                .filter(({ resetAt }) => resetAt > clock.now())
                .map(({ remaining, limit }) => remaining / limit);
            return shares.length > 0 ? Math.min(...shares) : undefined;
        },
        use: (feature, name, background = false) => ({
            admit() {
                const last = background ? known.get(name) : undefined;
                if (!last || last.resetAt <= clock.now())
                    return;
                if (last.remaining >= last.limit * RESERVE)
                    return;
                const seconds = Math.ceil((last.resetAt - clock.now()) / 1000);
                throw new _shared_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .RateLimited */ .JH(`Only ${last.remaining} of ${last.limit} requests to GitHub are left for ${Math.ceil(seconds / 60)} minutes, and they are kept for commands. This is done after that.`, { retryAfterSeconds: seconds });
            },
            answered(status, headers) {
                count(feature, statusClass(status));
                awaySince = (status ?? 500) < 500 ? undefined : (awaySince ?? clock.now());
                offMs = clockOff(headers, clock) ?? offMs;
                // GraphQL and search have limits of their own.
                if ((headers['x-ratelimit-resource'] ?? 'core') !== 'core')
                    return;
                const [remaining, limit, reset] = ['remaining', 'limit', 'reset'].map((part) => Number(headers[`x-ratelimit-${part}`] ?? Number.NaN));
                if (![remaining, limit, reset].every(Number.isFinite))
                    return;
                if (known.size > MAX_KNOWN)
                    known.clear();
                known.set(name, { remaining, limit, resetAt: reset * 1000 });
            },
        }),
    };
}
/** `Date` has whole seconds, and the answer was on its way for a moment. */
function clockOff({ date }, clock) {
    const at = Date.parse(String(date));
    return Number.isFinite(at) ? at - clock.now() : undefined;
}
/** The only ones that differ in what they cost: a 304 is free. */
function statusClass(status) {
    if (status === undefined)
        return 'none';
    return status === 304 ? '304' : `${Math.floor(status / 100)}xx`;
}


/***/ }),

/***/ 43637:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   gitPlace: () => (/* binding */ gitPlace),
/* harmony export */   githubSettings: () => (/* binding */ githubSettings)
/* harmony export */ });
/* harmony import */ var _shared_network_network_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(10031);
/* harmony import */ var _shared_runtime_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(82860);
/* harmony import */ var _shared_waiting_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(12099);
// How the command line reaches GitHub: by the variables that a workflow has, or github.com.



function githubSettings(env, known) {
    return {
        ...known,
        apiUrl: env.GITHUB_API_URL ?? 'https://api.github.com',
        graphqlUrl: env.GITHUB_GRAPHQL_URL ?? 'https://api.github.com/graphql',
        serverUrl: env.GITHUB_SERVER_URL ?? 'https://github.com',
        clock: _shared_runtime_js__WEBPACK_IMPORTED_MODULE_1__/* .systemClock */ .ml,
        random: Math.random,
        fetch: (0,_shared_network_network_js__WEBPACK_IMPORTED_MODULE_0__/* .githubFetchFor */ .Ve)(env),
        // Jobs and deliveries wait for GitHub without a process that waits with them.
        patience: new _shared_waiting_js__WEBPACK_IMPORTED_MODULE_2__/* .Patience */ .i3(_shared_waiting_js__WEBPACK_IMPORTED_MODULE_2__/* .BRIEFLY_MS */ .tK),
    };
}
/** Where git finds a repository on GitHub, and what it needs there. */
function gitPlace({ serverUrl, repository, token, }, env) {
    return {
        remote: `${serverUrl}/${repository}.git`,
        credentials: { origin: new URL(serverUrl).origin, token },
        network: (0,_shared_network_network_js__WEBPACK_IMPORTED_MODULE_0__/* .gitNetwork */ .D6)(env),
    };
}


/***/ }),

/***/ 82869:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $L: () => (/* binding */ older),
/* harmony export */   Ix: () => (/* binding */ facts),
/* harmony export */   Kp: () => (/* binding */ projectField),
/* harmony export */   Qw: () => (/* binding */ projectNames),
/* harmony export */   ZC: () => (/* binding */ nameIn),
/* harmony export */   ZZ: () => (/* binding */ field),
/* harmony export */   fF: () => (/* binding */ options),
/* harmony export */   hl: () => (/* binding */ address),
/* harmony export */   kB: () => (/* binding */ time),
/* harmony export */   nf: () => (/* binding */ link),
/* harmony export */   s6: () => (/* binding */ nothing),
/* harmony export */   t1: () => (/* binding */ findProject),
/* harmony export */   tp: () => (/* binding */ table),
/* harmony export */   wk: () => (/* binding */ state)
/* harmony export */ });
/* harmony import */ var _shared_days_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(65529);
/* harmony import */ var _shared_text_escape_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(90007);
// Pieces of markup that several pages share.


/** `OWNER/NAME` on GitHub, or the folder's own name. */
function projectNames(projects) {
    const named = projects.map((project) => ({
        ...project,
        name: nameOf(project.repo) || project.id,
    }));
    const same = Map.groupBy(named, ({ name }) => name);
    return named.map((project) => {
        const isShared = (same.get(project.name)?.length ?? 0) > 1;
        return isShared ? { ...project, name: `${project.name} (${project.id})` } : project;
    });
}
const nameOf = (repo) => /^[\w-][\w.-]*\/[\w.-]+$/.test(repo)
    ? repo
    : (repo
        .split(/[\\/]+/)
        .filter(Boolean)
        .at(-1)
        ?.replace(/\.git$/, '') ?? '');
/** A project that is no longer here has only its ID. */
function nameIn(projects, id) {
    return projects.find((project) => project.id === id)?.name ?? id;
}
/** By ID, or as people call it. */
function findProject(projects, text) {
    return projects.find(({ id }) => id === text) ?? projects.find(({ name }) => name === text);
}
/** Nobody chooses from a longer list, and it would be most of the page: projects are chosen by name then. */
const MAX_CHOICES = 100;
function projectField(projects, chosen, none) {
    if (projects.length > MAX_CHOICES) {
        const name = chosen && nameIn(projects, chosen);
        return field('Project', (0,_shared_text_escape_js__WEBPACK_IMPORTED_MODULE_1__/* .html */ .qy) `<input name="project" maxlength="200" value="${name}" placeholder="${none ?? 'OWNER/NAME or project ID'}"${none === undefined && (0,_shared_text_escape_js__WEBPACK_IMPORTED_MODULE_1__/* .html */ .qy) ` required`}>`);
    }
    const all = projects.map(({ id, name }) => [id, name]);
    const choices = none === undefined ? all : [['', none], ...all];
    return field('Project', (0,_shared_text_escape_js__WEBPACK_IMPORTED_MODULE_1__/* .html */ .qy) `<select name="project">${options(choices, chosen)}</select>`);
}
/** On narrow screens, each cell has its heading beside it. */
function table(caption, heads, rows) {
    const head = heads.map((name) => (0,_shared_text_escape_js__WEBPACK_IMPORTED_MODULE_1__/* .html */ .qy) `<th scope="col">${name || (0,_shared_text_escape_js__WEBPACK_IMPORTED_MODULE_1__/* .html */ .qy) `<span class="sr">Actions</span>`}</th>`);
    const body = rows.map((cells) => {
        const row = cells.map((cell, at) => (0,_shared_text_escape_js__WEBPACK_IMPORTED_MODULE_1__/* .html */ .qy) `<td data-head="${heads[at]}">${cell}</td>`);
        return (0,_shared_text_escape_js__WEBPACK_IMPORTED_MODULE_1__/* .html */ .qy) `<tr>${row}</tr>`;
    });
    return (0,_shared_text_escape_js__WEBPACK_IMPORTED_MODULE_1__/* .html */ .qy) `<div class="card lists"><table class="list"><caption class="sr">${caption}</caption><thead><tr>${head}</tr></thead><tbody>${body}</tbody></table></div>`;
}
function facts(rows) {
    return (0,_shared_text_escape_js__WEBPACK_IMPORTED_MODULE_1__/* .html */ .qy) `<dl class="facts card">${rows.map(([name, value]) => (0,_shared_text_escape_js__WEBPACK_IMPORTED_MODULE_1__/* .html */ .qy) `<dt>${name}</dt><dd>${value}</dd>`)}</dl>`;
}
/** `then` is what to do about it. */
function nothing(title, ...then) {
    return (0,_shared_text_escape_js__WEBPACK_IMPORTED_MODULE_1__/* .html */ .qy) `<div class="empty"><strong>${title}</strong>${then.map((part) => (0,_shared_text_escape_js__WEBPACK_IMPORTED_MODULE_1__/* .html */ .qy) `<p>${part}</p>`)}</div>`;
}
/** How long ago, with the exact time in UTC: the server knows no other zone. */
function time(iso, now, none = '–') {
    if (!iso)
        return (0,_shared_text_escape_js__WEBPACK_IMPORTED_MODULE_1__/* .html */ .qy) `${none}`;
    const exact = `${iso.slice(0, 16).replace('T', ' ')} UTC`;
    return (0,_shared_text_escape_js__WEBPACK_IMPORTED_MODULE_1__/* .html */ .qy) `<time datetime="${iso}" title="${exact}">${relativeTime(Date.parse(iso), now)}</time>`;
}
const UNITS = [
    ['day', _shared_days_js__WEBPACK_IMPORTED_MODULE_0__/* .DAY_MS */ .sO],
    ['hour', 3_600_000],
    ['minute', 60_000],
];
/** Further away, a date says more. */
const RELATIVE_DAYS = 30;
// Made for the first page that has a time: every server and worker would start later by 27 ms.
let words;
let dates;
function relativeTime(at, now) {
    const away = at - now;
    if (Number.isNaN(away))
        return '–';
    if (Math.abs(away) > RELATIVE_DAYS * _shared_days_js__WEBPACK_IMPORTED_MODULE_0__/* .DAY_MS */ .sO) {
        dates ??= new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' });
        return dates.format(at);
    }
    const [unit, ms] = UNITS.find(([, length]) => Math.abs(away) >= length) ?? [];
    if (!unit || !ms)
        return 'just now';
    words ??= new Intl.RelativeTimeFormat('en-US', { numeric: 'auto' });
    return words.format(Math.trunc(away / ms), unit);
}
function field(label, control) {
    return (0,_shared_text_escape_js__WEBPACK_IMPORTED_MODULE_1__/* .html */ .qy) `<label class="field"><span>${label}</span>${control}</label>`;
}
function options(all, chosen) {
    return all.map(([value, text]) => (0,_shared_text_escape_js__WEBPACK_IMPORTED_MODULE_1__/* .html */ .qy) `<option value="${value}"${value === chosen && (0,_shared_text_escape_js__WEBPACK_IMPORTED_MODULE_1__/* .html */ .qy) ` selected`}>${text}</option>`);
}
/** A path of this server with a query. */
function address(path, query) {
    const given = Object.entries(query).filter((pair) => !!pair[1]);
    const text = new URLSearchParams(given).toString();
    return text ? `${path}?${text}` : path;
}
function older(path, query, next, name = 'Older') {
    const href = address(path, { ...query, cursor: next ?? undefined });
    return next !== null && (0,_shared_text_escape_js__WEBPACK_IMPORTED_MODULE_1__/* .html */ .qy) `<p class="more"><a rel="next" href="${href}">${name}</a></p>`;
}
/** A link only to a web address; anything else is shown as text. */
function link(url, text) {
    if (!/^https?:\/\//i.test(url) || !URL.canParse(url))
        return (0,_shared_text_escape_js__WEBPACK_IMPORTED_MODULE_1__/* .html */ .qy) `${text}`;
    return (0,_shared_text_escape_js__WEBPACK_IMPORTED_MODULE_1__/* .html */ .qy) `<a href="${url}" rel="noreferrer">${text}</a>`;
}
function state(word, kind = word) {
    return (0,_shared_text_escape_js__WEBPACK_IMPORTED_MODULE_1__/* .html */ .qy) `<span class="state ${kind}">${word}</span>`;
}


/***/ }),

/***/ 21087:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   nG: () => (/* binding */ safePath),
/* harmony export */   qD: () => (/* binding */ createGate),
/* harmony export */   sg: () => (/* binding */ isToken),
/* harmony export */   vq: () => (/* binding */ readForm)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var hono_cookie__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(36778);
/* harmony import */ var hono_utils_cookie__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(52064);
/* harmony import */ var _shared_errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(42205);
/* harmony import */ var _projects_session_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(17031);
/* harmony import */ var _server_body_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(56136);
// Who may come in: cookies, sessions, and where a form was sent from.






/** Nobody stays signed in longer without a click. */
const LONGEST_MS = 12 * 3_600_000;
const TOKEN = /^[\w-]{43}$/;
/** So that it is no guess whether a token is one of ours. */
const isToken = (text) => TOKEN.test(text);
function createGate({ clock, sessions, newToken, publicUrl }) {
    const secure = publicUrl?.startsWith('https:') ?? false;
    // The prefix makes browsers refuse a cookie that another host of the domain has set.
    const nameOf = (kind) => `${secure ? '__Host-' : ''}docket-${kind}`;
    const cookie = (kind, value, seconds) => (0,hono_cookie__WEBPACK_IMPORTED_MODULE_1__/* .generateCookie */ .MF)(nameOf(kind), value, {
        path: '/',
        maxAge: seconds,
        httpOnly: true,
        sameSite: 'Lax',
        secure,
    });
    function readCookie(request, kind) {
        const name = nameOf(kind);
        return (0,hono_utils_cookie__WEBPACK_IMPORTED_MODULE_2__/* .parse */ .qg)(request.headers.get('cookie') ?? '', name)[name];
    }
    return {
        cookie,
        readCookie,
        async signedIn(request) {
            const token = readCookie(request, 'session') ?? '';
            const session = isToken(token) ? await sessions.get((0,_projects_session_js__WEBPACK_IMPORTED_MODULE_4__/* .tokenHash */ .Iq)(token)) : null;
            return session?.kind === 'session' ? { session, token, csrf: csrfOf(token) } : null;
        },
        /** Always a token of its own, whatever cookie came along. */
        async open(session, cookieMs = session.expiresAt - clock.now()) {
            const token = newToken();
            await sessions.put((0,_projects_session_js__WEBPACK_IMPORTED_MODULE_4__/* .tokenHash */ .Iq)(token), { ...session, kind: 'session' });
            return cookie('session', token, Math.ceil(cookieMs / 1000));
        },
        /** Someone who was signed in until their rights have to be checked again. */
        wasSignedIn: (request) => isToken(readCookie(request, 'session') ?? ''),
        LONGEST_MS,
        async close({ token }) {
            await sessions.take((0,_projects_session_js__WEBPACK_IMPORTED_MODULE_4__/* .tokenHash */ .Iq)(token));
            return cookie('session', '', 0);
        },
        /**
         * Browsers say where a form was sent from. `hono/csrf` is not enough: another header can pass in
         * the place of this one, and it knows no token of the session.
         */
        insistOnOrigin(request) {
            const origin = request.headers.get('origin') ?? '';
            const ours = publicUrl ? new URL(publicUrl).origin : undefined;
            const isOurs = ours
                ? origin === ours
                : URL.canParse(origin) && new URL(origin).host === new URL(request.url).host;
            if (isOurs)
                return;
            throw new _shared_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .Forbidden */ .cw('This form was not sent from this dashboard. Open the page again and repeat it. Behind a proxy, start docket serve with `--public-url`.');
        },
        insistOnCsrf(form, { csrf }) {
            const sent = (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.hash)('sha256', form.get('csrf') ?? '', 'buffer');
            if ((0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.timingSafeEqual)(sent, (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.hash)('sha256', csrf, 'buffer')))
                return;
            throw new _shared_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .Forbidden */ .cw('This form is not from your session. Open the page again and repeat it.');
        },
        signInFirst: () => new _shared_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .Unauthorized */ .hR('You are signed out. Sign in, then repeat it.'),
    };
}
function csrfOf(token) {
    return (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.hash)('sha256', `csrf ${token}`);
}
// What a form of the dashboard sent.
const MAX_FORM_BYTES = 16 * 1024;
async function readForm(request) {
    const type = request.headers.get('content-type') ?? '';
    if (!/^application\/x-www-form-urlencoded\s*(;|$)/i.test(type)) {
        throw new _shared_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .InvalidRequest */ .zh('Send the form as a browser does.', { code: 'unsupported-type' });
    }
    return new URLSearchParams(Buffer.from(await (0,_server_body_js__WEBPACK_IMPORTED_MODULE_5__/* .readBytes */ .io)(request, MAX_FORM_BYTES)).toString('utf8'));
}
/** Only a path of this server: anything else leads to the first page. */
function safePath(path) {
    const base = 'http://docket.invalid';
    if (!path || !/^\/[^\u0000-\u0020\\]{0,2000}$/.test(path) || !URL.canParse(path, base))
        return '/';
    const url = new URL(path, base);
    // As it is after `.` and `..` are gone: with two slashes, the next part would be a host.
    const isHere = url.origin === base && !url.pathname.startsWith('//');
    return isHere ? url.pathname + url.search : '/';
}


/***/ }),

/***/ 59750:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A9: () => (/* binding */ SAFE),
/* harmony export */   Al: () => (/* binding */ document),
/* harmony export */   LY: () => (/* binding */ asset),
/* harmony export */   MY: () => (/* binding */ page),
/* harmony export */   Qq: () => (/* binding */ text),
/* harmony export */   V2: () => (/* binding */ redirect)
/* harmony export */ });
/** Nothing from elsewhere, nothing inline, no frames. */
const POLICY = [
    "default-src 'none'",
    "style-src 'self'",
    "script-src 'self'",
    "connect-src 'self'",
    "img-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
].join('; ');
/** With `no-referrer`, browsers would not say where a form comes from. */
const SAFE = {
    'X-Frame-Options': 'DENY',
    'Referrer-Policy': 'same-origin',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
};
function page(body, status = 200, more = {}) {
    const headers = {
        ...SAFE,
        'Content-Security-Policy': POLICY,
        'Content-Type': 'text/html; charset=utf-8',
        ...more,
    };
    return { status, body, headers };
}
/** A document that brings its own policy. */
function document(body) {
    const { 'Content-Security-Policy': _, ...headers } = page('').headers;
    const policy = "frame-ancestors 'none'";
    return { status: 200, body, headers: { ...headers, 'Content-Security-Policy': policy } };
}
/** Words that nothing in a browser acts on. */
function text(body) {
    const headers = { ...page('').headers, 'Content-Type': 'text/plain; charset=utf-8' };
    return { status: 200, body, headers };
}
function redirect(location, ...cookies) {
    return { status: 303, body: null, headers: { ...SAFE, Location: location }, cookies };
}
function asset(type, body) {
    return {
        status: 200,
        body,
        headers: { ...SAFE, 'Content-Type': `${type}; charset=utf-8`, 'Cache-Control': 'no-cache' },
    };
}


/***/ }),

/***/ 11863:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  k0: () => (/* binding */ CALLBACK),
  Y7: () => (/* binding */ createGithubSignIn),
  Pw: () => (/* binding */ createLinkSignIn),
  L$: () => (/* binding */ newLink)
});

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: ./.build/program/src/shared/encryption.js
var encryption = __webpack_require__(19535);
// EXTERNAL MODULE: ./.build/program/src/shared/errors.js
var errors = __webpack_require__(42205);
// EXTERNAL MODULE: ./.build/program/src/service/projects/session.js
var session = __webpack_require__(17031);
// EXTERNAL MODULE: ./.build/program/src/shared/text/escape.js
var text_escape = __webpack_require__(90007);
// EXTERNAL MODULE: ./.build/program/src/service/dashboard/layout.js
var layout = __webpack_require__(70337);
;// CONCATENATED MODULE: ./.build/program/src/service/dashboard/sign-in.js
// How people get in: by a link from the server's own output, or with their GitHub account.


function signInPage({ link, github }, { printed = false, back = '/' } = {}) {
    const ways = [];
    if (github) {
        const href = `/sign-in/github?${new URLSearchParams({ back })}`;
        ways.push((0,text_escape/* html */.qy) `<p><a class="button" href="${href}">Sign in with GitHub</a></p>
<p class="quiet">You see the projects whose repositories you can read. With write access, you can continue, retry, undo, cancel, and archive jobs and manage keys.</p>`);
    }
    if (link) {
        ways.push(printed
            ? (0,text_escape/* html */.qy) `<p role="status">The server has printed a new link. Open it within 15 minutes; it works once.</p>`
            : (0,text_escape/* html */.qy) `<p>Open the link that <code>docket serve</code> printed when it started. It works once, for 15 minutes.</p>
<form method="post" action="/sign-in"><button>Print a new link</button></form>`, (0,text_escape/* html */.qy) `<p class="quiet">If you cannot see its output, run <code>docket sign-in</code> with the server’s <code>--data</code> or <code>--database</code>. It prints a link, too.</p>`);
    }
    return (0,layout/* layout */.Zp)({ title: 'Sign in', main: (0,text_escape/* html */.qy) `<div class="card narrow">${ways}</div>` });
}
/** A link that programs open ahead of people must not be used up by them: hence the button. */
function linkPage(token) {
    return (0,layout/* layout */.Zp)({
        title: 'Sign in',
        main: (0,text_escape/* html */.qy) `<div class="card narrow"><p>This link signs you in to all projects of this server. It works once.</p>
<form method="post" action="/sign-in/link/${token}"><button>Sign in</button></form></div>`,
    });
}

// EXTERNAL MODULE: ./.build/program/src/service/dashboard/routes/gate.js
var routes_gate = __webpack_require__(21087);
// EXTERNAL MODULE: ./.build/program/src/service/dashboard/routes/replies.js
var replies = __webpack_require__(59750);
;// CONCATENATED MODULE: ./.build/program/src/service/dashboard/routes/sign-in.js
// Signing in with a one-time link, and out again.







/** On a single machine; whoever is slower has another link printed. */
const LINK_MS = 15 * 60_000;
/** Anyone who reaches the server can ask for a link to be printed. */
const PRINT_EVERY_MS = 10_000;
/** Who opened the link, for the audit log. No login contains a space. */
const OPERATOR = 'server operator';
/** The path of a new one-time link. */
async function newLink({ clock, sessions, newToken, }) {
    const token = newToken();
    const expiresAt = clock.now() + LINK_MS;
    await sessions.put((0,session/* tokenHash */.Iq)(token), { kind: 'link', actor: OPERATOR, grants: 'all', expiresAt });
    return `/sign-in/link/${token}`;
}
function createLinkSignIn(deps, gate, github) {
    const { clock, sessions, print, note } = deps;
    const ways = { link: print !== undefined, github };
    let printedAt = Number.NEGATIVE_INFINITY;
    return {
        async show(request) {
            const back = (0,routes_gate/* safePath */.nG)(new URL(request.url).searchParams.get('back'));
            if (await gate.signedIn(request))
                return (0,replies/* redirect */.V2)(back);
            return (0,replies/* page */.MY)(signInPage(ways, { back }));
        },
        async printNew(request) {
            gate.insistOnOrigin(request);
            if (!print)
                throw new errors/* NotFound */.Mk('This server prints no links. Sign in with GitHub.');
            if (clock.now() - printedAt >= PRINT_EVERY_MS) {
                printedAt = clock.now();
                print(await newLink(deps));
            }
            return (0,replies/* page */.MY)(signInPage(ways, { printed: true }));
        },
        showLink: (token) => (0,replies/* page */.MY)(linkPage((0,routes_gate/* isToken */.sg)(token) ? token : '')),
        async useLink(request, token) {
            gate.insistOnOrigin(request);
            const link = (0,routes_gate/* isToken */.sg)(token) ? await takeLink(sessions, token) : null;
            if (!link) {
                throw new errors/* Forbidden */.cw('This link has been used, or it is older than 15 minutes. Have the server print a new one.');
            }
            const { actor, grants } = link;
            await note({ actor, action: 'sign-in' });
            return (0,replies/* redirect */.V2)('/', await gate.open({ actor, grants, expiresAt: clock.now() + gate.LONGEST_MS }));
        },
        async out(signedIn) {
            await note({ actor: signedIn.session.actor, action: 'sign-out' });
            return (0,replies/* redirect */.V2)('/sign-in', await gate.close(signedIn));
        },
    };
}
/** The token of a session is no link, and stays what it is. */
async function takeLink(sessions, token) {
    const key = (0,session/* tokenHash */.Iq)(token);
    return (await sessions.get(key))?.kind === 'link' ? sessions.take(key) : null;
}
const CALLBACK = '/sign-in/github/callback';
/** What someone may do is asked again after this long, without a click. */
const RECHECK_MS = 15 * 60_000;
const STATE_SECONDS = 600;
function createGithubSignIn(deps, gate) {
    const { clock, newToken, github, note } = deps;
    const redirectUri = () => new URL(CALLBACK, github.base()).href;
    return {
        async begin(request) {
            const back = (0,routes_gate/* safePath */.nG)(new URL(request.url).searchParams.get('back'));
            const secret = newToken();
            const value = `${secret}.${Buffer.from(back).toString('base64url')}`;
            const url = github.authorizeUrl({
                state: derived('state', secret),
                challenge: sha256(derived('verifier', secret)),
                redirectUri: redirectUri(),
            });
            return (0,replies/* redirect */.V2)(url, gate.cookie('sign-in', value, STATE_SECONDS));
        },
        async finish(request) {
            const query = new URL(request.url).searchParams;
            const [secret = '', path = ''] = (gate.readCookie(request, 'sign-in') ?? '').split('.');
            if (!(0,routes_gate/* isToken */.sg)(secret) || !(0,encryption/* isSameSecret */.n_)(derived('state', secret), query.get('state') ?? '')) {
                throw new errors/* Forbidden */.cw('This sign-in was not started in this browser, or more than 10 minutes ago. Start again.');
            }
            const code = query.get('code') ?? '';
            if (!/^[\w-]{1,200}$/.test(code)) {
                throw new errors/* Forbidden */.cw('GitHub did not confirm the sign-in. Start again.');
            }
            const proof = { code, verifier: derived('verifier', secret), redirectUri: redirectUri() };
            const { login, grants } = await github.person(proof);
            if (Object.keys(grants).length === 0) {
                throw new errors/* Forbidden */.cw(`@${login} cannot read the repository of any project here. Ask for access to one, then sign in again.`);
            }
            await note({ actor: login, action: 'sign-in' });
            const expiresAt = clock.now() + RECHECK_MS;
            const back = (0,routes_gate/* safePath */.nG)(Buffer.from(path, 'base64url').toString('utf8'));
            const session = await gate.open({ actor: login, grants, expiresAt }, gate.LONGEST_MS);
            return (0,replies/* redirect */.V2)(back, session, gate.cookie('sign-in', '', 0));
        },
    };
}
const sha256 = (text) => (0,external_node_crypto_.createHash)('sha256').update(text).digest('base64url');
const derived = (what, secret) => sha256(`${what} ${secret}`);


/***/ }),

/***/ 23025:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Jn: () => (/* binding */ noViewsPage),
/* harmony export */   Kh: () => (/* binding */ chooseReport),
/* harmony export */   MW: () => (/* binding */ viewsPage),
/* harmony export */   kn: () => (/* binding */ DEFAULT_RANGE),
/* harmony export */   lz: () => (/* binding */ REPORT_PATH)
/* harmony export */ });
/* harmony import */ var _shared_text_escape_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(90007);
/* harmony import */ var _layout_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(70337);
/* harmony import */ var _parts_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(82869);
// Which report of page views to open, and how to get page views in the first place.



const REPORT_PATH = '/views/report';
/** Where people choose another report. */
const chooseReport = (project) => `/views?${new URLSearchParams({ choose: project })}`;
const DEFAULT_RANGE = 'last-7-days';
const RANGES = [
    [DEFAULT_RANGE, 'Last 7 days'],
    ['last-30-days', 'Last 30 days'],
    ['previous-week', 'Previous week'],
    ['previous-month', 'Previous month'],
];
/** `problem`: why the report that was asked for cannot be shown. */
function viewsPage(viewer, projects, { chosen = '', problem = '' } = {}) {
    const main = projects.length === 0
        ? (0,_parts_js__WEBPACK_IMPORTED_MODULE_2__/* .nothing */ .s6)('No projects here.', 'You see the projects whose repositories you can read.')
        : (0,_shared_text_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .html */ .qy) `${problem && (0,_shared_text_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .html */ .qy) `<p class="about">${problem}</p>`}<p class="about">The report counts the views of every page by people and by AI. Days are in UTC.</p>
<form method="get" action="${REPORT_PATH}" class="card fields">
${(0,_parts_js__WEBPACK_IMPORTED_MODULE_2__/* .projectField */ .Kp)(projects, chosen)}
${(0,_parts_js__WEBPACK_IMPORTED_MODULE_2__/* .field */ .ZZ)('Range', (0,_shared_text_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .html */ .qy) `<select name="range">${(0,_parts_js__WEBPACK_IMPORTED_MODULE_2__/* .options */ .fF)(RANGES, '')}</select>`)}
${(0,_parts_js__WEBPACK_IMPORTED_MODULE_2__/* .field */ .ZZ)('Or from', (0,_shared_text_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .html */ .qy) `<input type="date" name="from">`)}
${(0,_parts_js__WEBPACK_IMPORTED_MODULE_2__/* .field */ .ZZ)('Until before', (0,_shared_text_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .html */ .qy) `<input type="date" name="to">`)}
<button>Open the report</button></form>`;
    return (0,_layout_js__WEBPACK_IMPORTED_MODULE_1__/* .layout */ .Zp)({ title: 'Page views', at: '/views', viewer, main });
}
/** For a project whose views nothing counts. */
function noViewsPage(viewer, { id, name }) {
    const main = (0,_shared_text_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .html */ .qy) `<p class="about">Nothing counts the page views of ${name} yet. Choose where they come from:</p>
<section class="card" aria-labelledby="logs"><h2 id="logs">From access logs</h2>
<p>Docket reads the logs of any common web server or CDN, also compressed. It sees everyone who reads your pages, including AI agents.</p>
<p>For a project of the database or of the data folder:</p>
<pre class="sample">docket projects set ${id} --access-logs '/var/log/nginx/*.log*'</pre>
<p>Or start <code>docket serve</code> with <code>--access-logs</code> and the globs of your logs.</p></section>
<section class="card" aria-labelledby="analytics"><h2 id="analytics">From your analytics</h2>
<p>For sites without access logs. Name the service in <code>.github/docket.yml</code>, and start <code>docket serve</code> with its key in <code>DOCKET_VIEWS_KEY</code>:</p>
<pre class="sample">views:
  source: { kind: goatcounter, address: "https://acme.goatcounter.com" }</pre></section>
<p class="more">${(0,_layout_js__WEBPACK_IMPORTED_MODULE_1__/* .docsLink */ ._h)('page-views.md', 'All about page views')} · <a href="${chooseReport(id)}">Another project</a></p>`;
    return (0,_layout_js__WEBPACK_IMPORTED_MODULE_1__/* .layout */ .Zp)({ title: 'Page views', at: '/views', viewer, main });
}


/***/ }),

/***/ 41112:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B: () => (/* binding */ openOnDemand),
/* harmony export */   t: () => (/* binding */ sayingWhyNot)
/* harmony export */ });
/* harmony import */ var _shared_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(42205);
/* harmony import */ var _project_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(96586);
// Projects that are opened when they are needed, and opened again when their settings change.


/** A change of a project's settings takes effect after at most this long. */
const FRESH_MS = 1_000;
/**
 * `configure` adds the settings that are kept elsewhere. It is opened again when any of them change; the
 * recorded ID of a repository is asked for with every use. Beyond `most`, those that were not used for
 * the longest time are let go; whoever still uses one of them must be able to go on after its `close`.
 */
function openOnDemand(projects, configure, open, clock, most = Number.POSITIVE_INFINITY) {
    const known = new Map();
    const opened = new Map();
    function find(id) {
        const seen = known.get(id);
        if (seen && clock.now() - seen.readAt < FRESH_MS)
            return seen.project;
        const project = projects.find(id);
        // Ids that never were must not fill the memory.
        if (known.size > MAX_KNOWN)
            known.clear();
        known.set(id, { project, readAt: clock.now() });
        project.catch(() => known.delete(id));
        return project;
    }
    async function settings(id) {
        const found = await find(id);
        if (!found)
            throw (0,_project_js__WEBPACK_IMPORTED_MODULE_1__/* .unknownProject */ .Sx)(id);
        return configure(found);
    }
    return {
        settings,
        has: async (id) => (await find(id)) !== null,
        find,
        async open(id) {
            const project = await settings(id);
            const text = JSON.stringify(project, (key, value) => key === 'repositoryId' ? undefined : value);
            const before = opened.get(id);
            if (before)
                opened.delete(id);
            if (before?.settings === text) {
                opened.set(id, before);
                return before.work;
            }
            const work = closed(before).then(() => open(project));
            const now = { settings: text, work };
            opened.set(id, now);
            for (const [oldest, one] of opened) {
                if (opened.size <= most)
                    break;
                opened.delete(oldest);
                void closed(one);
            }
            work.catch(() => opened.get(id) === now && opened.delete(id));
            return work;
        },
        async closeAll() {
            await Promise.all([...opened.values()].map(closed));
        },
    };
}
const MAX_KNOWN = 10_000;
async function closed(before) {
    const open = await before?.work.catch(() => undefined);
    await open?.close();
}
/** Whoever uses a project that is set up wrongly can do nothing about it, but learns why. */
function sayingWhyNot(open, log) {
    return async (id) => {
        try {
            return await open(id);
        }
        catch (error) {
            if (!(error instanceof _shared_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .SetupError */ .w3 || error instanceof _shared_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .InvalidRequest */ .zh))
                throw error;
            log.error(`Project ${id} cannot be served: ${(0,_shared_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .sentence */ .em)(error)}`);
            const { message, details } = error;
            throw new _shared_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .Unavailable */ .$P(`The project is not set up correctly. ${message}`, {
                cause: error,
                details,
            });
        }
    };
}


/***/ }),

/***/ 56136:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Mj: () => (/* binding */ checkPromptSize),
/* harmony export */   Vh: () => (/* binding */ readJson),
/* harmony export */   io: () => (/* binding */ readBytes)
/* harmony export */ });
/* unused harmony export MAX_PROMPT_BYTES */
/* harmony import */ var _shared_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(42205);
// Reading what was sent: never more than the limit, and every refusal says what to send instead.

/** Four times the longest prompt: room for JSON's escapes, and small enough to keep in memory. */
const MAX_BODY_BYTES = 1024 * 1024;
/** The agent gets the whole prompt, and the job's record stores it: 256 KiB is a short book. */
const MAX_PROMPT_BYTES = 256 * 1024;
async function readJson(request) {
    const type = request.headers.get('content-type') ?? '';
    if (!/^application\/json\s*(;|$)/i.test(type)) {
        throw new _shared_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .InvalidRequest */ .zh('Send the body as JSON, with `Content-Type: application/json`.', {
            code: 'unsupported-type',
        });
    }
    const bytes = await readBytes(request, MAX_BODY_BYTES);
    try {
        return parseJson(bytes);
    }
    catch (cause) {
        throw new _shared_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .InvalidRequest */ .zh('The body is not valid JSON in UTF-8. Send an object such as {"prompt": "Fix the typo in docs/index.md"}.', { cause });
    }
}
function parseJson(bytes) {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
}
/** Never holds more than the limit. */
async function readBytes(request, limit, watched) {
    const length = request.headers.get('content-length');
    if (Number(length) > limit)
        throw tooLarge('body', limit);
    try {
        // The HTTP parser enforces the length in the header.
        if (length !== null && !watched)
            return new Uint8Array(await request.arrayBuffer());
        return await readPieces(request.body, limit, watched);
    }
    catch (cause) {
        if (cause instanceof _shared_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .DocketError */ .jq)
            throw cause;
        // The other side went away, which is no failure of the server.
        throw new _shared_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .InvalidRequest */ .zh('The body did not arrive completely. Send the request again.', {
            cause,
        });
    }
}
/**
 * In one buffer that grows: a million pieces of one byte would take a hundred times their size. So
 * they do in `hono/body-limit`, which also reads before a route knows who is asking, and leaves what
 * is too much on the line.
 */
async function readPieces(body, limit, watched) {
    let held = Buffer.alloc(0);
    let size = 0;
    const reader = body?.getReader();
    const leave = () => void reader?.cancel().catch(() => { });
    watched?.signal.addEventListener('abort', leave, { once: true });
    for (;;) {
        await watched?.turn?.(size);
        const piece = await reader?.read();
        watched?.signal.throwIfAborted();
        if (!piece || piece.done)
            return held.subarray(0, size);
        const after = size + piece.value.byteLength;
        if (after > limit) {
            leave();
            throw tooLarge('body', limit);
        }
        if (after > held.length) {
            const larger = Buffer.allocUnsafeSlow(Math.min(limit, Math.max(after, 2 * held.length)));
            watched?.onBytes(larger.length - held.length);
            watched?.signal.throwIfAborted();
            held.copy(larger, 0, 0, size);
            held = larger;
        }
        watched?.onPiece?.(piece.value);
        held.set(piece.value, size);
        size = after;
    }
}
function checkPromptSize(prompt) {
    // Every character is at most three bytes long, so that short prompts need no counting.
    if (prompt.length * 3 <= MAX_PROMPT_BYTES)
        return;
    if (Buffer.byteLength(prompt) > MAX_PROMPT_BYTES)
        throw tooLarge('prompt', MAX_PROMPT_BYTES);
}
function tooLarge(what, limit) {
    const remedy = 'Shorten it, or put the material in a file in the repository and refer to it in the prompt.';
    return new _shared_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .InvalidRequest */ .zh(`The ${what} is larger than ${limit / 1024} KiB. ${remedy}`, {
        code: 'too-large',
    });
}


/***/ }),

/***/ 40139:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K: () => (/* binding */ listen)
/* harmony export */ });
/* harmony import */ var node_http__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(37067);
/* harmony import */ var _hono_node_server__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(26652);
/* harmony import */ var _shared_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(42205);
// The only file of the server that knows sockets.



/** A request that has not ended this long after the stop is cut off; none of ours takes as long. */
const STOP_GRACE_MS = 30_000;
async function listen(server, options) {
    const http = (0,node_http__WEBPACK_IMPORTED_MODULE_0__.createServer)({ requestTimeout: 60_000, headersTimeout: 20_000, keepAliveTimeout: 65_000 }, (0,_hono_node_server__WEBPACK_IMPORTED_MODULE_1__/* .getRequestListener */ .SE)((request) => server.fetch(request), {
        hostname: options.host,
        errorHandler: () => Response.json({ error: 'The request line or the `Host` header is malformed. Send a plain URL.' }, { status: 400 }),
    }));
    const underWay = new Set();
    /** Connections that wait for no answer: nothing was asked yet, or a refused upload still arrives. */
    const answered = new Set();
    http.on('connection', (socket) => {
        answered.add(socket);
        socket.once('close', () => answered.delete(socket));
    });
    http.on('request', ({ socket }, response) => {
        answered.delete(socket);
        underWay.add(response);
        response.once('close', () => {
            underWay.delete(response);
            if (socket.destroyed)
                return;
            answered.add(socket);
            // Its headers went out before the stop, and promised to keep the connection open.
            if (!http.listening)
                socket.destroySoon();
        });
    });
    await new Promise((resolve, reject) => {
        http.once('error', (cause) => reject(cannotListen(options, cause)));
        http.listen(options.port, options.host, resolve);
    });
    const { port } = http.address();
    const host = options.host.includes(':') ? `[${options.host}]` : options.host;
    async function stop() {
        server.endStreams?.();
        // Or the connection would stay open for a next request, and the stop would wait for it.
        for (const response of underWay) {
            if (!response.headersSent)
                response.setHeader('Connection', 'close');
        }
        const cutOff = new AbortController();
        const closed = new Promise((resolve) => http.close(() => resolve()));
        // A proxy or a browser opens some in advance. Nothing is lost with them.
        for (const socket of answered)
            socket.destroy();
        options.clock.sleep(STOP_GRACE_MS, cutOff.signal).then(() => http.closeAllConnections(), () => { });
        await closed;
        cutOff.abort();
        await options.drain?.();
    }
    return { url: `http://${host}:${port}`, stop };
}
function cannotListen({ host, port }, cause) {
    const inUse = cause.code === 'EADDRINUSE';
    return new _shared_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .SetupError */ .w3(inUse
        ? `Port ${port} is already in use. Choose another with --port, or 0 for any free port.`
        : `Cannot listen on ${host}:${port} (${cause.message}). Choose another --host or --port.`, { cause });
}


/***/ }),

/***/ 71908:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Yi: () => (/* binding */ accessTo),
  Ew: () => (/* binding */ hasValidKey),
  rq: () => (/* binding */ listenTo),
  es: () => (/* binding */ openLines),
  aD: () => (/* binding */ serverAddress)
});

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: ./.build/program/src/jobs/engine.js + 2 modules
var engine = __webpack_require__(67643);
// EXTERNAL MODULE: ./.build/program/src/shared/errors.js
var errors = __webpack_require__(42205);
// EXTERNAL MODULE: ./.build/program/src/shared/runtime.js
var runtime = __webpack_require__(82860);
// EXTERNAL MODULE: ./.build/program/src/shared/version.js
var version = __webpack_require__(24928);
// EXTERNAL MODULE: ./.build/program/src/contract/administration.js
var administration = __webpack_require__(94549);
// EXTERNAL MODULE: ./.build/program/src/contract/schemas.js
var schemas = __webpack_require__(51947);
// EXTERNAL MODULE: ./.build/program/src/service/projects/project.js
var projects_project = __webpack_require__(96586);
;// CONCATENATED MODULE: ./.build/program/src/service/projects/administration.js
// What the API can do with the keys and the settings of one project.





function createAdministration(keys, find) {
    const ofProject = async (projectId) => (await keys.list()).filter(({ project }) => project === projectId);
    return {
        async project(projectId) {
            const project = await find(projectId);
            if (!project)
                throw (0,projects_project/* unknownProject */.Sx)(projectId);
            return describe(project);
        },
        async keys(projectId) {
            return (await ofProject(projectId)).map(withoutProject);
        },
        async createKey(project, wanted, { idempotencyKey } = {}) {
            const id = idempotencyKey === undefined ? undefined : idOf(project, idempotencyKey);
            return withoutProject(await keys.create({ ...(0,schemas/* parse */.qg)(administration/* NewKey */.eo, wanted), project, id }));
        },
        async revokeKey(projectId, keyId) {
            // A key of another project looks like one that does not exist.
            if (!(await ofProject(projectId)).some(({ id }) => id === keyId)) {
                throw new errors/* NotFound */.Mk(`The project has no key \`${keyId}\`. List its keys to see their IDs.`);
            }
            return withoutProject(await keys.revoke(keyId));
        },
    };
}
function withoutProject({ project: _, ...info }) {
    return info;
}
/** The same request again finds the key of the first, and does not make a second one. */
function idOf(project, idempotencyKey) {
    return (0,external_node_crypto_.hash)('sha256', JSON.stringify([project, idempotencyKey])).slice(0, 16);
}
/** Without what is only about the machine that serves it: log files and the copied settings. */
function describe({ id, repo, settings }) {
    const { agent, baseRef = null, docsPaths } = settings;
    const name = agent && ('command' in agent ? agent.command : agent.model);
    const repository = (0,projects_project/* repositoryName */.aR)(repo);
    return { id, repository, agent: name ?? null, baseRef, docsPaths };
}

// EXTERNAL MODULE: ./.build/program/src/service/projects/keys.js
var projects_keys = __webpack_require__(52511);
// EXTERNAL MODULE: ./.build/program/src/service/server/listen.js
var listen = __webpack_require__(40139);
// EXTERNAL MODULE: ./.build/program/src/service/server/respond.js
var respond = __webpack_require__(11407);
// EXTERNAL MODULE: ./.build/program/src/service/server/server.js + 12 modules
var server_server = __webpack_require__(57942);
;// CONCATENATED MODULE: ./.build/program/src/service/server/open-server.js
// HTTP in front of a service, and the lines that a server writes for machines.










function openLines({ err, live }, env) {
    const style = {
        level: choice(env, 'DOCKET_LOG_LEVEL', respond/* LOG_LEVELS */.p_) ?? 'info',
        format: choice(env, 'DOCKET_LOG_FORMAT', respond/* LOG_FORMATS */.CD) ?? (live ? 'text' : 'json'),
    };
    const write = (0,respond/* inBatches */.oq)(err);
    return {
        log: (0,respond/* operatorLog */.PZ)(write, runtime/* systemClock */.ml, style),
        access(entry) {
            if ((0,respond/* isWritten */.QH)('info', style.level))
                write((0,respond/* accessLine */.vL)(entry, style.format));
        },
    };
}
function choice(env, name, choices) {
    const wanted = env[name]?.trim();
    if (!wanted)
        return undefined;
    const found = choices.find((one) => one === wanted.toLowerCase());
    if (found)
        return found;
    throw new errors/* SetupError */.w3(`${name} must be ${choices.join(', ')}, not \`${wanted}\`.`);
}
/** One line per request, and what is measured of it. */
function accessTo({ access }, { telemetry }) {
    return (entry) => {
        access(entry);
        telemetry?.request(entry);
    };
}
/** Where the server will be reached; nobody has to wait for it. */
function serverAddress() {
    const address = Promise.withResolvers();
    address.promise.catch(() => { });
    return address;
}
/** Whether anyone can use the service, or one project of it. */
async function hasValidKey(keys, project) {
    const now = runtime/* systemClock */.ml.now();
    return (await keys.list()).some((key) => (0,projects_keys/* keyState */.hs)(key, now) === 'valid' && (project === undefined || key.project === project));
}
async function listenTo(options) {
    const { service, projects, keys, webhooks, reach, drain } = options;
    const { port, host, lines, telemetry } = options;
    const { log } = lines;
    const server = (0,server_server/* createServer */.sA)({
        service,
        projects,
        keys,
        administration: (actor) => createAdministration(options.dashboard.keys(actor), projects.find),
        webhooks,
        reach,
        dashboard: options.dashboard,
        clock: runtime/* systemClock */.ml,
        newId: external_node_crypto_.randomUUID,
        log,
        access: accessTo(lines, telemetry),
        metrics: telemetry.metrics,
        version: version/* VERSION */.x,
        perHour: {
            create: engine/* DEFAULT_LIMITS */.d.creates.perHour,
            message: engine/* DEFAULT_LIMITS */.d.messages.perHour,
        },
    });
    try {
        const listening = await (0,listen/* listen */.K)(server, { port, host, clock: runtime/* systemClock */.ml, drain });
        options.address?.resolve(options.dashboard.publicUrl ?? listening.url);
        return listening;
    }
    catch (error) {
        options.address?.reject(error);
        await drain();
        throw error;
    }
}


/***/ }),

/***/ 11407:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   BX: () => (/* binding */ wrongMethod),
/* harmony export */   CD: () => (/* binding */ LOG_FORMATS),
/* harmony export */   PZ: () => (/* binding */ operatorLog),
/* harmony export */   QH: () => (/* binding */ isWritten),
/* harmony export */   oq: () => (/* binding */ inBatches),
/* harmony export */   p_: () => (/* binding */ LOG_LEVELS),
/* harmony export */   uf: () => (/* binding */ respond),
/* harmony export */   vL: () => (/* binding */ accessLine)
/* harmony export */ });
/* harmony import */ var _contract_routes_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(63041);
/* harmony import */ var _contract_values_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(87797);
/* harmony import */ var _contract_wire_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1944);
/* harmony import */ var _shared_errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(42205);
/* harmony import */ var _shared_runtime_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(82860);
/* harmony import */ var _shared_text_escape_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(90007);
// What goes around every request: its id, the fixed headers, errors as sentences, the access log.






const HOUR_SECONDS = 3600;
async function respond(deps, fixed, { request, run, route, problem, allow, ...asked }) {
    const { name = route?.path ?? '-', success = route?.success ?? 200 } = asked;
    const startedAt = deps.clock.now();
    const requestId = requestIdOf(request) ?? deps.newId();
    const headers = { ...fixed, [_contract_routes_js__WEBPACK_IMPORTED_MODULE_0__/* .REQUEST_ID_HEADER */ .kC]: requestId };
    const entry = {};
    let status = success;
    let body;
    let cookies = [];
    try {
        const idempotencyKey = idempotencyKeyOf(request);
        if (idempotencyKey)
            headers[_contract_routes_js__WEBPACK_IMPORTED_MODULE_0__/* .IDEMPOTENCY_HEADER */ .ef] = idempotencyKey;
        if (route?.limit)
            headers['RateLimit-Policy'] = policyOf(route.limit, deps);
        const onQuota = (quota) => {
            if (route?.limit)
                headers.RateLimit = limitOf(route.limit, quota);
        };
        const said = await run({
            entry,
            once: idempotencyKey ? { idempotencyKey, onQuota } : { onQuota },
        });
        if (typeof said === 'string')
            body = said;
        else {
            ({ status, body, cookies = [] } = said);
            if (body === null)
                delete headers['Content-Type'];
            Object.assign(headers, said.headers);
        }
    }
    catch (error) {
        const wire = (0,_contract_wire_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .toWireError */ .x4)(error, requestId);
        status = wire.status;
        const shown = problem?.(wire) ?? { body: JSON.stringify(wire.body), headers: wire.headers };
        body = shown.body;
        Object.assign(headers, shown.headers);
        if (status === 405 && allow)
            headers.Allow = allow;
        if (route?.limit && error instanceof _shared_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .RateLimited */ .JH) {
            headers.RateLimit = limitOf(route.limit, {
                remaining: 0,
                resetSeconds: error.retryAfterSeconds,
            });
        }
        if (status === 500)
            deps.log.error(`Request ${requestId} failed: ${trace(error)}`);
    }
    deps.access({
        time: (0,_shared_runtime_js__WEBPACK_IMPORTED_MODULE_4__/* .isoTime */ .Ly)(startedAt),
        requestId,
        method: request.method,
        route: name,
        ...entry,
        status,
        ms: deps.clock.now() - startedAt,
    });
    const response = new Response(body, { status, headers });
    for (const cookie of cookies)
        response.headers.append('Set-Cookie', cookie);
    return response;
}
function wrongMethod({ method }, allow) {
    return new _shared_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .InvalidRequest */ .zh(`Use ${allow} here, not ${method}.`, { code: 'method-not-allowed' });
}
function limitOf(limit, { remaining, resetSeconds }) {
    return `"${limit}";r=${remaining};t=${resetSeconds}`;
}
function policyOf(limit, { perHour }) {
    return `"${limit}";q=${perHour[limit]};w=${HOUR_SECONDS}`;
}
/** A caller's own id is taken over when it is harmless in a log. */
function requestIdOf(request) {
    const id = request.headers.get(_contract_routes_js__WEBPACK_IMPORTED_MODULE_0__/* .REQUEST_ID_HEADER */ .kC);
    return id && /^[\w.-]{1,64}$/.test(id) ? id : undefined;
}
function idempotencyKeyOf(request) {
    const key = request.headers.get(_contract_routes_js__WEBPACK_IMPORTED_MODULE_0__/* .IDEMPOTENCY_HEADER */ .ef);
    if (key === null)
        return undefined;
    if (_contract_values_js__WEBPACK_IMPORTED_MODULE_1__/* .IDEMPOTENCY_KEY */ .g6.test(key))
        return key;
    throw new _shared_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .InvalidRequest */ .zh(`\`${_contract_routes_js__WEBPACK_IMPORTED_MODULE_0__/* .IDEMPOTENCY_HEADER */ .ef}\` must be 1 to 255 visible ASCII characters, such as a UUID.`);
}
function trace(error) {
    return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
const LOG_LEVELS = ['debug', 'info', 'warn', 'error'];
const LOG_FORMATS = ['json', 'text'];
function accessLine({ time, ...entry }, format) {
    if (format === 'json')
        return `${JSON.stringify({ time, ...entry })}\n`;
    const { method, route, status, ms, ...fields } = entry;
    return textLine(time, 'info', `${method} ${route} ${status} in ${ms} ms`, fields);
}
function operatorLog(write, clock, { level: least, format }, fields = {}) {
    const at = (level) => (message) => {
        if (!isWritten(level, least))
            return;
        const time = (0,_shared_runtime_js__WEBPACK_IMPORTED_MODULE_4__/* .isoTime */ .Ly)(clock.now());
        write(format === 'json'
            ? `${JSON.stringify({ time, level, ...fields, message })}\n`
            : textLine(time, level, message, fields));
    };
    return {
        debug: at('debug'),
        info: at('info'),
        warn: at('warn'),
        error: at('error'),
        with: (more) => operatorLog(write, clock, { level: least, format }, { ...fields, ...more }),
    };
}
function isWritten(level, least) {
    return LOG_LEVELS.indexOf(level) >= LOG_LEVELS.indexOf(least);
}
/** Other people's words must not end the line or move the cursor. */
function textLine(time, level, message, fields) {
    const about = Object.entries(fields).map(([name, value]) => ` ${name}=${value}`);
    return `${time} ${level.padEnd(5)} ${(0,_shared_text_escape_js__WEBPACK_IMPORTED_MODULE_5__/* .visible */ .RK)(message)}${(0,_shared_text_escape_js__WEBPACK_IMPORTED_MODULE_5__/* .visible */ .RK)(about.join(''))}\n`;
}
/** Lines of one turn of the event loop go out in one write: under load that is many. */
function inBatches(write) {
    let waiting = [];
    return (line) => {
        if (waiting.push(line) > 1)
            return;
        setImmediate(() => {
            const text = waiting.join('');
            waiting = [];
            write(text);
        });
    };
}


/***/ }),

/***/ 57942:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  i: () => (/* binding */ FIXED_HEADERS),
  P_: () => (/* binding */ addProbes),
  cR: () => (/* binding */ createReady),
  sA: () => (/* binding */ createServer)
});

// EXTERNAL MODULE: ./node_modules/hono/dist/index.js + 22 modules
var dist = __webpack_require__(94068);
// EXTERNAL MODULE: ./.build/program/src/contract/administration.js
var administration = __webpack_require__(94549);
// EXTERNAL MODULE: ./.build/program/src/contract/directory.js
var directory = __webpack_require__(98956);
// EXTERNAL MODULE: ./node_modules/zod/v4/core/json-schema-processors.js
var json_schema_processors = __webpack_require__(98439);
// EXTERNAL MODULE: ./.build/program/src/contract/insights.js
var insights = __webpack_require__(45306);
// EXTERNAL MODULE: ./.build/program/src/contract/routes.js
var routes = __webpack_require__(63041);
// EXTERNAL MODULE: ./.build/program/src/contract/schemas.js
var schemas = __webpack_require__(51947);
// EXTERNAL MODULE: ./.build/program/src/contract/values.js
var values = __webpack_require__(87797);
;// CONCATENATED MODULE: ./.build/program/src/contract/openapi.js
// The OpenAPI 3.1 document, made from the route table. 3.1 speaks JSON Schema 2020-12, which is
// what zod writes.







const NAMED = new Map([
    [schemas/* AgentJob */.Je, 'AgentJob'],
    [schemas/* ViewsResult */.Ab, 'ViewsResult'],
    [schemas/* PromptRequest */.wP, 'PromptRequest'],
    [insights/* Insights */.EV, 'Insights'],
    [insights/* PageClasses */.w2, 'PageClasses'],
    [directory/* JobPage */.Fz, 'JobPage'],
    [directory/* JobSummary */.c3, 'JobSummary'],
    [directory/* JobEvent */._0, 'JobEvent'],
    [directory/* JobTurnEvent */.Pp, 'JobTurnEvent'],
    [directory/* JobStateEvent */.VJ, 'JobStateEvent'],
    [directory/* JobTurn */.hJ, 'JobTurn'],
    [directory/* UsageReport */.KJ, 'UsageReport'],
    [administration/* ProjectInfo */.UQ, 'ProjectInfo'],
    [administration/* ProjectList */.e$, 'ProjectList'],
    [administration/* KeyInfo */.gx, 'KeyInfo'],
    [administration/* KeyList */.Cy, 'KeyList'],
    [administration/* NewKey */.eo, 'NewKey'],
    [administration/* CreatedKey */.qP, 'CreatedKey'],
    [schemas/* ErrorBody */.Fw, 'Error'],
]);
/** Schemas that extend another one: the document refers to that, and describes only what they add. */
const EXTENDED = new Map([
    [directory/* JobSummary */.c3, schemas/* AgentJob */.Je],
    [administration/* CreatedKey */.qP, administration/* KeyInfo */.gx],
]);
const TEXT = { type: 'string' };
const FAILURES = {
    400: 'The request is invalid; the message names the field.',
    401: 'The key is missing, unknown, or expired.',
    403: 'The key belongs to another project.',
    404: 'The project has no such job or key, this server does not serve the project, or the service does not count page views.',
    409: 'The job is archived, or the idempotency key was used with a different body.',
    413: 'The body or the prompt is too large.',
    415: 'The body is not application/json.',
    503: 'The project is not set up correctly, or the service is busy or stopping; the message says which.',
    429: 'The limit is reached; `Retry-After` says when to try again.',
};
const TAGS = {
    jobs: { name: 'Jobs', description: 'Documentation changes made by an agent.' },
    views: { name: 'Page views', description: 'Who reads the documentation.' },
    projects: { name: 'Projects', description: 'Keys and settings, for keys with `admin`.' },
};
function tagOf({ path, scope }) {
    if (scope === 'admin')
        return TAGS.projects.name;
    return (path.includes('/agent/') ? TAGS.jobs : TAGS.views).name;
}
/** `extensions` are those the server has; routes of others are left out. */
function openapi(version, extensions) {
    const paths = {};
    for (const route of Object.values(routes/* ROUTES */.bw)) {
        if (route.extension && !extensions.includes(route.extension))
            continue;
        paths[route.path] = { ...paths[route.path], [route.method.toLowerCase()]: operation(route) };
    }
    return {
        openapi: '3.1.0',
        info: {
            title: 'Docket: agent jobs and page views for a documentation project',
            version,
            description: 'Agents change documentation and open pull requests. Access logs, or an analytics service, become page views.',
            contact: { name: 'The operator of this server' },
            license: { name: 'MIT', identifier: 'MIT' },
        },
        // Wherever this document was found.
        servers: [{ url: '/' }],
        tags: Object.values(TAGS),
        paths,
        components: {
            schemas: schemasOf(paths),
            securitySchemes: { key: { type: 'http', scheme: 'bearer' } },
        },
        security: [{ key: [] }],
    };
}
function operation(route) {
    const codes = [400, 401, 403, 404];
    if (route.method === 'POST')
        codes.push(409);
    if (route.body)
        codes.push(413, 415);
    if (route.limit || route.streams)
        codes.push(429);
    codes.push(503);
    return {
        operationId: route.name,
        tags: [tagOf(route)],
        summary: route.summary,
        description: route.description,
        parameters: [...pathParameters(route), ...queryParameters(route), ...headers(route)],
        ...(route.body && { requestBody: { required: true, content: content(route.body) } }),
        responses: {
            [route.success ?? 200]: {
                description: 'Success.',
                content: route.streams ? stream(route.answer) : content(route.answer),
            },
            ...failures(codes),
        },
    };
}
function failures(codes) {
    return Object.fromEntries(codes.map((code) => [code, { description: FAILURES[code], content: content(schemas/* ErrorBody */.Fw) }]));
}
const PARAMETERS = {
    projectId: 'The project that the key belongs to.',
    id: 'The ID of the job.',
    keyId: 'The ID of the API key, not the key.',
};
function pathParameters(route) {
    return [...route.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => ({
        name,
        in: 'path',
        required: true,
        description: PARAMETERS[name ?? ''],
        schema: schemaOf(schemas.ID),
    }));
}
function queryParameters(route) {
    if (!route.query)
        return [];
    const { properties } = schemaOf(route.query, 'output');
    return Object.entries(properties).map(([name, { description, ...schema }]) => ({
        name,
        in: 'query',
        required: false,
        description,
        schema,
    }));
}
function headers(route) {
    if (route.streams) {
        const description = 'The `id` of the last event that was received, to continue after it.';
        return [{ name: 'Last-Event-ID', in: 'header', required: false, description, schema: TEXT }];
    }
    if (route.method !== 'POST')
        return [];
    return [
        {
            name: routes/* IDEMPOTENCY_HEADER */.ef,
            in: 'header',
            required: false,
            description: 'Requests with the same key and body take effect only once. The response contains the same header.',
            schema: { ...TEXT, minLength: 1, maxLength: 255, pattern: values/* IDEMPOTENCY_KEY */.g6.source },
        },
    ];
}
function content(schema) {
    return { 'application/json': { schema: reference(schema) } };
}
/** Described by one event, whose data is the answer as text. */
function stream(schema) {
    const data = {
        ...TEXT,
        contentMediaType: 'application/json',
        contentSchema: reference(schema),
    };
    const properties = { id: TEXT, event: TEXT, data };
    return {
        'text/event-stream': { schema: { type: 'object', properties, required: ['id', 'data'] } },
    };
}
function reference(schema) {
    const name = NAMED.get(schema);
    return name ? { $ref: `#/components/schemas/${name}` } : schemaOf(schema);
}
/** Those that the paths refer to, also through others: an extension that is not there has none. */
function schemasOf(paths) {
    const found = {};
    const add = (part) => {
        const text = JSON.stringify(part);
        for (const [schema, name] of NAMED) {
            if (name in found || !text.includes(`"#/components/schemas/${name}"`))
                continue;
            found[name] = described(schema);
            add(found[name]);
        }
    };
    add(paths);
    return Object.fromEntries([...NAMED.values()].flatMap((name) => (name in found ? [[name, found[name]]] : [])));
}
function described(schema) {
    const whole = schemaOf(schema);
    const base = EXTENDED.get(schema);
    if (base) {
        const { properties = {} } = schemaOf(base);
        const { properties: all = {}, required = [] } = whole;
        const own = (name) => !Object.hasOwn(properties, name);
        const more = {
            type: 'object',
            properties: Object.fromEntries(Object.entries(all).filter(([name]) => own(name))),
            required: required.filter(own),
        };
        return { allOf: [reference(base), more] };
    }
    if (schema !== directory/* JobEvent */._0)
        return whole;
    const mapping = { turn: reference(directory/* JobTurnEvent */.Pp).$ref, job: reference(directory/* JobStateEvent */.VJ).$ref };
    return { ...whole, discriminator: { propertyName: 'type', mapping } };
}
/** Query parameters are described by the numbers they become: their `output`. */
function schemaOf(schema, io = 'input') {
    const { $schema, ...rest } = json_schema_processors/* toJSONSchema */.bl(schema, {
        io,
        override({ zodSchema, jsonSchema }) {
            const inner = zodSchema;
            const name = NAMED.get(inner);
            if (name === undefined || inner === schema)
                return;
            for (const key of Object.keys(jsonSchema))
                delete jsonSchema[key];
            jsonSchema.$ref = `#/components/schemas/${name}`;
        },
    });
    return rest;
}

// EXTERNAL MODULE: ./.build/program/src/contract/service.js
var service = __webpack_require__(97436);
// EXTERNAL MODULE: ./.build/program/src/shared/errors.js
var errors = __webpack_require__(42205);
// EXTERNAL MODULE: ./.build/program/src/shared/limiter.js
var limiter = __webpack_require__(50692);
// EXTERNAL MODULE: ./.build/program/src/shared/runtime.js
var runtime = __webpack_require__(82860);
// EXTERNAL MODULE: ./.build/program/src/contract/wire-errors.js
var wire_errors = __webpack_require__(1944);
// EXTERNAL MODULE: ./.build/program/src/shared/text/escape.js
var text_escape = __webpack_require__(90007);
// EXTERNAL MODULE: ./.build/program/src/service/projects/session.js
var projects_session = __webpack_require__(17031);
// EXTERNAL MODULE: ./.build/program/src/service/server/respond.js
var respond = __webpack_require__(11407);
// EXTERNAL MODULE: ./.build/program/src/views/reports/format.js
var format = __webpack_require__(70770);
// EXTERNAL MODULE: ./.build/program/src/service/dashboard/layout.js
var layout = __webpack_require__(70337);
// EXTERNAL MODULE: ./.build/program/src/service/dashboard/parts.js
var parts = __webpack_require__(82869);
;// CONCATENATED MODULE: ./.build/program/src/service/dashboard/installation.js
// Whether everything that Docket needs is there: the GitHub App, its deliveries, and workers.




/** `installation`: null for whoever does not run the server: it is about all tenants. */
function installationPage(viewer, installation, projects) {
    const main = (0,text_escape/* html */.qy) `${installation && operations(installation, viewer.now)}
<section aria-labelledby="projects"><h2 id="projects">Projects${projects.count > 0 && ` (${(0,format/* count */.U9)(projects.count)})`}</h2>${projectList(projects)}</section>`;
    return (0,layout/* layout */.Zp)({ title: 'Installation', at: '/installation', viewer, main });
}
function operations({ app, workers }, now) {
    return (0,text_escape/* html */.qy) `${awayBanner(workers, now)}<section aria-labelledby="app"><h2 id="app">GitHub App</h2>${app ? appFacts(app, now) : (0,parts/* nothing */.s6)('There is no GitHub App here.', 'Comments reach Docket through workflows. To answer them here, set APP_ID and PRIVATE_KEY.')}</section>
<section aria-labelledby="workers"><h2 id="workers">Workers</h2>${workerList(workers, now)}</section>`;
}
function appFacts(app, now) {
    const { id, lastDelivery, failed, waiting, waitingCount, dead, deadCount } = app;
    return (0,parts/* facts */.Ix)([
        ['App ID', id],
        ['Last delivery', (0,parts/* time */.kB)(lastDelivery, now, 'none in the last seven days')],
        ['Failed deliveries', failedText(failed, now)],
        ['Waiting for GitHub', waitingText(waiting, waitingCount, now)],
        ['Gave up', deadText(dead, deadCount, now)],
    ]);
}
function waitingText(waiting, all, now) {
    if (all === 0)
        return (0,parts/* state */.wk)('none', 'ok');
    const items = waiting.map(({ guid, repository, receivedAt, attempts, nextAttempt, reason }) => (0,text_escape/* html */.qy) `<li><code>${guid}</code> ${repository ?? ''} of ${(0,parts/* time */.kB)(receivedAt, now)}, tried ${(0,format/* count */.U9)(attempts)} times, next at ${nextAttempt ?? 'once'}: ${reason}</li>`);
    return (0,text_escape/* html */.qy) `${(0,parts/* state */.wk)((0,format/* count */.U9)(all), 'bad')} Docket tries them again by itself for 24 hours.<ul>${items}</ul>`;
}
function deadText(dead, all, now) {
    if (all === 0)
        return (0,parts/* state */.wk)('none', 'ok');
    const items = dead.map(({ guid, repository, receivedAt, reason }) => (0,text_escape/* html */.qy) `<li><code>${guid}</code> ${repository ?? ''} of ${(0,parts/* time */.kB)(receivedAt, now)}: ${reason}</li>`);
    return (0,text_escape/* html */.qy) `${(0,parts/* state */.wk)((0,format/* count */.U9)(all), 'bad')} To try them again, run <code>docket admin deliveries --dead --replay</code>.<ul>${items}</ul>`;
}
function failedText(failed, now) {
    if (failed.length === 0)
        return [(0,parts/* state */.wk)('none', 'ok'), ' in the last 24 hours'];
    const items = failed
        .slice(0, 20)
        .map(({ guid, at }) => (0,text_escape/* html */.qy) `<li><code>${guid}</code> ${(0,parts/* time */.kB)(at, now)}</li>`);
    return (0,text_escape/* html */.qy) `${(0,parts/* state */.wk)(String(failed.length), 'bad')} in the last 24 hours. Workers ask for them again every five minutes.<ul>${items}</ul>`;
}
/** What most people come to this page for while nothing goes on. */
function awayBanner(workers, now) {
    const [since] = (workers ?? []).flatMap((one) => one.githubAwaySince ?? []).sort();
    if (since === undefined)
        return false;
    return (0,text_escape/* html */.qy) `<p class="card" role="alert">${(0,parts/* state */.wk)('GitHub is unavailable', 'bad')} It has not answered since ${(0,parts/* time */.kB)(since, now)}. Comments and finished jobs wait and go on when it is back; nothing has to be repeated.</p>`;
}
function workerList(workers, now) {
    if (workers === null)
        return (0,text_escape/* html */.qy) `<p class="card">This server runs the jobs itself.</p>`;
    if (workers.length === 0) {
        return (0,parts/* nothing */.s6)('No worker is connected.', (0,text_escape/* html */.qy) `Jobs wait until one runs. Start one with <code>docket work</code>.`);
    }
    return (0,parts/* table */.tp)('Workers', ['Worker', 'Connected since', 'Jobs', 'State'], workers.map(({ name, since, jobs, notReady }) => [
        ...[name, (0,parts/* time */.kB)(since, now), (0,format/* count */.U9)(jobs)],
        notReady === null ? (0,parts/* state */.wk)('ready', 'ok') : [(0,parts/* state */.wk)('not ready', 'bad'), ` ${notReady}`],
    ]));
}
function projectList({ shown, next }) {
    if (shown.length === 0) {
        return (0,parts/* nothing */.s6)('No projects.', (0,text_escape/* html */.qy) `Add one with <code>docket projects add</code>.`);
    }
    const list = (0,parts/* table */.tp)('Projects', ['Repository', 'Project ID', 'Installation'], shown.map(({ id, name, installation }) => [
        name,
        (0,text_escape/* html */.qy) `<code>${id}</code>`,
        installation === null ? 'added by hand' : installation,
    ]));
    return (0,text_escape/* html */.qy) `${list}${(0,parts/* older */.$L)('/installation', {}, next, 'More')}`;
}

// EXTERNAL MODULE: ./.build/program/src/contract/acceptance.js
var acceptance = __webpack_require__(90156);
// EXTERNAL MODULE: ./.build/program/src/contract/job.js
var contract_job = __webpack_require__(99916);
// EXTERNAL MODULE: ./.build/program/src/shared/days.js
var shared_days = __webpack_require__(65529);
// EXTERNAL MODULE: ./.build/program/src/shared/dollars.js
var dollars = __webpack_require__(42423);
// EXTERNAL MODULE: ./.build/program/src/shared/text/foreign.js
var foreign = __webpack_require__(35238);
// EXTERNAL MODULE: ./.build/program/src/service/dashboard/views.js
var dashboard_views = __webpack_require__(23025);
;// CONCATENATED MODULE: ./.build/program/src/service/dashboard/jobs.js
// All jobs of a project, or the latest of all projects.











/** A pull request that nobody has reviewed for this long is shown as such. */
const WAITING_DAYS = 3;
/** Whoever sees hundreds of projects gets the jobs of these; the others are chosen by name. */
const MAX_PROJECTS = 50;
const WAITING = ['waiting', `Waiting for review over ${WAITING_DAYS} days`];
const STATES = [
    ['', 'Any state'],
    ...values/* JOB_STATUSES */.nE.map((status) => [status, status[0]?.toUpperCase() + status.slice(1)]),
    WAITING,
];
const REQUEST_LENGTH = 140;
function jobsPage(view) {
    const { viewer, filter, projects, jobs, live } = view;
    const query = { project: filter.project, status: filter.status, search: filter.search };
    const list = jobs.length === 0
        ? none(Object.values(query).some(Boolean), view.word)
        : (0,text_escape/* html */.qy) `<ul class="card jobs">${jobs.map((job) => row(job, view))}</ul>`;
    const main = (0,text_escape/* html */.qy) `${figuresOf(view)}${filterForm(filter, projects)}
<div id="live">${view.isPart && tooMany(projects.length)}${view.unreadable.map((job) => notice(job, projects))}${list}${(0,parts/* older */.$L)('/', query, view.nextCursor)}</div>`;
    return (0,layout/* layout */.Zp)({ title: 'Jobs', at: '/', viewer, main, ...(live && { live }) });
}
/** What most people come for: what waits for them, and whether it was worth it. */
function figuresOf({ acceptance: reports = [], missing, list }) {
    const triggers = reports.flatMap((report) => report.triggers);
    if (triggers.length === 0 && list === undefined)
        return false;
    const open = triggers.reduce((sum, one) => sum + one.open, 0);
    const merged = reports.reduce((sum, { month }) => sum + month.merged, 0);
    const micros = reports.reduce((sum, { month }) => sum + month.merged * (month.costMicros ?? 0), 0);
    const rate = (0,acceptance/* mergeRate */.x4)(triggers);
    return (0,parts/* facts */.Ix)([
        ['Waiting for you', (0,text_escape/* html */.qy) `${(0,format/* count */.U9)(open)} open`],
        ['Merged this month', (0,format/* count */.U9)(merged)],
        ...(micros > 0
            ? [['Cost per merge', (0,dollars/* costText */.rs)({ costMicros: Math.round(micros / merged) })]]
            : []),
        ...(rate
            ? [['Merged in 90 days', `${rate.merged} of ${rate.of} (${rate.percent}%)`]]
            : []),
        ...(missing && missing.pages > 0 ? [['Missing pages', missingLink(missing)]] : []),
        ...(list ? [['Drift', (0,parts/* link */.nf)(list, 'the list')]] : []),
    ]);
}
function missingLink({ project, pages }) {
    const report = (0,parts/* address */.hl)(dashboard_views/* REPORT_PATH */.lz, { project, range: dashboard_views/* DEFAULT_RANGE */.kn });
    return (0,text_escape/* html */.qy) `<a href="${report}#missing">${(0,format/* count */.U9)(pages)} in 7 days</a>`;
}
function row(job, { projects, viewer: { now } }) {
    const more = job.instructions > 1 && ` +${job.instructions - 1}`;
    const about = [
        projects.length > 1 && (0,parts/* nameIn */.ZC)(projects, job.project),
        job.requester,
        (0,parts/* time */.kB)(job.updatedAt, now),
        (0,dollars/* costText */.rs)(job.docket?.usage ?? {}),
    ].filter((part) => part && part !== dollars/* NOT_MEASURED */.pJ);
    const days = job.waitingSince ? Math.floor((now - Date.parse(job.waitingSince)) / shared_days/* DAY_MS */.sO) : 0;
    return (0,text_escape/* html */.qy) `<li><div class="job"><a class="request" href="${jobPath(job.project, job.id)}">${titleOf(job.prompt)}</a>${more && (0,text_escape/* html */.qy) ` <span class="quiet">${more}</span>`}
<p class="quiet">${about.map((part, at) => (at === 0 ? part : [' · ', part]))}</p></div>
<p class="marks">${days >= WAITING_DAYS && (0,parts/* state */.wk)(`waiting ${days} days`, 'waiting')}${job.prLink && (0,parts/* link */.nf)(job.prLink, pullName(job.prLink))}${(0,parts/* state */.wk)((0,contract_job/* stateOf */.L4)(job))}</p></li>`;
}
/** What was asked first, in one line. */
function titleOf(prompt) {
    return (0,text_escape/* shorten */.ml)((0,foreign/* oneLine */.TN)(prompt), REQUEST_LENGTH) || 'No words';
}
function none(isFiltered, word) {
    if (isFiltered) {
        return (0,parts/* nothing */.s6)('No jobs match this filter.', (0,text_escape/* html */.qy) `<a class="button plain" href="/">Clear the filter</a>`);
    }
    return (0,parts/* nothing */.s6)('No jobs yet.', (0,text_escape/* html */.qy) `To start one, comment <code>${word}</code> and what to do on an issue or a pull request, or run <code>docket job create</code>.`);
}
function tooMany(projects) {
    return (0,text_escape/* html */.qy) `<p>Only the jobs of the first ${MAX_PROJECTS} of your ${projects} projects are listed here. To see others, choose their project.</p>`;
}
function notice({ project, id }, projects) {
    return (0,text_escape/* html */.qy) `<p class="card">Job <a href="${jobPath(project, id)}">${id}</a> of ${(0,parts/* nameIn */.ZC)(projects, project)} is not listed, because its record cannot be read. The server’s log shows the reason when you open the job.</p>`;
}
function filterForm({ project, status, search }, projects) {
    return (0,text_escape/* html */.qy) `<form method="get" action="/" class="filter" role="search">${projects.length > 1 && (0,parts/* projectField */.Kp)(projects, project, 'All projects')}
${(0,parts/* field */.ZZ)('State', (0,text_escape/* html */.qy) `<select name="status">${(0,parts/* options */.fF)(STATES, status)}</select>`)}
${(0,parts/* field */.ZZ)('Search', (0,text_escape/* html */.qy) `<input type="search" name="search" maxlength="200" value="${search}">`)}
<button>Show</button></form>`;
}
function jobPath(project, id) {
    return `/jobs/${encodeURIComponent(project)}/${encodeURIComponent(id)}`;
}
/** `#12`, where the address ends in the number of the pull request. */
function pullName(url) {
    const number = /\/(\d{1,9})\/?$/.exec(url)?.[1];
    return number ? `#${number}` : 'Pull request';
}
const JOB_ACTS = ['retry', 'undo', 'cancel', 'archive'];
/**
 * What can be done with the job now. Only what failed or was stopped can be tried again, and only a
 * change that is still there can be taken back.
 */
function actsFor({ status, docket }) {
    const acts = {
        active: ['cancel'],
        completed: ['undo', 'archive'],
        failed: ['retry', 'undo', 'archive'],
        archived: [],
    };
    return acts[status].filter((act) => act !== 'undo' || docket?.undoable);
}
function jobPage(view) {
    const { viewer, project, job, turns } = view;
    const path = jobPath(project.id, job.id);
    const main = (0,text_escape/* html */.qy) `<div id="live">${links(view, path)}${about(view)}
${view.acts && buttons(view, path)}
<section aria-labelledby="conversation"><h2 id="conversation">Conversation</h2>
${turns.map((turn) => exchange(turn, viewer.now))}</section></div>
${view.acts && job.status !== 'archived' && followUp(view, path)}`;
    return (0,layout/* layout */.Zp)({
        title: titleOf(turns[0]?.prompt ?? ''),
        at: '/',
        viewer,
        // A final job moves again when someone sends a message.
        live: `${path}/live`,
        up: (0,text_escape/* html */.qy) `<a href="/">Jobs</a>`,
        main,
    });
}
function archivePage(view) {
    const { viewer, project, job, turns } = view;
    const path = jobPath(project.id, job.id);
    const title = titleOf(turns[0]?.prompt ?? '');
    return (0,layout/* questionPage */.GB)({
        viewer,
        at: '/',
        title: 'Archive this job?',
        text: (0,text_escape/* html */.qy) `“${title}” closes permanently: nobody can send it another request. Its pull request and this page stay as they are. This cannot be undone.`,
        action: `${path}/archive`,
        button: 'Archive',
        back: path,
    });
}
function buttons({ viewer, job }, path) {
    const words = { retry: 'Retry', undo: 'Undo the last change', cancel: 'Cancel' };
    const all = actsFor(job).map((act) => act === 'archive'
        ? (0,text_escape/* html */.qy) `<a class="button plain" id="archive" href="${path}/archive">Archive…</a>`
        : (0,layout/* form */.Zd)(`${path}/${act}`, viewer, (0,text_escape/* html */.qy) `<button id="${act}" class="plain">${words[act]}</button>`));
    return all.length > 0 && (0,text_escape/* html */.qy) `<div class="acts">${all}</div>`;
}
/** The number of requests so far makes a second click on the same page no second request. */
function followUp({ viewer, turns }, path) {
    return (0,text_escape/* html */.qy) `<section aria-labelledby="follow-up"><h2 id="follow-up">Follow-up</h2>
${(0,layout/* form */.Zd)(`${path}/message`, viewer, (0,text_escape/* html */.qy) `<input type="hidden" name="turn" value="${turns.length}">
<label class="field wide"><span>What should the agent do next? While it is working, your request waits for its turn.</span><textarea name="prompt" rows="3" maxlength="10000" required></textarea></label>
<button>Send</button>`, 'card')}</section>`;
}
function links({ job, turns }, path) {
    const { compareLink } = job.docket ?? {};
    const asked = turns.find(({ url }) => url)?.url;
    const isRun = /\/actions\/runs\/\d+/.test(asked ?? '');
    const all = [
        asked && (0,parts/* link */.nf)(asked, isRun ? 'Workflow run' : 'Thread'),
        job.prLink && (0,parts/* link */.nf)(job.prLink, pullName(job.prLink).replace('#', 'Pull request #')),
        job.prLink
            ? (0,parts/* link */.nf)(`${job.prLink}/files`, 'Diff')
            : compareLink && (0,parts/* link */.nf)(compareLink, 'Diff of the branch'),
        (0,text_escape/* html */.qy) `<a href="${path}/log">Log</a>`,
    ];
    return (0,text_escape/* html */.qy) `<ul class="links">${all.filter(Boolean).map((one) => (0,text_escape/* html */.qy) `<li>${one}</li>`)}</ul>`;
}
function about({ viewer: { now }, project, job, turns }) {
    const { usage, draft, waiting } = job.docket ?? {};
    // In a job that ended well, the reason is what the agent said.
    const last = turns.at(-1);
    const said = [...(last?.rounds ?? []), last?.summary];
    const reason = said.includes(job.docket?.reason ?? null) ? null : (0,contract_job/* reasonOf */.A3)(job);
    const rows = [
        ['State', (0,parts/* state */.wk)((0,contract_job/* stateOf */.L4)(job))],
        ...(reason ? [['Reason', reason]] : []),
        ...(waiting
            ? [['Waits', `${waiting.reason} Next attempt: ${waiting.nextAttempt}.`]]
            : []),
        ...(draft === 'made'
            ? [['Pull request', 'draft, because checks fail']]
            : []),
        ...(project.name === job.source.repository
            ? []
            : [['Project', project.name]]),
        ['Repository', (0,text_escape/* html */.qy) `${job.source.repository} <span class="path">${job.source.ref}</span>`],
        ['Created', (0,parts/* time */.kB)(job.createdAt, now)],
        ...(job.archivedAt ? [['Archived', (0,parts/* time */.kB)(job.archivedAt, now)]] : []),
        ['Model', job.model],
        ['Used', used(usage)],
        ...(took(turns.at(-1)) ? [['Took', took(turns.at(-1))]] : []),
        ['Job ID', (0,text_escape/* html */.qy) `<code>${job.id}</code>`],
    ];
    return (0,parts/* facts */.Ix)(rows);
}
function exchange(turn, now) {
    const said = [...turn.rounds, ...(turn.summary === null ? [] : [turn.summary])];
    const files = turn.files !== null && ` · ${turn.files} ${turn.files === 1 ? 'file' : 'files'} changed`;
    const cost = Object.keys(turn.usage).length > 0 && ` · used: ${used(turn.usage)}`;
    const length = took(turn) && ` · took ${took(turn)}`;
    const canceled = turn.reason === contract_job/* CANCELLED */.gD;
    const badge = canceled ? (0,parts/* state */.wk)('canceled') : (0,parts/* state */.wk)(turn.state, STATE[turn.state]);
    return (0,text_escape/* html */.qy) `<article class="turn"><h3>${askedBy(turn)} ${badge}</h3>
<p class="quiet">${(0,parts/* time */.kB)(turn.receivedAt, now)}${files}${length}${cost}</p>
<div class="said prompt">${turn.prompt}</div>
${said.map((text) => (0,text_escape/* html */.qy) `<div class="said">${text}</div>`)}
${turn.reason && !canceled && (0,text_escape/* html */.qy) `<p class="bad">${turn.reason}</p>`}${checks(turn.checks)}${sent(turn.usage)}</article>`;
}
function sent({ sent: rows = [] }) {
    if (rows.length === 0)
        return false;
    return (0,text_escape/* html */.qy) `<h4>What left the machine</h4>${(0,parts/* table */.tp)('What left the machine', contract_job/* SENT_HEADS */.XK, rows.map(contract_job/* sentCells */.eQ))}`;
}
/** Nobody is named for a schedule, for example. */
const askedBy = ({ requester }) => (requester === null ? 'Request' : `${requester} asked`);
const STATE = {
    queued: '',
    running: 'active',
    done: 'ok',
    failed: 'bad',
};
function checks(all) {
    const items = all.map(({ ok, name, summary }) => (0,text_escape/* html */.qy) `<li${!ok && (0,text_escape/* html */.qy) ` class="bad"`}><span class="mark" aria-hidden="true">${ok ? '✓' : '!'}</span><span><strong>${name}</strong> ${ok ? 'passed' : 'failed'}: ${summary}</span></li>`);
    return items.length > 0 && (0,text_escape/* html */.qy) `<ul class="checks">${items}</ul>`;
}
function used(usage = {}) {
    const tokens = (usage.inputTokens ?? 0) + (usage.outputTokens ?? 0);
    const cost = (0,dollars/* costText */.rs)(usage);
    const parts = [
        ...(cost === dollars/* NOT_MEASURED */.pJ ? [] : [cost]),
        ...(tokens === 0 ? [] : [`${usage.incomplete ? 'at least ' : ''}${(0,format/* count */.U9)(tokens)} tokens`]),
    ];
    return parts.join(', ') || dollars/* NOT_MEASURED */.pJ;
}
/** From the request to its end, as the thread counts it; empty until it has ended. */
function took(turn) {
    if (!turn?.endedAt)
        return '';
    return (0,shared_days/* duration */.p0)(Date.parse(turn.endedAt) - Date.parse(turn.askedAt));
}
/** The whole job as text, to search and to send to someone. */
function jobLog({ job, turns }) {
    const blocks = turns.map((turn) => [
        `${turn.receivedAt} ${turn.requester ?? 'request'}: ${turn.prompt}`,
        ...turn.rounds.map((text) => `agent, before failed checks went back to it: ${text}`),
        ...(turn.summary === null ? [] : [`agent: ${turn.summary}`]),
        ...turn.checks.map(({ ok, name, summary }) => `check ${name} ${ok ? 'passed' : 'failed'}: ${summary}`),
        ...(turn.reason === null || turn.reason === contract_job/* CANCELLED */.gD ? [] : [`reason: ${turn.reason}`]),
        ...(turn.usage.sent ?? []).map((row) => `network: ${(0,contract_job/* sentCells */.eQ)(row).join(' · ')}`),
        `${turn.reason === contract_job/* CANCELLED */.gD ? 'canceled' : turn.state}${turn.files === null ? '' : `, files changed: ${turn.files}`}, used: ${used(turn.usage)}${took(turn) && `, took: ${took(turn)}`}`,
    ].join('\n'));
    const head = [
        `job ${job.id} is ${(0,contract_job/* stateOf */.L4)(job)}`,
        `repository ${job.source.repository}, ref ${job.source.ref}, model ${job.model}`,
        `created ${job.createdAt}`,
        ...(job.prLink ? [`pull request ${job.prLink}`] : []),
    ];
    return `${[head.join('\n'), ...blocks].join('\n\n')}\n`.replace(/[^\n\t]+/g, text_escape/* visible */.RK);
}
const HEADS = ['Month', 'Jobs', 'Requests', 'Input tokens', 'Output tokens', 'Agent time', 'Cost'];
/** A month with work cannot have used zero: nothing was reported. */
const measured = (value, text) => value === 0 ? dollars/* NOT_MEASURED */.pJ : text(value);
function costPage({ viewer, projects, project, usage }) {
    const rows = usage.months.map((month) => [
        month.month,
        (0,format/* count */.U9)(month.jobs),
        (0,format/* count */.U9)(month.instructions),
        measured(month.inputTokens, format/* count */.U9),
        measured(month.outputTokens, format/* count */.U9),
        measured(month.seconds, (seconds) => (0,shared_days/* duration */.p0)(seconds * 1000)),
        costIn(month),
    ]);
    return costLayout({ viewer, projects, project }, measuredTable('Cost by month', HEADS, rows));
}
const costIn = ({ costMicros, incomplete }) => measured(costMicros, () => (0,dollars/* costText */.rs)({ costMicros, incomplete }));
/** This month in all projects. */
function allCostsPage({ viewer, projects, costs, }) {
    const sum = (of) => costs.reduce((all, one) => all + of(one), 0);
    const total = {
        costMicros: sum(({ usage }) => usage?.costMicros ?? 0),
        incomplete: costs.some(({ usage }) => usage?.incomplete),
    };
    const rows = costs.map(({ project: { id, name }, usage, merged }) => [
        (0,text_escape/* html */.qy) `<a href="${(0,parts/* address */.hl)('/cost', { project: id })}">${name}</a>`,
        (0,format/* count */.U9)(usage?.jobs ?? 0),
        (0,format/* count */.U9)(merged),
        usage ? costIn(usage) : '',
    ]);
    const jobs = (0,format/* count */.U9)(sum(({ usage }) => usage?.jobs ?? 0));
    const all = ['Total', jobs, (0,format/* count */.U9)(sum(({ merged }) => merged)), costIn(total)];
    const left = projects.length - costs.length;
    const list = measuredTable('Cost this month', ALL_HEADS, [...rows, all]);
    const note = left > 0 && (0,text_escape/* html */.qy) `<p class="quiet">${(0,format/* count */.U9)(left)} more projects: choose one above.</p>`;
    return costLayout({ viewer, projects, project: '' }, (0,text_escape/* html */.qy) `${list}${note}`);
}
const ALL_HEADS = ['Project', 'Jobs this month', 'Merged', 'Cost'];
/** Without the columns that nobody measured in any row. */
function measuredTable(caption, heads, rows) {
    if (rows.length === 0)
        return (0,parts/* nothing */.s6)('No work yet.', 'What jobs use is added up here.');
    const isKnown = (_, at) => rows.some((cells) => cells[at] !== dollars/* NOT_MEASURED */.pJ && cells[at] !== '');
    const lost = heads.filter((head, at) => !isKnown(head, at));
    const note = lost.length > 0 &&
        (0,text_escape/* html */.qy) `<p class="quiet">Left out, because nothing reported it: ${lost.join(', ').toLowerCase()}.</p>`;
    return (0,text_escape/* html */.qy) `${(0,parts/* table */.tp)(caption, heads.filter(isKnown), rows.map((cells) => cells.filter(isKnown)))}${note}`;
}
function costLayout({ viewer, projects, project }, list) {
    const choice = (0,parts/* projectField */.Kp)(projects, project, projects.length > 1 ? 'All projects' : undefined);
    const main = (0,text_escape/* html */.qy) `<form method="get" action="/cost" class="filter">${choice}<button>Show</button></form>${list}`;
    return (0,layout/* layout */.Zp)({ title: 'Cost', at: '/cost', viewer, main });
}

// EXTERNAL MODULE: ./.build/program/src/service/dashboard/pull.js + 1 modules
var dashboard_pull = __webpack_require__(81391);
// EXTERNAL MODULE: ./.build/program/src/service/dashboard/routes/gate.js
var routes_gate = __webpack_require__(21087);
// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: ./.build/program/src/contract/commands.js
var commands = __webpack_require__(20173);
// EXTERNAL MODULE: ./.build/program/src/shared/remembered.js
var shared_remembered = __webpack_require__(61812);
// EXTERNAL MODULE: ./.build/program/src/shared/text/line-start.js
var line_start = __webpack_require__(23771);
// EXTERNAL MODULE: ./.build/program/src/service/server/body.js
var server_body = __webpack_require__(56136);
// EXTERNAL MODULE: ./.build/program/src/shared/text/json.js
var json = __webpack_require__(88630);
// EXTERNAL MODULE: ./.build/program/src/service/dashboard/routes/replies.js
var replies = __webpack_require__(59750);
;// CONCATENATED MODULE: ./.build/program/src/service/dashboard/routes/live.js
// Tells open pages that there is something new. What it is, they fetch as anyone would: an event
// carries nothing.



/** How often a page's data is looked at. Several servers share the jobs, so nobody tells them. */
const LOOK_EVERY_MS = 1_000;
function createLive({ clock, streams }, gate) {
    /** `look` gives what the page shows. */
    return async (visit, look) => {
        const isAllowed = async () => (await gate.signedIn(visit.request)) !== null;
        async function* changes(signal) {
            let id = (0,json/* digestOf */.o)(await look());
            yield { id, type: 'ready' };
            for (;;) {
                await clock.sleep(LOOK_EVERY_MS, signal).catch(() => { });
                // Whoever has signed out gets nothing more.
                if (signal.aborted || !(await isAllowed()))
                    return;
                const now = (0,json/* digestOf */.o)(await look());
                if (now === id)
                    continue;
                id = now;
                yield { id, type: 'change' };
            }
        }
        const { request, token, session } = visit;
        // A person can sign in as often as they like; those who run the server have no name.
        const isOperator = session.grants === 'all';
        const owner = isOperator ? `session ${(0,projects_session/* tokenHash */.Iq)(token)}` : `person ${session.actor}`;
        const project = visit.param('project') || undefined;
        const reply = await streams.open({
            owner,
            request,
            events: changes,
            isAllowed,
            ...(project && { project }),
        });
        return { ...reply, headers: { ...reply.headers, ...replies/* SAFE */.A9 } };
    };
}

;// CONCATENATED MODULE: ./.build/program/src/service/dashboard/routes/visit.js
// One request of someone who is signed in, and what the pages are made of.




/** In the order of their names, only those that the visitor may see, or change. */
async function projectsFor({ projects }, { session }, right = 'read') {
    const all = await projects();
    if (session.grants === 'all')
        return sortedByName(all);
    return sortedByName(all.filter(({ id }) => {
        const has = (0,projects_session/* rightIn */.g2)(session, id);
        return has === 'write' || has === right;
    }));
}
/** Whoever runs the server sees all of them on every page, and there may be thousands. */
const sorted = new WeakMap();
function sortedByName(projects) {
    const known = sorted.get(projects);
    if (known)
        return known;
    const named = (0,parts/* projectNames */.Qw)(projects).sort((a, b) => (a.name < b.name ? -1 : 1));
    sorted.set(projects, named);
    return named;
}
function chosenProject(projects, text) {
    const found = (0,parts/* findProject */.t1)(projects, text);
    if (found)
        return found;
    throw new errors/* NotFound */.Mk('There is no such project here, or you cannot read its repository.');
}
/** Whoever runs the server needs nobody's permission. */
async function insistOnCommands({ insistOnPermission }, { session }, project) {
    (0,projects_session/* insistOnRight */.i5)(session, project, 'write');
    if (session.grants !== 'all')
        await insistOnPermission(project, session.actor);
}
function note({ audit, clock }, entry) {
    return audit.add({ project: null, detail: {}, ...entry, at: (0,runtime/* isoTime */.Ly)(clock.now()) });
}

;// CONCATENATED MODULE: ./.build/program/src/service/dashboard/routes/jobs.js
// The pages of jobs: all of them, one of them, and what can be done with it.

















const PER_PAGE = 50;
function createJobPages(deps) {
    const jobs = new JobReader(deps);
    const act = (name) => actOn(name, jobs, deps);
    const show = async (visit) => {
        const view = await jobs.viewOf(visit);
        const acts = (0,projects_session/* rightIn */.g2)(visit.session, view.project.id) === 'write';
        return (0,replies/* page */.MY)(jobPage({ ...view, acts }));
    };
    const log = async (visit) => (0,replies/* text */.Qq)(jobLog(await jobs.read(visit)));
    const askToArchive = async (visit) => {
        const view = await jobs.viewOf(visit, 'write');
        insistOnAct(view, 'archive');
        return (0,replies/* page */.MY)(archivePage(view));
    };
    const cost = async (visit) => {
        const projects = await projectsFor(deps, visit);
        const { viewer } = visit;
        const chosen = filterOf(visit, projects).project;
        const directory = (0,service/* directoryOf */.jt)(deps.service);
        if (chosen === '' && projects.length > 1) {
            const costs = [];
            for (const project of projects.slice(0, MAX_PROJECTS)) {
                const [usage] = (await directory.usage(project.id, { months: 1 })).months;
                const { merged } = (await directory.acceptance(project.id)).month;
                costs.push({ project, usage, merged });
            }
            return (0,replies/* page */.MY)(allCostsPage({ viewer, projects, costs }));
        }
        const project = chosen || projects[0]?.id;
        if (project === undefined)
            throw new errors/* NotFound */.Mk('There are no projects here that you can see.');
        const usage = await directory.usage(project, { months: 12 });
        return (0,replies/* page */.MY)(costPage({ viewer, projects, project, usage }));
    };
    return {
        list: listJobs(jobs, deps),
        show,
        log,
        askToArchive,
        message: sendMessage(jobs, deps, act),
        act,
        cost,
        looks: liveLooks(jobs, deps),
    };
}
/** What the pages of jobs show. */
class JobReader {
    #deps;
    constructor(deps) {
        this.#deps = deps;
    }
    /** `once` is how a project is read: for pages each time, for their streams once for all viewers. */
    async listed(visit, projects, once = (_, read) => read()) {
        const { project, status, search } = filterOf(visit, projects);
        const cursor = visit.url.searchParams.get('cursor') || undefined;
        const since = (0,runtime/* isoTime */.Ly)(this.#deps.clock.now() - WAITING_DAYS * shared_days/* DAY_MS */.sO);
        const isStatus = values/* JOB_STATUSES */.nE.find((one) => one === status);
        const request = {
            limit: PER_PAGE,
            ...(isStatus && { status: isStatus }),
            ...(status === 'waiting' && { waitingSince: since }),
            ...(search && { search }),
            ...(cursor && { cursor }),
        };
        const list = async (id) => {
            const read = () => (0,service/* directoryOf */.jt)(this.#deps.service).list(id, request);
            const found = await once(JSON.stringify(['list', id, status, search, cursor]), read);
            const { nextCursor, unreadable: ids = [] } = found;
            const jobs = found.jobs.map((job) => ({ ...job, project: id }));
            const unreadable = ids.map((job) => ({ id: job, project: id }));
            return { jobs, unreadable, nextCursor };
        };
        if (project)
            return list(project);
        const ids = projects.map(({ id }) => id);
        const [only] = ids;
        if (only !== undefined && ids.length === 1)
            return list(only);
        const { listAll } = (0,service/* directoryOf */.jt)(this.#deps.service);
        if (listAll) {
            const key = (0,external_node_crypto_.hash)('sha256', JSON.stringify(['all', ids, status, search, cursor]));
            return once(key, () => listAll(ids, request));
        }
        if (cursor)
            (0,contract_job/* readCursor */.fS)(cursor);
        // One project that cannot be read hides no other.
        const all = ids.slice(0, MAX_PROJECTS).map((id) => list(id).catch(() => NOTHING));
        return merged(await Promise.all(all));
    }
    async read(visit, right) {
        const { project, id } = addressedJob(visit, right);
        const turns = [];
        for await (const event of (0,service/* directoryOf */.jt)(this.#deps.service).events(project, id)) {
            if (event.type === 'job')
                return { job: event.job, turns };
            turns.push(event.turn);
        }
        throw new errors/* NotFound */.Mk('There is no such job in this project.');
    }
    /** What a page about one job shows. */
    async viewOf(visit, right) {
        const { project: id } = addressedJob(visit, right);
        const found = await this.read(visit, right);
        const projects = await projectsFor(this.#deps, visit);
        const project = projects.find((one) => one.id === id) ?? { id, name: id };
        return { ...found, viewer: visit.viewer, project };
    }
}
/** Of more, adding up takes longer than people wait. */
const MAX_ADDED = 10;
/** Decisions of people are rare, and stores of files read all records for this. */
const COUNT_EVERY_MS = 60_000;
/** Counting access logs may take minutes. */
const PATIENCE_MS = 500;
function listJobs(jobs, deps) {
    const remembered = (0,shared_remembered/* createRemembered */.f)(deps.clock, COUNT_EVERY_MS);
    async function acceptanceOf(ids) {
        if (ids.length > MAX_ADDED)
            return {};
        const read = (id) => () => (0,service/* directoryOf */.jt)(deps.service).acceptance(id);
        // One project that cannot be read hides no other.
        const all = ids.map((id) => remembered(id, read(id)).catch(() => []));
        return { acceptance: (await Promise.all(all)).flat() };
    }
    /** Of one project, where views are counted and quickly added up: otherwise a later visit shows it. */
    async function missingOf(project) {
        const { insights } = deps.service;
        if (project === undefined || !insights)
            return {};
        const today = (0,shared_days/* isoDay */.kh)(deps.clock.now());
        const range = { dateFrom: (0,shared_days/* addDays */.fi)(today, -7), dateTo: today };
        const read = () => insights.insights(project, range);
        const counted = remembered(`missing ${project}`, read).then(({ missing }) => ({ missing: { project, pages: missing.length } }), () => ({}));
        const left = new AbortController();
        const late = deps.clock.sleep(PATIENCE_MS, left.signal).then(() => ({}), () => ({}));
        return Promise.race([counted, late]).finally(() => left.abort());
    }
    return async (visit) => {
        const { viewer, url } = visit;
        const projects = await projectsFor(deps, visit);
        const filter = filterOf(visit, projects);
        const isPart = !(0,service/* directoryOf */.jt)(deps.service).listAll && !filter.project && projects.length > MAX_PROJECTS;
        const found = await jobs.listed(visit, projects);
        // Several projects may have different words.
        const only = filter.project || (projects.length === 1 ? projects[0]?.id : undefined);
        const asked = found.jobs.length === 0 && only ? deps.wordOf(only).catch(() => undefined) : undefined;
        const word = (await asked) ?? '/docs';
        const ids = filter.project ? [filter.project] : projects.map(({ id }) => id);
        const own = projects.find(({ id }) => id === only);
        const list = own && (await deps.listOf?.(own).catch(() => undefined));
        const added = {
            ...(await acceptanceOf(ids)),
            ...(await missingOf(only)),
            ...(list && { list }),
        };
        const view = { ...found, viewer, filter, projects, isPart, word, ...added };
        const live = url.searchParams.has('cursor') ? {} : { live: (0,parts/* address */.hl)('/live', { ...filter }) };
        return (0,replies/* page */.MY)(jobsPage({ ...view, ...live }));
    };
}
function sendMessage(jobs, deps, act) {
    return async (visit) => {
        const { project, id } = addressedJob(visit, 'write');
        const { actor } = visit.session;
        const prompt = (visit.form.get('prompt') ?? '').replaceAll('\r\n', '\n').trim();
        if (prompt === '')
            throw new errors/* InvalidRequest */.zh('Write what the agent should do next.');
        (0,server_body/* checkPromptSize */.Mj)(prompt);
        await insistOnCommands(deps, visit, project);
        const word = await deps.wordOf(project);
        const command = (0,commands/* readWords */.ux)((0,line_start/* isWord */.Jg)(prompt, 0, word) ? prompt.slice(word.length) : prompt);
        const kind = command.kind === 'redo' ? 'retry' : command.kind;
        const named = JOB_ACTS.find((name) => name === kind);
        if (named === 'archive')
            return (0,replies/* redirect */.V2)(`${jobPath(project, id)}/archive`);
        if (named)
            return act(named)(visit);
        // This page is the status.
        if (command.kind === 'status')
            return (0,replies/* redirect */.V2)(jobPath(project, id));
        const refusal = whyNot(command, word);
        if (refusal !== undefined)
            throw new errors/* InvalidRequest */.zh(refusal);
        const asked = 'prompt' in command ? command.prompt : prompt;
        const { job, turns } = await jobs.read(visit);
        if (job.status === 'archived')
            throw new errors/* Conflict */.lt(jobs_closed(job.status));
        // The same words from the same page are a second click.
        const turn = visit.form.get('turn') ?? String(turns.length);
        const key = (0,external_node_crypto_.hash)('sha256', JSON.stringify([id, turn, asked, actor]));
        await deps.message(project, id, { prompt: asked, actor, key: `dashboard-message-${key}` });
        await note(deps, { actor, project, action: 'job.message', detail: { job: id } });
        return (0,replies/* redirect */.V2)(jobPath(project, id));
    };
}
function actOn(name, jobs, deps) {
    return async (visit) => {
        const { project, id } = addressedJob(visit, 'write');
        await insistOnCommands(deps, visit, project);
        const { job, turns } = await jobs.read(visit);
        insistOnAct({ job }, name);
        const { actor } = visit.session;
        const { control } = deps.service;
        const by = { actor, turn: turns.length };
        if (name === 'retry')
            await deps.retry(project, id, by);
        else if (name === 'undo')
            await deps.undo(project, id, by);
        else if (!control)
            throw new errors/* NotFound */.Mk('Jobs cannot be canceled or archived here.');
        else if (name === 'cancel')
            await control.cancel(project, id, { by: actor });
        else
            await control.archive(project, id);
        await note(deps, { actor, project, action: `job.${name}`, detail: { job: id } });
        return (0,replies/* redirect */.V2)(jobPath(project, id));
    };
}
/** What open pages look at again and again: read once for all who look. */
function liveLooks(jobs, deps) {
    const shared = (0,shared_remembered/* createRemembered */.f)(deps.clock, LOOK_EVERY_MS);
    return {
        async list(visit) {
            const projects = () => shared('projects', deps.projects);
            return jobs.listed(visit, await projectsFor({ projects }, visit), shared);
        },
        job(visit) {
            const { project, id } = addressedJob(visit);
            return shared(JSON.stringify(['job', project, id]), () => jobs.read(visit));
        },
    };
}
/** What the words are not: a request to the agent. The same words mean the same in comments. */
function whyNot(command, word) {
    switch (command.kind) {
        case 'ask':
            return undefined;
        case 'unclear':
            return 'meant' in command
                ? `Did you mean \`${command.meant}\`? Send that word alone, or describe the request in other words.`
                : undefined;
        case 'new':
            return `This page continues one job. To start another, comment \`${word} new …\` on an issue or a pull request.`;
        case 'merge':
            return 'Docket never merges or approves a pull request: that is for people to do.';
        default:
            return 'Describe what the agent should do next, or send `retry`, `undo`, `cancel`, or `archive`.';
    }
}
const jobs_closed = (status) => `The job is ${status}. Open it again to see what can be done now.`;
function insistOnAct({ job }, act) {
    if (actsFor(job).includes(act))
        return;
    throw new errors/* Conflict */.lt(act === 'undo' && job.status !== 'active' && job.status !== 'archived'
        ? 'There is nothing to undo: the job has changed nothing, or everything is already undone.'
        : jobs_closed(job.status));
}
const NOTHING = { jobs: [], unreadable: [], nextCursor: null };
/** The newest jobs of pages that all begin at the same position. */
function merged(pages) {
    // What is older than the end of any page may come after jobs that this page does not have.
    const [end] = pages
        .flatMap(({ nextCursor }) => (nextCursor === null ? [] : (0,contract_job/* readCursor */.fS)(nextCursor)))
        .sort(contract_job/* newestFirst */.ll);
    const all = pages.flatMap(({ jobs }) => jobs).sort(contract_job/* newestFirst */.ll);
    const sure = end ? all.filter((job) => (0,contract_job/* newestFirst */.ll)(job, end) <= 0) : all;
    const jobs = sure.slice(0, PER_PAGE);
    const last = sure.length > PER_PAGE ? jobs.at(-1) : end;
    const unreadable = pages.flatMap((page) => page.unreadable);
    return { jobs, unreadable, nextCursor: last ? (0,contract_job/* cursorOf */.cg)(last) : null };
}
function filterOf({ url: { searchParams: query } }, projects) {
    const text = (query.get('project') ?? '').trim();
    const project = text && chosenProject(projects, text).id;
    const search = (query.get('search') ?? '').slice(0, 200);
    return { project, status: query.get('status') ?? '', search };
}
function addressedJob(visit, right = 'read') {
    const project = (0,values/* checkId */.ij)('project', visit.param('project'));
    (0,projects_session/* insistOnRight */.i5)(visit.session, project, right);
    return { project, id: (0,values/* checkId */.ij)('job', visit.param('id')) };
}

// EXTERNAL MODULE: ./.build/program/src/service/projects/keys.js
var keys = __webpack_require__(52511);
;// CONCATENATED MODULE: ./.build/program/src/service/dashboard/keys.js





const SCOPES = {
    jobs: 'Jobs',
    views: 'Page views',
    admin: 'Everything, including keys and settings',
};
function keysPage({ viewer, keys, projects, scopes, created }) {
    const list = keys.length === 0
        ? (0,parts/* nothing */.s6)('There are no keys yet.', 'Programs need one to use the HTTP API.')
        : (0,parts/* table */.tp)('API keys', ['Key', 'Project', 'State', 'Scopes', 'Created', 'Expires', 'Last used', ''], keys.map((key) => keys_row(key, projects, viewer.now)));
    const main = (0,text_escape/* html */.qy) `${created && shownOnce(created)}
<section aria-labelledby="all"><h2 id="all">All keys</h2>
${list}</section>
${projects.length > 0 && create(viewer, projects, scopes)}`;
    return (0,layout/* layout */.Zp)({ title: 'Keys', at: '/keys', viewer, main });
}
function keys_row(key, projects, now) {
    return [
        (0,text_escape/* html */.qy) `<strong>${key.name || 'Unnamed'}</strong> <code>${key.id}</code>`,
        (0,parts/* nameIn */.ZC)(projects, key.project),
        (0,parts/* state */.wk)(key.state),
        key.scopes.join(', '),
        (0,parts/* time */.kB)(key.createdAt, now),
        (0,parts/* time */.kB)(key.expiresAt, now, 'never'),
        (0,parts/* time */.kB)(key.lastUsedAt, now, 'never'),
        key.state === 'valid' &&
            (0,text_escape/* html */.qy) `<a class="button plain" href="${revokePath(key)}">Revoke…<span class="sr"> ${key.name || key.id}</span></a>`,
    ];
}
const revokePath = ({ id }) => `/keys/${encodeURIComponent(id)}/revoke`;
function revokePage(viewer, key, project) {
    const name = key.name || key.id;
    return (0,layout/* questionPage */.GB)({
        viewer,
        at: '/keys',
        title: `Revoke the key ${name}?`,
        text: [
            `Programs that use this key of ${project} stop working at once. `,
            key.lastUsedAt
                ? ['It was last used ', (0,parts/* time */.kB)(key.lastUsedAt, viewer.now), '. ']
                : 'It was never used. ',
            'This cannot be undone, but you can create another key.',
        ],
        action: revokePath(key),
        button: 'Revoke',
        back: '/keys',
    });
}
function shownOnce({ id, key, project }) {
    return (0,text_escape/* html */.qy) `<div class="card once" role="status"><h2>Key ${id} created</h2>
<p>Copy it now. It is not shown again; Docket stores only its hash.</p>
<p class="copy"><code id="key">${key}</code> <button type="button" data-copy="key" hidden>Copy</button></p>
<p class="quiet">Programs use it as <code>DOCKET_API_KEY</code>, with the project ID <code>${project}</code>.</p></div>`;
}
function create(viewer, projects, scopes) {
    const boxes = scopes.map((scope) => (0,text_escape/* html */.qy) `<label class="box"><input type="checkbox" name="scope" value="${scope}"${scope !== 'admin' && (0,text_escape/* html */.qy) ` checked`}> ${SCOPES[scope]}</label>`);
    const proposed = (0,shared_days/* isoDay */.kh)(viewer.now + keys/* DEFAULT_KEY_DAYS */.W0 * shared_days/* DAY_MS */.sO);
    const tomorrow = (0,shared_days/* isoDay */.kh)(viewer.now + shared_days/* DAY_MS */.sO);
    return (0,text_escape/* html */.qy) `<section aria-labelledby="new"><h2 id="new">New key</h2>
${(0,layout/* form */.Zd)('/keys', viewer, (0,text_escape/* html */.qy) `${(0,parts/* projectField */.Kp)(projects, '')}
${(0,parts/* field */.ZZ)('What it is for', (0,text_escape/* html */.qy) `<input name="name" maxlength="100" autocomplete="off" required>`)}
${(0,parts/* field */.ZZ)('Expires on', (0,text_escape/* html */.qy) `<input name="expires" type="date" value="${proposed}" min="${tomorrow}">`)}
<label class="box"><input type="checkbox" name="expires" value="never"> Never expires</label>
<div class="boxes" role="group" aria-label="Scopes">${boxes}</div>
<button>Create key</button>`, 'card fields')}</section>`;
}
// Who did what, and when.
const WORDS = {
    'sign-in': 'signed in',
    'sign-out': 'signed out',
    'key.create': 'created a key',
    'key.revoke': 'revoked a key',
    'project.add': 'added a project',
    'project.set': 'changed a project',
    'project.remove': 'removed a project',
    'app.create': 'created the GitHub App',
    'app.rotate': 'encrypted the credentials of the GitHub App again',
    'app.remove': 'removed the credentials of the GitHub App',
    'job.message': 'sent a request to a job',
    'job.retry': 'retried a job',
    'job.undo': 'took back the last change of a job',
    'job.cancel': 'canceled a job',
    'job.archive': 'archived a job',
    'job.requeue': 'gave a job to another worker',
    'job.fail': 'ended a job',
};
function auditPage({ viewer, page, projects }) {
    const rows = page.entries.map(({ at, actor, project, action, detail }) => [
        (0,parts/* time */.kB)(at, viewer.now),
        actor,
        WORDS[action],
        project === null ? '–' : (0,parts/* nameIn */.ZC)(projects, project),
        Object.values(detail).filter(Boolean).join(' · '),
    ]);
    const list = rows.length === 0
        ? (0,parts/* nothing */.s6)('Nothing yet.', 'What people do here and with the command line is listed on this page.')
        : (0,parts/* table */.tp)('Audit log', ['Time', 'Who', 'What', 'Project', 'Details'], rows);
    const main = [list, (0,parts/* older */.$L)('/audit', {}, page.next)];
    return (0,layout/* layout */.Zp)({ title: 'Audit log', at: '/audit', viewer, main });
}

;// CONCATENATED MODULE: ./.build/program/src/service/dashboard/routes/keys.js
// The pages of keys and of the audit log.







const AUDIT_PAGE = 100;
const NEVER = 'never';
function createKeyPages(deps) {
    async function show(visit, created) {
        const { session, viewer } = visit;
        const keys = (await deps.keys(session.actor).list()).filter(({ project }) => (0,projects_session/* rightIn */.g2)(session, project) === 'write');
        const projects = await projectsFor(deps, visit, 'write');
        return (0,replies/* page */.MY)(keysPage({ viewer, keys, projects, scopes: scopesFor(visit), ...(created && { created }) }));
    }
    const list = (visit) => show(visit);
    const create = async (visit) => {
        const { form, session } = visit;
        const known = await projectsFor(deps, visit);
        const { id: project } = chosenProject(known, (form.get('project') ?? '').trim());
        (0,projects_session/* insistOnRight */.i5)(session, project, 'write');
        const name = (form.get('name') ?? '').trim();
        if (name === '') {
            throw new errors/* InvalidRequest */.zh('Give the key a name that says what it is for, such as `CI`.');
        }
        if (!/^[^\u0000-\u001f\u007f]{0,100}$/.test(name)) {
            throw new errors/* InvalidRequest */.zh('What the key is for must be one line of at most 100 characters.');
        }
        const expires = form.getAll('expires').findLast((value) => value !== '');
        if (expires !== undefined && expires !== NEVER && !(0,values/* isDate */.$P)(expires)) {
            throw new errors/* InvalidRequest */.zh('The day on which the key expires must be a date such as 2027-06-30, or `never`.');
        }
        const asked = form.getAll('scope');
        const scopes = scopesFor(visit).filter((scope) => asked.includes(scope));
        if (scopes.length === 0 || scopes.length < asked.length) {
            throw new errors/* InvalidRequest */.zh(`Choose what the key allows: ${scopesFor(visit).join(' or ')}.`);
        }
        await insistOnCommands(deps, visit, project);
        const until = expires !== undefined && { expiresAt: expires === NEVER ? null : expires };
        const created = await deps.keys(session.actor).create({ project, name, scopes, ...until });
        return show(visit, { ...created, project });
    };
    async function keyOf({ session, param }) {
        const key = (await deps.keys(session.actor).list()).find((one) => one.id === param('id'));
        // A key of a project that the visitor may not change looks like one that does not exist.
        if (!key || (0,projects_session/* rightIn */.g2)(session, key.project) !== 'write') {
            throw new errors/* NotFound */.Mk('There is no such key, or you cannot change its project.');
        }
        return key;
    }
    const askToRevoke = async (visit) => {
        const key = await keyOf(visit);
        const project = (0,parts/* nameIn */.ZC)(await projectsFor(deps, visit), key.project);
        return (0,replies/* page */.MY)(revokePage(visit.viewer, key, project));
    };
    const revoke = async (visit) => {
        const { id } = await keyOf(visit);
        await deps.keys(visit.session.actor).revoke(id);
        return (0,replies/* redirect */.V2)('/keys');
    };
    const audit = async (visit) => {
        const { session, url, viewer } = visit;
        const cursor = url.searchParams.get('cursor') ?? undefined;
        const everything = session.grants === 'all';
        const projects = await projectsFor(deps, visit, 'write');
        const ids = projects.map(({ id }) => id);
        const query = { limit: AUDIT_PAGE, cursor, ...(!everything && { projects: ids }) };
        return (0,replies/* page */.MY)(auditPage({ viewer, projects, page: await deps.audit.list(query) }));
    };
    return { list, create, askToRevoke, revoke, audit };
}
/** With `admin`, a key could change which program runs as the agent: only for the operator. */
function scopesFor({ session }) {
    return values/* KEY_SCOPES */.A3.filter((scope) => scope !== 'admin' || session.grants === 'all');
}

// EXTERNAL MODULE: ./.build/program/src/service/dashboard/routes/sign-in.js + 1 modules
var sign_in = __webpack_require__(11863);
;// CONCATENATED MODULE: ./.build/program/src/service/dashboard/routes/dashboard.js
// The routes of the dashboard, and what every one of them has to get past.


















function addDashboard(app, answer, deps) {
    const gate = (0,routes_gate/* createGate */.qD)(deps);
    const { open, openForms, pages, streams, forms } = routesOf(deps, gate);
    const { enter, show, stream, submit } = signedInHandlers(deps, gate);
    const methods = new Map();
    const add = (method, path, run) => {
        methods.set(path, [...(methods.get(path) ?? []), method]);
        app.on(method, path, (c) => answer({
            request: c.req.raw,
            name: templateOf(path),
            problem: problemReply,
            run: () => run(c.req.raw, (name) => c.req.param(name) ?? ''),
        }));
    };
    for (const [path, run] of Object.entries(open))
        add('GET', path, run);
    for (const [path, run] of Object.entries(openForms))
        add('POST', path, run);
    for (const [path, handle] of Object.entries(pages))
        add('GET', path, show(handle));
    for (const [path, handle] of Object.entries(streams))
        add('GET', path, stream(handle));
    for (const [path, handle] of Object.entries(forms))
        add('POST', path, submit(handle));
    for (const [path, known] of methods) {
        const allow = known.join(', ');
        app.all(path, ({ req: { raw: request } }) => answer({
            request,
            name: templateOf(path),
            allow,
            problem: problemReply,
            run: () => Promise.reject((0,respond/* wrongMethod */.BX)(request, allow)),
        }));
    }
    return {
        /** The page for an address that leads nowhere. */
        async unknown(request) {
            const visit = await enter(request, () => '');
            return (0,replies/* page */.MY)(problemPage(404, [NO_PAGE], visit?.viewer), 404);
        },
    };
}
/** How a request of someone who is signed in reaches its handler. */
function signedInHandlers(deps, gate) {
    async function enter(request, param) {
        const signedIn = await gate.signedIn(request);
        if (!signedIn)
            return null;
        const viewer = {
            actor: signedIn.session.actor,
            csrf: signedIn.csrf,
            now: deps.clock.now(),
        };
        const url = new URL(request.url);
        return { ...signedIn, request, url, viewer, param, form: new URLSearchParams() };
    }
    // No ID of a project contains a space.
    const inTurn = (handle) => (visit) => deps.turns.run({ key: `person ${visit.session.actor}` }, () => handle(visit));
    const show = (handle) => async (request, param) => {
        const visit = await enter(request, param);
        if (visit)
            return problemsAsPages(() => handle(visit), visit);
        const { pathname, search } = new URL(request.url);
        // GitHub sends whoever has signed in before back at once.
        const again = deps.github && gate.wasSignedIn(request);
        const back = new URLSearchParams({ back: pathname + search });
        return (0,replies/* redirect */.V2)(`${again ? '/sign-in/github' : '/sign-in'}?${back}`);
    };
    const stream = (handle) => async (request, param) => {
        const visit = await enter(request, param);
        if (!visit)
            throw gate.signInFirst();
        return handle(visit);
    };
    const submit = (handle) => async (request, param) => {
        gate.insistOnOrigin(request);
        const visit = await enter(request, param);
        if (!visit)
            throw gate.signInFirst();
        return problemsAsPages(async () => {
            const form = await (0,routes_gate/* readForm */.vq)(request);
            gate.insistOnCsrf(form, visit);
            return handle({ ...visit, form });
        }, visit);
    };
    return {
        enter,
        show: (handle) => show(inTurn(handle)),
        stream,
        submit: (handle) => submit(inTurn(handle)),
    };
}
const NO_PAGE = 'There is no page at this address. Check it, or start from the list of jobs.';
/** Browsers ask for HTML by name; programs take anything, or JSON. */
function isBrowser({ headers }) {
    return /\btext\/html\b/i.test(headers.get('accept') ?? '');
}
function routesOf(deps, gate) {
    const noting = { ...deps, note: (entry) => note(deps, entry) };
    const signIn = (0,sign_in/* createLinkSignIn */.Pw)(noting, gate, deps.github !== undefined);
    const github = deps.github && (0,sign_in/* createGithubSignIn */.Y7)({ ...noting, github: deps.github }, gate);
    const keys = createKeyPages(deps);
    const jobs = createJobPages(deps);
    const other = createOtherPages(deps);
    const live = createLive(deps, gate);
    return {
        open: {
            [layout/* STYLE_PATH */.SK]: () => (0,replies/* asset */.LY)('text/css', layout/* STYLE */.Y),
            [layout/* SCRIPT_PATH */.yi]: () => (0,replies/* asset */.LY)('text/javascript', layout/* SCRIPT */.Mm),
            [layout/* ICON_PATH */.uH]: () => (0,replies/* asset */.LY)('image/svg+xml', layout/* ICON */.kb),
            '/sign-in': signIn.show,
            '/sign-in/link/:token': (_, param) => signIn.showLink(param('token')),
            ...(github && { '/sign-in/github': github.begin, [sign_in/* CALLBACK */.k0]: github.finish }),
        },
        openForms: {
            '/sign-in': signIn.printNew,
            '/sign-in/link/:token': (request, param) => signIn.useLink(request, param('token')),
        },
        pages: {
            '/': jobs.list,
            '/jobs/:project/:id': jobs.show,
            '/pulls/:project/:number': other.pull,
            // As on GitHub, so that one link to the changed files fits both.
            '/pulls/:project/:number/files': other.pull,
            '/jobs/:project/:id/log': jobs.log,
            '/jobs/:project/:id/archive': jobs.askToArchive,
            '/views': other.views,
            [dashboard_views/* REPORT_PATH */.lz]: other.report,
            '/cost': jobs.cost,
            '/keys': keys.list,
            '/keys/:id/revoke': keys.askToRevoke,
            '/audit': keys.audit,
            '/installation': other.installation,
        },
        streams: {
            '/live': (visit) => live(visit, () => jobs.looks.list(visit)),
            '/jobs/:project/:id/live': (visit) => live(visit, () => jobs.looks.job(visit)),
        },
        forms: {
            ...Object.fromEntries(JOB_ACTS.map((act) => [`/jobs/:project/:id/${act}`, jobs.act(act)])),
            '/jobs/:project/:id/message': jobs.message,
            '/keys': keys.create,
            '/keys/:id/revoke': keys.revoke,
            '/sign-out': signIn.out,
        },
    };
}
const templateOf = (path) => path.replace(/:(\w+)/g, '{$1}');
/** Sentences for people are pages here, for those who are signed in with a way to the others. */
async function problemsAsPages(run, visit) {
    try {
        return await run();
    }
    catch (error) {
        const wire = (0,wire_errors/* toWireError */.x4)(error, '');
        if (wire.status === 500)
            throw error;
        return problemReply(wire, visit);
    }
}
function problemReply({ status, body, headers }, visit) {
    const sentences = [body.error, ...(body.details ?? []).map(({ message }) => message)];
    const { 'Retry-After': wait } = headers;
    return (0,replies/* page */.MY)(problemPage(status, sentences, visit?.viewer), status, wait ? { 'Retry-After': wait } : {});
}
// The pages of views and of the installation.
/** Each reads the views of two ranges and compresses all pages. */
const MAX_REPORTS = 4;
const PROJECTS_PER_PAGE = 100;
function createOtherPages(deps) {
    let reports = 0;
    /** The report itself; `choose` asks for another one. */
    const views = async (visit) => {
        const projects = await projectsFor(deps, visit);
        const chosen = visit.url.searchParams.get('choose');
        const [first] = projects;
        if (first && chosen === null) {
            return show(visit, projects, first, { range: dashboard_views/* DEFAULT_RANGE */.kn, from: '', to: '' });
        }
        return (0,replies/* page */.MY)((0,dashboard_views/* viewsPage */.MW)(visit.viewer, projects, { chosen: chosen ?? '' }));
    };
    const report = async (visit) => {
        const query = visit.url.searchParams;
        const asked = (name) => query.get(name)?.trim() ?? '';
        const projects = await projectsFor(deps, visit);
        const choice = { range: asked('range'), from: asked('from'), to: asked('to') };
        return show(visit, projects, chosenProject(projects, asked('project')), choice);
    };
    async function show(visit, projects, project, choice) {
        if (reports >= MAX_REPORTS) {
            throw new errors/* Unavailable */.$P('Other reports are being made. Try again in a moment.');
        }
        reports += 1;
        try {
            return (0,replies/* document */.Al)(await deps.report(project, choice, visit.request.signal));
        }
        catch (error) {
            if (error instanceof errors/* NoViews */.KI) {
                return (0,replies/* page */.MY)((0,dashboard_views/* noViewsPage */.Jn)(visit.viewer, project));
            }
            if (!(error instanceof errors/* NotFound */.Mk))
                throw error;
            // Such as days that the logs do not cover: other days are one click away.
            const why = { chosen: project.id, problem: error.message };
            return (0,replies/* page */.MY)((0,dashboard_views/* viewsPage */.MW)(visit.viewer, projects, why), 404);
        }
        finally {
            reports -= 1;
        }
    }
    const installation = async (visit) => {
        const projects = await projectsFor(deps, visit);
        const cursor = visit.url.searchParams.get('cursor');
        const start = cursor === null ? 0 : projects.findIndex(({ id }) => id === cursor) + 1;
        const shown = projects.slice(start, start + PROJECTS_PER_PAGE).map(({ id, name, app }) => {
            return { id, name, installation: app?.installation ?? null };
        });
        const isLast = start + shown.length >= projects.length;
        const next = isLast ? null : (shown.at(-1)?.id ?? null);
        const part = { shown, count: projects.length, next };
        // Workers and failed deliveries are those of all tenants.
        const isOperator = visit.session.grants === 'all';
        const whole = isOperator ? await deps.installation() : null;
        return (0,replies/* page */.MY)(installationPage(visit.viewer, whole, part));
    };
    const pull = async (visit) => {
        const project = (0,values/* checkId */.ij)('project', visit.param('project'));
        (0,projects_session/* insistOnRight */.i5)(visit.session, project, 'read');
        const number = /^[1-9]\d{0,8}$/.test(visit.param('number')) ? Number(visit.param('number')) : 0;
        const found = await deps.pull?.(project, number);
        if (!found)
            throw new errors/* NotFound */.Mk('There is no such pull request in this project.');
        return (0,replies/* page */.MY)((0,dashboard_pull/* pullPage */.LV)(visit.viewer, project, found));
    };
    return { views, report, installation, pull };
}
/** Titles of error pages, by status. */
const TITLES = {
    401: 'Sign in first',
    403: 'Not allowed',
    404: 'Not found',
    405: 'Not possible here',
    409: 'Not possible now',
    429: 'Too many requests',
    500: 'Something failed',
    503: 'Not available',
};
/** The database of a server keeps its sessions too, so this is all that it can show without. */
const AWAY = 'Jobs and comments that were accepted wait, and go on when it is back; nothing has to be repeated.';
function problemPage(status, sentences, viewer) {
    // These two come before anyone asks who it is; the page of all jobs does.
    const isForAnyone = viewer !== undefined || status === 405 || status === 500;
    // Whoever is signed in still is: nobody could look.
    const again = status === 503 && (0,text_escape/* html */.qy) `<a href="">Try again</a>`;
    const other = isForAnyone ? (0,text_escape/* html */.qy) `<a href="/">All jobs</a>` : (0,text_escape/* html */.qy) `<a href="/sign-in">Sign in</a>`;
    const back = again || other;
    const words = sentences.map((text) => (0,text_escape/* html */.qy) `<p>${text}</p>`);
    if (status === 503)
        words.push((0,text_escape/* html */.qy) `<p>${AWAY}</p>`);
    return (0,layout/* layout */.Zp)({
        title: TITLES[status] ?? 'Check the request',
        ...(viewer && { viewer }),
        main: (0,text_escape/* html */.qy) `<div class="card" role="alert">${words}<p>${back}</p></div>`,
    });
}

;// CONCATENATED MODULE: ./.build/program/src/service/server/event-streams.js
// Server-sent events: as many streams at once as a server can bear, each as fast as it is read, and
// none that outlives its key or the server.

const PER_OWNER = 10;
/** However many keys and readers a project has, it leaves room for others. */
const PER_PROJECT = 50;
const IN_TOTAL = 500;
/** Proxies close what is silent for a minute. */
const HEARTBEAT_MS = 15_000;
/** Readers come back by themselves, and continue where they were. */
const LIFETIME_MS = 3_600_000;
const RECONNECT_MS = 2_000;
const HEADERS = {
    'Content-Type': 'text/event-stream; charset=utf-8',
    // Or nginx would collect events instead of passing them on.
    'X-Accel-Buffering': 'no',
    // Or the connection would wait for another request when the server stops.
    Connection: 'close',
};
class EventStreams {
    #clock;
    #closing = new AbortController();
    #open = new Map();
    #total = 0;
    constructor(clock) {
        this.#clock = clock;
    }
    /** Ends every stream, and opens no more. */
    close() {
        this.#closing.abort();
    }
    /** Rejects like any request when there is nothing to stream. */
    async open(opening) {
        const places = [`reader ${opening.owner}`];
        if (opening.project !== undefined)
            places.push(`project ${opening.project}`);
        this.#insistOnPlace(places);
        const leaving = new AbortController();
        const signal = AbortSignal.any([opening.request.signal, this.#closing.signal, leaving.signal]);
        const iterator = opening.events(signal)[Symbol.asyncIterator]();
        let next;
        try {
            next = Promise.resolve(await iterator.next());
            this.#insistOnPlace(places);
        }
        catch (error) {
            leaving.abort();
            throw error;
        }
        // Nobody would read it: a head has no body, and a reader may be gone by now.
        if (opening.request.method === 'HEAD' || signal.aborted) {
            leaving.abort();
            return { status: 200, body: null, headers: HEADERS };
        }
        this.#take(places, signal);
        // Whatever becomes of the connection, its place is free then.
        this.#clock.sleep(LIFETIME_MS, signal).then(() => leaving.abort(), () => { });
        let checkedAt = this.#clock.now();
        const isAllowed = async () => {
            if (this.#clock.now() - checkedAt < HEARTBEAT_MS)
                return true;
            checkedAt = this.#clock.now();
            return opening.isAllowed();
        };
        const end = (controller) => {
            leaving.abort();
            controller.close();
        };
        // Not `hono/streaming`, which takes the next event before the last one is read.
        const body = new ReadableStream({
            start: (controller) => controller.enqueue(encode(`retry: ${RECONNECT_MS}\n\n`)),
            pull: async (controller) => {
                // One that cannot go on ends; the reader asks again, and gets the reason as an answer.
                const said = await this.#orBeat(next).catch(() => 'end');
                if (said === 'end' || signal.aborted || !(await isAllowed()))
                    return end(controller);
                if (said === 'beat')
                    return controller.enqueue(encode(': still here\n\n'));
                if (said.done)
                    return end(controller);
                next = iterator.next();
                next.catch(() => { });
                controller.enqueue(encode(event_streams_frame(said.value)));
            },
            cancel: () => leaving.abort(),
        }, { highWaterMark: 0 });
        return { status: 200, body, headers: HEADERS };
    }
    #insistOnPlace([reader, project]) {
        if (this.#closing.signal.aborted) {
            throw new errors/* Unavailable */.$P('The server is stopping. Try again in a moment.');
        }
        const open = (place = '') => this.#open.get(place) ?? 0;
        const full = open(reader) >= PER_OWNER || open(project) >= PER_PROJECT || this.#total >= IN_TOTAL;
        if (!full)
            return;
        throw new errors/* RateLimited */.JH(`Too many event streams are open. One key or person can have ${PER_OWNER}, and one project ${PER_PROJECT}. Close some, or poll the job instead.`, { retryAfterSeconds: 30 });
    }
    /** `signal` must not be aborted yet, or the places would never be given back. */
    #take(places, signal) {
        this.#add(places, 1);
        signal.addEventListener('abort', () => this.#add(places, -1), { once: true });
    }
    #add(places, count) {
        this.#total += count;
        for (const place of places) {
            const open = (this.#open.get(place) ?? 0) + count;
            if (open > 0)
                this.#open.set(place, open);
            else
                this.#open.delete(place);
        }
    }
    async #orBeat(next) {
        const over = new AbortController();
        const beat = this.#clock.sleep(HEARTBEAT_MS, over.signal).then(() => 'beat');
        beat.catch(() => { });
        return Promise.race([next, beat]).finally(() => over.abort());
    }
}
const encoder = new TextEncoder();
const encode = (text) => encoder.encode(text);
/** JSON contains no line breaks of its own. */
function event_streams_frame(event) {
    return `id: ${event.id}\nevent: ${event.type}\ndata: ${JSON.stringify(event)}\n\n`;
}

// EXTERNAL MODULE: ./.build/program/src/shared/encryption.js
var encryption = __webpack_require__(19535);
;// CONCATENATED MODULE: ./.build/program/src/service/server/metrics-route.js
// `/metrics`: for whoever has the token that the operator has set, and for nobody else.


const METRICS = '/metrics';
async function readMetrics({ token, render }, request) {
    const [, given = ''] = /^Bearer +(\S+) *$/i.exec(request.headers.get('authorization') ?? '') ?? [];
    if (!(0,encryption/* isSameSecret */.n_)(given, token)) {
        throw new errors/* Unauthorized */.hR('Send the value of DOCKET_METRICS_TOKEN in the header `Authorization: Bearer <TOKEN>`.');
    }
    const headers = { 'Content-Type': 'text/plain; version=0.0.4; charset=utf-8' };
    return { status: 200, body: await render(), headers };
}

;// CONCATENATED MODULE: ./.build/program/src/service/server/webhooks.js
// The door for GitHub's deliveries: nothing is parsed, let alone stored, before the signature is known
// to be right, and nothing is worked on before GitHub has its answer.



const WEBHOOKS = '/api/github/webhooks';
/** GitHub sends no more than this. */
const MAX_BYTES = 25 * 1024 * 1024;
/** For all deliveries that are being read at the same time. */
const MAX_HELD_BYTES = 4 * MAX_BYTES;
/** Smaller deliveries do not wait in line; those about comments are smaller. */
const LARGE_BYTES = 64 * 1024;
function createWebhooks({ secrets, accept }) {
    /** In the order in which they began. */
    const readings = new Set();
    let held = 0;
    const end = (reading) => {
        if (readings.delete(reading))
            held -= reading.bytes;
    };
    /** GitHub sends a delivery at once. Whoever takes longest gives way, so nobody can fill the place. */
    function makeRoom() {
        for (const oldest of readings) {
            if (held <= MAX_HELD_BYTES)
                return;
            end(oldest);
            oldest.leave.abort(new errors/* Unavailable */.$P('Too many large deliveries at once. Deliver it again in a moment.'));
        }
    }
    /** In each turn of the event loop, one piece of one large delivery is read, so small ones overtake them. */
    let line = Promise.resolve();
    const turn = (size) => {
        if (size < LARGE_BYTES)
            return undefined;
        line = line.then(() => new Promise((done) => setImmediate(done)));
        return line;
    };
    /** The answer's body. */
    return async (request) => {
        const signature = readSignature(request.headers.get('x-hub-signature-256'));
        const guid = header(request, 'X-GitHub-Delivery', /^[\w-]{1,100}$/);
        const event = header(request, 'X-GitHub-Event', /^[a-z_]{1,100}$/);
        const reading = { bytes: 0, leave: new AbortController() };
        readings.add(reading);
        // What has arrived counts, not what was announced: anyone can announce much and send nothing.
        const onBytes = (count) => {
            reading.bytes += count;
            held += count;
            makeRoom();
        };
        const sums = secrets.map((secret) => (0,external_node_crypto_.createHmac)('sha256', secret));
        const onPiece = (piece) => {
            for (const sum of sums)
                sum.update(piece);
        };
        const { signal } = reading.leave;
        try {
            const body = await (0,server_body/* readBytes */.io)(request, MAX_BYTES, { onBytes, onPiece, turn, signal });
            insistOnSignature(sums, signature);
            const digest = (0,external_node_crypto_.hash)('sha256', body, 'hex');
            const status = await accept({ guid, digest, event, payload: parse(body) });
            return JSON.stringify({ status });
        }
        finally {
            end(reading);
        }
    };
}
function header(request, name, pattern) {
    const value = request.headers.get(name) ?? '';
    if (pattern.test(value))
        return value;
    throw new errors/* InvalidRequest */.zh(`The header \`${name}\` is missing or is not one of GitHub's.`);
}
function parse(body) {
    try {
        const value = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(body));
        if (value && typeof value === 'object' && !Array.isArray(value))
            return value;
    }
    catch {
        // Answered below.
    }
    throw new errors/* InvalidRequest */.zh('The delivery is not a JSON object. Set the content type of the webhook to application/json.');
}
// Whether a delivery comes from GitHub: its signature is over exactly the bytes that were sent.
const SIGNATURE = /^sha256=([0-9a-f]{64})$/;
/** The header's 32 bytes, checked before anything of the body is read. */
function readSignature(header) {
    const hex = SIGNATURE.exec(header ?? '')?.[1];
    if (hex !== undefined)
        return Buffer.from(hex, 'hex');
    throw new errors/* Unauthorized */.hR('The delivery is not signed. Set a webhook secret in the settings of the GitHub App.');
}
/** With any of the secrets, so that one can be replaced while deliveries are on their way. */
function insistOnSignature(sums, signature) {
    let isOurs = false;
    for (const sum of sums)
        if ((0,external_node_crypto_.timingSafeEqual)(sum.digest(), signature))
            isOurs = true;
    if (isOurs)
        return;
    throw new errors/* Unauthorized */.hR('The signature of the delivery is wrong. Check that WEBHOOK_SECRET is the webhook secret of the GitHub App.');
}

;// CONCATENATED MODULE: ./.build/program/src/service/server/server.js
// Any DocsService behind HTTP: `Request` in, `Response` out, and no socket in sight.


















/** What one tenant asks waits for what it asked before, so that nobody else does. */
const TENANT = {
    // A browser opens six connections, and a program needs fewer.
    perKey: 4,
    // More would only keep memory.
    waiting: {
        most: 100,
        busy: () => new errors/* RateLimited */.JH('100 requests of yours are waiting already. Send fewer at once.', {
            retryAfterSeconds: 1,
        }),
    },
};
/** A page is much work at once, and GitHub waits for its answer meanwhile. */
const PAGES = { ...TENANT, size: 3, perKey: 2 };
function createServer(deps) {
    const extensions = extensionsOf(deps);
    const fixed = Object.freeze({
        ...FIXED_HEADERS,
        ...(extensions.length > 0 && { [routes/* EXTENSIONS_HEADER */.l4]: extensions.join(', ') }),
    });
    const answer = (asked) => (0,respond/* respond */.uf)(deps, fixed, asked);
    const streams = new EventStreams(deps.clock);
    const turns = new limiter/* Limiter */.j(TENANT);
    const app = new dist/* Hono */.$();
    addContractRoutes(app, answer, deps, { streams, turns });
    const document = JSON.stringify(openapi(deps.version, extensions));
    addProbes(app, answer, { ready: createReady(deps), metrics: deps.metrics });
    app.get(OPENAPI, (c) => answer({ request: c.req.raw, run: () => document }));
    if (deps.webhooks) {
        const receive = createWebhooks(deps.webhooks);
        app.post(WEBHOOKS, (c) => {
            const request = c.req.raw;
            return answer({ request, name: WEBHOOKS, success: 202, run: () => receive(request) });
        });
    }
    const pageTurns = { streams, turns: new limiter/* Limiter */.j(PAGES) };
    const pages = deps.dashboard && addDashboard(app, answer, { ...deps.dashboard, ...pageTurns });
    app.notFound((c) => {
        const request = c.req.raw;
        const allow = allowed(request, deps).join(', ');
        if (pages && allow === '' && isBrowser(request)) {
            return answer({ request, run: () => pages.unknown(request, () => '') });
        }
        return answer({ request, allow, run: () => Promise.reject(noRoute(request, allow)) });
    });
    return {
        fetch: async (request) => app.fetch(request),
        endStreams: () => streams.close(),
    };
}
/** With every reply that does not set its own. */
const FIXED_HEADERS = {
    'Content-Type': 'application/json; charset=utf-8',
    'Cache-Control': 'no-store',
    'X-Content-Type-Options': 'nosniff',
};
/** What others ask to find out whether this process is well. */
function addProbes(app, answer, { ready, metrics }) {
    app.get(HEALTH, (c) => answer({ request: c.req.raw, run: () => '{"status":"ok"}' }));
    app.get(READY, (c) => answer({ request: c.req.raw, run: ready }));
    if (!metrics)
        return;
    app.get(METRICS, (c) => {
        const request = c.req.raw;
        return answer({ request, name: METRICS, run: () => readMetrics(metrics, request) });
    });
}
/** Each checks the key and the project before its handler sees anything. */
function addContractRoutes(app, answer, deps, { streams, turns }) {
    const noteUse = keyUse(deps.keys, deps.clock, deps.log);
    async function run(route, { request, param, query }, { entry, once }) {
        const named = route.path.includes('{projectId}')
            ? (0,values/* checkId */.ij)('projectId', param('projectId'))
            : undefined;
        entry.project = named;
        const header = request.headers.get('authorization') ?? undefined;
        const wanted = { projectId: named, scope: route.scope };
        const check = async () => (0,keys/* authorize */.Gq)(await deps.keys.list(), header, wanted, deps.clock.now());
        const { id: key, name, project: projectId } = await check();
        Object.assign(entry, { key, project: projectId });
        noteUse(key);
        if (!(await deps.projects.has(projectId))) {
            throw new errors/* NotFound */.Mk('This server does not serve that project. Check the project ID and the URL.');
        }
        const isAllowed = () => check().then(() => deps.projects.has(projectId), () => false);
        const stream = (events) => streams.open({ owner: key, project: projectId, request, events, isAllowed });
        // No login contains a space, so nobody can pass for an account with the name of a key.
        const actor = `API key ${name || key}`;
        const administration = deps.administration?.(actor);
        const about = { projectId, actor, request, param, query };
        const call = { service: deps.service, administration, once, stream, ...about };
        const said = await turns.run({ key: projectId }, async () => HANDLERS[route.name](call));
        return route.streams ? said : JSON.stringify(said);
    }
    for (const route of Object.values(routes/* ROUTES */.bw)) {
        app.on(route.method, route.path.replace(/\{(\w+)\}/g, ':$1'), (c) => {
            const request = c.req.raw;
            const param = (name) => c.req.param(name) ?? '';
            const asked = { request, param, query: () => c.req.query() };
            return answer({ request, route, run: (exchange) => run(route, asked, exchange) });
        });
    }
}
function extensionsOf({ service, administration }) {
    const has = {
        'job-control': service.control,
        'job-directory': service.directory,
        'view-insights': service.insights,
        administration,
    };
    return routes/* EXTENSIONS */.Z1.filter((extension) => has[extension]);
}
/** These need no key. */
const HEALTH = '/healthz';
const OPENAPI = '/openapi.json';
function noRoute(request, allow) {
    if (allow === '') {
        return new errors/* NotFound */.Mk('This URL does not exist. GET /openapi.json lists all endpoints.');
    }
    return (0,respond/* wrongMethod */.BX)(request, allow);
}
/** The methods that this path has. */
function allowed(request, { webhooks, metrics }) {
    const { pathname } = new URL(request.url);
    if (webhooks && pathname === WEBHOOKS)
        return ['POST'];
    if (metrics && pathname === METRICS)
        return ['GET'];
    if ([HEALTH, READY, OPENAPI].includes(pathname))
        return ['GET'];
    return Object.values(routes/* ROUTES */.bw)
        .filter(({ path }) => new RegExp(`^${path.replace(/\{\w+\}/g, '[^/]+')}$`).test(pathname))
        .map(({ method }) => method);
}
/**
 * A request takes effect even if the caller has hung up, because the caller cannot know whether it
 * was too late: no signal is passed on.
 */
const HANDLERS = {
    async createJob(call) {
        return call.service.createJob(call.projectId, await readRequest(call), call.once);
    },
    async sendMessage(call) {
        const id = jobId(call);
        return call.service.sendMessage(call.projectId, id, await readRequest(call), call.once);
    },
    async getJob(call) {
        return call.service.getJob(call.projectId, jobId(call));
    },
    async getViews(call) {
        // Unlike a job, this may take long enough for a caller to hang up meanwhile.
        const { signal } = call.request;
        return call.service.getViews(call.projectId, (0,schemas/* parse */.qg)(schemas/* ViewsQuery */.Ho, call.query()), { signal });
    },
    async getInsights(call) {
        const { signal } = call.request;
        const range = (0,schemas/* parse */.qg)(schemas/* RangeQuery */.qx, call.query());
        return server_insights(call).insights(call.projectId, range, { signal });
    },
    async getPageClasses(call) {
        const { signal } = call.request;
        const { limit, offset, ...range } = (0,schemas/* parse */.qg)(schemas/* ClassesQuery */.nN, call.query());
        const pages = [];
        let at = 0;
        for await (const page of server_insights(call).classesByPage(call.projectId, range, { signal })) {
            if (pages.length === limit)
                return { pages, hasMore: true };
            if (at++ >= offset)
                pages.push(page);
        }
        return { pages, hasMore: false };
    },
    async listJobs(call) {
        const { signal } = call.request;
        return (0,service/* directoryOf */.jt)(call.service).list(call.projectId, (0,schemas/* parse */.qg)(directory/* JobsQuery */.Hy, call.query()), {
            signal,
        });
    },
    async followJob(call) {
        const id = jobId(call);
        const after = call.request.headers.get('last-event-id') ?? '';
        const follow = (signal) => (0,service/* directoryOf */.jt)(call.service).events(call.projectId, id, { signal, after });
        return call.stream(follow);
    },
    async getUsage(call) {
        const { signal } = call.request;
        return (0,service/* directoryOf */.jt)(call.service).usage(call.projectId, (0,schemas/* parse */.qg)(directory/* UsageQuery */.w9, call.query()), {
            signal,
        });
    },
    async getAcceptance(call) {
        const { signal } = call.request;
        return (0,service/* directoryOf */.jt)(call.service).acceptance(call.projectId, { signal });
    },
    async listProjects(call) {
        return { projects: [await server_administration(call).project(call.projectId)] };
    },
    async getProject(call) {
        return server_administration(call).project(call.projectId);
    },
    async listKeys(call) {
        return { keys: await server_administration(call).keys(call.projectId) };
    },
    async createKey(call) {
        const wanted = (0,schemas/* parse */.qg)(administration/* NewKey */.eo, await (0,server_body/* readJson */.Vh)(call.request));
        return server_administration(call).createKey(call.projectId, wanted, call.once);
    },
    async revokeKey(call) {
        const id = (0,values/* checkId */.ij)('keyId', call.param('keyId'));
        return server_administration(call).revokeKey(call.projectId, id);
    },
    async cancelJob(call) {
        return (0,service/* controlOf */.rs)(call.service).cancel(call.projectId, jobId(call), {
            ...call.once,
            by: call.actor,
        });
    },
    async archiveJob(call) {
        return (0,service/* controlOf */.rs)(call.service).archive(call.projectId, jobId(call), call.once);
    },
};
const jobId = (call) => (0,values/* checkId */.ij)('id', call.param('id'));
async function readRequest(call) {
    const { prompt } = (0,schemas/* parse */.qg)(schemas/* PromptRequest */.wP, await (0,server_body/* readJson */.Vh)(call.request));
    (0,server_body/* checkPromptSize */.Mj)(prompt);
    return { prompt, origin: { actor: call.actor } };
}
function server_insights({ service }) {
    if (!service.insights) {
        throw new errors/* NotFound */.Mk('This service provides only page views, no other traffic data.');
    }
    return service.insights;
}
function server_administration(call) {
    if (!call.administration)
        throw new errors/* NotFound */.Mk('This service has no projects to manage.');
    return call.administration;
}
// Whether the server can do its work now: a proxy sends requests elsewhere while it cannot.
const READY = '/readyz';
/** Anyone can ask, so it is looked at once for all who do. */
const FRESH_MS = 1_000;
const server_PATIENCE_MS = 5_000;
/** The answer's body. */
function createReady({ clock, reach }) {
    let asked;
    async function reached(look) {
        const waiting = new AbortController();
        const tooLate = clock.sleep(server_PATIENCE_MS, waiting.signal).then(() => {
            throw new errors/* Unavailable */.$P('The database, or this machine, does not answer in time. Check its load and the network.');
        });
        try {
            await Promise.race([look(), tooLate]);
        }
        catch (error) {
            // For the program, it is a mistake; for whoever asks, something to wait for.
            throw error instanceof errors/* SetupError */.w3 ? new errors/* Unavailable */.$P(error.message, { cause: error }) : error;
        }
        finally {
            tooLate.catch(() => { });
            waiting.abort();
        }
    }
    return async () => {
        if (reach) {
            const now = clock.now();
            if (!asked || now - asked.at >= FRESH_MS)
                asked = { at: now, answer: reached(reach) };
            await asked.answer;
        }
        return '{"status":"ready"}';
    };
}
// When keys were used last. A busy server would write all the time, so it writes once a minute.
const WRITE_EVERY_MS = 60_000;
function keyUse(keys, clock, log) {
    const times = new Map();
    let writtenAt = Number.NEGATIVE_INFINITY;
    return (id) => {
        times.set(id, (0,runtime/* isoTime */.Ly)(clock.now()));
        if (clock.now() - writtenAt < WRITE_EVERY_MS)
            return;
        writtenAt = clock.now();
        const noted = new Map(times);
        times.clear();
        keys
            .used(noted)
            .catch((error) => log.warn(`The last use of keys was not written: ${(0,errors/* sentence */.em)(error)}`));
    };
}


/***/ }),

/***/ 75783:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I: () => (/* binding */ openYaml),
/* harmony export */   _: () => (/* binding */ MAX_YAML_CHARACTERS),
/* harmony export */   readYaml: () => (/* binding */ readYaml),
/* harmony export */   yamlExcess: () => (/* binding */ yamlExcess)
/* harmony export */ });
/* harmony import */ var yaml__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(38815);
// YAML from outside: limited before it is parsed, and read in one pass. The parser compares each key
// with all others of its map; here each is looked up once.

const MAX_YAML_CHARACTERS = 64_000;
/** Line breaks, commas, and brackets: whatever can begin an entry. */
const MAX_ENTRIES = 3_000;
const ENTRY = /[\n,[{]/g;
/** What makes a text too large to be parsed, or undefined. */
function yamlExcess(text) {
    if (text.length > MAX_YAML_CHARACTERS)
        return `more than ${MAX_YAML_CHARACTERS / 1000},000 characters`;
    let entries = 0;
    for (const _ of text.matchAll(ENTRY))
        entries += 1;
    return entries > MAX_ENTRIES
        ? `more than ${MAX_ENTRIES / 1000},000 lines and list items`
        : undefined;
}
/** For a text that was found small enough, mostly by `yamlExcess`. */
function readYaml(text, { aliases }) {
    const lines = new yaml__WEBPACK_IMPORTED_MODULE_0__/* .LineCounter */ .HN();
    const placeAt = (offset = 0) => {
        const { line, col: column } = lines.linePos(offset);
        return { line, column };
    };
    const problems = [];
    try {
        const document = (0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .parseDocument */ .Tp)(text, {
            lineCounter: lines,
            prettyErrors: false,
            logLevel: 'silent',
            uniqueKeys: false,
        });
        for (const { pos, message } of document.errors)
            problems.push({ ...placeAt(pos[0]), message: inWords(message) });
        for (const { offset, message } of wrongNodes(document, aliases))
            problems.push({ ...placeAt(offset), message });
        return {
            value: problems.length > 0 ? undefined : document.toJS(),
            problems,
            gaveUp: false,
            lineOf: lineFinder(document, (offset) => placeAt(offset).line),
        };
    }
    catch (error) {
        problems.push({ line: 1, column: 1, message: inWords(error.message) });
        return { value: undefined, problems, gaveUp: true, lineOf: () => 1 };
    }
}
/** The nodes with their places, for a small edit; null unless it is a plain map that can be read. */
function openYaml(text) {
    if (yamlExcess(text) !== undefined)
        return null;
    try {
        const document = (0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .parseDocument */ .Tp)(text, { logLevel: 'silent', uniqueKeys: false });
        const isFine = document.errors.length === 0 && wrongNodes(document, true).length === 0;
        return isFine && (0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isMap */ .jh)(document.contents)
            ? document
            : null;
    }
    catch {
        return null;
    }
}
/** The parser calls itself for each level. */
const inWords = (message) => message.startsWith('Maximum call stack') ? 'There are too many levels' : message;
function wrongNodes(document, aliases) {
    const found = [];
    (0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .visit */ .YR)(document, {
        Alias(_, { range }) {
            if (aliases)
                return;
            const message = 'Aliases are not allowed; write the value out';
            found.push({ ...(range && { offset: range[0] }), message });
        },
        Map(_, { items }) {
            const keys = new Set();
            for (const { key } of items) {
                const name = nameOf(key);
                const range = key?.range;
                const wrong = keys.has(name)
                    ? 'Map keys must be unique'
                    : // The parser writes a key as text anew for each key around it: 600 bytes took 15 s.
                        !(0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isScalar */ .jn)(key) && !(0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isAlias */ .Vj)(key) && key !== null && 'Map keys must be plain values';
                if (wrong)
                    found.push({ ...(range && { offset: range[0] }), message: wrong });
                keys.add(name);
            }
        },
    });
    return found;
}
/** As a property of an object. A key that is no plain value is only like itself. */
const nameOf = (key) => ((0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isScalar */ .jn)(key) ? String(key.value) : key);
function lineFinder(document, lineAt) {
    const indexes = new Map();
    const child = (node, step) => {
        if ((0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isSeq */ .oP)(node))
            return { value: node.items[Number(step)] };
        if (!(0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isMap */ .jh)(node))
            return {};
        let index = indexes.get(node);
        if (!index) {
            index = new Map(node.items.map((pair) => [nameOf(pair.key), pair]));
            indexes.set(node, index);
        }
        return index.get(String(step)) ?? {};
    };
    return (path, of = 'value') => {
        let node = document.contents;
        let last = node;
        for (const step of path) {
            const { key, value } = child(node, step);
            node = value ?? key;
            if (node === undefined || node === null || (0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isAlias */ .Vj)(node))
                break;
            last = of === 'key' ? (key ?? node) : node;
        }
        return lineAt(last?.range?.[0]);
    };
}


/***/ }),

/***/ 84953:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  X: () => (/* binding */ countingRules),
  explainFile: () => (/* binding */ explainFile),
  openLogViews: () => (/* binding */ openLogViews)
});

// EXTERNAL MODULE: ./.build/program/src/shared/errors.js
var errors = __webpack_require__(42205);
// EXTERNAL MODULE: ./.build/program/src/shared/runtime.js
var runtime = __webpack_require__(82860);
// EXTERNAL MODULE: ./.build/program/src/views/counting/agent-ranges.js
var agent_ranges = __webpack_require__(10881);
// EXTERNAL MODULE: ./.build/program/src/views/counting/analytics.js + 1 modules
var analytics = __webpack_require__(66968);
// EXTERNAL MODULE: ./.build/program/src/views/counting/classify.js
var counting_classify = __webpack_require__(61069);
// EXTERNAL MODULE: ./.build/program/src/views/counting/ai-referrers.js
var ai_referrers = __webpack_require__(61120);
// EXTERNAL MODULE: ./.build/program/src/views/counting/bytes.js
var counting_bytes = __webpack_require__(61440);
// EXTERNAL MODULE: ./.build/program/src/views/counting/file-day.js
var file_day = __webpack_require__(43650);
// EXTERNAL MODULE: ./.build/program/src/views/counting/formats/detect.js + 6 modules
var detect = __webpack_require__(6907);
// EXTERNAL MODULE: ./.build/program/src/views/counting/hit.js
var counting_hit = __webpack_require__(8078);
// EXTERNAL MODULE: ./.build/program/src/views/counting/lines.js
var lines = __webpack_require__(63224);
// EXTERNAL MODULE: ./.build/program/src/views/counting/log-source.js
var log_source = __webpack_require__(52831);
// EXTERNAL MODULE: ./.build/program/src/views/counting/page.js
var counting_page = __webpack_require__(99672);
// EXTERNAL MODULE: ./.build/program/src/views/counting/read-log.js
var read_log = __webpack_require__(93304);
// EXTERNAL MODULE: ./.build/program/src/views/counting/rules.js
var counting_rules = __webpack_require__(67836);
;// CONCATENATED MODULE: ./.build/program/src/views/counting/explain.js
// How the first lines of a log are understood, for people whose figures look wrong.












const LINES = 100;
async function explainLog(source, { rules = counting_rules/* RULES */.y, jsonFields, ranges } = {}) {
    const sample = await sampleLog(source, LINES);
    const format = (0,detect/* detectFormat */.T)(sample.map(({ bytes }) => bytes), jsonFields);
    const describe = describer(rules, ranges);
    const lines = sample.map(({ bytes, number }) => ({
        number,
        text: (0,read_log/* cleanExample */.es)(bytes.toString('latin1', 0, 160)),
        ...(format ? describe(format, bytes) : { fields: [], verdict: 'Not in a known format.' }),
    }));
    return { format: format?.name, lines };
}
function describer(rules, ranges) {
    const readPage = (0,counting_page/* createPageReader */.T5)(rules);
    const classify = (0,counting_classify/* createClassifier */.C)(rules);
    const referrers = new ai_referrers/* AiReferrers */.zz();
    return (format, line) => {
        const hit = (0,counting_hit/* readLine */.Xw)(format, line);
        if (typeof hit === 'string')
            return { fields: [], verdict: `Cannot be read: ${hit}.` };
        if (hit.day === counting_hit/* NO_REQUEST */.Ks)
            return { fields: [], verdict: 'Not a request.' };
        // Finding the agent may point the hit elsewhere.
        const { bytes } = hit;
        const target = (0,counting_bytes/* latin1 */.Wy)(hit.bytes, hit.pathStart, hit.pathEnd);
        const query = (0,counting_page/* isDataQuery */.dr)(hit.bytes, hit.queryStart, hit.queryEnd);
        const page = hit.get ? readPage(hit.literal ? (0,counting_page/* literalPath */.l1)(target) : target) : undefined;
        format.findAgent?.(hit);
        const told = hit.agentStart >= 0;
        const agent = told ? (0,counting_bytes/* latin1 */.Wy)(hit.bytes, hit.agentStart, hit.agentEnd) : 'not recorded';
        const kind = told ? classify(agent) : undefined;
        const reader = page?.markdown || hit.markdown ? kind?.markdown : kind?.page;
        const known = reader?.agent ? `${reader.class}, ${reader.agent}` : reader?.class;
        const range = ranges?.get(reader?.agent ?? '');
        return {
            fields: [
                { name: 'day', value: `${(0,file_day/* dayText */.Ew)(hit.day)} UTC` },
                { name: 'method', value: hit.get ? 'GET' : 'another' },
                ...(hit.get ? [{ name: 'path', value: (0,read_log/* cleanExample */.es)(target) }] : []),
                { name: 'status', value: String(hit.status) },
                { name: 'agent', value: (0,read_log/* cleanExample */.es)(agent) },
                { name: 'reader', value: known ?? 'unknown' },
                ...(range ? [{ name: 'address', value: addressText(range, hit, bytes) }] : []),
                { name: 'referrer', value: referrerText(referrers, hit, bytes) },
            ],
            verdict: verdict(hit, page, query),
        };
    };
}
function referrerText(referrers, hit, bytes) {
    const { referrerStart: start, referrerEnd: end, queryStart, queryEnd } = hit;
    const linked = start >= 0;
    const text = linked ? (0,read_log/* cleanExample */.es)((0,counting_bytes/* latin1 */.Wy)(bytes, start, end)) || '-' : 'not recorded';
    const byLink = linked ? referrers.byReferrer(bytes, start, end) : ai_referrers/* NOT_FROM_AI */.I2;
    if (byLink !== ai_referrers/* NOT_FROM_AI */.I2)
        return `${text} (${ai_referrers/* AI_SOURCES */.w[byLink]})`;
    const named = referrers.byCampaign(bytes, queryStart, queryEnd);
    return named === ai_referrers/* NOT_FROM_AI */.I2 ? text : `${text} (${ai_referrers/* AI_SOURCES */.w[named]}, by utm_source)`;
}
/** What the address says, but not the address. */
function addressText(range, hit, bytes) {
    const checked = range.check(bytes, hit.addressStart, hit.addressEnd);
    if (checked === agent_ranges/* VERIFIED */.zX)
        return 'verified: in a range of the operator';
    if (checked === agent_ranges/* SPOOFED */.xH)
        return 'spoofed: in no range of the operator, so it counts as nobody';
    return 'claimed: no public address';
}
function verdict(hit, page, data) {
    if (!hit.get)
        return 'Not a view: only GET requests count.';
    if (hit.prefetch)
        return 'Not a view: it was prefetched.';
    if (hit.asset)
        return 'Not a view: its content type is not a page.';
    if (!page)
        return 'Not a view: the path is not a page.';
    if (hit.status === 404 || hit.status === 410)
        return `A request for ${page.asked}, not found.`;
    if ((hit.status < 200 || hit.status > 299) && hit.status !== 304) {
        return `Not a view: status ${hit.status}.`;
    }
    return data ? 'Not a view: it requests data for a page.' : `A request for the page ${page.path}.`;
}
async function sampleLog(source, size) {
    const sample = new Sample();
    const cutter = new lines/* LogCutter */.k6(sample);
    for await (const chunk of (0,log_source/* decompress */.m)(source.open())) {
        cutter.push(chunk);
        if (sample.lines.length >= size)
            return sample.lines.slice(0, size);
    }
    cutter.end();
    return sample.lines.slice(0, size);
}
class Sample {
    lines = [];
    #number = 0;
    line(bytes, start, end) {
        this.#number++;
        const last = bytes[end - 1] === counting_bytes/* CARRIAGE_RETURN */.u7 ? end - 1 : end;
        if (last <= start)
            return;
        this.lines.push({ bytes: Buffer.from(bytes.subarray(start, last)), number: this.#number });
    }
    partial(bytes, start, end) {
        this.line(bytes, start, end);
    }
    tooLong() {
        this.#number++;
    }
}

// EXTERNAL MODULE: ./.build/program/src/views/counting/page-filter.js
var page_filter = __webpack_require__(24475);
// EXTERNAL MODULE: ./.build/program/src/views/logs/log-files.js
var log_files = __webpack_require__(2001);
;// CONCATENATED MODULE: ./.build/program/src/store/log-views.js








async function openLogViews(options) {
    const { logs, settings = {}, ...rest } = options;
    const globs = logs.filter((glob) => glob !== '-');
    const stdin = logs.includes('-') ? [(0,log_files/* streamLog */.VM)('stdin', process.stdin)] : [];
    return (0,analytics/* createViewsSource */.qk)({
        ...rest,
        ...(await countingRules(settings)),
        logs: async () => [...(await (0,log_files/* findLogFiles */.PM)(globs, { hosts: settings.hosts })), ...stdin],
        aiClasses: settings['ai-classes'],
        clock: runtime/* systemClock */.ml,
    });
}
/** What decides how a line of a log counts. */
async function countingRules(settings) {
    const rules = (0,counting_classify/* withOwnRules */.g)(settings.agents ?? []);
    const ranges = settings['agent-ranges'] ?? [];
    checkNames(ranges, rules);
    return {
        rules,
        pages: (0,page_filter/* pageFilter */.Y)(settings.pages ?? []),
        ranges: (0,agent_ranges/* agentRanges */.kz)(await (0,log_files/* readAgentRanges */.od)(ranges)),
        jsonFields: settings['log-fields'],
    };
}
/** How the first lines of a log are understood with these settings. */
async function explainFile(file, settings = {}) {
    const { rules, ranges, jsonFields } = await countingRules(settings);
    const [source] = await (0,log_files/* findLogFiles */.PM)([file]);
    return explainLog(source, { rules, ranges, jsonFields });
}
/** Under a name that no rule has, a file would be without effect. */
function checkNames(ranges, { agents }) {
    for (const { agent } of ranges) {
        if (agents.some((rule) => rule.agent === agent))
            continue;
        const near = agents.find((rule) => rule.agent.toLowerCase() === agent.toLowerCase());
        throw new errors/* SetupError */.w3(`No rule has the agent \`${agent}\` from \`views: agent-ranges\`. ${near ? `Did you mean \`${near.agent}\`?` : 'Use a name as the report shows it, such as `GPTBot`.'}`);
    }
}


/***/ }),

/***/ 2001:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   PM: () => (/* binding */ findLogFiles),
/* harmony export */   VM: () => (/* binding */ streamLog),
/* harmony export */   h6: () => (/* binding */ withOpenLog),
/* harmony export */   od: () => (/* binding */ readAgentRanges)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _shared_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(42205);
/* harmony import */ var _shared_glob_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(77012);
/* harmony import */ var _shared_text_escape_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(90007);
/* harmony import */ var _counting_agent_ranges_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(10881);
// Access logs on disk, found by glob, or from a stream such as stdin.






/** Every file that a pattern matches, once, in the order of names. */
async function findLogFiles(patterns, { hosts = {}, cwd = '.' } = {}) {
    const found = new Map();
    const labels = Object.entries(hosts).map(([match, label]) => ({ ...(0,_shared_glob_js__WEBPACK_IMPORTED_MODULE_3__/* .compileGlob */ .SO)(match), label }));
    for (const pattern of patterns) {
        let matches = 0;
        for (const name of await findFiles(pattern, cwd)) {
            const path = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.realpath)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(cwd, name));
            const status = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.stat)(path);
            matches++;
            if (found.has(path))
                continue;
            const host = labels.find(({ matches }) => matches(name))?.label ?? '';
            const version = `${status.ino}:${status.size}:${status.mtimeMs}`;
            found.set(path, {
                // For messages: whoever rotates logs, or uploads them, chose it.
                name: (0,_shared_text_escape_js__WEBPACK_IMPORTED_MODULE_4__/* .visible */ .RK)(name),
                host,
                version,
                size: status.size,
                changedAt: status.mtimeMs,
                path,
                open: (from) => readChunks(path, from),
            });
        }
        if (matches === 0) {
            throw new _shared_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .SetupError */ .w3(`No access log matches \`${pattern}\`. Correct the glob, or fetch the logs first.`);
        }
    }
    return [...found.values()];
}
/** A log that comes as a stream and can be read once. */
function streamLog(name, stream) {
    return { name, host: '', version: 'once', open: () => stream };
}
const CHUNK_SIZE = 512 * 1024;
async function* readChunks(path, from) {
    const handle = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.open)(path);
    try {
        yield* chunksOf(handle, from);
    }
    finally {
        await handle.close();
    }
}
/** The log from one file, whatever is put in its place meanwhile. */
async function withOpenLog(log, work) {
    if (log.path === undefined)
        return work(log);
    const handle = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.open)(log.path);
    try {
        return await work({ ...log, open: (from) => chunksOf(handle, from) });
    }
    finally {
        await handle.close();
    }
}
/** Two buffers in turn: one is filled while the lines of the other are read. */
async function* chunksOf(handle, from = 0) {
    const buffers = [Buffer.allocUnsafeSlow(CHUNK_SIZE), Buffer.allocUnsafeSlow(CHUNK_SIZE)];
    let at = from;
    const fill = (turn) => handle.read(buffers[turn % 2], 0, CHUNK_SIZE, at);
    let filling = fill(0);
    try {
        for (let turn = 1;; turn++) {
            const { bytesRead, buffer } = await filling;
            if (bytesRead === 0)
                return;
            at += bytesRead;
            filling = fill(turn);
            yield buffer.subarray(0, bytesRead);
        }
    }
    finally {
        await filling.catch(() => undefined);
    }
}
// Files by glob. Only folders that the glob can match in are opened, and only so many entries are
// looked at: a glob such as `/**` would otherwise go through the whole machine.
const MAX_ENTRIES = 200_000;
/** Names in order, absolute if the glob is; links are followed. */
async function findFiles(pattern, cwd) {
    const plain = node_path__WEBPACK_IMPORTED_MODULE_1__.sep === '/' ? pattern : pattern.replaceAll(node_path__WEBPACK_IMPORTED_MODULE_1__.sep, '/');
    const names = plain.split('/');
    const wild = names.findIndex((name) => /[*?[{]/.test(name));
    const base = (wild < 0 ? names : names.slice(0, wild)).join('/') || (wild > 0 ? '/' : '');
    if (wild < 0)
        return (await kindOf((0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(cwd, plain))) === 'file' ? [(0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(plain)] : [];
    const glob = (0,_shared_glob_js__WEBPACK_IMPORTED_MODULE_3__/* .compileGlob */ .SO)(names.slice(wild).join('/'));
    const found = [];
    for await (const name of below((0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(cwd, base), glob))
        found.push((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(base, name));
    return found.sort();
}
async function* below(base, glob) {
    const ahead = [{ name: '', chain: [] }];
    let entries = 0;
    for (let folder = ahead.pop(); folder !== undefined; folder = ahead.pop()) {
        const here = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.realpath)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(base, folder.name)).catch(() => undefined);
        // A link to one of its own parent folders would loop forever.
        if (here === undefined || folder.chain.includes(here))
            continue;
        for (const entry of await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readdir)(here).catch(() => [])) {
            entries += 1;
            if (entries > MAX_ENTRIES)
                throw new _shared_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .SetupError */ .w3(`A glob in \`access-logs\` covers more than ${MAX_ENTRIES} files. Start it at the folder with the logs.`);
            const name = folder.name === '' ? entry : `${folder.name}/${entry}`;
            const [fits, reaches] = [glob.matches(name), glob.reaches(name)];
            if (!fits && !reaches)
                continue;
            const kind = await kindOf((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(here, entry));
            if (kind === 'file' && fits)
                yield name;
            if (kind === 'folder' && reaches)
                ahead.push({ name, chain: [...folder.chain, here] });
        }
    }
}
async function kindOf(path) {
    const found = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.stat)(path).catch(() => undefined);
    return found?.isFile() ? 'file' : found?.isDirectory() ? 'folder' : undefined;
}
// The files with the address ranges of agents, by the settings that name them.
/** The largest published file has less than a tenth of it. */
const MAX_BYTES = 2_000_000;
const MAX_FILES = 100;
async function readAgentRanges(settings, cwd = '.') {
    const lists = [];
    for (const { agent, file } of settings) {
        const names = await findFiles(file, cwd);
        if (names.length === 0) {
            throw new _shared_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .SetupError */ .w3(`No file matches \`${file}\` in \`views: agent-ranges\`. Download the ranges of ${agent} first, or correct the path.`);
        }
        if (lists.length + names.length > MAX_FILES) {
            throw new _shared_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .SetupError */ .w3(`\`views: agent-ranges\` matches more than ${MAX_FILES} files. Use narrower globs.`);
        }
        for (const name of names) {
            lists.push({ agent, prefixes: (0,_counting_agent_ranges_js__WEBPACK_IMPORTED_MODULE_5__/* .parseRanges */ .Kn)(await readText((0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(cwd, name), name), name) });
        }
    }
    return lists;
}
async function readText(path, name) {
    const buffer = Buffer.alloc(MAX_BYTES + 1);
    let length = 0;
    try {
        const handle = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.open)(path);
        try {
            for (let read = -1; read !== 0 && length < buffer.length; length += read) {
                read = (await handle.read(buffer, length, buffer.length - length)).bytesRead;
            }
        }
        finally {
            await handle.close();
        }
    }
    catch (error) {
        throw new _shared_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .SetupError */ .w3(`Cannot read the range file \`${name}\`: ${(0,_shared_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .sentence */ .em)(error)}.`, {
            cause: error,
        });
    }
    if (length <= MAX_BYTES)
        return buffer.toString('utf8', 0, length);
    throw new _shared_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .SetupError */ .w3(`The range file \`${name}\` is larger than 2 MB. Name the file of one agent's operator.`);
}


/***/ }),

/***/ 70770:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   EN: () => (/* binding */ rangeText),
/* harmony export */   KN: () => (/* binding */ percent),
/* harmony export */   Lr: () => (/* binding */ differenceText),
/* harmony export */   U9: () => (/* binding */ count),
/* harmony export */   WR: () => (/* binding */ points),
/* harmony export */   Zg: () => (/* binding */ change),
/* harmony export */   hS: () => (/* binding */ counted),
/* harmony export */   iv: () => (/* binding */ difference),
/* harmony export */   lq: () => (/* binding */ optional),
/* harmony export */   tE: () => (/* binding */ shortDay),
/* harmony export */   tV: () => (/* binding */ longDay),
/* harmony export */   x8: () => (/* binding */ signed)
/* harmony export */ });
/* harmony import */ var _shared_days_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(65529);
// Numbers and dates for people, the same on every machine: no locale is asked.

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
const WEEKDAYS = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];
function count(value) {
    return String(Math.round(value)).replace(/\B(?=(\d{3})+$)/g, ',');
}
function optional(value) {
    return value === null ? '–' : count(value);
}
/** `1 page`, `2,000 pages`. */
function counted(value, one, many = `${one}s`) {
    return `${count(value)} ${value === 1 ? one : many}`;
}
/** A share of 1 as `24%`, with one decimal below ten. */
function percent(share) {
    const value = share * 100;
    if (value > 0 && value < 0.1)
        return '<0.1%';
    return value < 9.95 && value % 1 !== 0
        ? `${trimZero(value.toFixed(1))}%`
        : `${Math.round(value)}%`;
}
function signed(value) {
    if (value === 0)
        return '±0';
    return value > 0 ? `+${count(value)}` : `−${count(-value)}`;
}
/** The `Change` of a page in every table: views more or fewer, as in the data files. */
function difference(now, before) {
    if (before === null)
        return '–';
    return before === 0 ? 'new' : signed(now - before);
}
/** The same with its share: `+90 (+18%)`. */
function differenceText(now, before) {
    const share = before === null ? null : change(now, before);
    const moved = difference(now, before);
    return share === null || now === before ? moved : `${moved} (${share})`;
}
/** `+8.2%`; null when there is nothing to compare with. */
function change(now, before) {
    if (before === 0)
        return null;
    const share = now / before - 1;
    if (Math.abs(share) < 0.0005)
        return '±0%';
    if (share >= 9.995)
        return `×${count(now / before)}`;
    return `${share > 0 ? '+' : '−'}${percent(Math.abs(share))}`;
}
/** Difference of two shares in percentage points. */
function points(now, before) {
    const value = (now - before) * 100;
    if (Math.abs(value) < 0.05)
        return '±0 pts';
    return `${value > 0 ? '+' : '−'}${trimZero(Math.abs(value).toFixed(1))} pts`;
}
/** `Nov 9` */
function shortDay(day) {
    const { date, month } = parts(day);
    return `${month} ${date}`;
}
/** `Mon, Nov 9, 2026` */
function longDay(day) {
    const { weekday, date, month, year } = parts(day);
    return `${weekday}, ${month} ${date}, ${year}`;
}
/** `Nov 9–15, 2026`; the end is shown as the last day that counts. */
function rangeText({ from, to }) {
    const [first, last] = [parts(from), parts((0,_shared_days_js__WEBPACK_IMPORTED_MODULE_0__/* .addDays */ .fi)(to, -1))];
    const start = `${first.month} ${first.date}`;
    const end = `${last.month} ${last.date}, ${last.year}`;
    if (first.year !== last.year)
        return `${start}, ${first.year} – ${end}`;
    if (first.month !== last.month)
        return `${start} – ${end}`;
    return first.date === last.date ? end : `${start}–${last.date}, ${last.year}`;
}
function parts(day) {
    const time = new Date(day);
    return {
        weekday: WEEKDAYS[time.getUTCDay()] ?? '',
        date: time.getUTCDate(),
        month: MONTHS[time.getUTCMonth()] ?? '',
        year: time.getUTCFullYear(),
    };
}
const trimZero = (text) => text.replace(/\.0$/, '');


/***/ })

};
