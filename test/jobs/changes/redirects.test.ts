import { describe, expect, it } from 'vitest';
import type { FileChange } from '../../../src/jobs/changes/change.ts';
import { judgeChange } from '../../../src/jobs/changes/judge-change.ts';

/** A file before and after one redirect, in every mechanism. */
const MECHANISMS: [string, string, string, string][] = [
  [
    'Mintlify, without any yet',
    'docs.json',
    '{\n  "name": "Acme",\n  "navigation": { "pages": ["guides/json"] }\n}\n',
    '{\n  "name": "Acme",\n  "navigation": { "pages": ["guides/json"] },\n  "redirects": [\n    {\n      "source": "/guides/output",\n      "destination": "/guides/json"\n    }\n  ]\n}\n',
  ],
  [
    'Mintlify, with one on one line',
    'docs.json',
    '{\n\t"redirects": [\n\t\t{ "source": "/a", "destination": "/b" }\n\t],\n\t"x": {"redirects": []}\n}',
    '{\n\t"redirects": [\n\t\t{ "source": "/a", "destination": "/b" },\n\t\t{ "source": "/guides/output", "destination": "/guides/json" }\n\t],\n\t"x": {"redirects": []}\n}',
  ],
  [
    'Vercel, with Windows line ends',
    'vercel.json',
    '{\r\n  "redirects": []\r\n}\r\n',
    '{\r\n  "redirects": [\r\n    {\r\n      "source": "/guides/output",\r\n      "destination": "/guides/json",\r\n      "permanent": true\r\n    }\r\n  ]\r\n}\r\n',
  ],
  [
    'Netlify, before the first pattern',
    'static/_redirects',
    '# ours\n/a /b 301\n/* /index.html 200',
    '# ours\n/a /b 301\n/guides/output /guides/json 301\n/* /index.html 200',
  ],
  ['Netlify, at the end', '_redirects', '/a /b', '/a /b\n/guides/output /guides/json 301\n'],
  [
    'MkDocs, below a folder',
    'mkdocs.yml',
    'plugins:\n  - search\n  - redirects:\n      redirect_maps:\n        "a.md": b.md # moved\nnav: # ours\n  - guides/json.md\n',
    'plugins:\n  - search\n  - redirects:\n      redirect_maps:\n        "a.md": b.md # moved\n        output.md: guides/json.md\nnav: # ours\n  - guides/json.md\n',
  ],
  [
    'MkDocs, with the plugin alone',
    'mkdocs.yml',
    'plugins:\n  - search\n  - redirects # old addresses\nnav:\n  - guides/json.md\n',
    'plugins:\n  - search\n  - redirects: # old addresses\n      redirect_maps:\n        output.md: guides/json.md\nnav:\n  - guides/json.md\n',
  ],
  [
    'MkDocs, with an empty list and Windows line ends',
    'mkdocs.yml',
    'plugins:\r\n  redirects:\r\n    redirect_maps: {}\r\nnav: []\r\n',
    'plugins:\r\n  redirects:\r\n    redirect_maps:\r\n      output.md: guides/json.md\r\nnav: []\r\n',
  ],
  [
    'MkDocs, at the end of the file',
    'mkdocs.yml',
    'plugins:\n- redirects:',
    'plugins:\n- redirects:\n    redirect_maps:\n      output.md: guides/json.md',
  ],
  [
    'Docusaurus',
    'site/docusaurus.config.js',
    "module.exports = {\n  plugins: [\n    ['@docusaurus/plugin-client-redirects', {\n      redirects: [\n        { to: '/docs/b', from: ['/docs/a', '/a'] },\n      ],\n    }],\n  ],\n};\n",
    "module.exports = {\n  plugins: [\n    ['@docusaurus/plugin-client-redirects', {\n      redirects: [\n        { from: '/docs/output', to: '/docs/json' },\n        { to: '/docs/b', from: ['/docs/a', '/a'] },\n      ],\n    }],\n  ],\n};\n",
  ],
];

const PAGES = ['guides/json.mdx', 'docs/guides/json.md', 'site/docs/json.md', 'docs/b.md', 'b.md'];

/** Fine by themselves, where nothing unreadable stood before. */
const MAPS =
  'plugins:\n  - redirects:\n      redirect_maps:\n        guides/output.md: guides/json.md\n';
