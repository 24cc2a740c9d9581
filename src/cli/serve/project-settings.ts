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
import { forTenant, type TenantLimits, type TenantSettings } from '../../config/tenants.ts';
import { limitOf } from '../../github/app.ts';
import { createGithub } from '../../github/client.ts';
import type { GithubMeter } from '../../github/meter.ts';
import { githubSettings } from '../../github/settings.ts';
import { readFileAgain } from '../../github/thread-host.ts';
import type { SettingsFiles } from '../../postgres/settings-files.ts';
import type { Project } from '../../service/projects/project.ts';
import { HOUR_MS } from '../../shared/days.ts';
import { Forbidden, InvalidRequest, SetupError, sentence } from '../../shared/errors.ts';
import type { Clock, Log } from '../../shared/runtime.ts';
import { MAX_YAML_CHARACTERS } from '../../shared/text/yaml.ts';
import type { TokenSource } from '../../shared/token-source.ts';
import type { OpenApp } from './app.ts';

export interface ConfiguredProject {
  project: Project;
  /** Null: there are no settings besides the project's own. */
  config: Config | null;
  /** What of the repository's settings is not used here. */
  notice?: string;
}

export async function ownSettings(project: Project): Promise<ConfiguredProject> {
  const { config } = project.settings;
  return { project, config: config === undefined ? null : parseConfig(config) };
}

/** A push that changes a file takes effect after at most this long. */
const FRESH_MS = 5_000;
/** For a push that GitHub did not tell, or could not even when it was asked again. */
const FLOOR_MS = 6 * 3_600_000;
/** Of such files, in an hour: a task that uses all projects must not use up the rate limit. */
const MOST_REREADS = 300;
/** What could not be read again is used for so long, before GitHub is asked once more. */
const FAILED_MS = 60_000;
/** Repositories that are gone, and long files, must not fill the memory. */
const MAX_KNOWN = 10_000;
const MAX_CHARACTERS = 1_000 * MAX_YAML_CHARACTERS;

interface Files {
  own: string | null;
  organization: string | null;
}

interface SettingsPlace {
  /** In the table of settings files. */
  name: string;
  installation: number;
  /** `owner/name` */
  repository: string;
  path: string;
}

type AppIds = Pick<NonNullable<Project['app']>, 'installation' | 'repository'>;

/** Where the settings of a repository are. */
function settingsPlaces(repo: string, { installation, repository }: AppIds) {
  const organization = organizationOf(repo);
  return {
    own: {
      name: `${repo} (${repository})`,
      ...{ installation, repository: repo, path: CONFIG_PATH },
    },
    organization: {
      name: `${organization} (installation ${installation})`,
      ...{ installation, repository: organization, path: ORGANIZATION_PATH },
    },
  };
}

/** After a push that may have changed settings, of the repository or of the whole organization. */
export async function noteChangedSettings(
  { fullName, id, installation }: { fullName: string; id: number; installation: number },
  files: Pick<SettingsFiles, 'changed'>,
): Promise<void> {
  const { own, organization } = settingsPlaces(fullName, { installation, repository: id });
  await files.changed(own.name);
  if (organization.repository === fullName) await files.changed(organization.name);
}

