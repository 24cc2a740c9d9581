// What an agent changed, one entry per path: the diff that the fence and the scan look at.
import { matchesAny } from '../../shared/glob.ts';

export const FILE_MODES = ['100644', '100755', '120000', '160000'] as const;
/** Regular, executable, symbolic link, submodule. */
export type FileMode = (typeof FILE_MODES)[number];

export interface FileChange {
  /** Relative to the repository's root, with forward slashes. A move is a delete and an add. */
  path: string;
  kind: 'added' | 'modified' | 'deleted';
  /** The new mode; for a deleted file, the old one. */
  mode: FileMode;
  /** The mode at the commit; absent when the path was not there. */
  was?: FileMode;
  /** The new contents (a link's target when it is a symbolic link); null when deleted. */
  content: Buffer | null;
}

// `docs-paths`: globs of the files that a change may touch, and names of single ones.

export const DEFAULT_DOCS_PATHS: readonly string[] = [
  'docs/**',
  '**/*.md',
  '**/*.mdx',
  'docs.json',
];

/** Where an agent finds other repositories in its copy, while it runs. */
export const CONTEXT_FOLDER = '.docket-context';

export interface DocsPaths {
  /** The globs that match a path; none if a glob with `!` excludes it. */
  covering(path: string): string[];
  /** Is the exact path listed? */
  lists(path: string): boolean;
  /** For a sentence. */
  readonly text: string;
}

export function readDocsPaths(globs: readonly string[]): DocsPaths {
  const open = matchesAny(globs);
  const each = globs
    .filter((glob) => !glob.startsWith('!'))
    .map((glob) => ({ glob, fits: matchesAny([glob]) }));
  return {
    covering: (path) =>
      open(path) ? each.filter(({ fits }) => fits(path)).map(({ glob }) => glob) : [],
    lists: (path) => globs.includes(path) && open(path),
    text: globs.join(', '),
  };
}
