// What can be asked of a job, through the committed bundle.
import { describe, expect, it } from 'vitest';
import { AGENT, place } from '../../support/place.ts';
import { runStep, startStep } from '../../support/runner.ts';

describe('a thread with a finished job', () => {
  it('answers to status, archive and help, and then starts anew', async () => {
    const { repository, say, said } = await place();
    const { number } = repository.openIssue({ by: 'zoe', title: 'A flag' });
    const first = await say(number, 'ann', '/docs explain the flag');

    const status = await say(number, 'ann', '/docs status', { 'agent-command': '' });
    expect(status).toMatchObject({ code: 0, outputs: { outcome: 'ignored', status: 'completed' } });
    expect(said(number).at(-1)).toContain(`waiting for review: ${first.outputs['pr-link']}`);

    await say(number, 'ann', '/docs help');
    expect(said(number).at(-1)).toContain('`/docs cancel`');

    const cancel = await say(number, 'ann', '/docs cancel');
    expect(cancel.code).toBe(0);
    expect(said(number).at(-1)).toContain('nothing to cancel');

    const archive = await say(number, 'ann', '/docs archive', { 'agent-command': '' });
    expect(archive.outputs).toMatchObject({ outcome: 'archived', status: 'archived' });

    const next = await say(number, 'ann', '/docs write it down');
    expect(next.outputs['job-id']).not.toBe(first.outputs['job-id']);
    expect(next.outputs.outcome).toBe('pull-request');
  });
});

describe('a thread without a job', () => {
  it.each(['status', 'retry', 'cancel', 'archive'])('says so to %s', async (what) => {
    const { repository, say, said } = await place();
    const { number } = repository.openIssue({ by: 'zoe', title: 'A flag' });
    const ended = await say(number, 'ann', `/docs ${what}`);
    expect(ended).toMatchObject({ code: 0, outputs: { outcome: 'ignored' } });
    expect(said(number)).toEqual([expect.stringContaining('has no job yet')]);
  });
});

describe('a comment that gives no clear instruction', () => {
  it('is asked about and starts nothing', async () => {
    const { sandbox, repository, say, said } = await place();
    const { number } = repository.openIssue({ by: 'zoe', title: 'A flag' });
    const ended = await say(number, 'ann', '/docs staus');
    expect(ended).toMatchObject({ code: 0, outputs: { outcome: 'ignored' } });
    expect(sandbox.requests.filter(({ area }) => area === 'git')).toEqual([]);
    await say(number, 'ann', '/docs shorter');
    expect(said(number)).toEqual([
      expect.stringContaining('Did you mean `/docs status`?'),
      expect.stringContaining('**What should change?**'),
    ]);
    await say(number, 'ann', '/docs merge');
    expect(said(number).at(-1)).toContain('Docket never merges');
    expect(await repository.pulls()).toEqual([]);
  });

  it('continues the thread’s job with one word, unless that resembles a command', async () => {
    const { repository, say, said } = await place();
    const { number } = repository.openIssue({ by: 'zoe', title: 'A flag' });
    const first = await say(number, 'ann', '/docs fix typos');
    expect(first.outputs.outcome).toBe('pull-request');
    const next = await say(number, 'ann', '/docs shorter');
    expect(next.outputs).toMatchObject({
      outcome: 'pull-request',
      'job-id': first.outputs['job-id'],
    });
    await say(number, 'ann', '/docs cancel the last part');
    // Stopping is always safe.
    expect(said(number).at(-1)).toMatch(/There is nothing to cancel[\s\S]*write `\/docs new …`/);
  });
});

describe('a line that starts with the word', () => {
  it.each(['/docs are outdated', '/Docs: explain --json', '/docs, have another look at the intro'])(
    'is carried out: %s',
    async (body) => {
      const { repository, say } = await place();
      const { number } = repository.openIssue({ by: 'zoe', title: 'A flag' });
      const ended = await say(number, 'ann', body);
      expect(ended).toMatchObject({ code: 0, outputs: { outcome: 'pull-request' } });
      expect(ended.reactions).toEqual(['eyes', 'rocket']);
    },
  );

  it.each(['See /docs/cli.md', 'Hi, /docs is outdated', 'https://example.com/docs explain'])(
    'is not found in conversation: %s',
    async (body) => {
      const { repository, say, said } = await place();
      const { number } = repository.openIssue({ by: 'zoe', title: 'A flag' });
      const ended = await say(number, 'ann', body);
      expect(ended).toMatchObject({ code: 0, outputs: { outcome: 'ignored' }, reactions: [] });
      expect(said(number)).toEqual([]);
    },
  );
});

