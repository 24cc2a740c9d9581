export const id = 2926;
export const ids = [2926];
export const modules = {

/***/ 45306:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   EV: () => (/* binding */ Insights),
/* harmony export */   Tk: () => (/* binding */ hasCounts),
/* harmony export */   Wi: () => (/* binding */ isViewsResult),
/* harmony export */   Yg: () => (/* binding */ MAX_MISSING_LISTED),
/* harmony export */   bk: () => (/* binding */ MAX_DAYS_LISTED),
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
        .describe('False if most AI agents cannot be seen, as when pages report their views themselves.'),
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
