// Finding and ending processes on Linux, by what they cannot shake off: their user, their
// namespace, or, where there is neither, their group, their parents and a mark in their environment.
import { spawn } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import type { Clock } from '../../shared/clock.ts';
import { SetupError } from '../../shared/errors.ts';

interface Entry {
  pid: number;
  parent: number;
  group: number;
  /** A process that has ended and only waits to be collected. */
  ended: boolean;
  uid: number;
}

export function processes(): Entry[] {
  return names('/proc').flatMap((name) => {
    if (!/^\d+$/.test(name)) return [];
    const stat = read(`/proc/${name}/stat`);
    const uid = /^Uid:\s+(\d+)/m.exec(read(`/proc/${name}/status`))?.[1];
    // The program's name may contain anything; the fields follow its last bracket.
    const [state, parent, group] = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    if (state === undefined || uid === undefined) return [];
    const ended = state === 'Z' || state === 'X';
    return [
      { pid: Number(name), parent: Number(parent), group: Number(group), ended, uid: Number(uid) },
    ];
  });
}

export const isAlive = (pid: number) =>
  processes().some((entry) => entry.pid === pid && !entry.ended);

/** Everything that descends from `root`, shares its group or carries the mark. */
export function family(root: number, mark: string): number[] {
  const living = processes().filter((entry) => !entry.ended && entry.pid !== process.pid);
  const found = new Set([root]);
  for (let before = -1; before !== found.size; ) {
    before = found.size;
    for (const { pid, parent } of living) if (found.has(parent)) found.add(pid);
  }
  return living
    .filter(({ pid, group }) => found.has(pid) || group === root || carries(pid, mark))
    .map(({ pid }) => pid);
}

const carries = (pid: number, mark: string) => read(`/proc/${pid}/environ`).includes(mark);

/** About 20 seconds: a process that outlives this many kills is stuck in the kernel. */
const ROUNDS = 100;

/**
 * Ends, then looks, until nothing was left at `looks` looks in a row: a process that is just
 * forking can be missed by one.
 */
export async function endAll(
  left: () => number,
  end: () => void | Promise<void>,
  clock: Clock,
  looks = 1,
): Promise<void> {
  let clear = 0;
  for (let round = 0; clear < looks; round += 1) {
    if (round === ROUNDS) {
      throw new SetupError(
        'The agent’s processes could not be stopped, so its files cannot be trusted. Restart the machine.',
      );
    }
    await end();
    clear = left() === 0 ? clear + 1 : 0;
    if (clear < looks) await clock.sleep(Math.min(5 * 2 ** round, 200));
  }
}

export function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name);
  } catch {
    // It has ended already, or is not ours to signal.
  }
}

interface HelperResult {
  /** Null if it was killed or could not be started. */
  code: number | null;
  stdout: string;
  /** The last line. */
  stderr: string;
}

/** Runs a helper program of the system to its end. */
export function runHelper(file: string, args: readonly string[]): Promise<HelperResult> {
  return new Promise((resolve) => {
    const child = spawn(file, args, { stdio: ['ignore', 'pipe', 'pipe'] });
    const said = { stdout: '', stderr: '' };
    for (const name of ['stdout', 'stderr'] as const) {
      child[name].setEncoding('utf8').on('data', (text: string) => {
        said[name] = (said[name] + text).slice(-500);
      });
    }
    const lastLine = () => said.stderr.trim().split('\n').at(-1) ?? '';
    child.on('error', ({ message }) => resolve({ code: null, stdout: '', stderr: message }));
    child.on('close', (code) => resolve({ code, stdout: said.stdout.trim(), stderr: lastLine() }));
  });
}

function read(file: string): string {
  try {
    return readFileSync(file, 'latin1');
  } catch {
    return '';
  }
}

function names(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}
