import { describe, expect, it } from 'vitest';
import { quickLook } from '../../../src/bot/events/quick-look.ts';

const look = (env: Record<string, string>, payload: unknown) =>
  quickLook({ GITHUB_EVENT_NAME: 'issue_comment', GITHUB_EVENT_PATH: 'event.json', ...env }, () =>
    typeof payload === 'string' ? payload : JSON.stringify(payload),
  );
const comment = (body: unknown) => ({ action: 'created', comment: { body } });
const changes = (ref: string) => ({
  action: 'submitted',
  review: { body: 'Shorter, please', state: 'changes_requested' },
  pull_request: { head: { ref } },
});
const IGNORED = 'no line of the comment starts with /docs';

describe('a quick look at the event', () => {
  it('ends a comment that is no command', () => {
    expect(look({}, comment('Thanks, see /docs there'))).toBe(IGNORED);
    expect(look({ INPUT_MODE: 'command' }, comment('> /docs go'))).toBe(IGNORED);
    expect(look({ GITHUB_EVENT_NAME: 'pull_request_review_comment' }, comment('Typo here'))).toBe(
      IGNORED,
    );
    expect(
      look(
        { GITHUB_EVENT_NAME: 'pull_request_review' },
        { action: 'submitted', review: { body: 'Looks good' } },
      ),
    ).toBe(IGNORED);
    const review = { GITHUB_EVENT_NAME: 'pull_request_review' };
    expect(look(review, changes('feature'))).toBe(IGNORED);
    expect(look({ ...review, 'INPUT_BASE-URL': ' ' }, changes('feature'))).toBe(IGNORED);
  });

  it.each([
    'see /docs/cli.md',
    'See https://example.com/docs for more',
    'Hey, see /docs',
    'Hey /docs/cli.md is wrong',
    'Hi, /docs is outdated',
    'Hello, /docs folder needs work',
    'Hi /docs needs an index',
    'Hey team, /docs explain this well',
    '/docs/cli.md: explain --json',
    '> Hey /docs explain --json',
    '`/docs: explain --json`',
    'Okay, the docs are in /docs',
    'please run /docs explain the flag',
    'Hey /docs explain --json',
    '/docs.md: explain --json',
  ])('never answers conversation: %j', (body) => {
    expect(look({}, comment(body))).toBe(IGNORED);
  });

  it.each([
    '/docs: explain --json',
    '/Docs status',
    '  /docs, fix typos',
    'Hello\n/docs are wrong',
  ])('leaves a line that starts with the word to the program: %j', (body) => {
    expect(look({}, comment(body))).toBeUndefined();
    expect(look({ INPUT_COMMAND: '/handbook' }, comment(body))).toBe(
      'no line of the comment starts with /handbook',
    );
  });

  it('honours the configured word', () => {
    expect(look({ INPUT_COMMAND: ' /handbook ' }, comment('/docs go'))).toBe(
      'no line of the comment starts with /handbook',
    );
    expect(look({ INPUT_COMMAND: '/handbook' }, comment('/handbook go'))).toBeUndefined();
  });

  it.each([
    ['a command', {}, comment('/docs go')],
    ['an edited comment', {}, { action: 'edited', comment: { body: 'hello' } }],
    ['another mode', { INPUT_MODE: 'job' }, comment('hello')],
    ['another event', { GITHUB_EVENT_NAME: 'push' }, comment('hello')],
    ['an event named after a built-in property', { GITHUB_EVENT_NAME: 'toString' }, comment('a')],
    [
      'a request for changes on a branch named like a job’s',
      { GITHUB_EVENT_NAME: 'pull_request_review' },
      changes('docket/1'),
    ],
    [
      'a request for changes where a service names the branches',
      { GITHUB_EVENT_NAME: 'pull_request_review', 'INPUT_BASE-URL': 'https://docs.example' },
      changes('feature'),
    ],
    ['a review without a text', { GITHUB_EVENT_NAME: 'pull_request_review' }, comment('hello')],
    ['a payload that is not JSON', {}, '{'],
    ['a payload that is null', {}, null],
    ['a body that is not text', {}, comment(null)],
  ] as [string, Record<string, string>, unknown][])('leaves %s to the program', (_, env, event) => {
    expect(look(env, event)).toBeUndefined();
  });
});
