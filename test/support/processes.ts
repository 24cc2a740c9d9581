// The one way for tests to start a program. It gets a process group of its own, and the whole group ends
// with the test, whatever its outcome. What leaves the group still carries a mark, by which the end of
// the run finds it (postgres-server.ts).
import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { text } from 'node:stream/consumers';
import { running } from './test-end.ts';

/** In the environment of everything that this run of vitest starts. */
export const MARK = 'DOCKET_TEST_RUN';

const living = new Set<ChildProcess>();

// Also when the run is interrupted.
process.on('exit', () => {
  for (const child of living) endGroup(child);
});

/** `spawn`, for tests. Outside a test, such as in `beforeAll`, the caller ends it. */
export const startProcess = ((
  file: string,
  args: readonly string[],
  options: SpawnOptions = {},
) => {
  const env = { ...(options.env ?? process.env), [MARK]: process.env[MARK] };
  const child = spawn(file, args, { ...options, env, detached: true });
  living.add(child);
  const exited = new Promise<void>((resolve) => {
    child.once('error', () => resolve());
    child.once('exit', () => resolve());
  });
  void exited.then(() => living.delete(child));
  running.getStore()?.onTestFinished(async () => {
    endGroup(child);
    await exited;
    // A process that has left the group may keep them open.
    for (const stream of child.stdio) stream?.destroy();
  });
  return child;
}) as typeof spawn;

function endGroup({ pid }: ChildProcess): void {
  try {
    // Also after the first process has ended: others of its group may be left.
    if (pid !== undefined) process.kill(-pid, 'SIGKILL');
  } catch {
    // Nobody is left.
  }
}

export interface Finished {
  /** Null if it was killed, which it is after `limitMs`. */
  code: number | null;
  stdout: string;
  stderr: string;
}

interface RunOptions extends SpawnOptions {
  input?: string;
  limitMs?: number;
}

/** Runs a program to its end, with all that it starts. */
export async function runToEnd(
  file: string,
  args: readonly string[],
  { input = '', limitMs = 60_000, ...options }: RunOptions = {},
): Promise<Finished> {
  const child = startProcess(file, args, { ...options, stdio: 'pipe' });
  const timer = setTimeout(() => endGroup(child), limitMs);
  child.stdin.on('error', () => {});
  child.stdin.end(input);
  const code = new Promise<number | null>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', resolve);
    // What it left behind would keep its output open.
    child.once('exit', () => endGroup(child));
  });
  try {
    const [stdout, stderr, ended] = await Promise.all([
      text(child.stdout),
      text(child.stderr),
      code,
    ]);
    return { code: ended, stdout, stderr };
  } finally {
    clearTimeout(timer);
  }
}

/** What still runs of this run; only Linux shows it. */
export function leftOver(run: string): string[] {
  const mark = `${MARK}=${run}`;
  const pids = listed('/proc').filter((name) => /^\d+$/.test(name) && name !== `${process.pid}`);
  return pids
    .filter((pid) => read(`/proc/${pid}/environ`).split('\0').includes(mark))
    .map((pid) => `${pid} ${read(`/proc/${pid}/cmdline`).replaceAll('\0', ' ').slice(0, 200)}`);
}

function listed(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}

function read(file: string): string {
  try {
    return readFileSync(file, 'latin1');
  } catch {
    return '';
  }
}
