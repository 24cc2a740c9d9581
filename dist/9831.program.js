export const id = 9831;
export const ids = [9831,859,1001];
export const modules = {

/***/ 82800:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   P0: () => (/* binding */ decodeDay),
/* harmony export */   bS: () => (/* binding */ mergeDay),
/* harmony export */   mL: () => (/* binding */ byDay)
/* harmony export */ });
/* unused harmony export encodeDay */
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(42047);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(64377);
/* harmony import */ var _contract_traffic_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(34310);
/* harmony import */ var _shared_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(42205);
/* harmony import */ var _file_day_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(10942);
/* harmony import */ var _history_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(24563);
// A day of the history as text: a head, then one line per log file, so that git keeps and compares
// it well. Whatever is read back is checked, and never taken for empty when it is broken.





const Head = zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
    version: zod__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .euz(1),
    day: zod__WEBPACK_IMPORTED_MODULE_2__/* .date */ .p6(),
    /** The order of the counts in this file. */
    classes: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP()),
});
const Table = zod__WEBPACK_IMPORTED_MODULE_1__/* .record */ .g1P(zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(), zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_1__/* .int */ .Whr().min(0)));
const Line = zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
    file: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().min(1),
    lines: zod__WEBPACK_IMPORTED_MODULE_1__/* .int */ .Whr().min(0),
    rules: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
    pages: Table,
    agents: Table,
    missing: Table,
});
function encodeDay(day, entries) {
    const lines = entries.map((entry) => {
        const { file, lines, rules } = entry;
        return `${JSON.stringify({ file, lines, rules }).slice(0, -1)},${(0,_file_day_js__WEBPACK_IMPORTED_MODULE_3__/* .encodeTables */ .Sn)(entry).slice(1)}`;
    });
    return `${[JSON.stringify({ version: 1, day, classes: _contract_traffic_js__WEBPACK_IMPORTED_MODULE_4__/* .TRAFFIC_CLASSES */ .L }), ...lines].join('\n')}\n`;
}
function decodeDay(text, where) {
    try {
        const [head = '', ...lines] = text.trimEnd().split('\n');
        const { day, classes } = Head.parse(JSON.parse(head));
        const order = _contract_traffic_js__WEBPACK_IMPORTED_MODULE_4__/* .TRAFFIC_CLASSES */ .L.map((name) => classes.indexOf(name));
        const table = (rows) => new Map(Object.entries(rows).map(([key, row]) => [
            key,
            (0,_file_day_js__WEBPACK_IMPORTED_MODULE_3__/* .noCounts */ .Yi)().map((_, index) => row[order[index]] ?? 0),
        ]));
        return lines.map((line) => {
            const { file, lines, rules, ...tables } = Line.parse(JSON.parse(line));
            const { pages, agents, missing } = tables;
            return {
                file,
                day,
                lines,
                rules,
                pages: table(pages),
                agents: table(agents),
                missing: table(missing),
            };
        });
    }
    catch (error) {
        throw new _shared_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .CorruptState */ .nK(`The views history in ${where} cannot be read and was not changed. Restore an earlier version, or delete that day to start over.`, { cause: error });
    }
}
/** A day's text, null when there is none yet, with more entries in it. */
function mergeDay(text, day, entries, where) {
    const known = text === null ? [] : decodeDay(text, where);
    return encodeDay(day, (0,_history_js__WEBPACK_IMPORTED_MODULE_5__/* .mergeFileDays */ .M)([...known, ...entries]));
}
function byDay(days) {
    return Map.groupBy(days, ({ day }) => day);
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

/***/ 6171:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   V: () => (/* binding */ secretValues)
/* harmony export */ });
// Which values of an environment are secrets: by their name, or because an agent was given them.
const SECRET_NAME = /TOKEN|SECRET|PASSW(?:OR)?D|CREDENTIAL|APIKEY|(?:^|[_-])KEY(?:$|[_-])/i;
/** The action's own inputs for secrets hold nothing else. */
const SECRET_INPUT = /^INPUT_.*(?:KEY|TOKEN)$/i;
/** Where such a variable only says where something is, or how many. */
const PLACE = /^(?:https?:\/\/[^@]*$|\/[^/]+\/|\.\/|\d{1,11}$)/;
/** What agents are given beside their keys: names that documentation may well mention. */
const SETTING = /(?:^|_)(?:MODEL|BASE_URL|USE_VERTEXAI|REGION|MODE)$/i;
/** A key inside something larger: an address, a piece of configuration. */
const KEY_INSIDE = /[\w+/=.~-]{20,}|(?<=:\/\/[^:@/\s]*:)[^@\s]{8,}(?=@)/g;
/**
 * `handed` are the names of variables that an agent gets: whatever it knows, it can write down.
 * None of these may be published.
 */
function secretValues(env, handed = []) {
    const byName = Object.entries(env).flatMap(([name, value]) => {
        if (!value)
            return [];
        const named = SECRET_NAME.test(name) && !PLACE.test(value);
        return named || SECRET_INPUT.test(name) ? [value] : [];
    });
    const given = handed.flatMap((name) => {
        const value = env[name];
        if (!value || SETTING.test(name) || PLACE.test(value))
            return [];
        return [value, ...(value.match(KEY_INSIDE) ?? [])];
    });
    return [...new Set([...byName, ...given])];
}


/***/ }),

/***/ 74279:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  rz: () => (/* binding */ secretReason),
  R0: () => (/* binding */ secretScanner)
});

// UNUSED EXPORTS: MIN_SECRET_LENGTH

