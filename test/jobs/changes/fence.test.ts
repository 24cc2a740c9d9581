import { describe, expect, it } from 'vitest';
import type { FileChange } from '../../../src/jobs/changes/change.ts';
import { MAX_FILE_BYTES, refusalReason, refusals } from '../../../src/jobs/changes/fence.ts';
import fc, { anyCharacter } from '../../support/properties.ts';

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
    'docs/guide.rst',
    'docs/GUIDE.MD',
    'docs/demo.webm',
    'docs/flow.mmd',
    'docs/guide/_category_.json',
    'docs/api/openapi.yaml',
    'docs/api/pets.openapi.v2.json',
    'docs/sidebars.json',
    'docs/mint.json',
    'docs/_toc.yml',
    'docs/llms.txt',
    'docs/prices.csv',
    'docs/integrations/cursor.md',
    'docs/templates/issue.md',
    'docs/review.md',
    'docs/guide/best_practices.md',
    'docs/auxiliary.md',
    'docs/console/con-text.md',
    'docs/com10.md',
    'docs/api/openapi.general.json',
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
    expect(refused('site/a/b.md', ['site/'])).toEqual([]);
    expect(refused('sites/a.md', ['site/'])).toHaveLength(1);
  });

  it.each([
    ['docs/conf.py', ['docs/**', 'docs/conf.py']],
    ['docs/build.sh', ['docs/**', '!docs/a/**', 'docs/build.sh']],
    ['packages/a/mkdocs.yml', ['packages/*/mkdocs.yml']],
    ['docs/extra.css', ['docs/**/*.css']],
    ['docs/a/b.ts', ['docs/**/*.{ts,css}']],
    ['docs/intro.txt', ['docs/**/*.txt']],
    ['docs/.vitepress/theme/a.css', ['docs/.vitepress/**/*.css']],
    ['docs/pull_request_template.md', ['docs/**', 'docs/pull_request_template.md']],
  ])('%s, because it or its extension is written out in %j', (path, docsPaths) => {
    expect(refused(path, docsPaths)).toEqual([]);
  });

  it('an executable file that was one before, or that is listed literally', () => {
    const executable = { mode: '100755' as const, kind: 'modified' as const };
    expect(refusals([change('docs/a.md', { ...executable, was: '100755' })])).toEqual([]);
    expect(refusals([change('docs/run.sh', { mode: '100755' })], ['docs/run.sh'])).toEqual([]);
    expect(refusals([change('docs/a.md', { kind: 'modified', was: '100755' })])).toEqual([]);
  });

  it('an image that only draws', () => {
    const svg = '<svg xmlns="http://www.w3.org/2000/svg"><title>On</title><path d="M0 0"/></svg>';
    expect(refusals([change('docs/a.svg', { content: Buffer.from(svg) })])).toEqual([]);
  });

  it('a page that gets another spelling of its name', () => {
    const gone = change('docs/Page.md', { kind: 'deleted', content: null });
    expect(refusals([gone, change('docs/page.md')], undefined, ['docs/Page.md'])).toEqual([]);
  });

  it('an edit beside names that differed only by case before', () => {
    const edit = change('docs/a.md', { kind: 'modified' });
    expect(refusals([edit], undefined, ['docs/A.md', 'docs/a.md'])).toEqual([]);
  });

  it('a page in the place of a folder that is gone', () => {
    const gone = change('docs/a.md/b.md', { kind: 'deleted', content: null });
    expect(refusals([change('docs/a.md'), gone], undefined, ['docs/a.md/b.md'])).toEqual([]);
  });

  it('an edit or a removal of a file whose odd name people chose', () => {
    const odd = 'docs/Step 1: ☀️.md';
    expect(refused(odd)).toHaveLength(1);
    expect(refusals([change(odd, { kind: 'modified' })])).toEqual([]);
    expect(refusals([change(odd, { kind: 'deleted', content: null })])).toEqual([]);
  });

  it('links that stay among the documents', () => {
    expect(refusals([link('docs/a.md', 'b.md'), link('docs/x/y.md', '../z.md')])).toEqual([]);
    expect(
      refusals([link('docs/x/up.md', '../y'), link('docs/readme.md', '../README.md')]),
    ).toEqual([]);
  });
});

