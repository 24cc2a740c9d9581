export const id = 5901;
export const ids = [5901,7870,5489];
export const modules = {

/***/ 46881:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Qx: () => (/* binding */ MAX_ID_LENGTH),
/* harmony export */   eQ: () => (/* binding */ isId),
/* harmony export */   ij: () => (/* binding */ checkId),
/* harmony export */   pw: () => (/* binding */ ID_PATTERN)
/* harmony export */ });
/* harmony import */ var _shared_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(42205);
// Identifiers that are valid in a URL path of the contract.

/** Longer identifiers are refused, so that none can swell a log, a ref or a file name. */
const MAX_ID_LENGTH = 200;
/** For the OpenAPI document, where a slash and a backslash are all that tools agree about. */
const ID_PATTERN = /^(?!\.{1,2}$)[^/\\]+$/;
/**
 * A path parameter must stay one segment: `..` would be folded away by any URL parser, and a slash
 * would reach another route behind a proxy that decodes it. Half a surrogate pair has no encoding.
 */
function isId(value) {
    if (value === '' || value === '.' || value === '..' || value.length > MAX_ID_LENGTH)
        return false;
    return value.isWellFormed() && !/[/\\\u0000-\u001f\u007f]/.test(value);
}
function checkId(name, value) {
    if (isId(value))
        return value;
    throw new _shared_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .InvalidRequest */ .zh(`\`${name}\` must be 1 to ${MAX_ID_LENGTH} characters without \`/\`, \`\\\` or control characters, and not \`.\` or \`..\`; copy it as the service gave it.`);
}


/***/ }),

/***/ 34310:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   L: () => (/* binding */ TRAFFIC_CLASSES),
/* harmony export */   u: () => (/* binding */ DEFAULT_AI_CLASSES)
/* harmony export */ });
// Who asked for a page. `human` and the AI classes make up the views; other bots never count.
// `unknown` is the reader in a log that does not record user agents. The contract knows people and
// AI only, so it counts as `human` there; every report names it.
const TRAFFIC_CLASSES = [
    'human',
    'coding-agent',
    'assistant',
    'ai-search',
    'training',
    'other-bot',
    'unknown',
];
/** The classes that count as AI unless the configuration says otherwise. */
const DEFAULT_AI_CLASSES = ['coding-agent', 'assistant'];


/***/ }),

/***/ 7870:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   EW: () => (/* binding */ checkSettings),
/* harmony export */   Sx: () => (/* binding */ unknownProject),
/* harmony export */   bq: () => (/* binding */ ProjectSettings)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(42047);
/* harmony import */ var _shared_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(42205);
/* harmony import */ var _shared_glob_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(14202);
// A project: a repository, and how jobs in it are done. The port behind which projects are stored.



const MAX_CONFIG = 100_000;
const line = zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP()
    .min(1)
    .max(2_000)
    .regex(/^[^\u0000-\u0008\u000a-\u001f\u007f]*$/, 'must be one line');
const glob = line.superRefine((text, context) => {
    const wrong = (0,_shared_glob_js__WEBPACK_IMPORTED_MODULE_1__/* .globProblem */ .AI)(text);
    if (wrong !== undefined)
        context.addIssue(wrong);
});
const ProjectSettings = zod__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({
    /** Absent: the one that servers and workers have in their environment. */
    agent: zod__WEBPACK_IMPORTED_MODULE_2__/* .union */ .KCZ([
        zod__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({ command: line }),
        zod__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({
            url: line.regex(/^https?:\/\//, 'must start with https:// or http://'),
            model: line,
        }),
    ])
        .optional(),
    baseRef: line.optional(),
    /** Globs of the files that jobs may change; empty means the default ones. */
    docsPaths: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(glob).max(100),
    checkCommand: line.optional(),
    draft: zod__WEBPACK_IMPORTED_MODULE_2__/* .boolean */ .zMY(),
    accessLogs: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(glob).max(100),
    /** The text of a settings file, as in `.github/docket.yml`. */
    config: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().max(MAX_CONFIG).optional(),
});
function checkSettings(settings) {
    const checked = ProjectSettings.safeParse(settings);
    if (checked.success)
        return checked.data;
    const details = checked.error.issues.map(({ path, message }) => `\`${path.join('.')}\`: ${message}.`);
    throw new _shared_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .InvalidRequest */ .zh('The settings of the project are not valid.', { details });
}
function unknownProject(id) {
    return new _shared_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .NotFound */ .Mk(`There is no project \`${id}\`. To see all, run docket projects list.`);
}


/***/ }),

