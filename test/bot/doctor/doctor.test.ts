import { describe, expect, it } from 'vitest';
import {
  conclusion,
  diagnosis,
  examine,
  judgeClock,
  judgeGit,
  type ProbeState,
} from '../../../src/bot/doctor/doctor.ts';
import { SetupError } from '../../../src/shared/errors.ts';

describe('an examination', () => {
  it('continues when a check fails, and says what to fix', async () => {
    const told: string[] = [];
    const findings = await examine(
      [
        { what: 'One', look: async () => ({ state: 'ok', says: 'Fine.' }) },
        {
          what: 'Two',
          look: async () => {
            throw new SetupError('Broken. Mend it.');
          },
        },
        { what: 'Three', look: async () => ({ state: 'warning', says: 'a|b' }) },
      ],
      ({ what }) => told.push(what),
    );
    expect(told).toEqual(['One', 'Two', 'Three']);
    expect(conclusion(findings)).toEqual({
      well: false,
      says: 'Found 1 problem. Each line with ❌ tells you how to fix it.',
    });
    expect(diagnosis(findings)).toContain('| ❌ | Two | Broken. Mend it. |\n| ⚠️ | Three | a\\|b |');
  });

  it('passes without a problem, and does not call warnings or unchecked things fine', () => {
    const concluded = (...states: ProbeState[]) =>
      conclusion(states.map((state) => ({ state, what: 'One', says: 'Hm.' })));
    expect(concluded('ok')).toEqual({ well: true, says: 'No problems found.' });
    expect(concluded('ok', 'info').says).toBe(
      'No problems found. Lines with ℹ️ are optional or could not be checked.',
    );
    expect(concluded('warning', 'info', 'warning')).toEqual({
      well: true,
      says: 'Found no problems, but 2 warnings. Each line with ⚠️ tells you what to do.',
    });
  });
});

describe('a clock', () => {
  it('may be a minute off and no more, either way', () => {
    expect(judgeClock(60_000, 0).state).toBe('ok');
    expect(judgeClock(0, 61_000).state).toBe('wrong');
    expect(judgeClock(600_000, 0).says).toContain('off by 600 s');
  });
});

describe('git', () => {
  it.each([
    ['git version 2.34.1', 'ok'],
    ['git version 2.47.3 (Apple Git-154)', 'ok'],
    ['git version 3.0.0', 'ok'],
    ['git version 2.33.8', 'wrong'],
    ['git version 1.99', 'wrong'],
    ['nonsense', 'wrong'],
  ])('%s is %s', (output, state) => {
    expect(judgeGit(output).state).toBe(state);
  });
});
