import { describe, expect, it } from 'vitest';
import type { FileChange } from '../../../src/jobs/changes/change.ts';
import { refuseSettings } from '../../../src/jobs/changes/settings-check.ts';

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
            },
          },
        },
      },
      API,
    ],
    [
      'docs/a.md',
      '---\ntitle: "Note: A"\ndescription: Words <b>\nweight: 3\ntags: [a, b]\nown_key: x\n---\n',
      '---\ntitle: A\n---\n',
    ],
    [
      'docs/a.md',
      '---\ntitle: A\nhead:\n  - [meta]\n---\n',
      '---\nhead:\n  - [meta]\ntitle: B\n---\n',
    ],
    ['docs/x.png', Buffer.from('89504e470d0a1a0a', 'hex').toString('latin1')],
  ])('%s: %j passes', async (path, after, before) => {
    if (path.endsWith('.png')) {
      const image = written(path, Buffer.from('89504e470d0a1a0a0000', 'hex'));
      expect(await refuseSettings([image], {}, async () => null, PATHS)).toEqual([]);
    } else expect(await refused(path, after, before)).toEqual([]);
  });
});
