// Removing what an agent left, whatever it left: folders can be nested deeper than a path may be
// long, and then nothing in them can be named from the top; or they can forbid what is done in them.
import { chmod, readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';

/** Names have at most 255 bytes and paths 4096, so that this deep everything can be named. */
const DEPTH = 12;
/** Each round gets further; an agent that nests so deep has a million folders. */
const MAX_ROUNDS = 1_000;

export async function removeTree(dir: string): Promise<void> {
  for (let round = 0; ; round += 1) {
    try {
      return await rm(dir, { recursive: true, force: true });
    } catch (error) {
      if (round === MAX_ROUNDS) throw error;
      await clearTheWay(dir, round, error as NodeJS.ErrnoException);
    }
  }
}

async function clearTheWay(
  dir: string,
  round: number,
  error: NodeJS.ErrnoException,
): Promise<void> {
  if (error.code === 'EACCES') await unlock(dir);
  // Where the way to the top is locked, it is unlocked for the next round.
  else if (error.code === 'ENAMETOOLONG') await raise(dir, round).catch(() => unlock(dir));
  else throw error;
}

/** Some tools make their folders read-only, and nothing can be removed from such a one. */
async function unlock(dir: string): Promise<void> {
  await chmod(dir, 0o700).catch(ifInReach);
  for (const folder of await foldersIn(dir)) await unlock(folder);
}

/** Brings what is far down to the top. */
async function raise(dir: string, round: number): Promise<void> {
  let moved = 0;
  for await (const folder of foldersAt(dir, DEPTH)) {
    await rename(folder, join(dir, `deep-${round}-${moved++}`)).catch(ifInReach);
  }
}

async function* foldersAt(dir: string, depth: number): AsyncGenerator<string> {
  for (const folder of await foldersIn(dir)) {
    if (depth === 1) yield folder;
    else yield* foldersAt(folder, depth - 1);
  }
}

async function foldersIn(dir: string): Promise<string[]> {
  const entries = (await readdir(dir, { withFileTypes: true }).catch(ifInReach)) ?? [];
  return entries.filter((entry) => entry.isDirectory()).map(({ name }) => join(dir, name));
}

/** The removal that gave up may still be at work elsewhere, and the deepest is for a later round. */
function ifInReach(error: NodeJS.ErrnoException): void {
  if (error.code !== 'ENOENT' && error.code !== 'ENAMETOOLONG') throw error;
}
