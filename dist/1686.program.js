export const id = 1686;
export const ids = [1686];
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

/***/ 99041:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   e: () => (/* binding */ cleanExample)
/* harmony export */ });
/** Reports are shared more widely than logs: no IP addresses, nothing invisible. */
function cleanExample(text) {
    return text
        .replace(/[^ -~]/g, '·')
        .replace(/\b\d{1,3}(?:\.\d{1,3}){3}\b/g, '0.0.0.0')
        .replace(/\b(?:[0-9a-f]{1,4}:){4,}[0-9a-f:.]*|[0-9a-f:]{0,40}::[0-9a-f:.]*/gi, '::');
}


/***/ }),

/***/ 25368:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   l: () => (/* binding */ isPacked),
/* harmony export */   m: () => (/* binding */ decompress)
/* harmony export */ });
/* harmony import */ var node_zlib__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(38522);
// Plain, gzip and zstd, detected by their first bytes, because names are unreliable (`access.log.1` may be any of them).

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
/** Whether a file has to be unpacked, by its first bytes. */
async function isPacked(chunks) {
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

/***/ 37053:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  T: () => (/* binding */ detectFormat),
  X: () => (/* binding */ tellsAgents)
});

// EXTERNAL MODULE: ./.build/program/src/analytics/hit.js
var analytics_hit = __webpack_require__(4290);
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
const MINUS = 0x2d;
const SLASH = 0x2f;
const QUESTION = 0x3f;
const OPEN = 0x5b;
const combined_BACKSLASH = 0x5c;
const CLOSE = 0x5d;
const GET = 0x47455420; // "GET ", as a big-endian word
/** From `[` to `]`: `[14/Nov/2026:13:55:36 +0100]`. */
const TIME_LENGTH = 27;
const AGENT_SETTING = 'Use the `combined` log format. In HAProxy, use `option httplog` with `capture request header User-Agent len 512`.';
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
        hit.addressStart = start;
        hit.addressEnd = at;
        hit.day = dayAt(bytes, view, at + 1);
        if (hit.day < 0)
            return 'invalid time';
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
    return { name: 'combined', agentSetting: AGENT_SETTING, read, findAgent };
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
/**
 * From behind the status: size, referer in quotes, agent in quotes; common format has neither. Some
 * write a referer that was not sent as a bare `-`, and HAProxy writes `""` for what it does not know.
 */
