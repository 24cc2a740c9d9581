export const id = 5994;
export const ids = [5994,9771];
export const modules = {

/***/ 52294:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ openApp),
/* harmony export */   d: () => (/* binding */ webhookSecrets)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var _github_app_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(47037);
/* harmony import */ var _github_settings_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(43637);
/* harmony import */ var _jobs_changes_secrets_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(29419);
/* harmony import */ var _shared_errors_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(42205);
// The GitHub App of the environment, by the names that such programs use everywhere, or of the database.





/** Null where there is none. `stored`: what the database has, for when the environment has none. */
function openApp(env, log, stored, meter) {
    const appId = env.APP_ID?.trim() || stored?.appId;
    if (!appId)
        return null;
    const pem = stored?.privateKey ?? (0,_github_app_js__WEBPACK_IMPORTED_MODULE_1__/* .pemOf */ ._y)(env.PRIVATE_KEY || keyFile(env.PRIVATE_KEY_PATH));
    const app = (0,_github_app_js__WEBPACK_IMPORTED_MODULE_1__/* .createGithubApp */ .TT)((0,_github_settings_js__WEBPACK_IMPORTED_MODULE_2__.githubSettings)(env, { appId, key: (0,_github_app_js__WEBPACK_IMPORTED_MODULE_1__/* .readAppKey */ .bi)(pem), log, meter }));
    return {
        ...app,
        id: appId,
        tokensOf: ({ installation, repository }) => app.tokens(installation, repository),
        ...(stored && {
            webhookSecret: stored.webhookSecret,
            signIn: { CLIENT_ID: stored.clientId, CLIENT_SECRET: stored.clientSecret },
        }),
        secretsOf(project) {
            const own = [pem, ...(stored ? [stored.webhookSecret, stored.clientSecret] : [])];
            return (0,_jobs_changes_secrets_js__WEBPACK_IMPORTED_MODULE_3__/* .together */ .bs)(own, {
                *[Symbol.iterator]() {
                    if (project)
                        yield* app.currentTokens(project.installation, project.repository);
                },
            });
        },
    };
}
function keyFile(path) {
    if (!path) {
        throw new _shared_errors_js__WEBPACK_IMPORTED_MODULE_4__/* .SetupError */ .w3('APP_ID is set, but not the private key of the GitHub App. Set PRIVATE_KEY or PRIVATE_KEY_PATH.');
    }
    try {
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(path, 'utf8');
    }
    catch (cause) {
        const { code } = cause;
        throw new _shared_errors_js__WEBPACK_IMPORTED_MODULE_4__/* .SetupError */ .w3(`PRIVATE_KEY_PATH cannot be read (${code}). Check the path.`, { cause });
    }
}
/** As long as GitHub's own advice: whoever guesses it can give commands in anyone's name. */
const MIN_SECRET = 16;
/** The current secret, and the previous one while it is being replaced. */
function webhookSecrets(env, stored = '') {
    const { WEBHOOK_SECRET: current = stored, WEBHOOK_SECRET_PREVIOUS: previous } = env;
    const secrets = [current, ...(previous ? [previous] : [])];
    if (secrets.every((secret) => secret.length >= MIN_SECRET))
        return secrets;
    throw new _shared_errors_js__WEBPACK_IMPORTED_MODULE_4__/* .SetupError */ .w3(`WEBHOOK_SECRET must be the webhook secret of the GitHub App, with at least ${MIN_SECRET} characters; \`openssl rand -hex 32\` generates one.`);
}


/***/ }),

/***/ 16951:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C: () => (/* binding */ openSharedViews),
/* harmony export */   R: () => (/* binding */ countLogs)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var _contract_values_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(87797);
/* harmony import */ var _postgres_log_progress_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(33750);
/* harmony import */ var _postgres_projects_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(52109);
/* harmony import */ var _postgres_queue_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(63685);
/* harmony import */ var _postgres_views_source_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(4608);
/* harmony import */ var _service_embedded_service_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(22938);
/* harmony import */ var _shared_errors_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(42205);
/* harmony import */ var _shared_runtime_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(82860);
/* harmony import */ var _store_log_views_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(84953);
/* harmony import */ var _views_counting_classify_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(61069);
/* harmony import */ var _views_counting_count_log_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(42195);
/* harmony import */ var _views_counting_dictionary_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(13747);
/* harmony import */ var _views_counting_page_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(99672);
/* harmony import */ var _views_logs_log_files_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(2001);
// The page views of a project in a database: servers read them, workers count log files into it.















async function openSharedViews({ project: { id: project, settings }, config }, { database, rankings }) {
    if (settings.accessLogs.length === 0)
        return _service_embedded_service_js__WEBPACK_IMPORTED_MODULE_6__/* .noViews */ .Sg;
    const { rules, pages } = await (0,_store_log_views_js__WEBPACK_IMPORTED_MODULE_9__/* .countingRules */ .X)(viewsWithoutRanges(config));
    return (0,_postgres_views_source_js__WEBPACK_IMPORTED_MODULE_5__/* .createPostgresViews */ .A)({
        database,
        project,
        rankings,
        aiClasses: config?.views['ai-classes'] ?? _contract_values_js__WEBPACK_IMPORTED_MODULE_1__/* .DEFAULT_AI_CLASSES */ .u5,
        rules: rules.version,
        pages,
        filterName: JSON.stringify(config?.views.pages ?? []),
        clock: _shared_runtime_js__WEBPACK_IMPORTED_MODULE_8__/* .systemClock */ .ml,
    });
}
/** The files with addresses of agents are on the machines of the workers. */
function viewsWithoutRanges(config) {
    return { ...config?.views, 'agent-ranges': [] };
}
async function openProjectLogs({ project, config }, database) {
    const { id, settings: own } = project;
    const settings = config?.views ?? {};
    const { rules, ranges, pages, jsonFields } = await (0,_store_log_views_js__WEBPACK_IMPORTED_MODULE_9__/* .countingRules */ .X)(settings);
    const progress = (0,_postgres_log_progress_js__WEBPACK_IMPORTED_MODULE_2__/* .createLogProgress */ .w)(database, id, _shared_runtime_js__WEBPACK_IMPORTED_MODULE_8__/* .systemClock */ .ml);
    const fingerprint = (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256')
        .update(JSON.stringify([rules, settings]))
        .digest('hex')
        .slice(0, 16);
    return {
        async files() {
            const found = [];
            for (const glob of own.accessLogs) {
                found.push(...(await (0,_views_logs_log_files_js__WEBPACK_IMPORTED_MODULE_14__/* .findLogFiles */ .PM)([glob], { hosts: config?.views.hosts }).catch(noFiles)));
            }
            return found;
        },
        options: () => ({
            dictionary: new _views_counting_dictionary_js__WEBPACK_IMPORTED_MODULE_12__/* .Dictionary */ .b((0,_views_counting_page_js__WEBPACK_IMPORTED_MODULE_13__/* .createPageReader */ .T5)(rules), (0,_views_counting_classify_js__WEBPACK_IMPORTED_MODULE_10__/* .createClassifier */ .C)(rules), {
                ranges,
                pages,
            }),
            rules: rules.version,
            jsonFields,
            progress,
            settings: fingerprint,
            now: _shared_runtime_js__WEBPACK_IMPORTED_MODULE_8__/* .systemClock */ .ml.now(),
        }),
    };
}
/** They may be on another machine. */
function noFiles(error) {
    if (error instanceof _shared_errors_js__WEBPACK_IMPORTED_MODULE_7__/* .SetupError */ .w3)
        return [];
    throw error;
}
// Workers look for log files that have grown, and count them part by part.
const LOOK_EVERY_MS = 60_000;
/** Until it is aborted. */
async function countLogs(shared, { clock, log, signal }) {
    const { database, queue } = shared;
    const projects = (0,_postgres_projects_js__WEBPACK_IMPORTED_MODULE_3__/* .createPostgresProjects */ .O)(database);
    /** Files of which everything is counted, so that they need not be opened again. */
    const done = new Map();
    async function open(id) {
        return openProjectLogs(await shared.settings(id), database);
    }
    async function look({ id }) {
        const logs = await open(id);
        const seen = [];
        for (const source of await logs.files()) {
            if (signal.aborted)
                return;
            const options = logs.options();
            const place = `${id}\n${options.settings}\n${source.name}`;
            const known = done.get(place);
            if (known?.version === source.version) {
                seen.push(known.file);
                continue;
            }
            const plan = await (0,_views_logs_log_files_js__WEBPACK_IMPORTED_MODULE_14__/* .withOpenLog */ .h6)(source, (log) => (0,_views_counting_count_log_js__WEBPACK_IMPORTED_MODULE_11__/* .planNext */ .n)(log, options));
            if (plan.next === null)
                done.set(place, { version: source.version, file: plan.file });
            else
                await send(id, source, plan);
        }
        if (seen.length > 0)
            await logs.options().progress.seen(seen);
    }
    async function send(project, source, { file, next }) {
        if (next === null)
            return;
        const part = next === 'whole' ? source.version : next.from;
        const key = `${project}\n${file}\n${part}`;
        await database.transaction((tx) => queue.logs.send({ project, name: source.name }, key, tx, project));
    }
    async function count({ project, name }) {
        const logs = await open(project);
        const source = (await logs.files()).find((one) => one.name === name);
        if (!source)
            throw new _shared_errors_js__WEBPACK_IMPORTED_MODULE_7__/* .Unavailable */ .$P(`This machine does not have ${name}.`);
        const plan = await (0,_views_logs_log_files_js__WEBPACK_IMPORTED_MODULE_14__/* .withOpenLog */ .h6)(source, async (log) => {
            const counted = await (0,_views_counting_count_log_js__WEBPACK_IMPORTED_MODULE_11__/* .countNext */ .z1)(log, logs.options());
            return counted === 'more' ? (0,_views_counting_count_log_js__WEBPACK_IMPORTED_MODULE_11__/* .planNext */ .n)(log, logs.options()) : undefined;
        });
        if (plan)
            await send(project, source, plan);
    }
    await queue.logs.work(_postgres_queue_js__WEBPACK_IMPORTED_MODULE_4__/* .SLOTS */ ._f.logs, async ({ data: ticket }) => {
        try {
            await count(ticket);
        }
        catch (error) {
            const what = `${ticket.name} of project \`${ticket.project}\``;
            if (!(error instanceof _shared_errors_js__WEBPACK_IMPORTED_MODULE_7__/* .Unavailable */ .$P))
                log.warn(`${what} cannot be counted: ${(0,_shared_errors_js__WEBPACK_IMPORTED_MODULE_7__/* .sentence */ .em)(error)}`);
            throw error;
        }
    });
    while (!signal.aborted) {
        try {
            for (const project of await projects.list()) {
                if (project.settings.accessLogs.length > 0)
                    await look(project);
            }
        }
        catch (error) {
            if (!signal.aborted)
                log.warn(`Access logs could not be looked at: ${(0,_shared_errors_js__WEBPACK_IMPORTED_MODULE_7__/* .sentence */ .em)(error)}`);
        }
        await clock.sleep(LOOK_EVERY_MS, signal).catch(() => { });
    }
}


/***/ }),

/***/ 5994:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  a: () => (/* binding */ openShared)
});

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __webpack_require__(48161);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./.build/program/src/agents/program/machine.js
var machine = __webpack_require__(84717);
// EXTERNAL MODULE: ./.build/program/src/config/config.js + 1 modules
var config_config = __webpack_require__(43090);
// EXTERNAL MODULE: ./.build/program/src/config/settings-thread.js
var settings_thread = __webpack_require__(3903);
// EXTERNAL MODULE: ./.build/program/src/github/meter.js
var github_meter = __webpack_require__(38931);
// EXTERNAL MODULE: ./.build/program/src/jobs/changes/secrets.js + 1 modules
var changes_secrets = __webpack_require__(29419);
// EXTERNAL MODULE: ./.build/program/src/jobs/engine.js + 2 modules
var jobs_engine = __webpack_require__(67643);
// EXTERNAL MODULE: ./.build/program/src/jobs/intake.js
var intake = __webpack_require__(79109);
// EXTERNAL MODULE: ./.build/program/src/postgres/app-projects.js
var app_projects = __webpack_require__(23224);
// EXTERNAL MODULE: ./.build/program/src/postgres/app-secret.js
var app_secret = __webpack_require__(4686);
// EXTERNAL MODULE: ./.build/program/src/postgres/connected.js
var connected = __webpack_require__(43001);
// EXTERNAL MODULE: ./.build/program/src/postgres/database.js
var postgres_database = __webpack_require__(16801);
// EXTERNAL MODULE: ./.build/program/src/postgres/job-store.js
var job_store = __webpack_require__(465);
// EXTERNAL MODULE: ./node_modules/kysely/dist/raw-builder/sql.js + 1 modules
var sql = __webpack_require__(20189);
// EXTERNAL MODULE: ./.build/program/src/jobs/acceptance.js
var acceptance = __webpack_require__(92610);
// EXTERNAL MODULE: ./.build/program/src/jobs/store.js
var store = __webpack_require__(23524);
// EXTERNAL MODULE: ./.build/program/src/shared/errors.js
var errors = __webpack_require__(42205);
;// CONCATENATED MODULE: ./.build/program/src/postgres/listing.js
// All jobs in the database, by project. Pages follow an index, so the last is as fast as the first.





function createPostgresListing(database) {
    async function pageOf(projects, query) {
        const read = async (ids) => {
            const { rows } = await database.read((db) => (0,sql/* sql */.l) `select job.id, job.project, job.created_at, job.record
          from (${ids}) found join docket.job using (id) ${NEWEST_FIRST} limit ${query.limit}
          `.execute(db));
            return rows.map(toListed);
        };
        const where = conditions(projects, query);
        const text = (0,store/* searchable */.Vk)(query.search ?? '');
        if (text === '')
            return read(newest(where, query.limit));
        const contains = (0,sql/* sql */.l) `strpos(search, ${text}) > 0`;
        // What many jobs contain fills the page from the newest. Only what few contain is looked up in
        // the index, which would first find all that contain it.
        const recent = await read((0,sql/* sql */.l) `select id from (${newest(where, RECENT)}) recent join docket.job using (id) where ${contains}`);
        if (recent.length === query.limit)
            return recent;
        return read((0,sql/* sql */.l) `select id from (
        select job as id from docket.job_text
        where docket.grams(search) @@ ${gramsOf(text)}::tsquery and ${contains}
          and ${inProjects(projects)} offset 0
      ) hits join docket.job using (id) where ${where}`);
    }
    return {
        page: (project, query) => pageOf([project], query),
        pageOfAll: pageOf,
        async usageSince(project, month) {
            const { rows } = await database.read((db) => (0,sql/* sql */.l) `select month, jobs::float8, instructions::float8,
            input_tokens::float8 as "inputTokens",
            cached_input_tokens::float8 as "cachedInputTokens",
            output_tokens::float8 as "outputTokens", seconds::float8,
            cost_micros::float8 as "costMicros", incomplete > 0 as incomplete
          from docket.job_month where project = ${project} and month >= ${month}
          order by month desc`.execute(db));
            return rows;
        },
        async accepted(project) {
            const { rows } = await database.read((db) => (0,sql/* sql */.l) `select accepted from docket.job
          where project = ${project} and accepted is not null
          order by decided_at desc nulls first limit ${acceptance/* MOST_ACCEPTED */.ir}`.execute(db));
            return rows.map(({ accepted }) => accepted);
        },
    };
}
/** If a page is not full of these, what is searched for is in few jobs. */
const RECENT = 2_000;
const NEWEST_FIRST = (0,sql/* sql */.l) `order by created_at desc, id desc`;
/** Only columns of an index, so that the jobs themselves are read for the page alone. */
function newest(where, limit) {
    return (0,sql/* sql */.l) `select id from docket.job where ${where} ${NEWEST_FIRST} limit ${limit}`;
}
function conditions(projects, { status, waitingSince, after }) {
    const all = [
        inProjects(projects),
        ...(status === undefined ? [] : [(0,sql/* sql */.l) `status = ${status}`]),
        ...(waitingSince === undefined ? [] : [(0,sql/* sql */.l) `waiting_since <= ${waitingSince}`]),
        ...(after ? [(0,sql/* sql */.l) `(created_at, id) < (${after.createdAt}::timestamptz, ${after.id})`] : []),
    ];
    return (0,sql/* sql */.l) `${sql/* sql */.l.join(all, (0,sql/* sql */.l) ` and `)}`;
}
/** From here on, passing over jobs of other projects is faster than to collect those of each. */
const MANY = 50;
function inProjects(projects) {
    if (projects.length === 1)
        return (0,sql/* sql */.l) `project = ${projects[0]}`;
    const among = (0,sql/* sql */.l) `project = any(${projects}::text[])`;
    // `is true` keeps PostgreSQL from choosing an index by project.
    return projects.length < MANY ? among : (0,sql/* sql */.l) `(${among}) is true`;
}
/** More would find nothing else. */
const MAX_GRAMS = 40;
/** As the function of that name in the database: all of its grams, or the beginning of one. */
function gramsOf(text) {
    const characters = [...text];
    const quote = (gram) => `'${gram.replace(/['\\]/g, '$&$&')}'`;
    if (characters.length < 3)
        return `${quote(text)}:*`;
    const grams = characters.slice(2).map((_, at) => characters.slice(at, at + 3).join(''));
    return [...new Set(grams)].slice(0, MAX_GRAMS).map(quote).join(' & ');
}
function toListed({ id, project, created_at, record }) {
    const job = (0,errors/* unlessCorrupt */.UL)(() => (0,job_store/* decode */.D4)(record, id)) ?? null;
    return { id, project, createdAt: created_at.toISOString(), job };
}

