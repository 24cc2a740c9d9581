export const id = 2068;
export const ids = [2068,1947,4377,1021,1910];
export const modules = {

/***/ 7215:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   projects: () => (/* binding */ projects)
/* harmony export */ });
/* harmony import */ var _config_config_file_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(24180);
/* harmony import */ var _contract_values_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(87797);
/* harmony import */ var _service_projects_audit_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(51760);
/* harmony import */ var _service_projects_project_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(96586);
/* harmony import */ var _shared_errors_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(42205);
/* harmony import */ var _shared_runtime_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(82860);
/* harmony import */ var _args_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(94552);
/* harmony import */ var _command_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(15712);
/* harmony import */ var _place_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(97982);
/* harmony import */ var _stores_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(99154);
// docket projects: adds, lists, changes, and removes the projects of a service.










const OPTIONS = {
    ..._place_js__WEBPACK_IMPORTED_MODULE_8__/* .PLACE_OPTIONS */ .P3,
    repo: { type: 'text', value: 'OWNER/NAME', help: 'the repository on GitHub' },
    'base-ref': { type: 'text', value: 'BRANCH', help: 'the branch that jobs start from' },
    'agent-command': { type: 'text', value: 'CMD', help: 'the program that edits the files' },
    'model-url': { type: 'text', value: 'URL', help: 'an OpenAI-compatible endpoint to use instead' },
    model: { type: 'text', value: 'NAME', help: 'the model to use at --model-url' },
    'docs-paths': { type: 'list', value: 'GLOB', help: 'files that jobs can change' },
    'check-command': { type: 'text', value: 'CMD', help: 'a program that checks every change' },
    'access-logs': { type: 'list', value: 'GLOB', help: 'log files to count page views from' },
    config: { type: 'text', value: 'FILE', help: 'a settings file like .github/docket.yml to copy' },
    erase: { type: 'flag', help: 'delete all its jobs, views, and keys, too' },
    yes: { type: 'flag', help: 'erase without asking' },
    unset: { type: 'list', value: 'NAME', help: 'an option of the project to remove' },
    json: { type: 'flag', help: 'print the list as JSON' },
};
const VERBS = { of: 'docket projects', names: ['add', 'list', 'set', 'remove'] };
const HELP = `Adds, lists, changes, and removes the projects of a service.

Usage: docket projects add ID --repo OWNER/NAME
                       (--agent-command CMD | --model-url URL --model NAME) [options]
       docket projects set ID [options]
       docket projects list [--json]
       docket projects remove ID [--erase [--yes]]

${(0,_args_js__WEBPACK_IMPORTED_MODULE_6__/* .optionsHelp */ .EW)(OPTIONS)}

All of them take --data DIR or --database URL. set changes only the options that are used;
--unset check-command removes one. The jobs of a removed project are kept, and are there
again if you add the project again. With --erase, they are deleted, also those of a
project that was removed before. This cannot be undone, so you are asked for the project's
ID; programs use --yes.
`;
function projects(env) {
    return {
        help: HELP,
        options: OPTIONS,
        verbs: VERBS.names,
        run: (argv, terminal) => run(argv, terminal, env),
    };
}
async function run(argv, terminal, env) {
    const parsed = (0,_args_js__WEBPACK_IMPORTED_MODULE_6__/* .parseOptions */ .Ac)(OPTIONS, argv, rules, VERBS);
    const place = await (0,_place_js__WEBPACK_IMPORTED_MODULE_8__/* .ownPlace */ .yd)(parsed.values, env);
    await (0,_stores_js__WEBPACK_IMPORTED_MODULE_9__/* .withStores */ .Lg)(place, (stores) => {
        const audited = (0,_service_projects_audit_js__WEBPACK_IMPORTED_MODULE_2__/* .auditedProjects */ .bC)(stores.projects, stores.audit, (0,_stores_js__WEBPACK_IMPORTED_MODULE_9__/* .terminalUser */ .Cv)(), _shared_runtime_js__WEBPACK_IMPORTED_MODULE_5__/* .systemClock */ .ml);
        return act(audited, place, parsed, terminal);
    });
    return _command_js__WEBPACK_IMPORTED_MODULE_7__/* .EXIT */ .dc.done;
}
async function act(projects, place, { values, positionals }, terminal) {
    const [action, id = ''] = positionals;
    if (action === 'list') {
        const list = await projects.list();
        terminal.out(values.json ? `${JSON.stringify(list)}\n` : table(list));
        if (list.length === 0)
            terminal.err('There are no projects yet.\n');
        return;
    }
    if (action === 'remove' && values.erase) {
        if (!values.yes)
            await confirmErasing(id, terminal);
        await projects.erase(id);
        terminal.err(`Project ${id} erased, with its jobs, threads, page views, and keys.\n`);
        return;
    }
    if (action === 'remove') {
        await projects.remove(id);
        terminal.err(`Project ${id} removed. Its jobs are kept.\n`);
        return;
    }
    const config = values.config === undefined ? {} : { config: await (0,_config_config_file_js__WEBPACK_IMPORTED_MODULE_0__/* .readConfigText */ .im)(values.config) };
    if (action === 'add') {
        const settings = (0,_service_projects_project_js__WEBPACK_IMPORTED_MODULE_3__/* .checkSettings */ .EW)({ ..._service_projects_project_js__WEBPACK_IMPORTED_MODULE_3__/* .NEW_SETTINGS */ .TW, ...given(values), ...config });
        const repo = storedRepo(place, values.repo ?? '');
        await projects.add({ id: (0,_contract_values_js__WEBPACK_IMPORTED_MODULE_1__/* .checkId */ .ij)('ID', id), repo, settings });
        terminal.err(`Project ${id} added. Next, run docket keys create --project ${id}\n`);
        return;
    }
    const known = await projects.find(id);
    if (!known)
        throw (0,_service_projects_project_js__WEBPACK_IMPORTED_MODULE_3__/* .unknownProject */ .Sx)(id);
    const kept = without(known.settings, values.unset);
    const settings = (0,_service_projects_project_js__WEBPACK_IMPORTED_MODULE_3__/* .checkSettings */ .EW)({ ...kept, ...given(values), ...config });
    await projects.replace({ ...renamed(known, values.repo, place), settings });
    terminal.err(`Project ${id} changed. New jobs use it within a second.\n`);
}
async function confirmErasing(id, terminal) {
    const question = `This deletes all jobs, prompts, page views, and keys of project ${id} permanently. Type its ID to continue: `;
    const typed = await terminal.ask(question);
    if (typed === undefined) {
        throw new _shared_errors_js__WEBPACK_IMPORTED_MODULE_4__/* .InvalidRequest */ .zh('Nobody is there to confirm this. To erase without asking, add --yes.');
    }
    if (typed.trim() !== id)
        throw new _shared_errors_js__WEBPACK_IMPORTED_MODULE_4__/* .InvalidRequest */ .zh('That is not the ID. Nothing was deleted.');
}
/** Whoever names the repository means the one that has this name now. */
function renamed(known, repo, place) {
    if (repo === undefined)
        return known;
    const { repositoryId: _, ...rest } = known;
    return { ...rest, repo: repo === known.repo ? repo : storedRepo(place, repo) };
}
/** Every worker of a database has to reach it, on whatever machine it runs. */
function storedRepo(place, given) {
    if (place.kind === 'data')
        return (0,_service_projects_project_js__WEBPACK_IMPORTED_MODULE_3__/* .repoOf */ .A5)(given);
    if ((0,_contract_values_js__WEBPACK_IMPORTED_MODULE_1__/* .isRepositoryName */ .en)(given))
        return given;
    throw new _shared_errors_js__WEBPACK_IMPORTED_MODULE_4__/* .InvalidRequest */ .zh('With `--database`, `--repo` must be OWNER/NAME on GitHub, because workers on other machines use it, too.');
}
/** What each option is without a value. Without an agent, it is the one of the servers and workers. */
const UNSET = {
    agent: { of: 'agent', value: undefined },
    'base-ref': { of: 'baseRef', value: undefined },
    'docs-paths': { of: 'docsPaths', value: [] },
    'check-command': { of: 'checkCommand', value: undefined },
    'access-logs': { of: 'accessLogs', value: [] },
    config: { of: 'config', value: undefined },
};
function without(settings, names) {
    const gone = names.flatMap((name) => {
        const { of, value } = UNSET[name] ?? {};
        return of ? [[of, value]] : [];
    });
    return { ...settings, ...Object.fromEntries(gone) };
}
function given(values) {
    const { 'agent-command': command, 'model-url': url, model = '' } = values;
    return {
        ...(command !== undefined && { agent: { command } }),
        ...(url !== undefined && { agent: { url, model } }),
        ...(values['base-ref'] !== undefined && { baseRef: values['base-ref'] }),
        ...(values['docs-paths'].length > 0 && { docsPaths: values['docs-paths'] }),
        ...(values['check-command'] !== undefined && { checkCommand: values['check-command'] }),
        ...(values['access-logs'].length > 0 && { accessLogs: values['access-logs'] }),
    };
}
function rules({ values, positionals }) {
    const [action, ...ids] = positionals;
    const problems = (0,_place_js__WEBPACK_IMPORTED_MODULE_8__/* .placeProblems */ .kv)(values);
    const { 'agent-command': command, 'model-url': url, model } = values;
    if (action === 'list' ? ids.length > 0 : ids.length !== 1) {
        const words = action === 'list' ? `Unexpected argument \`${ids.join(' ')}\`.` : undefined;
        problems.push(words ?? `Specify one project: docket projects ${action} ID.`);
    }
    for (const name of values.unset) {
        if (Object.hasOwn(UNSET, name))
            continue;
        const names = Object.keys(UNSET).join(', ');
        problems.push(`Option \`--unset\` must be one of ${names}; got \`${name}\`.`);
    }
    if (values.erase && action !== 'remove') {
        problems.push('Option `--erase` can be used only with docket projects remove.');
    }
    if (values.yes && !values.erase)
        problems.push('Option `--yes` requires `--erase`.');
    if (values.unset.length > 0 && action !== 'set') {
        problems.push('Option `--unset` can be used only with docket projects set.');
    }
    if (action === 'add') {
        if (!values.repo)
            problems.push('Option `--repo OWNER/NAME` is required: the repository.');
        if (!command && !url) {
            problems.push('Choose an agent: --agent-command CMD, or --model-url URL --model NAME.');
        }
    }
    if (command && url) {
        problems.push('`--agent-command` and `--model-url` cannot be used together. Use only one.');
    }
    if (url && !model)
        problems.push('`--model-url` requires `--model NAME`: the model to use.');
    if (model && !url)
        problems.push('`--model` requires `--model-url URL`: where the model is.');
    return problems;
}
function agentWords(agent) {
    if (!agent)
        return '(the default agent)';
    return 'command' in agent ? agent.command : `${agent.model} at ${agent.url}`;
}
function table(projects) {
    return (0,_command_js__WEBPACK_IMPORTED_MODULE_7__/* .columns */ .YB)(projects.map(({ id, repo, settings }) => [id, repo, agentWords(settings.agent)]));
}


