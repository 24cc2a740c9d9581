import { describe, expect, it } from 'vitest';
import type { FileChange } from '../../../src/jobs/changes/change.ts';
import { refuseSettings } from '../../../src/jobs/changes/settings-check.ts';
import { FRONT_MATTERS } from './pages/front-matters.ts';

const PATHS = ['docs/index.md', 'docs/a.md', 'docs/guide/b.mdx', 'docs/old.md'];
const NEW: FileChange = {
  path: 'docs/new.md',
  kind: 'added',
  mode: '100644',
  content: Buffer.from('# New\n'),
};
const GONE: FileChange = { path: 'docs/old.md', kind: 'deleted', mode: '100644', content: null };

const written = (path: string, content: string | Buffer, before?: string): FileChange => ({
  path,
  kind: before === undefined ? 'added' : 'modified',
  mode: '100644',
  content: Buffer.from(content as string),
});
const refused = (path: string, after: unknown, before?: unknown, docsPaths?: string[]) => {
  const text = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value));
  const old = before === undefined ? undefined : text(before);
  return refuseSettings(
    [written(path, text(after), old), NEW, GONE],
    docsPaths === undefined ? {} : { docsPaths },
    async (one) => (one === path && old !== undefined ? Buffer.from(old) : null),
    PATHS,
  );
};

const SITE = {
  theme: 'mint',
  name: 'A',
  navigation: [{ group: 'Start', pages: ['index', 'old'] }],
};
const API = {
  openapi: '3.1.0',
  servers: [{ url: 'https://a.example' }],
  paths: { '/a': { get: { summary: 'A' } } },
};