describe('what the fence refuses', () => {
  it.each(
    [
      ['src/index.ts', 'outside `docs-paths`'],
      ['docs', 'outside `docs-paths`'],
      ['Docs/a.png', 'outside `docs-paths`'],
      ['docs/.vuepress/config.js', 'outside `docs-paths`'],
      ['.github/workflows/ci.md', 'in `.github/`'],
      ['.docket-context/acme/lib/a.md', 'in `.docket-context/`'],
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
      ['AGENTS.md', 'instructions for agents'],
      ['REVIEW.md', 'instructions for agents'],
      ['Best_Practices.md', 'instructions for agents'],
      ['docs/Claude.md', 'instructions for agents'],
      ['docs/GEMINI.md', 'instructions for agents'],
      ['skills/x/SKILL.md', 'instructions for agents'],
      ['docs/ＡGENTS.md', 'instructions for agents'],
      ['.docket/instructions.md', 'instructions for agents'],
      ['docs/.claude/x.md', 'instructions for agents'],
      ['.cursor/rules/a.md', 'instructions for agents'],
      ...['QWEN.md', 'docs/warp.md', 'Crush.md', 'docs/CONVENTIONS.md', 'IFLOW.md', 'CODEX.md'],
      ...['jules.md', 'AGENTS.local.md', 'CLAUDE.override.md', 'docs/a.instructions.md'],
      ...['docs/b.prompt.md', '.clinerules-code', '.aider.conf.yml', '.roorules/x.md'],
      ...['.kiro/steering/a.md', '.amazonq/rules/a.md', '.junie/guidelines.md', '.windsurfrules'],
      ...['.augment-guidelines', 'crush.json', 'opencode.jsonc', '.continue/rules/a.md'],
    ].map((row) => (typeof row === 'string' ? [row, 'instructions for agents'] : row)),
  )('%j', (path, reason) => {
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

  it.each([
    ...['CODEOWNERS', 'conf.py', 'package.json', 'package-lock.json', 'Makefile', 'CNAME'],
    ...['docusaurus.config.js', 'build.sh', 'mkdocs.yml', 'requirements.txt', 'index.html'],
    ...['sidebars.js', '_meta.js', '_redirects', '_config.yml', 'Gemfile', 'notebook.ipynb'],
    ...['theme/a.css', 'paper.pdf', 'data.json', 'compose.yaml', 'site/HEAD', 'site/config'],
    ...['site/objects/pack/x.pack', 'conf.py.', 'a.md.exe', 'md'],
  ])('docs/%s under a wildcard, also when it is edited or removed', (name) => {
    for (const kind of ['modified', 'deleted'] as const) {
      const content = kind === 'deleted' ? null : Buffer.from('x');
      const [first] = refusals([change(`docs/${name}`, { kind, content })], ['**', 'docs/**']);
      expect(first?.sentence).toContain('not documentation');
    }
  });

  it.each([
    ['docs/conf.py', ['docs/**/*.py']],
    ['docs/docusaurus.config.js', ['docs/**/*.{js,css}']],
    ['docs/package.json', ['docs/**/*.json']],
    ['docs/requirements-dev.txt', ['docs/*.txt']],
    ['docs/mkdocs.yml', ['docs/*.yml']],
    ['docs/a.py', ['docs/*', 'docs/a.p?']],
  ])('%s, which %j does not name', (path, docsPaths) => {
    expect(refused(path, docsPaths)[0]?.sentence).toContain('not documentation');
  });

  it.each(['docs/pull_request_template.md', 'docs/ISSUE_TEMPLATE/bug.md', 'issue_template.md'])(
    '%s, which GitHub reads',
    (path) => {
      expect(refused(path)[0]?.sentence).toContain('read by GitHub');
    },
  );

  it.each([
    ['docs/secret/a.md', ['docs/**', '!docs/secret/**']],
    ['docs/secret/a.md', ['!docs/secret/', 'docs/**', 'docs/secret/a.md']],
    ['README.md', ['**/*.md', '!README.md']],
    ['AGENTS.md', ['AGENTS.md', '!*.md']],
  ])('%s, which %j closes', (path, docsPaths) => {
    expect(refused(path, docsPaths)).toHaveLength(1);
    expect(refused('docs/open.md', ['docs/**', ...docsPaths])).toEqual([]);
  });

  it.each([
    ['a new executable page', change('docs/a.md', { mode: '100755' })],
    ['an executable bit', change('docs/a.md', { kind: 'modified', mode: '100755', was: '100644' })],
  ])('%s', (_, executable) => {
    expect(refusals([executable])[0]?.sentence).toContain('is executable');
  });

  it.each([
    '<svg><script>x</script></svg>',
    '<svg><svg:SCRIPT>x</svg:SCRIPT></svg>',
    '<svg onload="x()"/>',
    '<svg><a href="java&#115;cript:x()"/></svg>',
    '<svg><foreignObject><iframe/></foreignObject></svg>',
    '<!DOCTYPE svg [<!ENTITY x "y">]><svg/>',
    Buffer.from('<svg onload="x()"/>', 'utf16le'),
    Buffer.from([0x3c, 0xff, 0xfe]),
  ])('the image %s', (content) => {
    const [first] = refusals([change('docs/a.SVG', { content: Buffer.from(content as string) })]);
    expect(first?.sentence).toContain('does more than draw');
  });

  it.each([
    ['a submodule', change('docs/m.md', { kind: 'modified', was: '160000' }), 'submodule'],
    ['a submodule’s folder', change('docs/m.md'), 'has a folder'],
    ['a file on the way', change('docs/index.md/a.md'), 'is a file or a submodule'],
    ['a name in other letters', change('docs/INDEX.md'), 'same name as `docs/index.md`'],
    ['a folder in other letters', change('Docs/a.md'), 'same name as `docs`'],
    ['a name that is composed', change('docs/cafe\u0301.md'), 'same name as'],
  ])('what takes the place of %s', (_, one, reason) => {
    const existing = ['docs/index.md', 'docs/m.md/sub', 'docs/caf\u00e9.md'];
    expect(refusals([one], undefined, existing)[0]?.sentence).toContain(reason);
  });

  it('a submodule, a file over 5 MB, a removal outside', () => {
    const found = refusals([
      change('docs/module.md', { mode: '160000' }),
      change('docs/big.png', { content: Buffer.alloc(MAX_FILE_BYTES + 1) }),
      change('docs/fits.png', { content: Buffer.alloc(MAX_FILE_BYTES) }),
      change('src/gone.ts', { kind: 'deleted', content: null }),
    ]);
    expect(found.map(({ path }) => path)).toEqual([
      'docs/module.md',
      'docs/big.png',
      'src/gone.ts',
    ]);
  });

  it('a submodule in a sentence that names no way to allow it, wherever it is', () => {
    for (const path of ['docs/module', 'vendor/module'])
      expect(refusals([change(path, { mode: '160000' })])).toEqual([
        { path, sentence: `\`${path}\` is a submodule, which is never allowed.` },
      ]);
  });

  it('more than 200 files', () => {
    const many = Array.from({ length: 201 }, (_, n) => change(`docs/${n}.md`));
    expect(refusals(many)).toEqual([{ sentence: expect.stringContaining('201 files') }]);
    expect(refusals(many.slice(1))).toEqual([]);
  });

  it.each([
    ['docs/a.md', '/etc/passwd'],
    ['docs/a.md', '../../outside'],
    ['docs/a.md', '..'],
    ['docs/a.md', '../src/index.ts'],
    ['docs/a.md', '../.git/config'],
    ['docs/a.md', '../.GITHUB/x.md'],
    ['docs/a.md', '../AGENTS.md'],
    ['docs/a.md', 'b/../../../x.md'],
    ['docs/a.md', 'b/../c.md'],
    ['docs/a.md', 'C:\\x.md'],
    ['docs/a.md', 'a.md'],
    ['docs/a.md', '.'],
    ['docs/x/y/up.md', '../..'],
    ['docs/a.md', 'a.md/b.md'],
    ['docs/a.md', ''],
  ])('a link from %s to %j', (path, target) => {
    expect(refusals([link(path, target)])).toHaveLength(1);
  });

  it.each([
    [link('docs/a.md', 'b.md'), link('docs/b.md', 'a.md')],
    [link('docs/a/l.md', '../b'), link('docs/b/l.md', '../a')],
    [link('docs/a.md', 'b'), link('docs/c.md', 'a.md/page.md')],
  ])('links of one change that lead to each other: %o', (...links) => {
    const sentences = refusals(links).map(({ sentence }) => sentence);
    expect(sentences.join()).toMatch(/is a link, too|contains a link/);
  });

  it.each([
    ...['aux.md', 'AUX', 'con', 'nul.txt.md', 'COM1.md', 'com¹.md', 'lpt9', 'CONIN$.md', 'prn .md'],
    ...['a?.md', 'a*.md', 'a<b>.md', 'a"b".md', 'a|b.md', 'end.', 'end ', 'a:b.md', 'aux/page.md'],
  ])('the new name docs/%s, which Windows cannot hold', (name) => {
    const [first] = refused(`docs/${name}`, ['docs/**', `docs/${name}`]);
    expect(first?.sentence).toMatch(/Windows|ends? in a (?:space|dot)/);
    // A file that people named so is theirs.
    expect(
      refusals(
        [change(`docs/${name}`, { kind: 'deleted', content: null })],
        ['docs/**', `docs/${name}`],
      ),
    ).toEqual([]);
  });

  it.each([
    ...['openapi.config.json', 'swagger-config.yaml', 'openapi-generator.yml', 'openapi.rc.json'],
    ...['docs.openapi.settings.json', 'openapi-codegen.json', 'asyncapi_options.yaml'],
  ])('docs/%s, which configures a tool', (name) => {
    expect(refused(`docs/${name}`)[0]?.sentence).toContain('is not documentation');
    expect(refused(`docs/${name}`, [`docs/${name}`])).toEqual([]);
  });

  it.each([
    ['docs/A.md', 'docs/a.md/b.md'],
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
      fc.string({ unit: anyCharacter }),
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
      fc.property(fc.string({ unit: anyCharacter }), (target) => {
        const found = refusals([link('docs/a/b.md', target)]);
        if (target.startsWith('/') || target.startsWith('../../..')) expect(found).not.toEqual([]);
      }),
    );
  });
});
