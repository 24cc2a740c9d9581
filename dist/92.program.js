export const id = 92;
export const ids = [92];
export const modules = {

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

/***/ 84953:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  X: () => (/* binding */ countingRules),
  explainFile: () => (/* binding */ explainFile),
  openLogViews: () => (/* binding */ openLogViews)
});

// EXTERNAL MODULE: ./.build/program/src/shared/errors.js
var errors = __webpack_require__(42205);
// EXTERNAL MODULE: ./.build/program/src/shared/runtime.js
var runtime = __webpack_require__(82860);
// EXTERNAL MODULE: ./.build/program/src/views/counting/agent-ranges.js
var agent_ranges = __webpack_require__(10881);
// EXTERNAL MODULE: ./.build/program/src/views/counting/analytics.js + 1 modules
var analytics = __webpack_require__(66968);
// EXTERNAL MODULE: ./.build/program/src/views/counting/classify.js
var counting_classify = __webpack_require__(61069);
// EXTERNAL MODULE: ./.build/program/src/views/counting/ai-referrers.js
var ai_referrers = __webpack_require__(61120);
// EXTERNAL MODULE: ./.build/program/src/views/counting/byte-cache.js
var byte_cache = __webpack_require__(21534);
// EXTERNAL MODULE: ./.build/program/src/views/counting/bytes.js
var bytes = __webpack_require__(61440);
// EXTERNAL MODULE: ./.build/program/src/views/counting/file-day.js
var file_day = __webpack_require__(43650);
// EXTERNAL MODULE: ./.build/program/src/views/counting/formats/detect.js + 5 modules
var detect = __webpack_require__(71426);
// EXTERNAL MODULE: ./.build/program/src/views/counting/hit.js
var counting_hit = __webpack_require__(8078);
// EXTERNAL MODULE: ./.build/program/src/views/counting/lines.js
var lines = __webpack_require__(63224);
// EXTERNAL MODULE: ./.build/program/src/views/counting/log-source.js
var log_source = __webpack_require__(52831);
// EXTERNAL MODULE: ./.build/program/src/views/counting/page.js
var counting_page = __webpack_require__(99672);
// EXTERNAL MODULE: ./.build/program/src/views/counting/read-log.js
var read_log = __webpack_require__(93304);
// EXTERNAL MODULE: ./.build/program/src/views/counting/rules.js
var counting_rules = __webpack_require__(67836);
;// CONCATENATED MODULE: ./.build/program/src/views/counting/explain.js
// How the first lines of a log are understood, for people whose figures look wrong.