/***/ }),

/***/ 99154:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  z_: () => (/* binding */ folderStores),
  Cv: () => (/* binding */ terminalUser),
  Lg: () => (/* binding */ withStores)
});

// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __webpack_require__(48161);
// EXTERNAL MODULE: ./.build/program/src/shared/runtime.js
var runtime = __webpack_require__(82860);
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./.build/program/src/service/projects/audit.js
var audit = __webpack_require__(51760);
// EXTERNAL MODULE: ./.build/program/src/store/data-dir.js
var data_dir = __webpack_require__(5642);
;// CONCATENATED MODULE: ./.build/program/src/store/audit-file.js
// The audit log of a data folder: one line of JSON per entry, only ever added to.




/** Read at once, from the end. A line is a few hundred bytes. */
const CHUNK_BYTES = 256 * 1024;
function fileAudit(dir) {
    const path = (0,external_node_path_.join)(dir, 'audit.jsonl');
    return {
        async add(entry) {
            await (0,data_dir/* makeDataDir */.cO)(dir);
            const file = await (0,promises_.open)(path, 'a', 0o600);
            try {
                // One write of a short line is never mixed with that of another process.
                await file.write(`${JSON.stringify(entry)}\n`);
                await file.sync();
            }
            finally {
                await file.close();
            }
        },
        async list(query) {
            const file = await (0,promises_.open)(path, 'r').catch((error) => {
                if (error.code === 'ENOENT')
                    return null;
                throw error;
            });
            if (!file)
                return { entries: [], next: null };
            try {
                const { size } = await file.stat();
                const end = Math.min(size, /^\d{1,15}$/.test(query.cursor ?? '') ? Number(query.cursor) : size);
                const start = Math.max(0, end - CHUNK_BYTES);
                const buffer = Buffer.alloc(end - start);
                const { bytesRead } = await file.read(buffer, 0, buffer.length, start);
                const lines = linesOf(buffer.subarray(0, bytesRead), start);
                const entries = [];
                for (const { at, text } of lines.toReversed()) {
                    const entry = parsed(text);
                    if (!entry || !(0,audit/* isAskedFor */.un)(entry, query))
                        continue;
                    entries.push(entry);
                    if (entries.length === query.limit)
                        return { entries, next: at > 0 ? `${at}` : null };
                }
                const first = lines[0]?.at ?? start;
                return { entries, next: first > 0 ? `${first}` : null };
            }
            finally {
                await file.close();
            }
        },
    };
}
/** With where each starts in the file. Half a line at the start belongs to the page before. */
function linesOf(bytes, start) {
    const lines = [];
    let from = start === 0 ? 0 : bytes.indexOf(10) + 1;
    for (;;) {
        const end = bytes.indexOf(10, from);
        if (end < 0)
            return lines;
        lines.push({ at: start + from, text: bytes.toString('utf8', from, end) });
        from = end + 1;
    }
}
/** A line that a full disk cut off hides no other. */
function parsed(text) {
    try {
        return audit/* AuditEntry */.Eb.parse(JSON.parse(text));
    }
    catch {
        return null;
    }
}

// EXTERNAL MODULE: ./.build/program/src/service/projects/keys.js
var keys = __webpack_require__(52511);
// EXTERNAL MODULE: ./.build/program/src/store/json-file.js
var json_file = __webpack_require__(85717);
;// CONCATENATED MODULE: ./.build/program/src/store/key-file.js
// The server's API keys in a file of the data folder.


function fileKeyStore(dir, clock) {
    const remedy = 'Restore it, or move it away and create new keys.';
    const file = (0,json_file/* jsonFile */.d)({ dir, name: 'keys', entry: keys/* KeyRecord */.LX, remedy, clock });
    return {
        ...file,
        used: (times) => file.update((records) => records.map((record) => {
            const lastUsedAt = times.get(record.id);
            return lastUsedAt === undefined ? record : { ...record, lastUsedAt };
        })),
    };
}

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 5 modules
var schemas = __webpack_require__(42047);
// EXTERNAL MODULE: ./.build/program/src/service/projects/project.js
var projects_project = __webpack_require__(96586);
// EXTERNAL MODULE: ./.build/program/src/shared/errors.js
var errors = __webpack_require__(42205);
;// CONCATENATED MODULE: ./.build/program/src/store/project-file.js
// The projects of a server in a file of its data folder.







