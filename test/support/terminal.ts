import { Stopped, type Terminal } from '../../src/cli/command.ts';

export interface TestTerminal extends Terminal {
  stdout: string;
  stderr: string;
  stop(): void;
}

/**
 * A terminal that remembers; `input` is what is piped into it, `typed` what someone answers, to each
 * question the next if there are several.
 */
export function testTerminal(
  options: { input?: string; live?: boolean; typed?: string | string[] } = {},
): TestTerminal {
  const controller = new AbortController();
  const terminal: TestTerminal = {
    stdout: '',
    stderr: '',
    out(text) {
      terminal.stdout += text;
    },
    err(text) {
      terminal.stderr += text;
    },
    live: options.live ?? false,
    color: false,
    readInput: () => (options.input === undefined ? undefined : Promise.resolve(options.input)),
    ask(question) {
      terminal.stderr += question;
      const { typed } = options;
      const answer = Array.isArray(typed) ? (typed.shift() ?? '') : typed;
      return answer === undefined ? undefined : Promise.resolve(answer);
    },
    signal: controller.signal,
    stopped: () =>
      new Promise((_, reject) => {
        const { signal } = controller;
        if (signal.aborted) reject(signal.reason);
        else signal.addEventListener('abort', () => reject(signal.reason));
      }),
    stop: () => controller.abort(new Stopped('SIGINT')),
  };
  return terminal;
}
