// The hot loop reads lines as plain expressions would, wherever they are among others.
import { describe, expect, it } from 'vitest';
import { closingQuote, indexOf, latin1, QUOTE } from '../../../src/views/counting/bytes.ts';
import { combinedFormat } from '../../../src/views/counting/formats/combined.ts';
import { Hit } from '../../../src/views/counting/hit.ts';
import { type LineSink, LogCutter, MAX_LINE } from '../../../src/views/counting/lines.ts';
import fc from '../../support/properties.ts';

const PIECES = ['a', '"', '\\', ' ', '-', '[', ']', '/', '?', '#', '\x7f', 'GET ', '" 200 1'];
const TIME = '[14/Nov/2026:13:55:36 +0100] "';
const TEXT = fc
  .array(fc.constantFrom(...PIECES, 'abcdefghijklmnopq', TIME), { maxLength: 20 })
  .map((pieces) => pieces.join(''));
const LINE = fc.oneof(
  TEXT,
  fc.tuple(TEXT, TEXT, TEXT).map(([a, b, c]) => `${a} ${TIME}GET ${b} HTTP/1.1" 200${c}`),
);

/** A text among others, and where it starts and ends. */
function place(before: string, text: string, after: string) {
  const start = Buffer.byteLength(before);
  return { bytes: Buffer.from(before + text + after), start, end: start + Buffer.byteLength(text) };
}

interface Read {
  target: string[];
  status: number;
  agent: string | null;
  referrer: string | null;
}

function plainly(line: string): Read | string {
  const found = /\[(.{2}\/.{23})\]/s.exec(line);
  if (!found) return 'no time in brackets';
  if (found[1] !== '14/Nov/2026:13:55:36 +0100') return 'invalid time';
  const request = line.slice(found.index + 30);
  if (request === '' || line[found.index + 29] !== '"') return 'no request in quotes';
  const get = request.startsWith('GET ');
  const [target = ''] = get ? (/^(?:[^ "]|(?<=\\)")*/.exec(request.slice(4)) ?? []) : [];
  const rest = request.slice(get ? 4 + target.length : 0);
  const [, status, behind = ''] = /^(?:[^"\\]|\\.?)*" (\d{3})(.*)/s.exec(rest) ?? [];
  if (status === undefined) return 'no status';
  const [path = '', query = ''] = target.split(/[?#](.*)/s);
  return { target: get ? [path, query] : [], status: Number(status), ...plainAgent(behind) };
}

function plainAgent(text: string): Pick<Read, 'agent' | 'referrer'> {
  const inside = /((?:[^"\\]|\\.?)*)/s.source;
  const both = new RegExp(`^[^"]*"${inside}" *"${inside}`, 's').exec(text);
  if (both) return { referrer: both[1] || null, agent: both[2] || null };
  const bare = new RegExp(`^[^"]* - "${inside}`, 's').exec(text);
  return bare ? { referrer: '-', agent: bare[1] || null } : { referrer: null, agent: null };
}

function readAt({ bytes, start, end }: ReturnType<typeof place>): Read | string {
  const [hit, format] = [new Hit(), combinedFormat()];
  hit.bytes = bytes;
  const rejection = format.read(hit, start, end);
  if (rejection !== undefined) return rejection;
  const said = (from: number, to: number) => bytes.toString('utf8', from, to);
  const target = [said(hit.pathStart, hit.pathEnd), said(hit.queryStart, hit.queryEnd)];
  format.findAgent?.(hit);
  return {
    target: hit.get ? target : [],
    status: hit.status,
    agent: hit.agentStart < 0 ? null : said(hit.agentStart, hit.agentEnd),
    referrer: hit.referrerStart < 0 ? null : said(hit.referrerStart, hit.referrerEnd),
  };
}

describe('a line in the combined format', () => {
  it('is read as plain expressions would', () => {
    let read = 0;
    fc.assert(
      fc.property(TEXT, LINE, TEXT, (before, text, after) => {
        const expected = plainly(text);
        if (typeof expected !== 'string') read++;
        expect(readAt(place(before, text, after))).toEqual(expected);
      }),
    );
    expect(read).toBeGreaterThan(10);
  });

  it('has the agent behind the referer', () => {
    const line = `x ${TIME}GET /a HTTP/1.1" 200 512 "https://a.example/" "A \\"B\\" C" 0.1`;
    expect(readAt(place('"', line, '"'))).toMatchObject({
      agent: 'A \\"B\\" C',
      referrer: 'https://a.example/',
    });
  });
});

describe('a search among bytes', () => {
  it('finds a byte inside of a text, and nowhere else', () => {
    fc.assert(
      fc.property(TEXT, TEXT, TEXT, (before, text, after) => {
        const { bytes, start, end } = place(before, text, after);
        const index = Buffer.from(text).indexOf('"');
        expect(indexOf(bytes, QUOTE, start, end)).toBe(index < 0 ? end : start + index);
      }),
    );
  });

  it('finds the quote that ends a string', () => {
    fc.assert(
      fc.property(TEXT, TEXT, TEXT, (before, text, after) => {
        const { bytes, start, end } = place(before, text, after);
        const [inside = ''] = /^(?:[^"\\]|\\.?)*/s.exec(text) ?? [];
        expect(closingQuote(bytes, start, end)).toBe(start + Buffer.byteLength(inside));
      }),
    );
  });
});

describe('lines', () => {
  it('are the same however the bytes arrive, and are dropped when they are too long', () => {
    const line = fc.oneof(
      TEXT,
      fc.integer({ min: -2, max: 2 }).map((more) => 'x'.repeat(MAX_LINE + more)),
    );
    fc.assert(
      fc.property(
        fc.array(line, { maxLength: 6 }),
        fc.boolean(),
        fc.constantFrom(1000, 4096, MAX_LINE - 1, MAX_LINE, MAX_LINE + 1, 3 * MAX_LINE),
        (lines, ended, size) => {
          const bytes = Buffer.from(lines.join('\n') + (ended ? '\n' : ''));
          const found: string[] = [];
          const sink: LineSink = {
            line: (from, start, end) => void found.push(latin1(from, start, end)),
            partial: (from, start, end) => void found.push(`…${latin1(from, start, end)}`),
            tooLong: (beginning) => void found.push(`${beginning.length} of more`),
          };
          const cutter = new LogCutter(sink);
          for (let at = 0; at < bytes.length; at += size) {
            cutter.push(Buffer.from(bytes.subarray(at, at + size)));
          }
          cutter.end();
          const texts = bytes.toString('latin1').split('\n');
          const rest = texts.pop() ?? '';
          const expected = [...texts, ...(rest === '' ? [] : [`…${rest}`])].map((text) =>
            text.replace('…', '').length > MAX_LINE ? `${MAX_LINE} of more` : text,
          );
          expect(found).toEqual(expected);
        },
      ),
      { numRuns: 50 },
    );
  });
});
