import { describe, expect, it } from 'vitest';
import { skeleton, withPart } from '../../scripts/figures.ts';

describe('the file of figures', () => {
  it('takes each part again and again, and leaves the other alone', () => {
    const first = withPart(skeleton(), 'bench', '| a | 1 |');
    const both = withPart(first, 'proof', '| b | 2 |');
    const again = withPart(both, 'bench', '| a | 3 |');
    expect(again).toContain('<!-- bench -->\n\n| a | 3 |\n\n<!-- /bench -->');
    expect(again).toContain('<!-- proof -->\n\n| b | 2 |\n\n<!-- /proof -->');
    expect(again).not.toContain('| a | 1 |');
  });

  it('is not guessed at when its marks are gone', () => {
    expect(() => withPart('# Mine', 'bench', 'x')).toThrow('missing its markers');
  });
});