;// CONCATENATED MODULE: ./.build/program/src/changes/secret-forms.js
// One text in the forms that secrets are looked for in. Each is made in one pass over the bytes;
// positions lead back to the text and are kept only when something is to be replaced there.
function haystacks(text, positions = false) {
    const exact = new Pile(text.length, positions);
    const folded = Buffer.allocUnsafe(text.length);
    const hex = new Pile(text.length, positions);
    for (let at = 0; at < text.length; at += 1) {
        const byte = text[at];
        if (byte <= 0x20 || byte >= 0x7f)
            continue;
        const lower = byte >= 0x41 && byte <= 0x5a ? byte + 0x20 : byte;
        folded[exact.length] = lower;
        exact.push(byte, at);
        if ((lower >= 0x30 && lower <= 0x39) || (lower >= 0x61 && lower <= 0x66))
            hex.push(lower, at);
        else if (lower === 0x78 && hex.last() === 0x30)
            hex.length -= 1; // the 0 of `0x`
    }
    const plain = exact.haystack();
    return {
        exact: plain,
        folded: { ...plain, bytes: folded.subarray(0, exact.length) },
        hex: hex.haystack(),
        ...lettersOf(text, positions),
        decoded: decode(plain, positions),
    };
}
function lettersOf(text, positions) {
    const pile = new Pile(text.length, positions);
    const low = Buffer.allocUnsafe(text.length);
    let from = 0;
    for (let at = 0; at < text.length; at += 1) {
        const byte = text[at];
        if (byte === 0x0a)
            from = at + 1;
        // `12. ` or `3) ` at the start of a line: the number of an item.
        if ((byte === 0x2e || byte === 0x29) && text[at + 1] === 0x20)
            pile.length -= itemDigits(text, from, at);
        if (!isLetterOrDigit(byte))
            continue;
        low[pile.length] = byte >= 0x41 && byte <= 0x5a ? byte + 0x20 : byte;
        pile.push(byte, at);
    }
    const letters = pile.haystack();
    return { letters, lowLetters: { ...letters, bytes: low.subarray(0, letters.bytes.length) } };
}
/** How many digits stand between the start of a line and the mark, when nothing else does. */
function itemDigits(text, from, mark) {
    let start = mark;
    while (start > from && mark - start < 9 && isDigit(text[start - 1]))
        start -= 1;
    const digits = mark - start;
    while (start > from && text[start - 1] === 0x20)
        start -= 1;
    return start === from ? digits : 0;
}
const isDigit = (byte) => byte >= 0x30 && byte <= 0x39;
const isLetterOrDigit = (byte) => isDigit(byte) || (byte >= 0x41 && byte <= 0x5a) || (byte >= 0x61 && byte <= 0x7a);
const ESCAPE = /%([0-9a-f]{2})|&#x0*([0-9a-f]{1,6});|&#0*([0-9]{1,7});|\\u([0-9a-f]{4})|\\u\{0*([0-9a-f]{1,6})\}|\\x([0-9a-f]{2})|\\(?=[^a-z0-9])/g;
function decode({ bytes, at }, positions) {
    const hasEscapes = bytes.includes('%') || bytes.includes('&#') || bytes.includes('\\');
    if (!hasEscapes)
        return { bytes: Buffer.alloc(0) };
    const text = bytes.toString('latin1').toLowerCase();
    if (!positions)
        return { bytes: Buffer.from(text.replace(ESCAPE, plainLetter), 'latin1') };
    const pile = new Pile(bytes.length, true);
    let from = 0;
    const copy = (to) => {
        for (; from < to; from += 1)
            pile.push(text.charCodeAt(from), at?.[from] ?? 0);
    };
    for (const match of text.matchAll(ESCAPE)) {
        copy(match.index);
        const plain = plainLetter(...match);
        if (plain !== '')
            pile.push(plain.charCodeAt(0), at?.[from] ?? 0);
        from = match.index + match[0].length;
    }
    copy(text.length);
    return pile.haystack();
}
function plainLetter(_, ...groups) {
    const [percent, entityHex, entity, short, long, byte] = groups;
    const digits = percent ?? entityHex ?? short ?? long ?? byte;
    const code = digits === undefined ? Number(entity ?? 'NaN') : Number.parseInt(digits, 16);
    return code > 0x20 && code < 0x7f ? String.fromCharCode(code).toLowerCase() : '';
}
class Pile {
    length = 0;
    #bytes;
    #at;
    constructor(capacity, positions) {
        this.#bytes = Buffer.allocUnsafe(capacity);
        this.#at = positions ? new Uint32Array(capacity) : undefined;
    }
    push(byte, at) {
        this.#bytes[this.length] = byte;
        if (this.#at)
            this.#at[this.length] = at;
        this.length += 1;
    }
    last() {
        return this.length === 0 ? -1 : this.#bytes[this.length - 1];
    }
    haystack() {
        const bytes = this.#bytes.subarray(0, this.length);
        return this.#at ? { bytes, at: this.#at } : { bytes };
    }
}

;// CONCATENATED MODULE: ./.build/program/src/changes/secret-needles.js
/** Pieces shorter than this would be found by chance. */
const MIN_PIECE = 6;
/** Without separators, and in halves, only what nobody writes by chance counts. */
const MIN_LETTERS = 8;
const MIN_HALVED = 16;
function needles(secret) {
    const bytes = Buffer.from(secret);
    const forms = [
        { view: 'folded', bytes: visible(secret), what: 'a known secret' },
        { view: 'decoded', bytes: visible(secret), what: 'a known secret, escaped' },
        { view: 'folded', bytes: visible(secret).reverse(), what: 'a known secret, reversed' },
        { view: 'hex', bytes: Buffer.from(bytes.toString('hex')), what: 'a known secret, as hex' },
        ...base64Forms(bytes).map((form) => ({
            view: 'exact',
            bytes: Buffer.from(form),
            what: 'a known secret, base64-encoded',
        })),
    ];
    const found = [...forms, ...splitForms(secret), ...encodedForms(bytes)];
    return found.filter((needle) => needle.bytes.length >= MIN_PIECE);
}
/** With something between its letters, or only half of it, as when two files share it. */
function splitForms(secret) {
    const letters = secret_needles_lettersOf(secret);
    const middle = Math.ceil(secret.length / 2);
    const halves = secret.length < MIN_HALVED ? [] : [secret.slice(0, middle), secret.slice(middle)];
    const whole = letters.length >= 2 * MIN_LETTERS || isRandom(letters) ? [letters] : [];
    return [
        ...whole.map((text) => ({ text, what: 'a known secret with separators' })),
        ...halves
            .map(secret_needles_lettersOf)
            .filter(isRandom)
            .map((text) => ({ text, what: 'half of a known secret', part: true })),
    ].map(({ text, ...rest }) => ({
        view: 'lowLetters',
        bytes: Buffer.from(text.toLowerCase()),
        ...rest,
    }));
}
/** In base32, and in two encodings, one inside the other; separators do not matter. */
function encodedForms(bytes) {
    const inner = [...base64Forms(bytes), bytes.toString('hex')].map((form) => Buffer.from(form));
    const twice = inner.flatMap((form) => [
        ...lettersForms(form),
        { view: 'hex', bytes: Buffer.from(form.toString('hex')), what: 'a known secret, encoded' },
    ]);
    const all = [...lettersForms(bytes), ...twice.map((form) => ({ ...form, deep: true }))];
    const distinct = new Map(all.map((form) => [`${form.view} ${form.bytes}`, form]));
    return [...distinct.values()].filter((form) => form.bytes.length >= MIN_LETTERS);
}
const lettersForms = (bytes) => [
    ...base64Forms(bytes).map((form) => needle('letters', form)),
    ...base32Forms(bytes).map((form) => needle('lowLetters', form.toLowerCase())),
];
const needle = (view, form) => ({
    view,
    bytes: Buffer.from(secret_needles_lettersOf(form)),
    what: 'a known secret, encoded',
});
const secret_needles_lettersOf = (text) => text.replace(/[^A-Za-z0-9]/g, '');
/** Words and years change between capitals, small letters and digits now and then; keys all the time. */
function isRandom(text) {
    const changes = text.match(/(?<=\d)\D|(?<=[a-z])[^a-z]|(?<=[A-Z])[^A-Z]/g) ?? [];
    return text.length >= MIN_LETTERS && changes.length >= 4;
}
/** The haystacks hold visible ASCII only, in lower case. */
function visible(text) {
    return Buffer.from(text.replace(/[^\x21-\x7e]/g, '').toLowerCase());
}
/**
 * Base64 of a text that holds the secret at any offset. At offsets 1 and 2 the first letters also
 * depend on what stands before, and the last on what follows: those are left out.
 */
function base64Forms(bytes) {
    const forms = new Set();
    for (const offset of [0, 1, 2]) {
        const encoded = Buffer.concat([Buffer.alloc(offset), bytes]).toString('base64');
        const start = Math.ceil((offset * 8) / 6);
        const end = Math.floor(((offset + bytes.length) * 8) / 6);
        const sure = encoded.slice(start, end);
        forms.add(sure);
        forms.add(sure.replaceAll('+', '-').replaceAll('/', '_'));
    }
    return [...forms];
}
/** The same with five bits a letter. */
function base32Forms(bytes) {
    const bits = Array.from(bytes, (byte) => byte.toString(2).padStart(8, '0')).join('');
    return [0, 1, 2, 3, 4].map((offset) => {
        // So many bits of the first letter are in what stands before.
        const aligned = bits.slice((5 - ((offset * 8) % 5)) % 5);
        return Array.from(aligned.match(/.{5}/g) ?? [], base32Letter).join('');
    });
}
const base32Letter = (five) => 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'[Number.parseInt(five, 2)];

;// CONCATENATED MODULE: ./.build/program/src/changes/token-shapes.js
// The second net: tokens known by their shape, whoever they belong to. Documentation is full of
// examples that look like tokens, so an obvious placeholder does not count.
const SHAPES = [
    { what: 'a GitHub token', pattern: /\bgh[opsur]_[A-Za-z0-9]{36,251}\b/g },
    { what: 'a GitHub token', pattern: /\bgithub_pat_[A-Za-z0-9]{22}_[A-Za-z0-9]{59}\b/g },
    { what: 'a model provider’s API key', pattern: /\bsk-[A-Za-z0-9_-]{20,200}/g },
    { what: 'an AWS access key', pattern: /\b(?:AKIA|ASIA)[A-Z0-9]{16}\b/g },
    { what: 'a Google API key', pattern: /\bAIza[A-Za-z0-9_-]{35}/g },
    { what: 'a Slack token', pattern: /\bxox[abeoprs]-[A-Za-z0-9-]{20,200}/g },
    { what: 'a GitLab token', pattern: /\bglpat-[A-Za-z0-9_-]{20,50}/g },
    { what: 'an npm token', pattern: /\bnpm_[A-Za-z0-9]{36}\b/g },
    { what: 'a Hugging Face token', pattern: /\bhf_[A-Za-z0-9]{34,40}\b/g },
    { what: 'a Stripe key', pattern: /\b[rs]k_live_[A-Za-z0-9]{24,99}\b/g },
    {
        what: 'a private key',
        pattern: /-----BEGIN (?:[A-Z]{2,12} ){0,2}PRIVATE KEY(?: BLOCK)?-----\s{0,4}[A-Za-z0-9+/=\s]{60,100}/g,
    },
];
/** What must be in a text before any shape can be: one cheap look for most files. */
const HINTS = [
    'gh',
    'github_pat_',
    'sk',
    'AKIA',
    'ASIA',
    'AIza',
    'xox',
    'glpat-',
    'npm_',
    'hf_',
    'rk_',
    '-----BEGIN',
];
function tokenShapes(bytes, earlier) {
    if (!HINTS.some((hint) => bytes.includes(hint)))
        return [];
    const text = bytes.toString('latin1');
    return SHAPES.flatMap(({ what, pattern }) => [...text.matchAll(pattern)]
        .map(([match]) => ({ what, match }))
        .filter(({ match }) => !isPlaceholder(match) && !earlier?.includes(match)));
}
/** `ghp_xxxxxxxx`, `AKIAIOSFODNN7EXAMPLE`, `sk-your-key-goes-here`: nothing random in them. */
function isPlaceholder(token) {
    if (/example|sample|placeholder|your|dummy|fake|redacted|xxxx|0000|1234567|abcdef/i.test(token))
        return true;
    const random = token.replace(/^[A-Za-z]+[-_]|^AKIA|^ASIA|^AIza|^-----BEGIN[^\n]*-----/, '');
    if (new Set(random).size < 8)
        return true;
    // Words with hyphens, as in `sk-learn-based-classification-tool`, hold no digits or capitals.
    return !/\d/.test(random) || !/[A-Za-z]/.test(random);
}

;// CONCATENATED MODULE: ./.build/program/src/changes/secrets.js



/** Shorter values are words like `true` or `main`: finding them would say nothing. */
const MIN_SECRET_LENGTH = 8;
/** Pages are far below; in larger files, secrets that are encoded twice are not looked for. */
const MAX_DEEP = 1024 * 1024;
function secretScanner(values, options = {}) {
    const all = worthHiding(values).flatMap(needles);
    function look(bytes, earlier) {
        const views = all.length > 0 ? haystacks(bytes) : undefined;
        let before;
        const isNew = ({ view, bytes: half }) => {
            before ??= haystacks(earlier ?? Buffer.alloc(0));
            return !before[view].bytes.includes(half);
        };
        const forms = bytes.length > MAX_DEEP ? all.filter(({ deep }) => !deep) : all;
        // One is enough to refuse, and most forms of a secret would be found again inside others.
        const known = forms.find((needle) => views?.[needle.view].bytes.includes(needle.bytes) && (!needle.part || isNew(needle)));
        const shapes = options.shapes === false ? [] : tokenShapes(bytes, earlier ?? undefined);
        return [...new Set([...(known ? [known] : []), ...shapes].map(({ what }) => what))];
    }
    return {
        scan(changes, texts = {}) {
            const found = [];
            for (const change of changes) {
                const inName = look(Buffer.from(change.path));
                found.push(...inName.map((what) => ({ place: 'the name of a changed file', what })));
                if (change.content === null)
                    continue;
                // A name that contains the secret cannot be shown.
                const name = inName.length > 0 ? 'that file' : `\`${change.path}\``;
                const earlier = change.kind === 'modified' ? options.before?.(change.path) : null;
                const inside = look(change.content, earlier);
                found.push(...inside.map((what) => ({ place: `the contents of ${name}`, what })));
            }
            for (const [place, text] of Object.entries(texts))
                found.push(...look(Buffer.from(text)).map((what) => ({ place: `the ${place}`, what })));
            return found;
        },
        redact(text) {
            const bytes = Buffer.from(text);
            const ranges = [];
            const views = haystacks(bytes, true);
            // Most lines of a log are shorter than most forms of a secret.
            for (const needle of all.filter((form) => form.bytes.length <= bytes.length)) {
                const { bytes: haystack, at } = views[needle.view];
                for (let hit = haystack.indexOf(needle.bytes); hit >= 0 && at;) {
                    const end = hit + needle.bytes.length;
                    const next = end < haystack.length ? (at[end] ?? 0) : bytes.length;
                    // An escape is longer than the letter it stands for; its end is found from the next one.
                    const last = needle.view === 'decoded' ? seenUntil(bytes, next) : (at[end - 1] ?? 0) + 1;
                    ranges.push([at[hit] ?? 0, last]);
                    hit = haystack.indexOf(needle.bytes, end);
                }
            }
            const hidden = ranges.length > 0 ? cutOut(bytes, ranges) : text;
            return tokenShapes(Buffer.from(hidden)).reduce((clean, { match }) => clean.replaceAll(match, '***'), hidden);
        },
    };
}
/** One sentence for the job's reason. */
function secretReason(found) {
    const said = found.slice(0, 5).map(({ place, what }) => `${what} in ${place}`);
    const rest = found.length > 5 ? `, and ${found.length - 5} more` : '';
    return `The change was refused and nothing was pushed: found ${said.join('; ')}${rest}. Remove it, and replace the secret if anyone may have seen it.`;
}
function worthHiding(values) {
    const parts = [...values]
        .filter((value) => value !== undefined)
        .flatMap((value) => {
        // A key file leaks by any of its lines.
        const lines = value.split(/\r?\n/).map((line) => line.trim());
        const telling = lines.filter((line) => line.length >= 20 && !line.startsWith('-----'));
        return [value.trim(), ...(lines.length > 1 ? telling : [])];
    });
    return [...new Set(parts)].filter((part) => part.length >= MIN_SECRET_LENGTH);
}
/** Back over what cannot be seen: it stands between the secret and the next letter. */
function seenUntil(bytes, end) {
    let last = end;
    while (last > 0 && ((bytes[last - 1] ?? 0) <= 0x20 || (bytes[last - 1] ?? 0) >= 0x7f))
        last -= 1;
    return last;
}
function cutOut(bytes, ranges) {
    const kept = [];
    let from = 0;
    for (const [start, end] of ranges.sort(([a], [b]) => a - b)) {
        if (start >= from)
            kept.push(bytes.subarray(from, start), Buffer.from('***'));
        from = Math.max(from, end);
    }
    kept.push(bytes.subarray(from));
    return Buffer.concat(kept).toString();
}


/***/ }),

/***/ 71272:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   X: () => (/* binding */ readConfig)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
/* harmony import */ var _action_config_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(52953);
/* harmony import */ var _shared_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(42205);
// The settings for the command line, from the working directory or from the specified file.



/** Null if there is no such file and none was specified. */
async function readConfig(named) {
    const path = named ?? _action_config_js__WEBPACK_IMPORTED_MODULE_1__/* .CONFIG_PATH */ .tF;
    try {
        return (0,_action_config_js__WEBPACK_IMPORTED_MODULE_1__/* .parseConfig */ .o4)(await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readFile)(path, 'utf8'));
    }
    catch (error) {
        if (error instanceof _shared_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .InvalidRequest */ .zh) {
            const { details } = error;
            throw new _shared_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .InvalidRequest */ .zh(`\`${path}\` is not valid. Fix the problems listed and run again.`, {
                details,
            });
        }
        const { code } = error;
        if (named === undefined && code === 'ENOENT')
            return null;
        throw new _shared_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .SetupError */ .w3(`Could not read the settings in \`${path}\` (${code}).`, { cause: error });
    }
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

/***/ 72605:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D: () => (/* binding */ gitNetwork),
/* harmony export */   G: () => (/* binding */ fetchFor)
/* harmony export */ });
/* harmony import */ var _proxy_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(50859);
// Outgoing connections: through the proxy from the environment, for the service, GitHub, the model,
// and git.

/** Node's own `fetch` unless there is a proxy: the package that supports proxies loads slowly. */
function fetchFor(env) {
    const proxy = (0,_proxy_js__WEBPACK_IMPORTED_MODULE_0__/* .proxyOf */ .O)(env);
    if (!proxy)
        return fetch;
    let opened;
    return async (input, init) => {
        opened ??= Promise.all(/* import() */[__webpack_require__.e(6752), __webpack_require__.e(114)]).then(__webpack_require__.bind(__webpack_require__, 70114)).then(({ fetchThrough }) => fetchThrough(proxy));
        return (await opened)(input, init);
    };
}
/** The same settings for git. libcurl reads `http_proxy` only in lowercase. */
function gitNetwork(env) {
    const proxy = (0,_proxy_js__WEBPACK_IMPORTED_MODULE_0__/* .proxyOf */ .O)(env);
    const certificates = ['GIT_SSL_CAINFO', 'GIT_SSL_CAPATH'].map((name) => [name, env[name]]);
    const all = [
        ['http_proxy', proxy?.http],
        ['https_proxy', proxy?.https],
        ['no_proxy', proxy?.except],
        ...certificates,
    ];
    return Object.fromEntries(all.filter((one) => Boolean(one[1])));
}


/***/ }),

/***/ 50859:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   O: () => (/* binding */ proxyOf),
/* harmony export */   b: () => (/* binding */ PROXY_VARIABLES)
/* harmony export */ });
/** Variables that may contain the password of a proxy. */
const PROXY_VARIABLES = ['http_proxy', 'HTTP_PROXY', 'https_proxy', 'HTTPS_PROXY'];
function proxyOf(env) {
    const http = either(env, 'http_proxy');
    const https = either(env, 'https_proxy') || http;
    return http || https ? { http, https, except: either(env, 'no_proxy') } : undefined;
}
function either(env, name) {
    return env[name] || env[name.toUpperCase()] || '';
}


