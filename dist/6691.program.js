export const id = 6691;
export const ids = [6691];
export const modules = {

/***/ 86691:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Od: () => (/* binding */ gitOf),
/* harmony export */   SX: () => (/* binding */ GitFailed),
/* harmony export */   createGit: () => (/* binding */ createGit),
/* harmony export */   o6: () => (/* binding */ OURS)
/* harmony export */ });
/* harmony import */ var node_child_process__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(31421);
/* harmony import */ var _shared_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(42205);
// Running git as a trusted tool: no configuration but ours, no hooks, no prompts, no filters that a
// repository could contain, and credentials in no command line, URL or file.


/** The author of what nobody else is the author of. No account can ever own an `.invalid` address. */
const OURS = { name: 'Docket', email: 'docket@docket.invalid' };
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


/***/ })

};