// EXTERNAL MODULE: ./.build/program/src/postgres/projects.js + 1 modules
var postgres_projects = __webpack_require__(52109);
// EXTERNAL MODULE: ./.build/program/src/postgres/queue.js
var postgres_queue = __webpack_require__(63685);
// EXTERNAL MODULE: ./.build/program/src/postgres/settings-files.js
var settings_files = __webpack_require__(41627);
// EXTERNAL MODULE: ./.build/program/src/postgres/stores.js
var stores = __webpack_require__(98638);
// EXTERNAL MODULE: ./.build/program/src/postgres/views-source.js
var views_source = __webpack_require__(4608);
// EXTERNAL MODULE: ./.build/program/src/service/embedded-service.js
var embedded_service = __webpack_require__(22938);
// EXTERNAL MODULE: ./.build/program/src/service/projects/on-demand.js
var on_demand = __webpack_require__(41112);
// EXTERNAL MODULE: ./.build/program/src/shared/encryption.js
var encryption = __webpack_require__(19535);
// EXTERNAL MODULE: ./.build/program/src/shared/remove.js
var remove = __webpack_require__(66154);
// EXTERNAL MODULE: ./.build/program/src/shared/runtime.js
var runtime = __webpack_require__(82860);
// EXTERNAL MODULE: ./.build/program/src/store/open-embedded.js + 5 modules
var open_embedded = __webpack_require__(30154);
// EXTERNAL MODULE: ./.build/program/src/cli/serve/app.js
var serve_app = __webpack_require__(52294);
// EXTERNAL MODULE: ./.build/program/src/cli/serve/code-host.js
var code_host = __webpack_require__(89707);
// EXTERNAL MODULE: ./.build/program/src/contract/values.js
var values = __webpack_require__(87797);
// EXTERNAL MODULE: ./.build/program/src/github/app.js
var github_app = __webpack_require__(47037);
// EXTERNAL MODULE: ./.build/program/src/github/client.js
var client = __webpack_require__(31287);
// EXTERNAL MODULE: ./.build/program/src/github/settings.js
var github_settings = __webpack_require__(43637);
;// CONCATENATED MODULE: ./.build/program/src/cli/serve/docs-project.js
// The project with the documentation of another one, through the App.







/** Undefined: the documentation is in the repository itself. */
async function findDocsProject({ repo, installation }, config, { app, database, meter, settings, env, log }) {
    const name = config?.['docs-repository'];
    if (name === undefined || (0,values/* isSameRepository */.ve)(name, repo))
        return undefined;
    const docs = await (0,app_projects/* findNamed */.n4)(database, name, installation);
    if (!docs || docs.suspended) {
        throw new errors/* SetupError */.w3(`The documentation of ${repo} is in ${name}, and the App cannot write there. Install it on ${name}, under the same account, or change \`docs-repository\` in \`.github/docket.yml\`.`);
    }
    const { config: granted } = await settings(docs.id);
    if (!granted || !(0,config_config.trusts)(granted, repo, 'request')) {
        throw new errors/* SetupError */.w3(`${name} does not accept requests from ${repo}. Add \`trusted-repositories: { ${repo}: [request] }\` to \`.github/docket.yml\` in ${name}.`);
    }
    const use = meter.use('commands', (0,github_app/* limitOf */.LF)(installation));
    const known = (0,github_settings.githubSettings)(env, { repository: docs.repo, token: app.tokensOf(docs), log, use });
    const place = (0,github_settings.gitPlace)(known, env);
    return { id: docs.id, pages: { repository: docs.repo, github: (0,client.createGithub)(known), place } };
}

// EXTERNAL MODULE: ./.build/program/src/cli/serve/project-settings.js
var project_settings = __webpack_require__(39864);
// EXTERNAL MODULE: ./.build/program/src/cli/serve/project-work.js + 1 modules
var project_work = __webpack_require__(48620);
// EXTERNAL MODULE: ./.build/program/src/cli/serve/shared-views.js
var shared_views = __webpack_require__(16951);
;// CONCATENATED MODULE: ./.build/program/src/cli/serve/shared.js
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
// A database that servers and workers share, with its queue and its projects. Loaded only where
// `--database` is used.



































/** Projects that are kept open: each holds a client of GitHub. */
const MOST_OPEN = 500;
const processName = () => `${(0,external_node_os_.hostname)()} ${process.pid}`;
const NAMES = { server: connected/* SERVER */.yv, worker: connected/* WORKER */.nK, job: connected/* JOB */.cJ };
async function openShared(options) {
    const env_1 = { stack: [], error: void 0, hasError: false };
    try {
        const { url, env, limits, log, patienceMs, role = 'server' } = options;
        // A wrong URL is reported at once; only later, a restart of the database is waited out.
        await (await (0,stores.openChecked)(url, runtime/* systemClock */.ml)).close();
        const opened = __addDisposableResource(env_1, new AsyncDisposableStack(), true);
        const own = processName();
        const name = NAMES[role] + own;
        const patience = patienceMs && { patienceMs };
        const connections = connected/* POOL */.n6[role];
        const database = (0,postgres_database/* openDatabase */.qI)({ url, clock: runtime/* systemClock */.ml, name, connections, ...patience });
        opened.defer(() => database.close());
        await (0,connected/* warnOfConnections */.xC)(database, log);
        const works = role === 'worker';
        const queue = await (0,postgres_queue/* openQueue */.Uv)(url, log, { name, schedules: works, sendsOnly: !works });
        opened.defer(() => queue.stop());
        const scratch = await (0,promises_.mkdtemp)((0,external_node_path_.join)((0,external_node_os_.tmpdir)(), 'docket-')).catch(async (error) => {
            const problem = await (0,machine/* diskProblem */.Nd)({ tmp: (0,external_node_os_.tmpdir)() });
            throw new errors/* SetupError */.w3(problem ?? (0,errors/* sentence */.em)(error), { cause: error });
        });
        opened.defer(() => (0,remove/* removeTree */.d)(scratch));
        const stored = env.APP_ID?.trim()
            ? null
            : await (0,app_secret/* createAppSecret */.w)(database).read(() => (0,encryption/* encryptionOf */.fR)(env));
        const meter = (0,github_meter/* createGithubMeter */.H)(runtime/* systemClock */.ml, options.githubRequest);
        const app = (0,serve_app/* openApp */.G)(env, log, stored, meter);
        const thread = (0,settings_thread.openSettingsThread)(runtime/* systemClock */.ml);
        opened.defer(() => thread.close());
        const files = (0,settings_files/* createSettingsFiles */.Z)(database, runtime/* systemClock */.ml);
        const clock = runtime/* systemClock */.ml;
        const configure = (0,project_settings/* hostedSettings */.dv)({ env, app, thread, files, meter, limits, clock, log });
        const projects = (0,postgres_projects/* createPostgresProjects */.O)(database);
        const listing = createPostgresListing(database);
        const rankings = (0,views_source/* createRankings */.U)();
        const docsOf = async (project, config) => {
            if (!app)
                return undefined;
            const { settings } = openProjects;
            return findDocsProject(project, config, { app, database, meter, settings, env, log });
        };
        const parts = {
            options,
            database,
            queue,
            scratch,
            app,
            meter,
            thread,
            projects,
            listing,
            rankings,
        };
        const open = (configured) => openProject(configured, { ...parts, docsOf, openOther: (id) => openProjects.open(id) });
        const openProjects = (0,on_demand/* openOnDemand */.B)(projects, configure, open, runtime/* systemClock */.ml, MOST_OPEN);
        opened.defer(() => openProjects.closeAll());
        const everything = opened.move();
        const directory = (0,embedded_service/* createDirectory */.c1)(async (project, id) => {
            const job = await new job_store/* PostgresStore */.pv({ database, project, wake: queue }).get(id);
            return (0,intake/* ofProject */.dU)(job, id, project);
        }, { listing, clock: runtime/* systemClock */.ml });
        const close = () => everything.disposeAsync();
        return {
            ...openProjects,
            app,
            database,
            queue,
            directory,
            meter,
            name: own,
            scratch,
            docsOf,
            close,
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
async function openProject(configured, parts) {
    const { options, database, queue, scratch, app, meter, thread, projects, docsOf } = parts;
    const { url, env, isolation, log, role = 'server', ended } = options;
    const tokenless = role === 'server' && !env.GITHUB_TOKEN;
    const { project, config, notice } = configured;
    const { id, app: own } = project;
    const secrets = (0,changes_secrets/* together */.bs)((0,postgres_database/* databaseSecrets */.hu)(url, env), app?.secretsOf(project.app) ?? []);
    const token = project.app ? app?.tokensOf(project.app) : tokenless && (0,code_host/* missingToken */.kh)(project.repo);
    const { host, tools: some } = await (0,project_work/* openProjectWork */.hv)(project, {
        ...{
            config,
            dataDir: scratch,
            env,
            isolation,
            log,
            secrets,
            ended,
            record: projects.record,
            meter,
            notice,
            several: true,
        },
        ...(own && {
            elsewhere: readsOthers(own, parts),
            docs: () => docsOf({ repo: project.repo, installation: own.installation }, config),
        }),
        ...(token && { token }),
        ...(app && { reading: { app, thread } }),
    });
    const guard = (0,open_embedded/* secretGuard */.WT)(some.secrets);
    const { atOnce } = some;
    const store = new job_store/* PostgresStore */.pv({ database, project: id, wake: queue, guard, atOnce });
    // A name of its own for each project: an id may contain what a path cannot.
    const folder = (0,external_node_path_.join)(scratch, (0,external_node_crypto_.createHash)('sha256').update(id).digest('hex').slice(0, 16));
    await (0,promises_.mkdir)(folder, { recursive: true });
    const { work, repository, ref } = host;
    const tools = (0,open_embedded/* completeTools */.to)(some, store, { path: env.PATH ?? '', scratch: folder, work });
    const engine = new jobs_engine/* JobEngine */.M({ store, tools, repository, ref, newId: open_embedded/* newId */.Si, elsewhere: true });
    const views = await (0,shared_views/* openSharedViews */.C)({ project, config }, { database, rankings: parts.rankings });
    return {
        config: config ?? config_config.DEFAULT_CONFIG,
        engine,
        store,
        tools,
        service: (0,embedded_service/* createEmbeddedService */._h)(engine, views, { listing: parts.listing, clock: runtime/* systemClock */.ml }),
        close: () => host.close(),
    };
}
/** The thread of a request in another repository of the same installation, as that one is set up. */
const readsOthers = ({ installation }, { database, openOther }) => async (repository, { repository: _, ...origin }) => {
    const there = await (0,app_projects/* findNamed */.n4)(database, repository, installation);
    if (!there || there.suspended) {
        throw new errors/* WorkFailed */.v$(`The request was made in ${repository}, which the App cannot read any more: it was renamed, or the App is not installed there. Comment it again where the code is now.`);
    }
    const { tools } = await openOther(there.id);
    return tools.context?.(origin, new AbortController().signal);
};


/***/ }),

/***/ 3903:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   openSettingsThread: () => (/* binding */ openSettingsThread),
/* harmony export */   readSettingsForOthers: () => (/* binding */ readSettingsForOthers)
/* harmony export */ });
/* harmony import */ var _shared_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(42205);
/* harmony import */ var _shared_side_thread_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(27466);
// Reads the settings of tenants in a side thread: one tenant's file keeps no other one waiting.


/** The worst file that is parsed at all takes half a second. */
const TIME_MS = 20_000;
const MEMORY_MB = 128;
function openSettingsThread(clock) {
    const thread = new _shared_side_thread_js__WEBPACK_IMPORTED_MODULE_1__/* .SideThread */ .kw('settings', { timeMs: TIME_MS, memoryMb: MEMORY_MB, clock });
    return {
        async read(texts) {
            const outcome = (await thread.ask(texts).catch((error) => {
                if (!(error instanceof _shared_side_thread_js__WEBPACK_IMPORTED_MODULE_1__/* .ThreadLimitReached */ .IQ))
                    throw error;
                const refused = `The settings take too much ${error.limit} to read. Make the files smaller.`;
                return { refused, details: [] };
            }));
            if ('settings' in outcome)
                return outcome.settings;
            throw new _shared_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .InvalidRequest */ .zh(outcome.refused, { details: outcome.details });
        },
        close: () => thread.close(),
    };
}
/** What such a thread does. */
function readSettingsForOthers(read) {
    (0,_shared_side_thread_js__WEBPACK_IMPORTED_MODULE_1__/* .answerAsThread */ .RD)(async (texts) => {
        try {
            return { settings: read(texts) };
        }
        catch (error) {
            if (!(error instanceof _shared_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .InvalidRequest */ .zh))
                throw error;
            return { refused: error.message, details: error.details };
        }
    });
}


/***/ }),

/***/ 45306:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   EV: () => (/* binding */ Insights),
/* harmony export */   Wi: () => (/* binding */ isViewsResult),
/* harmony export */   Yg: () => (/* binding */ MAX_MISSING_LISTED),
/* harmony export */   Yj: () => (/* binding */ ReceivedViews),
/* harmony export */   bk: () => (/* binding */ MAX_DAYS_LISTED),
/* harmony export */   my: () => (/* binding */ isCount),
/* harmony export */   r5: () => (/* binding */ oddCount),
/* harmony export */   w2: () => (/* binding */ PageClasses)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(42047);
/* harmony import */ var _schemas_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51947);
/* harmony import */ var _values_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(87797);
// What our own service reports about its traffic beyond the contract, on the wire.



const count = zod__WEBPACK_IMPORTED_MODULE_2__/* .int */ .Whr().min(0);
const TrafficClass = zod__WEBPACK_IMPORTED_MODULE_2__/* ["enum"] */ .k5n(_values_js__WEBPACK_IMPORTED_MODULE_1__/* .TRAFFIC_CLASSES */ .LL);
/** A server of another version may not know every class. */
const orNone = count.default(0);
const ClassCounts = zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc(Object.fromEntries(_values_js__WEBPACK_IMPORTED_MODULE_1__/* .TRAFFIC_CLASSES */ .LL.map((name) => [name, orNone])));
/** As many as a range can have; more only where an end of it is open. */
const MAX_DAYS_LISTED = _schemas_js__WEBPACK_IMPORTED_MODULE_0__/* .MAX_RANGE_DAYS */ .hV;
/** Documented and not checked: a server of another version may list more. */
const days = zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP()).meta({ maxItems: MAX_DAYS_LISTED });
/** More than anyone reads. */
const MAX_MISSING_LISTED = 500;
const DataQuality = zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({
    files: count,
    lines: count,
    /** Lines that no format could read, and a few of them, shortened and cleaned. */
    rejected: count,
    examples: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({ file: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(), line: count, text: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(), reason: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP() })),
    daysCovered: days.describe('UTC days of the range with data, oldest first.'),
    daysMissing: days.describe('UTC days of the range without data, oldest first. An open end is that of the data.'),
    daysCut: zod__WEBPACK_IMPORTED_MODULE_2__/* .boolean */ .zMY()
        .default(false)
        .describe(`A list of days is longer than ${MAX_DAYS_LISTED}; it has only the latest ones.`),
    warnings: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP()),
    /** Requests under an agent's name from addresses that are not its operator's; not counted. */
    spoofed: count.default(0),
});
const Insights = zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({
    classes: ClassCounts.describe('Views per class of traffic in the date range.'),
    aiClasses: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(TrafficClass).describe('The classes that count as AI.'),
    /** Views by named AI agent, most first. */
    agents: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({
        agent: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(),
        class: TrafficClass,
        views: count,
        /** Views from its operator's addresses, and requests from others; null if not checked. */
        verified: count.nullable().default(null),
        spoofed: count.nullable().default(null),
    })),
    /** Paths that were requested and not found, most AI requests first. */
    missing: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({ path: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(), ai: count, human: count }))
        .meta({ maxItems: MAX_MISSING_LISTED }),
    missingCut: zod__WEBPACK_IMPORTED_MODULE_2__/* .boolean */ .zMY()
        .default(false)
        .describe(`More than ${MAX_MISSING_LISTED} paths were not found; \`missing\` has the first ones.`),
    aiReferrals: zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({
        views: count,
        sources: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({ source: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(), views: count })),
        /** Days whose logs or records do not say where readers came from. */
        daysUnknown: days,
    })
        .nullable()
        .default(null)
        .describe('Views by people that came from AI answers; null if unknown.'),
    weeks: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({
        from: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(),
        to: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(),
        views: zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({ human: count, ai: count, total: count }).nullable(),
        aiReferrals: count.nullable(),
        daysCovered: count,
    }))
        .default([])
        .describe('Up to 12 weeks until the end of the range; `views` is null unless all days have data.'),
    quality: DataQuality,
    seesAgents: zod__WEBPACK_IMPORTED_MODULE_2__/* .boolean */ .zMY()
        .default(true)
        .describe('False if AI agents cannot be seen, as in the numbers of most analytics services.'),
    counts: zod__WEBPACK_IMPORTED_MODULE_2__/* ["enum"] */ .k5n(['views', 'visits'])
        .optional()
        .describe('With `visits`, reading a page again during a visit adds nothing.'),
    visitors: count.optional().describe('Different people in the date range; absent if unknown.'),
    rules: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().describe('Version of the rules that classify traffic.'),
});
const PageFacts = zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({
    path: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(),
    classes: ClassCounts,
    aiReferrals: count
        .nullable()
        .default(null)
        .describe('Views by people that came from AI answers; null if unknown.'),
});
const PageClasses = zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({
    pages: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(PageFacts)
        .describe('Per-page counts by class, in the same order as the page views.'),
    hasMore: zod__WEBPACK_IMPORTED_MODULE_2__/* .boolean */ .zMY().describe('True when more results exist beyond this page.'),
});
// A check of answers with page views that copies nothing: an export reads hundreds of thousands of
// rows. It is true only where the schema returns the same value; a test compares both.
function isViewsResult(value) {
    if (!isObject(value) || !hasKeys(value, 3))
        return false;
    const { totals, views, hasMore } = value;
    if (typeof hasMore !== 'boolean' || !Array.isArray(views))
        return false;
    if (!isObject(totals) || !hasKeys(totals, 3) || !hasCounts(totals))
        return false;
    for (const row of views) {
        if (!isObject(row) || !hasKeys(row, 4))
            return false;
        if (typeof row.path !== 'string' || !hasCounts(row))
            return false;
    }
    return true;
}
function isObject(value) {
    return typeof value === 'object' && value !== null;
}
const ReceivedViews = zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({
    totals: _schemas_js__WEBPACK_IMPORTED_MODULE_0__/* .ViewCounts */ .GU,
    views: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_2__/* .looseObject */ ._H3({ path: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP() })),
    hasMore: zod__WEBPACK_IMPORTED_MODULE_2__/* .boolean */ .zMY(),
})
    .transform(({ totals, views: rows, hasMore }) => {
    const views = [];
    const odd = [];
    for (const row of rows) {
        const { path, human, ai, total } = row;
        const problem = oddCount({ human, ai, total });
        if (problem === undefined)
            views.push({ path, human, ai, total });
        else
            odd.push(problem);
    }
    return { totals, views, hasMore, ...(odd.length > 0 && { odd }) };
});
/** In our own words: what a service sends in place of a number can be any text. */
function oddCount(counts) {
    const found = Object.entries(counts).find(([, value]) => !isCount(value));
    if (!found)
        return undefined;
    const [name, value] = found;
    if (value === undefined)
        return `\`${name}\` is missing`;
    const shown = value === null || typeof value === 'number' ? String(value) : 'not a number';
    return `\`${name}\` is ${shown}`;
}
/** With one more, it has something that the schema leaves out. */
function hasKeys(value, size) {
    let keys = 0;
    for (const _ in value)
        keys += 1;
    return keys === size;
}
function hasCounts({ human, ai, total }) {
    return isCount(human) && isCount(ai) && isCount(total);
}
function isCount(value) {
    return Number.isSafeInteger(value) && value >= 0;
}


