export const id = 3463;
export const ids = [3463,4377];
export const modules = {

/***/ 92137:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   S: () => (/* binding */ connectGithub)
/* harmony export */ });
/* harmony import */ var _github_client_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(31287);
/* harmony import */ var _shared_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(42205);
/* harmony import */ var _shared_network_network_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(10031);
/* harmony import */ var _shared_runtime_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(82860);




function connectGithub({ env, inputs, facts, runner, patience }) {
    const token = inputs.service.githubToken;
    if (!token) {
        throw new _shared_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .SetupError */ .w3('Input `github-token` is empty. Leave it out to use the workflow’s own token.');
    }
    // Not tied to the run's signal: the last update on a thread comes after it.
    return (0,_github_client_js__WEBPACK_IMPORTED_MODULE_0__.createGithub)({
        ...facts,
        token,
        ...(0,_shared_runtime_js__WEBPACK_IMPORTED_MODULE_3__/* .systemRuntime */ .gh)(runner),
        fetch: (0,_shared_network_network_js__WEBPACK_IMPORTED_MODULE_2__/* .githubFetchFor */ .Ve)(env),
        patience,
    });
}


/***/ }),

/***/ 81742:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  exportPageViews: () => (/* binding */ exportPageViews),
  o: () => (/* binding */ openSource),
  h: () => (/* binding */ workflowArtifacts)
});

// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __webpack_require__(48161);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./.build/program/src/config/load-config.js
var load_config = __webpack_require__(42258);
// EXTERNAL MODULE: ./.build/program/src/github/thread-host.js + 4 modules
var thread_host = __webpack_require__(54572);
// EXTERNAL MODULE: ./.build/program/src/jobs/changes/secrets.js + 1 modules
var secrets = __webpack_require__(29419);
// EXTERNAL MODULE: ./.build/program/src/shared/errors.js
var errors = __webpack_require__(42205);
// EXTERNAL MODULE: ./.build/program/src/shared/network/network.js
var network = __webpack_require__(10031);
// EXTERNAL MODULE: ./.build/program/src/shared/runtime.js
var runtime = __webpack_require__(82860);
// EXTERNAL MODULE: ./.build/program/src/shared/waiting.js
var waiting = __webpack_require__(12099);
// EXTERNAL MODULE: ./.build/program/src/views/export/requests.js
var requests = __webpack_require__(60680);
// EXTERNAL MODULE: ./.build/program/src/action/connect-github.js
var connect_github = __webpack_require__(92137);
// EXTERNAL MODULE: ./.build/program/src/bot/replies/marker.js
var replies_marker = __webpack_require__(61015);
// EXTERNAL MODULE: ./.build/program/src/bot/replies/words.js + 1 modules
var words = __webpack_require__(72142);
// EXTERNAL MODULE: ./.build/program/src/shared/remove.js
var remove = __webpack_require__(66154);
// EXTERNAL MODULE: ./.build/program/src/views/export/export.js + 1 modules
var export_export = __webpack_require__(74375);
// EXTERNAL MODULE: ./.build/program/src/views/export/options.js
var options = __webpack_require__(24094);
// EXTERNAL MODULE: ./.build/program/src/views/export/write.js + 5 modules
var write = __webpack_require__(37875);
// EXTERNAL MODULE: ./.build/program/src/views/reports/format.js
var format = __webpack_require__(70770);
// EXTERNAL MODULE: ./.build/program/src/views/reports/headline.js
var headline = __webpack_require__(30345);
// EXTERNAL MODULE: ./.build/program/src/views/reports/markdown.js
var markdown = __webpack_require__(70964);
;// CONCATENATED MODULE: ./.build/program/src/action/report-views.js
// `mode: views`: exports the page views, uploads them, and reports them in the job summary.












