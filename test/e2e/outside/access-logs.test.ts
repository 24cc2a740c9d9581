// Logs as real web servers write them, counted by hand.
import { chmodSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { describe, expect } from 'vitest';
import { Analytics } from '../../../src/views/counting/analytics.ts';
import { explainLog } from '../../../src/views/counting/explain.ts';
import { InstantClock } from '../../support/clock.ts';
import { freePort } from '../../support/free-port.ts';
import { logOf } from '../../support/log-source.ts';
import { leftOver, MARK, runToEnd, startProcess } from '../../support/processes.ts';
import { itWith } from '../../support/programs.ts';
import { tempDir } from '../../support/temp.ts';
import { type Place, startOrigin, WEB_SERVERS, type WebServer } from './web-servers.ts';

const PERSON = 'Mozilla/5.0 (X11; Linux x86_64; rv:132.0) Gecko/20100101 Firefox/132.0';

/** What is sent. */
type Sent = [method: string, target: string, agent: string | null];
const SENT: [Sent, ...Sent[]] = [
  ['GET', '/', PERSON],
  ['GET', '/guide/', PERSON],
  [
    'GET',
    '/guide/?from=mail',
    'Mozilla/5.0 (X11; "quoted"; rv:132.0) Gecko/20100101 Firefox/132.0',
  ],
  ['GET', '/guide/index.html', 'claude-code/2.1.88'],
  ['GET', '/style.css', PERSON],
  ['GET', '/missing.md', 'ChatGPT-User/1.0'],
  ['HEAD', '/', PERSON],
  ['GET', '/caf%C3%A9/', PERSON],
  ['GET', '/', 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)'],
  ['GET', '/', null],
  // What servers escape in a log, each in its own way.
  ['GET', '/qu"ote/', PERSON],
  ['GET', '/back\\x41slash/', PERSON],
  ['GET', '/ha%23sh/', PERSON],
  ['GET', '/a|b{c}/', 'Mozilla/5.0 (X11; a|b/c; {d}; #e) Gecko/20100101 Firefox/132.0'],
  ['GET', '/a|b{c}/', 'claude-code/2.1.88 (x|Mozilla/5.0; {y})'],
];

// The same, counted by hand.
const WITH_AGENTS = [
  { path: '/guide', human: 2, ai: 1, total: 3 },
  { path: '/', human: 1, ai: 0, total: 1 },
  { path: '/a|b{c}', human: 0, ai: 1, total: 1 },
  { path: '/back\\x41slash', human: 1, ai: 0, total: 1 },
  { path: '/café', human: 1, ai: 0, total: 1 },
  { path: '/ha%23sh', human: 1, ai: 0, total: 1 },
  { path: '/qu"ote', human: 1, ai: 0, total: 1 },
];
const WITHOUT_AGENTS = [
  { path: '/', human: 3, ai: 0, total: 3 },
  { path: '/guide', human: 3, ai: 0, total: 3 },
  { path: '/a|b{c}', human: 2, ai: 0, total: 2 },
  { path: '/back\\x41slash', human: 1, ai: 0, total: 1 },
  { path: '/café', human: 1, ai: 0, total: 1 },
  { path: '/ha%23sh', human: 1, ai: 0, total: 1 },
  { path: '/qu"ote', human: 1, ai: 0, total: 1 },
];

describe('the logs of', () => {
  for (const server of WEB_SERVERS) {
    itWith(server.program, `${server.program} count what was sent`, async () => {
      const logs = await logsOf(server);
      for (const [name, { agents, format, raw }] of Object.entries(server.logs)) {
        const source = logOf(name, logs[name] ?? '');
        expect((await explainLog(source)).format, name).toBe(format);
        const engine = new Analytics({ logs: async () => [source], clock: new InstantClock() });
        const { views } = await engine.views({});
        const sent = agents ? WITH_AGENTS : WITHOUT_AGENTS;
        const expected = raw ? sent.filter(({ path }) => !/["\\]/.test(path)) : sent;
        const told = views.filter(({ path }) => !raw || path !== '/backAslash');
        expect(told, `${name}:\n${logs[name]}`).toEqual(expected);
        const { quality, classes, missing } = await engine.insights({});
        expect(quality, name).toMatchObject({ lines: SENT.length, rejected: raw ? 1 : 0 });
        expect(quality.warnings).toHaveLength(agents ? 0 : 1);
        expect(classes).toMatchObject(agents ? { 'other-bot': 3, unknown: 0 } : { unknown: 12 });
        expect(missing.map(({ path }) => path)).toEqual(['/missing.md']);
      }
    });
  }
});

/** Starts the server, sends everything to each of its ports, and returns what it logged. */
async function logsOf(server: WebServer): Promise<Record<string, string>> {
  const dir = tempDir(`docket-${server.program}`);
  // Servers that root starts switch to another user.
  chmodSync(dir, 0o777);
  const ports = [await freePort(), await freePort(), await freePort()];
  const place: Place = { dir, root: pages(dir), ports, origin: await startOrigin() };
  const config = join(dir, 'config');
  const text = server.config(place);
  writeFileSync(config, text);
  const child = startProcess(server.program, server.args(place, config), {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, HOME: dir },
  });
  let [stdout, stderr] = ['', ''];
  child.stdout.on('data', (bytes) => {
    stdout += bytes;
  });
  child.stderr.on('data', (bytes) => {
    stderr += bytes;
  });
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()));
  const isOver = () => child.exitCode !== null || child.signalCode !== null;
  for (const port of ports.filter((one) => text.includes(`:${one}`) || text.includes(` ${one}`))) {
    await sendFirst(port, isOver, () => stderr);
    for (const one of SENT.slice(1)) await send(port, ...one);
  }
  if (server.logger) await runToEnd(...server.logger(place));
  child.kill(server.stop ?? 'SIGTERM');
  await ended;
  expect(leftOver(process.env[MARK] ?? '').filter((one) => one.includes('pinger'))).toEqual([]);
  const read = (name: string) =>
    server.program === 'haproxy' ? frontend(stdout, name) : readFileSync(join(dir, name), 'utf8');
  return Object.fromEntries(Object.keys(server.logs).map((name) => [name, read(name)]));
}

