// Whether this machine can do jobs now: a worker that cannot leaves them to others.
import { mkdtemp, statfs, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DocketError, sentence, WorkerFault } from '../../shared/errors.ts';
import { createGit, GitFailed } from '../../shared/git/git.ts';
import { createRemembered } from '../../shared/remembered.ts';
import { removeTree } from '../../shared/remove.ts';
import type { Clock } from '../../shared/runtime.ts';
import { detectIsolation, lackOf } from './isolation.ts';

interface MachineOptions {
  tmp: string;
  environment: Readonly<Record<string, string | undefined>>;
  clock: Clock;
  /** Agents must run isolated. */
  isolated: boolean;
  /** It works for several repositories, which must not reach each other. */
  several: boolean;
  /** As `statfs` of Node.js. */
  space?: (path: string) => Promise<Space>;
}

type Space = Record<'bavail' | 'bsize' | 'files' | 'ffree', number>;

/** What a job with a middling repository needs. */
const FREE_MB = 256;
const FREE_FILES = 5_000;
/** What starts a program is looked at this often. */
const PROGRAMS_EVERY_MS = 60_000;

/** Answers what is wrong, in a sentence; undefined: nothing. */
export function createMachineCheck(options: MachineOptions): () => Promise<string | undefined> {
  const remembered = createRemembered(options.clock, PROGRAMS_EVERY_MS);
  return async () =>
    (await diskProblem(options)) ?? remembered('programs', () => programProblem(options));
}

export async function diskProblem({
  tmp,
  space = statfs,
  remedy = 'Free some space, or set TMPDIR to a folder on another disk.',
}: Pick<MachineOptions, 'tmp' | 'space'> & { remedy?: string }): Promise<string | undefined> {
  try {
    const { bavail, bsize, files, ffree } = await space(tmp);
    const freeMb = Math.floor((bavail * bsize) / 1_048_576);
    if (freeMb < FREE_MB) {
      return `The disk of ${tmp} is full: ${freeMb} MB are free, and a job needs ${FREE_MB}. ${remedy}`;
    }
    // Some file systems do not count them.
    if (files > 0 && ffree < FREE_FILES) {
      return `The disk of ${tmp} is full: it can hold ${ffree} more files (inodes), and a job needs ${FREE_FILES}. ${remedy}`;
    }
    const folder = await mkdtemp(join(tmp, 'docket-check-'));
    await writeFile(join(folder, 'file'), 'x').finally(() => removeTree(folder));
    return undefined;
  } catch (error) {
    return `Nothing can be written in ${tmp} (${sentence(error)}). ${remedy} Then start Docket again.`;
  }
}

async function programProblem(options: MachineOptions): Promise<string | undefined> {
  const { environment, isolated, several } = options;
  try {
    await createGit({ path: environment.PATH ?? '' }).run(['--version']);
  } catch (error) {
    return sentence(error);
  }
  if (!isolated) return undefined;
  const lack = lackOf(await detectIsolation(options), several);
  return lack && `Agents must run isolated, and ${lack}.`;
}

const CODES = new Set(['ENOSPC', 'EDQUOT', 'EMFILE', 'ENFILE', 'ENOMEM', 'EROFS', 'EIO']);
/** How git says it. What agents say proves nothing. */
const WORDS =
  /No space left on device|Disk quota exceeded|Cannot allocate memory|Too many open files|Read-only file system/;

/** Whether the machine is at fault, and not the job: another machine may be able to do it. */
export function isOfMachine(error: unknown): boolean {
  for (let at = error; at instanceof Error; at = at.cause) {
    const { code } = at as NodeJS.ErrnoException;
    if (at instanceof WorkerFault) return true;
    if (!(at instanceof DocketError) && code !== undefined && CODES.has(code)) return true;
    if (at instanceof GitFailed && WORDS.test(at.result.stderr)) return true;
  }
  return false;
}
