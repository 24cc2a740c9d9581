import { describe, expect, it } from 'vitest';
import type { FileChange } from '../../../src/jobs/changes/change.ts';
import { type ChangeToJudge, judgeChange } from '../../../src/jobs/changes/judge-change.ts';

type Files = Record<string, string>;

function judge(
  before: Files,
  after: Record<string, string | null>,
  more: Partial<ChangeToJudge> = {},
) {
  const changes = Object.entries(after).map(
    ([path, text]): FileChange => ({
      path,
      kind: text === null ? 'deleted' : path in before ? 'modified' : 'added',
      mode: '100644',
      ...(path in before && { was: '100644' as const }),
      content: text === null ? null : Buffer.from(text),
    }),
  );
  const given = { changes, paths: Object.keys(before), earlier: [], secrets: [], ...more };
  return judgeChange(given, async (path) =>
    path in before ? Buffer.from(before[path] ?? '') : null,
  );
}

const pages = (...paths: string[]): Files =>
  Object.fromEntries(paths.map((path) => [path, `# ${path}\n`]));

/** A site of each tool whose navigation lists two pages, and the third that a change adds. */
interface Site {
  files: Files;
  added: string;
  navigation: string;
  /** The navigation with the new page in it. */
  listed: string;
}

const SITES: Record<string, Site> = {
  Mintlify: {
    files: {
      ...pages('index.mdx', 'guides/start.mdx'),
      'docs.json':
        '{\n  "navigation": {\n    "pages": [\n      "index",\n      "guides/start"\n    ]\n  }\n}\n',
    },
    added: 'guides/json.mdx',
    navigation: 'docs.json',
    listed:
      '{\n  "navigation": {\n    "pages": [\n      "index",\n      "guides/start",\n      "guides/json"\n    ]\n  }\n}\n',
  },
  Docusaurus: {
    files: {
      ...pages('site/docs/intro.md', 'site/docs/guides/start.md'),
      'site/docusaurus.config.js': 'module.exports = {};\n',
      'site/sidebars.js':
        "module.exports = {\n  docs: [\n    'intro',\n    'guides/start',\n  ],\n};\n",
    },
    added: 'site/docs/guides/json.md',
    navigation: 'site/sidebars.js',
    listed:
      "module.exports = {\n  docs: [\n    'intro',\n    'guides/start',\n    { type: 'doc', id: 'guides/json', label: 'JSON' },\n  ],\n};\n",
  },
  MkDocs: {
    files: {
      ...pages('docs/index.md', 'docs/guides/start.md'),
      'mkdocs.yml':
        'site_name: Acme # ours\nnav:\n  - index.md\n  - Start: guides/start.md\nplugins:\n  - search\n',
    },
    added: 'docs/guides/json.md',
    navigation: 'mkdocs.yml',
    listed:
      'site_name: Acme # ours\nnav:\n  - index.md\n  - Start: guides/start.md\n  - "Output: JSON": guides/json.md\nplugins:\n  - search\n',
  },
  Sphinx: {
    files: {
      ...pages('docs/start.rst'),
      'docs/conf.py': 'project = "Acme"\n',
      'docs/index.rst':
        'Acme\n====\n\n.. toctree::\n   :maxdepth: 2\n\n   Start here <start>\n\nMore about json.\n',
    },
    added: 'docs/json.rst',
    navigation: 'docs/index.rst',
    listed:
      'Acme\n====\n\n.. toctree::\n   :maxdepth: 2\n\n   Start here <start>\n   json\n\nMore about json.\n',
  },
  VitePress: {
    files: {
      ...pages('docs/index.md', 'docs/guide/start.md'),
      'docs/.vitepress/config.mts':
        "export default {\n  sidebar: [\n    // { text: 'JSON', link: '/guide/json' },\n    { text: 'Start', link: '/guide/start' },\n  ],\n};\n",
    },
    added: 'docs/guide/json.md',
    navigation: 'docs/.vitepress/config.mts',
    listed:
      "export default {\n  sidebar: [\n    // { text: 'JSON', link: '/guide/json' },\n    { text: 'Start', link: '/guide/start' },\n    { text: 'JSON', link: '/guide/json' },\n  ],\n};\n",
  },
  Starlight: {
    files: {
      ...pages('src/content/docs/guides/start.mdx'),
      'astro.config.mjs':
        "export default starlight({\n  sidebar: [\n    { label: 'Start', slug: 'guides/start' }\n  ],\n});\n",
    },
    added: 'src/content/docs/guides/json.mdx',
    navigation: 'astro.config.mjs',
    listed:
      "export default starlight({\n  sidebar: [\n    { label: 'Start', slug: 'guides/start' },\n    { label: 'JSON', slug: 'guides/json' }\n  ],\n});\n",
  },
  mdBook: {
    files: {
      ...pages('src/intro.md', 'src/guides/start.md'),
      'book.toml': '[book]\n',
      'src/SUMMARY.md': '# Summary\n\n- [Intro](intro.md)\n- [Start](./guides/start.md)\n',
    },
    added: 'src/guides/json.md',
    navigation: 'src/SUMMARY.md',
    listed:
      '# Summary\n\n- [Intro](intro.md)\n- [Start](./guides/start.md)\n- [JSON](guides/json.md)\n',
  },
  Antora: {
    files: {
      ...pages('modules/ROOT/pages/start.adoc'),
      'antora.yml': 'name: acme\nnav:\n- modules/ROOT/nav.adoc\n',
      'modules/ROOT/nav.adoc': '* xref:start.adoc[Start]\n',
    },
    added: 'modules/ROOT/pages/json.adoc',
    navigation: 'modules/ROOT/nav.adoc',
    listed: '* xref:start.adoc[Start]\n* xref:json.adoc[JSON]\n',
  },
};
const EACH = Object.entries(SITES);
const ANYWHERE = { docsPaths: ['**/*.{md,mdx,rst,adoc}'] };

