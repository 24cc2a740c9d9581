import { describe, expect, it } from 'vitest';
import { endpointOf, planBroker } from '../../../src/agents/broker/plan.ts';
import { SetupError } from '../../../src/shared/errors.ts';

const KEY = 'the-real-key';
const BROKER = 'http://127.0.0.1:9417';
type Variables = Record<string, string>;

async function plan(command: string, environment: Variables) {
  const planned = planBroker({ command }, environment, Object.keys(environment));
  const signal = new AbortController().signal;
  const routes = await Promise.all(
    [...planned.routes].map(async ([word, { base, credential }]) => {
      const headers = (await credential?.headers(signal, base)) ?? {};
      return { word, base: base.href, headers };
    }),
  );
  const set = planned.environment(BROKER);
  const masked = (text: string) =>
    routes.reduce((all, { word }) => all.replaceAll(word, 'WORD'), text);
  return {
    metered: planned.metered,
    hosts: planned.hosts,
    routes: routes.map(({ base, headers }) => ({ base, headers })),
    set: JSON.parse(masked(JSON.stringify(set))) as Variables,
    text: JSON.stringify(set),
  };
}

interface Case {
  what: string;
  command: string;
  environment: Variables;
  /** By variable. */
  set: Variables;
  base: string;
  headers: Variables;
}

const CASES: Case[] = [
  {
    what: 'claude',
    command: 'claude',
    environment: { ANTHROPIC_API_KEY: KEY },
    set: { ANTHROPIC_API_KEY: 'WORD', ANTHROPIC_BASE_URL: BROKER },
    base: 'https://api.anthropic.com/',
    headers: { 'x-api-key': KEY },
  },
  {
    what: 'claude with a token of a subscription, at a gateway',
    command: 'claude',
    environment: {
      CLAUDE_CODE_OAUTH_TOKEN: KEY,
      ANTHROPIC_BASE_URL: 'https://gateway.acme.dev/anthropic/',
    },
    set: { CLAUDE_CODE_OAUTH_TOKEN: 'WORD', ANTHROPIC_BASE_URL: `${BROKER}/anthropic` },
    base: 'https://gateway.acme.dev/anthropic/',
    headers: { authorization: `Bearer ${KEY}` },
  },
  {
    what: 'codex',
    command: 'codex',
    environment: { CODEX_API_KEY: KEY },
    set: { CODEX_API_KEY: 'WORD', OPENAI_BASE_URL: `${BROKER}/v1` },
    base: 'https://api.openai.com/v1',
    headers: { authorization: `Bearer ${KEY}` },
  },
  {
    what: 'gemini',
    command: 'gemini',
    environment: { GEMINI_API_KEY: KEY },
    set: { GEMINI_API_KEY: 'WORD', GOOGLE_GEMINI_BASE_URL: BROKER },
    base: 'https://generativelanguage.googleapis.com/',
    headers: { 'x-goog-api-key': KEY },
  },
  {
    what: 'gemini at Vertex AI',
    command: 'gemini',
    environment: { GOOGLE_API_KEY: KEY, GOOGLE_GENAI_USE_VERTEXAI: 'true' },
    set: { GOOGLE_API_KEY: 'WORD', GOOGLE_VERTEX_BASE_URL: BROKER },
    base: 'https://aiplatform.googleapis.com/',
    headers: { 'x-goog-api-key': KEY },
  },
  {
    what: 'copilot with a provider of its own',
    command: 'copilot',
    environment: {
      COPILOT_PROVIDER_API_KEY: KEY,
      COPILOT_PROVIDER_BASE_URL: 'https://models.example/v1',
    },
    set: { COPILOT_PROVIDER_API_KEY: 'WORD', COPILOT_PROVIDER_BASE_URL: `${BROKER}/v1` },
    base: 'https://models.example/v1',
    headers: { authorization: `Bearer ${KEY}` },
  },
  {
    what: 'copilot with a provider that wants no key',
    command: 'copilot',
    environment: { COPILOT_PROVIDER_BASE_URL: 'http://127.0.0.1:11434/v1' },
    set: { COPILOT_PROVIDER_API_KEY: 'WORD', COPILOT_PROVIDER_BASE_URL: `${BROKER}/v1` },
    base: 'http://127.0.0.1:11434/v1',
    headers: {},
  },
  {
    what: 'copilot with a token of GitHub',
    command: 'copilot',
    environment: { COPILOT_GITHUB_TOKEN: KEY, COPILOT_MODEL: 'some-model' },
    set: {
      COPILOT_PROVIDER_API_KEY: 'WORD',
      COPILOT_PROVIDER_BASE_URL: BROKER,
      COPILOT_OFFLINE: 'true',
    },
    base: 'https://api.githubcopilot.com/',
    headers: { authorization: `Bearer ${KEY}` },
  },
  {
    what: 'a script that is given a key of OpenAI',
    command: 'sh scripts/agent.sh',
    environment: { OPENAI_API_KEY: KEY },
    set: { OPENAI_API_KEY: 'WORD', OPENAI_BASE_URL: `${BROKER}/v1` },
    base: 'https://api.openai.com/v1',
    headers: { authorization: `Bearer ${KEY}` },
  },
];

