export const id = 3907;
export const ids = [3907,5783];
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

/***/ 67907:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   q: () => (/* binding */ splitFront)
/* harmony export */ });
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

/***/ 3907:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   refuseSettings: () => (/* binding */ refuseSettings)
/* harmony export */ });
/* harmony import */ var _shared_text_foreign_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(35238);
/* harmony import */ var _shared_text_json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(88630);
/* harmony import */ var _shared_text_yaml_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(75783);
/* harmony import */ var _change_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(33379);
/* harmony import */ var _docs_tool_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(83747);
/* harmony import */ var _navigation_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(97153);
/* harmony import */ var _pages_allowed_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(82708);
/* harmony import */ var _pages_front_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(67907);
/* harmony import */ var _pages_html_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(55163);
// Files that configure a site, and the front matter of pages, judged key by key: a change may list
// pages that exist and write titles and descriptions. A glob in `docs-paths` opens nothing more.









const TEXTS = (0,_pages_allowed_js__WEBPACK_IMPORTED_MODULE_5__/* .words */ .aL)(`
  title description label name summary caption text group tab anchor dropdown version language tag
  sidebarTitle sidebar_label linkTitle navTitle excerpt subtitle`);
const FLAGS = (0,_pages_allowed_js__WEBPACK_IMPORTED_MODULE_5__/* .words */ .aL)(`
  collapsed collapsible expanded hidden position order weight hide numbered maxdepth display draft
  deprecated required icon root_title collapse_single_pages`);
const LISTS = (0,_pages_allowed_js__WEBPACK_IMPORTED_MODULE_5__/* .words */ .aL)(`
  pages groups tabs anchors dropdowns versions languages navigation items chapters sections parts
  entries subtrees nav arrange link menu products product toc`);
const ADDRESSES = (0,_pages_allowed_js__WEBPACK_IMPORTED_MODULE_5__/* .words */ .aL)('page id file root slug path doc dirName index');
const SIDEBARS = { freeKeys: true };
const KINDS = {
    'docs.json': { top: (0,_pages_allowed_js__WEBPACK_IMPORTED_MODULE_5__/* .words */ .aL)('navigation redirects name description') },
    'mint.json': { top: (0,_pages_allowed_js__WEBPACK_IMPORTED_MODULE_5__/* .words */ .aL)('navigation redirects name description') },
    '_meta.json': SIDEBARS,
    'meta.json': {},
    'navigation.json': {},
    'sidebars.json': SIDEBARS,
    'sidebar.json': SIDEBARS,
    '_toc.yml': {},
    'toc.yml': {},
    '_toc.yaml': {},
    'toc.yaml': {},
    '.pages': {},
};
function kindOf(path) {
    const name = path.split('/').at(-1)?.toLowerCase() ?? '';
    if (Object.hasOwn(KINDS, name))
        return KINDS[name];
    if (name.startsWith('_category_.'))
        return {};
    const isSidebar = ['sidebars', 'sidebar'].some((part) => name.split('.')[0]?.endsWith(part));
    return isSidebar && isData(name) ? SIDEBARS : undefined;
}
const isData = (name) => ['.json', '.yml', '.yaml'].some((end) => name.endsWith(end));
const isApi = (path) => {
    const name = path.split('/').at(-1)?.toLowerCase() ?? '';
    return isData(name) && ['openapi', 'swagger', 'asyncapi'].some((part) => name.includes(part));
};
/** What decides where requests of an API's readers go, and what they send along. */
const API_HOSTS = (0,_pages_allowed_js__WEBPACK_IMPORTED_MODULE_5__/* .words */ .aL)(`
  servers host basePath schemes security securitySchemes securityDefinitions externalDocs contact
  license termsOfService tokenUrl authorizationUrl refreshUrl openIdConnectUrl callbacks webhooks
  url $ref externalValue operationRef server bindings`);
