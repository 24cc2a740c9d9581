import { describe, expect, it } from 'vitest';
import { tellAcceptance, tellTrigger } from '../../src/contract/acceptance.ts';
import type { Origin } from '../../src/contract/job.ts';
import {
  type AcceptedJob,
  acceptanceOf,
  acceptanceReport,
  triggerOf,
} from '../../src/jobs/acceptance.ts';
import { noteOutcome } from '../../src/jobs/intake.ts';
import type { JobRecord, PullOutcome } from '../../src/jobs/job.ts';
import { emptyState } from '../../src/jobs/store.ts';
import { aJob } from '../support/job.ts';

const NOW = Date.UTC(2026, 10, 15, 12);
const day = (n: number) => new Date(NOW + n * 86_400_000).toISOString();

describe('What a job came from', () => {
  const drift = { headSha: 'a' };
  it.each<[string, Origin | undefined]>([
    ['comment', { comment: { id: 1, kind: 'issue' } }],
    ['comment', { comment: { id: 1, kind: 'issue' }, drift }],
    ['check', { drift, workflow: { event: 'pull_request' } }],
    ['merge', { workflow: { event: 'push' } }],
    ['merge', { workflow: { event: 'pull_request_target' } }],
    ['improve', { workflow: { event: 'schedule', mode: 'improve' } }],
    // Records of before modes were kept say no more than this.
    ['workflow', { workflow: { event: 'schedule' } }],
    ['workflow', { workflow: { event: 'workflow_dispatch' } }],
    ['api', { actor: 'a key' }],
    ['api', undefined],
  ])('is %s: %j', (trigger, origin) => expect(triggerOf(origin)).toBe(trigger));
});

const withPull = (number: number): JobRecord => ({
  ...aJob(),
  work: {
    ...{ branch: 'docket/a1', base: { ref: 'main', sha: 'a' }, head: 'b' },
    ...{ pull: { number, url: '' }, compareLink: null },
  },
});

describe('What became of a pull request', () => {
  const seen = (state: PullOutcome['state'], at: number, lines = 0): PullOutcome => ({
    ...{ pull: 7, state, openedAt: day(0), decidedAt: state === 'open' ? null : day(at) },
    ...{ seenAt: day(at), edited: lines > 0, lines },
  });
  const note = (job: JobRecord, news: PullOutcome) => {
    const { result, job: next } = noteOutcome(
      'a1',
      'p',
      news,
    )({
      ...{ state: emptyState, job, threadJob: null },
    });
    return { isNews: result, job: next ?? job };
  };

  it('is nothing without one, and open until somebody says otherwise', () => {
    expect(acceptanceOf(aJob())).toBeNull();
    const open = acceptanceOf(withPull(7));
    expect(open).toMatchObject({ state: 'open', decidedAt: null, openedAt: aJob().createdAt });
  });

  it('is recorded once, and the same news again write nothing', () => {
    const first = note(withPull(7), seen('merged', 1, 3));
    expect(first.isNews).toBe(true);
    expect(acceptanceOf(first.job)).toMatchObject({ state: 'merged', edited: true, lines: 3 });
    expect(note(first.job, { ...seen('merged', 1, 3), seenAt: day(2) }).isNews).toBe(false);
  });

  it('goes back to open when it is reopened, and old news of another run change nothing', () => {
    const closed = note(withPull(7), seen('closed', 1)).job;
    const open = note(closed, { ...seen('open', 2) });
    expect(open.isNews).toBe(true);
    expect(acceptanceOf(open.job)?.state).toBe('open');
    const late = note(open.job, seen('closed', 1));
    expect(late.isNews).toBe(false);
    expect(acceptanceOf(late.job)?.state).toBe('open');
    expect(acceptanceOf(note(open.job, seen('merged', 3)).job)?.state).toBe('merged');
  });

  it('is not that of another pull request', () => {
    expect(note(withPull(8), seen('merged', 1)).isNews).toBe(false);
    const merged = note(withPull(7), seen('merged', 1)).job;
    const { work } = withPull(8);
    expect(acceptanceOf({ ...merged, work })?.state).toBe('open');
  });

  it('leaves an archived job archived', () => {
    const archived = { ...withPull(7), status: 'archived' as const };
    const write = noteOutcome(
      'a1',
      'p',
      seen('merged', 1),
    )({
      ...{ state: emptyState, job: archived, threadJob: null },
    });
    expect(write).toMatchObject({ archive: true, job: { status: 'archived' } });
  });

  it.each([
    [seen('merged', 1), 'merged'],
    [seen('merged', 1, 1), 'merged after edits of 1 line'],
    [{ ...seen('merged', 1, 1), lines: null }, 'merged after edits'],
    [seen('closed', 1), 'closed'],
    [seen('open', 1), 'open since 2026-11-15'],
  ])('reads %#', (one, text) => expect(tellAcceptance(one)).toBe(text));
});

/** `m`erged, `e`dited and merged, `c`losed, or `o`pen, the oldest first, one each day. */
function jobs(states: string, trigger: AcceptedJob['trigger'] = 'check'): AcceptedJob[] {
  return [...states].map((letter, at) => ({
    ...{ id: `j${at}`, trigger, pull: at, openedAt: day(at - states.length - 2) },
    decidedAt: letter === 'o' ? null : day(at - states.length),
    state: letter === 'o' ? 'open' : letter === 'c' ? 'closed' : 'merged',
    edited: letter === 'e',
    lines: 0,
  }));
}

describe('The report', () => {
  it('counts by trigger, with the median of days until the merge', () => {
    const all = [...jobs('mecoo', 'comment'), ...jobs('c', 'improve')];
    const quick = { ...all[0], openedAt: all[0]?.decidedAt } as AcceptedJob;
    const { triggers } = acceptanceReport([quick, ...all.slice(1)], [], NOW);
    expect(triggers.map(tellTrigger)).toEqual([
      'comment: 2 of 3 merged (1 after edits), median 1 day, 2 open',
      'improve: 0 of 1 merged',
    ]);
  });

  it('forgets decisions after 90 days, but not what is open', () => {
    const later = NOW + 100 * 86_400_000;
    const { triggers } = acceptanceReport(jobs('mmco'), [], later);
    expect(triggers).toMatchObject([{ merged: 0, closed: 0, open: 1, medianDays: null }]);
  });

  it('divides what all jobs of the month cost by what was merged in it', () => {
    const usage = { month: '2026-11', costMicros: 900_000 } as never;
    expect(acceptanceReport(jobs('mmmc'), [usage], NOW).month).toEqual({
      ...{ merged: 3, costMicros: 300_000 },
    });
    expect(acceptanceReport(jobs('ccc'), [usage], NOW).month.costMicros).toBeNull();
    expect(acceptanceReport(jobs('mmm'), [], NOW).month.costMicros).toBeNull();
  });
});