const Entry = schemas/* object */.Ikc({
    id: schemas/* string */.YjP(),
    repo: schemas/* string */.YjP(),
    repositoryId: schemas/* int */.Whr().optional(),
    settings: projects_project/* ProjectSettings */.bq,
});
function fileProjects(dir, clock) {
    const remedy = 'Restore it, or move it away and add the projects again.';
    const file = (0,json_file/* jsonFile */.d)({ dir, name: 'projects', entry: Entry, remedy, clock });
    return {
        list: async () => [...(await file.list())].sort((a, b) => (a.id < b.id ? -1 : 1)),
        find: async (id) => (await file.list()).find((project) => project.id === id) ?? null,
        add: (project) => file.update((projects) => {
            if (!projects.some(({ id }) => id === project.id))
                return [...projects, project];
            throw new errors/* Conflict */.lt(`There is already a project \`${project.id}\`. Change it with docket projects set.`);
        }),
        replace: (project) => file.update((projects) => {
            if (!projects.some(({ id }) => id === project.id))
                throw (0,projects_project/* unknownProject */.Sx)(project.id);
            return projects.map((known) => (known.id === project.id ? project : known));
        }),
        async record(id, repositoryId) {
            let recorded = repositoryId;
            await file.update((projects) => {
                const known = projects.find((project) => project.id === id);
                if (!known)
                    throw (0,projects_project/* unknownProject */.Sx)(id);
                recorded = known.repositoryId ?? repositoryId;
                if (known.repositoryId !== undefined)
                    return projects;
                return projects.map((one) => (one === known ? { ...one, repositoryId } : one));
            });
            return recorded;
        },
        remove: (gone) => file.update((projects) => {
            if (!projects.some(({ id }) => id === gone))
                throw (0,projects_project/* unknownProject */.Sx)(gone);
            return projects.filter(({ id }) => id !== gone);
        }),
        async erase(gone) {
            const folder = (0,data_dir/* folderOf */.yS)(dir, gone);
            const isKnown = (await file.list()).some(({ id }) => id === gone);
            if (!isKnown && !(0,external_node_fs_.existsSync)(folder))
                throw (0,projects_project/* unknownProject */.Sx)(gone);
            if ((0,external_node_fs_.existsSync)(folder))
                await (0,data_dir/* deleteDataDir */.rR)(folder);
            await fileKeyStore(dir, clock).update((keys) => keys.filter(({ project }) => project !== gone));
            await file.update((projects) => projects.filter(({ id }) => id !== gone));
        },
    };
}

// EXTERNAL MODULE: ./.build/program/src/service/projects/session.js
var session = __webpack_require__(17031);
;// CONCATENATED MODULE: ./.build/program/src/store/session-files.js
// The sessions of a server on a single machine, a file for each in the data folder: other programs can
// add some, such as docket sign-in, and removing a file gives it to one of many that want it.





const Stored = schemas/* object */.Ikc({
    kind: schemas/* enum */.k5n(['link', 'session']),
    actor: schemas/* string */.YjP(),
    grants: session/* Grants */.kE,
    expiresAt: schemas/* number */.aig(),
});
function fileSessions(dataDir, clock) {
    const dir = (0,external_node_path_.join)(dataDir, 'sessions');
    const pathOf = (hash) => (0,external_node_path_.join)(dir, `${hash}.json`);
    async function read(path) {
        const text = await (0,promises_.readFile)(path, 'utf8').catch(() => '');
        const { data } = Stored.safeParse(session_files_parsed(text));
        return data && data.expiresAt > clock.now() ? data : null;
    }
    async function removeExpired() {
        for (const name of await (0,promises_.readdir)(dir)) {
            const path = (0,external_node_path_.join)(dir, name);
            if ((await read(path)) === null)
                await (0,promises_.unlink)(path).catch(() => { });
        }
    }
    return {
        async put(hash, session) {
            await (0,data_dir/* makeDataDir */.cO)(dataDir);
            await (0,promises_.mkdir)(dir, { recursive: true, mode: 0o700 });
            await removeExpired();
            await (0,promises_.writeFile)(pathOf(hash), JSON.stringify(session), { mode: 0o600 });
        },
        get: (hash) => read(pathOf(hash)),
        async take(hash) {
            const session = await read(pathOf(hash));
            // Of several, only one removes it.
            return (0,promises_.unlink)(pathOf(hash)).then(() => session, () => null);
        },
    };
}
/** A file that is being written is no session yet. */
function session_files_parsed(text) {
    try {
        return JSON.parse(text);
    }
    catch {
        return null;
    }
}

;// CONCATENATED MODULE: ./.build/program/src/cli/stores.js
// The keys, projects, sessions, and audit log of a service, in its folder or its database.






function folderStores(dir) {
    return {
        keys: fileKeyStore(dir, runtime/* systemClock */.ml),
        projects: fileProjects(dir, runtime/* systemClock */.ml),
        sessions: fileSessions(dir, runtime/* systemClock */.ml),
        audit: fileAudit(dir),
    };
}
/** Nothing of PostgreSQL is loaded for a folder. */
async function withStores(place, use) {
    if (place.kind === 'data')
        return use(folderStores(place.dir));
    const { openPostgresStores } = await Promise.all(/* import() */[__webpack_require__.e(189), __webpack_require__.e(3849), __webpack_require__.e(984), __webpack_require__.e(8638), __webpack_require__.e(4191)]).then(__webpack_require__.bind(__webpack_require__, 98638));
    const { close, ...stores } = await openPostgresStores(place.url, runtime/* systemClock */.ml);
    return use(stores).finally(close);
}
/** Who uses the command line of this machine, for the audit log. */
function terminalUser() {
    try {
        return `command line (${(0,external_node_os_.userInfo)().username})`;
    }
    catch {
        // In a container, the user often has no name.
        return 'command line';
    }
}


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

/***/ 15246:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ko: () => (/* binding */ readInputs),
/* harmony export */   N4: () => (/* binding */ MAX_CONTEXT),
/* harmony export */   OC: () => (/* binding */ repeatedName),
/* harmony export */   TL: () => (/* binding */ parseInputs),
/* harmony export */   j3: () => (/* binding */ COMMAND_PERMISSIONS),
/* harmony export */   pH: () => (/* binding */ SECRET_INPUTS),
/* harmony export */   vj: () => (/* binding */ inputNames)
/* harmony export */ });
/* harmony import */ var _contract_values_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(87797);
/* harmony import */ var _jobs_changes_change_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(33379);
/* harmony import */ var _shared_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(42205);
/* harmony import */ var _shared_freeze_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(93553);
/* harmony import */ var _shared_glob_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(77012);
/* harmony import */ var _shared_text_line_start_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(23771);
/* harmony import */ var _views_reports_report_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(54375);
// All inputs as one frozen object, read once. Names and defaults are those of action.yml.







