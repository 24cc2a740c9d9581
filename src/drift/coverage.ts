// The whole repository at once: how much of what this project documents is on a page, and which flags
// pages give its programs that the code does not have. A map, not an alarm.

import type { FileTree } from '../shared/git/file-tree.ts';
import { isCode, isCurrentPage, nameAs } from './drift.ts';
import { Evidence, type GroupShare, isTelling } from './evidence.ts';
import { type DriftFinding, type DriftRules, isIgnored, type Kind, type Proof } from './finding.ts';
import { findPrograms, isManifest, isWorthwhile } from './names.ts';
import { FOREIGN_PROGRAM, Pages, placeKey } from './pages.ts';
import { fold, own, readSpots, type Spot } from './spots.ts';

const MAX_LISTED = 1_000;
const MAX_KEPT = 100_000;
export interface Coverage {
  /** How many names there are of each kind in places that are documented, and how many are on a page. */
  kinds: { kind: Kind; names: number; documented: number }[];
  names: number;
  documented: number;
  undocumented: Omit<DriftFinding, 'drift'>[];
  /** Flags that pages give to a program of this repository, and that no code has. */
  gone: Omit<DriftFinding, 'drift'>[];
}

interface Placed {
  path: string;
  spot: Spot;
}

export async function measureCoverage(tree: FileTree, rules: DriftRules): Promise<Coverage> {
  const pages = await readPages(tree, rules);
  const evidence = new Evidence(pages);
  const names = new Map<string, { place: Placed; proof: Proof }>();
  const kept = new Map<string, Placed>();
  const words = new Set<string>();
  const strangers = new Set([...pages.lines.values()].flatMap((flags) => [...flags.keys()]));
  const programs = new Set<string>();
  /** Also by another line, such as `MarkHidden("name")`. */
  const hidden = new Set<string>();
  const keep = (place: Placed, proof: Proof | undefined) => {
    const isHidden = hidden.has(`${place.path} ${fold(place.spot.name)}`);
    if (!proof || isHidden || names.size >= MAX_KEPT) return;
    const name = nameAs(proof.kind, place.spot.name);
    const key = placeKey(proof.kind, name);
    if (!names.has(key) && isWorthwhile(proof.kind, name)) names.set(key, { place, proof });
  };
  const paths = [...tree.files.keys()].filter((path) => isCode(path, rules));
  for await (const { path, text } of tree.read(paths)) {
    if (isManifest(path)) for (const program of findPrograms(path, text)) programs.add(program);
    for (const word of wordsIn(text, strangers)) words.add(word);
    for (const spot of readSpots(rules.lines, path, text)) {
      // Plain words are on pages for many reasons: on a map of everything, most of them would be wrong.
      if (spot.role === 'declared' || (!isTelling(spot) && spot.look !== 'flag')) continue;
      if (spot.hidden) hidden.add(`${path} ${fold(spot.name)}`);
      evidence.count(path, spot);
      const key = `${spot.look} ${fold(spot.name)} ${spot.shape}`;
      if (kept.size < MAX_KEPT && !kept.has(key)) kept.set(key, { path, spot: ownSpot(spot) });
      if (spot.role === 'text' && pages.lines.has(spot.name)) programs.add(spot.name);
    }
  }
  for (const place of kept.values()) keep(place, evidence.prove(place.path, place.spot));
  const flags = [...kept.values()].filter(
    ({ spot }) =>
      spot.look === 'flag' || (isTelling(spot) && /flag|opt|arg|long/i.test(spot.shape)),
  );
  const listed = [...names.values()].filter(
    ({ place }) => !isIgnored(place.spot.name, rules.ignore),
  );
  return {
    ...countNames(listed, pages),
    gone: flags.length < 2 ? [] : findGone(pages, words, programs, rules),
  };
}

/** One that keeps no file in memory. */
function ownSpot({ name, shape, block, ...spot }: Spot): Spot {
  return { ...spot, name: own(name), shape: own(shape), block: own(block) };
}

