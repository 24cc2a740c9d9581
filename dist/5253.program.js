export const id = 5253;
export const ids = [5253,1021];
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

/***/ 5253:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  refuseSettings: () => (/* binding */ refuseSettings)
});

// EXTERNAL MODULE: ./.build/program/src/shared/text/foreign.js
var foreign = __webpack_require__(35238);
// EXTERNAL MODULE: ./.build/program/src/shared/text/json.js
var text_json = __webpack_require__(88630);
// EXTERNAL MODULE: ./.build/program/src/shared/text/yaml.js
var yaml = __webpack_require__(75783);
// EXTERNAL MODULE: ./.build/program/src/jobs/changes/active-content.js
var active_content = __webpack_require__(11105);
// EXTERNAL MODULE: ./.build/program/src/jobs/changes/pages/allowed.js
var allowed = __webpack_require__(82708);
// EXTERNAL MODULE: ./.build/program/src/jobs/changes/pages/html.js
var html = __webpack_require__(55163);
;// CONCATENATED MODULE: ./.build/program/src/jobs/changes/front-keys.js
// What a change may set in the front matter of a page: keys that documentation tools know and that only
// say what the page is called, where it stands, and how it is shown. Everything else has a meaning of its
// own in some tool (scripts, templates, programs, redirects), and stays as it was.




/** Texts, flags, numbers, and lists of them, in the spelling of each tool; read without case. */
const PLAIN = (0,allowed/* words */.aL)(`
  title description summary abstract excerpt subtitle tagline intro keywords tags tag categories
  category topics series author authors contributors reviewers owner owners date created updated
  published publishdate publish_date pubdate updateddate expirydate lastmod lastupdated last_updated
  last_modified last_modified_at last_modified_date last_update lastupdate draft hidden hide unlisted
  deprecated experimental weight order position name label lang language locale version versions since
  status audience difficulty level id uid caption alt text details content badge variant color
  author_title title_meta titletemplate titletodifferfromfilename allowtitletodifferfromfilename short_title
  short-title shorttitle linktitle navtitle nav_title sidebartitle sidebar_title sidebar_label
  sidebar_position sidebar_class_name sidebar_key sidebar_custom_props displayed_sidebar hide_title
  hide_table_of_contents toc toc_min_heading_level toc_max_heading_level minitocmaxheadinglevel
  showminitoc pagination_next pagination_prev pagination_label parse_number_prefixes
  hide_reading_time reading_time readtime unversionedid
  icon icontype subtitle search boost exclude searchable search_exclude exclude_from_search nosearch
  pagefind pin cards_layout comments nocomments show_datetime revision_date cards social
  navbar sidebar aside outline editlink footer pageclass next prev previous hero features
  actions linktext target rel theme isHome
  tableofcontents minheadingleve minheadinglevel maxheadinglevel banner attrs collapsed expanded
  myst html_meta orphan tocdepth sd_hide_title numbering html_theme.sidebar_secondary.remove license
  menu menus main docs parent identifier headless translationkey params featured draft iscjklanguage
  resources booktoc bookhidden bookflatsection bookcollapsesection bookcomments booksearchexclude
  bookmenulevel no_list simple_list toc_hide hide_summary hide_feedback sidebar_root_for body_class
  content_type feature card min-kubernetes-server-version math katex mathjax mermaid
  grand_parent ancestor has_children has_toc nav_order nav_exclude nav_fold toc_sticky toc_label sitemap share
  related breadcrumbs breadcrumb collection section subsection chapter group part
  mode noindex norobotsindex robots rss public timestamp full asindexpage visible visibility coverx
  covery coverheight fullwidth pagination
  product products permissions page-type browser-compat pagetype page_type complexity contributor
  i18nready fpt ghes ghec ghae min max email bio role pronouns`);
/** Where something is: an address that only leads there. */
const ADDRESSES = (0,allowed/* words */.aL)(`
  slug permalink path link image images image_url imageurl og_image thumbnail cover featured_image
  heroimage img src file light dark custom_edit_url editurl edit_url spec-urls children links logo url
  teaser authorurl authorimageurl author_url author_image_url`);
