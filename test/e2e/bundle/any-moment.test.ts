// A run that is stopped right after one of its effects, and then run again: one job, one answer, one
// pull request.
import { describe, expect, it } from 'vitest';
import { place } from '../../support/place.ts';
import { runStep, startStep } from '../../support/runner.ts';

const GIT = 'POST /octo/handbook.git/git-receive-pack';

/** The request after whose answer the run is stopped, and which of its kind. */
const MOMENTS: [what: string, request: RegExp, count: number][] = [
  ['the job is created', new RegExp(GIT), 1],
  ['the branch is pushed', new RegExp(GIT), 5],
  ['the pull request is opened', /^POST .*\/pulls$/, 1],
  ['the result is reported', /^PATCH .*\/comments\/\d+$/, 1],
];

describe('a run that is stopped when', () => {
  it.each(MOMENTS)('%s', async (_, request, count) => {
    const { repository, step, said, watch } = await place();
    const { number } = repository.openIssue({ by: 'zoe', title: 'A flag' });
    const { comment, event } = repository.comment(number, {
      by: 'ann',
      body: '/docs explain the flag',
    });
    const running = startStep(step(event));
    let seen = 0;
    watch(({ method, path }) => {
      if (request.test(`${method} ${path}`) && ++seen === count) running.child.kill('SIGTERM');
    });
    await running.ended;
    expect(seen).toBeGreaterThanOrEqual(count);
    await running.post();

    const rerun = await runStep(step(event, {}, { attempt: 2 }));
    expect(rerun).toMatchObject({ code: 0, outputs: { outcome: 'pull-request' } });
    expect(await repository.pulls()).toHaveLength(1);
    expect(said(number)).toEqual([expect.stringContaining('Done:')]);
    expect(repository.reactions('comment', comment.id).map(({ content }) => content)).toEqual([
      'eyes',
      'rocket',
    ]);
  });
});
