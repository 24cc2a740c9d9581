import { describe, expect, it } from 'vitest';
import { checkedLocalGithub, handbook, octokit, REPO } from '../support/local-github.ts';

async function start() {
  const sandbox = await checkedLocalGithub();
  const repo = await handbook(sandbox);
  const api = octokit(sandbox).rest;
  const files = { 'docs/start.md': '# Start\n\nHello, world.\n', 'docs/new file.md': 'New\n' };
  await repo.push({ by: 'mona', branch: 'docket/1', files });
  const wanted = { ...REPO, title: 'Greet the world', head: 'docket/1', base: 'main' };
  return { sandbox, repo, api, wanted };
}

const message = (text: RegExp) => ({
  status: 422,
  message: expect.stringMatching(text),
});

describe('pull requests of the stand-in', () => {
  it('refuses a second pull request, one without commits, and unknown branches', async () => {
    const { api, wanted } = await start();
    await api.pulls.create(wanted);
    await expect(api.pulls.create(wanted)).rejects.toMatchObject(
      message(/A pull request already exists for octo:docket\/1/),
    );
    await expect(api.pulls.create({ ...wanted, head: 'main' })).rejects.toMatchObject(
      message(/No commits between main and main/),
    );
    await expect(api.pulls.create({ ...wanted, head: 'gone' })).rejects.toMatchObject(
      message(/"field":"head","code":"invalid"|"code":"invalid","field":"head"/),
    );
    await expect(api.pulls.create({ ...wanted, base: 'gone' })).rejects.toMatchObject({
      status: 422,
    });
  });

  it('makes one pull request of two requests at the same moment', async () => {
    const { api, wanted, repo } = await start();
    const both = await Promise.allSettled([api.pulls.create(wanted), api.pulls.create(wanted)]);
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(await repo.pulls()).toHaveLength(1);
  });

  it('obeys the setting that forbids Actions to open pull requests, but lets people', async () => {
    const { sandbox, api, wanted, repo } = await start();
    repo.settings({ actionsMayOpenPulls: false });
    await expect(api.pulls.create(wanted)).rejects.toMatchObject({
      status: 403,
      message: expect.stringMatching(/not permitted to create or approve pull requests/),
    });
    const person = sandbox.issueToken({ login: 'mona', app: false });
    const made = await octokit(sandbox, person).rest.pulls.create(wanted);
    expect(made.status).toBe(201);
  });

  it('compares branches and commits from where they parted', async () => {
    const { api, repo } = await start();
    await repo.push({ by: 'octo', branch: 'main', files: { 'other.md': 'Other\n' } });
    const compare = (basehead: string) =>
      api.repos.compareCommitsWithBasehead({ ...REPO, basehead });
    const { data } = await compare('main...docket/1');
    expect(data).toMatchObject({ status: 'diverged', ahead_by: 1, behind_by: 1 });
    expect(data.files?.map(({ filename }) => filename)).not.toContain('other.md');
    const sha = (await repo.branch('docket/1')) ?? '';
    expect((await compare(`main...${sha}`)).data.ahead_by).toBe(1);
    expect((await compare('main...main')).data.status).toBe('identical');
    await expect(compare('main...nowhere')).rejects.toMatchObject({ status: 404 });
  });

  it('moves with its branch, and closes when the branch is deleted', async () => {
    const { api, wanted, repo } = await start();
    await api.pulls.create(wanted);
    const sha = await repo.push({ by: 'mona', branch: 'docket/1', files: { 'more.md': 'More' } });
    const pull = { ...REPO, pull_number: 1 };
    expect((await api.pulls.get(pull)).data.head.sha).toBe(sha);
    await repo.deleteBranch('docket/1');
    const { data } = await api.pulls.get(pull);
    expect(data).toMatchObject({ state: 'closed', merged: false, changed_files: 3 });
  });

  it.each([{ squash: false }, { squash: true }])('merges as a person would: %o', async (how) => {
    const { api, wanted, repo } = await start();
    await api.pulls.create(wanted);
    const event = await repo.merge(1, { by: 'mona', ...how });
    expect(event).toMatchObject({
      name: 'pull_request',
      payload: { action: 'closed', pull_request: { merged: true, head: { ref: 'docket/1' } } },
    });
    const { data } = await api.pulls.get({ ...REPO, pull_number: 1 });
    expect(data).toMatchObject({
      state: 'closed',
      merged: true,
      merged_by: { login: 'mona' },
      changed_files: 2,
    });
    expect(await repo.file('main', 'docs/start.md')).toContain('Hello, world.');
    await expect(repo.merge(1, { by: 'mona' })).rejects.toThrow('not mergeable');
  });

  it('sees a merge that was made with git alone', async () => {
    const { api, wanted, repo, sandbox } = await start();
    await api.pulls.create(wanted);
    const head = (await repo.branch('docket/1')) ?? '';
    const { createGit } = await import('../../src/shared/git/git.ts');
    const git = createGit({ path: process.env.PATH ?? '' });
    await git.run(['--git-dir', repo.gitDir, 'update-ref', 'refs/heads/main', head]);
    const { data } = await api.pulls.get({ ...REPO, pull_number: 1 });
    expect(data).toMatchObject({ merged: true, state: 'closed' });
    expect(sandbox.requests.length).toBeGreaterThan(0);
  });

  it('will not merge what conflicts', async () => {
    const { api, wanted, repo } = await start();
    await api.pulls.create(wanted);
    await repo.push({ by: 'octo', branch: 'main', files: { 'docs/start.md': 'Else\n' } });
    await expect(repo.merge(1, { by: 'mona' })).rejects.toThrow('not mergeable');
  });

  it('takes pull requests from forks', async () => {
    const { sandbox, api, repo } = await start();
    const fork = await sandbox.fork(repo, 'hubot');
    const sha = await fork.push({ by: 'hubot', branch: 'idea', files: { 'idea.md': 'Idea\n' } });
    const { event } = await repo.openPull({
      by: 'hubot',
      title: 'Idea',
      head: 'hubot:idea',
      base: 'main',
    });
    expect(event.name).toBe('pull_request');
    const { data } = await api.pulls.get({ ...REPO, pull_number: 1 });
    expect(data.head).toMatchObject({ sha, repo: { full_name: 'hubot/handbook', fork: true } });
    expect(data.base.repo.full_name).toBe('octo/handbook');
    const listed = await api.pulls.list({ ...REPO, head: 'hubot:idea' });
    expect(listed.data).toHaveLength(1);
    const { data: compared } = await api.repos.compareCommitsWithBasehead({
      ...REPO,
      basehead: `main...${sha}`,
    });
    expect(compared.files?.map(({ filename }) => filename)).toEqual(['idea.md']);
  });

  it('labels, asks for reviews, and refuses reviewers who are none', async () => {
    const { api, wanted, repo } = await start();
    await api.pulls.create(wanted);
    await api.issues.addLabels({ ...REPO, issue_number: 1, labels: ['docs', 'docs'] });
    await api.pulls.requestReviewers({ ...REPO, pull_number: 1, reviewers: ['mona'] });
    const { data } = await api.pulls.get({ ...REPO, pull_number: 1 });
    expect(data.labels.map(({ name }) => name)).toEqual(['docs']);
    expect(data.requested_reviewers?.map(({ login }) => login)).toEqual(['mona']);
    repo.collaborator('stranger', 'read');
    await expect(
      api.pulls.requestReviewers({ ...REPO, pull_number: 1, reviewers: ['stranger'] }),
    ).rejects.toMatchObject(message(/only be requested from collaborators/));
  });

  it('keeps reviews and comments on lines, with their hunk and replies', async () => {
    const { api, wanted, repo } = await start();
    await api.pulls.create(wanted);
    const { comment, event } = await repo.reviewComment(1, {
      by: 'mona',
      body: '/docs shorter',
      path: 'docs/start.md',
      line: 3,
    });
    expect(event.payload).toMatchObject({
      comment: { line: 3, diff_hunk: expect.stringMatching(/\+Hello, world\.$/) },
    });
    const { data: reply } = await api.pulls.createReplyForReviewComment({
      ...REPO,
      pull_number: 1,
      comment_id: comment.id,
      body: 'On it',
    });
    expect(reply.in_reply_to_id).toBe(comment.id);
    const edited = await api.pulls.updateReviewComment({
      ...REPO,
      comment_id: reply.id,
      body: 'Done',
    });
    expect(edited.data.body).toBe('Done');
    const { data: all } = await api.pulls.listReviewComments({ ...REPO, pull_number: 1 });
    expect(all.map(({ body }) => body)).toEqual(['/docs shorter', 'Done']);
    await expect(
      api.pulls.createReplyForReviewComment({
        ...REPO,
        pull_number: 1,
        comment_id: reply.id,
        body: 'No',
      }),
    ).rejects.toMatchObject({ status: 422 });
    const claims = [1, 2].map(() =>
      api.reactions.createForPullRequestReviewComment({
        ...REPO,
        comment_id: comment.id,
        content: 'eyes',
      }),
    );
    expect((await Promise.all(claims)).map(({ status }) => status as number).sort()).toEqual([
      200, 201,
    ]);
    const { review } = repo.review(1, {
      by: 'mona',
      body: '/docs more',
      state: 'CHANGES_REQUESTED',
    });
    const { data } = await api.pulls.getReview({ ...REPO, pull_number: 1, review_id: review.id });
    expect(data).toMatchObject({ body: '/docs more', state: 'CHANGES_REQUESTED' });
  });
});
