import { describe, expect, it } from 'vitest';
import { reviewPrompt } from '../../../src/bot/commands/review-prompt.ts';
import { parseCommands } from '../../../src/bot/events/slash-command.ts';
import type { ReplyStyle } from '../../../src/bot/replies/phrases.ts';
import * as words from '../../../src/bot/replies/words.ts';
import type { ReceivedJob } from '../../../src/contract/schemas.ts';
import { duration } from '../../../src/shared/days.ts';
import fc, { anyCharacter } from '../../support/properties.ts';

const style: ReplyStyle = {
  word: '/docs',
  runUrl: 'https://github.example/octo/docs/actions/runs/1',
};
const how = { style, reply: 'https://github.example/octo/docs/issues/7#issuecomment-9' };
const job = (patch: Partial<ReceivedJob> = {}): ReceivedJob => ({
  id: 'j1',
  status: 'completed',
  prLink: null,
  model: 'm1',
  ...patch,
});
const elapsed = { elapsedMs: 80_000 };
const pull = 'https://github.example/octo/docs/pull/8';

describe('the end of a job', () => {
  it('is the pull request’s link, the checks, and how to continue', () => {
    const docket = {
      checks: [{ name: 'links', ok: true, summary: '42 links hold' }],
      usage: { steps: 3, inputTokens: 1200, outputTokens: 34 },
    };
    expect(words.finished(job({ prLink: pull, docket }), elapsed, style)).toMatchInlineSnapshot(`
      "🚀 **Done: https://github.example/octo/docs/pull/8**

      To continue, comment \`/docs …\` here or on the pull request. A maintainer may need to approve its CI run.

      - ✅ links: 42 links hold

      <sub>job \`j1\` · \`m1\` · 1 min 20 s · 3 steps, 1,234 tokens · [workflow run](https://github.example/octo/docs/actions/runs/1)</sub>"
    `);
  });

  it.each([
    ['no changes', job(), 'No files changed'],
    [
      'a branch',
      job({ docket: { compareLink: `${pull}/compare` } }),
      'Allow GitHub Actions to create',
    ],
    [
      'a failure',
      job({ status: 'failed', docket: { reason: 'Out of steps.' } }),
      '> Out of steps.',
    ],
    [
      'nothing new in an earlier pull request',
      job({ prLink: pull, docket: { changed: false } }),
      `its earlier work is unchanged: ${pull}`,
    ],
    ['a failure without a reason', job({ status: 'failed' }), 'gave no reason'],
    ['a cancel', job({ status: 'failed', docket: { reason: 'cancelled' } }), '**Canceled.**'],
    ['an archived job', job({ status: 'archived' }), 'archived'],
  ])('tells of %s', (_, ended, expected) => {
    expect(words.finished(ended, elapsed, style)).toContain(expected);
  });

  it.each([
    ['made', 'is a draft until they pass'],
    ['unsupported', 'does not support drafts'],
    [undefined, 'Do not merge'],
  ] as const)('is not “Done” while required checks fail (draft: %s)', (draft, expected) => {
    const check = { name: 'links', ok: false, summary: '1 problem' };
    const checks = [{ ...check, required: true }];
    const text = words.finished(job({ prLink: pull, docket: { checks, draft } }), elapsed, style);
    expect(text).toMatch(/^⚠️ \*\*The checks fail: https:/);
    expect(text).toContain(expected);
    expect(text).toContain('comment `/docs fix the checks`');
    expect(text).not.toContain('🚀');
    const branch = job({ docket: { checks, compareLink: `${pull}/compare` } });
    expect(words.finished(branch, elapsed, style)).toMatch(/^⚠️ \*\*The checks fail\. Open/);
    const advisory = job({ prLink: pull, docket: { checks: [check] } });
    expect(words.finished(advisory, elapsed, style)).toContain('🚀 **Done');
  });

  it('says when the pull request could not be marked ready', () => {
    const docket = { draft: 'made' as const, checks: [] };
    const text = words.finished(job({ prLink: pull, docket }), elapsed, style);
    expect(text).toContain('could not mark the pull request ready');
  });

  it('is a question when the agent asks one and changed nothing', () => {
    const question = 'Which flag do you mean?';
    const docket = { reason: `Two flags match.\n\n${question}`, changed: false, question };
    expect(words.finished(job({ docket }), elapsed, style)).toMatchInlineSnapshot(`
      "❓ **The agent asks:**

      > Two flags match.
      > 
      > Which flag do you mean?

      To answer, comment \`/docs …\`.

      <sub>job \`j1\` · \`m1\` · 1 min 20 s · [workflow run](https://github.example/octo/docs/actions/runs/1)</sub>"
    `);
    const follow = words.finished(job({ prLink: pull, docket }), elapsed, style);
    expect(follow).toMatch(/^❓ \*\*The agent asks:\*\*/);
    expect(follow).toContain(`The pull request is unchanged: ${pull}`);
    const checks = [{ name: 'links', ok: true, summary: '2 pages' }];
    const again = words.finished(
      job({ prLink: pull, docket: { ...docket, checks } }),
      elapsed,
      style,
    );
    expect(again).toBe(follow);
    expect(words.mention('ann', 'no-changes', job({ docket }), how)).toBe(
      `@ann, the agent needs your answer: see its question in the [reply above](${how.reply}), and comment \`/docs …\`.`,
    );
  });

  it('is a question without its mark', () => {
    const docket = { reason: '**Question:** Which flag?', changed: false, question: 'Which flag?' };
    expect(words.finished(job({ docket }), elapsed, style)).toContain(
      '❓ **The agent asks:**\n\n> Which flag?\n',
    );
  });

  it('that cost what nobody measured says the most that it can be', () => {
    const usage = { steps: 1, costMicros: 0, incomplete: true, reservedMicros: 71_100 };
    const text = words.finished(job({ status: 'failed', docket: { usage } }), elapsed, style);
    expect(text).toContain('1 step, cost not measured, at most $0.0711');
  });

  it('is normal with changes, and shows the question, too', () => {
    const docket = { reason: 'Wrote it. Is the default right?', changed: true, question: 'Is it?' };
    const text = words.finished(job({ prLink: pull, docket }), elapsed, style);
    expect(text).toContain(`🚀 **Done: ${pull}**`);
    expect(text).toContain('❓ **The agent also has a question.** To answer, comment `/docs …`');
  });

  it('on the job’s own pull request is what was pushed', () => {
    const files = [{ path: 'docs/start.md', added: 4, removed: 1 }];
    const change = { commit: '26d6370f00', count: 1, files };
    const own = { ...elapsed, here: true };
    const text = words.finished(job({ prLink: pull, docket: { change } }), own, style);
    expect(text).toMatch(/^🚀 \*\*Pushed `26d6370`: `docs\/start\.md` \+4 −1\.\*\*\n/);
    expect(text).not.toContain(pull);
    expect(text).not.toContain('or on the pull request');
    const more = { ...change, count: 3, files: [...files, { path: 'docs/shot.png' }] };
    expect(words.finished(job({ prLink: pull, docket: { change: more } }), own, style)).toContain(
      'Pushed `26d6370`: `docs/start.md` +4 −1, `docs/shot.png`, and 1 more.',
    );
    const remote = words.finished(job({ prLink: pull }), own, style);
    expect(remote).toMatch(/^🚀 \*\*Done\.\*\* The change is on this pull request\.\n/);
  });

  it.each(['archived', 'failed', 'completed'])('has the link when a job is %s', (status) => {
    const ended = job({ status, prLink: pull });
    expect(words.finished(ended, elapsed, style)).toContain(pull);
    expect(words.status(ended, style)).toContain(pull);
  });

  it('says that CI may wait for a maintainer only where a workflow pushed', () => {
    const text = (how: typeof style | { word: string }) =>
      words.finished(job({ prLink: pull }), elapsed, how);
    expect(text(style)).toContain('approve its CI run');
    expect(text({ word: '/docs' })).not.toContain('CI run');
  });

  it('says what was undone, what else can be, and how to bring it back', () => {
    const undone = { commit: '26d6370f00', title: 'docs: Add a section' };
    const change = { commit: 'abc1234f00', count: 1, files: [{ path: 'docs/a.md' }] };
    const docket = { changed: true, undone, change, reason: 'Revert it.' };
    const text = (more: object) =>
      words.finished(job({ prLink: pull, docket: { ...docket, ...more } }), elapsed, style);
    expect(text({ undoable: true })).toContain(
      `↩️ **Reverted \`26d6370\`: docs: Add a section**\n\nPushed \`abc1234\`: \`docs/a.md\`. To undo the change before it, comment \`/docs undo\` again. To bring it back, comment \`/docs redo\`. The pull request: ${pull}`,
    );
    expect(text({})).toContain('The job has no other change to undo.');
    expect(text({ emptied: true })).toContain('so the pull request is closed.');
    expect(text({ redone: true })).toContain('↪️ **Brought back: docs: Add a section**');
    expect(text({})).not.toMatch(/The agent says|undo. again/);
  });

  it('shows repairs as details', () => {
    const docket = { reason: 'Documented --json.', repairs: ['Fixed `a.md`.'], changed: true };
    const text = words.finished(job({ prLink: pull, docket }), elapsed, style);
    expect(text).toContain('> Documented --json.');
    expect(text).toContain('- 🔧 After a check failed: Fixed `a.md`.');
  });

  it('links only to real addresses', () => {
    const text = words.finished(job({ prLink: 'javascript:alert(1)' }), elapsed, style);
    expect(text).toContain('`javascript:alert(1)`');
  });
});

