// One holder at a time, between processes. The operating system keeps the lock, through SQLite's
// file locks, and drops it when the process dies: there is no stale lock to judge, and so no two
// processes that both judge it. The empty file stays behind, because removing it would let one
// process lock a file that another can no longer find.
import { chmod } from 'node:fs/promises';
import { SetupError } from './errors.ts';
import { type Clock, systemClock } from './runtime.ts';

const SQLITE_BUSY = 5;
/** Two that race at the same moment can both be refused, so each tries again after a random pause. */
const TRIES = 5;
const LONGEST_PAUSE_MS = 20;

export interface Lock {
  release(): void;
}

/** Undefined if someone else, in this process or another one, holds the lock. */
export async function takeLock(
  path: string,
  clock: Pick<Clock, 'sleep'> = systemClock,
): Promise<Lock | undefined> {
  for (let tried = 1; ; tried += 1) {
    const lock = await tryLock(path);
    if (lock || tried === TRIES) return lock;
    await clock.sleep(Math.random() * LONGEST_PAUSE_MS);
  }
}

async function tryLock(path: string): Promise<Lock | undefined> {
  const { DatabaseSync } = await import('node:sqlite');
  try {
    const file = new DatabaseSync(path);
    try {
      await chmod(path, 0o600);
      file.exec('BEGIN EXCLUSIVE');
    } catch (error) {
      file.close();
      throw error;
    }
    return { release: () => file.close() };
  } catch (cause) {
    if ((cause as { errcode?: number }).errcode === SQLITE_BUSY) return undefined;
    throw new SetupError(
      `${path} cannot be locked. Make sure that Docket may write there and that the file system has locks; if the file is not empty, remove it.`,
      { cause },
    );
  }
}
