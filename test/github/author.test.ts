import { describe, expect, it } from 'vitest';
import { commitAuthor } from '../../src/github/publisher.ts';
import { githubOf } from '../support/github.ts';
import { checkedLocalGithub, handbook } from '../support/local-github.ts';

const serverUrl = 'https://github.com';

async function start() {
  const sandbox = await checkedLocalGithub();
  await handbook(sandbox);
  return sandbox;
}

describe('the author of commits', () => {
  it('is the bot of a workflow token, at the address by which GitHub knows it', async () => {
    const { github } = githubOf(await start(), { serverUrl });
    expect(await commitAuthor(github)).toEqual({
      name: 'github-actions[bot]',
      email: '41898282+github-actions[bot]@users.noreply.github.com',
    });
  });

  it('is the person whose token it is', async () => {
    const sandbox = await start();
    const token = sandbox.issueToken({ login: 'octo', app: false });
    const author = await commitAuthor(githubOf(sandbox, { serverUrl, token }).github);
    expect(author?.email).toMatch(/^\d+\+octo@users\.noreply\.github\.com$/);
  });

  it.each([
    ['is not known', { kind: 'status', status: 404 }],
    ['is another', { kind: 'status', status: 200, body: { login: 'eve', id: 1 } }],
    ['has no number', { kind: 'status', status: 200, body: { login: 'github-actions[bot]' } }],
  ] as const)('is nobody when the account %s', async (_, fault) => {
    const sandbox = await start();
    sandbox.faults.add({ on: 'GET /users/*', fault, times: 9 });
    expect(await commitAuthor(githubOf(sandbox).github)).toBeUndefined();
  });
});
