export const id = 2200;
export const ids = [2200];
export const modules = {

/***/ 19457:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C: () => (/* binding */ createClassifier),
/* harmony export */   g: () => (/* binding */ withOwnRules)
/* harmony export */ });
/* harmony import */ var isbot__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(59423);
/* harmony import */ var _agent_pattern_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(71026);
/* harmony import */ var _rules_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(99584);
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
function createClassifier(rules = _rules_js__WEBPACK_IMPORTED_MODULE_1__/* .RULES */ .y) {
    const own = rules.agents
        .slice(0, rules.own ?? 0)
        .map((rule) => ({ pattern: (0,_agent_pattern_js__WEBPACK_IMPORTED_MODULE_0__/* .compileAgentPattern */ .p)(rule.match), verdict: verdictOf(rule) }));
    const agents = rules.agents.slice(own.length).map(compile);
    const libraries = rules.libraries.map(compileLibrary);
    // One test that says no saves a hundred, and as many compiled patterns.
    const any = new RegExp([...agents, ...libraries].map(({ pattern }) => pattern.source).join('|'), 'i');
    const brackets = new Map();
    const first = (list, text) => list.find(({ pattern }) => pattern.test(text))?.verdict;
    const decide = (text) => (any.test(text) ? (first(agents, text) ?? first(libraries, text)) : undefined) ??
        ((0,isbot__WEBPACK_IMPORTED_MODULE_2__/* .isbot */ .S1)(text) ? BOT : PEOPLE);
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
function withOwnRules(own, rules = _rules_js__WEBPACK_IMPORTED_MODULE_1__/* .RULES */ .y) {
    if (own.length === 0)
        return rules;
    return {
        ...rules,
        version: `${rules.version}+${own.length}`,
        own: own.length,
        agents: [...own, ...rules.agents],
    };
}
function compile(rule) {
    return { pattern: new RegExp(rule.match, 'i'), verdict: verdictOf(rule) };
}
function verdictOf(rule) {
    const ai = rule.class !== 'human' && rule.class !== 'other-bot';
    const verdict = ai ? { class: rule.class, agent: rule.agent } : { class: rule.class };
    return { page: verdict, markdown: verdict };
}
function compileLibrary(rule) {
    const markdown = { class: 'coding-agent', agent: `${rule.agent} (asks for Markdown)` };
    return { pattern: new RegExp(rule.match, 'i'), verdict: { page: OTHER_BOT, markdown } };
}


/***/ }),

/***/ 10942:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Sn: () => (/* binding */ encodeTables),
/* harmony export */   Yi: () => (/* binding */ noCounts),
/* harmony export */   ZQ: () => (/* binding */ classIndex),
/* harmony export */   c5: () => (/* binding */ addCounts),
/* harmony export */   gQ: () => (/* binding */ addInto)
/* harmony export */ });
/* harmony import */ var _traffic_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(21470);
// What one log file says about one UTC day: the unit that is counted, kept and merged.

function classIndex(name) {
    return _traffic_js__WEBPACK_IMPORTED_MODULE_0__/* .TRAFFIC_CLASSES */ .L.indexOf(name);
}
/** A zero for each class; written out because the hot loop makes many. */
function noCounts() {
    return [0, 0, 0, 0, 0, 0];
}
/** Adds one table's counts into another. */
function addInto(sums, table) {
    table.forEach((counts, key) => {
        const sum = sums.get(key);
        if (sum)
            addCounts(sum, counts);
        else
            sums.set(key, [...counts]);
    });
}
function addCounts(sum, counts) {
    for (let i = 0; i < sum.length; i++)
        sum[i] = sum[i] + (counts[i] ?? 0);
}
/** The same counts always give the same text. Counts are cut behind the last that is not 0. */
function encodeTables({ pages, agents, missing }) {
    return JSON.stringify({
        pages: sortedRows(pages),
        agents: sortedRows(agents),
        missing: sortedRows(missing),
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


/***/ }),

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

/***/ 99584:
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

/***/ 98102:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  q: () => (/* binding */ createViewsSource)
});

// EXTERNAL MODULE: ./.build/program/src/shared/errors.js
var errors = __webpack_require__(42205);
// EXTERNAL MODULE: ./.build/program/src/analytics/classify.js
var classify = __webpack_require__(19457);
// EXTERNAL MODULE: ./.build/program/src/analytics/days.js
var analytics_days = __webpack_require__(6236);
// EXTERNAL MODULE: ./.build/program/src/analytics/byte-cache.js
var byte_cache = __webpack_require__(84546);
// EXTERNAL MODULE: ./.build/program/src/analytics/file-day.js
var file_day = __webpack_require__(10942);
;// CONCATENATED MODULE: ./.build/program/src/analytics/dictionary.js
// What is learnt about targets and agents while reading, shared by all files of a run. Pages and
// readers have small numbers, so that counting is an access to an array.


