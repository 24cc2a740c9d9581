// The settings of a project: those that its operator has given it or, with a GitHub App, those in its
// repository and its organization.
import type { Config } from '../../config/config.ts';
import {
  CONFIG_PATH,
  ORGANIZATION_PATH,
  organizationOf,
  parseConfig,
  warnOfLocked,
} from '../../config/settings.ts';
import type { SettingsThread } from '../../config/settings-thread.ts';
import { createGithub } from '../../github/client.ts';
import { githubSettings } from '../../github/settings.ts';
import { createThreadHost } from '../../github/thread-host.ts';
import type { Project } from '../../service/projects/project.ts';
import { InvalidRequest, SetupError, sentence } from '../../shared/errors.ts';
import { type Log, systemClock } from '../../shared/runtime.ts';
import { MAX_YAML_CHARACTERS } from '../../shared/text/yaml.ts';
import type { TokenSource } from '../../shared/token-source.ts';
import type { OpenApp } from './app.ts';

export interface ConfiguredProject {
  project: Project;
  /** Null: there are no settings besides the project's own. */
  config: Config | null;
}

export async function ownSettings(project: Project): Promise<ConfiguredProject> {
  const { config } = project.settings;
  return { project, config: config === undefined ? null : parseConfig(config) };
}

/** A change on the default branch takes effect after at most this long. */
const FRESH_MS = 15_000;
/** Repositories that are gone, and long files, must not fill the memory. */
const MAX_KNOWN = 10_000;
const MAX_CHARACTERS = 1_000 * MAX_YAML_CHARACTERS;

interface Files {
  own: string | null;
  organization: string | null;
}

export function hostedSettings({
  env,
  app,
  thread,
  log,
}: {
  env: NodeJS.ProcessEnv;
  app: OpenApp | null;
  /** Where the files are parsed. */
  thread: Pick<SettingsThread, 'read'>;
  log: Log;
}): (project: Project) => Promise<ConfiguredProject> {
  const known = new Map<string, { text: Promise<string | null>; readAt: number }>();
  const read = new Map<string, Files & { config: Promise<Config> }>();
  /** Of the files that are kept, by name. */
  const lengths = new Map<string, number>();
  let characters = 0;

  /** A file that is too long stays so long that it is refused. */
  function bounded(name: string, text: string | null): string | null {
    const isLong = text !== null && text.length > MAX_YAML_CHARACTERS;
    // A copy: a part of a string keeps all of it.
    const kept = isLong ? Buffer.from(text.slice(0, MAX_YAML_CHARACTERS + 1)).toString() : text;
    const length = kept?.length ?? 0;
    characters += length - (lengths.get(name) ?? 0);
    lengths.set(name, length);
    if (characters > MAX_CHARACTERS) forget();
    return kept;
  }

  function forget(): void {
    for (const map of [known, read, lengths]) map.clear();
    characters = 0;
  }

  /** The file as it is now, or as it was a few seconds ago. */
  function fresh(name: string, read: () => Promise<string | null>): Promise<string | null> {
    const before = known.get(name);
    if (before && systemClock.now() - before.readAt < FRESH_MS) return before.text;
    const keep = (found: string | null) => bounded(name, found);
    const text = read().then(keep, (error) => {
      if (!before) throw error;
      log.warn(`The settings in ${name} could not be read again: ${sentence(error)}`);
      return before.text;
    });
    if (known.size > MAX_KNOWN) forget();
    known.set(name, { text, readAt: systemClock.now() });
    text.catch(() => known.delete(name));
    return text;
  }

  async function readFiles(repo: string, ids: NonNullable<Project['app']>): Promise<Files> {
    if (!app) {
      throw new SetupError(
        `${repo} belongs to a GitHub App. Set APP_ID and PRIVATE_KEY or PRIVATE_KEY_PATH.`,
      );
    }
    const hostWith = (token: TokenSource) =>
      createThreadHost(createGithub(githubSettings(env, { repository: repo, token, log })));
    const [own, organization] = await Promise.all([
      fresh(`${repo} (${ids.repository})`, () => hostWith(app.tokensOf(ids)).readFile(CONFIG_PATH)),
      fresh(organizationOf(repo), () =>
        hostWith(app.readingTokens(ids.installation)).readOwnersFile(ORGANIZATION_PATH),
      ),
    ]);
    return { own, organization };
  }

  /** Each version of a project's files is parsed once, whether it is valid or not. */
  function configOf(repo: string, files: Files): Promise<Config> {
    const { own, organization } = files;
    const before = read.get(repo);
    if (before?.own === own && before.organization === organization) return before.config;
    const config = parse(repo, files);
    if (read.size > MAX_KNOWN) forget();
    read.set(repo, { own, organization, config });
    config.catch((error) => {
      // It says nothing about the files.
      if (!(error instanceof InvalidRequest) && read.get(repo)?.config === config)
        read.delete(repo);
    });
    return config;
  }

  async function parse(repo: string, { own, organization }: Files): Promise<Config> {
    const organizationName = organizationOf(repo);
    const settings = await thread.read({ repository: own, organization, organizationName });
    warnOfLocked(settings, repo, { warn: (words) => log.warn(`${repo}: ${words}`) });
    insistOnOwnMachine(settings.config);
    return settings.config;
  }

  return async (project) => {
    const { app: ids, repo, settings } = project;
    // GitHub lets nobody read the files of a suspended one, and nothing is done in it.
    if (!ids || ids.suspended || settings.config !== undefined) return ownSettings(project);
    return { project, config: await configOf(repo, await readFiles(repo, ids)) };
  };
}

/** These name variables and files of the machine, which do not belong to whoever writes the file. */
function insistOnOwnMachine({ agent, views }: Config): void {
  const wrong = [
    ...(agent.env.length > 0 ? ['`agent.env`'] : []),
    ...(views['agent-ranges'].length > 0 ? ['`views.agent-ranges`'] : []),
  ];
  if (wrong.length === 0) return;
  throw new InvalidRequest(
    `${wrong.join(' and ')} cannot be used in a repository with the GitHub App, because variables and files belong to the operator of the server. Remove ${wrong.length === 1 ? 'it' : 'them'}, or ask the operator for docket projects set --config.`,
  );
}
