// The table in README.md beside it: how many of the tries succeeded, for each program.
import type { Machine } from './isolations.ts';
import { PROGRAMS, type Program } from './programs.ts';

const COLUMNS = [
  ...['Runs', 'Pull request', 'Final words', 'Error sentences'],
  ...['Hostile repository', 'No leftovers'],
] as const;
type Column = (typeof COLUMNS)[number];

export class Table {
  private readonly tries = new Map<string, boolean[]>();
  private readonly machines: readonly Machine[];

  constructor(machines: readonly Machine[]) {
    this.machines = machines;
  }

  note(program: Program, column: Column, succeeded: boolean): void {
    const key = `${program.name} ${column}`;
    this.tries.set(key, [...(this.tries.get(key) ?? []), succeeded]);
  }

  text(): string {
    const month = new Date().toLocaleString('en-US', { month: 'long', year: 'numeric' });
    const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
    const head = ['Program', 'Version', ...COLUMNS];
    const rows = PROGRAMS.map((program) => [
      ...[`\`${program.name}\``, program.version],
      ...COLUMNS.map((column) => this.cell(program, column)),
    ]);
    const tried = this.machines.filter(({ missing }) => missing === undefined);
    const skipped = this.machines.filter(({ missing }) => missing !== undefined);
    return [
      `Tried in ${month} with: ${tried.map(({ name }) => name).join('; ')}.`,
      ...skipped.map(({ name, missing }) => `Not tried with ${name}: ${missing}.`),
      '',
      ...[head, head.map(() => '---'), ...rows].map(line),
    ].join('\n');
  }

  private cell({ name }: Program, column: Column): string {
    const tries = this.tries.get(`${name} ${column}`) ?? [];
    return `${tries.filter(Boolean).length} of ${tries.length}`;
  }
}