describe('a job at work', () => {
  const now = Date.parse('2026-11-01T12:05:00Z');
  const requests = [
    {
      state: 'running' as const,
      requester: 'ann',
      receivedAt: '2026-11-01T12:00:00Z',
      step: 'edit docs/cli.md',
    },
    { state: 'queued' as const, requester: 'bob', receivedAt: '2026-11-01T12:04:30Z' },
  ];
  const active = (some: typeof requests | object[]) =>
    job({ status: 'active', docket: { requests: some as typeof requests } });

  it('names what runs and what waits, whose it is, since when, and the last step', () => {
    expect(words.status(active(requests), style, { now })).toMatchInlineSnapshot(`
      "⏳ **The agent is working.**

      - Running for 5 min 0 s, requested by ann. Last step: edit docs/cli.md
      - Waiting for 30 s, requested by bob

      <sub>job \`j1\` · \`m1\` · [workflow run](https://github.example/octo/docs/actions/runs/1)</sub>"
    `);
  });

  it('shows no checks, which are of work that has ended', () => {
    const checks = [{ name: 'links', ok: true, summary: '2 pages' }];
    const again = job({ status: 'active', prLink: pull, docket: { checks, requests } });
    expect(words.status(again, style, { now })).not.toContain('✅');
    expect(words.working(again, { elapsedMs: 39_000, now }, style)).not.toContain('✅');
  });

  it('shows the last step as it progresses, and whose request comes first', () => {
    const at = { elapsedMs: 39_000, now };
    const [first] = requests;
    expect(words.working(active([first as object]), at, style)).toContain(
      '⏳ **Working on it.** The agent is working (39 s so far). Last step: edit docs/cli.md',
    );
    const both = words.working(active(requests), at, style);
    expect(both).toContain('- Waiting for 30 s, requested by bob');
    expect(both).toContain('- Running for 5 min 0 s, requested by ann');
  });
});

