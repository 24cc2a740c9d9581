// What an agent, its provider, and other processes of the machine try at the broker.
import { once } from 'node:events';
import { type AddressInfo, connect, createServer } from 'node:net';
import { describe, expect, it } from 'vitest';
import { openBroker } from '../../../src/agents/broker/broker.ts';
import { Gate } from '../../../src/agents/broker/gate.ts';
import { redactKeys, redactStream } from '../../../src/agents/broker/redaction.ts';
import { readRequest } from '../../../src/agents/broker/request-body.ts';
import { DIALER } from '../../../src/agents/broker/tunnel.ts';
import { systemClock } from '../../../src/shared/runtime.ts';
import { KEY, startBroker, startProvider } from '../../support/broker.ts';
import { silentLog } from '../../support/silent-log.ts';
import { atTestEnd } from '../../support/test-end.ts';

describe('what was sent and not answered', () => {
  it('stays reserved when the agent hangs up before the answer, and is never zero', async () => {
    const { url, word, gate, provider } = await startBroker({ handler: () => {} });
    const body = JSON.stringify({ max_tokens: 500, messages: 'x'.repeat(1_000) });
    for (let n = 0; n < 3; n += 1) {
      const gone = new AbortController();
      const init = { method: 'POST', body, headers: { 'x-api-key': word }, signal: gone.signal };
      const asked = fetch(`${url}/v1/messages`, init).catch(() => {});
      await expect.poll(() => provider.seen.length).toBe(n + 1);
      expect(gate.usage.incomplete).toBe(true);
      gone.abort();
      await asked;
    }
    await expect.poll(() => gate.usage.steps).toBe(3);
    expect(gate.usage).toMatchObject({
      ...{ steps: 3, incomplete: true },
      reserved: { inputTokens: 3 * body.length, outputTokens: 1_500 },
    });
  });

  it('is reserved when the job is canceled in the middle of it', async () => {
    const used: object[] = [];
    const { ask, gate, provider, broker } = await startBroker({
      handler: () => {},
      onUsage: async (usage) => void used.push(usage),
    });
    const asked = ask().catch(() => {});
    await expect.poll(() => provider.seen.length).toBe(1);
    await gate.abandon();
    expect(used.at(-1)).toMatchObject({ incomplete: true, reserved: { outputTokens: 32_000 } });
    await broker.close();
    await asked;
    expect(gate.usage.steps).toBe(1);
  });

  it('costs nothing when it could not be sent, or the provider refused it', async () => {
    const nobody = createServer().listen(0, '127.0.0.1');
    await once(nobody, 'listening');
    const { port } = nobody.address() as AddressInfo;
    nobody.close();
    const away = await startBroker({ base: `http://127.0.0.1:${port}` });
    await away.ask();
    const refusing = await startBroker({
      handler: (_, response) => void response.writeHead(529).end(),
    });
    await refusing.ask();
    for (const { gate } of [away, refusing]) expect(gate.usage.reserved).toBeUndefined();
  });

  it('is settled with what the provider reports', async () => {
    const { ask, gate } = await startBroker();
    await ask();
    await gate.counted();
    expect(gate.usage).toMatchObject({ inputTokens: 10, outputTokens: 5 });
    expect(gate.usage).not.toHaveProperty('incomplete');
    expect(gate.usage).not.toHaveProperty('reserved');
  });
});