async function runViews(inputs, run) {
    const { views } = inputs;
    const { runner, clock } = run;
    const range = (0,options.chooseRange)(views, clock.now());
    if (inputs.dryRun) {
        const posted = run.reportIssue
            ? ` It would post the report on issue ${run.reportIssue.issue}.`
            : '';
        runner.info(`Would export the page views for ${(0,format/* rangeText */.EN)(range)} from ${run.source} and upload them as the artifact \`${views.artifactName}\`.${posted}`);
        return runner.output('outcome', 'dry-run');
    }
    const { story, files } = await (0,export_export.exportViews)({
        projectId: run.projectId,
        title: run.title,
        source: run.source,
        range,
        formats: views.formats,
        outDir: run.reportDir,
        acceptance: run.acceptance,
    }, { views: run.views, clock, signal: run.signal });
    tell(story, run);
    let links = {};
    try {
        links = await upload(inputs, run, files);
    }
    finally {
        // Write the summary even if the upload failed.
        await runner.summary((0,markdown/* summary */.z)(story, links));
    }
    if (run.reportIssue)
        await deliverReport((0,markdown/* issueReport */.E)(story, links), run.reportIssue);
}
function tell({ report }, { runner, reportDir }) {
    const { totals, pages, missing, checks, insights } = report;
    runner.output('views-human', String(totals.human));
    if ((0,headline/* seesAgents */.Bf)(report))
        runner.output('views-ai', String(totals.ai));
    runner.output('views-total', String(totals.total));
    runner.output('pages', String(pages));
    runner.output('report-dir', reportDir);
    runner.info(`${(0,format/* rangeText */.EN)(report.range)}, ${(0,format/* counted */.hS)(pages, 'page')}: ${(0,headline/* lead */.HI)(report)}`);
    for (const what of missing)
        runner.warn(`The export is partial. ${what}`);
    for (const { ok, summary: text } of checks)
        if (!ok)
            runner.warn(text);
    for (const note of insights ? (0,headline/* qualityNotes */.jq)(insights.quality) : [])
        runner.warn(note);
}
async function upload({ views }, { artifacts, runner, reportDir: dir }, files) {
    const { artifactName: name } = views;
    const kept = await artifacts.upload({ name, dir, files });
    if (kept.kind === 'nowhere') {
        runner.info(`No artifact was uploaded: ${kept.reason}. The files are in ${dir}.`);
        return {};
    }
    runner.output('artifact-id', String(kept.id));
    runner.output('artifact-url', kept.url);
    const links = { artifactUrl: kept.url, artifactName: name };
    if (!files.includes(write/* REPORT_FILE */.U))
        return links;
    // Each job of a run has its own name for the artifact, so this one is free, too.
    const report = `${name}.html`;
    await (0,promises_.copyFile)((0,external_node_path_.join)(dir, write/* REPORT_FILE */.U), (0,external_node_path_.join)(dir, report));
    try {
        const opened = await artifacts.uploadFile({ name: report, dir });
        return opened.kind === 'kept' ? { ...links, reportUrl: opened.url } : links;
    }
    catch (error) {
        // The archive has the report as well.
        runner.warn((0,errors/* sentence */.em)(error));
        return links;
    }
    finally {
        await (0,remove/* removeFile */.n)((0,external_node_path_.join)(dir, report));
    }
}
const EVENT = 'views-report';
async function deliverReport(text, target) {
    try {
        await deliver(text, target);
    }
    catch (error) {
        throw new errors/* SetupError */.w3(`The report could not be delivered to issue ${target.issue}: ${(0,errors/* sentence */.em)(error)} Check \`views: report-issue\` and that the workflow has \`issues: write\`.`, { cause: error });
    }
}
async function deliver(text, target) {
    const { host, repository, issue } = target;
    const marker = (0,replies_marker/* writeMarker */.en)({ event: EVENT, phase: 'told' }, { repository, thread: issue });
    const body = (0,words/* commentBody */.I2)(marker, text);
    const known = await ownComment(target);
    if (known)
        return host.editComment(known, body);
    const created = await host.createComment({ thread: issue }, body, marker);
    // Two runs at once may both have found none: the older comment stays, for both of them.
    const first = (await ownComment(target)) ?? created;
    if (first.id === created.id)
        return;
    await host.deleteComment(created);
    await host.editComment(first, body);
}
/** The oldest one. */
async function ownComment({ host, repository, issue, }) {
    const found = await host.findComments({ thread: issue }, (0,replies_marker/* markerPrefix */.X4)(EVENT));
    if (found.length === 0)
        return undefined;
    const self = await host.self();
    return found.find(({ author, body }) => author === self && (0,replies_marker/* readMarker */.t7)(body, { repository, thread: issue })?.event === EVENT);
}

// EXTERNAL MODULE: ./.build/program/src/action/workflow.js
var workflow = __webpack_require__(22062);
;// CONCATENATED MODULE: ./.build/program/src/action/export-views.js
// `mode: views` in a workflow run.














