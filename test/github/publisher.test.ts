import { describe, expect, it } from 'vitest';
import { createPublisher, type PublisherOptions } from '../../src/github/publisher.ts';
import type { Log } from '../../src/shared/runtime.ts';
import type { Fault } from '../support/faults.ts';
import { githubOf } from '../support/github.ts';
import { checkedLocalGithub, handbook } from '../support/local-github.ts';
import { silentLog } from '../support/silent-log.ts';

const PLAN = {
  branch: 'docket/job-1',
  base: 'main',
  title: 'Explain --json',
  body: 'What was asked, what changed.',
  draft: false,
  existing: 'keep',
} as const;
const signal = new AbortController().signal;
const CREATE = 'POST /repos/octo/handbook/pulls';

async function start(options: PublisherOptions = {}, token?: string) {
  const sandbox = await checkedLocalGithub();
  const repo = await handbook(sandbox);
  await repo.push({ by: 'mona', branch: PLAN.branch, files: { 'docs/json.md': 'JSON\n' } });
  const warnings: string[] = [];
  const log: Log = { ...silentLog, warn: (message) => warnings.push(message) };
  const { github, clock } = githubOf(sandbox, { log, ...(token ? { token } : {}) });
  const publisher = createPublisher(github, options);
  return { sandbox, repo, clock, warnings, log, github, publisher };
}

