// Settings of an organization, in the `.github` repository of the owner.
import { describe, expect, it } from 'vitest';
import { place } from '../../support/place.ts';
import { runStep } from '../../support/runner.ts';

const DISPATCH = { name: 'workflow_dispatch', payload: {} };

async function organization(shared: string, own?: string, isPrivate = false) {
  const here = await place();
  await here.sandbox.createRepository('octo/.github', {
    files: { 'docket.yml': shared },
    private: isPrivate,
  });
  if (own !== undefined) {
    const files = { '.github/docket.yml': own };
    await here.repository.push({ by: 'ann', branch: 'main', files });
  }
  return here;
}

describe('the settings of an organization', () => {
  it('apply below those of the repository, and the locked ones above, with a warning', async () => {
    const shared =
      'pull-request: { labels: [org], title: "Docs: {summary}" }\nlocked: [pull-request.labels]\n';
    const own = 'pull-request: { labels: [mine] }\n';
    const { sandbox, repository, step } = await organization(shared, own);
    const ended = await runStep(step(DISPATCH, { prompt: 'explain' }));
    expect(ended).toMatchObject({ code: 0, outputs: { outcome: 'pull-request' } });
    const [pull] = await repository.pulls();
    expect(pull?.labels).toEqual(['org']);
    expect(pull?.title).toMatch(/^Docs: /);
    expect(ended.log).toContain(
      "::warning::`.github/docket.yml` sets `pull-request.labels`, but octo/.github locks it, so the organization's value is used. Remove it from the file.",
    );
    const reads = sandbox.requests.filter(({ path }) => path.includes('/contents/'));
    expect(reads.map(({ path }) => path).sort()).toEqual([
      '/repos/octo/.github/contents/docket.yml',
      '/repos/octo/handbook/contents/.github%2Fdocket.yml',
    ]);
  });

  it('that are wrong stop the run with the name of their file', async () => {
    const { step, repository } = await organization('locked: [colour]\n');
    const ended = await runStep(step(DISPATCH, { prompt: 'explain' }));
    expect(ended.code).toBe(1);
    expect(ended.log).toMatch(
      /::error::`docket.yml` in octo\/.github is not valid.*Line 1: `locked.0` is not the name/,
    );
    expect(await repository.pulls()).toEqual([]);
  });

  it('are not asked for in vain: a private repository that the token cannot read is no error', async () => {
    const { sandbox, repository, step } = await organization('check: nonsense\n', undefined, true);
    const token = sandbox.issueToken({ repositories: [repository.fullName] });
    const ended = await runStep(step(DISPATCH, { prompt: 'explain', 'github-token': token }));
    expect(ended).toMatchObject({ code: 0, outputs: { outcome: 'pull-request' } });
    expect(ended.log).not.toContain('octo/.github');
  });

  it('cannot be changed on a branch, in a fork, or by naming a secret for the agent', async () => {
    const { sandbox, repository, step } = await organization(
      'pull-request: { labels: [org] }\nlocked: [agent.env]\n',
      'agent: { env: [DEPLOY_PASSWORD] }\n',
    );
    const shared = sandbox.repository('octo/.github');
    const files = { 'docket.yml': 'pull-request: { labels: [evil] }\n' };
    await shared.push({ by: 'mallory', branch: 'patch-1', files });
    const fork = await sandbox.fork(shared, 'mallory');
    await fork.push({ by: 'mallory', branch: 'main', files });
    const inputs = { prompt: 'explain', 'agent-command': 'env > docs/answer.md' };
    const env = { DEPLOY_PASSWORD: 'dp_R7kQz2Lm9Xv4' };
    const ended = await runStep(step(DISPATCH, inputs, { env }));
    const [pull] = await repository.pulls();
    expect(pull?.labels).toEqual(['org']);
    const page = await repository.file(pull?.pull.headRef ?? '', 'docs/answer.md');
    expect(page).toContain('NO_COLOR=1');
    expect(page).not.toContain('DEPLOY_PASSWORD');
    expect(ended.code).toBe(0);
  });

  it('are shown by doctor with where each comes from', async () => {
    const { step } = await organization(
      'agent: { max-minutes: 10 }\njobs: { retention-days: 7 }\nlocked: [jobs]\n',
      'agent: { max-minutes: 5 }\njobs: { retention-days: 8 }\ncheck: advisory\n',
    );
    const ended = await runStep(step(DISPATCH, { mode: 'doctor', permission: 'maintain' }));
    expect(ended.log).toMatch(
      /⚠️ Configuration: `.github\/docket.yml` is valid\. `docket.yml` in octo\/.github is valid\./,
    );
    for (const line of [
      '- agent.max-minutes: 5 (repository)',
      '- jobs.retention-days: 7 (organization, locked)',
      '- jobs.at-once: not set (default, locked)',
      '- check: advisory (repository)',
      '- command.permission: maintain (workflow input `permission`)',
    ]) {
      expect(ended.log).toContain(line);
    }
    expect(ended.log).toMatch(/- default: commit: git; sign-off: false; /);
  });
});
