export const id = 8502;
export const ids = [8502];
export const modules = {

/***/ 82708:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AO: () => (/* binding */ kindOfElement),
/* harmony export */   Bg: () => (/* binding */ allowsOpenAttribute),
/* harmony export */   QR: () => (/* binding */ allowsStyle),
/* harmony export */   aL: () => (/* binding */ words),
/* harmony export */   bT: () => (/* binding */ styleName),
/* harmony export */   dz: () => (/* binding */ schemeOf),
/* harmony export */   h6: () => (/* binding */ allowsAddress),
/* harmony export */   tR: () => (/* binding */ RUNNING_SCHEMES),
/* harmony export */   v9: () => (/* binding */ isHarmlessText),
/* harmony export */   xU: () => (/* binding */ allowsAttribute)
/* harmony export */ });
// What a change may add to a page: elements, attributes, addresses, and styles, by name. Everything
// else may stay where it was, but does not come in with a change.
const words = (text) => new Set(text.trim().split(/\s+/));
const ELEMENTS = words(`
  a abbr acronym address area article aside audio b bdi bdo big blockquote br button caption center
  cite code col colgroup data dd del details dfn div dl dt em figcaption figure font footer h1 h2 h3
  h4 h5 h6 header hgroup hr i iframe img input ins kbd li main map mark meter nav nobr ol p picture
  pre progress q rp rt ruby s samp search section small source span strike strong sub summary sup
  table tbody td tfoot th thead time tr track tt u ul var video wbr
  svg g defs path rect circle ellipse line polyline polygon desc lineargradient radialgradient stop`);
/** Elements that browsers know and that documentation has no reason to add. */
const ACTIVE = words(`
  animate animatemotion animatetransform applet base basefont bgsound body canvas command component
  content datalist dialog discard embed fencedframe fieldset foreignobject form frame frameset head
  handler html ilayer image isindex keygen label layer legend link listener maction marquee
  math menuitem meta mglyph model mpath multicol nextid noembed noframes noscript object optgroup
  option output param permission plaintext portal script select selectedcontent set shadow slot
  style suspense teleport template textarea title transition use usermedia webview xml xmp`);
const EVERYWHERE = words(`
  id class classname title lang dir align valign width height alt name role tabindex hidden style
  key markdown translate itemprop itemscope itemtype
  data-theme data-title data-label data-lang data-language data-gallery data-toc data-md-state
  data-md-color-scheme data-preview data-search-exclude data-footnote-ref data-footnote-backref
  data-tooltip data-sortable data-zoomable data-width data-height data-icon data-align`);
const SHAPES = `
  fill fill-rule fillrule fill-opacity fillopacity stroke stroke-width strokewidth stroke-linecap
  strokelinecap stroke-linejoin strokelinejoin stroke-dasharray strokedasharray stroke-opacity
  strokeopacity clip-rule cliprule opacity transform d cx cy r rx ry x y x1 x2 y1 y2 points viewbox
  preserveaspectratio xmlns version focusable offset stop-color stopcolor gradientunits
  gradienttransform color`;
const MEDIA = 'src controls autoplay loop muted playsinline preload crossorigin';
const CELL = 'colspan rowspan scope headers abbr bgcolor border background-color nowrap';
const TABLE = 'border cellpadding cellspacing bgcolor rules frame summary';
const OWN = new Map(Object.entries({
    a: 'href target rel download hreflang type referrerpolicy',
    area: 'href target rel shape coords',
    audio: MEDIA,
    blockquote: 'cite',
    br: 'clear',
    button: 'type disabled',
    col: 'span',
    colgroup: 'span',
    data: 'value',
    del: 'cite datetime',
    details: 'open',
    div: 'color',
    font: 'color size face',
    hr: 'size color noshade',
    iframe: `src allow allowfullscreen frameborder loading referrerpolicy sandbox scrolling border
      marginwidth marginheight`,
    img: `src srcset sizes loading decoding border hspace vspace referrerpolicy crossorigin usemap
      fetchpriority draggable zoom`,
    input: 'type checked disabled readonly',
    ins: 'cite datetime',
    li: 'value type',
    meter: 'value min max low high optimum',
    ol: 'start type reversed',
    progress: 'value max',
    q: 'cite',
    source: 'src srcset sizes media type',
    svg: `${SHAPES}`,
    table: TABLE,
    tbody: CELL,
    td: CELL,
    tfoot: CELL,
    th: CELL,
    thead: CELL,
    time: 'datetime',
    tr: CELL,
    track: 'src kind srclang label default',
    ul: 'type compact',
    video: `${MEDIA} poster`,
}).map(([element, names]) => [element, words(names)]));
for (const name of words(`g defs path rect circle ellipse line polyline polygon desc lineargradient
  radialgradient stop`))
    OWN.set(name, words(SHAPES));
const ARIA = 'aria-';
/**
 * An element that no standard knows does nothing, or is a component of the site. A name with a
 * namespace could be any other element to a reader of XML.
 */
function kindOfElement(name) {
    const lower = name.toLowerCase();
    if (ELEMENTS.has(lower))
        return 'listed';
    // An address in a comment: `<https://example.com>`.
    if (lower === 'http:' || lower === 'https:')
        return 'open';
    return ACTIVE.has(lower) || lower.includes(':') ? 'active' : 'open';
}
/** For an element that is listed. */
function allowsAttribute(element, name, value) {
    const attribute = name.toLowerCase();
    const listed = EVERYWHERE.has(attribute) ||
        attribute.startsWith(ARIA) ||
        (OWN.get(element.toLowerCase())?.has(attribute) ?? false);
    return listed && allowsValue(element.toLowerCase(), attribute, value);
}
const ADDRESSES = words('href src cite poster srcset background action formaction data to url link');
function allowsValue(element, name, value) {
    if (name === 'style')
        return allowsStyle(value);
    if (element === 'input' && name === 'type')
        return value.toLowerCase() === 'checkbox';
    if (element === 'button' && name === 'type')
        return value.toLowerCase() === 'button';
    if (element === 'iframe' && name === 'src')
        return isKnownFrame(value);
    if (name === 'srcset')
        return value.split(',').every((one) => allowsAddress(one, true));
    if (ADDRESSES.has(name))
        return !value.includes('"') && allowsAddress(value, name === 'src' || name === 'poster');
    return SHAPE_VALUES.has(name) ? allowsPaint(value) : true;
}
const SHAPE_VALUES = words('fill stroke transform color');
const allowsPaint = (value) => {
    const plain = value.toLowerCase();
    return !plain.includes('url(') || plain.trimStart().startsWith('url(#');
};
/** Components take properties of any name, except those that frameworks give a meaning of their own. */
const BINDINGS = [':', '@', '#', '*', '[', '(', 'v-', 'x-', 'hx-', 'ng-', 'data-', '_', '$', '.'];
const RUNNING = words(`
  dangerouslysetinnerhtml innerhtml outerhtml srcdoc ref is formaction action nonce autofocus
  http-equiv ping manifest archive classid codebase profile dynsrc lowsrc`);
const WORDS_WITH_ON = words('on once one ones only online ongoing onboarding');
function allowsOpenAttribute(name, value) {
    const attribute = name.toLowerCase();
    if (EVERYWHERE.has(attribute))
        return allowsValue('', attribute, value);
    if (attribute.startsWith('client:'))
        return true;
    const isBound = value !== '' && BINDINGS.some((start) => attribute.startsWith(start));
    if (RUNNING.has(attribute) || isBound)
        return false;
    if (attribute.includes(':') || (attribute.startsWith('on') && !WORDS_WITH_ON.has(attribute)))
        return false;
    return ADDRESSES.has(attribute) ? allowsAddress(value, false) : isHarmlessText(value);
}
const SCHEMES = words(`
  http https mailto tel sms ftp ftps irc ircs git ssh news xmpp matrix geo magnet doi localhost
  project path inv myst doc ref page xref attachment image`);
const PICTURES = ['png', 'jpeg', 'jpg', 'gif', 'webp', 'avif'];
/** As browsers read it: spaces around it and control characters in it do not count. */
function allowsAddress(address, isPicture) {
    const plain = withoutControls(address);
    const scheme = schemeOf(plain);
    if (scheme === undefined)
        return true;
    if (scheme === 'data' && isPicture)
        return PICTURES.some((kind) => plain.toLowerCase().startsWith(`data:image/${kind};base64,`));
    return SCHEMES.has(scheme);
}
function withoutControls(text) {
    let plain = '';
    for (const letter of text) {
        const code = letter.codePointAt(0) ?? 0;
        const isSpace = code === 0x20 || code === 0xa0;
        if (isSpace ? plain !== '' : code > 0x20 && (code < 0x7f || code > 0xa0))
            plain += letter;
    }
    return plain;
}
/** Undefined for a path, a fragment, or words in which a colon comes after a space. */
function schemeOf(address) {
    const colon = address.indexOf(':');
    if (colon <= 0)
        return undefined;
    const scheme = address.slice(0, colon).toLowerCase();
    for (const letter of scheme) {
        const isLetter = letter >= 'a' && letter <= 'z';
        const isOther = (letter >= '0' && letter <= '9') || '+-.'.includes(letter);
        if (!isLetter && !isOther)
            return undefined;
    }
    return scheme;
}
/** A text that is no program, should something take it for an address. `Note: words` has no scheme. */
function isHarmlessText(text) {
    const plain = withoutControls(text).toLowerCase();
    return !RUNNING_SCHEMES.some((scheme) => plain.startsWith(scheme));
}
/** Schemes whose address is a program, and those that open one, wherever a text could be an address. */
const RUNNING_SCHEMES = [
    'javascript:',
    'vbscript:',
    'livescript:',
    'data:text',
    'data:app',
    'data:image/svg',
];
const FRAMES = words(`
  www.youtube.com youtube.com www.youtube-nocookie.com youtube-nocookie.com player.vimeo.com
  www.loom.com fast.wistia.net fast.wistia.com codesandbox.io stackblitz.com codepen.io
  www.figma.com embed.figma.com asciinema.org docs.google.com drive.google.com www.google.com
  app.arcade.software demo.arcade.software open.spotify.com www.slideshare.net speakerdeck.com
  giscus.app scrimba.com replit.com play.rust-lang.org www.typescriptlang.org jsfiddle.net
  play.golang.org go.dev share.descript.com www.veed.io player.bilibili.com app.supademo.com
  app.storylane.io navattic.com capture.navattic.com www.canva.com miro.com lucid.app`);
