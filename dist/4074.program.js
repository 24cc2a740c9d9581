export const id = 4074;
export const ids = [4074,3637];
export const modules = {

/***/ 84074:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  app: () => (/* binding */ app)
});

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 5 modules
var schemas = __webpack_require__(42047);
// EXTERNAL MODULE: ./.build/program/src/shared/errors.js
var errors = __webpack_require__(42205);
;// CONCATENATED MODULE: ./.build/program/src/github/manifest.js
// A GitHub App from a manifest: the browser takes the manifest to GitHub and brings a code back, and the
// code is exchanged, once, for the App's credentials.


const APP_EVENTS = [
    'check_suite',
    'issue_comment',
    'pull_request',
    'pull_request_review',
    'pull_request_review_comment',
    'repository',
    'workflow_run',
];
function appManifest({ name, url, redirectUrl }) {
    return {
        name,
        url,
        hook_attributes: { url: `${url}/api/github/webhooks`, active: true },
        redirect_url: redirectUrl,
        // Where people who sign in to the dashboard come back to.
        callback_urls: [`${url}/sign-in/github/callback`],
        public: false,
        default_permissions: {
            contents: 'write',
            issues: 'write',
            pull_requests: 'write',
            actions: 'read',
            checks: 'read',
            metadata: 'read',
        },
        default_events: APP_EVENTS,
    };
}
/** Where GitHub takes a manifest; `organization` absent: for the person who is signed in. */
function manifestUrl(serverUrl, organization, state) {
    const owner = organization === undefined ? '' : `/organizations/${organization}`;
    return `${serverUrl.replace(/\/+$/, '')}${owner}/settings/apps/new?state=${state}`;
}
const Created = schemas/* object */.Ikc({
    id: schemas/* int */.Whr(),
    slug: schemas/* string */.YjP(),
    html_url: schemas/* string */.YjP(),
    pem: schemas/* string */.YjP(),
    webhook_secret: schemas/* string */.YjP(),
    client_id: schemas/* string */.YjP(),
    client_secret: schemas/* string */.YjP(),
});
const TIMEOUT_MS = 30_000;
async function redeemCode(code, { apiUrl, fetch: send }) {
    const url = `${apiUrl.replace(/\/+$/, '')}/app-manifests/${encodeURIComponent(code)}/conversions`;
    const headers = { accept: 'application/vnd.github+json', 'user-agent': 'docket' };
    const signal = AbortSignal.timeout(TIMEOUT_MS);
    const response = await send(url, { method: 'POST', headers, signal }).catch((cause) => {
        throw new errors/* Unavailable */.$P('GitHub did not answer, so the App may exist, but its key is lost. Delete it on GitHub, then run `docket app create` again.', { cause });
    });
    if (response.status !== 201) {
        await response.body?.cancel();
        throw new errors/* InvalidRequest */.zh(`GitHub refused the code (${response.status}). A code works once, within an hour. Run \`docket app create\` again.`);
    }
    const created = Created.safeParse(await response.json().catch(() => undefined));
    if (!created.success) {
        throw new errors/* BadAnswer */.CF('GitHub did not send the credentials of the App. Delete it on GitHub, then run `docket app create` again.');
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

// EXTERNAL MODULE: ./.build/program/src/github/settings.js
var settings = __webpack_require__(43637);
// EXTERNAL MODULE: ./.build/program/src/shared/text/html.js
var html = __webpack_require__(86981);
;// CONCATENATED MODULE: ./.build/program/src/service/server/app-page.js
// The page of `docket app create`: one button that takes the manifest to GitHub, and the place where
// GitHub sends the browser back to. It is for one browser on this machine.



const CODE = /^[\w-]{1,200}$/;
const OUR_HOST = /^(?:127\.0\.0\.1|localhost):\d{1,5}$/;
function createAppPage({ key, state, action, manifest, finish }) {
    let finished;
    async function take(code) {
        try {
            const { name, installUrl } = await finish(code);
            return page(`${name} is ready`, (0,html/* html */.q) `<p>Its credentials are stored. You can close this page.</p><p><a href="${installUrl}">Install it on repositories</a></p>`, action);
        }
        catch (error) {
            return page('The App was not created', (0,html/* html */.q) `<p>${(0,errors/* sentence */.em)(error)}</p>`, action, 502);
        }
    }
    return {
        async fetch(request) {
            const { pathname, searchParams } = new URL(request.url);
            const host = request.headers.get('host') ?? '';
            // A page of another site may know our port, but not our name.
            if (!OUR_HOST.test(host) || request.method !== 'GET')
                return missing(action);
            if (same(pathname.slice(1), key)) {
                const text = JSON.stringify(manifest(`http://${host}/created`));
                return page('Create a GitHub App for Docket', (0,html/* html */.q) `<p>GitHub shows you what the App may do, and you can change its name there.</p><form action="${action}" method="post"><input type="hidden" name="manifest" value="${text}"><button>Continue to GitHub</button></form>`, action);
            }
            if (pathname !== '/created')
                return missing(action);
            const code = searchParams.get('code') ?? '';
            if (!same(searchParams.get('state') ?? '', state) || !CODE.test(code)) {
                const words = 'This link does not belong to the App that you are creating. Go back to the first page, and try again.';
                return page('The App was not created', (0,html/* html */.q) `<p>${words}</p>`, action, 403);
            }
            // A browser may ask twice, and the code works once.
            finished ??= take(code);
            return (await finished).clone();
        },
    };
}
function same(given, expected) {
    const [one, other] = [Buffer.from(given), Buffer.from(expected)];
    return one.length === other.length && (0,external_node_crypto_.timingSafeEqual)(one, other);
}
function missing(action) {
    return page('Page not found', (0,html/* html */.q) `<p>Open the link that the terminal shows.</p>`, action, 404);
}
function page(title, body, action, status = 200) {
    return new Response((0,html/* html */.q) `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title><h1>${title}</h1>${body}</html>`
        .text, {
        status,
        headers: {
            'Content-Type': 'text/html; charset=utf-8',
            'Content-Security-Policy': `default-src 'none'; form-action ${new URL(action).origin}; frame-ancestors 'none'; base-uri 'none'`,
            'Cache-Control': 'no-store',
            'Referrer-Policy': 'no-referrer',
            'X-Content-Type-Options': 'nosniff',
        },
    });
}

// EXTERNAL MODULE: ./.build/program/src/service/server/listen.js
var listen = __webpack_require__(40139);
// EXTERNAL MODULE: ./.build/program/src/shared/clock.js
var clock = __webpack_require__(66122);
// EXTERNAL MODULE: ./.build/program/src/shared/network/network.js
var network = __webpack_require__(10031);
// EXTERNAL MODULE: ./.build/program/src/cli/args.js
var args = __webpack_require__(94552);
// EXTERNAL MODULE: ./.build/program/src/cli/command.js
var command = __webpack_require__(15712);
// EXTERNAL MODULE: ./.build/program/src/cli/place.js
var place = __webpack_require__(97982);
;// CONCATENATED MODULE: ./.build/program/src/cli/create-app.js
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
// `docket app`: the GitHub App from its manifest, and where its credentials are stored.












const withDatabase = () => Promise.all(/* import() */[__webpack_require__.e(1351), __webpack_require__.e(4942), __webpack_require__.e(3849), __webpack_require__.e(2186), __webpack_require__.e(2303), __webpack_require__.e(520), __webpack_require__.e(7767), __webpack_require__.e(5344)]).then(__webpack_require__.bind(__webpack_require__, 17767));
function app(env) {
    return appCommand({
        create: (options, tell) => create(options, tell, env),
        rotate: async (url) => (await withDatabase()).rotateAppSecret(url, env),
        remove: async (url) => (await withDatabase()).removeAppSecret(url),
    });
}
async function create({ place, name, url, organization, port }, { page, signal }, env) {
    const env_1 = { stack: [], error: void 0, hasError: false };
    try {
        const opened = __addDisposableResource(env_1, new AsyncDisposableStack(), true);
        const store = await openStore(place, env);
        opened.defer(() => store.close());
        const { serverUrl, apiUrl } = (0,settings.githubSettings)(env, {});
        const [key, state] = [secret(), secret()];
        const created = Promise.withResolvers();
        created.promise.catch(() => { });
        const server = createAppPage({
            key,
            state,
            action: manifestUrl(serverUrl, organization, state),
            manifest: (redirectUrl) => appManifest({ name, url, redirectUrl }),
            async finish(code) {
                try {
                    const credentials = await redeemCode(code, { apiUrl, fetch: (0,network/* fetchFor */.G)(env) });
                    await store.keep(credentials);
                    const { slug } = credentials;
                    const installUrl = `${credentials.url}/installations/new`;
                    created.resolve({ slug, installUrl });
                    return { name: slug, installUrl };
                }
                catch (error) {
                    created.reject(error);
                    throw error;
                }
            },
        });
        const listening = await (0,listen/* listen */.K)(server, { host: '127.0.0.1', port, clock: clock/* systemClock */.m });
        opened.defer(() => listening.stop());
        signal.addEventListener('abort', () => created.reject(signal.reason), { once: true });
        page(`${listening.url}/${key}`);
        return await created.promise;
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
const secret = () => (0,external_node_crypto_.randomBytes)(24).toString('base64url');
async function openStore(place, env) {
    if (place.kind === 'file')
        return fileStore(place.path);
    return (await withDatabase()).openAppSecret(place.url, env);
}
async function fileStore(path) {
    const file = await (0,promises_.open)(path, 'wx', 0o600).catch((cause) => {
        if (cause.code === 'EEXIST') {
            throw new errors/* Conflict */.lt(`\`${path}\` already exists. Choose another file with \`--out\`.`);
        }
        throw new errors/* SetupError */.w3(`\`${path}\` cannot be written (${cause.code}). Choose another file with \`--out\`.`, { cause });
    });
    let kept = false;
    return {
        async keep(credentials) {
            await file.writeFile(exportLines(credentials));
            await file.sync();
            kept = true;
        },
        async close() {
            await file.close();
            if (!kept)
                await (0,promises_.rm)(path, { force: true });
        },
    };
}
/** For a shell, and for `--env-file` of programs that start others. */
function exportLines(credentials) {
    const lines = {
        APP_ID: credentials.appId,
        PRIVATE_KEY: credentials.privateKey.trim().replaceAll('\n', '\\n'),
        WEBHOOK_SECRET: credentials.webhookSecret,
        CLIENT_ID: credentials.clientId,
        CLIENT_SECRET: credentials.clientSecret,
    };
    return Object.entries(lines)
        .map(([name, value]) => `${name}='${value.replaceAll("'", '')}'\n`)
        .join('');
}
const OPTIONS = {
    url: {
        type: 'text',
        value: 'URL',
        help: 'where GitHub reaches the server, such as https://docket.example.com',
    },
    organization: { type: 'text', value: 'ORG', help: 'create the App for this organization' },
    name: { type: 'text', value: 'NAME', default: 'Docket', help: 'the name of the App' },
    database: { ...place/* PLACE_OPTIONS */.P3.database, help: 'the PostgreSQL database to store it in' },
    out: {
        type: 'text',
        value: 'FILE',
        default: 'docket-app.env',
        help: 'without a database: the new file for its credentials',
    },
    port: {
        type: 'number',
        value: 'N',
        min: 0,
        max: 65535,
        default: 0,
        help: 'the port of the page on this machine; 0 picks a free one',
    },
};
const VERBS = { of: 'docket app', names: ['create', 'rotate', 'remove'] };
const HELP = `Creates the GitHub App with one click: a page on this machine takes you to GitHub and back.

Usage: docket app create --url URL [--organization ORG] [--database URL | --out FILE]
       docket app rotate --database URL
       docket app remove --database URL

${(0,args/* optionsHelp */.EW)(OPTIONS)}

With --database, the credentials are encrypted with DOCKET_ENCRYPTION_KEY, and servers and workers
with the same key use them. rotate encrypts them again with a new key, while the old one is in
DOCKET_ENCRYPTION_KEY_PREVIOUS. remove forgets them; the App itself stays on GitHub.
`;
function appCommand(deps) {
    return {
        help: HELP,
        options: OPTIONS,
        verbs: VERBS.names,
        run: (argv, terminal) => run(argv, terminal, deps),
    };
}
async function run(argv, terminal, deps) {
    const { values, positionals } = (0,args/* parseOptions */.Ac)(OPTIONS, argv, rules, VERBS);
    const [action] = positionals;
    const { database = '' } = values;
    if (action === 'rotate') {
        await deps.rotate(database);
        terminal.err('The credentials are encrypted with DOCKET_ENCRYPTION_KEY now.\n');
        return command/* EXIT */.dc.done;
    }
    if (action === 'remove') {
        await deps.remove(database);
        terminal.err('The credentials are removed. The App itself stays on GitHub.\n');
        return command/* EXIT */.dc.done;
    }
    const options = optionsOf(values);
    const { slug, installUrl } = await deps.create(options, {
        page: (url) => terminal.err(`Open this page to create the GitHub App:\n${url}\n`),
        signal: terminal.signal,
    });
    terminal.err(`The GitHub App ${slug} is ready. ${nextSteps(options.place)}\n`);
    terminal.err(`Then install it on repositories:\n`);
    terminal.out(`${installUrl}\n`);
    return command/* EXIT */.dc.done;
}
function optionsOf({ database, out, name, url = '', organization, port }) {
    const place = database === undefined ? { kind: 'file', path: out } : { kind: 'database', url: database };
    return { place, name, url: url.replace(/\/+$/, ''), organization, port };
}
function nextSteps(place) {
    if (place.kind === 'database') {
        return 'Its credentials are in the database, encrypted. Restart all servers and workers.';
    }
    return `Its credentials are in ${place.path}, which only you can read. Start all servers and workers with them:\n  set -a; . ./${place.path}; set +a`;
}
function rules({ values, positionals }) {
    const [action, ...rest] = positionals;
    const problems = rest.length > 0 ? [`Unexpected argument \`${rest.join(' ')}\`.`] : [];
    if (action !== 'create') {
        return values.database === undefined
            ? [...problems, `Option \`--database URL\` is required: ${OPTIONS.database.help}.`]
            : problems;
    }
    const { url, organization, name } = values;
    if (!url || !/^https?:\/\/[^\s/?#@]+\/*$/.test(url)) {
        problems.push('Option `--url URL` is required: the address of the server, such as https://docket.example.com.');
    }
    if (organization !== undefined && !/^[\w-]{1,39}$/.test(organization)) {
        problems.push('Option `--organization` must be the name of an organization, such as acme.');
    }
    if (name.length > 34)
        problems.push('Option `--name` can have at most 34 characters.');
    return problems;
}


/***/ }),

/***/ 97982:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $t: () => (/* binding */ placeOf),
/* harmony export */   P3: () => (/* binding */ PLACE_OPTIONS),
/* harmony export */   fp: () => (/* binding */ placeWords),
/* harmony export */   kv: () => (/* binding */ placeProblems)
/* harmony export */ });
// Where a service stores its keys, projects, and jobs: a folder, or a database.
const DEFAULT_DIR = '.docket';
const PLACE_OPTIONS = {
    data: { type: 'text', value: 'DIR', help: `the service's data folder (default ${DEFAULT_DIR})` },
    database: {
        type: 'text',
        value: 'URL',
        help: 'a PostgreSQL database to use instead, such as postgresql://docket@db.example.com/docket',
        must: mustBeDatabase,
    },
};
/** Its value may contain a password, so it is not repeated. */
function mustBeDatabase(text) {
    const url = URL.parse(text);
    return url && /^postgres(?:ql)?:$/.test(url.protocol) && url.pathname.length > 1
        ? undefined
        : 'be a URL such as postgresql://docket@db.example.com/docket; set the password in PGPASSWORD';
}
function placeOf({ data, database }) {
    return database === undefined
        ? { kind: 'data', dir: data ?? DEFAULT_DIR }
        : { kind: 'database', url: database };
}
function placeProblems({ data, database }) {
    return data !== undefined && database !== undefined
        ? ['`--data` and `--database` cannot be used together. Use only one of them.']
        : [];
}
/** For a command to copy; a URL may contain a password. */
function placeWords(place) {
    return place.kind === 'data' ? `--data ${place.dir}` : '--database URL';
}


/***/ }),

