export const id = 3652;
export const ids = [3652];
export const modules = {

/***/ 60219:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Jj: () => (/* binding */ PERMISSIONS),
/* harmony export */   Lc: () => (/* binding */ CheckLater),
/* harmony export */   Ow: () => (/* binding */ PULLS_SETTING),
/* harmony export */   V1: () => (/* binding */ permits)
/* harmony export */ });
// The port to the code host's threads: issues, pull requests, their comments and who may speak
// there. Owned by the use cases, implemented by github/. Every call rejects with an error of the
// shared family, and with one that `isAway` recognizes if the host did not answer: no answer is never
// an opinion. What was posted twice by accident cannot happen, because posts carry a marker.
const PERMISSIONS = ['none', 'read', 'triage', 'write', 'maintain', 'admin'];
/** The documentation check has a queue of its own, and what asked for it runs again there. */
class CheckLater extends Error {
}
function permits(answer, required) {
    if (answer.problem !== undefined)
        return false;
    return PERMISSIONS.indexOf(answer.level) >= PERMISSIONS.indexOf(required);
}
/** Where to let workflows open pull requests. */
const PULLS_SETTING = 'Settings → Actions → General → Allow GitHub Actions to create and approve pull requests';


/***/ }),

/***/ 90156:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   FW: () => (/* binding */ tellAcceptance),
/* harmony export */   Qb: () => (/* binding */ TRIGGERS),
/* harmony export */   gB: () => (/* binding */ AcceptanceReport),
/* harmony export */   gi: () => (/* binding */ Acceptance),
/* harmony export */   iv: () => (/* binding */ tellTrigger),
/* harmony export */   ql: () => (/* binding */ UNASKED),
/* harmony export */   x4: () => (/* binding */ mergeRate)
/* harmony export */ });
/* unused harmony export TriggerAcceptance */
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(64377);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(42047);
// What became of the pull requests of jobs, as records and the wire have it.

/** What a job came from. Nobody asked for those in `UNASKED`. */
const TRIGGERS = [
    ...['comment', 'check', 'merge', 'improve', 'redirects'],
    ...['workflow', 'api'],
];
const UNASKED = ['check', 'merge', 'improve', 'redirects'];
const time = zod__WEBPACK_IMPORTED_MODULE_0__/* .datetime */ .w$();
/** What people did with a pull request. */
const Acceptance = zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
    state: zod__WEBPACK_IMPORTED_MODULE_1__/* ["enum"] */ .k5n(['open', 'merged', 'closed']),
    openedAt: time,
    decidedAt: time.nullable().describe('When it was merged or closed; null while it is open.'),
    edited: zod__WEBPACK_IMPORTED_MODULE_1__/* .boolean */ .zMY().describe('It was merged after people had changed what Docket pushed last.'),
    lines: zod__WEBPACK_IMPORTED_MODULE_1__/* .int */ .Whr()
        .min(0)
        .nullable()
        .describe('How many lines they added or removed; null if that is not known.'),
});
const count = zod__WEBPACK_IMPORTED_MODULE_1__/* .int */ .Whr().min(0);
const TriggerAcceptance = zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
    trigger: zod__WEBPACK_IMPORTED_MODULE_1__/* ["enum"] */ .k5n(TRIGGERS).describe('What its jobs came from.'),
    merged: count.describe('Pull requests that were merged.'),
    edited: count.describe('Those of them that people had changed before.'),
    closed: count.describe('Pull requests that were closed without a merge.'),
    open: count.describe('Pull requests that are open now.'),
    medianDays: zod__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig()
        .min(0)
        .nullable()
        .describe('Median of the days from opening to merging; null if nothing was merged.'),
    fewMerged: zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
        merged: count,
        of: count,
        job: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().describe('The latest of them, or the one whose thread was told.'),
        pull: zod__WEBPACK_IMPORTED_MODULE_1__/* .int */ .Whr(),
        told: zod__WEBPACK_IMPORTED_MODULE_1__/* .boolean */ .zMY(),
    })
        .nullable()
        .describe('Set if nobody asked for these jobs and fewer than half of the last ten decided pull requests were merged.'),
});
const AcceptanceReport = zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
    since: time.describe('Merged and closed pull requests are counted since then.'),
    triggers: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(TriggerAcceptance).describe('Those with any pull request.'),
    month: zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
        merged: count.describe('Merged in this UTC month.'),
        costMicros: count
            .nullable()
            .describe('What all jobs of the month cost for each merged pull request, in millionths of a US dollar; null if unknown.'),
    }),
});
/** Of those that were decided; null while there are none. 100% means all. */
function mergeRate(all) {
    const merged = all.reduce((sum, one) => sum + one.merged, 0);
    const of = all.reduce((sum, one) => sum + one.merged + one.closed, 0);
    return of === 0 ? null : { merged, of, percent: Math.floor((100 * merged) / of) };
}
/** `comment: 8 of 10 merged (2 after edits), median 1.5 days, 3 open` */
function tellTrigger(one) {
    const { trigger, merged, edited, closed, open, medianDays, fewMerged } = one;
    const parts = [
        `${merged} of ${merged + closed} merged${edited > 0 ? ` (${edited} after edits)` : ''}`,
        ...(medianDays === null ? [] : [`median ${tellDays(medianDays)}`]),
        ...(open > 0 ? [`${open} open`] : []),
        ...(fewMerged ? [`only ${fewMerged.merged} of the last ${fewMerged.of} merged`] : []),
    ];
    return `${trigger}: ${parts.join(', ')}`;
}
const tellDays = (days) => `${days} ${days === 1 ? 'day' : 'days'}`;
/** What people did, in a few words. */
function tellAcceptance({ state, openedAt, edited, lines }) {
    if (state === 'open')
        return `open since ${openedAt.slice(0, 10)}`;
    if (!edited)
        return state;
    const changed = lines === 1 ? '1 line' : `${lines} lines`;
    return `merged after edits${lines === null ? '' : ` of ${changed}`}`;
}


