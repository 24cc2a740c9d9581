// The embedded service in a workflow run: state and work in the repository with the documentation, which
// is most often its own.
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { noAgent } from '../agents/choose-agent.ts';
import type { OpenBackend } from '../bot/backend.ts';
import { confirmRequest, confirmWords } from '../bot/commands/confirm.ts';
import { localWork } from '../bot/sending/local-work.ts';
import { recordedBackend } from '../bot/sending/thread-records.ts';
import type { ThreadHost } from '../bot/thread-host.ts';
import { buildTools, confirmDeps } from '../bot/wire-job-tools.ts';
import { type Config, pullRequestOptions } from '../config/config.ts';
import { createPublisher, signerOf } from '../github/publisher.ts';
import { gitPlace } from '../github/settings.ts';
import { createThreadHost } from '../github/thread-host.ts';
import { SetupError } from '../shared/errors.ts';
import { removeTree } from '../shared/remove.ts';
import { openEmbedded } from '../store/open-embedded.ts';
import { type ActionRun, contextNames, type JobsPlace } from './workflow.ts';

/** `host` has the threads, and `settings` are those of the repository that they are in. */
export async function openEmbeddedBackend(
  run: ActionRun,
  place: JobsPlace,
  host: ThreadHost,
  settings: Config,
): Promise<OpenBackend> {
  const { inputs, facts, env } = run;
  const { stateKey } = inputs.embedded;
  const { github, config, repository, repositoryId } = place;
  const projectId = inputs.service.projectId ?? repositoryId;
  const scratch = await mkdtemp(join(facts.temp ?? tmpdir(), 'docket-'));
  const files = gitPlace({ ...facts, ...place }, env);
  const signed = stateKey !== undefined;
  const from = repository === facts.repository ? undefined : facts.repository;
  const confirming = confirmDeps(host, inputs.command, { config, signed, from });
  const tools = toolsFor(run, place, settings, { host, confirming, scratch });
  const embedded = await openEmbedded({
    path: facts.path,
    projectId,
    seal: { key: stateKey, scope: repositoryId },
    scratch,
    work: files,
    state: files,
    repository,
    holder: facts.run,
    from,
    ref: place.defaultBranch ?? 'HEAD',
    tools: { ...tools, confirm: (job, index) => confirmRequest(job, index, confirming) },
    views: { pages: refuseViews, days: refuseViews },
    patience: run.patience,
    leaves: true,
  });
  const asked = async (repository: string) => {
    const { askedElsewhere } = await import('../bot/sending/asked-elsewhere.ts');
    const there = { ...backend, pulls: createThreadHost(github) };
    return askedElsewhere(there, { repository, id: facts.repositoryId }, (key) =>
      embedded.engine.jobOfThread(projectId, key),
    );
  };
  const backend = {
    ...recordedBackend(projectId, embedded, config, (job, index) =>
      confirmWords(job, index, confirming),
    ),
    work: localWork(projectId, embedded.engine),
  };
  return {
    ...(from ? await asked(from) : backend),
    async close() {
      await embedded.engine.stop('interrupted');
      await removeTree(scratch);
    },
  };
}

/** What jobs are done with. */
function toolsFor(
  run: ActionRun,
  place: JobsPlace,
  settings: Config,
  {
    host,
    confirming,
    scratch,
  }: { host: ThreadHost; confirming: ReturnType<typeof confirmDeps>; scratch: string },
) {
  const { inputs, facts, env } = run;
  const { agentCommand, modelUrl, model, modelKey, checkCommand } = inputs.embedded;
  const { github, config } = place;
  const isSet = agentCommand !== undefined || modelUrl !== undefined;
  return buildTools({
    config,
    env,
    log: run.runner,
    identity: identityOf(run),
    agent: {
      command: agentCommand,
      ...(modelUrl &&
        model && { model: { url: modelUrl, model, ...(modelKey && { key: modelKey }) } }),
      check: checkCommand,
      isolation: config.agent.isolation,
      hide: facts.hide,
      maxMinutes: inputs.job.timeoutMinutes,
      none: run.agent ?? (isSet || run.works ? undefined : noAgent),
    },
    publisher: createPublisher(github, pullRequestOptions(config)),
    ...(contextNames(run, settings).length > 0 && {
      async contextCopies(signal: AbortSignal) {
        const { copyContext } = await import('./context-repositories.ts');
        return copyContext(run, settings, { target: place, scratch }, signal);
      },
    }),
    docsPaths: inputs.embedded.docsPaths,
    baseRef: inputs.embedded.baseRef,
    thread: {
      host,
      word: inputs.command.word,
      confirming,
      signer: (login, signal) => signerOf(github, login, signal),
    },
  });
}

/** What this run can sign in with. */
export function identityOf({ inputs, facts, runner }: ActionRun) {
  const { githubToken } = inputs.service;
  return {
    githubToken,
    repositoryId: facts.repositoryId,
    mask: (secret: string) => runner.mask(secret),
  };
}

function refuseViews(): never {
  throw new SetupError('Page views require `access-logs` or a service at `base-url`.');
}
