// What people do with pull requests, from the events and from housekeeping, in the summary.
import { expect, it } from 'vitest';
import { place } from '../../support/place.ts';
import { runStep } from '../../support/runner.ts';

it('counts what people merge', async () => {
  const { repository, step } = await place();
  const push = { ref: 'refs/heads/main', after: 'd'.repeat(40) };
  const document = (n: number) =>
    runStep(step({ name: 'push', payload: push }, { prompt: `Document change ${n}` }));
  const sweep = () => runStep(step({ name: 'schedule', payload: {} }, { mode: 'sweep' }));
  const pulls: number[] = [];
  for (let n = 0; n < 4; n += 1) {
    const { outputs } = await document(n);
    expect(outputs.outcome).toBe('pull-request');
    pulls.push(Number(/\d+$/.exec(outputs['pr-link'] ?? '')?.[0]));
    const branch = `docket/${outputs['job-id']}`;
    if (n > 0) continue;
    await repository.push({ by: 'ann', branch, files: { 'docs/more.md': 'One.\nTwo.\n' } });
  }
  const [first = 0, second = 0, ...others] = pulls;
  // The workflow hears of the first two, housekeeping finds the others.
  const merged = await runStep(step(await repository.merge(first, { by: 'ann', squash: true })));
  expect(merged.outputs).toMatchObject({ outcome: 'archived', status: 'archived' });
  await runStep(step(await repository.close(second, 'ann')));
  for (const pull of others) await repository.close(pull, 'ann');

  const swept = await sweep();
  expect(swept.code).toBe(0);
  expect(swept.summary).toContain('## Pull requests that people merged');
  expect(swept.summary).toContain('| merge | 1 | 1 | 3 | 0 |');

  const reopened = await runStep(step(await repository.reopen(second, 'ann')));
  expect(reopened.code).toBe(0);
  expect((await sweep()).summary).toContain('| merge | 1 | 1 | 2 | 1 |');
}, 240_000);