/***/ }),

/***/ 45306:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   EV: () => (/* binding */ Insights),
/* harmony export */   Tk: () => (/* binding */ hasCounts),
/* harmony export */   Wi: () => (/* binding */ isViewsResult),
/* harmony export */   Yg: () => (/* binding */ MAX_MISSING_LISTED),
/* harmony export */   bk: () => (/* binding */ MAX_DAYS_LISTED),
/* harmony export */   my: () => (/* binding */ isCount),
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

/***/ 92610:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   BD: () => (/* binding */ acceptedJob),
/* harmony export */   BL: () => (/* binding */ acceptanceOf),
/* harmony export */   eJ: () => (/* binding */ latestDecided),
/* harmony export */   ir: () => (/* binding */ MOST_ACCEPTED),
/* harmony export */   ix: () => (/* binding */ triggerOf),
/* harmony export */   wZ: () => (/* binding */ acceptanceReport)
/* harmony export */ });
/* unused harmony export fewMerged */
/* harmony import */ var _contract_acceptance_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(90156);
/* harmony import */ var _shared_days_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(65529);
/* harmony import */ var _shared_runtime_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(82860);
// Whether people merge what jobs make, from their records alone. Pure: what the code host says about a
// pull request is recorded with its job, and everything else is computed from there each time.



