export const id = 9344;
export const ids = [9344,8044];
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

/***/ 55879:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D: () => (/* binding */ reviewPrompt),
/* harmony export */   Q: () => (/* binding */ requestedLines)
/* harmony export */ });
/* harmony import */ var _shared_text_foreign_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(35238);
/* harmony import */ var _context_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76557);
// What a review that requests changes asks for: its text and its comments on lines, as a reader sees
// them. The same review always gives the same words, so that a later run can confirm them.


/** In characters; agents are given 20,000 of a request. */
const MAX_BODY = 8_000;
const MAX_COMMENTS = 10_000;
/** Only points to the comments on lines, which say it themselves: “See below.” */
const POINTER = /^(?:please )?(?:see|check|address|fix)? ?(?:(?:a |some |my |the |few |inline |line )*(?:comments?|notes?|remarks?|suggestions?)|below|inline)(?: (?:below|inline|in ?line|on the lines?))?[.!:]?$/i;
/** Empty when a reader sees nothing to do. */
async function reviewPrompt(review, read) {
    const text = (0,_shared_text_foreign_js__WEBPACK_IMPORTED_MODULE_1__/* .bound */ .$s)((0,_shared_text_foreign_js__WEBPACK_IMPORTED_MODULE_1__/* .clean */ .uH)(review.body).trim(), MAX_BODY, '\n… (cut)');
    const { taken, edited, unread } = await readComments(review, read);
    const body = taken.length > 0 && POINTER.test(text) ? '' : text;
    const parts = [
        ...(body === '' ? [] : [body]),
        ...taken.map(({ comment, words }) => `${where(comment)}:\n${words}`),
    ];
    if (parts.length === 0)
        return '';
    if (edited > 0)
        parts.push(`(Comments that were edited after the review, left out: ${edited})`);
    if (unread > 0)
        parts.push(`(Further comments that did not fit: ${unread})`);
    return parts.join('\n\n');
}
/** The comments on lines that are part of the request. */
async function requestedLines(review, read) {
    return (await readComments(review, read)).taken.map(({ comment }) => comment);
}
async function readComments({ comments, more, submittedAt }, read) {
    const taken = [];
    let room = MAX_COMMENTS;
    let edited = 0;
    let unread = more;
    for (const comment of comments) {
        const text = (0,_shared_text_foreign_js__WEBPACK_IMPORTED_MODULE_1__/* .bound */ .$s)((0,_shared_text_foreign_js__WEBPACK_IMPORTED_MODULE_1__/* .clean */ .uH)(comment.body).trim(), _context_js__WEBPACK_IMPORTED_MODULE_0__/* .CONTEXT_LIMITS */ .Ph.comment, '\n… (cut)');
        if (!(0,_context_js__WEBPACK_IMPORTED_MODULE_0__/* .dated */ .dR)(comment.editedAt, submittedAt))
            edited += 1;
        else if (text.length > room)
            unread += 1;
        // A command there has an event of its own.
        else if (text !== '' && (await read(comment.body)) === null) {
            room -= text.length;
            taken.push({ comment, words: text });
        }
    }
    return { taken, edited, unread };
}
function where({ path, startLine, line }) {
    return `In ${(0,_shared_text_foreign_js__WEBPACK_IMPORTED_MODULE_1__/* .codeSpan */ .SS)(path)}${line === undefined ? '' : `, ${(0,_context_js__WEBPACK_IMPORTED_MODULE_0__/* .lines */ .Mn)(startLine, line)}`}`;
}


/***/ }),

/***/ 9344:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   runReview: () => (/* binding */ runReview)
/* harmony export */ });
/* harmony import */ var _shared_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(42205);
/* harmony import */ var _bot_context_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(64561);
/* harmony import */ var _dry_run_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(61835);
/* harmony import */ var _request_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(92939);
/* harmony import */ var _review_prompt_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(55879);
/* harmony import */ var _take_up_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(86349);
/* harmony import */ var _tell_failure_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(8044);
/* harmony import */ var _thread_host_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(60219);
/* harmony import */ var _words_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(16587);
// A review that requests changes on a job's own pull request continues the job, if a person with
// permission wrote it. Reviews are not addressed to Docket, so whatever is not taken up is only logged.









