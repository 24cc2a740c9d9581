export const id = 3634;
export const ids = [3634,4377,1021,1910];
export const modules = {

/***/ 5686:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   audition: () => (/* binding */ audition)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51455);
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(48161);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(76760);
/* harmony import */ var _agents_program_isolation_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(86780);
/* harmony import */ var _audition_audition_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(45269);
/* harmony import */ var _audition_plan_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(69640);
/* harmony import */ var _audition_seal_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(60885);
/* harmony import */ var _audition_sum_js__WEBPACK_IMPORTED_MODULE_20__ = __webpack_require__(92969);
/* harmony import */ var _config_config_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(43090);
/* harmony import */ var _config_config_file_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(24180);
/* harmony import */ var _jobs_changes_change_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(33379);
/* harmony import */ var _shared_errors_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(42205);
/* harmony import */ var _shared_git_clone_git_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(38207);
/* harmony import */ var _shared_git_output_folder_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(81995);
/* harmony import */ var _shared_runtime_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(82860);
/* harmony import */ var _shared_text_foreign_js__WEBPACK_IMPORTED_MODULE_19__ = __webpack_require__(35238);
/* harmony import */ var _args_js__WEBPACK_IMPORTED_MODULE_15__ = __webpack_require__(94552);
/* harmony import */ var _command_js__WEBPACK_IMPORTED_MODULE_16__ = __webpack_require__(15712);
/* harmony import */ var _progress_js__WEBPACK_IMPORTED_MODULE_18__ = __webpack_require__(24862);
/* harmony import */ var _serve_options_js__WEBPACK_IMPORTED_MODULE_17__ = __webpack_require__(83135);
// docket audition: what would an agent have written for the merges of this repository?





















