// The runner through @actions/core, plus two things that core lacks: a fence around foreign text,
// which could otherwise send commands to the runner, and the size limit of the summary.
import { randomUUID } from 'node:crypto';
import type * as core from '@actions/core';
import { sentence } from '../shared/errors.ts';
import type { Log } from '../shared/log.ts';

/** The part of @actions/core that is used. */
export interface Toolkit
  extends Pick<
    typeof core,
    'setSecret' | 'setOutput' | 'saveState' | 'debug' | 'info' | 'warning' | 'error' | 'setFailed'
  > {
  summary: { addRaw(text: string, addEOL: boolean): { write(): Promise<unknown> } };
}

/** GitHub does not show a summary above 1 MiB at all. Bytes, not characters. */
const MAX_SUMMARY_BYTES = 900_000;

export class WorkflowCommands implements Log {
  readonly #core: Toolkit;
  #summaryBytes = 0;

  constructor(toolkit: Toolkit) {
    this.#core = toolkit;
  }

  /** Call it before anything is logged: from then on the runner prints `***` instead. */
  mask(secret: string): void {
    if (secret !== '') this.#core.setSecret(secret);
  }

  output(name: string, value: string): void {
    this.#core.setOutput(name, value);
  }

  /** The runner passes it to the `post` step of this step as `STATE_<name>`. */
  state(name: string, value: string): void {
    this.#core.saveState(name, value);
  }

  /** A part that does not fit is left out entirely: half a table is worse than a sentence. */
  async summary(markdown: string): Promise<void> {
    const bytes = Buffer.byteLength(markdown) + 1;
    if (this.#summaryBytes + bytes > MAX_SUMMARY_BYTES) {
      this.warn('The job summary is too large for GitHub to display, so part of it was left out.');
      return;
    }
    this.#summaryBytes += bytes;
    try {
      await this.#core.summary.addRaw(markdown, true).write();
    } catch (error) {
      this.warn(`The job summary could not be written: ${sentence(error)}`);
    }
  }

  debug(message: string): void {
    this.#core.debug(message);
  }

  info(message: string): void {
    const token = randomUUID();
    this.#core.info(
      couldCommand(message) ? `::stop-commands::${token}\n${message}\n::${token}::` : message,
    );
  }

  warn(message: string): void {
    this.#core.warning(message);
  }

  error(message: string): void {
    this.#core.error(message);
  }

  /** The step fails with this error. */
  fail(message: string): void {
    this.#core.setFailed(message);
  }
}

/** The runner reads `::name::` at the start of a line, and the old `##[name]` anywhere in it. */
function couldCommand(message: string): boolean {
  return /(?:^|[\r\n])\s*::|##\[/.test(message);
}
