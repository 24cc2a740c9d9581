export const id = 9662;
export const ids = [9662,1021,1910,958];
export const modules = {

/***/ 41357:
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
// Checks everything a run needs, and reports for each thing that it works or exactly how to fix it.

const SIGNS = { ok: '✅', info: 'ℹ️', warning: '⚠️', wrong: '❌' };
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
    const count = (wanted, word) => {
        const { length } = findings.filter(({ state }) => state === wanted);
        return length === 0 ? '' : `${length} ${word}${length === 1 ? '' : 's'}`;
    };
    const problems = count('wrong', 'problem');
    const warnings = count('warning', 'warning');
    const unchecked = findings.some(({ state }) => state === 'info');
    if (problems) {
        return { well: false, says: `Found ${problems}. Each line with ❌ tells you how to fix it.` };
    }
    if (warnings) {
        const says = `Found no problems, but ${warnings}. Each line with ⚠️ tells you what to do.`;
        return { well: true, says };
    }
    const rest = unchecked ? ' Lines with ℹ️ are optional or could not be checked.' : '';
    return { well: true, says: `No problems found.${rest}` };
}
function diagnosis(findings) {
    const cell = (text) => text.replaceAll('|', '\\|').replaceAll('\n', '<br>');
    const rows = findings.map(({ state, what, says }) => `| ${SIGNS[state]} | ${cell(what)} | ${cell(says)} |`);
    const { says } = conclusion(findings);
    return ['## Doctor', '', says, '', '| | Check | Result |', '| --- | --- | --- |', ...rows].join('\n');
}
const SKEW_MS = 60_000;
function judgeClock(here, there) {
    const off = Math.round(Math.abs(here - there) / 1000);
    if (Math.abs(here - there) <= SKEW_MS)
        return { state: 'ok', says: `Off by ${off} s.` };
    return {
        state: 'wrong',
        says: `This machine's clock is off by ${off} s. Synchronize it with NTP; otherwise, tokens and limits do not work correctly.`,
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
        says: `git ${version || '(unknown version)'} is too old. Install ${NEEDED_GIT.join('.')} or newer.`,
    };
}


/***/ }),

/***/ 15714:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ez: () => (/* binding */ tokenProbe),
/* harmony export */   O1: () => (/* binding */ hostedConfigProbe),
/* harmony export */   Tk: () => (/* binding */ configProbe),
/* harmony export */   ey: () => (/* binding */ localWorkflowsProbe),
/* harmony export */   qt: () => (/* binding */ hostedWorkflowsProbe),
/* harmony export */   vg: () => (/* binding */ pullsProbe)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _config_config_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(43090);
/* harmony import */ var _config_inputs_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(15246);
/* harmony import */ var _config_settings_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(81910);
/* harmony import */ var _shared_text_foreign_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(35238);
/* harmony import */ var _thread_host_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(60219);
/* harmony import */ var _workflows_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(66714);
// What `doctor` checks at GitHub, in a workflow and on a machine.








function tokenProbe(host) {
    return {
        what: 'Token',
        async look() {
            const [{ fullName }, self] = await Promise.all([host.repository(), host.self()]);
            return { state: 'ok', says: `It can read ${fullName} and acts as ${self}.` };
        },
    };
}
/** `read` rejects with what is wrong with the settings; false: there is no such file. */
function configProbe(where, read) {
    return {
        what: 'Configuration',
        async look() {
            const says = (await read())
                ? `\`${_config_config_js__WEBPACK_IMPORTED_MODULE_2__.CONFIG_PATH}\` is valid.`
                : `There is no \`${_config_config_js__WEBPACK_IMPORTED_MODULE_2__.CONFIG_PATH}\` ${where}; the defaults apply.`;
            return { state: 'ok', says };
        },
    };
}
/** The workflows on the default branch. `action`: what the running workflow calls this action. */
function hostedWorkflowsProbe(host, action) {
    return (0,_workflows_js__WEBPACK_IMPORTED_MODULE_5__/* .workflowsProbe */ .Lh)({
        ...{ inputs: (0,_config_inputs_js__WEBPACK_IMPORTED_MODULE_3__/* .inputNames */ .vj)(), action },
        async list() {
            const files = await host.listFiles();
            const start = `${_workflows_js__WEBPACK_IMPORTED_MODULE_5__/* .WORKFLOWS */ .v1}/`;
            return files.flatMap((file) => (file.startsWith(start) ? [file.slice(start.length)] : []));
        },
        read: (name) => host.readFile(`${_workflows_js__WEBPACK_IMPORTED_MODULE_5__/* .WORKFLOWS */ .v1}/${name}`),
    });
}
/** The workflows in this folder, before they are pushed. */
function localWorkflowsProbe(folder) {
    const dir = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, _workflows_js__WEBPACK_IMPORTED_MODULE_5__/* .WORKFLOWS */ .v1);
    return (0,_workflows_js__WEBPACK_IMPORTED_MODULE_5__/* .workflowsProbe */ .Lh)({
        inputs: (0,_config_inputs_js__WEBPACK_IMPORTED_MODULE_3__/* .inputNames */ .vj)(),
        list: () => (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readdir)(dir).catch(noneAt([])),
        read: (name) => (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readFile)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(dir, name), 'utf8').catch(noneAt(null)),
    });
}
function noneAt(none) {
    return (error) => {
        if (['ENOENT', 'ENOTDIR', 'EISDIR'].includes(error.code ?? ''))
            return none;
        throw error;
    };
}
function pullsProbe(checks) {
    return {
        what: 'Pull requests',
        async look() {
            const may = await checks.actionsMayOpenPulls();
            if (may)
                return { state: 'ok', says: 'Workflows can open pull requests in this repository.' };
            // Turned off there, it cannot be turned on here.
            if ((await checks.organizationMayOpenPulls()) === false) {
                return {
                    state: 'wrong',
                    says: `The organization does not let workflows open pull requests, so jobs only push a branch. Ask an owner to turn this on in the organization, then in this repository: ${_thread_host_js__WEBPACK_IMPORTED_MODULE_6__/* .PULLS_SETTING */ .Ow}. An App's token does not need it.`,
                };
            }
            if (may === undefined) {
                return {
                    state: 'info',
                    says: `Could not be checked: only a token with \`administration: read\` can read this setting, and a workflow's own token never has that. Make sure that this is turned on: ${_thread_host_js__WEBPACK_IMPORTED_MODULE_6__/* .PULLS_SETTING */ .Ow}. An organization can turn it off for all its repositories.`,
                };
            }
            return {
                state: 'wrong',
                says: `Workflows cannot open pull requests in this repository, so jobs only push a branch. Turn this on: ${_thread_host_js__WEBPACK_IMPORTED_MODULE_6__/* .PULLS_SETTING */ .Ow}. If it cannot be changed, the organization has turned it off.`,
            };
        },
    };
}
const MAX_VALUE = 100;
function hostedConfigProbe(host, repository, inputs = {}) {
    return {
        what: 'Configuration',
        async look() {
            const own = await host.readFile(_config_config_js__WEBPACK_IMPORTED_MODULE_2__.CONFIG_PATH);
            const organization = await host.readOwnersFile(_config_config_js__WEBPACK_IMPORTED_MODULE_2__.ORGANIZATION_PATH);
            const { origins, overruled } = (0,_config_settings_js__WEBPACK_IMPORTED_MODULE_4__.settingsOf)(repository, own, organization);
            const theirs = `\`${_config_config_js__WEBPACK_IMPORTED_MODULE_2__.ORGANIZATION_PATH}\` in ${(0,_config_settings_js__WEBPACK_IMPORTED_MODULE_4__/* .organizationOf */ .d1)(repository)}`;
            const files = [
                own === null
                    ? `There is no \`${_config_config_js__WEBPACK_IMPORTED_MODULE_2__.CONFIG_PATH}\` on the default branch.`
                    : `\`${_config_config_js__WEBPACK_IMPORTED_MODULE_2__.CONFIG_PATH}\` is valid.`,
                organization === null ? `The token finds no ${theirs}.` : `${theirs} is valid.`,
                ...(overruled.length > 0 ? [(0,_config_settings_js__WEBPACK_IMPORTED_MODULE_4__/* .lockedWords */ .u0)(overruled, repository)] : []),
            ];
            const lines = [...origins].map(([name, origin]) => describe(name, origin, inputs[name]));
            const set = lines.filter(({ from }) => from !== 'default');
            const others = lines.filter(({ from, value }) => from === 'default' && value !== undefined);
            return {
                state: overruled.length > 0 ? 'warning' : 'ok',
                says: [
                    `${files.join(' ')} Effective settings:`,
                    ...set.map(({ name, from, value }) => `- ${name}: ${show(value)} (${from})`),
                    `- default: ${others.map(({ name, value }) => `${name}: ${show(value)}`).join('; ')}`,
                ].join('\n'),
            };
        },
    };
}
function describe(name, origin, own) {
    if (own && (!own.fallback || origin.value === undefined)) {
        return { name, from: `workflow input \`${own.input}\``, value: own.value };
    }
    const { from, locked, value } = origin;
    return { name, from: locked ? `${from}, locked` : from, value };
}
/** People with push access wrote it, and it ends up in a summary. */
function show(value) {
    // An organization can lock a setting at no value.
    if (value === undefined)
        return 'not set';
    return (0,_shared_text_foreign_js__WEBPACK_IMPORTED_MODULE_7__/* .inline */ .mG)((0,_shared_text_foreign_js__WEBPACK_IMPORTED_MODULE_7__/* .bound */ .$s)(typeof value === 'string' ? value : JSON.stringify(value), MAX_VALUE));
}