/** At the top, these are pages of other sites, or make other addresses lead here. */
const NOT_AT_TOP = (0,allowed/* words */.aL)('url path link src file children links light dark logo theme main docs actions');
/** Which of its own templates a site uses. */
const CHOICES = {
    layout: (0,allowed/* words */.aL)(`
    home doc docs page post default single list splash reference guide tutorial article landing blog
    wide inline rest false none minimal`),
    template: (0,allowed/* words */.aL)('doc splash'),
    type: (0,allowed/* words */.aL)(`
    doc docs page post guide tutorial reference how_to how-to overview quick_start conceptual concept
    article blog book note tip info warning danger landing`),
};
const PREFIXES = ['ms.', 'cspell:', 'og:', 'twitter:', 'description lang=', 'property=og:'];
/** Keys below are names of the site's own. */
const FREE = (0,allowed/* words */.aL)('params sidebar_custom_props versions links');
const isMap = (value) => typeof value === 'object' && value !== null && !Array.isArray(value);
const isScalar = (value) => typeof value !== 'object' || value === null;
const isPlainText = (text) => (0,allowed/* isHarmlessText */.v9)(text) && (0,html/* activeHtml */.A)(text).length === 0;
/** The first key that may not come in with a change; `isUsed`: pages here have it already. */
function foreignKey(now, was, isUsed) {
    for (const [key, value] of Object.entries(now)) {
        if (JSON.stringify(was[key]) === JSON.stringify(value))
            continue;
        const bad = front_keys_foreign(key, value, was[key], { path: key, isTop: true });
        if (bad === undefined)
            continue;
        const known = Object.hasOwn(was, key) || isUsed(key);
        if (!known || !isOwn(key) || !isWords(value))
            return bad;
    }
    return undefined;
}
function front_keys_foreign(key, now, was, place) {
    if (JSON.stringify(now) === JSON.stringify(was))
        return undefined;
    const name = key.toLowerCase();
    const { path, isTop = false, isFree = false } = place;
    const isHere = !(isTop && NOT_AT_TOP.has(name));
    const isPlain = isHere && (PLAIN.has(name) || PREFIXES.some((start) => name.startsWith(start)));
    const isAddressed = isHere && ADDRESSES.has(name);
    if (isMap(now)) {
        const isListed = isPlain || isAddressed || Object.hasOwn(CHOICES, name);
        if (!isListed && !isFree)
            return path;
        const old = isMap(was) ? was : {};
        for (const [inner, value] of Object.entries(now)) {
            const below = { path: `${path}.${inner}`, isFree: isFree || FREE.has(name) };
            const bad = front_keys_foreign(inner, value, old[inner], below);
            if (bad !== undefined)
                return bad;
        }
        return undefined;
    }
    if (Array.isArray(now)) {
        const old = new Set((Array.isArray(was) ? was : []).map((one) => JSON.stringify(one)));
        for (const one of now) {
            const bad = old.has(JSON.stringify(one)) ? undefined : front_keys_foreign(key, one, undefined, place);
            if (bad !== undefined)
                return bad;
        }
        return undefined;
    }
    if (Object.hasOwn(CHOICES, name)) {
        const isChoice = !isTop || CHOICES[name]?.has(String(now).toLowerCase());
        return isChoice && isWords(now) ? undefined : path;
    }
    if (isTop && name === 'openapi' && typeof now === 'string' && isOperation(now))
        return undefined;
    if (isAddressed)
        return typeof now !== 'string' || isAddress(name, now) ? undefined : path;
    if (isPlain)
        return typeof now !== 'string' || isPlainText(now) ? undefined : path;
    return isFree && isOwn(name) && isWords(now) ? undefined : path;
}
const METHODS = (0,allowed/* words */.aL)('GET PUT POST DELETE OPTIONS HEAD PATCH TRACE');
/** `GET /users` of the API that the site describes. */
function isOperation(value) {
    const [method = '', path = '', ...rest] = value.split(' ');
    const isPath = path.startsWith('/') && !path.startsWith('//') && isPlainText(path);
    return METHODS.has(method.toUpperCase()) && isPath && rest.length === 0;
}
/** A page's own address is a path on its site. */
function isAddress(key, value) {
    const isOwnPath = key === 'slug' || key === 'permalink';
    if (isOwnPath &&
        (value.startsWith('//') || ['..', ':', '\\', '*'].some((c) => value.includes(c))))
        return false;
    return (0,allowed/* allowsAddress */.h6)(value, true) && isPlainText(value);
}
/** Keys of any tool that put code, styles, or templates into a page, run programs, or redirect. */
const CODE = (0,allowed/* words */.aL)(`
  head header script scripts css style styles stylesheet stylesheets javascript js extra_css
  extra_javascript hooks hook html banner_html redirect redirects redirect_to redirect_from aliases
  alias href external refresh http-equiv meta mdx format imports import plugins plugin config extends
  cascade build _build outputs output canonifyurls canonical data server api openapi asyncapi ssr
  prerender client component components before after transformhead transformpagedata playground
  authorizationurl markup engine execute jupyter jupytext kernelspec file_format filters filter
  bibliography exports substitutions render_macros ignore_macros render_with_liquid loader
  onclick onload srcdoc innerhtml code template_file include includes eval exec run command`);