describe('the answer to a comment on a line', () => {
  const files = [{ path: 'docs/a.md', added: 2, removed: 1 }];
  const changed = job({
    prLink: pull,
    docket: { change: { commit: '26d6370aaa', count: 1, files } },
  });
  it.each([
    [
      { outcome: 'pull-request', job: changed },
      '✅ Pushed a change in `26d6370`: `docs/a.md` +2 −1.',
    ],
    [{ outcome: 'no-changes', job: job() }, 'No files changed.'],
    [{ outcome: 'failed' }, '😕 This was not done.'],
    [
      { outcome: 'no-changes', job: job({ docket: { changed: false, question: 'Why?' } }) },
      '❓ The agent has a question.',
    ],
  ] as const)('says what became of it: %j', (result, expected) => {
    expect(words.lineAnswer(result, 'docs/a.md')).toContain(expected);
  });

  it('does not claim a change of another file', () => {
    const text = words.lineAnswer({ outcome: 'pull-request', job: changed }, 'docs/b.md');
    expect(text).toBe('This file was not changed in `26d6370`. The reply to the review says why.');
  });
});

describe('a review', () => {
  const line = { path: 'docs/a.md', line: 3, hunk: '', body: 'Shorter.', editedAt: null };
  const prompt = (body: string, comments = [line]) =>
    reviewPrompt(
      { requestsChanges: true, body, submittedAt: '2026-11-01T12:00:00Z', comments, more: 0 },
      async () => [],
    );

  it.each(['See below.', 'see comments', 'A few comments inline.', 'Please see my comments below'])(
    'that only points to its comments is what they say: %s',
    async (body) => {
      expect(await prompt(body)).toBe('In `docs/a.md`, line 3:\nShorter.');
      expect(await prompt(body, [])).toBe(body);
    },
  );

  it.each(['Fix the flag below.', 'Comments in the code are outdated.', 'See docs/b.md.'])(
    'keeps words of its own: %s',
    async (body) => expect(await prompt(body)).toContain(body),
  );
});

describe('a timeout', () => {
  it('says whether the work continues', () => {
    expect(words.timedOut(30, false, job(), style)).toContain('Still running after 30 minutes');
    expect(words.timedOut(1, true, job(), style)).toContain('Stopped after 1 minute.');
  });
});

