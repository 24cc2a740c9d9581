// What others put into a repository: however large or odd, the check is quick and right about the rest.
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { rulesOf } from '../../src/drift/documentation.ts';
import { findBroken, findDrift } from '../../src/drift/drift.ts';
import { Limits, OutOfTime } from '../../src/drift/limits.ts';
import { driftSummary, findingsJson, tellHere, tellUnread } from '../../src/drift/tell.ts';
import { openTree } from '../../src/shared/git/file-tree.ts';
import { type Files, treeOf } from '../support/files.ts';
import { pushFiles, repositoryWith, testGit } from '../support/repository.ts';

const settings = { docsPaths: ['docs/**', '**/*.md'], ignorePages: [] };
const rulesWith = (patch: object = {}, cpu?: () => number) =>
  rulesOf({ ...settings, ...patch }, new Limits(cpu));
const PAGE = '# CLI\n\n- `--near`: where.\n- `--limit`: how many.\n';
const CLI = "program.option('--near <x>', '');\nprogram.option('--limit <x>', '');\n";
const BASE: Files = { 'src/cli.js': CLI, 'docs/cli.md': PAGE };
const found = async (before: Files, after: Files, rules = rulesWith()) => {
  const { findings } = await findDrift(treeOf(before), treeOf(after), rules);
  return findings.map(({ drift, name, path, line }) => `${drift} ${name} ${path}:${line}`);
};
/** One finding: the page's, which says what the flag is now. */
const renamed = CLI.replace('--near', '--around');
const FOUND = ['stale --near docs/cli.md:3'];

it('reads through a diff of 100,000 lines', async () => {
  const noise = Array.from({ length: 100_000 }, (_, at) => `const value${at} = ${at};`).join('\n');
  const after = { ...BASE, 'src/cli.js': renamed, 'src/noise.js': noise.slice(0, 990_000) };
  expect(await found(BASE, after)).toEqual(FOUND);
});

it('compares 10,000 changed files', async () => {
  const many = (content: string): Files =>
    Object.fromEntries(Array.from({ length: 10_000 }, (_, at) => [`src/${at}.js`, content]));
  const after = { ...BASE, ...many('run(2);\n'), 'src/cli.js': renamed };
  expect(await found({ ...BASE, ...many('run(1);\n') }, after)).toEqual(FOUND);
  // All of them are gone, and pages link to two.
  const page = '[a](../src/1.js) [b](../src/9999.js)\n';
  const before = { ...BASE, ...many('run(1);\n'), 'docs/links.md': page };
  expect(await found(before, { ...BASE, 'docs/links.md': page })).toEqual([
    'broken ../src/1.js docs/links.md:1',
    'broken ../src/9999.js docs/links.md:1',
  ]);
});

it('ends when the time is over while it looks for what is gone, file by file', async () => {
  // No time passes until the first of the files that have nothing to do with the change.
  let [now, looked] = [0, 0];
  const others = Array.from({ length: 50 }, (_, at) => [`src/other-${at}.js`, 'other();\n']);
  const without = CLI.slice(CLI.indexOf('\n') + 1);
  const after = treeOf({ ...BASE, ...Object.fromEntries(others), 'src/cli.js': without });
  const watched = {
    ...after,
    async *read(paths: readonly string[]) {
      for await (const one of after.read(paths)) {
        if (one.path.includes('other')) [now, looked] = [now + 5_000, looked + 1];
        yield one;
      }
    },
  };
  const before = treeOf({ ...BASE, ...Object.fromEntries(others) });
  const checked = findDrift(
    before,
    watched,
    rulesWith({}, () => now),
  );
  await expect(checked).rejects.toThrow(OutOfTime);
  expect(looked).toBe(13);
});

it('understands CRLF in sources and on pages', async () => {
  const crlf = (text: string) => text.replaceAll('\n', '\r\n');
  const before = { 'src/cli.js': crlf(CLI), 'docs/cli.md': crlf(PAGE) };
  expect(await found(before, { ...before, 'src/cli.js': crlf(renamed) })).toEqual(FOUND);
  expect(await found(BASE, before)).toEqual([]);
});

it('finds nothing in renames, generated files, vendored ones, and tests', async () => {
  const { 'src/cli.js': source = '', ...pages } = BASE;
  expect(await found(BASE, { ...pages, 'src/main.js': source })).toEqual([]);
  const paths = [
    'dist/a.js',
    'vendor/a.js',
    'third_party/a.js',
    'a/node_modules/b/c.js',
    'test/a.js',
  ];
  for (const path of paths)
    expect(await found({ ...pages, [path]: source }, pages), path).toEqual([]);
});

it('leaves out changelogs, vendored pages, and pages that are to be ignored', async () => {
  const after = { ...BASE, 'src/cli.js': renamed };
  expect(await found(BASE, after, rulesWith({ ignorePages: ['docs/c*'] }))).toEqual([]);
  const { 'docs/cli.md': page = '', ...code } = BASE;
  for (const path of [
    'CHANGELOG.md',
    'docs/changelog/1.md',
    'vendor/x/README.md',
    'docs/blog/a.md',
  ])
    expect(
      await found({ ...code, [path]: page }, { ...after, 'docs/cli.md': '', [path]: page }),
    ).toEqual([]);
});