const MODES = [
    'auto',
    'job',
    'command',
    'views',
    'sweep',
    'doctor',
    'improve',
    'check',
    'audition',
];
const FAIL_ON = ['broken', 'never'];
const COMMAND_PERMISSIONS = ['triage', 'write', 'maintain', 'admin'];
const RANGES = ['last-7-days', 'last-30-days', 'previous-week', 'previous-month'];
/** Repositories that agents can read besides their own. */
const MAX_CONTEXT = 10;
const DEFAULT_FORMATS = ['csv', 'json', 'html'];
/** Inputs that must never be printed; masked before anything is logged. */
const SECRET_INPUTS = [
    'api-key',
    'model-key',
    'github-token',
    'docs-token',
    'state-key',
    'views-key',
];
function parseInputs(get) {
    const { inputs, wrong } = readInputs(get);
    if (wrong)
        throw wrong.inLog;
    return inputs;
}
/** With `wrong`, the inputs are good for nothing but telling so: defaults stand in for the invalid. */
function readInputs(get) {
    const reader = new InputReader(get);
    const inputs = (0,_shared_freeze_js__WEBPACK_IMPORTED_MODULE_4__/* .deepFreeze */ .o)(read(reader));
    insistOnRules(reader, inputs);
    const { problems } = reader;
    if (problems.length === 0)
        return { inputs };
    const [many, them] = problems.length === 1
        ? ['An input is not valid', 'it']
        : [`${problems.length} inputs are not valid`, 'them'];
    const inLog = problems.map((problem) => problem.inLog);
    const onThread = problems.map((problem) => problem.onThread);
    return {
        inputs,
        wrong: {
            inLog: new _shared_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .InvalidRequest */ .zh(`${many}. Fix ${them} under \`with:\` in this step.`, {
                details: inLog,
            }),
            onThread: new _shared_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .InvalidRequest */ .zh(`The workflow is not set up correctly, so nothing was started. ${many}. Fix ${them} under \`with:\` in the workflow file, then comment the command again. The log of the workflow run shows the values.`, { details: onThread }),
        },
    };
}
/** The names of all inputs. */
function inputNames() {
    const names = new Set();
    read(new InputReader((name) => {
        names.add(name);
        return '';
    }));
    return [...names];
}
function read(reader) {
    return {
        mode: reader.choice('mode', MODES, 'auto'),
        dryRun: reader.flag('dry-run', false),
        service: {
            projectId: reader.matching('project-id', /^[^/\s]+$/, 'must not contain `/` or spaces'),
            apiKey: reader.text('api-key'),
            baseUrl: url(reader, 'base-url'),
            githubToken: reader.text('github-token'),
        },
        job: {
            prompt: reader.text('prompt'),
            jobId: reader.matching('job-id', /^[^/\s]+$/, 'must be a job ID'),
            issueNumber: reader.wholeNumber('issue-number', { min: 1 }),
            wait: reader.flag('wait', true),
            timeoutMinutes: reader.wholeNumber('timeout-minutes', { min: 1, max: 7200 }) ?? 30,
        },
        command: {
            word: reader.matching('command', _shared_text_line_start_js__WEBPACK_IMPORTED_MODULE_5__/* .COMMAND_WORD */ .J1, 'must be a slash followed by a word, such as `/docs`') ?? '/docs',
            permission: reader.choice('permission', COMMAND_PERMISSIONS, 'write'),
            allowedBots: reader.list('allowed-bots'),
        },
        embedded: {
            agentCommand: reader.text('agent-command'),
            modelUrl: url(reader, 'model-url'),
            modelKey: reader.text('model-key'),
            model: reader.text('model'),
            docsPaths: orDefault(reader.globs('docs-paths'), _jobs_changes_change_js__WEBPACK_IMPORTED_MODULE_1__/* .DEFAULT_DOCS_PATHS */ .bK),
            baseRef: reader.matching('base-ref', REF_NAME, 'must be a branch name'),
            checkCommand: reader.text('check-command'),
            stateKey: reader.text('state-key'),
        },
        docs: {
            repository: reader.matching('docs-repository', _contract_values_js__WEBPACK_IMPORTED_MODULE_0__/* .isRepositoryName */ .en, 'must be a repository such as acme/handbook'),
            token: reader.text('docs-token'),
            context: reader.repositories('context-repositories', MAX_CONTEXT),
        },
        check: {
            failOn: reader.choice('fail-on', FAIL_ON, 'broken'),
        },
        views: {
            range: reader.choice('range', RANGES, 'last-7-days'),
            dateFrom: date(reader, 'date-from'),
            dateTo: date(reader, 'date-to'),
            formats: reader.choices('formats', _views_reports_report_js__WEBPACK_IMPORTED_MODULE_6__/* .REPORT_FORMATS */ .E, DEFAULT_FORMATS),
            accessLogs: reader.list('access-logs'),
            key: reader.text('views-key'),
            artifactName: reader.matching('artifact-name', /^[^":<>|*?\r\n\\/]+$/, 'must be a plain file name') ??
                'page-views',
        },
    };
}
/** Long enough that nobody can guess it from a signature that everyone can read. */
const MIN_STATE_KEY = 32;
const REF_NAME = /^(?![-/.])(?!.*(?:\.\.|@\{|\/\/))[^\s~^:?*[\\\x00-\x1f\x7f]+(?<![/.])$/;
function insistOnRules(reader, { service, job, command, embedded, views }) {
    const remote = reader.text('base-url') !== undefined;
    reader.insist(!remote || (service.apiKey !== undefined && reader.text('project-id') !== undefined), 'Input `base-url` requires `api-key` and `project-id`. You can find both on the API keys page of the project.');
    reader.insist(remote || service.apiKey === undefined, 'Input `api-key` is set without `base-url`. Set `base-url` to use the service, or remove the key.');
    reader.insist(remote || job.wait, 'Input `wait: false` requires `base-url`, because an embedded job runs inside this step and ends with it.');
    reader.insist(job.jobId === undefined || job.prompt !== undefined, 'Input `job-id` requires a `prompt`: the message that continues the job.');
    reader.insist(reader.text('mode') !== 'job' || job.prompt !== undefined, 'Input `mode: job` requires a `prompt` that tells the agent what to do.');
    reader.insist(reader.text('docs-repository') === undefined || !remote, 'Input `docs-repository` cannot be used with `base-url`, because the service has its own documentation. Remove one of them.');
    reader.insist(!remote || reader.text('context-repositories') === undefined, 'Input `context-repositories` cannot be used with `base-url`, because the service reads its own. Set it in the settings of the project there.');
    reader.insist(embedded.agentCommand === undefined || reader.text('model-url') === undefined, 'Inputs `agent-command` and `model-url` cannot be used together. Set only one of them.');
    reader.insist(embedded.modelUrl === undefined || embedded.model !== undefined, 'Input `model-url` requires `model`: the name of the model to use.');
    reader.insist(embedded.stateKey === undefined || embedded.stateKey.length >= MIN_STATE_KEY, `Input \`state-key\` must have at least ${MIN_STATE_KEY} characters; \`openssl rand -hex 32\` generates one.`);
    reader.insist(command.allowedBots.every((login) => /^[\w-]+(?:\[bot\])?$/.test(login)), 'Input `allowed-bots` must be a list of logins such as `my-app[bot]`; patterns are not allowed.');
    const { dateFrom, dateTo } = views;
    reader.insist(dateFrom === undefined || dateTo === undefined || dateFrom < dateTo, 'Input `date-to` must be later than `date-from`. It is the day after the last day to export.');
}
function url(reader, name) {
    const must = 'must be a URL that starts with https:// or http://';
    const value = reader.matching(name, /^https?:\/\/[^\s/?#@]+(?:\/[^\s?#]*)?$/i, must);
    return value?.replace(/\/+$/, '');
}
function date(reader, name) {
    const isDay = (value) => /^\d{4}-\d{2}-\d{2}$/.test(value) && (0,_contract_values_js__WEBPACK_IMPORTED_MODULE_0__/* .isDate */ .$P)(value);
    return reader.matching(name, isDay, 'must be a date such as 2026-11-01');
}
function orDefault(list, fallback) {
    return list.length > 0 ? list : [...fallback];
}
class InputReader {
    problems = [];
    #get;
    constructor(get) {
        this.#get = get;
    }
    text(name) {
        return this.#get(name) || undefined;
    }
    flag(name, fallback) {
        const value = this.text(name);
        if (value === undefined)
            return fallback;
        if (/^(?:true|false)$/i.test(value))
            return value.toLowerCase() === 'true';
        this.#wrong(name, 'must be `true` or `false`', value);
        return fallback;
    }
    wholeNumber(name, range) {
        const value = this.text(name);
        if (value === undefined)
            return undefined;
        const number = /^\d{1,15}$/.test(value) ? Number(value) : Number.NaN;
        if (number >= range.min && number <= (range.max ?? Number.MAX_SAFE_INTEGER))
            return number;
        const limits = range.max === undefined ? `≥ ${range.min}` : `from ${range.min} to ${range.max}`;
        this.#wrong(name, `must be a whole number ${limits}`, value);
        return undefined;
    }
    choice(name, choices, fallback) {
        const value = this.text(name) ?? fallback;
        const found = choices.find((choice) => choice === value);
        if (found)
            return found;
        this.#wrong(name, `must be one of ${listed(choices)}`, value);
        return fallback;
    }
    choices(name, choices, fallback) {
        const values = this.list(name);
        if (values.length === 0)
            return [...fallback];
        for (const value of values) {
            if (!choices.some((choice) => choice === value)) {
                this.#wrong(name, `must be a list of ${listed(choices)}`, value);
            }
        }
        return choices.filter((choice) => values.includes(choice));
    }
    /** One per line, or separated by commas; commas inside `{a,b}` belong to the glob. */
    list(name) {
        const parts = (this.text(name) ?? '').split('\n').flatMap(splitOutsideBraces);
        return [...new Set(parts.map((part) => part.trim()).filter((part) => part !== ''))];
    }
    globs(name) {
        const globs = this.list(name);
        if (globs.length > _shared_glob_js__WEBPACK_IMPORTED_MODULE_3__/* .MAX_GLOBS */ .zt)
            this.insist(false, `Input \`${name}\` has more than ${_shared_glob_js__WEBPACK_IMPORTED_MODULE_3__/* .MAX_GLOBS */ .zt} globs.`);
        const wrong = globs
            .slice(0, _shared_glob_js__WEBPACK_IMPORTED_MODULE_3__/* .MAX_GLOBS */ .zt)
            .flatMap((glob) => (0,_shared_glob_js__WEBPACK_IMPORTED_MODULE_3__/* .globProblem */ .AI)(glob.replace(/^!/, '')) ?? []);
        for (const sentence of wrong) {
            this.problems.push({
                inLog: `Input \`${name}\`: ${sentence}`,
                onThread: `Input \`${name}\` contains a glob that is not valid.`,
            });
        }
        this.insist(globs.length === 0 || !globs.every((glob) => glob.startsWith('!')), `Input \`${name}\` only excludes files; add a glob for the files to include.`);
        return globs;
    }
    /** One per line, or separated by commas. */
    repositories(name, max) {
        const parts = (this.text(name) ?? '').split(/[\n,]/).map((part) => part.trim());
        const names = parts.filter((part) => part !== '');
        const wrong = names.find((part) => !(0,_contract_values_js__WEBPACK_IMPORTED_MODULE_0__/* .isRepositoryName */ .en)(part)) ?? repeatedName(names);
        const must = `must be a list of at most ${max} repositories such as \`acme/handbook\`, each named once`;
        if (wrong !== undefined || names.length > max)
            this.#wrong(name, must, wrong ?? `${names.length} of them`);
        return names.slice(0, max);
    }
    matching(name, fits, must) {
        const value = this.text(name);
        if (value === undefined)
            return undefined;
        if (typeof fits === 'function' ? fits(value) : fits.test(value))
            return value;
        this.#wrong(name, must, value);
        return undefined;
    }
    /** For rules that involve several inputs; `sentence` names them, without their values. */
    insist(holds, sentence) {
        if (!holds)
            this.problems.push({ inLog: sentence, onThread: sentence });
    }
    #wrong(name, must, value) {
        const shown = value.length > 60 ? `${value.slice(0, 60)}…` : value;
        const rule = `Input \`${name}\` ${must}`;
        this.problems.push({
            inLog: `${rule}; got \`${shown.replace(/\s+/g, ' ')}\`.`,
            onThread: `${rule}.`,
        });
    }
}
function splitOutsideBraces(line) {
    const parts = [];
    let [start, depth] = [0, 0];
    for (let at = 0; at < line.length; at += 1) {
        if (line[at] === '{')
            depth += 1;
        if (line[at] === '}')
            depth -= 1;
        if (line[at] !== ',' || depth > 0)
            continue;
        parts.push(line.slice(start, at));
        start = at + 1;
    }
    return [...parts, line.slice(start)];
}
/** One that is there twice: to GitHub, case makes no difference. */
function repeatedName(names) {
    const lower = names.map((name) => name.toLowerCase());
    return names.find((_, index) => lower.indexOf(lower[index] ?? '') !== index);
}
function listed(values) {
    return values.map((value) => `\`${value}\``).join(', ');
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

/***/ 51947:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ab: () => (/* binding */ ViewsResult),
/* harmony export */   Dl: () => (/* binding */ ReceivedJob),
/* harmony export */   Fw: () => (/* binding */ ErrorBody),
/* harmony export */   GU: () => (/* binding */ ViewCounts),
/* harmony export */   Ho: () => (/* binding */ ViewsQuery),
/* harmony export */   ID: () => (/* binding */ ID),
/* harmony export */   Je: () => (/* binding */ AgentJob),
/* harmony export */   Lt: () => (/* binding */ got),
/* harmony export */   aX: () => (/* binding */ MAX_CLASSES_LIMIT),
/* harmony export */   gz: () => (/* binding */ MAX_VIEWS_LIMIT),
/* harmony export */   hV: () => (/* binding */ MAX_RANGE_DAYS),
/* harmony export */   lZ: () => (/* binding */ NO_COUNTS),
/* harmony export */   nN: () => (/* binding */ ClassesQuery),
/* harmony export */   qg: () => (/* binding */ parse),
/* harmony export */   qx: () => (/* binding */ RangeQuery),
/* harmony export */   rD: () => (/* binding */ wholeNumber),
/* harmony export */   wP: () => (/* binding */ PromptRequest),
/* harmony export */   wo: () => (/* binding */ demand)
/* harmony export */ });
/* unused harmony export PageViews */
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(42047);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(64377);
/* harmony import */ var _shared_days_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(65529);
/* harmony import */ var _shared_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(42205);
/* harmony import */ var _job_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(99916);
/* harmony import */ var _values_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(87797);
// The shapes of the contract. Answers are read leniently (unknown fields pass, only `id` and
// `status` are required); requests are read strictly enough to name what is wrong.





/** Goes to outputs and becomes a link: nothing that a browser or a shell would run. */
const WebAddress = zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP()
    .max(2_000)
    .refine((text) => /^https?:\/\/[^\s\p{C}]+$/u.test(text) && URL.canParse(text));
const Change = zod__WEBPACK_IMPORTED_MODULE_4__/* .object */ .Ikc({
    commit: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP().max(64).describe('The commit on the branch.'),
    count: zod__WEBPACK_IMPORTED_MODULE_4__/* .int */ .Whr().min(0).describe('How many files it changes.'),
    files: zod__WEBPACK_IMPORTED_MODULE_4__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_4__/* .object */ .Ikc({
        path: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP(),
        added: zod__WEBPACK_IMPORTED_MODULE_4__/* .int */ .Whr().min(0).optional().describe('Lines added, where it is text.'),
        removed: zod__WEBPACK_IMPORTED_MODULE_4__/* .int */ .Whr().min(0).optional().describe('Lines removed, where it is text.'),
    }))
        .describe('The first files.'),
});
const OpenRequest = zod__WEBPACK_IMPORTED_MODULE_4__/* .object */ .Ikc({
    state: zod__WEBPACK_IMPORTED_MODULE_4__/* ["enum"] */ .k5n(['running', 'queued']),
    requester: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP().nullable().describe('Who asked, if known.'),
    receivedAt: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP().describe('Time it was received.'),
    step: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP().optional().describe('What the agent did last.'),
});
/** What our own service knows beyond the contract. One odd field does not lose the others. */
const DocketExtras = zod__WEBPACK_IMPORTED_MODULE_4__/* .object */ .Ikc({
    reason: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP().nullish().catch(undefined),
    canceledBy: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP()
        .optional()
        .catch(undefined)
        .describe('Who canceled the job, if someone did: an account, or an API key by its name.'),
    checks: zod__WEBPACK_IMPORTED_MODULE_4__/* .array */ .YOg(_job_js__WEBPACK_IMPORTED_MODULE_2__/* .CheckResult */ .KP).optional().catch(undefined),
    usage: _job_js__WEBPACK_IMPORTED_MODULE_2__/* .Usage */ ._U.optional().catch(undefined),
    compareLink: WebAddress.nullish().catch(undefined),
    changed: zod__WEBPACK_IMPORTED_MODULE_4__/* .boolean */ .zMY()
        .optional()
        .catch(undefined)
        .describe('Whether the latest finished request changed any file.'),
    question: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP()
        .optional()
        .catch(undefined)
        .describe('What the agent asks at the end of the latest finished request; the next message answers it.'),
    state: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP()
        .optional()
        .catch(undefined)
        .describe('The state as people read it: `status`, or `canceled`, or `waiting for an answer` where the agent changed nothing and asks something.'),
    tookMs: zod__WEBPACK_IMPORTED_MODULE_4__/* .int */ .Whr()
        .min(0)
        .optional()
        .catch(undefined)
        .describe('Milliseconds from the command to the end of the latest finished request.'),
    change: Change.optional()
        .catch(undefined)
        .describe('What the latest finished request pushed, if it changed any file.'),
    undone: zod__WEBPACK_IMPORTED_MODULE_4__/* .object */ .Ikc({ commit: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP().max(64), title: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP() })
        .optional()
        .catch(undefined)
        .describe('The change that the latest finished request undid or brought back, if it did.'),
    redone: zod__WEBPACK_IMPORTED_MODULE_4__/* .boolean */ .zMY().optional().catch(undefined).describe('It was brought back.'),
    emptied: zod__WEBPACK_IMPORTED_MODULE_4__/* .boolean */ .zMY()
        .optional()
        .catch(undefined)
        .describe('The pull request was closed, because nothing was left on its branch.'),
    undoable: zod__WEBPACK_IMPORTED_MODULE_4__/* .boolean */ .zMY()
        .optional()
        .catch(undefined)
        .describe('The job has a change that can be undone.'),
    repairs: zod__WEBPACK_IMPORTED_MODULE_4__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP())
        .optional()
        .catch(undefined)
        .describe('What the agent fixed after checks failed, one text each time.'),
    requests: zod__WEBPACK_IMPORTED_MODULE_4__/* .array */ .YOg(OpenRequest)
        .optional()
        .catch(undefined)
        .describe('The requests of an active job that are not finished, in order.'),
    waiting: _job_js__WEBPACK_IMPORTED_MODULE_2__/* .Waiting */ .E$.extend({ nextAttempt: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP() })
        .optional()
        .catch(undefined)
        .describe('Something outside, such as the code host, does not answer: since when, why, and when it is tried again.'),
    /** The pull request is a draft because checks fail, or would be if the repository had drafts. */
    draft: zod__WEBPACK_IMPORTED_MODULE_4__/* ["enum"] */ .k5n(['made', 'unsupported']).optional().catch(undefined),
    notice: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP()
        .optional()
        .catch(undefined)
        .describe('Settings of the repository that the server does not use as they are, told once.'),
});
/** What is valid in a URL path of the contract; `isId` checks the same in code. */
const ID = zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP().min(1).max(_values_js__WEBPACK_IMPORTED_MODULE_3__/* .MAX_ID_LENGTH */ .Qx).regex(_values_js__WEBPACK_IMPORTED_MODULE_3__/* .ID_PATTERN */ .pw);
const AgentJob = zod__WEBPACK_IMPORTED_MODULE_4__/* .object */ .Ikc({
    id: ID.describe('Unique identifier of the agent job.'),
    status: zod__WEBPACK_IMPORTED_MODULE_4__/* ["enum"] */ .k5n(_values_js__WEBPACK_IMPORTED_MODULE_3__/* .JOB_STATUSES */ .nE).describe('State of the job.'),
    source: zod__WEBPACK_IMPORTED_MODULE_4__/* .object */ .Ikc({
        repository: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP().describe('Repository the job works on.'),
        ref: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP().describe('Branch or other ref of the repository.'),
    })
        .describe('Information about the source repository.'),
    model: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP().describe('The AI model used for the job.'),
    prLink: zod__WEBPACK_IMPORTED_MODULE_4__/* .url */ .OZ5()
        .nullable()
        .describe('URL of the pull request; null while active and when no file was changed.'),
    createdAt: zod__WEBPACK_IMPORTED_MODULE_5__/* .datetime */ .w$().describe('Time the job was created.'),
    archivedAt: zod__WEBPACK_IMPORTED_MODULE_5__/* .datetime */ .w$().nullable().describe('Time the job was archived.'),
    docket: DocketExtras.optional(),
});
/** The job exists; whatever is odd about the rest of the answer must not lose it. */
const text = zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP().nullish().catch(undefined);
/** A job as any service may answer it. An unknown status is kept, and is not final. */
const ReceivedJob = zod__WEBPACK_IMPORTED_MODULE_4__/* .looseObject */ ._H3({
    id: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP().refine(_values_js__WEBPACK_IMPORTED_MODULE_3__/* .isId */ .eQ),
    status: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP().min(1),
    source: zod__WEBPACK_IMPORTED_MODULE_4__/* .looseObject */ ._H3({ repository: text, ref: text }).nullish().catch(undefined),
    model: text,
    prLink: text,
    createdAt: text,
    archivedAt: text,
    docket: DocketExtras.optional().catch(undefined),
})
    .transform((job) => {
    if (!job.prLink || WebAddress.safeParse(job.prLink).success)
        return job;
    const reason = job.docket?.reason ?? ODD_LINK;
    return { ...job, prLink: null, docket: { ...job.docket, reason } };
});
const ODD_LINK = 'The service sent a pull request link that is not a web address, so it is not shown. Look for the pull request in the service.';
const PromptRequest = zod__WEBPACK_IMPORTED_MODULE_4__/* .object */ .Ikc({
    prompt: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP({ error: 'Field `prompt` must be a string with the request to the agent.' })
        .min(1, 'Field `prompt` is empty. Describe what the agent should do.')
        .describe('The request to the agent.'),
}, {
    error: 'The body must be a JSON object such as {"prompt": "Fix the typo in docs/index.md"}.',
});
const count = zod__WEBPACK_IMPORTED_MODULE_4__/* .int */ .Whr().min(0);
const ViewCounts = zod__WEBPACK_IMPORTED_MODULE_4__/* .object */ .Ikc({ human: count, ai: count, total: count });
const NO_COUNTS = Object.freeze({ human: 0, ai: 0, total: 0 });
const PageViews = ViewCounts.extend({ path: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP() });
const ViewsResult = zod__WEBPACK_IMPORTED_MODULE_4__/* .object */ .Ikc({
    totals: ViewCounts.describe('Site-wide view totals for the whole date range.'),
    views: zod__WEBPACK_IMPORTED_MODULE_4__/* .array */ .YOg(PageViews)
        .describe('Per-page view counts, sorted by total (descending), then by path.'),
    hasMore: zod__WEBPACK_IMPORTED_MODULE_4__/* .boolean */ .zMY().describe('True when more results exist beyond this page.'),
});
const MAX_VIEWS_LIMIT = 250;
const DEFAULT_VIEWS_LIMIT = 50;
/** Far more rows than there are pages anywhere. */
const MAX_OFFSET = 1_000_000_000;
const wholeNumber = (name, min, max, fallback) => {
    const message = `Parameter \`${name}\` must be a whole number from ${min} to ${max}.`;
    return zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP()
        .regex(/^-?\d{1,15}$/, message)
        .transform(Number)
        .pipe(zod__WEBPACK_IMPORTED_MODULE_4__/* .int */ .Whr().min(min, message).max(max, message))
        .default(fallback);
};
const day = (name) => zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP()
    .refine((value) => (0,_values_js__WEBPACK_IMPORTED_MODULE_3__/* .isDate */ .$P)(value), {
    error: (issue) => `Parameter \`${name}\` must be a date such as 2026-11-01 or an ISO 8601 time; got \`${String(issue.input).slice(0, 40)}\`.`,
})
    .meta({ anyOf: ['date', 'date-time'].map((format) => ({ type: 'string', format })) })
    .optional();
const range = {
    dateFrom: day('dateFrom').describe('First day, ISO 8601 or YYYY-MM-DD.'),
    dateTo: day('dateTo').describe('Exclusive upper limit, ISO 8601 or YYYY-MM-DD.'),
};
const pages = (max, fallback) => ({
    limit: wholeNumber('limit', 1, max, fallback).describe('Maximum results per page.'),
    offset: wholeNumber('offset', 0, MAX_OFFSET, 0).describe('Rows to skip.'),
});
/** For our additions to the contract: longer ranges are more often typos in the year than intended. */
const MAX_RANGE_DAYS = 3_660;
const inOrder = ({ dateFrom, dateTo }) => 
// What is not a date has been reported already.
!dateFrom || !dateTo || !((0,_shared_days_js__WEBPACK_IMPORTED_MODULE_0__/* .utcTime */ .SK)(dateFrom) > (0,_shared_days_js__WEBPACK_IMPORTED_MODULE_0__/* .utcTime */ .SK)(dateTo));
const OUT_OF_ORDER = {
    error: 'Parameter `dateTo` is before `dateFrom`. Swap them or leave one out.',
};
const ViewsQuery = zod__WEBPACK_IMPORTED_MODULE_4__/* .object */ .Ikc({ ...range, ...pages(MAX_VIEWS_LIMIT, DEFAULT_VIEWS_LIMIT) })
    .refine(inOrder, OUT_OF_ORDER);
const isShort = ({ dateFrom, dateTo }) => !dateFrom || !dateTo || !((0,_shared_days_js__WEBPACK_IMPORTED_MODULE_0__/* .utcTime */ .SK)(dateTo) - (0,_shared_days_js__WEBPACK_IMPORTED_MODULE_0__/* .utcTime */ .SK)(dateFrom) > MAX_RANGE_DAYS * _shared_days_js__WEBPACK_IMPORTED_MODULE_0__/* .DAY_MS */ .sO);
const TOO_LONG = {
    error: `Parameter \`dateFrom\` is more than ${MAX_RANGE_DAYS} days before \`dateTo\`. Choose a later \`dateFrom\`.`,
};
const shortRange = {
    dateFrom: range.dateFrom.describe(`First day, ISO 8601 or YYYY-MM-DD; at most ${MAX_RANGE_DAYS} days before \`dateTo\`.`),
    dateTo: range.dateTo,
};
const RangeQuery = zod__WEBPACK_IMPORTED_MODULE_4__/* .object */ .Ikc(shortRange)
    .refine(inOrder, OUT_OF_ORDER)
    .refine(isShort, TOO_LONG);
/** Our own extension, so that a report of ten thousand pages takes a few requests, not forty. */
const MAX_CLASSES_LIMIT = 5_000;
const ClassesQuery = zod__WEBPACK_IMPORTED_MODULE_4__/* .object */ .Ikc({ ...shortRange, ...pages(MAX_CLASSES_LIMIT, 1_000) })
    .refine(inOrder, OUT_OF_ORDER)
    .refine(isShort, TOO_LONG);
const ErrorBody = zod__WEBPACK_IMPORTED_MODULE_4__/* .object */ .Ikc({
    error: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP().describe('What is wrong and how to fix it.'),
    details: zod__WEBPACK_IMPORTED_MODULE_4__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_4__/* .object */ .Ikc({ message: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP() })).optional(),
});
// From a value of unknown shape to a request: one error that names every problem.
function parse(schema, value) {
    const error = (issue) => `Field \`${(issue.path ?? []).join('.')}\` ${demand(issue)}.`;
    const result = schema.safeParse(value, { error });
    if (result.success)
        return result.data;
    const problems = result.error.issues.map(({ message }) => message);
    const [only] = problems;
    if (only && problems.length === 1)
        throw new _shared_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .InvalidRequest */ .zh(only);
    throw new _shared_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .InvalidRequest */ .zh(`The request has ${problems.length} problems; see \`details\`.`, {
        details: problems,
    });
}
const KINDS = {
    string: 'be text',
    number: 'be a number',
    int: 'be a whole number',
    boolean: 'be true or false',
    array: 'be a list',
    object: 'be a map of names and values',
    record: 'be a map of names and values',
};
/** What is wrong with a value, where its schema has no words for it: `must be a list; got \`x\``. */
function demand(issue) {
    if (issue.input === undefined)
        return 'is required';
    switch (issue.code) {
        case 'invalid_type':
            return `must ${KINDS[issue.expected] ?? `be of the type ${issue.expected}`}${got(issue.input)}`;
        case 'invalid_value':
            return `must be ${either(issue.values)}${got(issue.input)}`;
        case 'too_small':
        case 'too_big':
            return `must ${bounds(issue)}`;
        default:
            return `is not valid${got(issue.input)}`;
    }
}
/** What was found there, where it is short. */
function got(input) {
    const isPlain = ['string', 'number', 'boolean'].includes(typeof input);
    const text = String(input).replace(/[`\s\p{C}]+/gu, ' ');
    return isPlain && text.trim() !== '' && text.length <= 40 ? `; got \`${text}\`` : '';
}
function either(values) {
    const names = values.map((value) => `\`${value}\``);
    const last = names.pop();
    if (names.length === 0)
        return String(last);
    return `${names.join(', ')}${names.length > 1 ? ',' : ''} or ${last}`;
}
function bounds(issue) {
    const { origin, minimum, maximum } = issue;
    const edge = minimum === undefined ? `at most ${maximum}` : `at least ${minimum}`;
    if (origin === 'string')
        return minimum === 1 ? 'not be empty' : `have ${edge} characters`;
    if (origin === 'array')
        return minimum === 1 ? 'not be empty' : `have ${edge} entries`;
    return `be ${edge}`;
}


/***/ }),

/***/ 33379:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C5: () => (/* binding */ readDocsPaths),
/* harmony export */   Ce: () => (/* binding */ FILE_MODES),
/* harmony export */   bK: () => (/* binding */ DEFAULT_DOCS_PATHS),
/* harmony export */   xE: () => (/* binding */ CONTEXT_FOLDER)
/* harmony export */ });
/* harmony import */ var _shared_glob_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77012);
// What an agent changed, one entry per path: the diff that the fence and the scan look at.