/***/ }),

/***/ 31977:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Cc: () => (/* binding */ agentProbe),
/* harmony export */   KL: () => (/* binding */ signingProbe),
/* harmony export */   Mn: () => (/* binding */ loginProbe),
/* harmony export */   Vn: () => (/* binding */ gitProbe),
/* harmony export */   Yy: () => (/* binding */ serviceProbe),
/* harmony export */   _g: () => (/* binding */ stateProbe),
/* harmony export */   be: () => (/* binding */ isolationProbe),
/* harmony export */   jg: () => (/* binding */ analyticsProbe)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51455);
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(48161);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(76760);
/* harmony import */ var _agents_broker_gate_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(75122);
/* harmony import */ var _agents_program_environment_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(50577);
/* harmony import */ var _agents_program_isolation_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(86780);
/* harmony import */ var _shared_errors_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(42205);
/* harmony import */ var _shared_git_git_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(60958);
/* harmony import */ var _shared_remove_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(66154);
/* harmony import */ var _shared_runtime_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(82860);
/* harmony import */ var _doctor_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(41357);
// Checks that work on any machine: git, the agent, the service, isolation.












function gitProbe(path) {
    const git = (0,_shared_git_git_js__WEBPACK_IMPORTED_MODULE_8__.createGit)({ path });
    return { what: 'git', look: async () => (0,_doctor_js__WEBPACK_IMPORTED_MODULE_11__/* .judgeGit */ .IB)(await git.run(['version'])) };
}
/** What follows from it in workflows, by their setting, and for servers and workers. */
const NOT_ISOLATED = {
    required: '`agent: isolation: required` is set, so no agent program and no check runs here.',
    best: 'If no agent program and no check may run like this, set `agent: isolation: required` in `.github/docket.yml`.',
    server: '`docket work` and `docket serve` do not start here for agent programs, unless you add `--isolation best`.',
};
const NOT_FOR_SEVERAL = '`docket work`, and `docket serve` for several repositories, do not start here for agent programs, unless you add `--isolation best`.';
function isolationProbe(environment, hide, setting) {
    return {
        what: 'Agent isolation',
        async look() {
            const tmp = (0,node_os__WEBPACK_IMPORTED_MODULE_2__.tmpdir)();
            const found = await (0,_agents_program_isolation_js__WEBPACK_IMPORTED_MODULE_6__.detectIsolation)({ environment, clock: _shared_runtime_js__WEBPACK_IMPORTED_MODULE_10__/* .systemClock */ .ml, tmp, hide });
            if (found.kind !== 'none') {
                if (setting !== 'server' || found.closesNetwork)
                    return { state: 'ok', says: found.sentence };
                return { state: 'warning', says: `${found.sentence} ${NOT_FOR_SEVERAL}` };
            }
            const state = setting === 'required' ? 'wrong' : 'warning';
            return { state, says: `${found.sentence} ${NOT_ISOLATED[setting]}` };
        },
    };
}
/** An error says what to do. */
function loginProbe(settings, login) {
    return {
        what: 'Login',
        look: async () => ({
            state: settings.provider === 'copilot' ? 'info' : 'ok',
            says: await login.examine(AbortSignal.timeout(60_000)),
        }),
    };
}
function agentProbe({ command, model }, { path, fetch, login }) {
    return {
        what: 'Agent',
        async look() {
            if (command)
                return lookForProgram(command, path);
            if (model)
                return askEndpoint(model, fetch, login);
            return {
                state: 'wrong',
                says: 'No agent is set up. Set `agent-command` to a program such as `claude`, or set `model-url` and `model` to use an OpenAI-compatible endpoint.',
            };
        },
    };
}
/** A command line can start with anything a shell understands; only a plain word is checked. */
function lookForProgram(command, path) {
    const [program = ''] = (0,_agents_program_environment_js__WEBPACK_IMPORTED_MODULE_5__/* .presetFor */ .hK)(command).command.trim().split(/\s+/);
    const folders = path.split(node_path__WEBPACK_IMPORTED_MODULE_3__.delimiter).filter((folder) => folder !== '');
    const found = folders.some((folder) => (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)((0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)(folder, program)));
    if (found)
        return { state: 'ok', says: `\`${program}\` is installed.` };
    if (program.includes('/') || !/^[\w.+-]+$/.test(program)) {
        return {
            state: 'info',
            says: `\`${program}\` was not checked. It is resolved when a job runs.`,
        };
    }
    return {
        state: 'wrong',
        says: `\`${program}\` is not on PATH. Install it (in a workflow, in an earlier step of the same job).`,
    };
}
async function askEndpoint({ url, name, key }, ask, login) {
    let status;
    try {
        const signal = AbortSignal.timeout(20_000);
        const models = new URL(`${url.replace(/\/+$/, '')}/models`);
        const credential = login ?? (key ? (0,_agents_broker_gate_js__WEBPACK_IMPORTED_MODULE_4__/* .bearer */ .CM)(key) : undefined);
        const headers = (await credential?.headers(signal, models)) ?? {};
        const response = await ask(models, { headers, signal });
        await response.body?.cancel();
        status = response.status;
    }
    catch {
        return {
            state: 'wrong',
            says: 'Could not reach the endpoint at `model-url`. Check the URL.',
            passes: true,
        };
    }
    if (status === 401 || status === 403) {
        return {
            state: 'wrong',
            says: `The endpoint rejected the key (${status}). Check \`model-key\`, or DOCKET_MODEL_KEY of a worker.`,
        };
    }
    if (status >= 500 || status === 410) {
        return {
            state: 'wrong',
            says: `The endpoint responded with ${status}. Try again later, or use a different endpoint.`,
            passes: status >= 500,
        };
    }
    return { state: 'ok', says: `The endpoint responds. Jobs will use the model \`${name}\`.` };
}
function serviceProbe(service, projectId) {
    return {
        what: 'Service',
        async look() {
            try {
                await service.getJob(projectId, 'docket-doctor');
            }
            catch (error) {
                // The service accepted the key and answered the request.
                if (!(error instanceof _shared_errors_js__WEBPACK_IMPORTED_MODULE_7__/* .NotFound */ .Mk))
                    throw error;
            }
            return { state: 'ok', says: 'It responds and accepts the key.' };
        },
    };
}
const STATE_REF = 'refs/docket/state';
/** Checks whether a push would be accepted, without pushing. */
function stateProbe({ remote, ...settings }) {
    return {
        what: 'Job records',
        async look() {
            const dir = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.mkdtemp)((0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)((0,node_os__WEBPACK_IMPORTED_MODULE_2__.tmpdir)(), 'docket-doctor-'));
            const git = (0,_shared_git_git_js__WEBPACK_IMPORTED_MODULE_8__.createGit)(settings);
            try {
                await git.run(['init', '--quiet', '--bare', dir]);
                const tree = (await git.run(['-C', dir, 'mktree'], { input: '' })).trim();
                const commit = (await git.run(['-C', dir, 'commit-tree', '-m', 'Try', tree])).trim();
                const target = `${commit}:${STATE_REF}-doctor`;
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
                    return { state: 'ok', says: `The token can write to \`${STATE_REF}\`.` };
                const said = result.stderr.trim().split('\n').at(-1) ?? '';
                return {
                    state: 'wrong',
                    says: `The token cannot write to \`${STATE_REF}\`: ${said} Grant the workflow \`permissions: contents: write\`.`,
                };
            }
            finally {
                await (0,_shared_remove_js__WEBPACK_IMPORTED_MODULE_9__/* .removeTree */ .d)(dir);
            }
        },
    };
}
function signingProbe(signed) {
    return {
        what: 'Signed records',
        async look() {
            if (signed)
                return { state: 'ok', says: '`state-key` signs the job records.' };
            return {
                state: 'info',
                says: 'Optional: anyone with push access can change the job records. Set `state-key` to sign them. See docs/state.md.',
            };
        },
    };
}
/** `check` throws what is wrong with the key or the settings, and what to do. */
function analyticsProbe(check) {
    return { what: 'Page views', look: async () => ({ state: 'ok', says: await check() }) };
}


