// Every question to GitHub, while GitHub refuses us or does not answer: none of them becomes a yes or a no.
import { describe, expect, it } from 'vitest';
import type { ThreadHost } from '../../src/bot/thread-host.ts';
import { createHostChecks, createThreadHost } from '../../src/github/thread-host.ts';
import { isNoAnswer } from '../../src/shared/waiting.ts';
import { githubOf } from '../support/github.ts';
import { checkedLocalGithub, handbook } from '../support/local-github.ts';

const SHA = 'a'.repeat(40);
const PLACE = { thread: 1 };
const COMMENT = { kind: 'issue', id: 1 } as const;

/** One that is new in the port has to be added here. */
const QUESTIONS: Record<
  Exclude<keyof ThreadHost, 'drift'>,
  (host: ThreadHost) => Promise<unknown>
> = {
  repository: (host) => host.repository(),
  self: (host) => host.self(),
  permission: (host) => host.permission('mona'),
  said: (host) => host.said(COMMENT),
  react: (host) => host.react(COMMENT, 'eyes'),
  unreact: (host) => host.unreact(COMMENT, 'eyes'),
  reacted: (host) => host.reacted(COMMENT, 'eyes'),
  findComments: (host) => host.findComments(PLACE, 'marker'),
  createComment: (host) => host.createComment(PLACE, 'marker', 'marker'),
  editComment: (host) => host.editComment(COMMENT, 'text'),
  deleteComment: (host) => host.deleteComment(COMMENT),
  hideOutdated: (host) => host.hideOutdated([{ nodeId: 'a' }]),
  requestReview: (host) => host.requestReview(1, 'mona'),
  thread: (host) => host.thread(1),
  pull: (host) => host.pull(1),
  openPull: (host) => host.openPull('docket/a'),
  pullOf: (host) => host.pullOf('docket/a'),
  openPulls: (host) => host.openPulls('docket/'),
  retarget: (host) => host.retarget(1, 'main'),
  failedChecks: (host) => host.failedChecks(SHA),
  leadsTo: (host) => host.leadsTo(SHA, 'b'.repeat(40)),
  reviewComment: (host) => host.reviewComment(1),
  review: (host) => host.review(1, 1),
  changedFiles: (host) => host.changedFiles(1, SHA),
  readFile: (host) => host.readFile('docs/start.md'),
  readOwnersFile: (host) => host.readOwnersFile('docket.yml'),
  listFiles: (host) => host.listFiles(),
  closedPulls: (host) => host.closedPulls('docket/', '2026-01-01T00:00:00Z'),
};

const FAULTS = [
  ['refuses our key', { kind: 'status', status: 401 }],
  ['does not work', { kind: 'status', status: 502 }],
  ['breaks the connection', { kind: 'drop', when: 'before' }],
] as const;

describe.each(FAULTS)('GitHub %s, which is no answer to', (_, fault) => {
  it.each(Object.entries(QUESTIONS))('%s', async (_name, ask) => {
    const sandbox = await checkedLocalGithub();
    const repo = await handbook(sandbox);
    repo.openIssue({ by: 'mona', title: 'Explain it' });
    const { github } = githubOf(sandbox);
    sandbox.faults.add({ on: '* /**', fault, times: 1_000 });
    const answer = await ask(createThreadHost(github)).then(
      (said) => `an answer: ${JSON.stringify(said)}`,
      (error) => (isNoAnswer(error) ? 'no answer' : error),
    );
    expect(answer).toBe('no answer');
  });

  it.each(['serverTime', 'actionsMayOpenPulls', 'organizationMayOpenPulls'] as const)(
    '%s of the doctor',
    async (question) => {
      const sandbox = await checkedLocalGithub();
      await handbook(sandbox);
      const { github } = githubOf(sandbox);
      sandbox.faults.add({ on: '* /**', fault, times: 1_000 });
      const error = await createHostChecks(github)
        [question]()
        .catch((thrown) => thrown);
      expect(isNoAnswer(error)).toBe(true);
    },
  );
});
