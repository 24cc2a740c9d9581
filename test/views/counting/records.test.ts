// JSON that is not one record a line, cut in whatever pieces it arrives.
import { describe, expect, it } from 'vitest';
import {
  type LineSink,
  LogCutter,
  RecordCutter,
  recordsStart,
} from '../../../src/views/counting/lines.ts';
import fc from '../../support/properties.ts';

class Lines implements LineSink {
  readonly found: string[] = [];
  tooLongs = 0;
  line(bytes: Buffer, start: number, end: number): void {
    this.found.push(bytes.toString('utf8', start, end));
  }
  partial(bytes: Buffer, start: number, end: number): void {
    this.line(bytes, start, end);
  }
  tooLong(): void {
    this.tooLongs += 1;
  }
}

function cut(text: string, size: number): Lines {
  const lines = new Lines();
  const cutter = new LogCutter(lines);
  const bytes = Buffer.from(text);
  for (let at = 0; at < bytes.length; at += size) cutter.push(bytes.subarray(at, at + size));
  cutter.end();
  return lines;
}

const record = fc.dictionary(
  fc.constantFrom('a', 'b', 'path'),
  fc.oneof(fc.string(), fc.constantFrom('"}', '\\"]', '{[', 'é'), fc.nat(), fc.array(fc.string())),
  { minKeys: 1 },
);

describe('records of JSON', () => {
  it('are found in an array, in `records`, and over several lines', () => {
    fc.assert(
      fc.property(
        fc.array(record, { minLength: 1, maxLength: 8 }),
        fc.constantFrom(0, 2),
        fc.integer({ min: 1, max: 200 }),
        fc.constantFrom('array', 'records', 'objects'),
        (list, indent, size, kind) => {
          const text =
            kind === 'array'
              ? JSON.stringify(list, null, indent)
              : kind === 'records'
                ? JSON.stringify({ records: list }, null, indent)
                : list.map((one) => JSON.stringify(one, null, 2)).join('\n');
          expect(cut(text, size).found.map((one) => JSON.parse(one))).toEqual(list);
        },
      ),
      { numRuns: 300 },
    );
  });

  it('are lines where a bracket begins something else', () => {
    expect(recordsStart(Buffer.from('[2026-11-14T12:00:00Z] "GET / HTTP/1.1"'))).toBe(-1);
    expect(recordsStart(Buffer.from('{"time":1}\n{"time":2}'))).toBe(-1);
  });

  it('longer than a line may be are dropped, and those behind them are found', () => {
    const lines = new Lines();
    const cutter = new RecordCutter(lines, 1);
    const long = Buffer.from(`[{"a":"${'x'.repeat(100_000)}"},{"b":1}]`);
    for (let at = 0; at < long.length; at += 999) cutter.push(long.subarray(at, at + 999));
    cutter.end();
    expect([lines.tooLongs, lines.found]).toEqual([1, ['{"b":1}']]);
  });
});