/** `known`: files whose change was found to list pages or redirects and nothing else. */
async function refuseSettings(changes, { docsPaths = _change_js__WEBPACK_IMPORTED_MODULE_2__/* .DEFAULT_DOCS_PATHS */ .bK, known = [], }, before, paths) {
    const allowed = (0,_change_js__WEBPACK_IMPORTED_MODULE_2__/* .readDocsPaths */ .C5)(docsPaths);
    const gone = new Set(changes.filter(({ kind }) => kind === 'deleted').map(({ path }) => path));
    const added = changes.filter(({ kind }) => kind === 'added').map(({ path }) => path);
    const pages = [...paths.filter((path) => !gone.has(path)), ...added].filter((path) => _docs_tool_js__WEBPACK_IMPORTED_MODULE_3__/* .PAGE_FILE */ .xu.test(path));
    const site = {
        isPage: (0,_navigation_js__WEBPACK_IMPORTED_MODULE_4__/* .knownPages */ .uO)(pages.flatMap(tails)),
        wasPage: (0,_navigation_js__WEBPACK_IMPORTED_MODULE_4__/* .knownPages */ .uO)([...gone].filter((path) => _docs_tool_js__WEBPACK_IMPORTED_MODULE_3__/* .PAGE_FILE */ .xu.test(path)).flatMap(tails)),
    };
    const found = [];
    for (const { path, content, mode } of changes) {
        if (content === null || mode === '120000' || known.includes(path))
            continue;
        if (isNamed(path, docsPaths, allowed.lists(path)))
            continue;
        const why = imageProblem(path, content) ?? (await settingsProblem(path, content, before, site));
        if (why !== undefined)
            found.push({ path, sentence: `${(0,_shared_text_foreign_js__WEBPACK_IMPORTED_MODULE_7__/* .codeSpan */ .SS)(path)} ${why}.` });
    }
    return found;
}
/** By its whole path. The default names `docs.json` only as a place for navigation. */
const isNamed = (path, docsPaths, isListed) => isListed && !(docsPaths === _change_js__WEBPACK_IMPORTED_MODULE_2__/* .DEFAULT_DOCS_PATHS */ .bK || (path === 'docs.json' && isDefault(docsPaths)));
const isDefault = (docsPaths) => _change_js__WEBPACK_IMPORTED_MODULE_2__/* .DEFAULT_DOCS_PATHS */ .bK.every((glob) => docsPaths.includes(glob));
/** Addresses leave out folders that the site is in. */
const tails = (path) => {
    const parts = path.split('/');
    return parts.map((_, index) => parts.slice(index).join('/'));
};
async function settingsProblem(path, content, before, site) {
    const kind = kindOf(path);
    const isPage = _docs_tool_js__WEBPACK_IMPORTED_MODULE_3__/* .PAGE_FILE */ .xu.test(path);
    if (kind === undefined && !isApi(path) && !isPage)
        return undefined;
    const text = content.toString('utf8');
    const old = (await before(path))?.toString('utf8');
    if (old === text)
        return undefined;
    const [now, was] = isPage ? [frontOf(text), frontOf(old ?? '')] : [text, old ?? ''];
    if (now === was)
        return undefined;
    const after = readData(path, now);
    if (isPage) {
        // What is not valid is reported by the check of front matter.
        const judge = new Judge(readData(path, was), site, FRONT);
        return after === undefined ? undefined : explain(judge.front(after), 'front matter');
    }
    if (after === undefined)
        return 'configures the site and cannot be read; fix it';
    const judge = new Judge(readData(path, was), site, kind ?? {});
    if (isApi(path))
        return explain(judge.api(after), 'API description');
    return explain(judge.settings(after), 'settings');
}
const explain = (key, what) => key === undefined
    ? undefined
    : `sets ${(0,_shared_text_foreign_js__WEBPACK_IMPORTED_MODULE_7__/* .codeSpan */ .SS)((0,_shared_text_foreign_js__WEBPACK_IMPORTED_MODULE_7__/* .bound */ .$s)(key, 80))} in its ${what}, where a change may only list pages that exist, and write titles and descriptions. Leave it out, or name the file in \`docs-paths\` to allow it`;
const frontOf = (text) => {
    const { front, mark } = (0,_pages_front_js__WEBPACK_IMPORTED_MODULE_8__/* .splitFront */ .q)(text.replaceAll('\r\n', '\n'));
    return mark === '---' ? front : '';
};
function readData(path, text) {
    if (path.toLowerCase().endsWith('.json'))
        return (0,_shared_text_json_js__WEBPACK_IMPORTED_MODULE_0__/* .parseJson */ .q)(text);
    if (text === '')
        return {};
    return (0,_shared_text_yaml_js__WEBPACK_IMPORTED_MODULE_1__.yamlExcess)(text) === undefined ? (0,_shared_text_yaml_js__WEBPACK_IMPORTED_MODULE_1__.readYaml)(text, { aliases: true }).value : undefined;
}
const isMap = (value) => typeof value === 'object' && value !== null && !Array.isArray(value);
const FRONT = {};
/** In front matter: what puts code, styles, or other templates into the page, or sends readers away. */
const FRONT_CODE = (0,_pages_allowed_js__WEBPACK_IMPORTED_MODULE_5__/* .words */ .aL)(`
  head script scripts css style styles stylesheet stylesheets javascript js extra_css extra_javascript
  hooks template layout_html html banner redirect redirect_to redirect_from aliases url href
  external refresh http-equiv meta mdx imports plugins config extends cascade build outputs
  canonifyurls data server api openapi asyncapi ssr prerender component components before after
  transformhead transformpagedata authorizationurl playground`);
