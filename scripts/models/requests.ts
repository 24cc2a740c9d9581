// Twenty requests with known right answers, on a small repository. What came of each is judged by
// the files, not by what the model says about them.

export type Files = ReadonlyMap<string, string>;

export interface ModelRequest {
  name: string;
  prompt: string;
  /** The existing lines that it may remove or change; every other one must stay. */
  replaces?: RegExp;
  /** The pages that it is about. */
  pages: string[];
  /** What must be true of the files then; for `asks` and `nothing`, no file may change. */
  right: 'asks' | 'nothing' | ((files: Files) => boolean);
}

export const REPOSITORY: Record<string, string> = {
  'README.md': `# Tides

Tides prints the next high and low water of a station.

    npm install -g tides

You need Node 20 or newer. Run \`tides --place Husum\` to see the tides of Husum.

Read the [documentation](docs/index.md).
`,
  'docs/index.md': `# Tides

Tides prints the next high and low water of a station on the North Sea.

- [Install](install.md)
- [Command line](cli.md)
- [Configuration](config.md)
- [Questions](faq.md)
`,
  'docs/install.md': `# Install

## Setup

You need Node 20 or newer, and npm.

    npm install -g tides

Windows 7 works, too, but is no longer tested.

## Update

Run the same command again.
`,
  'docs/cli.md': `# Command line

    tides [options]

## Options

| Option | What it does |
| --- | --- |
| \`--place\` | the station, such as \`Husum\` |
| \`--days\` | how many days to print |
| \`--color\` | prints low water in blue |
| \`--help\` | prints the options |

## Examples

    tides --place Husum --days 2
`,
  'docs/configuration.md': `# Configuration

Tides reads \`tides.json\` in the current folder.

| Setting | Default | What it is |
| --- | --- | --- |
| \`place\` | none | the station |
| \`days\` | 7 | how many days to print |

A flag on the command line wins over a setting.
`,
  'docs/faq.md': `# Questions

## Where do the numbers come from?

From the harbor authority. We recieve them every morning.

## Does it run on Node 20?

Yes, Node 20 or newer is required.

## How do I choose another station?

With \`--place\`. The names are those of the harbor authority.
`,
  'src/cli.js': `// The command line.
export const options = {
  '--place': 'the station, such as Husum',
  '--days': 'how many days to print',
  '--json': 'prints one JSON object per tide, for scripts',
  '--offline': 'uses the last download, if it is at most 7 days old',
  '--help': 'prints the options',
};

export const exitCodes = { 0: 'printed', 1: 'no such station', 2: 'wrong usage' };
`,
  'src/config.js': `// tides.json: settings and their defaults.
export const defaults = {
  place: undefined,
  days: 3,
  // 'meters' or 'feet'.
  units: 'meters',
};
`,
  'package.json': `{
  "name": "tides",
  "version": "2.1.0",
  "engines": { "node": ">=24" }
}
`,
};

const page = (files: Files, path: string) => files.get(path) ?? '';
const has =
  (path: string, ...wanted: RegExp[]) =>
  (files: Files) =>
    wanted.every((one) => one.test(page(files, path)));
const hasNot = (path: string, unwanted: RegExp) => (files: Files) =>
  !unwanted.test(page(files, path));
const all =
  (...each: ((files: Files) => boolean)[]) =>
  (files: Files) =>
    each.every((one) => one(files));
/** A row at the end of, or inside, the table that has this other row. */
const row = (path: string, cell: string, about: RegExp, other: string) => (files: Files) => {
  const lines = page(files, path).split('\n');
  const at = lines.findIndex((line) => line.startsWith(`| \`${cell}\``) && about.test(line));
  const beside = [lines[at - 1], lines[at + 1]];
  return (
    at > 0 && beside.some((line) => line?.startsWith('|')) && page(files, path).includes(other)
  );
};