/***/ 66122:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   L: () => (/* binding */ isoTime),
/* harmony export */   m: () => (/* binding */ systemClock)
/* harmony export */ });
// Time is injected: tests use their own clock and never wait.
const systemClock = {
    now: () => Date.now(),
    sleep(ms, signal) {
        return new Promise((resolve, reject) => {
            if (signal?.aborted)
                return reject(signal.reason);
            const onAbort = () => {
                clearTimeout(timer);
                reject(signal?.reason);
            };
            const timer = setTimeout(() => {
                signal?.removeEventListener('abort', onAbort);
                resolve();
            }, ms);
            signal?.addEventListener('abort', onAbort, { once: true });
        });
    },
};
let last = { ms: 0, text: '1970-01-01T00:00:00.000Z' };
/** A busy server asks for the same millisecond many times. */
function isoTime(ms) {
    if (ms !== last.ms)
        last = { ms, text: new Date(ms).toISOString() };
    return last.text;
}


/***/ }),

/***/ 65529:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AV: () => (/* binding */ dayCount),
/* harmony export */   Ny: () => (/* binding */ previousRange),
/* harmony export */   SK: () => (/* binding */ utcTime),
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
/** The previous period of the same length. */
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
/** Of an ISO 8601 date or time. Without a zone it is UTC, whatever the zone of this machine. */
function utcTime(text) {
    const local = text.includes('T') && !/(?:Z|[+-]\d{2}:?\d{2})$/i.test(text);
    return Date.parse(local ? `${text}Z` : text);
}
function startOfDay(time) {
    return Math.floor(time / DAY_MS) * DAY_MS;
}
function isoDay(time) {
    return new Date(time).toISOString().slice(0, 10);
}


/***/ }),

/***/ 14202:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  U0: () => (/* binding */ GlobProblem),
  zt: () => (/* binding */ MAX_GLOBS),
  SO: () => (/* binding */ compileGlob),
  AI: () => (/* binding */ globProblem),
  _I: () => (/* binding */ matchesAny)
});

// EXTERNAL MODULE: ./.build/program/src/shared/errors.js
var errors = __webpack_require__(42205);
;// CONCATENATED MODULE: ./.build/program/src/shared/glob-braces.js
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

;// CONCATENATED MODULE: ./.build/program/src/shared/glob.js
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
class GlobProblem extends errors/* SetupError */.w3 {
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


/***/ }),

