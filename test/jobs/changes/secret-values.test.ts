import { describe, expect, it } from 'vitest';
import { secretValues } from '../../../src/jobs/changes/secrets.ts';

describe('secrets in the environment', () => {
  it('are known by their names', () => {
    const secrets = {
      'INPUT_API-KEY': 'one',
      'INPUT_GITHUB-TOKEN': 'two',
      ANTHROPIC_API_KEY: 'three',
      DEPLOY_KEY: 'four',
      NPM_PASSWORD: 'five',
      MY_SECRET_THING: 'six',
    };
    expect(secretValues(secrets).sort()).toEqual(Object.values(secrets).sort());
  });

  it('are not places, numbers and other words', () => {
    const others = {
      TOKEN_URL: 'https://auth.example/token',
      SSH_KEY_PATH: '/home/me/key',
      MAX_TOKENS: '4000',
      KEYBOARD: 'qwerty',
      MONKEY: 'see',
      GITHUB_TOKEN: '',
    };
    expect(secretValues(others)).toEqual([]);
  });

  it('are known by their names, however they look', () => {
    const odd = {
      'INPUT_MODEL-KEY': '/Yx0p3Zk1Qv8/rT2',
      'INPUT_API-KEY': '12345678',
      SERVICE_TOKEN: '/Yx0p3Zk1QvSrT2LmN',
      OTHER_TOKEN: '123456789012345',
      HOOK_SECRET: 'https://bot:hunter2hunter2@host.example/x',
    };
    expect(secretValues(odd).sort()).toEqual(Object.values(odd).sort());
  });

  it('are whatever an agent was given, also inside something larger', () => {
    const env = {
      ACME_PAT: 'pat-1234567890',
      DATABASE_URL: 'postgres://bot:hunter2hunter2@host.example/db',
      OPENCODE_CONFIG_CONTENT: '{"provider":{"key":"sk-proj-0123456789abcdefghij"}}',
      ANTHROPIC_MODEL: 'claude-sonnet-4-5',
      UNNAMED: 'not given to it',
    };
    const handed = Object.keys(env).filter((name) => name !== 'UNNAMED');
    const found = secretValues(env, handed);
    expect(found).toEqual(
      expect.arrayContaining(['pat-1234567890', 'hunter2hunter2', 'sk-proj-0123456789abcdefghij']),
    );
    expect(found).not.toContain('claude-sonnet-4-5');
    expect(found).not.toContain('not given to it');
  });

  it('are the keys in a configuration, and not the names of models and addresses in it', () => {
    const configuration = {
      model: 'anthropic/claude-sonnet-4-5-20250929',
      instructions: 'docs/contributing/how-we-write-pages.md',
      provider: {
        acme: {
          options: { baseURL: 'https://models.example/v1/deployments', apiKey: 'short-key-1' },
          headers: { Authorization: 'Bearer abcdefghijklmnopqrst' },
          other: 'Zk3nQ8vT1xW6rB9mH4pL',
        },
        known: { options: { apiKey: '{env:ANTHROPIC_API_KEY}' } },
      },
    };
    const OPENCODE_CONFIG_CONTENT = JSON.stringify(configuration, null, 2);
    expect(secretValues({ OPENCODE_CONFIG_CONTENT }, ['OPENCODE_CONFIG_CONTENT']).sort()).toEqual([
      'Bearer abcdefghijklmnopqrst',
      'Zk3nQ8vT1xW6rB9mH4pL',
      'abcdefghijklmnopqrst',
      'short-key-1',
    ]);
  });
});
