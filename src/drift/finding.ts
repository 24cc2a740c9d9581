// What the documentation check finds.

/** How each kind is called. */
export const KIND_WORDS = {
  link: 'link to',
  entry: 'navigation entry',
  file: 'file',
  version: 'version',
  import: 'import of',
  flag: 'flag',
  variable: 'environment variable',
  setting: 'setting',
  route: 'route',
} as const;
export type Kind = keyof typeof KIND_WORDS;

export interface DriftFinding {
  /** `broken` is certain and may block; `stale` is only shown. */
  drift: 'broken' | 'stale';
  kind: Kind;
  name: string;
  /** The page. */
  path: string;
  line: number;
  /** What was removed, and from where. */
  removed?: { path: string; line?: number; text?: string };
  /** Further names that the same change removes, and that pages mention. */
  also?: string[];
  /** What it is called now. */
  became?: string;
  /** The line of the page as it should be. */
  edit?: string;
}
