import { readdirSync } from 'node:fs';
import { expect, it } from 'vitest';
import { page, ROOT } from '../support/snippets.ts';

it('docs/architecture.md draws every room of the source', () => {
  const [, drawn = ''] = page('docs/architecture.md').split('flowchart TD');
  const rooms = readdirSync(new URL('src/', ROOT), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => `${name}/`);
  expect(rooms.filter((room) => !drawn.includes(room))).toEqual([]);
});
