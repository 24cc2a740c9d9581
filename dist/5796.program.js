export const id = 5796;
export const ids = [5796,6691];
export const modules = {

/***/ 16008:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   h: () => (/* binding */ presetFor),
/* harmony export */   t: () => (/* binding */ insistOnKey)
/* harmony export */ });
/* harmony import */ var _shared_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(42205);
// Presets for well-known agents: the command line that each program's documentation recommends for
// unattended runs, with the prompt on stdin, edits allowed, and no questions. Anything else is a
// command line in `agent-command`.

/** A machine that isolates Docket's agents does not let them start a sandbox of their own. */
const CODEX_SANDBOX = '"$([ "$DOCKET_ISOLATION" = none ] && echo workspace-write || echo danger-full-access)"';
const GEMINI_SETTINGS = {
    '.gemini/settings.json': JSON.stringify({
        security: { auth: { selectedType: 'gemini-api-key' } },
    }),
};
const PRESETS = {
    // Does not load settings, hooks, and servers from the repository.
    claude: {
        command: 'claude -p --setting-sources user --strict-mcp-config --permission-mode acceptEdits --allowedTools "Read,Edit,Write,Glob,Grep"',
        keys: ['ANTHROPIC_API_KEY', 'CLAUDE_CODE_OAUTH_TOKEN'],
        env: ['ANTHROPIC_BASE_URL', 'ANTHROPIC_MODEL'],
        // By default it tries 11 times, three minutes long, even with a wrong key.
        set: () => ({ CLAUDE_CODE_MAX_RETRIES: '4' }),
    },
    // An untrusted folder's configuration, which can start servers, is not loaded.
    codex: {
        command: `codex exec --ephemeral --skip-git-repo-check --sandbox ${CODEX_SANDBOX} -c "projects={\\"$PWD\\"={trust_level=\\"untrusted\\"}}" ${'$'}{OPENAI_BASE_URL:+-c "openai_base_url=$OPENAI_BASE_URL"} -`,
        keys: ['CODEX_API_KEY', 'OPENAI_API_KEY'],
        env: ['OPENAI_BASE_URL'],
        // `codex exec` reads no other variable.
        set: ({ CODEX_API_KEY, OPENAI_API_KEY }) => ({
            CODEX_API_KEY: CODEX_API_KEY || OPENAI_API_KEY,
        }),
    },
    copilot: {
        command: 'copilot -s --no-ask-user --allow-tool=write',
        keys: [
            'COPILOT_GITHUB_TOKEN',
            'COPILOT_PROVIDER_API_KEY',
            'COPILOT_PROVIDER_BEARER_TOKEN',
            // Local providers need no key.
            'COPILOT_PROVIDER_BASE_URL',
        ],
        env: [
            ...['COPILOT_MODEL', 'COPILOT_OFFLINE', 'COPILOT_PROVIDER_TYPE'],
            ...['COPILOT_PROVIDER_WIRE_API', 'COPILOT_PROVIDER_WIRE_MODEL'],
        ],
    },
    gemini: {
        command: 'gemini --approval-mode=auto_edit --skip-trust',
        keys: ['GEMINI_API_KEY', 'GOOGLE_API_KEY'],
        env: ['GEMINI_MODEL', 'GOOGLE_GEMINI_BASE_URL', 'GOOGLE_GENAI_USE_VERTEXAI'],
        // With an endpoint of its own, it does not choose by the variables (exit code 41).
        home: ({ GEMINI_API_KEY }) => (GEMINI_API_KEY ? GEMINI_SETTINGS : {}),
    },
    opencode: {
        command: 'opencode run',
        // The configuration may name a provider of its own, with its key.
        keys: ['ANTHROPIC_API_KEY', 'OPENAI_API_KEY', 'OPENCODE_API_KEY', 'OPENCODE_CONFIG_CONTENT'],
        env: [],
        // Else it runs plugins of the repository, and rewrites its `opencode.json`.
        set: () => ({ OPENCODE_DISABLE_PROJECT_CONFIG: '1' }),
    },
};
/** The preset of that name; any other text is a command line. */
function presetFor(command) {
    const name = command.trim();
    return Object.hasOwn(PRESETS, name) ? PRESETS[name] : { command, keys: [], env: [] };
}
/** Variables of other services, such as those of a cloud, that may stand in for a preset's own. */
const KEY_LIKE = /KEY|TOKEN|SECRET|CREDENTIAL/i;
/**
 * Some programs go on without a key, and send the repository to a free service that nobody chose.
 */
