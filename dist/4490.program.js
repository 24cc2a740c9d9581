export const id = 4490;
export const ids = [4490,6034];
export const modules = {

/***/ 8792:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   P: () => (/* binding */ dryRun)
/* harmony export */ });
/* harmony import */ var _sending_context_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(62236);

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
        const context = await (0,_sending_context_js__WEBPACK_IMPORTED_MODULE_0__/* .gatherContext */ .x8)(bot.host, origin);
        if (context !== undefined)
            lines.push('', 'Context:', context);
    }
    return { outcome: 'dry-run', message: lines.join('\n') };
}


/***/ }),

/***/ 59376:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D: () => (/* binding */ reviewPrompt),
/* harmony export */   Q: () => (/* binding */ requestedLines)
/* harmony export */ });
/* harmony import */ var _shared_text_foreign_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(35238);
/* harmony import */ var _sending_context_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(62236);


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
        const text = (0,_shared_text_foreign_js__WEBPACK_IMPORTED_MODULE_1__/* .bound */ .$s)((0,_shared_text_foreign_js__WEBPACK_IMPORTED_MODULE_1__/* .clean */ .uH)(comment.body).trim(), _sending_context_js__WEBPACK_IMPORTED_MODULE_0__/* .CONTEXT_LIMITS */ .Ph.comment, '\n… (cut)');
        if (!(0,_sending_context_js__WEBPACK_IMPORTED_MODULE_0__/* .dated */ .dR)(comment.editedAt, submittedAt))
            edited += 1;
        else if (text.length > room)
            unread += 1;
        // A command there has an event of its own.
        else if (text !== '' && (await read(comment.body)).length === 0) {
            room -= text.length;
            taken.push({ comment, words: text });
        }
    }
    return { taken, edited, unread };
}
function where({ path, startLine, line }) {
    return `In ${(0,_shared_text_foreign_js__WEBPACK_IMPORTED_MODULE_1__/* .codeSpan */ .SS)(path)}${line === undefined ? '' : `, ${(0,_sending_context_js__WEBPACK_IMPORTED_MODULE_0__/* .lines */ .Mn)(startLine, line)}`}`;
}


/***/ }),

/***/ 75525:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   runReview: () => (/* binding */ runReview)
/* harmony export */ });
/* harmony import */ var _shared_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(42205);
/* harmony import */ var _shared_waiting_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(12099);
/* harmony import */ var _bot_context_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(64561);
/* harmony import */ var _outcome_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9826);
/* harmony import */ var _replies_words_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(84940);
/* harmony import */ var _request_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(92939);
/* harmony import */ var _thread_host_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(60219);
/* harmony import */ var _dry_run_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(8792);
/* harmony import */ var _review_prompt_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(59376);
/* harmony import */ var _take_up_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(98266);
/* harmony import */ var _tell_failure_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(80061);
// A review that requests changes on a job's own pull request continues the job, if a person with
// permission wrote it. Reviews are not addressed to Docket, so whatever is not taken up is only logged.











