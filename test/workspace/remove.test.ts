import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { removeTree } from '../../src/workspace/remove.ts';
import { tempDir } from '../support/temp.ts';

it('removes folders that are nested deeper than a path may be long', async () => {
  const dir = join(tempDir(), 'copy');
  mkdirSync(dir);
  const nest = `for (let i = 0; i < 900; i++) {
    for (const name of ['a', 'b', 'abcdefgh']) require('fs').mkdirSync(name);
    process.chdir('abcdefgh');
  }`;
  execFileSync(process.execPath, ['-e', nest], { cwd: dir });
  await removeTree(dir);
  expect(existsSync(dir)).toBe(false);
});

it('finds nothing to do where nothing is', async () => {
  await expect(removeTree(join(tempDir(), 'none'))).resolves.toBeUndefined();
});