function findAgent(hit) {
    const { bytes, view } = hit;
    const end = hit.agentEnd;
    const status = hit.agentStart;
    let at = status;
    hit.agentStart = -1;
    hit.referrerStart = -1;
    while (at < end && bytes[at] !== combined_QUOTE)
        at++;
    const first = at + 1;
    const firstEnd = closingQuote(bytes, view, first, end);
    at = firstEnd + 1;
    while (at < end && bytes[at] === SPACE)
        at++;
    if (at < end && bytes[at] === combined_QUOTE) {
        place(hit, at + 1, closingQuote(bytes, view, at + 1, end));
        if (first < firstEnd)
            hit.referrerStart = first;
        hit.referrerEnd = firstEnd;
    }
    else if (isBareReferer(bytes, status, first - 1)) {
        place(hit, first, firstEnd);
        hit.referrerStart = first - 3;
        hit.referrerEnd = first - 2;
    }
}
function place(hit, start, end) {
    if (start >= end)
        return;
    hit.agentStart = start;
    hit.agentEnd = end;
}
/** ` 512 - ` between status and quote: the second `-` is a referer, a single one is the size. */
function isBareReferer(bytes, status, quote) {
    if (bytes[quote - 1] !== SPACE || bytes[quote - 2] !== MINUS)
        return false;
    return bytes[quote - 3] === SPACE && quote - 3 > status;
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

// EXTERNAL MODULE: ./.build/program/src/analytics/lines.js
var lines = __webpack_require__(90540);
;// CONCATENATED MODULE: ./.build/program/src/analytics/formats/json-lines.js
// One JSON object a line, read without making one: the bytes are walked once, keys that nobody
// asked for are stepped over, and only positions are kept. A line with escapes in a value that
// matters is rare and goes through JSON.parse instead.





const TAB = 0x09;
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
const TIME = formats_fields/* FIELDS */.cJ.indexOf('time');
const TARGET = formats_fields/* FIELDS */.cJ.indexOf('target');
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
    #reader = new formats_fields/* FieldReader */.U3();
    #places = new formats_fields/* FieldPlaces */.jo();
    #scratch = Buffer.alloc(lines/* MAX_LINE */.M);
    #scratchView = new DataView(this.#scratch.buffer, this.#scratch.byteOffset, lines/* MAX_LINE */.M);
    #bytes = this.#scratch;
    #view = this.#scratchView;
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
        this.#view = hit.view;
        this.#end = end;
        const open = this.#prefixed
            ? (0,formats_fields/* indexOf */.qh)(hit.bytes, OPEN_OBJECT, start, end)
            : this.#skipSpace(start);
        if (hit.bytes[open] !== OPEN_OBJECT)
            return NOT_JSON;
        const close = this.#object(open + 1, this.#keys);
        if (close === BROKEN || this.#skipSpace(close) < end)
            return NOT_JSON;
        if (this.#prefixed)
            this.#place(TIME, start, (0,formats_fields/* indexOf */.qh)(hit.bytes, TAB, start, open));
        if (this.#escaped && !this.#parse(hit, open, close))
            return NOT_JSON;
        if (this.#places.starts[TARGET] === -1) {
            // Drains carry other records too: output of a build, of a function.
            hit.day = analytics_hit/* NO_REQUEST */.K;
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
        const { starts, ends } = this.#places;
        const time = Buffer.from(hit.bytes.subarray(starts[TIME], ends[TIME]));
        this.#places.clear();
        let used = 0;
        for (const [field, name] of formats_fields/* FIELDS */.cJ.entries()) {
            const path = this.#fields[name];
            const inside = path === undefined ? undefined : fieldText(record, path);
            const text = this.#prefixed && field === TIME ? time.toString() : inside;
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

;// CONCATENATED MODULE: ./.build/program/src/analytics/formats/layouts.js
// Text logs whose fields are in a fixed order, as their vendors document it. A pattern names the field
// at each place:
//   -        anything up to a space         time      a field up to a space
//   "agent"  in double quotes               [time]    in brackets        {agent}  in braces
//   -/status after the slash               *.OBJECT  the line counts only when it ends so
//   …        whatever comes before the next place, which is a time in brackets
//   ?        after a place: it may be missing
// Fields after the last place do not matter.
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
    },
    {
        name: 'Squid',
        pattern: 'time - address -/status - method target - - contentType',
        agentSetting: 'Use `access_log … combined`.',
    },
    {
        name: 'nginx-proxy-manager, proxy host',
        pattern: '[time] - - status - method - - "target" [-] [-] [-] [-] "agent" "referrer"?',
    },
    {
        name: 'nginx-proxy-manager',
        pattern: '[time] status - method - - "target" [-] [-] [-] "agent" "referrer"?',
    },
];

;// CONCATENATED MODULE: ./.build/program/src/analytics/formats/text.js
// Reads the lines of a text layout: walks its places once, and keeps positions.



const text_SPACE = 0x20;
const text_QUOTE = 0x22;
const text_MINUS = 0x2d;
const text_SLASH = 0x2f;
const OPEN_BRACKET = 0x5b;
const OPEN_BRACE = 0x7b;
const BAR = 0x7c;
const text_TARGET = formats_fields/* FIELDS */.cJ.indexOf('target');
const AGENT = formats_fields/* FIELDS */.cJ.indexOf('agent');
const REFERRER = formats_fields/* FIELDS */.cJ.indexOf('referrer');
function textFormat(layout) {
    return new TextLines(layout);
}
class TextLines {
    name;
    agentSetting;
    #anywhere;
    #layout;
    #places = new formats_fields/* FieldPlaces */.jo();
    #reader = new formats_fields/* FieldReader */.U3();
    /** Of the place that was found last, without what surrounds it. */
    #from = 0;
    #to = 0;
    constructor({ name, pattern, agentSetting }) {
        this.name = name;
        this.agentSetting = agentSetting;
        this.#anywhere = pattern.startsWith('… ');
        this.#layout = pattern.replace('… ', '').split(' ').map(text_place);
    }
    read(hit, start, end) {
        const { bytes } = hit;
        this.#places.clear();
        let at = this.#anywhere ? timeInBrackets(bytes, start, end) : start;
        let counts = true;
        for (const one of this.#layout) {
            while (at < end && bytes[at] === text_SPACE)
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
        hit.day = analytics_hit/* NO_REQUEST */.K;
        return undefined;
    }
    /** Where the line continues after the field, or -1. A bare `-` stands for any that is empty. */
    #find({ bytes, view }, { open, close }, at, end) {
        if (at >= end)
            return -1;
        const nothing = bytes[at] === text_MINUS && (at + 1 === end || bytes[at + 1] === text_SPACE);
        this.#from = open === text_SPACE || nothing ? at : at + 1;
        if (open === text_SPACE || nothing)
            this.#to = (0,formats_fields/* indexOf */.qh)(bytes, text_SPACE, at, end);
        else if (bytes[at] !== open)
            return -1;
        else if (open === text_QUOTE)
            this.#to = closingQuote(bytes, view, at + 1, end);
        else
            this.#to = (0,formats_fields/* indexOf */.qh)(bytes, close, at + 1, end);
        if (open === text_SPACE || nothing)
            return this.#to;
        return this.#to < end ? this.#to + 1 : -1;
    }
    #keep(bytes, { open, field, behindSlash }) {
        if (behindSlash)
            this.#from = Math.min((0,formats_fields/* indexOf */.qh)(bytes, text_SLASH, this.#from, this.#to) + 1, this.#to);
        if (open === OPEN_BRACE && !this.#isAgent(bytes))
            return;
        const nothing = this.#to - this.#from === 1 && bytes[this.#from] === text_MINUS;
        if (nothing && field !== AGENT && field !== REFERRER)
            return;
        this.#places.starts[field] = this.#from;
        this.#places.ends[field] = this.#to;
    }
    /** Captured headers stand side by side, `host|agent`: an agent has a slash and is no address. */
    #isAgent(bytes) {
        const end = this.#to;
        for (let from = this.#from, to = from; from <= end; from = to + 1) {
            to = (0,formats_fields/* indexOf */.qh)(bytes, BAR, from, end);
            const slash = (0,formats_fields/* indexOf */.qh)(bytes, text_SLASH, from, to);
            if (slash === to || bytes[slash + 1] === text_SLASH)
                continue;
            this.#from = from;
            this.#to = to;
            return true;
        }
        return false;
    }
}
const CLOSING = { '"': '"', '[': ']', '{': '}' };
function text_place(text) {
    const [, open = '', name = '', optional] = /^(["[{]?)(.*?)["\]}]?(\??)$/.exec(text) ?? [];
    const field = name.replace('-/', '');
    return {
        text,
        open: open === '' ? text_SPACE : open.charCodeAt(0),
        close: (CLOSING[open] ?? ' ').charCodeAt(0),
        field: formats_fields/* FIELDS */.cJ.indexOf(field),
        optional: optional === '?',
        behindSlash: name.startsWith('-/'),
        ending: name.startsWith('*') ? Buffer.from(name.slice(1)) : undefined,
    };
}
/** `[14/Nov`, which no process id in a syslog head looks like. */
function timeInBrackets(bytes, start, end) {
    let at = start;
    while (at < end && (bytes[at] !== OPEN_BRACKET || bytes[at + 3] !== text_SLASH))
        at++;
    return at;
}
function endsWith(bytes, from, to, ending) {
    return to - from >= ending.length && ending.equals(bytes.subarray(to - ending.length, to));
}

// EXTERNAL MODULE: ./.build/program/src/analytics/byte-cache.js
var byte_cache = __webpack_require__(84546);
;// CONCATENATED MODULE: ./.build/program/src/analytics/formats/w3c.js
// W3C extended logs: CloudFront's, with tabs between the fields, and those with spaces, as of IIS.
// A `#Fields` line names them, and may come again in a file put together from several.





const w3c_TAB = 0x09;
const w3c_SPACE = 0x20;
const w3c_QUOTE = 0x22;
const PLUS = 0x2b;
const COMMENT = 0x23;
const PERCENT = 0x25;
const w3c_MINUS = 0x2d;
const w3c_AGENT = formats_fields/* FIELDS */.cJ.indexOf('agent');
const w3c_REFERRER = formats_fields/* FIELDS */.cJ.indexOf('referrer');
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
    const places = new formats_fields/* FieldPlaces */.jo();
    const reader = new formats_fields/* FieldReader */.U3();
    const scratch = Buffer.alloc(lines/* MAX_LINE */.M);
    const scratchView = new DataView(scratch.buffer, scratch.byteOffset, scratch.length);
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
        if (bytes[start] === COMMENT) {
            const [, names] = /^#Fields:\s*(.+)$/.exec((0,byte_cache/* latin1 */.W)(bytes, start, end).trimEnd()) ?? [];
            if (names !== undefined)
                useHeader(names);
            hit.day = analytics_hit/* NO_REQUEST */.K;
            return undefined;
        }
        places.clear();
        spaced = bytes.subarray(start, end).indexOf(w3c_TAB) < 0;
        if (spaced && header === '')
            return 'no `#Fields` line before it';
        const separator = spaced ? w3c_SPACE : w3c_TAB;
        let column = 0;
        for (let at = start; at <= end; at++) {
            const quoted = spaced && at === start && bytes[at] === w3c_QUOTE;
            if (quoted)
                at = closingQuote(bytes, hit.view, ++start, end) + 1;
            if (at < end && bytes[at] !== separator)
                continue;
            const field = columns[column++] ?? -1;
            const last = quoted ? at - 1 : at;
            // A lone `-` means nothing, but in the columns of agent and referrer: none was sent.
            const sent = field === w3c_AGENT || field === w3c_REFERRER;
            const nothing = last - start === 1 && bytes[start] === w3c_MINUS && !sent;
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
        if (bytes.subarray(agentStart, agentEnd).indexOf(spaced ? PLUS : PERCENT) < 0)
            return;
        const text = (0,byte_cache/* latin1 */.W)(bytes, agentStart, agentEnd);
        hit.agentStart = 0;
        hit.agentEnd = scratch.write(spaced ? spaces(text) : decode(decode(text)), 'latin1');
        hit.bytes = scratch;
        hit.view = scratchView;
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
/** Not in an agent that has spaces of its own, in quotes. */
function spaces(text) {
    return text.includes(' ') ? text : text.replaceAll('+', ' ');
}
function decode(text) {
    return text.replace(/%([0-9a-f]{2})/gi, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16)));
}
function meanings(header) {
    return header.split(/\s+/).map((name) => {
        const field = MEANING[name.toLowerCase()];
        return field === undefined ? -1 : formats_fields/* FIELDS */.cJ.indexOf(field);
    });
}

;// CONCATENATED MODULE: ./.build/program/src/analytics/formats/wrapping.js
// Lines as containers keep them, around those of any format: Docker's json-file, and what Kubernetes
// writes for every runtime (CRI). Requests may be on standard error, as Caddy's are; whatever else
// is there is not for us to judge.



const LINE_FEED = 0x0a;
const wrapping_SPACE = 0x20;
const wrapping_BACKSLASH = 0x5c;
const LETTER_E = 0x65;
const LETTER_F = 0x46;
const LETTER_U = 0x75;
const DOCKER = '{"log":"';
const ESCAPED = { 110: LINE_FEED, 116: 0x09, 114: 0x0d };
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
    for (const line of lines) {
        const hit = new analytics_hit/* Hit */.U();
        hit.bytes = line;
        hit.view = new DataView(line.buffer, line.byteOffset, line.length);
        format.read(hit, 0, line.length);
    }
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
    #line = Buffer.alloc(lines/* MAX_LINE */.M);
    #view = new DataView(this.#line.buffer, this.#line.byteOffset, lines/* MAX_LINE */.M);
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
            hit.day = analytics_hit/* NO_REQUEST */.K;
            return undefined;
        }
        hit.bytes = this.#line;
        hit.view = this.#view;
        const length = this.#length;
        this.#length = 0;
        const rejection = this.#inner.read(hit, 0, length);
        if (rejection === undefined || !this.#errors)
            return rejection;
        hit.day = analytics_hit/* NO_REQUEST */.K;
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
        const stream = bytes.indexOf(wrapping_SPACE, start) + 1;
        const tag = bytes.indexOf(wrapping_SPACE, stream) + 1;
        if (stream <= start || tag <= stream || tag + 2 > end)
            return 'not in the Kubernetes format';
        this.#errors = bytes[stream + 3] === LETTER_E;
        this.#append(bytes, tag + 2, end);
        return bytes[tag] === LETTER_F;
    }
    /** `{"log":"line\n","stream":"stdout","time":"…"}`; without its line feed it is a piece of one. */
    #takeDocker({ bytes, view }, start, end) {
        const from = start + DOCKER.length;
        const to = closingQuote(bytes, view, from, end);
        if (to >= end || Buffer.from(bytes.subarray(start, from)).toString() !== DOCKER) {
            return 'not in the Docker format';
        }
        this.#errors = Buffer.from(bytes.subarray(to, end)).includes('"stream":"stderr"');
        this.#unescape(bytes, from, to);
        if (this.#line[this.#length - 1] !== LINE_FEED)
            return false;
        this.#length--;
        return true;
    }
    #append(bytes, start, end) {
        const piece = bytes.subarray(start, Math.min(end, start + lines/* MAX_LINE */.M - this.#length));
        this.#line.set(piece, this.#length);
        this.#length += piece.length;
    }
    #unescape(bytes, start, end) {
        for (let at = start; at < end && this.#length < lines/* MAX_LINE */.M - 4; at++) {
            let byte = bytes[at];
            if (byte === wrapping_BACKSLASH) {
                byte = bytes[++at];
                if (byte === LETTER_U) {
                    const hex = Buffer.from(bytes.subarray(at + 1, at + 5)).toString('latin1');
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

;// CONCATENATED MODULE: ./.build/program/src/analytics/formats/detect.js
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
    const makers = [
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
    const hit = new analytics_hit/* Hit */.U();
    hit.bytes = line;
    hit.view = new DataView(line.buffer, line.byteOffset, line.length);
    const rejection = format.read(hit, 0, line.length);
    return rejection === undefined && hit.day !== analytics_hit/* NO_REQUEST */.K ? hit : undefined;
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


/***/ }),

/***/ 4290:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K: () => (/* binding */ NO_REQUEST),
/* harmony export */   U: () => (/* binding */ Hit)
/* harmony export */ });
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


/***/ }),