async function exportPageViews(run) {
    const { inputs, facts, env, runner, signal } = run;
    const github = (0,connect_github/* connectGithub */.S)(run);
    const host = (0,thread_host.createThreadHost)(github);
    const config = await (0,load_config.loadConfig)(host, facts.repository, runner);
    const issue = config.views['report-issue'];
    const source = await openSource(run, config);
    await runViews(inputs, {
        ...source,
        acceptance: (0,workflow/* docsRepositoryOf */.DQ)(run, config) === undefined ? await readAcceptance(run) : undefined,
        projectId: inputs.service.projectId ?? facts.repositoryId,
        title: facts.repository,
        reportDir: await (0,promises_.mkdtemp)((0,external_node_path_.join)(facts.temp ?? (0,external_node_os_.tmpdir)(), 'page-views-')),
        artifacts: workflowArtifacts({
            ...facts,
            hasResults: Boolean(env.ACTIONS_RESULTS_URL && env.ACTIONS_RUNTIME_TOKEN),
        }),
        ...(issue !== undefined && { reportIssue: { host, repository: facts.repository, issue } }),
        runner,
        clock: runtime/* systemClock */.ml,
        signal,
    });
    return null;
}
async function openSource(run, config) {
    const { env, inputs, runner } = run;
    const { baseUrl, apiKey = '' } = inputs.service;
    const { source } = config.views;
    const deadline = runtime/* systemClock */.ml.now() + inputs.job.timeoutMinutes * 60_000;
    if (source) {
        if (inputs.views.accessLogs.length > 0) {
            throw new errors/* SetupError */.w3('Input `access-logs` and the setting `views: source` are two sources of page views. Remove one of them.');
        }
        const { openAnalytics } = await Promise.all(/* import() */[__webpack_require__.e(6968), __webpack_require__.e(9771), __webpack_require__.e(1767), __webpack_require__.e(9423)]).then(__webpack_require__.bind(__webpack_require__, 41767));
        const deps = { ...(0,runtime/* systemRuntime */.gh)(runner), fetch: (0,network/* fetchFor */.Gt)(env), deadline: () => deadline };
        return openAnalytics({ ...config.views, source }, inputs.views.key, deps);
    }
    if (inputs.views.accessLogs.length > 0)
        return openLogs(run, config);
    if (baseUrl === undefined) {
        throw new errors/* SetupError */.w3('Page views need a source. Name your analytics service in `views: source` in `.github/docket.yml`, set `access-logs` to the globs of your logs, or set `base-url` to the URL of a service.');
    }
    const { connectRemote } = await Promise.all(/* import() */[__webpack_require__.e(6085), __webpack_require__.e(6752), __webpack_require__.e(2876), __webpack_require__.e(8636)]).then(__webpack_require__.bind(__webpack_require__, 52876));
    const { pagedViews } = await __webpack_require__.e(/* import() */ 6961).then(__webpack_require__.bind(__webpack_require__, 16961));
    const limits = { maxRequests: requests/* MAX_REQUESTS */.aA, deadline };
    const service = connectRemote({ baseUrl, apiKey, env, log: runner });
    return { views: pagedViews(service, limits, (0,runtime/* systemRuntime */.gh)(runner)), source: baseUrl };
}
async function openLogs(run, { views: settings }) {
    const { accessLogs: logs } = run.inputs.views;
    const { openLogViews } = await Promise.all(/* import() */[__webpack_require__.e(6968), __webpack_require__.e(9771), __webpack_require__.e(5783)]).then(__webpack_require__.bind(__webpack_require__, 84953));
    // Anyone who can read the repository can read the history, so in a public one it is opt-in.
    const keep = settings.history ?? run.event.payload.repository?.private === true;
    const history = keep && !run.inputs.dryRun ? await openHistory(run) : undefined;
    return {
        views: await openLogViews({ logs, settings, history }),
        source: 'access logs',
    };
}
async function openHistory({ inputs, facts, env }) {
    const { createGit } = await __webpack_require__.e(/* import() */ 958).then(__webpack_require__.bind(__webpack_require__, 60958));
    const { patient } = await __webpack_require__.e(/* import() */ 958).then(__webpack_require__.bind(__webpack_require__, 60958));
    const { openRemoteRefs } = await __webpack_require__.e(/* import() */ 8669).then(__webpack_require__.bind(__webpack_require__, 28669));
    const { createGitHistory } = await __webpack_require__.e(/* import() */ 8188).then(__webpack_require__.bind(__webpack_require__, 88188));
    const origin = new URL(facts.serverUrl).origin;
    const credentials = { origin, token: inputs.service.githubToken ?? '' };
    const patience = { clock: runtime/* systemClock */.ml, random: Math.random };
    const git = patient(createGit({ path: facts.path, credentials, network: (0,network/* gitNetwork */.D6)(env) }), patience);
    const scratch = await (0,promises_.mkdtemp)((0,external_node_path_.join)(facts.temp ?? (0,external_node_os_.tmpdir)(), 'views-history-'));
    const remote = `${facts.serverUrl}/${facts.repository}.git`;
    const refs = await openRemoteRefs(git, scratch, remote);
    // Anyone can request a page with a token in its name; only our own secrets are blocked.
    const scanner = (0,secrets/* secretScanner */.R0)((0,secrets/* secretValues */.VX)(env), { shapes: false });
    return createGitHistory({
        refs,
        clock: runtime/* systemClock */.ml,
        random: Math.random,
        guard(day) {
            if (scanner.scan([], { day }).length === 0)
                return;
            throw new errors/* InvalidRequest */.zh('The access logs contain a secret of this workflow, so nothing was pushed. Replace the secret, and remove it from the logs.');
        },
    });
}
function workflowArtifacts(runner) {
    const upload = async ({ name, dir, files }, options) => {
        const reason = whyNowhere(runner);
        if (reason)
            return { kind: 'nowhere', reason };
        const { DefaultArtifactClient } = await __webpack_require__.e(/* import() */ 9645).then(__webpack_require__.bind(__webpack_require__, 9645));
        const paths = files.map((file) => (0,external_node_path_.join)(dir, file));
        const { group } = await Promise.resolve(/* import() */).then(__webpack_require__.bind(__webpack_require__, 91659));
        // The package prints a line for each of its steps, which interests nobody unless one fails.
        const { id } = await group(`Uploading ${name}`, () => new DefaultArtifactClient().uploadArtifact(name, paths, dir, options)).catch((error) => {
            throw new errors/* Unavailable */.$P(failure(name, dir, error), { cause: error });
        });
        if (id === undefined)
            throw new errors/* Unavailable */.$P(failure(name, dir, 'no ID was returned'));
        return { kind: 'kept', id, url: `${runner.runUrl}/artifacts/${id}` };
    };
    return {
        upload: (artifact) => upload(artifact, {}),
        // The package names such an artifact after its file.
        uploadFile: (file) => upload({ ...file, files: [file.name] }, { skipArchive: true }),
    };
}
function whyNowhere({ serverUrl, hasResults }) {
    if (!hasResults)
        return 'this run is not on a GitHub runner';
    const { hostname } = new URL(serverUrl);
    if (/^github\.com$|\.ghe\.com$|\.localhost$/.test(hostname))
        return undefined;
    return `${hostname} is a GitHub Enterprise Server, which does not support this type of artifact`;
}
function failure(name, dir, error) {
    const reason = (0,errors/* sentence */.em)(error).replace(/\.$/, '') || `the storage service rejected it${statusOf(error)}`;
    const taken = /\b409\b|already exists/.test(reason);
    const remedy = taken
        ? 'Use a different `artifact-name` for each job in the run.'
        : 'Re-run the job. If it fails again, check githubstatus.com.';
    return `The artifact \`${name}\` could not be uploaded: ${reason}. ${remedy} The files are in ${dir}.`;
}
/** When the storage rejects an upload without a body, the message is empty. */
function statusOf(error) {
    const { statusCode } = error;
    return typeof statusCode === 'number' ? ` with HTTP ${statusCode}` : '';
}
/** The export is not kept waiting for long: the next one has it, too. */
const ACCEPTANCE_PATIENCE_MS = 30_000;
/** How many pull requests were merged. */
async function readAcceptance(run) {
    const { inputs, runner } = run;
    // A service keeps the records of its jobs itself.
    if (inputs.dryRun || inputs.service.baseUrl !== undefined)
        return undefined;
    const { openBotContext } = await __webpack_require__.e(/* import() */ 2297).then(__webpack_require__.bind(__webpack_require__, 22297));
    const patience = new waiting/* Patience */.i3(ACCEPTANCE_PATIENCE_MS);
    const { bot, close } = await openBotContext({ ...run, patience });
    try {
        const { service, projectId } = await bot.backend();
        return await service.directory?.acceptance(projectId);
    }
    catch (error) {
        // The export is what was asked for; a token that may not read the records does not stop it.
        runner.info(`How many pull requests were merged is not known: ${(0,errors/* sentence */.em)(error)}`);
        return undefined;
    }
    finally {
        await close();
    }
}