/***/ 43637:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   githubSettings: () => (/* binding */ githubSettings)
/* harmony export */ });
/* harmony import */ var _shared_clock_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(66122);
/* harmony import */ var _shared_network_network_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(10031);
// How the command line reaches GitHub: by the variables that a workflow has, or github.com.


function githubSettings(env, known) {
    return {
        ...known,
        apiUrl: env.GITHUB_API_URL ?? 'https://api.github.com',
        graphqlUrl: env.GITHUB_GRAPHQL_URL ?? 'https://api.github.com/graphql',
        serverUrl: env.GITHUB_SERVER_URL ?? 'https://github.com',
        clock: _shared_clock_js__WEBPACK_IMPORTED_MODULE_0__/* .systemClock */ .m,
        random: Math.random,
        fetch: (0,_shared_network_network_js__WEBPACK_IMPORTED_MODULE_1__/* .fetchFor */ .G)(env),
    };
}


/***/ }),

/***/ 40139:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K: () => (/* binding */ listen)
/* harmony export */ });
/* harmony import */ var node_http__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(37067);
/* harmony import */ var _hono_node_server__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(26652);
/* harmony import */ var _shared_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(42205);
// The only file of the server that knows sockets.



/** A request that has not ended this long after the stop is cut off; none of ours takes as long. */
const STOP_GRACE_MS = 30_000;
async function listen(server, options) {
    const http = (0,node_http__WEBPACK_IMPORTED_MODULE_0__.createServer)({ requestTimeout: 60_000, headersTimeout: 20_000, keepAliveTimeout: 65_000 }, (0,_hono_node_server__WEBPACK_IMPORTED_MODULE_1__/* .getRequestListener */ .SE)((request, { incoming }) => server.fetch(request, 'socket' in incoming ? incoming.socket.remoteAddress : undefined), {
        hostname: options.host,
        errorHandler: () => Response.json({ error: 'The request line or the `Host` header is malformed. Send a plain URL.' }, { status: 400 }),
    }));
    const underWay = new Set();
    http.on('request', (_, response) => {
        underWay.add(response);
        response.once('close', () => underWay.delete(response));
    });
    await new Promise((resolve, reject) => {
        http.once('error', (cause) => reject(cannotListen(options, cause)));
        http.listen(options.port, options.host, resolve);
    });
    const { port } = http.address();
    const host = options.host.includes(':') ? `[${options.host}]` : options.host;
    async function stop() {
        server.endStreams?.();
        // Or the connection would stay open for a next request, and the stop would wait for it.
        for (const response of underWay) {
            if (!response.headersSent)
                response.setHeader('Connection', 'close');
        }
        const cutOff = new AbortController();
        const closed = new Promise((resolve) => http.close(() => resolve()));
        options.clock.sleep(STOP_GRACE_MS, cutOff.signal).then(() => http.closeAllConnections(), () => { });
        await closed;
        cutOff.abort();
        await options.drain?.();
    }
    return { url: `http://${host}:${port}`, stop };
}
function cannotListen({ host, port }, cause) {
    const inUse = cause.code === 'EADDRINUSE';
    return new _shared_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .SetupError */ .w3(inUse
        ? `Port ${port} is already in use. Choose another with --port, or 0 for any free port.`
        : `Cannot listen on ${host}:${port} (${cause.message}). Choose another --host or --port.`, { cause });
}


