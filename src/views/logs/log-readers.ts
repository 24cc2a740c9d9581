// Reads large log files on other threads, one file on each: rotated logs are many files. A file whose
// thread fails, for want of memory or for any other reason, is read by the thread that asked.
import { availableParallelism } from 'node:os';
import { systemClock } from '../../shared/runtime.ts';
import { answerAsThread, SideThread } from '../../shared/side-thread.ts';
import { type AgentPrefixes, agentRanges } from '../counting/agent-ranges.ts';
import { createClassifier } from '../counting/classify.ts';
import { Dictionary } from '../counting/dictionary.ts';
import type { FileDay } from '../counting/file-day.ts';
import type { JsonFields } from '../counting/formats/json-shapes.ts';
import type { LogReaders } from '../counting/log-loader.ts';
import type { LogSource } from '../counting/log-source.ts';
import { createPageReader } from '../counting/page.ts';
import { pageFilter } from '../counting/page-filter.ts';
import { type LogReading, readLog } from '../counting/read-log.ts';
import type { Rules } from '../counting/rules.ts';
import { type CountBlocks, CountedPages } from '../counting/tally.ts';
import { readChunks } from './log-files.ts';

/** What decides how a line counts, as another thread can get it. */
interface CountingRules {
  rules: Rules;
  include: readonly string[];
  exclude: readonly string[];
  prefixes: readonly AgentPrefixes[];
  jsonFields: JsonFields | undefined;
}

interface ReadingQuestion extends CountingRules, Pick<LogSource, 'name' | 'host'> {
  path: string;
}

/** A reading whose tables of pages are bytes, with the paths that their numbers mean. */
interface ReadingAnswer extends Omit<LogReading, 'days'> {
  days: (Omit<FileDay, 'pages'> & { pages: CountBlocks })[];
  paths: readonly string[];
}

/** In MB, without the tables of pages. */
const MEMORY = 512;
/** A log may be long; only a thread that hangs takes so long. */
const TIME_MS = 6 * 60 * 60_000;
/** Smaller files are read before a thread is up to speed. */
const LEAST_BYTES = 128 * 1024 * 1024;
/** More of them wait for the disk. */
const MAX_THREADS = 4;

interface LogReadersOptions extends CountingRules {
  leastBytes?: number;
  memoryMb?: number;
  entry?: string;
}

export function logReaders(options: LogReadersOptions): LogReaders {
  const { leastBytes = LEAST_BYTES, memoryMb = MEMORY, entry, ...rules } = options;
  const limits = { timeMs: TIME_MS, memoryMb, clock: systemClock, ...(entry && { entry }) };
  const most = Math.min(availableParallelism(), MAX_THREADS);
  const threads = Array.from({ length: most }, () => new SideThread('count-logs', limits));
  let turn = 0;
  const closing = new AbortController();
  return {
    leastBytes,
    async read({ path = '', name, host }, progress) {
      const thread = threads[turn++ % most] as SideThread;
      const question: ReadingQuestion = { ...rules, path, name, host };
      const give = async (bytes: unknown) => progress(Number(bytes));
      try {
        return readingOf(
          (await thread.ask(question, { give, signal: closing.signal })) as ReadingAnswer,
        );
      } catch {
        return undefined;
      }
    },
    async close() {
      closing.abort();
      await Promise.all(threads.map((thread) => thread.close()));
    },
  };
}

function readingOf({ paths, days, ...reading }: ReadingAnswer): LogReading {
  return {
    ...reading,
    days: days.map((day) => ({ ...day, pages: new CountedPages(day.pages, paths) })),
  };
}

/** What such a thread does. */
export function readLogsAsThread(): void {
  answerAsThread(async (question, want): Promise<ReadingAnswer> => {
    const { path, name, host, rules, include, exclude, prefixes, jsonFields } =
      question as ReadingQuestion;
    const dictionary = new Dictionary(createPageReader(rules), createClassifier(rules), {
      pages: pageFilter(include, exclude),
      ranges: agentRanges(prefixes),
    });
    async function* open(from?: number) {
      for await (const chunk of readChunks(path, from)) {
        void want(chunk.length);
        yield chunk;
      }
    }
    const source = { name, host, path, version: '', open };
    const { days, ...reading } = await readLog(source, {
      ...{ dictionary, jsonFields },
      rules: rules.version,
    });
    return {
      ...reading,
      days: days.map((day) => ({ ...day, pages: (day.pages as CountedPages).blocks })),
      paths: dictionary.paths,
    };
  });
}
