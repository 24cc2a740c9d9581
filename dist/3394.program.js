export const id = 3394;
export const ids = [3394,6018,4377,3004];
export const modules = {

/***/ 92137:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   S: () => (/* binding */ connectGithub)
/* harmony export */ });
/* harmony import */ var _github_client_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(31287);
/* harmony import */ var _shared_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(42205);
/* harmony import */ var _shared_network_network_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(10031);
/* harmony import */ var _shared_runtime_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(82860);




function connectGithub({ env, inputs, facts, runner, patience }) {
    const token = inputs.service.githubToken;
    if (!token) {
        throw new _shared_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .SetupError */ .w3('Input `github-token` is empty. Leave it out to use the workflow’s own token.');
    }
    // Not tied to the run's signal: the last update on a thread comes after it.
    return (0,_github_client_js__WEBPACK_IMPORTED_MODULE_0__.createGithub)({
        ...facts,
        token,
        ...(0,_shared_runtime_js__WEBPACK_IMPORTED_MODULE_3__/* .systemRuntime */ .gh)(runner),
        fetch: (0,_shared_network_network_js__WEBPACK_IMPORTED_MODULE_2__/* .githubFetchFor */ .Ve)(env),
        patience,
    });
}


/***/ }),

/***/ 49432:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   seeDoctor: () => (/* binding */ seeDoctor)
/* harmony export */ });
/* harmony import */ var _agents_broker_login_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(93004);
/* harmony import */ var _bot_doctor_doctor_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(41357);
/* harmony import */ var _bot_doctor_host_probes_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(15714);
/* harmony import */ var _bot_doctor_probes_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(31977);
/* harmony import */ var _bot_events_trigger_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(14774);
/* harmony import */ var _bot_wire_job_tools_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(51793);
/* harmony import */ var _config_config_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(43090);
/* harmony import */ var _config_load_config_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(42258);
/* harmony import */ var _github_settings_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(43637);
/* harmony import */ var _github_thread_host_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(54572);
/* harmony import */ var _shared_network_network_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(10031);
/* harmony import */ var _shared_runtime_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(82860);
/* harmony import */ var _connect_github_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(92137);
/* harmony import */ var _context_repositories_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(78949);
/* harmony import */ var _docs_repository_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(489);
/* harmony import */ var _embedded_js__WEBPACK_IMPORTED_MODULE_15__ = __webpack_require__(36533);
/* harmony import */ var _workflow_js__WEBPACK_IMPORTED_MODULE_16__ = __webpack_require__(22062);
// `mode: doctor` in a workflow run.

















async function seeDoctor(run) {
    const github = (0,_connect_github_js__WEBPACK_IMPORTED_MODULE_12__/* .connectGithub */ .S)(run);
    const host = (0,_github_thread_host_js__WEBPACK_IMPORTED_MODULE_9__.createThreadHost)(github);
    const probes = [
        triggerProbe(run),
        (0,_bot_doctor_host_probes_js__WEBPACK_IMPORTED_MODULE_2__/* .tokenProbe */ .Ez)(host),
        threadProbe(host, run),
        (0,_bot_doctor_host_probes_js__WEBPACK_IMPORTED_MODULE_2__/* .hostedConfigProbe */ .O1)(host, run.facts.repository, inputSettings(run)),
        (0,_bot_doctor_host_probes_js__WEBPACK_IMPORTED_MODULE_2__/* .hostedWorkflowsProbe */ .qt)(host, run.env.GITHUB_ACTION_REPOSITORY),
        checksProbe(host, run),
        clockProbe((0,_github_thread_host_js__WEBPACK_IMPORTED_MODULE_9__.createHostChecks)(github)),
        ...(await backendProbes(run, host, (0,_github_thread_host_js__WEBPACK_IMPORTED_MODULE_9__.createHostChecks)(github))),
        ...(await viewsProbes(run, host)),
    ];
    const findings = await (0,_bot_doctor_doctor_js__WEBPACK_IMPORTED_MODULE_1__/* .examine */ .sb)(probes, (finding) => run.runner.info((0,_bot_doctor_doctor_js__WEBPACK_IMPORTED_MODULE_1__/* .line */ .n8)(finding)));
    await run.runner.summary((0,_bot_doctor_doctor_js__WEBPACK_IMPORTED_MODULE_1__/* .diagnosis */ .C1)(findings));
    const { well, says } = (0,_bot_doctor_doctor_js__WEBPACK_IMPORTED_MODULE_1__/* .conclusion */ .q$)(findings);
    return { failed: !well, message: says };
}
async function backendProbes(run, host, checks) {
    const { inputs, facts, env, runner } = run;
    const { baseUrl, apiKey = '', projectId = '', githubToken = '' } = inputs.service;
    if (baseUrl !== undefined) {
        const { connectRemote } = await Promise.all(/* import() */[__webpack_require__.e(6085), __webpack_require__.e(6752), __webpack_require__.e(2876), __webpack_require__.e(3069)]).then(__webpack_require__.bind(__webpack_require__, 52876));
        return [(0,_bot_doctor_probes_js__WEBPACK_IMPORTED_MODULE_3__/* .serviceProbe */ .Yy)(connectRemote({ baseUrl, apiKey, env, log: runner }), projectId)];
    }
    const { agentCommand: command, modelUrl, model, modelKey: key } = inputs.embedded;
    const config = (await loadQuietly(run, host)) ?? _config_config_js__WEBPACK_IMPORTED_MODULE_6__.DEFAULT_CONFIG;
    const { isolation, login: settings } = config.agent;
    const issued = new Set();
    const login = settings && (0,_agents_broker_login_js__WEBPACK_IMPORTED_MODULE_0__.openLogin)(settings, (0,_bot_wire_job_tools_js__WEBPACK_IMPORTED_MODULE_5__/* .loginRun */ .XS)((0,_embedded_js__WEBPACK_IMPORTED_MODULE_15__/* .identityOf */ .c)(run), { env, log: runner, issued }));
    // Why it cannot be opened, its own probe says.
    const docs = await (0,_docs_repository_js__WEBPACK_IMPORTED_MODULE_14__.openDocsRepository)(run, config, host).catch(() => null);
    return [
        (0,_bot_doctor_probes_js__WEBPACK_IMPORTED_MODULE_3__/* .gitProbe */ .Vn)(facts.path),
        ...(docs === undefined ? [] : [docsProbe(run, config, host)]),
        ...(docs === null
            ? []
            : [
                (0,_bot_doctor_probes_js__WEBPACK_IMPORTED_MODULE_3__/* .stateProbe */ ._g)({
                    ...(0,_github_settings_js__WEBPACK_IMPORTED_MODULE_8__.gitPlace)({ ...facts, token: githubToken, ...docs }, env),
                    path: facts.path,
                }),
            ]),
        (0,_bot_doctor_probes_js__WEBPACK_IMPORTED_MODULE_3__/* .signingProbe */ .KL)(inputs.embedded.stateKey !== undefined),
        ...(docs === undefined ? [(0,_bot_doctor_host_probes_js__WEBPACK_IMPORTED_MODULE_2__/* .pullsProbe */ .vg)(checks)] : []),
        (0,_bot_doctor_probes_js__WEBPACK_IMPORTED_MODULE_3__/* .agentProbe */ .Cc)({ command, ...(modelUrl && { model: { url: modelUrl, name: model ?? '', key } }) }, { path: facts.path, fetch: (0,_shared_network_network_js__WEBPACK_IMPORTED_MODULE_10__/* .fetchFor */ .Gt)(env), login }),
        ...(settings && login ? [(0,_bot_doctor_probes_js__WEBPACK_IMPORTED_MODULE_3__/* .loginProbe */ .Mn)(settings, login)] : []),
        ...((0,_workflow_js__WEBPACK_IMPORTED_MODULE_16__/* .contextNames */ .Mv)(run, config).length > 0 ? [(0,_context_repositories_js__WEBPACK_IMPORTED_MODULE_13__/* .contextProbe */ .o)(run, config, host)] : []),
        // A model has tools and no processes.
        ...(command || inputs.embedded.checkCommand
            ? [(0,_bot_doctor_probes_js__WEBPACK_IMPORTED_MODULE_3__/* .isolationProbe */ .be)(env, facts.hide, isolation)]
            : []),
    ];
}
/** An analytics service that has not answered by then is too slow for a report, too. */
const PROBE_MS = 60_000;
async function viewsProbes(run, host) {
    const config = await loadQuietly(run, host);
    const source = config?.views.source;
    if (!source)
        return [];
    const { openAnalytics } = await Promise.all(/* import() */[__webpack_require__.e(6968), __webpack_require__.e(9771), __webpack_require__.e(1767), __webpack_require__.e(9423)]).then(__webpack_require__.bind(__webpack_require__, 41767));
    const deadline = () => _shared_runtime_js__WEBPACK_IMPORTED_MODULE_11__/* .systemClock */ .ml.now() + PROBE_MS;
    const deps = { ...(0,_shared_runtime_js__WEBPACK_IMPORTED_MODULE_11__/* .systemRuntime */ .gh)(run.runner), fetch: (0,_shared_network_network_js__WEBPACK_IMPORTED_MODULE_10__/* .fetchFor */ .Gt)(run.env), deadline };
    return [(0,_bot_doctor_probes_js__WEBPACK_IMPORTED_MODULE_3__/* .analyticsProbe */ .jg)(() => openAnalytics({ source }, run.inputs.views.key, deps).check())];
}
function docsProbe(run, config, host) {
    return {
        what: 'Documentation',
        async look() {
            const docs = await (0,_docs_repository_js__WEBPACK_IMPORTED_MODULE_14__.openDocsRepository)(run, config, host);
            return { state: 'ok', says: `Jobs change files in ${docs?.repository}.` };
        },
    };
}
function triggerProbe({ event, inputs }) {
    return {
        what: 'Event',
        async look() {
            const trigger = await (0,_bot_events_trigger_js__WEBPACK_IMPORTED_MODULE_4__/* .decide */ .L)(event, { ...inputs, mode: 'auto' });
            const would = trigger.kind === 'ignored'
                ? `would start nothing: ${trigger.reason}`
                : `would run: ${trigger.kind}`;
            return { state: 'ok', says: `Without \`mode: doctor\`, \`${event.name}\` ${would}.` };
        },
    };
}
/** Only a write shows whether a token can write; a reaction that is removed again leaves no trace. */
function threadProbe(host, { inputs, event }) {
    const number = inputs.job.issueNumber ?? event.thread;
    return {
        what: 'Replies on threads',
        async look() {
            if (number === undefined) {
                return {
                    state: 'info',
                    says: 'Not tested. Set `issue-number` to test a reaction there. Commands require `permissions: issues: write` and `pull-requests: write`.',
                };
            }
            const target = { kind: 'thread', number };
            if ((await host.react(target, 'eyes')) === 'first')
                await host.unreact(target, 'eyes');
            return { state: 'ok', says: `The token can react and reply on #${number}.` };
        },
    };
}
const CONTEXT = 'context-repositories';
/** Settings that have an input in workflows. */
function inputSettings({ inputs }) {
    const { word, permission, allowedBots } = inputs.command;
    const { timeoutMinutes } = inputs.job;
    const { context } = inputs.docs;
    return {
        'command.word': { input: 'command', value: word },
        'command.permission': { input: 'permission', value: permission },
        'command.allowed-bots': { input: 'allowed-bots', value: allowedBots },
        ...(context.length > 0 && { [CONTEXT]: { input: CONTEXT, value: context } }),
        'agent.max-minutes': { input: 'timeout-minutes', value: timeoutMinutes, fallback: true },
    };
}
/** Undefined if they cannot be read; the probe of the configuration says why. */
const loadQuietly = ({ facts }, host) => (0,_config_load_config_js__WEBPACK_IMPORTED_MODULE_7__.loadConfig)(host, facts.repository, { warn() { } }).catch(() => undefined);
function checksProbe(host, run) {
    return {
        what: 'Failed checks',
        async look() {
            const config = await loadQuietly(run, host);
            if (!config)
                return { state: 'info', says: 'Not tested: the settings could not be read.' };
            if (!config['fix-checks']) {
                return { state: 'ok', says: '`fix-checks` is off, so failed checks do not continue jobs.' };
            }
            // Any commit will do: this only tests whether the token can read them.
            await host.failedChecks((await host.repository()).defaultBranch);
            return { state: 'ok', says: 'The token can read checks and their logs.' };
        },
    };
}
function clockProbe(checks) {
    return {
        what: 'Clock',
        look: async () => (0,_bot_doctor_doctor_js__WEBPACK_IMPORTED_MODULE_1__/* .judgeClock */ .Mi)(_shared_runtime_js__WEBPACK_IMPORTED_MODULE_11__/* .systemClock */ .ml.now(), await checks.serverTime()),
    };
}


