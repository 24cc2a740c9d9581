import { describe, expect, it } from 'vitest';
import type { WorkflowEvent } from '../../../src/bot/events/event.ts';
import { decide } from '../../../src/bot/events/trigger.ts';
import { writeMarker } from '../../../src/bot/replies/marker.ts';
import { parseInputs } from '../../../src/config/inputs.ts';
import { eventNames, example, examples } from '../../support/events.ts';

const inputs = (given: Record<string, string> = {}) => parseInputs((name) => given[name] ?? '');
const auto = (event: WorkflowEvent, given?: Record<string, string>) => decide(event, inputs(given));
const body = '/docs explain the flag';
const prompt = { prompt: 'write it' };

const conversation = (patch = {}) =>
  example('issue_comment', 'created', { comment: { body, ...patch } });
const sameRepository = { head: { repo: { full_name: 'Codertocat/Hello-World' } } };
const lineComment = (pull: object = sameRepository, more = {}) =>
  example('pull_request_review_comment', 'created', {
    comment: { body },
    pull_request: pull,
    ...more,
  });

describe('a new comment', () => {
  it('in a conversation is a command', async () => {
    expect(await auto(conversation())).toEqual({
      kind: 'command',
      commands: [{ kind: 'ask', prompt: 'explain the flag' }],
      author: 'Codertocat',
      namedBot: false,
      comment: { id: 492700400, kind: 'issue' },
      askedAt: '2019-05-15T15:20:21Z',
      opener: undefined,
      thread: 1,
      isPull: false,
      pull: undefined,
      url: 'https://github.com/Codertocat/Hello-World/issues/1#issuecomment-492700400',
    });
  });

  it('on a pull request is a command that knows it', async () => {
    const event = example('issue_comment', 'created', {
      comment: { body },
      issue: { pull_request: { url: 'x' } },
    });
    expect(await auto(event)).toMatchObject({ kind: 'command', isPull: true });
  });

  it('on a line of a review is a command with the head at that moment', async () => {
    const event = lineComment();
    expect(await auto(event)).toMatchObject({
      kind: 'command',
      comment: { kind: 'review-comment' },
      isPull: true,
      opener: event.payload.comment?.id,
      pull: { headSha: 'ec26c3e57ca3a959ca5aad62de7213c562f8c821', sameRepository: true },
    });
  });

  it('that answers in a review thread is answered at the thread’s first comment', async () => {
    const event = example('pull_request_review_comment', 'created', {
      comment: { body, in_reply_to_id: 99 },
      pull_request: sameRepository,
    });
    expect(await auto(event)).toMatchObject({ kind: 'command', opener: 99 });
  });

  it('that a review was submitted with is a command', async () => {
    const event = example('pull_request_review', 'submitted', {
      review: { body },
      pull_request: sameRepository,
    });
    expect(await auto(event)).toMatchObject({ kind: 'command', comment: { kind: 'review' } });
  });

  it('wins over a prompt', async () => {
    expect((await auto(conversation(), prompt)).kind).toBe('command');
    expect((await auto(conversation({ body: 'hello' }), prompt)).kind).toBe('ignored');
  });

  it.each([
    ['is no command', conversation({ body: 'hello' }), 'starts with /docs'],
    ['has no text', conversation({ body: null }), 'starts with /docs'],
    ['was edited', example('issue_comment', 'edited', { comment: { body } }), 'was edited'],
    ['was deleted', example('issue_comment', 'deleted', { comment: { body } }), 'was deleted'],
    [
      'is a review that was dismissed',
      example('pull_request_review', 'dismissed', {
        review: { body },
        pull_request: sameRepository,
      }),
      'was dismissed',
    ],
    ['is of a bot', conversation({ user: { login: 'x[bot]', type: 'Bot' } }), '`allowed-bots`'],
    ['is of a bot of type user', conversation({ user: { login: 'x[bot]' } }), '`allowed-bots`'],
    ['has no author', conversation({ user: null }), 'no author'],
    [
      'is our own',
      conversation({
        body: `${writeMarker({ event: 'comment:1', phase: 'told' }, { repository: 'a/b', thread: 1 })}\n${body}`,
      }),
      'Docket wrote',
    ],
    [
      'is a review of a fork',
      lineComment({ head: { repo: { full_name: 'stranger/fork' } } }),
      'in the conversation of the pull request',
    ],
    ['is a review of a vanished fork', lineComment({ head: { repo: null } }), 'fork'],
    [
      'is a review by Dependabot',
      lineComment(sameRepository, { sender: { login: 'dependabot[bot]' } }),
      'Dependabot',
    ],
  ])('that %s is ignored with the reason', async (_, event, reason) => {
    expect(await auto(event)).toEqual({ kind: 'ignored', reason: expect.stringContaining(reason) });
  });

  it('of a bot that was named is a command', async () => {
    const event = conversation({ user: { login: 'helper[bot]', type: 'Bot' } });
    expect(await auto(event, { 'allowed-bots': 'helper[bot]' })).toMatchObject({
      kind: 'command',
      author: 'helper[bot]',
      namedBot: true,
    });
  });
});

