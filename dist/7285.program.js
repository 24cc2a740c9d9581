export const id = 7285;
export const ids = [7285,7870];
export const modules = {

/***/ 172:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B: () => (/* binding */ openOnDemand)
/* harmony export */ });
/* harmony import */ var _projects_project_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7870);

/** A change of a project's settings takes effect after at most this long. */
const FRESH_MS = 1_000;
function openOnDemand(projects, open, clock) {
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
    return {
        has: async (id) => (await find(id)) !== null,
        async open(id) {
            const project = await find(id);
            if (!project)
                throw (0,_projects_project_js__WEBPACK_IMPORTED_MODULE_0__/* .unknownProject */ .Sx)(id);
            const settings = JSON.stringify(project);
            const before = opened.get(id);
            if (before?.settings === settings)
                return before.work;
            const work = closed(before).then(() => open(project));
            const now = { settings, work };
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

/***/ 67285:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   serveFolder: () => (/* binding */ serveFolder)
/* harmony export */ });
/* unused harmony export folderOf */
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _action_config_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(33428);
/* harmony import */ var _embedded_many_services_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(23677);
/* harmony import */ var _shared_clock_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(66122);
/* harmony import */ var _shared_errors_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(42205);
/* harmony import */ var _store_key_file_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(79768);
/* harmony import */ var _store_project_file_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(26818);
/* harmony import */ var _folder_project_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(97792);
/* harmony import */ var _http_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(77845);
/* harmony import */ var _on_demand_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(172);
// `docket serve --data DIR`: every project of the folder, each in a folder of its own below it.










async function serveFolder({ dir, port, host }, terminal, env) {
    const lines = (0,_http_js__WEBPACK_IMPORTED_MODULE_8__/* .openLines */ .es)(terminal);
    const { log } = lines;
    const keys = (0,_store_key_file_js__WEBPACK_IMPORTED_MODULE_5__/* .fileKeyStore */ .b)(dir, _shared_clock_js__WEBPACK_IMPORTED_MODULE_3__/* .systemClock */ .m);
    const hasKeys = await (0,_http_js__WEBPACK_IMPORTED_MODULE_8__/* .hasValidKey */ .Ew)(keys);
    const projects = (0,_store_project_file_js__WEBPACK_IMPORTED_MODULE_6__/* .fileProjects */ .z)(dir, _shared_clock_js__WEBPACK_IMPORTED_MODULE_3__/* .systemClock */ .m);
    const listed = await projects.list();
    if (listed.length === 0) {
        throw new _shared_errors_js__WEBPACK_IMPORTED_MODULE_4__/* .SetupError */ .w3(`There are no projects in ${dir}. Add one with docket projects add, or use --project, --repo, and --agent-command or --model-url to serve one.`);
    }
    const open = async (project) => {
        const { config: text } = project.settings;
        const config = text === undefined ? null : (0,_action_config_js__WEBPACK_IMPORTED_MODULE_1__/* .parseConfig */ .o4)(text);
        const opened = await (0,_folder_project_js__WEBPACK_IMPORTED_MODULE_7__/* .openFolderProject */ .O)(project, {
            config,
            dir: folderOf(dir, project.id),
            env,
            log,
        });
        const { pages } = opened;
        if (pages) {
            terminal.err(`Pull requests of ${project.id} (the link includes the access key): ${pages}\n`);
        }
        return opened;
    };
    const desk = (0,_on_demand_js__WEBPACK_IMPORTED_MODULE_9__/* .openOnDemand */ .B)(projects, open, _shared_clock_js__WEBPACK_IMPORTED_MODULE_3__/* .systemClock */ .m);
    // Their unfinished jobs continue at once. A project that cannot be opened delays no other.
    for (const { id } of listed) {
        await desk
            .open(id)
            .catch((error) => log.error(`Project ${id} cannot be served: ${(0,_shared_errors_js__WEBPACK_IMPORTED_MODULE_4__/* .sentence */ .em)(error)}`));
    }
    const { url, stop } = await (0,_http_js__WEBPACK_IMPORTED_MODULE_8__/* .listenTo */ .rq)({
        service: (0,_embedded_many_services_js__WEBPACK_IMPORTED_MODULE_2__/* .manyServices */ .K)(async (id) => (await desk.open(id)).service),
        projects: desk,
        keys,
        collecting: async (id) => ((await desk.has(id)) ? (await desk.open(id)).collecting : undefined),
        listed: listed.map(({ id }) => id),
        port,
        host,
        lines,
        drain: () => desk.closeAll(),
    });
    return { url, hasKeys, stop };
}
/** An id can contain what a file system does not take, or what it takes for another folder. */
function folderOf(dir, id) {
    const name = encodeURIComponent(id).replace(/[.*]/g, (mark) => `%${mark.charCodeAt(0).toString(16)}`);
    return (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(dir, 'projects', name);
}


/***/ }),

/***/ 23677:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K: () => (/* binding */ manyServices)
/* harmony export */ });
/* harmony import */ var _shared_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(42205);