async function runReview(request, bot) {
    const { comment, thread, pull } = request;
    if (!pull?.open)
        return ignored(`pull request #${thread} is closed`);
    const refused = await whyNot(request, bot);
    if (refused !== undefined)
        return ignored(refused);
    const { threads, records } = await bot.backend();
    const job = await threads.ownerOf({ number: thread, headRef: pull.headRef });
    if (job === null)
        return ignored(`no job opened pull request #${thread}`);
    const { word } = bot.voice;
    if (job.archived) {
        return ignored(`job ${job.id} is archived; comment \`${word} …\` to start a new one`);
    }
    const review = await readReview(request, bot);
    if (review === null)
        return _take_up_js__WEBPACK_IMPORTED_MODULE_4__/* .GONE */ .uj;
    if (!review.requestsChanges)
        return ignored('the review was dismissed before this run began');
    const asked = { ...review, body: request.body };
    const prompt = await (0,_review_prompt_js__WEBPACK_IMPORTED_MODULE_3__/* .reviewPrompt */ .D)(asked, bot.read);
    if (prompt === '')
        return ignored('the review contains no visible text');
    const origin = await (0,_take_up_js__WEBPACK_IMPORTED_MODULE_4__/* .originOf */ .yv)(request, bot);
    if (bot.dryRun) {
        return (0,_dry_run_js__WEBPACK_IMPORTED_MODULE_2__/* .dryRun */ .P)({ what: 'review', prompt, origin, fresh: false, jobId: job.id }, bot);
    }
    const key = (0,_request_js__WEBPACK_IMPORTED_MODULE_7__/* .eventOf */ .A6)(comment);
    const before = await records?.promptOf(job.id, key);
    if (before !== undefined && before !== prompt) {
        return ignored(`job ${job.id} has taken up this review, and its comments were edited since; comment \`${word} …\` to continue`);
    }
    const said = (0,_request_js__WEBPACK_IMPORTED_MODULE_7__/* .utteranceOf */ .pI)(request);
    const claim = await (0,_take_up_js__WEBPACK_IMPORTED_MODULE_4__/* .claimOf */ ._B)(said, bot);
    if (claim === 'gone')
        return _take_up_js__WEBPACK_IMPORTED_MODULE_4__/* .GONE */ .uj;
    const reply = (0,_bot_context_js__WEBPACK_IMPORTED_MODULE_1__/* .replyAt */ .Gj)(bot, key, (0,_request_js__WEBPACK_IMPORTED_MODULE_7__/* .placeOf */ .$t)(request));
    const order = { key, prompt, origin, to: { job: job.id }, reply, claim };
    const result = await (0,_tell_failure_js__WEBPACK_IMPORTED_MODULE_5__/* .orTell */ .X)({ reply, said }, bot, () => (0,_take_up_js__WEBPACK_IMPORTED_MODULE_4__/* .toTheEnd */ .ak)(order, request, bot));
    await answerLines(await (0,_review_prompt_js__WEBPACK_IMPORTED_MODULE_3__/* .requestedLines */ .Q)(review, bot.read), result, request, bot);
    return { ...result, prompt };
}
/** Each comment on a line gets its answer there, where its author looks for it. */
async function answerLines(lines, result, { thread, comment }, bot) {
    if (result.outcome === 'ignored' || result.outcome === 'started')
        return;
    for (const { path, opener } of lines) {
        if (opener === undefined)
            continue;
        try {
            const event = `line:${opener}:${(0,_request_js__WEBPACK_IMPORTED_MODULE_7__/* .eventOf */ .A6)(comment)}`;
            const reply = (0,_bot_context_js__WEBPACK_IMPORTED_MODULE_1__/* .replyAt */ .Gj)(bot, event, { thread, replyTo: opener });
            if ((await reply.find()) === null) {
                await reply.say(_words_js__WEBPACK_IMPORTED_MODULE_6__/* .lineAnswer */ .HZ(result, path), { phase: 'told' });
            }
        }
        catch (error) {
            bot.log.warn(`A comment of the review could not be answered: ${(0,_shared_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .sentence */ .em)(error)}`);
        }
    }
}
async function whyNot({ author, namedBot }, { host, permission, settings }) {
    const granted = namedBot ? undefined : await host.permission(author);
    if (granted && !(0,_thread_host_js__WEBPACK_IMPORTED_MODULE_8__/* .permits */ .V1)(granted, permission)) {
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
function ignored(reason) {
    return { outcome: 'ignored', message: `Nothing to do: ${reason}.` };
}


/***/ }),

