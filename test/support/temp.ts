import { mkdtempSync, readFileSync, rmSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { atTestEnd } from './test-end.ts';

/** A folder that is gone when the test is over. Call it inside a test. */
export function tempDir(label = 'docket', parent = tmpdir()): string {
  const dir = mkdtempSync(join(parent, `${label}-`));
  atTestEnd(() => rmSync(dir, { recursive: true, force: true }));
  return dir;
}

/**
 * The same, in memory where the machine has room for it. Thousands of small files of git go through
 * the tests of the engine and of the bundle, and a disk took a third of their time.
 */
export function memoryDir(label = 'docket'): string {
  return tempDir(label, MEMORY);
}

/** For what outlives a test, and is removed by whoever made it. */
export const MEMORY = memoryFolder('/dev/shm') ?? tmpdir();

function memoryFolder(path: string): string | undefined {
  try {
    const mount = readFileSync('/proc/mounts', 'utf8')
      .split('\n')
      .map((line) => line.split(' '))
      .find(([, at]) => at === path);
    const { bavail, bsize } = statfsSync(path);
    const usable = mount?.[2] === 'tmpfs' && !mount[3]?.split(',').includes('noexec');
    return usable && bavail * bsize > 2 ** 31 ? path : undefined;
  } catch {
    return undefined;
  }
}
