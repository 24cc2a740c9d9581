// What strangers put into a repository takes time that grows with its length only: each pattern and each
// reader of the check is found here by itself, in its own folder and in what that imports, and fed texts of
// each shape that was ever expensive.
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { expect, it } from 'vitest';
import { codeLines } from '../../src/drift/code-lines.ts';
import { compareNames } from '../../src/drift/compared.ts';
import { rulesOf } from '../../src/drift/documentation.ts';
import { findBroken, findDrift, readChangedCode } from '../../src/drift/drift.ts';
import { boundIn, exportsOf, findRemovedExports, importsIn } from '../../src/drift/imports.ts';
import { Limits } from '../../src/drift/limits.ts';
import { isPast, readParts } from '../../src/drift/page-parts.ts';
import { readRemovedFiles } from '../../src/drift/removed-files.ts';
import {
  declaresIn,
  namesIn,
  readRemovedNames,
  routeKey,
  withoutLeft,
} from '../../src/drift/removed-names.ts';
import { findChangedVersions, readVersions, statesVersion } from '../../src/drift/versions.ts';
import { findLinksBroken, findLinksBrokenBetween } from '../../src/jobs/changes/broken-links.ts';
import type { FileChange } from '../../src/jobs/changes/change.ts';
import { checkDocs } from '../../src/jobs/changes/docs-check.ts';
import { frontMatter } from '../../src/jobs/changes/front-matter-check.ts';
import { internal, split, withoutNumbers } from '../../src/jobs/changes/link-target.ts';
import {
  findListedGone,
  findUnlistedPages,
  knownPages,
  readNavigationChanges,
  stepsOf,
} from '../../src/jobs/changes/navigation.ts';
import { createMarkdown } from '../../src/shared/text/markdown.ts';
import { readAsciiDoc, readHtml, readRst } from '../../src/shared/text/markup-links.ts';
import { readPage } from '../../src/shared/text/page-links.ts';
import { readYaml } from '../../src/shared/text/yaml.ts';
import { treeOf } from '../support/files.ts';

