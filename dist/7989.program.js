export const id = 7989;
export const ids = [7989];
export const modules = {

/***/ 17989:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  serveShared: () => (/* binding */ serveShared)
});

// EXTERNAL MODULE: ./.build/program/src/config/tenants.js
var tenants = __webpack_require__(37514);
// EXTERNAL MODULE: ./.build/program/src/github/settings.js
var github_settings = __webpack_require__(43637);
// EXTERNAL MODULE: ./.build/program/src/postgres/audit.js
var audit = __webpack_require__(31685);
// EXTERNAL MODULE: ./.build/program/src/postgres/errors.js
var errors = __webpack_require__(17375);
// EXTERNAL MODULE: ./.build/program/src/postgres/job-counts.js
var job_counts = __webpack_require__(17630);
// EXTERNAL MODULE: ./.build/program/src/postgres/keys.js
var postgres_keys = __webpack_require__(62547);
// EXTERNAL MODULE: ./.build/program/src/postgres/projects.js + 1 modules
var postgres_projects = __webpack_require__(52109);
// EXTERNAL MODULE: ./.build/program/src/postgres/reach.js
var reach = __webpack_require__(63037);
// EXTERNAL MODULE: ./.build/program/src/postgres/sessions.js
var sessions = __webpack_require__(26237);
// EXTERNAL MODULE: ./.build/program/src/service/dashboard/open-dashboard.js
var open_dashboard = __webpack_require__(59818);
// EXTERNAL MODULE: ./.build/program/src/service/embedded-service.js
var embedded_service = __webpack_require__(22938);
// EXTERNAL MODULE: ./.build/program/src/service/projects/on-demand.js
var on_demand = __webpack_require__(41112);
// EXTERNAL MODULE: ./.build/program/src/service/server/open-server.js + 1 modules
var open_server = __webpack_require__(71908);
// EXTERNAL MODULE: ./.build/program/src/service/telemetry/open-telemetry.js
var open_telemetry = __webpack_require__(20023);
// EXTERNAL MODULE: ./.build/program/src/shared/remembered.js
var remembered = __webpack_require__(61812);
// EXTERNAL MODULE: ./.build/program/src/shared/runtime.js
var runtime = __webpack_require__(82860);
// EXTERNAL MODULE: ./.build/program/src/cli/serve/hooks.js + 2 modules
var hooks = __webpack_require__(72764);
// EXTERNAL MODULE: ./.build/program/src/bot/thread-host.js
var thread_host = __webpack_require__(60219);
// EXTERNAL MODULE: ./.build/program/src/config/config.js
var config = __webpack_require__(7657);
// EXTERNAL MODULE: ./.build/program/src/contract/values.js
var values = __webpack_require__(87797);
// EXTERNAL MODULE: ./.build/program/src/github/app.js
var github_app = __webpack_require__(47037);
// EXTERNAL MODULE: ./.build/program/src/github/client.js
var client = __webpack_require__(31287);
// EXTERNAL MODULE: ./.build/program/src/shared/errors.js
var shared_errors = __webpack_require__(42205);
;// CONCATENATED MODULE: ./.build/program/src/github/oauth.js
// Who someone is on GitHub, and which repositories of the App they can read or change. The person's
// token serves for that only: it is never stored, and given back at once.


