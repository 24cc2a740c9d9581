export const id = 7383;
export const ids = [7383];
export const modules = {

/***/ 47383:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   parseCommands: () => (/* binding */ parseCommands)
/* harmony export */ });
/* unused harmony export findSaid */
/* harmony import */ var _contract_commands_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(20173);
/* harmony import */ var _shared_text_line_start_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(23771);
/* harmony import */ var _shared_text_markdown_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(66869);
// The commands in a comment. What their words mean is in contract/commands.ts.



/** More than this in one comment is more likely a mistake than meant. */
const MOST_COMMANDS = 5;
/**
 * The commands in a comment, in their order. Each is the first word of a line of plain text, and goes
 * on to the next one or to the end of the comment, quotes and code included.
 */
function parseCommands(body, word) {
    const lines = linesOf(body);
    const starts = [...findSaid(body, word)];
    const commands = starts.slice(0, MOST_COMMANDS).map((start, at) => {
        const [first = '', ...rest] = lines.slice(start, starts[at + 1]);
        return (0,_contract_commands_js__WEBPACK_IMPORTED_MODULE_0__/* .readWords */ .ux)([first.trimStart().slice(word.length), ...rest].join('\n'));
    });
    return starts.length > MOST_COMMANDS ? [...commands, { kind: 'too-many' }] : commands;
}
// Finds the lines of a comment that a person says: the first word is the one looked for, and a reader
// sees it as plain text. Not quoted, not code, not folded away, not part of a link or an image, and
// nothing that is not rendered at all, such as a link definition. When in doubt, it does not
// count: a missed command is a nuisance, but a command that nobody saw is worse.
/** The numbers of such lines, from 0. */
function* findSaid(body, word) {
    const source = linesOf(body);
    const parser = (0,_shared_text_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .createMarkdown */ .S)();
    parser.inline.ruler.before('text', 'said', (state, silent) => {
        if (!(0,_shared_text_line_start_js__WEBPACK_IMPORTED_MODULE_2__/* .isWord */ .Jg)(state.src, state.pos, word) || !(0,_shared_text_line_start_js__WEBPACK_IMPORTED_MODULE_2__/* .startsLine */ .QC)(state.src, state.pos))
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
        if ((0,_shared_text_line_start_js__WEBPACK_IMPORTED_MODULE_2__/* .isWord */ .Jg)(source[line]?.trimStart() ?? '', 0, word))
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
            if (plain && (0,_shared_text_line_start_js__WEBPACK_IMPORTED_MODULE_2__/* .isWord */ .Jg)(token.content, offset, word))
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
    if (dialect === 'html')
        return parser;
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
