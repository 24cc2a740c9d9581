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
    'docs/cli.md:3: This page mentions the flag `--near`, which this change removes.',
    'cli.js:2: The flag `--around` was added, and no page mentions it.',
    '',
  ]);
  // Paths that a terminal can open from where it is.
  const below = await docket(['check'], {}, { cwd: join(cwd, 'docs') });
  expect(below.stdout).toMatch(/^cli\.md:3: .*\n\.\.\/cli\.js:2: /);
  expect([wrong.code, wrong.stderr]).toEqual([1, '2 findings: 1 stale, 1 missing.\n']);
  expect(readdirSync(join(cwd, '.git/objects')).sort()).toEqual(before);
  expect((await testGit.run(['status', '--porcelain'], { cwd })).split('\n')).toEqual([
    ' M cli.js',
    '?? new.sh',
    '',
  ]);
  const never = await docket(['check', '--fail-on', 'never', '--json'], {}, { cwd });
  expect(never.code).toBe(0);
  expect(JSON.parse(never.stdout)).toHaveLength(2);
});

it('measures the whole repository, with a badge', async () => {
  const cwd = await clone();
  const ended = await docket(['check', '--all', '--badge', 'badge.svg'], {}, { cwd });
  expect(ended.stdout).toMatch(/No page mentions:\n +environment variable +TRAIL_KEY +cli\.js:4\n/);
  expect(ended.stdout).toMatch(/Pages mention, but no code has:\n +flag +--far +docs\/cli\.md:7\n/);
  expect(ended.stderr).toBe('66% documented: 2 of 2 flags, 0 of 1 environment variables.\n');
  expect(ended.code).toBe(1);
  expect(readFileSync(join(cwd, 'badge.svg'), 'utf8')).toContain('aria-label="documented: 66%"');
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