const FILE_MODES = ['100644', '100755', '120000', '160000'];
// `docs-paths`: globs of the files that a change may touch, and names of single ones.
const DEFAULT_DOCS_PATHS = [
    'docs/**',
    '**/*.md',
    '**/*.mdx',
    'docs.json',
];
/** Where an agent finds other repositories in its copy, while it runs. */
const CONTEXT_FOLDER = '.docket-context';
function readDocsPaths(globs) {
    const open = (0,_shared_glob_js__WEBPACK_IMPORTED_MODULE_0__/* .matchesAny */ ._I)(globs);
    const each = globs
        .filter((glob) => !glob.startsWith('!'))
        .map((glob) => ({ glob, fits: (0,_shared_glob_js__WEBPACK_IMPORTED_MODULE_0__/* .matchesAny */ ._I)([glob]) }));
    return {
        covering: (path) => open(path) ? each.filter(({ fits }) => fits(path)).map(({ glob }) => glob) : [],
        lists: (path) => globs.includes(path) && open(path),
        text: globs.join(', '),
    };
}


/***/ }),

/***/ 42423:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E9: () => (/* binding */ dollars),
/* harmony export */   _: () => (/* binding */ decimal),
/* harmony export */   pJ: () => (/* binding */ NOT_MEASURED),
/* harmony export */   rs: () => (/* binding */ costText)
/* harmony export */ });
/** Millionths of a dollar as people read them: cents, or four decimals below a dollar; rounded up. */
function dollars(micros) {
    return `$${decimal(Math.ceil(micros / 100) * 100, micros >= 1_000_000 ? 2 : 4)}`;
}
/** Millionths of a dollar as a number for programs, exactly: `0.0123`. */
function decimal(micros, digits = 6) {
    const step = 10 ** (6 - digits);
    const rounded = Math.ceil(micros / step) * step;
    const fraction = String(rounded % 1_000_000)
        .padStart(6, '0')
        .replace(/0{1,4}$/, '');
    return `${Math.floor(rounded / 1_000_000)}.${fraction}`;
}
/** What a person reads where nobody measured it, as with programs that report no tokens. */
const NOT_MEASURED = 'not measured';
/** A cost of zero is not shown where a part is unknown: “at least $0” tells nobody anything. */
function costText({ costMicros, incomplete, }) {
    if (costMicros === undefined || (incomplete && costMicros === 0))
        return NOT_MEASURED;
    return `${incomplete ? 'at least ' : ''}${dollars(costMicros)}`;
}


