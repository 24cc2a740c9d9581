// What others put into a repository: however large or odd, the check is quick and right about the rest.
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { findDrift } from '../../src/drift/drift.ts';
import { rulesOf } from '../../src/drift/drift-thread.ts';
import { Pages } from '../../src/drift/pages.ts';
import { Lines, OutOfTime } from '../../src/drift/spots.ts';
import { driftSummary, findingsJson, tellHere } from '../../src/drift/tell.ts';
import { openTree } from '../../src/shared/git/file-tree.ts';
import { pushFiles, repositoryWith, testGit } from '../support/repository.ts';
import { type Files, treeOf } from './corpus/case.ts';

const settings = { docsPaths: ['docs/**', '**/*.md'], ignore: [], ignorePages: [] };
const RULES = rulesOf(settings);
const PAGE = '# CLI\n\n- `--near`: where.\n- `--limit`: how many.\n';
const CLI = "program.option('--near <x>', '');\nprogram.option('--limit <x>', '');\n";
const BASE: Files = { 'src/cli.js': CLI, 'docs/cli.md': PAGE };
const found = async (before: Files, after: Files, rules = RULES) =>
  (await findDrift(treeOf(before), treeOf(after), rules)).map(
    ({ drift, name, path, line }) => `${drift} ${name} ${path}:${line}`,
  );
/** One finding: the page's, which says what the flag is now. */
const renamed = CLI.replace('--near', '--around');

it('reads through a diff of 100,000 lines', async () => {
  const noise = Array.from({ length: 100_000 }, (_, at) => `const value${at} = ${at};`).join('\n');
  const after = { ...BASE, 'src/cli.js': renamed, 'src/noise.js': noise.slice(0, 990_000) };
  expect(await found(BASE, after)).toEqual(['stale --near docs/cli.md:3']);
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
  const rules = { ...RULES, lines: new Lines(() => now) };
  await expect(findDrift(before, watched, rules)).rejects.toThrow(OutOfTime);
  expect(looked).toBe(13);
});

it('understands CRLF in sources and on pages', async () => {
  const crlf = (text: string) => text.replaceAll('\n', '\r\n');
  const before = { 'src/cli.js': crlf(CLI), 'docs/cli.md': crlf(PAGE) };
  expect(await found(before, { ...before, 'src/cli.js': crlf(renamed) })).toEqual([
    'stale --near docs/cli.md:3',
  ]);
  expect(await found(BASE, before)).toEqual([]);
});

it('finds nothing in renames, generated files, and vendored ones', async () => {
  const { 'src/cli.js': source, ...pages } = BASE;
  expect(await found(BASE, { ...pages, 'src/main.js': source ?? '' })).toEqual([]);
  const added = "program.option('--new-one', '');\n";
  const more = ['dist/a.js', 'vendor/a.js', 'a.min.js', 'x_pb2.py', 'a/node_modules/b/c.js'];
  for (const path of more) expect(await found(BASE, { ...BASE, [path]: added }), path).toEqual([]);
});

it('leaves out names and pages that are to be ignored', async () => {
  const after = { ...BASE, 'src/cli.js': renamed };
  const ignoring = (patch: object) => found(BASE, after, rulesOf({ ...settings, ...patch }));
  expect(await ignoring({ ignore: ['--around'] })).toEqual(['stale --near docs/cli.md:3']);
  expect(await ignoring({ ignore: ['--a*', '--near'] })).toEqual([]);
  expect(await ignoring({ ignorePages: ['docs/c*'] })).toEqual([]);
});