const CLIENT =
  "['@docusaurus/plugin-client-redirects', { redirects: [{ from: '/docs/output', to: '/docs/json' }] }]\n";

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
    'for %s passes the fence, and no other change does',
    async (_, place, before, after) => {
      await expect(judge(place, before, after)).resolves.toBeDefined();
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
    async (_, place, before, after) => {
      const other = { request: 'Explain `/guides/outputs`, and https://acme.example/docs.' };
      await expect(judge(place, before, after, {}, other)).rejects.toThrow(place);
    },
  );

  it('is of a page that the same change moves, without being asked for', async () => {
    const [after, gone] = ['/guides/output /guides/json 301\n', 'docs/guides/output.md'];
    const moved = judge('_redirects', '', after, {}, { request: '', gone });
    await expect(moved).resolves.toBeDefined();
    const other = judge('_redirects', '', after, {}, { request: '', gone: 'docs/guides/a.md' });
    await expect(other).rejects.toThrow('_redirects');
  });

  it.each<[string, string, string]>([
    ['a loop', '/guides/json /guides/output', '/guides/output /guides/json'],
    ['a loop by a pattern', '/guides/* /all/:splat', '/guides/output /guides/json'],
    ['a chain', '/old /guides/output', '/guides/output /guides/json'],
    ['one that is there', '/guides/output/ /b', '/guides/output /guides/json'],
    ['to itself', '/a /b', '/guides/output /guides/output/'],
    ['to another host', '/a /b', '/guides/output //evil.example'],
    ['to an address', '/a /b', '/guides/output https://evil.example/'],
    ['with a step up', '/a /b', '/guides/output /../guides/json'],
    ['of a pattern', '/a /b', '/guides/* /guides/json'],
    ['of a placeholder', '/a /b', '/guides/:all /guides/json'],
    ['with a quote', '/a /b', `/guides/output'" /guides/json`],
  ])('is never %s', async (_, there, added) => {
    const request = `Redirect ${added}`;
    const free = judge('_redirects', '/a /b\n', '/a /b\n/guides/output /guides/json 301\n');
    await expect(free).resolves.toBeDefined();
    const wrong = judge('_redirects', `${there}\n`, `${there}\n${added} 301\n`, {}, { request });
    await expect(wrong).rejects.toThrow('_redirects');
  });

  it('is never one of two that lead to each other, and never one of more than fifty', async () => {
    const request = 'Redirect /guides/output, /old/:n, and /guides/json.';
    const add = (...lines: string[]) =>
      judge('_redirects', '', lines.map((line) => `${line} 301\n`).join(''), {}, { request });
    const one = '/guides/output /guides/json';
    await expect(add(one, '/guides/json /guides/output')).rejects.toThrow('_redirects');
    const gone = Array.from({ length: 51 }, (_, at) => `/old${at}`);
    const many = (paths: string[]) => {
      const text = paths.map((path) => `${path} /guides/json 301\n`).join('');
      return judge('_redirects', '', text, {}, { request: gone.join(' ') });
    };
    await expect(many(gone.slice(1))).resolves.toBeDefined();
    await expect(many(gone)).rejects.toThrow('_redirects');
  });

  it.each<[string, string, string]>([
    ['docs.json', '{"redirects": {}}', '{"redirects": {}, "x": 1}'],
    [
      'docs.json',
      '{',
      '{"redirects": [{ "source": "/guides/output", "destination": "/guides/json" }]}',
    ],
    ['mkdocs.yml', 'plugins: [redirects]\n', MAPS],
    ['mkdocs.yml', 'plugins: redirects\n', MAPS],
    ['mkdocs.yml', 'plugins:\n  - redirects\n  - redirects\n', MAPS],
    ['mkdocs.yml', 'plugins:\n  - redirects:\n      null\n', MAPS],
    ['mkdocs.yml', 'plugins:\n  - redirects: &x\n', MAPS],
    ['mkdocs.yml', 'plugins:\n  - redirects: { redirect_maps: {} }\n', MAPS],
    ['mkdocs.yml', 'plugins:\n  - redirects:\n      other: 1\n', MAPS],
    ['mkdocs.yml', 'a: &a [1]\nb: *c\n', MAPS],
    [
      'docusaurus.config.js',
      "// ['@docusaurus/plugin-client-redirects', { redirects: [] }]\n",
      CLIENT,
    ],
    [
      'docusaurus.config.js',
      "['@docusaurus/plugin-client-redirects', { redirects: all() }]\n",
      CLIENT,
    ],
    [
      'docusaurus.config.js',
      "['@docusaurus/plugin-client-redirects', { redirects: [{ to: x }] }]\n",
      CLIENT,
    ],
  ])('is not added to %s if it cannot be read: %#', async (place, before, after) => {
    await expect(judge(place, before, after)).rejects.toThrow(place);
  });
});
