export const id = 7057;
export const ids = [7057];
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

/***/ 30401:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C1: () => (/* binding */ diagnosis),
/* harmony export */   IB: () => (/* binding */ judgeGit),
/* harmony export */   Mi: () => (/* binding */ judgeClock),
/* harmony export */   n8: () => (/* binding */ line),
/* harmony export */   q$: () => (/* binding */ conclusion),
/* harmony export */   sb: () => (/* binding */ examine)
/* harmony export */ });
/* harmony import */ var _shared_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(42205);
// Looks at everything a run needs, and says of each thing that it is well or exactly how to mend it.

const SIGNS = { ok: '✅', note: '⚠️', wrong: '❌' };
async function examine(probes, tell) {
    const findings = [];
    for (const { what, look } of probes) {
        const found = await look().catch((error) => ({ state: 'wrong', says: (0,_shared_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .sentence */ .em)(error) }));
        const finding = { what, ...found };
        findings.push(finding);
        tell(finding);
    }
    return findings;
}
function line({ state, what, says }) {
    return `${SIGNS[state]} ${what}: ${says}`;
}
function conclusion(findings) {
    const wrong = findings.filter(({ state }) => state === 'wrong').length;
    if (wrong === 0)
        return { well: true, says: 'Everything that was looked at is well.' };
    const things = wrong === 1 ? '1 thing has' : `${wrong} things have`;
    return { well: false, says: `${things} to be mended; each line with ❌ says how.` };
}
function diagnosis(findings) {
    const cell = (text) => text.replaceAll('|', '\\|').replaceAll('\n', '<br>');
    const rows = findings.map(({ state, what, says }) => `| ${SIGNS[state]} | ${cell(what)} | ${cell(says)} |`);
    const { says } = conclusion(findings);
    return ['## Doctor', '', says, '', '| | What | Finding |', '| --- | --- | --- |', ...rows].join('\n');
}
const SKEW_MS = 60_000;
function judgeClock(here, there) {
    const off = Math.round(Math.abs(here - there) / 1000);
    if (Math.abs(here - there) <= SKEW_MS)
        return { state: 'ok', says: `${off} s off at most.` };
    return {
        state: 'wrong',
        says: `This machine's clock is ${off} s off. Set it by NTP, or tokens and limits will misbehave.`,
    };
}
const NEEDED_GIT = [2, 34];
function judgeGit(output) {
    const [, version = '', major = '0', minor = '0'] = /(((?:\d+))\.(\d+)[\d.]*)/.exec(output) ?? [];
    const [wantedMajor, wantedMinor] = NEEDED_GIT;
    const newEnough = Number(major) > wantedMajor || (Number(major) === wantedMajor && Number(minor) >= wantedMinor);
    if (newEnough)
        return { state: 'ok', says: `git ${version}.` };
    return {
        state: 'wrong',
        says: `git ${version || 'of an unknown version'} is too old; install ${NEEDED_GIT.join('.')} or newer.`,
    };
}


/***/ }),

/***/ 47057:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   seeDoctor: () => (/* binding */ seeDoctor)
/* harmony export */ });
/* harmony import */ var _action_config_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(52953);
/* harmony import */ var _action_trigger_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76029);
/* harmony import */ var _app_doctor_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(30401);
/* harmony import */ var _github_publisher_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(82610);
/* harmony import */ var _github_thread_host_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(94338);
/* harmony import */ var _shared_clock_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(66122);
/* harmony import */ var _action_desk_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(21187);
/* harmony import */ var _network_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(72605);
/* harmony import */ var _probes_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(53468);
// `mode: doctor`, put together for a workflow run.









