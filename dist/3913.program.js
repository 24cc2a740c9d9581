export const id = 3913;
export const ids = [3913,6018,3637,1287,2099,1885];
export const modules = {

/***/ 17692:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   examineAll: () => (/* binding */ examineAll)
/* harmony export */ });
/* harmony import */ var _github_manifest_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(38765);
/* harmony import */ var _postgres_app_projects_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(23224);
/* harmony import */ var _postgres_app_secret_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4686);
/* harmony import */ var _postgres_deliveries_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(26872);
/* harmony import */ var _postgres_presence_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(1885);
/* harmony import */ var _shared_encryption_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(19535);
/* harmony import */ var _shared_errors_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(42205);
/* harmony import */ var _serve_app_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(52294);
// What each worker and each installation of the GitHub App can do, and why not.








async function examineAll(database, env, log) {
    return [
        ...(await examineWorkers(database)),
        ...(await examineApp(database, env, log)),
        ...(await examineDeliveries(database)),
    ];
}
async function examineWorkers(database) {
    const workers = await (0,_postgres_presence_js__WEBPACK_IMPORTED_MODULE_4__.listWorkers)(database);
    if (workers.length === 0) {
        return [{ what: 'workers', isOk: false, says: 'There are none. Start one with docket work.' }];
    }
    return workers.map(({ name, notReady, draining }) => ({
        what: `worker ${name}`,
        isOk: notReady === null || draining,
        says: notReady ?? 'It can do what comments and jobs need.',
    }));
}
/** As the App that the variables of this shell name. */
async function examineApp(database, env, log) {
    const installed = await (0,_postgres_app_projects_js__WEBPACK_IMPORTED_MODULE_1__/* .countInstalled */ .Gh)(database);
    const what = 'GitHub App';
    try {
        const stored = env.APP_ID?.trim()
            ? null
            : await (0,_postgres_app_secret_js__WEBPACK_IMPORTED_MODULE_2__/* .createAppSecret */ .w)(database).read(() => (0,_shared_encryption_js__WEBPACK_IMPORTED_MODULE_5__/* .encryptionOf */ .fR)(env));
        const app = (0,_serve_app_js__WEBPACK_IMPORTED_MODULE_7__/* .openApp */ .G)(env, log, stored);
        if (!app) {
            if (installed.length === 0)
                return [];
            const says = 'APP_ID is not set. Run this with the variables of the servers.';
            return [{ what, isOk: false, says }];
        }
        const events = await app.events();
        const missing = _github_manifest_js__WEBPACK_IMPORTED_MODULE_0__/* .APP_EVENTS */ .ie.filter((event) => !events.includes(event));
        const says = missing.length === 0
            ? 'GitHub accepts its key.'
            : `It is not subscribed to ${missing.join(', ')}. Subscribe to it in its settings.`;
        const found = [{ what: `${what} ${app.id}`, isOk: missing.length === 0, says }];
        for (let at = 0; at < installed.length; at += AT_ONCE) {
            const part = installed.slice(at, at + AT_ONCE);
            found.push(...(await Promise.all(part.map((one) => examineInstallation(one, app)))));
        }
        return found;
    }
    catch (error) {
        return [{ what, isOk: false, says: (0,_shared_errors_js__WEBPACK_IMPORTED_MODULE_6__/* .sentence */ .em)(error) }];
    }
}
const AT_ONCE = 8;
async function examineInstallation({ id, owner, repositories, suspended }, app) {
    const what = `${owner} (installation ${id}, repositories: ${repositories})`;
    const wrong = (says) => ({ what, isOk: false, says });
    if (suspended)
        return wrong('The App is suspended there. Its owner can unsuspend it.');
    const lacks = await app.lacks(id).catch(_shared_errors_js__WEBPACK_IMPORTED_MODULE_6__/* .sentence */ .em);
    if (typeof lacks === 'string')
        return wrong(lacks);
    if (lacks === null)
        return wrong('This App is not installed there. Check APP_ID.');
    if (lacks.length === 0)
        return { what, isOk: true, says: 'Everything is permitted.' };
    return wrong(`Not permitted: ${lacks.join('; ')}. Its owner has to accept the permissions.`);
}
async function examineDeliveries(database) {
    const { deliveries, deadDeliveries: dead } = await (0,_postgres_deliveries_js__WEBPACK_IMPORTED_MODULE_3__/* .countWaiting */ .hV)(database);
    const words = `${deliveries.count} wait for GitHub, and ${dead} are not tried any more.`;
    const says = dead > 0 ? `${words} See docket admin deliveries --dead.` : words;
    return [{ what: 'deliveries', isOk: dead === 0, says }];
}


/***/ }),

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

/***/ 47037:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   LF: () => (/* binding */ limitOf),
/* harmony export */   TT: () => (/* binding */ createGithubApp),
/* harmony export */   _y: () => (/* binding */ pemOf),
/* harmony export */   bi: () => (/* binding */ readAppKey)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var _shared_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(42205);
/* harmony import */ var _client_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(31287);
/* harmony import */ var _manifest_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(38765);
/* harmony import */ var _meter_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(38931);
// A GitHub App: where it is installed, and the tokens of its installations, each for one repository
// only, so that work in one repository can never reach another.





/** One that expires sooner is replaced: a push of a large branch may take a while. */
const SPARE_MS = 10 * 60_000;
/** Whose rate limit the requests with tokens of an installation use. */
const limitOf = (installation) => `installation ${installation}`;
function createGithubApp(settings) {
    const app = new AppRequests(settings);
    const tokens = new InstallationTokens(app);
    let newest;
    return {
        installation: (id, part) => readInstallation(id, part, { settings, app, tokens }),
        tokens: (installation, repository) => tokens.ofOne(installation, repository),
        readingTokens: (installation, repository) => tokens.reading(installation, repository),
        async attempts(cursor) {
            const known = cursor === undefined ? newest : undefined;
            const { page, etag } = await readAttempts(app, cursor, known);
            if (cursor === undefined && etag)
                newest = { etag, page };
            return page;
        },
        async redeliver(attempt) {
            const wanted = { delivery_id: attempt, request: { repeatable: true } };
            await app.ask('deliveries', ({ apps }) => apps.redeliverWebhookDelivery(wanted), true);
        },
        async events() {
            const { data } = await app.ask('installations', ({ apps }) => apps.getAuthenticated());
            return data?.events ?? [];
        },
        async lacks(installation) {
            const wanted = { installation_id: installation };
            const found = await app
                .ask('installations', ({ apps }) => apps.getInstallation(wanted))
                .catch((error) => {
                if (error instanceof _shared_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .NotFound */ .Mk)
                    return null;
                throw error;
            });
            if (!found)
                return null;
            const granted = found.data.permissions;
            return Object.entries(_manifest_js__WEBPACK_IMPORTED_MODULE_3__/* .APP_PERMISSIONS */ .d$).flatMap(([name, wanted]) => [wanted, 'write'].includes(granted[name] ?? '')
                ? []
                : `${name.replaceAll('_', ' ')}: ${wanted}`);
        },
        currentTokens: (installation, repository) => tokens.current(installation, repository),
    };
}
/** Requests in the name of the App itself. */
class AppRequests {
    #settings;
    #signed = { token: '', at: Number.NEGATIVE_INFINITY };
    #offMs = 0;
    constructor(settings) {
        this.#settings = settings;
    }
    /** GitHub's time: it decides whether a token is good, however wrong the clock of this machine is. */
    now() {
        return this.#settings.clock.now() + this.#offMs;
    }
    /** The first answer says what time it is there; what was refused before is asked once more. */
    async ask(feature, ask, background = false) {
        const before = this.#offMs;
        try {
            return await ask(this.#open(feature, background).rest);
        }
        catch (error) {
            const isNews = Math.abs(this.#offMs - before) >= (BACK_SECONDS * 1000) / 2;
            if (!(error instanceof _shared_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .WorkerFault */ .t) || !isNews)
                throw keyProblem(error);
            this.#signed = { token: '', at: Number.NEGATIVE_INFINITY };
            return ask(this.#open(feature, background).rest).catch((again) => {
                throw keyProblem(again);
            });
        }
    }
    /** With the same token for some minutes: to GitHub, other tokens ask for other answers. */
    #open(feature, background) {
        const { appId, key, clock, meter } = this.#settings;
        const now = this.now();
        if (Math.abs(now - this.#signed.at) >= REUSE_MS) {
            this.#signed = { token: appToken(appId, key, now), at: now };
        }
        const counted = meter?.use(feature, 'app', background);
        const use = {
            admit: () => counted?.admit(),
            answered: (status, headers) => {
                const found = (0,_meter_js__WEBPACK_IMPORTED_MODULE_4__/* .clockOff */ .c)(headers, clock) ?? this.#offMs;
                // Less than the time that a token is dated back.
                this.#offMs = Math.abs(found) < (BACK_SECONDS * 1000) / 2 ? 0 : found;
                counted?.answered(status, headers);
            },
        };
        const { token } = this.#signed;
        return (0,_client_js__WEBPACK_IMPORTED_MODULE_2__.createGithub)({ ...this.#settings, token, repository: '/', use });
    }
}
/** Of the sources of tokens. */
const NAMES = {
    one: (installation, repository) => `${installation}/${repository}`,
    reading: (installation, repository = 'all') => `${installation}/${repository} reading`,
    all: (installation) => `${installation} all`,
};
/** The tokens of all installations, by what each is good for. */
class InstallationTokens {
    #app;
    #sources = new Map();
    #current = new Map();
    constructor(app) {
        this.#app = app;
    }
    ofOne(installation, repository) {
        const scope = { repository_ids: [repository] };
        return this.#source(NAMES.one(installation, repository), installation, scope);
    }
    ofAll(installation) {
        return this.#source(NAMES.all(installation), installation, {});
    }
    reading(installation, repository) {
        return this.#source(NAMES.reading(installation, repository), installation, {
            permissions: { contents: 'read' },
            ...(repository !== undefined && { repository_ids: [repository] }),
        });
    }
    current(installation, repository) {
        return [
            NAMES.one(installation, repository),
            NAMES.reading(installation, repository),
            NAMES.reading(installation),
            NAMES.all(installation),
        ]
            .flatMap((name) => this.#currentOf(name))
            .map(({ token }) => token);
    }
    #currentOf(name) {
        const now = this.#app.now();
        return (this.#current.get(name) ?? []).filter(({ expiresAt }) => expiresAt > now);
    }
    #source(name, installation, scope) {
        const source = this.#sources.get(name) ?? this.#newSource(name, installation, scope);
        this.#sources.set(name, source);
        return source;
    }
    #newSource(name, installation, scope) {
        let known;
        let minting;
        return {
            get: async () => {
                if (known && known.expiresAt - this.#app.now() > SPARE_MS)
                    return known.token;
                minting ??= this.#mint(name, installation, scope).finally(() => {
                    minting = undefined;
                });
                known = await minting;
                return known.token;
            },
            refused(token) {
                if (known?.token === token)
                    known = undefined;
            },
        };
    }
    async #mint(name, installation, scope) {
        try {
            const { data } = await this.#app.ask('tokens', ({ apps }) => apps.createInstallationAccessToken({
                installation_id: installation,
                ...scope,
                // A second token does no harm.
                request: { repeatable: true },
            }));
            const minted = { token: data.token, expiresAt: Date.parse(data.expires_at) };
            this.#current.set(name, [...this.#currentOf(name), minted]);
            return minted;
        }
        catch (error) {
            throw whyNot(error);
        }
    }
}
async function readInstallation(id, part, { settings, app, tokens, }) {
    try {
        const { data } = await app.ask('installations', ({ apps }) => apps.getInstallation({ installation_id: id }));
        if (data.suspended_at)
            return { suspended: true, repositories: [] };
        // An enterprise has no login, and owns no repositories itself.
        const owner = data.account && 'login' in data.account && data.account.login;
        if (part === 'owner' && owner)
            return { suspended: false, owner, repositories: [] };
        const repository = part === 'owner' ? undefined : part;
        // A token for one repository lists only that.
        const token = repository ? tokens.ofOne(id, repository) : tokens.ofAll(id);
        const use = settings.meter?.use('installations', limitOf(id));
        const github = (0,_client_js__WEBPACK_IMPORTED_MODULE_2__.createGithub)({ ...settings, token, repository: '/', use });
        const { listReposAccessibleToInstallation: list } = github.rest.apps;
        const all = await github.paginate(list, { per_page: 100 });
        const repositories = all.map(({ id, full_name: fullName }) => ({ id, fullName }));
        return { suspended: false, repositories };
    }
    catch (error) {
        if (error instanceof _shared_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .NotFound */ .Mk)
            return null;
        if (typeof part === 'number' && error instanceof NotInstalled)
            return { suspended: false, repositories: [] };
        throw error instanceof _shared_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .DocketError */ .jq ? whyNot(error) : error;
    }
}
/** `known` is what the same request got before. */
async function readAttempts(app, cursor, known) {
    // All of them: GitHub's filter for failures leaves out those that nobody answered.
    const wanted = {
        per_page: 100,
        ...(cursor !== undefined && { cursor }),
        ...(known && { headers: { 'if-none-match': known.etag } }),
    };
    const list = ({ apps }) => apps.listWebhookDeliveries(wanted);
    const { data, headers, status } = await app.ask('deliveries', list, true);
    if (known && Number(status) === 304)
        return known;
    const page = {
        attempts: data.map(({ id, guid, delivered_at: at, status_code: code }) => {
            return { id, guid, at: Date.parse(at), ok: code >= 200 && code < 300 };
        }),
        older: /[?&]cursor=([^&>]+)[^>]*>; rel="next"/.exec(headers.link ?? '')?.[1],
    };
    return { page, etag: headers.etag };
}
function keyProblem(error) {
    if (!(error instanceof _shared_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .WorkerFault */ .t))
        return error;
    const { message = '' } = (0,_client_js__WEBPACK_IMPORTED_MODULE_2__.refusalOf)(error) ?? {};
    return new _shared_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .WorkerFault */ .t(`GitHub does not accept the key of the App (${message}). Check APP_ID, PRIVATE_KEY, and the clock of this machine.`, { cause: error });
}
/** GitHub's refusal, as something that whoever runs the App, or uses it, can do something about. */
function whyNot(error) {
    const { message = '' } = (0,_client_js__WEBPACK_IMPORTED_MODULE_2__.refusalOf)(error) ?? {};
    const options = { cause: error };
    if (error instanceof _shared_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .Forbidden */ .cw && /suspended/i.test(message)) {
        return new _shared_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .Forbidden */ .cw('The GitHub App is suspended here. Unsuspend it, then retry.', options);
    }
    if (error instanceof _shared_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .NotFound */ .Mk || error instanceof _shared_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .InvalidRequest */ .zh) {
        const words = 'The GitHub App is not installed on this repository. Install it, then retry.';
        return new NotInstalled(words, options);
    }
    return error;
}
class NotInstalled extends _shared_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .Forbidden */ .cw {
}
// The key of a GitHub App, and the tokens that it signs.
/** PKCS#1, as GitHub hands it out, or PKCS#8; with line breaks, or with `\n` for each of them. */
function readAppKey(text) {
    try {
        const key = (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createPrivateKey)(pemOf(text));
        if (key.asymmetricKeyType === 'rsa')
            return key;
    }
    catch {
        // Its words could contain parts of the key.
    }
    throw new _shared_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .SetupError */ .w3('The private key of the GitHub App cannot be read. Set PRIVATE_KEY to the whole contents of the .pem file from the settings of the App, or PRIVATE_KEY_PATH to its path.');
}
function pemOf(text) {
    return text
        .trim()
        .replace(/^(["'])(.*)\1$/s, '$2')
        .replaceAll('\\n', '\n')
        .trim();
}
/** GitHub's clock may be behind ours, and it refuses tokens that live for more than ten minutes. */
const BACK_SECONDS = 60;
const LIFE_SECONDS = 540;
const REUSE_MS = 300_000;
/** In the name of the App itself, for the requests that need no installation. */
function appToken(appId, key, now) {
    const seconds = Math.floor(now / 1000);
    const part = (value) => Buffer.from(JSON.stringify(value)).toString('base64url');
    const claims = { iss: appId, iat: seconds - BACK_SECONDS, exp: seconds + LIFE_SECONDS };
    const text = `${part({ alg: 'RS256', typ: 'JWT' })}.${part(claims)}`;
    return `${text}.${(0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.sign)('RSA-SHA256', Buffer.from(text), key).toString('base64url')}`;
}


/***/ }),

/***/ 31287:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Pace: () => (/* binding */ Pace),
/* harmony export */   createGithub: () => (/* binding */ createGithub),
/* harmony export */   refusalOf: () => (/* binding */ refusalOf),
/* harmony export */   statusFailure: () => (/* binding */ statusFailure),
/* harmony export */   withDeadline: () => (/* binding */ withDeadline)
/* harmony export */ });
/* harmony import */ var _actions_github__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(61351);
/* harmony import */ var _shared_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(42205);
/* harmony import */ var _shared_network_network_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(10031);
/* harmony import */ var _shared_retry_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(52926);
// The only client for GitHub: URLs are passed in (github.com and GHES), retries never repeat an
// effect, requests keep the pace GitHub asks for, and errors belong to our one family.
//
// Octokit's retry and throttling plugins are not used: they repeat a POST after a lost response,
// wait on timers that can neither be aborted nor injected, and share state between all clients.




