export const id = 6968;
export const ids = [6968];
export const modules = {

/***/ 10881:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Kn: () => (/* binding */ parseRanges),
/* harmony export */   X: () => (/* binding */ UNCHECKED),
/* harmony export */   kz: () => (/* binding */ agentRanges),
/* harmony export */   xH: () => (/* binding */ SPOOFED),
/* harmony export */   zX: () => (/* binding */ VERIFIED)
/* harmony export */ });
/* unused harmony exports AgentRange, parseAddress, parsePrefix, clientAddress, listOf, isIn */
/* harmony import */ var node_net__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77030);
/* harmony import */ var _shared_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(42205);
/* harmony import */ var _text_cache_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(55427);
// Whether a request that claims to be an agent came from where the agent's operator says: each file
// lists the ranges of one operator, in JSON as they publish it or as plain text.



const UNCHECKED = 0;
const VERIFIED = 1;
const SPOOFED = 2;
/** The longest published lists have a few thousand. */
const MAX_PREFIXES = 50_000;
/** Wider ranges belong to no operator; one that matches everybody would verify everybody. */
const WIDEST = { ipv4: 8, ipv6: 16 };
const LISTS = ['prefixes', 'ipv6_prefixes'];
const KEYS = ['ipv4Prefix', 'ipv6Prefix', 'ip_prefix', 'ipv6_prefix'];
/** The start of a line is enough: a client and perhaps a host. */
const MAX_PLACE = 300;
/** One agent's ranges. */
class AgentRange {
    #verdicts;
    constructor(prefixes) {
        const ranges = listOf(prefixes);
        this.#verdicts = new _text_cache_js__WEBPACK_IMPORTED_MODULE_2__/* .TextCache */ .S((text) => {
            const address = clientAddress(text);
            if (!address || isPrivate(address))
                return UNCHECKED;
            return isIn(ranges, address) ? VERIFIED : SPOOFED;
        });
    }
    check(bytes, start, end) {
        if (start < 0 || end <= start)
            return UNCHECKED;
        return this.#verdicts.get(bytes, start, Math.min(end, start + MAX_PLACE));
    }
}
function agentRanges(files) {
    return new Map([...Map.groupBy(files, ({ agent }) => agent)].map(([agent, lists]) => {
        const prefixes = lists.flatMap((list) => list.prefixes);
        if (prefixes.length <= MAX_PREFIXES)
            return [agent, new AgentRange(prefixes)];
        throw new _shared_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .SetupError */ .w3(`The range files of ${agent} have more than ${MAX_PREFIXES} ranges. List only the files of its operator.`);
    }));
}
/** A file that cannot be understood is an error: with half of it, agents would count as spoofed. */
function parseRanges(text, file) {
    const entries = /^\s*[[{]/.test(text) ? jsonEntries(text, file) : textEntries(text);
    if (entries.length === 0)
        throw wrong(file, 'has no ranges');
    if (entries.length > MAX_PREFIXES)
        throw wrong(file, `has more than ${MAX_PREFIXES} ranges`);
    return entries.map((entry, index) => {
        const prefix = entry === undefined ? undefined : parsePrefix(entry);
        if (!prefix)
            throw wrong(file, `has an entry that is not a range (number ${index + 1})`);
        if (prefix.length >= WIDEST[prefix.family])
            return prefix;
        throw wrong(file, `has a range that is too wide (number ${index + 1}, /${prefix.length})`);
    });
}
function textEntries(text) {
    return text
        .split(/\r?\n/)
        .map((line) => line.replace(/#.*$/, '').trim())
        .filter((line) => line !== '');
}
function jsonEntries(text, file) {
    let document;
    try {
        document = JSON.parse(text);
    }
    catch (error) {
        throw wrong(file, 'is not complete JSON', error);
    }
    const lists = Array.isArray(document) ? [document] : LISTS.map((key) => member(document, key));
    return lists.flatMap((list) => (Array.isArray(list) ? list.map(entryText) : []));
}
function entryText(entry) {
    const value = [entry, ...KEYS.map((key) => member(entry, key))];
    return value.find((one) => typeof one === 'string');
}
function member(object, key) {
    return typeof object === 'object' && object !== null && Object.hasOwn(object, key)
        ? object[key]
        : undefined;
}
function wrong(file, what, cause) {
    return new _shared_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .SetupError */ .w3(`The range file \`${file}\` ${what}. Download it again from the agent's operator: JSON with \`prefixes\`, or text with one range per line.`, { cause });
}
const BITS = { ipv4: 32, ipv6: 128 };
const MAPPED = '::ffff:';
/** IPv4, also as IPv6 writes it (`::ffff:1.2.3.4`), or IPv6. */
function parseAddress(text) {
    const family = text.includes('%') ? 0 : (0,node_net__WEBPACK_IMPORTED_MODULE_0__.isIP)(text);
    if (family === 4)
        return { text, family: 'ipv4' };
    if (family !== 6)
        return undefined;
    // As the standard writes it: a mapped IPv4 address has its dots.
    const { address } = new node_net__WEBPACK_IMPORTED_MODULE_0__.SocketAddress({ address: text, family: 'ipv6' });
    const mapped = address.startsWith(MAPPED) ? address.slice(MAPPED.length) : '';
    return (0,node_net__WEBPACK_IMPORTED_MODULE_0__.isIPv4)(mapped) ? { text: mapped, family: 'ipv4' } : { text: address, family: 'ipv6' };
}
/** `1.2.3.0/24`; an address alone is a range of one. Bits behind the prefix do not matter. */
function parsePrefix(text) {
    const [, base = '', digits] = /^([^/]+)(?:\/(\d{1,3}))?$/.exec(text) ?? [];
    const address = parseAddress(base);
    if (!address)
        return undefined;
    // A mapped range counts its bits from the start of the IPv6 address.
    const offset = address.family === 'ipv4' && base.includes(':') ? 96 : 0;
    const most = BITS[address.family];
    const length = digits === undefined ? most : Number(digits) - offset;
    return length < 0 || length > most ? undefined : { ...address, length };
}
/**
 * The client in what a log has in its place: an address, one with a port, or the start of a combined
 * line. There, a virtual host may come first, and clients choose its name, even an address.
 */
function clientAddress(text) {
    const words = text.trim().split(' ');
    const second = words.length > 3 ? parseAddress(withoutPort(words[1] ?? '')) : undefined;
    return second ?? parseAddress(withoutPort(words[0] ?? ''));
}
const PRIVATE = [
    ...['10.0.0.0/8', '100.64.0.0/10', '127.0.0.0/8', '169.254.0.0/16', '172.16.0.0/12'],
    ...['192.168.0.0/16', '0.0.0.0/32', '::/128', '::1/128', 'fc00::/7', 'fe80::/10'],
];
/** Made when it is needed: Node takes 15 ms to compile what an IPv6 address looks like. */
let privateRanges;
/** Addresses of proxies and of this machine say nothing about where a request came from. */
function isPrivate(address) {
    privateRanges ??= listOf(PRIVATE.flatMap((text) => parsePrefix(text) ?? []));
    return isIn(privateRanges, address);
}
function listOf(prefixes) {
    const list = new node_net__WEBPACK_IMPORTED_MODULE_0__.BlockList();
    for (const { text, length, family } of prefixes)
        list.addSubnet(text, length, family);
    return list;
}
const isIn = (list, { text, family }) => list.check(text, family);
function withoutPort(text) {
    const [, inside] = /^\[([^\]]*)\](?::\d+)?$/.exec(text) ?? [];
    return inside ?? text.replace(/^([\d.]+):\d+$/, '$1');
}


/***/ }),

/***/ 61120:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I2: () => (/* binding */ NOT_FROM_AI),
/* harmony export */   w: () => (/* binding */ AI_SOURCES),
/* harmony export */   zz: () => (/* binding */ AiReferrers)
/* harmony export */ });
/* harmony import */ var _bytes_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(61440);
/* harmony import */ var _text_cache_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(55427);
// Which views came from an AI answer: by the page that linked here, or by the `utm_source` that some
// assistants add to their links. Whole names only: `chatgpt.com.evil.example` is somebody else.


