import { describe, expect, it } from 'vitest';
import { encodeTables, type FileDay } from '../../../src/views/counting/file-day.ts';
import { decodeDay, encodeDay, mergeFileDays } from '../../../src/views/counting/history.ts';
import fc from '../../support/properties.ts';

const table = fc
  .dictionary(
    fc.constantFrom('/a', '/b', '/__proto__', '/é"\\\n'),
    fc.array(fc.nat(5), { minLength: 7, maxLength: 7 }).filter((row) => row.some(Boolean)),
  )
  .map((rows) => new Map(Object.entries(rows)));

const fileDay = fc.record<FileDay>({
  file: fc.constantFrom('f1', 'f2'),
  day: fc.constantFrom('2026-11-01', '2026-11-02'),
  lines: fc.nat(3),
  rules: fc.constantFrom('2026-01-01', '2026-11-15'),
  pages: table,
  agents: table,
  missing: table,
});
const days = fc.array(fileDay, { maxLength: 8 });

const text = (list: FileDay[]) =>
  list.map((entry) => [entry.day, entry.file, entry.lines, entry.rules, encodeTables(entry)]);

describe('merging what files say of days', () => {
  it('gives the same for any order, grouping and repetition', () => {
    fc.assert(
      fc.property(days, days, days, (a, b, c) => {
        const all = text(mergeFileDays([...a, ...b, ...c]));
        expect(text(mergeFileDays([...c, ...b, ...a, ...b]))).toEqual(all);
        const left = mergeFileDays([...mergeFileDays([...a, ...b]), ...c]);
        const right = mergeFileDays([...a, ...mergeFileDays([...b, ...c])]);
        expect(text(left)).toEqual(all);
        expect(text(right)).toEqual(all);
        expect(text(mergeFileDays([...left, ...left]))).toEqual(all);
      }),
    );
  });

  it('prefers more lines, then newer rules', () => {
    const entry = (lines: number, rules: string): FileDay => ({
      file: 'f',
      day: '2026-11-01',
      lines,
      rules,
      pages: new Map(),
      agents: new Map(),
      missing: new Map(),
    });
    const [few, many, renewed] = [
      entry(1, '2026-11-15'),
      entry(2, '2026-01-01'),
      entry(2, '2026-02-02'),
    ];
    expect(mergeFileDays([few, many])).toEqual([many]);
    expect(mergeFileDays([renewed, many])).toEqual([renewed]);
  });
});

describe('a day of the history as text', () => {
  it('is read back as it was', () => {
    fc.assert(
      fc.property(days, (list) => {
        const day = mergeFileDays(list.filter((entry) => entry.day === '2026-11-01'));
        expect(decodeDay(encodeDay('2026-11-01', day), 'here')).toEqual(day);
      }),
    );
  });
});
