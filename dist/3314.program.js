export const id = 3314;
export const ids = [3314];
export const modules = {

/***/ 52953:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   o4: () => (/* binding */ parseConfig),
/* harmony export */   tF: () => (/* binding */ CONFIG_PATH)
/* harmony export */ });
/* unused harmony export DEFAULT_CONFIG */
/* harmony import */ var yaml__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(38815);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(80737);
/* harmony import */ var _analytics_formats_fields_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73463);
/* harmony import */ var _analytics_traffic_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(21470);
/* harmony import */ var _shared_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(42205);
// `.github/docket.yml`: the rarer settings, read from the default branch. Every problem is told at
// once, with its line.





const CONFIG_PATH = '.github/docket.yml';
const whole = (max = 1_000_000_000) => zod__WEBPACK_IMPORTED_MODULE_3__/* .int */ .Whr().min(1).max(max);
const words = zod__WEBPACK_IMPORTED_MODULE_3__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP().min(1)).readonly();
const Config = zod__WEBPACK_IMPORTED_MODULE_3__/* .strictObject */ .rej({
    agent: zod__WEBPACK_IMPORTED_MODULE_3__/* .strictObject */ .rej({
        'max-steps': whole(10_000).optional(),
        'max-tokens': whole().optional(),
        'max-minutes': whole(7_200).optional(),
        /** Names of variables that an agent program may have. */
        env: words.default([]),
    })
        .prefault({}),
    jobs: zod__WEBPACK_IMPORTED_MODULE_3__/* .strictObject */ .rej({
        'retention-days': whole(3_650).default(30),
        'max-open-pull-requests': whole(10_000).default(20),
    })
        .prefault({}),
    'pull-request': zod__WEBPACK_IMPORTED_MODULE_3__/* .strictObject */ .rej({ labels: words.default([]), reviewers: words.default([]) })
        .prefault({}),
    views: zod__WEBPACK_IMPORTED_MODULE_3__/* .strictObject */ .rej({
        'ai-classes': zod__WEBPACK_IMPORTED_MODULE_3__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_3__/* ["enum"] */ .k5n(_analytics_traffic_js__WEBPACK_IMPORTED_MODULE_4__/* .TRAFFIC_CLASSES */ .L)).readonly().optional(),
        history: zod__WEBPACK_IMPORTED_MODULE_3__/* .boolean */ .zMY().optional(),
        /** How often a service may be asked for one export. */
        'max-requests': whole(1_000_000).default(100),
        /** Names of fields in JSON access logs. */
        'log-fields': zod__WEBPACK_IMPORTED_MODULE_3__/* .partialRecord */ .jgl(zod__WEBPACK_IMPORTED_MODULE_3__/* ["enum"] */ .k5n(_analytics_formats_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .FIELDS */ .cJ), zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP().min(1)).default({}),
        /** Further agents, looked for before those that are known. */
        agents: zod__WEBPACK_IMPORTED_MODULE_3__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_3__/* .strictObject */ .rej({
            agent: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP().min(1),
            class: zod__WEBPACK_IMPORTED_MODULE_3__/* ["enum"] */ .k5n(_analytics_traffic_js__WEBPACK_IMPORTED_MODULE_4__/* .TRAFFIC_CLASSES */ .L),
            match: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP().min(1).refine(isPattern, 'is not a regular expression'),
        }))
            .readonly()
            .default([]),
        /** Labels of hosts by the globs of their logs. */
        hosts: zod__WEBPACK_IMPORTED_MODULE_3__/* .record */ .g1P(zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP(), zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP().min(1)).default({}),
    })
        .prefault({}),
})
    .readonly();
