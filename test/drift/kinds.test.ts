// What a change can break on pages: links, navigation, files, versions, imports, and names.
import { expect, it } from 'vitest';
import { rulesOf } from '../../src/drift/documentation.ts';
import { findBroken, findDrift } from '../../src/drift/drift.ts';
import { Limits } from '../../src/drift/limits.ts';
import { DEFAULT_DOCS_PATHS } from '../../src/jobs/changes/change.ts';
import { type Edit, edited, type Files, treeOf } from '../support/files.ts';

const FILES: Files = {
  'package.json':
    '{\n  "name": "trail",\n  "version": "1.4.2",\n  "engines": { "node": ">=18" }\n}\n',
  'mkdocs.yml': 'nav:\n  - Home: index.md\n  - Start: start.md\n',
  'scripts/maps.sh': 'echo maps\n',
  'src/cli.ts': `program.option('--limit <n>', 'how many');
program.option('--log.level <name>', 'how much');
const color = process.env.TRAIL_COLOR;
app.get('/trails/:id/elevation', elevation);
`,
  'src/search.ts': `export interface SearchOptions {
  near: string;
}

export function findTrails(options: SearchOptions): string[] {
  return [options.near];
}
`,
  'trail/__init__.py': 'from .walk import hike as stroll\n\nHOURS = 10\n',
  'docs/images/map.png': 'no text',
  'docs/index.md': `# Trail

See [the first steps](start.md) and [all commands](cli.md#all-commands).

![A map](images/map.png)

Needs Node.js 18 or newer. Install it with \`npm install trail@1.4.2\`.

Run \`scripts/maps.sh\` once.
`,
  'docs/start.md': '# First steps\n\nRun `trail list`.\n',
  'docs/cli.md': `# Command line

## All commands

- \`--limit <n>\`: how many.
- \`--log.level\`: how much.
- \`TRAIL_COLOR\`: colors.

\`GET /trails/{id}/elevation\` answers heights.
`,
  'docs/api.md': `# API

\`\`\`ts
import { findTrails } from 'trail';
\`\`\`

\`\`\`python
from trail import stroll, HOURS
\`\`\`
`,
};

/** One line per finding. */
async function found(before: Files, after: Files): Promise<string[]> {
  const rules = rulesOf({ docsPaths: DEFAULT_DOCS_PATHS, ignorePages: [] }, new Limits());
  const { findings } = await findDrift(treeOf(before), treeOf(after), rules);
  return findings.map(({ drift, kind, name, path, line, removed, became, edit }) => {
    const from = removed && `${[removed.path, removed.line].filter(Boolean).join(':')}`;
    return [
      `${drift} ${kind} ${name} ${path}:${line}`,
      ...(from ? [from] : []),
      ...(became ? [became] : []),
      ...(edit ? [edit] : []),
    ].join(' → ');
  });
}

const change = (...edits: Edit[]) => found(FILES, edited(FILES, edits));

