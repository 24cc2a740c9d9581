import { describe, expect, it } from 'vitest';
import { pullOf } from '../../../src/bot/replies/link-back.ts';
import { jobOfBranch } from '../../../src/bot/upkeep/archive.ts';
import { tellSwept } from '../../../src/bot/upkeep/sweep.ts';

describe('the job of a branch', () => {
  it.each([
    ['docket/4fc480d423a1af39b5d2', '4fc480d423a1af39b5d2'],
    ['docket/4fc480d423a1af39b5d2-2', '4fc480d423a1af39b5d2'],
    ['docket/a/b', undefined],
    ['docket/', undefined],
    ['feature/docket/1', undefined],
  ])('%s', (branch, job) => expect(jobOfBranch(branch)).toBe(job));
});

describe('the pull request of a link', () => {
  it.each([
    ['https://github.com/octo/docs/pull/8', 8],
    ['https://git.acme/Octo/Docs/pull/8', 8],
    ['https://github.com/other/docs/pull/8', undefined],
    ['https://github.com/octo/docs/issues/8', undefined],
    ['https://github.com/octo/docs/pull/8/files', undefined],
    ['not a link', undefined],
    [null, undefined],
  ])('%s', (link, number) => expect(pullOf(link, 'octo/docs')).toBe(number));
});

describe('a sweep', () => {
  it('tells what it did', () => {
    const swept = {
      closed: ['a'],
      retired: [],
      taken: ['b', 'c'],
      unfinished: ['c'],
      finishedAnswers: 1,
    };
    expect(tellSwept(swept)).toBe(
      'Resumed 2 jobs, of which 1 did not finish in time; finished 1 reply; archived 1 job with a closed pull request and 0 jobs without recent activity.',
    );
    expect(tellSwept(null)).toContain('manages its jobs itself');
  });
});