/** The first ten shaped the work; the others were used once. */
export const REQUESTS: readonly ModelRequest[] = [
  {
    name: 'add a row',
    prompt: 'Add a row for `--utc` to the options table in docs/cli.md. It prints times in UTC.',
    pages: ['docs/cli.md'],
    right: row('docs/cli.md', '--utc', /UTC/, '--help'),
  },
  {
    name: 'rename a heading',
    prompt: 'In docs/install.md, rename the heading “Setup” to “Installation”.',
    pages: ['docs/install.md'],
    replaces: /^## Setup$/,
    right: all(has('docs/install.md', /^## Installation$/m), hasNot('docs/install.md', /Setup/)),
  },
  {
    name: 'correct a version everywhere',
    prompt:
      'Tides requires Node 24 now, no longer Node 20. Correct that in all pages and in the README.',
    pages: ['README.md', 'docs/install.md', 'docs/faq.md'],
    replaces: /Node 20/,
    right: (files) =>
      ['README.md', 'docs/install.md', 'docs/faq.md'].every(
        (path) => /Node 24/.test(page(files, path)) && !/Node 20/.test(page(files, path)),
      ),
  },
  {
    name: 'document a flag from its code',
    prompt:
      'Add the --json flag to the options table of docs/cli.md. What it does is in src/cli.js.',
    pages: ['docs/cli.md'],
    right: row('docs/cli.md', '--json', /JSON/, '--help'),
  },
  {
    name: 'fix a link',
    prompt: 'The link to the configuration page in docs/index.md leads nowhere. Fix it.',
    pages: ['docs/index.md'],
    replaces: /config\.md/,
    right: has('docs/index.md', /\]\(configuration\.md\)/),
  },
  {
    name: 'remove an option',
    prompt:
      'The option --color has been removed from the program. Remove it from the documentation.',
    pages: ['docs/cli.md'],
    replaces: /--color/,
    right: hasNot('docs/cli.md', /--color/),
  },
  {
    name: 'add a section',
    prompt:
      'Add a section “Exit codes” to the end of docs/cli.md: 0 means printed, 1 no such station, 2 wrong usage.',
    pages: ['docs/cli.md'],
    right: has('docs/cli.md', /^## Exit codes$/m, /\b0\b/, /\b1\b.*station/, /\b2\b.*usage/),
  },
  {
    name: 'already right',
    prompt: 'Make sure that docs/install.md says that npm is needed.',
    pages: [],
    right: 'nothing',
  },
  {
    name: 'ask back',
    prompt: 'Change the default as we discussed.',
    pages: [],
    right: 'asks',
  },
  {
    name: 'write a page and list it',
    prompt:
      'Write a short new page docs/offline.md about the --offline flag: it uses the last download, if it is at most 7 days old. List the page in docs/index.md.',
    pages: ['docs/offline.md', 'docs/index.md'],
    right: all(
      has('docs/offline.md', /^# /, /--offline/, /7 days/),
      has('docs/index.md', /\]\((?:docs\/)?offline\.md\)/),
    ),
  },
  {
    name: 'correct a default',
    prompt: 'The default of `days` is 3, not 7. Correct docs/configuration.md.',
    pages: ['docs/configuration.md'],
    replaces: /`days`/,
    right: has('docs/configuration.md', /^\| `days` \| 3 \|/m),
  },
  {
    name: 'rename an option everywhere',
    prompt: 'The option --place is now called --station. Update the README and all pages.',
    pages: ['README.md', 'docs/cli.md', 'docs/faq.md'],
    replaces: /--place/,
    right: (files) =>
      ['README.md', 'docs/cli.md', 'docs/faq.md'].every(
        (path) => /--station/.test(page(files, path)) && !/--place/.test(page(files, path)),
      ),
  },
  {
    name: 'add a question',
    prompt:
      'Add a question to docs/faq.md: “Does it work without a network?” Answer: Yes, with `--offline`, from the last download.',
    pages: ['docs/faq.md'],
    right: has('docs/faq.md', /^## Does it work without a network\?$/m, /--offline/),
  },
  {
    name: 'fix a typo',
    prompt: 'Fix the typo “recieve” in docs/faq.md.',
    pages: ['docs/faq.md'],
    replaces: /recieve/,
    right: all(has('docs/faq.md', /receive/), hasNot('docs/faq.md', /recieve/)),
  },
  {
    name: 'document a setting from its code',
    prompt: 'Add the setting `units` to the table in docs/configuration.md. See src/config.js.',
    pages: ['docs/configuration.md'],
    right: row('docs/configuration.md', 'units', /meters/, '`days`'),
  },
  {
    name: 'correct a command everywhere',
    prompt:
      'The package is called @tides/cli now: `npm install -g @tides/cli`. Correct the command in the README and in docs/install.md.',
    pages: ['README.md', 'docs/install.md'],
    replaces: /npm install -g tides/,
    right: (files) =>
      ['README.md', 'docs/install.md'].every((path) =>
        /npm install -g @tides\/cli/.test(page(files, path)),
      ),
  },
  {
    name: 'remove a sentence',
    prompt: 'Remove the sentence about Windows 7 from docs/install.md.',
    pages: ['docs/install.md'],
    replaces: /Windows 7/,
    right: hasNot('docs/install.md', /Windows 7/),
  },
  {
    name: 'already there',
    prompt: 'Add `--help` to the options table of docs/cli.md, unless it is there already.',
    pages: [],
    right: 'nothing',
  },
  {
    name: 'ask back about an unclear request',
    prompt: 'Please write it like the other one.',
    pages: [],
    right: 'asks',
  },
  {
    name: 'add a warning',
    prompt:
      'Add a warning to docs/configuration.md, right below the title: tides.json must not contain passwords.',
    pages: ['docs/configuration.md'],
    right: (files) =>
      /password/i.test(page(files, 'docs/configuration.md').split('\n').slice(1, 6).join('\n')),
  },
];

export type Outcome = 'right' | 'wrong' | 'harmful';

/** Harmful: it changed what nobody asked it to change. Wrong: not what was asked, and no more. */
export function judgeOutcome(
  { right, pages, replaces }: ModelRequest,
  { before, after, asked }: { before: Files; after: Files; asked: boolean },
): Outcome {
  const touched = [...new Set([...before.keys(), ...after.keys()])].filter(
    (path) => before.get(path) !== after.get(path),
  );
  const damaged = touched.some((path) => {
    const left = (after.get(path) ?? '').split('\n');
    return (before.get(path) ?? '')
      .split('\n')
      .some((line) => line.trim() !== '' && !replaces?.test(line) && !left.includes(line));
  });
  if (damaged) return 'harmful';
  if (right === 'asks') return asked && touched.length === 0 ? 'right' : 'wrong';
  if (right === 'nothing') return !asked && touched.length === 0 ? 'right' : 'wrong';
  return touched.every((path) => pages.includes(path)) && right(after) ? 'right' : 'wrong';
}
