export const id = 5336;
export const ids = [5336];
export const modules = {

/***/ 64561:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C: () => (/* binding */ discreet),
/* harmony export */   Gj: () => (/* binding */ replyAt),
/* harmony export */   Od: () => (/* binding */ scopeOf),
/* harmony export */   lP: () => (/* binding */ followUpsOf),
/* harmony export */   rm: () => (/* binding */ buildBotContext)
/* harmony export */ });
/* harmony import */ var _jobs_changes_secrets_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(61051);
/* harmony import */ var _shared_runtime_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(82860);
/* harmony import */ var _reply_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(37518);
/* harmony import */ var _trigger_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(41590);




/** What is the same in a workflow run and on a server is added here. */
function buildBotContext(given, config) {
    return {
        ...given,
        ...(0,_shared_runtime_js__WEBPACK_IMPORTED_MODULE_1__/* .systemRuntime */ .gh)(given.log),
        read: (body) => (0,_trigger_js__WEBPACK_IMPORTED_MODULE_3__/* .readCommand */ .U)(body, given.voice.word),
        settings: async () => followUpsOf(await config()),
    };
}
function followUpsOf(config) {
    return { reviews: config.review === 'instructions', fixChecks: config['fix-checks'] };
}
/** `heading` stands above whatever the answer says. */
function replyAt(bot, event, place, heading) {
    return new _reply_js__WEBPACK_IMPORTED_MODULE_2__/* .Reply */ .v(event, place, scopeOf(bot, place.thread), bot, heading);
}
function scopeOf({ repository, markerKey }, thread) {
    return { repository, thread, ...(markerKey !== undefined && { key: markerKey }) };
}
// A host that never publishes a secret, wherever it came from.
/** The secrets are read for each text: tokens change. */
function discreet(host, secrets) {
    const redact = (text) => (0,_jobs_changes_secrets_js__WEBPACK_IMPORTED_MODULE_0__/* .secretScanner */ .R0)(secrets).redact(text);
    return {
        ...host,
        createComment: (place, body, marker) => host.createComment(place, redact(body), marker),
        editComment: (comment, body) => host.editComment(comment, redact(body)),
        // Logs hold what programs printed, and GitHub masks only the secrets that it knows.
        failedChecks: async (sha) => (await host.failedChecks(sha)).map(({ name, output }) => ({
            name: redact(name),
            output: async () => redact(await output()),
        })),
    };
}


/***/ }),

/***/ 58018:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   EL: () => (/* binding */ inferSite),
/* harmony export */   et: () => (/* binding */ subjectOf),
/* harmony export */   uT: () => (/* binding */ findPages),
/* harmony export */   wi: () => (/* binding */ readMost)
/* harmony export */ });
/* unused harmony exports pageAsked, isFalling, ranked */
/* harmony import */ var _shared_days_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(65529);
/* harmony import */ var _views_export_export_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(27616);
/* harmony import */ var _views_reports_format_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(70770);