describe('in place of its key, an agent gets a word:', () => {
  it.each(CASES)('$what', async ({ command, environment, set, base, headers }) => {
    const planned = await plan(command, environment);
    expect(planned.set).toEqual(set);
    expect(planned.routes).toEqual([{ base, headers }]);
    expect(planned.text).not.toContain(KEY);
    expect(planned).toMatchObject({ metered: true, hosts: [] });
  });

  it('opencode, for each provider in its configuration', async () => {
    const planned = await plan('opencode', {
      ANTHROPIC_API_KEY: KEY,
      MY_KEY: 'another-key',
      OPENCODE_CONFIG_CONTENT: JSON.stringify({
        model: 'acme/m',
        provider: {
          acme: { npm: 'x', options: { baseURL: 'https://acme.dev/v1', apiKey: '{env:MY_KEY}' } },
        },
      }),
    });
    expect(JSON.parse(planned.set.OPENCODE_CONFIG_CONTENT ?? '')).toEqual({
      model: 'acme/m',
      provider: {
        acme: { npm: 'x', options: { baseURL: `${BROKER}/v1`, apiKey: 'WORD' } },
        anthropic: { options: { baseURL: `${BROKER}/v1`, apiKey: 'WORD' } },
      },
    });
    expect(planned.set).toMatchObject({ ANTHROPIC_API_KEY: 'WORD', MY_KEY: 'WORD' });
    expect(planned.text).not.toMatch(/the-real-key|another-key/);
    expect(planned.routes).toContainEqual({
      base: 'https://acme.dev/v1',
      headers: { authorization: 'Bearer another-key' },
    });
  });

  it.each([
    ['claude', 'anthropic', 'ANTHROPIC_API_KEY', 'https://api.anthropic.com/'],
    ['opencode', 'openai', 'OPENAI_API_KEY', 'https://api.openai.com/v1'],
    ['codex', 'openai', 'CODEX_API_KEY', 'https://api.openai.com/v1'],
    ['gemini', 'google', 'GEMINI_API_KEY', 'https://generativelanguage.googleapis.com/'],
    ['copilot', 'copilot', 'COPILOT_GITHUB_TOKEN', 'https://api.githubcopilot.com/'],
    ['my-agent', 'azure', 'OPENAI_API_KEY', 'https://api.openai.com/v1'],
  ])('%s, signed in to %s', (command, provider, variable, base) => {
    const credential = { headers: async () => ({ authorization: 'Bearer of-the-moment' }) };
    const login = { provider, credential };
    const environment = { COPILOT_MODEL: 'm' };
    const { routes } = planBroker({ command, login }, environment, [variable]);
    expect([...routes.values()]).toContainEqual({ base: new URL(base), credential });
    expect(() => planBroker({ command, login }, environment, ['OTHER_KEY'])).toThrow(
      `\`${command}\` does not use the key of \`agent: login: provider: ${provider}\``,
    );
  });

  it.each([
    [undefined, 'https://api.githubcopilot.com/', 'Bearer'],
    ['https://github.com', 'https://api.githubcopilot.com/', 'Bearer'],
    ['https://acme.ghe.com', 'https://copilot-api.acme.ghe.com/', 'token'],
    ['https://github.acme.example', 'https://api.enterprise.githubcopilot.com/', 'token'],
    ['https://evil.example/.ghe.com', 'https://api.enterprise.githubcopilot.com/', 'token'],
  ])('copilot on %s', async (server, base, scheme) => {
    const environment = {
      ...{ COPILOT_GITHUB_TOKEN: KEY, COPILOT_MODEL: 'm' },
      ...(server && { GITHUB_SERVER_URL: server }),
    };
    const { routes } = await plan('copilot', environment);
    expect(routes).toEqual([{ base, headers: { authorization: `${scheme} ${KEY}` } }]);
  });

  it('is another one in every run', async () => {
    const [first, second] = [1, 2].map(() =>
      planBroker({ command: 'claude' }, { ANTHROPIC_API_KEY: KEY }, ['ANTHROPIC_API_KEY']),
    );
    expect([...(first?.routes.keys() ?? [])]).not.toEqual([...(second?.routes.keys() ?? [])]);
  });

  it('is not counted where a program must keep a key itself', async () => {
    const planned = await plan('opencode', { OPENCODE_API_KEY: KEY });
    expect(planned).toMatchObject({ metered: false, hosts: ['opencode.ai'] });
  });
});

