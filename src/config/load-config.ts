// The effective settings of a repository on a code host. Most have no file of settings, and then
// nothing that reads one is loaded.
import type { Log } from '../shared/runtime.ts';
import { CONFIG_PATH, type Config, DEFAULT_CONFIG, ORGANIZATION_PATH } from './config.ts';

/** Where the files of settings lie. */
interface SettingsHost {
  readFile(path: string): Promise<string | null>;
  /** From the repository of the organization that holds its settings. */
  readOwnersFile(path: string): Promise<string | null>;
}

/** `repository`: `OWNER/NAME` */
export async function loadConfig(
  host: SettingsHost,
  repository: string,
  log: Pick<Log, 'warn'>,
): Promise<Config> {
  const [own, organization] = await Promise.all([
    host.readFile(CONFIG_PATH),
    host.readOwnersFile(ORGANIZATION_PATH),
  ]);
  if (own === null && organization === null) return DEFAULT_CONFIG;
  const { settingsOf, warnOfLocked } = await import('./settings.ts');
  const settings = settingsOf(repository, own, organization);
  warnOfLocked(settings, repository, log);
  return settings.config;
}
