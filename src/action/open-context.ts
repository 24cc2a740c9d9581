// Builds the bot that handles commands and jobs in a workflow run, and the service behind it: remote if
// `base-url` is set, otherwise in this process.
import { tmpdir } from 'node:os';
import type { OpenBackend } from '../bot/backend.ts';
import { type BotContext, buildBotContext, redacting } from '../bot/bot-context.ts';
import { commentOf } from '../bot/request.ts';
import type { ThreadHost } from '../bot/thread-host.ts';
import type { Config } from '../config/config.ts';
import type { Github } from '../github/client.ts';
import { createThreadHost } from '../github/thread-host.ts';
import { secretValues } from '../jobs/changes/secrets.ts';
import { createRemembered } from '../shared/remembered.ts';
import { systemClock } from '../shared/runtime.ts';
import { connectGithub } from './connect-github.ts';
import {
  type ActionRun,
  docsRepositoryOf,
  type JobsPlace,
  type ThreadRequest,
} from './workflow.ts';

/** The command and the job that it starts ask for the same findings, some minutes apart. */
const DRIFT_MS = 600_000;

interface OpenBotContext {
  bot: BotContext;
  close(): Promise<void>;
}

export async function openBotContext(
  run: ActionRun,
  request?: ThreadRequest,
): Promise<OpenBotContext> {
  const { inputs, facts, runner, signal } = run;
  const github = connectGithub(run);
  let loaded: Promise<Config> | undefined;
  const config = () => {
    loaded ??= readConfig(host, run);
    return loaded;
  };
  const openDocs = async (there: Pick<ThreadHost, 'repository'>, writes: boolean) => {
    const settings = await config();
    if (docsRepositoryOf(run, settings) === undefined) return undefined;
    const { openDocsRepository } = await import('./docs-repository.ts');
    return openDocsRepository(run, settings, there, { writes });
  };
  const ownPlace = async (): Promise<JobsPlace> => ({
    ...facts,
    token: inputs.service.githubToken ?? '',
    github,
    config: await config(),
    defaultBranch: run.event.payload.repository?.default_branch,
  });
  const remembered = createRemembered(systemClock, DRIFT_MS);
  const findDrift = async (pull: number, headSha: string) =>
    driftOf(pull, headSha, {
      run,
      github,
      config: await config(),
      pages: await openDocs(host, false),
    });
  const host = redacting(
    {
      ...createThreadHost(github, facts.workflow),
      drift: (pull, headSha) => remembered(`${pull} ${headSha}`, () => findDrift(pull, headSha)),
    },
    secretValues(run.env),
  );
  const open = async () => {
    const { baseUrl } = inputs.service;
    if (baseUrl !== undefined) return openRemote(baseUrl, run, host);
    const { openEmbeddedBackend } = await import('./embedded.ts');
    return openEmbeddedBackend(
      run,
      (await openDocs(host, true)) ?? (await ownPlace()),
      host,
      await config(),
    );
  };
  let opened: Promise<OpenBackend> | undefined;
  const said = request && 'comment' in request ? commentOf(request) : undefined;
  const bot = buildBotContext(
    {
      host,
      backend() {
        opened ??= open();
        return opened;
      },
      repository: facts.repository,
      markerKey: inputs.service.apiKey,
      style: { word: inputs.command.word, runUrl: facts.runUrl },
      log: runner,
      signal,
      dryRun: inputs.dryRun,
      wait: inputs.job.wait,
      timeoutMinutes: inputs.job.timeoutMinutes,
      permission: inputs.command.permission,
      rerun: facts.rerun,
      remember: (unfinished) =>
        runner.state('unfinished', unfinished ? JSON.stringify({ ...unfinished, said }) : ''),
    },
    config,
  );
  return { bot, close: async () => (await opened?.catch(() => undefined))?.close() };
}

/** People without permission are refused before any settings are read. */
async function readConfig(host: ThreadHost, { facts, runner }: ActionRun): Promise<Config> {
  const { loadConfig } = await import('../config/load-config.ts');
  return loadConfig(host, facts.repository, runner);
}

/** What the documentation lacks at a commit of a pull request. */
async function driftOf(
  pull: number,
  headSha: string,
  {
    run: { inputs, facts, env, signal, patience },
    github,
    config,
    pages,
  }: { run: ActionRun; github: Github; config: Config; pages: JobsPlace | undefined },
) {
  const [{ findPullDrift }, { gitPlace }, { driftRules }] = await Promise.all([
    import('../github/drift.ts'),
    import('../github/settings.ts'),
    import('../config/config.ts'),
  ]);
  return findPullDrift(pull, headSha, {
    github,
    path: facts.path,
    scratch: facts.temp ?? tmpdir(),
    place: gitPlace({ ...facts, token: inputs.service.githubToken ?? '' }, env),
    rules: driftRules(config, inputs.embedded.docsPaths),
    docs: pages && { ...pages, place: gitPlace({ ...facts, ...pages }, env) },
    signal,
    patience,
  });
}

async function openRemote(baseUrl: string, run: ActionRun, host: ThreadHost): Promise<OpenBackend> {
  const { apiKey = '', projectId = '' } = run.inputs.service;
  const [{ connectRemote }, { threadMarkers }] = await Promise.all([
    import('../service/client/connect.ts'),
    import('../bot/replies/thread-markers.ts'),
  ]);
  return {
    service: connectRemote({ baseUrl, apiKey, env: run.env, log: run.runner }),
    projectId,
    threads: threadMarkers(host, { repository: run.facts.repository, key: apiKey }),
    repeatable: false,
    readsThreads: false,
    close: async () => {},
  };
}