it.each<[what: string, edits: Edit[], expected: string[]]>([
  [
    'a heading that links lead to',
    [['docs/cli.md', '## All commands', '## Commands']],
    [
      'broken link cli.md#all-commands docs/index.md:3 → docs/cli.md:3 → cli.md#commands → See [the first steps](start.md) and [all commands](cli.md#commands).',
    ],
  ],
  [
    'a page that moved, with its entry in the navigation',
    [
      ['docs/start.md', null],
      ['docs/first-hike.md', null, FILES['docs/start.md']],
    ],
    [
      'broken link start.md docs/index.md:3 → docs/start.md → first-hike.md → See [the first steps](first-hike.md) and [all commands](cli.md#all-commands).',
      'broken entry start.md mkdocs.yml:3 → docs/start.md → first-hike.md →   - Start: first-hike.md',
    ],
  ],
  [
    'a page that is gone',
    [['docs/start.md', null]],
    [
      'broken link start.md docs/index.md:3 → docs/start.md',
      'broken entry start.md mkdocs.yml:3 → docs/start.md',
    ],
  ],
  [
    'an image',
    [['docs/images/map.png', null]],
    ['broken link images/map.png docs/index.md:5 → docs/images/map.png'],
  ],
  [
    'a file that a page tells people to run',
    [['scripts/maps.sh', null]],
    ['broken file scripts/maps.sh docs/index.md:9 → scripts/maps.sh'],
  ],
  [
    'a version that the manifest requires',
    [['package.json', '>=18', '>=20']],
    [
      'broken version Node.js 18 docs/index.md:7 → package.json:4 → Node.js 20 → Needs Node.js 20 or newer. Install it with `npm install trail@1.4.2`.',
    ],
  ],
  [
    'the version of the package itself',
    [['package.json', '1.4.2', '1.5.0']],
    [
      'broken version trail@1.4.2 docs/index.md:7 → package.json:3 → trail@1.5.0 → Needs Node.js 18 or newer. Install it with `npm install trail@1.5.0`.',
    ],
  ],
  [
    'an export that a page imports',
    [['src/search.ts', 'findTrails', 'searchTrails']],
    ['broken import findTrails from trail docs/api.md:4 → src/search.ts:5'],
  ],
  [
    'a function that is no longer exported',
    [['src/search.ts', 'export function findTrails', 'function findTrails']],
    ['broken import findTrails from trail docs/api.md:4 → src/search.ts:5'],
  ],
  [
    'a name that a package of Python no longer has',
    [['trail/__init__.py', 'hike as stroll', 'hike']],
    ['broken import stroll from trail docs/api.md:8 → trail/__init__.py:1'],
  ],
  [
    'a flag that has another name',
    [['src/cli.ts', '--limit', '--most']],
    ['stale flag --limit docs/cli.md:5 → src/cli.ts:1 → --most → - `--most <n>`: how many.'],
  ],
  [
    'a flag with a dotted name',
    [['src/cli.ts', "program.option('--log.level <name>', 'how much');\n", '']],
    ['stale flag --log.level docs/cli.md:6 → src/cli.ts:2'],
  ],
  [
    'a variable',
    [['src/cli.ts', 'const color = process.env.TRAIL_COLOR;\n', '']],
    ['stale variable TRAIL_COLOR docs/cli.md:7 → src/cli.ts:3'],
  ],
  [
    'a route',
    [['src/cli.ts', "app.get('/trails/:id/elevation', elevation);\n", '']],
    ['stale route /trails/:id/elevation docs/cli.md:9 → src/cli.ts:4'],
  ],
])('names %s', async (_, edits, expected) => {
  expect(await change(...edits)).toEqual(expected);
});

it.each<[what: string, edits: Edit[]]>([
  [
    'pages follow',
    [
      ['docs/start.md', null],
      ['docs/first-hike.md', null, FILES['docs/start.md']],
      ['docs/index.md', 'start.md', 'first-hike.md'],
      ['mkdocs.yml', 'start.md', 'first-hike.md'],
    ],
  ],
  [
    'a variable gets its prefix elsewhere',
    [['src/cli.ts', 'process.env.TRAIL_COLOR', 'getEnv("COLOR")']],
  ],
  [
    'a flag is in another file now',
    [
      ['src/cli.ts', "program.option('--limit <n>', 'how many');\n", ''],
      ['src/flags.go', null, 'flags.Int("limit", 10, "how many")\n'],
    ],
  ],
  [
    'a route is part of a longer one',
    [['src/cli.ts', '/trails/:id/elevation', '/v2/trails/:id/elevation']],
  ],
  [
    'only a comment said it',
    [['src/search.ts', 'return [', '// --limit, TRAIL_COLOR\n  return [']],
  ],
  [
    'an export moves to another module',
    [
      ['src/search.ts', 'export function findTrails', 'function scan'],
      ['src/find.ts', null, 'export { scan as findTrails };\n'],
    ],
  ],
  [
    'code does not change what pages have',
    [['src/search.ts', 'return [options.near]', 'return []']],
  ],
])('is silent where %s', async (_, edits) => {
  expect(await change(...edits)).toEqual([]);
});

