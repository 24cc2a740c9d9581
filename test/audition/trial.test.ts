// What a trial comes to, and what all of them do.
import { describe, expect, it } from 'vitest';
import { auditionHead, trialSection } from '../../src/audition/page.ts';
import { rowOf, sumOf, tellSum } from '../../src/audition/sum.ts';
import { judge, type Trial } from '../../src/audition/trial.ts';
import type { JobRecord } from '../../src/jobs/job.ts';
import { aJob } from '../support/job.ts';

const MERGE = {
  ...{ commit: 'c'.repeat(40), parent: 'p'.repeat(40), at: '2026-01-05T09:00:00Z' },
  ...{ title: 'Add --json', body: '' },
};

interface Given {
  documented?: boolean;
  people?: { pages?: string[]; names?: string[] };
  written?: { pages?: string[]; names?: string[] };
  job?: Partial<JobRecord>;
  title?: string;
}

const version = ({ pages = [], names = [] }: { pages?: string[]; names?: string[] } = {}) => ({
  pages,
  names,
  files: pages.map((path) => ({
    ...{ path, status: 'modified' as const, sha: '', additions: 1, deletions: 0 },
    patch: '@@ -1 +1 @@\n+<b>new</b>',
  })),
});

function trial({ documented = true, people, written, job = {}, title }: Given): Trial {
  return judge({
    merge: { ...MERGE, documented, ...(title !== undefined && { title }) },
    agent: 'agent',
    job: { ...aJob(), status: 'completed', ...job },
    people: version(people),
    written: version(written),
    seconds: 2,
  });
}

const OPTIONS = { pages: ['docs/cli.md'], names: ['--json'] };
const failed = { name: 'links', ok: false, summary: 'broken', required: true };

describe('a trial', () => {
  it.for<[string, Given, Trial['verdict']]>([
    ['that has every name of people', { people: OPTIONS, written: OPTIONS }, 'ready'],
    [
      'that has them on another page',
      { people: OPTIONS, written: { pages: ['docs/start.md'], names: ['--json'] } },
      'ready',
    ],
    [
      'that misses a name',
      { people: { ...OPTIONS, names: ['--json', '--all'] }, written: OPTIONS },
      'incomplete',
    ],
    [
      'without names, on a page of people',
      { people: { pages: ['docs/a.md'] }, written: { pages: ['docs/a.md'] } },
      'ready',
    ],
    [
      'without names, on no page of people',
      { people: { pages: ['docs/a.md'] }, written: { pages: ['docs/b.md'] } },
      'incomplete',
    ],
    [
      'whose check fails',
      { people: OPTIONS, written: OPTIONS, job: { checks: [failed] } },
      'incomplete',
    ],
    ['that changes nothing', { people: OPTIONS }, 'nothing'],
    ['that changes nothing where people did not', { documented: false }, 'quiet'],
    ['that changes something there', { documented: false, written: OPTIONS }, 'needless'],
    ['whose job failed', { people: OPTIONS, job: { status: 'failed', reason: 'No.' } }, 'failed'],
  ])('%s', ([, given, verdict]) => {
    expect(trial(given).verdict).toBe(verdict);
  });

  it('names what it missed, and where else it was', () => {
    const { missed, elsewhere } = trial({
      people: { pages: ['docs/cli.md'], names: ['--json', '--all'] },
      written: { pages: ['docs/start.md'], names: ['--json'] },
    });
    expect([missed, elsewhere]).toEqual([['--all'], ['docs/start.md']]);
  });
});

describe('all trials', () => {
  const usage = { costMicros: 205_000 };
  const rows = [
    trial({ people: OPTIONS, written: OPTIONS, job: { usage } }),
    trial({ people: OPTIONS, job: { usage } }),
    trial({ documented: false, written: OPTIONS }),
  ].map(rowOf);

  it('are summed up in a sentence', () => {
    expect(tellSum(sumOf(rows, 'agent'))).toBe(
      '1 of 2 would have been ready to review; 1 of the 2 names that people documented are in; 1 touched a page that people did not; in 0 of 1 without documentation it rightly changed nothing; cost $0.41.',
    );
  });

  it('of another agent are not counted', () => {
    expect(sumOf(rows, 'other')).toMatchObject({ documented: 0, ready: 0, seconds: 0 });
  });

  it('are on a page on which no text of others is markup', () => {
    const hostile = '<script>alert(1)</script>';
    const one = trial({ people: OPTIONS, written: OPTIONS, title: hostile });
    const page =
      auditionHead({ repository: hostile, agents: [hostile], rows: [rowOf(one)] }) +
      trialSection([{ ...one, agent: hostile, summary: hostile, reason: hostile }]);
    expect(page).not.toContain('<script');
    expect(page).not.toContain('<b>new');
    expect(page).toContain('&lt;script&gt;');
    expect(page).toContain("default-src 'none'");
  });
});