const isOwn = (key) => !CODE.has(key.toLowerCase()) &&
    !['include', 'inject', 'on'].some((start) => key.toLowerCase().startsWith(start));
/** A number, a date, or words and paths that are no address, markup, or template. */
function isWords(value) {
    if (Array.isArray(value))
        return value.every((one) => isScalar(one) && isWords(one));
    if (value instanceof Date)
        return true;
    if (typeof value === 'object' && value !== null)
        return false;
    return typeof value !== 'string' || Array.from(value).every(isWordLetter);
}
const SIGNS = ' .,-_()+&\'’"!?@#%=>*\n';
const isWordLetter = (letter) => SIGNS.includes(letter) ||
    (letter >= '0' && letter <= '9') ||
    letter.toLowerCase() !== letter.toUpperCase() ||
    (letter.codePointAt(0) ?? 0) > 0x2fff;
const MARKS = ['---', '+++', '...'];
/** As the most generous of the tools reads it: after blank lines, too, and to the end of an open block. */
function readFront(text) {
    const page = text.replaceAll('\r\n', '\n').trimStart();
    if (page.startsWith('{') && page.slice(1).trimStart().startsWith('"'))
        return { raw: page.slice(0, page.indexOf('\n}') + 1 || undefined), unclear: 'is JSON' };
    const [first = '', ...lines] = page.split('\n');
    const mark = first.slice(0, 3);
    const language = first.slice(3).trim();
    if ((mark !== '---' && mark !== '+++') || language.startsWith(mark.slice(0, 1)))
        return { raw: '' };
    const end = lines.findIndex((line) => MARKS.some((one) => line.startsWith(one)));
    const block = (end < 0 ? lines : lines.slice(0, end)).join('\n');
    const raw = [first, block, lines[end]].join('\n');
    if (language !== '')
        return { raw, unclear: `names the language “${language}”` };
    const value = mark === '---' ? readBlock(block) : readToml(block);
    // An open block is front matter to some tools, and a line in a text to others.
    if (end >= 0 && lines[end]?.trimEnd() !== mark)
        return { raw, unclear: `does not end with \`${mark}\`` };
    if (end >= 0 && value === undefined)
        return { raw, unclear: 'cannot be read' };
    return isMap(value) ? { raw, value } : { raw };
}
function readBlock(block) {
    if (block.trim() === '')
        return {};
    if ((0,yaml.yamlExcess)(block) !== undefined)
        return undefined;
    return (0,yaml.readYaml)(block, { aliases: true }).value ?? readLines(block);
}
/** `title: Note: words` is not valid, which the check of front matter tells the agent. Texts are all it has. */
function readLines(block) {
    const whole = Object.create(null);
    for (const line of block.split('\n').filter((one) => one.trim() !== '')) {
        const at = line.indexOf(':');
        const name = line.slice(0, Math.max(0, at));
        if (!isTomlName(name))
            return undefined;
        whole[name] = [...(whole[name] ?? []), line.slice(at + 1).trim()];
    }
    return whole;
}
/** The part of TOML that pages have: tables, texts of one line, and lists. Undefined: there is more. */
function readToml(block) {
    const whole = Object.create(null);
    let table = whole;
    let open = '';
    for (const part of block.split('\n').map((one) => one.trim())) {
        if (part === '' || part.startsWith('#'))
            continue;
        const line = open + part;
        if (line.startsWith('[')) {
            const found = tomlTable(whole, line.replaceAll('[', '').replaceAll(']', '').trim());
            if (found === undefined)
                return undefined;
            table = found;
            continue;
        }
        const at = line.indexOf('=');
        const name = line.slice(0, Math.max(0, at)).trim();
        const text = line.slice(at + 1).trim();
        open = text.startsWith('[') && !text.endsWith(']') ? line : '';
        if (open !== '')
            continue;
        const value = tomlValue(text);
        if (!isTomlName(name) || name.includes('.') || value === undefined)
            return undefined;
        // Tables of one name may come several times.
        table[name] = Object.hasOwn(table, name) ? [table[name], value] : value;
    }
    return open === '' ? whole : undefined;
}
function tomlTable(whole, name) {
    if (!isTomlName(name))
        return undefined;
    let table = whole;
    for (const part of name.split('.')) {
        table[part] ??= Object.create(null);
        const inner = table[part];
        if (!isMap(inner))
            return undefined;
        table = inner;
    }
    return table;
}
const isTomlName = (name) => name !== '' && Array.from(name).every(isNameLetter);
const isNameLetter = (letter) => '._-'.includes(letter) ||
    (letter >= '0' && letter <= '9') ||
    (letter.toLowerCase() >= 'a' && letter.toLowerCase() <= 'z');