/***/ }),

/***/ 42258:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   loadConfig: () => (/* binding */ loadConfig)
/* harmony export */ });
/* harmony import */ var _config_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(43090);

/** `repository`: `OWNER/NAME` */
async function loadConfig(host, repository, log) {
    const [own, organization] = await Promise.all([
        host.readFile(_config_js__WEBPACK_IMPORTED_MODULE_0__.CONFIG_PATH),
        host.readOwnersFile(_config_js__WEBPACK_IMPORTED_MODULE_0__.ORGANIZATION_PATH),
    ]);
    if (own === null && organization === null)
        return _config_js__WEBPACK_IMPORTED_MODULE_0__.DEFAULT_CONFIG;
    const { settingsOf, warnOfLocked } = await Promise.all(/* import() */[__webpack_require__.e(8815), __webpack_require__.e(1910)]).then(__webpack_require__.bind(__webpack_require__, 81910));
    const settings = settingsOf(repository, own, organization);
    warnOfLocked(settings, repository, log);
    return settings.config;
}


/***/ }),

/***/ 66154:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   d: () => (/* binding */ removeTree),
/* harmony export */   n: () => (/* binding */ removeFile)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
// Removing what an agent left, whatever it left: folders can be nested deeper than a path may be
// long, and then nothing in them can be named from the top; or they can forbid what is done in them.
// Nothing else in `src/` removes folders, and a test sees to it.


/** A file that may not be there. */
async function removeFile(path) {
    await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.rm)(path, { force: true });
}
/** A folder with all that is in it, or a file, or nothing. */
async function removeTree(path) {
    const remove = () => (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.rm)(path, { recursive: true, force: true });
    await remove().catch(async (error) => {
        const isInTheWay = error.code === 'EACCES' || error.code === 'ENAMETOOLONG';
        if (!isInTheWay || !(await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.lstat)(path)).isDirectory())
            throw error;
        await flatten(path);
        await remove();
    });
}
/** Brings every folder to the top, opened and without folders in it, so that each can be named. */
async function flatten(dir) {
    await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.chmod)(dir, 0o700);
    const top = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.mkdtemp)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(dir, 'removed-'));
    const folders = [dir];
    let moved = 0;
    for (let folder = folders.pop(); folder !== undefined; folder = folders.pop()) {
        for (const entry of await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readdir)(folder, { withFileTypes: true })) {
            const from = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, entry.name);
            if (!entry.isDirectory() || from === top)
                continue;
            const to = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(top, `${moved++}`);
            // The removal that gave up may still be at work on others.
            const isHere = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.chmod)(from, 0o700)
                .then(() => (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.rename)(from, to))
                .then(() => true, ifGone);
            if (isHere)
                folders.push(to);
        }
        // Most are empty now, and a million of them should not be there at the same time.
        if (folder !== dir)
            await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.rmdir)(folder).catch(() => { });
    }
}
function ifGone(error) {
    if (error.code !== 'ENOENT')
        throw error;
    return false;
}


/***/ }),

