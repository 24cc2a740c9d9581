// What strangers put into a repository takes time that grows with its length only: each pattern and each
// reader of the check is found here by itself, and fed texts of each shape that was ever expensive.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { codeLines } from '../../src/drift/code-lines.ts';
import { compareNames } from '../../src/drift/compared.ts';
import { rulesOf } from '../../src/drift/documentation.ts';
import { findBroken, findDrift, readChangedCode } from '../../src/drift/drift.ts';
import { boundIn, exportsOf, findRemovedExports, importsIn } from '../../src/drift/imports.ts';
import { isPast, readParts } from '../../src/drift/page-parts.ts';
import { readRemovedFiles } from '../../src/drift/removed-files.ts';
import {
  declaresIn,
  namesIn,
  readRemovedNames,
  routeKey,
  withoutLeft,
} from '../../src/drift/removed-names.ts';
import { TimeLimit } from '../../src/drift/time-limit.ts';
import { findChangedVersions, readVersions, statesVersion } from '../../src/drift/versions.ts';
import { treeOf } from '../support/files.ts';

const DRIFT = join(import.meta.dirname, '../../src/drift');
const FILES = readdirSync(DRIFT).filter((name) => name.endsWith('.ts'));
const SOURCES = FILES.map((name) => readFileSync(join(DRIFT, name), 'utf8'));

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
  expect(PATTERNS.size).toBeGreaterThan(40);
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

const RULES = () => rulesOf({ docsPaths: ['docs/**'], ignorePages: [] }, new TimeLimit());
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

/** How each reader is fed; null for what reads no text of a repository. */
const READERS: Record<string, ((path: string, text: string) => unknown) | null> = {
  codeLines: (path, text) => [...codeLines(path, text)],
  TimeLimit: (path, text) => [...new TimeLimit().linesOf(path, text)],
  readParts: (path, text) => readParts(path, text),
  readVersions: (path, text) => readVersions(path, text),
  statesVersion: (_, text) =>
    statesVersion(text.slice(0, 2_000), { tool: 'Node.js', version: '18' }),
  isPast: (_, text) => isPast(text),
  findChangedVersions: (path, text) =>
    findChangedVersions(treeOf({ [path]: text }), treeOf({ [path]: `${text} ` })),
  exportsOf: (path, text) => exportsOf(path, text),
  boundIn: (_, text) => boundIn(text),
  importsIn: (_, text) => importsIn(blockOf(text)),
  findRemovedExports: (path, text) =>
    findRemovedExports(
      treeOf({ 'package.json': '{"name":"a"}', [path]: text }),
      treeOf({ 'package.json': '{"name":"a"}', [path]: `${text} ` }),
      () => true,
    ),
  readRemovedFiles: (_, text) =>
    readRemovedFiles(['a/b.js'], new Map()).find('a', part(text.slice(0, 2_000), 'block'), text),
  readRemovedNames: (path, text) => readRemovedNames(new Map([[path, text]]), new Map()),
  namesIn: (_, text) => namesIn(part(text.slice(0, 2_000), 'literal')),
  declaresIn: (_, text) =>
    declaresIn({ ...part(text.slice(0, 2_000), 'block'), language: 'js' }, 'a'),
  routeKey: (_, text) => routeKey(text),
  withoutLeft: (path, text) =>
    withoutLeft(
      [{ kind: 'flag', name: '--log-level', removed: { path, line: 1, text: '' } }],
      treeOf({ [path]: text }),
      [path],
      () => {},
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
  // What these get is one name, one path, or what is already bounded.
  ...Object.fromEntries(
    'findDriftInThread findBrokenInThread compareInThread findDriftForOthers rulesOf isWritten isCode isCurrentPage isShell KIND_WORDS OutOfTime driftOf kindWord tellHere tellFinding tellCount tellFit tellUnread driftSummary findingsJson'
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