async function readPages(tree: FileTree, rules: DriftRules): Promise<Pages> {
  const pages = new Pages(rules.lines);
  const paths = [...tree.files.keys()].filter((path) => isCurrentPage(path, rules));
  for await (const { path, text } of tree.read(paths)) pages.read(path, text);
  return pages;
}

function countNames(
  listed: readonly { place: Placed; proof: Proof }[],
  pages: Pages,
): Omit<Coverage, 'gone'> {
  const isDocumented = ({ place: { spot }, proof: { kind } }: (typeof listed)[number]) =>
    pages.has(kind, spot.name) || (spot.look === 'word' && pages.isDefined(spot.name));
  const open = listed.filter((one) => !isDocumented(one));
  const groups = Map.groupBy(listed, ({ proof }) => proof.kind);
  const kinds = Array.from(groups, ([kind, all]) => ({
    kind,
    names: all.length,
    documented: all.filter(isDocumented).length,
  }));
  return {
    kinds,
    names: listed.length,
    documented: listed.length - open.length,
    undocumented: open.slice(0, MAX_LISTED).map(({ place: { path, spot }, proof }) => ({
      ...{ kind: proof.kind, name: nameAs(proof.kind, spot.name), path, line: spot.line },
      evidence: proof,
    })),
  };
}

/** The flags of a command line whose program is ours, because the code has its name or its other flags. */
function findGone(
  pages: Pages,
  words: ReadonlySet<string>,
  programs: ReadonlySet<string>,
  { ignore }: DriftRules,
): Coverage['gone'] {
  const gone = new Map<string, Coverage['gone'][number]>();
  for (const [program, flags] of pages.lines) {
    if (FOREIGN_PROGRAM.test(program)) continue;
    const found = [...flags.keys()].filter((flag) => words.has(flag)).length;
    const isOurs =
      programs.has(program) || pages.lines.size === 1 || (found >= 3 && found * 2 >= flags.size);
    if (!isOurs) continue;
    for (const [flag, { name, page, line }] of flags) {
      if (words.has(flag) || gone.has(flag) || isIgnored(name, ignore)) continue;
      if (isWorthwhile('flag', name)) gone.set(flag, { kind: 'flag', name, path: page, line });
    }
  }
  return [...gone.values()].slice(0, MAX_LISTED);
}

/** Which of these a text has, however it spells them. */
function wordsIn(text: string, wanted: ReadonlySet<string>): string[] {
  if (wanted.size === 0) return [];
  const found: string[] = [];
  for (const word of new Set(text.match(/[A-Za-z][\w-]{1,80}/g))) {
    const folded = fold(word);
    const positive = folded.startsWith('no') ? folded.slice(2) : `no${folded}`;
    for (const one of [folded, positive]) if (wanted.has(one)) found.push(one);
  }
  return found;
}

export interface Explanation {
  /** Whether a page has it, and as what. */
  documented: Kind[];
  places: (Placed & { groups: GroupShare[]; expected: boolean })[];
}

/** Where a name is in the code, what is declared like it, and whether it is expected on a page. */
export async function explainName(
  tree: FileTree,
  rules: DriftRules,
  name: string,
): Promise<Explanation> {
  const pages = await readPages(tree, rules);
  const evidence = new Evidence(pages);
  const folded = fold(name);
  const places: Placed[] = [];
  const paths = [...tree.files.keys()].filter((path) => isCode(path, rules));
  for await (const { path, text } of tree.read(paths))
    for (const spot of readSpots(rules.lines, path, text))
      if (fold(spot.name) === folded && places.length < 20) {
        places.push({ path, spot });
        evidence.expect(path, spot);
      }
  evidence.close();
  for await (const { path, text } of tree.read(paths))
    for (const spot of readSpots(rules.lines, path, text))
      if (fold(spot.name) !== folded) evidence.count(path, spot);
  const kinds = ['flag', 'variable', 'route', 'command', 'key'] as const;
  return {
    documented: kinds.filter((kind) => pages.has(kind, name)),
    places: places.map(({ path, spot }) => ({
      ...{ path, spot },
      groups: evidence.explain(path, spot),
      expected: !spot.hidden && evidence.prove(path, spot) !== undefined,
    })),
  };
}
