import { describe, expect, it } from 'vitest';
import { createHostChecks, createThreadHost } from '../../src/github/thread-host.ts';
import { NotFound, SetupError, Unavailable } from '../../src/shared/errors.ts';
import { InstantClock } from '../support/clock.ts';
import { githubOf } from '../support/github.ts';
import { checkedLocalGithub, handbook } from '../support/local-github.ts';

async function start() {
  const clock = new InstantClock();
  const sandbox = await checkedLocalGithub({ clock });
  const repo = await handbook(sandbox);
  const { github } = githubOf(sandbox);
  return { sandbox, repo, clock, host: createThreadHost(github), github };
}

async function withPull() {
  const world = await start();
  const { repo } = world;
  const files = { 'docs/start.md': '# Start\n\nHi.\n', 'src/json.ts': 'export {};\n' };
  const sha = await repo.push({ by: 'mona', branch: 'change', files });
  const wanted = { by: 'mona', title: 'Hi', body: 'Why', head: 'change', base: 'main' };
  const { pull } = await repo.openPull(wanted);
  return { ...world, sha, number: pull.number };
}

describe('what GitHub tells about a thread', () => {
  it('knows the repository and whose token it has', async () => {
    const { host, repo } = await start();
    expect(await host.repository()).toEqual({
      id: repo.id,
      fullName: 'octo/handbook',
      defaultBranch: 'main',
      archived: false,
      private: false,
      url: repo.url,
    });
    expect(await host.self()).toBe('github-actions[bot]');
  });

  it('never takes settings that GitHub refuses to show for none', async () => {
    const { host, sandbox } = await start();
    expect(await host.readOwnersFile('docket.yml')).toBeNull();
    const fault = { kind: 'status', status: 403 } as const;
    sandbox.faults.add({ on: 'GET /repos/octo/.github/contents/**', fault });
    await expect(host.readOwnersFile('docket.yml')).rejects.toThrow(SetupError);
  });

  it('dates title and body apart, whatever comments come', async () => {
    const { host, repo, clock } = await start();
    const { number } = repo.openIssue({ by: 'mona', title: 'A', body: 'One' });
    expect(await host.thread(number)).toMatchObject({
      title: 'A',
      body: 'One',
      author: 'mona',
      isPull: false,
      titleEditedAt: null,
      bodyEditedAt: null,
    });
    clock.advance(60_000);
    repo.comment(number, { by: 'mona', body: '/docs x' });
    expect(await host.thread(number)).toMatchObject({ bodyEditedAt: null });
    repo.editThread(number, 'mona', { body: 'Two' });
    clock.advance(60_000);
    repo.editThread(number, 'mona', { title: 'B' });
    expect(await host.thread(number)).toMatchObject({
      titleEditedAt: '2026-11-01T12:02:00Z',
      bodyEditedAt: '2026-11-01T12:01:00Z',
    });
  });

  it('says that there was no answer when GraphQL does not date a text', async () => {
    const { sandbox, host, repo } = await start();
    const { number } = repo.openIssue({ by: 'mona', title: 'A', body: 'One' });
    const fault = { kind: 'status', status: 500 } as const;
    sandbox.faults.add({ on: 'POST /graphql', fault, times: 9 });
    await expect(host.thread(number)).rejects.toBeInstanceOf(Unavailable);
  });

  it('tells a pull request and its states', async () => {
    const { host, repo, number, sha } = await withPull();
    expect(await host.pull(number)).toEqual({
      number,
      headRef: 'change',
      headSha: sha,
      baseRef: 'main',
      sameRepository: true,
      state: 'open',
      closedAt: null,
      createdAt: '2026-11-01T12:00:00Z',
      updatedAt: '2026-11-01T12:00:00Z',
      url: `${repo.url}/pull/${number}`,
    });
    expect((await host.thread(number)).isPull).toBe(true);
    await repo.close(number, 'mona');
    expect(await host.pull(number)).toMatchObject({
      state: 'closed',
      closedAt: expect.stringMatching(/^\d{4}-/),
    });
    await expect(host.pull(99)).rejects.toBeInstanceOf(NotFound);
  });

  it('lists the files of the default branch', async () => {
    const { host, repo } = await start();
    await repo.push({ by: 'mona', branch: 'main', files: { 'docs/a/b.md': '# B\n' } });
    await repo.push({ by: 'mona', branch: 'other', files: { 'docs/c.md': '# C\n' } });
    const files = await host.listFiles();
    expect(files).toContain('docs/a/b.md');
    expect(files).not.toContain('docs/c.md');
    expect(files).not.toContain('docs');
  });

  it('lists what changed at the recorded head, not at a later one', async () => {
    const { host, repo, number, sha } = await withPull();
    await repo.push({ by: 'mona', branch: 'change', files: { 'docs/late.md': 'Late\n' } });
    await repo.push({ by: 'octo', branch: 'main', files: { 'docs/other.md': 'Other\n' } });
    const { files, more } = await host.changedFiles(number, sha);
    expect(more).toBe(false);
    expect(files).toEqual([
      {
        path: 'docs/start.md',
        status: 'modified',
        additions: 1,
        deletions: 1,
        patch: expect.stringContaining('-Hello.\n+Hi.'),
      },
      {
        path: 'src/json.ts',
        status: 'added',
        additions: 1,
        deletions: 0,
        patch: expect.any(String),
      },
    ]);
  });

  it('reads a fork through the API', async () => {
    const { sandbox, host, repo } = await start();
    const fork = await sandbox.fork(repo, 'hubot');
    const sha = await fork.push({ by: 'hubot', branch: 'idea', files: { 'idea.md': 'Idea\n' } });
    const wanted = { by: 'hubot', title: 'Idea', head: 'hubot:idea', base: 'main' };
    const { pull } = await repo.openPull(wanted);
    expect(await host.pull(pull.number)).toMatchObject({ sameRepository: false, headSha: sha });
    const { files } = await host.changedFiles(pull.number, sha);
    expect(files.map(({ path }) => path)).toEqual(['idea.md']);
  });

  it('tells the commented line with its hunk and its opener', async () => {
    const { host, repo, number, clock } = await withPull();
    const line = { by: 'mona', path: 'docs/start.md', line: 3, body: '/docs shorter' };
    const { comment } = await repo.reviewComment(number, line);
    const reply = repo.replyTo(comment, { by: 'hubot', body: '/docs longer' }).comment;
    expect(await host.reviewComment(reply.id)).toMatchObject({
      path: 'docs/start.md',
      line: 3,
      hunk: expect.stringMatching(/\+Hi\.$/),
      opener: comment.id,
      author: 'hubot',
      editedAt: null,
    });
    clock.advance(1000);
    repo.editComment(comment, 'Forget it');
    const read = await host.reviewComment(comment.id);
    expect(read).toMatchObject({ opener: comment.id, editedAt: '2026-11-01T12:00:01Z' });
    expect(read).not.toHaveProperty('startLine');
  });

  it('reads files of the default branch only', async () => {
    const { host, repo } = await withPull();
    expect(await host.readFile('.github/docket.yml')).toBe('labels: [docs]\n');
    expect(await host.readFile('docs/start.md')).toContain('Hello.');
    expect(await host.readFile('src/json.ts')).toBeNull();
    expect(await host.readFile('docs')).toBeNull();
    await repo.push({ by: 'mona', branch: 'main', files: { 'ü & ?.md': 'Grüße' } });
    expect(await host.readFile('ü & ?.md')).toBe('Grüße');
  });

  it('lists own pull requests that were closed since a time', async () => {
    const { sandbox, host, repo, clock } = await start();
    const open = async (branch: string) => {
      await repo.push({ by: 'mona', branch, files: { [`${branch}.md`]: 'X\n' } });
      return (await repo.openPull({ by: 'mona', title: branch, head: branch, base: 'main' })).pull;
    };
    const old = await open('docket/old');
    await repo.close(old.number, 'mona');
    clock.advance(3_600_000);
    await repo.merge((await open('docket/new')).number, { by: 'mona' });
    await repo.close((await open('docket/shut')).number, 'mona');
    await repo.close((await open('other')).number, 'mona');
    await open('docket/open');
    const fork = await sandbox.fork(repo, 'hubot');
    await fork.push({ by: 'hubot', branch: 'docket/fork', files: { 'f.md': 'F\n' } });
    const head = 'hubot:docket/fork';
    const foreign = await repo.openPull({ by: 'hubot', title: 'F', head, base: 'main' });
    await repo.close(foreign.pull.number, 'hubot');
    const since = '2026-11-01T12:30:00Z';
    const closed = await host.closedPulls('docket/', since);
    expect(closed.map(({ headRef, state }) => [headRef, state]).sort()).toEqual([
      ['docket/new', 'merged'],
      ['docket/shut', 'closed'],
    ]);
  });

  it('answers the questions of the doctor', async () => {
    const { sandbox, github, repo } = await start();
    const checks = createHostChecks(github);
    const { headers } = await fetch(`${sandbox.apiUrl}/rate_limit`);
    const seconds = Date.parse(headers.get('date') ?? '') - (await checks.serverTime());
    expect(Math.abs(seconds)).toBeLessThan(60_000);
    expect(await checks.actionsMayOpenPulls()).toBeUndefined();
    const token = sandbox.issueToken({ access: { administration: 'read' } });
    const admin = createHostChecks(githubOf(sandbox, { token }).github);
    expect(await admin.actionsMayOpenPulls()).toBe(true);
    repo.settings({ actionsMayOpenPulls: false });
    expect(await admin.actionsMayOpenPulls()).toBe(false);
  });
});
