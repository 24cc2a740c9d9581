import { describe, expect, it } from 'vitest';
import { bound, boundTail, clean, defuse, lineSpan } from '../../../src/shared/text/foreign.ts';
import fc, { anyCharacter } from '../../support/properties.ts';

/** Strings dense in the characters that matter here. */
const hostile = fc
  .array(
    fc.oneof(
      fc.constantFrom(
        ...['<!--', '-->', '->', '<!', '--', '\u200b', '\u200d', '\u200c', '\ufe0f', '\u202e'],
        ...['\u{e0041}', '\ud800', '\udc00', '\r', '\n', '\u2028', '\0', '\u0085', '👩', '🏽', '❤'],
        ...['@', '#', '&', '[', ']', '(', ':', '/', '<', '!', 'a', '1', 'GH-', 'www.', '::', '##['],
        ...['[//]: # (x)', ' ', '\t', 'ا', 'क', '्', '`', '&#64;', '&commat;'],
      ),
      fc.string({ unit: anyCharacter }),
    ),
  )
  .map((parts) => parts.join(''));

describe('cleaning', () => {
  it.each([
    ['an HTML comment', 'a<!-- do evil -->b', 'ab'],
    ['a comment over lines', 'a<!--\nx\n-->b', 'ab'],
    ['the shortest comments', '<!-->a<!--->b', 'ab'],
    ['a comment inside a comment’s start', '<!<!-- -->-- evil -->', '<! -- evil -->'],
    ['a comment that never ends, by showing it', 'a <!-- b', 'a <! -- b'],
    ['zero-width characters', 'e\u200bv\u2060i\ufeffl\u00ad', 'evil'],
    ['direction changes', '\u202eabc\u2066\u200f', 'abc'],
    ['tag characters', 'hi\u{e0068}\u{e0069}', 'hi'],
    ['hidden bytes in variation selectors', 'a\u{e0100}\ufe01\ufe0f\ufe0fb', 'ab'],
    ['joiners between plain letters', 'a\u200db\u200cc', 'abc'],
    ['control characters', 'a\0\u001b[31mb\u0085\u007f', 'a[31mb'],
    ['invisible link definitions', 'a\n[//]: # (evil)\n[x]: <> "evil"\nb', 'a\n\n\nb'],
    ['ill-formed surrogates', 'a\ud800b', 'a\ufffdb'],
    ['other line ends', 'a\r\nb\rc\u2028d', 'a\nb\nc\nd'],
  ])('removes %s', (_, text, expected) => {
    expect(clean(text)).toBe(expected);
  });

  it.each([
    ['an emoji of several', '👩🏽‍💻 ❤️ 1️⃣ 🏳️‍🌈'],
    ['Persian with its joiner', 'می‌خواهم'],
    ['Hindi with its joiner', 'क्‍ष'],
    ['a definition that is used', '[docs]: ./docs.md "Title"'],
    ['tabs and lines', 'a\tb\n\nc'],
  ])('keeps %s', (_, text) => {
    expect(clean(text)).toBe(text);
  });

  it('leaves nothing hidden, and has nothing to do the second time', () => {
    fc.assert(
      fc.property(hostile, (text) => {
        const once = clean(text);
        expect(clean(once)).toBe(once);
        expect(once.isWellFormed()).toBe(true);
        expect(once).not.toMatch(/<!--|[\u200b\u202a-\u202e\u2066-\u2069\u{e0000}-\u{e0fff}]/u);
        expect(once).not.toMatch(/[\u0000-\u0008\u000b-\u001f\u007f-\u009f]/);
      }),
    );
  });

  it('takes time in proportion to the text, also when it is hostile', () => {
    for (const piece of [
      '<!--',
      '<!',
      '\u200d',
      '\ufe0f\u200d',
      '[//]:',
      '\n',
      '[',
      ' ',
      '☺\u200d',
    ]) {
      clean(piece.repeat(200_000));
      defuse(piece.repeat(200_000));
    }
  });
});