/** Texts, numbers, and lists are written as in JSON, except for texts in single quotes and dates. */
function tomlValue(text) {
    const inner = text.slice(1, -1);
    if (text.length > 1 && text.startsWith("'") && text.endsWith("'") && !inner.includes("'"))
        return inner;
    const isDate = text !== '' && Array.from(text).every((one) => '0123456789-:TZ+. '.includes(one));
    const json = text.endsWith(',]') ? `${text.slice(0, -2)}]` : text;
    return (0,text_json/* parseJson */.q)(json) ?? (isDate ? text : undefined);
}

;// CONCATENATED MODULE: ./.build/program/src/jobs/changes/api-keys.js
// What a change may set in an API's description (OpenAPI, AsyncAPI): its texts, examples, and shapes. Where
// requests go, what is sent along, and what is loaded from elsewhere stays as it was.


const KEYS = (0,allowed/* words */.aL)(`
  info paths components tags definitions parameters responses requestBody requestBodies content schema
  schemas items prefixItems properties allOf anyOf oneOf not if then else additionalProperties
  patternProperties dependentSchemas contains $defs headers example examples value discriminator mapping
  get put post delete options head patch trace channels messages message payload operations encoding
  title description summary name in required deprecated type format default enum const minimum maximum
  exclusiveMinimum exclusiveMaximum minLength maxLength pattern minItems maxItems uniqueItems
  minProperties maxProperties multipleOf nullable readOnly writeOnly operationId style explode
  allowReserved allowEmptyValue collectionFormat consumes produces version propertyName contentType
  contentMediaType contentEncoding action x-codeSamples x-code-samples lang label source x-displayName
  x-order x-enumDescriptions x-enum-varnames x-enum-descriptions`);
/** Names of the API's own. */
const NAMES = (0,allowed/* words */.aL)(`
  paths properties patternProperties schemas definitions parameters responses examples headers
  requestBodies content channels messages operations $defs dependentSchemas encoding mapping
  x-enumDescriptions x-enum-descriptions`);
/** Any value, as the API sends it. */
const DATA = (0,allowed/* words */.aL)('example default enum const value');
const api_keys_isMap = (value) => typeof value === 'object' && value !== null && !Array.isArray(value);
/** The first key that may not come in; `isKnown`: this value, or pair of key and value, was there. */
function foreignApiKey(value, isKnown, { path = '', kind = 'object' } = {}) {
    if (typeof value === 'string')
        return isPlainText(value) ? undefined : path;
    const list = Array.isArray(value) ? value : [];
    for (const one of list) {
        if (isKnown(one))
            continue;
        const inner = kind === 'names' ? 'object' : kind;
        const bad = foreignApiKey(one, isKnown, { path, kind: inner });
        if (bad !== undefined)
            return bad;
    }
    if (!api_keys_isMap(value))
        return undefined;
    for (const [key, one] of Object.entries(value)) {
        if (isKnown([key, one]))
            continue;
        const own = path === '' ? key : `${path}.${key}`;
        const isLocal = typeof one === 'string' && one.startsWith('#/');
        if (kind === 'object' && key === '$ref' && isLocal)
            continue;
        const isListed = kind === 'object' ? KEYS.has(key) : key !== '$ref' && isPlainText(key);
        if (!isListed)
            return own;
        const bad = foreignApiKey(one, isKnown, { path: own, kind: below(key, kind) });
        if (bad !== undefined)
            return bad;
    }
    return undefined;
}
function below(key, kind) {
    if (kind === 'names')
        return 'object';
    return kind === 'data' || DATA.has(key) ? 'data' : NAMES.has(key) ? 'names' : 'object';
}

