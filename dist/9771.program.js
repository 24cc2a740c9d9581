export const id = 9771;
export const ids = [9771];
export const modules = {

/***/ 45306:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   EV: () => (/* binding */ Insights),
/* harmony export */   Wi: () => (/* binding */ isViewsResult),
/* harmony export */   Yg: () => (/* binding */ MAX_MISSING_LISTED),
/* harmony export */   Yj: () => (/* binding */ ReceivedViews),
/* harmony export */   bk: () => (/* binding */ MAX_DAYS_LISTED),
/* harmony export */   my: () => (/* binding */ isCount),
/* harmony export */   r5: () => (/* binding */ oddCount),
/* harmony export */   w2: () => (/* binding */ PageClasses)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(42047);
/* harmony import */ var _schemas_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51947);
/* harmony import */ var _values_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(87797);
// What our own service reports about its traffic beyond the contract, on the wire.



const count = zod__WEBPACK_IMPORTED_MODULE_2__/* .int */ .Whr().min(0);
const TrafficClass = zod__WEBPACK_IMPORTED_MODULE_2__/* ["enum"] */ .k5n(_values_js__WEBPACK_IMPORTED_MODULE_1__/* .TRAFFIC_CLASSES */ .LL);
/** A server of another version may not know every class. */
const orNone = count.default(0);
const ClassCounts = zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc(Object.fromEntries(_values_js__WEBPACK_IMPORTED_MODULE_1__/* .TRAFFIC_CLASSES */ .LL.map((name) => [name, orNone])));
/** As many as a range can have; more only where an end of it is open. */
const MAX_DAYS_LISTED = _schemas_js__WEBPACK_IMPORTED_MODULE_0__/* .MAX_RANGE_DAYS */ .hV;
/** Documented and not checked: a server of another version may list more. */
const days = zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP()).meta({ maxItems: MAX_DAYS_LISTED });
/** More than anyone reads. */
const MAX_MISSING_LISTED = 500;
const DataQuality = zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({
    files: count,
    lines: count,
    /** Lines that no format could read, and a few of them, shortened and cleaned. */
    rejected: count,
    examples: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({ file: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(), line: count, text: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(), reason: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP() })),
    daysCovered: days.describe('UTC days of the range with data, oldest first.'),
    daysMissing: days.describe('UTC days of the range without data, oldest first. An open end is that of the data.'),
    daysCut: zod__WEBPACK_IMPORTED_MODULE_2__/* .boolean */ .zMY()
        .default(false)
        .describe(`A list of days is longer than ${MAX_DAYS_LISTED}; it has only the latest ones.`),
    warnings: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP()),
    /** Requests under an agent's name from addresses that are not its operator's; not counted. */
    spoofed: count.default(0),
});
const Insights = zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({
    classes: ClassCounts.describe('Views per class of traffic in the date range.'),
    aiClasses: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(TrafficClass).describe('The classes that count as AI.'),
    /** Views by named AI agent, most first. */
    agents: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({
        agent: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(),
        class: TrafficClass,
        views: count,
        /** Views from its operator's addresses, and requests from others; null if not checked. */
        verified: count.nullable().default(null),
        spoofed: count.nullable().default(null),
    })),
    /** Paths that were requested and not found, most AI requests first. */
    missing: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({ path: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(), ai: count, human: count }))
        .meta({ maxItems: MAX_MISSING_LISTED }),
    missingCut: zod__WEBPACK_IMPORTED_MODULE_2__/* .boolean */ .zMY()
        .default(false)
        .describe(`More than ${MAX_MISSING_LISTED} paths were not found; \`missing\` has the first ones.`),
    aiReferrals: zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({
        views: count,
        sources: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({ source: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(), views: count })),
        /** Days whose logs or records do not say where readers came from. */
        daysUnknown: days,
    })
        .nullable()
        .default(null)
        .describe('Views by people that came from AI answers; null if unknown.'),
    weeks: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({
        from: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(),
        to: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(),
        views: zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({ human: count, ai: count, total: count }).nullable(),
        aiReferrals: count.nullable(),
        daysCovered: count,
    }))
        .default([])
        .describe('Up to 12 weeks until the end of the range; `views` is null unless all days have data.'),
    quality: DataQuality,
    seesAgents: zod__WEBPACK_IMPORTED_MODULE_2__/* .boolean */ .zMY()
        .default(true)
        .describe('False if AI agents cannot be seen, as in the numbers of most analytics services.'),
    counts: zod__WEBPACK_IMPORTED_MODULE_2__/* ["enum"] */ .k5n(['views', 'visits'])
        .optional()
        .describe('With `visits`, reading a page again during a visit adds nothing.'),
    visitors: count.optional().describe('Different people in the date range; absent if unknown.'),
    rules: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().describe('Version of the rules that classify traffic.'),
});
const PageFacts = zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({
    path: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(),
    classes: ClassCounts,
    aiReferrals: count
        .nullable()
        .default(null)
        .describe('Views by people that came from AI answers; null if unknown.'),
});
const PageClasses = zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({
    pages: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(PageFacts)
        .describe('Per-page counts by class, in the same order as the page views.'),
    hasMore: zod__WEBPACK_IMPORTED_MODULE_2__/* .boolean */ .zMY().describe('True when more results exist beyond this page.'),
});
// A check of answers with page views that copies nothing: an export reads hundreds of thousands of
// rows. It is true only where the schema returns the same value; a test compares both.
function isViewsResult(value) {
    if (!isObject(value) || !hasKeys(value, 3))
        return false;
    const { totals, views, hasMore } = value;
    if (typeof hasMore !== 'boolean' || !Array.isArray(views))
        return false;
    if (!isObject(totals) || !hasKeys(totals, 3) || !hasCounts(totals))
        return false;
    for (const row of views) {
        if (!isObject(row) || !hasKeys(row, 4))
            return false;
        if (typeof row.path !== 'string' || !hasCounts(row))
            return false;
    }
    return true;
}
function isObject(value) {
    return typeof value === 'object' && value !== null;
}
const ReceivedViews = zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({
    totals: _schemas_js__WEBPACK_IMPORTED_MODULE_0__/* .ViewCounts */ .GU,
    views: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_2__/* .looseObject */ ._H3({ path: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP() })),
    hasMore: zod__WEBPACK_IMPORTED_MODULE_2__/* .boolean */ .zMY(),
})
    .transform(({ totals, views: rows, hasMore }) => {
    const views = [];
    const odd = [];
    for (const row of rows) {
        const { path, human, ai, total } = row;
        const problem = oddCount({ human, ai, total });
        if (problem === undefined)
            views.push({ path, human, ai, total });
        else
            odd.push(problem);
    }
    return { totals, views, hasMore, ...(odd.length > 0 && { odd }) };
});
/** In our own words: what a service sends in place of a number can be any text. */
function oddCount(counts) {
    const found = Object.entries(counts).find(([, value]) => !isCount(value));
    if (!found)
        return undefined;
    const [name, value] = found;
    if (value === undefined)
        return `\`${name}\` is missing`;
    const shown = value === null || typeof value === 'number' ? String(value) : 'not a number';
    return `\`${name}\` is ${shown}`;
}
/** With one more, it has something that the schema leaves out. */
function hasKeys(value, size) {
    let keys = 0;
    for (const _ in value)
        keys += 1;
    return keys === size;
}
function hasCounts({ human, ai, total }) {
    return isCount(human) && isCount(ai) && isCount(total);
}
function isCount(value) {
    return Number.isSafeInteger(value) && value >= 0;
}


