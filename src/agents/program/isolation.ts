// Which isolation this machine really gives, tried and not only looked up: on many runners the
// program is there and the kernel refuses. A machine that is only short of something for a moment
// still has the same kind: then nothing runs, and nothing weaker is used.
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import type { IsolationSetting } from '../../jobs/agent.ts';
import { SetupError } from '../../shared/errors.ts';
import { removeTree } from '../../shared/remove.ts';
import type { Clock } from '../../shared/runtime.ts';
import { clean } from '../../shared/text/foreign.ts';
import { bubblewrapSandbox } from './bubblewrap-sandbox.ts';
import type { Environment } from './environment.ts';
import { otherUserSandbox } from './other-user-sandbox.ts';
import { namespaceSandbox, plainSandbox } from './plain-sandbox.ts';
import {
  isRefusal,
  NotAvailable,
  runFolder,
  type Sandbox,
  type SandboxMaker,
  type SandboxOptions,
} from './sandbox.ts';
import { privatePlaces, type Surroundings } from './system-files.ts';

export interface Isolation {
  readonly kind: 'bubblewrap' | 'other-user' | 'none';
  /** Programs can be kept from the machine's network. */
  readonly closesNetwork: boolean;
  /** For the log and for `doctor`: what there is, or why there is none and what to do. */
  readonly sentence: string;
  /** Why there is no better kind on this machine. */
  readonly why: readonly string[];
  readonly sandbox: SandboxMaker;
}

interface DetectOptions {
  environment: Environment;
  clock: Clock;
  /** Where the trial and the runs keep their files. */
  tmp: string;
  /** The workspace, the runner's folder and the like: never shown, whatever `PATH` says. */
  hide?: readonly string[];
}

interface IsolationMethod {
  kind: Isolation['kind'];
  /** The reasons why no better way was taken come in the middle. */
  sentence: (why: string) => string;
  program: string;
  /** Ordinary users need one to make any other namespace. */
  userNamespace?: boolean;
  make: (options: SandboxOptions & Surroundings) => SandboxMaker;
  /** Root, or a sudo that asks for no password. */
  elevate: readonly string[];
}

const SUDO = ['sudo', '-n'];
const SEES = 'they can access their copy of the files and system programs';

const METHODS: readonly IsolationMethod[] = [
  {
    kind: 'bubblewrap',
    sentence: () => `Agents run under bubblewrap: ${SEES}.`,
    program: 'bwrap',
    userNamespace: true,
    make: bubblewrapSandbox,
    elevate: [],
  },
  {
    kind: 'bubblewrap',
    sentence: () => `Agents run under bubblewrap, started with sudo: ${SEES}.`,
    program: 'bwrap',
    make: bubblewrapSandbox,
    elevate: SUDO,
  },
  {
    kind: 'other-user',
    sentence: (why) =>
      `Agents run as another user${why}: they cannot read this process or write its files, but they can read every file that all users of this machine can read. Install bubblewrap for better isolation.`,
    program: 'setpriv',
    make: otherUserSandbox,
    elevate: SUDO,
  },
  {
    kind: 'none',
    sentence: (why) =>
      noFiles(why, 'Their processes run in a separate namespace and end with the job.'),
    program: 'unshare',
    userNamespace: true,
    make: namespaceSandbox,
    elevate: [],
  },
];

const OPEN_NETWORK = 'The network is open: they can send what they can read to any address.';

const noFiles = (why: string, processes: string) =>
  `There is no isolation on this machine${why}: agents run as the same user as Docket and can read every file that Docket can read. ${processes} On Linux, install bubblewrap.`;

export async function detectIsolation(options: DetectOptions): Promise<Isolation> {
  const why: string[] = [];
  // A kernel without networks of their own can still give the rest.
  for (const closesNetwork of [true, false]) {
    for (const { kind, sentence, make, ...way } of METHODS) {
      if (closesNetwork && kind !== 'bubblewrap') break;
      const isRoot = process.getuid?.() === 0;
      if (isRoot && kind === 'bubblewrap' && way.elevate.length > 0) continue;
      const elevate = isRoot ? [] : way.elevate;
      const missing = missingFor({ kind, ...way, elevate }, options.environment);
      if (missing !== undefined) {
        why.push(missing);
        continue;
      }
      const sandbox = make(cellOptions(options, elevate));
      const name = [...elevate, way.program].join(' ');
      const refused = await attempt(sandbox, kind, name, { ...options, closesNetwork });
      if (refused === undefined) {
        const said = sentence(because(why));
        const found = { kind, closesNetwork, why, sandbox };
        return { ...found, sentence: closesNetwork ? said : `${said} ${OPEN_NETWORK}` };
      }
      why.push(`${name}: ${refused}`);
    }
  }
  return noIsolation(options, why);
}

