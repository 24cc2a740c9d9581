export const id = 9432;
export const ids = [9432];
export const modules = {

/***/ 49432:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   seeDoctor: () => (/* binding */ seeDoctor)
/* harmony export */ });
/* harmony import */ var _bot_doctor_doctor_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(41357);
/* harmony import */ var _bot_doctor_host_probes_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(92136);
/* harmony import */ var _bot_doctor_probes_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(31977);
/* harmony import */ var _bot_trigger_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(41590);
/* harmony import */ var _config_config_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7657);
/* harmony import */ var _config_settings_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(81910);
/* harmony import */ var _github_thread_host_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(54572);
/* harmony import */ var _shared_clock_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(66122);
/* harmony import */ var _shared_network_network_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(10031);
/* harmony import */ var _connect_github_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(92137);
// `mode: doctor` in a workflow run.










async function seeDoctor(run) {
    const github = (0,_connect_github_js__WEBPACK_IMPORTED_MODULE_8__/* .connectGithub */ .S)(run);
    const host = (0,_github_thread_host_js__WEBPACK_IMPORTED_MODULE_6__.createThreadHost)(github);
    const probes = [
        triggerProbe(run),
        (0,_bot_doctor_host_probes_js__WEBPACK_IMPORTED_MODULE_1__.tokenProbe)(host),
        threadProbe(host, run),
        (0,_bot_doctor_host_probes_js__WEBPACK_IMPORTED_MODULE_1__.hostedConfigProbe)(host, run.facts.repository, inputSettings(run)),
        (0,_bot_doctor_host_probes_js__WEBPACK_IMPORTED_MODULE_1__.hostedWorkflowsProbe)(host, run.env.GITHUB_ACTION_REPOSITORY),
        checksProbe(host, run),
        clockProbe((0,_github_thread_host_js__WEBPACK_IMPORTED_MODULE_6__.createHostChecks)(github)),
        ...(await backendProbes(run, host, (0,_github_thread_host_js__WEBPACK_IMPORTED_MODULE_6__.createHostChecks)(github))),
    ];
    const findings = await (0,_bot_doctor_doctor_js__WEBPACK_IMPORTED_MODULE_0__/* .examine */ .sb)(probes, (finding) => run.runner.info((0,_bot_doctor_doctor_js__WEBPACK_IMPORTED_MODULE_0__/* .line */ .n8)(finding)));
    await run.runner.summary((0,_bot_doctor_doctor_js__WEBPACK_IMPORTED_MODULE_0__/* .diagnosis */ .C1)(findings));
    const { well, says } = (0,_bot_doctor_doctor_js__WEBPACK_IMPORTED_MODULE_0__/* .conclusion */ .q$)(findings);
    return { failed: !well, message: says };
}
async function backendProbes(run, host, checks) {
    const { inputs, facts, env, runner } = run;
    const { baseUrl, apiKey = '', projectId = '', githubToken = '' } = inputs.service;
    if (baseUrl !== undefined) {
        const { connectRemote } = await Promise.all(/* import() */[__webpack_require__.e(6752), __webpack_require__.e(2876), __webpack_require__.e(7498)]).then(__webpack_require__.bind(__webpack_require__, 52876));
        return [(0,_bot_doctor_probes_js__WEBPACK_IMPORTED_MODULE_2__/* .serviceProbe */ .Yy)(connectRemote({ baseUrl, apiKey, env, log: runner }), projectId)];
    }
    const { agentCommand: command, modelUrl, model, modelKey: key, stateRef } = inputs.embedded;
    return [
        (0,_bot_doctor_probes_js__WEBPACK_IMPORTED_MODULE_2__/* .gitProbe */ .Vn)(facts.path),
        (0,_bot_doctor_probes_js__WEBPACK_IMPORTED_MODULE_2__/* .stateProbe */ ._g)({
            path: facts.path,
            remote: `${facts.serverUrl}/${facts.repository}.git`,
            network: (0,_shared_network_network_js__WEBPACK_IMPORTED_MODULE_9__/* .gitNetwork */ .D)(env),
            ref: stateRef,
            credentials: { origin: new URL(facts.serverUrl).origin, token: githubToken },
        }),
        (0,_bot_doctor_probes_js__WEBPACK_IMPORTED_MODULE_2__/* .signingProbe */ .KL)(inputs.embedded.stateKey !== undefined),
        (0,_bot_doctor_host_probes_js__WEBPACK_IMPORTED_MODULE_1__.pullsProbe)(checks),
        (0,_bot_doctor_probes_js__WEBPACK_IMPORTED_MODULE_2__/* .agentProbe */ .Cc)({ command, ...(modelUrl && { model: { url: modelUrl, name: model ?? '', key } }) }, { path: facts.path, fetch: (0,_shared_network_network_js__WEBPACK_IMPORTED_MODULE_9__/* .fetchFor */ .G)(env) }),
        // A model has tools and no processes.
        ...(command || inputs.embedded.checkCommand
            ? [(0,_bot_doctor_probes_js__WEBPACK_IMPORTED_MODULE_2__/* .isolationProbe */ .be)(env, facts.hide, await isolationSetting(run, host))]
            : []),
    ];
}
function triggerProbe({ event, inputs }) {
    return {
        what: 'Event',
        async look() {
            const trigger = await (0,_bot_trigger_js__WEBPACK_IMPORTED_MODULE_3__/* .decide */ .L)(event, { ...inputs, mode: 'auto' });
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
/** Settings that have an input in workflows. */
function inputSettings({ inputs }) {
    const { word, permission, allowedBots } = inputs.command;
    const { timeoutMinutes } = inputs.job;
    return {
        'command.word': { input: 'command', value: word },
        'command.permission': { input: 'permission', value: permission },
        'command.allowed-bots': { input: 'allowed-bots', value: allowedBots },
        'agent.max-minutes': { input: 'timeout-minutes', value: timeoutMinutes, fallback: true },
    };
}
/** Undefined if they cannot be read; the probe of the configuration says why. */
const loadQuietly = ({ facts }, host) => (0,_config_settings_js__WEBPACK_IMPORTED_MODULE_5__/* .loadSettings */ .M5)(host, facts.repository, { warn() { } }).catch(() => undefined);
const isolationSetting = async (run, host) => ((await loadQuietly(run, host))?.config ?? _config_config_js__WEBPACK_IMPORTED_MODULE_4__/* .DEFAULT_CONFIG */ .PV).agent.isolation;
function checksProbe(host, run) {
    return {
        what: 'Failed checks',
        async look() {
            const loaded = await loadQuietly(run, host);
            if (!loaded)
                return { state: 'info', says: 'Not tested: the settings could not be read.' };
            if (!loaded.config['fix-checks']) {
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
        look: async () => (0,_bot_doctor_doctor_js__WEBPACK_IMPORTED_MODULE_0__/* .judgeClock */ .Mi)(_shared_clock_js__WEBPACK_IMPORTED_MODULE_7__/* .systemClock */ .m.now(), await checks.serverTime()),
    };
}


/***/ })

};