/** Of the pages that were read most; enough to see how addresses follow from files. */
const READ_TO_INFER = 2_000;
/** To say that nobody finds a page, most others must have been found under the same rule. */
const MIN_MATCHED = 3;
const MIN_MATCHED_SHARE = 0.5;
async function findPages(options, files, deps) {
    const { report, rows } = await (0,_views_export_export_js__WEBPACK_IMPORTED_MODULE_0__/* .readViews */ .p)(options, deps);
    const period = {
        range: report.range,
        previous: report.previous?.range ?? null,
        now: report.totals.total,
        before: report.previous?.totals.total ?? 0,
    };
    const site = inferSite(files, readMost(rows));
    const asked = await missingPages(report, site, options, deps);
    const { views, read } = viewsOf(rows, site, asked);
    const notes = notJudged(report, site);
    const found = [...asked.values()].filter(({ path }) => !read.has(path));
    for (const [path, file] of site?.files ?? []) {
        const { now, before } = views.get(path) ?? { now: NONE, before: NONE };
        if (report.previous && isFalling(now.total, before.total, period)) {
            found.push({ kind: 'falling', path, file, now, before });
        }
        else if (notes.length === 0 && now.total + before.total === 0) {
            found.push({ kind: 'unread', path, file });
        }
    }
    return { period, found: ranked(found), notes };
}
const NONE = Object.freeze({ human: 0, ai: 0, total: 0 });
function readMost(rows) {
    const paths = [];
    for (const batch of rows.current()) {
        for (const { path } of batch)
            paths.push(path);
        if (paths.length >= READ_TO_INFER)
            break;
    }
    return paths.slice(0, READ_TO_INFER);
}
/** The views of the site's files, and which of the missing pages were read after all. */
function viewsOf(rows, site, asked) {
    const views = new Map();
    const read = new Set();
    for (const batch of rows.current()) {
        for (const { path, previous, human, ai, total } of batch) {
            const name = path.toLowerCase();
            if (asked.has(name))
                read.add(name);
            if (!site?.files.has(path))
                continue;
            views.set(path, { now: { human, ai, total }, before: previous ?? NONE });
        }
    }
    for (const batch of rows.gone()) {
        for (const { path, human, ai, total } of batch) {
            if (site?.files.has(path))
                views.set(path, { now: NONE, before: { human, ai, total } });
        }
    }
    return { views, read };
}
async function missingPages({ insights, range }, site, { projectId }, { service }) {
    const known = new Set([...(site?.files.keys() ?? [])].map((path) => path.toLowerCase()));
    const asked = sumMissing(insights?.missing ?? []);
    for (const [path, { ai }] of asked) {
        const ours = site === null || site.covers(path);
        if (ai < MIN_REQUESTS || !ours || known.has(path))
            asked.delete(path);
    }
    if (asked.size === 0 || !service.insights)
        return asked;
    const days = (0,_shared_days_js__WEBPACK_IMPORTED_MODULE_1__/* .daysOf */ .hF)(range);
    for (const day of days) {
        const one = { dateFrom: day, dateTo: (0,_shared_days_js__WEBPACK_IMPORTED_MODULE_1__/* .addDays */ .fi)(day, 1) };
        const { missing } = await service.insights.insights(projectId, one);
        for (const [path, { ai }] of sumMissing(missing)) {
            const page = asked.get(path);
            if (page && ai > 0)
                page.days += 1;
        }
    }
    const enough = Math.min(MIN_DAYS, days.length);
    for (const [path, page] of asked) {
        if (page.days < enough)
            asked.delete(path);
        else if (site)
            page.file = site.fileFor(path);
    }
    return asked;
}
/** `/docs/json`, `/docs/JSON` and `/docs/json.md` are requests for one page. */
function sumMissing(missing) {
    const sums = new Map();
    for (const { path: asked, ai, human } of missing) {
        const path = pageAsked(asked);
        if (path === null)
            continue;
        const sum = sums.get(path) ?? { kind: 'missing', path, ai: 0, human: 0, days: 0 };
        sums.set(path, { ...sum, ai: sum.ai + ai, human: sum.human + human });
    }
    return sums;
}
/** Why it cannot be said which pages nobody reads. */
function notJudged({ insights, pagesComplete }, site) {
    const gaps = insights?.quality.daysMissing.length ?? 0;
    const all = site?.files.size ?? 0;
    const matched = site?.matched ?? 0;
    if (!pagesComplete || gaps > 0) {
        const what = gaps > 0
            ? `the logs have no entries on ${(0,_views_reports_format_js__WEBPACK_IMPORTED_MODULE_2__/* .counted */ .hS)(gaps, 'day')}`
            : 'not all pages could be fetched';
        return [`Pages that nobody reads were not looked for, because ${what}.`];
    }
    if (matched >= MIN_MATCHED && matched >= MIN_MATCHED_SHARE * all)
        return [];
    return [
        `Pages that nobody reads were not looked for, because only ${matched} of ${(0,_views_reports_format_js__WEBPACK_IMPORTED_MODULE_2__/* .counted */ .hS)(all, 'documentation file')} could be matched to the addresses of pages.`,
    ];
}
/** Below this, a single visitor's script could order a page. */
const MIN_REQUESTS = 10;
/** So many different days, too: what one run of a script asks for is not a demand. */
const MIN_DAYS = 3;
/** Views in the previous period. */
const MIN_VIEWS = 50;
/** In standard deviations. Of a thousand pages, two would pass one falling by chance at 3. */
const CLEAR = 3;
/** What a path from a log must look like to become part of a prompt. */
const PLAIN_PATH = /^(?:\/[a-z0-9][a-z0-9_-]*(?:\.[a-z0-9_-]+)*){1,8}$/i;
const MAX_PATH = 100;
const PAGE_NAME = /(?:^[^.]+|\.(?:mdx?|html?)|llms(?:-full)?\.txt)$/i;
/** The page that a request was for, one name for all its spellings; null if it is no plain name. */
function pageAsked(path) {
    const name = path.slice(path.lastIndexOf('/') + 1);
    if (path.length > MAX_PATH || !PLAIN_PATH.test(path) || !PAGE_NAME.test(name))
        return null;
    return path.toLowerCase().replace(/\.(?:mdx?|html?)$/, '');
}
function isFalling(now, before, { now: site, before: past }) {
    // A page that falls with its whole site has lost nothing of its own.
    const expected = before * Math.min(1, past === 0 ? 1 : site / past);
    if (before < MIN_VIEWS || now >= expected)
        return false;
    return expected - now >= CLEAR * Math.sqrt(now + expected);
}
/** Most readers first; those that nobody reads come last. */
function ranked(findings) {
    return findings.toSorted((one, other) => {
        const more = weight(other) - weight(one);
        return more || (one.path < other.path ? -1 : 1);
    });
}
/** Requests that failed, or views that are gone. */
function weight(finding) {
    switch (finding.kind) {
        case 'missing':
            return finding.ai + finding.human;
        case 'falling':
            return finding.before.total - finding.now.total;
        case 'unread':
            return 0;
    }
}
/** The same for the same page, whatever was found about it. */
function subjectOf({ path, file }) {
    return file?.toLowerCase() ?? path;
}
const PAGE_FILE = /\.(?:mdx?|markdown|rst|adoc)$/i;
/** A file name that can stand in a prompt or a table without harm. */
const PLAIN_FILE = /^\w[\w./@+-]{0,199}$/;
const MAX_FILES = 50_000;
const MAX_FOLDERS = 40;
const MAX_BASES = 20;
const DEEPEST = 3;
function isPageFile(file) {
    return PAGE_FILE.test(file) && PLAIN_FILE.test(file) && !file.includes('..');
}
/** null if no file was read under an address that resembles its name. */
function inferSite(files, read) {
    const pages = files.filter(isPageFile).slice(0, MAX_FILES);
    const known = new Set(read);
    let best = null;
    for (const folder of prefixes(pages, 0, MAX_FOLDERS)) {
        const names = namesIn(folder, pages);
        for (const base of prefixes(read, 1, MAX_BASES)) {
            const matched = [...names.keys()].filter((name) => known.has(addressOf(base, name))).length;
            const more = matched - (best?.matched ?? 0);
            // Of equals the innermost folder: what lies outside of it was not read either.
            const inner = more === 0 && best !== null && folder.length > best.folder.length;
            if (more > 0 || inner)
                best = { folder, base, matched };
        }
    }
    if (!best)
        return null;
    const { folder, base, matched } = best;
    const extension = commonest(pages.map((file) => PAGE_FILE.exec(file)?.[0] ?? '')) ?? '.md';
    return {
        files: new Map([...namesIn(folder, pages)].map(([name, file]) => [addressOf(base, name), file])),
        matched,
        covers: (path) => base === '' || path.startsWith(`${base}/`),
        fileFor: (path) => [folder, `${path.slice(base.length + 1)}${extension}`].filter(Boolean).join('/'),
    };
}
/** Files below the folder by the name that their address ends with; `''` is the folder's own page. */
function namesIn(folder, files) {
    const start = folder === '' ? 0 : folder.length + 1;
    const inside = folder === '' ? files : files.filter((file) => file.startsWith(`${folder}/`));
    return new Map(inside.map((file) => {
        const name = file.slice(start).replace(PAGE_FILE, '');
        return [name.replace(/(?:^|\/)(?:index|readme)$/i, ''), file];
    }));
}
const addressOf = (base, name) => (name === '' ? base || '/' : `${base}/${name}`);
/** The folders that most paths are in, and the root. */
function prefixes(paths, start, most) {
    const counts = new Map([['', paths.length]]);
    for (const path of paths) {
        const parts = path.slice(start).split('/').slice(0, -1).slice(0, DEEPEST);
        parts.forEach((_, index) => {
            const prefix = `${start === 1 ? '/' : ''}${parts.slice(0, index + 1).join('/')}`;
            counts.set(prefix, (counts.get(prefix) ?? 0) + 1);
        });
    }
    const ranked = [...counts].sort(([, one], [, other]) => other - one);
    return ranked.slice(0, most).map(([prefix]) => prefix);
}
function commonest(values) {
    const counts = Map.groupBy(values, (value) => value);
    return [...counts].sort(([, one], [, other]) => other.length - one.length)[0]?.[0];
}


