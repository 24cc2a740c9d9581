// Folders that no agent may see: homes, the workspace, the runner's own folder. They decide what is
// not mounted although `PATH` or a system directory would bring it along.
import { existsSync, readFileSync, realpathSync } from 'node:fs';
import { dirname, isAbsolute, join } from 'node:path';

export interface PrivatePlaces {
  /** Is one of them, or is in one. */
  has(path: string): boolean;
  /** Is in the workspace or another listed folder, not only in a home directory. */
  hides(path: string): boolean;
  /** Is one of them, or contains one. */
  isAbove(path: string): boolean;
}

export function privatePlaces(hide: readonly string[], home: string | undefined): PrivatePlaces {
  const named = hide.filter((path) => isAbsolute(path)).flatMap(bothNames);
  const hidden = [...named, ...named.flatMap((path) => above(path).filter(isRunner))];
  // Some containers have `/` as home; that says nothing about what is private.
  const homes = [...HOMES, ...(home ? [home] : []), ...homesOfPeople()]
    .filter((path) => isAbsolute(path) && !isUnder('/usr', [path]))
    .flatMap(bothNames);
  const all = [...hidden, ...homes];
  return {
    has: (path) => isUnder(path, all),
    hides: (path) => isUnder(path, hidden),
    isAbove: (path) => all.some((place) => isUnder(place, [path])),
  };
}

const HOMES = ['/home', '/root', '/Users'];

/** The files that a runner is registered with are in its root. */
const isRunner = (folder: string) =>
  ['.runner', '.credentials'].some((name) => existsSync(join(folder, name)));

/** In or below a checkout or a runner's folder, even if it is not listed. */
export const isInCheckoutOrRunner = (path: string) =>
  [path, ...above(path)].some((folder) => isRunner(folder) || existsSync(join(folder, '.git')));

export const isUnder = (path: string, roots: readonly string[]) =>
  roots.some((root) => path === root || path.startsWith(root === '/' ? root : `${root}/`));

export function above(path: string): string[] {
  const parent = dirname(path);
  return parent === path ? [] : [parent, ...above(parent)];
}

const bothNames = (path: string) => (existsSync(path) ? [path, realpathSync(path)] : [path]);

/** Home directories can be anywhere; people's user IDs start at 1000. */
function homesOfPeople(): string[] {
  if (!existsSync('/etc/passwd')) return [];
  const accounts = readFileSync('/etc/passwd', 'utf8').split('\n');
  return accounts
    .map((line) => line.split(':'))
    .filter(([, , uid]) => Number(uid) >= 1000)
    .flatMap(([, , , , , home]) => home ?? []);
}
