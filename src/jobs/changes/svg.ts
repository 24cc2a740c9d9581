// Whether an SVG only draws. Browsers run scripts in images that are opened by themselves or put into
// a page, so it is read as strictly as possible: UTF-8, well-formed, and nothing but the elements and
// attributes below. What has another meaning to a reader of HTML is refused, too, as site generators
// put images into pages. One pass over the text.

const SVG = 'http://www.w3.org/2000/svg';
const XHTML = 'http://www.w3.org/1999/xhtml';
const XLINK = 'http://www.w3.org/1999/xlink';

/** Every prefix has one meaning everywhere; those of drawing tools mean nothing to a browser. */
const PREFIXES = new Map([
  ['svg', SVG],
  ['xlink', XLINK],
  ['ev', 'http://www.w3.org/2001/xml-events'],
  ['inkscape', 'http://www.inkscape.org/namespaces/inkscape'],
  ['sodipodi', 'http://sodipodi.sourceforge.net/DTD/sodipodi-0.dtd'],
  ['rdf', 'http://www.w3.org/1999/02/22-rdf-syntax-ns#'],
  ['cc', 'http://creativecommons.org/ns#'],
  ['dc', 'http://purl.org/dc/elements/1.1/'],
  ['serif', 'http://www.serif.com/'],
  ['sketch', 'http://www.bohemiancoding.com/sketch/ns'],
]);
const INERT = new Set(['inkscape', 'sodipodi', 'rdf', 'cc', 'dc', 'serif', 'sketch']);

const words = (text: string) => new Set(text.trim().split(/\s+/));

const ELEMENTS = words(`
  svg g defs symbol use switch title desc metadata style a view marker path rect circle ellipse line
  polyline polygon text tspan textPath image foreignObject linearGradient radialGradient stop pattern
  clipPath mask filter feBlend feColorMatrix feComponentTransfer feComposite feConvolveMatrix
  feDiffuseLighting feDisplacementMap feDistantLight feDropShadow feFlood feFuncA feFuncB feFuncG
  feFuncR feGaussianBlur feImage feMerge feMergeNode feMorphology feOffset fePointLight
  feSpecularLighting feSpotLight feTile feTurbulence animate animateMotion animateTransform mpath set`);
/** In `foreignObject`, where diagram tools put labels. */
const LABELS = words(
  'div span p br hr b i u s em strong small sub sup code pre font ul ol li table tbody tr td th',
);

const ATTRIBUTES = words(`
  accumulate additive align alignment-baseline amplitude attributeName attributeType azimuth
  background baseFrequency baseline-shift baseProfile begin bgcolor bias border by calcMode
  cellpadding cellspacing class clip clip-path clip-rule clipPathUnits color color-interpolation
  color-interpolation-filters color-rendering colspan content contentScriptType contentStyleType
  cursor cx cy d diffuseConstant direction display divisor dominant-baseline dur dx dy edgeMode
  elevation enable-background end exponent face fill fill-opacity fill-rule filter filterRes
  filterUnits flood-color flood-opacity focusable font-family font-feature-settings font-kerning
  font-size font-size-adjust font-stretch font-style font-variant font-weight fr from fx fy
  glyph-orientation-horizontal glyph-orientation-vertical gradientTransform gradientUnits height href
  id image-rendering in in2 intercept isolation k1 k2 k3 k4 kerning kernelMatrix kernelUnitLength
  keyPoints keySplines keyTimes lang lengthAdjust letter-spacing lighting-color limitingConeAngle
  line-height marker-end marker-mid marker-start markerHeight markerUnits markerWidth mask
  mask-type maskContentUnits maskUnits max media method min mix-blend-mode mode name numOctaves
  offset opacity operator order orient orientation origin overflow overflow-x overflow-y paint-order
  pathLength patternContentUnits patternTransform patternUnits pointer-events points pointsAtX
  pointsAtY pointsAtZ preserveAlpha preserveAspectRatio primitiveUnits r radius refX refY rel
  repeatCount repeatDur requiredFeatures requiredExtensions restart result role rotate rowspan rx ry
  scale seed shape-rendering side size slope spacing specularConstant specularExponent spreadMethod
  startOffset stdDeviation stitchTiles stop-color stop-opacity stroke stroke-dasharray
  stroke-dashoffset stroke-linecap stroke-linejoin stroke-miterlimit stroke-opacity stroke-width
  style surfaceScale systemLanguage tabindex tableValues target targetX targetY text-align
  text-anchor text-decoration text-overflow text-rendering textLength title to transform
  transform-box transform-origin type unicode-bidi valign values vector-effect version vertical-align
  viewBox viewTarget visibility white-space width word-spacing word-break writing-mode x x1 x2
  xChannelSelector y y1 y2 yChannelSelector z zoomAndPan xml:space xml:lang xml:id xlink:href
  xlink:type xlink:title xlink:role xlink:show xlink:actuate`);
