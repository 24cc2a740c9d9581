// Globs from outside: settings, inputs and models write them, so no glob may cost more than its
// size. A glob becomes a list of tokens, and a path is read once with the set of tokens it may be
// at: at most (characters of the path) × (tokens) steps, whatever the two look like.
//
//   *  any characters within a name     ?  one character      [a-z] [!a-z]  one of a class
//   ** any number of folders            {a,b}  alternatives   a trailing /  everything below
//
// As in a shell, only a written dot matches a name's leading dot.
import { SetupError } from './errors.ts';

/** Longer ones are mistakes or attacks. */
const MAX_GLOB_LENGTH = 300;
/** For all alternatives of a glob together. */
const MAX_TOKENS = 2_000;
/** In one list. */
export const MAX_GLOBS = 200;

/** What is wrong with a glob, as a sentence for its author. */
export class GlobProblem extends SetupError {}

export interface Glob {
  matches(path: string): boolean;
  /** Could it match something in this folder or below? */
  reaches(folder: string): boolean;
  /** How much work that is, for tests of the bound. */
  steps(path: string): number;
  readonly tokens: number;
}

/** Says whether a list of globs covers a path. */
type PathFilter = (path: string) => boolean;

type GlobToken =
  | { kind: 'is'; char: string; first: boolean }
  | { kind: 'one'; test: (char: string) => boolean }
  | { kind: 'any' | 'folders' | 'rest' };

export function compileGlob(pattern: string): Glob {
  if (pattern.length > MAX_GLOB_LENGTH)
    throw problem(pattern, `is longer than ${MAX_GLOB_LENGTH} characters; use shorter globs`);
  if (pattern === '') throw new GlobProblem('A glob is empty. Remove it or enter a glob.');
  if (pattern.includes('\\'))
    throw problem(
      pattern,
      'has a backslash; separate folders with `/`, and write `[*]` for a star',
    );
  if (/[@+!?*]\(/.test(pattern))
    throw problem(pattern, 'has an extended pattern such as `@(a|b)`; write `{a,b}`');
  const alternatives = expandBraces(pattern, (why) => problem(pattern, why)).map((text) =>
    tokenize(text, (why) => problem(pattern, why)),
  );
  const tokens = alternatives.reduce((sum, list) => sum + list.length + 1, 0);
  if (tokens > MAX_TOKENS) throw problem(pattern, 'has too many alternatives; use several globs');
  const run = (path: string) => {
    const chars = Array.from(path);
    let steps = 0;
    for (const list of alternatives) {
      const end = follow(list, chars);
      steps += end.steps;
      if (end.matched) return { matched: true, steps };
    }
    return { matched: false, steps };
  };
  return {
    tokens,
    matches: (path) => run(path).matched,
    reaches: (folder) => {
      const chars = Array.from(`${folder}/`);
      return alternatives.some((list) => follow(list, chars).goesOn);
    },
    steps: (path) => run(path).steps,
  };
}

/** The sentence about a glob that cannot be used, or undefined. */
export function globProblem(pattern: string): string | undefined {
  try {
    compileGlob(pattern);
    return undefined;
  } catch (error) {
    if (error instanceof GlobProblem) return error.message;
    throw error;
  }
}

/**
 * A path is covered when a glob matches it, or is it letter for letter, and no glob that starts
 * with `!` does. The order does not matter: a line added later cannot allow what another one excludes.
 */
export function matchesAny(patterns: readonly string[]): PathFilter {
  if (patterns.length > MAX_GLOBS)
    throw new GlobProblem(`There are more than ${MAX_GLOBS} globs. Use fewer, broader ones.`);
  const closed = patterns.filter((pattern) => pattern.startsWith('!'));
  const open = patterns.filter((pattern) => !pattern.startsWith('!')).map(entry);
  const except = closed.map((pattern) => entry(pattern.slice(1)));
  return (path) => open.some((fits) => fits(path)) && !except.some((fits) => fits(path));
}

function entry(pattern: string): PathFilter {
  const glob = compileGlob(pattern);
  return (path) => path === pattern || glob.matches(path);
}

function tokenize(pattern: string, wrong: (why: string) => GlobProblem): GlobToken[] {
  const whole = pattern.endsWith('/') ? `${pattern}**` : pattern;
  const names = whole.split('/').filter((name, at) => (name !== '' || at === 0) && name !== '.');
  return names.flatMap((name, at): GlobToken[] => {
    const last = at === names.length - 1;
    if (name === '**') return [{ kind: last ? 'rest' : 'folders' }];
    const slash: GlobToken[] = last ? [] : [{ kind: 'is', char: '/', first: false }];
    return [...nameTokens(name, wrong), ...slash];
  });
}

function nameTokens(name: string, wrong: (why: string) => GlobProblem): GlobToken[] {
  // A name has at least one character.
  if (/^\*+$/.test(name)) return [{ kind: 'one', test: () => true }, { kind: 'any' }];
  const chars = Array.from(name);
  const tokens: GlobToken[] = [];
  for (let at = 0; at < chars.length; at += 1) {
    const char = chars[at] as string;
    if (char === '*') {
      if (tokens.at(-1)?.kind !== 'any') tokens.push({ kind: 'any' });
    } else if (char === '?') {
      tokens.push({ kind: 'one', test: () => true });
    } else if (char === '[') {
      const { test, end } = readClass(chars, at, wrong);
      tokens.push({ kind: 'one', test });
      at = end;
    } else {
      tokens.push({ kind: 'is', char, first: at === 0 });
    }
  }
  return tokens;
}

function readClass(chars: string[], at: number, wrong: (why: string) => GlobProblem) {
  const negated = chars[at + 1] === '!' || chars[at + 1] === '^';
  const from = at + (negated ? 2 : 1);
  // A bracket right at the start is a member, not the end.
  const end = chars.indexOf(']', from + 1);
  if (end < 0)
    throw wrong('has a `[` without a matching `]`; close it, or write `[[]` for the bracket');
  const inside = chars.slice(from, end);
  if (inside[0] === '[' && /^[:.=]$/.test(inside[1] ?? ''))
    throw wrong('has a named class; list its characters instead, such as `[a-z]`');
  const ranges: [number, number][] = [];
  for (let here = 0; here < inside.length; here += 1) {
    const low = code(inside[here]);
    const ranged = inside[here + 1] === '-' && here + 2 < inside.length;
    const high = ranged ? code(inside[here + 2]) : low;
    if (high < low) throw wrong('has a character range in reverse order; swap its ends');
    ranges.push([low, high]);
    if (ranged) here += 2;
  }
  const holds = (char: string) =>
    ranges.some(([low, high]) => low <= code(char) && code(char) <= high);
  return { end, test: (char: string) => holds(char) !== negated };
}

const code = (char: string | undefined) => char?.codePointAt(0) ?? 0;

/** Reads the path once; `live` are the tokens that may come next. */
function follow(tokens: readonly GlobToken[], path: readonly string[]) {
  let steps = 0;
  let live = new Set<number>();
  let nameStarts = true;
  const enter = (into: Set<number>, at: number, starts: boolean): void => {
    into.add(at);
    const kind = tokens[at]?.kind;
    // Both may stand for nothing.
    if (kind === 'any' || (kind === 'folders' && starts)) enter(into, at + 1, starts);
  };
  enter(live, 0, true);
  for (const char of path) {
    const next = new Set<number>();
    for (const at of live) {
      steps += 1;
      const token = tokens[at];
      if (token === undefined || !takes(token, char, nameStarts)) continue;
      const stays = token.kind === 'any' || token.kind === 'folders' || token.kind === 'rest';
      enter(next, stays ? at : at + 1, char === '/');
      if (token.kind === 'rest') next.add(at + 1);
    }
    live = next;
    if (live.size === 0) break;
    nameStarts = char === '/';
  }
  const matched = live.delete(tokens.length);
  return { matched, goesOn: live.size > 0, steps };
}

function takes(token: GlobToken, char: string, nameStarts: boolean): boolean {
  const leadingDot = nameStarts && char === '.';
  if (token.kind === 'is') return token.char === char && (token.first || !leadingDot);
  if (leadingDot) return false;
  if (token.kind === 'one') return char !== '/' && token.test(char);
  return char !== '/' || (token.kind !== 'any' && !nameStarts);
}

function problem(pattern: string, why: string): GlobProblem {
  const shown = pattern.length > 60 ? `${pattern.slice(0, 60)}…` : pattern;
  return new GlobProblem(`The glob \`${shown.replace(/[\s`]+/g, ' ')}\` ${why}.`);
}