/***/ }),

/***/ 36533:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   c: () => (/* binding */ identityOf),
/* harmony export */   openEmbeddedBackend: () => (/* binding */ openEmbeddedBackend)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(48161);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
/* harmony import */ var _agents_choose_agent_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5961);
/* harmony import */ var _bot_commands_confirm_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(87677);
/* harmony import */ var _bot_sending_local_work_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(19320);
/* harmony import */ var _bot_sending_thread_records_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(13768);
/* harmony import */ var _bot_wire_job_tools_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(51793);
/* harmony import */ var _config_config_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(43090);
/* harmony import */ var _github_publisher_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(82610);
/* harmony import */ var _github_settings_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(43637);
/* harmony import */ var _github_thread_host_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(54572);
/* harmony import */ var _shared_errors_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(42205);
/* harmony import */ var _shared_remove_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(66154);
/* harmony import */ var _store_open_embedded_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(30154);
/* harmony import */ var _workflow_js__WEBPACK_IMPORTED_MODULE_15__ = __webpack_require__(22062);
// The embedded service in a workflow run: state and work in the repository with the documentation, which
// is most often its own.
















/** `host` has the threads, and `settings` are those of the repository that they are in. */
async function openEmbeddedBackend(run, place, host, settings) {
    const { inputs, facts, env } = run;
    const { stateKey } = inputs.embedded;
    const { github, config, repository, repositoryId } = place;
    const projectId = inputs.service.projectId ?? repositoryId;
    const scratch = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.mkdtemp)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(facts.temp ?? (0,node_os__WEBPACK_IMPORTED_MODULE_1__.tmpdir)(), 'docket-'));
    const files = (0,_github_settings_js__WEBPACK_IMPORTED_MODULE_10__.gitPlace)({ ...facts, ...place }, env);
    const signed = stateKey !== undefined;
    const from = repository === facts.repository ? undefined : facts.repository;
    const confirming = (0,_bot_wire_job_tools_js__WEBPACK_IMPORTED_MODULE_7__/* .confirmDeps */ .fN)(host, inputs.command, { config, signed, from });
    const tools = toolsFor(run, place, settings, { host, confirming, scratch });
    const embedded = await (0,_store_open_embedded_js__WEBPACK_IMPORTED_MODULE_14__/* .openEmbedded */ .fc)({
        path: facts.path,
        projectId,
        seal: { key: stateKey, scope: repositoryId },
        scratch,
        work: files,
        state: files,
        repository,
        holder: facts.run,
        from,
        ref: place.defaultBranch ?? 'HEAD',
        tools: { ...tools, confirm: (job, index) => (0,_bot_commands_confirm_js__WEBPACK_IMPORTED_MODULE_4__/* .confirmRequest */ .UR)(job, index, confirming) },
        views: { pages: refuseViews, days: refuseViews },
        patience: run.patience,
        leaves: true,
    });
    const asked = async (repository) => {
        const { askedElsewhere } = await __webpack_require__.e(/* import() */ 6618).then(__webpack_require__.bind(__webpack_require__, 66618));
        const there = { ...backend, pulls: (0,_github_thread_host_js__WEBPACK_IMPORTED_MODULE_11__.createThreadHost)(github) };
        return askedElsewhere(there, { repository, id: facts.repositoryId }, (key) => embedded.engine.jobOfThread(projectId, key));
    };
    const backend = {
        ...(0,_bot_sending_thread_records_js__WEBPACK_IMPORTED_MODULE_6__/* .recordedBackend */ .$)(projectId, embedded, config, (job, index) => (0,_bot_commands_confirm_js__WEBPACK_IMPORTED_MODULE_4__/* .confirmWords */ .qy)(job, index, confirming)),
        work: (0,_bot_sending_local_work_js__WEBPACK_IMPORTED_MODULE_5__/* .localWork */ .T)(projectId, embedded.engine),
    };
    return {
        ...(from ? await asked(from) : backend),
        async close() {
            await embedded.engine.stop('interrupted');
            await (0,_shared_remove_js__WEBPACK_IMPORTED_MODULE_13__/* .removeTree */ .d)(scratch);
        },
    };
}
/** What jobs are done with. */
function toolsFor(run, place, settings, { host, confirming, scratch, }) {
    const { inputs, facts, env } = run;
    const { agentCommand, modelUrl, model, modelKey, checkCommand } = inputs.embedded;
    const { github, config } = place;
    const isSet = agentCommand !== undefined || modelUrl !== undefined;
    return (0,_bot_wire_job_tools_js__WEBPACK_IMPORTED_MODULE_7__/* .buildTools */ .ir)({
        config,
        env,
        log: run.runner,
        identity: identityOf(run),
        agent: {
            command: agentCommand,
            ...(modelUrl &&
                model && { model: { url: modelUrl, model, ...(modelKey && { key: modelKey }) } }),
            check: checkCommand,
            isolation: config.agent.isolation,
            hide: facts.hide,
            maxMinutes: inputs.job.timeoutMinutes,
            none: run.agent ?? (isSet || run.works ? undefined : _agents_choose_agent_js__WEBPACK_IMPORTED_MODULE_3__/* .noAgent */ .fm),
        },
        publisher: (0,_github_publisher_js__WEBPACK_IMPORTED_MODULE_9__/* .createPublisher */ .jk)(github, (0,_config_config_js__WEBPACK_IMPORTED_MODULE_8__.pullRequestOptions)(config)),
        ...((0,_workflow_js__WEBPACK_IMPORTED_MODULE_15__/* .contextNames */ .Mv)(run, settings).length > 0 && {
            async contextCopies(signal) {
                const { copyContext } = await __webpack_require__.e(/* import() */ 8949).then(__webpack_require__.bind(__webpack_require__, 78949));
                return copyContext(run, settings, { target: place, scratch }, signal);
            },
        }),
        docsPaths: inputs.embedded.docsPaths,
        baseRef: inputs.embedded.baseRef,
        thread: {
            host,
            word: inputs.command.word,
            confirming,
            signer: (login, signal) => (0,_github_publisher_js__WEBPACK_IMPORTED_MODULE_9__/* .signerOf */ .Kv)(github, login, signal),
        },
    });
}
/** What this run can sign in with. */
function identityOf({ inputs, facts, runner }) {
    const { githubToken } = inputs.service;
    return {
        githubToken,
        repositoryId: facts.repositoryId,
        mask: (secret) => runner.mask(secret),
    };
}
function refuseViews() {
    throw new _shared_errors_js__WEBPACK_IMPORTED_MODULE_12__/* .SetupError */ .w3('Page views require `access-logs` or a service at `base-url`.');
}


