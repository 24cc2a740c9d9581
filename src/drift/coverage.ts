// The whole repository at once: how much of what people can use is on a page, and what pages mention
// that the code does not have.

import {
  type Definition,
  type DriftFinding,
  type DriftRules,
  definitions,
  type FileTree,
  findPresent,
  isCode,
  isCurrentPage,
  isIgnored,
} from './drift.ts';
import { isSource, type Kind } from './names.ts';
import { findStrangers, keyOf, Mentions } from './pages.ts';

const COVERED: readonly Kind[] = ['flag', 'variable', 'route'];
const MAX_LISTED = 1_000;

export interface Coverage {
  /** How many names there are of each kind, and how many of them are on a page. */
  kinds: { kind: Kind; names: number; documented: number }[];
  names: number;
  documented: number;
  undocumented: Pick<Definition, 'kind' | 'name' | 'path' | 'line'>[];
  /** What pages mention and no code has. */
  gone: Omit<DriftFinding, 'drift'>[];
}

export async function measureCoverage(tree: FileTree, rules: DriftRules): Promise<Coverage> {
  const paths = [...tree.files.keys()];
  const sources = paths.filter((path) => isSource(path) && isCode(path) && !rules.isPage(path));
  const found = await definitions(tree, sources);
  const names = [...found.values()].filter(
    ({ kind, name, hidden }) => COVERED.includes(kind) && !hidden && !isIgnored(name, rules.ignore),
  );
  const mentions = new Mentions(names);
  const pages = paths.filter((path) => isCurrentPage(path, rules));
  const programs = await ownPrograms(tree);
  const strangersOn = findStrangers(programs, names);
  const strangers = new Map<string, Definition>();
  for await (const { path, text } of tree.read(pages)) {
    mentions.read(path, text);
    for (const one of strangersOn(path, text)) {
      if (found.has(keyOf(one)) || strangers.has(keyOf(one)) || strangers.size >= MAX_LISTED)
        continue;
      if (!isIgnored(one.name, rules.ignore)) strangers.set(keyOf(one), one);
    }
  }
  const present = await findPresent(tree, [...strangers.values()], rules);
  const undocumented = names.filter((one) => !mentions.has(one));
  const kinds = COVERED.map((kind) => {
    const all = names.filter((one) => one.kind === kind);
    const documented = all.filter((one) => mentions.has(one)).length;
    return { kind, names: all.length, documented };
  }).filter((one) => one.names > 0);
  return {
    kinds,
    names: names.length,
    documented: names.length - undocumented.length,
    undocumented: undocumented
      .slice(0, MAX_LISTED)
      .map(({ kind, name, path, line }) => ({ kind, name, path, line })),
    gone: [...strangers].filter(([key]) => !present.has(key)).map(([, one]) => one),
  };
}

/** In percent; of nothing, everything is documented. */
export function percentOf({ names, documented }: Pick<Coverage, 'names' | 'documented'>): number {
  return names === 0 ? 100 : Math.floor((documented / names) * 100);
}

/** What the programs of this repository are called, by the files that say so. */
async function ownPrograms(tree: FileTree): Promise<Set<string>> {
  const manifests = [...tree.files.keys()].filter((path) =>
    /^(?:[^/]+\/){0,2}(?:package\.json|pyproject\.toml|Cargo\.toml|go\.mod)$/.test(path),
  );
  const programs = new Set<string>();
  for await (const { path, text } of tree.read(manifests.slice(0, 200))) {
    if (path.endsWith('package.json')) {
      const bin = /"bin"\s*:\s*\{([^{}]{1,2000})\}/.exec(text)?.[1] ?? '';
      for (const [, name = ''] of bin.matchAll(/"([\w-]{1,60})"\s*:/g)) programs.add(name);
      if (/"bin"\s*:\s*"/.test(text))
        programs.add(/"name"\s*:\s*"(?:@[\w-]+\/)?([\w-]{1,60})"/.exec(text)?.[1] ?? '');
    } else if (path.endsWith('pyproject.toml')) {
      const scripts = /\[(?:project|tool\.poetry)\.scripts\]\n([^[]{1,2000})/.exec(text)?.[1] ?? '';
      for (const [, name = ''] of scripts.matchAll(/^"?([\w-]{1,60})"?\s*=/gm)) programs.add(name);
    } else {
      programs.add(/^(?:name = "|module \S*?)([\w-]{1,60})"?$/m.exec(text)?.[1] ?? '');
    }
  }
  programs.delete('');
  return programs;
}
