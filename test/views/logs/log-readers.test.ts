// Several large files are read on several threads, with exactly what one thread counts.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { createClassifier } from '../../../src/views/counting/classify.ts';
import { Dictionary } from '../../../src/views/counting/dictionary.ts';
import { encodeTables } from '../../../src/views/counting/file-day.ts';
import {
  type LoaderOptions,
  LogLoader,
  type LogReaders,
} from '../../../src/views/counting/log-loader.ts';
import { createPageReader } from '../../../src/views/counting/page.ts';
import { pageFilter } from '../../../src/views/counting/page-filter.ts';
import { RULES } from '../../../src/views/counting/rules.ts';
import { findLogFiles } from '../../../src/views/logs/log-files.ts';
import { logReaders } from '../../../src/views/logs/log-readers.ts';
import { memoryDir } from '../../support/temp.ts';

const exclude = ['/private/**'];
const counting = { rules: RULES, include: [], exclude, prefixes: [], jsonFields: undefined };
const AGENTS = [
  'Mozilla/5.0 (X11; Linux x86_64) Chrome/131.0.0.0',
  'GPTBot/1.2',
  'curl/8.5.0',
  '-',
];

const lines = (day: number) =>
  Array.from({ length: 700 }, (_, at) => {
    const path = `/${at % 9 === 0 ? 'private' : 'docs'}/p${(at * day) % 300}`;
    const status = at % 11 === 0 ? 404 : 200;
    if (at % 97 === 0) return 'nonsense';
    return `203.0.113.${at % 250} - - [0${day}/Oct/2026:12:00:00 +0000] "GET ${path} HTTP/1.1" ${status} 5 "-" "${AGENTS[at % 4]}"`;
  }).join('\n');

function files(): string {
  const dir = memoryDir('readers');
  writeFileSync(join(dir, 'access.log'), lines(3));
  writeFileSync(join(dir, 'access.log.1'), lines(2));
  writeFileSync(join(dir, 'access.log.2.gz'), gzipSync(lines(1)));
  return dir;
}

/** What was counted, and how many files were read elsewhere. */
async function load(dir: string, readers?: LogReaders) {
  let [elsewhere, bytes] = [0, 0];
  const options: LoaderOptions = {
    logs: () => findLogFiles([join(dir, '*')]),
    onProgress: (read) => {
      bytes = read;
    },
    ...(readers && {
      readers: () => ({
        ...readers,
        async read(source, progress) {
          const reading = await readers.read(source, progress);
          if (reading) elsewhere++;
          return reading;
        },
      }),
    }),
  };
  const dictionary = new Dictionary(createPageReader(), createClassifier(), {
    pages: pageFilter([], exclude),
  });
  const { days, quality } = await new LogLoader(options, dictionary, RULES.version).load();
  const counted = days.map((day) => ({ ...day, ...JSON.parse(encodeTables(day)) }));
  return { counted, quality, elsewhere, bytes };
}

describe('several log files', () => {
  it('are read on other threads with what one thread counts', async () => {
    const dir = files();
    const alone = await load(dir);
    const together = await load(dir, logReaders({ ...counting, leastBytes: 1 }));
    expect(together).toEqual({ ...alone, elsewhere: 3 });
    expect(alone.quality).toMatchObject({ files: 3, lines: 2100, rejected: 24 });
  });

  it('are read here if only one of them is large', async () => {
    const dir = files();
    const { elsewhere } = await load(dir, logReaders({ ...counting, leastBytes: 64_000 * 2 }));
    expect(elsewhere).toBe(0);
  });

  it.each([
    ['cannot start', 'throw new Error("no")'],
    ['ends', 'process.exit(1)'],
    ['runs out of memory', 'const all = []; for (;;) all.push([{ all: [] }])'],
  ])('are read here if a thread %s', async (_, program) => {
    const dir = files();
    const entry = join(memoryDir('readers'), 'thread.cjs');
    writeFileSync(entry, program);
    const broken = await load(dir, logReaders({ ...counting, leastBytes: 1, memoryMb: 16, entry }));
    expect(broken).toEqual({ ...(await load(dir)), elsewhere: 0 });
  });

  it('say which one cannot be read', async () => {
    const dir = files();
    const readers = logReaders({ ...counting, leastBytes: 1 });
    const sources = await findLogFiles([join(dir, '*')]);
    const [first] = sources;
    expect(await readers.read({ ...first, path: join(dir, 'gone') } as never, () => {})).toBe(
      undefined,
    );
    await readers.close();
  });
});
