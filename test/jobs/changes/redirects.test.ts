import { describe, expect, it } from 'vitest';
import type { FileChange } from '../../../src/jobs/changes/change.ts';
import { judgeChange } from '../../../src/jobs/changes/judge-change.ts';
import {
  planRedirects,
  type Redirect,
  redirectPlaces,
} from '../../../src/jobs/changes/redirects.ts';

const JSON_TO: Redirect = { from: '/guides/output', to: '/guides/json', file: 'guides/json.mdx' };

/** A file before and after one redirect, in every mechanism. */
const MECHANISMS: [string, string, Redirect, string, string][] = [
  [
    'Mintlify, without any yet',
    'docs.json',
    JSON_TO,
    '{\n  "name": "Acme",\n  "navigation": { "pages": ["guides/json"] }\n}\n',
    '{\n  "name": "Acme",\n  "navigation": { "pages": ["guides/json"] },\n  "redirects": [\n    {\n      "source": "/guides/output",\n      "destination": "/guides/json"\n    }\n  ]\n}\n',
  ],
  [
    'Mintlify, with one on one line',
    'docs.json',
    JSON_TO,
    '{\n\t"redirects": [\n\t\t{ "source": "/a", "destination": "/b" }\n\t],\n\t"x": {"redirects": []}\n}',
    '{\n\t"redirects": [\n\t\t{ "source": "/a", "destination": "/b" },\n\t\t{ "source": "/guides/output", "destination": "/guides/json" }\n\t],\n\t"x": {"redirects": []}\n}',
  ],
  [
    'Vercel, with Windows line ends',
    'vercel.json',
    JSON_TO,
    '{\r\n  "redirects": []\r\n}\r\n',
    '{\r\n  "redirects": [\r\n    {\r\n      "source": "/guides/output",\r\n      "destination": "/guides/json",\r\n      "permanent": true\r\n    }\r\n  ]\r\n}\r\n',
  ],
  [
    'Netlify, before the first pattern',
    'static/_redirects',
    JSON_TO,
    '# ours\n/a /b 301\n/* /index.html 200',
    '# ours\n/a /b 301\n/guides/output /guides/json 301\n/* /index.html 200',
  ],
  [
    'Netlify, at the end',
    '_redirects',
    JSON_TO,
    '/a /b',
    '/a /b\n/guides/output /guides/json 301\n',
  ],
  [
    'MkDocs, below a folder',
    'mkdocs.yml',
    { from: '/manual/output.html', to: '/manual/guides/json', file: 'docs/guides/json.md' },
    'plugins:\n  - search\n  - redirects:\n      redirect_maps:\n        "a.md": b.md # moved\nnav: # ours\n  - guides/json.md\n',
    'plugins:\n  - search\n  - redirects:\n      redirect_maps:\n        "a.md": b.md # moved\n        output.md: guides/json.md\nnav: # ours\n  - guides/json.md\n',
  ],
  [
    'MkDocs, with the plugin alone',
    'mkdocs.yml',
    { from: '/output', to: '/guides/json', file: 'docs/guides/json.md' },
    'plugins:\n  - search\n  - redirects # old addresses\nnav:\n  - guides/json.md\n',
    'plugins:\n  - search\n  - redirects: # old addresses\n      redirect_maps:\n        output.md: guides/json.md\nnav:\n  - guides/json.md\n',
  ],
  [
    'MkDocs, with an empty list and Windows line ends',
    'mkdocs.yml',
    { from: '/output', to: '/guides/json', file: 'docs/guides/json.md' },
    'plugins:\r\n  redirects:\r\n    redirect_maps: {}\r\nnav: []\r\n',
    'plugins:\r\n  redirects:\r\n    redirect_maps:\r\n      output.md: guides/json.md\r\nnav: []\r\n',
  ],
  [
    'MkDocs, at the end of the file',
    'mkdocs.yml',
    { from: '/output', to: '/guides/json', file: 'docs/guides/json.md' },
    'plugins:\n- redirects:',
    'plugins:\n- redirects:\n    redirect_maps:\n      output.md: guides/json.md',
  ],
  [
    'Docusaurus',
    'site/docusaurus.config.js',
    { from: '/docs/output', to: '/docs/json', file: 'site/docs/json.md' },
    "module.exports = {\n  plugins: [\n    ['@docusaurus/plugin-client-redirects', {\n      redirects: [\n        { to: '/docs/b', from: ['/docs/a', '/a'] },\n      ],\n    }],\n  ],\n};\n",
    "module.exports = {\n  plugins: [\n    ['@docusaurus/plugin-client-redirects', {\n      redirects: [\n        { from: '/docs/output', to: '/docs/json' },\n        { to: '/docs/b', from: ['/docs/a', '/a'] },\n      ],\n    }],\n  ],\n};\n",
  ],
];

const PAGES = ['guides/json.mdx', 'docs/guides/json.md', 'site/docs/json.md', 'docs/b.md', 'b.md'];

