export const id = 7199;
export const ids = [7199];
export const modules = {

/***/ 37199:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   runJob: () => (/* binding */ runJob)
/* harmony export */ });
/* harmony import */ var _carry_out_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51167);
/* harmony import */ var _desk_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(64627);
/* harmony import */ var _dry_run_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(12301);
/* harmony import */ var _link_back_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(11536);
/* harmony import */ var _request_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(65025);





async function runJob(request, run, desk) {
    const { prompt, thread, jobId } = request;
    const origin = await originOf(request, run, desk);
    if (desk.dryRun)
        return (0,_dry_run_js__WEBPACK_IMPORTED_MODULE_2__/* .dryRun */ .P)({ what: 'job', prompt, origin, fresh: false, jobId }, desk);
    const reply = thread === undefined ? undefined : (0,_desk_js__WEBPACK_IMPORTED_MODULE_1__/* .replyAt */ .G)(desk, run.key, { thread });
    const to = jobId === undefined ? (thread === undefined ? 'new' : 'thread') : { job: jobId };
    const claim = desk.rerun ? 'again' : 'first';
    const order = { key: run.key, prompt, origin, to, reply, claim };
    const result = await (0,_carry_out_js__WEBPACK_IMPORTED_MODULE_0__/* .carryOut */ .u)(order, desk);
    if (result.job)
        await (0,_link_back_js__WEBPACK_IMPORTED_MODULE_3__/* .linkBack */ .m)(result.job, origin, desk);
    return result;
}
async function originOf({ thread, isPull, pull: known, askedAt }, { requester }, { host, voice }) {
    const asked = known === undefined && isPull && thread !== undefined;
    const pull = asked ? (0,_request_js__WEBPACK_IMPORTED_MODULE_4__/* .headOf */ .Uo)(await host.pull(thread)) : known;
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
