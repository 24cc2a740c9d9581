export const id = 2467;
export const ids = [2467,6726];
export const modules = {

/***/ 24563:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   M: () => (/* binding */ mergeFileDays),
/* harmony export */   j: () => (/* binding */ withoutRepeats)
/* harmony export */ });
/* harmony import */ var _file_day_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(10942);

/**
 * One entry per file and day, the larger one where there are several. A file is known by its first
 * line, so that a log that has grown replaces its earlier reading, while the halves of a rotated
 * log are two files whose counts add up. Order and repetition of the input do not matter.
 */
function mergeFileDays(days) {
    const merged = new Map();
    for (const entry of days) {
        const key = `${entry.day} ${entry.file}`;
        const known = merged.get(key);
        if (!known || isLarger(entry, known))
            merged.set(key, entry);
    }
    return [...merged.entries()].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, entry]) => entry);
}
/**
 * Of what is kept, what the current logs do not contain again: those were counted with the settings of
 * today, whatever they were when the day was kept.
 */
function withoutRepeats(kept, fresh) {
    const now = new Map(fresh.map((entry) => [`${entry.day} ${entry.file}`, entry]));
    return kept.filter((entry) => {
        const again = now.get(`${entry.day} ${entry.file}`);
        return !again || entry.lines > again.lines || entry.rules > again.rules;
    });
}
/**
 * With as many lines the newer rules win, then the reading that says more, of more pages; otherwise
 * any order will do, if it is one.
 */
function isLarger(a, b) {
    if (a.lines !== b.lines)
        return a.lines > b.lines;
    if (a.rules !== b.rules)
        return a.rules > b.rules;
    const facts = ({ referrals, checks }) => (referrals ? 1 : 0) + (checks ? 1 : 0);
    if (facts(a) !== facts(b))
        return facts(a) > facts(b);
    const views = ({ pages }) => (0,_file_day_js__WEBPACK_IMPORTED_MODULE_0__/* .sumOf */ .XN)(pages).reduce((sum, count) => sum + count, 0);
    if (views(a) !== views(b))
        return views(a) > views(b);
    return a !== b && (0,_file_day_js__WEBPACK_IMPORTED_MODULE_0__/* .encodeTables */ .Sn)(a) > (0,_file_day_js__WEBPACK_IMPORTED_MODULE_0__/* .encodeTables */ .Sn)(b);
}


/***/ }),

/***/ 72467:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  openLogViews: () => (/* binding */ openLogViews)
});

// EXTERNAL MODULE: ./.build/program/src/analytics/classify.js
var analytics_classify = __webpack_require__(19457);
// EXTERNAL MODULE: ./.build/program/src/analytics/page-filter.js
var page_filter = __webpack_require__(66303);
// EXTERNAL MODULE: ./.build/program/src/contract/traffic.js
var traffic = __webpack_require__(34310);
// EXTERNAL MODULE: ./.build/program/src/shared/errors.js
var errors = __webpack_require__(42205);
// EXTERNAL MODULE: ./.build/program/src/analytics/days.js
var analytics_days = __webpack_require__(6236);
// EXTERNAL MODULE: ./.build/program/src/analytics/dictionary.js
var analytics_dictionary = __webpack_require__(54487);
// EXTERNAL MODULE: ./.build/program/src/analytics/file-day.js
var file_day = __webpack_require__(10942);
// EXTERNAL MODULE: ./.build/program/src/analytics/history.js
var analytics_history = __webpack_require__(24563);
// EXTERNAL MODULE: ./.build/program/src/analytics/read-log.js + 3 modules
var read_log = __webpack_require__(28625);
;// CONCATENATED MODULE: ./.build/program/src/analytics/log-loader.js
// Reads all logs of a site, those that have not changed since the last time only once.


