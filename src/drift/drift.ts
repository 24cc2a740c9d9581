// What a change breaks on pages. A finding has to be right more than all of them have to be found: a
// check that cries wolf is turned off. What can be decided is `broken`; a name whose declaration is gone
// is `stale`, which a person has to look at.

import { findLinksBroken, findLinksBrokenBetween } from '../jobs/changes/broken-links.ts';
import type { FileTree } from '../shared/git/file-tree.ts';
import { codeSpan } from '../shared/text/foreign.ts';
import { type DriftRules, isCode, isCurrentPage, isWritten } from './documentation.ts';
import type { DriftFinding } from './finding.ts';
import { findRemovedExports, importsIn, type RemovedExport } from './imports.ts';
import type { Limits } from './limits.ts';
import { isPast, type PagePart, readParts } from './page-parts.ts';
import { type RemovedFiles, readRemovedFiles } from './removed-files.ts';
import {
  declaresIn,
  namesIn,
  type RemovedName,
  readRemovedNames,
  routeKey,
  withoutLeft,
} from './removed-names.ts';
import { type ChangedVersion, findChangedVersions, statesVersion } from './versions.ts';

const MAX_FINDINGS = 200;
/** More names than this from one change are one finding: a part of the project went. */
const MAX_STALE = 8;
/** Of one name, page by page. */
const MAX_PLACES = 20;

export interface Drift {
  findings: DriftFinding[];
  /** How much was compared; changed files only where there was something to compare with. */
  pages: number;
  links: number;
  files?: number;
}

/** What a change takes away that pages may rely on. */
interface Removed {
  names: RemovedName[];
  files: RemovedFiles;
  versions: ChangedVersion[];
  exports: RemovedExport[];
}

export async function findDrift(
  before: FileTree,
  after: FileTree,
  rules: DriftRules,
): Promise<Drift> {
  const { limits } = rules;
  const isCurrent = isCurrentWithin(rules);
  const linked = await findLinksBrokenBetween(before, after, isCurrent);
  for (const path of linked.unread) limits.unread.add(path);
  const removed = await readRemoved(before, after, rules);
  const paths = [...after.files.keys()].filter(isCurrent);
  const { broken, mentions } = await readPages(after, paths, removed, rules);
  const stale = await findStale(mentions, after, rules);
  const seen = new Set<string>();
  const links = linked.broken.map(linkFinding).filter(({ path }) => !rules.isIgnoredPage(path));
  const findings = [...links, ...broken, ...stale]
    .filter((one) => !rules.limits.slow.has(one.path))
    .filter(({ drift, kind, name, path, line }) => {
      const key = [drift, kind, name, path, kind === 'link' ? line : ''].join('\0');
      return !seen.has(key) && seen.add(key);
    })
    .sort(byPlace);
  const files = countChanged(before, after);
  return { findings: bounded(findings, limits), pages: paths.length, links: linked.links, files };
}

/** The same for the whole tree: which links lead nowhere, whatever broke them. */
export async function findBroken(tree: FileTree, rules: DriftRules): Promise<Drift> {
  const isCurrent = isCurrentWithin(rules);
  const { broken, links, unread } = await findLinksBroken(tree, isCurrent);
  for (const path of unread) rules.limits.unread.add(path);
  const findings = bounded(broken.map(linkFinding).sort(byPlace), rules.limits);
  return { findings, pages: [...tree.files.keys()].filter(isCurrent).length, links };
}

const bounded = (findings: DriftFinding[], { most }: Limits) =>
  most(findings, MAX_FINDINGS, 'findings');

/** Asked of each page before it is read, so it also sees when the time is over. */
const isCurrentWithin = (rules: DriftRules) => (path: string) => {
  rules.limits.assertTime();
  return isCurrentPage(path, rules);
};

type BrokenLink = Awaited<ReturnType<typeof findLinksBroken>>['broken'][number];