/** Without it, GitHub responds with its latest version, whenever that changes. */
const API_VERSION = '2022-11-28';
function createGithub(settings, pace = new Pace()) {
    const { apiUrl, graphqlUrl, token, signal, clock, log } = settings;
    const [owner = '', repo = ''] = settings.repository.split('/');
    const quiet = () => { };
    const send = withDeadline(settings.fetch ?? (0,_shared_network_network_js__WEBPACK_IMPORTED_MODULE_2__/* .githubFetchFor */ .Ve)({}));
    const octokit = (0,_actions_github__WEBPACK_IMPORTED_MODULE_0__.getOctokit)(typeof token === 'string' ? token : 'unused', {
        ...(typeof token !== 'string' && { authStrategy: () => authenticate(token) }),
        baseUrl: apiUrl.replace(/\/+$/, ''),
        userAgent: 'docket',
        // Octokit logs every failure itself; ours are reported once, by the code that handles them.
        log: { debug: quiet, info: quiet, warn: quiet, error: quiet },
        request: { fetch: send, ...(signal && { signal }) },
    });
    octokit.hook.wrap('request', (request, options) => {
        options.headers['x-github-api-version'] = API_VERSION;
        const ask = () => Promise.resolve(request(options));
        return persist(ask, options, settings, pace);
    });
    return {
        rest: octokit.rest,
        request: octokit.request,
        paginate: octokit.paginate,
        repo: { owner, repo },
        download: (url, headers) => send(url, { headers, ...(signal && { signal }) }),
        serverUrl: settings.serverUrl.replace(/\/+$/, ''),
        sendOnce: (send, find) => sendOnce(send, find, settings),
        sleep: (ms) => clock.sleep(ms, signal),
        log,
        withSignal: (other) => createGithub({ ...settings, signal: other }, pace),
        async graphql(query, variables, options) {
            const writes = /^\s*mutation\b/.test(query);
            const repeatable = options?.repeatable ?? !writes;
            const { data } = (await octokit.request({
                method: 'POST',
                url: graphqlUrl,
                query,
                variables,
                request: { repeatable, writes },
            }));
            const [error] = data.errors ?? [];
            if (!error && data.data)
                return data.data;
            const status = GRAPHQL_STATUS[error?.type ?? ''] ?? 422;
            const message = error?.message ?? 'no data';
            throw failed('POST /graphql', { status, message }, data.errors);
        },
    };
}
const GRAPHQL_STATUS = {
    NOT_FOUND: 404,
    FORBIDDEN: 403,
    STALE_DATA: 409,
};
const REPEATABLE = new Set(['GET', 'HEAD', 'PUT', 'PATCH', 'DELETE']);
async function persist(send, options, { clock, random, signal, log, use, patience }, pace) {
    const repeatable = options.request?.repeatable ?? REPEATABLE.has(options.method);
    const writes = options.request?.writes ?? options.method !== 'GET';
    const what = describe(options);
    const deadline = clock.now() + (patience?.limitMs ?? LONGEST_WAIT_MS);
    const attempts = patience && Number.POSITIVE_INFINITY;
    for (let made = 1;; made += 1) {
        use?.admit();
        if (writes)
            await clock.sleep(pace.take(clock.now()), signal);
        try {
            const answer = await send();
            use?.answered(answer.status, answer.headers);
            const complete = whole(answer, options);
            patience?.answered();
            return complete;
        }
        catch (error) {
            if (signal?.aborted)
                throw aborted(what, signal);
            if (error instanceof _shared_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .DocketError */ .jq)
                throw error;
            const now = clock.now();
            const answer = answerOf(error);
            if (!(error instanceof CutShort))
                use?.answered(answer?.status, answer?.headers ?? {});
            // The caller has what it asked for, and said so.
            if (answer?.status === 304)
                return { status: 304, headers: answer.headers, data: undefined };
            const failure = answer ? statusFailure(answer, now) : (0,_shared_retry_js__WEBPACK_IMPORTED_MODULE_3__/* .connectionFailure */ .Dx)(error);
            const attempt = { failure, repeatable, made, now, deadline, ...(attempts && { attempts }) };
            const next = (0,_shared_retry_js__WEBPACK_IMPORTED_MODULE_3__/* .nextAttempt */ .nj)(attempt, random);
            if (next.kind === 'unclear')
                throw unclear(what, error);
            if (next.kind === 'exhausted')
                patience?.gaveUp();
            if (next.kind !== 'again') {
                const waitMs = failure.kind === 'status' ? failure.retryAfterMs : undefined;
                throw waitMs === undefined ? failed(what, answer, error) : limited(what, waitMs, error);
            }
            log.debug(`GitHub did not complete ${what} (${reason(failure)}); retrying in ${next.delayMs} ms.`);
            await clock.sleep(next.delayMs, signal).catch((reason) => {
                throw signal?.aborted ? aborted(what, signal) : reason;
            });
        }
    }
}
/** Out of time is no answer; everything else is what whoever aborted says. */
function aborted(what, { reason }) {
    return reason?.name === 'TimeoutError' ? failed(what, undefined, reason) : reason;
}
const SEND_TRIES = 3;
/** Lists can lag behind for a moment. */
const SETTLE = { baseMs: 2_000, capMs: 30_000 };
async function sendOnce(send, find, { clock, signal, patience }) {
    const deadline = clock.now() + (patience?.limitMs ?? 0);
    for (let made = 1;; made += 1) {
        try {
            return await send();
        }
        catch (error) {
            if (!(error instanceof _shared_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .OutcomeUnknown */ .Jr))
                throw error;
            await clock.sleep((0,_shared_retry_js__WEBPACK_IMPORTED_MODULE_3__/* .backoff */ .JN)(made - 1, SETTLE, _shared_retry_js__WEBPACK_IMPORTED_MODULE_3__/* .steadily */ .QF), signal);
            const found = await find();
            if (found !== null)
                return found;
            if (made < SEND_TRIES || clock.now() < deadline)
                continue;
            patience?.gaveUp();
            throw error;
        }
    }
}
/** Describes the request without secrets: the path, without its query. */
function describe({ method, url, headers: _, ...parameters }) {
    const path = url.replace(/^https?:\/\/[^/]+/, '').replace(/\{([^}]+)\}/g, (whole, name) => {
        return String(parameters[name] ?? whole);
    });
    return `${method} ${path.replace(/\?.*$/, '')}`;
}
class CutShort extends Error {
}
/**
 * Returns the response if it is complete. Octokit returns truncated JSON as a string, and a proxy's
 * page as data: neither must pass for GitHub's response.
 */
