import { expect, it } from 'vitest';
import type { KeyedJob } from '../../src/bot/backend.ts';
import type { PullInfo } from '../../src/bot/thread-host.ts';
import { whyClaimed } from '../../src/improve/improve.ts';

const NOW = Date.parse('2026-11-15T12:00:00Z');
const ago = (days: number) => new Date(NOW - days * 86_400_000).toISOString();
const job = (status: KeyedJob['status'], days: number): KeyedJob => ({
  ...{ id: 'j1', status, endedAt: ago(days) },
});
const pull = (state: PullInfo['state'], days: number) => ({
  ...{ number: 7, state, closedAt: state === 'open' ? null : ago(days) },
});

it.each([
  [job('active', 400), null, 'Job j1 is working on it.'],
  [job('completed', 400), pull('open', 0), '#7 is open.'],
  [job('archived', 400), pull('open', 0), '#7 is open.'],
  [job('archived', 89), pull('merged', 89), '#7 was merged less than 90 days ago.'],
  [job('archived', 400), pull('closed', 10), '#7 was closed less than 90 days ago.'],
  [job('archived', 91), pull('closed', 91), null],
  [job('completed', 10), null, 'Job j1 ended less than 90 days ago.'],
  [job('failed', 0.5), null, 'Job j1 ended less than a day ago.'],
  [job('failed', 2), null, null],
  [job('failed', 2), pull('closed', 2), '#7 was closed less than 90 days ago.'],
])('%o with %o: %s', (known, state, expected) => {
  expect(whyClaimed(known, state, NOW)).toBe(expected);
});
