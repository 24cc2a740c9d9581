export const id = 7291;
export const ids = [7291,9672];
export const modules = {

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


/***/ })

};