describe('a new page', () => {
  it.each(EACH)('of %s that its navigation does not list is a finding', async (tool, site) => {
    const { ok, problems } = await judge(site.files, { [site.added]: '# JSON\n' }, ANYWHERE);
    expect(problems).toEqual([
      expect.stringContaining(`\`${site.added}\` is in no navigation of this ${tool} site`),
    ]);
    expect(problems[0]).toContain(`Add it to \`${site.navigation}\``);
    expect(ok).toBe(false);
  });

  it.each(EACH)(
    'of %s that the same change lists is fine, also outside docs-paths',
    async (_, site) => {
      const change = { [site.added]: '# JSON\n', [site.navigation]: site.listed };
      expect(await judge(site.files, change, ANYWHERE)).toMatchObject({ ok: true, problems: [] });
    },
  );

  it('is a finding as long as the branch does not list it, and one that was there is none', async () => {
    const { files, added } = SITES.MkDocs as Site;
    const there = { ...files, [added]: '# JSON\n', 'docs/guides/old.md': '# Old\n' };
    const earlier = [
      { path: added, kind: 'added' as const },
      { path: 'docs/guides/old.md', kind: 'modified' as const },
    ];
    const { problems } = await judge(there, { 'docs/guides/start.md': '# New\n' }, { earlier });
    expect(problems).toEqual([expect.stringContaining(added)]);
  });

  it.each<[string, Files, string, string?]>([
    [
      'where the navigation follows from the files',
      { ...pages('docs/a.md', 'docs/b.md'), 'mkdocs.yml': 'site_name: Acme\n' },
      'docs/c.md',
    ],
    [
      'in a folder whose pages are listed by a rule',
      {
        ...pages('docs/intro.md', 'docs/guides/a.md', 'docs/guides/b.md'),
        'docusaurus.config.ts': '',
        'sidebars.ts':
          "export default [\n  'intro',\n  { type: 'autogenerated', dirName: 'guides' },\n];\n",
      },
      'docs/guides/c.md',
    ],
    [
      'that is a draft',
      (SITES.MkDocs as Site).files,
      'docs/guides/c.md',
      '---\ndraft: true\n---\n# C\n',
    ],
    ['that is part of others', (SITES.MkDocs as Site).files, 'docs/_c.md'],
    ['outside of the site', (SITES.MkDocs as Site).files, 'packages/a/notes.md'],
    ['about the repository', (SITES.Mintlify as Site).files, 'SECURITY.md'],
    [
      'that is listed by its own name',
      {
        ...(SITES.Docusaurus as Site).files,
        'site/sidebars.js': "module.exports = ['intro', 'guides/start', 'guides/output'];\n",
      },
      'site/docs/guides/json.md',
      '---\nid: output\n---\n# JSON\n',
    ],
    [
      'that is the first in a folder that is listed by its name',
      {
        ...(SITES.Starlight as Site).files,
        'astro.config.mjs':
          "sidebar: [\n  { slug: 'guides/start' },\n  { autogenerate: { directory: 'reference' } },\n]\n",
      },
      'src/content/docs/reference/json.mdx',
    ],
    [
      'that is a translation of a listed page',
      { ...(SITES.Starlight as Site).files, ...pages('src/content/docs/de/guides/a.mdx') },
      'src/content/docs/de/guides/start.mdx',
    ],
    ['for what is not found', (SITES.Starlight as Site).files, 'src/content/docs/404.md'],
    ['that is the home page', (SITES.Starlight as Site).files, 'src/content/docs/index.mdx'],
    ['where no tool is recognized', pages('docs/a.md'), 'docs/b.md'],
    [
      'of Hugo',
      { ...pages('content/a.md', 'content/b.md'), 'hugo.toml': '[[menus.main]]\npageRef = "/a"\n' },
      'content/c.md',
    ],
  ])('%s is none', async (_, files, path, text = '# C\n') => {
    expect(await judge(files, { [path]: text }, ANYWHERE)).toMatchObject({ problems: [] });
  });
});

