// Which files a program needs beside the system's: itself, what interprets it, the package or the
// toolchain it belongs to. Found by the words of the command and by `PATH`, mounted read-only.
import {
  closeSync,
  existsSync,
  lstatSync,
  openSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  readSync,
  realpathSync,
  statSync,
} from 'node:fs';
import { basename, delimiter, dirname, isAbsolute, join, relative, resolve } from 'node:path';
import { SetupError } from '../../shared/errors.ts';

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

/** What is quoted is one word, and may be a script with words of its own. */
const words = (command: string) =>
  [command.match(/'[^']+'|"[^"]+"|[^\s;|&()<>'"]+/g) ?? [], command.split(/[\s;|&()<>]+/)]
    .flat()
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

// What of the system an agent gets to see, read-only: programs, libraries, and those files of /etc
// that programs need to start, to resolve names, and to check certificates.

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
const isInCheckoutOrRunner = (path: string) =>
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
