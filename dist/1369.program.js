export const id = 1369;
export const ids = [1369];
export const modules = {

/***/ 21369:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  EQ: () => (/* binding */ MAX_CHANGE_BYTES),
  BE: () => (/* binding */ MAX_FILES),
  gZ: () => (/* binding */ MAX_FILE_BYTES),
  FL: () => (/* binding */ isInstruction),
  b: () => (/* binding */ refusalReason),
  Ke: () => (/* binding */ refusals)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./.build/program/src/shared/text/foreign.js
var foreign = __webpack_require__(35238);
// EXTERNAL MODULE: ./.build/program/src/jobs/changes/change.js
var change = __webpack_require__(33379);
;// CONCATENATED MODULE: ./.build/program/src/jobs/changes/svg.js
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
const words = (text) => new Set(text.trim().split(/\s+/));
const ELEMENTS = words(`
  svg g defs symbol use switch title desc metadata style a view marker path rect circle ellipse line
  polyline polygon text tspan textPath image foreignObject linearGradient radialGradient stop pattern
  clipPath mask filter feBlend feColorMatrix feComponentTransfer feComposite feConvolveMatrix
  feDiffuseLighting feDisplacementMap feDistantLight feDropShadow feFlood feFuncA feFuncB feFuncG
  feFuncR feGaussianBlur feImage feMerge feMergeNode feMorphology feOffset fePointLight
  feSpecularLighting feSpotLight feTile feTurbulence animate animateMotion animateTransform mpath set`);
/** In `foreignObject`, where diagram tools put labels. */
const LABELS = words('div span p br hr b i u s em strong small sub sup code pre font ul ol li table tbody tr td th');
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
const DECLARATION = /^<\?xml\s+version=(?:"1\.[01]"|'1\.[01]')(?:\s+encoding=(?:"utf-8"|'utf-8'))?(?:\s+standalone=(?:"(?:yes|no)"|'(?:yes|no)'))?\s*\?>/i;
/** Drawing tools write these; a browser does not load them. */
const DOCTYPE = /^<!DOCTYPE\s+svg\s+PUBLIC\s+"-\/\/W3C\/\/DTD SVG 1\.[01]\/\/EN"\s+"https?:\/\/www\.w3\.org\/(?:Graphics\/SVG\/1\.1\/DTD\/svg11|TR\/2001\/REC-SVG-20010904\/DTD\/svg10)\.dtd"\s*>/;
const NAME = /(?:[A-Za-z][\w-]*:)?[A-Za-z][\w.-]*/y;
const ATTRIBUTE = /\s+([\w.:-]+)\s*=\s*(?:"([^"<]*)"|'([^'<]*)')/y;
const TAG_END = /\s*(\/?)>/y;
const ENTITY = /&(?:(amp|lt|gt|quot|apos)|#(\d{1,7})|#x([0-9a-f]{1,6}));/gi;
/** Whatever XML forbids, and what a reader would not see. */
const FORBIDDEN = /[^\t\n\r\u0020-\u007e\u00a0-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/u;
/** What the image has that a drawing does not need, or undefined. */
function svgProblem(content) {
    try {
        new Reader(decode(content)).read();
        return undefined;
    }
    catch (error) {
        if (error instanceof Problem)
            return error.message;
        throw error;
    }
}
/** Browsers stop at 256. */
const MAX_DEPTH = 200;
class Problem extends Error {
}
function decode(content) {
    try {
        return new TextDecoder('utf-8', { fatal: true }).decode(content);
    }
    catch {
        throw new Problem('text that is not UTF-8');
    }
}
class Reader {
    #text;
    #at = 0;
    /** The open elements, outermost first. */
    #open = [];
    /** How many of them are `foreignObject`. */
    #labels = 0;
    #style = '';
    constructor(text) {
        this.#text = text;
    }
    read() {
        const strange = FORBIDDEN.exec(this.#text)?.[0];
        if (strange !== undefined)
            throw new Problem(`the character U+${strange.codePointAt(0)?.toString(16).toUpperCase()}`);
        this.#skip(DECLARATION);
        let rooted = false;
        for (;;) {
            const next = this.#text.indexOf('<', this.#at);
            this.#words(this.#text.slice(this.#at, next < 0 ? undefined : next));
            if (next < 0)
                break;
            this.#at = next;
            if (this.#starts('<!--'))
                this.#comment();
            else if (this.#starts('<![CDATA['))
                this.#cdata();
            else if (this.#starts('</'))
                this.#close();
            else if (!rooted && this.#skip(DOCTYPE))
                continue;
            else if (this.#starts('<!'))
                throw new Problem('a DOCTYPE or an entity');
            else if (this.#starts('<?'))
                throw new Problem('a processing instruction');
            else {
                if (rooted && this.#open.length === 0)
                    throw new Problem('a second root element');
                rooted = true;
                this.#element();
            }
        }
        if (!rooted || this.#open.length > 0)
            throw new Problem('an element that is not closed');
    }
    #starts(text) {
        return this.#text.startsWith(text, this.#at);
    }
    #skip(pattern) {
        // Both patterns end within the first kilobyte of what they match.
        const found = pattern.exec(this.#text.slice(this.#at, this.#at + 1_000))?.[0];
        this.#at += found?.length ?? 0;
        return found !== undefined;
    }
    #words(text) {
        if (this.#open.length === 0 && text.trim() !== '')
            throw new Problem('text outside of it');
        if (text.includes(']]>'))
            throw new Problem('a stray `]]>`');
        const said = decodeEntities(text);
        if (this.#open.at(-1) === 'style')
            this.#style += said;
    }
    /** HTML ends some comments earlier. */
    #comment() {
        const from = this.#at + 4;
        const end = this.#text.indexOf('--', from);
        if (end < 0 || this.#text[end + 2] !== '>' || /^-?>/.test(this.#text.slice(from, from + 2)))
            throw new Problem('a comment that is not well-formed');
        this.#at = end + 3;
    }
    /** Only style sheets need it, and HTML does not know it everywhere. */
    #cdata() {
        const end = this.#text.indexOf(']]>', this.#at);
        const text = this.#text.slice(this.#at + 9, end);
        if (end < 0 || this.#open.at(-1) !== 'style' || text.includes('<'))
            throw new Problem('a CDATA section');
        this.#style += text;
        this.#at = end + 3;
    }
    #name(from) {
        NAME.lastIndex = from;
        const name = NAME.exec(this.#text)?.[0];
        if (name === undefined)
            throw new Problem('a tag that is not well-formed');
        this.#at = from + name.length;
        return name;
    }
    #tagEnd() {
        TAG_END.lastIndex = this.#at;
        const end = TAG_END.exec(this.#text);
        if (end === null)
            throw new Problem('a tag that is not well-formed');
        this.#at = TAG_END.lastIndex;
        return end[1] === '/';
    }
    #close() {
        const name = this.#name(this.#at + 2);
        if (this.#tagEnd() || this.#open.pop() !== local(name))
            throw new Problem('tags that do not match');
        if (local(name) === 'foreignObject')
            this.#labels -= 1;
        if (local(name) !== 'style')
            return;
        refuseStyle(this.#style);
        this.#style = '';
    }
    #element() {
        const name = this.#name(this.#at + 1);
        const own = local(name);
        const label = this.#labels > 0;
        if (this.#open.length === 0 && own !== 'svg')
            throw new Problem('a root that is not `<svg>`');
        const known = INERT.has(prefixOf(name)) || (label ? LABELS : ELEMENTS).has(own);
        if (!known || this.#open.at(-1) === 'style')
            throw new Problem(`the element \`<${name.slice(0, 60)}>\`${own === 'script' ? '' : HINT}`);
        const attributes = this.#attributes();
        for (const [attribute, value] of attributes)
            refuseAttribute(own, attribute, value, label);
        if (this.#tagEnd())
            return;
        this.#open.push(own);
        if (own === 'foreignObject')
            this.#labels += 1;
        if (this.#open.length > MAX_DEPTH)
            throw new Problem('too many elements within each other');
    }
    #attributes() {
        const found = new Map();
        for (;;) {
            ATTRIBUTE.lastIndex = this.#at;
            const match = ATTRIBUTE.exec(this.#text);
            if (match === null)
                return found;
            this.#at = ATTRIBUTE.lastIndex;
            const [, name = '', double, single] = match;
            if (found.has(name))
                throw new Problem(`the attribute \`${name.slice(0, 60)}\` twice`);
            found.set(name, decodeEntities(double ?? single ?? ''));
        }
    }
}
/** For the tools that draw labels with other HTML, or not at all. */
const HINT = '; export it as plain SVG, or as an image such as PNG';
const prefixOf = (name) => /^([^:]+):/.exec(name)?.[1] ?? '';
const local = (name) => name.replace(/^svg:/, '');
function decodeEntities(text) {
    let known = 0;
    const decoded = text.replace(ENTITY, (_, named, decimal, hex) => {
        known += 1;
        if (named)
            return { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }[named] ?? ' ';
        const code = hex === undefined ? Number(decimal) : Number.parseInt(hex, 16);
        return code > 0x10ffff ? '\ufffd' : String.fromCodePoint(code);
    });
    if (text.split('&').length - 1 !== known)
        throw new Problem('an entity');
    return decoded;
}
function refuseAttribute(element, name, value, label) {
    if (name === 'xmlns') {
        if (value !== (label ? XHTML : SVG))
            throw new Problem(`another namespace${HINT}`);
        return;
    }
    const prefix = prefixOf(name);
    if (prefix === 'xmlns') {
        if (PREFIXES.get(name.slice(6)) !== value)
            throw new Problem(`the namespace \`${name.slice(0, 60)}\`${HINT}`);
        return;
    }
    if (INERT.has(prefix))
        return;
    // Within a page of HTML, handlers would work there, too.
    if (INERT.has(prefixOf(element)) && !/^on|:|href|src|style/i.test(name))
        return;
    if (!ATTRIBUTES.has(name) && !OPEN_NAMES.test(name))
        throw new Problem(`the attribute \`${name.slice(0, 60)}\``);
    // Read by tools and by nobody else.
    if (name === 'content' || OPEN_NAMES.test(name))
        return;
    // As browsers read addresses: control characters and spaces do not count.
    const plain = value.replace(/[\u0000-\u0020\u007f-\u00a0]/g, '').toLowerCase();
    if (/^(?:xlink:)?href$/.test(name))
        refuseAddress(element, plain);
    else if (/(?:java|vb|live)script:|data:text/.test(plain))
        throw new Problem('an address that runs');
    if (name === 'attributeName' && (!ATTRIBUTES.has(value) || /href|style|class/.test(value)))
        throw new Problem(`an animation of \`${value.slice(0, 60)}\``);
    if (name === 'style' || plain.includes('url('))
        refuseStyle(value);
}
const RASTER = /^data:image\/(?:png|jpe?g|gif|webp);base64,[\w+/=%-]*$/;
/** Links lead to pages; everything else is within the image or beside it. */
function refuseAddress(element, address) {
    if (address === '' || address.startsWith('#'))
        return;
    const scheme = /^[^/?#]*?:/.exec(address)?.[0];
    const web = scheme === 'http:' || scheme === 'https:' || scheme === 'mailto:';
    const relative = scheme === undefined && !/^[/\\]{2}/.test(address);
    const fine = element === 'a' ? web || relative : element === 'image' && (RASTER.test(address) || relative);
    if (!fine)
        throw new Problem(`the address \`${address.slice(0, 60)}\` in \`<${element}>\``);
}
/** A style may point into the image and contain pictures, but load nothing. */
function refuseStyle(css) {
    const plain = css.replace(/\s+/g, '').toLowerCase();
    if (/[<\\]|@import|expression\(|javascript:|-moz-binding|src\(|image-set\(/.test(plain))
        throw new Problem('a style that loads or runs something');
    for (const [, address = ''] of plain.matchAll(/url\(["']?([^"')]*)/g)) {
        if (!address.startsWith('#') &&
            !/^data:(?:image\/(?:png|jpe?g|gif|webp)|font\/|application\/(?:x-)?font)/.test(address))
            throw new Problem('a style that loads something');
    }
}

;// CONCATENATED MODULE: ./.build/program/src/jobs/changes/fence.js
// The fence: what of an agent's change may leave the machine. It looks at the diff and the names
// around it, and reports every refusal, so that one look is enough to fix the change.




const MAX_FILE_BYTES = 5 * 1024 * 1024;
const MAX_FILES = 200;
/** Of all changed files together: more than anyone reviews, and it is held in memory. */
const MAX_CHANGE_BYTES = 50 * 1024 * 1024;
/**
 * All that is wrong with a change; empty means it may pass. `existing` are the paths of all files
 * before it.
 */
function refusals(changes, docsPaths = change/* DEFAULT_DOCS_PATHS */.bK, existing = []) {
    const allowed = (0,change/* readDocsPaths */.C5)(docsPaths);
    const links = new NewLinks(changes);
    const found = changes.flatMap((change) => {
        const why = refuse(change, allowed, links);
        return why === undefined
            ? []
            : [{ path: change.path, sentence: `${(0,foreign/* codeSpan */.SS)(change.path)} ${why}.` }];
    });
    found.push(...collisions(changes, existing).map(refuseCollision));
    if (changes.length > MAX_FILES) {
        found.push({
            sentence: `${changes.length} files were changed; the limit is ${MAX_FILES} per change. Ask for less at a time.`,
        });
    }
    return found;
}
/** One sentence for the job's reason, with the first few refusals in full. */
function refusalReason(found) {
    const shown = found.slice(0, 5).map((refusal) => refusal.sentence);
    const rest = found.length - shown.length;
    return [
        'The change was refused and nothing was pushed.',
        ...shown,
        rest > 0 ? `And ${rest} more.` : '',
    ]
        .filter((part) => part !== '')
        .join(' ');
}
function refuse(change, allowed, links) {
    const { path, mode, was, content } = change;
    const suspect = refuseSuspect(change, allowed);
    if (suspect !== undefined)
        return suspect;
    if (mode === '160000')
        return 'is a submodule, which is never allowed';
    if (was === '160000')
        return 'replaces a submodule, which is never allowed';
    const outside = refuseOutside(path, allowed);
    if (outside !== undefined)
        return outside;
    if (change.kind === 'deleted')
        return undefined;
    // A file that was executable before may be edited; nothing becomes executable.
    if (mode === '100755' && was !== '100755' && !allowed.lists(path))
        return 'is executable; remove the executable bit, or name the file in `docs-paths` to allow it';
    if (content === null)
        return undefined;
    if (mode === '120000')
        return refuseLink(path, content.toString('utf8'), allowed, links);
    if (content.length > MAX_FILE_BYTES)
        return `is ${(content.length / 1024 / 1024).toFixed(1)} MB; the limit is 5 MB`;
    if (!/\.svg$/i.test(path) || allowed.lists(path))
        return undefined;
    const more = svgProblem(content);
    return more === undefined
        ? undefined
        : `is an image that does more than draw. It has ${more}. Remove that, or name the file in \`docs-paths\` to allow it`;
}
function refuseSuspect({ path, kind }, allowed) {
    // A name that people gave a file earlier is theirs; only new names must be above suspicion.
    const bad = malformed(path) ?? (kind === 'added' ? deceptive(path) : undefined);
    if (bad !== undefined)
        return bad;
    const never = forbidden(path);
    if (never !== undefined)
        return `${never}, which is never allowed`;
    if (isInstruction(path) && !allowed.lists(path))
        return 'contains instructions for agents; list its exact path in `docs-paths` to allow it';
    return undefined;
}
function refuseOutside(path, allowed) {
    if (allowed.lists(path))
        return undefined;
    const covering = allowed.covering(path);
    if (covering.length === 0)
        return `is outside \`docs-paths\` (${(0,foreign/* bound */.$s)(allowed.text, 200)})`;
    return beyondDocumentation(path, covering);
}
/** A link is judged by where it points: it must stay in the tree, on a path that may be read so. */
function refuseLink(path, target, allowed, links) {
    const said = `is a symbolic link to ${(0,foreign/* codeSpan */.SS)(target)}`;
    if (target === '' || target.startsWith('/') || /^[A-Za-z]:|\\/.test(target))
        return `${said}, which is not a path inside the repository`;
    // After a folder that is itself a link, `..` points elsewhere than its text suggests.
    const steps = target.split('/');
    const down = steps.findIndex((step) => step !== '..');
    if (down >= 0 && steps.includes('..', down))
        return `${said}, whose \`..\` could point anywhere; write it without \`..\``;
    const resolved = external_node_path_.posix.join(external_node_path_.posix.dirname(path), target).replace(/\/$/, '');
    if (resolved === '.' || resolved === '..' || resolved.startsWith('../'))
        return `${said}, which points outside the repository’s files`;
    if (path === resolved || path.startsWith(`${resolved}/`))
        return `${said}, which leads back to itself`;
    const why = refuseTarget(resolved, allowed) ?? links.meets(resolved);
    return why === undefined ? undefined : `${said}, which ${why}`;
}
/** Links of one change that lead to each other may have no end, so none leads to another. */
class NewLinks {
    #links;
    #folders;
    constructor(changes) {
        const paths = changes.filter(({ mode, kind }) => mode === '120000' && kind !== 'deleted');
        this.#links = new Set(paths.map(({ path }) => path));
        this.#folders = new Set(paths.flatMap(({ path }) => ancestors(path)));
    }
    meets(target) {
        if (this.#folders.has(target))
            return 'is a folder that contains a link; link to a page instead';
        const found = [target, ...ancestors(target)].some((path) => this.#links.has(path));
        return found ? 'is a link, too; link to the page itself' : undefined;
    }
}
function refuseTarget(path, allowed) {
    const never = malformed(path) ?? deceptive(path) ?? forbidden(path);
    if (never !== undefined)
        return never;
    if (isInstruction(path) && !allowed.lists(path))
        return 'contains instructions for agents';
    // A folder is fine when everything in it would be.
    const inside = [path, `${path}/anything`].some((at) => allowed.covering(at).length > 0);
    return inside ? undefined : 'is outside `docs-paths`';
}
function refuseCollision({ path, other, how }) {
    const why = {
        spelling: `has the same name as ${(0,foreign/* codeSpan */.SS)(other)} on file systems that ignore case`,
        'on-folder': 'is a file where the repository has a folder',
        'below-file': `is below ${(0,foreign/* codeSpan */.SS)(other)}, which is a file or a submodule`,
    }[how];
    return { path, sentence: `${(0,foreign/* codeSpan */.SS)(path)} ${why}.` };
}
// Kinds of files that are documentation and nothing else. A documentation folder also contains what
// builds, deploys and guards it, so a wildcard in `docs-paths` covers only the kinds below; whatever
// runs or configures something has to be named there.
const PAGES = ['md', 'mdx', 'markdown', 'mdoc', 'rst', 'adoc', 'asciidoc'];
const IMAGES = ['png', 'apng', 'jpg', 'jpeg', 'gif', 'webp', 'avif', 'svg', 'ico'];
const DIAGRAMS = ['mmd', 'mermaid', 'd2', 'dot', 'drawio', 'excalidraw', 'puml', 'plantuml'];
const MEDIA = ['mp4', 'm4v', 'webm', 'mov', 'ogv', 'mp3', 'm4a', 'ogg', 'wav', 'vtt', 'srt'];
const TABLES = ['csv', 'tsv'];
const KINDS = new Set([...PAGES, ...IMAGES, ...DIAGRAMS, ...MEDIA, ...TABLES]);
/**
 * Navigation and API descriptions, as pure data. Not here on purpose: HTML (a page of it runs
 * scripts), other `.txt` (pip installs what is in any of them), and every file of settings.
 */
const DATA = /^(?:(?:docs|mint|_?meta|navigation|versions)\.json|(?:_category_|sidebars?|[\w-]*-sidebars)\.(?:json|ya?ml)|_?toc\.ya?ml|\.pages|llms(?:-full)?\.txt)$/;
const API = /^(?:[\w.-]+[._-])?(?:openapi|swagger|asyncapi)(?:[._-][\w.-]+)?\.(?:json|ya?ml)$/;
/** `openapi.config.json` and the like tell a tool what to run or write. */
const API_TOOL = /(?:^|[._-])(?:generator|codegen|gen|settings|options|tools|rules(?:et)?)(?:[._-]|$)/;
/** GitHub reads these from `docs/` and from the root, and puts them into what others write. */
const TEMPLATE = /^(?:pull_request|issue|discussion)_template(?:\.|$)/;
/** Names that tools look for: an extension in `docs-paths` (`*.py`) does not cover them. */
const SETTINGS = /(?:^|[._-])(?:config|conf|rc|setup|lock|requirements|constraints)(?:[._-]|$)|^(?:package|composer|deno|[jt]sconfig|vercel|netlify|mkdocs|book|antora|action|docker-compose|compose|crowdin|renovate|robots|cmakelists|noxfile|fabfile|tasks|sidebars|gulpfile|gruntfile)[._-]/;
/** Why a wildcard does not cover this file, or undefined. `covering` are the globs that match it. */
function beyondDocumentation(path, covering) {
    const parts = path.toLowerCase().split('/');
    const name = parts.at(-1) ?? '';
    const extension = /\.(\w+)$/.exec(name)?.[1];
    const named = covering.some((glob) => glob.split('/').at(-1)?.toLowerCase() === name);
    if (named)
        return undefined;
    if (parts.some((part) => TEMPLATE.test(part)))
        return 'is read by GitHub as a template; name it in `docs-paths` to allow it';
    if (DATA.test(name))
        return undefined;
    if (API.test(name) && !SETTINGS.test(name) && !API_TOOL.test(name))
        return undefined;
    if (extension !== undefined && KINDS.has(extension))
        return undefined;
    const spelledOut = covering.some((glob) => extensions(glob).includes(extension ?? ''));
    if (spelledOut && !SETTINGS.test(name))
        return undefined;
    return 'is not documentation (pages, images, media, navigation, API descriptions); name it in `docs-paths` to allow it';
}
/** The extensions that a glob writes out: `*.css`, `*.{css,js}`. */
function extensions(glob) {
    const [, one, several = ''] = /\.(?:(\w+)|\{([\w,]+)\})$/.exec(glob.toLowerCase()) ?? [];
    return one === undefined ? several.split(',').filter(Boolean) : [one];
}
/** `existing` are the paths of all files before the change. */
function collisions(changes, existing) {
    const gone = new Set(changes.filter(({ kind }) => kind === 'deleted').map(({ path }) => path));
    const tree = new Tree();
    for (const path of existing)
        if (!gone.has(path))
            tree.add(path);
    const found = [];
    for (const { path, kind } of changes) {
        if (kind === 'deleted')
            continue;
        const collision = tree.meets(path);
        if (collision)
            found.push({ path, ...collision });
        tree.spell(path);
    }
    return found;
}
class Tree {
    #files = new Set();
    #folders = new Set();
    /** By folded path; the first spelling counts. */
    #spelled = new Map();
    #keys = new Map([['', '']]);
    add(path) {
        this.#files.add(path);
        for (const folder of ancestors(path)) {
            if (this.#folders.has(folder))
                break;
            this.#folders.add(folder);
        }
        this.spell(path);
    }
    /** Remembers the path and its folders under their folded names. */
    spell(path) {
        for (const prefix of [path, ...ancestors(path)]) {
            const key = this.#key(prefix);
            if (this.#spelled.has(key))
                continue;
            this.#spelled.set(key, prefix);
        }
    }
    meets(path) {
        if (this.#files.has(path))
            return undefined;
        if (this.#folders.has(path))
            return { other: path, how: 'on-folder' };
        for (const prefix of [...ancestors(path).reverse(), path]) {
            // Names that were there before may meet each other: people gave them.
            if (this.#folders.has(prefix))
                continue;
            if (this.#files.has(prefix))
                return { other: prefix, how: 'below-file' };
            const other = this.#spelled.get(this.#key(prefix)) ?? prefix;
            if (other !== prefix)
                return { other, how: 'spelling' };
        }
        return undefined;
    }
    #key(path) {
        const known = this.#keys.get(path);
        if (known !== undefined)
            return known;
        const cut = path.lastIndexOf('/');
        const key = `${this.#key(path.slice(0, Math.max(cut, 0)))}/${fold(path.slice(cut + 1))}`;
        this.#keys.set(path, key);
        return key;
    }
}
/** The folders that a path is in, the nearest first. */
function ancestors(path) {
    const found = [];
    for (let cut = path.lastIndexOf('/'); cut > 0; cut = path.lastIndexOf('/', cut - 1))
        found.push(path.slice(0, cut));
    return found;
}
// Files that agent programs read by themselves and obey. Compared as `likeness` does: in any case and
// any disguise, because a reviewer and a file system may take it for the real name.
/** `<name>.md`, in any folder: the programs read them in every folder they come through. */
const INSTRUCTION_PAGES = new Set([
    ...['agent', 'agents', 'claude', 'gemini', 'qwen', 'warp', 'crush', 'conventions', 'iflow'],
    ...['codex', 'jules', 'skill', 'opencode', 'replit', 'codebuddy', 'airules', 'bugbot'],
    'copilot-instructions',
].flatMap((name) => [name, `${name}.local`, `${name}.override`]));
/** Read by review bots, and only at the root: further down, these are ordinary pages. */
const ROOT_PAGES = new Set(['review', 'best_practices']);
/** `style.instructions.md`, `review.prompt.md`, and similar names. */
const PARTS = /\.(?:instructions|prompt|chatmode|agent)$/;
const FILES = /^(?:opencode|crush|greptile|\.?mcp|\.coderabbit|\.pr_agent)\.(?:jsonc?|ya?ml|toml)$/;
/** Files and folders of the programs; what follows the name (`.clinerules-code`) changes nothing. */
const HIDDEN = /^\.(?:docket|claude|cursor|agents?|codex|copilot|gemini|opencode|windsurf|cline|continue|junie|kiro|roo|aider|amazonq|qwen|warp|crush|iflow|jules|goose|augment|trae|factory|kilocode|openhands|devin|tabnine|zencoder|rovodev|firebender|codebuddy|aiassistant|vibe|grok|greptile|coderabbit|pr_agent|qodo|sourcery|ellipsis|kimi|rules|ai|idx|skills|prompts)/;
/** Does this file instruct agents? Only its exact path in `docs-paths` allows it. */
function isInstruction(path) {
    const parts = path.split('/').map(likeness);
    const last = parts.at(-1) ?? '';
    const page = /^(.+)\.(?:mdx?|mdc|markdown)$/.exec(last)?.[1];
    if (page !== undefined && (INSTRUCTION_PAGES.has(page) || PARTS.test(page)))
        return true;
    if (page !== undefined && parts.length === 1 && ROOT_PAGES.has(page))
        return true;
    return FILES.test(last) || parts.some((part) => HIDDEN.test(part));
}
// What a path would be called on any file system that might check it out. macOS and Windows fold
// case, compose letters, drop trailing dots and have short 8.3 names, so a name that git stores as
// harmless can arrive there as `.git` or `.github`.
/** Letters of other scripts that look the same as a Latin one: enough to spell a forbidden name. */
const LOOKALIKES = new Map(Object.entries({
    a: 'аαɑ',
    b: 'вβь',
    c: 'сϲ',
    d: 'ԁ',
    e: 'еєε',
    g: 'ɡց',
    h: 'һн',
    i: 'іιıӏ',
    j: 'ј',
    k: 'кκ',
    l: 'ⅼ',
    m: 'мμ',
    n: 'ոп',
    o: 'оοօ',
    p: 'рρ',
    s: 'ѕ',
    t: 'тτ',
    u: 'υս',
    v: 'ѵν',
    w: 'ԝ',
    x: 'хχ',
    y: 'уγ',
    '.': '․。',
}).flatMap(([latin, others]) => Array.from(others, (other) => [other, latin])));
/** One spelling for all names that some file system takes for the same. */
function fold(name) {
    return (name
        .normalize('NFKC')
        .replace(/\p{Default_Ignorable_Code_Point}/gu, '')
        // `ß` and `ı` meet their plain letters only on the way through upper case.
        .toLowerCase()
        .toUpperCase()
        .toLowerCase()
        .replace(/^\s+|[\s.]+$/g, ''));
}
/** As `fold`, for names that must not even look forbidden: accents off, other scripts as Latin. */
function likeness(name) {
    const bare = fold(name).normalize('NFKD').replace(/\p{M}/gu, '');
    return Array.from(bare, (letter) => LOOKALIKES.get(letter) ?? letter).join('');
}
/** Why this cannot be a path at all, or undefined. */
function malformed(path) {
    if (path === '')
        return 'has no name';
    if (!path.isWellFormed() || path.includes('\ufffd'))
        return 'has a name that is not valid UTF-8';
    if (/[\p{Cc}\u2028\u2029]/u.test(path))
        return 'has control characters in its name';
    if (path.includes('\\'))
        return 'has a backslash in its name, which Windows reads as a folder';
    if (path.split('/').some((part) => part === '' || part === '.' || part === '..'))
        return 'is not a plain relative path';
    return undefined;
}
/** Windows opens the device, whatever the extension. `fold` has made `COM¹` a `com1`. */
const DEVICE = /^(?:con|prn|aux|nul|com\d|lpt\d|conin\$|conout\$)\s*(?:\.|$)/;
/** Why nobody should give a new file this name, or undefined: each rule ends one way of hiding. */
function deceptive(path) {
    // macOS takes 1024 bytes for a whole path, its own folders included.
    if (Buffer.byteLength(path) > 1000)
        return 'has a path of more than 1000 bytes';
    if (/[\p{Cf}\p{Default_Ignorable_Code_Point}]/u.test(path))
        return 'has invisible or direction-changing characters in its name';
    if (path.includes(':'))
        return 'has a colon in its name, which Windows reads as a stream';
    const odd = /[<>"|?*]/.exec(path)?.[0];
    if (odd !== undefined)
        return `has ${odd} in its name, which Windows cannot check out`;
    for (const part of path.split('/')) {
        if (DEVICE.test(fold(part)))
            return 'has the name of a device on Windows';
        if (/[\s.]$|^\s/u.test(part))
            return 'has a name that starts or ends in a space or ends in a dot';
        if (part.startsWith('-'))
            return 'has a name that looks like an option';
        if (/^[^.]{1,8}~\d+(\.[^.]{0,3})?$/.test(part))
            return 'has a short Windows name (8.3)';
        if (Buffer.byteLength(part) > 255)
            return 'has a name of more than 255 bytes';
    }
    return undefined;
}
const HOOK_FOLDERS = new Set(['.husky', '.lefthook', '.hooks']);
const HOOK_FILES = /^(?:\.?lefthook(?:-local)?\.\w+|\.pre-commit-config\.ya?ml)$/;
/** The names git itself runs from a folder of hooks. */
const GIT_HOOK = /^(?:applypatch-msg|pre-applypatch|post-applypatch|pre-commit|pre-merge-commit|prepare-commit-msg|commit-msg|post-commit|pre-rebase|post-checkout|post-merge|pre-push|pre-receive|update|proc-receive|post-receive|post-update|reference-transaction|push-to-checkout|pre-auto-gc|post-rewrite|sendemail-validate|fsmonitor-watchman|post-index-change)$/;
/** Why no setting can ever open this path, or undefined. */
function forbidden(path) {
    const parts = path.split('/').map(likeness);
    const last = parts.at(-1) ?? '';
    if (parts[0] === change/* CONTEXT_FOLDER */.xE)
        return `is in \`${change/* CONTEXT_FOLDER */.xE}/\`, where other repositories are only read`;
    if (parts.some((part) => part === '.github'))
        return 'is in `.github/`';
    if (parts.some((part) => part.startsWith('.git')))
        return 'is one of git’s own files (`.git*`)';
    if (parts.some((part) => HOOK_FOLDERS.has(part)) || HOOK_FILES.test(last))
        return 'is a hook';
    if (parts.includes('hooks') && GIT_HOOK.test(last))
        return 'is a hook';
    return undefined;
}


/***/ })

};