function linkFinding({ target, isEntry, ...one }: BrokenLink): DriftFinding {
  return { drift: 'broken', kind: isEntry ? 'entry' : 'link', name: target, ...one };
}

function countChanged(before: FileTree, after: FileTree): number {
  const paths = new Set([...before.files.keys(), ...after.files.keys()]);
  return [...paths].filter((path) => before.files.get(path) !== after.files.get(path)).length;
}

async function readRemoved(before: FileTree, after: FileTree, rules: DriftRules): Promise<Removed> {
  const { was, is } = await readChangedCode(before, after, rules);
  const gone = [...before.files.keys()].filter((path) => !after.files.has(path));
  const { limits } = rules;
  return {
    names: readRemovedNames(was, is, limits),
    files: readRemovedFiles(gone, after.files),
    versions: await findChangedVersions(before, after, limits),
    exports: await findRemovedExports(before, after, (path) => isCode(path, rules), limits),
  };
}

/** Changed files with code as they were, and as they are. */
export async function readChangedCode(before: FileTree, after: FileTree, rules: DriftRules) {
  const textsOf = async (tree: FileTree, other: FileTree) => {
    const paths = [...tree.files.keys()].filter(
      (path) => tree.files.get(path) !== other.files.get(path) && isCode(path, rules),
    );
    const texts = new Map<string, string>();
    for await (const { path, text } of tree.read(paths)) texts.set(path, text);
    return texts;
  };
  return { was: await textsOf(before, after), is: await textsOf(after, before) };
}

interface NameMention {
  name: RemovedName;
  path: string;
  line: number;
  text: string;
}

const TOKEN = /[\w$][\w$.-]*/g;

/** Reads the pages that may rely on what was removed. */
async function readPages(
  after: FileTree,
  paths: readonly string[],
  removed: Removed,
  rules: DriftRules,
): Promise<{ broken: DriftFinding[]; mentions: NameMention[] }> {
  const broken: DriftFinding[] = [];
  const mentions: NameMention[] = [];
  const names = new Map(removed.names.map((one) => [mentionKey(one), one]));
  const exports = new Map(removed.exports.map((one) => [`${one.module} ${one.name}`, one]));
  const wanted = new Set([
    ...removed.names.map(({ kind, name }) => tokenOf(kind, name)),
    ...removed.files.names,
    ...removed.exports.map(({ name }) => name),
  ]);
  if (wanted.size + removed.versions.length === 0) return { broken, mentions };
  for await (const { path, text } of after.read(paths)) {
    rules.limits.assertTime();
    const versions = removed.versions.filter(({ version }) => text.includes(version));
    if (versions.length > 0) broken.push(...findVersions(path, text, versions, rules));
    if (!hasToken(text, wanted)) continue;
    const lines = text.split(/\r\n?|\n/);
    const parts = await readParts(path, text);
    broken.push(...findFiles(path, lines, parts, removed.files));
    broken.push(...findImports(path, lines, parts, exports));
    for (const part of parts)
      for (const mention of namesIn(part)) {
        const name = names.get(mentionKey(mention));
        if (!name || parts.some((one) => declaresIn(one, name.name))) continue;
        mentions.push({ name, path, line: part.line, text: lines[part.line - 1] ?? '' });
      }
  }
  return { broken, mentions };
}

const bare = (name: string) => name.replace(/^--/, '');
const mentionKey = ({ kind, name }: Pick<RemovedName, 'kind' | 'name'>) =>
  `${kind} ${kind === 'route' ? routeKey(name) : name}`;
const tokenOf = (kind: string, name: string) =>
  kind === 'route' ? (name.match(/[A-Za-z][\w.-]*/g)?.at(-1) ?? name) : bare(name);

function hasToken(text: string, wanted: ReadonlySet<string>): boolean {
  // Manual pages write `\-` for a dash.
  const plain = text.includes('\\-') ? text.replaceAll('\\-', '-') : text;
  for (const [token] of plain.matchAll(TOKEN)) {
    if (wanted.has(token) || wanted.has(token.replace(/[.-]+$/, ''))) return true;
  }
  return false;
}