const MAX_EXAMPLES = 10;
class LogLoader {
    #options;
    #dictionary;
    #rules;
    #known = new Map();
    constructor(options, dictionary, rules) {
        this.#options = options;
        this.#dictionary = dictionary;
        this.#rules = rules;
    }
    async load() {
        const sources = await this.#options.logs();
        const total = sources.reduce((sum, { size = 0 }) => sum + size, 0);
        let done = 0;
        const progress = (bytes) => {
            done += bytes;
            this.#options.onProgress?.(done, Math.max(total, done));
        };
        const readings = [];
        for (const source of sources)
            readings.push(await this.#read(source, progress));
        return {
            days: (0,analytics_history/* mergeFileDays */.M)(readings.flatMap(({ days }) => days)),
            quality: summary(readings, sameFile(sources, readings)),
        };
    }
    async #read(source, progress) {
        const known = this.#known.get(source.name);
        if (known?.version === source.version)
            return known.reading;
        const reading = await (0,read_log/* readLog */.x)({ ...source, open: () => counted(source.open(), progress) }, {
            dictionary: this.#dictionary,
            rules: this.#rules,
            jsonFields: this.#options.jsonFields,
        });
        this.#known.set(source.name, { version: source.version, reading });
        return reading;
    }
}
async function* counted(chunks, progress) {
    for await (const chunk of chunks) {
        progress(chunk.length);
        yield chunk;
    }
}
/** A rotated copy next to its original is fine; logs of two hosts with the same start are not. */
function sameFile(sources, readings) {
    const names = new Map();
    return readings.flatMap(({ file, lines }, index) => {
        const name = sources[index]?.name ?? '';
        const known = names.get(file);
        if (file === '' || !known) {
            names.set(file, { name, lines });
            return [];
        }
        if (known.lines === lines)
            return [];
        return [
            `${known.name} and ${name} start with the same line and count as one file. If they come from two hosts, give each host a label.`,
        ];
    });
}
function summary(readings, warnings) {
    const sum = (pick) => readings.reduce((total, reading) => total + pick(reading), 0);
    return {
        files: readings.length,
        lines: sum(({ lines }) => lines),
        rejected: sum(({ rejected }) => rejected),
        examples: readings.flatMap(({ examples }) => examples).slice(0, MAX_EXAMPLES),
        warnings: [...warnings, ...readings.flatMap((reading) => reading.warnings)],
    };
}

// EXTERNAL MODULE: ./.build/program/src/analytics/page.js
var page = __webpack_require__(40844);
// EXTERNAL MODULE: ./.build/program/src/shared/days.js
var shared_days = __webpack_require__(65529);
;// CONCATENATED MODULE: ./.build/program/src/analytics/query.js
// Queries on the merged days: the contract's page of views, and our extensions.




