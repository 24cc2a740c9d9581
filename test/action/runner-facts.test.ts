import { describe, expect, it } from 'vitest';
import { type RunContext, readEvent, readFacts, runKey } from '../../src/action/workflow.ts';

const run = {
  repo: { owner: 'octo', repo: 'docs' },
  ...{ runId: 5, runAttempt: 1, job: 'docs', action: '__run' },
  serverUrl: 'https://github.com',
  apiUrl: 'https://api.github.com',
  graphqlUrl: 'https://api.github.com/graphql',
  eventName: 'issue_comment',
  payload: { issue: { number: 7 } },
  issue: { owner: 'octo', repo: 'docs', number: 7 },
} as RunContext;

describe('what the runner tells', () => {
  it('is about a run on a host', () => {
    expect(readFacts(run, { PATH: '/bin' })).toMatchObject({
      repository: 'octo/docs',
      serverUrl: 'https://github.com',
      runUrl: 'https://github.com/octo/docs/actions/runs/5',
      run: { run: '5', attempt: 1 },
      rerun: false,
    });
  });

  it('may be about an enterprise server, and about another attempt', () => {
    const ghes = { serverUrl: 'https://git.acme/', apiUrl: 'https://git.acme/api/v3/' };
    expect(readFacts({ ...run, ...ghes, runAttempt: 2 }, {})).toMatchObject({
      serverUrl: 'https://git.acme',
      apiUrl: 'https://git.acme/api/v3',
      rerun: true,
    });
  });

  it('is missing outside of a workflow, and the error says so', () => {
    const outside = {
      ...run,
      get repo(): never {
        throw new Error('context.repo requires a GITHUB_REPOSITORY environment variable');
      },
    };
    expect(() => readFacts(outside, {})).toThrow('Run this as a workflow step');
    const half = { ...run, repo: { owner: 'octo', repo: '' } };
    expect(() => readFacts(half, {})).toThrow('Run this as a workflow step');
  });

  it('is an event about a thread, or nothing that could be one', () => {
    const ref = 'octo/docs/.github/workflows/docs.yml@refs/heads/main';
    expect(readEvent(run, { GITHUB_WORKFLOW_REF: ref })).toEqual({
      name: 'issue_comment',
      payload: { issue: { number: 7 } },
      thread: 7,
      workflow: '.github/workflows/docs.yml',
    });
    for (const payload of [null, 'text', []]) {
      const broken = { ...run, payload } as unknown as RunContext;
      expect(() => readEvent(broken, {})).toThrow('does not contain an event');
    }
  });
});

describe('the key of a run', () => {
  it('is the same for every attempt and another for another step, run or prompt', () => {
    const key = runKey(run, 'explain');
    expect(runKey({ ...run, runAttempt: 2 }, 'explain')).toBe(key);
    for (const other of [{ action: '__run_2' }, { runId: 6 }, { job: 'x' }]) {
      expect(runKey({ ...run, ...other }, 'explain')).not.toBe(key);
    }
    expect(runKey(run, 'explain more')).not.toBe(key);
  });
});
