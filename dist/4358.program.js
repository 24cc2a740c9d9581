export const id = 4358;
export const ids = [4358];
export const modules = {

/***/ 58982:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   S: () => (/* binding */ connectGithub)
/* harmony export */ });
/* harmony import */ var _github_client_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(89734);
/* harmony import */ var _shared_clock_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(66122);
/* harmony import */ var _shared_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(42205);
/* harmony import */ var _network_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(72605);




function connectGithub({ env, inputs, facts, runner }) {
    const token = inputs.service.githubToken;
    if (!token) {
        throw new _shared_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .SetupError */ .w3('Input `github-token` is empty. Leave it out to use the workflow’s own token.');
    }
    // Not tied to the run's signal: the last update on a thread comes after it.
    return (0,_github_client_js__WEBPACK_IMPORTED_MODULE_0__.createGithub)({
        ...facts,
        token,
        clock: _shared_clock_js__WEBPACK_IMPORTED_MODULE_1__/* .systemClock */ .m,
        random: Math.random,
        log: runner,
        fetch: (0,_network_js__WEBPACK_IMPORTED_MODULE_3__/* .fetchFor */ .G)(env),
    });
}


/***/ }),

/***/ 51846:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  exportPageViews: () => (/* binding */ exportPageViews),
  o: () => (/* binding */ openSource)
});

// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __webpack_require__(48161);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./.build/program/src/shared/errors.js
var errors = __webpack_require__(42205);
;// CONCATENATED MODULE: ./.build/program/src/action/artifact.js
// Artifacts of a workflow run. The package is loaded only when there is something to upload: it takes
// a quarter of a second.


