// The service behind the action: elsewhere when there is a `base-url`, else in this process.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CONFIG_PATH, parseConfig } from '../action/config.ts';
import { secretValues } from '../action/runner-facts.ts';
import type { Backend } from '../app/backend.ts';
import { gatherContext } from '../app/gather-context.ts';
import type { ThreadHost } from '../app/thread.ts';
import { threadMarkers } from '../app/thread-markers.ts';
import { toWire } from '../embedded/service.ts';
import type { Github } from '../github/client.ts';
import { createPublisher } from '../github/publisher.ts';
import { systemClock } from '../shared/clock.ts';
import { SetupError } from '../shared/errors.ts';
import type { ActionRun } from './action-routes.ts';
import { chooseAgent } from './agent.ts';
import { openEmbedded } from './embedded.ts';

export type OpenBackend = Backend & { close(): Promise<void> };

export async function openBackend(
  run: ActionRun,
  github: Github,
  host: ThreadHost,
): Promise<OpenBackend> {
  const { baseUrl } = run.inputs.service;
  return baseUrl === undefined ? embedded(run, github, host) : remote(baseUrl, run, host);
}

async function remote(baseUrl: string, run: ActionRun, host: ThreadHost): Promise<OpenBackend> {
  const { apiKey = '', projectId = '' } = run.inputs.service;
  const { connectRemote } = await import('./remote.ts');
  return {
    service: connectRemote({ baseUrl, apiKey, log: run.runner }),
    projectId,
    threads: threadMarkers(host, { repository: run.facts.repository, key: apiKey }),
    close: async () => {},
  };
}

async function embedded(run: ActionRun, github: Github, host: ThreadHost): Promise<OpenBackend> {
  const { inputs, facts, env, runner } = run;
  const config = parseConfig(await host.readFile(CONFIG_PATH));
  const projectId = inputs.service.projectId ?? facts.repositoryId;
  const scratch = await mkdtemp(join(facts.temp ?? tmpdir(), 'docket-'));
  const { agentCommand, modelUrl, model, modelKey, checkCommand } = inputs.embedded;
  const minutes = config.agent['max-minutes'] ?? inputs.job.timeoutMinutes;
  const place = {
    remote: `${facts.serverUrl}/${facts.repository}.git`,
    credentials: {
      origin: new URL(facts.serverUrl).origin,
      token: inputs.service.githubToken ?? '',
    },
  };
  const { engine, store, service } = await openEmbedded({
    path: facts.path,
    scratch,
    work: place,
    state: place,
    stateRef: inputs.embedded.stateRef,
    repository: facts.repository,
    ref: run.event.payload.repository?.default_branch ?? 'HEAD',
    tools: {
      ...(await chooseAgent({
        command: agentCommand,
        model: modelUrl && model ? { url: modelUrl, name: model, key: modelKey } : undefined,
        check: checkCommand,
        envNames: config.agent.env,
        environment: env,
        hide: facts.hide,
        tmp: tmpdir(),
        timeLimitMs: minutes * 60_000,
        clock: systemClock,
        log: runner,
      })),
      publisher: createPublisher(github, {
        labels: [...config['pull-request'].labels],
        reviewers: [...config['pull-request'].reviewers],
      }),
      docsPaths: inputs.embedded.docsPaths,
      ...(inputs.embedded.baseRef && { baseRef: inputs.embedded.baseRef }),
      draft: inputs.embedded.draft,
      secrets: secretValues(env),
      context: (origin) => gatherContext(host, origin),
      clock: systemClock,
      log: runner,
    },
    views: {
      getViews: () => {
        throw new SetupError('Page views need `access-logs` or `base-url`.');
      },
    },
  });
  return {
    service,
    projectId,
    threads: { jobOf: (thread) => store.jobOfThread(String(thread)) },
    local: {
      lastPrompt: async (id) => (await engine.get(projectId, id)).turns.at(-1)?.prompt,
      async timeOut(id) {
        await engine.stop('timed-out', id);
        return toWire(await engine.get(projectId, id));
      },
      settled: () => engine.idle(),
      release: () => engine.stop('interrupted'),
    },
    async close() {
      await engine.stop('interrupted');
      await rm(scratch, { recursive: true, force: true });
    },
  };
}
