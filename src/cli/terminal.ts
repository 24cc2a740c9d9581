// The process as a Terminal. The first signal requests a stop; the second one ends it immediately.
import { text } from 'node:stream/consumers';
import { Stopped, type Terminal } from './command.ts';

/** Long enough to report what was in progress, too short to notice. */
const LAST_WORDS_MS = 100;

export function processTerminal(env: NodeJS.ProcessEnv): Terminal {
  const stop = new AbortController();
  for (const name of ['SIGINT', 'SIGTERM'] as const) {
    process.once(name, () => stop.abort(new Stopped(name)));
  }
  const { signal } = stop;
  return {
    out: (words) => void process.stdout.write(words),
    err: (words) => void process.stderr.write(words),
    ...abilities(env, {
      stdout: process.stdout.isTTY ?? false,
      stderr: process.stderr.isTTY ?? false,
    }),
    readInput() {
      const { stdin } = process;
      if (stdin.isTTY) return undefined;
      // The program that writes to the pipe may never close it.
      signal.addEventListener('abort', () => stdin.destroy(signal.reason));
      return text(stdin);
    },
    signal,
    stopped: () =>
      new Promise((_, reject) => {
        const give = () => setTimeout(() => reject(signal.reason), LAST_WORDS_MS);
        if (signal.aborted) give();
        else signal.addEventListener('abort', give);
      }),
  };
}

/** An empty `NO_COLOR` has no effect: https://no-color.org. */
export function abilities(
  { NO_COLOR, TERM }: NodeJS.ProcessEnv,
  isTerminal: { stdout: boolean; stderr: boolean },
): Pick<Terminal, 'live' | 'color'> {
  const dumb = TERM === 'dumb';
  return { live: isTerminal.stderr && !dumb, color: isTerminal.stdout && !dumb && !NO_COLOR };
}
