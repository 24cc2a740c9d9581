// Which folders a program needs to see although everything around them is hidden: toolchains that
// are installed outside the system's own places, found by `PATH` and by the words of the command.
import { existsSync, realpathSync, statSync } from 'node:fs';
import { basename, delimiter, dirname, isAbsolute, join, relative, resolve } from 'node:path';

export interface Surroundings {
  path: string;
  home: string;
  /** Folders that must stay hidden, whatever `PATH` says. */
  hide: readonly string[];
}

export function reachable(command: string, around: Surroundings): string[] {
  const found = new Set<string>();
  const folders = around.path.split(delimiter).filter((entry) => isAbsolute(entry));
  for (const folder of folders) for (const root of toolchain(folder, around)) found.add(root);
  for (const word of words(command)) {
    const file = isAbsolute(word) ? word : lookUp(word, folders);
    if (file === undefined || PSEUDO.test(file) || !isFile(file)) continue;
    found.add(resolve(file));
    found.add(packageOf(realpathSync(file), around));
  }
  return [...found].filter((path) => existsSync(path) && !holdsSecrets(path, around));
}

const PSEUDO = /^\/(?:proc|sys|dev|run)\//;

/** `…/node/24/x64/bin` needs its `lib` beside it; `~/.cargo/bin` must not bring `~/.cargo` along. */
function toolchain(folder: string, around: Surroundings): string[] {
  const parent = dirname(folder);
  const isBin = ['bin', '.bin'].includes(basename(folder));
  const isPrivate = basename(parent).startsWith('.') && dirname(parent) === around.home;
  return isBin && !isPrivate && !holdsSecrets(parent, around) ? [parent] : [folder];
}

/** What a program comes with: its package, or for a lone file just the file. */
function packageOf(file: string, around: Surroundings): string {
  const parts = file.split('/');
  const modules = parts.lastIndexOf('node_modules');
  if (modules > 0) return parts.slice(0, modules + 1).join('/');
  for (let folder = dirname(file); folder !== '/'; folder = dirname(folder)) {
    // A checkout may hold credentials in its `.git`.
    if (holdsSecrets(folder, around) || existsSync(join(folder, '.git'))) return file;
    if (existsSync(join(folder, 'package.json'))) return folder;
  }
  return file;
}

function isFile(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isFile() ?? false;
}

/** A folder that contains home or another hidden folder would show them. */
function holdsSecrets(folder: string, around: Surroundings): boolean {
  return [around.home, ...around.hide].some((secret) => {
    const way = relative(folder, secret);
    return way === '' || (!way.startsWith('..') && !isAbsolute(way));
  });
}

const words = (command: string) =>
  command
    .split(/[\s;|&()<>]+/)
    .map((word) => word.replace(/^["']|["']$/g, ''))
    .filter((word) => word !== '' && !word.startsWith('-'));

function lookUp(name: string, folders: string[]): string | undefined {
  if (name.includes('/')) return undefined;
  return folders.map((folder) => join(folder, name)).find((file) => existsSync(file));
}