describe('a change to a navigation', () => {
  const site = SITES.MkDocs as Site;
  const now = (edit: (text: string) => string) => edit(site.files['mkdocs.yml'] ?? '');
  const insert = (line: string) => now((text) => text.replace('plugins:', `${line}\nplugins:`));

  it.each<[string, string]>([
    ['adds a section', insert('  - More:\n      - guides/json.md')],
    [
      'moves a page',
      now((text) => text.replace('  - index.md\n', '')).replace('plugins', '  - index.md\nplugins'),
    ],
  ])('may be one that %s', async (_, text) => {
    const change = { [site.added]: '# JSON\n', 'mkdocs.yml': text };
    await expect(judge(site.files, change)).resolves.toBeDefined();
  });

  it('may be one that takes a deleted page out', async () => {
    const text = now((all) => all.replace('  - Start: guides/start.md\n', ''));
    const change = { 'docs/guides/start.md': null, 'mkdocs.yml': text };
    await expect(judge(site.files, change)).resolves.toMatchObject({ ok: true });
  });

  it.each<[string, string]>([
    ['adds a plugin', now((text) => `${text}  - exec\n`)],
    ['loads a hook', now((text) => `hooks:\n  - guides/json.md\n${text}`)],
    ['lists what is not a page', insert('  - evil.py')],
    ['lists a page that does not exist', insert('  - guides/none.md')],
    ['links to another site', insert('  - Home: https://evil.example')],
    ['takes a page out that stays', now((text) => text.replace('  - index.md\n', ''))],
    ['renames the site', now((text) => text.replace('Acme', 'Evil'))],
    ['has a tag', insert('  - !!python/name:os.system guides/json.md')],
    ['ends the navigation', insert('extra:\n  - guides/json.md')],
    ['writes everything anew', 'nav:\n  - guides/json.md\n'],
  ])('is refused if it %s', async (_, text) => {
    const change = { [site.added]: '# JSON\n', 'mkdocs.yml': text };
    await expect(judge(site.files, change)).rejects.toThrow('does more than list pages');
  });

  it.each([
    "    'guides/json', require('child_process'),",
    "    require('guides/json'),",
    '    `guides/json`,',
    "    { id: 'guides/json', label: process.env.KEY },",
    "    { id: 'guides/json', customProps: 'x' },",
    "    { id: 'guides/json', label: 'a`$x' },",
    "    'https://evil.example/guides/json',",
    "    { type: 'link', label: 'JSON', id: 'guides/json' },",
    "    'guides/json', //",
  ])('is refused if a line of code is more than an entry: %s', async (line) => {
    const { files, added, navigation } = SITES.Docusaurus as Site;
    const text = (files[navigation] ?? '').replace('  ],', `${line}\n  ],`);
    const change = { [added]: '# JSON\n', [navigation]: text };
    await expect(judge(files, change, ANYWHERE)).rejects.toThrow('does more than list pages');
  });

  it('is refused where docs-paths exclude it, where it is new, and where it becomes executable', async () => {
    const { files, added, navigation, listed } = site;
    const change = { [added]: '# JSON\n', [navigation]: listed };
    const closed = { docsPaths: ['docs/**', '!mkdocs.yml'] };
    await expect(judge(files, change, closed)).rejects.toThrow(navigation);
    await expect(judge(files, { [added]: '# J\n', 'sub/mkdocs.yml': listed })).rejects.toThrow(
      'outside',
    );
    const changes: FileChange[] = [
      { path: added, kind: 'added', mode: '100644', content: Buffer.from('# J\n') },
      {
        path: navigation,
        kind: 'modified',
        mode: '100755',
        was: '100644',
        content: Buffer.from(listed),
      },
    ];
    await expect(judge(files, {}, { changes })).rejects.toThrow('outside');
  });
});
