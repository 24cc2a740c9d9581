export const id = 8262;
export const ids = [8262];
export const modules = {

/***/ 94552:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ac: () => (/* binding */ parseOptions),
/* harmony export */   EW: () => (/* binding */ optionsHelp),
/* harmony export */   Yh: () => (/* binding */ mustBeId),
/* harmony export */   a5: () => (/* binding */ noArguments),
/* harmony export */   oe: () => (/* binding */ mustBeUrl),
/* harmony export */   r7: () => (/* binding */ WrongUsage)
/* harmony export */ });
/* harmony import */ var node_util__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(57975);
/* harmony import */ var _contract_values_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(87797);
/* harmony import */ var _shared_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(42205);
/* harmony import */ var _shared_similar_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(55069);
// Options of a command: described once, then parsed, checked, and turned into help from the same
// table. All problems are reported together.




/** The command line is not valid: exit code 2. */
class WrongUsage extends _shared_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .DocketError */ .jq {
    code = 'usage';
    constructor(problems) {
        super(problems.join('\n'));
    }
}
/** `insist` adds the command's own rules to the problems of the individual options. */
function parseOptions(options, argv, insist, verbs) {
    const { tokens } = (0,node_util__WEBPACK_IMPORTED_MODULE_0__.parseArgs)({
        args: [...argv],
        options: Object.fromEntries(Object.entries(options).map(([name, { type }]) => [
            name,
            { type: type === 'flag' ? 'boolean' : 'string' },
        ])),
        strict: false,
        allowPositionals: true,
        tokens: true,
    });
    refuseUnknown(tokens, options, verbs);
    const problems = [];
    const given = new Map();
    const positionals = [];
    for (const token of tokens) {
        if (token.kind === 'positional')
            positionals.push(token.value);
        if (token.kind !== 'option')
            continue;
        const option = options[token.name];
        const problem = option && problemOf(token, option, given.has(token.name));
        if (problem)
            problems.push(problem);
        given.set(token.name, [...(given.get(token.name) ?? []), token.value ?? '']);
    }
    const values = Object.fromEntries(Object.entries(options).map(([name, option]) => [
        name,
        readValue(name, option, given.get(name), problems),
    ]));
    const parsed = { values, positionals };
    problems.push(...insist(parsed));
    if (problems.length > 0)
        throw new WrongUsage(problems);
    return parsed;
}
/** One mistyped name makes others look missing or misplaced, so nothing else is checked. */
function refuseUnknown(tokens, options, verbs) {
    const unknown = tokens.flatMap((token) => token.kind === 'option' && !Object.hasOwn(options, token.name)
        ? [unknownOption(token.name, token.rawName, Object.keys(options))]
        : []);
    if (unknown.length > 0)
        throw new WrongUsage(unknown);
    if (!verbs)
        return;
    const verb = tokens.find((token) => token.kind === 'positional')?.value;
    if (verb === undefined) {
        throw new WrongUsage([`Choose an action: ${verbs.of} ${verbs.names.join('|')}.`]);
    }
    if (verbs.names.includes(verb))
        return;
    const near = (0,_shared_similar_js__WEBPACK_IMPORTED_MODULE_3__/* .nearest */ .p)(verb, verbs.names);
    const remedy = near ? `Did you mean \`${verbs.of} ${near}\`?` : `Use ${verbs.names.join(', ')}.`;
    throw new WrongUsage([`There is no \`${verbs.of} ${verb}\`. ${remedy}`]);
}
function unknownOption(name, rawName, known) {
    const near = (0,_shared_similar_js__WEBPACK_IMPORTED_MODULE_3__/* .nearest */ .p)(name, known);
    if (near)
        return `Unknown option \`${rawName}\`. Did you mean \`--${near}\`?`;
    return /key|token|secret|password/i.test(rawName)
        ? `There is no option \`${rawName}\`. Set secrets in the environment instead (DOCKET_API_KEY, DOCKET_MODEL_KEY, GITHUB_TOKEN).`
        : `Unknown option \`${rawName}\`.`;
}
function problemOf(token, option, repeated) {
    const { rawName, value } = token;
    if (option.type === 'flag') {
        return value === undefined ? undefined : `Option \`${rawName}\` does not take a value.`;
    }
    // The parser takes the next word as the value, even if it is one of our options.
    const swallowed = token.inlineValue === false && /^--\w/.test(value ?? '');
    if (value === undefined || value === '' || swallowed) {
        return `Option \`${rawName}\` requires a value: ${rawName} ${option.value}.`;
    }
    if (repeated && option.type !== 'list')
        return `Option \`${rawName}\` can be used only once.`;
    return undefined;
}
function readValue(name, option, given, problems) {
    const last = given?.at(-1);
    switch (option.type) {
        case 'flag':
            return given !== undefined;
        case 'list':
            return given ?? [];
        case 'number': {
            if (!last)
                return option.default;
            const number = /^\d{1,9}$/.test(last) ? Number(last) : Number.NaN;
            if (number >= option.min && number <= option.max)
                return number;
            problems.push(`Option \`--${name}\` must be a whole number from ${option.min} to ${option.max}; got \`${last}\`.`);
            return option.default;
        }
        case 'text': {
            if (given === undefined && option.required) {
                problems.push(`Option \`--${name} ${option.value}\` is required: ${option.help}.`);
            }
            if (last && option.choices && !option.choices.includes(last)) {
                problems.push(`Option \`--${name}\` must be one of ${option.choices.join(', ')}; got \`${last}\`.`);
            }
            const must = last && option.must?.(last);
            if (must)
                problems.push(`Option \`--${name}\` must ${must}.`);
            return last ?? option.default;
        }
    }
}
/** The address of a service. */
function mustBeUrl(text) {
    const url = URL.parse(text);
    if (!url || !/^https?:$/.test(url.protocol))
        return 'be a URL such as https://docs.example.com';
    return url.username || url.password || url.search || url.hash
        ? 'not contain a user name, password, query, or fragment'
        : undefined;
}
function mustBeId(text) {
    return (0,_contract_values_js__WEBPACK_IMPORTED_MODULE_1__/* .isId */ .eQ)(text) ? undefined : 'not contain `/`, `\\`, or control characters';
}
/** One line per option, aligned. */
function optionsHelp(options) {
    const rows = Object.entries(options).map(([name, option]) => [
        option.type === 'flag' ? `--${name}` : `--${name} ${option.value}`,
        `${option.help}${'default' in option ? ` (default ${option.default})` : ''}`,
    ]);
    const width = Math.max(...rows.map(([left = '']) => left.length));
    return rows.map(([left = '', right = '']) => `  ${left.padEnd(width)}  ${right}`).join('\n');
}
/** A rule for `parseOptions`. */
function noArguments({ positionals }) {
    return positionals.length > 0 ? [`Unexpected argument \`${positionals.join(' ')}\`.`] : [];
}


