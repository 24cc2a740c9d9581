export const id = 398;
export const ids = [398];
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

/***/ 10398:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   runJob: () => (/* binding */ runJob)
/* harmony export */ });
/* harmony import */ var _desk_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(11032);
/* harmony import */ var _dry_run_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(97112);
/* harmony import */ var _link_back_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(15005);
/* harmony import */ var _request_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(11852);
/* harmony import */ var _send_and_follow_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(11070);
/* harmony import */ var _tell_failure_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(65053);






async function runJob(request, run, desk) {
    const { prompt, thread, jobId } = request;
    const origin = await originOf(request, run, desk);
    if (desk.dryRun)
        return (0,_dry_run_js__WEBPACK_IMPORTED_MODULE_1__/* .dryRun */ .P)({ what: 'job', prompt, origin, fresh: false, jobId }, desk);
    const reply = thread === undefined ? undefined : (0,_desk_js__WEBPACK_IMPORTED_MODULE_0__/* .replyAt */ .G)(desk, run.key, { thread });
    const to = jobId === undefined ? (thread === undefined ? 'new' : 'thread') : { job: jobId };
    const claim = desk.rerun ? 'again' : 'first';
    const order = { key: run.key, prompt, origin, to, reply, claim };
    const result = await (0,_tell_failure_js__WEBPACK_IMPORTED_MODULE_4__/* .orTell */ .X)(order, desk, () => (0,_send_and_follow_js__WEBPACK_IMPORTED_MODULE_3__/* .sendAndFollow */ .J)(order, desk));
    if (result.job)
        await (0,_link_back_js__WEBPACK_IMPORTED_MODULE_2__/* .linkBack */ .m)(result.job, origin, desk);
    return result;
}
async function originOf({ thread, isPull, pull: known, askedAt }, { requester }, { host, voice }) {
    const asked = known === undefined && isPull && thread !== undefined;
    const pull = asked ? (0,_request_js__WEBPACK_IMPORTED_MODULE_5__/* .headOf */ .Uo)(await host.pull(thread)) : known;
    return {
        ...(requester && { requester }),
        ...(thread !== undefined && { thread }),
        ...(askedAt && { askedAt }),
        ...(voice.runUrl && { url: voice.runUrl }),
        ...(pull && { pull }),
    };
}


/***/ })

};
