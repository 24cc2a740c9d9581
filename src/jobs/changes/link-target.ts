// What an internal link may point to. Site generators differ in how they turn files into addresses, so
// a link is broken only when no common reading of it finds a file: a false alarm costs more than a
// miss, because it sends the agent off to repair what was fine.

import { posix } from 'node:path';

interface InternalLink {
  /** Files that would make the link good; any one is enough. */
  candidates: string[];
  /** Decoded, in lower case, without `#`; absent when there is none to check. */
  anchor?: string;
}

/** The pages whose links can be read. */
export const LINKING = /\.(?:mdx?|markdown|rst|adoc|asciidoc|html?)$/i;
/** Whose headings have anchors that can be known. */
export const ANCHORED = /\.(?:mdx?|markdown|adoc|asciidoc|html?)$/i;
/** No path is longer. */
const MAX_TARGET = 4_096;
/** No site has its root further down. */
const MAX_ROOTS = 8;

export const isPage = (path: string) => LINKING.test(path);

/** Pieces of a page that are not its headings: a text to highlight, lines of a file. */
const NO_HEADING = /^(?::~:|l\d+)/;
/** `../../issues/1` is a common way to write the code host's own pages. */
const HOSTED =
  /^(?:\.\.\/)+(?:issues|pulls?|releases|tags|wiki|discussions|actions|projects|security|commits?|compare|blob|tree|raw|edit|new|stargazers|fork)(?:\/|$)/;

/** Undefined for anything that is not certainly meant to be inside this repository. */
export function internal(from: string, target: string): InternalLink | undefined {
  if (target.length > MAX_TARGET) return undefined;
  if (/^[a-z][a-z0-9+.-]*:|^\/\/|^[?{$]|[{}]|\$\{|^@|^~/i.test(target)) return undefined;
  const [rawPath = '', rawAnchor] = split(target);
  const path = decoded(rawPath.split('?')[0] ?? '');
  const anchor = rawAnchor === undefined ? undefined : decoded(rawAnchor).toLowerCase();
  const checked = anchor && !NO_HEADING.test(anchor) ? { anchor } : {};
  if (HOSTED.test(posix.join(posix.dirname(from), path))) return undefined;
  if (path === '') return { candidates: [from], ...checked };
  return { candidates: [...new Set(places(from, path).flatMap(spellings))], ...checked };
}

export function split(target: string): [string, string | undefined] {
  const at = target.indexOf('#');
  return at < 0 ? [target, undefined] : [target.slice(0, at), target.slice(at + 1)];
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** Where the path may start from: the file, its own address as a folder, or a site's root. */
function places(from: string, path: string): string[] {
  const dir = posix.dirname(from);
  if (!path.startsWith('/')) {
    const pretty = isPage(from) && !/\.\w+$/.test(path);
    const asFolder = posix.join(dir, posix.basename(from).replace(LINKING, ''));
    const antora = ANTORA.exec(from)?.[0];
    return [
      posix.join(dir, path),
      ...(pretty ? [posix.join(asFolder, path)] : []),
      ...(antora === undefined
        ? []
        : ANTORA_FAMILIES.map((name) => posix.join(antora, name, path))),
    ];
  }
  const rest = path.slice(1);
  const roots = ['.', 'docs', 'static', 'public', ...ancestors(dir)];
  return roots.flatMap((root) => [
    posix.join(root, rest),
    posix.join(root, 'static', rest),
    posix.join(root, 'public', rest),
  ]);
}

/** Antora's pages and navigation name what lies in these folders of their module. */
const ANTORA = /^(?:.*\/)?modules\/[^/]+\/(?=.+\.adoc$)/;
const ANTORA_FAMILIES = ['pages', 'images', 'attachments'];

function ancestors(dir: string): string[] {
  const parts = dir === '.' ? [] : dir.split('/').slice(0, MAX_ROOTS);
  return parts.map((_, index) => parts.slice(0, index + 1).join('/'));
}

const PAGE_ENDINGS = ['md', 'mdx', 'rst', 'adoc', 'html'];
const INDEX_PAGES = [
  ...['index.md', 'index.mdx', 'README.md', 'readme.md', '_index.md', 'index.html'],
  ...['index.rst', 'index.adoc', 'README.rst', 'README.adoc'],
];

function spellings(path: string): string[] {
  const plain = path.replace(/\/+$/, '');
  const stem = plain.replace(/\.html?$/i, '');
  return [
    plain,
    ...PAGE_ENDINGS.map((ending) => `${stem}.${ending}`),
    ...INDEX_PAGES.map((name) => posix.join(stem, name)),
  ];
}

/** Some generators order pages by a number in their name and leave it out of the address. */
export function withoutNumbers(path: string): string {
  return path.replace(/(^|\/)\d+[-_. ]+(?=[^/])/g, '$1');
}