/***/ }),

/***/ 75336:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   writeReceipts: () => (/* binding */ writeReceipts)
/* harmony export */ });
/* harmony import */ var _contract_receipt_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(38335);
/* harmony import */ var _shared_days_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(65529);
/* harmony import */ var _shared_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(42205);
/* harmony import */ var _shared_runtime_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(82860);
/* harmony import */ var _shared_text_foreign_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(35238);
/* harmony import */ var _views_export_export_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(27616);
/* harmony import */ var _views_reports_format_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(70770);
/* harmony import */ var _views_reports_story_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(54516);
/* harmony import */ var _bot_context_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(64561);
/* harmony import */ var _marker_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(66010);
/* harmony import */ var _reply_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(37518);
/* harmony import */ var _words_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(16587);
/* harmony import */ var _look_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(58018);
// Four weeks after a job's pull request was merged, it learns what its readers did: one comment,
// recorded with the job. Where the views of both periods are not known, nothing is said.













const DAYS = 28;
/** Pull requests that were merged earlier get no receipt any more, and leave the report. */
const LOOK_BACK_DAYS = 84;
/** All receipts of the last weeks, the latest merge first. */
async function writeReceipts(options, deps, bot) {
    const now = bot.clock.now();
    const pulls = await bot.host.closedPulls('docket/', (0,_shared_runtime_js__WEBPACK_IMPORTED_MODULE_2__/* .isoTime */ .Ly)(now - LOOK_BACK_DAYS * _shared_days_js__WEBPACK_IMPORTED_MODULE_10__/* .DAY_MS */ .sO));
    const due = pulls.filter(({ state, closedAt }) => {
        const age = startOfToday(now) - Date.parse(closedAt?.slice(0, 10) ?? '');
        return state === 'merged' && age >= DAYS * _shared_days_js__WEBPACK_IMPORTED_MODULE_10__/* .DAY_MS */ .sO && age <= LOOK_BACK_DAYS * _shared_days_js__WEBPACK_IMPORTED_MODULE_10__/* .DAY_MS */ .sO;
    });
    if (due.length === 0)
        return [];
    const { records, threads } = await bot.backend();
    if (!records)
        return [];
    const files = await bot.host.listFiles();
    const receipts = [];
    for (const pull of due) {
        try {
            const owner = await threads.ownerOf(pull);
            if (!owner)
                continue;
            const receipt = await receiptOf(owner.id, pull, { options, deps, bot, records, files });
            if (typeof receipt !== 'string')
                receipts.push(receipt);
            else
                bot.log.info(`#${pull.number} gets no receipt: ${receipt}`);
        }
        catch (error) {
            if (!(error instanceof _shared_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .DocketError */ .jq))
                throw error;
            bot.log.info(`#${pull.number} gets no receipt: ${(0,_shared_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .sentence */ .em)(error)}`);
        }
    }
    return receipts.sort((one, other) => (one.merged < other.merged ? 1 : -1));
}
/** The receipt, or why there is none. */
async function receiptOf(id, pull, scene) {
    const { records, bot } = scene;
    const known = await records.receiptOf(id);
    if (known?.posted)
        return known.receipt;
    const measured = await measure(pull, scene);
    if (typeof measured === 'string')
        return measured;
    if ((await records.recordReceipt(id, measured)) === 'yours') {
        await records.noteReceiptPosted(id, await post(id, measured, bot));
        bot.log.info(`Posted the receipt on #${pull.number}.`);
    }
    return measured;
}
async function measure(pull, scene) {
    const { options, deps, bot, files } = scene;
    const merged = pull.closedAt?.slice(0, 10) ?? '';
    const range = { from: merged, to: (0,_shared_days_js__WEBPACK_IMPORTED_MODULE_10__/* .addDays */ .fi)(merged, DAYS) };
    const changed = await bot.host.changedFiles(pull.number, pull.headSha);
    const paths = new Set(changed.files.map(({ path }) => path));
    const { report, rows } = await (0,_views_export_export_js__WEBPACK_IMPORTED_MODULE_3__/* .readViews */ .p)({ ...options, range, compare: true }, deps);
    const { previous, pagesComplete, insights } = report;
    if (!previous?.complete || !pagesComplete) {
        return insights?.quality.warnings.at(-1) ?? 'not all views could be fetched.';
    }
    const site = (0,_look_js__WEBPACK_IMPORTED_MODULE_9__/* .inferSite */ .EL)(files, (0,_look_js__WEBPACK_IMPORTED_MODULE_9__/* .readMost */ .wi)(rows));
    const touched = new Set([...(site?.files ?? [])].flatMap(([page, file]) => (paths.has(file) ? [page] : [])));
    if (touched.size === 0)
        return 'none of its files is a page that could be matched to a path.';
    const pages = [];
    for (const batch of rows.current()) {
        for (const { path, previous: before, ...after } of batch) {
            if (touched.delete(path)) {
                pages.push({ path, before: readers(before ?? NONE), after: readers(after) });
            }
        }
    }
    for (const batch of rows.gone()) {
        for (const { path, ...before } of batch) {
            if (touched.delete(path))
                pages.push({ path, before: readers(before), after: NONE });
        }
    }
    for (const path of touched)
        pages.push({ path, before: NONE, after: NONE });
    return {
        pull: { number: pull.number, url: pull.url },
        merged,
        days: DAYS,
        pages: pages.slice(0, _contract_receipt_js__WEBPACK_IMPORTED_MODULE_0__/* .MAX_RECEIPT_PAGES */ .N),
        sum: {
            before: sum(pages.map((one) => one.before)),
            after: sum(pages.map((one) => one.after)),
        },
        site: { before: readers(previous.totals), after: readers(report.totals) },
    };
}
const NONE = Object.freeze({ human: 0, ai: 0 });
const readers = ({ human, ai }) => ({ human, ai });
const sum = (all) => all.reduce((one, other) => ({ human: one.human + other.human, ai: one.ai + other.ai }), NONE);
const startOfToday = (now) => Date.parse((0,_shared_days_js__WEBPACK_IMPORTED_MODULE_10__/* .isoDay */ .kh)(now));
/** Finds what a run that died has posted. */
async function post(id, receipt, bot) {
    const place = { thread: receipt.pull.number };
    const scope = (0,_bot_context_js__WEBPACK_IMPORTED_MODULE_5__/* .scopeOf */ .Od)(bot, place.thread);
    const event = `receipt:${id}`;
    const [found] = await (0,_reply_js__WEBPACK_IMPORTED_MODULE_7__/* .findMarked */ .E)(bot.host, place, (0,_marker_js__WEBPACK_IMPORTED_MODULE_6__/* .markerPrefix */ .X4)(event), scope);
    if (found)
        return found.comment.id;
    const marker = (0,_marker_js__WEBPACK_IMPORTED_MODULE_6__/* .writeMarker */ .en)({ event, phase: 'told' }, scope);
    const body = (0,_words_js__WEBPACK_IMPORTED_MODULE_8__/* .commentBody */ .I2)(marker, receiptText(receipt));
    return (await bot.host.createComment(place, body, marker)).id;
}
// The comment on a merged pull request: what readers did since. Pure.
function receiptText({ merged, days, pages, sum, site }) {
    const row = (name, { before, after }) => `| ${name} | ${(0,_views_reports_format_js__WEBPACK_IMPORTED_MODULE_11__/* .count */ .U9)(before.human)} → ${(0,_views_reports_format_js__WEBPACK_IMPORTED_MODULE_11__/* .count */ .U9)(after.human)} | ${(0,_views_reports_format_js__WEBPACK_IMPORTED_MODULE_11__/* .count */ .U9)(before.ai)} → ${(0,_views_reports_format_js__WEBPACK_IMPORTED_MODULE_11__/* .count */ .U9)(after.ai)} |`;
    return [
        `📈 **Four weeks later:** the readers of the pages that this pull request changed, in the ${days} days before ${(0,_views_reports_format_js__WEBPACK_IMPORTED_MODULE_11__/* .longDay */ .tV)(merged)} and in the ${days} days from then on.`,
        [
            '| Page | Views by people | Views by AI |',
            '| --- | ---: | ---: |',
            ...pages.map((page) => row((0,_shared_text_foreign_js__WEBPACK_IMPORTED_MODULE_12__/* .codeSpan */ .SS)(page.path), page)),
            ...(pages.length === 1 ? [] : [row('**All these pages**', sum)]),
            row('The whole site', site),
        ].join('\n'),
        [
            verdict('people', sum.before.human, sum.after.human),
            verdict('AI', sum.before.ai, sum.after.ai),
            'Other things may have changed in the same weeks, too.',
        ].join(' '),
    ].join('\n\n');
}
function verdict(who, before, after) {
    if (before === after)
        return `Views by ${who} did not change.`;
    const moved = `Views by ${who} ${after > before ? 'rose' : 'fell'} from ${(0,_views_reports_format_js__WEBPACK_IMPORTED_MODULE_11__/* .count */ .U9)(before)} to ${(0,_views_reports_format_js__WEBPACK_IMPORTED_MODULE_11__/* .count */ .U9)(after)}`;
    return (0,_views_reports_story_js__WEBPACK_IMPORTED_MODULE_4__/* .beyondChance */ .Wp)(after, before)
        ? `${moved}, more than by chance.`
        : `${moved}, which is within chance: it may mean nothing.`;
}


