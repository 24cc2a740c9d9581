export const id = 5134;
export const ids = [5134];
export const modules = {

/***/ 5134:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  serveFolder: () => (/* binding */ serveFolder),
  serveProject: () => (/* binding */ serveProject)
});

// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __webpack_require__(48161);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./.build/program/src/agents/program/isolation.js + 4 modules
var program_isolation = __webpack_require__(86780);
// EXTERNAL MODULE: ./.build/program/src/agents/program/machine.js
var program_machine = __webpack_require__(84717);
// EXTERNAL MODULE: ./.build/program/src/config/config.js + 1 modules
var config_config = __webpack_require__(43090);
// EXTERNAL MODULE: ./.build/program/src/config/config-file.js
var config_file = __webpack_require__(24180);
// EXTERNAL MODULE: ./.build/program/src/github/meter.js
var github_meter = __webpack_require__(38931);
// EXTERNAL MODULE: ./.build/program/src/jobs/archive-old-jobs.js
var archive_old_jobs = __webpack_require__(80560);
;// CONCATENATED MODULE: ./.build/program/src/jobs/job-counts.js
/** Counts records that have to be read one by one; archived jobs may be left out. */
async function countJobs(records, now) {
    const jobs = { active: 0, completed: 0, failed: 0 };
    let count = 0;
    let oldest = now;
    for await (const job of records) {
        if ('unreadable' in job)
            continue;
        const { status, lease, turns } = job;
        jobs[status] = (jobs[status] ?? 0) + 1;
        const first = turns.find(({ state }) => state === 'queued');
        if (status !== 'active' || lease || !first)
            continue;
        count += 1;
        oldest = Math.min(oldest, Date.parse(first.receivedAt));
    }
    const waiting = { count, seconds: (now - oldest) / 1000 };
    const none = { count: 0, seconds: 0 };
    return { jobs, waiting: { jobs: waiting, deliveries: none, checks: none } };
}
/** The sums of several stores. */
function addJobCounts(all) {
    const jobs = {};
    for (const [status, count] of all.flatMap((one) => Object.entries(one.jobs))) {
        jobs[status] = (jobs[status] ?? 0) + count;
    }
    const add = (what) => ({
        count: all.reduce((sum, { waiting }) => sum + waiting[what].count, 0),
        seconds: Math.max(0, ...all.map(({ waiting }) => waiting[what].seconds)),
    });
    const waiting = { jobs: add('jobs'), deliveries: add('deliveries'), checks: add('checks') };
    return { jobs, waiting };
}

// EXTERNAL MODULE: ./.build/program/src/service/dashboard/open-dashboard.js
var open_dashboard = __webpack_require__(59818);
// EXTERNAL MODULE: ./.build/program/src/service/dashboard/pull.js + 1 modules
var pull = __webpack_require__(81391);
// EXTERNAL MODULE: ./.build/program/src/service/embedded-service.js
var embedded_service = __webpack_require__(22938);
// EXTERNAL MODULE: ./.build/program/src/service/projects/on-demand.js
var on_demand = __webpack_require__(41112);
// EXTERNAL MODULE: ./.build/program/src/service/projects/project.js
var project = __webpack_require__(96586);
// EXTERNAL MODULE: ./.build/program/src/service/server/open-server.js + 1 modules
var open_server = __webpack_require__(71908);
// EXTERNAL MODULE: ./.build/program/src/service/telemetry/open-telemetry.js
var open_telemetry = __webpack_require__(20023);
// EXTERNAL MODULE: ./.build/program/src/shared/errors.js
var errors = __webpack_require__(42205);
// EXTERNAL MODULE: ./.build/program/src/shared/limiter.js
var limiter = __webpack_require__(50692);
// EXTERNAL MODULE: ./.build/program/src/shared/runtime.js
var runtime = __webpack_require__(82860);
// EXTERNAL MODULE: ./.build/program/src/store/data-dir.js
var data_dir = __webpack_require__(5642);
// EXTERNAL MODULE: ./.build/program/src/store/open-embedded.js + 5 modules
var open_embedded = __webpack_require__(30154);
// EXTERNAL MODULE: ./.build/program/src/shared/network/network.js
var network = __webpack_require__(10031);
// EXTERNAL MODULE: ./.build/program/src/views/logs/log-files.js
var log_files = __webpack_require__(2001);
// EXTERNAL MODULE: ./.build/program/src/store/log-views.js + 1 modules
var log_views = __webpack_require__(84953);
;// CONCATENATED MODULE: ./.build/program/src/store/project-views.js