export function hostedSettings({
  env,
  app,
  thread,
  files,
  meter,
  limits,
  clock,
  log,
}: {
  env: NodeJS.ProcessEnv;
  app: Pick<OpenApp, 'readingTokens'> | null;
  /** What was read of them, by anyone. */
  files: SettingsFiles;
  meter?: GithubMeter | undefined;
  /** What the operator allows repositories to set. */
  limits: TenantLimits;
  clock: Clock;
  /** Where the files are parsed. */
  thread: Pick<SettingsThread, 'read'>;
  log: Log;
}): (project: Project) => Promise<ConfiguredProject> {
  const known = new Map<string, { text: Promise<string | null>; until: number }>();
  const read = new Map<string, Files & { settings: Promise<TenantSettings> }>();
  /** Of the files that are kept, by name. */
  const lengths = new Map<string, number>();
  let characters = 0;
  let rereads = { since: clock.now(), count: 0 };

  function bounded(name: string, text: string | null): string | null {
    const length = text?.length ?? 0;
    characters += length - (lengths.get(name) ?? 0);
    lengths.set(name, length);
    if (characters > MAX_CHARACTERS) forget();
    return text;
  }

  function forget(): void {
    for (const map of [known, read, lengths]) map.clear();
    characters = 0;
  }

  /** The file as it is now, or as it was a few seconds ago. */
  function fresh(place: SettingsPlace, token: TokenSource): Promise<string | null> {
    const { name } = place;
    const before = known.get(name);
    if (before && clock.now() < before.until) return before.text;
    const kept = { text: current(place, token), until: clock.now() + FRESH_MS };
    kept.text = kept.text
      .catch(async (error) => {
        // A push has changed it: what it said before decides nothing any more.
        if (!before || (await files.find(name)).known?.stale !== false) throw error;
        kept.until = clock.now() + FAILED_MS;
        log.warn(`The settings in ${name} could not be read again: ${sentence(error)}`);
        return before.text;
      })
      .then((found) => bounded(name, found));
    if (known.size > MAX_KNOWN) forget();
    known.set(name, kept);
    kept.text.catch(() => known.delete(name));
    return kept.text;
  }

  function mayReread(readAt: number): boolean {
    const now = clock.now();
    if (now - readAt < FLOOR_MS) return false;
    if (now - rereads.since >= HOUR_MS) rereads = { since: now, count: 0 };
    rereads.count += 1;
    return rereads.count <= MOST_REREADS;
  }

  /** As someone has read it since it was changed, or else from GitHub. */
  async function current(place: SettingsPlace, token: TokenSource): Promise<string | null> {
    const { known, changes } = await files.find(place.name);
    if (known && !known.stale && !mayReread(known.readAt)) return known.text;
    const { installation, repository, path } = place;
    const use = meter?.use('settings', limitOf(installation), known !== null && !known.stale);
    const github = createGithub(githubSettings(env, { repository, token, log, use }));
    const wanted = { ...github.repo, path };
    const read = await readFileAgain(github, wanted, known?.etag ?? null).catch((error) => {
      // The App is not installed on the repository of the organization.
      if (!(error instanceof Forbidden) || path !== ORGANIZATION_PATH) throw error;
      return { text: null, etag: null };
    });
    const found = read === 'unchanged' ? (known ?? { text: null, etag: null }) : read;
    const text = cut(found.text);
    await files.save(place.name, { text, etag: found.etag }, changes);
    return text;
  }

  async function readFiles(repo: string, ids: NonNullable<Project['app']>): Promise<Files> {
    if (!app) {
      throw new SetupError(
        `${repo} belongs to a GitHub App. Set APP_ID and PRIVATE_KEY or PRIVATE_KEY_PATH.`,
      );
    }
    const places = settingsPlaces(repo, ids);
    const token = app.readingTokens(ids.installation);
    const [own, organization] = await Promise.all([
      fresh(places.own, token),
      fresh(places.organization, token),
    ]);
    return { own, organization };
  }

  /**
   * Each version of a project's files is parsed once, whether it is valid or not. Of thousands of
   * repositories, most have no file, and share what their organization says, or the defaults.
   */
  function settingsOf(repo: string, files: Files): Promise<TenantSettings> {
    const { own, organization } = files;
    const shared = organization === null ? 'the defaults' : `all of ${organizationOf(repo)}`;
    const name = own === null ? shared : repo;
    const before = read.get(name);
    if (before?.own === own && before.organization === organization) return before.settings;
    const settings = parse(repo, files);
    if (read.size > MAX_KNOWN) forget();
    read.set(name, { own, organization, settings });
    settings.catch((error) => {
      // It says nothing about the files.
      if (!(error instanceof InvalidRequest) && read.get(name)?.settings === settings)
        read.delete(name);
    });
    return settings;
  }

  async function parse(repo: string, { own, organization }: Files): Promise<TenantSettings> {
    const organizationName = organizationOf(repo);
    const settings = await thread.read({ repository: own, organization, organizationName });
    warnOfLocked(settings, repo, { warn: (words) => log.warn(`${repo}: ${words}`) });
    return forTenant(settings, limits);
  }

  return async (project) => {
    const { app: ids, repo, settings } = project;
    // GitHub lets nobody read the files of a suspended one, and nothing is done in it.
    if (!ids || ids.suspended || settings.config !== undefined) return ownSettings(project);
    return { project, ...(await settingsOf(repo, await readFiles(repo, ids))) };
  };
}

/** A file that is too long stays so long that it is refused. */
function cut(text: string | null): string | null {
  if (text === null || text.length <= MAX_YAML_CHARACTERS) return text;
  // A copy: a part of a string keeps all of it.
  return Buffer.from(text.slice(0, MAX_YAML_CHARACTERS + 1)).toString();
}
