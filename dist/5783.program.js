export const id = 5783;
export const ids = [5783,9423,1804,8164];
export const modules = {

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
// EXTERNAL MODULE: ./.build/program/src/views/counting/bytes.js
var counting_bytes = __webpack_require__(61440);
// EXTERNAL MODULE: ./.build/program/src/views/counting/file-day.js
var file_day = __webpack_require__(43650);
// EXTERNAL MODULE: ./.build/program/src/views/counting/formats/detect.js + 6 modules
var detect = __webpack_require__(6907);
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
        const hit = (0,counting_hit/* readLine */.Xw)(format, line);
        if (typeof hit === 'string')
            return { fields: [], verdict: `Cannot be read: ${hit}.` };
        if (hit.day === counting_hit/* NO_REQUEST */.Ks)
            return { fields: [], verdict: 'Not a request.' };
        // Finding the agent may point the hit elsewhere.
        const { bytes } = hit;
        const target = (0,counting_bytes/* latin1 */.Wy)(hit.bytes, hit.pathStart, hit.pathEnd);
        const query = (0,counting_page/* isDataQuery */.dr)(hit.bytes, hit.queryStart, hit.queryEnd);
        const page = hit.get ? readPage(hit.literal ? (0,counting_page/* literalPath */.l1)(target) : target) : undefined;
        format.findAgent?.(hit);
        const told = hit.agentStart >= 0;
        const agent = told ? (0,counting_bytes/* latin1 */.Wy)(hit.bytes, hit.agentStart, hit.agentEnd) : 'not recorded';
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
    const text = linked ? (0,read_log/* cleanExample */.es)((0,counting_bytes/* latin1 */.Wy)(bytes, start, end)) || '-' : 'not recorded';
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
    #number = 0;
    line(bytes, start, end) {
        this.#number++;
        const last = bytes[end - 1] === counting_bytes/* CARRIAGE_RETURN */.u7 ? end - 1 : end;
        if (last <= start)
            return;
        this.lines.push({ bytes: Buffer.from(bytes.subarray(start, last)), number: this.#number });
    }
    partial(bytes, start, end) {
        this.line(bytes, start, end);
    }
    tooLong() {
        this.#number++;
    }
}

// EXTERNAL MODULE: ./.build/program/src/views/counting/page-filter.js
var page_filter = __webpack_require__(24475);
// EXTERNAL MODULE: ./.build/program/src/views/logs/log-files.js
var log_files = __webpack_require__(2001);
;// CONCATENATED MODULE: ./.build/program/src/store/log-views.js








async function openLogViews(options) {
    const { logs, settings = {}, ...rest } = options;
    const globs = logs.filter((glob) => glob !== '-');
    const stdin = logs.includes('-') ? [(0,log_files/* streamLog */.VM)('stdin', process.stdin)] : [];
    return (0,analytics/* createViewsSource */.qk)({
        ...rest,
        ...(await countingRules(settings)),
        logs: async () => [...(await (0,log_files/* findLogFiles */.PM)(globs, { hosts: settings.hosts })), ...stdin],
        aiClasses: settings['ai-classes'],
        clock: runtime/* systemClock */.ml,
    });
}
/** What decides how a line of a log counts. */
async function countingRules(settings) {
    const rules = (0,counting_classify/* withOwnRules */.g)(settings.agents ?? []);
    const ranges = settings['agent-ranges'] ?? [];
    checkNames(ranges, rules);
    return {
        rules,
        pages: (0,page_filter/* pageFilter */.Y)(settings.pages ?? []),
        ranges: (0,agent_ranges/* agentRanges */.kz)(await (0,log_files/* readAgentRanges */.od)(ranges)),
        jsonFields: settings['log-fields'],
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

/***/ 2001:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   PM: () => (/* binding */ findLogFiles),
/* harmony export */   VM: () => (/* binding */ streamLog),
/* harmony export */   h6: () => (/* binding */ withOpenLog),
/* harmony export */   od: () => (/* binding */ readAgentRanges)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _shared_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(42205);
/* harmony import */ var _shared_glob_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(77012);
/* harmony import */ var _shared_text_escape_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(90007);
/* harmony import */ var _counting_agent_ranges_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(10881);
// Access logs on disk, found by glob, or from a stream such as stdin.






/** Every file that a pattern matches, once, in the order of names. */
async function findLogFiles(patterns, { hosts = {}, cwd = '.' } = {}) {
    const found = new Map();
    const labels = Object.entries(hosts).map(([match, label]) => ({ ...(0,_shared_glob_js__WEBPACK_IMPORTED_MODULE_3__/* .compileGlob */ .SO)(match), label }));
    for (const pattern of patterns) {
        let matches = 0;
        for (const name of await findFiles(pattern, cwd)) {
            const path = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.realpath)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(cwd, name));
            const status = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.stat)(path);
            matches++;
            if (found.has(path))
                continue;
            const host = labels.find(({ matches }) => matches(name))?.label ?? '';
            const version = `${status.ino}:${status.size}:${status.mtimeMs}`;
            found.set(path, {
                // For messages: whoever rotates logs, or uploads them, chose it.
                name: (0,_shared_text_escape_js__WEBPACK_IMPORTED_MODULE_4__/* .visible */ .RK)(name),
                host,
                version,
                size: status.size,
                changedAt: status.mtimeMs,
                path,
                open: (from) => readChunks(path, from),
            });
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
const CHUNK_SIZE = 512 * 1024;
async function* readChunks(path, from) {
    const handle = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.open)(path);
    try {
        yield* chunksOf(handle, from);
    }
    finally {
        await handle.close();
    }
}
/** The log from one file, whatever is put in its place meanwhile. */
async function withOpenLog(log, work) {
    if (log.path === undefined)
        return work(log);
    const handle = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.open)(log.path);
    try {
        return await work({ ...log, open: (from) => chunksOf(handle, from) });
    }
    finally {
        await handle.close();
    }
}
/** Two buffers in turn: one is filled while the lines of the other are read. */
async function* chunksOf(handle, from = 0) {
    const buffers = [Buffer.allocUnsafeSlow(CHUNK_SIZE), Buffer.allocUnsafeSlow(CHUNK_SIZE)];
    let at = from;
    const fill = (turn) => handle.read(buffers[turn % 2], 0, CHUNK_SIZE, at);
    let filling = fill(0);
    try {
        for (let turn = 1;; turn++) {
            const { bytesRead, buffer } = await filling;
            if (bytesRead === 0)
                return;
            at += bytesRead;
            filling = fill(turn);
            yield buffer.subarray(0, bytesRead);
        }
    }
    finally {
        await filling.catch(() => undefined);
    }
}
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
// The files with the address ranges of agents, by the settings that name them.
/** The largest published file has less than a tenth of it. */
const MAX_BYTES = 2_000_000;
const MAX_FILES = 100;
async function readAgentRanges(settings, cwd = '.') {
    const lists = [];
    for (const { agent, file } of settings) {
        const names = await findFiles(file, cwd);
        if (names.length === 0) {
            throw new _shared_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .SetupError */ .w3(`No file matches \`${file}\` in \`views: agent-ranges\`. Download the ranges of ${agent} first, or correct the path.`);
        }
        if (lists.length + names.length > MAX_FILES) {
            throw new _shared_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .SetupError */ .w3(`\`views: agent-ranges\` matches more than ${MAX_FILES} files. Use narrower globs.`);
        }
        for (const name of names) {
            lists.push({ agent, prefixes: (0,_counting_agent_ranges_js__WEBPACK_IMPORTED_MODULE_5__/* .parseRanges */ .Kn)(await readText((0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(cwd, name), name), name) });
        }
    }
    return lists;
}
async function readText(path, name) {
    const buffer = Buffer.alloc(MAX_BYTES + 1);
    let length = 0;
    try {
        const handle = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.open)(path);
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
        throw new _shared_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .SetupError */ .w3(`Cannot read the range file \`${name}\`: ${(0,_shared_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .sentence */ .em)(error)}.`, {
            cause: error,
        });
    }
    if (length <= MAX_BYTES)
        return buffer.toString('utf8', 0, length);
    throw new _shared_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .SetupError */ .w3(`The range file \`${name}\` is larger than 2 MB. Name the file of one agent's operator.`);
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