it('reads a repository from git, without what is no text, too large, a link, or a pointer', async () => {
  const remote = await repositoryWith({
    ...BASE,
    'docs/huge.md': `${'`--near` is here.\n'.repeat(600_000)}`,
    'docs/line.md': '`--near` '.repeat(600_000),
    'docs/binary.md': 'a\0b `--near`',
    'docs/lfs.md': `version https://git-lfs.github.com/spec/v1\noid sha256:${'a'.repeat(64)}\nsize 9\n`,
    'a folder/ö\tname.md': '`--near`\n',
  });
  const before = await testGit.run(['--git-dir', remote, 'rev-parse', 'main']);
  const head = await pushFiles(remote, 'main', { 'src/cli.js': renamed });
  const open = (commit: string) => openTree(testGit, { gitDir: remote, commit: commit.trim() });
  const [old, now] = [await open(before), await open(head)];
  const { findings } = await findDrift(old, now, rulesWith());
  expect(findings.map(({ path }) => path)).toEqual(['a folder/ö\tname.md', 'docs/cli.md']);
  expect([...now.unread].sort()).toEqual(['docs/huge.md', 'docs/line.md']);
});

it('takes what is behind a symbolic link, or in a submodule, for what it is: there, and not known', async () => {
  const page = '[a](linked.md#x) [b](../sub/README.md) [c](folder/any.md) [d](gone.md)\n';
  const remote = await repositoryWith({ 'docs/a.md': page, 'docs/linked.md': '# X\n' });
  const git = (...args: string[]) => testGit.run(['--git-dir', remote, ...args]);
  const open = async (tree: string) => openTree(testGit, { gitDir: remote, commit: tree.trim() });
  const before = await open('main');
  const commit = (await git('rev-parse', 'main')).trim();
  const target = (await git('rev-parse', 'main:docs/linked.md')).trim();
  const entries = [
    `120000,${target},docs/linked.md`,
    `120000,${target},docs/folder`,
    `160000,${commit},sub`,
  ];
  const env = { GIT_INDEX_FILE: join(remote, 'scratch') };
  const inIndex = (...args: string[]) => testGit.run(['--git-dir', remote, ...args], { env });
  await inIndex('read-tree', 'main');
  for (const entry of entries) await inIndex('update-index', '--add', '--cacheinfo', entry);
  const after = await open(await inIndex('write-tree'));
  expect((await findDrift(before, after, rulesWith())).findings).toEqual([]);
  const { findings } = await findBroken(after, rulesWith());
  expect(findings.map(({ name }) => name)).toEqual(['gone.md']);
});

it('holds an address in another case for another file, as GitHub does', async () => {
  const before = { 'docs/a.md': '[a](Guide.md) [b](guide.md)\n', 'docs/Guide.md': '# Guide\n' };
  const { findings } = await findBroken(treeOf(before), rulesWith());
  expect(findings.map(({ name }) => name)).toEqual(['guide.md']);
  const after = { 'docs/a.md': before['docs/a.md'], 'docs/guide.md': '# Guide\n' };
  const renamed = await findDrift(treeOf(before), treeOf(after), rulesWith());
  expect(renamed.findings).toMatchObject([{ name: 'Guide.md', became: 'guide.md' }]);
});

it('follows no include, so one that includes itself ends', async () => {
  const before = {
    'docs/a.rst': '.. include:: b.rst\n',
    'docs/b.rst': '.. include:: a.rst\n',
    'docs/c.adoc': 'include::d.adoc[]\n',
    'docs/d.adoc': 'include::c.adoc[]\n',
    'docs/e.mdx': "import F from './f.mdx';\n\n<F />\n",
    'docs/f.mdx': "import E from './e.mdx';\n\n<E />\n",
  };
  expect((await findBroken(treeOf(before), rulesWith())).findings).toEqual([]);
  const { 'docs/b.rst': _, 'docs/d.adoc': __, ...after } = before;
  expect(await found(before, after)).toEqual([
    'broken b.rst docs/a.rst:1',
    'broken d.adoc docs/c.adoc:1',
  ]);
});

it('names the pages that it does not read completely, and what it leaves out', async () => {
  const gone = { 'docs/gone.md': '# Gone\n' };
  const others = {
    'docs/large.md': `${'words '.repeat(50_001)}[a](gone.md)\n`,
    'docs/many.md': Array.from({ length: 5_001 }, (_, at) => `[a](gone.md?${at})\n`).join(''),
    'mkdocs.yml': `nav:\n  - gone.md\n#${' '.repeat(300_001)}\n`,
  };
  const rules = rulesWith();
  const { findings } = await findDrift(treeOf({ ...gone, ...others }), treeOf(others), rules);
  expect([...rules.limits.unread].sort()).toEqual(['docs/large.md', 'docs/many.md', 'mkdocs.yml']);
  expect(findings).toHaveLength(200);
  const report = { unread: ['docs/a.md', 'docs/b.md'], cut: [...rules.limits.cut] };
  expect(tellUnread(report)).toBe(
    '2 files were not read, or not completely, because of size or time: `docs/a.md`, `docs/b.md`. Limited to the first 200 of 5000 findings.',
  );
});