/** Finds the first key that a change sets and that is on no list. */
class Judge {
    #was;
    #site;
    #kind;
    /** Everything that was there, wherever it was: it may move. */
    #known = new Set();
    constructor(was, site, kind) {
        this.#was = was;
        this.#site = site;
        this.#kind = kind;
        const open = [was];
        while (open.length > 0) {
            const value = open.pop();
            this.#known.add(JSON.stringify(value) ?? '');
            if (Array.isArray(value))
                open.push(...value);
            else if (isMap(value)) {
                for (const [key, one] of Object.entries(value)) {
                    this.#known.add(JSON.stringify([key, one]));
                    open.push(one);
                }
            }
        }
    }
    settings(after) {
        if (!isMap(after))
            return this.#node(after, '(all)');
        const { top } = this.#kind;
        const old = isMap(this.#was) ? this.#was : {};
        const isChanged = (key) => JSON.stringify(old[key]) !== JSON.stringify(after[key]);
        for (const key of new Set([...Object.keys(after), ...(top ? Object.keys(old) : [])])) {
            if (!isChanged(key))
                continue;
            if (top && !top.has(key))
                return key;
            const bad = key === 'redirects' ? this.#redirects(after[key]) : this.#entry(key, after[key], key);
            if (bad !== undefined)
                return bad;
        }
        return undefined;
    }
    #redirects(list) {
        for (const one of Array.isArray(list) ? list : [list]) {
            if (this.#known.has(JSON.stringify(one) ?? ''))
                continue;
            const { source, destination, permanent = true, ...rest } = isMap(one) ? one : {};
            const isPlain = [source, destination].every((address) => typeof address === 'string' &&
                address.startsWith('/') &&
                !address.includes('*') &&
                !address.includes(':'));
            const isMove = isPlain && this.#site.wasPage(String(source)) && this.#site.isPage(String(destination));
            if (!isMove || typeof permanent !== 'boolean' || Object.keys(rest).length > 0)
                return `redirects: ${String(source)}`;
        }
        return undefined;
    }
    #entry(key, value, path) {
        if (this.#known.has(JSON.stringify([key, value])))
            return undefined;
        if (typeof value === 'boolean' || typeof value === 'number' || value === null)
            return FLAGS.has(key) || TEXTS.has(key) ? undefined : path;
        if (typeof value === 'string')
            return this.#text(key, value) ? undefined : path;
        const isNamed = LISTS.has(key) || this.#kind.freeKeys;
        return isNamed ? this.#node(value, path) : path;
    }
    #text(key, value) {
        if (key === 'type')
            return [
                'doc',
                'category',
                'generated-index',
                'autogenerated',
                'page',
                'separator',
                'ref',
            ].includes(value);
        if (ADDRESSES.has(key))
            return this.#site.isPage(value) || (key === 'dirName' && isPlainText(value));
        if (LISTS.has(key))
            return this.#site.isPage(value);
        const isText = TEXTS.has(key) ||
            key === 'icon' ||
            key === 'display' ||
            key === 'format' ||
            this.#kind.freeKeys;
        return isText === true && !RUNS.has(key.toLowerCase()) && isPlainText(value);
    }
    #node(value, path) {
        if (this.#known.has(JSON.stringify(value) ?? ''))
            return undefined;
        if (typeof value === 'string')
            return this.#site.isPage(value) ? undefined : `${path}: ${value}`;
        if (Array.isArray(value)) {
            for (const one of value) {
                const bad = this.#node(one, path);
                if (bad !== undefined)
                    return bad;
            }
            return undefined;
        }
        if (!isMap(value))
            return path;
        for (const [key, one] of Object.entries(value)) {
            // `- Title: page.md`
            const isTitle = typeof one === 'string' && this.#site.isPage(one) && isPlainText(key);
            const bad = isTitle && !RUNS.has(key.toLowerCase())
                ? undefined
                : this.#entry(key, one, `${path}.${key}`);
            if (bad !== undefined)
                return bad;
        }
        return undefined;
    }
    /** Where requests go stays as it was; every text is harmless where it is shown. */
    api(value, path = '') {
        if (this.#known.has(JSON.stringify(value) ?? ''))
            return undefined;
        if (typeof value === 'string')
            return isPlainText(value) ? undefined : path;
        if (typeof value !== 'object' || value === null)
            return undefined;
        for (const [key, one] of Object.entries(value)) {
            if (this.#known.has(JSON.stringify([key, one])))
                continue;
            const own = path === '' ? key : `${path}.${key}`;
            const isLocal = key === '$ref' && typeof one === 'string' && one.startsWith('#/');
            const isName = path.endsWith('properties') || path.endsWith('.schemas');
            const isHost = API_HOSTS.has(key) || key.startsWith('x-');
            const bad = (isHost && !isLocal && !isName) || !isPlainText(key) ? own : this.api(one, own);
            if (bad !== undefined)
                return bad;
        }
        return undefined;
    }
    front(value) {
        if (!isMap(value))
            return undefined;
        for (const [key, one] of Object.entries(value)) {
            if (this.#known.has(JSON.stringify([key, one])))
                continue;
            if (FRONT_CODE.has(key.toLowerCase()))
                return key;
            const bad = this.#plain(one, key);
            if (bad !== undefined)
                return bad;
        }
        return undefined;
    }
    #plain(value, path) {
        if (typeof value === 'string')
            return isPlainText(value) ? undefined : path;
        if (typeof value !== 'object' || value === null || value instanceof Date)
            return undefined;
        for (const [key, one] of Object.entries(value)) {
            const own = `${path}.${key}`;
            if (RUNS.has(key.toLowerCase()))
                return own;
            const bad = this.#plain(one, own);
            if (bad !== undefined)
                return bad;
        }
        return undefined;
    }
}
const RUNS = (0,_pages_allowed_js__WEBPACK_IMPORTED_MODULE_5__/* .words */ .aL)(`
  href src html script scripts head style css js javascript onclick onload srcdoc innerhtml
  http-equiv url type component theme`);
const isPlainText = (text) => (0,_pages_allowed_js__WEBPACK_IMPORTED_MODULE_5__/* .isHarmlessText */ .v9)(text) && (0,_pages_html_js__WEBPACK_IMPORTED_MODULE_6__/* .activeHtml */ .A)(text).length === 0;
// Images.
/** The bytes that files of each kind begin with, from an offset. */
const MAGIC = {
    png: [[1, 'PNG\r\n']],
    apng: [[1, 'PNG\r\n']],
    jpg: [[0, '\xff\xd8\xff']],
    jpeg: [[0, '\xff\xd8\xff']],
    gif: [[0, 'GIF8']],
    webp: [[8, 'WEBP']],
    avif: [[4, 'ftyp']],
    ico: [
        [0, '\0\0\x01\0'],
        [1, 'PNG\r\n'],
    ],
};
/** Tools name an image by what it was before; a browser looks into it. */
const ANY = Object.values(MAGIC).flat();
function imageProblem(path, content) {
    const extension = path.split('.').at(-1)?.toLowerCase() ?? '';
    if (!Object.hasOwn(MAGIC, extension))
        return undefined;
    const start = content.subarray(0, 32).toString('latin1');
    return ANY.some(([offset, bytes]) => start.startsWith(bytes, offset))
        ? undefined
        : 'has the name of an image, and its bytes are none. Leave it out, or name the file in `docs-paths` to allow it';
}


/***/ }),