/** Logs that have grown are read again after this long. */
const VIEWS_AGE_MS = 60_000;
/** An analytics service is asked again after this long. */
const ANSWER_AGE_MS = 600_000;
/** Whoever asked is still there. */
const PATIENCE_MS = 60_000;
async function openProjectViews(logs, config, { history, env, log, }) {
    const settings = config?.views;
    const source = settings?.source;
    if (source) {
        if (logs.length > 0) {
            throw new errors/* SetupError */.w3('The project has access logs and `views: source`, which are two sources of page views. Remove one of them.');
        }
        const { openAnalytics } = await __webpack_require__.e(/* import() */ 1767).then(__webpack_require__.bind(__webpack_require__, 41767));
        return openAnalytics({ ...settings, source }, env.DOCKET_VIEWS_KEY, {
            ...(0,runtime/* systemRuntime */.gh)(log),
            fetch: (0,network/* fetchFor */.Gt)(env),
            deadline: () => runtime/* systemClock */.ml.now() + PATIENCE_MS,
            maxAgeMs: ANSWER_AGE_MS,
        }).views;
    }
    if (logs.length === 0)
        return embedded_service/* noViews */.Sg;
    // A glob that matches nothing is reported now, not at the first request.
    await (0,log_files/* findLogFiles */.PM)(logs);
    return (0,log_views.openLogViews)({ logs, settings, history, maxAgeMs: VIEWS_AGE_MS });
}

// EXTERNAL MODULE: ./.build/program/src/store/views-history-file.js
var views_history_file = __webpack_require__(99860);
// EXTERNAL MODULE: ./.build/program/src/cli/stores.js + 4 modules
var stores = __webpack_require__(99154);
// EXTERNAL MODULE: ./.build/program/src/cli/serve/options.js
var serve_options = __webpack_require__(83135);
// EXTERNAL MODULE: ./.build/program/src/cli/serve/project-settings.js
var project_settings = __webpack_require__(39864);
// EXTERNAL MODULE: ./.build/program/src/cli/serve/project-work.js + 1 modules
var project_work = __webpack_require__(48620);
;// CONCATENATED MODULE: ./.build/program/src/cli/serve/serve-folder.js
var __addDisposableResource = (undefined && undefined.__addDisposableResource) || function (env, value, async) {
    if (value !== null && value !== void 0) {
        if (typeof value !== "object" && typeof value !== "function") throw new TypeError("Object expected.");
        var dispose, inner;
        if (async) {
            if (!Symbol.asyncDispose) throw new TypeError("Symbol.asyncDispose is not defined.");
            dispose = value[Symbol.asyncDispose];
        }
        if (dispose === void 0) {
            if (!Symbol.dispose) throw new TypeError("Symbol.dispose is not defined.");
            dispose = value[Symbol.dispose];
            if (async) inner = dispose;
        }
        if (typeof dispose !== "function") throw new TypeError("Object not disposable.");
        if (inner) dispose = function() { try { inner.call(this); } catch (e) { return Promise.reject(e); } };
        env.stack.push({ value: value, dispose: dispose, async: async });
    }
    else if (async) {
        env.stack.push({ async: true });
    }
    return value;
};
var __disposeResources = (undefined && undefined.__disposeResources) || (function (SuppressedError) {
    return function (env) {
        function fail(e) {
            env.error = env.hasError ? new SuppressedError(e, env.error, "An error was suppressed during disposal.") : e;
            env.hasError = true;
        }
        var r, s = 0;
        function next() {
            while (r = env.stack.pop()) {
                try {
                    if (!r.async && s === 1) return s = 0, env.stack.push(r), Promise.resolve().then(next);
                    if (r.dispose) {
                        var result = r.dispose.call(r.value);
                        if (r.async) return s |= 2, Promise.resolve(result).then(next, function(e) { fail(e); return next(); });
                    }
                    else s |= 1;
                }
                catch (e) {
                    fail(e);
                }
            }
            if (s === 1) return env.hasError ? Promise.reject(env.error) : Promise.resolve();
            if (env.hasError) throw env.error;
        }
        return next();
    };
})(typeof SuppressedError === "function" ? SuppressedError : function (error, suppressed, message) {
    var e = new Error(message);
    return e.name = "SuppressedError", e.error = error, e.suppressed = suppressed, e;
});
// `docket serve --data DIR`: the projects of the folder, each in a folder of its own below it, or the
// one project of the command line, which is a folder of one. Jobs are git refs, worked on in this process.



