function insistOnKey(name, { keys }, environment, listed) {
    if (keys.length === 0)
        return;
    const accepted = [...keys, ...listed.filter((variable) => KEY_LIKE.test(variable))];
    if (accepted.some((variable) => environment[variable]))
        return;
    throw new _shared_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .SetupError */ .w3(`\`${name.trim()}\` was not started because it has no key. Set one of these variables in \`env:\` of the step: ${keys.join(', ')}. If you use another service, list the variable with its key under \`agent: env:\` in \`.github/docket.yml\`.`);
}


/***/ }),

/***/ 5799:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  doctor: () => (/* binding */ doctor_doctor)
});

// EXTERNAL MODULE: ./.build/program/src/doctor/doctor.js
var doctor = __webpack_require__(49459);
// EXTERNAL MODULE: ./.build/program/src/cli/args.js
var args = __webpack_require__(94552);
// EXTERNAL MODULE: ./.build/program/src/cli/command.js
var command = __webpack_require__(15712);
;// CONCATENATED MODULE: ./.build/program/src/cli/doctor.js
// docket doctor: checks whether this machine can run jobs.



const HELP = `Checks whether this machine can run jobs, and tells you how to fix any problems.

Usage: docket doctor

In a workflow, \`mode: doctor\` also checks the token, the settings, and the service.
`;
function doctorCommand(probes) {
    return {
        help: HELP,
        async run(argv, terminal) {
            (0,args/* parseOptions */.Ac)({}, argv, ({ positionals }) => positionals.length > 0 ? ['`docket doctor` takes no arguments.'] : []);
            const findings = await (0,doctor/* examine */.sb)(probes(), (finding) => terminal.out(`${(0,doctor/* line */.n8)(finding)}\n`));
            const { well, says } = (0,doctor/* conclusion */.q$)(findings);
            terminal.err(`${says}\n`);
            return well ? command/* EXIT */.dc.done : command/* EXIT */.dc.failed;
        },
    };
}

// EXTERNAL MODULE: ./.build/program/src/doctor/probes.js
var probes = __webpack_require__(87223);
;// CONCATENATED MODULE: ./.build/program/src/compose/cli/doctor.js


function doctor_doctor(env) {
    return doctorCommand(() => [(0,probes/* gitProbe */.Vn)(env.PATH ?? ''), nodeProbe(), (0,probes/* isolationProbe */.be)(env)]);
}
function nodeProbe() {
    const [major = 0] = process.versions.node.split('.').map(Number);
    return {
        what: 'Node',
        look: async () => major >= 24
            ? { state: 'ok', says: `Node ${process.versions.node}.` }
            : {
                state: 'wrong',
                says: `Node ${process.versions.node} is too old; install 24 or newer.`,
            },
    };
}


/***/ }),

/***/ 49459:
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
        return { well: true, says: 'No problems found.' };
    const problems = wrong === 1 ? '1 problem' : `${wrong} problems`;
    return { well: false, says: `Found ${problems}. Each line with ❌ tells you how to fix it.` };
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

/***/ 87223:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Cc: () => (/* binding */ agentProbe),
/* harmony export */   KL: () => (/* binding */ signingProbe),
/* harmony export */   Vn: () => (/* binding */ gitProbe),
/* harmony export */   Yy: () => (/* binding */ serviceProbe),
/* harmony export */   _g: () => (/* binding */ stateProbe),
/* harmony export */   be: () => (/* binding */ isolationProbe)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51455);
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(48161);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(76760);
/* harmony import */ var _agents_program_isolation_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(13961);
/* harmony import */ var _agents_program_presets_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(16008);
/* harmony import */ var _git_git_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(86691);
/* harmony import */ var _shared_clock_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(66122);
/* harmony import */ var _shared_errors_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(42205);
/* harmony import */ var _doctor_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(49459);
// Checks that work on any machine: git, the agent, the service, isolation.










