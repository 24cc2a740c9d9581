// A prompt in a workflow step, and what else a workflow can ask for.
import { describe, expect, it } from 'vitest';
import { place } from '../../support/place.ts';
import { runStep } from '../../support/runner.ts';

const DISPATCH = { name: 'workflow_dispatch', payload: {} };

describe('a prompt', () => {
  it('becomes a pull request, with a summary of how it went', async () => {
    const { repository, step } = await place();
    const ended = await runStep(step(DISPATCH, { prompt: 'explain the flag' }));
    expect(ended).toMatchObject({ code: 0, outputs: { outcome: 'pull-request' } });
    expect(ended.summary).toContain('## 🚀 Pull request ready');
    expect(ended.summary).toContain('> explain the flag');
    expect(ended.summary).toContain(ended.outputs['pr-link']);
    expect(ended.summary).toMatch(/### What happened\n\n- \d+ s: active\n- \d+ s: completed/);
    expect(await repository.pulls()).toHaveLength(1);
  });

  it('that is run again finds its job', async () => {
    const { repository, step } = await place();
    const inputs = { prompt: 'explain the flag' };
    const first = await runStep(step(DISPATCH, inputs, { runId: 5 }));
    const again = await runStep(step(DISPATCH, inputs, { runId: 5, attempt: 2 }));
    expect(again.outputs).toEqual(first.outputs);
    expect(await repository.pulls()).toHaveLength(1);
  });

  it('reports to a thread, continues its job, and continues a job by its id', async () => {
    const { repository, step, said, say } = await place();
    const { number } = repository.openIssue({ by: 'zoe', title: 'A flag', body: 'Prints JSON.' });
    const on = { 'issue-number': String(number) };
    const first = await runStep(step(DISPATCH, { prompt: 'explain', ...on }));
    const id = first.outputs['job-id'] ?? '';
    expect(await repository.file(`docket/${id}`, 'docs/answer.md')).toContain('| Prints JSON.');
    const comment = await say(number, 'ann', '/docs make it shorter');
    const third = await runStep(step(DISPATCH, { prompt: 'longer', 'job-id': id }));
    expect([comment.outputs['job-id'], third.outputs['job-id']]).toEqual([id, id]);
    expect(said(number)).toHaveLength(2);
  });
});

describe('an empty prompt', () => {
  it('does nothing, and warns', async () => {
    const { repository, step } = await place();
    const ended = await runStep(step(DISPATCH, { prompt: ' \n' }));
    expect(ended).toMatchObject({ code: 0, outputs: { outcome: 'ignored' } });
    expect(ended.log).toMatch(/::warning::Nothing to do: .*`workflow_dispatch`.*`prompt` is empty/);
    expect(await repository.pulls()).toEqual([]);
  });
});

describe('a pull request', () => {
  it('is stacked on by a comment, and the agent sees its changes', async () => {
    const { repository, say } = await place();
    await repository.push({ by: 'ann', branch: 'json', files: { 'src/flags.ts': 'json: true\n' } });
    const { pull } = await repository.openPull({
      ...{ by: 'ann', title: 'Add a flag', head: 'json', base: 'main' },
    });
    const ended = await say(pull.number, 'ann', '/docs explain the flag');
    const made = (await repository.pulls()).find(({ number }) => number !== pull.number);
    expect(made?.pull.baseRef).toBe('json');
    const page = await repository.file(`docket/${ended.outputs['job-id']}`, 'docs/answer.md');
    expect(page).toContain('| added src/flags.ts +1 -0');
    expect(page).toContain('| +json: true');
  });

  it('of a fork is read and not branched from; a review of it is not heard', async () => {
    const { sandbox, repository, say, step } = await place();
    const fork = await sandbox.fork(repository, 'stranger');
    await fork.push({ by: 'stranger', branch: 'json', files: { 'src/flags.ts': 'json: true\n' } });
    const { pull } = await repository.openPull({
      ...{ by: 'stranger', title: 'Add a flag', head: 'stranger:json', base: 'main' },
    });
    const ended = await say(pull.number, 'ann', '/docs explain the flag');
    const made = (await repository.pulls()).find(({ number }) => number !== pull.number);
    expect(made?.pull.baseRef).toBe('main');
    const page = await repository.file(`docket/${ended.outputs['job-id']}`, 'docs/answer.md');
    expect(page).toContain('| +json: true');

    const { event } = repository.review(pull.number, { by: 'ann', body: '/docs explain the flag' });
    const review = await runStep(step(event));
    expect(review.outputs).toEqual({ outcome: 'ignored' });
    expect(review.log).toContain('in the conversation of the pull request instead');
  });

  it('is answered where the line was commented on', async () => {
    const { repository, step } = await place();
    await repository.push({
      by: 'ann',
      branch: 'json',
      files: { 'src/flags.ts': 'a\njson: true\n' },
    });
    const { pull } = await repository.openPull({
      ...{ by: 'ann', title: 'Add a flag', head: 'json', base: 'main' },
    });
    const { comment, event } = await repository.reviewComment(pull.number, {
      ...{ by: 'ann', body: '/docs explain this line', path: 'src/flags.ts', line: 2 },
    });
    const ended = await runStep(step(event));
    expect(ended.outputs.outcome).toBe('pull-request');
    const answers = repository.reviewComments(pull.number).filter(({ id }) => id !== comment.id);
    expect(answers).toEqual([
      expect.objectContaining({ inReplyTo: comment.id, body: expect.stringContaining('Done:') }),
    ]);
    const page = await repository.file(`docket/${ended.outputs['job-id']}`, 'docs/answer.md');
    expect(page).toContain('line 2:\n| src/flags.ts');
  });

  it('is answered in the conversation when a review asks', async () => {
    const { repository, step, said } = await place();
    await repository.push({ by: 'ann', branch: 'json', files: { 'src/flags.ts': 'json: true\n' } });
    const { pull } = await repository.openPull({
      ...{ by: 'ann', title: 'Add a flag', head: 'json', base: 'main' },
    });
    const { event } = repository.review(pull.number, { by: 'bob', body: '/docs explain the flag' });
    const ended = await runStep(step(event));
    const rerun = await runStep(step(event, {}, { attempt: 2 }));
    expect(ended.outputs.outcome).toBe('pull-request');
    expect(rerun.outputs).toEqual(ended.outputs);
    expect(said(pull.number)).toEqual([expect.stringContaining('Done:')]);
  });

  it('of a job that is merged archives the job, also when only a sweep notices', async () => {
    const { repository, step, say } = await place();
    const { number } = repository.openIssue({ by: 'zoe', title: 'A flag' });
    const first = await say(number, 'ann', '/docs explain the flag');
    const second = await say(number, 'ann', '/docs new explain more');
    const [one, two] = [first, second].map((ended) =>
      Number(ended.outputs['pr-link']?.split('/').at(-1)),
    );
    const merged = await repository.merge(one ?? 0, { by: 'bob' });
    const archived = await runStep(step(merged));
    expect(archived.outputs).toMatchObject({
      outcome: 'archived',
      'job-id': first.outputs['job-id'],
    });
    await repository.close(two ?? 0, 'bob');
    const swept = await runStep(step({ name: 'schedule', payload: {} }, { mode: 'sweep' }));
    expect(swept.code).toBe(0);
    expect(swept.log).toContain('archived 1 job with a closed pull request');
  });
});

describe('a dry run', () => {
  it('shows what would be done and changes nothing', async () => {
    const { sandbox, repository, say, said } = await place();
    const { number } = repository.openIssue({ by: 'zoe', title: 'A flag', body: 'Prints JSON.' });
    const ended = await say(number, 'ann', '/docs explain the flag', { 'dry-run': 'true' });
    expect(ended).toMatchObject({ code: 0, outputs: { outcome: 'dry-run' }, reactions: [] });
    expect(ended.log).toContain('A new job would be created.');
    expect(ended.log).toContain('| Prints JSON.');
    expect(said(number)).toEqual([]);
    const changes = sandbox.requests.filter(
      ({ method, area }) => method !== 'GET' && area === 'rest',
    );
    expect(changes).toEqual([]);
    expect(await repository.pulls()).toEqual([]);
  });
});

describe('the configuration', () => {
  it('that is wrong stops everything with its lines', async () => {
    const { repository, step } = await place();
    const files = { '.github/docket.yml': 'jobs:\n  keep: 3\ncolour: red\n' };
    await repository.push({ by: 'ann', branch: 'main', files });
    const ended = await runStep(step(DISPATCH, { prompt: 'explain' }));
    expect(ended.code).toBe(1);
    expect(ended.log).toMatch(/::error::.*Line 2: `keep`.*Line 3: `colour`/);
  });
});
