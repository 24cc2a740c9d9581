// A sandbox is one run of an untrusted program, isolated as far as this machine allows. Three kinds:
// namespaces (bubblewrap), another user, or nothing but its processes.

import { type ChildProcess, spawn } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { SetupError } from '../../shared/errors.ts';
import type { Clock } from '../../shared/runtime.ts';

interface SandboxRequest {
  /** For `sh -c`; from the workflow's author, never from a comment. */
  command: string;
  dir: string;
  /**
   * For the program's `home` and `tmp`. Its parent folder belongs to this run:
   * the sandbox keeps its notes there.
   */
  scratch: string;
  env: Record<string, string>;
  network: SandboxNetwork;
}

/**
 * What the program can reach: the machine's network, nothing, or a broker's socket, which a forwarder
 * offers on a port of the program's own loopback. Only bubblewrap closes the network.
 */
export type SandboxNetwork = 'open' | 'none' | { socket: string; port: number };

export interface Sandbox {
  file: string;
  args: string[];
  /** Where to start it; the sandbox itself changes to the copy. */
  cwd: string;
  env: Record<string, string>;
  /** What must happen if we die before the program; nothing if the kernel takes care of it. */
  watch?(pid: number): Watch;
  /** Ends every process of the sandbox and returns when none is left. */
  end(child: ChildProcess): Promise<void>;
  /** Gives the files back to us, once everything has ended. */
  release(): Promise<void>;
}

export interface SandboxOptions {
  clock: Clock;
  /** `['sudo', '-n']`, or nothing when we are root or need not be. */
  elevate: readonly string[];
  /** Where the system's own programs were found, and are started from. */
  path: string;
}

/** This machine does not have this kind of isolation, whatever else happens on it. */
export class NotAvailable extends SetupError {}

/** What the kernel, sudo, and programs say where something is not allowed or not known at all. */
const REFUSED =
  /not permitted|permission denied|no permissions|not allowed|invalid argument|not implemented|not supported?\b|does not support|(?:unknown|unrecognized|invalid) option|read-only file system|no such (?:file|device)|password|terminal is required|sudoers|no new privileges|unexpected capabilities|setuid/i;

export const isRefusal = (text: string) => REFUSED.test(text);

/** Makes a run's folders and files. */
export function makeIn<T>(tmp: string, make: () => T): T {
  try {
    return make();
  } catch (cause) {
    if (cause instanceof SetupError) throw cause;
    throw new SetupError(
      `The agent was not started, because its files could not be made (${(cause as Error).message}). Make sure that \`${tmp}\` exists and has free space, then try again.`,
      { cause },
    );
  }
}

/** A new folder for one run. */
export const runFolder = (tmp: string, prefix: string) =>
  makeIn(tmp, () => mkdtempSync(join(tmp, prefix)));

export type SandboxMaker = (request: SandboxRequest) => Promise<Sandbox>;

/**
 * Everything root could hand down is given away before the program starts. A change of user clears
 * the parent-death signal; setpriv sets it after that.
 */
export function dropTo({ uid, gid }: { uid: number; gid: number }): string[] {
  return [
    ...['setpriv', `--reuid=${uid}`, `--regid=${gid}`, '--clear-groups', '--no-new-privs'],
    ...['--inh-caps=-all', '--bounding-set=-all', '--pdeathsig=KILL', '--'],
  ];
}

/** sudo resets these; none of them is a secret, so they may be passed as arguments. */
const PLAIN = ['PATH', 'HOME', 'TMPDIR', 'TERM', 'LANG', 'LC_ALL', 'NO_COLOR', 'CI'];

export const withEnv = (env: Record<string, string>, dir: string) => [
  'env',
  `--chdir=${dir}`,
  ...PLAIN.flatMap((name) => (env[name] === undefined ? [] : [`${name}=${env[name]}`])),
];

export function elevated(
  elevate: readonly string[],
  env: Record<string, string>,
  file: string,
  args: string[],
): Pick<Sandbox, 'file' | 'args' | 'cwd' | 'env'> {
  const [sudo, ...flags] = elevate;
  if (sudo === undefined) return { file, args, cwd: '/', env };
  const kept = `--preserve-env=${Object.keys(env).join(',')}`;
  return { file: sudo, args: [...flags, kept, '--', file, ...args], cwd: '/', env };
}

export const ids = () => ({ uid: process.getuid?.() ?? 0, gid: process.getgid?.() ?? 0 });

// A process that outlives us just long enough to end the agent. A parent-death signal alone does
// not do: it is lost when sudo is in between, and it reaches one process, not those it started.

interface Watch {
  /** `['sudo', '-n']`, or nothing. */
  elevate: readonly string[];
  /** For `sh -c`, run when we have died; the arguments are `$1`, `$2`, … */
  script: string;
  args: readonly string[];
}