function whole(answer, options) {
    if (typeof answer.data !== 'string' || [204, 302].includes(answer.status))
        return answer;
    const type = String(answer.headers['content-type'] ?? '');
    if (/json/.test(type))
        throw new CutShort('The response was cut off.');
    if (/\b(raw|diff)\b/.test(String(options.headers.accept)))
        return answer;
    throw new _shared_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .BadAnswer */ .CF(`The response from ${new URL(options.url, 'http://api').host} did not come from GitHub's API. Check the API URL and any proxy in between.`);
}
/** Without a response, Octokit reports 500, whatever went wrong. */
function answerOf(error) {
    const { status, message, response } = error;
    return response && status ? { status, message, headers: response.headers } : undefined;
}
function reason(failure) {
    return failure.kind === 'status' ? `status ${failure.status}` : failure.kind;
}
/** What Octokit takes for an authentication strategy. */
function authenticate(source) {
    const attempt = (request, options, token) => {
        options.headers.authorization = `token ${token}`;
        return request(options);
    };
    const hook = async (request, options) => {
        const token = await source.get();
        try {
            return await attempt(request, options, token);
        }
        catch (error) {
            if (error.status !== 401)
                throw error;
            source.refused(token);
            const other = await source.get();
            if (other === token)
                throw error;
            return attempt(request, options, other);
        }
    };
    return Object.assign(async () => ({ type: 'token' }), { hook });
}
// Closes a connection that is open but silent: without this, a request waits for minutes.
/** GitHub itself gives up on a request after ten seconds. */
const REQUEST_MS = 20_000;
/** Limits the whole exchange, including the response body. */
function withDeadline(send, ms = REQUEST_MS) {
    return (input, init) => {
        const signals = [AbortSignal.timeout(ms), ...(init?.signal ? [init.signal] : [])];
        return send(input, { ...init, signal: AbortSignal.any(signals) });
    };
}
/** GitHub's advice for a secondary limit that does not say how long. */
const UNSAID_MS = 60_000;
/** A longer total wait is not worth a runner's time: the caller gets an error instead. */
const LONGEST_WAIT_MS = 15 * 60_000;
/** A limit counts as 429 whatever its status: the request was rejected, so nothing happened. */
function statusFailure({ status, message, headers }, now) {
    const waitMs = limitWait(status, message, headers, now);
    return waitMs === undefined
        ? { kind: 'status', status }
        : { kind: 'status', status: 429, retryAfterMs: waitMs };
}
/** How long a limit asks to wait; undefined if the response is not a limit. */
function limitWait(status, message, headers, now) {
    if (![403, 429].includes(status))
        return undefined;
    const seconds = Number(headers['retry-after']);
    if (headers['retry-after'] !== undefined && Number.isFinite(seconds))
        return seconds * 1000;
    if (String(headers['x-ratelimit-remaining']) === '0') {
        const reset = Number(headers['x-ratelimit-reset']) * 1000;
        // One second more, because the reset time is in whole seconds.
        if (Number.isFinite(reset))
            return Math.max(0, reset - now) + 1000;
    }
    return status === 429 || /secondary rate limit|abuse detection/i.test(message)
        ? UNSAID_MS
        : undefined;
}
// Keeps changes at the pace GitHub asks for: one second apart, after a short burst.
const BURST = 5;
const INTERVAL_MS = 1000;
class Pace {
    /** When the allowance is full again. */
    #fullAt = 0;
    /** Milliseconds to wait before the next change, which counts as sent. */
    take(now) {
        this.#fullAt = Math.max(this.#fullAt, now) + INTERVAL_MS;
        return Math.max(0, this.#fullAt - now - BURST * INTERVAL_MS);
    }
}
const refusals = new WeakMap();
/** GitHub's response, if the error comes from a response. */
function refusalOf(error) {
    return error instanceof _shared_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .DocketError */ .jq ? refusals.get(error) : undefined;
}
function limited(what, waitMs, cause) {
    const minutes = Math.ceil(waitMs / 60_000);
    return new _shared_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .RateLimited */ .JH(`GitHub's rate limit blocks ${what} for another ${minutes} minutes. Run it again after that.`, { retryAfterSeconds: Math.ceil(waitMs / 1000), cause });
}
function unclear(what, cause) {
    return new _shared_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .OutcomeUnknown */ .Jr(`GitHub did not respond to ${what}, so it may have succeeded. Check GitHub before you try again.`, { cause });
}
/** For no response, or an error response. */
function failed(what, answer, cause) {
    if (!answer || answer.status >= 500) {
        const why = answer ? `it responded with ${answer.status}` : 'there was no response';
        const words = `GitHub could not complete ${what}: ${why}. Try again later. For outages, check githubstatus.com.`;
        return new _shared_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .Unavailable */ .$P(words, { cause });
    }
    const error = refused(what, answer, cause);
    refusals.set(error, { status: answer.status, message: answer.message });
    return error;
}
function refused(what, { status, message }, cause) {
    const said = firstSentence(message);
    switch (status) {
        case 401:
            return new _shared_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .WorkerFault */ .t(`GitHub rejected the token (${said}). It may have expired. Check \`github-token\` in a workflow, and GITHUB_TOKEN, or APP_ID and PRIVATE_KEY, elsewhere.`, { cause });
        case 403:
            return new _shared_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .Forbidden */ .cw(`GitHub denied permission for ${what} (${said}). Grant the workflow or the GitHub App the permissions it needs: \`contents: write\`, \`issues: write\`, and \`pull-requests: write\`.`, { cause });
        case 404:
        case 410:
            return new _shared_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .NotFound */ .Mk(`GitHub could not find the resource for ${what} (${said}), or the token does not have access to it.`, { cause });
        case 409:
            return new _shared_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .Conflict */ .lt(`GitHub could not complete ${what} right now (${said}). Try again.`, {
                cause,
            });
        default:
            return new _shared_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .InvalidRequest */ .zh(`GitHub rejected ${what} (${status}: ${said}).`, { cause });
    }
}
/** GitHub appends the URL of its documentation; people need only the sentence. */
function firstSentence(message) {
    return message.replace(/ - https?:\S+$/, '').slice(0, 300);
}


/***/ }),

/***/ 38765:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Xh: () => (/* binding */ appManifest),
/* harmony export */   d$: () => (/* binding */ APP_PERMISSIONS),
/* harmony export */   hO: () => (/* binding */ manifestUrl),
/* harmony export */   ie: () => (/* binding */ APP_EVENTS),
/* harmony export */   yM: () => (/* binding */ redeemCode)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(42047);
/* harmony import */ var _shared_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(42205);
// A GitHub App from a manifest: the browser takes the manifest to GitHub and brings a code back, and the
// code is exchanged, once, for the App's credentials.


const APP_EVENTS = [
    'check_suite',
    'issue_comment',
    'pull_request',
    'pull_request_review',
    'pull_request_review_comment',
    'push',
    'repository',
    'workflow_run',
];
const APP_PERMISSIONS = {
    contents: 'write',
    issues: 'write',
    pull_requests: 'write',
    actions: 'read',
    checks: 'read',
    metadata: 'read',
};
function appManifest({ name, url, redirectUrl }) {
    return {
        name,
        url,
        hook_attributes: { url: `${url}/api/github/webhooks`, active: true },
        redirect_url: redirectUrl,
        // Where people who sign in to the dashboard come back to.
        callback_urls: [`${url}/sign-in/github/callback`],
        public: false,
        default_permissions: APP_PERMISSIONS,
        default_events: APP_EVENTS,
    };
}
/** Where GitHub takes a manifest; `organization` absent: for the person who is signed in. */
function manifestUrl(serverUrl, organization, state) {
    const owner = organization === undefined ? '' : `/organizations/${organization}`;
    return `${serverUrl.replace(/\/+$/, '')}${owner}/settings/apps/new?state=${state}`;
}
const Created = zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
    id: zod__WEBPACK_IMPORTED_MODULE_1__/* .int */ .Whr(),
    slug: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
    html_url: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
    pem: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
    webhook_secret: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
    client_id: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
    client_secret: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
});
const TIMEOUT_MS = 30_000;
async function redeemCode(code, { apiUrl, fetch: send }) {
    const url = `${apiUrl.replace(/\/+$/, '')}/app-manifests/${encodeURIComponent(code)}/conversions`;
    const headers = { accept: 'application/vnd.github+json', 'user-agent': 'docket' };
    const signal = AbortSignal.timeout(TIMEOUT_MS);
    const response = await send(url, { method: 'POST', headers, signal }).catch((cause) => {
        throw new _shared_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .Unavailable */ .$P('GitHub did not answer, so the App may exist, but its key is lost. Delete it on GitHub, then run `docket app create` again.', { cause });
    });
    if (response.status !== 201) {
        await response.body?.cancel();
        throw new _shared_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .InvalidRequest */ .zh(`GitHub refused the code (${response.status}). A code works once, within an hour. Run \`docket app create\` again.`);
    }
    const created = Created.safeParse(await response.json().catch(() => undefined));
    if (!created.success) {
        throw new _shared_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .BadAnswer */ .CF('GitHub did not send the credentials of the App. Delete it on GitHub, then run `docket app create` again.');
    }
    const { id, slug, pem, html_url: page, ...secrets } = created.data;
    return {
        appId: String(id),
        slug,
        url: page,
        privateKey: pem,
        webhookSecret: secrets.webhook_secret,
        clientId: secrets.client_id,
        clientSecret: secrets.client_secret,
    };
}


/***/ }),

/***/ 38931:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H: () => (/* binding */ createGithubMeter),
/* harmony export */   c: () => (/* binding */ clockOff)
/* harmony export */ });
/* harmony import */ var _shared_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(42205);
// How often GitHub is asked, what for, and how much of each rate limit is left.

