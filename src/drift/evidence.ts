// Which places of the code declare what this project documents: for each shape, how many of the names in
// it are on a page. Where nearly all are, a new one is expected to be; where few are, nobody documents
// such names, and the check is silent.

import type { Kind, Proof } from './finding.ts';
import type { Pages } from './pages.ts';
import { fold, type Look, own, type Spot } from './spots.ts';

interface Group {
  key: string;
  where: Proof['where'];
  /** With fewer names, nothing is known, and the next larger group is asked. */
  least: number;
  share: number;
  /** Whether its names are from several blocks, which says nothing about plain words. */
  mixed: boolean;
}

export type GroupShare = Omit<Proof, 'kind'> & Partial<Proof> & Pick<Group, 'least' | 'share'>;

/** What a word can be; a name with a look of its own is what it looks like. */
const KINDS_OF: Record<Look, readonly Kind[]> = {
  flag: ['flag'],
  variable: ['variable'],
  route: ['route'],
  word: ['flag', 'command', 'key'],
};

/**
 * Calls and keys whose names say what they declare. There, few names are enough to learn from; all
 * other shapes need more.
 */
const TELLING: Record<Look, RegExp> = {
  flag: /opt|arg|flag|param|long|name|case|switch|==|includes|indexOf|has\(/i,
  variable: /env(?:iron|var)?(?![A-Za-z])/i,
  route: /get|post|put|patch|delete|route|handle|path|mapping|\ball\b|key/i,
  word: /[Ff]lag|[Oo]ption|FLAGS|OPTIONS|[Aa]rgs?\b|[Aa]rgument|long|inputs|properties|Var\b|VarP|command|mapstructure|yaml|toml|koanf|Value/,
};

/** Places for settings, such as the inputs of an action. */
const SETTINGS = /\b(?:inputs|properties|tag|Value)\b/;

export const isTelling = ({ look, shape, role, block }: Spot) =>
  TELLING[look].test(shape.slice(shape.indexOf(' '))) ||
  (role === 'field' && look === 'word' && /inputs|properties/.test(block));

/** What builds, tests, or releases the program is not the program. Only its own file speaks for it. */
const TOOLING =
  /^(?:tools?|tooling|hack|ci|build|dev|devtools|contrib|helpers?|release|docker|packaging)\/|(?:^|\/)scripts?\/|^[\w-]*(?:build|release|bench|gulpfile|Gruntfile|tasks?|noxfile|setup)[\w-]*\.\w+$|(?:^|\/)(?:Rakefile|Makefile|Makevars|Dockerfile|install[\w-]*\.sh|[\w.-]+\.(?:mk|cmake|m4|am|ac|bat|ps1))$/;

/** From the closest to the largest. */
function groupsOf(path: string, spot: Spot): Group[] {
  const groups = allGroupsOf(path, spot);
  if (!TOOLING.test(path)) return groups;
  const near = groups.filter(({ where, least }) => where === 'file' && least >= 3);
  return near.map((group) => ({ ...group, least: 5, share: 0.85 }));
}

function allGroupsOf(path: string, spot: Spot): Group[] {
  const { look, role, shape, block } = spot;
  const folder = path.slice(0, path.lastIndexOf('/') + 1);
  const inFile = role === 'field' ? `${shape} in ${block}` : shape;
  const group = (where: Proof['where'], key: string, least: number, share: number): Group => ({
    key: `${{ file: path, folder, repository: '*' }[where]} ${look} ${key}`,
    ...{ where, least, share },
    mixed: role === 'field' && key !== inFile,
  });
  if (!isTelling(spot)) {
    // Plain words are everywhere: only many of them, close together, say something.
    // So are constants.
    if (look === 'word' || role !== 'text') return [group('file', inFile, 5, 0.85)];
    return [
      group('file', inFile, look === 'route' ? 5 : 3, 0.7),
      group('folder', shape, 5, 0.7),
      group('repository', shape, 5, 0.7),
    ];
  }
  // `StringVar` and `BoolVar` declare alike: what counts is which argument it is.
  const alike = role === 'field' ? 'field' : `any ${/[([{]\d?/.exec(shape)?.[0] ?? ''}`;
  return [
    group('file', inFile, 5, 0.6),
    group('folder', shape, 5, 0.6),
    group('file', alike, 2, 0.6),
    // One flag of a list of options says what the next one is.
    ...(role === 'field' && look === 'word'
      ? [group('file', inFile, 1, 1)]
      : [group('repository', shape, 3, 0.6), group('repository', alike, 2, 0.6)]),
    ...(look === 'word' ? [] : [group('repository', 'telling', 1, 0.6)]),
  ];
}

export class Evidence {
  readonly #pages: Pages;
  readonly #groups = new Map<string, Map<string, string>>();
  readonly #looks = new Set<Look>();
  readonly #proofs = new Map<string, Proof | null>();
  #open = true;

  constructor(pages: Pages) {
    this.#pages = pages;
  }

  /** From here on, only names in groups that are already known are counted. */
  close(): void {
    this.#open = false;
  }

  count(path: string, spot: Spot): void {
    if (!this.#open && !this.#looks.has(spot.look)) return;
    const folded = fold(spot.name);
    let name = '';
    for (const { key } of groupsOf(path, spot)) {
      const names = this.#groups.get(key) ?? (this.#open ? new Map<string, string>() : undefined);
      if (!names || names.size >= 2_000 || names.get(folded) === spot.name) continue;
      if (names.size === 0) this.#groups.set(key, names);
      name ||= own(spot.name);
      names.set(fold(name), name);
    }
  }

  /** Makes its groups known, without the name itself. */
  expect(path: string, spot: Spot): void {
    this.#looks.add(spot.look);
    for (const { key } of groupsOf(path, spot))
      if (!this.#groups.has(key)) this.#groups.set(key, new Map());
  }

  /** Whether this name is already declared like that. */
  knows(path: string, spot: Spot): boolean {
    const folded = fold(spot.name);
    return groupsOf(path, spot).some(({ key }) => this.#groups.get(key)?.has(folded));
  }

  /** Why a name in this place is expected to be documented; undefined where it is not. */
  prove(path: string, spot: Spot): Proof | undefined {
    for (const group of groupsOf(path, spot)) {
      const names = this.#groups.get(group.key);
      if (!names || names.size < group.least) continue;
      const proof = this.#share(group, names, spot);
      // Variables are read where they are needed, so all places of the program count.
      if (proof || spot.look !== 'variable') return proof ?? undefined;
    }
    return undefined;
  }

  /** Whether the closest group has names enough, or is the only one. */
  isDecided(path: string, spot: Spot): boolean {
    const [closest, ...others] = groupsOf(path, spot);
    const size = (closest && this.#groups.get(closest.key)?.size) ?? 0;
    return others.length === 0 || size >= (closest?.least ?? 0);
  }

  /** All groups of a place, with what most of their names are documented as. */
  explain(path: string, spot: Spot): GroupShare[] {
    return groupsOf(path, spot).map((group) => {
      const names = this.#groups.get(group.key) ?? new Map<string, string>();
      const { least, share, where } = group;
      const none = { names: names.size, documented: 0, where };
      return { ...(this.#best(group, names, spot.look) ?? none), least, share };
    });
  }

  #share(group: Group, names: ReadonlyMap<string, string>, spot: Spot): Proof | null {
    const known = this.#proofs.get(group.key);
    if (known !== undefined) return known;
    const best = this.#best(group, names, spot.look);
    // Words that are no flags are on pages for many reasons, unless the place is one for settings.
    const isLoose = best?.kind === 'key' && !SETTINGS.test(`${spot.shape} ${spot.block}`);
    const isListed = best?.kind === 'flag' && best.names >= 10 && group.where === 'file';
    const most = isListed && group.share <= 0.6 ? 0.5 : group.share;
    const few = best && best.names < 5 && group.where === 'repository';
    const [least, share] = isLoose ? [group.mixed ? Infinity : 8, 0.85] : [1, few ? 1 : most];
    const proof =
      best && best.names >= least && best.documented / best.names >= share ? best : null;
    this.#proofs.set(group.key, proof);
    return proof;
  }

  #best({ where }: Group, names: ReadonlyMap<string, string>, look: Look): Proof | undefined {
    const all = [...names.values()];
    let best: Proof | undefined;
    for (const kind of KINDS_OF[look]) {
      const documented = all.filter((name) => this.#pages.has(kind, name)).length;
      // Words are on pages for many reasons: a page has to be about most of them.
      if (
        kind === 'key' &&
        all.filter((name) => this.#pages.isDefined(name)).length < all.length * 0.6
      )
        continue;
      if (kind === 'key' && all.length < 5 && documented < all.length) continue;
      if (!best || documented > best.documented)
        best = { kind, names: all.length, documented, where };
    }
    return best;
  }
}