describe('a prompt', () => {
  it('on any event is a job', async () => {
    for (const name of ['push', 'schedule', 'workflow_dispatch', 'pull_request', 'issues']) {
      expect(await auto({ name, payload: {} }, prompt)).toMatchObject({
        kind: 'job',
        prompt: 'write it',
      });
    }
  });

  it('reports to the thread of the event', async () => {
    const event = example('pull_request', 'closed');
    expect(await auto(event, prompt)).toMatchObject({
      kind: 'job',
      thread: 2,
      isPull: true,
      pull: { headSha: 'ec26c3e57ca3a959ca5aad62de7213c562f8c821' },
      askedAt: event.payload.pull_request?.updated_at,
    });
  });

  it('reports to the thread of the input, and takes nothing of the event for it', async () => {
    const event = example('pull_request', 'closed');
    expect(await auto(event, { ...prompt, 'issue-number': '9', 'job-id': 'j1' })).toEqual({
      kind: 'job',
      prompt: 'write it',
      jobId: 'j1',
      thread: 9,
      isPull: undefined,
      pull: undefined,
      askedAt: undefined,
    });
  });

  it('knows why it runs when a pull request was merged or a branch was pushed', async () => {
    const merged = example('pull_request', 'closed', { pull_request: { merged: true } });
    expect(await auto(merged, prompt)).toMatchObject({ why: 'The pull request was merged.' });
    const elsewhere = await auto(merged, { ...prompt, 'issue-number': '9' });
    expect(elsewhere).toMatchObject({ why: 'Pull request 2 was merged.' });
    const push = { name: 'push', payload: { ref: 'refs/heads/main', after: '26d6370aaaa' } };
    expect(await auto(push, prompt)).toMatchObject({ why: '`26d6370` was pushed to `main`.' });
    expect(await auto({ name: 'schedule', payload: {} }, prompt)).toMatchObject({ why: undefined });
  });

  it('of mode job is a job on a comment, too', async () => {
    expect(await auto(conversation({ body: 'hello' }), { ...prompt, mode: 'job' })).toMatchObject({
      kind: 'job',
      thread: 1,
      askedAt: '2019-05-15T15:20:21Z',
    });
  });
});

describe('a reopened pull request', () => {
  const reopened = (ref: string, full_name: string) =>
    example('pull_request', 'closed', {
      ...{ action: 'reopened', pull_request: { head: { ref, repo: { full_name } } } },
    });

  it('of a job is open again', async () => {
    const { repository } = example('pull_request', 'closed').payload;
    const event = reopened('docket/j1', repository?.full_name ?? '');
    const pull = event.payload.pull_request?.number;
    expect(await auto(event)).toEqual({ kind: 'reopened', pull, headRef: 'docket/j1' });
  });

  it.each([
    ['feature', 'Codertocat/Hello-World'],
    ['docket/j1', 'stranger/fork'],
  ])('from %s of %s means nothing', async (ref, name) => {
    expect(await auto(reopened(ref, name))).toMatchObject({ kind: 'ignored' });
  });
});

describe('a closed pull request', () => {
  const closed = (ref: string, repo: unknown, merged = false) =>
    example('pull_request', 'closed', { pull_request: { merged, head: { ref, repo } } });
  const own = { full_name: 'Codertocat/Hello-World' };

  it('of a job archives it', async () => {
    const expected = { kind: 'archive', pull: 2, headRef: 'docket/j1', merged: true };
    expect(await auto(closed('docket/j1', own, true))).toEqual(expected);
  });

  it('of people moves the documentation that is stacked on it', async () => {
    expect(await auto(closed('feature', own, true))).toEqual({
      kind: 'retarget',
      below: { number: 2, headRef: 'feature', baseRef: 'master', merged: true },
    });
  });

  it.each([
    ['of a fork', closed('docket/j1', { full_name: 'stranger/fork' })],
    ['of a fork that is gone', closed('docket/j1', null)],
    ['that was only opened', example('pull_request', 'opened')],
  ])('%s is ignored', async (_, event) => {
    expect((await auto(event)).kind).toBe('ignored');
  });
});

