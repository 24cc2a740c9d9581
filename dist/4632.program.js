export const id = 4632;
export const ids = [4632];
export const modules = {

/***/ 76568:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   a: () => (/* binding */ noArguments),
/* harmony export */   v: () => (/* binding */ migrateCommand)
/* harmony export */ });
/* harmony import */ var _args_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(94552);
/* harmony import */ var _command_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(15712);
/* harmony import */ var _place_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(97982);
// docket migrate: creates or updates the tables in a database.



const OPTIONS = {
    database: { ..._place_js__WEBPACK_IMPORTED_MODULE_2__/* .PLACE_OPTIONS */ .P3.database, required: true, help: 'the PostgreSQL database' },
};
const HELP = `Creates or updates the tables of a PostgreSQL database. Run it before the first
start and after every update of Docket; servers and workers never do it themselves.

Usage: docket migrate --database URL

${(0,_args_js__WEBPACK_IMPORTED_MODULE_0__/* .optionsHelp */ .EW)(OPTIONS)}

The password can be set in PGPASSWORD instead of the URL.
`;
function migrateCommand(deps) {
    return {
        help: HELP,
        options: OPTIONS,
        async run(argv, terminal) {
            const { values } = (0,_args_js__WEBPACK_IMPORTED_MODULE_0__/* .parseOptions */ .Ac)(OPTIONS, argv, noArguments);
            const applied = await deps.migrate(values.database);
            const words = applied.length === 0 ? 'The database is up to date.' : 'The database is ready.';
            terminal.err(`${words}\n`);
            return _command_js__WEBPACK_IMPORTED_MODULE_1__/* .EXIT */ .dc.done;
        },
    };
}
function noArguments({ positionals }) {
    return positionals.length > 0 ? [`Unexpected argument \`${positionals.join(' ')}\`.`] : [];
}


/***/ }),

/***/ 67710:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   P: () => (/* binding */ serveCommand),
/* harmony export */   Z: () => (/* binding */ signInLine)
/* harmony export */ });
/* harmony import */ var _args_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(94552);
/* harmony import */ var _command_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(15712);
/* harmony import */ var _place_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(97982);
/* harmony import */ var _work_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(58524);
// docket serve: runs the service over HTTP until it is stopped.




