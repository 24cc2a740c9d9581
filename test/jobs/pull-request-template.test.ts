import { describe, expect, it } from 'vitest';
import {
  BODY_PLACEHOLDERS,
  DEFAULT_TITLE,
  fill,
  leavesOpen,
  TITLE_PLACEHOLDERS,
  templateProblem,
} from '../../src/jobs/pull-request-template.ts';

describe('a template', () => {
  it('is filled in one pass: a placeholder in a value stays text', () => {
    const values = { summary: '{request} {summary}', request: '> {checks}', checks: 'SECOND' };
    expect(fill('A {summary}\n{request}\nB', values)).toBe('A {request} {summary}\n> {checks}\nB');
  });

  it('joins nothing to a value that would act together with it', () => {
    expect(fill('Closes #{summary}', { summary: '12' })).not.toContain('#12');
    expect(fill('@{requester}', { requester: 'mona' })).not.toContain('@mona');
    expect(fill('{summary}12', { summary: 'see #' })).not.toContain('#12');
    expect(fill('{requester}{summary}', { requester: '@', summary: 'mona' })).not.toContain(
      '@mona',
    );
    expect(fill('docs({pages}): {summary}.', { pages: 'cli', summary: 'x' })).toBe('docs(cli): x.');
  });

  it('puts lists and quotations on lines of their own', () => {
    expect(fill('Why: {request} End', { request: '> a' })).toBe('Why: \n\n> a\n\n End');
  });

  it.each([
    ['{sumary}', /`\{sumary\}` is not a placeholder; available placeholders: `\{summary\}`/],
    ['{constructor}', /`\{constructor\}` is not a placeholder/],
    ['{github.token}', /`\{github.token\}` is not a placeholder/],
    ['$' + '{{ github.token }}', /expressions such as/],
    ['{{summary}}', /expressions such as/],
    ['{summary} {summary}', /used twice/],
  ])('is refused with %s', (text, expected) => {
    expect(templateProblem(text, BODY_PLACEHOLDERS)).toMatch(expected);
  });

  it('has fewer placeholders for a title', () => {
    expect(templateProblem('{conversation}', TITLE_PLACEHOLDERS)).toMatch(/not a placeholder/);
    expect(templateProblem(DEFAULT_TITLE, TITLE_PLACEHOLDERS)).toBeUndefined();
    expect(templateProblem('{ not one } {} {1}', BODY_PLACEHOLDERS)).toBeUndefined();
  });

  it.each(['```\n{request}', '<!-- {request}', '<pre>\n{request}', '$$\nx'])(
    'must not swallow what follows it: %j',
    (text) => {
      expect(leavesOpen(text)).toBe(true);
    },
  );
});
