// Receipts of merged pull requests, as a part of the views export.

import { writeReceipts } from '../bot/improve/receipts.ts';
import type { Receipt } from '../contract/receipt.ts';
import { sentence } from '../shared/errors.ts';
import { systemClock, systemRuntime } from '../shared/runtime.ts';
import { openBotContext } from './open-context.ts';
import type { ViewsRun } from './report-views.ts';
import type { ActionRun } from './workflow.ts';

export async function receiptsFor(
  run: ActionRun,
  source: Pick<ViewsRun, 'service' | 'source' | 'maxRequests'>,
): Promise<Receipt[]> {
  const { inputs, facts, runner, signal } = run;
  // A service keeps the records of its jobs itself.
  if (inputs.dryRun || inputs.service.baseUrl !== undefined) return [];
  const { bot, close } = await openBotContext(run);
  try {
    const { service, ...rest } = source;
    return await writeReceipts(
      {
        ...rest,
        projectId: inputs.service.projectId ?? facts.repositoryId,
        title: facts.repository,
        deadline: systemClock.now() + inputs.job.timeoutMinutes * 60_000,
      },
      { service, ...systemRuntime(runner), signal },
      bot,
    );
  } catch (error) {
    // The export is what was asked for; a token that may not read pull requests does not stop it.
    runner.info(`No receipts were written: ${sentence(error)}`);
    return [];
  } finally {
    await close();
  }
}