const PATIENCE_MS = 10_000;
function createOauth(settings) {
    const { clientId, serverUrl } = settings;
    return {
        /** Where the browser goes to sign in. */
        authorizeUrl(asked) {
            const url = new URL(`${serverUrl}/login/oauth/authorize`);
            url.search = new URLSearchParams({
                client_id: clientId,
                redirect_uri: asked.redirectUri,
                state: asked.state,
                code_challenge: asked.challenge,
                code_challenge_method: 'S256',
            }).toString();
            return url.href;
        },
        async person(proof) {
            const token = await exchange(settings, proof);
            try {
                return await personOf(settings, token);
            }
            catch (error) {
                if (error instanceof shared_errors/* DocketError */.jq)
                    throw error;
                throw new shared_errors/* Unavailable */.$P('GitHub did not say what you can read. Sign in again.', {
                    cause: error,
                });
            }
            finally {
                // It expires by itself, too.
                void giveBack(settings, token).catch(() => settings.log.debug('A token could not be given back.'));
            }
        },
    };
}
async function exchange({ clientId, clientSecret, serverUrl, fetch: ask = fetch }, { code, verifier, redirectUri }) {
    const body = new URLSearchParams({
        client_id: clientId,
        client_secret: clientSecret,
        code,
        code_verifier: verifier,
        redirect_uri: redirectUri,
    });
    const answer = await ask(`${serverUrl}/login/oauth/access_token`, {
        method: 'POST',
        headers: {
            Accept: 'application/json',
            'Content-Type': 'application/x-www-form-urlencoded',
        },
        body: body.toString(),
        signal: AbortSignal.timeout(PATIENCE_MS),
    })
        .then((response) => response.json())
        .catch((cause) => {
        throw new shared_errors/* Unavailable */.$P('GitHub did not answer. Sign in again in a moment.', { cause });
    });
    // GitHub answers 200 to a wrong code, too.
    const token = answer?.access_token;
    if (typeof token === 'string' && token !== '')
        return token;
    if (answer?.error === 'bad_verification_code') {
        throw new shared_errors/* Forbidden */.cw('This sign-in has been used, or it is too old. Start again.');
    }
    throw new shared_errors/* Unavailable */.$P('GitHub refused the sign-in. Check CLIENT_ID, CLIENT_SECRET, and the callback URL of the GitHub App.');
}
async function personOf(settings, token) {
    const { rest, paginate } = (0,client.createGithub)({ ...settings, token, repository: '/' });
    const { data } = await rest.users.getAuthenticated();
    const installations = await paginate(rest.apps.listInstallationsForAuthenticatedUser, {
        per_page: 100,
    });
    const active = installations.filter(({ suspended_at: suspended }) => !suspended);
    const found = [];
    for (const { id: installation_id } of active) {
        const list = await paginate(rest.apps.listInstallationReposForAuthenticatedUser, {
            installation_id,
            per_page: 100,
        });
        for (const { id, full_name: fullName, permissions } of list) {
            // Whatever GitHub does not say is no right.
            if (permissions?.pull)
                found.push({ id, fullName, write: permissions.push === true });
        }
    }
    return { login: data.login, repositories: found };
}
async function giveBack({ clientId, clientSecret, apiUrl, fetch: ask = fetch }, token) {
    const password = Buffer.from(`${clientId}:${clientSecret}`).toString('base64');
    await ask(`${apiUrl}/applications/${encodeURIComponent(clientId)}/token`, {
        method: 'DELETE',
        headers: {
            Accept: 'application/vnd.github+json',
            Authorization: `Basic ${password}`,
            'Content-Type': 'application/json',
        },
        body: JSON.stringify({ access_token: token }),
        signal: AbortSignal.timeout(PATIENCE_MS),
    });
}

// EXTERNAL MODULE: ./.build/program/src/github/thread-host.js + 4 modules
var github_thread_host = __webpack_require__(54572);
// EXTERNAL MODULE: ./.build/program/src/service/projects/project.js
var projects_project = __webpack_require__(96586);
// EXTERNAL MODULE: ./.build/program/src/cli/serve/code-host.js
var code_host = __webpack_require__(89707);
;// CONCATENATED MODULE: ./.build/program/src/cli/serve/oauth.js
// Signing in to the dashboard with the GitHub App.











