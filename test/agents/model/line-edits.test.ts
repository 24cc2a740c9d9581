import { describe, expect, it } from 'vitest';
import { applyEdits, type Edit, MAX_EDITS } from '../../../src/agents/model/line-edits.ts';

const PAGE = ['# Options', '', '| Option |', '| --- |', '| `--all` |', '', 'The end.', ''];
const edit = (more: Partial<Edit>): Edit => ({
  line: 7,
  old: 'The end.',
  action: 'replace',
  text: 'An end.',
  ...more,
});
const edited = (...edits: Edit[]) => applyEdits(PAGE, edits);
const problem = (...edits: Edit[]) => {
  const result = edited(...edits);
  return 'problem' in result ? result.problem : undefined;
};

describe('edits by line', () => {
  it('replace, insert, and delete', () => {
    expect(
      edited(
        edit({}),
        edit({ line: 5, old: '| `--all` |', action: 'insert_after', text: '| `--utc` |' }),
        edit({ line: 1, old: '# Options', action: 'delete', text: '' }),
      ),
    ).toEqual({
      lines: ['', '| Option |', '| --- |', '| `--all` |', '| `--utc` |', '', 'An end.', ''],
    });
  });

  it('insert several lines where the text has several', () => {
    const text = '\n## More\n\nText.\n';
    expect(edited(edit({ action: 'insert_after', text }))).toEqual({
      lines: [...PAGE.slice(0, 7), '', '## More', '', 'Text.', ''],
    });
  });

  it.each([
    ['one too early', { line: 6 }],
    ['far outside of the page', { line: 700 }],
    ['below the first line', { line: -1 }],
    ['right, and the text has its number', { old: '7: The end.' }],
  ])('go to the line with that text when the number is %s', (_, more) => {
    expect(edited(edit(more))).toEqual({ lines: PAGE.with(6, 'An end.') });
  });

  it.each([
    ['that is not on the page', { old: 'The start.' }],
    ['that is empty, at a line that is not', { old: '' }],
    ['of which the page has a part', { line: 1, old: '|' }],
  ])('change nothing for a text %s', (_, more) => {
    expect(problem(edit(more))).toMatch(/^Line \d is: ".*" You wrote as its text: /);
  });

  it('change nothing where one line has two of them', () => {
    expect(problem(edit({}), edit({ text: 'Another.' }))).toBe(
      'Line 7 has two edits. Send one edit for each line.',
    );
  });

  it('never empty a page', () => {
    const lines = ['# A', 'text'];
    const all = lines.map((old, at) => edit({ line: at + 1, old, action: 'delete' }));
    expect(applyEdits(lines, all)).toEqual({
      problem: expect.stringContaining('leave the page empty'),
    });
  });

  it('are bounded', () => {
    expect(problem(...Array.from({ length: MAX_EDITS + 1 }, () => edit({})))).toMatch(/too many/);
  });
});