/***/ }),

/***/ 43650:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $5: () => (/* binding */ daySpan),
/* harmony export */   $T: () => (/* binding */ withoutPages),
/* harmony export */   AC: () => (/* binding */ END_OF_TIME),
/* harmony export */   Ew: () => (/* binding */ dayText),
/* harmony export */   Gy: () => (/* binding */ LAST_DAY),
/* harmony export */   Sn: () => (/* binding */ encodeTables),
/* harmony export */   U$: () => (/* binding */ dayNumber),
/* harmony export */   XN: () => (/* binding */ sumOf),
/* harmony export */   Xj: () => (/* binding */ onlyPages),
/* harmony export */   Yi: () => (/* binding */ noCounts),
/* harmony export */   ZQ: () => (/* binding */ classIndex),
/* harmony export */   _1: () => (/* binding */ inSpan),
/* harmony export */   c5: () => (/* binding */ addCounts),
/* harmony export */   gQ: () => (/* binding */ addInto)
/* harmony export */ });
/* harmony import */ var _contract_values_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(87797);
/* harmony import */ var _shared_days_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(65529);
/* harmony import */ var _shared_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(42205);
/* harmony import */ var _page_filter_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(24475);
// What one log file says about one UTC day: the unit that is counted, kept and merged.




function classIndex(name) {
    return _contract_values_js__WEBPACK_IMPORTED_MODULE_0__/* .TRAFFIC_CLASSES */ .LL.indexOf(name);
}
/** A zero for each class; written out because the hot loop makes many. */
function noCounts() {
    return [0, 0, 0, 0, 0, 0, 0];
}
/** Adds one table's counts into another, up to so many keys. */
function addInto(sums, table, most = Number.POSITIVE_INFINITY) {
    table.forEach((counts, key) => {
        const sum = sums.get(key);
        if (sum)
            addCounts(sum, counts);
        else if (sums.size < most)
            sums.set(key, [...counts]);
    });
}
function addCounts(sum, counts) {
    for (let i = 0; i < sum.length; i++)
        sum[i] = sum[i] + (counts[i] ?? 0);
}
/** What the entry says about these pages alone. Agents and sources have no pages to choose by. */
function onlyPages(entry, wanted) {
    if (wanted === _page_filter_js__WEBPACK_IMPORTED_MODULE_3__/* .ALL_PAGES */ .t)
        return entry;
    const only = (table) => ({
        forEach: (visit) => table.forEach((counts, path) => {
            if (wanted(path))
                visit(counts, path);
        }),
    });
    const { pages, missing, referrals } = entry;
    return {
        ...entry,
        pages: only(pages),
        missing: only(missing),
        ...(referrals && { referrals: { ...referrals, pages: only(referrals.pages) } }),
    };
}
/** All counts of a table together, class by class. */
function sumOf(table) {
    const sum = noCounts();
    table.forEach((counts) => {
        addCounts(sum, counts);
    });
    return sum;
}
/** The entry without its single pages: what they have together is under an empty path. */
function withoutPages(entry) {
    const { pages, referrals } = entry;
    const sum = (table) => new Map([['', sumOf(table)]]);
    return {
        ...entry,
        pages: sum(pages),
        ...(referrals && { referrals: { ...referrals, pages: sum(referrals.pages) } }),
    };
}
/** The same counts always give the same text. Counts are cut behind the last that is not 0. */
function encodeTables({ pages, agents, missing, referrals, checks }) {
    return JSON.stringify({
        pages: sortedRows(pages),
        agents: sortedRows(agents),
        missing: sortedRows(missing),
        ...(referrals && {
            referrals: { pages: sortedRows(referrals.pages), sources: sortedRows(referrals.sources) },
        }),
        ...(checks && {
            checks: { verified: sortedRows(checks.verified), spoofed: sortedRows(checks.spoofed) },
        }),
    });
}
function sortedRows(table) {
    const rows = [];
    table.forEach((counts, key) => {
        const last = counts.findLastIndex((count) => count > 0);
        rows.push([key, counts.slice(0, last + 1)]);
    });
    return Object.fromEntries(rows.sort(([a], [b]) => (a < b ? -1 : 1)));
}
// UTC days. Inside, a day is a whole number of days since 1970; outside, `YYYY-MM-DD`.
/** The last day that JavaScript's dates know. */
const END_OF_TIME = 100_000_000;
/** The last one whose year has four digits. */
const LAST_DAY = Date.UTC(9999, 11, 31) / _shared_days_js__WEBPACK_IMPORTED_MODULE_1__/* .DAY_MS */ .sO;
/** The day of a calendar date, or -1 when the calendar has no such date. */
function dayNumber(year, month, date) {
    const time = Date.UTC(year, month - 1, date);
    const back = new Date(time);
    const real = back.getUTCMonth() === month - 1 && back.getUTCDate() === date && year >= 1970;
    return real ? time / _shared_days_js__WEBPACK_IMPORTED_MODULE_1__/* .DAY_MS */ .sO : -1;
}
function dayText(day) {
    return (0,_shared_days_js__WEBPACK_IMPORTED_MODULE_1__/* .isoDay */ .kh)(day * _shared_days_js__WEBPACK_IMPORTED_MODULE_1__/* .DAY_MS */ .sO);
}
function inSpan(day, span) {
    const number = Date.parse(day) / _shared_days_js__WEBPACK_IMPORTED_MODULE_1__/* .DAY_MS */ .sO;
    return number >= span.from && number < span.to;
}
/**
 * The span that a request means. A time of day counts for its UTC day, so that `dateTo` always
 * leaves its own date out, as the contract says; an absent end is open.
 */
