// The settings for the command line: those of the working directory, or of the file that is named.
import { readFile } from 'node:fs/promises';
import { CONFIG_PATH, type Config, parseConfig } from '../action/config.ts';
import { InvalidRequest, SetupError } from '../shared/errors.ts';

/** Null where there is no such file and none was named. */
export async function readConfig(named: string | undefined): Promise<Config | null> {
  const path = named ?? CONFIG_PATH;
  try {
    return parseConfig(await readFile(path, 'utf8'));
  } catch (error) {
    if (error instanceof InvalidRequest) {
      const { details } = error;
      throw new InvalidRequest(`\`${path}\` cannot be used; fix these and run again.`, { details });
    }
    const { code } = error as NodeJS.ErrnoException;
    if (named === undefined && code === 'ENOENT') return null;
    throw new SetupError(`Cannot read the settings in \`${path}\` (${code}).`, { cause: error });
  }
}
