import { expect, it, onTestFinished } from 'vitest';
import { type Script, startAgentEndpoint } from './endpoint.ts';

const SCRIPT: Script = {
  key: 'right',
  answers: () => [
    { text: 'Writing.', call: { tool: 'write', input: { path: 'a.md' } } },
    { text: 'Done.' },
  ],
};

async function start(script: Partial<Script> = {}) {
  const endpoint = await startAgentEndpoint({ ...SCRIPT, ...script });
  onTestFinished(() => endpoint.close());
  const ask = async (path: string, headers: Record<string, string>, body: object) => {
    const init = { method: 'POST', headers, body: JSON.stringify(body) };
    const response = await fetch(endpoint.url + path, init);
    return { status: response.status, text: await response.text() };
  };
  return { ...endpoint, ask };
}

const bearer = (key: string) => ({ authorization: `Bearer ${key}` });

/** A request of each format as its program sends it, and the same one with a tool's result in it. */
const FORMATS = [
  {
    wire: 'anthropic',
    path: '/v1/messages?beta=true',
    headers: (key: string) => ({ 'x-api-key': key }),
    tools: { stream: true, tools: [{ name: 'write' }], messages: [{ role: 'user', content: 'x' }] },
    result: {
      messages: [{ role: 'user', content: [{ type: 'tool_result', content: 'written' }] }],
    },
    calls: '"partial_json":"{\\"path\\":\\"a.md\\"}"',
  },
  {
    wire: 'responses',
    path: '/v1/responses',
    headers: bearer,
    tools: { stream: true, input: [{ type: 'additional_tools', tools: [{ name: 'write' }] }] },
    result: {
      tools: [{ type: 'function', name: 'write' }],
      input: [{ type: 'function_call_output', output: 'written' }],
    },
    calls: '"arguments":"{\\"path\\":\\"a.md\\"}"',
  },
  {
    wire: 'chat',
    path: '/v1/chat/completions',
    headers: bearer,
    tools: { stream: true, tools: [{ function: { name: 'write' } }], messages: [] },
    result: { messages: [{ role: 'tool', content: 'written' }] },
    calls: '"arguments":"{\\"path\\":\\"a.md\\"}"',
  },
  {
    wire: 'gemini',
    path: '/v1beta/models/some-model:streamGenerateContent?alt=sse',
    headers: (key: string) => ({ 'x-goog-api-key': key }),
    tools: { tools: [{ functionDeclarations: [{ name: 'write' }] }], contents: [] },
    result: { contents: [{ parts: [{ functionResponse: { response: 'written' } }] }] },
    calls: '"functionCall":{"name":"write","args":{"path":"a.md"}}',
  },
];

it.each(FORMATS)('$wire: calls the tool, then says its last words', async (format) => {
  const { ask, requests } = await start();
  const { path, tools, result, calls } = format;
  const first = await ask(path, format.headers('right'), tools);
  expect(first).toMatchObject({ status: 200, text: expect.stringContaining(calls) });
  const second = await ask(path, format.headers('right'), { ...tools, ...result });
  expect(second.text).toContain('Done.');
  expect(second.text).not.toContain('a.md');
  expect(requests.map(({ wire, status }) => [wire, status])).toEqual([
    [format.wire, 200],
    [format.wire, 200],
  ]);
  expect(requests[1]?.asked?.results).toEqual([expect.stringContaining('written')]);
});

it.each(FORMATS)('$wire: answers a request without tools by itself', async (format) => {
  const { ask } = await start();
  const { text } = await ask(format.path, format.headers('right'), {});
  expect(text).toContain('complexity_score');
});

it.each(FORMATS)('$wire: refuses another key, and everything at its limit', async (format) => {
  const open = await start();
  const wrong = await open.ask(format.path, format.headers('wrong'), format.tools);
  expect(wrong.status).toBe(format.wire === 'gemini' ? 400 : 401);
  expect(wrong.text).toMatch(/key/);
  const limited = await start({ fault: 'rate-limit' });
  const refused = await limited.ask(format.path, format.headers('right'), format.tools);
  expect(refused).toMatchObject({ status: 429, text: expect.stringMatching(/limit|quota/i) });
});

it('knows no other path', async () => {
  const { url, requests } = await start();
  expect((await fetch(`${url}/v1/models`)).status).toBe(404);
  expect(requests).toMatchObject([{ wire: 'unknown', status: 404 }]);
});
