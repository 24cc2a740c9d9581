// Signing in to the dashboard with the GitHub App.

import { permits } from '../../bot/thread-host.ts';
import { DEFAULT_CONFIG } from '../../config/config.ts';
import { isSameRepository } from '../../contract/values.ts';
import { limitOf } from '../../github/app.ts';
import { createGithub } from '../../github/client.ts';
import type { GithubMeter } from '../../github/meter.ts';
import { createOauth, type Person } from '../../github/oauth.ts';
import { githubSettings } from '../../github/settings.ts';
import { permissionOf } from '../../github/thread-host.ts';
import type { GithubSignIn } from '../../service/dashboard/routes/sign-in.ts';
import { type Project, type Projects, unknownProject } from '../../service/projects/project.ts';
import type { Right } from '../../service/projects/session.ts';
import { Forbidden, SetupError, sentence, Unavailable } from '../../shared/errors.ts';
import type { Log } from '../../shared/runtime.ts';
import type { OpenApp } from './app.ts';
import { sameRepositoryToken } from './code-host.ts';
import type { ConfiguredProject } from './project-settings.ts';

/** Undefined where CLIENT_ID is not set: the server then prints a link. */
export function openOauth(
  env: NodeJS.ProcessEnv,
  projects: Pick<Projects, 'list' | 'record'>,
  log: Log,
): Omit<GithubSignIn, 'base'> | undefined {
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
      for (const project of await projects.list()) await recordIfNamed(project, person);
      return { login: person.login, grants: grantsOf(person, await projects.list()) };
    },
  };

  /** Whoever signs in does not decide what a name means: the operator's own token does. */
  async function recordIfNamed(project: Project, { repositories }: Person): Promise<void> {
    const { app, repo, repositoryId } = project;
    const token = env.GITHUB_TOKEN;
    const isNamed = repositories.some((one) => isSameRepository(one.fullName, repo));
    if (app || repositoryId !== undefined || !isNamed || !token) return;
    const { record } = projects;
    await sameRepositoryToken(project, { token, env, log, record })
      .get()
      .catch((error) => log.warn(`Project ${project.id} stays closed: ${sentence(error)}`));
  }
}

/**
 * Asks GitHub now, with the operator's or the App's token. `permission`: what the settings of the project
 * require for commands.
 */
export function commandPermission({
  env,
  log,
  app,
  meter,
  projects,
  settings,
}: {
  env: NodeJS.ProcessEnv;
  log: Log;
  app: OpenApp | null;
  meter: GithubMeter;
  projects: Pick<Projects, 'find' | 'record'>;
  settings(id: string): Promise<ConfiguredProject>;
}): (id: string, login: string) => Promise<void> {
  return async (id, login) => {
    const project = await projects.find(id);
    if (!project) throw unknownProject(id);
    const { repo } = project;
    const { permission } = ((await settings(id)).config ?? DEFAULT_CONFIG).command;
    const own = env.GITHUB_TOKEN;
    const { record } = projects;
    const token = project.app
      ? app?.tokensOf(project.app)
      : own && sameRepositoryToken(project, { token: own, env, log, record, meter });
    if (!token) throw new Unavailable(`This server has no token for ${repo}. Tell its operator.`);
    const limit = project.app ? limitOf(project.app.installation) : 'token';
    const use = meter.use('sign-in', limit);
    const github = createGithub(githubSettings(env, { repository: repo, token, log, use }));
    const granted = await permissionOf(github, login);
    if (permits(granted, permission)) return;
    throw new Forbidden(
      `You need ${permission} permission in ${repo} for this, like for commands there, and you do not have it now (${granted.problem ?? granted.level}).`,
    );
  };
}

/** By the repository's ID, because a name can come to mean another one. */
function grantsOf(
  { repositories }: Person,
  projects: readonly Pick<Project, 'id' | 'repositoryId' | 'app'>[],
): Record<string, Right> {
  const granted = projects.flatMap(({ id, repositoryId, app }): [string, Right][] => {
    const found = repositories.find((one) => one.id === (app?.repository ?? repositoryId));
    return found ? [[id, found.write ? 'write' : 'read']] : [];
  });
  return Object.fromEntries(granted);
}