/***/ }),

/***/ 26448:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  serve: () => (/* binding */ serve)
});

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __webpack_require__(48161);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./.build/program/src/action/config.js
var action_config = __webpack_require__(52953);
// EXTERNAL MODULE: ./.build/program/src/changes/secret-values.js
var secret_values = __webpack_require__(6171);
// EXTERNAL MODULE: ./.build/program/src/cli/args.js
var args = __webpack_require__(94552);
// EXTERNAL MODULE: ./.build/program/src/cli/command.js
var command = __webpack_require__(15712);
;// CONCATENATED MODULE: ./.build/program/src/cli/serve.js
// docket serve: runs the service over HTTP until it is stopped.


const OPTIONS = {
    port: {
        type: 'number',
        value: 'N',
        min: 0,
        max: 65535,
        default: 8787,
        help: 'the port to listen on; 0 picks a free one',
    },
    host: { type: 'text', value: 'HOST', default: '127.0.0.1', help: 'the address to listen on' },
    data: { type: 'text', value: 'DIR', default: '.docket', help: 'the folder for keys and state' },
    project: { type: 'text', value: 'ID', required: true, help: 'the project to serve' },
    repo: {
        type: 'text',
        value: 'OWNER/NAME|PATH',
        required: true,
        help: 'the repository on GitHub, or the path of one on this machine',
    },
    'base-ref': { type: 'text', value: 'BRANCH', help: 'the branch that jobs start from' },
    'agent-command': {
        type: 'text',
        value: 'CMD',
        help: 'the program that edits the files; it starts in a copy of them, so use absolute paths',
    },
    'model-url': { type: 'text', value: 'URL', help: 'an OpenAI-compatible endpoint to use instead' },
    model: { type: 'text', value: 'NAME', help: 'the model to use at --model-url' },
    'access-logs': { type: 'list', value: 'GLOB', help: 'log files to count page views from' },
    config: {
        type: 'text',
        value: 'FILE',
        help: 'the settings file to use instead of .github/docket.yml in this folder',
    },
};
const HELP = `Runs the service over HTTP: agent jobs and page views for one project.

Usage: docket serve --project ID --repo OWNER/NAME|PATH
                    (--agent-command CMD | --model-url URL --model NAME) [options]

${(0,args/* optionsHelp */.EW)(OPTIONS)}

Secrets are read from the environment: DOCKET_MODEL_KEY for the model, GITHUB_TOKEN for GitHub.
One line of JSON per request goes to standard error. On SIGTERM, requests in progress finish first.

  docket keys create --project demo
  docket serve --project demo --repo ./my-docs --agent-command "$PWD/agent.sh"
`;
function serveCommand(deps) {
    return { help: HELP, run: (argv, terminal) => run(argv, terminal, deps) };
}
async function run(argv, terminal, deps) {
    const options = serveOptions((0,args/* parseOptions */.Ac)(OPTIONS, argv, rules).values);
    const serving = await deps.start(options, terminal);
    terminal.err(`Docket serves project ${options.project} at ${serving.url}\n`);
    if (!serving.hasKeys) {
        terminal.err(`There are no API keys yet. To create one, run docket keys create --data ${options.data} --project ${options.project}\n`);
    }
    await new Promise((resolve) => {
        if (terminal.signal.aborted)
            resolve();
        terminal.signal.addEventListener('abort', () => resolve(), { once: true });
    });
    terminal.err('Stopping. New requests are rejected; accepted jobs are kept.\n');
    await serving.stop();
    return command/* EXIT */.dc.done;
}
function serveOptions(values) {
    const { port, host, data, project, repo } = values;
    const command = values['agent-command'];
    const agent = command
        ? { kind: 'command', command }
        : { kind: 'model', url: values['model-url'] ?? '', model: values.model ?? '' };
    return Object.freeze({
        port,
        host,
        data,
        project,
        repo,
        ...(values['base-ref'] && { baseRef: values['base-ref'] }),
        agent,
        accessLogs: values['access-logs'],
        ...(values.config && { config: values.config }),
    });
}
function rules({ values, positionals }) {
    const problems = [];
    const { 'agent-command': command, 'model-url': url, model } = values;
    if (positionals.length > 0)
        problems.push(`Unexpected argument \`${positionals.join(' ')}\`.`);
    if (!command && !url) {
        problems.push('Choose an agent: --agent-command CMD, or --model-url URL --model NAME.');
    }
    if (command && url) {
        problems.push('`--agent-command` and `--model-url` cannot be used together. Use only one of them.');
    }
    if (url && !model)
        problems.push('`--model-url` requires `--model NAME`: the model to use.');
    if (url && !/^https?:\/\//.test(url))
        problems.push('`--model-url` must start with https:// or http://.');
    return problems;
}

// EXTERNAL MODULE: ./.build/program/src/shared/errors.js
var errors = __webpack_require__(42205);
;// CONCATENATED MODULE: ./.build/program/src/embedded/no-views.js
// A service that counts nothing and reports an error: zero views would look like an unread site.

const noViews = {
    async getViews() {
        throw new errors/* NotFound */.Mk('This service does not count page views. Start it with `--access-logs` and the globs of your logs.');
    },
};

// EXTERNAL MODULE: ./.build/program/src/jobs/engine.js + 19 modules
var jobs_engine = __webpack_require__(38754);
// EXTERNAL MODULE: ./.build/program/src/jobs/housekeeping.js
var housekeeping = __webpack_require__(81238);
// EXTERNAL MODULE: ./.build/program/src/shared/clock.js
var shared_clock = __webpack_require__(66122);
;// CONCATENATED MODULE: ./.build/program/src/server/access-log.js
// What a server writes for machines: one line of JSON per request, and per thing that happened.
// Neither query, body nor headers of a request are in it, so that no secret can be.

function accessLine(entry) {
    return `${JSON.stringify(entry)}\n`;
}
function operatorLog(write, clock) {
    const at = (level) => (message) => write(`${JSON.stringify({ time: (0,shared_clock/* isoTime */.L)(clock.now()), level, message })}\n`);
    return { debug() { }, info: at('info'), warn: at('warn'), error: at('error') };
}
/** Lines of one turn of the event loop go out in one write: under load that is many. */
function inBatches(write) {
    let waiting = [];
    return (line) => {
        if (waiting.push(line) > 1)
            return;
        setImmediate(() => {
            const text = waiting.join('');
            waiting = [];
            write(text);
        });
    };
}

// EXTERNAL MODULE: ./.build/program/src/server/key-store.js
var key_store = __webpack_require__(98293);
// EXTERNAL MODULE: ./.build/program/src/server/keys.js
var server_keys = __webpack_require__(92236);
// EXTERNAL MODULE: external "node:http"
var external_node_http_ = __webpack_require__(37067);
// EXTERNAL MODULE: ./node_modules/@hono/node-server/dist/index.mjs + 2 modules
var dist = __webpack_require__(26652);
;// CONCATENATED MODULE: ./.build/program/src/server/listen.js
// The only file of the server that knows sockets.



/** A request that has not ended this long after the stop is cut off; none of ours takes as long. */
const STOP_GRACE_MS = 30_000;
async function listen(server, options) {
    const http = (0,external_node_http_.createServer)({ requestTimeout: 60_000, headersTimeout: 20_000, keepAliveTimeout: 65_000 }, (0,dist/* getRequestListener */.SE)((request) => server.fetch(request), {
        hostname: options.host,
        errorHandler: () => Response.json({ error: 'The request line or the `Host` header is malformed. Send a plain URL.' }, { status: 400 }),
    }));
    const underWay = new Set();
    http.on('request', (_, response) => {
        underWay.add(response);
        response.once('close', () => underWay.delete(response));
    });
    await new Promise((resolve, reject) => {
        http.once('error', (cause) => reject(cannotListen(options, cause)));
        http.listen(options.port, options.host, resolve);
    });
    const { port } = http.address();
    const host = options.host.includes(':') ? `[${options.host}]` : options.host;
    async function stop() {
        // Or the connection would stay open for a next request, and the stop would wait for it.
        for (const response of underWay) {
            if (!response.headersSent)
                response.setHeader('Connection', 'close');
        }
        const cutOff = new AbortController();
        const closed = new Promise((resolve) => http.close(() => resolve()));
        options.clock.sleep(STOP_GRACE_MS, cutOff.signal).then(() => http.closeAllConnections(), () => { });
        await closed;
        cutOff.abort();
        await options.drain?.();
    }
    return { url: `http://${host}:${port}`, stop };
}
function cannotListen({ host, port }, cause) {
    const inUse = cause.code === 'EADDRINUSE';
    return new errors/* SetupError */.w3(inUse
        ? `Port ${port} is already in use. Choose another with --port, or 0 for any free port.`
        : `Cannot listen on ${host}:${port} (${cause.message}). Choose another --host or --port.`, { cause });
}

// EXTERNAL MODULE: ./node_modules/hono/dist/index.js + 23 modules
var hono_dist = __webpack_require__(38909);
// EXTERNAL MODULE: ./.build/program/src/contract/ids.js
var ids = __webpack_require__(46881);
// EXTERNAL MODULE: ./node_modules/zod/v4/core/json-schema-processors.js
var json_schema_processors = __webpack_require__(98439);
// EXTERNAL MODULE: ./.build/program/src/contract/insights.js
var insights = __webpack_require__(45306);
// EXTERNAL MODULE: ./.build/program/src/contract/routes.js
var routes = __webpack_require__(63041);
// EXTERNAL MODULE: ./.build/program/src/contract/schemas.js
var schemas = __webpack_require__(51947);
;// CONCATENATED MODULE: ./.build/program/src/contract/openapi.js
// The OpenAPI 3.1 document, made from the route table. 3.1 speaks JSON Schema 2020-12, which is
// what zod writes.




const NAMED = new Map([
    [schemas/* AgentJob */.Je, 'AgentJob'],
    [schemas/* ViewsResult */.Ab, 'ViewsResult'],
    [schemas/* PromptRequest */.wP, 'PromptRequest'],
    [insights/* Insights */.E, 'Insights'],
    [insights/* PageClasses */.w, 'PageClasses'],
    [schemas/* ErrorBody */.Fw, 'Error'],
]);
const FAILURES = {
    400: 'The request is invalid; the message names the field.',
    401: 'The key is missing, unknown, or expired.',
    403: 'The key belongs to another project.',
    404: 'The project has no such job, this server does not serve the project, or the service does not count page views.',
    409: 'The job is archived, or the idempotency key was used with a different body.',
    413: 'The body or the prompt is too large.',
    415: 'The body is not application/json.',
    429: 'The hourly limit is reached; `Retry-After` says when to try again.',
};
const TAGS = {
    jobs: { name: 'Jobs', description: 'Documentation changes made by an agent.' },
    views: { name: 'Page views', description: 'Who reads the documentation.' },
};
/** `extensions` are those the server has; routes of others are left out. */
function openapi(version, extensions) {
    const paths = {};
    for (const route of Object.values(routes/* ROUTES */.bw)) {
        if (route.extension && !extensions.includes(route.extension))
            continue;
        paths[route.path] = { ...paths[route.path], [route.method.toLowerCase()]: operation(route) };
    }
    return {
        openapi: '3.1.0',
        info: {
            title: 'Docket: agent jobs and page views for a documentation project',
            version,
            description: 'Agents change documentation and open pull requests. Access logs become page views by people and AI.',
            contact: { name: 'The operator of this server' },
            license: { name: 'MIT', identifier: 'MIT' },
        },
        // Wherever this document was found.
        servers: [{ url: '/' }],
        tags: Object.values(TAGS),
        paths,
        components: {
            schemas: Object.fromEntries([...NAMED].map(([schema, name]) => [name, schemaOf(schema)])),
            securitySchemes: { key: { type: 'http', scheme: 'bearer' } },
        },
        security: [{ key: [] }],
    };
}
function operation(route) {
    const codes = [400, 401, 403];
    if (route.path.includes('{id}') || route.name === 'getViews')
        codes.push(404);
    if (route.method === 'POST')
        codes.push(409);
    if (route.body)
        codes.push(413, 415);
    if (route.limit)
        codes.push(429);
    return {
        operationId: route.name,
        tags: [(route.path.includes('/agent/') ? TAGS.jobs : TAGS.views).name],
        summary: route.summary,
        description: route.description,
        parameters: [...pathParameters(route), ...queryParameters(route), ...headers(route)],
        ...(route.body && { requestBody: { required: true, content: content(route.body) } }),
        responses: {
            [route.success]: { description: 'Success.', content: content(route.answer) },
            ...Object.fromEntries(codes.map((code) => [code, { description: FAILURES[code], content: content(schemas/* ErrorBody */.Fw) }])),
        },
    };
}
function pathParameters(route) {
    return [...route.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => ({
        name,
        in: 'path',
        required: true,
        description: name === 'projectId' ? 'The project that the key belongs to.' : 'The ID of the job.',
        schema: schemaOf(schemas.ID),
    }));
}
function queryParameters(route) {
    if (!route.query)
        return [];
    const { properties } = schemaOf(route.query, 'output');
    return Object.entries(properties).map(([name, { description, ...schema }]) => ({
        name,
        in: 'query',
        required: false,
        description,
        schema,
    }));
}
function headers(route) {
    if (route.method !== 'POST')
        return [];
    return [
        {
            name: routes/* IDEMPOTENCY_HEADER */.ef,
            in: 'header',
            required: false,
            description: 'Requests with the same key and body take effect only once. The response contains the same header.',
            schema: { type: 'string', minLength: 1, maxLength: 255 },
        },
    ];
}
function content(schema) {
    const name = NAMED.get(schema);
    return {
        'application/json': {
            schema: name ? { $ref: `#/components/schemas/${name}` } : schemaOf(schema),
        },
    };
}
/** Query parameters are described by the numbers they become: their `output`. */
function schemaOf(schema, io = 'input') {
    const { $schema, ...rest } = json_schema_processors/* toJSONSchema */.bl(schema, { io });
    return rest;
}

// EXTERNAL MODULE: ./.build/program/src/contract/parse.js
var parse = __webpack_require__(60464);
;// CONCATENATED MODULE: ./.build/program/src/server/body.js
// Reading what was sent: never more than the limit, and every refusal says what to send instead.

/** Four times the longest prompt: room for JSON's escapes, and small enough to keep in memory. */
const MAX_BODY_BYTES = 1024 * 1024;
/** The agent gets the whole prompt, and the job's record stores it: 256 KiB is a short book. */
const MAX_PROMPT_BYTES = 256 * 1024;
async function readJson(request) {
    const type = request.headers.get('content-type') ?? '';
    if (!/^application\/json\s*(;|$)/i.test(type)) {
        throw new errors/* InvalidRequest */.zh('Send the body as JSON, with `Content-Type: application/json`.', {
            code: 'unsupported-type',
        });
    }
    const bytes = await readBytes(request);
    try {
        return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
    }
    catch (cause) {
        throw new errors/* InvalidRequest */.zh('The body is not valid JSON in UTF-8. Send an object such as {"prompt": "Fix the typo in docs/index.md"}.', { cause });
    }
}
async function readBytes(request) {
    const length = request.headers.get('content-length');
    if (length !== null) {
        if (Number(length) > MAX_BODY_BYTES)
            throw tooLarge('body', MAX_BODY_BYTES);
        // The HTTP parser enforces the length in the header.
        return new Uint8Array(await request.arrayBuffer());
    }
    const chunks = [];
    let size = 0;
    for await (const chunk of request.body ?? []) {
        size += chunk.byteLength;
        if (size > MAX_BODY_BYTES)
            throw tooLarge('body', MAX_BODY_BYTES);
        chunks.push(chunk);
    }
    return Buffer.concat(chunks);
}
function checkPromptSize(prompt) {
    // Every character is at most three bytes long, so that short prompts need no counting.
    if (prompt.length * 3 <= MAX_PROMPT_BYTES)
        return;
    if (Buffer.byteLength(prompt) > MAX_PROMPT_BYTES)
        throw tooLarge('prompt', MAX_PROMPT_BYTES);
}
function tooLarge(what, limit) {
    return new errors/* InvalidRequest */.zh(`The ${what} is larger than ${limit / 1024} KiB. Shorten it, or put the material in a file in the repository and refer to it in the prompt.`, { code: 'too-large' });
}

;// CONCATENATED MODULE: ./.build/program/src/server/handlers.js
// What each route does with the service: the request in, the service's answer out.





/**
 * A request takes effect even if the caller has hung up, because the caller cannot know whether it
 * was too late: no signal is passed on.
 */
const HANDLERS = {
    async createJob(call) {
        return call.service.createJob(call.projectId, await instruction(call), call.once);
    },
    async sendMessage(call) {
        const id = jobId(call);
        return call.service.sendMessage(call.projectId, id, await instruction(call), call.once);
    },
    async getJob(call) {
        return call.service.getJob(call.projectId, jobId(call));
    },
    async getViews(call) {
        // Unlike a job, this may take long enough for a caller to hang up meanwhile.
        const { signal } = call.request;
        return call.service.getViews(call.projectId, (0,parse/* parse */.q)(schemas/* ViewsQuery */.Ho, call.query()), { signal });
    },
    async getInsights(call) {
        const { signal } = call.request;
        const range = (0,parse/* parse */.q)(schemas/* RangeQuery */.qx, call.query());
        return handlers_insights(call).insights(call.projectId, range, { signal });
    },
    async getPageClasses(call) {
        const { signal } = call.request;
        const { limit, offset, ...range } = (0,parse/* parse */.q)(schemas/* ClassesQuery */.nN, call.query());
        const pages = [];
        let at = 0;
        for await (const page of handlers_insights(call).classesByPage(call.projectId, range, { signal })) {
            if (pages.length === limit)
                return { pages, hasMore: true };
            if (at++ >= offset)
                pages.push(page);
        }
        return { pages, hasMore: false };
    },
    async cancelJob(call) {
        return control(call).cancel(call.projectId, jobId(call), call.once);
    },
    async archiveJob(call) {
        return control(call).archive(call.projectId, jobId(call), call.once);
    },
};
const jobId = (call) => (0,ids/* checkId */.ij)('id', call.param('id'));
async function instruction(call) {
    const { prompt } = (0,parse/* parse */.q)(schemas/* PromptRequest */.wP, await readJson(call.request));
    checkPromptSize(prompt);
    return { prompt };
}
function handlers_insights({ service }) {
    if (!service.insights) {
        throw new errors/* NotFound */.Mk('This service provides only page views, no other traffic data.');
    }
    return service.insights;
}
function control({ service }) {
    if (!service.control) {
        throw new errors/* NotFound */.Mk('This service does not support canceling or archiving jobs.');
    }
    return service.control;
}

// EXTERNAL MODULE: ./.build/program/src/contract/wire-errors.js
var wire_errors = __webpack_require__(1944);
;// CONCATENATED MODULE: ./.build/program/src/server/respond.js
// What goes around every request: its id, the fixed headers, errors as sentences, the access log.




const HOUR_SECONDS = 3600;
async function respond(deps, fixed, { request, run, route, allow }) {
    const startedAt = deps.clock.now();
    const requestId = requestIdOf(request) ?? deps.newId();
    const headers = { ...fixed, [routes/* REQUEST_ID_HEADER */.kC]: requestId };
    const entry = {};
    let status = route?.success ?? 200;
    let body;
    try {
        const idempotencyKey = idempotencyKeyOf(request);
        if (idempotencyKey)
            headers[routes/* IDEMPOTENCY_HEADER */.ef] = idempotencyKey;
        if (route?.limit)
            headers['RateLimit-Policy'] = policyOf(route.limit, deps);
        const onQuota = (quota) => {
            if (route?.limit)
                headers.RateLimit = limitOf(route.limit, quota);
        };
        body = await run({ entry, once: idempotencyKey ? { idempotencyKey, onQuota } : { onQuota } });
    }
    catch (error) {
        const wire = (0,wire_errors/* toWire */.B)(error, requestId);
        status = wire.status;
        body = JSON.stringify(wire.body);
        Object.assign(headers, wire.headers);
        if (status === 405 && allow)
            headers.Allow = allow;
        if (route?.limit && error instanceof errors/* RateLimited */.JH) {
            headers.RateLimit = limitOf(route.limit, {
                remaining: 0,
                resetSeconds: error.retryAfterSeconds,
            });
        }
        if (status === 500)
            deps.log.error(`Request ${requestId} failed: ${trace(error)}`);
    }
    deps.access({
        time: (0,shared_clock/* isoTime */.L)(startedAt),
        requestId,
        method: request.method,
        route: route?.path ?? '-',
        ...entry,
        status,
        ms: deps.clock.now() - startedAt,
    });
    return new Response(body, { status, headers });
}
function limitOf(limit, { remaining, resetSeconds }) {
    return `"${limit}";r=${remaining};t=${resetSeconds}`;
}
function policyOf(limit, { perHour }) {
    return `"${limit}";q=${perHour[limit]};w=${HOUR_SECONDS}`;
}
/** A caller's own id is taken over when it is harmless in a log. */
function requestIdOf(request) {
    const id = request.headers.get(routes/* REQUEST_ID_HEADER */.kC);
    return id && /^[\w.-]{1,64}$/.test(id) ? id : undefined;
}
function idempotencyKeyOf(request) {
    const key = request.headers.get(routes/* IDEMPOTENCY_HEADER */.ef);
    if (key === null)
        return undefined;
    if (/^[\x21-\x7e]{1,255}$/.test(key))
        return key;
    throw new errors/* InvalidRequest */.zh(`\`${routes/* IDEMPOTENCY_HEADER */.ef}\` must be 1 to 255 visible ASCII characters, such as a UUID.`);
}
function trace(error) {
    return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

;// CONCATENATED MODULE: ./.build/program/src/server/server.js
// Any DocsService behind HTTP: `Request` in, `Response` out, and no socket in sight.








function createServer(deps) {
    const extensions = extensionsOf(deps.service);
    const fixed = Object.freeze({
        'Content-Type': 'application/json; charset=utf-8',
        'Cache-Control': 'no-store',
        'X-Content-Type-Options': 'nosniff',
        ...(extensions.length > 0 && { [routes/* EXTENSIONS_HEADER */.l4]: extensions.join(', ') }),
    });
    const answer = (asked) => respond(deps, fixed, asked);
    function onRoute(route, { request, param, query }) {
        return answer({
            request,
            route,
            async run({ entry, once }) {
                const projectId = (0,ids/* checkId */.ij)('projectId', param('projectId'));
                entry.project = projectId;
                const header = request.headers.get('authorization') ?? undefined;
                entry.key = (0,server_keys/* authorize */.Gq)(await deps.keys.list(), header, projectId, deps.clock.now()).id;
                if (!deps.projects.includes(projectId)) {
                    throw new errors/* NotFound */.Mk('This server does not serve that project. Check the project ID and the URL.');
                }
                const { service } = deps;
                const call = { service, projectId, request, param, query, once };
                return JSON.stringify(await HANDLERS[route.name](call));
            },
        });
    }
    const app = new hono_dist/* Hono */.$();
    for (const route of Object.values(routes/* ROUTES */.bw)) {
        app.on(route.method, route.path.replace(/\{(\w+)\}/g, ':$1'), (c) => onRoute(route, {
            request: c.req.raw,
            param: (name) => c.req.param(name) ?? '',
            query: () => c.req.query(),
        }));
    }
    const document = JSON.stringify(openapi(deps.version, extensions));
    app.get(HEALTH, (c) => answer({ request: c.req.raw, run: () => '{"status":"ok"}' }));
    app.get(OPENAPI, (c) => answer({ request: c.req.raw, run: () => document }));
    app.notFound((c) => {
        const request = c.req.raw;
        const allow = allowed(request).join(', ');
        return answer({ request, allow, run: () => Promise.reject(noRoute(request, allow)) });
    });
    return { fetch: async (request) => app.fetch(request) };
}
function extensionsOf({ control, insights }) {
    return [
        ...(control ? ['job-control'] : []),
        ...(insights ? ['view-insights'] : []),
    ];
}
/** These need no key. */
const HEALTH = '/healthz';
const OPENAPI = '/openapi.json';
function noRoute(request, allow) {
    if (allow === '') {
        return new errors/* NotFound */.Mk('This URL does not exist. GET /openapi.json lists all endpoints.');
    }
    return new errors/* InvalidRequest */.zh(`Use ${allow} here, not ${request.method}.`, {
        code: 'method-not-allowed',
    });
}
/** The methods that this path has. */
function allowed(request) {
    const { pathname } = new URL(request.url);
    if (pathname === HEALTH || pathname === OPENAPI)
        return ['GET'];
    return Object.values(routes/* ROUTES */.bw)
        .filter(({ path }) => new RegExp(`^${path.replace(/\{\w+\}/g, '[^/]+')}$`).test(pathname))
        .map(({ method }) => method);
}

// EXTERNAL MODULE: ./.build/program/src/shared/version.js
var version = __webpack_require__(24928);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: ./.build/program/src/git/git.js
var git_git = __webpack_require__(86691);
// EXTERNAL MODULE: ./.build/program/src/shared/lock.js
var shared_lock = __webpack_require__(20497);
;// CONCATENATED MODULE: ./.build/program/src/store/data-dir.js
// The folder of a server: one process at a time, and the repository that holds its state.






async function openDataDir(dir, project, path) {
    const data = (0,external_node_path_.resolve)(dir);
    await (0,promises_.mkdir)(data, { recursive: true, mode: 0o700 });
    // Two servers would each answer from their own memory of the same state.
    const lock = await (0,shared_lock/* takeLock */.H)((0,external_node_path_.join)(data, 'folder.lock'));
    if (!lock) {
        throw new errors/* SetupError */.w3('Another process already uses this folder. Stop it, or choose another folder with --data.');
    }
    try {
        await claim((0,external_node_path_.join)(data, 'project'), project);
        const state = (0,external_node_path_.join)(data, 'state.git');
        await createState(state, path);
        const scratch = (0,external_node_path_.join)(data, 'scratch');
        await (0,promises_.rm)(scratch, { recursive: true, force: true });
        return { path: data, state, scratch, release: lock.release };
    }
    catch (error) {
        lock.release();
        throw error;
    }
}
async function createState(dir, path) {
    if ((0,external_node_fs_.existsSync)((0,external_node_path_.join)(dir, 'HEAD')))
        return;
    const git = (0,git_git.createGit)({ path });
    await git.run(['init', '--quiet', '--bare', dir]);
    await git.run(['--git-dir', dir, 'config', 'uploadpack.allowFilter', 'true']);
}
/** Jobs and views of one project must never be taken up or answered by a server of another. */
async function claim(file, project) {
    const owner = await (0,promises_.readFile)(file, 'utf8').catch(() => undefined);
    if (owner === undefined)
        await (0,promises_.writeFile)(file, project, { mode: 0o600 });
    else if (owner !== project) {
        throw new errors/* SetupError */.w3(`This folder belongs to project \`${owner}\`; give project \`${project}\` another --data.`);
    }
}

// EXTERNAL MODULE: ./.build/program/src/store/log-files.js + 1 modules
var log_files = __webpack_require__(1001);
// EXTERNAL MODULE: ./.build/program/src/store/views-history-file.js
var views_history_file = __webpack_require__(99860);
// EXTERNAL MODULE: ./.build/program/src/compose/agent.js + 4 modules
var compose_agent = __webpack_require__(38874);
// EXTERNAL MODULE: ./.build/program/src/compose/cli-config.js
var cli_config = __webpack_require__(71272);
// EXTERNAL MODULE: ./.build/program/src/compose/embedded.js + 12 modules
var embedded = __webpack_require__(56765);
// EXTERNAL MODULE: ./.build/program/src/compose/log-views.js + 4 modules
var log_views = __webpack_require__(60380);
// EXTERNAL MODULE: ./.build/program/src/github/client.js + 3 modules
var client = __webpack_require__(49410);
// EXTERNAL MODULE: ./.build/program/src/github/publisher.js
var publisher = __webpack_require__(82610);
// EXTERNAL MODULE: ./.build/program/src/compose/network.js
var network = __webpack_require__(72605);
;// CONCATENATED MODULE: ./.build/program/src/compose/serve/code-host.js
// Where a server's pull requests go: GitHub or, for a repository without a code host, the local
// stand-in, which shows pull requests as pages in a browser.








function openCodeHost(options) {
    return isOnGithub(options.repo) ? github(options) : local(options);
}
/** `docs/site` could be either; if the folder exists, it is the folder. */
function isOnGithub(repo) {
    return /^[\w-][\w.-]*\/[\w.-]+$/.test(repo) && !(0,external_node_fs_.existsSync)(repo);
}
async function github({ repo, baseRef, pullRequest, env, log, }) {
    const token = env.GITHUB_TOKEN;
    if (!token) {
        throw new errors/* SetupError */.w3(`Set GITHUB_TOKEN to a token that can push to ${repo} and open pull requests there. For a repository on this machine, use its path.`);
    }
    const serverUrl = env.GITHUB_SERVER_URL ?? 'https://github.com';
    return {
        repository: repo,
        ref: baseRef ?? 'HEAD',
        work: {
            remote: `${serverUrl}/${repo}.git`,
            credentials: { origin: new URL(serverUrl).origin, token },
            network: (0,network/* gitNetwork */.D)(env),
        },
        publisher: publisherOf(pullRequest, {
            apiUrl: env.GITHUB_API_URL ?? 'https://api.github.com',
            graphqlUrl: env.GITHUB_GRAPHQL_URL ?? 'https://api.github.com/graphql',
            serverUrl,
            token,
            repository: repo,
            log,
            fetch: (0,network/* fetchFor */.G)(env),
        }),
        close: async () => { },
    };
}
async function local(options) {
    const { repo, baseRef, pullRequest, dataDir, env, log } = options;
    const { startLocalGithub } = await Promise.all(/* import() */[__webpack_require__.e(7645), __webpack_require__.e(318)]).then(__webpack_require__.bind(__webpack_require__, 20318));
    const dir = (0,external_node_path_.join)(dataDir, 'code-host');
    await (0,promises_.mkdir)(dir, { recursive: true });
    const portFile = (0,external_node_path_.join)(dir, 'port');
    const start = (port) => startLocalGithub({ path: env.PATH ?? '', dataDir: dir, port });
    const before = Number(await (0,promises_.readFile)(portFile, 'utf8').catch(() => '0'));
    const sandbox = await start(before).catch((error) => {
        if (!(error instanceof errors/* SetupError */.w3) || before === 0)
            throw error;
        log.warn(`Links to earlier pull requests are broken because another program is using port ${before}.`);
        return start(0);
    });
    try {
        await (0,promises_.writeFile)(portFile, new URL(sandbox.serverUrl).port);
        // Only the characters that GitHub allows, because it becomes part of URLs.
        const name = `local/${(0,external_node_path_.basename)((0,external_node_path_.resolve)(repo), '.git').replace(/[^\w.-]+/g, '-')}`;
        const linked = await sandbox.linkRepository(name, repo, baseRef);
        const { apiUrl, graphqlUrl, serverUrl, token } = sandbox;
        return {
            repository: name,
            ref: linked.defaultBranch,
            work: { remote: linked.gitDir },
            publisher: publisherOf(pullRequest, {
                apiUrl,
                graphqlUrl,
                serverUrl,
                token,
                repository: name,
                log,
            }),
            pages: pagesFor(linked.url, sandbox.issueToken(READER)),
            close: () => sandbox.close(),
        };
    }
    catch (error) {
        await sandbox.close();
        throw error;
    }
}
/** Can read everything and change nothing. */
const READER = {
    login: 'reader',
    app: false,
    access: {
        contents: 'read',
        issues: 'read',
        pull_requests: 'read',
        administration: 'none',
    },
};
function pagesFor(repository, key) {
    const url = new URL(`${repository}/pulls`);
    url.username = 'docket';
    url.password = key;
    return url.href;
}
function publisherOf({ labels = [], reviewers = [] } = {}, settings) {
    const github = (0,client/* createGithub */.u)({ ...settings, clock: shared_clock/* systemClock */.m, random: Math.random });
    return (0,publisher/* createPublisher */.jk)(github, { labels: [...labels], reviewers: [...reviewers] });
}

;// CONCATENATED MODULE: ./.build/program/src/compose/serve/serve.js
var __addDisposableResource = (undefined && undefined.__addDisposableResource) || function (env, value, async) {
    if (value !== null && value !== void 0) {
        if (typeof value !== "object" && typeof value !== "function") throw new TypeError("Object expected.");
        var dispose, inner;
        if (async) {
            if (!Symbol.asyncDispose) throw new TypeError("Symbol.asyncDispose is not defined.");
            dispose = value[Symbol.asyncDispose];
        }
        if (dispose === void 0) {
            if (!Symbol.dispose) throw new TypeError("Symbol.dispose is not defined.");
            dispose = value[Symbol.dispose];
            if (async) inner = dispose;
        }
        if (typeof dispose !== "function") throw new TypeError("Object not disposable.");
        if (inner) dispose = function() { try { inner.call(this); } catch (e) { return Promise.reject(e); } };
        env.stack.push({ value: value, dispose: dispose, async: async });
    }
    else if (async) {
        env.stack.push({ async: true });
    }
    return value;
};
var __disposeResources = (undefined && undefined.__disposeResources) || (function (SuppressedError) {
    return function (env) {
        function fail(e) {
            env.error = env.hasError ? new SuppressedError(e, env.error, "An error was suppressed during disposal.") : e;
            env.hasError = true;
        }
        var r, s = 0;
        function next() {
            while (r = env.stack.pop()) {
                try {
                    if (!r.async && s === 1) return s = 0, env.stack.push(r), Promise.resolve().then(next);
                    if (r.dispose) {
                        var result = r.dispose.call(r.value);
                        if (r.async) return s |= 2, Promise.resolve(result).then(next, function(e) { fail(e); return next(); });
                    }
                    else s |= 1;
                }
                catch (e) {
                    fail(e);
                }
            }
            if (s === 1) return env.hasError ? Promise.reject(env.error) : Promise.resolve();
            if (env.hasError) throw env.error;
        }
        return next();
    };
})(typeof SuppressedError === "function" ? SuppressedError : function (error, suppressed, message) {
    var e = new Error(message);
    return e.name = "SuppressedError", e.error = error, e.suppressed = suppressed, e;
});
// `docket serve`: keys and state in the data folder, the embedded service, HTTP in front of it.
























/** Agents that run at the same time; other jobs wait. */
const CONCURRENCY = 4;
const AGENT_TIME_MS = 30 * 60_000;
/** Logs that have grown are read again after this long. */
const VIEWS_AGE_MS = 60_000;
function serve(env) {
    return serveCommand({ start: (options, terminal) => start(options, terminal, env) });
}
async function start(options, terminal, env) {
    const env_1 = { stack: [], error: void 0, hasError: false };
    try {
        const write = inBatches(terminal.err);
        const log = operatorLog(write, shared_clock/* systemClock */.m);
        const config = await (0,cli_config/* readConfig */.X)(options.config);
        const opened = __addDisposableResource(env_1, new AsyncDisposableStack(), true);
        const data = await openDataDir(options.data, options.project, env.PATH ?? '');
        opened.defer(() => data.release());
        const pullRequest = config?.['pull-request'];
        const host = await openCodeHost({ ...options, pullRequest, dataDir: data.path, env, log });
        opened.defer(() => host.close());
        const { service, engine } = await openService(options, config, data, host, env, log);
        opened.defer(() => engine.stop('interrupted'));
        // Before the first request: later, a lease could belong to one of our own workers.
        const resumed = await engine.resume({ alone: true });
        if (resumed.length > 0)
            log.info(`Resumed ${resumed.length} jobs of the previous server.`);
        const keys = (0,key_store/* fileKeyStore */.b)(data.path, shared_clock/* systemClock */.m);
        const hasKeys = (await keys.list()).some((key) => key.project === options.project && (0,server_keys/* keyState */.hs)(key, shared_clock/* systemClock */.m.now()) === 'valid');
        const server = createServer({
            service,
            projects: [options.project],
            keys,
            clock: shared_clock/* systemClock */.m,
            newId: external_node_crypto_.randomUUID,
            log,
            access: (entry) => write(accessLine(entry)),
            version: version/* VERSION */.x,
            perHour: {
                create: jobs_engine/* DEFAULT_LIMITS */.d.creates.perHour,
                message: jobs_engine/* DEFAULT_LIMITS */.d.messages.perHour,
            },
        });
        const { port, host: address } = options;
        const everything = opened.move();
        const listening = await listen(server, {
            port,
            host: address,
            clock: shared_clock/* systemClock */.m,
            // Running jobs stop where they are, and the next server resumes them.
            drain: () => everything.disposeAsync(),
        }).catch(async (error) => {
            await everything.disposeAsync();
            throw error;
        });
        const stopping = new AbortController();
        const days = config?.jobs['retention-days'];
        void (0,housekeeping/* keepHouse */.m)(engine, { clock: shared_clock/* systemClock */.m, log, signal: stopping.signal, days });
        if (host.pages)
            terminal.err(`Pull requests (the link includes the access key): ${host.pages}\n`);
        return {
            url: listening.url,
            hasKeys,
            stop() {
                stopping.abort();
                return listening.stop();
            },
        };
    }
    catch (e_1) {
        env_1.error = e_1;
        env_1.hasError = true;
    }
    finally {
        const result_1 = __disposeResources(env_1);
        if (result_1)
            await result_1;
    }
}
async function openService({ agent, baseRef, accessLogs, project }, config, data, host, env, log) {
    const { DOCKET_MODEL_KEY: key } = env;
    const { 'max-steps': steps, 'max-tokens': tokens, 'max-minutes': minutes } = config?.agent ?? {};
    const timeLimitMs = minutes === undefined ? AGENT_TIME_MS : minutes * 60_000;
    const settings = {
        ...(agent.kind === 'command'
            ? { command: agent.command }
            : { model: { url: agent.url, model: agent.model, ...(key && { key }) } }),
        environment: env,
        hide: [data.path],
        tmp: (0,external_node_os_.tmpdir)(),
        budget: { ...(steps && { steps }), ...(tokens && { tokens }), seconds: timeLimitMs / 1000 },
        envNames: config?.agent.env ?? [],
        timeLimitMs,
        clock: shared_clock/* systemClock */.m,
        log,
    };
    const agents = (0,compose_agent/* chooseAgent */.RK)(settings);
    return (0,embedded/* openEmbedded */.f)({
        path: env.PATH ?? '',
        scratch: data.scratch,
        work: host.work,
        state: { remote: data.state },
        exclusive: true,
        projectId: project,
        seal: { key: env.DOCKET_STATE_KEY || undefined, scope: project },
        concurrency: CONCURRENCY,
        repository: host.repository,
        ref: host.ref,
        tools: {
            ...agents,
            publisher: host.publisher,
            ...(baseRef && { baseRef }),
            draft: false,
            money: (0,action_config/* moneyOf */.a5)(config),
            ...(config && { maxOpenPulls: config.jobs['max-open-pull-requests'] }),
            secrets: (0,secret_values/* secretValues */.V)(env, (0,compose_agent/* handedOn */.Uz)(settings)),
            clock: shared_clock/* systemClock */.m,
            log,
        },
        views: await openViews(accessLogs, config, data),
    });
}
async function openViews(logs, config, data) {
    if (logs.length === 0)
        return noViews;
    // A glob that matches nothing is reported now, not at the first request.
    await (0,log_files.findLogFiles)(logs);
    return (0,log_views.openLogViews)({
        logs,
        settings: config?.views,
        history: (0,views_history_file.createFileHistory)((0,external_node_path_.join)(data.path, 'views')),
        maxAgeMs: VIEWS_AGE_MS,
    });
}


/***/ }),

