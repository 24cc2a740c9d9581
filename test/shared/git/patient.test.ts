import { describe, expect, it } from 'vitest';
import { createGit, patient } from '../../../src/shared/git/git.ts';
import { InstantClock } from '../../support/clock.ts';
import type { Fault } from '../../support/faults.ts';
import { checkedLocalGithub, handbook } from '../../support/local-github.ts';

async function start() {
  const sandbox = await checkedLocalGithub();
  const { cloneUrl, gitDir } = await handbook(sandbox);
  const { serverUrl: origin, token } = sandbox;
  const plain = createGit({ path: process.env.PATH ?? '', credentials: { origin, token } });
  const git = patient(plain, { clock: new InstantClock(), random: () => 1 });
  const push = ['--git-dir', gitDir, 'push', '--quiet', cloneUrl, 'main:refs/heads/copy'];
  return { sandbox, git, cloneUrl, push };
}

const TROUBLES: [string, Fault][] = [
  ['a 503', { kind: 'status', status: 503 }],
  ['a limit', { kind: 'rate-limit', retryAfterSeconds: 1 }],
  ['a broken connection', { kind: 'drop', when: 'before' }],
];

describe('git on a bad network', () => {
  it.each(TROUBLES)('asks again after %s', async (_, fault) => {
    const { sandbox, git, cloneUrl } = await start();
    sandbox.faults.add({ on: 'GET /octo/handbook.git/info/refs', fault, times: 2 });
    expect(await git.run(['ls-remote', cloneUrl])).toContain('refs/heads/main');
    expect(sandbox.faults.pending).toBe(0);
  });

  it('takes a refusal for what it is', async () => {
    const { sandbox, git, cloneUrl } = await start();
    const fault = { kind: 'status', status: 403 } as const;
    sandbox.faults.add({ on: 'GET /octo/handbook.git/info/refs', fault, times: 2 });
    expect((await git.try(['ls-remote', cloneUrl])).code).not.toBe(0);
    expect(sandbox.faults.pending).toBe(1);
  });

  it('says in a sentence that the repository is gone', async () => {
    const { sandbox, git, cloneUrl } = await start();
    const fault = { kind: 'status', status: 404 } as const;
    sandbox.faults.add({ on: 'GET /octo/handbook.git/info/refs', fault, times: 1 });
    await expect(git.run(['ls-remote', cloneUrl])).rejects.toThrow(
      /^The repository is not at its address any more: it was deleted/,
    );
  });

  it('repeats a push only for those who look where the ref stands', async () => {
    const { sandbox, git, push } = await start();
    const fault = { kind: 'status', status: 503 } as const;
    const on = 'POST /octo/handbook.git/git-receive-pack';
    sandbox.faults.add({ on, fault, times: 2 });
    expect((await git.try(push)).code).not.toBe(0);
    expect(sandbox.faults.pending).toBe(1);
    expect((await git.try(push, { repeatable: true })).code).toBe(0);
  });
});
