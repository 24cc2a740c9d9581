export const id = 5861;
export const ids = [5861,6691];
export const modules = {

/***/ 17427:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   h: () => (/* binding */ presetFor)
/* harmony export */ });
// Well-known agents by name, each only the command line that its own documentation gives for runs
// without a person: prompt on stdin, edits allowed, nothing asked. Anything else is written out in
// `agent-command`.
const PRESETS = {
    // Settings, hooks and servers that the repository itself brings are not loaded.
    claude: {
        command: 'claude -p --setting-sources user --permission-mode acceptEdits --allowedTools "Read,Edit,Write,Glob,Grep"',
        env: ['ANTHROPIC_API_KEY', 'ANTHROPIC_BASE_URL', 'ANTHROPIC_MODEL', 'CLAUDE_CODE_OAUTH_TOKEN'],
    },
    codex: {
        command: 'codex exec --ephemeral --skip-git-repo-check --sandbox workspace-write -',
        env: ['CODEX_API_KEY', 'OPENAI_API_KEY', 'OPENAI_BASE_URL'],
    },
    copilot: {
        command: 'copilot -s --no-ask-user --allow-tool=write',
        env: ['COPILOT_GITHUB_TOKEN', 'COPILOT_MODEL'],
    },
    gemini: {
        command: 'gemini --approval-mode=auto_edit --skip-trust',
        env: ['GEMINI_API_KEY', 'GEMINI_MODEL', 'GOOGLE_API_KEY', 'GOOGLE_GENAI_USE_VERTEXAI'],
    },
    opencode: {
        command: 'opencode run',
        env: ['ANTHROPIC_API_KEY', 'OPENAI_API_KEY', 'OPENCODE_API_KEY', 'OPENCODE_CONFIG_CONTENT'],
    },
};
/** The preset of that name; any other text is a command line as it stands. */
function presetFor(command) {
    const name = command.trim();
    return Object.hasOwn(PRESETS, name) ? PRESETS[name] : { command, env: [] };
}


/***/ }),

