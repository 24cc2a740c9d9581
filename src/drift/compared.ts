// Which names of a change of the code each of several versions of the documentation takes up: what is
// new in the code and on a page now, and what is gone from the code and from pages. A name is a word that
// pages show as code.

import type { FileTree } from '../shared/git/file-tree.ts';
import { type DriftRules, isCurrentPage } from './documentation.ts';
import { readChangedCode } from './drift.ts';
import { readParts } from './page-parts.ts';

const MAX_NAMES = 200;
const WORD = /-{0,2}[A-Za-z_$][\w$]*(?:[.-][\w$]+)*/g;
/** Short and plain words are on pages for many reasons, unless they are alone. */
const TELLING = /^--\w|[a-z\d][A-Z]|[\w$][._-][\w$]/;

/** `code` has the documentation from before the change, and each version only its own beside that. */
export async function compareNames(
  before: FileTree,
  code: FileTree,
  versions: readonly FileTree[],
  rules: DriftRules,
): Promise<string[][]> {
  const { was, is } = await readChangedCode(before, code, rules);
  const [old, now] = [wordsIn(was.values()), wordsIn(is.values())];
  const shown = await shownOn(code, rules);
  const compared: string[][] = [];
  for (const version of versions) {
    const pages = await shownOn(version, rules);
    const come = pages.difference(shown);
    const gone = shown.difference(pages);
    const taken = [
      ...[...come].filter((name) => now.has(bare(name)) && !old.has(bare(name))),
      ...[...gone].filter((name) => old.has(bare(name)) && !now.has(bare(name))),
    ];
    compared.push(taken.slice(0, MAX_NAMES));
  }
  return compared;
}

const bare = (word: string) => word.replace(/^-+/, '');

function wordsIn(texts: Iterable<string>): Set<string> {
  const words = new Set<string>();
  for (const text of texts) for (const [word] of text.matchAll(WORD)) words.add(bare(word));
  return words;
}

async function shownOn(tree: FileTree, rules: DriftRules): Promise<Set<string>> {
  const names = new Set<string>();
  const paths = [...tree.files.keys()].filter((path) => isCurrentPage(path, rules));
  for await (const { path, text } of tree.read(paths)) {
    rules.limits.assertTime();
    for (const part of await readParts(path, text)) {
      if (part.as === 'prose') continue;
      const words = part.text.match(WORD) ?? [];
      const alone = part.as === 'literal' && words.length === 1;
      for (const word of words) if (alone || TELLING.test(word)) names.add(word);
    }
  }
  return names;
}
