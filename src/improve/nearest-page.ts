// The page that a path which does not exist was clearly meant to be, or none: a redirect to the wrong
// page is worse than none. Pure.
import { distance } from '../shared/similar.ts';

/** Names that many folders have: alone they say nothing. */
const COMMON = new Set(
  'about api changelog doc docs example examples faq getting-started guide guides home index intro introduction latest overview readme reference release-notes setup start usage'.split(
    ' ',
  ),
);
/** A version, a language, or another name of two letters: two that differ are two subjects. */
const EDITION = /^(?:v?\d+(?:\.\d+)*(?:\.x)?|[a-z]{2}(?:-[a-z]{2})?|latest|stable|next|main)$/;
const MIN_NAME = 4;
/** Compared with each other; one name with so many neighbors is not looked for. */
const MAX_COMPARED = 2_000;

interface KnownPage {
  address: string;
  steps: string[];
}

/** Finds the one page that is nearer than all others. */
export function pageFinder(addresses: Iterable<string>): (path: string) => string | undefined {
  const pages = Array.from(
    addresses,
    (address): KnownPage => ({ address, steps: stepsOf(address) }),
  );
  const byWords = Map.groupBy(pages, ({ steps }) => steps.join('-'));
  const byName = Map.groupBy(pages, ({ steps }) => steps.at(-1) ?? '');
  const byFolder = Map.groupBy(pages, ({ steps }) => steps.slice(0, -1).join('/'));
  return (path) => {
    const asked = stepsOf(path);
    const name = asked.at(-1) ?? '';
    const near = (list: readonly KnownPage[] = []) =>
      list.length > MAX_COMPARED ? [] : list.filter(({ steps }) => isSameEdition(asked, steps));
    if (asked.length === 0 || asked.slice(0, -1).some(isStrange)) return undefined;
    const same = near(byWords.get(asked.join('-')));
    if (same.length > 0) return only(same);
    const named = near(byName.get(name)).filter(({ steps }) => saysEnough(asked, steps));
    if (named.length > 0) return only(mostShared(asked, named));
    const typos = near(byFolder.get(asked.slice(0, -1).join('/')));
    return only(typos.filter(({ steps }) => isTypo(name, steps.at(-1) ?? '')));
  };
}

/** A folder with a dot is a host's name, or nobody's. */
const isStrange = (step: string) => step.includes('.') && !EDITION.test(step);

const only = (pages: readonly KnownPage[]) => (pages.length === 1 ? pages[0]?.address : undefined);

/** In one spelling: `/Guide/01_Set_Up.html` is `guide`, `set-up`. */
function stepsOf(path: string): string[] {
  return path
    .toLowerCase()
    .replace(/\.(?:mdx?|html?)$/, '')
    .replace(/\/(?:index|readme)$/, '')
    .split('/')
    .filter((step) => step !== '')
    .map((step) => step.replace(/_/g, '-').replace(/^\d+-(?=[a-z])/, ''));
}

function isSameEdition(asked: readonly string[], page: readonly string[]): boolean {
  const [one, other] = [asked, page].map((steps) => steps.filter((step) => EDITION.test(step)));
  const without = (all: string[] = [], some: string[] = []) =>
    all.some((step) => !some.includes(step));
  return !(without(one, other) && without(other, one));
}

/** A name that many pages could have needs its folder, too. */
function saysEnough(asked: readonly string[], page: readonly string[]): boolean {
  const name = asked.at(-1) ?? '';
  const isOwn = name.length >= MIN_NAME && !COMMON.has(name) && !EDITION.test(name);
  return isOwn || (asked.length > 1 && asked.at(-2) === page.at(-2));
}

/** Those with the most folders in common. */
function mostShared(asked: readonly string[], pages: readonly KnownPage[]): KnownPage[] {
  const folders = new Set(asked.slice(0, -1));
  const shared = ({ steps }: KnownPage) =>
    new Set(steps.slice(0, -1).filter((step) => folders.has(step))).size;
  const most = Math.max(...pages.map(shared));
  return pages.filter((page) => shared(page) === most);
}

/** `instalation`, but not `uninstall`, `get` for `set`, or `python2` for `python3`. */
function isTypo(asked: string, name: string): boolean {
  const shorter = Math.min(asked.length, name.length);
  const edits = shorter >= 9 ? 2 : shorter >= 6 ? 1 : 0;
  const digits = (text: string) => text.replace(/\D/g, '');
  if (edits === 0 || Math.max(asked.length, name.length) > 60) return false;
  if (asked[0] !== name[0] || digits(asked) !== digits(name)) return false;
  return distance(asked, name) <= edits;
}