/***/ }),

/***/ 66714:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Lh: () => (/* binding */ workflowsProbe),
/* harmony export */   v1: () => (/* binding */ WORKFLOWS)
/* harmony export */ });
/* unused harmony export judgeWorkflows */
/* harmony import */ var _shared_similar_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(55069);
/* harmony import */ var _shared_text_foreign_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(35238);
/* harmony import */ var _shared_text_yaml_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(75783);
/* harmony import */ var _events_quick_look_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(12693);
// Reads the workflows of a repository, finds the steps that run Docket, and says what they lack.




const WORKFLOWS = '.github/workflows';
/** Reading YAML costs far more than its size: nesting is slow, and so is a long list of keys. */
const MAX_CHARACTERS = 100_000;
const MAX_DEPTH = 100;
const MAX_FILES = 100;
/** The first runner that has Node 24. */
const RUNNER = '2.327.1';
/** What goes unheard without each of the events. */
const LOST_WITHOUT = {
    issue_comment: 'comments',
    pull_request_review_comment: 'comments on lines',
    pull_request_review: 'reviews, also those that request changes,',
};
function workflowsProbe(facts) {
    return {
        what: 'Workflows',
        async look() {
            const names = (await facts.list()).filter((name) => /\.ya?ml$/.test(name)).sort();
            const files = [];
            for (const name of names.slice(0, MAX_FILES)) {
                const text = await facts.read(name);
                if (text !== null)
                    files.push({ name, text });
            }
            return judgeWorkflows(files, facts);
        },
    };
}
function judgeWorkflows(files, { inputs, action }) {
    const read = files.map(({ name, text }) => ({ name, ...readWorkflow(text) }));
    const uses = read.flatMap(({ name, workflow }) => workflow ? stepsOf(name, workflow, action) : []);
    const working = uses.filter(({ mode }) => mode !== 'doctor');
    const unread = read.flatMap(({ name, problem }) => problem ? [{ state: 'info', says: `${(0,_shared_text_foreign_js__WEBPACK_IMPORTED_MODULE_2__/* .codeSpan */ .SS)(name)} ${problem}` }] : []);
    if (working.length === 0) {
        const called = read.some(({ workflow }) => callsOthers(workflow));
        return worst([
            {
                state: 'warning',
                says: `No workflow in \`${WORKFLOWS}\` runs Docket, so comments start nothing.${called ? ' Reusable workflows of other repositories were not read.' : ''} Run \`docket init\` in a clone of the repository; or add one there, on the default branch: ${example('docs-comments')}. With the GitHub App, no workflow is needed.`,
            },
            ...unread,
        ]);
    }
    const found = [
        ...working.flatMap((use) => problemsOf(use, inputs)),
        ...(working.some(({ comments }) => comments.length > 0)
            ? []
            : [
                info('No workflow listens to comments, so `/docs` starts nothing. Add docs-comments.yml.'),
            ]),
        ...unread,
    ];
    if (found.length > 0)
        return worst(found);
    const names = [...new Set(working.map(({ file }) => file))].map(_shared_text_foreign_js__WEBPACK_IMPORTED_MODULE_2__/* .codeSpan */ .SS);
    return { state: 'ok', says: `Events, permissions, conditions, and inputs of ${listed(names)}.` };
}
function readWorkflow(text) {
    if (text.length > MAX_CHARACTERS)
        return { problem: 'is larger than 100 KB and was not read.' };
    const deep = { problem: 'is nested or repeated too deeply and was not read.' };
    if (isDeep(text))
        return deep;
    const { value, problems, gaveUp } = (0,_shared_text_yaml_js__WEBPACK_IMPORTED_MODULE_0__.readYaml)(text, { aliases: true });
    if (gaveUp)
        return deep;
    const [problem] = problems;
    if (!problem)
        return { workflow: mapping(value) };
    const { message, line, column } = problem;
    const says = (0,_shared_text_foreign_js__WEBPACK_IMPORTED_MODULE_2__/* .bound */ .$s)((0,_shared_text_foreign_js__WEBPACK_IMPORTED_MODULE_2__/* .oneLine */ .TN)(`${message} at line ${line}, column ${column}`), 200);
    return { problem: `is not valid YAML: ${says}.` };
}
/** Before it is parsed, by what nests within a line; indentation is bounded by the size. */
function isDeep(text) {
    let depth = 0;
    for (const [bracket] of text.matchAll(/[[\]{}]/g)) {
        depth = '[{'.includes(bracket) ? depth + 1 : Math.max(0, depth - 1);
        if (depth > MAX_DEPTH)
            return true;
    }
    return new RegExp(`(?:[-?:] +){${MAX_DEPTH}}`).test(text);
}
function stepsOf(file, workflow, action) {
    const all = eventsOf(workflow.on);
    return Object.values(mapping(workflow.jobs)).flatMap((value) => {
        const job = mapping(value);
        const steps = (Array.isArray(job.steps) ? job.steps : []).map(mapping);
        return steps
            .filter(({ uses }) => isDocket(text(uses), action))
            .map((step) => {
            const inputs = Object.entries(mapping(step.with)).map(([name, given]) => [
                name.toLowerCase(),
                text(given).trim(),
            ]);
            const given = Object.fromEntries(inputs);
            const mode = given.mode || 'auto';
            const condition = [job.if, step.if].map(text).join(' ').replace(/\s+/g, ' ').trim();
            const events = eventsFor(all, condition);
            const listens = ['auto', 'command'].includes(mode);
            const comments = Object.keys(_events_quick_look_js__WEBPACK_IMPORTED_MODULE_1__/* .COMMENT_EVENTS */ .Ae).filter((name) => Object.hasOwn(events, name));
            return {
                ...{ file, events, condition, mode, with: given },
                comments: listens && !(comments.length === 1 && onlyEdits(events)) ? comments : [],
                permissions: job.permissions ?? workflow.permissions,
                concurrency: job.concurrency ?? workflow.concurrency,
                runsOn: JSON.stringify(job['runs-on'] ?? ''),
            };
        });
    });
}
/** Such a job listens to ticks in the list, not to commands. */
const onlyEdits = ({ issue_comment: comments }) => [mapping(comments).types].flat().map(text).join() === 'edited';
/** A job whose condition names events runs for no others. */
function eventsFor(all, condition) {
    const named = [...condition.matchAll(/github\.event_name == '(\w+)'/g)].map(([, name]) => name);
    if (named.length === 0)
        return all;
    return Object.fromEntries(Object.entries(all).filter(([name]) => named.includes(name)));
}
/** Forks, and copies on Enterprise Server, mostly keep the name. */
function isDocket(uses, action) {
    const [name = ''] = uses.toLowerCase().split('@');
    return name === action?.toLowerCase() || /^[\w.-]+\/docket$/.test(name);
}
function callsOthers(workflow) {
    return Object.values(mapping(workflow?.jobs)).some((job) => text(mapping(job).uses) !== '');
}
/** Where people get it: not everybody has a clone of Docket. */
const example = (name) => `\`docket doctor --print ${name}\` prints an example, which is also in \`examples/workflows\` of Docket’s repository`;
function problemsOf(use, inputs) {
    const found = [
        ...(use.comments.length > 0 ? [...eventProblems(use), ...conditionProblems(use)] : []),
        ...permissionProblems(use),
        ...inputProblems(use, inputs),
        ...runnerProblems(use),
        ...(Object.hasOwn(use.events, 'pull_request_target')
            ? [
                warning(`starts on \`pull_request_target\`. GitHub blocks this event in public repositories unless an administrator allows it, and administrators can forbid it everywhere (workflow execution protections). Use \`push\`: ${example('docs-follow-code')}.`),
            ]
            : []),
    ];
    return found.map(({ state, says }) => ({ state, says: `${(0,_shared_text_foreign_js__WEBPACK_IMPORTED_MODULE_2__/* .codeSpan */ .SS)(use.file)} ${says}` }));
}
function eventProblems({ events, comments }) {
    return Object.entries(_events_quick_look_js__WEBPACK_IMPORTED_MODULE_1__/* .COMMENT_EVENTS */ .Ae).flatMap(([name, { action: type }]) => {
        const lost = LOST_WITHOUT[name] ?? '';
        if (!comments.includes(name)) {
            return [warning(`does not listen to \`${name}\`: ${lost} start nothing. Add it to \`on:\`.`)];
        }
        const { types } = mapping(events[name]);
        const given = types === undefined ? undefined : [types].flat().map(text);
        if (given?.length === 1 && given[0] === type)
            return [];
        const add = `Set \`types: [${type}]\` for \`${name}\`.`;
        return given && !given.includes(type)
            ? [wrong(`does not start for new ${lost.replace(/,$/, '')}. ${add}`)]
            : [warning(`also starts a runner when something is edited or deleted. ${add}`)];
    });
}
function conditionProblems({ condition, comments, concurrency, with: given, }) {
    const word = given.command || '/docs';
    const found = [];
    const copy = `Run \`docket init\` to write it anew, or copy the \`if:\` of the example: ${example('docs-comments')}.`;
    if (condition === '')
        found.push(warning(`has no \`if:\`, so every comment takes a runner. ${copy}`));
    else {
        if (!word.includes('${{') && !condition.includes(word)) {
            found.push(wrong(`has an \`if:\` without ${(0,_shared_text_foreign_js__WEBPACK_IMPORTED_MODULE_2__/* .codeSpan */ .SS)(word)}, which is its command. ${copy}`));
        }
        else if (!/startsWith\(.*body/i.test(condition) || !condition.includes('sender.type')) {
            found.push(warning(`has an \`if:\` that also takes a runner for links with ${(0,_shared_text_foreign_js__WEBPACK_IMPORTED_MODULE_2__/* .codeSpan */ .SS)(word)}, for bots, or for Docket's own replies. ${copy}`));
        }
        if (comments.includes('pull_request_review') && !condition.includes('changes_requested')) {
            found.push(warning(`has an \`if:\` that stops reviews which request changes. ${copy}`));
        }
    }
    if (concurrency !== undefined) {
        found.push(warning('has a `concurrency` group, so `/docs cancel` waits for the job it should stop. Remove it.'));
    }
    return found;
}
const RANKS = { none: 0, read: 1, write: 2 };
function permissionProblems(use) {
    const { permissions, with: given, mode } = use;
    // Then the permissions are those of another token, which this file does not show.
    if (given['github-token'] && !/github\.token|secrets\.GITHUB_TOKEN/i.test(given['github-token']))
        return [];
    if (permissions === undefined) {
        return [
            warning(`declares no \`permissions\`, so the repository's default applies, which may be read-only. Declare ${listed(neededBy(use).map(([name, level]) => `\`${name}: ${level}\``))}.`),
        ];
    }
    const levelOf = (name) => {
        if (typeof permissions === 'string')
            return text(permissions).replace(/-all$/, '');
        return text(mapping(permissions)[name]) || 'none';
    };
    const missing = neededBy(use).filter(([name, level]) => (RANKS[levelOf(name)] ?? 0) < (RANKS[level] ?? 0));
    if (missing.length === 0)
        return [];
    const list = listed(missing.map(([name, level]) => `\`${name}: ${level}\``));
    return [
        wrong(`lacks ${list}${mode === 'auto' ? '' : ` for ${(0,_shared_text_foreign_js__WEBPACK_IMPORTED_MODULE_2__/* .codeSpan */ .SS)(`mode: ${mode}`)}`}. Add it under \`permissions:\`.`),
    ];
}
function neededBy({ with: given, mode, events, comments }) {
    const views = mode === 'views' || (mode === 'auto' && Object.keys(events).join() === 'schedule');
    if (views && !given.prompt)
        return [['contents', 'read']];
    if (mode === 'check' && given.fix !== 'true') {
        return [
            ['contents', 'read'],
            ['pull-requests', 'read'],
        ];
    }
    const remote = Boolean(given['base-url']);
    const checks = ['workflow_run', 'check_suite'].some((name) => Object.hasOwn(events, name));
    const replies = comments.length > 0 || Boolean(given['issue-number']) || mode === 'sweep';
    return [
        ...(remote ? [] : [['contents', given['docs-token'] ? 'read' : 'write']]),
        ...(replies || checks ? [['issues', 'write']] : []),
        ['pull-requests', 'write'],
        ...(checks
            ? [
                ['actions', 'read'],
                ['checks', 'read'],
            ]
            : []),
    ];
}
function inputProblems({ with: given, mode, comments }, inputs) {
    const unknown = Object.keys(given)
        .filter((name) => !inputs.includes(name))
        .map((name) => {
        const meant = (0,_shared_similar_js__WEBPACK_IMPORTED_MODULE_3__/* .nearest */ .p)(name, inputs);
        const hint = meant ? `Did you mean \`${meant}\`?` : 'Remove it.';
        return wrong(`sets ${(0,_shared_text_foreign_js__WEBPACK_IMPORTED_MODULE_2__/* .codeSpan */ .SS)(name)}, which is not an input. ${hint}`);
    });
    const works = comments.length > 0 ||
        Boolean(given.prompt) ||
        ['job', 'improve', 'sweep'].includes(mode) ||
        (mode === 'check' && given.fix === 'true');
    const service = given['base-url'];
    if (service) {
        const lacking = ['project-id', 'api-key'].filter((name) => !given[name]);
        const names = listed(lacking.map((name) => `\`${name}\``));
        return lacking.length === 0
            ? unknown
            : [...unknown, wrong(`sets \`base-url\` without ${names}.`)];
    }
    if (mode === 'views' && !given['access-logs'] && !given['views-key']) {
        return [
            ...unknown,
            wrong('has no source of page views. Set `views-key`, `access-logs`, or `base-url`.'),
        ];
    }
    const agent = given['agent-command'] || (given['model-url'] && given.model);
    if (!works || agent)
        return unknown;
    return [...unknown, wrong('names no agent. Set `agent-command`, or `model-url` and `model`.')];
}
function runnerProblems({ runsOn }) {
    if (/windows/i.test(runsOn)) {
        return [warning('runs on Windows. Docket is tested on Linux; use `runs-on: ubuntu-latest`.')];
    }
    // GitHub keeps its own runners up to date; any other label is a runner of someone else's.
    if (/^"(?:ubuntu|macos)-[\w.-]+"$/.test(runsOn))
        return [];
    return [
        info(`runs on ${(0,_shared_text_foreign_js__WEBPACK_IMPORTED_MODULE_2__/* .codeSpan */ .SS)(runsOn.replaceAll('"', ''))}. The runner needs version ${RUNNER} or newer, which has Node 24.`),
    ];
}
function eventsOf(on) {
    if (typeof on === 'string')
        return { [on]: null };
    if (Array.isArray(on))
        return Object.fromEntries(on.map((name) => [text(name), null]));
    return mapping(on);
}
const wrong = (says) => ({ state: 'wrong', says });
const warning = (says) => ({ state: 'warning', says });
const info = (says) => ({ state: 'info', says });
const ORDER = ['ok', 'info', 'warning', 'wrong'];
/** One finding with everything in it; its sign is that of the worst. */
function worst(found) {
    const state = found.reduce((most, one) => (ORDER.indexOf(one.state) > ORDER.indexOf(most) ? one.state : most), 'ok');
    const says = [...new Set(found.map((one) => one.says))];
    return {
        state,
        says: says.length === 1 ? (says[0] ?? '') : says.map((one) => `\n- ${one}`).join(''),
    };
}
function listed(names) {
    if (names.length < 2)
        return names.join();
    return names.length === 2
        ? names.join(' and ')
        : `${names.slice(0, -1).join(', ')}, and ${names.at(-1)}`;
}
const text = (value) => ['string', 'number', 'boolean'].includes(typeof value) ? String(value) : '';
function mapping(value) {
    return typeof value === 'object' && value !== null && !Array.isArray(value)
        ? value
        : {};
}


