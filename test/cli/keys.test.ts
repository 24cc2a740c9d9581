import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { keys } from '../../src/cli/keys.ts';
import { authorize } from '../../src/service/projects/keys.ts';
import { DAY_MS } from '../../src/shared/days.ts';
import { systemClock } from '../../src/shared/runtime.ts';
import { fileKeyStore } from '../../src/store/key-file.ts';
import { tempDir } from '../support/temp.ts';
import { testTerminal } from '../support/terminal.ts';

async function docketKeys(dir: string, ...argv: string[]) {
  const terminal = testTerminal();
  const code = await keys(process.env).run([...argv, '--data', dir], terminal);
  return { code, stdout: terminal.stdout, stderr: terminal.stderr };
}

describe('docket keys', () => {
  it('prints a new key alone on stdout; it opens its project, and only its hash is kept', async () => {
    const dir = tempDir();
    const { code, stdout } = await docketKeys(dir, 'create', '--project', 'acme');
    expect(code).toBe(0);
    expect(stdout).toMatch(/^docket_[\w-]{43}\n$/);
    const key = stdout.trim();
    expect(readFileSync(join(dir, 'keys.json'), 'utf8')).not.toContain(key.slice('docket_'.length));
    const records = await fileKeyStore(dir, systemClock).list();
    expect(
      authorize(records, `Bearer ${key}`, { projectId: 'acme', scope: 'jobs' }, systemClock.now())
        .project,
    ).toBe('acme');
  });

  it('makes a different key each time', async () => {
    const dir = tempDir();
    const first = await docketKeys(dir, 'create', '--project', 'acme');
    const second = await docketKeys(dir, 'create', '--project', 'acme');
    expect(first.stdout).not.toBe(second.stdout);
  });

  it('lists keys with their state, and none of their secrets', async () => {
    const dir = tempDir();
    const created = await docketKeys(dir, 'create', '--project', 'acme', '--expires', '2099-01-01');
    await fileKeyStore(dir, systemClock).update((records) =>
      records.map((record) => ({ ...record, expiresAt: '2020-01-01T00:00:00.000Z' })),
    );
    await docketKeys(
      dir,
      'create',
      '--project',
      'other',
      '--prefix',
      'acme.',
      '--expires',
      'never',
    );
    const { stdout } = await docketKeys(dir, 'list');
    expect(stdout).toMatch(/^[0-9a-f]{8} {2}acme {3}expired {2}created .+ expires 2020-01-01/m);
    expect(stdout).toMatch(/^[0-9a-f]{8} {2}other {2}valid .+ does not expire/m);
    const json = await docketKeys(dir, 'list', '--json');
    expect(JSON.parse(json.stdout)).toHaveLength(2);
    expect(json.stdout).not.toContain('hash');
    expect(stdout + json.stdout).not.toContain(created.stdout.trim());
  });

  it('makes keys that expire in 90 days, unless another day or none is chosen', async () => {
    const dir = tempDir();
    const made = await docketKeys(dir, 'create', '--project', 'acme');
    await docketKeys(dir, 'create', '--project', 'acme', '--expires', 'never');
    const [first, second] = await fileKeyStore(dir, systemClock).list();
    const days = (Date.parse(first?.expiresAt ?? '') - Date.parse(first?.createdAt ?? '')) / DAY_MS;
    expect(days).toBe(90);
    expect(made.stderr).toContain(`, which expires on ${first?.expiresAt?.slice(0, 10)}.`);
    expect(second?.expiresAt).toBeNull();
    const wrong = docketKeys(dir, 'create', '--project', 'acme', '--expires', 'soon');
    await expect(wrong).rejects.toThrow('such as 2027-06-30, or never');
  });

  it('makes no key that has expired already', async () => {
    const dir = tempDir();
    const create = docketKeys(dir, 'create', '--project', 'acme', '--expires', '2020-01-01');
    await expect(create).rejects.toThrow('Choose a later `--expires`, or never');
    expect(await fileKeyStore(dir, systemClock).list()).toEqual([]);
  });

  it('revokes a key by its id, and says when there is none', async () => {
    const dir = tempDir();
    await docketKeys(dir, 'create', '--project', 'acme');
    const [record] = JSON.parse((await docketKeys(dir, 'list', '--json')).stdout);
    await docketKeys(dir, 'revoke', record.id);
    expect((await docketKeys(dir, 'list')).stdout).toContain('revoked');
    await expect(docketKeys(dir, 'revoke', 'nope')).rejects.toThrow(/There is no key `nope`/);
  });

  it.each([
    [[], /create\|list\|revoke/],
    [['create'], /`--project ID` is required/],
    [['create', '--project', 'a/b'], /not contain `\/`/],
    [['create', '--project', 'a', '--expires', '2026-02-31'], /`--expires` must be a date/],
    [['create', '--project', 'a', '--prefix', 'a b'], /`--prefix`/],
    [['revoke'], /Specify one key/],
  ])('tells what is wrong with %j', async (argv, sentence) => {
    await expect(docketKeys(tempDir(), ...argv)).rejects.toThrow(sentence);
  });
});