/** A frame of another host can send the reader elsewhere, so only known hosts are framed. */
function isKnownFrame(address) {
    const url = URL.parse(address, 'https://page.invalid/');
    if (url?.protocol !== 'https:')
        return false;
    return url.host === 'page.invalid' || FRAMES.has(url.host);
}
const STYLES = words(`
  align-content align-items align-self aspect-ratio background background-color border
  border-bottom border-collapse border-color border-left border-radius border-right border-spacing
  border-style border-top border-width bottom box-shadow box-sizing clear color column-count
  column-gap columns cursor display fill flex flex-basis flex-direction flex-flow flex-grow
  flex-shrink flex-wrap float font font-family font-size font-style font-weight gap grid grid-area
  grid-column grid-gap grid-row grid-template grid-template-columns grid-template-rows height
  justify-content justify-items left letter-spacing line-height list-style list-style-type margin
  margin-bottom margin-inline margin-left margin-right margin-top max-height max-width min-height
  min-width object-fit object-position opacity order overflow overflow-wrap overflow-x overflow-y
  padding padding-bottom padding-inline padding-left padding-right padding-top page-break-after
  page-break-before right row-gap scroll-margin-top stroke tab-size table-layout text-align
  text-decoration text-indent text-overflow text-transform top transform vertical-align visibility
  white-space width word-break word-spacing word-wrap zoom background-size background-position
  background-repeat border-top-left-radius border-top-right-radius`);
const UNPLAIN = [
    'url(',
    'expression',
    'import',
    '\\',
    '@',
    '<',
    'src(',
    'image-set',
    'script:',
    '/*',
];
/** A style that loads nothing, and leaves the element in its place. */
function allowsStyle(style) {
    const lower = style.toLowerCase();
    if (UNPLAIN.some((part) => lower.includes(part)))
        return false;
    return lower.split(';').every((declaration) => {
        const [property = '', value = ''] = declaration.split(':');
        const name = property.trim();
        if (name === '')
            return true;
        if (name === 'position')
            return ['relative', 'static', 'absolute'].includes(value.trim());
        return STYLES.has(name) || name.startsWith('--');
    });
}
/** `lineHeight` of a map in JSX. */
const styleName = (name) => Array.from(name, (letter) => letter >= 'A' && letter <= 'Z' ? `-${letter.toLowerCase()}` : letter).join('');


/***/ }),

/***/ 39347:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $i: () => (/* binding */ isPlain),
/* harmony export */   BH: () => (/* binding */ isExpression),
/* harmony export */   Xx: () => (/* binding */ isPlainExpression),
/* harmony export */   m1: () => (/* binding */ nameOfKey)
/* harmony export */ });
/* harmony import */ var acorn__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(54559);
// Expressions of JavaScript that only name or list values: no calls, no assignments, no functions.

/** Deeper, the parser could reach the end of its stack; nobody writes it. */
const MAX_DEPTH = 50;
function isPlainExpression(text) {
    const node = readExpression(text);
    return node !== undefined && isPlain(node);
}
const isExpression = (text) => readExpression(text) !== undefined;
function readExpression(text) {
    try {
        const { body } = (0,acorn__WEBPACK_IMPORTED_MODULE_0__.parse)(`(${text}\n)`, { ecmaVersion: 'latest' });
        const [statement] = body;
        const isOne = body.length === 1 && statement?.type === 'ExpressionStatement';
        return isOne ? statement.expression : undefined;
    }
    catch {
        return undefined;
    }
}
function isPlain(node, depth = 0) {
    if (depth > MAX_DEPTH)
        return false;
    const inner = (one) => isPlain(one, depth + 1);
    switch (node.type) {
        case 'Identifier':
            return true;
        case 'Literal':
            return !node.regex;
        case 'TemplateLiteral':
            return node.expressions.length === 0;
        case 'UnaryExpression':
            return ['-', '+', '!', 'void'].includes(node.operator) && inner(node.argument);
        case 'MemberExpression':
            return (!node.computed &&
                node.object.type !== 'Super' &&
                inner(node.object) &&
                !isHidden(node.property));
        case 'ArrayExpression':
            return node.elements.every((one) => one !== null && one.type !== 'SpreadElement' && inner(one));
        case 'ObjectExpression':
            return node.properties.every((one) => one.type === 'Property' && isPlainProperty(one, depth));
        default:
            return false;
    }
}
const HIDDEN = new Set(['constructor', 'prototype', '__proto__', '__html']);
const isHidden = (node) => node.type !== 'Identifier' || HIDDEN.has(node.name ?? '');
function isPlainProperty({ kind, method, computed, key, value }, depth) {
    if (kind !== 'init' || method || computed)
        return false;
    return !HIDDEN.has(String(nameOfKey(key))) && isPlain(value, depth + 1);
}
/** As the parser decoded it: `__h\u0074ml` is `__html`. */
function nameOfKey(key) {
    if (key.type === 'Identifier')
        return key.name;
    return key.type === 'Literal' ? key.value : undefined;
}


/***/ }),

/***/ 55163:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (/* binding */ activeHtml)
/* harmony export */ });
/* harmony import */ var parse5__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7207);
/* harmony import */ var _allowed_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(82708);
/* harmony import */ var _expressions_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(39347);
// What of HTML runs or loads something, as a browser reads it. Tags that the tree leaves out at their
// place (`<body onload>`, a cell without a table) count, too: the site's theme may put them elsewhere.



/** With the start tags as they were read, whatever became of them in the tree. */
class TagParser extends parse5__WEBPACK_IMPORTED_MODULE_0__/* .Parser */ .iX {
    tags = [];
    onStartTag(token) {
        this.tags.push({ ...token, attrs: [...token.attrs] });
        super.onStartTag(token);
    }
}
const START = '<!doctype html><html><head></head><body>';
/** Each piece with its whole source, also as a comment that a change could bring to life. */
function activeHtml(html, options = {}, depth = 0) {
    if (!html.includes('<'))
        return [];
    const parser = new TagParser({ sourceCodeLocationInfo: true });
    parser.tokenizer.write(START + html, true);
    const found = [];
    const seen = new Set();
    const open = [parser.document];
    for (let node = open.pop(); node; node = open.pop()) {
        if (node.nodeName === '#comment' && depth < 2) {
            const inside = activeHtml(`${node.data}>`, options, depth + 1);
            found.push(...inside.map((piece) => `<!-- ${piece} -->`));
        }
        if ('tagName' in node) {
            const at = node.sourceCodeLocation?.startOffset;
            // One that was not closed is repeated in each paragraph that follows.
            const isAgain = at !== undefined && seen.has(at);
            if (at !== undefined)
                seen.add(at);
            const piece = isAgain ? undefined : activeElement(node, options);
            if (piece !== undefined)
                found.push(piece);
        }
        if ('content' in node)
            open.push(node.content);
        if ('childNodes' in node)
            open.push(...node.childNodes);
    }
    for (const { tagName, attrs, location } of parser.tags) {
        const at = location?.startOffset ?? 0;
        if (at < START.length || (seen.has(at) && !['html', 'body', 'head'].includes(tagName)))
            continue;
        const kind = (0,_allowed_js__WEBPACK_IMPORTED_MODULE_1__/* .kindOfElement */ .AO)(tagName);
        const isFine = kind !== 'active' && attrs.every((one) => isAllowed(tagName, one, options));
        if (!isFine)
            found.push(startTag(tagName, attrs));
    }
    return found;
}
function activeElement(element, options) {
    const { tagName, attrs, sourceCodeLocation } = element;
    const isOurs = (sourceCodeLocation?.startOffset ?? 0) < START.length;
    if (isOurs && ['html', 'head', 'body', 'tbody', 'colgroup', 'tr'].includes(tagName))
        return attrs.length === 0 ? undefined : startTag(tagName, attrs);
    if ((0,_allowed_js__WEBPACK_IMPORTED_MODULE_1__/* .kindOfElement */ .AO)(tagName) === 'active')
        return (0,parse5__WEBPACK_IMPORTED_MODULE_0__/* .serializeOuter */ .Up)(element);
    // What is in a frame is read only by browsers that know no frames.
    if (tagName === 'iframe' && element.childNodes.length > 0) {
        const text = (0,parse5__WEBPACK_IMPORTED_MODULE_0__/* .serializeOuter */ .Up)(element);
        if (text.slice(text.indexOf('>') + 1).includes('<', 1) && !isEmptyFrame(element))
            return text;
    }
    return attrs.every((one) => isAllowed(tagName, one, options))
        ? undefined
        : startTag(tagName, attrs);
}
const isEmptyFrame = ({ childNodes }) => childNodes.every((node) => node.nodeName === '#text' && !node.value.includes('<'));
function isAllowed(element, { name, value }, { vue = false } = {}) {
    if (vue && name === 'v-pre')
        return true;
    const bound = vue && name.startsWith(':') ? name.slice(1) : undefined;
    if (bound !== undefined) {
        const isText = (0,_allowed_js__WEBPACK_IMPORTED_MODULE_1__/* .kindOfElement */ .AO)(element) === 'open' && (0,_allowed_js__WEBPACK_IMPORTED_MODULE_1__/* .allowsOpenAttribute */ .Bg)(bound, '');
        return isText && (0,_expressions_js__WEBPACK_IMPORTED_MODULE_2__/* .isPlainExpression */ .Xx)(value) && activeHtml(value).length === 0;
    }
    return (0,_allowed_js__WEBPACK_IMPORTED_MODULE_1__/* .kindOfElement */ .AO)(element) === 'listed'
        ? (0,_allowed_js__WEBPACK_IMPORTED_MODULE_1__/* .allowsAttribute */ .xU)(element, name, value) && activeHtml(`${value}>`).length === 0
        : (0,_allowed_js__WEBPACK_IMPORTED_MODULE_1__/* .allowsOpenAttribute */ .Bg)(name, value) && activeHtml(value).length === 0;
}
const startTag = (name, attributes) => `<${[name, ...attributes.map((one) => `${one.name}=${JSON.stringify(one.value)}`)].join(' ')}>`;


