import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { bundledPackages, disagreements, licensesPage, PAGE } from '../../scripts/licenses.ts';

describe('the licences of what is bundled', () => {
  it('are all agreed to, and written down', async () => {
    const packages = await bundledPackages();
    expect(packages.map(({ name }) => name)).toContain('undici');
    expect(disagreements(packages)).toEqual([]);
    // To mend it: node scripts/licenses.ts
    expect(readFileSync(PAGE, 'utf8')).toBe(licensesPage(packages));
  });

  it('are told when one is new', () => {
    const strange = { name: 'x', version: '1.0.0', license: 'AGPL-3.0', text: '' };
    expect(disagreements([strange])).toEqual([
      'x has the licence AGPL-3.0, which nobody has agreed to.',
    ]);
  });
});
