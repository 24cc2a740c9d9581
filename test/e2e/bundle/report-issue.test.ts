// `views: report-issue` through the committed bundle: one comment on an issue, edited by every run.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { logLine } from '../../support/access-logs.ts';
import { place } from '../../support/place.ts';
import { runStep } from '../../support/runner.ts';
import { tempDir } from '../../support/temp.ts';

const SCHEDULE = { name: 'schedule', payload: { schedule: '0 6 * * 1' } };

async function setUp(settings = 'report-issue: 1') {
  const { repository, step } = await place();
  const { number } = repository.openIssue({ by: 'ann', title: 'Page views' });
  await repository.push({
    by: 'ann',
    branch: 'main',
    files: { '.github/docket.yml': `views: { ${settings} }\n` },
  });
  const run = (day: number, path: string, inputs: Record<string, string> = {}) => {
    const dir = tempDir();
    writeFileSync(join(dir, 'access.log'), logLine(day, path));
    const date = (n: number) => `2026-10-0${n}`;
    const range = { 'date-from': date(day), 'date-to': date(day + 1) };
    return runStep(step(SCHEDULE, { ...range, 'access-logs': join(dir, '*'), ...inputs }));
  };
  const comments = () => repository.comments(number).map(({ body }) => body);
  return { repository, number, run, comments };
}

describe('a report on an issue', () => {
  it('is one comment that every run edits', async () => {
    const { run, comments } = await setUp();
    expect(await run(1, '/first')).toMatchObject({ code: 0 });
    expect(comments()).toHaveLength(1);
    expect(comments()[0]).toMatch(/^<!-- docket views%2Dreport told -->\n## Page views/);
    expect(comments()[0]).toContain('<code>/first</code>');
    await run(2, '/second');
    await run(2, '/second');
    expect(comments()).toHaveLength(1);
    expect(comments()[0]).toContain('<code>/second</code>');
    expect(comments()[0]).not.toContain('/first');
  });

  it('leaves a comment of somebody else alone, whatever marker it has', async () => {
    const { repository, number, run, comments } = await setUp();
    const body = '<!-- docket views%2Dreport told -->\nmine';
    repository.comment(number, { by: 'zoe', body });
    await run(1, '/a');
    await run(1, '/a');
    expect(comments()).toHaveLength(2);
    expect(comments()[0]).toBe(body);
  });

  it('comes back after someone deleted it', async () => {
    const { repository, number, run, comments } = await setUp();
    await run(1, '/a');
    for (const comment of repository.comments(number)) repository.deleteComment(comment);
    await run(1, '/a');
    expect(comments()).toHaveLength(1);
  });

  it('fails with the setting when there is no such issue, after everything else', async () => {
    const { run } = await setUp('report-issue: 99');
    const ended = await run(1, '/a');
    expect(ended.code).toBe(1);
    expect(ended.summary).toContain('## Page views');
    expect(ended.log).toMatch(
      /::error::The report could not be delivered to issue 99: .* Check `views: report-issue`/,
    );
  });

  it('is only announced in a dry run', async () => {
    const { run, comments } = await setUp();
    const ended = await run(1, '/a', { 'dry-run': 'true' });
    expect(ended.log).toContain('It would post the report on issue 1.');
    expect(comments()).toEqual([]);
  });

  it('has the pages that the settings want', async () => {
    const { run, comments } = await setUp('report-issue: 1, pages: ["!/internal/**"]');
    const ended = await run(1, '/internal/plan');
    expect(ended.outputs).toMatchObject({ 'views-total': '0', pages: '0' });
    expect(ended.summary + comments()[0]).not.toContain('plan');
  });
});
