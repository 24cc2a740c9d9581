import { describe, expect, it } from 'vitest';
import type { FileChange } from '../../src/changes/change.ts';
import { MAX_FILE_BYTES, refusalReason, refusals } from '../../src/changes/fence.ts';
import fc from '../support/properties.ts';

function change(path: string, more: Partial<FileChange> = {}): FileChange {
  return { path, kind: 'added', mode: '100644', content: Buffer.from('x'), ...more };
}

const link = (path: string, target: string) =>
  change(path, { mode: '120000', content: Buffer.from(target) });

const refused = (path: string, docsPaths?: string[]) => refusals([change(path)], docsPaths);

describe('what passes the fence', () => {
  it.each([
    'docs/guide/install.md',
    'docs/images/a.png',
    'docs/hooks/use-state.md',
    'docs/hooks/pre-commit.md',
    'README.md',
    'packages/a/README.mdx',
    'docs.json',
    'docs/Руководство.md',
    'docs/résumé.md',
    'docs/agents/index.md',
    'docs/github/setup.md',
    'docs/a~b.md',
    'docs/~1 note.md',
  ])('%s', (path) => {
    expect(refused(path)).toEqual([]);
  });

  it('an instruction file that is listed literally, and only that one', () => {
    const docsPaths = ['docs/**', 'AGENTS.md', '.docket/instructions.md'];
    expect(refused('AGENTS.md', docsPaths)).toEqual([]);
    expect(refused('.docket/instructions.md', docsPaths)).toEqual([]);
    expect(refused('docs/AGENTS.md', docsPaths)).toHaveLength(1);
    expect(refused('agents.md', docsPaths)).toHaveLength(1);
    expect(refused('AGENTS.md', ['**', '*.md', 'AGENT?.md'])).toHaveLength(1);
  });

  it('a folder that ends in a slash, with everything below', () => {
    expect(refused('site/a/b.css', ['site/'])).toEqual([]);
    expect(refused('sites/a.css', ['site/'])).toHaveLength(1);
  });

  it('an edit or a removal of a file whose odd name people chose', () => {
    const odd = 'docs/Step 1: ☀️.md';
    expect(refused(odd)).toHaveLength(1);
    expect(refusals([change(odd, { kind: 'modified' })])).toEqual([]);
    expect(refusals([change(odd, { kind: 'deleted', content: null })])).toEqual([]);
  });

  it('links that stay among the documents', () => {
    expect(refusals([link('docs/a.md', 'b.md'), link('docs/x/y.md', '../z.md')])).toEqual([]);
    expect(refusals([link('docs/x/up', '..'), link('docs/readme.md', '../README.md')])).toEqual([]);
  });
});

