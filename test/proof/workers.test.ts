// Workers that die, stop, and sleep, and a database that crashes: every job is done, and done once.
import { readFileSync } from 'node:fs';
import pg from 'pg';
import { describe, expect, it } from 'vitest';
import { docketServe, docketWork, type Running } from '../support/cli.ts';
import { jobsApi, type Organization, organization } from '../support/organization.ts';
import { type PostgresServer, startPostgres } from '../support/postgres-server.ts';
import { testGit } from '../support/repository.ts';
import { scale } from '../support/scale.ts';
import { atTestEnd } from '../support/test-end.ts';
import { printTable } from './table.ts';

const ROUNDS = scale(1, 25);
/** Others take the jobs of a dead worker half a minute later, in each round. */
const timeout = scale(600_000, 1_800_000);
const JOBS = 4;
/** Long enough to be in the middle of it whenever something happens. */
const AGENT_SECONDS = 3;

interface World {
  postgres: PostgresServer;
  query(statement: string): Promise<Record<string, unknown>[]>;
  organization: Organization;
}

type Disturbance = (worker: Running, world: World) => Promise<void>;

const DISTURBANCES: Record<string, Disturbance> = {
  async 'worker killed (SIGKILL)'(worker) {
    await worker.end('SIGKILL');
  },
  async 'worker stopped (SIGTERM)'(worker) {
    expect(await worker.end('SIGTERM')).toBe(0);
  },
  async 'worker paused past its heartbeat'(worker) {
    worker.kill('SIGSTOP');
  },
  async 'database crashed'(_, { postgres }) {
    await postgres.crash();
  },
};

describe('jobs in a database', () => {
  it.each(Object.entries(DISTURBANCES))('survive a %s', { timeout }, async (name, disturb) => {
    const world = await setUp();
    const { env, database, key } = world.organization;
    const server = await docketServe(database, env);
    const rows = [];
    for (let round = 0; round < ROUNDS; round++) {
      const first = await docketWork(database, env);
      const api = jobsApi(server.url, key);
      const prompts = Array.from({ length: JOBS }, (_, n) => `Make it better ${round} ${n}`);
      const jobs = await Promise.all(prompts.map((prompt) => api.create(prompt)));
      await untilTaken(world);
      const second = await docketWork(database, env);
      const began = performance.now();
      await disturb(first, world);
      const ended = await Promise.all(jobs.map(({ id }) => api.finished(id)));
      const seconds = (performance.now() - began) / 1000;
      // Whoever slept wakes up now, and has to find out that it is too late.
      const before = await world.query(
        'select id, fence, record::text from docket.job order by id',
      );
      first.kill('SIGCONT');
      await first.end('SIGTERM');
      await second.end('SIGTERM');
      const after = await world.query('select id, fence, record::text from docket.job order by id');
      const twice = await doneTwice(
        world.organization,
        jobs.map(({ id }) => id),
      );
      const lost = ended.filter(({ status }) => status !== 'completed').length;
      expect({ lost, twice, after }).toEqual({ lost: 0, twice: 0, after: before });
      rows.push(seconds);
    }
    const head = ['times', 'jobs', 'lost', 'done twice', 'late writes', 'all done after, at most'];
    const worst = `${Math.max(...rows).toFixed(1)} s`;
    printTable(`Jobs in a database: ${name}`, head, [[ROUNDS, ROUNDS * JOBS, 0, 0, 0, worst]]);
  });
});

describe('a job that kills its worker', () => {
  it('ends alone: no job beside it fails with it, or is charged', {
    timeout: 240_000,
  }, async () => {
    const world = await setUp();
    const { env, database, key } = world.organization;
    const server = await docketServe(database, env);
    const api = jobsApi(server.url, key);
    const poison = await api.create('Kill whoever works on this');
    const neighbors = await Promise.all(
      Array.from({ length: 5 }, (_, n) => api.create(`Make it better ${n}`)),
    );
    let worker = await docketWork(database, env);
    const deaths = { workers: 0, processes: 0 };
    for (const killed = new Set<string>(); ; ) {
      const [job] = await world.query(
        `select status, record -> 'lease' ->> 'token' as token,
            coalesce((record ->> 'deaths')::int, 0) as deaths
          from docket.job where id = '${poison.id}'`,
      );
      if (job?.status === 'failed') break;
      const token = String(job?.token);
      const [apart] = jobProcesses(worker);
      // Whoever takes it after the third death of its own only gives it up, and does not run it.
      if (job?.token && !killed.has(token) && Number(job.deaths) < 5) {
        if (Number(job.deaths) < 2) {
          killed.add(token);
          await worker.end('SIGKILL');
          deaths.workers += 1;
          worker = await docketWork(database, env);
        } else if (apart !== undefined) {
          killed.add(token);
          process.kill(apart, 'SIGKILL');
          deaths.processes += 1;
        }
      }
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
    const ended = await Promise.all(neighbors.map(({ id }) => api.finished(id)));
    expect(ended.map(({ status }) => status)).toEqual(neighbors.map(() => 'completed'));
    const rows = await world.query(`select record -> 'adoptions' as charged from docket.job
      where id <> '${poison.id}'`);
    expect(rows.map(({ charged }) => charged)).toEqual(neighbors.map(() => 0));
    // Two beside others, which shows nothing, and three of its own.
    expect(deaths).toEqual({ workers: 2, processes: 3 });
    await worker.end('SIGTERM');
    printTable(
      'A job that kills its worker',
      ['deaths', 'neighbors', 'failed', 'charged'],
      [[deaths.workers + deaths.processes, neighbors.length, 0, 0]],
    );
  });
});

/** Of jobs that this worker has put into processes of their own. */
function jobProcesses({ pid }: Running): number[] {
  return readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8')
    .split(' ')
    .filter((child) => child !== '')
    .map(Number)
    .filter((child) => commandOf(child).endsWith('.cjs\0job\0'));
}

function commandOf(pid: number): string {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8');
  } catch {
    // It has ended meanwhile.
    return '';
  }
}

async function setUp(): Promise<World> {
  const postgres = await startPostgres();
  atTestEnd(() => postgres.stop());
  const query = async (statement: string) => {
    const client = new pg.Client(postgres.url);
    await client.connect();
    return (await client.query(statement).finally(() => client.end())).rows;
  };
  return { postgres, query, organization: await organization(postgres.url, AGENT_SECONDS) };
}

async function untilTaken({ query }: World): Promise<void> {
  for (;;) {
    const rows = await query(`select fence from docket.job where status = 'active' and fence = 0`);
    if (rows.length === 0) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

async function doneTwice({ gitDir, pulls }: Organization, ids: string[]): Promise<number> {
  const heads = (await pulls()).map(({ head }) => head);
  let twice = 0;
  for (const id of ids) {
    const range = `main..docket/${id}`;
    const made = await testGit.run(['--git-dir', gitDir, 'rev-list', '--count', range]);
    const opened = heads.filter((head) => head.startsWith(`docket/${id}`)).length;
    if (made.trim() !== '1' || opened !== 1) twice += 1;
  }
  return twice;
}