/***/ }),

/***/ 37518:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E: () => (/* binding */ findMarked),
/* harmony export */   v: () => (/* binding */ Reply)
/* harmony export */ });
/* harmony import */ var _shared_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(42205);
/* harmony import */ var _marker_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(66010);
/* harmony import */ var _phrases_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(48628);
/* harmony import */ var _words_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(16587);
// Docket's one answer to an event: created once, found again by its marker, edited as things move.
// That it cannot be written is logged, and whoever depends on it can ask.




/** GitHub limits how often content is written; people do not read faster. */
const EDIT_EVERY_MS = 15_000;
class Reply {
    event;
    place;
    #scope;
    #deps;
    #comment;
    #marker;
    #heading;
    #shownAt = Number.NEGATIVE_INFINITY;
    #gone = false;
    #endedBefore = false;
    constructor(event, place, scope, deps, heading = '') {
        this.#heading = heading;
        this.event = event;
        this.place = place;
        this.#scope = scope;
        this.#deps = deps;
        this.#marker = { event, phase: 'told' };
    }
    /** What an earlier run answered to the same event, if it did. */
    async find() {
        const prefix = (0,_marker_js__WEBPACK_IMPORTED_MODULE_1__/* .markerPrefix */ .X4)(this.event);
        const marked = await findMarked(this.#deps.host, this.place, prefix, this.#scope);
        const found = marked.find(({ marker }) => marker.event === this.event);
        if (!found)
            return null;
        this.#comment = found.comment;
        this.#marker = found.marker;
        this.#endedBefore = isEnded(found.marker);
        return found.marker;
    }
    /** An earlier run of the event had followed its job to the end. */
    get endedBefore() {
        return this.#endedBefore;
    }
    /**
     * Where another run of the same event has answered before us, its answer stays and ours goes:
     * answers what it had got to. Of any number of runs that do this, one answer is left.
     */
    async giveWay() {
        const { host, log } = this.#deps;
        const ours = this.#comment;
        const doubt = (error) => {
            log.warn(`Whether another run has answered is not known: ${(0,_shared_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .sentence */ .em)(error)}`);
            return null;
        };
        const marker = ours ? await this.find().catch(doubt) : null;
        if (!marker || ours?.id === this.#comment?.id)
            return null;
        this.#rememberIt();
        // Also when it cannot go: the other run is at it all the same.
        if (ours)
            await host.deleteComment(ours).catch((error) => log.warn((0,_shared_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .sentence */ .em)(error)));
        return marker;
    }
    /**
     * Says it at once, and answers whether it stands there. From a `sending` answer on, somebody has
     * to finish it.
     */
    async say(text, marker) {
        this.#marker = { ...marker, event: this.event };
        const stands = await this.#write(text);
        this.#rememberIt();
        return stands;
    }
    /** What the next words will carry; nothing is said for it alone. */
    note(marker) {
        this.#marker = { ...marker, event: this.event };
        this.#rememberIt();
    }
    /** Says it when the last edit is long enough ago; what comes next will say more anyway. */
    async progress(text) {
        if (this.#deps.clock.now() - this.#shownAt >= EDIT_EVERY_MS)
            await this.#write(text);
    }
    /** The last words of this run. `open`: another run will say more. */
    async finish(text, { open = false } = {}) {
        this.#marker = { ...this.#marker, closed: !open };
        await this.#write(text);
        this.#deps.remember(null);
    }
    /**
     * The last words when it failed. An earlier run may have answered the event: its comment is edited,
     * unless that run brought a job to its end.
     */
    async fail(text) {
        try {
            if (!this.#comment)
                await this.find();
        }
        catch (error) {
            this.#deps.log.warn(`The answer on the thread could not be written: ${(0,_shared_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .sentence */ .em)(error)}`);
            return;
        }
        if (!isEnded(this.#marker))
            await this.finish(text);
    }
    #rememberIt() {
        if (!this.#comment || !(0,_marker_js__WEBPACK_IMPORTED_MODULE_1__/* .isOpen */ .nT)(this.#marker))
            return;
        const { kind, id } = this.#comment;
        this.#deps.remember({ comment: { kind, id }, marker: this.#marker, place: this.place });
    }
    async #write(text) {
        const { host, clock, log } = this.#deps;
        if (this.#gone)
            return false;
        this.#shownAt = clock.now();
        const marker = (0,_marker_js__WEBPACK_IMPORTED_MODULE_1__/* .writeMarker */ .en)(this.#marker, this.#scope);
        const body = (0,_words_js__WEBPACK_IMPORTED_MODULE_2__/* .commentBody */ .I2)(marker, (0,_phrases_js__WEBPACK_IMPORTED_MODULE_3__/* .paragraphs */ .qN)([this.#heading, text]));
        try {
            if (this.#comment)
                await host.editComment(this.#comment, body);
            else
                this.#comment = await host.createComment(this.place, body, marker);
            return true;
        }
        catch (error) {
            // Someone deleted the answer: they do not want it, and it does not come back.
            if (error instanceof _shared_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .NotFound */ .Mk && this.#comment)
                this.#gone = true;
            else
                log.warn(`The answer on the thread could not be written: ${(0,_shared_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .sentence */ .em)(error)}`);
            return false;
        }
    }
}
function isEnded({ phase, closed }) {
    return phase === 'sent' && closed === true;
}
/** Comments that carry a marker of ours, oldest first. Unsigned ones count when we wrote them. */
async function findMarked(host, place, text, scope) {
    const comments = await host.findComments(place, text);
    if (comments.length === 0)
        return [];
    const marked = comments.flatMap((comment) => {
        const marker = (0,_marker_js__WEBPACK_IMPORTED_MODULE_1__/* .readMarker */ .t7)(comment.body, scope);
        return marker ? [{ comment, marker }] : [];
    });
    if (scope.key !== undefined && eventsOf(marked).size === marked.length)
        return marked;
    const self = await host.self();
    const ours = marked.filter(({ comment }) => comment.author === self);
    if (scope.key === undefined)
        return ours;
    // A signature can be copied, also into an older comment: where we answered, only that counts.
    const answered = eventsOf(ours);
    return marked.filter((one) => ours.includes(one) || !answered.has(one.marker.event));
}
const eventsOf = (marked) => new Set(marked.map(({ marker }) => marker.event));


/***/ }),

/***/ 38335:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   N: () => (/* binding */ MAX_RECEIPT_PAGES),
/* harmony export */   T: () => (/* binding */ Receipt)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(42047);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(64377);
// What readers did on the pages of a pull request, four weeks before and after it was merged.

const count = zod__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr().min(0);
const Readers = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ human: count, ai: count });
const BeforeAfter = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ before: Readers, after: Readers });
/** Of the pages with the most views; the sums are of all pages. */
const MAX_RECEIPT_PAGES = 20;
const Receipt = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    pull: zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ number: zod__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr(), url: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP() }),
    /** The first day of the second period, which begins with the merge. */
    merged: zod__WEBPACK_IMPORTED_MODULE_1__/* .date */ .p6(),
    days: zod__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr().min(1),
    pages: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(BeforeAfter.extend({ path: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP() })).max(MAX_RECEIPT_PAGES),
    sum: BeforeAfter,
    /** The whole site in the same periods. */
    site: BeforeAfter,
});


/***/ })

};
