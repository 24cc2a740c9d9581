export const id = 1279;
export const ids = [1279];
export const modules = {

/***/ 17734:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B: () => (/* binding */ openOnDemand)
/* harmony export */ });
/* harmony import */ var _service_projects_project_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(96586);

/** A change of a project's settings takes effect after at most this long. */
const FRESH_MS = 1_000;
/**
 * `configure` adds the settings that are kept elsewhere. It is opened again when any of them change; the
 * recorded ID of a repository is asked for with every use.
 */
function openOnDemand(projects, configure, open, clock) {
    const known = new Map();
    const opened = new Map();
    function find(id) {
        const seen = known.get(id);
        if (seen && clock.now() - seen.readAt < FRESH_MS)
            return seen.project;
        const project = projects.find(id);
        // Ids that never were must not fill the memory.
        if (known.size > MAX_KNOWN)
            known.clear();
        known.set(id, { project, readAt: clock.now() });
        project.catch(() => known.delete(id));
        return project;
    }
    async function settings(id) {
        const found = await find(id);
        if (!found)
            throw (0,_service_projects_project_js__WEBPACK_IMPORTED_MODULE_0__/* .unknownProject */ .Sx)(id);
        return configure(found);
    }
    return {
        settings,
        has: async (id) => (await find(id)) !== null,
        find,
        async open(id) {
            const project = await settings(id);
            const text = JSON.stringify(project, (key, value) => key === 'repositoryId' ? undefined : value);
            const before = opened.get(id);
            if (before?.settings === text)
                return before.work;
            const work = closed(before).then(() => open(project));
            const now = { settings: text, work };
            opened.set(id, now);
            work.catch(() => opened.get(id) === now && opened.delete(id));
            return work;
        },
        async closeAll() {
            await Promise.all([...opened.values()].map(closed));
        },
    };
}
const MAX_KNOWN = 10_000;
async function closed(before) {
    const open = await before?.work.catch(() => undefined);
    await open?.close();
}


/***/ }),

/***/ 39864:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   S: () => (/* binding */ ownSettings),
/* harmony export */   d: () => (/* binding */ hostedSettings)
/* harmony export */ });
/* harmony import */ var _config_settings_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(81910);
/* harmony import */ var _github_client_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(31287);
/* harmony import */ var _github_settings_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(43637);
/* harmony import */ var _github_thread_host_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(54572);
/* harmony import */ var _shared_clock_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(66122);
/* harmony import */ var _shared_errors_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(42205);
/* harmony import */ var _shared_text_yaml_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(75783);