const OPTIONS = {
    port: {
        type: 'number',
        value: 'N',
        min: 0,
        max: 65535,
        default: 8787,
        help: 'the port to listen on; 0 picks a free one',
    },
    host: { type: 'text', value: 'HOST', default: '127.0.0.1', help: 'the address to listen on' },
    concurrency: {
        type: 'number',
        value: 'N',
        min: 1,
        max: 100,
        default: 4,
        help: 'how many jobs to work on at a time; others wait',
    },
    isolation: _work_js__WEBPACK_IMPORTED_MODULE_3__/* .ISOLATION_OPTION */ .p,
    'public-url': {
        type: 'text',
        value: 'URL',
        help: 'the address that people use for the dashboard, such as https://docket.example.com',
    },
    ..._place_js__WEBPACK_IMPORTED_MODULE_2__/* .PLACE_OPTIONS */ .P3,
    project: { type: 'text', value: 'ID', help: 'the project to serve' },
    repo: {
        type: 'text',
        value: 'OWNER/NAME|PATH',
        help: 'the repository on GitHub, or the path of one on this machine',
    },
    'base-ref': { type: 'text', value: 'BRANCH', help: 'the branch that jobs start from' },
    'agent-command': {
        type: 'text',
        value: 'CMD',
        help: 'the program that edits the files; it starts in a copy of them, so use absolute paths',
    },
    'model-url': { type: 'text', value: 'URL', help: 'an OpenAI-compatible endpoint to use instead' },
    model: { type: 'text', value: 'NAME', help: 'the model to use at --model-url' },
    'access-logs': { type: 'list', value: 'GLOB', help: 'log files to count page views from' },
    config: {
        type: 'text',
        value: 'FILE',
        help: 'the settings file to use instead of .github/docket.yml in this folder',
    },
};
const HELP = `Runs the service over HTTP: agent jobs and page views for one project, or for all those
that docket projects lists.

Usage: docket serve --project ID --repo OWNER/NAME|PATH
                    (--agent-command CMD | --model-url URL --model NAME) [options]
       docket serve [--data DIR | --database URL] [--port N] [--host HOST] [--public-url URL]

${(0,_args_js__WEBPACK_IMPORTED_MODULE_0__/* .optionsHelp */ .EW)(OPTIONS)}

Secrets are read from the environment: DOCKET_MODEL_KEY for the model, GITHUB_TOKEN for GitHub.
One line of JSON per request goes to standard error. On SIGTERM, requests in progress finish first.

  docket keys create --project demo
  docket serve --project demo --repo ./my-docs --agent-command "$PWD/agent.sh"

With --database, docket work runs the jobs, and has its own --concurrency and --isolation.
`;
function serveCommand(deps) {
    return { help: HELP, options: OPTIONS, run: (argv, terminal) => run(argv, terminal, deps) };
}
async function run(argv, terminal, deps) {
    const { values } = (0,_args_js__WEBPACK_IMPORTED_MODULE_0__/* .parseOptions */ .Ac)(OPTIONS, argv, rules);
    const { project } = values;
    const place = (0,_place_js__WEBPACK_IMPORTED_MODULE_2__/* .placeOf */ .$t)(values);
    const serving = project === undefined
        ? await deps.startAll({ ...listening(values), place }, terminal)
        : await deps.start(serveOptions(values), terminal);
    const what = project === undefined ? 'all projects' : `project ${project}`;
    const link = serving.signIn ? signInLine(serving.signIn) : '';
    terminal.err(`Docket serves ${what} at ${serving.url}\n${link}`);
    if (!serving.hasKeys) {
        terminal.err(`There are no API keys yet. To create one, run docket keys create ${(0,_place_js__WEBPACK_IMPORTED_MODULE_2__/* .placeWords */ .fp)(place)} --project ${project ?? 'ID'}\n`);
    }
    await new Promise((resolve) => {
        if (terminal.signal.aborted)
            resolve();
        terminal.signal.addEventListener('abort', () => resolve(), { once: true });
    });
    terminal.err('Stopping. New requests are rejected; accepted jobs are kept.\n');
    await serving.stop();
    return _command_js__WEBPACK_IMPORTED_MODULE_1__/* .EXIT */ .dc.done;
}
/** Also for a link that someone asks for later. */
function signInLine(link) {
    return `Dashboard (the link works once, for 15 minutes): ${link}\n`;
}
function listening(values) {
    const { port, host, concurrency, isolation, 'public-url': publicUrl } = values;
    return { port, host, concurrency, isolation, ...(publicUrl && { publicUrl }) };
}
function serveOptions(values) {
    const { project = '', repo = '' } = values;
    const place = (0,_place_js__WEBPACK_IMPORTED_MODULE_2__/* .placeOf */ .$t)(values);
    const data = place.kind === 'data' ? place.dir : '';
    const command = values['agent-command'];
    const agent = command
        ? { kind: 'command', command }
        : { kind: 'model', url: values['model-url'] ?? '', model: values.model ?? '' };
    return Object.freeze({
        ...listening(values),
        data,
        project,
        repo,
        ...(values['base-ref'] && { baseRef: values['base-ref'] }),
        agent,
        accessLogs: values['access-logs'],
        ...(values.config && { config: values.config }),
    });
}
function rules({ values, positionals }) {
    const problems = (0,_place_js__WEBPACK_IMPORTED_MODULE_2__/* .placeProblems */ .kv)(values);
    const { 'agent-command': command, 'model-url': url, model } = values;
    const publicUrl = values['public-url'] ?? 'https://docket.example.com';
    if (positionals.length > 0)
        problems.push(`Unexpected argument \`${positionals.join(' ')}\`.`);
    if (!/^https?:\/\/[^/?#@\s]+\/?$/.test(publicUrl) || !URL.canParse(publicUrl)) {
        problems.push('`--public-url` must be an address without a path, such as https://docket.example.com.');
    }
    if (values.database !== undefined || !isSetUpHere(values)) {
        return [...problems, ...settingsElsewhere(values)];
    }
    for (const name of ['project', 'repo']) {
        const { value, help } = OPTIONS[name];
        if (!values[name])
            problems.push(`Option \`--${name} ${value}\` is required: ${help}.`);
    }
    if (!command && !url) {
        problems.push('Choose an agent: --agent-command CMD, or --model-url URL --model NAME.');
    }
    if (command && url) {
        problems.push('`--agent-command` and `--model-url` cannot be used together. Use only one of them.');
    }
    if (url && !model)
        problems.push('`--model-url` requires `--model NAME`: the model to use.');
    if (url && !/^https?:\/\//.test(url))
        problems.push('`--model-url` must start with https:// or http://.');
    return problems;
}
const OF_ONE_PROJECT = [
    ...['project', 'repo', 'base-ref', 'agent-command', 'model-url', 'model'],
    ...['access-logs', 'config'],
];
const used = (values) => OF_ONE_PROJECT.filter((name) => (values[name] ?? '').length > 0);
/** Without any of them, the projects are those of `docket projects`. */
const isSetUpHere = (values) => used(values).length > 0;
/** What a project is made of comes from the database, so that every process has the same. */
function settingsElsewhere(values) {
    return used(values).map((name) => `Option \`--${name}\` cannot be used with \`--database\`. Use docket projects add or set instead.`);
}


/***/ }),

/***/ 54632:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  u: () => (/* binding */ newToken),
  N: () => (/* binding */ openDashboard)
});

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: ./.build/program/src/service/dashboard/routes/sign-in.js + 1 modules
var sign_in = __webpack_require__(11863);
// EXTERNAL MODULE: ./.build/program/src/service/projects/keys.js
var keys = __webpack_require__(52511);
// EXTERNAL MODULE: ./.build/program/src/shared/clock.js
var clock = __webpack_require__(66122);
// EXTERNAL MODULE: ./.build/program/src/shared/errors.js
var errors = __webpack_require__(42205);
// EXTERNAL MODULE: ./.build/program/src/cli/serve.js
var serve = __webpack_require__(67710);
// EXTERNAL MODULE: ./.build/program/src/cli/serve/audit.js + 1 modules
var serve_audit = __webpack_require__(97334);
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __webpack_require__(48161);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./.build/program/src/service/projects/project.js
var project = __webpack_require__(96586);
;// CONCATENATED MODULE: ./.build/program/src/cli/serve/report.js
// The report of page views as one document, for the dashboard.






