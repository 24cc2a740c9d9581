// `mode: check` on pull requests, and the comment that fixes what it finds.
import { expect, it } from 'vitest';
import { type Inputs, place, type Somewhere } from '../../support/place.ts';
import { runStep } from '../../support/runner.ts';
import { logFile, views, WEEK } from '../../support/traffic.ts';

const CLI = `program
  .option('--near <place>', 'where to look')
  .option('--limit <n>', 'how many');
`;
const PAGE = '# Command line\n\n- `--near <place>`: where to look.\n- `--limit <n>`: how many.\n';
const FIX =
  "sed -i '3i - `--json`: for scripts.' docs/cli.md && echo Documented the flag. && cat > /dev/null";

/** Without what is not there: a check has a token that can only read. */
const CHECK: Inputs = { mode: 'check', 'fail-on': 'missing' };

async function trail(inputs: Inputs = {}): Promise<Somewhere> {
  const somewhere = await place(inputs);
  const files = { 'src/cli.js': CLI, 'docs/cli.md': PAGE };
  await somewhere.repository.push({ by: 'ann', branch: 'main', files });
  return somewhere;
}

async function openPull({ repository }: Somewhere, files: Record<string, string>) {
  await repository.push({ by: 'ann', branch: 'change', files });
  return repository.openPull({ by: 'ann', title: 'A change', head: 'change', base: 'main' });
}

it('names what is stale and what is missing, at its lines, with a token that only reads', async () => {
  const somewhere = await trail();
  const { sandbox, step } = somewhere;
  const renamed = CLI.replace('--near', '--around');
  const { event } = await openPull(somewhere, { 'src/cli.js': renamed });
  const ended = await runStep(step(event, { mode: 'check' }));
  expect(ended.code).toBe(1);
  expect(ended.outputs.drift, ended.log).toBe('stale');
  expect(JSON.parse(ended.outputs.findings ?? '')).toEqual([
    {
      ...{ drift: 'stale', kind: 'flag', name: '--near', path: 'docs/cli.md', line: 3 },
      ...{ became: '--around', edit: '- `--around <place>`: where to look.' },
    },
  ]);
  expect(ended.log).toContain(
    '::error title=Stale documentation,file=docs/cli.md,line=3::This page mentions the flag `--near`, which is now `--around`. Change the line to: `` - `--around <place>`: where to look. ``',
  );
  expect(ended.summary).toContain('1 finding: 1 stale');
  expect(ended.summary).toContain('Change the line to: `` - `--around <place>`: where to look. ``');
  expect(ended.log).toContain('comment `/docs` on the pull request');
  const written = sandbox.requests.filter(
    ({ method, area }) => method !== 'GET' && area === 'rest',
  );
  expect(written).toEqual([]);
});

it('is silent when the documentation fits, and fails only on what it is asked to', async () => {
  const somewhere = await trail();
  const { repository, step } = somewhere;
  const { event, pull } = await openPull(somewhere, {
    'src/cli.js': CLI.replace(';', "\n  .option('--json', 'for scripts');"),
  });
  const lenient = await runStep(step(event, { mode: 'check' }));
  expect([lenient.code, lenient.outputs.drift]).toEqual([0, 'missing']);
  const strict = await runStep(step(event, CHECK));
  expect([strict.code, strict.outputs.drift]).toEqual([1, 'missing']);
  await repository.push({
    ...{ by: 'ann', branch: 'main', message: 'Ignore it' },
    files: { '.github/docket.yml': "drift: { ignore: ['--js*'] }\n" },
  });
  const ignored = await runStep(step(event, CHECK));
  expect([ignored.code, ignored.outputs.drift, ignored.summary]).toEqual([0, 'none', '']);
  expect(repository.comments(pull.number)).toEqual([]);
});

it('becomes green by one comment without words', async () => {
  const somewhere = await trail({ 'agent-command': FIX });
  const { repository, step, say, said } = somewhere;
  const { event, pull } = await openPull(somewhere, {
    'src/cli.js': CLI.replace(';', "\n  .option('--json', 'for scripts');"),
  });
  expect((await runStep(step(event, CHECK))).code).toBe(1);
  const asked = await say(pull.number, 'ann', '/docs');
  expect(asked.outputs.outcome).toBe('pull-request');
  const stacked = (await repository.pulls()).find(({ number }) => number !== pull.number);
  expect(stacked?.pull).toMatchObject({ baseRef: 'change' });
  await repository.merge(stacked?.number ?? 0, { by: 'ann' });
  const again = await runStep(step(await repository.synchronize(pull.number, 'ann'), CHECK));
  expect([again.code, again.outputs.drift]).toEqual([0, 'none']);
  const nothing = await say(pull.number, 'ann', '/docs fix');
  expect(nothing.outputs.outcome).toBe('ignored');
  expect(said(pull.number).at(-1)).toContain('The documentation fits this pull request');
});

it('fixes it unasked with `drift: fix: true`, and hands the findings to the agent as quoted material', async () => {
  const somewhere = await trail({ 'agent-command': 'cat > docs/answer.md && echo Wrote it.' });
  const { repository, step } = somewhere;
  const { event, pull } = await openPull(somewhere, {
    'src/cli.js': CLI.replace('--near', '--at'),
  });
  await repository.push({
    ...{ by: 'ann', branch: 'main', files: { '.github/docket.yml': 'drift: { fix: true }\n' } },
  });
  const ended = await runStep(step(event, CHECK));
  expect(ended.outputs).toMatchObject({ drift: 'stale', outcome: 'pull-request' });
  const made = await repository.file(`docket/${ended.outputs['job-id']}`, 'docs/answer.md');
  expect(made).toContain(
    'The documentation check found:\n| `docs/cli.md`, line 3, mentions the flag `--near`, which is now `--at`. Change the line to: `` - `--at <place>`: where to look. ``\n',
  );
  expect(repository.comments(pull.number).length).toBeGreaterThan(0);
});

it('shows the commands where there is nothing to check', async () => {
  const { repository, say, said } = await trail();
  const { number } = repository.openIssue({ by: 'ann', title: 'A question', body: '' });
  await say(number, 'ann', '/docs');
  expect(said(number).at(-1)).toContain('| Command | What it does |');
  await say(number, 'ann', '/docs fix');
  expect(said(number).at(-1)).toContain('there is nothing to check here');
});

it('passes in a merge queue, where each pull request was checked before', async () => {
  const { step } = await trail();
  const payload = { action: 'checks_requested', merge_group: { head_sha: 'd'.repeat(40) } };
  const ended = await runStep(step({ name: 'merge_group', payload }, CHECK));
  expect([ended.code, ended.outputs.outcome], ended.log).toEqual([0, 'ignored']);
});

it('is part of the weekly report, with its trend', async () => {
  const { repository, step } = await trail();
  const settings = { '.github/docket.yml': 'drift: { report: true }\n' };
  await repository.push({ by: 'ann', branch: 'main', files: settings });
  const event = { name: 'schedule', payload: { schedule: '0 6 * * 1' } };
  const logs = { 'access-logs': logFile(views('/', 5)), ...WEEK };
  const ended = await runStep(step(event, { mode: 'views', ...logs }));
  expect(ended.code, ended.log).toBe(0);
  expect(ended.summary).toContain('### Documentation coverage');
  expect(ended.summary).toContain('2 of 2 flags. Run `docket check --all` for the list.');
});
