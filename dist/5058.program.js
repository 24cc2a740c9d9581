export const id = 5058;
export const ids = [5058,447];
export const modules = {

/***/ 60447:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   improvePages: () => (/* binding */ improvePages),
/* harmony export */   o: () => (/* binding */ readSource)
/* harmony export */ });
/* harmony import */ var _bot_outcome_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9826);
/* harmony import */ var _config_settings_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(81910);
/* harmony import */ var _improve_improve_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1867);
/* harmony import */ var _improve_look_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(73756);
/* harmony import */ var _jobs_changes_change_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(33379);
/* harmony import */ var _shared_errors_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(42205);
/* harmony import */ var _shared_runtime_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(82860);
/* harmony import */ var _views_counting_page_filter_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(24475);
/* harmony import */ var _views_export_options_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(24094);
/* harmony import */ var _export_views_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(81742);
/* harmony import */ var _workflow_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(22062);
// `mode: improve` in a workflow run.











/** The views to look at, and the files of the documentation. */
async function readSource(run, { host }) {
    const { inputs, facts, runner, signal } = run;
    const { config } = await (0,_config_settings_js__WEBPACK_IMPORTED_MODULE_1__/* .loadSettings */ .M5)(host, facts.repository, runner);
    const elsewhere = (0,_workflow_js__WEBPACK_IMPORTED_MODULE_10__/* .docsRepositoryOf */ .DQ)(run, config);
    if (elsewhere !== undefined) {
        throw new _shared_errors_js__WEBPACK_IMPORTED_MODULE_5__/* .SetupError */ .w3(`The documentation is in ${elsewhere}, so \`mode: ${inputs.mode}\` has to run there. Move this step to a workflow of ${elsewhere}.`);
    }
    const { service, source, maxRequests } = await (0,_export_views_js__WEBPACK_IMPORTED_MODULE_9__/* .openSource */ .o)(run, config);
    const docs = (0,_jobs_changes_change_js__WEBPACK_IMPORTED_MODULE_4__/* .readDocsPaths */ .C5)(inputs.embedded.docsPaths);
    const all = await host.listFiles();
    const { include, exclude } = config.views;
    return {
        config,
        all,
        files: all.filter((file) => docs.covering(file).length > 0),
        /** What is not counted has no readers to judge by. */
        wanted: (0,_views_counting_page_filter_js__WEBPACK_IMPORTED_MODULE_7__/* .pageFilter */ .Y)(include, exclude),
        options: {
            projectId: inputs.service.projectId ?? facts.repositoryId,
            title: facts.repository,
            source,
            range: (0,_views_export_options_js__WEBPACK_IMPORTED_MODULE_8__.chooseRange)(inputs.views, _shared_runtime_js__WEBPACK_IMPORTED_MODULE_6__/* .systemClock */ .ml.now()),
            compare: true,
            maxRequests,
            deadline: _shared_runtime_js__WEBPACK_IMPORTED_MODULE_6__/* .systemClock */ .ml.now() + inputs.job.timeoutMinutes * 60_000,
        },
        deps: { service, ...(0,_shared_runtime_js__WEBPACK_IMPORTED_MODULE_6__/* .systemRuntime */ .gh)(runner), signal },
    };
}
async function improvePages(run, bot) {
    const { inputs, facts, runner, context } = run;
    const { files, options, deps, wanted } = await readSource(run, bot);
    const findings = await (0,_improve_look_js__WEBPACK_IMPORTED_MODULE_3__/* .findPages */ .uT)(options, files, deps);
    const { actor: requester } = facts;
    const identity = { requester, event: context.eventName };
    const found = findings.found.filter(({ path }) => wanted(path));
    const improved = await (0,_improve_improve_js__WEBPACK_IMPORTED_MODULE_2__/* .improve */ .lr)({ ...findings, found }, identity, bot);
    for (const { path, why } of improved.passedOver)
        runner.info(`${path}: not again yet. ${why}`);
    for (const note of improved.notes)
        runner.info(note);
    for (const { outcome, message } of improved.picked) {
        if (outcome === 'ignored')
            runner.warn(message ?? '');
    }
    const outcome = (0,_improve_improve_js__WEBPACK_IMPORTED_MODULE_2__/* .outcomeOf */ .sG)(improved, inputs.dryRun);
    runner.output('outcome', outcome);
    runner.output('picked', (0,_improve_improve_js__WEBPACK_IMPORTED_MODULE_2__/* .pickedJson */ .n8)(improved));
    await runner.summary((0,_improve_improve_js__WEBPACK_IMPORTED_MODULE_2__/* .improveSummary */ .V)(improved, inputs.dryRun));
    return { failed: (0,_bot_outcome_js__WEBPACK_IMPORTED_MODULE_0__/* .isFailure */ .N6)(outcome), message: (0,_improve_improve_js__WEBPACK_IMPORTED_MODULE_2__/* .lastLine */ .fM)(improved, inputs.dryRun) };
}


/***/ }),

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


/***/ }),

/***/ 24475:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Y: () => (/* binding */ pageFilter),
/* harmony export */   t: () => (/* binding */ ALL_PAGES)
/* harmony export */ });
/* harmony import */ var _shared_glob_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77012);
// Which pages the settings want: `include` and `exclude`, by our own globs on the page's path.

const ALL_PAGES = () => true;
/** The same pages are asked about for every line, day and table. */
const MAX_REMEMBERED = 100_000;
function pageFilter(include, exclude) {
    if (include.length + exclude.length === 0)
        return ALL_PAGES;
    const [open, closed] = [include.map(matcher), exclude.map(matcher)];
    const known = new Map();
    return (path) => {
        const before = known.get(path);
        if (before !== undefined)
            return before;
        const wanted = (open.length === 0 || open.some((fits) => fits(path))) && !closed.some((fits) => fits(path));
        if (known.size === MAX_REMEMBERED)
            known.clear();
        known.set(path, wanted);
        return wanted;
    };
}
/** `/guide` is the first page of the folder `/guide/`, so `/guide/**` covers it, too. */
function matcher(pattern) {
    const relative = pattern.replace(/^\//, '');
    if (relative === '')
        return (path) => path === '/';
    const glob = (0,_shared_glob_js__WEBPACK_IMPORTED_MODULE_0__/* .compileGlob */ .SO)(relative);
    const folder = /(?:^|\/)(?:\*\*)?$/.test(relative);
    return (path) => {
        const name = path.slice(1);
        return glob.matches(name) || (folder && glob.matches(name === '' ? 'index' : `${name}/index`));
    };
}


/***/ })

};
