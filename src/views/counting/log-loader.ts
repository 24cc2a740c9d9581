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
  onProgress?: (bytesRead: number, bytesInAll: number) => void;
}

export interface LoadedLogs {
  days: FileDay[];
  quality: Omit<DataQuality, 'daysCovered' | 'daysMissing' | 'daysCut' | 'spoofed'>;
}

const MAX_EXAMPLES = 10;

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
    for (const source of sources) readings.push(await this.#read(source, progress));
    return {
      days: mergeFileDays(readings.flatMap(({ days }) => days)),
      quality: summary(readings, sameFile(sources, readings)),
    };
  }

  async #read(source: LogSource, progress: (bytes: number) => void): Promise<LogReading> {
    const { path, name, version } = source;
    const known = this.#readings.get(path ?? name);
    if (known?.version === version) return known.reading;
    const reading = await readLog(
      { ...source, open: (from) => counted(source.open(from), progress) },
      { dictionary: this.#dictionary, rules: this.#rules, jsonFields: this.#options.jsonFields },
    );
    this.#readings.set(path ?? name, { version, reading });
    return reading;
  }
}

async function* counted(
  chunks: AsyncIterable<Buffer>,
  progress: (bytes: number) => void,
): AsyncGenerator<Buffer> {
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
