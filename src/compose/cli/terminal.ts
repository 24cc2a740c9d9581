// The process as a Terminal. The first signal asks for a stop; a second one ends at once.
import { text } from 'node:stream/consumers';
import type { Terminal } from '../../cli/command.ts';

export function processTerminal(): Terminal {
  const stop = new AbortController();
  for (const name of ['SIGINT', 'SIGTERM'] as const) {
    process.once(name, () => stop.abort(new Error(`Stopped by ${name}.`)));
  }
  return {
    out: (words) => void process.stdout.write(words),
    err: (words) => void process.stderr.write(words),
    live: process.stderr.isTTY === true,
    readInput() {
      const { stdin } = process;
      if (stdin.isTTY) return undefined;
      // Whoever writes into the pipe may never close it.
      stop.signal.addEventListener('abort', () => stdin.destroy(stop.signal.reason));
      return text(stdin);
    },
    signal: stop.signal,
  };
}