const OPTIONS = {
    'agent-command': { type: 'text', value: 'COMMAND', help: 'a program to try, such as `claude`' },
    'model-url': {
        type: 'text',
        value: 'URL',
        help: 'the endpoint of a model to try instead',
        must: _args_js__WEBPACK_IMPORTED_MODULE_15__/* .mustBeUrl */ .oe,
    },
    model: { type: 'text', value: 'NAME', help: "the model's name there" },
    against: {
        type: 'text',
        value: 'AGENT',
        help: 'a second one to compare: another command, or another model at the same URL',
    },
    merges: {
        type: 'number',
        value: 'N',
        min: 1,
        max: 200,
        default: 10,
        help: 'how many merges with documentation, and as many without',
    },
    branch: { type: 'text', value: 'REF', default: 'HEAD', help: 'whose history counts' },
    'docs-paths': {
        type: 'list',
        value: 'GLOB',
        help: 'which files are documentation; can be repeated',
    },
    'check-command': { type: 'text', value: 'COMMAND', help: 'a check that its pages have to pass' },
    'at-once': {
        type: 'number',
        value: 'N',
        min: 1,
        max: 16,
        default: 1,
        help: 'how many merges to work on at a time',
    },
    isolation: _serve_options_js__WEBPACK_IMPORTED_MODULE_17__/* .ISOLATION_OPTION */ .pM,
    out: {
        type: 'text',
        value: 'DIR',
        default: 'docket-audition',
        help: 'where the page and the results go',
    },
    config: {
        type: 'text',
        value: 'FILE',
        help: 'the settings to use instead of .github/docket.yml',
    },
    yes: { type: 'flag', help: 'start without asking' },
};
const HELP = `Shows what an agent would have written for past merges of this repository, beside what people wrote.

Usage: docket audition (--agent-command COMMAND | --model-url URL --model NAME) [options]

${(0,_args_js__WEBPACK_IMPORTED_MODULE_15__/* .optionsHelp */ .EW)(OPTIONS)}

Run it in a clone. It needs no write access: each merge is done again in a temporary repository, as a
complete job with all its checks, and the result is one page to open. It shows its plan and the most
that it can cost, and asks before it starts. After Ctrl-C, the same command goes on where it was.
The key of a model is read from DOCKET_MODEL_KEY.
`;
function audition(env) {
    return {
        help: HELP,
        options: OPTIONS,
        async run(argv, terminal) {
            const { values } = (0,_args_js__WEBPACK_IMPORTED_MODULE_15__/* .parseOptions */ .Ac)(OPTIONS, argv, rules);
            const config = await (0,_config_config_file_js__WEBPACK_IMPORTED_MODULE_9__/* .readConfig */ .Xg)(values.config);
            const git = await (0,_shared_git_clone_git_js__WEBPACK_IMPORTED_MODULE_12__/* .openCloneGit */ .c)(env);
            const clone = await (0,_audition_plan_js__WEBPACK_IMPORTED_MODULE_6__/* .inspectClone */ .AB)(git, process.cwd());
            const globs = values['docs-paths'];
            const docsPaths = globs.length > 0 ? globs : _jobs_changes_change_js__WEBPACK_IMPORTED_MODULE_10__/* .DEFAULT_DOCS_PATHS */ .bK;
            const wanted = { ref: values.branch, count: values.merges, config, docsPaths };
            const { isDocs, ...history } = await (0,_audition_plan_js__WEBPACK_IMPORTED_MODULE_6__/* .findPast */ .Gf)(git, clone, wanted);
            const candidates = candidatesOf(values, env);
            const { isolation: own } = (config ?? _config_config_js__WEBPACK_IMPORTED_MODULE_8__.DEFAULT_CONFIG).agent;
            const isolation = values.isolation === 'best' ? own : values.isolation;
            const hide = [clone.root];
            if (isolation === 'required' && values['agent-command'] !== undefined) {
                const machine = { environment: env, clock: _shared_runtime_js__WEBPACK_IMPORTED_MODULE_14__/* .systemClock */ .ml, tmp: (0,node_os__WEBPACK_IMPORTED_MODULE_2__.tmpdir)(), isolated: true };
                await (0,_agents_program_isolation_js__WEBPACK_IMPORTED_MODULE_4__/* .requireIsolation */ .Gc)({ ...machine, hide }, false);
            }
            const plan = {
                merges: history.merges,
                candidates,
                repository: (0,node_path__WEBPACK_IMPORTED_MODULE_3__.basename)(clone.root),
                out: (0,node_path__WEBPACK_IMPORTED_MODULE_3__.resolve)(values.out),
                seal: await (0,_audition_seal_js__WEBPACK_IMPORTED_MODULE_7__/* .openSeal */ .I)(env, clone.root),
                scratch: await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.mkdtemp)((0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)((0,node_os__WEBPACK_IMPORTED_MODULE_2__.tmpdir)(), 'audition-')),
                atOnce: values['at-once'],
            };
            const done = await (0,_audition_audition_js__WEBPACK_IMPORTED_MODULE_5__/* .doneBefore */ .qv)(plan);
            const lines = (0,_audition_plan_js__WEBPACK_IMPORTED_MODULE_6__/* .tellPlan */ .fb)(plan, { ...history, done }, config);
            terminal.err(lines.map((line) => `${line}\n`).join(''));
            const isDone = done === plan.merges.length * candidates.length;
            if (!values.yes && !isDone && !(await agreed(terminal)))
                return _command_js__WEBPACK_IMPORTED_MODULE_16__/* .EXIT */ .dc.failed;
            const bar = (0,_progress_js__WEBPACK_IMPORTED_MODULE_18__/* .progressBar */ .h)(terminal, _shared_runtime_js__WEBPACK_IMPORTED_MODULE_14__/* .systemClock */ .ml, { quarters: true });
            const place = {
                ...{ git, env, config, docsPaths, isDocs, isolation, hide },
                objects: clone.objects,
                checkCommand: values['check-command'],
                log: fileLog(plan.out),
            };
            const rows = await (0,_audition_audition_js__WEBPACK_IMPORTED_MODULE_5__/* .runAudition */ .F0)(plan, place, {
                told: {
                    show: (done, all, words) => bar.show('Audition', done / all, `${done} of ${all}: ${(0,_shared_text_foreign_js__WEBPACK_IMPORTED_MODULE_19__/* .oneLine */ .TN)(words)}`),
                },
                signal: terminal.signal,
            }).finally(() => bar.end());
            for (const { name } of candidates)
                terminal.out(`${(0,_shared_text_foreign_js__WEBPACK_IMPORTED_MODULE_19__/* .oneLine */ .TN)(name)}: ${(0,_audition_sum_js__WEBPACK_IMPORTED_MODULE_20__/* .tellSum */ .nF)((0,_audition_sum_js__WEBPACK_IMPORTED_MODULE_20__/* .sumOf */ .XN)(rows, name))}\n`);
            terminal.out(`The page: ${(0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)(values.out, _audition_audition_js__WEBPACK_IMPORTED_MODULE_5__/* .PAGE_NAME */ .QX)}\n`);
            return rows.every(({ verdict }) => verdict === 'failed') ? _command_js__WEBPACK_IMPORTED_MODULE_16__/* .EXIT */ .dc.failed : _command_js__WEBPACK_IMPORTED_MODULE_16__/* .EXIT */ .dc.done;
        },
    };
}
function rules(parsed) {
    const { 'agent-command': command, 'model-url': url, model } = parsed.values;
    const problems = (0,_args_js__WEBPACK_IMPORTED_MODULE_15__/* .noArguments */ .a5)(parsed);
    if (command === undefined && url === undefined)
        problems.push('Name the agent to try: --agent-command COMMAND, or --model-url URL and --model NAME.');
    if (command !== undefined && url !== undefined)
        problems.push('Use either `--agent-command` or `--model-url`. To compare two, use `--against`.');
    if ((url === undefined) !== (model === undefined))
        problems.push('`--model-url` and `--model` belong together.');
    return problems;
}
function candidatesOf(values, env) {
    const { 'agent-command': command, 'model-url': url = '', model = '', against } = values;
    const key = env.DOCKET_MODEL_KEY;
    const named = (name) => command === undefined
        ? { name, model: { url, model: name, ...(key && { key }) } }
        : { name, command: name };
    return [named(command ?? model), ...(against === undefined ? [] : [named(against)])];
}
async function agreed(terminal) {
    const answer = await terminal.ask('Start? [y/N] ');
    if (answer === undefined) {
        throw new _shared_errors_js__WEBPACK_IMPORTED_MODULE_11__/* .SetupError */ .w3('Nobody is there to be asked. To start without asking, add --yes.');
    }
    return /^y(?:es)?$/i.test(answer.trim());
}
/** What jobs log would tear the progress bar. */
function fileLog(out) {
    const write = (level) => (message) => {
        const file = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.openSync)((0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)(out, 'log.txt'), _shared_git_output_folder_js__WEBPACK_IMPORTED_MODULE_13__/* .APPEND */ .$f);
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.writeSync)(file, `${(0,_shared_runtime_js__WEBPACK_IMPORTED_MODULE_14__/* .isoTime */ .Ly)(_shared_runtime_js__WEBPACK_IMPORTED_MODULE_14__/* .systemClock */ .ml.now())} ${level} ${(0,_shared_text_foreign_js__WEBPACK_IMPORTED_MODULE_19__/* .oneLine */ .TN)(message)}\n`);
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync)(file);
    };
    return { debug() { }, info: write('info'), warn: write('warn'), error: write('error') };
}


