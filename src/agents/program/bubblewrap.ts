// The file tree of a cell under bubblewrap. It starts empty, and only what is listed is added: the
// system and the program's own files read-only, the agent's copy writable. Processes and their /proc
// are its own; the network and the kernel's settings are the machine's, the latter read-only.
import { lstatSync, readdirSync, realpathSync } from 'node:fs';
import { join } from 'node:path';
import { above, isUnder, type PrivatePlaces } from './private-places.ts';
import { isInSystem, systemFiles } from './system-files.ts';

export interface CellLayout {
  /** The agent's copy; writable, and where the program starts. */
  dir: string;
  /** The run's own folder with `home`, `tmp` and the prompt; writable. */
  scratch: string;
  /** More files and folders, read-only. */
  reachable: readonly string[];
  places: PrivatePlaces;
  /** A user namespace of its own; not when root has made the other namespaces. */
  userNamespace: boolean;
}

export function bubblewrapArguments(layout: CellLayout): string[] {
  const writable = [layout.scratch, layout.dir];
  const { mounts, links } = shown(layout.reachable);
  return [
    ...(layout.userNamespace ? ['--unshare-user', '--uid', '1000', '--gid', '1000'] : []),
    ...['--unshare-pid', '--unshare-ipc', '--unshare-uts', '--unshare-cgroup-try'],
    ...['--die-with-parent', '--info-fd', '3'],
    ...systemFiles(layout.places),
    ...['--proc', '/proc', '--dev', '/dev'],
    ...kernelSettings().flatMap((path) => ['--ro-bind-try', path, path]),
    ...TEMPORARY.flatMap((path) => ['--perms', '1777', '--tmpfs', path]),
    ...waysTo([...mounts, ...links.map(({ path }) => path), ...writable]),
    ...mounts.flatMap((path) => ['--ro-bind', path, path]),
    ...links.flatMap(({ path, target }) => ['--symlink', target, path]),
    ...writable.flatMap((path) => ['--bind', path, path]),
    ...['--chdir', layout.dir, '--'],
  ];
}

/**
 * What in /proc is about the machine, not about a process, and could be written: folders such as
 * `sys`, `irq`, `bus`, `fs`, and `pressure`, and files such as `sysrq-trigger`. bubblewrap itself
 * leaves them writable where it believes that they are not.
 */
function kernelSettings(): string[] {
  return readdirSync('/proc')
    .filter((name) => !/^\d+$/.test(name))
    .map((name) => join('/proc', name))
    .filter((path) => {
      const stats = lstatSync(path, { throwIfNoEntry: false });
      return stats?.isDirectory() || (stats?.isFile() && (stats.mode & 0o222) !== 0);
    });
}

const TEMPORARY = ['/tmp', '/var/tmp'];

/** Mounted by their real names; links to them stay links, as programs expect. */
function shown(paths: readonly string[]) {
  const real = [...new Set(paths.map((path) => realpathSync(path)))];
  const outside = real.filter((path) => !isInSystem(path));
  const mounts = outside.filter((path) => {
    const others = outside.filter((other) => other !== path);
    return !isUnder(path, others);
  });
  const links = [...new Set(paths)]
    .map((path) => ({ path, target: realpathSync(path) }))
    .filter(({ path, target }) => path !== target && !isInSystem(path) && !isUnder(path, mounts));
  const isAlone = ({ path }: { path: string }) =>
    !links.some((other) => other.path !== path && isUnder(path, [other.path]));
  return { mounts, links: links.filter(isAlone) };
}

/** The parent folders, open to all: root creates them, but another user must pass through. */
function waysTo(paths: readonly string[]): string[] {
  const folders = new Set(paths.flatMap((path) => above(path).reverse()));
  return [...folders]
    .filter((folder) => folder !== '/' && !TEMPORARY.includes(folder) && !isInSystem(folder))
    .flatMap((folder) => ['--perms', '0755', '--dir', folder]);
}
