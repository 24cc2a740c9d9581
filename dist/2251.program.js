export const id = 2251;
export const ids = [2251,9734];
export const modules = {

/***/ 6171:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   V: () => (/* binding */ secretValues)
/* harmony export */ });
// Which values of an environment are secrets: by their name, or because an agent was given them.
const SECRET_NAME = /TOKEN|SECRET|PASSW(?:OR)?D|CREDENTIAL|APIKEY|OTLP_HEADERS|(?:^|[_-])KEY(?:$|[_-])/i;
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
  r: () => (/* binding */ secretReason),
  R: () => (/* binding */ secretScanner)
});

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

/***/ 89734:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  createGithub: () => (/* binding */ createGithub)
});

// EXTERNAL MODULE: ./node_modules/@actions/github/lib/github.js
var github = __webpack_require__(61351);
// EXTERNAL MODULE: ./.build/program/src/shared/errors.js
var errors = __webpack_require__(42205);
// EXTERNAL MODULE: ./.build/program/src/shared/retry.js
var retry = __webpack_require__(52926);
;// CONCATENATED MODULE: ./.build/program/src/github/authenticate.js
/** What Octokit takes for an authentication strategy. */
function authenticate(source) {
    const attempt = (request, options, token) => {
        options.headers.authorization = `token ${token}`;
        return request(options);
    };
    const hook = async (request, options) => {
        const token = await source.get();
        try {
            return await attempt(request, options, token);
        }
        catch (error) {
            if (error.status !== 401)
                throw error;
            source.refused(token);
            const other = await source.get();
            if (other === token)
                throw error;
            return attempt(request, options, other);
        }
    };
    return Object.assign(async () => ({ type: 'token' }), { hook });
}

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
    const send = withDeadline(settings.fetch ?? fetch);
    const octokit = (0,github.getOctokit)(typeof token === 'string' ? token : 'unused', {
        ...(typeof token !== 'string' && { authStrategy: () => authenticate(token) }),
        baseUrl: apiUrl.replace(/\/+$/, ''),
        userAgent: 'docket',
        // Octokit logs every failure itself; ours are reported once, by the code that handles them.
        log: { debug: quiet, info: quiet, warn: quiet, error: quiet },
        request: { fetch: send, ...(signal && { signal }) },
    });
    octokit.hook.wrap('request', (request, options) => {
        options.headers['x-github-api-version'] = API_VERSION;
        const ask = () => Promise.resolve(request(options));
        return persist(ask, options, settings, pace);
    });
    return {
        rest: octokit.rest,
        paginate: octokit.paginate,
        repo: { owner, repo },
        download: (url, headers) => send(url, { headers, ...(signal && { signal }) }),
        serverUrl: settings.serverUrl.replace(/\/+$/, ''),
        sleep: (ms) => clock.sleep(ms, signal),
        log,
        withSignal: (other) => createGithub({ ...settings, signal: other }, pace),
        async graphql(query, variables, options) {
            const writes = /^\s*mutation\b/.test(query);
            const repeatable = options?.repeatable ?? !writes;
            const { data } = (await octokit.request({
                method: 'POST',
                url: graphqlUrl,
                query,
                variables,
                request: { repeatable, writes },
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
const GRAPHQL_STATUS = {
    NOT_FOUND: 404,
    FORBIDDEN: 403,
    STALE_DATA: 409,
};
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
            if (error instanceof errors/* DocketError */.jq)
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
    if (typeof answer.data !== 'string' || [204, 302].includes(answer.status))
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
            return new _shared_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .Forbidden */ .cw(`GitHub denied permission for ${what} (${said}). Grant the workflow or the GitHub App the permissions it needs: \`contents: write\`, \`issues: write\`, and \`pull-requests: write\`.`, { cause });
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
        closedAt: data.merged_at ?? data.closed_at,
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
    if (!found)
        return null;
    const { node_id: nodeId, draft = false, title, body } = found;
    return { ...pullInfo(found), nodeId, draft, title, body: body ?? '' };
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

/***/ 50472:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ fullJitter)
/* harmony export */ });
// Delay maths, pure: full jitter spreads callers that failed together.
/** `rand(0, min(cap, base · 2ⁿ))` for the n-th retry, counted from 0. */
function fullJitter(retry, { baseMs, capMs }, random) {
    return Math.floor(random() * Math.min(capMs, baseMs * 2 ** retry));
}


/***/ }),

/***/ 52926:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Dx: () => (/* binding */ connectionFailure),
/* harmony export */   Vs: () => (/* binding */ retryAfterMs),
/* harmony export */   X2: () => (/* binding */ isAmbiguous),
/* harmony export */   m: () => (/* binding */ MAX_ATTEMPTS),
/* harmony export */   nj: () => (/* binding */ nextAttempt)
/* harmony export */ });
/* harmony import */ var _backoff_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(50472);
// When to ask another machine again, and after how long: one policy for the service, GitHub, and the
// model. Pure: the sender obeys.

const MAX_ATTEMPTS = 5;
const BACKOFF = { baseMs: 500, capMs: 30_000 };
function nextAttempt(attempt, random) {
    const { failure, made, now } = attempt;
    if (!isTransient(failure))
        return { kind: 'final' };
    if (isAmbiguous(failure) && !attempt.repeatable)
        return { kind: 'unclear' };
    if (made >= (attempt.attempts ?? MAX_ATTEMPTS))
        return { kind: 'exhausted' };
    const asked = failure.kind === 'status' ? (failure.retryAfterMs ?? 0) : 0;
    // On top of the requested delay, so that callers limited together do not return together.
    const delayMs = asked + (0,_backoff_js__WEBPACK_IMPORTED_MODULE_0__/* .fullJitter */ .G)(made - 1, BACKOFF, random);
    return now + delayMs >= attempt.deadline ? { kind: 'exhausted' } : { kind: 'again', delayMs };
}
/** Whether the request may have taken effect although there was no usable response. */
function isAmbiguous(failure) {
    if (failure.kind === 'status')
        return failure.status === 408 || failure.status >= 500;
    return failure.kind === 'broken';
}
function isTransient(failure) {
    return failure.kind !== 'status' || failure.status === 429 || isAmbiguous(failure);
}
/** `Retry-After` in milliseconds: seconds or an HTTP date; undefined for anything else. */
function retryAfterMs(header, now) {
    if (header === undefined)
        return undefined;
    if (/^\s*\d{1,9}\s*$/.test(header))
        return Number(header) * 1000;
    // A date contains letters; Date.parse alone would accept nearly any number as a year.
    const date = /[a-z]/i.test(header) ? Date.parse(header) : Number.NaN;
    return Number.isNaN(date) ? undefined : Math.max(0, date - now);
}
/** Errors that come before the first byte of a request has left. */
const NOT_SENT = new Set([
    'ECONNREFUSED',
    'ENOTFOUND',
    'EAI_AGAIN',
    'EHOSTUNREACH',
    'ENETUNREACH',
    'EADDRNOTAVAIL',
    'UND_ERR_CONNECT_TIMEOUT',
    'UND_ERR_PRX_TLS',
]);
/** Of a request without an answer: was anything sent? The code may be on a nested cause. */
function connectionFailure(error) {
    let at = error;
    for (let depth = 0; depth < 5 && at instanceof Error; depth += 1) {
        if (NOT_SENT.has(String(at.code)))
            return { kind: 'refused' };
        at = at.cause;
    }
    return { kind: 'broken' };
}


/***/ })

};