/***/ }),

/***/ 15712:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C9: () => (/* binding */ Stopped),
/* harmony export */   SP: () => (/* binding */ shown),
/* harmony export */   YB: () => (/* binding */ columns),
/* harmony export */   dc: () => (/* binding */ EXIT),
/* harmony export */   dg: () => (/* binding */ terminalLog),
/* harmony export */   sZ: () => (/* binding */ untilStopped)
/* harmony export */ });
/* harmony import */ var node_events__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(78474);
/* harmony import */ var _shared_text_escape_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(90007);
// A command of `docket`, and the terminal it talks to.


const EXIT = { done: 0, failed: 1, usage: 2, interrupted: 130, terminated: 143 };
class Stopped extends Error {
    exitCode;
    constructor(signal) {
        super(`Stopped by ${signal}.`);
        this.exitCode = signal === 'SIGINT' ? EXIT.interrupted : EXIT.terminated;
    }
}
/** Until Ctrl-C or SIGTERM. */
async function untilStopped({ signal }) {
    if (!signal.aborted)
        await (0,node_events__WEBPACK_IMPORTED_MODULE_0__.once)(signal, 'abort');
}
/** Names and other people's words in a message must not move the cursor or change the title. */
function shown(message) {
    return message.split('\n').map(_shared_text_escape_js__WEBPACK_IMPORTED_MODULE_1__/* .visible */ .RK).join('\n');
}
/** Log lines for people, on standard error. */
function terminalLog(terminal) {
    return {
        debug() { },
        info: (message) => terminal.err(`${shown(message)}\n`),
        warn: (message) => terminal.err(`Warning: ${shown(message)}\n`),
        error: (message) => terminal.err(`Error: ${shown(message)}\n`),
    };
}
/** Rows as lines, with their cells below each other. */
function columns(rows) {
    const widths = [];
    for (const row of rows) {
        for (const [at, cell] of row.entries())
            widths[at] = Math.max(widths[at] ?? 0, cell.length);
    }
    return rows
        .map((row) => row.map((cell, at) => cell.padEnd(widths[at] ?? 0)).join('  '))
        .map((line) => `${line.trimEnd()}\n`)
        .join('');
}


/***/ }),

/***/ 18262:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  abilities: () => (/* binding */ abilities),
  cli: () => (/* binding */ cli),
  processTerminal: () => (/* binding */ processTerminal),
  runCli: () => (/* binding */ runCli)
});

// EXTERNAL MODULE: external "node:stream"
var external_node_stream_ = __webpack_require__(57075);
// EXTERNAL MODULE: external "node:stream/consumers"
var consumers_ = __webpack_require__(38321);
// EXTERNAL MODULE: ./.build/program/src/shared/errors.js
var errors = __webpack_require__(42205);
// EXTERNAL MODULE: ./.build/program/src/shared/similar.js
var similar = __webpack_require__(55069);
// EXTERNAL MODULE: ./.build/program/src/shared/version.js
var version = __webpack_require__(24928);
// EXTERNAL MODULE: ./.build/program/src/cli/args.js
var args = __webpack_require__(94552);
// EXTERNAL MODULE: ./.build/program/src/cli/command.js
var cli_command = __webpack_require__(15712);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
;// CONCATENATED MODULE: ./.build/program/src/cli/secret-files.js
// Secrets from files, as containers and systemd hand them out: NAME_FILE instead of NAME.


