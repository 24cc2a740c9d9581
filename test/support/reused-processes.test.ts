// Programs that share a process must not notice it. These launchers are small programs of their own.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { runReused } from './reused-processes.ts';
import { tempDir } from './temp.ts';

/** A launcher with these lines, and `program.js` beside it. */
function launcher(lines: string, { program = '', name = 'main.cjs' } = {}) {
  const bundle = tempDir();
  const entry = join(bundle, name);
  writeFileSync(entry, lines);
  writeFileSync(join(bundle, 'program.js'), program);
  return (more: { args?: string[]; env?: Record<string, string>; input?: string } = {}) =>
    runReused({ entry, env: {}, cwd: bundle, ...more });
}

const FINE = { code: 0, stderr: '' };

it('each run has modules, an environment, a folder, and an exit code of its own', async () => {
  const program = 'export const seen = []; export const add = (it) => seen.push(it);';
  const first = launcher(
    `import('./program.js').then(({ add, seen }) => {
       add(process.env.ONLY_HERE);
       console.log(seen.join(), process.cwd() === __dirname);
       process.exitCode = 3;
     });`,
    { program },
  );
  const env = { ONLY_HERE: 'one' };
  expect(await first({ env })).toEqual({ code: 3, stdout: 'one true\n', stderr: '' });
  expect(await first({ env })).toEqual({ code: 3, stdout: 'one true\n', stderr: '' });
  const second = launcher('console.log(process.env.ONLY_HERE, process.pid);');
  const [one, other] = [await second(), await second()];
  expect(one).toMatchObject({ ...FINE, stdout: expect.stringMatching(/^undefined \d+\n$/) });
  expect(other).toEqual(one);
});

it('a command gets its arguments and its input, whatever the one before it read', async () => {
  const command = launcher(
    `import { text } from 'node:stream/consumers';
     console.error(process.argv.slice(2).join('|'));
     text(process.stdin).then((said) => console.log(said));`,
    { name: 'cli.js' },
  );
  const asked = { args: ['a b', 'c'], input: 'Grüße' };
  expect(await command(asked)).toEqual({ code: 0, stdout: 'Grüße\n', stderr: 'a b|c\n' });
  expect(await command()).toEqual({ code: 0, stdout: '\n', stderr: '\n' });
});

it('a run ends when it has nothing to wait for, and its idle threads end with it', async () => {
  const thread = 'setInterval(() => {}, 1000)';
  const run = launcher(
    `const { Worker } = require('node:worker_threads');
     const thread = new Worker(${JSON.stringify(thread)}, { eval: true });
     thread.once('online', () => {
       thread.unref();
       console.log('up');
     });`,
  );
  expect(await run()).toEqual({ ...FINE, stdout: 'up\n' });
  const after = launcher('console.log(process.report.getReport().workers.length);');
  expect(await after()).toEqual({ ...FINE, stdout: '0\n' });
});

it('a run that fails without a handler, or is killed, takes only its process along', async () => {
  const failing = launcher("console.log('so far'); Promise.reject(new Error('A fault.'));");
  expect(await failing()).toEqual({
    ...{ code: 1, stdout: 'so far\n' },
    stderr: expect.stringContaining('A fault.'),
  });
  const killed = launcher("process.kill(process.pid, 'SIGKILL');");
  expect((await killed()).code).toBe(null);
  const next = launcher("console.log('fine');");
  expect(await next()).toEqual({ ...FINE, stdout: 'fine\n' });
});