async function ownSettings(project) {
    const { config } = project.settings;
    return { project, config: config === undefined ? null : (0,_config_settings_js__WEBPACK_IMPORTED_MODULE_0__/* .parseConfig */ .o4)(config) };
}
/** A change on the default branch takes effect after at most this long. */
const FRESH_MS = 15_000;
/** Repositories that are gone, and long files, must not fill the memory. */
const MAX_KNOWN = 10_000;
const MAX_CHARACTERS = 1_000 * _shared_text_yaml_js__WEBPACK_IMPORTED_MODULE_6__/* .MAX_YAML_CHARACTERS */ ._x;
function hostedSettings({ env, app, thread, log, }) {
    const known = new Map();
    const read = new Map();
    /** Of the files that are kept, by name. */
    const lengths = new Map();
    let characters = 0;
    /** A file that is too long stays so long that it is refused. */
    function bounded(name, text) {
        const isLong = text !== null && text.length > _shared_text_yaml_js__WEBPACK_IMPORTED_MODULE_6__/* .MAX_YAML_CHARACTERS */ ._x;
        // A copy: a part of a string keeps all of it.
        const kept = isLong ? Buffer.from(text.slice(0, _shared_text_yaml_js__WEBPACK_IMPORTED_MODULE_6__/* .MAX_YAML_CHARACTERS */ ._x + 1)).toString() : text;
        const length = kept?.length ?? 0;
        characters += length - (lengths.get(name) ?? 0);
        lengths.set(name, length);
        if (characters > MAX_CHARACTERS)
            forget();
        return kept;
    }
    function forget() {
        for (const map of [known, read, lengths])
            map.clear();
        characters = 0;
    }
    /** The file as it is now, or as it was a few seconds ago. */
    function fresh(name, read) {
        const before = known.get(name);
        if (before && _shared_clock_js__WEBPACK_IMPORTED_MODULE_4__/* .systemClock */ .m.now() - before.readAt < FRESH_MS)
            return before.text;
        const keep = (found) => bounded(name, found);
        const text = read().then(keep, (error) => {
            if (!before)
                throw error;
            log.warn(`The settings in ${name} could not be read again: ${(0,_shared_errors_js__WEBPACK_IMPORTED_MODULE_5__/* .sentence */ .em)(error)}`);
            return before.text;
        });
        if (known.size > MAX_KNOWN)
            forget();
        known.set(name, { text, readAt: _shared_clock_js__WEBPACK_IMPORTED_MODULE_4__/* .systemClock */ .m.now() });
        text.catch(() => known.delete(name));
        return text;
    }
    async function readFiles(repo, ids) {
        if (!app) {
            throw new _shared_errors_js__WEBPACK_IMPORTED_MODULE_5__/* .SetupError */ .w3(`${repo} belongs to a GitHub App. Set APP_ID and PRIVATE_KEY or PRIVATE_KEY_PATH.`);
        }
        const hostWith = (token) => (0,_github_thread_host_js__WEBPACK_IMPORTED_MODULE_3__.createThreadHost)((0,_github_client_js__WEBPACK_IMPORTED_MODULE_1__.createGithub)((0,_github_settings_js__WEBPACK_IMPORTED_MODULE_2__.githubSettings)(env, { repository: repo, token, log })));
        const [own, organization] = await Promise.all([
            fresh(`${repo} (${ids.repository})`, () => hostWith(app.tokensOf(ids)).readFile(_config_settings_js__WEBPACK_IMPORTED_MODULE_0__/* .CONFIG_PATH */ .tF)),
            fresh((0,_config_settings_js__WEBPACK_IMPORTED_MODULE_0__/* .organizationOf */ .d1)(repo), () => hostWith(app.readingTokens(ids.installation)).readOwnersFile(_config_settings_js__WEBPACK_IMPORTED_MODULE_0__/* .ORGANIZATION_PATH */ .Kw)),
        ]);
        return { own, organization };
    }
    /** Each version of a project's files is parsed once, whether it is valid or not. */
    function configOf(repo, files) {
        const { own, organization } = files;
        const before = read.get(repo);
        if (before?.own === own && before.organization === organization)
            return before.config;
        const config = parse(repo, files);
        if (read.size > MAX_KNOWN)
            forget();
        read.set(repo, { own, organization, config });
        config.catch((error) => {
            // It says nothing about the files.
            if (!(error instanceof _shared_errors_js__WEBPACK_IMPORTED_MODULE_5__/* .InvalidRequest */ .zh) && read.get(repo)?.config === config)
                read.delete(repo);
        });
        return config;
    }
    async function parse(repo, { own, organization }) {
        const organizationName = (0,_config_settings_js__WEBPACK_IMPORTED_MODULE_0__/* .organizationOf */ .d1)(repo);
        const settings = await thread.read({ repository: own, organization, organizationName });
        (0,_config_settings_js__WEBPACK_IMPORTED_MODULE_0__/* .warnOfLocked */ .wC)(settings, repo, { warn: (words) => log.warn(`${repo}: ${words}`) });
        insistOnOwnMachine(settings.config);
        return settings.config;
    }
    return async (project) => {
        const { app: ids, repo, settings } = project;
        // GitHub lets nobody read the files of a suspended one, and nothing is done in it.
        if (!ids || ids.suspended || settings.config !== undefined)
            return ownSettings(project);
        return { project, config: await configOf(repo, await readFiles(repo, ids)) };
    };
}
/** These name variables and files of the machine, which do not belong to whoever writes the file. */
function insistOnOwnMachine({ agent, views }) {
    const wrong = [
        ...(agent.env.length > 0 ? ['`agent.env`'] : []),
        ...(views['agent-ranges'].length > 0 ? ['`views.agent-ranges`'] : []),
    ];
    if (wrong.length === 0)
        return;
    throw new _shared_errors_js__WEBPACK_IMPORTED_MODULE_5__/* .InvalidRequest */ .zh(`${wrong.join(' and ')} cannot be used in a repository with the GitHub App, because variables and files belong to the operator of the server. Remove ${wrong.length === 1 ? 'it' : 'them'}, or ask the operator for docket projects set --config.`);
}


/***/ }),

