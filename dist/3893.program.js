export const id = 3893;
export const ids = [3893];
export const modules = {

/***/ 3893:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   keepHostedList: () => (/* binding */ keepHostedList),
/* harmony export */   startHostedTick: () => (/* binding */ startHostedTick)
/* harmony export */ });
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(48161);
/* harmony import */ var _bot_thread_host_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(60219);
/* harmony import */ var _config_config_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(43090);
/* harmony import */ var _contract_service_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(97436);
/* harmony import */ var _github_drift_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(44045);
/* harmony import */ var _github_settings_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(43637);
/* harmony import */ var _improve_list_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(31387);
/* harmony import */ var _improve_look_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(73756);
/* harmony import */ var _jobs_changes_change_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(33379);
/* harmony import */ var _shared_errors_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(42205);
/* harmony import */ var _shared_runtime_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(82860);
/* harmony import */ var _views_counting_page_filter_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(24475);
/* harmony import */ var _views_export_options_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(24094);
// The list of documentation to do on a server: from the database, and from the files of the repository.













const READ_MS = 60_000;
const NO_VIEWS = 'Pages that readers miss are not listed, because no page views are known. Add the access logs of the project.';
const keepHostedList = (place, bot, deps) => (0,_improve_list_js__WEBPACK_IMPORTED_MODULE_5__/* .keepList */ .y)(listSources(place, bot, deps), bot);
const startHostedTick = (ticked, place, bot, deps) => (0,_improve_list_js__WEBPACK_IMPORTED_MODULE_5__/* .startTicked */ .t)(ticked, listSources(place, bot, deps), bot);
function listSources({ project }, { host }, deps) {
    const { github, settings, env } = deps;
    const open = async () => {
        if (!deps.checks)
            throw new _bot_thread_host_js__WEBPACK_IMPORTED_MODULE_12__/* .CheckLater */ .Lc();
        const docs = await deps.findDocs();
        if (docs) {
            const where = docs.pages.repository;
            throw new _shared_errors_js__WEBPACK_IMPORTED_MODULE_8__/* .SetupError */ .w3(`The documentation is in ${where}, so \`list-issue\` has to be set there.`);
        }
        const { config, tools, service } = await deps.shared.open(project.id);
        return { config, service, docsPaths: tools.docsPaths ?? _jobs_changes_change_js__WEBPACK_IMPORTED_MODULE_7__/* .DEFAULT_DOCS_PATHS */ .bK };
    };
    return {
        async pages() {
            const { config, service, docsPaths } = await open();
            const docs = (0,_jobs_changes_change_js__WEBPACK_IMPORTED_MODULE_7__/* .readDocsPaths */ .C5)(docsPaths);
            const files = (await host.listFiles()).filter((file) => docs.covering(file).length > 0);
            const now = _shared_runtime_js__WEBPACK_IMPORTED_MODULE_9__/* .systemClock */ .ml.now();
            const options = {
                ...{ projectId: project.id, title: project.repo, source: 'database' },
                range: (0,_views_export_options_js__WEBPACK_IMPORTED_MODULE_11__.chooseRange)({ range: 'last-30-days' }, now),
            };
            const reading = {
                views: (0,_contract_service_js__WEBPACK_IMPORTED_MODULE_2__/* .viewsOf */ .W6)(service),
                clock: _shared_runtime_js__WEBPACK_IMPORTED_MODULE_9__/* .systemClock */ .ml,
                signal: AbortSignal.timeout(READ_MS),
            };
            const findings = await (0,_improve_look_js__WEBPACK_IMPORTED_MODULE_6__/* .findPages */ .uT)(options, files, reading).catch((error) => {
                if (error instanceof _shared_errors_js__WEBPACK_IMPORTED_MODULE_8__/* .NoViews */ .KI)
                    return null;
                throw error;
            });
            if (!findings)
                return NO_VIEWS;
            const wanted = (0,_views_counting_page_filter_js__WEBPACK_IMPORTED_MODULE_10__/* .pageFilter */ .Y)(config.views.pages);
            return { ...findings, found: findings.found.filter(({ path }) => wanted(path)) };
        },
        async drift() {
            const { config, docsPaths } = await open();
            return (0,_github_drift_js__WEBPACK_IMPORTED_MODULE_3__.findBrokenNow)({
                ...{ github, path: env.PATH ?? '', scratch: (0,node_os__WEBPACK_IMPORTED_MODULE_0__.tmpdir)(), place: (0,_github_settings_js__WEBPACK_IMPORTED_MODULE_4__.gitPlace)(settings, env) },
                rules: (0,_config_config_js__WEBPACK_IMPORTED_MODULE_1__.driftRules)(config, docsPaths),
            });
        },
    };
}


/***/ })

};