function workflowArtifacts(runner) {
    return {
        async upload({ name, dir, files, retentionDays }) {
            const reason = whyNowhere(runner);
            if (reason)
                return { kind: 'nowhere', reason };
            const { DefaultArtifactClient } = await __webpack_require__.e(/* import() */ 9645).then(__webpack_require__.bind(__webpack_require__, 9645));
            const paths = files.map((file) => (0,external_node_path_.join)(dir, file));
            const options = retentionDays === undefined ? {} : { retentionDays };
            const { id } = await new DefaultArtifactClient()
                .uploadArtifact(name, paths, dir, options)
                .catch((error) => {
                throw new errors/* Unavailable */.$P(failure(name, dir, error), { cause: error });
            });
            if (id === undefined)
                throw new errors/* Unavailable */.$P(failure(name, dir, 'no ID was returned'));
            return { kind: 'kept', id, url: `${runner.runUrl}/artifacts/${id}` };
        },
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

// EXTERNAL MODULE: ./.build/program/src/export/export.js + 31 modules
var export_export = __webpack_require__(16686);
// EXTERNAL MODULE: ./.build/program/src/export/range.js
var export_range = __webpack_require__(24898);
// EXTERNAL MODULE: ./.build/program/src/reports/format.js
var format = __webpack_require__(85517);
// EXTERNAL MODULE: ./.build/program/src/reports/headline.js
var headline = __webpack_require__(16466);
// EXTERNAL MODULE: ./.build/program/src/shared/days.js
var days = __webpack_require__(65529);
// EXTERNAL MODULE: ./.build/program/src/text/escape.js
var text_escape = __webpack_require__(14987);
// EXTERNAL MODULE: ./.build/program/src/reports/quality-notes.js
var quality_notes = __webpack_require__(31353);
// EXTERNAL MODULE: ./.build/program/src/reports/story.js + 1 modules
var story = __webpack_require__(77653);
;// CONCATENATED MODULE: ./.build/program/src/reports/markdown.js
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
        `## Page views: ${(0,text_escape/* markdown */.wD)((0,text_escape/* shorten */.ml)(report.title, PATH_LENGTH))}`,
        `**${(0,format/* rangeText */.EN)(report.range)}** · ${(0,format/* counted */.hS)((0,days/* dayCount */.AV)(report.range), 'day')}, UTC${report.previous ? ` · compared with ${(0,format/* rangeText */.EN)(report.previous.range)}` : ''}`,
        (0,headline/* lead */.HI)(report),
        partial(story),
        artifact(links),
        figureTable(story),
        mermaidChart(story),
        weekTable(story),
        topPages(story),
        movers(story),
        aiPart(story),
        referralPart(story),
        workPart(story),
        quality(story),
    ].filter((part) => part !== '');
}
function partial({ report: { missing } }) {
    if (missing.length === 0)
        return '';
    const lines = missing.map((what) => `> - ${(0,text_escape/* markdown */.wD)((0,text_escape/* shorten */.ml)(what, 500))}`);
    return `> [!WARNING]\n> This export is partial.\n${lines.join('\n')}`;
}
function artifact({ artifactUrl, artifactName = 'page-views' }) {
    if (!artifactUrl)
        return '';
    return `[Download the report and its data](${encodeURI(artifactUrl)}) (artifact ${(0,text_escape/* markdown */.wD)(artifactName)}; open \`report.html\`)`;
}
function figureTable({ report }) {
    const rows = (0,headline/* figures */.u5)(report).map(({ label, value, delta, before }) => `| ${label} | **${value}** |${report.previous ? ` ${delta ?? '–'} | ${before ?? '–'} |` : ''}`);
    return table(['', 'this period', ...(report.previous ? ['change', 'previous period'] : [])], rows);
}
/** Columns of one chart are drawn over each other, so AI before the total looks stacked. */
function mermaidChart({ chart, report }) {
    const shown = chart.bars.slice(-CHART_BARS);
    // This kind of chart has no gaps, and a column of height 0 would mean no readers.
    const bars = shown.flatMap(({ from, counts }) => (counts ? [{ from, ...counts }] : []));
    if (bars.length < 2 || report.totals.total === 0)
        return '';
    const labels = bars.map(({ from }) => `"${(0,text_escape/* mermaid */.a4)((0,format/* shortDay */.tE)(from))}"`);
    const total = bars.map((bar) => bar.total);
    const ai = bars.map((bar) => bar.ai);
    const gaps = shown.length - bars.length;
    const left = gaps > 0 ? ` · not drawn: ${(0,format/* counted */.hS)(gaps, chart.unit)} without data` : '';
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
  title "Views per ${chart.unit}"
  x-axis [${labels.join(', ')}]
  y-axis "views" 0 --> ${Math.max(1, ...total)}
  bar [${total.join(', ')}]
  bar [${ai.join(', ')}]
\`\`\`
🟦 whole column: all views · 🟧 lower part: views by AI${left}`;
}
function weekTable({ report }) {
    if (!(0,story/* trend */.GW)(report))
        return '';
    const weeks = report.insights?.weeks ?? [];
    const rows = weeks.map(({ from, views, aiReferrals, daysCovered }) => {
        const week = `week of ${(0,format/* shortDay */.tE)(from)}`;
        if (!views)
            return `| ${week} | – | – | – | ${daysCovered} of 7 days have data |`;
        const cells = [views.human, views.ai, aiReferrals, views.total].map(format/* optional */.lq);
        return `| ${week} | ${cells.join(' | ')} |`;
    });
    const heads = ['', 'people', 'AI', 'sent by AI', 'total'];
    return `### The last ${weeks.length} weeks\n\n${table(heads, rows)}`;
}
function topPages({ top, report }) {
    if (top.length === 0)
        return '';
    const compared = report.previous !== null;
    const rows = [];
    let bytes = 0;
    for (const row of top) {
        const cells = [row.human, row.ai].map(format/* count */.U9);
        const line = `| ${path(row.path)} | ${cells.join(' | ')} | ${(0,format/* percent */.KN)((0,story/* aiShare */.ci)(row))} | ${(0,format/* count */.U9)(row.total)} |${compared ? ` ${(0,format/* difference */.iv)(row.total, row.previous?.total ?? null)} |` : ''}`;
        bytes += Buffer.byteLength(line) + 1;
        if (bytes > TOP_BYTES)
            break;
        rows.push(line);
    }
    const heads = ['page', 'people', 'AI', 'AI share', 'total', ...(compared ? ['change'] : [])];
    const left = top.length - rows.length;
    const more = left > 0 ? `\n\n_${(0,format/* counted */.hS)(left, 'page')} more in the report._` : '';
    return `### Top pages\n\n${table(heads, rows)}${more}`;
}
function movers({ risers, fallers, report }) {
    if (!report.previous || risers.length + fallers.length === 0)
        return '';
    const rows = ({ path: where, now, before }) => `| ${path(where)} | ${(0,format/* signed */.x8)(now.total - before.total)} | ${(0,format/* count */.U9)(before.total)} → ${(0,format/* count */.U9)(now.total)} |`;
    const part = (title, list) => list.length === 0
        ? ''
        : `#### ${title}\n\n${table(['page', 'change', 'views'], list.map(rows))}\n\n`;
    return `### Biggest changes\n\n${part('Up', risers)}${part('Down', fallers)}_Pages with at least ${story/* MOVER_FLOOR */.$Y} views in either period and a change larger than chance._`;
}
function aiPart({ report: { insights }, aiOnly, aiOnlyPages }) {
    const parts = [];
    if (insights && insights.agents.length > 0) {
        const checked = insights.agents.some(({ verified }) => verified !== null);
        const rows = insights.agents.slice(0, 10).map(({ agent, class: kind, ...counts }) => {
            const note = insights.aiClasses.includes(kind) ? '' : ' (not counted)';
            const checks = checked ? [counts.verified, counts.spoofed].map(format/* optional */.lq) : [];
            return `| ${[path(agent), `${kind}${note}`, (0,format/* count */.U9)(counts.views), ...checks].join(' | ')} |`;
        });
        const heads = ['agent', 'class', 'requests', ...(checked ? ['verified', 'spoofed'] : [])];
        parts.push(`### AI by agent\n\n${table(heads, rows)}`);
    }
    if (aiOnly.length > 0) {
        const rows = aiOnly.map((row) => `| ${path(row.path)} | ${(0,format/* count */.U9)(row.ai)} |`);
        parts.push(`### Pages that only AI reads (${(0,format/* count */.U9)(aiOnlyPages)})\n\n${table(['page', 'AI'], rows)}`);
    }
    const missing = insights?.missing.filter(({ ai }) => ai > 0).slice(0, 10) ?? [];
    if (missing.length > 0) {
        const rows = missing.map((one) => `| ${path(one.path)} | ${(0,format/* count */.U9)(one.ai)} |`);
        parts.push(`### Missing pages that AI requests\n\n${table(['path', 'AI requests'], rows)}`);
    }
    return parts.join('\n\n');
}
function referralPart({ report: { insights }, referred }) {
    const sources = insights?.aiReferrals?.sources.slice(0, 10) ?? [];
    if (sources.length === 0)
        return '';
    const from = sources.map(({ source, views }) => `| ${(0,text_escape/* markdown */.wD)(source)} | ${(0,format/* count */.U9)(views)} |`);
    const to = referred.map((row) => `| ${path(row.path)} | ${(0,format/* count */.U9)(row.aiReferrals ?? 0)} |`);
    const pages = to.length > 0 ? `\n\n${table(['page', 'views'], to)}` : '';
    return `### People sent by AI\n\n${table(['source', 'views'], from)}${pages}`;
}
function workPart({ report: { work = [] } }) {
    if (work.length === 0)
        return '';
    const rows = work.map(({ pull, merged, sum: { before, after } }) => {
        const people = `${(0,format/* count */.U9)(before.human)} → ${(0,format/* count */.U9)(after.human)}`;
        return `| #${pull.number}, merged ${(0,format/* shortDay */.tE)(merged)} | ${people} | ${(0,format/* count */.U9)(before.ai)} → ${(0,format/* count */.U9)(after.ai)} |`;
    });
    return `### What your documentation work did\n\n${table(['pull request', 'people', 'AI'], rows)}\n\n_Views of the pages that each pull request changed, four weeks before and after it was merged._`;
}
function quality({ report }) {
    const lines = report.checks.map(({ ok, summary: text }) => `- ${ok ? '✅' : '⚠️'} ${(0,text_escape/* markdown */.wD)(text)}`);
    if (report.insights) {
        const { files, lines: read, rejected, daysMissing, spoofed } = report.insights.quality;
        lines.push(`- ${(0,format/* counted */.hS)(read, 'line')} of ${(0,format/* counted */.hS)(files, 'file')} read, ${(0,format/* count */.U9)(rejected)} rejected.`);
        lines.push(...(0,quality_notes/* spoofNote */.e)(spoofed).map((note) => `- ⚠️ ${note}`));
        if (daysMissing.length > 0)
            lines.push(`- No data for ${(0,format/* counted */.hS)(daysMissing.length, 'day')}.`);
    }
    return `<details><summary>Data quality</summary>\n\n${lines.join('\n')}\n- Source: ${(0,text_escape/* markdown */.wD)((0,text_escape/* shorten */.ml)(report.source, 500))}\n\n</details>`;
}
function table(heads, rows) {
    const rule = heads.map((_, index) => (index === 0 ? '---' : '---:'));
    return `| ${heads.join(' | ')} |\n| ${rule.join(' | ')} |\n${rows.join('\n')}`;
}
const path = (text) => `<code>${(0,text_escape/* markdown */.wD)((0,text_escape/* shorten */.ml)(text, PATH_LENGTH))}</code>`;