/** Whoever waits longer for a page has left. */
const PATIENCE_MS = 60_000;
const TOP = 25;
function reporter(service, log) {
    return async ({ id, repo }, { range, from, to }, signal) => {
        const { exportViews } = await Promise.all(/* import() */[__webpack_require__.e(9119), __webpack_require__.e(2245), __webpack_require__.e(5630)]).then(__webpack_require__.bind(__webpack_require__, 53661));
        const { chooseRange, RANGE_NAMES } = await __webpack_require__.e(/* import() */ 9173).then(__webpack_require__.bind(__webpack_require__, 79173));
        const name = RANGE_NAMES.find((one) => one === range);
        const choice = { ...(name && { range: name }), dateFrom: from, dateTo: to };
        const outDir = await (0,promises_.mkdtemp)((0,external_node_path_.join)((0,external_node_os_.tmpdir)(), 'docket-report-'));
        try {
            await exportViews({
                projectId: id,
                title: (0,project/* repositoryName */.aR)(repo),
                source: 'this server',
                range: chooseRange(choice, clock/* systemClock */.m.now()),
                compare: true,
                formats: ['html'],
                top: TOP,
                outDir,
                maxRequests: Number.POSITIVE_INFINITY,
                deadline: clock/* systemClock */.m.now() + PATIENCE_MS,
            }, { service, clock: clock/* systemClock */.m, random: Math.random, log, signal });
            return await (0,promises_.readFile)((0,external_node_path_.join)(outDir, 'report.html'), 'utf8');
        }
        catch (error) {
            // Such as: no page has reported a view yet. For whoever looks, there is nothing to see so far.
            throw error instanceof errors/* SetupError */.w3 ? new errors/* NotFound */.Mk(error.message, { cause: error }) : error;
        }
        finally {
            await (0,promises_.rm)(outDir, { recursive: true, force: true });
        }
    };
}

;// CONCATENATED MODULE: ./.build/program/src/cli/serve/dashboard.js
// The dashboard of a server, with links that its terminal shows.








const TOKEN_BYTES = 32;
const newToken = () => (0,external_node_crypto_.randomBytes)(TOKEN_BYTES).toString('base64url');
/** Whoever signed in with a link has no account. */
const originOf = (actor) => (/^[\w-]+$/.test(actor) ? { requester: actor } : { actor });
function openDashboard(options) {
    const { engineOf, keys: store, audit, publicUrl, github, log, say, ...rest } = options;
    const keysOf = (actor) => (0,serve_audit/* auditedKeys */.bx)(store, audit, actor);
    // Never from a request: a link with someone else's host would give the token away.
    let base = publicUrl ?? '';
    const linkTo = (path) => new URL(path, base).href;
    const deps = {
        insistOnPermission: async () => {
            throw new errors/* Forbidden */.cw('Only the operator of this server can do this.');
        },
        ...rest,
        audit,
        publicUrl,
        clock: clock/* systemClock */.m,
        newToken,
        ...(github
            ? { github: { ...github, base: () => base } }
            : { print: (path) => say((0,serve/* signInLine */.Z)(linkTo(path))) }),
        keys: {
            list: () => keysOf('').list(),
            create: ({ actor, ...request }) => keysOf(actor).create({ ...request, prefix: keys/* DEFAULT_PREFIX */.Nf }),
            revoke: (id, actor) => keysOf(actor).revoke(id),
        },
        report: reporter(rest.service, log),
        async retry(project, id, { actor, turn }) {
            const { turns } = await (await engineOf(project)).get(project, id);
            const prompt = turns.at(-1)?.prompt ?? '';
            const idempotencyKey = `dashboard-retry-${id}-${turn}`;
            await rest.service.sendMessage(project, id, { prompt, origin: originOf(actor) }, { idempotencyKey });
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
            return (0,sign_in/* newLink */.L)(deps).then(linkTo, () => undefined);
        },
    };
}


/***/ }),

/***/ 58524:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   p: () => (/* binding */ ISOLATION_OPTION),
/* harmony export */   x: () => (/* binding */ workCommand)
/* harmony export */ });
/* harmony import */ var _args_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(94552);
/* harmony import */ var _command_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(15712);
/* harmony import */ var _migrate_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76568);
/* harmony import */ var _place_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(97982);
// docket work: works on the jobs of a database until it is stopped.




