import { describe, expect, it } from 'vitest';
import { decide } from '../../src/jobs/intake.ts';
import { HOUR_MS } from '../../src/shared/days.ts';
import fc from '../support/properties.ts';

const steps = fc.array(fc.integer({ min: 0, max: HOUR_MS / 2 }), { maxLength: 80 });

describe('the sliding hour', () => {
  it('never lets more than the limit pass in any hour, and never refuses below it', () => {
    fc.assert(
      fc.property(steps, fc.integer({ min: 1, max: 8 }), (gaps, perHour) => {
        const passed: number[] = [];
        let history: number[] = [];
        let now = 0;
        for (const gap of gaps) {
          now += gap;
          const inHour = passed.filter((time) => time > now - HOUR_MS).length;
          const verdict = decide(history, { perHour }, now);
          expect(verdict.allowed).toBe(inHour < perHour);
          if (!verdict.allowed) continue;
          history = verdict.history;
          passed.push(now);
        }
      }),
    );
  });

  it('tells when the next use is possible, and it is', () => {
    fc.assert(
      fc.property(steps, (gaps) => {
        let history: number[] = [];
        let now = 0;
        for (const gap of gaps) {
          now += gap;
          const verdict = decide(history, { perHour: 3 }, now);
          if (verdict.allowed) {
            history = verdict.history;
            continue;
          }
          const then = now + verdict.retryAfterSeconds * 1000;
          expect(decide(history, { perHour: 3 }, then).allowed).toBe(true);
          if (verdict.retryAfterSeconds > 1) {
            expect(decide(history, { perHour: 3 }, then - 1000).allowed).toBe(false);
          }
        }
      }),
    );
  });

  it('is not blocked for longer by a clock that runs ahead', () => {
    const verdict = decide([HOUR_MS * 5], { perHour: 1 }, 1000);
    expect(verdict).toEqual({ allowed: false, retryAfterSeconds: 3600 });
  });
});
