// What strangers put into a repository takes time that grows with its length only: each pattern and each
// reader of the check is found here by itself, and fed texts of each shape that was ever expensive.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { compareNames } from '../../src/drift/compared.ts';
import { explainName, measureCoverage } from '../../src/drift/coverage.ts';
import { findDrift, readChange } from '../../src/drift/drift.ts';
import { rulesOf } from '../../src/drift/drift-thread.ts';
import { findPrograms, findStated } from '../../src/drift/names.ts';
import { Pages } from '../../src/drift/pages.ts';
import { Lines, readSpots } from '../../src/drift/spots.ts';
import { changedValues } from '../../src/drift/values.ts';
import { treeOf } from './corpus/case.ts';

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
function cost(run: () => void): number {
  const once = () => {
    const { user, system } = process.threadCpuUsage();
    run();
    const now = process.threadCpuUsage();
    return (now.user + now.system - user - system) / 1000;
  };
  let best = once();
  for (let again = 0; again < 2 && best > 20; again += 1) best = Math.min(best, once());
  return best;
}

/** Twice the text takes twice the time, and four times would be a square. Below this it is not known. */
const MEASURABLE_MS = 25;
const isLinear = (once: number, twice: number) => twice < MEASURABLE_MS || twice < once * 3;

it('knows every pattern of the check, and each takes time that grows with the text only', () => {
  expect(PATTERNS.size).toBeGreaterThan(60);
  const wrong: string[] = [];
  for (const [name, pattern] of PATTERNS) {
    for (const shape of SHAPES) {
      const texts = [6_000, 12_000].map((size) => shape(size, wordsOf(pattern.source)));
      const [once = 0, twice = 0] = texts.map((text) => cost(() => text.replace(pattern, '')));
      if (!isLinear(once, twice))
        wrong.push(`${name} on ${texts[0]?.slice(0, 20)}: ${once}, ${twice}`);
    }
  }
  expect(wrong).toEqual([]);
}, 120_000);

const RULES = () => rulesOf({ docsPaths: ['docs/**'], ignore: [], ignorePages: [] });
const NAMES = [
  'package.json',
  'Cargo.toml',
  'go.mod',
  'Makefile',
  'a.js',
  'a.py',
  'a.go',
  'a.yml',
  '.env.example',
];

/** How each reader is fed; null for what reads no text of a repository. */
const READERS: Record<string, ((path: string, text: string) => unknown) | null> = {
  readSpots: (path, text) => [...readSpots(new Lines(), path, text)],
  Lines: (path, text) => [...new Lines().of(path, text)],
  Pages: (_, text) => new Pages(new Lines()).read('docs/a.md', text),
  changedValues: (path, text) => changedValues(new Lines(), path, text, text.replaceAll('1', '2')),
  findStated: (path, text) => findStated(path, text),
  findPrograms: (path, text) => findPrograms(path, text),
  findDrift: (path, text) =>
    findDrift(treeOf({ 'docs/a.md': text }), treeOf({ 'docs/a.md': text, [path]: text }), RULES()),
  measureCoverage: (path, text) =>
    measureCoverage(treeOf({ 'docs/a.md': text, [path]: text }), RULES()),
  explainName: (path, text) =>
    explainName(treeOf({ 'docs/a.md': text, [path]: text }), RULES(), '--a'),
  readChange: (path, text) =>
    readChange(treeOf({ 'docs/a.md': text }), treeOf({ [path]: text }), RULES()),
  compareNames: (path, text) => {
    const tree = treeOf({ 'docs/a.md': text, [path]: text });
    return compareNames(treeOf({ 'docs/a.md': text }), tree, [tree], RULES());
  },
  // What these get is one name, one path, or what is already bounded.
  ...Object.fromEntries(
    'percentOf findDriftInThread measureInThread compareInThread explainInThread possible findDriftForOthers rulesOf isCode isCurrentPage nameAs isTelling Evidence KIND_WORDS isIgnored isManifest isWorthwhile FOREIGN_PROGRAM placeKey scriptKey stepsOf own fold kebab FLAG_IN OutOfTime driftOf kindWord tellHere tellFinding tellCount tellUnread driftSummary findingsJson tellKinds tellTrend'
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
      const times: number[] = [];
      for (const text of texts) {
        let pending: unknown;
        times.push(
          cost(() => {
            pending = read?.(path, text);
          }),
        );
        await pending;
      }
      const [once = 0, twice = 0] = times;
      if (!isLinear(once, twice))
        wrong.push(`${texts[0]?.slice(0, 20)} in ${path}: ${once}, ${twice}`);
    }
    expect(wrong).toEqual([]);
  },
  60_000,
);