/***/ }),

/***/ 18502:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  openPageReader: () => (/* binding */ openPageReader)
});

// EXTERNAL MODULE: ./.build/program/src/jobs/changes/pages/allowed.js
var allowed = __webpack_require__(82708);
;// CONCATENATED MODULE: ./.build/program/src/jobs/changes/pages/directives.js
// Directives, roles, and options of reStructuredText and MyST. No parser for them exists in
// JavaScript, so the dangerous ones count wherever their names stand, whatever is around them.

/** They put HTML into the page, run code at build time, or fetch and read other files. */
const RUNNING = (0,allowed/* words */.aL)(`
  raw role default-role raw-html rawhtml roh crudo brut grezzo cru
  exec execute exec-code exec_code execute_code ipython ipython3 jupyter-execute jupyter-input
  jupyter-kernel plot plotly altair-plot altair bokeh-plot pyplot matplotlib-plot runblock
  program-output command-output cli-program-output autoprogram program_output runcmd eval
  ifconfig testcode testsetup testcleanup jinja jinja2 datatemplate literalinclude-remote
  remoteliteralinclude rli code-cell ojs pyscript py-script thebe-button retrolite replite jupyterlite
  notebooklite voici try_examples marimo sphinx-design-raw html script javascript js css include-html
  uml-remote eval-py eval-python python-eval blockdiag-remote data-viewer sqltable exceltable
  cog meta`);
/** They read the file that they name. */
const INCLUDING = (0,allowed/* words */.aL)('include literalinclude mdinclude includes csv-table uml graphviz figure-md');
/** `name::` anywhere; the piece goes to the end of what is indented below it. */
function activeDirectives(text, page) {
    const lines = text.split('\n');
    const found = [];
    for (const [index, line] of lines.entries()) {
        for (let at = line.indexOf('::'); at >= 0; at = line.indexOf('::', at + 1)) {
            const name = lastName(line.slice(0, at));
            const argument = line.slice(at + 2).trim();
            if (isActive(name, argument, () => blockAt(lines, index), page))
                found.push(blockAt(lines, index));
        }
    }
    return [...found, ...activeAddresses(text)];
}
function isActive(name, argument, block, page) {
    if (RUNNING.has(name))
        return name !== 'role' || !isPlainRole(argument);
    if (!INCLUDING.has(name))
        return false;
    const named = name === 'csv-table' || name === 'graphviz' || name === 'uml' ? '' : argument;
    const option = optionsOf(block()).filter(([key]) => key === 'file' || key === 'url' || key === 'diff');
    const targets = [named, ...option.map(([, value]) => value)].filter(Boolean);
    return (targets.some((target) => !page.mayInclude(target)) || option.some(([key]) => key === 'url'));
}
/** `role:: name` makes a style; `role:: name(raw)` a way to put HTML anywhere. */
const isPlainRole = (argument) => {
    const base = argument.toLowerCase().split('(')[1]?.split(')')[0]?.trim();
    return base === undefined || ['code', 'emphasis', 'strong', 'literal', 'math'].includes(base);
};
function optionsOf(block) {
    return block.split('\n').flatMap((line) => {
        const trimmed = line.trim();
        const end = trimmed.startsWith(':') ? trimmed.indexOf(':', 1) : -1;
        return end < 0
            ? []
            : [[trimmed.slice(1, end).trim().toLowerCase(), trimmed.slice(end + 1).trim()]];
    });
}
/** The name that ends a text, in lower case; docutils allows a space before the colons. */
function lastName(text) {
    const trimmed = text.trimEnd();
    let start = trimmed.length;
    while (start > 0 && isNameLetter(trimmed[start - 1] ?? ''))
        start -= 1;
    const name = trimmed.slice(start).normalize('NFKC').toLowerCase();
    return name.includes(':') ? name.slice(name.lastIndexOf(':') + 1) : name;
}
const isNameLetter = (letter) => letter.trim() !== '' && !'|`\'"()[]{}<>'.includes(letter);
function blockAt(lines, start) {
    const indentOf = (line) => line.length - line.trimStart().length;
    const indent = indentOf(lines[start] ?? '');
    let end = start + 1;
    while (end < lines.length) {
        const line = lines[end] ?? '';
        if (line.trim() !== '' && indentOf(line) <= indent)
            break;
        end += 1;
    }
    return lines.slice(start, end).join('\n').trimEnd();
}
/** Fences, colon fences, and roles of MyST: `{raw} html`. */
function activeMyst(text, page) {
    const found = [];
    for (let at = text.indexOf('{'); at >= 0; at = text.indexOf('{', at + 1)) {
        const end = text.indexOf('}', at);
        if (end < 0)
            break;
        if (end - at > 60)
            continue;
        const name = text
            .slice(at + 1, end)
            .trim()
            .toLowerCase()
            .split(' ')[0] ?? '';
        const before = text.slice(Math.max(0, at - 20), at).trimEnd();
        const isRole = text[end + 1] === '`';
        if (!isRole && !['```', '~~~', ':::'].some((mark) => before.endsWith(mark)))
            continue;
        const block = isRole ? roleAt(text, at, end) : fenceAt(text, at);
        const argument = (block.slice(end + 1 - at).split('\n')[0] ?? '').trim();
        const isCell = name.startsWith('=') || (!isRole && ENGINES.has(name));
        if (isCell || isActive(name, argument, () => block, page))
            found.push(block);
    }
    return found;
}
/** Of notebooks in Markdown, which run their cells. */
const ENGINES = (0,allowed/* words */.aL)('python r julia bash sh sql node perl ruby js ojs dot mermaid-js');
function roleAt(text, start, nameEnd) {
    const end = text.indexOf('`', nameEnd + 2);
    return text.slice(start, end < 0 ? undefined : end + 1);
}
/** To the next line that starts with a fence. */
function fenceAt(text, start) {
    let at = text.indexOf('\n', start);
    while (at >= 0) {
        const next = text.indexOf('\n', at + 1);
        const line = text.slice(at + 1, next < 0 ? undefined : next).trim();
        if (['```', '~~~', ':::'].some((mark) => line.startsWith(mark)))
            return text.slice(start, at);
        at = next;
    }
    return text.slice(start);
}
/** Directives whose argument is an address. The argument of others can be the name of a language. */
const PICTURES = ['image', 'figure', 'thumbnail', 'video', 'audio', 'link', 'button'];
/**
 * Without spaces, backslashes, and control characters, as docutils and browsers read addresses. Each
 * piece is the rest of its paragraph.
 */
function activeAddresses(text) {
    const places = [];
    let plain = '';
    for (let at = 0; at < text.length; at += 1) {
        const code = text.charCodeAt(at);
        if (code <= 0x20 || code === 0x5c || (code >= 0x7f && code <= 0xa0))
            continue;
        plain += text[at];
        places.push(at);
    }
    const lower = plain.toLowerCase();
    return allowed/* RUNNING_SCHEMES */.tR.flatMap((scheme) => {
        const found = [];
        for (let at = lower.indexOf(scheme); at >= 0; at = lower.indexOf(scheme, at + 1)) {
            if (!isAddressAt(lower, at, scheme))
                continue;
            const start = places[at] ?? 0;
            const end = text.indexOf('\n\n', start);
            found.push(text.slice(start, end < 0 ? undefined : end));
        }
        return found;
    });
}
/** Links whose address some readers of Markdown put together from several words. */
function activeLinks(text) {
    const plain = text.split(/\s+/).join('').toLowerCase();
    return allowed/* RUNNING_SCHEMES */.tR.filter((scheme) => plain.includes(`](${scheme}`)).map((scheme) => `](${scheme}`);
}
function isAddressAt(text, at, scheme) {
    const before = text.slice(Math.max(0, at - 20), at);
    if (text[at + scheme.length] === ':')
        return false;
    if (before.endsWith('::'))
        return PICTURES.some((name) => before.endsWith(`${name}::`));
    return before === '' || '<:_"\'|[(=`>,;'.includes(before.at(-1) ?? '');
}

;// CONCATENATED MODULE: ./.build/program/src/jobs/changes/pages/event-handlers.js
// The names of event handlers in HTML and SVG.

const EVENT_HANDLERS = (0,allowed/* words */.aL)(`
  onabort onactivate onafterprint onafterscriptexecute onafterupdate onanimationcancel onanimationend
  onanimationiteration onanimationstart onauxclick onbeforecopy onbeforecut onbeforeinput
  onbeforematch onbeforepaste onbeforeprint onbeforescriptexecute onbeforetoggle onbeforeunload
  onbegin onblur onbounce oncancel oncanplay oncanplaythrough onchange onclick onclose oncommand
  oncontentvisibilityautostatechange oncontextlost oncontextmenu oncontextrestored oncopy oncuechange
  oncut ondblclick ondrag ondragend ondragenter ondragexit ondragleave ondragover ondragstart ondrop
  ondurationchange onemptied onend onended onerror onfinish onfocus onfocusin onfocusout onformdata
  onfullscreenchange ongotpointercapture ongesturechange ongestureend ongesturestart onhashchange
  oninput oninvalid onkeydown onkeypress onkeyup onlanguagechange onload onloadeddata
  onloadedmetadata onloadend onloadstart onlocation onlostpointercapture onmessage onmessageerror
  onmousedown onmouseenter onmouseleave onmousemove onmouseout onmouseover onmouseup onmousewheel
  onmozfullscreenchange onoffline ononline onpagehide onpagereveal onpageshow onpageswap onpaste
  onpause onplay onplaying onpointercancel onpointerdown onpointerenter onpointerleave onpointermove
  onpointerout onpointerover onpointerrawupdate onpointerup onpopstate onprogress onpromptaction
  onpromptdismiss onratechange onreadystatechange onrejectionhandled onrepeat onreset onresize
  onscroll onscrollend onscrollsnapchange onscrollsnapchanging onsearch onsecuritypolicyviolation
  onseeked onseeking onselect onselectionchange onselectstart onshow onslotchange onstalled onstart
  onstorage onsubmit onsuspend ontimeupdate ontoggle ontouchcancel ontouchend ontouchmove
  ontouchstart ontransitioncancel ontransitionend ontransitionrun ontransitionstart
  onunhandledrejection onunload onvalidationstatuschange onvolumechange onwaiting
  onwebkitanimationend onwebkitanimationiteration onwebkitanimationstart
  onwebkitmouseforcechanged onwebkitplaybacktargetavailabilitychanged onwebkittransitionend
  onwebkitwillrevealbottom onwheel`);

