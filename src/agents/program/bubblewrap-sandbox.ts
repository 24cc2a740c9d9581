// A run under bubblewrap, set up by ourselves or by sudo. The agent is never root for the kernel, not
// even in a user namespace: to root without any capability, kernel settings are still writable.
import { lstatSync, readdirSync, readFileSync, realpathSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import {
  dropTo,
  elevated,
  endAll,
  ids,
  isAlive,
  reserveUser,
  runHelper,
  type SandboxMaker,
  type SandboxNetwork,
  type SandboxOptions,
  signal,
  withEnv,
} from './sandbox.ts';
import {
  above,
  isInSystem,
  isUnder,
  type PrivatePlaces,
  reachable,
  type Surroundings,
  systemFiles,
} from './system-files.ts';

/** `$0` receives the process id of the sandbox's first process; sudo closes every other descriptor. */
const WITH_INFO = 'exec "$@" 3>"$0"';

/** The same note, read by the watcher: it may not have been written yet when we die. */
const KILL_FIRST = `for i in 1 2 3 4 5 6 7 8 9 10; do
  pid=$(sed -n 's/.*"child-pid": *\\([0-9]*\\).*/\\1/p' "$1"); kill -KILL "$pid" && break; sleep 0.2
done`;

export function bubblewrapSandbox(options: SandboxOptions & Surroundings): SandboxMaker {
  const { elevate } = options;
  const bySudo = elevate.length > 0;
  return async ({ command, dir, scratch, env: given, network }) => {
    // A folder of links into the system may be all that is on PATH, and is not shown.
    const env = {
      ...given,
      PATH: [given.PATH, '/usr/bin', '/bin'].join(':'),
      DOCKET_ISOLATION: 'bubblewrap',
    };
    const info = join(dirname(scratch), 'sandbox.json');
    const isRoot = ids().uid === 0;
    const layout = bubblewrapArguments({
      dir,
      scratch,
      reachable: [
        ...reachable(command, options),
        ...certificateFolders(env, options),
        ...(typeof network === 'object' ? [dirname(network.socket)] : []),
      ],
      places: options.places,
      userNamespace: !bySudo && !isRoot,
      isOpen: network === 'open',
      ...(typeof network === 'object' && { node: nodeBeside(network.socket) }),
    });
    const user = isRoot ? await reserveUser(options, dirname(scratch)) : undefined;
    await user?.orFree(() => user.take(dir, scratch));
    const inside = bySudo || user ? [...dropTo(user ?? ids()), ...withEnv(env, dir)] : [];
    const program = [...forwarded(network), 'sh', '-c', command];
    const args = ['-c', WITH_INFO, info, 'bwrap', ...layout, ...inside, ...program];
    const first = () => firstProcess(info);
    return {
      ...elevated(elevate, env, 'sh', args),
      // Without sudo, bubblewrap is our child and dies with us.
      ...(bySudo && { watch: () => ({ elevate, script: KILL_FIRST, args: [info] }) }),
      async end(child) {
        // Killing a namespace's first process ends all others in it, wherever they have gone to.
        const left = () => [child.pid, first()].filter((pid) => pid && isAlive(pid)).length;
        const kill = async () => {
          if (child.pid && !bySudo) signal(-child.pid, 'SIGKILL');
          const pid = first();
          if (pid && bySudo && isAlive(pid)) await runHelper(options, ['kill', '-KILL', `${pid}`]);
        };
        await endAll(left, kill, options.clock);
      },
      async release() {
        await user?.giveBack(dir, scratch);
        await user?.free();
      },
    };
  };
}

/**
 * Passes connections to a port on to the socket, and starts the program once it listens. If the program
 * ends it, the program has no network.
 */
const FORWARDER = `const net = require('node:net'), { spawn } = require('node:child_process');
const [socket, port, file, ...args] = process.argv.slice(1);
const both = { allowHalfOpen: true };
net.createServer(both, (near) => {
  const far = net.connect({ path: socket, ...both });
  for (const [from, to] of [[near, far], [far, near]]) from.pipe(to).on('error', () => from.destroy());
}).listen(Number(port), '127.0.0.1', () => {
  const child = spawn(file, args, { stdio: 'inherit' });
  child.on('error', () => process.exit(127));
  child.on('exit', (code) => process.exit(code ?? 137));
});`;

const forwarded = (network: SandboxNetwork) =>
  typeof network === 'object'
    ? [nodeBeside(network.socket), '-e', FORWARDER, network.socket, `${network.port}`]
    : [];

/** Where Node is shown, so that nothing else of the machine is. */
const nodeBeside = (socket: string) => join(dirname(socket), 'node');

const certificateFolders = (env: Record<string, string>, { places }: Surroundings) =>
  (env.SSL_CERT_DIR ?? '')
    .split(':')
    .filter((path) => path.startsWith('/') && !places.has(path) && !places.isAbove(path));

/** The id that the first process has outside, or undefined as long as there is none. */
function firstProcess(info: string): number | undefined {
  try {
    return JSON.parse(readFileSync(info, 'utf8'))['child-pid'];
  } catch {
    return undefined;
  }
}

// The file tree of a sandbox under bubblewrap. It starts empty, and only what is listed is added: the
// system and the program's own files read-only, the agent's copy writable. Processes and their /proc
// are its own, and the network, unless it is open; the kernel's settings are the machine's, read-only.

interface CellLayout {
  /** The agent's copy; writable, and where the program starts. */
  dir: string;
  /** The run's own folder with `home`, `tmp` and the prompt; writable. */
  scratch: string;
  /** More files and folders, read-only. */
  reachable: readonly string[];
  places: PrivatePlaces;
  /** A user namespace of its own; not when root has made the other namespaces. */
  userNamespace: boolean;
  /** It has the machine's network, not one of its own with nothing but a loopback. */
  isOpen: boolean;
  /** Where to show Node, for the forwarder. */
  node?: string;
}

function bubblewrapArguments(layout: CellLayout): string[] {
  const writable = [layout.scratch, layout.dir];
  // Something must be there for it to be mounted on.
  if (layout.node) writeFileSync(layout.node, '');
  const { mounts, links } = shown(layout.reachable);
  return [
    ...(layout.userNamespace ? ['--unshare-user', '--uid', '1000', '--gid', '1000'] : []),
    ...(layout.isOpen ? [] : ['--unshare-net']),
    ...['--unshare-pid', '--unshare-ipc', '--unshare-uts', '--unshare-cgroup-try'],
    ...['--die-with-parent', '--info-fd', '3'],
    ...systemFiles(layout.places),
    ...['--proc', '/proc', '--dev', '/dev'],
    ...kernelSettings().flatMap((path) => ['--ro-bind-try', path, path]),
    ...TEMPORARY.flatMap((path) => ['--perms', '1777', '--tmpfs', path]),
    ...openParents([...mounts, ...links.map(({ path }) => path), ...writable]),
    ...mounts.flatMap((path) => ['--ro-bind', path, path]),
    ...(layout.node ? ['--ro-bind', process.execPath, layout.node] : []),
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
function openParents(paths: readonly string[]): string[] {
  const folders = new Set(paths.flatMap((path) => above(path).reverse()));
  return [...folders]
    .filter((folder) => folder !== '/' && !TEMPORARY.includes(folder) && !isInSystem(folder))
    .flatMap((folder) => ['--perms', '0755', '--dir', folder]);
}
