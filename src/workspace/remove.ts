// Removing what an agent left, whatever it left: folders can be nested deeper than a path may be
// long, and then nothing in them can be named from the top.
import { readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';

/** Names have at most 255 bytes and paths 4096, so that this deep everything can be named. */
const DEPTH = 12;

export async function removeTree(dir: string): Promise<void> {
  for (let round = 0; ; round += 1) {
    try {
      return await rm(dir, { recursive: true, force: true });
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENAMETOOLONG') throw error;
      let moved = 0;
      for await (const folder of foldersAt(dir, DEPTH)) {
        await rename(folder, join(dir, `deep-${round}-${moved++}`));
      }
    }
  }
}

async function* foldersAt(dir: string, depth: number): AsyncGenerator<string> {
  for (const entry of await readdir(dir, { withFileTypes: true })) {
    if (!entry.isDirectory()) continue;
    const folder = join(dir, entry.name);
    if (depth === 1) yield folder;
    else yield* foldersAt(folder, depth - 1);
  }
}
