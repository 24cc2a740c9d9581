// `mode: check` in a workflow run: what does this pull request break on pages?

import type { BotContext } from '../bot/bot-context.ts';
import { fixDrift } from '../bot/commands/fix-drift.ts';
import { isFailure, type Result } from '../bot/outcome.ts';
import type { CheckRequest } from '../bot/request.ts';
import {
  driftOf,
  driftSummary,
  findingsJson,
  tellCount,
  tellFit,
  tellHere,
  tellUnread,
} from '../drift/tell.ts';
import { SetupError } from '../shared/errors.ts';
import { oneLine } from '../shared/text/foreign.ts';
import type { ActionRun, RunEnding } from './workflow.ts';

/** GitHub shows ten of each level for a step; the summary has all. */
const MAX_ANNOTATIONS = 10;

export async function checkPull(
  request: CheckRequest,
  run: ActionRun,
  bot: BotContext,
): Promise<{ ending: RunEnding; fixed?: Result }> {
  const { runner, inputs } = run;
  const report = await bot.host.drift?.(request.thread, request.pull.headSha);
  if (!report) throw new SetupError('The files of this repository cannot be read here.');
  const { findings } = report;
  const drift = driftOf(findings);
  runner.output('findings', findingsJson(findings));
  runner.output('drift', drift);
  const unread = tellUnread(report);
  if (unread) runner.info(unread);
  if (drift === 'none') {
    return { ending: { failed: false, message: tellFit(report) } };
  }
  const { failOn } = inputs.check;
  const fails = failOn === 'broken' && drift === 'broken';
  for (const one of findings.slice(0, MAX_ANNOTATIONS)) {
    const isBroken = one.drift === 'broken';
    runner.annotate(fails && isBroken ? 'error' : 'warning', oneLine(tellHere(one)), {
      title: isBroken ? 'Broken documentation' : 'Stale documentation',
      file: one.path,
      startLine: one.line,
    });
  }
  await runner.summary(driftSummary(report, inputs.command.word));
  const message = `The documentation does not fit this pull request (${tellCount(findings)}).`;
  if (!(await bot.settings()).fixDrift) {
    const remedy = `To have it fixed, comment \`${inputs.command.word}\` on the pull request.`;
    return { ending: { failed: fails, message: `${message} ${remedy}` } };
  }
  if (!request.pull.sameRepository) {
    const why = '`drift: fix: true` does not work on pull requests from forks';
    return { ending: { failed: fails, message: `${message} It is not fixed: ${why}.` } };
  }
  const fixed = await fixDrift(request, run.context.eventName, bot);
  const told = `${message} ${fixed.message}`;
  return { ending: { failed: fails || isFailure(fixed.outcome), message: told }, fixed };
}