/**
 * What this machine lacks of the isolation that is required, with the reasons; undefined: nothing. Where
 * it works for several repositories, none of them may reach what else is on it or around it.
 */
export function lackOf(
  { kind, closesNetwork, why }: Pick<Isolation, 'kind' | 'closesNetwork' | 'why'>,
  several: boolean,
): string | undefined {
  if (kind === 'none') return `this machine cannot isolate them${because(why)}`;
  if (!several || closesNetwork) return undefined;
  return `this machine, which works for several repositories, cannot keep them from its own network${because(why)}`;
}

/** Whether programs may run with what this machine has. */
export function insistOn(setting: IsolationSetting, isolation: Isolation, several: boolean): void {
  const lack = setting === 'required' && lackOf(isolation, several);
  if (!lack) return;
  throw new SetupError(
    `The agent was not started, because agents must run isolated and ${lack}. ${remedy(machine(isolation.why))} Or, if you trust every agent and every repository, allow runs without isolation: start \`docket work\` or \`docket serve\` with \`--isolation best\`, and do not set \`agent: isolation: required\` in \`.github/docket.yml\`.`,
  );
}

/** Before a server or worker starts: it must not accept jobs that it cannot run. */
export async function requireIsolation(options: DetectOptions, several: boolean): Promise<void> {
  const isolation = await detectIsolation(options);
  const lack = lackOf(isolation, several);
  if (!lack) return;
  throw new SetupError(
    `Docket was not started, because agents must run isolated and ${lack}. ${remedy(machine(isolation.why))} Or add \`--isolation best\`: agents then ${isolation.kind === 'none' ? 'run as your user and can read your files' : 'reach everything that this machine reaches'}, which is fine for your own repository with an agent that you trust.`,
  );
}

interface Machine {
  platform: NodeJS.Platform;
  /** The contents of `/etc/os-release` and `/proc/version`. */
  release: string;
  kernel: string;
  isRoot: boolean;
  /** It is installed, and was refused. */
  hasBubblewrap: boolean;
}

const machine = (why: readonly string[]): Machine => ({
  platform: process.platform,
  release: contentOf('/etc/os-release'),
  kernel: contentOf('/proc/version'),
  isRoot: process.getuid?.() === 0,
  hasBubblewrap: !why.includes('bwrap is not installed'),
});

/** By `ID` and `ID_LIKE` of `/etc/os-release`, the more common ones first. */
const INSTALL: readonly [name: RegExp, command: string][] = [
  [/debian|ubuntu/, 'apt-get install bubblewrap'],
  [/fedora|rhel|centos/, 'dnf install bubblewrap'],
  [/suse/, 'zypper install bubblewrap'],
  [/arch/, 'pacman -S bubblewrap'],
  [/alpine/, 'apk add bubblewrap'],
];

/** How to get isolation there. */
export function remedy({ platform, release, kernel, isRoot, hasBubblewrap }: Machine): string {
  if (platform !== 'linux') {
    return 'Agents can be isolated only on Linux: run Docket in a Linux container or virtual machine.';
  }
  // WSL 2 has a kernel of Linux itself, and says so.
  if (/microsoft/i.test(kernel) && !/WSL2/.test(kernel)) {
    return 'WSL 1 cannot isolate programs: move to WSL 2 with `wsl --set-version DISTRIBUTION 2`, and install bubblewrap there.';
  }
  if (hasBubblewrap) {
    return 'Bubblewrap is installed, but the kernel does not let it create namespaces: allow them for ordinary users, or run Docket as root.';
  }
  const ids = [...release.matchAll(/^ID(?:_LIKE)?="?([^"\n]*)"?$/gm)].map(([, id]) => id).join(' ');
  const command = INSTALL.find(([name]) => name.test(ids))?.[1];
  if (!command) return 'Install bubblewrap.';
  return `Install bubblewrap with \`${isRoot ? '' : 'sudo '}${command}\`.`;
}

function contentOf(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}

function missingFor(
  { kind, program, elevate, userNamespace }: Omit<IsolationMethod, 'sentence' | 'make'>,
  environment: Environment,
): string | undefined {
  const isOrdinary = process.getuid?.() !== 0 && elevate.length === 0;
  // Whoever is root before gives that up with setpriv; IDs are reserved under a lock.
  const givesUp = kind === 'none' || isOrdinary ? [] : ['setpriv', 'flock', 'find'];
  const needed = [program, ...elevate.slice(0, 1), ...givesUp];
  const missing = needed.find((name) => !isInstalled(name, environment));
  if (missing !== undefined) return `${missing} is not installed`;
  return userNamespace && isOrdinary && areUserNamespacesOff()
    ? 'user namespaces are turned off'
    : undefined;
}