/***/ 45306:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E: () => (/* binding */ Insights),
/* harmony export */   w: () => (/* binding */ PageClasses)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(42047);
/* harmony import */ var _traffic_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(34310);
// What our own service reports about its traffic beyond the contract, on the wire.


const count = zod__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr().min(0);
const TrafficClass = zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(_traffic_js__WEBPACK_IMPORTED_MODULE_1__/* .TRAFFIC_CLASSES */ .L);
/** A server of another version may not know every class. */
const orNone = count.default(0);
const ClassCounts = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc(Object.fromEntries(_traffic_js__WEBPACK_IMPORTED_MODULE_1__/* .TRAFFIC_CLASSES */ .L.map((name) => [name, orNone])));
const DataQuality = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    files: count,
    lines: count,
    /** Lines that no format could read, and a few of them, shortened and cleaned. */
    rejected: count,
    examples: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ file: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), line: count, text: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), reason: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP() })),
    /** UTC days of the range with at least one line, and those without. */
    daysCovered: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()),
    daysMissing: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()),
    warnings: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()),
});
const Insights = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    classes: ClassCounts.describe('Views per class of traffic in the date range.'),
    aiClasses: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(TrafficClass).describe('The classes that count as AI.'),
    /** Views by named AI agent, most first. */
    agents: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ agent: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), class: TrafficClass, views: count })),
    /** Paths that were requested and not found, most AI requests first. */
    missing: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ path: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), ai: count, human: count })),
    quality: DataQuality,
    rules: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().describe('Version of the rules that classify traffic.'),
});
const PageClasses = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    pages: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ path: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), classes: ClassCounts }))
        .describe('Per-page counts by class, in the same order as the page views.'),
    hasMore: zod__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zMY().describe('True when more results exist beyond this page.'),
});