/***/ 84546:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   W: () => (/* binding */ latin1),
/* harmony export */   v: () => (/* binding */ ByteCache)
/* harmony export */ });
// A map from byte strings to small numbers, filled by a function that sees each distinct string
// once. A log repeats the same few thousand paths and agents a million times: finding them by
// their bytes avoids making a JavaScript string per line. When it is full it starts anew, so that
// junk (a scanner's random paths) costs time but never memory.
const SLAB = 1 << 20;
/** As much as if there were one and it was more than full: not even an empty string fits. */
const NO_SLAB = SLAB + 1;
const MAX_ENTRIES = 1 << 18;
/** 32 MB: 200,000 distinct agents of the usual length fit, several times that does not. */
const MAX_SLABS = 32;
/** Only strings that somebody chose for their hash crowd like this; those are not remembered. */
const MAX_PROBES = 200;
// An entry is four numbers side by side, so that a look-up touches one cache line of them.
const STRIDE = 4;
const HASH = 0;
const LENGTH = 1;
const PLACE = 2;
const VALUE = 3;
class ByteCache {
    #resolve;
    #slots = new Int32Array(1 << 12);
    #table = new Int32Array(STRIDE << 11);
    #entries = 0;
    #slabs = [];
    #used = NO_SLAB;
    /** `resolve` gets the bytes as latin1, one character a byte. */
    constructor(resolve) {
        this.#resolve = resolve;
    }
    get(bytes, view, start, end) {
        const hash = hashOf(bytes, view, start, end);
        const slots = this.#slots;
        const table = this.#table;
        const mask = slots.length - 1;
        let slot = hash & mask;
        for (let probes = 0; probes < MAX_PROBES; probes++, slot = (slot + 1) & mask) {
            const entry = slots[slot] - 1;
            if (entry < 0)
                return this.#add(bytes, start, end, hash);
            const row = entry * STRIDE;
            if (table[row + HASH] === hash &&
                table[row + LENGTH] === end - start &&
                this.#equals(table[row + PLACE], bytes, view, start, end)) {
                return table[row + VALUE];
            }
        }
        return this.#resolve(latin1(bytes, start, end));
    }
    #equals(place, bytes, view, start, end) {
        const slab = this.#slabs[place >>> 20];
        const known = slab.view;
        let at = place & (SLAB - 1);
        let i = start;
        for (; i + 4 <= end; i += 4, at += 4) {
            if (known.getInt32(at, true) !== view.getInt32(i, true))
                return false;
        }
        for (; i < end; i++, at++) {
            if (slab.bytes[at] !== bytes[i])
                return false;
        }
        return true;
    }
    #add(bytes, start, end, hash) {
        const length = end - start;
        const value = this.#resolve(latin1(bytes, start, end));
        if (length > SLAB)
            return value;
        const noRoom = this.#used + length > SLAB;
        const full = noRoom && this.#slabs.length === MAX_SLABS;
        if (full || this.#entries === MAX_ENTRIES)
            this.clear();
        if (this.#used + length > SLAB)
            this.#addSlab();
        if (this.#entries * STRIDE === this.#table.length)
            this.#grow();
        const slab = this.#slabs.length - 1;
        this.#slabs[slab]?.bytes.set(bytes.subarray(start, end), this.#used);
        const entry = this.#entries++;
        this.#table.set([hash, length, (slab << 20) | this.#used, value], entry * STRIDE);
        this.#used += length;
        occupy(this.#slots, hash, entry);
        return value;
    }
    #addSlab() {
        const bytes = new Uint8Array(SLAB);
        this.#slabs.push({ bytes, view: new DataView(bytes.buffer) });
        this.#used = 0;
    }
    #grow() {
        const table = new Int32Array(this.#table.length * 2);
        table.set(this.#table);
        this.#table = table;
        this.#slots = new Int32Array(this.#slots.length * 2);
        for (let entry = 0; entry < this.#entries; entry++) {
            occupy(this.#slots, table[entry * STRIDE + HASH], entry);
        }
    }
    clear() {
        this.#slots.fill(0);
        this.#entries = 0;
        this.#slabs = [];
        this.#used = NO_SLAB;
    }
}
function occupy(slots, hash, entry) {
    const mask = slots.length - 1;
    let slot = hash & mask;
    while (slots[slot] !== 0)
        slot = (slot + 1) & mask;
    slots[slot] = entry + 1;
}
/** Eight bytes a step, in two lanes that the processor works on at once. */
function hashOf(bytes, view, start, end) {
    let even = end - start;
    let odd = 0x9e3779b1;
    let i = start;
    for (; i + 8 <= end; i += 8) {
        even = Math.imul(even ^ view.getInt32(i, true), 0x85ebca6b);
        odd = Math.imul(odd ^ view.getInt32(i + 4, true), 0xc2b2ae35);
        even = (even << 13) | (even >>> 19);
        odd = (odd << 15) | (odd >>> 17);
    }
    for (; i < end; i++)
        even = Math.imul(even ^ bytes[i], 0x01000193);
    const hash = Math.imul(even ^ odd ^ (even >>> 15), 0x27d4eb2f);
    return hash ^ (hash >>> 15);
}
function latin1(bytes, start, end) {
    return Buffer.from(bytes.buffer, bytes.byteOffset + start, end - start).toString('latin1');
}


/***/ }),

/***/ 6236:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $5: () => (/* binding */ daySpan),
/* harmony export */   AC: () => (/* binding */ END_OF_TIME),
/* harmony export */   Ew: () => (/* binding */ dayText),
/* harmony export */   U$: () => (/* binding */ dayNumber),
/* harmony export */   _1: () => (/* binding */ inSpan)
/* harmony export */ });
/* harmony import */ var _shared_days_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(65529);
/* harmony import */ var _shared_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(42205);
// UTC days. Inside, a day is a whole number of days since 1970; outside, `YYYY-MM-DD`.