describe('the pull request of a branch', () => {
  it('is opened once, then found and brought up to date', async () => {
    const { repo, publisher, sandbox } = await start();
    expect(await publisher.lookUp(PLAN.branch, signal)).toBeNull();
    const first = await publisher.publish({ ...PLAN, draft: true }, signal);
    const pull1 = { number: 1, url: `${repo.url}/pull/1` };
    expect(first).toEqual({ kind: 'pull-request', pull: pull1, draft: true });
    const second = await publisher.publish({ ...PLAN, title: 'Explain --json better' }, signal);
    expect(second).toEqual(first);
    const [pull, ...more] = await repo.pulls();
    expect(more).toEqual([]);
    expect(pull).toMatchObject({ title: 'Explain --json better', pull: { draft: true } });
    const writes = () => sandbox.requests.filter(({ method }) => method !== 'GET').length;
    const before = writes();
    await publisher.publish({ ...PLAN, title: 'Explain --json better' }, signal);
    expect(writes()).toBe(before);
    expect(await publisher.lookUp(PLAN.branch, signal)).toEqual({
      state: 'open',
      base: 'main',
      draft: true,
    });
  });

  it.each<[string, Fault]>([
    ['the answer is lost', { kind: 'drop', when: 'after' }],
    ['the connection breaks before', { kind: 'drop', when: 'before' }],
    ['a server error hides the success', { kind: 'status', status: 502, after: true }],
    ['a server error comes instead', { kind: 'status', status: 503 }],
    ['a limit comes first', { kind: 'rate-limit', retryAfterSeconds: 3 }],
  ])('is one pull request although %s', async (_what, fault) => {
    const { sandbox, repo, publisher } = await start();
    sandbox.faults.add({ on: CREATE, fault });
    const published = await publisher.publish(PLAN, signal);
    expect(published).toMatchObject({ kind: 'pull-request', pull: { number: 1 } });
    expect(await repo.pulls()).toHaveLength(1);
    expect(sandbox.faults.pending).toBe(0);
  });

  it('keeps the title that a person gave it, and changes its own', async () => {
    const { repo, publisher, github } = await start();
    await publisher.publish(PLAN, signal);
    const renamed = { ...PLAN, title: 'Explain all flags', previousTitle: PLAN.title };
    await publisher.publish(renamed, signal);
    expect(await repo.pulls()).toMatchObject([{ title: 'Explain all flags' }]);
    await github.rest.pulls.update({ ...github.repo, pull_number: 1, title: 'Mine' });
    const later = { ...PLAN, title: 'More', previousTitle: 'Explain all flags', body: 'New.' };
    await publisher.publish(later, signal);
    expect(await repo.pulls()).toMatchObject([{ title: 'Mine', body: 'New.' }]);
  });

  it('waits until GitHub knows the branch that was just pushed', async () => {
    const { sandbox, publisher, clock } = await start();
    const errors = [{ resource: 'PullRequest', field: 'head', code: 'invalid' }];
    const body = { message: 'Validation Failed', errors };
    sandbox.faults.add({ on: CREATE, fault: { kind: 'status', status: 422, body }, times: 2 });
    expect(await publisher.publish(PLAN, signal)).toMatchObject({ kind: 'pull-request' });
    expect(clock.slept.filter((ms) => ms >= 1000)).toEqual([1000, 2000]);
  });

  it('finds the one that another run opened in between', async () => {
    const { repo, github } = await start();
    const both = await Promise.all([1, 2].map(() => createPublisher(github).publish(PLAN, signal)));
    expect(both[0]).toEqual(both[1]);
    expect(await repo.pulls()).toHaveLength(1);
  });

  it('gives up with the reason when there is nothing to merge', async () => {
    const { publisher } = await start();
    const publishing = publisher.publish({ ...PLAN, branch: 'main' }, signal);
    await expect(publishing).rejects.toThrow('No commits between main and main');
  });

  it('names the setting and gives a link where Actions may not open pull requests', async () => {
    const { repo, publisher } = await start();
    repo.settings({ actionsMayOpenPulls: false });
    expect(await publisher.publish(PLAN, signal)).toEqual({
      kind: 'forbidden',
      compareLink: `${repo.url}/compare/main...docket/job-1?expand=1`,
      reason: expect.stringContaining(
        'Settings → Actions → General → Allow GitHub Actions to create and approve pull requests',
      ),
    });
  });

  it('names the permission and gives a link where the token may not', async () => {
    const { sandbox, repo } = await start();
    const token = sandbox.issueToken({ access: { pull_requests: 'read' } });
    const publisher = createPublisher(githubOf(sandbox, { token }).github);
    expect(await publisher.publish(PLAN, signal)).toMatchObject({
      kind: 'forbidden',
      compareLink: `${repo.url}/compare/main...docket/job-1?expand=1`,
      reason: expect.stringContaining('pull-requests: write'),
    });
  });

  it('opens it for review where drafts are not supported, and says so', async () => {
    const { repo, publisher, warnings } = await start();
    repo.settings({ draftsSupported: false });
    await publisher.publish({ ...PLAN, draft: true }, signal);
    expect(await repo.pulls()).toMatchObject([{ pull: { draft: false } }]);
    expect(warnings).toEqual([expect.stringContaining('does not support drafts')]);
  });

  it.each<[string, Fault | undefined]>([
    ['at once', undefined],
    ['although the answer is lost', { kind: 'drop', when: 'after' }],
    ['although the connection breaks', { kind: 'drop', when: 'before' }],
  ])('becomes a draft and ready again %s', async (_, fault) => {
    const { sandbox, repo, publisher } = await start();
    await publisher.publish(PLAN, signal);
    for (const [existing, draft] of [
      ['draft', true],
      ['ready', false],
    ] as const) {
      // The first request reads how it is, the second changes it.
      const through: Fault = { kind: 'hold', until: Promise.resolve() };
      if (fault) sandbox.faults.add({ on: 'POST /graphql', fault: through });
      if (fault) sandbox.faults.add({ on: 'POST /graphql', fault });
      expect(await publisher.publish({ ...PLAN, existing }, signal)).toMatchObject({ draft });
      expect(await repo.pulls()).toMatchObject([{ pull: { draft } }]);
      expect(sandbox.faults.pending).toBe(0);
    }
  });

  it('stays as it is when somebody else opened it', async () => {
    const { repo, publisher } = await start();
    await repo.openPull({ by: 'mona', title: 'Mine', head: PLAN.branch, base: 'main' });
    const published = await publisher.publish({ ...PLAN, existing: 'draft' }, signal);
    expect(published).toMatchObject({ draft: false });
    expect(await repo.pulls()).toMatchObject([{ pull: { draft: false } }]);
  });

  it('stays as it is where the token may not change that, or there are no drafts', async () => {
    const { sandbox, repo, publisher, warnings, log } = await start();
    await publisher.publish({ ...PLAN, draft: true }, signal);
    const token = sandbox.issueToken({ access: { contents: 'read' } });
    const weak = createPublisher(githubOf(sandbox, { token, log }).github);
    expect(await weak.publish({ ...PLAN, existing: 'ready' }, signal)).toMatchObject({
      draft: true,
    });
    expect(warnings.at(-1)).toMatch(/could not be marked ready for review/);
    await publisher.publish({ ...PLAN, existing: 'ready' }, signal);
    repo.settings({ draftsSupported: false });
    const again = await publisher.publish({ ...PLAN, existing: 'draft' }, signal);
    expect(again).toMatchObject({ draft: 'unsupported' });
  });

  it('gets its labels and reviewers, and stands without them', async () => {
    const { repo, publisher, warnings } = await start({
      labels: ['docs'],
      reviewers: ['nobody-here'],
    });
    expect(await publisher.publish(PLAN, signal)).toMatchObject({ kind: 'pull-request' });
    expect(await repo.pulls()).toMatchObject([{ labels: ['docs'], pull: { reviewers: [] } }]);
    expect(warnings).toEqual([expect.stringContaining('Could not add reviewers')]);
  });

  it.each(['merged', 'closed'] as const)('is left as it is once it was %s', async (end) => {
    const { repo, publisher } = await start();
    await publisher.publish(PLAN, signal);
    if (end === 'merged') await repo.merge(1, { by: 'mona' });
    else await repo.close(1, 'mona');
    expect(await publisher.lookUp(PLAN.branch, signal)).toMatchObject({ state: end });
    const again = await publisher.publish({ ...PLAN, title: 'New' }, signal);
    expect(again).toMatchObject({ pull: { number: 1 } });
    expect(await repo.pulls()).toMatchObject([{ title: PLAN.title, state: 'closed' }]);
  });

  it('is counted while it is open, and others are not', async () => {
    const { sandbox, repo, publisher } = await start();
    await publisher.publish(PLAN, signal);
    const open = async (branch: string) => {
      await repo.push({ by: 'mona', branch, files: { [`${branch}.md`]: 'X\n' } });
      return (await repo.openPull({ by: 'mona', title: branch, head: branch, base: 'main' })).pull;
    };
    await open('other');
    await repo.close((await open('docket/closed')).number, 'mona');
    const fork = await sandbox.fork(repo, 'hubot');
    await fork.push({ by: 'hubot', branch: 'docket/fork', files: { 'f.md': 'F\n' } });
    await repo.openPull({ by: 'hubot', title: 'F', head: 'hubot:docket/fork', base: 'main' });
    expect(await publisher.countOpen('docket/', signal)).toBe(1);
  });

  it('is not mistaken for a fork’s branch of the same name', async () => {
    const { sandbox, repo, publisher } = await start();
    const fork = await sandbox.fork(repo, 'hubot');
    await fork.push({ by: 'hubot', branch: PLAN.branch, files: { 'evil.md': 'Evil\n' } });
    const head = `hubot:${PLAN.branch}`;
    await repo.openPull({ by: 'hubot', title: 'Evil', head, base: 'main' });
    expect(await publisher.lookUp(PLAN.branch, signal)).toBeNull();
    expect(await publisher.publish(PLAN, signal)).toMatchObject({ pull: { number: 2 } });
  });
});