/** Of a rate limit, in parts of the whole: kept for commands, and for jobs that someone waits for. */
const RESERVE = 0.2;
const MAX_KNOWN = 10_000;
function createGithubMeter(clock, count = () => { }) {
    const known = new Map();
    let offMs;
    let awaySince;
    return {
        clockOffMs: () => offMs,
        awaySince: () => awaySince,
        leastLeft() {
            const shares = [...known.values()]
                .filter(({ resetAt }) => resetAt > clock.now())
                .map(({ remaining, limit }) => remaining / limit);
            return shares.length > 0 ? Math.min(...shares) : undefined;
        },
        use: (feature, name, background = false) => ({
            admit() {
                const last = background ? known.get(name) : undefined;
                if (!last || last.resetAt <= clock.now())
                    return;
                if (last.remaining >= last.limit * RESERVE)
                    return;
                const seconds = Math.ceil((last.resetAt - clock.now()) / 1000);
                throw new _shared_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .RateLimited */ .JH(`Only ${last.remaining} of ${last.limit} requests to GitHub are left for ${Math.ceil(seconds / 60)} minutes, and they are kept for commands. This is done after that.`, { retryAfterSeconds: seconds });
            },
            answered(status, headers) {
                count(feature, statusClass(status));
                awaySince = (status ?? 500) < 500 ? undefined : (awaySince ?? clock.now());
                offMs = clockOff(headers, clock) ?? offMs;
                // GraphQL and search have limits of their own.
                if ((headers['x-ratelimit-resource'] ?? 'core') !== 'core')
                    return;
                const [remaining, limit, reset] = ['remaining', 'limit', 'reset'].map((part) => Number(headers[`x-ratelimit-${part}`] ?? Number.NaN));
                if (![remaining, limit, reset].every(Number.isFinite))
                    return;
                if (known.size > MAX_KNOWN)
                    known.clear();
                known.set(name, { remaining, limit, resetAt: reset * 1000 });
            },
        }),
    };
}
/** `Date` has whole seconds, and the answer was on its way for a moment. */
function clockOff({ date }, clock) {
    const at = Date.parse(String(date));
    return Number.isFinite(at) ? at - clock.now() : undefined;
}
/** The only ones that differ in what they cost: a 304 is free. */
function statusClass(status) {
    if (status === undefined)
        return 'none';
    return status === 304 ? '304' : `${Math.floor(status / 100)}xx`;
}


/***/ }),

/***/ 43637:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   gitPlace: () => (/* binding */ gitPlace),
/* harmony export */   githubSettings: () => (/* binding */ githubSettings)
/* harmony export */ });
/* harmony import */ var _shared_network_network_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(10031);
/* harmony import */ var _shared_runtime_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(82860);
/* harmony import */ var _shared_waiting_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(12099);
// How the command line reaches GitHub: by the variables that a workflow has, or github.com.



function githubSettings(env, known) {
    return {
        ...known,
        apiUrl: env.GITHUB_API_URL ?? 'https://api.github.com',
        graphqlUrl: env.GITHUB_GRAPHQL_URL ?? 'https://api.github.com/graphql',
        serverUrl: env.GITHUB_SERVER_URL ?? 'https://github.com',
        clock: _shared_runtime_js__WEBPACK_IMPORTED_MODULE_1__/* .systemClock */ .ml,
        random: Math.random,
        fetch: (0,_shared_network_network_js__WEBPACK_IMPORTED_MODULE_0__/* .githubFetchFor */ .Ve)(env),
        // Jobs and deliveries wait for GitHub without a process that waits with them.
        patience: new _shared_waiting_js__WEBPACK_IMPORTED_MODULE_2__/* .Patience */ .i3(_shared_waiting_js__WEBPACK_IMPORTED_MODULE_2__/* .BRIEFLY_MS */ .tK),
    };
}
/** Where git finds a repository on GitHub, and what it needs there. */
function gitPlace({ serverUrl, repository, token, }, env) {
    return {
        remote: `${serverUrl}/${repository}.git`,
        credentials: { origin: new URL(serverUrl).origin, token },
        network: (0,_shared_network_network_js__WEBPACK_IMPORTED_MODULE_0__/* .gitNetwork */ .D6)(env),
    };
}


/***/ }),

/***/ 92610:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   BD: () => (/* binding */ acceptedJob),
/* harmony export */   BL: () => (/* binding */ acceptanceOf),
/* harmony export */   eJ: () => (/* binding */ latestDecided),
/* harmony export */   ir: () => (/* binding */ MOST_ACCEPTED),
/* harmony export */   ix: () => (/* binding */ triggerOf),
/* harmony export */   wZ: () => (/* binding */ acceptanceReport)
/* harmony export */ });
/* harmony import */ var _contract_acceptance_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(90156);
/* harmony import */ var _shared_days_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(65529);
/* harmony import */ var _shared_runtime_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(82860);
// Whether people merge what jobs make, from their records alone. Pure: what the code host says about a
// pull request is recorded with its job, and everything else is computed from there each time.



/** Events of workflows that mean that code was merged, or is about to be. */
const MERGES = ['push', 'pull_request', 'pull_request_target', 'merge_group'];
/** Of a job's first request. Records from before modes were kept count as workflows. */
function triggerOf({ comment, workflow, drift } = {}) {
    if (comment)
        return 'comment';
    if (!workflow)
        return 'api';
    if (drift)
        return 'check';
    return workflow.mode ?? (MERGES.includes(workflow.event) ? 'merge' : 'workflow');
}
/** Null: it has no pull request. What nobody has told us is that it is open. */
function acceptanceOf(job) {
    const { acceptance, work, turns, createdAt } = job;
    if (!work?.pull)
        return null;
    if (acceptance?.pull === work.pull.number) {
        const { state, openedAt, decidedAt, edited, lines } = acceptance;
        return { state, openedAt, decidedAt, edited, lines };
    }
    const pushed = turns.find(({ commit, endedAt }) => commit !== undefined && endedAt);
    const openedAt = pushed?.endedAt ?? createdAt;
    return { state: 'open', openedAt, decidedAt: null, edited: false, lines: null };
}
function acceptedJob(job) {
    const acceptance = acceptanceOf(job);
    const pull = job.work?.pull?.number;
    if (!acceptance || pull === undefined)
        return null;
    return { ...acceptance, id: job.id, trigger: triggerOf(job.turns[0]?.origin), pull };
}
/** Open ones first, then the latest that were decided. */
function latestDecided(a, b) {
    const at = ({ decidedAt }) => decidedAt ?? '~';
    return at(a) === at(b) ? 0 : at(a) > at(b) ? -1 : 1;
}
/** Nobody looks at more; a report that reads them all would grow with every job. */
const MOST_ACCEPTED = 2_000;
const REPORT_DAYS = 90;
function acceptanceReport(all, usage, now) {
    const since = (0,_shared_runtime_js__WEBPACK_IMPORTED_MODULE_2__/* .isoTime */ .Ly)(now - REPORT_DAYS * _shared_days_js__WEBPACK_IMPORTED_MODULE_1__/* .DAY_MS */ .sO);
    const month = (0,_shared_runtime_js__WEBPACK_IMPORTED_MODULE_2__/* .isoTime */ .Ly)(now).slice(0, 7);
    const triggers = _contract_acceptance_js__WEBPACK_IMPORTED_MODULE_0__/* .TRIGGERS */ .Qb.map((trigger) => ofTrigger(trigger, all.filter((one) => one.trigger === trigger), since)).filter(({ merged, closed, open }) => merged + closed + open > 0);
    const merged = all.filter(({ state, decidedAt }) => state === 'merged' && decidedAt?.startsWith(month)).length;
    const cost = usage.find((one) => one.month === month)?.costMicros ?? 0;
    const costMicros = merged === 0 || cost === 0 ? null : Math.round(cost / merged);
    return { since, triggers, month: { merged, costMicros } };
}
function ofTrigger(trigger, all, since) {
    const recent = all.filter(({ decidedAt }) => decidedAt !== null && decidedAt >= since);
    const merged = recent.filter(({ state }) => state === 'merged');
    const days = merged.map(({ openedAt, decidedAt }) => (Date.parse(decidedAt ?? '') - Date.parse(openedAt)) / _shared_days_js__WEBPACK_IMPORTED_MODULE_1__/* .DAY_MS */ .sO);
    return {
        trigger,
        merged: merged.length,
        edited: merged.filter(({ edited }) => edited).length,
        closed: recent.length - merged.length,
        open: all.filter(({ state }) => state === 'open').length,
        medianDays: median(days),
    };
}
function median(values) {
    if (values.length === 0)
        return null;
    const sorted = values.toSorted((a, b) => a - b);
    const middle = (sorted.length - 1) / 2;
    const sum = (sorted[Math.floor(middle)] ?? 0) + (sorted[Math.ceil(middle)] ?? 0);
    return Math.max(0, Math.round(10 * (sum / 2)) / 10);
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

/***/ 23524:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   SV: () => (/* binding */ MOST_AT_ONCE),
/* harmony export */   VI: () => (/* binding */ listRecords),
/* harmony export */   Vk: () => (/* binding */ searchable),
/* harmony export */   Y2: () => (/* binding */ waitingSince),
/* harmony export */   bk: () => (/* binding */ wakeOrder),
/* harmony export */   lv: () => (/* binding */ StateRecord),
/* harmony export */   p$: () => (/* binding */ emptyState),
/* harmony export */   wK: () => (/* binding */ searchText)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(42047);
/* harmony import */ var _contract_job_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(99916);
/* harmony import */ var _shared_runtime_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(82860);
/* harmony import */ var _acceptance_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(92610);
/* harmony import */ var _job_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(20002);
/* harmony import */ var _money_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(23833);
// The port behind which jobs are kept. Deciding is a pure function of what was read, because a
// store repeats the whole of read, decide, write when somebody else wrote in between.






// What must be decided together, for all jobs of a store.
const times = zod__WEBPACK_IMPORTED_MODULE_5__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_5__/* .number */ .aig());
const StateRecord = zod__WEBPACK_IMPORTED_MODULE_5__/* .object */ .Ikc({
    version: zod__WEBPACK_IMPORTED_MODULE_5__/* .literal */ .euz(1),
    /** Jobs that are active, or were when this was last written. */
    active: zod__WEBPACK_IMPORTED_MODULE_5__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP()),
    /** Times of the last hour's uses, by project. */
    uses: zod__WEBPACK_IMPORTED_MODULE_5__/* .record */ .g1P(zod__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP(), zod__WEBPACK_IMPORTED_MODULE_5__/* .object */ .Ikc({ creates: times, messages: times })),
    spending: _money_js__WEBPACK_IMPORTED_MODULE_4__/* .Spending */ .hC.optional(),
    operations: zod__WEBPACK_IMPORTED_MODULE_5__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP()),
});
const emptyState = Object.freeze({
    version: 1,
    active: [],
    uses: {},
    operations: [],
});
/** The most that `jobs: { at-once: N }` can say. */
const MOST_AT_ONCE = 100;
function wakeOrder(job, atOnce) {
    const { projectId, turns } = job;
    const next = turns.find(({ state }) => state === 'running' || state === 'queued');
    const { checks, workflow } = next?.origin ?? {};
    const background = checks !== undefined || workflow?.event === 'schedule';
    const kind = next?.state === 'running' ? 'begun' : background ? 'background' : 'person';
    return { project: projectId, kind, atOnce, alone: (0,_job_js__WEBPACK_IMPORTED_MODULE_3__/* .isSuspected */ .Zp)(job) };
}
/** When it was created, nobody knows; in front, it is seen. */
const UNKNOWN_TIME = (0,_shared_runtime_js__WEBPACK_IMPORTED_MODULE_1__/* .isoTime */ .Ly)(_contract_job_js__WEBPACK_IMPORTED_MODULE_0__/* .LATEST */ .k0);
/** Enough to find a job by; a book of a prompt is not searched to its end. */
const MAX_SEARCHED = 10_000;
/** What a search looks through. */
function searchText({ turns }) {
    const text = turns.map(({ prompt }) => prompt).join('\n');
    return searchable(text.slice(0, MAX_SEARCHED));
}
/** No database stores U+0000 in a text, and U+0001 separates the grams of its index. */
function searchable(text) {
    return text
        .toWellFormed()
        .replace(/[\0\u0001]/g, '')
        .toLowerCase();
}
/** A merged or closed pull request would have archived the job. */
function waitingSince({ status, work, updatedAt }) {
    return status === 'completed' && work?.pull ? updatedAt : null;
}
function listRecords(store) {
    return {
        async page(projectId, query) {
            const archived = query.status === undefined || query.status === 'archived';
            const wanted = matcher(query);
            let found = [];
            for await (const one of store.records({ archived })) {
                const listed = listedJob(one, projectId);
                if (!isAfter(query, listed))
                    continue;
                // One that cannot be read could be any.
                if (listed.job && (listed.job.projectId !== projectId || !wanted(listed.job)))
                    continue;
                found.push(listed);
                // Never more than twice the page in memory, however many jobs there are.
                if (found.length >= 2 * query.limit)
                    found = newest(found, query.limit);
            }
            return newest(found, query.limit);
        },
        async usageSince(projectId, month) {
            let months = [];
            let isWhole = true;
            for await (const job of store.records({ archived: true })) {
                if ('unreadable' in job)
                    isWhole = false;
                else if (job.projectId === projectId)
                    months = (0,_money_js__WEBPACK_IMPORTED_MODULE_4__/* .addMonths */ .PS)([...months, ...(0,_money_js__WEBPACK_IMPORTED_MODULE_4__/* .monthsOf */ .vo)(job)]);
            }
            return months
                .filter((one) => one.month >= month)
                .map((one) => (isWhole ? one : { ...one, incomplete: true }));
        },
        async accepted(projectId) {
            const found = [];
            for await (const job of store.records({ archived: true })) {
                if ('unreadable' in job || job.projectId !== projectId)
                    continue;
                found.push(...[(0,_acceptance_js__WEBPACK_IMPORTED_MODULE_2__/* .acceptedJob */ .BD)(job)].filter((one) => one !== null));
            }
            return found.sort(_acceptance_js__WEBPACK_IMPORTED_MODULE_2__/* .latestDecided */ .eJ).slice(0, _acceptance_js__WEBPACK_IMPORTED_MODULE_2__/* .MOST_ACCEPTED */ .ir);
        },
    };
}
function listedJob(one, project) {
    if ('unreadable' in one)
        return { createdAt: UNKNOWN_TIME, id: one.unreadable, project, job: null };
    return { createdAt: one.createdAt, id: one.id, project, job: one };
}
const isAfter = ({ after }, at) => after === undefined || (0,_contract_job_js__WEBPACK_IMPORTED_MODULE_0__/* .newestFirst */ .ll)(after, at) < 0;
function matcher({ status, search = '', waitingSince: since }) {
    const text = searchable(search);
    return (job) => (status === undefined || job.status === status) &&
        (since === undefined || (waitingSince(job) ?? '9') <= since) &&
        (text === '' || searchText(job).includes(text));
}
function newest(jobs, limit) {
    return jobs.sort(_contract_job_js__WEBPACK_IMPORTED_MODULE_0__/* .newestFirst */ .ll).slice(0, limit);
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

/***/ 4686:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   w: () => (/* binding */ createAppSecret)
/* harmony export */ });
/* harmony import */ var kysely__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(20189);
/* harmony import */ var _service_projects_project_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(96586);
/* harmony import */ var _shared_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(42205);
// The credentials of the GitHub App in the database, sealed with a key that the database does not have.