/***/ }),

/***/ 63041:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   XM: () => (/* binding */ pathOf),
/* harmony export */   bw: () => (/* binding */ ROUTES),
/* harmony export */   ef: () => (/* binding */ IDEMPOTENCY_HEADER),
/* harmony export */   kC: () => (/* binding */ REQUEST_ID_HEADER),
/* harmony export */   l4: () => (/* binding */ EXTENSIONS_HEADER)
/* harmony export */ });
/* harmony import */ var _ids_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(46881);
/* harmony import */ var _insights_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(45306);
/* harmony import */ var _schemas_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(51947);



const JOB = '/v2/agent/{projectId}/job/{id}';
const ROUTES = Object.freeze({
    createJob: {
        name: 'createJob',
        method: 'POST',
        path: '/v2/agent/{projectId}/job',
        summary: 'Create an agent job',
        description: 'Starts an agent that changes the documentation. Returns immediately; poll the job until it is final.',
        body: _schemas_js__WEBPACK_IMPORTED_MODULE_2__/* .PromptRequest */ .wP,
        success: 201,
        answer: _schemas_js__WEBPACK_IMPORTED_MODULE_2__/* .AgentJob */ .Je,
        limit: 'create',
    },
    sendMessage: {
        name: 'sendMessage',
        method: 'POST',
        path: `${JOB}/message`,
        summary: 'Send a follow-up message to an agent job',
        description: 'Continues a job on its branch and pull request. A message to an active job waits its turn.',
        body: _schemas_js__WEBPACK_IMPORTED_MODULE_2__/* .PromptRequest */ .wP,
        success: 200,
        answer: _schemas_js__WEBPACK_IMPORTED_MODULE_2__/* .AgentJob */ .Je,
        limit: 'message',
    },
    getJob: {
        name: 'getJob',
        method: 'GET',
        path: JOB,
        summary: 'Get an agent job',
        description: 'Returns the current state of the job.',
        success: 200,
        answer: _schemas_js__WEBPACK_IMPORTED_MODULE_2__/* .AgentJob */ .Je,
    },
    getViews: {
        name: 'getViews',
        method: 'GET',
        path: '/v1/analytics/{projectId}/views',
        summary: 'Get page views',
        description: 'Counts the views of each page by people and by AI in a range of whole UTC days.',
        query: _schemas_js__WEBPACK_IMPORTED_MODULE_2__/* .ViewsQuery */ .Ho,
        success: 200,
        answer: _schemas_js__WEBPACK_IMPORTED_MODULE_2__/* .ViewsResult */ .Ab,
    },
    cancelJob: {
        name: 'cancelJob',
        method: 'POST',
        path: `${JOB}/cancel`,
        summary: 'Cancel an active agent job',
        description: 'Asks an active job to stop. The job then fails with the reason `cancelled`. A finished job does not change.',
        success: 200,
        answer: _schemas_js__WEBPACK_IMPORTED_MODULE_2__/* .AgentJob */ .Je,
        extension: 'job-control',
    },
    archiveJob: {
        name: 'archiveJob',
        method: 'POST',
        path: `${JOB}/archive`,
        summary: 'Archive a finished agent job',
        description: 'Closes a finished job permanently.',
        success: 200,
        answer: _schemas_js__WEBPACK_IMPORTED_MODULE_2__/* .AgentJob */ .Je,
        extension: 'job-control',
    },
    getInsights: {
        name: 'getInsights',
        method: 'GET',
        path: '/v1/analytics/{projectId}/insights',
        summary: 'Get traffic classes, agents, missing pages, and data quality for a date range',
        description: 'Counts the traffic in a date range by class and agent, and lists requested pages that do not exist.',
        query: _schemas_js__WEBPACK_IMPORTED_MODULE_2__/* .RangeQuery */ .qx,
        success: 200,
        answer: _insights_js__WEBPACK_IMPORTED_MODULE_1__/* .Insights */ .E,
        extension: 'view-insights',
    },
    getPageClasses: {
        name: 'getPageClasses',
        method: 'GET',
        path: '/v1/analytics/{projectId}/classes',
        summary: 'Get page views by class of traffic',
        description: 'Counts the views of each page in a date range by class of traffic.',
        query: _schemas_js__WEBPACK_IMPORTED_MODULE_2__/* .ClassesQuery */ .nN,
        success: 200,
        answer: _insights_js__WEBPACK_IMPORTED_MODULE_1__/* .PageClasses */ .w,
        extension: 'view-insights',
    },
});
const IDEMPOTENCY_HEADER = 'Idempotency-Key';
const REQUEST_ID_HEADER = 'X-Request-Id';
/** Sent with every response of a server that has extensions: a comma-separated list. */
const EXTENSIONS_HEADER = 'Docket-Extensions';
/** The path of a route, each parameter checked and encoded. */
function pathOf(route, params) {
    return route.path.replace(/\{(\w+)\}/g, (_, name) => encodeURIComponent((0,_ids_js__WEBPACK_IMPORTED_MODULE_0__/* .checkId */ .ij)(name, params[name] ?? '')));
}