const SOURCES = [
    {
        name: 'ChatGPT',
        hosts: ['chatgpt.com', 'chat.openai.com'],
        apps: ['com.openai.chatgpt'],
        campaigns: ['chatgpt', 'openai'],
    },
    {
        name: 'Perplexity',
        hosts: ['perplexity.ai'],
        apps: ['ai.perplexity.app.android', 'ai.perplexity.comet'],
        campaigns: ['perplexity'],
    },
    {
        name: 'Claude',
        hosts: ['claude.ai'],
        apps: ['com.anthropic.claude'],
        campaigns: ['claude', 'anthropic'],
    },
    {
        name: 'Gemini',
        hosts: ['gemini.google.com', 'bard.google.com'],
        apps: ['com.google.android.apps.bard'],
        campaigns: ['gemini'],
    },
    { name: 'NotebookLM', hosts: ['notebooklm.google.com'], campaigns: ['notebooklm'] },
    {
        name: 'Copilot',
        hosts: [
            'copilot.microsoft.com',
            'copilot.cloud.microsoft',
            'edgeservices.bing.com',
            'bing.com/chat',
            'bing.com/copilotsearch',
        ],
        apps: ['com.microsoft.copilot'],
        campaigns: ['copilot', 'copilot.com'],
    },
    {
        name: 'DeepSeek',
        hosts: ['chat.deepseek.com', 'deepseek.com'],
        apps: ['com.deepseek.chat'],
        campaigns: ['deepseek'],
    },
    {
        name: 'Le Chat',
        hosts: ['chat.mistral.ai'],
        apps: ['ai.mistral.chat'],
        campaigns: ['mistral', 'mistral.ai', 'lechat'],
    },
    { name: 'Meta AI', hosts: ['meta.ai'], campaigns: ['metaai', 'meta-ai'] },
    { name: 'Grok', hosts: ['grok.com', 'x.com/i/grok'], apps: ['ai.x.grok'], campaigns: ['grok'] },
    { name: 'You.com', hosts: ['you.com'] },
    { name: 'Phind', hosts: ['phind.com'], campaigns: ['phind'] },
    { name: 'Kagi', hosts: ['assistant.kagi.com', 'kagi.com/assistant'] },
    { name: 'Duck.ai', hosts: ['duck.ai'] },
    { name: 'Poe', hosts: ['poe.com'], campaigns: ['poe'] },
    { name: 'Qwen', hosts: ['chat.qwen.ai'], campaigns: ['qwen'] },
    { name: 'Kimi', hosts: ['kimi.com', 'kimi.moonshot.cn'], campaigns: ['kimi'] },
    { name: 'Genspark', hosts: ['genspark.ai'], campaigns: ['genspark'] },
    { name: 'Manus', hosts: ['manus.im'], campaigns: ['manus'] },
    { name: 'HuggingChat', hosts: ['huggingface.co/chat'] },
    { name: 'Felo', hosts: ['felo.ai'], campaigns: ['felo'] },
    { name: 'iAsk', hosts: ['iask.ai'], campaigns: ['iask'] },
];
/** Names by number. */
const AI_SOURCES = SOURCES.map(({ name }) => name);
const NOT_FROM_AI = -1;
const BY_PATH = -2;
const table = (entries) => new Map(SOURCES.flatMap((source, number) => entries(source).map((key) => [key, number])));
const HOSTS = table(({ hosts }) => hosts.filter((host) => !host.includes('/')));
const APPS = table(({ apps = [] }) => apps);
const PATHS = table(({ hosts }) => hosts.filter((host) => host.includes('/')));
const CAMPAIGNS = table(({ hosts, campaigns = [] }) => [
    ...hosts.filter((host) => !host.includes('/')),
    ...campaigns,
]);
const LOWER_CASE = 0x20202020;
const WWW = 0x2e777777; // "www.", as a little-endian word
/** The first four letters of every name: most referrers differ there, and cost no more than that. */
const STARTS = new Set([...HOSTS.keys(), ...APPS.keys(), ...PATHS.keys()].map((name) => Buffer.from(name).readInt32LE() | LOWER_CASE));
const CAMPAIGN = Buffer.from('utm_source=');
/** Longer names are nobody's. */
const MAX_NAME = 100;
const MAX_REFERRER = 500;
class AiReferrers {
    #origins = new _text_cache_js__WEBPACK_IMPORTED_MODULE_0__/* .TextCache */ .S(originSource);
    #campaigns = new _text_cache_js__WEBPACK_IMPORTED_MODULE_0__/* .TextCache */ .S(campaignSource);
    /** The number of the page's source by its address, or NOT_FROM_AI. */
    byReferrer(bytes, start, end) {
        const host = (0,_bytes_js__WEBPACK_IMPORTED_MODULE_1__/* .indexOf */ .qh)(bytes, _bytes_js__WEBPACK_IMPORTED_MODULE_1__/* .SLASH */ .o, start, end) + 2;
        if (!this.#mayBe(bytes, host, end))
            return NOT_FROM_AI;
        const origin = (0,_bytes_js__WEBPACK_IMPORTED_MODULE_1__/* .indexOf */ .qh)(bytes, _bytes_js__WEBPACK_IMPORTED_MODULE_1__/* .SLASH */ .o, host, Math.min(end, host + MAX_NAME));
        const found = this.#origins.get(bytes, start, origin);
        if (found !== BY_PATH)
            return found;
        return pathSource((0,_bytes_js__WEBPACK_IMPORTED_MODULE_1__/* .latin1 */ .Wy)(bytes, start, Math.min(end, start + MAX_REFERRER)));
    }
    #mayBe(bytes, host, end) {
        if (host + 4 > end)
            return false;
        const first = wordAt(bytes, host) | LOWER_CASE;
        if (first !== WWW)
            return STARTS.has(first);
        return host + 8 <= end && STARTS.has(wordAt(bytes, host + 4) | LOWER_CASE);
    }
    /** The same by the first `utm_source` of the query. */
    byCampaign(bytes, start, end) {
        for (let at = start; at < end; at = (0,_bytes_js__WEBPACK_IMPORTED_MODULE_1__/* .indexOf */ .qh)(bytes, _bytes_js__WEBPACK_IMPORTED_MODULE_1__/* .AMPERSAND */ .e0, at, end) + 1) {
            let matched = 0;
            while (matched < CAMPAIGN.length && bytes[at + matched] === CAMPAIGN[matched])
                matched++;
            if (matched < CAMPAIGN.length)
                continue;
            const from = at + matched;
            const to = (0,_bytes_js__WEBPACK_IMPORTED_MODULE_1__/* .indexOf */ .qh)(bytes, _bytes_js__WEBPACK_IMPORTED_MODULE_1__/* .AMPERSAND */ .e0, from, end);
            if (to <= from || to - from > MAX_NAME)
                return NOT_FROM_AI;
            return this.#campaigns.get(bytes, from, to);
        }
        return NOT_FROM_AI;
    }
}
/** Four bytes, little-endian. */
function wordAt(bytes, at) {
    const [a = 0, b = 0, c = 0, d = 0] = [bytes[at], bytes[at + 1], bytes[at + 2], bytes[at + 3]];
    return a | (b << 8) | (c << 16) | (d << 24);
}
/** Browsers leave a user's name out of what they send; an address with one was made by hand. */
const ADDRESS = /^(https?|android-app):\/\/([^/?#\\@]*)(?=[/?#]|$)([^?#]*)/i;
function originSource(origin) {
    const [, scheme = '', host = ''] = ADDRESS.exec(origin) ?? [];
    if (scheme.toLowerCase() === 'android-app')
        return APPS.get(host) ?? NOT_FROM_AI;
    const name = hostName(host);
    const known = HOSTS.get(name);
    if (known !== undefined)
        return known;
    return [...PATHS.keys()].some((key) => key.startsWith(`${name}/`)) ? BY_PATH : NOT_FROM_AI;
}
function pathSource(referrer) {
    const [, , host = '', path = ''] = ADDRESS.exec(referrer) ?? [];
    const place = `${hostName(host)}${path}/`;
    const found = [...PATHS].find(([key]) => place.startsWith(`${key}/`));
    return found?.[1] ?? NOT_FROM_AI;
}
function hostName(host) {
    const name = host.toLowerCase().replace(/:\d*$/, '').replace(/\.$/, '');
    return name.replace(/^www\./, '');
}
function campaignSource(value) {
    try {
        return CAMPAIGNS.get(hostName(decodeURIComponent(value))) ?? NOT_FROM_AI;
    }
    catch {
        return NOT_FROM_AI;
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
        for (const source of sources)
            readings.push(await this.#read(source, progress));
        return {
            days: (0,counting_history/* mergeFileDays */.M6)(readings.flatMap(({ days }) => days)),
            quality: summary(readings, sameFile(sources, readings)),
        };
    }
    async #read(source, progress) {
        const { path, name, version } = source;
        const known = this.#readings.get(path ?? name);
        if (known?.version === version)
            return known.reading;
        const reading = await (0,read_log/* readLog */.x6)({ ...source, open: (from) => counted(source.open(from), progress) }, { dictionary: this.#dictionary, rules: this.#rules, jsonFields: this.#options.jsonFields });
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
        return (0,query.pageOfViews)(await this.ranking(range), limit, offset);
    }
    ranking(range) {
        return this.#summary((0,file_day/* daySpan */.$5)(range));
    }
    async days(range) {
        const span = (0,file_day/* daySpan */.$5)(range);
        return (0,query/* viewsByDay */.UO)(await this.#days(await this.#load(), span), span, this.#aiClasses);
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
// The engine as a source of views. One engine is one project's, whatever its name.
function createViewsSource(options) {
    const analytics = new Analytics(options);
    return {
        async *pages(_project, range) {
            yield (0,query/* onePiece */.zk)(await analytics.ranking(range));
        },
        async *days(_project, range) {
            yield* await analytics.days(range);
        },
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

/***/ 61440:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Hv: () => (/* binding */ OPEN_BRACE),
/* harmony export */   IQ: () => (/* binding */ PERCENT),
/* harmony export */   LF: () => (/* binding */ QUESTION),
/* harmony export */   N5: () => (/* binding */ MINUS),
/* harmony export */   WL: () => (/* binding */ OPEN_BRACKET),
/* harmony export */   Wy: () => (/* binding */ latin1),
/* harmony export */   e0: () => (/* binding */ AMPERSAND),
/* harmony export */   jA: () => (/* binding */ QUOTE),
/* harmony export */   kR: () => (/* binding */ LINE_FEED),
/* harmony export */   m2: () => (/* binding */ closingQuote),
/* harmony export */   o: () => (/* binding */ SLASH),
/* harmony export */   oH: () => (/* binding */ COLON),
/* harmony export */   qh: () => (/* binding */ indexOf),
/* harmony export */   r_: () => (/* binding */ BACKSLASH),
/* harmony export */   rc: () => (/* binding */ CLOSE_BRACE),
/* harmony export */   t6: () => (/* binding */ SPACE),
/* harmony export */   u7: () => (/* binding */ CARRIAGE_RETURN),
/* harmony export */   v9: () => (/* binding */ HASH),
/* harmony export */   wn: () => (/* binding */ TAB),
/* harmony export */   wt: () => (/* binding */ CLOSE_BRACKET)
/* harmony export */ });
// Characters of log lines, as bytes, and how they are found.
const TAB = 0x09;
const LINE_FEED = 0x0a;
const CARRIAGE_RETURN = 0x0d;
const SPACE = 0x20;
const QUOTE = 0x22;
const HASH = 0x23;
const PERCENT = 0x25;
const AMPERSAND = 0x26;
const MINUS = 0x2d;
const SLASH = 0x2f;
const COLON = 0x3a;
const QUESTION = 0x3f;
const OPEN_BRACKET = 0x5b;
const BACKSLASH = 0x5c;
const CLOSE_BRACKET = 0x5d;
const OPEN_BRACE = 0x7b;
const CLOSE_BRACE = 0x7d;
/** The next such byte, or `end`. For short distances: for long ones, Buffer has a quicker one. */
function indexOf(bytes, byte, start, end) {
    let at = start;
    while (at < end && bytes[at] !== byte)
        at++;
    return at;
}
/** The next quote that no backslash escapes, or `end`. */
function closingQuote(bytes, start, end) {
    let at = start;
    while (at < end && bytes[at] !== QUOTE)
        at += bytes[at] === BACKSLASH ? 2 : 1;
    return Math.min(at, end);
}
/** The bytes as text, one character a byte. */
function latin1(bytes, start, end) {
    return bytes.toString('latin1', start, end);
}


/***/ }),

/***/ 61069:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C: () => (/* binding */ createClassifier),
/* harmony export */   g: () => (/* binding */ withOwnRules)
/* harmony export */ });
/* harmony import */ var isbot__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(59423);
/* harmony import */ var _rules_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(67836);
// Who an agent is, by the rules. Asked once per distinct agent.


const HUMAN = { class: 'human' };
const OTHER_BOT = { class: 'other-bot' };
const UNNAMED = { class: 'coding-agent', agent: 'unnamed (asks for Markdown)' };
const PEOPLE = { page: HUMAN, markdown: UNNAMED };
const BOT = { page: OTHER_BOT, markdown: OTHER_BOT };
const NOBODY = { page: OTHER_BOT, markdown: UNNAMED };
/**
 * A browser without anything unusual. The numbers behind its names decide nothing, so that
 * everything but the bracket (system, device) is the same for the rules: the one verdict holds for
 * all versions. Of 200,000 distinct agents in a log, nearly all differ in such numbers only.
 */
const PLAIN_BROWSER = /^Mozilla\/5\.0 (\([^()]*\)) (?:AppleWebKit\/[\d.]+ \(KHTML, like Gecko\)|Gecko\/[\d.]+)(?: (?:Chrome|CriOS|Edg|EdgA|EdgiOS|Firefox|FxiOS|Mobile|OPR|Safari|SamsungBrowser|Version)(?:\/(?:[\d.]+|\d+[A-Z]\d+))?)*$/;
const MAX_BRACKETS = 20_000;
function createClassifier(rules = _rules_js__WEBPACK_IMPORTED_MODULE_0__/* .RULES */ .y) {
    const own = rules.agents
        .slice(0, rules.own ?? 0)
        .map((rule) => ({ pattern: wildcard(rule.match), verdict: verdictOf(rule) }));
    const agents = rules.agents.slice(own.length).map(compile);
    const libraries = rules.libraries.map(compileLibrary);
    // One test that says no saves a hundred, and as many compiled patterns.
    const any = new RegExp([...agents, ...libraries].map(({ pattern }) => pattern.source).join('|'), 'i');
    const brackets = new Map();
    const first = (list, text) => list.find(({ pattern }) => pattern.test(text))?.verdict;
    const decide = (text) => (any.test(text) ? (first(agents, text) ?? first(libraries, text)) : undefined) ??
        ((0,isbot__WEBPACK_IMPORTED_MODULE_1__/* .isbot */ .S1)(text) ? BOT : PEOPLE);
    return (text) => {
        // Browsers always say who they are. A line without an agent is a script's.
        if (text === '' || text === '-')
            return NOBODY;
        const mine = first(own, text);
        if (mine)
            return mine;
        const bracket = PLAIN_BROWSER.exec(text)?.[1];
        if (bracket === undefined)
            return decide(text);
        let verdict = brackets.get(bracket);
        if (!verdict) {
            verdict = decide(text);
            if (brackets.size === MAX_BRACKETS)
                brackets.clear();
            brackets.set(bracket, verdict);
        }
        return verdict;
    };
}
/** The site's own rules come first; the version says that there are some. */
function withOwnRules(own, rules = _rules_js__WEBPACK_IMPORTED_MODULE_0__/* .RULES */ .y) {
    if (own.length === 0)
        return rules;
    return {
        ...rules,
        version: `${rules.version}+${own.length}`,
        own: own.length,
        agents: [...own, ...rules.agents],
    };
}
/**
 * A part of an agent, case ignored, in which `*` stands for any characters. Strangers choose the
 * agents that it is tried on, so it reads each once.
 */
function wildcard(match) {
    const pieces = match.toLowerCase().split(/\*+/);
    return {
        test(agent) {
            const text = agent.toLowerCase();
            let at = 0;
            for (const piece of pieces) {
                const found = text.indexOf(piece, at);
                if (found < 0)
                    return false;
                at = found + piece.length;
            }
            return true;
        },
    };
}
function compile(rule) {
    return { pattern: new RegExp(rule.match, 'i'), verdict: verdictOf(rule) };
}
function verdictOf(rule) {
    const ai = rule.class !== 'human' && rule.class !== 'other-bot';
    const verdict = ai
        ? { class: rule.class, agent: rule.agent }
        : { class: rule.class };
    return { page: verdict, markdown: verdict };
}
function compileLibrary(rule) {
    const markdown = {
        class: 'coding-agent',
        agent: `${rule.agent} (asks for Markdown)`,
    };
    return { pattern: new RegExp(rule.match, 'i'), verdict: { page: OTHER_BOT, markdown } };
}


/***/ }),

/***/ 13747:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   a: () => (/* binding */ NOT_A_PAGE),
/* harmony export */   b: () => (/* binding */ Dictionary)
/* harmony export */ });
/* harmony import */ var _ai_referrers_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(61120);
/* harmony import */ var _file_day_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(43650);
/* harmony import */ var _page_filter_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(24475);
/* harmony import */ var _text_cache_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(55427);




const NOT_A_PAGE = -1;
/** What does not exist has no end of names. */
const MAX_ASKED = 10_000;
const UNKNOWN = { page: { class: 'unknown' }, markdown: { class: 'unknown' } };
class Dictionary {
    /** Paths of pages, by number. */
    paths = [];
    /** Paths that were asked for and not found, by number. */
    askedPaths = [];
    /** Class and name of readers, by number: even when they ask for a page, odd for Markdown. */
    readerClasses = [];
    readerNames = [];
    /** Where such readers come from, if the settings say so. */
    readerRanges = [];
    /** Target → twice the page's number, plus one for Markdown; or NOT_A_PAGE. */
    targets;
    /** The same for targets that were not found. */
    missing;
    /** Agent → the reader's even number. */
    agents;
    referrers = new _ai_referrers_js__WEBPACK_IMPORTED_MODULE_0__/* .AiReferrers */ .zz();
    #pageNumbers = new Map();
    #readerNumbers = new Map();
    #classify;
    #ranges;
    constructor(readPage, classify, { ranges, pages = _page_filter_js__WEBPACK_IMPORTED_MODULE_2__/* .ALL_PAGES */ .t } = {}) {
        this.#classify = classify;
        this.#ranges = ranges;
        this.targets = new _text_cache_js__WEBPACK_IMPORTED_MODULE_3__/* .TextCache */ .S((text) => {
            const page = readPage(text);
            return page && pages(page.path) ? target(page, this.#number(page.path)) : NOT_A_PAGE;
        });
        this.missing = new _text_cache_js__WEBPACK_IMPORTED_MODULE_3__/* .TextCache */ .S((text) => {
            const page = readPage(text);
            return page && pages(page.asked) ? target(page, this.#ask(page)) : NOT_A_PAGE;
        });
        this.agents = new _text_cache_js__WEBPACK_IMPORTED_MODULE_3__/* .TextCache */ .S((text) => this.reader(classify(text)));
    }
    /** The reader of a line whose log does not record agents. */
    unknown() {
        return this.reader(UNKNOWN);
    }
    /** The reader that sent no agent, in a log that records them. */
    nobody() {
        return this.reader(this.#classify(''));
    }
    reader(verdict) {
        let number = this.#readerNumbers.get(verdict);
        if (number === undefined) {
            number = this.readerClasses.length;
            this.#readerNumbers.set(verdict, number);
            for (const { class: name, agent } of [verdict.page, verdict.markdown]) {
                this.readerClasses.push((0,_file_day_js__WEBPACK_IMPORTED_MODULE_1__/* .classIndex */ .ZQ)(name));
                this.readerNames.push(agent);
                this.readerRanges.push(this.#ranges?.get(agent ?? ''));
            }
        }
        return number;
    }
    #number(path) {
        let number = this.#pageNumbers.get(path);
        if (number === undefined) {
            number = this.paths.push(path) - 1;
            this.#pageNumbers.set(path, number);
        }
        return number;
    }
    #ask({ asked }) {
        if (this.askedPaths.length === MAX_ASKED) {
            this.askedPaths.length = 0;
            this.missing.clear();
        }
        return this.askedPaths.push(asked) - 1;
    }
}
function target({ markdown }, number) {
    return 2 * number + (markdown ? 1 : 0);
}


/***/ }),

/***/ 6907:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  T: () => (/* binding */ detectFormat),
  X: () => (/* binding */ tellsAgents)
});

// EXTERNAL MODULE: ./.build/program/src/views/counting/bytes.js
var counting_bytes = __webpack_require__(61440);
// EXTERNAL MODULE: ./.build/program/src/views/counting/hit.js
var counting_hit = __webpack_require__(8078);
// EXTERNAL MODULE: ./.build/program/src/views/counting/lines.js
var lines = __webpack_require__(63224);
// EXTERNAL MODULE: ./.build/program/src/shared/days.js
var days = __webpack_require__(65529);
// EXTERNAL MODULE: ./.build/program/src/views/counting/file-day.js
var file_day = __webpack_require__(43650);
// EXTERNAL MODULE: ./.build/program/src/views/counting/log-fields.js
var log_fields = __webpack_require__(35027);
// EXTERNAL MODULE: ./.build/program/src/views/counting/text-cache.js
var text_cache = __webpack_require__(55427);
;// CONCATENATED MODULE: ./.build/program/src/views/counting/formats/fields.js
// Formats with named fields (JSON, W3C) say where each field is in the line; this turns them
// into a hit, one way for all.





/** Start and end of each field, by its place in FIELDS; start is -1 where the line has none. */
class FieldPlaces {
    starts = new Int32Array(log_fields/* FIELDS */.c.length).fill(-1);
    ends = new Int32Array(log_fields/* FIELDS */.c.length).fill(-1);
    /** Once per line, where a loop is quicker than a call of `fill`. */
    clear() {
        for (let field = 0; field < log_fields/* FIELDS */.c.length; field++)
            this.starts[field] = -1;
    }
}
const [TIME, METHOD, TARGET, QUERY, STATUS, AGENT, CONTENT_TYPE, ACCEPT, PURPOSE] = [
    0, 1, 2, 3, 4, 5, 6, 7, 8,
];
const [ID, REFERRER, ADDRESS] = [9, 10, 11];
class FieldReader {
    #isoDay = isoDays();
    #escapes;
    // Few distinct values each, so that a line costs a look-up.
    #assets = new text_cache/* TextCache */.S((type) => flag(!/html|markdown|text\/plain/i.test(type)));
    #markdown = new text_cache/* TextCache */.S((accept) => flag(/text\/markdown/i.test(accept)));
    #ahead = new text_cache/* TextCache */.S((purpose) => flag(/prefetch|prerender/i.test(purpose)));
    /** `escapes`: the server writes odd bytes of a path with a backslash, as nginx does. */
    constructor({ escapes = false } = {}) {
        this.#escapes = escapes;
    }
    fill(hit, { starts, ends }) {
        const at = (field) => starts[field];
        const to = (field) => ends[field];
        if (at(TIME) < 0)
            return 'no time';
        hit.day = this.#day(hit, at(TIME), to(TIME));
        if (hit.day < 0)
            return 'invalid time';
        if (at(TARGET) < 0)
            return 'no path';
        if (at(STATUS) < 0)
            return 'no status';
        hit.status = statusAt(hit.bytes, at(STATUS), to(STATUS));
        if (hit.status < 0)
            return 'no status';
        this.#target(hit, at(TARGET), to(TARGET));
        if (at(METHOD) >= 0)
            hit.get = isGet(hit.bytes, at(METHOD), to(METHOD));
        if (at(QUERY) >= 0) {
            hit.queryStart = at(QUERY);
            hit.queryEnd = to(QUERY);
        }
        hit.agentStart = at(AGENT);
        hit.agentEnd = to(AGENT);
        hit.referrerStart = at(REFERRER);
        hit.referrerEnd = to(REFERRER);
        hit.addressStart = at(ADDRESS);
        hit.addressEnd = to(ADDRESS);
        hit.idStart = at(ID);
        hit.idEnd = to(ID);
        hit.asset = this.#is(this.#assets, hit, at(CONTENT_TYPE), to(CONTENT_TYPE));
        hit.markdown = this.#is(this.#markdown, hit, at(ACCEPT), to(ACCEPT));
        hit.prefetch = this.#is(this.#ahead, hit, at(PURPOSE), to(PURPOSE));
        return undefined;
    }
    #is(cache, hit, start, end) {
        return start >= 0 && start < end && cache.get(hit.bytes, start, end) === 1;
    }
    #day(hit, start, end) {
        const day = this.#isoDay(hit.bytes, start, end);
        return day >= 0 ? day : epochDay(Number((0,counting_bytes/* latin1 */.Wy)(hit.bytes, start, end) || 'none'));
    }
    /** A path, a whole address, or a request line (`GET /x HTTP/1.1`), which then has the method. */
    #target(hit, start, end) {
        const { bytes } = hit;
        hit.get = true;
        if (isUpperCase(bytes[start])) {
            const space = (0,counting_bytes/* indexOf */.qh)(bytes, counting_bytes/* SPACE */.t6, start, end);
            hit.get = isGet(bytes, start, space);
            start = Math.min(space + 1, end);
            end = (0,counting_bytes/* indexOf */.qh)(bytes, counting_bytes/* SPACE */.t6, start, end);
        }
        let query = start;
        let backslash = false;
        while (query < end && bytes[query] !== counting_bytes/* QUESTION */.LF && bytes[query] !== counting_bytes/* HASH */.v9) {
            if (bytes[query] === counting_bytes/* BACKSLASH */.r_)
                backslash = true;
            query++;
        }
        hit.literal = backslash && !this.#escapes;
        hit.pathStart = start;
        hit.pathEnd = query;
        hit.queryStart = Math.min(query + 1, end);
        hit.queryEnd = end;
    }
}
function isUpperCase(byte) {
    return byte >= 0x41 && byte <= 0x5a;
}
function isGet(bytes, start, end) {
    return (end - start === 3 &&
        bytes[start] === 0x47 &&
        bytes[start + 1] === 0x45 &&
        bytes[start + 2] === 0x54);
}
/** -1 when it is none; 0 where there was no answer (`000`, `-1`). */
function statusAt(bytes, start, end) {
    if (bytes[start] === counting_bytes/* MINUS */.N5)
        return 0;
    let status = 0;
    for (let at = start; at < end; at++) {
        const digit = bytes[at] - 48;
        if (!(digit >= 0 && digit <= 9) || at - start === 3)
            return -1;
        status = status * 10 + digit;
    }
    return end > start ? status : -1;
}
function flag(value) {
    return value ? 1 : 0;
}
// The ways logs write a time, each to its UTC day; -1 for what is no time. Zones matter: 00:30 at
// +0100 is still yesterday in UTC.
const T = 0x54;
const Z = 0x5a;
const MINUTES_PER_DAY = 24 * 60;
/** No real time zone. Whole numbers only: the hot loop stays free of floats. */
const NO_ZONE = 100_000;
const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
/**
 * Reads `14/Nov/2026:13:55:36 +0100` from 26 bytes at a position. Lines of a log come in order, so
 * the calendar and the zone are asked only when their bytes change.
 */
