// The walkthroughs lead through the source by name, so the names must be those of the source.
import { describe, expect, it } from 'vitest';
import { PAGES, page } from '../support/snippets.ts';
import { sourceText } from '../support/source-text.ts';

/** What a walkthrough adds. */
const NEW = new Set(['files', 'repairRounds']);

const source = sourceText('src') + sourceText('test/support');

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
