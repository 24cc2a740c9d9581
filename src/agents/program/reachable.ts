// Which files a program needs beside the system's: itself, what interprets it, the package or the
// toolchain it belongs to. Found by the words of the command and by `PATH`, mounted read-only.
import {
  closeSync,
  existsSync,
  openSync,
  readFileSync,
  readSync,
  realpathSync,
  statSync,
} from 'node:fs';
import { basename, delimiter, dirname, isAbsolute, join, relative, resolve } from 'node:path';
import { SetupError } from '../../shared/errors.ts';
import {
  above,
  isInCheckoutOrRunner,
  isInSystem,
  isUnder,
  type PrivatePlaces,
} from './system-files.ts';

export interface Surroundings {
  path: string;
  places: PrivatePlaces;
  /** Where the runner keeps toolchains, as `tool/version/architecture`. */
  toolCache?: string | undefined;
}

export function reachable(command: string, around: Surroundings): string[] {
  const all = around.path
    .split(delimiter)
    .filter((entry) => isAbsolute(entry) && existsSync(entry));
  const folders = all.filter((folder) => canShow(folder, around));
  const found = new Set<string>();
  for (const folder of all) {
    if (isInSystem(realpathSync(folder))) found.add(folder);
    for (const path of toolchain(folder, around)) found.add(path);
  }
  words(command).forEach((word, index) => {
    const file = isAbsolute(word) ? word : lookUp(word, folders);
    if (index === 0) mustBeVisible(file ?? lookUp(word, all), around);
    if (file === undefined || PSEUDO.test(file) || !isFile(file)) return;
    for (const path of program(resolve(file), folders, around)) found.add(path);
  });
  return [...found].filter((path) => existsSync(path) && !around.places.isAbove(path));
}

/** No folder of the workspace is shown; the runner's toolchains may be in its own folder. */
const canShow = (folder: string, around: Surroundings) =>
  !around.places.hides(folder) || toolchain(folder, around).length > 0;

const PSEUDO = /^\/(?:proc|sys|dev|run)\//;

function program(file: string, folders: string[], around: Surroundings): string[] {
  const interpreters = interpretersOf(file)
    .map((word) => (isAbsolute(word) ? word : lookUp(word, folders)))
    .filter((found) => found !== undefined && isFile(found));
  return [file, ...interpreters].flatMap((found) => installed(found as string, around));
}

/** The file, the target of its link, and what was installed with it. */
function installed(file: string, around: Surroundings): string[] {
  const real = realpathSync(file);
  return isInSystem(real) ? [file] : [file, real, ...belongings(real, around)];
}

/** What a program was installed with, where that shows nothing private. */
function belongings(file: string, around: Surroundings): string[] {
  const { places } = around;
  const tools = toolchain(resolve(file, '..'), around);
  if (tools.length > 0) return tools;
  if (places.hides(file)) return [];
  const npm = npmPackageOf(file);
  if (npm !== undefined) return withDependencies(npm).filter((path) => !places.hides(path));
  const folder = packageFolderOf(file);
  const isSafe = folder && !places.isAbove(folder) && !isInCheckoutOrRunner(folder);
  return isSafe ? [folder] : [];
}

/** What toolchains in `/opt` have beside `bin`; what else is there may be anything. */
const LAYOUT = ['bin', 'sbin', 'lib', 'lib32', 'lib64', 'libexec', 'include', 'share'];

function toolchain(bin: string, { places, toolCache }: Surroundings): string[] {
  for (const cache of [toolCache, '/opt/hostedtoolcache']) {
    if (!cache || !isUnder(bin, [cache])) continue;
    const tool = relative(cache, bin).split('/').slice(0, 3);
    const folder = join(cache, ...tool);
    return tool.length === 3 && !places.isAbove(folder) ? [folder] : [];
  }
  const prefix = prefixOf(bin);
  if (!prefix || !isUnder(prefix, ['/opt']) || prefix === '/opt') return [];
  if (places.has(prefix) || isInCheckoutOrRunner(prefix)) return [];
  return LAYOUT.map((name) => join(prefix, name)).filter(
    (path) => existsSync(path) && !places.isAbove(path),
  );
}

/** A lone file of the workspace can be shown if the command names it, a package there cannot. */
function mustBeVisible(file: string | undefined, around: Surroundings): void {
  if (file === undefined || !isFile(file)) return;
  const real = realpathSync(file);
  const isLone = npmPackageOf(real) === undefined && !file.includes('/node_modules/');
  if (isLone || canShow(resolve(real, '..'), around)) return;
  throw new SetupError(
    `The program \`${file}\` is in a folder that agents may not see. Install it elsewhere, for example with \`npm install --global\`, or use the absolute path of a single file.`,
  );
}

/** `#!/usr/bin/env node`: the program that reads the script, and the one that finds it. */
function interpretersOf(file: string): string[] {
  const line = /^#!\s*(.*)/.exec(beginning(file))?.[1] ?? '';
  const [first = '', ...rest] = line.split(/\s+/);
  if (first === '') return [];
  const found = rest.find((word) => !word.startsWith('-') && !word.includes('='));
  return basename(first) === 'env' && found ? [first, found] : [first];
}

function beginning(file: string): string {
  const bytes = Buffer.alloc(256);
  try {
    const handle = openSync(file, 'r');
    const length = readSync(handle, bytes);
    closeSync(handle);
    return bytes.toString('latin1', 0, length);
  } catch {
    return '';
  }
}

function isFile(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isFile() ?? false;
}

const words = (command: string) =>
  command
    .split(/[\s;|&()<>]+/)
    .map((word) => word.replace(/^["']|["']$/g, ''))
    .filter((word) => word !== '' && !word.startsWith('-') && !/^\w+=/.test(word));

/** The file of the command's first word, if that is a program on `PATH` or a path. */
export function programOf(command: string, path: string): string | undefined {
  const [word = ''] = words(command);
  if (isAbsolute(word)) return isFile(word) ? word : undefined;
  return lookUp(
    word,
    path.split(delimiter).filter((folder) => isAbsolute(folder)),
  );
}

/** As the shell does it: the first file of that name that may be executed. */
function lookUp(name: string, folders: string[]): string | undefined {
  if (name.includes('/')) return undefined;
  return folders
    .map((folder) => join(folder, name))
    .find((file) => isFile(file) && (statSync(file).mode & 0o111) !== 0);
}

// What a program was installed with: its package and the packages it needs, nothing beside them.

/** More packages than any agent has; each is a mount. */
const MAX_PACKAGES = 1_500;

/** The root of the npm package that a file belongs to. */
function npmPackageOf(file: string): string | undefined {
  const parts = file.split('/');
  const at = parts.lastIndexOf('node_modules');
  const scoped = parts[at + 1]?.startsWith('@');
  // A file directly in `node_modules` or in its `.bin` belongs to no package.
  if (at < 1 || parts.length <= at + (scoped ? 3 : 2) || parts[at + 1] === '.bin') return undefined;
  return parts.slice(0, at + (scoped ? 3 : 2)).join('/');
}

/** The package and its dependencies, wherever they are installed. */
function withDependencies(root: string): string[] {
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
function packageFolderOf(file: string): string | undefined {
  return above(file).find((folder) =>
    ['package.json', 'pyvenv.cfg'].some((name) => existsSync(join(folder, name))),
  );
}

/** Where the libraries of a program in `bin` are. */
const prefixOf = (bin: string) => (/\/s?bin$/.test(bin) ? dirname(bin) : undefined);
