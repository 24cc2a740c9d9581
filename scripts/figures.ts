// docs/figures.md has two parts, each written by the command that measured it and left alone by the
// other: `npm run bench -- --write` and `npm run proof`.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { arch, cpus, totalmem } from 'node:os';
import { resolve } from 'node:path';

export type Part = 'bench' | 'proof';

const FILE = resolve(import.meta.dirname, '../docs/figures.md');
const EMPTY: Record<Part, string> = {
  bench: '_Not measured yet: `npm run bench -- --write`._',
  proof: '_Not run yet: `npm run proof`._',
};

export function writePart(part: Part, body: string): void {
  const before = existsSync(FILE) ? readFileSync(FILE, 'utf8') : skeleton();
  writeFileSync(FILE, withPart(before, part, body));
}

/** Replaces one part and keeps everything else as it is. */
export function withPart(text: string, part: Part, body: string): string {
  const [start, end] = marks(part);
  const from = text.indexOf(start);
  const to = text.indexOf(end);
  if (from < 0 || to < from) {
    throw new Error(
      `docs/figures.md is missing its markers ${start} and ${end}. Delete the file and run the command again.`,
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

function marks(part: Part): [start: string, end: string] {
  return [`<!-- ${part} -->`, `<!-- /${part} -->`];
}
