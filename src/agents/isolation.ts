// Which isolation this machine really gives, tried and not only looked up: on many runners the
// program is there and the kernel refuses.
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { clean } from '../changes/text.ts';
import type { Clock } from '../shared/clock.ts';
import {
  bubblewrapCell,
  type Cell,
  type CellMaker,
  type CellOptions,
  otherUserCell,
  plainCell,
} from './cell.ts';
import type { Environment } from './environment.ts';

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
  /** Folders with credentials or command files of the runner. */
  hide?: readonly string[];
}

interface Way {
  kind: Isolation['kind'];
  sentence: string;
  program: string;
  /** Root, or a sudo that asks for no password. */
  needsRoot: boolean;
  make: (options: CellOptions) => CellMaker;
  elevate: readonly string[];
}

const SUDO = ['sudo', '-n'];

const WAYS: readonly Way[] = [
  {
    kind: 'bubblewrap',
    sentence: 'Agents run under bubblewrap: own processes, own files, no sight of the runner.',
    ...{ program: 'bwrap', needsRoot: false, make: bubblewrapCell, elevate: [] },
  },
  {
    kind: 'bubblewrap',
    sentence:
      'Agents run under bubblewrap, set up by sudo: own processes, own files, no sight of the runner.',
    ...{ program: 'bwrap', needsRoot: true, make: bubblewrapCell, elevate: SUDO },
  },
  {
    kind: 'other-user',
    sentence:
      'Agents run as another user: they cannot read the runner’s memory or write its files, but can read what all users can. Install bubblewrap for more.',
    ...{ program: 'setpriv', needsRoot: true, make: otherUserCell, elevate: SUDO },
  },
];

export async function detectIsolation(options: DetectOptions): Promise<Isolation> {
  const why: string[] = [];
  for (const way of WAYS) {
    const isRoot = process.getuid?.() === 0;
    if (isRoot && way.kind === 'bubblewrap' && way.needsRoot) continue;
    const elevate = isRoot ? [] : way.elevate;
    const missing = [way.program, elevate[0]].find(
      (program) => program !== undefined && !isInstalled(program, options.environment),
    );
    if (missing !== undefined) {
      why.push(`${missing} is not installed`);
      continue;
    }
    const cell = way.make(cellOptions(options, elevate));
    const failure = await attempt(cell, options);
    if (failure === undefined) return { kind: way.kind, sentence: way.sentence, cell };
    why.push(`${[...elevate, way.program].join(' ')}: ${failure}`);
  }
  return noIsolation(options, why);
}

/** What a machine has that can give neither; the agent then runs as we do. */
export function noIsolation(options: Pick<DetectOptions, 'clock'>, why: string[] = []): Isolation {
  const because = why.length > 0 ? ` (${[...new Set(why)].join('; ')})` : '';
  return {
    kind: 'none',
    sentence: `There is no isolation on this machine${because}: agents run as the same user and can read what this process can. On Linux, install bubblewrap.`,
    cell: plainCell(options),
  };
}

function cellOptions(options: DetectOptions, elevate: readonly string[]): CellOptions {
  return {
    clock: options.clock,
    elevate,
    path: options.environment.PATH ?? '',
    home: options.environment.HOME ?? '/root',
    hide: options.hide ?? [],
  };
}

const isInstalled = (program: string, environment: Environment) =>
  (environment.PATH ?? '')
    .split(delimiter)
    .some((folder) => folder !== '' && existsSync(join(folder, program)));

/** Writes where it may, and neither reads nor writes where it may not; else says what happened. */
async function attempt(cell: CellMaker, options: DetectOptions): Promise<string | undefined> {
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
    if (readFileSync(join(dir, 'seen'), 'utf8') !== '') return 'the program could read our files';
    return readFileSync(outside, 'utf8') === 'ours'
      ? undefined
      : 'the program could write our files';
  } finally {
    rmSync(root, { recursive: true, force: true });
  }
}

/** The last line it said before it ended. */
async function runToEnd(cell: Cell): Promise<string> {
  try {
    const child = spawn(cell.file, cell.args, {
      ...{ cwd: cell.cwd, env: cell.env, detached: true, stdio: ['ignore', 'ignore', 'pipe'] },
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
