// `npm run demo` in a process of its own.
import { once } from 'node:events';
import { chmodSync, mkdirSync, readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import { stripVTControlCharacters } from 'node:util';
import { expect } from 'vitest';
import { COMPILED } from './compiled.ts';
import { startProcess } from './processes.ts';
import { running } from './programs.ts';
import { tempDir } from './temp.ts';
import { atTestEnd } from './test-end.ts';

const DEMO = resolve(import.meta.dirname, '../../scripts/demo.ts');

/** Without a terminal, as in a script or a CI job. */
export const startDemo = (...args: string[]) => start([process.execPath, DEMO, ...args]);

/** With more variables in its environment. */
export const startDemoWith = (env: Record<string, string>, ...args: string[]) =>
  start([process.execPath, DEMO, ...args], env);

/** In a terminal, which the program `script` makes; `type` presses keys in it. */
export function startDemoInTerminal(...args: string[]) {
  const command = [process.execPath, DEMO, ...args].map((word) => `'${word}'`).join(' ');
  return start(['script', '--quiet', '--return', '--command', `exec ${command}`, '/dev/null']);
}

function start([program = '', ...args]: string[], more: Record<string, string> = {}) {
  const dir = tempDir();
  // The database runs as another user, if we are root.
  chmodSync(dir, 0o711);
  const tmp = join(dir, 'tmp');
  mkdirSync(tmp, { mode: 0o711 });
  const env = { PATH: process.env.PATH, TMPDIR: tmp, NODE_COMPILE_CACHE: COMPILED, ...more };
  const child = startProcess(program, args, { env });
  let said = '';
  child.stdout.on('data', (chunk: Buffer) => {
    said += stripVTControlCharacters(chunk.toString('utf8'));
  });
  const problems = text(child.stderr);
  const closed = once(child, 'close');
  // It ends what it has started.
  atTestEnd(async () => {
    child.kill('SIGTERM');
    await closed;
  });
  const ended = closed.then(async ([code]) => ({ code, problems: await problems }));
  return {
    said: () => said,
    ended,
    async untilSaid(words: string) {
      while (!said.includes(words)) {
        await Promise.race([once(child.stdout, 'data'), closed]);
        if (child.exitCode !== null && !said.includes(words)) {
          throw new Error(`The demo ended without saying ${words}:\n${said}${await problems}`);
        }
      }
    },
    /** The links that it prints at its end. */
    links: () => said.slice(said.indexOf('Your turn:')).match(/\b(?:http|file):\S+/g) ?? [],
    interrupt: () => void child.kill('SIGINT'),
    type: (keys: string) => void child.stdin.write(keys),
    /** No file, and no process that was started with one. */
    expectNothingLeft: () => expect([...readdirSync(tmp), ...running(tmp)]).toEqual([]),
  };
}

export type StartedDemo = ReturnType<typeof startDemo>;

/** The demo's agent understands it without a model. */
export const REQUEST = '/docs add "Safety" to docs/start.md: Tell someone where you are going.';

const read = async (url: string) => (await fetch(url)).text();

/** Sends the form of the page as a browser does. */
export async function comment(thread: string, body: string): Promise<void> {
  const token = /name="token" value="(\w+)"/.exec(await read(thread))?.[1] ?? '';
  const answer = await fetch(`${thread}/comments`, {
    method: 'POST',
    headers: { origin: new URL(thread).origin },
    body: new URLSearchParams({ token, body }),
  });
  expect(answer.status).toBe(200);
}

/** The page answers as soon as something has changed since this version of it. */
export async function untilShown(thread: string, words: string): Promise<void> {
  let page = await read(thread);
  while (!page.includes(words)) {
    const version = /data-version="(\d+)"/.exec(page)?.[1];
    page = await read(`${thread}?after=${version}`);
  }
}
