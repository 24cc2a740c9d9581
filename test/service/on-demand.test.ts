import { expect, it } from 'vitest';
import { openOnDemand } from '../../src/service/projects/on-demand.ts';
import { ManualClock } from '../support/manual-clock.ts';

it('keeps those open that were used last, and opens others again', async () => {
  const log: string[] = [];
  const projects = openOnDemand(
    { find: async (id) => ({ id, repo: `octo/${id}`, settings: {} as never }) },
    async (project) => project,
    async ({ id }) => {
      log.push(`open ${id}`);
      return { close: async () => void log.push(`close ${id}`) };
    },
    new ManualClock(),
    2,
  );
  for (const id of ['a', 'b', 'a', 'c', 'a', 'b']) await projects.open(id);
  const seen = (what: string) => log.filter((line) => line.startsWith(what));
  expect(seen('open')).toEqual(['open a', 'open b', 'open c', 'open b']);
  expect(seen('close')).toEqual(['close b', 'close c']);
  await projects.closeAll();
  expect(seen('close').slice(2).sort()).toEqual(['close a', 'close b']);
});
