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
        const { exportViews } = await Promise.all(/* import() */[__webpack_require__.e(3661), __webpack_require__.e(9916)]).then(__webpack_require__.bind(__webpack_require__, 73661));
        const { chooseRange, RANGE_NAMES } = await __webpack_require__.e(/* import() */ 4094).then(__webpack_require__.bind(__webpack_require__, 24094));
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
            return (0,sign_in/* newLink */.L$)(deps).then(linkTo, () => undefined);
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
/* harmony export */   Mm: () => (/* binding */ SCRIPT),
/* harmony export */   SK: () => (/* binding */ STYLE_PATH),
/* harmony export */   Y: () => (/* binding */ STYLE),
/* harmony export */   Zd: () => (/* binding */ form),
/* harmony export */   Zp: () => (/* binding */ layout),
/* harmony export */   iT: () => (/* binding */ DOCS),
/* harmony export */   kb: () => (/* binding */ ICON),
/* harmony export */   uH: () => (/* binding */ ICON_PATH),
/* harmony export */   yi: () => (/* binding */ SCRIPT_PATH)
/* harmony export */ });
/* harmony import */ var _shared_text_html_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(86981);
/* harmony import */ var _shared_version_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(24928);
/* harmony import */ var _views_reports_page_style_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(78108);
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
<footer><p>Docket ${_shared_version_js__WEBPACK_IMPORTED_MODULE_2__/* .VERSION */ .x} · <a href="${DOCS}/operating.md#the-dashboard" rel="noreferrer">Documentation</a> · <a href="${DOCS}/http-api.md" rel="noreferrer">HTTP API</a></p></footer>
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
function questionPage({ viewer, at, title, text, action, button, back, }) {
    const main = (0,_shared_text_html_js__WEBPACK_IMPORTED_MODULE_0__/* .html */ .q) `<div class="card"><p>${text}</p>
${form(action, viewer, (0,_shared_text_html_js__WEBPACK_IMPORTED_MODULE_0__/* .html */ .q) `<button class="danger">${button}</button> <a class="button plain" href="${back}">Keep it</a>`, 'acts')}</div>`;
    return layout({ title, at, viewer, main });
}
// The look of the report, and what only the dashboard has: forms, lists, and a conversation.
const STYLE = `${_views_reports_page_style_js__WEBPACK_IMPORTED_MODULE_1__/* .STYLE */ .Y}
:root{--good:#1f6f43;--good-back:#e4f3e9;--bad:#a3262a;--bad-back:#fbe9e8;--busy-back:#e6eefa}
@media (prefers-color-scheme:dark){:root{--good:#7ed3a0;--good-back:#1a3325;--bad:#ff9d9d;--bad-back:#3d2023;--busy-back:#1f2f4a}}
.wrap{display:flex;flex-direction:column;min-height:100vh}main{flex:1 0 auto}
header{padding-top:18px}.topline{align-items:center;margin-bottom:34px}.topline nav{flex:1 1 auto}
.brand{display:flex;align-items:center;gap:9px;text-decoration:none;font-size:16px}.brand::before{content:"";width:22px;height:22px;background:url(${ICON_PATH})}
nav a{display:block;padding:6px 0;border-bottom:2px solid transparent}
nav a[aria-current]{border-color:var(--human);color:var(--ink);font-weight:600}
.up{margin:0 0 6px;font-size:14px;color:var(--soft)}.up::before{content:"← "}
section{margin-top:40px}section>h2+*,h1+section{margin-top:16px}h1+.card,h1+form,h1+#live{margin-top:22px}h1+.about{margin-top:8px}
section.card{margin-top:20px}section.card h2{font-size:17px}
.facts.card{margin-top:16px}.card>:first-child{margin-top:0}.card>:last-child{margin-bottom:0}.narrow{max-width:34em}
code{padding:1px 5px;border-radius:5px;background:var(--faint);font:13px var(--mono);overflow-wrap:anywhere}
time{white-space:nowrap}time[title]{cursor:help}
button,.button{display:inline-block;padding:10px 16px;border:1px solid var(--ink);border-radius:9px;background:var(--ink);color:var(--paper);font:600 14px/1.4 var(--sans);text-decoration:none;cursor:pointer}
button:hover,.button:hover{opacity:.88}
button[hidden]{display:none}
.plain:is(button,.button){padding:4px 12px;border-color:var(--line);background:none;color:var(--ink);font-weight:500}
.plain:is(button,.button):hover{border-color:var(--soft);opacity:1}
button.danger{border-color:var(--bad);background:var(--bad);color:var(--card)}
.danger+.plain:is(.button){padding:10px 16px}
.who{display:flex;align-items:center;gap:10px}
.fields,.filter{display:flex;flex-wrap:wrap;align-items:end;gap:14px 18px}.filter{margin:22px 0 0}
.field span{display:block;margin-bottom:5px;color:var(--soft);font-size:14px}.field.wide{display:block;margin-bottom:14px}
input:not([type]),input[type=date],input[type=search],select{height:42px;min-width:0;max-width:100%;padding:8px 12px;border:1px solid var(--soft);border-radius:9px;background:var(--card);color:var(--ink);font:inherit}
textarea{display:block;width:100%;padding:10px 12px;border:1px solid var(--soft);border-radius:9px;background:var(--card);color:var(--ink);font:inherit;resize:vertical}
.boxes{display:flex;flex-wrap:wrap;gap:8px 18px;flex-basis:100%}.box{display:flex;align-items:center;gap:8px}
.lists{padding:8px 24px;overflow-x:auto}.list td{vertical-align:top;overflow-wrap:anywhere;padding-top:12px;padding-bottom:12px}.list th{padding-top:12px}
.jobs{padding:0;list-style:none}.jobs li{display:flex;gap:10px 24px;align-items:center;justify-content:space-between;padding:15px 22px;border-top:1px solid var(--line)}
.jobs li:first-child{border-top:0}.jobs li:hover{background:var(--faint)}.jobs li:first-child:hover{border-radius:13px 13px 0 0}.jobs li:last-child:hover{border-radius:0 0 13px 13px}
.job{min-width:0}.request{font-weight:600;text-decoration:none;overflow-wrap:anywhere}.request:hover{text-decoration:underline}
.job p,.marks{margin:3px 0 0;font-size:14px}.marks{flex:none;display:flex;flex-wrap:wrap;align-items:center;gap:8px 14px;margin:0}
.state{display:inline-block;padding:2px 10px;border-radius:99px;background:var(--faint);color:var(--soft);font-size:13px;font-weight:500;white-space:nowrap}
.state.active{background:var(--busy-back);color:var(--human)}.state.completed,.state.valid,.state.ok{background:var(--good-back);color:var(--good)}
.state.failed,.state.bad{background:var(--bad-back);color:var(--bad)}.state.waiting{background:var(--warn-back);color:var(--warn)}
.state.active::before{content:"";display:inline-block;width:7px;height:7px;margin-right:7px;border-radius:50%;background:currentColor;animation:pulse 1.6s ease-in-out infinite}
@keyframes pulse{50%{opacity:.25}}
p.bad{color:var(--bad)}
.more{margin:20px 0 0}.empty p{margin:8px 0 0}.empty p .button{margin-top:6px}
.once{border-color:var(--good)}.copy{display:flex;flex-wrap:wrap;align-items:center;gap:12px}
.copy code{padding:10px 14px;border-radius:8px;background:var(--faint);user-select:all}
:root{--add:#e6f6ea;--add-strong:#b4e2c0;--del:#fdeceb;--del-strong:#f6c4c0}
@media (prefers-color-scheme:dark){:root{--add:#12291b;--add-strong:#1f5234;--del:#321616;--del-strong:#6b2a2a}}
.text{overflow-wrap:anywhere}.text pre{overflow-x:auto}.text :is(h2,h3,h4){margin:22px 0 8px;font-size:16px}.text blockquote{margin:8px 0;padding-left:14px;border-left:3px solid var(--line)}.text ul{margin:8px 0;padding-left:22px}.text hr{margin:18px 0;border:0;border-top:1px solid var(--line)}
p.empty{margin:14px 0;padding:0;border:0;text-align:left}.file p.empty{margin:0;padding:14px}
.file{margin:0 0 16px;border:1px solid var(--line);border-radius:9px;background:var(--card)}
.file>summary{display:flex;flex-wrap:wrap;align-items:center;gap:10px;width:auto;margin:0;padding:9px 14px;color:var(--ink);cursor:pointer}
.file[open]>summary{margin:0;border-bottom:1px solid var(--line)}.file .path{font:600 13px var(--mono);overflow-wrap:anywhere}
.plus{color:var(--good)}.minus{color:var(--bad)}.file .kind{margin-left:auto;color:var(--soft);font-size:13px}
.sideways{overflow-x:auto}table.diff{width:100%;border-collapse:collapse;font:13px/1.5 var(--mono)}
table.diff td{padding:0 10px;border:0;vertical-align:top}table.diff td.n{width:1%;text-align:right;color:var(--soft);user-select:none}
table.diff td.c{white-space:pre-wrap;overflow-wrap:anywhere}table.diff td.c::before{content:attr(data-m);display:inline-block;width:16px;color:var(--soft)}
tr.add td{background:var(--add)}tr.add mark{background:var(--add-strong)}tr.del td{background:var(--del)}tr.del mark{background:var(--del-strong)}
mark{border-radius:3px;color:inherit}tr.hunk td{background:var(--faint);color:var(--soft)}
.links{display:flex;flex-wrap:wrap;gap:6px 20px;margin:12px 0 0;padding:0;list-style:none}
.links a{text-decoration-color:var(--soft)}
.acts{display:flex;flex-wrap:wrap;align-items:center;gap:10px;margin:18px 0 0}
.turn{margin-top:22px;padding-left:18px;border-left:2px solid var(--line)}.turn h3{display:flex;flex-wrap:wrap;align-items:center;gap:8px;margin:0}.turn>p{margin:2px 0 0;font-size:14px}
.said{margin:10px 0 0;padding:14px 16px;border-radius:10px;background:var(--faint);white-space:pre-wrap;overflow-wrap:anywhere;font:inherit}
.said.prompt{background:var(--card);border:1px solid var(--line)}.turn .checks{margin-top:8px;font-size:14px}
footer{margin-top:64px;padding:18px 0 32px}
@media (max-width:760px){
header{padding-top:18px}.topline{margin-bottom:24px}nav ul{gap:2px 18px}
.lists{padding:4px 16px}
.list thead{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)}
.list tr{display:block;padding:12px 0;border-bottom:1px solid var(--line)}.list tr:last-child{border-bottom:0}
.list td{display:flex;gap:12px;padding:3px 0;border:0}.list td:empty{display:none}
.list td::before{content:attr(data-head);flex:0 0 92px;color:var(--soft);font-size:13px}
.jobs li{flex-direction:column;align-items:stretch;padding:14px 16px}
.facts dt{font-size:13px}
.who{width:100%;justify-content:space-between}.field,.field input,.field select{width:100%}}
@media (prefers-reduced-motion:reduce){.state.active::before{animation:none}}
`;
// The only script of the dashboard. Everything works without it: it copies a key, puts the new content
// of a page in place when the server says that there is some or a minute has passed, and shows exact
// times in the reader's own zone.
const SCRIPT = `(()=>{
const d=document;
for(const b of d.querySelectorAll("[data-copy]")){
if(!navigator.clipboard)break;
b.hidden=false;
b.addEventListener("click",async()=>{
await navigator.clipboard.writeText(d.getElementById(b.dataset.copy).textContent);
b.textContent="Copied";
});
}
const zone=root=>{
for(const t of root.querySelectorAll("time[datetime]")){
const at=new Date(t.dateTime);
if(!isNaN(at))t.title=at.toLocaleString(undefined,{dateStyle:"medium",timeStyle:"long"});
}
};
zone(d);
const live=d.querySelector("[data-live]");
if(!live||!window.EventSource)return;
const name=e=>e.id||e.href||e.textContent;
let busy=false,again=false;
const refresh=async()=>{
if(busy){again=true;return}
busy=true;
try{
const answer=await fetch(location.href,{headers:{accept:"text/html"}});
if(answer.ok&&!answer.redirected){
const fresh=new DOMParser().parseFromString(await answer.text(),"text/html").getElementById("live");
const shown=d.getElementById("live");
if(fresh&&shown){
const at=shown.contains(d.activeElement)&&name(d.activeElement);
zone(fresh);
shown.replaceWith(d.adoptNode(fresh));
if(at)[...fresh.querySelectorAll("a,button")].find(e=>name(e)===at)?.focus();
}
}
}catch{}
busy=false;
if(again){again=false;refresh()}
};
const source=new EventSource(live.dataset.live);
for(const type of["ready","change"])source.addEventListener(type,refresh);
setInterval(()=>{if(!d.hidden)refresh()},60000);
addEventListener("pagehide",()=>source.close());
})();
`;


