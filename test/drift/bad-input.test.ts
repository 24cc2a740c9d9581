// What others put into a repository: however large or odd, the check is quick and right about the rest.
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { findDrift } from '../../src/drift/drift.ts';
import { rulesOf } from '../../src/drift/drift-thread.ts';
import { openTree } from '../../src/drift/git-tree.ts';
import { Mentions } from '../../src/drift/pages.ts';
import { driftSummary, findingsJson, tellHere } from '../../src/drift/tell.ts';
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
const renamed = CLI.replace('--near', '--around');

it('reads through a diff of 100,000 lines', async () => {
  const noise = Array.from({ length: 100_000 }, (_, at) => `const value${at} = ${at};`).join('\n');
  const after = { ...BASE, 'src/cli.js': renamed, 'src/noise.js': noise.slice(0, 990_000) };
  expect(await found(BASE, after)).toEqual([
    'stale --near docs/cli.md:3',
    'missing --around src/cli.js:1',
  ]);
});

it('understands CRLF in sources and on pages', async () => {
  const crlf = (text: string) => text.replaceAll('\n', '\r\n');
  const before = { 'src/cli.js': crlf(CLI), 'docs/cli.md': crlf(PAGE) };
  expect(await found(before, { ...before, 'src/cli.js': crlf(renamed) })).toEqual([
    'stale --near docs/cli.md:3',
    'missing --around src/cli.js:1',
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
  expect(findings.map(({ path }) => path)).toEqual([
    'a folder/ö\tname.md',
    'docs/cli.md',
    'src/cli.js',
  ]);
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

it('reads the rest of the code only if pages leave something open', async () => {
  const other = { 'src/other.js': 'other();\n' };
  const reads = async (after: Files) => {
    const tree = treeOf({ ...after, ...other });
    const paths: string[] = [];
    const counting = {
      ...tree,
      read(wanted: readonly string[]) {
        paths.push(...wanted);
        return tree.read(wanted);
      },
    };
    await findDrift(treeOf({ ...BASE, ...other }), counting, RULES);
    return paths;
  };
  const documented = { 'src/cli.js': `${CLI}program.option('--json', '');\n` };
  const page = { 'docs/cli.md': `${PAGE}- \`--json\`: all.\n` };
  expect(await reads({ ...BASE, ...documented, ...page })).toEqual(['src/cli.js', 'docs/cli.md']);
  expect(await reads({ ...BASE, ...documented })).toContain('src/other.js');
});

it('remembers only so many names of pages, and counts what is beyond as not documented', () => {
  const variable = (at: number) => ({ kind: 'variable' as const, name: `A_${at}` });
  const mentions = new Mentions([variable(-1)], new Set(['variable']));
  for (let page = 0; page < 3; page += 1) {
    const names = Array.from({ length: 100_000 }, (_, at) => variable(page * 100_000 + at).name);
    mentions.read(`docs/${page}.md`, names.join('\n'));
  }
  expect([0, 199_999, 200_000].map((at) => mentions.has(variable(at)))).toEqual([
    true,
    true,
    false,
  ]);
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
  const summary = driftSummary({ findings: [finding], unread: 0 }, '/docs');
  expect(summary.split('\n').filter((line) => line.startsWith('- '))).toHaveLength(1);
  expect(summary).not.toMatch(/\u202e|<!--|^::/m);
  expect(
    findingsJson(Array.from({ length: 500 }, () => ({ ...finding, name: 'x'.repeat(9_999) })))
      .length,
  ).toBeLessThan(60_000);
});
