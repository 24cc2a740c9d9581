// `mode: audition` through the committed bundle, in a workspace with the history of the demo.
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { buildHistory } from '../../../scripts/demo/history.ts';
import { place } from '../../support/place.ts';
import { testGit } from '../../support/repository.ts';
import { runStep } from '../../support/runner.ts';
import { tempDir } from '../../support/temp.ts';

const DISPATCH = { name: 'workflow_dispatch', payload: {} };

async function inWorkspace(inputs: Record<string, string>, { hasHistory = true } = {}) {
  const here = await place();
  const workspace = join(tempDir(), 'workspace');
  if (hasHistory) await buildHistory(testGit, workspace);
  else mkdirSync(workspace);
  const writes: string[] = [];
  here.watch(({ method, path }) => {
    if (method !== 'GET' || path.includes('receive-pack')) writes.push(path);
  });
  const env = { GITHUB_WORKSPACE: workspace };
  const ended = await runStep(here.step(DISPATCH, { mode: 'audition', ...inputs }, { env }));
  return { ...ended, writes };
}

it('shows in the summary what the agent would have written, and writes nothing to GitHub', async () => {
  const { code, log, summary, writes } = await inWorkspace({
    'agent-command': 'echo Fine as it is.',
  });
  expect(code, log).toBe(0);
  expect(log).toContain('10 merges of the last 10: 5 with documentation, 5 without.');
  expect(summary).toContain(
    '0 of 5 would have been ready to review; 0 of the 4 names that people documented are in; in 5 of 5 without documentation it rightly changed nothing',
  );
  expect(summary).toMatch(/\| Add --json to trail list \| changed nothing \| 0 of 1 \|/);
  expect(summary).toContain(
    'The page was not uploaded, because this run is not on a GitHub runner.',
  );
  expect(writes).toEqual([]);
});

it('says what is missing, and in a dry run what it would do', async () => {
  const without = await inWorkspace({ 'agent-command': 'true' }, { hasHistory: false });
  expect([without.code, without.log]).toEqual([1, expect.stringContaining('fetch-depth: 0')]);
  const dry = await inWorkspace({ 'agent-command': 'true', 'dry-run': 'true' });
  expect([dry.code, dry.summary]).toEqual([0, '']);
  expect(dry.log).toContain('10 jobs, at most 30 minutes each.');
});