/** Every variable with a secret that a command or an agent program reads. */
const SECRETS = [
    ...['PGPASSWORD', 'GITHUB_TOKEN', 'PRIVATE_KEY', 'CLIENT_SECRET'],
    ...['WEBHOOK_SECRET', 'WEBHOOK_SECRET_PREVIOUS', 'DOCKET_METRICS_TOKEN'],
    ...['DOCKET_ENCRYPTION_KEY', 'DOCKET_ENCRYPTION_KEY_PREVIOUS', 'DOCKET_STATE_KEY'],
    ...['DOCKET_API_KEY', 'DOCKET_MODEL_KEY', 'ANTHROPIC_API_KEY', 'CLAUDE_CODE_OAUTH_TOKEN'],
    ...['CODEX_API_KEY', 'COPILOT_GITHUB_TOKEN', 'GEMINI_API_KEY', 'OPENAI_API_KEY'],
    ...['OPENCODE_API_KEY', 'DOCKET_VIEWS_KEY'],
];
const MAX_BYTES = 65_536;
/** Sets each of them in `env`, where libraries look for some of them, too. */
function readSecretFiles(env) {
    for (const name of SECRETS) {
        const path = env[`${name}_FILE`];
        if (!path)
            continue;
        if (env[name])
            throw new errors/* SetupError */.w3(`Set ${name} or ${name}_FILE, and not both.`);
        env[name] = readSecret(`${name}_FILE`, path);
        delete env[`${name}_FILE`];
    }
}
function readSecret(variable, path) {
    let text;
    try {
        text = (0,external_node_fs_.readFileSync)(path, 'utf8');
    }
    catch (cause) {
        const { code } = cause;
        throw new errors/* SetupError */.w3(`${variable} names a file that cannot be read (${code}). Check the path and who may read it.`, { cause });
    }
    const secret = text.replace(/\r?\n$/, '');
    if (secret !== '' && text.length <= MAX_BYTES)
        return secret;
    throw new errors/* SetupError */.w3(`${variable} names a file that is empty or too large for a secret. Check the path.`);
}

;// CONCATENATED MODULE: ./.build/program/src/cli/commands.js
// The command line: a table of commands, each loaded when it is called.








