// What an agent reaches and reads, tried by an agent on each kind of machine that can be made of this
// one.
import { chmodSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { detectIsolation, type Isolation } from '../../../src/agents/program/isolation.ts';
import { commandAgent, commandCheck } from '../../../src/agents/program/program.ts';
import type { AgentTask, NetworkSetting } from '../../../src/jobs/agent.ts';
import { systemClock } from '../../../src/shared/runtime.ts';
import { KEY, startProvider } from '../../support/broker.ts';
import { itUnless, looksAtMachine, programFolder } from '../../support/programs.ts';
import { silentLog } from '../../support/silent-log.ts';
import { tempDir } from '../../support/temp.ts';
import { atTestEnd } from '../../support/test-end.ts';

looksAtMachine();

const root = mkdtempSync(join(tmpdir(), 'docket-reach-'));
chmodSync(root, 0o755);
afterAll(() => rmSync(root, { recursive: true, force: true }));

/** Tries everything it is told to, and writes down what came of it. */
const AGENT = `
import { writeFileSync, readFileSync, readdirSync } from 'node:fs';
import net from 'node:net';
import dgram from 'node:dgram';
import dns from 'node:dns/promises';
const out = {};
const word = process.env.ANTHROPIC_API_KEY;
const connect = (options) => new Promise((resolve) => {
  const socket = net.connect(options, () => { socket.destroy(); resolve('connected'); });
  socket.setTimeout(3000, () => { socket.destroy(); resolve('nothing'); });
  socket.on('error', (error) => resolve(error.code));
});
const plan = JSON.parse(process.argv[2]);
if (plan.ask) {
  const url = process.env.ANTHROPIC_BASE_URL + '/v1/messages';
  const response = await fetch(url, { method: 'POST', headers: { 'x-api-key': word }, body: '{}' });
  out.asked = response.status;
}
out.env = JSON.stringify(process.env);
out.processes = readdirSync('/proc').filter((name) => /^[0-9]+$/.test(name)).map((pid) => {
  const read = (file) => { try { return readFileSync('/proc/' + pid + '/' + file, 'latin1'); } catch { return ''; } };
  return read('environ') + read('cmdline');
}).join(' ');
if (plan.kill) for (const pid of readdirSync('/proc').filter((name) => /^[0-9]+$/.test(name))) {
  if (Number(pid) !== 1 && readFileSync('/proc/' + pid + '/cmdline', 'latin1').includes('createServer(both'))
    process.kill(Number(pid), 'SIGKILL');
}
if (plan.port) out.host = await connect({ port: plan.port, host: '127.0.0.1' });
if (plan.abstract) out.abstract = await connect({ path: '\\0' + plan.abstract });
if (plan.socket) out.socket = await connect({ path: plan.socket });
if (plan.outside) {
  out.outside = await connect({ port: 443, host: '93.184.215.14' });
  out.ipv6 = await connect({ port: 443, host: '2606:4700::1111' });
  out.metadata = await connect({ port: 80, host: '169.254.169.254' });
  out.dns = await dns.resolve4('example.com').then(() => 'resolved', (error) => error.code);
  out.udp = await new Promise((resolve) => {
    const socket = dgram.createSocket('udp4');
    socket.send('x', 53, '8.8.8.8', (error) => { socket.close(); resolve(error ? error.code : 'sent'); });
  });
}
if (plan.tunnel) out.tunnel = await new Promise((resolve) => {
  const proxy = new URL(process.env.HTTPS_PROXY);
  const socket = net.connect(Number(proxy.port), proxy.hostname, () => socket.write('CONNECT ' + plan.tunnel + ' HTTP/1.1\\r\\nhost: x\\r\\n\\r\\n'));
  socket.once('data', (chunk) => { socket.destroy(); resolve(chunk.toString().split('\\r\\n')[0]); });
});
writeFileSync('out.json', JSON.stringify(out));
console.log('Done.');
`;

const script = join(root, 'agent.mjs');
writeFileSync(script, AGENT);

const PATHS = {
  bubblewrap: undefined,
  'other-user': ['bwrap'],
  none: ['bwrap', 'setpriv'],
} satisfies Record<Isolation['kind'], string[] | undefined>;

function pathOf(kind: Isolation['kind']): string {
  const without = PATHS[kind];
  if (!without) return `${process.env.PATH}`;
  const folder = mkdtempSync(join(root, 'path-'));
  return programFolder(folder, { without: [...without, 'node'] });
}

const found = await Promise.all(
  (Object.keys(PATHS) as Isolation['kind'][]).map(async (kind) => {
    const environment = { PATH: pathOf(kind), HOME: root };
    const options = { environment, clock: systemClock, tmp: tmpdir() };
    return { kind, environment, isolation: await detectIsolation(options) };
  }),
);

interface Out {
  [name: string]: string;
}

interface Options {
  environment?: Record<string, string>;
  network?: NetworkSetting;
  task?: Partial<AgentTask>;
}

describe.each(found)('an agent, isolated by: $kind,', ({ kind, isolation, environment }) => {
  const test = itUnless(isolation.kind !== kind && isolation.sentence);

  // No other kind can close the network, on any machine.
  const testClosed =
    kind === 'bubblewrap'
      ? itUnless(
          !(isolation.kind === kind && isolation.closesNetwork) && 'Its network cannot be closed.',
        )
      : () => {};

  async function run(plan: object, { network, task, ...more }: Options = {}) {
    const provider = await startProvider();
    const tmp = tempDir();
    chmodSync(tmp, 0o755);
    const agent = commandAgent({
      command: `'${process.execPath}' '${script}' '${JSON.stringify(plan)}'`,
      environment: {
        ...environment,
        ...{ ANTHROPIC_API_KEY: KEY, ANTHROPIC_BASE_URL: provider.url },
        ...more.environment,
      },
      envNames: ['ANTHROPIC_API_KEY', 'ANTHROPIC_BASE_URL'],
      ...{ isolation, clock: systemClock, log: silentLog, tmp },
      ...(network && { network }),
    });
    const dir = tempDir();
    const conversation = [{ role: 'user' as const, text: 'Write.' }];
    const whole = { dir, conversation, docsPaths: [], ...task };
    const result = await agent.run(whole, new AbortController().signal);
    const out = JSON.parse(readFileSync(join(dir, 'out.json'), 'utf8')) as Out;
    expect(readdirSync(tmp)).toEqual([]);
    return { result, out, provider, agent };
  }

  test('asks its model with a word instead of the key, which is nowhere', async () => {
    const { out, provider, result, agent } = await run({ ask: true });
    expect(out.asked).toBe(200);
    expect(provider.seen[0]?.headers['x-api-key']).toBe(KEY);
    expect(out.env).not.toContain(KEY);
    expect(out.processes).not.toContain(KEY);
    expect(agent.metered).toBe(true);
    expect(result.usage).toMatchObject({ steps: 1, inputTokens: 10, outputTokens: 5 });
    expect(result.usage.sent).toMatchObject([{ path: '/v1/messages', outcome: '200', tokens: 15 }]);
  });

  test('has no password of the machine’s proxy where its network is closed', async () => {
    const proxy = 'http://me:the-proxy-password@127.0.0.1:9';
    const { out } = await run({}, { environment: { HTTPS_PROXY: proxy, ALL_PROXY: proxy } });
    if (isolation.closesNetwork) expect(out.env).not.toContain('the-proxy-password');
    else expect(out.env).toContain('"NO_PROXY":"127.0.0.1,localhost"');
  });

  test('reaches neither this machine nor the world where its network is closed', async () => {
    const server = createServer((socket) => socket.destroy());
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    atTestEnd(() => new Promise<void>((resolve) => server.close(() => resolve())));
    const { port } = server.address() as { port: number };
    const name = `docket-test-${process.pid}-${port}`;
    const abstract = createServer((socket) => socket.destroy());
    await new Promise<void>((resolve) => abstract.listen(`\0${name}`, resolve));
    atTestEnd(() => new Promise<void>((resolve) => abstract.close(() => resolve())));
    const { out } = await run({ port, abstract: name, outside: isolation.closesNetwork });
    if (!isolation.closesNetwork) {
      expect(out).toMatchObject({ host: 'connected', abstract: 'connected' });
      return;
    }
    expect(out).toMatchObject({
      host: 'ECONNREFUSED',
      abstract: 'ECONNREFUSED',
      outside: 'ENETUNREACH',
      ipv6: expect.stringMatching(/ENETUNREACH|EADDRNOTAVAIL|EAFNOSUPPORT/),
      metadata: 'ENETUNREACH',
      dns: expect.stringMatching(/ECONNREFUSED|ETIMEOUT|EAI_AGAIN|ENOTFOUND/),
      udp: 'ENETUNREACH',
    });
  });

  testClosed('is told that a host is not listed, and the attempt is on record', async () => {
    const { out, result } = await run({ tunnel: 'evil.example:443' });
    expect(out.tunnel).toBe('HTTP/1.1 403 Forbidden');
    expect(result.usage.sent).toMatchObject([
      { host: 'evil.example:443', path: '', outcome: 'refused' },
    ]);
  });

  testClosed('ends with its way out, and never has another one', async () => {
    // The forwarder is the only process beside the agent's own.
    const started = run({ kill: true, port: 9 });
    await expect(started).rejects.toThrow('The agent ended with exit code 137');
  });

  test('is not started where its network must be closed and cannot be', async () => {
    const started = run({}, { network: { hosts: ['registry.npmjs.org'] } });
    if (isolation.closesNetwork) await expect(started).resolves.toBeDefined();
    else await expect(started).rejects.toThrow(/limit what it can reach, and this machine cannot/);
  });

  test('reaches everything when its network is open, and still has no key', async () => {
    const server = createServer((socket) => socket.destroy());
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    atTestEnd(() => new Promise<void>((resolve) => server.close(() => resolve())));
    const { port } = server.address() as { port: number };
    const { out } = await run({ ask: true, port }, { network: 'open' });
    expect(out).toMatchObject({ asked: 200, host: 'connected' });
    expect(out.env).not.toContain(KEY);
  });

  test('is checked without a network, unless the settings give it one', async () => {
    const server = createServer((socket) => socket.destroy());
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    atTestEnd(() => new Promise<void>((resolve) => server.close(() => resolve())));
    const { port } = server.address() as { port: number };
    const check = (network?: 'open') =>
      commandCheck({
        command: `'${process.execPath}' '${script}' '${JSON.stringify({ port })}'; cat out.json`,
        ...{ environment, isolation, clock: systemClock, log: silentLog, tmp: tmpdir() },
        ...(network && { network }),
      }).run(tempDir(), new AbortController().signal);
    const closed = isolation.closesNetwork ? 'ECONNREFUSED' : 'connected';
    expect((await check()).output).toContain(`"host":"${closed}"`);
    expect((await check('open')).output).toContain('"host":"connected"');
  });
});

it('has an isolation to try on this machine', () => {
  expect(found.some(({ kind, isolation }) => isolation.kind === kind)).toBe(true);
});