;// CONCATENATED MODULE: ./.build/program/src/jobs/changes/pages/asciidoc.js
// What runs in a page of AsciiDoc. No parser of it is small enough to be loaded here, so what passes
// HTML through, and addresses that run, count wherever they stand.



/** Each at any place; the piece is the line it is on, and for a block all of it. */
const PASSING = [
    '+++',
    'pass:',
    '[pass',
    'subs=',
    'subs =',
    'stem:',
    'latexmath:',
    'asciimath:',
    '[subs',
];
const BLOCK_MACROS = (0,allowed/* words */.aL)('ifeval include chart');
/** Attributes that switch on more than a page needs. */
const SETTINGS = (0,allowed/* words */.aL)(`
  docinfo docinfodir docinfosubs linkcss stylesheet stylesdir scriptsdir webfonts backend
  allow-uri-read source-highlighter highlightjsdir highlightjs-theme pygments-css prism-languages
  copycss safe-mode-level noheader nofooter kroki-server-url kroki-fetch-diagram plantuml-config
  plantuml-preprocess mathematical-format iconsdir safe subs pre-wrap sectlinks-script`);
const BUILT_IN = {
    ...{ empty: '', blank: '', sp: ' ', nbsp: ' ', zwsp: '', wj: '', colon: ':', lt: '<', gt: '>' },
    ...{ amp: '&', apos: "'", quot: '"', plus: '+', backslash: '\\', backtick: '`', startsb: '[' },
    ...{ endsb: ']', vbar: '|', caret: '^', asterisk: '*', tilde: '~', 'two-colons': '::' },
};
function activeAsciidoc(text, page) {
    const lines = text.split('\n');
    const found = [];
    const attributes = new Map(Object.entries(BUILT_IN));
    let passed = -1;
    for (const [index, line] of lines.entries()) {
        const lower = line.toLowerCase();
        if (index <= passed)
            continue;
        if (isPassBlock(line)) {
            passed = passBlockEnd(lines, index);
            found.push(lines.slice(index, passed + 1).join('\n'));
        }
        else if (PASSING.some((part) => lower.includes(part)) || hasHandler(lower))
            found.push(line.trim());
        const entry = attributeOf(line);
        if (entry) {
            attributes.set(entry.name, entry.value);
            if (SETTINGS.has(entry.name))
                found.push(line.trim());
        }
        for (const [name, value] of inlineSets(line))
            attributes.set(name, value);
        const macro = lower.trim().split('::')[0] ?? '';
        if (BLOCK_MACROS.has(macro) && !isFineMacro(macro, line, page))
            found.push(line.trim());
    }
    const filled = fill(fill(fill(text, attributes), attributes), attributes);
    const plain = decodeEntities(filled).replaceAll('+', '').replaceAll('$$', '');
    return [
        ...new Set([...found, ...activeAddresses(plain), ...activeAddresses(decodeEntities(text))]),
    ];
}
const isPassBlock = (line) => {
    const trimmed = line.trim();
    return trimmed.length >= 4 && Array.from(trimmed).every((letter) => letter === '+');
};
function passBlockEnd(lines, start) {
    const mark = lines[start]?.trim();
    const end = lines.findIndex((line, index) => index > start && line.trim() === mark);
    return end < 0 ? lines.length : end;
}
/** Roles and other values go into the page's HTML without being escaped. */
function hasHandler(line) {
    for (let at = line.indexOf('='); at >= 0; at = line.indexOf('=', at + 1)) {
        const before = line.slice(0, at).trimEnd();
        const start = before.lastIndexOf('on');
        if (start >= 0 && EVENT_HANDLERS.has(before.slice(start)))
            return true;
        const words = ['srcdoc', 'formaction', 'http-equiv'];
        if (words.some((word) => before.endsWith(word)))
            return true;
    }
    return false;
}
/** `:name: value` */
function attributeOf(line) {
    const end = line.startsWith(':') ? line.indexOf(':', 1) : -1;
    if (end < 2)
        return undefined;
    return { name: line.slice(1, end).toLowerCase(), value: line.slice(end + 1).trim() };
}
/** `{set:name:value}` */
function inlineSets(line) {
    return line
        .split('{set:')
        .slice(1)
        .map((part) => {
        const [name = '', ...value] = (part.split('}')[0] ?? '').split(':');
        return [name.toLowerCase(), value.join(':')];
    });
}
function isFineMacro(macro, line, page) {
    if (macro !== 'include')
        return false;
    const target = line.slice(line.indexOf('::') + 2).split('[')[0] ?? '';
    return page.mayInclude(target.trim());
}
function fill(text, attributes) {
    const [first = '', ...rest] = text.split('{');
    const parts = rest.map((part) => {
        const end = part.indexOf('}');
        const name = end < 0 ? '' : part.slice(0, end).toLowerCase();
        const value = attributes.get(name);
        return value === undefined ? `{${part}` : value.slice(0, 200) + part.slice(end + 1);
    });
    return first + parts.join('');
}
/** Entities that could be letters of a scheme. */
function decodeEntities(text) {
    const [first = '', ...rest] = text.split('&');
    return first + rest.map(decodeEntity).join('');
}
const NAMED = {
    colon: ':',
    tab: '',
    newline: '',
    lpar: '(',
    rpar: ')',
    nbsp: '',
};
function decodeEntity(part) {
    let end = 0;
    while (end < part.length && end < 12 && isEntityLetter(part[end] ?? ''))
        end += 1;
    const name = part.slice(0, end).toLowerCase();
    const rest = part.slice(part[end] === ';' ? end + 1 : end);
    if (!name.startsWith('#'))
        return (NAMED[name] ?? `&${name}`) + (name in NAMED ? rest : part.slice(end));
    const code = name.startsWith('#x') ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1));
    return code > 0 && code < 0x10ffff ? String.fromCodePoint(code) + rest : `&${part}`;
}
const isEntityLetter = (letter) => letter === '#' ||
    (letter >= '0' && letter <= '9') ||
    (letter.toLowerCase() >= 'a' && letter.toLowerCase() <= 'z');

// EXTERNAL MODULE: ./node_modules/parse5/dist/index.js + 18 modules
var dist = __webpack_require__(7207);
;// CONCATENATED MODULE: ./.build/program/src/jobs/changes/pages/attribute-lists.js
// Attributes that extensions of Markdown take from braces (`{: onclick=… }`), and programs that they
// run from a fence (`exec="on"`).



const MAX_LIST = 2_000;
const attribute_lists_RUNNING = new Set(['srcdoc', 'formaction', 'http-equiv', 'v-html', 'is', 'innerhtml']);
const ADDRESSES = new Set(['href', 'src', 'action', 'data', 'poster', 'background', 'xlink:href']);
/** In the text of a page without its blocks of code. */
function activeLists(text) {
    const found = [];
    for (let at = text.indexOf('{'); at >= 0; at = text.indexOf('{', at + 1)) {
        const end = text.indexOf('}', at);
        if (end < 0)
            break;
        if (end - at > MAX_LIST)
            continue;
        const source = text.slice(at, end + 1);
        const list = source.slice(source.startsWith('{:') ? 2 : 1, -1);
        if (list.includes('=') && attributesOf(list).some(attribute_lists_isActive))
            found.push(source);
    }
    return found;
}
function attributesOf(list) {
    const parser = new dist/* Parser */.iX({});
    parser.tokenizer.write(`<body><x ${list}>`, true);
    const [body] = parser.document.childNodes[0].childNodes.slice(-1);
    const [element] = body.childNodes;
    return element && 'attrs' in element ? element.attrs : [];
}
function attribute_lists_isActive({ name, value }) {
    if (EVENT_HANDLERS.has(name) || attribute_lists_RUNNING.has(name))
        return true;
    if (value !== '' && ['v-', '@', ':', 'x-', 'hx-'].some((start) => name.startsWith(start)))
        return true;
    if (name === 'style')
        return !(0,allowed/* allowsStyle */.QR)(value);
    return ADDRESSES.has(name) && !(0,allowed/* allowsAddress */.h6)(value, name === 'src');
}
/** Whether the words after the language of a fence have its code run. */
function runsFence(info) {
    const words = info.toLowerCase().split(' ').filter(Boolean);
    return words.slice(1).some((word) => {
        const [key, value = ''] = word.split('=');
        if (key === 'live' || key === 'exec' || key === 'eval' || key === 'execute')
            return !['off', 'false', '"off"', '"false"', '"no"', '"0"'].includes(value);
        return key === 'session' || key === 'editable';
    });
}

;// CONCATENATED MODULE: ./.build/program/src/jobs/changes/pages/front.js
// The front matter of a page, as text.
/** Between two lines of dashes, or of plus signs. */
function splitFront(text) {
    const page = text.startsWith('\ufeff') ? text.slice(1) : text;
    const [first = ''] = page.split('\n', 1);
    const mark = first.trimEnd();
    if (mark !== '---' && mark !== '+++')
        return { front: '', body: page };
    let at = first.length + 1;
    for (const line of page.slice(at).split('\n')) {
        if (line.trimEnd() === mark)
            return {
                front: page.slice(first.length + 1, at),
                body: page.slice(at + line.length + 1),
                mark,
            };
        at += line.length + 1;
    }
    return { front: '', body: page };
}

// EXTERNAL MODULE: ./.build/program/src/jobs/changes/pages/html.js
var html = __webpack_require__(55163);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./.build/program/src/jobs/changes/docs-tool.js
var docs_tool = __webpack_require__(83747);
;// CONCATENATED MODULE: ./.build/program/src/jobs/changes/pages/includes.js
// Files that a page takes in while the site is built. They must be files of the repository, and none
// that this change writes unless it is judged as a page.



