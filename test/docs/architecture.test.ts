import { readdirSync } from 'node:fs';
import { expect, it } from 'vitest';
import { page, ROOT } from '../support/snippets.ts';
import { sourceText } from '../support/source-text.ts';

it('docs/architecture.md draws every room of the source', () => {
  const [, drawn = ''] = page('docs/architecture.md').split('flowchart TD');
  const rooms = readdirSync(new URL('src/', ROOT), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => `${name}/`);
  expect(rooms.filter((room) => !drawn.includes(room))).toEqual([]);
});

it('the glossary in docs/architecture.md names what the source has', () => {
  const [, below = ''] = page('docs/architecture.md').split('## One word per concept');
  const [list = ''] = below.split('\n## ');
  const items = [...list.matchAll(/^- \*\*[\w ]+\*\* \((`.+?)\): /gm)];
  expect(items.length).toBeGreaterThan(30);
  const names = items.flatMap(([, code = '']) => [...code.matchAll(/`([A-Z]\w+)`/g)]);
  const source = sourceText('src');
  const missing = names.filter(([, name]) => !new RegExp(`\\b${name}\\b`).test(source));
  expect(missing.map(([, name]) => name)).toEqual([]);
});
