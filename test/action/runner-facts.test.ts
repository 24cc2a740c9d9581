import { describe, expect, it } from 'vitest';
import { readEvent, readFacts, runKey } from '../../src/action/runner-facts.ts';

const env = { GITHUB_REPOSITORY: 'octo/docs', GITHUB_RUN_ID: '5', PATH: '/bin' };

describe('what the runner tells', () => {
  it('is about github.com unless it says otherwise', () => {
    expect(readFacts(env)).toMatchObject({
      serverUrl: 'https://github.com',
      apiUrl: 'https://api.github.com',
      graphqlUrl: 'https://api.github.com/graphql',
      runUrl: 'https://github.com/octo/docs/actions/runs/5',
      rerun: false,
    });
  });

  it('is about an enterprise server when it says so', () => {
    const ghes = {
      GITHUB_SERVER_URL: 'https://git.acme/',
      GITHUB_API_URL: 'https://git.acme/api/v3',
    };
    expect(readFacts({ ...env, ...ghes, GITHUB_RUN_ATTEMPT: '2' })).toMatchObject({
      serverUrl: 'https://git.acme',
      graphqlUrl: 'https://git.acme/api/graphql',
      rerun: true,
    });
  });

  it('is missing outside of a workflow, and that is said', () => {
    expect(() => readFacts({})).toThrow('Run this as a step of a workflow');
  });

  it('may be an event that cannot be read', () => {
    const broken = { ...env, GITHUB_EVENT_NAME: 'push', GITHUB_EVENT_PATH: 'x' };
    expect(() => readEvent(broken, () => '{')).toThrow('is missing or is not JSON');
    expect(readEvent({ GITHUB_EVENT_NAME: 'push' }, () => '')).toEqual({
      name: 'push',
      payload: {},
    });
  });
});

describe('the key of a run', () => {
  const step = { ...env, GITHUB_JOB: 'docs', GITHUB_ACTION: '__run', GITHUB_RUN_ATTEMPT: '1' };

  it('is the same for every attempt and another for another step, run or prompt', () => {
    const key = runKey(step, 'explain');
    expect(runKey({ ...step, GITHUB_RUN_ATTEMPT: '2' }, 'explain')).toBe(key);
    for (const other of [
      { GITHUB_ACTION: '__run_2' },
      { GITHUB_RUN_ID: '6' },
      { GITHUB_JOB: 'x' },
    ]) {
      expect(runKey({ ...step, ...other }, 'explain')).not.toBe(key);
    }
    expect(runKey(step, 'explain more')).not.toBe(key);
  });
});
