export const id = 3223;
export const ids = [3223];
export const modules = {

/***/ 92939:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $t: () => (/* binding */ placeOf),
/* harmony export */   A6: () => (/* binding */ eventOf),
/* harmony export */   Gz: () => (/* binding */ driftPrompt),
/* harmony export */   Uo: () => (/* binding */ headOf),
/* harmony export */   Vh: () => (/* binding */ SUBCOMMANDS),
/* harmony export */   _3: () => (/* binding */ checksPrompt),
/* harmony export */   pI: () => (/* binding */ utteranceOf)
/* harmony export */ });
const SUBCOMMANDS = ['status', 'retry', 'cancel', 'archive', 'fix', 'help'];
/** What a job is asked then: the same for every check of a commit. */
function checksPrompt(headSha) {
    return [
        `Checks failed on this pull request at commit ${headSha.slice(0, 10)}.`,
        'The context quotes their output. Find the cause, and fix it if it is in the documentation.',
        'If it is not, change nothing and say what the cause is.',
    ].join(' ');
}
/** What a job is asked to do about it: the same for every commit, because the context has the findings. */
function driftPrompt(headSha) {
    return [
        `The documentation does not fit this pull request at commit ${headSha.slice(0, 10)}.`,
        'The context lists what the check found. Document what no page mentions where readers look for it,',
        'and correct or remove what pages say about things that are gone.',
        'Leave a finding that is wrong as it is, and say why.',
    ].join(' ');
}
/** The head of a pull request as it is now, for a request's origin. */
function headOf({ headRef, headSha, sameRepository, state }) {
    return { headRef, headSha, sameRepository, open: state === 'open' };
}
function utteranceOf({ comment: { kind, id }, thread }) {
    return kind === 'review' ? { kind, id, pull: thread } : { kind, id };
}
/** Where the answer goes. */
function placeOf({ thread, opener }) {
    return { thread, ...(opener !== undefined && { replyTo: opener }) };
}
/** The name of a comment's event: the same for every delivery and every attempt. */
function eventOf({ kind, id }) {
    return kind === 'issue' ? `comment:${id}` : `${kind}:${id}`;
}


/***/ }),

/***/ 23223:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   parseCommand: () => (/* binding */ parseCommand)
/* harmony export */ });
/* unused harmony export findSaid */
/* harmony import */ var _shared_similar_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(55069);
/* harmony import */ var _shared_text_line_start_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(23771);
/* harmony import */ var _shared_text_markdown_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(66869);
/* harmony import */ var _quick_look_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(61109);
/* harmony import */ var _request_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(92939);
// The grammar of commands in comments.





/**
 * The command in a comment, or null. It is the first word of a line of plain text; the request
 * continues to the end of the comment, quotes and code included. `/docs status` alone on its line is
 * the subcommand; `/docs status page is wrong` is a request.
 */
