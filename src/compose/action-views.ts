// `mode: views`, put together for a workflow run.
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { workflowArtifacts } from '../action/artifact.ts';
import { CONFIG_PATH, type Config, parseConfig } from '../action/config.ts';
import { runViews, type ViewsRun } from '../action/views.ts';
import { createThreadHost } from '../github/thread-host.ts';
import { systemClock } from '../shared/clock.ts';
import { SetupError } from '../shared/errors.ts';
import { connectGithub } from './action-desk.ts';
import type { ActionRun } from './action-routes.ts';

export async function exportPageViews(run: ActionRun): Promise<null> {
  const { inputs, facts, env, runner, signal } = run;
  const config = parseConfig(await createThreadHost(connectGithub(run)).readFile(CONFIG_PATH));
  await runViews(inputs, {
    ...(await openSource(run, config)),
    projectId: inputs.service.projectId ?? facts.repositoryId,
    title: facts.repository,
    reportDir: await mkdtemp(join(facts.temp ?? tmpdir(), 'page-views-')),
    artifacts: workflowArtifacts({
      ...facts,
      hasResults: Boolean(env.ACTIONS_RESULTS_URL && env.ACTIONS_RUNTIME_TOKEN),
    }),
    runner,
    clock: systemClock,
    random: Math.random,
    signal,
  });
  return null;
}

type Source = Pick<ViewsRun, 'service' | 'source' | 'maxRequests'>;

async function openSource({ inputs, runner }: ActionRun, config: Config): Promise<Source> {
  const { baseUrl, apiKey = '' } = inputs.service;
  if (baseUrl === undefined) {
    throw new SetupError(
      'Page views need a source: give `access-logs` with the globs of your logs, or `base-url` with the address of a service.',
    );
  }
  const { connectRemote } = await import('./remote.ts');
  return {
    service: connectRemote({ baseUrl, apiKey, log: runner }),
    source: baseUrl,
    maxRequests: config.views['max-requests'],
  };
}