/** HAProxy names the frontend in each line, also in the one that says it has stopped. */
function frontend(stream: string, name: string): string {
  const isRequest = new RegExp(`^(?!Proxy ).*[ "]${name}[ "]`);
  const lines = stream.split('\n').filter((line) => isRequest.test(line));
  return lines.map((line) => `${line}\n`).join('');
}

function pages(dir: string): string {
  const root = join(dir, 'root');
  const folders = ['', 'guide', 'café', 'qu"ote', 'back\\x41slash', 'ha#sh', 'a|b{c}'];
  for (const folder of folders) {
    mkdirSync(join(root, folder), { recursive: true });
    writeFileSync(join(root, folder, 'index.html'), '<p>Page</p>');
  }
  writeFileSync(join(root, 'style.css'), 'p{}');
  return root;
}

/** Until the server listens. To look without sending would be in some logs, too. */
async function sendFirst(port: number, isOver: () => boolean, why: () => string): Promise<void> {
  for (;;) {
    if (isOver()) throw new Error(`The server ended: ${why()}`);
    try {
      return await send(port, ...SENT[0]);
    } catch (error) {
      if ((error as { code?: string }).code !== 'ECONNREFUSED') throw error;
      await delay(50);
    }
  }
}

function send(port: number, method: string, path: string, agent: string | null): Promise<void> {
  const headers = agent === null ? {} : { 'user-agent': agent };
  return new Promise((resolve, reject) => {
    const sent = request({ host: '127.0.0.1', port, method, path, headers, agent: false });
    sent.once('response', (response) => response.resume().once('end', resolve));
    sent.once('error', reject).end();
  });
}