/***/ }),

/***/ 24862:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   h: () => (/* binding */ progressBar),
/* harmony export */   q: () => (/* binding */ progress)
/* harmony export */ });
/* harmony import */ var _shared_text_foreign_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(35238);
// Shows progress on standard error: one line that is rewritten on a terminal, and plain lines, one
// per change, everywhere else.

const CLEAR_LINE = '\r\u001b[2K';
const TICK_MS = 1_000;
function progress(terminal, clock) {
    const startedAt = clock.now();
    const seconds = () => Math.round((clock.now() - startedAt) / 1000);
    if (!terminal.live) {
        return {
            show: (words) => terminal.err(`${(0,_shared_text_foreign_js__WEBPACK_IMPORTED_MODULE_0__/* .oneLine */ .TN)(words)} (${seconds()} s)\n`),
            end() { },
        };
    }
    let current = '';
    const draw = () => terminal.err(`${CLEAR_LINE}${current} (${seconds()} s)`);
    const stop = new AbortController();
    const tick = async () => {
        for (;;) {
            await clock.sleep(TICK_MS, stop.signal);
            draw();
        }
    };
    return {
        show(words) {
            const begins = current === '';
            current = (0,_shared_text_foreign_js__WEBPACK_IMPORTED_MODULE_0__/* .oneLine */ .TN)(words);
            draw();
            // It ends only through the stop below.
            if (begins)
                tick().catch(() => { });
        },
        end() {
            stop.abort();
            if (current !== '')
                terminal.err('\n');
        },
    };
}
const BAR_WIDTH = 24;
/** A bar where a line can be rewritten; otherwise one line per phase, and per quarter if `quarters`. */
function progressBar(terminal, clock, { quarters = false } = {}) {
    const line = progress(terminal, clock);
    let last = '';
    return {
        /** `words` say how far it is. */
        show(phase, share, words) {
            const filled = Math.round(Math.min(share, 1) * BAR_WIDTH);
            const bar = `${'█'.repeat(filled)}${'░'.repeat(BAR_WIDTH - filled)}`;
            const step = quarters ? `${phase}, ${25 * Math.floor(4 * share)} %` : phase;
            const text = terminal.live ? `${phase.padEnd(25)} ${bar} ${words}` : step;
            if (text !== last)
                line.show(text);
            last = text;
        },
        end: () => line.end(),
    };
}


/***/ }),

/***/ 83135:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   W: () => (/* binding */ LIMIT_OPTION),
/* harmony export */   ZG: () => (/* binding */ signInLine),
/* harmony export */   pM: () => (/* binding */ ISOLATION_OPTION)
/* harmony export */ });
/** The line is the same for a link that someone asks for later. */
function signInLine(link) {
    return `Dashboard (the link works once, for 15 minutes): ${link}\n`;
}
/** A repository's settings can require isolation too, and cannot lift it. */
const ISOLATION_OPTION = {
    type: 'text',
    value: 'LEVEL',
    choices: ['required', 'best'],
    default: 'required',
    help: 'required: no agent program runs without isolation; best: it may, if this machine has none',
};
/** For repositories of the GitHub App, which share the machine. */
const LIMIT_OPTION = {
    type: 'list',
    value: 'SETTING=N',
    help: 'the most that settings of repositories can ask for, such as agent.max-minutes=240',
};


/***/ }),

/***/ 24180:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Xg: () => (/* binding */ readConfig),
/* harmony export */   im: () => (/* binding */ readConfigText),
/* harmony export */   je: () => (/* binding */ insistOnNamedAddress)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
/* harmony import */ var _shared_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(42205);
/* harmony import */ var _config_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(43090);
/* harmony import */ var _settings_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(81910);
// The settings for the command line, from the working directory or from the specified file.




/** Null if there is no such file and none was specified. */
async function readConfig(named) {
    return (await read(named))?.config ?? null;
}
/** The text of the file, once it is known to be valid. */
async function readConfigText(named) {
    return (await read(named))?.text ?? '';
}
/** A clone can bring a file that names any server, and the key would go there. */
function insistOnNamedAddress(config, named) {
    const source = config?.views.source;
    const address = source && 'address' in source ? source.address : undefined;
    if (named !== undefined || address === undefined)
        return;
    throw new _shared_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .SetupError */ .w3(`\`views: source\` in \`${_config_js__WEBPACK_IMPORTED_MODULE_2__.CONFIG_PATH}\` sends the key in DOCKET_VIEWS_KEY to ${address}. If that is your server, run \`docket views\` or \`docket serve\` with \`--config ${_config_js__WEBPACK_IMPORTED_MODULE_2__.CONFIG_PATH}\`.`);
}
async function read(named) {
    const path = named ?? _config_js__WEBPACK_IMPORTED_MODULE_2__.CONFIG_PATH;
    try {
        const text = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readFile)(path, 'utf8');
        return { text, config: (0,_settings_js__WEBPACK_IMPORTED_MODULE_3__/* .parseConfig */ .o4)(text) };
    }
    catch (error) {
        if (error instanceof _shared_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .InvalidRequest */ .zh) {
            const { details } = error;
            throw new _shared_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .InvalidRequest */ .zh(`\`${path}\` is not valid. Fix the problems listed and run again.`, {
                details,
            });
        }
        const { code } = error;
        if (named === undefined && code === 'ENOENT')
            return null;
        throw new _shared_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .SetupError */ .w3(`Could not read the settings in \`${path}\` (${code}).`, { cause: error });
    }
}


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

