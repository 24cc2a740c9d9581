// Templates that a site's tool fills in before or after it reads Markdown, also in code. A change may
// add those that insert a value by its name, and the tags and shortcodes that are known to be harmless.
import { allowsAddress, isHarmlessText, words } from './allowed.ts';
import { isExpression, isPlainExpression } from './expressions.ts';
import { activeHtml } from './html.ts';

interface Template {
  open: string;
  body: string;
  source: string;
}

const PAIRS: readonly (readonly [open: string, close: string])[] = [
  ['{{<', '>}}'],
  ['{{%', '%}}'],
  ['{{', '}}'],
  ['{%', '%}'],
  ['{#', '#}'],
];

/** In order. What is not closed is an error, or text. */
function findTemplates(text: string): Template[] {
  const found: Template[] = [];
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
export function withoutTemplates(text: string): string {
  const parts: string[] = [];
  let rest = text;
  for (const { source } of findTemplates(text)) {
    const at = rest.indexOf(source);
    parts.push(rest.slice(0, at));
    rest = rest.slice(at + source.length);
  }
  return parts.join('') + rest;
}

interface TemplateReaders {
  liquid: boolean;
  jinja: boolean;
  hugo: boolean;
  gitbook: boolean;
  markdoc: boolean;
  mdbook: boolean;
  /** Of which tool they are is not known. */
  unknown: boolean;
  hasShortcode(name: string): boolean;
  mayInclude(target: string): boolean;
}

export function activeTemplates(text: string, readers: TemplateReaders): string[] {
  return findTemplates(text)
    .filter((template) => !isHarmless(template, readers))
    .map(({ source }) => source);
}

function isHarmless({ open, body }: Template, readers: TemplateReaders): boolean {
  const { liquid, jinja, hugo, gitbook, markdoc, mdbook, unknown } = readers;
  switch (open) {
    case '{{<':
    case '{{%':
      return hugo ? isKnownShortcode(body, readers) : !(liquid || jinja) || isValue(body, jinja);
    case '{%':
      if (!(liquid || jinja || gitbook || markdoc)) return true;
      return isKnownTag(body, readers);
    case '{#':
      return !jinja || (!body.includes('`') && !body.includes('~') && !body.includes('<'));
    default:
      if (body.startsWith('#') && mdbook) return isKnownInclude(body, readers);
      return !(liquid || jinja || gitbook) || isValue(body, jinja && !unknown);
  }
}

// Values: names, texts, numbers, and filters that keep a text harmless.

/** Filters of Liquid and Jinja that make one text of another. */
const MAKING = words(`
  append prepend replace replace_first replace_last remove remove_first remove_last url_decode
  base64_decode base64_url_safe_decode join concat markdownify newline_to_br slice split strip_html
  attr map select reject sum forceescape safe format sprintf xmlattr urlize truncate liquify include
  pprint tojson reverse center wordwrap indent batch groupby selectattr rejectattr unescape_once
  where_exp find_exp group_by_exp inspect`);

type Word = { kind: 'text' | 'word' | 'mark'; text: string };

/** Undefined if a text is not closed. */
function wordsOf(body: string): Word[] | undefined {
  const found: Word[] = [];
  for (let at = 0; at < body.length; ) {
    const letter = body[at] ?? '';
    if (letter === '"' || letter === "'") {
      const end = body.indexOf(letter, at + 1);
      if (end < 0) return undefined;
      found.push({ kind: 'text', text: body.slice(at + 1, end) });
      at = end + 1;
    } else if (isWordLetter(letter)) {
      let end = at + 1;
      while (end < body.length && isWordLetter(body[end] ?? '')) end += 1;
      found.push({ kind: 'word', text: body.slice(at, end) });
      at = end;
    } else {
      if (letter.trim() !== '') found.push({ kind: 'mark', text: letter });
      at += 1;
    }
  }
  return found;
}

function isWordLetter(letter: string): boolean {
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
function isValue(body: string, isProgram: boolean): boolean {
  const all = wordsOf(body);
  if (!all) return !isProgram && !body.includes('<');
  return all.every(({ kind, text }, index) => {
    if (kind === 'text') return isPlainText(text);
    if (kind === 'mark') return MARKS.has(text) || (!isProgram && CALLS.has(text));
    const isHidden = text.startsWith('_') || text.includes('._');
    if (text.includes('__') || (isProgram && isHidden)) return false;
    const isFilter = all[index - 1]?.text === '|' && all[index - 1]?.kind === 'mark';
    return !isFilter || !MAKING.has(text.toLowerCase());
  });
}

/** A text that stays one wherever it is put: it opens no tag and closes no code. */
function isPlainText(text: string): boolean {
  const isOpen = ['<', '`', '~~~', '\n', '&lt', '&#', '\\', '__'].some((part) =>
    text.includes(part),
  );
  return !isOpen && allowsAddress(text, false);
}

// Tags, shortcodes, and directives, by name.

const LIQUID_TAGS = words(`
  link post_url highlight endhighlight raw endraw comment endcomment if elsif else endif unless
  endunless case when endcase for endfor break continue cycle tablerow endtablerow assign capture
  endcapture increment decrement include include_relative include_cached render layout liquid echo
  feed_meta seo gist octicon youtube avatar`);
const HARMLESS_TAGS = words('link post_url highlight endhighlight raw endraw endif endfor octicon');
const JINJA_TAGS = words(`
  set endset for endfor if elif else endif macro endmacro call endcall filter endfilter block
  endblock extends include import from with endwith autoescape endautoescape raw endraw do trans
  endtrans debug verbatim endverbatim`);
const GITBOOK_TAGS = words(`
  hint endhint tabs endtabs tab endtab content-ref endcontent-ref embed endembed code endcode file
  endfile stepper endstepper step endstep columns endcolumns column endcolumn swagger endswagger
  openapi endopenapi openapi-operation endopenapi-operation openapi-schemas endopenapi-schemas
  updates endupdates update endupdate raw endraw prompt endprompt`);

function isKnownTag(source: string, readers: TemplateReaders): boolean {
  const body = trimDashes(source);
  const end = Array.from(body).findIndex((letter) => !isWordLetter(letter) && letter !== '/');
  const name = end < 0 ? body : body.slice(0, end);
  const rest = end < 0 ? '' : body.slice(end);
  const { liquid, jinja, gitbook, markdoc, unknown } = readers;
  if (markdoc) return isValue(rest, true) || isLiteralList(rest);
  const given = isValue(rest, jinja && !unknown) && textsOf(rest).every(isHarmlessArgument);
  if (gitbook && GITBOOK_TAGS.has(name)) return given;
  if (gitbook && name === 'include')
    return given && textsOf(rest).every((target) => readers.mayInclude(target));
  if (liquid && HARMLESS_TAGS.has(name)) return given;
  if (liquid && name === 'include' && !jinja) {
    const target = rest.trim().split(' ')[0] ?? '';
    return given && readers.hasShortcode(`include:${target}`);
  }
  // Any other name is an error to a tool that knows none of that name.
  return unknown && !LIQUID_TAGS.has(name) && !JINJA_TAGS.has(name);
}

function trimDashes(body: string): string {
  const start = body.startsWith('-') || body.startsWith('+') ? body.slice(1) : body;
  return (start.endsWith('-') ? start.slice(0, -1) : start).trim();
}

const isLiteralList = (text: string) => isPlainExpression(`[${text}]`);
const textsOf = (body: string) =>
  (wordsOf(body) ?? []).flatMap(({ kind, text }) => (kind === 'text' ? [text] : []));
const isHarmlessArgument = (text: string) => isHarmlessText(text) && activeHtml(text).length === 0;

/** Those of Hugo itself and of the themes that documentation uses most. */
const SHORTCODES = words(`
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

function isKnownShortcode(source: string, readers: TemplateReaders): boolean {
  const trimmed = source.trim();
  // As text: the tool shows it instead of running it.
  if (trimmed.startsWith('/*') && trimmed.endsWith('*/')) return true;
  const closes = trimmed.startsWith('/');
  const body = closes ? trimmed.slice(1).trim() : trimmed;
  const [name = ''] = body.split(' ');
  if (name.endsWith('.inline') || name.includes('.inline ')) return false;
  const own = name.endsWith('/') ? name.slice(0, -1) : name;
  if (!SHORTCODES.has(own) && !readers.hasShortcode(own)) return false;
  const rest = body.slice(name.length);
  const texts = textsOf(rest);
  if (['readfile', 'include', 'codenew', 'code_sample'].includes(own))
    if (!texts.every((target) => !target.includes('..'))) return false;
  return (
    wordsOf(rest) !== undefined &&
    rest.split('"').every(isHarmlessArgument) &&
    texts.every(isHarmlessArgument)
  );
}

const MDBOOK_INCLUDES = words(`
  #include #rustdoc_include #playground #playpen #shiftinclude #template`);

function isKnownInclude(body: string, { mayInclude }: TemplateReaders): boolean {
  const [name = '', target = ''] = body.split(' ').filter(Boolean);
  if (name === '#title') return true;
  return MDBOOK_INCLUDES.has(name) && mayInclude(target.split(':')[0] ?? '');
}

/** `{{ }}` of Vue: names and values. */
export const activeVue = (rendered: string): string[] =>
  findTemplates(rendered)
    .filter(({ open, body }) => open.startsWith('{{') && mayRun(decode(body)))
    .map(({ source }) => source);

/** Words in a row are an error to Vue, and show how a template looks. */
const mayRun = (expression: string) =>
  !isPlainExpression(expression) &&
  (isExpression(expression) || ['(', '`', '=', '['].some((part) => expression.includes(part)));

const decode = (html: string) =>
  html
    .replaceAll('&quot;', '"')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');