/***/ 90007:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ed: () => (/* binding */ Html),
/* harmony export */   RK: () => (/* binding */ visible),
/* harmony export */   ZD: () => (/* binding */ escapeHtml),
/* harmony export */   a4: () => (/* binding */ mermaid),
/* harmony export */   fu: () => (/* binding */ csv),
/* harmony export */   ml: () => (/* binding */ shorten),
/* harmony export */   qy: () => (/* binding */ html),
/* harmony export */   wD: () => (/* binding */ markdown)
/* harmony export */ });
// Anyone can choose the path and agent of a request: each format has one way to make them safe.
/** Control, zero-width and direction characters, which would hide or reorder what a reader sees. */
const INVISIBLE = /[\u0000-\u001f\u007f-\u009f\u00ad\u061c\u180e\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb]|[\u{e0000}-\u{e007f}]/gu;
function visible(text) {
    return text.replace(INVISIBLE, '\ufffd');
}
/** At most `length` characters, the middle left out: both ends of a path are informative. */
function shorten(text, length) {
    if (text.length <= length)
        return text;
    const points = [...text.slice(0, 4 * length), ...text.slice(-4 * length)];
    const head = Math.ceil((length - 1) * 0.6);
    return `${points.slice(0, head).join('')}…${points.slice(head + 1 - length).join('')}`;
}
const HTML = {
    '&': '&amp;',
    '<': '&lt;',
    '>': '&gt;',
    '"': '&quot;',
    "'": '&#39;',
};
function escapeHtml(text) {
    return text.replace(/[&<>"']/g, (char) => HTML[char] ?? char);
}
/** For text and table cells: no character keeps a meaning in Markdown or HTML. */
function markdown(text) {
    return visible(text).replace(/[&<>"'|`*_[\]()\\~#!:@$^]|^[-+=\d]/g, (char) => `&#${char.charCodeAt(0)};`);
}
/** Mermaid labels are in double quotes, and quotes cannot be escaped. */
function mermaid(text) {
    return visible(text).replace(/["\\;#`<>{}[\]]/g, ' ');
}
/** What spreadsheets treat as the start of a formula. */
const FORMULA = /^[\s\u0000-\u001f]*[=+\-@＝＋－＠|%]|^[\t\r\n]/;
/** Nearly every path: nothing to escape. */
const PLAIN = /^[\w/][\w/.~-]*$/;
/** RFC 4180; a text that a spreadsheet would run gets an apostrophe in front. */
function csv(cell) {
    if (cell === null)
        return '';
    if (typeof cell === 'number')
        return `${cell}`;
    if (PLAIN.test(cell))
        return cell;
    const safe = FORMULA.test(cell) ? `'${cell}` : cell;
    return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
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
    return escapeHtml(String(value).replace(/[^\t\n\r]+/g, visible));
}


/***/ }),

/***/ 70770:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   EN: () => (/* binding */ rangeText),
/* harmony export */   KN: () => (/* binding */ percent),
/* harmony export */   Lr: () => (/* binding */ differenceText),
/* harmony export */   U9: () => (/* binding */ count),
/* harmony export */   WR: () => (/* binding */ points),
/* harmony export */   Zg: () => (/* binding */ change),
/* harmony export */   hS: () => (/* binding */ counted),
/* harmony export */   iv: () => (/* binding */ difference),
/* harmony export */   lq: () => (/* binding */ optional),
/* harmony export */   tE: () => (/* binding */ shortDay),
/* harmony export */   tV: () => (/* binding */ longDay),
/* harmony export */   x8: () => (/* binding */ signed)
/* harmony export */ });
/* harmony import */ var _shared_days_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(65529);
// Numbers and dates for people, the same on every machine: no locale is asked.

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
const WEEKDAYS = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];
function count(value) {
    return String(Math.round(value)).replace(/\B(?=(\d{3})+$)/g, ',');
}
function optional(value) {
    return value === null ? '–' : count(value);
}
/** `1 page`, `2,000 pages`. */
function counted(value, one, many = `${one}s`) {
    return `${count(value)} ${value === 1 ? one : many}`;
}
/** A share of 1 as `24%`, with one decimal below ten. */
function percent(share) {
    const value = share * 100;
    if (value > 0 && value < 0.1)
        return '<0.1%';
    return value < 9.95 && value % 1 !== 0
        ? `${trimZero(value.toFixed(1))}%`
        : `${Math.round(value)}%`;
}
function signed(value) {
    if (value === 0)
        return '±0';
    return value > 0 ? `+${count(value)}` : `−${count(-value)}`;
}
/** The `Change` of a page in every table: views more or fewer, as in the data files. */
function difference(now, before) {
    if (before === null)
        return '–';
    return before === 0 ? 'new' : signed(now - before);
}
/** The same with its share: `+90 (+18%)`. */
function differenceText(now, before) {
    const share = before === null ? null : change(now, before);
    const moved = difference(now, before);
    return share === null || now === before ? moved : `${moved} (${share})`;
}
/** `+8.2%`; null when there is nothing to compare with. */
function change(now, before) {
    if (before === 0)
        return null;
    const share = now / before - 1;
    if (Math.abs(share) < 0.0005)
        return '±0%';
    if (share >= 9.995)
        return `×${count(now / before)}`;
    return `${share > 0 ? '+' : '−'}${percent(Math.abs(share))}`;
}
/** Difference of two shares in percentage points. */
function points(now, before) {
    const value = (now - before) * 100;
    if (Math.abs(value) < 0.05)
        return '±0 pts';
    return `${value > 0 ? '+' : '−'}${trimZero(Math.abs(value).toFixed(1))} pts`;
}
/** `Nov 9` */
function shortDay(day) {
    const { date, month } = parts(day);
    return `${month} ${date}`;
}
/** `Mon, Nov 9, 2026` */
function longDay(day) {
    const { weekday, date, month, year } = parts(day);
    return `${weekday}, ${month} ${date}, ${year}`;
}
/** `Nov 9–15, 2026`; the end is shown as the last day that counts. */
function rangeText({ from, to }) {
    const [first, last] = [parts(from), parts((0,_shared_days_js__WEBPACK_IMPORTED_MODULE_0__/* .addDays */ .fi)(to, -1))];
    const start = `${first.month} ${first.date}`;
    const end = `${last.month} ${last.date}, ${last.year}`;
    if (first.year !== last.year)
        return `${start}, ${first.year} – ${end}`;
    if (first.month !== last.month)
        return `${start} – ${end}`;
    return first.date === last.date ? end : `${start}–${last.date}, ${last.year}`;
}
function parts(day) {
    const time = new Date(day);
    return {
        weekday: WEEKDAYS[time.getUTCDay()] ?? '',
        date: time.getUTCDate(),
        month: MONTHS[time.getUTCMonth()] ?? '',
        year: time.getUTCFullYear(),
    };
}
const trimZero = (text) => text.replace(/\.0$/, '');


/***/ }),

/***/ 70964:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E: () => (/* binding */ issueReport),
/* harmony export */   acceptancePart: () => (/* binding */ acceptancePart),
/* harmony export */   z: () => (/* binding */ summary)
/* harmony export */ });
/* harmony import */ var _contract_acceptance_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(90156);
/* harmony import */ var _shared_days_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(65529);
/* harmony import */ var _shared_dollars_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(42423);
/* harmony import */ var _shared_text_escape_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(90007);
/* harmony import */ var _format_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(70770);
/* harmony import */ var _headline_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(30345);
/* harmony import */ var _story_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(54516);
// The report as a job summary. GitHub drops a summary above 1 MiB entirely: every text in it is
// shortened, every list is short, and the one whose length users choose stops at a size.







