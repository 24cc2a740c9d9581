// A cell is one run of a foreign program, set apart as well as this machine can do it. Three kinds:
// namespaces (bubblewrap), another user, or nothing but a process group.
import type { ChildProcess } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { chmodSync, lstatSync, readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Clock } from '../shared/clock.ts';
import { bubblewrapArguments } from './bubblewrap.ts';
import { endAll, family, isAlive, processes, signal, succeeds } from './processes.ts';
import { reachable, type Surroundings } from './reachable.ts';

export interface CellRequest {
  /** For `sh -c`; from the workflow's author, never from a comment. */
  command: string;
  dir: string;
  /** The run's own folder; `home` and `tmp` are below it, notes of the cell beside it. */
  scratch: string;
  env: Record<string, string>;
}

export interface Cell {
  file: string;
  args: string[];
  /** Where to start it from; the cell itself goes on to the copy. */
  cwd: string;
  env: Record<string, string>;
  /** Ends every process of the cell and returns when none is left. */
  end(child: ChildProcess): Promise<void>;
  /** Gives the files back to us, once everything has ended. */
  release(): Promise<void>;
}

export interface CellOptions extends Surroundings {
  clock: Clock;
  /** `['sudo', '-n']`, or nothing when we are root or need not be. */
  elevate: readonly string[];
}

export type CellMaker = (request: CellRequest) => Promise<Cell>;

/** `$0` receives the process id of the cell's first process; sudo closes every other descriptor. */
const WITH_INFO = 'exec "$@" 3>"$0"';

export function bubblewrapCell(options: CellOptions): CellMaker {
  const asRoot = options.elevate.length > 0;
  return async ({ command, dir, scratch, env }) => {
    const info = join(dirname(scratch), 'cell.json');
    const layout = bubblewrapArguments({
      ...{ dir, scratch, hide: options.hide },
      reachable: reachable(command, options),
      userNamespace: !asRoot,
    });
    const inside = asRoot ? [...dropTo(ids()), ...withEnv(env, dir)] : [];
    const args = ['-c', WITH_INFO, info, 'bwrap', ...layout, ...inside, 'sh', '-c', command];
    const first = () => firstProcess(info);
    return {
      ...elevated(options.elevate, env, 'sh', args),
      async end(child) {
        // Killing a namespace's first process ends all others in it, wherever they have gone to.
        const left = () => [child.pid, first()].filter((pid) => pid && isAlive(pid)).length;
        const kill = async () => {
          if (child.pid && !asRoot) signal(-child.pid, 'SIGKILL');
          const pid = first();
          if (pid && asRoot && isAlive(pid))
            await succeeds('sudo', ['-n', 'kill', '-KILL', `${pid}`]);
        };
        await endAll(left, kill, options.clock);
      },
      async release() {},
    };
  };
}

/** The id that the first process has outside, or undefined as long as there is none. */
function firstProcess(info: string): number | undefined {
  try {
    return JSON.parse(readFileSync(info, 'utf8'))['child-pid'];
  } catch {
    return undefined;
  }
}

export function otherUserCell(options: CellOptions): CellMaker {
  const [sudo = '', ...flags] = options.elevate;
  const asRoot = (args: string[]) =>
    sudo === '' ? succeeds(args[0] ?? '', args.slice(1)) : succeeds(sudo, [...flags, ...args]);
  return async ({ command, dir, scratch, env }) => {
    const uid = freeUser();
    const us = ids();
    const opened = openWay([dir, scratch]);
    const own = (user: { uid: number; gid: number }) =>
      asRoot(['chown', '-hR', `${user.uid}:${user.gid}`, '--', dir, scratch]);
    await own({ uid, gid: uid });
    const drop = dropTo({ uid, gid: uid });
    const args = [...drop.slice(1), ...withEnv(env, dir), 'sh', '-c', command];
    return {
      ...elevated(options.elevate, env, 'setpriv', args),
      async end(child) {
        const left = () =>
          processes().filter(
            (entry) => !entry.ended && (entry.uid === uid || entry.pid === child.pid),
          ).length;
        // As that user, "everyone I may signal" is exactly everyone of the cell.
        const kill = async () => {
          await asRoot([...drop, 'sh', '-c', 'kill -KILL -1']);
        };
        await endAll(left, kill, options.clock);
      },
      async release() {
        await own(us);
        for (const [folder, mode] of opened) chmodSync(folder, mode);
      },
    };
  };
}

/** No isolation: the same user, found again by group, parents and a mark. */
export function plainCell(options: Pick<CellOptions, 'clock'>): CellMaker {
  return async ({ command, dir, env }) => {
    const mark = `DOCKET_CELL=${randomInt(2 ** 47)}`;
    const [name = '', value = ''] = mark.split('=');
    return {
      file: 'sh',
      args: ['-c', command],
      cwd: dir,
      env: { ...env, [name]: value },
      async end(child) {
        const root = child.pid;
        if (root === undefined) return;
        const rest = () => family(root, mark);
        const kill = () => {
          signal(-root, 'SIGKILL');
          for (const pid of rest()) signal(pid, 'SIGKILL');
        };
        await endAll(() => rest().length, kill, options.clock, 3);
      },
      async release() {},
    };
  };
}

/** Everything root could hand down is given away before the program starts. */
function dropTo({ uid, gid }: { uid: number; gid: number }): string[] {
  return [
    ...['setpriv', `--reuid=${uid}`, `--regid=${gid}`, '--clear-groups', '--no-new-privs'],
    ...['--inh-caps=-all', '--bounding-set=-all', '--'],
  ];
}

/** sudo resets these; none of them is a secret, so they may stand in the arguments. */
const PLAIN = ['PATH', 'HOME', 'TMPDIR', 'TERM', 'LANG', 'LC_ALL', 'NO_COLOR', 'CI'];

const withEnv = (env: Record<string, string>, dir: string) => [
  'env',
  `--chdir=${dir}`,
  ...PLAIN.flatMap((name) => (env[name] === undefined ? [] : [`${name}=${env[name]}`])),
];

function elevated(
  elevate: readonly string[],
  env: Record<string, string>,
  file: string,
  args: string[],
): Pick<Cell, 'file' | 'args' | 'cwd' | 'env'> {
  const [sudo, ...flags] = elevate;
  if (sudo === undefined) return { file, args, cwd: '/', env };
  const kept = `--preserve-env=${Object.keys(env).join(',')}`;
  return { file: sudo, args: [...flags, kept, '--', file, ...args], cwd: '/', env };
}

const ids = () => ({ uid: process.getuid?.() ?? 0, gid: process.getgid?.() ?? 0 });

/** From the range that systems keep for users who come and go. */
function freeUser(): number {
  const taken = new Set(processes().map((entry) => entry.uid));
  for (;;) {
    const uid = randomInt(61_184, 65_519);
    if (!taken.has(uid)) return uid;
  }
}

/** Lets others pass through our own closed folders above the cell's; returns what to undo. */
function openWay(folders: string[]): [string, number][] {
  const opened = new Map<string, number>();
  for (const start of folders) {
    for (let at = dirname(start); at !== dirname(at); at = dirname(at)) {
      const { mode, uid } = statSync(at);
      if ((mode & 0o001) !== 0 || uid !== ids().uid || lstatSync(at).isSymbolicLink()) continue;
      opened.set(at, mode & 0o7777);
      chmodSync(at, (mode & 0o7777) | 0o001);
    }
  }
  return [...opened];
}
