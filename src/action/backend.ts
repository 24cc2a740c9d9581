// The service behind the action: remote if `base-url` is set, otherwise in this process.

import type { OpenBackend } from '../bot/backend.ts';
import type { ThreadHost } from '../bot/thread-host.ts';
import type { Config } from '../config/config.ts';
import type { Github } from '../github/client.ts';
import type { ActionRun } from './workflow.ts';

export async function openBackend(
  run: ActionRun,
  github: Github,
  host: ThreadHost,
  config: () => Promise<Config>,
): Promise<OpenBackend> {
  const { baseUrl } = run.inputs.service;
  if (baseUrl !== undefined) return elsewhere(baseUrl, run, host);
  const { openHere } = await import('./embedded.ts');
  return openHere(run, github, host, await config());
}

async function elsewhere(baseUrl: string, run: ActionRun, host: ThreadHost): Promise<OpenBackend> {
  const { apiKey = '', projectId = '' } = run.inputs.service;
  const [{ connectRemote }, { threadMarkers }] = await Promise.all([
    import('../service/client/connect.ts'),
    import('../bot/thread-markers.ts'),
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