describe('two commands in one comment', () => {
  it('are both carried out, in order, and once', async () => {
    const { repository, step, say, said } = await place();
    const { number } = repository.openIssue({ by: 'zoe', title: 'A flag' });
    const body = '/docs help\n/docs explain the flag\n\nThanks!\n/docs make it shorter';
    const ended = await say(number, 'ann', body);
    expect(ended).toMatchObject({ code: 0, outputs: { outcome: 'pull-request' } });
    expect(ended.reactions).toEqual(['eyes', 'rocket']);
    expect(said(number)).toEqual([
      expect.stringContaining('| `/docs help` |'),
      expect.stringContaining('**Done: '),
      expect.stringContaining('**Done: '),
    ]);
    const branch = `docket/${ended.outputs['job-id']}`;
    const asked = await repository.file(branch, 'docs/answer.md');
    expect(asked?.split('## What to do now').at(-1)?.trim()).toBe('make it shorter');
    expect(asked).toContain('explain the flag\n\nThanks!');
    const again = await runStep(step(ended.event, {}, { attempt: 2 }));
    expect(again.code).toBe(0);
    expect(said(number)).toHaveLength(3);
    expect(await repository.file(branch, 'docs/answer.md')).toBe(asked);
  });
});

describe('an agent that has a question', () => {
  it('asks the person on the thread, and the next comment is the answer', async () => {
    const { repository, say, said } = await place();
    const { number } = repository.openIssue({ by: 'zoe', title: 'A flag' });
    const question = 'Which flag do you mean?';
    const says = `${question} The list has --near and --json.`;
    const asks = { 'agent-command': `echo 'Two flags match.'; echo; echo '${says}'` };
    const first = await say(number, 'ann', '/docs explain the flag', asks);
    expect(first).toMatchObject({ code: 0, reactions: ['eyes', 'confused'] });
    expect(first.outputs).toMatchObject({ outcome: 'no-changes', status: 'completed' });
    expect(first.summary).toContain('## ❓ The agent asks');
    expect(said(number)).toEqual([
      expect.stringMatching(
        /^❓ \*\*The agent asks:\*\*\n\n> Two flags match\.\n> \n> Which flag .*\n\nTo answer, comment `\/docs …`\./,
      ),
      expect.stringMatching(/^@ann, the agent needs your answer: /),
    ]);
    await say(number, 'ann', '/docs status');
    expect(said(number).at(-1)).toMatch(/^❓ \*\*The agent asks:\*\*/);
    await say(number, 'ann', '/docs retry');
    expect(said(number).at(-1)).toMatch(/^❓ \*\*The agent asks:\*\*/);
    const next = await say(number, 'ann', '/docs json');
    const job = first.outputs['job-id'];
    expect(next.outputs).toMatchObject({ outcome: 'pull-request', 'job-id': job });
    const told = await repository.file(`docket/${job}`, 'docs/answer.md');
    expect(told).toContain(question);
    expect(told?.split('## What to do now').at(-1)?.trim()).toBe('json');
  });
});