/***/ }),

/***/ 93553:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   o: () => (/* binding */ deepFreeze)
/* harmony export */ });
/**
 * The value and everything in it can no longer be changed: it may be handed out without a copy. What
 * is frozen already is taken to be frozen throughout.
 */
function deepFreeze(value) {
    if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
        Object.freeze(value);
        for (const inner of Object.values(value))
            deepFreeze(inner);
    }
    return value;
}


/***/ }),

/***/ 20497:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H: () => (/* binding */ takeLock)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(42205);
/* harmony import */ var _runtime_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(82860);
// One holder at a time, between processes. The operating system keeps the lock, through SQLite's
// file locks, and drops it when the process dies: there is no stale lock to judge, and so no two
// processes that both judge it. The empty file stays behind, because removing it would let one
// process lock a file that another can no longer find.



const SQLITE_BUSY = 5;
/** Two that race at the same moment can both be refused, so each tries again after a random pause. */
const TRIES = 5;
const LONGEST_PAUSE_MS = 20;
/** Undefined if someone else, in this process or another one, holds the lock. */
async function takeLock(path, clock = _runtime_js__WEBPACK_IMPORTED_MODULE_2__/* .systemClock */ .ml) {
    for (let tried = 1;; tried += 1) {
        const lock = await tryLock(path);
        if (lock || tried === TRIES)
            return lock;
        await clock.sleep(Math.random() * LONGEST_PAUSE_MS);
    }
}
async function tryLock(path) {
    const { DatabaseSync } = await Promise.resolve(/* import() */).then(__webpack_require__.t.bind(__webpack_require__, 80099, 19));
    try {
        const file = new DatabaseSync(path);
        try {
            await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.chmod)(path, 0o600);
            file.exec('BEGIN EXCLUSIVE');
        }
        catch (error) {
            file.close();
            throw error;
        }
        return { release: () => file.close() };
    }
    catch (cause) {
        if (cause.errcode === SQLITE_BUSY)
            return undefined;
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .SetupError */ .w3(`${path} cannot be locked. Make sure that Docket may write there and that the file system has locks; if the file is not empty, remove it.`, { cause });
    }
}


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