/** `changed`: what the change writes. */
function mayInclude(page, target, changed) {
    const plain = target.trim();
    if (plain === '' || plain.includes('\\'))
        return false;
    if (['/', '~', '$', '%'].some((start) => plain.startsWith(start)) && plain.includes('..'))
        return false;
    if (plain.startsWith('~') || plain.startsWith('//'))
        return false;
    const scheme = (0,allowed/* schemeOf */.dz)(plain);
    if (scheme === 'http' || scheme === 'https' || scheme === 'file' || scheme === 'data')
        return false;
    // From the root, tools mean that of their pages; a machine's own folders are never one of these.
    const top = plain.split('/')[1] ?? '';
    if (plain.startsWith('/') && MACHINE.has(top))
        return false;
    const resolved = external_node_path_.posix.join(external_node_path_.posix.dirname(page), plain);
    if (resolved.startsWith('../') && plain.startsWith('../'))
        return false;
    const own = [resolved, plain.replace('@/', ''), plain.slice(plain.startsWith('/') ? 1 : 0)];
    return own.every((path) => !changed.has(path) || docs_tool/* PAGE_FILE */.xu.test(path));
}
const MACHINE = new Set([
    ...[
        'etc',
        'proc',
        'sys',
        'dev',
        'home',
        'root',
        'var',
        'usr',
        'tmp',
        'opt',
        'run',
        'mnt',
        'Users',
    ],
    ...['private', 'Volumes', 'bin', 'boot', 'lib', 'srv', 'github'],
]);
/** Lines of MkDocs' snippets, VitePress' code, and comments that include. */
function includedBy(text) {
    return text.split('\n').flatMap((line) => {
        const trimmed = line.trim();
        const found = [];
        const add = (after, until) => {
            const start = trimmed.indexOf(after);
            if (start < 0)
                return;
            const rest = trimmed.slice(start + after.length);
            const end = rest.indexOf(until);
            const target = (end < 0 ? rest : rest.slice(0, end))
                .trim()
                .replaceAll('"', '')
                .replaceAll("'", '');
            if (target !== '')
                found.push({ source: trimmed, target: target.split('{')[0]?.split('#')[0] ?? '' });
        };
        add('--8<--', '\n');
        add('-8<-', '\n');
        if (trimmed.startsWith('<<<'))
            add('<<<', '{');
        add('@include:', '-->');
        add('#include', '-->');
        add('{!', '!}');
        return found;
    });
}

// EXTERNAL MODULE: ./.build/program/src/shared/text/markdown.js
var markdown = __webpack_require__(66869);
;// CONCATENATED MODULE: ./.build/program/src/jobs/changes/pages/markdown-pages.js
// Markdown as HTML, to be judged as a browser reads it. Readers of Markdown differ in where code
// begins, so a page is read in several ways, and what runs in any of them counts.




/** What is nested deeper, the parser leaves out. */
const MAX_LEVEL = 17;
/**
 * As Python-Markdown, kramdown, and their kind have it: in an element, and in a list, code may not be
 * code, and what is no tag to CommonMark may be one.
 */
function readLeniently(text, isCodeSure = false) {
    const parser = createReader();
    parser.disable('reference');
    let depth = 0;
    const code = ({ content, level }) => {
        const isRaw = !isCodeSure && (level > 0 || depth > 0);
        return isRaw ? `\n${content}\n` : `<pre>${escapeText(content)}</pre>\n`;
    };
    const { rules } = parser.renderer;
    rules.fence = (tokens, at) => code(tokens[at]);
    rules.code_block = rules.fence;
    rules.code_inline = (tokens, at) => {
        const { content } = tokens[at];
        return depth > 0 && !isCodeSure ? content : `<code>${escapeText(content)}</code>`;
    };
    rules.html_block = (tokens, at) => {
        const { content } = tokens[at];
        depth = Math.max(0, depth + openedBy(content));
        return content;
    };
    rules.text = (tokens, at) => tokens[at]?.content ?? '';
    rules.text_special = (tokens, at) => {
        const { info, markup = '', content = '' } = tokens[at] ?? {};
        return info === 'entity' ? markup : content;
    };
    return parser.render(text);
}
function createReader() {
    const parser = (0,markdown/* createMarkdown */.S)('html');
    parser.validateLink = () => true;
    parser.normalizeLink = (address) => address;
    // Texts with an entity or a backslash stay apart, to be seen as they were written.
    parser.core.ruler.disable('text_join');
    parser.renderer.rules.text_special = (tokens, at) => escapeText(tokens[at]?.content ?? '');
    return parser;
}
const escapeText = (text) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
function tooDeep(tokens) {
    const deep = tokens.some(({ level, children }) => level > MAX_LEVEL || children?.some((child) => level + child.level > MAX_LEVEL));
    return deep ? [`more than ${MAX_LEVEL} levels of quotes, lists, or emphasis`] : [];
}
function addresses(tokens) {
    return tokens.flatMap(({ type, attrs, children }) => {
        const bad = (attrs ?? []).filter(([name, value]) => (name === 'href' || name === 'src') && !(0,allowed/* allowsAddress */.h6)(String(value), type === 'image'));
        return [...bad.map(([, value]) => `](${value})`), ...addresses(children ?? [])];
    });
}
/** To be read once for all that asks for its parts. */
const parseMarkdown = (text) => createReader().parse(text, {});
const fencesOf = (tokens) => flatten(tokens).flatMap(({ type, info, content }) => type === 'fence' ? [{ info: info.trim(), content }] : []);
const flatten = (tokens) => tokens.flatMap((token) => [token, ...flatten(token.children ?? [])]);
const BLOCKS = new Set([
    ...['address', 'article', 'aside', 'blockquote', 'center', 'details', 'div', 'dl', 'fieldset'],
    ...['figure', 'footer', 'form', 'header', 'main', 'nav', 'ol', 'section', 'table', 'ul', 'tr'],
    ...['td', 'th', 'tbody', 'thead', 'li', 'dd', 'dt', 'pre', 'summary', 'figcaption'],
]);
/** How many more blocks of HTML are open after a text than before. */
function openedBy(text) {
    let depth = 0;
    const nothing = () => { };
    const handler = {
        onComment: nothing,
        onDoctype: nothing,
        onEof: nothing,
        onCharacter: nothing,
        onNullCharacter: nothing,
        onWhitespaceCharacter: nothing,
        onStartTag: ({ tagName, selfClosing }) => {
            if (BLOCKS.has(tagName) && !selfClosing)
                depth += 1;
        },
        onEndTag: ({ tagName }) => {
            if (BLOCKS.has(tagName))
                depth -= 1;
        },
    };
    new dist/* Tokenizer */._F({}, handler).write(text, true);
    return depth;
}
/** The text of a page for Vue: what it evaluates is outside of fences, except those made for it. */
function readForVue(text) {
    const parser = createReader();
    const { rules } = parser.renderer;
    rules.fence = (tokens, at) => {
        const { info = '', content = '' } = tokens[at] ?? {};
        const [language = ''] = info.trim().split(' ');
        return language.includes('-vue') || info.includes('v-pre') ? escapeText(content) : '';
    };
    return parser.render(text);
}
/** As CommonMark has it, and with notes and definitions of links, which are texts to some tools. */
function activeCommonMark(text, tokens, vue) {
    const found = [...tooDeep(tokens), ...addresses(tokens)];
    if (!text.includes('<'))
        return found;
    const parser = createReader();
    found.push(...(0,html/* activeHtml */.A)(parser.renderer.render([...tokens], parser.options, {}), { vue }));
    if (!text.includes(']:'))
        return found;
    parser.disable('reference');
    const known = new Set(found);
    return [...found, ...(0,html/* activeHtml */.A)(parser.render(text), { vue }).filter((one) => !known.has(one))];
}
/** Only the text of a page, with its code left out. */
function withoutCode(tokens) {
    const parts = tokens.map(({ type, content, children }) => {
        if (type === 'html_block')
            return content;
        return type === 'inline' ? withoutSpans(content, children ?? []) : '';
    });
    return parts.join('\n');
}
function withoutSpans(source, children) {
    let kept = '';
    let rest = source;
    for (const { markup } of children.filter(({ type }) => type === 'code_inline')) {
        const start = rest.indexOf(markup);
        const end = rest.indexOf(markup, start + markup.length);
        kept += `${rest.slice(0, start)} `;
        rest = rest.slice(end + markup.length);
    }
    return kept + rest;
}

// EXTERNAL MODULE: ./node_modules/mdast-util-from-markdown/lib/index.js + 45 modules
var lib = __webpack_require__(36336);
// EXTERNAL MODULE: ./node_modules/mdast-util-mdx/lib/index.js + 11 modules
var mdast_util_mdx_lib = __webpack_require__(95522);
// EXTERNAL MODULE: ./node_modules/micromark-extension-mdxjs/index.js + 13 modules
var micromark_extension_mdxjs = __webpack_require__(14613);
// EXTERNAL MODULE: ./.build/program/src/jobs/changes/pages/expressions.js
var expressions = __webpack_require__(39347);
;// CONCATENATED MODULE: ./.build/program/src/jobs/changes/pages/mdx-comments.js
const LESS_THAN = 60;
/** Line ends are below zero: `\r`, `\n`, and both; tabs and what fills them, too. */
const markdownLineEnding = (code) => code !== null && code < -2;
const isSpace = (code) => code === -2 || code === -1 || code === 32;
const [EXCLAMATION, DASH, GREATER_THAN] = [33, 45, 62];
function htmlComments() {
    return {
        flow: { [LESS_THAN]: { tokenize: tokenizer(true), concrete: true, name: 'htmlCommentFlow' } },
        text: { [LESS_THAN]: { tokenize: tokenizer(false), name: 'htmlCommentText' } },
    };
}
/** As a block, it is alone on its last line. */
const tokenizer = (isBlock) => function tokenize(effects, ok, nok) {
    const opening = [LESS_THAN, EXCLAMATION, DASH, DASH];
    let at = 0;
    let dashes = 0;
    return start;
    function start(code) {
        effects.enter('htmlComment');
        return open(code);
    }
    function open(code) {
        if (code !== opening[at])
            return nok(code);
        if (at === 0)
            effects.enter('htmlCommentText');
        effects.consume(code);
        at += 1;
        return at === opening.length ? inside : open;
    }
    function inside(code) {
        if (code === null)
            return nok(code);
        if (markdownLineEnding(code)) {
            effects.exit('htmlCommentText');
            effects.enter('lineEnding');
            effects.consume(code);
            effects.exit('lineEnding');
            dashes = 0;
            return begin;
        }
        effects.consume(code);
        if (code === GREATER_THAN && dashes >= 2)
            return end;
        dashes = code === DASH ? dashes + 1 : 0;
        return inside;
    }
    function begin(code) {
        if (code !== null && markdownLineEnding(code)) {
            effects.enter('lineEnding');
            effects.consume(code);
            effects.exit('lineEnding');
            return begin;
        }
        if (code === null)
            return nok(code);
        effects.enter('htmlCommentText');
        return inside(code);
    }
    function end(code) {
        effects.exit('htmlCommentText');
        effects.exit('htmlComment');
        return isBlock ? blockEnd(code) : ok(code);
    }
    function blockEnd(code) {
        if (isSpace(code)) {
            effects.enter('whitespace');
            effects.consume(code);
            effects.exit('whitespace');
            return blockEnd;
        }
        return code === null || markdownLineEnding(code) ? ok(code) : nok(code);
    }
};