/***/ }),

/***/ 23224:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Gh: () => (/* binding */ countInstalled),
/* harmony export */   QS: () => (/* binding */ listInstallations),
/* harmony export */   n4: () => (/* binding */ findNamed),
/* harmony export */   ok: () => (/* binding */ createAppProjects)
/* harmony export */ });
/* harmony import */ var kysely__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(20189);
/* harmony import */ var _contract_values_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(87797);
/* harmony import */ var _jobs_worker_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(41173);
/* harmony import */ var _service_projects_project_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(96586);
/* harmony import */ var _shared_runtime_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(82860);
/* harmony import */ var _job_store_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(465);
// Projects that come and go with the installations of a GitHub App. What GitHub says now decides, never
// the order in which it told us: events can be late, lost, or repeated.






function createAppProjects(database, queue, { clock, log }) {
    /** Its jobs end here, with everything that waits in them. */
    async function endJobs(project, reason) {
        const store = new _job_store_js__WEBPACK_IMPORTED_MODULE_4__/* .PostgresStore */ .pv({ database, project, wake: queue });
        for (const id of await store.active()) {
            await store.update(id, (0,_jobs_worker_js__WEBPACK_IMPORTED_MODULE_1__/* .giveUp */ .Ht)(reason, clock.now()), async (tx) => {
                await (0,kysely__WEBPACK_IMPORTED_MODULE_5__/* .sql */ .l) `select pg_notify(${_job_store_js__WEBPACK_IMPORTED_MODULE_4__/* .CANCELS */ .IX}, ${id})`.execute(tx);
            });
        }
    }
    return {
        ofRepository: (id) => findInstalled(database, (rows) => rows.where('repository_id', '=', String(id))),
        async sync(installation, now, part) {
            const only = typeof part === 'number' && now?.suspended === false ? part : undefined;
            const rows = await projectsOf(database, installation, only);
            const repositories = now?.owner ? ownedBy(now.owner, rows) : now?.repositories;
            const found = new Map(repositories?.map((one) => [String(one.id), one]));
            const gone = rows.filter(({ repository_id: id }) => !now?.suspended && !found.has(id ?? ''));
            const ended = now?.suspended ? rows : gone;
            const stopped = { at: (0,_shared_runtime_js__WEBPACK_IMPORTED_MODULE_3__/* .isoTime */ .Ly)(clock.now()), suspended: now?.suspended ?? false };
            for (const some of inParts(ended))
                await database.transaction((tx) => stop(tx, installation, some, stopped));
            for (const { repo, repository_id: id, suspended_at } of rows) {
                if (!suspended_at && found.get(id ?? '')?.fullName === repo)
                    found.delete(id ?? '');
            }
            const moved = [];
            for (const some of inParts([...found.values()])) {
                moved.push(...(await database.transaction((tx) => addAll(tx, installation, some, log))));
            }
            for (const { id, repo } of ended) {
                const reason = whyStopped(repo, now);
                log.info(`Project ${id} stops. ${reason}`);
                await endJobs(id, reason);
            }
            // A running job has the old address, and tokens that may not be good for the new one.
            for (const { id, from, to } of moved) {
                log.info(`Project ${id} was ${from} and is ${to}.`);
                await endJobs(id, `The repository ${from} is ${to} now, so this job was stopped. Retry it to continue there.`);
            }
        },
    };
}
/** Some of those where something is to be done. */
async function listInstallations(database, most) {
    const rows = await database.read((db) => db
        .selectFrom('project')
        .select('installation_id as id')
        .distinct()
        .where('installation_id', 'is not', null)
        .where('removed_at', 'is', null)
        .where('suspended_at', 'is', null)
        .orderBy('id')
        .limit(most)
        .execute());
    return rows.map(({ id }) => Number(id));
}
async function countInstalled(database) {
    const { rows } = await database.read((db) => (0,kysely__WEBPACK_IMPORTED_MODULE_5__/* .sql */ .l) `
      select installation_id::float8 as id, min(split_part(repo, '/', 1)) as owner,
        count(*)::int as repositories, bool_and(suspended_at is not null) as suspended
      from docket.project where installation_id is not null and removed_at is null
      group by installation_id order by installation_id limit ${MOST_COUNTED}`.execute(db));
    return rows;
}
const MOST_COUNTED = 5_000;
async function projectsOf(database, installation, repository) {
    return database.read((db) => db
        .selectFrom('project')
        .select(['id', 'repo', 'repository_id', 'suspended_at'])
        .where('installation_id', '=', String(installation))
        .where('removed_at', 'is', null)
        .$if(repository !== undefined, (query) => query.where('repository_id', '=', String(repository)))
        .execute());
}
/** They stay as rows, because jobs refer to them. */
async function stop(tx, installation, some, stopped) {
    const { at, suspended } = stopped;
    const ids = some.map(({ id }) => id);
    await tx
        .updateTable('project')
        .set(suspended
        ? { suspended_at: at }
        : { removed_at: at, installation_id: null, repository_id: null })
        .where('installation_id', '=', String(installation))
        .where('id', 'in', ids)
        .execute();
}
async function add(tx, installation, { id: repository, fullName: repo }, log) {
    const columns = {
        repo,
        installation_id: installation,
        repository_id: repository,
        removed_at: null,
        suspended_at: null,
    };
    const known = await tx
        .selectFrom('project')
        .select(['id', 'repo', 'installation_id'])
        .where('removed_at', 'is', null)
        // Never by its name: whoever registers an owner's old name could take the project over.
        .where('repository_id', '=', String(repository))
        // If several were added by hand, the first one joins the App, unless one has joined already.
        .orderBy('installation_id')
        .orderBy('id')
        .forNoKeyUpdate()
        .executeTakeFirst();
    if (known) {
        await tx.updateTable('project').set(columns).where('id', '=', known.id).execute();
        const byHand = known.installation_id === null;
        const same = byHand || known.installation_id === String(installation);
        return same && (0,_contract_values_js__WEBPACK_IMPORTED_MODULE_0__/* .isSameRepository */ .ve)(known.repo, repo)
            ? undefined
            : { id: known.id, from: known.repo };
    }
    log.info(`Project ${repository} is ${repo}.`);
    await tx
        .insertInto('project')
        .values({ id: String(repository), settings: JSON.stringify(_service_projects_project_js__WEBPACK_IMPORTED_MODULE_2__/* .NEW_SETTINGS */ .TW), ...columns })
        .onConflict((conflict) => conflict.column('id').doUpdateSet(columns))
        .execute();
    return undefined;
}
async function addAll(tx, installation, some, log) {
    const moved = [];
    for (const repository of some) {
        const one = await add(tx, installation, repository, log);
        if (one)
            moved.push({ ...one, to: repository.fullName });
    }
    return moved;
}
const ownedBy = (owner, rows) => rows.map(({ repo, repository_id: id }) => ({
    id: Number(id),
    fullName: `${owner}/${repo.slice(repo.indexOf('/') + 1)}`,
}));
/** By what it is called now, within one installation: a name means nothing beyond its owner. */
function findNamed(database, repo, installation) {
    return findInstalled(database, (rows) => rows
        .where('installation_id', '=', String(installation))
        .where((where) => where(where.fn('lower', ['repo']), '=', repo.toLowerCase())));
}
const installed = (db) => db
    .selectFrom('project')
    .select(['id', 'repo', 'repository_id', 'installation_id', 'suspended_at'])
    .where('installation_id', 'is not', null)
    .where('removed_at', 'is', null);
async function findInstalled(database, where) {
    const row = await database.read((db) => where(installed(db)).executeTakeFirst());
    if (!row)
        return null;
    return {
        id: row.id,
        repo: row.repo,
        repository: Number(row.repository_id),
        installation: Number(row.installation_id),
        suspended: row.suspended_at !== null,
    };
}
/** In one transaction each: what is unchanged is not locked, and nobody waits for thousands of rows. */
function inParts(all) {
    return Array.from({ length: Math.ceil(all.length / 100) }, (_, part) => all.slice(part * 100, (part + 1) * 100));
}
function whyStopped(repo, now) {
    if (!now) {
        return `The GitHub App was removed from ${repo}, so this job was stopped. Install it again, then retry.`;
    }
    return now.suspended
        ? `The GitHub App was suspended in ${repo}, so this job was stopped. Unsuspend it, then retry.`
        : `The GitHub App can no longer reach ${repo}, so this job was stopped: the repository was removed from the App, transferred, or deleted. Install the App there, then retry.`;
}


/***/ }),

/***/ 43001:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   NI: () => (/* binding */ lastDelivery),
/* harmony export */   cJ: () => (/* binding */ JOB),
/* harmony export */   n6: () => (/* binding */ POOL),
/* harmony export */   nK: () => (/* binding */ WORKER),
/* harmony export */   xC: () => (/* binding */ warnOfConnections),
/* harmony export */   yv: () => (/* binding */ SERVER)
/* harmony export */ });
/* harmony import */ var kysely__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(20189);
// Who is connected to the database, and when GitHub last delivered something.

/** Workers give this name to their connections, with the machine and the process after it. */
const WORKER = 'docket-work ';
const SERVER = 'docket-serve ';
/** A job in a process of its own. */
const JOB = 'docket-job ';
/** Connections of a pool, for reads and transactions. */
const POOL = { server: 10, worker: 6, job: 2 };
/** With one each for health and the queue and, in a worker, for notifications, cancels, and heartbeats. */
const AT_MOST = { server: POOL.server + 2, worker: POOL.worker + 5 };
/** Whether all that are connected now could get as many connections as they can use. */
async function warnOfConnections(database, log) {
    const { rows } = await database.read((db) => (0,kysely__WEBPACK_IMPORTED_MODULE_0__/* .sql */ .l) `
      select
        (count(distinct name) filter (where starts_with(name, ${SERVER})))::int as servers,
        (count(distinct name) filter (where starts_with(name, ${WORKER})))::int as workers,
        (count(*) filter (where name !~ '^docket'))::int as others,
        current_setting('max_connections')::int
          - current_setting('superuser_reserved_connections')::int as free
      from (select coalesce(application_name, '') as name from pg_stat_activity
        where backend_type = 'client backend') as client`.execute(db));
    const { servers = 0, workers = 0, others = 0, free = 0 } = rows[0] ?? {};
    const needed = servers * AT_MOST.server + workers * AT_MOST.worker;
    if (needed + others <= free)
        return;
    log.warn(`The database allows ${free} connections. ${others} are used by others, and ${servers} servers and ${workers} workers of Docket can need ${needed}. Raise \`max_connections\`, or put PgBouncer in front: see docs/operating.md.`);
}
async function lastDelivery(database) {
    const row = await database.read((db) => db
        .selectFrom('delivery')
        .select('received_at')
        .orderBy('received_at', 'desc')
        .limit(1)
        .executeTakeFirst());
    return row?.received_at.toISOString() ?? null;
}


/***/ }),

/***/ 19129:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   beatAsThread: () => (/* binding */ beatAsThread),
/* harmony export */   openHeartbeats: () => (/* binding */ openHeartbeats)
/* harmony export */ });
/* harmony import */ var node_worker_threads__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(75919);
/* harmony import */ var pg_boss__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(30417);
/* harmony import */ var _shared_side_thread_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(27466);
// Tells the queue that this process is still at work on its tickets, from a side thread: a main
// thread that is busy for longer than a heartbeat keeps its tickets. The thread has one connection,
// and only while there is a ticket.



const BEAT_MS = 2_500;
/** A main thread that says nothing for this long does not come back: others get its tickets. */
const SILENT_MS = 10 * 60_000;
const SAY_EVERY_MS = 60_000;
const MEMORY = { maxOldGenerationSizeMb: 64 };
function openHeartbeats(url, name, beatMs = BEAT_MS) {
    const held = new Set();
    let thread;
    let timer;
    let stopped = false;
    const say = () => thread?.postMessage([...held]);
    function start() {
        const setup = { url, name, beatMs };
        const started = (0,_shared_side_thread_js__WEBPACK_IMPORTED_MODULE_2__/* .startSideThread */ .Q3)({ task: 'heartbeats', setup }, MEMORY);
        started.on('error', () => { });
        started.on('exit', () => {
            if (thread !== started)
                return;
            thread = undefined;
            if (held.size > 0 && !stopped)
                ensure();
        });
        started.unref();
        return started;
    }
    function ensure() {
        thread ??= start();
        timer ??= setInterval(say, SAY_EVERY_MS).unref();
        say();
    }
    return {
        during(queue, handler) {
            return async (jobs) => {
                const tickets = jobs.map(({ id, retryCount }) => ({ queue, id, retryCount }));
                for (const ticket of tickets)
                    held.add(ticket);
                ensure();
                try {
                    await handler(jobs);
                }
                finally {
                    for (const ticket of tickets)
                        held.delete(ticket);
                    say();
                }
            };
        },
        async stop() {
            stopped = true;
            clearInterval(timer);
            await thread?.terminate();
        },
    };
}
/** What the thread does until it is ended. */
function beatAsThread() {
    const { url, name, beatMs } = (0,_shared_side_thread_js__WEBPACK_IMPORTED_MODULE_2__/* .setupOfThread */ .LO)();
    let held = [];
    let heardAt = Date.now();
    let boss;
    async function open() {
        const opened = new pg_boss__WEBPACK_IMPORTED_MODULE_1__/* .PgBoss */ .zJ({
            connectionString: url,
            application_name: name,
            max: 1,
            migrate: false,
            schedule: false,
            supervise: false,
        });
        opened.on('error', () => { });
        await opened.start();
        return opened;
    }
    async function beat() {
        if (held.length === 0 || Date.now() - heardAt > SILENT_MS)
            return;
        boss ??= await open();
        for (const [queue, tickets] of Map.groupBy(held, (ticket) => ticket.queue))
            await boss.touch(queue, tickets);
    }
    node_worker_threads__WEBPACK_IMPORTED_MODULE_0__.parentPort?.on('message', (tickets) => {
        held = tickets;
        heardAt = Date.now();
    });
    void (async () => {
        for (;;) {
            // The database may be starting again: the next beat finds out.
            await beat().catch(() => { });
            await new Promise((resolve) => setTimeout(resolve, beatMs));
        }
    })();
}


/***/ }),

/***/ 465:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D4: () => (/* binding */ decode),
/* harmony export */   IX: () => (/* binding */ CANCELS),
/* harmony export */   YI: () => (/* binding */ deleteJobs),
/* harmony export */   pv: () => (/* binding */ PostgresStore)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var kysely__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(20189);
/* harmony import */ var _jobs_acceptance_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(92610);
/* harmony import */ var _jobs_job_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(20002);
/* harmony import */ var _jobs_money_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(23833);
/* harmony import */ var _jobs_publisher_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(62305);
/* harmony import */ var _jobs_store_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(23524);
/* harmony import */ var _shared_errors_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(42205);
/* harmony import */ var _shared_freeze_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(93553);
/* harmony import */ var _turn_order_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(25066);
// Jobs of one project in PostgreSQL. A decision is made under the job's row lock, and one that
// counts against the hourly limit under the project's, which is always taken first.