/** Returns what ends the watch; to be called when the agent has ended. */
export function startWatcher({ elevate, script, args }: Watch, path: string): () => Promise<void> {
  // Our death closes the pipe, and `read` fails; a line means a normal end.
  const shell = ['sh', '-c', `read -r _ || { ${script}; }`, 'docket-watcher', ...args];
  const [file = '', ...rest] = [...elevate, ...shell];
  const child = spawn(file, rest, {
    cwd: '/',
    env: { PATH: path },
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
  });
  const closed = new Promise<void>((resolve) => {
    child.on('error', () => resolve());
    child.on('close', () => resolve());
  });
  child.stdin.on('error', () => {});
  return () => {
    child.stdin.end('ended\n');
    return closed;
  };
}

// Finding and ending processes on Linux, by what they cannot shake off: their user, their
// namespace, or, where there is neither, their group, their parents and a mark in their environment.

interface Entry {
  pid: number;
  parent: number;
  group: number;
  /** A process that has ended and only waits to be collected. */
  ended: boolean;
}

export const processes = (): Entry[] =>
  names('/proc').flatMap((name) => (/^\d+$/.test(name) ? (entryOf(Number(name)) ?? []) : []));

/** Undefined: there is no such process any more. */
function entryOf(pid: number): Entry | undefined {
  const stat = read(`/proc/${pid}/stat`);
  // The program's name may contain anything; the fields follow its last bracket.
  const [state, parent, group] = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  if (!state) return undefined;
  const ended = state === 'Z' || state === 'X';
  return { pid, parent: Number(parent), group: Number(group), ended };
}

/** Whose process it is; NaN if it is gone. */
export const uidOf = (pid: number) =>
  Number(/^Uid:\s+(\d+)/m.exec(read(`/proc/${pid}/status`))?.[1]);

export const isAlive = (pid: number) => entryOf(pid)?.ended === false;

/** Everything that descends from `root`, shares its group or carries the mark. */
export function family(root: number, mark: string): number[] {
  const living = processes().filter((entry) => !entry.ended && entry.pid !== process.pid);
  const found = new Set([root]);
  for (let before = -1; before !== found.size; ) {
    before = found.size;
    for (const { pid, parent } of living) if (found.has(parent)) found.add(pid);
  }
  return living
    .filter(({ pid, group }) => found.has(pid) || group === root || carries(pid, mark))
    .map(({ pid }) => pid);
}

const carries = (pid: number, mark: string) => read(`/proc/${pid}/environ`).includes(mark);

/** About 20 seconds: a process that outlives this many kills is stuck in the kernel. */
const ROUNDS = 100;

/**
 * Ends, then looks, until nothing was left at `looks` looks in a row: a process that is just
 * forking can be missed by one.
 */
export async function endAll(
  left: () => number,
  end: () => void | Promise<void>,
  clock: Clock,
  looks = 1,
): Promise<void> {
  let clear = 0;
  for (let round = 0; clear < looks; round += 1) {
    if (round === ROUNDS) {
      throw new SetupError(
        'The agent’s processes could not be stopped, so its files cannot be trusted. Restart the machine.',
      );
    }
    await end();
    clear = left() === 0 ? clear + 1 : 0;
    if (clear < looks) await clock.sleep(Math.min(5 * 2 ** round, 200));
  }
}

export function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name);
  } catch {
    // It has ended already, or is not ours to signal.
  }
}

interface HelperResult {
  /** Null if it was killed or could not be started. */
  code: number | null;
  stdout: string;
  /** The last line. */
  stderr: string;
}

