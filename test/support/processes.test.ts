import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, it } from 'vitest';
import { leftOver, MARK, runToEnd, startProcess } from './processes.ts';

const TEST = resolve(import.meta.dirname, '..');

/** Each of them ends what it starts, and cannot use the helper: programs beside the tests use it, too. */
const OTHERS = [
  'local-github/git/backend.ts',
  'local-github/git/git.ts',
  'local-runner/runner.ts',
  'support/postgres-server.ts',
  'support/processes.ts',
];

it('every test starts programs in the one way that ends them', () => {
  const names = readdirSync(TEST, { encoding: 'utf8', recursive: true });
  const starting = names.filter(
    (name) =>
      name.endsWith('.ts') &&
      /import \{[^}]*\b(?:spawn|fork|exec|execFile)\b[^}]*\} from 'node:child_process'/.test(
        readFileSync(join(TEST, name), 'utf8'),
      ),
  );
  expect(starting.sort()).toEqual(OTHERS);
});

it('a program that leaves others behind ends with all of them, and its output is kept', async () => {
  const ended = await runToEnd('sh', ['-c', 'sleep 1000 & echo started']);
  expect(ended).toEqual({ code: 0, stdout: 'started\n', stderr: '' });
});

it('a program that takes too long ends at its limit', async () => {
  expect((await runToEnd('sh', ['-c', 'sleep 1000'], { limitMs: 50 })).code).toBe(null);
});

it('what has left its group is found by its mark', async () => {
  const child = startProcess('sh', ['-c', 'echo up; read answer'], { stdio: 'pipe' });
  await new Promise((up) => child.stdout.once('data', up));
  expect(leftOver(process.env[MARK] ?? '')).toContain(`${child.pid} sh -c echo up; read answer `);
});