async function seeDoctor(run) {
    const github = (0,_action_desk_js__WEBPACK_IMPORTED_MODULE_6__/* .connectGithub */ .S)(run);
    const host = (0,_github_thread_host_js__WEBPACK_IMPORTED_MODULE_4__/* .createThreadHost */ .N)(github);
    const probes = [
        triggerProbe(run),
        tokenProbe(host),
        threadProbe(host, run),
        configProbe(host),
        clockProbe((0,_github_thread_host_js__WEBPACK_IMPORTED_MODULE_4__/* .createHostChecks */ .i)(github)),
        ...(await backendProbes(run, (0,_github_thread_host_js__WEBPACK_IMPORTED_MODULE_4__/* .createHostChecks */ .i)(github))),
    ];
    const findings = await (0,_app_doctor_js__WEBPACK_IMPORTED_MODULE_2__/* .examine */ .sb)(probes, (finding) => run.runner.info((0,_app_doctor_js__WEBPACK_IMPORTED_MODULE_2__/* .line */ .n8)(finding)));
    await run.runner.summary((0,_app_doctor_js__WEBPACK_IMPORTED_MODULE_2__/* .diagnosis */ .C1)(findings));
    const { well, says } = (0,_app_doctor_js__WEBPACK_IMPORTED_MODULE_2__/* .conclusion */ .q$)(findings);
    return { failed: !well, message: says };
}
async function backendProbes(run, checks) {
    const { inputs, facts, env, runner } = run;
    const { baseUrl, apiKey = '', projectId = '', githubToken = '' } = inputs.service;
    if (baseUrl !== undefined) {
        const { connectRemote } = await Promise.all(/* import() */[__webpack_require__.e(3431), __webpack_require__.e(546)]).then(__webpack_require__.bind(__webpack_require__, 33431));
        return [(0,_probes_js__WEBPACK_IMPORTED_MODULE_7__/* .serviceProbe */ .Yy)(connectRemote({ baseUrl, apiKey, env, log: runner }), projectId)];
    }
    const { agentCommand: command, modelUrl, model, modelKey: key, stateRef } = inputs.embedded;
    return [
        (0,_probes_js__WEBPACK_IMPORTED_MODULE_7__/* .gitProbe */ .Vn)(facts.path),
        (0,_probes_js__WEBPACK_IMPORTED_MODULE_7__/* .stateProbe */ ._g)({
            path: facts.path,
            remote: `${facts.serverUrl}/${facts.repository}.git`,
            network: (0,_network_js__WEBPACK_IMPORTED_MODULE_8__/* .gitNetwork */ .D6)(env),
            ref: stateRef,
            credentials: { origin: new URL(facts.serverUrl).origin, token: githubToken },
        }),
        pullsProbe(checks),
        (0,_probes_js__WEBPACK_IMPORTED_MODULE_7__/* .agentProbe */ .Cc)({ command, ...(modelUrl && { model: { url: modelUrl, name: model ?? '', key } }) }, env),
        (0,_probes_js__WEBPACK_IMPORTED_MODULE_7__/* .isolationProbe */ .be)(env, facts.hide),
    ];
}
function triggerProbe({ event, inputs }) {
    return {
        what: 'Event',
        async look() {
            const trigger = await (0,_action_trigger_js__WEBPACK_IMPORTED_MODULE_1__/* .decide */ .L)(event, { ...inputs, mode: 'auto' });
            const says = trigger.kind === 'ignored'
                ? `\`${event.name}\` would be ignored: ${trigger.reason}.`
                : `\`${event.name}\` would lead to: ${trigger.kind}.`;
            return { state: trigger.kind === 'ignored' ? 'note' : 'ok', says };
        },
    };
}
function tokenProbe(host) {
    return {
        what: 'Token',
        async look() {
            const [{ fullName }, self] = await Promise.all([host.repository(), host.self()]);
            return { state: 'ok', says: `It reads ${fullName} and acts as ${self}.` };
        },
    };
}
/** Nothing but a try tells whether a token may write; a reaction that is taken back leaves no trace. */
function threadProbe(host, { inputs, event }) {
    const number = inputs.job.issueNumber ?? event.thread;
    return {
        what: 'Answers on threads',
        async look() {
            if (number === undefined) {
                return {
                    state: 'note',
                    says: 'Not tried. Give `issue-number` to try a reaction there; commands need `permissions: issues: write` and `pull-requests: write`.',
                };
            }
            const target = { kind: 'thread', number };
            if ((await host.react(target, 'eyes')) === 'first')
                await host.unreact(target, 'eyes');
            return { state: 'ok', says: `The token may react and answer on #${number}.` };
        },
    };
}
function configProbe(host) {
    return {
        what: 'Configuration',
        async look() {
            const text = await host.readFile(_action_config_js__WEBPACK_IMPORTED_MODULE_0__/* .CONFIG_PATH */ .tF);
            (0,_action_config_js__WEBPACK_IMPORTED_MODULE_0__/* .parseConfig */ .o4)(text);
            return {
                state: 'ok',
                says: text === null ? `No \`${_action_config_js__WEBPACK_IMPORTED_MODULE_0__/* .CONFIG_PATH */ .tF}\`: defaults.` : 'It is valid.',
            };
        },
    };
}
function clockProbe(checks) {
    return {
        what: 'Clock',
        look: async () => (0,_app_doctor_js__WEBPACK_IMPORTED_MODULE_2__/* .judgeClock */ .Mi)(_shared_clock_js__WEBPACK_IMPORTED_MODULE_5__/* .systemClock */ .m.now(), await checks.serverTime()),
    };
}
function pullsProbe(checks) {
    return {
        what: 'Pull requests',
        async look() {
            const may = await checks.actionsMayOpenPulls();
            if (may)
                return { state: 'ok', says: 'Workflows may open them here.' };
            if (may === undefined) {
                return {
                    state: 'note',
                    says: `This token may not see the setting. Make sure that this is on: ${_github_publisher_js__WEBPACK_IMPORTED_MODULE_3__/* .SETTING */ .HG}.`,
                };
            }
            return {
                state: 'wrong',
                says: `Workflows may not open them here; jobs end with a branch. Switch this on: ${_github_publisher_js__WEBPACK_IMPORTED_MODULE_3__/* .SETTING */ .HG}.`,
            };
        },
    };
}