function gitProbe(path) {
    const git = (0,_git_git_js__WEBPACK_IMPORTED_MODULE_6__.createGit)({ path });
    return { what: 'git', look: async () => (0,_doctor_js__WEBPACK_IMPORTED_MODULE_9__/* .judgeGit */ .IB)(await git.run(['version'])) };
}
function isolationProbe(environment, hide = []) {
    return {
        what: 'Agent isolation',
        async look() {
            const tmp = (0,node_os__WEBPACK_IMPORTED_MODULE_2__.tmpdir)();
            const found = await (0,_agents_program_isolation_js__WEBPACK_IMPORTED_MODULE_4__.detectIsolation)({ environment, clock: _shared_clock_js__WEBPACK_IMPORTED_MODULE_7__/* .systemClock */ .m, tmp, hide });
            return { state: found.kind === 'none' ? 'note' : 'ok', says: found.sentence };
        },
    };
}
function agentProbe({ command, model }, { path, fetch }) {
    return {
        what: 'Agent',
        async look() {
            if (command)
                return lookForProgram(command, path);
            if (model)
                return askEndpoint(model, fetch);
            return {
                state: 'wrong',
                says: 'No agent is set up. Set `agent-command` to a program such as `claude`, or set `model-url` and `model` to use an OpenAI-compatible endpoint.',
            };
        },
    };
}
/** A command line can start with anything a shell understands; only a plain word is checked. */
function lookForProgram(command, path) {
    const [program = ''] = (0,_agents_program_presets_js__WEBPACK_IMPORTED_MODULE_5__/* .presetFor */ .h)(command).command.trim().split(/\s+/);
    const folders = path.split(node_path__WEBPACK_IMPORTED_MODULE_3__.delimiter).filter((folder) => folder !== '');
    const found = folders.some((folder) => (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)((0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)(folder, program)));
    if (found)
        return { state: 'ok', says: `\`${program}\` is installed.` };
    if (program.includes('/') || !/^[\w.+-]+$/.test(program)) {
        return {
            state: 'note',
            says: `\`${program}\` was not checked. It is resolved when a job runs.`,
        };
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
            says: 'Could not reach the endpoint at `model-url`. Check the URL.',
        };
    }
    if (status === 401 || status === 403) {
        return {
            state: 'wrong',
            says: `The endpoint rejected the key (${status}). Check \`model-key\`.`,
        };
    }
    if (status >= 500 || status === 410) {
        return {
            state: 'wrong',
            says: `The endpoint responded with ${status}. Try again later, or use a different endpoint.`,
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
                if (!(error instanceof _shared_errors_js__WEBPACK_IMPORTED_MODULE_8__/* .NotFound */ .Mk))
                    throw error;
            }
            return { state: 'ok', says: 'It responds and accepts the key.' };
        },
    };
}
/** Checks whether a push would be accepted, without pushing. */
function stateProbe({ remote, ref, ...settings }) {
    return {
        what: 'Job records',
        async look() {
            const dir = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.mkdtemp)((0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)((0,node_os__WEBPACK_IMPORTED_MODULE_2__.tmpdir)(), 'docket-doctor-'));
            const git = (0,_git_git_js__WEBPACK_IMPORTED_MODULE_6__.createGit)(settings);
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
                    return { state: 'ok', says: `The token can write to \`${ref}\`.` };
                const said = result.stderr.trim().split('\n').at(-1) ?? '';
                return {
                    state: 'wrong',
                    says: `The token cannot write to \`${ref}\`: ${said} Grant the workflow \`permissions: contents: write\`.`,
                };
            }
            finally {
                await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.rm)(dir, { recursive: true, force: true });
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
                state: 'note',
                says: 'Anyone with push access can change the job records. Set `state-key` to sign them. See docs/state.md.',
            };
        },
    };
}


