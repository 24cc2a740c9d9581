// Wrong usage, whoever notices it: exit code 2, and what to write instead.
import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { docket } from '../../support/cli.ts';
import { repositoryWith, testGit } from '../../support/repository.ts';
import { tempDir } from '../../support/temp.ts';

const KEY = { DOCKET_API_KEY: 'docket_x' };
const ON = ['--base-url', 'http://127.0.0.1:1', '--project', 'acme'];

describe('wrong usage', () => {
  it.each([
    [['--bogus'], 'Unknown option `--bogus`.'],
    [['-x'], 'Unknown option `-x`.'],
    [['--versoin'], 'Did you mean `--version`?'],
    [['serve', '--bogus'], 'Unknown option `--bogus`.'],
    [
      ['views', '--access-logs', 'x', '--out', 'o', '--range', 'nonsense'],
      '`--range` must be one of',
    ],
    [['views', '--access-logs', 'x', '--out', 'o', '--from', 'nonsense'], 'start date `nonsense`'],
    [
      ['views', '--access-logs', 'x', '--out', 'o', '--from', '2026-11-02', '--to', '2026-11-01'],
      'The range is empty',
    ],
    [['views', '--base-url', 'nonsense', '--project', 'a', '--out', 'o'], '`--base-url` must'],
    [['job', 'list', '--base-url', 'nonsense', '--project', 'a'], '`--base-url` must'],
    [['job', 'get', ...ON, '--job', 'a/b'], '`--job` must not contain'],
    [
      ['job', 'list', '--base-url', 'http://127.0.0.1:1', '--project', 'a/b'],
      '`--project` must not contain',
    ],
    [['keys', 'create', '--project', 'a', '--expires', 'nonsense'], '`--expires` must be'],
    [['keys', 'create', '--project', 'a', '--expires', '2020-01-01'], 'already be expired'],
    [['keys', 'list', '--database', 'nonsense'], '`--database` must be a URL'],
    [['serve', '--database', 'nonsense'], '`--database` must be a URL'],
    [['migrate', '--database', 'nonsense'], '`--database` must be a URL'],
    [['work', '--database', 'nonsense'], '`--database` must be a URL'],
  ])('of docket %j has exit code 2', async (argv, words) => {
    const { code, stdout, stderr } = await docket(argv, KEY);
    expect([code, stdout]).toEqual([2, '']);
    expect(stderr).toContain(words);
    expect(stderr).toMatch(/See docket [\w-]* ?--help\.\n$/);
  });

  it('also means a key that is not in the environment', async () => {
    for (const argv of [
      ['job', 'list', ...ON],
      ['views', ...ON, '--out', 'o'],
    ]) {
      const { code, stderr } = await docket(argv);
      expect([code, stderr]).toEqual([2, expect.stringContaining('DOCKET_API_KEY')]);
    }
  });
});

describe('a service that is not there', () => {
  it.each(['list', 'events', 'get', 'create'])('is what docket job %s reports', async (verb) => {
    const more = { list: [], create: ['--prompt', 'x'] }[verb] ?? ['--job', 'j1'];
    const { code, stderr } = await docket(['job', verb, ...ON, ...more], KEY);
    expect(code).toBe(1);
    expect(stderr).toContain('127.0.0.1:1 cannot be reached: nothing answers there');
    expect(stderr).not.toContain('cannot list');
  });
});

describe('the data folder', () => {
  it.each(['.docket', 'data'])('keeps itself out of git when it is new, as %s', async (name) => {
    const repo = tempDir();
    await testGit.run(['init', '--quiet', repo]);
    const data = join(repo, name);
    await docket(['keys', 'create', '--project', 'acme', '--data', data]);
    const { stdout } = await testGit.try(['status', '--porcelain'], { cwd: repo });
    expect(stdout.toString()).toBe('');
    expect((await docket(['keys', 'list', '--data', data])).stdout).toContain('acme');
  });

  it('keeps itself out of git when it is .docket and was there before, and touches no other', async () => {
    const dir = tempDir();
    for (const name of ['.docket', 'docs']) {
      mkdirSync(join(dir, name));
      await docket(['keys', 'create', '--project', 'acme', '--data', join(dir, name)]);
    }
    expect(existsSync(join(dir, '.docket/.gitignore'))).toBe(true);
    expect(existsSync(join(dir, 'docs/.gitignore'))).toBe(false);
  });
});

describe('a server that cannot start', () => {
  it('leaves no data folder behind', async () => {
    const repo = await repositoryWith({ 'docs/start.md': '# Start\n' });
    const dir = tempDir();
    const data = join(dir, 'data');
    const one = ['--project', 'acme', '--agent-command', 'true', '--data', data];
    for (const wrong of [
      ['--repo', join(dir, 'nowhere')],
      ['--repo', repo, '--access-logs', join(dir, '*.log')],
      ['--repo', repo, '--host', '192.0.2.1'],
    ]) {
      const { code } = await docket(['serve', '--port', '0', ...one, ...wrong]);
      expect([wrong, code, existsSync(data)]).toEqual([wrong, 1, false]);
    }
    expect((await docket(['keys', 'revoke', 'nope', '--data', data])).code).toBe(1);
    expect(existsSync(data)).toBe(false);
  });

  it('removes nothing of a folder that was there', async () => {
    const data = join(tempDir(), 'data');
    await docket(['keys', 'create', '--project', 'acme', '--data', data]);
    const one = ['--project', 'acme', '--agent-command', 'true', '--data', data];
    await docket(['serve', '--port', '0', ...one, '--repo', '/nowhere']);
    expect((await docket(['keys', 'list', '--data', data])).stdout).toContain('acme');
  });
});