it('says which names, modules, manifests, and pages it leaves out', async () => {
  const each = (count: number, one: (at: number) => string) =>
    Array.from({ length: count }, (_, at) => one(at)).join('');
  const files = (count: number, name: (at: number) => string, text: (at: number) => string) =>
    Object.fromEntries(Array.from({ length: count }, (_, at) => [name(at), text(at)]));
  const before = {
    'src/names.js': each(2_001, (at) => `option('--name-${at}x');\n`),
    'docs/names.md': each(301, (at) => `\`--name-${at}x\`\n`),
    ...files(
      21,
      (at) => `docs/page-${at}.md`,
      () => '`--name-0x`\n',
    ),
    ...files(
      2_001,
      (at) => `lib/${at}.js`,
      (at) => `export const a${at} = 1;\n`,
    ),
    ...files(
      501,
      (at) => `packages/${at}/package.json`,
      (at) => `{"name":"p${at}"}\n`,
    ),
  };
  const after = Object.fromEntries(
    Object.entries(before).map(([path, text]) => [path, path.startsWith('docs/') ? text : '']),
  );
  const rules = rulesWith();
  await findDrift(treeOf(before), treeOf(after), rules);
  expect([...rules.limits.cut].sort()).toEqual([
    'the first 20 of 22 pages that mention `--name-0x`',
    'the first 2000 names that the change may remove',
    'the first 2000 of 2002 changed modules',
    'the first 300 of 301 removed names that pages mention',
    'the first 500 of 501 manifests',
  ]);
});

it('leaves out files that are missing in git, and says so when one gets lost meanwhile', async () => {
  const remote = await repositoryWith({
    ...BASE,
    'docs/lost.md': 'Lost.\n',
    'docs/more.md': 'M\n',
  });
  const lose = async (path: string) => {
    const name = ['--git-dir', remote, 'rev-parse', `main:${path}`];
    const oid = (await testGit.run(name)).trim();
    rmSync(join(remote, 'objects', oid.slice(0, 2), oid.slice(2)));
  };
  await lose('docs/lost.md');
  const tree = await openTree(testGit, { gitDir: remote, commit: 'main' });
  const pages = [...tree.files.keys()].filter((path) => path.startsWith('docs/'));
  const read = async () => {
    const paths: string[] = [];
    for await (const { path } of tree.read(pages)) paths.push(path);
    return paths;
  };
  expect(await read()).toEqual(['docs/cli.md', 'docs/more.md']);
  expect([...tree.unread]).toEqual(['docs/lost.md']);
  await lose('docs/cli.md');
  await expect(read()).rejects.toThrow('git did not read all files');
});

it('leaves a page that takes too long, and names it', () => {
  // Each look at the clock takes a second of CPU time.
  let now = 0;
  const time = new Limits(() => (now += 1_000));
  const slow = 'words\n'.repeat(20_000);
  expect([...time.linesOf('docs/slow.md', slow)].length).toBeLessThan(20_000);
  expect([...time.slow]).toEqual(['docs/slow.md']);
});

it('follows links with percent-encoding and in Unicode', async () => {
  const page = '[a](%C3%BCber.md#gr%C3%B6%C3%9Fe) [b](two%20words.md) [c](über.md#größe)\n';
  const before = {
    'docs/a.md': page,
    'docs/über.md': '# Größe\n\ntext\n',
    'docs/two words.md': '# Two\n',
  };
  expect(await found(before, before)).toEqual([]);
  expect(await found(before, { ...before, 'docs/über.md': '# Maße\n\ntext\n' })).toEqual([
    'broken %C3%BCber.md#gr%C3%B6%C3%9Fe docs/a.md:1',
    'broken über.md#größe docs/a.md:1',
  ]);
  const { 'docs/two words.md': _, ...rest } = before;
  expect(await found(before, rest)).toEqual(['broken two%20words.md docs/a.md:1']);
});

it('shows hostile names as what they are', () => {
  const name = '--x`\n::error::gone ![](https://evil.example/x) @team <!-- docket --> | \u202e';
  const removed = { path: `src/${name}.js`, line: 1, text: `.option('${name}')` };
  const finding = {
    drift: 'stale',
    kind: 'flag',
    name,
    path: 'docs/`a`|\n.md',
    line: 1,
    removed,
  } as const;
  expect(tellHere(finding)).not.toMatch(/[\n\u202e]|<!--/);
  const report = { findings: [finding], accepted: [], unread: [], cut: [], pages: 1, links: 0 };
  const summary = driftSummary(report, '/docs');
  expect(summary.split('\n').filter((line) => line.startsWith('- '))).toHaveLength(1);
  expect(summary).not.toMatch(/\u202e|<!--|^::/m);
  const long = {
    ...finding,
    name: 'x'.repeat(9_999),
    removed: { ...removed, text: 'x'.repeat(9_999) },
  };
  expect(findingsJson(Array.from({ length: 500 }, () => long)).length).toBeLessThan(100_000);
});