/***/ }),

/***/ 23321:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Y: () => (/* binding */ FINAL_STATUSES),
/* harmony export */   n: () => (/* binding */ JOB_STATUSES)
/* harmony export */ });
// The states of a job by name, separate from its schema: code that only follows a job does not load that.
const JOB_STATUSES = ['active', 'completed', 'archived', 'failed'];
const FINAL_STATUSES = new Set(['completed', 'archived', 'failed']);


/***/ }),

/***/ 1944:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B: () => (/* binding */ toWire),
/* harmony export */   k: () => (/* binding */ fromWire)
/* harmony export */ });
/* harmony import */ var _shared_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(42205);
/* harmony import */ var _text_foreign_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(93818);
/* harmony import */ var _schemas_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51947);
// An error of ours as a status and a body, and back. Both sides of the wire convert here and
// nowhere else.



const STATUS = {
    invalid: 400,
    unauthorized: 401,
    forbidden: 403,
    'not-found': 404,
    'method-not-allowed': 405,
    conflict: 409,
    'too-large': 413,
    'unsupported-type': 415,
    'rate-limited': 429,
    'bad-answer': 502,
    unavailable: 503,
    unknown: 504,
};
/** Messages of these are meant for the caller; any other may reveal internals. */
function toWire(error, requestId) {
    const status = error instanceof _shared_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .DocketError */ .jq ? STATUS[error.code] : undefined;
    if (!(error instanceof _shared_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .DocketError */ .jq) || status === undefined) {
        const words = `The service failed. Try again. If it fails again, send the operator the request ID ${requestId}.`;
        return { status: 500, body: { error: words }, headers: {} };
    }
    const headers = {};
    if (error instanceof _shared_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .RateLimited */ .JH)
        headers['Retry-After'] = String(error.retryAfterSeconds);
    if (error instanceof _shared_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .Unauthorized */ .hR)
        headers['WWW-Authenticate'] = 'Bearer';
    const details = error.details.map((message) => ({ message }));
    const body = details.length > 0 ? { error: error.message, details } : { error: error.message };
    return { status, body, headers };
}
/** When a 429 does not say how long, a minute: long enough not to make it worse. */
const DEFAULT_RETRY_AFTER_SECONDS = 60;
/** The error of an answer that is not a success. */
function fromWire(answer) {
    const { status } = answer;
    const { message, details } = wordsOf(answer);
    switch (status) {
        case 400:
        case 422:
            return new _shared_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .InvalidRequest */ .zh(message, { details });
        case 401:
            return new _shared_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .Unauthorized */ .hR(message, { details });
        case 403:
            return new _shared_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .Forbidden */ .cw(message, { details });
        case 404:
        case 410:
            return new _shared_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .NotFound */ .Mk(message, { details });
        case 405:
            return new _shared_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .InvalidRequest */ .zh(message, { details, code: 'method-not-allowed' });
        case 409:
            return new _shared_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .Conflict */ .lt(message, { details });
        case 413:
            return new _shared_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .InvalidRequest */ .zh(message, { details, code: 'too-large' });
        case 415:
            return new _shared_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .InvalidRequest */ .zh(message, { details, code: 'unsupported-type' });
        case 429: {
            const retryAfterSeconds = answer.retryAfterSeconds ?? DEFAULT_RETRY_AFTER_SECONDS;
            return new _shared_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .RateLimited */ .JH(message, { details, retryAfterSeconds });
        }
    }
    if (status === 408 || status >= 500)
        return new _shared_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .Unavailable */ .$P(message, { details });
    if (status >= 400)
        return new _shared_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .InvalidRequest */ .zh(message, { details });
    return new _shared_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .BadAnswer */ .CF(message, { details });
}
const REMEDY = {
    401: 'Check that the API key is complete and still valid.',
    403: 'Check that the API key belongs to this project.',
    404: 'Check the base URL, the project ID, and the job ID.',
    413: 'Shorten the prompt.',
    429: 'Wait, then try again.',
};
/** Foreign text that will stand in logs and comments. */
const brief = (text) => (0,_text_foreign_js__WEBPACK_IMPORTED_MODULE_2__/* .bound */ .$s)((0,_text_foreign_js__WEBPACK_IMPORTED_MODULE_2__/* .oneLine */ .TN)(text), 500);
const MAX_DETAILS = 20;
function wordsOf({ status, body }) {
    const parsed = _schemas_js__WEBPACK_IMPORTED_MODULE_1__/* .ErrorBody */ .Fw.safeParse(json(body));
    if (parsed.success && parsed.data.error.trim() !== '') {
        const details = (parsed.data.details ?? []).slice(0, MAX_DETAILS);
        return {
            message: brief(parsed.data.error),
            details: details.map((detail) => brief(detail.message)),
        };
    }
    const said = foreignMessage(json(body));
    const remedy = REMEDY[status] ?? (status >= 500 ? 'Try again later.' : 'Check the request.');
    return {
        message: `The service returned ${status}${said ? ` (${brief(said)})` : ''}. ${remedy}`,
        details: [],
    };
}
/** Other services use `message`, `error.message` or `detail`. */
function foreignMessage(value) {
    if (typeof value !== 'object' || value === null)
        return undefined;
    const { error, message, detail } = value;
    const nested = typeof error === 'object' && error !== null ? Object(error).message : error;
    return [nested, message, detail].find((words) => typeof words === 'string' && words !== '');
}
function json(text) {
    try {
        return JSON.parse(text);
    }
    catch {
        return undefined;
    }
}


