// A repository with ten merges to audition agents on: the program and pages of the shipped site, as they
// might have grown. Five merges change its documentation, too.
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import type { Git } from '../../src/shared/git/git.ts';
import { siteFiles } from './site.ts';

type Edits = Record<string, (text: string) => string>;

interface PlannedMerge {
  title: string;
  body?: string;
  edits: Edits;
}

const PROGRAM = 'src/trail.js';
const OPTIONS_PAGE = 'docs/cli.md';

const addOption = (flag: string, about: string) => (source: string) =>
  source.replace(/^};/m, `  '${flag}': '${about}',\n};`);
const addRow = (flag: string, about: string) => (page: string) =>
  `${page.trimEnd()}\n| \`${flag}\` | ${about} |\n`;
const replace = (old: string, fresh: string) => (text: string) => text.replace(old, fresh);
const append = (more: string) => (text: string) => `${text.trimEnd()}\n\n${more}\n`;

const option = (flag: string, about: string, more: Edits = {}): Edits => ({
  [PROGRAM]: addOption(flag, about),
  [OPTIONS_PAGE]: addRow(flag, about),
  ...more,
});

/** Oldest first. */
const MERGES: readonly PlannedMerge[] = [
  {
    title: 'Add --json to trail list',
    body: 'Scripts need to read the list of trails, too.',
    edits: option('--json', 'Prints all trails as one JSON array, for scripts.'),
  },
  {
    title: 'Round lengths in one place',
    edits: {
      [PROGRAM]: append('export const rounded = (km) => Math.round(km * 10) / 10;'),
    },
  },
  {
    title: 'Add --longest',
    body: 'Some people want to walk all day.',
    edits: option('--longest', 'Sorts by length, the longest trail first.'),
  },
  {
    title: 'Do not print trails without a name',
    edits: { [PROGRAM]: replace('of trails)', 'of trails.filter(({ name }) => name))') },
  },
  {
    title: 'Warn of storms',
    body: 'The list has a warning now when a storm is expected. Readers should know what it means.',
    edits: {
      [PROGRAM]: append(
        "export const warning = ({ wind }) => (wind > 80 ? 'Storm expected.' : undefined);",
      ),
      'docs/start.md': append(
        '## Warnings\n\nWhen a storm is expected, the list says so. Stay at home on such a day.',
      ),
    },
  },
  {
    title: 'Test rounding',
    edits: {
      'src/rounded.js': () =>
        "import { rounded } from './trail.js';\n\nexport const half = rounded(0.5);\n",
    },
  },
  {
    title: 'Remove --longest',
    body: 'Nobody used it, and the list is sorted by length anyway.',
    edits: {
      [PROGRAM]: (text) => text.replace(/^ {2}'--longest.*\n/m, ''),
      [OPTIONS_PAGE]: (text) => text.replace(/^\| `--longest.*\n/m, ''),
    },
  },
  {
    title: 'Time each request while we look for the slow one',
    edits: { [PROGRAM]: addOption('--trace-requests', 'Prints how long each request takes.') },
  },
  {
    title: 'Add --max-hours',
    body: 'For the short days in winter. The first page mentions it, too.',
    edits: option('--max-hours', 'Leaves out trails that take longer.', {
      'docs/start.md': append('In winter, `--max-hours 4` brings you home before dark.'),
    }),
  },
  {
    title: 'Keep the list stable',
    edits: { [PROGRAM]: replace('console.log(`', 'console.log(`\\r') },
  },
];

/** Each merge is a branch that was merged, as a code host does it. */
export async function buildHistory(git: Git, dir: string): Promise<void> {
  const files = Object.fromEntries(
    Object.entries(siteFiles()).filter(([path]) => /^(?:docs|src)\//.test(path)),
  );
  const texts = new Map(Object.entries(files).map(([path, text]) => [path, String(text)]));
  const write = (path: string, text: string) => {
    texts.set(path, text);
    mkdirSync(join(dir, dirname(path)), { recursive: true });
    writeFileSync(join(dir, path), text);
  };
  let day = Date.UTC(2026, 0, 5, 9);
  const run = (...args: string[]) => {
    const date = new Date(day).toISOString();
    const env = { GIT_AUTHOR_DATE: date, GIT_COMMITTER_DATE: date, GIT_AUTHOR_NAME: 'Mona' };
    return git.run(['-C', resolve(dir), ...args], { env });
  };
  await git.run(['init', '--quiet', dir]);
  for (const [path, text] of texts) write(path, text);
  await run('add', '--all');
  await run('commit', '--quiet', '--message', 'Trail lists walking trails');
  for (const [index, { title, body = '', edits }] of MERGES.entries()) {
    day += 3 * 86_400_000;
    const number = index + 2;
    const branch = `change-${number}`;
    await run('switch', '--quiet', '--create', branch);
    for (const [path, edit] of Object.entries(edits)) write(path, edit(texts.get(path) ?? ''));
    await run('add', '--all');
    await run('commit', '--quiet', '--message', title);
    await run('switch', '--quiet', 'main');
    const message = `Merge pull request #${number} from mona/${branch}\n\n${title}\n\n${body}`;
    await run('merge', '--quiet', '--no-ff', '--message', message.trim(), branch);
    await run('branch', '--quiet', '--delete', branch);
  }
}