function daySpan(range) {
    const from = range.dateFrom === undefined ? 0 : parseDay('dateFrom', range.dateFrom);
    const to = range.dateTo === undefined ? END_OF_TIME : parseDay('dateTo', range.dateTo);
    if (to < from) {
        throw new _shared_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .InvalidRequest */ .zh('Parameter `dateTo` is before `dateFrom`. Swap them or leave one out.');
    }
    return { from, to };
}
function parseDay(name, text) {
    const match = /^(\d{4})-(\d{2})-(\d{2})(?:T.+)?$/.exec(text);
    const [, year, month, date] = match ?? [];
    const day = match ? dayNumber(Number(year), Number(month), Number(date)) : -1;
    const ms = (0,_shared_days_js__WEBPACK_IMPORTED_MODULE_1__/* .utcTime */ .SK)(text);
    if (day < 0 || Number.isNaN(ms)) {
        throw new _shared_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .InvalidRequest */ .zh(`Parameter \`${name}\` must be a date such as 2026-11-01 or an ISO 8601 time; got \`${text.slice(0, 40)}\`.`);
    }
    return Math.floor(ms / _shared_days_js__WEBPACK_IMPORTED_MODULE_1__/* .DAY_MS */ .sO);
}


/***/ }),

/***/ 24475:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Y: () => (/* binding */ pageFilter),
/* harmony export */   t: () => (/* binding */ ALL_PAGES)
/* harmony export */ });
/* harmony import */ var _shared_glob_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77012);
// Which pages the settings want, by our own globs on the page's path. One that starts with `!` excludes.