describe('front matter', () => {
  it.each(FRONT_MATTERS)('of %s passes: %j', async (_, front) => {
    const isToml = front.startsWith('+++');
    expect(
      await refused('docs/a.md', isToml ? `${front}\n# A\n` : `---\n${front}---\n# A\n`),
    ).toEqual([]);
  });

  it.each([
    // gray-matter runs it.
    ['---js\n({ title: process.exit() })\n---\n', 'language “js”'],
    ['--- javascript\n{}\n---\n', 'language “javascript”'],
    ['---coffee\na: 1\n---\n', 'language “coffee”'],
    // Docusaurus, Hugo, and Astro skip blank lines; others end it at dots, or never.
    ['\n\n---\nhead: x\n---\n', 'head'],
    ['\ufeff---\nhead: x\n---\n', 'head'],
    ['---\nhead: x\n...\n\n# A\n', 'does not end'],
    ['---\ntitle: A\n---x\n', 'does not end'],
    ['---\nhead: [[script, { src: x }]]\n', 'head'],
    ['---\ntitle: A\nhead: { : }\n  x\n---\n', 'cannot be read'],
    ['{\n  "title": "A", "markup": "rst"\n}\n', 'is JSON'],
    ['+++\ntitle = "A"\naliases = ["/login"]\n+++\n', 'aliases'],
    ['+++\n[[cascade]]\nlayout = "x"\n+++\n', 'cascade'],
    ['+++\ntitle = """\n<script>\n"""\n+++\n', 'cannot be read'],
    ['+++\ntitle = "\\u003cscript>x()</script>"\n+++\n', 'title'],
    [
      '+++\n[[resources]]\nsrc = "javascript:x()"\n[[resources]]\nsrc = "a"\n+++\n',
      'resources.src',
    ],
    ['---\ntitle: A\nhead: x\ntitle: B\n---\n', 'head'],
    ['---\ntitle: Note: <script>x()</script>\n---\n', 'title'],
    ['---\ntitle: Note: A\nhero:\n  text: x\n---\n', 'cannot be read'],
    ['---\nown_key: x\n---\n', 'own_key'],
    ['---\nformat: mdx\n---\n', 'format'],
    ['---\nmarkup: rst\n---\n', 'markup'],
    ['---\nrender_macros: true\n---\n', 'render_macros'],
    ['---\nkernelspec:\n  name: python3\n---\n', 'kernelspec'],
    ['---\nexecute:\n  enabled: true\n---\n', 'execute'],
    ['---\nlayout: ../../evil.astro\n---\n', 'layout'],
    ['---\ntemplate: evil.html\n---\n', 'template'],
    ['---\npermalink: //evil.example/\n---\n', 'permalink'],
    ['---\nslug: ../login\n---\n', 'slug'],
    ['---\nredirect_from: /login\n---\n', 'redirect_from'],
    ['---\nurl: https://evil.example\n---\n', 'url'],
    ['---\napi: GET https://evil.example/a\n---\n', 'api'],
    ['---\nopenapi: GET //evil.example/a\n---\n', 'openapi'],
    ['---\ncanonical: https://evil.example\n---\n', 'canonical'],
    ['---\ntheme: evil-package\n---\n', 'theme'],
    ['---\nmyst:\n  html_meta:\n    http-equiv=refresh: x\n---\n', 'html_meta.http-equiv'],
    ['---\nmyst:\n  substitutions:\n    a: x\n---\n', 'myst.substitutions'],
    ['---\nhero:\n  image:\n    html: <b>x</b>\n---\n', 'hero.image.html'],
    ['---\nsidebar:\n  attrs:\n    onclick: x()\n---\n', 'sidebar.attrs.onclick'],
    ['---\nparams:\n  script: x\n---\n', 'params.script'],
    ['---\nparams:\n  own: //evil.example/x.js\n---\n', 'params.own'],
  ])('%j is refused', async (text, why) => {
    expect(await refused('docs/a.md', text)).toEqual([
      { path: 'docs/a.md', sentence: expect.stringContaining(why) },
    ]);
    expect(await refused('docs/a.md', `${text}\nMore words.\n`, text)).toEqual([]);
  });

  it.each(['docs/a.mdoc', 'docs/a.asciidoc'])('of %s is judged, too', async (path) => {
    expect(await refused(path, '---\nhead: x\n---\n')).toHaveLength(1);
  });

  it('keeps what the page, or a page that moves, had, and takes keys of the pages beside it', async () => {
    const own = (value: string) => `---\ntitle: A\nowner_team: ${value}\n---\n`;
    const check = async (text: string, path = 'docs/x.md') =>
      (
        await refuseSettings(
          [written(path, text), GONE],
          {},
          async (one) =>
            Buffer.from(
              one === 'docs/old.md'
                ? '---\nhead: x\nredirect_to: /a\n---\n'
                : one === 'docs/a.md'
                  ? own('docs')
                  : '',
            ),
          PATHS,
        )
      ).map(({ sentence }) => sentence);
    expect(await check(own('core team'))).toEqual([]);
    expect(await check(own('https://evil.example'))).toHaveLength(1);
    expect(await check(own('docs'), 'docs/guide/x.md')).toHaveLength(1);
    expect(await check('---\nhead: x\ntitle: A\n---\n')).toEqual([]);
    expect(await check('---\nhead: y\n---\n')).toHaveLength(1);
    expect(await check('---\nredirect_to: /b\n---\n')).toHaveLength(1);
  });
});

