// What judging a change and setting an agent apart cost.
import { spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Gate } from '../src/agents/broker/gate.ts';
import { detectIsolation, type Isolation, noIsolation } from '../src/agents/program/isolation.ts';
import { runProgram } from '../src/agents/program/program.ts';
import type { FileChange } from '../src/jobs/changes/change.ts';
import { secretScanner } from '../src/jobs/changes/secrets.ts';
import { systemClock } from '../src/shared/runtime.ts';
import type { Figure } from './figure.ts';

export const name = 'agents';

export async function run(): Promise<Figure[]> {
  const scan = best(5, scanFiveMegabytes);
  const environment = process.env;
  const options = { environment, clock: systemClock, tmp: tmpdir() };
  const isolation = await detectIsolation(options);
  const bare = await bestOf(10, async () => void spawnSync('sh', ['-c', 'true']));
  const plain = await bestOf(10, () => startAndEnd(noIsolation(options)));
  const apart = await bestOf(10, () => startAndEnd(isolation));
  const against = { against: `a bare \`sh -c true\` ${bare.toFixed(0)} ms` };
  return [
    {
      what: 'secret scan of a 5 MB page, 10 known secrets in all encodings',
      value: `${scan.toFixed(0)} ms`,
    },
    {
      what: `an agent that does nothing, isolated by ${isolation.kind}`,
      value: `${apart.toFixed(0)} ms`,
      ...against,
    },
    {
      // Without a namespace to end, what it may have left is searched for three times over.
      what: 'the same without isolation, until surely nothing of it is left',
      value: `${plain.toFixed(0)} ms`,
      ...against,
    },
  ];
}

function scanFiveMegabytes(): void {
  const scanner = secretScanner(
    Array.from({ length: 10 }, () => randomBytes(30).toString('base64')),
  );
  const content = Buffer.from(
    'Some 100% plain words of documentation, & a link.\n'.repeat(104_858),
  );
  const change: FileChange = { path: 'docs/a.md', kind: 'added', mode: '100644', content };
  if (scanner.scan([change]).length > 0) throw new Error('There was nothing to find.');
}

const SILENT = { debug() {}, info() {}, warn() {}, error() {} };

async function startAndEnd(isolation: Isolation): Promise<void> {
  const dir = mkdtempSync(join(tmpdir(), 'docket-bench-'));
  const program = {
    ...{ command: 'true', environment: process.env, envNames: [], isolation },
    ...{ clock: systemClock, log: SILENT, tmp: tmpdir(), timeLimitMs: 60_000, outputLimit: 1_000 },
    network: { reach: 'provider' as const, isRequired: false },
  };
  const gate = new Gate({ fetch, clock: systemClock, log: SILENT });
  await runProgram(program, { dir, stdin: '', files: {}, gate }, new AbortController().signal);
  rmSync(dir, { recursive: true });
}

function best(times: number, work: () => void): number {
  return Math.min(...Array.from({ length: times }, () => elapsed(work)));
}

function elapsed(work: () => void): number {
  const started = performance.now();
  work();
  return performance.now() - started;
}

async function bestOf(times: number, work: () => Promise<void>): Promise<number> {
  let least = Number.POSITIVE_INFINITY;
  for (let round = 0; round < times; round += 1) {
    const started = performance.now();
    await work();
    least = Math.min(least, performance.now() - started);
  }
  return least;
}