async function cli(argv, env) {
    const terminal = processTerminal(env);
    try {
        readSecretFiles(env);
    }
    catch (error) {
        terminal.err(told(error));
        return cli_command/* EXIT */.dc.failed;
    }
    return runCli(commands(env), argv, terminal, version/* VERSION */.x);
}
function commands(env) {
    const ownFolder = async (command) => (await __webpack_require__.e(/* import() */ 7086).then(__webpack_require__.bind(__webpack_require__, 87086))).inOwnFolder(command, env);
    return {
        check: {
            group: 'Start',
            summary: 'check whether the documentation fits the code',
            cleansUp: true,
            load: async () => (await Promise.all(/* import() */[__webpack_require__.e(5251), __webpack_require__.e(3160), __webpack_require__.e(2047), __webpack_require__.e(8815), __webpack_require__.e(949), __webpack_require__.e(3090), __webpack_require__.e(645), __webpack_require__.e(6211), __webpack_require__.e(2555)]).then(__webpack_require__.bind(__webpack_require__, 57389))).check(env),
        },
        init: {
            group: 'Start',
            summary: 'set Docket up in the repository of this clone',
            load: async () => (await Promise.all(/* import() */[__webpack_require__.e(5251), __webpack_require__.e(3160), __webpack_require__.e(2047), __webpack_require__.e(8815), __webpack_require__.e(1351), __webpack_require__.e(4942), __webpack_require__.e(1784), __webpack_require__.e(949), __webpack_require__.e(3090), __webpack_require__.e(4572), __webpack_require__.e(8544), __webpack_require__.e(6780), __webpack_require__.e(9662), __webpack_require__.e(7538), __webpack_require__.e(1989)]).then(__webpack_require__.bind(__webpack_require__, 71989))).init(env),
        },
        doctor: {
            group: 'Start',
            summary: 'check that this machine has what Docket needs',
            load: async () => (await Promise.all(/* import() */[__webpack_require__.e(5251), __webpack_require__.e(3160), __webpack_require__.e(2047), __webpack_require__.e(8815), __webpack_require__.e(949), __webpack_require__.e(3090), __webpack_require__.e(8544), __webpack_require__.e(6780), __webpack_require__.e(9662), __webpack_require__.e(7538), __webpack_require__.e(4377)]).then(__webpack_require__.bind(__webpack_require__, 2670))).doctor(env),
        },
        audition: {
            group: 'Start',
            summary: 'show what an agent would have written for past merges',
            cleansUp: true,
            load: async () => ownFolder((await Promise.all(/* import() */[__webpack_require__.e(5251), __webpack_require__.e(3160), __webpack_require__.e(2047), __webpack_require__.e(8815), __webpack_require__.e(6085), __webpack_require__.e(949), __webpack_require__.e(9419), __webpack_require__.e(3090), __webpack_require__.e(2142), __webpack_require__.e(1369), __webpack_require__.e(6951), __webpack_require__.e(1001), __webpack_require__.e(645), __webpack_require__.e(6211), __webpack_require__.e(1173), __webpack_require__.e(8544), __webpack_require__.e(6780), __webpack_require__.e(890), __webpack_require__.e(940), __webpack_require__.e(2841), __webpack_require__.e(5361), __webpack_require__.e(1099), __webpack_require__.e(3634)]).then(__webpack_require__.bind(__webpack_require__, 5686))).audition(env)),
        },
        completion: {
            group: 'Start',
            summary: 'let your shell complete commands and options',
            load: async () => (await __webpack_require__.e(/* import() */ 3511).then(__webpack_require__.bind(__webpack_require__, 93511))).completionCommand(() => commands(env)),
        },
        views: {
            group: 'Pages',
            summary: 'export page views by people and AI into a folder',
            load: async () => (await Promise.all(/* import() */[__webpack_require__.e(5251), __webpack_require__.e(3160), __webpack_require__.e(2047), __webpack_require__.e(8815), __webpack_require__.e(949), __webpack_require__.e(3090), __webpack_require__.e(7982), __webpack_require__.e(4375), __webpack_require__.e(9771), __webpack_require__.e(1907)]).then(__webpack_require__.bind(__webpack_require__, 65103))).views(env),
        },
        job: {
            group: 'Jobs',
            summary: 'create, continue, list, watch, and end jobs on a service',
            load: async () => (await Promise.all(/* import() */[__webpack_require__.e(3160), __webpack_require__.e(2047), __webpack_require__.e(2553)]).then(__webpack_require__.bind(__webpack_require__, 2553))).job(env),
        },
        serve: {
            group: 'Run a service',
            summary: 'run the service over HTTP',
            cleansUp: true,
            load: async () => ownFolder((await Promise.all(/* import() */[__webpack_require__.e(7982), __webpack_require__.e(7710)]).then(__webpack_require__.bind(__webpack_require__, 67710))).serve(env)),
        },
        work: {
            group: 'Run a service',
            summary: 'work on the jobs of a database',
            cleansUp: true,
            load: async () => ownFolder((await Promise.all(/* import() */[__webpack_require__.e(7982), __webpack_require__.e(8524)]).then(__webpack_require__.bind(__webpack_require__, 58524))).work(env)),
        },
        app: {
            group: 'Run a service',
            summary: 'create the GitHub App',
            cleansUp: true,
            load: async () => (await Promise.all(/* import() */[__webpack_require__.e(3160), __webpack_require__.e(2047), __webpack_require__.e(6750), __webpack_require__.e(825), __webpack_require__.e(7982), __webpack_require__.e(6045)]).then(__webpack_require__.bind(__webpack_require__, 17971))).app(env),
        },
        projects: {
            group: 'Run a service',
            summary: 'add, list, change, and remove projects of the service',
            load: async () => (await Promise.all(/* import() */[__webpack_require__.e(5251), __webpack_require__.e(3160), __webpack_require__.e(2047), __webpack_require__.e(8815), __webpack_require__.e(949), __webpack_require__.e(3090), __webpack_require__.e(825), __webpack_require__.e(7982), __webpack_require__.e(2068)]).then(__webpack_require__.bind(__webpack_require__, 7215))).projects(env),
        },
        keys: {
            group: 'Run a service',
            summary: 'create, list, and revoke API keys of the service',
            load: async () => (await Promise.all(/* import() */[__webpack_require__.e(3160), __webpack_require__.e(2047), __webpack_require__.e(825), __webpack_require__.e(7982), __webpack_require__.e(1123)]).then(__webpack_require__.bind(__webpack_require__, 3177))).keys(env),
        },
        'sign-in': {
            group: 'Run a service',
            summary: 'print a link that signs you in to the dashboard',
            load: async () => (await Promise.all(/* import() */[__webpack_require__.e(3160), __webpack_require__.e(2047), __webpack_require__.e(825), __webpack_require__.e(7982), __webpack_require__.e(1058)]).then(__webpack_require__.bind(__webpack_require__, 61250))).signIn(env),
        },
        migrate: {
            group: 'Run a service',
            summary: 'create or update the tables of a database',
            load: async () => (await Promise.all(/* import() */[__webpack_require__.e(7982), __webpack_require__.e(6568)]).then(__webpack_require__.bind(__webpack_require__, 76568))).migrate(),
        },
        admin: {
            group: 'Run a service',
            summary: 'show, requeue, and end stuck jobs',
            load: async () => (await Promise.all(/* import() */[__webpack_require__.e(3160), __webpack_require__.e(2047), __webpack_require__.e(825), __webpack_require__.e(7982), __webpack_require__.e(1202)]).then(__webpack_require__.bind(__webpack_require__, 18050))).admin(env),
        },
    };
}
// Turns the arguments of `docket` into an exit code.
async function runCli(table, argv, terminal, version) {
    const asksHelp = argv.some((word) => word === '--help' || word === '-h') || argv[0] === 'help';
    const [name, ...rest] = argv.filter((word, at) => !(at === 0 && word === 'help'));
    if (name === '--version' || name === '-v') {
        terminal.out(`${version}\n`);
        return cli_command/* EXIT */.dc.done;
    }
    if (name?.startsWith('-') && !asksHelp) {
        const near = (0,similar/* nearest */.p)(name, ['--help', '--version']);
        const remedy = near ? ` Did you mean \`${near}\`?` : '';
        terminal.err(`Unknown option \`${name}\`.${remedy}\nSee docket --help.\n`);
        return cli_command/* EXIT */.dc.usage;
    }
    if (name === undefined || name.startsWith('-')) {
        (asksHelp ? terminal.out : terminal.err)(help(table));
        return asksHelp ? cli_command/* EXIT */.dc.done : cli_command/* EXIT */.dc.usage;
    }
    const entry = Object.hasOwn(table, name) ? table[name] : undefined;
    if (!entry) {
        const names = Object.keys(table);
        const near = (0,similar/* nearest */.p)(name, names);
        const remedy = near ? `Did you mean \`docket ${near}\`?` : `Use ${names.join(', ')}.`;
        terminal.err(`There is no command \`${name}\`. ${remedy} See docket --help.\n`);
        return cli_command/* EXIT */.dc.usage;
    }
    const command = await entry.load();
    if (asksHelp) {
        terminal.out(command.help);
        return cli_command/* EXIT */.dc.done;
    }
    try {
        const running = command.run(rest, terminal);
        return await (entry.cleansUp ? running : Promise.race([running, terminal.stopped()]));
    }
    catch (error) {
        if (error instanceof args/* WrongUsage */.r7) {
            terminal.err(`${error.message}\nSee docket ${name} --help.\n`);
            return cli_command/* EXIT */.dc.usage;
        }
        const { aborted, reason } = terminal.signal;
        if (aborted && reason instanceof cli_command/* Stopped */.C9) {
            // For example, that it is unknown whether the job was created.
            if (error instanceof errors/* DocketError */.jq)
                terminal.err(told(error, command));
            terminal.err('Stopped.\n');
            return reason.exitCode;
        }
        terminal.err(told(error, command));
        return cli_command/* EXIT */.dc.failed;
    }
}
function help(table) {
    const width = Math.max(...Object.keys(table).map((name) => name.length));
    const groups = Map.groupBy(Object.entries(table), ([, { group }]) => group);
    const lines = [...groups].map(([group, entries]) => [
        ...(group === undefined ? [] : [`${group}:`]),
        ...entries.map(([name, { summary }]) => `  ${name.padEnd(width)}  ${summary}`),
    ].join('\n'));
    return `Docket turns requests into documentation pull requests and reports which pages people and AI read.

Usage: docket <command> [options]

${lines.join('\n\n')}

For help with a command, run docket <command> --help.
Secrets are read only from the environment, such as DOCKET_API_KEY, DOCKET_MODEL_KEY, and GITHUB_TOKEN,
or from the files that DOCKET_API_KEY_FILE and so on name.
`;
}
/** Our own errors are sentences; any other error is a bug, and its stack trace helps to find it. */
function told(error, command) {
    if (error instanceof errors/* DocketError */.jq) {
        const words = [error.message, ...error.details.map((detail) => `- ${detail}`)].join('\n');
        return `${(0,cli_command/* shown */.SP)(withFlags(words, command))}\n`;
    }
    return `Docket failed unexpectedly: ${(0,cli_command/* shown */.SP)(String(error instanceof Error ? error.stack : error))}\n`;
}
/** Inputs of the action that are flags here, and that shared code names in its sentences. */
const INPUTS = /`(access-logs|agent-command|base-ref|base-url|docs-paths|model|model-url)`/g;
/** Whoever typed `--access-logs` is not told about `access-logs`. */
function withFlags(words, { options = {} } = {}) {
    return words.replaceAll(INPUTS, (named, name) => Object.hasOwn(options, name) ? `\`--${name}\`` : named);
}
// The process as a Terminal. The first signal requests a stop; the second one ends it immediately.
/** Long enough to report what was in progress, too short to notice. */
const LAST_WORDS_MS = 100;
function processTerminal(env) {
    const stop = new AbortController();
    for (const name of ['SIGINT', 'SIGTERM']) {
        process.once(name, () => stop.abort(new cli_command/* Stopped */.C9(name)));
    }
    const { signal } = stop;
    return {
        out: (words) => void process.stdout.write(words),
        err: (words) => void process.stderr.write(words),
        ...abilities(env, {
            stdout: process.stdout.isTTY ?? false,
            stderr: process.stderr.isTTY ?? false,
        }),
        readInput() {
            const { stdin } = process;
            if (stdin.isTTY)
                return undefined;
            // The program that writes to the pipe may never close it.
            signal.addEventListener('abort', () => stdin.destroy(signal.reason));
            return (0,consumers_.text)(stdin);
        },
        ask(question, { hidden } = { hidden: false }) {
            const { stdin, stderr } = process;
            if (!stdin.isTTY)
                return undefined;
            return Promise.resolve(/* import() */).then(__webpack_require__.t.bind(__webpack_require__, 26848, 19)).then(({ createInterface }) => {
                // It reads key by key, so that the terminal does not show what is typed, and neither does it.
                const nowhere = new external_node_stream_.Writable({ write: (_chunk, _encoding, done) => done() });
                const output = hidden ? nowhere : stderr;
                const lines = createInterface({ input: stdin, output, ...(hidden && { terminal: true }) });
                // Only now: whoever is asked may answer at once.
                if (hidden)
                    stderr.write(question);
                // The terminal hands it to whoever reads key by key.
                lines.on('SIGINT', () => stop.abort(new cli_command/* Stopped */.C9('SIGINT')));
                return lines.question(hidden ? '' : question, { signal }).finally(() => {
                    lines.close();
                    if (hidden)
                        stderr.write('\n');
                });
            });
        },
        signal,
        stopped: () => new Promise((_, reject) => {
            const give = () => setTimeout(() => reject(signal.reason), LAST_WORDS_MS);
            if (signal.aborted)
                give();
            else
                signal.addEventListener('abort', give);
        }),
    };
}
/** An empty `NO_COLOR` has no effect: https://no-color.org. */
function abilities({ NO_COLOR, TERM }, isTerminal) {
    const dumb = TERM === 'dumb';
    return { live: isTerminal.stderr && !dumb, color: isTerminal.stdout && !dumb && !NO_COLOR };
}


