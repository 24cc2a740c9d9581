import { expect, it } from 'vitest';
import { testEngine, writePage } from '../support/engine.ts';
import { repositoryWith } from '../support/repository.ts';

it('One file outside of `docs-paths` refuses the whole change', async () => {
  const site = await repositoryWith({ 'docs/index.md': '# Home\n', 'src/a.ts': '1\n' });
  const { engine, pulls } = testEngine(site, async (task) => {
    await writePage(task, 'docs/index.md', '# Welcome\n');
    await writePage(task, 'src/a.ts', '2\n');
    return 'Rewrote the page.';
  });
  const { id } = await engine.create('p', { prompt: 'Welcome people' });
  await engine.idle();
  expect(await engine.get('p', id)).toMatchObject({ status: 'failed', work: { head: null } });
  expect(pulls.plans).toEqual([]);
});