/***/ }),

/***/ 49410:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  u: () => (/* binding */ createGithub)
});

// EXTERNAL MODULE: ./node_modules/@actions/github/lib/github.js
var github = __webpack_require__(61351);
// EXTERNAL MODULE: ./.build/program/src/shared/errors.js
var errors = __webpack_require__(42205);
// EXTERNAL MODULE: ./.build/program/src/shared/retry.js
var retry = __webpack_require__(52926);
;// CONCATENATED MODULE: ./.build/program/src/github/deadline.js
// Closes a connection that is open but silent: without this, a request waits for minutes.
/** GitHub itself gives up on a request after ten seconds. */
const REQUEST_MS = 20_000;
/** Limits the whole exchange, including the response body. */
function withDeadline(send, ms = REQUEST_MS) {
    return (input, init) => {
        const signals = [AbortSignal.timeout(ms), ...(init?.signal ? [init.signal] : [])];
        return send(input, { ...init, signal: AbortSignal.any(signals) });
    };
}

;// CONCATENATED MODULE: ./.build/program/src/github/limits.js
/** GitHub's advice for a secondary limit that does not say how long. */
const UNSAID_MS = 60_000;
/** A longer total wait is not worth a runner's time: the caller gets an error instead. */
const LONGEST_WAIT_MS = 15 * 60_000;
/** A limit counts as 429 whatever its status: the request was rejected, so nothing happened. */
function statusFailure({ status, message, headers }, now) {
    const waitMs = limitWait(status, message, headers, now);
    return waitMs === undefined
        ? { kind: 'status', status }
        : { kind: 'status', status: 429, retryAfterMs: waitMs };
}
/** How long a limit asks to wait; undefined if the response is not a limit. */
function limitWait(status, message, headers, now) {
    if (![403, 429].includes(status))
        return undefined;
    const seconds = Number(headers['retry-after']);
    if (headers['retry-after'] !== undefined && Number.isFinite(seconds))
        return seconds * 1000;
    if (String(headers['x-ratelimit-remaining']) === '0') {
        const reset = Number(headers['x-ratelimit-reset']) * 1000;
        // One second more, because the reset time is in whole seconds.
        if (Number.isFinite(reset))
            return Math.max(0, reset - now) + 1000;
    }
    return status === 429 || /secondary rate limit|abuse detection/i.test(message)
        ? UNSAID_MS
        : undefined;
}

;// CONCATENATED MODULE: ./.build/program/src/github/pace.js
// Keeps changes at the pace GitHub asks for: one second apart, after a short burst.
const BURST = 5;
const INTERVAL_MS = 1000;
class Pace {
    /** When the allowance is full again. */
    #fullAt = 0;
    /** Milliseconds to wait before the next change, which counts as sent. */
    take(now) {
        this.#fullAt = Math.max(this.#fullAt, now) + INTERVAL_MS;
        return Math.max(0, this.#fullAt - now - BURST * INTERVAL_MS);
    }
}

// EXTERNAL MODULE: ./.build/program/src/github/problems.js
var problems = __webpack_require__(49204);
;// CONCATENATED MODULE: ./.build/program/src/github/client.js
// The only client for GitHub: URLs are passed in (github.com and GHES), retries never repeat an
// effect, requests keep the pace GitHub asks for, and errors belong to our one family.
//
// Octokit's retry and throttling plugins are not used: they repeat a POST after a lost response,
// wait on timers that can neither be aborted nor injected, and share state between all clients.







/** Without it, GitHub responds with its latest version, whenever that changes. */
const API_VERSION = '2022-11-28';
function createGithub(settings, pace = new Pace()) {
    const { apiUrl, graphqlUrl, token, signal, clock, log } = settings;
    const [owner = '', repo = ''] = settings.repository.split('/');
    const quiet = () => { };
    const octokit = (0,github.getOctokit)(token, {
        baseUrl: apiUrl.replace(/\/+$/, ''),
        userAgent: 'docket',
        // Octokit logs every failure itself; ours are reported once, by the code that handles them.
        log: { debug: quiet, info: quiet, warn: quiet, error: quiet },
        request: { fetch: withDeadline(settings.fetch ?? fetch), ...(signal && { signal }) },
    });
    octokit.hook.wrap('request', (request, options) => {
        options.headers['x-github-api-version'] = API_VERSION;
        const send = () => Promise.resolve(request(options));
        return persist(send, options, settings, pace);
    });
    return {
        rest: octokit.rest,
        paginate: octokit.paginate,
        repo: { owner, repo },
        serverUrl: settings.serverUrl.replace(/\/+$/, ''),
        sleep: (ms) => clock.sleep(ms, signal),
        log,
        withSignal: (other) => createGithub({ ...settings, signal: other }, pace),
        async graphql(query, variables) {
            const repeatable = !/^\s*mutation\b/.test(query);
            const { data } = (await octokit.request({
                method: 'POST',
                url: graphqlUrl,
                query,
                variables,
                request: { repeatable, writes: !repeatable },
            }));
            const [error] = data.errors ?? [];
            if (!error && data.data)
                return data.data;
            const status = GRAPHQL_STATUS[error?.type ?? ''] ?? 422;
            const message = error?.message ?? 'no data';
            throw (0,problems/* failed */.gz)('POST /graphql', { status, message }, data.errors);
        },
    };
}
const GRAPHQL_STATUS = { NOT_FOUND: 404, FORBIDDEN: 403 };
const REPEATABLE = new Set(['GET', 'HEAD', 'PUT', 'PATCH', 'DELETE']);
async function persist(send, options, { clock, random, signal, log }, pace) {
    const repeatable = options.request?.repeatable ?? REPEATABLE.has(options.method);
    const writes = options.request?.writes ?? options.method !== 'GET';
    const what = describe(options);
    const deadline = clock.now() + LONGEST_WAIT_MS;
    for (let made = 1;; made += 1) {
        if (writes)
            await clock.sleep(pace.take(clock.now()), signal);
        try {
            return whole(await send(), options);
        }
        catch (error) {
            if (signal?.aborted)
                throw signal.reason;
            if (error instanceof errors/* BadAnswer */.CF)
                throw error;
            const now = clock.now();
            const answer = answerOf(error);
            const failure = answer ? statusFailure(answer, now) : (0,retry/* connectionFailure */.Dx)(error);
            const next = (0,retry/* nextAttempt */.nj)({ failure, repeatable, made, now, deadline }, random);
            if (next.kind === 'unclear')
                throw (0,problems/* unclear */.lD)(what, error);
            if (next.kind !== 'again') {
                const waitMs = failure.kind === 'status' ? failure.retryAfterMs : undefined;
                throw waitMs === undefined ? (0,problems/* failed */.gz)(what, answer, error) : (0,problems/* limited */.TJ)(what, waitMs, error);
            }
            log.debug(`GitHub did not complete ${what} (${reason(failure)}); retrying in ${next.delayMs} ms.`);
            await clock.sleep(next.delayMs, signal);
        }
    }
}
/** Describes the request without secrets: the path, without its query. */
function describe({ method, url, headers: _, ...parameters }) {
    const path = url.replace(/^https?:\/\/[^/]+/, '').replace(/\{([^}]+)\}/g, (whole, name) => {
        return String(parameters[name] ?? whole);
    });
    return `${method} ${path.replace(/\?.*$/, '')}`;
}
class CutShort extends Error {
}
/**
 * Returns the response if it is complete. Octokit returns truncated JSON as a string, and a proxy's
 * page as data: neither must pass for GitHub's response.
 */
function whole(answer, options) {
    if (typeof answer.data !== 'string' || answer.status === 204)
        return answer;
    const type = String(answer.headers['content-type'] ?? '');
    if (/json/.test(type))
        throw new CutShort('The response was cut off.');
    if (/\b(raw|diff)\b/.test(String(options.headers.accept)))
        return answer;
    throw new errors/* BadAnswer */.CF(`The response from ${new URL(options.url, 'http://api').host} did not come from GitHub's API. Check the API URL and any proxy in between.`);
}
/** Without a response, Octokit reports 500, whatever went wrong. */
function answerOf(error) {
    const { status, message, response } = error;
    return response && status ? { status, message, headers: response.headers } : undefined;
}
function reason(failure) {
    return failure.kind === 'status' ? `status ${failure.status}` : failure.kind;
}


/***/ }),

/***/ 49204:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Of: () => (/* binding */ refusalOf),
/* harmony export */   TJ: () => (/* binding */ limited),
/* harmony export */   gz: () => (/* binding */ failed),
/* harmony export */   lD: () => (/* binding */ unclear)
/* harmony export */ });
/* harmony import */ var _shared_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(42205);
// Turns GitHub's error responses into errors of our one family, each with what to do about it.

const refusals = new WeakMap();
/** GitHub's response, if the error comes from a response. */
function refusalOf(error) {
    return error instanceof _shared_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .DocketError */ .jq ? refusals.get(error) : undefined;
}
function limited(what, waitMs, cause) {
    const minutes = Math.ceil(waitMs / 60_000);
    return new _shared_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .RateLimited */ .JH(`GitHub's rate limit blocks ${what} for another ${minutes} minutes. Run it again after that.`, { retryAfterSeconds: Math.ceil(waitMs / 1000), cause });
}
function unclear(what, cause) {
    return new _shared_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .OutcomeUnknown */ .Jr(`GitHub did not respond to ${what}, so it may have succeeded. Check GitHub before you try again.`, { cause });
}
/** For no response, or an error response. */
function failed(what, answer, cause) {
    if (!answer || answer.status >= 500) {
        const why = answer ? `it responded with ${answer.status}` : 'there was no response';
        const words = `GitHub could not complete ${what}: ${why}. Try again later. For outages, check githubstatus.com.`;
        return new _shared_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .Unavailable */ .$P(words, { cause });
    }
    const error = refused(what, answer, cause);
    refusals.set(error, { status: answer.status, message: answer.message });
    return error;
}
function refused(what, { status, message }, cause) {
    const said = firstSentence(message);
    switch (status) {
        case 401:
            return new _shared_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .Unauthorized */ .hR(`GitHub rejected the token (${said}). Check \`github-token\`; it may have expired.`, { cause });
        case 403:
            return new _shared_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .Forbidden */ .cw(`GitHub denied permission for ${what} (${said}). Grant the workflow the permissions it needs: \`contents: write\`, \`issues: write\`, and \`pull-requests: write\`.`, { cause });
        case 404:
        case 410:
            return new _shared_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .NotFound */ .Mk(`GitHub could not find the resource for ${what} (${said}), or the token does not have access to it.`, { cause });
        case 409:
            return new _shared_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .Conflict */ .lt(`GitHub could not complete ${what} right now (${said}). Try again.`, {
                cause,
            });
        default:
            return new _shared_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .InvalidRequest */ .zh(`GitHub rejected ${what} (${status}: ${said}).`, { cause });
    }
}
/** GitHub appends the URL of its documentation; people need only the sentence. */
function firstSentence(message) {
    return message.replace(/ - https?:\S+$/, '').slice(0, 300);
}


/***/ }),

/***/ 19562:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Es: () => (/* binding */ readPull),
/* harmony export */   QJ: () => (/* binding */ countOpen),
/* harmony export */   Rs: () => (/* binding */ leadsTo),
/* harmony export */   Y_: () => (/* binding */ changedFiles),
/* harmony export */   vQ: () => (/* binding */ findByBranch),
/* harmony export */   zs: () => (/* binding */ closedPulls)
/* harmony export */ });
/* harmony import */ var _shared_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(42205);
// Reads pull requests: a single one, by branch, closed ones, and their changes.