/** The last day that JavaScript's dates know. */
const END_OF_TIME = 100_000_000;
/** The day of a calendar date, or -1 when the calendar has no such date. */
function dayNumber(year, month, date) {
    const time = Date.UTC(year, month - 1, date);
    const back = new Date(time);
    const real = back.getUTCMonth() === month - 1 && back.getUTCDate() === date && year >= 1970;
    return real ? time / _shared_days_js__WEBPACK_IMPORTED_MODULE_1__/* .DAY_MS */ .sO : -1;
}
function dayText(day) {
    return (0,_shared_days_js__WEBPACK_IMPORTED_MODULE_1__/* .isoDay */ .kh)(day * _shared_days_js__WEBPACK_IMPORTED_MODULE_1__/* .DAY_MS */ .sO);
}
function inSpan(day, span) {
    const number = Date.parse(day) / _shared_days_js__WEBPACK_IMPORTED_MODULE_1__/* .DAY_MS */ .sO;
    return number >= span.from && number < span.to;
}
/**
 * The span that a request means. A time of day counts for its UTC day, so that `dateTo` always
 * leaves its own date out, as the contract says; an absent end is open.
 */
function daySpan(range) {
    const from = range.dateFrom === undefined ? 0 : parseDay('dateFrom', range.dateFrom);
    const to = range.dateTo === undefined ? END_OF_TIME : parseDay('dateTo', range.dateTo);
    if (to < from) {
        throw new _shared_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .InvalidRequest */ .zh('Parameter `dateTo` lies before `dateFrom`; swap them or leave one out.');
    }
    return { from, to };
}
function parseDay(name, text) {
    const match = /^(\d{4})-(\d{2})-(\d{2})(T.+)?$/.exec(text);
    const [, year, month, date, time] = match ?? [];
    const day = match ? dayNumber(Number(year), Number(month), Number(date)) : -1;
    // Without a zone a time is UTC here, whatever the zone of this machine.
    const zoned = time && !/(?:Z|[+-]\d{2}:?\d{2})$/i.test(time) ? `${text}Z` : text;
    const ms = Date.parse(zoned);
    if (day < 0 || Number.isNaN(ms)) {
        throw new _shared_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .InvalidRequest */ .zh(`Parameter \`${name}\` must be a date such as 2026-11-01 or an ISO 8601 time; got \`${text.slice(0, 40)}\`.`);
    }
    return Math.floor(ms / _shared_days_js__WEBPACK_IMPORTED_MODULE_1__/* .DAY_MS */ .sO);
}


/***/ }),

/***/ 73463:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   U3: () => (/* binding */ FieldReader),
/* harmony export */   cJ: () => (/* binding */ FIELDS),
/* harmony export */   jo: () => (/* binding */ FieldPlaces)
/* harmony export */ });
/* harmony import */ var _byte_cache_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(84546);
/* harmony import */ var _time_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(10879);
// Formats with named fields (JSON, W3C) say where each field lies in the line; this turns them
// into a hit, one way for all.


