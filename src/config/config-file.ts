// The settings for the command line, from the working directory or from the specified file.
import { readFile } from 'node:fs/promises';
import { InvalidRequest, SetupError } from '../shared/errors.ts';
import { CONFIG_PATH, type Config } from './config.ts';
import { parseConfig } from './settings.ts';

/** Null if there is no such file and none was specified. */
export async function readConfig(named: string | undefined): Promise<Config | null> {
  return (await read(named))?.config ?? null;
}

/** The text of the file, once it is known to be valid. */
export async function readConfigText(named: string): Promise<string> {
  return (await read(named))?.text ?? '';
}

/** A clone can bring a file that names any server, and the key would go there. */
export function insistOnNamedAddress(config: Config | null, named: string | undefined): void {
  const source = config?.views.source;
  const address = source && 'address' in source ? source.address : undefined;
  if (named !== undefined || address === undefined) return;
  throw new SetupError(
    `\`views: source\` in \`${CONFIG_PATH}\` sends the key in DOCKET_VIEWS_KEY to ${address}. If that is your server, run \`docket views\` or \`docket serve\` with \`--config ${CONFIG_PATH}\`.`,
  );
}

async function read(named: string | undefined): Promise<{ text: string; config: Config } | null> {
  const path = named ?? CONFIG_PATH;
  try {
    const text = await readFile(path, 'utf8');
    return { text, config: parseConfig(text) };
  } catch (error) {
    if (error instanceof InvalidRequest) {
      const { details } = error;
      throw new InvalidRequest(`\`${path}\` is not valid. Fix the problems listed and run again.`, {
        details,
      });
    }
    const { code } = error as NodeJS.ErrnoException;
    if (named === undefined && code === 'ENOENT') return null;
    throw new SetupError(`Could not read the settings in \`${path}\` (${code}).`, { cause: error });
  }
}