/***/ 99916:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $e: () => (/* binding */ Origin),
/* harmony export */   A3: () => (/* binding */ reasonOf),
/* harmony export */   E$: () => (/* binding */ Waiting),
/* harmony export */   IQ: () => (/* binding */ addSent),
/* harmony export */   Jr: () => (/* binding */ failing),
/* harmony export */   KP: () => (/* binding */ CheckResult),
/* harmony export */   L4: () => (/* binding */ stateOf),
/* harmony export */   VW: () => (/* binding */ inReach),
/* harmony export */   XK: () => (/* binding */ SENT_HEADS),
/* harmony export */   _U: () => (/* binding */ Usage),
/* harmony export */   cg: () => (/* binding */ cursorOf),
/* harmony export */   dW: () => (/* binding */ isJobId),
/* harmony export */   eQ: () => (/* binding */ sentCells),
/* harmony export */   fS: () => (/* binding */ readCursor),
/* harmony export */   gD: () => (/* binding */ CANCELLED),
/* harmony export */   k0: () => (/* binding */ LATEST),
/* harmony export */   ll: () => (/* binding */ newestFirst),
/* harmony export */   zW: () => (/* binding */ asks)
/* harmony export */ });
/* unused harmony export SentRequests */
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(42047);
/* harmony import */ var _shared_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(42205);
/* harmony import */ var _shared_runtime_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(82860);
// Parts of a job that its record and the wire have in common.