/***/ }),

/***/ 93004:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   openLogin: () => (/* binding */ openLogin)
/* harmony export */ });
/* harmony import */ var _shared_days_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(65529);
/* harmony import */ var _shared_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(42205);
/* harmony import */ var _shared_network_network_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(10031);
/* harmony import */ var _shared_retry_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(52926);
/* harmony import */ var _shared_text_foreign_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(35238);
/* harmony import */ var _model_errors_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(76090);
/* harmony import */ var _federations_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(60059);
// Signs in to a model's provider with the identity of the workflow run, so that no key is stored
// anywhere. The run's own token, the exchange, and the key that comes of it stay in this process.







/** For one exchange, however often it is tried. */
const EXCHANGE_MS = 30_000;
/** A key is replaced this long before it ends, or when half of its time is over. */
const REFRESH_BEFORE_MS = 2 * _shared_days_js__WEBPACK_IMPORTED_MODULE_0__/* .MINUTE_MS */ .kg;
/** After a failure nobody is asked for this long, however often an agent tries. */
const PAUSE_MS = 10_000;
/** If an answer does not say how long its key lives, and the longest that one is used. */
const LIFE_MS = { unsaid: 5 * _shared_days_js__WEBPACK_IMPORTED_MODULE_0__/* .MINUTE_MS */ .kg, most: 60 * _shared_days_js__WEBPACK_IMPORTED_MODULE_0__/* .MINUTE_MS */ .kg };
/** GitHub's tokens have about 2 KB; 16 KB is the most that providers accept. */
const TOKEN = /^[\x21-\x7e]{1,16384}$/;
/** Those of earlier exchanges have ended. */
const KEPT_SECRETS = 16;
function openLogin(settings, run) {
    const { mask, secrets } = run;
    const keep = (secret) => {
        mask(secret);
        secrets.add(secret);
        const [oldest = ''] = secrets;
        if (secrets.size > KEPT_SECRETS)
            secrets.delete(oldest);
        return secret;
    };
    if (settings.provider === 'copilot') {
        return {
            async headers(_, url) {
                assertHost(url, 'Copilot', /(?:^|\.)(?:githubcopilot|ghe)\.com$/);
                return { authorization: workflowToken(run, keep) };
            },
            examine: async () => COPILOT,
        };
    }
    const federation = (0,_federations_js__WEBPACK_IMPORTED_MODULE_5__/* .federationWith */ .w)(settings, run.addresses);
    const { key, claims } = keyFrom(federation, run, { keep, secrets });
    return {
        async headers(signal, url) {
            assertHost(url, federation.name, federation.hosts);
            return { authorization: `Bearer ${await key(signal)}`, ...federation.headers };
        },
        async examine(signal) {
            await key(signal);
            return `${federation.name} accepts the workflow’s identity. ${federation.insistOn(claims())}`;
        },
    };
}
const COPILOT = 'Copilot gets the workflow’s token, which no agent sees. Not tested: the job needs `permissions: copilot-requests: write`, and the repository must belong to an organization whose policy “Allow use of Copilot CLI billed to the organization” is on.';
/** Copilot takes it as it is. */
function workflowToken({ githubToken, environment }, keep) {
    if (!githubToken || !TOKEN.test(githubToken)) {
        throw new _shared_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .SetupError */ .w3('Copilot needs the workflow’s token. Set the input `github-token`, or remove `agent: login:`.');
    }
    return `${(0,_federations_js__WEBPACK_IMPORTED_MODULE_5__/* .copilotFor */ .u)(environment.GITHUB_SERVER_URL).scheme} ${keep(githubToken)}`;
}
function assertHost({ hostname, protocol }, name, hosts) {
    if ((0,_shared_network_network_js__WEBPACK_IMPORTED_MODULE_2__/* .isLoopback */ .U9)(hostname) || (protocol === 'https:' && hosts.test(hostname)))
        return;
    throw new _shared_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .SetupError */ .w3(`The key of ${name} was not sent to ${hostname}, which is not ${name}’s. Check \`agent: login:\` and the address of the model.`);
}
/** The key of the moment. One exchange at a time: all who need one wait for the same. */
function keyFrom(federation, run, vault) {
    const { clock, log, repositoryId } = run;
    const { name, audience } = federation;
    let current;
    let pending;
    let failed;
    let claims = {};
    async function replace(signal) {
        const ask = (whom, url, init) => answerOf({ whom, url, init }, run, vault, signal);
        const identity = await identityOf(federation, run, vault, ask);
        claims = claimsIn(identity);
        if (claims.aud !== audience || String(claims.repository_id) !== repositoryId) {
            throw new _shared_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .SetupError */ .w3('The identity that GitHub issued to this run is for another repository or audience, so it was not used. Check the runner.');
        }
        const answer = await federation.exchange(identity, async (url, init) => {
            const found = await ask(name, url, { ...init, method: 'POST' });
            tokenIn(found.accessToken ?? found.access_token, name, vault);
            return found;
        });
        current = keyIn(answer, name, clock.now());
        const minutes = Math.round((current.expiresAt - clock.now()) / _shared_days_js__WEBPACK_IMPORTED_MODULE_0__/* .MINUTE_MS */ .kg);
        log.info(`Signed in to ${name} with the workflow’s identity, for ${minutes} min.`);
    }
    async function refresh() {
        const done = new AbortController();
        const late = new _shared_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .Unavailable */ .$P(`Signing in to ${name} took too long. Try again later.`);
        clock.sleep(EXCHANGE_MS, done.signal).then(() => done.abort(late), () => { });
        try {
            await replace(done.signal);
            failed = undefined;
        }
        catch (error) {
            failed = { error, until: clock.now() + PAUSE_MS };
        }
        finally {
            done.abort();
            pending = undefined;
        }
    }
    return {
        claims: () => claims,
        async key(signal) {
            signal.throwIfAborted();
            const isDue = !current || clock.now() >= current.refreshAt;
            if (isDue && !(failed && clock.now() < failed.until)) {
                pending ??= refresh();
                await unlessAborted(pending, signal);
            }
            // One that could not be replaced yet is still good.
            if (current && clock.now() < current.expiresAt)
                return current.value;
            throw failed?.error;
        },
    };
}
/** The end of one who waits is not the end of what others wait for. */
function unlessAborted(work, signal) {
    const { promise, resolve, reject } = Promise.withResolvers();
    const stop = () => reject(signal.reason);
    signal.addEventListener('abort', stop, { once: true });
    work.then(resolve, reject).finally(() => signal.removeEventListener('abort', stop));
    return promise;
}
/** The token that GitHub issues to this run, for this audience only. */
async function identityOf({ name, audience }, { environment }, vault, ask) {
    const { ACTIONS_ID_TOKEN_REQUEST_URL: base, ACTIONS_ID_TOKEN_REQUEST_TOKEN: token } = environment;
    if (!base || !token || !URL.canParse(base)) {
        throw new _shared_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .SetupError */ .w3(`This run has no identity to sign in to ${name} with. Grant the job \`permissions: id-token: write\`. Servers, and pull requests from forks, have none.`);
    }
    const url = new URL(base);
    url.searchParams.set('audience', audience);
    const headers = { authorization: `Bearer ${vault.keep(token)}` };
    const { value } = await ask('GitHub', url.href, { headers });
    return tokenIn(value, 'GitHub', vault);
}
async function answerOf({ whom, url, init }, { clock, random, fetch }, vault, signal) {
    const { host } = new URL(url);
    if ((0,_shared_network_network_js__WEBPACK_IMPORTED_MODULE_2__/* .isCleartext */ .Pd)(new URL(url))) {
        throw new _shared_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .SetupError */ .w3(`Did not sign in at ${host}: its address must begin with https.`);
    }
    const deadline = clock.now() + EXCHANGE_MS;
    for (let made = 1;; made += 1) {
        try {
            // A token is for this address and no other.
            const response = await fetch(url, { ...init, redirect: 'error', signal });
            if (!response.ok)
                throw await _model_errors_js__WEBPACK_IMPORTED_MODULE_4__/* .EndpointError */ .cY.answered(response);
            return objectIn(await (0,_model_errors_js__WEBPACK_IMPORTED_MODULE_4__/* .startOf */ .GH)(response), whom);
        }
        catch (error) {
            if (signal.aborted)
                throw signal.reason;
            if (error instanceof _shared_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .Unavailable */ .$P)
                throw error;
            const now = clock.now();
            const failure = (0,_model_errors_js__WEBPACK_IMPORTED_MODULE_4__/* .failureOf */ .g5)(error, now);
            const attempt = failure && { failure, repeatable: true, made, now, deadline, attempts: 3 };
            const next = attempt && (0,_shared_retry_js__WEBPACK_IMPORTED_MODULE_3__/* .nextAttempt */ .nj)(attempt, random);
            if (next?.kind !== 'again')
                throw refusalOf(error, whom, host, vault);
            await clock.sleep(next.delayMs, signal);
        }
    }
}
/** Without its cause, which could contain what was sent. */
function refusalOf(error, whom, host, { secrets }) {
    const { status, message } = error instanceof _model_errors_js__WEBPACK_IMPORTED_MODULE_4__/* .EndpointError */ .cY ? error : { status: undefined, message: '' };
    let said = message;
    // Some repeat what they were sent.
    for (const secret of secrets)
        said = said.replaceAll(secret, '***');
    const quote = said === '' ? '' : ` It returned: ${(0,_shared_text_foreign_js__WEBPACK_IMPORTED_MODULE_6__/* .bound */ .$s)((0,_shared_text_foreign_js__WEBPACK_IMPORTED_MODULE_6__/* .clean */ .uH)((0,_shared_text_foreign_js__WEBPACK_IMPORTED_MODULE_6__/* .oneLine */ .TN)(said)), 300)}`;
    if (status === undefined || status === 429 || status >= 500) {
        const what = status === undefined ? (0,_model_errors_js__WEBPACK_IMPORTED_MODULE_4__/* .brokenBy */ .RA)(error) : `kept failing (${status})`;
        return new _shared_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .Unavailable */ .$P(`Could not sign in: ${whom} at ${host} ${what}.${quote}`);
    }
    if (whom === 'GitHub') {
        return new _shared_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .SetupError */ .w3(`GitHub issued no identity to this run (${status}). Grant the job \`permissions: id-token: write\`.${quote}`);
    }
    return new _shared_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .SetupError */ .w3(`${whom} did not accept the workflow’s identity (${status}). Compare \`agent: login:\` in \`.github/docket.yml\` with what is configured there, and run \`mode: doctor\`.${quote}`);
}
function keyIn(answer, whom, now) {
    const { expires_in, expireTime, token_type = 'bearer' } = answer;
    const value = answer.accessToken ?? answer.access_token ?? '';
    const said = expireTime ? Date.parse(expireTime) - now : Number(expires_in) * 1000;
    const isUnsaid = expires_in === undefined && expireTime === undefined;
    const life = isUnsaid ? LIFE_MS.unsaid : Math.min(said, LIFE_MS.most);
    // NaN is not above 0 either.
    if (!(life > 0) || !/^bearer$/i.test(token_type))
        throw notUnderstood(whom);
    const expiresAt = now + life;
    return { value, expiresAt, refreshAt: expiresAt - Math.min(REFRESH_BEFORE_MS, life / 2) };
}
function tokenIn(value, whom, { keep }) {
    if (typeof value !== 'string' || !TOKEN.test(value))
        throw notUnderstood(whom);
    return keep(value);
}
/** What the identity says. The provider verifies it. */
function claimsIn(identity) {
    const [, payload = ''] = identity.split('.');
    return objectIn(Buffer.from(payload, 'base64url').toString(), 'GitHub');
}
function objectIn(text, whom) {
    try {
        return { ...JSON.parse(text) };
    }
    catch {
        throw notUnderstood(whom);
    }
}
const notUnderstood = (whom) => new _shared_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .Unavailable */ .$P(`${whom} did not answer the sign-in with a token. Try again later.`);


