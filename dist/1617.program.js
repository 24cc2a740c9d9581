export const id = 1617;
export const ids = [1617,9423];
export const modules = {

/***/ 27275:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  explainLog: () => (/* binding */ explainLog)
});

// EXTERNAL MODULE: ./.build/program/src/analytics/byte-cache.js
var byte_cache = __webpack_require__(84546);
// EXTERNAL MODULE: ./.build/program/src/analytics/classify.js
var analytics_classify = __webpack_require__(19457);
// EXTERNAL MODULE: ./.build/program/src/analytics/clean-example.js
var clean_example = __webpack_require__(99041);
// EXTERNAL MODULE: ./.build/program/src/analytics/days.js
var days = __webpack_require__(6236);
// EXTERNAL MODULE: ./.build/program/src/analytics/formats/detect.js + 9 modules
var detect = __webpack_require__(37053);
// EXTERNAL MODULE: ./.build/program/src/analytics/hit.js
var analytics_hit = __webpack_require__(4290);
// EXTERNAL MODULE: ./.build/program/src/analytics/page.js
var analytics_page = __webpack_require__(40844);
// EXTERNAL MODULE: ./.build/program/src/analytics/rules.js
var analytics_rules = __webpack_require__(99584);
// EXTERNAL MODULE: ./.build/program/src/analytics/decompress.js
var decompress = __webpack_require__(25368);
// EXTERNAL MODULE: ./.build/program/src/analytics/log-cutter.js + 1 modules
var log_cutter = __webpack_require__(89870);
;// CONCATENATED MODULE: ./.build/program/src/analytics/sample-log.js
// The first lines of a log, as it is cut, for those who only want to look at it.


const CARRIAGE_RETURN = 0x0d;
async function sampleLog(source, size) {
    const sample = new Sample();
    const cutter = new log_cutter/* LogCutter */.k(sample);
    for await (const chunk of (0,decompress/* decompress */.m)(source.open())) {
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
        const last = this.#bytes[end - 1] === CARRIAGE_RETURN ? end - 1 : end;
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

;// CONCATENATED MODULE: ./.build/program/src/analytics/explain.js
// How the first lines of a log are understood, for people whose figures look wrong.









const LINES = 100;
async function explainLog(source, { rules = analytics_rules/* RULES */.y, jsonFields } = {}) {
    const sample = await sampleLog(source, LINES);
    const format = (0,detect/* detectFormat */.T)(sample.map(({ bytes }) => bytes), jsonFields);
    const describe = describer(rules);
    const lines = sample.map(({ bytes, number }) => ({
        number,
        text: (0,clean_example/* cleanExample */.e)(bytes.toString('latin1', 0, 160)),
        ...(format ? describe(format, bytes) : { fields: [], verdict: 'Not in a known format.' }),
    }));
    return { format: format?.name, lines };
}
function describer(rules) {
    const readPage = (0,analytics_page/* createPageReader */.T)(rules);
    const classify = (0,analytics_classify/* createClassifier */.C)(rules);
    return (format, bytes) => {
        const hit = new analytics_hit/* Hit */.U();
        hit.bytes = bytes;
        hit.view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
        const rejection = format.read(hit, 0, bytes.length);
        if (rejection !== undefined)
            return { fields: [], verdict: `Cannot be read: ${rejection}.` };
        if (hit.day === analytics_hit/* NO_REQUEST */.K)
            return { fields: [], verdict: 'Not a request.' };
        const target = (0,byte_cache/* latin1 */.W)(hit.bytes, hit.pathStart, hit.pathEnd);
        const query = (0,analytics_page/* isDataQuery */.d)(hit.bytes, hit.queryStart, hit.queryEnd);
        const page = hit.get ? readPage(target) : undefined;
        format.findAgent?.(hit);
        const told = hit.agentStart >= 0;
        const agent = told ? (0,byte_cache/* latin1 */.W)(hit.bytes, hit.agentStart, hit.agentEnd) : 'not recorded';
        const kind = told ? classify(agent) : undefined;
        const reader = page?.markdown || hit.markdown ? kind?.markdown : kind?.page;
        const known = reader?.agent ? `${reader.class}, ${reader.agent}` : reader?.class;
        return {
            fields: [
                { name: 'day', value: `${(0,days/* dayText */.Ew)(hit.day)} UTC` },
                { name: 'method', value: hit.get ? 'GET' : 'another' },
                ...(hit.get ? [{ name: 'path', value: (0,clean_example/* cleanExample */.e)(target) }] : []),
                { name: 'status', value: String(hit.status) },
                { name: 'agent', value: (0,clean_example/* cleanExample */.e)(agent) },
                { name: 'reader', value: known ?? 'unknown' },
            ],
            verdict: verdict(hit, page, query),
        };
    };
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