/** Tells workers at once that a job was cancelled. */
const CANCELS = 'docket_cancels';
/** How many writes back a writer can recognize its own, after a commit whose outcome is unclear. */
const REMEMBERED_WRITES = 8;
class PostgresStore {
    #options;
    constructor(options) {
        this.#options = options;
    }
    /** The same jobs, for whoever works on one: what is done is not given up while the database is away. */
    until(signal) {
        return new PostgresStore({ ...this.#options, until: signal });
    }
    get(id) {
        const { database } = this.#options;
        return database.read(async (db) => (await this.#find(db, id))?.record ?? null, this.#repeating);
    }
    update(id, decide, also) {
        const mark = newMark();
        let decided;
        return this.#transaction(async (tx) => {
            const found = await this.#find(tx, id, true);
            if (decided && found?.record.operations.includes(mark))
                return decided.result;
            decided = decide(found?.record ?? null);
            await this.#write(tx, found, decided, mark);
            await also?.(tx);
            return decided.result;
        });
    }
    updateShared(id, decide, { thread, counted, fresh } = {}) {
        const mark = newMark();
        let decided;
        return this.#transaction(async (tx) => {
            const { state, suspended } = counted ? await this.#lockState(tx) : { state: _jobs_store_js__WEBPACK_IMPORTED_MODULE_5__/* .emptyState */ .p$ };
            const found = fresh && !decided ? undefined : await this.#find(tx, id, true);
            if (decided && found?.record.operations.includes(mark))
                return decided.result;
            const threadJob = thread === undefined ? null : await this.#jobOfThread(tx, thread);
            const write = decide({ state, job: found?.record ?? null, threadJob });
            decided = write;
            if (write.story === undefined)
                return write.result;
            // Here, because only under the row's lock is it still so when the job is written.
            if (write.wake && suspended !== undefined)
                throw isSuspended(suspended);
            const also = counted && write.state && this.#countUses(tx, write.state);
            await this.#write(tx, found, write, mark, also);
            if (write.deleted)
                await deleteJobs(tx, [id]);
            for (const one of write.threads ?? [])
                await this.#writeThread(tx, one, id);
            return write.result;
        });
    }
    active() {
        return this.#ids((status) => status === 'active');
    }
    list() {
        return this.#ids((status) => status !== 'archived');
    }
    async archivedBefore(time) {
        const rows = await this.#options.database.read((db) => db
            .selectFrom('job')
            .select('id')
            .where('project', '=', this.#options.project)
            .where('status', '=', 'archived')
            .where('updated_at', '<', (0,kysely__WEBPACK_IMPORTED_MODULE_8__/* .sql */ .l) `${time}`)
            .execute());
        return rows.map(({ id }) => id);
    }
    jobOfThread(thread) {
        return this.#options.database.read((db) => this.#jobOfThread(db, thread));
    }
    async countPulls() {
        const { project } = this.#options;
        const { rows } = await this.#options.database.read((db) => (0,kysely__WEBPACK_IMPORTED_MODULE_8__/* .sql */ .l) `
        select count(waiting_since)::int as waiting,
          count(*) filter (where waiting_since is not null or status <> 'completed')::int as most
        from docket.job where project = ${project} and status <> 'archived'`.execute(db));
        return rows[0] ?? { waiting: 0, most: 0 };
    }
    /** Repeated also when the connection broke at the commit: the mark shows whether it happened. */
    #transaction(work) {
        const { database, project } = this.#options;
        return database.transaction(work, { ...this.#repeating, knowsItself: true, project });
    }
    get #repeating() {
        return { until: this.#options.until };
    }
    async #ids(wanted) {
        const rows = await this.#options.database.read((db) => db
            .selectFrom('job')
            .select(['id', 'status'])
            .where('project', '=', this.#options.project)
            .where('status', '!=', 'archived')
            .orderBy('created_at')
            .orderBy('id')
            .execute());
        return rows.filter(({ status }) => wanted(status)).map(({ id }) => id);
    }
    async #find(db, id, locked = false) {
        const row = await db
            .selectFrom('job')
            .select(['record', 'fence'])
            .where('id', '=', id)
            .where('project', '=', this.#options.project)
            .$if(locked, (query) => query.forUpdate())
            .executeTakeFirst();
        return row && { record: decode(row.record, id), fence: Number(row.fence) };
    }
    async #write(tx, before, { story, job, wake }, mark, also) {
        if (story === undefined || !job) {
            if (also)
                await tx.executeQuery(also);
            return;
        }
        const operations = [...(before?.record.operations ?? []), mark].slice(-REMEMBERED_WRITES);
        const record = JSON.stringify({ ...job, operations });
        this.#options.guard?.(record);
        const written = this.#jobQuery(tx, before, job, record);
        const order = wake && (0,_jobs_store_js__WEBPACK_IMPORTED_MODULE_5__/* .wakeOrder */ .bk)(job, this.#options.atOnce);
        // In one statement: each costs a way to the database and back.
        const { rows } = await (0,kysely__WEBPACK_IMPORTED_MODULE_8__/* .sql */ .l) `
      with written as (${written}) ${also ? (0,kysely__WEBPACK_IMPORTED_MODULE_8__/* .sql */ .l) `, counted as (${also})` : (0,kysely__WEBPACK_IMPORTED_MODULE_8__/* .sql */ .l) ``}
      select ${order ? (0,_turn_order_js__WEBPACK_IMPORTED_MODULE_7__/* .nextPriority */ .kj)(order) : (0,kysely__WEBPACK_IMPORTED_MODULE_8__/* .sql */ .l) `null`} as priority`.execute(tx);
        const startAfter = job.waiting?.nextAttempt ?? undefined;
        if (order)
            await this.#options.wake.send(tx, job.id, { ...order, ...rows[0], startAfter });
        const rests = before?.record.status === 'active' && job.status !== 'active';
        // What the API asked for is asked about there. What somebody ticked on the list has no thread.
        const isAwaited = job.turns.some(({ origin: { thread, workflow } = {} }) => thread ?? workflow);
        if (rests && isAwaited) {
            await this.#options.wake.ended?.(tx, job.id);
        }
        if (job.cancelRequested && !before?.record.cancelRequested) {
            await (0,kysely__WEBPACK_IMPORTED_MODULE_8__/* .sql */ .l) `select pg_notify(${CANCELS}, ${job.id})`.execute(tx);
        }
    }
    #jobQuery(tx, before, job, record) {
        const values = { ...listed(job), status: job.status, record, updated_at: job.updatedAt };
        if (before) {
            const taken = job.lease !== null && job.lease.token !== before.record.lease?.token;
            return tx
                .updateTable('job')
                .set({ ...values, fence: before.fence + (taken ? 1 : 0) })
                .where('id', '=', job.id)
                .where('fence', '=', String(before.fence));
        }
        const { project } = this.#options;
        const created_at = job.createdAt;
        return tx.insertInto('job').values({ id: job.id, project, fence: 0, created_at, ...values });
    }
    /**
     * Creates and messages of one project wait for each other here, so that the limit is exact. Rows that
     * only refer to the project, such as its views, do not wait.
     */
    async #lockState(tx) {
        const { project } = this.#options;
        const row = await tx
            .selectFrom('project')
            .select(['uses', 'spending', 'suspended_at', 'repo'])
            .where('id', '=', project)
            .where('removed_at', 'is', null)
            .forNoKeyUpdate()
            .executeTakeFirst();
        if (!row)
            throw new _shared_errors_js__WEBPACK_IMPORTED_MODULE_6__/* .NotFound */ .Mk(`There is no project \`${project}\` any more. Add it with docket projects add.`);
        return { state: decodeState(project, row), ...(row.suspended_at && { suspended: row.repo }) };
    }
    #countUses(tx, { uses, spending }) {
        const { project } = this.#options;
        return tx
            .updateTable('project')
            .set({
            uses: JSON.stringify(uses[project]),
            spending: spending === undefined ? null : JSON.stringify(spending),
        })
            .where('id', '=', project);
    }
    async #jobOfThread(db, thread) {
        const row = await db
            .selectFrom('thread')
            .select('job')
            .where('project', '=', this.#options.project)
            .where('thread', '=', thread)
            .executeTakeFirst();
        return row?.job ?? null;
    }
    async #writeThread(tx, thread, job) {
        await tx
            .insertInto('thread')
            .values({ project: this.#options.project, thread, job })
            .onConflict((conflict) => conflict.columns(['project', 'thread']).doUpdateSet({ job }))
            .execute();
    }
}
const newMark = () => (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.randomBytes)(6).toString('base64url');
/** What they cost stays in the sums of their months. */
async function deleteJobs(tx, ids) {
    await tx.deleteFrom('thread').where('job', 'in', ids).execute();
    await tx.deleteFrom('job').where('id', 'in', ids).execute();
}
function isSuspended(repo) {
    return new _shared_errors_js__WEBPACK_IMPORTED_MODULE_6__/* .Forbidden */ .cw(`The GitHub App is suspended in ${repo}, so nothing was started. Unsuspend it, then try again.`);
}
function decodeState(project, { uses, spending }) {
    const state = { ..._jobs_store_js__WEBPACK_IMPORTED_MODULE_5__/* .emptyState */ .p$, uses: { [project]: uses }, ...(spending ? { spending } : {}) };
    const checked = _jobs_store_js__WEBPACK_IMPORTED_MODULE_5__/* .StateRecord */ .lv.safeParse(state);
    if (checked.success)
        return checked.data;
    throw new _shared_errors_js__WEBPACK_IMPORTED_MODULE_6__/* .CorruptState */ .nK(`The counts of project \`${project}\` in the database cannot be read. Nothing was changed. Restore the row from a backup, or update Docket.`);
}
/** A record that cannot be read stops here; it is never taken for a job that is not there. */
function decode(record, id) {
    const checked = _jobs_job_js__WEBPACK_IMPORTED_MODULE_2__/* .JobRecord */ .h2.safeParse(record);
    const branch = checked.data && (0,_jobs_publisher_js__WEBPACK_IMPORTED_MODULE_4__/* .foreignBranch */ .ry)(checked.data);
    if (checked.data?.id === id && branch === undefined)
        return (0,_shared_freeze_js__WEBPACK_IMPORTED_MODULE_9__/* .deepFreeze */ .o)(checked.data);
    const issue = checked.error?.issues[0];
    const named = branch
        ? `its branch \`${branch}\` is not one of the job's`
        : 'it is of another job';
    const what = issue ? `\`${issue.path.join('.')}\` is invalid (${issue.message})` : named;
    throw new _shared_errors_js__WEBPACK_IMPORTED_MODULE_6__/* .CorruptState */ .nK(`The record of job ${id} in the database cannot be read: ${what}. Nothing was changed. Restore the row from a backup, or update Docket.`);
}
/**
 * What lists and sums need of a job, in columns beside its record. Nothing in SQL looks into the record
 * itself, because PostgreSQL cannot read a JSON text with U+0000 in it.
 */
function listed(job) {
    const accepted = (0,_jobs_acceptance_js__WEBPACK_IMPORTED_MODULE_1__/* .acceptedJob */ .BD)(job);
    return {
        search: (0,_jobs_store_js__WEBPACK_IMPORTED_MODULE_5__/* .searchText */ .wK)(job),
        waiting_since: (0,_jobs_store_js__WEBPACK_IMPORTED_MODULE_5__/* .waitingSince */ .Y2)(job),
        months: JSON.stringify((0,_jobs_money_js__WEBPACK_IMPORTED_MODULE_3__/* .monthsOf */ .vo)(job)),
        accepted: accepted && JSON.stringify(accepted),
        decided_at: accepted?.decidedAt ?? null,
    };
}


/***/ }),

/***/ 33750:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   k: () => (/* binding */ logQuality),
/* harmony export */   w: () => (/* binding */ createLogProgress)
/* harmony export */ });
/* harmony import */ var kysely__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(20189);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(42047);
/* harmony import */ var _shared_runtime_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(82860);
/* harmony import */ var _views_counting_count_log_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(42195);
/* harmony import */ var _views_days_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(60630);
/* harmony import */ var _views_history_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(36873);
// How far the log files of a project were counted. What a part says and the new position are written
// in one transaction, so that no line counts twice, whoever dies in between.






/** Often enough for a list of the files that are still there. */
const SEEN_MS = 10 * 60_000;
function createLogProgress(database, project, clock) {
    const place = { project, ids: (0,_views_days_js__WEBPACK_IMPORTED_MODULE_2__/* .createPageIds */ .y0)(database, project) };
    const write = (tx, part, progress) => writeProgress(tx, project, part, { ...progress, seen_at: (0,_shared_runtime_js__WEBPACK_IMPORTED_MODULE_0__/* .isoTime */ .Ly)(clock.now()) });
    async function decided(part, work) {
        await place.ids.store((0,_views_history_js__WEBPACK_IMPORTED_MODULE_3__/* .pathsOf */ .wG)(part.reading.days));
        return database.transaction(async (tx) => {
            await (0,_views_days_js__WEBPACK_IMPORTED_MODULE_2__/* .lockViews */ .c5)(tx, project);
            return work(tx);
        });
    }
    return {
        find: (file) => database.read((db) => find(db, project, file)),
        async seen(files) {
            await database.read((db) => (0,kysely__WEBPACK_IMPORTED_MODULE_4__/* .sql */ .l) `update docket.log_file set seen_at = ${(0,_shared_runtime_js__WEBPACK_IMPORTED_MODULE_0__/* .isoTime */ .Ly)(clock.now())}
          where project = ${project} and file = any(${files}::text[])
            and seen_at < ${(0,_shared_runtime_js__WEBPACK_IMPORTED_MODULE_0__/* .isoTime */ .Ly)(clock.now() - SEEN_MS)}`.execute(db));
        },
        replace: (part) => decided(part, async (tx) => {
            const { file, days } = part.reading;
            const known = await find(tx, project, file);
            let outdone = false;
            let ahead = false;
            for (const entry of days) {
                await (0,_views_days_js__WEBPACK_IMPORTED_MODULE_2__/* .changeDay */ .p4)(tx, place, entry.day, (day) => {
                    const kept = day.get(file);
                    const keeps = (0,_views_counting_count_log_js__WEBPACK_IMPORTED_MODULE_1__/* .isOutdone */ .Z9)(entry, kept);
                    outdone ||= keeps;
                    ahead ||= entry.lines > (kept?.lines ?? 0);
                    return keeps ? [] : [entry];
                });
            }
            const { position, whole, settings, state } = part;
            // A shorter or compressed copy changes nothing for whoever goes on with the file itself.
            const reached = known?.settings === settings ? known.position : null;
            if (known && !ahead && reached !== null && reached >= (position ?? 0)) {
                return write(tx, part, { ...known, whole });
            }
            // What is kept is not from this file alone: the next part could not be added to it.
            if (outdone)
                return write(tx, part, { position: null, whole, settings, state: null });
            return write(tx, part, { position, whole, settings, state });
        }),
        add: (part, from) => decided(part, async (tx) => {
            const { file, days } = part.reading;
            const { position, whole, settings, state } = part;
            const known = await find(tx, project, file);
            if (known?.position !== from || known.settings !== settings)
                return false;
            const more = new Map(days.map((entry) => [entry.day, entry]));
            for (const day of await daysToChange(tx, project, part, known.state)) {
                await (0,_views_days_js__WEBPACK_IMPORTED_MODULE_2__/* .changeDay */ .p4)(tx, place, day, (entries) => {
                    const [kept, entry] = [entries.get(file), more.get(day)];
                    const both = kept && entry ? (0,_views_counting_count_log_js__WEBPACK_IMPORTED_MODULE_1__/* .addParts */ .Uo)(kept, entry) : (entry ?? told(kept, state));
                    return both ? [both] : [];
                });
            }
            await write(tx, part, { position, whole, settings, state });
            return true;
        }),
    };
}
async function writeProgress(tx, project, { name, reading }, progress) {
    const { file, lines, rejected, examples, warnings } = reading;
    const values = {
        name,
        ...progress,
        state: JSON.stringify(progress.state),
        quality: JSON.stringify({ lines, rejected, examples, warnings }),
    };
    await tx
        .insertInto('log_file')
        .values({ project, file, ...values })
        .onConflict((conflict) => conflict.columns(['project', 'file']).doUpdateSet(values))
        .execute();
}
/** Those of the part. If only now a line tells of referrers or addresses, that is so for all days. */
async function daysToChange(tx, project, { reading, state }, before) {
    const days = reading.days.map(({ day }) => day);
    const [was, is] = [before?.tally, state?.tally];
    if (was?.referrersTold === is?.referrersTold && was?.checked === is?.checked)
        return days;
    const { rows } = await (0,kysely__WEBPACK_IMPORTED_MODULE_4__/* .sql */ .l) `select day::text from docket.file_day
    where project = ${project} and file = ${reading.file}`.execute(tx);
    return [...new Set([...rows.map(({ day }) => day), ...days])];
}
function told(entry, state) {
    if (!entry)
        return undefined;
    const { referrersTold, checked } = state?.tally ?? {};
    const none = { pages: new Map(), sources: new Map(), verified: new Map(), spoofed: new Map() };
    return {
        ...entry,
        ...(referrersTold && !entry.referrals && { referrals: none }),
        ...(checked && !entry.checks && { checks: none }),
    };
}
async function find(db, project, file) {
    const row = await db
        .selectFrom('log_file')
        .select(['position', 'whole', 'settings', 'state'])
        .where('project', '=', project)
        .where('file', '=', file)
        .executeTakeFirst();
    if (!row)
        return null;
    const position = row.position === null ? null : Number(row.position);
    return { ...row, position, state: row.state };
}
const Quality = zod__WEBPACK_IMPORTED_MODULE_5__/* .object */ .Ikc({
    lines: zod__WEBPACK_IMPORTED_MODULE_5__/* .number */ .aig(),
    rejected: zod__WEBPACK_IMPORTED_MODULE_5__/* .number */ .aig(),
    examples: zod__WEBPACK_IMPORTED_MODULE_5__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_5__/* .object */ .Ikc({ file: zod__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP(), line: zod__WEBPACK_IMPORTED_MODULE_5__/* .number */ .aig(), text: zod__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP(), reason: zod__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP() })),
    warnings: zod__WEBPACK_IMPORTED_MODULE_5__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP()),
});
const MAX_EXAMPLES = 10;
/** The quality of the log files that are still there. */
async function logQuality(database, project) {
    const { rows } = await database.read((db) => (0,kysely__WEBPACK_IMPORTED_MODULE_4__/* .sql */ .l) `select quality from docket.log_file where project = ${project}
      and seen_at > (select max(seen_at) from docket.log_file where project = ${project})
        - interval '1 hour' order by name`.execute(db));
    const files = rows.map(({ quality }) => Quality.parse(quality));
    return {
        files: files.length,
        lines: files.reduce((sum, { lines }) => sum + lines, 0),
        rejected: files.reduce((sum, { rejected }) => sum + rejected, 0),
        examples: files.flatMap(({ examples }) => examples).slice(0, MAX_EXAMPLES),
        warnings: files.flatMap(({ warnings }) => warnings),
    };
}


/***/ }),

/***/ 63685:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Dg: () => (/* binding */ WORKERS_DIED),
/* harmony export */   Uv: () => (/* binding */ openQueue),
/* harmony export */   _5: () => (/* binding */ migrateQueues),
/* harmony export */   _f: () => (/* binding */ SLOTS)
/* harmony export */ });
/* unused harmony exports QUEUES, MOST_OF_A_TENANT, supervise */
/* harmony import */ var pg_boss__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(30417);
/* harmony import */ var _shared_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(42205);
/* harmony import */ var _shared_remembered_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(61812);
/* harmony import */ var _shared_runtime_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(82860);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(17375);
/* harmony import */ var _heartbeats_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(19129);
/* harmony import */ var _pg_boss_tables_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(61557);
/* harmony import */ var _turn_order_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(25066);
// pg-boss: which worker has which ticket, and whether it is still alive. A ticket names what there is
// to do and holds none of it: no prompt is in it, and the worker takes the oldest request itself.