function parseCommand(body, word) {
    const lines = linesOf(body);
    for (const start of findSaid(body, word)) {
        const first = (lines[start] ?? '').trimStart().slice(word.length).trim();
        if ((0,_quick_look_js__WEBPACK_IMPORTED_MODULE_1__/* .isAboutFolder */ ._X)(first))
            continue;
        const rest = lines.slice(start + 1).join('\n');
        return interpret(first, rest.trimEnd());
    }
    return null;
}
function interpret(first, rest) {
    const subcommand = _request_js__WEBPACK_IMPORTED_MODULE_2__/* .SUBCOMMANDS */ .Vh.find((name) => name === first.toLowerCase());
    if (subcommand)
        return { kind: subcommand };
    const fresh = /^new(?:\s+|$)/i.exec(first);
    const prompt = `${fresh ? first.slice(fresh[0].length) : first}\n${rest}`.trim();
    if (prompt === '')
        return { kind: fresh ? 'help' : 'bare' };
    if (fresh)
        return { kind: 'new', prompt };
    return unclear(first, rest) ?? { kind: 'ask', prompt };
}
// Comments that start with the word but give no clear request: a misspelled subcommand, or a
// single word. Asking costs less than a wrong job.
/** Anything longer than this is a request. */
const MOST_CHARACTERS = 1_000;
/** Words that people use instead of a subcommand. */
const OTHER_NAMES = {
    stop: 'cancel',
    abort: 'cancel',
    again: 'retry',
    rerun: 'retry',
    redo: 'retry',
    close: 'archive',
    progress: 'status',
    commands: 'help',
};
/** Words that can surround a subcommand without changing its meaning. */
const COURTESY = new Set('a can could for i is it job me my now of please pls plz that thanks the this u with would you'.split(' '));
/** What to ask, or null if this is a request. `first` is the rest of the line. */
function unclear(first, rest) {
    if (first.length > MOST_CHARACTERS)
        return null;
    const words = wordsOf(first);
    const told = words.filter((word) => !COURTESY.has(word));
    const [only] = told;
    const meant = only !== undefined && told.length === 1 ? subcommandLike(only) : undefined;
    // `cancel: say what it does` names the subcommand and asks for something else.
    if (meant && /^[\p{L}\p{N}\s.,!?]*$/u.test(first))
        return { kind: 'unclear', meant };
    if (rest.length > MOST_CHARACTERS)
        return null;
    if (words.length + wordsOf(rest).length > 1)
        return null;
    return meant
        ? { kind: 'unclear', meant }
        : { kind: 'unclear', prompt: `${first}\n${rest}`.trim() };
}
function subcommandLike(word) {
    // `fix it` and `fix this` are requests.
    const names = _request_js__WEBPACK_IMPORTED_MODULE_2__/* .SUBCOMMANDS */ .Vh.filter((name) => name !== 'fix');
    return Object.hasOwn(OTHER_NAMES, word) ? OTHER_NAMES[word] : (0,_shared_similar_js__WEBPACK_IMPORTED_MODULE_3__/* .nearest */ .p)(word, names);
}
/** Some languages do not put spaces between words. */
function wordsOf(text) {
    const found = [];
    for (const { segment, isWordLike } of WORDS.segment(text)) {
        if (isWordLike)
            found.push(segment.toLowerCase());
    }
    return found;
}
const WORDS = new Intl.Segmenter('en', { granularity: 'word' });
// Finds the lines of a comment that a person says: the first word is the one looked for, and a reader
// sees it as plain text. Not quoted, not code, not folded away, not part of a link or an image, and
// nothing that is not rendered at all, such as a link definition. When in doubt, it does not
// count: a missed command is a nuisance, but a command that nobody saw is worse.
/** The numbers of such lines, from 0. */
function* findSaid(body, word) {
    const source = linesOf(body);
    const parser = (0,_shared_text_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .createMarkdown */ .S)();
    parser.inline.ruler.before('text', 'said', (state, silent) => {
        if (!(0,_shared_text_line_start_js__WEBPACK_IMPORTED_MODULE_4__/* .isWord */ .Jg)(state.src, state.pos, word) || !(0,_shared_text_line_start_js__WEBPACK_IMPORTED_MODULE_4__/* .startsLine */ .QC)(state.src, state.pos))
            return false;
        if (!silent)
            state.push('said', '', 0).meta = { offset: state.pos };
        state.pos += word.length;
        return true;
    });
    let counted = { block: undefined, offset: 0, lines: 0 };
    for (const { block, offset } of said(parser.parse(body, {}), word)) {
        const before = counted.block === block ? counted : { offset: 0, lines: 0 };
        const lines = before.lines + breaksIn(block.content, before.offset, offset);
        counted = { block, offset, lines };
        const line = (block.map?.[0] ?? 0) + lines;
        // `- /docs` is shown as the word alone, but its line starts with the mark of a list.
        if (source[line]?.trimStart().startsWith(word))
            yield line;
    }
}
/** Line breaks as Markdown has them. */
function linesOf(body) {
    return body.split(/\r\n?|\n/);
}
function breaksIn(content, from, to) {
    let found = 0;
    for (let at = content.indexOf('\n', from); at >= 0 && at < to; at = content.indexOf('\n', at + 1))
        found += 1;
    return found;
}
/** Where a line begins with the word, in paragraphs and headings that are shown as they are. */
function* said(tokens, word) {
    const tags = new OpenTags();
    let hidden = 0;
    let shown = false;
    for (const token of tokens) {
        if (/^(?:blockquote|footnote|table)_/.test(token.type))
            hidden += token.nesting;
        if (/^(?:paragraph|heading)_open$/.test(token.type))
            shown = true;
        if (token.type === 'html_block') {
            const offset = PICTURES.exec(token.content)?.[0].length ?? 0;
            const plain = offset > 0 && hidden === 0 && !tags.hide();
            if (plain && (0,_shared_text_line_start_js__WEBPACK_IMPORTED_MODULE_4__/* .isWord */ .Jg)(token.content, offset, word))
                yield { block: token, offset };
            tags.read(token.content);
        }
        if (token.type !== 'inline')
            continue;
        let links = 0;
        for (const child of token.children ?? []) {
            if (child.type.startsWith('link_'))
                links += child.nesting;
            if (child.type === 'html_inline')
                tags.read(child.content);
            const plain = shown && hidden === 0 && links === 0 && !tags.hide();
            if (child.type === 'said' && plain)
                yield { block: token, offset: Number(child.meta?.offset) };
        }
        shown = false;
    }
}
/** Elements whose content stays in sight and is nobody else's words. */
const SHOWING = new Set(('a b br center dd del div dl dt em h1 h2 h3 h4 h5 h6 hr i img ins li mark ol p picture s small ' +
    'source span strong sub sup table tbody td th thead tr u ul').split(' '));
