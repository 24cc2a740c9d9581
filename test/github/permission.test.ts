import { describe, expect, it } from 'vitest';
import { permits } from '../../src/bot/thread-host.ts';
import { permissionOf, readPermission } from '../../src/github/thread-host.ts';
import { Forbidden, WorkerFault } from '../../src/shared/errors.ts';
import { isAway, isNoAnswer } from '../../src/shared/waiting.ts';
import { githubOf } from '../support/github.ts';
import { checkedLocalGithub, handbook } from '../support/local-github.ts';

const flags = (...on: string[]) =>
  Object.fromEntries(
    ['admin', 'maintain', 'push', 'triage', 'pull'].map((name) => [name, on.includes(name)]),
  );

describe('who may trigger', () => {
  it.each(['none', 'read', 'triage', 'write', 'maintain', 'admin'] as const)(
    'tells %s apart from its neighbours, over the wire',
    async (level) => {
      const sandbox = await checkedLocalGithub();
      const repo = await handbook(sandbox);
      repo.collaborator('hubot', level);
      const { github } = githubOf(sandbox);
      expect(await permissionOf(github, 'hubot')).toEqual({ level });
    },
  );

  it.each([
    [
      'the booleans win over the role',
      { role_name: 'read', user: { login: 'mona', permissions: flags('push', 'pull') } },
      'write',
    ],
    ['a role without booleans', { role_name: 'maintain', user: { login: 'mona' } }, 'maintain'],
    [
      'a role of the organization, by its booleans',
      { role_name: 'docs-team', user: { login: 'mona', permissions: flags('triage', 'pull') } },
      'triage',
    ],
    [
      'no right at all',
      { role_name: 'none', user: { login: 'mona', permissions: flags() } },
      'none',
    ],
  ])('reads %s', (_what, data, level) => {
    expect(readPermission(data, 'Mona')).toEqual({ level });
  });

  it.each([
    ['nothing', undefined],
    ['only the old word', { permission: 'admin' }],
    ['a role it does not know', { role_name: 'docs-team', user: { login: 'mona' } }],
    [
      'booleans that are strings',
      { user: { login: 'mona', permissions: { ...flags(), admin: 'true' } } },
    ],
    ['booleans that are incomplete', { user: { login: 'mona', permissions: { admin: true } } }],
    ['an answer about someone else', { role_name: 'admin', user: { login: 'bob' } }],
    ['an answer about nobody', { role_name: 'admin', user: null }],
    ['a page instead of data', '<html>'],
  ])('takes %s as a no', (_what, data) => {
    const answer = readPermission(data, 'Mona');
    expect(answer).toEqual({ level: 'none', problem: expect.any(String) });
    expect(permits(answer, 'none')).toBe(false);
  });

  it('takes a refusal as a no, and says which', async () => {
    const sandbox = await checkedLocalGithub();
    await handbook(sandbox);
    const { github } = githubOf(sandbox);
    expect(await permissionOf(github, 'stranger')).toMatchObject({
      level: 'none',
      problem: expect.stringContaining('not a user'),
    });
  });

  it.each([401, 403])('says nothing about anyone when GitHub refuses us (%d)', async (status) => {
    const sandbox = await checkedLocalGithub();
    const repo = await handbook(sandbox);
    repo.collaborator('hubot', 'admin');
    const { github } = githubOf(sandbox);
    sandbox.faults.add({ on: '* /**', fault: { kind: 'status', status }, times: 10 });
    const error = await permissionOf(github, 'hubot').catch((reason) => reason);
    expect(error).toBeInstanceOf(status === 401 ? WorkerFault : Forbidden);
    expect(isNoAnswer(error)).toBe(status === 401);
  });

  it.each([
    { kind: 'status', status: 500 },
    { kind: 'status', status: 502 },
    { kind: 'drop', when: 'before' },
    { kind: 'secondary-limit', retryAfterSeconds: 3_600 },
  ] as const)('takes no answer for neither a yes nor a no: $kind $status', async (fault) => {
    const sandbox = await checkedLocalGithub();
    await handbook(sandbox);
    const { github } = githubOf(sandbox);
    sandbox.faults.add({ on: 'GET /repos/*/*/collaborators/**', fault, times: 9 });
    const error = await permissionOf(github, 'octo').catch((thrown) => thrown);
    expect(isAway(error)).toBe(true);
  });
});