/** The least that pg-boss takes; its tables say `HEARTBEAT_SECONDS`. */
const LEAST_HEARTBEAT_SECONDS = 10;
const SUPERVISE_SECONDS = 2;
const STOP_MS = 30_000;
const AGAIN_MS = 2_000;
/** What is the same every few seconds, such as lost notifications behind PgBouncer, is said this often. */
const SAY_AGAIN_MS = 10 * 60_000;
/** Every queue. Each has fair turns between tenants, or holds nothing of a tenant. */
const QUEUES = {
    turns: defineQueue('turns', {
        // Of the tickets of one job, in order, one at a time; other jobs do not wait for them.
        policy: 'key_strict_fifo',
        // A turn may take as long as its project allows; the heartbeat notices the death of a worker.
        expireInSeconds: 23 * 3600,
        retryLimit: 5,
        retryDelay: 1,
        retryBackoff: true,
        retryDelayMax: 60,
        deadLetter: 'turns-dead',
    }),
    hooks: defineQueue('hooks', {
        // A command never overtakes another on its thread.
        policy: 'key_strict_fifo',
        // No reply takes longer than this; then another worker tries.
        expireInSeconds: 600,
        retryLimit: 5,
        retryDelay: 2,
        retryBackoff: true,
        retryDelayMax: 120,
        deadLetter: 'hooks-dead',
    }),
    checks: defineQueue('checks', {
        policy: 'key_strict_fifo',
        expireInSeconds: 600,
        retryLimit: 3,
        retryDelay: 2,
        retryBackoff: true,
        retryDelayMax: 60,
        deadLetter: 'checks-dead',
    }),
    logs: defineQueue('logs', {
        // One ticket for each part of a file, whoever finds it.
        policy: 'exclusive',
        // As long as the largest file takes that cannot be read in parts.
        expireInSeconds: 3600,
        retryLimit: 20,
        retryDelay: 3,
        deleteAfterSeconds: 3600,
    }),
    housekeeping: defineQueue('housekeeping', {
        // What is due again while it is still being done is not done twice.
        policy: 'exclusive',
        expireInSeconds: 3600,
        retryLimit: 3,
        retryDelay: 60,
        pollSeconds: 30,
    }),
};
/** Starts and stops what takes tickets, as it is wanted now. */
async function adjust(boss, { queues, rest }) {
    for (const [name, queue] of queues) {
        const runs = rest === 'nothing' || (rest === 'jobs' && name !== 'turns');
        if (runs === queue.runs)
            continue;
        queue.runs = runs;
        await (runs ? queue.start() : boss.offWork(name, { wait: false }));
    }
}
function defineQueue(name, { policy, pollSeconds = 2, ...options }) {
    const { deadLetter } = options;
    const polling = {
        pollingIntervalSeconds: pollSeconds,
        notifyPollingIntervalSeconds: pollSeconds,
    };
    return {
        async create(boss) {
            if (deadLetter !== undefined) {
                const options = { policy: 'standard', retryLimit: 10_000, notify: true };
                await boss.createQueue(deadLetter, options);
            }
            const updated = { ...options, notify: true, heartbeatSeconds: LEAST_HEARTBEAT_SECONDS };
            await boss.createQueue(name, { ...updated, policy });
            await boss.updateQueue(name, updated);
        },
        open: (boss, heartbeats, taking) => ({
            async send(data, key, tx, order) {
                await boss.send(name, data, { singletonKey: key, ...order, ...within(tx) });
            },
            async schedule(key, cron, data) {
                // Once for all the times at which no worker was there.
                await boss.schedule(name, cron, data, { key, singletonKey: key, missed: 'once' });
            },
            async work(slots, handler) {
                const takeOne = async () => {
                    let worker = '';
                    const take = heartbeats.during(name, async ([job]) => {
                        const { data, signal, id, retryCount } = job;
                        const held = { name, id, retryCount };
                        const complete = async (tx) => {
                            await boss.complete(name, { id, retryCount }, null, within(tx));
                        };
                        const admit = (tx, group, atOnce) => (0,_pg_boss_tables_js__WEBPACK_IMPORTED_MODULE_5__/* .admitTicket */ .u1)(tx, { ...held, group }, atOnce);
                        const postpone = (tx, until) => (0,_pg_boss_tables_js__WEBPACK_IMPORTED_MODULE_5__/* .postponeTicket */ .Dq)(tx, held, until);
                        const again = retryCount > 0;
                        const back = (tx) => (0,_pg_boss_tables_js__WEBPACK_IMPORTED_MODULE_5__/* .putBack */ .pK)(tx, held);
                        // Or it would wait out its poll before it looks for the next ticket.
                        boss.notifyWorker(worker);
                        await untilAvailable(() => handler({ data, again, signal, complete, admit, postpone, putBack: back }), signal);
                    });
                    worker = await boss.work(name, { ...polling, groupConcurrency: _turn_order_js__WEBPACK_IMPORTED_MODULE_6__/* .GROUPS */ .fd }, take);
                };
                const start = async () => {
                    for (let slot = 0; slot < slots; slot++)
                        await takeOne();
                };
                taking.queues.set(name, { start, runs: false });
                await adjust(boss, taking);
            },
            async workDead(handler) {
                if (deadLetter === undefined)
                    return;
                await boss.work(deadLetter, { ...polling, includeMetadata: true }, async ([dead]) => {
                    const { data, sourceId, sourceOutput } = dead;
                    const remove = async (tx) => {
                        if (sourceId)
                            await boss.deleteJob(name, sourceId, within(tx));
                    };
                    await handler({ data, reason: reasonOf(sourceOutput), remove });
                });
            },
        }),
    };
}
/** How many tickets of one tenant all workers together work on at a time, so that others have slots, too. */
const MOST_OF_A_TENANT = { hooks: 2, checks: 1, logs: undefined };
/** For each process that works. */
const SLOTS = { hooks: 6, checks: 3, logs: 1 };
function fair(queue, name) {
    const most = MOST_OF_A_TENANT[name];
    return {
        ...queue,
        send: async (data, key, tx, tenant) => queue.send(data, key, tx, await (0,_turn_order_js__WEBPACK_IMPORTED_MODULE_6__/* .tenantOrder */ .Jt)(tx, { queue: name, tenant, most })),
    };
}
/** A database that is away costs a ticket none of its attempts. */
async function untilAvailable(attempt, signal) {
    for (;;) {
        try {
            return await attempt();
        }
        catch (error) {
            if (!(error instanceof _shared_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .StoreUnavailable */ .us) || signal.aborted)
                throw error;
            await _shared_runtime_js__WEBPACK_IMPORTED_MODULE_2__/* .systemClock */ .ml.sleep(AGAIN_MS, signal).catch(() => { });
        }
    }
}
const within = (tx) => (tx ? { db: (0,pg_boss__WEBPACK_IMPORTED_MODULE_0__/* .fromKysely */ .Uq)(tx) } : {});
/** Nobody said why: their heartbeats stopped. */
const WORKERS_DIED = 'Its workers died.';
function reasonOf(output) {
    const { message } = (output ?? {});
    return typeof message === 'string' && message !== '' ? message : WORKERS_DIED;
}
async function migrateQueues(url) {
    const boss = new pg_boss__WEBPACK_IMPORTED_MODULE_0__/* .PgBoss */ .zJ({ connectionString: url, max: 2, supervise: false, schedule: false });
    boss.on('error', () => { });
    try {
        await boss.start();
        for (const queue of Object.values(QUEUES))
            await queue.create(boss);
        for (const statement of _pg_boss_tables_js__WEBPACK_IMPORTED_MODULE_5__/* .OBJECTS */ .fQ)
            await boss.getDb().executeSql(statement);
    }
    catch (error) {
        throw (0,_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .databaseError */ .K)(error);
    }
    finally {
        await boss.stop({ graceful: false });
    }
}
async function openQueue(url, log, { name = 'docket-queue', beatMs, schedules = false, sendsOnly = false } = {}) {
    const boss = new pg_boss__WEBPACK_IMPORTED_MODULE_0__/* .PgBoss */ .zJ({
        connectionString: url,
        application_name: name,
        // Its statements are short. As many looks at a time as there are queues would keep as many open.
        max: 1,
        migrate: false,
        schedule: schedules,
        useListenNotify: !sendsOnly,
        supervise: false,
        monitorIntervalSeconds: SUPERVISE_SECONDS,
    });
    const said = (0,_shared_remembered_js__WEBPACK_IMPORTED_MODULE_7__/* .createRemembered */ .f)(_shared_runtime_js__WEBPACK_IMPORTED_MODULE_2__/* .systemClock */ .ml, SAY_AGAIN_MS);
    const warn = (words) => void said(words, async () => log.warn(`The queue: ${words}`));
    boss.on('error', (error) => warn((0,_shared_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .sentence */ .em)((0,_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .databaseError */ .K)(error))));
    boss.on('warning', ({ message }) => warn(message));
    try {
        await boss.start();
    }
    catch (error) {
        await boss.stop({ graceful: false });
        throw wrongVersion(error) ?? (0,_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .databaseError */ .K)(error);
    }
    const stopping = new AbortController();
    if (!sendsOnly)
        void supervise(boss, _shared_runtime_js__WEBPACK_IMPORTED_MODULE_2__/* .systemClock */ .ml, stopping.signal);
    const heartbeats = (0,_heartbeats_js__WEBPACK_IMPORTED_MODULE_4__.openHeartbeats)(url, name, beatMs);
    const taking = { rest: 'nothing', queues: new Map() };
    const turns = QUEUES.turns.open(boss, heartbeats, taking);
    const hooks = fair(QUEUES.hooks.open(boss, heartbeats, taking), 'hooks');
    const listeners = new Set();
    return {
        turns,
        hooks,
        checks: fair(QUEUES.checks.open(boss, heartbeats, taking), 'checks'),
        logs: fair(QUEUES.logs.open(boss, heartbeats, taking), 'logs'),
        housekeeping: QUEUES.housekeeping.open(boss, heartbeats, taking),
        async send(tx, job, order) {
            const { project: id, atOnce, startAfter } = order;
            const group = { id, ...(atOnce && { tier: String(atOnce) }) };
            const priority = order.priority ?? (await (0,_turn_order_js__WEBPACK_IMPORTED_MODULE_6__/* .readPriority */ .Z8)(tx, order));
            await turns.send({ job }, job, tx, { priority, group, ...(startAfter && { startAfter }) });
        },
        work: (handler) => turns.work(1, ({ data, signal }) => handler(data.job, signal)),
        ended: async (tx, job) => hooks.send({ job }, `job ${job}`, tx, await (0,_turn_order_js__WEBPACK_IMPORTED_MODULE_6__/* .tenantOfJob */ .Ft)(tx, job)),
        async listen(channel, onPayload) {
            const opened = await boss.getDb().listen?.(channel, onPayload, () => { });
            const listener = {
                async close() {
                    listeners.delete(listener);
                    await opened?.close();
                },
            };
            listeners.add(listener);
            return listener;
        },
        async rest(from) {
            taking.rest = from;
            await adjust(boss, taking);
        },
        async stop() {
            stopping.abort();
            await Promise.all([...listeners].map((listener) => listener.close()));
            await boss.stop({ graceful: true, timeout: STOP_MS });
            await heartbeats.stop();
        },
    };
}
/** A heartbeat is a write, so only a write shows that workers can be heard. */
const WRITE = `select pg_logical_emit_message(true, 'docket', '')`;
/**
 * Gives the tickets of dead workers to others. While the database is away, no worker can be heard, so
 * this begins again only when it has answered for as long as a worker may be silent.
 */
async function supervise(boss, clock, signal) {
    const everyMs = SUPERVISE_SECONDS * 1000;
    let wellSince = clock.now();
    let answeredAt = clock.now();
    while (!signal.aborted) {
        try {
            await boss.getDb().executeSql(WRITE);
            const now = clock.now();
            // The answer took long, or this process did not run.
            if (now - answeredAt > 3 * everyMs)
                wellSince = now;
            answeredAt = now;
            if (now - wellSince >= _pg_boss_tables_js__WEBPACK_IMPORTED_MODULE_5__/* .HEARTBEAT_SECONDS */ .VW * 1000) {
                await boss.supervise();
                await boss.getDb().executeSql(_pg_boss_tables_js__WEBPACK_IMPORTED_MODULE_5__/* .TAKE_OVER */ .Tn);
            }
        }
        catch {
            wellSince = clock.now();
        }
        await clock.sleep(everyMs, signal).catch(() => { });
    }
}
function wrongVersion(error) {
    const words = error instanceof Error ? error.message : '';
    if (!/pg-boss (?:is not installed|database requires migrations)/.test(words))
        return undefined;
    return new _shared_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .SetupError */ .w3('The queue in the database belongs to another version of this program. Run `docket migrate --database URL` with the newest one.', { cause: error });
}


/***/ }),

/***/ 41627:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Z: () => (/* binding */ createSettingsFiles)
/* harmony export */ });
/* harmony import */ var kysely__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(20189);
/* harmony import */ var _shared_days_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(65529);
/* harmony import */ var _shared_runtime_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(82860);
// Settings files of repositories and organizations, as GitHub has them: read once for all servers and
// workers, and again after a push that changes them.



const KEPT_MS = 7 * _shared_days_js__WEBPACK_IMPORTED_MODULE_0__/* .DAY_MS */ .sO;
function createSettingsFiles(database, clock) {
    const now = () => (0,_shared_runtime_js__WEBPACK_IMPORTED_MODULE_1__/* .isoTime */ .Ly)(clock.now());
    return {
        async find(name) {
            const row = await database.read((db) => db.selectFrom('settings_file').selectAll().where('name', '=', name).executeTakeFirst());
            if (!row)
                return { changes: 0, known: null };
            const { changes, read_changes: read, read_at: at, file, etag } = row;
            const text = file;
            const known = { text, etag, readAt: at.getTime(), stale: read !== changes };
            return { changes, known: read === null ? null : known };
        },
        async save(name, { text, etag }, changes) {
            const file = text === null ? null : JSON.stringify(text);
            await database.transaction((tx) => (0,kysely__WEBPACK_IMPORTED_MODULE_2__/* .sql */ .l) `
          insert into docket.settings_file as known (name, read_changes, read_at, file, etag)
          values (${name}, ${changes}, ${now()}, ${file}, ${etag})
          on conflict (name) do update set read_changes = excluded.read_changes,
            read_at = excluded.read_at, file = excluded.file, etag = excluded.etag
          where coalesce(known.read_changes, 0) <= excluded.read_changes`.execute(tx));
        },
        async changed(name) {
            await database.transaction((tx) => (0,kysely__WEBPACK_IMPORTED_MODULE_2__/* .sql */ .l) `
          insert into docket.settings_file as known (name, changes, read_at)
          values (${name}, 1, ${now()})
          on conflict (name) do update set changes = known.changes + 1`.execute(tx));
        },
        async purge() {
            const before = (0,_shared_runtime_js__WEBPACK_IMPORTED_MODULE_1__/* .isoTime */ .Ly)(clock.now() - KEPT_MS);
            await database.transaction((tx) => tx.deleteFrom('settings_file').where('read_at', '<', (0,kysely__WEBPACK_IMPORTED_MODULE_2__/* .sql */ .l) `${before}`).execute());
        },
    };
}


/***/ }),

/***/ 60630:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   c5: () => (/* binding */ lockViews),
/* harmony export */   p4: () => (/* binding */ changeDay),
/* harmony export */   x3: () => (/* binding */ storedAt),
/* harmony export */   y0: () => (/* binding */ createPageIds)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var kysely__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(20189);
/* harmony import */ var _views_counting_file_day_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(43650);
/* harmony import */ var _views_counting_history_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(77863);
// What the log files of a project say of a day, and the day's counts by page that follow from it.
// Both change in one transaction: whatever is counted again replaces what was counted before.




/** Writers of a project's views wait for each other. */
async function lockViews(tx, project) {
    await (0,kysely__WEBPACK_IMPORTED_MODULE_3__/* .sql */ .l) `select pg_advisory_xact_lock(hashtextextended(${`views ${project}`}, 0))`.execute(tx);
}
/**
 * Under the lock. `decide` answers the entries that change. The pages of new entries must be stored
 * already.
 */
async function changeDay(tx, { project, ids }, day, decide) {
    const { rows } = await (0,kysely__WEBPACK_IMPORTED_MODULE_3__/* .sql */ .l) `
    select entry from docket.file_day
    where project = ${project} and day = ${day} order by file`.execute(tx);
    const where = storedAt(project, day);
    const known = new Map(rows.flatMap(({ entry }) => (0,_views_counting_history_js__WEBPACK_IMPORTED_MODULE_2__/* .decodeDay */ .P0)(entry, where)).map(byFile));
    const changed = decide(known);
    if (changed.length === 0)
        return;
    for (const entry of changed)
        await writeEntry(tx, project, entry);
    const after = new Map([...known, ...changed.map(byFile)]);
    const [old, now] = [rowsOf([...known.values()]), rowsOf([...after.values()])];
    await writeRows(tx, { project, ids }, day, old, now);
}
function storedAt(project, day) {
    return `the database (project ${project}, ${day})`;
}
const byFile = (entry) => [entry.file, entry];
async function writeEntry(tx, project, entry) {
    const { day, file, referrals } = entry;
    await (0,kysely__WEBPACK_IMPORTED_MODULE_3__/* .sql */ .l) `insert into docket.file_day
      (project, day, file, entry, facts, referrals, version)
    values (${project}, ${day}, ${file}, ${(0,_views_counting_history_js__WEBPACK_IMPORTED_MODULE_2__/* .encodeDay */ .BL)(day, [entry])},
      ${(0,_views_counting_history_js__WEBPACK_IMPORTED_MODULE_2__/* .encodeDay */ .BL)(day, [(0,_views_counting_file_day_js__WEBPACK_IMPORTED_MODULE_1__/* .withoutPages */ .$T)(entry)])}, ${referrals !== undefined}, nextval('docket.views_version'))
    on conflict (project, day, file) do update set entry = excluded.entry, facts = excluded.facts,
      referrals = excluded.referrals, version = excluded.version
    `.execute(tx);
}
function rowsOf(entries) {
    const sums = new Map();
    const referred = new Map();
    for (const { pages, referrals } of entries) {
        (0,_views_counting_file_day_js__WEBPACK_IMPORTED_MODULE_1__/* .addInto */ .gQ)(sums, pages);
        if (referrals)
            (0,_views_counting_file_day_js__WEBPACK_IMPORTED_MODULE_1__/* .addInto */ .gQ)(referred, referrals.pages);
    }
    const rows = new Map();
    for (const [path, counts] of sums) {
        const some = referred.get(path);
        rows.set(path, { counts: literal(counts), referrals: some ? literal(some) : null });
    }
    return rows;
}
function literal(counts) {
    const last = counts.findLastIndex((count) => count > 0);
    return `{${counts.slice(0, last + 1).join(',')}}`;
}
const BATCH = 20_000;
/** Takes nearly as long as the insert itself, so only where there are counts to replace. */
const REPLACE = (0,kysely__WEBPACK_IMPORTED_MODULE_3__/* .sql */ .l) `on conflict (project, day, page)
  do update set counts = excluded.counts, referrals = excluded.referrals`;