/***/ }),

/***/ 86691:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   O: () => (/* binding */ gitOf),
/* harmony export */   S: () => (/* binding */ GitFailed),
/* harmony export */   createGit: () => (/* binding */ createGit)
/* harmony export */ });
/* harmony import */ var node_child_process__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(31421);
/* harmony import */ var _shared_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(42205);
// Running git as a trusted tool: no configuration but ours, no hooks, no prompts, no filters that a
// repository could contain, and credentials in no command line, URL or file.


/** git itself said no. Its words are kept; they contain no credentials, because git never had them. */
class GitFailed extends _shared_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .Unavailable */ .$P {
    result;
    constructor(args, result) {
        const said = result.stderr.trim().split('\n').slice(-3).join(' ');
        super(`\`git ${args[0]}\` failed (exit ${result.code}): ${said || 'it printed nothing'}.`);
        this.result = result;
    }
}
function createGit(settings) {
    const environment = gitEnvironment(settings);
    return gitOf((args, call = {}) => execute(args, environment, call));
}
function gitOf(attempt) {
    return {
        try: attempt,
        async run(args, call) {
            const result = await attempt(args, call);
            if (result.code !== 0)
                throw new GitFailed(args, result);
            return result.stdout.toString('utf8');
        },
    };
}
function gitEnvironment({ path, network, credentials }) {
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
        ['safe.directory', '*'],
    ];
    if (credentials) {
        const basic = Buffer.from(`x-access-token:${credentials.token}`).toString('base64');
        config.push([`http.${credentials.origin}/.extraHeader`, `Authorization: Basic ${basic}`]);
    }
    const environment = {
        ...network,
        PATH: path,
        LC_ALL: 'C',
        HOME: '/nonexistent',
        GIT_CONFIG_NOSYSTEM: '1',
        GIT_CONFIG_GLOBAL: '/dev/null',
        GIT_TERMINAL_PROMPT: '0',
        GIT_ASKPASS: '/bin/false',
        GIT_OPTIONAL_LOCKS: '0',
        GIT_AUTHOR_NAME: 'Docket',
        GIT_AUTHOR_EMAIL: 'docket@users.noreply.github.com',
        GIT_COMMITTER_NAME: 'Docket',
        GIT_COMMITTER_EMAIL: 'docket@users.noreply.github.com',
        GIT_CONFIG_COUNT: String(config.length),
    };
    config.forEach(([key, value], index) => {
        environment[`GIT_CONFIG_KEY_${index}`] = key;
        environment[`GIT_CONFIG_VALUE_${index}`] = value;
    });
    return environment;
}
function execute(args, environment, { cwd, input, signal, env }) {
    return new Promise((resolve, reject) => {
        const child = (0,node_child_process__WEBPACK_IMPORTED_MODULE_0__.spawn)('git', args, {
            cwd,
            env: { ...environment, ...env },
            stdio: ['pipe', 'pipe', 'pipe'],
            signal,
            killSignal: 'SIGKILL',
        });
        const stdout = [];
        const stderr = [];
        child.stdout.on('data', (chunk) => stdout.push(chunk));
        child.stderr.on('data', (chunk) => stderr.push(chunk));
        // git may exit before it has read everything; its exit code tells the story, not the pipe.
        child.stdin.on('error', () => { });
        child.on('error', (error) => {
            if (signal?.aborted)
                return reject(signal.reason);
            reject(new _shared_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .Unavailable */ .$P(`git could not be started: ${error.message}. Install git 2.34 or newer.`, {
                cause: error,
            }));
        });
        child.on('close', (code, killed) => {
            if (signal?.aborted)
                return reject(signal.reason);
            resolve({
                code: code ?? 128,
                stdout: Buffer.concat(stdout),
                stderr: killed ? `killed by ${killed}` : Buffer.concat(stderr).toString('utf8'),
            });
        });
        child.stdin.end(input);
    });
}


/***/ }),