const NAME = 'github-app';
function createAppSecret(database) {
    const sealedText = () => database.read(async (db) => {
        const query = db.selectFrom('app_secret').select('sealed').where('name', '=', NAME);
        return (await query.executeTakeFirst())?.sealed;
    });
    return {
        async read(encryption) {
            const sealed = await sealedText();
            return sealed === undefined ? null : decode(encryption().open(sealed, NAME));
        },
        async insistOnNone() {
            if ((await sealedText()) !== undefined)
                throw isThere();
        },
        async add(credentials, encryption) {
            const sealed = encryption.seal(JSON.stringify(credentials), NAME);
            const added = await database.transaction((tx) => tx
                .insertInto('app_secret')
                .values({ name: NAME, sealed })
                .onConflict((conflict) => conflict.column('name').doNothing())
                .executeTakeFirst());
            if (!added.numInsertedOrUpdatedRows)
                throw isThere();
        },
        reseal: (encryption) => database.transaction(async (tx) => {
            const query = tx.selectFrom('app_secret').select('sealed').where('name', '=', NAME);
            const row = await query.forUpdate().executeTakeFirst();
            if (!row)
                throw isMissing();
            const sealed = encryption.seal(encryption.open(row.sealed, NAME), NAME);
            await tx
                .updateTable('app_secret')
                .set({ sealed, updated_at: (0,kysely__WEBPACK_IMPORTED_MODULE_2__/* .sql */ .l) `now()` })
                .where('name', '=', NAME)
                .execute();
        }),
        async remove() {
            const removed = await database.transaction((tx) => tx.deleteFrom('app_secret').where('name', '=', NAME).executeTakeFirst());
            if (!removed.numDeletedRows)
                throw isMissing();
        },
    };
}
function decode(text) {
    const checked = _service_projects_project_js__WEBPACK_IMPORTED_MODULE_0__/* .AppCredentials */ .I6.safeParse(JSON.parse(text));
    if (checked.success)
        return checked.data;
    throw new _shared_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .SetupError */ .w3('The GitHub App in the database was stored by another version of Docket. Update Docket here, too.');
}
const isThere = () => new _shared_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .Conflict */ .lt('The database already has a GitHub App. To use another one, run `docket app remove --database URL` first.');
const isMissing = () => new _shared_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .NotFound */ .Mk('The database has no GitHub App. Create one with `docket app create`.');


/***/ }),

/***/ 17375:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K: () => (/* binding */ databaseError),
/* harmony export */   W: () => (/* binding */ isPassing)
/* harmony export */ });
/* harmony import */ var _shared_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(42205);
// What a database says when something is wrong, as a sentence with a remedy. Never the URL itself:
// it may contain the password.

const MIGRATE = 'Run `docket migrate --database URL`.';
/** By SQLSTATE or by the code of the connection's error. */
const SETUP = {
    '28000': 'The database refuses this user. Check the user in `--database`.',
    '28P01': 'The database refuses the password. Check `--database`, or set PGPASSWORD.',
    '3D000': 'There is no such database. Create it with `createdb`, or check `--database`.',
    '3F000': `The database has no Docket tables yet. ${MIGRATE}`,
    '42P01': `The database has no Docket tables yet. ${MIGRATE}`,
    '42501': 'The database user may not do this. Grant it the rights that docs/operating.md lists.',
    ENOTFOUND: 'There is no such database host. Check `--database`.',
};
const UNAVAILABLE = {
    '25006': 'The database is read-only. Connect to the primary, or end its recovery.',
    '53100': 'The disk of the database is full. Free some space there.',
    '53200': 'The database is out of memory. Give it more, or lower `--concurrency`.',
    '53400': 'The database has reached a limit of its settings, such as `temp_file_limit`. Raise it.',
    '53300': 'The database has no free connection. Raise `max_connections`, or run fewer processes.',
    '55P03': 'The record is locked in the database. Try again, or end the session in pg_stat_activity that locks it.',
    '57014': 'The database took too long to answer. Try again.',
    ECONNREFUSED: 'The database cannot be reached. Check `--database`, or start it.',
    ETIMEDOUT: 'The database cannot be reached in time. Check `--database` and the network.',
};
/** What the connection says, after its code if it has one: `28000` or one of OpenSSL's. */
const TLS = [
    [
        /^ The server does not support SSL/,
        'The database does not offer TLS, and `--database` asks for it. Turn on `ssl` in the database, or remove `sslmode`.',
    ],
    [
        /^28000 .*no encryption/,
        'The database accepts this user only with TLS. Add `?sslmode=verify-full` to `--database`.',
    ],
    [
        /^(?:\w*(?:CERT|SELF_SIGNED|UNABLE_TO_)\w* | .*establishing an SSL connection)/,
        'The certificate of the database is not trusted. Name its certificate authority in `sslrootcert`, and check that the host in `--database` is the one that the certificate is for.',
    ],
];
/** The server is going down or coming up, has no room, or the connection to it broke. */
const LOST = /^(?:08...|57P0[1-5]|40...|53[34]00|ECONNRE(?:SET|FUSED)|ETIMEDOUT|EPIPE|EAI_AGAIN|E(?:HOST|NET)UNREACH)$/;
const LOST_WORDS = /terminated|not queryable|connection timeout|timeout exceeded|read timeout|ended by/i;
/** Worth trying again in a moment: a restart of the database is enough to cause it, or a rush. */
function isPassing(error) {
    const code = codeOf(error);
    if (LOST.test(code))
        return true;
    return code === '' && LOST_WORDS.test((0,_shared_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .sentence */ .em)(error));
}
function databaseError(error) {
    if (error instanceof _shared_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .DocketError */ .jq)
        return error;
    const code = codeOf(error);
    const tls = TLS.find(([words]) => words.test(`${code} ${(0,_shared_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .sentence */ .em)(error)}`));
    const setup = tls ? tls[1] : SETUP[code];
    if (setup)
        return new _shared_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .SetupError */ .w3(setup, { cause: error });
    const words = UNAVAILABLE[code];
    if (words)
        return new _shared_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .StoreUnavailable */ .us(`${words} Nothing was changed.`, { cause: error });
    if (isPassing(error)) {
        return new _shared_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .StoreUnavailable */ .us('The connection to the database was lost. Try again in a moment.', {
            cause: error,
        });
    }
    return error;
}
function codeOf(error) {
    const { code, errors } = (error ?? {});
    if (typeof code === 'string')
        return code;
    return Array.isArray(errors) ? codeOf(errors[0]) : '';
}


/***/ }),

/***/ 61557:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ab: () => (/* binding */ HAS_NO_TICKET),
/* harmony export */   Dq: () => (/* binding */ postponeTicket),
/* harmony export */   Gj: () => (/* binding */ hastenHooks),
/* harmony export */   R5: () => (/* binding */ countDueTickets),
/* harmony export */   Tn: () => (/* binding */ TAKE_OVER),
/* harmony export */   V9: () => (/* binding */ listTicketsOf),
/* harmony export */   VW: () => (/* binding */ HEARTBEAT_SECONDS),
/* harmony export */   fQ: () => (/* binding */ OBJECTS),
/* harmony export */   gC: () => (/* binding */ deleteTicketsOf),
/* harmony export */   pK: () => (/* binding */ putBack),
/* harmony export */   u1: () => (/* binding */ admitTicket),
/* harmony export */   uB: () => (/* binding */ eraseTickets)
/* harmony export */ });
/* harmony import */ var kysely__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(20189);
// Everything that reads or changes the tables of pg-boss itself: what its API cannot do, or not in a
// transaction of ours. A test compares what is used here with the tables that the pinned version makes.

/** A worker that was not heard of for this long is dead, and its ticket goes to another one. */
const HEARTBEAT_SECONDS = 7;
/** What these statements need beside the tables. Made after them, and again with every migration. */
const OBJECTS = [
    // For the rank of a project's last waiting job, however many wait.
    `create index if not exists docket_order on pgboss.job
    (name, group_id, priority) where state < 'active'`,
    // Whose ticket is next, as a function: PostgreSQL keeps the plans of its queries for each connection.
    // Planned anew with every job, they took more time than everything else that a new job needs.
    // `first` is the first rank of a kind, and each kind has 1,000,000,000.
    `create or replace function docket.next_priority(queue text, tenant text, first int) returns int
    language plpgsql stable set search_path = '' as $$
  declare
    last int := first - 999999999;
  begin
    return greatest(last, least(
      coalesce(
        (select min(priority) from pgboss.job where name = queue and priority between last and first
          and state = 'active' and group_id is not null),
        (select max(priority) from pgboss.job where name = queue and priority between last and first
          and state < 'active' and not blocked),
        first),
      coalesce(
        (select min(priority) - 1 from pgboss.job where name = queue
          and priority between last and first and state < 'active' and group_id = tenant),
        first)));
  end $$`,
    // The least that its API takes is 10 seconds.
    `update pgboss.queue set heartbeat_seconds = ${HEARTBEAT_SECONDS} where heartbeat_seconds is not null`,
];
/** A dead worker says nothing about its ticket, so that need not wait as one does that failed. */
const TAKE_OVER = `update pgboss.job set start_after = now()
  where name in ('turns', 'hooks', 'checks') and policy = 'key_strict_fifo' and state = 'retry'
    and start_after > now() and output->'value'->>'message' = 'job heartbeat timeout'`;