/** Only what is different: most pages of a growing day are as they were. */
async function writeRows(tx, { project, ids }, day, old, now) {
    const gone = [...old.keys()].filter((path) => !now.has(path)).map(ids.of);
    if (gone.length > 0) {
        await (0,kysely__WEBPACK_IMPORTED_MODULE_3__/* .sql */ .l) `delete from docket.views_day where project = ${project} and day = ${day}
      and page = any(${gone}::bigint[])`.execute(tx);
    }
    const changed = [...now].filter(([path, { counts, referrals }]) => {
        const before = old.get(path);
        return before?.counts !== counts || before.referrals !== referrals;
    });
    for (let at = 0; at < changed.length; at += BATCH) {
        const some = changed.slice(at, at + BATCH);
        const pages = some.map(([path]) => ids.of(path));
        const counts = some.map(([, row]) => row.counts);
        const referrals = some.map(([, row]) => row.referrals);
        await (0,kysely__WEBPACK_IMPORTED_MODULE_3__/* .sql */ .l) `insert into docket.views_day (project, day, page, counts, referrals)
      select ${project}, ${day}::date, page, counts::int[], referrals::int[]
      from unnest(${pages}::bigint[], ${counts}::text[], ${referrals}::text[])
        as new (page, counts, referrals)
      order by page ${old.size === 0 ? (0,kysely__WEBPACK_IMPORTED_MODULE_3__/* .sql */ .l) `` : REPLACE}`.execute(tx);
    }
}
// Ids of pages. They are hashes, so that writers need not ask for them, and rows of counts are small.
/** Full, it starts over: paths that anyone made up must not fill the memory. */
const MAX_KNOWN = 200_000;
const ID_BATCH = 10_000;
function createPageIds(database, project) {
    const ids = new Map();
    const stored = new Set();
    function of(path) {
        const known = ids.get(path);
        if (known !== undefined)
            return known;
        if (ids.size >= MAX_KNOWN)
            ids.clear();
        const id = String((0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.hash)('sha256', `${project}\0${path}`, 'buffer').readBigInt64BE());
        ids.set(path, id);
        return id;
    }
    return {
        of,
        async store(paths) {
            const added = [...new Set(paths)].filter((path) => !stored.has(path));
            for (let at = 0; at < added.length; at += ID_BATCH) {
                const some = added.slice(at, at + ID_BATCH);
                await database.read((db) => (0,kysely__WEBPACK_IMPORTED_MODULE_3__/* .sql */ .l) `insert into docket.page (id, project, path)
            select id, ${project}, path from unnest(${some.map(of)}::bigint[], ${some}::text[]) as new (id, path)
            order by id on conflict do nothing`.execute(db));
                if (stored.size >= MAX_KNOWN)
                    stored.clear();
                for (const path of some)
                    stored.add(path);
            }
        },
    };
}


/***/ }),

/***/ 36873:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $r: () => (/* binding */ firstDay),
/* harmony export */   CA: () => (/* binding */ endDay),
/* harmony export */   wG: () => (/* binding */ pathsOf)
/* harmony export */ });
/* unused harmony export createPostgresHistory */
/* harmony import */ var _views_counting_file_day_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(43650);
/* harmony import */ var _views_counting_history_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(77863);
/* harmony import */ var _views_days_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(60630);
// The views history of one project: a row per log file and day, and the counts that follow from them.




function createPostgresHistory(database, project) {
    const place = { project, ids: createPageIds(database, project) };
    return {
        async add(days) {
            const entries = mergeFileDays(days);
            await place.ids.store(pathsOf(entries));
            await database.transaction(async (tx) => {
                await lockViews(tx, project);
                for (const [day, some] of byDay(entries)) {
                    // Two who read the same growing log keep the larger reading, whoever is first.
                    await changeDay(tx, place, day, (known) => some.filter((entry) => {
                        const before = known.get(entry.file);
                        return !before || isLarger(entry, before);
                    }));
                }
            });
        },
        async read(span) {
            const { rows } = await database.read((db) => sql `select day::text, entry from docket.file_day
          where project = ${project} and day >= ${firstDay(span)} and day < ${endDay(span)}
          order by day, file`.execute(db));
            return rows.flatMap(({ day, entry }) => decodeDay(entry, storedAt(project, day)));
        },
    };
}
function* pathsOf(entries) {
    for (const { pages } of entries) {
        const paths = [];
        pages.forEach((_, path) => {
            paths.push(path);
        });
        yield* paths;
    }
}
const firstDay = ({ from }) => (0,_views_counting_file_day_js__WEBPACK_IMPORTED_MODULE_0__/* .dayText */ .Ew)(Math.min(from, _views_counting_file_day_js__WEBPACK_IMPORTED_MODULE_0__/* .LAST_DAY */ .Gy));
const endDay = ({ to }) => (0,_views_counting_file_day_js__WEBPACK_IMPORTED_MODULE_0__/* .dayText */ .Ew)(Math.min(to, _views_counting_file_day_js__WEBPACK_IMPORTED_MODULE_0__/* .LAST_DAY */ .Gy));


/***/ }),

/***/ 4608:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (/* binding */ createPostgresViews),
/* harmony export */   U: () => (/* binding */ createRankings)
/* harmony export */ });
/* harmony import */ var kysely__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(20189);
/* harmony import */ var _views_counting_analytics_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(66968);
/* harmony import */ var _views_counting_file_day_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(43650);
/* harmony import */ var _views_counting_history_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(77863);
/* harmony import */ var _views_counting_page_filter_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(24475);
/* harmony import */ var _views_counting_query_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(89771);
/* harmony import */ var _log_progress_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(33750);
/* harmony import */ var _views_days_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(60630);
/* harmony import */ var _views_history_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(36873);
/* harmony import */ var _views_sums_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(13564);
// Page views of a project from the tables that workers and servers fill.










const createRankings = () => ({
    views: new Rankings(),
    classes: new Rankings(),
});
/** Whoever has just set their pages up wants to see the first view. */
const MAX_AGE_MS = 5_000;
function createPostgresViews(options) {
    const { database, project, rankings, aiClasses, pages, filterName, clock } = options;
    /** Once per range and version of the data; its pages are slices. */
    async function ranking(rankings, span, rank) {
        const key = JSON.stringify([project, span.from, span.to, aiClasses, filterName]);
        const known = rankings.get(key);
        if (known && clock.now() - known.checkedAt < MAX_AGE_MS)
            return known.summary;
        const checkedAt = clock.now();
        const { version, told } = await stateOf(span, options);
        const current = rankings.get(key);
        const summary = current?.version === version ? current.summary : rank(told);
        rankings.set(key, { version, checkedAt, summary });
        return summary;
    }
    const views = (span) => ranking(rankings.views, span, async () => {
        const rows = await (0,_views_sums_js__WEBPACK_IMPORTED_MODULE_8__/* .readViews */ .pg)(database, project, span, aiClasses);
        return (0,_views_counting_query_js__WEBPACK_IMPORTED_MODULE_4__/* .ranked */ .ad)(rows.filter(({ path }) => pages(path)));
    });
    const classes = (span) => ranking(rankings.classes, span, async (told) => {
        const sums = await (0,_views_sums_js__WEBPACK_IMPORTED_MODULE_8__/* .readClasses */ .HU)(database, project, span);
        return (0,_views_counting_query_js__WEBPACK_IMPORTED_MODULE_4__/* .rankPages */ .RA)(sums.filter(({ path }) => pages(path)), told, aiClasses);
    });
    async function* classesByPage(range) {
        const { rows } = await classes((0,_views_counting_file_day_js__WEBPACK_IMPORTED_MODULE_1__/* .daySpan */ .$5)(range));
        for (const { path, counts, aiReferrals } of rows) {
            yield { path, classes: (0,_views_counting_query_js__WEBPACK_IMPORTED_MODULE_4__/* .classCounts */ .RZ)(counts), aiReferrals };
        }
    }
    return {
        async *pages(_, range) {
            yield (0,_views_counting_query_js__WEBPACK_IMPORTED_MODULE_4__/* .onePiece */ .zk)(await views((0,_views_counting_file_day_js__WEBPACK_IMPORTED_MODULE_1__/* .daySpan */ .$5)(range)));
        },
        async *days(_, range) {
            const span = (0,_views_counting_file_day_js__WEBPACK_IMPORTED_MODULE_1__/* .daySpan */ .$5)(range);
            yield* (0,_views_counting_query_js__WEBPACK_IMPORTED_MODULE_4__/* .viewsByDay */ .UO)(await readDays(span, options), span, aiClasses);
        },
        insights: {
            insights: (_, range) => readInsights(range, options),
            classesByPage: (_, range) => classesByPage(range),
        },
    };
}
/** What changes whenever a day of the span does, and whether the days tell where readers came from. */
async function stateOf(span, { database, project }) {
    const { rows } = await database.read((db) => (0,kysely__WEBPACK_IMPORTED_MODULE_9__/* .sql */ .l) `
      select max(version) as version, bool_or(referrals) as told
      from docket.file_day where project = ${project}
        and day >= ${(0,_views_history_js__WEBPACK_IMPORTED_MODULE_7__/* .firstDay */ .$r)(span)} and day < ${(0,_views_history_js__WEBPACK_IMPORTED_MODULE_7__/* .endDay */ .CA)(span)}`.execute(db));
    return { version: rows[0]?.version ?? '', told: rows[0]?.told ?? false };
}
async function readInsights(range, options) {
    const { database, project, aiClasses, rules } = options;
    const span = (0,_views_counting_file_day_js__WEBPACK_IMPORTED_MODULE_1__/* .daySpan */ .$5)(range);
    const from = Math.max(0, Math.min(span.from, span.to - _views_counting_analytics_js__WEBPACK_IMPORTED_MODULE_0__/* .TREND_DAYS */ .CF));
    const days = await readDays({ from, to: span.to }, options);
    const { daysCovered, daysMissing, daysCut, spoofed, ...facts } = (0,_views_counting_query_js__WEBPACK_IMPORTED_MODULE_4__/* .describe */ .q0)(days, span, aiClasses);
    const weeks = (0,_views_counting_analytics_js__WEBPACK_IMPORTED_MODULE_0__/* .weeksUntil */ .kY)(days, span, (entry) => (0,_views_counting_query_js__WEBPACK_IMPORTED_MODULE_4__/* .dayCounts */ .Pf)(entry, aiClasses));
    const read = await (0,_log_progress_js__WEBPACK_IMPORTED_MODULE_5__/* .logQuality */ .k)(database, project);
    const quality = { ...read, daysCovered, daysMissing, daysCut, spoofed };
    return { ...facts, weeks, aiClasses: [...aiClasses], quality, seesAgents: true, rules };
}
/** With single pages only where the settings leave some of them out. */
async function readDays(span, options) {
    const { database, project, pages } = options;
    const single = await storesUnwanted(options);
    const { rows } = await database.read((db) => (0,kysely__WEBPACK_IMPORTED_MODULE_9__/* .sql */ .l) `
      select day::text, ${kysely__WEBPACK_IMPORTED_MODULE_9__/* .sql */ .l.ref(single ? 'entry' : 'facts')} as text from docket.file_day
      where project = ${project}
        and day >= ${(0,_views_history_js__WEBPACK_IMPORTED_MODULE_7__/* .firstDay */ .$r)(span)} and day < ${(0,_views_history_js__WEBPACK_IMPORTED_MODULE_7__/* .endDay */ .CA)(span)}
      order by day, file`.execute(db));
    const days = rows.flatMap(({ day, text }) => (0,_views_counting_history_js__WEBPACK_IMPORTED_MODULE_2__/* .decodeDay */ .P0)(text, (0,_views_days_js__WEBPACK_IMPORTED_MODULE_6__/* .storedAt */ .x3)(project, day)));
    if (pages === _views_counting_page_filter_js__WEBPACK_IMPORTED_MODULE_3__/* .ALL_PAGES */ .t)
        return days;
    const wanted = (path) => path === '' || pages(path);
    return days.map((entry) => (0,_views_counting_file_day_js__WEBPACK_IMPORTED_MODULE_1__/* .onlyPages */ .Xj)(entry, wanted));
}
async function storesUnwanted({ database, project, pages, }) {
    if (pages === _views_counting_page_filter_js__WEBPACK_IMPORTED_MODULE_3__/* .ALL_PAGES */ .t)
        return false;
    const rows = await database.read((db) => db.selectFrom('page').select('path').where('project', '=', project).execute());
    return rows.some(({ path }) => !pages(path));
}
const MAX_ROWS = 200_000;
/** Anyone with a key can ask for as many ranges without a view as there are dates. */
const MAX_RANKINGS = 1_000;
class Rankings {
    #known = new Map();
    get(key) {
        const found = this.#known.get(key);
        if (found) {
            this.#known.delete(key);
            this.#known.set(key, found);
        }
        return found;
    }
    set(key, ranking) {
        const entry = { ...ranking, rows: 0 };
        this.#known.delete(key);
        this.#known.set(key, entry);
        this.#shrink();
        ranking.summary.then(({ rows }) => {
            entry.rows = rows.length;
            this.#shrink();
        }, () => this.#known.get(key) === entry && this.#known.delete(key));
    }
    /** Those that were asked for longest ago go first; the last one stays, whatever its size. */
    #shrink() {
        let rows = 0;
        for (const entry of this.#known.values())
            rows += entry.rows;
        for (const [key, entry] of this.#known) {
            const few = rows <= MAX_ROWS && this.#known.size <= MAX_RANKINGS;
            if (few || this.#known.size === 1)
                return;
            this.#known.delete(key);
            rows -= entry.rows;
        }
    }
}


/***/ }),

/***/ 13564:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  qt: () => (/* binding */ buildRollups),
  HU: () => (/* binding */ readClasses),
  pg: () => (/* binding */ readViews)
});

// EXTERNAL MODULE: ./node_modules/kysely/dist/raw-builder/sql.js + 1 modules
var sql = __webpack_require__(20189);
// EXTERNAL MODULE: ./.build/program/src/shared/days.js
var shared_days = __webpack_require__(65529);
// EXTERNAL MODULE: ./.build/program/src/views/counting/file-day.js
var file_day = __webpack_require__(43650);
// EXTERNAL MODULE: ./.build/program/src/views/counting/query.js
var query = __webpack_require__(89771);
// EXTERNAL MODULE: ./.build/program/src/contract/values.js
var values = __webpack_require__(87797);
;// CONCATENATED MODULE: ./.build/program/src/postgres/page-sums.js
// Counts of many pages as bytes. For each page, in the order of their numbers: how far its number is
// from the one before, which classes have counts, and the counts; each as a number of 7 bits per byte,
// the lowest first.

const CLASSES = values/* TRAFFIC_CLASSES */.LL.length;
/** Behind the counts of a page are those that came from AI answers. */
const WIDTH = 2 * CLASSES;
/** Counts by the number of the page, `WIDTH` for each. */
class PageSums {
    #counts = new Float64Array(1024 * WIDTH);
    /** One more than the highest number. */
    size = 0;
    add(number, counts, referrals) {
        const at = this.#reserve(number);
        for (const [index, count] of counts.entries())
            this.#increase(at + index, count);
        for (const [index, count] of (referrals ?? []).entries()) {
            this.#increase(at + CLASSES + index, count);
        }
    }
    /** A year has millions of counts, so this is written for speed. */
    addEncoded(encoded) {
        let at = 0;
        const long = (first) => {
            let value = first & 127;
            for (let unit = 128;; unit *= 128) {
                const byte = encoded[at++];
                value += (byte & 127) * unit;
                if (byte < 128)
                    return value;
            }
        };
        for (let number = -1; at < encoded.length;) {
            let byte = encoded[at++];
            number += byte < 128 ? byte : long(byte);
            let place = this.#reserve(number);
            const counts = this.#counts;
            byte = encoded[at++];
            for (let present = byte < 128 ? byte : long(byte); present > 0; present >>= 1, place++) {
                if ((present & 1) === 0)
                    continue;
                byte = encoded[at++];
                counts[place] = counts[place] + (byte < 128 ? byte : long(byte));
            }
        }
    }
    encode() {
        const bytes = [];
        const put = (value) => {
            let rest = value;
            for (; rest >= 128; rest = Math.floor(rest / 128))
                bytes.push((rest % 128) + 128);
            bytes.push(rest);
        };
        let last = -1;
        for (let number = 0; number < this.size; number++) {
            const counts = this.#slice(number * WIDTH, WIDTH);
            let present = 0;
            for (const [index, count] of counts.entries())
                if (count > 0)
                    present |= 1 << index;
            if (present === 0)
                continue;
            put(number - last);
            put(present);
            for (const count of counts)
                if (count > 0)
                    put(count);
            last = number;
        }
        return Buffer.from(bytes);
    }
    /** The sum of some classes. */
    sum(number, classes) {
        let sum = 0;
        for (const index of classes)
            sum += this.#counts[number * WIDTH + index] ?? 0;
        return sum;
    }
    counts(number) {
        return this.#slice(number * WIDTH, CLASSES);
    }
    referrals(number) {
        return this.#slice(number * WIDTH + CLASSES, CLASSES);
    }
    #slice(start, length) {
        const counts = [];
        for (let at = start; at < start + length; at++)
            counts.push(this.#counts[at] ?? 0);
        return counts;
    }
    #increase(at, count) {
        this.#counts[at] = (this.#counts[at] ?? 0) + count;
    }
    #reserve(number) {
        this.size = Math.max(this.size, number + 1);
        if (this.size * WIDTH > this.#counts.length) {
            const larger = new Float64Array(2 * this.size * WIDTH);
            larger.set(this.#counts);
            this.#counts = larger;
        }
        return number * WIDTH;
    }
}

