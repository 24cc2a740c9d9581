// What a program was installed with: its package and the packages it needs, nothing beside them.
import { existsSync, readFileSync, realpathSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { above } from './private-places.ts';

/** More packages than any agent has; each is a mount. */
const MAX_PACKAGES = 1_500;

/** The root of the npm package that a file belongs to. */
export function npmPackageOf(file: string): string | undefined {
  const parts = file.split('/');
  const at = parts.lastIndexOf('node_modules');
  const scoped = parts[at + 1]?.startsWith('@');
  // A file directly in `node_modules` or in its `.bin` belongs to no package.
  if (at < 1 || parts.length <= at + (scoped ? 3 : 2) || parts[at + 1] === '.bin') return undefined;
  return parts.slice(0, at + (scoped ? 3 : 2)).join('/');
}

/** The package and its dependencies, wherever they are installed. */
export function withDependencies(root: string): string[] {
  const found = new Set([root]);
  for (const folder of found) {
    if (found.size > MAX_PACKAGES) break;
    for (const name of dependenciesOf(folder)) {
      const installed = above(join(realpathSync(folder), 'x'))
        .map((parent) => join(parent, 'node_modules', name))
        .find((path) => existsSync(path));
      if (installed !== undefined) found.add(installed);
    }
  }
  return [...found];
}

function dependenciesOf(folder: string): string[] {
  try {
    const { dependencies, optionalDependencies, peerDependencies } = JSON.parse(
      readFileSync(join(folder, 'package.json'), 'utf8'),
    );
    return Object.keys({ ...dependencies, ...optionalDependencies, ...peerDependencies });
  } catch {
    return [];
  }
}

/** The nearest folder above that is a package of its own, of Node or Python. */
export function packageFolderOf(file: string): string | undefined {
  return above(file).find((folder) =>
    ['package.json', 'pyvenv.cfg'].some((name) => existsSync(join(folder, name))),
  );
}

/** Where the libraries of a program in `bin` are. */
export const prefixOf = (bin: string) => (/\/s?bin$/.test(bin) ? dirname(bin) : undefined);