describe('a file of settings', () => {
  it.each<[string, unknown, unknown, string]>([
    ['docs.json', { ...SITE, integrations: { gtm: { tagId: 'GTM-X' } } }, SITE, 'integrations'],
    [
      'docs.json',
      { ...SITE, redirects: [{ source: '/:slug*', destination: 'https://evil.example' }] },
      SITE,
      'redirects',
    ],
    [
      'docs.json',
      { ...SITE, redirects: [{ source: '/login', destination: '/a' }] },
      SITE,
      'redirects',
    ],
    [
      'docs.json',
      { ...SITE, redirects: [{ source: '/old', destination: '//evil.example' }] },
      SITE,
      'redirects',
    ],
    ['docs.json', { ...SITE, theme: 'x' }, SITE, 'theme'],
    ['docs.json', { name: 'A', navigation: SITE.navigation }, SITE, 'theme'],
    [
      'docs.json',
      { ...SITE, navigation: [{ group: 'Start', pages: ['nowhere'] }] },
      SITE,
      'navigation',
    ],
    [
      'docs.json',
      { ...SITE, navigation: [{ group: 'Start', pages: ['https://evil.example'] }] },
      SITE,
      'navigation',
    ],
    [
      'docs.json',
      { ...SITE, navigation: [{ anchor: 'X', href: 'https://evil.example' }] },
      SITE,
      'href',
    ],
    [
      'docs.json',
      { ...SITE, navigation: [{ group: '<script>x()</script>', pages: ['a'] }] },
      SITE,
      'group',
    ],
    [
      'docs.json',
      { ...SITE, navigation: [{ group: 'A', openapi: 'https://evil.example' }] },
      SITE,
      'openapi',
    ],
    ['mint.json', { ...SITE, analytics: { gtm: 'x' } }, SITE, 'analytics'],
    ['docs.json', '{', SITE, 'cannot be read'],
    [
      'docs/sidebars.json',
      { docs: [{ type: 'html', value: '<script>' }] },
      { docs: ['a'] },
      'type',
    ],
    [
      'docs/sidebars.json',
      { docs: [{ type: 'link', label: 'X', href: 'javascript:x()' }] },
      { docs: ['a'] },
      'type',
    ],
    [
      'docs/sidebars.json',
      { docs: ['a', { label: 'x', className: 'y', href: '/x' }] },
      { docs: ['a'] },
      'href',
    ],
    ['docs/_meta.json', { a: { title: 'A', href: 'javascript:x()' } }, { a: 'A' }, 'href'],
    ['docs/_meta.json', { a: 'javascript:x()' }, { a: 'A' }, 'a'],
    ['docs/_category_.json', { label: '<img src=x onerror=x()>' }, { label: 'A' }, 'label'],
    [
      'docs/_category_.yml',
      'label: A\nlink: { type: x, href: "https://evil.example" }\n',
      'label: A\n',
      'link',
    ],
    [
      'docs/_toc.yml',
      'root: index\nchapters:\n  - url: https://evil.example\n',
      'root: index\n',
      'url',
    ],
    ['docs/openapi.json', { ...API, servers: [{ url: 'https://evil.example' }] }, API, 'servers'],
    [
      'docs/openapi.json',
      { ...API, paths: { '/a': { get: { description: '<script>x()</script>' } } } },
      API,
      'description',
    ],
    [
      'docs/openapi.json',
      { ...API, paths: { '/a': { get: { $ref: 'https://evil.example' } } } },
      API,
      '$ref',
    ],
    ['docs/openapi.json', { ...API, 'x-logo': { url: 'x' } }, API, 'x-logo'],
    ['docs/openapi.json', { ...API, own: 'x' }, API, 'own'],
    [
      'docs/openapi.json',
      { ...API, paths: { '/a': { get: { callbacks: { x: { 'https://evil.example': {} } } } } } },
      API,
      'callbacks',
    ],
    [
      'docs/openapi.json',
      { ...API, paths: { '/a': { get: { parameters: [{ $ref: '//evil.example/x' }] } } } },
      API,
      '$ref',
    ],
    [
      'docs/openapi.json',
      { ...API, components: { examples: { a: { externalValue: 'https://evil.example' } } } },
      API,
      'externalValue',
    ],
    ['docs/openapi.json', { ...API, components: { securitySchemes: {} } }, API, 'securitySchemes'],
    [
      'docs/a.md',
      '---\ntitle: A\nhead:\n  - [script, { src: x }]\n---\n',
      '---\ntitle: A\n---\n',
      'head',
    ],
    ['docs/a.md', '---\ntitle: A\nlayout_html: x\n---\n', '---\ntitle: A\n---\n', 'layout_html'],
    [
      'docs/a.md',
      '---\ntitle: A\nredirect_to: https://evil.example\n---\n',
      '---\ntitle: A\n---\n',
      'redirect_to',
    ],
    [
      'docs/a.md',
      '---\ntitle: A\nhero:\n  text: <img src=x onerror=x()>\n---\n',
      undefined,
      'hero.text',
    ],
    ['docs/a.md', '---\ntitle: A\nhero:\n  link: "javascript:x()"\n---\n', undefined, 'hero.link'],
    ['docs/x.png', '<script>x()</script>', undefined, 'bytes are none'],
    ['docs/x.jpg', '#!/bin/sh\n', undefined, 'bytes are none'],
  ])('%s: %j is refused', async (path, after, before, key) => {
    const found = await refused(path, after, before);
    expect(found).toEqual([{ path, sentence: expect.stringContaining(key) }]);
    expect(await refused(path, after, before, ['docs/**', '**/*.json'])).toHaveLength(1);
    expect(await refused(path, after, before, [path])).toEqual([]);
    if (before !== undefined) expect(await refused(path, before, before)).toEqual([]);
  });

  it.each<[string, unknown, unknown?]>([
    [
      'docs.json',
      { ...SITE, navigation: [{ group: 'Start', icon: 'x', pages: ['index', 'new', 'guide/b'] }] },
      SITE,
    ],
    [
      'docs.json',
      { ...SITE, navigation: { tabs: [{ tab: 'T', groups: [{ group: 'G', pages: ['a'] }] }] } },
      SITE,
    ],
    ['docs.json', { ...SITE, redirects: [{ source: '/old', destination: '/new' }] }, SITE],
    [
      'docs/sidebars.json',
      {
        docs: [
          'a',
          { type: 'category', label: 'Note: B', collapsed: true, items: ['guide/b', 'new'] },
        ],
      },
      { docs: ['a'] },
    ],
    [
      'docs/_meta.json',
      { a: 'A', new: 'New: page', b: { title: 'B', display: 'hidden' } },
      { a: 'A' },
    ],
    [
      'docs/_category_.json',
      { label: 'A', position: 2, link: { type: 'generated-index', description: 'Words' } },
    ],
    [
      'docs/_toc.yml',
      'format: jb-book\nroot: index\nchapters:\n  - file: a\n    title: A\n  - file: new\n',
    ],
    ['docs/.pages', 'nav:\n  - index.md\n  - Title: new.md\n'],
    [
      'docs/openapi.json',
      {
        ...API,
        paths: {
          '/a': {
            get: {
              summary: 'A',
              description: 'Reads `a`.',
              parameters: [
                { name: 'q', in: 'query', schema: { $ref: '#/components/schemas/url' } },
              ],
              responses: {
                200: {
                  description: 'OK',
                  content: {
                    'application/json': {
                      schema: { type: 'object', properties: { server: { type: 'string' } } },
                      example: { server: 'https://a.example', url: '/x' },
                    },
                  },
                },
              },
            },
          },
        },
      },
      API,
    ],
    [
      'docs/a.md',
      '---\ntitle: "Note: A"\ndescription: Words <b>\nweight: 3\ntags: [a, b]\nown_key: x 2\n---\n',
      '---\ntitle: A\nown_key: x 1\n---\n',
    ],
    [
      'docs/a.md',
      '---\ntitle: A\nhead:\n  - [meta]\n---\n',
      '---\nhead:\n  - [meta]\ntitle: B\n---\n',
    ],
    ['.changeset/a.md', '---\n"@acme/a": patch\n---\n\nFixed.\n'],
    ['docs/x.png', Buffer.from('89504e470d0a1a0a', 'hex').toString('latin1')],
  ])('%s: %j passes', async (path, after, before) => {
    if (path.endsWith('.png')) {
      const image = written(path, Buffer.from('89504e470d0a1a0a0000', 'hex'));
      expect(await refuseSettings([image], {}, async () => null, PATHS)).toEqual([]);
    } else expect(await refused(path, after, before)).toEqual([]);
  });
});
