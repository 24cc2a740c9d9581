import { describe, expect, it } from 'vitest';
import { SetupError, sentence } from '../../src/shared/errors.ts';

describe('an error, as a sentence', () => {
  it.each([
    [
      'an error of ours with details',
      new SetupError('It is wrong.', { details: ['Mend it.'] }),
      'It is wrong. Mend it.',
    ],
    [
      'an object with a message, as some libraries report',
      { message: 'No connection.' },
      'No connection.',
    ],
    ['a word', 'no', 'no'],
  ])('is readable for %s', (_, error, words) => {
    expect(sentence(error)).toBe(words);
  });
});