/***/ }),

/***/ 64561:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Gj: () => (/* binding */ replyAt),
/* harmony export */   Od: () => (/* binding */ scopeOf),
/* harmony export */   lP: () => (/* binding */ followUpsOf),
/* harmony export */   qG: () => (/* binding */ redacting),
/* harmony export */   rm: () => (/* binding */ buildBotContext)
/* harmony export */ });
/* harmony import */ var _jobs_changes_secrets_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(29419);
/* harmony import */ var _shared_runtime_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(82860);
/* harmony import */ var _events_trigger_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(14774);
/* harmony import */ var _replies_reply_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(31697);




/** What is the same in a workflow run and on a server is added here. */
function buildBotContext(given, config) {
    return {
        ...given,
        ...(0,_shared_runtime_js__WEBPACK_IMPORTED_MODULE_1__/* .systemRuntime */ .gh)(given.log),
        read: (body) => (0,_events_trigger_js__WEBPACK_IMPORTED_MODULE_2__/* .readCommands */ .P)(body, given.style.word),
        settings: async () => followUpsOf(await config()),
    };
}
function followUpsOf(config) {
    const { review, 'fix-checks': fixChecks, 'list-issue': listIssue, drift, jobs } = config;
    return {
        reviews: review === 'instructions',
        fixChecks,
        fixDrift: drift.fix,
        batches: jobs.batch === 'open',
        listIssue,
    };
}
/** `heading` stands above whatever the answer says. */
function replyAt(bot, event, place, heading) {
    return new _replies_reply_js__WEBPACK_IMPORTED_MODULE_3__/* .Reply */ .v(event, place, scopeOf(bot, place.thread), bot, heading);
}
function scopeOf({ repository, markerKey }, thread) {
    return { repository, thread, ...(markerKey !== undefined && { key: markerKey }) };
}
// A host that never publishes a secret, wherever it came from.
/** The secrets are read for each text: tokens change. */
function redacting(host, secrets) {
    const redact = (text) => (0,_jobs_changes_secrets_js__WEBPACK_IMPORTED_MODULE_0__/* .secretScanner */ .R0)(secrets).redact(text);
    return {
        ...host,
        createComment: (place, body, marker) => host.createComment(place, redact(body), marker),
        editComment: (comment, body) => host.editComment(comment, redact(body)),
        // Logs hold what programs printed, and GitHub masks only the secrets that it knows.
        failedChecks: async (sha) => (await host.failedChecks(sha)).map(({ name, output }) => ({
            name: redact(name),
            output: async () => redact(await output()),
        })),
    };
}


/***/ }),

