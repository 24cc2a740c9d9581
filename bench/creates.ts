// Creates as an operator measures them: 32 connections of another process, over HTTP, with API keys, at
// a real server of a GitHub App that has served a thousand installations, while GitHub takes 100 ms for
// every answer. In turns with bare pg-boss, which is also sent to from a process of its own.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { json } from 'node:stream/consumers';
import type { Figure } from './figure.ts';
import type { CreateLoad } from './support/create-load.ts';
import { startReceiver } from './support/deliveries.ts';
import { percentile } from './support/percentile.ts';
import { addInstalled, postgresFigure, withPostgres } from './support/postgres.ts';
import { startSlowGithub } from './support/slow-github.ts';

export const name = 'creates';

const INSTALLATIONS = 1_000;
const PROJECTS = 20;
const CONNECTIONS = 32;
const LATENCY_MS = 100;
const ROUNDS = 5;
/** Of each project, which may create 100 jobs an hour. */
const WARM_UP = 5;
const CREATES = 15;

const LOAD = join(import.meta.dirname, 'support/create-load.ts');

/** How many a second. */
async function load(asked: Omit<CreateLoad, 'connections'>): Promise<number> {
  const child = spawn(process.execPath, [LOAD], { stdio: ['pipe', 'pipe', 'inherit'] });
  child.stdin.end(JSON.stringify({ ...asked, connections: CONNECTIONS } satisfies CreateLoad));
  const [rate] = await Promise.all([json(child.stdout), once(child, 'exit')]);
  return rate as number;
}

export function run(): Promise<Figure[]> {
  return withPostgres(async (database, { url }) => {
    await using opened = new AsyncDisposableStack();
    const github = await startSlowGithub(LATENCY_MS);
    opened.defer(() => github.stop());
    const keys = await addInstalled(database, INSTALLATIONS);
    const server = await startReceiver(url, github.env);
    opened.defer(() => server.stop());
    const some = { url: server.url, keys: keys.slice(0, PROJECTS), from: 1 };
    const creates = async (each: number) => {
      const before = { cpu: server.cpu(), asked: github.asked() };
      const times = each * PROJECTS;
      const rate = await load({ ...some, times });
      return {
        rate,
        cpu: (server.cpu() - before.cpu) / times,
        asked: github.asked() - before.asked,
      };
    };

    await creates(WARM_UP);
    const first = await creates(CREATES);
    const others = { keys: keys.slice(PROJECTS), from: PROJECTS + 1 };
    await load({ url: server.url, ...others, times: INSTALLATIONS - PROJECTS });
    const rounds: { ours: Awaited<ReturnType<typeof creates>>; bare: number }[] = [];
    for (let round = 0; round < ROUNDS; round++) {
      const ours = await creates(CREATES);
      rounds.push({ ours, bare: await load({ url, keys: [], from: 0, times: 1_000 }) });
    }
    const median = (values: number[]) => percentile(values, 0.5);
    const rate = median(rounds.map(({ ours }) => ours.rate));
    const ratio = median(rounds.map(({ ours, bare }) => ours.rate / bare));
    const asked = rounds.reduce((sum, { ours }) => sum + ours.asked, 0);
    const times = ROUNDS * CREATES * PROJECTS;
    return [
      {
        what: `over HTTP, ${PROJECTS} projects, ${CONNECTIONS} connections, ${INSTALLATIONS.toLocaleString('en')} installations, GitHub answers in ${LATENCY_MS} ms: a second`,
        value: rate.toFixed(0),
        goal: '≥ 200, ≥ 0.3',
        against: `bare sends: ${median(rounds.map(({ bare }) => bare)).toFixed(0)}`,
        ratio: ratio.toFixed(2),
        ok: rate >= 200 && ratio >= 0.3,
      },
      {
        what: 'processor time of the server for each',
        value: `${median(rounds.map(({ ours }) => ours.cpu)).toFixed(1)} ms`,
        against: `when it had seen ${PROJECTS} installations: ${first.cpu.toFixed(1)} ms`,
      },
      {
        what: `requests to GitHub for ${times} of them`,
        value: String(asked),
        goal: '≤ one for five',
        ok: asked <= times / 5,
      },
      await postgresFigure(database),
    ];
  });
}