/***/ }),

/***/ 87797:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $P: () => (/* binding */ isDate),
/* harmony export */   A3: () => (/* binding */ KEY_SCOPES),
/* harmony export */   LL: () => (/* binding */ TRAFFIC_CLASSES),
/* harmony export */   Qx: () => (/* binding */ MAX_ID_LENGTH),
/* harmony export */   Ys: () => (/* binding */ FINAL_STATUSES),
/* harmony export */   eQ: () => (/* binding */ isId),
/* harmony export */   en: () => (/* binding */ isRepositoryName),
/* harmony export */   g6: () => (/* binding */ IDEMPOTENCY_KEY),
/* harmony export */   ij: () => (/* binding */ checkId),
/* harmony export */   nE: () => (/* binding */ JOB_STATUSES),
/* harmony export */   pw: () => (/* binding */ ID_PATTERN),
/* harmony export */   u5: () => (/* binding */ DEFAULT_AI_CLASSES),
/* harmony export */   ve: () => (/* binding */ isSameRepository)
/* harmony export */ });
/* harmony import */ var _shared_days_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(65529);
/* harmony import */ var _shared_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(42205);
// Identifiers that are valid in a URL path of the contract.


/** Longer identifiers are refused, so that none can swell a log, a ref or a file name. */
const MAX_ID_LENGTH = 200;
/** The key of a request that may be repeated: visible ASCII, such as a UUID. */
const IDEMPOTENCY_KEY = /^[\x21-\x7e]{1,255}$/;
/** The same as `isId`, for the OpenAPI document. */
const ID_PATTERN = /^(?!\.{1,2}$)[^/\\\u0000-\u001f\u007f]+$/;
/**
 * A path parameter must stay one segment: `..` would be folded away by any URL parser, and a slash
 * would reach another route behind a proxy that decodes it. Half a surrogate pair has no encoding.
 */
