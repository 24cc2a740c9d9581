// `docs-paths`: globs of the files that a change may touch, and names of single ones.
import { matchesAny } from '../../shared/glob.ts';

export const DEFAULT_DOCS_PATHS: readonly string[] = [
  'docs/**',
  '**/*.md',
  '**/*.mdx',
  'docs.json',
];

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
