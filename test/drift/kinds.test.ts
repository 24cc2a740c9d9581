// What else a change can leave behind: links, navigation, scripts, values, subcommands, fields, and exports.
import { expect, it } from 'vitest';
import { findDrift } from '../../src/drift/drift.ts';
import { rulesOf } from '../../src/drift/drift-thread.ts';
import { DEFAULT_DOCS_PATHS } from '../../src/jobs/changes/change.ts';
import { type Edit, type Files, scene, treeOf } from './corpus/case.ts';

const FILES: Files = {
  'package.json': '{\n  "name": "trail",\n  "scripts": { "maps": "node maps.js" }\n}\n',
  'mkdocs.yml': 'nav:\n  - Home: index.md\n  - Start: start.md\n',
  'src/cli.ts': `program.command('list').action(list);
program.command('show').action(show);
program.command('plan').action(plan);
program.option('--limit <n>', 'how many', '10');
`,
  'src/search.ts': `export interface SearchOptions {
  near: string;
  limit: number;
  minLength: number;
  maxLength: number;
  withDogs: boolean;
  surface: string;
  season: string;
  loopsOnly: boolean;
}

export function findTrails(options: SearchOptions): string[] {
  return [options.near];
}
`,
  'docs/index.md': `# Trail

See [the first steps](start.md) and [all commands](cli.md#all-commands).

Run \`npm run maps\` once.
`,
  'docs/start.md': '# First steps\n\nRun `trail list`.\n',
  'docs/cli.md': `# Command line

## All commands

- \`trail list\`: prints all trails.
- \`trail show\`: prints one trail.
- \`trail plan\`: plans a day.

| Option | What it does |
| --- | --- |
| \`--limit <n>\` | How many (default: 10). |
`,
  'docs/api.md': `# API

\`findTrails(options)\` answers the names of trails. Its options:

- \`near\`: a place.
- \`limit\`: how many.
- \`minLength\`: in kilometers.
- \`maxLength\`: in kilometers.
- \`withDogs\`: only where dogs may go.
- \`surface\`: such as gravel.
- \`season\`: such as spring.
- \`loopsOnly\`: back to the start.
`,
};

/** One line per finding. */
async function found(...edits: Edit[]): Promise<string[]> {
  const [change] = scene('', FILES).change('', edits).made.changes;
  const rules = rulesOf({ docsPaths: DEFAULT_DOCS_PATHS, ignore: [], ignorePages: [] });
  const findings = await findDrift(treeOf(FILES), treeOf(change?.files ?? {}), rules);
  return findings.map(({ drift, kind, name, path, line, became, edit }) =>
    [
      `${drift} ${kind} ${name} ${path}:${line}`,
      ...(became ? [became] : []),
      ...(edit ? [edit] : []),
    ].join(' → '),
  );
}

it.each<[what: string, edits: Edit[], expected: string[]]>([
  [
    'a heading that links lead to',
    [['docs/cli.md', '## All commands', '## Commands']],
    [
      'stale link cli.md#all-commands docs/index.md:3 → cli.md#commands → See [the first steps](start.md) and [all commands](cli.md#commands).',
    ],
  ],
  [
    'a page that moved, with its entry in the navigation',
    [
      ['docs/start.md', null],
      ['docs/first-hike.md', null, FILES['docs/start.md']],
    ],
    [
      'stale link start.md docs/index.md:3 → first-hike.md → See [the first steps](first-hike.md) and [all commands](cli.md#all-commands).',
      'stale link start.md mkdocs.yml:3 → first-hike.md →   - Start: first-hike.md',
    ],
  ],
  [
    'a page that is gone',
    [['docs/start.md', null]],
    ['stale link start.md docs/index.md:3', 'stale link start.md mkdocs.yml:3'],
  ],
  [
    'a script',
    [['package.json', '{ "maps": "node maps.js" }', '{}']],
    ['stale script npm maps docs/index.md:5'],
  ],
  [
    'a default value',
    [['src/cli.ts', "'10'", "'25'"]],
    [
      'stale value --limit: 10 docs/cli.md:11 → --limit: 25 → | `--limit <n>` | How many (default: 25). |',
    ],
  ],
  [
    'a subcommand that is gone',
    [['src/cli.ts', "program.command('plan').action(plan);\n", '']],
    ['stale command plan docs/cli.md:7'],
  ],
  [
    'a subcommand that came',
    [['src/cli.ts', 'program.option', "program.command('share').action(share);\nprogram.option"]],
    ['missing command share src/cli.ts:4'],
  ],
  [
    'a field of option types that came',
    [['src/search.ts', '  withDogs', '  maxClimb: number;\n  withDogs']],
    ['missing key maxClimb src/search.ts:6'],
  ],
  [
    'a field of option types that has another name',
    [['src/search.ts', 'minLength', 'shortest']],
    ['stale key minLength docs/api.md:7 → shortest → - `shortest`: in kilometers.'],
  ],
  [
    'an export that has another name',
    [['src/search.ts', 'findTrails', 'searchTrails']],
    [
      'stale export findTrails docs/api.md:3 → searchTrails → `searchTrails(options)` answers the names of trails. Its options:',
    ],
  ],
  [
    'an export that is gone',
    [['src/search.ts', 'export function findTrails', 'function scan']],
    ['stale export findTrails docs/api.md:3'],
  ],
])('names %s', async (_, edits, expected) => {
  expect(await found(...edits)).toEqual(expected);
});

it('is silent where pages follow, and about what nobody documents', async () => {
  expect(
    await found(['src/cli.ts', "'10'", "'25'"], ['docs/cli.md', 'default: 10', 'default: 25']),
  ).toEqual([]);
  expect(
    await found(
      ['docs/start.md', null],
      ['docs/first-hike.md', null, FILES['docs/start.md']],
      ['docs/index.md', 'start.md', 'first-hike.md'],
      ['mkdocs.yml', 'start.md', 'first-hike.md'],
    ),
  ).toEqual([]);
  expect(
    await found(['src/search.ts', 'return [options.near]', 'const nearest = 1;\n  return []']),
  ).toEqual([]);
});