async function runReview(request, bot) {
    const { comment, thread, pull } = request;
    if (!pull?.open)
        return (0,_outcome_js__WEBPACK_IMPORTED_MODULE_3__/* .ignored */ .PP)(`pull request #${thread} is closed`);
    const refused = await whyNot(request, bot);
    if (refused !== undefined)
        return (0,_outcome_js__WEBPACK_IMPORTED_MODULE_3__/* .ignored */ .PP)(refused);
    const { threads, records } = await bot.backend();
    const job = await threads.ownerOf({ number: thread, headRef: pull.headRef });
    if (job === null)
        return (0,_outcome_js__WEBPACK_IMPORTED_MODULE_3__/* .ignored */ .PP)(`no job opened pull request #${thread}`);
    const { word } = bot.style;
    if (job.archived) {
        return (0,_outcome_js__WEBPACK_IMPORTED_MODULE_3__/* .ignored */ .PP)(`job ${job.id} is archived; comment \`${word} …\` to start a new one`);
    }
    const review = await readReview(request, bot);
    if (review === null)
        return _take_up_js__WEBPACK_IMPORTED_MODULE_7__/* .GONE */ .uj;
    if (!review.requestsChanges)
        return (0,_outcome_js__WEBPACK_IMPORTED_MODULE_3__/* .ignored */ .PP)('the review was dismissed before this run began');
    const asked = { ...review, body: request.body };
    const prompt = await (0,_review_prompt_js__WEBPACK_IMPORTED_MODULE_6__/* .reviewPrompt */ .D)(asked, bot.read);
    if (prompt === '')
        return (0,_outcome_js__WEBPACK_IMPORTED_MODULE_3__/* .ignored */ .PP)('the review contains no visible text');
    const origin = await (0,_take_up_js__WEBPACK_IMPORTED_MODULE_7__/* .originOf */ .yv)(request, bot);
    if (bot.dryRun) {
        return (0,_dry_run_js__WEBPACK_IMPORTED_MODULE_5__/* .dryRun */ .P)({ what: 'review', prompt, origin, fresh: false, jobId: job.id }, bot);
    }
    const key = (0,_request_js__WEBPACK_IMPORTED_MODULE_9__/* .eventOf */ .A6)(comment);
    const before = await records?.promptOf(job.id, key);
    if (before !== undefined && before !== prompt) {
        return (0,_outcome_js__WEBPACK_IMPORTED_MODULE_3__/* .ignored */ .PP)(`job ${job.id} has taken up this review, and its comments were edited since; comment \`${word} …\` to continue`);
    }
    const said = (0,_request_js__WEBPACK_IMPORTED_MODULE_9__/* .commentOf */ .vm)(request);
    const claim = await (0,_take_up_js__WEBPACK_IMPORTED_MODULE_7__/* .claimOf */ ._B)(said, bot);
    if (claim === 'gone')
        return _take_up_js__WEBPACK_IMPORTED_MODULE_7__/* .GONE */ .uj;
    const reply = (0,_bot_context_js__WEBPACK_IMPORTED_MODULE_2__/* .replyAt */ .Gj)(bot, key, (0,_request_js__WEBPACK_IMPORTED_MODULE_9__/* .placeOf */ .$t)(request));
    const order = { key, prompt, origin, to: { job: job.id }, reply, claim };
    const result = await (0,_tell_failure_js__WEBPACK_IMPORTED_MODULE_8__/* .orTell */ .X)({ reply, said }, bot, () => (0,_take_up_js__WEBPACK_IMPORTED_MODULE_7__/* .toTheEnd */ .ak)(order, request, bot));
    await (0,_take_up_js__WEBPACK_IMPORTED_MODULE_7__/* .markEnd */ .XD)(said, [result], bot);
    await answerLines(await (0,_review_prompt_js__WEBPACK_IMPORTED_MODULE_6__/* .requestedLines */ .Q)(review, bot.read), result, request, bot);
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
            const event = `line:${opener}:${(0,_request_js__WEBPACK_IMPORTED_MODULE_9__/* .eventOf */ .A6)(comment)}`;
            const reply = (0,_bot_context_js__WEBPACK_IMPORTED_MODULE_2__/* .replyAt */ .Gj)(bot, event, { thread, replyTo: opener });
            if ((await reply.find()) === null) {
                await reply.say(_replies_words_js__WEBPACK_IMPORTED_MODULE_4__/* .lineAnswer */ .HZ(result, path), { phase: 'told' });
            }
        }
        catch (error) {
            if ((0,_shared_waiting_js__WEBPACK_IMPORTED_MODULE_1__/* .isAway */ .Dg)(error))
                throw error;
            bot.log.warn(`A comment of the review could not be answered: ${(0,_shared_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .sentence */ .em)(error)}`);
        }
    }
}
async function whyNot({ author, namedBot }, { host, permission, settings }) {
    const granted = namedBot ? undefined : await host.permission(author);
    if (granted && !(0,_thread_host_js__WEBPACK_IMPORTED_MODULE_10__/* .permits */ .V1)(granted, permission)) {
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

/***/ 98266:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Gy: () => (/* binding */ mark),
/* harmony export */   XD: () => (/* binding */ markEnd),
/* harmony export */   _B: () => (/* binding */ claimOf),
/* harmony export */   ak: () => (/* binding */ toTheEnd),
/* harmony export */   uj: () => (/* binding */ GONE),
/* harmony export */   yv: () => (/* binding */ originOf)
/* harmony export */ });
/* harmony import */ var _shared_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(42205);
/* harmony import */ var _bot_context_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(64561);
/* harmony import */ var _outcome_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9826);
/* harmony import */ var _replies_link_back_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(88549);
/* harmony import */ var _replies_words_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(84940);
/* harmony import */ var _request_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(92939);
/* harmony import */ var _sending_send_and_follow_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(99963);
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
    const result = await (0,_sending_send_and_follow_js__WEBPACK_IMPORTED_MODULE_5__/* .sendAndFollow */ .J)(order, bot);
    if (result.outcome === 'ignored' || isUnderWay(result, bot))
        return result;
    if (result.job)
        await (0,_replies_link_back_js__WEBPACK_IMPORTED_MODULE_3__/* .linkBack */ .mr)(result.job, order.origin, bot);
    // Of several runs of one event, the first tells them; a re-run does when that one had not ended.
    const told = order.reply?.endedBefore || (order.claim === 'again' && !bot.rerun);
    if (!told && !order.reply?.notifies)
        await tellRequester(request, result, order.reply, bot);
    return result;
}
/** The end will be told when it has come. */
function isUnderWay({ outcome }, { wait }) {
    return wait === 'later' || (wait === 'ended' && outcome === 'started');
}
/** Marks what somebody wrote when everything that it led to is over. */
async function markEnd(said, all, bot) {
    const results = all.filter(({ outcome }) => outcome !== 'ignored' && outcome !== 'dry-run');
    if (results.length === 0 || results.some((result) => isUnderWay(result, bot)))
        return;
    await mark(said, results.every(_outcome_js__WEBPACK_IMPORTED_MODULE_2__/* .wentWell */ .x3), bot);
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
async function tellRequester(request, { outcome, job }, given, bot) {
    const { author } = request;
    const how = { style: bot.style, reply: given?.url };
    const text = job && _replies_words_js__WEBPACK_IMPORTED_MODULE_4__/* .mention */ .lE(author, outcome, job, how);
    if (!text || request.namedBot || !LOGIN.test(author))
        return;
    const { host, log, repository } = bot;
    try {
        if (author === (await host.self()))
            return;
        const pull = outcome === 'pull-request' ? (0,_replies_link_back_js__WEBPACK_IMPORTED_MODULE_3__/* .pullOf */ .pv)(job.prLink ?? null, repository) : undefined;
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
/* harmony import */ var _replies_words_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(84940);
/* harmony import */ var _request_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(92939);
/* harmony import */ var _thread_host_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(60219);
/* harmony import */ var _take_up_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(98266);
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
    if ((await (0,_take_up_js__WEBPACK_IMPORTED_MODULE_5__/* .claimOf */ ._B)(said, bot)) === 'gone')
        return;
    const reply = (0,_bot_context_js__WEBPACK_IMPORTED_MODULE_1__/* .replyAt */ .Gj)(bot, (0,_request_js__WEBPACK_IMPORTED_MODULE_7__/* .eventOf */ .A6)(request.comment), (0,_request_js__WEBPACK_IMPORTED_MODULE_7__/* .placeOf */ .$t)(request));
    await tell(error, { reply, said }, bot);
}
async function tell(error, { reply, said }, bot) {
    await reply?.fail(_replies_words_js__WEBPACK_IMPORTED_MODULE_4__/* .couldNot */ .NF(tellable(error, bot.style), bot.style));
    if (said)
        await (0,_take_up_js__WEBPACK_IMPORTED_MODULE_5__/* .mark */ .Gy)(said, false, bot);
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

/***/ 60219:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Jj: () => (/* binding */ PERMISSIONS),
/* harmony export */   Lc: () => (/* binding */ CheckLater),
/* harmony export */   Ow: () => (/* binding */ PULLS_SETTING),
/* harmony export */   V1: () => (/* binding */ permits)
/* harmony export */ });
// The port to the code host's threads: issues, pull requests, their comments and who may speak
// there. Owned by the use cases, implemented by github/. Every call rejects with an error of the
// shared family, and with one that `isAway` recognizes if the host did not answer: no answer is never
// an opinion. What was posted twice by accident cannot happen, because posts carry a marker.
const PERMISSIONS = ['none', 'read', 'triage', 'write', 'maintain', 'admin'];
/** The documentation check has a queue of its own, and what asked for it runs again there. */
class CheckLater extends Error {
}
function permits(answer, required) {
    if (answer.problem !== undefined)
        return false;
    return PERMISSIONS.indexOf(answer.level) >= PERMISSIONS.indexOf(required);
}
/** Where to let workflows open pull requests. */
const PULLS_SETTING = 'Settings → Actions → General → Allow GitHub Actions to create and approve pull requests';


/***/ }),

