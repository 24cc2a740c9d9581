import { describe, expect, it } from 'vitest';
import {
  BadAnswer,
  Forbidden,
  NotFound,
  OutcomeUnknown,
  RateLimited,
  Unavailable,
  WorkerFault,
} from '../../src/shared/errors.ts';
import { githubOf } from '../support/github.ts';
import { checkedLocalGithub, handbook, REPO } from '../support/local-github.ts';

async function start(settings = {}) {
  const sandbox = await checkedLocalGithub();
  const repo = await handbook(sandbox);
  const { number } = repo.openIssue({ by: 'mona', title: 'A' });
  const { github, clock } = githubOf(sandbox, settings);
  const say = (body: string) =>
    github.rest.issues.createComment({ ...REPO, issue_number: number, body });
  return { sandbox, repo, number, github, clock, say };
}

const GET = 'GET /repos/octo/handbook';
const COMMENT = 'POST /repos/*/*/issues/*/comments';

describe('the door to GitHub', () => {
  it('reads through server errors and broken connections', async () => {
    const { sandbox, github, clock } = await start();
    sandbox.faults.add({ on: GET, fault: { kind: 'status', status: 503 }, times: 2 });
    sandbox.faults.add({ on: GET, fault: { kind: 'drop', when: 'after' } });
    const { data } = await github.rest.repos.get(REPO);
    expect(data.full_name).toBe('octo/handbook');
    expect(clock.slept).toEqual([250, 500, 1000]);
  });

  it('gives up on a read after five attempts', async () => {
    const { sandbox, github } = await start();
    sandbox.faults.add({ on: GET, fault: { kind: 'status', status: 500 }, times: 9 });
    await expect(github.rest.repos.get(REPO)).rejects.toBeInstanceOf(Unavailable);
    expect(sandbox.requests).toHaveLength(5);
  });

  it.each([
    { kind: 'drop', when: 'after' } as const,
    { kind: 'drop', when: 'before' } as const,
    { kind: 'status', status: 502, after: true } as const,
  ])('sends a post once and says that its outcome is unknown: %o', async (fault) => {
    const { sandbox, say } = await start();
    sandbox.faults.add({ on: COMMENT, fault });
    await expect(say('once')).rejects.toBeInstanceOf(OutcomeUnknown);
    expect(sandbox.requests).toHaveLength(1);
  });

  it('waits as told by a limit, then posts', async () => {
    const { sandbox, repo, number, say, clock } = await start();
    sandbox.faults.add({ on: COMMENT, fault: { kind: 'rate-limit', retryAfterSeconds: 7 } });
    sandbox.faults.add({ on: COMMENT, fault: { kind: 'secondary-limit', retryAfterSeconds: 90 } });
    await say('patient');
    expect(repo.comments(number)).toHaveLength(1);
    expect(clock.slept.filter((ms) => ms > 1000)).toEqual([7_250, 90_500]);
  });

  it('says when the limit is too long to wait for', async () => {
    const { sandbox, say } = await start();
    sandbox.faults.add({ on: COMMENT, fault: { kind: 'rate-limit', retryAfterSeconds: 3600 } });
    await expect(say('later')).rejects.toThrow(RateLimited);
    sandbox.faults.add({ on: COMMENT, fault: { kind: 'rate-limit', retryAfterSeconds: 3600 } });
    await expect(say('later')).rejects.toThrow(/another 60 minutes/);
  });

  it('takes its time when it changes much', async () => {
    const { say, clock } = await start();
    for (let i = 0; i < 7; i += 1) await say(`${i}`);
    expect(clock.slept).toEqual([0, 0, 0, 0, 0, 1000, 1000]);
  });

  it('ends at once on request, even while waiting', async () => {
    const controller = new AbortController();
    const { sandbox, github } = await start({ signal: controller.signal });
    const { promise, resolve } = Promise.withResolvers<void>();
    sandbox.faults.add({ on: GET, fault: { kind: 'hold', until: promise } });
    const asked = github.rest.repos.get(REPO);
    controller.abort(new Error('Cancelled by the user.'));
    await expect(asked).rejects.toThrow('Cancelled by the user.');
    await expect(github.sleep(1000)).rejects.toThrow('Cancelled by the user.');
    resolve();
  });

  it.each([
    ['an unknown thread', {}, NotFound, /404|does not have/],
    ['a wrong token', { token: 'wrong' }, WorkerFault, /Check `github-token`/],
  ])('names what is wrong: %s', async (_what, settings, type, words) => {
    const { github } = await start(settings);
    const asked = github.rest.issues.get({ ...REPO, issue_number: 99 });
    await expect(asked).rejects.toBeInstanceOf(type);
    await expect(github.rest.issues.get({ ...REPO, issue_number: 99 })).rejects.toThrow(words);
  });

  it('names the missing permission, and never the token', async () => {
    const { sandbox } = await start();
    const token = sandbox.issueToken({ access: { issues: 'read', pull_requests: 'read' } });
    const { github } = githubOf(sandbox, { token });
    const error = await github.rest.issues
      .createComment({ ...REPO, issue_number: 1, body: 'Hi' })
      .catch((problem: unknown) => problem);
    expect(error).toBeInstanceOf(Forbidden);
    expect(String(error)).toMatch(/permission/);
    expect(String(error)).not.toContain(token);
  });

  it('does not take a page of a proxy, or half an answer, for an answer', async () => {
    const answers = [
      new Response('<h1>Sign in</h1>', { headers: { 'content-type': 'text/html' } }),
      new Response('{"full_name": "oc', { headers: { 'content-type': 'application/json' } }),
      Response.json({ full_name: 'octo/handbook' }),
    ];
    const fake = async () => answers.shift() ?? Response.error();
    const { github } = await start({ fetch: fake });
    await expect(github.rest.repos.get(REPO)).rejects.toBeInstanceOf(BadAnswer);
    const { data } = await github.rest.repos.get(REPO);
    expect(data.full_name).toBe('octo/handbook');
  });

  it('names the version of the API in every request, REST and GraphQL', async () => {
    const { sandbox, github, say } = await start();
    await say('Hello');
    await github.graphql('{ viewer { login } }', {});
    const asked = sandbox.requests.map(({ area, headers }) => [
      area,
      headers['x-github-api-version'],
    ]);
    expect(asked).toEqual([
      ['rest', '2022-11-28'],
      ['graphql', '2022-11-28'],
    ]);
  });

  it('tells GraphQL errors as what they are', async () => {
    const { github, sandbox } = await start();
    const query = '{ repository(owner: "octo", name: "gone") { nameWithOwner } }';
    await expect(github.graphql(query, {})).rejects.toBeInstanceOf(NotFound);
    sandbox.faults.add({ on: 'POST /graphql', fault: { kind: 'status', status: 502 } });
    await expect(github.graphql('{ viewer { login } }', {})).resolves.toBeDefined();
    sandbox.faults.add({ on: 'POST /graphql', fault: { kind: 'status', status: 502 } });
    await expect(github.graphql('mutation { x }', {})).rejects.toBeInstanceOf(OutcomeUnknown);
  });
});