/** A repository's settings can require isolation too, and cannot lift it. */
const ISOLATION_OPTION = {
    type: 'text',
    value: 'LEVEL',
    choices: ['required', 'best'],
    default: 'required',
    help: 'required: no agent program runs without isolation; best: it may, if this machine has none',
};
const OPTIONS = {
    database: { ..._place_js__WEBPACK_IMPORTED_MODULE_3__/* .PLACE_OPTIONS */ .P3.database, required: true, help: 'the PostgreSQL database' },
    concurrency: {
        type: 'number',
        value: 'N',
        min: 1,
        max: 100,
        default: 4,
        help: 'how many jobs to work on at a time',
    },
    isolation: ISOLATION_OPTION,
    port: {
        type: 'number',
        value: 'N',
        min: 0,
        max: 65535,
        help: 'a port for /healthz and /metrics; 0 picks a free one',
    },
    host: { type: 'text', value: 'HOST', default: '127.0.0.1', help: 'the address of that port' },
};
const HELP = `Works on the jobs of a PostgreSQL database. Start as many as you need, on any machine.

Usage: docket work --database URL [--concurrency N] [--isolation required|best]
                   [--port N] [--host HOST]

${(0,_args_js__WEBPACK_IMPORTED_MODULE_0__/* .optionsHelp */ .EW)(OPTIONS)}

Secrets are read from the environment: DOCKET_MODEL_KEY for the model, GITHUB_TOKEN for GitHub, or
APP_ID and PRIVATE_KEY for a GitHub App. On SIGTERM, jobs in progress are handed to other workers,
which continue them.
`;
function workCommand(deps) {
    return {
        help: HELP,
        options: OPTIONS,
        async run(argv, terminal) {
            const { values } = (0,_args_js__WEBPACK_IMPORTED_MODULE_0__/* .parseOptions */ .Ac)(OPTIONS, argv, _migrate_js__WEBPACK_IMPORTED_MODULE_2__/* .noArguments */ .a);
            const working = await deps.start(values, terminal);
            if (working.url)
                terminal.err(`Health and metrics are at ${working.url}\n`);
            terminal.err(`Docket works on jobs, ${values.concurrency} at a time.\n`);
            await new Promise((resolve) => {
                if (terminal.signal.aborted)
                    resolve();
                terminal.signal.addEventListener('abort', () => resolve(), { once: true });
            });
            terminal.err('Stopping. Jobs in progress are handed to other workers.\n');
            await working.stop();
            return _command_js__WEBPACK_IMPORTED_MODULE_1__/* .EXIT */ .dc.done;
        },
    };
}


/***/ }),

/***/ 21529:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   RS: () => (/* binding */ COLLECT),
/* harmony export */   e2: () => (/* binding */ COLLECT_ROUTES),
/* harmony export */   hv: () => (/* binding */ PageView)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(42047);
// What the pages of a site report about their views, and who takes it.

/** Longer paths are junk, and a report could not show them. */
const MAX_PATH = 1_000;
const PageView = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    path: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()
        .min(1)
        .max(MAX_PATH)
        .describe('The path of the page. The query string and the fragment are ignored.'),
    status: zod__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr()
        .min(0)
        .max(999)
        .optional()
        .describe('The HTTP status of the page, if known. 404 and 410 count as missing pages.'),
    referrer: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()
        .max(300)
        .optional()
        .describe('The origin of the page that linked here; empty if there is none.'),
    source: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()
        .max(100)
        .optional()
        .describe('The value of `utm_source` in the address of the page.'),
});
/** These need no key. */
const COLLECT = {
    script: {
        name: 'getCollectScript',
        method: 'GET',
        path: '/t.js',
        summary: 'Get the script that reports page views',
        description: 'Pages load this script with `data-project`. It sends a page view for each page, and nothing for readers who ask not to be tracked.',
    },
    view: {
        name: 'collectView',
        method: 'POST',
        path: '/v1/collect/{projectId}',
        summary: 'Report a page view',
        description: 'Counts a view of a page. The `Origin` header must be one of the origins of the project.',
    },
    pixel: {
        name: 'collectPixel',
        method: 'GET',
        path: '/v1/collect/{projectId}/pixel.gif',
        summary: 'Report a page view without a script',
        description: 'Counts a view of the page in the `Referer` header, which must have one of the origins of the project.',
    },
};
const COLLECT_ROUTES = Object.values(COLLECT);


/***/ }),

/***/ 70337:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   GB: () => (/* binding */ questionPage),
/* harmony export */   SK: () => (/* binding */ STYLE_PATH),
/* harmony export */   Zd: () => (/* binding */ form),
/* harmony export */   Zp: () => (/* binding */ layout),
/* harmony export */   iT: () => (/* binding */ DOCS),
/* harmony export */   kb: () => (/* binding */ ICON),
/* harmony export */   uH: () => (/* binding */ ICON_PATH),
/* harmony export */   yi: () => (/* binding */ SCRIPT_PATH)
/* harmony export */ });
/* unused harmony export PAGES */
/* harmony import */ var _shared_text_html_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(86981);
/* harmony import */ var _shared_version_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(24928);
// The frame of every page. Nothing in it runs or is styled inline: the policy forbids both.


const PAGES = [
    { path: '/', name: 'Jobs' },
    { path: '/views', name: 'Page views' },
    { path: '/cost', name: 'Cost' },
    { path: '/keys', name: 'Keys' },
    { path: '/audit', name: 'Audit log' },
    { path: '/installation', name: 'Installation' },
];
const STYLE_PATH = '/assets/dashboard.css';
const SCRIPT_PATH = '/assets/dashboard.js';
const ICON_PATH = '/assets/docket.svg';
/** A page with a mark in the colors of the report: people and AI. */
const ICON = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="7" fill="#2d5da8"/><path d="M9 6h10l5 5v15H9z" fill="#f8f7f3"/><path d="M19 6v5h5z" fill="#b9b6ad"/><path d="M12 15h9M12 19h9" stroke="#2d5da8" stroke-width="2"/><path d="M12 23h5" stroke="#d9853a" stroke-width="2"/></svg>
`;
const DOCS = 'https://github.com/docket-dev/docket/blob/main/docs';
function layout({ title, at, viewer, live, up, main }) {
    return (0,_shared_text_html_js__WEBPACK_IMPORTED_MODULE_0__/* .html */ .q) `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<title>${title} · Docket</title>
