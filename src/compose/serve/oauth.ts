// Signing in to the dashboard with the GitHub App.
import { createOauth, type Person } from '../../github/oauth.ts';
import type { Project } from '../../projects/project.ts';
import type { Right } from '../../projects/session.ts';
import type { GithubWay } from '../../server/dashboard/github-sign-in.ts';
import { SetupError } from '../../shared/errors.ts';
import type { Log } from '../../shared/log.ts';
import { githubSettings } from '../github-settings.ts';

/** Undefined where CLIENT_ID is not set: the server then prints a link. */
export function openOauth(
  env: NodeJS.ProcessEnv,
  projects: () => Promise<Project[]>,
  log: Log,
): Omit<GithubWay, 'base'> | undefined {
  const clientId = env.CLIENT_ID?.trim();
  const clientSecret = env.CLIENT_SECRET?.trim();
  if (!clientId) return undefined;
  if (!clientSecret) {
    throw new SetupError(
      'CLIENT_ID is set, but not CLIENT_SECRET. Generate a client secret in the settings of the GitHub App.',
    );
  }
  const oauth = createOauth(githubSettings(env, { clientId, clientSecret, log }));
  return {
    authorizeUrl: oauth.authorizeUrl,
    async person(proof) {
      const person = await oauth.person(proof);
      return { login: person.login, grants: grantsOf(person, await projects()) };
    },
  };
}

/** By the repository's ID where it is known, because a name can come to mean another one. */
export function grantsOf(
  { repositories }: Person,
  projects: readonly Pick<Project, 'id' | 'repo' | 'app'>[],
): Record<string, Right> {
  const granted = projects.flatMap(({ id, repo, app }): [string, Right][] => {
    const found = repositories.find((one) =>
      app ? one.id === app.repository : one.fullName.toLowerCase() === repo.toLowerCase(),
    );
    return found ? [[id, found.write ? 'write' : 'read']] : [];
  });
  return Object.fromEntries(granted);
}
