export const id = 7349;
export const ids = [7349];
export const modules = {

/***/ 42205:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $P: () => (/* binding */ Unavailable),
/* harmony export */   CF: () => (/* binding */ BadAnswer),
/* harmony export */   JH: () => (/* binding */ RateLimited),
/* harmony export */   Jr: () => (/* binding */ OutcomeUnknown),
/* harmony export */   KI: () => (/* binding */ NoViews),
/* harmony export */   Mk: () => (/* binding */ NotFound),
/* harmony export */   UL: () => (/* binding */ unlessCorrupt),
/* harmony export */   Vj: () => (/* binding */ LeaseLost),
/* harmony export */   cw: () => (/* binding */ Forbidden),
/* harmony export */   em: () => (/* binding */ sentence),
/* harmony export */   hR: () => (/* binding */ Unauthorized),
/* harmony export */   jq: () => (/* binding */ DocketError),
/* harmony export */   lt: () => (/* binding */ Conflict),
/* harmony export */   nK: () => (/* binding */ CorruptState),
/* harmony export */   us: () => (/* binding */ StoreUnavailable),
/* harmony export */   v$: () => (/* binding */ WorkFailed),
/* harmony export */   w3: () => (/* binding */ SetupError),
/* harmony export */   zh: () => (/* binding */ InvalidRequest)
/* harmony export */ });
// One error family. A subclass says what the caller does next; `code` is stable and travels on the
// wire and into outputs; the message is a sentence that ends with how to fix the problem.
class DocketError extends Error {
    details;
    constructor(message, options = {}) {
        super(message, { cause: options.cause });
        this.name = new.target.name;
        this.details = options.details ?? [];
    }
}
/** The request itself is wrong: fix it, then try again. */
class InvalidRequest extends DocketError {
    code;
    constructor(message, options = {}) {
        super(message, options);
        this.code = options.code ?? 'invalid';
    }
}
/** No key, an unknown one, or an expired one: get another key. */
class Unauthorized extends DocketError {
    code = 'unauthorized';
}
/** The key or the person is known, but not allowed to do this. */
class Forbidden extends DocketError {
    code = 'forbidden';
}
class NotFound extends DocketError {
    code = 'not-found';
}
/** Nothing counts the page views of this project. */
class NoViews extends NotFound {
}
/** The thing is in a state that does not allow this; nothing was changed. */
class Conflict extends DocketError {
    code = 'conflict';
}
/** Too many requests: the same request succeeds after `retryAfterSeconds`. */
class RateLimited extends DocketError {
    code = 'rate-limited';
    retryAfterSeconds;
    constructor(message, options) {
        super(message, options);
        this.retryAfterSeconds = options.retryAfterSeconds;
    }
}
/** The other side could not be reached or failed, and nothing happened there: try again later. */
class Unavailable extends DocketError {
    code = 'unavailable';
}
/** Where jobs are kept cannot be reached: work on a job waits for it, and does not fail. */
class StoreUnavailable extends Unavailable {
}
/** Sent, but there was no response: it may have happened. Never repeated automatically. */
class OutcomeUnknown extends DocketError {
    code = 'unknown';
}
/** The response breaks the contract. */
class BadAnswer extends DocketError {
    code = 'bad-answer';
}
/** A stored record cannot be trusted. It is left unchanged and never treated as empty. */
class CorruptState extends DocketError {
    code = 'corrupt-state';
}
/** Undefined for a record that cannot be read: where one must not hide others. */
function unlessCorrupt(read) {
    try {
        return read();
    }
    catch (error) {
        if (error instanceof CorruptState)
            return undefined;
        throw error;
    }
}
/** Another worker has this job now: stop, and leave everything unchanged. */
class LeaseLost extends DocketError {
    code = 'lease-lost';
}
/** The work itself failed: the message is the job's reason. */
class WorkFailed extends DocketError {
    code = 'work-failed';
}
/** Something on this machine, in this repository or in its settings is missing or wrong. */
class SetupError extends DocketError {
    code = 'setup';
}
/** The message of anything that was thrown, for a log or a reason. */
function sentence(error) {
    if (error instanceof DocketError)
        return [error.message, ...error.details].join(' ');
    // Some libraries throw and report objects that only look like errors.
    const { message } = (error ?? {});
    return typeof message === 'string' ? message : String(error);
}


/***/ }),

/***/ 77012:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AI: () => (/* binding */ globProblem),
/* harmony export */   SO: () => (/* binding */ compileGlob),
/* harmony export */   U0: () => (/* binding */ GlobProblem),
/* harmony export */   _I: () => (/* binding */ matchesAny),
/* harmony export */   zt: () => (/* binding */ MAX_GLOBS)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(42205);
// Globs from outside: settings, inputs and models write them, so no glob may cost more than its
// size. A glob becomes a list of tokens, and a path is read once with the set of tokens it may be
// at: at most (characters of the path) × (tokens) steps, whatever the two look like.
//
//   *  any characters within a name     ?  one character      [a-z] [!a-z]  one of a class
//   ** any number of folders            {a,b}  alternatives   a trailing /  everything below
//
// As in a shell, only a written dot matches a name's leading dot.

