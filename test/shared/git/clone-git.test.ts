// Whose repositories git works in. git itself can be told, for its own tests, that a folder belongs to
// somebody else.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { delimiter, join, resolve, sep } from 'node:path';
import { expect, it } from 'vitest';
import { assertTrusted, openCloneGit } from '../../../src/shared/git/clone-git.ts';
import { testGit } from '../../support/repository.ts';
import { tempDir } from '../../support/temp.ts';

/** A repository of another user, and the environment of a person who works in it. */
async function foreign() {
  const [root, bin, home] = [tempDir(), tempDir(), tempDir()];
  await testGit.run(['init', '--quiet', root]);
  const path = process.env.PATH ?? '';
  writeFileSync(
    join(bin, 'git'),
    `#!/bin/sh\nPATH='${path}' GIT_TEST_ASSUME_DIFFERENT_OWNER=1 exec git "$@"\n`,
    { mode: 0o755 },
  );
  const env = { PATH: [bin, path].join(delimiter), HOME: home };
  const say = (text: string) => writeFileSync(join(home, '.gitconfig'), text);
  const ask = async (more: NodeJS.ProcessEnv = {}) =>
    (await openCloneGit({ ...env, ...more })).try(['rev-parse', '--show-toplevel'], { cwd: root });
  return { root, say, ask };
}

it('works in no repository of somebody else, and says what to do', async () => {
  const { ask } = await foreign();
  const answer = await ask();
  expect(answer.code).toBe(128);
  expect(() => assertTrusted(answer)).toThrow(
    /belongs to another user, .* If you trust it, run git config --global --add safe\.directory \//,
  );
});

it('works where the person’s own settings say that it is safe', async () => {
  const { root, say, ask } = await foreign();
  say(`[safe]\n\tdirectory = ${root}\n`);
  expect((await ask()).code).toBe(0);
  say('[safe]\n\tdirectory = *\n\tdirectory =\n');
  expect((await ask()).code).toBe(128);
});

it('takes no word of a repository for it', async () => {
  const { root, ask } = await foreign();
  await testGit.run(['config', 'safe.directory', '*'], { cwd: root });
  expect((await ask()).code).toBe(128);
  expect((await ask({ GIT_DIR: join(root, '.git') })).code).toBe(128);
});

const SOURCE = resolve(import.meta.dirname, '../../../src');

/**
 * Who makes a git that trusts nobody's folder: each works with `--git-dir` in what Docket has made, with an
 * address, or in no repository.
 */
const OWN = [
  'action/export-views.ts',
  'agents/program/machine.ts',
  'bot/doctor/probes.ts',
  'cli/init/place.ts',
  'drift/drift-thread.ts',
  'github/context-repositories.ts',
  'github/drift.ts',
  'shared/git/clone-git.ts',
  'store/data-dir.ts',
  'store/open-embedded.ts',
];

it('is what every command uses in a clone: every other git has a reason', () => {
  const makers = readdirSync(SOURCE, { recursive: true, encoding: 'utf8' })
    .map((name) => name.replaceAll(sep, '/'))
    .filter((name) => name.endsWith('.ts') && name !== 'shared/git/git.ts')
    .filter((name) => /\bcreateGit\(/.test(readFileSync(join(SOURCE, name), 'utf8')));
  expect(makers.sort()).toEqual(OWN);
});
