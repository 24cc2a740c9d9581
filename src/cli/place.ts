// Where a service stores its keys, projects, and jobs: a folder, or a database.

import { openCloneGit } from '../shared/git/clone-git.ts';
import { assertOwnFolder } from '../shared/git/output-folder.ts';

export type StorePlace = { kind: 'data'; dir: string } | { kind: 'database'; url: string };

const DEFAULT_DIR = '.docket';

export const PLACE_OPTIONS = {
  data: { type: 'text', value: 'DIR', help: `the service's data folder (default ${DEFAULT_DIR})` },
  database: {
    type: 'text',
    value: 'URL',
    help: 'a PostgreSQL database to use instead, such as postgresql://docket@db.example.com/docket',
    must: mustBeDatabase,
  },
} as const;

/** Its value may contain a password, so it is not repeated. */
function mustBeDatabase(text: string): string | undefined {
  const url = URL.parse(text);
  return url && /^postgres(?:ql)?:$/.test(url.protocol) && url.pathname.length > 1
    ? undefined
    : 'be a URL such as postgresql://docket@db.example.com/docket; set the password in PGPASSWORD';
}

interface Values {
  data?: string | undefined;
  database?: string | undefined;
}

export function storePlace({ data, database }: Values): StorePlace {
  return database === undefined
    ? { kind: 'data', dir: data ?? DEFAULT_DIR }
    : { kind: 'database', url: database };
}

/** A data folder that came with a clone has keys and projects of somebody else. */
export async function ownPlace(values: Values, env: NodeJS.ProcessEnv): Promise<StorePlace> {
  const place = storePlace(values);
  if (place.kind === 'data') await assertOwnFolder(place.dir, await openCloneGit(env));
  return place;
}

export function placeProblems({ data, database }: Values): string[] {
  return data !== undefined && database !== undefined
    ? ['`--data` and `--database` cannot be used together. Use only one of them.']
    : [];
}

/** For a command to copy; a URL may contain a password. */
export function placeWords(place: StorePlace): string {
  return place.kind === 'data' ? `--data ${place.dir}` : '--database URL';
}
