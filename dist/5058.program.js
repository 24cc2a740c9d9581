export const id = 5058;
export const ids = [5058];
export const modules = {

/***/ 5058:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   redirectPages: () => (/* binding */ redirectPages)
/* harmony export */ });
/* harmony import */ var _bot_outcome_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9826);
/* harmony import */ var _improve_redirects_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(65900);
/* harmony import */ var _improve_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(60447);



async function redirectPages(run, bot) {
    const { facts, runner, context } = run;
    const { config, files, all, options, deps, wanted } = await (0,_improve_js__WEBPACK_IMPORTED_MODULE_2__/* .readSource */ .o)(run, bot);
    const found = await (0,_improve_redirects_js__WEBPACK_IMPORTED_MODULE_1__.findRedirects)(options, files, deps);
    const { in: place } = config.redirects;
    const redirected = await (0,_improve_redirects_js__WEBPACK_IMPORTED_MODULE_1__.redirectMissing)({ ...found, wanted: found.wanted.filter(({ to }) => wanted(to)) }, all, { place, requester: facts.actor, event: context.eventName }, bot);
    for (const { path, why } of redirected.passedOver)
        runner.info(`${path}: left out. ${why}`);
    for (const note of redirected.notes)
        runner.info(note);
    const { outcome, job, message } = redirected;
    runner.output('outcome', outcome);
    runner.output('redirects', (0,_improve_redirects_js__WEBPACK_IMPORTED_MODULE_1__.redirectsJson)(redirected));
    if (job) {
        runner.output('job-id', job.id);
        runner.output('pr-link', job.prLink ?? '');
    }
    await runner.summary((0,_improve_redirects_js__WEBPACK_IMPORTED_MODULE_1__.redirectsSummary)(redirected));
    return { failed: (0,_bot_outcome_js__WEBPACK_IMPORTED_MODULE_0__/* .isFailure */ .N6)(outcome), message };
}


/***/ })

};