async function serveProject(options, terminal, env) {
    const config = await (0,config_file/* readConfig */.Xg)(options.config);
    (0,config_file/* insistOnNamedAddress */.je)(config, options.config);
    const project = projectOf(options);
    let recorded;
    const folder = {
        projects: {
            list: async () => [project],
            find: async (id) => (id === project.id ? project : null),
            // In memory only: the command line names the repository at every start.
            record: async (_, id) => (recorded ??= id),
        },
        configure: async () => ({ project, config }),
        dirOf: () => options.data,
        only: project.id,
    };
    return serve(folder, { ...options, dir: options.data }, terminal, env);
}
function projectOf({ project: id, repo, baseRef, agent, accessLogs }) {
    const { kind: _, ...chosen } = agent;
    const settings = { agent: chosen, baseRef, docsPaths: [], accessLogs };
    return { id, repo: (0,project/* repoOf */.A5)(repo), settings };
}
async function serveFolder(options, terminal, env) {
    const { dir } = options;
    const { projects } = (0,stores/* folderStores */.z_)(dir);
    const dirOf = (id) => (0,data_dir/* folderOf */.yS)(dir, id);
    return serve({ projects, configure: project_settings/* ownSettings */.SN, dirOf }, options, terminal, env);
}
async function serve({ projects, configure, dirOf, only }, { dir, port, host, concurrency, isolation, publicUrl }, terminal, env) {
    const lines = (0,open_server/* openLines */.es)(terminal, env);
    const { log } = lines;
    const { keys, sessions, audit } = (0,stores/* folderStores */.z_)(dir);
    const hasKeys = await (0,open_server/* hasValidKey */.Ew)(keys, only);
    const all = await projects.list();
    const listed = all.map(({ id }) => id);
    if (listed.length === 0) {
        throw new errors/* SetupError */.w3(`There are no projects in ${dir}. Add one with docket projects add, or use --project, --repo, and --agent-command or --model-url to serve one.`);
    }
    const several = only === undefined;
    const isolated = isolation === 'required' && (0,project_work/* runsPrograms */.KV)(all, env);
    const machine = { environment: env, clock: runtime/* systemClock */.ml, tmp: (0,external_node_os_.tmpdir)(), isolated, several };
    if (isolated)
        await (0,program_isolation/* requireIsolation */.Gc)({ ...machine, hide: [dir] }, several);
    const meter = (0,github_meter/* createGithubMeter */.H)(runtime/* systemClock */.ml);
    const slots = new limiter/* Limiter */.j({ size: concurrency });
    const telemetry = await (0,open_telemetry/* openTelemetry */.G)({
        env,
        log,
        jobCounts: async () => addJobCounts(await Promise.all(listed.map(async (id) => (await openProjects.open(id)).jobCounts()))),
    });
    const address = (0,open_server/* serverAddress */.aD)();
    const ended = telemetry.telemetry?.turn;
    const options = {
        address: address.promise,
        record: projects.record,
        env,
        isolation,
        log,
        several,
        meter,
    };
    const open = ({ project, config }) => openFolderProject({ project, config }, dirOf(project.id), { ...options, slots, ended });
    const openProjects = (0,on_demand/* openOnDemand */.B)(projects, configure, open, runtime/* systemClock */.ml);
    const openOrSay = (0,on_demand/* sayingWhyNot */.t)(openProjects.open, log);
    await openAll(listed, openProjects.open, only, log);
    const service = (0,embedded_service/* manyServices */.KH)(async (id) => (await openOrSay(id)).service);
    const dashboard = (0,open_dashboard/* openDashboard */.N)({
        ...pagesOf({ projects, configure }, openOrSay),
        service,
        keys,
        audit,
        sessions,
        publicUrl,
        log,
        print: (link) => terminal.out((0,serve_options/* signInLine */.ZG)(link)),
    });
    const { url, stop } = await (0,open_server/* listenTo */.rq)({
        telemetry,
        service,
        projects: openProjects,
        keys,
        dashboard: dashboard.deps,
        reach: createReach(dir, meter, (0,program_machine/* createMachineCheck */.kC)(machine)),
        port,
        host,
        lines,
        address,
        drain: () => openProjects.closeAll(),
    });
    return { url, hasKeys, signIn: await dashboard.start(url), log, stop };
}
/** Their unfinished jobs continue at once. A project that cannot be opened delays no other. */
async function openAll(ids, open, only, log) {
    for (const id of ids) {
        await open(id).catch((error) => {
            if (only)
                throw error;
            log.error(`Project ${id} cannot be served: ${(0,errors/* sentence */.em)(error)}`);
        });
    }
}
/** What the dashboard shows of the projects in a folder. */
function pagesOf({ projects, configure }, open) {
    return {
        engineOf: async (id) => (await open(id)).engine,
        projects: () => projects.list(),
        pull: async (id, number) => (await (await open(id)).pulls?.read(number)) ?? null,
        async wordOf(id) {
            const project = await projects.find(id);
            const { config } = project ? await configure(project) : { config: null };
            return (config ?? config_config.DEFAULT_CONFIG).command.word;
        },
        installation: async () => ({ app: null, workers: null }),
    };
}
/** Rejects with the reason while jobs cannot be done here. */
function createReach(dir, meter, check) {
    const remedy = 'Free some space, or move the folder to another disk and use --data.';
    return async () => {
        const problem = (0,runtime/* clockProblem */.oT)(meter.clockOffMs() ?? 0, 'GitHub’s') ??
            (await (0,program_machine/* diskProblem */.Nd)({ tmp: dir, remedy })) ??
            (await check());
        if (problem !== undefined)
            throw new errors/* Unavailable */.$P(problem);
    };
}
/** `dir` is used by nothing else. */
async function openFolderProject({ project, config }, dir, { slots, address, ...options }) {
    const env_1 = { stack: [], error: void 0, hasError: false };
    try {
        const { id, settings } = project;
        const { env, log } = options;
        const opened = __addDisposableResource(env_1, new AsyncDisposableStack(), true);
        const data = await (0,data_dir/* openDataDir */.iq)(dir, id, env.PATH ?? '');
        opened.defer(() => data.release());
        const pullUrl = async (number) => new URL((0,pull/* pullPath */.Lh)(id, number), await address).href;
        const dataDir = data.path;
        const work = await (0,project_work/* openProjectWork */.hv)(project, { ...options, config, dataDir, pullUrl });
        opened.defer(() => work.host.close());
        const history = (0,views_history_file.createFileHistory)((0,external_node_path_.join)(data.path, 'views'));
        const { service, engine, store } = await (0,open_embedded/* openEmbedded */.fc)({
            path: env.PATH ?? '',
            scratch: data.scratch,
            work: work.host.work,
            state: { remote: data.state },
            exclusive: true,
            projectId: id,
            seal: { key: env.DOCKET_STATE_KEY || undefined, scope: id },
            slots,
            repository: work.host.repository,
            ref: work.host.ref,
            tools: work.tools,
            views: await openProjectViews(settings.accessLogs, config, { history, env, log }),
        });
        opened.defer(() => engine.stop('interrupted'));
        // Before the first request: later, a lease could belong to one of our own workers.
        const resumed = await engine.resume({ alone: true });
        if (resumed.length > 0)
            log.info(`Resumed ${resumed.length} jobs of the previous server.`);
        const stopping = new AbortController();
        opened.defer(() => stopping.abort());
        const days = config?.jobs['retention-days'];
        const deleteAfterDays = config?.retention['delete-after'];
        const { signal } = stopping;
        void (0,archive_old_jobs/* archiveOldJobs */.k)(engine, { clock: runtime/* systemClock */.ml, log, signal, days, deleteAfterDays });
        const everything = opened.move();
        return {
            service,
            engine,
            pulls: work.host.pulls,
            jobCounts: () => countJobs(store.records({ archived: false }), runtime/* systemClock */.ml.now()),
            /** Running jobs stop where they are, and whoever opens it next resumes them. */
            close: () => everything.disposeAsync(),
        };
    }
    catch (e_1) {
        env_1.error = e_1;
        env_1.hasError = true;
    }
    finally {
        const result_1 = __disposeResources(env_1);
        if (result_1)
            await result_1;
    }
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

/***/ 59818:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   N: () => (/* binding */ openDashboard)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(48161);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
/* harmony import */ var _contract_service_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(97436);
/* harmony import */ var _jobs_undo_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(45931);
/* harmony import */ var _shared_errors_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(42205);
/* harmony import */ var _shared_remove_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(66154);
/* harmony import */ var _shared_runtime_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(82860);
/* harmony import */ var _projects_keys_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(52511);
/* harmony import */ var _projects_project_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(96586);
/* harmony import */ var _routes_sign_in_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(11863);
/* harmony import */ var _views_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(23025);
// The dashboard of a server, with links that its terminal shows.












/** Whoever signed in with a link has no account. */
const originOf = (actor) => (/^[\w-]+$/.test(actor) ? { requester: actor } : { actor });
function openDashboard(options) {
    const { engineOf, keys, audit, publicUrl, github, log, print, ...rest } = options;
    const clock = _shared_runtime_js__WEBPACK_IMPORTED_MODULE_7__/* .systemClock */ .ml;
    // Never from a request: a link with someone else's host would give the token away.
    let base = publicUrl ?? '';
    const linkTo = (path) => new URL(path, base).href;
    const deps = {
        insistOnPermission: async () => {
            throw new _shared_errors_js__WEBPACK_IMPORTED_MODULE_5__/* .Forbidden */ .cw('Only the operator of this server can do this.');
        },
        ...rest,
        audit,
        publicUrl,
        clock,
        newToken: _projects_keys_js__WEBPACK_IMPORTED_MODULE_8__/* .newSecret */ .jr,
        ...(github
            ? { github: { ...github, base: () => base } }
            : { print: (path) => print(linkTo(path)) }),
        keys: (actor) => (0,_projects_keys_js__WEBPACK_IMPORTED_MODULE_8__/* .auditedKeys */ .bx)({ keys, audit, clock }, actor),
        report: reporter(rest.service),
        async retry(project, id, { actor, turn }) {
            const { turns } = await (await engineOf(project)).get(project, id);
            const { prompt = '', origin: { undo } = {} } = turns.at(-1) ?? {};
            const origin = { ...originOf(actor), ...(undo && { undo }) };
            const idempotencyKey = `dashboard-retry-${id}-${turn}`;
            await rest.service.sendMessage(project, id, { prompt, origin }, { idempotencyKey });
        },
        async undo(project, id, { actor, turn }) {
            const origin = { ...originOf(actor), undo: true };
            const idempotencyKey = `dashboard-undo-${id}-${turn}`;
            await rest.service.sendMessage(project, id, { prompt: _jobs_undo_js__WEBPACK_IMPORTED_MODULE_4__/* .UNDO_PROMPT */ .Mk, origin }, { idempotencyKey });
        },
        async message(project, id, { prompt, actor, key: idempotencyKey }) {
            const origin = originOf(actor);
            await rest.service.sendMessage(project, id, { prompt, origin }, { idempotencyKey });
        },
    };
    return {
        deps,
        async start(url) {
            base ||= url;
            if (github)
                return undefined;
            return (0,_routes_sign_in_js__WEBPACK_IMPORTED_MODULE_10__/* .newLink */ .L$)(deps).then(linkTo, () => undefined);
        },
    };
}
// The report of page views as one document.
function reporter(service) {
    return async ({ id, repo }, { range, from, to }, signal) => {
        const { exportViews } = await __webpack_require__.e(/* import() */ 4375).then(__webpack_require__.bind(__webpack_require__, 74375));
        const { chooseRange, RANGE_NAMES } = await __webpack_require__.e(/* import() */ 4094).then(__webpack_require__.bind(__webpack_require__, 24094));
        const name = RANGE_NAMES.find((one) => one === range);
        const choice = { ...(name && { range: name }), dateFrom: from, dateTo: to };
        const outDir = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.mkdtemp)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)((0,node_os__WEBPACK_IMPORTED_MODULE_1__.tmpdir)(), 'docket-report-'));
        try {
            await exportViews({
                projectId: id,
                title: (0,_projects_project_js__WEBPACK_IMPORTED_MODULE_9__/* .repositoryName */ .aR)(repo),
                source: 'this server',
                links: [
                    { href: '/', name: 'Docket' },
                    { href: (0,_views_js__WEBPACK_IMPORTED_MODULE_11__/* .chooseReport */ .Kh)(id), name: 'Other projects and days' },
                ],
                range: chooseRange(choice, _shared_runtime_js__WEBPACK_IMPORTED_MODULE_7__/* .systemClock */ .ml.now()),
                formats: ['html'],
                outDir,
            }, {
                views: (0,_contract_service_js__WEBPACK_IMPORTED_MODULE_3__/* .viewsOf */ .W6)(service),
                clock: _shared_runtime_js__WEBPACK_IMPORTED_MODULE_7__/* .systemClock */ .ml,
                signal,
            });
            return await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readFile)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(outDir, 'report.html'), 'utf8');
        }
        catch (error) {
            // Such as: no page has reported a view yet. For whoever looks, there is nothing to see so far.
            throw error instanceof _shared_errors_js__WEBPACK_IMPORTED_MODULE_5__/* .SetupError */ .w3 ? new _shared_errors_js__WEBPACK_IMPORTED_MODULE_5__/* .NotFound */ .Mk(error.message, { cause: error }) : error;
        }
        finally {
            await (0,_shared_remove_js__WEBPACK_IMPORTED_MODULE_6__/* .removeTree */ .d)(outDir);
        }
    };
}