;// CONCATENATED MODULE: ./.build/program/src/jobs/changes/pages/mdx.js







function activeMdx(text, isOwnModule) {
    try {
        const tree = (0,lib/* fromMarkdown */.Y)(text, {
            extensions: [(0,micromark_extension_mdxjs/* mdxjs */.d)(), htmlComments()],
            mdastExtensions: [(0,mdast_util_mdx_lib/* mdxFromMarkdown */.r)()],
        });
        return { pieces: new Finder(text, isOwnModule).read(tree) };
    }
    catch (error) {
        return { pieces: [], problem: error.message };
    }
}
class Finder {
    #text;
    #isOwnModule;
    #found = [];
    constructor(text, isOwnModule) {
        this.#text = text;
        this.#isOwnModule = isOwnModule;
    }
    read(tree) {
        const open = [tree];
        for (let node = open.pop(); node; node = open.pop()) {
            if (!this.#allows(node))
                this.#found.push(this.#sourceOf(node));
            if ('children' in node)
                open.push(...node.children);
        }
        return this.#found;
    }
    #sourceOf(node) {
        const { start, end } = node.position ?? {};
        return this.#text.slice(start?.offset ?? 0, end?.offset ?? 0);
    }
    #allows(node) {
        switch (node.type) {
            case 'mdxjsEsm':
                return node.data?.estree
                    ? this.#allowsModule(node.data.estree)
                    : false;
            case 'mdxFlowExpression':
            case 'mdxTextExpression':
                return allowsProgram(node.data?.estree);
            case 'mdxJsxFlowElement':
            case 'mdxJsxTextElement': {
                const attributes = node.attributes.map(propertyOf);
                if (allowsElement(node.name, attributes))
                    return true;
                // What is in it is judged by itself, unless the element as a whole is not allowed.
                if ((0,allowed/* kindOfElement */.AO)(node.name ?? '') === 'active')
                    return false;
                const from = node.position?.start.offset ?? 0;
                const to = node.children[0]?.position?.start.offset ?? node.position?.end.offset ?? from;
                this.#found.push(this.#text.slice(from, to));
                return true;
            }
            case 'link':
            case 'definition':
                return (0,allowed/* allowsAddress */.h6)(node.url, false);
            case 'image':
                return (0,allowed/* allowsAddress */.h6)(node.url, true);
            case 'code':
                return !(node.meta ?? '').split(' ').includes('live');
            default:
                return node.type !== 'html';
        }
    }
    #allowsModule({ body }) {
        return body.every((statement) => statement.type === 'ImportDeclaration' &&
            statement.specifiers.length > 0 &&
            this.#isOwnModule(String(statement.source.value)));
    }
}
/** Nothing, a comment, or one value. */
function allowsProgram(program) {
    const { body } = (program ?? { body: [{}] });
    return body.every((statement) => statement.type === 'ExpressionStatement' && allowsValue(statement.expression));
}
function allowsValue(node) {
    if (node.type === 'JSXEmptyExpression')
        return true;
    if (node.type === 'JSXFragment')
        return node.children.every(allowsChild);
    if (node.type !== 'JSXElement')
        return (0,expressions/* isPlain */.$i)(node);
    const { name, attributes } = node.openingElement;
    const properties = attributes.map((one) => {
        if (one.type === 'JSXSpreadAttribute')
            return { name: '', value: null, isSpread: true };
        const value = one.value?.type === 'JSXExpressionContainer' ? one.value.expression : one.value;
        return { name: jsxName(one.name), value: value ?? null, isSpread: false };
    });
    return allowsElement(jsxName(name), properties) && node.children.every(allowsChild);
}
function allowsChild(node) {
    if (node.type === 'JSXText')
        return true;
    return allowsValue(node.type === 'JSXExpressionContainer' ? node.expression : node);
}
function jsxName(node) {
    if (node.type === 'JSXIdentifier')
        return node.name;
    if (node.type === 'JSXNamespacedName')
        return `${node.namespace.name}:${node.name.name}`;
    return node.type === 'JSXMemberExpression' ? `A.${node.property.name}` : ':';
}
function propertyOf(attribute) {
    if (attribute.type === 'mdxJsxExpressionAttribute')
        return { name: '', value: null, isSpread: true };
    const { name, value } = attribute;
    if (typeof value === 'string')
        return { name, value: { type: 'Literal', value }, isSpread: false };
    const [statement] = value?.data?.estree?.body ?? [];
    if (value && statement?.type !== 'ExpressionStatement')
        return { name, value: null, isSpread: true };
    const expression = statement?.type === 'ExpressionStatement' ? statement.expression : null;
    return { name, value: expression, isSpread: false };
}
/** A name with a capital letter or a dot is a component of the site. */
function allowsElement(name, properties) {
    if (name === null)
        return properties.length === 0;
    const [first = ''] = name;
    const isComponent = name.includes('.') || first !== first.toLowerCase();
    const kind = isComponent ? 'open' : (0,allowed/* kindOfElement */.AO)(name);
    if (kind === 'active')
        return false;
    return properties.every((property) => allowsProperty(name, property, kind === 'open'));
}
function allowsProperty(element, { name, value, isSpread }, open) {
    if (isSpread || (value !== null && !allowsValue(value)))
        return false;
    const allows = (text) => open
        ? (0,allowed/* allowsOpenAttribute */.Bg)(name, text) && (0,html/* activeHtml */.A)(text).length === 0
        : (0,allowed/* allowsAttribute */.xU)(element, name, text);
    if (name === 'style' && value?.type === 'ObjectExpression')
        return value.properties.every((one) => {
            if (one.type !== 'Property')
                return false;
            const property = (0,allowed/* styleName */.bT)(String((0,expressions/* nameOfKey */.m1)(one.key)));
            return textsOf(one.value).every((text) => allows(`${property}: ${text}`));
        });
    return ['', ...textsOf(value)].every(allows);
}
/** Every text in a value: whatever a component makes of it must be harmless. */
function textsOf(value) {
    switch (value?.type) {
        case 'Literal':
            return [String(value.value)];
        case 'TemplateLiteral':
            return value.quasis.map(({ value: text }) => text.cooked ?? text.raw);
        case 'ArrayExpression':
            return value.elements.flatMap((one) => textsOf(one));
        case 'ObjectExpression':
            return value.properties.flatMap((one) => one.type === 'Property' ? textsOf(one.value) : []);
        default:
            return [];
    }
}

;// CONCATENATED MODULE: ./.build/program/src/jobs/changes/pages/site-tools.js
// Which tools may read the pages of a repository, by the files that set them up. Where none is found,
// any of them may.

/** By the start of a file's name; the dot before the extension belongs to it. */
const BY_NAME = {
    'docusaurus.config.': 'mdx',
    'docs.json': 'mdx',
    'mint.json': 'mdx',
    'gatsby-config.': 'mdx',
    'next.config.': 'mdx',
    'source.config.': 'mdx',
    'astro.config.': 'starlight',
    '_config.yml': 'jekyll',
    '_config.yaml': 'jekyll',
    '_config.toml': 'jekyll',
    'mkdocs.yml': 'mkdocs',
    'mkdocs.yaml': 'mkdocs',
    'zensical.toml': 'mkdocs',
    'conf.py': 'sphinx',
    'myst.yml': 'sphinx',
    '_toc.yml': 'sphinx',
    'hugo.toml': 'hugo',
    'hugo.yaml': 'hugo',
    'hugo.yml': 'hugo',
    'hugo.json': 'hugo',
    'book.toml': 'mdbook',
    'antora.yml': 'antora',
    'antora-playbook.yml': 'antora',
    '_quarto.yml': 'quarto',
    '.gitbook.yaml': 'gitbook',
    'markdoc.config.': 'markdoc',
};
const OLD_HUGO = ['config.toml', 'config.yaml', 'config.yml', 'config.json'];
/** Plugins of MkDocs that fill in templates, and what could add them unseen. */
const MACROS = ['macros', 'extradata', 'jinja', 'hooks', 'INHERIT', 'markdown-exec'];
const MAX_CONFIG = 300_000;
async function findSiteTools(paths, read) {
    const found = new Set();
    for (const path of paths) {
        const parts = path.split('/');
        if (parts.includes('node_modules'))
            continue;
        const name = parts.at(-1) ?? '';
        const tool = toolByName(name);
        if (tool !== undefined)
            found.add(tool);
        if (parts.includes('.vitepress') || parts.includes('.vuepress'))
            found.add('vue');
        if (parts.includes('_includes'))
            found.add('jekyll');
        const below = external_node_path_.posix.join(external_node_path_.posix.dirname(path), 'content/');
        const isHugo = OLD_HUGO.includes(name) && paths.some((one) => one.startsWith(below));
        if (isHugo || path.includes('config/_default/'))
            found.add('hugo');
        if (tool === 'mkdocs' && !found.has('macros') && (await mayFillIn(path, read)))
            found.add('macros');
    }
    // A book of Jupyter has the same name for its settings.
    if (found.has('sphinx') && !paths.some((path) => path.includes('_layouts/')))
        found.delete('jekyll');
    const isUnknown = found.size === 0;
    return { isUnknown, has: (tool) => isUnknown || found.has(tool) };
}
function toolByName(name) {
    if (Object.hasOwn(BY_NAME, name))
        return BY_NAME[name];
    const [first, second] = name.split('.');
    return BY_NAME[`${first}.${second}.`];
}
async function mayFillIn(path, read) {
    const config = await read(path);
    if (config === null || config.length > MAX_CONFIG)
        return true;
    const text = config.toString('utf8');
    return MACROS.some((name) => text.includes(name));
}

