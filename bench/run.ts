// All benchmarks, or those named: `npm run bench`, `npm run bench -- store startup`. Each runs in a
// process of its own, so that memory figures are its own too; the table goes to standard output, and
// with `--write` to bench/figures.md.
import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { machine, writePart } from '../scripts/figures.ts';
import type { Figure } from './figure.ts';

interface Benchmark {
  name: string;
  run(): Promise<Figure[]>;
}

const HERE = import.meta.dirname;
const NOT_BENCHMARKS = new Set(['run.ts', 'figure.ts']);

if (process.argv[2] === '--one') {
  const benchmark = (await import(join(HERE, process.argv[3] ?? ''))) as Benchmark;
  process.stdout.write(
    `${JSON.stringify({ name: benchmark.name, rows: await benchmark.run() })}\n`,
  );
} else {
  const args = process.argv.slice(2);
  const table = runAll(args.filter((arg) => arg !== '--write'));
  if (args.includes('--write')) writePart('bench', table.join('\n'));
}

/** The lines of the table, each shown as soon as it is known. */
function runAll(wanted: string[]): string[] {
  const lines: string[] = [];
  const show = (text: string) => {
    lines.push(text);
    console.log(text);
  };
  const files = readdirSync(HERE, { withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.ts'))
    .map((entry) => entry.name)
    .filter((name) => !NOT_BENCHMARKS.has(name))
    .filter((name) => wanted.length === 0 || wanted.includes(name.replace(/\.ts$/, '')));
  show(`${machine()}\n`);
  show('| figure | value | goal | against, in the same run | ratio | |');
  show('|---|---|---|---|---|---|');
  let failed = false;
  for (const file of files) {
    const { stdout, status } = spawnSync(
      process.execPath,
      ['--expose-gc', import.meta.filename, '--one', file],
      { encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'], maxBuffer: 1 << 26 },
    );
    if (status !== 0) {
      failed = true;
      show(`| ${file} | did not run | | | | ❌ |`);
      continue;
    }
    const { name, rows } = JSON.parse(stdout.trim().split('\n').at(-1) ?? '') as {
      name: string;
      rows: Figure[];
    };
    for (const row of rows) show(line(name, row));
  }
  process.exitCode = failed ? 1 : 0;
  return lines;
}

function line(name: string, { what, value, goal, against, ratio, ok }: Figure): string {
  const mark = ok === undefined ? '' : ok ? '✅' : '❌';
  return `| ${name}: ${what} | ${value} | ${goal ?? ''} | ${against ?? ''} | ${ratio ?? ''} | ${mark} |`;
}