describe('a key never comes back', () => {
  const base64 = Buffer.from(`key ${KEY} key`).toString('base64');
  const hex = Buffer.from(KEY).toString('hex');

  it.each([
    ['in an answer', KEY],
    ['in base64', base64],
    ['as hex', hex],
    ['escaped', KEY.replaceAll('-', '\\u002d')],
    ['as an address has it', encodeURIComponent(KEY).replaceAll('-', '%2D')],
  ])('%s', async (_, said) => {
    for (const status of [200, 401]) {
      const { ask } = await startBroker({
        handler: (_request, response) =>
          void response.writeHead(status, { 'x-said': said }).end(`{"text":"${said}"}`),
      });
      const { text, headers } = await ask();
      expect(text).not.toContain(said);
      expect(text).toContain('***');
      expect(headers.get('x-said')).not.toContain(said);
    }
  });

  it('cut in pieces by a stream', async () => {
    const { ask } = await startBroker({
      handler: async (_, response) => {
        response.write(`data: {"text":"${KEY.slice(0, 9)}`);
        await new Promise((done) => setImmediate(done));
        response.end(`${KEY.slice(9)}"}\n\n`);
      },
    });
    expect((await ask()).text).toBe('data: {"text":"***"}\n\n');
  });

  it('wherever a stream without lines is cut', async () => {
    const text = `${'a'.repeat(20_000)} ${KEY} ${'b'.repeat(20_000)}`;
    for (const size of [1_000, 4_099, 19_999, 20_007]) {
      async function* pieces() {
        for (let at = 0; at < text.length; at += size) yield Buffer.from(text.slice(at, at + size));
      }
      let said = '';
      for await (const piece of redactStream(
        pieces(),
        redactKeys(() => [KEY]),
      ))
        said += piece;
      expect(said).toBe(text.replace(KEY, '***'));
    }
  });

  it('of a login, as it is at that moment', async () => {
    const keys = ['first-key-Zk3nQ8vT1xW6rB9m', 'second-key-Qz7Lr2Vx9Tn4Wb8'];
    let asked = 0;
    const provider = await startProvider(
      ({ headers }, response) => void response.writeHead(401).end(`got ${headers.authorization}`),
    );
    const credential = {
      headers: async () => ({ authorization: `Bearer ${keys[asked++ % 2]}`, 'x-other': 'beta-1' }),
    };
    const way = { base: new URL(provider.url), credential };
    const broker = await openBroker({
      ...{ plan: { routes: new Map([['word', way]]) }, hosts: [], environment: {}, dialer: DIALER },
      gate: new Gate({ fetch, clock: systemClock, log: silentLog }),
      ...{ clock: systemClock, closed: false, signal: new AbortController().signal },
    });
    atTestEnd(() => broker.close());
    for (const _ of keys) {
      const response = await fetch(`http://127.0.0.1:${broker.port}/v1/messages`, {
        ...{ method: 'POST', body: '{}', headers: { authorization: 'Bearer word' } },
      });
      expect(await response.text()).toBe('got Bearer ***');
    }
  });
});

describe('another process of the machine', () => {
  it('leaves nothing in the record of the job, whatever it asks for', async () => {
    const { raw, url, rows, broker } = await startBroker({ exposed: true, hosts: ['a.example'] });
    for (const host of ['steal-the-secrets.example:443', 'a.example:443'])
      expect(await raw(`CONNECT ${host} HTTP/1.1\r\nhost: x\r\n\r\n`)).toContain('403');
    expect(await raw('GET http://evil.example/ HTTP/1.1\r\nhost: x\r\n\r\n')).toContain('403');
    expect((await fetch(`${url}/v1/messages`, { method: 'POST', body: '{}' })).status).toBe(401);
    expect(rows()).toEqual([]);
    expect(broker.refusals).toEqual([]);
  });

  it('keeps the agent from nothing with hundreds of idle connections, which are ended', async () => {
    const { ask, broker } = await startBroker({ exposed: true });
    const idle = Array.from({ length: 300 }, () => connect(broker.port, '127.0.0.1'));
    for (const socket of idle) socket.on('error', () => {});
    await Promise.all(idle.map((socket) => once(socket, 'connect')));
    expect((await ask()).status).toBe(200);
    await Promise.all(idle.map((socket) => socket.closed || once(socket, 'close')));
    expect((await ask()).status).toBe(200);
  });
});

describe('what an agent sends takes only so much of the machine:', () => {
  it('128 MB that wait for an answer, and as much again when they have one', async () => {
    const { ask, provider } = await startBroker({ handler: () => {} });
    const body = JSON.stringify({ text: 'a'.repeat(50 << 20) });
    const gone = new AbortController();
    const waiting = [1, 2].map(() => ask('/v1/messages', { body, signal: gone.signal }));
    const ended = Promise.allSettled(waiting);
    await expect.poll(() => provider.seen.length, { timeout: 60_000 }).toBe(2);
    const third = await ask('/v1/messages', { body }).catch(() => ({ status: 'cut off' }));
    expect([413, 'cut off']).toContain(third.status);
    gone.abort();
    await ended;
    void ask('/v1/messages', { body, signal: AbortSignal.timeout(60_000) }).catch(() => {});
    await expect.poll(() => provider.seen.length, { timeout: 60_000 }).toBe(3);
  }, 120_000);

  it('300,000 values in a request, however short they are', async () => {
    const { ask, provider } = await startBroker();
    const many = (value: string) => `[${`${value},`.repeat(310_000)}1]`;
    expect((await ask('/v1/messages', { body: many('[]') })).status).toBe(413);
    expect(provider.seen).toEqual([]);
    const text = JSON.stringify({ text: many('"[]"') });
    expect((await ask('/v1/messages', { body: text })).status).toBe(200);
  });

  it('4,000,000 values in a minute', async () => {
    let now = 0;
    const { ask } = await startBroker({ clock: { ...systemClock, now: () => now } });
    const body = `{"list":[${'1,'.repeat(290_000)}1]}`;
    const statuses: number[] = [];
    for (let n = 0; n < 14; n += 1) statuses.push((await ask('/v1/messages', { body })).status);
    expect(statuses).toEqual([...Array(13).fill(200), 413]);
    now = 60_000;
    expect((await ask('/v1/messages', { body })).status).toBe(200);
  });
});

