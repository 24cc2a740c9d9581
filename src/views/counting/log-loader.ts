// Reads all logs of a site, those that have not changed since the last time only once.

import type { DataQuality } from '../../contract/insights.ts';
import type { Dictionary } from './dictionary.ts';
import type { FileDay } from './file-day.ts';
import type { JsonFields } from './formats/json-shapes.ts';
import { mergeFileDays } from './history.ts';
import type { LogSource } from './log-source.ts';
import { type LogReading, readLog } from './read-log.ts';

export interface LoaderOptions {
  /** The logs as they are now. */
  logs: () => Promise<LogSource[]>;
  /** Names of fields in JSON logs, in place of those of a known shape. */
  jsonFields?: JsonFields;
  /** Help with several large files, for one look at the logs. */
  readers?: () => LogReaders;
  onProgress?: (bytesRead: number, bytesInAll: number) => void;
}

/** Reads whole files on other threads. */
export interface LogReaders {
  /** Smaller files are read before a thread is up to speed. */
  readonly leastBytes: number;
  /** Undefined if it has to be read here. */
  read(source: LogSource, progress: (bytes: number) => void): Promise<LogReading | undefined>;
  close(): Promise<void>;
}

export interface LoadedLogs {
  days: FileDay[];
  quality: Omit<DataQuality, 'daysCovered' | 'daysMissing' | 'daysCut' | 'spoofed'>;
}

const MAX_EXAMPLES = 10;
/** Logs are about this many times as long as their compressed files. */
const COMPRESSION = 8;
const COMPRESSED = /\.(?:gz|zst|br)$/;

export class LogLoader {
  readonly #options: LoaderOptions;
  readonly #dictionary: Dictionary;
  readonly #rules: string;
  readonly #readings = new Map<string, { version: string; reading: LogReading }>();

  constructor(options: LoaderOptions, dictionary: Dictionary, rules: string) {
    this.#options = options;
    this.#dictionary = dictionary;
    this.#rules = rules;
  }

  async load(): Promise<LoadedLogs> {
    const sources = await this.#options.logs();
    const total = sources.reduce((sum, { size = 0 }) => sum + size, 0);
    let done = 0;
    const progress = (bytes: number) => {
      done += bytes;
      this.#options.onProgress?.(done, Math.max(total, done));
    };
    const readings: LogReading[] = [];
    const readers = this.#options.readers?.();
    const elsewhere = readers ? this.#readElsewhere(readers, sources, progress) : new Map();
    try {
      for (const source of sources) {
        const reading = await elsewhere.get(source);
        readings.push(reading ? this.#keep(source, reading) : await this.#read(source, progress));
      }
    } finally {
      await readers?.close();
    }
    return {
      days: mergeFileDays(readings.flatMap(({ days }) => days)),
      quality: summary(readings, sameFile(sources, readings)),
    };
  }

  /** One large file is read here: another thread would take as long. */
  #readElsewhere(
    readers: LogReaders,
    sources: readonly LogSource[],
    progress: (bytes: number) => void,
  ): Map<LogSource, Promise<LogReading | undefined>> {
    const large = sources.filter(
      (source) =>
        source.path !== undefined &&
        (source.size ?? 0) * (COMPRESSED.test(source.path) ? COMPRESSION : 1) >=
          readers.leastBytes &&
        !this.#known(source),
    );
    if (large.length < 2) return new Map();
    return new Map(large.map((source) => [source, readers.read(source, progress)]));
  }

  async #read(source: LogSource, progress: (bytes: number) => void): Promise<LogReading> {
    const known = this.#known(source);
    if (known) return known;
    const reading = await readLog(
      { ...source, open: (from) => counted(source.open(from), progress) },
      {
        dictionary: this.#dictionary,
        rules: this.#rules,
        jsonFields: this.#options.jsonFields,
      },
    );
    return this.#keep(source, reading);
  }

  #known({ path, name, version }: LogSource): LogReading | undefined {
    const known = this.#readings.get(path ?? name);
    return known?.version === version ? known.reading : undefined;
  }

  #keep({ path, name, version }: LogSource, reading: LogReading): LogReading {
    this.#readings.set(path ?? name, { version, reading });
    return reading;
  }
}

async function* counted(
  chunks: AsyncIterable<Uint8Array>,
  progress: (bytes: number) => void,
): AsyncGenerator<Uint8Array> {
  for await (const chunk of chunks) {
    progress(chunk.length);
    yield chunk;
  }
}

/** A rotated copy next to its original is fine; logs of two hosts with the same start are not. */
function sameFile(sources: readonly LogSource[], readings: readonly LogReading[]): string[] {
  const names = new Map<string, { name: string; lines: number }>();
  return readings.flatMap(({ file, lines }, index) => {
    const name = sources[index]?.name ?? '';
    const known = names.get(file);
    if (file === '' || !known) {
      names.set(file, { name, lines });
      return [];
    }
    if (known.lines === lines) return [];
    return [
      `${known.name} and ${name} start with the same line and count as one file. If they come from two hosts, give each host a label.`,
    ];
  });
}

function summary(readings: readonly LogReading[], warnings: string[]): LoadedLogs['quality'] {
  const sum = (pick: (reading: LogReading) => number) =>
    readings.reduce((total, reading) => total + pick(reading), 0);
  return {
    files: readings.length,
    lines: sum(({ lines }) => lines),
    rejected: sum(({ rejected }) => rejected),
    examples: readings.flatMap(({ examples }) => examples).slice(0, MAX_EXAMPLES),
    warnings: [...warnings, ...readings.flatMap((reading) => reading.warnings)],
  };
}
