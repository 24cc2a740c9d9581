import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { testEngine, writePage } from '../support/engine.ts';
import { repositoryWith } from '../support/repository.ts';

const site = () => repositoryWith({ 'docs/index.md': '# Home\n', 'src/a.ts': '1\n' });

it('With `outside: drop`, the rest is pushed, and the pull request names what was left out', async () => {
  const seen: string[] = [];
  const { engine, pulls } = testEngine(
    await site(),
    async (task) => {
      await writePage(task, 'docs/index.md', '# Welcome\n');
      await writePage(task, 'src/a.ts', '2\n');
      await writePage(task, 'build/`@team`.log', 'x\n');
      return 'Rewrote the page.';
    },
    {
      tools: {
        outside: 'drop',
        check: {
          async run(dir) {
            seen.push(await readFile(join(dir, 'src/a.ts'), 'utf8'));
            return { ok: true, output: '' };
          },
        },
      },
    },
  );
  const { id } = await engine.create('p', { prompt: 'Welcome people' });
  await engine.idle();
  const job = await engine.get('p', id);
  expect(job.status).toBe('completed');
  expect(job.turns[0]).toMatchObject({
    files: { count: 1, first: [{ path: 'docs/index.md' }] },
    dropped: { count: 2, first: ['build/`@team`.log', 'src/a.ts'] },
  });
  // What is checked is what was pushed.
  expect(seen).toEqual(['1\n']);
  const body = pulls.plans[0]?.body ?? '';
  expect(body).toContain('🚧 **Left out**, because jobs may not change it:');
  expect(body).toContain('`src/a.ts`');
  expect(body).toContain('`build/′@team′.log`');
});

it('Without it, one file outside refuses the whole change', async () => {
  const { engine, pulls } = testEngine(await site(), async (task) => {
    await writePage(task, 'docs/index.md', '# Welcome\n');
    await writePage(task, 'src/a.ts', '2\n');
    return 'Rewrote the page.';
  });
  const { id } = await engine.create('p', { prompt: 'Welcome people' });
  await engine.idle();
  expect(await engine.get('p', id)).toMatchObject({ status: 'failed', work: { head: null } });
  expect(pulls.plans).toEqual([]);
});
