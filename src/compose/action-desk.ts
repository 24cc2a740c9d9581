// The desk that commands and jobs are worked on at, put together for a workflow run.

import type { Backend } from '../app/backend.ts';
import { utteranceOf } from '../app/command.ts';
import type { Desk } from '../app/desk.ts';
import type { CommandRequest, JobRequest } from '../app/request.ts';
import type { ThreadHost } from '../app/thread.ts';
import { secretValues } from '../changes/secret-values.ts';
import { secretScanner } from '../changes/secrets.ts';
import { createGithub, type Github } from '../github/client.ts';
import { createThreadHost } from '../github/thread-host.ts';
import { systemClock } from '../shared/clock.ts';
import { SetupError } from '../shared/errors.ts';
import type { ActionRun } from './action-routes.ts';
import { fetchFor } from './network.ts';

export interface OpenDesk {
  desk: Desk;
  close(): Promise<void>;
}

export async function openDesk(
  run: ActionRun,
  request?: CommandRequest | JobRequest,
): Promise<OpenDesk> {
  const { inputs, facts, runner, signal } = run;
  const github = connectGithub(run);
  const host = discreet(createThreadHost(github), run);
  let opened: Promise<Backend & { close(): Promise<void> }> | undefined;
  const backend = () => {
    opened ??= import('./action-backend.ts').then((module) =>
      module.openBackend(run, github, host),
    );
    return opened;
  };
  const said = request?.kind === 'command' ? utteranceOf(request) : undefined;
  return {
    desk: {
      host,
      backend,
      repository: facts.repository,
      markerKey: inputs.service.apiKey,
      voice: { word: inputs.command.word, runUrl: facts.runUrl },
      clock: systemClock,
      random: Math.random,
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
    close: async () => (await opened?.catch(() => undefined))?.close(),
  };
}

export function connectGithub({ env, inputs, facts, runner }: ActionRun): Github {
  const token = inputs.service.githubToken;
  if (!token) {
    throw new SetupError(
      'Input `github-token` is empty. Leave it out to use the workflow’s own token.',
    );
  }
  // Not bound to the run's signal: the last words on a thread are said after it.
  return createGithub({
    ...facts,
    token,
    clock: systemClock,
    random: Math.random,
    log: runner,
    fetch: fetchFor(env),
  });
}

/** A host that never publishes a secret, wherever it came from. */
function discreet(host: ThreadHost, { env }: ActionRun): ThreadHost {
  const scanner = secretScanner(secretValues(env));
  return {
    ...host,
    createComment: (place, body, marker) => host.createComment(place, scanner.redact(body), marker),
    editComment: (comment, body) => host.editComment(comment, scanner.redact(body)),
  };
}
