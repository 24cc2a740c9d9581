// `docket serve` under mixed load for a while: every answer is the one that was due, memory does not
// grow after the warm-up, and how long answers took is told.
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { repositoryWith } from '../support/repository.ts';
import { SEED, scale } from '../support/scale.ts';
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
  ask(server: Served, jobs: string[]): [path: string, init: RequestInit];
  /** A create is refused once the hour's hundred are used. */
  due: number[];
}

const post = (prompt: string): RequestInit => ({
  method: 'POST',
  body: JSON.stringify({ prompt }),
});
const KINDS: Kind[] = [
  {
    ...{ name: 'get a job', weight: 80, due: [200] },
    ask: (_, jobs) => [`/v2/agent/${PROJECT}/job/${jobs[0]}`, {}],
  },
  {
    ...{ name: 'unknown job', weight: 8, due: [404] },
    ask: () => [`/v2/agent/${PROJECT}/job/nobody`, {}],
  },
  {
    ...{ name: 'no prompt', weight: 6, due: [400] },
    ask: () => [`/v2/agent/${PROJECT}/job`, post('')],
  },
  {
    ...{ name: 'another project', weight: 4, due: [403] },
    ask: () => ['/v2/agent/other/job/x', {}],
  },
  {
    ...{ name: 'create', weight: 1, due: [201, 429] },
    ask: () => [`/v2/agent/${PROJECT}/job`, post('Explain the flag')],
  },
  {
    ...{ name: 'message', weight: 1, due: [200, 429] },
    ask: (_, jobs) => [`/v2/agent/${PROJECT}/job/${jobs[0]}/message`, post('Shorter')],
  },
];

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
      const server = await served(['--repo', repo, '--agent-command', 'true']);
      const first = await call(server, `/v2/agent/${PROJECT}/job`, post('First'));
      const jobs = [((await first.json()) as { id: string }).id];
      const random = seeded(SEED);
      const times = new Map(KINDS.map(({ name }) => [name, [] as number[]]));
      const wrong: string[] = [];
      const memory: number[] = [];
      const end = performance.now() + SECONDS * 1000;
      const sampler = setInterval(() => memory.push(memoryOf(server)), (SECONDS * 1000) / 40);
      const caller = async () => {
        while (performance.now() < end) {
          const kind = choose(random());
          const [path, init] = kind.ask(server, jobs);
          const began = performance.now();
          const { status, text } = await answered(server, path, init);
          times.get(kind.name)?.push(performance.now() - began);
          if (!kind.due.includes(status)) wrong.push(`${kind.name}: ${status} ${text}`);
        }
      };
      await Promise.all(Array.from({ length: CALLERS }, caller)).finally(() =>
        clearInterval(sampler),
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
      // A few seconds are all warm-up: only the long version can say anything about growth.
      if (SECONDS >= 60) expect(curve[3]).toBeLessThan((curve[1] ?? 0) * GROWTH);
    },
    HOURS,
  );
});

async function answered(server: Served, path: string, init: RequestInit) {
  const response = await call(server, path, init);
  return { status: response.status, text: (await response.text()).slice(0, 200) };
}
