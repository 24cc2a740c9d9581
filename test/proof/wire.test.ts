// Jobs over a network that fails: a client asks `docket serve`, which works on a repository of the
// local stand-in for GitHub, and both ways lead through bad weather.
import { EnvHttpProxyAgent } from 'undici';
import { describe, expect, it } from 'vitest';
import { follow, followToEnd } from '../../src/bot/sending/follow.ts';
import type { ReceivedJob } from '../../src/contract/schemas.ts';
import type { DocsService } from '../../src/contract/service.ts';
import { createClient } from '../../src/service/client/client.ts';
import { OutcomeUnknown } from '../../src/shared/errors.ts';
import { systemClock as clock } from '../../src/shared/runtime.ts';
import type { LocalRepository } from '../local-github/repository.ts';
import { checkedLocalGithub } from '../support/local-github.ts';
import { testGit } from '../support/repository.ts';
import { runStep } from '../support/runner.ts';
import { SEED, scale } from '../support/scale.ts';
import { silentLog as log } from '../support/silent-log.ts';
import { asked } from './support/asked.ts';
import { atOnce } from './support/at-once.ts';
import { type BadWeather, badWeather, type WEATHER } from './support/bad-weather.ts';
import { seeded } from './support/random.ts';
import { PROJECT, served } from './support/served.ts';
import { printTable } from './table.ts';

const JOBS = scale(20, 1_000);
/** A server takes a hundred jobs an hour. */
const PER_SERVER = 100;
const RUNS = scale(2, 50);
const HOURS = 3_600_000;
const random = seeded(SEED);
const settings = { clock, random, log };

/** As a person would who asks for the same thing again until there is an answer. */
async function create(service: DocsService, prompt: string): Promise<ReceivedJob> {
  for (;;) {
    try {
      return await service.createJob(
        PROJECT,
        { prompt },
        { idempotencyKey: prompt.replaceAll(' ', '-') },
      );
    } catch (error) {
      if (!(error instanceof OutcomeUnknown)) throw error;
    }
  }
}

async function sendAndNotify(service: DocsService, prompt: string): Promise<ReceivedJob> {
  const job = await create(service, prompt);
  const deadline = clock.now() + 20 * 60_000;
  const followed = { projectId: PROJECT, jobId: job.id, job, after: 'create' } as const;
  const deps = { service, ...settings, deadline };
  const end = await followToEnd(follow(followed, deps), () => {});
  return end.job ?? job;
}

describe('jobs in bad weather', () => {
  it(
    'all come to an end through the service, and nothing is there twice',
    async () => {
      const ends: ReceivedJob[] = [];
      const left = { jobs: 0, pulls: 0, branches: 0, commits: 0 };
      const sums: BadWeather[] = [];
      const began = performance.now();
      for (let done = 0; done < JOBS; done += PER_SERVER) {
        const many = Math.min(PER_SERVER, JOBS - done);
        const here = await oneServer(many);
        ends.push(...here.ends);
        sums.push(...here.weather);
        for (const [what, count] of Object.entries(here.left)) left[what as 'jobs'] += count;
      }
      const seconds = (performance.now() - began) / 1000;
      const struck = (what: keyof typeof WEATHER) =>
        sums.reduce((sum, one) => sum + one.struck[what], 0);
      const count = (status: string) => ends.filter((job) => job.status === status).length;
      printTable(
        'Wire faults',
        ['jobs', 'completed', 'failed', 'job records', 'pull requests', 'commits', 's per job'],
        [
          [
            ...[JOBS, count('completed'), count('failed')],
            ...[left.jobs, left.pulls, left.commits, (seconds / JOBS).toFixed(1)],
          ],
        ],
      );
      const requests = sums.reduce((sum, one) => sum + one.requests, 0);
      printTable(
        'Wire faults that struck',
        ['requests', '5xx', '429', 'reset', 'answer lost', 'slow'],
        [[requests, ...(['error', 'limit', 'reset', 'lost', 'slow'] as const).map(struck)]],
      );
      expect(ends.filter(({ status }) => status !== 'completed')).toEqual([]);
      expect(left).toEqual({ jobs: JOBS, pulls: JOBS, branches: JOBS, commits: JOBS });
    },
    6 * HOURS,
  );

  it(
    'all come to an end in a workflow, and nothing is there twice',
    async () => {
      const sandbox = await checkedLocalGithub();
      const weather = await badWeather(sandbox.serverUrl, random);
      const { serverUrl, apiUrl, graphqlUrl, token } = sandbox;
      const through = (address: string) => address.replace(serverUrl, weather.url);
      const host = {
        ...{ token, serverUrl: weather.url },
        ...{ apiUrl: through(apiUrl), graphqlUrl: through(graphqlUrl) },
      };
      const runs = Array.from({ length: RUNS }, (_, index) => index);
      const found = await atOnce(runs, 2, async (index) => {
        const { step, problems } = await asked(sandbox, `weather-${index}`);
        const ended = await runStep(step({ host }));
        const wrong = await problems();
        return wrong.length > 0 ? [...wrong, ended.log.slice(-2_000)] : [];
      });
      printTable(
        'Wire faults under the bundle',
        ['runs', 'requests', 'faults', 'runs with anything missing or double'],
        [
          [
            ...[RUNS, weather.requests, Object.values(weather.struck).reduce((a, b) => a + b)],
            found.filter((problems) => problems.length > 0).length,
          ],
        ],
      );
      expect(found.flat()).toEqual([]);
    },
    2 * HOURS,
  );
});

async function oneServer(many: number) {
  const sandbox = await checkedLocalGithub();
  const repository = await sandbox.createRepository('octo/weather', {
    files: { 'docs/index.md': '# Start\n' },
  });
  const behind = await badWeather(sandbox.serverUrl, random);
  const through = (address: string) => address.replace(sandbox.serverUrl, behind.url);
  const server = await served(
    ['--repo', 'octo/weather', '--agent-command', 'cat > docs/answer.md && echo Done.'],
    {
      GITHUB_TOKEN: sandbox.token,
      GITHUB_SERVER_URL: behind.url,
      GITHUB_API_URL: through(sandbox.apiUrl),
      GITHUB_GRAPHQL_URL: through(sandbox.graphqlUrl),
    },
  );
  const before = await badWeather(server.url, random);
  const service = createClient({
    ...settings,
    ...{ baseUrl: before.url, apiKey: server.key, userAgent: 'proof' },
    newKey: () => `key-${random()}`,
    dispatcher: new EnvHttpProxyAgent(),
  });
  const prompts = Array.from({ length: many }, (_, index) => `Explain part ${index}`);
  const ends = await atOnce(prompts, 8, (prompt) => sendAndNotify(service, prompt));
  const state = ['--git-dir', `${server.data}/state.git`, 'for-each-ref', 'refs/docket/jobs'];
  const records = (await testGit.run(state)).split('\n').filter(Boolean).length;
  const left = { jobs: records, ...(await leftIn(repository)) };
  return { ends, left, weather: [behind, before] };
}

async function leftIn(repository: LocalRepository) {
  const branches = (await repository.branches()).filter((name) => name.startsWith('docket/'));
  const commits = ['rev-list', '--count', '--branches=docket/*', '--not', 'main'];
  const counted = await testGit.run(['--git-dir', repository.gitDir, ...commits]);
  return {
    pulls: (await repository.pulls()).length,
    branches: branches.length,
    commits: Number(counted),
  };
}
