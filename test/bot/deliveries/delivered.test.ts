import { describe, expect, it } from 'vitest';
import { readDelivery } from '../../../src/bot/deliveries/delivered.ts';
import { eventNames, example, examples } from '../../support/events.ts';

const installation = { id: 7 };
const ORGANIZATION = { repository: { id: 6, full_name: 'octo/.github', default_branch: 'main' } };
const read = (name: string, payload: unknown) => readDelivery(name, payload);

describe('what a delivery asks for', () => {
  it.each([
    ['issue_comment', 'created', { comment: { body: '/docs explain it' } }],
    ['issue_comment', 'created', { comment: { body: '/Docs: explain it' } }],
    ['pull_request_review_comment', 'created', { comment: { body: 'See\n/docs explain it' } }],
    ['pull_request_review', 'submitted', { review: { body: '/docs explain it' } }],
    [
      'pull_request_review',
      'submitted',
      { review: { state: 'changes_requested' }, pull_request: { head: { ref: 'docket/1' } } },
    ],
    ['pull_request', 'closed', { pull_request: { head: { ref: 'docket/1' } } }],
    [
      ...(['pull_request', 'closed'] as const),
      { action: 'reopened', pull_request: { head: { ref: 'docket/1' } } },
    ],
  ])('is found in %s %s', (name, action, patch) => {
    const { payload } = example(name, action, { ...patch, installation });
    const delivered = read(name, payload);
    const { number } = (payload.issue ?? payload.pull_request) as { number: number };
    const { id, full_name: fullName } = payload.repository as never as Record<string, unknown>;
    expect(delivered).toMatchObject({
      kind: 'thread',
      repository: { id, fullName, installation: 7 },
      event: { name, thread: number },
      key: `${id}#${number}`,
    });
    // What is kept reads the same, and is a fraction of what was sent.
    const kept = (delivered as { payload: object }).payload;
    expect(read(name, JSON.parse(JSON.stringify(kept)))).toEqual(delivered);
    expect(JSON.stringify(kept).length).toBeLessThan(2_000);
  });

  it.each(['workflow_run', 'check_suite'])('is found in a failed %s of a job’s branch', (name) => {
    const failed = { conclusion: 'failure', head_branch: 'docket/1' };
    const { payload } = example(name, 'completed', { [name]: failed, installation });
    const { id } = payload.repository as never as { id: number };
    expect(read(name, payload)).toMatchObject({ kind: 'thread', key: `${id}#docket/1` });
    const fine = { ...payload, [name]: { ...failed, conclusion: 'success' } };
    expect(read(name, fine).kind).toBe('ignored');
    const other = { ...payload, [name]: { ...failed, head_branch: 'main' } };
    expect(read(name, other).kind).toBe('ignored');
  });

  it.each([
    ['issue_comment', 'created', { comment: { body: 'Thanks!' } }],
    ['issue_comment', 'created', { comment: { body: 'Hey, see /docs/cli.md' } }],
    ['issue_comment', 'created', { comment: { body: '/docs/cli.md is wrong' } }],
    ['issue_comment', 'edited', { comment: { body: '/docs explain it' } }],
    ['pull_request', 'closed', { pull_request: { head: { repo: { full_name: 'eve/fork' } } } }],
    ['pull_request', 'opened', { pull_request: { head: { ref: 'docket/1' } } }],
    ['pull_request', 'closed', { action: 'reopened' }],
  ])('is nothing in %s %s %j', (name, action, patch) => {
    const { payload } = example(name, action, { ...patch, installation });
    expect(read(name, payload)).toMatchObject({ kind: 'ignored' });
  });

  it.each([
    ['changes the settings', {}, ['.github/docket.yml'], true],
    ['changes something else', {}, ['docs/docket.yml', 'docket.yml'], false],
    ['is on another branch', { ref: 'refs/heads/fix' }, ['.github/docket.yml'], false],
    ['rewrites the branch', { forced: true }, [], true],
    ['changes the settings of the organization', ORGANIZATION, ['docket.yml'], true],
  ])('is to read settings again if a push %s: %s', (_, patch, modified, isSettings) => {
    const noise = { added: ['a.md'], modified: ['b.md'], removed: ['c.md'] };
    const payload = {
      ...{ ref: 'refs/heads/main', forced: false, installation },
      repository: { id: 5, full_name: 'octo/handbook', default_branch: 'main' },
      commits: [noise, { added: [], modified, removed: [] }, ...Array(2_000).fill(noise)],
      ...patch,
    };
    const delivered = read('push', payload);
    expect(delivered.kind).toBe(isSettings ? 'settings' : 'ignored');
    if (delivered.kind !== 'settings') return;
    expect(read('push', JSON.parse(JSON.stringify(delivered.payload)))).toEqual(delivered);
    expect(JSON.stringify(delivered.payload).length).toBeLessThan(500);
  });

  it('is to look at the installation, whatever happened to it', () => {
    const all = ['installation', 'installation_repositories'].flatMap((name) =>
      examples(name).map(({ payload }) => read(name, payload)),
    );
    expect(all.length).toBeGreaterThan(5);
    expect(new Set(all.map(({ kind }) => kind))).toEqual(new Set(['installation']));
    const { payload } = example('repository', 'renamed', { installation });
    const moved = { kind: 'installation', installation: 7, part: expect.any(Number) };
    expect(read('repository', payload)).toMatchObject(moved);
    const renamed = { action: 'renamed', installation };
    expect(read('installation_target', renamed)).toMatchObject({ part: 'owner' });
  });

  it('is nothing in any other event that GitHub has, and in none without an installation', () => {
    const asking = ['installation', 'installation_repositories', 'installation_target'];
    for (const name of eventNames().filter((one) => !asking.includes(one))) {
      for (const { payload } of examples(name)) {
        expect(read(name, { ...payload, installation: undefined }).kind).toBe('ignored');
      }
    }
  });

  it.each([
    null,
    [],
    'text',
    { installation: { id: 'x' } },
    { installation, issue: { number: -1 } },
  ])('is nothing in %j', (payload) => {
    expect(read('issue_comment', payload).kind).toBe('ignored');
  });
});