/***/ 31279:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   serveFolder: () => (/* binding */ serveFolder)
/* harmony export */ });
/* unused harmony export folderOf */
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _jobs_job_counts_js__WEBPACK_IMPORTED_MODULE_16__ = __webpack_require__(93167);
/* harmony import */ var _jobs_local_wake_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(65535);
/* harmony import */ var _service_embedded_service_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(22938);
/* harmony import */ var _shared_clock_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(66122);
/* harmony import */ var _shared_errors_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(42205);
/* harmony import */ var _store_audit_file_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(28264);
/* harmony import */ var _store_key_file_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(79768);
/* harmony import */ var _store_project_file_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(26818);
/* harmony import */ var _store_session_files_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(75684);
/* harmony import */ var _dashboard_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(54632);
/* harmony import */ var _folder_project_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(43893);
/* harmony import */ var _http_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(9635);
/* harmony import */ var _on_demand_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(17734);
/* harmony import */ var _project_settings_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(39864);
/* harmony import */ var _set_up_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(89379);
/* harmony import */ var _telemetry_js__WEBPACK_IMPORTED_MODULE_15__ = __webpack_require__(87599);
// `docket serve --data DIR`: every project of the folder, each in a folder of its own below it.

















async function serveFolder({ dir, port, host, concurrency, isolation, publicUrl }, terminal, env) {
    const lines = (0,_http_js__WEBPACK_IMPORTED_MODULE_11__/* .openLines */ .es)(terminal);
    const { log } = lines;
    const keys = (0,_store_key_file_js__WEBPACK_IMPORTED_MODULE_6__/* .fileKeyStore */ .b)(dir, _shared_clock_js__WEBPACK_IMPORTED_MODULE_3__/* .systemClock */ .m);
    const hasKeys = await (0,_http_js__WEBPACK_IMPORTED_MODULE_11__/* .hasValidKey */ .Ew)(keys);
    const projects = (0,_store_project_file_js__WEBPACK_IMPORTED_MODULE_7__/* .fileProjects */ .z)(dir, _shared_clock_js__WEBPACK_IMPORTED_MODULE_3__/* .systemClock */ .m);
    const listed = await projects.list();
    if (listed.length === 0) {
        throw new _shared_errors_js__WEBPACK_IMPORTED_MODULE_4__/* .SetupError */ .w3(`There are no projects in ${dir}. Add one with docket projects add, or use --project, --repo, and --agent-command or --model-url to serve one.`);
    }
    const slots = new _jobs_local_wake_js__WEBPACK_IMPORTED_MODULE_1__/* .Slots */ .W(concurrency);
    const telemetry = await (0,_telemetry_js__WEBPACK_IMPORTED_MODULE_15__/* .openTelemetry */ .G)({
        env,
        log,
        jobCounts: async () => (0,_jobs_job_counts_js__WEBPACK_IMPORTED_MODULE_16__/* .addJobCounts */ .R)(await Promise.all(listed.map(async ({ id }) => (await openProjects.open(id)).jobCounts()))),
    });
    const address = (0,_http_js__WEBPACK_IMPORTED_MODULE_11__/* .serverAddress */ .aD)();
    const open = ({ project, config }) => (0,_folder_project_js__WEBPACK_IMPORTED_MODULE_10__/* .openFolderProject */ .O)(project, {
        address: address.promise,
        record: projects.record,
        config,
        dir: folderOf(dir, project.id),
        env,
        isolation,
        log,
        slots,
        ended: telemetry.telemetry?.instruction,
    });
    const openProjects = (0,_on_demand_js__WEBPACK_IMPORTED_MODULE_12__/* .openOnDemand */ .B)(projects, _project_settings_js__WEBPACK_IMPORTED_MODULE_13__/* .ownSettings */ .S, open, _shared_clock_js__WEBPACK_IMPORTED_MODULE_3__/* .systemClock */ .m);
    const openOrSay = (0,_set_up_js__WEBPACK_IMPORTED_MODULE_14__/* .sayingWhyNot */ .t)(openProjects.open, log);
    // Their unfinished jobs continue at once. A project that cannot be opened delays no other.
    for (const { id } of listed) {
        await openProjects
            .open(id)
            .catch((error) => log.error(`Project ${id} cannot be served: ${(0,_shared_errors_js__WEBPACK_IMPORTED_MODULE_4__/* .sentence */ .em)(error)}`));
    }
    const service = (0,_service_embedded_service_js__WEBPACK_IMPORTED_MODULE_2__/* .manyServices */ .KH)(async (id) => (await openOrSay(id)).service);
    const dashboard = (0,_dashboard_js__WEBPACK_IMPORTED_MODULE_9__/* .openDashboard */ .N)({
        service,
        engineOf: async (id) => (await openOrSay(id)).engine,
        projects: () => projects.list(),
        keys,
        audit: (0,_store_audit_file_js__WEBPACK_IMPORTED_MODULE_5__/* .fileAudit */ .g)(dir),
        pull: async (id, number) => (await (await openOrSay(id)).pulls?.read(number)) ?? null,
        sessions: (0,_store_session_files_js__WEBPACK_IMPORTED_MODULE_8__/* .fileSessions */ .K)(dir, _shared_clock_js__WEBPACK_IMPORTED_MODULE_3__/* .systemClock */ .m),
        installation: async () => ({ app: null, workers: null }),
        publicUrl,
        log,
        say: terminal.err,
    });
    const { url, stop } = await (0,_http_js__WEBPACK_IMPORTED_MODULE_11__/* .listenTo */ .rq)({
        env,
        telemetry,
        service,
        projects: openProjects,
        keys,
        dashboard: dashboard.deps,
        collecting: async (id) => (await openProjects.has(id)) ? (await openOrSay(id)).collecting : undefined,
        listed: listed.map(({ id }) => id),
        port,
        host,
        lines,
        address,
        drain: () => openProjects.closeAll(),
    });
    return { url, hasKeys, signIn: await dashboard.start(url), stop };
}
/** An id can contain what a file system does not take, or what it takes for another folder. */
function folderOf(dir, id) {
    const name = encodeURIComponent(id).replace(/[.*]/g, (mark) => `%${mark.charCodeAt(0).toString(16)}`);
    return (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(dir, 'projects', name);
}


/***/ }),

