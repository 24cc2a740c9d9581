// What of the system an agent gets to see, read-only: programs, libraries, and those files of /etc
// that programs need to start, to resolve names, and to check certificates.
import {
  existsSync,
  lstatSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  realpathSync,
} from 'node:fs';
import { dirname, isAbsolute, join } from 'node:path';

const FOLDERS = ['/usr', '/bin', '/sbin', '/lib', '/lib32', '/lib64', '/libx32', '/nix/store'];

const CONFIGURATION = [
  // Names of hosts, users and services.
  ...['resolv.conf', 'hosts', 'host.conf', 'hostname', 'nsswitch.conf', 'gai.conf', 'networks'],
  ...['passwd', 'group', 'protocols', 'services', 'mime.types'],
  // Which system, time and language it is.
  ...['os-release', 'lsb-release', 'debian_version', 'alpine-release', 'redhat-release'],
  ...['localtime', 'timezone', 'locale.conf', 'locale.alias', 'terminfo', 'inputrc'],
  // Where programs and libraries are.
  ...['alternatives', 'ld.so.cache', 'ld.so.conf', 'ld.so.conf.d', 'fonts', 'perl'],
  ...['python3', 'java-11-openjdk', 'java-17-openjdk', 'java-21-openjdk', 'java-25-openjdk'],
  // Certificates; private keys are kept beside them, in folders of their own.
  ...['ssl/certs', 'ssl/cert.pem', 'ssl/openssl.cnf', 'ca-certificates', 'crypto-policies'],
  ...['pki/tls/certs', 'pki/tls/cert.pem', 'pki/tls/openssl.cnf', 'pki/ca-trust/extracted'],
].map((name) => `/etc/${name}`);

/** Arguments for bubblewrap. */
export function systemFiles(places: PrivatePlaces): string[] {
  const folders = FOLDERS.filter((path) => existsSync(path));
  const parents = new Set(
    CONFIGURATION.filter((path) => existsSync(path)).flatMap((path) => above(path).reverse()),
  );
  return [
    ...[...parents].filter((path) => path !== '/').flatMap(openFolder),
    ...folders.flatMap((path) => (isLink(path) ? link(path) : around(path, places))),
    ...CONFIGURATION.filter((path) => existsSync(path)).flatMap((path) =>
      isInSystem(realpathSync(path)) ? ['--symlink', realpathSync(path), path] : mount(path),
    ),
  ];
}

export const isInSystem = (path: string) => isUnder(path, FOLDERS);

const isLink = (path: string) => lstatSync(path).isSymbolicLink();

/** On most systems `/bin` and its like are links into `/usr`. */
const link = (path: string) => ['--symlink', readlinkSync(path), path];

const mount = (path: string) => ['--ro-bind', path, path];

/** Root's bubblewrap would make it for root alone. */
const openFolder = (path: string) => ['--perms', '0755', '--dir', path];

/** The folder, or, if it contains something private, everything else in it. */
function around(path: string, places: PrivatePlaces): string[] {
  if (places.has(path)) return [];
  if (!places.isAbove(path)) return mount(path);
  const inside = readdirSync(path).map((name) => join(path, name));
  return [...openFolder(path), ...inside.flatMap((one) => around(one, places))];
}

// Folders that no agent may see: homes, the workspace, the runner's own folder. They decide what is
// not mounted although `PATH` or a system directory would bring it along.

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