const isHeld = ({ name, id, retryCount }) => (0,kysely__WEBPACK_IMPORTED_MODULE_0__/* .sql */ .l) `name = ${name} and id = ${id} and state = 'active' and retry_count = ${retryCount}`;
/** Workers that ask at the same moment can each be handed the last place of a group. */
async function admitTicket(tx, { group, ...held }, atOnce) {
    await (0,kysely__WEBPACK_IMPORTED_MODULE_0__/* .sql */ .l) `select pg_advisory_xact_lock(hashtextextended(${`docket ${group}`}, 0))`.execute(tx);
    const { rows } = await (0,kysely__WEBPACK_IMPORTED_MODULE_0__/* .sql */ .l) `
    select count(*)::int as admitted from pgboss.job
    where name = ${held.name} and group_id = ${group} and state = 'active' and id <> ${held.id}
      and output->>'admitted' = retry_count::text`.execute(tx);
    const isAdmitted = (rows[0]?.admitted ?? 0) < atOnce;
    if (!isAdmitted)
        await putBack(tx, held);
    else {
        await (0,kysely__WEBPACK_IMPORTED_MODULE_0__/* .sql */ .l) `update pgboss.job set output = jsonb_build_object('admitted', retry_count)
      where ${isHeld(held)}`.execute(tx);
    }
    return isAdmitted;
}
/** For whoever can do it: it waits again, and that was no attempt. */
async function putBack(tx, held) {
    await (0,kysely__WEBPACK_IMPORTED_MODULE_0__/* .sql */ .l) `update pgboss.job set state = 'created', started_on = null, heartbeat_on = null,
      start_after = now() + interval '1 second' where ${isHeld(held)}`.execute(tx);
}
/**
 * Tried again at that time, which is no attempt: a ticket may wait for something outside for as long as
 * it takes. Later ones with its key wait behind it.
 */
async function postponeTicket(tx, held, until) {
    await (0,kysely__WEBPACK_IMPORTED_MODULE_0__/* .sql */ .l) `update pgboss.job set state = 'retry', started_on = null, heartbeat_on = null,
      output = null, start_after = ${until} where ${isHeld(held)}`.execute(tx);
}
/** Tickets that were postponed are due now: those of these deliveries, and of these jobs' replies. */
async function hastenHooks(tx, of) {
    const jobs = of.flatMap(({ job }) => job ?? []);
    await (0,kysely__WEBPACK_IMPORTED_MODULE_0__/* .sql */ .l) `update pgboss.job set start_after = now()
    where name in ('hooks', 'checks') and state = 'retry' and start_after > now()
      and (data->>'delivery' = any(${of.map(({ guid }) => guid)}::text[])
        or data->>'job' = any(${jobs}::text[]))`.execute(tx);
}
/** Of what could be worked on now: a ticket that failed waits before it is tried again. */
async function countDueTickets(db) {
    const { rows } = await (0,kysely__WEBPACK_IMPORTED_MODULE_0__/* .sql */ .l) `
    select name, count(*)::int as count,
      extract(epoch from now() - min(created_on))::float8 as seconds
    from pgboss.job
    where name in ('turns', 'hooks', 'checks') and state < 'active' and start_after <= now()
    group by name`.execute(db);
    return rows;
}
async function listTicketsOf(db, job) {
    const { rows } = await (0,kysely__WEBPACK_IMPORTED_MODULE_0__/* .sql */ .l) `
    select state, created_on::text as created, started_on::text as started,
      heartbeat_on::text as heartbeat, retry_count as retries
    from pgboss.job where name = 'turns' and singleton_key = ${job} order by created_on`.execute(db);
    return rows;
}
/** Of a row of `docket.job`: no worker has been told of it. */
const HAS_NO_TICKET = (0,kysely__WEBPACK_IMPORTED_MODULE_0__/* .sql */ .l) `not exists (select from pgboss.job ticket
  where ticket.name = 'turns' and ticket.singleton_key = job.id and ticket.state < 'completed')`;
/** A worker that has it already goes on until it is told to stop. */
async function deleteTicketsOf(tx, job) {
    await (0,kysely__WEBPACK_IMPORTED_MODULE_0__/* .sql */ .l) `delete from pgboss.job where name = 'turns' and singleton_key = ${job}`.execute(tx);
}
async function eraseTickets(tx, erased) {
    const { jobs = [], deliveries = [], projects = [] } = erased;
    const { groups = [], keys = [], threadsOf = [] } = erased;
    await (0,kysely__WEBPACK_IMPORTED_MODULE_0__/* .sql */ .l) `delete from pgboss.job
    where data->>'job' = any(${jobs}::text[])
      or data->>'delivery' = any(${deliveries}::text[])
      or data->>'project' = any(${projects}::text[])
      or group_id = any(${groups}::text[])
      or singleton_key = any(${keys}::text[])
      or (position('#' in singleton_key) > 0
        and split_part(singleton_key, '#', 1) = any(${threadsOf}::text[]))`.execute(tx);
}


/***/ }),

/***/ 1885:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   drainWorker: () => (/* binding */ drainWorker),
/* harmony export */   e: () => (/* binding */ REASONS),
/* harmony export */   i: () => (/* binding */ startPresence),
/* harmony export */   listWorkers: () => (/* binding */ listWorkers),
/* harmony export */   unknownWorker: () => (/* binding */ unknownWorker)
/* harmony export */ });
/* harmony import */ var kysely__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(20189);
/* harmony import */ var _shared_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(42205);
/* harmony import */ var _shared_runtime_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(82860);
// A worker says every few seconds that it is there, looks whether it can work, and hears whether it is to
// drain. While it cannot work, it takes no jobs: others do.



const BEAT_MS = 5_000;
/** A worker that was not heard of for this long is dead. Its main thread may be busy for a while. */
const DEAD_SECONDS = 60;
/** Work that failed because of this worker, in a row, after which it takes nothing for a while. */
const MOST_FAULTS = 2;
const REST_MS = 5 * 60_000;
/** Of a worker that is not ready. */
const REASONS = ['machine', 'clock', 'github', 'agent', 'failures'];
async function startPresence(options) {
    const beating = new Beating(options);
    await beating.start();
    return beating;
}
class Beating {
    #options;
    #stopping = new AbortController();
    #whyNot = 'It is starting.';
    #reason;
    #faults = 0;
    #rest;
    #isDraining = false;
    #databaseOffMs;
    /** Since when every beat has arrived. */
    #heardSince;
    #living;
    constructor(options) {
        this.#options = options;
        this.#heardSince = options.clock.now();
    }
    get whyNot() {
        return this.#whyNot;
    }
    async start() {
        // One of the same name has died, and what it was told does not concern this one.
        await this.#leave();
        await this.#beat();
        await this.look();
        await this.#beat();
        this.#living = this.#live();
    }
    async stop() {
        this.#stopping.abort();
        await this.#living;
        await this.#leave().catch(() => { });
    }
    async #leave() {
        const { database, name } = this.#options;
        await database.read((db) => (0,kysely__WEBPACK_IMPORTED_MODULE_2__/* .sql */ .l) `delete from docket.worker where name = ${name}`.execute(db));
    }
    worked() {
        this.#faults = 0;
    }
    async failed(words, what) {
        this.#faults += 1;
        if (this.#faults < MOST_FAULTS)
            return;
        const problem = {
            reason: 'failures',
            words: `Work failed here ${this.#faults} times in a row, and not because of what was asked: ${words} It tries again in ${REST_MS / 60_000} minutes.`,
            onlyJobs: what === 'job',
        };
        this.#rest = { problem, until: this.#options.clock.now() + REST_MS };
        await this.look();
    }
    async look(fresh = false) {
        const { queue, log } = this.#options;
        const problem = await this.#unfit(fresh);
        const broken = problem?.words;
        const wrong = this.#isDraining ? 'It is draining, as an operator asked.' : broken;
        this.#reason = problem?.reason;
        const part = problem?.onlyJobs && !this.#isDraining ? 'jobs' : 'all';
        if (wrong !== this.#whyNot) {
            if (wrong === undefined)
                log.info('This worker is ready.');
            else
                log.warn(`This worker takes no jobs. ${wrong}`);
            this.#whyNot = wrong;
        }
        await queue.rest(wrong === undefined ? 'nothing' : part);
        return broken;
    }
    async #unfit(fresh) {
        // GitHub's clock is right; the database's may be as wrong as ours.
        const fromGithub = this.#options.github.clockOffMs();
        const whose = fromGithub === undefined ? 'the database’s' : 'GitHub’s';
        const words = (0,_shared_runtime_js__WEBPACK_IMPORTED_MODULE_1__/* .clockProblem */ .oT)(fromGithub ?? this.#databaseOffMs ?? 0, whose);
        if (words !== undefined)
            return { reason: 'clock', words };
        const found = await this.#options.check(fresh);
        if (found)
            return found;
        const isOver = this.#rest && this.#options.clock.now() >= this.#rest.until;
        if (isOver)
            this.#rest = undefined;
        return this.#rest?.problem;
    }
    async #beat() {
        const { database, name, clock } = this.#options;
        const awaySince = this.#options.github.awaySince();
        const before = clock.now();
        const { rows } = await database.read((db) => (0,kysely__WEBPACK_IMPORTED_MODULE_2__/* .sql */ .l) `
        insert into docket.worker as known (name, not_ready, not_ready_reason, github_away_since)
        values (${name}, ${this.#whyNot ?? null}, ${this.#reason ?? null},
          ${awaySince === undefined ? null : (0,_shared_runtime_js__WEBPACK_IMPORTED_MODULE_1__/* .isoTime */ .Ly)(awaySince)})
        on conflict (name) do update set seen_at = now(), not_ready = excluded.not_ready,
          not_ready_reason = excluded.not_ready_reason,
          github_away_since = excluded.github_away_since
        returning draining, now() as now`.execute(db));
        const [row] = rows;
        if (!row)
            return;
        this.#isDraining = row.draining;
        this.#databaseOffMs = row.now.getTime() - (before + clock.now()) / 2;
        if (clock.now() - this.#heardSince >= DEAD_SECONDS * 1000)
            await this.#bury();
    }
    /** While the database was away, nobody could be heard, so others are not dead yet. */
    async #bury() {
        const { database, log } = this.#options;
        const { rows } = await database.read((db) => (0,kysely__WEBPACK_IMPORTED_MODULE_2__/* .sql */ .l) `delete from docket.worker
        where seen_at < now() - ${`${DEAD_SECONDS} seconds`}::interval
        returning name, seen_at::text as seen`.execute(db));
        for (const dead of rows) {
            log.error(`Worker ${dead.name} died: it was last heard of at ${dead.seen}.`);
            this.#options.died?.();
        }
    }
    async #live() {
        const { clock, log } = this.#options;
        while (!this.#stopping.signal.aborted) {
            await clock.sleep(BEAT_MS, this.#stopping.signal).catch(() => { });
            if (this.#stopping.signal.aborted)
                return;
            try {
                await this.#beat();
            }
            catch (error) {
                this.#heardSince = clock.now();
                log.debug(`This worker could not say that it is there: ${(0,_shared_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .sentence */ .em)(error)}`);
            }
            await this.look().catch((error) => log.warn((0,_shared_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .sentence */ .em)(error)));
        }
    }
}
async function listWorkers(database) {
    const { rows } = await database.read((db) => (0,kysely__WEBPACK_IMPORTED_MODULE_2__/* .sql */ .l) `
      select worker.*, (select count(*)::int from docket.job
        where status = 'active'
          and position('"worker":' || to_json(worker.name)::text in record::text) > 0) as jobs
      from docket.worker order by name limit ${MOST_LISTED}`.execute(db));
    return rows.map((row) => ({
        name: row.name,
        since: row.started_at.toISOString(),
        notReady: row.not_ready,
        reason: row.not_ready_reason,
        draining: row.draining,
        githubAwaySince: row.github_away_since?.toISOString() ?? null,
        jobs: row.jobs,
    }));
}
const MOST_LISTED = 1_000;
const unknownWorker = (name) => new _shared_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .NotFound */ .Mk(`There is no worker ${name}. List them with docket admin workers.`);
/** False: there is no such worker. */
async function drainWorker(database, name) {
    const { numUpdatedRows } = await database.transaction((tx) => tx.updateTable('worker').set({ draining: true }).where('name', '=', name).executeTakeFirst());
    return numUpdatedRows > 0n;
}


