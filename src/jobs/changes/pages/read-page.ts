// All that runs in one page, in each way that a tool of its repository may read it.
import { activeAsciidoc } from './asciidoc.ts';
import { activeLists, runsFence } from './attribute-lists.ts';
import { activeDirectives, activeLinks, activeMyst } from './directives.ts';
import { splitFront } from './front.ts';
import { activeHtml } from './html.ts';
import { includedBy, mayInclude } from './includes.ts';
import {
  activeCommonMark,
  fencesOf,
  parseMarkdown,
  readForVue,
  readLeniently,
  withoutCode,
} from './markdown-pages.ts';
import { activeMdx } from './mdx.ts';
import { findSiteTools, type SiteTools } from './site-tools.ts';
import { activeTemplates, activeVue, withoutTemplates } from './templates.ts';

export interface ActivePage {
  /** Each with the way it was read in, as a whole, for comparison. */
  pieces: string[];
  /** Why the page cannot be judged at all. */
  problem?: string | undefined;
}

interface Repository {
  /** Of all files before the change. */
  paths: readonly string[];
  /** The files that the change writes. */
  written: readonly string[];
  before: (path: string) => Promise<Buffer | null>;
}

/** In characters: all parsers together take a second for as much. */
const MAX_PAGE = 1_000_000;

export async function openPageReader({ paths, written, before }: Repository) {
  const tools = await findSiteTools(paths, before);
  const reader = new PageReader(tools, paths, new Set(written));
  return (path: string, text: string): ActivePage => reader.read(path, text);
}

class PageReader {
  readonly #tools: SiteTools;
  readonly #names: ReadonlySet<string>;
  readonly #written: ReadonlySet<string>;
  #pieces: string[] = [];

  constructor(tools: SiteTools, paths: readonly string[], written: ReadonlySet<string>) {
    this.#tools = tools;
    this.#names = new Set(paths.flatMap(ownTemplate));
    this.#written = written;
  }

