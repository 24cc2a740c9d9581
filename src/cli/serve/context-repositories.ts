// `context-repositories` on a server: what a project's jobs may read besides its own repository.

import { tmpdir } from 'node:os';
import { CONFIG_PATH, type Config, trusts } from '../../config/config.ts';
import type { SettingsThread } from '../../config/settings-thread.ts';
import { limitOf } from '../../github/app.ts';
import { createGithub, type Github } from '../../github/client.ts';
import { openContextRepositories } from '../../github/context-repositories.ts';
import type { GithubMeter } from '../../github/meter.ts';
import { githubSettings } from '../../github/settings.ts';
import { readFileAgain } from '../../github/thread-host.ts';
import type { JobTools } from '../../jobs/tools.ts';
import type { ContextCopies } from '../../jobs/workspace/context-copies.ts';
import type { Project } from '../../service/projects/project.ts';
import { Forbidden, InvalidRequest, NotFound, SetupError } from '../../shared/errors.ts';
import { type Log, systemClock } from '../../shared/runtime.ts';
import type { Token } from '../../shared/token-source.ts';
import type { OpenApp } from './app.ts';

/** How the GitHub App reads repositories other than a project's own. */
export interface AppReading {
  app: Pick<OpenApp, 'readingTokens' | 'currentTokens'>;
  /** Where the settings of other repositories are parsed. */
  thread: Pick<SettingsThread, 'read'>;
}

interface ServedOptions {
  config: Config;
  /** The client for the project's repository; absent for a folder of this machine. */
  github: Github | undefined;
  /** The token of a GitHub App: it reaches that repository, and whatever everyone can read. */
  token?: Token;
  reading?: AppReading | undefined;
  env: NodeJS.ProcessEnv;
  log: Log;
  meter?: GithubMeter | undefined;
}

interface ServedContext {
  /** Absent: there are none. */
  copies: JobTools['contextCopies'];
  /** What they were read with, as it is now. */
  tokens: Iterable<string>;
}

export function servedContext(
  { repo, app }: Pick<Project, 'repo' | 'app'>,
  { config, github: own, reading, env, log, meter, token = env.GITHUB_TOKEN ?? '' }: ServedOptions,
): ServedContext {
  const names = config['context-repositories'];
  /** The ids of those that are private. */
  const read = new Set<number>();
  const connect = (name: string, given: Token) => {
    const use = meter?.use('jobs', app ? limitOf(app.installation) : 'token');
    const settings = githubSettings(env, { repository: name, token: given, log, use });
    return { github: createGithub(settings), token: given };
  };

  /**
   * Who may write the settings of one repository must not read another one by that. A private one has
   * to be in the same installation, because a name means nothing beyond its owner, and to agree;
   * whether it exists at all is nobody's business before.
   */
  async function reachPrivate(name: string, installation: number) {
    if (!reading) throw new Forbidden('There is no GitHub App here.');
    const all = connect(name, reading.app.readingTokens(installation)).github;
    const { data } = await all.rest.repos.get(all.repo);
    if (!(await agrees(all, reading.thread, repo)))
      throw new Forbidden(`${name} does not list ${repo}.`);
    read.add(data.id);
    return connect(name, reading.app.readingTokens(installation, data.id));
  }

  async function reach(name: string) {
    const open = connect(name, token);
    if (!app) return open;
    const isOpen = await open.github.rest.repos.get(open.github.repo).then(
      () => true,
      (error) => {
        if (error instanceof NotFound || error instanceof Forbidden) return false;
        throw error;
      },
    );
    return isOpen ? open : reachPrivate(name, app.installation);
  }

  async function copies(signal: AbortSignal): Promise<ContextCopies> {
    if (!own) {
      throw new SetupError(
        '`context-repositories` are read from GitHub, and this repository is a folder. Remove the setting.',
      );
    }
    const isPrivate = async () => (await own.rest.repos.get(own.repo)).data.private;
    const source = {
      ...{ names, reach, env, path: env.PATH ?? '', clock: systemClock },
      target: { name: repo, isPrivate },
      mayPublish: (name: string) => trusts(config, name, 'publish'),
      refusal: (name: string) => refusal(name, app && repo),
    };
    return openContextRepositories(source, tmpdir(), signal);
  }

  return {
    copies: names.length > 0 ? copies : undefined,
    tokens: {
      *[Symbol.iterator]() {
        for (const id of read) yield* reading?.app.currentTokens(app?.installation ?? 0, id) ?? [];
      },
    },
  };
}

/**
 * By its own file, as it is now: neither the settings of an organization nor what was read earlier open
 * a private repository.
 */
async function agrees(
  github: Github,
  thread: Pick<SettingsThread, 'read'>,
  reader: string,
): Promise<boolean> {
  const file = await readFileAgain(github, { ...github.repo, path: CONFIG_PATH }, null);
  if (file === 'unchanged' || file.text === null) return false;
  try {
    const { config } = await thread.read({ repository: file.text });
    return trusts(config, reader, 'read');
  } catch (error) {
    if (error instanceof InvalidRequest) return false;
    throw error;
  }
}

/** `reader`: the repository that wants to read it with the App. */
function refusal(name: string, reader: string | undefined): string {
  return reader
    ? `${name} in \`context-repositories\` cannot be read: there is no such public repository. If it is private and belongs to the same owner, install the GitHub App there, and set \`trusted-repositories: { ${reader}: [read] }\` in its \`.github/docket.yml\`.`
    : `${name} in \`context-repositories\` cannot be read: there is no such repository, or GITHUB_TOKEN has no access to it. Fix the name, or give the token \`contents: read\` there.`;
}
