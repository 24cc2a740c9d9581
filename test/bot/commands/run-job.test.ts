import { expect, it } from 'vitest';
import { runJob } from '../../../src/bot/commands/run-job.ts';
import type { JobRequest } from '../../../src/bot/request.ts';
import { openBot } from '../../support/bot.ts';

const REQUEST: JobRequest = {
  ...{ kind: 'job', prompt: 'Describe release 1.3.', jobId: undefined, thread: undefined },
  ...{ isPull: undefined, pull: undefined, askedAt: undefined },
};
const RUN = { key: 'run:1', requester: 'mona', event: 'release' };

it('opens a pull request for what a workflow asks', async () => {
  const { repo, botWith } = await openBot();
  const result = await runJob(REQUEST, RUN, botWith());
  expect(result).toMatchObject({ outcome: 'pull-request' });
  const [pull] = await repo.pulls();
  expect(await repo.file(pull?.pull.headRef ?? '', 'docs/page.md')).toContain('release 1.3');
});

it('finds its job again in another attempt of the same run', async () => {
  const { repo, botWith } = await openBot();
  const first = await runJob(REQUEST, RUN, botWith());
  const again = await runJob(REQUEST, RUN, botWith({ rerun: true }));
  expect(again.job?.id).toBe(first.job?.id);
  expect(await repo.pulls()).toHaveLength(1);
});

it('answers on the thread that the workflow names', async () => {
  const { repo, botWith, replies } = await openBot();
  const { number } = repo.openIssue({ by: 'mona', title: 'Release 1.3' });
  await runJob({ ...REQUEST, thread: number }, RUN, botWith());
  expect(replies(number)).toEqual([expect.stringContaining('🚀 **Done: ')]);
});