function manyServices(open) {
    async function insightsOf(projectId) {
        const { insights } = await open(projectId);
        if (insights)
            return insights;
        throw new _shared_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .NotFound */ .Mk('This project does not count page views. Add its access logs to it first.');
    }
    return {
        createJob: async (projectId, ...rest) => (await open(projectId)).createJob(projectId, ...rest),
        sendMessage: async (projectId, ...rest) => (await open(projectId)).sendMessage(projectId, ...rest),
        getJob: async (projectId, ...rest) => (await open(projectId)).getJob(projectId, ...rest),
        getViews: async (projectId, ...rest) => (await open(projectId)).getViews(projectId, ...rest),
        control: {
            cancel: async (projectId, ...rest) => controlOf(await open(projectId)).cancel(projectId, ...rest),
            archive: async (projectId, ...rest) => controlOf(await open(projectId)).archive(projectId, ...rest),
        },
        directory: {
            list: async (projectId, ...rest) => directoryOf(await open(projectId)).list(projectId, ...rest),
            async *events(projectId, ...rest) {
                yield* directoryOf(await open(projectId)).events(projectId, ...rest);
            },
            usage: async (projectId, ...rest) => directoryOf(await open(projectId)).usage(projectId, ...rest),
        },
        insights: {
            insights: async (projectId, ...rest) => (await insightsOf(projectId)).insights(projectId, ...rest),
            async *classesByPage(projectId, ...rest) {
                yield* (await insightsOf(projectId)).classesByPage(projectId, ...rest);
            },
        },
    };
}
function controlOf({ control }) {
    if (control)
        return control;
    throw new _shared_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .NotFound */ .Mk('This service does not support canceling or archiving jobs.');
}
function directoryOf({ directory }) {
    if (directory)
        return directory;
    throw new _shared_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .NotFound */ .Mk('This service cannot list jobs.');
}


/***/ }),

/***/ 7870:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   EW: () => (/* binding */ checkSettings),
/* harmony export */   Sx: () => (/* binding */ unknownProject),
/* harmony export */   bq: () => (/* binding */ ProjectSettings)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(42047);
/* harmony import */ var _shared_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(42205);
/* harmony import */ var _shared_glob_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(14202);
// A project: a repository, and how jobs in it are done. The port behind which projects are stored.



const MAX_CONFIG = 100_000;
const line = zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP()
    .min(1)
    .max(2_000)
    .regex(/^[^\u0000-\u0008\u000a-\u001f\u007f]*$/, 'must be one line');
const glob = line.superRefine((text, context) => {
    const wrong = (0,_shared_glob_js__WEBPACK_IMPORTED_MODULE_1__/* .globProblem */ .AI)(text);
    if (wrong !== undefined)
        context.addIssue(wrong);
});
const ProjectSettings = zod__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({
    /** Absent: the one that servers and workers have in their environment. */
    agent: zod__WEBPACK_IMPORTED_MODULE_2__/* .union */ .KCZ([
        zod__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({ command: line }),
        zod__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({
            url: line.regex(/^https?:\/\//, 'must start with https:// or http://'),
            model: line,
        }),
    ])
        .optional(),
    baseRef: line.optional(),
    /** Globs of the files that jobs may change; empty means the default ones. */
    docsPaths: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(glob).max(100),
    checkCommand: line.optional(),
    draft: zod__WEBPACK_IMPORTED_MODULE_2__/* .boolean */ .zMY(),
    accessLogs: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(glob).max(100),
    /** The text of a settings file, as in `.github/docket.yml`. */
    config: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().max(MAX_CONFIG).optional(),
});
function checkSettings(settings) {
    const checked = ProjectSettings.safeParse(settings);
    if (checked.success)
        return checked.data;
    const details = checked.error.issues.map(({ path, message }) => `\`${path.join('.')}\`: ${message}.`);
    throw new _shared_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .InvalidRequest */ .zh('The settings of the project are not valid.', { details });
}
function unknownProject(id) {
    return new _shared_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .NotFound */ .Mk(`There is no project \`${id}\`. To see all, run docket projects list.`);
}


/***/ }),

/***/ 26818:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   z: () => (/* binding */ fileProjects)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(42047);
/* harmony import */ var _projects_project_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7870);
/* harmony import */ var _shared_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(42205);
/* harmony import */ var _json_file_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(85717);
// The projects of a server in a file of its data folder.




const Entry = zod__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({ id: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP(), repo: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP(), settings: _projects_project_js__WEBPACK_IMPORTED_MODULE_0__/* .ProjectSettings */ .bq });
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
                throw (0,_projects_project_js__WEBPACK_IMPORTED_MODULE_0__/* .unknownProject */ .Sx)(project.id);
            return projects.map((known) => (known.id === project.id ? project : known));
        }),
        remove: (gone) => file.update((projects) => {
            if (!projects.some(({ id }) => id === gone))
                throw (0,_projects_project_js__WEBPACK_IMPORTED_MODULE_0__/* .unknownProject */ .Sx)(gone);
            return projects.filter(({ id }) => id !== gone);
        }),
    };
}


/***/ })

};