/***/ }),

/***/ 21087:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   nG: () => (/* binding */ safePath),
/* harmony export */   qD: () => (/* binding */ createGate),
/* harmony export */   sg: () => (/* binding */ isToken),
/* harmony export */   vq: () => (/* binding */ readForm)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var _shared_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(42205);
/* harmony import */ var _projects_session_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(17031);
/* harmony import */ var _server_body_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(56136);
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
// What a form of the dashboard sent.
const MAX_FORM_BYTES = 16 * 1024;
async function readForm(request) {
    const type = request.headers.get('content-type') ?? '';
    if (!/^application\/x-www-form-urlencoded\s*(;|$)/i.test(type)) {
        throw new _shared_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .InvalidRequest */ .zh('Send the form as a browser does.', { code: 'unsupported-type' });
    }
    return new URLSearchParams(Buffer.from(await (0,_server_body_js__WEBPACK_IMPORTED_MODULE_3__/* .readBytes */ .io)(request, MAX_FORM_BYTES)).toString('utf8'));
}
/** Only a path of this server: anything else leads to the first page. */
function safePath(path) {
    const base = 'http://docket.invalid';
    if (!path || !/^\/[^\u0000-\u0020\\]{0,2000}$/.test(path) || !URL.canParse(path, base))
        return '/';
    const url = new URL(path, base);
    // As it is after `.` and `..` are gone: with two slashes, the next part would be a host.
    const isHere = url.origin === base && !url.pathname.startsWith('//');
    return isHere ? url.pathname + url.search : '/';
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
  k0: () => (/* binding */ CALLBACK),
  Y7: () => (/* binding */ createGithubSignIn),
  Pw: () => (/* binding */ createLinkSignIn),
  L$: () => (/* binding */ newLink)
});

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
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
            const back = (0,routes_gate/* safePath */.nG)(new URL(request.url).searchParams.get('back'));
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
        showLink: (token) => (0,replies/* page */.MY)(linkPage((0,routes_gate/* isToken */.sg)(token) ? token : '')),
        async useLink(request, token) {
            gate.insistOnOrigin(request);
            const link = (0,routes_gate/* isToken */.sg)(token) ? await takeLink(sessions, token) : null;
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
const CALLBACK = '/sign-in/github/callback';
/** What someone may do is asked again after this long, without a click. */
const RECHECK_MS = 15 * 60_000;
const STATE_SECONDS = 600;
function createGithubSignIn(deps, gate) {
    const { clock, newToken, github, note } = deps;
    const redirectUri = () => new URL(CALLBACK, github.base()).href;
    return {
        async begin(request) {
            const back = (0,routes_gate/* safePath */.nG)(new URL(request.url).searchParams.get('back'));
            const secret = newToken();
            const value = `${secret}.${Buffer.from(back).toString('base64url')}`;
            const url = github.authorizeUrl({
                state: derived('state', secret),
                challenge: sha256(derived('verifier', secret)),
                redirectUri: redirectUri(),
            });
            return (0,replies/* redirect */.V2)(url, gate.cookie('sign-in', value, STATE_SECONDS));
        },
        async finish(request) {
            const query = new URL(request.url).searchParams;
            const [secret = '', path = ''] = (gate.readCookie(request, 'sign-in') ?? '').split('.');
            if (!(0,routes_gate/* isToken */.sg)(secret) || !same(derived('state', secret), query.get('state') ?? '')) {
                throw new errors/* Forbidden */.cw('This sign-in was not started in this browser, or more than 10 minutes ago. Start again.');
            }
            const code = query.get('code') ?? '';
            if (!/^[\w-]{1,200}$/.test(code)) {
                throw new errors/* Forbidden */.cw('GitHub did not confirm the sign-in. Start again.');
            }
            const proof = { code, verifier: derived('verifier', secret), redirectUri: redirectUri() };
            const { login, grants } = await github.person(proof);
            if (Object.keys(grants).length === 0) {
                throw new errors/* Forbidden */.cw(`@${login} cannot read the repository of any project here. Ask for access to one, then sign in again.`);
            }
            await note({ actor: login, action: 'sign-in' });
            const expiresAt = clock.now() + RECHECK_MS;
            const back = (0,routes_gate/* safePath */.nG)(Buffer.from(path, 'base64url').toString('utf8'));
            const session = await gate.open({ actor: login, grants, expiresAt }, gate.LONGEST_MS);
            return (0,replies/* redirect */.V2)(back, session, gate.cookie('sign-in', '', 0));
        },
    };
}
const sha256 = (text) => (0,external_node_crypto_.createHash)('sha256').update(text).digest('base64url');
const derived = (what, secret) => sha256(`${what} ${secret}`);
function same(one, other) {
    return (0,external_node_crypto_.timingSafeEqual)(Buffer.from(sha256(one)), Buffer.from(sha256(other)));
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


/***/ }),