/***/ 66122:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   L: () => (/* binding */ isoTime),
/* harmony export */   m: () => (/* binding */ systemClock)
/* harmony export */ });
// Time is injected: tests use their own clock and never wait.
const systemClock = {
    now: () => Date.now(),
    sleep(ms, signal) {
        return new Promise((resolve, reject) => {
            if (signal?.aborted)
                return reject(signal.reason);
            const onAbort = () => {
                clearTimeout(timer);
                reject(signal?.reason);
            };
            const timer = setTimeout(() => {
                signal?.removeEventListener('abort', onAbort);
                resolve();
            }, ms);
            signal?.addEventListener('abort', onAbort, { once: true });
        });
    },
};
let last = { ms: 0, text: '1970-01-01T00:00:00.000Z' };
/** A busy server asks for the same millisecond many times. */
function isoTime(ms) {
    if (ms !== last.ms)
        last = { ms, text: new Date(ms).toISOString() };
    return last.text;
}


/***/ }),

/***/ 93818:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $s: () => (/* binding */ bound),
/* harmony export */   DV: () => (/* binding */ codeBlock),
/* harmony export */   SS: () => (/* binding */ codeSpan),
/* harmony export */   TL: () => (/* binding */ quoted),
/* harmony export */   TN: () => (/* binding */ oneLine),
/* harmony export */   VP: () => (/* binding */ defuse),
/* harmony export */   d3: () => (/* binding */ isWebAddress),
/* harmony export */   hk: () => (/* binding */ boundTail),
/* harmony export */   mG: () => (/* binding */ inline),
/* harmony export */   uH: () => (/* binding */ clean)
/* harmony export */ });
// Text from people, pages and agents, on its way in and out. `clean` shows an agent what a person
// would have seen; `defuse` lets GitHub show foreign text without acting on it. Both are linear in
// the text's length whatever it holds, and doing either twice changes nothing more.
/** An invisible break: GitHub shows the text unchanged and recognizes nothing in it. */
const BREAK = '\u200b';
/** Characters that draw nothing or reorder what is drawn: fillers, tags, marks, bidi controls. */
const INVISIBLE = /[[\p{Default_Ignorable_Code_Point}\ufff9-\ufffb]--[\u200c\u200d\ufe00-\ufe0f]]/gv;
/** C0 (but tab and line feed), delete, C1. */
const CONTROL = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f]/g;
/** Joiners and emoji selectors stay only where a script or an emoji needs them. */
const JOINER = /(?<![[\p{L}\p{M}\p{Extended_Pictographic}\p{Emoji_Modifier}\ufe0f]--[A-Za-z]])[\u200c\u200d]|[\u200c\u200d](?![[\p{L}\p{M}\p{Extended_Pictographic}]--[A-Za-z]])/gv;
const SELECTOR = /[\ufe00-\ufe0e]|(?<![\p{Extended_Pictographic}0-9#*])\ufe0f/gu;
/** `[//]: # (…)` and `[comment]: <> (…)`: link definitions that only hide their title. */
const HIDDEN_DEFINITION = /^ {0,3}\[[^\]\n]{0,200}\]:[ \t]*(?:#|<>)(?=[ \t("'])[^\n]*$/gm;
/** Without anything that a reader of the rendered page would not have seen. */
function clean(text) {
    const visible = text
        .toWellFormed()
        .replace(/\r\n?|[\u2028\u2029]/g, '\n')
        .replace(INVISIBLE, '')
        .replace(CONTROL, '');
    return withoutComments(untilSettled(visible)).replace(HIDDEN_DEFINITION, '');
}
/** Removing one joiner can bare the next; runs are short, and each round shortens them. */
function untilSettled(text) {
    let before = text.replace(/[\u200c\u200d]{2,}/g, '').replace(/[\ufe00-\ufe0f]{2,}/g, '');
    for (;;) {
        const after = before.replace(SELECTOR, '').replace(JOINER, '');
        if (after === before)
            return after;
        before = after;
    }
}
/** HTML comments as a browser ends them; a start that is left over is made visible. */
function withoutComments(text) {
    const kept = [];
    let at = 0;
    for (;;) {
        const start = text.indexOf('<!--', at);
        const end = start < 0 ? -1 : commentEnd(text, start + 4);
        if (end < 0)
            break;
        kept.push(text.slice(at, start));
        at = end;
    }
    kept.push(text.slice(at));
    return kept.join('').replaceAll('<!--', '<! --');
}
function commentEnd(text, from) {
    if (text.startsWith('>', from))
        return from + 1;
    if (text.startsWith('->', from))
        return from + 2;
    const end = text.indexOf('-->', from);
    return end < 0 ? -1 : end + 3;
}
/** An address that is safe to put into a Markdown link or to show as it is. */
function isWebAddress(text) {
    return /^https?:\/\/[^\s<>()[\]`"'\\]+$/i.test(text);
}
/** At most `max` code points, the note that something was cut among them. */
function bound(text, max, note = '…') {
    if (text.length <= max)
        return text;
    const room = Math.max(0, max - Array.from(note).length);
    let units = 0;
    let points = 0;
    let cut = 0;
    for (const point of text) {
        if (points === room)
            cut = units;
        if (points === max)
            return text.slice(0, cut) + note;
        units += point.length;
        points += 1;
    }
    return text;
}
/** The last `max` code points, where the end says most, as in a program's output. */
function boundTail(text, max, note = '…') {
    if (text.length <= max)
        return text;
    const points = Array.from(text.slice(-2 * max - 1));
    if (points.length <= max)
        return text;
    return note + points.slice(points.length - Math.max(0, max - Array.from(note).length)).join('');
}
/**
 * Foreign text for a comment, a title, a body or a commit message. Nothing in it mentions, refers,
 * closes, links, loads an image, opens a tag, starts a line with a command or keeps workflows from
 * running, and no entity can spell any of these.
 */
function defuse(text) {
    return text
        .replace(/&(?=[#A-Za-z])/g, `&${BREAK}`)
        .replace(/@(?=[\p{L}\p{N}])/gu, `@${BREAK}`)
        .replace(/#(?=\d)/g, `#${BREAK}`)
        .replace(/(GH-)(?=\d)/gi, `$1${BREAK}`)
        .replace(/<(?=[A-Za-z/!?])/g, `<${BREAK}`)
        .replace(/\](?=[([:])/g, `]${BREAK}`)
        .replace(/:(?=\/\/)/g, `:${BREAK}`)
        .replace(/(www)(?=\.)/gi, `$1${BREAK}`)
        .replace(/^([^\S\n]*)(?=\/[A-Za-z])/gm, `$1${BREAK}`)
        .replace(/^([^\S\n]*:)(?=:)/gm, `$1${BREAK}`)
        .replace(/##(?=\[)/g, `##${BREAK}`)
        .replace(/\[(?=(?:skip|ci|no|actions)\b)/gi, `[${BREAK}`)
        .replace(/(skip-checks)(?=:)/gi, `$1${BREAK}`);
}
/** For a terminal or a log: foreign words could move the cursor or fake another line. */
function oneLine(text) {
    return clean(text).replace(/\s+/g, ' ').trim();
}
/** A name or a path as code within a sentence. */
function codeSpan(text) {
    return `\`${bound(oneLine(text).replaceAll('`', '′'), 120)}\``;
}
/** Within a line or a table cell of a comment. Backticks would end the code it may stand in. */
function inline(text) {
    return defuse(bound(clean(text), 300))
        .replace(/\s+/g, ' ')
        .replaceAll('`', 'ʼ')
        .replaceAll('|', '¦');
}
/** As a quotation in a comment. */
function quoted(text) {
    return defuse(bound(clean(text), 4_000, '\n… (truncated)'))
        .trim()
        .split('\n')
        .map((line) => `> ${line}`)
        .join('\n');
}
/** As a block of code that the text cannot end. */
function codeBlock(text) {
    const content = bound(clean(text), 100_000, '\n… (truncated)');
    const longest = Math.max(2, ...[...content.matchAll(/`+/g)].map(([run]) => run.length));
    const fence = '`'.repeat(longest + 1);
    return `${fence}text\n${content}\n${fence}`;
}


/***/ })

};