const DEFAULT_CONFIG = Config.parse({});
function parseConfig(text) {
    if (text === null)
        return DEFAULT_CONFIG;
    const lines = new yaml__WEBPACK_IMPORTED_MODULE_0__/* .LineCounter */ .HN();
    const document = (0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .parseDocument */ .Tp)(text, {
        lineCounter: lines,
        prettyErrors: false,
        logLevel: 'error',
    });
    const lineAt = (offset) => lines.linePos(offset ?? 0).line;
    const broken = document.errors.map(({ pos, message }) => problem(lineAt(pos[0]), message));
    (0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .visit */ .YR)(document, {
        // They can be made to expand without end, and nobody needs them here.
        Alias: (_, { range }) => {
            broken.push(problem(lineAt(range?.[0]), 'Write the value out; aliases are not allowed'));
        },
    });
    if (broken.length > 0)
        refuse(broken);
    const result = Config.safeParse(document.toJS() ?? {});
    if (result.success)
        return result.data;
    const lineOf = (path) => {
        const node = document.getIn(path, true);
        return node?.range || path.length === 0 ? lineAt(node?.range?.[0]) : lineOf(path.slice(0, -1));
    };
    refuse(result.error.issues.flatMap((issue) => {
        if (issue.code !== 'unrecognized_keys') {
            return [problem(lineOf(issue.path), `\`${issue.path.join('.')}\`: ${issue.message}`)];
        }
        const known = settingsIn(issue.path[0]);
        return issue.keys.map((key) => problem(lineOf([...issue.path, key]), `\`${key}\` is not a setting; known here: ${known.map((name) => `\`${name}\``).join(', ')}`));
    }));
}
function isPattern(text) {
    try {
        return Boolean(new RegExp(text, 'i'));
    }
    catch {
        return false;
    }
}
function settingsIn(group) {
    const { shape } = Config.unwrap();
    return Object.keys(group === undefined ? shape : shape[group].unwrap().shape);
}
function problem(line, message) {
    return `Line ${line}: ${message.replace(/\.?$/, '')}.`;
}
function refuse(details) {
    throw new _shared_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .InvalidRequest */ .zh(`\`${CONFIG_PATH}\` on the default branch cannot be used; correct what is named and run again.`, { details });
}


/***/ }),

/***/ 8376:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   openHere: () => (/* binding */ openHere)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(48161);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
/* harmony import */ var _action_config_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(52953);
/* harmony import */ var _app_gather_context_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(22627);
/* harmony import */ var _changes_secret_values_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(6171);
/* harmony import */ var _embedded_service_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(90632);
/* harmony import */ var _github_publisher_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(82610);
/* harmony import */ var _jobs_intake_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(14315);
/* harmony import */ var _shared_clock_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(66122);
/* harmony import */ var _shared_errors_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(42205);
/* harmony import */ var _agent_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(25359);
/* harmony import */ var _embedded_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(33433);
// The embedded service in a workflow run: state and work in the repository itself, with its token.













