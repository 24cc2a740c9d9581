import { expect, it } from 'vitest';
import { sourceText } from '../support/source-text.ts';

it('no statement reads a field of a job’s record, in which a prompt may have U+0000', () => {
  expect(sourceText('src/postgres').match(/record\s*->.*/g)).toBe(null);
});