/***/ 83747:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   BA: () => (/* binding */ mayBeNavigation),
/* harmony export */   Gz: () => (/* binding */ below),
/* harmony export */   Kz: () => (/* binding */ PLAIN_FILE),
/* harmony export */   NX: () => (/* binding */ MAX_REDIRECTS),
/* harmony export */   S1: () => (/* binding */ isIn),
/* harmony export */   aq: () => (/* binding */ isRedirectPlace),
/* harmony export */   rY: () => (/* binding */ ALIASES),
/* harmony export */   rh: () => (/* binding */ recognizeSites),
/* harmony export */   xu: () => (/* binding */ PAGE_FILE)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
// The documentation tools that Docket knows: how each is recognized, where its pages are, and which
// files hold its navigation. A site is recognized by the names of its files alone.

/** In the order in which a folder with the files of several is read. */
const TOOLS = [
    {
        name: 'Mintlify',
        config: /(?:docs|mint)\.json$/,
        pages: '',
        navigation: /^(?:docs|mint)\.json$/,
    },
    {
        name: 'Docusaurus',
        config: /docusaurus\.config\.[cm]?[jt]s$/,
        pages: 'docs',
        navigation: /^[\w-]*sidebars[\w-]*\.(?:[cm]?[jt]s|json)$/,
    },
    { name: 'MkDocs', config: /mkdocs\.ya?ml$/, pages: 'docs', navigation: /^mkdocs\.ya?ml$/ },
    {
        name: 'VitePress',
        config: /\.vitepress\/config\.[cm]?[jt]s$/,
        pages: '',
        navigation: /^\.vitepress\/(?:[\w-]+\/)?[\w.-]+\.[cm]?[jt]s$/,
    },
    {
        name: 'Starlight',
        config: /astro\.config\.[cm]?[jt]s$/,
        pages: 'src/content/docs',
        shared: true,
        navigation: /^astro\.config\.[cm]?[jt]s$/,
    },
    { name: 'Hugo', config: /(?:hugo|config)\.(?:toml|ya?ml|json)$/, pages: 'content', shared: true },
    { name: 'mdBook', config: /book\.toml$/, pages: 'src', navigation: /^(?:[\w-]+\/)*SUMMARY\.md$/ },
    {
        name: 'Antora',
        config: /antora\.ya?ml$/,
        pages: 'modules',
        shared: true,
        navigation: /^modules\/[\w-]+\/(?:pages\/)?nav[\w-]*\.adoc$/,
    },
    {
        name: 'Sphinx',
        config: /conf\.py$/,
        pages: '',
        shared: true,
        navigation: /^(?:[\w-]+\/)*(?:index|contents|toc)\.(?:rst|md)$/,
    },
];
const PAGE_FILE = /\.(?:mdx?|markdown|rst|adoc)$/i;
/** A path in the repository that can stand in settings, tables, and patterns without harm. */
const PLAIN_FILE = /^(?!.*\.\.)[\w.][\w./@+-]{0,199}$/;
const ANY_CONFIG = new RegExp(`(?:^|/)(?:${TOOLS.map(({ config }) => config.source).join('|')})`);
/** A repository with more has sites of others in it, such as templates. */
const MAX_SITES = 20;
const MAX_NAVIGATION = 100;
/** The sites of a repository, the innermost first. */
function recognizeSites(paths) {
    const plain = paths.filter((path) => PLAIN_FILE.test(path) && !/\bnode_modules\//.test(path));
    const configs = plain.filter((path) => ANY_CONFIG.test(path)).slice(0, MAX_SITES);
    const sites = TOOLS.flatMap((tool) => configs.flatMap((config) => {
        const at = new RegExp(`(?:^|/)${tool.config.source}`).exec(config)?.index;
        if (at === undefined)
            return [];
        const root = config.slice(0, at);
        const usual = node_path__WEBPACK_IMPORTED_MODULE_0__.posix.join(root, tool.pages).replace(/^\.$/, '');
        const isUsual = plain.some((path) => PAGE_FILE.test(path) && isIn(usual, path));
        if (!isUsual && tool.shared)
            return [];
        const navigation = tool.navigation
            ? plain.filter((path) => isIn(root, path) && tool.navigation?.test(below(root, path)))
            : [];
        const pages = isUsual ? usual : root;
        return [
            { tool: tool.name, root, config, pages, navigation: navigation.slice(0, MAX_NAVIGATION) },
        ];
    }));
    return sites.sort((one, other) => other.pages.length - one.pages.length);
}
const isIn = (folder, path) => folder === '' || path.startsWith(`${folder}/`);
const below = (folder, path) => folder === '' ? path : path.slice(folder.length + 1);
/** Whether a file of this name can hold a navigation that is not itself a page. */
function mayBeNavigation(path) {
    if (PAGE_FILE.test(path) || !PLAIN_FILE.test(path))
        return false;
    const parts = path.split('/');
    const ends = parts.map((_, index) => parts.slice(-index - 1).join('/'));
    return TOOLS.some(({ navigation }) => ends.some((end) => navigation?.test(end)));
}
// Where a site keeps its redirects: in a file with one of these names, or in each page.
const REDIRECT_FILE = /(?:^|\/)(?:_redirects|(?:vercel|docs|mint)\.json|mkdocs\.ya?ml|docusaurus\.config\.[cm]?[jt]s)$/;
/** Instead of a file: each page has the addresses that it had before in its front matter. */
const ALIASES = 'aliases';
/** As many as one change adds: people are to read them. */
const MAX_REDIRECTS = 50;
/** What the settings may name. */
const isRedirectPlace = (place) => place === ALIASES || (PLAIN_FILE.test(place) && REDIRECT_FILE.test(place));


/***/ }),