const OPEN_NAMES = /^(?:aria|data)-[\w.-]+$/;

const DECLARATION =
  /^<\?xml\s+version=(?:"1\.[01]"|'1\.[01]')(?:\s+encoding=(?:"utf-8"|'utf-8'))?(?:\s+standalone=(?:"(?:yes|no)"|'(?:yes|no)'))?\s*\?>/i;
/** Drawing tools write these; a browser does not load them. */
const DOCTYPE =
  /^<!DOCTYPE\s+svg\s+PUBLIC\s+"-\/\/W3C\/\/DTD SVG 1\.[01]\/\/EN"\s+"https?:\/\/www\.w3\.org\/(?:Graphics\/SVG\/1\.1\/DTD\/svg11|TR\/2001\/REC-SVG-20010904\/DTD\/svg10)\.dtd"\s*>/;
const NAME = /(?:[A-Za-z][\w-]*:)?[A-Za-z][\w.-]*/y;
const ATTRIBUTE = /\s+([\w.:-]+)\s*=\s*(?:"([^"<]*)"|'([^'<]*)')/y;
const TAG_END = /\s*(\/?)>/y;
const ENTITY = /&(?:(amp|lt|gt|quot|apos)|#(\d{1,7})|#x([0-9a-f]{1,6}));/gi;
/** Whatever XML forbids, and what a reader would not see. */
const FORBIDDEN = /[^\t\n\r\u0020-\u007e\u00a0-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/u;

/** What the image has that a drawing does not need, or undefined. */
export function svgProblem(content: Buffer): string | undefined {
  try {
    new Reader(decode(content)).read();
    return undefined;
  } catch (error) {
    if (error instanceof Problem) return error.message;
    throw error;
  }
}

/** Browsers stop at 256. */
const MAX_DEPTH = 200;

class Problem extends Error {}

function decode(content: Buffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(content);
  } catch {
    throw new Problem('text that is not UTF-8');
  }
}

class Reader {
  readonly #text: string;
  #at = 0;
  /** The open elements, outermost first. */
  readonly #open: string[] = [];
  /** How many of them are `foreignObject`. */
  #labels = 0;
  #style = '';

  constructor(text: string) {
    this.#text = text;
  }

  read(): void {
    const strange = FORBIDDEN.exec(this.#text)?.[0];
    if (strange !== undefined)
      throw new Problem(`the character U+${strange.codePointAt(0)?.toString(16).toUpperCase()}`);
    this.#skip(DECLARATION);
    let rooted = false;
    for (;;) {
      const next = this.#text.indexOf('<', this.#at);
      this.#words(this.#text.slice(this.#at, next < 0 ? undefined : next));
      if (next < 0) break;
      this.#at = next;
      if (this.#starts('<!--')) this.#comment();
      else if (this.#starts('<![CDATA[')) this.#cdata();
      else if (this.#starts('</')) this.#close();
      else if (!rooted && this.#skip(DOCTYPE)) continue;
      else if (this.#starts('<!')) throw new Problem('a DOCTYPE or an entity');
      else if (this.#starts('<?')) throw new Problem('a processing instruction');
      else {
        if (rooted && this.#open.length === 0) throw new Problem('a second root element');
        rooted = true;
        this.#element();
      }
    }
    if (!rooted || this.#open.length > 0) throw new Problem('an element that is not closed');
  }

  #starts(text: string): boolean {
    return this.#text.startsWith(text, this.#at);
  }

  #skip(pattern: RegExp): boolean {
    // Both patterns end within the first kilobyte of what they match.
    const found = pattern.exec(this.#text.slice(this.#at, this.#at + 1_000))?.[0];
    this.#at += found?.length ?? 0;
    return found !== undefined;
  }

  #words(text: string): void {
    if (this.#open.length === 0 && text.trim() !== '') throw new Problem('text outside of it');
    if (text.includes(']]>')) throw new Problem('a stray `]]>`');
    const said = decodeEntities(text);
    if (this.#open.at(-1) === 'style') this.#style += said;
  }

  /** HTML ends some comments earlier. */
  #comment(): void {
    const from = this.#at + 4;
    const end = this.#text.indexOf('--', from);
    if (end < 0 || this.#text[end + 2] !== '>' || /^-?>/.test(this.#text.slice(from, from + 2)))
      throw new Problem('a comment that is not well-formed');
    this.#at = end + 3;
  }

  /** Only style sheets need it, and HTML does not know it everywhere. */
  #cdata(): void {
    const end = this.#text.indexOf(']]>', this.#at);
    const text = this.#text.slice(this.#at + 9, end);
    if (end < 0 || this.#open.at(-1) !== 'style' || text.includes('<'))
      throw new Problem('a CDATA section');
    this.#style += text;
    this.#at = end + 3;
  }

  #name(from: number): string {
    NAME.lastIndex = from;
    const name = NAME.exec(this.#text)?.[0];
    if (name === undefined) throw new Problem('a tag that is not well-formed');
    this.#at = from + name.length;
    return name;
  }

  #tagEnd(): boolean {
    TAG_END.lastIndex = this.#at;
    const end = TAG_END.exec(this.#text);
    if (end === null) throw new Problem('a tag that is not well-formed');
    this.#at = TAG_END.lastIndex;
    return end[1] === '/';
  }

  #close(): void {
    const name = this.#name(this.#at + 2);
    if (this.#tagEnd() || this.#open.pop() !== local(name))
      throw new Problem('tags that do not match');
    if (local(name) === 'foreignObject') this.#labels -= 1;
    if (local(name) !== 'style') return;
    refuseStyle(this.#style);
    this.#style = '';
  }

  #element(): void {
    const name = this.#name(this.#at + 1);
    const own = local(name);
    const label = this.#labels > 0;
    if (this.#open.length === 0 && own !== 'svg') throw new Problem('a root that is not `<svg>`');
    const known = INERT.has(prefixOf(name)) || (label ? LABELS : ELEMENTS).has(own);
    if (!known || this.#open.at(-1) === 'style')
      throw new Problem(`the element \`<${name.slice(0, 60)}>\`${own === 'script' ? '' : HINT}`);
    const attributes = this.#attributes();
    for (const [attribute, value] of attributes) refuseAttribute(own, attribute, value, label);
    if (this.#tagEnd()) return;
    this.#open.push(own);
    if (own === 'foreignObject') this.#labels += 1;
    if (this.#open.length > MAX_DEPTH) throw new Problem('too many elements within each other');
  }

  #attributes(): Map<string, string> {
    const found = new Map<string, string>();
    for (;;) {
      ATTRIBUTE.lastIndex = this.#at;
      const match = ATTRIBUTE.exec(this.#text);
      if (match === null) return found;
      this.#at = ATTRIBUTE.lastIndex;
      const [, name = '', double, single] = match;
      if (found.has(name)) throw new Problem(`the attribute \`${name.slice(0, 60)}\` twice`);
      found.set(name, decodeEntities(double ?? single ?? ''));
    }
  }
}

/** For the tools that draw labels with other HTML, or not at all. */
const HINT = '; export it as plain SVG, or as an image such as PNG';

const prefixOf = (name: string) => /^([^:]+):/.exec(name)?.[1] ?? '';
const local = (name: string) => name.replace(/^svg:/, '');

function decodeEntities(text: string): string {
  let known = 0;
  const decoded = text.replace(ENTITY, (_, named, decimal, hex) => {
    known += 1;
    if (named) return { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }[named as string] ?? ' ';
    const code = hex === undefined ? Number(decimal) : Number.parseInt(hex, 16);
    return code > 0x10ffff ? '\ufffd' : String.fromCodePoint(code);
  });
  if (text.split('&').length - 1 !== known) throw new Problem('an entity');
  return decoded;
}

function refuseAttribute(element: string, name: string, value: string, label: boolean): void {
  if (name === 'xmlns') {
    if (value !== (label ? XHTML : SVG)) throw new Problem(`another namespace${HINT}`);
    return;
  }
  const prefix = prefixOf(name);
  if (prefix === 'xmlns') {
    if (PREFIXES.get(name.slice(6)) !== value)
      throw new Problem(`the namespace \`${name.slice(0, 60)}\`${HINT}`);
    return;
  }
  if (INERT.has(prefix)) return;
  // Within a page of HTML, handlers would work there, too.
  if (INERT.has(prefixOf(element)) && !/^on|:|href|src|style/i.test(name)) return;
  if (!ATTRIBUTES.has(name) && !OPEN_NAMES.test(name))
    throw new Problem(`the attribute \`${name.slice(0, 60)}\``);
  // Read by tools and by nobody else.
  if (name === 'content' || OPEN_NAMES.test(name)) return;
  // As browsers read addresses: control characters and spaces do not count.
  const plain = value.replace(/[\u0000-\u0020\u007f-\u00a0]/g, '').toLowerCase();
  if (/^(?:xlink:)?href$/.test(name)) refuseAddress(element, plain);
  else if (/(?:java|vb|live)script:|data:text/.test(plain))
    throw new Problem('an address that runs');
  if (name === 'attributeName' && (!ATTRIBUTES.has(value) || /href|style|class/.test(value)))
    throw new Problem(`an animation of \`${value.slice(0, 60)}\``);
  if (name === 'style' || plain.includes('url(')) refuseStyle(value);
}

const RASTER = /^data:image\/(?:png|jpe?g|gif|webp);base64,[\w+/=%-]*$/;

/** Links lead to pages; everything else is within the image or beside it. */
function refuseAddress(element: string, address: string): void {
  if (address === '' || address.startsWith('#')) return;
  const scheme = /^[^/?#]*?:/.exec(address)?.[0];
  const web = scheme === 'http:' || scheme === 'https:' || scheme === 'mailto:';
  const relative = scheme === undefined && !/^[/\\]{2}/.test(address);
  const fine =
    element === 'a' ? web || relative : element === 'image' && (RASTER.test(address) || relative);
  if (!fine) throw new Problem(`the address \`${address.slice(0, 60)}\` in \`<${element}>\``);
}

/** A style may point into the image and contain pictures, but load nothing. */
function refuseStyle(css: string): void {
  const plain = css.replace(/\s+/g, '').toLowerCase();
  if (/[<\\]|@import|expression\(|javascript:|-moz-binding|src\(|image-set\(/.test(plain))
    throw new Problem('a style that loads or runs something');
  for (const [, address = ''] of plain.matchAll(/url\(["']?([^"')]*)/g)) {
    if (
      !address.startsWith('#') &&
      !/^data:(?:image\/(?:png|jpe?g|gif|webp)|font\/|application\/(?:x-)?font)/.test(address)
    )
      throw new Problem('a style that loads something');
  }
}
