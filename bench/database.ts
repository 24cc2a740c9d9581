// Jobs in PostgreSQL: how many are taken and done a second, how soon work on one begins, and what
// happens when a worker or the database dies, next to bare pg-boss on the same server. Everything but
// the dead worker is in this process, with an agent that does nothing.
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { openQueue } from '../src/postgres/queue.ts';
import { systemClock } from '../src/shared/runtime.ts';
import { silentLog } from '../test/support/silent-log.ts';
import type { Figure } from './figure.ts';
import { measureBareBoss } from './support/bare-boss.ts';
import { type BenchJobs, delays, newId, openJobs, perSecond } from './support/database-jobs.ts';
import { percentile } from './support/percentile.ts';
import { postgresFigure, withPostgres } from './support/postgres.ts';

export const name = 'database';

const PROJECTS = 20;
const CREATES = 2_000;
const STARTS = 100;
/** Of both workers. */
const SLOTS = 8;
const ROUNDS = 5;
/** Of a project that others must not wait for, and how long their agent takes. */
const WAITING = 100;
const AGENT_MS = 500;
const TURNS = 20;
const CLI = join(import.meta.dirname, '../dist/cli.js');
const DEAD_WORKER = join(import.meta.dirname, 'support/dead-worker.ts');

type Listen = (on: (id: string) => void) => void;

export function run(): Promise<Figure[]> {
  return withPostgres(async (database, server) => {
    const { url } = server;
    await using opened = new AsyncDisposableStack();
    const queue = await openQueue(url, silentLog);
    opened.defer(() => queue.stop());
    const other = await openQueue(url, silentLog);
    opened.defer(() => other.stop());
    const jobs = await openJobs(database, queue, PROJECTS);
    const creates = await perSecond(CREATES, PROJECTS, (n) => jobs.create(n));
    let left = CREATES;
    let begun = (_: string) => {};
    let agentMs = 0;
    const drained = Promise.withResolvers<void>();
    const began = performance.now();
    for (const one of [queue, other]) {
      await one.turns.work(SLOTS / 2, async ({ data: { job } }) => {
        begun(job);
        if (agentMs > 0) await systemClock.sleep(agentMs);
        await jobs.complete(job);
        if (--left === 0) drained.resolve();
      });
    }
    await drained.promise;
    const done = (CREATES * 1000) / (performance.now() - began);
    const listen: Listen = (on) => {
      begun = on;
    };
    const ours = await delays(STARTS, (id) => jobs.create(0, id), listen);
    agentMs = AGENT_MS;
    const turns = await besideMany(jobs, listen);
    agentMs = 0;
    const sizes = { times: CREATES, starts: STARTS, lanes: PROJECTS, slots: SLOTS };
    const bare = await measureBareBoss(url, sizes);
    const restarted = await afterRestart(jobs, listen, () => server.crash());
    const takeover = await takenOver(url, jobs, listen);
    return [
      {
        what: `creates a second, ${PROJECTS} projects`,
        value: creates.toFixed(0),
        goal: '≥ 400',
        against: `bare sends: ${bare.sends.toFixed(0)}`,
        ratio: (creates / bare.sends).toFixed(2),
        ok: creates >= 400,
      },
      {
        what: 'instant jobs a second, 2 workers',
        value: done.toFixed(0),
        goal: '≥ 200',
        against: `bare jobs: ${bare.jobs.toFixed(0)}`,
        ratio: (done / bare.jobs).toFixed(2),
        ok: done >= 200,
      },
      {
        what: 'from create to work, p50 and p99',
        value: `${ours.p50.toFixed(0)} ms, ${ours.p99.toFixed(0)} ms`,
        goal: '≤ 30 ms, ≤ 100 ms',
        against: `bare pg-boss: ${bare.p50.toFixed(0)} ms, ${bare.p99.toFixed(0)} ms`,
        ratio: (ours.p50 / bare.p50).toFixed(2),
        ok: ours.p50 <= 30 && ours.p99 <= 100,
      },
      {
        what: `a job behind ${WAITING} of another project, ${SLOTS} slots: runs of an agent before it starts, p95`,
        value: turns.toFixed(2),
        goal: '≤ 2',
        ok: turns <= 2,
      },
      atMost('takeover after SIGKILL', takeover, 15),
      atMost('a new job after the database was killed and started', restarted, 2),
      startCost(url),
      await postgresFigure(database),
    ];
  });
}

async function besideMany(jobs: BenchJobs, listen: Listen): Promise<number> {
  const measured: number[] = [];
  let waiting = 0;
  let id = '';
  let started = Promise.withResolvers<void>();
  listen((job) => (job === id ? started.resolve() : waiting--));
  for (let n = 0; n < TURNS; n++) {
    const missing = Array.from({ length: WAITING - waiting }, () => jobs.create(0));
    waiting = WAITING;
    await Promise.all(missing);
    id = newId();
    started = Promise.withResolvers();
    const began = performance.now();
    await jobs.create(1, id);
    await started.promise;
    measured.push((performance.now() - began) / AGENT_MS);
  }
  while (waiting > 0) await systemClock.sleep(AGENT_MS);
  return percentile(measured, 0.95);
}

function atMost(what: string, seconds: number, most: number): Figure {
  const ok = seconds <= most;
  return { what, value: `${seconds.toFixed(1)} s`, goal: `≤ ${most} s`, ok };
}

/** From when it accepts connections again. */
async function afterRestart(
  jobs: BenchJobs,
  listen: Listen,
  crash: () => Promise<void>,
): Promise<number> {
  await crash();
  const began = performance.now();
  const { p50 } = await delays(1, (id) => jobs.create(0, id), listen);
  return Math.max(p50, performance.now() - began) / 1000;
}

/** A worker takes jobs until it has one, and dies; the others here take it over. */
async function takenOver(url: string, jobs: BenchJobs, listen: Listen): Promise<number> {
  const dead = spawn(process.execPath, [DEAD_WORKER, url], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let taken = '';
  dead.stdout.on('data', (chunk: Buffer) => {
    taken += chunk;
  });
  while (taken === '') await jobs.create(0);
  const exit = once(dead, 'exit');
  dead.kill('SIGKILL');
  await exit;
  const began = performance.now();
  const again = Promise.withResolvers<void>();
  listen((id) => taken.startsWith(id) && again.resolve());
  await again.promise;
  return (performance.now() - began) / 1000;
}

function startCost(url: string): Figure {
  const dir = mkdtempSync(join(tmpdir(), 'docket-bench-'));
  const time = (...place: string[]) => {
    const began = performance.now();
    const { status, stderr } = spawnSync(process.execPath, [CLI, 'projects', 'list', ...place]);
    if (status !== 0) throw new Error(String(stderr));
    return performance.now() - began;
  };
  const least = { data: Number.POSITIVE_INFINITY, database: Number.POSITIVE_INFINITY };
  for (let round = 0; round < ROUNDS; round++) {
    least.data = Math.min(least.data, time('--data', dir));
    least.database = Math.min(least.database, time('--database', url));
  }
  rmSync(dir, { recursive: true, force: true });
  const cost = least.database - least.data;
  return {
    what: 'what `--database` adds to the start of a command, with its queries',
    value: `${cost.toFixed(0)} ms`,
    goal: '≤ 100 ms',
    against: `without it: ${least.data.toFixed(0)} ms`,
    ok: cost <= 100,
  };
}
