import { expect, it } from 'vitest';
import { startDemo } from '../support/demo.ts';

it('runs the whole demo with the committed bundle, and leaves nothing behind', async () => {
  const demo = startDemo();
  expect(await demo.ended).toEqual({ code: 0, problems: '' });
  const said = demo.said();
  expect(said).toContain('+| `--json` | Prints all trails as one JSON array, for scripts. |');
  expect(said).toContain('• docs: Add --json to the options in docs/cli.md');
  expect(said).toContain('needs write permission');
  expect(said).toMatch(/Views by AI +282/);
  expect(said).toContain('Uploaded the artifact `page-views`');
  expect(said).toMatch(/\/docs\/json +AI requested it 28 times on 7 of 7 days/);
  expect(said).toContain('so this pull request is against `main` now');
  expect(said).toContain('+# JSON\n');
  expect(said).toContain('+`--json`: Prints all trails as one JSON array, for scripts.');
  expect(said).not.toMatch(/ghs_|failed|error/);
  expect(said).toContain('run `docket init` in a clone of it');
  expect(said).toContain(
    'Everything was removed.\nTo comment your own requests, run `npm run demo -- --keep`.',
  );
  demo.expectNothingLeft();
});

it('explains every option, and refuses two stories at once', async () => {
  const help = startDemo('--help');
  expect(await help.ended).toEqual({ code: 0, problems: '' });
  for (const flag of ['--week', '--organization', '--audition', '--keep'])
    expect(help.said()).toContain(flag);
  const both = startDemo('--week', '--organization');
  expect(await both.ended).toEqual({
    code: 2,
    problems:
      'Use only one of `--week`, `--organization`, and `--audition`.\nSee npm run demo -- --help.\n',
  });
});