/** The reason of a job that someone canceled. */
const CANCELLED = 'cancelled';
/** The agent asks something and changed nothing: what comes next is the requester's answer. */
function asks(job) {
    const { question, changed } = job?.docket ?? {};
    return job?.status === 'completed' && Boolean(question) && changed === false;
}
/** The job's state in a sentence. */
function stateOf(job) {
    const { status, docket } = job;
    if (asks(job))
        return 'waiting for an answer';
    return status === 'failed' && docket?.reason === CANCELLED ? 'canceled' : status;
}
/** Why it ended as it did, for people. */
function reasonOf({ docket }) {
    const { reason, canceledBy } = docket ?? {};
    if (reason !== CANCELLED)
        return reason ?? null;
    return canceledBy === undefined ? 'Canceled.' : `Canceled by ${canceledBy}.`;
}
/** Something outside is away: why, and when it is tried again. See `shared/waiting.ts`. */
const Waiting = zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({
    since: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(),
    attempts: zod__WEBPACK_IMPORTED_MODULE_2__/* .int */ .Whr(),
    nextAttempt: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().nullable(),
    reason: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(),
});
const CheckResult = zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({
    name: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(),
    ok: zod__WEBPACK_IMPORTED_MODULE_2__/* .boolean */ .zMY(),
    /** One line for a reviewer: what was looked at, or what is wrong. */
    summary: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(),
    /** The pull request should not be merged while it fails. */
    required: zod__WEBPACK_IMPORTED_MODULE_2__/* .boolean */ .zMY().optional(),
});
/** The checks that keep a pull request from being ready. */
function failing(checks) {
    return (checks ?? []).filter(({ ok, required }) => !ok && required);
}
/** What an agent sent over the network: requests to one address with the same outcome, summed up. */
const SentRequests = zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({
    host: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(),
    /** Empty for a connection that Docket cannot look into. */
    path: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(),
    /**
     * The HTTP status, `connected`, `refused` by Docket because it is not listed, `refused: …` for any
     * other reason, `not needed` (refused, too), or `failed`.
     */
    outcome: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(),
    count: zod__WEBPACK_IMPORTED_MODULE_2__/* .int */ .Whr(),
    sentBytes: zod__WEBPACK_IMPORTED_MODULE_2__/* .int */ .Whr(),
    receivedBytes: zod__WEBPACK_IMPORTED_MODULE_2__/* .int */ .Whr(),
    /** As reported by the provider. */
    tokens: zod__WEBPACK_IMPORTED_MODULE_2__/* .int */ .Whr(),
    milliseconds: zod__WEBPACK_IMPORTED_MODULE_2__/* .int */ .Whr(),
});
/** An agent can try any number of addresses. */
const MAX_SENT = 30;
/** Sums up what is alike; what goes beyond the limit is one entry for each outcome. */
function addSent(all, more) {
    const sums = new Map();
    for (const one of [...all, ...more]) {
        const own = keyOf(one);
        const isRoom = sums.has(own) || sums.size < MAX_SENT;
        const row = isRoom ? one : { ...one, host: 'other addresses', path: '' };
        const before = sums.get(keyOf(row));
        sums.set(keyOf(row), before ? addRow(before, row) : row);
    }
    return [...sums.values()];
}
/** Heads of the table "What left the machine", and its rows as plain text from outside. */
const SENT_HEADS = ['Address', 'Requests', 'Result', 'Sent', 'Received', 'Tokens', 'Time'];
function sentCells(row) {
    const size = (bytes) => `${Math.ceil(bytes / 1000).toLocaleString('en')} kB`;
    return [
        row.host + row.path,
        row.count.toLocaleString('en'),
        row.outcome,
        size(row.sentBytes),
        size(row.receivedBytes),
        row.tokens === 0 ? '' : row.tokens.toLocaleString('en'),
        `${(row.milliseconds / 1000).toFixed(1)} s`,
    ];
}
const keyOf = ({ host, path, outcome }) => `${host} ${path} ${outcome}`;
function addRow(a, b) {
    return {
        ...a,
        count: a.count + b.count,
        sentBytes: a.sentBytes + b.sentBytes,
        receivedBytes: a.receivedBytes + b.receivedBytes,
        tokens: a.tokens + b.tokens,
        milliseconds: a.milliseconds + b.milliseconds,
    };
}
const Usage = zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({
    steps: zod__WEBPACK_IMPORTED_MODULE_2__/* .number */ .aig().optional(),
    inputTokens: zod__WEBPACK_IMPORTED_MODULE_2__/* .number */ .aig().optional(),
    /** Those of the input that the endpoint had in its cache. */
    cachedInputTokens: zod__WEBPACK_IMPORTED_MODULE_2__/* .number */ .aig().optional(),
    outputTokens: zod__WEBPACK_IMPORTED_MODULE_2__/* .number */ .aig().optional(),
    seconds: zod__WEBPACK_IMPORTED_MODULE_2__/* .number */ .aig().optional(),
    /** In millionths of a US dollar; absent when no prices are set. */
    costMicros: zod__WEBPACK_IMPORTED_MODULE_2__/* .int */ .Whr().min(0).optional(),
    /** Not all tokens are known, so the numbers and the cost are only lower limits. */
    incomplete: zod__WEBPACK_IMPORTED_MODULE_2__/* .boolean */ .zMY().optional(),
    /** Tokens of requests that were sent and never answered: at most so many. They count as spent. */
    reserved: zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({ inputTokens: zod__WEBPACK_IMPORTED_MODULE_2__/* .number */ .aig(), outputTokens: zod__WEBPACK_IMPORTED_MODULE_2__/* .number */ .aig() }).optional(),
    /** Their cost, in millionths of a US dollar. */
    reservedMicros: zod__WEBPACK_IMPORTED_MODULE_2__/* .int */ .Whr().min(0).optional(),
    /** What left the machine. */
    sent: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(SentRequests).optional(),
});
/** Where a request came from. Recorded with the job; never contains fetched text. */
const Origin = zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({
    /** Login of the person, or the workflow's name. */
    requester: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().optional(),
    /** Who it was where that is no account of the code host: an API key, or the server's operator. */
    actor: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().optional(),
    /** Issue or pull request with the request, and where the reply goes. */
    thread: zod__WEBPACK_IMPORTED_MODULE_2__/* .int */ .Whr().optional(),
    /** Where that is, as `OWNER/NAME`; absent: in the job's own repository. */
    repository: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().optional(),
    /** The triggering comment. */
    comment: zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({
        id: zod__WEBPACK_IMPORTED_MODULE_2__/* .int */ .Whr(),
        kind: zod__WEBPACK_IMPORTED_MODULE_2__/* ["enum"] */ .k5n(['issue', 'review-comment', 'review']),
        /** Which of its commands it was, from the second on: 2, 3, … */
        part: zod__WEBPACK_IMPORTED_MODULE_2__/* .int */ .Whr().min(2).optional(),
    })
        .optional(),
    /** For a pull request: its head as it was when the request was claimed. */
    pull: zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({
        headRef: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(),
        headSha: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(),
        sameRepository: zod__WEBPACK_IMPORTED_MODULE_2__/* .boolean */ .zMY(),
        /** False when it was merged or closed by then: nothing is stacked on it. */
        open: zod__WEBPACK_IMPORTED_MODULE_2__/* .boolean */ .zMY().optional(),
    })
        .optional(),
    /** Checks failed on this commit, and nobody had to ask. */
    checks: zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({ headSha: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP() }).optional(),
    /** To fix what the documentation check finds at this commit. */
    drift: zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({ headSha: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP() }).optional(),
    /** To take back the job's last change. */
    undo: zod__WEBPACK_IMPORTED_MODULE_2__/* .literal */ .euz(true).optional(),
    /** A workflow asked for it, not a comment: on which event, and why, in a sentence for people. */
    workflow: zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({
        event: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(),
        why: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().optional(),
        /** What found something to do; absent: the workflow itself asked. */
        mode: zod__WEBPACK_IMPORTED_MODULE_2__/* ["enum"] */ .k5n(['improve']).optional(),
    })
        .optional(),
    /** When it was asked (ISO 8601): what was edited later is not what the asker saw. */
    askedAt: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().optional(),
    /** A web address for people. */
    url: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().optional(),
});
function isJobId(id) {
    return /^[\w-]{1,64}$/.test(id);
}
/** For sorting. */
function newestFirst(a, b) {
    if (a.createdAt !== b.createdAt)
        return a.createdAt > b.createdAt ? -1 : 1;
    return a.id === b.id ? 0 : a.id > b.id ? -1 : 1;
}
/** A place in the order and nothing else: whoever changes one only gets other jobs of the project. */
function cursorOf({ createdAt, id }) {
    return Buffer.from(`${createdAt} ${id}`).toString('base64url');
}
function readCursor(cursor) {
    const [createdAt = '', id = '', ...rest] = Buffer.from(cursor, 'base64url')
        .toString('utf8')
        .split(' ');
    if (rest.length === 0 && isJobId(id) && isTime(createdAt)) {
        return { createdAt, id };
    }
    throw new _shared_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .InvalidRequest */ .zh('Parameter `cursor` is not valid. Use `nextCursor` of the previous page, or leave it out.');
}
/** From 1970 to 9999: a clock can show more, but not every store. */
const LATEST = Date.UTC(9999, 11, 31);
const inReach = (time) => Math.min(LATEST, Math.max(0, time));
function isTime(text) {
    const time = Date.parse(text);
    return time === inReach(time) && (0,_shared_runtime_js__WEBPACK_IMPORTED_MODULE_1__/* .isoTime */ .Ly)(time) === text;
}


/***/ }),

