import { once } from 'node:events';
import { mkdirSync, statSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { takeLock } from '../../src/shared/lock.ts';
import { startProcess } from '../support/processes.ts';
import { tempDir } from '../support/temp.ts';

const TAKER = resolve(import.meta.dirname, '../support/lock-taker.ts');

function taker(path: string) {
  const child = startProcess(process.execPath, [TAKER, path], {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  const gone = once(child, 'close');
  const kill = async () => {
    child.kill('SIGKILL');
    await gone;
  };
  const ask = async (what: 'take' | 'release'): Promise<boolean> => {
    const answer = once(child, 'message');
    child.send(what);
    return (await answer)[0] as boolean;
  };
  return { take: () => ask('take'), release: () => ask('release'), kill };
}

describe('the lock', () => {
  it('goes to exactly one of two that race for the lock of a killed process', async () => {
    const path = join(tempDir(), 'a.lock');
    const [one, two] = [taker(path), taker(path)];
    for (let round = 0; round < 20; round += 1) {
      const dead = taker(path);
      expect(await dead.take()).toBe(true);
      expect(await one.take()).toBe(false);
      await dead.kill();
      const won = await Promise.all([one.take(), two.take()]);
      expect(won.filter(Boolean)).toHaveLength(1);
      await (won[0] ? one : two).release();
    }
  });

  it('is held once within a process, too, and can be taken again after its release', async () => {
    const path = join(tempDir(), 'a.lock');
    const lock = await takeLock(path);
    expect(await takeLock(path)).toBeUndefined();
    lock?.release();
    const again = await takeLock(path);
    expect(again).toBeDefined();
    again?.release();
    expect(statSync(path)).toMatchObject({ size: 0, mode: 0o100600 });
  });

  it('says what to do where a file cannot be locked', async () => {
    const dir = tempDir();
    mkdirSync(join(dir, 'folder'));
    await expect(takeLock(join(dir, 'folder'))).rejects.toThrow(/folder cannot be locked\. Make/);
    writeFileSync(join(dir, 'notes'), 'a few words that nobody should lose');
    await expect(takeLock(join(dir, 'notes'))).rejects.toThrow(/not empty, remove it/);
  });
});
