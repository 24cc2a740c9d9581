import { describe, expect, it } from 'vitest';
import { DEFAULT_CONFIG, moneyOf } from '../../src/config/config.ts';
import { readSettings } from '../../src/config/settings.ts';
import { InvalidRequest } from '../../src/shared/errors.ts';

const read = (repository: string | null, organization: string | null) =>
  readSettings({ repository, organization, organizationName: 'acme/.github' });

function refusal(repository: string | null, organization: string | null): string[] {
  try {
    read(repository, organization);
  } catch (error) {
    if (error instanceof InvalidRequest) return [error.message, ...error.details];
    throw error;
  }
  return [];
}

describe('the settings of an organization', () => {
  it('are defaults for its repositories, setting by setting', () => {
    const { config, origins, overruled } = read(
      'pull-request: { labels: [docs] }\ncommit: git\n',
      'pull-request: { labels: [all], reviewers: [mona] }\ncommit: verified\ncheck: advisory\n',
    );
    expect(config).toMatchObject({
      commit: 'git',
      check: 'advisory',
      'pull-request': { labels: ['docs'], reviewers: ['mona'] },
    });
    expect(origins.get('pull-request.labels')).toMatchObject({ from: 'repository' });
    expect(origins.get('pull-request.reviewers')).toMatchObject({ from: 'organization' });
    expect(origins.get('commit')).toEqual({ from: 'repository', locked: false, value: 'git' });
    expect(origins.get('jobs.retention-days')).toMatchObject({ from: 'default', value: 30 });
    expect(overruled).toEqual([]);
  });

  it('change nothing where there are none', () => {
    expect(read(null, null).config).toEqual(DEFAULT_CONFIG);
  });

  it('hold where they are locked: one setting, a group, or a default', () => {
    const { config, origins, overruled } = read(
      'agent: { max-minutes: 600, max-tokens: 5 }\njobs: { retention-days: 3 }\nsign-off: true\ncommit: verified\n',
      'locked: [agent.max-minutes, jobs, sign-off, commit]\nagent: { max-minutes: 10 }\ncommit: verified\n',
    );
    expect(config).toMatchObject({
      agent: { 'max-minutes': 10, 'max-tokens': 5 },
      jobs: { 'retention-days': 30 },
      'sign-off': false,
    });
    // The same value is no wish for another one.
    expect(overruled).toEqual(['sign-off', 'agent.max-minutes', 'jobs.retention-days']);
    expect(origins.get('jobs.retention-days')).toMatchObject({ from: 'default', locked: true });
  });

  it('lock the prices with the budget, which would be endless at a price of zero', () => {
    const organization =
      'prices: { input: 1, output: 2 }\nbudget: { month: 5 }\nlocked: [budget.month]\n';
    const { config, overruled } = read(
      'prices: { input: 0, output: 0 }\nbudget: { day: 1 }\n',
      organization,
    );
    expect(moneyOf(config)).toEqual({
      prices: { input: 1_000_000, output: 2_000_000 },
      budget: { month: 5_000_000, day: 1_000_000 },
    });
    expect(overruled).toEqual(['prices']);
  });

  it('add up: a budget of one file counts with the prices of the other', () => {
    const prices = 'prices: { input: 1, output: 2 }\n';
    const budget = 'commit: git\nbudget: { day: 5 }\n';
    expect(moneyOf(read(budget, prices).config)?.budget).toEqual({ day: 5_000_000 });
    expect(moneyOf(read(prices, budget).config)?.budget).toEqual({ day: 5_000_000 });
    expect(refusal(null, budget)).toEqual([
      '`docket.yml` in acme/.github is not valid. Fix the problems listed and run again.',
      'Line 2: `budget` needs `prices`: without them no cost can be counted.',
    ]);
    expect(refusal(budget, null)[0]).toMatch(/^`.github\/docket.yml` on the default branch is not/);
  });

  it.each([
    ['locked: [colour]', 'Line 1: `locked.0` is not the name of a setting, such as `budget`.'],
    [
      'locked: [agent.colour]',
      'Line 1: `locked.0` is not the name of a setting, such as `budget`.',
    ],
    ['locked: [locked]', 'Line 1: `locked.0` is not the name of a setting, such as `budget`.'],
    ['locked: all', 'Line 1: `locked` must be a list; got `all`.'],
    ['# no\nlabels: [a]', expect.stringMatching(/^Line 2: `labels` is not a setting/)],
    [`# ${'x'.repeat(64_000)}`, 'The file has more than 64,000 characters.'],
    ['a: 1\n'.repeat(3_001), 'The file has more than 3,000 lines and list items.'],
    ['? [commit]\n: git', 'Line 1: Map keys must be plain values.'],
    ['commit: git\ncommit: git', 'Line 2: Map keys must be unique.'],
  ])('that are wrong are refused with the file and the line: %#', (organization, problem) => {
    expect(refusal('commit: git', organization)).toEqual([
      '`docket.yml` in acme/.github is not valid. Fix the problems listed and run again.',
      problem,
    ]);
  });

  it('cannot be locked by a repository', () => {
    expect(refusal('locked: [budget]', null)[1]).toMatch(/^Line 1: `locked` is not a setting/);
  });
});
