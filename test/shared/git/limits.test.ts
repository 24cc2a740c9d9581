// What ends a run of git before its time.
import { readFileSync, watch, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { createGit } from '../../../src/shared/git/git.ts';
import { testGit } from '../../support/repository.ts';
import { tempDir } from '../../support/temp.ts';

const ended = (pid: string) => {
  try {
    return /^\d+ \(.*\) [ZX]/.test(readFileSync(`/proc/${pid}/stat`, 'utf8'));
  } catch {
    return true;
  }
};

describe('a run of git', () => {
  it('takes what it has started along when it is aborted', async () => {
    const dir = tempDir();
    const file = join(dir, 'pid');
    const written = new Promise<void>((resolve) => {
      const watcher = watch(dir, (_, name) => {
        if (name !== 'ready') return;
        watcher.close();
        resolve();
      });
    });
    const over = new AbortController();
    const slow = `alias.slow=!echo $$ > ${file}; mkdir ${dir}/ready; sleep 600; true`;
    const call = { signal: over.signal, withChildren: true };
    const running = testGit.run(['-c', slow, 'slow'], call);
    await written;
    over.abort(new Error('That is enough.'));
    await expect(running).rejects.toThrow('That is enough.');
    // The kernel closes the files of a process that it ends just before it counts it as ended.
    const pid = readFileSync(file, 'utf8').trim();
    await vi.waitUntil(() => ended(pid), { interval: 5 });
    await expect(testGit.run(['version'], call)).rejects.toThrow('That is enough.');
  });

  it('ends a stream in the words of whoever aborts it', async () => {
    const dir = tempDir();
    writeFileSync(join(dir, 'git'), '#!/bin/sh\necho\nexec sleep 600\n', { mode: 0o755 });
    const { stream } = createGit({ path: `${dir}:${process.env.PATH}` });
    const over = new AbortController();
    const read = async () => {
      for await (const _ of stream([], { signal: over.signal })) {
        over.abort(new Error('That is enough.'));
      }
    };
    await expect(read()).rejects.toThrow('That is enough.');
  });

  it('is killed when it prints more than it may', async () => {
    const loud = await testGit.try(['-c', 'alias.loud=!yes', 'loud'], {
      ...{ maxOutput: 1_000_000, withChildren: true },
    });
    expect(loud).toMatchObject({ code: 128, stderr: 'killed by SIGKILL' });
    expect(loud.stdout.length).toBeLessThanOrEqual(1_000_000);
  });
});
