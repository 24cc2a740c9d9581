// A small file of JSON in the data folder that several processes read and change.
import { open, readFile, rename, stat } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod';
import { CorruptState, SetupError } from '../shared/errors.ts';
import { type Lock, takeLock } from '../shared/lock.ts';
import type { Clock } from '../shared/runtime.ts';
import { makeDataDir } from './data-dir.ts';

interface JsonFile<T> {
  /** As it was at most a second ago. */
  list(): Promise<readonly T[]>;
  /** One read-change-write at a time, also between processes. */
  update(change: (entries: readonly T[]) => readonly T[]): Promise<void>;
}

interface JsonFileOptions<T> {
  dir: string;
  /** Of the file, and of the list in it. */
  name: string;
  entry: z.ZodType<T>;
  /** What to do when it cannot be read. */
  remedy: string;
  clock: Clock;
}

/** A running server sees a change that was made beside it after at most this long. */
const FRESH_MS = 1_000;
const LOCK_TRIES = 300;
const LOCK_WAIT_MS = 100;

export function jsonFile<T>({ dir, name, entry, remedy, clock }: JsonFileOptions<T>): JsonFile<T> {
  const path = join(dir, `${name}.json`);
  const schema = z.object({ version: z.literal(1), [name]: z.array(entry) });
  let cached: { entries: readonly T[]; version: string; checkedAt: number } | undefined;
  let lastUpdate: Promise<void> = Promise.resolve();

  async function read(): Promise<readonly T[]> {
    let text: string;
    try {
      text = await readFile(path, 'utf8');
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
      throw error;
    }
    try {
      return schema.parse(JSON.parse(text))[name] as T[];
    } catch (cause) {
      throw new CorruptState(`${path} is not a valid list of ${name}. ${remedy}`, { cause });
    }
  }

  async function updateLocked(change: (entries: readonly T[]) => readonly T[]): Promise<void> {
    await makeDataDir(dir);
    const lock = await waitForLock(join(dir, `${name}.lock`), clock);
    try {
      const entries = change(await read());
      await replace(path, JSON.stringify({ version: 1, [name]: entries }, null, 2));
      cached = undefined;
    } finally {
      lock.release();
    }
  }

  return {
    async list() {
      if (cached && clock.now() - cached.checkedAt < FRESH_MS) return cached.entries;
      const version = await versionOf(path);
      const entries = cached?.version === version ? cached.entries : await read();
      cached = { entries, version, checkedAt: clock.now() };
      return entries;
    },
    update(change) {
      // Within this process they follow each other at once; the lock is polled, for other processes.
      const update = lastUpdate.then(() => updateLocked(change));
      lastUpdate = update.catch(() => {});
      return update;
    },
  };
}

/** A replaced file has another inode, so that two writes within a tick of the clock still differ. */
async function versionOf(path: string): Promise<string> {
  try {
    const { ino, mtimeMs, size } = await stat(path);
    return `${ino} ${mtimeMs} ${size}`;
  } catch {
    return 'absent';
  }
}

async function waitForLock(path: string, clock: Clock): Promise<Lock> {
  for (let left = LOCK_TRIES; left > 0; left--) {
    const lock = await takeLock(path, clock);
    if (lock) return lock;
    await clock.sleep(LOCK_WAIT_MS);
  }
  throw new SetupError(`Another process holds ${path}. Try again when it has finished.`);
}

/** Whole or not at all: readers see the old file until the new one is on the disk. */
async function replace(path: string, text: string): Promise<void> {
  const temporary = `${path}.new`;
  const file = await open(temporary, 'w', 0o600);
  try {
    await file.writeFile(`${text}\n`);
    await file.sync();
  } finally {
    await file.close();
  }
  await rename(temporary, path);
}