;// CONCATENATED MODULE: ./.build/program/src/jobs/changes/pages/templates.js
// Templates that a site's tool fills in before or after it reads Markdown, also in code. A change may
// add those that insert a value by its name, and the tags and shortcodes that are known to be harmless.



const PAIRS = [
    ['{{<', '>}}'],
    ['{{%', '%}}'],
    ['{{', '}}'],
    ['{%', '%}'],
    ['{#', '#}'],
];
/** In order. What is not closed is an error, or text. */
function findTemplates(text) {
    const found = [];
    for (let at = text.indexOf('{'); at >= 0; at = text.indexOf('{', at)) {
        const pair = PAIRS.find(([open]) => text.startsWith(open, at));
        if (!pair) {
            at += 1;
            continue;
        }
        const [open, close] = pair;
        const end = text.indexOf(close, at + open.length);
        const source = text.slice(at, end + close.length);
        const isAnchor = open === '{#' && source.slice(0, -close.length).includes('}');
        if (end < 0 || isAnchor) {
            at += open.length;
            continue;
        }
        found.push({ open, body: text.slice(at + open.length, end).trim(), source });
        at += source.length;
    }
    return found;
}
/** The page once they are filled in with nothing: two parts can become one tag. */
function withoutTemplates(text) {
    const parts = [];
    let rest = text;
    for (const { source } of findTemplates(text)) {
        const at = rest.indexOf(source);
        parts.push(rest.slice(0, at));
        rest = rest.slice(at + source.length);
    }
    return parts.join('') + rest;
}
function activeTemplates(text, readers) {
    return findTemplates(text)
        .filter((template) => !isHarmless(template, readers))
        .map(({ source }) => source);
}
function isHarmless({ open, body }, readers) {
    const { liquid, jinja, hugo, gitbook, markdoc, mdbook, unknown } = readers;
    switch (open) {
        case '{{<':
        case '{{%':
            return hugo ? isKnownShortcode(body, readers) : !(liquid || jinja) || isValue(body, jinja);
        case '{%':
            if (!(liquid || jinja || gitbook || markdoc))
                return true;
            return isKnownTag(body, readers);
        case '{#':
            return !jinja || (!body.includes('`') && !body.includes('~') && !body.includes('<'));
        default:
            if (body.startsWith('#') && mdbook)
                return isKnownInclude(body, readers);
            return !(liquid || jinja || gitbook) || isValue(body, jinja && !unknown);
    }
}
// Values: names, texts, numbers, and filters that keep a text harmless.
/** Filters of Liquid and Jinja that make one text of another. */
const MAKING = (0,allowed/* words */.aL)(`
  append prepend replace replace_first replace_last remove remove_first remove_last url_decode
  base64_decode base64_url_safe_decode join concat markdownify newline_to_br slice split strip_html
  attr map select reject sum forceescape safe format sprintf xmlattr urlize truncate liquify include
  pprint tojson reverse center wordwrap indent batch groupby selectattr rejectattr unescape_once
  where_exp find_exp group_by_exp inspect`);
/** Undefined if a text is not closed. */
function wordsOf(body) {
    const found = [];
    for (let at = 0; at < body.length;) {
        const letter = body[at] ?? '';
        if (letter === '"' || letter === "'") {
            const end = body.indexOf(letter, at + 1);
            if (end < 0)
                return undefined;
            found.push({ kind: 'text', text: body.slice(at + 1, end) });
            at = end + 1;
        }
        else if (isWordLetter(letter)) {
            let end = at + 1;
            while (end < body.length && isWordLetter(body[end] ?? ''))
                end += 1;
            found.push({ kind: 'word', text: body.slice(at, end) });
            at = end;
        }
        else {
            if (letter.trim() !== '')
                found.push({ kind: 'mark', text: letter });
            at += 1;
        }
    }
    return found;
}
function isWordLetter(letter) {
    const code = letter.codePointAt(0) ?? 0;
    const isDigit = code >= 48 && code <= 57;
    const isLatin = (code >= 65 && code <= 90) || (code >= 97 && code <= 122);
    return isDigit || isLatin || code > 0xa0 || letter === '_' || letter === '-' || letter === '.';
}
const MARKS = new Set([
    '|',
    ':',
    ',',
    '$',
    '=',
    '/',
    '?',
    '!',
    '@',
    '*',
    '+',
    '&',
    ';',
    '#',
    '>',
    '<',
]);
const CALLS = new Set(['(', ')', '[', ']', '{', '}', '%', '~', '^', '\\', '`']);
/** `isProgram`: what looks like a call is one. */
function isValue(body, isProgram) {
    const all = wordsOf(body);
    if (!all)
        return !isProgram && !body.includes('<');
    return all.every(({ kind, text }, index) => {
        if (kind === 'text')
            return isPlainText(text);
        if (kind === 'mark')
            return MARKS.has(text) || (!isProgram && CALLS.has(text));
        const isHidden = text.startsWith('_') || text.includes('._');
        if (text.includes('__') || (isProgram && isHidden))
            return false;
        const isFilter = all[index - 1]?.text === '|' && all[index - 1]?.kind === 'mark';
        return !isFilter || !MAKING.has(text.toLowerCase());
    });
}
/** A text that stays one wherever it is put: it opens no tag and closes no code. */
function isPlainText(text) {
    const isOpen = ['<', '`', '~~~', '\n', '&lt', '&#', '\\', '__'].some((part) => text.includes(part));
    return !isOpen && (0,allowed/* allowsAddress */.h6)(text, false);
}
// Tags, shortcodes, and directives, by name.
const LIQUID_TAGS = (0,allowed/* words */.aL)(`
  link post_url highlight endhighlight raw endraw comment endcomment if elsif else endif unless
  endunless case when endcase for endfor break continue cycle tablerow endtablerow assign capture
  endcapture increment decrement include include_relative include_cached render layout liquid echo
  feed_meta seo gist octicon youtube avatar`);
const HARMLESS_TAGS = (0,allowed/* words */.aL)('link post_url highlight endhighlight raw endraw endif endfor octicon');
const JINJA_TAGS = (0,allowed/* words */.aL)(`
  set endset for endfor if elif else endif macro endmacro call endcall filter endfilter block
  endblock extends include import from with endwith autoescape endautoescape raw endraw do trans
  endtrans debug verbatim endverbatim`);
const GITBOOK_TAGS = (0,allowed/* words */.aL)(`
  hint endhint tabs endtabs tab endtab content-ref endcontent-ref embed endembed code endcode file
  endfile stepper endstepper step endstep columns endcolumns column endcolumn swagger endswagger
  openapi endopenapi openapi-operation endopenapi-operation openapi-schemas endopenapi-schemas
  updates endupdates update endupdate raw endraw prompt endprompt`);
function isKnownTag(source, readers) {
    const body = trimDashes(source);
    const end = Array.from(body).findIndex((letter) => !isWordLetter(letter) && letter !== '/');
    const name = end < 0 ? body : body.slice(0, end);
    const rest = end < 0 ? '' : body.slice(end);
    const { liquid, jinja, gitbook, markdoc, unknown } = readers;
    if (markdoc)
        return isValue(rest, true) || isLiteralList(rest);
    const given = isValue(rest, jinja && !unknown) && templates_textsOf(rest).every(isHarmlessArgument);
    if (gitbook && GITBOOK_TAGS.has(name))
        return given;
    if (gitbook && name === 'include')
        return given && templates_textsOf(rest).every((target) => readers.mayInclude(target));
    if (liquid && HARMLESS_TAGS.has(name))
        return given;
    if (liquid && name === 'include' && !jinja) {
        const target = rest.trim().split(' ')[0] ?? '';
        return given && readers.hasShortcode(`include:${target}`);
    }
    // Any other name is an error to a tool that knows none of that name.
    return unknown && !LIQUID_TAGS.has(name) && !JINJA_TAGS.has(name);
}
function trimDashes(body) {
    const start = body.startsWith('-') || body.startsWith('+') ? body.slice(1) : body;
    return (start.endsWith('-') ? start.slice(0, -1) : start).trim();
}
const isLiteralList = (text) => (0,expressions/* isPlainExpression */.Xx)(`[${text}]`);
const templates_textsOf = (body) => (wordsOf(body) ?? []).flatMap(({ kind, text }) => (kind === 'text' ? [text] : []));
const isHarmlessArgument = (text) => (0,allowed/* isHarmlessText */.v9)(text) && (0,html/* activeHtml */.A)(text).length === 0;
/** Those of Hugo itself and of the themes that documentation uses most. */
const SHORTCODES = (0,allowed/* words */.aL)(`
  figure ref relref param highlight details qr vimeo youtube x tweet instagram gist
  alert pageinfo tabpane tab tabs hint note warning caution callout card cards cardpane steps step
  button btn columns column expand mermaid notice badge icon imgproc tip info important danger
  filetree filetree/container filetree/folder filetree/file accordion accordion-item lead section
  block blocks/cover blocks/lead blocks/section blocks/feature blocks/link-down katex math video
  attachments children siteparam quote admonition rawtext glossary_tooltip glossary_definition
  feature-state heading codenew code_sample version-check skew include thirdparty-content codeblock
  reviewer-meta comment table new-in deprecated-in code-toggle eturl newtabref quick-reference
  root-page get-page-desc list-pages-in-section render-list-of-pages-in-section img apiref
  readfile latest-version latest-semver api-reference dynamic/version`);