/***/ 77012:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AI: () => (/* binding */ globProblem),
/* harmony export */   SO: () => (/* binding */ compileGlob),
/* harmony export */   U0: () => (/* binding */ GlobProblem),
/* harmony export */   _I: () => (/* binding */ matchesAny),
/* harmony export */   zt: () => (/* binding */ MAX_GLOBS)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(42205);
// Globs from outside: settings, inputs and models write them, so no glob may cost more than its
// size. A glob becomes a list of tokens, and a path is read once with the set of tokens it may be
// at: at most (characters of the path) × (tokens) steps, whatever the two look like.
//
//   *  any characters within a name     ?  one character      [a-z] [!a-z]  one of a class
//   ** any number of folders            {a,b}  alternatives   a trailing /  everything below
//
// As in a shell, only a written dot matches a name's leading dot.

/** Longer ones are mistakes or attacks. */
const MAX_GLOB_LENGTH = 300;
/** For all alternatives of a glob together. */
const MAX_TOKENS = 2_000;
/** In one list. */
const MAX_GLOBS = 200;
/** What is wrong with a glob, as a sentence for its author. */
class GlobProblem extends _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .SetupError */ .w3 {
}
function compileGlob(pattern) {
    if (pattern.length > MAX_GLOB_LENGTH)
        throw problem(pattern, `is longer than ${MAX_GLOB_LENGTH} characters; use shorter globs`);
    if (pattern === '')
        throw new GlobProblem('A glob is empty. Remove it or enter a glob.');
    if (pattern.includes('\\'))
        throw problem(pattern, 'has a backslash; separate folders with `/`, and write `[*]` for a star');
    if (/[@+!?*]\(/.test(pattern))
        throw problem(pattern, 'has an extended pattern such as `@(a|b)`; write `{a,b}`');
    const alternatives = expandBraces(pattern, (why) => problem(pattern, why)).map((text) => tokenize(text, (why) => problem(pattern, why)));
    const tokens = alternatives.reduce((sum, list) => sum + list.length + 1, 0);
    if (tokens > MAX_TOKENS)
        throw problem(pattern, 'has too many alternatives; use several globs');
    const run = (path) => {
        const chars = Array.from(path);
        let steps = 0;
        for (const list of alternatives) {
            const end = follow(list, chars);
            steps += end.steps;
            if (end.matched)
                return { matched: true, steps };
        }
        return { matched: false, steps };
    };
    return {
        tokens,
        matches: (path) => run(path).matched,
        reaches: (folder) => {
            const chars = Array.from(`${folder}/`);
            return alternatives.some((list) => follow(list, chars).goesOn);
        },
        steps: (path) => run(path).steps,
    };
}
/** The sentence about a glob that cannot be used, or undefined. */
function globProblem(pattern) {
    try {
        compileGlob(pattern);
        return undefined;
    }
    catch (error) {
        if (error instanceof GlobProblem)
            return error.message;
        throw error;
    }
}
/**
 * A path is covered when a glob matches it, or is it letter for letter, and no glob that starts
 * with `!` does. The order does not matter: a line added later cannot allow what another one excludes.
 */
function matchesAny(patterns) {
    if (patterns.length > MAX_GLOBS)
        throw new GlobProblem(`There are more than ${MAX_GLOBS} globs. Use fewer, broader ones.`);
    const closed = patterns.filter((pattern) => pattern.startsWith('!'));
    const open = patterns.filter((pattern) => !pattern.startsWith('!')).map(entry);
    const except = closed.map((pattern) => entry(pattern.slice(1)));
    return (path) => open.some((fits) => fits(path)) && !except.some((fits) => fits(path));
}
function entry(pattern) {
    const glob = compileGlob(pattern);
    return (path) => path === pattern || glob.matches(path);
}
function tokenize(pattern, wrong) {
    const whole = pattern.endsWith('/') ? `${pattern}**` : pattern;
    const names = whole.split('/').filter((name, at) => (name !== '' || at === 0) && name !== '.');
    return names.flatMap((name, at) => {
        const last = at === names.length - 1;
        if (name === '**')
            return [{ kind: last ? 'rest' : 'folders' }];
        const slash = last ? [] : [{ kind: 'is', char: '/', first: false }];
        return [...nameTokens(name, wrong), ...slash];
    });
}
function nameTokens(name, wrong) {
    // A name has at least one character.
    if (/^\*+$/.test(name))
        return [{ kind: 'one', test: () => true }, { kind: 'any' }];
    const chars = Array.from(name);
    const tokens = [];
    for (let at = 0; at < chars.length; at += 1) {
        const char = chars[at];
        if (char === '*') {
            if (tokens.at(-1)?.kind !== 'any')
                tokens.push({ kind: 'any' });
        }
        else if (char === '?') {
            tokens.push({ kind: 'one', test: () => true });
        }
        else if (char === '[') {
            const { test, end } = readClass(chars, at, wrong);
            tokens.push({ kind: 'one', test });
            at = end;
        }
        else {
            tokens.push({ kind: 'is', char, first: at === 0 });
        }
    }
    return tokens;
}
function readClass(chars, at, wrong) {
    const negated = chars[at + 1] === '!' || chars[at + 1] === '^';
    const from = at + (negated ? 2 : 1);
    // A bracket right at the start is a member, not the end.
    const end = chars.indexOf(']', from + 1);
    if (end < 0)
        throw wrong('has a `[` without a matching `]`; close it, or write `[[]` for the bracket');
    const inside = chars.slice(from, end);
    if (inside[0] === '[' && /^[:.=]$/.test(inside[1] ?? ''))
        throw wrong('has a named class; list its characters instead, such as `[a-z]`');
    const ranges = [];
    for (let here = 0; here < inside.length; here += 1) {
        const low = code(inside[here]);
        const ranged = inside[here + 1] === '-' && here + 2 < inside.length;
        const high = ranged ? code(inside[here + 2]) : low;
        if (high < low)
            throw wrong('has a character range in reverse order; swap its ends');
        ranges.push([low, high]);
        if (ranged)
            here += 2;
    }
    const holds = (char) => ranges.some(([low, high]) => low <= code(char) && code(char) <= high);
    return { end, test: (char) => holds(char) !== negated };
}
const code = (char) => char?.codePointAt(0) ?? 0;
/** Reads the path once; `live` are the tokens that may come next. */
function follow(tokens, path) {
    let steps = 0;
    let live = new Set();
    let nameStarts = true;
    const enter = (into, at, starts) => {
        into.add(at);
        const kind = tokens[at]?.kind;
        // Both may stand for nothing.
        if (kind === 'any' || (kind === 'folders' && starts))
            enter(into, at + 1, starts);
    };
    enter(live, 0, true);
    for (const char of path) {
        const next = new Set();
        for (const at of live) {
            steps += 1;
            const token = tokens[at];
            if (token === undefined || !takes(token, char, nameStarts))
                continue;
            const stays = token.kind === 'any' || token.kind === 'folders' || token.kind === 'rest';
            enter(next, stays ? at : at + 1, char === '/');
            if (token.kind === 'rest')
                next.add(at + 1);
        }
        live = next;
        if (live.size === 0)
            break;
        nameStarts = char === '/';
    }
    const matched = live.delete(tokens.length);
    return { matched, goesOn: live.size > 0, steps };
}
function takes(token, char, nameStarts) {
    const leadingDot = nameStarts && char === '.';
    if (token.kind === 'is')
        return token.char === char && (token.first || !leadingDot);
    if (leadingDot)
        return false;
    if (token.kind === 'one')
        return char !== '/' && token.test(char);
    return char !== '/' || (token.kind !== 'any' && !nameStarts);
}
function problem(pattern, why) {
    const shown = pattern.length > 60 ? `${pattern.slice(0, 60)}…` : pattern;
    return new GlobProblem(`The glob \`${shown.replace(/[\s`]+/g, ' ')}\` ${why}.`);
}
// `{a,b}` in a glob, written out. The number of alternatives is known before any is built.
const MAX_ALTERNATIVES = 50;
function expandBraces(text, wrong) {
    const open = text.indexOf('{');
    if (open < 0)
        return [text];
    const { end, commas } = closing(text, open);
    const before = text.slice(0, open);
    const inside = text.slice(open + 1, end);
    if (end > 0 && commas.length === 0 && inside.includes('..'))
        throw wrong('has a range such as `{1..9}`; write `*` or `[1-9]`');
    if (end < 0 || commas.length === 0) {
        // As in a shell, a brace that offers no choice is a character.
        return expandBraces(text.slice(open + 1), wrong).map((rest) => `${before}{${rest}`);
    }
    const edges = [open, ...commas, end];
    const parts = edges
        .slice(1)
        .flatMap((edge, at) => expandBraces(text.slice(edges[at] + 1, edge), wrong));
    const rests = expandBraces(text.slice(end + 1), wrong);
    if (parts.length * rests.length > MAX_ALTERNATIVES)
        throw wrong(`has more than ${MAX_ALTERNATIVES} alternatives; use several globs or a \`*\``);
    return parts.flatMap((part) => rests.map((rest) => before + part + rest));
}
function closing(text, open) {
    const commas = [];
    let depth = 0;
    for (let at = open; at < text.length; at += 1) {
        if (text[at] === '{')
            depth += 1;
        if (text[at] === ',' && depth === 1)
            commas.push(at);
        if (text[at] === '}')
            depth -= 1;
        if (depth === 0)
            return { end: at, commas };
    }
    return { end: -1, commas: [] };
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

/***/ 52926:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Dx: () => (/* binding */ connectionFailure),
/* harmony export */   JN: () => (/* binding */ backoff),
/* harmony export */   QF: () => (/* binding */ steadily),
/* harmony export */   Vs: () => (/* binding */ retryAfterMs),
/* harmony export */   X2: () => (/* binding */ isAmbiguous),
/* harmony export */   m: () => (/* binding */ MAX_ATTEMPTS),
/* harmony export */   nj: () => (/* binding */ nextAttempt)
/* harmony export */ });
// When to ask another machine again, and after how long: one policy for the service, GitHub, and the
// model. Pure: the sender obeys.
const MAX_ATTEMPTS = 5;
const BACKOFF = { baseMs: 500, capMs: 30_000 };
function nextAttempt(attempt, random) {
    const { failure, made, now } = attempt;
    if (!isTransient(failure))
        return { kind: 'final' };
    if (isAmbiguous(failure) && !attempt.repeatable)
        return { kind: 'unclear' };
    if (made >= (attempt.attempts ?? MAX_ATTEMPTS))
        return { kind: 'exhausted' };
    const asked = failure.kind === 'status' ? (failure.retryAfterMs ?? 0) : 0;
    // On top of the requested delay, so that callers limited together do not return together.
    const delayMs = asked + backoff(made - 1, BACKOFF, random);
    return now + delayMs >= attempt.deadline ? { kind: 'exhausted' } : { kind: 'again', delayMs };
}
/** Whether the request may have taken effect although there was no usable response. */
function isAmbiguous(failure) {
    if (failure.kind === 'status')
        return failure.status === 408 || failure.status >= 500;
    return failure.kind === 'broken';
}
function isTransient(failure) {
    return failure.kind !== 'status' || failure.status === 429 || isAmbiguous(failure);
}
/** `Retry-After` in milliseconds: seconds or an HTTP date; undefined for anything else. */
function retryAfterMs(header, now) {
    if (header === undefined)
        return undefined;
    if (/^\s*\d{1,9}\s*$/.test(header))
        return Number(header) * 1000;
    // A date contains letters; Date.parse alone would accept nearly any number as a year.
    const date = /[a-z]/i.test(header) ? Date.parse(header) : Number.NaN;
    return Number.isNaN(date) ? undefined : Math.max(0, date - now);
}
/** Errors that come before the first byte of a request has left. */
const NOT_SENT = new Set([
    'ECONNREFUSED',
    'ENOTFOUND',
    'EAI_AGAIN',
    'EHOSTUNREACH',
    'ENETUNREACH',
    'EADDRNOTAVAIL',
    'UND_ERR_CONNECT_TIMEOUT',
    'UND_ERR_PRX_TLS',
]);
/** Whether a request without an answer was sent. The error's code may be on a nested cause. */
function connectionFailure(error) {
    let at = error;
    for (let depth = 0; depth < 5 && at instanceof Error; depth += 1) {
        if (NOT_SENT.has(String(at.code)))
            return { kind: 'refused' };
        at = at.cause;
    }
    return { kind: 'broken' };
}
/** The n-th pause, counted from 0: at most `base · 2ⁿ`. Chance spreads callers that failed together. */
function backoff(retry, { baseMs, capMs, spread = 1 }, random) {
    return Math.floor(Math.min(capMs, baseMs * 2 ** retry) * (1 - spread * (1 - random())));
}
/** Of one that waits for one thing, while no other client waits with it. */
const steadily = () => 1;