describe('with a closed network, a provider does not reach addresses for the agent:', () => {
  const read = (body: object) => readRequest(JSON.stringify(body), true);
  const fn = { name: 'edit', input_schema: { properties: { url: { type: 'string' } } } };

  it.each<[string, object]>([
    ['web search of Anthropic', { type: 'web_search_20250305', name: 'web_search' }],
    ['fetching of Anthropic', { type: 'web_fetch_20250910', name: 'web_fetch' }],
    ['code execution of Anthropic', { type: 'code_execution_20250825', name: 'code_execution' }],
    ['web search of OpenAI', { type: 'web_search' }],
    ['web search of OpenAI, as it was called', { type: 'web_search_preview' }],
    ['code execution of OpenAI', { type: 'code_interpreter', container: { type: 'auto' } }],
    ['a server of OpenAI', { type: 'mcp', server_url: 'https://evil.example' }],
    ['search of Gemini', { googleSearch: {} }],
    ['addresses of Gemini', { url_context: {} }],
    ['code execution of Gemini', { codeExecution: {} }],
    ['a tool that nobody knows', { type: 'teleport' }],
  ])('%s is left out', (_, tool) => {
    expect(JSON.parse(read({ model: 'm', tools: [fn, tool] }).text ?? '')).toEqual({
      ...{ model: 'm', tools: [fn] },
    });
  });

  it.each([...['mcp_servers', 'web_search_options', 'plugins', 'search_parameters', 'container']])(
    'the field `%s` is left out',
    (name) => {
      expect(read({ model: 'm', [name]: [{ url: 'x' }] }).text).toBe('{"model":"m"}');
    },
  );

  it('of a field that is there twice, only what was looked at is sent', () => {
    const text = '{"tools":[{"type":"web_search"}],"tools":[]}';
    expect(readRequest(text, true).text).toBe('{"tools":[]}');
  });

  it.each<[string, object]>([
    ['an image', { type: 'image', source: { type: 'url', url: 'https://evil.example/?secret' } }],
    ['an image of OpenAI', { type: 'image_url', image_url: { url: 'https://evil.example/' } }],
    ['an input of OpenAI', { type: 'input_image', image_url: 'HTTPS://evil.example/' }],
    ['a file of OpenAI', { type: 'input_file', file_url: ' https://evil.example/' }],
    ['a file of Gemini', { fileData: { fileUri: 'https://evil.example/' } }],
  ])('%s by its address is refused', (_, part) => {
    const { refused } = read({ messages: [{ role: 'user', content: [part] }] });
    expect(refused).toContain('may not fetch an address');
  });

  it.each(['openai/gpt-5:online', 'gpt-4o-search-preview', 'perplexity/sonar-pro'])(
    'the model %s, which searches by itself, is refused',
    (model) => {
      expect(read({ model }).refused).toContain('searches the web');
    },
  );

  it('everything else is as it was: words with addresses, pictures in the request, tools', () => {
    const body = {
      model: 'research-model-1',
      max_tokens: 7,
      tools: [fn, { type: 'bash_20250124', name: 'bash' }, { functionDeclarations: [] }],
      messages: [
        { role: 'user', content: 'See https://docs.example/?a=b' },
        { role: 'user', content: [{ type: 'image_url', image_url: { url: 'data:image/png,x' } }] },
        { role: 'assistant', content: [{ type: 'tool_use', input: { url: 'https://a.example' } }] },
      ],
    };
    expect(read(body)).toEqual({ text: JSON.stringify(body), answerTokens: 7 });
  });

  it('nesting that no parser takes is refused with a sentence', async () => {
    const { ask, provider } = await startBroker();
    const { status } = await ask('/v1/messages', { body: '['.repeat(200_000) });
    expect(status).toBe(403);
    expect(provider.seen).toEqual([]);
  });

  it('with an open one, requests pass as they are', () => {
    const text = '{"tools":[{"type":"web_search"}]}';
    expect(readRequest(text, false).text).toBe(text);
  });
});