describe('what the fence refuses', () => {
  it.each([
    ['src/index.ts', 'outside `docs-paths`'],
    ['docs', 'outside `docs-paths`'],
    ['Docs/a.png', 'outside `docs-paths`'],
    ['docs/.vuepress/config.js', 'outside `docs-paths`'],
    ['.github/workflows/ci.md', 'in `.github/`'],
    ['docs/.github/a.md', 'in `.github/`'],
    ['.GitHub/a.md', 'in `.github/`'],
    ['docs/.gıthub/a.md', 'in `.github/`'],
    ['docs/.ｇｉｔｈｕｂ/a.md', 'in `.github/`'],
    ['docs/.gіthub/a.md', 'in `.github/`'],
    ['docs/.gíthub/a.md', 'in `.github/`'],
    ['docs/․github/a.md', 'in `.github/`'],
    ['docs/.git/config', '`.git*`'],
    ['docs/.GIT/hooks/x.md', '`.git*`'],
    ['docs/.gitattributes', '`.git*`'],
    ['.gitmodules', '`.git*`'],
    ['.gitignore', '`.git*`'],
    ['docs/.g\u200cit/config', 'invisible'],
    ['docs/.git\u200e/config', 'invisible'],
    ['docs/a\u202egnp.md', 'invisible'],
    ['docs/git~1/config', '8.3'],
    ['docs/GITHUB~1/a.md', '8.3'],
    ['docs/AGENTS~1.MD', '8.3'],
    ['docs/.git./config', 'ends in a dot'],
    ['docs/.git /config', 'space'],
    ['docs/a.md ', 'space'],
    ['docs/.git::$INDEX_ALLOCATION/config', 'colon'],
    ['docs\\..\\.git\\config.md', 'backslash'],
    ['docs/a\nb.md', 'control'],
    ['docs/a\u0000.md', 'control'],
    ['docs/a\ufffd.md', 'UTF-8'],
    ['../docs/a.md', 'relative'],
    ['docs/../src/a.md', 'relative'],
    ['/docs/a.md', 'relative'],
    ['docs//a.md', 'relative'],
    ['', 'no name'],
    ['docs/-rf.md', 'option'],
    ['--upload-pack=x.md', 'option'],
    [`docs/${'a'.repeat(256)}`, '255'],
    ['docs/hooks/pre-commit', 'hook'],
    ['docs/.husky/pre-push', 'hook'],
    ['AGENTS.md', 'tells agents'],
    ['docs/Claude.md', 'tells agents'],
    ['docs/GEMINI.md', 'tells agents'],
    ['skills/x/SKILL.md', 'tells agents'],
    ['docs/ＡGENTS.md', 'tells agents'],
    ['.docket/instructions.md', 'tells agents'],
    ['docs/.claude/x.md', 'tells agents'],
    ['.cursor/rules/a.md', 'tells agents'],
  ])('%j', (path, reason) => {
    const [first, ...rest] = refused(path);
    expect(first?.sentence).toContain(reason);
    expect(rest).toEqual([]);
  });

  it.each(['.github/a.md', '.gitattributes', 'docs/.git/x'])(
    '%s also when it is listed',
    (path) => {
      expect(refused(path, [path, '**'])).toHaveLength(1);
    },
  );

  it('a submodule, a file over 5 MB, a removal outside', () => {
    const found = refusals([
      change('docs/module', { mode: '160000' }),
      change('docs/big.png', { content: Buffer.alloc(MAX_FILE_BYTES + 1) }),
      change('docs/fits.png', { content: Buffer.alloc(MAX_FILE_BYTES) }),
      change('src/gone.ts', { kind: 'deleted', content: null }),
    ]);
    expect(found.map(({ path }) => path)).toEqual(['docs/module', 'docs/big.png', 'src/gone.ts']);
  });

  it('more than 200 files', () => {
    const many = Array.from({ length: 201 }, (_, n) => change(`docs/${n}.md`));
    expect(refusals(many)).toEqual([{ sentence: expect.stringContaining('201 files') }]);
    expect(refusals(many.slice(1))).toEqual([]);
  });

  it.each([
    ['docs/a', '/etc/passwd'],
    ['docs/a', '../../outside'],
    ['docs/a', '..'],
    ['docs/a', '../src/index.ts'],
    ['docs/a', '../.git/config'],
    ['docs/a', '../.GITHUB/x.md'],
    ['docs/a', '../AGENTS.md'],
    ['docs/a', 'b/../../../x.md'],
    ['docs/a', 'b/../c.md'],
    ['docs/a', 'C:\\x.md'],
    ['docs/a', ''],
  ])('a link from %s to %j', (path, target) => {
    expect(refusals([link(path, target)])).toHaveLength(1);
  });

  it.each([
    ['docs/A', 'docs/a/b.md'],
    ['docs/caf\u00e9.md', 'docs/cafe\u0301.md'],
    ['docs/straße.md', 'docs/STRASSE.md'],
    ['docs/ﬁle.md', 'docs/file.md'],
  ])('%s beside %s, which some file system takes for the same', (one, other) => {
    expect(refusals([link(one, 'x.md'), change(other)])).toEqual([
      { path: other, sentence: expect.stringContaining(one) },
    ]);
  });

  it('everything at once, each with its sentence, and sums them up', () => {
    const found = refusals(Array.from({ length: 7 }, (_, n) => change(`src/${n}.ts`)));
    expect(found).toHaveLength(7);
    expect(refusalReason(found)).toMatch(/^The change was refused.*`src\/0\.ts`.*And 2 more\.$/);
  });

  it('with a sentence that is safe to show, whatever the name', () => {
    const [refusal] = refused('src/`\u202e<!-- x -->\n::error::.ts');
    expect(refusal?.sentence).not.toMatch(/[\n\u202e]|<!--/);
  });
});

/** All the ways to write a letter that some file system or reader takes for it. */
const disguises = (letter: string) => [
  letter,
  letter.toUpperCase(),
  String.fromCodePoint((letter.codePointAt(0) ?? 0) + 0xfee0),
  `${letter}\u200d`,
  `\ufeff${letter}`,
  ...(letter === 'i' ? ['ı', 'і', 'ⅰ', 'í'] : []),
  ...(letter === 's' ? ['ſ', 'ѕ'] : []),
  ...(letter === 'c' ? ['с', 'ⅽ'] : []),
];

const disguised = (name: string) =>
  fc
    .tuple(...Array.from(name, (letter) => fc.constantFrom(...disguises(letter))))
    .map((letters) => letters.join(''));

describe('the fence, for any name', () => {
  const folder = fc.constantFrom('', 'docs/', 'docs/a/b/');
  const within = fc.constantFrom('', '.', ' ', '..', '/x.md', '/hooks/post-checkout');
  const forbidden = fc.oneof(
    fc.tuple(
      fc.constantFrom('.git', '.github', '.gitmodules', '.claude', '.docket').chain(disguised),
      within,
    ),
    fc.tuple(
      fc.constantFrom('agents.md', 'claude.md', 'skill.md').chain(disguised),
      fc.constantFrom('', '.', ' '),
    ),
  );

  it('refuses a forbidden name in any disguise, under any docs-paths', () => {
    fc.assert(
      fc.property(folder, forbidden, (before, [name, after]) => {
        expect(refused(before + name + after, ['**', 'docs/**'])).not.toEqual([]);
      }),
      { numRuns: 500 },
    );
  });

  it('lets only well-formed relative paths below docs-paths through', () => {
    const part = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.constantFrom('..', '.', 'docs', '.git'),
    );
    fc.assert(
      fc.property(fc.array(part), (parts) => {
        const path = ['docs', ...parts].join('/');
        if (refused(path).length > 0) return;
        expect(path).toMatch(/^docs\/[^\p{Cc}\\:]+$/u);
        expect(path.split('/')).not.toContain('..');
        expect(path.normalize('NFKC').toLowerCase()).not.toMatch(/\/\.git/);
      }),
      { numRuns: 500 },
    );
  });

  it('never throws, whatever a link points to', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (target) => {
        const found = refusals([link('docs/a/b', target)]);
        if (target.startsWith('/') || target.startsWith('../../..')) expect(found).not.toEqual([]);
      }),
    );
  });
});
