import { describe, expect, it } from 'vitest';
import { checkedLocalGithub, handbook, octokit, REPO } from '../support/local-github.ts';
import type { NewRepository } from './local-github.ts';

async function start(wanted: NewRepository = {}) {
  const sandbox = await checkedLocalGithub();
  const repo = await handbook(sandbox, wanted);
  return { sandbox, repo, api: octokit(sandbox).rest };
}

describe('the REST API of the stand-in', () => {
  it('hides a private repository from those without a token for it', async () => {
    const { sandbox } = await start({ private: true });
    const other = sandbox.issueToken({ repositories: ['octo/elsewhere'] });
    await expect(octokit(sandbox, other).rest.repos.get(REPO)).rejects.toMatchObject({
      status: 404,
    });
    await expect(octokit(sandbox, null).rest.repos.get(REPO)).rejects.toMatchObject({
      status: 404,
    });
    await expect(octokit(sandbox, 'wrong').rest.repos.get(REPO)).rejects.toMatchObject({
      status: 401,
    });
  });

  it.each([
    ['admin', 'admin', [true, true, true, true, true]],
    ['maintain', 'write', [false, true, true, true, true]],
    ['write', 'write', [false, false, true, true, true]],
    ['triage', 'read', [false, false, false, true, true]],
    ['read', 'read', [false, false, false, false, true]],
    ['none', 'none', [false, false, false, false, false]],
  ] as const)(
    'folds %s into the old permission word and tells it in full',
    async (level, word, flags) => {
      const { api, repo } = await start();
      repo.collaborator('hubot', level);
      const { data } = await api.repos.getCollaboratorPermissionLevel({
        ...REPO,
        username: 'hubot',
      });
      const [admin, maintain, push, triage, pull] = flags;
      expect(data.permission).toBe(word);
      expect(data.role_name).toBe(level);
      expect(data.user?.permissions).toEqual({ admin, maintain, push, triage, pull });
    },
  );

  it('keeps the conversation of an issue, page by page', async () => {
    const { sandbox, api, repo } = await start();
    const issue = repo.openIssue({ by: 'mona', title: 'Explain --json', body: 'Please.' });
    for (let i = 1; i <= 5; i += 1) {
      await api.issues.createComment({ ...REPO, issue_number: issue.number, body: `Number ${i}` });
    }
    const all = await octokit(sandbox).paginate(api.issues.listComments, {
      ...REPO,
      issue_number: issue.number,
      per_page: 2,
    });
    expect(all.map((comment) => comment.body)).toEqual([1, 2, 3, 4, 5].map((i) => `Number ${i}`));
    const first = all[0];
    await api.issues.updateComment({ ...REPO, comment_id: first?.id ?? 0, body: 'Edited' });
    const { data } = await api.issues.getComment({ ...REPO, comment_id: first?.id ?? 0 });
    expect(data.body).toBe('Edited');
    await api.issues.deleteComment({ ...REPO, comment_id: first?.id ?? 0 });
    await expect(
      api.issues.getComment({ ...REPO, comment_id: first?.id ?? 0 }),
    ).rejects.toMatchObject({ status: 404 });
    const { data: thread } = await api.issues.get({ ...REPO, issue_number: issue.number });
    expect(thread).toMatchObject({ title: 'Explain --json', comments: 4, state: 'open' });
  });

  it('refuses comments that are empty, too long, or on a locked thread', async () => {
    const { api, repo } = await start();
    const { number } = repo.openIssue({ by: 'mona', title: 'A' });
    const post = (body: string) =>
      api.issues.createComment({ ...REPO, issue_number: number, body });
    await expect(post('  ')).rejects.toMatchObject({ status: 422 });
    await expect(post('x'.repeat(65_537))).rejects.toMatchObject({ status: 422 });
    repo.lock(number);
    await expect(post('Hello')).rejects.toMatchObject({ status: 403 });
  });

  it('answers 201 to the first reaction of its kind and 200 to every other', async () => {
    const { api, repo } = await start();
    const { number } = repo.openIssue({ by: 'mona', title: 'A' });
    const { comment } = repo.comment(number, { by: 'mona', body: '/docs do it' });
    const claim = () =>
      api.reactions.createForIssueComment({ ...REPO, comment_id: comment.id, content: 'eyes' });
    const answers = await Promise.all([claim(), claim(), claim()]);
    expect(answers.map(({ status }) => status as number).sort()).toEqual([200, 200, 201]);
    expect(new Set(answers.map(({ data }) => data.id)).size).toBe(1);
    repo.react('comment', comment.id, 'mona', 'eyes');
    expect(repo.reactions('comment', comment.id)).toHaveLength(2);
    await api.reactions.deleteForIssueComment({
      ...REPO,
      comment_id: comment.id,
      reaction_id: answers[0]?.data.id ?? 0,
    });
    expect(repo.reactions('comment', comment.id).map(({ author }) => author)).toEqual(['mona']);
    const onIssue = await api.reactions.createForIssue({
      ...REPO,
      issue_number: number,
      content: 'rocket',
    });
    expect(onIssue.status).toBe(201);
  });

  it('refuses what a read-only token must not do', async () => {
    const { sandbox, repo } = await start();
    const { number } = repo.openIssue({ by: 'mona', title: 'A' });
    const token = sandbox.issueToken({
      access: { contents: 'read', issues: 'read', pull_requests: 'read' },
    });
    const api = octokit(sandbox, token).rest;
    await expect(
      api.issues.createComment({ ...REPO, issue_number: number, body: 'Hi' }),
    ).rejects.toMatchObject({ status: 403, message: /not accessible by integration/ });
    await expect(
      api.reactions.createForIssue({ ...REPO, issue_number: number, content: 'eyes' }),
    ).rejects.toMatchObject({ status: 403 });
    expect((await api.issues.get({ ...REPO, issue_number: number })).status).toBe(200);
  });

  it('knows who a token belongs to, except for an app', async () => {
    const { sandbox, api } = await start();
    await expect(api.users.getAuthenticated()).rejects.toMatchObject({ status: 403 });
    const token = sandbox.issueToken({ login: 'mona', app: false });
    const { data } = await octokit(sandbox, token).rest.users.getAuthenticated();
    expect(data.login).toBe('mona');
    expect((await api.users.getByUsername({ username: 'mona' })).data.type).toBe('User');
    expect((await api.rateLimit.get()).data.rate.limit).toBe(1000);
  });

  it('tells the setting about pull requests to administrators only', async () => {
    const { sandbox, api, repo } = await start();
    repo.settings({ actionsMayOpenPulls: false });
    const ask = (client: typeof api) =>
      client.actions.getGithubActionsDefaultWorkflowPermissionsRepository(REPO);
    await expect(ask(api)).rejects.toMatchObject({ status: 403 });
    const token = sandbox.issueToken({ access: { administration: 'read' } });
    const { data } = await ask(octokit(sandbox, token).rest);
    expect(data.can_approve_pull_request_reviews).toBe(false);
  });
});