const TOP_BYTES = 600_000;
const PATH_LENGTH = 120;
/** More columns than this are unreadable at the width of a summary. */
const CHART_BARS = 92;
function summary(story, links = {}) {
    return `${summaryParts(story, links).join('\n\n')}\n`;
}
/** Each is whole in itself; the first ones matter most. */
function summaryParts(story, links) {
    const { report } = story;
    return [
        `## Page views: ${(0,_shared_text_escape_js__WEBPACK_IMPORTED_MODULE_2__/* .markdown */ .wD)((0,_shared_text_escape_js__WEBPACK_IMPORTED_MODULE_2__/* .shorten */ .ml)(report.title, PATH_LENGTH))}`,
        `**${(0,_format_js__WEBPACK_IMPORTED_MODULE_3__/* .rangeText */ .EN)(report.range)}** · ${(0,_format_js__WEBPACK_IMPORTED_MODULE_3__/* .counted */ .hS)((0,_shared_days_js__WEBPACK_IMPORTED_MODULE_1__/* .dayCount */ .AV)(report.range), 'day')}, UTC${report.previous ? ` · compared with ${(0,_format_js__WEBPACK_IMPORTED_MODULE_3__/* .rangeText */ .EN)(report.previous.range)}` : ''}`,
        (0,_headline_js__WEBPACK_IMPORTED_MODULE_4__/* .lead */ .HI)(report),
        partial(story),
        artifact(links),
        figureTable(story),
        mermaidChart(story),
        weekTable(story),
        topPages(story),
        movers(story),
        aiPart(story),
        referralPart(story),
        acceptancePart(story.report.acceptance, '###'),
        quality(story),
    ].filter((part) => part !== '');
}
function partial({ report: { missing } }) {
    if (missing.length === 0)
        return '';
    const lines = missing.map((what) => `> - ${(0,_shared_text_escape_js__WEBPACK_IMPORTED_MODULE_2__/* .markdown */ .wD)((0,_shared_text_escape_js__WEBPACK_IMPORTED_MODULE_2__/* .shorten */ .ml)(what, 500))}`);
    return `> [!WARNING]\n> This export is partial.\n${lines.join('\n')}`;
}
function artifact({ artifactUrl, artifactName = 'page-views', reportUrl }) {
    if (!artifactUrl)
        return '';
    if (reportUrl) {
        return `**[Open the report](${encodeURI(reportUrl)})** · [Download the data](${encodeURI(artifactUrl)}) (artifact ${(0,_shared_text_escape_js__WEBPACK_IMPORTED_MODULE_2__/* .markdown */ .wD)(artifactName)})`;
    }
    return `[Download the report and its data](${encodeURI(artifactUrl)}) (artifact ${(0,_shared_text_escape_js__WEBPACK_IMPORTED_MODULE_2__/* .markdown */ .wD)(artifactName)}; open \`report.html\`)`;
}
function figureTable({ report }) {
    const rows = (0,_headline_js__WEBPACK_IMPORTED_MODULE_4__/* .figures */ .u5)(report).map(({ label, value, delta, before }) => `| ${label} | **${value}** |${report.previous ? ` ${delta ?? '–'} | ${before ?? '–'} |` : ''}`);
    const notes = (0,_headline_js__WEBPACK_IMPORTED_MODULE_4__/* .figures */ .u5)(report).flatMap(({ label, note }) => (note ? [`${label}: ${note}`] : []));
    const heads = ['', 'this period', ...(report.previous ? ['change', 'previous period'] : [])];
    return [table(heads, rows), ...notes.map((note) => `_${note}_`)].join('\n\n');
}
/** Columns of one chart are drawn over each other, so AI before the total looks stacked. */
function mermaidChart({ chart, report }) {
    const shown = chart.bars.slice(-CHART_BARS);
    // This kind of chart has no gaps, and a column of height 0 would mean no readers.
    const bars = shown.flatMap(({ from, counts }) => (counts ? [{ from, ...counts }] : []));
    if (bars.length < 2 || report.totals.total === 0)
        return '';
    const labels = bars.map(({ from }) => `"${(0,_shared_text_escape_js__WEBPACK_IMPORTED_MODULE_2__/* .mermaid */ .a4)((0,_format_js__WEBPACK_IMPORTED_MODULE_3__/* .shortDay */ .tE)(from))}"`);
    const total = bars.map((bar) => bar.total);
    const ai = bars.map((bar) => bar.ai);
    const sees = (0,_headline_js__WEBPACK_IMPORTED_MODULE_4__/* .seesAgents */ .Bf)(report);
    const what = (0,_headline_js__WEBPACK_IMPORTED_MODULE_4__/* .countName */ .LS)(report);
    const gaps = shown.length - bars.length;
    const left = gaps > 0 ? ` · not drawn: ${(0,_format_js__WEBPACK_IMPORTED_MODULE_3__/* .counted */ .hS)(gaps, chart.unit)} without data` : '';
    return `\`\`\`mermaid
---
config:
  xyChart:
    width: 900
    height: 320
  themeVariables:
    xyChart:
      plotColorPalette: "#3b6fb5, #d9822b"
---
xychart-beta
  title "${what} per ${chart.unit}"
  x-axis [${labels.join(', ')}]
  y-axis "${what.toLowerCase()}" 0 --> ${Math.max(1, ...total)}
  bar [${total.join(', ')}]${sees ? `\n  bar [${ai.join(', ')}]` : ''}
\`\`\`
${sees ? '🟦 whole column: all views · 🟧 lower part: views by AI' : `🟦 ${what.toLowerCase()}`}${left}`;
}
function weekTable({ report }) {
    if (!(0,_story_js__WEBPACK_IMPORTED_MODULE_5__/* .trend */ .GW)(report))
        return '';
    const weeks = report.insights?.weeks ?? [];
    const rows = weeks.map(({ from, views, aiReferrals, daysCovered }) => {
        const week = `week of ${(0,_format_js__WEBPACK_IMPORTED_MODULE_3__/* .shortDay */ .tE)(from)}`;
        if (!views)
            return `| ${week} | – | – | – | ${daysCovered} of 7 days have data |`;
        const cells = [views.human, views.ai, aiReferrals, views.total].map(_format_js__WEBPACK_IMPORTED_MODULE_3__/* .optional */ .lq);
        return `| ${week} | ${cells.join(' | ')} |`;
    });
    const heads = ['', 'people', 'AI', 'sent by AI', 'total'];
    return `### The last ${weeks.length} weeks\n\n${table(heads, rows)}`;
}
function topPages({ top, report }) {
    if (top.length === 0)
        return '';
    const [compared, known] = [report.previous !== null, (0,_headline_js__WEBPACK_IMPORTED_MODULE_4__/* .agentsKnown */ .yJ)(report)];
    const sees = (0,_headline_js__WEBPACK_IMPORTED_MODULE_4__/* .seesAgents */ .Bf)(report);
    const rows = [];
    let bytes = 0;
    for (const row of top) {
        const ai = known ? `${(0,_format_js__WEBPACK_IMPORTED_MODULE_3__/* .count */ .U9)(row.ai)} | ${(0,_format_js__WEBPACK_IMPORTED_MODULE_3__/* .percent */ .KN)((0,_story_js__WEBPACK_IMPORTED_MODULE_5__/* .aiShare */ .ci)(row))}` : '– | –';
        const readers = sees ? `${(0,_format_js__WEBPACK_IMPORTED_MODULE_3__/* .count */ .U9)(row.human)} | ${ai} | ` : '';
        const line = `| ${path(row.path)} | ${readers}${(0,_format_js__WEBPACK_IMPORTED_MODULE_3__/* .count */ .U9)(row.total)} |${compared ? ` ${(0,_format_js__WEBPACK_IMPORTED_MODULE_3__/* .differenceText */ .Lr)(row.total, row.previous?.total ?? null)} |` : ''}`;
        bytes += Buffer.byteLength(line) + 1;
        if (bytes > TOP_BYTES)
            break;
        rows.push(line);
    }
    const counts = sees ? ['people', 'AI', 'AI share', 'total'] : [(0,_headline_js__WEBPACK_IMPORTED_MODULE_4__/* .countName */ .LS)(report).toLowerCase()];
    const heads = ['page', ...counts, ...(compared ? ['change'] : [])];
    const left = top.length - rows.length;
    const more = left > 0 ? `\n\n_${(0,_format_js__WEBPACK_IMPORTED_MODULE_3__/* .counted */ .hS)(left, 'page')} more in the report._` : '';
    return `### Top pages\n\n${table(heads, rows)}${more}`;
}
function movers({ risers, fallers, report }) {
    if (!report.previous || risers.length + fallers.length === 0)
        return '';
    const rows = ({ path: where, now, before }) => `| ${path(where)} | ${before.total === 0 ? (0,_format_js__WEBPACK_IMPORTED_MODULE_3__/* .signed */ .x8)(now.total) : (0,_format_js__WEBPACK_IMPORTED_MODULE_3__/* .differenceText */ .Lr)(now.total, before.total)} | ${(0,_format_js__WEBPACK_IMPORTED_MODULE_3__/* .count */ .U9)(before.total)} → ${(0,_format_js__WEBPACK_IMPORTED_MODULE_3__/* .count */ .U9)(now.total)} |`;
    const part = (title, list) => list.length === 0
        ? ''
        : `#### ${title}\n\n${table(['page', 'change', 'views'], list.map(rows))}\n\n`;
    return `### Biggest changes\n\n${part('Up', risers)}${part('Down', fallers)}_Pages with at least ${_story_js__WEBPACK_IMPORTED_MODULE_5__/* .MOVER_FLOOR */ .$Y} views in either period and a change larger than random variation._`;
}
function aiPart({ report, aiOnly, aiOnlyPages }) {
    const { insights } = report;
    if (!(0,_headline_js__WEBPACK_IMPORTED_MODULE_4__/* .seesAgents */ .Bf)(report))
        return '';
    const parts = [];
    if (insights && insights.agents.length > 0) {
        const checked = insights.agents.some(({ verified }) => verified !== null);
        const rows = insights.agents.slice(0, 10).map(({ agent, class: kind, ...counts }) => {
            const note = insights.aiClasses.includes(kind) ? '' : ' (not counted)';
            const checks = checked ? [counts.verified, counts.spoofed].map(_format_js__WEBPACK_IMPORTED_MODULE_3__/* .optional */ .lq) : [];
            return `| ${[path(agent), `${kind}${note}`, (0,_format_js__WEBPACK_IMPORTED_MODULE_3__/* .count */ .U9)(counts.views), ...checks].join(' | ')} |`;
        });
        const heads = ['agent', 'class', 'requests', ...(checked ? ['verified', 'spoofed'] : [])];
        parts.push(`### AI by agent\n\n${table(heads, rows)}`);
    }
    if (aiOnly.length > 0) {
        const rows = aiOnly.map((row) => `| ${path(row.path)} | ${(0,_format_js__WEBPACK_IMPORTED_MODULE_3__/* .count */ .U9)(row.ai)} |`);
        parts.push(`### Pages that only AI reads (${(0,_format_js__WEBPACK_IMPORTED_MODULE_3__/* .count */ .U9)(aiOnlyPages)})\n\n${table(['page', 'AI'], rows)}`);
    }
    const missing = (0,_story_js__WEBPACK_IMPORTED_MODULE_5__/* .missingPages */ .Jw)(insights?.missing ?? []);
    for (const [by, who, asks] of [
        ['ai', 'AI', 'requests'],
        ['human', 'people', 'request'],
    ]) {
        const asked = missing.filter((page) => page[by] > 0).sort((a, b) => b[by] - a[by]);
        if (asked.length === 0)
            continue;
        const rows = asked.slice(0, 10).map((page) => `| ${path(page.path)} | ${(0,_format_js__WEBPACK_IMPORTED_MODULE_3__/* .count */ .U9)(page[by])} |`);
        parts.push(`### Missing pages that ${who} ${asks}\n\n${table(['path', 'requests'], rows)}`);
    }
    return parts.join('\n\n');
}
function referralPart({ report: { insights }, referred }) {
    const sources = insights?.aiReferrals?.sources.slice(0, 10) ?? [];
    if (sources.length === 0)
        return '';
    const from = sources.map(({ source, views }) => `| ${(0,_shared_text_escape_js__WEBPACK_IMPORTED_MODULE_2__/* .markdown */ .wD)(source)} | ${(0,_format_js__WEBPACK_IMPORTED_MODULE_3__/* .count */ .U9)(views)} |`);
    const to = referred.map((row) => `| ${path(row.path)} | ${(0,_format_js__WEBPACK_IMPORTED_MODULE_3__/* .count */ .U9)(row.aiReferrals ?? 0)} |`);
    const pages = to.length > 0 ? `\n\n${table(['page', 'views'], to)}` : '';
    return `### People sent by AI\n\n${table(['source', 'views'], from)}${pages}`;
}
/** Also for the summary of housekeeping. */
function acceptancePart(report, level) {
    const rate = (0,_contract_acceptance_js__WEBPACK_IMPORTED_MODULE_0__/* .mergeRate */ .x4)(report?.triggers ?? []);
    if (!report || !rate)
        return '';
    const { triggers, month, since } = report;
    const rows = triggers.map(({ trigger, merged, edited, closed, open, medianDays }) => `| ${trigger} | ${(0,_format_js__WEBPACK_IMPORTED_MODULE_3__/* .count */ .U9)(merged)} | ${(0,_format_js__WEBPACK_IMPORTED_MODULE_3__/* .count */ .U9)(edited)} | ${(0,_format_js__WEBPACK_IMPORTED_MODULE_3__/* .count */ .U9)(closed)} | ${(0,_format_js__WEBPACK_IMPORTED_MODULE_3__/* .count */ .U9)(open)} | ${medianDays ?? '–'} |`);
    const { costMicros } = month;
    const cost = costMicros === null ? '' : `, at ${(0,_shared_dollars_js__WEBPACK_IMPORTED_MODULE_6__/* .costText */ .rs)({ costMicros })} each`;
    return [
        `${level} Pull requests that people merged`,
        `**${rate.percent}%** since ${(0,_format_js__WEBPACK_IMPORTED_MODULE_3__/* .shortDay */ .tE)(since.slice(0, 10))}: ${(0,_format_js__WEBPACK_IMPORTED_MODULE_3__/* .count */ .U9)(rate.merged)} of ${(0,_format_js__WEBPACK_IMPORTED_MODULE_3__/* .count */ .U9)(rate.of)}. This month: ${(0,_format_js__WEBPACK_IMPORTED_MODULE_3__/* .count */ .U9)(month.merged)}${cost}.`,
        table(['', 'merged', 'after edits', 'closed', 'open', 'median days'], rows),
    ].join('\n\n');
}
function quality({ report }) {
    const lines = report.checks.map(({ ok, summary: text }) => `- ${ok ? '✅' : '⚠️'} ${(0,_shared_text_escape_js__WEBPACK_IMPORTED_MODULE_2__/* .markdown */ .wD)(text)}`);
    if (report.insights) {
        const { files, lines: read, rejected, daysMissing, spoofed, warnings, } = report.insights.quality;
        if (files > 0) {
            lines.push(`- ${(0,_format_js__WEBPACK_IMPORTED_MODULE_3__/* .counted */ .hS)(read, 'line')} of ${(0,_format_js__WEBPACK_IMPORTED_MODULE_3__/* .counted */ .hS)(files, 'file')} read, ${(0,_format_js__WEBPACK_IMPORTED_MODULE_3__/* .count */ .U9)(rejected)} rejected.`);
        }
        else
            lines.push(...warnings.map((note) => `- ${(0,_shared_text_escape_js__WEBPACK_IMPORTED_MODULE_2__/* .markdown */ .wD)((0,_shared_text_escape_js__WEBPACK_IMPORTED_MODULE_2__/* .shorten */ .ml)(note, 500))}`));
        lines.push(...(0,_headline_js__WEBPACK_IMPORTED_MODULE_4__/* .spoofNote */ .e$)(spoofed).map((note) => `- ⚠️ ${note}`));
        if (daysMissing.length > 0)
            lines.push(`- No data for ${(0,_format_js__WEBPACK_IMPORTED_MODULE_3__/* .counted */ .hS)(daysMissing.length, 'day')}.`);
    }
    return `<details><summary>Data quality</summary>\n\n${lines.join('\n')}\n- Source: ${(0,_shared_text_escape_js__WEBPACK_IMPORTED_MODULE_2__/* .markdown */ .wD)((0,_shared_text_escape_js__WEBPACK_IMPORTED_MODULE_2__/* .shorten */ .ml)(report.source, 500))}\n\n</details>`;
}
function table(heads, rows) {
    const rule = heads.map((_, index) => (index === 0 ? '---' : '---:'));
    return `| ${heads.join(' | ')} |\n| ${rule.join(' | ')} |\n${rows.join('\n')}`;
}
const path = (text) => `<code>${(0,_shared_text_escape_js__WEBPACK_IMPORTED_MODULE_2__/* .markdown */ .wD)((0,_shared_text_escape_js__WEBPACK_IMPORTED_MODULE_2__/* .shorten */ .ml)(text, PATH_LENGTH))}</code>`;
// The report as a comment on an issue: the summary, as much of it as fits, with nothing in it that
// notifies people or refers to other issues.
/** GitHub's limit is 65,536 characters. */
const MAX_LENGTH = 55_000;
const TOP = 10;
const LEFT_OUT = '_The rest did not fit into a comment. It is in the report._';
function issueReport(story, links) {
    const parts = summaryParts({ ...story, top: story.top.slice(0, TOP) }, links).map(quiet);
    let length = 0;
    const fitting = parts.findIndex((part) => {
        length += part.length + 2;
        return length > MAX_LENGTH;
    });
    const shown = fitting < 0 ? parts : [...parts.slice(0, fitting), LEFT_OUT];
    return `${shown.join('\n\n')}\n`;
}
/** GitHub looks for `@name` and `#1` after it has decoded the text; a word joiner separates them. */
function quiet(part) {
    return part.replace(/&#(?:64|35);/g, '$&&#8288;');
}


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
