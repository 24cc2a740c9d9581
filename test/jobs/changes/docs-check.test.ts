import { describe, expect, it } from 'vitest';
import type { FileChange } from '../../../src/jobs/changes/change.ts';
import { checkDocs, type DocsTree } from '../../../src/jobs/changes/docs-check.ts';

type Files = Record<string, string>;

function tree(files: Files): DocsTree {
  return {
    has: (path) => Object.keys(files).some((file) => file === path || file.startsWith(`${path}/`)),
    read: async (path) => (path in files ? Buffer.from(files[path] ?? '') : null),
    paths: () => Object.keys(files),
  };
}

function check(before: Files, after: Record<string, string | null>) {
  const changes = Object.entries(after).map(
    ([path, text]): FileChange => ({
      path,
      kind: text === null ? 'deleted' : path in before ? 'modified' : 'added',
      mode: '100644',
      content: text === null ? null : Buffer.from(text),
    }),
  );
  return checkDocs(changes, tree(before));
}

const SITE: Files = {
  'README.md': '# Readme',
  'docs/install.md':
    '# Install\n\n## On Linux & Mac\n\n## Twice\n\n## Twice\n\n## Named {#custom}\n\n## The `--fast` option, *really*\n',
  'docs/guide/index.mdx': '# Guide\n<Step title="First step" />\n',
  'docs/img/a b.png': '',
  'static/logo.svg': '',
  'docs/03-core/05-text.mdx': '# Text\n\n## Part\n',
};

describe('links that are fine', () => {
  it.each([
    'text\n\n    [a](nowhere.md)',
    'a `span\n[a](nowhere.md)` of code',
    '\\[a](nowhere.md)',
    '[a\\](nowhere.md)',
    '[a](install.md)',
    '[a](./install.md#on-linux--mac)',
    '[a](install#twice-1)',
    '[a](install.md#custom)',
    '[a](install.md#the---fast-option-really)',
    '[issue](../../../issues/12) [lines](../README.md#L3)',
    '[a](/docs/install)',
    '[a](/install)',
    '[a](guide/)',
    '[a](core/text#part)',
    '[a](./03-core/05-text.mdx)',
    '[a](guide/#first-step)',
    '[a](../README.md#readme)',
    '![a](<img/a b.png>)',
    '![a](img/a%20b.png)',
    '![logo](/logo.svg)',
    '<img src="img/a b.png">',
    '[a][b]\n\n[b]: install.md "title"',
    '[self](#here)\n\n# Here',
    '[out](https://example.com/x.md) [mail](mailto:a@b.c) [cdn](//cdn.example/x.png)',
    '[app](/dashboard) [tpl]({{ url }}) [top](#)',
    '`[code](nowhere.md)` and ``[two](`nowhere.md)``',
    '```md\n[fenced](nowhere.md)\n```',
    '- item\n  ~~~\n  [fenced](nowhere.md)\n  ~~~',
    '<!-- [comment](nowhere.md) -->',
    '<a id="Spot"></a> [spot](#spot)',
    'Setext\n---\n\n[s](#setext)',
  ])('%j', async (text) => {
    const result = await check(SITE, { 'docs/new.md': `${text}\n` });
    expect(result.problems).toEqual([]);
    expect(result.ok).toBe(true);
  });

  it('lead to a page that the same change adds', async () => {
    const result = await check(SITE, {
      'docs/one.md': '[two](sub/two.md#two) [folder](sub)',
      'docs/sub/two.md': '# Two',
    });
    expect(result).toMatchObject({
      ok: true,
      summary: '2 pages and 2 links checked, no problems',
    });
  });
});

describe('links that are broken', () => {
  it.each([
    ['[a](nowhere.md)', 'no such file'],
    ['[a](../../outside.md)', 'no such file'],
    ['[a](/docs/nowhere.md)', 'no such file'],
    ['![a](img/none.png)', 'no such file'],
    ['<a href="none.md">x</a>', 'no such file'],
    ['[a]: none.md', 'no such file'],
    ['[a](install.md#missing)', '#missing'],
    ['[a](install.md#twice-2)', '#twice-2'],
    ['[a](#missing)', '#missing'],
    ['[a](core/text#none)', '#none'],
    ['[a](core/other)', 'no such file'],
  ])('%s', async (text, reason) => {
    const result = await check(SITE, { 'docs/new.md': text });
    expect(result.ok).toBe(false);
    expect(result.problems).toEqual([expect.stringContaining(reason)]);
    expect(result.summary).toMatch(/^1 problem: In `docs\/new\.md`/);
  });

  it('count only when the change broke them', async () => {
    const before = { ...SITE, 'docs/old.md': '[a](gone.md) [b](install.md)' };
    const kept = await check(before, { 'docs/old.md': 'New text. [a](gone.md) [b](install.md)' });
    expect(kept.problems).toEqual([]);
    const broke = await check(before, { 'docs/old.md': '[a](gone.md) [b](instal.md)' });
    expect(broke.problems).toEqual([expect.stringContaining('`instal.md`')]);
  });

  it('are found in untouched pages when a page is taken away', async () => {
    const before = { ...SITE, 'docs/old.md': '[a](install.md) [b](gone.md)' };
    const result = await check(before, { 'docs/install.md': null });
    expect(result.problems).toEqual([
      'In `docs/old.md`, the link to `install.md` is broken: there is no such file.',
    ]);
  });

  it('are told in full to the agent and in short to the reviewer', async () => {
    const text = [1, 2, 3, 4, 5].map((n) => `[x](none-${n}.md)`).join('\n');
    const result = await check(SITE, { 'docs/new.md': text });
    expect(result.problems).toHaveLength(5);
    expect(result.summary).toMatch(/^5 problems: .* And 2 more\.$/);
  });
});

