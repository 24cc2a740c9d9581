import { describe, expect, it } from 'vitest';
import { JOB_EVENTS, TRANSITIONS, transition } from '../../src/jobs/intake.ts';
import { prLink } from '../../src/jobs/job.ts';
import { Conflict } from '../../src/shared/errors.ts';
import { aJob } from '../support/job.ts';
import fc from '../support/properties.ts';

const events = fc.array(fc.constantFrom(...JOB_EVENTS), { maxLength: 12 });

describe('the states of a job', () => {
  it('follows the table and nothing else', () => {
    fc.assert(
      fc.property(events, (list) => {
        let job = aJob();
        for (const [step, event] of list.entries()) {
          const allowed = TRANSITIONS[job.status][event];
          if (allowed) job = transition(job, event, step);
          else expect(() => transition(job, event, step)).toThrow(Conflict);
          if (allowed) expect(job.status).toBe(allowed);
        }
      }),
    );
  });

  it('never leaves archived, and dates it', () => {
    const done = transition(aJob(), 'complete', 0);
    const archived = transition(done, 'archive', Date.UTC(2026, 0, 1));
    expect(archived.archivedAt).toBe('2026-01-01T00:00:00.000Z');
    for (const event of JOB_EVENTS) {
      expect(() => transition(archived, event, 0)).toThrow('is archived');
    }
  });

  it('shows no pull request while the job is active, and shows it again afterwards', () => {
    const pull = { number: 1, url: 'https://host/pull/1' };
    const base = { ref: 'main', sha: 'a' };
    const work = { branch: 'b', base, head: 'c', pull, compareLink: null };
    const active = { ...aJob(), work };
    expect(prLink(active)).toBeNull();
    const done = transition(active, 'complete', 0);
    expect(prLink(done)).toBe(pull.url);
    expect(prLink(transition(done, 'message', 0))).toBeNull();
  });

  it('has a way to an end from every state', () => {
    expect(TRANSITIONS.active).toMatchObject({ complete: 'completed', fail: 'failed' });
    expect(TRANSITIONS.completed.archive).toBe('archived');
    expect(TRANSITIONS.failed.archive).toBe('archived');
  });
});
