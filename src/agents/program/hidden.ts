// Files of the copy that must not be there while a program runs, because it would load them.
import { mkdtempSync, renameSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Takes them out; what it returns puts them back, in place of whatever has their name by then. */
export function takeOut(dir: string, names: readonly string[]): () => void {
  if (names.length === 0) return () => {};
  // Beside the copy, where isolated programs see nothing, and on the same disk.
  const away = mkdtempSync(join(dirname(dir), 'hidden-'));
  const taken = names.filter((name) => moved(join(dir, name), join(away, name)));
  return () => {
    for (const name of names) rmSync(join(dir, name), { recursive: true, force: true });
    for (const name of taken) renameSync(join(away, name), join(dir, name));
    rmSync(away, { recursive: true, force: true });
  };
}

function moved(from: string, to: string): boolean {
  try {
    renameSync(from, to);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return false;
    throw error;
  }
}
