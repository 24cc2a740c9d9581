import { expect, it } from 'vitest';
import { fixDrift } from '../../../src/bot/commands/fix-drift.ts';
import { openBot } from '../../support/bot.ts';

it('has one job for a pull request, which a later commit continues', async () => {
  const { repo, botWith, replies } = await openBot();
  await repo.push({ by: 'mona', branch: 'flags', files: { 'src/cli.js': 'flags\n' } });
  const { pull } = await repo.openPull({ by: 'mona', title: 'Flags', head: 'flags', base: 'main' });
  const fix = (headSha: string) => {
    const head = { headRef: 'flags', headSha, sameRepository: true, open: true };
    return fixDrift({ kind: 'check', thread: pull.number, pull: head }, 'pull_request', botWith());
  };
  const first = await fix(pull.pull.headSha);
  expect(first).toMatchObject({ outcome: 'pull-request' });
  const sha = await repo.push({ by: 'mona', branch: 'flags', files: { 'src/cli.js': 'more\n' } });
  const second = await fix(sha);
  expect(second.job?.id).toBe(first.job?.id);
  expect(replies(pull.number)).toHaveLength(2);
});