/***/ }),

/***/ 25066:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ft: () => (/* binding */ tenantOfJob),
/* harmony export */   Jt: () => (/* binding */ tenantOrder),
/* harmony export */   Z8: () => (/* binding */ readPriority),
/* harmony export */   fd: () => (/* binding */ GROUPS),
/* harmony export */   kj: () => (/* binding */ nextPriority),
/* harmony export */   uc: () => (/* binding */ tenantOfInstallation)
/* harmony export */ });
/* harmony import */ var kysely__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(20189);
/* harmony import */ var _jobs_store_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(23524);
// Whose ticket is next. Projects take turns with their jobs, and tenants with everything else: a ticket's
// rank is one more than that of the tenant's last one that waits, and at least that of those that are being
// worked on, so a tenant without waiting tickets is next. Ranks are priorities of pg-boss, which takes the
// highest first.


/** The first rank of each kind. Each has 1,000,000,000 of them, which `docket.next_priority` knows. */
const FIRST = { begun: 1_000_000_000, person: 0, background: -1_000_000_000 };
/** How many tickets of a group pg-boss hands out, by what the project allows. */
const GROUPS = {
    default: 1_000_000,
    tiers: Object.fromEntries(Array.from({ length: _jobs_store_js__WEBPACK_IMPORTED_MODULE_0__/* .MOST_AT_ONCE */ .SV }, (_, index) => [String(index + 1), index + 1])),
};
/** The rank of a job that starts to wait now. */
function nextPriority({ project, kind }) {
    if (kind === 'begun')
        return (0,kysely__WEBPACK_IMPORTED_MODULE_1__/* .sql */ .l) `${FIRST.begun}::int`;
    return (0,kysely__WEBPACK_IMPORTED_MODULE_1__/* .sql */ .l) `docket.next_priority('turns', ${project}, ${FIRST[kind]})`;
}
async function readPriority(tx, order) {
    const { rows } = await (0,kysely__WEBPACK_IMPORTED_MODULE_1__/* .sql */ .l) `
    select ${nextPriority(order)} as priority`.execute(tx);
    return rows[0]?.priority ?? FIRST[order.kind];
}
/** `most`: tickets of one tenant that are worked on at the same time, by all workers together. */
async function tenantOrder(tx, { queue, tenant, most }) {
    const { rows } = await (0,kysely__WEBPACK_IMPORTED_MODULE_1__/* .sql */ .l) `
    select docket.next_priority(${queue}, ${tenant}, ${FIRST.person}) as priority`.execute(tx);
    const group = { id: tenant, ...(most && { tier: String(most) }) };
    return { priority: rows[0]?.priority ?? FIRST.person, group };
}
/** Everything of one installation of the App belongs to one tenant, however many repositories it has. */
const tenantOfInstallation = (installation) => `installation ${installation}`;
async function tenantOfJob(tx, job) {
    const { rows } = await (0,kysely__WEBPACK_IMPORTED_MODULE_1__/* .sql */ .l) `
    select job.project, project.installation_id as installation
    from docket.job join docket.project on project.id = job.project where job.id = ${job}`.execute(tx);
    const { project = job, installation = null } = rows[0] ?? {};
    return installation === null ? project : tenantOfInstallation(installation);
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

/***/ 19535:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   fR: () => (/* binding */ encryptionOf),
/* harmony export */   n_: () => (/* binding */ isSameSecret)
/* harmony export */ });
/* unused harmony export openEncryption */
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(42205);
// Secrets at rest: AES-256-GCM, with a key that is kept elsewhere. While the key is being replaced,
// the previous one still opens what it has closed.


const KEY = /^[0-9a-f]{64}$/i;
const CIPHER = 'aes-256-gcm';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;
const SEALED = /^v1\.([0-9a-f]{8})\.([\w-]+)$/;
/** With the keys that are in the environment. */
function encryptionOf(env) {
    return openEncryption({
        current: env.DOCKET_ENCRYPTION_KEY,
        previous: env.DOCKET_ENCRYPTION_KEY_PREVIOUS,
    });
}
function openEncryption({ current, previous }) {
    if (!current) {
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .SetupError */ .w3('DOCKET_ENCRYPTION_KEY is not set. It encrypts the secrets of the GitHub App in the database; `openssl rand -hex 32` generates one. Keep it outside the database.');
    }
    const named = [
        ['DOCKET_ENCRYPTION_KEY', current],
        ...(previous ? [['DOCKET_ENCRYPTION_KEY_PREVIOUS', previous]] : []),
    ];
    const [newest, ...older] = named.map(([name, text]) => readKey(name, text));
    const keys = newest ? [newest, ...older] : [];
    return {
        seal(text, purpose) {
            const { bytes, id } = keys[0];
            const nonce = (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.randomBytes)(NONCE_BYTES);
            const cipher = (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createCipheriv)(CIPHER, bytes, nonce).setAAD(Buffer.from(purpose));
            const closed = Buffer.concat([nonce, cipher.update(text, 'utf8'), cipher.final()]);
            return `v1.${id}.${Buffer.concat([closed, cipher.getAuthTag()]).toString('base64url')}`;
        },
        open(sealed, purpose) {
            const [, id, text = ''] = SEALED.exec(sealed) ?? [];
            const key = keys.find((one) => one.id === id);
            if (id !== undefined && !key)
                throw otherKey(id, keys);
            try {
                return unseal(Buffer.from(text, 'base64url'), purpose, key.bytes);
            }
            catch (cause) {
                throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .SetupError */ .w3('The secrets of the GitHub App in the database are damaged. Restore them from a backup, or run `docket app remove` and `docket app create`.', { cause });
            }
        },
    };
}
function readKey(name, text) {
    if (!KEY.test(text.trim())) {
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .SetupError */ .w3(`${name} must have 64 hexadecimal characters, as \`openssl rand -hex 32\` generates them.`);
    }
    const bytes = Buffer.from(text.trim(), 'hex');
    return { bytes, id: (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256').update(bytes).digest('hex').slice(0, 8) };
}
function unseal(closed, purpose, key) {
    const end = closed.length - TAG_BYTES;
    const options = { authTagLength: TAG_BYTES };
    const decipher = (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createDecipheriv)(CIPHER, key, closed.subarray(0, NONCE_BYTES), options)
        .setAAD(Buffer.from(purpose))
        .setAuthTag(closed.subarray(end));
    return (decipher.update(closed.subarray(NONCE_BYTES, end), undefined, 'utf8') + decipher.final('utf8'));
}
function otherKey(id, keys) {
    const ours = keys.map((key) => key.id).join(' and ');
    return new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .SetupError */ .w3(`The secrets of the GitHub App in the database are encrypted with another key: theirs has the ID ${id}, and yours ${ours}. Set DOCKET_ENCRYPTION_KEY to that key, or DOCKET_ENCRYPTION_KEY_PREVIOUS while you replace it.`);
}
/** How long it takes tells nothing about where two texts differ. */
function isSameSecret(one, other) {
    return (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.timingSafeEqual)((0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.hash)('sha256', one, 'buffer'), (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.hash)('sha256', other, 'buffer'));
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

/***/ 72209:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (/* binding */ boundedFetch)
/* harmony export */ });
// Answers of bounded size, counted as they are read and after they are unpacked: 4 KB can become 700 MB.
/** A hundred comments of the largest size have half of it. */
const MOST_BYTES = 64_000_000;
function boundedFetch(send) {
    return async (input, init) => {
        const response = await send(input, init);
        const { body, status, statusText, headers, url } = response;
        if (!body)
            return response;
        const bounded = new Response(body.pipeThrough(limitBytes(url)), {
            status,
            statusText,
            headers,
        });
        return Object.defineProperty(bounded, 'url', { value: url });
    };
}
function limitBytes(url) {
    let bytes = 0;
    return new TransformStream({
        transform(part, controller) {
            bytes += part.length;
            if (bytes <= MOST_BYTES)
                controller.enqueue(part);
            else
                controller.error(new Error(`${new URL(url).host} sent more than 64 MB.`));
        },
    });
}


/***/ }),

/***/ 10031:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D6: () => (/* binding */ gitNetwork),
/* harmony export */   Gt: () => (/* binding */ fetchFor),
/* harmony export */   Ol: () => (/* binding */ proxyOf),
/* harmony export */   Pd: () => (/* binding */ isCleartext),
/* harmony export */   U9: () => (/* binding */ isLoopback),
/* harmony export */   Ve: () => (/* binding */ githubFetchFor),
/* harmony export */   bD: () => (/* binding */ PROXY_VARIABLES)
/* harmony export */ });
/* harmony import */ var node_net__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77030);
/* harmony import */ var _bounded_fetch_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(72209);
// Outgoing connections: through the proxy from the environment, for the service, GitHub, the model,
// and git.


/** Variables that may contain the password of a proxy. */
const PROXY_VARIABLES = ['http_proxy', 'HTTP_PROXY', 'https_proxy', 'HTTPS_PROXY'];
function proxyOf(env) {
    const http = either(env, 'http_proxy');
    const https = either(env, 'https_proxy') || http;
    return http || https ? { http, https, except: either(env, 'no_proxy') } : undefined;
}
function either(env, name) {
    return env[name] || env[name.toUpperCase()] || '';
}
/** Whether a key sent to this address would cross a network unencrypted. */
function isCleartext(url) {
    return url.protocol === 'http:' && !isLoopback(url.hostname);
}
const LOOPBACK = new node_net__WEBPACK_IMPORTED_MODULE_0__.BlockList();
LOOPBACK.addSubnet('127.0.0.0', 8);
LOOPBACK.addAddress('::1', 'ipv6');
/** The host of a URL, in which an IPv6 address has brackets. */
function isLoopback(hostname) {
    if (hostname === 'localhost' || hostname.endsWith('.localhost'))
        return true;
    const address = hostname.replace(/^\[(.*)\]$/, '$1');
    return (0,node_net__WEBPACK_IMPORTED_MODULE_0__.isIP)(address) !== 0 && LOOPBACK.check(address, (0,node_net__WEBPACK_IMPORTED_MODULE_0__.isIPv4)(address) ? 'ipv4' : 'ipv6');
}
/** For requests to GitHub. */
function githubFetchFor(env) {
    return (0,_bounded_fetch_js__WEBPACK_IMPORTED_MODULE_1__/* .boundedFetch */ .A)(fetchFor(env));
}
/** Node's own `fetch` unless there is a proxy: the package that supports proxies loads slowly. */
function fetchFor(env) {
    const proxy = proxyOf(env);
    if (!proxy)
        return fetch;
    let opened;
    return async (input, init) => {
        opened ??= Promise.all(/* import() */[__webpack_require__.e(6752), __webpack_require__.e(2856)]).then(__webpack_require__.bind(__webpack_require__, 22856)).then(({ fetchThrough }) => fetchThrough(proxy));
        return (await opened)(input, init);
    };
}
/** The same settings for git. libcurl reads `http_proxy` only in lowercase. */
function gitNetwork(env) {
    const proxy = proxyOf(env);
    const certificates = ['GIT_SSL_CAINFO', 'GIT_SSL_CAPATH'].map((name) => [name, env[name]]);
    const all = [
        ['http_proxy', proxy?.http],
        ['https_proxy', proxy?.https],
        ['no_proxy', proxy?.except],
        ...certificates,
    ];
    return Object.fromEntries(all.filter((one) => Boolean(one[1])));
}