// EXTERNAL MODULE: ./.build/program/src/postgres/views-days.js
var views_days = __webpack_require__(60630);
// EXTERNAL MODULE: ./.build/program/src/postgres/views-history.js
var views_history = __webpack_require__(36873);
;// CONCATENATED MODULE: ./.build/program/src/postgres/views-sums.js
// The counts of a range by page: from rollups of months and days, and from rows for days that have just
// changed. Without months, a year of 20,000 pages takes five times as long; without days, twenty times.







async function readViews(database, project, span, aiClasses) {
    const people = query/* HUMANS */.BP.filter((name) => !aiClasses.includes(name)).map(file_day/* classIndex */.ZQ);
    const machines = aiClasses.map(file_day/* classIndex */.ZQ);
    const { paths, sums } = await readSums(database, project, span);
    return paths.map((path, number) => {
        const [human, ai] = [sums.sum(number, people), sums.sum(number, machines)];
        return { path, human, ai, total: human + ai };
    });
}
/** All classes, and the views that came from AI answers. */
async function readClasses(database, project, span) {
    const { paths, sums } = await readSums(database, project, span);
    return paths.map((path, number) => {
        return { path, counts: sums.counts(number), referrals: sums.referrals(number) };
    });
}
/** The paths of all pages by their numbers, also of those that nobody read in the span. */
function readSums(database, project, span) {
    return database.snapshot(async (tx) => {
        const days = await daysOf(tx, project, span);
        const { rollups, rest } = await chooseRollups(tx, project, span, days);
        const sums = new PageSums();
        for (const counts of await readRollups(tx, project, rollups))
            sums.addEncoded(counts);
        const paths = await numberedPaths(tx, project);
        // Pages that no rollup knows yet come after all others.
        const unknown = new Map();
        for (const row of await readRows(tx, project, rest)) {
            const number = row.number ?? unknown.get(row.path) ?? paths.length;
            if (number === paths.length) {
                unknown.set(row.path, number);
                paths.push(row.path);
            }
            sums.add(number, row.counts, row.referrals);
        }
        return { paths, sums };
    });
}
/** Whole months before days, and days without a rollup as they are. */
async function chooseRollups(tx, project, span, days) {
    const { rows } = await (0,sql/* sql */.l) `select kind, first::text as first from docket.views_rollup
    where project = ${project} and first >= ${(0,views_history/* firstDay */.$r)(span)} and first < ${(0,views_history/* endDay */.CA)(span)}
      and (kind = 'day' or first + interval '1 month' <= ${(0,views_history/* endDay */.CA)(span)}::date)`.execute(tx);
    const months = new Set(rows.filter(({ kind }) => kind === 'month').map(({ first }) => first));
    const rolledUp = new Set(rows.filter(({ kind }) => kind === 'day').map(({ first }) => first));
    const single = days.filter((day) => !months.has(monthOf(day)));
    const rollups = [
        ...[...months].map((first) => ({ kind: 'month', first })),
        ...single
            .filter((day) => rolledUp.has(day))
            .map((first) => ({ kind: 'day', first })),
    ];
    return { rollups, rest: single.filter((day) => !rolledUp.has(day)) };
}
const monthOf = (day) => `${day.slice(0, 7)}-01`;
async function daysOf(tx, project, span) {
    const { rows } = await (0,sql/* sql */.l) `select distinct day::text from docket.file_day
    where project = ${project} and day >= ${(0,views_history/* firstDay */.$r)(span)} and day < ${(0,views_history/* endDay */.CA)(span)}`.execute(tx);
    return rows.map(({ day }) => day);
}
async function readRollups(tx, project, rollups) {
    const of = (kind) => rollups.filter((one) => one.kind === kind).map(({ first }) => first);
    const { rows } = await (0,sql/* sql */.l) `select counts from docket.views_rollup
    where project = ${project} and (kind = 'month' and first = any(${of('month')}::date[])
      or kind = 'day' and first = any(${of('day')}::date[]))`.execute(tx);
    return rows.map(({ counts }) => counts);
}
/** Numbers have no gaps, because a page is never deleted without its project. */
async function numberedPaths(tx, project) {
    const { rows } = await (0,sql/* sql */.l) `
    select json_agg(path order by number) as paths from docket.page
    where project = ${project} and number is not null`.execute(tx);
    return rows[0]?.paths ?? [];
}
async function readRows(tx, project, days) {
    if (days.length === 0)
        return [];
    const { rows } = await (0,sql/* sql */.l) `select number, path, counts, referrals
    from docket.views_day join docket.page on page.id = views_day.page
    where views_day.project = ${project} and day = any(${days}::date[])`.execute(tx);
    return rows;
}
/** Rolls up past days and months that have no rollup, or lost it to a late log. Answers how many. */
async function buildRollups(database, now) {
    const today = (0,file_day/* dayText */.Ew)(Math.min(Math.floor(now / shared_days/* DAY_MS */.sO), file_day/* LAST_DAY */.Gy));
    const missing = async (kind) => {
        const { rows } = await database.read((db) => (0,sql/* sql */.l) `
        select distinct project, date_trunc(${kind}, day)::date::text as first
        from docket.file_day where day < date_trunc(${kind}, ${today}::date)
        except select project, first::text from docket.views_rollup where kind = ${kind}
        order by 1, 2`.execute(db));
        return rows;
    };
    const days = await missing('day');
    for (const { project, first } of days)
        await rollUpDay(database, project, first);
    const months = await missing('month');
    for (const { project, first } of months)
        await rollUpMonth(database, project, first);
    return days.length + months.length;
}
function rollUpDay(database, project, day) {
    return database.transaction(async (tx) => {
        await (0,views_days/* lockViews */.c5)(tx, project);
        let rows = await readRows(tx, project, [day]);
        if (rows.some(({ number }) => number === null)) {
            await numberPages(tx, project);
            rows = await readRows(tx, project, [day]);
        }
        const sums = new PageSums();
        for (const { number, counts, referrals } of rows)
            sums.add(number ?? 0, counts, referrals);
        await writeRollup(tx, project, { kind: 'day', first: day }, sums);
    });
}
function rollUpMonth(database, project, first) {
    return database.transaction(async (tx) => {
        await (0,views_days/* lockViews */.c5)(tx, project);
        const { rows } = await (0,sql/* sql */.l) `
      select day::text, counts from (select distinct day from docket.file_day
        where project = ${project} and day >= ${first}::date
          and day < ${first}::date + interval '1 month') days
      left join docket.views_rollup on project = ${project} and kind = 'day' and first = day
      `.execute(tx);
        const sums = new PageSums();
        for (const { counts } of rows) {
            // A late log has just changed that day: the month follows in the next round.
            if (!counts)
                return;
            sums.addEncoded(counts);
        }
        await writeRollup(tx, project, { kind: 'month', first }, sums);
    });
}
async function numberPages(tx, project) {
    await (0,sql/* sql */.l) `update docket.page set number = new.number from (
      select id, row_number() over (order by id) + (
        select coalesce(max(number), -1) from docket.page where project = ${project}) as number
      from docket.page where project = ${project} and number is null
    ) new where page.id = new.id`.execute(tx);
}
async function writeRollup(tx, project, { kind, first }, sums) {
    await (0,sql/* sql */.l) `insert into docket.views_rollup (project, kind, first, counts)
    values (${project}, ${kind}, ${first}, ${sums.encode()})
    on conflict (project, kind, first) do update set counts = excluded.counts`.execute(tx);
}


/***/ }),

/***/ 42195:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Uo: () => (/* binding */ addParts),
/* harmony export */   Z9: () => (/* binding */ isOutdone),
/* harmony export */   n: () => (/* binding */ planNext),
/* harmony export */   z1: () => (/* binding */ countNext)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var _bytes_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(61440);
/* harmony import */ var _file_day_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(43650);
/* harmony import */ var _read_log_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(93304);
/* harmony import */ var _tally_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(39669);
// Counts the next part of a log file, or all of it where parts cannot be read.





/** Read in less than a second, so that little is lost when a worker dies. */
const PART_BYTES = 64 * 1024 * 1024;
const BLOCK = 64 * 1024;
const TAIL_BYTES = 4096;
/** The last line of a file that has not changed for this long is whole, also without a line feed. */
const SETTLED_MS = 60_000;
async function planNext(source, options) {
    const { file, parts } = await (0,_read_log_js__WEBPACK_IMPORTED_MODULE_2__/* .identify */ .ls)(source, options);
    // Without a line, there is nothing to count.
    if (file === '')
        return { file, next: null, parts, known: null };
    const known = await options.progress.find(file);
    return { file, next: nextPart(source, parts, known, options.settings), parts, known };
}
async function countNext(source, options) {
    const { file, next, parts, known } = await planNext(source, options);
    if (next === null)
        return 'done';
    if (next === 'whole')
        return countWhole(source, parts, options);
    const { from } = next;
    const state = from > 0 ? known?.state : undefined;
    if (from > 0 && (await tailOf(source, from)) !== state?.tail) {
        return countWhole(source, parts, options, [
            `${source.name} starts with the same line as another file and counts as the same one. If they come from two hosts, give each host a label.`,
        ]);
    }
    return countPart(source, { from, file, state }, options);
}
async function countPart(source, { from, file, state }, options) {
    const { progress, settings, partBytes = PART_BYTES } = options;
    const { name, size = 0 } = source;
    const to = await endOfLines(source, from, partBytes);
    if (to === from)
        return isSettled(source, options) ? countWhole(source, true, options) : 'later';
    const reader = await readerAt(source, file, state, options);
    if (!reader)
        return countWhole(source, true, options);
    for await (const chunk of bytesBetween(source, from, to))
        reader.push(chunk);
    const reading = reader.finish();
    const reached = reader.state;
    if (!reached)
        return countWhole(source, true, options);
    const after = { ...reached, tail: await tailOf(source, to) };
    const part = { name, position: to, whole: null, settings, state: after, reading };
    if (from === 0)
        await progress.replace(part);
    else if (!(await progress.add(part, from)))
        return 'more';
    return to < size ? 'more' : 'done';
}
/** In one go, which is only lost as a whole. */
async function countWhole(source, parts, options, warnings = []) {
    const { progress, settings } = options;
    const { name, version, size = 0 } = source;
    const to = parts ? await endOfLines(source, 0, size) : size;
    const isEnd = to === size;
    if (!parts || (!isEnd && isSettled(source, options))) {
        const reading = await (0,_read_log_js__WEBPACK_IMPORTED_MODULE_2__/* .readLog */ .x6)(source, options);
        reading.warnings.push(...warnings);
        await progress.replace({
            name,
            settings,
            position: null,
            whole: version,
            state: null,
            reading,
        });
        return 'done';
    }
    const reader = new _read_log_js__WEBPACK_IMPORTED_MODULE_2__/* .LogReader */ .w0(source, options);
    for await (const chunk of bytesBetween(source, 0, to))
        reader.push(chunk);
    const reading = reader.finish();
    reading.warnings.push(...warnings);
    const reached = reader.state;
    await progress.replace({
        name,
        settings,
        position: reached && to,
        whole: isEnd ? version : null,
        state: reached && { ...reached, tail: await tailOf(source, to) },
        reading,
    });
    return isEnd ? 'done' : 'later';
}
function isSettled({ changedAt = 0 }, { now }) {
    return now - changedAt >= SETTLED_MS;
}
/** Null if the format cannot be known from the beginning of the file alone. */
async function readerAt(source, file, state, options) {
    if (!state)
        return new _read_log_js__WEBPACK_IMPORTED_MODULE_2__/* .LogReader */ .w0(source, options);
    const first = new _read_log_js__WEBPACK_IMPORTED_MODULE_2__/* .LogReader */ .w0(source, options);
    for await (const chunk of source.open()) {
        first.push(chunk);
        const { sample } = first;
        if (sample)
            return new _read_log_js__WEBPACK_IMPORTED_MODULE_2__/* .LogReader */ .w0(source, options, { file, sample, state });
    }
    return null;
}
/** The position after the last line feed of the next part; a part is longer if one line is. */
async function endOfLines(source, from, bytes) {
    const { size = 0 } = source;
    for (let length = bytes;; length *= 2) {
        const to = Math.min(from + length, size);
        for (let end = to; end > from; end -= BLOCK) {
            const start = Math.max(from, end - BLOCK);
            const feed = (await bytesOf(source, start, end)).lastIndexOf(_bytes_js__WEBPACK_IMPORTED_MODULE_4__/* .LINE_FEED */ .kR);
            if (feed >= 0)
                return start + feed + 1;
        }
        if (to === size)
            return from;
    }
}
async function tailOf(source, position) {
    const bytes = await bytesOf(source, Math.max(0, position - TAIL_BYTES), position);
    return (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256').update(bytes).digest('hex').slice(0, 24);
}
async function bytesOf(source, from, to) {
    const chunks = [];
    for await (const chunk of bytesBetween(source, from, to))
        chunks.push(Buffer.from(chunk));
    return Buffer.concat(chunks);
}
async function* bytesBetween(source, from, to) {
    let at = from;
    for await (const chunk of source.open(from)) {
        yield chunk.subarray(0, to - at);
        at += chunk.length;
        if (at >= to)
            return;
    }
}
/** Null if everything is counted. */
function nextPart({ version, size = 0 }, parts, known, settings) {
    if (!known)
        return parts ? { from: 0 } : 'whole';
    if (known.settings !== settings)
        return 'whole';
    if (known.whole === version)
        return null;
    if (!parts || known.position === null)
        return 'whole';
    if (size === known.position)
        return null;
    // A shorter one may be a copy, or another file with the same first line.
    return size > known.position ? { from: known.position } : 'whole';
}
/** A fresh reading of a day replaces the stored one, unless it has fewer lines or older rules. */
function isOutdone(fresh, kept) {
    return kept !== undefined && (kept.lines > fresh.lines || kept.rules > fresh.rules);
}
// Two parts of a log file, one after the other.
/** What two parts of a file say of the same day, together. */
function addParts(first, second) {
    const sum = (a, b, most = Number.POSITIVE_INFINITY) => {
        const sums = new Map();
        if (a)
            (0,_file_day_js__WEBPACK_IMPORTED_MODULE_1__/* .addInto */ .gQ)(sums, a);
        if (b)
            (0,_file_day_js__WEBPACK_IMPORTED_MODULE_1__/* .addInto */ .gQ)(sums, b, most);
        return sums;
    };
    const [before, now] = [first.referrals, second.referrals];
    const [checked, checks] = [first.checks, second.checks];
    return {
        ...second,
        lines: first.lines + second.lines,
        pages: sum(first.pages, second.pages),
        agents: sum(first.agents, second.agents),
        missing: sum(first.missing, second.missing, _tally_js__WEBPACK_IMPORTED_MODULE_3__/* .MAX_MISSING */ .m),
        ...((before || now) && {
            referrals: {
                pages: sum(before?.pages, now?.pages),
                sources: sum(before?.sources, now?.sources),
            },
        }),
        ...((checked || checks) && {
            checks: {
                verified: sum(checked?.verified, checks?.verified),
                spoofed: sum(checked?.spoofed, checks?.spoofed),
            },
        }),
    };
}


/***/ }),

/***/ 43650:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $5: () => (/* binding */ daySpan),
/* harmony export */   $T: () => (/* binding */ withoutPages),
/* harmony export */   AC: () => (/* binding */ END_OF_TIME),
/* harmony export */   Ew: () => (/* binding */ dayText),
/* harmony export */   Gy: () => (/* binding */ LAST_DAY),
/* harmony export */   Sn: () => (/* binding */ encodeTables),
/* harmony export */   U$: () => (/* binding */ dayNumber),
/* harmony export */   XN: () => (/* binding */ sumOf),
/* harmony export */   Xj: () => (/* binding */ onlyPages),
/* harmony export */   Yi: () => (/* binding */ noCounts),
/* harmony export */   ZQ: () => (/* binding */ classIndex),
/* harmony export */   _1: () => (/* binding */ inSpan),
/* harmony export */   c5: () => (/* binding */ addCounts),
/* harmony export */   gQ: () => (/* binding */ addInto)
/* harmony export */ });
/* harmony import */ var _contract_values_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(87797);
/* harmony import */ var _shared_days_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(65529);
/* harmony import */ var _shared_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(42205);
/* harmony import */ var _page_filter_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(24475);
// What one log file says about one UTC day: the unit that is counted, kept and merged.




