// What a change may add to a page: elements, attributes, addresses, and styles, by name. Everything
// else may stay where it was, but does not come in with a change.

export const words = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/));

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

const OWN = new Map(
  Object.entries({
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
  }).map(([element, names]) => [element, words(names)]),
);
for (const name of words(`g defs path rect circle ellipse line polyline polygon desc lineargradient
  radialgradient stop`))
  OWN.set(name, words(SHAPES));

const ARIA = 'aria-';

type ElementKind = 'listed' | 'open' | 'active';

/**
 * An element that no standard knows does nothing, or is a component of the site. A name with a
 * namespace could be any other element to a reader of XML.
 */
export function kindOfElement(name: string): ElementKind {
  const lower = name.toLowerCase();
  if (ELEMENTS.has(lower)) return 'listed';
  // An address in a comment: `<https://example.com>`.
  if (lower === 'http:' || lower === 'https:') return 'open';
  return ACTIVE.has(lower) || lower.includes(':') ? 'active' : 'open';
}

/** For an element that is listed. */
export function allowsAttribute(element: string, name: string, value: string): boolean {
  const attribute = name.toLowerCase();
  const listed =
    EVERYWHERE.has(attribute) ||
    attribute.startsWith(ARIA) ||
    (OWN.get(element.toLowerCase())?.has(attribute) ?? false);
  return listed && allowsValue(element.toLowerCase(), attribute, value);
}

const ADDRESSES = words(
  'href src cite poster srcset background action formaction data to url link',
);

function allowsValue(element: string, name: string, value: string): boolean {
  if (name === 'style') return allowsStyle(value);
  if (element === 'input' && name === 'type') return value.toLowerCase() === 'checkbox';
  if (element === 'button' && name === 'type') return value.toLowerCase() === 'button';
  if (element === 'iframe' && name === 'src') return isKnownFrame(value);
  if (name === 'srcset') return value.split(',').every((one) => allowsAddress(one, true));
  if (ADDRESSES.has(name))
    return !value.includes('"') && allowsAddress(value, name === 'src' || name === 'poster');
  return SHAPE_VALUES.has(name) ? allowsPaint(value) : true;
}

const SHAPE_VALUES = words('fill stroke transform color');
const allowsPaint = (value: string) => {
  const plain = value.toLowerCase();
  return !plain.includes('url(') || plain.trimStart().startsWith('url(#');
};

/** Components take properties of any name, except those that frameworks give a meaning of their own. */
const BINDINGS = [':', '@', '#', '*', '[', '(', 'v-', 'x-', 'hx-', 'ng-', 'data-', '_', '$', '.'];
const RUNNING = words(`
  dangerouslysetinnerhtml innerhtml outerhtml srcdoc ref is formaction action nonce autofocus
  http-equiv ping manifest archive classid codebase profile dynsrc lowsrc`);
const WORDS_WITH_ON = words('on once one ones only online ongoing onboarding');

export function allowsOpenAttribute(name: string, value: string): boolean {
  const attribute = name.toLowerCase();
  if (EVERYWHERE.has(attribute)) return allowsValue('', attribute, value);
  if (attribute.startsWith('client:')) return true;
  const isBound = value !== '' && BINDINGS.some((start) => attribute.startsWith(start));
  if (RUNNING.has(attribute) || isBound) return false;
  if (attribute.includes(':') || (attribute.startsWith('on') && !WORDS_WITH_ON.has(attribute)))
    return false;
  return ADDRESSES.has(attribute) ? allowsAddress(value, false) : isHarmlessText(value);
}

const SCHEMES = words(`
  http https mailto tel sms ftp ftps irc ircs git ssh news xmpp matrix geo magnet doi localhost
  project path inv myst doc ref page xref attachment image`);
const PICTURES = ['png', 'jpeg', 'jpg', 'gif', 'webp', 'avif'];

/** As browsers read it: spaces around it and control characters in it do not count. */
export function allowsAddress(address: string, isPicture: boolean): boolean {
  const plain = withoutControls(address);
  const scheme = schemeOf(plain);
  if (scheme === undefined) return true;
  if (scheme === 'data' && isPicture)
    return PICTURES.some((kind) => plain.toLowerCase().startsWith(`data:image/${kind};base64,`));
  return SCHEMES.has(scheme);
}

function withoutControls(text: string): string {
  let plain = '';
  for (const letter of text) {
    const code = letter.codePointAt(0) ?? 0;
    const isSpace = code === 0x20 || code === 0xa0;
    if (isSpace ? plain !== '' : code > 0x20 && (code < 0x7f || code > 0xa0)) plain += letter;
  }
  return plain;
}

/** Undefined for a path, a fragment, or words in which a colon comes after a space. */
export function schemeOf(address: string): string | undefined {
  const colon = address.indexOf(':');
  if (colon <= 0) return undefined;
  const scheme = address.slice(0, colon).toLowerCase();
  for (const letter of scheme) {
    const isLetter = letter >= 'a' && letter <= 'z';
    const isOther = (letter >= '0' && letter <= '9') || '+-.'.includes(letter);
    if (!isLetter && !isOther) return undefined;
  }
  return scheme;
}

/** A text that is no program, should something take it for an address. `Note: words` has no scheme. */
export function isHarmlessText(text: string): boolean {
  const plain = withoutControls(text).toLowerCase();
  return !RUNNING_SCHEMES.some((scheme) => plain.startsWith(scheme));
}

/** Schemes whose address is a program, and those that open one, wherever a text could be an address. */
export const RUNNING_SCHEMES = [
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
function isKnownFrame(address: string): boolean {
  const url = URL.parse(address, 'https://page.invalid/');
  if (url?.protocol !== 'https:') return false;
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
export function allowsStyle(style: string): boolean {
  const lower = style.toLowerCase();
  if (UNPLAIN.some((part) => lower.includes(part))) return false;
  return lower.split(';').every((declaration) => {
    const [property = '', value = ''] = declaration.split(':');
    const name = property.trim();
    if (name === '') return true;
    if (name === 'position') return ['relative', 'static', 'absolute'].includes(value.trim());
    return STYLES.has(name) || name.startsWith('--');
  });
}

/** `lineHeight` of a map in JSX. */
export const styleName = (name: string) =>
  Array.from(name, (letter) =>
    letter >= 'A' && letter <= 'Z' ? `-${letter.toLowerCase()}` : letter,
  ).join('');