const FIELDS = [
    'time',
    'method',
    'target',
    'query',
    'status',
    'agent',
    'contentType',
    'accept',
    'purpose',
];
/** Start and end of each field, by its place in FIELDS; start is -1 where the line has none. */
class FieldPlaces {
    starts = new Int32Array(FIELDS.length).fill(-1);
    ends = new Int32Array(FIELDS.length).fill(-1);
    /** Once per line, where a loop is quicker than a call of `fill`. */
    clear() {
        for (let field = 0; field < FIELDS.length; field++)
            this.starts[field] = -1;
    }
}
const [TIME, METHOD, TARGET, QUERY, STATUS, AGENT, CONTENT_TYPE, ACCEPT, PURPOSE] = [
    0, 1, 2, 3, 4, 5, 6, 7, 8,
];
const SPACE = 0x20;
const HASH = 0x23;
const QUESTION = 0x3f;
const MINUS = 0x2d;
class FieldReader {
    #isoDay = (0,_time_js__WEBPACK_IMPORTED_MODULE_1__/* .isoDays */ .$t)();
    #agents;
    // Few distinct values each, so that a line costs a look-up.
    #assets = new _byte_cache_js__WEBPACK_IMPORTED_MODULE_0__/* .ByteCache */ .v((type) => flag(!/html|markdown|text\/plain/i.test(type)));
    #markdown = new _byte_cache_js__WEBPACK_IMPORTED_MODULE_0__/* .ByteCache */ .v((accept) => flag(/text\/markdown/i.test(accept)));
    #ahead = new _byte_cache_js__WEBPACK_IMPORTED_MODULE_0__/* .ByteCache */ .v((purpose) => flag(/prefetch|prerender/i.test(purpose)));
    /** `agents`: whether the format has a place for agents, so that none means nobody. */
    constructor(agents) {
        this.#agents = agents;
    }
    fill(hit, { starts, ends }) {
        const at = (field) => starts[field];
        const to = (field) => ends[field];
        if (at(TIME) < 0)
            return 'no time';
        hit.day = this.#day(hit, at(TIME), to(TIME));
        if (hit.day < 0)
            return 'no such time';
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
        hit.agentStart = at(AGENT) < 0 && this.#agents ? 0 : at(AGENT);
        hit.agentEnd = at(AGENT) < 0 ? 0 : to(AGENT);
        hit.asset = this.#is(this.#assets, hit, at(CONTENT_TYPE), to(CONTENT_TYPE));
        hit.markdown = this.#is(this.#markdown, hit, at(ACCEPT), to(ACCEPT));
        hit.prefetch = this.#is(this.#ahead, hit, at(PURPOSE), to(PURPOSE));
        return undefined;
    }
    #is(cache, hit, start, end) {
        return start >= 0 && start < end && cache.get(hit.bytes, hit.view, start, end) === 1;
    }
    #day(hit, start, end) {
        const day = this.#isoDay(hit.bytes, hit.view, start, end);
        return day >= 0 ? day : (0,_time_js__WEBPACK_IMPORTED_MODULE_1__/* .epochDay */ .ue)(Number((0,_byte_cache_js__WEBPACK_IMPORTED_MODULE_0__/* .latin1 */ .W)(hit.bytes, start, end) || 'none'));
    }
    /** A path, a whole address, or a request line (`GET /x HTTP/1.1`), which then has the method. */
    #target(hit, start, end) {
        const { bytes } = hit;
        hit.get = true;
        if (isUpperCase(bytes[start])) {
            const space = indexOf(bytes, SPACE, start, end);
            hit.get = isGet(bytes, start, space);
            start = Math.min(space + 1, end);
            end = indexOf(bytes, SPACE, start, end);
        }
        let query = start;
        while (query < end && bytes[query] !== QUESTION && bytes[query] !== HASH)
            query++;
        hit.pathStart = start;
        hit.pathEnd = query;
        hit.queryStart = Math.min(query + 1, end);
        hit.queryEnd = end;
    }
}
function indexOf(bytes, byte, start, end) {
    let at = start;
    while (at < end && bytes[at] !== byte)
        at++;
    return at;
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
    if (bytes[start] === MINUS)
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


/***/ }),

/***/ 10879:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $t: () => (/* binding */ isoDays),
/* harmony export */   ue: () => (/* binding */ epochDay),
/* harmony export */   zQ: () => (/* binding */ clfDays)
/* harmony export */ });
/* unused harmony export textDay */
/* harmony import */ var _shared_days_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(65529);
/* harmony import */ var _byte_cache_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(84546);
/* harmony import */ var _days_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6236);
// The ways logs write a time, each to its UTC day; -1 for what is no time. Zones matter: 00:30 at
// +0100 is still yesterday in UTC.



const COLON = 0x3a;
const T = 0x54;
const Z = 0x5a;
const MINUTES_PER_DAY = 24 * 60;
/** Nobody lives there. Whole numbers only: the hot loop stays free of floats. */
const NO_ZONE = 100_000;
const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
/**
 * Reads `14/Nov/2026:13:55:36 +0100` from 26 bytes at a position. Lines of a log come in order, so
 * the calendar and the zone are asked only when their bytes change.
 */
