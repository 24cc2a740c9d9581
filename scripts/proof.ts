// The long version of every proof; its tables go to bench/figures.md, also when a proof has failed.
// `npm run proof -- kill` runs one of them; whatever follows the name is for vitest.
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { machine, readTables, writePart } from './figures.ts';

const ROOT = resolve(import.meta.dirname, '..');
/** Where test/proof/table.ts leaves them. */
const TABLES = join(ROOT, '.proof');

const [one = '', ...more] = process.argv.slice(2);
// Running one proof again renews its tables and keeps the others.
if (one === '') rmSync(TABLES, { recursive: true, force: true });
const { status } = spawnSync(
  process.execPath,
  [
    join(ROOT, 'node_modules/vitest/vitest.mjs'),
    // One after the other: the proofs load the machine enough by themselves.
    ...['run', '--no-file-parallelism', `test/proof/${one}`, ...more],
  ],
  { cwd: ROOT, stdio: 'inherit', env: { DOCKET_PROOF: 'long', ...process.env } },
);
const files = existsSync(TABLES) ? readdirSync(TABLES).sort() : [];
const found = files.map((file) => readFileSync(join(TABLES, file), 'utf8').trim());
// A fresh clone has the tables of the other proofs in bench/figures.md only.
const before = one === '' ? [] : readTables();
const titled = [...before, ...found].map((table) => [table.split(' (')[0], table] as const);
const tables = new Map(titled).values();
const verdict = status === 0 ? '' : ' **Some proofs failed in this run.**';
writePart('proof', [`${machine()}${verdict}`, ...tables].join('\n\n'));
process.exitCode = status ?? 1;
