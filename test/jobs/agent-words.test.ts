import { describe, expect, it } from 'vitest';
import { achieved, claimsChange, questionIn, repairsOf } from '../../src/jobs/agent.ts';

describe('a question of an agent', () => {
  it.each([
    ['Which flag do you mean?', 'Which flag do you mean?'],
    ['I looked at both pages.\n\nWhich flag do you mean?', 'Which flag do you mean?'],
    ['Question: Which flag do you mean', 'Which flag do you mean'],
    [
      'I read it.\n\n**Question:** Which one:\n- --json\n- --near',
      'Which one:\n- --json\n- --near',
    ],
    ['**Which one do you mean?**', '**Which one do you mean?**'],
    ['どのフラグですか？', 'どのフラグですか？'],
  ])('is told by its last words: %j', (words, question) => {
    expect(questionIn(words)).toBe(question);
  });

  it.each(['', 'Done.', 'Is it there? Yes, in docs/cli.md.', 'The question: is open', 'Question:'])(
    'is not found in %j',
    (words) => expect(questionIn(words)).toBeUndefined(),
  );
});

describe('a claim of changes', () => {
  it.each([
    'I added a section on --json to docs/cli.md.',
    'Done. I’ve updated the page.',
    'All set!\n\n- I have rewritten docs/start.md',
    'Added a section on --json.',
    'Updated the index page and its links.',
    'We also fixed two links.',
  ])('is seen in %j', (words) => expect(claimsChange(words)).toBe(true));

  it.each([
    '',
    'Nothing to do.',
    'It is all there.',
    'No files changed.',
    'The flag was added in version 2 and is documented.',
    'I added this section in an earlier request, so it is there.',
    'I added nothing: the page is complete.',
    'I could not write docs/cli.md. I updated my plan instead.',
    'I changed no files.',
    'I checked the page. Added in 2.0, it is documented.',
    'You asked whether I updated the page. It is current.',
    'Documented already in docs/cli.md.',
    'I would have updated docs/cli.md, but the flag does not exist.',
  ])('is not seen in %j', (words) => expect(claimsChange(words)).toBe(false));
});

describe('what a request achieved', () => {
  it('is what the agent said before checks sent its work back', () => {
    const turn = { rounds: ['Documented --json.', 'Fixed a link.'], summary: 'Fixed another.' };
    expect(achieved(turn)).toBe('Documented --json.');
    expect(repairsOf(turn)).toEqual(['Fixed a link.', 'Fixed another.']);
    expect(achieved({ summary: 'Documented --json.' })).toBe('Documented --json.');
    expect(repairsOf({ summary: 'Documented --json.' })).toEqual([]);
    expect(achieved({ rounds: [' '], summary: 'Fixed a link.' })).toBe('Fixed a link.');
  });
});