function isKnownShortcode(source, readers) {
    const trimmed = source.trim();
    // As text: the tool shows it instead of running it.
    if (trimmed.startsWith('/*') && trimmed.endsWith('*/'))
        return true;
    const closes = trimmed.startsWith('/');
    const body = closes ? trimmed.slice(1).trim() : trimmed;
    const [name = ''] = body.split(' ');
    if (name.endsWith('.inline') || name.includes('.inline '))
        return false;
    const own = name.endsWith('/') ? name.slice(0, -1) : name;
    if (!SHORTCODES.has(own) && !readers.hasShortcode(own))
        return false;
    const rest = body.slice(name.length);
    const texts = templates_textsOf(rest);
    if (['readfile', 'include', 'codenew', 'code_sample'].includes(own))
        if (!texts.every((target) => !target.includes('..')))
            return false;
    return (wordsOf(rest) !== undefined &&
        rest.split('"').every(isHarmlessArgument) &&
        texts.every(isHarmlessArgument));
}
const MDBOOK_INCLUDES = (0,allowed/* words */.aL)(`
  #include #rustdoc_include #playground #playpen #shiftinclude #template`);
function isKnownInclude(body, { mayInclude }) {
    const [name = '', target = ''] = body.split(' ').filter(Boolean);
    if (name === '#title')
        return true;
    return MDBOOK_INCLUDES.has(name) && mayInclude(target.split(':')[0] ?? '');
}
/** `{{ }}` of Vue: names and values. */
const activeVue = (rendered) => findTemplates(rendered)
    .filter(({ open, body }) => open.startsWith('{{') && mayRun(decode(body)))
    .map(({ source }) => source);
/** Words in a row are an error to Vue, and show how a template looks. */
const mayRun = (expression) => !(0,expressions/* isPlainExpression */.Xx)(expression) &&
    ((0,expressions/* isExpression */.BH)(expression) || ['(', '`', '=', '['].some((part) => expression.includes(part)));
const decode = (html) => html
    .replaceAll('&quot;', '"')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');

;// CONCATENATED MODULE: ./.build/program/src/jobs/changes/pages/read-page.js
// All that runs in one page, in each way that a tool of its repository may read it.










/** In characters: all parsers together take a second for as much. */
const MAX_PAGE = 1_000_000;
async function openPageReader({ paths, written, before }) {
    const tools = await findSiteTools(paths, before);
    const reader = new PageReader(tools, paths, new Set(written));
    return (path, text) => reader.read(path, text);
}
class PageReader {
    #tools;
    #names;
    #written;
    #pieces = [];
    constructor(tools, paths, written) {
        this.#tools = tools;
        this.#names = new Set(paths.flatMap(ownTemplate));
        this.#written = written;
    }
    read(path, page) {
        if (page.length > MAX_PAGE)
            return { pieces: [], problem: `has more than ${MAX_PAGE / 1_000_000} million characters` };
        this.#pieces = [];
        const text = page.replaceAll('\r\n', '\n').replaceAll('\r', '\n').replaceAll('\0', '\ufffd');
        const includes = { mayInclude: (target) => mayInclude(path, target, this.#written) };
        const extension = path.split('.').at(-1)?.toLowerCase();
        let problem;
        if (extension === 'rst')
            this.#add('rst', activeDirectives(text, includes));
        else if (extension === 'adoc' || extension === 'asciidoc')
            this.#add('asciidoc', activeAsciidoc(text, includes));
        else
            problem = this.#readMarkdown(path, text, includes);
        return { pieces: this.#pieces, problem };
    }
    #add(reading, pieces) {
        for (const piece of pieces)
            this.#pieces.push(`${reading}\0${piece.split(/\s+/).join(' ').trim()}`);
    }
    #readMarkdown(path, page, includes) {
        const { has, isUnknown } = this.#tools;
        const isMdx = path.toLowerCase().endsWith('.mdx');
        const { front, body } = splitFront(page);
        const filled = withoutTemplates(body);
        const tokens = parseMarkdown(body);
        const outside = withoutCode(tokens);
        let problem;
        if (isMdx || (has('mdx') && MAY_BE_CODE.some((part) => body.includes(part)))) {
            const mdx = activeMdx(withoutAnchors(unwrapped(body)), (specifier) => this.#isOwnModule(specifier));
            this.#add('mdx', mdx.pieces);
            if (isMdx && mdx.problem !== undefined)
                problem = `cannot be read as MDX: ${mdx.problem}`;
        }
        // Hugo reads a page once its shortcodes are filled in, and only then.
        const texts = has('hugo') && !has('jekyll') ? [filled, front] : [body, filled, front];
        for (const text of new Set(isMdx ? [] : texts)) {
            const parsed = text === body ? tokens : parseMarkdown(text);
            this.#add('html', activeCommonMark(text, parsed, has('vue')));
            if (!text.includes('<'))
                continue;
            if (has('jekyll') || has('mkdocs') || has('quarto'))
                this.#add('lenient', (0,html/* activeHtml */.A)(readLeniently(text), { vue: has('vue') }));
            else if (has('vue'))
                this.#add('lenient', (0,html/* activeHtml */.A)(readLeniently(text, true), { vue: true }));
        }
        if (isMdx)
            this.#add('front', (0,html/* activeHtml */.A)(front));
        else if (has('vue') && (body.includes('{') || body.includes('&')))
            this.#add('vue', activeVue(readForVue(body)));
        if (!isMdx)
            this.#add('attributes', [...activeLists(outside), ...activeLinks(outside)]);
        this.#readTemplates(isMdx, page, outside, includes);
        if (!isMdx && has('sphinx'))
            this.#add('myst', activeMyst(body, includes));
        if (!isMdx && has('sphinx') && (!isUnknown || body.includes('eval-rst')))
            this.#add('rst', activeDirectives(body, includes));
        const running = fencesOf(tokens).filter(({ info }) => runsFence(info));
        if (has('mdx') || has('mkdocs') || has('mdbook'))
            this.#add('fence', running.map(({ info, content }) => `${info}\n${content}`));
        const bad = includedBy(body).filter(({ target }) => !includes.mayInclude(target));
        this.#add('include', bad.map(({ source }) => source));
        return problem;
    }
    #readTemplates(isMdx, page, outside, includes) {
        const { has, isUnknown } = this.#tools;
        const readers = {
            ...includes,
            hasShortcode: (name) => this.#names.has(name),
            liquid: has('jekyll'),
            jinja: has('macros'),
            hugo: has('hugo'),
            gitbook: has('gitbook'),
            markdoc: has('markdoc') && !isUnknown,
            mdbook: has('mdbook'),
            unknown: isUnknown,
        };
        if (isMdx && isUnknown)
            return;
        this.#add('templates', activeTemplates(page, readers));
        const isMyst = has('sphinx') && !isMdx;
        if (isMyst)
            this.#add('jinja', activeTemplates(outside, {
                ...readers,
                jinja: true,
                liquid: false,
                unknown: false,
                hugo: false,
                gitbook: false,
                mdbook: false,
            }));
    }
    /** The theme's components, other pages and pictures, and the site's own components. */
    #isOwnModule(specifier) {
        if (['@theme/', '@docusaurus/'].some((start) => specifier.startsWith(start)))
            return !specifier.includes('..');
        if (PACKAGES.has(specifier))
            return true;
        const isLocal = ['./', '../', '@site/', '/', '@/', '~/', '@components/'].some((start) => specifier.startsWith(start));
        if (!isLocal || specifier.includes('!') || specifier.includes('?'))
            return false;
        const extension = specifier.split('/').at(-1)?.split('.').slice(1).at(-1)?.toLowerCase();
        if (extension !== undefined && ASSETS.has(extension))
            return true;
        return specifier.split('/').some((part) => COMPONENTS.has(part.toLowerCase()));
    }
}
/** Without any of these, MDX is Markdown. */
const MAY_BE_CODE = ['{', '<', 'import', 'export'];
const ASSETS = new Set(['md', 'mdx', 'png', 'jpg', 'jpeg', 'gif', 'webp', 'avif', 'svg']);
const COMPONENTS = new Set(['components', 'component', '_components', 'snippets', '@components']);
const PACKAGES = new Set([
    ...['@astrojs/starlight/components', 'astro:assets', 'nextra/components', 'nextra-theme-docs'],
    ...['next/link', 'next/image', 'starlight-package-managers', 'fumadocs-ui/components/tabs'],
    ...['fumadocs-ui/components/steps', 'fumadocs-ui/components/callout'],
    ...['fumadocs-ui/components/accordion', 'fumadocs-ui/components/card'],
]);
/** What a repository has for its shortcodes and includes. */
function ownTemplate(path) {
    const found = [];
    for (const folder of ['/shortcodes/', '/_shortcodes/', '/partials/shortcodes/']) {
        const at = `/${path}`.lastIndexOf(folder);
        if (at >= 0)
            found.push(withoutExtension(`/${path}`.slice(at + folder.length)));
    }
    const include = `/${path}`.lastIndexOf('/_includes/');
    if (include >= 0)
        found.push(`include:${`/${path}`.slice(include + 11)}`);
    return found;
}
const withoutExtension = (name) => name.slice(0, name.indexOf('.') < 0 ? undefined : name.indexOf('.'));
/** `{#anchor}` after a heading is text to Docusaurus, and an error to MDX itself. */
function withoutAnchors(text) {
    const [first = '', ...rest] = text.split('{#');
    return first + rest.map((part) => (isAnchor(part) ? `\\{#${part}` : `{#${part}`)).join('');
}
function isAnchor(text) {
    const end = text.indexOf('}');
    return end > 0 && Array.from(text.slice(0, end)).every(read_page_isNameLetter);
}
const read_page_isNameLetter = (letter) => letter === '-' ||
    letter === '_' ||
    letter === '.' ||
    letter.toLowerCase() !== letter.toUpperCase() ||
    (letter >= '0' && letter <= '9');
/** Docusaurus reads what is in a fence of this name as a part of the page. */
function unwrapped(body) {
    if (!body.includes('mdx-code-block'))
        return body;
    let fence = '';
    return body
        .split('\n')
        .map((line) => {
        const trimmed = line.trim();
        const ticks = trimmed.startsWith('````') ? '````' : '```';
        if (fence !== '' && trimmed === fence) {
            fence = '';
            return '';
        }
        if (!trimmed.startsWith(ticks) || trimmed.slice(ticks.length).trim() !== 'mdx-code-block')
            return line;
        fence = ticks;
        return '';
    })
        .join('\n');
}


/***/ })

};
