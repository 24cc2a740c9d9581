export const id = 9969;
export const ids = [9969];
export const modules = {

/***/ 84892:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  exportPageViews: () => (/* binding */ exportPageViews),
  o: () => (/* binding */ openSource)
});

// UNUSED EXPORTS: workflowArtifacts

// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __webpack_require__(48161);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./.build/program/src/config/settings.js
var settings = __webpack_require__(81910);
// EXTERNAL MODULE: ./.build/program/src/github/thread-host.js + 4 modules
var thread_host = __webpack_require__(54572);
// EXTERNAL MODULE: ./.build/program/src/jobs/changes/secrets.js + 1 modules
var secrets = __webpack_require__(61051);
// EXTERNAL MODULE: ./.build/program/src/shared/clock.js
var clock = __webpack_require__(66122);
// EXTERNAL MODULE: ./.build/program/src/shared/errors.js
var errors = __webpack_require__(42205);
// EXTERNAL MODULE: ./.build/program/src/shared/network/network.js
var network = __webpack_require__(10031);
// EXTERNAL MODULE: ./.build/program/src/action/connect-github.js
var connect_github = __webpack_require__(92137);
// EXTERNAL MODULE: ./.build/program/src/bot/marker.js
var bot_marker = __webpack_require__(66010);
// EXTERNAL MODULE: ./.build/program/src/bot/words.js
var words = __webpack_require__(16587);
// EXTERNAL MODULE: ./.build/program/src/views/export/export.js + 3 modules
var export_export = __webpack_require__(73661);
// EXTERNAL MODULE: ./.build/program/src/views/export/options.js
var options = __webpack_require__(24094);
// EXTERNAL MODULE: ./.build/program/src/views/export/write.js + 7 modules
var write = __webpack_require__(80008);
// EXTERNAL MODULE: ./.build/program/src/views/reports/format.js
var format = __webpack_require__(70770);
// EXTERNAL MODULE: ./.build/program/src/views/reports/headline.js
var headline = __webpack_require__(30345);
// EXTERNAL MODULE: ./.build/program/src/shared/days.js
var days = __webpack_require__(65529);
// EXTERNAL MODULE: ./.build/program/src/shared/text/escape.js
var text_escape = __webpack_require__(90007);
// EXTERNAL MODULE: ./.build/program/src/views/reports/quality-notes.js
var quality_notes = __webpack_require__(54456);
// EXTERNAL MODULE: ./.build/program/src/views/reports/story.js
var story = __webpack_require__(54516);
;// CONCATENATED MODULE: ./.build/program/src/views/reports/markdown.js
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
function artifact({ artifactUrl, artifactName = 'page-views', reportUrl }) {
    if (!artifactUrl)
        return '';
    if (reportUrl) {
        return `**[Open the report](${encodeURI(reportUrl)})** · [Download the data](${encodeURI(artifactUrl)}) (artifact ${(0,text_escape/* markdown */.wD)(artifactName)})`;
    }
    return `[Download the report and its data](${encodeURI(artifactUrl)}) (artifact ${(0,text_escape/* markdown */.wD)(artifactName)}; open \`report.html\`)`;
}
function figureTable({ report }) {
    const rows = (0,headline/* figures */.u5)(report).map(({ label, value, delta, before }) => `| ${label} | **${value}** |${report.previous ? ` ${delta ?? '–'} | ${before ?? '–'} |` : ''}`);
    const notes = (0,headline/* figures */.u5)(report).flatMap(({ label, note }) => (note ? [`${label}: ${note}`] : []));
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
    const [compared, known] = [report.previous !== null, (0,headline/* agentsKnown */.yJ)(report)];
    const rows = [];
    let bytes = 0;
    for (const row of top) {
        const ai = known ? `${(0,format/* count */.U9)(row.ai)} | ${(0,format/* percent */.KN)((0,story/* aiShare */.ci)(row))}` : '– | –';
        const line = `| ${path(row.path)} | ${(0,format/* count */.U9)(row.human)} | ${ai} | ${(0,format/* count */.U9)(row.total)} |${compared ? ` ${(0,format/* differenceText */.Lr)(row.total, row.previous?.total ?? null)} |` : ''}`;
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
    const rows = ({ path: where, now, before }) => `| ${path(where)} | ${before.total === 0 ? (0,format/* signed */.x8)(now.total) : (0,format/* differenceText */.Lr)(now.total, before.total)} | ${(0,format/* count */.U9)(before.total)} → ${(0,format/* count */.U9)(now.total)} |`;
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
    const missing = (0,story/* missingPages */.Jw)(insights?.missing ?? []);
    for (const [by, who, asks] of [
        ['ai', 'AI', 'requests'],
        ['human', 'people', 'request'],
    ]) {
        const asked = missing.filter((page) => page[by] > 0).sort((a, b) => b[by] - a[by]);
        if (asked.length === 0)
            continue;
        const rows = asked.slice(0, 10).map((page) => `| ${path(page.path)} | ${(0,format/* count */.U9)(page[by])} |`);
        parts.push(`### Missing pages that ${who} ${asks}\n\n${table(['path', 'requests'], rows)}`);
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

;// CONCATENATED MODULE: ./.build/program/src/action/report-views.js
// `mode: views`: exports the page views, uploads them, and reports them in the job summary.












async function runViews(inputs, run) {
    const { views, job } = inputs;
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
async function upload({ views }, { artifacts, runner, reportDir: dir }, files) {
    const { artifactName: name, retentionDays } = views;
    const days = retentionDays === undefined ? {} : { retentionDays };
    const kept = await artifacts.upload({ name, dir, files, ...days });
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
        const opened = await artifacts.uploadFile({ name: report, dir, ...days });
        return opened.kind === 'kept' ? { ...links, reportUrl: opened.url } : links;
    }
    catch (error) {
        // The archive has the report as well.
        runner.warn((0,errors/* sentence */.em)(error));
        return links;
    }
    finally {
        await (0,promises_.rm)((0,external_node_path_.join)(dir, report), { force: true });
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
    const marker = (0,bot_marker/* writeMarker */.en)({ event: EVENT, phase: 'told' }, { repository, thread: issue });
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
    const found = await host.findComments({ thread: issue }, (0,bot_marker/* markerPrefix */.X4)(EVENT));
    if (found.length === 0)
        return undefined;
    const self = await host.self();
    return found.find(({ author, body }) => author === self && (0,bot_marker/* readMarker */.t7)(body, { repository, thread: issue })?.event === EVENT);
}

;// CONCATENATED MODULE: ./.build/program/src/action/export-views.js
// `mode: views` in a workflow run.











async function exportPageViews(run) {
    const { inputs, facts, env, runner, signal } = run;
    const host = (0,thread_host.createThreadHost)((0,connect_github/* connectGithub */.S)(run));
    const { config } = await (0,settings/* loadSettings */.M5)(host, facts.repository, runner);
    const issue = config.views['report-issue'];
    const source = await openSource(run, config);
    const { receiptsFor } = await __webpack_require__.e(/* import() */ 1855).then(__webpack_require__.bind(__webpack_require__, 61855));
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
    const { connectRemote } = await Promise.all(/* import() */[__webpack_require__.e(6752), __webpack_require__.e(2876), __webpack_require__.e(4795)]).then(__webpack_require__.bind(__webpack_require__, 52876));
    return {
        service: connectRemote({ baseUrl, apiKey, env, log: runner }),
        source: baseUrl,
        maxRequests: config.views['max-requests'],
    };
}
async function openLogs(run, { views: settings }) {
    const { accessLogs: logs } = run.inputs.views;
    const { openLogViews } = await Promise.all(/* import() */[__webpack_require__.e(2109), __webpack_require__.e(4953), __webpack_require__.e(3450)]).then(__webpack_require__.bind(__webpack_require__, 84953));
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
    const { createGit } = await __webpack_require__.e(/* import() */ 958).then(__webpack_require__.bind(__webpack_require__, 60958));
    const { patient } = await __webpack_require__.e(/* import() */ 958).then(__webpack_require__.bind(__webpack_require__, 60958));
    const { openRemoteRefs } = await __webpack_require__.e(/* import() */ 8669).then(__webpack_require__.bind(__webpack_require__, 28669));
    const { createGitHistory } = await __webpack_require__.e(/* import() */ 8188).then(__webpack_require__.bind(__webpack_require__, 88188));
    const origin = new URL(facts.serverUrl).origin;
    const credentials = { origin, token: inputs.service.githubToken ?? '' };
    const patience = { clock: clock/* systemClock */.m, random: Math.random };
    const git = patient(createGit({ path: facts.path, credentials, network: (0,network/* gitNetwork */.D)(env) }), patience);
    const scratch = await (0,promises_.mkdtemp)((0,external_node_path_.join)(facts.temp ?? (0,external_node_os_.tmpdir)(), 'views-history-'));
    const remote = `${facts.serverUrl}/${facts.repository}.git`;
    const refs = await openRemoteRefs(git, scratch, remote);
    // Anyone can request a page with a token in its name; only our own secrets are blocked.
    const scanner = (0,secrets/* secretScanner */.R0)((0,secrets/* secretValues */.VX)(env), { shapes: false });
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
function workflowArtifacts(runner) {
    const upload = async ({ name, dir, files, retentionDays }, options) => {
        const reason = whyNowhere(runner);
        if (reason)
            return { kind: 'nowhere', reason };
        const { DefaultArtifactClient } = await __webpack_require__.e(/* import() */ 9645).then(__webpack_require__.bind(__webpack_require__, 9645));
        const paths = files.map((file) => (0,external_node_path_.join)(dir, file));
        const { group } = await Promise.resolve(/* import() */).then(__webpack_require__.bind(__webpack_require__, 91659));
        const retention = retentionDays === undefined ? {} : { retentionDays };
        // The package prints a line for each of its steps, which interests nobody unless one fails.
        const { id } = await group(`Uploading ${name}`, () => new DefaultArtifactClient().uploadArtifact(name, paths, dir, { ...options, ...retention })).catch((error) => {
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


/***/ }),

/***/ 90007:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   RK: () => (/* binding */ visible),
/* harmony export */   ZD: () => (/* binding */ escapeHtml),
/* harmony export */   a4: () => (/* binding */ mermaid),
/* harmony export */   fu: () => (/* binding */ csv),
/* harmony export */   ml: () => (/* binding */ shorten),
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