describe('nothing starts with', () => {
  it.each([
    [
      'an address that is none',
      'claude',
      { ANTHROPIC_API_KEY: KEY, ANTHROPIC_BASE_URL: 'nonsense' },
    ],
    [
      'a file for an address',
      'claude',
      { ANTHROPIC_API_KEY: KEY, ANTHROPIC_BASE_URL: 'file:///etc' },
    ],
    [
      'a password in the address',
      'claude',
      { ANTHROPIC_API_KEY: KEY, ANTHROPIC_BASE_URL: 'https://a:b@c.dev' },
    ],
    ['a configuration that is no JSON', 'opencode', { OPENCODE_CONFIG_CONTENT: '{' }],
    [
      'a provider without an address',
      'opencode',
      { OPENCODE_CONFIG_CONTENT: '{"provider":{"x":{"options":{"apiKey":"k"}}}}' },
    ],
    ['a token of GitHub and no model', 'copilot', { COPILOT_GITHUB_TOKEN: KEY }],
  ])('%s', async (_, command, environment) => {
    const planned = plan(command, environment as Variables);
    await expect(planned).rejects.toThrow(SetupError);
    await expect(planned).rejects.not.toThrow(KEY);
  });
});

describe('a provider may be asked', () => {
  const way = { base: new URL('https://models.example/base/v1') };
  it.each([
    ['POST', '/base/v1/messages', true],
    ['POST', '/base/v1/v1/messages', true],
    ['POST', '/base/v1/responses', true],
    ['POST', '/base/v1/chat/completions', true],
    ['POST', '/base/v1/v1beta/models/gemini-3-pro:streamGenerateContent', true],
    ['POST', '/base/v1/messages/count_tokens', false],
    ['GET', '/base/v1/models', false],
    ['GET', '/base/v1/messages', undefined],
    ['POST', '/base/v1/files', undefined],
    ['POST', '/base/v1/messages/batches', undefined],
    ['POST', '/v1/messages', undefined],
    ['POST', '/base/v1x/messages', undefined],
    ['DELETE', '/base/v1/models/m', undefined],
  ])('%s %s: %s', (method, path, metered) => {
    expect(endpointOf(way, method, path)?.metered).toBe(metered);
  });
});
