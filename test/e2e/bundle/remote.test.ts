// The same face on somebody else's service, with a token that may not write contents.
import { describe, expect, it } from 'vitest';
import { ForeignService } from '../../support/foreign-service.ts';
import { place } from '../../support/place.ts';
import { runStep } from '../../support/runner.ts';

async function remotely() {
  const here = await place({});
  const service = await ForeignService.start(here.repository);
  const token = here.sandbox.issueToken({ access: { contents: 'read', issues: 'write' } });
  const inputs = { ...service.inputs, 'github-token': token };
  const { number } = here.repository.openIssue({
    by: 'zoe',
    title: 'A flag',
    body: 'Prints JSON.',
  });
  return {
    ...here,
    service,
    inputs,
    thread: number,
    ask: (by: string, body: string, thread = number) => here.say(thread, by, body, inputs),
  };
}

describe('a command', () => {
  it('becomes their job, its link comes back, and both threads know it', async () => {
    const { service, sandbox, ask, said, thread } = await remotely();
    const first = await ask('ann', '/docs explain the flag');
    expect(first).toMatchObject({ code: 0, reactions: ['eyes', 'rocket'] });
    expect(first.outputs).toMatchObject({ outcome: 'pull-request', 'job-id': 'J--1' });
    expect(said(thread)).toEqual([expect.stringContaining(`Done: ${first.outputs['pr-link']}`)]);
    expect(service.jobs[0]?.prompts[0]).toContain('explain the flag');
    expect(service.jobs[0]?.prompts[0]).toContain('| Prints JSON.');

    const pull = Number(first.outputs['pr-link']?.split('/').at(-1));
    expect(said(pull)).toEqual([expect.stringContaining(`requested in #${thread}`)]);
    await ask('ann', '/docs make it shorter', pull);
    await ask('ann', '/docs with an example');
    expect(service.jobs.map(({ prompts }) => prompts.length)).toEqual([3]);
    expect(said(pull)).toHaveLength(2);
    expect(sandbox.requests.filter(({ area }) => area === 'git')).toEqual([]);
  });

  it('that is delivered twice or run again is sent once', async () => {
    const { service, repository, step, inputs, said, thread } = await remotely();
    const { event } = repository.comment(thread, { by: 'ann', body: '/docs explain the flag' });
    const [one, two] = await Promise.all([
      runStep(step(event, inputs)),
      runStep(step(event, inputs)),
    ]);
    const rerun = await runStep(step(event, inputs, { attempt: 2 }));
    expect([one.outputs.outcome, two.outputs, rerun.outputs]).toEqual([
      'pull-request',
      one.outputs,
      one.outputs,
    ]);
    expect(service.jobs).toHaveLength(1);
    expect(said(thread)).toHaveLength(1);
  });

  it('whose answer was lost is unknown, says so, and is never repeated by itself', async () => {
    const { service, repository, step, inputs, said, thread, ask } = await remotely();
    service.loseAnswer = true;
    const { event } = repository.comment(thread, { by: 'ann', body: '/docs explain the flag' });
    const lost = await runStep(step(event, inputs));
    expect(lost).toMatchObject({ code: 1, outputs: { outcome: 'unknown' } });
    const rerun = await runStep(step(event, inputs, { attempt: 2 }));
    expect(rerun.outputs.outcome).toBe('unknown');
    expect(service.jobs).toHaveLength(1);
    expect(said(thread)).toEqual([expect.stringContaining('`/docs new …`')]);

    expect((await ask('ann', '/docs new explain')).outputs.outcome).toBe('pull-request');
    expect(service.jobs).toHaveLength(2);
  });

  it('for an archived job starts a new one', async () => {
    const { service, ask } = await remotely();
    await ask('ann', '/docs explain the flag');
    for (const job of service.jobs) job.archived = true;
    const next = await ask('ann', '/docs do it once more');
    expect(next.outputs).toMatchObject({ outcome: 'pull-request', 'job-id': 'J--2' });
  });

  it('is not led astray by a marker that somebody wrote', async () => {
    const { service, repository, ask, thread } = await remotely();
    await ask('ann', '/docs explain the flag');
    const [own] = repository.comments(thread).filter(({ body }) => body.startsWith('<!--'));
    const forged = own?.body.replace('J%2D%2D1', 'J%2D%2D9') ?? '';
    repository.comment(thread, { by: 'stranger', body: forged });
    const again = await ask('ann', '/docs make it shorter');
    expect(again.outputs['job-id']).toBe('J--1');
    expect(service.jobs).toHaveLength(1);
  });
});

describe('what the service cannot do', () => {
  it('is said plainly, and what it can do works', async () => {
    const { ask, said, thread } = await remotely();
    await ask('ann', '/docs explain the flag');
    for (const what of ['cancel', 'archive']) {
      expect((await ask('ann', `/docs ${what}`)).code).toBe(0);
      expect(said(thread).at(-1)).toContain(`cannot ${what} it`);
    }
    const status = await ask('ann', '/docs status');
    expect(status.outputs).toMatchObject({ outcome: 'ignored', status: 'completed' });
    const retry = await ask('ann', '/docs retry');
    expect(retry.outputs).toMatchObject({ outcome: 'ignored' });
    expect(said(thread).at(-1)).toContain('Nothing failed on this thread.');
  });
});

describe('a prompt', () => {
  it('need not be waited for', async () => {
    const { service, step, inputs } = await remotely();
    service.patient = true;
    const event = { name: 'workflow_dispatch', payload: {} };
    const ended = await runStep(step(event, { ...inputs, prompt: 'explain', wait: 'false' }));
    expect(ended).toMatchObject({ code: 0, outputs: { outcome: 'started', status: 'active' } });
  });

  it('with a wrong key fails with what to do, and the key is in no line of the log', async () => {
    const { step, inputs } = await remotely();
    const event = { name: 'workflow_dispatch', payload: {} };
    const wrong = { ...inputs, prompt: 'explain', 'api-key': 'svc_wrong_key_value' };
    const ended = await runStep(step(event, wrong));
    expect(ended.code).toBe(1);
    const lines = ended.log.split('\n').filter((line) => !line.startsWith('::add-mask::'));
    expect(lines.join('\n')).toMatch(/^::error::.*key/m);
    expect(lines.join('\n')).not.toContain('svc_wrong_key_value');
  });
});