const NOT_A_PAGE = -1;
/** What does not exist has no end of names. */
const MAX_ASKED = 10_000;
/** Where the log does not tell agents, it is people that it is about. */
const ANYONE = { page: { class: 'human' }, markdown: { class: 'human' } };
class Dictionary {
    /** Paths of pages, by number. */
    paths = [];
    /** Paths that were asked for and not found, by number. */
    askedPaths = [];
    /** Class and name of readers, by number: even when they ask for a page, odd for Markdown. */
    readerClasses = [];
    readerNames = [];
    /** Target → twice the page's number, plus one for Markdown; or NOT_A_PAGE. */
    targets;
    /** The same for targets that were not found. */
    missing;
    /** Agent → the reader's even number. */
    agents;
    #pageNumbers = new Map();
    #readerNumbers = new Map();
    constructor(readPage, classify) {
        this.targets = new byte_cache/* ByteCache */.v((text) => target(readPage(text), (page) => this.#number(page)));
        this.missing = new byte_cache/* ByteCache */.v((text) => target(readPage(text), (page) => this.#ask(page)));
        this.agents = new byte_cache/* ByteCache */.v((text) => this.reader(classify(text)));
    }
    /** The reader of a line without any agent. */
    anyone() {
        return this.reader(ANYONE);
    }
    reader(verdict) {
        let number = this.#readerNumbers.get(verdict);
        if (number === undefined) {
            number = this.readerClasses.length;
            this.#readerNumbers.set(verdict, number);
            for (const { class: name, agent } of [verdict.page, verdict.markdown]) {
                this.readerClasses.push((0,file_day/* classIndex */.ZQ)(name));
                this.readerNames.push(agent);
            }
        }
        return number;
    }
    #number({ path }) {
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
function target(page, number) {
    return page ? 2 * number(page) + (page.markdown ? 1 : 0) : NOT_A_PAGE;
}

// EXTERNAL MODULE: ./.build/program/src/analytics/history.js
var analytics_history = __webpack_require__(24563);
// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: external "node:zlib"
var external_node_zlib_ = __webpack_require__(38522);
;// CONCATENATED MODULE: ./.build/program/src/analytics/decompress.js
// Plain, gzip and zstd, told by their first bytes, as names lie (`access.log.1` may be either).

const GZIP = Buffer.from([0x1f, 0x8b]);
/** Bytes that tell one packing from another. */
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
    if (head.subarray(0, 2).equals(GZIP)) {
        yield* through(all, () => (0,external_node_zlib_.createGunzip)({ chunkSize: CHUNK_SIZE }));
    }
    else if (isZstd(head)) {
        yield* through(all, () => (0,external_node_zlib_.createZstdDecompress)({ chunkSize: CHUNK_SIZE }));
    }
    else {
        yield* all;
    }
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
                // Not further before it is used up: the next chunk may come in the same buffer.
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
        if (next.done || stream instanceof external_node_zlib_.Gunzip)
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

;// CONCATENATED MODULE: ./.build/program/src/analytics/hit.js
// What one line of a log says, as positions in its bytes: nothing is copied or decoded until a
// distinct path or agent is met for the first time. One object is reused for every line.
/** The day of a line that is in order but tells of no request. */
const NO_REQUEST = -1;
class Hit {
    /** What the positions below refer to. */
    bytes = new Uint8Array(0);
    view = new DataView(new ArrayBuffer(0));
    /** UTC day, counted from 1970, or NO_REQUEST. */
    day = 0;
    get = false;
    status = 0;
    /** The target without its query. */
    pathStart = 0;
    pathEnd = 0;
    /** The query without its question mark; empty when both are equal. */
    queryStart = 0;
    queryEnd = 0;
    /** -1 where the format has no agent at all. */
    agentStart = -1;
    agentEnd = -1;
    /** The client said that it only fetches ahead. */
    prefetch = false;
    /** The client asked for Markdown by its `Accept` header. */
    markdown = false;
    /** The response was something else than a page, by its content type. */
    asset = false;
}

;// CONCATENATED MODULE: ./.build/program/src/analytics/formats/quotes.js
// Finding the end of a quoted string, which is most of what reading a log is.
const QUOTE = 0x22;
const BACKSLASH = 0x5c;
/** The next quote that no backslash escapes, or `end`. */
function closingQuote(bytes, view, start, end) {
    let at = start;
    while (at < end) {
        // Four bytes at once, as long as none of them is a quote or a backslash.
        while (at + 4 <= end && !hasQuoteOrBackslash(view.getInt32(at, true)))
            at += 4;
        const byte = bytes[at];
        if (byte === QUOTE)
            return Math.min(at, end);
        at += byte === BACKSLASH ? 2 : 1;
    }
    return end;
}
/** A byte is zero after the exclusive or when it was the one looked for; the rest finds zeros. */
function hasQuoteOrBackslash(word) {
    const quote = word ^ 0x22222222;
    const slash = word ^ 0x5c5c5c5c;
    const zeros = (((quote - 0x01010101) | 0) & ~quote) | (((slash - 0x01010101) | 0) & ~slash);
    return (zeros & 0x80808080) !== 0;
}

// EXTERNAL MODULE: ./.build/program/src/analytics/formats/time.js
var time = __webpack_require__(10879);
;// CONCATENATED MODULE: ./.build/program/src/analytics/formats/combined.js


const SPACE = 0x20;
const combined_QUOTE = 0x22;
const HASH = 0x23;
const SLASH = 0x2f;
const QUESTION = 0x3f;
const OPEN = 0x5b;
const combined_BACKSLASH = 0x5c;
const CLOSE = 0x5d;
const GET = 0x47455420; // "GET ", as a big-endian word
/** From `[` to `]`: `[14/Nov/2026:13:55:36 +0100]`. */
const TIME_LENGTH = 27;
function combinedFormat() {
    const dayAt = (0,time/* clfDays */.zQ)();
    function read(hit, start, end) {
        const { bytes, view } = hit;
        let at = start;
        const lastOpen = end - TIME_LENGTH;
        while (at < lastOpen &&
            (bytes[at] !== OPEN || bytes[at + TIME_LENGTH] !== CLOSE || bytes[at + 3] !== SLASH)) {
            at++;
        }
        if (at >= lastOpen)
            return 'no time in brackets';
        hit.day = dayAt(bytes, view, at + 1);
        if (hit.day < 0)
            return 'no such time';
        at += TIME_LENGTH + 3;
        if (at >= end || bytes[at - 1] !== combined_QUOTE)
            return 'no request in quotes';
        hit.get = at + 4 <= end && view.getInt32(at) === GET;
        if (hit.get)
            at = readTarget(hit, at + 4, end);
        at = closingQuote(bytes, view, at, end);
        if (at + 4 >= end)
            return 'no status';
        const hundreds = bytes[at + 2] - 48;
        const tens = bytes[at + 3] - 48;
        const ones = bytes[at + 4] - 48;
        if (!(isDigit(hundreds) && isDigit(tens) && isDigit(ones)) || bytes[at + 1] !== SPACE) {
            return 'no status';
        }
        hit.status = hundreds * 100 + tens * 10 + ones;
        // Where to look for the agent, should anyone ask.
        hit.agentStart = at + 5;
        hit.agentEnd = end;
        return undefined;
    }
    return { name: 'combined', read, findAgent };
}
/** Leaves path and query in the hit; returns where the target ends. */
function readTarget(hit, start, end) {
    const { bytes } = hit;
    let at = start;
    let query = -1;
    for (; at < end; at++) {
        const byte = bytes[at];
        if (byte > QUESTION)
            continue;
        if (byte === SPACE || (byte === combined_QUOTE && bytes[at - 1] !== combined_BACKSLASH))
            break;
        if ((byte === QUESTION || byte === HASH) && query < 0)
            query = at;
    }
    hit.pathStart = start;
    hit.pathEnd = query < 0 ? at : query;
    hit.queryStart = query < 0 ? at : query + 1;
    hit.queryEnd = at;
    return at;
}
/** From behind the status: size, referer in quotes, agent in quotes; common format has neither. */
function findAgent(hit) {
    const { bytes, view } = hit;
    const end = hit.agentEnd;
    let at = hit.agentStart;
    hit.agentStart = -1;
    while (at < end && bytes[at] !== combined_QUOTE)
        at++;
    at = closingQuote(bytes, view, at + 1, end) + 1;
    while (at < end && bytes[at] === SPACE)
        at++;
    if (at >= end || bytes[at] !== combined_QUOTE)
        return;
    hit.agentStart = at + 1;
    hit.agentEnd = closingQuote(bytes, view, at + 1, end);
}
function isDigit(value) {
    return value >= 0 && value <= 9;
}

// EXTERNAL MODULE: ./.build/program/src/analytics/formats/fields.js
var formats_fields = __webpack_require__(73463);
;// CONCATENATED MODULE: ./.build/program/src/analytics/formats/json-keys.js
// The keys of a JSON line that lead to a field.

/** `proxy.path` is a key `path` inside `proxy`, and also a key with a dot in it. */
function wantedKeys(fields) {
    const root = [];
    for (const [field, name] of formats_fields/* FIELDS */.cJ.entries()) {
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

;// CONCATENATED MODULE: ./.build/program/src/analytics/lines.js
// Cuts chunks of bytes into lines without copying: a line is a range of the chunk it came in.
// Only a line that two chunks share is put together in a buffer of its own.
/** Longer lines are junk; their bytes are dropped as they come, so that memory stays flat. */
const MAX_LINE = 64 * 1024;
const LINE_FEED = 10;
class LineCutter {
    #sink;
    #carry = Buffer.alloc(MAX_LINE);
    #carried = 0;
    #dropping = false;
    constructor(sink) {
        this.#sink = sink;
    }
    push(bytes) {
        let start = 0;
        if (this.#carried > 0 || this.#dropping) {
            const feed = bytes.indexOf(LINE_FEED);
            this.#keep(feed < 0 ? bytes : bytes.subarray(0, feed));
            if (feed < 0)
                return;
            this.#flush(false);
            start = feed + 1;
        }
        this.#sink.use(bytes);
        let feed = bytes.indexOf(LINE_FEED, start);
        while (feed >= 0) {
            if (feed - start > MAX_LINE)
                this.#sink.tooLong(bytes.subarray(start, start + MAX_LINE));
            else
                this.#sink.line(start, feed);
            start = feed + 1;
            feed = bytes.indexOf(LINE_FEED, start);
        }
        if (start < bytes.length)
            this.#keep(bytes.subarray(start));
    }
    end() {
        if (this.#carried > 0 || this.#dropping)
            this.#flush(true);
    }
    #keep(bytes) {
        const room = MAX_LINE - this.#carried;
        this.#carry.set(bytes.subarray(0, room), this.#carried);
        this.#carried += Math.min(room, bytes.length);
        if (bytes.length > room)
            this.#dropping = true;
    }
    #flush(partial) {
        if (this.#dropping) {
            this.#sink.tooLong(this.#carry);
        }
        else {
            this.#sink.use(this.#carry);
            if (partial)
                this.#sink.partial(0, this.#carried);
            else
                this.#sink.line(0, this.#carried);
        }
        this.#carried = 0;
        this.#dropping = false;
    }
}

;// CONCATENATED MODULE: ./.build/program/src/analytics/formats/json-lines.js
// One JSON object a line, read without making one: the bytes are walked once, keys that nobody
// asked for are stepped over, and only positions are kept. A line with escapes in a value that
// matters is rare and goes through JSON.parse instead.





const json_lines_SPACE = 0x20;
const json_lines_QUOTE = 0x22;
const COMMA = 0x2c;
const COLON = 0x3a;
const OPEN_ARRAY = 0x5b;
const json_lines_BACKSLASH = 0x5c;
const CLOSE_ARRAY = 0x5d;
const LETTER_N = 0x6e;
const OPEN_OBJECT = 0x7b;
const CLOSE_OBJECT = 0x7d;
const TARGET = formats_fields/* FIELDS */.cJ.indexOf('target');
const BROKEN = -1;
const NOT_JSON = 'not a JSON object';
function jsonLinesFormat(fields) {
    return new JsonLines(fields);
}
class JsonLines {
    name = 'JSON lines';
    #fields;
    #keys;
    #reader;
    #places = new formats_fields/* FieldPlaces */.jo();
    #scratch = Buffer.alloc(MAX_LINE);
    #scratchView = new DataView(this.#scratch.buffer, this.#scratch.byteOffset, MAX_LINE);
    #bytes = this.#scratch;
    #view = this.#scratchView;
    #end = 0;
    /** There is a backslash in a value that matters. */
    #escaped = false;
    constructor(fields) {
        this.#fields = fields;
        this.#keys = wantedKeys(fields);
        this.#reader = new formats_fields/* FieldReader */.U3(fields.agent !== undefined);
    }
    read(hit, start, end) {
        this.#places.clear();
        this.#escaped = false;
        this.#bytes = hit.bytes;
        this.#view = hit.view;
        this.#end = end;
        const open = this.#skipSpace(start);
        if (hit.bytes[open] !== OPEN_OBJECT)
            return NOT_JSON;
        const close = this.#object(open + 1, this.#keys);
        if (close === BROKEN || this.#skipSpace(close) < end)
            return NOT_JSON;
        if (this.#escaped && !this.#parse(hit, open, close))
            return NOT_JSON;
        if (this.#places.starts[TARGET] === -1) {
            // Drains carry other records too: output of a build, of a function.
            hit.day = NO_REQUEST;
            return undefined;
        }
        return this.#reader.fill(hit, this.#places);
    }
    // Each of these goes from the first byte of a thing to the byte behind it, or to BROKEN.
    #object(start, keys) {
        const bytes = this.#bytes;
        let at = this.#skipSpace(start);
        if (bytes[at] === CLOSE_OBJECT)
            return at + 1;
        while (at < this.#end) {
            if (bytes[at] !== json_lines_QUOTE)
                return BROKEN;
            const keyEnd = this.#stringEnd(at);
            const key = findKey(bytes, at + 1, keyEnd, keys);
            at = this.#skipSpace(keyEnd + 1);
            if (bytes[at] !== COLON)
                return BROKEN;
            at = this.#skipSpace(at + 1);
            at = key ? this.#wanted(at, key) : this.#skip(at);
            if (at === BROKEN)
                return BROKEN;
            at = this.#skipSpace(at);
            if (bytes[at] === CLOSE_OBJECT && at < this.#end)
                return at + 1;
            if (bytes[at] !== COMMA)
                return BROKEN;
            at = this.#skipSpace(at + 1);
        }
        return BROKEN;
    }
    #wanted(start, { field, inside }) {
        const first = this.#bytes[start];
        if (first === OPEN_OBJECT && inside.length > 0)
            return this.#object(start + 1, inside);
        if (field < 0 || first === OPEN_OBJECT)
            return this.#skip(start);
        if (first === OPEN_ARRAY) {
            const element = this.#skipSpace(start + 1);
            if (this.#bytes[element] !== CLOSE_ARRAY)
                this.#plain(element, field);
            return this.#skip(start);
        }
        return this.#plain(start, field);
    }
    /** A string without its quotes, or a number; null is as good as nothing. */
    #plain(start, field) {
        const bytes = this.#bytes;
        if (bytes[start] === json_lines_QUOTE) {
            const close = this.#stringEnd(start);
            if (close >= this.#end)
                return BROKEN;
            this.#place(field, start + 1, close);
            return close + 1;
        }
        const after = this.#skip(start);
        let last = after;
        while (last > start && bytes[last - 1] <= json_lines_SPACE)
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
            if (byte === json_lines_QUOTE) {
                at = this.#stringEnd(at);
                if (depth === 0)
                    return at < end ? at + 1 : BROKEN;
            }
            else if (byte === OPEN_OBJECT || byte === OPEN_ARRAY) {
                depth++;
            }
            else if (byte === CLOSE_OBJECT || byte === CLOSE_ARRAY) {
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
        return closingQuote(this.#bytes, this.#view, quote + 1, this.#end);
    }
    #skipSpace(start) {
        let at = start;
        while (at < this.#end && this.#bytes[at] <= json_lines_SPACE)
            at++;
        return at;
    }
    #place(field, start, end) {
        this.#places.starts[field] = start;
        this.#places.ends[field] = end;
        let at = start;
        while (at < end && this.#bytes[at] !== json_lines_BACKSLASH)
            at++;
        if (at < end)
            this.#escaped = true;
    }
    /** Puts the decoded values side by side into a buffer of their own. */
    #parse(hit, start, end) {
        let record;
        try {
            record = JSON.parse(Buffer.from(hit.bytes.subarray(start, end)).toString());
        }
        catch {
            return false;
        }
        this.#places.clear();
        let used = 0;
        for (const [field, name] of formats_fields/* FIELDS */.cJ.entries()) {
            const path = this.#fields[name];
            const text = path === undefined ? undefined : fieldText(record, path);
            if (text === undefined)
                continue;
            const length = this.#scratch.write(text, used);
            this.#places.starts[field] = used;
            this.#places.ends[field] = used + length;
            used += length;
        }
        hit.bytes = this.#scratch;
        hit.view = this.#scratchView;
        return true;
    }
}

;// CONCATENATED MODULE: ./.build/program/src/analytics/formats/json-shapes.js
/** Tried in this order; the first whose time, target and status most lines have. */
const JSON_SHAPES = {
    // Logpush, dataset http_requests
    cloudflare: {
        time: 'EdgeStartTimestamp',
        method: 'ClientRequestMethod',
        target: 'ClientRequestURI',
        status: 'EdgeResponseStatus',
        agent: 'ClientRequestUserAgent',
        contentType: 'EdgeResponseContentType',
    },
    // Log drains; lines without `proxy` are output of builds and functions
    vercel: {
        time: 'proxy.timestamp',
        method: 'proxy.method',
        target: 'proxy.path',
        status: 'proxy.statusCode',
        agent: 'proxy.userAgent',
    },
    // Log drains, type traffic
    netlify: {
        time: 'timestamp',
        method: 'method',
        target: 'url',
        status: 'status_code',
        agent: 'user_agent',
        contentType: 'content_type',
    },
    // The format that Fastly's guides propose
    fastly: {
        time: 'timestamp',
        method: 'request_method',
        target: 'url',
        status: 'response_status',
        agent: 'request_user_agent',
    },
    caddy: {
        time: 'ts',
        method: 'request.method',
        target: 'request.uri',
        status: 'status',
        agent: 'request.headers.User-Agent',
        accept: 'request.headers.Accept',
        purpose: 'request.headers.Sec-Purpose',
    },
    traefik: {
        time: 'StartUTC',
        method: 'RequestMethod',
        target: 'RequestPath',
        status: 'DownstreamStatus',
        agent: 'request_User-Agent',
    },
    // nginx's variables under their own names, as most people write their log_format
    nginx: {
        time: 'time_iso8601',
        method: 'request_method',
        target: 'request_uri',
        status: 'status',
        agent: 'http_user_agent',
        contentType: 'sent_http_content_type',
        accept: 'http_accept',
        purpose: 'http_sec_purpose',
    },
    'nginx, local time': {
        time: 'time_local',
        target: 'request',
        status: 'status',
        agent: 'http_user_agent',
    },
    plain: {
        time: 'time',
        method: 'method',
        target: 'path',
        status: 'status',
        agent: 'user_agent',
    },
};

;// CONCATENATED MODULE: ./.build/program/src/analytics/formats/w3c.js
// W3C extended logs as CloudFront writes them: fields between tabs, named by a `#Fields` line that
// may come again in a file put together from several.




const TAB = 0x09;
const COMMENT = 0x23;
const PERCENT = 0x25;
const MINUS = 0x2d;
/** What each column is to us. The time stands in two, which follow one another. */
const MEANING = {
    date: 'time',
    'cs-method': 'method',
    'cs-uri-stem': 'target',
    'cs-uri-query': 'query',
    'sc-status': 'status',
    'cs(User-Agent)': 'agent',
    'sc-content-type': 'contentType',
};
/** CloudFront's own order, for pieces whose head is gone. */
const CLOUDFRONT = 'date time x-edge-location sc-bytes c-ip cs-method cs(Host) cs-uri-stem sc-status cs(Referer) cs(User-Agent) cs-uri-query';
function w3cFormat() {
    const places = new formats_fields/* FieldPlaces */.jo();
    const reader = new formats_fields/* FieldReader */.U3(true);
    const scratch = Buffer.alloc(MAX_LINE);
    const scratchView = new DataView(scratch.buffer, scratch.byteOffset, scratch.length);
    let columns = meanings(CLOUDFRONT);
    function read(hit, start, end) {
        const { bytes } = hit;
        if (bytes[start] === COMMENT) {
            const header = /^#Fields:\s*(.*)$/.exec((0,byte_cache/* latin1 */.W)(bytes, start, end).trimEnd());
            if (header)
                columns = meanings(header[1] ?? '');
            hit.day = NO_REQUEST;
            return undefined;
        }
        places.clear();
        let column = 0;
        for (let at = start; at <= end; at++) {
            if (at < end && bytes[at] !== TAB)
                continue;
            const field = columns[column++] ?? -1;
            // A lone `-` is CloudFront's word for nothing.
            if (field >= 0 && !(at - start === 1 && bytes[start] === MINUS)) {
                places.starts[field] = start;
                places.ends[field] = at;
            }
            start = at + 1;
        }
        if (column < 2)
            return 'no tabs';
        return reader.fill(hit, places);
    }
    /** Agents are percent-encoded, by older logs twice. */
    function findAgent(hit) {
        const { bytes, agentStart, agentEnd } = hit;
        if (bytes.subarray(agentStart, agentEnd).indexOf(PERCENT) < 0)
            return;
        const text = decode(decode((0,byte_cache/* latin1 */.W)(bytes, agentStart, agentEnd)));
        hit.agentStart = 0;
        hit.agentEnd = scratch.write(text, 'latin1');
        hit.bytes = scratch;
        hit.view = scratchView;
    }
    return { name: 'W3C', read, findAgent };
}
function decode(text) {
    return text.replace(/%([0-9a-f]{2})/gi, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16)));
}
function meanings(header) {
    return header.split(/\s+/).map((name) => {
        const field = MEANING[name];
        return field === undefined ? -1 : formats_fields/* FIELDS */.cJ.indexOf(field);
    });
}

;// CONCATENATED MODULE: ./.build/program/src/analytics/formats/detect.js
// Which format a file has: the one that can read most of its first lines.






/** `own` are field names of the site's JSON logs, in place of those of a known shape. */
function detectFormat(lines, own = {}) {
    const makers = [combinedFormat, w3cFormat, () => jsonLinesFormat(jsonFields(lines, own))];
    const scored = makers.map((make) => ({ make, score: score(make(), lines) }));
    const best = scored.reduce((a, b) => (b.score > a.score ? b : a));
    // Anew, as the trial has left its own memories: a head of columns, a date.
    return best.score > 0 ? best.make() : undefined;
}
function score(format, lines) {
    const hit = new Hit();
    return lines.filter((line) => {
        hit.bytes = line;
        hit.view = new DataView(line.buffer, line.byteOffset, line.length);
        return format.read(hit, 0, line.length) === undefined && hit.day !== NO_REQUEST;
    }).length;
}
function jsonFields(lines, own) {
    const records = lines.flatMap((line) => {
        try {
            return [JSON.parse(line.toString())];
        }
        catch {
            return [];
        }
    });
    const complete = ({ time = '', target = '', status = '' }) => records.filter((record) => [time, target, status].every((path) => fieldText(record, path) !== undefined)).length;
    const shapes = Object.values(JSON_SHAPES).map((shape) => ({ ...shape, ...own }));
    return shapes.reduce((a, b) => (complete(b) > complete(a) ? b : a));
}

// EXTERNAL MODULE: ./.build/program/src/analytics/rules.js
var analytics_rules = __webpack_require__(99584);
;// CONCATENATED MODULE: ./.build/program/src/analytics/page.js
// What a request's target means: which page it counts for, if any. Asked once per distinct target.

/** Reads targets without their query, one character a byte; undefined for what is not a page. */
function createPageReader(rules = analytics_rules/* RULES */.y) {
    const markdownFiles = new Set(rules.markdownFiles);
    const markdown = new Set(rules.markdownExtensions);
    const assets = new Set(rules.assetExtensions);
    return (target) => {
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
const AMPERSAND = 0x26;
/** Next.js asks for a page's data under the page's own path, ahead of the click or at it. */
function isDataQuery(bytes, start, end) {
    let matched = 0;
    for (let at = start; at < end; at++) {
        const byte = bytes[at];
        if (byte === AMPERSAND)
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
/**
 * Percent-encoding is undone for what people can see and read back. Spaces, controls, invisible
 * characters and the separators that would change the meaning (`/`, `?`, `#`, `%`) stay encoded,
 * so that decoding twice changes nothing and no log line can smuggle a character into a report.
 */
function decodeVisible(path) {
    if (/^[!-~]*$/.test(path) && !path.includes('%') && !path.includes('\\'))
        return path;
    return path
        .replace(/\\x([0-9a-f]{2})/gi, '%$1') // nginx and Apache write odd bytes as \xHH
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

// EXTERNAL MODULE: ./.build/program/src/analytics/traffic.js
var traffic = __webpack_require__(21470);
;// CONCATENATED MODULE: ./.build/program/src/analytics/page-counts.js
// One day's counts per page number and class, packed: numbers are given in the order of first
// sight, so that well-read pages share the first blocks and a quiet day needs few of them.


const CLASSES = traffic/* TRAFFIC_CLASSES */.L.length;
const BLOCK_PAGES = 128;
class PageCounts {
    #blocks = [];
    increment(page, classIndex) {
        const index = Math.floor(page / BLOCK_PAGES);
        let block = this.#blocks[index];
        if (!block) {
            block = new Uint32Array(BLOCK_PAGES * CLASSES);
            this.#blocks[index] = block;
        }
        const at = (page % BLOCK_PAGES) * CLASSES + classIndex;
        block[at] = block[at] + 1;
    }
    table(paths) {
        return {
            forEach: (visit) => {
                const counts = (0,file_day/* noCounts */.Yi)();
                for (const [index, block] of this.#blocks.entries()) {
                    for (let at = 0; block && at < block.length; at += CLASSES) {
                        let sum = 0;
                        for (let i = 0; i < CLASSES; i++) {
                            const count = block[at + i];
                            counts[i] = count;
                            sum += count;
                        }
                        if (sum > 0)
                            visit(counts, paths[index * BLOCK_PAGES + at / CLASSES]);
                    }
                }
            },
        };
    }
}

;// CONCATENATED MODULE: ./.build/program/src/analytics/tally.js
// Counts the hits of one file: per day, page and class, with the named agents and the pages that
// were asked for and not found.





/** Distinct missing paths kept a day: a scanner asks for millions, and no report shows them. */
const MAX_MISSING = 1000;
class Tally {
    /** Lines without any agent, whose reader could be anyone. */
    unknownAgents = 0;
    #dictionary;
    #days = new Map();
    #today = -1;
    #tally = newDay();
    constructor(dictionary) {
        this.#dictionary = dictionary;
    }
    /** A page view is a successful GET of a page that somebody waits for. */
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
        const { bytes, view } = hit;
        const target = this.#dictionary.targets.get(bytes, view, hit.pathStart, hit.pathEnd);
        if (target === NOT_A_PAGE)
            return;
        if (isDataQuery(bytes, hit.queryStart, hit.queryEnd))
            return;
        const reader = this.#reader(hit, format, target);
        const { readerClasses, readerNames } = this.#dictionary;
        const index = readerClasses[reader];
        tally.pages.increment(target >> 1, index);
        const name = readerNames[reader];
        if (name !== undefined)
            increment(tally.agents, name, index);
    }
    #addMissing(hit, format, tally) {
        const { missing, askedPaths } = this.#dictionary;
        const target = missing.get(hit.bytes, hit.view, hit.pathStart, hit.pathEnd);
        if (target === NOT_A_PAGE)
            return;
        const path = askedPaths[target >> 1];
        if (tally.missing.size === MAX_MISSING && !tally.missing.has(path))
            return;
        const reader = this.#reader(hit, format, target);
        increment(tally.missing, path, this.#dictionary.readerClasses[reader]);
    }
    #reader(hit, format, target) {
        format.findAgent?.(hit);
        const { agents } = this.#dictionary;
        const markdown = hit.markdown ? 1 : target & 1;
        if (hit.agentStart >= 0) {
            return agents.get(hit.bytes, hit.view, hit.agentStart, hit.agentEnd) + markdown;
        }
        this.unknownAgents++;
        return this.#dictionary.anyone();
    }
    #turnTo(day) {
        this.#today = day;
        this.#tally = this.#days.get(day) ?? newDay();
        this.#days.set(day, this.#tally);
    }
    finish(file, rules) {
        return [...this.#days].map(([day, { lines, pages, agents, missing }]) => {
            const table = pages.table(this.#dictionary.paths);
            return { file, day: (0,analytics_days/* dayText */.Ew)(day), lines, rules, pages: table, agents, missing };
        });
    }
}
/** 304 too: the reader's own copy was still good, and was read. */
function isSuccess(status) {
    return (status >= 200 && status < 300) || status === 304;
}
function newDay() {
    return { lines: 0, pages: new PageCounts(), agents: new Map(), missing: new Map() };
}
function increment(table, key, index) {
    let row = table.get(key);
    if (!row) {
        row = (0,file_day/* noCounts */.Yi)();
        table.set(key, row);
    }
    row[index] = row[index] + 1;
}

;// CONCATENATED MODULE: ./.build/program/src/analytics/read-log.js
// Reads one log, whatever its packing and format, in one pass and in memory that does not grow
// with its length.








const SAMPLE_BYTES = 64 * 1024;
const SAMPLE_LINES = 100;
const MAX_EXAMPLES = 3;
const EXAMPLE_LENGTH = 160;
const CARRIAGE_RETURN = 0x0d;
const read_log_COMMENT = 0x23;
const UNKNOWN = {
    name: 'unknown',
    read(hit, start) {
        hit.day = NO_REQUEST;
        return hit.bytes[start] === read_log_COMMENT ? undefined : 'in no known format';
    },
};
async function readLog(source, options) {
    const reader = new LogReader(source, options);
    try {
        for await (const chunk of decompress(source.open()))
            reader.push(chunk);
    }
    catch (error) {
        reader.breakOff(error);
    }
    return reader.finish();
}
class LogReader {
    #source;
    #options;
    #tally;
    #cutter = new LineCutter(this);
    #hit = new Hit();
    #format;
    /** The first lines, until they have told the format. */
    #sample = [];
    #sampled = 0;
    #bytes = new Uint8Array(0);
    #view = viewOf(this.#bytes);
    #number = 0;
    #broken = false;
    #reading = {
        file: '',
        days: [],
        lines: 0,
        rejected: 0,
        examples: [],
        warnings: [],
    };
    constructor(source, options) {
        this.#source = source;
        this.#options = options;
        this.#tally = new Tally(options.dictionary);
    }
    push(chunk) {
        this.#cutter.push(chunk);
    }
    /** What was read before the damage counts; what the machine refuses is for people to mend. */
    breakOff(error) {
        if (!isDamage(error)) {
            const problem = `Cannot read ${this.#source.name}: ${(0,errors/* sentence */.em)(error)}.`;
            throw new errors/* SetupError */.w3(`${problem} Make it readable, or leave it out.`, { cause: error });
        }
        this.#broken = true;
        this.#warn(`is cut short or damaged (${(0,errors/* sentence */.em)(error)}); the lines before that are counted`);
    }
    finish() {
        this.#cutter.end();
        if (this.#sample.length > 0)
            this.#start();
        const reading = this.#reading;
        const { unknownAgents } = this.#tally;
        reading.days = this.#tally.finish(reading.file, this.#options.rules);
        if (reading.lines === 0 && !this.#broken)
            this.#warn('is empty');
        else if (reading.lines === reading.rejected)
            this.#warn('has no line in a known format');
        if (unknownAgents > 0) {
            this.#warn(`does not tell user agents; ${unknownAgents} of its requests count as human`);
        }
        return reading;
    }
    use(bytes) {
        this.#bytes = bytes;
        this.#view = viewOf(bytes);
    }
    line(start, end) {
        this.#number++;
        if (this.#bytes[end - 1] === CARRIAGE_RETURN && end > start)
            end--;
        if (end === start)
            return;
        if (this.#format)
            this.#read(this.#format, start, end);
        else
            this.#keep(start, end);
    }
    partial(start, end) {
        // Half a line may look like a whole one with another path.
        if (!this.#broken)
            this.line(start, end);
    }
    tooLong(beginning) {
        this.#number++;
        this.#reject('longer than 64 kB', beginning, 0, EXAMPLE_LENGTH);
    }
    #read(format, start, end) {
        const hit = this.#hit;
        // Every time, as a format may have pointed it to bytes of its own.
        hit.bytes = this.#bytes;
        hit.view = this.#view;
        const rejection = format.read(hit, start, end);
        if (rejection !== undefined) {
            this.#reject(rejection, this.#bytes, start, end);
        }
        else if (hit.day !== NO_REQUEST) {
            this.#reading.lines++;
            this.#tally.add(hit, format);
        }
    }
    #keep(start, end) {
        const bytes = Buffer.from(this.#bytes.subarray(start, end));
        this.#sample.push({ bytes, number: this.#number });
        this.#sampled += bytes.length;
        if (this.#sample.length === SAMPLE_LINES || this.#sampled >= SAMPLE_BYTES)
            this.#start();
    }
    /** Lines of no known format are rejected, and the search goes on with those behind them. */
    #start() {
        const sample = this.#sample;
        const lines = sample.map(({ bytes }) => bytes);
        this.#sample = [];
        this.#sampled = 0;
        this.#format = detectFormat(lines, this.#options.jsonFields);
        if (this.#reading.file === '')
            this.#reading.file = fileKey(this.#source.host, lines);
        const { bytes, number } = { bytes: this.#bytes, number: this.#number };
        for (const line of sample) {
            this.use(line.bytes);
            this.#number = line.number;
            this.#read(this.#format ?? UNKNOWN, 0, line.bytes.length);
        }
        this.use(bytes);
        this.#number = number;
    }
    #reject(reason, bytes, start, end) {
        const reading = this.#reading;
        reading.lines++;
        reading.rejected++;
        if (reading.examples.length === MAX_EXAMPLES)
            return;
        const text = cleanExample((0,byte_cache/* latin1 */.W)(bytes, start, Math.min(end, start + EXAMPLE_LENGTH)));
        reading.examples.push({ file: this.#source.name, line: this.#number, text, reason });
    }
    #warn(what) {
        this.#reading.warnings.push(`${this.#source.name} ${what}.`);
    }
}
/** Of the host and the first line that is no comment; hashed, as the line names a visitor. */
function fileKey(host, lines) {
    const first = lines.find((line) => line[0] !== read_log_COMMENT);
    if (!first)
        return '';
    return (0,external_node_crypto_.createHash)('sha256').update(`${host}\0`).update(first).digest('hex').slice(0, 24);
}
function isDamage(error) {
    return /^(?:Z_|ZSTD_|ERR_TRAILING_JUNK)/.test(error.code ?? '');
}
/** Reports travel further than logs do: no addresses, nothing invisible. */
function cleanExample(text) {
    return text
        .replace(/[^ -~]/g, '·')
        .replace(/\b\d{1,3}(?:\.\d{1,3}){3}\b/g, '0.0.0.0')
        .replace(/\b[0-9a-f]{1,4}:[0-9a-f:]*:[0-9a-f:.]*/gi, '::');
}
function viewOf(bytes) {
    return new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}

;// CONCATENATED MODULE: ./.build/program/src/analytics/log-loader.js


const log_loader_MAX_EXAMPLES = 10;
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
        const reading = await readLog({ ...source, open: () => counted(source.open(), progress) }, {
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
/** A rotated copy beside its original is fine; two hosts that begin alike are not. */
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
            `${known.name} and ${name} begin with the same line and count as one file. If they are of two hosts, give each host a label.`,
        ];
    });
}
function summary(readings, warnings) {
    const sum = (pick) => readings.reduce((total, reading) => total + pick(reading), 0);
    return {
        files: readings.length,
        lines: sum(({ lines }) => lines),
        rejected: sum(({ rejected }) => rejected),
        examples: readings.flatMap(({ examples }) => examples).slice(0, log_loader_MAX_EXAMPLES),
        warnings: [...warnings, ...readings.flatMap((reading) => reading.warnings)],
    };
}

// EXTERNAL MODULE: ./.build/program/src/shared/days.js
var shared_days = __webpack_require__(65529);
;// CONCATENATED MODULE: ./.build/program/src/analytics/query.js
// Questions to the merged days: the contract's page of views, and what lies beyond it.




const HUMAN = (0,file_day/* classIndex */.ZQ)('human');
/** More than anyone reads. */
const query_MAX_MISSING = 500;
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
        .slice(0, query_MAX_MISSING);
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
    const human = counts[HUMAN] ?? 0;
    const ai = aiClasses.reduce((sum, name) => sum + (counts[(0,file_day/* classIndex */.ZQ)(name)] ?? 0), 0);
    return { human, ai, total: human + ai };
}
function classCounts(counts) {
    return Object.fromEntries(traffic/* TRAFFIC_CLASSES */.L.map((name, index) => [name, counts[index] ?? 0]));
}

;// CONCATENATED MODULE: ./.build/program/src/analytics/analytics.js










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
        this.#rules = options.rules ?? analytics_rules/* RULES */.y;
        this.#aiClasses = options.aiClasses ?? traffic/* DEFAULT_AI_CLASSES */.u;
        const dictionary = new Dictionary(createPageReader(this.#rules), (0,classify/* createClassifier */.C)(this.#rules));
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
            quality.warnings.push(`The views history could not be kept up: ${(0,errors/* sentence */.em)(error)}`);
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


/***/ }),

/***/ 1001:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  P: () => (/* binding */ findLogFiles),
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
        // A link to a folder it is in would lead around forever.
        if (here === undefined || folder.chain.includes(here))
            continue;
        for (const entry of await (0,promises_.readdir)(here).catch(() => [])) {
            entries += 1;
            if (entries > MAX_ENTRIES)
                throw new errors/* SetupError */.w3(`A glob of \`access-logs\` looks at more than ${MAX_ENTRIES} files; start it at the folder of the logs.`);
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
            throw new errors/* SetupError */.w3(`No access log matches \`${pattern}\`; correct the glob, or fetch the logs first.`);
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


/***/ })

};
