// `mode: improve` and the list of documentation to do (`list-issue`) in a workflow run.

import { tmpdir } from 'node:os';
import type { BotContext } from '../bot/bot-context.ts';
import { isFailure } from '../bot/outcome.ts';
import type { TickRequest } from '../bot/request.ts';
import type { ThreadHost } from '../bot/thread-host.ts';
import { type Config, driftRules } from '../config/config.ts';
import { loadConfig } from '../config/load-config.ts';
import { findBrokenNow } from '../github/drift.ts';
import { gitPlace } from '../github/settings.ts';
import { improve, improveSummary, lastLine, outcomeOf, pickedJson } from '../improve/improve.ts';
import { keepList, type ListSources, startTicked } from '../improve/list.ts';
import { type Findings, findPages } from '../improve/look.ts';
import { readDocsPaths } from '../jobs/changes/change.ts';
import { SetupError } from '../shared/errors.ts';
import { systemClock } from '../shared/runtime.ts';
import { pageFilter } from '../views/counting/page-filter.ts';
import { chooseRange } from '../views/export/options.ts';
import { connectGithub } from './connect-github.ts';
import { openSource } from './export-views.ts';
import { type ActionRun, docsRepositoryOf, type RunEnding } from './workflow.ts';

/** Of a repository that has its documentation itself. */
async function settingsOf(run: ActionRun, host: ThreadHost): Promise<Config> {
  const { inputs, facts, runner } = run;
  const config = await loadConfig(host, facts.repository, runner);
  const elsewhere = docsRepositoryOf(run, config);
  if (elsewhere === undefined) return config;
  const isList = inputs.mode === 'auto' || inputs.mode === 'sweep';
  const remedy = isList
    ? `the list of what there is to do belongs there. Move \`list-issue\` to the settings of ${elsewhere}.`
    : `\`mode: ${inputs.mode}\` has to run there. Move this step to a workflow of ${elsewhere}.`;
  throw new SetupError(`The documentation is in ${elsewhere}, so ${remedy}`);
}

/** The pages that deserve a job. */
async function lookAtPages(run: ActionRun, { host }: BotContext): Promise<Findings> {
  const { inputs, facts, signal } = run;
  const config = await settingsOf(run, host);
  const { views, source } = await openSource(run, config);
  const docs = readDocsPaths(inputs.embedded.docsPaths);
  const files = (await host.listFiles()).filter((file) => docs.covering(file).length > 0);
  const wanted = pageFilter(config.views.pages);
  const findings = await findPages(
    {
      projectId: inputs.service.projectId ?? facts.repositoryId,
      title: facts.repository,
      source,
      range: chooseRange(inputs.views, systemClock.now()),
    },
    files,
    { views, clock: systemClock, signal },
  );
  // What is not counted has no readers to judge by.
  return { ...findings, found: findings.found.filter(({ path }) => wanted(path)) };
}

export async function improvePages(run: ActionRun, bot: BotContext): Promise<RunEnding> {
  const { inputs, facts, runner, context } = run;
  const { actor: requester } = facts;
  const identity = { requester, event: context.eventName };
  const improved = await improve(await lookAtPages(run, bot), identity, bot);
  for (const { path, why } of improved.passedOver) runner.info(`${path}: not again yet. ${why}`);
  for (const note of improved.notes) runner.info(note);
  for (const { outcome, message } of improved.picked) {
    if (outcome === 'ignored') runner.warn(message ?? '');
  }
  const outcome = outcomeOf(improved, inputs.dryRun);
  runner.output('outcome', outcome);
  runner.output('picked', pickedJson(improved));
  await runner.summary(improveSummary(improved, inputs.dryRun));
  return { failed: isFailure(outcome), message: lastLine(improved, inputs.dryRun) };
}

// The list.

export const keepRunList = (run: ActionRun, bot: BotContext) =>
  keepList(listSources(run, bot), bot);

export const startRunTick = (ticked: TickRequest, run: ActionRun, bot: BotContext) =>
  startTicked(ticked, listSources(run, bot), bot);

function listSources(run: ActionRun, bot: BotContext): ListSources {
  const { facts, inputs, env, signal, patience } = run;
  return {
    async pages() {
      try {
        return await lookAtPages(run, bot);
      } catch (error) {
        if (error instanceof SetupError) return error.message;
        throw error;
      }
    },
    async drift() {
      const config = await settingsOf(run, bot.host);
      return findBrokenNow({
        ...{ github: connectGithub(run), path: facts.path, scratch: facts.temp ?? tmpdir() },
        place: gitPlace({ ...facts, token: inputs.service.githubToken ?? '' }, env),
        rules: driftRules(config, inputs.embedded.docsPaths),
        ...{ signal, patience },
      });
    },
  };
}