/** Undefined where CLIENT_ID is not set: the server then prints a link. */
function openOauth(env, projects, log) {
    const clientId = env.CLIENT_ID?.trim();
    const clientSecret = env.CLIENT_SECRET?.trim();
    if (!clientId)
        return undefined;
    if (!clientSecret) {
        throw new shared_errors/* SetupError */.w3('CLIENT_ID is set, but not CLIENT_SECRET. Generate a client secret in the settings of the GitHub App.');
    }
    const oauth = createOauth((0,github_settings.githubSettings)(env, { clientId, clientSecret, log }));
    return {
        authorizeUrl: oauth.authorizeUrl,
        async person(proof) {
            const person = await oauth.person(proof);
            for (const project of await projects.list())
                await recordIfNamed(project, person);
            return { login: person.login, grants: grantsOf(person, await projects.list()) };
        },
    };
    /** Whoever signs in does not decide what a name means: the operator's own token does. */
    async function recordIfNamed(project, { repositories }) {
        const { app, repo, repositoryId } = project;
        const token = env.GITHUB_TOKEN;
        const isNamed = repositories.some((one) => (0,values/* isSameRepository */.ve)(one.fullName, repo));
        if (app || repositoryId !== undefined || !isNamed || !token)
            return;
        const { record } = projects;
        await (0,code_host/* sameRepositoryToken */.g5)(project, { token, env, log, record })
            .get()
            .catch((error) => log.warn(`Project ${project.id} stays closed: ${(0,shared_errors/* sentence */.em)(error)}`));
    }
}
/**
 * Asks GitHub now, with the operator's or the App's token. `permission`: what the settings of the project
 * require for commands.
 */
function commandPermission({ env, log, app, meter, projects, settings, }) {
    return async (id, login) => {
        const project = await projects.find(id);
        if (!project)
            throw (0,projects_project/* unknownProject */.Sx)(id);
        const { repo } = project;
        const { permission } = ((await settings(id)).config ?? config.DEFAULT_CONFIG).command;
        const own = env.GITHUB_TOKEN;
        const { record } = projects;
        const token = project.app
            ? app?.tokensOf(project.app)
            : own && (0,code_host/* sameRepositoryToken */.g5)(project, { token: own, env, log, record, meter });
        if (!token)
            throw new shared_errors/* Unavailable */.$P(`This server has no token for ${repo}. Tell its operator.`);
        const limit = project.app ? (0,github_app/* limitOf */.LF)(project.app.installation) : 'token';
        const use = meter.use('sign-in', limit);
        const github = (0,client.createGithub)((0,github_settings.githubSettings)(env, { repository: repo, token, log, use }));
        const granted = await (0,github_thread_host.permissionOf)(github, login);
        if ((0,thread_host/* permits */.V1)(granted, permission))
            return;
        throw new shared_errors/* Forbidden */.cw(`You need ${permission} permission in ${repo} for this, like for commands there, and you do not have it now (${granted.problem ?? granted.level}).`);
    };
}
/** By the repository's ID, because a name can come to mean another one. */
function grantsOf({ repositories }, projects) {
    const granted = projects.flatMap(({ id, repositoryId, app }) => {
        const found = repositories.find((one) => one.id === (app?.repository ?? repositoryId));
        return found ? [[id, found.write ? 'write' : 'read']] : [];
    });
    return Object.fromEntries(granted);
}

// EXTERNAL MODULE: ./.build/program/src/cli/serve/options.js
var options = __webpack_require__(83135);
// EXTERNAL MODULE: ./.build/program/src/cli/serve/shared.js + 2 modules
var serve_shared = __webpack_require__(5994);
;// CONCATENATED MODULE: ./.build/program/src/cli/serve/serve-shared.js
// `docket serve --database`: every project of the database over HTTP. `docket work` runs the jobs.




















