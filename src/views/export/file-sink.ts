// Writes text to a file through one fixed buffer: a new buffer for each write would wait for the
// garbage collector, and memory would grow with the file.
import { once } from 'node:events';
import { closeSync, openSync, writeSync } from 'node:fs';
import { finished } from 'node:stream/promises';
import { createGzip } from 'node:zlib';

const CHARS = 16 * 1024;
/** The most bytes that one UTF-16 unit becomes. */
const MAX_UTF8 = 3;

export class FileSink {
  readonly #handle: number;
  readonly #buffer = Buffer.allocUnsafeSlow(CHARS * MAX_UTF8);
  #parts: string[] = [];
  #chars = 0;

  constructor(file: string) {
    this.#handle = openSync(file, 'w');
  }

  write(text: string): void {
    this.#parts.push(text);
    this.#chars += text.length;
    if (this.#chars >= CHARS) this.flush();
  }

  flush(): void {
    const text = this.#parts.join('');
    this.#parts = [];
    this.#chars = 0;
    for (let from = 0; from < text.length; ) {
      // Do not split a character of two units.
      const torn = /[\ud800-\udbff]/.test(text[from + CHARS - 1] ?? '') ? 1 : 0;
      this.#put(this.#buffer.write(text.slice(from, from + CHARS - torn)));
      from += CHARS - torn;
    }
  }

  close(): void {
    this.flush();
    closeSync(this.#handle);
  }

  #put(bytes: number): void {
    for (let done = 0; done < bytes; ) {
      done += writeSync(this.#handle, this.#buffer, done, bytes - done);
    }
  }
}

/** Higher levels take twice the time to save a tenth of the size. */
const LEVEL = 4;

/** Gzips text into base64. */
export class PackedText {
  readonly #gzip = createGzip({ level: LEVEL });
  readonly #parts: string[] = [];
  #rest: Buffer = Buffer.alloc(0);

  constructor() {
    this.#gzip.on('data', (chunk: Buffer) => {
      const bytes = Buffer.concat([this.#rest, chunk]);
      // Base64 can be cut only between groups of three bytes.
      const whole = bytes.length - (bytes.length % 3);
      this.#rest = bytes.subarray(whole);
      this.#parts.push(bytes.toString('base64', 0, whole));
    });
  }

  async write(text: string): Promise<void> {
    if (!this.#gzip.write(text)) await once(this.#gzip, 'drain');
  }

  /** All of it, in pieces. */
  async end(): Promise<string[]> {
    this.#gzip.end();
    await finished(this.#gzip);
    return [...this.#parts, this.#rest.toString('base64')];
  }
}
