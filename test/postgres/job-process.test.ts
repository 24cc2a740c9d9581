// Jobs in processes of their own, which end, die, and are told to stop.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { startsJobProcesses } from '../../src/cli/serve/job-process.ts';
import { PostgresStore } from '../../src/postgres/job-store.ts';
import { createPostgresProjects } from '../../src/postgres/projects.ts';
import { until } from '../support/app.ts';
import { testDatabase, testQueue } from '../support/database.ts';
import { creating } from '../support/job.ts';
import { checkedLocalGithub, handbook } from '../support/local-github.ts';
import { tempDir } from '../support/temp.ts';

const TOKEN = 'the token of the lease';

async function scene(agent: string) {
  const github = await checkedLocalGithub();
  const repo = await handbook(github);
  const dir = tempDir();
  const program = join(dir, 'agent.sh');
  writeFileSync(program, `#!/bin/sh\n${agent}`, { mode: 0o755 });
  const database = await testDatabase();
  const queue = await testQueue(database);
  const settings = { agent: { command: `sh ${program}` }, docsPaths: [], accessLogs: [] };
  await createPostgresProjects(database).add({ id: 'p', repo: 'octo/handbook', settings });
  const store = new PostgresStore({ database, project: 'p', wake: queue });
  await store.updateShared('j1', creating('j1'), { counted: true });
  const env = {
    ...{ PATH: process.env.PATH, TMPDIR: dir, DOCKET_LOG_LEVEL: 'error' },
    GITHUB_SERVER_URL: github.serverUrl,
    GITHUB_API_URL: github.apiUrl,
    GITHUB_GRAPHQL_URL: github.graphqlUrl,
    GITHUB_TOKEN: github.token,
  };
  const ended: string[] = [];
  const stopping = new AbortController();
  const options = { database: database.url, isolation: 'best', limit: [] } as const;
  const start = startsJobProcesses({
    ...{ env, options, name: 'here 1', patienceMs: 1_000 },
    ended: ({ job, state }) => void ended.push(`${job} ${state}`),
  });
  return {
    ...{ repo, store, ended, stopping },
    done: start({ job: 'j1', project: 'p', token: TOKEN }, stopping.signal),
    atWork: () =>
      until(async () => (await store.get('j1'))?.turns[0]?.step?.includes('At work.') ?? false),
  };
}

/** What the lease names is the worker; the process is another one. */
function processOfJob(): number {
  const tasks = `/proc/${process.pid}/task`;
  const found = readdirSync(tasks)
    .flatMap((task) => readFileSync(join(tasks, task, 'children'), 'utf8').split(' '))
    .filter((pid) => pid !== '')
    .find((pid) => readFileSync(`/proc/${pid}/cmdline`, 'utf8').endsWith('.ts\0job\0'));
  return Number(found ?? expect.unreachable());
}

it('A job ends in its process, and its worker learns how', async () => {
  const { done, store, ended, repo } = await scene('echo Better. >> docs/start.md\necho Done.\n');
  expect(await done).toBeUndefined();
  expect(await store.get('j1')).toMatchObject({ status: 'completed', adoptions: 0, lease: null });
  expect(ended).toEqual(['j1 done']);
  expect(await repo.pulls()).toHaveLength(1);
});

it('A process that is killed leaves its lease, and says what killed it', async () => {
  const { done, store, atWork } = await scene('echo At work.\nsleep 600\n');
  await atWork();
  process.kill(processOfJob(), 'SIGKILL');
  expect(await done).toBe('SIGKILL');
  const lease = { token: TOKEN, worker: 'here 1', shared: false };
  expect(await store.get('j1')).toMatchObject({ status: 'active', lease });
});

it('A process that is told to stop hands its job over', async () => {
  const { done, store, atWork, stopping } = await scene('echo At work.\nsleep 600\n');
  await atWork();
  stopping.abort();
  expect(await done).toBeUndefined();
  expect(await store.get('j1')).toMatchObject({ status: 'active', lease: null, adoptions: 0 });
});
