// `mode: views` in a workflow run.
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Config } from '../config/config.ts';
import { loadSettings } from '../config/load-settings.ts';
import { createThreadHost } from '../github/thread-host.ts';
import { secretValues } from '../jobs/changes/secret-values.ts';
import { secretScanner } from '../jobs/changes/secrets.ts';
import { systemClock } from '../shared/clock.ts';
import { InvalidRequest, SetupError } from '../shared/errors.ts';
import { gitNetwork } from '../shared/network/network.ts';
import type { ViewsHistory } from '../views/counting/history.ts';
import type { ActionRun } from './action-run.ts';
import { workflowArtifacts } from './artifact.ts';
import { connectGithub } from './connect-github.ts';
import { runViews, type ViewsRun } from './views.ts';

export async function exportPageViews(run: ActionRun): Promise<null> {
  const { inputs, facts, env, runner, signal } = run;
  const host = createThreadHost(connectGithub(run));
  const { config } = await loadSettings(host, facts.repository, runner);
  const issue = config.views['report-issue'];
  const source = await openSource(run, config);
  const { receiptsFor } = await import('./receipts.ts');
  await runViews(inputs, {
    ...source,
    work: await receiptsFor(run, source),
    projectId: inputs.service.projectId ?? facts.repositoryId,
    title: facts.repository,
    reportDir: await mkdtemp(join(facts.temp ?? tmpdir(), 'page-views-')),
    artifacts: workflowArtifacts({
      ...facts,
      hasResults: Boolean(env.ACTIONS_RESULTS_URL && env.ACTIONS_RUNTIME_TOKEN),
    }),
    ...(issue !== undefined && { reportIssue: { host, repository: facts.repository, issue } }),
    runner,
    clock: systemClock,
    random: Math.random,
    signal,
  });
  return null;
}

type Source = Pick<ViewsRun, 'service' | 'source' | 'maxRequests'>;

export async function openSource(run: ActionRun, config: Config): Promise<Source> {
  const { env, inputs, runner } = run;
  const { baseUrl, apiKey = '' } = inputs.service;
  if (inputs.views.accessLogs.length > 0) return openLogs(run, config);
  if (baseUrl === undefined) {
    throw new SetupError(
      'Page views need a source. Set `access-logs` to the globs of your logs, or `base-url` to the URL of a service.',
    );
  }
  const { connectRemote } = await import('../service/client/connect.ts');
  return {
    service: connectRemote({ baseUrl, apiKey, env, log: runner }),
    source: baseUrl,
    maxRequests: config.views['max-requests'],
  };
}

async function openLogs(run: ActionRun, { views: settings }: Config): Promise<Source> {
  const { accessLogs: logs } = run.inputs.views;
  const { openLogViews } = await import('../store/log-views.ts');
  // Anyone who can read the repository can read the history, so in a public one it is opt-in.
  const keep = settings.history ?? run.event.payload.repository?.private === true;
  const history = keep && !run.inputs.dryRun ? await openHistory(run) : undefined;
  return {
    service: await openLogViews({ logs, settings, history }),
    source: `access logs ${logs.join(' ')}`,
    maxRequests: Number.POSITIVE_INFINITY,
  };
}

async function openHistory({ inputs, facts, env }: ActionRun): Promise<ViewsHistory> {
  const { createGit } = await import('../shared/git/git.ts');
  const { patient } = await import('../shared/git/patient.ts');
  const { openRemoteRefs } = await import('../shared/git/refs.ts');
  const { createGitHistory } = await import('../store/views-history-git.ts');
  const origin = new URL(facts.serverUrl).origin;
  const credentials = { origin, token: inputs.service.githubToken ?? '' };
  const patience = { clock: systemClock, random: Math.random };
  const git = patient(
    createGit({ path: facts.path, credentials, network: gitNetwork(env) }),
    patience,
  );
  const scratch = await mkdtemp(join(facts.temp ?? tmpdir(), 'views-history-'));
  const remote = `${facts.serverUrl}/${facts.repository}.git`;
  const refs = await openRemoteRefs(git, scratch, remote);
  // Anyone can request a page with a token in its name; only our own secrets are blocked.
  const scanner = secretScanner(secretValues(env), { shapes: false });
  return createGitHistory({
    refs,
    clock: systemClock,
    random: Math.random,
    guard(day) {
      if (scanner.scan([], { day }).length === 0) return;
      throw new InvalidRequest(
        'The access logs contain a secret of this workflow, so nothing was pushed. Replace the secret, and remove it from the logs.',
      );
    },
  });
}