it('reads a repository from git, without what is no text or too large', async () => {
  const remote = await repositoryWith({
    ...BASE,
    'docs/huge.md': `${'`--near` is here.\n'.repeat(300_000)}`,
    'docs/binary.md': 'a\0b `--near`',
    'a folder/ö\tname.md': '`--near`\n',
  });
  const before = await testGit.run(['--git-dir', remote, 'rev-parse', 'main']);
  const head = await pushFiles(remote, 'main', { 'src/cli.js': renamed });
  const open = (commit: string) => openTree(testGit, { gitDir: remote, commit: commit.trim() });
  const [old, now] = [await open(before), await open(head)];
  const findings = await findDrift(old, now, RULES);
  expect(findings.map(({ path }) => path)).toEqual(['a folder/ö\tname.md', 'docs/cli.md']);
  expect([...now.unread]).toEqual(['docs/huge.md']);
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

it('remembers only so many names of pages, and counts what is beyond as not documented', () => {
  const pages = new Pages(new Lines());
  for (let page = 0; page < 3; page += 1) {
    const names = Array.from({ length: 100_000 }, (_, at) => `A_${page * 100_000 + at}`);
    pages.read(`docs/${page}.md`, names.join('\n'));
  }
  const has = (at: number) => pages.has('variable', `A_${at}`);
  expect([0, 99_999, 299_999].map(has)).toEqual([true, true, false]);
});

it('leaves a file that takes too long, names it, and judges the rest', async () => {
  // Each look at the clock takes a second of CPU time while the slow file is read.
  let [now, isSlow] = [0, false];
  const lines = new Lines(() => {
    if (isSlow) now += 1_000;
    return now;
  });
  const after = { ...BASE, 'src/cli.js': renamed, 'src/slow.js': 'call();\n'.repeat(20_000) };
  const tree = treeOf(after);
  const counting = {
    ...tree,
    async *read(paths: readonly string[]) {
      for await (const file of tree.read(paths)) {
        isSlow = file.path === 'src/slow.js';
        yield file;
        isSlow = false;
      }
    },
  };
  const both = { ...BASE, 'src/slow.js': "program.option('--near');\n" };
  const findings = await findDrift(treeOf(both), counting, { ...RULES, lines });
  isSlow = true;
  expect([...lines.of('src/slow.js', after['src/slow.js'])].length).toBeLessThan(20_000);
  expect([...lines.slow]).toEqual(['src/slow.js']);
  expect(findings.map(({ name }) => name)).toEqual(['--near']);
});

it('takes no longer for names that were made to take long', async () => {
  const hostile = [
    `program.option('${'-'.repeat(50_000)}');`,
    `program.option(${'('.repeat(50_000)}`,
    `const OPTIONS = {${'a:{'.repeat(20_000)}`,
    `const { ${'A,'.repeat(30_000)} } = process.env`,
    `export { ${'a as b,'.repeat(20_000)} }`,
    `${'process.env.'.repeat(20_000)}`,
    `parser.add_argument(${'"--a" '.repeat(10_000)}`,
    `#[arg(${'long,'.repeat(20_000)})] x:`,
    `${' '.repeat(100_000)}@Value("\${`,
    `case '--${'a-'.repeat(40_000)}':`,
  ];
  const names = ['a.js', 'b.py', 'c.go', 'd.rs', 'e.java', 'f.sh', 'action.yml', 'x.schema.json'];
  const files = Object.fromEntries(names.map((name) => [`src/${name}`, hostile.join('\n')]));
  const page = [
    '`'.repeat(100_000),
    '--'.repeat(50_000),
    '/a'.repeat(50_000),
    '](x'.repeat(30_000),
  ];
  const after = { ...BASE, ...files, 'src/cli.js': renamed, 'docs/hostile.md': page.join('\n') };
  expect(await found(BASE, after)).toContain('stale --near docs/cli.md:3');
});

it('shows hostile names as what they are', () => {
  const name = '--x`\n::error::gone ![](https://evil.example/x) @team <!-- docket --> | \u202e';
  const finding = { drift: 'stale', kind: 'flag', name, path: 'docs/`a`|\n.md', line: 1 } as const;
  expect(tellHere(finding)).not.toMatch(/[\n\u202e]|<!--/);
  const summary = driftSummary({ findings: [finding], accepted: [], unread: [] }, '/docs');
  expect(summary.split('\n').filter((line) => line.startsWith('- '))).toHaveLength(1);
  expect(summary).not.toMatch(/\u202e|<!--|^::/m);
  expect(
    findingsJson(Array.from({ length: 500 }, () => ({ ...finding, name: 'x'.repeat(9_999) })))
      .length,
  ).toBeLessThan(60_000);
});