/***/ 31697:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E: () => (/* binding */ findMarked),
/* harmony export */   v: () => (/* binding */ Reply)
/* harmony export */ });
/* harmony import */ var _shared_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(42205);
/* harmony import */ var _shared_waiting_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(12099);
/* harmony import */ var _marker_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(61015);
/* harmony import */ var _phrases_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(86227);
/* harmony import */ var _words_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(72142);
// Docket's one answer to an event: created once, found again by its marker, edited as things move.
// That the host refuses it is logged, and whoever depends on it can ask. If the host does not answer at
// all, whoever says something learns so: it has to be said later.





/** GitHub limits how often content is written; people do not read faster. */
const EDIT_EVERY_MS = 15_000;
class Reply {
    event;
    place;
    #scope;
    #deps;
    #comment;
    /** What it says, as far as we know. */
    #body;
    #isNew = false;
    #marker;
    #heading;
    #shownAt = Number.NEGATIVE_INFINITY;
    #gone = false;
    #endedBefore = false;
    constructor(event, place, scope, deps, heading = '') {
        this.#heading = heading;
        this.event = event;
        this.place = place;
        this.#scope = scope;
        this.#deps = deps;
        this.#marker = { event, phase: 'told' };
    }
    /** What an earlier run answered to the same event, if it did. */
    async find() {
        const prefix = (0,_marker_js__WEBPACK_IMPORTED_MODULE_2__/* .markerPrefix */ .X4)(this.event);
        const marked = await findMarked(this.#deps.host, this.place, prefix, this.#scope);
        const found = marked.find(({ marker }) => marker.event === this.event);
        if (!found)
            return null;
        this.take(found);
        return found.marker;
    }
    /** It is this comment. */
    take({ comment, marker }) {
        this.#comment = comment;
        this.#body = comment.body;
        this.#marker = marker;
        this.#endedBefore = isEnded(marker);
    }
    /** Where it is, for a link. */
    get url() {
        return this.#comment?.url;
    }
    /** Its last words were a new comment, of which the host notifies people; it never does of edits. */
    get notifies() {
        return this.#isNew;
    }
    /** An earlier run of the event had followed its job to the end. */
    get endedBefore() {
        return this.#endedBefore;
    }
    /**
     * Where another run of the same event has answered before us, its answer stays and ours goes:
     * answers what it had got to. Of any number of runs that do this, one answer is left.
     */
    async giveWay() {
        const { host, log } = this.#deps;
        const ours = this.#comment;
        const marker = ours ? await this.find() : null;
        if (!marker || ours?.id === this.#comment?.id)
            return null;
        this.#rememberIt();
        // If ours cannot be deleted, the other run still continues.
        if (ours)
            await host.deleteComment(ours).catch((error) => log.warn((0,_shared_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .sentence */ .em)(error)));
        return marker;
    }
    /**
     * Says it at once, and answers whether it stands there: the host may refuse it. From a `sending`
     * answer on, somebody has to finish it.
     */
    async say(text, marker) {
        this.#marker = { ...marker, event: this.event };
        const stands = await this.#write(text);
        this.#rememberIt();
        return stands;
    }
    /** What the next words will carry; nothing is said for it alone. */
    note(marker) {
        this.#marker = { ...marker, event: this.event };
        this.#rememberIt();
    }
    /** Says it when the last edit is long enough ago, or now; what comes next will say more anyway. */
    async progress(text, now = false) {
        if (!now && this.#deps.clock.now() - this.#shownAt < EDIT_EVERY_MS)
            return;
        await this.#write(text).catch((error) => this.#warn(error));
    }
    /** What keeps it from going on for now, unless an earlier run brought a job to its end. */
    async wait(text) {
        try {
            if (!this.#comment)
                await this.find();
            if (isEnded(this.#marker))
                return;
            // Nothing is done yet: whoever tries again does not take this for the answer.
            if (this.#marker.phase === 'told')
                this.#marker = { ...this.#marker, closed: true };
            await this.#write(text);
        }
        catch (error) {
            this.#warn(error);
        }
    }
    /** The last words of this run. `open`: another run will say more. */
    async finish(text, { open = false } = {}) {
        this.#marker = { ...this.#marker, closed: !open };
        await this.#write(text);
        this.#deps.remember(null);
    }
    /**
     * The last words when it failed. An earlier run may have answered the event: its comment is edited,
     * unless that run brought a job to its end.
     */
    async fail(text) {
        try {
            if (!this.#comment)
                await this.find();
            if (!isEnded(this.#marker))
                await this.finish(text);
        }
        catch (error) {
            this.#warn(error);
        }
    }
    #warn(error) {
        this.#deps.log.warn(`The answer on the thread could not be written: ${(0,_shared_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .sentence */ .em)(error)}`);
    }
    #rememberIt() {
        if (!this.#comment || !(0,_marker_js__WEBPACK_IMPORTED_MODULE_2__/* .isOpen */ .nT)(this.#marker))
            return;
        const { kind, id } = this.#comment;
        this.#deps.remember({ comment: { kind, id }, marker: this.#marker, place: this.place });
    }
    async #write(text) {
        const { host, clock } = this.#deps;
        if (this.#gone)
            return false;
        this.#shownAt = clock.now();
        const marker = (0,_marker_js__WEBPACK_IMPORTED_MODULE_2__/* .writeMarker */ .en)(this.#marker, this.#scope);
        const body = (0,_words_js__WEBPACK_IMPORTED_MODULE_3__/* .commentBody */ .I2)(marker, (0,_phrases_js__WEBPACK_IMPORTED_MODULE_4__/* .paragraphs */ .qN)([this.#heading, text]));
        // An edit that changes nothing counts against the host's limits all the same.
        if (this.#comment && body === this.#body)
            return true;
        try {
            this.#isNew = this.#comment === undefined;
            if (this.#comment)
                await host.editComment(this.#comment, body);
            else
                this.#comment = await host.createComment(this.place, body, marker);
            this.#body = body;
            return true;
        }
        catch (error) {
            // Someone deleted the answer: they do not want it, and it does not come back.
            if (error instanceof _shared_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .NotFound */ .Mk && this.#comment)
                this.#gone = true;
            else if ((0,_shared_waiting_js__WEBPACK_IMPORTED_MODULE_1__/* .isNoAnswer */ .Uz)(error))
                throw error;
            else
                this.#warn(error);
            return false;
        }
    }
}
function isEnded({ phase, closed }) {
    return phase === 'sent' && closed === true;
}
/** Comments that carry a marker of ours, oldest first. Unsigned ones count when we wrote them. */
async function findMarked(host, place, text, scope) {
    const comments = await host.findComments(place, text);
    if (comments.length === 0)
        return [];
    const marked = comments.flatMap((comment) => {
        const marker = (0,_marker_js__WEBPACK_IMPORTED_MODULE_2__/* .readMarker */ .t7)(comment.body, scope);
        return marker ? [{ comment, marker }] : [];
    });
    if (scope.key !== undefined && eventsOf(marked).size === marked.length)
        return marked;
    const self = await host.self();
    const ours = marked.filter(({ comment }) => comment.author === self);
    if (scope.key === undefined)
        return ours;
    // A signature can be copied, also into an older comment: where we answered, only that counts.
    const answered = eventsOf(ours);
    return marked.filter((one) => ours.includes(one) || !answered.has(one.marker.event));
}
const eventsOf = (marked) => new Set(marked.map(({ marker }) => marker.event));


/***/ }),

/***/ 92939:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A6: () => (/* binding */ eventOf),
/* harmony export */   Gz: () => (/* binding */ driftPrompt),
/* harmony export */   Uo: () => (/* binding */ headOf),
/* harmony export */   _3: () => (/* binding */ checksPrompt),
/* harmony export */   nS: () => (/* binding */ replyPlaceOf),
/* harmony export */   vm: () => (/* binding */ commentOf)
/* harmony export */ });
/** What a job is asked then: the same for every check of a commit. */
function checksPrompt(headSha) {
    return [
        `Checks failed on this pull request at commit ${headSha.slice(0, 10)}.`,
        'The context quotes their output. Find the cause, and fix it if it is in the documentation.',
        'If it is not, change nothing and say what the cause is.',
    ].join(' ');
}
/** What a job is asked to do about it: the same for every commit, because the context has the findings. */
function driftPrompt(headSha) {
    return [
        `The documentation does not fit this pull request at commit ${headSha.slice(0, 10)}.`,
        'The context lists what the check found. Correct or remove what pages say about things that are gone.',
        'Leave a finding that is wrong as it is, and say why.',
    ].join(' ');
}
/** The head of a pull request as it is now, for a request's origin. */
function headOf({ headRef, headSha, sameRepository, state }) {
    return { headRef, headSha, sameRepository, open: state === 'open' };
}
function commentOf({ comment: { kind, id }, thread, }) {
    return kind === 'review' ? { kind, id, pull: thread } : { kind, id };
}
/** Where the answer goes. */
function replyPlaceOf({ thread, opener }) {
    return { thread, ...(opener !== undefined && { replyTo: opener }) };
}
/** The name of a comment's event: the same for every delivery and every attempt. */
function eventOf({ kind, id, part }) {
    return `${kind === 'issue' ? 'comment' : kind}:${id}${part === undefined ? '' : `#${part}`}`;
}


/***/ }),

/***/ 19320:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   T: () => (/* binding */ localWork),
/* harmony export */   b: () => (/* binding */ followWork)
/* harmony export */ });
/* harmony import */ var _contract_values_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(87797);
/* harmony import */ var _jobs_agent_job_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(91622);
/* harmony import */ var _jobs_intake_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(79109);



function localWork(projectId, engine) {
    return {
        async *follow(id, event, signal) {
            for await (const job of engine.follow(projectId, id, signal)) {
                yield (0,_jobs_agent_job_js__WEBPACK_IMPORTED_MODULE_1__/* .agentJobOf */ .a)(job, (0,_jobs_intake_js__WEBPACK_IMPORTED_MODULE_2__/* .turnOfEvent */ .Ng)(job, event));
            }
        },
        timeOut: (id) => engine.stop('timed-out', id),
        release: () => engine.stop('interrupted'),
        resumeJob: (id) => engine.resumeJob(projectId, id),
        resume: () => engine.resume(),
    };
}
/** Follows the job of a request for as long as this process works on it, with each change told on the way. */
async function followWork({ job: first, key }, { work, clock, deadline, signal }, onChange) {
    let job = first;
    onChange(job);
    let isLate = false;
    const over = new AbortController();
    const either = AbortSignal.any([signal, over.signal]);
    const timing = clock
        .sleep(Math.max(0, deadline - clock.now()), either)
        .then(() => {
        isLate = true;
        return work.timeOut(job.id);
    })
        .catch(() => { })
        .finally(() => over.abort());
    try {
        if (_contract_values_js__WEBPACK_IMPORTED_MODULE_0__/* .FINAL_STATUSES */ .Ys.has(job.status))
            return { kind: 'final', job };
        for await (job of work.follow(job.id, key, either)) {
            onChange(job);
            if (_contract_values_js__WEBPACK_IMPORTED_MODULE_0__/* .FINAL_STATUSES */ .Ys.has(job.status))
                break;
        }
    }
    catch (error) {
        signal.throwIfAborted();
        // A job that waits for its turn is not worked on, and tells of no end.
        if (!isLate)
            throw error;
    }
    finally {
        over.abort();
        await timing;
    }
    if (isLate)
        return { kind: 'timed-out', job };
    return { kind: _contract_values_js__WEBPACK_IMPORTED_MODULE_0__/* .FINAL_STATUSES */ .Ys.has(job.status) ? 'final' : 'left', job };
}


/***/ }),

/***/ 13768:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ recordedBackend)
/* harmony export */ });
/* harmony import */ var _contract_job_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(99916);
/* harmony import */ var _jobs_agent_job_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(91622);
/* harmony import */ var _jobs_intake_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(79109);
/* harmony import */ var _jobs_job_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(20002);
/* harmony import */ var _jobs_store_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(23524);
/* harmony import */ var _jobs_undo_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(45931);
/* harmony import */ var _shared_days_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(65529);
/* harmony import */ var _shared_errors_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(42205);
/* harmony import */ var _upkeep_archive_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(56789);









/**
 * Jobs whose records this process reads itself. `confirm` rejects with WorkFailed when a request
 * may not be repeated now.
 */
function recordedBackend(projectId, jobs, config, confirm) {
    return {
        service: jobs.service,
        projectId,
        threads: threadsOf(projectId, jobs),
        repeatable: true,
        readsThreads: true,
        records: recordsOf(projectId, jobs, config, confirm),
    };
}
function threadsOf(projectId, { engine, store }) {
    return {
        jobOfThread: (thread) => engine.jobOfThread(projectId, String(thread)),
        async ownerOf({ number, headRef }) {
            const id = (0,_upkeep_archive_js__WEBPACK_IMPORTED_MODULE_8__/* .jobOfBranch */ .P)(headRef);
            const job = id === undefined || !(0,_contract_job_js__WEBPACK_IMPORTED_MODULE_0__/* .isJobId */ .dW)(id) ? null : await store.get(id);
            // Anyone with push access can give a branch any name; the record says which one is the job's.
            const { branch, pull } = job?.work ?? {};
            const own = job?.projectId === projectId && branch === headRef && pull?.number === number;
            if (!own)
                return null;
            const { turns, status } = job;
            const attempts = (0,_jobs_job_js__WEBPACK_IMPORTED_MODULE_3__/* .checkAttempts */ .tA)(job);
            return { id: job.id, archived: status === 'archived', requests: turns.length, attempts };
        },
    };
}
function recordsOf(projectId, { engine, store }, config, confirm) {
    return {
        async jobOfKey(key) {
            const job = await store.get((0,_jobs_intake_js__WEBPACK_IMPORTED_MODULE_2__/* .jobId */ .Db)(projectId, key));
            if (job === null)
                return null;
            const { id, status, updatedAt, archivedAt, work } = job;
            const pull = work?.pull?.number;
            const { askedAt } = job.turns[0]?.origin ?? {};
            return {
                ...{ id, status, endedAt: archivedAt ?? updatedAt },
                ...(pull !== undefined && { pull }),
                ...(askedAt !== undefined && { askedAt }),
            };
        },
        async pullOf(id) {
            const { work, acceptance } = await engine.get(projectId, id);
            const known = acceptance?.pull === work?.pull?.number ? acceptance : undefined;
            return { head: work?.head ?? null, ...(known && { acceptance: known }) };
        },
        ...(store.records && {
            accepted: () => (0,_jobs_store_js__WEBPACK_IMPORTED_MODULE_4__/* .listRecords */ .VI)(store).accepted(projectId),
        }),
        noteAcceptance: (id, seen) => store.updateShared(id, (0,_jobs_intake_js__WEBPACK_IMPORTED_MODULE_2__/* .noteOutcome */ .vY)(id, projectId, seen)),
        async requestOf(id) {
            const job = await store.get(id);
            return job?.projectId === projectId ? job.turns[0]?.prompt : undefined;
        },
        async promptOf(id, event) {
            const job = await store.get(id);
            return job?.projectId === projectId ? (0,_jobs_intake_js__WEBPACK_IMPORTED_MODULE_2__/* .turnOfEvent */ .Ng)(job, event)?.prompt : undefined;
        },
        async endsOf(id, repository) {
            const job = await store.get(id);
            if (job?.projectId !== projectId)
                return [];
            const asked = job.turns.filter(({ origin }) => origin?.repository === repository);
            return asked.map((turn) => ({
                origin: turn.origin ?? {},
                job: (0,_jobs_agent_job_js__WEBPACK_IMPORTED_MODULE_1__/* .agentJobOf */ .a)(job, turn),
                isOf: (event) => (0,_jobs_intake_js__WEBPACK_IMPORTED_MODULE_2__/* .turnOfEvent */ .Ng)(job, event) === turn,
            }));
        },
        async promptToRepeat(id, event) {
            const job = await engine.get(projectId, id);
            const turn = (0,_jobs_intake_js__WEBPACK_IMPORTED_MODULE_2__/* .turnOfEvent */ .Ng)(job, event) ?? job.turns.at(-1);
            if (turn)
                await confirm(job, job.turns.indexOf(turn));
            return turn?.prompt;
        },
        async canUndo(id) {
            return (0,_jobs_undo_js__WEBPACK_IMPORTED_MODULE_5__/* .lastChange */ .$r)((await engine.get(projectId, id)).turns) >= 0;
        },
        async canRedo(id) {
            return (0,_jobs_undo_js__WEBPACK_IMPORTED_MODULE_5__/* .lastUndo */ .hR)((await engine.get(projectId, id)).turns) >= 0;
        },
        unarchived: () => store.list(),
        async endedSince(time) {
            const ended = [];
            for (const id of await store.list()) {
                const job = await store.get(id).catch((error) => {
                    if (error instanceof _shared_errors_js__WEBPACK_IMPORTED_MODULE_7__/* .CorruptState */ .nK)
                        return null;
                    throw error;
                });
                const isOurs = job?.projectId === projectId && job.status !== 'active';
                if (isOurs && job.updatedAt >= time)
                    ended.push(id);
            }
            return ended;
        },
        async retire() {
            const days = config.retention['delete-after'];
            if (days !== undefined)
                await engine.deleteArchived(days * _shared_days_js__WEBPACK_IMPORTED_MODULE_6__/* .DAY_MS */ .sO);
            return engine.applyRetention(config.jobs['retention-days'] * _shared_days_js__WEBPACK_IMPORTED_MODULE_6__/* .DAY_MS */ .sO);
        },
        async originsOf(id) {
            const { turns } = await engine.get(projectId, id);
            return turns.flatMap(({ origin }) => origin ?? []);
        },
    };
}


/***/ }),

/***/ 88356:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $g: () => (/* binding */ tryToNote),
/* harmony export */   OI: () => (/* binding */ noteAll)
/* harmony export */ });
/* unused harmony exports noteAcceptance, countEdits */
/* harmony import */ var _jobs_intake_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(79109);
/* harmony import */ var _shared_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(42205);
// What people did with a job's pull request, recorded as the code host tells it. Nothing is taken from
// a branch: whoever can push could say anything there. No answer is no opinion, so nothing is recorded then.


