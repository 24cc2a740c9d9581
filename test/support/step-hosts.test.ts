// Steps that share a process must not notice it. These entries are small programs of their own.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { runHosted } from './step-hosts.ts';
import { tempDir } from './temp.ts';

async function run(main: string, { program = '', env = {} as Record<string, string> } = {}) {
  const bundle = tempDir();
  writeFileSync(join(bundle, 'program.js'), program);
  writeFileSync(join(bundle, 'main.cjs'), main);
  return () =>
    runHosted({
      ...{ node: process.execPath, main: join(bundle, 'main.cjs'), post: '', dir: tempDir() },
      host: { serverUrl: '', apiUrl: '', graphqlUrl: '' },
      repository: { fullName: 'octo/handbook', id: 1 },
      ...{ event: { name: 'push', payload: {} }, inputs: {}, runId: 1, env },
    });
}

it('each step has modules, an environment, a folder, and an exit code of its own', async () => {
  const program = 'export const seen = []; export const add = (it) => seen.push(it);';
  const first = await run(
    `import('./program.js').then(({ add, seen }) => {
       add(process.env.ONLY_HERE);
       console.log(seen.join(), process.cwd() === process.env.GITHUB_WORKSPACE);
       process.exitCode = 3;
     });`,
    { program, env: { ONLY_HERE: 'one' } },
  );
  expect(await first()).toMatchObject({ code: 3, log: 'one true\n' });
  expect(await first()).toMatchObject({ code: 3, log: 'one true\n' });
  const second = await run('console.log(process.env.ONLY_HERE, process.pid);');
  const [one, other] = [await second(), await second()];
  expect(one).toMatchObject({ code: 0, log: expect.stringMatching(/^undefined \d+\n$/) });
  expect(other.log).toBe(one.log);
});

it('a step ends when it has nothing to wait for, and its idle threads end with it', async () => {
  const thread = 'setInterval(() => {}, 1000)';
  const step = await run(
    `const { Worker } = require('node:worker_threads');
     const thread = new Worker(${JSON.stringify(thread)}, { eval: true });
     thread.once('online', () => {
       thread.unref();
       require('node:fs').appendFileSync(process.env.GITHUB_OUTPUT, 'done=yes\\n');
     });`,
  );
  expect(await step()).toMatchObject({ code: 0, outputs: { done: 'yes' } });
  const after = await run('console.log(process.report.getReport().workers.length);');
  expect(await after()).toMatchObject({ log: '0\n' });
});

it('a step that fails without a handler, or is killed, takes only its process along', async () => {
  const failing = await run("console.log('so far'); Promise.reject(new Error('A fault.'));");
  expect(await failing()).toMatchObject({
    code: 1,
    log: expect.stringMatching(/^so far\n.*A fault/s),
  });
  const killed = await run("process.kill(process.pid, 'SIGKILL');");
  expect((await killed()).code).toBe(null);
  const next = await run("console.log('fine');");
  expect(await next()).toMatchObject({ code: 0, log: 'fine\n' });
});
