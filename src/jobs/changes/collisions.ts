// Names that get in each other's way on checkout: two spellings that some file system takes for one,
// and a file where the repository has a folder, or the other way around.
import type { FileChange } from './change.ts';
import { fold } from './names.ts';

export interface Collision {
  path: string;
  /** The name it meets. */
  other: string;
  how: 'spelling' | 'on-folder' | 'below-file';
}

/** `existing` are the paths of all files before the change. */
export function collisions(
  changes: readonly FileChange[],
  existing: Iterable<string>,
): Collision[] {
  const gone = new Set(changes.filter(({ kind }) => kind === 'deleted').map(({ path }) => path));
  const tree = new Tree();
  for (const path of existing) if (!gone.has(path)) tree.add(path);
  const found: Collision[] = [];
  for (const { path, kind } of changes) {
    if (kind === 'deleted') continue;
    const collision = tree.meets(path);
    if (collision) found.push({ path, ...collision });
    tree.spell(path);
  }
  return found;
}

class Tree {
  readonly #files = new Set<string>();
  readonly #folders = new Set<string>();
  /** By folded path; the first spelling counts. */
  readonly #spelled = new Map<string, string>();
  readonly #keys = new Map<string, string>([['', '']]);

  add(path: string): void {
    this.#files.add(path);
    for (const folder of ancestors(path)) {
      if (this.#folders.has(folder)) break;
      this.#folders.add(folder);
    }
    this.spell(path);
  }

  /** Remembers the path and its folders under their folded names. */
  spell(path: string): void {
    for (const prefix of [path, ...ancestors(path)]) {
      const key = this.#key(prefix);
      if (this.#spelled.has(key)) continue;
      this.#spelled.set(key, prefix);
    }
  }

  meets(path: string): Omit<Collision, 'path'> | undefined {
    if (this.#files.has(path)) return undefined;
    if (this.#folders.has(path)) return { other: path, how: 'on-folder' };
    for (const prefix of [...ancestors(path).reverse(), path]) {
      // Names that were there before may meet each other: people gave them.
      if (this.#folders.has(prefix)) continue;
      if (this.#files.has(prefix)) return { other: prefix, how: 'below-file' };
      const other = this.#spelled.get(this.#key(prefix)) ?? prefix;
      if (other !== prefix) return { other, how: 'spelling' };
    }
    return undefined;
  }

  #key(path: string): string {
    const known = this.#keys.get(path);
    if (known !== undefined) return known;
    const cut = path.lastIndexOf('/');
    const key = `${this.#key(path.slice(0, Math.max(cut, 0)))}/${fold(path.slice(cut + 1))}`;
    this.#keys.set(path, key);
    return key;
  }
}

/** The folders that a path is in, the nearest first. */
export function ancestors(path: string): string[] {
  const found: string[] = [];
  for (let cut = path.lastIndexOf('/'); cut > 0; cut = path.lastIndexOf('/', cut - 1))
    found.push(path.slice(0, cut));
  return found;
}
