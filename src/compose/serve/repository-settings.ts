// Projects of a GitHub App have the settings that are in their repository.
import { CONFIG_PATH } from '../../action/config.ts';
import { createGithub } from '../../github/client.ts';
import { createThreadHost } from '../../github/thread-host.ts';
import type { Project, Projects } from '../../projects/project.ts';
import { systemClock } from '../../shared/clock.ts';
import { SetupError, sentence } from '../../shared/errors.ts';
import type { Log } from '../../shared/log.ts';
import { githubSettings } from '../github-settings.ts';
import type { OpenApp } from './app.ts';

/** A change on the default branch takes effect after at most this long. */
const FRESH_MS = 15_000;

export interface WithSettings {
  env: NodeJS.ProcessEnv;
  app: OpenApp | null;
  log: Log;
}

export function withRepositorySettings(
  projects: Pick<Projects, 'find'>,
  { env, app, log }: WithSettings,
): Pick<Projects, 'find'> {
  const known = new Map<string, { text: Promise<string | null>; readAt: number }>();

  function read(repo: string, ids: NonNullable<Project['app']>): Promise<string | null> {
    if (!app) {
      throw new SetupError(
        `${repo} belongs to a GitHub App. Set APP_ID and PRIVATE_KEY or PRIVATE_KEY_PATH.`,
      );
    }
    const settings = githubSettings(env, { repository: repo, token: app.tokensOf(ids), log });
    return createThreadHost(createGithub(settings)).readFile(CONFIG_PATH);
  }

  function configOf({ repo, app: ids }: Project): Promise<string | null> {
    if (!ids) return Promise.resolve(null);
    const name = `${ids.repository} ${repo}`;
    const before = known.get(name);
    if (before && systemClock.now() - before.readAt < FRESH_MS) return before.text;
    const text = read(repo, ids).catch((error) => {
      if (!before) throw error;
      log.warn(`The settings of ${repo} could not be read again: ${sentence(error)}`);
      return before.text;
    });
    known.set(name, { text, readAt: systemClock.now() });
    text.catch(() => known.delete(name));
    return text;
  }

  return {
    async find(id) {
      const project = await projects.find(id);
      if (!project || project.settings.config !== undefined) return project;
      const config = await configOf(project);
      return config === null ? project : { ...project, settings: { ...project.settings, config } };
    },
  };
}