function findVersions(
  path: string,
  text: string,
  versions: readonly ChangedVersion[],
  { limits }: DriftRules,
): DriftFinding[] {
  const found: DriftFinding[] = [];
  let number = 0;
  for (const line of limits.linesOf(path, text)) {
    number += 1;
    for (const one of versions) {
      if (!statesVersion(line, one) || isPast(line)) continue;
      const between = one.sign ?? ' ';
      const edit =
        line.split(one.version).length === 2 ? line.replace(one.version, () => one.now) : undefined;
      found.push({
        ...{ drift: 'broken', kind: 'version', name: `${one.tool}${between}${one.version}` },
        ...{ path, line: number, removed: one.removed, became: `${one.tool}${between}${one.now}` },
        ...(edit !== undefined && { edit }),
      });
    }
  }
  return found;
}

function findFiles(
  path: string,
  lines: readonly string[],
  parts: readonly PagePart[],
  files: RemovedFiles,
): DriftFinding[] {
  if (files.names.size === 0) return [];
  return parts.flatMap((part): DriftFinding[] => {
    const name = files.find(path, part, lines[part.line - 1] ?? '');
    if (name === undefined) return [];
    return [
      { drift: 'broken', kind: 'file', name, path, line: part.line, removed: { path: name } },
    ];
  });
}

function findImports(
  path: string,
  lines: readonly string[],
  parts: readonly PagePart[],
  exports: ReadonlyMap<string, RemovedExport>,
): DriftFinding[] {
  if (exports.size === 0) return [];
  const blocks = parts.filter(({ as, past }) => as === 'block' && !past);
  return importsIn(blocks).flatMap(({ module, name, line }): DriftFinding[] => {
    const found = exports.get(`${module} ${name}`);
    if (!found || !lines[line - 1]?.includes(name)) return [];
    const { removed } = found;
    return [
      { drift: 'broken', kind: 'import', name: `${name} from ${module}`, path, line, removed },
    ];
  });
}

async function findStale(
  mentions: readonly NameMention[],
  after: FileTree,
  rules: DriftRules,
): Promise<DriftFinding[]> {
  const mentioned = new Map(mentions.map(({ name }) => [mentionKey(name), name]));
  if (mentioned.size === 0) return [];
  const { limits } = rules;
  const code = [...after.files.keys()].filter((path) => isWritten(path) && !rules.isPage(path));
  const gone = await withoutLeft([...mentioned.values()], after, code, limits);
  const found = gone.flatMap((name) => {
    const pages = new Set<string>();
    const places = mentions.filter(
      (one) => one.name === name && !pages.has(one.path) && pages.add(one.path),
    );
    return limits
      .most(places, MAX_PLACES, `pages that mention ${codeSpan(name.name)}`)
      .map(staleAt);
  });
  const [first, ...others] = found.sort(byPlace);
  if (first === undefined || gone.length <= MAX_STALE) return found;
  const also = [...new Set(others.map(({ name }) => name))].filter((name) => name !== first.name);
  return [{ ...first, also }];
}

function staleAt({
  name: { kind, name, removed, became },
  path,
  line,
  text,
}: NameMention): DriftFinding {
  const now = became === undefined ? undefined : kind === 'flag' ? `--${bare(became)}` : became;
  const word = new RegExp(`(?<![\\w$-])${RegExp.escape(name)}(?![\\w$-])`, 'g');
  const edit = now === undefined ? text : text.replace(word, () => now);
  return {
    ...{ drift: 'stale', kind, name, path, line, removed },
    ...(now !== undefined && { became: now }),
    ...(edit !== text && { edit }),
  };
}

function byPlace(a: DriftFinding, b: DriftFinding): number {
  const order = a.drift === b.drift ? 0 : a.drift === 'broken' ? -1 : 1;
  return order || (a.path < b.path ? -1 : a.path > b.path ? 1 : a.line - b.line);
}