const HUMAN = (0,file_day/* classIndex */.ZQ)('human');
const UNKNOWN = (0,file_day/* classIndex */.ZQ)('unknown');
/** More than anyone reads. */
const MAX_MISSING = 500;
const UNCHECKED = { verified: null, spoofed: null };
function summarize(days, span, aiClasses) {
    const sums = new Map();
    const referred = new Map();
    let told = false;
    for (const { day, pages, referrals } of days) {
        if (!(0,analytics_days/* inSpan */._1)(day, span))
            continue;
        (0,file_day/* addInto */.gQ)(sums, pages);
        if (!referrals)
            continue;
        told = true;
        (0,file_day/* addInto */.gQ)(referred, referrals.pages);
    }
    const totals = { human: 0, ai: 0, total: 0 };
    const rows = [];
    for (const [path, counts] of sums) {
        const views = viewCounts(counts, aiClasses);
        if (views.total === 0)
            continue;
        totals.human += views.human;
        totals.ai += views.ai;
        totals.total += views.total;
        const aiReferrals = told ? viewCounts(referred.get(path) ?? [], aiClasses).human : null;
        rows.push({ path, ...views, counts, aiReferrals });
    }
    rows.sort((a, b) => b.total - a.total || (a.path < b.path ? -1 : 1));
    return { totals, rows };
}
function describe(days, span, aiClasses) {
    const classes = (0,file_day/* noCounts */.Yi)();
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
        if (!(0,analytics_days/* inSpan */._1)(entry.day, span))
            continue;
        covered.add(entry.day);
        (0,file_day/* addCounts */.c5)(classes, (0,file_day/* sumOf */.XN)(entry.pages));
        const { views, aiReferrals } = dayCounts(entry, aiClasses);
        if (entry.referrals)
            (0,file_day/* addInto */.gQ)(sources, entry.referrals.sources);
        if (aiReferrals === null && views.human > 0)
            untold.add(entry.day);
        told ||= aiReferrals !== null;
        referred += aiReferrals ?? 0;
        (0,file_day/* addInto */.gQ)(agents, entry.agents);
        if (entry.checks)
            (0,file_day/* addInto */.gQ)(verified, entry.checks.verified);
        if (entry.checks)
            (0,file_day/* addInto */.gQ)(spoofed, entry.checks.spoofed);
        (0,file_day/* addInto */.gQ)(missing, entry.missing);
    }
    const daysCovered = [...covered].sort();
    return {
        classes: classCounts(classes),
        agents: rankAgents(agents, verified, spoofed),
        spoofed: [...spoofed.values()].flat().reduce((sum, one) => sum + one, 0),
        missing: rankMissing(missing, aiClasses),
        aiReferrals: told
            ? {
                views: referred,
                sources: rankSources(sources, aiClasses),
                daysUnknown: [...untold].sort(),
            }
            : null,
        daysCovered,
        daysMissing: daysBetween(span, daysCovered).filter((day) => !covered.has(day)),
    };
}
function rankAgents(agents, verified, spoofed) {
    const rows = [...new Set([...agents.keys(), ...spoofed.keys()])].flatMap((agent) => {
        const checked = verified.has(agent) || spoofed.has(agent);
        return traffic/* TRAFFIC_CLASSES */.L.map((name, index) => {
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
        .sort((a, b) => b.ai - a.ai || b.human - a.human || (a.path < b.path ? -1 : 1))
        .slice(0, MAX_MISSING);
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
        views: viewCounts((0,file_day/* sumOf */.XN)(pages), aiClasses),
        aiReferrals: referrals ? viewCounts((0,file_day/* sumOf */.XN)(referrals.pages), aiClasses).human : null,
    };
}
/** An open end is that of the days that are known. */
function daysBetween(span, covered) {
    const first = span.from > 0 ? (0,analytics_days/* dayText */.Ew)(span.from) : covered[0];
    const end = span.to < analytics_days/* END_OF_TIME */.AC ? (0,analytics_days/* dayText */.Ew)(span.to) : undefined;
    const last = covered.at(-1);
    const days = [];
    if (first === undefined)
        return days;
    for (let number = Date.parse(first) / shared_days/* DAY_MS */.sO;; number++) {
        const day = (0,analytics_days/* dayText */.Ew)(number);
        if (end === undefined ? last === undefined || day > last : day >= end)
            return days;
        days.push(day);
    }
}
function viewCounts(counts, aiClasses) {
    const unknown = aiClasses.includes('unknown') ? 0 : (counts[UNKNOWN] ?? 0);
    const human = (counts[HUMAN] ?? 0) + unknown;
    const ai = aiClasses.reduce((sum, name) => sum + (counts[(0,file_day/* classIndex */.ZQ)(name)] ?? 0), 0);
    return { human, ai, total: human + ai };
}
function classCounts(counts) {
    return Object.fromEntries(traffic/* TRAFFIC_CLASSES */.L.map((name, index) => [name, counts[index] ?? 0]));
}

// EXTERNAL MODULE: ./.build/program/src/analytics/rules.js
var rules = __webpack_require__(99584);
;// CONCATENATED MODULE: ./.build/program/src/analytics/weeks.js


const TREND_WEEKS = 12;
const TREND_DAYS = 7 * TREND_WEEKS;
/** A week without all of its days has no number: a smaller one would be wrong. */
function weeksUntil(days, span, countDay) {
    const end = span.to < analytics_days/* END_OF_TIME */.AC ? span.to : lastDay(days) + 1;
    const start = end - TREND_DAYS;
    const weeks = Array.from({ length: TREND_WEEKS }, newWeek);
    for (const entry of days) {
        const number = Date.parse(entry.day) / shared_days/* DAY_MS */.sO;
        const week = weeks[Math.floor((number - start) / 7)];
        if (!week || number < start || number >= end)
            continue;
        const { views, aiReferrals } = countDay(entry);
        week.days.add(entry.day);
        week.views.human += views.human;
        week.views.ai += views.ai;
        week.views.total += views.total;
        week.aiReferrals += aiReferrals ?? 0;
        week.told &&= aiReferrals !== null || views.human === 0;
    }
    const first = weeks.findIndex(({ days }) => days.size > 0);
    return weeks.slice(first < 0 ? TREND_WEEKS : first).map((week, index) => {
        const from = start + 7 * (first + index);
        const whole = week.days.size === 7;
        return {
            from: (0,analytics_days/* dayText */.Ew)(from),
            to: (0,analytics_days/* dayText */.Ew)(from + 7),
            views: whole ? week.views : null,
            aiReferrals: whole && week.told ? week.aiReferrals : null,
            daysCovered: week.days.size,
        };
    });
}
function newWeek() {
    return {
        views: { human: 0, ai: 0, total: 0 },
        aiReferrals: 0,
        told: true,
        days: new Set(),
    };
}
function lastDay(days) {
    return days.reduce((last, { day }) => Math.max(last, Date.parse(day) / shared_days/* DAY_MS */.sO), 0);
}

;// CONCATENATED MODULE: ./.build/program/src/analytics/analytics.js
// The analytics engine: access logs and, where it is kept, the history of earlier logs, answering
// as the service does.













/** Pages of one range are asked for one after another, days in between. */
const KEPT_SUMMARIES = 4;
class Analytics {
    #options;
    #rules;
    #aiClasses;
    #loader;
    #loading;
    constructor(options) {
        this.#options = options;
        this.#rules = options.rules ?? rules/* RULES */.y;
        this.#aiClasses = options.aiClasses ?? traffic/* DEFAULT_AI_CLASSES */.u;
        const [readPage, classify] = [(0,page/* createPageReader */.T)(this.#rules), (0,analytics_classify/* createClassifier */.C)(this.#rules)];
        const dictionary = new analytics_dictionary/* Dictionary */.b(readPage, classify, options);
        this.#loader = new LogLoader(options, dictionary, this.#rules.version);
    }
    async views({ limit = 50, offset = 0, ...range }) {
        checkWhole('limit', limit, 1, 250);
        checkWhole('offset', offset, 0, Number.MAX_SAFE_INTEGER);
        const { totals, rows } = await this.#summary((0,analytics_days/* daySpan */.$5)(range));
        return {
            totals: { ...totals },
            views: rows
                .slice(offset, offset + limit)
                .map(({ path, human, ai, total }) => ({ path, human, ai, total })),
            hasMore: offset + limit < rows.length,
        };
    }
    async insights(range) {
        const span = (0,analytics_days/* daySpan */.$5)(range);
        const loaded = await this.#load();
        const from = Math.max(0, Math.min(span.from, span.to - TREND_DAYS));
        const days = await this.#days(loaded, { from, to: span.to }, span.to - span.from);
        const aiClasses = [...this.#aiClasses];
        const { daysCovered, daysMissing, spoofed, ...facts } = describe(days, span, aiClasses);
        const weeks = weeksUntil(days, span, (entry) => dayCounts(entry, aiClasses));
        const quality = { ...loaded.quality, daysCovered, daysMissing, spoofed };
        return { ...facts, weeks, aiClasses, quality, rules: this.#rules.version };
    }
    /** Every page of `views`, in the same order. */
    async *classesByPage(range) {
        const { rows } = await this.#summary((0,analytics_days/* daySpan */.$5)(range));
        for (const { path, counts, aiReferrals } of rows) {
            yield { path, classes: classCounts(counts), aiReferrals };
        }
    }
    async #summary(span) {
        const loaded = await this.#load();
        const key = `${span.from}-${span.to}`;
        const known = loaded.summaries.get(key);
        if (known)
            return known;
        const summary = this.#days(loaded, span).then((days) => summarize(days, span, this.#aiClasses));
        for (const oldest of loaded.summaries.keys()) {
            if (loaded.summaries.size < KEPT_SUMMARIES)
                break;
            loaded.summaries.delete(oldest);
        }
        loaded.summaries.set(key, summary);
        summary.catch(() => loaded.summaries.delete(key));
        return summary;
    }
    /** The logs' days are merged in again: what could not be kept still counts today. */
    async #days(loaded, span, more = 0) {
        const { history, pages = page_filter/* ALL_PAGES */.t } = this.#options;
        const kept = history ? await this.#kept(loaded, history, span, more) : [];
        const days = (0,analytics_history/* mergeFileDays */.M)([...(0,analytics_history/* withoutRepeats */.j)(kept, loaded.days), ...loaded.days]);
        return days.map((entry) => (0,file_day/* onlyPages */.Xj)(entry, pages));
    }
    /**
     * A report asks for a range, the one before it, and single days. With so many days more before the
     * span, two readings serve all.
     */
    #kept(loaded, history, span, more) {
        const { kept } = loaded;
        if (kept && kept.span.from <= span.from && kept.span.to >= span.to)
            return kept.days;
        const hull = {
            from: Math.max(0, Math.min(span.from - more, kept?.span.from ?? span.from)),
            to: Math.max(span.to, kept?.span.to ?? span.to),
        };
        const days = history.read(hull);
        loaded.kept = { span: hull, days };
        days.catch(() => {
            loaded.kept = undefined;
        });
        return days;
    }
    /** Once for everyone who asks meanwhile. */
    async #load() {
        const { clock, maxAgeMs = Number.POSITIVE_INFINITY } = this.#options;
        const current = this.#loading;
        if (current) {
            const loaded = await current;
            if (clock.now() - loaded.time <= maxAgeMs)
                return loaded;
        }
        if (!this.#loading || this.#loading === current) {
            this.#loading = this.#readAll();
            this.#loading.catch(() => {
                this.#loading = undefined;
            });
        }
        return this.#loading;
    }
    async #readAll() {
        const time = this.#options.clock.now();
        const { days, quality } = await this.#loader.load();
        try {
            await this.#options.history?.add(days);
        }
        catch (error) {
            quality.warnings.push(`The views history could not be updated: ${(0,errors/* sentence */.em)(error)}`);
        }
        return { time, days, quality, summaries: new Map() };
    }
}
function checkWhole(name, value, min, max) {
    if (Number.isSafeInteger(value) && value >= min && value <= max)
        return;
    const range = max === Number.MAX_SAFE_INTEGER ? `≥ ${min}` : `from ${min} to ${max}`;
    throw new errors/* InvalidRequest */.zh(`Parameter \`${name}\` must be a whole number ${range}.`);
}