/***/ }),

/***/ 60219:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Jj: () => (/* binding */ PERMISSIONS),
/* harmony export */   Lc: () => (/* binding */ CheckLater),
/* harmony export */   Ow: () => (/* binding */ PULLS_SETTING),
/* harmony export */   V1: () => (/* binding */ permits)
/* harmony export */ });
// The port to the code host's threads: issues, pull requests, their comments and who may speak
// there. Owned by the use cases, implemented by github/. Every call rejects with an error of the
// shared family, and with one that `isNoAnswer` recognizes if the host did not answer: no answer is never
// an opinion. What was posted twice by accident cannot happen, because posts carry a marker.
const PERMISSIONS = ['none', 'read', 'triage', 'write', 'maintain', 'admin'];
/** The documentation check has a queue of its own, and what asked for it runs again there. */
class CheckLater extends Error {
}
function permits(answer, required) {
    if (answer.problem !== undefined)
        return false;
    return PERMISSIONS.indexOf(answer.level) >= PERMISSIONS.indexOf(required);
}
/** Where to let workflows open pull requests. */
const PULLS_SETTING = 'Settings → Actions → General → Allow GitHub Actions to create and approve pull requests';


/***/ }),

/***/ 81910:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   OZ: () => (/* binding */ settingAt),
/* harmony export */   d1: () => (/* binding */ organizationOf),
/* harmony export */   o4: () => (/* binding */ parseConfig),
/* harmony export */   readSettings: () => (/* binding */ readSettings),
/* harmony export */   settingsOf: () => (/* binding */ settingsOf),
/* harmony export */   u0: () => (/* binding */ lockedWords),
/* harmony export */   warnOfLocked: () => (/* binding */ warnOfLocked)
/* harmony export */ });
/* unused harmony export SETTING_NAMES */
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(42047);
/* harmony import */ var _contract_schemas_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51947);
/* harmony import */ var _shared_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(42205);
/* harmony import */ var _shared_similar_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(55069);
/* harmony import */ var _shared_text_yaml_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(75783);
/* harmony import */ var _config_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(43090);
// The effective settings: the repository's over the organization's over the defaults, setting by
// setting. What the organization has locked, no repository changes.