const LINES = 100;
async function explainLog(source, { rules = counting_rules/* RULES */.y, jsonFields, ranges } = {}) {
    const sample = await sampleLog(source, LINES);
    const format = (0,detect/* detectFormat */.T)(sample.map(({ bytes }) => bytes), jsonFields);
    const describe = describer(rules, ranges);
    const lines = sample.map(({ bytes, number }) => ({
        number,
        text: (0,read_log/* cleanExample */.es)(bytes.toString('latin1', 0, 160)),
        ...(format ? describe(format, bytes) : { fields: [], verdict: 'Not in a known format.' }),
    }));
    return { format: format?.name, lines };
}
function describer(rules, ranges) {
    const readPage = (0,counting_page/* createPageReader */.T5)(rules);
    const classify = (0,counting_classify/* createClassifier */.C)(rules);
    const referrers = new ai_referrers/* AiReferrers */.zz();
    return (format, line) => {
        const hit = new counting_hit/* Hit */.Uq();
        const start = hit.take(line, 0, line.length);
        const rejection = format.read(hit, start, start + line.length);
        if (rejection !== undefined)
            return { fields: [], verdict: `Cannot be read: ${rejection}.` };
        if (hit.day === counting_hit/* NO_REQUEST */.Ks)
            return { fields: [], verdict: 'Not a request.' };
        // Finding the agent may point the hit elsewhere.
        const { bytes } = hit;
        const target = (0,byte_cache/* latin1 */.W)(hit.bytes, hit.pathStart, hit.pathEnd);
        const query = (0,counting_page/* isDataQuery */.dr)(hit.bytes, hit.queryStart, hit.queryEnd);
        const page = hit.get ? readPage(hit.literal ? (0,counting_page/* literalPath */.l1)(target) : target) : undefined;
        format.findAgent?.(hit);
        const told = hit.agentStart >= 0;
        const agent = told ? (0,byte_cache/* latin1 */.W)(hit.bytes, hit.agentStart, hit.agentEnd) : 'not recorded';
        const kind = told ? classify(agent) : undefined;
        const reader = page?.markdown || hit.markdown ? kind?.markdown : kind?.page;
        const known = reader?.agent ? `${reader.class}, ${reader.agent}` : reader?.class;
        const range = ranges?.get(reader?.agent ?? '');
        return {
            fields: [
                { name: 'day', value: `${(0,file_day/* dayText */.Ew)(hit.day)} UTC` },
                { name: 'method', value: hit.get ? 'GET' : 'another' },
                ...(hit.get ? [{ name: 'path', value: (0,read_log/* cleanExample */.es)(target) }] : []),
                { name: 'status', value: String(hit.status) },
                { name: 'agent', value: (0,read_log/* cleanExample */.es)(agent) },
                { name: 'reader', value: known ?? 'unknown' },
                ...(range ? [{ name: 'address', value: addressText(range, hit, bytes) }] : []),
                { name: 'referrer', value: referrerText(referrers, hit, bytes) },
            ],
            verdict: verdict(hit, page, query),
        };
    };
}
function referrerText(referrers, hit, bytes) {
    const { referrerStart: start, referrerEnd: end, queryStart, queryEnd } = hit;
    const linked = start >= 0;
    const text = linked ? (0,read_log/* cleanExample */.es)((0,byte_cache/* latin1 */.W)(bytes, start, end)) || '-' : 'not recorded';
    const byLink = linked ? referrers.byReferrer(bytes, start, end) : ai_referrers/* NOT_FROM_AI */.I2;
    if (byLink !== ai_referrers/* NOT_FROM_AI */.I2)
        return `${text} (${ai_referrers/* AI_SOURCES */.w[byLink]})`;
    const named = referrers.byCampaign(bytes, queryStart, queryEnd);
    return named === ai_referrers/* NOT_FROM_AI */.I2 ? text : `${text} (${ai_referrers/* AI_SOURCES */.w[named]}, by utm_source)`;
}
/** What the address says, but not the address. */
function addressText(range, hit, bytes) {
    const checked = range.check(bytes, hit.addressStart, hit.addressEnd);
    if (checked === agent_ranges/* VERIFIED */.zX)
        return 'verified: in a range of the operator';
    if (checked === agent_ranges/* SPOOFED */.xH)
        return 'spoofed: in no range of the operator, so it counts as nobody';
    return 'claimed: no public address';
}
function verdict(hit, page, data) {
    if (!hit.get)
        return 'Not a view: only GET requests count.';
    if (hit.prefetch)
        return 'Not a view: it was prefetched.';
    if (hit.asset)
        return 'Not a view: its content type is not a page.';
    if (!page)
        return 'Not a view: the path is not a page.';
    if (hit.status === 404 || hit.status === 410)
        return `A request for ${page.asked}, not found.`;
    if ((hit.status < 200 || hit.status > 299) && hit.status !== 304) {
        return `Not a view: status ${hit.status}.`;
    }
    return data ? 'Not a view: it requests data for a page.' : `A request for the page ${page.path}.`;
}
async function sampleLog(source, size) {
    const sample = new Sample();
    const cutter = new lines/* LogCutter */.k6(sample);
    for await (const chunk of (0,log_source/* decompress */.m)(source.open())) {
        cutter.push(chunk);
        if (sample.lines.length >= size)
            return sample.lines.slice(0, size);
    }
    cutter.end();
    return sample.lines.slice(0, size);
}
class Sample {
    lines = [];
    #bytes = new Uint8Array(0);
    #number = 0;
    use(bytes) {
        this.#bytes = bytes;
    }
    line(start, end) {
        this.#number++;
        const last = this.#bytes[end - 1] === bytes/* CARRIAGE_RETURN */.u7 ? end - 1 : end;
        if (last <= start)
            return;
        this.lines.push({
            bytes: Buffer.from(this.#bytes.subarray(start, last)),
            number: this.#number,
        });
    }
    partial(start, end) {
        this.line(start, end);
    }
    tooLong() {
        this.#number++;
    }
}

// EXTERNAL MODULE: ./.build/program/src/views/counting/page-filter.js
var page_filter = __webpack_require__(24475);
// EXTERNAL MODULE: ./.build/program/src/views/logs/log-files.js
var log_files = __webpack_require__(2001);
// EXTERNAL MODULE: ./.build/program/src/views/logs/log-readers.js
var log_readers = __webpack_require__(23762);
;// CONCATENATED MODULE: ./.build/program/src/store/log-views.js









async function openLogViews(options) {
    const { logs, settings = {}, ...rest } = options;
    const globs = logs.filter((glob) => glob !== '-');
    const stdin = logs.includes('-') ? [(0,log_files/* streamLog */.VM)('stdin', process.stdin)] : [];
    const { plain, ...counting } = await countingRules(settings);
    return (0,analytics/* createViewsSource */.qk)({
        ...rest,
        ...counting,
        logs: async () => [...(await (0,log_files/* findLogFiles */.PM)(globs, { hosts: settings.hosts })), ...stdin],
        readers: () => (0,log_readers.logReaders)(plain),
        aiClasses: settings['ai-classes'],
        clock: runtime/* systemClock */.ml,
    });
}
/** What decides how a line of a log counts; `plain` is the same as another thread can get it. */
async function countingRules(settings) {
    const rules = (0,counting_classify/* withOwnRules */.g)(settings.agents ?? []);
    const ranges = settings['agent-ranges'] ?? [];
    checkNames(ranges, rules);
    const { include = [], exclude = [] } = settings;
    const prefixes = await (0,log_files/* readAgentRanges */.od)(ranges);
    return {
        rules,
        pages: (0,page_filter/* pageFilter */.Y)(include, exclude),
        ranges: (0,agent_ranges/* agentRanges */.kz)(prefixes),
        jsonFields: settings['log-fields'],
        plain: { rules, include, exclude, prefixes, jsonFields: settings['log-fields'] },
    };
}
/** How the first lines of a log are understood with these settings. */
async function explainFile(file, settings = {}) {
    const { rules, ranges, jsonFields } = await countingRules(settings);
    const [source] = await (0,log_files/* findLogFiles */.PM)([file]);
    return explainLog(source, { rules, ranges, jsonFields });
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

/***/ 66968:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  CF: () => (/* binding */ TREND_DAYS),
  qk: () => (/* binding */ createViewsSource),
  kY: () => (/* binding */ weeksUntil)
});