<link rel="icon" type="image/svg+xml" href="${ICON_PATH}">
<link rel="stylesheet" href="${STYLE_PATH}">
<script src="${SCRIPT_PATH}" defer></script>
</head>
<body>
<a class="skip" href="#main">Skip to content</a>
<div class="wrap">
<header>
<div class="topline"><p><a class="brand" href="/">Docket</a></p>${viewer && [navigation(at), signOut(viewer)]}</div>
</header>
<main id="main"${live && (0,_shared_text_html_js__WEBPACK_IMPORTED_MODULE_0__/* .html */ .q) ` data-live="${live}"`}>
${up && (0,_shared_text_html_js__WEBPACK_IMPORTED_MODULE_0__/* .html */ .q) `<p class="up">${up}</p>`}
<h1>${title}</h1>
${main}
</main>
<footer><p>Docket ${_shared_version_js__WEBPACK_IMPORTED_MODULE_1__/* .VERSION */ .x} · <a href="${DOCS}/operating.md#the-dashboard" rel="noreferrer">Documentation</a> · <a href="${DOCS}/http-api.md" rel="noreferrer">HTTP API</a></p></footer>
</div>
</body>
</html>
`.text;
}
function navigation(at) {
    const items = PAGES.map(({ path, name }) => (0,_shared_text_html_js__WEBPACK_IMPORTED_MODULE_0__/* .html */ .q) `<li><a href="${path}"${path === at && (0,_shared_text_html_js__WEBPACK_IMPORTED_MODULE_0__/* .html */ .q) ` aria-current="page"`}>${name}</a></li>`);
    return (0,_shared_text_html_js__WEBPACK_IMPORTED_MODULE_0__/* .html */ .q) `<nav aria-label="Dashboard"><ul>${items}</ul></nav>`;
}
function signOut(viewer) {
    return form('/sign-out', viewer, (0,_shared_text_html_js__WEBPACK_IMPORTED_MODULE_0__/* .html */ .q) `<span class="quiet">${viewer.actor}</span> <button class="plain">Sign out</button>`, 'who');
}
/** Every change is a POST with the session's own token. */
function form(action, { csrf }, body, kind = '') {
    return (0,_shared_text_html_js__WEBPACK_IMPORTED_MODULE_0__/* .html */ .q) `<form method="post" action="${action}"${kind && (0,_shared_text_html_js__WEBPACK_IMPORTED_MODULE_0__/* .html */ .q) ` class="${kind}"`}><input type="hidden" name="csrf" value="${csrf}">${body}</form>`;
}
/** Asks before what cannot be undone. */
function questionPage({ viewer, at, title, text, action, button, back }) {
    const main = (0,_shared_text_html_js__WEBPACK_IMPORTED_MODULE_0__/* .html */ .q) `<div class="card"><p>${text}</p>
