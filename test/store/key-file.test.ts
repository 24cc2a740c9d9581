import { readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { type KeyRecord, mintKey, revokeKey } from '../../src/service/projects/keys.ts';
import { takeLock } from '../../src/shared/lock.ts';
import { fileKeyStore } from '../../src/store/key-file.ts';
import { InstantClock } from '../support/clock.ts';
import { tempDir } from '../support/temp.ts';
import { keyStoreSuite } from './key-store.ts';

function key(id: string): { record: KeyRecord; key: string } {
  const createdAt = '2026-11-01T00:00:00.000Z';
  return mintKey({ id, project: 'p', prefix: 'docket_', createdAt, expiresAt: null }, `of-${id}`);
}

describe('the file of keys', () => {
  keyStoreSuite(async () => {
    const dir = tempDir();
    return [fileKeyStore(dir, slowClock()), fileKeyStore(dir, slowClock())];
  });

  it('is empty before the first key', async () => {
    expect(await fileKeyStore(join(tempDir(), 'new'), new InstantClock()).list()).toEqual([]);
  });

  it('keeps hashes and never a secret, readable by its owner only', async () => {
    const dir = join(tempDir(), 'data');
    const store = fileKeyStore(dir, new InstantClock());
    await store.update(() => [key('a').record]);
    expect(await store.list()).toEqual([key('a').record]);
    const path = join(dir, 'keys.json');
    expect(readFileSync(path, 'utf8')).not.toContain('of-a');
    expect(statSync(path).mode & 0o777).toBe(0o600);
  });

  it('loses none of many keys created at once by several stores', async () => {
    const dir = tempDir();
    const ids = Array.from({ length: 20 }, (_, n) => `k${n}`);
    await Promise.all(
      ids.map((id) =>
        fileKeyStore(dir, slowClock()).update((records) => [...records, key(id).record]),
      ),
    );
    const stored = await fileKeyStore(dir, new InstantClock()).list();
    expect(stored.map(({ id }) => id).sort()).toEqual(ids.sort());
  });

  it('sees within a second what another process has changed', async () => {
    const dir = tempDir();
    const clock = new InstantClock();
    const running = fileKeyStore(dir, clock);
    expect(await running.list()).toEqual([]);
    const other = fileKeyStore(dir, clock);
    await other.update(() => [key('a').record]);
    clock.advance(1_000);
    expect(await running.list()).toHaveLength(1);
    await other.update((records) => revokeKey(records, 'a', '2026-11-02T00:00:00.000Z'));
    clock.advance(1_000);
    expect((await running.list())[0]?.revokedAt).toBe('2026-11-02T00:00:00.000Z');
  });

  it('stops at a file that it did not write, and leaves it as it is', async () => {
    const dir = tempDir();
    const path = join(dir, 'keys.json');
    writeFileSync(path, '{"version":1,"keys":[{}]}');
    const store = fileKeyStore(dir, new InstantClock());
    await expect(store.list()).rejects.toThrow(/Restore it/);
    await expect(store.update(() => [])).rejects.toThrow(/Restore it/);
    expect(readFileSync(path, 'utf8')).toBe('{"version":1,"keys":[{}]}');
  });

  it('gives up after a while when another keeps the lock', async () => {
    const dir = tempDir();
    const lock = await takeLock(join(dir, 'keys.lock'));
    const store = fileKeyStore(dir, new InstantClock());
    await expect(store.update(() => [])).rejects.toThrow(/keys\.lock\. Try again/);
    lock?.release();
    await store.update(() => [key('a').record]);
    expect(await store.list()).toHaveLength(1);
  });
});

/** Waits as long as it takes for another to finish, in turns of the event loop. */
function slowClock() {
  const clock = new InstantClock();
  const sleep = async (_ms: number) => {
    await new Promise((resolve) => setTimeout(resolve, 5));
  };
  return { now: () => clock.now(), sleep };
}
