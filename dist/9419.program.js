export const id = 9419;
export const ids = [9419];
export const modules = {

/***/ 29419:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  rz: () => (/* binding */ secretReason),
  R0: () => (/* binding */ secretScanner),
  VX: () => (/* binding */ secretValues),
  bs: () => (/* binding */ together)
});

// UNUSED EXPORTS: secretCache

;// CONCATENATED MODULE: ./.build/program/src/jobs/changes/secret-forms.js
// A secret in each of the forms it may be written in, and the search for all of them at once: one
// pass over each view of a text, however many secrets there are.
/** Pieces shorter than this would be found by chance. */
const MIN_PIECE = 6;
/** Without separators, and in halves, only what nobody writes by chance counts. */
const MIN_LETTERS = 8;
const MIN_HALVED = 16;
/** Shorter values are words like `true` or `main`: finding them would say nothing. */
const MIN_SECRET_LENGTH = 8;
function worthHiding(values) {
    const parts = values.flatMap((value) => {
        // A key file leaks by any of its lines.
        const lines = value.split(/\r?\n/).map((line) => line.trim());
        const telling = lines.filter((line) => line.length >= 20 && !line.startsWith('-----'));
        return [value.trim(), ...(lines.length > 1 ? telling : [])];
    });
    return [...new Set(parts)].filter((part) => part.length >= MIN_SECRET_LENGTH);
}
function secretForms(secret) {
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
    return found.filter((secretForm) => secretForm.bytes.length >= MIN_PIECE);
}
/** With something between its letters, or only half of it, as when two files share it. */
function splitForms(secret) {
    const letters = lettersIn(secret);
    const middle = Math.ceil(secret.length / 2);
    const halves = secret.length < MIN_HALVED ? [] : [secret.slice(0, middle), secret.slice(middle)];
    const whole = letters.length >= 2 * MIN_LETTERS || isRandom(letters) ? [letters] : [];
    return [
        ...whole.map((text) => ({ text, what: 'a known secret with separators' })),
        ...halves
            .map(lettersIn)
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
    const all = [...lettersForms(bytes), ...twice];
    const distinct = new Map(all.map((form) => [`${form.view} ${form.bytes}`, form]));
    return [...distinct.values()].filter((form) => form.bytes.length >= MIN_LETTERS);
}
const lettersForms = (bytes) => [
    ...base64Forms(bytes).map((form) => secretForm('letters', form)),
    ...base32Forms(bytes).map((form) => secretForm('lowLetters', form.toLowerCase())),
];
const secretForm = (view, form) => ({
    view,
    bytes: Buffer.from(lettersIn(form)),
    what: 'a known secret, encoded',
});
const lettersIn = (text) => text.replace(/[^A-Za-z0-9]/g, '');
/** Words and years change between capitals, small letters and digits now and then; keys all the time. */
function isRandom(text) {
    const changes = lettersIn(text).match(/(?<=\d)\D|(?<=[a-z])[^a-z]|(?<=[A-Z])[^A-Z]/g) ?? [];
    return text.length >= MIN_LETTERS && changes.length >= 4;
}
/** Searched texts hold visible ASCII only, in lower case. */
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
const BASE32 = Buffer.from('ABCDEFGHIJKLMNOPQRSTUVWXYZ234567');
/** The same with five bits a letter. */
function base32Forms(bytes) {
    return [0, 1, 2, 3, 4].map((offset) => {
        // So many bits of the first letter are in what stands before.
        const before = (5 - ((offset * 8) % 5)) % 5;
        const letters = Buffer.alloc(Math.max(0, Math.floor((bytes.length * 8 - before) / 5)));
        for (let at = 0; at < letters.length; at += 1) {
            const bit = before + at * 5;
            const two = ((bytes[bit >> 3] ?? 0) << 8) | (bytes[(bit >> 3) + 1] ?? 0);
            letters[at] = BASE32[(two >> (11 - (bit & 7))) & 31];
        }
        return letters.toString('latin1');
    });
}
const MOST_SLOTS = 0x10000;
const LEAST_SLOTS = 0x400;
/** So that few places of a text have the slot of a secret by chance. */
const SLOTS_FOR_EACH = 64;
const slot = (bytes, at, mask) => (bytes[at] * 961 + bytes[at + 1] * 31 + bytes[at + 2]) & mask;
function prepare(secrets) {
    const all = worthHiding(secrets).flatMap(secretForms);
    const indexes = [...Map.groupBy(all, ({ view }) => view)].map(indexOf);
    return {
        secretForms: all,
        find(views, found) {
            for (const { view, first, secretForms, mask } of indexes) {
                const { bytes } = views[view];
                for (let at = 0; at < bytes.length - 2; at += 1) {
                    const here = slot(bytes, at, mask);
                    if ((first[here >> 3] & (1 << (here & 7))) === 0)
                        continue;
                    for (const secretForm of secretForms.get(here) ?? [])
                        if (isAt(bytes, at, secretForm.bytes))
                            found(secretForm, at);
                }
            }
        },
    };
}
function indexOf([view, all]) {
    let slots = LEAST_SLOTS;
    while (slots < Math.min(MOST_SLOTS, all.length * SLOTS_FOR_EACH))
        slots *= 2;
    const mask = slots - 1;
    const first = new Uint8Array(slots / 8);
    const secretForms = Map.groupBy(all, ({ bytes }) => slot(bytes, 0, mask));
    for (const key of secretForms.keys())
        first[key >> 3] = first[key >> 3] | (1 << (key & 7));
    return { view, first, secretForms, mask };
}
/**
 * Preparing the key of an App takes as long as scanning a thousand texts, so the same secrets are
 * prepared once. Those that were not needed for longest are forgotten.
 */
class SecretCache {
    /** How often something was prepared. */
    prepared = 0;
    #most;
    #known = new Map();
    constructor(most) {
        this.#most = most;
    }
    get(secrets) {
        // With their lengths, no two lists have the same key.
        const key = secrets.map((secret) => `${secret.length}:${secret}`).join();
        const known = this.#known.get(key) ?? this.#prepare(secrets);
        this.#known.delete(key);
        this.#known.set(key, known);
        const [oldest] = this.#known.keys();
        if (this.#known.size > this.#most && oldest !== undefined)
            this.#known.delete(oldest);
        return known;
    }
    #prepare(secrets) {
        this.prepared += 1;
        return prepare(secrets);
    }
}
function isAt(bytes, at, secretForm) {
    if (at + secretForm.length > bytes.length)
        return false;
    for (let offset = 0; offset < secretForm.length; offset += 1)
        if (bytes[at + offset] !== secretForm[offset])
            return false;
    return true;
}
function searchedTexts(text, positions = false) {
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
    const plain = exact.searchedText();
    return {
        exact: plain,
        folded: { ...plain, bytes: folded.subarray(0, exact.length) },
        hex: hex.searchedText(),
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
    const letters = pile.searchedText();
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
    return pile.searchedText();
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
    searchedText() {
        const bytes = this.#bytes.subarray(0, this.length);
        return this.#at ? { bytes, at: this.#at } : { bytes };
    }
}

;// CONCATENATED MODULE: ./.build/program/src/jobs/changes/secrets.js

/** One for the server, and one for each of the projects that were busy lately. */
const secretCache = new SecretCache(256);
function secretScanner(values, options = {}) {
    const groups = 'groups' in values ? values.groups : [values];
    const prepared = groups
        .map((group) => [...group].filter((value) => value !== undefined))
        .filter((group) => group.length > 0)
        .map((group) => secretCache.get(group));
    const find = (views, found) => {
        for (const one of prepared)
            one.find(views, found);
    };
    function look(bytes, earlier) {
        const present = new Set();
        if (prepared.length > 0)
            find(searchedTexts(bytes), (secretForm) => present.add(secretForm));
        let before;
        const isNew = ({ view, bytes: half }) => {
            before ??= searchedTexts(earlier ?? Buffer.alloc(0));
            return !before[view].bytes.includes(half);
        };
        // One is enough to refuse, and most forms of a secret would be found again inside others.
        const isKnown = (secretForm) => present.has(secretForm) && (!secretForm.part || isNew(secretForm));
        const known = present.size > 0 && prepared.flatMap(({ secretForms }) => secretForms).find(isKnown);
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
            const views = searchedTexts(bytes, true);
            find(views, ({ view, bytes: secretForm }, hit) => {
                const { bytes: searchedText, at } = views[view];
                if (!at)
                    return;
                const end = hit + secretForm.length;
                const next = end < searchedText.length ? (at[end] ?? 0) : bytes.length;
                // An escape is longer than the letter it stands for; its end is found from the next one.
                const last = view === 'decoded' ? seenUntil(bytes, next) : (at[end - 1] ?? 0) + 1;
                ranges.push([at[hit] ?? 0, last]);
            });
            const known = ranges.length > 0 ? cutOut(bytes, ranges) : text;
            return options.shapes === false ? known : withoutTokens(known);
        },
    };
}
/** One sentence for the job's reason. */
function secretReason(found) {
    const said = found.slice(0, 5).map(({ place, what }) => `${what} in ${place}`);
    const rest = found.length > 5 ? `, and ${found.length - 5} more` : '';
    return `The change was refused and nothing was pushed: found ${said.join('; ')}${rest}. Remove it, and replace the secret if anyone may have seen it.`;
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
// Which values of an environment are secrets: by their name, or because an agent was given them.
const SECRET_NAME = /TOKEN|SECRET|PASSW(?:OR)?D|CREDENTIAL|APIKEY|OTLP_HEADERS|(?:^|[_-])KEY(?:$|[_-])/i;
/** The action's own inputs for secrets hold nothing else. */
const SECRET_INPUT = /^INPUT_.*(?:KEY|TOKEN)$/i;
/** Where such a variable only says where something is, or how many. */
const PLACE = /^(?:https?:\/\/[^@]*$|\/[^/]+\/|\.\/|\d{1,11}$)/;
/** What agents are given beside their keys: names that documentation may well mention. */
const SETTING = /(?:^|_)(?:MODEL|BASE_URL|USE_VERTEXAI|REGION|MODE)$/i;
/** `apiKey`, `x-api-key`, `Authorization`, and the like. */
const CONFIGURED_KEY = /key$|token$|secret|password|credential|authorization/i;
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
        return keysInConfiguration(value) ?? [value, ...(value.match(KEY_INSIDE) ?? [])];
    });
    return [...new Set([...byName, ...given])];
}
/** Configuration as JSON is mostly names of models and addresses, which pages may well mention. */
function keysInConfiguration(value) {
    if (!value.trimStart().startsWith('{'))
        return undefined;
    const keys = [];
    try {
        JSON.parse(value, (name, inner) => {
            if (typeof inner !== 'string' || /^\{(?:env|file):/.test(inner))
                return inner;
            const named = CONFIGURED_KEY.test(name) && !PLACE.test(inner);
            const inside = (inner.match(KEY_INSIDE) ?? []).filter((one) => named || isRandom(one));
            keys.push(...(named ? [inner] : []), ...inside);
            return inner;
        });
        return keys;
    }
    catch {
        return undefined;
    }
}
/** All of them. Lists stay as they are; everything else is read anew each time. */
function together(...parts) {
    const all = parts.flatMap((part) => ('groups' in part ? part.groups : [part]));
    const fixed = new Set(all.filter((group) => Array.isArray(group)).flat());
    const groups = [[...fixed], ...all.filter((group) => !Array.isArray(group))];
    return {
        groups,
        *[Symbol.iterator]() {
            for (const group of groups)
                yield* group;
        },
    };
}
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
    const found = tokensIn(bytes);
    if (found.length === 0 || !earlier)
        return found;
    const known = new Set(tokensIn(earlier).map(({ match }) => match));
    return found.filter(({ match }) => !known.has(match));
}
function tokensIn(bytes) {
    if (!HINTS.some((hint) => bytes.includes(hint)))
        return [];
    const text = bytes.toString('latin1');
    return SHAPES.flatMap(({ what, pattern }) => [...text.matchAll(pattern)]
        .map(([match]) => ({ what, match }))
        .filter(({ match }) => !isPlaceholder(match)));
}
function withoutTokens(text) {
    return SHAPES.reduce((shown, { pattern }) => shown.replace(pattern, (match) => (isPlaceholder(match) ? match : '***')), text);
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


/***/ })

};