/***/ 89379:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   t: () => (/* binding */ sayingWhyNot)
/* harmony export */ });
/* harmony import */ var _shared_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(42205);
// A project that is set up wrongly: its callers can do nothing about it, but learn why.

function sayingWhyNot(open, log) {
    return async (id) => {
        try {
            return await open(id);
        }
        catch (error) {
            if (!(error instanceof _shared_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .SetupError */ .w3 || error instanceof _shared_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .InvalidRequest */ .zh))
                throw error;
            log.error(`Project ${id} cannot be served: ${(0,_shared_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .sentence */ .em)(error)}`);
            const { message, details } = error;
            throw new _shared_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .Unavailable */ .$P(`The project is not set up correctly. ${message}`, {
                cause: error,
                details,
            });
        }
    };
}


/***/ }),

/***/ 26818:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   z: () => (/* binding */ fileProjects)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(42047);
/* harmony import */ var _service_projects_project_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(96586);
/* harmony import */ var _shared_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(42205);
/* harmony import */ var _json_file_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(85717);
// The projects of a server in a file of its data folder.




const Entry = zod__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({
    id: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP(),
    repo: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP(),
    repositoryId: zod__WEBPACK_IMPORTED_MODULE_3__/* .int */ .Whr().optional(),
    settings: _service_projects_project_js__WEBPACK_IMPORTED_MODULE_0__/* .ProjectSettings */ .bq,
});
function fileProjects(dir, clock) {
    const remedy = 'Restore it, or move it away and add the projects again.';
    const file = (0,_json_file_js__WEBPACK_IMPORTED_MODULE_2__/* .jsonFile */ .d)({ dir, name: 'projects', entry: Entry, remedy, clock });
    return {
        list: async () => [...(await file.list())].sort((a, b) => (a.id < b.id ? -1 : 1)),
        find: async (id) => (await file.list()).find((project) => project.id === id) ?? null,
        add: (project) => file.update((projects) => {
            if (!projects.some(({ id }) => id === project.id))
                return [...projects, project];
            throw new _shared_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .Conflict */ .lt(`There is already a project \`${project.id}\`. Change it with docket projects set.`);
        }),
        replace: (project) => file.update((projects) => {
            if (!projects.some(({ id }) => id === project.id))
                throw (0,_service_projects_project_js__WEBPACK_IMPORTED_MODULE_0__/* .unknownProject */ .Sx)(project.id);
            return projects.map((known) => (known.id === project.id ? project : known));
        }),
        async record(id, repositoryId) {
            let recorded = repositoryId;
            await file.update((projects) => {
                const known = projects.find((project) => project.id === id);
                if (!known)
                    throw (0,_service_projects_project_js__WEBPACK_IMPORTED_MODULE_0__/* .unknownProject */ .Sx)(id);
                recorded = known.repositoryId ?? repositoryId;
                if (known.repositoryId !== undefined)
                    return projects;
                return projects.map((one) => (one === known ? { ...one, repositoryId } : one));
            });
            return recorded;
        },
        remove: (gone) => file.update((projects) => {
            if (!projects.some(({ id }) => id === gone))
                throw (0,_service_projects_project_js__WEBPACK_IMPORTED_MODULE_0__/* .unknownProject */ .Sx)(gone);
            return projects.filter(({ id }) => id !== gone);
        }),
    };
}


/***/ })

};