function clfDays() {
    const date = Buffer.alloc(12); // "14/Nov/2026:"
    const zone = Buffer.alloc(5); // "+0100"
    let day = -1;
    let offset = 0;
    return (bytes, at) => {
        if (!isAt(bytes, at, date) || !isAt(bytes, at + 21, zone)) {
            bytes.copy(date, 0, at, at + 12);
            bytes.copy(zone, 0, at + 21, at + 26);
            const text = (0,counting_bytes/* latin1 */.Wy)(bytes, at, at + 26);
            const clf = CLF.exec(`${text.slice(0, 12)}00:00:00${text.slice(20)}`);
            offset = clf ? zoneMinutes(clf[7], clf[8], clf[9]) : NO_ZONE;
            day = clf ? (0,file_day/* dayNumber */.U$)(Number(clf[3]), monthNumber(clf[2]), Number(clf[1])) : -1;
        }
        if (!isClock(bytes, at + 12))
            return -1;
        return shift(day, twoDigits(bytes, at + 12) * 60 + twoDigits(bytes, at + 15), offset);
    };
}
function isAt(bytes, at, wanted) {
    let matched = 0;
    while (matched < wanted.length && bytes[at + matched] === wanted[matched])
        matched++;
    return matched === wanted.length;
}
/** `13:55:36` */
function isClock(bytes, at) {
    return (bytes[at + 2] === counting_bytes/* COLON */.oH &&
        bytes[at + 5] === counting_bytes/* COLON */.oH &&
        twoDigits(bytes, at) <= 23 &&
        twoDigits(bytes, at + 3) <= 59 &&
        twoDigits(bytes, at + 6) <= 60);
}
/**
 * Reads a time in words between two positions, by the calendar only when the date's bytes change:
 * nearly every JSON log writes `2026-11-14T13:55:36.123Z`. Anything else takes the longer way.
 */
function isoDays() {
    const date = Buffer.alloc(10); // "2026-11-14"
    let day = -1;
    return (bytes, at, end) => {
        if (end - at < 20 || bytes[end - 1] !== Z || bytes[at + 10] !== T) {
            return textDay((0,counting_bytes/* latin1 */.Wy)(bytes, at, end));
        }
        if (!isAt(bytes, at, date)) {
            bytes.copy(date, 0, at, at + 10);
            day = textDay((0,counting_bytes/* latin1 */.Wy)(bytes, at, at + 10));
        }
        return day >= 0 && isClock(bytes, at + 11) ? day : -1;
    };
}
/** 99 when they are no digits, which no hour, minute or second may be. */
function twoDigits(bytes, at) {
    const tens = bytes[at] - 48;
    const ones = bytes[at + 1] - 48;
    return tens >= 0 && tens <= 9 && ones >= 0 && ones <= 9 ? tens * 10 + ones : 99;
}
const CLF = /^(\d{2})\/([a-z]{3})\/(\d{4}):(\d{2}):(\d{2}):(\d{2})(?:\.\d+)?(?: ([+-])(\d{2})(\d{2}))?$/i;
const ISO = /^(\d{4})[-/](\d{2})[-/](\d{2})(?:[T ](\d{2}):(\d{2})(?::(\d{2})(?:[.,]\d+)?)?(?:Z|([+-])(\d{2}):?(\d{2}))?)?$/i;
/** A time in words: ISO 8601, or as in the common format. Without a zone it is UTC. */
function textDay(text) {
    const clf = CLF.exec(text);
    const [, year, month, date, hour, minute, second, sign, zoneHour, zoneMinute] = clf
        ? [clf[0], clf[3], monthNumber(clf[2]), clf[1], ...clf.slice(4)]
        : (ISO.exec(text) ?? []);
    if (year === undefined || Number(hour ?? 0) > 23 || Number(minute ?? 0) > 59)
        return -1;
    if (Number(second ?? 0) > 60)
        return -1;
    return shift((0,file_day/* dayNumber */.U$)(Number(year), Number(month), Number(date)), Number(hour ?? 0) * 60 + Number(minute ?? 0), zoneMinutes(sign, zoneHour, zoneMinute));
}
function monthNumber(name = '') {
    return MONTHS.indexOf(name.toLowerCase()) + 1;
}
/** Minutes ahead of UTC. */
function zoneMinutes(sign = '+', hours = '0', minutes = '0') {
    if (Number(hours) > 15 || Number(minutes) > 59)
        return NO_ZONE;
    const ahead = Number(hours) * 60 + Number(minutes);
    return sign === '-' ? -ahead : ahead;
}
/** The UTC day of a local minute; -1 when the day or the zone is none. */
function shift(day, minuteOfDay, offset) {
    if (day < 0 || offset === NO_ZONE)
        return -1;
    const utc = minuteOfDay - offset;
    if (utc < 0)
        return day - 1;
    return utc >= MINUTES_PER_DAY ? day + 1 : day;
}
/** A number since 1970, in seconds, milliseconds, micro- or nanoseconds, detected by its size. */
function epochDay(value) {
    if (!(value > 0))
        return -1;
    let ms = value < 1e11 ? value * 1000 : value;
    while (ms >= 1e14)
        ms /= 1000;
    return Math.floor(ms / days/* DAY_MS */.sO);
}

;// CONCATENATED MODULE: ./.build/program/src/views/counting/formats/combined.js
// nginx's and Apache's combined format, common (the same without referer and agent), and their
// relatives with a virtual host before or more fields after:
//
//   1.2.3.4 - ann [14/Nov/2026:13:55:36 +0100] "GET /guide?x=1 HTTP/1.1" 200 2326 "referer" "agent"
//
// Most logs have it, so this is the hot loop: only positions are kept, and the agent is found only
// for page views (`findAgent`).


/** From `[` to `]`: `[14/Nov/2026:13:55:36 +0100]`. */
const TIME_LENGTH = 27;
function combinedFormat() {
    const dayAt = clfDays();
    return {
        name: 'combined',
        agentSetting: 'Use the `combined` log format.',
        read(hit, start, end) {
            const { bytes } = hit;
            const time = timeAt(bytes, start, end);
            if (time < 0)
                return 'no time in brackets';
            hit.day = dayAt(bytes, time + 1);
            if (hit.day < 0)
                return 'invalid time';
            hit.addressStart = start;
            hit.addressEnd = time;
            const request = time + TIME_LENGTH + 3;
            if (request >= end || bytes[request - 1] !== counting_bytes/* QUOTE */.jA)
                return 'no request in quotes';
            hit.get =
                request + 4 <= end && isGet(bytes, request, request + 3) && bytes[request + 3] === counting_bytes/* SPACE */.t6;
            hit.literal = false;
            const target = hit.get ? readTarget(hit, request + 4, end) : request;
            const status = (0,counting_bytes/* closingQuote */.m2)(bytes, target, end) + 2;
            hit.status = combined_statusAt(bytes, status, end);
            if (hit.status < 0)
                return 'no status';
            // Where to look for the agent, should anyone ask.
            hit.agentStart = status + 3;
            hit.agentEnd = end;
            return undefined;
        },
        findAgent,
    };
}
/** Where the bracket before the time is, or -1. */
function timeAt(bytes, start, end) {
    const last = end - TIME_LENGTH;
    for (let at = start; at < last; at++) {
        if (bytes[at] !== counting_bytes/* OPEN_BRACKET */.WL)
            continue;
        if (bytes[at + TIME_LENGTH] === counting_bytes/* CLOSE_BRACKET */.wt && bytes[at + 3] === counting_bytes/* SLASH */.o)
            return at;
    }
    return -1;
}
/** Returns where the target ends. */
function readTarget(hit, start, end) {
    const { bytes } = hit;
    let query = -1;
    let at = start;
    for (; at < end; at++) {
        const byte = bytes[at];
        if (byte === counting_bytes/* SPACE */.t6 || (byte === counting_bytes/* QUOTE */.jA && bytes[at - 1] !== counting_bytes/* BACKSLASH */.r_))
            break;
        if (query < 0 && (byte === counting_bytes/* QUESTION */.LF || byte === counting_bytes/* HASH */.v9))
            query = at;
    }
    hit.pathStart = start;
    hit.pathEnd = query < 0 ? at : query;
    hit.queryStart = query < 0 ? at : query + 1;
    hit.queryEnd = at;
    return at;
}
/** Three digits behind a space, or -1. */
function combined_statusAt(bytes, start, end) {
    if (start + 2 >= end || bytes[start - 1] !== counting_bytes/* SPACE */.t6)
        return -1;
    let status = 0;
    for (let at = start; at < start + 3; at++) {
        const digit = bytes[at] - 48;
        if (digit < 0 || digit > 9)
            return -1;
        status = status * 10 + digit;
    }
    return status;
}
/**
 * From behind the status: size, referer in quotes, agent in quotes; common format has neither. Some
 * write a referer that was not sent as a bare `-`, and HAProxy writes `""` for what it does not know.
 */
function findAgent(hit) {
    const { bytes, agentStart: status, agentEnd: end } = hit;
    hit.agentStart = -1;
    hit.referrerStart = -1;
    const first = (0,counting_bytes/* indexOf */.qh)(bytes, counting_bytes/* QUOTE */.jA, status, end) + 1;
    const firstEnd = (0,counting_bytes/* closingQuote */.m2)(bytes, first, end);
    let at = firstEnd + 1;
    while (at < end && bytes[at] === counting_bytes/* SPACE */.t6)
        at++;
    if (at < end && bytes[at] === counting_bytes/* QUOTE */.jA) {
        placeAgent(hit, at + 1, (0,counting_bytes/* closingQuote */.m2)(bytes, at + 1, end));
        if (first < firstEnd)
            hit.referrerStart = first;
        hit.referrerEnd = firstEnd;
    }
    else if (isBareReferer(bytes, status, first - 1)) {
        placeAgent(hit, first, firstEnd);
        hit.referrerStart = first - 3;
        hit.referrerEnd = first - 2;
    }
}
function placeAgent(hit, start, end) {
    if (start >= end)
        return;
    hit.agentStart = start;
    hit.agentEnd = end;
}
/** ` 512 - ` between status and quote: the second `-` is a referer, a single one is the size. */
function isBareReferer(bytes, status, quote) {
    if (bytes[quote - 1] !== counting_bytes/* SPACE */.t6 || bytes[quote - 2] !== counting_bytes/* MINUS */.N5)
        return false;
    return bytes[quote - 3] === counting_bytes/* SPACE */.t6 && quote - 3 > status;
}

;// CONCATENATED MODULE: ./.build/program/src/views/counting/formats/json-lines.js
// One JSON object a line, read without making one: the bytes are walked once, keys that nobody
// asked for are stepped over, and only positions are kept. A line with escapes in a value that
// matters is rare and goes through JSON.parse instead.