;// CONCATENATED MODULE: ./.build/program/src/reports/issue-report.js
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

// EXTERNAL MODULE: ./.build/program/src/thread/marker.js
var thread_marker = __webpack_require__(31359);
// EXTERNAL MODULE: ./.build/program/src/thread/words.js + 1 modules
var words = __webpack_require__(34870);
;// CONCATENATED MODULE: ./.build/program/src/action/report-comment.js
// The weekly report on an issue: one comment of ours, edited each time. It is found by its marker, and
// only among what this token wrote: anyone can copy a marker.



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
    const marker = (0,thread_marker/* writeMarker */.en)({ event: EVENT, phase: 'told' }, { repository, thread: issue });
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
    const found = await host.findComments({ thread: issue }, (0,thread_marker/* markerPrefix */.X4)(EVENT));
    if (found.length === 0)
        return undefined;
    const self = await host.self();
    return found.find(({ author, body }) => author === self && (0,thread_marker/* readMarker */.t7)(body, { repository, thread: issue })?.event === EVENT);
}

;// CONCATENATED MODULE: ./.build/program/src/action/views.js
// `mode: views`: exports the page views, uploads them, and reports them in the job summary.








async function runViews(inputs, run) {
    const { views, job } = inputs;
    const { runner, clock } = run;
    const range = (0,export_range.chooseRange)(views, clock.now());
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
        compare: views.compare,
        formats: views.formats,
        top: views.top,
        outDir: run.reportDir,
        work: run.work,
        maxRequests: run.maxRequests,
        deadline: clock.now() + job.timeoutMinutes * 60_000,
    }, { service: run.service, clock, random: run.random, log: runner, signal: run.signal });
    tell(story, run);
    let links = {};
    try {
        links = await upload(inputs, run, files);
    }
    finally {
        // Write the summary even if the upload failed.
        await runner.summary(summary(story, links));
    }
    if (run.reportIssue)
        await deliverReport(issueReport(story, links), run.reportIssue);
}
function tell({ report }, { runner, reportDir }) {
    const { totals, pages, missing, checks, insights } = report;
    runner.output('views-human', String(totals.human));
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
    for (const note of insights ? (0,quality_notes/* qualityNotes */.j)(insights.quality) : [])
        runner.warn(note);
}
async function upload({ views }, { artifacts, runner, reportDir }, files) {
    const { artifactName: name, retentionDays } = views;
    const days = retentionDays === undefined ? {} : { retentionDays };
    const kept = await artifacts.upload({ name, dir: reportDir, files, ...days });
    if (kept.kind === 'nowhere') {
        runner.info(`No artifact was uploaded: ${kept.reason}. The files are in ${reportDir}.`);
        return {};
    }
    runner.output('artifact-id', String(kept.id));
    runner.output('artifact-url', kept.url);
    return { artifactUrl: kept.url, artifactName: name };
}

