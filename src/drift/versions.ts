// Versions that a manifest states, and pages that state another one: what a package needs, and its own
// version where people pin it.

import type { FileTree } from '../shared/git/file-tree.ts';
import type { Limits } from './limits.ts';

interface Stated {
  /** What pages call it. */
  tool: string;
  version: string;
  /** Between the name and its version, where it is the version of the package itself. */
  sign?: string;
}

export interface ChangedVersion extends Stated {
  now: string;
  removed: { path: string; line: number; text: string };
}

const MAX_MANIFESTS = 500;
const MAX_LINE = 2_000;
const MANIFEST = /(?:^|\/)(?:package\.json|pyproject\.toml|Cargo\.toml|go\.mod)$/;
const nameOf = (path: string) => path.slice(path.lastIndexOf('/') + 1);

const NEEDS: Readonly<Record<string, string>> = {
  'package.json': 'Node.js',
  'pyproject.toml': 'Python',
  'Cargo.toml': 'Rust',
  'go.mod': 'Go',
};

export async function findChangedVersions(
  before: FileTree,
  after: FileTree,
  { most }: Limits,
): Promise<ChangedVersion[]> {
  const all = [...before.files.keys()].filter(
    (path) =>
      MANIFEST.test(path) &&
      !/(?:^|\/)(?:node_modules|vendor|examples?|fixtures|tests?)\//.test(path),
  );
  const paths = most(all, MAX_MANIFESTS, 'manifests');
  if (paths.every((path) => before.files.get(path) === after.files.get(path))) return [];
  const stated = async (tree: FileTree) => {
    const found = new Map<string, { text: string; all: Stated[] }>();
    for await (const { path, text } of tree.read(paths.filter((one) => tree.files.has(one))))
      found.set(path, { text, all: readVersions(path, text) });
    return found;
  };
  const [was, is] = [await stated(before), await stated(after)];
  // One that another package still has is not gone.
  const kept = new Set([...is.values()].flatMap(({ all }) => all.map(keyOf)));
  const changed = new Map<string, ChangedVersion>();
  for (const [path, { text, all }] of was)
    for (const one of all) {
      const now = is
        .get(path)
        ?.all.find(({ tool, sign }) => tool === one.tool && sign === one.sign);
      if (!now || kept.has(keyOf(one))) continue;
      const lines = text.split('\n');
      const at = lines.findIndex(
        (line) => line.includes(one.version) && /version|node|python|go /.test(line),
      );
      const removed = { path, line: at + 1, text: lines[at] ?? '' };
      changed.set(keyOf(one), { ...one, now: now.version, removed });
    }
  return [...changed.values()];
}

const keyOf = ({ tool, sign = ' ', version }: Stated) => `${tool}${sign}${version}`;

export function readVersions(path: string, text: string): Stated[] {
  const file = nameOf(path);
  const tool = NEEDS[file] ?? '';
  const [needs, name, version] = file === 'package.json' ? inJson(text) : inLines(file, text);
  const needed = /^[^"'\d]{0,5}(\d{1,3}(?:\.\d{1,3})?)/.exec(needs ?? '')?.[1];
  const own = name && version && /^\d[\w.-]{2,40}$/.test(version);
  const sign = file === 'pyproject.toml' ? '==' : '@';
  return [
    ...(needed ? [{ tool, version: needed }] : []),
    ...(own ? [{ tool: name, version, sign }] : []),
  ];
}

type Facts = [needs: string | undefined, name: string | undefined, version: string | undefined];

function inJson(text: string): Facts {
  try {
    const { engines, name, version } = JSON.parse(text) ?? {};
    const texts = [engines?.node, name, version].map((one) =>
      typeof one === 'string' ? one : undefined,
    );
    return [texts[0], texts[1], texts[2]];
  } catch {
    return [undefined, undefined, undefined];
  }
}

/** Keys of the sections that state them; a version of a dependency is in another section. */
function inLines(file: string, text: string): Facts {
  const facts: Facts = [undefined, undefined, undefined];
  let section = '';
  for (const line of text.split('\n')) {
    if (file === 'go.mod') {
      facts[0] ??= line.startsWith('go ') ? line.slice(3).trim() : undefined;
      continue;
    }
    if (line.startsWith('[')) section = line.slice(0, 60).trim();
    const at = line.indexOf('=');
    if (at < 0 || !/^\[(?:project|package|tool\.poetry|workspace\.package)\]$/.test(section))
      continue;
    const key = line.slice(0, at).trim();
    const value = line
      .slice(at + 1, at + 100)
      .trim()
      .replace(/^["']|["'].*$/g, '');
    if (key === 'requires-python' || key === 'rust-version') facts[0] = value;
    if (key === 'name') facts[1] = value;
    if (key === 'version') facts[2] = value;
  }
  return facts;
}

const NEEDS_WORD =
  /\b(?:requires?|required|requirements?|needs?|at least|minimum|prerequisites?|must (?:have|use)|depends on)\b/i;
/** Only a mark and the version, as in a list of what is needed. */
const ALONE = /^[\s>*|+-]*(?:\d{1,2}\.\s+)?[[`*]*(?:Node|Python|Go|Rust)\b.{0,40}$/i;

/** Only where a page says what people need; a version can be on a page for many reasons. */
export function statesVersion(line: string, { tool, version, sign }: Stated): boolean {
  if (line.length > MAX_LINE || !line.includes(version)) return false;
  const number = RegExp.escape(version);
  if (sign !== undefined)
    return new RegExp(`(?<![\\w/@-])${RegExp.escape(tool + sign)}${number}(?![\\w-]|\\.\\d)`).test(
      line,
    );
  if (!NEEDS_WORD.test(line) && !ALONE.test(line)) return false;
  const word = tool === 'Node.js' ? 'Node(?:\\.js|JS|js)?' : RegExp.escape(tool);
  return new RegExp(
    `\\b${word}[\\])*\`]{0,3}\\s{0,2}(?:\\([^()]{0,60}\\))?\\s{0,2}(?:version\\s)?(?:(?:>=|≥|v)\\s?)?[\`*]{0,2}${number}(?:\\.x|\\.0)?(?![\\w-]|\\.\\d)`,
    'i',
  ).test(line);
}
