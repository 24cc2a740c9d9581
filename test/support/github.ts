import { createGithub, type Github, type GithubSettings } from '../../src/github/client.ts';
import type { LocalGithub } from '../local-github/local-github.ts';
import { InstantClock } from './clock.ts';
import { silentLog } from './silent-log.ts';

/** Our client of a stand-in, with a clock on which waiting takes no time. */
export function githubOf(
  sandbox: LocalGithub,
  settings: Partial<GithubSettings> = {},
): { github: Github; clock: InstantClock } {
  const clock = new InstantClock();
  const github = createGithub({
    apiUrl: sandbox.apiUrl,
    graphqlUrl: sandbox.graphqlUrl,
    serverUrl: sandbox.serverUrl,
    token: sandbox.token,
    repository: 'octo/handbook',
    clock,
    random: () => 0.5,
    log: silentLog,
    ...settings,
  });
  return { github, clock };
}
