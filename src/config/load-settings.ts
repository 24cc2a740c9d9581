// The settings of a repository and of the organization that it belongs to.

import type { Log } from '../shared/log.ts';
import {
  CONFIG_PATH,
  ORGANIZATION_PATH,
  ORGANIZATION_REPOSITORY,
  readSettings,
  type Settings,
} from './settings.ts';

/** Where the files of settings lie. */
interface SettingsHost {
  readFile(path: string): Promise<string | null>;
  /** From the repository of the organization that holds its settings. */
  readOwnersFile(path: string): Promise<string | null>;
}

/** `repository`: `OWNER/NAME` */
export async function loadSettings(
  host: SettingsHost,
  repository: string,
  log: Pick<Log, 'warn'>,
): Promise<Settings> {
  const [own, organization] = await Promise.all([
    host.readFile(CONFIG_PATH),
    host.readOwnersFile(ORGANIZATION_PATH),
  ]);
  const settings = settingsOf(repository, own, organization);
  warnOfLocked(settings, repository, log);
  return settings;
}

export function settingsOf(
  repository: string,
  own: string | null,
  organization: string | null,
): Settings {
  const organizationName = organizationOf(repository);
  return readSettings({ repository: own, organization, organizationName });
}

export function organizationOf(repository: string): string {
  return `${repository.split('/')[0]}/${ORGANIZATION_REPOSITORY}`;
}

export function warnOfLocked(
  { overruled }: Settings,
  repository: string,
  log: Pick<Log, 'warn'>,
): void {
  if (overruled.length > 0) log.warn(lockedWords(overruled, repository));
}

export function lockedWords(names: readonly string[], repository: string): string {
  const all = names.map((name) => `\`${name}\``).join(', ');
  const [them, values] = names.length === 1 ? ['it', 'value is'] : ['them', 'values are'];
  return `\`${CONFIG_PATH}\` sets ${all}, but ${organizationOf(repository)} locks ${them}, so the organization's ${values} used. Remove ${them} from the file.`;
}
