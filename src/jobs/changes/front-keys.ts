// What a change may set in the front matter of a page: keys that documentation tools know and that only
// say what the page is called, where it stands, and how it is shown. Everything else has a meaning of its
// own in some tool (scripts, templates, programs, redirects), and stays as it was.
import { parseJson } from '../../shared/text/json.ts';
import { readYaml, yamlExcess } from '../../shared/text/yaml.ts';
import { allowsAddress, isHarmlessText, words } from './pages/allowed.ts';
import { activeHtml } from './pages/html.ts';

/** Texts, flags, numbers, and lists of them, in the spelling of each tool; read without case. */
const PLAIN = words(`
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
const ADDRESSES = words(`
  slug permalink path link image images image_url imageurl og_image thumbnail cover featured_image
  heroimage img src file light dark custom_edit_url editurl edit_url spec-urls children links logo url
  teaser authorurl authorimageurl author_url author_image_url`);
/** At the top, these are pages of other sites, or make other addresses lead here. */
const NOT_AT_TOP = words(
  'url path link src file children links light dark logo theme main docs actions',
);
/** Which of its own templates a site uses. */
const CHOICES: Readonly<Record<string, ReadonlySet<string>>> = {
  layout: words(`
    home doc docs page post default single list splash reference guide tutorial article landing blog
    wide inline rest false none minimal`),
  template: words('doc splash'),
  type: words(`
    doc docs page post guide tutorial reference how_to how-to overview quick_start conceptual concept
    article blog book note tip info warning danger landing`),
};
const PREFIXES = ['ms.', 'cspell:', 'og:', 'twitter:', 'description lang=', 'property=og:'];
/** Keys below are names of the site's own. */
const FREE = words('params sidebar_custom_props versions links');

const isMap = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isScalar = (value: unknown) => typeof value !== 'object' || value === null;

export const isPlainText = (text: string) => isHarmlessText(text) && activeHtml(text).length === 0;

/** The first key that may not come in with a change; `isUsed`: pages here have it already. */
export function foreignKey(
  now: Record<string, unknown>,
  was: Record<string, unknown>,
  isUsed: (key: string) => boolean,
): string | undefined {
  for (const [key, value] of Object.entries(now)) {
    if (JSON.stringify(was[key]) === JSON.stringify(value)) continue;
    const bad = foreign(key, value, was[key], { path: key, isTop: true });
    if (bad === undefined) continue;
    const known = Object.hasOwn(was, key) || isUsed(key);
    if (!known || !isOwn(key) || !isWords(value)) return bad;
  }
  return undefined;
}

interface Place {
  path: string;
  isTop?: boolean;
  isFree?: boolean;
}

function foreign(key: string, now: unknown, was: unknown, place: Place): string | undefined {
  if (JSON.stringify(now) === JSON.stringify(was)) return undefined;
  const name = key.toLowerCase();
  const { path, isTop = false, isFree = false } = place;
  const isHere = !(isTop && NOT_AT_TOP.has(name));
  const isPlain = isHere && (PLAIN.has(name) || PREFIXES.some((start) => name.startsWith(start)));
  const isAddressed = isHere && ADDRESSES.has(name);
  if (isMap(now)) {
    const isListed = isPlain || isAddressed || Object.hasOwn(CHOICES, name);
    if (!isListed && !isFree) return path;
    const old = isMap(was) ? was : {};
    for (const [inner, value] of Object.entries(now)) {
      const below = { path: `${path}.${inner}`, isFree: isFree || FREE.has(name) };
      const bad = foreign(inner, value, old[inner], below);
      if (bad !== undefined) return bad;
    }
    return undefined;
  }
  if (Array.isArray(now)) {
    const old = new Set((Array.isArray(was) ? was : []).map((one) => JSON.stringify(one)));
    for (const one of now) {
      const bad = old.has(JSON.stringify(one)) ? undefined : foreign(key, one, undefined, place);
      if (bad !== undefined) return bad;
    }
    return undefined;
  }
  if (Object.hasOwn(CHOICES, name)) {
    const isChoice = !isTop || CHOICES[name]?.has(String(now).toLowerCase());
    return isChoice && isWords(now) ? undefined : path;
  }
  if (isTop && name === 'openapi' && typeof now === 'string' && isOperation(now)) return undefined;
  if (isAddressed) return typeof now !== 'string' || isAddress(name, now) ? undefined : path;
  if (isPlain) return typeof now !== 'string' || isPlainText(now) ? undefined : path;
  return isFree && isOwn(name) && isWords(now) ? undefined : path;
}

const METHODS = words('GET PUT POST DELETE OPTIONS HEAD PATCH TRACE');
/** `GET /users` of the API that the site describes. */
function isOperation(value: string): boolean {
  const [method = '', path = '', ...rest] = value.split(' ');
  const isPath = path.startsWith('/') && !path.startsWith('//') && isPlainText(path);
  return METHODS.has(method.toUpperCase()) && isPath && rest.length === 0;
}

/** A page's own address is a path on its site. */
function isAddress(key: string, value: string): boolean {
  const isOwnPath = key === 'slug' || key === 'permalink';
  if (
    isOwnPath &&
    (value.startsWith('//') || ['..', ':', '\\', '*'].some((c) => value.includes(c)))
  )
    return false;
  return allowsAddress(value, true) && isPlainText(value);
}

/** Keys of any tool that put code, styles, or templates into a page, run programs, or redirect. */
const CODE = words(`
  head header script scripts css style styles stylesheet stylesheets javascript js extra_css
  extra_javascript hooks hook html banner_html redirect redirects redirect_to redirect_from aliases
  alias href external refresh http-equiv meta mdx format imports import plugins plugin config extends
  cascade build _build outputs output canonifyurls canonical data server api openapi asyncapi ssr
  prerender client component components before after transformhead transformpagedata playground
  authorizationurl markup engine execute jupyter jupytext kernelspec file_format filters filter
  bibliography exports substitutions render_macros ignore_macros render_with_liquid loader
  onclick onload srcdoc innerhtml code template_file include includes eval exec run command`);
const isOwn = (key: string) =>
  !CODE.has(key.toLowerCase()) &&
  !['include', 'inject', 'on'].some((start) => key.toLowerCase().startsWith(start));

/** A number, a date, or words and paths that are no address, markup, or template. */
function isWords(value: unknown): boolean {
  if (Array.isArray(value)) return value.every((one) => isScalar(one) && isWords(one));
  if (value instanceof Date) return true;
  if (typeof value === 'object' && value !== null) return false;
  return typeof value !== 'string' || Array.from(value).every(isWordLetter);
}

const SIGNS = ' .,-_()+&\'’"!?@#%=>*\n';
const isWordLetter = (letter: string) =>
  SIGNS.includes(letter) ||
  (letter >= '0' && letter <= '9') ||
  letter.toLowerCase() !== letter.toUpperCase() ||
  (letter.codePointAt(0) ?? 0) > 0x2fff;

interface Front {
  /** As it is written, with its marks. */
  raw: string;
  /** Undefined: there is none, or it is no map. */
  value?: Record<string, unknown>;
  /** Tools may read it otherwise than we do. */
  unclear?: string;
}

const MARKS = ['---', '+++', '...'];

/** As the most generous of the tools reads it: after blank lines, too, and to the end of an open block. */
export function readFront(text: string): Front {
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
  if (language !== '') return { raw, unclear: `names the language “${language}”` };
  const value = mark === '---' ? readBlock(block) : readToml(block);
  // An open block is front matter to some tools, and a line in a text to others.
  if (end >= 0 && lines[end]?.trimEnd() !== mark)
    return { raw, unclear: `does not end with \`${mark}\`` };
  if (end >= 0 && value === undefined) return { raw, unclear: 'cannot be read' };
  return isMap(value) ? { raw, value } : { raw };
}