/***/ }),

/***/ 20023:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ openTelemetry)
/* harmony export */ });
/* harmony import */ var _shared_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(42205);
/* harmony import */ var _shared_runtime_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(82860);
/* harmony import */ var _shared_version_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(24928);



async function openTelemetry(options) {
    const { env, log, jobCounts, githubLeft } = options;
    const token = env.DOCKET_METRICS_TOKEN ?? '';
    if (token === '')
        return { telemetry: undefined, metrics: undefined };
    if (!/^[\x21-\x7e]{16,}$/.test(token)) {
        throw new _shared_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .SetupError */ .w3('DOCKET_METRICS_TOKEN must have at least 16 visible characters and no spaces. Use the output of `openssl rand -hex 32`.');
    }
    const { createMetrics } = await Promise.all(/* import() */[__webpack_require__.e(5222), __webpack_require__.e(3157)]).then(__webpack_require__.bind(__webpack_require__, 23157));
    const metrics = createMetrics({
        ...{ version: _shared_version_js__WEBPACK_IMPORTED_MODULE_2__/* .VERSION */ .x, clock: _shared_runtime_js__WEBPACK_IMPORTED_MODULE_1__/* .systemClock */ .ml, log, jobCounts },
        ...(githubLeft && { githubLeft }),
    });
    return { telemetry: metrics, metrics: { token, render: metrics.render } };
}


