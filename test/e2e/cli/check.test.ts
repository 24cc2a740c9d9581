// `docket check` in a real repository, with changes that nobody has committed yet.
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { docket } from '../../support/cli.ts';
import { repositoryWith, testGit } from '../../support/repository.ts';
import { memoryDir } from '../../support/temp.ts';

const FILES = {
  'package.json': '{\n  "name": "trail",\n  "bin": { "trail": "cli.js" }\n}\n',
  'cli.js':
    "program\n  .option('--near <place>', 'x')\n  .option('--limit <n>', 'y');\nprocess.env.TRAIL_KEY;\n",
  'docs/cli.md':
    '# CLI\n\n- `--near`: where.\n- `--limit`: how many.\n\n```sh\ntrail --near here --far\n```\n',
};

async function clone(): Promise<string> {
  const dir = join(memoryDir(), 'work');
  await testGit.run(['clone', '--quiet', await repositoryWith(FILES), dir]);
  return dir;
}

it('names what uncommitted changes make wrong, and leaves the repository as it is', async () => {
  const cwd = await clone();
  const well = await docket(['check'], {}, { cwd });
  expect(well).toEqual({ code: 0, stdout: '', stderr: 'The documentation fits.\n' });
  writeFileSync(join(cwd, 'cli.js'), FILES['cli.js'].replace('--near', '--around'));
  writeFileSync(join(cwd, 'new.sh'), 'echo hello\n');
  const before = readdirSync(join(cwd, '.git/objects')).sort();
  const wrong = await docket(['check'], {}, { cwd });
  expect(wrong.stdout.split('\n')).toEqual([
    'docs/cli.md:3: This page mentions the flag `--near`, which is now `--around`. Change the line to: `` - `--around`: where. ``',
    '',
  ]);
  // Paths that a terminal can open from where it is.
  const below = await docket(['check'], {}, { cwd: join(cwd, 'docs') });
  expect(below.stdout).toMatch(/^cli\.md:3: /);
  expect([wrong.code, wrong.stderr]).toEqual([1, '1 finding: 1 stale.\n']);
  expect(readdirSync(join(cwd, '.git/objects')).sort()).toEqual(before);
  expect((await testGit.run(['status', '--porcelain'], { cwd })).split('\n')).toEqual([
    ' M cli.js',
    '?? new.sh',
    '',
  ]);
  const never = await docket(['check', '--fail-on', 'never', '--json'], {}, { cwd });
  expect(never.code).toBe(0);
  expect(JSON.parse(never.stdout)).toHaveLength(1);
});

it('suggests a long line as a whole, and no part of one that is too long', async () => {
  const cwd = await clone();
  const page = (words: number) =>
    `# CLI\n\n- \`--near\`:${' where'.repeat(words)}.\n- \`--limit\`\n`;
  writeFileSync(join(cwd, 'cli.js'), FILES['cli.js'].replace('--near', '--around'));
  writeFileSync(join(cwd, 'docs/cli.md'), page(100));
  const long = await docket(['check'], {}, { cwd });
  expect(long.stdout).toContain(`\`\` - \`--around\`:${' where'.repeat(100)}. \`\`\n`);
  writeFileSync(join(cwd, 'docs/cli.md'), page(500));
  const longer = await docket(['check', '--json'], {}, { cwd });
  expect(JSON.parse(longer.stdout)).toEqual([
    {
      ...{ drift: 'stale', kind: 'flag', name: '--near', path: 'docs/cli.md', line: 3 },
      became: '--around',
    },
  ]);
});

