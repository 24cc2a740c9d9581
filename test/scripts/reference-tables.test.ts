import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readAction, withTables } from '../../scripts/reference-tables.ts';

const ROOT = new URL('../../', import.meta.url);
const read = (name: string) => readFileSync(new URL(name, ROOT), 'utf8');

describe('docs/reference.md', () => {
  it('has the inputs and outputs of action.yml', () => {
    const page = read('docs/reference.md');
    expect(page, 'run `node scripts/reference-tables.ts`').toBe(
      withTables(page, read('action.yml')),
    );
  });

  it('shows groups and defaults, and keeps what stands around the tables', () => {
    const action = [
      'inputs:',
      '  # First group',
      '  one: { description: The one., default: "a|b" }',
      '  two: { description: The two., default: "" }',
      'outputs:',
      '  result: { description: What came out. }',
    ].join('\n');
    const readme = [
      ...['above', '<!-- inputs:start -->', 'old', '<!-- inputs:end -->'],
      ...['between', '<!-- outputs:start -->', '<!-- outputs:end -->', 'below'],
    ].join('\n');
    expect(withTables(readme, action)).toBe(
      [
        ...['above', '<!-- inputs:start -->', '| Input | What it is | Default |'],
        ...['| --- | --- | --- |', '| **First group** |  |  |', '| `one` | The one. | `a\\|b` |'],
        ...['| `two` | The two. |  |', '<!-- inputs:end -->', 'between', '<!-- outputs:start -->'],
        ...['| Output | What it is |', '| --- | --- |', '| `result` | What came out. |'],
        ...['<!-- outputs:end -->', 'below'],
      ].join('\n'),
    );
  });

  it('refuses to lose a table', () => {
    expect(() => withTables('no markers', read('action.yml'))).toThrow('inputs:start');
  });
});

describe('action.yml', () => {
  it('describes every input and output', () => {
    const { inputs, outputs } = readAction(read('action.yml'));
    for (const { name, description } of [...inputs, ...outputs]) {
      expect(description, name).toMatch(/^\S.*[.]$/s);
    }
  });
});
