export const id = 4062;
export const ids = [4062];
export const modules = {

/***/ 52953:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   o4: () => (/* binding */ parseConfig),
/* harmony export */   tF: () => (/* binding */ CONFIG_PATH)
/* harmony export */ });
/* unused harmony export DEFAULT_CONFIG */
/* harmony import */ var yaml__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(38815);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(80737);
/* harmony import */ var _analytics_formats_fields_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73463);
/* harmony import */ var _analytics_traffic_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(21470);
/* harmony import */ var _shared_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(42205);
// `.github/docket.yml`: the rarer settings, read from the default branch. Every problem is told at
// once, with its line.





const CONFIG_PATH = '.github/docket.yml';
const whole = (max = 1_000_000_000) => zod__WEBPACK_IMPORTED_MODULE_3__/* .int */ .Whr().min(1).max(max);
const words = zod__WEBPACK_IMPORTED_MODULE_3__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP().min(1)).readonly();
const Config = zod__WEBPACK_IMPORTED_MODULE_3__/* .strictObject */ .rej({
    agent: zod__WEBPACK_IMPORTED_MODULE_3__/* .strictObject */ .rej({
        'max-steps': whole(10_000).optional(),
        'max-tokens': whole().optional(),
        'max-minutes': whole(7_200).optional(),
        /** Names of variables that an agent program may have. */
        env: words.default([]),
    })
        .prefault({}),
    jobs: zod__WEBPACK_IMPORTED_MODULE_3__/* .strictObject */ .rej({
        'retention-days': whole(3_650).default(30),
        'max-open-pull-requests': whole(10_000).default(20),
    })
        .prefault({}),
    'pull-request': zod__WEBPACK_IMPORTED_MODULE_3__/* .strictObject */ .rej({ labels: words.default([]), reviewers: words.default([]) })
        .prefault({}),
    views: zod__WEBPACK_IMPORTED_MODULE_3__/* .strictObject */ .rej({
        'ai-classes': zod__WEBPACK_IMPORTED_MODULE_3__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_3__/* ["enum"] */ .k5n(_analytics_traffic_js__WEBPACK_IMPORTED_MODULE_4__/* .TRAFFIC_CLASSES */ .L)).readonly().optional(),
        history: zod__WEBPACK_IMPORTED_MODULE_3__/* .boolean */ .zMY().optional(),
        /** How often a service may be asked for one export. */
        'max-requests': whole(1_000_000).default(100),
        /** Names of fields in JSON access logs. */
        'log-fields': zod__WEBPACK_IMPORTED_MODULE_3__/* .partialRecord */ .jgl(zod__WEBPACK_IMPORTED_MODULE_3__/* ["enum"] */ .k5n(_analytics_formats_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .FIELDS */ .cJ), zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP().min(1)).default({}),
        /** Further agents, looked for before those that are known. */
        agents: zod__WEBPACK_IMPORTED_MODULE_3__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_3__/* .strictObject */ .rej({
            agent: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP().min(1),
            class: zod__WEBPACK_IMPORTED_MODULE_3__/* ["enum"] */ .k5n(_analytics_traffic_js__WEBPACK_IMPORTED_MODULE_4__/* .TRAFFIC_CLASSES */ .L),
            match: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP().min(1).refine(isPattern, 'is not a regular expression'),
        }))
            .readonly()
            .default([]),
        /** Labels of hosts by the globs of their logs. */
        hosts: zod__WEBPACK_IMPORTED_MODULE_3__/* .record */ .g1P(zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP(), zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP().min(1)).default({}),
    })
        .prefault({}),
})
    .readonly();