// `{a,b}` in a glob, written out. The number of alternatives is known before any is built.

const MAX_ALTERNATIVES = 50;

function expandBraces(text: string, wrong: (why: string) => Error): string[] {
  const open = text.indexOf('{');
  if (open < 0) return [text];
  const { end, commas } = closing(text, open);
  const before = text.slice(0, open);
  const inside = text.slice(open + 1, end);
  if (end > 0 && commas.length === 0 && inside.includes('..'))
    throw wrong('has a range such as `{1..9}`; write `*` or `[1-9]`');
  if (end < 0 || commas.length === 0) {
    // As in a shell, a brace that offers no choice is a character.
    return expandBraces(text.slice(open + 1), wrong).map((rest) => `${before}{${rest}`);
  }
  const edges = [open, ...commas, end];
  const parts = edges
    .slice(1)
    .flatMap((edge, at) => expandBraces(text.slice((edges[at] as number) + 1, edge), wrong));
  const rests = expandBraces(text.slice(end + 1), wrong);
  if (parts.length * rests.length > MAX_ALTERNATIVES)
    throw wrong(`has more than ${MAX_ALTERNATIVES} alternatives; use several globs or a \`*\``);
  return parts.flatMap((part) => rests.map((rest) => before + part + rest));
}

function closing(text: string, open: number): { end: number; commas: number[] } {
  const commas: number[] = [];
  let depth = 0;
  for (let at = open; at < text.length; at += 1) {
    if (text[at] === '{') depth += 1;
    if (text[at] === ',' && depth === 1) commas.push(at);
    if (text[at] === '}') depth -= 1;
    if (depth === 0) return { end: at, commas };
  }
  return { end: -1, commas: [] };
}