// UNUSED EXPORTS: Analytics

// EXTERNAL MODULE: ./.build/program/src/contract/values.js
var values = __webpack_require__(87797);
// EXTERNAL MODULE: ./.build/program/src/shared/days.js
var shared_days = __webpack_require__(65529);
// EXTERNAL MODULE: ./.build/program/src/shared/errors.js
var errors = __webpack_require__(42205);
// EXTERNAL MODULE: ./.build/program/src/views/counting/classify.js
var counting_classify = __webpack_require__(61069);
// EXTERNAL MODULE: ./.build/program/src/views/counting/dictionary.js
var counting_dictionary = __webpack_require__(13747);
// EXTERNAL MODULE: ./.build/program/src/views/counting/file-day.js
var file_day = __webpack_require__(43650);
// EXTERNAL MODULE: ./.build/program/src/views/counting/history.js
var counting_history = __webpack_require__(77863);
// EXTERNAL MODULE: ./.build/program/src/views/counting/read-log.js
var read_log = __webpack_require__(93304);
;// CONCATENATED MODULE: ./.build/program/src/views/counting/log-loader.js
// Reads all logs of a site, those that have not changed since the last time only once.


const MAX_EXAMPLES = 10;
/** Logs are about this many times as long as their compressed files. */
const COMPRESSION = 8;
const COMPRESSED = /\.(?:gz|zst|br)$/;
class LogLoader {
    #options;
    #dictionary;
    #rules;
    #readings = new Map();
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
        const readers = this.#options.readers?.();
        const elsewhere = readers ? this.#readElsewhere(readers, sources, progress) : new Map();
        try {
            for (const source of sources) {
                const reading = await elsewhere.get(source);
                readings.push(reading ? this.#keep(source, reading) : await this.#read(source, progress));
            }
        }
        finally {
            await readers?.close();
        }
        return {
            days: (0,counting_history/* mergeFileDays */.M6)(readings.flatMap(({ days }) => days)),
            quality: summary(readings, sameFile(sources, readings)),
        };
    }
    /** One large file is read here: another thread would take as long. */
    #readElsewhere(readers, sources, progress) {
        const large = sources.filter((source) => source.path !== undefined &&
            (source.size ?? 0) * (COMPRESSED.test(source.path) ? COMPRESSION : 1) >=
                readers.leastBytes &&
            !this.#known(source));
        if (large.length < 2)
            return new Map();
        return new Map(large.map((source) => [source, readers.read(source, progress)]));
    }
    async #read(source, progress) {
        const known = this.#known(source);
        if (known)
            return known;
        const reading = await (0,read_log/* readLog */.x6)({ ...source, open: (from) => counted(source.open(from), progress) }, {
            dictionary: this.#dictionary,
            rules: this.#rules,
            jsonFields: this.#options.jsonFields,
        });
        return this.#keep(source, reading);
    }
    #known({ path, name, version }) {
        const known = this.#readings.get(path ?? name);
        return known?.version === version ? known.reading : undefined;
    }
    #keep({ path, name, version }, reading) {
        this.#readings.set(path ?? name, { version, reading });
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