function clfDays() {
    const date = [0, 0, 0]; // "14/N", "ov/2" and "026:", as words
    const zone = [0, 0]; // "+010" as a word, and "0"
    let day = -1;
    let offset = 0;
    return (bytes, view, at) => {
        if (view.getInt32(at) !== date[0] ||
            view.getInt32(at + 4) !== date[1] ||
            view.getInt32(at + 8) !== date[2] ||
            view.getInt32(at + 21) !== zone[0] ||
            bytes[at + 25] !== zone[1]) {
            date[0] = view.getInt32(at);
            date[1] = view.getInt32(at + 4);
            date[2] = view.getInt32(at + 8);
            zone[0] = view.getInt32(at + 21);
            zone[1] = bytes[at + 25];
            const text = (0,_byte_cache_js__WEBPACK_IMPORTED_MODULE_0__/* .latin1 */ .W)(bytes, at, at + 26);
            const clf = CLF.exec(`${text.slice(0, 12)}00:00:00${text.slice(20)}`);
            offset = clf ? zoneMinutes(clf[7], clf[8], clf[9]) : NO_ZONE;
            day = clf ? (0,_days_js__WEBPACK_IMPORTED_MODULE_1__/* .dayNumber */ .U$)(Number(clf[3]), monthNumber(clf[2]), Number(clf[1])) : -1;
        }
        if (!isClock(bytes, at + 12))
            return -1;
        return shift(day, twoDigits(bytes, at + 12) * 60 + twoDigits(bytes, at + 15), offset);
    };
}
/** `13:55:36` */
function isClock(bytes, at) {
    return (bytes[at + 2] === COLON &&
        bytes[at + 5] === COLON &&
        twoDigits(bytes, at) <= 23 &&
        twoDigits(bytes, at + 3) <= 59 &&
        twoDigits(bytes, at + 6) <= 60);
}
/**
 * Reads a time in words between two positions, by the calendar only when the date's bytes change:
 * nearly every JSON log writes `2026-11-14T13:55:36.123Z`. Anything else takes the longer way.
 */
function isoDays() {
    const date = [0, 0, 0]; // "2026", "-11-" and "6-11", overlapping words of "2026-11-14"
    let day = -1;
    return (bytes, view, at, end) => {
        if (end - at < 20 || bytes[end - 1] !== Z || bytes[at + 10] !== T) {
            return textDay((0,_byte_cache_js__WEBPACK_IMPORTED_MODULE_0__/* .latin1 */ .W)(bytes, at, end));
        }
        if (view.getInt32(at) !== date[0] ||
            view.getInt32(at + 4) !== date[1] ||
            view.getInt32(at + 6) !== date[2]) {
            date[0] = view.getInt32(at);
            date[1] = view.getInt32(at + 4);
            date[2] = view.getInt32(at + 6);
            day = textDay((0,_byte_cache_js__WEBPACK_IMPORTED_MODULE_0__/* .latin1 */ .W)(bytes, at, at + 10));
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
const CLF = /^(\d{2})\/([a-z]{3})\/(\d{4}):(\d{2}):(\d{2}):(\d{2}) ([+-])(\d{2})(\d{2})$/i;
const ISO = /^(\d{4})-(\d{2})-(\d{2})(?:[T ](\d{2}):(\d{2})(?::(\d{2})(?:[.,]\d+)?)?(?:Z|([+-])(\d{2}):?(\d{2}))?)?$/i;
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
    return shift((0,_days_js__WEBPACK_IMPORTED_MODULE_1__/* .dayNumber */ .U$)(Number(year), Number(month), Number(date)), Number(hour ?? 0) * 60 + Number(minute ?? 0), zoneMinutes(sign, zoneHour, zoneMinute));
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
/** A number since 1970, in seconds, milliseconds, micro- or nanoseconds, told by its size. */
function epochDay(value) {
    if (!(value > 0))
        return -1;
    let ms = value < 1e11 ? value * 1000 : value;
    while (ms >= 1e14)
        ms /= 1000;
    return Math.floor(ms / _shared_days_js__WEBPACK_IMPORTED_MODULE_2__/* .DAY_MS */ .sO);
}


/***/ }),

/***/ 21470:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   L: () => (/* binding */ TRAFFIC_CLASSES),
/* harmony export */   u: () => (/* binding */ DEFAULT_AI_CLASSES)
/* harmony export */ });
// Who asked for a page. `human` and the AI classes make up the views; other bots never count.
const TRAFFIC_CLASSES = [
    'human',
    'coding-agent',
    'assistant',
    'ai-search',
    'training',
    'other-bot',
];
/** The classes that count as AI unless the configuration says otherwise. */
const DEFAULT_AI_CLASSES = ['coding-agent', 'assistant'];