${form(action, viewer, (0,_shared_text_html_js__WEBPACK_IMPORTED_MODULE_0__/* .html */ .q) `<button class="danger">${button}</button> <a class="button plain" href="${back}">Keep it</a>`, 'acts')}</div>`;
    return layout({ title, at, viewer, main });
}


/***/ }),

/***/ 7630:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   n: () => (/* binding */ safePath),
/* harmony export */   v: () => (/* binding */ readForm)
/* harmony export */ });
/* harmony import */ var _shared_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(42205);
/* harmony import */ var _server_body_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(56136);
// What a form of the dashboard sent.


const MAX_FORM_BYTES = 16 * 1024;
async function readForm(request) {
    const type = request.headers.get('content-type') ?? '';
    if (!/^application\/x-www-form-urlencoded\s*(;|$)/i.test(type)) {
        throw new _shared_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .InvalidRequest */ .zh('Send the form as a browser does.', { code: 'unsupported-type' });
    }
    return new URLSearchParams(Buffer.from(await (0,_server_body_js__WEBPACK_IMPORTED_MODULE_1__/* .readBytes */ .io)(request, MAX_FORM_BYTES)).toString('utf8'));
}
/** Only a path of this server: anything else leads to the first page. */
function safePath(path) {
    const base = 'http://docket.invalid';
    if (!path || !/^\/[^\u0000-\u0020\\]{0,2000}$/.test(path) || !URL.canParse(path, base))
        return '/';
    const url = new URL(path, base);
    // As it is after `.` and `../../../server` are gone: with two slashes, the next part would be a host.
    const isHere = url.origin === base && !url.pathname.startsWith('//');
    return isHere ? url.pathname + url.search : '/';
}


/***/ }),

/***/ 21087:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   q: () => (/* binding */ createGate),
/* harmony export */   s: () => (/* binding */ isToken)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var _shared_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(42205);
/* harmony import */ var _projects_session_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(17031);
// Who may come in: cookies, sessions, and where a form was sent from.



/** Nobody stays signed in longer without a click. */
const LONGEST_MS = 12 * 3_600_000;
const TOKEN = /^[\w-]{43}$/;
/** So that it is no guess whether a token is one of ours. */
const isToken = (text) => TOKEN.test(text);
function createGate({ clock, sessions, newToken, publicUrl }) {
    const secure = publicUrl?.startsWith('https:') ?? false;
    // The prefix makes browsers refuse a cookie that another host of the domain has set.
    const nameOf = (kind) => `${secure ? '__Host-' : ''}docket-${kind}`;
    const cookie = (kind, value, seconds) => `${nameOf(kind)}=${value}; Path=/; Max-Age=${seconds}; HttpOnly; SameSite=Lax${secure ? '; Secure' : ''}`;
    function readCookie(request, kind) {
        const start = `${nameOf(kind)}=`;
        const pairs = (request.headers.get('cookie') ?? '').split(/; */);
        return pairs.find((pair) => pair.startsWith(start))?.slice(start.length);
    }
    return {
        cookie,
        readCookie,
        async signedIn(request) {
            const token = readCookie(request, 'session') ?? '';
            const session = isToken(token) ? await sessions.get((0,_projects_session_js__WEBPACK_IMPORTED_MODULE_2__/* .tokenHash */ .Iq)(token)) : null;
            return session?.kind === 'session' ? { session, token, csrf: csrfOf(token) } : null;
        },
        /** Always a token of its own, whatever cookie came along. */
        async open(session, cookieMs = session.expiresAt - clock.now()) {
            const token = newToken();
            await sessions.put((0,_projects_session_js__WEBPACK_IMPORTED_MODULE_2__/* .tokenHash */ .Iq)(token), { ...session, kind: 'session' });
            return cookie('session', token, Math.ceil(cookieMs / 1000));
        },
        /** Someone who was signed in until their rights have to be checked again. */
        wasSignedIn: (request) => isToken(readCookie(request, 'session') ?? ''),
        LONGEST_MS,
        async close({ token }) {
            await sessions.take((0,_projects_session_js__WEBPACK_IMPORTED_MODULE_2__/* .tokenHash */ .Iq)(token));
            return cookie('session', '', 0);
        },
        /** Browsers say where a form was sent from. */
        insistOnOrigin(request) {
            const origin = request.headers.get('origin') ?? '';
            const ours = publicUrl ? new URL(publicUrl).origin : undefined;
            const isOurs = ours
                ? origin === ours
                : URL.canParse(origin) && new URL(origin).host === new URL(request.url).host;
            if (isOurs)
                return;
            throw new _shared_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .Forbidden */ .cw('This form was not sent from this dashboard. Open the page again and repeat it. Behind a proxy, start docket serve with `--public-url`.');
        },
        insistOnCsrf(form, { csrf }) {
            const sent = (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.hash)('sha256', form.get('csrf') ?? '', 'buffer');
            if ((0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.timingSafeEqual)(sent, (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.hash)('sha256', csrf, 'buffer')))
                return;
            throw new _shared_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .Forbidden */ .cw('This form is not from your session. Open the page again and repeat it.');
        },
        signInFirst: () => new _shared_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .Unauthorized */ .hR('You are signed out. Sign in, then repeat it.'),
    };
}
function csrfOf(token) {
    return (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.hash)('sha256', `csrf ${token}`);
}


/***/ }),

/***/ 59750:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A9: () => (/* binding */ SAFE),
/* harmony export */   Al: () => (/* binding */ document),
/* harmony export */   LY: () => (/* binding */ asset),
/* harmony export */   MY: () => (/* binding */ page),
/* harmony export */   Qq: () => (/* binding */ text),
/* harmony export */   V2: () => (/* binding */ redirect)
/* harmony export */ });
/** Nothing from elsewhere, nothing inline, no frames. */
const POLICY = [
    "default-src 'none'",
    "style-src 'self'",
    "script-src 'self'",
    "connect-src 'self'",
    "img-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
].join('; ');
/** With `no-referrer`, browsers would not say where a form comes from. */
const SAFE = {
    'X-Frame-Options': 'DENY',
    'Referrer-Policy': 'same-origin',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
};
function page(body, status = 200, more = {}) {
    const headers = {
        ...SAFE,
        'Content-Security-Policy': POLICY,
        'Content-Type': 'text/html; charset=utf-8',
        ...more,
    };
    return { status, body, headers };
}
/** A document that brings its own policy. */
function document(body) {
    const { 'Content-Security-Policy': _, ...headers } = page('').headers;
    const policy = "frame-ancestors 'none'";
    return { status: 200, body, headers: { ...headers, 'Content-Security-Policy': policy } };
}
/** Words that nothing in a browser acts on. */
function text(body) {
    const headers = { ...page('').headers, 'Content-Type': 'text/plain; charset=utf-8' };
    return { status: 200, body, headers };
}
function redirect(location, ...cookies) {
    return { status: 303, body: null, headers: { ...SAFE, Location: location }, cookies };
}
function asset(type, body) {
    return {
        status: 200,
        body,
        headers: { ...SAFE, 'Content-Type': `${type}; charset=utf-8`, 'Cache-Control': 'no-cache' },
    };
}


/***/ }),

/***/ 11863:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  P: () => (/* binding */ createLinkSignIn),
  L: () => (/* binding */ newLink)
});

// EXTERNAL MODULE: ./.build/program/src/shared/errors.js
var errors = __webpack_require__(42205);
// EXTERNAL MODULE: ./.build/program/src/service/projects/session.js
var session = __webpack_require__(17031);
// EXTERNAL MODULE: ./.build/program/src/shared/text/html.js
var html = __webpack_require__(86981);
// EXTERNAL MODULE: ./.build/program/src/service/dashboard/layout.js
var layout = __webpack_require__(70337);
;// CONCATENATED MODULE: ./.build/program/src/service/dashboard/sign-in.js
// How people get in: by a link from the server's own output, or with their GitHub account.


function signInPage({ link, github }, { printed = false, back = '/' } = {}) {
    const ways = [];
    if (github) {
        const href = `/sign-in/github?${new URLSearchParams({ back })}`;
        ways.push((0,html/* html */.q) `<p><a class="button" href="${href}">Sign in with GitHub</a></p>
