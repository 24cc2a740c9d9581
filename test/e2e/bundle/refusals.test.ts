// Who is not heard, and how they are told.
import { describe, expect, it } from 'vitest';
import { place } from '../../support/place.ts';
import { runStep } from '../../support/runner.ts';

describe('somebody without permission', () => {
  it('is refused once, politely, and costs no job', async () => {
    const { sandbox, repository, say, said } = await place();
    const { number } = repository.openIssue({ by: 'stranger', title: 'A flag' });
    const ended = await say(number, 'stranger', '/docs delete everything');
    await say(number, 'stranger', '/docs please');

    expect(ended).toMatchObject({ code: 0, reactions: ['confused'] });
    expect(ended.outputs).toEqual({ outcome: 'ignored' });
    expect(ended.log).toContain('stranger has only read permission; `write` is needed.');
    expect(said(number)).toEqual([expect.stringContaining('Thanks, stranger.')]);
    expect(sandbox.requests.filter(({ area }) => area === 'git')).toEqual([]);
  });

  it('is not helped by an API that fails', async () => {
    const { sandbox, repository, say, said } = await place();
    const { number } = repository.openIssue({ by: 'zoe', title: 'A flag' });
    sandbox.faults.add({
      on: 'GET /repos/*/*/collaborators/*/permission',
      fault: { kind: 'status', status: 403 },
    });
    const ended = await say(number, 'ann', '/docs explain the flag');
    expect(ended).toMatchObject({ code: 1, outputs: { outcome: 'failed' } });
    expect(said(number).join()).not.toContain('pull request');
  });

  it('is heard when less is asked for', async () => {
    const { repository, say } = await place();
    repository.collaborator('tom', 'triage');
    const { number } = repository.openIssue({ by: 'zoe', title: 'A flag' });
    expect((await say(number, 'tom', '/docs help')).outputs.outcome).toBe('ignored');
    const ended = await say(number, 'tom', '/docs explain the flag', { permission: 'triage' });
    expect(ended.outputs.outcome).toBe('pull-request');
  });
});

describe('what is no command', () => {
  it('ends at once, without a single request', async () => {
    const { sandbox, repository, say } = await place();
    const { number } = repository.openIssue({ by: 'zoe', title: 'A flag' });
    const ended = await say(number, 'ann', 'See /docs there.\n\n> /docs explain the flag');
    expect(ended).toMatchObject({
      code: 0,
      outputs: { outcome: 'ignored' },
      log: 'Nothing to do: no line of the comment starts with /docs.\n',
      reactions: [],
    });
    expect(sandbox.requests).toEqual([]);
  });

  it.each([
    ['an edited comment', { action: 'edited' }, 'only new comments'],
    ['a bot', { sender: { login: 'x[bot]' } }, 'is a bot'],
  ])('is %s', async (_, patch, reason) => {
    const { sandbox, repository, step } = await place();
    const { number } = repository.openIssue({ by: 'zoe', title: 'A flag' });
    const by = 'sender' in patch ? 'x[bot]' : 'ann';
    const { event } = repository.comment(number, { by, body: '/docs explain the flag' });
    const ended = await runStep(step({ ...event, payload: { ...event.payload, ...patch } }));
    expect(ended).toMatchObject({ code: 0, outputs: { outcome: 'ignored' } });
    expect(ended.log).toContain(reason);
    expect(sandbox.requests).toEqual([]);
  });
});

describe('wrong inputs', () => {
  it('are told together, in one error', async () => {
    const { repository, say } = await place();
    const { number } = repository.openIssue({ by: 'zoe', title: 'A flag' });
    const ended = await say(number, 'ann', '/docs explain the flag', {
      wait: 'false',
      'timeout-minutes': 'x',
    });
    expect(ended).toMatchObject({ code: 1, outputs: { outcome: 'failed' } });
    const errors = ended.log.split('\n').filter((line) => line.startsWith('::error::'));
    expect(errors).toHaveLength(1);
    expect(errors[0]).toContain('`wait: false` requires `base-url`');
    expect(errors[0]).toContain('`timeout-minutes` must be a whole number');
  });

  it('and a missing agent are told on the thread as well', async () => {
    const { repository, say, said } = await place();
    const { number } = repository.openIssue({ by: 'zoe', title: 'A flag' });
    const ended = await say(number, 'ann', '/docs explain the flag', { 'agent-command': '' });
    expect(ended).toMatchObject({ code: 1, reactions: ['eyes', 'confused'] });
    expect(said(number)).toEqual([expect.stringContaining('No agent is set up')]);
  });
});
