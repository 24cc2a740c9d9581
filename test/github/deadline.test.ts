import { describe, expect, it } from 'vitest';
import { withDeadline } from '../../src/github/client.ts';
import { githubFetchFor } from '../../src/shared/network/network.ts';
import { checkedLocalGithub } from '../support/local-github.ts';

describe.each([
  ['Node’s own', fetch],
  ['bounded', githubFetchFor({})],
])('a request, %s', (_, fetch) => {
  it('is given up when no answer comes, and is otherwise left alone', async () => {
    const sandbox = await checkedLocalGithub();
    const over = Promise.withResolvers<void>();
    const send = withDeadline(fetch, 100);
    sandbox.faults.add({ on: 'GET /rate_limit', fault: { kind: 'hold', until: over.promise } });
    const silent = send(`${sandbox.apiUrl}/rate_limit`);
    await expect(silent).rejects.toMatchObject({ name: 'TimeoutError' });
    over.resolve();
    expect((await withDeadline(fetch)(`${sandbox.apiUrl}/rate_limit`)).status).toBe(200);
  });

  it('is still ended by its own signal', async () => {
    const signal = AbortSignal.abort(new Error('The run was stopped.'));
    await expect(withDeadline(fetch)('http://127.0.0.1:9', { signal })).rejects.toThrow('stopped');
  });
});
