// Which names of a change of the code each of several versions of the documentation takes up: names
// that are new and on a page now, and names that are gone and on no page any more.

import type { FileTree } from '../shared/git/file-tree.ts';
import { isCurrentPage, nameAs, possible, readChange } from './drift.ts';
import type { DriftRules } from './finding.ts';
import { isWorthwhile } from './names.ts';
import { type Name, Pages, placeKey } from './pages.ts';

const MAX_NAMES = 200;

/** `code` has the documentation from before the change, and each version only its own beside that. */
export async function compareNames(
  before: FileTree,
  code: FileTree,
  versions: readonly FileTree[],
  rules: DriftRules,
): Promise<string[][]> {
  const { come, gone } = await readChange(before, code, rules);
  const names = (placed: typeof come): Name[] =>
    placed.flatMap(possible).filter(({ kind, name }) => isWorthwhile(kind, nameAs(kind, name)));
  const [added, removed] = [names(come.filter(({ spot }) => !spot.hidden)), names(gone)];
  const read = async (tree: FileTree) => {
    const pages = new Pages(rules.lines, removed);
    const paths = [...tree.files.keys()].filter((path) => isCurrentPage(path, rules));
    for await (const { path, text } of tree.read(paths)) pages.read(path, text);
    return pages;
  };
  const old = await read(code);
  const open = added.filter(({ kind, name }) => !old.has(kind, name));
  const stale = removed.filter((one) => old.of(one).length > 0);
  const compared: string[][] = [];
  for (const version of versions) {
    const pages = await read(version);
    const taken = [
      ...open.filter(({ kind, name }) => pages.has(kind, name)),
      ...stale.filter((one) => pages.of(one).length === 0),
    ];
    // A word can be a flag and a setting; it is one name.
    const unique = new Map(
      taken.map(({ kind, name }) => [placeKey('export', name), nameAs(kind, name)]),
    );
    compared.push([...unique.values()].slice(0, MAX_NAMES));
  }
  return compared;
}
