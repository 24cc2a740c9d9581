// GitHub gives no answer to one request: each request of each path, in each way, one at a time. The
// command ends answered all the same, the agent has run once, and there is one pull request.
// away-run.test.ts does the same to a workflow run.
import { afterAll, describe, expect, it } from 'vitest';
import { FAULTS } from './support/away.ts';
import { leavePlaces, PATHS, TIMEOUT, walkAll } from './support/away-paths.ts';

const timeout = TIMEOUT;

describe.each(PATHS)('$name is answered', (path) => {
  afterAll(leavePlaces);

  it.each(FAULTS)('by the App, whichever request meets: %s', { timeout }, async (fault) => {
    expect(await walkAll('app', path, fault)).toEqual([]);
  });
});
