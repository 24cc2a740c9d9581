// `docket check` in a real repository, with changes that nobody has committed yet.
import { readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { docket } from '../../support/cli.ts';
import { pushFiles, repositoryWith, testGit } from '../../support/repository.ts';
import { memoryDir } from '../../support/temp.ts';

const FILES = {
  'cli.js': "program\n  .option('--near <place>', 'x')\n  .option('--limit <n>', 'y');\n",
  'docs/cli.md': '# CLI\n\n- `--near`: where.\n- `--limit`: how many.\n',
  'docs/start.md': '# Start\n\n[All options](cli.md#cli)\n',
};
const RENAMED = FILES['cli.js'].replace('--near', '--around');
const BROKEN = FILES['docs/cli.md'].replace('# CLI', '# Flags');

async function clone(): Promise<string> {
  const dir = join(memoryDir(), 'work');
  await testGit.run(['clone', '--quiet', await repositoryWith(FILES), dir]);
  return dir;
}

it('names what uncommitted changes break, and leaves the repository as it is', async () => {
  const cwd = await clone();
  const well = await docket(['check'], {}, { cwd });
  const fits = '2 pages compared with 0 changed files: nothing broken.\n';
  expect(well).toEqual({ code: 0, stdout: '', stderr: fits });
  writeFileSync(join(cwd, 'cli.js'), RENAMED);
  writeFileSync(join(cwd, 'docs/cli.md'), BROKEN);
  writeFileSync(join(cwd, 'new.sh'), 'echo hello\n');
  const before = readdirSync(join(cwd, '.git/objects')).sort();
  const wrong = await docket(['check'], {}, { cwd });
  expect(wrong.stdout.split('\n')).toEqual([
    'docs/start.md:3: This page has the link to `cli.md#cli`, which is now `cli.md#flags`. Removed: `docs/cli.md:1: # CLI`. Change the line to: `[All options](cli.md#flags)`',
    "docs/cli.md:3: This page mentions the flag `--near`, which is now `--around`. Removed: `cli.js:2: .option('--near <place>', 'x')`. Change the line to: `` - `--around`: where. ``",
    '',
  ]);
  // Paths that a terminal can open from where it is.
  const below = await docket(['check'], {}, { cwd: join(cwd, 'docs') });
  expect(below.stdout).toMatch(/^start\.md:3: /);
  expect([wrong.code, wrong.stderr]).toEqual([1, '2 findings: 1 broken, 1 stale.\n']);
  expect(readdirSync(join(cwd, '.git/objects')).sort()).toEqual(before);
  expect((await testGit.run(['status', '--porcelain'], { cwd })).split('\n')).toEqual([
    ' M cli.js',
    ' M docs/cli.md',
    '?? new.sh',
    '',
  ]);
  const never = await docket(['check', '--fail-on', 'never', '--json'], {}, { cwd });
  expect(never.code).toBe(0);
  expect(JSON.parse(never.stdout)).toHaveLength(2);
});

it('suggests a long line as a whole, and no part of one that is too long', async () => {
  const cwd = await clone();
  const page = (words: number) =>
    `# CLI\n\n- \`--near\`:${' where'.repeat(words)}.\n- \`--limit\`\n`;
  writeFileSync(join(cwd, 'cli.js'), RENAMED);
  writeFileSync(join(cwd, 'docs/cli.md'), page(100));
  const long = await docket(['check'], {}, { cwd });
  expect(long.stdout).toContain(`\`\` - \`--around\`:${' where'.repeat(100)}. \`\`\n`);
  writeFileSync(join(cwd, 'docs/cli.md'), page(500));
  const longer = await docket(['check', '--json'], {}, { cwd });
  expect(JSON.parse(longer.stdout)).toMatchObject([{ name: '--near', became: '--around' }]);
  expect(longer.stdout).not.toContain('"edit"');
});

it('lists the dead links of the whole repository, and fails only when asked', async () => {
  const cwd = await clone();
  writeFileSync(join(cwd, 'docs/more.md'), '# More\n\n[Gone](gone.md) and [start](start.md).\n');
  const all = await docket(['check', '--all'], {}, { cwd });
  expect(all.stdout).toBe(
    'docs/more.md:3: This page has the link to `gone.md`, which leads nowhere.\n',
  );
  expect([all.code, all.stderr]).toEqual([0, '1 finding: 1 broken.\n']);
  expect((await docket(['check', '--all', '--fail-on', 'broken'], {}, { cwd })).code).toBe(1);
});

it('leaves out one name on one page that the settings accept', async () => {
  const cwd = await clone();
  const accepted = { page: 'docs/cli.md', name: '--near', reason: 'Kept for scripts.' };
  const settings = `drift: { accept: [${JSON.stringify(accepted)}] }\n`;
  writeFileSync(join(cwd, '../docket.yml'), settings);
  writeFileSync(join(cwd, 'cli.js'), RENAMED);
  writeFileSync(join(cwd, 'docs/more.md'), '`--near` is here, too.\n');
  const options = ['--config', '../docket.yml'];
  const { code, stdout, stderr } = await docket(['check', ...options], {}, { cwd });
  expect([code, stdout.split(':')[0]]).toEqual([0, 'docs/more.md']);
  expect(stderr).toContain('Accepted on `docs/cli.md`: flag `--near`, Kept for scripts.');
  const all = await docket(['check', '--all', ...options], {}, { cwd });
  expect(all.stderr).toBe('3 pages and 1 link: nothing broken.\n');
});

it('says how to deepen a shallow clone', async () => {
  const remote = await repositoryWith(FILES);
  await pushFiles(remote, 'main', { 'cli.js': RENAMED });
  const cwd = join(memoryDir(), 'work');
  await testGit.run(['clone', '--quiet', '--depth=1', `file://${remote}`, cwd]);
  await testGit.run(['checkout', '--quiet', '--orphan', 'other'], { cwd });
  const { code, stderr } = await docket(['check'], {}, { cwd });
  expect([code, stderr]).toEqual([
    1,
    'This clone is too shallow to know where its branch began. Run git fetch --unshallow, and try again.\n',
  ]);
});

it('says what is missing to compare with', async () => {
  const cwd = await clone();
  const unknown = await docket(['check', '--base', 'nowhere'], {}, { cwd });
  expect([unknown.code, unknown.stderr]).toEqual([
    1,
    '`nowhere` has no commit in common with this one. Name another with --base, or fetch more history.\n',
  ]);
  rmSync(join(cwd, '.git'), { recursive: true });
  const plain = await docket(['check'], {}, { cwd });
  expect(plain.stderr).toBe('This folder is not in a git repository. Run docket check in one.\n');
});
