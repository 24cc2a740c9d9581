import { describe, expect, it } from 'vitest';
import { checkedLocalGithub, handbook, octokit, REPO } from '../support/local-github.ts';

async function start() {
  const sandbox = await checkedLocalGithub();
  const repo = await handbook(sandbox);
  const { number } = repo.openIssue({ by: 'mona', title: 'A' });
  const api = octokit(sandbox).rest;
  const say = (body: string) => api.issues.createComment({ ...REPO, issue_number: number, body });
  const said = () => repo.comments(number).map(({ body }) => body);
  return { sandbox, say, said };
}

const COMMENT = 'POST /repos/*/*/issues/*/comments';

describe('bad weather at the stand-in', () => {
  it('strikes the named route as often as told, and no other', async () => {
    const { sandbox, say, said } = await start();
    sandbox.faults.add({ on: COMMENT, fault: { kind: 'status', status: 502 }, times: 2 });
    sandbox.faults.add({ on: 'POST /graphql', fault: { kind: 'status', status: 500 } });
    await expect(say('one')).rejects.toMatchObject({ status: 502 });
    await expect(say('two')).rejects.toMatchObject({ status: 502 });
    await say('three');
    expect(said()).toEqual(['three']);
    expect(sandbox.faults.pending).toBe(1);
  });

  it('answers 502 although the effect has happened', async () => {
    const { sandbox, say, said } = await start();
    const fault = { kind: 'status', status: 502, after: true } as const;
    sandbox.faults.add({ on: COMMENT, fault });
    await expect(say('one')).rejects.toMatchObject({ status: 502 });
    expect(said()).toEqual(['one']);
  });

  it('drops the connection before or after the effect', async () => {
    const { sandbox, say, said } = await start();
    sandbox.faults.add({ on: COMMENT, fault: { kind: 'drop', when: 'before' } });
    await expect(say('one')).rejects.toThrow();
    expect(said()).toEqual([]);
    sandbox.faults.add({ on: COMMENT, fault: { kind: 'drop', when: 'after' } });
    await expect(say('two')).rejects.toThrow();
    expect(said()).toEqual(['two']);
    expect(sandbox.requests.map(({ status }) => status)).toEqual([0, 0]);
  });

  it('limits with the words and headers of GitHub', async () => {
    const { sandbox, say, said } = await start();
    sandbox.faults.add({ on: COMMENT, fault: { kind: 'rate-limit', retryAfterSeconds: 7 } });
    await expect(say('one')).rejects.toMatchObject({
      status: 429,
      response: { headers: { 'retry-after': '7' } },
    });
    sandbox.faults.add({ on: COMMENT, fault: { kind: 'secondary-limit', retryAfterSeconds: 9 } });
    await expect(say('two')).rejects.toMatchObject({
      status: 403,
      message: expect.stringContaining('secondary rate limit'),
      response: { headers: { 'retry-after': '9' } },
    });
    expect(said()).toEqual([]);
  });

  it('holds an answer back until it is let go', async () => {
    const { sandbox, say, said } = await start();
    const { promise, resolve } = Promise.withResolvers<void>();
    sandbox.faults.add({ on: COMMENT, fault: { kind: 'hold', until: promise } });
    const held = say('one');
    await say('two');
    resolve();
    await held;
    expect(said()).toEqual(['two', 'one']);
  });

  it('keeps a record of what was asked and answered', async () => {
    const { sandbox, say } = await start();
    await say('one');
    expect(sandbox.requests).toMatchObject([
      {
        area: 'rest',
        method: 'POST',
        path: '/repos/octo/handbook/issues/1/comments',
        body: { body: 'one' },
        status: 201,
        answer: { body: 'one' },
      },
    ]);
    expect(JSON.stringify(sandbox.requests)).not.toContain(sandbox.token);
  });
});