const SRC = join(import.meta.dirname, '../../src');
/** What reads text of a repository is in one of these. */
const FOLDERS = /^(?:drift|jobs\/changes|shared\/text)\//;
const IMPORTED = /^(?:import|export)(?!\s+type\b)[^;]*?from '(\.[^']+)'|import\('(\.[^']+)'\)/gm;

/** The files of the check, and all that they import. */
function sourcesOf(): string[] {
  const open = readdirSync(join(SRC, 'drift')).map((name) => join(SRC, 'drift', name));
  const sources = new Map<string, string>();
  for (let file = open.pop(); file; file = open.pop()) {
    const path = file;
    if (sources.has(path)) continue;
    const text = readFileSync(path, 'utf8');
    sources.set(path, text);
    for (const [, now = '', later] of text.matchAll(IMPORTED))
      open.push(join(dirname(path), later ?? now));
  }
  return [...sources].flatMap(([path, text]) => (FOLDERS.test(relative(SRC, path)) ? [text] : []));
}
const SOURCES = sourcesOf();

const LITERAL =
  /(?<=[=(,:?|&![]\s*|return\s+)\/(?![/*])((?:[^/\\\n[]|\\.|\[(?:[^\]\\\n]|\\.)*\])+)\/([dgimsuvy]*)/g;
const PATTERNS = new Map(
  SOURCES.flatMap((text) =>
    Array.from(text.matchAll(LITERAL), ([whole, source = '', flags = '']) => [
      whole,
      new RegExp(source, flags.includes('g') ? flags : `${flags}g`),
    ]),
  ) as [string, RegExp][],
);

const repeat = (text: string, size: number) =>
  text.repeat(Math.ceil(size / text.length)).slice(0, size);

/** The words of a pattern are what makes it begin again and again. */
const wordsOf = (source: string) => source.match(/[A-Za-z]{3,}/g)?.slice(0, 6) ?? [];
const SHAPES: ((size: number, words: readonly string[]) => string)[] = [
  ...[
    '"',
    "'",
    '`',
    '(',
    '{',
    '[',
    '<',
    '-',
    '--',
    '/',
    '/a',
    ' ',
    'a',
    'A_',
    'a.',
    'a-',
    '$',
    '${',
  ].map((text) => (size: number) => repeat(text, size)),
  (size) => repeat('a ', size),
  (size) => repeat('"a": ', size),
  (size) => repeat('{a:', size),
  (size) => repeat('\\', size),
  (size) => repeat('"a"\n', size),
  (size) => repeat('  "version": "1.2.3",\n', size),
  (size) => repeat('(', size / 2) + repeat(')', size / 2),
  (size, words) => repeat(words.join(' ') || 'x', size),
  (size, words) => repeat(words.join('') || 'x', size),
  (size, words) => repeat(`${words[0] ?? 'x'} = `, size),
  (size, words) => repeat(`${words[0] ?? 'x'}\n`, size),
];

/** CPU time in milliseconds, the best of three: nobody else's work counts. */
async function cost(run: () => unknown): Promise<number> {
  const once = async () => {
    const { user, system } = process.threadCpuUsage();
    await run();
    const now = process.threadCpuUsage();
    return (now.user + now.system - user - system) / 1000;
  };
  let best = await once();
  for (let again = 0; again < 2 && best > 20; again += 1) best = Math.min(best, await once());
  return best;
}

/** Twice the text takes twice the time, and four times would be a square. Below this it is not known. */
const MEASURABLE_MS = 25;
const isLinear = (once: number, twice: number) => twice < MEASURABLE_MS || twice < once * 3;

it('knows every pattern of the check, and each takes time that grows with the text only', async () => {
  expect(PATTERNS.size).toBeGreaterThan(100);
  const wrong: string[] = [];
  for (const [name, pattern] of PATTERNS) {
    for (const shape of SHAPES) {
      const texts = [6_000, 12_000].map((size) => shape(size, wordsOf(pattern.source)));
      const [small = '', large = ''] = texts;
      const once = await cost(() => small.replace(pattern, ''));
      const twice = await cost(() => large.replace(pattern, ''));
      if (!isLinear(once, twice))
        wrong.push(`${name} on ${texts[0]?.slice(0, 20)}: ${once}, ${twice}`);
    }
  }
  expect(wrong).toEqual([]);
}, 120_000);

const RULES = () => rulesOf({ docsPaths: ['docs/**'], ignorePages: [] }, new Limits());
const NAMES = [
  'package.json',
  'Cargo.toml',
  'go.mod',
  'a.js',
  'a.ts',
  'a.py',
  'a.go',
  'a.yml',
  'docs/a.md',
  'docs/a.mdx',
  'docs/a.rst',
  'docs/a.adoc',
  'docs/a.1',
  'docs/a.html',
];
const part = (text: string, as: 'literal' | 'block') => {
  return { line: 1, text, as, language: '', past: false };
};
const blockOf = (text: string) => text.split('\n').map((line) => part(line, 'block'));

const added = (path: string, text: string): FileChange => ({
  ...{ path, kind: 'added', mode: '100644', content: Buffer.from(text) },
});
const NAVIGATIONS = ['mkdocs.yml', 'docs.json', 'sidebars.js', 'docs/SUMMARY.md', 'docs/index.rst'];
const CONFIGS = ['docusaurus.config.js', 'docs/conf.py', 'book.toml'];
const inNavigations = (
  text: string,
  work: (paths: string[], read: () => Promise<Buffer>) => unknown,
) => work([...NAVIGATIONS, ...CONFIGS], async () => Buffer.from(text));

/** How each reader is fed; null for what reads no text of a repository. */
const READERS: Record<string, ((path: string, text: string) => unknown) | null> = {
  codeLines: (path, text) => [...codeLines(path, text)],
  Limits: (path, text) => [...new Limits().linesOf(path, text)],
  readParts: (path, text) => readParts(path, text),
  readVersions: (path, text) => readVersions(path, text),
  statesVersion: (_, text) =>
    statesVersion(text.slice(0, 2_000), { tool: 'Node.js', version: '18' }),
  isPast: (_, text) => isPast(text),
  findChangedVersions: (path, text) =>
    findChangedVersions(treeOf({ [path]: text }), treeOf({ [path]: `${text} ` }), new Limits()),
  exportsOf: (path, text) => exportsOf(path, text),
  boundIn: (_, text) => boundIn(text),
  importsIn: (_, text) => importsIn(blockOf(text)),
  findRemovedExports: (path, text) =>
    findRemovedExports(
      treeOf({ 'package.json': '{"name":"a"}', [path]: text }),
      treeOf({ 'package.json': '{"name":"a"}', [path]: `${text} ` }),
      () => true,
      new Limits(),
    ),
  readRemovedFiles: (_, text) =>
    readRemovedFiles(['a/b.js'], new Map()).find('a', part(text.slice(0, 2_000), 'block'), text),
  readRemovedNames: (path, text) =>
    readRemovedNames(new Map([[path, text]]), new Map(), new Limits()),
  namesIn: (_, text) => namesIn(part(text.slice(0, 2_000), 'literal')),
  declaresIn: (_, text) =>
    declaresIn({ ...part(text.slice(0, 2_000), 'block'), language: 'js' }, 'a'),
  routeKey: (_, text) => routeKey(text),
  withoutLeft: (path, text) =>
    withoutLeft(
      [{ kind: 'flag', name: '--log-level', removed: { path, line: 1, text: '' } }],
      treeOf({ [path]: text }),
      [path],
      new Limits(),
    ),
  findDrift: (path, text) =>
    findDrift(
      treeOf({ 'docs/b.md': text, [path]: text }),
      treeOf({ 'docs/b.md': text, [path]: text.slice(1) }),
      RULES(),
    ),
  findBroken: (path, text) => findBroken(treeOf({ 'docs/b.md': text, [path]: text }), RULES()),
  readChangedCode: (path, text) =>
    readChangedCode(treeOf({ 'docs/a.md': text }), treeOf({ [path]: text }), RULES()),
  compareNames: (path, text) => {
    const tree = treeOf({ 'docs/b.md': text, [path]: text });
    return compareNames(treeOf({ 'docs/b.md': text }), tree, [tree], RULES());
  },
  findLinksBroken: (path, text) =>
    findLinksBroken(treeOf({ 'docs/b.md': text, [path]: text }), () => true),
  findLinksBrokenBetween: (path, text) => {
    const before = { 'docs/a b.md': '# A\n', 'docs/b.md': text, [path]: text };
    const { 'docs/a b.md': _, ...after } = before;
    return findLinksBrokenBetween(treeOf(before), treeOf(after), () => true);
  },
  checkDocs: (path, text) =>
    checkDocs([added(path, text)], { has: () => false, read: async () => null, paths: () => [] }),
  frontMatter: (_, text) => frontMatter(`---\n${text}\n---\n`),
  internal: (path, text) => internal(path, text),
  split: (_, text) => split(text),
  withoutNumbers: (_, text) => withoutNumbers(text),
  stepsOf: (_, text) => stepsOf(text),
  knownPages: (_, text) => knownPages([text])(text),
  findUnlistedPages: (_, text) =>
    inNavigations(text, (paths, read) =>
      findUnlistedPages([added('docs/a.md', text)], paths, [...paths, 'docs/a.md'], read),
    ),
  findListedGone: (_, text) =>
    inNavigations(text, (paths, read) =>
      findListedGone(['docs/a.md'], paths, read, new Map(), new Set()),
    ),
  readNavigationChanges: (_, text) =>
    inNavigations(text, (paths, read) => {
      const changes = NAVIGATIONS.map((path) => ({
        ...added(path, `${text}\n`),
        kind: 'modified' as const,
        was: '100644' as const,
      }));
      return readNavigationChanges(changes, paths, read);
    }),
  createMarkdown: (_, text) => createMarkdown().parse(text, {}),
  readPage: (path, text) => readPage(text, path.endsWith('x') ? 'mdx' : 'markdown'),
  readRst: (_, text) => readRst(text),
  readAsciiDoc: (_, text) => readAsciiDoc(text),
  readHtml: (_, text) => readHtml(text),
  readYaml: (_, text) => readYaml(text, { aliases: true }),
  // What these get is one name, some paths, a token, what is already bounded, or what one above gives them;
  // test/worst-inputs.test.ts has those that show text.
  ...Object.fromEntries(
    'findBrokenLinks findDeadLinks foldersOf openYaml PAGE_FILE PLAIN_FILE recognizeSites isIn below mayBeNavigation LINKING ANCHORED isPage plainText MAX_YAML_CHARACTERS yamlExcess clean isWebAddress bound boundTail defuse oneLine codeSpan lineSpan inline inlineCode quoted codeBlock tableOf findDriftInThread findBrokenInThread compareInThread findDriftForOthers rulesOf isWritten isCode isCurrentPage isShell KIND_WORDS OutOfTime driftOf kindWord tellHere tellFinding tellCount tellFit tellUnread driftSummary findingsJson'
      .split(' ')
      .map((name) => [name, null]),
  ),
};

it('has a decision for everything that the check exports', () => {
  const exported = SOURCES.flatMap((text) =>
    Array.from(
      text.matchAll(/^export (?:async )?(?:const|class|function\*?) (\w+)/gm),
      ([, name]) => name,
    ),
  );
  expect(exported.filter((name = '') => !Object.hasOwn(READERS, name))).toEqual([]);
  expect(Object.keys(READERS).filter((name) => !exported.includes(name))).toEqual([]);
});

it.each(Object.entries(READERS).filter(([, read]) => read !== null))(
  '%s takes time that grows with the text only',
  async (_, read) => {
    const wrong: string[] = [];
    for (const [at, shape] of SHAPES.entries()) {
      const path = NAMES[at % NAMES.length] ?? '';
      const sizes = [20_000, 40_000];
      const texts = sizes.map((size) => shape(size, ['option', 'name', 'env']));
      const measure = async () => {
        const times: number[] = [];
        for (const text of texts) times.push(await cost(() => read?.(path, text)));
        return times as [number, number];
      };
      let [once, twice] = await measure();
      // Memory that is freed meanwhile costs time, too, but not twice at the same place.
      if (!isLinear(once, twice)) [once, twice] = await measure();
      if (!isLinear(once, twice))
        wrong.push(`${texts[0]?.slice(0, 20)} in ${path}: ${once}, ${twice}`);
    }
    expect(wrong).toEqual([]);
  },
  60_000,
);
