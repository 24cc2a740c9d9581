// How the command line reaches GitHub: by the variables that a workflow has, or github.com.

import { githubFetchFor, gitNetwork } from '../shared/network/network.ts';
import { systemClock } from '../shared/runtime.ts';
import type { Token } from '../shared/token-source.ts';
import { BRIEFLY_MS, Patience } from '../shared/waiting.ts';
import type { GithubSettings } from './client.ts';

export function githubSettings<Known>(
  env: NodeJS.ProcessEnv,
  known: Known,
): Known & Omit<GithubSettings, 'log' | 'repository' | 'token'> {
  return {
    ...known,
    apiUrl: env.GITHUB_API_URL ?? 'https://api.github.com',
    graphqlUrl: env.GITHUB_GRAPHQL_URL ?? 'https://api.github.com/graphql',
    serverUrl: env.GITHUB_SERVER_URL ?? 'https://github.com',
    clock: systemClock,
    random: Math.random,
    fetch: githubFetchFor(env),
    // Jobs and deliveries wait for GitHub without a process that waits with them.
    patience: new Patience(BRIEFLY_MS),
  };
}

/** Where git finds a repository on GitHub, and what it needs there. */
export function gitPlace(
  {
    serverUrl,
    repository,
    token,
  }: Pick<GithubSettings, 'serverUrl' | 'repository'> & { token: Token },
  env: NodeJS.ProcessEnv,
) {
  return {
    remote: `${serverUrl}/${repository}.git`,
    credentials: { origin: new URL(serverUrl).origin, token },
    network: gitNetwork(env),
  };
}
