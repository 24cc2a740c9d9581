// Reading a log on several threads gives exactly what one thread gives, wherever the log is cut.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createClassifier } from '../../src/analytics/classify.ts';
import { Dictionary } from '../../src/analytics/dictionary.ts';
import { encodeTables } from '../../src/analytics/file-day.ts';
import type { LogSource } from '../../src/analytics/log-source.ts';
import { createPageReader } from '../../src/analytics/page.ts';
import { pageFilter } from '../../src/analytics/page-filter.ts';
import type { CountingThreads } from '../../src/analytics/part.ts';
import { readLog } from '../../src/analytics/read-log.ts';
import { RULES } from '../../src/analytics/rules.ts';
import { WholeLines } from '../../src/analytics/whole-lines.ts';
import { countingThreads } from '../../src/store/counting-threads.ts';
import { findLogFiles } from '../../src/store/log-files.ts';
import fc from '../support/properties.ts';
import { scale } from '../support/scale.ts';
import { memoryDir } from '../support/temp.ts';

const exclude = ['/private/**'];
const setup = { rules: RULES, include: [], exclude, prefixes: [] };
const threads = countingThreads({ size: 2, setup, leastBytes: 0 });
beforeAll(async () => {
  threads.start();
  await vi.waitUntil(() => threads.free === 4, { timeout: 60_000 });
}, 60_000);
afterAll(() => threads.close());

/** What the other threads were asked for, and what they could count. */
interface Asked {
  parts: number;
  counted: number;
}

function cutBy(partBytes: number, asked: Asked = { parts: 0, counted: 0 }): CountingThreads {
  return {
    partBytes,
    leastBytes: 0,
    start: () => threads.start(),
    get free() {
      return threads.free;
    },
    close: () => threads.close(),
    async count(part) {
      const counts = await threads.count(part);
      asked.parts++;
      if (counts) asked.counted++;
      return counts;
    },
  };
}

async function reading(source: LogSource, threads?: CountingThreads) {
  const dictionary = new Dictionary(createPageReader(), createClassifier(), {
    pages: pageFilter([], exclude),
  });
  const { days, ...rest } = await readLog(source, { dictionary, rules: 'r', threads });
  return {
    ...rest,
    days: days.map((day) => ({ ...day, ...JSON.parse(encodeTables(day)) })),
  };
}

async function sourceOf(text: string): Promise<LogSource> {
  const file = join(memoryDir('parts'), 'access.log');
  writeFileSync(file, text);
  const [source] = await findLogFiles([file]);
  return source as LogSource;
}

const PERSON =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Safari/537.36';
const AGENTS = [
  PERSON,
  PERSON,
  'GPTBot/1.2',
  'Claude-User (claude-code/2.1.88)',
  'curl/8.5.0',
  '-',
];

interface Line {
  day: number;
  page: number;
  status: number;
  agent: number;
  kind: number;
}

const line = fc.record<Line>({
  day: fc.integer({ min: 1, max: 3 }),
  page: fc.nat(40),
  status: fc.constantFrom(200, 200, 200, 304, 404, 404, 500),
  agent: fc.nat(AGENTS.length - 1),
  kind: fc.nat(30),
});

const agentOf = ({ agent }: Line) => AGENTS[agent] ?? '-';
const pathOf = ({ page, kind }: Line) => `/${kind < 3 ? 'private' : 'docs'}/p${page}`;
const combined = (one: Line, path = pathOf(one)) =>
  `203.0.113.9 - - [0${one.day}/Oct/2026:12:00:00 +0000] "GET ${path} HTTP/1.1" ${one.status} 5 "${one.kind === 4 ? 'https://chatgpt.com/' : '-'}" "${agentOf(one)}"`;

/** Now and then something that is not a request. */
const among = (one: Line, text: string) =>
  one.kind === 30 ? 'nonsense 203.0.113.9' : one.kind === 29 ? '' : text;

const record = (one: Line, extra = {}) =>
  JSON.stringify({
    ...extra,
    requestId: `r${one.page}-${one.kind}`,
    proxy: {
      timestamp: Date.UTC(2026, 9, one.day, 12),
      method: 'GET',
      path: pathOf(one),
      userAgent: [agentOf(one)],
      statusCode: one.status,
    },
  });

const HEADS = [
  '#Fields: date time c-ip cs-method cs-uri-stem sc-status cs(User-Agent)',
  '#Fields: date time c-ip cs-method cs-uri-stem cs(User-Agent) sc-status',
];
function w3c(lines: Line[]): string {
  let head = 0;
  return lines
    .map((one, index) => {
      const change = index > 0 && one.kind === 30;
      if (change) head = one.page % 2;
      const [status, agent] = [String(one.status), agentOf(one).replaceAll(' ', '+')];
      const end = head === 0 ? `${status} ${agent}` : `${agent} ${status}`;
      const text = `2026-10-0${one.day} 12:00:00 203.0.113.9 GET ${pathOf(one)} ${end}`;
      return index === 0 || change ? `${HEADS[head]}\n${text}` : text;
    })
    .join('\n');
}

/** Long lines come in pieces. */
function kubernetes(lines: Line[]): string {
  const stamp = (tag: string, text: string) => `2026-10-01T12:00:00.1Z stdout ${tag} ${text}`;
  return lines
    .map((one) => {
      const text = combined(one);
      if (one.kind > 8) return stamp('F', text);
      return `${stamp('P', text.slice(0, 40))}\n${stamp('F', text.slice(40))}`;
    })
    .join('\n');
}