/***/ }),

/***/ 86691:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   O: () => (/* binding */ gitOf),
/* harmony export */   S: () => (/* binding */ GitFailed),
/* harmony export */   createGit: () => (/* binding */ createGit)
/* harmony export */ });
/* harmony import */ var node_child_process__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(31421);
/* harmony import */ var _shared_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(42205);
// Running git as a trusted tool: no configuration but ours, no hooks, no prompts, no filters that a
// repository could bring along, and credentials in no command line, URL or file.


/** git itself said no. Its words are kept; they hold no credentials, because git never had them. */
class GitFailed extends _shared_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .Unavailable */ .$P {
    result;
    constructor(args, result) {
        const said = result.stderr.trim().split('\n').slice(-3).join(' ');
        super(`\`git ${args[0]}\` failed (exit ${result.code}): ${said || 'it said nothing'}.`);
        this.result = result;
    }
}
function createGit(settings) {
    const environment = gitEnvironment(settings);
    return gitOf((args, call = {}) => execute(args, environment, call));
}
function gitOf(attempt) {
    return {
        try: attempt,
        async run(args, call) {
            const result = await attempt(args, call);
            if (result.code !== 0)
                throw new GitFailed(args, result);
            return result.stdout.toString('utf8');
        },
    };
}
function gitEnvironment({ path, network, credentials }) {
    const config = [
        ['core.hooksPath', '/dev/null'],
        ['core.fsmonitor', 'false'],
        ['core.attributesFile', '/dev/null'],
        ['core.quotePath', 'false'],
        ['core.symlinks', 'true'],
        ['gc.auto', '0'],
        ['maintenance.auto', 'false'],
        ['advice.detachedHead', 'false'],
        ['init.defaultBranch', 'main'],
        ['protocol.ext.allow', 'never'],
        ['http.followRedirects', 'false'],
        ['safe.directory', '*'],
    ];
    if (credentials) {
        const basic = Buffer.from(`x-access-token:${credentials.token}`).toString('base64');
        config.push([`http.${credentials.origin}/.extraHeader`, `Authorization: Basic ${basic}`]);
    }
    const environment = {
        ...network,
        PATH: path,
        LC_ALL: 'C',
        HOME: '/nonexistent',
        GIT_CONFIG_NOSYSTEM: '1',
        GIT_CONFIG_GLOBAL: '/dev/null',
        GIT_TERMINAL_PROMPT: '0',
        GIT_ASKPASS: '/bin/false',
        GIT_OPTIONAL_LOCKS: '0',
        GIT_AUTHOR_NAME: 'Docket',
        GIT_AUTHOR_EMAIL: 'docket@users.noreply.github.com',
        GIT_COMMITTER_NAME: 'Docket',
        GIT_COMMITTER_EMAIL: 'docket@users.noreply.github.com',
        GIT_CONFIG_COUNT: String(config.length),
    };
    config.forEach(([key, value], index) => {
        environment[`GIT_CONFIG_KEY_${index}`] = key;
        environment[`GIT_CONFIG_VALUE_${index}`] = value;
    });
    return environment;
}
function execute(args, environment, { cwd, input, signal, env }) {
    return new Promise((resolve, reject) => {
        const child = (0,node_child_process__WEBPACK_IMPORTED_MODULE_0__.spawn)('git', args, {
            cwd,
            env: { ...environment, ...env },
            stdio: ['pipe', 'pipe', 'pipe'],
            signal,
            killSignal: 'SIGKILL',
        });
        const stdout = [];
        const stderr = [];
        child.stdout.on('data', (chunk) => stdout.push(chunk));
        child.stderr.on('data', (chunk) => stderr.push(chunk));
        // git may exit before it has read everything; its exit code tells the story, not the pipe.
        child.stdin.on('error', () => { });
        child.on('error', (error) => {
            if (signal?.aborted)
                return reject(signal.reason);
            reject(new _shared_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .Unavailable */ .$P(`git could not be started: ${error.message}. Install git 2.34 or newer.`, {
                cause: error,
            }));
        });
        child.on('close', (code, killed) => {
            if (signal?.aborted)
                return reject(signal.reason);
            resolve({
                code: code ?? 128,
                stdout: Buffer.concat(stdout),
                stderr: killed ? `killed by ${killed}` : Buffer.concat(stderr).toString('utf8'),
            });
        });
        child.stdin.end(input);
    });
}


