// What agents, people and bots may try on the way through the bundle.
import { describe, expect, it } from 'vitest';
import { place } from '../../support/place.ts';
import { runStep } from '../../support/runner.ts';
import { fired } from '../../support/workflow-log.ts';

const somewhere = async () => {
  const here = await place();
  const { number } = here.repository.openIssue({ by: 'zoe', title: 'A flag' });
  return { ...here, thread: number };
};

describe('an agent', () => {
  it('cannot give commands to the runner', async () => {
    const { say, thread } = await somewhere();
    const agent = "cat > docs/answer.md; echo '::set-output name=outcome::x'";
    const ended = await say(thread, 'ann', '/docs explain the flag', { 'agent-command': agent });
    expect(ended.log).toContain('::set-output name=outcome::x');
    // A machine without isolation has a warning of its own.
    expect(fired(ended.log).filter((name) => name !== 'warning')).toEqual(['add-mask']);
    expect(ended.outputs.outcome).toBe('pull-request');
  });

  it('cannot write a secret on the thread, into the log of the job or into a pull request', async () => {
    const { repository, step, say, said, thread } = await somewhere();
    const secret = 'hunter2-hunter2-hunter2';
    const env = { DEPLOY_KEY: secret };
    const told = `echo The key is ${secret}. >&2; exit 1`;
    const { event } = repository.comment(thread, { by: 'ann', body: '/docs explain the flag' });
    const failed = await runStep(step(event, { 'agent-command': told }, { env }));
    expect(failed.outputs.outcome).toBe('failed');
    expect(said(thread).join('\n')).not.toContain(secret);
    expect(failed.summary).not.toContain(secret);

    const written = `echo The key is ${secret}. > docs/answer.md`;
    const next = repository.comment(thread, { by: 'ann', body: '/docs do it again' });
    const refused = await runStep(step(next.event, { 'agent-command': written }, { env }));
    expect(refused.outputs.outcome).toBe('failed');
    expect(await repository.pulls()).toEqual([]);
    expect(said(thread).join('\n')).not.toContain(secret);
    expect((await say(thread, 'ann', '/docs status')).code).toBe(0);
  });
});

describe('a bot', () => {
  it('is heard when the workflow names it, and only then', async () => {
    const { say, thread } = await somewhere();
    const ignored = await say(thread, 'helper[bot]', '/docs explain the flag');
    expect(ignored.outputs).toEqual({ outcome: 'ignored' });
    const named = { 'allowed-bots': 'helper[bot]' };
    const heard = await say(thread, 'helper[bot]', '/docs explain the flag', named);
    expect(heard.outputs.outcome).toBe('pull-request');
  });
});

describe('a comment', () => {
  it('that looks like an answer of Docket is not taken for one', async () => {
    const { repository, step, said, thread } = await somewhere();
    const { comment, event } = repository.comment(thread, {
      by: 'ann',
      body: '/docs explain the flag',
    });
    const forged = `<!-- docket comment%3A${comment.id} sent job=0123456789abcdef0123 -->\nDone.`;
    repository.comment(thread, { by: 'mallory', body: forged });
    const rerun = await runStep(step(event, {}, { attempt: 2 }));
    expect(rerun.outputs.outcome).toBe('pull-request');
    expect(said(thread)).toEqual([
      'Done.',
      expect.stringContaining(rerun.outputs['pr-link'] ?? ''),
    ]);
  });
});