// EXTERNAL MODULE: ./.build/program/src/changes/secret-values.js
var secret_values = __webpack_require__(6171);
// EXTERNAL MODULE: ./.build/program/src/changes/secrets.js + 3 modules
var secrets = __webpack_require__(74279);
// EXTERNAL MODULE: ./.build/program/src/github/thread-host.js + 12 modules
var thread_host = __webpack_require__(58563);
// EXTERNAL MODULE: ./.build/program/src/shared/clock.js
var clock = __webpack_require__(66122);
// EXTERNAL MODULE: ./.build/program/src/compose/frugal-heap.js
var frugal_heap = __webpack_require__(38069);
// EXTERNAL MODULE: ./.build/program/src/compose/host-settings.js
var host_settings = __webpack_require__(61387);
// EXTERNAL MODULE: ./.build/program/src/compose/network.js
var network = __webpack_require__(72605);
// EXTERNAL MODULE: ./.build/program/src/compose/action/connect-github.js
var connect_github = __webpack_require__(58982);
;// CONCATENATED MODULE: ./.build/program/src/compose/action/views.js
// `mode: views` in a workflow run.














async function exportPageViews(run) {
    const { inputs, facts, env, runner, signal } = run;
    const host = (0,thread_host.createThreadHost)((0,connect_github/* connectGithub */.S)(run));
    const { config } = await (0,host_settings/* loadSettings */.M5)(host, facts.repository, runner);
    const issue = config.views['report-issue'];
    const source = await openSource(run, config);
    const { receiptsFor } = await __webpack_require__.e(/* import() */ 2086).then(__webpack_require__.bind(__webpack_require__, 92086));
    await runViews(inputs, {
        ...source,
        work: await receiptsFor(run, source),
        projectId: inputs.service.projectId ?? facts.repositoryId,
        title: facts.repository,
        reportDir: await (0,promises_.mkdtemp)((0,external_node_path_.join)(facts.temp ?? (0,external_node_os_.tmpdir)(), 'page-views-')),
        artifacts: workflowArtifacts({
            ...facts,
            hasResults: Boolean(env.ACTIONS_RESULTS_URL && env.ACTIONS_RUNTIME_TOKEN),
        }),
        ...(issue !== undefined && { reportIssue: { host, repository: facts.repository, issue } }),
        runner,
        clock: clock/* systemClock */.m,
        random: Math.random,
        signal,
    });
    return null;
}
async function openSource(run, config) {
    const { env, inputs, runner } = run;
    const { baseUrl, apiKey = '' } = inputs.service;
    if (inputs.views.accessLogs.length > 0)
        return openLogs(run, config);
    if (baseUrl === undefined) {
        throw new errors/* SetupError */.w3('Page views need a source. Set `access-logs` to the globs of your logs, or `base-url` to the URL of a service.');
    }
    (0,frugal_heap/* keepHeapSmall */.p)();
    const { connectRemote } = await Promise.all(/* import() */[__webpack_require__.e(6752), __webpack_require__.e(4814), __webpack_require__.e(4795)]).then(__webpack_require__.bind(__webpack_require__, 44814));
    return {
        service: connectRemote({ baseUrl, apiKey, env, log: runner }),
        source: baseUrl,
        maxRequests: config.views['max-requests'],
    };
}
async function openLogs(run, { views: settings }) {
    const { accessLogs: logs } = run.inputs.views;
    const { openLogViews } = await __webpack_require__.e(/* import() */ 1274).then(__webpack_require__.bind(__webpack_require__, 1274));
    // Anyone who can read the repository can read the history, so in a public one it is opt-in.
    const keep = settings.history ?? run.event.payload.repository?.private === true;
    const history = keep && !run.inputs.dryRun ? await openHistory(run) : undefined;
    return {
        service: await openLogViews({ logs, settings, history }),
        source: `access logs ${logs.join(' ')}`,
        maxRequests: Number.POSITIVE_INFINITY,
    };
}
async function openHistory({ inputs, facts, env }) {
    const { createGit } = await __webpack_require__.e(/* import() */ 4692).then(__webpack_require__.bind(__webpack_require__, 74692));
    const { patient } = await __webpack_require__.e(/* import() */ 4806).then(__webpack_require__.bind(__webpack_require__, 4806));
    const { openRemoteRefs } = await __webpack_require__.e(/* import() */ 2465).then(__webpack_require__.bind(__webpack_require__, 32465));
    const { createGitHistory } = await __webpack_require__.e(/* import() */ 8188).then(__webpack_require__.bind(__webpack_require__, 88188));
    const origin = new URL(facts.serverUrl).origin;
    const credentials = { origin, token: inputs.service.githubToken ?? '' };
    const patience = { clock: clock/* systemClock */.m, random: Math.random };
    const git = patient(createGit({ path: facts.path, credentials, network: (0,network/* gitNetwork */.D)(env) }), patience);
    const scratch = await (0,promises_.mkdtemp)((0,external_node_path_.join)(facts.temp ?? (0,external_node_os_.tmpdir)(), 'views-history-'));
    const remote = `${facts.serverUrl}/${facts.repository}.git`;
    const refs = await openRemoteRefs(git, scratch, remote);
    // Anyone can request a page with a token in its name; only our own secrets are blocked.
    const scanner = (0,secrets/* secretScanner */.R)((0,secret_values/* secretValues */.V)(env), { shapes: false });
    return createGitHistory({
        refs,
        clock: clock/* systemClock */.m,
        random: Math.random,
        guard(day) {
            if (scanner.scan([], { day }).length === 0)
                return;
            throw new errors/* InvalidRequest */.zh('The access logs contain a secret of this workflow, so nothing was pushed. Replace the secret, and remove it from the logs.');
        },
    });
}