function pullInfo(data) {
    return {
        number: data.number,
        headRef: data.head.ref,
        headSha: data.head.sha,
        baseRef: data.base.ref,
        sameRepository: data.head.repo?.full_name === data.base.repo.full_name,
        state: data.merged_at ? 'merged' : data.state === 'open' ? 'open' : 'closed',
        url: data.html_url,
    };
}
async function readPull(github, number) {
    const { data } = await github.rest.pulls.get({ ...github.repo, pull_number: number });
    return pullInfo(data);
}
/** The branch's pull request: the open one, or else the newest; null if there never was one. */
async function findByBranch(github, branch) {
    const { data } = await github.rest.pulls.list({
        ...github.repo,
        head: `${github.repo.owner}:${branch}`,
        state: 'all',
        sort: 'created',
        direction: 'desc',
        per_page: 30,
    });
    // GitHub returns everything if it cannot read the filter, so check each one.
    const own = data.filter((item) => item.head.ref === branch && pullInfo(item).sameRepository);
    const found = own.find((item) => item.state === 'open') ?? own[0];
    return found ? { ...pullInfo(found), title: found.title, body: found.body ?? '' } : null;
}
async function countOpen(github, headPrefix) {
    const all = await github.paginate(github.rest.pulls.list, {
        ...github.repo,
        state: 'open',
        per_page: 100,
    });
    return all
        .map(pullInfo)
        .filter(({ sameRepository, headRef }) => sameRepository && headRef.startsWith(headPrefix))
        .length;
}
async function closedPulls(github, headPrefix, since) {
    const found = [];
    const pages = github.paginate.iterator(github.rest.pulls.list, {
        ...github.repo,
        state: 'closed',
        sort: 'updated',
        direction: 'desc',
        per_page: 100,
    });
    for await (const { data } of pages) {
        for (const item of data) {
            // Sorted by update, and closing is an update: everything after this is even older.
            if (Date.parse(item.updated_at) < Date.parse(since))
                return found;
            const info = pullInfo(item);
            if (info.sameRepository && info.headRef.startsWith(headPrefix))
                found.push(info);
        }
    }
    return found;
}
async function leadsTo(github, sha, head) {
    try {
        const { data } = await github.rest.repos.compareCommitsWithBasehead({
            ...github.repo,
            basehead: `${sha}...${head}`,
            per_page: 1,
        });
        return data.status === 'ahead' || data.status === 'identical';
    }
    catch (error) {
        if (error instanceof _shared_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .NotFound */ .Mk)
            return false;
        throw error;
    }
}
/** GitHub's comparison lists at most this many files. */
const COMPARE_LIMIT = 300;
/** A comparison is tied to a commit; the pull request's own list changes with a later push. */
async function changedFiles(github, number, headSha) {
    const { data: pull } = await github.rest.pulls.get({ ...github.repo, pull_number: number });
    const { data } = await github.rest.repos.compareCommitsWithBasehead({
        ...github.repo,
        basehead: `${pull.base.sha}...${headSha}`,
        per_page: 1,
    });
    const files = (data.files ?? []).map((file) => {
        const { filename, previous_filename, additions, deletions, patch } = file;
        return {
            path: filename,
            ...(previous_filename && { previousPath: previous_filename }),
            status: STATUSES[file.status] ?? 'modified',
            additions,
            deletions,
            ...(patch !== undefined && { patch }),
        };
    });
    return { files, more: files.length >= COMPARE_LIMIT };
}
const STATUSES = {
    added: 'added',
    copied: 'added',
    removed: 'removed',
    renamed: 'renamed',
};


/***/ }),

/***/ 98293:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   b: () => (/* binding */ fileKeyStore)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(42047);
/* harmony import */ var _shared_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(42205);
/* harmony import */ var _shared_lock_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(20497);
/* harmony import */ var _keys_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(92236);
// Where the server's keys are kept: a small port, and a file below the data folder.






const KeyFile = zod__WEBPACK_IMPORTED_MODULE_5__/* .object */ .Ikc({ version: zod__WEBPACK_IMPORTED_MODULE_5__/* .literal */ .euz(1), keys: zod__WEBPACK_IMPORTED_MODULE_5__/* .array */ .YOg(_keys_js__WEBPACK_IMPORTED_MODULE_4__/* .KeyRecord */ .LX) });
/** A running server sees a key that was created or revoked beside it after at most this long. */
const FRESH_MS = 1_000;
const LOCK_TRIES = 300;
const LOCK_WAIT_MS = 100;
function fileKeyStore(dataDir, clock) {
    const path = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(dataDir, 'keys.json');
    let cached;
    async function list() {
        if (cached && clock.now() - cached.checkedAt < FRESH_MS)
            return cached.records;
        const version = await versionOf(path);
        const records = cached?.version === version ? cached.records : await read(path);
        cached = { records, version, checkedAt: clock.now() };
        return records;
    }
    async function update(change) {
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.mkdir)(dataDir, { recursive: true, mode: 0o700 });
        const lock = await waitForLock((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(dataDir, 'keys.lock'), clock);
        try {
            await replace(path, change(await read(path)));
            cached = undefined;
        }
        finally {
            lock.release();
        }
    }
    return { list, update };
}
/** A replaced file has another inode, so that two writes within a tick of the clock still differ. */
async function versionOf(path) {
    try {
        const { ino, mtimeMs, size } = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.stat)(path);
        return `${ino} ${mtimeMs} ${size}`;
    }
    catch {
        return 'absent';
    }
}
async function read(path) {
    let text;
    try {
        text = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readFile)(path, 'utf8');
    }
    catch (error) {
        if (error.code === 'ENOENT')
            return [];
        throw error;
    }
    try {
        return KeyFile.parse(JSON.parse(text)).keys;
    }
    catch (cause) {
        throw new _shared_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .CorruptState */ .nK(`${path} is not a valid list of keys. Restore it, or move it away and create new keys.`, { cause });
    }
}
async function waitForLock(path, clock) {
    for (let left = LOCK_TRIES; left > 0; left--) {
        const lock = await (0,_shared_lock_js__WEBPACK_IMPORTED_MODULE_3__/* .takeLock */ .H)(path);
        if (lock)
            return lock;
        await clock.sleep(LOCK_WAIT_MS);
    }
    throw new _shared_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .SetupError */ .w3(`Another process holds ${path}. Try again when it has finished.`);
}
/** Whole or not at all: readers see the old file until the new one is on the disk. */
async function replace(path, keys) {
    const temporary = `${path}.new`;
    const file = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.open)(temporary, 'w', 0o600);
    try {
        await file.writeFile(`${JSON.stringify({ version: 1, keys }, null, 2)}\n`);
        await file.sync();
    }
    finally {
        await file.close();
    }
    await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.rename)(temporary, path);
}


/***/ }),

/***/ 92236:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   CB: () => (/* binding */ revokeKey),
/* harmony export */   Gq: () => (/* binding */ authorize),
/* harmony export */   LX: () => (/* binding */ KeyRecord),
/* harmony export */   Nf: () => (/* binding */ DEFAULT_PREFIX),
/* harmony export */   hs: () => (/* binding */ keyState),
/* harmony export */   uY: () => (/* binding */ mintKey)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(42047);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(64377);
/* harmony import */ var _shared_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(42205);
// API keys, pure. Of a key only its secret's hash is kept. The secret is 256 random bits, so that a
// plain SHA-256 is as hard to turn around as a slow password hash, and costs microseconds.



const DEFAULT_PREFIX = 'docket_';
const KeyRecord = zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({
    /** A name for lists and logs; tells nothing about the secret. */
    id: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(),
    project: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(),
    prefix: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(),
    /** SHA-256 of the secret part, hexadecimal. */
    hash: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().regex(/^[0-9a-f]{64}$/),
    createdAt: zod__WEBPACK_IMPORTED_MODULE_3__/* .datetime */ .w$(),
    expiresAt: zod__WEBPACK_IMPORTED_MODULE_3__/* .datetime */ .w$().nullable(),
    revokedAt: zod__WEBPACK_IMPORTED_MODULE_3__/* .datetime */ .w$().nullable(),
});
/** The record to keep and the key to show once. `secret` must be random, at least 256 bits. */
function mintKey(request, secret) {
    const record = { ...request, hash: hashOf(secret).toString('hex'), revokedAt: null };
    return { record: Object.freeze(record), key: `${request.prefix}${secret}` };
}
function revokeKey(records, id, revokedAt) {
    if (!records.some((record) => record.id === id)) {
        throw new _shared_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .NotFound */ .Mk(`There is no key \`${id}\`. Run \`docket keys list\` to see all keys.`);
    }
    return records.map((record) => record.id === id && !record.revokedAt ? { ...record, revokedAt } : record);
}
function keyState(record, now) {
    if (record.revokedAt)
        return 'revoked';
    return record.expiresAt && Date.parse(record.expiresAt) <= now ? 'expired' : 'valid';
}
/** The record of the key in an `Authorization` header, valid now and of this project. */
function authorize(records, header, projectId, now) {
    const token = /^Bearer +([^\s]+) *$/i.exec(header ?? '')?.[1];
    if (!token) {
        throw new _shared_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .Unauthorized */ .hR('Send the API key in the header `Authorization: Bearer <API_KEY>`.');
    }
    const record = find(records, token);
    // The same message for a revoked and an unknown key: its owner should learn nothing.
    if (!record || keyState(record, now) === 'revoked') {
        throw new _shared_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .Unauthorized */ .hR('The API key is not valid. Create one with `docket keys create`.');
    }
    if (keyState(record, now) === 'expired') {
        throw new _shared_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .Unauthorized */ .hR('The API key has expired. Create another with `docket keys create`.');
    }
    if (record.project !== projectId) {
        throw new _shared_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .Forbidden */ .cw('The API key belongs to another project. Use a key for this project.');
    }
    return record;
}
/** Looks at every record, each in constant time, so that timing reveals neither match nor position. */
function find(records, token) {
    let found;
    let prefix;
    let hashed = NOTHING;
    for (const record of records) {
        if (record.prefix !== prefix) {
            prefix = record.prefix;
            hashed = hashOf(token.startsWith(prefix) ? token.slice(prefix.length) : '');
        }
        if ((0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.timingSafeEqual)(hashed, bytesOf(record)))
            found = record;
    }
    return found;
}
const NOTHING = hashOf('');
/** Records are read once and compared with every request. */
const decoded = new WeakMap();
function bytesOf(record) {
    const known = decoded.get(record);
    if (known)
        return known;
    const bytes = Buffer.from(record.hash, 'hex');
    decoded.set(record, bytes);
    return bytes;
}
function hashOf(secret) {
    return (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.hash)('sha256', secret, 'buffer');
}


/***/ }),

/***/ 20497:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H: () => (/* binding */ takeLock)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
/* harmony import */ var node_timers_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(58500);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(42205);
// One holder at a time, between processes. The operating system keeps the lock, through SQLite's
// file locks, and drops it when the process dies: there is no stale lock to judge, and so no two
// processes that both judge it. The empty file stays behind, because removing it would let one
// process lock a file that another can no longer find.



const SQLITE_BUSY = 5;
/** Two that race at the same moment can both be refused, so each tries again after a random pause. */
const TRIES = 5;
const LONGEST_PAUSE_MS = 20;
/** Undefined if someone else, in this process or another one, holds the lock. */
async function takeLock(path) {
    for (let tried = 1;; tried += 1) {
        const lock = await tryLock(path);
        if (lock || tried === TRIES)
            return lock;
        await (0,node_timers_promises__WEBPACK_IMPORTED_MODULE_1__.setTimeout)(Math.random() * LONGEST_PAUSE_MS);
    }
}
async function tryLock(path) {
    const { DatabaseSync } = await Promise.resolve(/* import() */).then(__webpack_require__.t.bind(__webpack_require__, 80099, 19));
    try {
        const file = new DatabaseSync(path);
        try {
            await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.chmod)(path, 0o600);
            file.exec('BEGIN EXCLUSIVE');
        }
        catch (error) {
            file.close();
            throw error;
        }
        return { release: () => file.close() };
    }
    catch (cause) {
        if (cause.errcode === SQLITE_BUSY)
            return undefined;
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .SetupError */ .w3(`${path} cannot be locked. Make sure that Docket may write there and that the file system has locks; if the file is not empty, remove it.`, { cause });
    }
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

/***/ 99860:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   createFileHistory: () => (/* binding */ createFileHistory)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _analytics_days_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6236);
/* harmony import */ var _analytics_history_codec_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(82800);
// The views history as plain files, one per day, for a server's data folder. One process writes.




function createFileHistory(dir) {
    const fileOf = (day) => (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(dir, `${day}.ndjson`);
    async function readDay(day) {
        try {
            return await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readFile)(fileOf(day), 'utf8');
        }
        catch (error) {
            if (error.code === 'ENOENT')
                return null;
            throw error;
        }
    }
    return {
        async add(days) {
            await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.mkdir)(dir, { recursive: true });
            for (const [day, entries] of (0,_analytics_history_codec_js__WEBPACK_IMPORTED_MODULE_3__/* .byDay */ .mL)(days)) {
                const before = await readDay(day);
                const after = (0,_analytics_history_codec_js__WEBPACK_IMPORTED_MODULE_3__/* .mergeDay */ .bS)(before, day, entries, fileOf(day));
                if (after === before)
                    continue;
                // A reader, and a crash, sees the old file or the new one.
                await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.writeFile)(`${fileOf(day)}.new`, after);
                await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.rename)(`${fileOf(day)}.new`, fileOf(day));
            }
        },
        async read(span) {
            await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.mkdir)(dir, { recursive: true });
            const names = (await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readdir)(dir)).filter((name) => /^\d{4}-\d\d-\d\d\.ndjson$/.test(name));
            const days = names.map((name) => name.slice(0, 10)).filter((day) => (0,_analytics_days_js__WEBPACK_IMPORTED_MODULE_2__/* .inSpan */ ._1)(day, span));
            const read = await Promise.all(days.map(async (day) => (0,_analytics_history_codec_js__WEBPACK_IMPORTED_MODULE_3__/* .decodeDay */ .P0)((await readDay(day)) ?? '', fileOf(day))));
            return read.flat();
        },
    };
}


/***/ })

};