const ALL_PAGES = () => true;
/** The same pages are asked about for every line, day and table. */
const MAX_REMEMBERED = 100_000;
function pageFilter(globs) {
    if (globs.length === 0)
        return ALL_PAGES;
    const open = globs.filter((glob) => !glob.startsWith('!')).map(matcher);
    const closed = globs.flatMap((glob) => (glob.startsWith('!') ? matcher(glob.slice(1)) : []));
    const known = new Map();
    return (path) => {
        const before = known.get(path);
        if (before !== undefined)
            return before;
        const wanted = (open.length === 0 || open.some((fits) => fits(path))) && !closed.some((fits) => fits(path));
        if (known.size === MAX_REMEMBERED)
            known.clear();
        known.set(path, wanted);
        return wanted;
    };
}
/** `/guide` is the first page of the folder `/guide/`, so `/guide/**` covers it, too. */
function matcher(pattern) {
    const relative = pattern.replace(/^\//, '');
    if (relative === '')
        return (path) => path === '/';
    const glob = (0,_shared_glob_js__WEBPACK_IMPORTED_MODULE_0__/* .compileGlob */ .SO)(relative);
    const folder = /(?:^|\/)(?:\*\*)?$/.test(relative);
    return (path) => {
        const name = path.slice(1);
        return glob.matches(name) || (folder && glob.matches(name === '' ? 'index' : `${name}/index`));
    };
}


/***/ }),