/***/ }),

/***/ 82860:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Cv: () => (/* binding */ about),
/* harmony export */   Ly: () => (/* binding */ isoTime),
/* harmony export */   gh: () => (/* binding */ systemRuntime),
/* harmony export */   ml: () => (/* binding */ systemClock),
/* harmony export */   oT: () => (/* binding */ clockProblem)
/* harmony export */ });
function systemRuntime(log) {
    return { clock: systemClock, random: Math.random, log };
}
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
/** What another clock may differ by: records of several machines are read together. */
const MAX_OFF_MS = 120_000;
/** What is wrong with our clock, as a sentence, if another one is so far ahead of it. */
function clockProblem(offMs, whose) {
    if (Math.abs(offMs) <= MAX_OFF_MS)
        return undefined;
    return `The clock of this machine is ${Math.round(Math.abs(offMs) / 1000)} s ${offMs > 0 ? 'behind' : 'ahead of'} ${whose}. Set it, and keep it right with a program such as chrony.`;
}
let last = { ms: 0, text: '1970-01-01T00:00:00.000Z' };
/** A busy server asks for the same millisecond many times. */
function isoTime(ms) {
    if (ms !== last.ms)
        last = { ms, text: new Date(ms).toISOString() };
    return last.text;
}
function about(log, fields) {
    return log.with?.(fields) ?? log;
}