// EXTERNAL MODULE: ./.build/program/src/jobs/changes/change.js
var change = __webpack_require__(33379);
// EXTERNAL MODULE: ./.build/program/src/jobs/changes/docs-tool.js
var docs_tool = __webpack_require__(83747);
// EXTERNAL MODULE: ./.build/program/src/jobs/changes/navigation.js
var navigation = __webpack_require__(97153);
;// CONCATENATED MODULE: ./.build/program/src/jobs/changes/settings-check.js
// Files that configure a site, and the front matter of pages, judged key by key: a change may list
// pages that exist and write titles and descriptions. A glob in `docs-paths` opens nothing more.










const TEXTS = (0,allowed/* words */.aL)(`
  title description label name summary caption text group tab anchor dropdown version language tag
  sidebarTitle sidebar_label linkTitle navTitle excerpt subtitle`);
const FLAGS = (0,allowed/* words */.aL)(`
  collapsed collapsible expanded hidden position order weight hide numbered maxdepth display draft
  deprecated required icon root_title collapse_single_pages`);
const LISTS = (0,allowed/* words */.aL)(`
  pages groups tabs anchors dropdowns versions languages navigation items chapters sections parts
  entries subtrees nav arrange link menu products product toc`);
const settings_check_ADDRESSES = (0,allowed/* words */.aL)('page id file root slug path doc dirName index');
const SIDEBARS = { freeKeys: true };
const KINDS = {
    'docs.json': { top: (0,allowed/* words */.aL)('navigation redirects name description') },
    'mint.json': { top: (0,allowed/* words */.aL)('navigation redirects name description') },
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
/** `known`: files whose change was found to list pages or redirects and nothing else. */
async function refuseSettings(changes, { docsPaths = change/* DEFAULT_DOCS_PATHS */.bK, known = [], }, before, paths) {
    const allowed = (0,change/* readDocsPaths */.C5)(docsPaths);
    const gone = new Set(changes.filter(({ kind }) => kind === 'deleted').map(({ path }) => path));
    const added = changes.filter(({ kind }) => kind === 'added').map(({ path }) => path);
    const pages = [...paths.filter((path) => !gone.has(path)), ...added].filter((path) => docs_tool/* PAGE_FILE */.xu.test(path));
    const left = [...gone].filter((path) => docs_tool/* PAGE_FILE */.xu.test(path));
    const site = {
        pages,
        gone: left,
        isPage: (0,navigation/* knownPages */.uO)(pages.flatMap(tails)),
        wasPage: (0,navigation/* knownPages */.uO)(left.flatMap(tails)),
    };
    const found = [];
    for (const { path, content, mode } of changes) {
        if (content === null || mode === '120000' || known.includes(path))
            continue;
        if (isNamed(path, docsPaths, allowed.lists(path)))
            continue;
        const why = imageProblem(path, content) ?? (await settingsProblem(path, content, before, site));
        if (why !== undefined)
            found.push({ path, sentence: `${(0,foreign/* codeSpan */.SS)(path)} ${why}.` });
    }
    return found;
}
/** By its whole path. The default names `docs.json` only as a place for navigation. */
const isNamed = (path, docsPaths, isListed) => isListed && !(docsPaths === change/* DEFAULT_DOCS_PATHS */.bK || (path === 'docs.json' && isDefault(docsPaths)));
const isDefault = (docsPaths) => change/* DEFAULT_DOCS_PATHS */.bK.every((glob) => docsPaths.includes(glob));
/** Addresses leave out folders that the site is in. */
const tails = (path) => {
    const parts = path.split('/');
    return parts.map((_, index) => parts.slice(index).join('/'));
};
async function settingsProblem(path, content, before, site) {
    const kind = kindOf(path);
    const hasFront = (0,active_content/* isPage */.y)(path);
    if (kind === undefined && !isApi(path) && !hasFront)
        return undefined;
    const text = content.toString('utf8');
    const old = (await before(path))?.toString('utf8');
    if (old === text)
        return undefined;
    if (hasFront)
        return frontProblem(path, { text, old: old ?? '' }, before, site);
    const after = readData(path, text);
    if (after === undefined)
        return 'configures the site and cannot be read; fix it';
    const judge = new Judge(readData(path, old ?? ''), site, kind ?? {});
    if (!isApi(path))
        return explain(judge.settings(after), 'settings');
    return explain(foreignApiKey(after, (value) => judge.isKnown(value)), 'API description');
}
/** As many pages beside a page as show which keys its site has. */
const MOST_NEIGHBORS = 12;
async function frontProblem(path, { text, old }, before, { pages, gone }) {
    const [now, was] = [readFront(text), readFront(old)];
    if (now.raw === was.raw)
        return undefined;
    const moved = await frontsOf(gone, before);
    if (moved.some(({ raw }) => raw === now.raw))
        return undefined;
    if (now.unclear !== undefined)
        return `has front matter that ${now.unclear}, and tools read it differently. Write it as YAML between two lines with \`---\`, or name the file in \`docs-paths\` to allow it`;
    if (now.value === undefined || isChangeset(path, now.value))
        return undefined;
    const values = [...moved, was].map(({ value }) => value ?? {});
    const known = Object.assign({}, ...values, was.value);
    if (foreignKey(now.value, known, () => false) === undefined)
        return undefined;
    const folder = path.slice(0, path.lastIndexOf('/') + 1);
    const isBeside = (one) => one.slice(0, one.lastIndexOf('/') + 1) === folder;
    const beside = pages.filter((one) => one !== path && isBeside(one)).slice(0, MOST_NEIGHBORS);
    const used = [...values, ...(await frontsOf(beside, before)).map(({ value }) => value ?? {})];
    const isUsed = (key) => used.some((front) => Object.hasOwn(front, key));
    return explain(foreignKey(now.value, known, isUsed), 'front matter');
}
/** Names packages of the repository, and how their version goes up. */
const isChangeset = (path, front) => path.startsWith('.changeset/') &&
    Object.values(front).every((bump) => ['patch', 'minor', 'major'].includes(String(bump)));
const frontsOf = async (paths, before) => Promise.all(paths.map(async (path) => readFront((await before(path))?.toString('utf8') ?? '')));
const explain = (key, what) => key === undefined
    ? undefined
    : `sets ${(0,foreign/* codeSpan */.SS)((0,foreign/* bound */.$s)(key, 80))} in its ${what}, where a change may only list pages that exist, and write titles and descriptions. Leave it out, or name the file in \`docs-paths\` to allow it`;
function readData(path, text) {
    if (path.toLowerCase().endsWith('.json'))
        return (0,text_json/* parseJson */.q)(text);
    if (text === '')
        return {};
    return (0,yaml.yamlExcess)(text) === undefined ? (0,yaml.readYaml)(text, { aliases: true }).value : undefined;
}
const settings_check_isMap = (value) => typeof value === 'object' && value !== null && !Array.isArray(value);
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
            else if (settings_check_isMap(value)) {
                for (const [key, one] of Object.entries(value)) {
                    this.#known.add(JSON.stringify([key, one]));
                    open.push(one);
                }
            }
        }
    }
    isKnown(value) {
        return this.#known.has(JSON.stringify(value));
    }
    settings(after) {
        if (!settings_check_isMap(after))
            return this.#node(after, '(all)');
        const { top } = this.#kind;
        const old = settings_check_isMap(this.#was) ? this.#was : {};
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
            const { source, destination, permanent = true, ...rest } = settings_check_isMap(one) ? one : {};
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
        if (settings_check_ADDRESSES.has(key))
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
        if (!settings_check_isMap(value))
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
}
const RUNS = (0,allowed/* words */.aL)(`
  href src html script scripts head style css js javascript onclick onload srcdoc innerhtml
  http-equiv url type component theme`);
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
