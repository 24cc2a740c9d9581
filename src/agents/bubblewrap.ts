// A cell of namespaces: own processes, own /proc, own file tree with the system and the toolchains
// read-only, the agent's copy writable, and nothing else. The network is the machine's.
import { existsSync, lstatSync, readlinkSync, realpathSync } from 'node:fs';
import { dirname } from 'node:path';

/** Where systems keep programs, libraries and certificates. */
const SYSTEM = [
  '/usr',
  '/bin',
  '/sbin',
  '/lib',
  '/lib32',
  '/lib64',
  '/libx32',
  '/etc',
  '/opt',
  '/nix',
  '/snap',
  '/home/linuxbrew',
];

/** Readable for root only; inside the cell root's files are the agent's own. */
const ROOTS_OWN = [
  '/etc/shadow',
  '/etc/gshadow',
  '/etc/sudoers',
  '/etc/sudoers.d',
  '/etc/ssh',
  '/etc/ssl/private',
  '/etc/krb5.keytab',
];

export interface CellLayout {
  /** The agent's copy; writable, and where the program starts. */
  dir: string;
  /** The run's own folder with `home`, `tmp` and the prompt; writable. */
  scratch: string;
  /** Further files and folders, read-only. */
  reachable: readonly string[];
  /** Folders inside the system's that must not be seen. */
  hide: readonly string[];
  /** A user namespace of its own; not when root has made the other namespaces. */
  userNamespace: boolean;
}

export function bubblewrapArguments(layout: CellLayout): string[] {
  const system = SYSTEM.filter((path) => existsSync(path));
  return [
    ...(layout.userNamespace ? ['--unshare-user', '--uid', '1000', '--gid', '1000'] : []),
    ...['--unshare-pid', '--unshare-ipc', '--unshare-uts', '--unshare-cgroup-try'],
    ...['--die-with-parent', '--info-fd', '3'],
    ...system.flatMap(mountSystem),
    ...layout.hide.filter((path) => isUnder(path, system) && existsSync(path)).flatMap(cover),
    ...ROOTS_OWN.filter((path) => existsSync(path)).flatMap(cover),
    ...['--proc', '/proc', '--dev', '/dev'],
    ...nameResolution(system),
    ...['--perms', '1777', '--tmpfs', '/tmp', '--perms', '1777', '--tmpfs', '/var/tmp'],
    ...shown(layout.reachable, system).flatMap((path) => [...wayTo(path), ...mount(path, path)]),
    ...[layout.scratch, layout.dir].flatMap((path) => [...wayTo(path), '--bind', path, path]),
    ...['--chdir', layout.dir, '--'],
  ];
}

const cover = (path: string) =>
  lstatSync(path).isDirectory() ? ['--tmpfs', path] : mount('/dev/null', path);

const mount = (from: string, to: string) => ['--ro-bind', from, to];

/** On most systems `/bin` and its like are links into `/usr`. */
function mountSystem(path: string): string[] {
  return lstatSync(path).isSymbolicLink()
    ? ['--symlink', readlinkSync(path), path]
    : mount(path, path);
}

/** Each under its own name and the one its links lead to; what lies in another comes with it. */
function shown(paths: readonly string[], system: readonly string[]): string[] {
  const all = [...new Set(paths.flatMap((path) => [path, realpathSync(path)]))];
  return all.filter((path) => {
    const others = all.filter((other) => other !== path);
    return !isUnder(path, [...system, ...others]);
  });
}

/** The folders above, open to all: made by root, they would be closed to whom root becomes. */
function wayTo(path: string): string[] {
  const above = path.split('/').slice(1, -1);
  return above.flatMap((_, depth) => {
    const folder = `/${above.slice(0, depth + 1).join('/')}`;
    return folder === '/tmp' ? [] : ['--perms', '0755', '--dir', folder];
  });
}

/** `/etc/resolv.conf` often leads into `/run`, which is hidden with its sockets. */
function nameResolution(system: readonly string[]): string[] {
  const real = existsSync('/etc/resolv.conf') ? realpathSync('/etc/resolv.conf') : '/etc';
  return isUnder(real, system) ? [] : mount(dirname(real), dirname(real));
}

const isUnder = (path: string, roots: readonly string[]) =>
  roots.some((root) => path === root || path.startsWith(`${root}/`));
