import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, it } from 'vitest';
import { removeTree } from '../../src/shared/remove.ts';
import { notAsRoot } from '../support/not-root.ts';
import { tempDir } from '../support/temp.ts';

const MODULE = resolve(import.meta.dirname, '../../src/shared/remove.ts');

const nest = (many: number) => `for (let i = 0; i < ${many}; i++) {
  for (const name of ['a', 'b', 'abcdefgh']) require('fs').mkdirSync(name);
  process.chdir('abcdefgh');
}`;

it('removes folders that are nested deeper than a path may be long', async () => {
  const dir = join(tempDir(), 'copy');
  mkdirSync(dir);
  execFileSync(process.execPath, ['-e', nest(3000)], { cwd: dir });
  // So much beside them that the removal which gave up is still at work.
  mkdirSync(join(dir, 'wide'));
  for (let n = 0; n < 300; n += 1) {
    mkdirSync(join(dir, 'wide', `${n}`));
    writeFileSync(join(dir, 'wide', `${n}`, 'x'), 'x');
  }
  await removeTree(dir);
  expect(existsSync(dir)).toBe(false);
});

it('removes folders that forbid it, also for who is not root', () => {
  const left = notAsRoot(
    `import { chmodSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
    import { removeTree } from ${JSON.stringify(MODULE)};`,
    `const top = mkdtempSync('/tmp/docket-locked-');
    mkdirSync(top + '/copy/a/b', { recursive: true });
    writeFileSync(top + '/copy/a/b/page.md', 'x');
    chmodSync(top + '/copy/a/b', 0o555);
    chmodSync(top + '/copy/a', 0);
    await removeTree(top + '/copy');
    console.log(existsSync(top + '/copy'));
    rmSync(top, { recursive: true });`,
  );
  expect(left).toBe('false\n');
});

it('finds nothing to do where nothing is', async () => {
  await expect(removeTree(join(tempDir(), 'none'))).resolves.toBeUndefined();
});

it('is the only thing in `src/` that removes folders', () => {
  const src = resolve(import.meta.dirname, '../../src');
  const others = readdirSync(src, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.ts') && path !== join('shared', 'remove.ts'))
    .filter((path) =>
      /\b(?:rm|rmdir)(?:Sync)?\s*[(,}]/.test(readFileSync(join(src, path), 'utf8')),
    );
  expect(others).toEqual([]);
});