/***/ 89771:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   BP: () => (/* binding */ HUMANS),
/* harmony export */   Pf: () => (/* binding */ dayCounts),
/* harmony export */   RA: () => (/* binding */ rankPages),
/* harmony export */   RZ: () => (/* binding */ classCounts),
/* harmony export */   UO: () => (/* binding */ viewsByDay),
/* harmony export */   ad: () => (/* binding */ ranked),
/* harmony export */   eh: () => (/* binding */ summarize),
/* harmony export */   joinPieces: () => (/* binding */ joinPieces),
/* harmony export */   pageOfViews: () => (/* binding */ pageOfViews),
/* harmony export */   q0: () => (/* binding */ describe),
/* harmony export */   zk: () => (/* binding */ onePiece)
/* harmony export */ });
/* harmony import */ var _contract_insights_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(45306);
/* harmony import */ var _contract_values_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(87797);
/* harmony import */ var _shared_days_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(65529);
/* harmony import */ var _shared_errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(42205);
/* harmony import */ var _file_day_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(43650);
// Queries on the merged days: the contract's page of views, and our extensions.





/** Unless the settings count the latter as AI. */
const HUMANS = ['human', 'unknown'];
const UNCHECKED = { verified: null, spoofed: null };
function summarize(days, span, aiClasses) {
    const sums = new Map();
    const referred = new Map();
    let told = false;
    for (const { day, pages, referrals } of days) {
        if (!(0,_file_day_js__WEBPACK_IMPORTED_MODULE_4__/* .inSpan */ ._1)(day, span))
            continue;
        (0,_file_day_js__WEBPACK_IMPORTED_MODULE_4__/* .addInto */ .gQ)(sums, pages);
        if (!referrals)
            continue;
        told = true;
        (0,_file_day_js__WEBPACK_IMPORTED_MODULE_4__/* .addInto */ .gQ)(referred, referrals.pages);
    }
    const pages = [...sums].map(([path, counts]) => ({
        path,
        counts,
        referrals: referred.get(path) ?? [],
    }));
    return rankPages(pages, told, aiClasses);
}
/** `told`: the days say where readers came from. */
function rankPages(pages, told, aiClasses) {
    const rows = [];
    for (const { path, counts, referrals } of pages) {
        const aiReferrals = told ? viewCounts(referrals, aiClasses).human : null;
        rows.push({ path, ...viewCounts(counts, aiClasses), counts, aiReferrals });
    }
    return ranked(rows);
}
/** In the contract's order, without pages that nobody viewed. */
function ranked(pages) {
    const totals = { human: 0, ai: 0, total: 0 };
    const rows = pages.filter(({ total }) => total > 0);
    for (const { human, ai, total } of rows) {
        totals.human += human;
        totals.ai += ai;
        totals.total += total;
    }
    rows.sort((a, b) => b.total - a.total || (a.path < b.path ? -1 : 1));
    return { totals, rows };
}
/** A page of the ranking, as the contract has it. */
function pageOfViews({ totals, rows }, limit = 50, offset = 0) {
    checkWhole('limit', limit, 1, 250);
    checkWhole('offset', offset, 0, Number.MAX_SAFE_INTEGER);
    return {
        totals: { ...totals },
        views: rows
            .slice(offset, offset + limit)
            .map(({ path, human, ai, total }) => ({ path, human, ai, total })),
        hasMore: offset + limit < rows.length,
    };
}
/** The ranking as a source gives it that has everything in memory. */
function onePiece({ totals, rows: views }) {
    return { totals, views, hasMore: false };
}
/** The other way round, from any source. */
async function joinPieces(pieces) {
    const all = [];
    for await (const piece of pieces)
        all.push(piece);
    const [first] = all;
    if (!first)
        return { totals: { human: 0, ai: 0, total: 0 }, rows: [] };
    const rows = all.length === 1 ? first.views : all.flatMap(({ views }) => views);
    return { totals: first.totals, rows };
}
/** Of each day in the span, the latest first; zeros where nothing is known. */
function viewsByDay(days, span, aiClasses) {
    const byDay = Map.groupBy(days, ({ day }) => day);
    const found = [];
    for (let number = span.to - 1; number >= span.from; number--) {
        const date = (0,_file_day_js__WEBPACK_IMPORTED_MODULE_4__/* .dayText */ .Ew)(number);
        const sum = (0,_file_day_js__WEBPACK_IMPORTED_MODULE_4__/* .noCounts */ .Yi)();
        for (const { pages } of byDay.get(date) ?? [])
            (0,_file_day_js__WEBPACK_IMPORTED_MODULE_4__/* .addCounts */ .c5)(sum, (0,_file_day_js__WEBPACK_IMPORTED_MODULE_4__/* .sumOf */ .XN)(pages));
        found.push({ date, ...viewCounts(sum, aiClasses) });
    }
    return found;
}
function checkWhole(name, value, min, max) {
    if (Number.isSafeInteger(value) && value >= min && value <= max)
        return;
    const range = max === Number.MAX_SAFE_INTEGER ? `≥ ${min}` : `from ${min} to ${max}`;
    throw new _shared_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .InvalidRequest */ .zh(`Parameter \`${name}\` must be a whole number ${range}.`);
}
function describe(days, span, aiClasses) {
    const classes = (0,_file_day_js__WEBPACK_IMPORTED_MODULE_4__/* .noCounts */ .Yi)();
    const agents = new Map();
    const missing = new Map();
    const covered = new Set();
    const sources = new Map();
    const verified = new Map();
    const spoofed = new Map();
    const untold = new Set();
    let told = false;
    let referred = 0;
    for (const entry of days) {
        if (!(0,_file_day_js__WEBPACK_IMPORTED_MODULE_4__/* .inSpan */ ._1)(entry.day, span))
            continue;
        covered.add(entry.day);
        (0,_file_day_js__WEBPACK_IMPORTED_MODULE_4__/* .addCounts */ .c5)(classes, (0,_file_day_js__WEBPACK_IMPORTED_MODULE_4__/* .sumOf */ .XN)(entry.pages));
        const { views, aiReferrals } = dayCounts(entry, aiClasses);
        if (entry.referrals)
            (0,_file_day_js__WEBPACK_IMPORTED_MODULE_4__/* .addInto */ .gQ)(sources, entry.referrals.sources);
        if (aiReferrals === null && views.human > 0)
            untold.add(entry.day);
        told ||= aiReferrals !== null;
        referred += aiReferrals ?? 0;
        (0,_file_day_js__WEBPACK_IMPORTED_MODULE_4__/* .addInto */ .gQ)(agents, entry.agents);
        if (entry.checks)
            (0,_file_day_js__WEBPACK_IMPORTED_MODULE_4__/* .addInto */ .gQ)(verified, entry.checks.verified);
        if (entry.checks)
            (0,_file_day_js__WEBPACK_IMPORTED_MODULE_4__/* .addInto */ .gQ)(spoofed, entry.checks.spoofed);
        (0,_file_day_js__WEBPACK_IMPORTED_MODULE_4__/* .addInto */ .gQ)(missing, entry.missing);
    }
    const daysCovered = [...covered].sort();
    const ranking = rankMissing(missing, aiClasses);
    const gaps = missingDays(span, daysCovered);
    return {
        classes: classCounts(classes),
        agents: rankAgents(agents, verified, spoofed),
        spoofed: [...spoofed.values()].flat().reduce((sum, one) => sum + one, 0),
        missing: ranking.slice(0, _contract_insights_js__WEBPACK_IMPORTED_MODULE_0__/* .MAX_MISSING_LISTED */ .Yg),
        missingCut: ranking.length > _contract_insights_js__WEBPACK_IMPORTED_MODULE_0__/* .MAX_MISSING_LISTED */ .Yg,
        aiReferrals: told
            ? {
                views: referred,
                sources: rankSources(sources, aiClasses),
                daysUnknown: latest([...untold].sort()),
            }
            : null,
        daysCovered: latest(daysCovered),
        daysMissing: gaps.days,
        daysCut: gaps.cut || daysCovered.length > _contract_insights_js__WEBPACK_IMPORTED_MODULE_0__/* .MAX_DAYS_LISTED */ .bk,
    };
}
function rankAgents(agents, verified, spoofed) {
    const rows = [...new Set([...agents.keys(), ...spoofed.keys()])].flatMap((agent) => {
        const checked = verified.has(agent) || spoofed.has(agent);
        return _contract_values_js__WEBPACK_IMPORTED_MODULE_1__/* .TRAFFIC_CLASSES */ .LL.map((name, index) => {
            const views = agents.get(agent)?.[index] ?? 0;
            const of = (table) => table.get(agent)?.[index] ?? 0;
            const checks = checked ? { verified: of(verified), spoofed: of(spoofed) } : UNCHECKED;
            return { agent, class: name, views, ...checks };
        });
    });
    return rows
        .filter(({ views, spoofed }) => views > 0 || (spoofed ?? 0) > 0)
        .sort((a, b) => b.views - a.views || (a.agent < b.agent ? -1 : 1));
}
function rankMissing(missing, aiClasses) {
    return [...missing]
        .map(([path, counts]) => {
        const { human, ai } = viewCounts(counts, aiClasses);
        return { path, ai, human };
    })
        .filter(({ ai, human }) => ai + human > 0)
        .sort((a, b) => b.ai - a.ai || b.human - a.human || (a.path < b.path ? -1 : 1));
}
function rankSources(sums, aiClasses) {
    return [...sums]
        .map(([source, counts]) => ({ source, views: viewCounts(counts, aiClasses).human }))
        .filter(({ views }) => views > 0)
        .sort((a, b) => b.views - a.views || (a.source < b.source ? -1 : 1));
}
/** Views of one entry, and how many of them came from AI answers; null where it cannot say. */
function dayCounts(entry, aiClasses) {
    const { pages, referrals } = entry;
    return {
        views: viewCounts((0,_file_day_js__WEBPACK_IMPORTED_MODULE_4__/* .sumOf */ .XN)(pages), aiClasses),
        aiReferrals: referrals ? viewCounts((0,_file_day_js__WEBPACK_IMPORTED_MODULE_4__/* .sumOf */ .XN)(referrals.pages), aiClasses).human : null,
    };
}
const latest = (days) => days.slice(-_contract_insights_js__WEBPACK_IMPORTED_MODULE_0__/* .MAX_DAYS_LISTED */ .bk);
/**
 * The latest days without data. An open end is that of the days that are known. However long the
 * span is, no more days are looked at than are listed or have data.
 */
