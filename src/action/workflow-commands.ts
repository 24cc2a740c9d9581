// The runner's protocol, as @actions/core speaks it (loading that costs 63 ms at each start): lines
// on stdout for masks and annotations, files for outputs, state and summary. Whatever is printed may
// be foreign text, so every line that the runner could take for a command is fenced off.
import type { Log } from '../shared/log.ts';

export interface RunnerPorts {
  /** The step's environment; only the names of the runner's files are read from it. */
  env: Readonly<Record<string, string | undefined>>;
  write(text: string): void;
  append(file: string, text: string): void;
  /** A word that nobody can guess, new on each call. */
  token(): string;
}

/** GitHub shows nothing of a summary above 1 MiB; bytes, not characters. */
const MAX_SUMMARY_BYTES = 900_000;

export class WorkflowCommands implements Log {
  readonly #ports: RunnerPorts;
  #summaryBytes = 0;

  constructor(ports: RunnerPorts) {
    this.#ports = ports;
  }

  /** Before anything else is logged: from here on the runner prints `***` for it. */
  mask(secret: string): void {
    if (secret !== '') this.#command('add-mask', secret);
  }

  output(name: string, value: string): void {
    this.#toFile('GITHUB_OUTPUT', this.#assignment(name, value));
  }

  /** Kept by the runner for the `post` step of this very step, as `STATE_<name>`. */
  state(name: string, value: string): void {
    this.#toFile('GITHUB_STATE', this.#assignment(name, value));
  }

  /** What does not fit is left out whole: half a table is worse than a sentence. */
  summary(markdown: string): void {
    const text = markdown.endsWith('\n') ? markdown : `${markdown}\n`;
    const bytes = Buffer.byteLength(text);
    if (this.#summaryBytes + bytes > MAX_SUMMARY_BYTES) {
      this.warn('The job summary is too large for GitHub to show; a part of it was left out.');
      return;
    }
    this.#summaryBytes += bytes;
    this.#toFile('GITHUB_STEP_SUMMARY', text);
  }

  debug(message: string): void {
    this.#command('debug', message);
  }

  info(message: string): void {
    if (!couldCommand(message)) {
      this.#line(message);
      return;
    }
    const token = this.#ports.token();
    this.#line(`::stop-commands::${token}`);
    this.#line(message);
    this.#line(`::${token}::`);
  }

  warn(message: string): void {
    this.#command('warning', message);
  }

  error(message: string): void {
    this.#command('error', message);
  }

  #command(name: string, message: string): void {
    this.#line(`::${name}::${escapeData(message)}`);
  }

  #line(text: string): void {
    this.#ports.write(`${text}\n`);
  }

  #toFile(variable: string, text: string): void {
    const file = this.#ports.env[variable];
    if (file) this.#ports.append(file, text);
  }

  #assignment(name: string, value: string): string {
    if (!/[\r\n]/.test(value)) return `${name}=${value}\n`;
    const delimiter = `ghadelimiter_${this.#ports.token()}`;
    if (value.includes(delimiter)) throw new Error('A delimiter occurred in an output; run again.');
    return `${name}<<${delimiter}\n${value}\n${delimiter}\n`;
  }
}

/** The runner takes `::name::` at the start of a line, and the old `##[name]` anywhere in it. */
function couldCommand(message: string): boolean {
  return /(?:^|[\r\n])\s*::|##\[/.test(message);
}

function escapeData(value: string): string {
  return value.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
}
