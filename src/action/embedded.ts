// The embedded service in a workflow run: state and work in the repository itself, with its token.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chooseAgent, handedOn, noAgent } from '../agents/choose-agent.ts';
import type { LocalWork, OpenBackend } from '../bot/backend.ts';
import {
  type ConfirmDeps,
  confirmEarlier,
  confirmInstruction,
  confirmWords,
} from '../bot/confirm.ts';
import { gatherContext } from '../bot/context.ts';
import type { ThreadHost } from '../bot/thread-host.ts';
import { recordsOf, threadsOf } from '../bot/thread-records.ts';
import { readCommand } from '../bot/trigger.ts';
import { type Config, moneyOf } from '../config/config.ts';
import type { Github } from '../github/client.ts';
import { createPublisher, signerOf } from '../github/publisher.ts';
import { secretValues } from '../jobs/changes/secrets.ts';
import { toWire } from '../service/embedded-service.ts';
import { systemClock } from '../shared/clock.ts';
import { SetupError } from '../shared/errors.ts';
import { gitNetwork } from '../shared/network/network.ts';
import { type Embedded, type EmbeddedSettings, openEmbedded } from '../store/open-embedded.ts';
import type { ActionRun } from './workflow.ts';

export async function openHere(
  run: ActionRun,
  github: Github,
  host: ThreadHost,
  config: Config,
): Promise<OpenBackend> {
  const { inputs, facts } = run;
  const projectId = inputs.service.projectId ?? facts.repositoryId;
  const scratch = await mkdtemp(join(facts.temp ?? tmpdir(), 'docket-'));
  const repository = {
    remote: `${facts.serverUrl}/${facts.repository}.git`,
    credentials: {
      origin: new URL(facts.serverUrl).origin,
      token: inputs.service.githubToken ?? '',
    },
    network: gitNetwork(run.env),
  };
  const confirming = confirmDeps(run, config, host);
  const embedded = await openEmbedded({
    path: facts.path,
    projectId,
    seal: { key: inputs.embedded.stateKey, scope: facts.repositoryId },
    scratch,
    work: repository,
    state: repository,
    stateRef: inputs.embedded.stateRef,
    repository: facts.repository,
    holder: facts.run,
    ref: run.event.payload.repository?.default_branch ?? 'HEAD',
    tools: {
      ...toolsFor(run, config, github, host),
      confirm: (job, index) => confirmInstruction(job, index, confirming),
      earlierWords: async (job, count) => ({
        confirmed: await confirmEarlier(job, count, confirming),
        reports: confirming.signed,
      }),
    },
    views: { getViews: noViews },
  });
  return {
    service: embedded.service,
    projectId,
    threads: threadsOf(projectId, embedded),
    repeatable: true,
    readsThreads: true,
    records: recordsOf(projectId, embedded, config, (job, index) =>
      confirmWords(job, index, confirming),
    ),
    work: workOf(projectId, embedded),
    async close() {
      await embedded.engine.stop('interrupted');
      await rm(scratch, { recursive: true, force: true });
    },
  };
}

function toolsFor(
  { inputs, env, facts, runner, works }: ActionRun,
  config: Config,
  github: Github,
  host: ThreadHost,
): EmbeddedSettings['tools'] {
  const { agentCommand, modelUrl, model, modelKey, checkCommand } = inputs.embedded;
  const minutes = config.agent['max-minutes'] ?? inputs.job.timeoutMinutes;
  const { 'max-steps': steps, 'max-tokens': tokens } = config.agent;
  const isSet = agentCommand !== undefined || modelUrl !== undefined;
  const settings = {
    command: agentCommand,
    ...(modelUrl &&
      model && { model: { url: modelUrl, model, ...(modelKey && { key: modelKey }) } }),
    budget: { ...(steps && { steps }), ...(tokens && { tokens }), seconds: minutes * 60 },
    check: checkCommand,
    envNames: config.agent.env,
    isolation: config.agent.isolation,
    environment: env,
    hide: facts.hide,
    tmp: tmpdir(),
    timeLimitMs: minutes * 60_000,
    clock: systemClock,
    log: runner,
  };
  const agents = isSet || works ? chooseAgent(settings) : { agent: noAgent };
  const { labels, reviewers, title, body } = config['pull-request'];
  return {
    ...agents,
    publisher: createPublisher(github, {
      labels: [...labels],
      reviewers: [...reviewers],
      verified: config.commit === 'verified',
    }),
    ...(config['sign-off'] && { signer: (login, signal) => signerOf(github, login, signal) }),
    docsPaths: inputs.embedded.docsPaths,
    ...(inputs.embedded.baseRef && { baseRef: inputs.embedded.baseRef }),
    commandWord: inputs.command.word,
    draft: inputs.embedded.draft,
    money: moneyOf(config),
    advisory: config.check === 'advisory',
    template: { title, body },
    maxOpenPulls: config.jobs['max-open-pull-requests'],
    secrets: secretValues(env, handedOn(settings)),
    context: (origin) => gatherContext(host, origin),
    clock: systemClock,
    log: runner,
  };
}

function confirmDeps({ inputs }: ActionRun, config: Config, host: ThreadHost): ConfirmDeps {
  const { word, permission, allowedBots } = inputs.command;
  return {
    host,
    permission,
    allowedBots,
    read: (body) => readCommand(body, word),
    reviews: config.review === 'instructions',
    fixChecks: config['fix-checks'],
    signed: inputs.embedded.stateKey !== undefined,
  };
}

function workOf(projectId: string, { engine }: Embedded): LocalWork {
  return {
    async timeOut(id) {
      await engine.stop('timed-out', id);
      return toWire(await engine.get(projectId, id));
    },
    settled: () => engine.idle(),
    release: () => engine.stop('interrupted'),
    resume: () => engine.resume(),
  };
}

async function noViews(): Promise<never> {
  throw new SetupError('Page views require `access-logs` or a service at `base-url`.');
}