/***/ 90540:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   M: () => (/* binding */ MAX_LINE),
/* harmony export */   k: () => (/* binding */ LineCutter)
/* harmony export */ });
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
    get atLineStart() {
        return this.#carried === 0 && !this.#dropping;
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


/***/ }),

/***/ 89870:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  k: () => (/* binding */ LogCutter)
});

// EXTERNAL MODULE: ./.build/program/src/analytics/lines.js
var lines = __webpack_require__(90540);
;// CONCATENATED MODULE: ./.build/program/src/analytics/json-records.js
// Cuts JSON that is not one record a line: an array, the array inside `{"records": […]}`, or objects
// printed over several lines. Each object is handed on as a line would be.

const QUOTE = 0x22;
const OPEN_ARRAY = 0x5b;
const BACKSLASH = 0x5c;
const CLOSE_ARRAY = 0x5d;
const OPEN_OBJECT = 0x7b;
const CLOSE_OBJECT = 0x7d;
/** How much of a file is examined; its first record starts well before. */
const HEAD_BYTES = 64;
/** Where the records start, or -1 if each line is a record. */
function recordsStart(head) {
    const text = Buffer.from(head).toString('latin1', 0, HEAD_BYTES);
    const array = /^\s*(?:\[|\{\s*"(?:records|entries)"\s*:\s*\[)\s*(?=\{)/i.exec(text);
    if (array)
        return array[0].length;
    return /^\s*\{[ \t\r]*\n/.test(text) ? 0 : -1;
}
class RecordCutter {
    #sink;
    #carry = Buffer.alloc(lines/* MAX_LINE */.M);
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
        this.#sink.use(bytes);
        for (let at = first; at < bytes.length; at++) {
            const byte = bytes[at];
            if (this.#inString) {
                if (this.#escaped)
                    this.#escaped = false;
                else if (byte === BACKSLASH)
                    this.#escaped = true;
                else if (byte === QUOTE)
                    this.#inString = false;
            }
            else if (byte === QUOTE) {
                this.#inString = this.#depth > 0;
            }
            else if (byte === OPEN_OBJECT || (byte === OPEN_ARRAY && this.#depth > 0)) {
                if (this.#depth++ === 0)
                    start = at;
            }
            else if ((byte === CLOSE_OBJECT || byte === CLOSE_ARRAY) && this.#depth > 0) {
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
        this.#sink.use(this.#carry);
        this.#sink.partial(0, Math.min(this.#carried, lines/* MAX_LINE */.M));
    }
    #hand(bytes, start, end) {
        const carried = this.#carried > 0;
        if (carried)
            this.#keep(bytes.subarray(0, end));
        const length = carried ? this.#carried : end - start;
        this.#carried = 0;
        if (length > lines/* MAX_LINE */.M) {
            this.#sink.tooLong(carried ? this.#carry : bytes.subarray(start, start + lines/* MAX_LINE */.M));
        }
        else if (carried) {
            this.#sink.use(this.#carry);
            this.#sink.line(0, length);
            this.#sink.use(bytes);
        }
        else {
            this.#sink.line(start, end);
        }
    }
    /** Counts beyond what it keeps: a record may be too long to be one. */
    #keep(bytes) {
        const room = Math.max(0, lines/* MAX_LINE */.M - this.#carried);
        this.#carry.set(bytes.subarray(0, room), Math.min(this.#carried, lines/* MAX_LINE */.M));
        this.#carried += bytes.length;
    }
}

;// CONCATENATED MODULE: ./.build/program/src/analytics/log-cutter.js
// Cuts a log into its records, which its first bytes tell: one a line, or objects in JSON.


class LogCutter {
    #sink;
    #head = new Uint8Array(0);
    #cutter;
    constructor(sink) {
        this.#sink = sink;
    }
    /** Whether the next byte is the first of a line. */
    get atLineStart() {
        return this.#cutter instanceof lines/* LineCutter */.k && this.#cutter.atLineStart;
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
        this.#cutter = start < 0 ? new lines/* LineCutter */.k(this.#sink) : new RecordCutter(this.#sink, start);
        this.#cutter.push(head);
        return this.#cutter;
    }
}


/***/ }),

/***/ 40844:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   T: () => (/* binding */ createPageReader),
/* harmony export */   d: () => (/* binding */ isDataQuery)
/* harmony export */ });
/* harmony import */ var _rules_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(99584);
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


/***/ })

};