/** A pasted screenshot begins a block of HTML, to which the text right below belongs. */
const PICTURES = /^(?:[ \t]*<(?:img|br|hr)\b[^<>\n]*>(?:[ \t]*\n)?)+(?<=\n)/i;
/** HTML that a comment has opened and not closed: a fold, a quote, code. */
class OpenTags {
    #open = new Map();
    read(html) {
        for (const part of html.split('<').slice(1)) {
            const end = part.indexOf('>');
            const [, slash, name = ''] = (end >= 0 && /^(\/?)([a-z][a-z\d-]*)/i.exec(part)) || [];
            const tag = name.toLowerCase();
            if (tag === '' || SHOWING.has(tag))
                continue;
            const depth = (this.#open.get(tag) ?? 0) + (slash ? -1 : 1);
            if (depth > 0)
                this.#open.set(tag, depth);
            else
                this.#open.delete(tag);
        }
    }
    hide() {
        return this.#open.size > 0;
    }
}


/***/ }),

/***/ 55069:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I: () => (/* binding */ distance),
/* harmony export */   p: () => (/* binding */ nearest)
/* harmony export */ });
// Which known name a misspelled one was probably meant to be.
/** The nearest of the names; undefined when none is near enough to suggest. */
function nearest(word, names) {
    // Longer words are not names, and the distance costs the product of both lengths.
    if (word.length > 40)
        return undefined;
    const given = word.toLowerCase();
    const ranked = names
        .map((name) => ({ name, edits: distance(given, name) }))
        .filter(({ name, edits }) => edits <= allowed(name))
        .sort((a, b) => a.edits - b.edits);
    return ranked[0]?.name;
}
/** In a short word, two edits can reach almost any name. */
function allowed(name) {
    return name.length <= 4 ? 1 : 2;
}
/** Letters inserted, left out, replaced, or swapped with their neighbor. */
function distance(a, b) {
    let beforeLast = [];
    let last = Array.from({ length: b.length + 1 }, (_, at) => at);
    for (let i = 1; i <= a.length; i += 1) {
        const row = [i];
        for (let j = 1; j <= b.length; j += 1) {
            const same = a[i - 1] === b[j - 1];
            const swapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
            row[j] = Math.min((last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (last[j - 1] ?? 0) + (same ? 0 : 1), swapped ? (beforeLast[j - 2] ?? 0) + 1 : Number.POSITIVE_INFINITY);
        }
        [beforeLast, last] = [last, row];
    }
    return last[b.length] ?? 0;
}


/***/ }),