/***/ }),

/***/ 35238:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $s: () => (/* binding */ bound),
/* harmony export */   DV: () => (/* binding */ codeBlock),
/* harmony export */   SS: () => (/* binding */ codeSpan),
/* harmony export */   TL: () => (/* binding */ quoted),
/* harmony export */   TN: () => (/* binding */ oneLine),
/* harmony export */   VP: () => (/* binding */ defuse),
/* harmony export */   ZX: () => (/* binding */ lineSpan),
/* harmony export */   c_: () => (/* binding */ tableOf),
/* harmony export */   d3: () => (/* binding */ isWebAddress),
/* harmony export */   hk: () => (/* binding */ boundTail),
/* harmony export */   mG: () => (/* binding */ inline),
/* harmony export */   ti: () => (/* binding */ inlineCode),
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
/** Spaces never go past the end of a line: each is looked at once. */
const LINE_START_COMMAND = /^([^\S\n\r\u2028\u2029]*)(?=\/[A-Za-z])/gm;
const LINE_START_COLONS = /^([^\S\n\r\u2028\u2029]*:)(?=:)/gm;
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
        .replace(LINE_START_COMMAND, `$1${BREAK}`)
        .replace(LINE_START_COLONS, `$1${BREAK}`)
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
/** A line as code within a sentence, so that it can be copied: more backticks than it has enclose it. */
function lineSpan(text) {
    const line = clean(text).replaceAll('\n', ' ').trimEnd();
    const runs = line.match(/`+/g) ?? [];
    const longest = runs.reduce((most, run) => Math.max(most, run.length), 0);
    const fence = '`'.repeat(longest + 1);
    return longest === 0 ? `\`${line}\`` : `${fence} ${line} ${fence}`;
}
/** Within a line or a table cell of a comment. Backticks would end the code it may stand in. */
function inline(text) {
    return defuse(bound(clean(text), 300))
        .replace(/\s+/g, ' ')
        .replaceAll('`', "'")
        .replaceAll('|', '¦');
}
/** Within a line of a comment that is not code: what the text marks as code stays code. */
function inlineCode(text) {
    const line = defuse(bound(clean(text), 300))
        .replace(/\s+/g, ' ')
        .trim();
    const marks = line.split('`').length - 1;
    return marks % 2 === 0 && !line.includes('``') ? line : line.replaceAll('`', "'");
}
/** As a quotation in a comment. */
function quoted(text, max = 4_000) {
    return defuse(bound(clean(text), max, '\n… (truncated)'))
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
/** A table in Markdown, of cells that are safe already; empty without rows. */
function tableOf(heads, rows) {
    if (rows.length === 0)
        return '';
    const lines = [heads, heads.map(() => '---'), ...rows];
    return lines.map((cells) => `| ${cells.join(' | ')} |`).join('\n');
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
