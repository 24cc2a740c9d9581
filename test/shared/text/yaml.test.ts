import { describe, expect, it, vi } from 'vitest';
import { readYaml, yamlExcess } from '../../../src/shared/text/yaml.ts';

const { growth } = await vi.hoisted(() => import('../../support/steps.ts'));

const read = (text: string) => readYaml(text, { aliases: false });

describe('YAML from outside', () => {
  it('is refused before it is parsed when it is long or has many entries', () => {
    expect(yamlExcess('a: 1\n'.repeat(3_000))).toBeUndefined();
    expect(yamlExcess('a: 1\n'.repeat(3_001))).toBe('more than 3,000 lines and list items');
    expect(yamlExcess(`{${'a,'.repeat(3_000)}}`)).toBe('more than 3,000 lines and list items');
    expect(yamlExcess('x'.repeat(64_001))).toBe('more than 64,000 characters');
  });

  it('names each key once', () => {
    const { value, problems } = read('a: 1\nb:\n  c: 1\n  "c": 2\n1: x\na: 2\n"1": y\n');
    expect(value).toBeUndefined();
    expect(problems).toEqual([
      { line: 6, column: 1, message: 'Map keys must be unique' },
      { line: 7, column: 1, message: 'Map keys must be unique' },
      { line: 4, column: 3, message: 'Map keys must be unique' },
    ]);
  });

  it('has lines, also for what is only near', () => {
    const { lineOf } = read('a:\n  b:\n    - 1\n    - c: 2\nd: 3\n');
    expect(lineOf(['a', 'b', 1, 'c'])).toBe(4);
    expect(lineOf(['a', 'b', 1, 'nothing'])).toBe(4);
    expect(lineOf(['d'])).toBe(5);
    expect(lineOf([])).toBe(1);
  });

  it.each([
    ['deep', `${'['.repeat(2_990)}${']'.repeat(2_990)}`],
    ['deep in another way', `${'- '.repeat(30_000)}a`],
    ['multiplying', `a: &a [x]\nb: &b [${'*a,'.repeat(50)}]\nc: [${'*b,'.repeat(50)}]\n`],
  ])('is no surprise when it is %s', (_, text) => {
    for (const aliases of [true, false]) {
      const { value, problems } = readYaml(text, { aliases });
      expect(value === undefined).toBe(problems.length > 0);
    }
  });

  it.each<[string, (n: number) => string]>([
    ['keys', (n) => Array.from({ length: n }, (_, at) => `key${at}: 1\n`).join('')],
    ['keys in braces', (n) => `{${Array.from({ length: n }, (_, at) => `k${at},`).join('')}}`],
    ['keys that are maps', (n) => '? '.repeat(n)],
    ['the same key', (n) => 'key: 1\n'.repeat(n)],
    ['brackets', (n) => `${'['.repeat(n)}${']'.repeat(n)}`],
    ['brackets that stay open', (n) => '['.repeat(n)],
    ['braces that stay open', (n) => '{'.repeat(n)],
    ['dashes', (n) => '- '.repeat(n)],
    ['anchors', (n) => Array.from({ length: n }, (_, at) => `k${at}: &a${at} 1\n`).join('')],
    ['aliases', (n) => `a: &a 1\nb:\n${'- *a\n'.repeat(n)}`],
    ['tags', (n) => Array.from({ length: n }, (_, at) => `- !a${at} 1\n`).join('')],
    ['comments', (n) => 'a: 1\n#\n'.repeat(n)],
    ['documents', (n) => '---\n'.repeat(n)],
    ['directives', (n) => '%a\n'.repeat(n)],
    ['errors', (n) => ']\n'.repeat(n)],
    ['ampersands', (n) => '& '.repeat(n)],
    ['a long word', (n) => `a: ${'b'.repeat(n)}`],
    ['a long text', (n) => `a: "${'\\n\n '.repeat(n)}"`],
  ])('costs twice as much when it has twice as many %s', async (_, text) => {
    const work = (n: number) => {
      const { lineOf } = read(text(n));
      for (let at = 0; at < n; at += 1) lineOf([`key${at}`]);
    };
    expect(await growth(400, work)).toBeLessThan(2.5);
  });
});
