// Failed checks on a job's own pull request, through the committed bundle.
import { describe, expect, it } from 'vitest';
import { ForeignService } from '../../support/foreign-service.ts';
import { place } from '../../support/place.ts';
import { runStep } from '../../support/runner.ts';

/** A job with a pull request, in a repository with these settings. */
async function withPull(settings = 'fix-checks: true\n') {
  const here = await place();
  const { repository, say } = here;
  await repository.push({ by: 'ann', branch: 'main', files: { '.github/docket.yml': settings } });
  const { number } = repository.openIssue({ by: 'zoe', title: 'A flag', body: 'It prints JSON.' });
  const first = await say(number, 'ann', '/docs explain the --json flag');
  const pull = Number(first.outputs['pr-link']?.split('/').at(-1));
  const job = first.outputs['job-id'] ?? '';
  const headBranch = `docket/${job}`;
  return {
    ...here,
    pull,
    job,
    page: () => repository.file(headBranch, 'docs/answer.md'),
    /** The head as it is now. */
    head: async () => ({ headBranch, headSha: (await repository.branch(headBranch)) ?? '' }),
    attempts: () => repository.thread(pull).body.match(/^Checks failed on `/gm)?.length ?? 0,
  };
}

const LOG = [
  '2026-11-01T12:00:00.0000000Z ##[group]Run npm run lint',
  '2026-11-01T12:00:01.0000000Z \u001b[31mdocs/answer.md:3 line too long\u001b[0m',
  '2026-11-01T12:00:02.0000000Z ##[error]Process completed with exit code 1.',
].join('\n');

describe('a failed workflow run on a job’s pull request', () => {
  it('continues the job with the end of the log, and the thread says which check failed', async () => {
    const { repository, step, said, pull, job, head, page } = await withPull();
    const { event } = repository.checks.run({ ...(await head()), job: 'lint', log: LOG });
    const ended = await runStep(step(event));
    expect(ended).toMatchObject({ code: 0, outputs: { outcome: 'pull-request', 'job-id': job } });
    expect(await page()).toContain(
      'This check failed:\n| CI / lint\nThe end of its output:\n| docs/answer.md:3 line too long\n| ##[error]Process completed',
    );
    expect(said(pull)).toEqual([
      expect.stringMatching(
        /^🔧 \*\*Failed check on \w{10}:\*\* `CI \/ lint` \(attempt 1 of 2 .*Pushed `\w{7}`: /s,
      ),
    ]);
  });

  it('is one request, however many checks fail and however often it is reported', async () => {
    const { repository, step, said, pull, head, attempts } = await withPull();
    const at = await head();
    const one = repository.checks.run({ ...at, log: LOG });
    const two = repository.checks.report({ ...at, title: 'Prose' });
    await Promise.all([runStep(step(one.event)), runStep(step(two.event))]);
    const again = await runStep(step(one.event));
    const rerun = await runStep(step(two.event, {}, { attempt: 2 }));
    expect(again).toMatchObject({ code: 0, outputs: { outcome: 'ignored' } });
    expect(rerun.code).toBe(0);
    expect(attempts()).toBe(1);
    expect(said(pull)).toHaveLength(1);
  });

  it('is fixed at most twice, which is said once; a request of a person starts over', async () => {
    const { repository, step, said, say, pull, head, attempts } = await withPull();
    // Each attempt has to change something, or there is nothing to check again.
    const inputs = { 'agent-command': 'cat > docs/answer.md; date +%N >> docs/answer.md' };
    const fail = async () => runStep(step(repository.checks.run(await head()).event, inputs));
    await fail();
    await fail();
    expect(attempts()).toBe(2);
    const third = await fail();
    await runStep(step(repository.checks.report(await head()).event, inputs));
    expect(third).toMatchObject({ code: 0, outputs: { outcome: 'ignored' } });
    expect(attempts()).toBe(2);
    expect(said(pull)).toHaveLength(3);
    expect(said(pull).at(-1)).toMatch(/^🛑 \*\*Still failing after 2 attempts.*`CI \/ test`/);

    await say(pull, 'ann', '/docs shorten the page', inputs);
    await fail();
    expect(attempts()).toBe(3);
  });

  it('is ignored unless the settings allow it', async () => {
    const { repository, step, head, attempts } = await withPull('fix-checks: false\n');
    const ended = await runStep(step(repository.checks.run(await head()).event));
    expect(ended).toMatchObject({ code: 0, outputs: { outcome: 'ignored' } });
    expect(ended.log).toContain('`fix-checks: true` is not set');
    expect(attempts()).toBe(0);
  });

  it('needs permission to read checks, and says so', async () => {
    const { sandbox, repository, step, head } = await withPull();
    const token = sandbox.issueToken({ access: { actions: 'none' } });
    const { event } = repository.checks.run(await head());
    const ended = await runStep(step(event, { 'github-token': token }));
    expect(ended).toMatchObject({ code: 1, outputs: { outcome: 'failed' } });
    expect(ended.log).toContain(
      'Grant the workflow or the GitHub App `actions: read` and `checks: read`.',
    );
  });
});

describe('a failed check of another app', () => {
  it('continues the job with what the app reported', async () => {
    const { repository, step, job, head, page } = await withPull();
    const annotations = [{ path: 'docs/answer.md', line: 3, message: 'Avoid “simply”.' }];
    const { event } = repository.checks.report({
      ...(await head()),
      ...{ name: 'prose', title: '1 problem', summary: 'See below.', annotations },
    });
    const ended = await runStep(step(event));
    expect(ended.outputs).toMatchObject({ outcome: 'pull-request', 'job-id': job });
    expect(await page()).toContain(
      '| prose\nThe end of its output:\n| 1 problem\n| See below.\n| docs/answer.md:3: Avoid “simply”.',
    );
  });
});

it('works with a service elsewhere, which gets the output with the request', async () => {
  const here = await place({});
  const { repository, step, said } = here;
  await repository.push({
    by: 'ann',
    branch: 'main',
    files: { '.github/docket.yml': 'fix-checks: true\n' },
  });
  const service = await ForeignService.start(repository);
  const { number } = repository.openIssue({ by: 'zoe', title: 'A flag', body: 'JSON.' });
  const first = await here.say(number, 'ann', '/docs explain the flag', service.inputs);
  const pull = Number(first.outputs['pr-link']?.split('/').at(-1));
  const found = (await repository.pulls()).find((one) => one.number === pull)?.pull;
  const at = { headBranch: found?.headRef ?? '', headSha: found?.headSha ?? '' };
  const { event } = repository.checks.run({ ...at, log: LOG });
  for (const attempt of [1, 2, 3]) {
    const ended = await runStep(step(event, service.inputs));
    expect(ended.outputs.outcome).toBe(attempt === 1 ? 'pull-request' : 'ignored');
  }
  expect(service.jobs[0]?.prompts).toHaveLength(2);
  expect(service.jobs[0]?.prompts[1]).toContain('| docs/answer.md:3 line too long');
  expect(said(pull)).toHaveLength(2);
});