/** A project that was added is shown after at most this long. */
const FRESH_MS = 1_000;
async function serveShared(address, terminal, env) {
    const { database: url, isolation } = address;
    const limits = (0,tenants/* parseLimits */.kd)(address.limits);
    const lines = (0,open_server/* openLines */.es)(terminal, env);
    // Before anything is opened that would have to be closed.
    const ofEnvironment = openOauth(env, { list: () => projects.list(), record: (...asked) => projects.record(...asked) }, lines.log);
    const telemetry = await (0,open_telemetry/* openTelemetry */.G)({
        env,
        log: lines.log,
        jobCounts: () => (0,job_counts/* readJobCounts */.W)(shared.database),
        githubLeft: () => shared.meter.leastLeft(),
    });
    const shared = await (0,serve_shared/* openShared */.a)({
        ...{ url, env, isolation, limits, log: lines.log },
        githubRequest: telemetry.telemetry?.githubRequest,
    });
    const projects = (0,postgres_projects/* createPostgresProjects */.O)(shared.database);
    try {
        return await serveOpened({ shared, projects, telemetry, lines, ofEnvironment }, address, terminal, env);
    }
    catch (error) {
        // A server that does not start must not keep running.
        await shared.close();
        throw (0,errors/* databaseError */.K)(error);
    }
}
async function serveOpened({ shared, projects, telemetry, lines, ofEnvironment }, { port, host, publicUrl }, terminal, env) {
    const stopping = new AbortController();
    const open = (0,on_demand/* sayingWhyNot */.t)(shared.open, lines.log);
    const keys = (0,postgres_keys/* createPostgresKeys */.C)(shared.database, runtime/* systemClock */.ml);
    const hasKeys = await (0,open_server/* hasValidKey */.Ew)(keys);
    const service = (0,embedded_service/* manyServices */.KH)(async (project) => (await open(project)).service, shared.directory);
    const recently = (0,remembered/* createRemembered */.f)(runtime/* systemClock */.ml, FRESH_MS);
    // GitHub sends people back only to the address that the App was created with.
    const stored = publicUrl === undefined ? {} : shared.app?.signIn;
    const github = ofEnvironment ?? openOauth({ ...env, ...stored }, projects, lines.log);
    const dashboard = (0,open_dashboard/* openDashboard */.N)({
        service,
        engineOf: async (id) => (await open(id)).engine,
        projects: () => recently('projects', () => (0,postgres_projects/* listServed */.q)(shared.database)),
        keys,
        audit: (0,audit/* createPostgresAudit */.D)(shared.database),
        sessions: (0,sessions/* createPostgresSessions */.L)(shared.database, runtime/* systemClock */.ml),
        wordOf: async (id) => (await (0,hooks/* commandsIn */.GO)(id, shared)).word,
        async listOf({ id, repo, app }) {
            const issue = (await shared.settings(id)).config?.['list-issue'];
            const { serverUrl } = (0,github_settings.githubSettings)(env, {});
            return issue && app ? `${serverUrl}/${repo}/issues/${issue}` : undefined;
        },
        installation: (0,hooks/* createInstallation */.$$)(shared),
        publicUrl,
        github,
        insistOnPermission: commandPermission({
            env,
            log: lines.log,
            app: shared.app,
            meter: shared.meter,
            projects,
            settings: shared.settings,
        }),
        log: lines.log,
        print: (link) => terminal.out((0,options/* signInLine */.ZG)(link)),
    });
    const { url: address, stop } = await (0,open_server/* listenTo */.rq)({
        env,
        telemetry,
        service,
        projects: shared,
        keys,
        dashboard: dashboard.deps,
        webhooks: (0,hooks/* receiveHooks */.A_)(shared, env, { clock: runtime/* systemClock */.ml, signal: stopping.signal }),
        reach: (0,reach/* createReach */.S)(shared.database, runtime/* systemClock */.ml),
        collecting: async (id) => ((await shared.has(id)) ? (await open(id)).collecting : undefined),
        port,
        host,
        lines,
        drain() {
            stopping.abort();
            return shared.close();
        },
    });
    const signIn = await dashboard.start(address);
    return { url: address, hasKeys, signIn, log: lines.log, stop };
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


/***/ })

};