function classIndex(name) {
    return _contract_values_js__WEBPACK_IMPORTED_MODULE_0__/* .TRAFFIC_CLASSES */ .LL.indexOf(name);
}
/** A zero for each class; written out because the hot loop makes many. */
function noCounts() {
    return [0, 0, 0, 0, 0, 0, 0];
}
/** Adds one table's counts into another, up to so many keys. */
function addInto(sums, table, most = Number.POSITIVE_INFINITY) {
    table.forEach((counts, key) => {
        const sum = sums.get(key);
        if (sum)
            addCounts(sum, counts);
        else if (sums.size < most)
            sums.set(key, [...counts]);
    });
}
function addCounts(sum, counts) {
    for (let i = 0; i < sum.length; i++)
        sum[i] = sum[i] + (counts[i] ?? 0);
}
/** What the entry says about these pages alone. Agents and sources have no pages to choose by. */
function onlyPages(entry, wanted) {
    if (wanted === _page_filter_js__WEBPACK_IMPORTED_MODULE_3__/* .ALL_PAGES */ .t)
        return entry;
    const only = (table) => ({
        forEach: (visit) => table.forEach((counts, path) => {
            if (wanted(path))
                visit(counts, path);
        }),
    });
    const { pages, missing, referrals } = entry;
    return {
        ...entry,
        pages: only(pages),
        missing: only(missing),
        ...(referrals && { referrals: { ...referrals, pages: only(referrals.pages) } }),
    };
}
/** All counts of a table together, class by class. */
function sumOf(table) {
    const sum = noCounts();
    table.forEach((counts) => {
        addCounts(sum, counts);
    });
    return sum;
}
/** The entry without its single pages: what they have together is under an empty path. */
function withoutPages(entry) {
    const { pages, referrals } = entry;
    const sum = (table) => new Map([['', sumOf(table)]]);
    return {
        ...entry,
        pages: sum(pages),
        ...(referrals && { referrals: { ...referrals, pages: sum(referrals.pages) } }),
    };
}
/** The same counts always give the same text. Counts are cut behind the last that is not 0. */
function encodeTables({ pages, agents, missing, referrals, checks }) {
    return JSON.stringify({
        pages: sortedRows(pages),
        agents: sortedRows(agents),
        missing: sortedRows(missing),
        ...(referrals && {
            referrals: { pages: sortedRows(referrals.pages), sources: sortedRows(referrals.sources) },
        }),
        ...(checks && {
            checks: { verified: sortedRows(checks.verified), spoofed: sortedRows(checks.spoofed) },
        }),
    });
}
function sortedRows(table) {
    const rows = [];
    table.forEach((counts, key) => {
        const last = counts.findLastIndex((count) => count > 0);
        rows.push([key, counts.slice(0, last + 1)]);
    });
    return Object.fromEntries(rows.sort(([a], [b]) => (a < b ? -1 : 1)));
}
// UTC days. Inside, a day is a whole number of days since 1970; outside, `YYYY-MM-DD`.
/** The last day that JavaScript's dates know. */
const END_OF_TIME = 100_000_000;
/** The last one whose year has four digits. */
const LAST_DAY = Date.UTC(9999, 11, 31) / _shared_days_js__WEBPACK_IMPORTED_MODULE_1__/* .DAY_MS */ .sO;
/** The day of a calendar date, or -1 when the calendar has no such date. */
function dayNumber(year, month, date) {
    const time = Date.UTC(year, month - 1, date);
    const back = new Date(time);
    const real = back.getUTCMonth() === month - 1 && back.getUTCDate() === date && year >= 1970;
    return real ? time / _shared_days_js__WEBPACK_IMPORTED_MODULE_1__/* .DAY_MS */ .sO : -1;
}
function dayText(day) {
    return (0,_shared_days_js__WEBPACK_IMPORTED_MODULE_1__/* .isoDay */ .kh)(day * _shared_days_js__WEBPACK_IMPORTED_MODULE_1__/* .DAY_MS */ .sO);
}
function inSpan(day, span) {
    const number = Date.parse(day) / _shared_days_js__WEBPACK_IMPORTED_MODULE_1__/* .DAY_MS */ .sO;
    return number >= span.from && number < span.to;
}
/**
 * The span that a request means. A time of day counts for its UTC day, so that `dateTo` always
 * leaves its own date out, as the contract says; an absent end is open.
 */
function daySpan(range) {
    const from = range.dateFrom === undefined ? 0 : parseDay('dateFrom', range.dateFrom);
    const to = range.dateTo === undefined ? END_OF_TIME : parseDay('dateTo', range.dateTo);
    if (to < from) {
        throw new _shared_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .InvalidRequest */ .zh('Parameter `dateTo` is before `dateFrom`. Swap them or leave one out.');
    }
    return { from, to };
}
function parseDay(name, text) {
    const match = /^(\d{4})-(\d{2})-(\d{2})(?:T.+)?$/.exec(text);
    const [, year, month, date] = match ?? [];
    const day = match ? dayNumber(Number(year), Number(month), Number(date)) : -1;
    const ms = (0,_shared_days_js__WEBPACK_IMPORTED_MODULE_1__/* .utcTime */ .SK)(text);
    if (day < 0 || Number.isNaN(ms)) {
        throw new _shared_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .InvalidRequest */ .zh(`Parameter \`${name}\` must be a date such as 2026-11-01 or an ISO 8601 time; got \`${text.slice(0, 40)}\`.`);
    }
    return Math.floor(ms / _shared_days_js__WEBPACK_IMPORTED_MODULE_1__/* .DAY_MS */ .sO);
}


/***/ }),

/***/ 24475:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Y: () => (/* binding */ pageFilter),
/* harmony export */   t: () => (/* binding */ ALL_PAGES)
/* harmony export */ });
/* harmony import */ var _shared_glob_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77012);
// Which pages the settings want, by our own globs on the page's path. One that starts with `!` excludes.

const ALL_PAGES = () => true;
/** The same pages are asked about for every line, day and table. */
const MAX_REMEMBERED = 100_000;
function pageFilter(globs) {
    if (globs.length === 0)
        return ALL_PAGES;
    const open = globs.filter((glob) => !glob.startsWith('!')).map(matcher);
    const closed = globs.flatMap((glob) => (glob.startsWith('!') ? matcher(glob.slice(1)) : []));
    const known = new Map();
    return (path) => {
        const before = known.get(path);
        if (before !== undefined)
            return before;
        const wanted = (open.length === 0 || open.some((fits) => fits(path))) && !closed.some((fits) => fits(path));
        if (known.size === MAX_REMEMBERED)
            known.clear();
        known.set(path, wanted);
        return wanted;
    };
}
/** `/guide` is the first page of the folder `/guide/`, so `/guide/**` covers it, too. */
function matcher(pattern) {
    const relative = pattern.replace(/^\//, '');
    if (relative === '')
        return (path) => path === '/';
    const glob = (0,_shared_glob_js__WEBPACK_IMPORTED_MODULE_0__/* .compileGlob */ .SO)(relative);
    const folder = /(?:^|\/)(?:\*\*)?$/.test(relative);
    return (path) => {
        const name = path.slice(1);
        return glob.matches(name) || (folder && glob.matches(name === '' ? 'index' : `${name}/index`));
    };
}


/***/ }),

/***/ 89771:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   BP: () => (/* binding */ HUMANS),
/* harmony export */   Pf: () => (/* binding */ dayCounts),
/* harmony export */   RA: () => (/* binding */ rankPages),
/* harmony export */   RZ: () => (/* binding */ classCounts),
/* harmony export */   UO: () => (/* binding */ viewsByDay),
/* harmony export */   ad: () => (/* binding */ ranked),
/* harmony export */   eh: () => (/* binding */ summarize),
/* harmony export */   joinPieces: () => (/* binding */ joinPieces),
/* harmony export */   pageOfViews: () => (/* binding */ pageOfViews),
/* harmony export */   q0: () => (/* binding */ describe),
/* harmony export */   zk: () => (/* binding */ onePiece)
/* harmony export */ });
/* harmony import */ var _contract_insights_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(45306);
/* harmony import */ var _contract_values_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(87797);
/* harmony import */ var _shared_days_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(65529);
/* harmony import */ var _shared_errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(42205);
/* harmony import */ var _file_day_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(43650);
// Queries on the merged days: the contract's page of views, and our extensions.





/** Unless the settings count the latter as AI. */
const HUMANS = ['human', 'unknown'];
const UNCHECKED = { verified: null, spoofed: null };
function summarize(days, span, aiClasses) {
    const sums = new Map();
    const referred = new Map();
    let told = false;
    for (const { day, pages, referrals } of days) {
        if (!(0,_file_day_js__WEBPACK_IMPORTED_MODULE_4__/* .inSpan */ ._1)(day, span))
            continue;
        (0,_file_day_js__WEBPACK_IMPORTED_MODULE_4__/* .addInto */ .gQ)(sums, pages);
        if (!referrals)
            continue;
        told = true;
        (0,_file_day_js__WEBPACK_IMPORTED_MODULE_4__/* .addInto */ .gQ)(referred, referrals.pages);
    }
    const pages = [...sums].map(([path, counts]) => ({
        path,
        counts,
        referrals: referred.get(path) ?? [],
    }));
    return rankPages(pages, told, aiClasses);
}
/** `told`: the days say where readers came from. */
function rankPages(pages, told, aiClasses) {
    const rows = [];
    for (const { path, counts, referrals } of pages) {
        const aiReferrals = told ? viewCounts(referrals, aiClasses).human : null;
        rows.push({ path, ...viewCounts(counts, aiClasses), counts, aiReferrals });
    }
    return ranked(rows);
}
/** In the contract's order, without pages that nobody viewed. */
function ranked(pages) {
    const totals = { human: 0, ai: 0, total: 0 };
    const rows = pages.filter(({ total }) => total > 0);
    for (const { human, ai, total } of rows) {
        totals.human += human;
        totals.ai += ai;
        totals.total += total;
    }
    rows.sort((a, b) => b.total - a.total || (a.path < b.path ? -1 : 1));
    return { totals, rows };
}
/** A page of the ranking, as the contract has it. */
function pageOfViews({ totals, rows }, limit = 50, offset = 0) {
    checkWhole('limit', limit, 1, 250);
    checkWhole('offset', offset, 0, Number.MAX_SAFE_INTEGER);
    return {
        totals: { ...totals },
        views: rows
            .slice(offset, offset + limit)
            .map(({ path, human, ai, total }) => ({ path, human, ai, total })),
        hasMore: offset + limit < rows.length,
    };
}
/** The ranking as a source gives it that has everything in memory. */
function onePiece({ totals, rows: views }) {
    return { totals, views, hasMore: false };
}
/** The other way round, from any source. */
async function joinPieces(pieces) {
    const all = [];
    for await (const piece of pieces)
        all.push(piece);
    const [first] = all;
    if (!first)
        return { totals: { human: 0, ai: 0, total: 0 }, rows: [] };
    const rows = all.length === 1 ? first.views : all.flatMap(({ views }) => views);
    return { totals: first.totals, rows };
}
/** Of each day in the span, the latest first; zeros where nothing is known. */
function viewsByDay(days, span, aiClasses) {
    const byDay = Map.groupBy(days, ({ day }) => day);
    const found = [];
    for (let number = span.to - 1; number >= span.from; number--) {
        const date = (0,_file_day_js__WEBPACK_IMPORTED_MODULE_4__/* .dayText */ .Ew)(number);
        const sum = (0,_file_day_js__WEBPACK_IMPORTED_MODULE_4__/* .noCounts */ .Yi)();
        for (const { pages } of byDay.get(date) ?? [])
            (0,_file_day_js__WEBPACK_IMPORTED_MODULE_4__/* .addCounts */ .c5)(sum, (0,_file_day_js__WEBPACK_IMPORTED_MODULE_4__/* .sumOf */ .XN)(pages));
        found.push({ date, ...viewCounts(sum, aiClasses) });
    }
    return found;
}
function checkWhole(name, value, min, max) {
    if (Number.isSafeInteger(value) && value >= min && value <= max)
        return;
    const range = max === Number.MAX_SAFE_INTEGER ? `≥ ${min}` : `from ${min} to ${max}`;
    throw new _shared_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .InvalidRequest */ .zh(`Parameter \`${name}\` must be a whole number ${range}.`);
}
function describe(days, span, aiClasses) {
    const classes = (0,_file_day_js__WEBPACK_IMPORTED_MODULE_4__/* .noCounts */ .Yi)();
    const agents = new Map();
    const missing = new Map();
    const covered = new Set();
    const sources = new Map();
    const verified = new Map();
    const spoofed = new Map();
    const untold = new Set();
    let told = false;
    let referred = 0;
    for (const entry of days) {
        if (!(0,_file_day_js__WEBPACK_IMPORTED_MODULE_4__/* .inSpan */ ._1)(entry.day, span))
            continue;
        covered.add(entry.day);
        (0,_file_day_js__WEBPACK_IMPORTED_MODULE_4__/* .addCounts */ .c5)(classes, (0,_file_day_js__WEBPACK_IMPORTED_MODULE_4__/* .sumOf */ .XN)(entry.pages));
        const { views, aiReferrals } = dayCounts(entry, aiClasses);
        if (entry.referrals)
            (0,_file_day_js__WEBPACK_IMPORTED_MODULE_4__/* .addInto */ .gQ)(sources, entry.referrals.sources);
        if (aiReferrals === null && views.human > 0)
            untold.add(entry.day);
        told ||= aiReferrals !== null;
        referred += aiReferrals ?? 0;
        (0,_file_day_js__WEBPACK_IMPORTED_MODULE_4__/* .addInto */ .gQ)(agents, entry.agents);
        if (entry.checks)
            (0,_file_day_js__WEBPACK_IMPORTED_MODULE_4__/* .addInto */ .gQ)(verified, entry.checks.verified);
        if (entry.checks)
            (0,_file_day_js__WEBPACK_IMPORTED_MODULE_4__/* .addInto */ .gQ)(spoofed, entry.checks.spoofed);
        (0,_file_day_js__WEBPACK_IMPORTED_MODULE_4__/* .addInto */ .gQ)(missing, entry.missing);
    }
    const daysCovered = [...covered].sort();
    const ranking = rankMissing(missing, aiClasses);
    const gaps = missingDays(span, daysCovered);
    return {
        classes: classCounts(classes),
        agents: rankAgents(agents, verified, spoofed),
        spoofed: [...spoofed.values()].flat().reduce((sum, one) => sum + one, 0),
        missing: ranking.slice(0, _contract_insights_js__WEBPACK_IMPORTED_MODULE_0__/* .MAX_MISSING_LISTED */ .Yg),
        missingCut: ranking.length > _contract_insights_js__WEBPACK_IMPORTED_MODULE_0__/* .MAX_MISSING_LISTED */ .Yg,
        aiReferrals: told
            ? {
                views: referred,
                sources: rankSources(sources, aiClasses),
                daysUnknown: latest([...untold].sort()),
            }
            : null,
        daysCovered: latest(daysCovered),
        daysMissing: gaps.days,
        daysCut: gaps.cut || daysCovered.length > _contract_insights_js__WEBPACK_IMPORTED_MODULE_0__/* .MAX_DAYS_LISTED */ .bk,
    };
}
function rankAgents(agents, verified, spoofed) {
    const rows = [...new Set([...agents.keys(), ...spoofed.keys()])].flatMap((agent) => {
        const checked = verified.has(agent) || spoofed.has(agent);
        return _contract_values_js__WEBPACK_IMPORTED_MODULE_1__/* .TRAFFIC_CLASSES */ .LL.map((name, index) => {
            const views = agents.get(agent)?.[index] ?? 0;
            const of = (table) => table.get(agent)?.[index] ?? 0;
            const checks = checked ? { verified: of(verified), spoofed: of(spoofed) } : UNCHECKED;
            return { agent, class: name, views, ...checks };
        });
    });
    return rows
        .filter(({ views, spoofed }) => views > 0 || (spoofed ?? 0) > 0)
        .sort((a, b) => b.views - a.views || (a.agent < b.agent ? -1 : 1));
}
function rankMissing(missing, aiClasses) {
    return [...missing]
        .map(([path, counts]) => {
        const { human, ai } = viewCounts(counts, aiClasses);
        return { path, ai, human };
    })
        .filter(({ ai, human }) => ai + human > 0)
        .sort((a, b) => b.ai - a.ai || b.human - a.human || (a.path < b.path ? -1 : 1));
}
function rankSources(sums, aiClasses) {
    return [...sums]
        .map(([source, counts]) => ({ source, views: viewCounts(counts, aiClasses).human }))
        .filter(({ views }) => views > 0)
        .sort((a, b) => b.views - a.views || (a.source < b.source ? -1 : 1));
}
/** Views of one entry, and how many of them came from AI answers; null where it cannot say. */
function dayCounts(entry, aiClasses) {
    const { pages, referrals } = entry;
    return {
        views: viewCounts((0,_file_day_js__WEBPACK_IMPORTED_MODULE_4__/* .sumOf */ .XN)(pages), aiClasses),
        aiReferrals: referrals ? viewCounts((0,_file_day_js__WEBPACK_IMPORTED_MODULE_4__/* .sumOf */ .XN)(referrals.pages), aiClasses).human : null,
    };
}
const latest = (days) => days.slice(-_contract_insights_js__WEBPACK_IMPORTED_MODULE_0__/* .MAX_DAYS_LISTED */ .bk);
/**
 * The latest days without data. An open end is that of the days that are known. However long the
 * span is, no more days are looked at than are listed or have data.
 */
function missingDays(span, covered) {
    const known = new Set(covered.map((day) => Date.parse(day) / _shared_days_js__WEBPACK_IMPORTED_MODULE_2__/* .DAY_MS */ .sO));
    const [oldest] = known;
    const first = span.from > 0 ? span.from : oldest;
    const last = span.to < _file_day_js__WEBPACK_IMPORTED_MODULE_4__/* .END_OF_TIME */ .AC ? span.to - 1 : [...known].at(-1);
    const days = [];
    if (first === undefined || last === undefined)
        return { days, cut: false };
    const count = last - first + 1 - known.size;
    for (let number = last; days.length < Math.min(count, _contract_insights_js__WEBPACK_IMPORTED_MODULE_0__/* .MAX_DAYS_LISTED */ .bk); number--) {
        if (!known.has(number))
            days.push((0,_file_day_js__WEBPACK_IMPORTED_MODULE_4__/* .dayText */ .Ew)(number));
    }
    return { days: days.reverse(), cut: count > _contract_insights_js__WEBPACK_IMPORTED_MODULE_0__/* .MAX_DAYS_LISTED */ .bk };
}
function viewCounts(counts, aiClasses) {
    const sum = (classes) => classes.reduce((sum, name) => sum + (counts[(0,_file_day_js__WEBPACK_IMPORTED_MODULE_4__/* .classIndex */ .ZQ)(name)] ?? 0), 0);
    const human = sum(HUMANS.filter((name) => !aiClasses.includes(name)));
    const ai = sum(aiClasses);
    return { human, ai, total: human + ai };
}
function classCounts(counts) {
    return Object.fromEntries(_contract_values_js__WEBPACK_IMPORTED_MODULE_1__/* .TRAFFIC_CLASSES */ .LL.map((name, index) => [name, counts[index] ?? 0]));
}


/***/ })

};
