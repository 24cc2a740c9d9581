import { createGithub, type Github } from '../github/client.ts';
import { SetupError } from '../shared/errors.ts';
import { githubFetchFor } from '../shared/network/network.ts';
import { systemRuntime } from '../shared/runtime.ts';
import type { ActionRun } from './workflow.ts';

export function connectGithub({ env, inputs, facts, runner, patience }: ActionRun): Github {
  const token = inputs.service.githubToken;
  if (!token) {
    throw new SetupError(
      'Input `github-token` is empty. Leave it out to use the workflow’s own token.',
    );
  }
  // Not tied to the run's signal: the last update on a thread comes after it.
  return createGithub({
    ...facts,
    token,
    ...systemRuntime(runner),
    fetch: githubFetchFor(env),
    patience,
  });
}