async function openHere(run, github, host) {
    const { inputs, facts } = run;
    const config = (0,_action_config_js__WEBPACK_IMPORTED_MODULE_3__/* .parseConfig */ .o4)(await host.readFile(_action_config_js__WEBPACK_IMPORTED_MODULE_3__/* .CONFIG_PATH */ .tF));
    const projectId = inputs.service.projectId ?? facts.repositoryId;
    const scratch = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.mkdtemp)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(facts.temp ?? (0,node_os__WEBPACK_IMPORTED_MODULE_1__.tmpdir)(), 'docket-'));
    const repository = {
        remote: `${facts.serverUrl}/${facts.repository}.git`,
        credentials: {
            origin: new URL(facts.serverUrl).origin,
            token: inputs.service.githubToken ?? '',
        },
    };
    const embedded = await (0,_embedded_js__WEBPACK_IMPORTED_MODULE_11__/* .openEmbedded */ .f)({
        path: facts.path,
        scratch,
        work: repository,
        state: repository,
        stateRef: inputs.embedded.stateRef,
        repository: facts.repository,
        holder: facts.run,
        ref: run.event.payload.repository?.default_branch ?? 'HEAD',
        tools: toolsFor(run, config, github, host),
        views: { getViews: noViews },
    });
    return {
        service: embedded.service,
        projectId,
        threads: { jobOf: (thread) => embedded.store.jobOfThread(String(thread)) },
        local: localWork(projectId, embedded, config),
        async close() {
            await embedded.engine.stop('interrupted');
            await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.rm)(scratch, { recursive: true, force: true });
        },
    };
}
function toolsFor({ inputs, env, facts, runner, works }, config, github, host) {
    const { agentCommand, modelUrl, model, modelKey, checkCommand } = inputs.embedded;
    const minutes = config.agent['max-minutes'] ?? inputs.job.timeoutMinutes;
    const { 'max-steps': steps, 'max-tokens': tokens } = config.agent;
    const isSet = agentCommand !== undefined || modelUrl !== undefined;
    const settings = {
        command: agentCommand,
        ...(modelUrl &&
            model && { model: { url: modelUrl, model, ...(modelKey && { key: modelKey }) } }),
        budget: { ...(steps && { steps }), ...(tokens && { tokens }), seconds: minutes * 60 },
        check: checkCommand,
        envNames: config.agent.env,
        environment: env,
        hide: facts.hide,
        tmp: (0,node_os__WEBPACK_IMPORTED_MODULE_1__.tmpdir)(),
        timeLimitMs: minutes * 60_000,
        clock: _shared_clock_js__WEBPACK_IMPORTED_MODULE_8__/* .systemClock */ .m,
        log: runner,
    };
    const agents = isSet || works ? (0,_agent_js__WEBPACK_IMPORTED_MODULE_10__/* .chooseAgent */ .RK)(settings) : { agent: _agent_js__WEBPACK_IMPORTED_MODULE_10__/* .noAgent */ .fm };
    const { labels, reviewers } = config['pull-request'];
    return {
        ...agents,
        publisher: (0,_github_publisher_js__WEBPACK_IMPORTED_MODULE_6__/* .createPublisher */ .jk)(github, { labels: [...labels], reviewers: [...reviewers] }),
        docsPaths: inputs.embedded.docsPaths,
        ...(inputs.embedded.baseRef && { baseRef: inputs.embedded.baseRef }),
        draft: inputs.embedded.draft,
        maxOpenPulls: config.jobs['max-open-pull-requests'],
        secrets: (0,_changes_secret_values_js__WEBPACK_IMPORTED_MODULE_12__/* .secretValues */ .V)(env, (0,_agent_js__WEBPACK_IMPORTED_MODULE_10__/* .handedOn */ .Uz)(settings)),
        context: (origin) => (0,_app_gather_context_js__WEBPACK_IMPORTED_MODULE_4__/* .gatherContext */ .x)(host, origin),
        clock: _shared_clock_js__WEBPACK_IMPORTED_MODULE_8__/* .systemClock */ .m,
        log: runner,
    };
}
function localWork(projectId, { engine, store }, config) {
    const DAY_MS = 24 * 60 * 60 * 1000;
    return {
        async promptToRepeat(id, event) {
            const job = await engine.get(projectId, id);
            return ((0,_jobs_intake_js__WEBPACK_IMPORTED_MODULE_7__/* .turnOf */ .LQ)(job, event) ?? job.turns.at(-1))?.prompt;
        },
        async timeOut(id) {
            await engine.stop('timed-out', id);
            return (0,_embedded_service_js__WEBPACK_IMPORTED_MODULE_5__/* .toWire */ .B)(await engine.get(projectId, id));
        },
        settled: () => engine.idle(),
        release: () => engine.stop('interrupted'),
        resume: () => engine.resume(),
        unarchived: () => store.list(),
        retire: () => engine.applyRetention(config.jobs['retention-days'] * DAY_MS),
        async originsOf(id) {
            const { turns } = await engine.get(projectId, id);
            return turns.flatMap(({ origin }) => origin ?? []);
        },
    };
}
async function noViews() {
    throw new _shared_errors_js__WEBPACK_IMPORTED_MODULE_9__/* .SetupError */ .w3('Page views need `access-logs`, or a service at `base-url`.');
}


/***/ }),

/***/ 64377:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   p6: () => (/* binding */ date),
/* harmony export */   w$: () => (/* binding */ datetime)
/* harmony export */ });
/* unused harmony exports time, duration */
/* harmony import */ var _core_index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(43759);
/* harmony import */ var _schemas_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(80737);



function datetime(params) {
    return _core_index_js__WEBPACK_IMPORTED_MODULE_0__/* ._isoDateTime */ .G1(_schemas_js__WEBPACK_IMPORTED_MODULE_1__/* .ZodISODateTime */ .You, params);
}
function date(params) {
    return _core_index_js__WEBPACK_IMPORTED_MODULE_0__/* ._isoDate */ .db(_schemas_js__WEBPACK_IMPORTED_MODULE_1__/* .ZodISODate */ .Brp, params);
}
function time(params) {
    return core._isoTime(ZodISOTime, params);
}
function duration(params) {
    return core._isoDuration(ZodISODuration, params);
}


/***/ })

};