/** Else the kernel says only that there are too many of them, as it does when they are used up. */
const areUserNamespacesOff = () => contentOf('/proc/sys/user/max_user_namespaces').trim() === '0';

/** What a machine has that can give neither; the agent then runs as we do. */
export function noIsolation(options: Pick<DetectOptions, 'clock'>, why: string[] = []): Isolation {
  const processes =
    'A process that leaves its group and clears its environment can outlive the job.';
  const sentence = noFiles(because(why), processes);
  return {
    ...{ kind: 'none', closesNetwork: false, why, sandbox: plainSandbox(options) },
    sentence: `${sentence} ${OPEN_NETWORK}`,
  };
}

const because = (why: readonly string[]) =>
  why.length > 0 ? ` (${[...new Set(why)].join('; ')})` : '';

function cellOptions(
  { clock, environment, hide = [] }: DetectOptions,
  elevate: readonly string[],
): SandboxOptions & Surroundings {
  return {
    clock,
    elevate,
    path: environment.PATH ?? '',
    places: privatePlaces(hide, environment.HOME),
    toolCache: environment.RUNNER_TOOL_CACHE,
  };
}

const isInstalled = (program: string, environment: Environment) =>
  (environment.PATH ?? '')
    .split(delimiter)
    .some((folder) => folder !== '' && existsSync(join(folder, program)));

/**
 * Writes where it may, and neither reads nor writes where it may not; else answers why this kind
 * cannot be had here. Any other failure is an error: with something used up, each kind would fail,
 * one after the other, down to none.
 */
async function attempt(
  sandbox: SandboxMaker,
  kind: Isolation['kind'],
  name: string,
  options: DetectOptions & { closesNetwork: boolean },
): Promise<string | undefined> {
  const root = runFolder(options.tmp, 'docket-try-');
  const dir = join(root, 'dir');
  const scratch = join(root, 'scratch');
  const outside = join(root, 'outside');
  try {
    const own = join(root, 'network');
    for (const folder of [dir, join(scratch, 'tmp'), own]) mkdirSync(folder, { recursive: true });
    const network = options.closesNetwork ? { socket: join(own, 'broker'), port: 1024 } : 'open';
    writeFileSync(outside, 'ours', { mode: 0o600 });
    // By variable, because a file that the command names is meant to be seen.
    const command = 'cat "$OUTSIDE" > seen; echo theirs > "$OUTSIDE"; echo yes > inside';
    const env = { PATH: options.environment.PATH ?? '', HOME: scratch, OUTSIDE: outside };
    const failure = await runToEnd(await sandbox({ command, dir, scratch, env, network }));
    if (!existsSync(join(dir, 'inside'))) {
      if (isRefusal(failure)) return failure;
      throw triedInVain(name, failure || 'it was stopped');
    }
    if (kind === 'none') return undefined;
    if (readFileSync(join(dir, 'seen'), 'utf8') !== '') return 'the program could read our files';
    return readFileSync(outside, 'utf8') === 'ours'
      ? undefined
      : 'the program could write our files';
  } catch (error) {
    if (error instanceof NotAvailable) return error.message;
    if (error instanceof SetupError) throw error;
    throw triedInVain(name, (error as Error).message);
  } finally {
    await removeTree(root);
  }
}

const triedInVain = (name: string, why: string) =>
  new SetupError(
    `The agent was not started, because its isolation failed (${name}: ${why.replace(/[.\s]+$/, '')}). The machine may be out of processes, namespaces, memory, or disk space. Free some, then try again.`,
  );

/** The last line it said before it ended. */
async function runToEnd(sandbox: Sandbox): Promise<string> {
  try {
    const child = spawn(sandbox.file, sandbox.args, {
      cwd: sandbox.cwd,
      env: sandbox.env,
      detached: true,
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    let said = '';
    child.stderr?.setEncoding('utf8').on('data', (text: string) => {
      said = (said + text).slice(-500);
    });
    await new Promise<void>((resolve, reject) => {
      child.on('error', reject);
      child.on('close', () => resolve());
    });
    await sandbox.end(child);
    return clean(said).trim().split('\n').at(-1) ?? '';
  } finally {
    await sandbox.release();
  }
}