/** Longer ones are mistakes or attacks. */
const MAX_GLOB_LENGTH = 300;
/** Of all alternatives together. */
const MAX_TOKENS = 2_000;
/** In one list. */
const MAX_GLOBS = 200;
/** What is wrong with a glob, as a sentence for its author. */
class GlobProblem extends _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .SetupError */ .w3 {
}
function compileGlob(pattern) {
    if (pattern.length > MAX_GLOB_LENGTH)
        throw problem(pattern, `is longer than ${MAX_GLOB_LENGTH} characters; use shorter globs`);
    if (pattern === '')
        throw new GlobProblem('A glob is empty. Remove it or enter a glob.');
    if (pattern.includes('\\'))
        throw problem(pattern, 'has a backslash; separate folders with `/`, and write `[*]` for a star');
    if (/[@+!?*]\(/.test(pattern))
        throw problem(pattern, 'has an extended pattern such as `@(a|b)`; write `{a,b}`');
    const alternatives = expandBraces(pattern, (why) => problem(pattern, why)).map((text) => tokenize(text, (why) => problem(pattern, why)));
    const tokens = alternatives.reduce((sum, list) => sum + list.length + 1, 0);
    if (tokens > MAX_TOKENS)
        throw problem(pattern, 'has too many alternatives; use several globs');
    const run = (path) => {
        const chars = Array.from(path);
        let steps = 0;
        for (const list of alternatives) {
            const end = follow(list, chars);
            steps += end.steps;
            if (end.matched)
                return { matched: true, steps };
        }
        return { matched: false, steps };
    };
    return {
        tokens,
        matches: (path) => run(path).matched,
        reaches: (folder) => {
            const chars = Array.from(`${folder}/`);
            return alternatives.some((list) => follow(list, chars).goesOn);
        },
        steps: (path) => run(path).steps,
    };
}
/** The sentence about a glob that cannot be used, or undefined. */
function globProblem(pattern) {
    try {
        compileGlob(pattern);
        return undefined;
    }
    catch (error) {
        if (error instanceof GlobProblem)
            return error.message;
        throw error;
    }
}
/**
 * A path is covered when a glob matches it, or is it letter for letter, and no glob that starts
 * with `!` does. The order does not matter: a line added later cannot allow what another one excludes.
 */
function matchesAny(patterns) {
    if (patterns.length > MAX_GLOBS)
        throw new GlobProblem(`There are more than ${MAX_GLOBS} globs. Use fewer, broader ones.`);
    const closed = patterns.filter((pattern) => pattern.startsWith('!'));
    const open = patterns.filter((pattern) => !pattern.startsWith('!')).map(entry);
    const except = closed.map((pattern) => entry(pattern.slice(1)));
    return (path) => open.some((fits) => fits(path)) && !except.some((fits) => fits(path));
}
function entry(pattern) {
    const glob = compileGlob(pattern);
    return (path) => path === pattern || glob.matches(path);
}
function tokenize(pattern, wrong) {
    const whole = pattern.endsWith('/') ? `${pattern}**` : pattern;
    const names = whole.split('/').filter((name, at) => (name !== '' || at === 0) && name !== '.');
    return names.flatMap((name, at) => {
        const last = at === names.length - 1;
        if (name === '**')
            return [{ kind: last ? 'rest' : 'folders' }];
        const slash = last ? [] : [{ kind: 'is', char: '/', first: false }];
        return [...nameTokens(name, wrong), ...slash];
    });
}
function nameTokens(name, wrong) {
    // A name has at least one character.
    if (/^\*+$/.test(name))
        return [{ kind: 'one', test: () => true }, { kind: 'any' }];
    const chars = Array.from(name);
    const tokens = [];
    for (let at = 0; at < chars.length; at += 1) {
        const char = chars[at];
        if (char === '*') {
            if (tokens.at(-1)?.kind !== 'any')
                tokens.push({ kind: 'any' });
        }
        else if (char === '?') {
            tokens.push({ kind: 'one', test: () => true });
        }
        else if (char === '[') {
            const { test, end } = readClass(chars, at, wrong);
            tokens.push({ kind: 'one', test });
            at = end;
        }
        else {
            tokens.push({ kind: 'is', char, first: at === 0 });
        }
    }
    return tokens;
}
function readClass(chars, at, wrong) {
    const negated = chars[at + 1] === '!' || chars[at + 1] === '^';
    const from = at + (negated ? 2 : 1);
    // A bracket right at the start is a member, not the end.
    const end = chars.indexOf(']', from + 1);
    if (end < 0)
        throw wrong('has a `[` without a matching `]`; close it, or write `[[]` for the bracket');
    const inside = chars.slice(from, end);
    if (inside[0] === '[' && /^[:.=]$/.test(inside[1] ?? ''))
        throw wrong('has a named class; list its characters instead, such as `[a-z]`');
    const ranges = [];
    for (let here = 0; here < inside.length; here += 1) {
        const low = code(inside[here]);
        const ranged = inside[here + 1] === '-' && here + 2 < inside.length;
        const high = ranged ? code(inside[here + 2]) : low;
        if (high < low)
            throw wrong('has a character range in reverse order; swap its ends');
        ranges.push([low, high]);
        if (ranged)
            here += 2;
    }
    const holds = (char) => ranges.some(([low, high]) => low <= code(char) && code(char) <= high);
    return { end, test: (char) => holds(char) !== negated };
}
const code = (char) => char?.codePointAt(0) ?? 0;
/** Reads the path once; `live` are the tokens that may come next. */
function follow(tokens, path) {
    let steps = 0;
    let live = new Set();
    let nameStarts = true;
    const enter = (into, at, starts) => {
        into.add(at);
        const kind = tokens[at]?.kind;
        // Both may stand for nothing.
        if (kind === 'any' || (kind === 'folders' && starts))
            enter(into, at + 1, starts);
    };
    enter(live, 0, true);
    for (const char of path) {
        const next = new Set();
        for (const at of live) {
            steps += 1;
            const token = tokens[at];
            if (token === undefined || !takes(token, char, nameStarts))
                continue;
            const stays = token.kind === 'any' || token.kind === 'folders' || token.kind === 'rest';
            enter(next, stays ? at : at + 1, char === '/');
            if (token.kind === 'rest')
                next.add(at + 1);
        }
        live = next;
        nameStarts = char === '/';
    }
    const matched = live.delete(tokens.length);
    return { matched, goesOn: live.size > 0, steps };
}
function takes(token, char, nameStarts) {
    const leadingDot = nameStarts && char === '.';
    if (token.kind === 'is')
        return token.char === char && (token.first || !leadingDot);
    if (leadingDot)
        return false;
    if (token.kind === 'one')
        return char !== '/' && token.test(char);
    return char !== '/' || (token.kind !== 'any' && !nameStarts);
}
function problem(pattern, why) {
    const shown = pattern.length > 60 ? `${pattern.slice(0, 60)}…` : pattern;
    return new GlobProblem(`The glob \`${shown.replace(/[\s`]+/g, ' ')}\` ${why}.`);
}
// `{a,b}` in a glob, written out. The number of alternatives is known before any is built.
const MAX_ALTERNATIVES = 50;
function expandBraces(text, wrong) {
    const open = text.indexOf('{');
    if (open < 0)
        return [text];
    const { end, commas } = closing(text, open);
    const before = text.slice(0, open);
    const inside = text.slice(open + 1, end);
    if (end > 0 && commas.length === 0 && inside.includes('..'))
        throw wrong('has a range such as `{1..9}`; write `*` or `[1-9]`');
    if (end < 0 || commas.length === 0) {
        // As in a shell, a brace that offers no choice is a character.
        return expandBraces(text.slice(open + 1), wrong).map((rest) => `${before}{${rest}`);
    }
    const edges = [open, ...commas, end];
    const parts = edges
        .slice(1)
        .flatMap((edge, at) => expandBraces(text.slice(edges[at] + 1, edge), wrong));
    const rests = expandBraces(text.slice(end + 1), wrong);
    if (parts.length * rests.length > MAX_ALTERNATIVES)
        throw wrong(`has more than ${MAX_ALTERNATIVES} alternatives; use several globs or a \`*\``);
    return parts.flatMap((part) => rests.map((rest) => before + part + rest));
}
function closing(text, open) {
    const commas = [];
    let depth = 0;
    for (let at = open; at < text.length; at += 1) {
        if (text[at] === '{')
            depth += 1;
        if (text[at] === ',' && depth === 1)
            commas.push(at);
        if (text[at] === '}')
            depth -= 1;
        if (depth === 0)
            return { end: at, commas };
    }
    return { end: -1, commas: [] };
}


/***/ }),

/***/ 52926:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Dx: () => (/* binding */ connectionFailure),
/* harmony export */   G1: () => (/* binding */ fullJitter),
/* harmony export */   Vs: () => (/* binding */ retryAfterMs),
/* harmony export */   X2: () => (/* binding */ isAmbiguous),
/* harmony export */   m: () => (/* binding */ MAX_ATTEMPTS),
/* harmony export */   nj: () => (/* binding */ nextAttempt)
/* harmony export */ });
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
    const delayMs = asked + fullJitter(made - 1, BACKOFF, random);
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
/** `rand(0, min(cap, base · 2ⁿ))` for the n-th retry, counted from 0. */
function fullJitter(retry, { baseMs, capMs }, random) {
    return Math.floor(random() * Math.min(capMs, baseMs * 2 ** retry));
}


/***/ })

};