const DEFAULT_CONFIG = Config.parse({});
function parseConfig(text) {
    if (text === null)
        return DEFAULT_CONFIG;
    const lines = new yaml__WEBPACK_IMPORTED_MODULE_0__/* .LineCounter */ .HN();
    const document = (0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .parseDocument */ .Tp)(text, {
        lineCounter: lines,
        prettyErrors: false,
        logLevel: 'error',
    });
    const lineAt = (offset) => lines.linePos(offset ?? 0).line;
    const broken = document.errors.map(({ pos, message }) => problem(lineAt(pos[0]), message));
    (0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .visit */ .YR)(document, {
        // They can be made to expand without end, and nobody needs them here.
        Alias: (_, { range }) => {
            broken.push(problem(lineAt(range?.[0]), 'Write the value out; aliases are not allowed'));
        },
    });
    if (broken.length > 0)
        refuse(broken);
    const result = Config.safeParse(document.toJS() ?? {});
    if (result.success)
        return result.data;
    const lineOf = (path) => {
        const node = document.getIn(path, true);
        return node?.range || path.length === 0 ? lineAt(node?.range?.[0]) : lineOf(path.slice(0, -1));
    };
    refuse(result.error.issues.flatMap((issue) => {
        if (issue.code !== 'unrecognized_keys') {
            return [problem(lineOf(issue.path), `\`${issue.path.join('.')}\`: ${issue.message}`)];
        }
        const known = settingsIn(issue.path[0]);
        return issue.keys.map((key) => problem(lineOf([...issue.path, key]), `\`${key}\` is not a setting; known here: ${known.map((name) => `\`${name}\``).join(', ')}`));
    }));
}
function isPattern(text) {
    try {
        return Boolean(new RegExp(text, 'i'));
    }
    catch {
        return false;
    }
}
function settingsIn(group) {
    const { shape } = Config.unwrap();
    return Object.keys(group === undefined ? shape : shape[group].unwrap().shape);
}
function problem(line, message) {
    return `Line ${line}: ${message.replace(/\.?$/, '')}.`;
}
function refuse(details) {
    throw new _shared_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .InvalidRequest */ .zh(`\`${CONFIG_PATH}\` on the default branch cannot be used; correct what is named and run again.`, { details });
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

/***/ 34062:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  exportPageViews: () => (/* binding */ exportPageViews)
});

// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __webpack_require__(48161);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./.build/program/src/shared/errors.js
var errors = __webpack_require__(42205);
;// CONCATENATED MODULE: ./.build/program/src/action/artifact.js
// Artifacts of a workflow run. The package is loaded only when there is something to upload: it takes
// a quarter of a second.


function workflowArtifacts(runner) {
    return {
        async upload({ name, dir, files, retentionDays }) {
            const reason = whyNowhere(runner);
            if (reason)
                return { kind: 'nowhere', reason };
            const { DefaultArtifactClient } = await __webpack_require__.e(/* import() */ 9645).then(__webpack_require__.bind(__webpack_require__, 9645));
            const paths = files.map((file) => (0,external_node_path_.join)(dir, file));
            const options = retentionDays === undefined ? {} : { retentionDays };
            const { id } = await new DefaultArtifactClient()
                .uploadArtifact(name, paths, dir, options)
                .catch((error) => {
                throw new errors/* Unavailable */.$P(failure(name, dir, error), { cause: error });
            });
            if (id === undefined)
                throw new errors/* Unavailable */.$P(failure(name, dir, 'no id came back'));
            return { kind: 'kept', id, url: `${runner.runUrl}/artifacts/${id}` };
        },
    };
}
function whyNowhere({ serverUrl, hasResults }) {
    if (!hasResults)
        return 'this is not a run on a GitHub runner';
    const { hostname } = new URL(serverUrl);
    if (/^github\.com$|\.ghe\.com$|\.localhost$/.test(hostname))
        return undefined;
    return `${hostname} is a GitHub Enterprise Server, which does not take artifacts of this kind`;
}
function failure(name, dir, error) {
    const reason = (0,errors/* sentence */.em)(error).replace(/\.$/, '') || `the storage refused it${statusOf(error)}`;
    const taken = /\b409\b|already exists/.test(reason);
    const remedy = taken
        ? 'Give each job of the run its own `artifact-name`.'
        : 'Run the job again; if it stays, see githubstatus.com.';
    return `The artifact \`${name}\` could not be uploaded: ${reason}. ${remedy} The files are in ${dir}.`;
}
/** A refusal of the storage without a body has an empty message. */
function statusOf(error) {
    const { statusCode } = error;
    return typeof statusCode === 'number' ? ` with HTTP ${statusCode}` : '';
}

// EXTERNAL MODULE: ./.build/program/src/action/config.js
var action_config = __webpack_require__(52953);
// EXTERNAL MODULE: ./.build/program/src/analytics/insights.js
var analytics_insights = __webpack_require__(14610);
// EXTERNAL MODULE: ./.build/program/src/app/export/export.js + 28 modules
var export_export = __webpack_require__(50971);
// EXTERNAL MODULE: ./.build/program/src/app/export/range.js
var export_range = __webpack_require__(65790);
// EXTERNAL MODULE: ./.build/program/src/reports/format.js
var format = __webpack_require__(85517);
// EXTERNAL MODULE: ./.build/program/src/reports/headline.js
var headline = __webpack_require__(16466);
// EXTERNAL MODULE: ./.build/program/src/shared/days.js
var days = __webpack_require__(65529);
// EXTERNAL MODULE: ./.build/program/src/reports/escape.js
var reports_escape = __webpack_require__(56265);
// EXTERNAL MODULE: ./.build/program/src/reports/story.js + 1 modules
var story = __webpack_require__(77653);
;// CONCATENATED MODULE: ./.build/program/src/reports/markdown.js
// The story as a job summary. GitHub shows nothing at all of a summary above 1 MiB: every text in it is
// shortened, every list is short, and the one that people may ask to be long stops at a size.





const TOP_BYTES = 600_000;
const PATH_LENGTH = 120;
/** More columns than this blur into each other at the width of a summary. */
const CHART_BARS = 92;
function summary(story, links = {}) {
    const { report } = story;
    const parts = [
        `## Page views: ${(0,reports_escape/* markdown */.wD)((0,reports_escape/* shorten */.ml)(report.title, PATH_LENGTH))}`,
        `**${(0,format/* rangeText */.lq)(report.range)}** · ${(0,format/* counted */.hS)((0,days/* dayCount */.AV)(report.range), 'day')}, UTC${report.previous ? ` · compared with ${(0,format/* rangeText */.lq)(report.previous.range)}` : ''}`,
        (0,headline/* lead */.H)(report),
        partial(story),
        artifact(links),
        figureTable(story),
        mermaidChart(story),
        topPages(story),
        movers(story),
        aiPart(story),
        quality(story),
    ].filter((part) => part !== '');
    return `${parts.join('\n\n')}\n`;
}
function partial({ report: { missing } }) {
    if (missing.length === 0)
        return '';
    const lines = missing.map((what) => `> - ${(0,reports_escape/* markdown */.wD)((0,reports_escape/* shorten */.ml)(what, 500))}`);
    return `> [!WARNING]\n> This export is partial.\n${lines.join('\n')}`;
}
function artifact({ artifactUrl, artifactName = 'page-views' }) {
    if (!artifactUrl)
        return '';
    return `[Download the report and its data](${encodeURI(artifactUrl)}) (artifact ${(0,reports_escape/* markdown */.wD)(artifactName)}; open \`report.html\`)`;
}
function figureTable({ report }) {
    const rows = (0,headline/* figures */.u)(report).map(({ label, value, delta, before }) => `| ${label} | **${value}** |${report.previous ? ` ${delta ?? '–'} | ${before ?? '–'} |` : ''}`);
    return table(['', 'this period', ...(report.previous ? ['change', 'before'] : [])], rows);
}
/** Columns of one chart are drawn over each other, so AI before the total looks stacked. */
function mermaidChart({ chart, report }) {
    const bars = chart.bars.slice(-CHART_BARS);
    if (bars.length < 2 || report.totals.total === 0)
        return '';
    const labels = bars.map(({ from }) => `"${(0,reports_escape/* mermaid */.a4)((0,format/* shortDay */.tE)(from))}"`);
    const total = bars.map(({ counts }) => counts?.total ?? 0);
    const ai = bars.map(({ counts }) => counts?.ai ?? 0);
    return `\`\`\`mermaid
---
config:
  xyChart:
    width: 900
    height: 320
  themeVariables:
    xyChart:
      plotColorPalette: "#3b6fb5, #d9822b"
---
xychart-beta
  title "Views a ${chart.unit}"
  x-axis [${labels.join(', ')}]
  y-axis "views" 0 --> ${Math.max(1, ...total)}
  bar [${total.join(', ')}]
  bar [${ai.join(', ')}]
\`\`\`
🟦 whole column: all views · 🟧 lower part: views by AI`;
}
function topPages({ top, report }) {
    if (top.length === 0)
        return '';
    const compared = report.previous !== null;
    const rows = [];
    let bytes = 0;
    for (const row of top) {
        const cells = [row.human, row.ai].map(format/* count */.U9);
        const line = `| ${path(row.path)} | ${cells.join(' | ')} | ${(0,format/* percent */.KN)((0,story/* aiShare */.ci)(row))} | ${(0,format/* count */.U9)(row.total)} |${compared ? ` ${rowChange(row)} |` : ''}`;
        bytes += Buffer.byteLength(line) + 1;
        if (bytes > TOP_BYTES)
            break;
        rows.push(line);
    }
    const heads = ['page', 'people', 'AI', 'AI share', 'total', ...(compared ? ['change'] : [])];
    const left = top.length - rows.length;
    const more = left > 0 ? `\n\n_${(0,format/* counted */.hS)(left, 'page')} more in the report._` : '';
    return `### Top pages\n\n${table(heads, rows)}${more}`;
}
function rowChange({ total, previous }) {
    if (!previous)
        return '–';
    return (0,format/* change */.Zg)(total, previous.total) ?? 'new';
}
function movers({ risers, fallers, report }) {
    if (!report.previous || risers.length + fallers.length === 0)
        return '';
    const rows = ({ path: where, now, before }) => `| ${path(where)} | ${(0,format/* signed */.x8)(now.total - before.total)} | ${(0,format/* count */.U9)(before.total)} → ${(0,format/* count */.U9)(now.total)} |`;
    const part = (title, list) => list.length === 0
        ? ''
        : `#### ${title}\n\n${table(['page', 'change', 'views'], list.map(rows))}\n\n`;
    return `### What moved\n\n${part('Risers', risers)}${part('Fallers', fallers)}_Pages with at least ${story/* MOVER_FLOOR */.$Y} views in one of both periods and a change beyond chance._`;
}
function aiPart({ report: { insights }, aiOnly, aiOnlyPages }) {
    const parts = [];
    if (insights && insights.agents.length > 0) {
        const rows = insights.agents.slice(0, 10).map(({ agent, class: kind, views }) => {
            const counts = insights.aiClasses.includes(kind) ? '' : ' (not counted)';
            return `| ${path(agent)} | ${kind}${counts} | ${(0,format/* count */.U9)(views)} |`;
        });
        parts.push(`### AI by agent\n\n${table(['agent', 'class', 'requests'], rows)}`);
    }
    if (aiOnly.length > 0) {
        const rows = aiOnly.map((row) => `| ${path(row.path)} | ${(0,format/* count */.U9)(row.ai)} |`);
        parts.push(`### Pages that only AI reads (${(0,format/* count */.U9)(aiOnlyPages)})\n\n${table(['page', 'AI'], rows)}`);
    }
    const missing = insights?.missing.filter(({ ai }) => ai > 0).slice(0, 10) ?? [];
    if (missing.length > 0) {
        const rows = missing.map((one) => `| ${path(one.path)} | ${(0,format/* count */.U9)(one.ai)} |`);
        parts.push(`### Pages AI asks for and does not find\n\n${table(['path', 'AI requests'], rows)}`);
    }
    return parts.join('\n\n');
}
function quality({ report }) {
    const lines = report.checks.map(({ ok, summary: text }) => `- ${ok ? '✅' : '⚠️'} ${(0,reports_escape/* markdown */.wD)(text)}`);
    if (report.insights) {
        const { files, lines: read, rejected, daysMissing } = report.insights.quality;
        lines.push(`- ${(0,format/* counted */.hS)(read, 'line')} of ${(0,format/* counted */.hS)(files, 'file')} read, ${(0,format/* count */.U9)(rejected)} rejected.`);
        if (daysMissing.length > 0)
            lines.push(`- No data for ${(0,format/* counted */.hS)(daysMissing.length, 'day')}.`);
    }
    return `<details><summary>Quality of the data</summary>\n\n${lines.join('\n')}\n- Source: ${(0,reports_escape/* markdown */.wD)((0,reports_escape/* shorten */.ml)(report.source, 500))}\n\n</details>`;
}
function table(heads, rows) {
    const rule = heads.map((_, index) => (index === 0 ? '---' : '---:'));
    return `| ${heads.join(' | ')} |\n| ${rule.join(' | ')} |\n${rows.join('\n')}`;
}
const path = (text) => `<code>${(0,reports_escape/* markdown */.wD)((0,reports_escape/* shorten */.ml)(text, PATH_LENGTH))}</code>`;

;// CONCATENATED MODULE: ./.build/program/src/action/views.js
// `mode: views`: exports the page views, uploads them, and tells the story in the job summary.






async function runViews(inputs, run) {
    const { views, job } = inputs;
    const { runner, clock } = run;
    const range = (0,export_range/* chooseRange */.hK)(views, clock.now());
    if (inputs.dryRun) {
        runner.info(`Would export the page views of ${(0,format/* rangeText */.lq)(range)} from ${run.source} and keep them as the artifact \`${views.artifactName}\`.`);
        return runner.output('outcome', 'dry-run');
    }
    const { story, files } = await (0,export_export/* exportViews */.D)({
        projectId: run.projectId,
        title: run.title,
        source: run.source,
        range,
        compare: views.compare,
        formats: views.formats,
        top: views.top,
        outDir: run.reportDir,
        maxRequests: run.maxRequests,
        deadline: clock.now() + job.timeoutMinutes * 60_000,
    }, { service: run.service, clock, random: run.random, log: runner, signal: run.signal });
    tell(story, run);
    let links = {};
    try {
        links = await upload(inputs, run, files);
    }
    finally {
        // Whatever became of the upload, the story is told.
        await runner.summary(summary(story, links));
    }
}
function tell({ report }, { runner, reportDir }) {
    const { totals, pages, missing, checks, insights } = report;
    runner.output('views-human', String(totals.human));
    runner.output('views-ai', String(totals.ai));
    runner.output('views-total', String(totals.total));
    runner.output('pages', String(pages));
    runner.output('report-dir', reportDir);
    runner.info(`${(0,format/* rangeText */.lq)(report.range)}, ${(0,format/* counted */.hS)(pages, 'page')}: ${(0,headline/* lead */.H)(report)}`);
    for (const what of missing)
        runner.warn(`The export is partial. ${what}`);
    for (const { ok, summary: text } of checks)
        if (!ok)
            runner.warn(text);
    for (const note of insights ? (0,analytics_insights/* qualityNotes */.j)(insights.quality) : [])
        runner.warn(note);
}
async function upload({ views }, { artifacts, runner, reportDir }, files) {
    const { artifactName: name, retentionDays } = views;
    const days = retentionDays === undefined ? {} : { retentionDays };
    const kept = await artifacts.upload({ name, dir: reportDir, files, ...days });
    if (kept.kind === 'nowhere') {
        runner.info(`No artifact was uploaded: ${kept.reason}. The files are in ${reportDir}.`);
        return {};
    }
    runner.output('artifact-id', String(kept.id));
    runner.output('artifact-url', kept.url);
    return { artifactUrl: kept.url, artifactName: name };
}

// EXTERNAL MODULE: ./.build/program/src/changes/secret-values.js
var secret_values = __webpack_require__(6171);
// EXTERNAL MODULE: ./.build/program/src/changes/secrets.js + 3 modules
var secrets = __webpack_require__(65335);
// EXTERNAL MODULE: ./.build/program/src/github/thread-host.js + 4 modules
var thread_host = __webpack_require__(94338);
// EXTERNAL MODULE: ./.build/program/src/shared/clock.js
var clock = __webpack_require__(66122);
// EXTERNAL MODULE: ./.build/program/src/compose/action-desk.js
var action_desk = __webpack_require__(21187);
// EXTERNAL MODULE: ./.build/program/src/compose/frugal-heap.js
var frugal_heap = __webpack_require__(38069);
// EXTERNAL MODULE: ./.build/program/src/compose/network.js
var network = __webpack_require__(72605);
;// CONCATENATED MODULE: ./.build/program/src/compose/action-views.js
// `mode: views`, put together for a workflow run.














async function exportPageViews(run) {
    const { inputs, facts, env, runner, signal } = run;
    const config = (0,action_config/* parseConfig */.o4)(await (0,thread_host/* createThreadHost */.N)((0,action_desk/* connectGithub */.S)(run)).readFile(action_config/* CONFIG_PATH */.tF));
    await runViews(inputs, {
        ...(await openSource(run, config)),
        projectId: inputs.service.projectId ?? facts.repositoryId,
        title: facts.repository,
        reportDir: await (0,promises_.mkdtemp)((0,external_node_path_.join)(facts.temp ?? (0,external_node_os_.tmpdir)(), 'page-views-')),
        artifacts: workflowArtifacts({
            ...facts,
            hasResults: Boolean(env.ACTIONS_RESULTS_URL && env.ACTIONS_RUNTIME_TOKEN),
        }),
        runner,
        clock: clock/* systemClock */.m,
        random: Math.random,
        signal,
    });
    return null;
}
async function openSource(run, config) {
    const { env, inputs, runner } = run;
    const { baseUrl, apiKey = '' } = inputs.service;
    if (inputs.views.accessLogs.length > 0)
        return openLogs(run, config);
    if (baseUrl === undefined) {
        throw new errors/* SetupError */.w3('Page views need a source: give `access-logs` with the globs of your logs, or `base-url` with the address of a service.');
    }
    (0,frugal_heap/* keepHeapSmall */.p)();
    const { connectRemote } = await Promise.all(/* import() */[__webpack_require__.e(3431), __webpack_require__.e(4928)]).then(__webpack_require__.bind(__webpack_require__, 33431));
    return {
        service: connectRemote({ baseUrl, apiKey, env, log: runner }),
        source: baseUrl,
        maxRequests: config.views['max-requests'],
    };
}
async function openLogs(run, { views: settings }) {
    const { accessLogs: logs } = run.inputs.views;
    const { openLogViews } = await Promise.all(/* import() */[__webpack_require__.e(8317), __webpack_require__.e(3190)]).then(__webpack_require__.bind(__webpack_require__, 70510));
    // Whoever can read the repository can read the history: in a public one it is asked for.
    const keep = settings.history ?? run.event.payload.repository?.private === true;
    const history = keep && !run.inputs.dryRun ? await openHistory(run) : undefined;
    return {
        service: openLogViews({ logs, settings, history }),
        source: `access logs ${logs.join(' ')}`,
        maxRequests: Number.POSITIVE_INFINITY,
    };
}
async function openHistory({ inputs, facts, env }) {
    const { createGit } = await __webpack_require__.e(/* import() */ 6691).then(__webpack_require__.bind(__webpack_require__, 86691));
    const { patient } = await __webpack_require__.e(/* import() */ 4806).then(__webpack_require__.bind(__webpack_require__, 4806));
    const { openRemoteRefs } = await __webpack_require__.e(/* import() */ 2465).then(__webpack_require__.bind(__webpack_require__, 32465));
    const { createGitHistory } = await __webpack_require__.e(/* import() */ 8188).then(__webpack_require__.bind(__webpack_require__, 88188));
    const origin = new URL(facts.serverUrl).origin;
    const credentials = { origin, token: inputs.service.githubToken ?? '' };
    const patience = { clock: clock/* systemClock */.m, random: Math.random };
    const git = patient(createGit({ path: facts.path, credentials, network: (0,network/* gitNetwork */.D6)(env) }), patience);
    const scratch = await (0,promises_.mkdtemp)((0,external_node_path_.join)(facts.temp ?? (0,external_node_os_.tmpdir)(), 'views-history-'));
    const remote = `${facts.serverUrl}/${facts.repository}.git`;
    const refs = await openRemoteRefs(git, scratch, remote);
    // Anyone can ask a site for a page with a token in its name; only our own are kept out.
    const scanner = (0,secrets/* secretScanner */.R0)((0,secret_values/* secretValues */.V)(env), { shapes: false });
    return createGitHistory({
        refs,
        clock: clock/* systemClock */.m,
        random: Math.random,
        guard(day) {
            if (scanner.scan([], { day }).length === 0)
                return;
            throw new errors/* InvalidRequest */.zh('The access logs hold a secret of this workflow, so nothing of them was pushed. Replace the secret, and remove it from the logs.');
        },
    });
}


/***/ })

};