/***/ }),

/***/ 38069:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   p: () => (/* binding */ keepHeapSmall)
/* harmony export */ });
/* harmony import */ var node_v8__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(78877);

/**
 * V8 lets the heap of a short program grow to a multiple of the live data, because machines have
 * memory to spare. An export creates a lot of short-lived garbage. A small young generation, an old
 * generation that is collected after it grows by a fifth, and one compiler fewer save 40 MB on
 * 100,000 pages and cost no time. V8 reads all three flags while it runs, not only at startup.
 */
function keepHeapSmall() {
    (0,node_v8__WEBPACK_IMPORTED_MODULE_0__.setFlagsFromString)('--semi-space-growth-factor=1');
    (0,node_v8__WEBPACK_IMPORTED_MODULE_0__.setFlagsFromString)('--heap-growing-percent=20');
    (0,node_v8__WEBPACK_IMPORTED_MODULE_0__.setFlagsFromString)('--no-maglev');
}


/***/ }),

/***/ 61387:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   M5: () => (/* binding */ loadSettings),
/* harmony export */   d1: () => (/* binding */ organizationOf),
/* harmony export */   f5: () => (/* binding */ settingsOf),
/* harmony export */   u0: () => (/* binding */ lockedWords),
/* harmony export */   wC: () => (/* binding */ warnOfLocked)
/* harmony export */ });
/* harmony import */ var _action_settings_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(55648);
// The settings of a repository and of the organization that it belongs to.