/***/ 88630:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   o: () => (/* binding */ digestOf),
/* harmony export */   q: () => (/* binding */ parseJson)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);

/** Undefined if the text is not JSON. */
function parseJson(text) {
    try {
        return JSON.parse(text);
    }
    catch {
        return undefined;
    }
}
/** Short, and the same for the same value. */
function digestOf(value) {
    return (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.hash)('sha256', JSON.stringify(value)).slice(0, 16);
}


/***/ }),

/***/ 75783:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I: () => (/* binding */ openYaml),
/* harmony export */   _: () => (/* binding */ MAX_YAML_CHARACTERS),
/* harmony export */   readYaml: () => (/* binding */ readYaml),
/* harmony export */   yamlExcess: () => (/* binding */ yamlExcess)
/* harmony export */ });
/* harmony import */ var yaml__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(38815);
// YAML from outside: limited before it is parsed, and read in one pass. The parser compares each key
// with all others of its map; here each is looked up once.

const MAX_YAML_CHARACTERS = 64_000;
/** Line breaks, commas, and brackets: whatever can begin an entry. */
const MAX_ENTRIES = 3_000;
const ENTRY = /[\n,[{]/g;
/** What makes a text too large to be parsed, or undefined. */
function yamlExcess(text) {
    if (text.length > MAX_YAML_CHARACTERS)
        return `more than ${MAX_YAML_CHARACTERS / 1000},000 characters`;
    let entries = 0;
    for (const _ of text.matchAll(ENTRY))
        entries += 1;
    return entries > MAX_ENTRIES
        ? `more than ${MAX_ENTRIES / 1000},000 lines and list items`
        : undefined;
}
/** For a text that was found small enough, mostly by `yamlExcess`. */
function readYaml(text, { aliases }) {
    const lines = new yaml__WEBPACK_IMPORTED_MODULE_0__/* .LineCounter */ .HN();
    const placeAt = (offset = 0) => {
        const { line, col: column } = lines.linePos(offset);
        return { line, column };
    };
    const problems = [];
    try {
        const document = (0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .parseDocument */ .Tp)(text, {
            lineCounter: lines,
            prettyErrors: false,
            logLevel: 'silent',
            uniqueKeys: false,
        });
        for (const { pos, message } of document.errors)
            problems.push({ ...placeAt(pos[0]), message: inWords(message) });
        for (const { offset, message } of wrongNodes(document, aliases))
            problems.push({ ...placeAt(offset), message });
        return {
            value: problems.length > 0 ? undefined : document.toJS(),
            problems,
            gaveUp: false,
            lineOf: lineFinder(document, (offset) => placeAt(offset).line),
        };
    }
    catch (error) {
        problems.push({ line: 1, column: 1, message: inWords(error.message) });
        return { value: undefined, problems, gaveUp: true, lineOf: () => 1 };
    }
}
/** The nodes with their places, for a small edit; null unless it is a plain map that can be read. */
function openYaml(text) {
    if (yamlExcess(text) !== undefined)
        return null;
    try {
        const document = (0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .parseDocument */ .Tp)(text, { logLevel: 'silent', uniqueKeys: false });
        const isFine = document.errors.length === 0 && wrongNodes(document, true).length === 0;
        return isFine && (0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isMap */ .jh)(document.contents)
            ? document
            : null;
    }
    catch {
        return null;
    }
}
/** The parser calls itself for each level. */
const inWords = (message) => message.startsWith('Maximum call stack') ? 'There are too many levels' : message;
function wrongNodes(document, aliases) {
    const found = [];
    (0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .visit */ .YR)(document, {
        Alias(_, { range }) {
            if (aliases)
                return;
            const message = 'Aliases are not allowed; write the value out';
            found.push({ ...(range && { offset: range[0] }), message });
        },
        Map(_, { items }) {
            const keys = new Set();
            for (const { key } of items) {
                const name = nameOf(key);
                const range = key?.range;
                const wrong = keys.has(name)
                    ? 'Map keys must be unique'
                    : // The parser writes a key as text anew for each key around it: 600 bytes took 15 s.
                        !(0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isScalar */ .jn)(key) && !(0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isAlias */ .Vj)(key) && key !== null && 'Map keys must be plain values';
                if (wrong)
                    found.push({ ...(range && { offset: range[0] }), message: wrong });
                keys.add(name);
            }
        },
    });
    return found;
}
/** As a property of an object. A key that is no plain value is only like itself. */
const nameOf = (key) => ((0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isScalar */ .jn)(key) ? String(key.value) : key);
function lineFinder(document, lineAt) {
    const indexes = new Map();
    const child = (node, step) => {
        if ((0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isSeq */ .oP)(node))
            return { value: node.items[Number(step)] };
        if (!(0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isMap */ .jh)(node))
            return {};
        let index = indexes.get(node);
        if (!index) {
            index = new Map(node.items.map((pair) => [nameOf(pair.key), pair]));
            indexes.set(node, index);
        }
        return index.get(String(step)) ?? {};
    };
    return (path, of = 'value') => {
        let node = document.contents;
        let last = node;
        for (const step of path) {
            const { key, value } = child(node, step);
            node = value ?? key;
            if (node === undefined || node === null || (0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isAlias */ .Vj)(node))
                break;
            last = of === 'key' ? (key ?? node) : node;
        }
        return lineAt(last?.range?.[0]);
    };
}


/***/ })

};
