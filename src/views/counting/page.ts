// What a request's target means: which page it counts for, if any. Asked once per distinct target.
import { AMPERSAND } from './bytes.ts';
import { RULES, type Rules } from './rules.ts';

export interface Page {
  /** The page's normal path: `/a/index.html`, `/a/`, `/a.md` and `/%61` are all `/a`. */
  path: string;
  /** The same, but with Markdown under its own name: what a 404 was really about. */
  asked: string;
  markdown: boolean;
}

export type PageReader = (target: string) => Page | undefined;

/** Most targets: words between slashes, where nothing has to be decoded, folded, or looked up. */
const PLAIN = /^(?:\/(?!index(?:\/|$))[\w~-]+)+\/?$/i;

/** Reads targets without their query, one character a byte; undefined for what is not a page. */
export function createPageReader(rules: Rules = RULES): PageReader {
  const markdownFiles = new Set(rules.markdownFiles);
  const markdown = new Set(rules.markdownExtensions);
  const assets = new Set(rules.assetExtensions);

  return (target) => {
    if (PLAIN.test(target) && !rules.assetFolders.some((folder) => target.startsWith(folder))) {
      const path = target.endsWith('/') ? target.slice(0, -1) : target;
      return { path, asked: path, markdown: false };
    }
    const clean = cleanPath(target);
    if (clean === undefined) return undefined;
    const name = clean.slice(clean.lastIndexOf('/') + 1).toLowerCase();
    if (markdownFiles.has(name)) return { path: clean, asked: clean, markdown: true };
    if (rules.assetFolders.some((folder) => clean.startsWith(folder))) return undefined;
    const extension = /.\.([a-z0-9]+)$/.exec(name)?.[1] ?? '';
    if (markdown.has(extension)) {
      const path = foldIndex(clean.slice(0, -extension.length - 1));
      return { path, asked: clean, markdown: true };
    }
    if (assets.has(extension)) return undefined;
    const path = foldIndex(clean);
    return { path, asked: path, markdown: false };
  };
}

const RSC = [0x5f, 0x72, 0x73, 0x63, 0x3d]; // "_rsc="

/** Next.js asks for a page's data under the page's own path, ahead of the click or at it. */
export function isDataQuery(bytes: Buffer, start: number, end: number): boolean {
  let matched = 0;
  for (let at = start; at < end; at++) {
    const byte = bytes[at];
    if (byte === AMPERSAND) matched = 0;
    else if (matched >= 0) matched = byte === RSC[matched] ? matched + 1 : -1;
    if (matched === RSC.length) return true;
  }
  return false;
}

function cleanPath(target: string): string | undefined {
  const origin = /^[a-z][a-z0-9+.-]*:\/\/[^/?#]*/i.exec(target)?.[0] ?? '';
  const path = target.slice(origin.length).replace(/[?#].*$/s, '');
  if (path === '') return origin ? '/' : undefined;
  if (!path.startsWith('/')) return undefined;
  return decodeVisible(path).replace(/\/{2,}/g, '/');
}

/** Until nothing is left to fold, so that a page keeps its name when it is asked for by that name. */
function foldIndex(path: string): string {
  const folder = path.replace(/\/index(?:\.html?)?$/i, '/');
  const page = folder.length > 1 && folder.endsWith('/') ? folder.slice(0, -1) : folder;
  return page === path ? page : foldIndex(page);
}

// nginx writes odd bytes as `\x22`; Apache, lighttpd, and Varnish also write `\"`, `\\`, and `\t`.
const ESCAPE = /\\(?:x([0-9a-f]{2})|(["\\bfnrtv]))/gi;
const LETTERS: Record<string, string> = {
  ...{ b: '\b', f: '\f', n: '\n', r: '\r', t: '\t', v: '\v' },
};

/** The path of a server that writes a backslash as it is. */
export const literalPath = (path: string) => path.replaceAll('\\', '%5C');

/**
 * Percent-encoding is undone for what people can see and read back. Spaces, controls, invisible
 * characters and the separators that would change the meaning (`/`, `?`, `#`, `%`) stay encoded,
 * so that decoding twice changes nothing and no log line can smuggle a character into a report.
 */
function decodeVisible(path: string): string {
  if (/^[!-~]*$/.test(path) && !path.includes('%') && !path.includes('\\')) return path;
  return path
    .replace(ESCAPE, (_, hex, letter) => (hex ? `%${hex}` : encodeByte(LETTERS[letter] ?? letter)))
    .replace(/[^!-~]|%(?![0-9a-f]{2})/gi, encodeByte)
    .replace(/(?:%[0-9a-f]{2})+/gi, (run) => decodeRun(run.toUpperCase()));
}

function decodeRun(run: string): string {
  let text: string;
  try {
    text = decodeURIComponent(run);
  } catch {
    return run;
  }
  return text.replace(/[\p{C}\p{Z}/?#%]/gu, (character) =>
    [...Buffer.from(character)].map((byte) => encodeByte(String.fromCharCode(byte))).join(''),
  );
}

function encodeByte(character: string): string {
  return `%${character.charCodeAt(0).toString(16).toUpperCase().padStart(2, '0')}`;
}