/***/ }),

/***/ 61812:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   f: () => (/* binding */ createRemembered)
/* harmony export */ });
/** Reads what has the same key at most once in this time, however many ask. A failure counts, too. */
function createRemembered(clock, forMs) {
    // Oldest first.
    const reads = new Map();
    return (key, read) => {
        const now = clock.now();
        for (const [old, { at }] of reads) {
            if (now - at < forMs)
                break;
            reads.delete(old);
        }
        const known = reads.get(key);
        if (known)
            return known.found;
        const found = read();
        reads.set(key, { at: now, found });
        return found;
    };
}


/***/ }),

/***/ 27466:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Hp: () => (/* binding */ startSideProcess),
/* harmony export */   IQ: () => (/* binding */ ThreadLimitReached),
/* harmony export */   LO: () => (/* binding */ setupOfThread),
/* harmony export */   Q3: () => (/* binding */ startSideThread),
/* harmony export */   QJ: () => (/* binding */ setupOfProcess),
/* harmony export */   RD: () => (/* binding */ answerAsThread),
/* harmony export */   kw: () => (/* binding */ SideThread),
/* harmony export */   taskOfThread: () => (/* binding */ taskOfThread)
/* harmony export */ });
/* harmony import */ var node_child_process__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(31421);
/* harmony import */ var node_events__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(78474);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(76760);
/* harmony import */ var node_worker_threads__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(75919);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(42205);
// A thread beside the main one, for work on text from outside: however long it takes, the main thread
// answers, renews its leases, and ends the thread at its limit. What may end the process that it runs in
// gets a process instead.






/** In the bundle, and in the sources. */
const ENTRIES = ['side-thread.cjs', '../side-thread.ts'];
function startSideThread({ task, setup, entry = installedEntry() }, resourceLimits) {
    const started = { task, setup };
    return new node_worker_threads__WEBPACK_IMPORTED_MODULE_4__.Worker(entry, {
        workerData: started,
        resourceLimits,
        // Options of this process are not meant for it.
        execArgv: [],
        stdout: true,
        stderr: true,
    });
}
/** It writes to our standard error, and ends when this process does. */
function startSideProcess({ task, setup }, env) {
    const stdio = ['ignore', 'ignore', 'inherit', 'ipc'];
    const child = (0,node_child_process__WEBPACK_IMPORTED_MODULE_0__.fork)(installedEntry(), [task], { env, execArgv: [], stdio: [...stdio] });
    child.on('error', () => { });
    child.send(setup, () => { });
    return child;
}
/** In a side process: what it was started with. */
async function setupOfProcess() {
    const [setup] = await (0,node_events__WEBPACK_IMPORTED_MODULE_1__.once)(process, 'message');
    return setup;
}
function installedEntry() {
    const entries = ENTRIES.map((name) => (0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)(import.meta.dirname, name));
    const entry = entries.find((file) => (0,node_fs__WEBPACK_IMPORTED_MODULE_2__.existsSync)(file));
    if (entry !== undefined)
        return entry;
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_5__/* .SetupError */ .w3(`This installation of Docket is not complete: ${ENTRIES[0]} is missing. Install it again.`);
}
/** In a side thread or process: what it is for. */
const taskOfThread = () => node_worker_threads__WEBPACK_IMPORTED_MODULE_4__.isMainThread ? (process.argv[2] ?? '') : node_worker_threads__WEBPACK_IMPORTED_MODULE_4__.workerData.task;
const setupOfThread = () => node_worker_threads__WEBPACK_IMPORTED_MODULE_4__.workerData.setup;
/** The thread was ended because it took more than it may. */
class ThreadLimitReached extends Error {
    limit;
    constructor(limit) {
        super(`A side thread reached its limit of ${limit}.`);
        this.limit = limit;
    }
}
/** Answers questions, one after the other. It starts with the first, and again after it was ended. */
class SideThread {
    #task;
    #limits;
    #worker;
    #last = Promise.resolve();
    constructor(task, limits) {
        this.#task = task;
        this.#limits = limits;
    }
    /** `give` answers what the thread asks back. */
    ask(question, { signal, give } = {}) {
        const answer = this.#last.then(() => this.#ask(question, give, signal));
        this.#last = answer.catch(() => { });
        return answer;
    }
    async close() {
        const worker = this.#worker;
        this.#worker = undefined;
        await worker?.terminate();
    }
    #start() {
        const { entry, memoryMb: maxOldGenerationSizeMb, youngMb } = this.#limits;
        const worker = startSideThread({ task: this.#task, entry }, { maxOldGenerationSizeMb, ...(youngMb && { maxYoungGenerationSizeMb: youngMb }) });
        worker.on('error', () => { });
        worker.on('exit', () => {
            if (this.#worker === worker)
                this.#worker = undefined;
        });
        this.#worker = worker;
        return worker;
    }
    async #ask(question, give, signal) {
        signal?.throwIfAborted();
        const { timeMs, clock } = this.#limits;
        const worker = this.#worker ?? this.#start();
        const over = new AbortController();
        const { promise, resolve, reject } = Promise.withResolvers();
        const say = (message) => worker.postMessage(message);
        const hear = (message) => {
            if ('answer' in message)
                resolve(message.answer);
            else if ('failed' in message)
                reject(new Error(message.failed));
            else {
                const { id, wanted } = message;
                Promise.resolve(give?.(wanted)).then((given) => say({ given, id }), reject);
            }
        };
        const fail = (error) => reject(error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? new ThreadLimitReached('memory') : error);
        const exit = () => reject(new Error('A side thread ended before it answered.'));
        worker.on('message', hear).on('error', fail).on('exit', exit).ref();
        clock
            .sleep(timeMs, over.signal)
            .then(() => reject(new ThreadLimitReached('time')))
            .catch(() => { });
        const stop = () => reject(signal?.reason);
        signal?.addEventListener('abort', stop, { once: true });
        try {
            say({ question });
            return await promise;
        }
        catch (error) {
            await this.close();
            throw error;
        }
        finally {
            over.abort();
            signal?.removeEventListener('abort', stop);
            worker.off('message', hear).off('error', fail).off('exit', exit).unref();
        }
    }
}
/** What such a thread does until it is ended. `want` asks whoever asked. */
function answerAsThread(answer) {
    const wanting = new Map();
    let asked = 0;
    const say = (message) => node_worker_threads__WEBPACK_IMPORTED_MODULE_4__.parentPort?.postMessage(message);
    const want = (wanted) => {
        const id = ++asked;
        say({ wanted, id });
        return new Promise((resolve) => wanting.set(id, resolve));
    };
    node_worker_threads__WEBPACK_IMPORTED_MODULE_4__.parentPort?.on('message', (message) => {
        if ('given' in message) {
            wanting.get(message.id)?.(message.given);
            wanting.delete(message.id);
        }
        else {
            answer(message.question, want).then((found) => say({ answer: found }), (error) => say({ failed: error instanceof Error ? error.message : String(error) }));
        }
    });
}


/***/ }),

/***/ 12099:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Dg: () => (/* binding */ isAway),
/* harmony export */   Uz: () => (/* binding */ isNoAnswer),
/* harmony export */   fm: () => (/* binding */ waitFor),
/* harmony export */   i3: () => (/* binding */ Patience),
/* harmony export */   tK: () => (/* binding */ BRIEFLY_MS)
/* harmony export */ });
/* harmony import */ var _days_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(65529);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(42205);
/* harmony import */ var _retry_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(52926);
/* harmony import */ var _runtime_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(82860);
/* harmony import */ var _text_foreign_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(35238);
// Waiting for something outside: GitHub, the database, or a rate limit. What was done is kept, nothing is
// done twice, and the work goes on by itself once there is an answer. Pure: whoever works obeys.





/** After this long, a person decides what becomes of it. */
const WAIT_MS = _days_js__WEBPACK_IMPORTED_MODULE_0__/* .DAY_MS */ .sO;
const PAUSE = { baseMs: 4_000, capMs: 5 * 60_000, spread: 0.5 };
const MAX_REASON = 500;
/**
 * There was no answer: neither a yes nor a no. Whoever does the work tries it again. What may have
 * happened is looked for then.
 */
function isAway(error) {
    if (error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .Unavailable */ .$P)
        return error.passes;
    return [_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .RateLimited */ .JH, _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .OutcomeUnknown */ .Jr, _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .BadAnswer */ .CF].some((kind) => error instanceof kind);
}
/**
 * It says nothing about what was asked: there was no answer, or we were not the ones to get it. Whoever
 * decides something from an answer passes this on.
 */
function isNoAnswer(error) {
    return isAway(error) || error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .WorkerFault */ .t;
}
/** How work that met this error goes on; undefined: it does not go on by itself. */
function waitFor(error, before, { now, random }) {
    if (!isAway(error))
        return undefined;
    const since = before ? Date.parse(before.since) : now;
    const attempts = (before?.attempts ?? 0) + 1;
    const asked = error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .RateLimited */ .JH ? error.retryAfterSeconds * 1000 : 0;
    const next = now + asked + (0,_retry_js__WEBPACK_IMPORTED_MODULE_2__/* .backoff */ .JN)(attempts - 1, PAUSE, random);
    if (next > since + WAIT_MS)
        return undefined;
    const reason = (0,_text_foreign_js__WEBPACK_IMPORTED_MODULE_4__/* .bound */ .$s)((0,_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .sentence */ .em)(error), MAX_REASON);
    return { since: (0,_runtime_js__WEBPACK_IMPORTED_MODULE_3__/* .isoTime */ .Ly)(since), attempts, nextAttempt: (0,_runtime_js__WEBPACK_IMPORTED_MODULE_3__/* .isoTime */ .Ly)(next), reason };
}
/** How long a request without an answer is repeated before the work itself has to wait. */
const BRIEFLY_MS = 10_000;
/**
 * Of a process that does its work itself to the end, such as a workflow run: it waits for as long as
 * this, once. Until something works again, everything else is only tried briefly.
 */
class Patience {
    #ms;
    #isOver = false;
    constructor(ms) {
        this.#ms = ms;
    }
    get limitMs() {
        return this.#isOver ? Math.min(BRIEFLY_MS, this.#ms) : this.#ms;
    }
    gaveUp() {
        this.#isOver = true;
    }
    answered() {
        this.#isOver = false;
    }
}


/***/ })

};