;// CONCATENATED MODULE: ./.build/program/src/analytics/views-source.js

function createViewsSource(options) {
    const analytics = new Analytics(options);
    return {
        getViews: (_project, request) => analytics.views(request),
        insights: {
            insights: (_project, range) => analytics.insights(range),
            classesByPage: (_project, range) => analytics.classesByPage(range),
        },
    };
}

// EXTERNAL MODULE: ./.build/program/src/shared/clock.js
var clock = __webpack_require__(66122);
// EXTERNAL MODULE: ./.build/program/src/store/log-files.js
var log_files = __webpack_require__(16726);
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./.build/program/src/analytics/agent-ranges.js + 1 modules
var agent_ranges = __webpack_require__(15577);
// EXTERNAL MODULE: ./.build/program/src/store/find-files.js
var find_files = __webpack_require__(2313);
;// CONCATENATED MODULE: ./.build/program/src/store/range-files.js
// The files with the address ranges of agents, by the settings that name them.





/** The largest published file has less than a tenth of it. */
const MAX_BYTES = 2_000_000;
const MAX_FILES = 100;
async function readAgentRanges(settings, cwd = '.') {
    const lists = [];
    for (const { agent, file } of settings) {
        const names = await (0,find_files/* findFiles */.l)(file, cwd);
        if (names.length === 0) {
            throw new errors/* SetupError */.w3(`No file matches \`${file}\` in \`views: agent-ranges\`. Download the ranges of ${agent} first, or correct the path.`);
        }
        if (lists.length + names.length > MAX_FILES) {
            throw new errors/* SetupError */.w3(`\`views: agent-ranges\` matches more than ${MAX_FILES} files. Use narrower globs.`);
        }
        for (const name of names) {
            lists.push({ agent, prefixes: (0,agent_ranges/* parseRanges */.Kn)(await readText((0,external_node_path_.resolve)(cwd, name), name), name) });
        }
    }
    return (0,agent_ranges/* agentRanges */.kz)(lists);
}
async function readText(path, name) {
    const buffer = Buffer.alloc(MAX_BYTES + 1);
    let length = 0;
    try {
        const handle = await (0,promises_.open)(path);
        try {
            for (let read = -1; read !== 0 && length < buffer.length; length += read) {
                read = (await handle.read(buffer, length, buffer.length - length)).bytesRead;
            }
        }
        finally {
            await handle.close();
        }
    }
    catch (error) {
        throw new errors/* SetupError */.w3(`Cannot read the range file \`${name}\`: ${(0,errors/* sentence */.em)(error)}.`, {
            cause: error,
        });
    }
    if (length <= MAX_BYTES)
        return buffer.toString('utf8', 0, length);
    throw new errors/* SetupError */.w3(`The range file \`${name}\` is larger than 2 MB. Name the file of one agent's operator.`);
}

