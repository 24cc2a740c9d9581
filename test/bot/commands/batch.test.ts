import { expect, it } from 'vitest';
import { runJob } from '../../../src/bot/commands/run-job.ts';
import type { JobRequest } from '../../../src/bot/request.ts';
import { openBot } from '../../support/bot.ts';

const ask = (prompt: string): JobRequest => ({
  ...{ kind: 'job', prompt, jobId: undefined, thread: undefined, isPull: undefined },
  ...{ pull: undefined, askedAt: undefined },
});
const run = (n: number) => ({
  ...{ key: `run:${n}`, requester: undefined, event: 'schedule', series: 'docs.yml' },
});

it('gathers requests in one pull request while it is open', async () => {
  const { repo, botWith } = await openBot();
  const first = await runJob(ask('Describe the flags.'), run(1), botWith());
  const second = await runJob(ask('Describe the variables.'), run(2), botWith());
  expect(second.job?.id).toBe(first.job?.id);
  expect(await repo.pulls()).toHaveLength(1);
});

it('starts another one once it is merged', async () => {
  const { repo, botWith } = await openBot();
  const first = await runJob(ask('Describe the flags.'), run(1), botWith());
  const [pull] = await repo.pulls();
  await repo.merge(pull?.number ?? 0, { by: 'mona' });
  const second = await runJob(ask('Describe the variables.'), run(2), botWith());
  expect(second.job?.id).not.toBe(first.job?.id);
  expect(await repo.pulls()).toHaveLength(2);
});