it('finds nothing stale in a comment or a docstring that goes', async () => {
  const source = '"""Use --upper\nor TRAIL_KEY.\n"""\n# --upper\nrun()\n';
  const before = { 'src/a.py': source, 'docs/a.md': '`--upper` and `TRAIL_KEY`\n' };
  expect(await found(before, { ...before, 'src/a.py': 'run()\n' })).toEqual([]);
});

it('leaves out a name that the page declares itself, in a sample', async () => {
  const page = "Use `--upper`:\n\n```js\nprogram.option('--upper')\n```\n";
  const before = { 'src/a.js': "program.option('--upper');\nrun();\n", 'docs/a.md': page };
  expect(await found(before, { ...before, 'src/a.js': 'run();\n' })).toEqual([]);
});

it('makes one finding of many names that go together', async () => {
  const names = Array.from({ length: 12 }, (_, at) => `--switch-${'abcdefghijkl'[at]}`);
  const source = names.map((name) => `program.option('${name}');\n`).join('');
  const page = names.map((name) => `- \`${name}\`\n`).join('');
  const before = { 'src/a.js': `${source}run();\n`, 'docs/a.md': page };
  const rules = rulesOf({ docsPaths: DEFAULT_DOCS_PATHS, ignorePages: [] }, new Limits());
  const after = treeOf({ ...before, 'src/a.js': 'run();\n' });
  const { findings } = await findDrift(treeOf(before), after, rules);
  expect(findings).toMatchObject([{ name: '--switch-a', also: names.slice(1) }]);
});

it('finds a link to a folder that is gone with all of its files', async () => {
  const one = { 'README.md': 'See [the tools](tools/).\n', 'tools/a.sh': 'a\n' };
  const before = { ...one, 'tools/b.sh': 'b\n' };
  expect(await found(before, one)).toEqual([]);
  const { 'tools/a.sh': _, ...none } = one;
  expect(await found(before, none)).toEqual(['broken link tools/ README.md:1 → tools']);
});

it('finds links that lead nowhere in the whole tree', async () => {
  const rules = rulesOf({ docsPaths: DEFAULT_DOCS_PATHS, ignorePages: [] }, new Limits());
  const files = { ...FILES, 'docs/more.md': '[a](cli.md#none) [b](gone.md) [c](start.md)\n' };
  const { findings, pages, links } = await findBroken(treeOf(files), rules);
  expect(findings.map(({ kind, name, path }) => `${kind} ${name} ${path}`)).toEqual([
    'link cli.md#none docs/more.md',
    'link gone.md docs/more.md',
  ]);
  expect([pages, links]).toEqual([5, 6]);
});

it.each<[format: string, page: string, text: string, expected: string[]]>([
  [
    'reStructuredText',
    'docs/a.rst',
    'See :doc:`gone`, `b <gone.rst>`_.\n\n.. image:: gone.png\n\n.. toctree::\n\n   gone\n   kept\n',
    ['gone', 'gone.png', 'gone.rst'],
  ],
  [
    'AsciiDoc',
    'docs/a.adoc',
    'link:gone.rst[b] image::gone.png[] xref:kept.adoc#lost[c] <<here>>\n\n[[here]]\n',
    ['gone.png', 'gone.rst', 'kept.adoc#lost'],
  ],
  [
    'HTML',
    'docs/a.html',
    '<a href="gone.rst">b</a><img src=gone.png><a href="#here">c</a><p id="here">',
    ['gone.png', 'gone.rst'],
  ],
])('reads the links of %s', async (_, page, text, expected) => {
  const before = {
    [page]: text,
    'docs/gone.rst': 'Gone\n====\n',
    'docs/gone.png': 'png',
    'docs/kept.adoc': '= Kept\n\n[#lost]\n== Lost\n',
    'docs/kept.rst': 'Kept\n====\n',
  };
  expect(await found(before, before)).toEqual([]);
  const after = {
    [page]: text,
    'docs/kept.adoc': '= Kept\n\n== Found\n',
    'docs/kept.rst': 'Kept\n====\n',
  };
  const names = (await found(before, after)).map((one) => one.split(' ')[2]);
  expect(names.sort()).toEqual(expected);
});
