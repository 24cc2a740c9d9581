export const id = 9783;
export const ids = [9783];
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