function readBlock(block: string): unknown {
  if (block.trim() === '') return {};
  if (yamlExcess(block) !== undefined) return undefined;
  return readYaml(block, { aliases: true }).value ?? readLines(block);
}

/** `title: Note: words` is not valid, which the check of front matter tells the agent. Texts are all it has. */
function readLines(block: string): Record<string, unknown> | undefined {
  const whole: Record<string, unknown[]> = Object.create(null);
  for (const line of block.split('\n').filter((one) => one.trim() !== '')) {
    const at = line.indexOf(':');
    const name = line.slice(0, Math.max(0, at));
    if (!isTomlName(name)) return undefined;
    whole[name] = [...(whole[name] ?? []), line.slice(at + 1).trim()];
  }
  return whole;
}

/** The part of TOML that pages have: tables, texts of one line, and lists. Undefined: there is more. */
function readToml(block: string): Record<string, unknown> | undefined {
  const whole: Record<string, unknown> = Object.create(null);
  let table = whole;
  let open = '';
  for (const part of block.split('\n').map((one) => one.trim())) {
    if (part === '' || part.startsWith('#')) continue;
    const line = open + part;
    if (line.startsWith('[')) {
      const found = tomlTable(whole, line.replaceAll('[', '').replaceAll(']', '').trim());
      if (found === undefined) return undefined;
      table = found;
      continue;
    }
    const at = line.indexOf('=');
    const name = line.slice(0, Math.max(0, at)).trim();
    const text = line.slice(at + 1).trim();
    open = text.startsWith('[') && !text.endsWith(']') ? line : '';
    if (open !== '') continue;
    const value = tomlValue(text);
    if (!isTomlName(name) || name.includes('.') || value === undefined) return undefined;
    // Tables of one name may come several times.
    table[name] = Object.hasOwn(table, name) ? [table[name], value] : value;
  }
  return open === '' ? whole : undefined;
}

function tomlTable(whole: Record<string, unknown>, name: string) {
  if (!isTomlName(name)) return undefined;
  let table = whole;
  for (const part of name.split('.')) {
    table[part] ??= Object.create(null);
    const inner = table[part];
    if (!isMap(inner)) return undefined;
    table = inner;
  }
  return table;
}

const isTomlName = (name: string) => name !== '' && Array.from(name).every(isNameLetter);
const isNameLetter = (letter: string) =>
  '._-'.includes(letter) ||
  (letter >= '0' && letter <= '9') ||
  (letter.toLowerCase() >= 'a' && letter.toLowerCase() <= 'z');

/** Texts, numbers, and lists are written as in JSON, except for texts in single quotes and dates. */
function tomlValue(text: string): unknown {
  const inner = text.slice(1, -1);
  if (text.length > 1 && text.startsWith("'") && text.endsWith("'") && !inner.includes("'"))
    return inner;
  const isDate = text !== '' && Array.from(text).every((one) => '0123456789-:TZ+. '.includes(one));
  const json = text.endsWith(',]') ? `${text.slice(0, -2)}]` : text;
  return parseJson(json) ?? (isDate ? text : undefined);
}
