export const id = 6559;
export const ids = [6559];
export const modules = {

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
/** Only the pages with the most views are listed; the sums are of all pages. */
const MAX_RECEIPT_PAGES = 20;
const MAX_RECEIPT_REDIRECTS = 50;
const Receipt = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    pull: zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ number: zod__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr(), url: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP() }),
    /** The first day of the second period, which begins with the merge. */
    merged: zod__WEBPACK_IMPORTED_MODULE_1__/* .date */ .p6(),
    days: zod__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr().min(1),
    pages: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(BeforeAfter.extend({ path: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP() })).max(MAX_RECEIPT_PAGES),
    sum: BeforeAfter,
    /** Requests that found nothing, of paths that it redirects. */
    missing: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(BeforeAfter.extend({ path: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP() }))
        .max(MAX_RECEIPT_REDIRECTS)
        .optional(),
    /** The whole site in the same periods. */
    site: BeforeAfter,
});


/***/ }),

/***/ 84810:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   writeReceipts: () => (/* binding */ writeReceipts)
/* harmony export */ });
/* harmony import */ var _bot_bot_context_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(64561);
/* harmony import */ var _bot_replies_marker_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(61015);
/* harmony import */ var _bot_replies_reply_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(31697);
/* harmony import */ var _bot_replies_words_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(84940);
/* harmony import */ var _contract_receipt_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(38335);
/* harmony import */ var _shared_days_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(65529);
/* harmony import */ var _shared_errors_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(42205);
/* harmony import */ var _shared_runtime_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(82860);
/* harmony import */ var _shared_text_foreign_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(35238);
/* harmony import */ var _views_export_export_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(74375);
/* harmony import */ var _views_reports_format_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(70770);
/* harmony import */ var _views_reports_story_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(54516);
/* harmony import */ var _look_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(73756);
/* harmony import */ var _redirects_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(65900);
// Four weeks after a job's pull request was merged, it learns what its readers did: one comment,
// recorded with the job. Where the views of both periods are not known, nothing is said.














