// The settings of a project: those that its operator has given it or, with a GitHub App, those in its
// repository and its organization.

import { CONFIG_PATH, type Config, ORGANIZATION_PATH } from '../../config/config.ts';
import { organizationOf, parseConfig, warnOfLocked } from '../../config/settings.ts';
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
import { InvalidRequest, SetupError, sentence } from '../../shared/errors.ts';
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
/** How many such files are read again in an hour: a task for all projects must not use up the rate limit. */
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

interface HostedOptions {
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
}

export function hostedSettings(
  options: HostedOptions,
): (project: Project) => Promise<ConfiguredProject> {
  const hosted = new HostedSettings(options);
  return async (project) => {
    const { app: ids, repo, settings } = project;
    // GitHub lets nobody read the files of a suspended one, and nothing is done in it.
    if (!ids || ids.suspended || settings.config !== undefined) return ownSettings(project);
    return { project, ...(await hosted.read(repo, ids)) };
  };
}

/** The settings in repositories of the App, each file remembered for a while. */
class HostedSettings {
  readonly #options: HostedOptions;
  readonly #known = new Map<string, { text: Promise<string | null>; until: number }>();
  readonly #read = new Map<string, Files & { settings: Promise<TenantSettings> }>();
  /** The lengths of the files that are kept, by name. */
  readonly #lengths = new Map<string, number>();
  #characters = 0;
  #rereads: { since: number; count: number };

  constructor(options: HostedOptions) {
    this.#options = options;
    this.#rereads = { since: options.clock.now(), count: 0 };
  }

  async read(repo: string, ids: NonNullable<Project['app']>): Promise<TenantSettings> {
    return this.#settingsOf(repo, await this.#readFiles(repo, ids));
  }

  #bounded(name: string, text: string | null): string | null {
    const length = text?.length ?? 0;
    this.#characters += length - (this.#lengths.get(name) ?? 0);
    this.#lengths.set(name, length);
    if (this.#characters > MAX_CHARACTERS) this.#forget();
    return text;
  }

  #forget(): void {
    for (const map of [this.#known, this.#read, this.#lengths]) map.clear();
    this.#characters = 0;
  }

  /** The file as it is now, or as it was a few seconds ago. */
  #fresh(place: SettingsPlace, token: TokenSource): Promise<string | null> {
    const { files, clock, log } = this.#options;
    const { name } = place;
    const before = this.#known.get(name);
    if (before && clock.now() < before.until) return before.text;
    const kept = { text: this.#current(place, token), until: clock.now() + FRESH_MS };
    kept.text = kept.text
      .catch(async (error) => {
        // A push has changed it: what it said before decides nothing any more.
        if (!before || (await files.find(name)).known?.stale !== false) throw error;
        kept.until = clock.now() + FAILED_MS;
        log.warn(`The settings in ${name} could not be read again: ${sentence(error)}`);
        return before.text;
      })
      .then((found) => this.#bounded(name, found));
    if (this.#known.size > MAX_KNOWN) this.#forget();
    this.#known.set(name, kept);
    kept.text.catch(() => this.#known.delete(name));
    return kept.text;
  }

  #mayReread(readAt: number): boolean {
    const { clock } = this.#options;
    const now = clock.now();
    if (now - readAt < FLOOR_MS) return false;
    if (now - this.#rereads.since >= HOUR_MS) this.#rereads = { since: now, count: 0 };
    this.#rereads.count += 1;
    return this.#rereads.count <= MOST_REREADS;
  }

  /** As someone has read it since it was changed, or else from GitHub. */
  async #current(place: SettingsPlace, token: TokenSource): Promise<string | null> {
    const { env, files, meter, log } = this.#options;
    const { known, changes } = await files.find(place.name);
    if (known && !known.stale && !this.#mayReread(known.readAt)) return known.text;
    const { installation, repository, path } = place;
    const use = meter?.use('settings', limitOf(installation), known !== null && !known.stale);
    const github = createGithub(githubSettings(env, { repository, token, log, use }));
    const wanted = { ...github.repo, path };
    const read = await readFileAgain(github, wanted, known?.etag ?? null);
    const found = read === 'unchanged' ? (known ?? { text: null, etag: null }) : read;
    const text = cut(found.text);
    await files.save(place.name, { text, etag: found.etag }, changes);
    return text;
  }

  async #readFiles(repo: string, ids: NonNullable<Project['app']>): Promise<Files> {
    const { app } = this.#options;
    if (!app) {
      throw new SetupError(
        `${repo} belongs to a GitHub App. Set APP_ID and PRIVATE_KEY or PRIVATE_KEY_PATH.`,
      );
    }
    const places = settingsPlaces(repo, ids);
    const token = app.readingTokens(ids.installation);
    const [own, organization] = await Promise.all([
      this.#fresh(places.own, token),
      this.#fresh(places.organization, token),
    ]);
    return { own, organization };
  }

  /**
   * Each version of a project's files is parsed once, whether it is valid or not. Of thousands of
   * repositories, most have no file, and share what their organization says, or the defaults.
   */
  #settingsOf(repo: string, files: Files): Promise<TenantSettings> {
    const { own, organization } = files;
    const shared = organization === null ? 'the defaults' : `all of ${organizationOf(repo)}`;
    const name = own === null ? shared : repo;
    const before = this.#read.get(name);
    if (before?.own === own && before.organization === organization) return before.settings;
    const settings = this.#parse(repo, files);
    if (this.#read.size > MAX_KNOWN) this.#forget();
    this.#read.set(name, { own, organization, settings });
    settings.catch((error) => {
      // It says nothing about the files.
      if (!(error instanceof InvalidRequest) && this.#read.get(name)?.settings === settings)
        this.#read.delete(name);
    });
    return settings;
  }

  async #parse(repo: string, { own, organization }: Files): Promise<TenantSettings> {
    const { thread, limits, log } = this.#options;
    const organizationName = organizationOf(repo);
    const settings = await thread.read({ repository: own, organization, organizationName });
    warnOfLocked(settings, repo, { warn: (words) => log.warn(`${repo}: ${words}`) });
    return forTenant(settings, limits);
  }
}

/** Only so much of a file that is too long is kept that it is still refused as too long. */
function cut(text: string | null): string | null {
  if (text === null || text.length <= MAX_YAML_CHARACTERS) return text;
  // A copy: a part of a string keeps all of it.
  return Buffer.from(text.slice(0, MAX_YAML_CHARACTERS + 1)).toString();
}
