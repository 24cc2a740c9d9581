// How the site's addresses follow from the files: `docs/guide/start.md` is `/guide/start` on one
// site and `/docs/guide/start` on another. Inferred from the pages that were read. Pure.

export interface SiteMap {
  /** Files of the site, by their page. */
  readonly files: ReadonlyMap<string, string>;
  /** How many of the files were read under their page's address. */
  readonly matched: number;
  /** Whether an address belongs to this part of the site. */
  covers(path: string): boolean;
  /** The file that would be the page of an address without one. */
  fileFor(path: string): string;
}

const PAGE_FILE = /\.(?:mdx?|markdown|rst|adoc)$/i;
/** A file name that can stand in a prompt or a table without harm. */
const PLAIN_FILE = /^\w[\w./@+-]{0,199}$/;
const MAX_FILES = 50_000;
const MAX_FOLDERS = 40;
const MAX_BASES = 20;
const DEEPEST = 3;

export function isPageFile(file: string): boolean {
  return PAGE_FILE.test(file) && PLAIN_FILE.test(file) && !file.includes('../..');
}

/** null if no file was read under an address that resembles its name. */
export function inferSite(files: readonly string[], read: readonly string[]): SiteMap | null {
  const pages = files.filter(isPageFile).slice(0, MAX_FILES);
  const known = new Set(read);
  let best: { folder: string; base: string; matched: number } | null = null;
  for (const folder of prefixes(pages, 0, MAX_FOLDERS)) {
    const names = namesIn(folder, pages);
    for (const base of prefixes(read, 1, MAX_BASES)) {
      const matched = [...names.keys()].filter((name) => known.has(addressOf(base, name))).length;
      const more = matched - (best?.matched ?? 0);
      // Of equals the innermost folder: what lies outside of it was not read either.
      const inner = more === 0 && best !== null && folder.length > best.folder.length;
      if (more > 0 || inner) best = { folder, base, matched };
    }
  }
  if (!best) return null;
  const { folder, base, matched } = best;
  const extension = commonest(pages.map((file) => PAGE_FILE.exec(file)?.[0] ?? '')) ?? '.md';
  return {
    files: new Map(
      [...namesIn(folder, pages)].map(([name, file]) => [addressOf(base, name), file]),
    ),
    matched,
    covers: (path) => base === '' || path.startsWith(`${base}/`),
    fileFor: (path) =>
      [folder, `${path.slice(base.length + 1)}${extension}`].filter(Boolean).join('/'),
  };
}

/** Files below the folder by the name that their address ends with; `''` is the folder's own page. */
function namesIn(folder: string, files: readonly string[]): Map<string, string> {
  const start = folder === '' ? 0 : folder.length + 1;
  const inside = folder === '' ? files : files.filter((file) => file.startsWith(`${folder}/`));
  return new Map(
    inside.map((file) => {
      const name = file.slice(start).replace(PAGE_FILE, '');
      return [name.replace(/(?:^|\/)(?:index|readme)$/i, ''), file];
    }),
  );
}

const addressOf = (base: string, name: string) => (name === '' ? base || '/' : `${base}/${name}`);

/** The folders that most paths are in, and the root. */
function prefixes(paths: readonly string[], start: 0 | 1, most: number): string[] {
  const counts = new Map<string, number>([['', paths.length]]);
  for (const path of paths) {
    const parts = path.slice(start).split('/').slice(0, -1).slice(0, DEEPEST);
    parts.forEach((_, index) => {
      const prefix = `${start === 1 ? '/' : ''}${parts.slice(0, index + 1).join('/')}`;
      counts.set(prefix, (counts.get(prefix) ?? 0) + 1);
    });
  }
  const ranked = [...counts].sort(([, one], [, other]) => other - one);
  return ranked.slice(0, most).map(([prefix]) => prefix);
}

function commonest(values: readonly string[]): string | undefined {
  const counts = Map.groupBy(values, (value) => value);
  return [...counts].sort(([, one], [, other]) => other.length - one.length)[0]?.[0];
}