/** Answers whether that was news. */
async function noteAcceptance(pull, bot) {
    const { records, threads } = await bot.backend();
    const id = (await threads.ownerOf(pull))?.id;
    if (!records || id === undefined || !pull.sameRepository)
        return false;
    const own = await records.pullOf(id);
    const { state, createdAt: openedAt, closedAt: decidedAt, updatedAt: seenAt } = pull;
    // As long as nobody has decided, there is nothing to record.
    if ((0,_jobs_intake_js__WEBPACK_IMPORTED_MODULE_0__/* .isSame */ .Ft)(own.acceptance ?? { state: 'open', decidedAt: null }, { state, decidedAt })) {
        return false;
    }
    const changed = state === 'merged' ? await editsOf(pull, own.head, bot.host) : NO_EDITS;
    return records.noteAcceptance(id, {
        ...{ pull: pull.number, state, openedAt, decidedAt, seenAt },
        ...changed,
    });
}
/** That it does not work keeps nothing else from being done: the next housekeeping notices it. */
async function tryToNote(number, bot) {
    try {
        return await noteAcceptance(await bot.host.pull(number), bot);
    }
    catch (error) {
        if (bot.waits?.(error))
            throw error;
        bot.log.warn(`What became of #${number} was not recorded: ${(0,_shared_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .sentence */ .em)(error)}`);
        return false;
    }
}
/** For housekeeping: whatever was merged, closed, or reopened without anyone telling us. */
async function noteAll(pulls, bot) {
    const { records } = await bot.backend();
    const known = await records?.accepted?.();
    const byPull = known && new Map(known.map((one) => [one.pull, one]));
    // Each record that is read by itself takes a request, and most of what was closed is recorded.
    const isNews = ({ number, state, closedAt: decidedAt }) => {
        const recorded = byPull?.get(number);
        return !byPull || (recorded !== undefined && !(0,_jobs_intake_js__WEBPACK_IMPORTED_MODULE_0__/* .isSame */ .Ft)(recorded, { state, decidedAt }));
    };
    let noted = 0;
    for (const pull of pulls.filter(isNews)) {
        try {
            if (await noteAcceptance(pull, bot))
                noted += 1;
        }
        catch (error) {
            bot.log.warn(`What became of #${pull.number} was not recorded: ${(0,_shared_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .sentence */ .em)(error)}`);
        }
    }
    return noted;
}
const NO_EDITS = { edited: false, lines: 0 };
/**
 * Compared is what the pull request changed when Docket pushed last with what it changed when it was
 * merged. So a rewritten branch counts for what is different on it, and merging the base into it for
 * nothing.
 */
