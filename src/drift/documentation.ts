// Which files are pages that are compared with the code, which are code, and what such rules go by.

import { isGenerated } from '../shared/generated.ts';
import { matchesAny } from '../shared/glob.ts';
import type { Limits } from './limits.ts';

export interface RuleSettings {
  docsPaths: readonly string[];
  ignorePages: readonly string[];
  accept?: readonly Accepted[];
}

/** One name on one page that may stay as it is. */
export interface Accepted {
  page: string;
  name: string;
  reason: string;
}

export interface DriftRules {
  /** Is this a file of the documentation? */
  isPage(path: string): boolean;
  /** A page that may say what it likes. */
  isIgnoredPage(path: string): boolean;
  limits: Limits;
}

/** Pages about the past, such as changelogs and decisions, and pages that tests use. */
const PAST_PAGE =
  /(?:^|\/)(?:changelogs?|changes|history|releases?|release-notes?|(?:whats?-?)?news?|migrat\w*|upgrad\w*|blog|posts?|adrs?|rfcs?|proposals?|decisions|archived?|versioned_docs|\.github|tests?|__tests__|testdata|testsuite|fixtures|__fixtures__|snapshots?|specs?|e2e|todo|roadmap)(?:[/._-]|$)/i;
const VENDORED =
  /(?:^|\/)(?:third[-_]?party|vendor(?:ed)?|node_modules|site-packages|external|deps|\.yarn)\//i;
/** Also the folders of tools, such as `.github/`, whose names begin with a dot. */
const TEST =
  /(?:^|\/)(?:tests?|__tests__|__mocks__|testdata|testsuite|fixtures|specs?|e2e|examples?|samples?|bench(?:marks?)?|mocks?|changelogs?)\/|[._-](?:test|spec|stories|bench)\.\w+$|_test\.\w+$|(?:^|\/)(?:test[_-][\w-]+\.\w+|conftest\.py)$|(?:^|\/)\.[\w-]+\/|Tests?\.(?:java|kt|php|cs)$/;
const NO_TEXT =
  /\.(?:png|jpe?g|gif|svg|webp|ico|pdf|woff2?|ttf|otf|eot|zip|gz|tgz|bz2|xz|7z|jar|war|class|wasm|so|dll|exe|bin|mp[34]|mov|webm|csv|parquet|sqlite|db|pyc|min\.\w+|po|pot|css|scss|less|ipynb|patch|diff)$|(?:^|\/)(?:change-?log|changes|news|history|authors|thanks|todo|copying|license|notice|install)(?:[.-](?:old|\d+|txt))?$/i;
const PAGE = /\.(?:mdx?|markdown|rst|adoc|asciidoc|txt|html?|ronn|[1-8])$/i;
/** Nobody writes anything but documentation in these. */
const MARKUP =
  /\.(?:rst|adoc|asciidoc|ronn)$|(?:^|\/)(?:man|man\d|docs?)\/(?:[^/]+\/)*[\w.-]+\.[1-8]$/;

export const isWritten = (path: string) => !NO_TEXT.test(path) && !isGenerated(path);

export const isCode = (path: string, { isPage }: DriftRules) =>
  isWritten(path) && !TEST.test(path) && !VENDORED.test(path) && !isPage(path);

/** One that is compared with the code. */
export function isCurrentPage(path: string, { isPage, isIgnoredPage }: DriftRules): boolean {
  if (!PAGE.test(path) || !isPage(path) || isGenerated(path)) return false;
  return !PAST_PAGE.test(path) && !VENDORED.test(path) && !isIgnoredPage(path);
}

export function rulesOf({ docsPaths, ignorePages }: RuleSettings, limits: Limits): DriftRules {
  const pages = new Map<string, boolean>();
  const listed = matchesAny(docsPaths);
  const isPage = (path: string) => listed(path) || MARKUP.test(path);
  return {
    // Asked several times for each file of a repository.
    isPage(path) {
      const known = pages.get(path) ?? isPage(path);
      pages.set(path, known);
      return known;
    },
    isIgnoredPage: ignorePages.length > 0 ? matchesAny(ignorePages) : () => false,
    limits,
  };
}
