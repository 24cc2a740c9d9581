// Which isolation this machine really gives, tried and not only looked up: on many runners the
// program is there and the kernel refuses.
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import type { Clock } from '../../shared/clock.ts';
import { SetupError } from '../../shared/errors.ts';
import { clean } from '../../text/foreign.ts';
import { bubblewrapCell } from './bubblewrap-cell.ts';
import type { Cell, CellMaker, CellOptions } from './cell.ts';
import type { Environment } from './environment.ts';
import { otherUserCell } from './other-user-cell.ts';
import { namespaceCell, plainCell } from './plain-cell.ts';
import { privatePlaces } from './private-places.ts';
import type { Surroundings } from './reachable.ts';

export interface Isolation {
  readonly kind: 'bubblewrap' | 'other-user' | 'none';
  /** For the log and for `doctor`: what there is, or why there is none and what to do. */
  readonly sentence: string;
  readonly cell: CellMaker;
}

export interface DetectOptions {
  environment: Environment;
  clock: Clock;
  /** Where the trial and the runs keep their files. */
  tmp: string;
  /** The workspace, the runner's folder and the like: never shown, whatever `PATH` says. */
  hide?: readonly string[];
}

interface Way {
  kind: Isolation['kind'];
  /** The reasons why no better way was taken come in the middle. */
  sentence: (why: string) => string;
  program: string;
  make: (options: CellOptions & Surroundings) => CellMaker;
  /** Root, or a sudo that asks for no password. */
  elevate: readonly string[];
}

const SUDO = ['sudo', '-n'];
const SEES = 'they can access their copy of the files, system programs, and the network';

const WAYS: readonly Way[] = [
  {
    kind: 'bubblewrap',
    sentence: () => `Agents run under bubblewrap: ${SEES}.`,
    program: 'bwrap',
    make: bubblewrapCell,
    elevate: [],
  },
  {
    kind: 'bubblewrap',
    sentence: () => `Agents run under bubblewrap, started with sudo: ${SEES}.`,
    program: 'bwrap',
    make: bubblewrapCell,
    elevate: SUDO,
  },
  {
    kind: 'other-user',
    sentence: (why) =>
      `Agents run as another user${why}: they cannot read this process or write its files, but they can read every file that all users of this machine can read. Install bubblewrap for better isolation.`,
    program: 'setpriv',
    make: otherUserCell,
    elevate: SUDO,
  },
  {
    kind: 'none',
    sentence: (why) =>
      noFiles(why, 'Their processes run in a separate namespace and end with the job.'),
    program: 'unshare',
    make: namespaceCell,
    elevate: [],
  },
];

const noFiles = (why: string, processes: string) =>
  `There is no isolation on this machine${why}: agents run as the same user as Docket and can read every file that Docket can read. ${processes} On Linux, install bubblewrap.`;

export async function detectIsolation(options: DetectOptions): Promise<Isolation> {
  const why: string[] = [];
  const isRoot = process.getuid?.() === 0;
  for (const { kind, sentence, program, make, elevate: wanted } of WAYS) {
    if (isRoot && kind === 'bubblewrap' && wanted.length > 0) continue;
    const elevate = isRoot ? [] : wanted;
    const missing = [program, elevate[0]].find(
      (name) => name !== undefined && !isInstalled(name, options.environment),
    );
    if (missing !== undefined) {
      why.push(`${missing} is not installed`);
      continue;
    }
    const cell = make(cellOptions(options, elevate));
    const failure = await attempt(cell, kind, options);
    if (failure === undefined) return { kind, sentence: sentence(because(why)), cell };
    why.push(`${[...elevate, program].join(' ')}: ${failure}`);
  }
  return noIsolation(options, why);
}

/** What a machine has that can give neither; the agent then runs as we do. */
export function noIsolation(options: Pick<DetectOptions, 'clock'>, why: string[] = []): Isolation {
  const processes =
    'A process that leaves its group and clears its environment can outlive the job.';
  return { kind: 'none', sentence: noFiles(because(why), processes), cell: plainCell(options) };
}

const because = (why: readonly string[]) =>
  why.length > 0 ? ` (${[...new Set(why)].join('; ')})` : '';

function cellOptions(
  { clock, environment, hide = [] }: DetectOptions,
  elevate: readonly string[],
): CellOptions & Surroundings {
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

/** Writes where it may, and neither reads nor writes where it may not; else says what happened. */
async function attempt(
  cell: CellMaker,
  kind: Isolation['kind'],
  options: DetectOptions,
): Promise<string | undefined> {
  const root = mkdtempSync(join(options.tmp, 'docket-try-'));
  const dir = join(root, 'dir');
  const scratch = join(root, 'scratch');
  const outside = join(root, 'outside');
  for (const folder of [dir, join(scratch, 'tmp')]) mkdirSync(folder, { recursive: true });
  writeFileSync(outside, 'ours', { mode: 0o600 });
  // By variable, because a file that the command names is meant to be seen.
  const command = 'cat "$OUTSIDE" > seen; echo theirs > "$OUTSIDE"; echo yes > inside';
  const env = { PATH: options.environment.PATH ?? '', HOME: scratch, OUTSIDE: outside };
  try {
    const failure = await runToEnd(await cell({ command, dir, scratch, env }));
    if (!existsSync(join(dir, 'inside'))) return failure || 'the program could not write';
    if (kind === 'none') return undefined;
    if (readFileSync(join(dir, 'seen'), 'utf8') !== '') return 'the program could read our files';
    return readFileSync(outside, 'utf8') === 'ours'
      ? undefined
      : 'the program could write our files';
  } catch (error) {
    if (!(error instanceof SetupError)) throw error;
    return error.message;
  } finally {
    rmSync(root, { recursive: true, force: true });
  }
}

/** The last line it said before it ended. */
async function runToEnd(cell: Cell): Promise<string> {
  try {
    const child = spawn(cell.file, cell.args, {
      cwd: cell.cwd,
      env: cell.env,
      detached: true,
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    let said = '';
    child.stderr?.setEncoding('utf8').on('data', (text: string) => {
      said = (said + text).slice(-500);
    });
    await new Promise<void>((resolve) => {
      child.on('error', () => resolve());
      child.on('close', () => resolve());
    });
    await cell.end(child);
    return clean(said).trim().split('\n').at(-1) ?? '';
  } finally {
    await cell.release();
  }
}
