// What a check finds, and the rules it goes by.

import type { Lines } from './spots.ts';

/** How each kind of name is called. */
export const KIND_WORDS = {
  flag: 'flag',
  variable: 'environment variable',
  key: 'setting',
  route: 'route',
  command: 'subcommand',
  export: 'name',
  path: 'file',
  script: 'script',
  version: 'version',
  value: 'default',
  link: 'link to',
} as const;
export type Kind = keyof typeof KIND_WORDS;

/** How many names are declared like one, and how many of them are documented. */
export interface Proof {
  kind: Kind;
  names: number;
  documented: number;
  where: 'file' | 'folder' | 'repository';
}

export interface DriftRules {
  /** Is this a file of the documentation? */
  isPage(path: string): boolean;
  /** A page that may say what it likes. */
  isIgnoredPage(path: string): boolean;
  /** Names that need no documentation; `*` at the end stands for anything. */
  ignore: readonly string[];
  lines: Lines;
}

export interface DriftFinding {
  drift: 'missing' | 'stale';
  kind: Kind;
  name: string;
  /** The page that mentions what is gone, or the source that adds what no page mentions. */
  path: string;
  line: number;
  /** Why it is expected to be documented. */
  evidence?: Proof;
  /** What it is called now, or which value it has now. */
  became?: string;
  /** The line of the page as it should be. */
  edit?: string;
}

export function isIgnored(name: string, ignore: readonly string[]): boolean {
  return ignore.some((one) =>
    one.endsWith('*') ? name.startsWith(one.slice(0, -1)) : name === one,
  );
}
