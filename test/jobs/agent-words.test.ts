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

  // As the five programs, and models without one, end when they have changed nothing.
  it.each([
    'Which flag do you mean? `trail list` has `--near` and `--json`.',
    'I found two flags that match.\n\nWhich one should I document? `--near` filters, `--json` prints.',
    'I haven’t made any changes yet. Could you clarify which page you want me to update? There are two candidates: docs/cli.md and docs/list.md.',
    'Before I edit anything: do you want the short form (`-j`) documented as well? The code accepts both.',
    'Which flag? `list` has --near and --json.',
    'There are two flags.\n\nWhich one do you mean?\n\n- `--near`\n- `--json`',
    'Which one do you mean?\n\n1. `--near`, which filters\n2. `--json`, which prints JSON',
    'Which flag do you mean?\n\nLet me know and I’ll update docs/cli.md.',
    'Which flag do you mean?\n\nOnce you tell me, I can add a section to docs/cli.md.',
    'I could not find a flag named `--color`. Did you mean `--colour`?',
    'I need more information to do this. The repository has no install page.',
    'Please clarify which flag you mean: `--near` or `--json`.',
    'Please let me know which of the two pages should keep the table.',
    'Let me know which flag you mean, and I will document it.',
    'Please specify the version that this applies to.',
    'I need clarification: the issue names a flag that does not exist.',
    'I’d need to know where the install page should go before I write it.',
    'The request is ambiguous. Should I:\n- document the flag in docs/cli.md, or\n- add a new page?',
    'Should I remove the section or rewrite it? Both are possible. Removing it breaks one link.',
    'Do you want this in English only? The site also has German pages.',
    '**Which page do you mean?** The site has two called “Install”.',
    'I stopped here. What is the new name of the option? The code has neither `--near` nor `--close`.',
    'Shall I go ahead? This would move 14 pages.',
    'Would you like me to create the page? There is none yet.',
    'Could you share the error message? Without it I cannot tell which section is wrong.',
    'Is this about the server or about the client? You mention both.',
    '¿Qué opción quieres documentar? Hay dos.',
    'Welche Option meinst du? Es gibt zwei.',
    'どのフラグですか？',
    'I checked docs/cli.md and the source.\n\nThe flag is there in the code (`src/list.ts:12`), but which name should the documentation use? The help text says `--near`, the changelog says `--close`.',
  ])('is one, where nothing changed: %j', (words) => {
    expect(questionIn(words)).toBeDefined();
  });

  it.each([
    'Nothing to do: docs/cli.md covers the flag already.',
    'Is the flag documented? Yes: docs/cli.md, line 12.',
    'What does `--near` do? It filters the list, and docs/cli.md says so.',
    'Why is there no page? Because the feature was removed in version 2.',
    'You asked: is the flag documented? It is, in docs/cli.md.',
    'Your question was whether the flag is documented. It is.',
    'Does the page need a change? No. The port is right.',
    'Do you need to restart? No, and docs/run.md says so already.',
    'The flag is documented in docs/cli.md. Is there anything else you need?',
    'Everything is up to date. Anything else?',
    'No changes needed. Does that help?',
    'The page is correct as it is. Let me know if you’d like anything changed.',
    'The page is correct as it is. Let me know if you have other questions.',
    'The heading “What is a job?” exists already.',
    'docs/faq.md has the entry `How do I install it?` already, so nothing changed.',
    '> Is the flag documented?\n\nIt is, in docs/cli.md.',
    'The FAQ covers it:\n\n```\nHow do I install it?\n```',
    'Which flag do people need?\n\nThe page answers that in its first line, so I left it as it is.',
    'See https://example.com/?page=2 for the details. Nothing changed.',
    'I read the pages. They fit the code.',
    'Looks good? It does. I changed nothing.',
    'Any questions? I am happy to help.',
  ])('is none, where nothing changed: %j', (words) => {
    expect(questionIn(words)).toBeUndefined();
  });

  it.each([
    'I added a section. Why there? Because readers look for flags in docs/cli.md.',
    'Added the FAQ entry “How do I install it?” to docs/faq.md.',
    'Added docs/faq.md. Which flag do I need? The page answers that now.',
    'Updated docs/cli.md. Does that help?',
    'Updated docs/cli.md. Is there anything else you need?',
    'What changed? Two links in docs/start.md. What did not? Everything else.',
    'Please confirm that CI passes. I added the page.',
    'I documented `--near`. Let me know which page you want next.',
  ])('is none in a report of finished work: %j', (words) => {
    expect(questionIn(words, true)).toBeUndefined();
  });

  it('may follow a report of finished work', () => {
    const words = 'I documented `--near`.\n\nShould `--close` stay in the changelog?';
    expect(questionIn(words, true)).toBe('Should `--close` stay in the changelog?');
  });
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
