// Cuts a log into its records, which its first bytes tell: one a line, or objects in JSON.
import { HEAD_BYTES, RecordCutter, recordsStart } from './json-records.ts';
import { LineCutter, type LineSink } from './lines.ts';

export class LogCutter {
  readonly #sink: LineSink;
  #head: Uint8Array = new Uint8Array(0);
  #cutter: LineCutter | RecordCutter | undefined;

  constructor(sink: LineSink) {
    this.#sink = sink;
  }

  /** Whether the next byte is the first of a line. */
  get atLineStart(): boolean {
    return this.#cutter instanceof LineCutter && this.#cutter.atLineStart;
  }

  /** Each line is a record, as far as is known. */
  get byLine(): boolean {
    return !(this.#cutter instanceof RecordCutter);
  }

  push(bytes: Uint8Array): void {
    if (this.#cutter) {
      this.#cutter.push(bytes);
      return;
    }
    const head = this.#head.length === 0 ? bytes : Buffer.concat([this.#head, bytes]);
    if (head.length >= HEAD_BYTES) this.#start(head);
    // Chunks are good until the next one only.
    else this.#head = Buffer.from(head);
  }

  end(): void {
    (this.#cutter ?? this.#start(this.#head)).end();
  }

  #start(head: Uint8Array): LineCutter | RecordCutter {
    const start = recordsStart(head);
    this.#cutter = start < 0 ? new LineCutter(this.#sink) : new RecordCutter(this.#sink, start);
    this.#cutter.push(head);
    return this.#cutter;
  }
}