/***/ }),

/***/ 99860:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   createFileHistory: () => (/* binding */ createFileHistory)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _views_counting_file_day_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(43650);
/* harmony import */ var _views_counting_history_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(77863);
// The views history as plain files, one per day, for a server's data folder. One process writes.




function createFileHistory(dir) {
    const fileOf = (day) => (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(dir, `${day}.ndjson`);
    async function readDay(day) {
        try {
            return await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readFile)(fileOf(day), 'utf8');
        }
        catch (error) {
            if (error.code === 'ENOENT')
                return null;
            throw error;
        }
    }
    return {
        async add(days) {
            await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.mkdir)(dir, { recursive: true });
            for (const [day, entries] of (0,_views_counting_history_js__WEBPACK_IMPORTED_MODULE_3__/* .byDay */ .mL)(days)) {
                const before = await readDay(day);
                const after = (0,_views_counting_history_js__WEBPACK_IMPORTED_MODULE_3__/* .mergeDay */ .bS)(before, day, entries, fileOf(day));
                if (after === before)
                    continue;
                // A reader, and a crash, sees the old file or the new one.
                await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.writeFile)(`${fileOf(day)}.new`, after);
                await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.rename)(`${fileOf(day)}.new`, fileOf(day));
            }
        },
        async read(span) {
            await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.mkdir)(dir, { recursive: true });
            const names = (await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readdir)(dir)).filter((name) => /^\d{4}-\d\d-\d\d\.ndjson$/.test(name));
            const days = names.map((name) => name.slice(0, 10)).filter((day) => (0,_views_counting_file_day_js__WEBPACK_IMPORTED_MODULE_2__/* .inSpan */ ._1)(day, span));
            const read = await Promise.all(days.map(async (day) => (0,_views_counting_history_js__WEBPACK_IMPORTED_MODULE_3__/* .decodeDay */ .P0)((await readDay(day)) ?? '', fileOf(day))));
            return read.flat();
        },
    };
}


/***/ })

};