/***/ }),

/***/ 82610:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   HG: () => (/* binding */ SETTING),
/* harmony export */   jk: () => (/* binding */ createPublisher)
/* harmony export */ });
/* unused harmony export compareLink */
/* harmony import */ var _shared_backoff_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(50472);
/* harmony import */ var _shared_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(42205);
/* harmony import */ var _problems_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(49204);
/* harmony import */ var _pulls_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(19562);




const SETTING = 'Settings → Actions → General → Allow GitHub Actions to create and approve pull requests';
/** After a push, GitHub may need some seconds until it knows the branch and its commits. */
const SETTLE_TRIES = 6;
const SETTLE = { baseMs: 1_000, capMs: 8_000 };
function createPublisher(base, options = {}) {
    return {
        async publish(plan, signal) {
            const github = base.withSignal(signal);
            const found = await (0,_pulls_js__WEBPACK_IMPORTED_MODULE_2__/* .findByBranch */ .vQ)(github, plan.branch);
            if (found)
                return { kind: 'pull-request', pull: await refresh(github, found, plan) };
            return open(github, plan, options);
        },
        async stateOf(branch, signal) {
            const found = await (0,_pulls_js__WEBPACK_IMPORTED_MODULE_2__/* .findByBranch */ .vQ)(base.withSignal(signal), branch);
            return found?.state ?? 'none';
        },
        countOpen: (prefix, signal) => (0,_pulls_js__WEBPACK_IMPORTED_MODULE_2__/* .countOpen */ .QJ)(base.withSignal(signal), prefix),
    };
}
/** A closed one stays as its reviewer left it: it is the branch's, and nobody reopens it here. */
async function refresh(github, found, plan) {
    const { number, url } = found;
    const { title, body } = plan;
    if (found.state === 'open' && (found.title !== title || found.body !== body)) {
        await github.rest.pulls.update({ ...github.repo, pull_number: number, title, body });
    }
    return { number, url };
}
async function open(github, plan, options) {
    let { draft } = plan;
    for (let attempt = 0;; attempt += 1) {
        try {
            const { data } = await github.rest.pulls.create({
                ...github.repo,
                title: plan.title,
                body: plan.body,
                head: plan.branch,
                base: plan.base,
                draft,
            });
            await decorate(github, data.number, options);
            return { kind: 'pull-request', pull: { number: data.number, url: data.html_url } };
        }
        catch (error) {
            const answer = classify(error);
            if (answer === 'forbidden')
                return forbidden(github, plan, error);
            if (answer === 'no-drafts' && draft) {
                github.log.warn('Drafts are not supported in this repository; the pull request is open.');
                draft = false;
                continue;
            }
            if (answer !== 'look' && answer !== 'early')
                throw error;
            // Opening twice is refused by GitHub itself, so after looking it is safe to try again.
            if (answer === 'early')
                await settle(github, attempt);
            const found = await (0,_pulls_js__WEBPACK_IMPORTED_MODULE_2__/* .findByBranch */ .vQ)(github, plan.branch);
            if (found)
                return { kind: 'pull-request', pull: { number: found.number, url: found.url } };
            if (attempt >= SETTLE_TRIES)
                throw error;
            if (answer === 'look')
                await settle(github, attempt);
        }
    }
}
/**
 * `look`: it may exist already. `early`: GitHub does not know the pushed commits yet, or they add
 * nothing; the difference shows after a while.
 */