/***/ 78108:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Y: () => (/* binding */ STYLE)
/* harmony export */ });
// The report's style. Blue (people) and hatched orange (AI) differ for every kind of color vision; all
// text reaches AA on its background in both schemes.
const WIDTHS = Array.from({ length: 201 }, (_, half) => `.w${half}{width:${half / 2}%}`).join('');
const STYLE = `
:root{color-scheme:light dark;
--paper:#f8f7f3;--card:#fff;--ink:#1b1d22;--soft:#5a606b;--line:#e3e0d7;--faint:#f0eee8;
--human:#2d5da8;--ai:#a84d0a;--ai-fill:#f3b577;--ai-line:#d9853a;--focus:#2d5da8;--warn:#7a4a00;--warn-back:#fdf3dc;
--sans:-apple-system,"Segoe UI Variable Text","Segoe UI",Roboto,"Noto Sans",Cantarell,Ubuntu,"Liberation Sans",Arial,sans-serif;
--serif:"Iowan Old Style","Palatino Linotype",Palatino,P052,"URW Palladio L","Noto Serif","Liberation Serif",Georgia,serif;
--mono:ui-monospace,"SF Mono","Cascadia Mono","Segoe UI Mono","Roboto Mono","Liberation Mono",Menlo,Consolas,monospace}
@media (prefers-color-scheme:dark){:root{
--paper:#14161a;--card:#1b1e24;--ink:#eceae5;--soft:#a3a9b4;--line:#2e333c;--faint:#23272e;
--human:#86aff2;--ai:#f2ad6b;--ai-fill:#e39c58;--ai-line:#a8642a;--focus:#86aff2;--warn:#f3cf8a;--warn-back:#352a14}}
*{box-sizing:border-box}
html{scroll-behavior:smooth;-webkit-text-size-adjust:100%}
body{margin:0;background:var(--paper);color:var(--ink);font:400 15px/1.55 var(--sans);font-variant-numeric:tabular-nums lining-nums}
.wrap{max-width:1120px;margin:0 auto;padding:0 32px}
a{color:inherit;text-decoration-color:var(--line);text-underline-offset:3px}
a:hover{text-decoration-color:currentColor}
:focus-visible{outline:2px solid var(--focus);outline-offset:3px;border-radius:4px}
.skip{position:absolute;left:-999px}.skip:focus{left:16px;top:12px;background:var(--card);padding:8px 14px;z-index:9}
header{padding:22px 0 0}
h1{margin:0;font:600 30px/1.2 var(--sans);letter-spacing:-.018em;overflow-wrap:anywhere}
.period{margin:8px 0 0;color:var(--soft)}
.lead{margin:32px 0 0;max-width:25em;font:400 34px/1.3 var(--serif);letter-spacing:-.008em;text-wrap:balance}
.lead .human{color:var(--human)}.lead .ai{color:var(--ai)}
.topline{display:flex;flex-wrap:wrap;justify-content:space-between;gap:8px 32px;margin-bottom:40px;padding-bottom:14px;border-bottom:1px solid var(--line);font-size:14px;color:var(--soft)}
.topline p{margin:0;color:var(--ink);font-weight:600}
nav ul{display:flex;flex-wrap:wrap;gap:4px 22px;margin:0;padding:0;list-style:none}nav a{text-decoration:none}nav a:hover{color:var(--ink)}
.partial{margin:32px 0 0;padding:16px 20px;border-radius:10px;background:var(--warn-back);color:var(--warn)}
.partial strong{display:block}.partial ul{margin:6px 0 0;padding-left:20px}
.figures{display:grid;grid-template-columns:repeat(auto-fit,minmax(170px,1fr));margin:44px 0 0;border-top:1px solid var(--line);border-bottom:1px solid var(--line)}
.figure{padding:22px 24px 20px;border-left:1px solid var(--line)}
.figure:first-child{border-left:0;padding-left:0}
.figure dt{display:flex;align-items:center;gap:8px;color:var(--soft);font-size:14px}
.figure dd{margin:0}
.figure .value{margin-top:4px;font-size:40px;line-height:1.15;font-weight:500;letter-spacing:-.03em}
.figure .delta{margin-top:6px;font-size:14px;color:var(--soft)}.figure .note{margin-top:6px;font-size:12px;line-height:1.4;color:var(--soft)}
.delta b,.up,.down{font-weight:600;color:var(--ink)}
.key{flex:none;display:inline-block;width:12px;height:12px;border-radius:3px}
.key.human,.bar .human{background:var(--human)}
.bar .other{background:var(--soft);opacity:.55}
.key.ai,.bar .ai{background:repeating-linear-gradient(135deg,var(--ai-fill) 0 3px,var(--ai-line) 3px 4.5px)}
section{margin:72px 0 0}
h2{margin:0;font:600 21px/1.3 var(--sans);letter-spacing:-.012em}
h3{margin:0 0 12px;font:600 15px/1.4 var(--sans)}
.about{margin:4px 0 0;max-width:44em;color:var(--soft);font-size:14px}
.card{margin-top:20px;padding:24px;background:var(--card);border:1px solid var(--line);border-radius:14px}
.cols{display:grid;grid-template-columns:1fr 1fr;gap:20px;margin-top:20px}.cols .card{margin:0;min-width:0}.cols>:only-child{grid-column:1/-1}
.legend{display:flex;flex-wrap:wrap;gap:6px 22px;margin:0 0 14px;padding:0;list-style:none;font-size:14px;color:var(--soft)}
.legend li{display:flex;align-items:center;gap:8px}
.chart{position:relative;margin:0}
.chart svg{display:block;width:100%;height:auto;overflow:visible;border-radius:6px}
.chart .narrow{display:none}
.chart text{fill:var(--soft);font:12px var(--sans);font-variant-numeric:tabular-nums}
.chart .x{text-anchor:middle}.chart .y{text-anchor:end}.chart .peak{text-anchor:middle;fill:var(--ink);font-weight:600}
.grid{stroke:var(--line);fill:none}.grid.zero{stroke:var(--soft);stroke-opacity:.6}
.chart .human{fill:var(--human)}.ai-fill{fill:var(--ai-fill)}.ai-line{stroke:var(--ai-line);stroke-width:2}
.hit{fill:transparent}.chart svg:has(.on) .col:not(.on){opacity:.4}
.unknown{stroke:var(--soft);stroke-width:2;stroke-dasharray:2 3;fill:none}
.details{position:absolute;top:0;transform:translate(-50%,-100%);display:grid;padding:10px 14px;border-radius:9px;background:var(--ink);color:var(--paper);font-size:13px;line-height:1.5;white-space:nowrap;pointer-events:none;box-shadow:0 6px 24px rgb(0 0 0/.18)}
.details[hidden]{display:none}.details span::before{content:"";display:inline-block;width:10px;height:10px;margin-right:8px;border-radius:2px}.details .human::before{background:#7fa8ee}.details .ai::before{background:repeating-linear-gradient(135deg,#f3b577 0 2px,#d9853a 2px 3px)}
details summary{cursor:pointer;color:var(--soft);font-size:14px;width:fit-content}
details[open] summary{margin-bottom:12px}
.chart+details{margin-top:16px}
table{width:100%;border-collapse:collapse;font-size:14px}
th{padding:0 12px 10px;color:var(--soft);font-weight:500;text-align:left;white-space:nowrap;border-bottom:1px solid var(--line)}
td{padding:8px 12px;border-bottom:1px solid var(--faint);vertical-align:middle}
tr:last-child>td{border-bottom:0}
th:first-child,td:first-child{padding-left:0}th:last-child,td:last-child{padding-right:0}
.num{width:1%;padding-left:20px;text-align:right;white-space:nowrap}
.path{font-family:var(--mono);font-size:13px;unicode-bidi:isolate;overflow-wrap:anywhere}
td>.path{display:inline-block;min-width:11em}
.rank{width:1%;color:var(--soft);text-align:right}
.bar{display:flex;height:12px;min-width:90px;border-radius:3px;overflow:hidden}
.bar i{display:block;flex:none}
.barcell{width:32%}.cols .barcell{width:42%}
.quiet{color:var(--soft)}.under{display:none}.pct{display:inline-block;min-width:4.2em;margin-left:4px}
.movers td:first-child{width:100%}
.tools{display:flex;flex-wrap:wrap;align-items:center;gap:12px 20px;margin-bottom:18px}
input[type=search]{flex:1 1 260px;min-width:0;padding:10px 14px;border:1px solid var(--line);border-radius:9px;background:var(--paper);color:var(--ink);font:inherit}
input[type=search]::placeholder{color:var(--soft);opacity:1}
fieldset{display:flex;flex-wrap:wrap;margin:0;padding:3px;border:1px solid var(--line);border-radius:9px;background:var(--paper)}
fieldset label{position:relative;padding:5px 12px;border-radius:6px;font-size:14px;color:var(--soft);cursor:pointer}
fieldset input{position:absolute;inset:0;margin:0;opacity:0;cursor:pointer}
fieldset label:has(:checked){background:var(--card);color:var(--ink);box-shadow:0 0 0 1px var(--line)}
fieldset label:has(:focus-visible){outline:2px solid var(--focus);outline-offset:1px}
.status{margin-left:auto;color:var(--soft);font-size:14px}
.scroll{max-height:min(620px,75vh);overflow:auto;margin:0 -24px -24px;padding:0 24px;border-radius:0 0 14px 14px;overflow-anchor:none}
.scroll table{table-layout:fixed;min-width:640px;border-collapse:separate;border-spacing:0}
.scroll th{position:sticky;top:0;z-index:1;padding:0;background:var(--card)}
.scroll th button{width:100%;padding:8px 12px;border:0;background:none;color:inherit;font:inherit;text-align:inherit;cursor:pointer}
.scroll th:first-child button{padding-left:0}.scroll th:last-child button{padding-right:0}
.scroll th button:focus-visible{outline-offset:-3px}
.scroll th[aria-sort]{color:var(--ink)}
.scroll th[aria-sort=descending] button::before{content:"↓ "}.scroll th[aria-sort=ascending] button::before{content:"↑ "}
.scroll td{height:38px;padding-top:0;padding-bottom:0;white-space:nowrap;overflow:hidden;text-overflow:ellipsis}
.scroll .spacer td{padding:0;border:0}
.scroll .path{display:block;overflow:hidden;text-overflow:ellipsis}
.scroll .c-num{width:96px}.scroll .c-change{width:150px}.scroll .c-share{width:104px}.c-bar{width:14%}
.nothing{padding:48px 0;text-align:center;color:var(--soft)}
#all .late,#all[data-failed] .tools,#all[data-failed] .scroll{display:none}
#all[data-failed] .late{display:block}
.empty{margin-top:20px;padding:36px 24px;border:1px dashed var(--line);border-radius:14px;color:var(--soft);text-align:center}
.empty strong{display:block;color:var(--ink);font-weight:600}
.facts{display:grid;grid-template-columns:max-content 1fr;gap:8px 24px;margin:0}.facts dt{color:var(--soft)}.facts dd{margin:0;overflow-wrap:anywhere}
.checks{margin:0;padding:0;list-style:none}.checks li{display:flex;gap:12px;padding:6px 0}
.mark{flex:none;width:20px;height:20px;border-radius:50%;display:grid;place-items:center;font-size:12px;line-height:1;border:1px solid var(--line);color:var(--soft)}
.bad .mark{background:var(--warn-back);border-color:currentColor;color:var(--warn);font-weight:700}
.sample{margin:12px 0 0;padding:12px 14px;overflow:auto;border-radius:8px;background:var(--faint);font:12px/1.6 var(--mono)}
footer{margin:80px 0 0;padding:24px 0 56px;border-top:1px solid var(--line);color:var(--soft);font-size:13px}
footer p{margin:0 0 4px;max-width:60em}
.sr{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}
.printed{display:none}
${WIDTHS}
@media (max-width:1000px){.scroll .hide,.scroll .pct{display:none}.scroll .c-change{width:96px}}
@media (max-width:760px){
.wrap{padding:0 18px}header{padding-top:32px}.lead{font-size:24px;margin-top:24px}h1{font-size:25px}section{margin-top:52px}
.figures{grid-template-columns:1fr 1fr}.figure{padding:16px 14px}.figure:nth-child(odd){border-left:0;padding-left:0}.figure:nth-child(n+3){border-top:1px solid var(--line)}
.figure .value{font-size:30px}
.cols{grid-template-columns:minmax(0,1fr)}.card{padding:16px}.scroll{margin:0 -16px -16px;padding:0 16px}
.chart .wide{display:none}.chart .narrow{display:block}
.barcell,.hide,.rank,.pct,.movers .quiet{display:none}.under{display:block;margin-top:6px}.scroll table{min-width:0}.scroll .c-num,.scroll .c-share,.scroll .c-change{width:auto}
.scroll th:first-child,.scroll td:first-child{width:0;padding:0;overflow:visible}.scroll tbody tr{position:relative}.scroll th{vertical-align:bottom}.scroll th button{padding:8px 0 8px 4px}.scroll th:first-child{z-index:2}.scroll th:first-child button{width:max-content;padding:8px 0 32px}
.scroll td{height:56px;padding:24px 0 0 4px}.scroll td .path{position:absolute;top:8px;left:0;right:0}.scroll .spacer td{padding:0}
.num{padding-left:10px}.status{margin-left:0}
td,th{padding-left:6px;padding-right:6px}.facts{grid-template-columns:1fr;gap:0}.facts dd{margin-bottom:10px}}
@media (prefers-reduced-motion:reduce){html{scroll-behavior:auto}}
@media (forced-colors:active){.bar,.key,.chart svg{forced-color-adjust:none}.card{border:1px solid}}
@media print{
@page{margin:16mm 14mm}
:root{color-scheme:light;--paper:#fff;--card:#fff;--ink:#111;--soft:#4c525c;--line:#d3d0c8;--faint:#e9e7e1;--human:#2d5da8;--ai:#a84d0a;--ai-fill:#f3b577;--ai-line:#d9853a;--warn:#7a4a00;--warn-back:#fdf3dc}
body{font-size:9.5pt}table,.about,.legend,.figure dt,.figure .delta{font-size:8.5pt}.path{font-size:7.5pt}td{padding:4pt 6pt}.num{padding-left:8pt}#top .barcell{width:24%}.delta .quiet{white-space:nowrap}*{print-color-adjust:exact;-webkit-print-color-adjust:exact}
.wrap{max-width:none;padding:0}header{padding-top:0}.lead{font-size:18pt;margin-top:16pt}h1{font-size:20pt}
nav,.tools,.scroll,.skip,.chart+details,.chart .details{display:none}.chart svg .col{opacity:1!important}#moved,#days,#quality{break-inside:avoid}:focus-visible{outline:0}footer{margin-top:20pt;padding:8pt 0 0}.printed{display:block}
.card{padding:12pt;break-inside:avoid}section{margin-top:24pt;break-inside:auto}h2{break-after:avoid}.about{break-after:avoid}tr{break-inside:avoid}
#top .card{break-inside:auto}.figure .value{font-size:22pt}.figures{margin-top:18pt}
.chart .wide{display:block}.chart .narrow{display:none}}
`;


/***/ })

};
