// `docket serve` under mixed load for a while: every answer is the one that was due, memory does not
// grow after the warm-up, and the answer times are reported.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { logLine } from '../support/access-logs.ts';
import { repositoryWith } from '../support/repository.ts';
import { SEED, scale } from '../support/scale.ts';
import { tempDir } from '../support/temp.ts';
import { seeded } from './support/random.ts';
import { PROJECT, type Served, served } from './support/served.ts';
import { printTable } from './table.ts';

const SECONDS = scale(4, 600);
const CALLERS = 8;
const HOURS = 3_600_000;
/** Of the memory after the first half; noise of the collector is below this. */
const GROWTH = 1.25;

interface Kind {
  name: string;
  /** How often, beside the others. */
  weight: number;
  ask(jobs: string[], random: () => number): [path: string, init: RequestInit];
  due: number;
}

const post = (prompt: string): RequestInit => ({
  method: 'POST',
  body: JSON.stringify({ prompt }),
});
const views = (offset: number) =>
  `/v1/analytics/${PROJECT}/views?dateFrom=2026-10-01&dateTo=2026-11-01&limit=250&offset=${offset}`;
const KINDS: Kind[] = [
  {
    ...{ name: 'get a job', weight: 70, due: 200 },
    ask: (jobs, random) => [
      `/v2/agent/${PROJECT}/job/${jobs[Math.floor(random() * jobs.length)]}`,
      {},
    ],
  },
  {
    ...{ name: 'page views', weight: 12, due: 200 },
    ask: (_, random) => [views(250 * Math.floor(random() * (PAGES / 250))), {}],
  },
  {
    ...{ name: 'unknown job', weight: 8, due: 404 },
    ask: () => [`/v2/agent/${PROJECT}/job/nobody`, {}],
  },
  {
    ...{ name: 'no prompt', weight: 6, due: 400 },
    ask: () => [`/v2/agent/${PROJECT}/job`, post('')],
  },
  {
    ...{ name: 'another project', weight: 4, due: 403 },
    ask: () => ['/v2/agent/other/job/x', {}],
  },
];
/** A server takes so many an hour: they are spread over the time, so that an agent always works. */
const JOBS = scale(2, 90);
const PAGES = 2_000;
const DAYS = 30;

/** A month of a small site: every page once a day. */
function accessLog(): string {
  const path = join(tempDir(), 'access.log');
  const lines = Array.from({ length: PAGES * DAYS }, (_, n) =>
    logLine(1 + (n % DAYS), `/page/${Math.floor(n / DAYS)}`),
  );
  writeFileSync(path, lines.join(''));
  return path;
}

function choose(chance: number): Kind {
  const all = KINDS.reduce((sum, { weight }) => sum + weight, 0);
  let left = chance * all;
  for (const kind of KINDS) {
    left -= kind.weight;
    if (left < 0) return kind;
  }
  return KINDS[0] as Kind;
}

async function call(server: Served, path: string, init: RequestInit): Promise<Response> {
  const headers = { Authorization: `Bearer ${server.key}`, 'Content-Type': 'application/json' };
  return fetch(`${server.url}${path}`, { ...init, headers });
}

/** Megabytes that the process has in memory. */
function memoryOf({ child }: Served): number {
  const status = readFileSync(`/proc/${child.pid}/status`, 'utf8');
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024;
}

const percentile = (sorted: number[], part: number) =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0;
const mean = (values: number[]) => values.reduce((sum, one) => sum + one, 0) / values.length;

describe('a server under mixed load', () => {
  it(
    'gives every answer that is due, and does not grow',
    async () => {
      const repo = await repositoryWith({ 'docs/index.md': '# Docs\n' });
      const agent = ['--agent-command', 'cat > docs/answer.md && echo Done.'];
      const server = await served(['--repo', repo, '--access-logs', accessLog(), ...agent]);
      const random = seeded(SEED);
      const times = new Map<string, number[]>();
      const wrong: string[] = [];
      const memory: number[] = [];
      const jobs: string[] = [];
      const ask = async (name: string, due: number, path: string, init: RequestInit) => {
        const began = performance.now();
        const response = await call(server, path, init);
        const text = await response.text();
        const known = times.get(name) ?? [];
        if (known.push(performance.now() - began) === 1) times.set(name, known);
        if (response.status !== due)
          wrong.push(`${name}: ${response.status} ${text.slice(0, 200)}`);
        return text;
      };
      const instruct = async (n: number) => {
        const job = `/v2/agent/${PROJECT}/job`;
        const { id } = JSON.parse(await ask('create', 201, job, post(`Explain flag ${n}`)));
        jobs.push(id);
        await ask('message', 200, `${job}/${id}/message`, post('Shorter'));
      };
      await instruct(0);
      const began = performance.now();
      const end = began + SECONDS * 1000;
      const sampler = setInterval(() => memory.push(memoryOf(server)), (SECONDS * 1000) / 40);
      const caller = async () => {
        while (performance.now() < end) {
          const kind = choose(random());
          await ask(kind.name, kind.due, ...kind.ask(jobs, random));
        }
      };
      const creator = async () => {
        for (let n = 1; n < JOBS; n += 1) {
          await setTimeout(Math.max(0, began + (n * SECONDS * 1000) / JOBS - performance.now()));
          await instruct(n);
        }
      };
      await Promise.all([creator(), ...Array.from({ length: CALLERS }, caller)]).finally(() =>
        clearInterval(sampler),
      );
      const ends = await Promise.all(jobs.map((id) => ended(server, id)));
      const count = (status: string) => ends.filter((one) => one === status).length;
      printTable(
        'Soak: jobs meanwhile',
        ['jobs', 'completed', 'failed'],
        [[JOBS, count('completed'), count('failed')]],
      );

      printTable(
        `Soak: ${SECONDS} s, ${CALLERS} callers`,
        ['request', 'answers', 'p50 ms', 'p99 ms', 'most ms'],
        [...times].map(([name, unsorted]) => {
          const sorted = unsorted.toSorted((a, b) => a - b);
          const parts = [0.5, 0.99, 1].map((part) => percentile(sorted, part).toFixed(1));
          return [name, sorted.length, ...parts];
        }),
      );
      const quarter = (n: number) =>
        memory.slice((n * memory.length) / 4, ((n + 1) * memory.length) / 4);
      const curve = [0, 1, 2, 3].map((n) => mean(quarter(n)));
      printTable(
        'Soak: memory in MB, mean of each quarter',
        ['first', 'second', 'third', 'fourth', 'most'],
        [[...curve.map((size) => size.toFixed(0)), Math.max(...memory).toFixed(0)]],
      );
      expect(wrong.slice(0, 5)).toEqual([]);
      expect(count('completed')).toBe(JOBS);
      // A few seconds are all warm-up: only the long version can say anything about growth.
      if (SECONDS >= 60) expect(curve[3]).toBeLessThan((curve[1] ?? 0) * GROWTH);
    },
    HOURS,
  );
});

async function ended(server: Served, id: string): Promise<string> {
  for (;;) {
    const response = await call(server, `/v2/agent/${PROJECT}/job/${id}`, {});
    const { status } = (await response.json()) as { status: string };
    if (status !== 'active') return status;
    await setTimeout(100);
  }
}
