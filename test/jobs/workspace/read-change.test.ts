import { resolve } from 'node:path';
import { expect, it } from 'vitest';
import { notAsRoot } from '../../support/not-root.ts';

const MODULE = resolve(import.meta.dirname, '../../../src/jobs/workspace/read-change.ts');

it('says which file cannot be read', () => {
  const said = notAsRoot(
    `import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
    import { readChange } from ${JSON.stringify(MODULE)};`,
    `const dir = mkdtempSync('/tmp/docket-unreadable-');
    writeFileSync(dir + '/page.md', 'x');
    chmodSync(dir + '/page.md', 0);
    await readChange(dir, 'page.md').catch((error) => console.log(error.name, error.message));
    rmSync(dir, { recursive: true });`,
  );
  expect(said).toBe('WorkFailed The agent left `page.md` unreadable, so nothing was pushed.\n');
});