function classify(error) {
    if (error instanceof _shared_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .OutcomeUnknown */ .Jr)
        return 'look';
    const { status, message } = (0,_problems_js__WEBPACK_IMPORTED_MODULE_1__/* .refusalOf */ .Of)(error) ?? { status: 0, message: '' };
    if (/not permitted to create or approve pull requests/i.test(message))
        return 'forbidden';
    if (error instanceof _shared_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .Forbidden */ .cw && /not accessible by/i.test(message))
        return 'forbidden';
    if (status !== 422)
        return 'other';
    if (/already exists/i.test(message))
        return 'look';
    if (/draft pull requests are not supported/i.test(message))
        return 'no-drafts';
    if (/no commits between/i.test(message) || /"field":"head"/.test(message))
        return 'early';
    return 'other';
}
/** Not random: this waits for one repository, and nobody else waits with it. */
function settle(github, attempt) {
    return github.sleep((0,_shared_backoff_js__WEBPACK_IMPORTED_MODULE_3__/* .fullJitter */ .G)(attempt, SETTLE, () => 1));
}
function forbidden(github, plan, error) {
    const setting = /not permitted/i.test((0,_problems_js__WEBPACK_IMPORTED_MODULE_1__/* .refusalOf */ .Of)(error)?.message ?? '');
    const remedy = setting
        ? `This repository does not let Actions open pull requests. Turn on ${SETTING}, or open it from the link.`
        : 'The token may not open pull requests. Give the workflow `permissions: pull-requests: write`, or open it from the link.';
    return { kind: 'forbidden', compareLink: compareLink(github, plan), reason: remedy };
}
function compareLink({ serverUrl, repo }, { base, branch }) {
    const name = (ref) => ref.split('/').map(encodeURIComponent).join('/');
    return `${serverUrl}/${repo.owner}/${repo.repo}/compare/${name(base)}...${name(branch)}?expand=1`;
}
/** Labels and reviewers help; the pull request stands without them. */
async function decorate(github, number, { labels = [], reviewers = [] }) {
    const attempt = async (what, call) => {
        try {
            await call();
        }
        catch (error) {
            github.log.warn(`The pull request has no ${what}: ${(0,_shared_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .sentence */ .em)(error)}`);
        }
    };
    if (labels.length > 0) {
        const wanted = { ...github.repo, issue_number: number, labels };
        await attempt('labels', () => github.rest.issues.addLabels(wanted));
    }
    if (reviewers.length > 0) {
        const wanted = { ...github.repo, pull_number: number, reviewers };
        await attempt('reviewers', () => github.rest.pulls.requestReviewers(wanted));
    }
}


/***/ }),

/***/ 65529:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AV: () => (/* binding */ dayCount),
/* harmony export */   Ny: () => (/* binding */ previousRange),
/* harmony export */   fi: () => (/* binding */ addDays),
/* harmony export */   hF: () => (/* binding */ daysOf),
/* harmony export */   kh: () => (/* binding */ isoDay),
/* harmony export */   ol: () => (/* binding */ startOfDay),
/* harmony export */   qD: () => (/* binding */ dayRange),
/* harmony export */   sO: () => (/* binding */ DAY_MS)
/* harmony export */ });
// Whole UTC days, written `YYYY-MM-DD`. The end of a range is exclusive.
const DAY_MS = 86_400_000;
function dayRange(from, to) {
    return Object.freeze({ from: isoDay(from), to: isoDay(to) });
}
/** The period of equal length right before. */
function previousRange(range) {
    const from = Date.parse(range.from);
    return dayRange(from - (Date.parse(range.to) - from), from);
}
function dayCount(range) {
    return (Date.parse(range.to) - Date.parse(range.from)) / DAY_MS;
}
function daysOf(range) {
    return Array.from({ length: dayCount(range) }, (_, index) => addDays(range.from, index));
}
function addDays(day, days) {
    return isoDay(Date.parse(day) + days * DAY_MS);
}
function startOfDay(time) {
    return Math.floor(time / DAY_MS) * DAY_MS;
}
function isoDay(time) {
    return new Date(time).toISOString().slice(0, 10);
}


/***/ })

};