/***/ 66869:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   S: () => (/* binding */ createMarkdown),
/* harmony export */   w: () => (/* binding */ plainText)
/* harmony export */ });
/* harmony import */ var markdown_it__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(65251);
// The one reader of Markdown: CommonMark with GitHub's tables, strikethrough, footnotes, and `$$`
// math. markdown-it, because its time grows with the length of the text whatever the text holds; a
// parser that takes minutes on a hostile comment would be a way to stop the program.

/** A separate parser for each caller, which can add rules and a renderer. */
function createMarkdown(dialect = 'markdown') {
    // What is nested deeper is read again at every level, and nobody writes it.
    const parser = (0,markdown_it__WEBPACK_IMPORTED_MODULE_0__/* ["default"] */ .A)({ html: true, maxNesting: 20 });
    parser.block.ruler.before('reference', 'footnote', footnote, { alt: ['paragraph'] });
    parser.block.ruler.before('fence', 'math_block', mathBlock, { alt: ['paragraph', 'list'] });
    parser.inline.ruler.before('escape', 'math', math);
    if (dialect === 'mdx')
        parser.disable('code');
    return parser;
}
const FOOTNOTE = /^\[\^[^\]\s]{1,200}\]:/;
/** A note continues to the next blank line. GitHub does not show it unless something refers to it. */
function footnote(state, startLine, endLine, silent) {
    const text = lineOf(state, startLine);
    const label = isIndented(state, startLine) ? null : FOOTNOTE.exec(text);
    if (!label)
        return false;
    if (silent)
        return true;
    let next = startLine + 1;
    while (next < endLine && !state.isEmpty(next))
        next += 1;
    const open = state.push('footnote_open', '', 1);
    open.map = [startLine, next];
    const inline = state.push('inline', '', 0);
    inline.content = state
        .getLines(startLine, next, state.blkIndent, false)
        .trim()
        .slice(label[0].length);
    inline.map = [startLine, next];
    inline.children = [];
    state.push('footnote_close', '', -1);
    state.line = next;
    return true;
}
function mathBlock(state, startLine, endLine, silent) {
    const first = lineOf(state, startLine);
    if (isIndented(state, startLine) || !first.startsWith('$$'))
        return false;
    if (silent)
        return true;
    const closes = (text) => text.trimEnd().endsWith('$$');
    let next = startLine + 1;
    if (!closes(first.slice(2))) {
        while (next < endLine && !closes(lineOf(state, next)))
            next += 1;
        next = Math.min(endLine, next + 1);
    }
    const token = state.push('math_block', '', 0);
    token.content = state.getLines(startLine, next, state.blkIndent, false);
    token.map = [startLine, next];
    state.line = next;
    return true;
}
function math(state, silent) {
    if (!state.src.startsWith('$$', state.pos))
        return false;
    const end = state.src.indexOf('$$', state.pos + 2);
    if (end < 0)
        return false;
    if (!silent)
        state.push('math', '', 0).content = state.src.slice(state.pos, end + 2);
    state.pos = end + 2;
    return true;
}
function lineOf(state, line) {
    const start = (state.bMarks[line] ?? 0) + (state.tShift[line] ?? 0);
    return state.src.slice(start, state.eMarks[line]);
}
/** Four spaces make code. */
function isIndented(state, line) {
    return (state.sCount[line] ?? 0) - state.blkIndent > 3;
}
/** What a reader sees of a heading or a paragraph, without the marks. */
function plainText(children) {
    const parts = (children ?? []).map(({ type, content, children: inner }) => {
        if (type === 'softbreak' || type === 'hardbreak')
            return ' ';
        if (type === 'image')
            return plainText(inner);
        return type === 'text' || type === 'code_inline' ? content : '';
    });
    return parts.join('');
}


