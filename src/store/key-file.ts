// The server's API keys in a file of the data folder.
import { mkdir, open, readFile, rename, stat } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod';
import type { KeyStore } from '../projects/key-store.ts';
import { KeyRecord } from '../projects/keys.ts';
import type { Clock } from '../shared/clock.ts';
import { CorruptState, SetupError } from '../shared/errors.ts';
import { type Lock, takeLock } from '../shared/lock.ts';

const KeyFile = z.object({ version: z.literal(1), keys: z.array(KeyRecord) });

/** A running server sees a key that was created or revoked beside it after at most this long. */
const FRESH_MS = 1_000;
const LOCK_TRIES = 60;
const LOCK_WAIT_MS = 500;

export function fileKeyStore(dataDir: string, clock: Clock): KeyStore {
  const path = join(dataDir, 'keys.json');
  let cached: { records: readonly KeyRecord[]; version: string; checkedAt: number } | undefined;

  async function list(): Promise<readonly KeyRecord[]> {
    if (cached && clock.now() - cached.checkedAt < FRESH_MS) return cached.records;
    const version = await versionOf(path);
    const records = cached?.version === version ? cached.records : await read(path);
    cached = { records, version, checkedAt: clock.now() };
    return records;
  }

  async function update(change: (records: readonly KeyRecord[]) => KeyRecord[]): Promise<void> {
    await mkdir(dataDir, { recursive: true, mode: 0o700 });
    const lock = await waitForLock(join(dataDir, 'keys.lock'), clock);
    try {
      await replace(path, change(await read(path)));
      cached = undefined;
    } finally {
      lock.release();
    }
  }

  return {
    list,
    update,
    used: (times) =>
      update((records) =>
        records.map((record) => {
          const lastUsedAt = times.get(record.id);
          return lastUsedAt === undefined ? record : { ...record, lastUsedAt };
        }),
      ),
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

async function read(path: string): Promise<readonly KeyRecord[]> {
  let text: string;
  try {
    text = await readFile(path, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw error;
  }
  try {
    return KeyFile.parse(JSON.parse(text)).keys;
  } catch (cause) {
    throw new CorruptState(
      `${path} is not a valid list of keys. Restore it, or move it away and create new keys.`,
      { cause },
    );
  }
}

async function waitForLock(path: string, clock: Clock): Promise<Lock> {
  for (let left = LOCK_TRIES; left > 0; left--) {
    const lock = await takeLock(path);
    if (lock) return lock;
    await clock.sleep(LOCK_WAIT_MS);
  }
  throw new SetupError(`Another process holds ${path}. Try again when it has finished.`);
}

/** Whole or not at all: readers see the old file until the new one is on the disk. */
async function replace(path: string, keys: KeyRecord[]): Promise<void> {
  const temporary = `${path}.new`;
  const file = await open(temporary, 'w', 0o600);
  try {
    await file.writeFile(`${JSON.stringify({ version: 1, keys }, null, 2)}\n`);
    await file.sync();
  } finally {
    await file.close();
  }
  await rename(temporary, path);
}