function isId(value) {
    if (value === '' || value === '.' || value === '..' || value.length > MAX_ID_LENGTH)
        return false;
    return value.isWellFormed() && !/[/\\\u0000-\u001f\u007f]/.test(value);
}
function checkId(name, value) {
    if (isId(value))
        return value;
    throw new _shared_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .InvalidRequest */ .zh(`\`${name}\` must be 1 to ${MAX_ID_LENGTH} characters without \`/\`, \`\\\` or control characters, and not \`.\` or \`..\`; copy it as the service gave it.`);
}
// Separate from the schemas, so that code that only reads a date does not load them.
/** `YYYY-MM-DD`, or a date with a time; the calendar is checked (no 31 February, no month 13). */
function isDate(value) {
    const match = /^(\d{4})-(\d{2})-(\d{2})(?:T.+)?$/.exec(value);
    if (!match || Number.isNaN((0,_shared_days_js__WEBPACK_IMPORTED_MODULE_0__/* .utcTime */ .SK)(value)))
        return false;
    const [, year, month, date] = match.map(Number);
    const back = new Date(Date.UTC(year ?? 0, (month ?? 0) - 1, date));
    return back.getUTCMonth() + 1 === month && back.getUTCDate() === date;
}
/** What a key can be limited to. `admin` includes the others. */
const KEY_SCOPES = ['jobs', 'views', 'admin'];
// The states of a job by name, separate from its schema: code that only follows a job does not load that.
const JOB_STATUSES = ['active', 'completed', 'archived', 'failed'];
const FINAL_STATUSES = new Set(['completed', 'archived', 'failed']);
// Who asked for a page. `human` and the AI classes make up the views; other bots never count.
// `unknown` is the reader in a log that does not record user agents. The contract knows people and
// AI only, so it counts as `human` there; every report names it.
const TRAFFIC_CLASSES = [
    'human',
    'coding-agent',
    'assistant',
    'ai-search',
    'training',
    'other-bot',
    'unknown',
];
/** The classes that count as AI unless the configuration says otherwise. */
const DEFAULT_AI_CLASSES = ['coding-agent', 'assistant'];
/** `OWNER/NAME`, as GitHub allows it. Short enough to be printed anywhere. */
function isRepositoryName(text) {
    return /^\w[\w-]{0,99}\/(?!\.{1,2}$)[\w.-]{1,100}$/.test(text);
}
/** GitHub does not tell names apart by their case. */
function isSameRepository(one, other) {
    return one.toLowerCase() === other.toLowerCase();
}


/***/ }),

