import { expect, it } from 'vitest';
import { failedDeliveries } from '../../../src/cli/serve/hooks.ts';
import { Unavailable } from '../../../src/shared/errors.ts';
import { ManualClock } from '../../support/manual-clock.ts';

const MINUTE_MS = 60_000;

it('asks GitHub for failed deliveries at most once a minute, however many look', async () => {
  const clock = new ManualClock(Date.UTC(2026, 10, 15, 12));
  const asked: number[] = [];
  const attempt = (guid: string, ok: boolean) => ({ id: 1, guid, ok, at: clock.now() });
  const failed = failedDeliveries(
    {
      async deliveries(since) {
        asked.push(since);
        if (asked.length === 2) throw new Unavailable('GitHub is down.');
        return [attempt('lost', false), attempt('late', false), attempt('late', true)];
      },
    },
    clock,
  );
  const lost = [{ guid: 'lost', at: '2026-11-15T12:00:00.000Z' }];
  expect(await Promise.all([failed(), failed()])).toEqual([lost, lost]);
  clock.advance(MINUTE_MS - 1);
  expect(await failed()).toEqual(lost);
  expect(asked).toHaveLength(1);
  clock.advance(1);
  for (let n = 0; n < 3; n++) expect(await failed()).toBe('GitHub did not say: GitHub is down.');
  expect(asked).toHaveLength(2);
  clock.advance(MINUTE_MS);
  expect(await failed()).toMatchObject([{ guid: 'lost' }]);
});
