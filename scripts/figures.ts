// bench/figures.md has two parts, each written by the command that measured it and left alone by the
// other: `npm run bench -- --write` and `npm run proof`. What docs/state.md claims follows from them:
// `node scripts/figures.ts` writes it.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { arch, cpus, totalmem } from 'node:os';
import { resolve } from 'node:path';

export type Part = 'bench' | 'proof';
/** A part of docs/state.md. */
type Claims = 'survived';

const FILE = resolve(import.meta.dirname, '../bench/figures.md');
const CLAIMS = resolve(import.meta.dirname, '../docs/state.md');
const EMPTY: Record<Part, string> = {
  bench: '_Not measured yet: `npm run bench -- --write`._',
  proof: '_Not run yet: `npm run proof`._',
};

export function writePart(part: Part, body: string): void {
  const before = existsSync(FILE) ? readFileSync(FILE, 'utf8') : skeleton();
  const figures = withPart(before, part, body);
  writeFileSync(FILE, figures);
  if (part === 'proof') writeClaims(figures);
}

/** The tables of all proofs, as the file has them. */
export function readTables(): string[] {
  const text = readFileSync(FILE, 'utf8');
  return [...text.matchAll(/^### .+ \(long version, seed \d+\)\n\n(?:\|.*\n)+/gm)].map(([table]) =>
    table.trim(),
  );
}

function writeClaims(figures: string): void {
  const page = readFileSync(CLAIMS, 'utf8');
  writeFileSync(CLAIMS, withPart(page, 'survived', survived(figures)));
}

/** What the proofs found, with the numbers of bench/figures.md and no others. */
export function survived(figures: string): string {
  const kill = sums(figures, 'Kill');
  const servers = sums(figures, 'Two servers and three workers');
  const store = sums(figures, 'Concurrency: one git store');
  const comment = sums(figures, 'Concurrency: the same comment');
  const wire = sums(figures, 'Wire faults');
  const struck = sums(figures, 'Wire faults that struck');
  const cut = sums(figures, 'Damage', 'cut at every byte');
  const flipped = sums(figures, 'Damage', 'every bit flipped');
  const attacks = sums(figures, 'Attacks', 'all');
  const fuzz = sums(figures, 'Fuzz');
  const faults = ['5xx', '429', 'reset', 'answer lost', 'slow'].map((name) => struck(name));
  const rows: [what: string, found: string][] = [
    [
      `${n(kill('kills'))} SIGKILLs of the bundle, each followed by a normal run`,
      `${n(kill('lost'))} accepted jobs lost; ${n(kill('doubled or left open'))} done twice or left open`,
    ],
    [
      `${n(servers('servers killed') + servers('workers killed'))} SIGKILLs of servers and workers, ${n(servers('database crashed'))} database crashes`,
      `${n(servers('lost'))} jobs lost; ${n(servers('done twice'))} done twice`,
    ],
    [
      `${n(store('processes'))} processes, ${n(store('operations'))} operations, one store`,
      `${n(store('lost or double'))} lost or double`,
    ],
    [
      `One comment, delivered ${n(comment('deliveries'))} times at once`,
      `one job, one pull request, one reply; ${n(comment('missing or double'))} missing or double`,
    ],
    [
      `${n(wire('jobs'))} jobs over a network that fails or delays ${n(faults.reduce((all, one) => all + one, 0))} of ${n(struck('requests'))} requests`,
      `${n(wire('completed'))} completed; ${n(wire('pull requests'))} pull requests`,
    ],
    [
      `${n(cut('cases'))} records cut at any byte`,
      `${n(cut('refused'))} refused with an error; ${n(cut('read as empty'))} read as empty`,
    ],
    [
      `${n(flipped('cases'))} records with one bit flipped`,
      `${n(flipped('refused'))} refused; the others are still valid records; ${n(flipped('read as empty'))} read as empty`,
    ],
    [`${n(attacks('hostile inputs'))} hostile inputs`, `${n(attacks('held'))} held`],
    [
      `${n(fuzz('cases'))} random comments, paths, configurations, and logs`,
      `${n(fuzz('counterexamples'))} counterexamples`,
    ],
  ];
  return rows.map((row) => `- ${row.join(': ')}`).join('\n');
}

const n = (value: number) => value.toLocaleString('en-US');

/** Sums of the columns of one table, of all its rows or of those that have this text. */
function sums(figures: string, title: string, only?: string): (column: string) => number {
  const start = figures.indexOf(`\n### ${title} (`);
  const body = figures.slice(start).split('\n### ')[1] ?? '';
  const lines = body.split('\n').filter((line) => line.startsWith('|'));
  const [heads = [], , ...rows] = lines.map((line) => line.split('|').map((cell) => cell.trim()));
  const wanted = rows.filter((row) => only === undefined || row.includes(only));
  return (column) => {
    const at = heads.indexOf(column);
    const values = wanted.map((row) => Number(row[at]));
    if (start < 0 || at < 0 || values.length === 0 || values.some(Number.isNaN)) {
      throw new Error(`bench/figures.md has no numbers for \`${column}\` under \`${title}\`.`);
    }
    return values.reduce((all, one) => all + one, 0);
  };
}

/** Replaces one part and keeps everything else as it is. */
export function withPart(text: string, part: Part | Claims, body: string): string {
  const [start, end] = marks(part);
  const from = text.indexOf(start);
  const to = text.indexOf(end);
  if (from < 0 || to < from) {
    throw new Error(
      `bench/figures.md or docs/state.md is missing its markers ${start} and ${end}. Restore them and run the command again.`,
    );
  }
  return `${text.slice(0, from + start.length)}\n\n${body.trim()}\n\n${text.slice(to)}`;
}

export function skeleton(): string {
  const part = (name: Part) => marks(name).join(`\n\n${EMPTY[name]}\n\n`);
  return `# Figures

Every number on this page was printed by a command that you can run yourself.

## Speed: \`npm run bench\`

${part('bench')}

## Robustness: \`npm run proof\`

${part('proof')}
`;
}

/** The machine that measured, and when. */
export function machine(): string {
  const gigabytes = Math.round(totalmem() / 2 ** 30);
  const day = new Date().toISOString().slice(0, 10);
  return `Measured on ${day}: ${cpus().length} × ${cpus()[0]?.model.trim()} (${arch()}), ${gigabytes} GiB, Node ${process.version}.`;
}

function marks(part: Part | Claims): [start: string, end: string] {
  return [`<!-- ${part} -->`, `<!-- /${part} -->`];
}

if (import.meta.main) writeClaims(readFileSync(FILE, 'utf8'));