const DAYS = 28;
/** Pull requests that were merged earlier get no receipt any more, and leave the report. */
const LOOK_BACK_DAYS = 84;
/** All receipts of the last weeks, the latest merge first. */
async function writeReceipts(options, deps, bot) {
    const now = bot.clock.now();
    const pulls = await bot.host.closedPulls('docket/', (0,_shared_runtime_js__WEBPACK_IMPORTED_MODULE_7__/* .isoTime */ .Ly)(now - LOOK_BACK_DAYS * _shared_days_js__WEBPACK_IMPORTED_MODULE_5__/* .DAY_MS */ .sO));
    const due = pulls.filter(({ state, closedAt }) => {
        const age = startOfToday(now) - Date.parse(closedAt?.slice(0, 10) ?? '');
        return state === 'merged' && age >= DAYS * _shared_days_js__WEBPACK_IMPORTED_MODULE_5__/* .DAY_MS */ .sO && age <= LOOK_BACK_DAYS * _shared_days_js__WEBPACK_IMPORTED_MODULE_5__/* .DAY_MS */ .sO;
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
            if (typeof receipt === 'string')
                bot.log.info(`#${pull.number} gets no receipt: ${receipt}`);
            // One of redirects alone has no readers to compare.
            else if (receipt.pages.length > 0)
                receipts.push(receipt);
        }
        catch (error) {
            if (!(error instanceof _shared_errors_js__WEBPACK_IMPORTED_MODULE_6__/* .DocketError */ .jq))
                throw error;
            bot.log.info(`#${pull.number} gets no receipt: ${(0,_shared_errors_js__WEBPACK_IMPORTED_MODULE_6__/* .sentence */ .em)(error)}`);
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
    const request = (0,_redirects_js__WEBPACK_IMPORTED_MODULE_12__.readRequest)((await records.requestOf(id)) ?? '');
    const measured = await measure(pull, request?.redirects ?? [], scene);
    if (typeof measured === 'string')
        return measured;
    if ((await records.recordReceipt(id, measured)) === 'yours') {
        await records.noteReceiptPosted(id, await post(id, measured, bot));
        bot.log.info(`Posted the receipt on #${pull.number}.`);
    }
    return measured;
}
async function measure(pull, redirects, scene) {
    const { options, deps, bot, files } = scene;
    const merged = pull.closedAt?.slice(0, 10) ?? '';
    const range = { from: merged, to: (0,_shared_days_js__WEBPACK_IMPORTED_MODULE_5__/* .addDays */ .fi)(merged, DAYS) };
    const changed = await bot.host.changedFiles(pull.number, pull.headSha);
    const paths = new Set(changed.files.map(({ path }) => path));
    const { report, rows } = await (0,_views_export_export_js__WEBPACK_IMPORTED_MODULE_8__/* .readViews */ .p)({ ...options, range, compare: true }, deps);
    const { previous, pagesComplete, insights } = report;
    if (!previous?.complete || !pagesComplete) {
        return insights?.quality.warnings.at(-1) ?? 'not all views could be fetched.';
    }
    const site = await (0,_look_js__WEBPACK_IMPORTED_MODULE_11__/* .inferSite */ .EL)(files, (0,_look_js__WEBPACK_IMPORTED_MODULE_11__/* .readMost */ .wi)(rows));
    const touched = new Set([...(site?.files ?? [])].flatMap(([page, file]) => (paths.has(file) ? [page] : [])));
    const missing = await countMissing(redirects, report, scene);
    if (touched.size === 0 && missing.length === 0)
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
        pages: pages.slice(0, _contract_receipt_js__WEBPACK_IMPORTED_MODULE_4__/* .MAX_RECEIPT_PAGES */ .N),
        sum: {
            before: sum(pages.map((one) => one.before)),
            after: sum(pages.map((one) => one.after)),
        },
        ...(missing.length > 0 && { missing }),
        site: { before: readers(previous.totals), after: readers(report.totals) },
    };
}
/** None where the lists of missing pages are cut: what is not on one may still be requested. */
async function countMissing(redirects, { previous, insights: after }, { options, deps }) {
    const from = previous?.range;
    if (redirects.length === 0 || !from || !after || after.missingCut)
        return [];
    const range = { dateFrom: from.from, dateTo: from.to };
    const before = await deps.service.insights?.insights(options.projectId, range);
    if (!before || before.missingCut)
        return [];
    const countOf = ({ missing }, path) => readers(missing.find((one) => one.path === path) ?? NONE);
    return redirects.map(({ from: path }) => {
        return { path, before: countOf(before, path), after: countOf(after, path) };
    });
}
const NONE = Object.freeze({ human: 0, ai: 0 });
const readers = ({ human, ai }) => ({ human, ai });
const sum = (all) => all.reduce((one, other) => ({ human: one.human + other.human, ai: one.ai + other.ai }), NONE);
const startOfToday = (now) => Date.parse((0,_shared_days_js__WEBPACK_IMPORTED_MODULE_5__/* .isoDay */ .kh)(now));
/** Finds what a run that died has posted. */
async function post(id, receipt, bot) {
    const place = { thread: receipt.pull.number };
    const scope = (0,_bot_bot_context_js__WEBPACK_IMPORTED_MODULE_0__/* .scopeOf */ .Od)(bot, place.thread);
    const event = `receipt:${id}`;
    const [found] = await (0,_bot_replies_reply_js__WEBPACK_IMPORTED_MODULE_2__/* .findMarked */ .E)(bot.host, place, (0,_bot_replies_marker_js__WEBPACK_IMPORTED_MODULE_1__/* .markerPrefix */ .X4)(event), scope);
    if (found)
        return found.comment.id;
    const marker = (0,_bot_replies_marker_js__WEBPACK_IMPORTED_MODULE_1__/* .writeMarker */ .en)({ event, phase: 'told' }, scope);
    const body = (0,_bot_replies_words_js__WEBPACK_IMPORTED_MODULE_3__/* .commentBody */ .I2)(marker, receiptText(receipt));
    return (await bot.host.createComment(place, body, marker)).id;
}
// The comment on a merged pull request: what readers did since. Pure.
function receiptText({ merged, days, pages, sum, site, missing = [] }) {
    const row = (name, { before, after }) => `| ${name} | ${(0,_views_reports_format_js__WEBPACK_IMPORTED_MODULE_9__/* .count */ .U9)(before.human)} → ${(0,_views_reports_format_js__WEBPACK_IMPORTED_MODULE_9__/* .count */ .U9)(after.human)} | ${(0,_views_reports_format_js__WEBPACK_IMPORTED_MODULE_9__/* .count */ .U9)(before.ai)} → ${(0,_views_reports_format_js__WEBPACK_IMPORTED_MODULE_9__/* .count */ .U9)(after.ai)} |`;
    const period = `in the ${days} days before ${(0,_views_reports_format_js__WEBPACK_IMPORTED_MODULE_9__/* .longDay */ .tV)(merged)} and in the ${days} days from then on`;
    const all = { before: sumOf(missing, 'before'), after: sumOf(missing, 'after') };
    const redirected = [
        `📈 **Four weeks later:** the requests that found nothing under the paths that this pull request redirects, ${period}.`,
        [
            '| Path | Not found by people | Not found by AI |',
            '| --- | ---: | ---: |',
            ...missing.map((path) => row((0,_shared_text_foreign_js__WEBPACK_IMPORTED_MODULE_13__/* .codeSpan */ .SS)(path.path), path)),
            ...(missing.length === 1 ? [] : [row('**All these paths**', all)]),
        ].join('\n'),
    ];
    const read = [
        `📈 **Four weeks later:** the readers of the pages that this pull request changed, ${period}.`,
        [
            '| Page | Views by people | Views by AI |',
            '| --- | ---: | ---: |',
            ...pages.map((page) => row((0,_shared_text_foreign_js__WEBPACK_IMPORTED_MODULE_13__/* .codeSpan */ .SS)(page.path), page)),
            ...(pages.length === 1 ? [] : [row('**All these pages**', sum)]),
            row('The whole site', site),
        ].join('\n'),
        [
            verdict('people', sum.before.human, sum.after.human),
            verdict('AI', sum.before.ai, sum.after.ai),
            'Other things may have changed in the same weeks, too.',
        ].join(' '),
    ];
    return [...(missing.length > 0 ? redirected : []), ...(pages.length > 0 ? read : [])].join('\n\n');
}
const sumOf = (rows, of) => sum(rows.map((row) => row[of]));
function verdict(who, before, after) {
    if (before === after)
        return `Views by ${who} did not change.`;
    const moved = `Views by ${who} ${after > before ? 'rose' : 'fell'} from ${(0,_views_reports_format_js__WEBPACK_IMPORTED_MODULE_9__/* .count */ .U9)(before)} to ${(0,_views_reports_format_js__WEBPACK_IMPORTED_MODULE_9__/* .count */ .U9)(after)}`;
    return (0,_views_reports_story_js__WEBPACK_IMPORTED_MODULE_10__/* .beyondChance */ .Wp)(after, before)
        ? `${moved}, more than by chance.`
        : `${moved}, which is within chance: it may mean nothing.`;
}


/***/ }),

