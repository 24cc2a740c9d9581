// `mode: check` on pull requests, and the comment that fixes what it finds.
import { expect, it } from 'vitest';
import { type Inputs, place, type Somewhere } from '../../support/place.ts';
import { runStep } from '../../support/runner.ts';

const CLI = `program
  .option('--near <place>', 'where to look')
  .option('--limit <n>', 'how many');
`;
const PAGE =
  '# Command line\n\n## Options\n\n- `--near <place>`: where to look.\n- `--limit <n>`: how many.\n';
const START = 'See [all options](cli.md#options).\n';
/** What breaks the link. */
const BROKEN = { 'docs/cli.md': PAGE.replace('## Options', '## Flags') };
const FIX = "sed -i 's/#options/#flags/' docs/start.md && echo Fixed the link. && cat > /dev/null";

/** Without what is not there: a check has a token that can only read. */
const CHECK: Inputs = { mode: 'check' };

async function trail(inputs: Inputs = {}): Promise<Somewhere> {
  const somewhere = await place(inputs);
  const files = { 'src/cli.js': CLI, 'docs/cli.md': PAGE, 'docs/start.md': START };
  await somewhere.repository.push({ by: 'ann', branch: 'main', files });
  return somewhere;
}

async function openPull({ repository }: Somewhere, files: Record<string, string>) {
  await repository.push({ by: 'ann', branch: 'change', files });
  return repository.openPull({ by: 'ann', title: 'A change', head: 'change', base: 'main' });
}

it('names what is broken and what is stale, at its lines, with a token that only reads', async () => {
  const somewhere = await trail();
  const { sandbox, step } = somewhere;
  const renamed = CLI.replace('--near', '--around');
  const { event } = await openPull(somewhere, { ...BROKEN, 'src/cli.js': renamed });
  const ended = await runStep(step(event, CHECK));
  expect(ended.code).toBe(1);
  expect(ended.outputs.drift, ended.log).toBe('broken');
  expect(JSON.parse(ended.outputs.findings ?? '')).toEqual([
    {
      ...{ drift: 'broken', kind: 'link', name: 'cli.md#options', path: 'docs/start.md', line: 1 },
      removed: { path: 'docs/cli.md', line: 3, text: '## Options' },
      ...{ became: 'cli.md#flags', edit: 'See [all options](cli.md#flags).' },
    },
    {
      ...{ drift: 'stale', kind: 'flag', name: '--near', path: 'docs/cli.md', line: 5 },
      removed: { path: 'src/cli.js', line: 2, text: ".option('--near <place>', 'where to look')" },
      ...{ became: '--around', edit: '- `--around <place>`: where to look.' },
    },
  ]);
  expect(ended.log).toContain(
    '::error title=Broken documentation,file=docs/start.md,line=1::This page has the link to `cli.md#options`, which is now `cli.md#flags`. Removed: `docs/cli.md:3: ## Options`. Change the line to: `See [all options](cli.md#flags).`',
  );
  expect(ended.log).toContain('::warning title=Stale documentation,file=docs/cli.md,line=5::');
  expect(ended.summary).toContain('2 findings: 1 broken, 1 stale');
  expect(ended.summary).toContain('Change the line to: `` - `--around <place>`: where to look. ``');
  expect(ended.log).toContain('comment `/docs` on the pull request');
  const written = sandbox.requests.filter(
    ({ method, area }) => method !== 'GET' && area === 'rest',
  );
  expect(written).toEqual([]);
});

it('says what it compared when nothing is broken, and fails for nothing that is only stale', async () => {
  const somewhere = await trail();
  const { repository, step } = somewhere;
  const renamed = { 'src/cli.js': CLI.replace('--near', '--around') };
  const { event, pull } = await openPull(somewhere, renamed);
  const stale = await runStep(step(event, CHECK));
  expect([stale.code, stale.outputs.drift]).toEqual([0, 'stale']);
  const accepted = { page: 'docs/cli.md', name: '--near', reason: 'Kept for old scripts.' };
  await repository.push({
    ...{ by: 'ann', branch: 'main', message: 'Accept it' },
    files: { '.github/docket.yml': `drift: { accept: [${JSON.stringify(accepted)}] }\n` },
  });
  const fits = await runStep(step(event, CHECK));
  expect([fits.code, fits.outputs.drift, fits.summary]).toEqual([0, 'none', '']);
  expect(fits.log).toMatch(/\d pages compared with 1 changed file: nothing broken\./);
  expect(repository.comments(pull.number)).toEqual([]);
});

it('becomes green by one comment without words', async () => {
  const somewhere = await trail({ 'agent-command': FIX });
  const { repository, step, say, said } = somewhere;
  const { event, pull } = await openPull(somewhere, BROKEN);
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
  const { event, pull } = await openPull(somewhere, BROKEN);
  await repository.push({
    ...{ by: 'ann', branch: 'main', files: { '.github/docket.yml': 'drift: { fix: true }\n' } },
  });
  const ended = await runStep(step(event, CHECK));
  expect(ended.outputs).toMatchObject({ drift: 'broken', outcome: 'pull-request' });
  const made = await repository.file(`docket/${ended.outputs['job-id']}`, 'docs/answer.md');
  expect(made).toContain(
    'The documentation check found:\n| `docs/start.md`, line 1, has the link to `cli.md#options`, which is now `cli.md#flags`. Removed: `docs/cli.md:3: ## Options`. Change the line to: `See [all options](cli.md#flags).`\n',
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
