import { describe, expect, it } from 'vitest';
import { jobSummary } from '../../src/action/run.ts';
import { OUTCOMES } from '../../src/bot/outcome.ts';
import type { ReceivedJob } from '../../src/contract/schemas.ts';

const asked = { how: '`/docs`', prompt: 'explain the flag', by: 'ann', thread: 7 };
const job: ReceivedJob = {
  id: 'j1',
  status: 'completed',
  prLink: 'https://github.example/octo/docs/pull/8',
  model: 'm1',
  docket: {
    checks: [{ name: 'links', ok: true, summary: '42 links hold' }],
    usage: { steps: 3, inputTokens: 1200, outputTokens: 34 },
  },
};

describe('the summary of a job', () => {
  it('tells what was asked, what came out and how it went', () => {
    const story = [
      { afterMs: 0, what: 'active' },
      { afterMs: 80_000, what: 'completed' },
    ];
    const result = { outcome: 'pull-request', job, message: 'Done', story } as const;
    expect(jobSummary(asked, result)).toMatchInlineSnapshot(`
      "## 🚀 Pull request ready

      > explain the flag

      | | |
      | --- | --- |
      | Request | \`/docs\` by ann |
      | Thread | #7 |
      | Pull request | https://github.example/octo/docs/pull/8 |
      | Job | \`j1\`, completed |
      | Model | m1 |
      | Usage | 3 steps, 1,234 tokens |

      ### Checks

      - ✅ links: 42 links hold

      ### What happened

      - 0 s: active
      - 1 min 20 s: completed"
    `);
  });

  it('has a title for every outcome', () => {
    for (const outcome of OUTCOMES) {
      expect(jobSummary(asked, { outcome, message: 'x' })).toMatch(/^## \S.*\S\n/);
    }
  });

  it('shows the reason of a failure, defused', () => {
    const message = 'Failed: @everyone <img src=x> | fixes #1';
    const text = jobSummary(asked, { outcome: 'failed', message });
    expect(text).toContain('> Failed: ');
    expect(text).not.toMatch(/@everyone|<img|#1/);
  });

  it('says who asks or speaks once, and that nobody did where a change was taken back', () => {
    const text = (docket: ReceivedJob['docket'], outcome: 'no-changes' | 'pull-request') =>
      jobSummary(asked, { outcome, job: { ...job, docket }, message: 'x' });
    const checks = [{ name: 'links', ok: true, summary: 'Old.' }];
    const question = { checks, reason: 'Which flag?', question: 'Which flag?', changed: false };
    expect(text(question, 'no-changes')).toMatch(
      /^## ❓ The agent asks\n\n> explain the flag\n\n> Which flag\?\n/,
    );
    expect(text(question, 'no-changes')).not.toContain('Old.');
    const undone = { commit: 'abc1234', title: 'Add it' };
    const back = text({ reason: 'Revert “Add it”.', changed: true, undone }, 'pull-request');
    expect(back).toContain('> Revert “Add it”.');
    expect(back).not.toContain('The agent');
  });

  it('fences a dry run so that its text cannot break out', () => {
    const message = 'Prompt:\n````\n# Not a heading';
    expect(jobSummary(asked, { outcome: 'dry-run', message })).toContain(
      `\`\`\`\`\`text\n${message}\n\`\`\`\`\``,
    );
  });
});
