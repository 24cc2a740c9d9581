// A command of `docket`, and the terminal it talks to.
import { once } from 'node:events';
import type { Log } from '../shared/runtime.ts';
import { visible } from '../shared/text/escape.ts';
import type { Options } from './args.ts';

export interface Terminal {
  /** Results. */
  out(text: string): void;
  /** Progress and problems. */
  err(text: string): void;
  /** Standard error is a terminal where a line can be rewritten. */
  live: boolean;
  /** Standard output is a terminal with colors that nobody has turned off. */
  color: boolean;
  /** All of standard input; undefined if it is a terminal, where nobody may be typing. */
  readInput(): Promise<string> | undefined;
  /** What someone types after this question, unseen if `hidden`; undefined if nobody is there. */
  ask(question: string, options?: { hidden: boolean }): Promise<string> | undefined;
  /** Aborted by the first Ctrl-C or SIGTERM, with `Stopped`. */
  signal: AbortSignal;
  /** Rejects a moment after that: commands that are still running are not waited for. */
  stopped(): Promise<never>;
}

export const EXIT = { done: 0, failed: 1, usage: 2, interrupted: 130, terminated: 143 } as const;
export type ExitCode = (typeof EXIT)[keyof typeof EXIT];

export class Stopped extends Error {
  readonly exitCode: ExitCode;
  constructor(signal: 'SIGINT' | 'SIGTERM') {
    super(`Stopped by ${signal}.`);
    this.exitCode = signal === 'SIGINT' ? EXIT.interrupted : EXIT.terminated;
  }
}

export interface Command {
  /** Shown by `docket <command> --help`. */
  help: string;
  /** What it takes, for the shell's completion. */
  options?: Options;
  /** What can follow its name, such as `create`. */
  verbs?: readonly string[];
  run(argv: readonly string[], terminal: Terminal): Promise<ExitCode>;
}

interface CommandEntry {
  /** One line for `docket --help`. */
  summary: string;
  /** The heading under which the help lists it. */
  group?: string;
  /** It needs to clean up before it ends, and does so itself when stopped. */
  cleansUp?: boolean;
  /** Loads the command's code only when it is called. */
  load(): Promise<Command>;
}

export type CommandTable = Readonly<Record<string, CommandEntry>>;

/** Until Ctrl-C or SIGTERM. */
export async function untilStopped({ signal }: Pick<Terminal, 'signal'>): Promise<void> {
  if (!signal.aborted) await once(signal, 'abort');
}

/** Names and other people's words in a message must not move the cursor or change the title. */
export function shown(message: string): string {
  return message.split('\n').map(visible).join('\n');
}

/** Log lines for people, on standard error. */
export function terminalLog(terminal: Pick<Terminal, 'err'>): Log {
  return {
    debug() {},
    info: (message) => terminal.err(`${shown(message)}\n`),
    warn: (message) => terminal.err(`Warning: ${shown(message)}\n`),
    error: (message) => terminal.err(`Error: ${shown(message)}\n`),
  };
}

/** Rows as lines, with their cells below each other. */
export function columns(rows: readonly string[][]): string {
  const widths: number[] = [];
  for (const row of rows) {
    for (const [at, cell] of row.entries()) widths[at] = Math.max(widths[at] ?? 0, cell.length);
  }
  return rows
    .map((row) => row.map((cell, at) => cell.padEnd(widths[at] ?? 0)).join('  '))
    .map((line) => `${line.trimEnd()}\n`)
    .join('');
}