const KINDS: Record<string, (lines: Line[]) => string> = {
  combined: (lines) => lines.map((one) => among(one, combined(one))).join('\n'),
  'with carriage returns and a last line': (lines) =>
    `${lines.map((one) => among(one, combined(one))).join('\r\n')}\r\n`,
  'agents that appear late': (lines) =>
    lines
      .map((one, index) => {
        const text = combined(one);
        return index < lines.length / 2 || one.kind < 28
          ? text.replace(/ "[^"]*" "[^"]*"$/, '')
          : text;
      })
      .join('\n'),
  'missing pages beyond the limit': (lines) =>
    lines
      .flatMap((one, index) =>
        [1, 2, 3].map((n) =>
          combined({ ...one, day: 1, status: 404 }, `/m${(n * index * 7 + one.page) % 2500}`),
        ),
      )
      .join('\n'),
  'lines that are too long': (lines) =>
    lines
      .map((one, index) =>
        index === 150 ? `${combined(one)}${'x'.repeat(70_000)}` : combined(one),
      )
      .join('\n'),
  'nothing known at first': (lines) =>
    [...lines.map(() => 'nothing that anyone knows'), ...lines.map((one) => combined(one))].join(
      '\n',
    ),
  w3c,
  kubernetes,
  'request IDs': (lines) => lines.map((one) => record(one)).join('\n'),
  'an array': (lines) => JSON.stringify(lines.map((one) => JSON.parse(record(one)))),
};

const PLAIN = Array.from({ length: 900 }, (_, index) =>
  combined({ day: 1 + (index % 3), page: index % 40, status: 200, agent: index % 6, kind: 9 }),
).join('\n');

/** Entries of one request can be anywhere, and records of an array do not start where lines do. */
const NOT_ELSEWHERE = ['request IDs', 'an array'];

describe('a log read in parts', () => {
  it.each(Object.keys(KINDS))('counts the same as in one piece: %s', async (kind) => {
    const write = KINDS[kind] as (lines: Line[]) => string;
    const asked: Asked = { parts: 0, counted: 0 };
    await fc.assert(
      fc.asyncProperty(
        fc.array(line, { minLength: 250, maxLength: 900, size: 'max' }),
        fc.integer({ min: 16_000, max: 40_000 }),
        async (lines, partBytes) => {
          const source = await sourceOf(write(lines));
          expect(await reading(source, cutBy(partBytes, asked))).toEqual(await reading(source));
        },
      ),
      // To shorten hundreds of lines would take minutes.
      { numRuns: scale(6, 300), endOnFailure: true },
    );
    expect(asked.counted > 0).toBe(!NOT_ELSEWHERE.includes(kind));
  });

  it('has every line in one part', () => {
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom('', 'a', 'bcd', 'efghijkl'), { maxLength: 30 }),
        fc.boolean(),
        fc.integer({ min: 1, max: 12 }),
        fc.integer({ min: 1, max: 9 }),
        (lines, ended, size, chunk) => {
          const bytes = Buffer.from(lines.join('\n') + (ended ? '\n' : ''));
          let text = '';
          for (let from = 0; from < bytes.length; from += size) {
            const last = from + size >= bytes.length;
            const part = new WholeLines(from, last ? Number.POSITIVE_INFINITY : from + size);
            for (let at = Math.max(0, from - 1); at < bytes.length && !part.done; at += chunk) {
              text += Buffer.from(part.of(bytes.subarray(at, at + chunk))).toString();
            }
          }
          expect(text).toBe(bytes.toString());
        },
      ),
      { numRuns: scale(500, 50_000) },
    );
  });

  it('is read by one thread if another one cannot start', async () => {
    const entry = join(memoryDir('parts'), 'thread.cjs');
    writeFileSync(entry, 'throw new Error("no")');
    const broken = countingThreads({ size: 1, entry, setup, partBytes: 20_000, leastBytes: 0 });
    const source = await sourceOf(PLAIN);
    expect(await reading(source, broken)).toEqual(await reading(source));
    await broken.close();
  });

  it.each([
    ['fails', 'throw new Error("no")'],
    ['ends', 'process.exit(1)'],
    ['runs out of memory', 'const all = []; for (;;) all.push([{ all: [] }])'],
  ])('is read by one thread if another one %s', async (_, program) => {
    const entry = join(memoryDir('parts'), 'thread.cjs');
    const port = "require('node:worker_threads').parentPort";
    writeFileSync(
      entry,
      `${port}.postMessage('ready');${port}.on('message', () => { ${program} })`,
    );
    const broken = countingThreads({ size: 1, entry, setup, partBytes: 20_000, leastBytes: 0 });
    broken.start();
    await vi.waitUntil(() => broken.free > 0, { timeout: 60_000 });
    const source = await sourceOf(PLAIN);
    try {
      expect(await reading(source, broken)).toEqual(await reading(source));
      expect(broken.free).toBe(0);
    } finally {
      await broken.close();
    }
  });

  it('is read by one thread if the others cannot open it', async () => {
    const source = await sourceOf(PLAIN);
    await expect(reading({ ...source, path: '/nowhere' }, cutBy(20_000))).resolves.toEqual(
      await reading(source),
    );
  });
});
