// What a repository and its organization can set for the App, and what they cannot.
import { describe, expect, it } from 'vitest';
import { appScene, until } from '../../support/app.ts';

describe('settings with the App', () => {
  it('come from the organization, below those of the repository: who commands, and with which word', async () => {
    const scene = await appScene({
      files: { '.github/docket.yml': 'pull-request: { labels: [mine] }\ncommand: { word: /x }\n' },
    });
    const { github, repo, app, said } = scene;
    const shared = [
      'command: { word: /handbook, permission: maintain, allowed-bots: ["helper[bot]"] }',
      'pull-request: { labels: [org], title: "Handbook: {summary}" }',
      'locked: [command]',
    ];
    await github.createRepository('octo/.github', { files: { 'docket.yml': shared.join('\n') } });
    repo.collaborator('olga', 'maintain');
    await scene.serve();
    const worker = await scene.work();
    await app.install(repo);
    const { number } = repo.openIssue({ by: 'mona', title: 'Explain --json' });
    repo.comment(number, { by: 'olga', body: '/docs make it better' });
    repo.comment(number, { by: 'mona', body: '/handbook make it better' });
    await until(() => said(number).some((text) => text.includes('**maintain** permission')));
    repo.comment(number, { by: 'helper[bot]', body: '/handbook make it better' });
    await until(() => said(number).some((text) => text.includes('Done:')));
    const [pull] = await repo.pulls();
    expect(pull).toMatchObject({ labels: ['mine'], title: expect.stringMatching(/^Handbook: /) });
    expect(pull?.body).toContain('/handbook');
    expect(said(number)).toHaveLength(2);
    await until(() => worker.stderr().includes('sets `command.word`, but octo/.github locks it'));
  });

  it('that name what belongs to the server, or ask for too much, are cut, and the job says so once', async () => {
    const scene = await appScene({
      files: {
        '.github/docket.yml':
          'agent: { env: [PRIVATE_KEY], max-minutes: 7200 }\nviews: { agent-ranges: [{ agent: GPTBot, file: /etc/passwd }] }\n',
      },
      agent: `env > docs/start.md\necho "Made it better."\n`,
    });
    const { repo, app, said } = scene;
    await scene.serve();
    await scene.work();
    await app.install(repo);
    const { number } = repo.openIssue({ by: 'mona', title: 'Explain --json' });
    repo.comment(number, { by: 'mona', body: '/docs make it better' });
    await until(() => said(number).some((text) => text.includes('Done:')));
    repo.comment(number, { by: 'mona', body: '/docs make it even better' });
    await until(() => said(number).filter((text) => /Done|No changes/.test(text)).length > 1);
    const [pull] = await repo.pulls();
    const cut = '`agent.max-minutes` can be at most 120';
    expect(said(number).filter((text) => text.includes(cut))).toHaveLength(1);
    expect(said(number)[0]).toContain('`agent.env` is set by the operator');
    expect(pull?.body.split(cut)).toHaveLength(2);
    const page = await repo.file(pull?.pull.headRef ?? '', 'docs/start.md');
    expect(page).not.toContain('PRIVATE KEY');
  });

  it('let reviews of a pull request from a fork give commands: the App can answer there', async () => {
    const scene = await appScene();
    const { github, repo, app, said } = scene;
    await scene.serve();
    await scene.work();
    await app.install(repo);
    const fork = await github.fork(repo, 'zoe');
    await fork.push({ by: 'zoe', branch: 'typo', files: { 'docs/start.md': '# Strat\n' } });
    const { pull } = await repo.openPull({
      ...{ by: 'zoe', title: 'Typo', head: 'zoe:typo', base: 'main' },
    });
    repo.review(pull.number, { by: 'mona', body: '/docs make it better' });
    await until(() => said(pull.number).some((text) => text.includes('Done:')));
  });
});