describe('a refusal', () => {
  it('names what is needed', () => {
    expect(words.refusal('mallory', 'write', undefined, style)).toBe(
      'Thanks, mallory. `/docs` needs **write** permission on this repository. Someone with that permission can run the command for you.',
    );
    expect(words.refusal('mallory', 'write', 'HTTP 500', style)).toContain('could not confirm');
  });
});

describe('whatever a service or an agent says', () => {
  const hostile = fc.oneof(
    fc.string({ unit: anyCharacter }),
    fc
      .array(
        fc.constantFrom(
          '\n/docs new x',
          '@everyone',
          'fixes #1',
          '`',
          '<!-- docket ',
          '|',
          '](http://x)',
        ),
      )
      .map((parts) => parts.join('')),
  );
  const said = (text: string): string[] => {
    const file = { path: text, added: 1, removed: 2 };
    const request = { state: 'running' as const, requester: text, receivedAt: text, step: text };
    const docket = {
      reason: text,
      checks: [{ name: text, ok: false, summary: text }],
      question: text,
      repairs: [text],
      change: { commit: text, count: 2, files: [file, file] },
      requests: [request, request],
    };
    const own = { ...elapsed, here: true };
    const hostileJob = { id: text || 'x', status: text || 'x', model: text, prLink: text, docket };
    return [
      words.working(job(hostileJob), elapsed, style),
      words.finished(job({ ...hostileJob, status: 'failed' }), elapsed, style),
      words.finished(job({ ...hostileJob, status: 'completed' }), elapsed, style),
      words.finished(job({ ...hostileJob, status: 'completed' }), own, style),
      words.status(job({ ...hostileJob, status: 'active' }), style, { now: 0 }),
      words.status(job(hostileJob), style),
      words.couldNot(text, style),
      words.linkBack(job(hostileJob), 7, style),
      words.cancelRequested(job(hostileJob), style),
    ];
  };

  it('never becomes a command, a mention or a closing keyword', () => {
    fc.assert(
      fc.property(hostile, (text) => {
        for (const comment of said(text)) {
          expect(parseCommands(comment, '/docs')).toEqual([]);
          expect(comment).not.toMatch(/@[a-z0-9]/i);
          expect(comment).not.toMatch(/#1/);
          expect(comment).not.toContain('<!--');
        }
      }),
    );
  });

  it('never makes a comment too long', () => {
    const long = 'ü'.repeat(100_000);
    for (const comment of said(long)) {
      expect(Array.from(words.commentBody('<!-- m -->', comment)).length).toBeLessThanOrEqual(
        60_000,
      );
    }
    expect(words.commentBody('<!-- m -->', long).startsWith('<!-- m -->\n')).toBe(true);
  });
});

it('no answer of ours is a command', () => {
  for (const text of [
    words.help(style),
    words.noJob(style),
    words.received(style),
    words.interrupted(style),
    words.unknownOutcome(style),
    words.notOffered('cancel', style),
    words.notOffered('archive', style),
    words.archived(job(), undefined, style),
    words.started(job(), style),
  ]) {
    expect(parseCommands(text, '/docs')).toEqual([]);
  }
});

describe('a duration', () => {
  it.each([
    [0, '0 s'],
    [59_400, '59 s'],
    [60_000, '1 min 0 s'],
    [3_900_000, '1 h 5 min'],
    [-5, '0 s'],
  ])('%d', (ms, expected) => expect(duration(ms)).toBe(expected));
});

describe('a mention', () => {
  it.each([
    ['pull-request', job({ prLink: pull }), `@ann, your pull request is ready: ${pull}`],
    [
      'no-changes',
      job(),
      `@ann, the agent is done. The [reply above](${how.reply}) has its answer.`,
    ],
    [
      'timed-out',
      job(),
      `@ann, your request was not completed. The [reply above](${how.reply}) says why.`,
    ],
    ['archived', job({ prLink: pull }), `@ann, the job is archived. Its pull request: ${pull}`],
    ['archived', job(), undefined],
    ['cancelled', job(), undefined],
    ['started', job(), undefined],
  ] as const)('of %s is one short line', (outcome, ended, expected) => {
    expect(words.mention('ann', outcome, ended, how)).toBe(expected);
  });

  it('of a branch links to where its pull request is opened', () => {
    const docket = { compareLink: `${pull}/compare` };
    const text = words.mention('ann', 'branch', job({ docket }), how);
    expect(text).toBe(`@ann, your change is ready. Open its pull request here: ${pull}/compare`);
  });
});
