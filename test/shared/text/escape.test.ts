import { describe, expect, it } from 'vitest';
import { csv, html, markdown, shorten, visible } from '../../../src/shared/text/escape.ts';
import fc, { anyCharacter } from '../../support/properties.ts';

describe('a text in CSV', () => {
  it.each([
    ['/plain', '/plain'],
    ['/a,b', '"/a,b"'],
    ['/say "hi"', '"/say ""hi"""'],
    ['/two\nlines', '"/two\nlines"'],
    ['=1+1', "'=1+1"],
    ['=HYPERLINK("http://evil","x")', '"\'=HYPERLINK(""http://evil"",""x"")"'],
    ['+49', "'+49"],
    ['-2', "'-2"],
    ['@SUM(A1)', "'@SUM(A1)"],
    ['  =1', "'  =1"],
    ['\t=1', "'\t=1"],
    ['＝1', "'＝1"],
    ['', ''],
  ])('%j becomes %j', (text, cell) => {
    expect(csv(text)).toBe(cell);
  });

  it('leaves numbers alone, also negative ones, and unknowns empty', () => {
    expect([csv(-12), csv(0), csv(null)]).toEqual(['-12', '0', '']);
  });

  it('comes back as it was from any RFC 4180 reader, but for the guard', () => {
    fc.assert(
      fc.property(fc.array(fc.string({ unit: anyCharacter }), { minLength: 1 }), (texts) => {
        const back = parseCsv(texts.map(csv).join(','));
        expect(
          back.map((cell, index) => cell === texts[index] || cell === `'${texts[index]}`),
        ).not.toContain(false);
      }),
    );
  });
});

describe('a text in HTML and Markdown', () => {
  it('never opens a tag, an attribute or an entity', () => {
    fc.assert(
      fc.property(fc.string({ unit: anyCharacter }), (text) => {
        expect(html`${text}`.text).not.toMatch(/[<>"']|&(?!(amp|lt|gt|quot|#39);)/);
        expect(markdown(text)).not.toMatch(/[<>"'|`*_[\]\\]|&(?!#\d+;)|[\r\n]/);
      }),
    );
  });

  it('cannot start a link, a list, a heading or a table cell', () => {
    expect(markdown('[x](javascript:1)|`a`')).not.toMatch(/[[\]()|`:]/);
    expect(markdown('- item')).toBe('&#45; item');
    expect(markdown('1. item')).toBe('&#49;. item');
  });

  it('shows what would hide or turn the text around', () => {
    expect(visible('/a\u202Egnp.\u200bx\u0000\u{e0041}')).toBe('/a�gnp.�x��');
  });
});

describe('a shortened text', () => {
  it('keeps both ends and never more characters than asked for', () => {
    expect(shorten('/a/very/long/path/to/a/page', 13)).toBe('/a/very/…page');
    fc.assert(
      fc.property(
        fc.string({ unit: anyCharacter }),
        fc.integer({ min: 5, max: 60 }),
        (text, length) => {
          const short = shorten(text, length);
          expect([...short].length).toBeLessThanOrEqual(Math.max(length, 0));
          if (text.length <= length) expect(short).toBe(text);
        },
      ),
    );
  });
});

/** A reader after the grammar of RFC 4180, for one record. */
function parseCsv(line: string): string[] {
  const cells: string[] = [];
  for (let at = 0; at <= line.length; ) {
    if (line[at] === '"') {
      let end = at + 1;
      while (line[end] !== '"' || line[end + 1] === '"') end += line[end] === '"' ? 2 : 1;
      cells.push(line.slice(at + 1, end).replaceAll('""', '"'));
      at = end + 2;
    } else {
      const comma = line.indexOf(',', at);
      const end = comma === -1 ? line.length : comma;
      cells.push(line.slice(at, end));
      at = end + 1;
    }
  }
  return cells;
}