function missingDays(span, covered) {
    const known = new Set(covered.map((day) => Date.parse(day) / _shared_days_js__WEBPACK_IMPORTED_MODULE_2__/* .DAY_MS */ .sO));
    const [oldest] = known;
    const first = span.from > 0 ? span.from : oldest;
    const last = span.to < _file_day_js__WEBPACK_IMPORTED_MODULE_4__/* .END_OF_TIME */ .AC ? span.to - 1 : [...known].at(-1);
    const days = [];
    if (first === undefined || last === undefined)
        return { days, cut: false };
    const count = last - first + 1 - known.size;
    for (let number = last; days.length < Math.min(count, _contract_insights_js__WEBPACK_IMPORTED_MODULE_0__/* .MAX_DAYS_LISTED */ .bk); number--) {
        if (!known.has(number))
            days.push((0,_file_day_js__WEBPACK_IMPORTED_MODULE_4__/* .dayText */ .Ew)(number));
    }
    return { days: days.reverse(), cut: count > _contract_insights_js__WEBPACK_IMPORTED_MODULE_0__/* .MAX_DAYS_LISTED */ .bk };
}
function viewCounts(counts, aiClasses) {
    const sum = (classes) => classes.reduce((sum, name) => sum + (counts[(0,_file_day_js__WEBPACK_IMPORTED_MODULE_4__/* .classIndex */ .ZQ)(name)] ?? 0), 0);
    const human = sum(HUMANS.filter((name) => !aiClasses.includes(name)));
    const ai = sum(aiClasses);
    return { human, ai, total: human + ai };
}
function classCounts(counts) {
    return Object.fromEntries(_contract_values_js__WEBPACK_IMPORTED_MODULE_1__/* .TRAFFIC_CLASSES */ .LL.map((name, index) => [name, counts[index] ?? 0]));
}


/***/ })

};
