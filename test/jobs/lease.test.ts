import { describe, expect, it } from 'vitest';
import {
  EXPIRES_AFTER_MS,
  insistOnLease,
  isOutlived,
  LeaseWatch,
  renewLease,
  takeLease,
} from '../../src/jobs/lease.ts';
import { LeaseLost } from '../../src/shared/errors.ts';
import { aJob } from '../support/job.ts';

describe('a lease', () => {
  it('lets only its holder write', () => {
    const me = { id: 'j1', token: 'me' };
    const mine = takeLease(aJob(), 'me');
    expect(insistOnLease(mine, me)).toEqual({ token: 'me', counter: 1 });
    const theirs = takeLease(mine, 'you');
    expect(() => insistOnLease(theirs, me)).toThrow(LeaseLost);
    expect(() => renewLease(theirs, 'me')).toThrow(LeaseLost);
    expect(() => insistOnLease(null, me)).toThrow(/^Job j1 was deleted\. This run stops/);
  });

  it('of an earlier attempt of the same run is nobody’s; of any other run it is somebody’s', () => {
    const first = { run: '7', attempt: 1 };
    const { lease } = renewLease(takeLease(aJob(), 'me', { holder: first }), 'me');
    const outlived = (by: Parameters<typeof isOutlived>[1]) => lease && isOutlived(lease, by);
    expect(outlived({ run: '7', attempt: 2 })).toBe(true);
    expect(outlived(first)).toBe(false);
    expect(outlived({ run: '8', attempt: 2 })).toBe(false);
    expect(outlived(undefined)).toBe(false);
    expect(isOutlived({ token: 't', counter: 1 }, { run: '7', attempt: 2 })).toBe(false);
  });

  it('expires when it stood still long enough on the observer’s own clock', () => {
    const watch = new LeaseWatch();
    const lease = { token: 't', counter: 1 };
    const start = 5_000_000;
    expect(watch.expired(lease, start)).toBe(false);
    expect(watch.expired(lease, start + EXPIRES_AFTER_MS - 1)).toBe(false);
    expect(watch.expired(lease, start + EXPIRES_AFTER_MS)).toBe(true);
  });

  it('starts anew with every renewal and every other holder', () => {
    const watch = new LeaseWatch();
    watch.expired({ token: 't', counter: 1 }, 0);
    expect(watch.expired({ token: 't', counter: 2 }, EXPIRES_AFTER_MS)).toBe(false);
    expect(watch.expired({ token: 'u', counter: 2 }, EXPIRES_AFTER_MS * 2)).toBe(false);
    expect(watch.expired({ token: 'u', counter: 2 }, EXPIRES_AFTER_MS * 3)).toBe(true);
  });
});
