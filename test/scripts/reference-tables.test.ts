import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readAction, readSettings, withTables } from '../../scripts/reference-tables.ts';
import { DEFAULT_BUDGET } from '../../src/agents/model/model.ts';

const ROOT = new URL('../../', import.meta.url);
const read = (name: string) => readFileSync(new URL(name, ROOT), 'utf8');

describe('docs/reference.md', () => {
  it('has the inputs and outputs of action.yml, and the settings of docket.yml', () => {
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
    const settings = '<!-- settings:start -->\n<!-- settings:end -->';
    const [written] = withTables(`${readme}\n${settings}`, action).split('\n<!-- settings');
    expect(written).toBe(
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

describe('the settings of docket.yml', () => {
  const listed = readSettings();

  it('are all described', () => {
    expect(listed.length).toBeGreaterThan(30);
    for (const { name, description } of listed) expect(description, name).toMatch(/^\S.*[.]$/s);
  });

  it('have the defaults that the code has', () => {
    const told = (name: string) => listed.find((one) => one.name === name)?.description;
    const { tokens, answerTokens } = DEFAULT_BUDGET;
    const most = { tokens, 'answer-tokens': answerTokens };
    for (const [name, value] of Object.entries(most)) {
      expect(told(`agent: max-${name}`)).toContain(`if not set, ${value.toLocaleString('en-US')}.`);
    }
    expect(listed.find(({ name }) => name === 'jobs: retention-days')?.default).toBe('30');
    expect(told('jobs: at-once')).toMatch(/At most 100\./);
  });

  it.each([
    ['agent: max-minutes', 'Shared: at most 120.'],
    ['agent: env', 'Shared: operator.'],
  ])('say who decides %s on a shared server', (name, words) => {
    expect(listed.find((one) => one.name === name)?.description).toContain(words);
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
