// The demo of an organization, as `npm run demo -- --organization` shows it with the committed bundle.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdirSync, readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import { expect, it } from 'vitest';
import { tempDir } from '../support/temp.ts';
import { atTestEnd } from '../support/test-end.ts';

const DEMO = resolve(import.meta.dirname, '../../scripts/demo.ts');

it('kills a worker in the middle, ends as promised, and stays open until Ctrl-C', async () => {
  const demo = startDemo('--keep');
  await demo.untilSaid('Press Ctrl-C to stop:');
  const pages = demo.said().match(/(?<=^ {3})http:\S+$/gm) ?? [];
  expect(pages.length).toBeGreaterThan(4);
  for (const page of pages) expect((await fetch(page)).status, page).toBe(200);
  demo.interrupt();
  const { code, problems } = await demo.ended;
  expect({ code, problems }).toEqual({ code: 0, problems: '' });
  const inOrder = [
    'server 2: http://127.0.0.1:',
    'mona: /docs explain the new --json flag',
    'Done: http://',
    '+| `--json` | Prints all trails as one JSON array, for scripts. |',
    'was killed.',
    'has started the agent again.',
    'Done: http://',
    '2 requests, 2 pull requests',
    'Demo finished in ',
  ];
  let at = 0;
  for (const words of inOrder) {
    const found = demo.said().indexOf(words, at);
    expect(found, `${words}, after the ones before it, in:\n${demo.said()}`).not.toBe(-1);
    at = found;
  }
  await demo.expectNothingLeft();
});

it('leaves nothing behind when it is stopped in the middle', async () => {
  const demo = startDemo();
  await demo.untilSaid('was killed.');
  demo.interrupt();
  expect(await demo.ended).toEqual({ code: 130, problems: 'Stopped.\n' });
  await demo.expectNothingLeft();
});

function startDemo(...args: string[]) {
  const dir = tempDir();
  // The database runs as another user, if we are root.
  chmodSync(dir, 0o711);
  const tmp = join(dir, 'tmp');
  mkdirSync(tmp, { mode: 0o711 });
  const env = { PATH: process.env.PATH, TMPDIR: tmp };
  const child = spawn(process.execPath, [DEMO, '--organization', ...args], { env });
  atTestEnd(() => void child.kill('SIGTERM'));
  let said = '';
  child.stdout.on('data', (chunk: Buffer) => {
    said += chunk.toString('utf8');
  });
  const problems = text(child.stderr);
  const closed = once(child, 'close');
  return {
    said: () => said,
    async untilSaid(words: string) {
      while (!said.includes(words)) await once(child.stdout, 'data');
    },
    interrupt: () => void child.kill('SIGINT'),
    ended: closed.then(async ([code]) => ({ code, problems: await problems })),
    async expectNothingLeft() {
      expect(readdirSync(tmp)).toEqual([]);
      for (const [, pid] of said.matchAll(/worker \d: process (\d+)/g)) {
        expect(() => process.kill(Number(pid), 0)).toThrow('ESRCH');
      }
      for (const [server] of said.matchAll(/(?<=server \d: )\S+/g)) {
        await expect(fetch(server)).rejects.toThrow();
      }
    },
  };
}
