export const id = 6383;
export const ids = [6383,4928];
export const modules = {

/***/ 54936:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   auditionAgent: () => (/* binding */ auditionAgent)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(48161);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
/* harmony import */ var _audition_audition_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(45269);
/* harmony import */ var _audition_plan_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(69640);
/* harmony import */ var _audition_sum_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(92969);
/* harmony import */ var _audition_trial_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(31395);
/* harmony import */ var _config_load_config_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(42258);
/* harmony import */ var _github_thread_host_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(54572);
/* harmony import */ var _shared_dollars_js__WEBPACK_IMPORTED_MODULE_15__ = __webpack_require__(42423);
/* harmony import */ var _shared_errors_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(42205);
/* harmony import */ var _shared_git_git_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(60958);
/* harmony import */ var _shared_text_foreign_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(35238);
/* harmony import */ var _connect_github_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(92137);
/* harmony import */ var _embedded_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(36533);
/* harmony import */ var _export_views_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(81742);
// `mode: audition` in a workflow run, after actions/checkout with the whole history.
















const MERGES = 10;
async function auditionAgent(run) {
    const { inputs, facts, env, runner, signal } = run;
    const { docsPaths, checkCommand } = inputs.embedded;
    const candidate = candidateOf(run);
    const host = (0,_github_thread_host_js__WEBPACK_IMPORTED_MODULE_7__.createThreadHost)((0,_connect_github_js__WEBPACK_IMPORTED_MODULE_10__/* .connectGithub */ .S)(run));
    const config = await (0,_config_load_config_js__WEBPACK_IMPORTED_MODULE_6__.loadConfig)(host, facts.repository, runner);
    const git = (0,_shared_git_git_js__WEBPACK_IMPORTED_MODULE_9__.createGit)({ path: facts.path });
    const clone = await (0,_audition_plan_js__WEBPACK_IMPORTED_MODULE_4__/* .inspectClone */ .AB)(git, env.GITHUB_WORKSPACE ?? process.cwd());
    const wanted = { ref: 'HEAD', count: MERGES, config, docsPaths };
    const { isDocs, ...history } = await (0,_audition_plan_js__WEBPACK_IMPORTED_MODULE_4__/* .findPast */ .Gf)(git, clone, wanted);
    const temp = facts.temp ?? (0,node_os__WEBPACK_IMPORTED_MODULE_1__.tmpdir)();
    const out = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.mkdtemp)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(temp, 'audition-'));
    const plan = {
        ...{ merges: history.merges, candidates: [candidate], repository: facts.repository, out },
        scratch: await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.mkdtemp)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(temp, 'audition-work-')),
        atOnce: 1,
    };
    for (const line of (0,_audition_plan_js__WEBPACK_IMPORTED_MODULE_4__/* .tellPlan */ .fb)(plan, { ...history, done: 0 }, config))
        runner.info(line);
    if (inputs.dryRun)
        return { failed: false, message: 'A dry run: no agent was started.' };
    const place = {
        ...{ git, env, config, docsPaths, isDocs, checkCommand, objects: clone.objects, log: runner },
        isolation: config.agent.isolation,
        hide: [...facts.hide, clone.root],
        identity: (0,_embedded_js__WEBPACK_IMPORTED_MODULE_11__/* .identityOf */ .c)(run),
    };
    const told = {
        show: (done, all, words) => runner.info(`${done} of ${all}: ${words}`),
    };
    const rows = await (0,_audition_audition_js__WEBPACK_IMPORTED_MODULE_3__/* .runAudition */ .F0)(plan, place, { told, signal });
    const message = (0,_audition_sum_js__WEBPACK_IMPORTED_MODULE_13__/* .tellSum */ .nF)((0,_audition_sum_js__WEBPACK_IMPORTED_MODULE_13__/* .sumOf */ .XN)(rows, candidate.name));
    await runner.summary(`## Audition\n\n${message}\n\n${rowsTable(rows)}\n\n${await keep(run, out)}`);
    return { failed: rows.every(({ verdict }) => verdict === 'failed'), message };
}
function candidateOf({ inputs }) {
    const { agentCommand: command, modelUrl: url, model, modelKey: key } = inputs.embedded;
    if (command !== undefined)
        return { name: command, command };
    if (url !== undefined && model !== undefined)
        return { name: model, model: { url, model, ...(key && { key }) } };
    throw new _shared_errors_js__WEBPACK_IMPORTED_MODULE_8__/* .SetupError */ .w3('Name the agent to try: set `agent-command`, or `model-url` and `model`. A service at `base-url` cannot be tried.');
}
/** Where people open the page. */
async function keep({ facts, env }, dir) {
    const hasResults = Boolean(env.ACTIONS_RESULTS_URL && env.ACTIONS_RUNTIME_TOKEN);
    const kept = await (0,_export_views_js__WEBPACK_IMPORTED_MODULE_12__/* .workflowArtifacts */ .h)({ ...facts, hasResults }).uploadFile({
        name: _audition_audition_js__WEBPACK_IMPORTED_MODULE_3__/* .PAGE_NAME */ .QX,
        dir,
    });
    return kept.kind === 'kept'
        ? `[What people wrote beside what the agent wrote](${kept.url})`
        : `The page was not uploaded, because ${kept.reason}. It is at \`${(0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(dir, _audition_audition_js__WEBPACK_IMPORTED_MODULE_3__/* .PAGE_NAME */ .QX)}\`.`;
}
function rowsTable(rows) {
    const cells = rows.map(({ title, verdict, names, missed, seconds, usage }) => [
        (0,_shared_text_foreign_js__WEBPACK_IMPORTED_MODULE_14__/* .inline */ .mG)(title),
        _audition_trial_js__WEBPACK_IMPORTED_MODULE_5__/* .VERDICTS */ .bk[verdict],
        names === 0 ? '' : `${names - missed} of ${names}`,
        `${seconds.toFixed(0)} s`,
        (0,_shared_dollars_js__WEBPACK_IMPORTED_MODULE_15__/* .costText */ .rs)(usage),
    ]);
    return (0,_shared_text_foreign_js__WEBPACK_IMPORTED_MODULE_14__/* .tableOf */ .c_)(['Merge', 'Result', 'Names', 'Time', 'Cost'], cells);
}


/***/ }),

/***/ 24928:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   x: () => (/* binding */ VERSION)
/* harmony export */ });
/** Kept equal to the version in package.json by a test. */
const VERSION = '1.0.0';


/***/ })

};
