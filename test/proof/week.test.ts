// The first week of a team, as `npm run demo -- --week` shows it with the committed bundle.
import { expect, it } from 'vitest';
import { startDemo } from '../support/demo.ts';

it('shows the first week from the first request to the spent budget', async () => {
  const demo = startDemo('--week', '--keep');
  await demo.untilSaid('Press Ctrl-C to stop');
  demo.interrupt();
  const { code, problems } = await demo.ended;
  expect(problems).toBe('');
  const said = demo.said();
  // A new flag breaks no page, and neither does what documents it.
  const added = said.slice(0, said.indexOf('She misspells a command'));
  expect(added.match(/[✗✓] Documentation check/g)).toEqual([
    '✓ Documentation check',
    '✓ Documentation check',
  ]);
  // The check of the other pull request is red, and green after one comment and a merge.
  const renamed = said.slice(said.indexOf('Hubert renames an option'), said.indexOf('Friday: '));
  expect(renamed).toMatch(
    /mentions the flag `--near`, which is now `--around`\. .*Change the line/,
  );
  expect(renamed).toMatch(/`start\.md`, which is now `first-hike\.md`\. .*Change the line/);
  expect(renamed.match(/[✗✓] Documentation check/g)).toEqual([
    '✗ Documentation check',
    '✓ Documentation check',
  ]);
  const thread = said.slice(said.indexOf('The thread from top to bottom'));
  const inOrder = [
    '/docs document the new --json flag\n',
    'Done: ',
    '/docs staus',
    'Did you mean `/docs status`?',
    'Which flag do you mean? `trail list` has `--near` and `--json`.',
    '/docs I mean --near',
    'Done: ',
    'Canceled by mona',
    '/docs cancel',
    '/docs new shorten docs/index.md',
    'budget',
  ];
  let at = 0;
  for (const words of inOrder) {
    const found = thread.indexOf(words, at);
    expect(found, `${words}, after the ones before it, in:\n${thread}`).toBeGreaterThanOrEqual(0);
    at = found;
  }
  expect(code).toBe(0);
  demo.expectNothingLeft();
});
