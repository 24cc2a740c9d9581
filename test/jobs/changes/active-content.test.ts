import { describe, expect, it } from 'vitest';
import { refuseActiveContent } from '../../../src/jobs/changes/active-content.ts';
import type { FileChange } from '../../../src/jobs/changes/change.ts';
import { ATTACKS } from './pages/attacks.ts';
import { ORDINARY } from './pages/ordinary.ts';

const page = (path: string, text: string, kind: FileChange['kind'] = 'added'): FileChange => ({
  path,
  kind,
  mode: '100644',
  content: kind === 'deleted' ? null : Buffer.from(text),
});
const refused = (
  changes: FileChange[],
  before: Record<string, string> = {},
  docsPaths?: readonly string[],
  paths: readonly string[] = [],
) =>
  refuseActiveContent(
    changes,
    docsPaths,
    async (path) => (before[path] === undefined ? null : Buffer.from(before[path])),
    paths,
  );

describe.each(Object.entries(ATTACKS))('what runs in a page: %s', (_, rows) => {
  it.each(rows)('$path with $site: $text', async ({ path, text, site = [], config = {} }) => {
    const [first, ...rest] = await refused([page(path, text)], config, undefined, site);
    expect(first?.path).toBe(path);
    expect(rest).toEqual([]);
    // In the middle of a page that was there, it is as new.
    const old = '# A page\n\nWith words.\n';
    const put = page(path, `${old}\n${text}\n\nMore words.\n`, 'modified');
    if (!text.startsWith('---'))
      expect(await refused([put], { ...config, [path]: old }, undefined, site)).toHaveLength(1);
    expect(await refused([page(path, text)], config, ['**', path], site)).toEqual([]);
    // What was there before stays.
    if (first?.sentence.includes('nobody can say')) return;
    const edited = page(path, `${text}\n\nMore words.\n`, 'modified');
    expect(await refused([edited], { ...config, [path]: text }, undefined, site)).toEqual([]);
  });
});

describe('an ordinary page', () => {
  it.each(ORDINARY)(
    '$path with $site: $text',
    async ({ path, text, site = [], before, config }) => {
      const files = { ...config, ...(before !== undefined && { [path]: before }) };
      const change = page(path, text, before === undefined ? 'added' : 'modified');
      expect(await refused([change], files, undefined, site)).toEqual([]);
    },
  );
});

describe('what a page had before', () => {
  it('may move with its page, but not change', async () => {
    const old = '# A\n\n<script src="/a.js"></script>\n';
    const gone = page('docs/a.md', '', 'deleted');
    expect(await refused([gone, page('docs/b.md', old)], { 'docs/a.md': old })).toEqual([]);
    const other = page('docs/b.md', old.replace('a.js', 'evil.js'));
    expect(await refused([gone, other], { 'docs/a.md': old })).toHaveLength(1);
    const body = (text: string) => `<script>if (a < b) ${text}</script>`;
    const edited = page('docs/a.md', body('evil()'), 'modified');
    expect(await refused([edited], { 'docs/a.md': body('fine()') })).toHaveLength(1);
  });

  it('is compared as a whole, however long it is', async () => {
    const body = (text: string) => `<script>${'a'.repeat(5_000)}${text}</script>`;
    const edited = page('docs/a.md', body('evil()'), 'modified');
    expect(await refused([edited], { 'docs/a.md': body('fine()') })).toHaveLength(1);
  });

  it('may not come a second time', async () => {
    const one = '<b onclick="x()">b</b>\n';
    const twice = page('docs/a.md', `${one}\n${one}`, 'modified');
    expect(await refused([twice], { 'docs/a.md': one })).toHaveLength(1);
  });

  it('does not come to life from a comment', async () => {
    const old = 'A\n\n<!-- <script>x()</script> -->\n';
    const alive = page('docs/a.md', 'A\n\n<script>x()</script>\n', 'modified');
    expect(await refused([alive], { 'docs/a.md': old })).toHaveLength(1);
  });
});

describe('a page that cannot be judged', () => {
  it('is refused if it is longer than the parsers take', async () => {
    const [first] = await refused([page('docs/a.md', 'a\n'.repeat(600_000))]);
    expect(first?.sentence).toContain('has more than 1 million characters');
  });

  it('is refused if it is nested deeper than the parsers go', async () => {
    expect(await refused([page('docs/a.md', `${'> '.repeat(30)}<b onclick=x>`)])).toHaveLength(1);
    expect(await refused([page('docs/a.mdx', `{${'('.repeat(20_000)}`)])).toHaveLength(1);
  });

  it.each([
    '<script',
    '<',
    '`',
    '{',
    "{'",
    '{`',
    '<a ',
    '&#1',
    '](',
    '\\',
    '<meta ',
    ' onload=',
    '> ',
  ])(
    'is read in time, whatever it repeats: %j',
    async (text) => {
      const long = text.repeat(Math.ceil(100_000 / text.length));
      for (const path of ['a.md', 'a.mdx', 'a.rst', 'a.adoc'])
        await refused([page(path, `<b ${long}`)]);
    },
    60_000,
  );
});
