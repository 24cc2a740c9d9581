// A process that outlives us just long enough to end the agent. A parent-death signal alone does
// not do: it is lost when sudo is in between, and it reaches one process, not those it started.
import { spawn } from 'node:child_process';

export interface Watch {
  /** `['sudo', '-n']`, or nothing. */
  elevate: readonly string[];
  /** For `sh -c`, run when we have died; the arguments are `$1`, `$2`, … */
  script: string;
  args: readonly string[];
}

/** Returns what ends the watch; to be called when the agent has ended. */
export function startWatcher({ elevate, script, args }: Watch, path: string): () => Promise<void> {
  // Our death closes the pipe, and `read` fails; a line means a normal end.
  const shell = ['sh', '-c', `read -r _ || { ${script}; }`, 'docket-watcher', ...args];
  const [file = '', ...rest] = [...elevate, ...shell];
  const child = spawn(file, rest, {
    cwd: '/',
    env: { PATH: path },
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
  });
  const closed = new Promise<void>((resolve) => {
    child.on('error', () => resolve());
    child.on('close', () => resolve());
  });
  child.stdin.on('error', () => {});
  return () => {
    child.stdin.end('ended\n');
    return closed;
  };
}