const ORGANIZATION_REPOSITORY = '.github';
/** Prices belong together; of any other group, each setting has an origin of its own. */
const SETTING_NAMES = (0,_config_js__WEBPACK_IMPORTED_MODULE_3__.settingsIn)().flatMap((group) => {
    const inner = group === 'prices' ? [] : (0,_config_js__WEBPACK_IMPORTED_MODULE_3__.settingsIn)(group);
    return inner.length === 0 ? [group] : inner.map((key) => `${group}.${key}`);
});
const LOCKABLE = new Set([...SETTING_NAMES, ...(0,_config_js__WEBPACK_IMPORTED_MODULE_3__.settingsIn)()]);
const OrganizationFile = _config_js__WEBPACK_IMPORTED_MODULE_3__.SettingsFile.extend({
    locked: zod__WEBPACK_IMPORTED_MODULE_4__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP()
        .refine((name) => LOCKABLE.has(name), 'is not the name of a setting, such as `budget`'))
        .max(_config_js__WEBPACK_IMPORTED_MODULE_3__.MAX_ENTRIES)
        .default([]),
});
function parseConfig(text) {
    return text === null ? _config_js__WEBPACK_IMPORTED_MODULE_3__.DEFAULT_CONFIG : readSettings({ repository: text }).config;
}
function readSettings(texts) {
    const { repository, organization = null, organizationName = '' } = texts;
    const ours = readSettingsFile(repository ?? '', `\`${_config_js__WEBPACK_IMPORTED_MODULE_3__.CONFIG_PATH}\` on the default branch`, _config_js__WEBPACK_IMPORTED_MODULE_3__.SettingsFile);
    const theirs = readSettingsFile(organization ?? '', `\`${_config_js__WEBPACK_IMPORTED_MODULE_3__.ORGANIZATION_PATH}\` in ${organizationName}`, OrganizationFile);
    const locked = lockedNames(theirs.said.locked ?? []);
    const chosen = SETTING_NAMES.map((name) => {
        const [own, organizations] = [settingAt(ours.said, name), settingAt(theirs.said, name)];
        const isLocked = locked.has(name);
        const overruled = isLocked && own !== undefined && !same(own, organizations);
        const mine = own !== undefined && !isLocked;
        const from = mine ? 'repository' : organizations === undefined ? 'default' : 'organization';
        return { name, from, locked: isLocked, overruled, said: mine ? own : organizations };
    });
    const config = checked(assembled(chosen), chosen, ours, theirs);
    return {
        config,
        origins: new Map(chosen.map(({ name, from, locked, said }) => [
            name,
            { from, locked, value: said ?? settingAt(config, name) },
        ])),
        overruled: chosen.flatMap(({ name, overruled }) => (overruled ? [name] : [])),
    };
}
/** The names of single settings. A budget would be endless where the prices can be set to zero. */
function lockedNames(entries) {
    const all = entries.some((name) => /^budget\b/.test(name)) ? [...entries, 'prices'] : entries;
    return new Set(SETTING_NAMES.filter((name) => all.some((one) => `${name}.`.startsWith(`${one}.`))));
}
function assembled(chosen) {
    const whole = {};
    for (const { name, said } of chosen) {
        if (said === undefined)
            continue;
        const [group = '', key] = name.split('.');
        whole[group] = key === undefined ? said : { ...Object(whole[group]), [key]: said };
    }
    return whole;
}
/** Each file is valid by itself; together they may still not be. */
function checked(whole, chosen, ours, theirs) {
    const result = _config_js__WEBPACK_IMPORTED_MODULE_3__.Config.safeParse(whole);
    if (result.success)
        return result.data;
    const { issues } = result.error;
    const group = String(issues[0]?.path[0]);
    const fromUs = chosen.some(({ name, from }) => from === 'repository' && `${name}.`.startsWith(`${group}.`));
    return (fromUs ? ours : theirs).refuse(issues);
}
/** `name`: such as `agent.max-minutes`. */
function settingAt(settings, name) {
    const [group = '', key] = name.split('.');
    const outer = settings[group];
    return key === undefined ? outer : outer?.[key];
}
const same = (one, other) => JSON.stringify(one) === JSON.stringify(other);
/** `where`: what people call the file. */
function readSettingsFile(text, where, schema) {
    const excess = (0,_shared_text_yaml_js__WEBPACK_IMPORTED_MODULE_2__.yamlExcess)(text);
    if (excess !== undefined)
        refuse(where, [`The file has ${excess}.`]);
    const { value, problems, lineOf } = (0,_shared_text_yaml_js__WEBPACK_IMPORTED_MODULE_2__.readYaml)(text, { aliases: false });
    if (problems.length > 0) {
        refuse(where, problems.map(({ line, message }) => problem(line, message)));
    }
    const said = (value ?? {});
    const result = schema.safeParse(said, { error: _contract_schemas_js__WEBPACK_IMPORTED_MODULE_0__/* .demand */ .wo });
    if (!result.success) {
        refuse(where, result.error.issues.flatMap((issue) => problemsOf(issue, lineOf)));
    }
    return {
        said,
        refuse: (issues) => refuse(where, issues.map(({ path, message }) => problem(lineOf(path), named(path, message)))),
    };
}
function problemsOf(issue, lineOf) {
    if (issue.code !== 'unrecognized_keys') {
        return [problem(lineOf(issue.path), named(issue.path, issue.message))];
    }
    // Deeper ones depend on more than their name.
    const known = issue.path.length > 1 ? [] : (0,_config_js__WEBPACK_IMPORTED_MODULE_3__.settingsIn)(issue.path[0]);
    return issue.keys
        .slice(0, _config_js__WEBPACK_IMPORTED_MODULE_3__.MAX_ENTRIES)
        .map((key) => problem(lineOf([...issue.path, key], 'key'), `\`${key}\` is not a setting${remedy(key, known)}`));
}
function remedy(key, known) {
    const near = (0,_shared_similar_js__WEBPACK_IMPORTED_MODULE_5__/* .nearest */ .p)(key, known);
    if (near)
        return `. Did you mean \`${near}\`?`;
    if (known.length === 0)
        return ' here';
    return `; available settings: ${known.map((name) => `\`${name}\``).join(', ')}`;
}
/** Most messages go on after the name: `must be a list`. */
function named(path, message) {
    const name = path.length === 0 ? 'The file' : `\`${path.join('.')}\``;
    return /^(?:must|needs|is|has|ends)\b/.test(message)
        ? `${name} ${message}`
        : `${name}: ${message}`;
}
function problem(line, message) {
    return `Line ${line}: ${message.replace(/[.?]?$/, (end) => end || '.')}`;
}
function refuse(where, details) {
    throw new _shared_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .InvalidRequest */ .zh(`${where} is not valid. Fix the problems listed and run again.`, {
        details: details.slice(0, _config_js__WEBPACK_IMPORTED_MODULE_3__.MAX_ENTRIES),
    });
}
// The settings of a repository and of the organization that it belongs to.
function settingsOf(repository, own, organization) {
    const organizationName = organizationOf(repository);
    return readSettings({ repository: own, organization, organizationName });
}
function organizationOf(repository) {
    return `${repository.split('/')[0]}/${ORGANIZATION_REPOSITORY}`;
}
function warnOfLocked({ overruled }, repository, log) {
    if (overruled.length > 0)
        log.warn(lockedWords(overruled, repository));
}
function lockedWords(names, repository) {
    const all = names.map((name) => `\`${name}\``).join(', ');
    const [them, values] = names.length === 1 ? ['it', 'value is'] : ['them', 'values are'];
    return `\`${_config_js__WEBPACK_IMPORTED_MODULE_3__.CONFIG_PATH}\` sets ${all}, but ${organizationOf(repository)} locks ${them}, so the organization's ${values} used. Remove ${them} from the file.`;
}