async function editsOf({ number, headSha }, ours, host) {
    if (headSha === ours)
        return NO_EDITS;
    try {
        if (ours === null)
            return { edited: true, lines: null };
        const before = await host.changedFiles(number, ours);
        const after = await host.changedFiles(number, headSha);
        const lines = countEdits(before.files, after.files);
        return { edited: lines > 0, lines };
    }
    catch (error) {
        // The commit was replaced, and the host has forgotten it.
        if (error instanceof _shared_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .NotFound */ .Mk)
            return { edited: true, lines: null };
        throw error;
    }
}
/** Lines that are added or removed by one of the two changes and not by the other. */
function countEdits(before, after) {
    const paths = new Set([...before, ...after].map(({ path }) => path));
    let edits = 0;
    for (const path of paths) {
        const [one, other] = [before, after].map((files) => files.find((file) => file.path === path));
        edits += differingLines(one, other);
    }
    return edits;
}
function differingLines(one, other) {
    const size = (file) => (file?.additions ?? 0) + (file?.deletions ?? 0);
    if (!one || !other)
        return Math.max(1, size(one) + size(other));
    if (one.patch === undefined || other.patch === undefined) {
        // Of large and of binary files, only the figures are known: at least this much is different.
        return Math.abs(one.additions - other.additions) + Math.abs(one.deletions - other.deletions);
    }
    const counts = new Map();
    const add = (patch, step) => {
        for (const line of patch.split('\n')) {
            if (/^[+-]/.test(line))
                counts.set(line, (counts.get(line) ?? 0) + step);
        }
    };
    add(one.patch, 1);
    add(other.patch, -1);
    return [...counts.values()].reduce((sum, count) => sum + Math.abs(count), 0);
}


/***/ }),

/***/ 56789:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   P: () => (/* binding */ jobOfBranch),
/* harmony export */   archiveClosed: () => (/* binding */ archiveClosed),
/* harmony export */   noteReopened: () => (/* binding */ noteReopened)
/* harmony export */ });
/* harmony import */ var _shared_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(42205);
/* harmony import */ var _outcome_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9826);
/* harmony import */ var _acceptance_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(88356);
// The pull request of a job was merged or closed: that is recorded, and the job is archived. One that is
// opened again counts as open, but its job stays archived.



async function archiveClosed({ pull, headRef }, bot) {
    const id = jobOfBranch(headRef);
    if (id === undefined)
        return (0,_outcome_js__WEBPACK_IMPORTED_MODULE_1__/* .ignored */ .PP)(`the branch \`${headRef}\` is not a job’s`);
    if (bot.dryRun) {
        return { outcome: 'dry-run', message: `Dry run: job ${id} of #${pull} would be archived.` };
    }
    const { service, projectId } = await bot.backend();
    if (!service.control)
        return (0,_outcome_js__WEBPACK_IMPORTED_MODULE_1__/* .ignored */ .PP)('the service manages its jobs itself');
    await (0,_acceptance_js__WEBPACK_IMPORTED_MODULE_2__/* .tryToNote */ .$g)(pull, bot);
    try {
        const job = await service.control.archive(projectId, id, { signal: bot.signal });
        return { outcome: 'archived', job, message: `Job ${id} of #${pull} is archived.` };
    }
    catch (error) {
        if (error instanceof _shared_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .NotFound */ .Mk)
            return (0,_outcome_js__WEBPACK_IMPORTED_MODULE_1__/* .ignored */ .PP)(`there is no job ${id}`);
        // It works on a follow-up just now; the next sweep, or the next command, will notice.
        if (error instanceof _shared_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .Conflict */ .lt)
            return (0,_outcome_js__WEBPACK_IMPORTED_MODULE_1__/* .ignored */ .PP)(`job ${id} is still working`);
        throw error;
    }
}
async function noteReopened({ pull }, bot) {
    const noted = !bot.dryRun && (await (0,_acceptance_js__WEBPACK_IMPORTED_MODULE_2__/* .tryToNote */ .$g)(pull, bot));
    if (!noted)
        return (0,_outcome_js__WEBPACK_IMPORTED_MODULE_1__/* .ignored */ .PP)(`#${pull} did not count as closed`);
    return { outcome: 'ignored', message: `#${pull} counts as open again.` };
}
/** `docket/<job>`, or `docket/<job>-2` when the first branch was deleted. */
function jobOfBranch(headRef) {
    return /^docket\/([^/]+?)(?:-\d+)?$/.exec(headRef)?.[1];
}


/***/ }),

/***/ 43637:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   gitPlace: () => (/* binding */ gitPlace),
/* harmony export */   githubSettings: () => (/* binding */ githubSettings)
/* harmony export */ });
/* harmony import */ var _shared_network_network_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(10031);
/* harmony import */ var _shared_runtime_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(82860);
/* harmony import */ var _shared_waiting_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(12099);
// How the command line reaches GitHub: by the variables that a workflow has, or github.com.