/***/ 66869:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   S: () => (/* binding */ createMarkdown),
/* harmony export */   w: () => (/* binding */ plainText)
/* harmony export */ });
/* harmony import */ var markdown_it__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(65251);
// The one reader of Markdown: CommonMark with GitHub's tables, strikethrough, footnotes, and `$$`
// math. markdown-it, because its time grows with the length of the text whatever the text holds; a
// parser that takes minutes on a hostile comment would be a way to stop the program.

/** A separate parser for each caller, which can add rules and a renderer. */
function createMarkdown(dialect = 'markdown') {
    // What is nested deeper is read again at every level, and nobody writes it.
    const parser = (0,markdown_it__WEBPACK_IMPORTED_MODULE_0__/* ["default"] */ .A)({ html: true, maxNesting: 20 });
    parser.block.ruler.before('reference', 'footnote', footnote, { alt: ['paragraph'] });
    parser.block.ruler.before('fence', 'math_block', mathBlock, { alt: ['paragraph', 'list'] });
    parser.inline.ruler.before('escape', 'math', math);
    if (dialect === 'mdx')
        parser.disable('code');
    return parser;
}
const FOOTNOTE = /^\[\^[^\]\s]{1,200}\]:/;
/** A note continues to the next blank line. GitHub does not show it unless something refers to it. */
function footnote(state, startLine, endLine, silent) {
    const text = lineOf(state, startLine);
    const label = isIndented(state, startLine) ? null : FOOTNOTE.exec(text);
    if (!label)
        return false;
    if (silent)
        return true;
    let next = startLine + 1;
    while (next < endLine && !state.isEmpty(next))
        next += 1;
    const open = state.push('footnote_open', '', 1);
    open.map = [startLine, next];
    const inline = state.push('inline', '', 0);
    inline.content = state
        .getLines(startLine, next, state.blkIndent, false)
        .trim()
        .slice(label[0].length);
    inline.map = [startLine, next];
    inline.children = [];
    state.push('footnote_close', '', -1);
    state.line = next;
    return true;
}
function mathBlock(state, startLine, endLine, silent) {
    const first = lineOf(state, startLine);
    if (isIndented(state, startLine) || !first.startsWith('$$'))
        return false;
    if (silent)
        return true;
    const closes = (text) => text.trimEnd().endsWith('$$');
    let next = startLine + 1;
    if (!closes(first.slice(2))) {
        while (next < endLine && !closes(lineOf(state, next)))
            next += 1;
        next = Math.min(endLine, next + 1);
    }
    const token = state.push('math_block', '', 0);
    token.content = state.getLines(startLine, next, state.blkIndent, false);
    token.map = [startLine, next];
    state.line = next;
    return true;
}
function math(state, silent) {
    if (!state.src.startsWith('$$', state.pos))
        return false;
    const end = state.src.indexOf('$$', state.pos + 2);
    if (end < 0)
        return false;
    if (!silent)
        state.push('math', '', 0).content = state.src.slice(state.pos, end + 2);
    state.pos = end + 2;
    return true;
}
function lineOf(state, line) {
    const start = (state.bMarks[line] ?? 0) + (state.tShift[line] ?? 0);
    return state.src.slice(start, state.eMarks[line]);
}
/** Four spaces make code. */
function isIndented(state, line) {
    return (state.sCount[line] ?? 0) - state.blkIndent > 3;
}
/** What a reader sees of a heading or a paragraph, without the marks. */
function plainText(children) {
    const parts = (children ?? []).map(({ type, content, children: inner }) => {
        if (type === 'softbreak' || type === 'hardbreak')
            return ' ';
        if (type === 'image')
            return plainText(inner);
        return type === 'text' || type === 'code_inline' ? content : '';
    });
    return parts.join('');
}


/***/ })

};