it('maps the whole repository, with a badge, and fails only when asked', async () => {
  const cwd = await clone();
  const all = ['check', '--all', '--badge', 'badge.svg'];
  const few = await docket(all, {}, { cwd });
  expect(few.stdout).toMatch(/Pages mention, but no code has:\n +flag +--far +docs\/cli\.md:7/);
  expect([few.code, few.stderr]).toEqual([0, 'Documented: 2 of 2 flags.\n']);
  expect(readFileSync(join(cwd, 'badge.svg'), 'utf8')).toContain('documented names: few names');
  expect((await docket([...all, '--fail-on', 'stale'], {}, { cwd })).code).toBe(1);
  const names = Array.from({ length: 10 }, (_, at) => `--option-${at}`);
  const source = [...names, '--json'].map((name) => `program.option('${name}', 'x');\n`);
  writeFileSync(join(cwd, 'more.js'), source.join(''));
  writeFileSync(join(cwd, 'docs/more.md'), names.map((name) => `- \`${name}\`\n`).join(''));
  const many = await docket(all, {}, { cwd });
  expect(many.stdout).toMatch(
    /No page mentions:\n +flag +--json +more\.js:11 +10 of 11 like it are documented\n/,
  );
  expect(many.stderr).toBe('92% documented: 12 of 13 flags.\n');
  expect(readFileSync(join(cwd, 'badge.svg'), 'utf8')).toContain('documented names: 92%');
});

it('reports a flag on a command line of its program that nothing declares', async () => {
  const cwd = join(memoryDir(), 'work');
  const files = {
    'package.json': '{ "name": "trail" }\n',
    'cli.js': "program.option('--json', 'x');\nprogram.option('--limit <n>', 'y');\n",
    'docs/cli.md': '# CLI\n\n```sh\ntrail --near 10\nnpm install --global trail\n```\n',
  };
  await testGit.run(['clone', '--quiet', await repositoryWith(files), cwd]);
  const { stdout } = await docket(['check', '--all'], {}, { cwd });
  expect(stdout).toMatch(/Pages mention, but no code has:\n +flag +--near +docs\/cli\.md:4/);
  expect(stdout).not.toContain('--global');
});

it('explains why a name is expected on a page, and why another is not', async () => {
  const cwd = await clone();
  const known = await docket(['check', '--explain=--limit'], {}, { cwd });
  expect(known.stdout).toContain('Pages have `--limit` as: flag');
  expect(known.stdout).toContain('cli.js:3 is expected on a page. Its shape: `js option(0`');
  expect(known.stdout).toMatch(/in this file +1 of 1 documented as flag +needs/);
  const other = await docket(['check', '--explain', 'TRAIL_KEY'], {}, { cwd });
  expect(other.stdout).toContain('cli.js:4 is not expected on a page');
  const unknown = await docket(['check', '--explain=--nothing'], {}, { cwd });
  expect(unknown.stderr).toBe('No code declares `--nothing`.\n');
});

it('leaves out what the settings accept, and says which of them is not needed', async () => {
  const cwd = await clone();
  const settings = 'drift: { accept: { --near: "Kept for scripts.", --old: "Long gone." } }\n';
  writeFileSync(join(cwd, '../docket.yml'), settings);
  writeFileSync(join(cwd, 'cli.js'), FILES['cli.js'].replace('--near', '--around'));
  const options = ['--config', '../docket.yml'];
  const accepted = await docket(['check', ...options], {}, { cwd });
  expect([accepted.code, accepted.stdout]).toEqual([0, '']);
  expect(accepted.stderr).toContain('Accepted: `--near`, Kept for scripts.');
  const all = await docket(['check', '--all', ...options], {}, { cwd });
  expect(all.stderr).toContain('`drift: accept` lists `--old`, which is no finding here.');
});

it('says what is missing to compare with', async () => {
  const cwd = await clone();
  const unknown = await docket(['check', '--base', 'nowhere'], {}, { cwd });
  expect([unknown.code, unknown.stderr]).toEqual([
    1,
    '`nowhere` has no commit in common with this one. Name another with --base, or fetch more history.\n',
  ]);
  const usage = await docket(['check', '--badge', 'x.svg'], {}, { cwd });
  expect([usage.code, usage.stderr.split('\n')[0]]).toEqual([2, '`--badge` requires `--all`.']);
  rmSync(join(cwd, '.git'), { recursive: true });
  const plain = await docket(['check'], {}, { cwd });
  expect(plain.stderr).toBe('This folder is not in a git repository. Run docket check in one.\n');
});