/***/ }),

/***/ 60958:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  SX: () => (/* binding */ GitFailed),
  wd: () => (/* binding */ IMPOSSIBLE),
  o6: () => (/* binding */ OURS),
  createGit: () => (/* binding */ createGit),
  V2: () => (/* binding */ failure),
  dg: () => (/* binding */ isTransient),
  patient: () => (/* binding */ patient),
  uA: () => (/* binding */ prepareRepository)
});

// EXTERNAL MODULE: external "node:child_process"
var external_node_child_process_ = __webpack_require__(31421);
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: external "node:worker_threads"
var external_node_worker_threads_ = __webpack_require__(75919);
// EXTERNAL MODULE: ./.build/program/src/shared/errors.js
var errors = __webpack_require__(42205);
// EXTERNAL MODULE: ./.build/program/src/shared/retry.js
var retry = __webpack_require__(52926);
;// CONCATENATED MODULE: ./.build/program/src/shared/token-source.js
// A token, or where the current one comes from. Tokens of GitHub Apps live for an hour.
async function tokenOf(token) {
    return typeof token === 'string' ? token : token.get();
}

;// CONCATENATED MODULE: ./.build/program/src/shared/git/git.js
// Running git as a trusted tool: no configuration but ours, no hooks, no prompts, no filters that a
// repository could contain, and credentials in no command line, URL or file.







/** The author of what nobody else is the author of. No account can ever own an `.invalid` address. */
const OURS = { name: 'Docket', email: 'docket@docket.invalid' };
/** git itself said no. Its words are kept; they contain no credentials, because git never had them. */
class GitFailed extends errors/* Unavailable */.$P {
    result;
    passes;
    constructor(args, result) {
        const said = result.stderr.trim().split('\n').slice(-3).join(' ');
        super(`\`git ${args[0]}\` failed (exit ${result.code}): ${said || 'it printed nothing'}.`);
        this.result = result;
        this.passes = isTransient(result);
    }
}
/** What git says when the host knows of no such repository, or shows it to nobody with this token. */
const MISSING = /repository .*not found|returned error: 404/i;
function failure(args, result) {
    const failed = new GitFailed(args, result);
    if (!MISSING.test(result.stderr))
        return failed;
    return new errors/* NotFound */.Mk('The repository is not at its address any more: it was deleted, renamed, or made private. Check its name, and that Docket may still read it.', { cause: failed });
}
/** What git says when the host takes no notice of a token. */
const DENIED = /could not read Username|Authentication failed|Invalid username or/i;
function createGit(settings) {
    const { credentials } = settings;
    const source = credentials?.token;
    const stream = (args, call = {}) => outputOf(args, gitEnvironment({ ...settings, credentials: undefined }), call);
    return gitOf(stream, async (args, call = {}) => {
        const token = source && (await tokenOf(source));
        const attempt = (current) => execute(args, gitEnvironment(settings, current), call);
        const result = await attempt(token);
        if (!token || typeof source === 'string' || result.code === 0)
            return result;
        if (!DENIED.test(result.stderr))
            return result;
        // Revoked: there is another one, or a sentence that says why not.
        source?.refused(token);
        return attempt(await source?.get());
    });
}
function gitOf(stream, attempt) {
    return {
        stream,
        try: attempt,
        async run(args, call) {
            const result = await attempt(args, call);
            if (result.code !== 0)
                throw failure(args, result);
            return result.stdout.toString('utf8');
        },
    };
}
const basic = (token) => `Basic ${Buffer.from(`x-access-token:${token}`).toString('base64')}`;
function gitEnvironment({ path, network, safe, credentials }, token) {
    const config = [
        ['core.hooksPath', '/dev/null'],
        ['core.fsmonitor', 'false'],
        ['core.attributesFile', '/dev/null'],
        ['core.quotePath', 'false'],
        ['core.symlinks', 'true'],
        ['gc.auto', '0'],
        ['maintenance.auto', 'false'],
        ['advice.detachedHead', 'false'],
        ['init.defaultBranch', 'main'],
        ['protocol.ext.allow', 'never'],
        ['http.followRedirects', 'false'],
        // A server that is silent for a minute is away; one that is at work says so every few seconds.
        ['http.lowSpeedLimit', '1'],
        ['http.lowSpeedTime', '60'],
        ...(safe?.directories ?? []).map((one) => ['safe.directory', one]),
    ];
    if (credentials) {
        const header = `Authorization: ${basic(`${token}`)}`;
        config.push([`http.${credentials.origin}/.extraHeader`, header]);
    }
    const environment = {
        ...network,
        ...(safe?.sudoUid && { SUDO_UID: safe.sudoUid }),
        PATH: path,
        LC_ALL: 'C',
        HOME: '/nonexistent',
        GIT_CONFIG_NOSYSTEM: '1',
        GIT_CONFIG_GLOBAL: '/dev/null',
        GIT_TERMINAL_PROMPT: '0',
        GIT_ASKPASS: '/bin/false',
        GIT_OPTIONAL_LOCKS: '0',
        GIT_AUTHOR_NAME: OURS.name,
        GIT_AUTHOR_EMAIL: OURS.email,
        GIT_COMMITTER_NAME: OURS.name,
        GIT_COMMITTER_EMAIL: OURS.email,
        GIT_CONFIG_COUNT: String(config.length),
    };
    config.forEach(([key, value], index) => {
        environment[`GIT_CONFIG_KEY_${index}`] = key;
        environment[`GIT_CONFIG_VALUE_${index}`] = value;
    });
    return environment;
}
function start(args, environment, { cwd, input, signal, env, withChildren }) {
    if (!external_node_worker_threads_.isMainThread)
        throw new Error('A side thread has no processes of its own: see lent-git.ts.');
    const child = (0,external_node_child_process_.spawn)('git', args, {
        cwd,
        env: { ...environment, ...env },
        stdio: ['pipe', 'pipe', 'pipe'],
        // A group of its own can be killed as a whole.
        ...(withChildren ? { detached: true } : { signal, killSignal: 'SIGKILL' }),
    });
    // git may exit before it has read everything; its exit code tells the story, not the pipe.
    child.stdin.on('error', () => { });
    child.stdin.end(input);
    return child;
}
/** In characters, of what git says about itself. */
const MAX_WORDS = 10_000;
async function* outputOf(...call) {
    const child = start(...call);
    let stderr = '';
    child.stderr.on('data', (chunk) => {
        stderr = `${stderr}${chunk}`.slice(-MAX_WORDS);
    });
    const ended = new Promise((resolve, reject) => {
        const { signal } = call[2];
        child.on('error', (error) => reject(signal?.aborted ? stopReason(signal) : notStarted(error)));
        child.on('close', (code) => resolve(code ?? 128));
    });
    // Whoever has read enough does not wait for it.
    ended.catch(() => { });
    try {
        yield* child.stdout;
        const code = await ended;
        if (code !== 0)
            throw failure(call[0], { code, stdout: Buffer.alloc(0), stderr });
    }
    finally {
        child.kill('SIGKILL');
    }
}
function execute(args, environment, call) {
    const { signal, withChildren = false, maxOutput = Number.POSITIVE_INFINITY } = call;
    return new Promise((resolve, reject) => {
        signal?.throwIfAborted();
        const child = start(args, environment, call);
        const end = () => {
            if (!withChildren || !child.pid)
                return child.kill('SIGKILL');
            try {
                return process.kill(-child.pid, 'SIGKILL');
            }
            catch {
                // All of them have ended already.
                return false;
            }
        };
        if (withChildren)
            signal?.addEventListener('abort', end, { once: true });
        const stdout = [];
        const stderr = [];
        let printed = 0;
        child.stdout.on('data', (chunk) => {
            printed += chunk.length;
            if (printed > maxOutput)
                end();
            else
                stdout.push(chunk);
        });
        child.stderr.on('data', (chunk) => stderr.push(chunk));
        child.on('error', (error) => {
            if (signal?.aborted)
                return reject(signal.reason);
            reject(notStarted(error));
        });
        child.on('close', (code, killed) => {
            signal?.removeEventListener('abort', end);
            if (signal?.aborted)
                return reject(stopReason(signal));
            resolve({
                code: code ?? 128,
                stdout: Buffer.concat(stdout),
                stderr: killed ? `killed by ${killed}` : Buffer.concat(stderr).toString('utf8'),
            });
        });
    });
}
function notStarted(error) {
    const words = `git could not be started: ${error.message}. Install git 2.34 or newer.`;
    return new errors/* Unavailable */.$P(words, { cause: error });
}
/** Out of time is no answer; everything else is what whoever aborted says. */
function stopReason({ reason }) {
    const isLate = reason?.name === 'TimeoutError';
    return isLate
        ? new errors/* Unavailable */.$P('git took too long. Try again later.', { cause: reason })
        : reason;
}
/**
 * Makes a folder a bare repository of ours that fetches on demand: what a filter left out comes when
 * it is read. Every job needs several, so it is written here, and not by a process for each.
 */