/** Runs a helper program of the system to its end, as root if there is a way to be. */
export function runHelper(
  { elevate, path }: Pick<SandboxOptions, 'elevate' | 'path'>,
  args: readonly string[],
): Promise<HelperResult> {
  const [file = '', ...rest] = [...elevate, ...args];
  return new Promise((resolve) => {
    const child = spawn(file, rest, {
      env: { PATH: path },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const said = { stdout: '', stderr: '' };
    for (const name of ['stdout', 'stderr'] as const) {
      child[name].setEncoding('utf8').on('data', (text: string) => {
        said[name] = (said[name] + text).slice(-500);
      });
    }
    const lastLine = () => said.stderr.trim().split('\n').at(-1) ?? '';
    child.on('error', ({ message }) => resolve({ code: null, stdout: '', stderr: message }));
    child.on('close', (code) => resolve({ code, stdout: said.stdout.trim(), stderr: lastLine() }));
  });
}

function read(file: string): string {
  try {
    return readFileSync(file, 'latin1');
  } catch {
    return '';
  }
}

function names(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}

// A user ID that nobody else has, for one run of an agent, and the files that belong to it meanwhile.

interface UnusedUser {
  uid: number;
  gid: number;
  /** If this fails, there is no run, and its ID is free again. */
  orFree(prepare: () => Promise<void>): Promise<void>;
  /** Makes these files and folders its own. */
  take(...paths: string[]): Promise<void>;
  /** Both owners keep what they own. */
  move(from: string, to: string): Promise<void>;
  /** Makes them ours again; to be called when no process of this user is left. */
  giveBack(...paths: string[]): Promise<void>;
  /** Allows the ID for another run. */
  free(): Promise<void>;
}

/** The range that systems keep for users who come and go. */
const FIRST = 61_184;
const LAST = 65_518;

/** Only root can write here: in a folder that all users share, an agent could take every ID. */
const RESERVATIONS = '/var/lib/docket-users';

/** Where anyone can write, and where some programs do although `TMPDIR` names another folder. */
const SHARED = ['/tmp', '/var/tmp', '/dev/shm'];

const removeLeftovers = (uid: string) =>
  `find ${SHARED.join(' ')} -maxdepth 1 -user "${uid}" -exec rm -rf -- {} + 2>/dev/null`;

/**
 * A file for each ID, with the boot, the process, and the folder that it is reserved for. What was
 * reserved by a process that has died is removed with what the ID owned, unless one of its own
 * processes is still there. The first free ID from a random one on is reserved. One at a time, under a
 * lock that ends with the shell.
 */
const RESERVE = `pid=$1 run=$2 taken=$3 first=$4 count=$5 from=$6 n=0; umask 077
mkdir -p "$0" && [ -O "$0" ] && [ ! -L "$0" ] && exec 9>"$0/lock" && flock 9 || exit 3
boot=$(cat /proc/sys/kernel/random/boot_id)
start_of() { start=; { read -r stat < "/proc/$1/stat"; } 2>/dev/null && set -- \${stat##*)} && start=\${20}; }
for left in "$0"/[0-9]*; do
  [ -e "$left" ] || continue
  uid=\${left##*/}; case $taken in *" $uid "*) continue; esac
  read -r its_boot its_pid its_start its_run < "$left"
  start_of "$its_pid"; [ "$its_boot" = "$boot" ] && [ "$its_start" = "$start" ] && continue
  [ -n "$its_run" ] && rm -rf -- "$its_run"
  ${removeLeftovers('$uid')}; rm -f -- "$left"
done
start_of "$pid"
while [ "$n" -lt "$count" ]; do
  uid=$((first + (from + n) % count)) n=$((n + 1))
  case $taken in *" $uid "*) continue; esac
  [ -e "$0/$uid" ] && continue
  echo "$boot $pid $start $run" > "$0/$uid" || { rm -f -- "$0/$uid"; exit 3; }
  echo "$uid"; exit 0
done
exit 4`;

/** `run` is the run's own folder. */
export async function reserveUser(
  options: Pick<SandboxOptions, 'elevate' | 'path'>,
  run: string,
): Promise<UnusedUser> {
  const asRoot = (...args: string[]) => runHelper(options, args);
  const mustSucceed = async (...args: string[]) => {
    const { code, stderr } = await asRoot(...args);
    if (code !== 0) throw notIsolated(`${args[0]}: ${stderr || 'it was stopped'}`);
  };
  const taken = new Set(processes().map(({ pid }) => uidOf(pid)));
  const count = LAST - FIRST + 1;
  const reserved = await asRoot(
    ...['sh', '-c', RESERVE, RESERVATIONS, `${process.pid}`, run, ` ${[...taken].join(' ')} `],
    ...[`${FIRST}`, `${count}`, `${randomInt(count)}`],
  );
  if (reserved.code === 4) throw noneLeft();
  const uid = Number(reserved.stdout);
  if (reserved.code !== 0 || !(uid >= FIRST)) {
    throw notIsolated(`no user ID could be reserved in ${RESERVATIONS}: ${reserved.stderr}`);
  }
  const free = async () => {
    await asRoot('sh', '-c', removeLeftovers('$0'), `${uid}`);
    await mustSucceed('rm', '-f', '--', `${RESERVATIONS}/${uid}`);
  };
  return {
    uid,
    gid: uid,
    async orFree(prepare) {
      try {
        await prepare();
      } catch (error) {
        await free();
        throw error;
      }
    },
    take: (...paths) => mustSucceed('chown', '-hR', `${uid}:${uid}`, '--', ...paths),
    move: (from, to) => mustSucceed('mv', '-T', '--', from, to),
    async giveBack(...paths) {
      // It can only own what it made. What it does not own is a second name of somebody else's file,
      // and the owner of that is not changed.
      await mustSucceed('find', ...paths, '!', '-user', `${uid}`, '-delete');
      const { uid: ourUid, gid: ourGid } = ids();
      await mustSucceed('chown', '-hR', `${ourUid}:${ourGid}`, '--', ...paths);
    },
    free,
  };
}

function notIsolated(why: string): SetupError {
  if (isRefusal(why)) return new NotAvailable(why);
  return new SetupError(
    `The agent was not started, because it could not be isolated (${why}). The machine may be out of processes, memory, or disk space. Free some, then try again.`,
  );
}

const noneLeft = () =>
  new SetupError(
    `The agent was not started, because each user ID from ${FIRST} to ${LAST} belongs to another run on this machine, as listed in \`${RESERVATIONS}\`. Try again when some of them have ended.`,
  );
