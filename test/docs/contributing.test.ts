// The walkthroughs lead through the source by name, so the names must be those of the source.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { PAGES, page, ROOT } from '../support/snippets.ts';

/** What a walkthrough adds. */
const NEW = new Set(['files', 'repairRounds']);

const source = ['src', 'test/support'].map((folder) => textOf(folder)).join('\n');

describe.each(PAGES.filter((name) => name.startsWith('docs/contributing/add-')))('%s', (name) => {
  it('uses names that the source has', () => {
    const text = page(name).replaceAll(/^ *```.*?^ *```$/gms, '');
    const names = [...text.matchAll(/`([A-Za-z]+(?:_[A-Z]+)*)`/g)].map(([, found = '']) => found);
    expect(names.length).toBeGreaterThan(3);
    const unknown = names.filter(
      (one) => !NEW.has(one) && !new RegExp(`\\b${one}\\b`).test(source),
    );
    expect(unknown).toEqual([]);
  });
});

function textOf(folder: string): string {
  const root = join(fileURLToPath(ROOT), folder);
  return readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts'))
    .map((file) => readFileSync(join(root, file), 'utf8'))
    .join('\n');
}