/***/ }),

/***/ 53468:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Cc: () => (/* binding */ agentProbe),
/* harmony export */   Vn: () => (/* binding */ gitProbe),
/* harmony export */   Yy: () => (/* binding */ serviceProbe),
/* harmony export */   _g: () => (/* binding */ stateProbe),
/* harmony export */   be: () => (/* binding */ isolationProbe)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51455);
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(48161);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(76760);
/* harmony import */ var _agents_isolation_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(42865);
/* harmony import */ var _agents_presets_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(17427);
/* harmony import */ var _app_doctor_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(30401);
/* harmony import */ var _git_git_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(86691);
/* harmony import */ var _shared_clock_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(66122);
/* harmony import */ var _shared_errors_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(42205);
/* harmony import */ var _network_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(72605);
// What can be looked at on any machine: git, the agent, the service, isolation.











function gitProbe(path) {
    const git = (0,_git_git_js__WEBPACK_IMPORTED_MODULE_7__.createGit)({ path });
    return { what: 'git', look: async () => (0,_app_doctor_js__WEBPACK_IMPORTED_MODULE_6__/* .judgeGit */ .IB)(await git.run(['version'])) };
}
function isolationProbe(environment, hide = []) {
    return {
        what: 'Isolation of agents',
        async look() {
            const tmp = (0,node_os__WEBPACK_IMPORTED_MODULE_2__.tmpdir)();
            const found = await (0,_agents_isolation_js__WEBPACK_IMPORTED_MODULE_4__.detectIsolation)({ environment, clock: _shared_clock_js__WEBPACK_IMPORTED_MODULE_8__/* .systemClock */ .m, tmp, hide });
            return { state: found.kind === 'none' ? 'note' : 'ok', says: found.sentence };
        },
    };
}
function agentProbe({ command, model }, env) {
    return {
        what: 'Agent',
        async look() {
            if (command)
                return lookForProgram(command, env);
            if (model)
                return askEndpoint(model, (0,_network_js__WEBPACK_IMPORTED_MODULE_10__/* .fetchFor */ .Gt)(env));
            return {
                state: 'wrong',
                says: 'None is set up. Give `agent-command` a program such as `claude`, or `model-url` and `model` an OpenAI-compatible endpoint.',
            };
        },
    };
}
/** A command line can begin with anything that a shell understands; only a plain word is judged. */
function lookForProgram(command, env) {
    const [program = ''] = (0,_agents_presets_js__WEBPACK_IMPORTED_MODULE_5__/* .presetFor */ .h)(command).command.trim().split(/\s+/);
    const folders = (env.PATH ?? '').split(node_path__WEBPACK_IMPORTED_MODULE_3__.delimiter).filter((folder) => folder !== '');
    const found = folders.some((folder) => (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)((0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)(folder, program)));
    if (found)
        return { state: 'ok', says: `\`${program}\` is installed.` };
    if (program.includes('/') || !/^[\w.+-]+$/.test(program)) {
        return { state: 'note', says: `\`${program}\` is not looked at; it is found when a job runs.` };
    }
    return {
        state: 'wrong',
        says: `\`${program}\` is not on PATH. Install it in an earlier step of the same job.`,
    };
}
async function askEndpoint({ url, name, key }, ask) {
    let status;
    try {
        const headers = key ? { authorization: `Bearer ${key}` } : {};
        const signal = AbortSignal.timeout(20_000);
        const response = await ask(`${url.replace(/\/+$/, '')}/models`, { headers, signal });
        await response.body?.cancel();
        status = response.status;
    }
    catch {
        return {
            state: 'wrong',
            says: 'The endpoint of `model-url` cannot be reached. Check the address.',
        };
    }
    if (status === 401 || status === 403) {
        return {
            state: 'wrong',
            says: `The endpoint refuses the key (${status}). Check \`model-key\`.`,
        };
    }
    if (status >= 500 || status === 410) {
        return { state: 'wrong', says: `The endpoint answers ${status}. Try later, or use another.` };
    }
    return { state: 'ok', says: `The endpoint answers; jobs will ask for \`${name}\`.` };
}
function serviceProbe(service, projectId) {
    return {
        what: 'Service',
        async look() {
            try {
                await service.getJob(projectId, 'docket-doctor');
            }
            catch (error) {
                // The question was understood and answered, and the key let it in.
                if (!(error instanceof _shared_errors_js__WEBPACK_IMPORTED_MODULE_9__/* .NotFound */ .Mk))
                    throw error;
            }
            return { state: 'ok', says: 'It answers and takes the key.' };
        },
    };
}
/** Asks whether a push would be let in, without pushing. */
function stateProbe({ remote, ref, ...settings }) {
    return {
        what: 'Job records',
        async look() {
            const dir = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.mkdtemp)((0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)((0,node_os__WEBPACK_IMPORTED_MODULE_2__.tmpdir)(), 'docket-doctor-'));
            const git = (0,_git_git_js__WEBPACK_IMPORTED_MODULE_7__.createGit)(settings);
            try {
                await git.run(['init', '--quiet', '--bare', dir]);
                const tree = (await git.run(['-C', dir, 'mktree'], { input: '' })).trim();
                const commit = (await git.run(['-C', dir, 'commit-tree', '-m', 'Try', tree])).trim();
                const target = `${commit}:${ref}-doctor`;
                const result = await git.try([
                    '-C',
                    dir,
                    'push',
                    '--dry-run',
                    '--porcelain',
                    remote,
                    target,
                ]);
                if (result.code === 0)
                    return { state: 'ok', says: `\`${ref}\` can be written.` };
                const said = result.stderr.trim().split('\n').at(-1) ?? '';
                return {
                    state: 'wrong',
                    says: `\`${ref}\` cannot be written: ${said} Give the workflow \`permissions: contents: write\`.`,
                };
            }
            finally {
                await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.rm)(dir, { recursive: true, force: true });
            }
        },
    };
}


/***/ })

};