/** Events of workflows that mean that code was merged, or is about to be. */
const MERGES = ['push', 'pull_request', 'pull_request_target', 'merge_group'];
/** Of a job's first request. Records from before modes were kept count as workflows. */
function triggerOf({ comment, workflow, drift } = {}) {
    if (comment)
        return 'comment';
    if (!workflow)
        return 'api';
    if (drift)
        return 'check';
    return workflow.mode ?? (MERGES.includes(workflow.event) ? 'merge' : 'workflow');
}
/** Null: it has no pull request. What nobody has told us is that it is open. */
function acceptanceOf(job) {
    const { acceptance, work, turns, createdAt } = job;
    if (!work?.pull)
        return null;
    if (acceptance?.pull === work.pull.number) {
        const { state, openedAt, decidedAt, edited, lines } = acceptance;
        return { state, openedAt, decidedAt, edited, lines };
    }
    const pushed = turns.find(({ commit, endedAt }) => commit !== undefined && endedAt);
    const openedAt = pushed?.endedAt ?? createdAt;
    return { state: 'open', openedAt, decidedAt: null, edited: false, lines: null };
}
function acceptedJob(job) {
    const acceptance = acceptanceOf(job);
    const pull = job.work?.pull?.number;
    if (!acceptance || pull === undefined)
        return null;
    const { id, pausing } = job;
    return {
        ...acceptance,
        id,
        trigger: triggerOf(job.turns[0]?.origin),
        pull,
        ...(pausing && { pausing }),
    };
}
/** Open ones first, then the latest that were decided. */
function latestDecided(a, b) {
    const at = ({ decidedAt }) => decidedAt ?? '~';
    return at(a) === at(b) ? 0 : at(a) > at(b) ? -1 : 1;
}
/** Nobody looks at more; a report that reads them all would grow with every job. */
const MOST_ACCEPTED = 2_000;
// The report, and when a trigger pauses itself.
const REPORT_DAYS = 90;
/** So many of the last decided pull requests are looked at, and at least half have to be merged. */
const LAST = 10;
function acceptanceReport(all, usage, now) {
    const since = (0,_shared_runtime_js__WEBPACK_IMPORTED_MODULE_2__/* .isoTime */ .Ly)(now - REPORT_DAYS * _shared_days_js__WEBPACK_IMPORTED_MODULE_1__/* .DAY_MS */ .sO);
    const month = (0,_shared_runtime_js__WEBPACK_IMPORTED_MODULE_2__/* .isoTime */ .Ly)(now).slice(0, 7);
    const triggers = _contract_acceptance_js__WEBPACK_IMPORTED_MODULE_0__/* .TRIGGERS */ .Qb.map((trigger) => ofTrigger(trigger, all.filter((one) => one.trigger === trigger), since)).filter(({ merged, closed, open, fewMerged }) => merged + closed + open > 0 || fewMerged);
    const merged = all.filter(({ state, decidedAt }) => state === 'merged' && decidedAt?.startsWith(month)).length;
    const cost = usage.find((one) => one.month === month)?.costMicros ?? 0;
    const costMicros = merged === 0 || cost === 0 ? null : Math.round(cost / merged);
    return { since, triggers, month: { merged, costMicros } };
}
function ofTrigger(trigger, all, since) {
    const recent = all.filter(({ decidedAt }) => decidedAt !== null && decidedAt >= since);
    const merged = recent.filter(({ state }) => state === 'merged');
    const days = merged.map(({ openedAt, decidedAt }) => (Date.parse(decidedAt ?? '') - Date.parse(openedAt)) / _shared_days_js__WEBPACK_IMPORTED_MODULE_1__/* .DAY_MS */ .sO);
    return {
        trigger,
        merged: merged.length,
        edited: merged.filter(({ edited }) => edited).length,
        closed: recent.length - merged.length,
        open: all.filter(({ state }) => state === 'open').length,
        medianDays: median(days),
        fewMerged: fewMerged(trigger, all),
    };
}
function median(values) {
    if (values.length === 0)
        return null;
    const sorted = values.toSorted((a, b) => a - b);
    const middle = (sorted.length - 1) / 2;
    const sum = (sorted[Math.floor(middle)] ?? 0) + (sorted[Math.ceil(middle)] ?? 0);
    return Math.max(0, Math.round(10 * (sum / 2)) / 10);
}
/** Null: it may go on. What was decided before someone resumed it does not count any more. */
function fewMerged(trigger, all) {
    if (!_contract_acceptance_js__WEBPACK_IMPORTED_MODULE_0__/* .UNASKED */ .ql.includes(trigger))
        return null;
    const resumed = all.map(({ pausing }) => pausing?.resumedAt ?? '').reduce(latest, '');
    const last = all
        .filter(({ decidedAt }) => decidedAt !== null && decidedAt > resumed)
        .sort(latestDecided)
        .slice(0, LAST);
    const merged = last.filter(({ state }) => state === 'merged').length;
    const [newest] = last;
    if (!newest || last.length < LAST || 2 * merged >= LAST)
        return null;
    const told = all.find(({ pausing }) => (pausing?.toldAt ?? '') > resumed);
    const { id: job, pull } = told ?? newest;
    return { merged, of: LAST, job, pull, told: told?.pausing?.told === true };
}
const latest = (a, b) => (a > b ? a : b);


/***/ }),