/***/ }),

/***/ 66122:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   L: () => (/* binding */ isoTime),
/* harmony export */   m: () => (/* binding */ systemClock)
/* harmony export */ });
// Time is injected: tests use their own clock and never wait.
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
let last = { ms: 0, text: '1970-01-01T00:00:00.000Z' };
/** A busy server asks for the same millisecond many times. */
function isoTime(ms) {
    if (ms !== last.ms)
        last = { ms, text: new Date(ms).toISOString() };
    return last.text;
}


/***/ }),

/***/ 10031:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D: () => (/* binding */ gitNetwork),
/* harmony export */   G: () => (/* binding */ fetchFor)
/* harmony export */ });
/* harmony import */ var _proxy_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77417);
// Outgoing connections: through the proxy from the environment, for the service, GitHub, the model,
// and git.

/** Node's own `fetch` unless there is a proxy: the package that supports proxies loads slowly. */
function fetchFor(env) {
    const proxy = (0,_proxy_js__WEBPACK_IMPORTED_MODULE_0__/* .proxyOf */ .Ol)(env);
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
    const proxy = (0,_proxy_js__WEBPACK_IMPORTED_MODULE_0__/* .proxyOf */ .Ol)(env);
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

/***/ 77417:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ol: () => (/* binding */ proxyOf),
/* harmony export */   Pd: () => (/* binding */ isCleartext),
/* harmony export */   bD: () => (/* binding */ PROXY_VARIABLES)
/* harmony export */ });
// The proxy settings from the environment.
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
    const local = /^(localhost|.+\.localhost|127\.[\d.]+|\[::1\])$/.test(url.hostname);
    return url.protocol === 'http:' && !local;
}


/***/ }),

/***/ 86981:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E: () => (/* binding */ Html),
/* harmony export */   q: () => (/* binding */ html)
/* harmony export */ });
/* harmony import */ var _escape_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(90007);
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
    return (0,_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .escapeHtml */ .ZD)(String(value).replace(/[^\t\n\r]+/g, _escape_js__WEBPACK_IMPORTED_MODULE_0__/* .visible */ .RK));
}


/***/ })

};
