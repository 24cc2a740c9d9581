// The person who asked learns that it is done, once, and old answers get out of the way.
import { describe, expect, it } from 'vitest';
import { AGENT, place } from '../../support/place.ts';
import { runStep } from '../../support/runner.ts';

describe('the person who asked', () => {
  it('is requested as a reviewer, once, and not mentioned', async () => {
    const { repository, step, say, said } = await place();
    const { number } = repository.openIssue({ by: 'zoe', title: 'A flag' });
    const ended = await say(number, 'ann', '/docs explain the flag');
    const [pull] = await repository.pulls();
    expect(pull?.pull.reviewers).toEqual(['ann']);
    await runStep(step(ended.event, {}, { attempt: 2 }));
    expect(said(number)).toHaveLength(1);
  });

  it('is not bothered again while a review is requested from them', async () => {
    const { sandbox, repository, say, said } = await place();
    const { number } = repository.openIssue({ by: 'zoe', title: 'A flag' });
    await say(number, 'ann', '/docs explain the flag');
    await say(number, 'ann', '/docs make it shorter please');
    expect(said(number)).toHaveLength(2);
    const asked = sandbox.requests.filter(({ path }) => path.endsWith('/requested_reviewers'));
    expect(asked).toHaveLength(1);
  });

  it('is mentioned when the host does not take them as a reviewer, and not again', async () => {
    const { sandbox, repository, step, say, said } = await place();
    const { number } = repository.openIssue({ by: 'zoe', title: 'A flag' });
    sandbox.faults.add({
      on: 'POST /repos/*/*/pulls/*/requested_reviewers',
      fault: { kind: 'status', status: 422 },
      times: 9,
    });
    const ended = await say(number, 'ann', '/docs explain the flag');
    const mention = `@ann, your pull request is ready: ${ended.outputs['pr-link']}`;
    expect(said(number)).toEqual([expect.stringContaining('Done: '), mention]);
    await runStep(step(ended.event, {}, { attempt: 2 }));
    expect(said(number)).toHaveLength(2);
  });

  it.each([
    [
      'echo It is all there.',
      /^@ann, the agent is done\. The \[reply above\]\((\S+)\) has its answer\.$/,
    ],
    ['exit 3', /^@ann, your request was not completed\. The \[reply above\]\((\S+)\) says why\.$/],
    ['echo Which flag?', /^@ann, the agent needs your answer: .*\[reply above\]\((\S+)\)/],
  ])('is mentioned when `%s` leads to no pull request', async (agent, says) => {
    const { repository, say, said } = await place();
    const { number } = repository.openIssue({ by: 'zoe', title: 'A flag' });
    await say(number, 'ann', '/docs explain the flag', { 'agent-command': agent });
    expect(said(number)).toHaveLength(2);
    const [reply] = repository.comments(number).filter(({ body }) => body.includes('docket'));
    expect(says.exec(said(number).at(-1) ?? '')?.[1]).toContain(`#issuecomment-${reply?.id}`);
  });

  it('is not told when it is a bot, or the one whose token this is', async () => {
    const { sandbox, repository, say, said } = await place();
    const { number } = repository.openIssue({ by: 'zoe', title: 'A flag' });
    const named = { 'allowed-bots': 'helper[bot]' };
    await say(number, 'helper[bot]', '/docs explain the flag', named);
    const own = { 'github-token': sandbox.issueToken({ login: 'ann', app: false }) };
    await say(number, 'ann', '/docs new another thing', own);
    const pulls = await repository.pulls();
    expect(pulls.map(({ pull }) => pull.reviewers)).toEqual([[], []]);
    expect(said(number)).toHaveLength(2);
  });

  it('does not fail the job when nothing can be asked for', async () => {
    const { sandbox, repository, say } = await place();
    const { number } = repository.openIssue({ by: 'zoe', title: 'A flag' });
    sandbox.faults.add({
      on: 'POST /repos/*/*/pulls/*/requested_reviewers',
      fault: { kind: 'status', status: 500 },
      times: 9,
    });
    const ended = await say(number, 'ann', '/docs explain the flag');
    expect(ended).toMatchObject({ code: 0, outputs: { outcome: 'pull-request' } });
    expect(ended.log).toContain('::warning::ann could not be notified: ');
  });
});

describe('answers to status and help', () => {
  it('are hidden when there is a newer one, and nothing else is', async () => {
    const { repository, say } = await place();
    const { number } = repository.openIssue({ by: 'zoe', title: 'A flag' });
    await say(number, 'ann', '/docs status');
    await say(number, 'ann', '/docs explain the flag', { 'agent-command': AGENT });
    await say(number, 'ann', '/docs help');
    await say(number, 'bob', '/docs status');
    const bots = repository.comments(number).filter(({ author }) => author.endsWith('[bot]'));
    const shown = bots.map(({ body, minimized }) => [body.split('\n')[1]?.slice(0, 14), minimized]);
    expect(shown).toEqual([
      ['This thread ha', 'outdated'],
      ['🚀 **Done: htt', undefined],
      ['Put one of the', 'outdated'],
      ['🟢 **Open, wai', undefined],
    ]);
    const people = repository.comments(number).filter(({ author }) => !author.endsWith('[bot]'));
    expect(people.every(({ minimized }) => minimized === undefined)).toBe(true);
  });

  it('stay when they cannot be hidden', async () => {
    const { sandbox, repository, say } = await place();
    const { number } = repository.openIssue({ by: 'zoe', title: 'A flag' });
    await say(number, 'ann', '/docs help');
    sandbox.faults.add({ on: 'POST /graphql', fault: { kind: 'status', status: 403 }, times: 9 });
    const ended = await say(number, 'ann', '/docs help');
    expect(ended.code).toBe(0);
    expect(ended.log).toContain('::warning::Older answers could not be hidden: ');
  });
});
