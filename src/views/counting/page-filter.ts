// Which pages the settings want, by our own globs on the page's path. One that starts with `!` excludes.
import { compileGlob } from '../../shared/glob.ts';

export type PageFilter = (path: string) => boolean;

export const ALL_PAGES: PageFilter = () => true;

/** The same pages are asked about for every line, day and table. */
const MAX_REMEMBERED = 100_000;

export function pageFilter(globs: readonly string[]): PageFilter {
  if (globs.length === 0) return ALL_PAGES;
  const open = globs.filter((glob) => !glob.startsWith('!')).map(matcher);
  const closed = globs.flatMap((glob) => (glob.startsWith('!') ? matcher(glob.slice(1)) : []));
  const known = new Map<string, boolean>();
  return (path) => {
    const before = known.get(path);
    if (before !== undefined) return before;
    const wanted =
      (open.length === 0 || open.some((fits) => fits(path))) && !closed.some((fits) => fits(path));
    if (known.size === MAX_REMEMBERED) known.clear();
    known.set(path, wanted);
    return wanted;
  };
}

/** `/guide` is the first page of the folder `/guide/`, so `/guide/**` covers it, too. */
function matcher(pattern: string): PageFilter {
  const relative = pattern.replace(/^\//, '');
  if (relative === '') return (path) => path === '/';
  const glob = compileGlob(relative);
  const folder = /(?:^|\/)(?:\*\*)?$/.test(relative);
  return (path) => {
    const name = path.slice(1);
    return glob.matches(name) || (folder && glob.matches(name === '' ? 'index' : `${name}/index`));
  };
}