describe('bounding', () => {
  it('counts code points, never cuts one, and says that it cut', () => {
    expect(bound('👩👩👩', 2)).toBe('👩…');
    expect(boundTail('abc👩👩', 2)).toBe('…👩');
    expect(bound('👩👩', 2)).toBe('👩👩');
  });

  it('keeps every text within its bound and short texts as they are', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: anyCharacter }),
        fc.integer({ min: 1, max: 20 }),
        (text, max) => {
          for (const cut of [bound(text, max), boundTail(text, max)]) {
            expect(Array.from(cut).length).toBeLessThanOrEqual(max);
            if (Array.from(text).length <= max) expect(cut).toBe(text);
            if (text.isWellFormed()) expect(cut.isWellFormed()).toBe(true);
          }
        },
      ),
    );
  });
});

describe('defusing for GitHub', () => {
  it.each([
    ['a mention', '@octocat', /@octocat/],
    ['a team', 'cc @org/everyone', /@org/],
    ['a mention spelled as an entity', '&#64;octocat &commat;octocat', /&#64;|&commat;/],
    ['a closing keyword', 'Fixes #12', /#12/],
    ['one of another repository', 'closes a/b#12', /#12/],
    ['the older form', 'resolves GH-12', /GH-12/],
    ['one by address', 'fixes https://github.com/a/b/issues/1', /https:\/\//],
    ['an image', '![x](https://evil.example/?q=secret)', /\]\(/],
    ['an image by reference', '![x][y]\n\n[y]: //evil.example/p.png', /\]\[|\]:/],
    ['an HTML image', '<img src=//evil.example>', /<img/],
    ['a bare address', 'see www.evil.example', /www\./],
    ['a marker', '<!-- docket:job -->', /<!--/],
    ['a command of another bot', 'done\n  /merge now', /^\s*\/merge/m],
    ['a workflow command', '::add-mask::x', /^::/m],
    ['an older workflow command', 'x ##[add-mask]y', /##\[/],
    ['what keeps workflows from running', 'ok [skip ci] [NO CI]', /\[(?:skip|no)/i],
    ['the trailer for it', 'ok\n\nskip-checks: true', /skip-checks:/],
  ])('lets %s do nothing', (_, text, live) => {
    expect(text).toMatch(live);
    expect(defuse(text)).not.toMatch(live);
    expect(defuse(text).replaceAll('\u200b', '')).toBe(text);
  });

  it('changes nothing that can be seen, and nothing more the second time', () => {
    fc.assert(
      fc.property(hostile, (text) => {
        const once = defuse(text);
        expect(defuse(once)).toBe(once);
        expect(once.replaceAll('\u200b', '')).toBe(text.replaceAll('\u200b', ''));
        expect(once).not.toMatch(/@[A-Za-z0-9]|#\d|<[A-Za-z/!?]|\]\(|\]\[|\]:|:\/\/|&[#A-Za-z]/);
      }),
    );
  });
});

describe('showing a line as code', () => {
  it.each([
    ['  - plain, and indented', '`  - plain, and indented`'],
    ['- `--json`: x', '`` - `--json`: x ``'],
    ['``a`` and `b`', '``` ``a`` and `b` ```'],
    ['a\n# b', '`a # b`'],
  ])('keeps %j as it is', (line, expected) => {
    expect(lineSpan(line)).toBe(expected);
  });

  it('lets nothing out of the code', () => {
    fc.assert(
      fc.property(hostile, (text) => {
        const shown = lineSpan(text);
        const fence = /^`+/.exec(shown)?.[0] ?? '';
        const inner = shown.slice(fence.length, -fence.length);
        expect(shown.endsWith(fence)).toBe(true);
        expect(inner).not.toMatch(/\n/);
        expect((inner.match(/`+/g) ?? []).every((run) => run.length < fence.length)).toBe(true);
      }),
    );
  });
});
