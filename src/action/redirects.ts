// `mode: redirects` in a workflow run.
import type { BotContext } from '../bot/bot-context.ts';
import { isFailure } from '../bot/outcome.ts';
import {
  findRedirects,
  redirectMissing,
  redirectsJson,
  redirectsSummary,
} from '../improve/redirects.ts';
import { readSource } from './improve.ts';
import type { ActionRun, RunEnding } from './workflow.ts';

export async function redirectPages(run: ActionRun, bot: BotContext): Promise<RunEnding> {
  const { facts, runner, context } = run;
  const { config, files, all, options, deps, wanted } = await readSource(run, bot);
  const found = await findRedirects(options, files, deps);
  const { in: place } = config.redirects;
  const redirected = await redirectMissing(
    { ...found, wanted: found.wanted.filter(({ to }) => wanted(to)) },
    all,
    { place, requester: facts.actor, event: context.eventName },
    bot,
  );
  for (const { path, why } of redirected.passedOver) runner.info(`${path}: left out. ${why}`);
  for (const note of redirected.notes) runner.info(note);
  const { outcome, job, message } = redirected;
  runner.output('outcome', outcome);
  runner.output('redirects', redirectsJson(redirected));
  if (job) {
    runner.output('job-id', job.id);
    runner.output('pr-link', job.prLink ?? '');
  }
  await runner.summary(redirectsSummary(redirected));
  return { failed: isFailure(outcome), message };
}
