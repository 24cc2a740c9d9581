// What of the system an agent gets to see, read-only: programs, libraries, and those files of /etc
// that programs need to start, to resolve names, and to check certificates.
import { existsSync, lstatSync, readdirSync, readlinkSync, realpathSync } from 'node:fs';
import { join } from 'node:path';
import { above, isUnder, type PrivatePlaces } from './private-places.ts';

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