function judge(
  path: string,
  before: string,
  after: string,
  more: Partial<FileChange> = {},
  asked: { request?: string; gone?: string } = {},
) {
  const changes: FileChange[] = [
    { path, kind: 'modified', mode: '100644', was: '100644', content: Buffer.from(after), ...more },
    ...(asked.gone
      ? [{ path: asked.gone, kind: 'deleted', mode: '100644', content: null } as const]
      : []),
  ];
  const given = {
    changes,
    paths: [...PAGES, path, ...(asked.gone ? [asked.gone] : [])],
    docsPaths: ['**/*.md'],
    request: 'Redirect `/guides/output` and https://acme.example/docs/output.',
    earlier: [],
    secrets: [],
    ...asked,
  };
  return judgeChange(given, async (file) => (file === path ? Buffer.from(before) : null));
}

describe('a redirect', () => {
  it.each(MECHANISMS)(
    'for %s is added with nothing else touched',
    async (_, place, redirect, before, after) => {
      const planned = planRedirects({ place, texts: { [place]: before }, redirects: [redirect] });
      expect(planned.texts[place] ?? planned).toBe(after);
      expect(planned.added).toEqual([redirect]);
    },
  );

  it.each(MECHANISMS)(
    'for %s passes the fence, and no other change does',
    async (_, place, __, before, after) => {
      await expect(judge(place, before, after)).resolves.toMatchObject({ dropped: [] });
      await expect(judge(place, before, `${after} `)).rejects.toThrow(place);
      await expect(judge(place, after, before)).rejects.toThrow(place);
      await expect(judge(place, before, after, { mode: '100755' })).rejects.toThrow(place);
      const elsewhere = after.replace(
        /(['"]?)\/(?:docs|guides)\/json\1|guides\/json\.md(?=\r?\nnav|$)/,
        '$1//evil.example$1',
      );
      await expect(judge(place, before, elsewhere)).rejects.toThrow(place);
      const nowhere = after.replace(/(?<=[/\n])json(?=["' ])|json\.md(?=\r?\nnav|$)/, 'nothing.md');
      await expect(judge(place, before, nowhere)).rejects.toThrow(place);
    },
  );

  it.each(MECHANISMS)(
    'for %s is not of an address that nobody asked for',
    async (_, place, __, before, after) => {
      const other = { request: 'Explain `/guides/outputs`, and https://acme.example/docs.' };
      await expect(judge(place, before, after, {}, other)).rejects.toThrow(place);
    },
  );

  it('is of a page that the same change moves, without being asked for', async () => {
    const [after, gone] = ['/guides/output /guides/json 301\n', 'docs/guides/output.md'];
    const moved = judge('_redirects', '', after, {}, { request: '', gone });
    await expect(moved).resolves.toMatchObject({ dropped: [] });
    const other = judge('_redirects', '', after, {}, { request: '', gone: 'docs/guides/a.md' });
    await expect(other).rejects.toThrow('_redirects');
  });

  it.each<[string, string, Partial<Redirect>, string]>([
    ['a loop', '/guides/json /guides/output', {}, 'is redirected'],
    ['a loop by a pattern', '/guides/* /all/:splat', {}, 'has a redirect already'],
    ['a chain', '/old /guides/output', {}, 'Other redirects lead to it'],
    ['one that is there', '/guides/output/ /b', {}, 'has a redirect already'],
    ['to itself', '', { to: '/guides/output/' }, 'plain paths'],
    ['to the same', '', { to: '/guides/output' }, 'lead to itself'],
    ['to another host', '', { to: '//evil.example' }, 'plain paths'],
    ['to an address', '', { to: 'https://evil.example/' }, 'plain paths'],
    ['with a step up', '', { to: '/../x' }, 'plain paths'],
    ['of a pattern', '', { from: '/*' }, 'plain paths'],
    ['of a placeholder', '', { from: '/:all' }, 'plain paths'],
    ['with a line break', '', { from: '/a\n/b' }, 'plain paths'],
    ['with a quote', '', { from: `/a'"` }, 'plain paths'],
  ])('is never %s', (_, text, more, why) => {
    const redirects = [{ ...JSON_TO, ...more }];
    const planned = planRedirects({ place: '_redirects', texts: { _redirects: text }, redirects });
    expect(planned).toMatchObject({
      texts: {},
      added: [],
      passedOver: [{ why: expect.stringContaining(why) }],
    });
  });

  it('is never one of two that lead to each other, and never one of more than fifty', () => {
    const back = { from: '/guides/json', to: '/guides/output', file: 'guides/output.mdx' };
    const both = planRedirects({ place: '_redirects', texts: {}, redirects: [JSON_TO, back] });
    expect(both.added).toEqual([JSON_TO]);
    const many = Array.from({ length: 60 }, (_, at) => ({ ...JSON_TO, from: `/old${at}` }));
    expect(planRedirects({ place: '_redirects', texts: {}, redirects: many }).added).toHaveLength(
      50,
    );
  });

  it.each<[string, string]>([
    ['docs.json', '{"redirects": {}}'],
    ['docs.json', '{'],
    ['docs.json', `${'['.repeat(200_000)}`],
    ['mkdocs.yml', 'plugins: [redirects]\n'],
    ['mkdocs.yml', 'plugins: redirects\n'],
    ['mkdocs.yml', 'plugins:\n  - redirects\n  - redirects\n'],
    ['mkdocs.yml', 'plugins:\n  - redirects:\n      null\n'],
    ['mkdocs.yml', 'plugins:\n  - redirects: &x\n'],
    ['mkdocs.yml', 'plugins:\n  - redirects: { redirect_maps: {} }\n'],
    ['mkdocs.yml', 'plugins:\n  - redirects:\n      other: 1\n'],
    ['mkdocs.yml', 'a: &a [1]\nb: *c\n'],
    ['mkdocs.yml', `plugins:\n${'  - a\n'.repeat(5_000)}`],
    ['docusaurus.config.js', "// ['@docusaurus/plugin-client-redirects', { redirects: [] }]\n"],
    ['docusaurus.config.js', "['@docusaurus/plugin-client-redirects', { redirects: all() }]\n"],
    [
      'docusaurus.config.js',
      "['@docusaurus/plugin-client-redirects', { redirects: [{ to: x }] }]\n",
    ],
  ])('is not added to %s if it cannot be read: %#', (place, text) => {
    const redirects = [{ ...JSON_TO, file: 'docs/guides/json.md' }];
    const planned = planRedirects({ place, texts: { [place]: text }, redirects });
    expect(planned).toMatchObject({
      texts: {},
      added: [],
      problem: expect.stringContaining(place),
    });
  });

  it.each<[string, string, string | undefined]>([
    [
      'without the list',
      '---\ntitle: JSON # ours\n---\n# JSON\n',
      '---\ntitle: JSON # ours\naliases:\n  - /guides/output\n---\n# JSON\n',
    ],
    [
      'with a list',
      '---\naliases:\n- /a # old\ntitle: J\n---\n',
      '---\naliases:\n- /a # old\n- /guides/output\ntitle: J\n---\n',
    ],
    [
      'with a list on one line',
      '---\naliases: [/a, "/b"]\n---\n',
      '---\naliases: [/a, "/b", /guides/output]\n---\n',
    ],
    ['that has it', '---\naliases: [/guides/output/]\n---\n', undefined],
    [
      'in TOML, before all tables',
      '+++\r\ntitle = "J"\r\n[params]\r\nx = 1\r\n+++\r\n# J\r\n',
      '+++\r\naliases = ["/guides/output"]\r\ntitle = "J"\r\n[params]\r\nx = 1\r\n+++\r\n# J\r\n',
    ],
    [
      'in TOML with a list on one line',
      `+++\naliases = ["/a", '/b']  # old\n+++\n`,
      `+++\naliases = ["/a", '/b', "/guides/output"]  # old\n+++\n`,
    ],
    [
      'in TOML with a list on several lines',
      '+++\naliases = [\n  "/a",\n  "/b" # b, too\n]\ntitle = "J"\n+++\n',
      '+++\naliases = [\n  "/a",\n  "/b", # b, too\n  "/guides/output"\n]\ntitle = "J"\n+++\n',
    ],
    [
      'in TOML with a comma at the end',
      '+++\naliases = [\n\t"/a", # a\n]\n+++\n',
      '+++\naliases = [\n\t"/a", # a\n\t"/guides/output",\n]\n+++\n',
    ],
    ['in TOML that has it', '+++\naliases = ["/guides/output/"]\n+++\n', undefined],
    ['in TOML with a list of a table', '+++\n[x]\naliases = ["/a"]\n+++\n', undefined],
    ['in TOML with a table of that name', '+++\n[[aliases]]\na = 1\n+++\n', undefined],
    ['in TOML with an escape', '+++\naliases = ["/a\\"]"]\n+++\n', undefined],
    ['in TOML with a long string', '+++\nx = """\naliases = ["/a"]\n"""\n+++\n', undefined],
    ['in TOML without an end', '+++\ntitle = "J"\n', undefined],
    ['in TOML further down', '# J\n\n+++\ntitle = "J"\n+++\n', undefined],
    ['without any', '# JSON\n', undefined],
  ])('goes into front matter %s', (_, before, after) => {
    const file = 'content/guides/json.md';
    const redirects = [{ ...JSON_TO, file }];
    const planned = planRedirects({ place: 'aliases', texts: { [file]: before }, redirects });
    expect(planned.texts[file]).toBe(after);
  });

  it.each<[string, string[], string, string[]]>([
    ['of Mintlify', ['docs.json', 'a.mdx'], 'a.mdx', ['docs.json']],
    ['of Hugo', ['hugo.toml', 'content/a.md', '_redirects'], 'content/a.md', ['aliases']],
    ['of the host', ['docs/a.md', 'static/_redirects'], 'docs/a.md', ['static/_redirects']],
    [
      'of MkDocs, else of the host',
      ['mkdocs.yml', 'docs/a.md', 'vercel.json'],
      'docs/a.md',
      ['mkdocs.yml', 'vercel.json'],
    ],
    ['of nobody, with two hosts', ['docs/a.md', '_redirects', 'vercel.json'], 'docs/a.md', []],
  ])('goes to the place %s', (_, paths, page, places) => {
    expect(redirectPlaces(paths, page)).toEqual(places);
  });
});