  read(path: string, page: string): ActivePage {
    if (page.length > MAX_PAGE)
      return { pieces: [], problem: `has more than ${MAX_PAGE / 1_000_000} million characters` };
    this.#pieces = [];
    const text = page.replaceAll('\r\n', '\n').replaceAll('\r', '\n').replaceAll('\0', '\ufffd');
    const includes = { mayInclude: (target: string) => mayInclude(path, target, this.#written) };
    const extension = path.split('.').at(-1)?.toLowerCase();
    let problem: string | undefined;
    if (extension === 'rst') this.#add('rst', activeDirectives(text, includes));
    else if (extension === 'adoc' || extension === 'asciidoc')
      this.#add('asciidoc', activeAsciidoc(text, includes));
    else problem = this.#readMarkdown(path, text, includes);
    return { pieces: this.#pieces, problem };
  }

  #add(reading: string, pieces: readonly string[]): void {
    for (const piece of pieces)
      this.#pieces.push(`${reading}\0${piece.split(/\s+/).join(' ').trim()}`);
  }

  #readMarkdown(
    path: string,
    page: string,
    includes: { mayInclude(target: string): boolean },
  ): string | undefined {
    const { has, isUnknown } = this.#tools;
    const isMdx = path.toLowerCase().endsWith('.mdx');
    const { front, body } = splitFront(page);
    const filled = withoutTemplates(body);
    const tokens = parseMarkdown(body);
    const outside = withoutCode(tokens);
    let problem: string | undefined;
    if (isMdx || (has('mdx') && MAY_BE_CODE.some((part) => body.includes(part)))) {
      const mdx = activeMdx(withoutAnchors(unwrapped(body)), (specifier) =>
        this.#isOwnModule(specifier),
      );
      this.#add('mdx', mdx.pieces);
      if (isMdx && mdx.problem !== undefined) problem = `cannot be read as MDX: ${mdx.problem}`;
    }
    // Hugo reads a page once its shortcodes are filled in, and only then.
    const texts = has('hugo') && !has('jekyll') ? [filled, front] : [body, filled, front];
    for (const text of new Set(isMdx ? [] : texts)) {
      const parsed = text === body ? tokens : parseMarkdown(text);
      this.#add('html', activeCommonMark(text, parsed, has('vue')));
      if (!text.includes('<')) continue;
      if (has('jekyll') || has('mkdocs') || has('quarto'))
        this.#add('lenient', activeHtml(readLeniently(text), { vue: has('vue') }));
      else if (has('vue'))
        this.#add('lenient', activeHtml(readLeniently(text, true), { vue: true }));
    }
    if (isMdx) this.#add('front', activeHtml(front));
    else if (has('vue') && (body.includes('{') || body.includes('&')))
      this.#add('vue', activeVue(readForVue(body)));
    if (!isMdx) this.#add('attributes', [...activeLists(outside), ...activeLinks(outside)]);
    this.#readTemplates(isMdx, page, outside, includes);
    if (!isMdx && has('sphinx')) this.#add('myst', activeMyst(body, includes));
    if (!isMdx && has('sphinx') && (!isUnknown || body.includes('eval-rst')))
      this.#add('rst', activeDirectives(body, includes));
    const running = fencesOf(tokens).filter(({ info }) => runsFence(info));
    if (has('mdx') || has('mkdocs') || has('mdbook'))
      this.#add(
        'fence',
        running.map(({ info, content }) => `${info}\n${content}`),
      );
    const bad = includedBy(body).filter(({ target }) => !includes.mayInclude(target));
    this.#add(
      'include',
      bad.map(({ source }) => source),
    );
    return problem;
  }

  #readTemplates(
    isMdx: boolean,
    page: string,
    outside: string,
    includes: { mayInclude(target: string): boolean },
  ): void {
    const { has, isUnknown } = this.#tools;
    const readers = {
      ...includes,
      hasShortcode: (name: string) => this.#names.has(name),
      liquid: has('jekyll'),
      jinja: has('macros'),
      hugo: has('hugo'),
      gitbook: has('gitbook'),
      markdoc: has('markdoc') && !isUnknown,
      mdbook: has('mdbook'),
      unknown: isUnknown,
    };
    if (isMdx && isUnknown) return;
    this.#add('templates', activeTemplates(page, readers));
    const isMyst = has('sphinx') && !isMdx;
    if (isMyst)
      this.#add(
        'jinja',
        activeTemplates(outside, {
          ...readers,
          jinja: true,
          liquid: false,
          unknown: false,
          hugo: false,
          gitbook: false,
          mdbook: false,
        }),
      );
  }

  /** The theme's components, other pages and pictures, and the site's own components. */
  #isOwnModule(specifier: string): boolean {
    if (['@theme/', '@docusaurus/'].some((start) => specifier.startsWith(start)))
      return !specifier.includes('..');
    if (PACKAGES.has(specifier)) return true;
    const isLocal = ['./', '../', '@site/', '/', '@/', '~/', '@components/'].some((start) =>
      specifier.startsWith(start),
    );
    if (!isLocal || specifier.includes('!') || specifier.includes('?')) return false;
    const extension = specifier.split('/').at(-1)?.split('.').slice(1).at(-1)?.toLowerCase();
    if (extension !== undefined && ASSETS.has(extension)) return true;
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
function ownTemplate(path: string): string[] {
  const found: string[] = [];
  for (const folder of ['/shortcodes/', '/_shortcodes/', '/partials/shortcodes/']) {
    const at = `/${path}`.lastIndexOf(folder);
    if (at >= 0) found.push(withoutExtension(`/${path}`.slice(at + folder.length)));
  }
  const include = `/${path}`.lastIndexOf('/_includes/');
  if (include >= 0) found.push(`include:${`/${path}`.slice(include + 11)}`);
  return found;
}

const withoutExtension = (name: string) =>
  name.slice(0, name.indexOf('.') < 0 ? undefined : name.indexOf('.'));

/** `{#anchor}` after a heading is text to Docusaurus, and an error to MDX itself. */
function withoutAnchors(text: string): string {
  const [first = '', ...rest] = text.split('{#');
  return first + rest.map((part) => (isAnchor(part) ? `\\{#${part}` : `{#${part}`)).join('');
}

function isAnchor(text: string): boolean {
  const end = text.indexOf('}');
  return end > 0 && Array.from(text.slice(0, end)).every(isNameLetter);
}

const isNameLetter = (letter: string) =>
  letter === '-' ||
  letter === '_' ||
  letter === '.' ||
  letter.toLowerCase() !== letter.toUpperCase() ||
  (letter >= '0' && letter <= '9');

/** Docusaurus reads what is in a fence of this name as a part of the page. */
function unwrapped(body: string): string {
  if (!body.includes('mdx-code-block')) return body;
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
