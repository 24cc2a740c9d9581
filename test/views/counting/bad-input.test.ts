// Nothing that a log can hold stops the count: it is reported with a number and an example.
import { randomFillSync } from 'node:crypto';
import { gzipSync, zstdCompressSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { SetupError } from '../../../src/shared/errors.ts';
import { Analytics } from '../../../src/views/counting/analytics.ts';
import type { FileDay } from '../../../src/views/counting/file-day.ts';
import type { LogSource } from '../../../src/views/counting/log-source.ts';
import { logLine } from '../../support/access-logs.ts';
import { InstantClock } from '../../support/clock.ts';
import { logOf } from '../../support/log-source.ts';
import fc from '../../support/properties.ts';

async function read(...logs: LogSource[]) {
  const engine = new Analytics({ logs: async () => logs, clock: new InstantClock() });
  const { totals } = await engine.views({});
  return { total: totals.total, ...(await engine.insights({})).quality };
}

const good = logLine(1, '/a');
const json = (fields: object) => `${JSON.stringify(fields)}\n`;
const record = {
  timestamp: '2026-10-01T12:00:00Z',
  url: '/a',
  request_method: 'GET',
  request_user_agent: 'Mozilla/5.0 (X11; Linux x86_64; rv:132.0) Gecko/20100101 Firefox/132.0',
  response_status: 200,
};

describe('bad input', () => {
  it('counts the good lines among the bad, and shows three of these', async () => {
    const bad = ['nonsense', '203.0.113.9 - - [01/Oct/2026', 'GET /a 200', '{"a":1}'];
    const { total, lines, rejected, examples } = await read(
      logOf('a.log', `${good}${bad.join('\n')}\n${good}`),
    );
    expect({ total, lines, rejected }).toEqual({ total: 2, lines: 6, rejected: 4 });
    expect(examples).toEqual([
      { file: 'a.log', line: 2, text: 'nonsense', reason: 'no time in brackets' },
      { file: 'a.log', line: 3, text: '0.0.0.0 - - [01/Oct/2026', reason: 'no time in brackets' },
      { file: 'a.log', line: 4, text: 'GET /a 200', reason: 'no time in brackets' },
    ]);
  });

  it.each([
    ['31/Feb/2026:12:00:00 +0000'],
    ['01/Okt/2026:12:00:00 +0000'],
    ['00/Oct/2026:12:00:00 +0000'],
    ['01/Oct/2026:24:00:00 +0000'],
    ['01/Oct/2026:12:60:00 +0000'],
    ['01/Oct/2026:12:00:61 +0000'],
    ['01/Oct/2026:12:00:00 +2500'],
    ['01/Oct/1969:12:00:00 +0000'],
    ['0x/Oct/2026:12:00:00 +0000'],
    ['01/Oct/2026 12:00:00 +0000'],
  ])('rejects the date %s, also right behind a good one', async (date) => {
    const bad = good.replace(/\[.*?\]/, `[${date}]`);
    const quality = await read(logOf('a.log', good + bad + good + bad));
    expect(quality).toMatchObject({ total: 2, lines: 4, rejected: 2 });
    expect(quality.examples[0]).toMatchObject({ line: 2, reason: 'invalid time' });
  });

  it.each([
    ['no request', good.replace(/"GET .*?"/, '-'), 'no request in quotes'],
    ['no end of the request', good.replace(/ HTTP.*/, ''), 'no status'],
    ['no status', good.replace(' 200 ', ' - '), 'no status'],
    ['a status too long', good.replace(' 200 512', ' 20'), 'no status'],
  ])('rejects a line with %s', async (_, bad, reason) => {
    const quality = await read(logOf('a.log', good + bad));
    expect(quality).toMatchObject({ total: 1, rejected: 1, examples: [{ reason }] });
  });

  it.each([
    ['cut off', '{"timestamp":"2026-10-01T12:00:00Z","url":"/a', 'not a JSON object'],
    ['no object', '[1,2]', 'not a JSON object'],
    ['two objects', `${JSON.stringify(record)}${JSON.stringify(record)}`, 'not a JSON object'],
    ['a wrong date', JSON.stringify({ ...record, timestamp: '2026-13-01' }), 'invalid time'],
    ['no date', JSON.stringify({ ...record, timestamp: null }), 'no time'],
    ['a wrong status', JSON.stringify({ ...record, response_status: 'OK' }), 'no status'],
    ['a broken escape', `{"url":"\\u00zz",${JSON.stringify(record).slice(1)}`, 'not a JSON object'],
  ])('rejects a JSON line with %s', async (_, bad, reason) => {
    const quality = await read(logOf('a.log', `${json(record)}${bad}\n${json(record)}`));
    expect(quality).toMatchObject({ total: 2, rejected: 1, examples: [{ line: 2, reason }] });
  });

  it('takes JSON records of other kinds for what they are: no requests', async () => {
    const quality = await read(logOf('a.log', json(record) + json({ message: 'built' })));
    expect(quality).toMatchObject({ total: 1, lines: 1, rejected: 0 });
  });

  it('takes a status of -1 for a request without an answer', async () => {
    const quality = await read(
      logOf('a.log', json(record) + json({ ...record, response_status: -1 })),
    );
    expect(quality).toMatchObject({ total: 1, lines: 2, rejected: 0 });
  });

  it('takes a space in the path of a JSON log for part of it', async () => {
    const engine = new Analytics({
      logs: async () => [logOf('a.log', json({ ...record, url: '/a b' }))],
      clock: new InstantClock(),
    });
    expect((await engine.views({})).views).toMatchObject([{ path: '/a%20b' }]);
  });

  it('finds the time behind other brackets', async () => {
    const line = good.replace('203.0.113.9 - -', '[2001:db8::7]:443 203.0.113.9 - [ab/ann]');
    expect(await read(logOf('a.log', line))).toMatchObject({ total: 1, rejected: 0 });
  });

  it('stays small and right when a scanner asks for what was never there', async () => {
    const missing = (target: string) => logLine(1, target).replace(' 200 ', ' 404 ');
    const junk = Array.from({ length: 30_000 }, (_, n) => missing(`/junk-${n}`)).join('');
    const text = missing('/lost') + junk + missing('/lost');
    let kept = 0;
    const history = {
      add: async ([day]: readonly FileDay[]) =>
        day?.missing.forEach(() => {
          kept++;
        }),
      read: async () => [],
    };
    const logs = async () => [logOf('a.log', text)];
    const engine = new Analytics({ logs, history, clock: new InstantClock() });
    const { missing: told } = await engine.insights({});
    expect(told[0]).toEqual({ path: '/lost', ai: 0, human: 2 });
    expect(kept).toBe(1000);
  });

  it('keeps to the format that most lines of a mixed file have', async () => {
    const mixed = good + json(record) + good + json(record) + good;
    expect(await read(logOf('a.log', mixed))).toMatchObject({ total: 3, lines: 5, rejected: 2 });
  });

  it('gets over lines of 10 MB wherever they are, and shows their beginning', async () => {
    const long = `${'x'.repeat(10_000_000)}\n`;
    for (const text of [long + good, good + long + good, good + long.trimEnd()]) {
      const quality = await read(logOf('a.log', text));
      const [example] = quality.examples;
      expect(quality.rejected).toBe(1);
      expect(quality.total).toBe(text.split(good).length - 1);
      expect(example?.reason).toBe('longer than 64 kB');
      expect(example?.text.length).toBeLessThanOrEqual(160);
    }
  });

  it('rejects binary junk without a word of it in the report', async () => {
    const junk = randomFillSync(Buffer.alloc(200_000));
    const quality = await read(logOf('junk.bin', junk));
    expect(quality.total).toBe(0);
    expect(quality.rejected).toBe(quality.lines);
    expect(quality.warnings).toContain('junk.bin has no lines in a known format.');
    for (const { text } of quality.examples) expect(text).toMatch(/^[ -~·]*$/);
  });

  it('finds the format behind any number of lines that have none', async () => {
    const junk = 'Server started, all is well.\n'.repeat(1234);
    const quality = await read(logOf('a.log', junk + good + good));
    expect(quality).toMatchObject({ total: 2, lines: 1236, rejected: 1234, warnings: [] });
    expect(quality.examples[0]?.reason).toBe('not in a known format');
  });

  it('never throws, whatever the bytes and however they are cut', async () => {
    const bytes = fc.oneof(
      fc.uint8Array({ maxLength: 300 }).map((array) => Buffer.from(array)),
      fc
        .array(fc.constantFrom(good, json(record), '"', '\\', '[', '{"url":', '\n', '\t', '%'), {
          maxLength: 8,
        })
        .map((parts) => Buffer.from(parts.join(''))),
      fc.nat(good.length).map((at) => Buffer.from(good + good.slice(0, at))),
      fc.nat(300).map((at) => Buffer.from(json(record) + json(record).slice(0, at))),
    );
    await fc.assert(
      fc.asyncProperty(bytes, fc.integer({ min: 1, max: 400 }), async (content, chunkSize) => {
        const { lines, rejected } = await read(logOf('x', content, chunkSize));
        expect(lines).toBeGreaterThanOrEqual(rejected);
      }),
      { numRuns: 300 },
    );
  });

  it.each([
    ['gzip', gzipSync],
    ['zstd', zstdCompressSync],
  ])('counts what a %s cut short still holds, and says that it is', async (_, pack) => {
    const text = Array.from({ length: 5000 }, (_, n) => logLine(1 + (n % 28), `/page-${n}`));
    const packed = pack(text.join(''));
    const quality = await read(logOf('cut.log', packed.subarray(0, packed.length / 2)));
    expect(quality.total).toBeGreaterThan(1000);
    expect(quality.total).toBeLessThan(5000);
    expect(quality.rejected).toBe(0);
    expect(quality.warnings.join()).toMatch(/cut\.log is truncated or damaged/);
  });

  it('counts what comes before the damage in a gzip', async () => {
    const text = Array.from({ length: 20_000 }, (_, n) => logLine(1 + (n % 28), `/page-${n}`));
    const packed = gzipSync(text.join(''));
    packed.fill(0xff, packed.length - 2000, packed.length - 1000);
    const quality = await read(logOf('a.log.gz', packed), logOf('b.log', good));
    expect(quality.total).toBeGreaterThan(5000);
    expect(quality.warnings.join()).toMatch(/a\.log\.gz is truncated or damaged/);
  });

  it.each([
    ['gzip', gzipSync],
    ['zstd', zstdCompressSync],
  ])('reads all members of a %s put together from several', async (_, pack) => {
    const parts = [1, 2, 3].map((day) => pack(logLine(day, '/a')));
    for (const chunkSize of [1, 7, 100, 1 << 16]) {
      const quality = await read(logOf('a.log', Buffer.concat(parts), chunkSize));
      expect(quality).toMatchObject({ total: 3, warnings: [] });
    }
  });

  it('takes what follows the last member of a gzip for padding', async () => {
    const padded = Buffer.concat([gzipSync(good), Buffer.alloc(5000)]);
    for (const chunkSize of [10, 1000, 1 << 16]) {
      const quality = await read(logOf('a.log.gz', padded, chunkSize));
      expect(quality).toMatchObject({ total: 1, warnings: [] });
    }
  });

  it('says that an empty file is empty, packed or with a head only', async () => {
    const { warnings, rejected } = await read(
      logOf('empty.log', ''),
      logOf('empty.gz', gzipSync('')),
      logOf('head.log', '#Version: 1.0\n#Fields: date time\n'),
    );
    expect(rejected).toBe(0);
    expect(warnings).toEqual(
      ['empty.log', 'empty.gz', 'head.log'].map((log) => `${log} is empty.`),
    );
  });

  it('reads the last line without its line feed', async () => {
    expect((await read(logOf('a.log', good + good.trimEnd()))).total).toBe(2);
  });

  it('stops with a remedy when a file cannot be read at all', async () => {
    const source = {
      ...logOf('secret.log', ''),
      // biome-ignore lint/correctness/useYield: it fails before it has anything
      async *open(): AsyncGenerator<Buffer> {
        throw Object.assign(new Error('permission denied'), { code: 'EACCES' });
      },
    };
    await expect(read(source)).rejects.toThrow(SetupError);
    await expect(read(source)).rejects.toThrow(/secret\.log.*permission denied/);
  });

  it('keeps addresses of visitors out of the examples', async () => {
    const bad = '203.0.113.9 2001:db8::7:9 no log line\n';
    const [example] = (await read(logOf('a.log', good + bad))).examples;
    expect(example?.text).toBe('0.0.0.0 :: no log line');
  });
});