/** `repository`: `OWNER/NAME` */
async function loadSettings(host, repository, log) {
    const [own, organization] = await Promise.all([
        host.readFile(_action_settings_js__WEBPACK_IMPORTED_MODULE_0__/* .CONFIG_PATH */ .tF),
        host.readOwnersFile(_action_settings_js__WEBPACK_IMPORTED_MODULE_0__/* .ORGANIZATION_PATH */ .Kw),
    ]);
    const settings = settingsOf(repository, own, organization);
    warnOfLocked(settings, repository, log);
    return settings;
}
function settingsOf(repository, own, organization) {
    const organizationName = organizationOf(repository);
    return (0,_action_settings_js__WEBPACK_IMPORTED_MODULE_0__/* .readSettings */ .sb)({ repository: own, organization, organizationName });
}
function organizationOf(repository) {
    return `${repository.split('/')[0]}/${_action_settings_js__WEBPACK_IMPORTED_MODULE_0__/* .ORGANIZATION_REPOSITORY */ .PO}`;
}
function warnOfLocked({ overruled }, repository, log) {
    if (overruled.length > 0)
        log.warn(lockedWords(overruled, repository));
}
function lockedWords(names, repository) {
    const all = names.map((name) => `\`${name}\``).join(', ');
    const [them, values] = names.length === 1 ? ['it', 'value is'] : ['them', 'values are'];
    return `\`${_action_settings_js__WEBPACK_IMPORTED_MODULE_0__/* .CONFIG_PATH */ .tF}\` sets ${all}, but ${organizationOf(repository)} locks ${them}, so the organization's ${values} used. Remove ${them} from the file.`;
}