describe('every other event', () => {
  it('is ignored, whatever GitHub sends', async () => {
    const other = eventNames().filter((name) => !/^(?:issue_comment|pull_request.*)$/.test(name));
    for (const event of other.flatMap(examples)) expect((await auto(event)).kind).toBe('ignored');
  });

  it('is a report of page views when scheduled', async () => {
    expect(await auto({ name: 'schedule', payload: {} })).toEqual({ kind: 'views' });
  });
});

describe('a mode', () => {
  it('is done whatever the event is', async () => {
    for (const mode of ['views', 'sweep', 'doctor']) {
      expect(await auto(conversation(), { mode })).toEqual({ kind: mode });
    }
  });

  it('of commands ignores what is no comment', async () => {
    expect(await auto({ name: 'push', payload: {} }, { mode: 'command', ...prompt })).toEqual({
      kind: 'ignored',
      reason: 'the event `push` is not a comment',
    });
  });
});

describe('a review that requests changes', () => {
  const review = (ref: string, patch = {}) =>
    example('pull_request_review', 'submitted', {
      review: { body: 'Shorter, please.', state: 'changes_requested', ...patch },
      pull_request: { head: { ref, repo: { full_name: 'Codertocat/Hello-World' } } },
    });

  it('on a branch named like a job’s may be a request', async () => {
    expect(await auto(review('docket/1'))).toMatchObject({
      kind: 'review',
      body: 'Shorter, please.',
      author: 'Codertocat',
      comment: { kind: 'review' },
      pull: { headRef: 'docket/1', sameRepository: true },
    });
  });

  it('is a command if it holds one', async () => {
    expect(await auto(review('docket/1', { body }))).toMatchObject({ kind: 'command' });
  });

  it.each<[string, WorkflowEvent]>([
    ['another branch', review('changes')],
    ['an approval', review('docket/1', { state: 'approved' })],
    ['a bot', review('docket/1', { user: { login: 'x[bot]', type: 'Bot' } })],
  ])('is ignored for %s', async (_, event) => {
    expect(await auto(event)).toMatchObject({ kind: 'ignored' });
  });

  it('on any branch may be one where a service names the branches', async () => {
    const service = { 'base-url': 'https://docs.example', 'api-key': 'k', 'project-id': 'p' };
    expect(await auto(review('changes'), service)).toMatchObject({ kind: 'review' });
  });
});

describe('checks that failed', () => {
  const full_name = 'octo-org/octo-repo';
  const run = (patch = {}) =>
    example('workflow_run', 'completed', {
      repository: { full_name },
      workflow_run: {
        ...{ conclusion: 'failure', head_branch: 'docket/1', path: '.github/workflows/ci.yml' },
        head_repository: { full_name },
        ...patch,
      },
    });
  const suite = (patch = {}) =>
    example('check_suite', 'completed', {
      check_suite: { conclusion: 'failure', head_branch: 'docket/1', ...patch },
    });

  it.each<[string, WorkflowEvent]>([
    ['a workflow run', run()],
    ['a workflow run that took too long', run({ conclusion: 'timed_out' })],
    ['another app', suite({ app: { slug: 'linter' } })],
  ])('of %s on a branch named like a job’s may continue it', async (_, event) => {
    const { head_sha } = event.payload.workflow_run ?? event.payload.check_suite ?? {};
    expect(await auto(event)).toEqual({ kind: 'checks', headRef: 'docket/1', headSha: head_sha });
    expect(await auto(event, prompt)).toMatchObject({ kind: 'job' });
  });

  it.each<[string, WorkflowEvent]>([
    ['that succeeded', run({ conclusion: 'success' })],
    ['that were canceled', suite({ conclusion: 'cancelled' })],
    ['on another branch', run({ head_branch: 'main' })],
    ['on no branch', suite({ head_branch: null })],
    ['of a fork', run({ head_repository: { full_name: 'evil/octo-repo' } })],
    ['of a fork that is gone', run({ head_repository: null })],
    ['of this workflow', { ...run(), workflow: '.github/workflows/ci.yml' }],
    ['of GitHub Actions, reported twice', suite({ app: { slug: 'github-actions' } })],
    ['that only began', { ...run(), payload: { ...run().payload, action: 'requested' } }],
  ])('%s are ignored', async (_, event) => {
    expect(await auto(event)).toMatchObject({ kind: 'ignored' });
  });
});