/***/ 23771:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   J1: () => (/* binding */ COMMAND_WORD),
/* harmony export */   Jg: () => (/* binding */ isWord),
/* harmony export */   QC: () => (/* binding */ startsLine)
/* harmony export */ });
// Lines of Markdown, for those who must not load its parser.
const COMMAND_WORD = /^\/[\w-]+$/;
/** Does a line start here? Up to three spaces may come first; four make code. */
function startsLine(text, at) {
    let start = at;
    while (at - start < 3 && text[start - 1] === ' ')
        start -= 1;
    return start === 0 || text[start - 1] === '\n' || text[start - 1] === '\r';
}
/**
 * The word in upper or lower case, as workflows compare it. Spaces and punctuation end it, and nothing
 * else: a slash, an invisible, or a look-alike character makes another word.
 */
function isWord(text, at, word) {
    const end = at + word.length;
    const found = text.slice(at, end);
    // Some letters that are not ASCII become ASCII in lower case.
    if (text[at] !== word[0] || !COMMAND_WORD.test(found))
        return false;
    return found.toLowerCase() === word.toLowerCase() && WORD_END.test(text.slice(end, end + 2));
}
const WORD_END = /^(?:$|[ \t\u00a0\r\n:,;：，、；]|[.!?…](?:$|[ \t\u00a0\r\n.!?…]))/;


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