async function prepareRepository(dir, { remote, filter }) {
    for (const folder of ['info', 'objects', 'refs']) {
        await (0,promises_.mkdir)((0,external_node_path_.join)(dir, folder), { recursive: true });
    }
    await (0,promises_.writeFile)((0,external_node_path_.join)(dir, 'HEAD'), 'ref: refs/heads/main\n');
    await (0,promises_.writeFile)((0,external_node_path_.join)(dir, 'config'), promisorConfig(remote, filter));
}
function promisorConfig(remote, filter) {
    return `[core]
\tbare = true
\trepositoryFormatVersion = 1
[extensions]
\tpartialClone = origin
[remote "origin"]
\turl = "${remote.replace(/[\\"]/g, '\\$&')}"
\tpromisor = true
\tpartialclonefilter = ${filter}
`;
}
// git over an unreliable network: what can be repeated is repeated.
const MAX_ATTEMPTS = 8;
const BACKOFF = { baseMs: 250, capMs: 8_000 };
/** Each attempt is a process or two, and minutes have room for many. */
const LONG_BACKOFF = { baseMs: 250, capMs: 30_000 };
/** How git and curl say that the network, or the server for the moment, is at fault. */
const TRANSIENT = /returned error: (?:408|429|5\d\d)|HTTP (?:408|429|5\d\d)|Connection (?:reset|refused|timed out|was)|Failed to connect|Could not resolve host|Empty reply|(?:Recv|Send) failure|RPC failed|early EOF|unexpected disconnect|hung up|transfer closed|Operation (?:too slow|timed out)|bad line length|expected flush|SSL_|GnuTLS|HTTP\/2 stream/i;
/** What this server and this git can never do together, however often they try. */
const IMPOSSIBLE = /does not support|mismatched algorithms|mismatched object format|unsupported object format/i;
function isTransient({ code, stderr }) {
    return code !== 0 && TRANSIENT.test(stderr) && !IMPOSSIBLE.test(stderr);
}
const OVER_THE_NETWORK = new Set(['fetch', 'push', 'ls-remote']);
/**
 * Everything but a push can be repeated. After a lost answer a repeated push looks like a lost race,
 * so only callers that check the ref afterward, whatever the result, may ask for it.
 */
function patient(git, { clock, random, patience }) {
    return gitOf(git.stream, async (args, call) => {
        const repeatable = call?.repeatable ?? !args.includes('push');
        const until = clock.now() + (patience?.limitMs ?? 0);
        for (let made = 1;; made += 1) {
            const result = await git.try(args, call);
            if (!isTransient(result)) {
                if (result.code === 0 && args.some((arg) => OVER_THE_NETWORK.has(arg)))
                    patience?.answered();
                return result;
            }
            const isOver = made >= MAX_ATTEMPTS && clock.now() >= until;
            if (isOver)
                patience?.gaveUp();
            if (!repeatable || isOver)
                return result;
            const pause = made < MAX_ATTEMPTS ? BACKOFF : LONG_BACKOFF;
            await clock.sleep((0,retry/* backoff */.JN)(made - 1, pause, random), call?.signal);
        }
    });
}


/***/ }),

/***/ 72209:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (/* binding */ boundedFetch)
/* harmony export */ });
// Answers of bounded size, counted as they are read and after they are unpacked: 4 KB can become 700 MB.
/** A hundred comments of the largest size have half of it. */
const MOST_BYTES = 64_000_000;
function boundedFetch(send) {
    return async (input, init) => {
        const response = await send(input, init);
        const { body, status, statusText, headers, url } = response;
        if (!body)
            return response;
        const bounded = new Response(body.pipeThrough(limitBytes(url)), {
            status,
            statusText,
            headers,
        });
        return Object.defineProperty(bounded, 'url', { value: url });
    };
}
function limitBytes(url) {
    let bytes = 0;
    return new TransformStream({
        transform(part, controller) {
            bytes += part.length;
            if (bytes <= MOST_BYTES)
                controller.enqueue(part);
            else
                controller.error(new Error(`${new URL(url).host} sent more than 64 MB.`));
        },
    });
}


/***/ }),

/***/ 10031:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D6: () => (/* binding */ gitNetwork),
/* harmony export */   Gt: () => (/* binding */ fetchFor),
/* harmony export */   Ol: () => (/* binding */ proxyOf),
/* harmony export */   Pd: () => (/* binding */ isCleartext),
/* harmony export */   U9: () => (/* binding */ isLoopback),
/* harmony export */   Ve: () => (/* binding */ githubFetchFor),
/* harmony export */   bD: () => (/* binding */ PROXY_VARIABLES)
/* harmony export */ });
/* harmony import */ var node_net__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77030);
/* harmony import */ var _bounded_fetch_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(72209);
// Outgoing connections: through the proxy from the environment, for the service, GitHub, the model,
// and git.