/***/ 97153:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B_: () => (/* binding */ stepsOf),
/* harmony export */   Ef: () => (/* binding */ findListedGone),
/* harmony export */   Ur: () => (/* binding */ readNavigationChanges),
/* harmony export */   WM: () => (/* binding */ findUnlistedPages),
/* harmony export */   uO: () => (/* binding */ knownPages)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _shared_text_foreign_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(35238);
/* harmony import */ var _docs_tool_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(83747);
// The navigation of a documentation site: whether it lists the pages that a change adds, and whether
// a change to it does nothing but list pages.



/** In characters, of one file and of all. */
const MAX_FILE = 300_000;
const MAX_TEXT = 2_000_000;
const MAX_NEW_PAGES = 200;
/** Enough to see whether a navigation is written by hand. */
const MAX_SAMPLE = 500;
/** Files that are no pages of their own, by the common rules for names. */
const PARTIAL = /(?:^|\/)(?:[_.]|404\.|[A-Z][A-Z0-9_-]*\.\w+$|nav[\w-]*\.adoc$|(?:snippets|partials?|includes?|components|blog|posts)\/)/;
/** What a page says that belongs into no navigation. */
const UNLISTED = /^[ \t]*(?::orphan:|(?:draft|hidden|unlisted|orphan|noindex|published|sidebar|toc_?hide|layout|build|_build|search)[ \t]*:)/im;
const OWN_NAME = /^(?:id|slug):[ \t]*['"]?([\w./-]{1,200})/gm;
/**
 * A sentence for each new page that its site's navigation does not list although it lists most pages
 * beside it. `before` and `after` are all paths of the repository.
 */
async function findUnlistedPages(changes, before, after, read) {
    const added = changes
        .filter(({ kind, was, path }) => kind === 'added' && was === undefined && isListable(path))
        .slice(0, MAX_NEW_PAGES);
    if (added.length === 0)
        return [];
    const sites = (0,_docs_tool_js__WEBPACK_IMPORTED_MODULE_1__/* .recognizeSites */ .rh)(after).filter(({ navigation }) => navigation.length > 0);
    const there = new Set(after);
    for (const { path } of added)
        there.delete(path);
    const known = before.filter((path) => there.has(path) && isListable(path));
    const byFolder = Map.groupBy(known, (path) => node_path__WEBPACK_IMPORTED_MODULE_0__.posix.dirname(path));
    const lists = new Map();
    const found = [];
    for (const { path, content } of added) {
        const site = sites.find(({ pages }) => (0,_docs_tool_js__WEBPACK_IMPORTED_MODULE_1__/* .isIn */ .S1)(pages, path));
        // The home page needs no entry.
        if (!site || /^(?:_?index|readme)\.\w+$/i.test((0,_docs_tool_js__WEBPACK_IMPORTED_MODULE_1__/* .below */ .Gz)(site.pages, path)))
            continue;
        const listed = lists.get(site) ?? (await readNavigation(site, read));
        lists.set(site, listed);
        const head = content?.subarray(0, 4_000).toString('utf8') ?? '';
        if (UNLISTED.test(head) || listed((0,_docs_tool_js__WEBPACK_IMPORTED_MODULE_1__/* .below */ .Gz)(site.pages, path)))
            continue;
        const names = Array.from(head.matchAll(OWN_NAME), ([, name = '']) => name);
        const folder = node_path__WEBPACK_IMPORTED_MODULE_0__.posix.dirname(path);
        const own = (name) => (0,_docs_tool_js__WEBPACK_IMPORTED_MODULE_1__/* .below */ .Gz)(site.pages, node_path__WEBPACK_IMPORTED_MODULE_0__.posix.join(folder, name));
        if (names.some((name) => listed(own(name))))
            continue;
        const beside = byFolder.get(folder);
        // The first page of a folder: its name in the navigation may stand for all that will be in it.
        if (!beside && listed((0,_docs_tool_js__WEBPACK_IMPORTED_MODULE_1__/* .below */ .Gz)(site.pages, folder)))
            continue;
        if (!listsMost(beside ?? known, site, listed))
            continue;
        const file = nearestFile(site.navigation, path);
        found.push(`${(0,_shared_text_foreign_js__WEBPACK_IMPORTED_MODULE_2__/* .codeSpan */ .SS)(path)} is in no navigation of this ${site.tool} site, so readers do not find it. Add it to ${(0,_shared_text_foreign_js__WEBPACK_IMPORTED_MODULE_2__/* .codeSpan */ .SS)(file)}, on a line of its own; that file may be changed for this.`);
    }
    return found;
}
/** Entries of a navigation that lead to a page which is gone, and to no other. */
async function findListedGone(gone, after, read, moved = new Map()) {
    const pages = gone.filter(isListable).slice(0, MAX_NEW_PAGES);
    if (pages.length === 0)
        return [];
    const found = [];
    for (const site of (0,_docs_tool_js__WEBPACK_IMPORTED_MODULE_1__/* .recognizeSites */ .rh)(after).filter(({ navigation }) => navigation.length > 0)) {
        const here = pages.filter((path) => (0,_docs_tool_js__WEBPACK_IMPORTED_MODULE_1__/* .isIn */ .S1)(site.pages, path));
        if (here.length === 0)
            continue;
        const kept = after.filter((path) => _docs_tool_js__WEBPACK_IMPORTED_MODULE_1__/* .PAGE_FILE */ .xu.test(path) && (0,_docs_tool_js__WEBPACK_IMPORTED_MODULE_1__/* .isIn */ .S1)(site.pages, path));
        const isKept = knownPages(kept.map((path) => (0,_docs_tool_js__WEBPACK_IMPORTED_MODULE_1__/* .below */ .Gz)(site.pages, path)));
        const listed = await readNavigation(site, read);
        for (const page of here) {
            const target = (0,_docs_tool_js__WEBPACK_IMPORTED_MODULE_1__/* .below */ .Gz)(site.pages, page);
            if (!listed(target) || isKept(target))
                continue;
            const path = nearestFile(site.navigation, page);
            const to = moved.get(page);
            // Then what looks like the old entry is something else, such as a title.
            if (to !== undefined && listed((0,_docs_tool_js__WEBPACK_IMPORTED_MODULE_1__/* .below */ .Gz)(site.pages, to)))
                continue;
            const became = to !== undefined && (0,_docs_tool_js__WEBPACK_IMPORTED_MODULE_1__/* .isIn */ .S1)(site.pages, to) ? (0,_docs_tool_js__WEBPACK_IMPORTED_MODULE_1__/* .below */ .Gz)(site.pages, to) : undefined;
            const problem = 'leads to a page that this change removes';
            found.push({ path, target, problem, ...(became !== undefined && { became }) });
        }
    }
    return found;
}
function listsMost(pages, site, listed) {
    const sample = pages.filter((path) => (0,_docs_tool_js__WEBPACK_IMPORTED_MODULE_1__/* .isIn */ .S1)(site.pages, path)).slice(0, MAX_SAMPLE);
    const count = sample.filter((path) => listed((0,_docs_tool_js__WEBPACK_IMPORTED_MODULE_1__/* .below */ .Gz)(site.pages, path))).length;
    return count > 0 && count * 2 >= sample.length;
}
const isListable = (path) => _docs_tool_js__WEBPACK_IMPORTED_MODULE_1__/* .PAGE_FILE */ .xu.test(path) && _docs_tool_js__WEBPACK_IMPORTED_MODULE_1__/* .PLAIN_FILE */ .Kz.test(path) && !PARTIAL.test(path);
/** The navigation file closest to the page: a site can have one per folder. */
function nearestFile(files, page) {
    const shared = (file) => {
        const parts = file.split('/');
        const at = page.split('/').findIndex((part, index) => part !== parts[index]);
        return at * 100 - parts.length;
    };
    return files.toSorted((one, other) => shared(other) - shared(one))[0] ?? '';
}
async function readNavigation(site, read) {
    let left = MAX_TEXT;
    const words = [];
    for (const file of site.navigation) {
        const content = await read(file);
        if (content === null || content.length > Math.min(MAX_FILE, left))
            continue;
        left -= content.length;
        const folder = node_path__WEBPACK_IMPORTED_MODULE_0__.posix.dirname((0,_docs_tool_js__WEBPACK_IMPORTED_MODULE_1__/* .below */ .Gz)(site.pages, file));
        for (const word of wordsOf(file, content.toString('utf8'))) {
            words.push(word);
            // In a page, entries are relative to its folder.
            if (_docs_tool_js__WEBPACK_IMPORTED_MODULE_1__/* .PAGE_FILE */ .xu.test(file))
                words.push(node_path__WEBPACK_IMPORTED_MODULE_0__.posix.join(folder, word));
        }
    }
    return listedPages(words);
}
/** However a tool writes an address, it ends with the names of the file and of its folder. */
const isFor = (entry, page) => entry.at(-1) === page.at(-1) && (page.length === 1 || entry.at(-2) === page.at(-2));
const byLastName = (paths) => Map.groupBy(Array.from(new Set(paths), stepsOf), (steps) => steps.at(-1) ?? '');
function listedPages(words) {
    const entries = byLastName(words);
    return (page) => {
        const steps = stepsOf(page);
        const has = (own) => entries.get(own.at(-1) ?? '')?.some((entry) => isFor(entry, own)) ?? false;
        // A navigation often lists pages once for all languages.
        return has(steps) || (LANGUAGE.test(steps[0] ?? '') && has(steps.slice(1)));
    };
}
const LANGUAGE = /^[a-z]{2}(?:[-_][a-z]{2,4})?$/;
/** Without what tools add or leave out: the extension, `index`, numbers that order, case. */
function stepsOf(page) {
    const steps = page
        .toLowerCase()
        .replace(/\.(?:mdx?|markdown|rst|adoc|html?)$/, '')
        .split('/')
        .filter((step) => step !== '' && step !== '.' && step !== '..')
        // Antora's folder between a module and its pages.
        .filter((step, index, all) => step !== 'pages' || index === all.length - 1)
        .map((step) => step.replace(/^\d+[-_.]+(?=.)/, ''));
    if (steps.length > 1 && /^(?:_?index|readme)$/.test(steps.at(-1) ?? ''))
        steps.pop();
    return steps;
}
/** What may be an address in the part of a file that is navigation. */
function wordsOf(file, text) {
    // In code, only texts: a key is no address.
    if (!_docs_tool_js__WEBPACK_IMPORTED_MODULE_1__/* .PAGE_FILE */ .xu.test(file) && !/\.ya?ml$/.test(file))
        return Array.from(withoutComments(text).matchAll(QUOTED), ([, , word = '']) => word);
    const isIndex = /\.(?:rst|md)$/.test(file) && !/SUMMARY\.md$/.test(file);
    const section = isIndex ? toctrees(text) : _docs_tool_js__WEBPACK_IMPORTED_MODULE_1__/* .PAGE_FILE */ .xu.test(file) ? text : navKey(text).inside;
    return section.match(/[\w./@+-]+/g) ?? [];
}
const QUOTED = /(['"])([\w./@+-]{1,200})\1(?!\s*:)/g;
/** The lines of the top-level key `nav`, and all others. */
function navKey(text) {
    const inside = [];
    const outside = [];
    let isInside = false;
    for (const line of text.split('\n')) {
        if (/^[^\s#-]/.test(line))
            isInside = /^nav[ \t]*:/.test(line);
        (isInside ? inside : outside).push(line);
    }
    return { inside: inside.join('\n'), outside: outside.join('\n') };
}
/** What is indented below a `toctree` of reStructuredText, or fenced in one of MyST. */
function toctrees(text) {
    const lines = [];
    let depth = -1;
    for (const line of text.split('\n')) {
        const indent = line.length - line.trimStart().length;
        if (/^\s*(?:\.\. toctree::|[`~:]{3,}\{toctree\})/.test(line)) {
            depth = line.includes('{') ? -2 : indent;
        }
        else if (depth === -2 ? /^\s*[`~:]{3,}\s*$/.test(line) : line.trim() !== '' && indent <= depth) {
            depth = -1;
        }
        else if (depth !== -1 && !/^\s*:/.test(line)) {
            // `Title <page>` names the page in brackets.
            lines.push(/<([^<>]+)>\s*$/.exec(line)?.[1] ?? line);
        }
    }
    return lines.join('\n');
}
function withoutComments(text) {
    const kept = [];
    for (let at = 0; at < text.length;) {
        const open = text.indexOf('/*', at);
        kept.push(text.slice(at, open < 0 ? undefined : open));
        const close = open < 0 ? -1 : text.indexOf('*/', open + 2);
        at = close < 0 ? text.length : close + 2;
    }
    return kept.join(' ').replace(/(^|\s)\/\/[^\n]*/g, '$1');
}
async function readNavigationChanges(changes, before, read) {
    const touched = changes.filter(({ path, kind, mode, was, content }) => kind === 'modified' &&
        mode === '100644' &&
        was === '100644' &&
        !_docs_tool_js__WEBPACK_IMPORTED_MODULE_1__/* .PAGE_FILE */ .xu.test(path) &&
        (content?.length ?? MAX_FILE) < MAX_FILE);
    const sites = touched.length === 0 ? [] : (0,_docs_tool_js__WEBPACK_IMPORTED_MODULE_1__/* .recognizeSites */ .rh)(before);
    const allowed = [];
    const tools = new Map();
    for (const { path, content } of touched) {
        const site = sites.find(({ navigation }) => navigation.includes(path));
        if (!site)
            continue;
        tools.set(path, site.tool);
        const old = await read(path);
        if (old === null || old.length > MAX_FILE || content === null)
            continue;
        const pages = knownPages(pagesAfter(site, changes, before));
        const texts = [old.toString('utf8'), content.toString('utf8')];
        if (onlyLists(path, ...texts, pages))
            allowed.push(path);
    }
    return { allowed, tools };
}
function pagesAfter(site, changes, before) {
    const gone = new Set(changes.filter(({ kind }) => kind === 'deleted').map(({ path }) => path));
    const added = changes.filter(({ kind }) => kind === 'added').map(({ path }) => path);
    return [...before.filter((path) => !gone.has(path)), ...added]
        .filter((path) => _docs_tool_js__WEBPACK_IMPORTED_MODULE_1__/* .PAGE_FILE */ .xu.test(path) && (0,_docs_tool_js__WEBPACK_IMPORTED_MODULE_1__/* .isIn */ .S1)(site.pages, path))
        .map((path) => (0,_docs_tool_js__WEBPACK_IMPORTED_MODULE_1__/* .below */ .Gz)(site.pages, path));
}
function knownPages(paths) {
    const pages = byLastName(paths);
    return (address) => {
        const steps = stepsOf(address);
        return pages.get(steps.at(-1) ?? '')?.some((page) => isFor(steps, page)) ?? false;
    };
}
/** Read once, line by line: what comes must list a page, and what goes must list none. */
function onlyLists(path, old, now, exists) {
    const isYaml = /\.ya?ml$/.test(path);
    if (isYaml && navKey(old).outside !== navKey(now).outside)
        return false;
    const read = isYaml ? yamlEntry : codeEntry;
    const [from, to] = [linesOf(old), linesOf(now)];
    const moved = new Set(to);
    const mayCome = (line) => read(line)?.every(exists) ?? false;
    const mayGo = (line) => {
        const entry = read(line);
        return entry !== undefined && (moved.has(line) || entry.some((page) => !exists(page)));
    };
    let at = 0;
    for (const line of to) {
        if (from[at] !== line && mayCome(line))
            continue;
        while (at < from.length && from[at] !== line && mayGo(from[at] ?? ''))
            at += 1;
        if (from[at] !== line)
            return false;
        at += 1;
    }
    return from.slice(at).every(mayGo);
}
/** A comma comes to a line only because another one follows it now. */
const linesOf = (text) => text.split('\n').map((line) => bare(line.trimEnd()));
const bare = (line) => (line.endsWith(',') ? line.slice(0, -1) : line);
/** `- page.md`, `- Title: page.md`, `- Title:` */
const YAML_ENTRY = /^\s*- +(?:(?:'[^'\\]{1,100}'|"[^"\\]{1,100}"|\w[\w ,.()/+-]{0,100}): *)?(?:(['"]?)([\w./@+-]{1,200})\1)?$/;
function yamlEntry(line) {
    const found = YAML_ENTRY.exec(line);
    if (!found)
        return undefined;
    const page = found[2];
    if (page === undefined)
        return [];
    return _docs_tool_js__WEBPACK_IMPORTED_MODULE_1__/* .PAGE_FILE */ .xu.test(page) ? [page] : undefined;
}
const TEXT = '(?:\'[^\'"`$\\\\]{1,100}\'|"[^"`$\\\\]{1,100}")';
const PAGE = '(?:\'([\\w./@+-]{1,200})\'|"([\\w./@+-]{1,200})")';
const TITLE = `["']?(?:text|label|title)["']?: ?${TEXT}`;
const TYPE = `["']?type["']?: ?["']doc["']`;
const TARGET = `["']?(?:link|slug|id|page)["']?: ?${PAGE}`;
/** `'page'`, `{ text: 'Title', link: '/page' }`, with the names of keys that the tools know. */
const CODE_ENTRY = new RegExp(`^\\s*(?:${PAGE}|\\{ ?(?:${TYPE}, ?)?(?:${TITLE}, ?)?${TARGET}(?:, ?${TITLE})?,? ?\\})$`);
function codeEntry(line) {
    const found = CODE_ENTRY.exec(line);
    const page = found?.slice(1).find((part) => part !== undefined);
    return page === undefined ? undefined : [page];
}


/***/ }),

/***/ 27466:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   IQ: () => (/* binding */ ThreadLimitReached),
/* harmony export */   LO: () => (/* binding */ setupOfThread),
/* harmony export */   Q3: () => (/* binding */ startSideThread),
/* harmony export */   RD: () => (/* binding */ answerAsThread),
/* harmony export */   kw: () => (/* binding */ SideThread),
/* harmony export */   taskOfThread: () => (/* binding */ taskOfThread)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var node_worker_threads__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(75919);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(42205);
// A thread beside the main one, for work on text from outside: however long it takes, the main thread
// answers, renews its leases, and ends the thread at its limit.




/** In the bundle, and in the sources. */
const ENTRIES = ['side-thread.cjs', '../side-thread.ts'];
function startSideThread({ task, setup, entry = installedEntry() }, resourceLimits) {
    const started = { task, setup };
    return new node_worker_threads__WEBPACK_IMPORTED_MODULE_2__.Worker(entry, {
        workerData: started,
        resourceLimits,
        // Options of this process are not meant for it.
        execArgv: [],
        stdout: true,
        stderr: true,
    });
}
function installedEntry() {
    const entries = ENTRIES.map((name) => (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(import.meta.dirname, name));
    const entry = entries.find((file) => (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(file));
    if (entry !== undefined)
        return entry;
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_3__/* .SetupError */ .w3(`This installation of Docket is not complete: ${ENTRIES[0]} is missing. Install it again.`);
}
/** In a side thread: what it is for. */
const taskOfThread = () => node_worker_threads__WEBPACK_IMPORTED_MODULE_2__.workerData.task;
const setupOfThread = () => node_worker_threads__WEBPACK_IMPORTED_MODULE_2__.workerData.setup;
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
    const say = (message) => node_worker_threads__WEBPACK_IMPORTED_MODULE_2__.parentPort?.postMessage(message);
    const want = (wanted) => {
        const id = ++asked;
        say({ wanted, id });
        return new Promise((resolve) => wanting.set(id, resolve));
    };
    node_worker_threads__WEBPACK_IMPORTED_MODULE_2__.parentPort?.on('message', (message) => {
        if ('given' in message) {
            wanting.get(message.id)?.(message.given);
            wanting.delete(message.id);
        }
        else {
            answer(message.question, want).then((found) => say({ answer: found }), (error) => say({ failed: error instanceof Error ? error.message : String(error) }));
        }
    });
}


/***/ })

};
