import { describe, expect, it } from 'vitest';
import type { ChangedPath } from '../../src/jobs/job.ts';
import { headline, TITLE_LENGTH } from '../../src/jobs/pull-request-text.ts';
import fc, { anyCharacter } from '../support/properties.ts';

const cli: ChangedPath[] = [{ path: 'docs/cli.md', kind: 'modified' }];
const paths = (kind: ChangedPath['kind'], ...names: string[]) =>
  names.map((path) => ({ path, kind }));

describe('the headline of a change', () => {
  it.each([
    ['Documented the --json flag.', 'Document the --json flag (docs/cli.md)'],
    ['I’ve added a section on `--json` to docs/cli.md.', 'Add a section on --json to docs/cli.md'],
    [
      'Done. I have rewritten it.\n\n- Rewrote the page on flags',
      'Rewrite the page on flags (docs/cli.md)',
    ],
    [
      '## Summary\n\nHere is what I did:\n\n1. **Fixes** the [broken](x.md) link!',
      'Fix the broken link (docs/cli.md)',
    ],
    ['Clarified which flags exist; more tomorrow', 'Clarify which flags exist (docs/cli.md)'],
  ])('is the first sentence that reads like a title: %s', (summary, expected) => {
    expect(headline(summary, cli)).toBe(expected);
  });

  it.each<[string, string, ChangedPath[]]>([
    ['Update docs/cli.md', 'The page was fine.', cli],
    ['Update docs/cli.md', 'URGENT: merge at once', cli],
    ['Update docs/cli.md', 'Updated it.', cli],
    ['Add docs/a.md and 2 more', '', paths('added', 'docs/a.md', 'docs/b.md', 'docs/c.md')],
    ['Remove docs/a.md', 'Gone.', paths('deleted', 'docs/a.md')],
    ['Update the documentation', '', []],
  ])('is else made of the pages: %s', (expected, summary, changed) => {
    expect(headline(summary, changed)).toBe(expected);
  });

  it('keeps the name of a page whose path is too long', () => {
    const path = `docs/${'very/'.repeat(20)}deep.md`;
    expect(headline('', paths('added', path))).toBe('Add deep.md');
  });

  it('is cut between words, and lets nothing in it act', () => {
    const long = headline(`Explained ${'every flag of the program '.repeat(9)}`, cli);
    expect(long.length).toBeLessThanOrEqual(TITLE_LENGTH);
    expect(long).toMatch(/\w…$/);
    const hostile = headline('Fixed #12 for @mona [skip ci] at https://evil.example', cli);
    expect(hostile).not.toMatch(/#12|@mona|\[skip|:\/\//);
  });

  it('is one short line, whatever an agent says and names', () => {
    const any = fc.oneof(fc.string({ unit: anyCharacter }), fc.stringMatching(/^(Added|Fix) .*$/));
    fc.assert(
      fc.property(any, fc.string({ unit: anyCharacter, minLength: 1 }), (summary, path) => {
        const line = headline(summary, paths('added', path));
        expect(line.length).toBeLessThanOrEqual(TITLE_LENGTH);
        expect(line).toMatch(/^[A-Z][^\n\r]*$/);
        expect(line).not.toMatch(/@\w|#\d|\[(?:skip|ci)/i);
      }),
    );
  });
});