/***/ 5642:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Gf: () => (/* binding */ orNoDataDir),
/* harmony export */   cO: () => (/* binding */ makeDataDir),
/* harmony export */   iq: () => (/* binding */ openDataDir),
/* harmony export */   rR: () => (/* binding */ deleteDataDir),
/* harmony export */   yS: () => (/* binding */ folderOf)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
/* harmony import */ var _shared_errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(42205);
/* harmony import */ var _shared_git_git_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(60958);
/* harmony import */ var _shared_lock_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(20497);
/* harmony import */ var _shared_remove_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(66154);
// The folder of a server: one process at a time, and the repository that holds its state.







/** Git never sees what is in it: records, and the hashes of keys. */
async function makeDataDir(dir) {
    const made = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.mkdir)(dir, { recursive: true, mode: 0o700 });
    // Any other folder that was there before may have files of someone else in it.
    if (made === undefined && (0,node_path__WEBPACK_IMPORTED_MODULE_2__.basename)(dir) !== '.docket')
        return;
    await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.writeFile)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(dir, '.gitignore'), '*\n', { flag: 'wx' }).catch((error) => {
        if (error.code !== 'EEXIST')
            throw error;
    });
}
/** Without a trace in a folder that was not there before, if it fails. */
async function orNoDataDir(dir, start) {
    const isNew = !(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(dir);
    try {
        return await start();
    }
    catch (error) {
        if (isNew)
            await (0,_shared_remove_js__WEBPACK_IMPORTED_MODULE_6__/* .removeTree */ .d)(dir);
        throw error;
    }
}
async function openDataDir(dir, project, path) {
    const data = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.resolve)(dir);
    await makeDataDir(data);
    const lock = await lockFolder(data);
    try {
        await claim((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(data, 'project'), project);
        const state = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(data, 'state.git');
        await createState(state, path);
        const scratch = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(data, 'scratch');
        await (0,_shared_remove_js__WEBPACK_IMPORTED_MODULE_6__/* .removeTree */ .d)(scratch);
        return { path: data, state, scratch, release: lock.release };
    }
    catch (error) {
        lock.release();
        throw error;
    }
}
/** Two servers would each answer from their own memory of the same state. */
async function lockFolder(dir) {
    const lock = await (0,_shared_lock_js__WEBPACK_IMPORTED_MODULE_5__/* .takeLock */ .H)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(dir, 'folder.lock'));
    if (lock)
        return lock;
    throw new _shared_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .SetupError */ .w3('Another process already uses this folder. Stop it, or choose another folder with --data.');
}
async function deleteDataDir(dir) {
    const lock = await lockFolder(dir);
    await (0,_shared_remove_js__WEBPACK_IMPORTED_MODULE_6__/* .removeTree */ .d)(dir).finally(() => lock.release());
}
/** An id can contain what a file system does not take, or what it takes for another folder. */
function folderOf(dir, id) {
    const name = encodeURIComponent(id).replace(/[.*]/g, (mark) => `%${mark.charCodeAt(0).toString(16)}`);
    return (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(dir, 'projects', name);
}
async function createState(dir, path) {
    if ((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(dir, 'HEAD')))
        return;
    const git = (0,_shared_git_git_js__WEBPACK_IMPORTED_MODULE_4__.createGit)({ path });
    await git.run(['init', '--quiet', '--bare', dir]);
    await git.run(['--git-dir', dir, 'config', 'uploadpack.allowFilter', 'true']);
}
/** Jobs and views of one project must never be used by a server of another. */
async function claim(file, project) {
    const owner = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.readFile)(file, 'utf8').catch(() => undefined);
    if (owner === undefined)
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.writeFile)(file, project, { mode: 0o600 });
    else if (owner !== project) {
        throw new _shared_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .SetupError */ .w3(`This folder belongs to project \`${owner}\`; give project \`${project}\` another --data.`);
    }
}


/***/ }),

/***/ 54375:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E: () => (/* binding */ REPORT_FORMATS)
/* harmony export */ });
const REPORT_FORMATS = ['csv', 'json', 'html'];


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