/***/ 93818:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $s: () => (/* binding */ bound),
/* harmony export */   DV: () => (/* binding */ codeBlock),
/* harmony export */   SS: () => (/* binding */ codeSpan),
/* harmony export */   TL: () => (/* binding */ quoted),
/* harmony export */   TN: () => (/* binding */ oneLine),
/* harmony export */   VP: () => (/* binding */ defuse),
/* harmony export */   d3: () => (/* binding */ isWebAddress),
/* harmony export */   hk: () => (/* binding */ boundTail),
/* harmony export */   mG: () => (/* binding */ inline),
/* harmony export */   uH: () => (/* binding */ clean)
/* harmony export */ });
// Text from people, pages and agents, on its way in and out. `clean` shows an agent what a person
// would have seen; `defuse` lets GitHub show foreign text without acting on it. Both are linear in
// the text's length whatever it holds, and doing either twice changes nothing more.
/** An invisible break: GitHub shows the text unchanged and recognizes nothing in it. */
const BREAK = '\u200b';
/** Characters that draw nothing or reorder what is drawn: fillers, tags, marks, bidi controls. */
const INVISIBLE = /[[\p{Default_Ignorable_Code_Point}\ufff9-\ufffb]--[\u200c\u200d\ufe00-\ufe0f]]/gv;
/** C0 (but tab and line feed), delete, C1. */
const CONTROL = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f]/g;
/** Joiners and emoji selectors stay only where a script or an emoji needs them. */
const JOINER = /(?<![[\p{L}\p{M}\p{Extended_Pictographic}\p{Emoji_Modifier}\ufe0f]--[A-Za-z]])[\u200c\u200d]|[\u200c\u200d](?![[\p{L}\p{M}\p{Extended_Pictographic}]--[A-Za-z]])/gv;
const SELECTOR = /[\ufe00-\ufe0e]|(?<![\p{Extended_Pictographic}0-9#*])\ufe0f/gu;
/** `[//]: # (…)` and `[comment]: <> (…)`: link definitions that only hide their title. */
const HIDDEN_DEFINITION = /^ {0,3}\[[^\]\n]{0,200}\]:[ \t]*(?:#|<>)(?=[ \t("'])[^\n]*$/gm;
/** Without anything that a reader of the rendered page would not have seen. */
function clean(text) {
    const visible = text
        .toWellFormed()
        .replace(/\r\n?|[\u2028\u2029]/g, '\n')
        .replace(INVISIBLE, '')
        .replace(CONTROL, '');
    return withoutComments(untilSettled(visible)).replace(HIDDEN_DEFINITION, '');
}
/** Removing one joiner can bare the next; runs are short, and each round shortens them. */
function untilSettled(text) {
    let before = text.replace(/[\u200c\u200d]{2,}/g, '').replace(/[\ufe00-\ufe0f]{2,}/g, '');
    for (;;) {
        const after = before.replace(SELECTOR, '').replace(JOINER, '');
        if (after === before)
            return after;
        before = after;
    }
}
/** HTML comments as a browser ends them; a start that is left over is made visible. */
function withoutComments(text) {
    const kept = [];
    let at = 0;
    for (;;) {
        const start = text.indexOf('<!--', at);
        const end = start < 0 ? -1 : commentEnd(text, start + 4);
        if (end < 0)
            break;
        kept.push(text.slice(at, start));
        at = end;
    }
    kept.push(text.slice(at));
    return kept.join('').replaceAll('<!--', '<! --');
}
function commentEnd(text, from) {
    if (text.startsWith('>', from))
        return from + 1;
    if (text.startsWith('->', from))
        return from + 2;
    const end = text.indexOf('-->', from);
    return end < 0 ? -1 : end + 3;
}
/** An address that is safe to put into a Markdown link or to show as it is. */
function isWebAddress(text) {
    return /^https?:\/\/[^\s<>()[\]`"'\\]+$/i.test(text);
}
/** At most `max` code points, the note that something was cut among them. */
function bound(text, max, note = '…') {
    if (text.length <= max)
        return text;
    const room = Math.max(0, max - Array.from(note).length);
    let units = 0;
    let points = 0;
    let cut = 0;
    for (const point of text) {
        if (points === room)
            cut = units;
        if (points === max)
            return text.slice(0, cut) + note;
        units += point.length;
        points += 1;
    }
    return text;
}
/** The last `max` code points, where the end says most, as in a program's output. */
function boundTail(text, max, note = '…') {
    if (text.length <= max)
        return text;
    const points = Array.from(text.slice(-2 * max - 1));
    if (points.length <= max)
        return text;
    return note + points.slice(points.length - Math.max(0, max - Array.from(note).length)).join('');
}
/**
 * Foreign text for a comment, a title, a body or a commit message. Nothing in it mentions, refers,
 * closes, links, loads an image, opens a tag, starts a line with a command or keeps workflows from
 * running, and no entity can spell any of these.
 */
function defuse(text) {
    return text
        .replace(/&(?=[#A-Za-z])/g, `&${BREAK}`)
        .replace(/@(?=[\p{L}\p{N}])/gu, `@${BREAK}`)
        .replace(/#(?=\d)/g, `#${BREAK}`)
        .replace(/(GH-)(?=\d)/gi, `$1${BREAK}`)
        .replace(/<(?=[A-Za-z/!?])/g, `<${BREAK}`)
        .replace(/\](?=[([:])/g, `]${BREAK}`)
        .replace(/:(?=\/\/)/g, `:${BREAK}`)
        .replace(/(www)(?=\.)/gi, `$1${BREAK}`)
        .replace(/^([^\S\n]*)(?=\/[A-Za-z])/gm, `$1${BREAK}`)
        .replace(/^([^\S\n]*:)(?=:)/gm, `$1${BREAK}`)
        .replace(/##(?=\[)/g, `##${BREAK}`)
        .replace(/\[(?=(?:skip|ci|no|actions)\b)/gi, `[${BREAK}`)
        .replace(/(skip-checks)(?=:)/gi, `$1${BREAK}`);
}
/** For a terminal or a log: foreign words could move the cursor or fake another line. */
function oneLine(text) {
    return clean(text).replace(/\s+/g, ' ').trim();
}
/** A name or a path as code within a sentence. */
function codeSpan(text) {
    return `\`${bound(oneLine(text).replaceAll('`', '′'), 120)}\``;
}
/** Within a line or a table cell of a comment. Backticks would end the code it may stand in. */
function inline(text) {
    return defuse(bound(clean(text), 300))
        .replace(/\s+/g, ' ')
        .replaceAll('`', 'ʼ')
        .replaceAll('|', '¦');
}
/** As a quotation in a comment. */
function quoted(text, max = 4_000) {
    return defuse(bound(clean(text), max, '\n… (truncated)'))
        .trim()
        .split('\n')
        .map((line) => `> ${line}`)
        .join('\n');
}
/** As a block of code that the text cannot end. */
function codeBlock(text) {
    const content = bound(clean(text), 100_000, '\n… (truncated)');
    const longest = Math.max(2, ...[...content.matchAll(/`+/g)].map(([run]) => run.length));
    const fence = '`'.repeat(longest + 1);
    return `${fence}text\n${content}\n${fence}`;
}


/***/ })

};