// EXTERNAL MODULE: ./.build/program/src/views/counting/page.js
var page = __webpack_require__(99672);
// EXTERNAL MODULE: ./.build/program/src/views/counting/page-filter.js
var page_filter = __webpack_require__(24475);
// EXTERNAL MODULE: ./.build/program/src/views/counting/query.js
var query = __webpack_require__(89771);
// EXTERNAL MODULE: ./.build/program/src/views/counting/rules.js
var rules = __webpack_require__(67836);
;// CONCATENATED MODULE: ./.build/program/src/views/counting/analytics.js












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
        this.#aiClasses = options.aiClasses ?? values/* DEFAULT_AI_CLASSES */.u5;
        const [readPage, classify] = [(0,page/* createPageReader */.T5)(this.#rules), (0,counting_classify/* createClassifier */.C)(this.#rules)];
        const dictionary = new counting_dictionary/* Dictionary */.b(readPage, classify, options);
        this.#loader = new LogLoader(options, dictionary, this.#rules.version);
    }
    async views({ limit, offset, ...range }) {
        return (0,query/* pageOfViews */.PG)(await this.#summary((0,file_day/* daySpan */.$5)(range)), limit, offset);
    }
    async insights(range) {
        const span = (0,file_day/* daySpan */.$5)(range);
        const loaded = await this.#load();
        const from = Math.max(0, Math.min(span.from, span.to - TREND_DAYS));
        const days = await this.#days(loaded, { from, to: span.to }, span.to - span.from);
        const aiClasses = [...this.#aiClasses];
        const { daysCovered, daysMissing, daysCut, spoofed, ...facts } = (0,query/* describe */.q0)(days, span, aiClasses);
        const weeks = weeksUntil(days, span, (entry) => (0,query/* dayCounts */.Pf)(entry, aiClasses));
        const quality = { ...loaded.quality, daysCovered, daysMissing, daysCut, spoofed };
        return { ...facts, weeks, aiClasses, quality, seesAgents: true, rules: this.#rules.version };
    }
    /** Every page of `views`, in the same order. */
    async *classesByPage(range) {
        const { rows } = await this.#summary((0,file_day/* daySpan */.$5)(range));
        for (const { path, counts, aiReferrals } of rows) {
            yield { path, classes: (0,query/* classCounts */.RZ)(counts), aiReferrals };
        }
    }
    async #summary(span) {
        const loaded = await this.#load();
        const key = `${span.from}-${span.to}`;
        const known = loaded.summaries.get(key);
        if (known)
            return known;
        const summary = this.#days(loaded, span).then((days) => (0,query/* summarize */.eh)(days, span, this.#aiClasses));
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
        const wanted = ({ day }) => (0,file_day/* inSpan */._1)(day, span);
        const kept = history ? await this.#kept(loaded, history, span, more) : [];
        const fresh = loaded.days.filter(wanted);
        const days = (0,counting_history/* mergeFileDays */.M6)([...(0,counting_history/* withoutRepeats */.jP)(kept.filter(wanted), fresh), ...fresh]);
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
// The engine as the embedded service takes it. One engine is one project's, whatever its name.
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
// The last weeks of the history, up to the end of a range.
const TREND_WEEKS = 12;
const TREND_DAYS = 7 * TREND_WEEKS;
/** A week without all of its days has no number: a smaller one would be wrong. */
function weeksUntil(days, span, countDay) {
    const end = span.to < file_day/* END_OF_TIME */.AC ? span.to : lastDay(days) + 1;
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
            from: (0,file_day/* dayText */.Ew)(from),
            to: (0,file_day/* dayText */.Ew)(from + 7),
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


/***/ }),

/***/ 77863:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   BL: () => (/* binding */ encodeDay),
/* harmony export */   E0: () => (/* binding */ isLarger),
/* harmony export */   M6: () => (/* binding */ mergeFileDays),
/* harmony export */   P0: () => (/* binding */ decodeDay),
/* harmony export */   bS: () => (/* binding */ mergeDay),
/* harmony export */   jP: () => (/* binding */ withoutRepeats),
/* harmony export */   mL: () => (/* binding */ byDay)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(42047);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(64377);
/* harmony import */ var _contract_insights_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(45306);
/* harmony import */ var _contract_values_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(87797);
/* harmony import */ var _shared_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(42205);
/* harmony import */ var _file_day_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(43650);
// Views beyond the logs' retention. What a log contains about a day is kept per file, so that reading a
// file again, or a longer copy of it, changes a day and never doubles it.





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
/** The stored days that the logs do not have any more: what they have is counted with today's settings. */
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
    const views = ({ pages }) => (0,_file_day_js__WEBPACK_IMPORTED_MODULE_3__/* .sumOf */ .XN)(pages).reduce((sum, count) => sum + count, 0);
    if (views(a) !== views(b))
        return views(a) > views(b);
    return a !== b && (0,_file_day_js__WEBPACK_IMPORTED_MODULE_3__/* .encodeTables */ .Sn)(a) > (0,_file_day_js__WEBPACK_IMPORTED_MODULE_3__/* .encodeTables */ .Sn)(b);
}
// A day of the history as text: a head, then one line per log file, so that git keeps and compares
// it well. Whatever is read back is checked, and never taken for empty when it is broken.
const Head = zod__WEBPACK_IMPORTED_MODULE_4__/* .object */ .Ikc({
    version: zod__WEBPACK_IMPORTED_MODULE_4__/* .literal */ .euz(1),
    day: zod__WEBPACK_IMPORTED_MODULE_5__/* .date */ .p6(),
    /** The order of the counts in this file. */
    classes: zod__WEBPACK_IMPORTED_MODULE_4__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP()),
});
/** By hand: a report reads 12 weeks, and z.record copies every page of every day. */
const Table = zod__WEBPACK_IMPORTED_MODULE_4__/* .custom */ .IeY(isTable);
const Line = zod__WEBPACK_IMPORTED_MODULE_4__/* .object */ .Ikc({
    file: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP().min(1),
    lines: zod__WEBPACK_IMPORTED_MODULE_4__/* .int */ .Whr().min(0),
    rules: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP(),
    pages: Table,
    agents: Table,
    missing: Table,
    referrals: zod__WEBPACK_IMPORTED_MODULE_4__/* .object */ .Ikc({ pages: Table, sources: Table }).optional(),
    checks: zod__WEBPACK_IMPORTED_MODULE_4__/* .object */ .Ikc({ verified: Table, spoofed: Table }).optional(),
});
function encodeDay(day, entries) {
    const lines = entries.map((entry) => {
        const { file, lines, rules } = entry;
        return `${JSON.stringify({ file, lines, rules }).slice(0, -1)},${(0,_file_day_js__WEBPACK_IMPORTED_MODULE_3__/* .encodeTables */ .Sn)(entry).slice(1)}`;
    });
    return `${[JSON.stringify({ version: 1, day, classes: _contract_values_js__WEBPACK_IMPORTED_MODULE_1__/* .TRAFFIC_CLASSES */ .LL }), ...lines].join('\n')}\n`;
}
function decodeDay(text, where) {
    try {
        const [head = '', ...lines] = text.trimEnd().split('\n');
        const { day, classes } = Head.parse(JSON.parse(head));
        const order = _contract_values_js__WEBPACK_IMPORTED_MODULE_1__/* .TRAFFIC_CLASSES */ .LL.map((name) => classes.indexOf(name));
        const table = (rows) => {
            const found = new Map();
            for (const [key, row] of Object.entries(rows)) {
                const counts = (0,_file_day_js__WEBPACK_IMPORTED_MODULE_3__/* .noCounts */ .Yi)();
                for (let index = 0; index < counts.length; index++) {
                    counts[index] = row[order[index]] ?? 0;
                }
                found.set(key, counts);
            }
            return found;
        };
        return lines.map((line) => {
            const { file, lines, rules, ...tables } = Line.parse(JSON.parse(line));
            const { pages, agents, missing, referrals, checks } = tables;
            return {
                file,
                day,
                lines,
                rules,
                pages: table(pages),
                agents: table(agents),
                missing: table(missing),
                ...(referrals && {
                    referrals: { pages: table(referrals.pages), sources: table(referrals.sources) },
                }),
                ...(checks && {
                    checks: { verified: table(checks.verified), spoofed: table(checks.spoofed) },
                }),
            };
        });
    }
    catch (error) {
        throw new _shared_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .CorruptState */ .nK(`The views history in ${where} cannot be read and was not changed. Restore an earlier version, or delete that day to start over.`, { cause: error });
    }
}
function isTable(value) {
    if (typeof value !== 'object' || value === null || Array.isArray(value))
        return false;
    return Object.values(value).every((row) => Array.isArray(row) && row.every(_contract_insights_js__WEBPACK_IMPORTED_MODULE_0__/* .isCount */ .my));
}
/** A day's text, null when there is none yet, with more entries in it. */
function mergeDay(text, day, entries, where) {
    const known = text === null ? [] : decodeDay(text, where);
    return encodeDay(day, mergeFileDays([...known, ...entries]));
}
function byDay(days) {
    return Map.groupBy(days, ({ day }) => day);
}


/***/ }),

/***/ 89771:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   BP: () => (/* binding */ HUMANS),
/* harmony export */   PG: () => (/* binding */ pageOfViews),
/* harmony export */   Pf: () => (/* binding */ dayCounts),
/* harmony export */   RA: () => (/* binding */ rankPages),
/* harmony export */   RZ: () => (/* binding */ classCounts),
/* harmony export */   ad: () => (/* binding */ ranked),
/* harmony export */   eh: () => (/* binding */ summarize),
/* harmony export */   q0: () => (/* binding */ describe)
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
