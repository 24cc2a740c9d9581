// Whatever is wrong with the setup, a permitted command gets an answer on its thread.
import { describe, expect, it } from 'vitest';
import { ForeignService } from '../../support/foreign-service.ts';
import { type Inputs, place } from '../../support/place.ts';
import { runStep } from '../../support/runner.ts';

const NOWHERE = { 'base-url': 'http://127.0.0.1:9/api', 'api-key': 'k', 'project-id': 'p1' };

const SETUPS: [what: string, command: string, inputs: Inputs, says: string][] = [
  [
    'no model',
    '/docs explain the flag',
    { 'agent-command': '', 'model-url': 'http://m/v1' },
    'requires `model`',
  ],
  ['no agent', '/docs explain the flag', { 'agent-command': '' }, 'No agent is set up'],
  [
    'two agents',
    '/docs explain the flag',
    { 'model-url': 'http://m/v1', model: 'm' },
    'cannot be used together',
  ],
  ['wait: false', '/docs explain the flag', { wait: 'false' }, '`wait: false` requires `base-url`'],
  ['a misspelled mode', '/docs help', { mode: 'comand' }, '`mode` must be one of'],
  ['a word without its slash', '/docs help', { command: 'docs' }, '`command` must be a slash'],
  ['a service that is not there', '/docs explain the flag', NOWHERE, 'cannot be reached'],
];

describe('a permitted command in a workflow with', () => {
  it.each(SETUPS)('%s is answered, and not twice by a re-run', async (_, command, inputs, says) => {
    const { repository, step, say, said } = await place();
    const { number } = repository.openIssue({ by: 'zoe', title: 'A flag' });
    const ended = await say(number, 'ann', command, inputs);
    expect(ended).toMatchObject({ code: 1, outputs: { outcome: 'failed' } });
    expect(ended.reactions).toEqual(['eyes', 'confused']);
    expect(said(number)).toEqual([expect.stringContaining('This did not work.')]);
    expect(said(number)[0]).toContain(says);
    expect(said(number)[0]).toContain('/actions/runs/');

    await runStep(step(ended.event, inputs, { attempt: 2 }));
    expect(said(number)).toHaveLength(1);
  });

  it('settings that are not valid is answered, whatever it asks for', async () => {
    const { repository, say, said } = await place();
    await repository.push({ by: 'ann', branch: 'main', files: { '.github/docket.yml': 'a: 1\n' } });
    const { number } = repository.openIssue({ by: 'zoe', title: 'A flag' });
    for (const [index, asked] of ['status', 'retry', 'explain the flag'].entries()) {
      const ended = await say(number, 'ann', `/docs ${asked}`);
      expect(ended).toMatchObject({ code: 1, reactions: ['eyes', 'confused'] });
      expect(said(number)).toHaveLength(index + 1);
      expect(said(number).at(-1)).toContain('> - Line 1: `a` is not a setting');
    }
  });

  it('a key that the service rejects is answered', async () => {
    const { repository, say, said } = await place({});
    const { inputs } = await ForeignService.start(repository);
    const { number } = repository.openIssue({ by: 'zoe', title: 'A flag' });
    const ended = await say(number, 'ann', '/docs explain the flag', {
      ...{ ...inputs, 'api-key': 'svc_another' },
    });
    expect(ended).toMatchObject({ code: 1, reactions: ['eyes', 'confused'] });
    expect(said(number)).toEqual([expect.stringMatching(/did not work.*\n\n> .*key/)]);
  });

  it('a token that cannot write the job records is answered', async () => {
    const { sandbox, repository, say, said } = await place();
    const { number } = repository.openIssue({ by: 'zoe', title: 'A flag' });
    const token = sandbox.issueToken({ access: { contents: 'read' } });
    const ended = await say(number, 'ann', '/docs explain the flag', { 'github-token': token });
    expect(ended).toMatchObject({ code: 1, reactions: ['eyes', 'confused'] });
    expect(said(number)).toEqual([expect.stringContaining('state could not be written')]);
  });

  it('a token that cannot write comments is reported in the log', async () => {
    const { sandbox, repository, say, said } = await place();
    const { number } = repository.openIssue({ by: 'zoe', title: 'A flag' });
    const token = sandbox.issueToken({ access: { issues: 'read', pull_requests: 'read' } });
    const inputs = { 'github-token': token, wait: 'false' };
    const ended = await say(number, 'ann', '/docs explain the flag', inputs);
    expect(ended.code).toBe(1);
    expect(said(number)).toEqual([]);
    expect(ended.log).toMatch(
      /::warning::The answer on the thread could not be written: .*issues: write/,
    );
    expect(ended.log).toMatch(/::error::.*wait: false/);
  });

  it('a problem that is fixed continues in the same answer when it is run again', async () => {
    const { repository, step, say, said } = await place();
    const { number } = repository.openIssue({ by: 'zoe', title: 'A flag' });
    const ended = await say(number, 'ann', '/docs explain the flag', { wait: 'false' });
    const again = await runStep(step(ended.event, {}, { attempt: 2 }));
    expect(again.outputs.outcome).toBe('pull-request');
    expect(said(number)).toEqual([expect.stringContaining('Done: http')]);
    const reactions = repository.reactions('comment', ended.commentId);
    expect(reactions.map(({ content }) => content)).toEqual(['eyes', 'rocket']);
  });

  it('a service that is gone keeps the answer of a run that was finished before', async () => {
    const { repository, step, say, said } = await place({});
    const { inputs } = await ForeignService.start(repository);
    const { number } = repository.openIssue({ by: 'zoe', title: 'A flag' });
    const ended = await say(number, 'ann', '/docs explain the flag', inputs);
    expect(ended.outputs.outcome).toBe('pull-request');
    const away = { ...inputs, 'base-url': 'http://127.0.0.1:9/api' };
    const again = await runStep(step(ended.event, away, { attempt: 2 }));
    expect(again.code).toBe(1);
    expect(said(number)).toEqual([expect.stringContaining('Done: http')]);
  });
});
