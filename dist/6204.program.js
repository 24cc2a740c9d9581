export const id = 6204;
export const ids = [6204,1001];
export const modules = {

/***/ 24563:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   M: () => (/* binding */ mergeFileDays)
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
/** With as many lines the newer rules win; with the same rules any order will do, if it is one. */
function isLarger(a, b) {
    if (a.lines !== b.lines)
        return a.lines > b.lines;
    if (a.rules !== b.rules)
        return a.rules > b.rules;
    return a !== b && (0,_file_day_js__WEBPACK_IMPORTED_MODULE_0__/* .encodeTables */ .Sn)(a) > (0,_file_day_js__WEBPACK_IMPORTED_MODULE_0__/* .encodeTables */ .Sn)(b);
}


/***/ }),

/***/ 60380:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  openLogViews: () => (/* binding */ openLogViews)
});

// EXTERNAL MODULE: ./.build/program/src/analytics/classify.js
var classify = __webpack_require__(19457);
// EXTERNAL MODULE: ./.build/program/src/contract/traffic.js
var traffic = __webpack_require__(34310);
// EXTERNAL MODULE: ./.build/program/src/shared/errors.js
var errors = __webpack_require__(42205);
// EXTERNAL MODULE: ./.build/program/src/analytics/days.js
var analytics_days = __webpack_require__(6236);
// EXTERNAL MODULE: ./.build/program/src/analytics/dictionary.js
var analytics_dictionary = __webpack_require__(54487);
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
// EXTERNAL MODULE: ./.build/program/src/analytics/file-day.js
var file_day = __webpack_require__(10942);
;// CONCATENATED MODULE: ./.build/program/src/analytics/query.js
// Queries on the merged days: the contract's page of views, and our extensions.