describe('a job that failed', () => {
  it('says why, fails the step, and is repeated by retry', async () => {
    const { repository, say, said } = await place();
    const { number } = repository.openIssue({ by: 'zoe', title: 'A flag' });
    const broken = 'echo The tokens are used up. >&2; exit 3';
    const failed = await say(number, 'ann', '/docs explain the flag', { 'agent-command': broken });
    expect(failed).toMatchObject({ code: 1, reactions: ['eyes', 'confused'] });
    expect(failed.outputs).toMatchObject({ outcome: 'failed', status: 'failed', 'pr-link': '' });
    expect(failed.log).toContain('The tokens are used up.');
    expect(said(number)[0]).toContain('The tokens are used up.');

    const retried = await say(number, 'ann', '/docs retry', { 'agent-command': AGENT });
    expect(retried.outputs).toMatchObject({
      outcome: 'pull-request',
      'job-id': failed.outputs['job-id'],
    });
    const branch = `docket/${failed.outputs['job-id']}`;
    expect(await repository.file(branch, 'docs/answer.md')).toContain('explain the flag');
  });

  it('is not repeated twice when the run of the retry is run again later', async () => {
    const { repository, step, say, said } = await place();
    const { number } = repository.openIssue({ by: 'zoe', title: 'A flag' });
    await say(number, 'ann', '/docs explain the flag', { 'agent-command': 'exit 3' });
    const retried = await say(number, 'ann', '/docs retry');
    await say(number, 'ann', '/docs make it shorter');
    await say(number, 'ann', '/docs new another thing');
    const before = said(number).length;
    const again = await runStep(step(retried.event, {}, { attempt: 2 }));
    expect(again).toMatchObject({ code: 0, outputs: { outcome: 'pull-request' } });
    expect(again.outputs['job-id']).toBe(retried.outputs['job-id']);
    expect(said(number)).toHaveLength(before);
    expect(await repository.pulls()).toHaveLength(2);
  });

  it('is repeated only then: after success, retry changes nothing', async () => {
    const { repository, say, said } = await place();
    const { number } = repository.openIssue({ by: 'zoe', title: 'A flag' });
    const first = await say(number, 'ann', '/docs explain the flag');
    const branch = `docket/${first.outputs['job-id']}`;
    const tip = await repository.branch(branch);
    const retried = await say(number, 'ann', '/docs again');
    expect(retried).toMatchObject({ code: 0, outputs: { outcome: 'ignored' } });
    expect(said(number).at(-1)).toBe(
      'Nothing failed on this thread. To change something, comment `/docs …`.',
    );
    expect(await repository.branch(branch)).toBe(tip);
  });

  it('is not called done when the next request changed nothing', async () => {
    const { repository, say, said } = await place();
    const { number } = repository.openIssue({ by: 'zoe', title: 'A flag' });
    const first = await say(number, 'ann', '/docs explain the flag');
    const link = first.outputs['pr-link'];
    const idle = { 'agent-command': 'echo It is all there.' };
    const retried = await say(number, 'ann', '/docs check it again', idle);
    expect(retried).toMatchObject({ code: 0, outputs: { outcome: 'no-changes', 'pr-link': link } });
    expect(retried.log).toContain(`No files changed. The pull request is unchanged: ${link}`);
    const text = said(number).at(-2) ?? '';
    expect(text).toContain(`**Nothing changed.** The agent changed no files this time`);
    expect(text).toContain(link);
    expect(text).toContain('> It is all there.');
    expect(text).not.toContain('Done');
    const status = await say(number, 'ann', '/docs status');
    expect(status.outputs.status).toBe('completed');
    expect(said(number).at(-1)).toContain('**Nothing changed.**');
  });

  it('that changed nothing is no failure', async () => {
    const { repository, say, said } = await place();
    const { number } = repository.openIssue({ by: 'zoe', title: 'A flag' });
    const ended = await say(number, 'ann', '/docs explain the flag', {
      'agent-command': 'echo It is all there.',
    });
    expect(ended).toMatchObject({ code: 0, outputs: { outcome: 'no-changes', 'pr-link': '' } });
    const [reply = '', mention = '', ...more] = said(number);
    expect(reply).toContain('No files changed');
    expect(mention).not.toContain('No files changed');
    expect(more).toEqual([]);
  });
});

describe('a job at work', () => {
  it('is cancelled from another run', async () => {
    const { repository, step, say, said } = await place();
    const { number } = repository.openIssue({ by: 'zoe', title: 'A flag' });
    const { event } = repository.comment(number, { by: 'ann', body: '/docs explain the flag' });
    const running = startStep(step(event, { 'agent-command': 'echo At work.; sleep 600' }));
    await running.printed('At work.');
    const cancel = await say(number, 'bob', '/docs stop!');
    const ended = await running.ended;
    expect(cancel).toMatchObject({ code: 0, outputs: { status: 'failed' } });
    expect(cancel.reactions).toEqual(['eyes', 'rocket']);
    expect(ended).toMatchObject({ code: 0, outputs: { outcome: 'cancelled' } });
    expect(said(number)).toEqual([
      expect.stringMatching(/^🛑 \*\*Canceled by bob\.\*\* To resume, comment `\/docs retry`\./),
    ]);
  });
});

describe('a repository that lets workflows open no pull requests', () => {
  it('gets a branch and the link to open it', async () => {
    const { repository, say, said } = await place();
    repository.settings({ actionsMayOpenPulls: false });
    const { number } = repository.openIssue({ by: 'zoe', title: 'A flag' });
    const ended = await say(number, 'ann', '/docs explain the flag');
    expect(ended).toMatchObject({ code: 0, outputs: { outcome: 'branch', 'pr-link': '' } });
    expect(said(number)[0]).toContain('/compare/');
    expect(said(number)[1]).toMatch(/^@ann, your change is ready\. .*\/compare\//);
  });
});