<p class="quiet">You see the projects whose repositories you can read. With write access, you can continue, retry, cancel, and archive jobs and manage keys.</p>`);
    }
    if (link) {
        ways.push(printed
            ? (0,html/* html */.q) `<p role="status">The server has printed a new link. Open it within 15 minutes; it works once.</p>`
            : (0,html/* html */.q) `<p>Open the link that <code>docket serve</code> printed when it started. It works once, for 15 minutes.</p>
<form method="post" action="/sign-in"><button>Print a new link</button></form>`, (0,html/* html */.q) `<p class="quiet">If you cannot see its output, run <code>docket sign-in</code> with the server’s <code>--data</code> or <code>--database</code>. It prints a link, too.</p>`);
    }
    return (0,layout/* layout */.Zp)({ title: 'Sign in', main: (0,html/* html */.q) `<div class="card narrow">${ways}</div>` });
}
/** A link that programs open ahead of people must not be used up by them: hence the button. */
function linkPage(token) {
    return (0,layout/* layout */.Zp)({
        title: 'Sign in',
        main: (0,html/* html */.q) `<div class="card narrow"><p>This link signs you in to all projects of this server. It works once.</p>
<form method="post" action="/sign-in/link/${token}"><button>Sign in</button></form></div>`,
    });
}

// EXTERNAL MODULE: ./.build/program/src/service/dashboard/routes/form.js
var routes_form = __webpack_require__(7630);
// EXTERNAL MODULE: ./.build/program/src/service/dashboard/routes/gate.js
var routes_gate = __webpack_require__(21087);
// EXTERNAL MODULE: ./.build/program/src/service/dashboard/routes/replies.js
var replies = __webpack_require__(59750);
;// CONCATENATED MODULE: ./.build/program/src/service/dashboard/routes/sign-in.js
// Signing in with a one-time link, and out again.






/** On a single machine; whoever is slower has another link printed. */
const LINK_MS = 15 * 60_000;
/** Anyone who reaches the server can ask for a link to be printed. */
const PRINT_EVERY_MS = 10_000;
/** Who opened the link, for the audit log. No login contains a space. */
const OPERATOR = 'server operator';
/** The path of a new one-time link. */
async function newLink({ clock, sessions, newToken, }) {
    const token = newToken();
    const expiresAt = clock.now() + LINK_MS;
    await sessions.put((0,session/* tokenHash */.Iq)(token), { kind: 'link', actor: OPERATOR, grants: 'all', expiresAt });
    return `/sign-in/link/${token}`;
}
function createLinkSignIn(deps, gate, github) {
    const { clock, sessions, print, note } = deps;
    const ways = { link: print !== undefined, github };
    let printedAt = Number.NEGATIVE_INFINITY;
    return {
        async show(request) {
            const back = (0,routes_form/* safePath */.n)(new URL(request.url).searchParams.get('back'));
            if (await gate.signedIn(request))
                return (0,replies/* redirect */.V2)(back);
            return (0,replies/* page */.MY)(signInPage(ways, { back }));
        },
        async printNew(request) {
            gate.insistOnOrigin(request);
            if (!print)
                throw new errors/* NotFound */.Mk('This server prints no links. Sign in with GitHub.');
            if (clock.now() - printedAt >= PRINT_EVERY_MS) {
                printedAt = clock.now();
                print(await newLink(deps));
            }
            return (0,replies/* page */.MY)(signInPage(ways, { printed: true }));
        },
        showLink: (token) => (0,replies/* page */.MY)(linkPage((0,routes_gate/* isToken */.s)(token) ? token : '')),
        async useLink(request, token) {
            gate.insistOnOrigin(request);
            const link = (0,routes_gate/* isToken */.s)(token) ? await takeLink(sessions, token) : null;
            if (!link) {
                throw new errors/* Forbidden */.cw('This link has been used, or it is older than 15 minutes. Have the server print a new one.');
            }
            const { actor, grants } = link;
            await note({ actor, action: 'sign-in' });
            return (0,replies/* redirect */.V2)('/', await gate.open({ actor, grants, expiresAt: clock.now() + gate.LONGEST_MS }));
        },
        async out(signedIn) {
            await note({ actor: signedIn.session.actor, action: 'sign-out' });
            return (0,replies/* redirect */.V2)('/sign-in', await gate.close(signedIn));
        },
    };
}
/** The token of a session is no link, and stays what it is. */
async function takeLink(sessions, token) {
    const key = (0,session/* tokenHash */.Iq)(token);
    return (await sessions.get(key))?.kind === 'link' ? sessions.take(key) : null;
}


/***/ }),

/***/ 56136:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G9: () => (/* binding */ NOT_A_VIEW),
/* harmony export */   Mj: () => (/* binding */ checkPromptSize),
/* harmony export */   Ml: () => (/* binding */ readView),
/* harmony export */   Vh: () => (/* binding */ readJson),
/* harmony export */   io: () => (/* binding */ readBytes)
/* harmony export */ });
/* unused harmony export MAX_PROMPT_BYTES */
/* harmony import */ var _contract_collect_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(21529);
/* harmony import */ var _shared_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(42205);
// Reading what was sent: never more than the limit, and every refusal says what to send instead.


/** Four times the longest prompt: room for JSON's escapes, and small enough to keep in memory. */
const MAX_BODY_BYTES = 1024 * 1024;
/** The agent gets the whole prompt, and the job's record stores it: 256 KiB is a short book. */
const MAX_PROMPT_BYTES = 256 * 1024;
/** The longest path as browsers write it, with everything else. */
const MAX_VIEW_BYTES = 2 * 1024;
const NOT_A_VIEW = 'Send a JSON object in UTF-8 such as {"path": "/guide"}. The path has 1 to 1,000 characters.';
async function readJson(request) {
    const type = request.headers.get('content-type') ?? '';
    if (!/^application\/json\s*(;|$)/i.test(type)) {
        throw new _shared_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .InvalidRequest */ .zh('Send the body as JSON, with `Content-Type: application/json`.', {
            code: 'unsupported-type',
        });
    }
    const bytes = await readBytes(request, MAX_BODY_BYTES);
    try {
        return parseJson(bytes);
    }
    catch (cause) {
        throw new _shared_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .InvalidRequest */ .zh('The body is not valid JSON in UTF-8. Send an object such as {"prompt": "Fix the typo in docs/index.md"}.', { cause });
    }
}
/** Browsers send what a page reports as text: for JSON, they would ask the server first. */
async function readView(request) {
    const type = request.headers.get('content-type') ?? '';
    if (!/^(?:text\/plain|application\/json)\s*(?:;|$)/i.test(type)) {
        throw new _shared_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .InvalidRequest */ .zh('Send the page view as JSON, with `Content-Type: text/plain`.', {
            code: 'unsupported-type',
        });
    }
    const bytes = await readBytes(request, MAX_VIEW_BYTES);
    try {
        return _contract_collect_js__WEBPACK_IMPORTED_MODULE_0__/* .PageView */ .hv.parse(parseJson(bytes));
    }
    catch (cause) {
        throw new _shared_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .InvalidRequest */ .zh(NOT_A_VIEW, { cause });
    }
}
function parseJson(bytes) {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
}
/** Never holds more than the limit. */
async function readBytes(request, limit, watched) {
    const length = request.headers.get('content-length');
    if (Number(length) > limit)
        throw tooLarge('body', limit);
    try {
        // The HTTP parser enforces the length in the header.
        if (length !== null && !watched)
            return new Uint8Array(await request.arrayBuffer());
        return await readPieces(request.body, limit, watched);
    }
    catch (cause) {
        if (cause instanceof _shared_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .DocketError */ .jq)
            throw cause;
        // The other side went away, which is no failure of the server.
        throw new _shared_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .InvalidRequest */ .zh('The body did not arrive completely. Send the request again.', {
            cause,
        });
    }
}
/** In one buffer that grows: a million pieces of one byte would take a hundred times their size. */
async function readPieces(body, limit, watched) {
    let held = Buffer.alloc(0);
    let size = 0;
    const reader = body?.getReader();
    const leave = () => void reader?.cancel().catch(() => { });
    watched?.signal.addEventListener('abort', leave, { once: true });
    for (;;) {
        const piece = await reader?.read();
        watched?.signal.throwIfAborted();
        if (!piece || piece.done)
            return held.subarray(0, size);
        const after = size + piece.value.byteLength;
        if (after > limit) {
            leave();
            throw tooLarge('body', limit);
        }
        if (after > held.length) {
            const larger = Buffer.allocUnsafeSlow(Math.min(limit, Math.max(after, 2 * held.length)));
            watched?.onBytes(larger.length - held.length);
            watched?.signal.throwIfAborted();
            held.copy(larger, 0, 0, size);
            held = larger;
        }
        held.set(piece.value, size);
        size = after;
    }
}
function checkPromptSize(prompt) {
    // Every character is at most three bytes long, so that short prompts need no counting.
    if (prompt.length * 3 <= MAX_PROMPT_BYTES)
        return;
    if (Buffer.byteLength(prompt) > MAX_PROMPT_BYTES)
        throw tooLarge('prompt', MAX_PROMPT_BYTES);
}
function tooLarge(what, limit) {
    const remedy = limit === MAX_VIEW_BYTES
        ? NOT_A_VIEW
        : 'Shorten it, or put the material in a file in the repository and refer to it in the prompt.';
    return new _shared_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .InvalidRequest */ .zh(`The ${what} is larger than ${limit / 1024} KiB. ${remedy}`, {
        code: 'too-large',
    });
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
