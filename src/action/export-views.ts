// `mode: views` in a workflow run.

import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { UploadArtifactOptions } from '@actions/artifact';
import type { Config } from '../config/config.ts';
import { loadConfig } from '../config/load-config.ts';
import type { AcceptanceReport } from '../contract/acceptance.ts';
import { createThreadHost } from '../github/thread-host.ts';
import { secretScanner, secretValues } from '../jobs/changes/secrets.ts';
import { InvalidRequest, SetupError, sentence, Unavailable } from '../shared/errors.ts';
import { fetchFor, gitNetwork } from '../shared/network/network.ts';
import { systemClock, systemRuntime } from '../shared/runtime.ts';
import { Patience } from '../shared/waiting.ts';
import type { ViewsHistory } from '../views/counting/history.ts';
import type { Artifact, ArtifactStore, KeptFiles } from '../views/export/artifact.ts';
import { MAX_REQUESTS } from '../views/export/requests.ts';
import { connectGithub } from './connect-github.ts';
import { runViews, type ViewsRun } from './report-views.ts';
import { type ActionRun, docsRepositoryOf } from './workflow.ts';

export async function exportPageViews(run: ActionRun): Promise<null> {
  const { inputs, facts, env, runner, signal } = run;
  const github = connectGithub(run);
  const host = createThreadHost(github);
  const config = await loadConfig(host, facts.repository, runner);
  const issue = config.views['report-issue'];
  const source = await openSource(run, config);
  await runViews(inputs, {
    ...source,
    acceptance: docsRepositoryOf(run, config) === undefined ? await readAcceptance(run) : undefined,
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
    signal,
  });
  return null;
}

type Source = Pick<ViewsRun, 'views' | 'source'>;

export async function openSource(run: ActionRun, config: Config): Promise<Source> {
  const { env, inputs, runner } = run;
  const { baseUrl, apiKey = '' } = inputs.service;
  const { source } = config.views;
  const deadline = systemClock.now() + inputs.job.timeoutMinutes * 60_000;
  if (source) {
    if (inputs.views.accessLogs.length > 0) {
      throw new SetupError(
        'Input `access-logs` and the setting `views: source` are two sources of page views. Remove one of them.',
      );
    }
    const { openAnalytics } = await import('../views/sources/open.ts');
    const deps = { ...systemRuntime(runner), fetch: fetchFor(env), deadline: () => deadline };
    return openAnalytics({ ...config.views, source }, inputs.views.key, deps);
  }
  if (inputs.views.accessLogs.length > 0) return openLogs(run, config);
  if (baseUrl === undefined) {
    throw new SetupError(
      'Page views need a source. Name your analytics service in `views: source` in `.github/docket.yml`, set `access-logs` to the globs of your logs, or set `base-url` to the URL of a service.',
    );
  }
  const { connectRemote } = await import('../service/client/connect.ts');
  const { pagedViews } = await import('../views/export/paged.ts');
  const limits = { maxRequests: MAX_REQUESTS, deadline };
  const service = connectRemote({ baseUrl, apiKey, env, log: runner });
  return { views: pagedViews(service, limits, systemRuntime(runner)), source: baseUrl };
}

async function openLogs(run: ActionRun, { views: settings }: Config): Promise<Source> {
  const { accessLogs: logs } = run.inputs.views;
  const { openLogViews } = await import('../store/log-views.ts');
  // Anyone who can read the repository can read the history, so in a public one it is opt-in.
  const keep = settings.history ?? run.event.payload.repository?.private === true;
  const history = keep && !run.inputs.dryRun ? await openHistory(run) : undefined;
  return {
    views: await openLogViews({ logs, settings, history }),
    source: 'access logs',
  };
}

async function openHistory({ inputs, facts, env }: ActionRun): Promise<ViewsHistory> {
  const { createGit } = await import('../shared/git/git.ts');
  const { patient } = await import('../shared/git/git.ts');
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

// Artifacts of a workflow run. The package is loaded only when there is something to upload: it takes
// a quarter of a second.

interface Runner {
  serverUrl: string;
  /** Address of the workflow run. */
  runUrl: string;
  /** Whether the runner provides a results service (`ACTIONS_RESULTS_URL` and its token). */
  hasResults: boolean;
}

export function workflowArtifacts(runner: Runner): ArtifactStore {
  const upload = async (
    { name, dir, files }: Artifact,
    options: UploadArtifactOptions,
  ): Promise<KeptFiles> => {
    const reason = whyNowhere(runner);
    if (reason) return { kind: 'nowhere', reason };
    const { DefaultArtifactClient } = await import('@actions/artifact');
    const paths = files.map((file) => join(dir, file));
    const { group } = await import('@actions/core');
    // The package prints a line for each of its steps, which interests nobody unless one fails.
    const { id } = await group(`Uploading ${name}`, () =>
      new DefaultArtifactClient().uploadArtifact(name, paths, dir, options),
    ).catch((error: unknown) => {
      throw new Unavailable(failure(name, dir, error), { cause: error });
    });
    if (id === undefined) throw new Unavailable(failure(name, dir, 'no ID was returned'));
    return { kind: 'kept', id, url: `${runner.runUrl}/artifacts/${id}` };
  };
  return {
    upload: (artifact) => upload(artifact, {}),
    // The package names such an artifact after its file.
    uploadFile: (file) => upload({ ...file, files: [file.name] }, { skipArchive: true }),
  };
}

function whyNowhere({ serverUrl, hasResults }: Runner): string | undefined {
  if (!hasResults) return 'this run is not on a GitHub runner';
  const { hostname } = new URL(serverUrl);
  if (/^github\.com$|\.ghe\.com$|\.localhost$/.test(hostname)) return undefined;
  return `${hostname} is a GitHub Enterprise Server, which does not support this type of artifact`;
}

function failure(name: string, dir: string, error: unknown): string {
  const reason =
    sentence(error).replace(/\.$/, '') || `the storage service rejected it${statusOf(error)}`;
  const taken = /\b409\b|already exists/.test(reason);
  const remedy = taken
    ? 'Use a different `artifact-name` for each job in the run.'
    : 'Re-run the job. If it fails again, check githubstatus.com.';
  return `The artifact \`${name}\` could not be uploaded: ${reason}. ${remedy} The files are in ${dir}.`;
}

/** When the storage rejects an upload without a body, the message is empty. */
function statusOf(error: unknown): string {
  const { statusCode } = error as { statusCode?: unknown };
  return typeof statusCode === 'number' ? ` with HTTP ${statusCode}` : '';
}

/** The export is not kept waiting for long: the next one has it, too. */
const ACCEPTANCE_PATIENCE_MS = 30_000;

/** How many pull requests were merged. */
async function readAcceptance(run: ActionRun): Promise<AcceptanceReport | undefined> {
  const { inputs, runner } = run;
  // A service keeps the records of its jobs itself.
  if (inputs.dryRun || inputs.service.baseUrl !== undefined) return undefined;
  const { openBotContext } = await import('./open-context.ts');
  const patience = new Patience(ACCEPTANCE_PATIENCE_MS);
  const { bot, close } = await openBotContext({ ...run, patience });
  try {
    const { service, projectId } = await bot.backend();
    return await service.directory?.acceptance(projectId);
  } catch (error) {
    // The export is what was asked for; a token that may not read the records does not stop it.
    runner.info(`How many pull requests were merged is not known: ${sentence(error)}`);
    return undefined;
  } finally {
    await close();
  }
}
