import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { createMachineCheck, isOfMachine } from '../../src/agents/program/machine.ts';
import { WorkFailed } from '../../src/shared/errors.ts';
import { GitFailed } from '../../src/shared/git/git.ts';
import { ManualClock } from '../support/manual-clock.ts';

type Options = Parameters<typeof createMachineCheck>[0];

const MB = 1_048_576;
const ENOUGH = { bavail: 1_000, bsize: MB, files: 1_000_000, ffree: 500_000 };

function check(given: Partial<Options> = {}, space = ENOUGH): Promise<string | undefined> {
  return createMachineCheck({
    ...{
      tmp: tmpdir(),
      environment: process.env,
      clock: new ManualClock(),
      isolated: false,
      several: true,
    },
    space: async () => space,
    ...given,
  })();
}

describe('a machine', () => {
  it('with room and git can work', async () => {
    expect(await check()).toBeUndefined();
    expect(await check({}, { ...ENOUGH, files: 0, ffree: 0 })).toBeUndefined();
  });

  it.each([
    ['bytes', { ...ENOUGH, bavail: 12 }, /is full: 12 MB are free, and a job needs 256\. Free/],
    ['files', { ...ENOUGH, ffree: 12 }, /is full: it can hold 12 more files \(inodes\)/],
  ])('without room for %s cannot', async (_, space, words) => {
    expect(await check({}, space)).toMatch(words);
  });

  it('where nothing can be written cannot', async () => {
    const tmp = join(tmpdir(), 'not-there-at-all');
    expect(await check({ tmp })).toMatch(/^Nothing can be written in .+not-there-at-all \(ENOENT/);
  });

  it('without git, or without the isolation that agents must have, cannot', async () => {
    expect(await check({ environment: { PATH: '/nowhere' } })).toMatch(/git could not be started/);
    const { PATH } = process.env;
    const environment = {
      PATH: `${PATH}`.split(':').filter((dir) => dir.includes('git'))[0] ?? '',
    };
    expect(await check({ environment, isolated: true })).toBeDefined();
  });
});

describe('a failure', () => {
  const full = Object.assign(new Error('no'), { code: 'ENOSPC' });
  const git = (stderr: string) =>
    new GitFailed(['fetch'], { code: 128, stdout: Buffer.alloc(0), stderr });

  it.each([
    [full, true],
    [new WorkFailed('The copy failed.', { cause: full }), true],
    [git('fatal: write error: No space left on device'), true],
    [git('fatal: repository not found'), false],
    // An agent can say what it likes.
    [new WorkFailed('The agent says: No space left on device'), false],
    [Object.assign(new Error('no'), { code: 'ENOENT' }), false],
    [undefined, false],
  ])('%s is of the machine: %s', (error, expected) => {
    expect(isOfMachine(error)).toBe(expected);
  });
});