/***/ }),

/***/ 75783:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   IM: () => (/* binding */ openYaml),
/* harmony export */   Rk: () => (/* binding */ yamlExcess),
/* harmony export */   _x: () => (/* binding */ MAX_YAML_CHARACTERS),
/* harmony export */   gM: () => (/* binding */ readYaml)
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

/***/ 42710:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  A: () => (/* binding */ BananaSlug),
  y: () => (/* binding */ slug)
});

;// CONCATENATED MODULE: ./node_modules/github-slugger/regex.js
// This module is generated by `script/`.
/* eslint-disable no-control-regex, no-misleading-character-class, no-useless-escape */
const regex = /[\0-\x1F!-,\.\/:-@\[-\^`\{-\xA9\xAB-\xB4\xB6-\xB9\xBB-\xBF\xD7\xF7\u02C2-\u02C5\u02D2-\u02DF\u02E5-\u02EB\u02ED\u02EF-\u02FF\u0375\u0378\u0379\u037E\u0380-\u0385\u0387\u038B\u038D\u03A2\u03F6\u0482\u0530\u0557\u0558\u055A-\u055F\u0589-\u0590\u05BE\u05C0\u05C3\u05C6\u05C8-\u05CF\u05EB-\u05EE\u05F3-\u060F\u061B-\u061F\u066A-\u066D\u06D4\u06DD\u06DE\u06E9\u06FD\u06FE\u0700-\u070F\u074B\u074C\u07B2-\u07BF\u07F6-\u07F9\u07FB\u07FC\u07FE\u07FF\u082E-\u083F\u085C-\u085F\u086B-\u089F\u08B5\u08C8-\u08D2\u08E2\u0964\u0965\u0970\u0984\u098D\u098E\u0991\u0992\u09A9\u09B1\u09B3-\u09B5\u09BA\u09BB\u09C5\u09C6\u09C9\u09CA\u09CF-\u09D6\u09D8-\u09DB\u09DE\u09E4\u09E5\u09F2-\u09FB\u09FD\u09FF\u0A00\u0A04\u0A0B-\u0A0E\u0A11\u0A12\u0A29\u0A31\u0A34\u0A37\u0A3A\u0A3B\u0A3D\u0A43-\u0A46\u0A49\u0A4A\u0A4E-\u0A50\u0A52-\u0A58\u0A5D\u0A5F-\u0A65\u0A76-\u0A80\u0A84\u0A8E\u0A92\u0AA9\u0AB1\u0AB4\u0ABA\u0ABB\u0AC6\u0ACA\u0ACE\u0ACF\u0AD1-\u0ADF\u0AE4\u0AE5\u0AF0-\u0AF8\u0B00\u0B04\u0B0D\u0B0E\u0B11\u0B12\u0B29\u0B31\u0B34\u0B3A\u0B3B\u0B45\u0B46\u0B49\u0B4A\u0B4E-\u0B54\u0B58-\u0B5B\u0B5E\u0B64\u0B65\u0B70\u0B72-\u0B81\u0B84\u0B8B-\u0B8D\u0B91\u0B96-\u0B98\u0B9B\u0B9D\u0BA0-\u0BA2\u0BA5-\u0BA7\u0BAB-\u0BAD\u0BBA-\u0BBD\u0BC3-\u0BC5\u0BC9\u0BCE\u0BCF\u0BD1-\u0BD6\u0BD8-\u0BE5\u0BF0-\u0BFF\u0C0D\u0C11\u0C29\u0C3A-\u0C3C\u0C45\u0C49\u0C4E-\u0C54\u0C57\u0C5B-\u0C5F\u0C64\u0C65\u0C70-\u0C7F\u0C84\u0C8D\u0C91\u0CA9\u0CB4\u0CBA\u0CBB\u0CC5\u0CC9\u0CCE-\u0CD4\u0CD7-\u0CDD\u0CDF\u0CE4\u0CE5\u0CF0\u0CF3-\u0CFF\u0D0D\u0D11\u0D45\u0D49\u0D4F-\u0D53\u0D58-\u0D5E\u0D64\u0D65\u0D70-\u0D79\u0D80\u0D84\u0D97-\u0D99\u0DB2\u0DBC\u0DBE\u0DBF\u0DC7-\u0DC9\u0DCB-\u0DCE\u0DD5\u0DD7\u0DE0-\u0DE5\u0DF0\u0DF1\u0DF4-\u0E00\u0E3B-\u0E3F\u0E4F\u0E5A-\u0E80\u0E83\u0E85\u0E8B\u0EA4\u0EA6\u0EBE\u0EBF\u0EC5\u0EC7\u0ECE\u0ECF\u0EDA\u0EDB\u0EE0-\u0EFF\u0F01-\u0F17\u0F1A-\u0F1F\u0F2A-\u0F34\u0F36\u0F38\u0F3A-\u0F3D\u0F48\u0F6D-\u0F70\u0F85\u0F98\u0FBD-\u0FC5\u0FC7-\u0FFF\u104A-\u104F\u109E\u109F\u10C6\u10C8-\u10CC\u10CE\u10CF\u10FB\u1249\u124E\u124F\u1257\u1259\u125E\u125F\u1289\u128E\u128F\u12B1\u12B6\u12B7\u12BF\u12C1\u12C6\u12C7\u12D7\u1311\u1316\u1317\u135B\u135C\u1360-\u137F\u1390-\u139F\u13F6\u13F7\u13FE-\u1400\u166D\u166E\u1680\u169B-\u169F\u16EB-\u16ED\u16F9-\u16FF\u170D\u1715-\u171F\u1735-\u173F\u1754-\u175F\u176D\u1771\u1774-\u177F\u17D4-\u17D6\u17D8-\u17DB\u17DE\u17DF\u17EA-\u180A\u180E\u180F\u181A-\u181F\u1879-\u187F\u18AB-\u18AF\u18F6-\u18FF\u191F\u192C-\u192F\u193C-\u1945\u196E\u196F\u1975-\u197F\u19AC-\u19AF\u19CA-\u19CF\u19DA-\u19FF\u1A1C-\u1A1F\u1A5F\u1A7D\u1A7E\u1A8A-\u1A8F\u1A9A-\u1AA6\u1AA8-\u1AAF\u1AC1-\u1AFF\u1B4C-\u1B4F\u1B5A-\u1B6A\u1B74-\u1B7F\u1BF4-\u1BFF\u1C38-\u1C3F\u1C4A-\u1C4C\u1C7E\u1C7F\u1C89-\u1C8F\u1CBB\u1CBC\u1CC0-\u1CCF\u1CD3\u1CFB-\u1CFF\u1DFA\u1F16\u1F17\u1F1E\u1F1F\u1F46\u1F47\u1F4E\u1F4F\u1F58\u1F5A\u1F5C\u1F5E\u1F7E\u1F7F\u1FB5\u1FBD\u1FBF-\u1FC1\u1FC5\u1FCD-\u1FCF\u1FD4\u1FD5\u1FDC-\u1FDF\u1FED-\u1FF1\u1FF5\u1FFD-\u203E\u2041-\u2053\u2055-\u2070\u2072-\u207E\u2080-\u208F\u209D-\u20CF\u20F1-\u2101\u2103-\u2106\u2108\u2109\u2114\u2116-\u2118\u211E-\u2123\u2125\u2127\u2129\u212E\u213A\u213B\u2140-\u2144\u214A-\u214D\u214F-\u215F\u2189-\u24B5\u24EA-\u2BFF\u2C2F\u2C5F\u2CE5-\u2CEA\u2CF4-\u2CFF\u2D26\u2D28-\u2D2C\u2D2E\u2D2F\u2D68-\u2D6E\u2D70-\u2D7E\u2D97-\u2D9F\u2DA7\u2DAF\u2DB7\u2DBF\u2DC7\u2DCF\u2DD7\u2DDF\u2E00-\u2E2E\u2E30-\u3004\u3008-\u3020\u3030\u3036\u3037\u303D-\u3040\u3097\u3098\u309B\u309C\u30A0\u30FB\u3100-\u3104\u3130\u318F-\u319F\u31C0-\u31EF\u3200-\u33FF\u4DC0-\u4DFF\u9FFD-\u9FFF\uA48D-\uA4CF\uA4FE\uA4FF\uA60D-\uA60F\uA62C-\uA63F\uA673\uA67E\uA6F2-\uA716\uA720\uA721\uA789\uA78A\uA7C0\uA7C1\uA7CB-\uA7F4\uA828-\uA82B\uA82D-\uA83F\uA874-\uA87F\uA8C6-\uA8CF\uA8DA-\uA8DF\uA8F8-\uA8FA\uA8FC\uA92E\uA92F\uA954-\uA95F\uA97D-\uA97F\uA9C1-\uA9CE\uA9DA-\uA9DF\uA9FF\uAA37-\uAA3F\uAA4E\uAA4F\uAA5A-\uAA5F\uAA77-\uAA79\uAAC3-\uAADA\uAADE\uAADF\uAAF0\uAAF1\uAAF7-\uAB00\uAB07\uAB08\uAB0F\uAB10\uAB17-\uAB1F\uAB27\uAB2F\uAB5B\uAB6A-\uAB6F\uABEB\uABEE\uABEF\uABFA-\uABFF\uD7A4-\uD7AF\uD7C7-\uD7CA\uD7FC-\uD7FF\uE000-\uF8FF\uFA6E\uFA6F\uFADA-\uFAFF\uFB07-\uFB12\uFB18-\uFB1C\uFB29\uFB37\uFB3D\uFB3F\uFB42\uFB45\uFBB2-\uFBD2\uFD3E-\uFD4F\uFD90\uFD91\uFDC8-\uFDEF\uFDFC-\uFDFF\uFE10-\uFE1F\uFE30-\uFE32\uFE35-\uFE4C\uFE50-\uFE6F\uFE75\uFEFD-\uFF0F\uFF1A-\uFF20\uFF3B-\uFF3E\uFF40\uFF5B-\uFF65\uFFBF-\uFFC1\uFFC8\uFFC9\uFFD0\uFFD1\uFFD8\uFFD9\uFFDD-\uFFFF]|\uD800[\uDC0C\uDC27\uDC3B\uDC3E\uDC4E\uDC4F\uDC5E-\uDC7F\uDCFB-\uDD3F\uDD75-\uDDFC\uDDFE-\uDE7F\uDE9D-\uDE9F\uDED1-\uDEDF\uDEE1-\uDEFF\uDF20-\uDF2C\uDF4B-\uDF4F\uDF7B-\uDF7F\uDF9E\uDF9F\uDFC4-\uDFC7\uDFD0\uDFD6-\uDFFF]|\uD801[\uDC9E\uDC9F\uDCAA-\uDCAF\uDCD4-\uDCD7\uDCFC-\uDCFF\uDD28-\uDD2F\uDD64-\uDDFF\uDF37-\uDF3F\uDF56-\uDF5F\uDF68-\uDFFF]|\uD802[\uDC06\uDC07\uDC09\uDC36\uDC39-\uDC3B\uDC3D\uDC3E\uDC56-\uDC5F\uDC77-\uDC7F\uDC9F-\uDCDF\uDCF3\uDCF6-\uDCFF\uDD16-\uDD1F\uDD3A-\uDD7F\uDDB8-\uDDBD\uDDC0-\uDDFF\uDE04\uDE07-\uDE0B\uDE14\uDE18\uDE36\uDE37\uDE3B-\uDE3E\uDE40-\uDE5F\uDE7D-\uDE7F\uDE9D-\uDEBF\uDEC8\uDEE7-\uDEFF\uDF36-\uDF3F\uDF56-\uDF5F\uDF73-\uDF7F\uDF92-\uDFFF]|\uD803[\uDC49-\uDC7F\uDCB3-\uDCBF\uDCF3-\uDCFF\uDD28-\uDD2F\uDD3A-\uDE7F\uDEAA\uDEAD-\uDEAF\uDEB2-\uDEFF\uDF1D-\uDF26\uDF28-\uDF2F\uDF51-\uDFAF\uDFC5-\uDFDF\uDFF7-\uDFFF]|\uD804[\uDC47-\uDC65\uDC70-\uDC7E\uDCBB-\uDCCF\uDCE9-\uDCEF\uDCFA-\uDCFF\uDD35\uDD40-\uDD43\uDD48-\uDD4F\uDD74\uDD75\uDD77-\uDD7F\uDDC5-\uDDC8\uDDCD\uDDDB\uDDDD-\uDDFF\uDE12\uDE38-\uDE3D\uDE3F-\uDE7F\uDE87\uDE89\uDE8E\uDE9E\uDEA9-\uDEAF\uDEEB-\uDEEF\uDEFA-\uDEFF\uDF04\uDF0D\uDF0E\uDF11\uDF12\uDF29\uDF31\uDF34\uDF3A\uDF45\uDF46\uDF49\uDF4A\uDF4E\uDF4F\uDF51-\uDF56\uDF58-\uDF5C\uDF64\uDF65\uDF6D-\uDF6F\uDF75-\uDFFF]|\uD805[\uDC4B-\uDC4F\uDC5A-\uDC5D\uDC62-\uDC7F\uDCC6\uDCC8-\uDCCF\uDCDA-\uDD7F\uDDB6\uDDB7\uDDC1-\uDDD7\uDDDE-\uDDFF\uDE41-\uDE43\uDE45-\uDE4F\uDE5A-\uDE7F\uDEB9-\uDEBF\uDECA-\uDEFF\uDF1B\uDF1C\uDF2C-\uDF2F\uDF3A-\uDFFF]|\uD806[\uDC3B-\uDC9F\uDCEA-\uDCFE\uDD07\uDD08\uDD0A\uDD0B\uDD14\uDD17\uDD36\uDD39\uDD3A\uDD44-\uDD4F\uDD5A-\uDD9F\uDDA8\uDDA9\uDDD8\uDDD9\uDDE2\uDDE5-\uDDFF\uDE3F-\uDE46\uDE48-\uDE4F\uDE9A-\uDE9C\uDE9E-\uDEBF\uDEF9-\uDFFF]|\uD807[\uDC09\uDC37\uDC41-\uDC4F\uDC5A-\uDC71\uDC90\uDC91\uDCA8\uDCB7-\uDCFF\uDD07\uDD0A\uDD37-\uDD39\uDD3B\uDD3E\uDD48-\uDD4F\uDD5A-\uDD5F\uDD66\uDD69\uDD8F\uDD92\uDD99-\uDD9F\uDDAA-\uDEDF\uDEF7-\uDFAF\uDFB1-\uDFFF]|\uD808[\uDF9A-\uDFFF]|\uD809[\uDC6F-\uDC7F\uDD44-\uDFFF]|[\uD80A\uD80B\uD80E-\uD810\uD812-\uD819\uD824-\uD82B\uD82D\uD82E\uD830-\uD833\uD837\uD839\uD83D\uD83F\uD87B-\uD87D\uD87F\uD885-\uDB3F\uDB41-\uDBFF][\uDC00-\uDFFF]|\uD80D[\uDC2F-\uDFFF]|\uD811[\uDE47-\uDFFF]|\uD81A[\uDE39-\uDE3F\uDE5F\uDE6A-\uDECF\uDEEE\uDEEF\uDEF5-\uDEFF\uDF37-\uDF3F\uDF44-\uDF4F\uDF5A-\uDF62\uDF78-\uDF7C\uDF90-\uDFFF]|\uD81B[\uDC00-\uDE3F\uDE80-\uDEFF\uDF4B-\uDF4E\uDF88-\uDF8E\uDFA0-\uDFDF\uDFE2\uDFE5-\uDFEF\uDFF2-\uDFFF]|\uD821[\uDFF8-\uDFFF]|\uD823[\uDCD6-\uDCFF\uDD09-\uDFFF]|\uD82C[\uDD1F-\uDD4F\uDD53-\uDD63\uDD68-\uDD6F\uDEFC-\uDFFF]|\uD82F[\uDC6B-\uDC6F\uDC7D-\uDC7F\uDC89-\uDC8F\uDC9A-\uDC9C\uDC9F-\uDFFF]|\uD834[\uDC00-\uDD64\uDD6A-\uDD6C\uDD73-\uDD7A\uDD83\uDD84\uDD8C-\uDDA9\uDDAE-\uDE41\uDE45-\uDFFF]|\uD835[\uDC55\uDC9D\uDCA0\uDCA1\uDCA3\uDCA4\uDCA7\uDCA8\uDCAD\uDCBA\uDCBC\uDCC4\uDD06\uDD0B\uDD0C\uDD15\uDD1D\uDD3A\uDD3F\uDD45\uDD47-\uDD49\uDD51\uDEA6\uDEA7\uDEC1\uDEDB\uDEFB\uDF15\uDF35\uDF4F\uDF6F\uDF89\uDFA9\uDFC3\uDFCC\uDFCD]|\uD836[\uDC00-\uDDFF\uDE37-\uDE3A\uDE6D-\uDE74\uDE76-\uDE83\uDE85-\uDE9A\uDEA0\uDEB0-\uDFFF]|\uD838[\uDC07\uDC19\uDC1A\uDC22\uDC25\uDC2B-\uDCFF\uDD2D-\uDD2F\uDD3E\uDD3F\uDD4A-\uDD4D\uDD4F-\uDEBF\uDEFA-\uDFFF]|\uD83A[\uDCC5-\uDCCF\uDCD7-\uDCFF\uDD4C-\uDD4F\uDD5A-\uDFFF]|\uD83B[\uDC00-\uDDFF\uDE04\uDE20\uDE23\uDE25\uDE26\uDE28\uDE33\uDE38\uDE3A\uDE3C-\uDE41\uDE43-\uDE46\uDE48\uDE4A\uDE4C\uDE50\uDE53\uDE55\uDE56\uDE58\uDE5A\uDE5C\uDE5E\uDE60\uDE63\uDE65\uDE66\uDE6B\uDE73\uDE78\uDE7D\uDE7F\uDE8A\uDE9C-\uDEA0\uDEA4\uDEAA\uDEBC-\uDFFF]|\uD83C[\uDC00-\uDD2F\uDD4A-\uDD4F\uDD6A-\uDD6F\uDD8A-\uDFFF]|\uD83E[\uDC00-\uDFEF\uDFFA-\uDFFF]|\uD869[\uDEDE-\uDEFF]|\uD86D[\uDF35-\uDF3F]|\uD86E[\uDC1E\uDC1F]|\uD873[\uDEA2-\uDEAF]|\uD87A[\uDFE1-\uDFFF]|\uD87E[\uDE1E-\uDFFF]|\uD884[\uDF4B-\uDFFF]|\uDB40[\uDC00-\uDCFF\uDDF0-\uDFFF]/g

;// CONCATENATED MODULE: ./node_modules/github-slugger/index.js


const own = Object.hasOwnProperty

/**
 * Slugger.
 */
class BananaSlug {
  /**
   * Create a new slug class.
   */
  constructor () {
    /** @type {Record<string, number>} */
    // eslint-disable-next-line no-unused-expressions
    this.occurrences

    this.reset()
  }

  /**
   * Generate a unique slug.
  *
  * Tracks previously generated slugs: repeated calls with the same value
  * will result in different slugs.
  * Use the `slug` function to get same slugs.
   *
   * @param  {string} value
   *   String of text to slugify
   * @param  {boolean} [maintainCase=false]
   *   Keep the current case, otherwise make all lowercase
   * @return {string}
   *   A unique slug string
   */
  slug (value, maintainCase) {
    const self = this
    let result = slug(value, maintainCase === true)
    const originalSlug = result

    while (own.call(self.occurrences, result)) {
      self.occurrences[originalSlug]++
      result = originalSlug + '-' + self.occurrences[originalSlug]
    }

    self.occurrences[result] = 0

    return result
  }

  /**
   * Reset - Forget all previous slugs
   *
   * @return void
   */
  reset () {
    this.occurrences = Object.create(null)
  }
}

/**
 * Generate a slug.
 *
 * Does not track previously generated slugs: repeated calls with the same value
 * will result in the exact same slug.
 * Use the `GithubSlugger` class to get unique slugs.
 *
 * @param  {string} value
 *   String of text to slugify
 * @param  {boolean} [maintainCase=false]
 *   Keep the current case, otherwise make all lowercase
 * @return {string}
 *   A unique slug string
 */
function slug (value, maintainCase) {
  if (typeof value !== 'string') return ''
  if (!maintainCase) value = value.toLowerCase()
  return value.replace(regex, '').replace(/ /g, '-')
}


/***/ })

};
