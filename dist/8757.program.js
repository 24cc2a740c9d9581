export const id = 8757;
export const ids = [8757];
export const modules = {

/***/ 97112:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   P: () => (/* binding */ dryRun)
/* harmony export */ });
/* harmony import */ var _gather_context_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(35972);

async function dryRun(rehearsal, desk) {
    const { what, prompt, origin, fresh, jobId } = rehearsal;
    const { threads } = await desk.backend();
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
        const context = await (0,_gather_context_js__WEBPACK_IMPORTED_MODULE_0__/* .gatherContext */ .x)(desk.host, origin);
        if (context !== undefined)
            lines.push('', 'Context:', context);
    }
    return { outcome: 'dry-run', message: lines.join('\n') };
}


/***/ }),

/***/ 45104:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D: () => (/* binding */ reviewPrompt)
/* harmony export */ });
/* harmony import */ var _text_foreign_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(93818);
/* harmony import */ var _context_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(89782);
// What a review that requests changes asks for: its text and its comments on lines, as a reader sees
// them. The same review always gives the same words, so that a later run can confirm them.


/** In characters; agents are given 20,000 of an instruction. */
const MAX_BODY = 8_000;
const MAX_COMMENTS = 10_000;
/** Empty when a reader sees nothing to do. */
async function reviewPrompt({ body, comments, more, submittedAt }, read) {
    const parts = [(0,_text_foreign_js__WEBPACK_IMPORTED_MODULE_1__/* .bound */ .$s)((0,_text_foreign_js__WEBPACK_IMPORTED_MODULE_1__/* .clean */ .uH)(body).trim(), MAX_BODY, '\n… (cut)')].filter((text) => text !== '');
    let room = MAX_COMMENTS;
    let edited = 0;
    let unread = more;
    for (const comment of comments) {
        const text = (0,_text_foreign_js__WEBPACK_IMPORTED_MODULE_1__/* .bound */ .$s)((0,_text_foreign_js__WEBPACK_IMPORTED_MODULE_1__/* .clean */ .uH)(comment.body).trim(), _context_js__WEBPACK_IMPORTED_MODULE_0__/* .CONTEXT_LIMITS */ .Ph.comment, '\n… (cut)');
        if (!(0,_context_js__WEBPACK_IMPORTED_MODULE_0__/* .dated */ .dR)(comment.editedAt, submittedAt))
            edited += 1;
        else if (text.length > room)
            unread += 1;
        // A command there has an event of its own.
        else if (text !== '' && (await read(comment.body)) === null) {
            room -= text.length;
            parts.push(`${where(comment)}:\n${text}`);
        }
    }
    if (parts.length === 0)
        return '';
    if (edited > 0)
        parts.push(`(Comments that were edited after the review, left out: ${edited})`);
    if (unread > 0)
        parts.push(`(Further comments that did not fit: ${unread})`);
    return parts.join('\n\n');
}
function where({ path, startLine, line }) {
    return `In ${(0,_text_foreign_js__WEBPACK_IMPORTED_MODULE_1__/* .codeSpan */ .SS)(path)}${line === undefined ? '' : `, ${(0,_context_js__WEBPACK_IMPORTED_MODULE_0__/* .lines */ .Mn)(startLine, line)}`}`;
}


/***/ }),

/***/ 98757:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   runReview: () => (/* binding */ runReview)
/* harmony export */ });
/* harmony import */ var _shared_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(42205);
/* harmony import */ var _desk_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(11032);
/* harmony import */ var _dry_run_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(97112);
/* harmony import */ var _request_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(11852);
/* harmony import */ var _review_prompt_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(45104);
/* harmony import */ var _take_up_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8040);
/* harmony import */ var _tell_failure_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(65053);
/* harmony import */ var _thread_host_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(2288);
// A review that requests changes on a job's own pull request continues the job, if a person with
// permission wrote it. Reviews are not addressed to Docket, so whatever is not taken up is only logged.








async function runReview(request, desk) {
    const { comment, thread, pull } = request;
    if (!pull?.open)
        return ignored(`pull request #${thread} is closed`);
    const refused = await whyNot(request, desk);
    if (refused !== undefined)
        return ignored(refused);
    const { threads, records } = await desk.backend();
    const job = await threads.ownerOf({ number: thread, headRef: pull.headRef });
    if (job === null)
        return ignored(`no job opened pull request #${thread}`);
    const { word } = desk.voice;
    if (job.archived) {
        return ignored(`job ${job.id} is archived; comment \`${word} …\` to start a new one`);
    }
    const review = await readReview(request, desk);
    if (review === null)
        return _take_up_js__WEBPACK_IMPORTED_MODULE_4__/* .GONE */ .uj;
    if (!review.requestsChanges)
        return ignored('the review was dismissed before this run began');
    const prompt = await (0,_review_prompt_js__WEBPACK_IMPORTED_MODULE_3__/* .reviewPrompt */ .D)({ ...review, body: request.body }, desk.read);
    if (prompt === '')
        return ignored('the review contains no visible text');
    const origin = await (0,_take_up_js__WEBPACK_IMPORTED_MODULE_4__/* .originOf */ .yv)(request, desk);
    if (desk.dryRun) {
        return (0,_dry_run_js__WEBPACK_IMPORTED_MODULE_2__/* .dryRun */ .P)({ what: 'review', prompt, origin, fresh: false, jobId: job.id }, desk);
    }
    const key = (0,_request_js__WEBPACK_IMPORTED_MODULE_6__/* .eventOf */ .A6)(comment);
    const before = await records?.promptOf(job.id, key);
    if (before !== undefined && before !== prompt) {
        return ignored(`job ${job.id} has taken up this review, and its comments were edited since; comment \`${word} …\` to continue`);
    }
    const said = (0,_request_js__WEBPACK_IMPORTED_MODULE_6__/* .utteranceOf */ .pI)(request);
    const claim = await (0,_take_up_js__WEBPACK_IMPORTED_MODULE_4__/* .claimOf */ ._B)(said, desk);
    if (claim === 'gone')
        return _take_up_js__WEBPACK_IMPORTED_MODULE_4__/* .GONE */ .uj;
    const reply = (0,_desk_js__WEBPACK_IMPORTED_MODULE_1__/* .replyAt */ .G)(desk, key, (0,_request_js__WEBPACK_IMPORTED_MODULE_6__/* .placeOf */ .$t)(request));
    const order = { key, prompt, origin, to: { job: job.id }, reply, claim };
    return (0,_tell_failure_js__WEBPACK_IMPORTED_MODULE_5__/* .orTell */ .X)({ reply, said }, desk, () => (0,_take_up_js__WEBPACK_IMPORTED_MODULE_4__/* .toTheEnd */ .ak)(order, request, desk));
}
async function whyNot({ author, namedBot }, { host, permission, settings }) {
    const granted = namedBot ? undefined : await host.permission(author);
    if (granted && !(0,_thread_host_js__WEBPACK_IMPORTED_MODULE_7__/* .permits */ .V)(granted, permission)) {
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


/***/ })

};