const COMMA = 0x2c;
const LETTER_N = 0x6e;
const json_lines_TIME = log_fields/* FIELDS */.c.indexOf('time');
const json_lines_TARGET = log_fields/* FIELDS */.c.indexOf('target');
const BROKEN = -1;
const NOT_JSON = 'not a JSON object';
function jsonLinesFormat(shape) {
    return new JsonLines(shape);
}
class JsonLines {
    name;
    agentSetting;
    #fields;
    #prefixed;
    #keys;
    #reader = new FieldReader();
    #places = new FieldPlaces();
    #bytes = Buffer.alloc(0);
    #end = 0;
    /** There is a backslash in a value that matters. */
    #escaped = false;
    constructor({ name, fields, agentSetting, prefixed = false }) {
        this.name = `JSON, ${name}`;
        this.agentSetting = agentSetting;
        this.#fields = fields;
        this.#prefixed = prefixed;
        this.#keys = wantedKeys(fields);
    }
    read(hit, start, end) {
        this.#places.clear();
        this.#escaped = false;
        this.#bytes = hit.bytes;
        this.#end = end;
        const open = this.#prefixed
            ? (0,counting_bytes/* indexOf */.qh)(hit.bytes, counting_bytes/* OPEN_BRACE */.Hv, start, end)
            : this.#skipSpace(start);
        if (hit.bytes[open] !== counting_bytes/* OPEN_BRACE */.Hv)
            return NOT_JSON;
        const close = this.#object(open + 1, this.#keys);
        if (close === BROKEN || this.#skipSpace(close) < end)
            return NOT_JSON;
        if (this.#prefixed)
            this.#place(json_lines_TIME, start, (0,counting_bytes/* indexOf */.qh)(hit.bytes, counting_bytes/* TAB */.wn, start, open));
        if (this.#escaped && !this.#parse(hit, open, close))
            return NOT_JSON;
        if (this.#places.starts[json_lines_TARGET] === -1) {
            // Drains carry other records too: output of a build, of a function.
            hit.day = counting_hit/* NO_REQUEST */.Ks;
            return undefined;
        }
        return this.#reader.fill(hit, this.#places);
    }
    // Each of these goes from the first byte of a thing to the byte behind it, or to BROKEN.
    #object(start, keys) {
        const bytes = this.#bytes;
        let at = this.#skipSpace(start);
        if (bytes[at] === counting_bytes/* CLOSE_BRACE */.rc)
            return at + 1;
        while (at < this.#end) {
            if (bytes[at] !== counting_bytes/* QUOTE */.jA)
                return BROKEN;
            const keyEnd = this.#stringEnd(at);
            const key = findKey(bytes, at + 1, keyEnd, keys);
            at = this.#skipSpace(keyEnd + 1);
            if (bytes[at] !== counting_bytes/* COLON */.oH)
                return BROKEN;
            at = this.#skipSpace(at + 1);
            at = key ? this.#wanted(at, key) : this.#skip(at);
            if (at === BROKEN)
                return BROKEN;
            at = this.#skipSpace(at);
            if (bytes[at] === counting_bytes/* CLOSE_BRACE */.rc && at < this.#end)
                return at + 1;
            if (bytes[at] !== COMMA)
                return BROKEN;
            at = this.#skipSpace(at + 1);
        }
        return BROKEN;
    }
    #wanted(start, { field, inside }) {
        const first = this.#bytes[start];
        if (first === counting_bytes/* OPEN_BRACE */.Hv && inside.length > 0)
            return this.#object(start + 1, inside);
        if (field < 0 || first === counting_bytes/* OPEN_BRACE */.Hv)
            return this.#skip(start);
        if (first === counting_bytes/* OPEN_BRACKET */.WL) {
            const element = this.#skipSpace(start + 1);
            if (this.#bytes[element] !== counting_bytes/* CLOSE_BRACKET */.wt)
                this.#plain(element, field);
            return this.#skip(start);
        }
        return this.#plain(start, field);
    }
    /** A string without its quotes, or a number; null is as good as nothing. */
    #plain(start, field) {
        const bytes = this.#bytes;
        if (bytes[start] === counting_bytes/* QUOTE */.jA) {
            const close = this.#stringEnd(start);
            if (close >= this.#end)
                return BROKEN;
            this.#place(field, start + 1, close);
            return close + 1;
        }
        const after = this.#skip(start);
        let last = after;
        while (last > start && bytes[last - 1] <= counting_bytes/* SPACE */.t6)
            last--;
        if (last > start && bytes[start] !== LETTER_N)
            this.#place(field, start, last);
        return after;
    }
    #skip(start) {
        const bytes = this.#bytes;
        const end = this.#end;
        let depth = 0;
        for (let at = start; at < end; at++) {
            const byte = bytes[at];
            if (byte === counting_bytes/* QUOTE */.jA) {
                at = this.#stringEnd(at);
                if (depth === 0)
                    return at < end ? at + 1 : BROKEN;
            }
            else if (byte === counting_bytes/* OPEN_BRACE */.Hv || byte === counting_bytes/* OPEN_BRACKET */.WL) {
                depth++;
            }
            else if (byte === counting_bytes/* CLOSE_BRACE */.rc || byte === counting_bytes/* CLOSE_BRACKET */.wt) {
                // With nothing open, it is the end of what surrounds a number.
                if (depth === 0)
                    return at > start ? at : BROKEN;
                depth--;
                if (depth === 0)
                    return at + 1;
            }
            else if (byte === COMMA && depth === 0) {
                return at > start ? at : BROKEN;
            }
        }
        return BROKEN;
    }
    #stringEnd(quote) {
        return (0,counting_bytes/* closingQuote */.m2)(this.#bytes, quote + 1, this.#end);
    }
    #skipSpace(start) {
        let at = start;
        while (at < this.#end && this.#bytes[at] <= counting_bytes/* SPACE */.t6)
            at++;
        return at;
    }
    #place(field, start, end) {
        this.#places.starts[field] = start;
        this.#places.ends[field] = end;
        let at = start;
        while (at < end && this.#bytes[at] !== counting_bytes/* BACKSLASH */.r_)
            at++;
        if (at < end)
            this.#escaped = true;
    }
    /** Points the hit to the decoded values, side by side. */
    #parse(hit, start, end) {
        let record;
        try {
            record = JSON.parse(hit.bytes.toString('utf8', start, end));
        }
        catch {
            return false;
        }
        const { starts, ends } = this.#places;
        const time = hit.bytes.toString('utf8', starts[json_lines_TIME], ends[json_lines_TIME]);
        this.#places.clear();
        const values = [];
        let used = 0;
        for (const [field, name] of log_fields/* FIELDS */.c.entries()) {
            const path = this.#fields[name];
            const inside = path === undefined ? undefined : fieldText(record, path);
            const text = this.#prefixed && field === json_lines_TIME ? time : inside;
            if (text === undefined)
                continue;
            const value = Buffer.from(text);
            values.push(value);
            this.#places.starts[field] = used;
            used += value.length;
            this.#places.ends[field] = used;
        }
        hit.bytes = Buffer.concat(values);
        return true;
    }
}
/** `proxy.path` is a key `path` inside `proxy`, and also a key with a dot in it. */
function wantedKeys(fields) {
    const root = [];
    for (const [field, name] of log_fields/* FIELDS */.c.entries()) {
        const path = fields[name];
        if (path === undefined)
            continue;
        add(root, path).field = field;
        const steps = path.split('.');
        const last = steps.pop() ?? '';
        add(steps.reduce((keys, step) => add(keys, step).inside, root), last).field = field;
    }
    return root;
}
function add(keys, name) {
    const known = keys.find(({ key }) => key.toString() === name);
    if (known)
        return known;
    const wanted = { key: Buffer.from(name), field: -1, inside: [] };
    keys.push(wanted);
    return wanted;
}
function findKey(bytes, start, end, keys) {
    for (let i = 0; i < keys.length; i++) {
        const wanted = keys[i];
        const { key } = wanted;
        if (key.length !== end - start)
            continue;
        let at = 0;
        while (at < key.length && key[at] === bytes[start + at])
            at++;
        if (at === key.length)
            return wanted;
    }
    return undefined;
}
/** A field's value in a parsed record, as text. */
function fieldText(record, path) {
    let value = property(record, path) ?? path.split('.').reduce(property, record);
    if (Array.isArray(value))
        value = value[0];
    return typeof value === 'string' || typeof value === 'number' ? String(value) : undefined;
}
function property(record, key) {
    return typeof record === 'object' && record !== null && Object.hasOwn(record, key)
        ? record[key]
        : undefined;
}

;// CONCATENATED MODULE: ./.build/program/src/views/counting/formats/json-shapes.js
/** Tried in this order; the first whose time, target and status most lines have. */
const JSON_SHAPES = [
    // Logpush, dataset http_requests
    {
        name: 'Cloudflare',
        fields: {
            time: 'EdgeStartTimestamp',
            method: 'ClientRequestMethod',
            target: 'ClientRequestURI',
            status: 'EdgeResponseStatus',
            agent: 'ClientRequestUserAgent',
            referrer: 'ClientRequestReferer',
            address: 'ClientIP',
            contentType: 'EdgeResponseContentType',
        },
        agentSetting: 'Add the field `ClientRequestUserAgent` to the Logpush job.',
    },
    // Log drains; lines without `proxy` are output of builds and functions
    {
        name: 'Vercel',
        fields: {
            time: 'proxy.timestamp',
            method: 'proxy.method',
            target: 'proxy.path',
            status: 'proxy.statusCode',
            agent: 'proxy.userAgent',
            referrer: 'proxy.referer',
            address: 'proxy.clientIp',
            id: 'requestId',
        },
    },
    // Log drains, type traffic
    {
        name: 'Netlify',
        fields: {
            time: 'timestamp',
            method: 'method',
            target: 'url',
            status: 'status_code',
            agent: 'user_agent',
            referrer: 'referrer',
            address: 'client_ip',
            contentType: 'content_type',
        },
        agentSetting: 'Turn off `Exclude PII` in the log drain settings.',
    },
    // The format that Fastly's guides propose
    {
        name: 'Fastly',
        fields: {
            time: 'timestamp',
            method: 'request_method',
            target: 'url',
            status: 'response_status',
            agent: 'request_user_agent',
            referrer: 'request_referer',
            address: 'client_ip',
        },
        agentSetting: 'Add `"request_user_agent":"%{json.escape(req.http.User-Agent)}V"` to the log format.',
    },
    {
        name: 'Caddy',
        fields: {
            time: 'ts',
            method: 'request.method',
            target: 'request.uri',
            status: 'status',
            agent: 'request.headers.User-Agent',
            referrer: 'request.headers.Referer',
            address: 'request.client_ip',
            accept: 'request.headers.Accept',
            purpose: 'request.headers.Sec-Purpose',
        },
        agentSetting: 'Do not filter `request>headers>User-Agent` from the log.',
    },
    {
        name: 'Traefik',
        fields: {
            time: 'StartUTC',
            method: 'RequestMethod',
            target: 'RequestPath',
            status: 'DownstreamStatus',
            agent: 'request_User-Agent',
            referrer: 'request_Referer',
            address: 'ClientHost',
        },
        agentSetting: 'Set `accesslog.fields.headers.names.User-Agent: keep`.',
    },
    // nginx's variables under their own names, as most people write their log_format
    {
        name: 'nginx',
        fields: {
            time: 'time_iso8601',
            method: 'request_method',
            target: 'request_uri',
            status: 'status',
            agent: 'http_user_agent',
            referrer: 'http_referer',
            address: 'remote_addr',
            contentType: 'sent_http_content_type',
            accept: 'http_accept',
            purpose: 'http_sec_purpose',
        },
        agentSetting: 'Add `"http_user_agent":"$http_user_agent"` to the `log_format`.',
    },
    {
        name: 'nginx, local time',
        fields: {
            time: 'time_local',
            target: 'request',
            status: 'status',
            agent: 'http_user_agent',
            referrer: 'http_referer',
            address: 'remote_addr',
        },
        agentSetting: 'Add `"http_user_agent":"$http_user_agent"` to the `log_format`.',
    },
    // Cloud Logging, resource http_load_balancer
    {
        name: 'Google Cloud',
        fields: {
            time: 'timestamp',
            method: 'httpRequest.requestMethod',
            target: 'httpRequest.requestUrl',
            status: 'httpRequest.status',
            agent: 'httpRequest.userAgent',
            referrer: 'httpRequest.referer',
            address: 'httpRequest.remoteIp',
        },
    },
    {
        name: 'Istio and Envoy',
        fields: {
            time: 'start_time',
            method: 'method',
            target: 'path',
            status: 'response_code',
            agent: 'user_agent',
            address: 'downstream_remote_address',
        },
        agentSetting: 'Add `"user_agent": "%REQ(USER-AGENT)%"` to the JSON format.',
    },
    {
        name: 'Azure Front Door',
        fields: {
            time: 'time',
            method: 'properties.httpMethod',
            target: 'properties.requestUri',
            status: 'properties.httpStatusCode',
            agent: 'properties.userAgent',
            referrer: 'properties.referer',
            address: 'properties.clientIp',
        },
    },
    {
        name: 'plain',
        fields: {
            time: 'time',
            method: 'method',
            target: 'path',
            status: 'status',
            agent: 'user_agent',
            referrer: 'referrer',
            address: 'address',
        },
    },
];
const CADDY = JSON_SHAPES.find(({ name }) => name === 'Caddy');
/** Objects with more than spaces around them. */
const PREFIXED_SHAPES = [
    { ...CADDY, name: 'Caddy console', prefixed: true },
];

;// CONCATENATED MODULE: ./.build/program/src/views/counting/formats/text.js
// Reads the lines of a text layout: walks its places once, and keeps positions.




const BAR = 0x7c;
const text_TARGET = log_fields/* FIELDS */.c.indexOf('target');
const text_AGENT = log_fields/* FIELDS */.c.indexOf('agent');
const text_REFERRER = log_fields/* FIELDS */.c.indexOf('referrer');
function textFormat(layout) {
    return new TextLines(layout);
}
class TextLines {
    name;
    agentSetting;
    #anywhere;
    #layout;
    #places = new FieldPlaces();
    #escapes;
    #reader;
    /** Where the field that was found last begins, without its quotes or brackets. */
    #from = 0;
    #to = 0;
    constructor({ name, pattern, agentSetting, escapes }) {
        this.name = name;
        this.#escapes = escapes;
        this.#reader = new FieldReader({ escapes: escapes === 'backslash' });
        this.agentSetting = agentSetting;
        this.#anywhere = pattern.startsWith('… ');
        this.#layout = pattern.replace('… ', '').split(' ').map(place);
    }
    read(hit, start, end) {
        if (this.#escapes === 'hash' && (0,counting_bytes/* indexOf */.qh)(hit.bytes, counting_bytes/* HASH */.v9, start, end) < end) {
            // Undone in place, and the line may be needed as it was.
            hit.bytes = Buffer.from(hit.bytes.subarray(start, end));
            return this.#read(hit, 0, end - start);
        }
        return this.#read(hit, start, end);
    }
    #read(hit, start, end) {
        const { bytes } = hit;
        this.#places.clear();
        let at = this.#anywhere ? timeInBrackets(bytes, start, end) : start;
        let counts = true;
        for (const one of this.#layout) {
            while (at < end && bytes[at] === counting_bytes/* SPACE */.t6)
                at++;
            const after = this.#find(hit, one, at, end);
            if (after < 0 && one.optional)
                continue;
            if (after < 0)
                return `no ${one.text}`;
            at = after;
            if (one.ending && !endsWith(bytes, this.#from, this.#to, one.ending))
                counts = false;
            if (one.field >= 0)
                this.#keep(bytes, one);
        }
        if (counts && this.#places.starts[text_TARGET] !== -1)
            return this.#reader.fill(hit, this.#places);
        hit.day = counting_hit/* NO_REQUEST */.Ks;
        return undefined;
    }
    /** Where the line continues after the field, or -1. A bare `-` stands for any that is empty. */
    #find({ bytes }, { open, close }, at, end) {
        if (at >= end)
            return -1;
        const nothing = bytes[at] === counting_bytes/* MINUS */.N5 && (at + 1 === end || bytes[at + 1] === counting_bytes/* SPACE */.t6);
        this.#from = open === counting_bytes/* SPACE */.t6 || nothing ? at : at + 1;
        if (open === counting_bytes/* SPACE */.t6 || nothing)
            this.#to = (0,counting_bytes/* indexOf */.qh)(bytes, counting_bytes/* SPACE */.t6, at, end);
        else if (bytes[at] !== open)
            return -1;
        else if (open === counting_bytes/* QUOTE */.jA)
            this.#to = (0,counting_bytes/* closingQuote */.m2)(bytes, at + 1, end);
        else
            this.#to = (0,counting_bytes/* indexOf */.qh)(bytes, close, at + 1, end);
        if (open === counting_bytes/* SPACE */.t6 || nothing)
            return this.#to;
        return this.#to < end ? this.#to + 1 : -1;
    }
    #keep(bytes, { open, field, behindSlash }) {
        if (behindSlash)
            this.#from = Math.min((0,counting_bytes/* indexOf */.qh)(bytes, counting_bytes/* SLASH */.o, this.#from, this.#to) + 1, this.#to);
        if (open === counting_bytes/* OPEN_BRACE */.Hv && !this.#isAgent(bytes))
            return;
        const nothing = this.#to - this.#from === 1 && bytes[this.#from] === counting_bytes/* MINUS */.N5;
        if (nothing && field !== text_AGENT && field !== text_REFERRER)
            return;
        if (this.#escapes === 'hash')
            this.#undoHashes(bytes, field);
        this.#places.starts[field] = this.#from;
        this.#places.ends[field] = this.#to;
    }
    /**
     * HAProxy writes `#22` for a quote. In an agent, it becomes one again, in place; in a target, `%22`,
     * because a quote or a hash there would end it.
     */
    #undoHashes(bytes, field) {
        let to = (0,counting_bytes/* indexOf */.qh)(bytes, counting_bytes/* HASH */.v9, this.#from, this.#to);
        if (to === this.#to)
            return;
        for (let at = to; at < this.#to; at++) {
            const code = bytes[at] === counting_bytes/* HASH */.v9 ? hexByte(bytes, at + 1, this.#to) : -1;
            if (code >= 0 && field !== text_TARGET)
                at += 2;
            const byte = code < 0 ? bytes[at] : field === text_TARGET ? counting_bytes/* PERCENT */.IQ : code;
            bytes[to++] = byte;
        }
        this.#to = to;
    }
    /** Captured headers stand side by side, `host|agent`: an agent has a slash and is no address. */
    #isAgent(bytes) {
        const end = this.#to;
        for (let from = this.#from, to = from; from <= end; from = to + 1) {
            to = (0,counting_bytes/* indexOf */.qh)(bytes, BAR, from, end);
            const slash = (0,counting_bytes/* indexOf */.qh)(bytes, counting_bytes/* SLASH */.o, from, to);
            if (slash === to || bytes[slash + 1] === counting_bytes/* SLASH */.o)
                continue;
            this.#from = from;
            this.#to = to;
            return true;
        }
        return false;
    }
}
/** -1 where there are no two digits. */
function hexByte(bytes, at, end) {
    const digits = at + 2 <= end ? String.fromCharCode(bytes[at] ?? 0, bytes[at + 1] ?? 0) : '';
    return /^[0-9a-f]{2}$/i.test(digits) ? Number.parseInt(digits, 16) : -1;
}
const CLOSING = { '"': '"', '[': ']', '{': '}' };
function place(text) {
    const [, open = '', name = '', optional] = /^(["[{]?)(.*?)["\]}]?(\??)$/.exec(text) ?? [];
    const field = name.replace('-/', '');
    return {
        text,
        open: open === '' ? counting_bytes/* SPACE */.t6 : open.charCodeAt(0),
        close: (CLOSING[open] ?? ' ').charCodeAt(0),
        field: log_fields/* FIELDS */.c.indexOf(field),
        optional: optional === '?',
        behindSlash: name.startsWith('-/'),
        ending: name.startsWith('*') ? Buffer.from(name.slice(1)) : undefined,
    };
}
/** `[14/Nov`, which no process id in a syslog head looks like. */
function timeInBrackets(bytes, start, end) {
    let at = start;
    while (at < end && (bytes[at] !== counting_bytes/* OPEN_BRACKET */.WL || bytes[at + 3] !== counting_bytes/* SLASH */.o))
        at++;
    return at;
}
function endsWith(bytes, from, to, ending) {
    return to - from >= ending.length && ending.equals(bytes.subarray(to - ending.length, to));
}
/** `option httplog clf`: a common log whose two empty strings and timers only HAProxy writes. */
const HAPROXY_CLF = {
    name: 'HAProxy, CLF',
    pattern: 'address - - [time] "target" status',
    agentSetting: 'Use `option httplog` with `capture request header User-Agent len 512`.',
    escapes: 'hash',
    line: /" \d{3} \d+ "" "" \d+ \d{3} "[^"]*" "[^"]*" "/,
};
const TEXT_LAYOUTS = [
    { name: 'AWS ALB', pattern: '- time - address - - - - status - - - "target" "agent"' },
    {
        name: 'AWS classic load balancer',
        pattern: 'time - address - - - - status - - - "target" "agent"',
    },
    {
        name: 'AWS S3',
        pattern: '- - [time] address - - *.OBJECT - "target" status - - - - - "referrer" "agent"',
    },
    { name: 'Envoy', pattern: '[time] "target" status - - - - - "-" "agent"' },
    { name: 'Istio', pattern: '[time] "target" status - - - "-" - - - - "-" "agent"' },
    {
        name: 'HAProxy',
        pattern: '… [time] - - - status - - - - - - {agent}? {-}? "target"',
        agentSetting: 'Add `capture request header User-Agent len 512` to the frontend.',
        escapes: 'hash',
    },
    {
        name: 'Squid',
        pattern: 'time - address -/status - method target - - contentType',
        agentSetting: 'Use `access_log … combined`.',
    },
    {
        name: 'nginx-proxy-manager, proxy host',
        pattern: '[time] - - status - method - - "target" [-] [-] [-] [-] "agent" "referrer"?',
        escapes: 'backslash',
    },
    {
        name: 'nginx-proxy-manager',
        pattern: '[time] status - method - - "target" [-] [-] [-] "agent" "referrer"?',
        escapes: 'backslash',
    },
];

;// CONCATENATED MODULE: ./.build/program/src/views/counting/formats/w3c.js
// W3C extended logs: CloudFront's, with tabs between the fields, and those with spaces, as of IIS.
// A `#Fields` line names them, and may come again in a file put together from several.




const PLUS = 0x2b;
const w3c_AGENT = log_fields/* FIELDS */.c.indexOf('agent');
const w3c_REFERRER = log_fields/* FIELDS */.c.indexOf('referrer');
/** The meaning of each column. The time has two adjacent columns. */
const MEANING = {
    date: 'time',
    'cs-method': 'method',
    'cs-uri': 'target',
    'cs-uri-stem': 'target',
    'cs-uri-query': 'query',
    'sc-status': 'status',
    'cs(user-agent)': 'agent',
    'cs(referer)': 'referrer',
    'c-ip': 'address',
    'sc-content-type': 'contentType',
};
/** CloudFront's own order, for pieces whose head is gone. */
const CLOUDFRONT = 'date time x-edge-location sc-bytes c-ip cs-method cs(Host) cs-uri-stem sc-status cs(Referer) cs(User-Agent) cs-uri-query';
function w3cFormat() {
    const places = new FieldPlaces();
    const reader = new FieldReader();
    let columns = meanings(CLOUDFRONT);
    let spaced = false;
    /** The names in the last `#Fields` line; empty before the first. */
    let header = '';
    function useHeader(names) {
        header = names;
        columns = meanings(names || CLOUDFRONT);
    }
    function read(hit, start, end) {
        const { bytes } = hit;
        if (bytes[start] === counting_bytes/* HASH */.v9) {
            const [, names] = /^#Fields:\s*(.+)$/.exec((0,counting_bytes/* latin1 */.Wy)(bytes, start, end).trimEnd()) ?? [];
            if (names !== undefined)
                useHeader(names);
            hit.day = counting_hit/* NO_REQUEST */.Ks;
            return undefined;
        }
        places.clear();
        spaced = (0,counting_bytes/* indexOf */.qh)(bytes, counting_bytes/* TAB */.wn, start, end) === end;
        if (spaced && header === '')
            return 'no `#Fields` line before it';
        const separator = spaced ? counting_bytes/* SPACE */.t6 : counting_bytes/* TAB */.wn;
        let column = 0;
        for (let at = start; at <= end; at++) {
            const quoted = spaced && at === start && bytes[at] === counting_bytes/* QUOTE */.jA;
            if (quoted)
                at = (0,counting_bytes/* closingQuote */.m2)(bytes, ++start, end) + 1;
            if (at < end && bytes[at] !== separator)
                continue;
            const field = columns[column++] ?? -1;
            const last = quoted ? at - 1 : at;
            // A lone `-` means nothing, but in the columns of agent and referrer: none was sent.
            const sent = field === w3c_AGENT || field === w3c_REFERRER;
            const nothing = last - start === 1 && bytes[start] === counting_bytes/* MINUS */.N5 && !sent;
            if (field >= 0 && !nothing) {
                places.starts[field] = start;
                places.ends[field] = last;
            }
            start = at + 1;
        }
        if (column < 2)
            return 'no fields';
        return reader.fill(hit, places);
    }
    /** Agents have no spaces: they are percent-encoded, by older logs twice; IIS writes a plus. */
    function findAgent(hit) {
        const { bytes, agentStart, agentEnd } = hit;
        if (agentStart < 0)
            return;
        if (bytes.subarray(agentStart, agentEnd).indexOf(spaced ? PLUS : counting_bytes/* PERCENT */.IQ) < 0)
            return;
        const text = (0,counting_bytes/* latin1 */.Wy)(bytes, agentStart, agentEnd);
        hit.bytes = Buffer.from(spaced ? spaces(text) : decode(decode(text)), 'latin1');
        hit.agentStart = 0;
        hit.agentEnd = hit.bytes.length;
    }
    const agentSetting = 'Add the field `cs(User-Agent)` to the log.';
    return {
        name: 'W3C',
        agentSetting,
        read,
        findAgent,
        get state() {
            return header;
        },
        set state(names) {
            useHeader(names);
        },
    };
}
/** An agent in quotes has real spaces, so its plus signs stay. */
function spaces(text) {
    return text.includes(' ') ? text : text.replaceAll('+', ' ');
}
function decode(text) {
    return text.replace(/%([0-9a-f]{2})/gi, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16)));
}
function meanings(header) {
    return header.split(/\s+/).map((name) => {
        const field = MEANING[name.toLowerCase()];
        return field === undefined ? -1 : log_fields/* FIELDS */.c.indexOf(field);
    });
}

;// CONCATENATED MODULE: ./.build/program/src/views/counting/formats/detect.js
// Which format a file has: the one that can read most of its first lines.








/** `own` are field names of the site's JSON logs, in place of those of a known shape. */
function detectFormat(lines, own = {}) {
    const wrapping = wrappingOf(lines);
    if (!wrapping)
        return bestFormat(lines, own);
    const inner = bestFormat(unwrapped(wrapping, lines), own);
    return inner && wrappedFormat(wrapping, inner);
}
/** The first of those that read most lines. */
function bestFormat(lines, own) {
    const isHaproxy = lines.some((line) => HAPROXY_CLF.line.test(line.toString('latin1')));
    const makers = [
        // Before the one that reads its lines, too, but not its escapes.
        ...(isHaproxy ? [() => textFormat(HAPROXY_CLF)] : []),
        combinedFormat,
        w3cFormat,
        () => jsonLinesFormat(jsonShape(lines, own)),
        ...PREFIXED_SHAPES.map((shape) => () => jsonLinesFormat(shape)),
        ...TEXT_LAYOUTS.map((layout) => () => textFormat(layout)),
    ];
    let best;
    for (const make of makers) {
        const format = make();
        const score = lines.filter((line) => hitOf(format, line)).length;
        if (score > (best?.score ?? 0))
            best = { make, score };
        // No other can read more: most logs are read by the first, at the price of one trial.
        if (score === lines.length)
            break;
    }
    // A new one, because the trial keeps state: column headers, a date.
    return best?.make();
}
/** Whether any of these lines has an agent: then those without one were sent without. */
function tellsAgents(format, lines) {
    return lines.some((line) => {
        const hit = hitOf(format, line);
        if (hit)
            format.findAgent?.(hit);
        return hit !== undefined && hit.agentStart >= 0;
    });
}
function hitOf(format, line) {
    const hit = (0,counting_hit/* readLine */.Xw)(format, line);
    return typeof hit !== 'string' && hit.day !== counting_hit/* NO_REQUEST */.Ks ? hit : undefined;
}
function jsonShape(lines, own) {
    const records = lines.flatMap((line) => {
        try {
            return [JSON.parse(line.toString())];
        }
        catch {
            return [];
        }
    });
    const complete = ({ time = '', target = '', status = '' }) => records.filter((record) => [time, target, status].every((path) => fieldText(record, path) !== undefined)).length;
    const shapes = JSON_SHAPES.map((shape) => ({ ...shape, fields: { ...shape.fields, ...own } }));
    return shapes.reduce((a, b) => (complete(b.fields) > complete(a.fields) ? b : a));
}
// Lines as containers keep them, around those of any format: Docker's json-file, and what Kubernetes
// writes for every runtime (CRI). Requests may be on standard error, as Caddy's are; whatever else
// is there is not for us to judge.
const LETTER_E = 0x65;
const LETTER_F = 0x46;
const LETTER_U = 0x75;
const DOCKER = '{"log":"';
const ESCAPED = { 110: counting_bytes/* LINE_FEED */.kR, 116: 0x09, 114: 0x0d };
/** How most of these lines are wrapped, if they are. */
function wrappingOf(lines) {
    const most = (pattern) => 2 * lines.filter((line) => pattern.test(line.toString('latin1', 0, 80))).length > lines.length;
    if (most(/^\{"log":"/))
        return 'Docker';
    return most(/^\d{4}-\d\d-\d\dT\S+ std(?:out|err) [FP] /) ? 'Kubernetes' : undefined;
}
/** The lines inside, whole ones only. */
function unwrapped(wrapping, lines) {
    const found = [];
    const inner = {
        name: '',
        read({ bytes }, start, end) {
            found.push(Buffer.from(bytes.subarray(start, end)));
            return undefined;
        },
    };
    const format = wrappedFormat(wrapping, inner);
    for (const line of lines)
        (0,counting_hit/* readLine */.Xw)(format, line);
    return found;
}
function wrappedFormat(wrapping, inner) {
    return new Wrapped(wrapping, inner);
}
class Wrapped {
    name;
    agentSetting;
    #docker;
    #inner;
    /** The line inside. Long ones come in several pieces. */
    #line = Buffer.alloc(lines/* MAX_LINE */.MV);
    #length = 0;
    /** The piece that was taken last came from standard error. */
    #errors = false;
    constructor(wrapping, inner) {
        this.name = `${wrapping} around ${inner.name}`;
        this.agentSetting = inner.agentSetting;
        this.#docker = wrapping === 'Docker';
        this.#inner = inner;
    }
    read(hit, start, end) {
        const whole = this.#docker ? this.#takeDocker(hit, start, end) : this.#takeCri(hit, start, end);
        if (typeof whole === 'string')
            return whole;
        if (!whole) {
            hit.day = counting_hit/* NO_REQUEST */.Ks;
            return undefined;
        }
        hit.bytes = this.#line;
        const rejection = this.#inner.read(hit, 0, this.#length);
        this.#length = 0;
        if (rejection === undefined || !this.#errors)
            return rejection;
        hit.day = counting_hit/* NO_REQUEST */.Ks;
        return undefined;
    }
    findAgent(hit) {
        this.#inner.findAgent?.(hit);
    }
    get state() {
        return `${this.#inner.state ?? ''}\n${this.#line.toString('latin1', 0, this.#length)}`;
    }
    set state(state) {
        const [inner = ''] = state.split('\n', 1);
        this.#length = this.#line.write(state.slice(inner.length + 1), 'latin1');
        if (this.#inner.state !== undefined)
            this.#inner.state = inner;
    }
    /** `2026-11-14T12:55:36.123456789Z stdout F line`; `P` is a piece of one. */
    #takeCri({ bytes }, start, end) {
        const stream = (0,counting_bytes/* indexOf */.qh)(bytes, counting_bytes/* SPACE */.t6, start, end) + 1;
        const tag = (0,counting_bytes/* indexOf */.qh)(bytes, counting_bytes/* SPACE */.t6, stream, end) + 1;
        if (tag + 2 > end)
            return 'not in the Kubernetes format';
        this.#errors = bytes[stream + 3] === LETTER_E;
        this.#append(bytes, tag + 2, end);
        return bytes[tag] === LETTER_F;
    }
    /** `{"log":"line\n","stream":"stdout","time":"…"}`; without its line feed it is a piece of one. */
    #takeDocker({ bytes }, start, end) {
        const from = start + DOCKER.length;
        const to = (0,counting_bytes/* closingQuote */.m2)(bytes, from, end);
        if (to >= end || (0,counting_bytes/* latin1 */.Wy)(bytes, start, from) !== DOCKER) {
            return 'not in the Docker format';
        }
        this.#errors = (0,counting_bytes/* latin1 */.Wy)(bytes, to, end).includes('"stream":"stderr"');
        this.#unescape(bytes, from, to);
        if (this.#line[this.#length - 1] !== counting_bytes/* LINE_FEED */.kR)
            return false;
        this.#length--;
        return true;
    }
    #append(bytes, start, end) {
        const piece = bytes.subarray(start, Math.min(end, start + lines/* MAX_LINE */.MV - this.#length));
        this.#line.set(piece, this.#length);
        this.#length += piece.length;
    }
    #unescape(bytes, start, end) {
        for (let at = start; at < end && this.#length < lines/* MAX_LINE */.MV - 4; at++) {
            let byte = bytes[at];
            if (byte === counting_bytes/* BACKSLASH */.r_) {
                byte = bytes[++at];
                if (byte === LETTER_U) {
                    const hex = (0,counting_bytes/* latin1 */.Wy)(bytes, at + 1, at + 5);
                    const text = String.fromCharCode(Number.parseInt(hex, 16) || 0);
                    this.#length += this.#line.write(text, this.#length);
                    at += 4;
                    continue;
                }
                byte = ESCAPED[byte] ?? byte;
            }
            this.#line[this.#length++] = byte;
        }
    }
}


/***/ }),

/***/ 77863:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   BL: () => (/* binding */ encodeDay),
/* harmony export */   M6: () => (/* binding */ mergeFileDays),
/* harmony export */   P0: () => (/* binding */ decodeDay),
/* harmony export */   bS: () => (/* binding */ mergeDay),
/* harmony export */   jP: () => (/* binding */ withoutRepeats),
/* harmony export */   mL: () => (/* binding */ byDay)
/* harmony export */ });
/* unused harmony export isLarger */
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

/***/ 8078:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ks: () => (/* binding */ NO_REQUEST),
/* harmony export */   Uq: () => (/* binding */ Hit),
/* harmony export */   Xw: () => (/* binding */ readLine)
/* harmony export */ });
// What one line of a log says, as positions in its bytes: nothing is copied or decoded until a
// distinct path or agent is met for the first time. One object is reused for every line.
/** The day of a line that is in order but tells of no request. */
const NO_REQUEST = -1;
const NOTHING = Buffer.alloc(0);
class Hit {
    /** What the positions below refer to. */
    bytes = NOTHING;
    /** UTC day, counted from 1970, or NO_REQUEST. */
    day = 0;
    get = false;
    status = 0;
    /** The target without its query. */
    pathStart = 0;
    pathEnd = 0;
    /** The path has a backslash that is one, and not the start of an escape of nginx or Apache. */
    literal = false;
    /** The query without its question mark; empty when both are equal. */
    queryStart = 0;
    queryEnd = 0;
    /** -1 where the line does not tell it, which is not the same as an empty one. */
    agentStart = -1;
    agentEnd = -1;
    /** The page that linked here; -1 where the line does not tell it. */
    referrerStart = -1;
    referrerEnd = -1;
    /** Where the client's address is, perhaps with more around it; -1 where there is none. */
    addressStart = -1;
    addressEnd = -1;
    /** Several entries with one id are one request; -1 where there is none. */
    idStart = -1;
    idEnd = -1;
    /** The client said that it only fetches ahead. */
    prefetch = false;
    /** The client asked for Markdown by its `Accept` header. */
    markdown = false;
    /** The response was something else than a page, by its content type. */
    asset = false;
}
/** What a whole line says, or why it cannot be read. */
function readLine(format, line) {
    const hit = new Hit();
    hit.bytes = line;
    return format.read(hit, 0, line.length) ?? hit;
}


