// The sessions of a server on a single machine, a file for each in the data folder: other programs can
// add some, such as docket sign-in, and removing a file gives it to one of many that want it.
import { mkdir, readdir, readFile, unlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod';
import { Grants, type Session, type SessionStore } from '../service/projects/session.ts';
import type { Clock } from '../shared/runtime.ts';
import { makeDataDir } from './data-dir.ts';

const Stored = z.object({
  kind: z.enum(['link', 'session']),
  actor: z.string(),
  grants: Grants,
  expiresAt: z.number(),
});

export function fileSessions(dataDir: string, clock: Clock): SessionStore {
  const dir = join(dataDir, 'sessions');
  const pathOf = (hash: string) => join(dir, `${hash}.json`);

  async function read(path: string): Promise<Session | null> {
    const text = await readFile(path, 'utf8').catch(() => '');
    const { data } = Stored.safeParse(parsed(text));
    return data && data.expiresAt > clock.now() ? data : null;
  }

  async function removeExpired(): Promise<void> {
    for (const name of await readdir(dir)) {
      const path = join(dir, name);
      if ((await read(path)) === null) await unlink(path).catch(() => {});
    }
  }

  return {
    async put(hash, session) {
      await makeDataDir(dataDir);
      await mkdir(dir, { recursive: true, mode: 0o700 });
      await removeExpired();
      await writeFile(pathOf(hash), JSON.stringify(session), { mode: 0o600 });
    },
    get: (hash) => read(pathOf(hash)),
    async take(hash) {
      const session = await read(pathOf(hash));
      // Of several, only one removes it.
      return unlink(pathOf(hash)).then(
        () => session,
        () => null,
      );
    },
  };
}

/** A file that is being written is no session yet. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
