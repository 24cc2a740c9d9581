// How fast access logs are read, side by side with programs that everybody knows, on the same
// files in the same run. The least of several rounds counts, as other work only ever adds.
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { bundleScript } from '../scripts/bundle.ts';
import type { Figure } from './figure.ts';
import { writeLog } from './support/logs.ts';

export const name = 'analytics';

const ROUNDS = 7;
const LINES = 1_000_000;
const SHAPE = { lines: LINES, days: 30, pages: 2000, agents: 5000, format: 'combined' } as const;

interface Reading {
  ms: number;
  megabytes: number;
  lines: number;
  rejected: number;
  totals: { human: number; ai: number; total: number };
}

export async function run(): Promise<Figure[]> {
  const dir = mkdtempSync(join(tmpdir(), 'docket-bench-'));
  try {
    return await measure(dir);
  } finally {
    rmSync(dir, { recursive: true });
  }
}

async function measure(dir: string): Promise<Figure[]> {
  const file = (label: string) => join(dir, label);
  const combined = file('combined.log');
  const agents = file('agents.log');
  const json = file('lines.json');
  const short = file('short.log');
  writeLog(combined, SHAPE);
  writeLog(agents, { ...SHAPE, agents: 200_000 });
  writeLog(json, { ...SHAPE, format: 'json' });
  writeLog(short, { ...SHAPE, lines: LINES / 4 });
  execFileSync('gzip', ['-k', combined]);
  const long = file('long.log');
  execFileSync('sh', ['-c', `cat ${combined} ${combined} ${combined} > ${long}`]);
  const packed = `${combined}.gz`;
  const program = await bundleScript(
    join(import.meta.dirname, 'support/read-logs.ts'),
    file('read-logs.mjs'),
  );
  const read = (log: string) => JSON.parse(node(program, log)) as Reading;
  const plain = join(import.meta.dirname, 'support/plain-scan.ts');

  const times = leastOf({
    combined: () => timed(() => read(combined)),
    plain: () => timed(() => node(plain, combined)),
    agents: () => timed(() => read(agents)),
    json: () => timed(() => read(json)),
    zcat: () => timed(() => spawnSync('sh', ['-c', `zcat ${packed} > ${file('out')}`])),
    gzip: () => timed(() => read(packed)),
  });
  const goaccess = timeGoaccess(combined, file('goaccess.json'));
  const small = read(short);
  const usual = read(combined);
  const thrice = read(long);

  return [
    ratio('1,000,000 lines, combined', times.combined, 'a plain scan in Node', times.plain, 1.2),
    atMost('memory for them', usual.megabytes, 120),
    {
      what: 'memory for 250,000, 1,000,000 and 3,000,000 lines',
      value: [small, usual, thrice].map(({ megabytes }) => `${megabytes.toFixed(0)} MB`).join(', '),
      goal: 'flat',
      ok: thrice.megabytes < small.megabytes * 1.25,
    },
    ratio('the same, gzip', times.gzip, 'zcat', times.zcat, 1.3),
    ratio('with 200,000 distinct agents', times.agents, 'the plain scan', times.plain, 2),
    ratio('as JSON lines', times.json, 'the plain scan', times.plain, 3),
    ...(goaccess === undefined ? [] : [faster('against goaccess', times.combined, goaccess, 18)]),
  ];
}

function node(program: string, ...args: string[]): string {
  return execFileSync(process.execPath, [program, ...args]).toString();
}

/** Round by round, so that a busy moment of the machine hits all of them alike. */
function leastOf<Name extends string>(works: Record<Name, () => number>): Record<Name, number> {
  const least = {} as Record<Name, number>;
  for (let round = 0; round < ROUNDS; round++) {
    for (const label of Object.keys(works) as Name[]) {
      least[label] = Math.min(least[label] ?? Number.POSITIVE_INFINITY, works[label]());
    }
  }
  return least;
}

function timed(work: () => unknown): number {
  const started = performance.now();
  work();
  return performance.now() - started;
}

function timeGoaccess(log: string, report: string): number | undefined {
  if (spawnSync('goaccess', ['--version']).error) return undefined;
  const options = ['--log-format=COMBINED', '--no-global-config', '--no-progress', '-o', report];
  return timed(() => spawnSync('goaccess', [log, ...options]));
}

function ratio(what: string, ms: number, other: string, otherMs: number, most: number): Figure {
  return {
    what,
    value: seconds(ms),
    goal: `≤ ${most} × ${other}`,
    against: `${other} ${seconds(otherMs)}`,
    ratio: (ms / otherMs).toFixed(2),
    ok: ms <= most * otherMs,
  };
}

function faster(what: string, ms: number, otherMs: number, least: number): Figure {
  return {
    what,
    value: seconds(ms),
    goal: `≥ ${least} × as fast`,
    against: seconds(otherMs),
    ratio: (otherMs / ms).toFixed(0),
    ok: otherMs >= least * ms,
  };
}

function atMost(what: string, megabytes: number, most: number): Figure {
  return {
    what,
    value: `${megabytes.toFixed(0)} MB`,
    goal: `≤ ${most} MB`,
    ok: megabytes <= most,
  };
}

function seconds(ms: number): string {
  return `${(ms / 1000).toFixed(2)} s`;
}