/***/ 83747:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   BA: () => (/* binding */ mayBeNavigation),
/* harmony export */   Gz: () => (/* binding */ below),
/* harmony export */   Kz: () => (/* binding */ PLAIN_FILE),
/* harmony export */   NX: () => (/* binding */ MAX_REDIRECTS),
/* harmony export */   S1: () => (/* binding */ isIn),
/* harmony export */   aq: () => (/* binding */ isRedirectPlace),
/* harmony export */   rY: () => (/* binding */ ALIASES),
/* harmony export */   rh: () => (/* binding */ recognizeSites),
/* harmony export */   xu: () => (/* binding */ PAGE_FILE)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
// The documentation tools that Docket knows: how each is recognized, where its pages are, and which
// files hold its navigation. A site is recognized by the names of its files alone.

/** In the order in which a folder with the files of several is read. */
const TOOLS = [
    {
        name: 'Mintlify',
        config: /(?:docs|mint)\.json$/,
        pages: '',
        navigation: /^(?:docs|mint)\.json$/,
    },
    {
        name: 'Docusaurus',
        config: /docusaurus\.config\.[cm]?[jt]s$/,
        pages: 'docs',
        navigation: /^[\w-]*sidebars[\w-]*\.(?:[cm]?[jt]s|json)$/,
    },
    { name: 'MkDocs', config: /mkdocs\.ya?ml$/, pages: 'docs', navigation: /^mkdocs\.ya?ml$/ },
    {
        name: 'VitePress',
        config: /\.vitepress\/config\.[cm]?[jt]s$/,
        pages: '',
        navigation: /^\.vitepress\/(?:[\w-]+\/)?[\w.-]+\.[cm]?[jt]s$/,
    },
    {
        name: 'Starlight',
        config: /astro\.config\.[cm]?[jt]s$/,
        pages: 'src/content/docs',
        shared: true,
        navigation: /^astro\.config\.[cm]?[jt]s$/,
    },
    { name: 'Hugo', config: /(?:hugo|config)\.(?:toml|ya?ml|json)$/, pages: 'content', shared: true },
    { name: 'mdBook', config: /book\.toml$/, pages: 'src', navigation: /^(?:[\w-]+\/)*SUMMARY\.md$/ },
    {
        name: 'Antora',
        config: /antora\.ya?ml$/,
        pages: 'modules',
        shared: true,
        navigation: /^modules\/[\w-]+\/(?:pages\/)?nav[\w-]*\.adoc$/,
    },
    {
        name: 'Sphinx',
        config: /conf\.py$/,
        pages: '',
        shared: true,
        navigation: /^(?:[\w-]+\/)*(?:index|contents|toc)\.(?:rst|md)$/,
    },
];
const PAGE_FILE = /\.(?:mdx?|markdown|rst|adoc)$/i;
/** A path in the repository that can stand in settings, tables, and patterns without harm. */
const PLAIN_FILE = /^(?!.*\.\.)[\w.][\w./@+-]{0,199}$/;
const ANY_CONFIG = new RegExp(`(?:^|/)(?:${TOOLS.map(({ config }) => config.source).join('|')})`);
/** A repository with more has sites of others in it, such as templates. */
const MAX_SITES = 20;
const MAX_NAVIGATION = 100;
/** The sites of a repository, the innermost first. */
function recognizeSites(paths) {
    const plain = paths.filter((path) => PLAIN_FILE.test(path) && !/\bnode_modules\//.test(path));
    const configs = plain.filter((path) => ANY_CONFIG.test(path)).slice(0, MAX_SITES);
    const sites = TOOLS.flatMap((tool) => configs.flatMap((config) => {
        const at = new RegExp(`(?:^|/)${tool.config.source}`).exec(config)?.index;
        if (at === undefined)
            return [];
        const root = config.slice(0, at);
        const usual = node_path__WEBPACK_IMPORTED_MODULE_0__.posix.join(root, tool.pages).replace(/^\.$/, '');
        const isUsual = plain.some((path) => PAGE_FILE.test(path) && isIn(usual, path));
        if (!isUsual && tool.shared)
            return [];
        const navigation = tool.navigation
            ? plain.filter((path) => isIn(root, path) && tool.navigation?.test(below(root, path)))
            : [];
        const pages = isUsual ? usual : root;
        return [
            { tool: tool.name, root, config, pages, navigation: navigation.slice(0, MAX_NAVIGATION) },
        ];
    }));
    return sites.sort((one, other) => other.pages.length - one.pages.length);
}
const isIn = (folder, path) => folder === '' || path.startsWith(`${folder}/`);
const below = (folder, path) => folder === '' ? path : path.slice(folder.length + 1);
/** Whether a file of this name can hold a navigation that is not itself a page. */
function mayBeNavigation(path) {
    if (PAGE_FILE.test(path) || !PLAIN_FILE.test(path))
        return false;
    const parts = path.split('/');
    const ends = parts.map((_, index) => parts.slice(-index - 1).join('/'));
    return TOOLS.some(({ navigation }) => ends.some((end) => navigation?.test(end)));
}
// Where a site keeps its redirects: in a file with one of these names, or in each page.
const REDIRECT_FILE = /(?:^|\/)(?:_redirects|(?:vercel|docs|mint)\.json|mkdocs\.ya?ml|docusaurus\.config\.[cm]?[jt]s)$/;
/** Instead of a file: each page has the addresses that it had before in its front matter. */
const ALIASES = 'aliases';
/** As many as one change adds: people are to read them. */
const MAX_REDIRECTS = 50;
/** What the settings may name. */
const isRedirectPlace = (place) => place === ALIASES || (PLAIN_FILE.test(place) && REDIRECT_FILE.test(place));


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

/***/ 52926:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Dx: () => (/* binding */ connectionFailure),
/* harmony export */   G1: () => (/* binding */ fullJitter),
/* harmony export */   Vs: () => (/* binding */ retryAfterMs),
/* harmony export */   X2: () => (/* binding */ isAmbiguous),
/* harmony export */   m: () => (/* binding */ MAX_ATTEMPTS),
/* harmony export */   nj: () => (/* binding */ nextAttempt)
/* harmony export */ });
// When to ask another machine again, and after how long: one policy for the service, GitHub, and the
// model. Pure: the sender obeys.
const MAX_ATTEMPTS = 5;
const BACKOFF = { baseMs: 500, capMs: 30_000 };
function nextAttempt(attempt, random) {
    const { failure, made, now } = attempt;
    if (!isTransient(failure))
        return { kind: 'final' };
    if (isAmbiguous(failure) && !attempt.repeatable)
        return { kind: 'unclear' };
    if (made >= (attempt.attempts ?? MAX_ATTEMPTS))
        return { kind: 'exhausted' };
    const asked = failure.kind === 'status' ? (failure.retryAfterMs ?? 0) : 0;
    // On top of the requested delay, so that callers limited together do not return together.
    const delayMs = asked + fullJitter(made - 1, BACKOFF, random);
    return now + delayMs >= attempt.deadline ? { kind: 'exhausted' } : { kind: 'again', delayMs };
}
/** Whether the request may have taken effect although there was no usable response. */
function isAmbiguous(failure) {
    if (failure.kind === 'status')
        return failure.status === 408 || failure.status >= 500;
    return failure.kind === 'broken';
}
function isTransient(failure) {
    return failure.kind !== 'status' || failure.status === 429 || isAmbiguous(failure);
}
/** `Retry-After` in milliseconds: seconds or an HTTP date; undefined for anything else. */
function retryAfterMs(header, now) {
    if (header === undefined)
        return undefined;
    if (/^\s*\d{1,9}\s*$/.test(header))
        return Number(header) * 1000;
    // A date contains letters; Date.parse alone would accept nearly any number as a year.
    const date = /[a-z]/i.test(header) ? Date.parse(header) : Number.NaN;
    return Number.isNaN(date) ? undefined : Math.max(0, date - now);
}
/** Errors that come before the first byte of a request has left. */
const NOT_SENT = new Set([
    'ECONNREFUSED',
    'ENOTFOUND',
    'EAI_AGAIN',
    'EHOSTUNREACH',
    'ENETUNREACH',
    'EADDRNOTAVAIL',
    'NOT_CONNECTED',
    'UND_ERR_CONNECT_TIMEOUT',
    'UND_ERR_PRX_TLS',
]);
/** Whether a request without an answer was sent. The error's code may be on a nested cause. */
function connectionFailure(error) {
    let at = error;
    for (let depth = 0; depth < 5 && at instanceof Error; depth += 1) {
        if (NOT_SENT.has(String(at.code)))
            return { kind: 'refused' };
        at = at.cause;
    }
    return { kind: 'broken' };
}
/** `rand(0, min(cap, base · 2ⁿ))` for the n-th retry, counted from 0. */
function fullJitter(retry, { baseMs, capMs }, random) {
    return Math.floor(random() * Math.min(capMs, baseMs * 2 ** retry));
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