/***/ }),

/***/ 72605:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D: () => (/* binding */ gitNetwork),
/* harmony export */   G: () => (/* binding */ fetchFor)
/* harmony export */ });
/* harmony import */ var _proxy_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(50859);
// Outgoing connections: through the proxy from the environment, for the service, GitHub, the model,
// and git.

/** Node's own `fetch` unless there is a proxy: the package that supports proxies loads slowly. */
function fetchFor(env) {
    const proxy = (0,_proxy_js__WEBPACK_IMPORTED_MODULE_0__/* .proxyOf */ .O)(env);
    if (!proxy)
        return fetch;
    let opened;
    return async (input, init) => {
        opened ??= Promise.all(/* import() */[__webpack_require__.e(6752), __webpack_require__.e(114)]).then(__webpack_require__.bind(__webpack_require__, 70114)).then(({ fetchThrough }) => fetchThrough(proxy));
        return (await opened)(input, init);
    };
}
/** The same settings for git. libcurl reads `http_proxy` only in lowercase. */
function gitNetwork(env) {
    const proxy = (0,_proxy_js__WEBPACK_IMPORTED_MODULE_0__/* .proxyOf */ .O)(env);
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

/***/ 50859:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   O: () => (/* binding */ proxyOf),
/* harmony export */   b: () => (/* binding */ PROXY_VARIABLES)
/* harmony export */ });
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


/***/ }),

/***/ 46881:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Qx: () => (/* binding */ MAX_ID_LENGTH),
/* harmony export */   eQ: () => (/* binding */ isId),
/* harmony export */   g6: () => (/* binding */ IDEMPOTENCY_KEY),
/* harmony export */   ij: () => (/* binding */ checkId),
/* harmony export */   pw: () => (/* binding */ ID_PATTERN)
/* harmony export */ });
/* harmony import */ var _shared_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(42205);
// Identifiers that are valid in a URL path of the contract.

/** Longer identifiers are refused, so that none can swell a log, a ref or a file name. */
const MAX_ID_LENGTH = 200;
/** Of a request that may be repeated: visible ASCII, such as a UUID. */
const IDEMPOTENCY_KEY = /^[\x21-\x7e]{1,255}$/;
/** The same as `isId`, for the OpenAPI document. */
const ID_PATTERN = /^(?!\.{1,2}$)[^/\\\u0000-\u001f\u007f]+$/;
/**
 * A path parameter must stay one segment: `..` would be folded away by any URL parser, and a slash
 * would reach another route behind a proxy that decodes it. Half a surrogate pair has no encoding.
 */
function isId(value) {
    if (value === '' || value === '.' || value === '..' || value.length > MAX_ID_LENGTH)
        return false;
    return value.isWellFormed() && !/[/\\\u0000-\u001f\u007f]/.test(value);
}
function checkId(name, value) {
    if (isId(value))
        return value;
    throw new _shared_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .InvalidRequest */ .zh(`\`${name}\` must be 1 to ${MAX_ID_LENGTH} characters without \`/\`, \`\\\` or control characters, and not \`.\` or \`..\`; copy it as the service gave it.`);
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
