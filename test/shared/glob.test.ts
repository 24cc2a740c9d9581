import { posix } from 'node:path';
import { describe, expect, it } from 'vitest';
import { compileGlob, GlobProblem, globProblem, matchesAny } from '../../src/shared/glob.ts';
import fc from '../support/properties.ts';

const fits = (path: string, pattern: string) => compileGlob(pattern).matches(path);

describe('a glob', () => {
  it.each([
    ['docs/**', 'docs/a/b.md', true],
    ['docs/**', 'docs', false],
    ['docs/', 'docs/a/b.md', true],
    ['./docs/*.md', 'docs/a.md', true],
    ['**/*.md', 'README.md', true],
    ['**/*.md', 'a/b/c.md', true],
    ['*.md', 'a/b.md', false],
    ['a/**/b', 'a/b', true],
    ['a/**/b', 'a/x/y/b', true],
    ['**', '.env', false],
    ['docs/**', 'docs/.vitepress/config.ts', false],
    ['docs/.vitepress/*', 'docs/.vitepress/config.ts', true],
    ['*.md', '.md', false],
    ['*/x', '/x', false],
    ['/var/log/*.log', '/var/log/a.log', true],
    ['img/?.png', 'img/😀.png', true],
    ['[!a-c]x', 'dx', true],
    ['[!a-c]x', 'bx', false],
    ['[]-]', ']', true],
    ['{a,b{c,d},}.md', 'bd.md', true],
    ['{a,b{c,d}}.md', 'b.md', false],
    ['docs/{id}.md', 'docs/{id}.md', true],
    ['docs/(group)/*.md', 'docs/(group)/a.md', true],
    ['a+b.c', 'aab.c', false],
    ['DOCS/*', 'docs/a', false],
    ['../logs/*', '../logs/a', true],
  ])('%s on %s is %s', (pattern, path, expected) => {
    expect(fits(path, pattern)).toBe(expected);
  });

  it.each([
    ['', 'is empty'],
    ['a'.repeat(301), 'longer than 300'],
    ['a\\b', 'has a backslash'],
    ['{1..99999999}', 'has a range'],
    ['{a,{1..9}}', 'has a range'],
    ['{a,b}'.repeat(6), 'more than 50 alternatives'],
    [`{${'a,'.repeat(100)}}`, 'more than 50 alternatives'],
    ['{a,b,c,d,e,f,g,h}'.padEnd(290, 'x'), 'several globs'],
    ['@(a|b)', 'extended pattern'],
    ['[a', 'without a matching `]`'],
    ['[z-a]', 'in reverse order'],
    ['[[:alpha:]]', 'named class'],
  ])('%s is refused with a sentence', (pattern, why) => {
    expect(globProblem(pattern)).toContain(why);
    expect(() => compileGlob(pattern)).toThrow(GlobProblem);
  });

  it('reaches the folders that it can match in', () => {
    const glob = compileGlob('logs/*/{a,b/c}.log');
    const folders = ['logs', 'logs/web', 'logs/web/b', 'logs/web/x', 'other', 'logs/.git'];
    expect(folders.filter((folder) => glob.reaches(folder))).toEqual(folders.slice(0, 3));
    expect(compileGlob('**/*.log').reaches('a/b/c')).toBe(true);
    expect(compileGlob('logs').reaches('logs')).toBe(false);
  });

  const name = fc.stringMatching(/^[ab.]{1,4}$/).filter((text) => !/^\.+$/.test(text));
  const path = fc.array(name, { minLength: 1, maxLength: 4 }).map((names) => names.join('/'));
  const piece = fc.constantFrom('a', 'b', '.', '*', '?', 'ab', '[a]', '[!a]', '{a,b}', '{a,*}');
  const part = fc.oneof(
    fc.constantFrom('**', '*', '**', 'a', '*.b'),
    fc.array(piece, { minLength: 1, maxLength: 4 }).map((all) => all.join('')),
  );
  const pattern = fc
    .array(part, { minLength: 1, maxLength: 4 })
    .map((parts) => parts.join('/'))
    .filter((text) => !/(?:^|\/)\.{1,2}(?:$|\/)/.test(text));

  it('means what Node’s own globs mean', () => {
    fc.assert(
      fc.property(pattern, path, (glob, text) => {
        fc.pre(globProblem(glob) === undefined);
        expect([glob, text, fits(text, glob)]).toEqual([glob, text, posix.matchesGlob(text, glob)]);
      }),
      { numRuns: 5_000 },
    );
  });

  it('takes steps in proportion to the path, whatever it is', () => {
    const hostile = fc.oneof(
      fc.constantFrom('*a'.repeat(150), '**/'.repeat(99), '*?'.repeat(150), '{*a,*b}'.repeat(5)),
      fc
        .array(fc.constantFrom('*', '**/', 'a', '?', '{a,*}'), { maxLength: 60 })
        .map((all) => all.join('')),
    );
    const long = fc.integer({ min: 1, max: 500 }).map((size) => 'a'.repeat(size));
    fc.assert(
      fc.property(hostile, long, (glob, text) => {
        fc.pre(globProblem(glob) === undefined);
        const compiled = compileGlob(glob);
        expect(compiled.tokens).toBeLessThanOrEqual(2_000);
        expect(compiled.steps(text)).toBeLessThanOrEqual(text.length * compiled.tokens);
      }),
    );
  });
});

describe('a list of globs', () => {
  it('covers what one of them matches or spells', () => {
    const covers = matchesAny(['docs/**', 'pages/[slug].md']);
    expect(covers('docs/a.md')).toBe(true);
    expect(covers('pages/[slug].md')).toBe(true);
    expect(covers('pages/s.md')).toBe(true);
    expect(covers('src/a.ts')).toBe(false);
    expect(matchesAny([])('a')).toBe(false);
  });

  it('never covers what a negation matches, in any order', () => {
    const list = ['docs/**', '!docs/secret/**', 'docs/secret/open.md'];
    for (const order of [list, list.toReversed()]) {
      expect(matchesAny(order)('docs/secret/open.md')).toBe(false);
      expect(matchesAny(order)('docs/a.md')).toBe(true);
    }
    expect(matchesAny(['!docs/secret/**'])('docs/a.md')).toBe(false);
  });

  it('is refused when it is too long or one of it is wrong', () => {
    expect(() => matchesAny(Array.from({ length: 201 }, (_, n) => `${n}`))).toThrow('200 globs');
    expect(() => matchesAny(['a', '!{1..9}'])).toThrow('has a range');
  });
});