/***/ 65529:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AV: () => (/* binding */ dayCount),
/* harmony export */   Ny: () => (/* binding */ previousRange),
/* harmony export */   SK: () => (/* binding */ utcTime),
/* harmony export */   fi: () => (/* binding */ addDays),
/* harmony export */   hF: () => (/* binding */ daysOf),
/* harmony export */   iQ: () => (/* binding */ HOUR_MS),
/* harmony export */   kg: () => (/* binding */ MINUTE_MS),
/* harmony export */   kh: () => (/* binding */ isoDay),
/* harmony export */   ol: () => (/* binding */ startOfDay),
/* harmony export */   p0: () => (/* binding */ duration),
/* harmony export */   qD: () => (/* binding */ dayRange),
/* harmony export */   sO: () => (/* binding */ DAY_MS)
/* harmony export */ });
// Whole UTC days, written `YYYY-MM-DD`. The end of a range is exclusive.
const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;
function dayRange(from, to) {
    return Object.freeze({ from: isoDay(from), to: isoDay(to) });
}
/** The previous period of the same length. */
function previousRange(range) {
    const from = Date.parse(range.from);
    return dayRange(from - (Date.parse(range.to) - from), from);
}
function dayCount(range) {
    return (Date.parse(range.to) - Date.parse(range.from)) / DAY_MS;
}
function daysOf(range) {
    return Array.from({ length: dayCount(range) }, (_, index) => addDays(range.from, index));
}
function addDays(day, days) {
    return isoDay(Date.parse(day) + days * DAY_MS);
}
/** Milliseconds of an ISO 8601 date or time. Without a zone it is UTC, whatever the zone of this machine. */
function utcTime(text) {
    const local = text.includes('T') && !/(?:Z|[+-]\d{2}:?\d{2})$/i.test(text);
    return Date.parse(local ? `${text}Z` : text);
}
function startOfDay(time) {
    return Math.floor(time / DAY_MS) * DAY_MS;
}
function isoDay(time) {
    return new Date(time).toISOString().slice(0, 10);
}
/** `1 h 5 min`, `3 min 20 s`, `12 s`. */
function duration(ms) {
    const seconds = Math.max(0, Math.round(ms / 1000));
    const [h, min, s] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
    if (h > 0)
        return `${h} h ${min} min`;
    return min > 0 ? `${min} min ${s} s` : `${s} s`;
}


/***/ }),

/***/ 42205:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $P: () => (/* binding */ Unavailable),
/* harmony export */   CF: () => (/* binding */ BadAnswer),
/* harmony export */   JH: () => (/* binding */ RateLimited),
/* harmony export */   Jr: () => (/* binding */ OutcomeUnknown),
/* harmony export */   KI: () => (/* binding */ NoViews),
/* harmony export */   Mk: () => (/* binding */ NotFound),
/* harmony export */   UL: () => (/* binding */ unlessCorrupt),
/* harmony export */   Vj: () => (/* binding */ LeaseLost),
/* harmony export */   cw: () => (/* binding */ Forbidden),
/* harmony export */   em: () => (/* binding */ sentence),
/* harmony export */   hR: () => (/* binding */ Unauthorized),
/* harmony export */   jq: () => (/* binding */ DocketError),
/* harmony export */   lt: () => (/* binding */ Conflict),
/* harmony export */   nK: () => (/* binding */ CorruptState),
/* harmony export */   t: () => (/* binding */ WorkerFault),
/* harmony export */   us: () => (/* binding */ StoreUnavailable),
/* harmony export */   v$: () => (/* binding */ WorkFailed),
/* harmony export */   w3: () => (/* binding */ SetupError),
/* harmony export */   zh: () => (/* binding */ InvalidRequest)
/* harmony export */ });
// One error family. A subclass says what the caller does next; `code` is stable and travels on the
// wire and into outputs; the message is a sentence that ends with how to fix the problem.
class DocketError extends Error {
    details;
    constructor(message, options = {}) {
        super(message, { cause: options.cause });
        this.name = new.target.name;
        this.details = options.details ?? [];
    }
}
/** The request itself is wrong: fix it, then try again. */
class InvalidRequest extends DocketError {
    code;
    constructor(message, options = {}) {
        super(message, options);
        this.code = options.code ?? 'invalid';
    }
}
/** No key, an unknown one, or an expired one: get another key. */
class Unauthorized extends DocketError {
    code = 'unauthorized';
}
/** The key or the person is known, but not allowed to do this. */
class Forbidden extends DocketError {
    code = 'forbidden';
}
class NotFound extends DocketError {
    code = 'not-found';
}
/** Nothing counts the page views of this project. */
class NoViews extends NotFound {
}
/** The thing is in a state that does not allow this; nothing was changed. */
class Conflict extends DocketError {
    code = 'conflict';
}
/** Too many requests: the same request succeeds after `retryAfterSeconds`. */
class RateLimited extends DocketError {
    code = 'rate-limited';
    retryAfterSeconds;
    constructor(message, options) {
        super(message, options);
        this.retryAfterSeconds = options.retryAfterSeconds;
    }
}
/** The other side could not be reached or failed, and nothing happened there: try again later. */
class Unavailable extends DocketError {
    code = 'unavailable';
    /** It may work later without anyone changing anything. */
    passes = true;
}
/** Where jobs are kept cannot be reached: work on a job waits for it, and does not fail. */
class StoreUnavailable extends Unavailable {
}
/** Sent, but there was no response: it may have happened. Never repeated automatically. */
class OutcomeUnknown extends DocketError {
    code = 'unknown';
}
/** The response breaks the contract. */
class BadAnswer extends DocketError {
    code = 'bad-answer';
}
/** A stored record cannot be trusted. It is left unchanged and never treated as empty. */
class CorruptState extends DocketError {
    code = 'corrupt-state';
}
/** Undefined for a record that cannot be read: where one must not hide others. */
function unlessCorrupt(read) {
    try {
        return read();
    }
    catch (error) {
        if (error instanceof CorruptState)
            return undefined;
        throw error;
    }
}
/** Another worker has this job now: stop, and leave everything unchanged. */
class LeaseLost extends DocketError {
    code = 'lease-lost';
}
/** The work itself failed: the message is the job's reason. */
class WorkFailed extends DocketError {
    code = 'work-failed';
}
/** Something on this machine, in this repository or in its settings is missing or wrong. */
class SetupError extends DocketError {
    code = 'setup';
}
/**
 * Whoever does the work is at fault: a key that is refused, a program that is missing. That says nothing
 * about a person, a request, or a repository, and another worker may be able to do it.
 */