/***/ }),

/***/ 63224:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   MV: () => (/* binding */ MAX_LINE),
/* harmony export */   k6: () => (/* binding */ LogCutter),
/* harmony export */   kD: () => (/* binding */ LineCutter)
/* harmony export */ });
/* unused harmony exports recordsStart, RecordCutter */
/* harmony import */ var _bytes_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(61440);
// Cuts chunks of bytes into lines.

/** Longer lines are junk; their bytes are dropped as they come, so that memory stays flat. */
const MAX_LINE = 64 * 1024;
class LineCutter {
    #sink;
    /** The line that the chunks so far leave unfinished; of a longer one, the beginning. */
    #carry = Buffer.alloc(MAX_LINE);
    #carried = 0;
    #tooLong = false;
    constructor(sink) {
        this.#sink = sink;
    }
    get atLineStart() {
        return this.#carried === 0;
    }
    push(bytes) {
        let start = this.#carried > 0 ? this.#finishLine(bytes) : 0;
        for (;;) {
            const feed = bytes.indexOf(_bytes_js__WEBPACK_IMPORTED_MODULE_0__/* .LINE_FEED */ .kR, start);
            if (feed < 0)
                break;
            if (feed - start > MAX_LINE)
                this.#sink.tooLong(bytes.subarray(start, start + MAX_LINE));
            else
                this.#sink.line(bytes, start, feed);
            start = feed + 1;
        }
        this.#keep(bytes, start, bytes.length);
    }
    end() {
        if (this.#tooLong)
            this.#sink.tooLong(this.#carry);
        else if (this.#carried > 0)
            this.#sink.partial(this.#carry, 0, this.#carried);
        this.#carried = 0;
    }
    /** Returns where the next line starts. */
    #finishLine(bytes) {
        const feed = bytes.indexOf(_bytes_js__WEBPACK_IMPORTED_MODULE_0__/* .LINE_FEED */ .kR);
        if (feed < 0)
            return 0;
        this.#keep(bytes, 0, feed);
        if (this.#tooLong)
            this.#sink.tooLong(this.#carry);
        else
            this.#sink.line(this.#carry, 0, this.#carried);
        this.#carried = 0;
        this.#tooLong = false;
        return feed + 1;
    }
    #keep(bytes, start, end) {
        const copied = bytes.copy(this.#carry, this.#carried, start, end);
        this.#carried += copied;
        if (copied < end - start)
            this.#tooLong = true;
    }
}
// Cuts a log into its records, which its first bytes tell: one a line, or objects in JSON.
class LogCutter {
    #sink;
    #head = Buffer.alloc(0);
    #cutter;
    constructor(sink) {
        this.#sink = sink;
    }
    /** Whether the next byte is the first of a line. */
    get atLineStart() {
        return this.#cutter instanceof LineCutter && this.#cutter.atLineStart;
    }
    /** Each line is a record, as far as is known. */
    get byLine() {
        return !(this.#cutter instanceof RecordCutter);
    }
    push(bytes) {
        if (this.#cutter) {
            this.#cutter.push(bytes);
            return;
        }
        const head = this.#head.length === 0 ? bytes : Buffer.concat([this.#head, bytes]);
        if (head.length >= HEAD_BYTES)
            this.#start(head);
        // Chunks are good until the next one only.
        else
            this.#head = Buffer.from(head);
    }
    end() {
        (this.#cutter ?? this.#start(this.#head)).end();
    }
    #start(head) {
        const start = recordsStart(head);
        this.#cutter = start < 0 ? new LineCutter(this.#sink) : new RecordCutter(this.#sink, start);
        this.#cutter.push(head);
        return this.#cutter;
    }
}
// Cuts JSON that is not one record a line: an array, the array inside `{"records": […]}`, or objects
// printed over several lines. Each object is handed on as a line would be.
/** How much of a file is examined; its first record starts well before. */
const HEAD_BYTES = 64;
/** Where the records start, or -1 if each line is a record. */
function recordsStart(head) {
    const text = head.toString('latin1', 0, HEAD_BYTES);
    const array = /^\s*(?:\[|\{\s*"(?:records|entries)"\s*:\s*\[)\s*(?=\{)/i.exec(text);
    if (array)
        return array[0].length;
    return /^\s*\{[ \t\r]*\n/.test(text) ? 0 : -1;
}
class RecordCutter {
    #sink;
    #carry = Buffer.alloc(MAX_LINE);
    #carried = 0;
    #depth = 0;
    #inString = false;
    #escaped = false;
    #skip;
    constructor(sink, start) {
        this.#sink = sink;
        this.#skip = start;
    }
    push(bytes) {
        let start = 0;
        const first = Math.min(this.#skip, bytes.length);
        this.#skip -= first;
        for (let at = first; at < bytes.length; at++) {
            const byte = bytes[at];
            if (this.#inString) {
                if (this.#escaped)
                    this.#escaped = false;
                else if (byte === _bytes_js__WEBPACK_IMPORTED_MODULE_0__/* .BACKSLASH */ .r_)
                    this.#escaped = true;
                else if (byte === _bytes_js__WEBPACK_IMPORTED_MODULE_0__/* .QUOTE */ .jA)
                    this.#inString = false;
            }
            else if (byte === _bytes_js__WEBPACK_IMPORTED_MODULE_0__/* .QUOTE */ .jA) {
                this.#inString = this.#depth > 0;
            }
            else if (byte === _bytes_js__WEBPACK_IMPORTED_MODULE_0__/* .OPEN_BRACE */ .Hv || (byte === _bytes_js__WEBPACK_IMPORTED_MODULE_0__/* .OPEN_BRACKET */ .WL && this.#depth > 0)) {
                if (this.#depth++ === 0)
                    start = at;
            }
            else if ((byte === _bytes_js__WEBPACK_IMPORTED_MODULE_0__/* .CLOSE_BRACE */ .rc || byte === _bytes_js__WEBPACK_IMPORTED_MODULE_0__/* .CLOSE_BRACKET */ .wt) && this.#depth > 0) {
                if (--this.#depth === 0)
                    this.#hand(bytes, start, at + 1);
            }
        }
        if (this.#depth > 0)
            this.#keep(bytes.subarray(this.#carried > 0 ? 0 : start));
    }
    end() {
        if (this.#carried === 0)
            return;
        this.#sink.partial(this.#carry, 0, Math.min(this.#carried, MAX_LINE));
    }
    #hand(bytes, start, end) {
        const carried = this.#carried > 0;
        if (carried)
            this.#keep(bytes.subarray(0, end));
        const length = carried ? this.#carried : end - start;
        this.#carried = 0;
        if (length > MAX_LINE) {
            this.#sink.tooLong(carried ? this.#carry : bytes.subarray(start, start + MAX_LINE));
        }
        else if (carried) {
            this.#sink.line(this.#carry, 0, length);
        }
        else {
            this.#sink.line(bytes, start, end);
        }
    }
    /** Counts beyond what it keeps: a record may be too long to be one. */
    #keep(bytes) {
        const room = Math.max(0, MAX_LINE - this.#carried);
        this.#carry.set(bytes.subarray(0, room), Math.min(this.#carried, MAX_LINE));
        this.#carried += bytes.length;
    }
}


/***/ }),

/***/ 52831:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   c: () => (/* binding */ isCompressed),
/* harmony export */   m: () => (/* binding */ decompress)
/* harmony export */ });
/* harmony import */ var node_zlib__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(38522);
// A log as its reader gets it.

const GZIP = Buffer.from([0x1f, 0x8b]);
/** Bytes that tell one compression from another. */
const MAGIC = 4;
const CHUNK_SIZE = 128 * 1024;
/**
 * A yielded chunk is good until the next is asked for. A file cut short ends with an error after
 * everything that could be read.
 */
async function* decompress(chunks) {
    const source = chunks[Symbol.asyncIterator]();
    const head = await firstBytes(source);
    const all = (async function* () {
        if (head.length > 0)
            yield head;
        yield* { [Symbol.asyncIterator]: () => source };
    })();
    try {
        if (isGzip(head)) {
            yield* through(all, () => (0,node_zlib__WEBPACK_IMPORTED_MODULE_0__.createGunzip)({ chunkSize: CHUNK_SIZE }));
        }
        else if (isZstd(head)) {
            yield* through(all, () => (0,node_zlib__WEBPACK_IMPORTED_MODULE_0__.createZstdDecompress)({ chunkSize: CHUNK_SIZE }));
        }
        else {
            yield* all;
        }
    }
    finally {
        // Whoever has seen enough leaves early.
        await source.return?.();
    }
}
/** Whether a file has to be decompressed, by its first bytes. */
async function isCompressed(chunks) {
    const source = chunks[Symbol.asyncIterator]();
    const head = await firstBytes(source);
    await source.return?.();
    return isGzip(head) || isZstd(head);
}
function isGzip(head) {
    return head.subarray(0, 2).equals(GZIP);
}
/** A frame, or one to be skipped, as parallel compressors put in front. */
function isZstd(head) {
    const magic = head.length < MAGIC ? 0 : head.readUInt32LE(0);
    return magic === 0xfd2fb528 || (magic & 0xfffffff0) === 0x184d2a50;
}
/** A pipe may bring them one by one. */
async function firstBytes(source) {
    let head = Buffer.alloc(0);
    while (head.length < MAGIC) {
        const { value, done } = await source.next();
        if (done)
            break;
        head = Buffer.concat([head, value]);
    }
    return head;
}
/**
 * The library works on another thread while the lines of the last chunk are read here. It stops
 * inside of a chunk where a zstd frame ends, and the rest is for another one; and behind the last
 * member of a gzip, where whatever follows is padding.
 */
async function* through(chunks, create) {
    const source = chunks[Symbol.asyncIterator]();
    let next = await source.next();
    while (!next.done) {
        const stream = create();
        let consumed = 0;
        const feed = async () => {
            while (!next.done) {
                consumed = stream.bytesWritten;
                // The next chunk may come in the same buffer, so this one has to be used up first.
                await written(stream, next.value);
                if (stream.bytesWritten - consumed < next.value.length)
                    return;
                next = await source.next();
            }
            stream.end();
        };
        const feeding = feed().catch((error) => stream.destroy(error));
        try {
            yield* stream;
        }
        finally {
            stream.destroy();
            await feeding;
        }
        if (next.done || stream instanceof node_zlib__WEBPACK_IMPORTED_MODULE_0__.Gunzip)
            return;
        next = { done: false, value: next.value.subarray(stream.bytesWritten - consumed) };
    }
}
/** Until the stream has done with the chunk, or was closed. */
function written(stream, chunk) {
    return new Promise((resolve) => {
        const done = () => {
            stream.off('close', done);
            resolve();
        };
        stream.once('close', done);
        stream.write(chunk, done);
    });
}


/***/ }),

/***/ 99672:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   T5: () => (/* binding */ createPageReader),
/* harmony export */   dr: () => (/* binding */ isDataQuery),
/* harmony export */   l1: () => (/* binding */ literalPath)
/* harmony export */ });
/* harmony import */ var _bytes_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(61440);
/* harmony import */ var _rules_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(67836);
// What a request's target means: which page it counts for, if any. Asked once per distinct target.


/** Most targets: words between slashes, where nothing has to be decoded, folded, or looked up. */
const PLAIN = /^(?:\/(?!index(?:\/|$))[\w~-]+)+\/?$/i;
/** Reads targets without their query, one character a byte; undefined for what is not a page. */
function createPageReader(rules = _rules_js__WEBPACK_IMPORTED_MODULE_0__/* .RULES */ .y) {
    const markdownFiles = new Set(rules.markdownFiles);
    const markdown = new Set(rules.markdownExtensions);
    const assets = new Set(rules.assetExtensions);
    return (target) => {
        if (PLAIN.test(target) && !rules.assetFolders.some((folder) => target.startsWith(folder))) {
            const path = target.endsWith('/') ? target.slice(0, -1) : target;
            return { path, asked: path, markdown: false };
        }
        const clean = cleanPath(target);
        if (clean === undefined)
            return undefined;
        const name = clean.slice(clean.lastIndexOf('/') + 1).toLowerCase();
        if (markdownFiles.has(name))
            return { path: clean, asked: clean, markdown: true };
        if (rules.assetFolders.some((folder) => clean.startsWith(folder)))
            return undefined;
        const extension = /.\.([a-z0-9]+)$/.exec(name)?.[1] ?? '';
        if (markdown.has(extension)) {
            const path = foldIndex(clean.slice(0, -extension.length - 1));
            return { path, asked: clean, markdown: true };
        }
        if (assets.has(extension))
            return undefined;
        const path = foldIndex(clean);
        return { path, asked: path, markdown: false };
    };
}
const RSC = [0x5f, 0x72, 0x73, 0x63, 0x3d]; // "_rsc="
/** Next.js asks for a page's data under the page's own path, ahead of the click or at it. */
function isDataQuery(bytes, start, end) {
    let matched = 0;
    for (let at = start; at < end; at++) {
        const byte = bytes[at];
        if (byte === _bytes_js__WEBPACK_IMPORTED_MODULE_1__/* .AMPERSAND */ .e0)
            matched = 0;
        else if (matched >= 0)
            matched = byte === RSC[matched] ? matched + 1 : -1;
        if (matched === RSC.length)
            return true;
    }
    return false;
}
function cleanPath(target) {
    const origin = /^[a-z][a-z0-9+.-]*:\/\/[^/?#]*/i.exec(target)?.[0] ?? '';
    const path = target.slice(origin.length).replace(/[?#].*$/s, '');
    if (path === '')
        return origin ? '/' : undefined;
    if (!path.startsWith('/'))
        return undefined;
    return decodeVisible(path).replace(/\/{2,}/g, '/');
}
/** Until nothing is left to fold, so that a page keeps its name when it is asked for by that name. */
function foldIndex(path) {
    const folder = path.replace(/\/index(?:\.html?)?$/i, '/');
    const page = folder.length > 1 && folder.endsWith('/') ? folder.slice(0, -1) : folder;
    return page === path ? page : foldIndex(page);
}
// nginx writes odd bytes as `\x22`; Apache, lighttpd, and Varnish also write `\"`, `\\`, and `\t`.
const ESCAPE = /\\(?:x([0-9a-f]{2})|(["\\bfnrtv]))/gi;
const LETTERS = {
    ...{ b: '\b', f: '\f', n: '\n', r: '\r', t: '\t', v: '\v' },
};
/** The path of a server that writes a backslash as it is. */
const literalPath = (path) => path.replaceAll('\\', '%5C');
/**
 * Percent-encoding is undone for what people can see and read back. Spaces, controls, invisible
 * characters and the separators that would change the meaning (`/`, `?`, `#`, `%`) stay encoded,
 * so that decoding twice changes nothing and no log line can smuggle a character into a report.
 */
function decodeVisible(path) {
    if (/^[!-~]*$/.test(path) && !path.includes('%') && !path.includes('\\'))
        return path;
    return path
        .replace(ESCAPE, (_, hex, letter) => (hex ? `%${hex}` : encodeByte(LETTERS[letter] ?? letter)))
        .replace(/[^!-~]|%(?![0-9a-f]{2})/gi, encodeByte)
        .replace(/(?:%[0-9a-f]{2})+/gi, (run) => decodeRun(run.toUpperCase()));
}
function decodeRun(run) {
    let text;
    try {
        text = decodeURIComponent(run);
    }
    catch {
        return run;
    }
    return text.replace(/[\p{C}\p{Z}/?#%]/gu, (character) => [...Buffer.from(character)].map((byte) => encodeByte(String.fromCharCode(byte))).join(''));
}
function encodeByte(character) {
    return `%${character.charCodeAt(0).toString(16).toUpperCase().padStart(2, '0')}`;
}


/***/ }),

/***/ 93304:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   es: () => (/* binding */ cleanExample),
/* harmony export */   ls: () => (/* binding */ identify),
/* harmony export */   w0: () => (/* binding */ LogReader),
/* harmony export */   x6: () => (/* binding */ readLog)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var _shared_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(42205);
/* harmony import */ var _bytes_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(61440);
/* harmony import */ var _formats_detect_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6907);
/* harmony import */ var _hit_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8078);
/* harmony import */ var _lines_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(63224);
/* harmony import */ var _log_source_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(52831);
/* harmony import */ var _tally_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(39669);
// Reads one log, whatever its compression and format, in one pass and in memory that does not grow
// with its length.








const SAMPLE_BYTES = 64 * 1024;
const SAMPLE_LINES = 100;
const UNKNOWN = {
    name: 'unknown',
    read(hit, start) {
        hit.day = _hit_js__WEBPACK_IMPORTED_MODULE_3__/* .NO_REQUEST */ .Ks;
        return hit.bytes[start] === _bytes_js__WEBPACK_IMPORTED_MODULE_6__/* .HASH */ .v9 ? undefined : 'not in a known format';
    },
};
async function readLog(source, options) {
    const reader = new LogReader(source, options);
    try {
        for await (const chunk of (0,_log_source_js__WEBPACK_IMPORTED_MODULE_4__/* .decompress */ .m)(source.open()))
            reader.push(chunk);
    }
    catch (error) {
        reader.breakOff(error);
    }
    return reader.finish();
}
/** The key of a log, from its beginning, and whether parts of it can be read. */
async function identify(source, options) {
    const reader = new LogReader(source, options);
    for await (const chunk of (0,_log_source_js__WEBPACK_IMPORTED_MODULE_4__/* .decompress */ .m)(source.open())) {
        reader.push(chunk);
        if (reader.file !== '')
            break;
    }
    const file = reader.file || reader.finish().file;
    const parts = source.path !== undefined && reader.byLine && !(await (0,_log_source_js__WEBPACK_IMPORTED_MODULE_4__/* .isCompressed */ .c)(source.open()));
    return { file, parts };
}
class LogReader {
    #source;
    #options;
    #tally;
    #counter;
    #cutter;
    /** The first lines, until the format is known. */
    #sample = [];
    #sampled = 0;
    /** The lines by which the format was found. */
    #lines = [];
    /** There were enough of them: a longer file has the same format. */
    #settled = false;
    #file = '';
    #broken = false;
    #warnings = [];
    constructor(source, options, resumed) {
        this.#source = source;
        this.#options = options;
        this.#tally = new _tally_js__WEBPACK_IMPORTED_MODULE_5__/* .Tally */ .F(options.dictionary, resumed?.state.tally);
        this.#counter = new LineCounter(source.name, this.#tally, (bytes, number) => this.#keep(bytes, number));
        this.#cutter = resumed ? new _lines_js__WEBPACK_IMPORTED_MODULE_7__/* .LineCutter */ .kD(this.#counter) : new _lines_js__WEBPACK_IMPORTED_MODULE_7__/* .LogCutter */ .k6(this.#counter);
        if (!resumed)
            return;
        const { state, sample, file } = resumed;
        const format = (0,_formats_detect_js__WEBPACK_IMPORTED_MODULE_2__/* .detectFormat */ .T)(sample, options.jsonFields);
        if (format?.state !== undefined)
            format.state = state.format;
        this.#counter.format = format;
        this.#counter.add(state);
        this.#lines = sample;
        this.#settled = true;
        this.#file = file;
    }
    /** The file's key, as soon as it is known. */
    get file() {
        return this.#file;
    }
    get byLine() {
        return !(this.#cutter instanceof _lines_js__WEBPACK_IMPORTED_MODULE_7__/* .LogCutter */ .k6) || this.#cutter.byLine;
    }
    /** The lines by which the format was found, if the rest of the file cannot change it. */
    get sample() {
        return this.#settled ? this.#lines : undefined;
    }
    /** The state after the last line; null if no reader could continue from here. */
    get state() {
        const { format, number, lines, rejected, examples } = this.#counter;
        if (!this.#settled || !format || !this.#cutter.atLineStart || this.#broken)
            return null;
        const { state = '' } = format;
        // A piece of a line is nothing to keep: it names a visitor.
        if (/\n./s.test(state))
            return null;
        return { number, lines, rejected, examples, format: state, tally: this.#tally.state };
    }
    push(chunk) {
        this.#cutter.push(chunk);
    }
    /** What was read before the damage counts; a file that cannot be read is for people to fix. */
    breakOff(error) {
        if (!isDamage(error)) {
            const problem = `Cannot read ${this.#source.name}: ${(0,_shared_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .sentence */ .em)(error)}.`;
            throw new _shared_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .SetupError */ .w3(`${problem} Make it readable, or exclude it.`, { cause: error });
        }
        this.#broken = true;
        this.#counter.ignorePartial = true;
        this.#warn(`is truncated or damaged (${(0,_shared_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .sentence */ .em)(error)}); the lines before the damage are counted`);
    }
    finish() {
        this.#cutter.end();
        if (this.#sample.length > 0)
            this.#start();
        const { lines, rejected, examples, format } = this.#counter;
        const { unknownAgents, unchecked } = this.#tally;
        if (lines === 0 && !this.#broken)
            this.#warn('is empty');
        else if (lines === rejected)
            this.#warn('has no lines in a known format');
        if (unknownAgents > 0) {
            this.#warn(`has no user agents, so the readers of ${unknownAgents} of its requests are unknown`, format?.agentSetting);
        }
        if (unchecked > 0) {
            this.#warn(`has no public client address for ${unchecked} requests by AI agents, so they could not be verified`);
        }
        const days = this.#tally.finish(this.#file, this.#options.rules);
        return { file: this.#file, days, lines, rejected, examples, warnings: this.#warnings };
    }
    #keep(line, number) {
        const bytes = Buffer.from(line);
        this.#sample.push({ bytes, number });
        this.#sampled += bytes.length;
        if (this.#sample.length < SAMPLE_LINES && this.#sampled < SAMPLE_BYTES)
            return;
        this.#start();
        this.#settled = this.#counter.format !== undefined;
    }
    /** Lines of no known format are rejected, and the search continues with the next ones. */
    #start() {
        const sample = this.#sample;
        const lines = sample.map(({ bytes }) => bytes);
        this.#sample = [];
        this.#sampled = 0;
        const format = (0,_formats_detect_js__WEBPACK_IMPORTED_MODULE_2__/* .detectFormat */ .T)(lines, this.#options.jsonFields);
        this.#tally.agentsTold ||= format !== undefined && (0,_formats_detect_js__WEBPACK_IMPORTED_MODULE_2__/* .tellsAgents */ .X)(format, lines);
        if (this.#file === '')
            this.#file = fileKey(this.#source.host, lines);
        for (const { bytes, number } of sample) {
            this.#counter.readAlone(format ?? UNKNOWN, bytes, number);
        }
        this.#counter.format = format;
        this.#lines = lines;
    }
    #warn(what, remedy = '') {
        this.#warnings.push(`${this.#source.name} ${what}. ${remedy}`.trimEnd());
    }
}
/** Made of the host and the first line that is no comment; hashed, because the line names a visitor. */
function fileKey(host, lines) {
    const first = lines.find((line) => line[0] !== _bytes_js__WEBPACK_IMPORTED_MODULE_6__/* .HASH */ .v9);
    if (!first)
        return '';
    return (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256').update(`${host}\0`).update(first).digest('hex').slice(0, 24);
}
function isDamage(error) {
    return /^(?:Z_|ZSTD_|ERR_TRAILING_JUNK)/.test(error.code ?? '');
}
// Reads the lines of a log, or of a part of it, and counts them.
const MAX_EXAMPLES = 3;
const EXAMPLE_LENGTH = 160;
class LineCounter {
    /** The number of the last line, from 1. */
    number = 0;
    lines = 0;
    rejected = 0;
    examples = [];
    format;
    /** Half a line may look like a whole one with another path. */
    ignorePartial = false;
    #name;
    #tally;
    #keep;
    #hit = new _hit_js__WEBPACK_IMPORTED_MODULE_3__/* .Hit */ .Uq();
    /** `keep` gets the lines before the format is known. */
    constructor(name, tally, keep) {
        this.#name = name;
        this.#tally = tally;
        this.#keep = keep;
    }
    line(bytes, start, end) {
        this.number++;
        if (bytes[end - 1] === _bytes_js__WEBPACK_IMPORTED_MODULE_6__/* .CARRIAGE_RETURN */ .u7 && end > start)
            end--;
        if (end === start)
            return;
        if (this.format)
            this.#read(this.format, bytes, start, end);
        else
            this.#keep(bytes.subarray(start, end), this.number);
    }
    partial(bytes, start, end) {
        if (!this.ignorePartial)
            this.line(bytes, start, end);
    }
    tooLong(beginning) {
        this.number++;
        this.#reject('longer than 64 kB', beginning, 0, EXAMPLE_LENGTH);
    }
    /** A line that was kept. */
    readAlone(format, line, number) {
        const last = this.number;
        this.number = number;
        this.#read(format, line, 0, line.length);
        this.number = last;
    }
    /** Adds what was counted of the lines that come next. */
    add(later) {
        const examples = later.examples.slice(0, MAX_EXAMPLES - this.examples.length);
        this.examples.push(...examples.map((one) => ({ ...one, line: one.line + this.number })));
        this.number += later.number;
        this.lines += later.lines;
        this.rejected += later.rejected;
    }
    #read(format, bytes, start, end) {
        const hit = this.#hit;
        // Every time, as a format may have pointed it to bytes of its own.
        hit.bytes = bytes;
        const rejection = format.read(hit, start, end);
        if (rejection !== undefined) {
            this.#reject(rejection, bytes, start, end);
        }
        else if (hit.day !== _hit_js__WEBPACK_IMPORTED_MODULE_3__/* .NO_REQUEST */ .Ks) {
            this.lines++;
            this.#tally.add(hit, format);
        }
    }
    #reject(reason, bytes, start, end) {
        this.lines++;
        this.rejected++;
        if (this.examples.length === MAX_EXAMPLES)
            return;
        const text = cleanExample((0,_bytes_js__WEBPACK_IMPORTED_MODULE_6__/* .latin1 */ .Wy)(bytes, start, Math.min(end, start + EXAMPLE_LENGTH)));
        this.examples.push({ file: this.#name, line: this.number, text, reason });
    }
}
/** Reports are shared more widely than logs: no IP addresses, nothing invisible. */
function cleanExample(text) {
    return text
        .replace(/[^ -~]/g, '·')
        .replace(/\b\d{1,3}(?:\.\d{1,3}){3}\b/g, '0.0.0.0')
        .replace(/\b(?:[0-9a-f]{1,4}:){4,}[0-9a-f:.]*|[0-9a-f:]{0,40}::[0-9a-f:.]*/gi, '::');
}


/***/ }),

/***/ 67836:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   y: () => (/* binding */ RULES)
/* harmony export */ });
const named = (kind) => ([agent, match]) => ({
    agent,
    class: kind,
    // Most agents are found by their own name; dots and spaces stand for themselves.
    match: match ?? agent.replaceAll('.', '\\.'),
});
const PEOPLE = [
    // Electron programs show pages to people. Cursor's and VS Code's browsers carry the editor's
    // name, which must count for neither the coding agent nor a bot.
    ['Electron', '^mozilla/.*\\belectron/'],
];
// Anchored: these names also appear in the middle of browsers' agents.
const CODING_AGENTS = [
    ['Claude Code', 'claude-code|^claude-cli'],
    ['Cursor', '^cursor(?:-agent)?/'],
    ['opencode', '^opencode\\b'],
    ['Codex', '^codex\\b|^codex[-_]'],
    ['Gemini CLI', '^(?:google-)?gemini-?cli'],
    ['Devin', '^devin\\b|\\bdevin\\.ai\\b'],
    ['GitHub Copilot', '^(?:github-?)?copilot'],
    ['Aider', '\\baider/\\d.*aider\\.chat|^aider/'],
    ['Windsurf', '^windsurf\\b|^codeium\\b'],
    ['Cline', '^cline\\b'],
    ['Roo Code', '^roo-?(?:code|cline)'],
    ['Junie', '^junie\\b'],
    ['Jules', '^(?:google-)?jules\\b'],
    ['Antigravity', '^antigravity\\b'],
    ['Kiro', '^kiro\\b'],
    ['Qwen Code', '^qwen-?code'],
    ['Amazon Q Developer', '^amazon-?q-?(?:developer|cli)'],
    ['Trae', '^trae/'],
    ['Zed', '^zed/'],
    ['Amp', '^amp(?:-cli)?/'],
    ['Goose', '^goose/'],
    ['Crush', '^crush/'],
    ['Factory', '^factory-(?:cli|droid)'],
    ['OpenHands', '^openhands\\b'],
    ['Replit Agent', '^replit-?agent'],
    ['v0', '\\bv0bot\\b'],
    ['MCP fetch', '^modelcontextprotocol/'],
];
const ASSISTANTS = [
    ['ChatGPT-User'],
    ['ChatGPT Agent'],
    ['Claude-User'],
    ['Perplexity-User'],
    ['MistralAI-User'],
    ['Google-Agent'],
    ['GoogleAgent-Mariner'],
    ['GoogleAgent-URLContext'],
    ['Gemini-Deep-Research'],
    ['NotebookLM', '(?:google-)?notebooklm'],
    ['DuckAssistBot'],
    ['Meta-ExternalFetcher'],
    ['Amzn-User'],
    ['Manus-User'],
    ['Kimi-User'],
    ['Shap-User'],
    ['kagi-fetcher'],
    ['cohere-ai'],
    ['PhindBot'],
    ['NovaAct'],
    ['Andibot'],
    ['LinerBot'],
    ['iAskBot', 'iaskbot|iaskspider'],
    ['YiyanBot'],
    ['TongyiBot'],
    ['TwinAgent'],
    ['Mozilla-Tabstack'],
    ['AI2Bot-DeepResearchEval'],
];
const AI_SEARCH = [
    ['OAI-SearchBot'],
    ['Claude-SearchBot'],
    ['PerplexityBot'],
    ['Amzn-SearchBot'],
    ['AzureAI-SearchBot'],
    ['Meta-WebIndexer'],
    ['YouBot', '\\byoubot\\b'],
    // Not `exabot`: that was Exalead's search engine, long before Exa.
    ['Exa', 'exasearchbot|\\bexa\\.ai\\b'],
    ['TavilyBot'],
    ['LinkupBot'],
    ['Cloudflare-AutoRAG'],
    ['QueritBot', 'querit-?(?:search)?bot'],
    ['ShapBot'],
    ['TerraCotta', 'terra ?cotta'],
    ['AIWebIndex'],
    ['AddSearchBot'],
    ['ZanistaBot'],
    ['Channel3Bot'],
    ['HenkBot'],
];
const TRAINING = [
    ['GPTBot'],
    ['ClaudeBot'],
    ['anthropic-ai'],
    ['Claude-Web'],
    ['CCBot', '\\bccbot\\b'],
    ['Bytespider'],
    ['TikTokSpider'],
    ['Meta-ExternalAgent'],
    // Not `facebookexternalhit`, which fetches previews of shared links.
    ['FacebookBot', '\\bfacebookbot\\b'],
    ['Amazonbot'],
    ['Google-CloudVertexBot', '(?:google-)?cloudvertexbot'],
    ['GoogleOther'],
    ['cohere-training-data-crawler'],
    ['AI2Bot', '\\bai2bot\\b'],
    ['Diffbot', '\\bdiffbot\\b'],
    ['DeepSeekBot'],
    ['PanguBot'],
    ['ChatGLM-Spider'],
    ['Timpibot'],
    ['Webz.io', 'webzio-extended|\\bomgili(?:bot)?\\b'],
    ['ICC-Crawler'],
    ['ImagesiftBot'],
    ['img2dataset'],
    ['LAION', 'laiondownloader|laion-huggingface'],
    ['Kangaroo Bot'],
    ['Cotoyogi'],
    ['SBIntuitionsBot'],
    ['VelenPublicWebCrawler'],
    ['FriendlyCrawler'],
    ['Brightbot'],
    ['FirecrawlAgent'],
    ['Crawl4AI'],
    ['Crawlspace', '\\bcrawlspace\\b'],
    ['Apify', 'apifybot|apifywebsitecontentcrawler'],
    ['bedrockbot'],
    ['Reflectionbot'],
    ['YandexAdditional'],
];
// Agents that say nothing but which library opened the connection. Anchored, as programs with a
// name of their own often append the library's.
const LIBRARIES = [
    ['curl', '^curl/'],
    ['Wget', '^wget2?/'],
    ['HTTPie', '^httpie/'],
    ['axios', '^axios/'],
    ['node-fetch', '^node-fetch'],
    ['undici', '^undici'],
    ['Node.js', '^node(?:\\.js)?(?:/|$)'],
    ['got', '^got(?:/| \\()'],
    ['superagent', '^node-superagent/'],
    ['Bun', '^bun/'],
    ['Deno', '^deno/'],
    ['python-requests', '^python-requests/'],
    ['python-httpx', '^python-httpx/'],
    ['aiohttp', '^python/\\S+ aiohttp/'],
    ['Python-urllib', '^python-urllib'],
    ['Go', '^go-http-client/'],
    ['colly', '^colly'],
    ['reqwest', '^reqwest/|^rust-reqwest'],
    ['hyper', '^hyper/'],
    ['okhttp', '^okhttp/'],
    ['Java', '^java(?:-http-client)?/'],
    ['Apache HttpClient', '^apache-httpclient/'],
    ['Ktor', '^ktor'],
    ['Ruby', '^ruby|^faraday'],
    ['PHP', '^guzzlehttp/|^php/'],
    ['libwww-perl', '^(?:libwww-perl|lwp)'],
    ['.NET', '^(?:restsharp|\\.net)/'],
    ['Dart', '^dart/'],
    ['PowerShell', 'powershell/\\d'],
];
const RULES = {
    version: '2026-11-15',
    agents: [
        ...PEOPLE.map(named('human')),
        ...CODING_AGENTS.map(named('coding-agent')),
        ...ASSISTANTS.map(named('assistant')),
        ...AI_SEARCH.map(named('ai-search')),
        ...TRAINING.map(named('training')),
    ],
    libraries: LIBRARIES.map(([agent, match]) => ({ agent, match: match ?? agent })),
    markdownFiles: ['llms.txt', 'llms-full.txt', 'skill.md'],
    markdownExtensions: ['md', 'mdx', 'markdown'],
    assetExtensions: ('7z atom avi avif bin bmp br bz2 cer cjs css csv cur dmg doc docx eot epub exe flac gif gz ' +
        'ico ics iso jar jpeg jpg js json jsonl jsonp jxl less m4a m4v map mjs mov mp3 mp4 mpeg mpg ' +
        'msi ogg ogv otf pdf pem pkg png ppt pptx rar rdf rss sass scss svg swf tar tgz tif tiff ts ' +
        'tsx ttf txt vtt wasm wav webm webmanifest webp whl woff woff2 xls xlsx xml xsl xz yaml yml ' +
        'zip zst').split(' '),
    assetFolders: [
        '/_next/',
        '/_nuxt/',
        '/_astro/',
        '/_vercel/',
        '/.netlify/',
        '/.well-known/',
        '/cdn-cgi/',
    ],
};


/***/ }),

/***/ 39669:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F: () => (/* binding */ Tally),
/* harmony export */   m: () => (/* binding */ MAX_MISSING)
/* harmony export */ });
/* harmony import */ var _contract_values_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(87797);
/* harmony import */ var _agent_ranges_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(10881);
/* harmony import */ var _ai_referrers_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(61120);
/* harmony import */ var _bytes_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(61440);
/* harmony import */ var _dictionary_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(13747);
/* harmony import */ var _file_day_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(43650);
/* harmony import */ var _page_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(99672);
// Counts the hits of one file: per day, page and class, with the named agents and
// the pages that were asked for and not found.







const HUMAN = (0,_file_day_js__WEBPACK_IMPORTED_MODULE_4__/* .classIndex */ .ZQ)('human');
const UNKNOWN = (0,_file_day_js__WEBPACK_IMPORTED_MODULE_4__/* .classIndex */ .ZQ)('unknown');
class Tally {
    /** Whether any line of the file has an agent: then a request without one was sent without. */
    agentsTold = false;
    /** Requests of a file that tells no agents, whose reader could be anyone. */
    unknownAgents = 0;
    /** Requests by agents with known ranges, but from no address that could be in one. */
    unchecked = 0;
    #checked = false;
    /** Whether the log could say that a view came from an AI answer. */
    #referrersTold = false;
    #ids;
    #dictionary;
    #days = new Map();
    #today = -1;
    #tally = newDay();
    /** `before`: what the lines before these mean for them. */
    constructor(dictionary, before) {
        this.#dictionary = dictionary;
        this.#ids = new SeenIds(before?.ids);
        if (!before)
            return;
        this.agentsTold = before.agentsTold;
        this.unknownAgents = before.unknownAgents;
        this.unchecked = before.unchecked;
        this.#checked = before.checked;
        this.#referrersTold = before.referrersTold;
    }
    get state() {
        const { agentsTold, unknownAgents, unchecked } = this;
        const [checked, referrersTold] = [this.#checked, this.#referrersTold];
        const ids = this.#ids.latest;
        return { agentsTold, unknownAgents, unchecked, checked, referrersTold, ids };
    }
    /** A page view is a successful GET of a page that someone is waiting for. */
    add(hit, format) {
        if (hit.day !== this.#today)
            this.#turnTo(hit.day);
        const tally = this.#tally;
        tally.lines++;
        if (!hit.get || hit.prefetch || hit.asset)
            return;
        if (isSuccess(hit.status))
            this.#addView(hit, format, tally);
        else if (hit.status === 404 || hit.status === 410)
            this.#addMissing(hit, format, tally);
    }
    #addView(hit, format, tally) {
        const { bytes } = hit;
        const target = lookUp(this.#dictionary.targets, hit);
        if (target === _dictionary_js__WEBPACK_IMPORTED_MODULE_3__/* .NOT_A_PAGE */ .a)
            return;
        if ((0,_page_js__WEBPACK_IMPORTED_MODULE_5__/* .isDataQuery */ .dr)(bytes, hit.queryStart, hit.queryEnd))
            return;
        if (this.#isRepeat(hit))
            return;
        const reader = this.#reader(hit, format, target);
        const { readerClasses, readerNames } = this.#dictionary;
        const index = readerClasses[reader];
        const name = readerNames[reader];
        if (name !== undefined) {
            const verdict = this.#check(hit, bytes, reader, tally);
            if (verdict === _agent_ranges_js__WEBPACK_IMPORTED_MODULE_1__/* .SPOOFED */ .xH)
                return;
            if (verdict === _agent_ranges_js__WEBPACK_IMPORTED_MODULE_1__/* .VERIFIED */ .zX)
                increment(tally.checks.verified, name, index);
            increment(tally.agents, name, index);
        }
        tally.pages.increment(target >> 1, index);
        if (hit.referrerStart >= 0)
            this.#referrersTold = true;
        if (index !== HUMAN && index !== UNKNOWN)
            return;
        const source = this.#source(hit, bytes);
        if (source === _ai_referrers_js__WEBPACK_IMPORTED_MODULE_2__/* .NOT_FROM_AI */ .I2)
            return;
        const { pages, sources } = tally.referrals;
        increment(pages, this.#dictionary.paths[target >> 1], index);
        increment(sources, _ai_referrers_js__WEBPACK_IMPORTED_MODULE_2__/* .AI_SOURCES */ .w[source], index);
    }
    /** `bytes` are the line's own: finding the agent may have pointed the hit elsewhere. */
    #source(hit, bytes) {
        const { referrerStart: start, referrerEnd: end, queryStart, queryEnd } = hit;
        const { referrers } = this.#dictionary;
        const linked = end - start > 1 && start >= 0;
        const source = linked ? referrers.byReferrer(bytes, start, end) : _ai_referrers_js__WEBPACK_IMPORTED_MODULE_2__/* .NOT_FROM_AI */ .I2;
        if (source !== _ai_referrers_js__WEBPACK_IMPORTED_MODULE_2__/* .NOT_FROM_AI */ .I2 || queryEnd <= queryStart)
            return source;
        const named = referrers.byCampaign(bytes, queryStart, queryEnd);
        if (named !== _ai_referrers_js__WEBPACK_IMPORTED_MODULE_2__/* .NOT_FROM_AI */ .I2)
            this.#referrersTold = true;
        return named;
    }
    #addMissing(hit, format, tally) {
        const { missing, askedPaths } = this.#dictionary;
        const { bytes } = hit;
        const target = lookUp(missing, hit);
        if (target === _dictionary_js__WEBPACK_IMPORTED_MODULE_3__/* .NOT_A_PAGE */ .a || this.#isRepeat(hit))
            return;
        const path = askedPaths[target >> 1];
        const reader = this.#reader(hit, format, target);
        if (this.#check(hit, bytes, reader, tally) === _agent_ranges_js__WEBPACK_IMPORTED_MODULE_1__/* .SPOOFED */ .xH)
            return;
        if (!tally.missing.has(path) && tally.missing.size >= MAX_MISSING)
            return;
        increment(tally.missing, path, this.#dictionary.readerClasses[reader]);
    }
    #reader(hit, format, target) {
        format.findAgent?.(hit);
        const { agents } = this.#dictionary;
        const markdown = hit.markdown ? 1 : target & 1;
        if (hit.agentStart >= 0) {
            this.agentsTold = true;
            return agents.get(hit.bytes, hit.agentStart, hit.agentEnd) + markdown;
        }
        if (this.agentsTold)
            return this.#dictionary.nobody() + markdown;
        this.unknownAgents++;
        return this.#dictionary.unknown();
    }
    /** A request under a false name says nothing about people, and nothing about AI. */
    #check({ addressStart, addressEnd }, bytes, reader, { checks }) {
        const range = this.#dictionary.readerRanges[reader];
        if (!range)
            return _agent_ranges_js__WEBPACK_IMPORTED_MODULE_1__/* .UNCHECKED */ .X;
        const verdict = range.check(bytes, addressStart, addressEnd);
        if (verdict === _agent_ranges_js__WEBPACK_IMPORTED_MODULE_1__/* .UNCHECKED */ .X)
            this.unchecked++;
        else
            this.#checked = true;
        if (verdict === _agent_ranges_js__WEBPACK_IMPORTED_MODULE_1__/* .SPOOFED */ .xH) {
            const { readerNames, readerClasses } = this.#dictionary;
            increment(checks.spoofed, readerNames[reader], readerClasses[reader]);
        }
        return verdict;
    }
    #isRepeat({ bytes, idStart, idEnd }) {
        if (idStart < 0)
            return false;
        return this.#ids.has((0,_bytes_js__WEBPACK_IMPORTED_MODULE_6__/* .latin1 */ .Wy)(bytes, idStart, idEnd));
    }
    #turnTo(day) {
        this.#today = day;
        this.#tally = this.#days.get(day) ?? newDay();
        this.#days.set(day, this.#tally);
    }
    finish(file, rules) {
        return [...this.#days].map(([day, tally]) => {
            const { lines, agents, missing, referrals, checks } = tally;
            const pages = tally.pages.table(this.#dictionary.paths);
            return {
                file,
                day: (0,_file_day_js__WEBPACK_IMPORTED_MODULE_4__/* .dayText */ .Ew)(day),
                lines,
                rules,
                pages,
                agents,
                missing,
                ...(this.#referrersTold && { referrals }),
                ...(this.#checked && { checks }),
            };
        });
    }
}
/** A backslash would be taken for an escape; encoded, it is none. */
function lookUp(cache, { bytes, pathStart, pathEnd, literal }) {
    const path = (0,_bytes_js__WEBPACK_IMPORTED_MODULE_6__/* .latin1 */ .Wy)(bytes, pathStart, pathEnd);
    return cache.of(literal ? (0,_page_js__WEBPACK_IMPORTED_MODULE_5__/* .literalPath */ .l1)(path) : path);
}
/** 304 too: the reader's own copy was still good, and was read. */
function isSuccess(status) {
    return (status >= 200 && status < 300) || status === 304;
}
// Ids of requests that were counted already. Entries of one request are close to each other in a log,
// so the latest ids are enough, and memory stays flat.
const GENERATION = 50_000;
/** As many are handed on to the reader of a file's next part. */
const LATEST = 10_000;
class SeenIds {
    #young;
    #old = new Set();
    constructor(latest = []) {
        this.#young = new Set(latest);
    }
    get latest() {
        return [...this.#old, ...this.#young].slice(-LATEST);
    }
    /** Whether the id was here before; from now on it was. */
    has(id) {
        if (this.#young.has(id) || this.#old.has(id))
            return true;
        if (this.#young.size === GENERATION) {
            this.#old = this.#young;
            this.#young = new Set();
        }
        this.#young.add(id);
        return false;
    }
}
// What was counted of one day in a file.
/** Distinct missing paths kept a day: a scanner asks for millions, and no report shows them. */
const MAX_MISSING = 1000;
function newDay() {
    const referrals = { pages: new Map(), sources: new Map() };
    const checks = { verified: new Map(), spoofed: new Map() };
    const tables = { agents: new Map(), missing: new Map(), referrals, checks };
    return { lines: 0, pages: new PageCounts(), ...tables };
}
function increment(table, key, index) {
    let row = table.get(key);
    if (!row) {
        row = (0,_file_day_js__WEBPACK_IMPORTED_MODULE_4__/* .noCounts */ .Yi)();
        table.set(key, row);
    }
    row[index] = row[index] + 1;
}
// One day's counts per page number and class, packed: numbers are given in the order of first
// sight, so that well-read pages share the first blocks and a quiet day needs few of them.
const CLASSES = _contract_values_js__WEBPACK_IMPORTED_MODULE_0__/* .TRAFFIC_CLASSES */ .LL.length;
/** A power of two: shifts are quicker than divisions. */
const BLOCK_BITS = 7;
const BLOCK_PAGES = 1 << BLOCK_BITS;
class PageCounts {
    /** The counts of 128 pages each; absent where no page of the block was read. */
    #blocks = [];
    increment(page, classIndex) {
        const index = page >> BLOCK_BITS;
        let block = this.#blocks[index];
        if (!block) {
            block = new Uint32Array(BLOCK_PAGES * CLASSES);
            this.#blocks[index] = block;
        }
        const at = (page & (BLOCK_PAGES - 1)) * CLASSES + classIndex;
        block[at] = block[at] + 1;
    }
    /** With the paths of the numbers. */
    table(paths) {
        return {
            forEach: (visit) => this.#forEach((counts, page) => visit(counts, paths[page])),
        };
    }
    #forEach(visit) {
        const counts = (0,_file_day_js__WEBPACK_IMPORTED_MODULE_4__/* .noCounts */ .Yi)();
        for (const [index, block] of this.#blocks.entries()) {
            for (let at = 0; block && at < block.length; at += CLASSES) {
                let sum = 0;
                for (let i = 0; i < CLASSES; i++) {
                    const count = block[at + i];
                    counts[i] = count;
                    sum += count;
                }
                if (sum > 0)
                    visit(counts, index * BLOCK_PAGES + at / CLASSES);
            }
        }
    }
}


/***/ }),

/***/ 55427:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   S: () => (/* binding */ TextCache)
/* harmony export */ });
/* harmony import */ var _bytes_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(61440);
// What a function says of a text, remembered: a log repeats the same few thousand paths and agents
// a million times.

/** Junk, such as a scanner's random paths, costs time and never memory: a full cache starts over. */
const MAX_TEXTS = 100_000;
/** Longer ones are junk. */
const MAX_LENGTH = 500;
class TextCache {
    #resolve;
    #known = new Map();
    /** `resolve` gets the bytes as latin1, one character a byte. */
    constructor(resolve) {
        this.#resolve = resolve;
    }
    get(bytes, start, end) {
        return this.of((0,_bytes_js__WEBPACK_IMPORTED_MODULE_0__/* .latin1 */ .Wy)(bytes, start, end));
    }
    of(text) {
        const known = this.#known.get(text);
        if (known !== undefined)
            return known;
        const value = this.#resolve(text);
        if (text.length > MAX_LENGTH)
            return value;
        if (this.#known.size === MAX_TEXTS)
            this.clear();
        this.#known.set(text, value);
        return value;
    }
    clear() {
        this.#known.clear();
    }
}


/***/ })

};
