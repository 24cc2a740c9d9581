// SIGKILL at every step of a job that the engine names, then a second run: nothing is lost and nothing
// is there twice. kill.test.ts does the same to the bundle, seen from outside.
import { once } from 'node:events';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { describe, expect, it } from 'vitest';
import type { AgentJob } from '../../src/contract/schemas.ts';
import { STEPS, type Step } from '../../src/jobs/tools.ts';
import type { LocalGithub } from '../local-github/local-github.ts';
import type { RunSettings } from '../support/killable-run.ts';
import { checkedLocalGithub, handbook, octokit, REPO } from '../support/local-github.ts';
import { startProcess } from '../support/processes.ts';
import { testGit } from '../support/repository.ts';
import { memoryDir } from '../support/temp.ts';

// From its sources, beside the entry of the thread that judges changes.
const script = join(import.meta.dirname, '../support/killable-run.ts');

async function run(sandbox: LocalGithub, wanted: Partial<RunSettings>) {
  const { apiUrl, graphqlUrl, serverUrl, token } = sandbox;
  const settings: RunSettings = {
    sandbox: { apiUrl, graphqlUrl, serverUrl, token },
    repository: 'octo/handbook',
    scratch: memoryDir(),
    prompt: 'First',
    key: 'comment:1',
    ...wanted,
  };
  const child = startProcess(process.execPath, [script, JSON.stringify(settings)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [output, [code, signal]] = await Promise.all([text(child.stdout), once(child, 'close')]);
  return { code, signal, job: output ? (JSON.parse(output) as AgentJob) : undefined };
}

async function leftBehind(sandbox: LocalGithub, id: string) {
  const pulls = await octokit(sandbox).rest.pulls.list({ ...REPO, state: 'all' });
  const remote = `${sandbox.serverUrl}/octo/handbook.git`;
  const env = {
    GIT_CONFIG_COUNT: '1',
    GIT_CONFIG_KEY_0: `http.${sandbox.serverUrl}/.extraHeader`,
    GIT_CONFIG_VALUE_0: `Authorization: Basic ${Buffer.from(`x-access-token:${sandbox.token}`).toString('base64')}`,
  };
  const dir = join(memoryDir(), 'clone');
  await testGit.run(['clone', '--quiet', '--branch', `docket/${id}`, remote, dir], { env });
  const log = await testGit.run(['log', '--format=%s', 'origin/main..HEAD'], { cwd: dir });
  const heads = await testGit.run(['ls-remote', '--heads', remote, 'docket/*'], { env });
  return {
    pulls: pulls.data.map(({ html_url }) => html_url),
    branches: heads.trim().split('\n').length,
    commits: log.trim().split('\n'),
  };
}

const FIRST = 'docs: Write the page First (docs/first.md)';
const SECOND = 'docs: Write the page Second (docs/second.md)';

/** Where commits that GitHub creates differ from those that are pushed. */
const HOST_STEPS: [Step, boolean][] = [
  ['commit-recorded', true],
  ['branch-created', false],
  ['pushed', true],
];

describe('a run that is killed while GitHub creates its commits', () => {
  it.each(HOST_STEPS)(
    'at "%s" is finished by the next one, also in a follow-up: %s',
    async (dieAt, alsoThen) => {
      const sandbox = await checkedLocalGithub();
      const repository = await handbook(sandbox);
      const verified = true;
      expect((await run(sandbox, { dieAt, verified })).signal).toBe('SIGKILL');
      // Where the work began is no longer where the default branch stands.
      await repository.push({ by: 'mona', branch: 'main', files: { 'src/other.js': 'run();\n' } });
      const { job } = await run(sandbox, { verified });
      expect(job).toMatchObject({ status: 'completed', prLink: expect.any(String) });
      const id = job?.id ?? '';
      const pulls = [job?.prLink];
      const first = { pulls, branches: 1, commits: [FIRST] };
      expect(await leftBehind(sandbox, id)).toEqual(first);
      const message = { job: id, prompt: 'Second', key: 'comment:2', verified };
      const killed = await run(sandbox, { ...message, dieAt });
      expect(killed.signal).toBe(alsoThen ? 'SIGKILL' : null);
      await run(sandbox, message);
      const commits = [SECOND, FIRST];
      expect(await leftBehind(sandbox, id)).toEqual({ pulls, branches: 1, commits });
      const made = await octokit(sandbox).rest.pulls.listCommits({ ...REPO, pull_number: 1 });
      expect(made.data.map(({ commit }) => commit.verification?.verified)).toEqual([true, true]);
    },
  );
});

describe('a run that is killed', () => {
  it.each(STEPS)(
    'at "%s" is finished by the next one, in a create and in a follow-up',
    async (dieAt) => {
      const sandbox = await checkedLocalGithub();
      await handbook(sandbox);
      expect((await run(sandbox, { dieAt })).signal).toBe('SIGKILL');
      const { job } = await run(sandbox, {});
      expect(job).toMatchObject({ status: 'completed', prLink: expect.any(String) });
      const id = job?.id ?? '';
      const pulls = [job?.prLink];
      expect(await leftBehind(sandbox, id)).toEqual({
        pulls,
        branches: 1,
        commits: [FIRST],
      });

      const message = { job: id, prompt: 'Second', key: 'comment:2' };
      expect((await run(sandbox, { ...message, dieAt })).signal).toBe('SIGKILL');
      const second = await run(sandbox, message);
      expect(second.job).toMatchObject({ status: 'completed', prLink: job?.prLink });
      const commits = [SECOND, FIRST];
      expect(await leftBehind(sandbox, id)).toEqual({ pulls, branches: 1, commits });
    },
  );
});
