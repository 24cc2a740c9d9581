// The receipt of a merged pull request, through the committed bundle.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { AI } from '../../support/access-logs.ts';
import { place } from '../../support/place.ts';
import { runStep, type Step } from '../../support/runner.ts';
import { DAY_MS, daily, logFile, TODAY } from '../../support/traffic.ts';

const SCHEDULE = { name: 'schedule', payload: { schedule: '0 6 * * 1' } };
const DISPATCH = { name: 'workflow_dispatch', payload: {} };
const MERGED = TODAY - 30;

const COVERED = daily(60, 0, '/', 3);
const LOG =
  COVERED +
  daily(60, 30, '/answer', 1) +
  daily(30, 0, '/answer', 4) +
  daily(60, 0, '/answer', 1, AI);

/** A job's pull request, merged 30 days ago; archived if the workflow for that ran. */
async function setUp({ archived = true } = {}) {
  const here = await place();
  const { repository, step } = here;
  await runStep(step(DISPATCH, { prompt: 'explain the flag' }));
  const closed = await repository.merge(1, { by: 'ann' });
  if (archived) await runStep(step(closed));
  const thread = repository.thread(1);
  const time = new Date(MERGED * DAY_MS + 40_000_000).toISOString();
  Object.assign(thread, { closedAt: time });
  Object.assign(thread.pull ?? {}, { mergedAt: time });
  const run = (log: string, inputs = {}, more: Partial<Step> = {}) =>
    runStep(step(SCHEDULE, { 'access-logs': logFile(log), ...inputs }, more));
  return { ...here, run };
}

describe('four weeks after the merge', () => {
  it.each([{ archived: true }, { archived: false }])(
    'the pull request learns what its readers did, once ($archived)',
    async (state) => {
      const { run, said } = await setUp(state);
      const ended = await run(LOG);
      expect(ended, ended.log).toMatchObject({ code: 0 });
      const [receipt, ...more] = said(1).filter((text) => text.includes('Four weeks later'));
      expect(more).toEqual([]);
      expect(receipt).toContain('| `/answer` | 28 → 112 | 28 → 28 |');
      expect(receipt).toContain('| The whole site | 112 → 196 | 28 → 28 |');
      expect(receipt).toContain('Views by people rose from 28 to 112, more than by chance.');
      expect(receipt).toContain('Views by AI did not change.');
      expect(ended.summary).toContain('### What your documentation work did');
      expect(ended.summary).toContain('| 28 → 112 | 28 → 28 |');
      const again = await run(LOG);
      expect(again.summary).toContain('| 28 → 112 | 28 → 28 |');
      expect(said(1).filter((text) => text.includes('Four weeks later'))).toHaveLength(1);
      const report = (file: string) =>
        readFileSync(join(again.outputs['report-dir'] ?? '', file), 'utf8');
      expect(report('report.html')).toContain('What your documentation work did');
      expect(JSON.parse(report('page-views.json')).work[0].sum.after.human).toBe(112);
    },
  );

  it('a difference within chance is called that', async () => {
    const { run, said } = await setUp();
    await run(COVERED + daily(60, 30, '/answer', 1) + daily(28, 0, '/answer', 1));
    expect(said(1).join()).toContain('fell from 28 to 26, which is within chance: it may mean');
  });

  it('nothing is said where the logs do not cover both periods, and the log says why', async () => {
    const { run, said } = await setUp();
    const ended = await run(daily(40, 0, '/', 3) + daily(40, 0, '/answer', 1));
    expect(ended.code).toBe(0);
    expect(said(1).join()).not.toContain('Four weeks later');
    expect(ended.log).toMatch(/#1 gets no receipt: There is no comparison, because the logs have/);
  });

  it('nothing is said in a dry run, nor where the token may not', async () => {
    const { run, said, sandbox } = await setUp();
    await run(LOG, { 'dry-run': 'true' });
    const token = sandbox.issueToken({ access: { contents: 'read', pull_requests: 'read' } });
    const ended = await run(LOG, {}, { host: { ...sandbox, token } });
    expect(ended, ended.log).toMatchObject({
      code: 0,
      outputs: { 'views-total': expect.any(String) },
    });
    expect(ended.log).toMatch(/#1 gets no receipt: /);
    expect(said(1).join()).not.toContain('Four weeks later');
  });

  it('two runs at the same time post one comment', async () => {
    const { run, said } = await setUp();
    const ended = await Promise.all([run(LOG), run(LOG)]);
    expect(ended.map(({ code }) => code)).toEqual([0, 0]);
    expect(said(1).filter((text) => text.includes('Four weeks later'))).toHaveLength(1);
  });

  it('a branch that only looks like a job’s gets none', async () => {
    const { run, repository } = await setUp();
    const files = { 'docs/other.md': '# Other\n' };
    await repository.push({ by: 'ann', branch: 'docket/00000000000000000000', files });
    const wanted = { by: 'ann', title: 'Mine', head: 'docket/00000000000000000000', base: 'main' };
    const { number } = (await repository.openPull(wanted)).pull;
    await repository.merge(number, { by: 'ann' });
    const time = new Date(MERGED * DAY_MS).toISOString();
    Object.assign(repository.thread(number), { closedAt: time });
    Object.assign(repository.thread(number).pull ?? {}, { mergedAt: time });
    await run(LOG + daily(60, 0, '/other', 2));
    expect(repository.comments(number)).toEqual([]);
  });
});