/** Variables that may contain the password of a proxy. */
const PROXY_VARIABLES = ['http_proxy', 'HTTP_PROXY', 'https_proxy', 'HTTPS_PROXY'];
function proxyOf(env) {
    const http = either(env, 'http_proxy');
    const https = either(env, 'https_proxy') || http;
    return http || https ? { http, https, except: either(env, 'no_proxy') } : undefined;
}
function either(env, name) {
    return env[name] || env[name.toUpperCase()] || '';
}
/** Whether a key sent to this address would cross a network unencrypted. */
function isCleartext(url) {
    return url.protocol === 'http:' && !isLoopback(url.hostname);
}
const LOOPBACK = new node_net__WEBPACK_IMPORTED_MODULE_0__.BlockList();
LOOPBACK.addSubnet('127.0.0.0', 8);
LOOPBACK.addAddress('::1', 'ipv6');
/** The host of a URL, in which an IPv6 address has brackets. */
function isLoopback(hostname) {
    if (hostname === 'localhost' || hostname.endsWith('.localhost'))
        return true;
    const address = hostname.replace(/^\[(.*)\]$/, '$1');
    return (0,node_net__WEBPACK_IMPORTED_MODULE_0__.isIP)(address) !== 0 && LOOPBACK.check(address, (0,node_net__WEBPACK_IMPORTED_MODULE_0__.isIPv4)(address) ? 'ipv4' : 'ipv6');
}
/** For requests to GitHub. */
function githubFetchFor(env) {
    return (0,_bounded_fetch_js__WEBPACK_IMPORTED_MODULE_1__/* .boundedFetch */ .A)(fetchFor(env));
}
/** Node's own `fetch` unless there is a proxy: the package that supports proxies loads slowly. */
function fetchFor(env) {
    const proxy = proxyOf(env);
    if (!proxy)
        return fetch;
    let opened;
    return async (input, init) => {
        opened ??= Promise.all(/* import() */[__webpack_require__.e(6752), __webpack_require__.e(2856)]).then(__webpack_require__.bind(__webpack_require__, 22856)).then(({ fetchThrough }) => fetchThrough(proxy));
        return (await opened)(input, init);
    };
}
/** The same settings for git. libcurl reads `http_proxy` only in lowercase. */
function gitNetwork(env) {
    const proxy = proxyOf(env);
    const certificates = ['GIT_SSL_CAINFO', 'GIT_SSL_CAPATH'].map((name) => [name, env[name]]);
    const all = [
        ['http_proxy', proxy?.http],
        ['https_proxy', proxy?.https],
        ['no_proxy', proxy?.except],
        ...certificates,
    ];
    return Object.fromEntries(all.filter((one) => Boolean(one[1])));
}


/***/ }),

/***/ 66154:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   d: () => (/* binding */ removeTree),
/* harmony export */   n: () => (/* binding */ removeFile)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
// Removing what an agent left, whatever it left: folders can be nested deeper than a path may be
// long, and then nothing in them can be named from the top; or they can forbid what is done in them.
// Nothing else in `src/` removes folders, and a test sees to it.


/** A file that may not be there. */
async function removeFile(path) {
    await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.rm)(path, { force: true });
}
/** A folder with all that is in it, or a file, or nothing. */
async function removeTree(path) {
    const remove = () => (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.rm)(path, { recursive: true, force: true });
    await remove().catch(async (error) => {
        const isInTheWay = error.code === 'EACCES' || error.code === 'ENAMETOOLONG';
        if (!isInTheWay || !(await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.lstat)(path)).isDirectory())
            throw error;
        await flatten(path);
        await remove();
    });
}
/** Brings every folder to the top, opened and without folders in it, so that each can be named. */
async function flatten(dir) {
    await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.chmod)(dir, 0o700);
    const top = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.mkdtemp)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(dir, 'removed-'));
    const folders = [dir];
    let moved = 0;
    for (let folder = folders.pop(); folder !== undefined; folder = folders.pop()) {
        for (const entry of await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readdir)(folder, { withFileTypes: true })) {
            const from = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, entry.name);
            if (!entry.isDirectory() || from === top)
                continue;
            const to = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(top, `${moved++}`);
            // The removal that gave up may still be at work on others.
            const isHere = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.chmod)(from, 0o700)
                .then(() => (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.rename)(from, to))
                .then(() => true, ifGone);
            if (isHere)
                folders.push(to);
        }
        // Most are empty now, and a million of them should not be there at the same time.
        if (folder !== dir)
            await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.rmdir)(folder).catch(() => { });
    }
}
function ifGone(error) {
    if (error.code !== 'ENOENT')
        throw error;
    return false;
}


/***/ }),

/***/ 75783:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I: () => (/* binding */ openYaml),
/* harmony export */   _: () => (/* binding */ MAX_YAML_CHARACTERS),
/* harmony export */   readYaml: () => (/* binding */ readYaml),
/* harmony export */   yamlExcess: () => (/* binding */ yamlExcess)
/* harmony export */ });
/* harmony import */ var yaml__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(38815);
// YAML from outside: limited before it is parsed, and read in one pass. The parser compares each key
// with all others of its map; here each is looked up once.

const MAX_YAML_CHARACTERS = 64_000;
/** Line breaks, commas, and brackets: whatever can begin an entry. */
const MAX_ENTRIES = 3_000;
const ENTRY = /[\n,[{]/g;
/** What makes a text too large to be parsed, or undefined. */
function yamlExcess(text) {
    if (text.length > MAX_YAML_CHARACTERS)
        return `more than ${MAX_YAML_CHARACTERS / 1000},000 characters`;
    let entries = 0;
    for (const _ of text.matchAll(ENTRY))
        entries += 1;
    return entries > MAX_ENTRIES
        ? `more than ${MAX_ENTRIES / 1000},000 lines and list items`
        : undefined;
}
/** For a text that was found small enough, mostly by `yamlExcess`. */
function readYaml(text, { aliases }) {
    const lines = new yaml__WEBPACK_IMPORTED_MODULE_0__/* .LineCounter */ .HN();
    const placeAt = (offset = 0) => {
        const { line, col: column } = lines.linePos(offset);
        return { line, column };
    };
    const problems = [];
    try {
        const document = (0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .parseDocument */ .Tp)(text, {
            lineCounter: lines,
            prettyErrors: false,
            logLevel: 'silent',
            uniqueKeys: false,
        });
        for (const { pos, message } of document.errors)
            problems.push({ ...placeAt(pos[0]), message: inWords(message) });
        for (const { offset, message } of wrongNodes(document, aliases))
            problems.push({ ...placeAt(offset), message });
        return {
            value: problems.length > 0 ? undefined : document.toJS(),
            problems,
            gaveUp: false,
            lineOf: lineFinder(document, (offset) => placeAt(offset).line),
        };
    }
    catch (error) {
        problems.push({ line: 1, column: 1, message: inWords(error.message) });
        return { value: undefined, problems, gaveUp: true, lineOf: () => 1 };
    }
}
/** The nodes with their places, for a small edit; null unless it is a plain map that can be read. */
function openYaml(text) {
    if (yamlExcess(text) !== undefined)
        return null;
    try {
        const document = (0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .parseDocument */ .Tp)(text, { logLevel: 'silent', uniqueKeys: false });
        const isFine = document.errors.length === 0 && wrongNodes(document, true).length === 0;
        return isFine && (0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isMap */ .jh)(document.contents)
            ? document
            : null;
    }
    catch {
        return null;
    }
}
/** The parser calls itself for each level. */
const inWords = (message) => message.startsWith('Maximum call stack') ? 'There are too many levels' : message;
function wrongNodes(document, aliases) {
    const found = [];
    (0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .visit */ .YR)(document, {
        Alias(_, { range }) {
            if (aliases)
                return;
            const message = 'Aliases are not allowed; write the value out';
            found.push({ ...(range && { offset: range[0] }), message });
        },
        Map(_, { items }) {
            const keys = new Set();
            for (const { key } of items) {
                const name = nameOf(key);
                const range = key?.range;
                const wrong = keys.has(name)
                    ? 'Map keys must be unique'
                    : // The parser writes a key as text anew for each key around it: 600 bytes took 15 s.
                        !(0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isScalar */ .jn)(key) && !(0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isAlias */ .Vj)(key) && key !== null && 'Map keys must be plain values';
                if (wrong)
                    found.push({ ...(range && { offset: range[0] }), message: wrong });
                keys.add(name);
            }
        },
    });
    return found;
}
/** As a property of an object. A key that is no plain value is only like itself. */
const nameOf = (key) => ((0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isScalar */ .jn)(key) ? String(key.value) : key);
function lineFinder(document, lineAt) {
    const indexes = new Map();
    const child = (node, step) => {
        if ((0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isSeq */ .oP)(node))
            return { value: node.items[Number(step)] };
        if (!(0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isMap */ .jh)(node))
            return {};
        let index = indexes.get(node);
        if (!index) {
            index = new Map(node.items.map((pair) => [nameOf(pair.key), pair]));
            indexes.set(node, index);
        }
        return index.get(String(step)) ?? {};
    };
    return (path, of = 'value') => {
        let node = document.contents;
        let last = node;
        for (const step of path) {
            const { key, value } = child(node, step);
            node = value ?? key;
            if (node === undefined || node === null || (0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isAlias */ .Vj)(node))
                break;
            last = of === 'key' ? (key ?? node) : node;
        }
        return lineAt(last?.range?.[0]);
    };
}


/***/ })

};
