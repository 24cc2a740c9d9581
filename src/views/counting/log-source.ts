// A log as its reader gets it.
import type { Chunks } from './decompress.ts';

export interface LogSource {
  /** For messages: the file's path, or `stdin`. */
  name: string;
  /** Distinguishes files of two hosts that start with the same line. */
  host: string;
  /** Changes when the contents do; a log with the same version is not read again. */
  version: string;
  /** Bytes, where known, to show the progress. */
  size?: number;
  /** Where other threads can read it, too; `open` then starts at any byte. */
  path?: string;
  /** When a file was changed, in milliseconds since 1970. */
  changedAt?: number;
  /** A chunk need only be good until the next is asked for. */
  open(from?: number): Chunks;
}