const HUMAN = (0,file_day/* classIndex */.ZQ)('human');
const UNKNOWN = (0,file_day/* classIndex */.ZQ)('unknown');
/** More than anyone reads. */
const MAX_MISSING = 500;
function summarize(days, span, aiClasses) {
    const sums = new Map();
    for (const entry of days)
        if ((0,analytics_days/* inSpan */._1)(entry.day, span))
            (0,file_day/* addInto */.gQ)(sums, entry.pages);
    const totals = { human: 0, ai: 0, total: 0 };
    const rows = [];
    for (const [path, counts] of sums) {
        const views = viewCounts(counts, aiClasses);
        if (views.total === 0)
            continue;
        totals.human += views.human;
        totals.ai += views.ai;
        totals.total += views.total;
        rows.push({ path, ...views, counts });
    }
    rows.sort((a, b) => b.total - a.total || (a.path < b.path ? -1 : 1));
    return { totals, rows };
}
function describe(days, span, aiClasses) {
    const classes = (0,file_day/* noCounts */.Yi)();
    const agents = new Map();
    const missing = new Map();
    const covered = new Set();
    for (const entry of days) {
        if (!(0,analytics_days/* inSpan */._1)(entry.day, span))
            continue;
        covered.add(entry.day);
        entry.pages.forEach((counts) => {
            (0,file_day/* addCounts */.c5)(classes, counts);
        });
        (0,file_day/* addInto */.gQ)(agents, entry.agents);
        (0,file_day/* addInto */.gQ)(missing, entry.missing);
    }
    const daysCovered = [...covered].sort();
    return {
        classes: classCounts(classes),
        agents: rankAgents(agents),
        missing: rankMissing(missing, aiClasses),
        daysCovered,
        daysMissing: daysBetween(span, daysCovered).filter((day) => !covered.has(day)),
    };
}
function rankAgents(agents) {
    return [...agents]
        .flatMap(([agent, counts]) => traffic/* TRAFFIC_CLASSES */.L.map((name, index) => ({ agent, class: name, views: counts[index] ?? 0 })))
        .filter(({ views }) => views > 0)
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
        const dictionary = new analytics_dictionary/* Dictionary */.b((0,page/* createPageReader */.T)(this.#rules), (0,classify/* createClassifier */.C)(this.#rules));
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
        const { daysCovered, daysMissing, ...facts } = describe(await this.#days(loaded, span), span, this.#aiClasses);
        const quality = { ...loaded.quality, daysCovered, daysMissing };
        return { ...facts, aiClasses: [...this.#aiClasses], quality, rules: this.#rules.version };
    }
    /** Every page of `views`, in the same order. */
    async *classesByPage(range) {
        const { rows } = await this.#summary((0,analytics_days/* daySpan */.$5)(range));
        for (const { path, counts } of rows)
            yield { path, classes: classCounts(counts) };
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
    async #days(loaded, span) {
        if (!this.#options.history)
            return loaded.days;
        const kept = await this.#kept(loaded, this.#options.history, span);
        return (0,analytics_history/* mergeFileDays */.M)([...kept, ...loaded.days]);
    }
    /** A report asks for a range, the one before it, and single days: two readings serve all. */
    #kept(loaded, history, span) {
        const { kept } = loaded;
        if (kept && kept.span.from <= span.from && kept.span.to >= span.to)
            return kept.days;
        const hull = {
            from: Math.min(span.from, kept?.span.from ?? span.from),
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
// EXTERNAL MODULE: ./.build/program/src/store/log-files.js + 1 modules
var log_files = __webpack_require__(1001);
;// CONCATENATED MODULE: ./.build/program/src/compose/log-views.js




function openLogViews(options) {
    const { logs, settings = {}, ...rest } = options;
    const globs = logs.filter((glob) => glob !== '-');
    const stdin = logs.includes('-') ? [(0,log_files/* streamLog */.V)('stdin', process.stdin)] : [];
    return createViewsSource({
        ...rest,
        logs: async () => [...(await (0,log_files.findLogFiles)(globs, { hosts: settings.hosts })), ...stdin],
        rules: (0,classify/* withOwnRules */.g)(settings.agents ?? []),
        aiClasses: settings['ai-classes'],
        jsonFields: settings['log-fields'],
        clock: clock/* systemClock */.m,
    });
}


/***/ }),

/***/ 1001:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  findLogFiles: () => (/* binding */ findLogFiles),
  V: () => (/* binding */ streamLog)
});

// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./.build/program/src/shared/errors.js
var errors = __webpack_require__(42205);
// EXTERNAL MODULE: ./.build/program/src/shared/glob.js + 1 modules
var shared_glob = __webpack_require__(14202);
;// CONCATENATED MODULE: ./.build/program/src/store/find-files.js
// Files by glob. Only folders that the glob can match in are opened, and only so many entries are
// looked at: a glob such as `/**` would otherwise go through the whole machine.




const MAX_ENTRIES = 200_000;
/** Names in order, absolute if the glob is; links are followed. */
async function findFiles(pattern, cwd) {
    const plain = external_node_path_.sep === '/' ? pattern : pattern.replaceAll(external_node_path_.sep, '/');
    const names = plain.split('/');
    const wild = names.findIndex((name) => /[*?[{]/.test(name));
    const base = (wild < 0 ? names : names.slice(0, wild)).join('/') || (wild > 0 ? '/' : '');
    if (wild < 0)
        return (await kindOf((0,external_node_path_.resolve)(cwd, plain))) === 'file' ? [(0,external_node_path_.join)(plain)] : [];
    const glob = (0,shared_glob/* compileGlob */.SO)(names.slice(wild).join('/'));
    const found = [];
    for await (const name of below((0,external_node_path_.resolve)(cwd, base), glob))
        found.push((0,external_node_path_.join)(base, name));
    return found.sort();
}
async function* below(base, glob) {
    const ahead = [{ name: '', chain: [] }];
    let entries = 0;
    for (let folder = ahead.pop(); folder !== undefined; folder = ahead.pop()) {
        const here = await (0,promises_.realpath)((0,external_node_path_.join)(base, folder.name)).catch(() => undefined);
        // A link to one of its own parent folders would loop forever.
        if (here === undefined || folder.chain.includes(here))
            continue;
        for (const entry of await (0,promises_.readdir)(here).catch(() => [])) {
            entries += 1;
            if (entries > MAX_ENTRIES)
                throw new errors/* SetupError */.w3(`A glob in \`access-logs\` covers more than ${MAX_ENTRIES} files. Start it at the folder with the logs.`);
            const name = folder.name === '' ? entry : `${folder.name}/${entry}`;
            const [fits, reaches] = [glob.matches(name), glob.reaches(name)];
            if (!fits && !reaches)
                continue;
            const kind = await kindOf((0,external_node_path_.join)(here, entry));
            if (kind === 'file' && fits)
                yield name;
            if (kind === 'folder' && reaches)
                ahead.push({ name, chain: [...folder.chain, here] });
        }
    }
}
async function kindOf(path) {
    const found = await (0,promises_.stat)(path).catch(() => undefined);
    return found?.isFile() ? 'file' : found?.isDirectory() ? 'folder' : undefined;
}

;// CONCATENATED MODULE: ./.build/program/src/store/log-files.js
// Access logs on disk, found by glob, or from a stream such as stdin.





/** Small enough to stay in the processor's cache from being filled to being parsed. */
const BUFFER_SIZE = 256 * 1024;
/** Every file that a pattern matches, once, in the order of names. */
async function findLogFiles(patterns, { hosts = {}, cwd = '.' } = {}) {
    const found = new Map();
    const labels = Object.entries(hosts).map(([match, label]) => ({ ...(0,shared_glob/* compileGlob */.SO)(match), label }));
    for (const pattern of patterns) {
        let matches = 0;
        for (const name of await findFiles(pattern, cwd)) {
            const path = await (0,promises_.realpath)((0,external_node_path_.resolve)(cwd, name));
            const status = await (0,promises_.stat)(path);
            matches++;
            if (found.has(path))
                continue;
            const host = labels.find(({ matches }) => matches(name))?.label ?? '';
            const version = `${status.ino}:${status.size}:${status.mtimeMs}`;
            found.set(path, { name, host, version, size: status.size, open: () => readChunks(path) });
        }
        if (matches === 0) {
            throw new errors/* SetupError */.w3(`No access log matches \`${pattern}\`. Correct the glob, or fetch the logs first.`);
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
    const handle = await (0,promises_.open)(path);
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


/***/ }),

/***/ 59423:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   S1: () => (/* binding */ isbot)
/* harmony export */ });
/* unused harmony exports createIsBot, createIsBotFromList, createIsbot, createIsbotFromList, findBotMatch, findBotMatches, findBotPattern, findBotPatterns, getPattern, isBot, isBotNaive, isbotMatch, isbotMatches, isbotNaive, isbotPattern, isbotPatterns, list */
// src/patterns.json
var patterns_default = (/* unused pure expression or super */ null && ([
  " daum[ /]",
  " deusu/",
  "(?:^|[^g])news(?!sapphire)",
  "(?<! channel/|google/)google(?!(?:wv|app|/google| pixel))",
  "(?<! cu)bots?(?:\\b|_)",
  "(?<!cam)scan",
  "(?<!lib)http",
  "24x7",
  ";\\s\\w+;$",
  "@[a-z][\\w-]+\\.",
  "\\(\\)",
  "\\.com\\b",
  "\\b\\w+/1\\.0;",
  "\\bbw/",
  "\\bdlc\\b",
  "\\bort/",
  "\\bperl\\b",
  "\\btime/",
  "\\|",
  "^[<\\(;]",
  "^[\\w \\.\\-\\(?:\\):%]+(?:/v?\\d+(?:\\.\\d+)?(?:\\.\\d{1,10})*?)?(?:,|$)",
  "^[\\w\\-]+/[\\w]+$",
  "^[^ ]{50,}$",
  "^\\d+\\b",
  "^\\w*search\\b",
  "^\\w+/[\\w\\(\\)]*$",
  "^\\w+/\\d\\.\\d\\s\\([\\w@]+\\)$",
  "^active",
  "^ad muncher",
  "^amaya",
  "^apache/",
  "^avsdevicesdk/",
  "^azure",
  "^biglotron",
  "^blackbox exporter",
  "^bot",
  "^clamav[ /]",
  "^claude-code/",
  "^client/",
  "^cobweb/",
  "^custom",
  "^ddg[_-]android",
  "^discourse",
  "^dispatch/\\d",
  "^downcast/",
  "^duckduckgo",
  "^email",
  "^exodusmovement",
  "^facebook",
  "^getright/",
  "^gozilla/",
  "^hobbit",
  "^hotzonu",
  "^hwcdn/",
  "^igetter/",
  "^jeode/",
  "^jetty/",
  "^jigsaw",
  "^microsoft bits",
  "^movabletype",
  "^mozilla/\\d\\.\\d\\s[\\w\\.-]+$",
  "^mozilla/\\d\\.\\d\\s\\((?:compatible;)?(?:\\s?[\\w\\d-.]+[\\s/]\\d+\\.\\d+)?\\)$",
  "^navermailapp",
  "^netsurf",
  "^offline",
  "^openai/",
  "^owler",
  "^php",
  "^postman",
  "^ps_daily/",
  "^python",
  "^rank",
  "^read",
  "^reed",
  "^remove\\.bg/",
  "^rest",
  "^rss",
  "^snapchat",
  "^sora ",
  "^space bison",
  "^stape/",
  "^svn",
  "^swcd ",
  "^taringa",
  "^thumbor/",
  "^track",
  "^w3c",
  "^webbandit/",
  "^webcopier",
  "^wget",
  "^whatsapp",
  "^wordpress",
  "^xenu link sleuth",
  "^yahoo",
  "^yandex",
  "^zdm/\\d",
  "^zoom marketplace/",
  "abuse",
  "advisor",
  "agent\\b",
  "analyzer",
  "archive",
  "ask jeeves/teoma",
  "attracta",
  "audit",
  "bluecoat drtr",
  "browsex",
  "burpcollaborator",
  "capture",
  "catch",
  "check\\b",
  "checker",
  "chrome-lighthouse",
  "chromeframe",
  "classifier",
  "cloudflare",
  "collapsify\\b",
  "convertify",
  "cookiehubverify/",
  "crawl",
  "cursor/",
  "cypress/",
  "dareboost",
  "datanyze",
  "dejaclick",
  "detect",
  "discovery",
  "dmbrowser",
  "download",
  "exaleadcloudview",
  "feed",
  "firephp",
  "foregenix",
  "functionize",
  "grab",
  "hardenize\\b",
  "headless",
  "hotjar",
  "httrack",
  "hubspot marketing grader",
  "ibisbrowser",
  "infrawatch",
  "insight",
  "inspect",
  "iplabel",
  "java(?!;)",
  "library",
  "linkcheck",
  "linktiger",
  "mail\\.ru/",
  "manus-user/",
  "marketgoo/",
  "measure",
  "monitor\\b",
  "neustar wpm",
  "node\\b",
  "nutch",
  "offbyone",
  "openvas",
  "optimize",
  "pageburst",
  "pagespeed",
  "parser",
  "phantomjs",
  "pingdom",
  "playwright",
  "powermarks",
  "preview",
  "productfinder",
  "prospectingstudio",
  "proxy",
  "ptst[ /]\\d",
  "radar",
  "readable/",
  "retriever",
  "rexx;",
  "rigor",
  "rss\\b",
  "scrape",
  "securityheaders",
  "selenium",
  "server",
  "silktide",
  "sindup/",
  "sogou",
  "sparkler/",
  "speedcurve",
  "spider",
  "splash",
  "statuscake",
  "supercleaner",
  "synapse",
  "synthetic",
  "testlocally",
  "tools",
  "torrent",
  "transcoder",
  "url",
  "validator",
  "virtuoso",
  "wappalyzer",
  "watchtowr",
  "webglance",
  "webkit2png",
  "whatcms/",
  "xtate/"
]));

// src/pattern.ts
var fullPattern = " daum[ /]| deusu/|(?:^|[^g])news(?!sapphire)|(?<! channel/|google/)google(?!(?:wv|app|/google| pixel))|(?<! cu)bots?(?:\\b|_)|(?<!cam)scan|(?<!lib)http|24x7|;\\s\\w+;$|@[a-z][\\w-]+\\.|\\(\\)|\\.com\\b|\\b\\w+/1\\.0;|\\bbw/|\\bdlc\\b|\\bort/|\\bperl\\b|\\btime/|\\||^[<\\(;]|^[\\w \\.\\-\\(?:\\):%]+(?:/v?\\d+(?:\\.\\d+)?(?:\\.\\d{1,10})*?)?(?:,|$)|^[\\w\\-]+/[\\w]+$|^[^ ]{50,}$|^\\d+\\b|^\\w*search\\b|^\\w+/[\\w\\(\\)]*$|^\\w+/\\d\\.\\d\\s\\([\\w@]+\\)$|^active|^ad muncher|^amaya|^apache/|^avsdevicesdk/|^azure|^biglotron|^blackbox exporter|^bot|^clamav[ /]|^claude-code/|^client/|^cobweb/|^custom|^ddg[_-]android|^discourse|^dispatch/\\d|^downcast/|^duckduckgo|^email|^exodusmovement|^facebook|^getright/|^gozilla/|^hobbit|^hotzonu|^hwcdn/|^igetter/|^jeode/|^jetty/|^jigsaw|^microsoft bits|^movabletype|^mozilla/\\d\\.\\d\\s[\\w\\.-]+$|^mozilla/\\d\\.\\d\\s\\((?:compatible;)?(?:\\s?[\\w\\d-.]+[\\s/]\\d+\\.\\d+)?\\)$|^navermailapp|^netsurf|^offline|^openai/|^owler|^php|^postman|^ps_daily/|^python|^rank|^read|^reed|^remove\\.bg/|^rest|^rss|^snapchat|^sora |^space bison|^stape/|^svn|^swcd |^taringa|^thumbor/|^track|^w3c|^webbandit/|^webcopier|^wget|^whatsapp|^wordpress|^xenu link sleuth|^yahoo|^yandex|^zdm/\\d|^zoom marketplace/|abuse|advisor|agent\\b|analyzer|archive|ask jeeves/teoma|attracta|audit|bluecoat drtr|browsex|burpcollaborator|capture|catch|check\\b|checker|chrome-lighthouse|chromeframe|classifier|cloudflare|collapsify\\b|convertify|cookiehubverify/|crawl|cursor/|cypress/|dareboost|datanyze|dejaclick|detect|discovery|dmbrowser|download|exaleadcloudview|feed|firephp|foregenix|functionize|grab|hardenize\\b|headless|hotjar|httrack|hubspot marketing grader|ibisbrowser|infrawatch|insight|inspect|iplabel|java(?!;)|library|linkcheck|linktiger|mail\\.ru/|manus-user/|marketgoo/|measure|monitor\\b|neustar wpm|node\\b|nutch|offbyone|openvas|optimize|pageburst|pagespeed|parser|phantomjs|pingdom|playwright|powermarks|preview|productfinder|prospectingstudio|proxy|ptst[ /]\\d|radar|readable/|retriever|rexx;|rigor|rss\\b|scrape|securityheaders|selenium|server|silktide|sindup/|sogou|sparkler/|speedcurve|spider|splash|statuscake|supercleaner|synapse|synthetic|testlocally|tools|torrent|transcoder|url|validator|virtuoso|wappalyzer|watchtowr|webglance|webkit2png|whatcms/|xtate/";

// src/index.ts
var naivePattern = /bot|crawl|http|lighthouse|scan|search|spider/i;
var pattern;
function getPattern() {
  if (pattern instanceof RegExp) {
    return pattern;
  }
  try {
    pattern = new RegExp(fullPattern, "i");
  } catch (error) {
    pattern = naivePattern;
  }
  return pattern;
}
var isNonEmptyString = (value) => typeof value === "string" && value !== "";
var list = (/* unused pure expression or super */ null && (patterns_default));
function isBot(userAgent) {
  return isNonEmptyString(userAgent) && getPattern().test(userAgent);
}
var isBotNaive = (userAgent) => isNonEmptyString(userAgent) && naivePattern.test(userAgent);
var createIsBot = (customPattern) => (userAgent) => isNonEmptyString(userAgent) && customPattern.test(userAgent);
var createIsBotFromList = (list2) => {
  const pattern2 = new RegExp(list2.join("|"), "i");
  return (userAgent) => isNonEmptyString(userAgent) && pattern2.test(userAgent);
};
var findBotMatch = (userAgent) => {
  var _a, _b;
  return (_b = (_a = userAgent == null ? void 0 : userAgent.match(getPattern())) == null ? void 0 : _a[0]) != null ? _b : null;
};
var findBotMatches = (userAgent) => list.map((part) => {
  var _a;
  return (_a = userAgent == null ? void 0 : userAgent.match(new RegExp(part, "i"))) == null ? void 0 : _a[0];
}).filter(isNonEmptyString);
var findBotPattern = (userAgent) => {
  var _a;
  return userAgent ? (_a = list.find((pattern2) => new RegExp(pattern2, "i").test(userAgent))) != null ? _a : null : null;
};
var findBotPatterns = (userAgent) => userAgent ? list.filter((pattern2) => new RegExp(pattern2, "i").test(userAgent)) : [];
var isbot = isBot;
var isbotNaive = (/* unused pure expression or super */ null && (isBotNaive));
var createIsbot = (/* unused pure expression or super */ null && (createIsBot));
var createIsbotFromList = (/* unused pure expression or super */ null && (createIsBotFromList));
var isbotMatch = (/* unused pure expression or super */ null && (findBotMatch));
var isbotMatches = (/* unused pure expression or super */ null && (findBotMatches));
var isbotPattern = (/* unused pure expression or super */ null && (findBotPattern));
var isbotPatterns = (/* unused pure expression or super */ null && (findBotPatterns));



/***/ })

};