/***/ 86349:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Gy: () => (/* binding */ mark),
/* harmony export */   _B: () => (/* binding */ claimOf),
/* harmony export */   ak: () => (/* binding */ toTheEnd),
/* harmony export */   uj: () => (/* binding */ GONE),
/* harmony export */   yv: () => (/* binding */ originOf)
/* harmony export */ });
/* harmony import */ var _shared_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(42205);
/* harmony import */ var _bot_context_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(64561);
/* harmony import */ var _link_back_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(97662);
/* harmony import */ var _outcome_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9826);
/* harmony import */ var _request_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(92939);
/* harmony import */ var _send_and_follow_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(84970);
/* harmony import */ var _words_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(16587);
// Taking up what somebody wrote: the claim, where it came from, and the marks at its end.







const GONE = {
    outcome: 'ignored',
    message: 'The comment was deleted before this run began, so nothing was done.',
};
/** 👀 is the claim. Hosts do not tell who reacted first to a review. */
async function claimOf(said, { host, log }) {
    try {
        const claim = await host.react(said, 'eyes');
        return said.kind === 'review' ? 'unclear' : claim;
    }
    catch (error) {
        if (error instanceof _shared_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .NotFound */ .Mk)
            return 'gone';
        log.warn(`Could not react to the comment: ${(0,_shared_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .sentence */ .em)(error)}`);
        return 'unclear';
    }
}
async function toTheEnd(order, request, bot) {
    const result = await (0,_send_and_follow_js__WEBPACK_IMPORTED_MODULE_4__/* .sendAndFollow */ .J)(order, bot);
    if (result.outcome === 'ignored' || bot.wait === 'later')
        return result;
    await mark((0,_request_js__WEBPACK_IMPORTED_MODULE_6__/* .utteranceOf */ .pI)(request), (0,_outcome_js__WEBPACK_IMPORTED_MODULE_3__/* .wentWell */ .x3)(result), bot);
    if (result.job)
        await (0,_link_back_js__WEBPACK_IMPORTED_MODULE_2__/* .linkBack */ .mr)(result.job, order.origin, bot);
    // Of several runs of one event, the first tells them; a re-run does when that one had not ended.
    const told = order.reply?.endedBefore || (order.claim === 'again' && !bot.rerun);
    if (!told)
        await tellRequester(request, result, bot);
    return result;
}
/** 🚀 or 😕, and not the one an earlier attempt left. */
async function mark(said, well, { host, log, rerun }) {
    try {
        await host.react(said, well ? 'rocket' : 'confused');
        if (rerun)
            await host.unreact(said, well ? 'confused' : 'rocket');
    }
    catch (error) {
        log.warn(`Could not react to the comment: ${(0,_shared_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .sentence */ .em)(error)}`);
    }
}
/** The head of a pull request as it is now, at the claim, unless the event told it. */
async function originOf(request, { host }) {
    const { author, thread, comment, askedAt, url, isPull } = request;
    const pull = request.pull ?? (isPull ? (0,_request_js__WEBPACK_IMPORTED_MODULE_6__/* .headOf */ .Uo)(await host.pull(thread)) : undefined);
    return {
        requester: author,
        thread,
        comment,
        askedAt,
        ...(url && { url }),
        ...(pull && { pull }),
    };
}
// The person who asked learns that it is done. Edits of a comment notify nobody, so they are requested
// as a reviewer of the pull request or, where that is not possible, mentioned once.
/** A person's, by the host's rules: nothing else after an `@` could notify a team, or a bot. */
const LOGIN = /^[a-z\d](?:[a-z\d_-]{0,98}[a-z\d])?$/i;
/** `request.author` is whom the host named as the comment's author, and whose permission it confirmed. */
async function tellRequester(request, { outcome, job }, bot) {
    const { author } = request;
    const text = job && _words_js__WEBPACK_IMPORTED_MODULE_5__/* .mention */ .lE(author, outcome, job, bot.voice);
    if (!text || request.namedBot || !LOGIN.test(author))
        return;
    const { host, log, repository } = bot;
    try {
        if (author === (await host.self()))
            return;
        const pull = outcome === 'pull-request' ? (0,_link_back_js__WEBPACK_IMPORTED_MODULE_2__/* .pullOf */ .pv)(job.prLink ?? null, repository) : undefined;
        if (pull !== undefined && (await host.requestReview(pull, author)))
            return;
        const reply = (0,_bot_context_js__WEBPACK_IMPORTED_MODULE_1__/* .replyAt */ .Gj)(bot, `done:${(0,_request_js__WEBPACK_IMPORTED_MODULE_6__/* .eventOf */ .A6)(request.comment)}`, (0,_request_js__WEBPACK_IMPORTED_MODULE_6__/* .placeOf */ .$t)(request));
        if ((await reply.find()) === null)
            await reply.say(text, { phase: 'told' });
    }
    catch (error) {
        log.warn(`${author} could not be notified: ${(0,_shared_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .sentence */ .em)(error)}`);
    }
}


