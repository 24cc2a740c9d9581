// The check in a thread of its own, and the git that the main thread lends it.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it, vi } from 'vitest';
import { findDriftInThread } from '../../src/drift/drift-thread.ts';
import { systemClock } from '../../src/shared/runtime.ts';
import { ManualClock } from '../support/manual-clock.ts';
import { pushFiles, repositoryWith, testGit } from '../support/repository.ts';
import { tempDir } from '../support/temp.ts';

const rules = { docsPaths: ['docs/**'], ignorePages: [] };
const path = process.env.PATH ?? '';

/** Also one that ended and was never asked how it did. */
const isThere = (pid: number) => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

it('reads both commits', async () => {
  const flag = "program.option('--near <x>', '');\n";
  const page = '# CLI\n\n- `--near`: where.\n';
  const gitDir = await repositoryWith({ 'src/cli.js': flag, 'docs/cli.md': page });
  const before = (await testGit.run(['--git-dir', gitDir, 'rev-parse', 'main'])).trim();
  const after = await pushFiles(gitDir, 'main', { 'src/cli.js': flag.replace('near', 'around') });
  const { findings } = await findDriftInThread({ path, gitDir, before, after, rules }, systemClock);
  expect(findings).toMatchObject([{ drift: 'stale', name: '--near', path: 'docs/cli.md' }]);
});

it('fails in the words of git, and finds nothing, where git fails', async () => {
  const gitDir = await repositoryWith({ 'docs/cli.md': '# CLI\n' });
  const [before, after] = ['main', 'gone'];
  const checked = findDriftInThread({ path, gitDir, before, after, rules }, systemClock);
  await expect(checked).rejects.toThrow('Not a valid object name gone');
  const without = { path: tempDir(), gitDir, before, after: before, rules };
  await expect(findDriftInThread(without, systemClock)).rejects.toThrow('Install git');
});

it('leaves no process when it is ended at its limit', async () => {
  const dir = tempDir();
  const file = join(dir, 'pid');
  const script = `#!/bin/sh\necho $$ > ${file}.new\nmv ${file}.new ${file}\nexec sleep 600\n`;
  writeFileSync(join(dir, 'git'), script, { mode: 0o755 });
  const place = { path: `${dir}:${path}`, gitDir: dir, before: 'a', after: 'b', rules };
  const clock = new ManualClock();
  const checked = findDriftInThread(place, clock);
  await vi.waitUntil(() => existsSync(file), { timeout: 20_000 });
  clock.advance(600_000);
  await expect(checked).rejects.toThrow('could not be checked within');
  const pid = Number(readFileSync(file, 'utf8'));
  await vi.waitUntil(() => !isThere(pid), { timeout: 20_000 });
});
