// Runs that are stopped, by real signals, and what comes after them.
import { describe, expect, it } from 'vitest';
import { place } from '../../support/place.ts';
import { runStep, startStep } from '../../support/runner.ts';

/** Starts a command whose agent never ends, and waits until the agent runs. */
async function atWork() {
  const here = await place();
  const { number } = here.repository.openIssue({ by: 'zoe', title: 'A flag' });
  const { event, comment } = here.repository.comment(number, {
    by: 'ann',
    body: '/docs explain the flag',
  });
  const running = startStep(here.step(event, { 'agent-command': 'echo At work.; sleep 600' }));
  await running.printed('At work.');
  const reactions = () =>
    here.repository.reactions('comment', comment.id).map((one) => one.content);
  return { ...here, event, running, reactions, thread: number };
}

describe('a run that is cancelled', () => {
  it('finishes its answer and lets go of the job, which a re-run takes up', async () => {
    const { repository, step, event, running, reactions, said, thread } = await atWork();
    running.child.kill('SIGINT');
    const stopped = await running.ended;
    expect(stopped).toMatchObject({ code: 1, outputs: { outcome: 'failed' } });
    expect(said(thread)).toEqual([expect.stringContaining('was stopped before the job finished')]);
    expect(reactions()).toEqual(['eyes', 'confused']);
    const before = said(thread);
    await running.post();
    expect(said(thread)).toEqual(before);

    const rerun = await runStep(step(event, {}, { attempt: 2 }));
    expect(rerun.outputs.outcome).toBe('pull-request');
    expect(said(thread)).toEqual([expect.stringContaining('Done:')]);
    expect(reactions()).toEqual(['eyes', 'rocket']);
    expect(await repository.pulls()).toHaveLength(1);
  });
});

describe('a retry of what was interrupted', () => {
  it('takes the request up instead of adding it once more', async () => {
    const { repository, running, say, said, thread } = await atWork();
    running.child.kill('SIGINT');
    await running.ended;
    const retried = await say(thread, 'ann', '/docs retry');
    expect(retried).toMatchObject({ code: 0, outputs: { outcome: 'pull-request' } });
    expect(retried.reactions).toEqual(['eyes', 'rocket']);
    expect(said(thread).at(-1)).toContain('Done:');
    const branch = `docket/${retried.outputs['job-id']}`;
    const asked = await repository.file(branch, 'docs/answer.md');
    expect(asked?.split('explain the flag')).toHaveLength(2);
  });
});

describe('a run that is killed', () => {
  it('gets its last words from the post step', async () => {
    const { running, reactions, said, thread } = await atWork();
    running.child.kill('SIGKILL');
    await running.ended;
    expect(said(thread)).toEqual([expect.stringContaining('On it.')]);
    const after = await running.post();
    expect(after.code).toBe(0);
    expect(said(thread)).toEqual([expect.stringContaining('was stopped before the job finished')]);
    expect(reactions()).toEqual(['eyes', 'confused']);
  });
});

describe('a sweep', () => {
  it('finishes what a stopped run has left, its answer included', async () => {
    const { repository, step, running, reactions, said, thread } = await atWork();
    running.child.kill('SIGTERM');
    await running.ended;
    const swept = await runStep(step({ name: 'schedule', payload: {} }, { mode: 'sweep' }));
    expect(swept.code).toBe(0);
    expect(swept.log).toContain('Resumed 1 job; finished 1 reply;');
    expect(said(thread)).toEqual([expect.stringContaining('Done:')]);
    expect(reactions()).toEqual(['eyes', 'rocket']);
    expect(await repository.pulls()).toHaveLength(1);
  });

  it('marks only the request that it finished', async () => {
    const { repository, step, running, reactions, said, thread } = await atWork();
    running.child.kill('SIGTERM');
    await running.ended;
    await runStep(step({ name: 'schedule', payload: {} }, { mode: 'sweep' }));
    expect(reactions()).toEqual(['eyes', 'rocket']);
    const { event } = repository.comment(thread, { by: 'ann', body: '/docs explain it again' });
    const stopped = startStep(step(event, { 'agent-command': 'echo At work.; sleep 600' }));
    await stopped.printed('At work.');
    stopped.child.kill('SIGTERM');
    await stopped.ended;
    const failing = { mode: 'sweep', 'agent-command': 'exit 3' };
    await runStep(step({ name: 'schedule', payload: {} }, failing));
    const [reply, notice] = said(thread).slice(-2);
    expect(reply).toContain('The job failed.');
    expect(notice).toContain('@ann, your request was not completed.');
    expect(reactions()).toEqual(['eyes', 'rocket']);
  });
});