describe('front matter', () => {
  it.each([
    ['---\ntitle: A\ntags: [a, b]\n---\n# A'],
    ['---\n---\ntext'],
    ['---\ntitle: 2024\n---\n'],
    ['---\n\nA rule above this text.'],
    ['No front matter.'],
    ['\ufeff---\r\ntitle: A\r\n---\r\n'],
  ])('is fine in %j', async (text) => {
    expect((await check(SITE, { 'docs/new.md': text })).problems).toEqual([]);
  });

  it.each([
    ['---\ntitle: [a\n---\n', 'not valid YAML'],
    ['---\ntitle: a\ntitle: b\n---\n', 'not valid YAML'],
    ['---\ntitle: a: b\n---\n', 'not valid YAML'],
    ['---\ntitle: a\n\n# Text', 'never closed'],
    ['---\n- a\n- b\n---\n', 'key: value'],
    ['---\ntitle: [a]\n---\n', '`title`'],
    [`---\na: ${'x'.repeat(70_000)}\n---\n`, 'more than 64,000 characters'],
    [
      `---\na: &a [1,1,1,1,1,1,1,1,1]\n${['b', 'c', 'd', 'e', 'f', 'g']
        .map((key, n) => {
          const alias = `*${'abcdef'[n]}`;
          return `${key}: &${key} [${Array(9).fill(alias).join(',')}]`;
        })
        .join('\n')}\n---\n`,
      'Excessive alias count',
    ],
    ['---\n? [a]\n: 1\n---\n', 'Map keys must be plain values'],
    [`---\n${'['.repeat(2_900)}\n---\n`, 'not valid YAML'],
  ])('is wrong in %j', async (text, reason) => {
    const result = await check(SITE, { 'docs/new.md': text });
    expect(result.problems).toEqual([expect.stringContaining(reason)]);
  });

  it('must not get lost', async () => {
    const before = { ...SITE, 'docs/old.md': '---\ntitle: Old\n---\n# Old' };
    const result = await check(before, { 'docs/old.md': '# Old' });
    expect(result.problems).toEqual(['`docs/old.md` lost its front matter.']);
  });
});

describe('hostile pages', () => {
  it('take time in proportion to their length', async () => {
    for (const piece of [
      '[',
      '](',
      '`',
      '``x`',
      '<!--',
      '<A title="',
      '# ',
      '{#',
      '---\n',
      '\n',
      ' id="',
    ])
      await check(SITE, { 'docs/new.md': piece.repeat(60_000) });
  });
});

describe('pages that were made to take long', () => {
  const deep = `docs/${'a/'.repeat(490)}x.md`;
  it.each([
    [
      'thousands of links to one heading',
      'docs/a.md',
      Array.from({ length: 20_000 }, (_, n) => `[](#h${n})`).join('\n'),
      /^5000 problems: .*; 1 page too large to check completely$/,
    ],
    ['a heading of spaces', 'docs/a.md', `# a${' '.repeat(290_000)}b\n[x](#y)\n`, /^1 problem: /],
    [
      'headings of underscores',
      'docs/a.md',
      `${`# ${'_'.repeat(900)}x\n`.repeat(300)}[x](#y)\n`,
      /^1 problem: /,
    ],
    [
      'links from far down',
      deep,
      Array.from({ length: 3_000 }, (_, n) => `[](/i${n})`).join('\n'),
      /^1 page and 3000 links checked, no problems$/,
    ],
    [
      'one backtick before a long line',
      'docs/a.md',
      `\`${'a'.repeat(290_000)} [x](gone.md)`,
      /^1 problem: /,
    ],
    [
      'a page of 2 MB',
      'docs/a.md',
      'a'.repeat(2_000_000),
      /; 1 page too large to check completely$/,
    ],
    [
      'backticks of all lengths',
      'docs/a.md',
      Array.from({ length: 700 }, (_, n) => '`'.repeat(n)).join(' '),
      /^1 page and 0 links checked, no problems$/,
    ],
  ])('are looked at like others: %s', async (_, path, text, summary) => {
    expect((await check(SITE, { [path]: text })).summary).toMatch(summary);
  });
});