class WorkerFault extends SetupError {
}
/** The message of anything that was thrown, for a log or a reason. */
function sentence(error) {
    if (error instanceof DocketError)
        return [error.message, ...error.details].join(' ');
    // Some libraries throw and report objects that only look like errors.
    const { message } = (error ?? {});
    return typeof message === 'string' ? message : String(error);
}


/***/ }),

/***/ 55069:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   p: () => (/* binding */ nearest)
/* harmony export */ });
// Which known name a misspelled one was probably meant to be.
/** The nearest of the names; undefined when none is near enough to suggest. */
function nearest(word, names) {
    // Longer words are not names, and the distance costs the product of both lengths.
    if (word.length > 40)
        return undefined;
    const given = word.toLowerCase();
    const ranked = names
        .map((name) => ({ name, edits: distance(given, name) }))
        .filter(({ name, edits }) => edits <= allowed(name))
        .sort((a, b) => a.edits - b.edits);
    return ranked[0]?.name;
}
/** In a short word, two edits can reach almost any name. */
function allowed(name) {
    return name.length <= 4 ? 1 : 2;
}
/** Letters inserted, left out, replaced, or swapped with their neighbor. */
function distance(a, b) {
    let beforeLast = [];
    let last = Array.from({ length: b.length + 1 }, (_, at) => at);
    for (let i = 1; i <= a.length; i += 1) {
        const row = [i];
        for (let j = 1; j <= b.length; j += 1) {
            const same = a[i - 1] === b[j - 1];
            const swapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
            row[j] = Math.min((last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (last[j - 1] ?? 0) + (same ? 0 : 1), swapped ? (beforeLast[j - 2] ?? 0) + 1 : Number.POSITIVE_INFINITY);
        }
        [beforeLast, last] = [last, row];
    }
    return last[b.length] ?? 0;
}


/***/ }),

/***/ 90007:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ed: () => (/* binding */ Html),
/* harmony export */   RK: () => (/* binding */ visible),
/* harmony export */   ZD: () => (/* binding */ escapeHtml),
/* harmony export */   a4: () => (/* binding */ mermaid),
/* harmony export */   fu: () => (/* binding */ csv),
/* harmony export */   ml: () => (/* binding */ shorten),
/* harmony export */   qy: () => (/* binding */ html),
/* harmony export */   wD: () => (/* binding */ markdown)
/* harmony export */ });
// Anyone can choose the path and agent of a request: each format has one way to make them safe.
/** Control, zero-width and direction characters, which would hide or reorder what a reader sees. */
const INVISIBLE = /[\u0000-\u001f\u007f-\u009f\u00ad\u061c\u180e\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb]|[\u{e0000}-\u{e007f}]/gu;
function visible(text) {
    return text.replace(INVISIBLE, '\ufffd');
}
/** At most `length` characters, the middle left out: both ends of a path are informative. */
function shorten(text, length) {
    if (text.length <= length)
        return text;
    const points = [...text.slice(0, 4 * length), ...text.slice(-4 * length)];
    const head = Math.ceil((length - 1) * 0.6);
    return `${points.slice(0, head).join('')}…${points.slice(head + 1 - length).join('')}`;
}
const HTML = {
    '&': '&amp;',
    '<': '&lt;',
    '>': '&gt;',
    '"': '&quot;',
    "'": '&#39;',
};
function escapeHtml(text) {
    return text.replace(/[&<>"']/g, (char) => HTML[char] ?? char);
}
/** For text and table cells: no character keeps a meaning in Markdown or HTML. */
function markdown(text) {
    return visible(text).replace(/[&<>"'|`*_[\]()\\~#!:@$^]|^[-+=\d]/g, (char) => `&#${char.charCodeAt(0)};`);
}
/** Mermaid labels are in double quotes, and quotes cannot be escaped. */
function mermaid(text) {
    return visible(text).replace(/["\\;#`<>{}[\]]/g, ' ');
}
/** What spreadsheets treat as the start of a formula. */
const FORMULA = /^[\s\u0000-\u001f]*[=+\-@＝＋－＠|%]|^[\t\r\n]/;
/** Nearly every path: nothing to escape. */
const PLAIN = /^[\w/][\w/.~-]*$/;
/** RFC 4180; a text that a spreadsheet would run gets an apostrophe in front. */
function csv(cell) {
    if (cell === null)
        return '';
    if (typeof cell === 'number')
        return `${cell}`;
    if (PLAIN.test(cell))
        return cell;
    const safe = FORMULA.test(cell) ? `'${cell}` : cell;
    return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
// HTML that cannot be broken out of: whatever is put into a template is escaped, unless it is HTML
// that was made here.
class Html {
    text;
    constructor(text) {
        this.text = text;
    }
}
function html(parts, ...values) {
    const text = parts.map((part, i) => part + (i < values.length ? show(values[i]) : '')).join('');
    return new Html(text);
}
function show(value) {
    if (value instanceof Html)
        return value.text;
    if (value === null || value === undefined || value === false)
        return '';
    if (typeof value === 'object')
        return value.map(show).join('');
    // Line breaks are all that text from outside may do.
    return escapeHtml(String(value).replace(/[^\t\n\r]+/g, visible));
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