function githubSettings(env, known) {
    return {
        ...known,
        apiUrl: env.GITHUB_API_URL ?? 'https://api.github.com',
        graphqlUrl: env.GITHUB_GRAPHQL_URL ?? 'https://api.github.com/graphql',
        serverUrl: env.GITHUB_SERVER_URL ?? 'https://github.com',
        clock: _shared_runtime_js__WEBPACK_IMPORTED_MODULE_1__/* .systemClock */ .ml,
        random: Math.random,
        fetch: (0,_shared_network_network_js__WEBPACK_IMPORTED_MODULE_0__/* .githubFetchFor */ .Ve)(env),
        // Jobs and deliveries wait for GitHub without a process that waits with them.
        patience: new _shared_waiting_js__WEBPACK_IMPORTED_MODULE_2__/* .Patience */ .i3(_shared_waiting_js__WEBPACK_IMPORTED_MODULE_2__/* .BRIEFLY_MS */ .tK),
    };
}
/** Where git finds a repository on GitHub, and what it needs there. */
function gitPlace({ serverUrl, repository, token, }, env) {
    return {
        remote: `${serverUrl}/${repository}.git`,
        credentials: { origin: new URL(serverUrl).origin, token },
        network: (0,_shared_network_network_js__WEBPACK_IMPORTED_MODULE_0__/* .gitNetwork */ .D6)(env),
    };
}


/***/ }),

/***/ 61812:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   f: () => (/* binding */ createRemembered)
/* harmony export */ });
/** Reads what has the same key at most once in this time, however many ask. A failure counts, too. */
function createRemembered(clock, forMs) {
    // Oldest first.
    const reads = new Map();
    return (key, read) => {
        const now = clock.now();
        for (const [old, { at }] of reads) {
            if (now - at < forMs)
                break;
            reads.delete(old);
        }
        const known = reads.get(key);
        if (known)
            return known.found;
        const found = read();
        reads.set(key, { at: now, found });
        return found;
    };
}


/***/ }),

/***/ 27466:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Hp: () => (/* binding */ startSideProcess),
/* harmony export */   IQ: () => (/* binding */ ThreadLimitReached),
/* harmony export */   LO: () => (/* binding */ setupOfThread),
/* harmony export */   Q3: () => (/* binding */ startSideThread),
/* harmony export */   QJ: () => (/* binding */ setupOfProcess),
/* harmony export */   RD: () => (/* binding */ answerAsThread),
/* harmony export */   kw: () => (/* binding */ SideThread),
/* harmony export */   taskOfThread: () => (/* binding */ taskOfThread)
/* harmony export */ });
/* harmony import */ var node_child_process__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(31421);
/* harmony import */ var node_events__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(78474);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(76760);
/* harmony import */ var node_worker_threads__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(75919);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(42205);
// A thread beside the main one, for work on text from outside: however long it takes, the main thread
// answers, renews its leases, and ends the thread at its limit. What may end the process that it runs in
// gets a process instead.






/** In the bundle, and in the sources. */
const ENTRIES = ['side-thread.cjs', '../side-thread.ts'];
function startSideThread({ task, setup, entry = installedEntry() }, resourceLimits) {
    const started = { task, setup };
    return new node_worker_threads__WEBPACK_IMPORTED_MODULE_4__.Worker(entry, {
        workerData: started,
        resourceLimits,
        // Options of this process are not meant for it.
        execArgv: [],
        stdout: true,
        stderr: true,
    });
}
/** It writes to our standard error, and ends when this process does. */
function startSideProcess({ task, setup }, env) {
    const stdio = ['ignore', 'ignore', 'inherit', 'ipc'];
    const child = (0,node_child_process__WEBPACK_IMPORTED_MODULE_0__.fork)(installedEntry(), [task], { env, execArgv: [], stdio: [...stdio] });
    child.on('error', () => { });
    child.send(setup, () => { });
    return child;
}
/** In a side process: what it was started with. */
async function setupOfProcess() {
    const [setup] = await (0,node_events__WEBPACK_IMPORTED_MODULE_1__.once)(process, 'message');
    return setup;
}
function installedEntry() {
    const entries = ENTRIES.map((name) => (0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)(import.meta.dirname, name));
    const entry = entries.find((file) => (0,node_fs__WEBPACK_IMPORTED_MODULE_2__.existsSync)(file));
    if (entry !== undefined)
        return entry;
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_5__/* .SetupError */ .w3(`This installation of Docket is not complete: ${ENTRIES[0]} is missing. Install it again.`);
}
/** In a side thread or process: what it is for. */
const taskOfThread = () => node_worker_threads__WEBPACK_IMPORTED_MODULE_4__.isMainThread ? (process.argv[2] ?? '') : node_worker_threads__WEBPACK_IMPORTED_MODULE_4__.workerData.task;
const setupOfThread = () => node_worker_threads__WEBPACK_IMPORTED_MODULE_4__.workerData.setup;
/** The thread was ended because it took more than it may. */
class ThreadLimitReached extends Error {
    limit;
    constructor(limit) {
        super(`A side thread reached its limit of ${limit}.`);
        this.limit = limit;
    }
}
/** Answers questions, one after the other. It starts with the first, and again after it was ended. */
class SideThread {
    #task;
    #limits;
    #worker;
    #last = Promise.resolve();
    constructor(task, limits) {
        this.#task = task;
        this.#limits = limits;
    }
    /** `give` answers what the thread asks back. */
    ask(question, { signal, give } = {}) {
        const answer = this.#last.then(() => this.#ask(question, give, signal));
        this.#last = answer.catch(() => { });
        return answer;
    }
    async close() {
        const worker = this.#worker;
        this.#worker = undefined;
        await worker?.terminate();
    }
    #start() {
        const { entry, memoryMb: maxOldGenerationSizeMb, youngMb } = this.#limits;
        const worker = startSideThread({ task: this.#task, entry }, { maxOldGenerationSizeMb, ...(youngMb && { maxYoungGenerationSizeMb: youngMb }) });
        worker.on('error', () => { });
        worker.on('exit', () => {
            if (this.#worker === worker)
                this.#worker = undefined;
        });
        this.#worker = worker;
        return worker;
    }
    async #ask(question, give, signal) {
        signal?.throwIfAborted();
        const { timeMs, clock } = this.#limits;
        const worker = this.#worker ?? this.#start();
        const over = new AbortController();
        const { promise, resolve, reject } = Promise.withResolvers();
        const say = (message) => worker.postMessage(message);
        const hear = (message) => {
            if ('answer' in message)
                resolve(message.answer);
            else if ('failed' in message)
                reject(new Error(message.failed));
            else {
                const { id, wanted } = message;
                Promise.resolve(give?.(wanted)).then((given) => say({ given, id }), reject);
            }
        };
        const fail = (error) => reject(error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? new ThreadLimitReached('memory') : error);
        const exit = () => reject(new Error('A side thread ended before it answered.'));
        worker.on('message', hear).on('error', fail).on('exit', exit).ref();
        clock
            .sleep(timeMs, over.signal)
            .then(() => reject(new ThreadLimitReached('time')))
            .catch(() => { });
        const stop = () => reject(signal?.reason);
        signal?.addEventListener('abort', stop, { once: true });
        try {
            say({ question });
            return await promise;
        }
        catch (error) {
            await this.close();
            throw error;
        }
        finally {
            over.abort();
            signal?.removeEventListener('abort', stop);
            worker.off('message', hear).off('error', fail).off('exit', exit).unref();
        }
    }
}
/** What such a thread does until it is ended. `want` asks whoever asked. */
function answerAsThread(answer) {
    const wanting = new Map();
    let asked = 0;
    const say = (message) => node_worker_threads__WEBPACK_IMPORTED_MODULE_4__.parentPort?.postMessage(message);
    const want = (wanted) => {
        const id = ++asked;
        say({ wanted, id });
        return new Promise((resolve) => wanting.set(id, resolve));
    };
    node_worker_threads__WEBPACK_IMPORTED_MODULE_4__.parentPort?.on('message', (message) => {
        if ('given' in message) {
            wanting.get(message.id)?.(message.given);
            wanting.delete(message.id);
        }
        else {
            answer(message.question, want).then((found) => say({ answer: found }), (error) => say({ failed: error instanceof Error ? error.message : String(error) }));
        }
    });
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
/* harmony import */ var _schemas_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(42047);



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