;// CONCATENATED MODULE: ./.build/program/src/compose/log-views.js







async function openLogViews(options) {
    const { logs, settings = {}, ...rest } = options;
    const globs = logs.filter((glob) => glob !== '-');
    const stdin = logs.includes('-') ? [(0,log_files/* streamLog */.V)('stdin', process.stdin)] : [];
    const rules = (0,analytics_classify/* withOwnRules */.g)(settings.agents ?? []);
    const ranges = settings['agent-ranges'] ?? [];
    checkNames(ranges, rules);
    return createViewsSource({
        ...rest,
        logs: async () => [...(await (0,log_files.findLogFiles)(globs, { hosts: settings.hosts })), ...stdin],
        rules,
        pages: (0,page_filter/* pageFilter */.Y)(settings.include ?? [], settings.exclude ?? []),
        ...(ranges.length > 0 && { ranges: await readAgentRanges(ranges) }),
        aiClasses: settings['ai-classes'],
        jsonFields: settings['log-fields'],
        clock: clock/* systemClock */.m,
    });
}
/** Under a name that no rule has, a file would be without effect. */
function checkNames(ranges, { agents }) {
    for (const { agent } of ranges) {
        if (agents.some((rule) => rule.agent === agent))
            continue;
        const near = agents.find((rule) => rule.agent.toLowerCase() === agent.toLowerCase());
        throw new errors/* SetupError */.w3(`No rule has the agent \`${agent}\` from \`views: agent-ranges\`. ${near ? `Did you mean \`${near.agent}\`?` : 'Use a name as the report shows it, such as `GPTBot`.'}`);
    }
}


/***/ }),

/***/ 2313:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   l: () => (/* binding */ findFiles)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _shared_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(42205);
/* harmony import */ var _shared_glob_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(14202);
// Files by glob. Only folders that the glob can match in are opened, and only so many entries are
// looked at: a glob such as `/**` would otherwise go through the whole machine.




const MAX_ENTRIES = 200_000;
/** Names in order, absolute if the glob is; links are followed. */
async function findFiles(pattern, cwd) {
    const plain = node_path__WEBPACK_IMPORTED_MODULE_1__.sep === '/' ? pattern : pattern.replaceAll(node_path__WEBPACK_IMPORTED_MODULE_1__.sep, '/');
    const names = plain.split('/');
    const wild = names.findIndex((name) => /[*?[{]/.test(name));
    const base = (wild < 0 ? names : names.slice(0, wild)).join('/') || (wild > 0 ? '/' : '');
    if (wild < 0)
        return (await kindOf((0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(cwd, plain))) === 'file' ? [(0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(plain)] : [];
    const glob = (0,_shared_glob_js__WEBPACK_IMPORTED_MODULE_3__/* .compileGlob */ .SO)(names.slice(wild).join('/'));
    const found = [];
    for await (const name of below((0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(cwd, base), glob))
        found.push((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(base, name));
    return found.sort();
}
async function* below(base, glob) {
    const ahead = [{ name: '', chain: [] }];
    let entries = 0;
    for (let folder = ahead.pop(); folder !== undefined; folder = ahead.pop()) {
        const here = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.realpath)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(base, folder.name)).catch(() => undefined);
        // A link to one of its own parent folders would loop forever.
        if (here === undefined || folder.chain.includes(here))
            continue;
        for (const entry of await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readdir)(here).catch(() => [])) {
            entries += 1;
            if (entries > MAX_ENTRIES)
                throw new _shared_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .SetupError */ .w3(`A glob in \`access-logs\` covers more than ${MAX_ENTRIES} files. Start it at the folder with the logs.`);
            const name = folder.name === '' ? entry : `${folder.name}/${entry}`;
            const [fits, reaches] = [glob.matches(name), glob.reaches(name)];
            if (!fits && !reaches)
                continue;
            const kind = await kindOf((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(here, entry));
            if (kind === 'file' && fits)
                yield name;
            if (kind === 'folder' && reaches)
                ahead.push({ name, chain: [...folder.chain, here] });
        }
    }
}
async function kindOf(path) {
    const found = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.stat)(path).catch(() => undefined);
    return found?.isFile() ? 'file' : found?.isDirectory() ? 'folder' : undefined;
}


/***/ }),

/***/ 16726:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   V: () => (/* binding */ streamLog),
/* harmony export */   findLogFiles: () => (/* binding */ findLogFiles)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _shared_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(42205);
/* harmony import */ var _shared_glob_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(14202);
/* harmony import */ var _find_files_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(2313);
// Access logs on disk, found by glob, or from a stream such as stdin.





/** Small enough to stay in the processor's cache from being filled to being parsed. */
const BUFFER_SIZE = 256 * 1024;
/** Every file that a pattern matches, once, in the order of names. */
async function findLogFiles(patterns, { hosts = {}, cwd = '.' } = {}) {
    const found = new Map();
    const labels = Object.entries(hosts).map(([match, label]) => ({ ...(0,_shared_glob_js__WEBPACK_IMPORTED_MODULE_3__/* .compileGlob */ .SO)(match), label }));
    for (const pattern of patterns) {
        let matches = 0;
        for (const name of await (0,_find_files_js__WEBPACK_IMPORTED_MODULE_4__/* .findFiles */ .l)(pattern, cwd)) {
            const path = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.realpath)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(cwd, name));
            const status = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.stat)(path);
            matches++;
            if (found.has(path))
                continue;
            const host = labels.find(({ matches }) => matches(name))?.label ?? '';
            const version = `${status.ino}:${status.size}:${status.mtimeMs}`;
            found.set(path, { name, host, version, size: status.size, open: () => readChunks(path) });
        }
        if (matches === 0) {
            throw new _shared_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .SetupError */ .w3(`No access log matches \`${pattern}\`. Correct the glob, or fetch the logs first.`);
        }
    }
    return [...found.values()];
}
/** A log that comes as a stream and can be read once. */
function streamLog(name, stream) {
    return { name, host: '', version: 'once', open: () => stream };
}
/** Two buffers in turn: one is filled while the lines of the other are read. */
async function* readChunks(path) {
    const handle = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.open)(path);
    const buffers = [Buffer.allocUnsafeSlow(BUFFER_SIZE), Buffer.allocUnsafeSlow(BUFFER_SIZE)];
    const fill = (turn) => handle.read(buffers[turn % 2], 0, BUFFER_SIZE, null);
    let filling = fill(0);
    try {
        for (let turn = 1;; turn++) {
            const { bytesRead, buffer } = await filling;
            if (bytesRead === 0)
                return;
            filling = fill(turn);
            yield buffer.subarray(0, bytesRead);
        }
    }
    finally {
        await filling.catch(() => undefined);
        await handle.close();
    }
}


/***/ })

};
