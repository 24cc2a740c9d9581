export const id = 8084;
export const ids = [8084];
export const modules = {

/***/ 38101:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  uj: () => (/* binding */ GONE),
  _B: () => (/* binding */ claimOf),
  Gy: () => (/* binding */ mark),
  yv: () => (/* binding */ originOf),
  ak: () => (/* binding */ toTheEnd)
});

// EXTERNAL MODULE: ./.build/program/src/shared/errors.js
var errors = __webpack_require__(42205);
// EXTERNAL MODULE: ./.build/program/src/bot/link-back.js
var link_back = __webpack_require__(97662);
// EXTERNAL MODULE: ./.build/program/src/bot/outcome.js
var outcome = __webpack_require__(9826);
// EXTERNAL MODULE: ./.build/program/src/bot/request.js
var bot_request = __webpack_require__(92939);
// EXTERNAL MODULE: ./.build/program/src/bot/send-and-follow.js + 1 modules
var send_and_follow = __webpack_require__(29903);
// EXTERNAL MODULE: ./.build/program/src/bot/desk.js
var bot_desk = __webpack_require__(95153);
// EXTERNAL MODULE: ./.build/program/src/bot/words.js + 1 modules
var words = __webpack_require__(28843);
;// CONCATENATED MODULE: ./.build/program/src/bot/tell-requester.js
// The person who asked learns that it is done. Edits of a comment notify nobody, so they are requested
// as a reviewer of the pull request or, where that is not possible, mentioned once.





/** A person's, by the host's rules: nothing else after an `@` could notify a team, or a bot. */
const LOGIN = /^[a-z\d](?:[a-z\d_-]{0,98}[a-z\d])?$/i;
/** `request.author` is whom the host named as the comment's author, and whose permission it confirmed. */
async function tellRequester(request, { outcome, job }, desk) {
    const { author } = request;
    const text = job && words/* mention */.lE(author, outcome, job, desk.voice);
    if (!text || request.namedBot || !LOGIN.test(author))
        return;
    const { host, log, repository } = desk;
    try {
        if (author === (await host.self()))
            return;
        const pull = outcome === 'pull-request' ? (0,link_back/* pullOf */.pv)(job.prLink ?? null, repository) : undefined;
        if (pull !== undefined && (await host.requestReview(pull, author)))
            return;
        const reply = (0,bot_desk/* replyAt */.G)(desk, `done:${(0,bot_request/* eventOf */.A6)(request.comment)}`, (0,bot_request/* placeOf */.$t)(request));
        if ((await reply.find()) === null)
            await reply.say(text, { phase: 'told' });
    }
    catch (error) {
        log.warn(`${author} could not be notified: ${(0,errors/* sentence */.em)(error)}`);
    }
}

;// CONCATENATED MODULE: ./.build/program/src/bot/take-up.js






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
        if (error instanceof errors/* NotFound */.Mk)
            return 'gone';
        log.warn(`Could not react to the comment: ${(0,errors/* sentence */.em)(error)}`);
        return 'unclear';
    }
}
async function toTheEnd(order, request, desk) {
    const result = await (0,send_and_follow/* sendAndFollow */.J)(order, desk);
    if (result.outcome === 'ignored' || desk.wait === 'later')
        return result;
    await mark((0,bot_request/* utteranceOf */.pI)(request), (0,outcome/* wentWell */.x3)(result), desk);
    if (result.job)
        await (0,link_back/* linkBack */.mr)(result.job, order.origin, desk);
    // Of several runs of one event, the first tells them; a re-run does when that one had not ended.
    const told = order.reply?.endedBefore || (order.claim === 'again' && !desk.rerun);
    if (!told)
        await tellRequester(request, result, desk);
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
        log.warn(`Could not react to the comment: ${(0,errors/* sentence */.em)(error)}`);
    }
}
/** The head of a pull request as it is now, at the claim, unless the event told it. */
async function originOf(request, { host }) {
    const { author, thread, comment, askedAt, url, isPull } = request;
    const pull = request.pull ?? (isPull ? (0,bot_request/* headOf */.Uo)(await host.pull(thread)) : undefined);
    return {
        requester: author,
        thread,
        comment,
        askedAt,
        ...(url && { url }),
        ...(pull && { pull }),
    };
}


/***/ }),

/***/ 8044:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   X: () => (/* binding */ orTell),
/* harmony export */   tellWrongSetup: () => (/* binding */ tellWrongSetup)
/* harmony export */ });
/* harmony import */ var _shared_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(42205);
/* harmony import */ var _desk_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(95153);
/* harmony import */ var _request_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(92939);
/* harmony import */ var _take_up_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(38101);
/* harmony import */ var _thread_host_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(60219);
/* harmony import */ var _words_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(28843);
// Whatever stops a command, the person who gave it learns so on the thread.






/** Does the work. If it fails, says why on the thread before the error reaches the log. */
async function orTell({ reply, said }, desk, work) {
    try {
        return await work();
    }
    catch (error) {
        if (!desk.dryRun)
            await tell(error, { reply, said }, desk);
        throw error;
    }
}
/**
 * For a workflow whose inputs are wrong, where nothing else is done. Only someone who is permitted
 * to give commands gets this answer; to others the setup is no concern.
 */
async function tellWrongSetup(request, error, desk) {
    if (desk.dryRun)
        return;
    const { host, permission } = desk;
    if (!request.namedBot && !(0,_thread_host_js__WEBPACK_IMPORTED_MODULE_4__/* .permits */ .V1)(await host.permission(request.author), permission))
        return;
    const said = (0,_request_js__WEBPACK_IMPORTED_MODULE_5__/* .utteranceOf */ .pI)(request);
    // As for any command: a re-run after the fix continues this answer.
    if ((await (0,_take_up_js__WEBPACK_IMPORTED_MODULE_2__/* .claimOf */ ._B)(said, desk)) === 'gone')
        return;
    const reply = (0,_desk_js__WEBPACK_IMPORTED_MODULE_1__/* .replyAt */ .G)(desk, (0,_request_js__WEBPACK_IMPORTED_MODULE_5__/* .eventOf */ .A6)(request.comment), (0,_request_js__WEBPACK_IMPORTED_MODULE_5__/* .placeOf */ .$t)(request));
    await tell(error, { reply, said }, desk);
}
async function tell(error, { reply, said }, desk) {
    await reply?.fail(_words_js__WEBPACK_IMPORTED_MODULE_3__/* .couldNot */ .NF(tellable(error, desk.voice), desk.voice));
    if (said)
        await (0,_take_up_js__WEBPACK_IMPORTED_MODULE_2__/* .mark */ .Gy)(said, false, desk);
}
/** What went wrong here is for the log; a thread gets the sentences that were written for people. */
function tellable(error, { runUrl }) {
    if (!(error instanceof _shared_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .DocketError */ .jq)) {
        const log = runUrl ? 'The log of the workflow run' : 'The log of the server';
        return `Something unexpected went wrong. ${log} has the details.`;
    }
    return [error.message, ...error.details.map((detail) => `- ${detail}`)].join('\n');
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


/***/ }),

/***/ 23321:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Y: () => (/* binding */ FINAL_STATUSES),
/* harmony export */   n: () => (/* binding */ JOB_STATUSES)
/* harmony export */ });
// The states of a job by name, separate from its schema: code that only follows a job does not load that.
const JOB_STATUSES = ['active', 'completed', 'archived', 'failed'];
const FINAL_STATUSES = new Set(['completed', 'archived', 'failed']);


/***/ })

};
