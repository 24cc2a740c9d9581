// What happens on GitHub while a job runs: each ends with its work, or with a sentence.
import pg from 'pg';
import { describe, expect, it } from 'vitest';
import { appScene, until } from '../../support/app.ts';
import { jobsApi } from '../../support/organization.ts';
import { atTestEnd } from '../../support/test-end.ts';

/** A job whose agent waits for the gate. */
async function running() {
  const scene = await appScene({ agent: 'echo Better. >> docs/start.md\n', gated: true });
  const { repo, app } = scene;
  const server = await scene.serve();
  const worker = await scene.work();
  const installation = await app.install(repo);
  const { number } = repo.openIssue({ by: 'mona', title: 'Explain --json' });
  repo.comment(number, { by: 'mona', body: '/docs make it better' });
  await scene.gate.reached();
  const client = new pg.Client(scene.database[1] ?? '');
  client.on('error', () => {});
  await client.connect();
  atTestEnd(() => client.end());
  const failed = async () => {
    const { rows } = await client.query(
      "select record->>'reason' as reason from docket.job where status = 'failed'",
    );
    return rows[0]?.reason as string | undefined;
  };
  return { ...scene, server, worker, installation, number, failed };
}

describe('in the middle of a job', () => {
  it('the App is suspended: the job ends, the API refuses more with 403, and unsuspending helps', async () => {
    const { repo, app, installation, gate, server, failed, run } = await running();
    const key = await run('keys', 'create', '--project', String(repo.id));
    const api = jobsApi(server.url, key, String(repo.id));
    await app.suspend(installation);
    // The reply on the thread cannot say so any more, and the reason may already say that.
    expect(await until(failed)).toMatch(
      /^The GitHub App was suspended in octo\/handbook, so this job was stopped\. Unsuspend it, then retry\.(?: Its reply could not be updated: [^.]+\.)?$/,
    );
    gate.open();
    const refused = await api.ask('POST', '', { prompt: 'make it better' });
    expect([refused.status, await refused.json()]).toEqual([
      403,
      {
        error:
          'The GitHub App is suspended in octo/handbook, so nothing was started. Unsuspend it, then try again.',
      },
    ]);
    expect(await repo.branches()).toEqual(['main']);
    await app.suspend(installation, false);
    const created = await until(async () => {
      const answer = await api.ask('POST', '', { prompt: 'make it better' });
      return answer.status === 201 ? ((await answer.json()) as { id: string }) : null;
    });
    expect(await api.finished(created.id)).toMatchObject({ status: 'completed' });
  });

  it('the repository gets another name: the job ends with a sentence, and a retry continues it', async () => {
    const { repo, app, installation, gate, number, said } = await running();
    await app.rename(installation, repo, 'octo/manual');
    const why = 'The repository octo/handbook is octo/manual now, so this job was stopped.';
    await until(() => said(number).some((text) => text.includes(why)));
    gate.open();
    repo.comment(number, { by: 'mona', body: '/docs retry' });
    await until(() => said(number).some((text) => text.includes('Done:')));
    expect(await repo.pulls()).toHaveLength(1);
  });

  it('the repository is deleted: the job ends with a sentence', async () => {
    const { github, repo, app, installation, gate, failed, projects } = await running();
    await app.choose(installation);
    github.remove(repo);
    expect(await until(failed)).toMatch(
      /^The GitHub App can no longer reach octo\/handbook, so this job was stopped: the repository was removed from the App, transferred, or deleted\. Install the App there, then retry\.(?: Its reply could not be updated: [^.]+\.)?$/,
    );
    gate.open();
    expect(await projects()).toEqual([]);
  });

  it('all tokens are revoked: the job mints others and goes on', async () => {
    const { repo, app, gate, number, said } = await running();
    app.revokeTokens();
    gate.open();
    await until(() => said(number).some((text) => text.includes('Done:')));
    expect(await repo.pulls()).toHaveLength(1);
  });
});
