import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { presetFor } from '../../../src/agents/program/environment.ts';
import { readSecretFiles } from '../../../src/cli/secret-files.ts';
import { docket } from '../../support/cli.ts';
import { tempDir } from '../../support/temp.ts';

function file(contents: string): string {
  const path = join(tempDir(), 'secret');
  writeFileSync(path, contents);
  return path;
}

describe('A secret', () => {
  it('is read from the file that its variable names, without the line break at the end', () => {
    const env: NodeJS.ProcessEnv = { PGPASSWORD_FILE: file('a b\n\n'), OTHER_FILE: '/dev/null' };
    readSecretFiles(env);
    expect(env).toEqual({ PGPASSWORD: 'a b\n', OTHER_FILE: '/dev/null' });
  });

  it('of every agent can be in a file', () => {
    const keys = ['claude', 'codex', 'copilot', 'gemini', 'opencode'].map(
      (name) => presetFor(name).keys[0] ?? '',
    );
    const env: NodeJS.ProcessEnv = Object.fromEntries(
      keys.map((name) => [`${name}_FILE`, file(`of ${name}`)]),
    );
    readSecretFiles(env);
    expect(env).toEqual(Object.fromEntries(keys.map((name) => [name, `of ${name}`])));
  });

  it.each([
    ['twice', { GITHUB_TOKEN: 'a', GITHUB_TOKEN_FILE: '/a' }, /GITHUB_TOKEN or GITHUB_TOKEN_FILE/],
    ['in a file that is missing', { CLIENT_SECRET_FILE: '/nowhere' }, /read \(ENOENT\)/],
    ['in an empty file', { WEBHOOK_SECRET_FILE: '/dev/null' }, /empty or too large/],
  ])('is not given %s', (_, env, sentence) => {
    expect(() => readSecretFiles({ ...env })).toThrow(sentence);
  });

  it('that cannot be read is told in a sentence', async () => {
    const { code, stderr } = await docket(['migrate'], { PGPASSWORD_FILE: '/nowhere' });
    expect({ code, stderr }).toEqual({
      code: 1,
      stderr: expect.stringMatching(/^PGPASSWORD_FILE names a file that cannot be read/),
    });
  });
});