/***/ }),

/***/ 8044:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   X: () => (/* binding */ orTell),
/* harmony export */   tellWrongSetup: () => (/* binding */ tellWrongSetup),
/* harmony export */   z: () => (/* binding */ finishUnfinished)
/* harmony export */ });
/* harmony import */ var _shared_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(42205);
/* harmony import */ var _bot_context_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(64561);
/* harmony import */ var _marker_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(66010);
/* harmony import */ var _reply_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(37518);
/* harmony import */ var _request_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(92939);
/* harmony import */ var _take_up_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(86349);
/* harmony import */ var _thread_host_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(60219);
/* harmony import */ var _words_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(16587);
// Whatever stops a command, the person who gave it learns so on the thread.








/** Does the work. If it fails, says why on the thread before the error reaches the log. */
async function orTell({ reply, said }, bot, work) {
    try {
        return await work();
    }
    catch (error) {
        if (!bot.dryRun)
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
    const said = (0,_request_js__WEBPACK_IMPORTED_MODULE_7__/* .utteranceOf */ .pI)(request);
    // As for any command: a re-run after the fix continues this answer.
    if ((await (0,_take_up_js__WEBPACK_IMPORTED_MODULE_4__/* .claimOf */ ._B)(said, bot)) === 'gone')
        return;
    const reply = (0,_bot_context_js__WEBPACK_IMPORTED_MODULE_1__/* .replyAt */ .Gj)(bot, (0,_request_js__WEBPACK_IMPORTED_MODULE_7__/* .eventOf */ .A6)(request.comment), (0,_request_js__WEBPACK_IMPORTED_MODULE_7__/* .placeOf */ .$t)(request));
    await tell(error, { reply, said }, bot);
}
async function tell(error, { reply, said }, bot) {
    await reply?.fail(_words_js__WEBPACK_IMPORTED_MODULE_5__/* .couldNot */ .NF(tellable(error, bot.voice), bot.voice));
    if (said)
        await (0,_take_up_js__WEBPACK_IMPORTED_MODULE_4__/* .mark */ .Gy)(said, false, bot);
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
    const { host, voice } = bot;
    const scope = (0,_bot_context_js__WEBPACK_IMPORTED_MODULE_1__/* .scopeOf */ .Od)(bot, place.thread);
    const found = await (0,_reply_js__WEBPACK_IMPORTED_MODULE_3__/* .findMarked */ .E)(host, place, (0,_marker_js__WEBPACK_IMPORTED_MODULE_2__/* .markerPrefix */ .X4)(marker.event), scope);
    const current = found.find((one) => one.comment.id === comment.id);
    // Deleted, or the run had said its last words and was killed right after.
    if (!current || !(0,_marker_js__WEBPACK_IMPORTED_MODULE_2__/* .isOpen */ .nT)(current.marker))
        return;
    const body = _words_js__WEBPACK_IMPORTED_MODULE_5__/* .commentBody */ .I2((0,_marker_js__WEBPACK_IMPORTED_MODULE_2__/* .writeMarker */ .en)(marker, scope), _words_js__WEBPACK_IMPORTED_MODULE_5__/* .interrupted */ .VM(voice));
    await host.editComment(comment, body);
    if (said)
        await host.react(said, 'confused');
}


/***/ }),

/***/ 60219:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Jj: () => (/* binding */ PERMISSIONS),
/* harmony export */   Ow: () => (/* binding */ PULLS_SETTING),
/* harmony export */   V1: () => (/* binding */ permits)
/* harmony export */ });
// The port to the code host's threads: issues, pull requests, their comments and who may speak
// there. Owned by the use cases, implemented by github/. Every call rejects with an error of the
// shared family; what was posted twice by accident cannot happen, because posts carry a marker.
const PERMISSIONS = ['none', 'read', 'triage', 'write', 'maintain', 'admin'];
function permits(answer, required) {
    if (answer.problem !== undefined)
        return false;
    return PERMISSIONS.indexOf(answer.level) >= PERMISSIONS.indexOf(required);
}
/** Where to let workflows open pull requests. */
const PULLS_SETTING = 'Settings → Actions → General → Allow GitHub Actions to create and approve pull requests';


/***/ })

};
