// Files that pages tell people to open or run, and that a change takes away.

import { posix } from 'node:path';
import { isShell, type PagePart } from './page-parts.ts';

export interface RemovedFiles {
  /** Without one of these, a page names no removed file. */
  names: ReadonlySet<string>;
  /** The removed file that a part of this page names. */
  find(page: string, part: PagePart, line: string): string | undefined;
}

/** Names that every tutorial has, and that are somebody's own file there. */
const COMMON =
  /^(?:\.\/)?(?:[\w-]+\/)?(?:index|main|app|lib|mod|server|client|config|setup|test|example|hello)\.\w+$|(?:^|\/)(?:package\.json|Dockerfile|Makefile|README\.md|index\.\w+|__init__\.py|go\.mod|Cargo\.toml)$/i;
/** What readers make themselves. */
const MAKES =
  /\b(?:creat|add|writ|sav|generat|put|nam|new file|touch|mkdir|cp|mv|curl|wget|tee)\w*\b|[>]{1,2}\s/i;
const WORD = /[\w.@+/-]{3,300}/g;

export function readRemovedFiles(
  removed: readonly string[],
  after: ReadonlyMap<string, string>,
): RemovedFiles {
  const gone = new Set(removed.filter((path) => path.includes('/')));
  const names = new Set(Array.from(gone, (path) => posix.basename(path)));
  // The same file elsewhere may be the one that is meant.
  const kept = new Set<string>();
  if (gone.size > 0)
    for (const path of after.keys()) if (names.has(posix.basename(path))) kept.add(path);
  const isThere = (path: string) => {
    for (const one of kept) if (one === path || one.endsWith(`/${path}`)) return true;
    return false;
  };
  const resolve = (page: string, written: string) => {
    const path = written.replace(/^\.\//, '');
    if (!written.includes('/') || COMMON.test(written) || isThere(path)) return undefined;
    const places = [posix.join(posix.dirname(page), path), path];
    return places.find((place) => gone.has(place));
  };
  return {
    names,
    find(page, { as, text, language, past, cell }, line) {
      // Tables list files; they tell nobody to open one.
      if (past || cell || MAKES.test(line)) return undefined;
      if (as === 'literal') return resolve(page, text.trim().replace(/:\d+$/, ''));
      if (as === 'prose' || !isShell(language)) return undefined;
      for (const word of text.match(WORD) ?? []) {
        const found = resolve(page, word);
        if (found !== undefined) return found;
      }
      return undefined;
    },
  };
}
