import { describe, expect, it } from 'vitest';
import { compileAgentPattern, PatternProblem } from '../../src/analytics/agent-pattern.ts';
import fc from '../support/properties.ts';

const matches = (pattern: string, agent: string) => compileAgentPattern(pattern).test(agent);

describe('an agent’s pattern', () => {
  it.each([
    ['^acme-assistant/', 'Acme-Assistant/1.0', true],
    ['^acme', 'x acme', false],
    ['bot$', 'a bot', true],
    ['\\bbot\\b', 'robot', false],
    ['Chrome/1(?:31|32)\\.', 'Chrome/132.0', true],
    ['[a-c]+\\d{2,3}$', 'x CAB123', true],
    ['[^a-z]', 'ABC', false],
    ['a{2}', 'aba', false],
    ['x{', 'x{', true],
    ['', 'anything', true],
  ])('%s on %s is %s', (pattern, agent, expected) => {
    expect(matches(pattern, agent)).toBe(expected);
  });

  it.each([
    ['(a)\\1', 'backreference'],
    ['(?=a)', 'has a lookaround'],
    ['(?<n>a)', 'has a lookaround'],
    ['a**', 'nothing to repeat'],
    ['*', 'nothing to repeat'],
    ['(a', 'without a `)`'],
    ['a)', 'without a `(`'],
    ['[a', 'without a `]`'],
    ['[z-a]', 'reversed'],
    ['a{3,2}', 'less than its minimum'],
    ['\\p{L}', 'not supported'],
    ['(x{1000}){1000}', 'repeats too much'],
    ['x'.repeat(501), 'longer than 500'],
  ])('%s is refused with a sentence', (pattern, why) => {
    expect(() => compileAgentPattern(pattern)).toThrow(PatternProblem);
    expect(() => compileAgentPattern(pattern)).toThrow(why);
  });

  const leaf = fc.constantFrom(
    'a',
    'B',
    '.',
    '[ab]',
    '[^a]',
    '\\w',
    '\\W',
    '\\b',
    '^',
    '$',
    '-',
    '',
  );
  const { pattern } = fc.letrec<{ pattern: string }>((tie) => ({
    pattern: fc.oneof(
      { maxDepth: 4, depthSize: 'small' },
      leaf,
      fc.tuple(tie('pattern'), tie('pattern')).map(([one, two]) => one + two),
      fc.tuple(tie('pattern'), tie('pattern')).map(([one, two]) => `(?:${one}|${two})`),
      fc
        .tuple(tie('pattern'), fc.constantFrom('*', '+', '?', '{2}', '{1,2}', '{1,}', '*?'))
        .map(([one, times]) => `(${one})${times}`),
    ),
  }));
  const agent = fc.stringMatching(/^[abAB-]{0,6}$/);

  it('means what it means in JavaScript', () => {
    fc.assert(
      fc.property(pattern, fc.array(agent, { maxLength: 4 }), (text, agents) => {
        const compiled = compileAgentPattern(text);
        const known = new RegExp(text, 'i');
        for (const one of agents)
          expect([text, one, compiled.test(one)]).toEqual([text, one, known.test(one)]);
      }),
      { numRuns: 2_000 },
    );
  });

  it.each(['(a+)+$', '(a|a)*b', `${'a*'.repeat(50)}b`, '(a?){50}b', '((a*)*)*b', '(.*)(.*)(.*)b'])(
    '%s takes steps in proportion to the agent',
    (text) => {
      const compiled = compileAgentPattern(text);
      expect(compiled.test(`${'a'.repeat(3_000)}!`)).toBe(false);
      expect(compiled.steps()).toBeLessThanOrEqual(3_002 * compiled.states);
    },
  );

  it('forgets what it has seen when that would grow without end', () => {
    const compiled = compileAgentPattern('[^a]b$');
    for (let code = 200; code < 60_000; code += 1) compiled.test(String.fromCharCode(code));
    expect(compiled.test('xb')).toBe(true);
  });
});
