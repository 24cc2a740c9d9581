import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { compileScanner } from '../../../scripts/scanner.ts';
import {
  BYTES,
  COPIED_CHUNK,
  closingQuote,
  FIELDS,
  find,
  findAgent,
  readCombined,
} from '../../../src/views/counting/scanner/scanner.ts';
import fc from '../../support/properties.ts';

const END = COPIED_CHUNK.byteOffset + COPIED_CHUNK.length;
const PIECES = ['a', '"', '\\', ' ', '-', '[', ']', '/', '?', '#', '\x7f', 'GET ', '" 200 1'];
const TIME = '[14/Nov/2026:13:55:36 +0100] "';
const TEXT = fc
  .array(fc.constantFrom(...PIECES, 'abcdefghijklmnopq', TIME), { maxLength: 20 })
  .map((pieces) => pieces.join(''));

/** Puts a text where lines are, with others around it; answers where it starts and ends. */
function place(before: string, text: string, after: string): [start: number, end: number] {
  const bytes = Buffer.from(before + text + after);
  BYTES.set(bytes, END - bytes.length);
  const start = END - Buffer.byteLength(text + after);
  return [start, start + Buffer.byteLength(text)];
}

/** Time, target and query, status; or what is missing: 1 the time, 2 the request, 3 the status. */
function plainly(line: string): [time: string, target: string[], status: number] | number {
  const found = /\[(.{2}\/.{23})\]/s.exec(line);
  if (!found) return 1;
  const request = line.slice(found.index + 30);
  if (request === '' || line[found.index + 29] !== '"') return 2;
  const get = request.startsWith('GET ');
  const [target = ''] = get ? (/^(?:[^ "]|(?<=\\)")*/.exec(request.slice(4)) ?? []) : [];
  const rest = request.slice(get ? 4 + target.length : 0);
  const [, status] = /^(?:[^"\\]|\\.?)*" (\d{3})/s.exec(rest) ?? [];
  if (status === undefined) return 3;
  const [path = '', query = ''] = target.split(/[?#](.*)/s);
  return [found[1] as string, get ? [path, query] : [], Number(status)];
}

const said = (start: number, end: number) => Buffer.from(BYTES.slice(start, end)).toString();

describe('the scanner', () => {
  it('is compiled from its source', () => {
    const path = new URL('../../../src/views/counting/scanner/code.generated.ts', import.meta.url);
    expect(readFileSync(path, 'utf8')).toBe(compileScanner());
  });

  it('finds a byte inside of a text, and nowhere else', () => {
    fc.assert(
      fc.property(TEXT, TEXT, TEXT, (before, text, after) => {
        const [start, end] = place(before, text, after);
        const index = Buffer.from(text).indexOf('"');
        expect(find(0x22, start, end)).toBe(index < 0 ? end : start + index);
      }),
    );
  });

  it('finds the quote that ends a string', () => {
    fc.assert(
      fc.property(TEXT, TEXT, TEXT, (before, text, after) => {
        const [start, end] = place(before, text, after);
        const [inside = ''] = /^(?:[^"\\]|\\.?)*/s.exec(text) ?? [];
        expect(closingQuote(start, end)).toBe(start + Buffer.byteLength(inside));
      }),
    );
  });

  it('reads a line as plain expressions would', () => {
    const line = fc.oneof(
      TEXT,
      fc.tuple(TEXT, TEXT, TEXT).map(([a, b, c]) => `${a} ${TIME}GET ${b} HTTP/1.1" 200${c}`),
    );
    let read = 0;
    fc.assert(
      fc.property(TEXT, line, TEXT, (before, text, after) => {
        const [start, end] = place(before, text, after);
        const expected = plainly(text);
        if (typeof expected === 'number') {
          expect(readCombined(start, end)).toBe(expected);
          return;
        }
        read++;
        expect(readCombined(start, end)).toBe(0);
        const [time = 0, , get, path = 0, pathEnd = 0, query = 0, queryEnd = 0, status] = FIELDS;
        const target = get === 1 ? [said(path, pathEnd), said(query, queryEnd)] : [];
        expect([said(time, time + 26), target, status]).toEqual(expected);
      }),
    );
    expect(read).toBeGreaterThan(10);
  });

  it('finds the agent behind the referer', () => {
    const [start, end] = place('"', ' 512 "https://a.example/" "A \\"B\\" C" 0.1', '"');
    findAgent(start, end);
    expect(said(FIELDS[9] as number, FIELDS[10] as number)).toBe('A \\"B\\" C');
    expect(said(FIELDS[11] as number, FIELDS[12] as number)).toBe('https://a.example/');
  });
});
